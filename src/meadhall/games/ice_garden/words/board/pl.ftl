### Własne słowa planszy Pana Lodowego Ogrodu; nazwy pochodzą ze słownika.

board-title = Mapa Midgaardu
board-round = Runda { $round }
board-phase-setup = Przygotowanie
board-phase-initiative = Inicjatywa
board-phase-planning = Planowanie
board-phase-actions = Akcje
board-phase-domination = Dominacja

## Ilości

board-amount-population = { $n ->
    [one] { $n } populacja
    [few] { $n } populacje
   *[many] { $n } populacji
}
board-amount-gold = { $n ->
    [one] { $n } złoty gwicht
    [few] { $n } złote gwichty
   *[many] { $n } złotych gwichtów
}
board-amount-m_factor = { $n ->
    [one] { $n } czynnik „M”
    [few] { $n } czynniki „M”
   *[many] { $n } czynników „M”
}
board-amount-marker = { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
   *[many] { $n } znaczników
}
board-amount-nation = { $n ->
    [one] { $n } niezależna nacja
    [few] { $n } niezależne nacje
   *[many] { $n } niezależnych nacji
}
board-amount-reserve = { $n ->
    [one] { $n } uroczysko
    [few] { $n } uroczyska
   *[many] { $n } uroczysk
}
board-amount-nightmare = { $n ->
    [one] { $n } żeton Koszmaru
    [few] { $n } żetony Koszmaru
   *[many] { $n } żetonów Koszmaru
}
board-amount-vuko_token = { $n ->
    [one] { $n } żeton Vuko
    [few] { $n } żetony Vuko
   *[many] { $n } żetonów Vuko
}

## Mapa

board-not-in-play = poza grą
board-tile-down = kafelek zakryty
board-tile-order = czerwona cyfra { $order }
board-tile-goods = daje { $goods }
board-tile-taken = już zabrano: { $goods }
board-tile-points = punkty za kolejne miejsca: { $points }
board-force = { $name }: wpływ { $influence } ({ $pieces })
board-leads = dominuje { $name }
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
board-defeated = pokonano
board-nation = Nacja
board-marker = Wpływ

## Pola Akcji

board-box = { $order }. { $name }
board-box-marker = numer { $number }: { $name }
board-box-now = teraz rozpatrywane
board-box-viper-gorge = weź 1, wymień 2 na 1
board-box-influence = 1 populacja za znacznik
board-box-move = 1 gwicht za krok, do 2
board-box-voracious-mountain = 2 populacje, dowolna grupa
board-box-raven-shadow = żeton Vuko lub reputacja
board-box-making = „M”, ulepszenia, jednostki
board-box-activation = Szybkość, potem Atak
board-box-activation-order = według inicjatywy
board-box-vuko = ściga najgorszą reputację
board-gorge-left = { $name }: { board-gorge-count }
board-gorge-count = { $n ->
    [one] { $n } znacznik zostaje tu na stałe
    [few] { $n } znaczniki zostają tu na stałe
   *[other] { $n } znaczników zostaje tu na stałe
}
board-vuko-tokens = { $name }: { board-amount-vuko_token }

## Tory

board-initiative = Inicjatywa
board-initiative-line = statek, Akcje
board-helm = Hełm { $index }, statek { $ship }, znaczniki Akcji: { $markers }
board-helm-red = czerwony statek: kto pierwszy go osiągnie, uruchomi punktację
board-helm-passed = czerwony statek, już osiągnięty
board-stack = od góry: { $names }
board-stage = Etap { $number }
board-stage-now = bieżący etap
board-stage-arrow = działa do końca gry
board-stage-active = działa teraz
board-vuko-tile-fire-people = Ludzie Ognia
board-vuko-tile-whisperers = Szepczący
board-vuko-tile-nightwalkers = Wędrowcy
board-vuko-tile-both-bears = Niedźwiedzie
board-vuko-tile-vuko-and-cyphral = Cyfral
board-vuko-tile-giant-snake = Wielki wąż
board-vuko-tile-raven-plan = Plan Kruka
board-vuko-tile-spear-of-fools = Włócznia
board-reputation = Reputacja
board-reputation-brief = Reputacja { $space }
board-reputation-stack = Reputacja { $space }, od najlepszej: { $names }
board-yin-yang = yin-yang
board-snow = Martwy Śnieg
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

