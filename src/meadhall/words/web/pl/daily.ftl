## Saga dnia

web-daily = Saga dnia
web-daily-days = Dni
web-daily-earlier = Dzień wcześniej
web-daily-later = Dzień później
web-daily-games = Gry
web-daily-deal = Rozdanie
web-daily-loading = Łamiemy pieczęć…
web-daily-left = { $hours } godz. { $minutes } min
web-daily-until = do północy UTC
web-daily-minutes = { $n } min
web-daily-hours = { $n } godz.
web-daily-told-already = opowiedziana

# Rozdanie
# $seat: miejsce czytającego. $players: ilu gra.
web-daily-seat = Miejsce { $seat } z { $players }
web-daily-solo = Gra solo
web-daily-alone = Grasz w pojedynkę.
# $level: poziom botów. $n: ile ich jest.
web-daily-opponents =
    { $level ->
        [thrall]
            { $n ->
                [one] Przy stole siedzi z tobą jeden thrall.
                [2] Przy stole siedzi z tobą dwóch thralli.
                [3] Przy stole siedzi z tobą trzech thralli.
                [few] Przy stole siedzi z tobą { $n } thralli.
               *[many] Przy stole siedzi z tobą { $n } thralli.
            }
        [karl]
            { $n ->
                [one] Przy stole siedzi z tobą jeden karl.
                [2] Przy stole siedzi z tobą dwóch karlów.
                [3] Przy stole siedzi z tobą trzech karlów.
                [few] Przy stole siedzi z tobą { $n } karlów.
               *[many] Przy stole siedzi z tobą { $n } karlów.
            }
       *[huscarl]
            { $n ->
                [one] Przy stole siedzi z tobą jeden huskarl.
                [2] Przy stole siedzi z tobą dwóch huskarlów.
                [3] Przy stole siedzi z tobą trzech huskarlów.
                [few] Przy stole siedzi z tobą { $n } huskarlów.
               *[many] Przy stole siedzi z tobą { $n } huskarlów.
            }
    }
web-daily-one-try = Liczy się jedna próba.
web-daily-one-try-say = Po niej możesz grać ponownie dla wprawy.
web-daily-same = Dla każdego to samo rozdanie.
web-daily-no-hints = Bez podpowiedzi
web-daily-no-hints-say = i próbowania na boku. Cofać można, dopóki nic się nie odsłoni.
web-daily-rest = Odpoczywaj, kiedy chcesz.
web-daily-rest-say = Niedokończoną sagę po północy UTC opowie do końca bot.
web-daily-opens-field = Wyniki innych zobaczysz,
web-daily-opens-say = gdy opowiesz swoją sagę; ruchy wszystkich odsłoni północ.

# Pieczęć
web-daily-seal = Pieczęć
# $at: dzień i godzina.
web-daily-sealed-at = { $at } UTC: ziarno zapieczętowano jako
web-daily-goes-in = Twoja saga zostanie dołączona do pieczęci
web-daily-went-in = Twoja saga jest dołączona do pieczęci
web-daily-opens = O północy UTC ziarno zostanie odsłonięte i każdy sprawdzi każdą sagę dnia
web-daily-opened = Ziarno odsłonięte o północy:
web-daily-fits = Pasuje do pieczęci.
web-daily-fits-not = Nie pasuje do pieczęci!
web-daily-seen = Ta przeglądarka widziała tę pieczęć wcześniej.
web-daily-seen-not = Ta przeglądarka widziała wcześniej inną pieczęć!
web-daily-tomorrow = Pieczęć na jutro:

# Własna próba
web-daily-yours = Twoja saga
web-daily-yours-then = Twoja saga tamtego dnia
web-daily-takes = od { $least } do { $most } minut
web-daily-untold = Twoja saga czeka na opowiedzenie
web-daily-begun = Twoja saga jest w połowie drogi
web-daily-same-for-all = Kto postąpi jak ty, wyrzuci i dobierze to samo co ty.
web-daily-begin = Zacznij
web-daily-begin-say = liczy się pierwsza próba
web-daily-go-on = Graj dalej
web-daily-go-on-say = od miejsca, w którym przerwano
web-daily-rules = Przeczytaj zasady
web-daily-rules-say = albo coś w nich sprawdź
web-daily-placed = Miejsce { $place } z { $told }
web-daily-and-won = , ze zwycięstwem
web-daily-better-than = , przed { $share }% stawki
web-daily-abandoned = Koniec opowiedział bot
web-daily-streak =
    { $n ->
        [0] Seria jeszcze się nie zaczęła.
        [one] Pierwszy dzień serii, w najdłuższej było ich { $longest }.
        [few] { $n } dni z rzędu, w najdłuższej serii było ich { $longest }.
       *[many] { $n } dni z rzędu, w najdłuższej serii było ich { $longest }.
    }
