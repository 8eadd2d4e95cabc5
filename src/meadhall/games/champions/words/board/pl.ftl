### Słowa planszy „Wojowników Midgardu”; nazwy pochodzą ze słownika gry.

board-title = Portowe miasto i odległe krainy
board-round = Runda { $round } z { $rounds }
board-round-word = Runda
board-phase-setup = Przywódcy
board-phase-workers = Robotnicy
board-phase-assign = Wojownicy
board-phase-fights = Walki
board-phase-cleanup = Porządki

## Ilości

board-amount-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
board-amount-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
   *[many] { $n } drewna
}
board-amount-food = { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
   *[many] { $n } żywności
}
board-amount-favor = { $n ->
    [one] { $n } przysługa
    [few] { $n } przysługi
    [many] { $n } przysług
   *[other] { $n } przysługi
}
board-amount-glory = { $n } pkt chwały
board-amount-blame = { $n ->
    [one] { $n } potępienie
    [few] { $n } potępienia
    [many] { $n } potępień
   *[other] { $n } potępienia
}
board-amount-swordsman = { $n ->
    [one] { $n } fechmistrz
    [few] { $n } fechmistrze
    [many] { $n } fechmistrzów
   *[other] { $n } fechmistrza
}
board-amount-spearman = { $n ->
    [one] { $n } włócznik
    [few] { $n } włócznicy
    [many] { $n } włóczników
   *[other] { $n } włócznika
}
board-amount-axeman = { $n ->
    [one] { $n } topornik
    [few] { $n } topornicy
    [many] { $n } toporników
   *[other] { $n } topornika
}
board-amount-warrior = { $n ->
    [one] { $n } wojownik
    [few] { $n } wojownicy
    [many] { $n } wojowników
   *[other] { $n } wojownika
}
board-amount-worker = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotnicy
    [many] { $n } robotników
   *[other] { $n } robotnika
}
board-amount-card = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}

## Krótkie nazwy tam, gdzie brak miejsca

board-goods-food = żywność
board-goods-worker = robotnicy
board-small_public_longship = Mała łódź
board-large_public_longship = Duża łódź
board-troll = Troll
board-draugr_1 = Lewy draugr
board-draugr_2 = Prawy draugr
board-hunters = Polowanie

## Karty i pola słowami

board-stats = atak { $attack }, obrona { $defense }
board-color-red = czerwony
board-color-yellow = żółty
board-color-blue = niebieski
board-forbids = { $warrior ->
    [swordsman] bez fechmistrzów
    [spearman] bez włóczników
   *[axeman] bez toporników
}
board-claimed = zajmuje { $name }
board-crew-secret = załoga utajniona
board-crew-none = jeszcze bez wojowników
board-free = jeszcze nikt
board-workers-of = robotnicy: { $names }
board-in-stock = w zapasie { $stock }
board-stock-empty = zapas pusty
board-no-enemy = nie ma już wroga
board-shown-by = kto ją zna: { $names }
board-face-down = zakryta karta podróży
board-journey-known = znana ci karta podróży: { $journey }
board-journey-open = odkryta karta podróży: { $journey }
board-no-journey = brak karty podróży
board-no-monster = brak monstrum
board-monster-coins = na karcie { $coins }
board-feeds = { $count ->
    [one] 1 żywność karmi { $count } wojownika
   *[other] 1 żywność karmi { $count } wojowników
}
board-ship-holds = mieści { $n }
board-ship-load = na pokładzie: { $load }
board-ship-empty = pusta
board-ship-at = płynie do { $shore_gen }
board-monster-at = w { $shore_loc }
board-ship-dock = w porcie
board-ship-owner = ma ją { $name }
board-ship-cost = koszt: { $cost }
board-slipway = Na pochylni
board-slipway-note = jedna łódź na gracza
board-hut-price = następny robotnik: { $price }
board-first = Pierwszy gracz: { $name }
board-deck = Talia { $deck ->
    [troll] trolli
    [draugr] draugrów
    [monster] monstrów
    [journey] podróży
    [merchant] kupców
    [rune] run
   *[destiny] przeznaczeń
}: { $cards }
board-discard-journey = Stos odrzuconych podróży
board-discard = { $name }: { $cards }
board-supply = Pula: { $amount }
board-rune-deck = Wierzchnia runa talii, w ciemno
board-rune-gap = brak runy
board-worth = warta { $glory }
board-begging = żebrze: { $n }

