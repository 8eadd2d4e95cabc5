### Słowa planszy gry Northgard; nazwy pochodzą ze słownika gry.

board-title = Mapa, wyłożone karty i ręka
board-map = Mapa
board-year = Rok { $year } z { $years }
board-phase-setup = Przygotowanie
board-phase-start_of_year = Początek
board-phase-actions = Akcje
board-phase-creatures = Stwory
board-phase-harvest = Zbiory
board-phase-winter = Zima
board-phase-end_of_year = Koniec
board-phase-end = Koniec gry
board-page-map = Mapa
board-page-now = Teraz
board-page-cards = Karty
board-page-market = Na stole
board-whole-map = Cała mapa

## Ilości

board-amount-food = { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
    [many] { $n } żywności
   *[other] { $n } żywności
}
board-amount-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
    [many] { $n } drewna
   *[other] { $n } drewna
}
board-amount-lore = { $n ->
    [one] { $n } wiedza
    [few] { $n } wiedzy
    [many] { $n } wiedzy
   *[other] { $n } wiedzy
}
board-amount-glory = { $n } pkt Chwały
board-amount-unit = { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
    [many] { $n } jednostek
   *[other] { $n } jednostki
}
board-amount-card = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
board-amount-tile = { $n ->
    [one] { $n } kafel
    [few] { $n } kafle
    [many] { $n } kafli
   *[other] { $n } kafla
}
board-amount-area = { $n ->
    [one] { $n } obszar
    [few] { $n } obszary
    [many] { $n } obszarów
   *[other] { $n } obszaru
}
board-amount-territory = { $n ->
    [one] { $n } terytorium
    [few] { $n } terytoria
    [many] { $n } terytoriów
   *[other] { $n } terytorium
}
board-amount-casualty = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
}
board-amount-hard-border = { $n ->
    [one] { $n } Trudna Granica
    [few] { $n } Trudne Granice
    [many] { $n } Trudnych Granic
   *[other] { $n } Trudnej Granicy
}
board-amount-site-small = { $n ->
    [one] małe miejsce
    [few] { $n } małe miejsca
    [many] { $n } małych miejsc
   *[other] { $n } małego miejsca
}
board-amount-site-stone = { $n ->
    [one] miejsce z kamieniem
    [few] { $n } miejsca z kamieniem
    [many] { $n } miejsc z kamieniem
   *[other] { $n } miejsca z kamieniem
}
board-amount-site-large = { $n ->
    [one] duże miejsce
    [few] { $n } duże miejsca
    [many] { $n } dużych miejsc
   *[other] { $n } dużego miejsca
}
board-amount-place = { $n }. miejsce w linii
board-nothing = nic

## Mapa

board-territory = Terytorium { $n }
board-closed = zamknięte, { $tiles }
board-neutral = neutralne
board-held = { $name }: { $units }
board-yields = Zbiory: { $goods }
board-lair = legowisko
board-kaija = Kaija
board-scorched-earth = Spalona Ziemia
board-strength = siła { $n }
board-laying = Kafel w ręce
board-set-down = { $turn ->
    [0] Połóż kafel bez obracania.
    [1] Połóż kafel po ćwierci obrotu.
    [2] Połóż kafel po pół obrotu.
   *[other] Połóż kafel po trzech ćwierciach obrotu.
}
board-turn-left = Obróć w lewo
board-turn-right = Obróć w prawo
board-hidden-tile = zakryty kafel
board-held-tile = Kafel: { $facts }
board-held-tiles = { $n ->
    [one] Kafel w ręce
   *[other] Kafle do wyboru
}
board-tiles-left = { $n ->
    [one] w stosie został { $n } kafel
    [few] w stosie zostały { $n } kafle
    [many] w stosie zostało { $n } kafli
   *[other] w stosie zostało { $n } kafla
}

## Karty

board-zone-draw = Stos
board-zone-hand = Ręka
board-zone-now = Zagrywana
board-zone-aside = Odłożone
board-zone-active = Strefa Aktywna
board-zone-discard = Odrzucone
board-hand-of = Ręka: { $name }
board-hand-empty = Brak kart na ręce.
board-hidden-card = zakryta karta
board-flash = Błysk
board-was-played = zagrana
board-was-laid = wyłożona bez efektu
board-top = na wierzchu: { $cards }
board-drawn = Dobrane: zatrzymaj { $keep }, odrzuć { $discard }, na wierzch { $top }
board-named = Do odrzucenia albo wykupienia: { $card }
board-choose-from = Wybierz
board-owed = Jeszcze { $n } do rozstrzygnięcia
board-moves-left = { $n ->
    [one] Został { $n } ruch
    [few] Zostały { $n } ruchy
    [many] Zostało { $n } ruchów
   *[other] Zostało { $n } ruchu
}

