### Własne słowa planszy Pana Lodowego Ogrodu; nazwy pochodzą ze słownika.

board-title = Mapa Midgaardu
board-round = Runda { $round }
board-phase-setup = Przygotowanie
board-phase-initiative = Inicjatywa
board-phase-planning = Planowanie
board-phase-actions = Akcje
board-phase-domination = Dominacja

## Ilości

board-amount-population = { $n } populacji
board-amount-gold = { $n } złota
board-amount-m_factor = { $n } czynnika „M”
board-amount-marker = { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
   *[other] { $n } znaczników
}
board-amount-nation = { $n ->
    [one] { $n } niezależna nacja
    [few] { $n } niezależne nacje
   *[other] { $n } niezależnych nacji
}
board-amount-reserve = { $n ->
    [one] { $n } uroczysko
    [few] { $n } uroczyska
   *[other] { $n } uroczysk
}
board-amount-nightmare = { $n ->
    [one] { $n } żeton Koszmaru
    [few] { $n } żetony Koszmaru
   *[other] { $n } żetonów Koszmaru
}
board-amount-vuko_token = { $n ->
    [one] { $n } żeton Vuko
    [few] { $n } żetony Vuko
   *[other] { $n } żetonów Vuko
}

## Mapa

board-not-in-play = poza grą
board-tile-down = kafelek zakryty
board-tile-order = numer { $order }
board-tile-goods = daje { $goods }
board-tile-taken = już zabrano: { $goods }
board-tile-points = punkty za kolejne miejsca: { $points }
board-force = { $name }: wpływ { $influence } ({ $pieces })
board-leads = dominuje: { $name }
board-controlled = { $n ->
    [one] { $n } znacznik wycofany przez Vuko
    [few] { $n } znaczniki wycofane przez Vuko
   *[other] { $n } znaczników wycofanych przez Vuko
}
board-reserve-down = { $n ->
    [one] { $n } zakryte uroczysko
    [few] { $n } zakryte uroczyska
   *[other] { $n } zakrytych uroczysk
}
board-vuko-here = jest tu Vuko
board-locked = Region zamknięty
board-damage = obrażenia: { $n }
board-defeated = pokonana
board-nation = Nacja
board-marker = Wpływ

## Pola Akcji

board-box = { $order }. { $name }
board-box-marker = numer { $number }: { $name }
board-box-now = teraz rozpatrywane
board-box-viper-gorge = Weź jedno albo dwa za jedno
board-box-influence = 1 populacji za znacznik, do 2
board-box-move = 1 złota za krok, do 2
board-box-voracious-mountain = 2 populacji: grupa dokądkolwiek
board-box-raven-shadow = Bez żetonu Vuko albo reputacja +2
board-box-making = Czynnik „M”, ulepszenie, przywołanie
board-box-activation = Szpieg · przeprawa · szybkość · atak
board-box-activation-order = Wszystkie jednostki, wg inicjatywy
board-box-vuko = Ściga najgorszą reputację
board-gorge-here = Zostały tu:
board-gorge-left = { $name }: { board-gorge-count }
board-gorge-count = { $n ->
    [one] { $n } znacznik zostaje tu na stałe
    [few] { $n } znaczniki zostają tu na stałe
   *[other] { $n } znaczników zostaje tu na stałe
}
board-vuko-tokens-here = Żetony Vuko:
board-vuko-tokens = { $name }: { board-amount-vuko_token }

## Tory

board-initiative = Inicjatywa
board-initiative-line = statek · akcje
board-helm = Hełm { $index }, statek { $ship }, znaczniki Akcji: { $markers }
board-helm-red = czerwony statek: punktacja, gdy ktoś pierwszy raz go osiągnie
board-helm-passed = czerwony statek, już osiągnięty
board-stack = od góry: { $names }
board-stage = Etap { $number }
board-stage-now = bieżący etap
board-stage-arrow = działa do końca gry
board-stage-active = działa teraz
board-reputation = Reputacja
board-reputation-brief = Reputacja { $space }
board-reputation-stack = Reputacja { $space }, od najlepszej: { $names }
board-yin-yang = yin-yang
board-snow = Martwy Śnieg
board-snow-brief = Martwy Śnieg { $n } z { $limit }
board-snow-words = Martwy Śnieg stoi na { $n }; na { $limit } gra natychmiast się kończy
board-victory = Punkty
board-score = { $name }: { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
}
board-scores = { $n ->
    [1] Runda z punktacją
    [2] Punktacja podwójna
   *[other] Punktacja × { $n }
}
board-scores-not = W tej rundzie nie ma punktacji

## Karty postaci

board-boards = Karty:
board-open = Karta postaci gracza { $name }
board-m-level = Poziom { $level }: { $n } czynnika „M”
board-level = poziom { $n }
board-spaces = miejsca: { $spaces }
board-space = Miejsce { $number }
board-space-free = wolne
board-strength = wpływ { $influence }, pokonują ją obrażenia: { $toughness }
board-on-map = { $n } z { $most } na mapie
board-goal = { $goal }: { $n } z { $target }
board-own = twoja karta
board-own-none = Jeszcze bez naukowca
board-own-goal = Cel
board-own-actions = do położenia
board-own-others = Cele pozostałych