## Taca

board-stage-roll = Rzut
board-stage-reroll = Przerzut
board-stage-damage = Obrażenia
board-stage-losses = Straty
board-fighter = Walczy { $name }
board-hunter = Poluje { $name }
board-voyager = { $name } na morzu
board-reward = do zdobycia { $reward }
board-damage = Obrażenia
board-damage-rolled = Obrażenia razem z tym rzutem
board-damage-count = { $n } z { $defense }
board-food-count = { $n } z najwyżej { $cap } żywności
board-food-most = najwyżej { $cap } żywności
board-die-damage = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[other] { $n } obrażeń
}
board-die-blocks = blokuje { $n }
board-die-both = obrażenia: { $damage }, blokuje { $n }
board-die-nothing = nic
board-die-reroll = przerzuć
board-die-locked = zostaje
board-die-picked = do przerzutu
board-die-food = { board-amount-food }
board-losses = Atak { $attack }, twoje tarcze blokują { $shields }:
board-losses-fall = { $n ->
    [0] nikt nie ginie.
    [one] ginie jeden wojownik.
    [few] giną { $n } wojownicy.
   *[other] ginie { $n } wojowników.
}
board-losses-prevented = Leczenie: bez strat w tej rundzie.
board-chance-caption = Szansa na wygraną bez dalszych przysług
board-lose-who = Wybierz, kogo tracisz.
board-lose-what = Wybierz, co zabiera morze.
board-fights-ahead = Walki tej rundy
board-fights-none = Nikt nie zarezerwował jeszcze walki. Wyślij robotnika na wroga, na polowanie albo na łódź.
board-choose-from = Wybierz
board-send-out = Wyślij wojowników
board-die-face = { $die }, { $face }

## Na scenie: co się stało

board-stage-cup = Twój rzut
board-stage-card = Karta
board-stage-hunger = Prowiant
board-stage-outcome = Wynik
board-stage-victory = Zwycięstwo
board-stage-stands = Wynik
board-stage-food = Żywność
board-stage-rune = Runa
board-stage-blame = Potępienie
board-stage-foes = Nowi wrogowie
board-act-roll = { $n ->
    [one] Rzuć { $n } kością
   *[other] Rzuć { $n } kośćmi
}
board-act-fight = { $who ->
    [you] Walczysz z { $enemy_ins }
   *[other] { $name } walczy z { $enemy_ins }
}
board-act-fight-cause = Atak { $attack }, obrona { $defense }; dla zwycięzcy { $reward }.
board-act-hunt = { $who ->
    [you] Wyruszasz na polowanie
   *[other] { $name } wyrusza na polowanie
}
board-forecast-short = { $percent }% szans na zwycięstwo
# Pod szansą na zwycięstwo, gdy nikogo jeszcze tam nie wysłano; n: wszyscy w domu, którzy mogą iść.
board-odds-with = z { $n ->
    [one] { $n } wojownikiem
   *[other] { $n } wojownikami
}
# Ich przywódca ma do obsadzenia jeszcze inne walki.
board-odds-if-all = jeśli pójdą wszyscy
board-odds-aboard = przy pełnej załodze
board-forecast-win = Wygrasz tę walkę
board-forecast-favor = { $n ->
    [one] z { $n } przysługą na puste
   *[other] z { $n } przysługami na puste
}
board-forecast-fight = Ten rzut zada średnio { $average } obrażeń, a wróg padnie od { $left }. Odpowie atakiem { $attack }: { $attack ->
        [one] w każdej rundzie ginie jeden wojownik, chyba że osłoni go tarcza.
        [few] w każdej rundzie giną { $attack } wojownicy, o jednego mniej za każdą tarczę.
       *[other] w każdej rundzie ginie { $attack } wojowników, o jednego mniej za każdą tarczę.
    }