## Obok mapy

board-rail-year = Rok
board-rail-ends = do roku { $years }
board-rail-creatures = Stwory
board-rail-line = pierwszy od lewej
board-rail-market = Na stole
board-rail-take = gdy pasujesz
board-rail-achievements = Osiągnięcia
board-pile-draw = stos
board-pile-active = aktywne
board-pile-discard = zużyte
board-pile-tiles = Kafle w stosie: { $n }
board-pile-deck = Karty Rozwoju w talii: { $n }
board-pile-unrest = Pozostałe karty Niepokojów: { $n }
board-pile-under = pod spodem: { $tiles }
board-pile-creatures = Karty Stworów w talii: { $n }
board-pile-beaten = Pokonane Stwory
board-supply-left = We wspólnej rezerwie: { $n }
board-first = Pierwszy Gracz: { $name }

## Walka

board-fight = Walka
board-stage-food = Żywność
board-stage-roll = Kości
board-stage-casualties = Straty
board-stage-retreat = Odwrót
board-source-units = jednostki
board-source-card = karta
board-source-buildings = budynki
board-source-clan = klan
board-source-food = żywność
board-source-die = kość
board-source-bonus = premia
board-points = punkty
board-losses = obrażenia
board-wins = Wygrywa { $name }.
board-nobody-wins = Nikt nie wygrywa.
board-face-axe2 = Kość: 2 punkty
board-face-axe3 = Kość: 3 punkty
board-face-skull_or_axe = Kość: 1 punkt albo 1 obrażenie
board-face-axe2_skull = Kość: 2 punkty i 1 obrażenie
board-face-skull2 = Kość: 2 obrażenia
board-face-axe_skull = Kość: 1 punkt i 1 obrażenie


## Panel gracza

board-no-clan = Jeszcze bez klanu
board-own-first = Pierwszy Gracz
board-glory = Chwała
board-own-lands = Ziemie
board-own-hidden = { $n ->
    [one] { $n } zakryta karta
    [few] { $n } zakryte karty
   *[other] { $n } zakrytych kart
}
board-own-draw = { $n ->
    [one] { $n } karta do dobrania
    [few] { $n } karty do dobrania
   *[other] { $n } kart do dobrania
}
board-own-hand = Twoja ręka
board-own-glory = Twoja ukryta Chwała
board-own-units = { $n ->
    [one] { $n } jednostka na mapie, { $reserve } w rezerwie
    [few] { $n } jednostki na mapie, { $reserve } w rezerwie
    [many] { $n } jednostek na mapie, { $reserve } w rezerwie
   *[other] { $n } jednostki na mapie, { $reserve } w rezerwie
}
board-own-winter = Zima
board-own-harvest = Najbliższe Zbiory
board-own-domination = Dominacja
board-own-of = { $n } z { $most }
board-own-this-year = w tym roku
board-own-kaija-attacks = Kaija może atakować
board-own-ignores = Obrona wrogów się nie liczy
board-own-passed = Pas w tym roku
board-own-took = karta wzięta
board-own-removed = Usunięte z gry
board-kaija-reserve = w rezerwie
board-kaija-map = na mapie
board-glory-hidden = Chwała ukryta

## Co warto wiedzieć o rzeczy

board-explain-holder = kontroluje { $name }
board-explain-open = { $sides ->
    [one] otwarte, { $tiles }, { $sides } otwarty bok
    [few] otwarte, { $tiles }, { $sides } otwarte boki
   *[other] otwarte, { $tiles }, { $sides } otwartych boków
}
board-explain-prints = Zasoby na kaflach
board-explain-harvest = Najbliższe Zbiory
board-explain-buildings = Budynki
board-explain-free = Wolne miejsca
board-explain-beside = Sąsiedztwo
board-explain-lies = Gdzie
board-explain-lands = Ziemie
board-explain-laid = Leży na mapie.
board-explain-cell = Puste pole
board-explain-site-small = Miejsce na mały budynek
board-explain-site-stone = Miejsce na mały budynek, także Menhir
board-explain-site-large = Miejsce na duży budynek
board-explain-site-free = wolne
board-explain-small = Mały budynek, kosztuje { $wood }
board-explain-large = Duży budynek, kosztuje { $wood }
board-explain-stands = Gdzie stoi
board-explain-flash = Karta Błysku: można ją zagrać oprócz głównej karty tury
board-explain-offered = Do wzięcia: kto pasuje, bierze jedną z tych kart.
board-explain-achievement = Do wzięcia w ostatnim roku; punktuje na koniec gry.
board-explain-in-hand = Na twojej ręce
board-explain-aside = Odłożona: dołączy do talii przez ulepszenie.
board-explain-active = W Strefie Aktywnej ma ją { $name }
board-explain-leads = Ten klan prowadzi { $name }.
board-explain-line = Rusza jako { $n }. z { $most }
board-explain-year = Po roku { $years } wygrywa największa Chwała.
board-explain-domination = Kto na koniec roku ma { $n } zamknięte terytoria z dużymi budynkami, wygrywa od razu.
board-explain-horn = Znacznik Pierwszego Gracza ma { $name }.
board-journey = { $there ->
    [1] idzie 1 jednostka
   *[other] { $n ->
        [one] idzie { $n } z { $there } jednostek
        [few] idą { $n } z { $there } jednostek
       *[other] idzie { $n } z { $there } jednostek
    }
}