board-m-level = Poziom { $level }: { board-amount-m_factor }
board-level = poziom { $n }
board-spaces = miejsca: { $spaces }
board-space = Miejsce { $number }
board-space-free = wolne
board-strength =
    wpływ { $influence }, { $toughness ->
        [one] pokonuje ją { $toughness } obrażenie
        [few] pokonują ją { $toughness } obrażenia
       *[many] pokonuje ją { $toughness } obrażeń
    }
board-on-map = { $n } z { $most } na mapie
board-goal = { $goal }: { $n } z { $target }
board-own-none = Jeszcze bez naukowca
board-own-goal = Cel

## Taca

board-choose-from = Wybierz
board-attack = Atak: { $region }
board-attack-pool = { $name }: { $n ->
    [one] zostało { $n } obrażenie
    [few] zostały { $n } obrażenia
   *[many] zostało { $n } obrażeń
}

## Wariant jednoosobowy

board-independent = { $name } (Gracz Niezależny)
board-solo-level = { $level }
board-solo-line = Rywal: { $what }
board-solo-next = Następne pole, { $box }: { $what }
board-solo-rests = Na razie nic nie robi
board-solo-none = nic
board-solo-place_influence_by_die = dwa znaczniki z rzutu
board-solo-advance_dead_snow_then_summon_level = Śnieg +2, przywołanie
board-solo-summons = Następne przywołanie: { $unit }
board-rolled = wypada { $number }
board-purpose-thorn = Rzut na Cierń
board-purpose-first-unit = Rzut na pierwszą jednostkę
board-purpose-influence = Rzut na znaczniki
board-purpose-summon = Rzut na przywołanie
board-purpose-unit-move = Rzut na ruch jednostki
board-purpose-ice-floe-crossing = Rzut na przeprawę
board-purpose-pillage = Rzut na Grabież

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
board-text-waiting = Czekamy, aż zdecyduje { $names }
board-text-resolving = Rozpatrywany Region: { $region }
board-text-about = Dotyczy: { $things }
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
    [one] { $n } znacznik wpływu w puli
    [few] { $n } znaczniki wpływu w puli
   *[other] { $n } znaczników wpływu w puli
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
    [one] { $n } Czerwona Wieża w puli
    [few] { $n } Czerwone Wieże w puli
   *[other] { $n } Czerwonych Wież w puli
}
board-text-absorbed = { $n ->
    [one] { $n } pochłonięte uroczysko
    [few] { $n } pochłonięte uroczyska
   *[other] { $n } pochłoniętych uroczysk
}
board-text-doubles = Podwójny krok wykorzystany w etapach { $stages }

## Beside the score of a seat

board-unit = { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}

## Strony na telefonie

board-page-map = Mapa
board-page-now = Taca
board-page-actions = Akcje
board-page-tracks = Tory
board-whole-map = Cała mapa

## Stan Regionów i co zmieniłby wybór