## Taca

board-choose-from = Wybierz
board-take-from = Weź: { $region }
board-attack = Atak: { $region }
board-attack-pool = { $name }: { $n ->
    [one] został { $n } punkt
    [few] zostały { $n } punkty
   *[other] zostało { $n } punktów
}

## Wariant jednoosobowy

board-independent = { $name } (Gracz Niezależny)
board-solo-level = { $level }
board-solo-line = Przeciwnik: { $what }
board-solo-next = Następnie, { $box }: { $what }
board-solo-rests = W tej rundzie nic już nie robi
board-solo-none = nic
board-solo-place_influence_by_die = dwa znaczniki wg kostki
board-solo-advance_dead_snow_then_summon_level = Martwy Śnieg +2, przywołanie
board-solo-summons = Następne Czynienie przywoła: { $unit }
board-solo-summons-next = następne
board-rolled = kostka pokazuje { $number }
board-purpose-thorn = Rzut na Cierń
board-purpose-first-unit = Rzut na pierwszą jednostkę
board-purpose-influence = Rzut na znaczniki
board-purpose-summon = Rzut na przywołanie
board-purpose-unit-move = Rzut na ruch jednostki
board-purpose-ice-floe-crossing = Rzut na przeprawę
board-purpose-pillage = Rzut na grabież

## Plansza słowami

board-text-now = Teraz
board-text-solo = Przeciwnik
board-text-regions = Regiony
board-text-boxes = Pola Akcji
board-text-tracks = Tory
board-text-initiative = Tor Inicjatywy
board-text-stock = Rezerwa
board-text-round = Runda { $round }, etap { $stage }
board-text-order = Kolejność: { $names }
board-text-waiting = Czekamy na: { $names }
board-text-resolving = Rozpatrywany Region: { $region }
board-text-about = Chodzi o: { $things }
board-text-left = { $n ->
    [one] Jeszcze { $n } raz
   *[other] Jeszcze { $n } razy
}
board-text-over = Koniec gry: { $how }
board-ended-dead-snow = spadł Martwy Śnieg
board-ended-goal = osiągnięto cel
board-ended-victory-points = decydują punkty zwycięstwa
board-text-phase-setup = Przygotowanie gry
board-text-phase-help = Pomoc na początku rundy
board-text-phase-initiative = Faza Inicjatywy
board-text-phase-action-order = Kolejność pól Akcji
board-text-phase-planning = Faza Planowania
board-text-phase-viper-gorge = Faza Akcji: Żmijowe Gardło
board-text-phase-influence = Faza Akcji: Wpływ
board-text-phase-move = Faza Akcji: Ruch
board-text-phase-voracious-mountain = Faza Akcji: Żarłoczna Góra
board-text-phase-raven-shadow = Faza Akcji: Kruczy Cień
board-text-phase-making = Faza Akcji: Czynienie
board-text-phase-activation = Faza Akcji: Aktywacja jednostek
board-text-phase-vuko = Faza Akcji: Vuko
board-text-phase-domination = Faza Dominacji
board-text-phase-over = Koniec gry
board-text-supply = { $n ->
    [one] { $n } znacznik wpływu w zapasie
    [few] { $n } znaczniki wpływu w zapasie
   *[other] { $n } znaczników wpływu w zapasie
}
board-text-gorge = { $n ->
    [one] { $n } znacznik w Żmijowym Gardle
    [few] { $n } znaczniki w Żmijowym Gardle
   *[other] { $n } znaczników w Żmijowym Gardle
}
board-text-garden = { $n ->
    [one] { $n } znacznik w Lodowym Ogrodzie
    [few] { $n } znaczniki w Lodowym Ogrodzie
   *[other] { $n } znaczników w Lodowym Ogrodzie
}
board-text-actions = { $n ->
    [one] { $n } znacznik Akcji do położenia
    [few] { $n } znaczniki Akcji do położenia
   *[other] { $n } znaczników Akcji do położenia
}
board-text-locks = { $n ->
    [one] { $n } żeton zamknięcia Regionu
    [few] { $n } żetony zamknięcia Regionu
   *[other] { $n } żetonów zamknięcia Regionu
}
board-text-towers = { $n ->
    [one] { $n } Czerwona Wieża w zapasie
    [few] { $n } Czerwone Wieże w zapasie
   *[other] { $n } Czerwonych Wież w zapasie
}
board-text-absorbed = { $n ->
    [one] { $n } pochłonięte uroczysko
    [few] { $n } pochłonięte uroczyska
   *[other] { $n } pochłoniętych uroczysk
}
board-text-doubles = Podwójny ruch wykorzystany w etapach { $stages }

## Beside the score of a seat

board-unit = { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
