## Dwór

web-hall-welcome = Wejdź, ogrzej się.
# $games: ile jest gier.
web-hall-lead =
    { $games ->
        [one] Gra z północy, według pełnych zasad. Konto niepotrzebne, wystarczy imię.
        [4] Cztery gry z północy. Konto niepotrzebne, wystarczy imię.
        [few] { $games } gry z północy. Konto niepotrzebne, wystarczy imię.
       *[many] { $games } gier z północy. Konto niepotrzebne, wystarczy imię.
    }
web-hall-way-gable = Wybierz szczyt
web-hall-way-play = Zagraj od razu
web-hall-way-play-how = z botami
web-hall-way-learn = Albo ucz się
web-hall-way-learn-how = grając
web-hall-back = Witaj znowu, { $name }.
web-hall-back-waiting =
    { $n ->
        [0] Nic teraz na ciebie nie czeka.
        [one] Jeden stół czeka na ciebie.
        [few] { $n } stoły czekają na ciebie.
       *[many] { $n } stołów czeka na ciebie.
    }
web-hall-back-offered =
    { $n ->
        [one] Ktoś proponuje ci miejsce.
        [few] Masz { $n } propozycje miejsc.
       *[many] Masz { $n } propozycji miejsc.
    }
web-hall-games = Gry
# $least, $most: ilu może grać.
web-hall-players = { $least }–{ $most } graczy
web-hall-minutes = { $least }–{ $most } min
web-hall-play-bots = Graj z botami
web-hall-play = Graj
web-hall-set-table = Rozstaw stół
web-hall-learn =
    { $minutes ->
        [one] Naucz się w { $minutes } minutę
        [few] Naucz się w { $minutes } minuty
       *[many] Naucz się w { $minutes } minut
    }
web-hall-read-rules = Przeczytaj zasady
web-hall-no-games = Nie ma tu jeszcze żadnej gry.
web-hall-opening = Nakrywamy do stołu…
web-hall-away = Dwór nie odpowiada. Próbujemy ponownie…
web-hall-loading = Rozpalamy ogień…

# Listy stołów
web-hall-yours = Twoje stoły
web-hall-yours-note = najpilniejsze najpierw
web-hall-open = Otwarte stoły
web-hall-open-note = { $n } z wolnymi miejscami
web-hall-played = W toku
web-hall-played-note = można oglądać
web-hall-yours-empty = Nie siedzisz przy żadnym stole. Zagraj powyżej z botami: wystarczy jedno kliknięcie, a odejść możesz w każdej chwili.
web-hall-open-empty = Żaden stół nie jest teraz otwarty dla wszystkich. Rozstaw własny z otwartymi miejscami, a pojawi się tutaj.
web-hall-played-empty = Nie toczy się teraz żadna publiczna gra. Gdy tylko jakaś się zacznie, obejrzysz ją tutaj.
web-hall-show-all = Pokaż wszystkie ({ $n })
web-hall-more-over =
    { $n ->
        [one] { $n } skończona gra
        [few] { $n } skończone gry
       *[many] { $n } skończonych gier
    }

# Stół na liście
web-hall-of-the-day = { $game }, saga dnia
web-hall-sit-down = Siadaj
web-hall-look = Zajrzyj
web-hall-join = Dołącz
web-hall-watch = Oglądaj
web-hall-replay = Powtórka
web-hall-your-turn = Twoja kolej.
web-hall-waiting-for = Czekamy, aż zagra { $names }.
web-hall-waiting-seats =
    { $n ->
        [0] Można zaczynać.
        [one] Jeszcze { $n } miejsce jest wolne.
        [few] Jeszcze { $n } miejsca są wolne.
       *[many] Jeszcze { $n } miejsc jest wolnych.
    }
web-hall-who-free =
    { $n ->
        [one] { $names }. { $n } wolne miejsce.
        [few] { $names }. { $n } wolne miejsca.
       *[many] { $names }. { $n } wolnych miejsc.
    }