board-chip = { $own } do { $other }
board-standings = Gdyby teraz była punktacja
board-standings-nobody = nikt
board-standings-sum = Razem
board-scores-later = Bez punktacji w tej rundzie: tyle obiecują kafelki
board-take-line = Wybierz, co bierzesz: wszystko jednego rodzaju z kafelka.
board-forecast-marker = plus twój znacznik
board-forecast-unit = plus { $unit }
board-forecast-loss = bez { $unit_gen }
board-tile-order-resolved = Czerwona cyfra { $order }.
board-forecast-nations = { $n ->
    [one] { $n } nacja: liczy się tylko większy wpływ.
    [few] { $n } nacje: liczy się tylko większy wpływ.
   *[other] { $n } nacji: liczy się tylko większy wpływ.
}
board-forecast-no-nations = Bez nacji: liczy się każdy wpływ.
board-forecast-leads = { $you ->
    [yes] Prowadzisz { $own } do { $other }.
   *[no] Prowadzi { $name }: { $own } do { $other }.
}
board-forecast-alone = { $you ->
    [yes] Nikogo poza tobą, wpływ { $own }.
   *[no] Tylko { $name }, wpływ { $own }.
}
board-forecast-place = { $you ->
    [yes] Miejsce { $place }: { $own } przeciw { $other }.
   *[no] { $name }: miejsce { $place }, { $own } przeciw { $other }.
}
board-forecast-out = { $you ->
    [yes] Twój wpływ { $own } się nie liczy.
   *[no] { $name }: wpływ { $own } się nie liczy.
}
board-forecast-now = Teraz miejsce { $place }, { $own } przeciw { $other }.
board-forecast-now-out = { $own ->
    [0] Teraz nic tam nie ma.
   *[other] Teraz { $own }: za mało na nacje ({ $nations }).
}
board-forecast-spoils = { $points ->
    [one] miejsce { $place }, { $points } punkt
    [few] miejsce { $place }, { $points } punkty
   *[other] miejsce { $place }, { $points } punktów
}
board-you = Ty
board-forecast-nothing = nic
board-points-change = { $n ->
    [one] { $change } punkt
    [few] { $change } punkty
   *[other] { $change } punktów
}

## Karty graczy

board-own-short = Czynnik „M”, jednostki
board-own-reputation = reputacja
board-ladder = Czynnik „M”
board-ladder-sum = razem { $n }
board-ladder-upgrades = opłaca ulepszenia
board-ladder-summons = przywołuje { $unit_acc } (w puli { $n })
board-ladder-none = { $unit }: nie ma już kogo przywołać
board-unit-influence = wpływ { $n }
board-independent-name = Gracz Niezależny
board-bit-units = { $n ->
    [one] { $n } jednostka na mapie
    [few] { $n } jednostki na mapie
   *[other] { $n } jednostek na mapie
}

## Co warto wiedzieć o rzeczy

board-explain-place = Miejsce { $place }: { $name }, { $points }
board-explain-nations = { $n ->
    [one] { $n } niezależna nacja: liczy się tylko większy wpływ
    [few] { $n } niezależne nacje: liczy się tylko większy wpływ
   *[other] { $n } niezależnych nacji: liczy się tylko większy wpływ
}
board-explain-order = Rozpatrywane z numerem { $order }
board-explain-no-markers = Bez znaczników Akcji: działają tu wszyscy
board-explain-fields = Wolnych miejsc { $free } z { $n }
board-explain-in-stock = W rezerwie: { $n }
board-explain-where = Na mapie: { $names }
board-explain-vuko-at = Vuko jest { $region_loc }
board-explain-vuko-away = Vuko nie ma na mapie

## Sceny: co się stało, po kolei