## Do czego doprowadzi marsz

board-forecast-attack = Zaatakuj { $territory_acc }
board-forecast-hunt = Zaatakuj { $creature_acc } { $territory_at }
board-forecast-go = Idź { $territory_to }
board-forecast-against = { $n } przeciw { $foes }, broni się { $name }
board-forecast-against-creature = { $n } przeciw sile { $strength }
board-forecast-neutral = niczyja ziemia; będzie twoja
board-forecast-joins = { $n ->
    [one] do { $n } twojej jednostki
   *[other] do { $n } twoich jednostek
}
board-forecast-through = kontroluje { $name }; tylko przejście
board-forecast-attack-with = { $n ->
    [one] Zaatakuj { $n } jednostką
   *[other] Zaatakuj { $n } jednostkami
}
board-forecast-go-with = { $n ->
    [one] Wyślij { $n } jednostkę
    [few] Wyślij { $n } jednostki
   *[other] Wyślij { $n } jednostek
}
board-forecast-party = { $there ->
    [one] { $n } z { $there } jednostki
   *[other] { $n } z { $there } jednostek
}
board-forecast-you-win = Wygrana
board-forecast-if-won = Za wygraną
board-forecast-yields = Plon tej ziemi
board-forecast-you-lose = Twoje straty (średnio)
board-forecast-foe-loses = Straty: { $name }
board-forecast-if-fought = Dobrowolna walka z { $creature_ins }
board-forecast-chance = { $percent }% na wygraną
board-forecast-left = { $territory }, zostaje { $n }
board-forecast-held = pod kontrolą
board-forecast-given-up = bez kontroli

## Co się dzieje, akt po akcie

