## Co kto rozegrał

web-record-title = Dorobek
web-record-say = Wszystkie ukończone gry, w których masz jedno własne miejsce, także prywatne. Inni widzą tylko publiczne.
web-record-public-say = Ukończone gry publiczne.
web-record-none = Na razie pusto: stanie tu pierwsza ukończona gra.
web-record-finished =
    { $n ->
        [one] ukończona gra
        [few] ukończone gry
       *[many] ukończonych gier
    }
web-record-streak =
    { $n ->
        [one] zwycięstwo z rzędu, najwięcej { $longest }
        [few] zwycięstwa z rzędu, najwięcej { $longest }
       *[many] zwycięstw z rzędu, najwięcej { $longest }
    }
web-record-sagas =
    { $n ->
        [one] dzień z sagą z rzędu, najwięcej { $longest }
        [few] dni z sagą z rzędu, najwięcej { $longest }
       *[other] dni z sagą z rzędu, najwięcej { $longest }
    }
web-record-percent = { $percent }%
web-record-kept = gier rozegranych do końca
web-record-game = Gra
web-record-people = Z ludźmi
web-record-bots = Z botami
web-record-alone = Samotnie
web-record-games =
    { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[many] { $n } gier
    }
web-record-by-players = { $players } graczy: wygrane { $wins } z { $games }
web-record-no-game = jeszcze żadnej
web-record-not-solo = bez wariantu solo
web-record-won-of = wygrane: { $wins } z { $games }
web-record-mostly = głównie { $bot }
web-record-best = najlepszy wynik { $points }
web-record-first = pierwsze miejsce
web-record-second = drugie
web-record-third = trzecie
web-record-later = czwarte lub dalsze
web-record-factions = Kim grasz
web-record-factions-other = Kim gra { $name }
web-record-factions-say = Zwycięstwa z ludźmi i botami. Pasek pokazuje, gdzie 19 razy na 20 leży prawdziwy odsetek; kreskowana linia to równy udział.
web-record-factions-none = Po pierwszej grze z innymi staną tu przywódcy, klany, naukowcy i załogi.
web-record-of = { $wins } z { $games }
web-record-share = zapewne od { $low } do { $high } na 100
web-record-course = Od { $from } ({ $first }) do { $to } ({ $last })
web-record-stones = Kamienie runiczne
web-record-stones-say = Stawiają je gry, w których nikt nie znał kości z góry.

## Kamienie runiczne

web-stone-not-yet = jeszcze nie stoi
web-stone-grand_tour = Gość każdej sali
web-stone-grand_tour-say = ukończona każda gra tego dworu
web-stone-giant_slayer = Pogromca olbrzymów
web-stone-giant_slayer-say = wygrana z Jarlem lub Konungiem
web-stone-winter_alone = Samotna zima
web-stone-winter_alone-say = samotna wygrana na najtrudniejszym poziomie
web-stone-four_banners = Cztery sztandary
web-stone-four_banners-say = wygrane jednej gry czterema przywódcami, klanami, naukowcami lub załogami
web-stone-full_bench = Pełna ława
web-stone-full_bench-say = wygrana z ludźmi na wszystkich miejscach
web-stone-in_a_row = Pięć z rzędu
web-stone-in_a_row-say = pięć kolejnych zwycięstw nad ludźmi
web-stone-word_kept = Dotrzymane słowo
web-stone-word_kept-say = dwadzieścia pięć gier z ludźmi, żadna niepoddana

## Własne dane

web-own-title = Twoje dane
web-own-say = Wszystko, co o tobie przechowujemy, w pliku JSON: sesje, powiadomienia, wypowiedzi, notatki i wszystkie twoje stoły.
web-own-export = Pobierz
web-own-leave = Odejdź na zawsze
web-own-leave-say = Twoje imię znów będzie wolne; sesje, notatki i powiadomienia znikną, a wypowiedzi stracą podpis. W ukończonych grach imię zostaje, bo obejmuje je dowód.
web-own-leave-title = Odejść na zawsze?
web-own-leave-games = Poddajesz wszystkie trwające gry. Tego nie da się cofnąć.
web-own-leave-password = Twoje hasło
web-own-leave-do = Tak, usuńcie mnie
web-own-left = Twoje konto zostało usunięte. Bywaj!