board-step-rank = Wpływ
board-step-recruited = Werbunek
board-step-enthralled = Faun
board-step-pillaged = Grabież
board-step-tormented = Koszmar
board-step-tower-built = Wieża
board-step-reserves-carried = Grajek
board-step-absorbed = Cierń
board-step-region-locked = Zamknięcie
board-step-goods = Dobra
board-step-reserve = Uroczysko
board-step-points = Punkty
board-step-goes = Droga
board-step-token = Żeton
board-step-creature = Jednostka
board-step-markers = Znaczniki
board-step-tile = Kafelek
board-step-dice = Rzut
board-step-outcome = Wynik
board-act-from-to = { $from } → { $to }
board-act-total = razem { $n }
board-act-place = { $place ->
    [1] dominuje
    [2] drugie miejsce
    [3] trzecie miejsce
   *[other] czwarte miejsce
}
board-act-region = { $you ->
    [yes] { $region }: dominujesz
   *[no] { $region }: dominuje { $name }
}
board-act-region-cause = { $nations ->
    [0] Dominacja, czerwona cyfra { $order } z { $regions }.
    [one] Dominacja, czerwona cyfra { $order } z { $regions }. Trzeba pokonać jedną nację.
    [few] Dominacja, czerwona cyfra { $order } z { $regions }. Do pokonania są { $nations } nacje.
   *[many] Dominacja, czerwona cyfra { $order } z { $regions }. Do pokonania jest { $nations } nacji.
}
board-act-dominates = { $you ->
    [yes] Dominujesz.
   *[no] Dominuje { $name }.
}
board-act-next-door = Po { $own }: w sąsiednich Regionach jest { $next } do { $other }.
board-act-tie = Po { $own }, a w sąsiednich Regionach remis: wygrywa lepsza reputacja.
board-act-tie-solo = Po { $own }, a w sąsiednich Regionach remis: grając samotnie, przegrywasz go.
board-act-unbeaten = { $n ->
    [one] { $you ->
        [yes] Twój wpływ { $own } nie pokonuje nacji.
       *[no] { $name } ma { $own } i nie pokonuje nacji.
    }
   *[other] { $you ->
        [yes] Twój wpływ { $own } nie pokonuje nacji ({ $n }).
       *[no] { $name } ma { $own } i nie pokonuje nacji ({ $n }).
    }
}
board-act-goods = Dobra z Regionu
board-act-reserve = Uroczysko
board-act-recruited = { $you ->
    [yes] Werbujesz znacznik; traci go { $other }
   *[no] { $name } werbuje znacznik; traci go { $other }
}
board-act-enthralled = { $you ->
    [yes] Zastępujesz znacznik; traci go { $other }
   *[no] { $name } zastępuje znacznik; traci go { $other }
}
board-act-pillaged = { $you ->
    [yes] Grabisz ({ $good }); traci { $other }
   *[no] { $name } grabi ({ $good }); traci { $other }
}
board-act-tormented = { $you ->
    [yes] Siejesz koszmary
   *[no] { $name } sieje koszmary
}
board-act-tower-built = { $you ->
    [yes] Wznosisz Czerwoną Wieżę
   *[no] { $name } wznosi Czerwoną Wieżę
}
board-act-reserves-carried = { $n ->
    [one] Uroczysko trafia do Ciernia
    [few] { $n } uroczyska trafiają do Ciernia
   *[other] { $n } uroczysk trafia do Ciernia
}
board-act-absorbed = { $n ->
    [one] Cierń pochłania uroczysko
    [few] Cierń pochłania { $n } uroczyska
   *[other] Cierń pochłania { $n } uroczysk
}
board-act-region-locked = { $you ->
    [yes] Zamykasz Region
   *[no] { $name } zamyka Region
}
board-act-vuko = { $you ->
    [yes] Vuko ściga ciebie
   *[no] { $name } ma Vuko na karku
}
board-act-vuko-strikes = { $you ->
    [yes] Vuko uderza w ciebie
   *[no] { $name } przyjmuje cios Vuko
}
board-act-vuko-cause = { $you ->
    [yes] Twoja reputacja jest najgorsza.
   *[no] { $name } ma najgorszą reputację.
}
board-act-vuko-solo = W grze solo zawsze ściga ciebie.
board-act-vuko-most = największy wpływ: { $n }
board-act-vuko-becomes = { $you ->
    [yes] Twój wpływ spada z { $from } do { $to }.
   *[no] { $name }: wpływ spada z { $from } do { $to }.
}
board-act-vuko-uncounted = Wycofane znaczniki się nie liczą.
board-act-vuko-goes = Idzie { $region_acc }
board-act-vuko-at = Teraz { $region_loc }
board-act-vuko-nobody = { $you ->
    [yes] Nie znajduje niczego twojego
   *[no] Nie znajduje niczego, co ma { $name }
}
board-act-token = { $you ->
    [yes] Bierzesz żeton Vuko
   *[no] { $name } bierze żeton Vuko
}
board-act-slain = { $you ->
    [yes] Tracisz { $unit_acc }
   *[no] { $name } traci { $unit_acc }
}
board-act-holds = { $you ->
    [yes] { $n ->
        [one] Wycofujesz znacznik
        [few] Wycofujesz { $n } znaczniki
       *[many] Wycofujesz { $n } znaczników
    }
   *[no] { $n ->
        [one] { $name } wycofuje znacznik
        [few] { $name } wycofuje { $n } znaczniki
       *[many] { $name } wycofuje { $n } znaczników
    }
}
board-act-expelled = { $you ->
    [yes] Przepędzone twoje znaczniki: { $n }
   *[no] Przepędzone znaczniki ({ $name }): { $n }
}
board-act-nations = { $n ->
    [one] Nacja idzie za nim { $to_acc }
    [few] { $n } nacje idą za nim { $to_acc }
   *[many] { $n } nacji idzie za nim { $to_acc }
}
board-act-snow = Martwy Śnieg się przesuwa
board-act-snow-to = Śnieg { $n } z { $limit }
board-act-snake = { $you ->
    [yes] Wycofujesz się { $to_acc }
   *[no] { $name } wycofuje się { $to_acc }
}
board-act-creature-lost = −1 jednostka
board-act-held = { $n ->
    [one] wycofany { $n } znacznik
    [few] wycofane { $n } znaczniki
   *[other] wycofanych { $n } znaczników
}
board-act-attack = { $you ->
    [yes] Atakujesz { $region_loc }
   *[no] { $name } atakuje { $region_loc }
}
board-act-attack-cause = { $n ->
    [one] Aktywacja: { $n } obrażenie.
    [few] Aktywacja: { $n } obrażenia.
   *[many] Aktywacja: { $n } obrażeń.
}
board-act-for-attack = za Atak
board-act-lost = strata
board-act-hits = { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[other] { $n } trafień
}
board-act-strength = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
board-act-making-cause = Czynienie: za czynnik „M” płaci świat i dobre imię.
board-act-move-m-factor = { $name } przesuwa czynnik „M”
board-act-upgrade-unit = { $name } sięga po ulepszenia
board-act-summon-units = { $name } przywołuje jednostki
board-act-summons = { $n ->
    [one] { $name } przywołuje { $unit_acc }
   *[other] { $name } przywołuje { $n } × { $unit }
}
board-act-upgrades = { $name } ulepsza { $unit_acc }
board-act-creatures = { $n ->
    [one] +{ $n } jednostka
    [few] +{ $n } jednostki
   *[other] +{ $n } jednostek
}
board-act-markers = { $n ->
    [one] +{ $n } znacznik
    [few] +{ $n } znaczniki
   *[other] +{ $n } znaczników
}
board-act-nothing = nic
board-act-independent = { $name }: { $box }
board-act-independent-cause = Decyduje za niego kość, zanim zadziała twój znacznik.
board-act-goes = { $piece } → { $to }
board-act-ship = { $you ->
    [yes] Docierasz do czerwonego statku
   *[no] { $name } dociera do czerwonego statku
}
board-act-ship-cause = Kto dotrze tu pierwszy, sprawia, że w tej rundzie punktują Regiony.
board-act-stage = Zaczyna się etap { $stage }
board-act-stage-cause = Tak daleko dopłynęły znaczniki inicjatywy.
board-act-tile-cause = Kafelek scenariusza Vuko zaczyna działać.
board-act-round = Koniec rundy { $round }
board-act-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
board-act-goal = { $you ->
    [yes] Osiągasz swój cel: { $goal }
   *[no] { $name } osiąga cel: { $goal }
}
board-act-goal-at = { $n } z { $target }
board-act-end = Koniec gry
board-act-end-dead-snow = Spadł Martwy Śnieg.
board-act-end-goal = Ktoś osiągnął swój cel.
board-act-end-victory-points = Decydują punkty zwycięstwa.

## Lista wszystkich możliwości

board-list-take = Weź
board-list-exchange = Wymień