web-daily-row =
    { $n ->
        [one] Za tobą jeden dzień. Opowiedz dzisiejszą sagę, a będą dwa z rzędu; opuszczony dzień przerywa serię i nic poza tym.
        [few] { $n } dni z rzędu. Opuszczony dzień przerywa serię i nic poza tym.
       *[many] { $n } dni z rzędu. Opuszczony dzień przerywa serię i nic poza tym.
    }
web-daily-row-none = Opowiadaj sagę codziennie, a dni ułożą się w serię.
web-daily-row-short =
    { $n ->
        [one] jeden dzień
        [few] { $n } dni z rzędu
       *[many] { $n } dni z rzędu
    }
web-daily-look-back = Obejrzyj
web-daily-practice = Ćwicz
web-daily-practice-on = Ćwicz dalej
web-daily-practice-say = Zagraj to samo rozdanie ponownie, z podpowiedziami i próbowaniem. Taka gra nie trafi na żadną listę.
web-daily-practice-then = Zagraj to rozdanie ponownie, dla wprawy.
web-daily-missed = Nie ma tu twojej opowieści. Nadal możesz zagrać to rozdanie dla wprawy.
web-daily-by-bot-yours = Tę sagę opowiedział za ciebie bot. Nadal możesz zagrać to rozdanie dla wprawy.
web-daily-curve-yours =
    { $points ->
        [one] Na koniec masz { $points } punkt.
        [few] Na koniec masz { $points } punkty.
       *[many] Na koniec masz { $points } punktów.
    }
web-daily-curve-best =
    { $points ->
        [one] { $name } na pierwszym miejscu ma { $points } punkt.
        [few] { $name } na pierwszym miejscu ma { $points } punkty.
       *[many] { $name } na pierwszym miejscu ma { $points } punktów.
    }
web-daily-you = ty { $points }
web-daily-you-short = ty
web-daily-decisions =
    { $n ->
        [one] { $n } decyzja
        [few] { $n } decyzje
       *[many] { $n } decyzji
    }

# Wyniki
web-daily-field = Wyniki
web-daily-field-yesterday = Wczorajsze wyniki
web-daily-counts = opowiedziano { $told }, w toku { $n }
web-daily-told = opowiedziano { $n }
web-daily-sealed = Zapieczętowane, póki grasz
web-daily-sealed-say = Miejsca, punkty i wykresy zobaczysz, gdy tylko opowiesz swoją sagę; ruchy odsłoni wszystkim północ.
web-daily-nobody = Nikt nie opowiedział tej sagi do końca.
web-daily-ties = Wyżej stoją zwycięzcy, potem decydują punkty. Równe wyniki dzielą miejsce. Czas się nie liczy.
web-daily-place = Miejsce
web-daily-player = Gracz
web-daily-time = Czas
web-daily-points-head = Punkty
web-daily-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
web-daily-won = zwycięstwo
web-daily-by-bot = dokończył bot
web-daily-spread =
    { $n ->
        [one] Punkty jednej sagi: { $low }.
        [few] Punkty { $n } sag, od { $low } do { $high }.
       *[many] Punkty { $n } sag, od { $low } do { $high }.
    }

# Co rozstrzygnęło sagę
web-daily-turns = Punkty zwrotne
web-daily-turns-yesterday = Wczorajsze punkty zwrotne
web-daily-best = na czele { $name }, { $points }
web-daily-thinking = Bot rozważa sagę, którą opowiada { $name }…
web-daily-no-turns = Saga, którą opowiada { $name }, nie miała jednego punktu zwrotnego.
web-daily-move = Ruch { $n }
web-daily-better = Bot wolałby taki wybór: { $better }
web-daily-turn-luck = Rozstrzygnął przypadek albo to, co wyszło na jaw.
web-daily-turn-move = Rozstrzygnął sam ruch.
web-daily-turn-mistake = Inny ruch był lepszy.
web-daily-before = Przed
web-daily-after = Po
web-daily-percent = { $n }%
web-daily-replay-any =
    { $n ->
        [one] Obejrzyj tę sagę
        [few] Obejrzyj którąś z { $n } sag
       *[many] Obejrzyj którąś z { $n } sag
    }

# We dworze
web-daily-open = Otwórz sagę dnia
web-daily-the-field = Wyniki