board-act-attacks = { $you ->
    [yes] { $attacker } cię atakuje
   *[no] { $attacker } kontra { $defender }
}
board-act-because-fight = Walka o { $territory_acc }.
board-act-because-creature = Stwór atakuje tego, kto kontroluje { $territory_acc }.
board-act-step-strength = Siła
board-act-step-dice = Kości
board-act-step-losses = Straty
board-act-step-outcome = Wynik
board-act-step-land = Nowa ziemia
board-act-step-closing = Zamknięcie
board-act-step-card = Karta
board-act-roll = Rzuć kośćmi
board-act-rolled = Rzucono
board-act-wins = wygrywa walkę
board-act-is-beaten = przegrywa walkę
board-act-loses = traci jednostki { $territory_at }
board-act-loses-kaija = traci Kaiję; można ją znów zrekrutować
board-act-retreats = wycofuje się { $territory_to }
board-act-kaija-retreats = Kaija wycofuje się { $territory_to }
board-act-why-no-attackers = Nie został żaden atakujący, więc wynik się nie liczy.
board-act-why-no-defenders = Nie został żaden obrońca, więc wynik się nie liczy.
board-act-why-nobody-left = Po żadnej stronie nikt nie został: nikt nie wygrywa.
board-act-why-tie = Remis wygrywa obrońca.
board-act-no-retreat = nie ma dokąd uciec
board-act-takes = zdobywa { $territory_acc }
board-act-slays = pokonuje { $creature_acc }
board-act-after = Po walce: { $name }
board-act-conquers = { $name } zdobywa { $territory_acc }
board-act-because-after = Walka skończona.
board-act-gains = zyskuje
board-act-glory-clan = dzięki Mocy Klanu
board-act-glory-closing = za zamknięcie terytorium
board-act-glory-creatures = za pokonanie Stwora
board-act-explores = { $name } odkrywa ziemie
board-act-draws-tile = { $name } dobiera kafel
board-act-because-explore = Dobrany ze stosu i położony: { $tile }.
board-act-because-draw = Odkrycie: następny kafel ze stosu.
board-act-new-land = Nowa ziemia
board-act-closed = Zamknięte
board-act-closes = { $territory }: terytorium zamknięte, { $tiles }
board-act-appears = { $creature } pojawia się { $territory_at }
board-act-comes = { $creature } idzie { $territory_to }
board-act-creatures = Stwory ruszają
board-act-because-beasts = Po Akcjach ruszają Stwory, po kolei od lewej strony linii.
board-act-beasts = { $n ->
    [one] { $n } Stwór
    [few] { $n } Stwory
   *[other] { $n } Stworów
}
board-act-harvest = Zbiory
board-act-harvests = { $name } zbiera plony
board-act-no-yield = bez plonów
board-act-because-harvest = Kafle i budynki dają zasoby, a zamknięte terytoria Chwałę.
board-act-winter = Zima
board-act-no-cost = bez kosztów
board-act-because-winter = Każdy płaci za jednostki na mapie; kto nie może, bierze Niepokoje.
board-act-unrest = Niepokoje
board-act-survived = Przetrwana
board-act-starves = { $name } nie może zapłacić i bierze Niepokoje
board-act-pays = { $name } płaci
board-act-year = Zaczyna się rok { $year }
board-act-because-year = Wszyscy dobierają karty, a na stół trafiają nowe.
board-act-end = Wygrywa { $name }
board-act-because-end = Minął rok { $years }; cała Chwała jest policzona.
board-act-because-domination = Dominacja: { $n } zamknięte terytoria z dużymi budynkami.
board-act-first = Kto zaczyna?
board-act-because-first = Kto wyrzuci najwięcej toporów, bierze Znacznik Pierwszego Gracza.
board-act-axes = { $n ->
    [one] { $n } topór
    [few] { $n } topory
   *[other] { $n } toporów
}
board-act-plays = { $name } zagrywa kartę „{ $card }”
board-act-turn = Tura: { $name }
board-act-lands = { $name } ląduje
board-act-upgraded = { $name } ulepsza klan
board-act-passes = { $name } pasuje w tym roku
board-act-recruits = { $territory_at }
board-act-moves = { $territory_to }
board-act-builds = { $building } { $territory_at }
board-act-is-led = jednostki wyprowadzone { $territory_to }
board-act-scorches = kładzie Żeton Spalonej Ziemi { $territory_at }
board-act-is-robbed = traci część Zbiorów; zabiera ją { $name }
board-act-is-spied = odsłania rękę; ogląda ją { $name }
board-act-discards = odrzuca kartę „{ $card }”
board-act-is-cancelled = karta „{ $card }” nie działa
board-act-upgrades = bierze kartę „{ $card }”
board-act-takes-card = bierze wyłożoną kartę „{ $card }”
board-act-second-chance = ląduje ponownie { $territory_at }
board-act-strength = siła

## Plansza słowami

board-text-thing = { $name }: { $facts }
board-text-now = Teraz
board-text-territories = Terytoria
board-text-tiles = Kafle na mapie
board-text-table = Wyłożone karty i wspólna rezerwa
board-text-buildings = Budynki we wspólnej rezerwie
board-text-over = Gra się skończyła.
board-text-waiting = Czekamy, aż zdecyduje { $names }
board-text-resolving = { $name } zagrywa kartę „{ $card }”
board-text-placing = { $name } kładzie kafel: { $tile }
board-text-from = { $territory_from }
board-text-to = { $territory_to }
board-text-pending = Walka do rozegrania: { $territory }
board-text-combat = Walka: { $territory }
board-text-attacker = Atakuje { $name }
board-text-defender = Broni się { $name }
board-text-points = razem { $n } pkt
board-text-inflicts = zadaje { $casualties }
board-text-hard = { $territory } (Trudna Granica)
board-text-regular = { $territory }
board-text-beside = Obok: { $territories }.
board-text-free = wolne: { $sites }
board-text-beside-short = obok: { $territories }

board-text-turn = { $turn ->
    [0] bez obrotu
    [1] ćwierć obrotu
    [2] pół obrotu
   *[other] trzy ćwierci obrotu
}

## Beside the score of a seat

board-unit = Chwały

## Creatures where room is short

board-beast-wolf = Wilk
board-beast-brown_bear = Niedźwiedź
board-beast-draugr = Draugr
board-beast-fallen_valkyrie = Walkiria

## Lista wszystkich możliwości

board-list-play = Zagraj kartę
board-list-other = Użyj karty inaczej