web-hall-moves =
    { $n ->
        [0] dopiero początek
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
web-hall-game-place =
    { $points ->
        [one] Miejsce { $place }, { $points } punkt. Zwycięstwo: { $winner }.
        [few] Miejsce { $place }, { $points } punkty. Zwycięstwo: { $winner }.
       *[many] Miejsce { $place }, { $points } punktów. Zwycięstwo: { $winner }.
    }
web-hall-game-over-won =
    { $points ->
        [one] Zwycięstwo z { $points } punktem.
       *[other] Zwycięstwo z { $points } punktami.
    }
web-hall-game-ended = Zamknięty przed końcem.
web-hall-nobody = nikogo jeszcze nie ma
web-hall-seeded = wybrane ziarno
web-hall-hours = { $n } godz.
web-hall-days =
    { $n ->
        [one] { $n } dzień
       *[other] { $n } dni
    }
# $clock: jedno z następujących.
web-hall-clock = Zegar: { $clock }.
web-hall-with-rules = Zasady: { $rules }.
web-hall-clock-short-quick = szybki, 5 min
web-hall-clock-short-live = na żywo, 20 min
web-hall-clock-short-evening = na wieczór
web-hall-clock-short-daily = na dni
web-hall-clock-short-weekly = na tygodnie
web-hall-clock-short-unhurried = bez pośpiechu
web-hall-clock-short-own = własny zegar
web-hall-clock-short-none = bez zegara

# Pasek stołu, który czeka
web-hall-waits-title =
    { $n ->
        [0] Twoja kolej
        [one] Jedna osoba na ciebie czeka
        [2] Dwie osoby na ciebie czekają
        [3] Trzy osoby na ciebie czekają
        [few] { $n } osoby na ciebie czekają
       *[many] { $n } osób na ciebie czeka
    }
web-hall-waits-clock = Pozostały czas
web-hall-waits-left = twojego czasu

# Pliki sag
web-hall-saga = Gra z pliku
web-hall-saga-say = Upuść tu plik sagi, aby obejrzeć grę albo podjąć ją od dowolnego ruchu.
web-hall-saga-choose = Wybierz plik
web-hall-saga-drop = Upuść tutaj.
web-hall-saga-players = Grali: { $names }.
web-hall-saga-moves =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
web-hall-saga-at = Graj dalej po ruchu
web-hall-saga-look = Obejrzyj całą grę
web-hall-saga-continue = Graj dalej stąd
web-hall-saga-note = Wszystkie miejsca będą twoje: kto jeszcze gra, gra przy tym samym ekranie. Gra jest prywatna i nie liczy się do rankingu.
web-hall-saga-unreadable = To nie jest plik sagi. Sagi mają końcówkę .saga.json i pobiera się je z ekranu końca gry.
web-hall-saga-too-large = Ten plik jest za duży na sagę; może mieć najwyżej 4 MB.

# Wejście
web-hall-enter = Wejście
web-hall-enter-title = Jak cię zwać?
web-hall-enter-say = Wystarczy imię. Twoje miejsca zostają w tej przeglądarce; z kontem zalogujesz się wszędzie.
web-hall-enter-name = Imię
web-hall-enter-guest = Wejdź jako gość
web-hall-enter-way = Jako gość
web-hall-enter-or = Wejdź albo zaloguj się
web-hall-enter-another = Inne imię
web-hall-login = Zaloguj się
web-hall-login-say = Twoje stoły czekają tak, jak je zostawiono.
web-hall-account = Załóż konto
web-hall-account-say = Imię i hasło, bez adresu e-mail. Zapomnianego hasła nie da się odzyskać, więc dobrze je przechowaj.
web-hall-password = Hasło
web-hall-password-new = Nowe hasło
web-hall-password-old = Dotychczasowe hasło
web-hall-password-least =
    { $least ->
        [one] Co najmniej { $least } znak.
        [few] Co najmniej { $least } znaki.
       *[many] Co najmniej { $least } znaków.
    }
web-hall-foot = Każdy wybór sam się tłumaczy. Każdą grę można sprawdzić.
web-hall-foot-icons = Ikony: game-icons.net, CC BY 3.0. Kroje pisma: Grenze Gotisch i Source Sans 3, OFL.

## Nowy stół

web-new-title = Rozstaw stół
web-new-title-of = Nowy stół: { $game }
web-new-unknown = Nie ma tu takiej gry.
web-new-back = Wróć do dworu
web-new-players = Gracze
web-new-seats = Kto gdzie siedzi
web-new-seats-say = Kolejność ustala gra. Boty nigdy nie widzą więcej niż gracz na ich miejscu.
web-new-seat = Miejsce { $n }
web-new-who-me = Ja
web-new-who-friend = Znajomy
web-new-who-open = Otwarte
web-new-who-bot = Bot
web-new-say-me = Na tym miejscu grasz ty.
web-new-say-me-again = Ktoś przy tym ekranie albo jeszcze raz ty.
web-new-say-friend = Dostaniesz odnośnik tylko dla tej osoby.
web-new-say-open = Może tu usiąść każdy.
web-new-say-open-private = Każdy, kto ma odnośnik do stołu; stół publiczny znajdzie więcej osób.
web-new-me-name = Imię przy tym ekranie
web-new-time = Tempo
web-new-time-say = Gdy komuś skończy się czas, do jego powrotu gra za niego bot. Dzięki temu żaden stół nie staje.
web-new-clock-none = Bez zegara
web-new-clock-none-say = Nikt na ciebie nie czeka: graj, kiedy chcesz.
web-new-clock-own = Własny
web-new-clock-own-say = Zapas, przyrost i limit według uznania.
web-new-bank = Zapas
web-new-bank-say = tyle każdy ma na początku
web-new-gain = Przyrost
web-new-gain-say = tyle dochodzi za każdą decyzję
web-new-cap = Limit
web-new-cap-say = tyle najwyżej mieści zegar
web-new-unit = Jednostka
web-new-unit-seconds = sekundy
web-new-unit-minutes = minuty
web-new-unit-hours = godziny
web-new-unit-days = dni
web-new-undo = Cofanie ruchów
web-new-undo-free = Póki nic się nie ujawni
web-new-undo-free-say = Swobodnie, dopóki nikt nie rzucił kośćmi, nie odkrył karty ani nie podjął kolejnej decyzji.
web-new-undo-consent = Za zgodą
web-new-undo-consent-say = Swobodnie, póki nic się nie ujawni; potem muszą się zgodzić wszyscy pozostali.
web-new-undo-friendly = Zawsze
web-new-undo-friendly-say = Każdy własny ruch, nawet po rzucie i odkryciu karty. Do nauki i do prób; gra nie liczy się do rankingu.
web-new-undo-none = Nigdy
web-new-undo-none-say = Dotknięte znaczy zagrane.
# Why a value of an option cannot be chosen; $names: other options.
web-new-clash = Wyklucza się z obecnym ustawieniem „{ $names }”.
web-new-clash-players = Niemożliwe przy tej liczbie graczy.
web-new-dropped = Ustawienia, które już nie pasują, wróciły do domyślnych: { $names }.
web-new-finer = Szczegółowe ustawienia
web-new-more = Kto może przyjść i jak się zaczyna
web-new-public = Publiczny
web-new-public-say = Stół widać we dworze: każdy może oglądać, a otwarte miejsca są dla wszystkich.
web-new-private-say = Stół znajdą tylko ci, którzy mają odnośnik.
web-new-hints = Podpowiedzi
web-new-hints-say = Każdy może zapytać bota o dwa najlepsze ruchy i szansę na wygraną po każdym z nich.
web-new-starts = Start przy komplecie
web-new-starts-say = Gra zaczyna się, gdy wszystkie miejsca są zajęte; w przeciwnym razie zaczynasz ją ty.
web-terms-plain = Gra podstawowa
web-terms-plain-say = Bez wariantów i modułów.
web-terms-no-hints = Bez podpowiedzi
web-terms-no-hints-say = Nikt nie może pytać bota o radę.
web-terms-seeded = Wybrane ziarno
web-terms-seeded-say = Kto rozstawił stół, wybrał ziarno losu i może znać kości; gra nie liczy się do rankingu.
web-terms-drawn = Ziarno losowane wspólnie
# $commitment: długa liczba szesnastkowa.
web-terms-drawn-say = Serwer zapieczętował tajną liczbę, a przeglądarki graczy dodają własne, więc nikt nie może ustawić rzutów. Ta przeglądarka zachowała odcisk tajnej liczby i sprawdzi go po grze: { $commitment }
web-terms-drawn-alone-say = Ziarno losu losuje sam serwer. Ta przeglądarka zachowała odcisk jego tajnej liczby i sprawdzi go po grze: { $commitment }
web-terms-clock-own = { $bank } na początek, { $gain } za każdą decyzję, na zegarze nigdy więcej niż { $cap }
web-new-seed = Ziarno
web-new-seed-use = Wybierz ziarno losu
web-new-seed-say = To samo ziarno daje znów te same kości i karty: na powtórkę albo pojedynek na równych warunkach.
web-new-seed-warn = Kto zna ziarno, może znać kości. Stół mówi wszystkim, że je wybrano, a gra nie liczy się do rankingu.
web-new-open = Otwórz stół
web-new-open-start = Siadaj i graj
web-new-opening = Otwieramy…
web-new-as = Siedzisz jako { $name }.
web-new-as-new = Usiądziesz jako { $name }.
web-new-summary-starts = Wszystkie miejsca są zajęte, więc gra zacznie się od razu.
web-new-summary-waits =
    { $n ->
        [one] Jedno miejsce poczeka, aż ktoś je zajmie.
        [few] { $n } miejsca poczekają, aż ktoś je zajmie.
       *[many] { $n } miejsc poczeka, aż ktoś je zajmie.
    }
web-new-summary-nobody = Nie masz tu własnego miejsca; otwierasz stół dla innych.
web-new-reset = Przywróć domyślne

## Gracze

web-player-title = Gracze
web-player-since = Tutaj od { $day }.
web-player-guest = Gość
web-player-account = Gracz
web-player-ratings = Ranking
web-player-ratings-say = Liczą się tylko gry między ludźmi: każdy na jednym miejscu, bez wybranego ziarna i bez cofania bez ograniczeń. Liczba jest ostrożna: leży na dolnym końcu przedziału i rośnie, im więcej wiadomo.
web-player-ratings-none = Jeszcze żadnej gry rankingowej. Gra liczy się, gdy co najmniej dwie osoby rozegrają ją do końca.
web-player-with =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
web-player-range = zapewne między { NUMBER($low, useGrouping: "false") } a { NUMBER($high, useGrouping: "false") }
web-player-record =
    { $games ->
        [one] wygrane: { $wins } z { $games } gry
       *[other] wygrane: { $wins } z { $games } gier
    }
web-player-games = Gry
web-player-games-none = Jeszcze żadnej publicznej gry.
web-player-games-more = Wcześniejsze gry
web-player-won = Zwycięstwo
web-player-shared = Wspólne zwycięstwo
web-player-lost = Porażka
web-player-place = Miejsce { $place }
web-player-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
web-player-status-playing = W toku
web-player-status-open = Nierozpoczęta
web-player-status-ended = Zamknięta
web-player-resigned = Poddana
web-player-against = przy stole: { $names }
web-player-none = samotnie
web-player-replay = Powtórka
web-player-everyone = Wszyscy
web-player-everyone-none = Nikogo tu jeszcze nie było. Zacznij ty.
web-player-more = Więcej imion
web-player-tables = Tabele rankingu
web-player-table-none = Jeszcze żadnej gry rankingowej w tylu graczy.
web-player-rank = Lp.
web-player-name = Imię
web-player-rating = Ranking
web-player-spread = Przedział
web-player-all = Wszyscy gracze
web-player-you = ty

## O Meadhall

web-about-title = O Meadhall
web-about-lead = Stół do gier planszowych z północy, z każdą zasadą z ich instrukcji.
web-about-promise = Co Meadhall obiecuje
web-about-promise-explain = Każdy wybór sam się tłumaczy.
web-about-promise-explain-say = Wszystko, co można zrobić, jest na liście; przy tym, czego nie można, stoi powód i numer zasady.
web-about-promise-stall = Żaden stół nie staje.
web-about-promise-stall-say = Każde miejsce ma zegar. Gdy czas minie, bot zastępuje gracza, dopóki ten nie wróci.
web-about-promise-blind = Niewidomy gracz może wygrać.
web-about-promise-blind-say = Wszystko, co widać na planszy, jest też w słowach. Całą grę można rozegrać klawiaturą i ze słuchu.
web-about-promise-explore = Każdą pozycję można zbadać bez oszukiwania.
web-about-promise-explore-say = Próbuj ruchów na prywatnej kopii, w której wszystko, czego nie możesz wiedzieć, jest rozdane losowo.
web-about-promise-prove = Każdą grę można sprawdzić.
web-about-promise-prove-say = Po grze każdy może się upewnić, że nikt nie manipulował kośćmi ani kartami.
web-about-proof = Jak sprawdza się grę
web-about-proof-1 = Gdy ktoś rozstawia stół, serwer losuje tajną liczbę i od razu ogłasza jej odcisk. Odcisk nie zdradza liczby, ale nie pasuje do żadnej innej, więc później nie da się jej podmienić. Twoja przeglądarka zachowuje odcisk.
web-about-proof-2 = Przeglądarka każdej osoby, która siada do stołu, losuje własną liczbę i pokazuje tylko jej odcisk. Gdy wszystkie miejsca są zajęte, liczby zostają ujawnione. Z nich i z tajnej liczby serwera powstaje ziarno, więc nie mógł go wybrać ani serwer, ani żaden gracz. Z ziarna wynikają wszystkie rzuty i tasowania.
web-about-proof-3 = Każdy ruch jest spięty z poprzednim, więc żadnego nie można wsunąć, pominąć ani zmienić.
web-about-proof-4 = Po grze tajna liczba zostaje ujawniona. Twoja przeglądarka sprawdza, czy wszystko zgadza się z tym, co ogłoszono, i czy jej własna liczba weszła do ziarna. Każdy może wziąć plik sagi, odtworzyć grę i zobaczyć te same rzuty.
web-about-proof-self = Nie musisz w tym ufać temu serwerowi: sprawdzenie działa też na twoim komputerze, poleceniem meadhall replay --check.
web-about-privacy = Co przechowujemy, a czego nie
web-about-privacy-1 = Przechowujemy twoje imię, skrót hasła, jeśli je masz, język, sesje, gry wraz z tym, co przy nich powiedziano, prywatne notatki, listy znajomych oraz osób wyciszonych i zablokowanych, ulubiony kolor, ustawienie, kto może cię widzieć, i kanały powiadomień.
web-about-privacy-2 = Jest jedno ciasteczko. Pilnuje twojego miejsca; nic cię nie śledzi.
web-about-privacy-3 = Ta strona o nic nie prosi innych serwerów: kroje pisma, obrazy i kod pochodzą stąd.
web-about-credits = Podziękowania
web-about-credits-icons = Ikony: Lorc, Delapouite i współtwórcy, w zmienionych kolorach, użyte jako herby i znaki:
web-about-credits-fonts = Kroje pisma: Grenze Gotisch (Omnibus-Type) i Source Sans 3 (Adobe), oba na licencji SIL Open Font License.
web-about-credits-games = Gry należą do swoich autorów i wydawców. Plansze, sceny i herby to nasze własne rysunki; nie używamy grafik z wydań drukowanych.
web-about-version = Wersja { $version }
web-about-games = Gry na tym dworze
web-about-rules-version = zasady w wersji { $version }

## Ja

web-me-title = Ty
web-me-not-entered = Jeszcze cię tu nie ma.
web-me-not-entered-say = Podaj imię, a twoje miejsca i ustawienia będą miały gdzie zostać.
web-me-guest = Jesteś gościem: twoje miejsca są tylko w tej przeglądarce.
web-me-account = Masz konto.
web-me-page = Twoje gry i ranking
web-me-become = Załóż konto
web-me-become-say = Wybierz hasło, a zalogujesz się jako { $name } z każdego miejsca. Twoje miejsca zostają.
web-me-become-do = Załóż konto
web-me-become-done = Masz już konto.
web-me-password = Zmień hasło
web-me-password-say = Na wszystkich innych urządzeniach nastąpi wylogowanie.
web-me-password-do = Zmień
web-me-password-done = Hasło zmienione.
web-me-look = Wygląd
web-me-language = Język
web-me-theme = Motyw
web-me-theme-system = Jak w systemie
web-me-theme-night = Noc
web-me-theme-birch = Brzoza
web-me-motion = Ruch
web-me-motion-say = Pionki wędrują, a kości się toczą, by pokazać, co się stało. Systemowe ograniczenie ruchu jest respektowane.
web-me-notices = Daj znać, gdy będzie moja kolej
web-me-notices-say = Tylko o stołach, przy których siedzisz, i tylko pod twoją nieobecność.
web-me-notices-none = Nic nie ustawiono. Swoją kolej zobaczysz po wejściu do dworu.
web-me-kind-push = Przeglądarka
web-me-kind-mail = E-mail
web-me-kind-webhook = Czat
web-me-add-push = W tej przeglądarce
web-me-add-mail = E-mailem
web-me-add-webhook = Na Discordzie, Slacku lub innym czacie
web-me-service-discord = Discord
web-me-service-mattermost = Mattermost
web-me-service-ntfy = ntfy
web-me-service-plain = inny (JSON)
web-me-service-slack = Slack
web-me-service-telegram = Telegram
web-me-push-denied = Przeglądarka blokuje powiadomienia z tej strony. Najpierw zezwól na nie w jej ustawieniach.
web-me-push-unable = Ta przeglądarka nie obsługuje tu powiadomień.
web-me-push-failed = Przeglądarka nie zgodziła się na powiadomienia. Spróbuj później.
web-me-mail-address = Adres e-mail
web-me-webhook-service = Usługa
web-me-webhook-url = Adres webhooka
web-me-webhook-hint-discord = Ustawienia serwera, Integracje, Webhooki: skopiuj adres.
web-me-webhook-hint-mattermost = Integracje, webhooki przychodzące: skopiuj adres.
web-me-webhook-hint-ntfy = Adres twojego tematu, np. https://ntfy.sh/temat-nie-do-odgadnięcia.
web-me-webhook-hint-slack = Aplikacje, Incoming Webhooks: skopiuj adres.
web-me-webhook-hint-telegram = Adres sendMessage twojego bota, z chat_id.
web-me-webhook-hint-plain = Dowolny adres, który przyjmuje POST z JSON-em.
web-me-webhook-hint-other = Adres, który daje ta usługa.
web-me-add = Dodaj
web-me-test = Sprawdź
web-me-remove = Usuń
web-me-remove-what = Usuń „{ $label }”
web-me-test-what = Sprawdź „{ $label }”
web-me-channel-ok = Ostatnio dostarczono { $at }
web-me-channel-new = Jeszcze nie użyto
web-me-channel-error = Nie udało się ({ $at }): { $error }
web-me-sessions = Zalogowane urządzenia
web-me-session-this = to urządzenie
web-me-session-seen = ostatnio: { $at }
web-me-session-end = Wyloguj
web-me-session-end-what = Wyloguj „{ $agent }”
web-me-session-end-others = Wyloguj na innych urządzeniach
web-me-session-unknown = nieznana przeglądarka
web-me-logout = Wyloguj się
web-me-logout-guest-title = Wyjść na zawsze?
web-me-logout-guest = Jesteś gościem. Jeśli się wylogujesz, nikt już nie usiądzie przy twoich stołach jako { $name }, nawet ty. Jeśli chcesz wrócić, najpierw załóż konto.
web-me-logout-anyway = Wyloguj mimo to
web-me-browser-on = { $browser }, { $system }