board-forecast-hunt-short = około { $average } żywności
board-forecast-hunt = Ci łowcy przyniosą średnio { $average } żywności, a najwyżej { $cap }.
board-act-average = Te kości dają średnio { $average }; tyle co teraz lub więcej wypada { $odds } razy na 100.
board-act-damage = obrażenia: { $n } z { $defense }
board-act-shields = { $n ->
    [one] { $n } tarcza
    [few] { $n } tarcze
   *[many] { $n } tarcz
}
board-act-stands = Wróg wciąż stoi
board-act-lost = straty: { $n }
board-act-skipped = Nikt nie walczy z { $enemy_ins }
board-act-skipped-cause = Walka była zarezerwowana, ale nie wysłano żadnego wojownika.
board-act-no-fight = Bez walki
board-act-voyage = { $who ->
    [you] Płyniesz do { $shore_gen }
   *[other] { $name } płynie do { $shore_gen }
}
board-act-at-sea = { $who ->
    [you] Jesteś na morzu
   *[other] { $name } jest na morzu
}
board-act-voyage-cause = Załoga jest w drodze i trzeba ją nakarmić.
board-act-all-fed = { $n ->
    [one] jedyny wojownik na pokładzie ma co jeść
    [few] wszyscy { $n } wojownicy mają co jeść
   *[many] wszystkich { $n } wojowników ma co jeść
}
board-act-failed = Nieudana wyprawa
board-act-turns-back = Bez załogi
board-act-safe = Bez strat
board-act-rune = { $who ->
    [you] Używasz runy „{ $rune }”
   *[other] { $name } używa runy „{ $rune }”
}
board-act-blame = { $who ->
    [you] Zrzucasz winę; ponosi ją { $other }
   *[other] { $whom ->
        [you] { $name } zrzuca winę na ciebie
       *[other] { $name } zrzuca winę; ponosi ją { $other }
    }
}
board-act-blame-cause = Kto pokona trolla, daje 1 potępienie innemu graczowi.
board-act-rage = { $enemy } uchodzi cało
board-act-rage-cause = Jeśli troll przetrwa do końca rundy, każdy bierze na siebie 1 potępienie.
board-act-rage-result = po 1 potępieniu
board-act-round = Zaczyna się runda { $round }
board-act-round-cause = Zaczyna { $name }.
board-act-round-result = { $n ->
    [one] { $n } nowy wróg
    [few] { $n } nowych wrogów
   *[many] { $n } nowych wrogów
}
board-act-end = Przeznaczenia odsłonięte
board-act-end-cause = Każde porównuje wszystkich graczy: pełna wartość za samodzielne pierwsze miejsce, mniejsza przy remisie.
board-act-no-destiny = bez karty przeznaczenia

## Panel gracza

board-own-leader = Przywódca
board-own-no-leader = Jeszcze bez przywódcy
board-own-fighting = W tej walce
board-own-home = W domu
board-own-out = Wysłani
board-own-room = { $n } z { $most }
board-own-workers = { $n } z { $most }
board-own-workers-left = Wolni robotnicy
board-own-stores = Zapasy
board-own-cards = Runy i przeznaczenia
board-own-round = W tej rundzie
board-own-nobody-home = bez wojowników
board-own-owned = razem { $n } z najwyżej { $most } wojowników
board-text-phase = Faza: { $name }.
board-own-hut = jeszcze jeden do najęcia w chacie
board-own-runes = Runy
board-own-rune-used = użyta
board-own-rune-counts = Użyta, warta { $glory }.
board-own-destinies = Przeznaczenia
board-own-destiny-count = { $n ->
    [one] { $n } zakryta karta przeznaczenia
    [few] { $n } zakryte karty przeznaczenia
   *[other] { $n } zakrytych kart przeznaczenia
}
board-own-opened = odsłonięte
board-own-slain = Pokonani
board-own-slain-hidden = zakryci
board-own-slain-none = jeszcze nikt
board-own-sets = { $n ->
    [0] jeszcze bez kompletu (czerwony, żółty, niebieski)
    [one] { $n } komplet (czerwony, żółty, niebieski): { $glory } pkt chwały
    [few] { $n } komplety (czerwony, żółty, niebieski): { $glory } pkt chwały
   *[other] { $n } kompletów (czerwony, żółty, niebieski): { $glory } pkt chwały
}
board-own-longship = Łódź
board-own-no-longship = bez łodzi
board-own-first = pierwszy gracz
board-own-blame-cost = { $blame }: −{ $n } pkt chwały na koniec gry

