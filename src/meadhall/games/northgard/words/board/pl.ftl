### Słowa planszy gry Northgard; nazwy pochodzą ze słownika gry.

board-title = Mapa, targ i karty
board-map = Mapa
board-year = Rok { $year } z { $years }
board-phase-setup = Rozstawienie
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
board-page-market = Targ
board-whole-map = Cała mapa

## Ilości

board-amount-food = { $n ->
    [one] { $n } żywność
   *[other] { $n } żywności
}
board-amount-wood = { $n ->
    [one] { $n } drewno
   *[other] { $n } drewna
}
board-amount-lore = { $n ->
    [one] { $n } wiedza
   *[other] { $n } wiedzy
}
board-amount-glory = { $n } Chwały
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
    [one] { $n } trudna granica
    [few] { $n } trudne granice
    [many] { $n } trudnych granic
   *[other] { $n } trudnej granicy
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
board-yields = daje { $goods }
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
board-drawn = Dobrane: zachowaj { $keep }, odrzuć { $discard }, na wierzch { $top }
board-named = Do oddania albo wykupienia: { $card }
board-choose-from = Wybierz
board-owed = Do rozstrzygnięcia: { $n }
board-moves-left = Pozostałe ruchy: { $n }

## Obok mapy

board-rail-year = Rok
board-rail-ends = koniec po { $years }.
board-rail-creatures = Stwory
board-rail-line = lewy rusza pierwszy
board-rail-market = Targ
board-rail-take = gdy pasujesz
board-rail-achievements = Osiągnięcia
board-pile-draw = dobierz
board-pile-active = w grze
board-pile-discard = zużyte
board-pile-tiles = Kafle w stosie: { $n }
board-pile-deck = Karty Rozwoju w talii: { $n }
board-pile-unrest = Pozostałe karty Niepokojów: { $n }
board-pile-under = pod spodem: { $tiles }
board-pile-creatures = Karty Stworów w talii: { $n }
board-pile-beaten = Pokonane Stwory
board-supply-left = Pozostało: { $n }
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
board-own-hand = Twoja ręka
board-own-glory = Twoja ukryta Chwała
board-own-units = { $n ->
    [one] { $n } jednostka na mapie, { $reserve } w rezerwie
    [few] { $n } jednostki na mapie, { $reserve } w rezerwie
    [many] { $n } jednostek na mapie, { $reserve } w rezerwie
   *[other] { $n } jednostki na mapie, { $reserve } w rezerwie
}
board-own-winter = Zima
board-own-harvest = Zbiory teraz
board-own-domination = Dominacja
board-own-of = { $n } z { $most }
board-own-this-year = w tym roku
board-own-kaija-attacks = Kaija może atakować
board-own-ignores = Obrona wroga się nie liczy
board-own-passed = Spasował
board-own-took = wziął kartę
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
board-explain-harvest = Zbiory teraz
board-explain-buildings = Budynki
board-explain-free = Wolne miejsca
board-explain-beside = Sąsiedztwo
board-explain-lies = Gdzie
board-explain-lands = Ziemie
board-explain-laid = Leży na mapie.
board-explain-cell = Puste pole
board-explain-site-small = Miejsce na mały budynek
board-explain-site-stone = Miejsce na mały budynek lub rzeźbiony kamień
board-explain-site-large = Miejsce na duży budynek
board-explain-site-free = wolne
board-explain-small = Mały budynek, koszt: { $wood }
board-explain-large = Duży budynek, koszt: { $wood }
board-explain-stands = Gdzie stoi
board-explain-flash = Karta Błysku: można ją zagrać oprócz głównej karty tury
board-explain-offered = Do wzięcia: kto pasuje, bierze jedną z tych kart.
board-explain-achievement = Do wzięcia w ostatnim roku; punktuje na końcu gry.
board-explain-in-hand = Na twojej ręce
board-explain-aside = Odłożona: dołącza do talii przez ulepszenie.
board-explain-active = W Strefie Aktywnej gracza { $name }
board-explain-leads = Tym klanem dowodzi { $name }.
board-explain-line = Rusza jako { $n }. z { $most }
board-explain-year = Po roku { $years } wygrywa największa Chwała.
board-explain-domination = Kto na koniec roku ma { $n } zamknięte terytoria z dużymi budynkami, wygrywa od razu.
board-explain-horn = Znacznik ma { $name }.
board-journey = { $n ->
    [one] rusza { $n } z { $there } jednostek
    [few] ruszają { $n } z { $there } jednostek
   *[other] rusza { $n } z { $there } jednostek
}

## Plansza słowami

board-text-thing = { $name }: { $facts }
board-text-now = Teraz
board-text-territories = Terytoria
board-text-tiles = Kafle na mapie
board-text-table = Targ i zasoby wspólne
board-text-buildings = Budynki w rezerwie wspólnej
board-text-over = Gra się skończyła.
board-text-waiting = Decyzja: { $names }
board-text-resolving = { $name } wykonuje kartę { $card }
board-text-placing = { $name } kładzie kafel: { $tile }
board-text-from = z: { $territory }
board-text-to = do: { $territory }
board-text-pending = Walka do rozegrania: { $territory }
board-text-combat = Walka: { $territory }
board-text-attacker = Atakuje { $name }
board-text-defender = Broni się { $name }
board-text-points = razem punktów: { $n }
board-text-inflicts = zadaje { $casualties }
board-text-hard = { $territory } (trudna granica)
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