## Cała plansza słowami

board-text-now = Teraz
board-text-round = Runda { $round } z { $rounds }. Zaczyna { $first }.
board-text-over = Gra skończona.
board-text-waiting = Czekamy, aż zdecyduje { $names }.
board-text-dice = Na stole: { $dice }.
board-text-combat = { $name } walczy z { $enemy_ins }; obrażenia { $damage } z { $defense }.
board-text-drawn = Karty przeznaczenia do wyboru: { $cards }.
board-text-spaces = Miasto
board-text-fights = Wrogowie u bram
board-text-shores = Odległe krainy
board-text-ships = Łodzie
board-text-player = { $name }, { $color }
board-text-decks = Talie, stosy odrzuconych i pula
board-text-thing = { $name }: { $facts }.
board-text-unknown-card = nieznana karta
board-text-under = Pod talią przeznaczeń, od wierzchu: { $cards }.
board-text-merchants = Odkryte karty kupców, najnowsza na końcu: { $cards }.
board-text-market-stalls = { $space }, { $stall }

## Beside the score of a seat

board-unit = chwały

## Co warto teraz wiedzieć

board-explain-foe = atak { $attack }: tylu wojowników pada w każdej rundzie walki, o jednego mniej za każdą tarczę; obrona { $defense }: tyle obrażeń trzeba, by go pokonać
board-explain-unclaimed = nikt jeszcze nie zarezerwował tej walki
board-explain-crew = wysłani przeciw niemu: { $crew }
board-explain-nobody = w tej rundzie nikogo tu nie ma
board-explain-room = { $n ->
    [0] nie ma już miejsca
    [one] jest miejsce jeszcze dla { $n } robotnika
   *[other] jest miejsce jeszcze dla { $n } robotników
}
board-explain-slain = zdobycz, którą ma { $name }
board-explain-unbuilt = czeka na pochylni, aż ktoś ją zbuduje
board-explain-owner = ma ją { $name }
board-explain-standing = teraz: { $standing }
board-explain-warriors-then = Wojowników będzie
board-explain-of = { $n } z { $most }
board-explain-limit = prowadzi najwyżej { $n }
board-explain-round = { $n ->
    [0] to ostatnia runda
    [one] została jeszcze jedna runda
    [few] zostały jeszcze { $n } rundy
   *[many] zostało jeszcze { $n } rund
}
board-explain-supply = Tu wracają polegli wojownicy; z pustej puli nikogo się nie weźmie
board-explain-deck-troll = Co rundę pod bramę przychodzi jeden troll
board-explain-deck-draugr = Co rundę powstają dwa draugry
board-explain-deck-monster = Nowe monstrum zajmuje krainę, w której pokonano poprzednie
board-explain-deck-journey = W każdej krainie leży zakryta karta; odsłania ją ten, kto tam płynie
board-explain-deck-merchant = Co rundę odsłania się jedną kartę kupca
board-explain-deck-rune = Zapełnia luki wśród odkrytych run; Mistrz Run sprzedaje też wierzchnią kartę w ciemno
board-explain-deck-destiny = Dobiera się je u Szamana; każda karta liczy się na koniec gry
board-explain-have = twój zapas to { $amounts }
board-explain-all-have = wszyscy gracze: { $amounts }

## Lista wszystkich możliwości

board-list-workers = Wyślij robotnika
board-list-fights = Zarezerwuj walkę z …
board-list-warriors = Wyślij wojownika
board-list-ships = Załaduj łódź
