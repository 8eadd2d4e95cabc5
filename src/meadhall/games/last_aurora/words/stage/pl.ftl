### Co plansza Last Aurora mówi o rzeczach i zdarzeniach; wczytywane po pierwszym obrazie.

## Co się dzieje, na scenie

board-you = Ty
board-act-step-cause = Powód
board-act-step-outcome = Karta wyniku
board-act-step-columns = Kolumny
board-act-step-hit = Uszkodzenia
board-act-step-aim = Cel
board-act-step-ambush = Zasadzka
board-act-step-card = Karta
board-act-step-choice = Wybór
board-act-step-test = Test
board-act-step-loot = Łup
board-act-step-result = Skutek
board-act-attack-you = { $enemy } cię atakuje
board-act-attack = { $enemy } atakuje: { $names }
board-act-attack-cause = Koniec fazy Ostrzału: wróg wciąż tu stoi ({ $region }) i uderza w każdy konwój w tym regionie.
board-act-hits = { $n ->
    [one] { $n } trafienie, kolumna { $columns }
    [few] { $n } trafienia, kolumny { $columns }
    [many] { $n } trafień, kolumny { $columns }
   *[other] { $n } trafienia, kolumny { $columns }
}
board-act-choose-boxes = { $name }: wybierz pola, które się psują
board-act-is-hit = { $name }: konwój trafiony
board-act-stays = { $enemy } stoi
board-act-boxes = zapełnione pola: { $n } z { $of }
board-act-ambush-you = { $enemy } wciąga cię w zasadzkę
board-act-ambush = { $enemy } urządza zasadzkę
board-act-enters = Ostrzał: pojawia się { $enemy } ({ $region }).
board-act-struck = { $n ->
    [one] trafiony { $n } konwój
    [few] trafione { $n } konwoje
    [many] trafionych { $n } konwojów
   *[other] trafione { $n } konwoju
}
board-act-nobody-struck = nikt nie oberwał
board-act-is-ambushed = { $name }: wpada w zasadzkę
board-act-spared = { $name }: bez szwanku
board-act-shot-you = Strzelasz. Cel: { $target }
board-act-shot-at-you = { $name } strzela do ciebie
board-act-shot = { $name } strzela. Cel: { $target }
board-act-with = Broń: { $what }.
board-act-turn-card = Odkryj kartę wyniku
board-act-miss = pudło
board-act-chance = Tyle samo lub więcej, na wszystkich kartach wyniku
board-act-chance-of = { $n } z { $of }, { $percent } %
board-act-defeat = Pokonany wróg: { $enemy }
board-act-defeat-cause = Wszystkie jego pola są zapełnione. Znaczniki na nim dają nagrody od lewej do prawej.
board-act-defeated = pokonany
board-act-bonus = { $name }: premie toru ataku
board-act-bonus-cause = Ostrzał się kończy, a trafienia w inne konwoje się opłacają.
board-act-drive = { $name }: koniec jazdy, { $space }
board-act-drive-cause = { $n ->
    [one] Jedno pole drogi.
    [few] { $n } pola drogi.
    [many] { $n } pól drogi.
   *[other] { $n } pola drogi.
}
board-act-radiation = Kto staje na skażonym terenie, kładzie 1 skażenie na ocalałym.
board-act-mine = { $name }: { $n ->
    [one] wybucha mina
    [few] wybuchają { $n } miny
    [many] wybucha { $n } min
   *[other] wybucha { $n } miny
}
board-act-mine-cause = Podłożył ją inny konwój: { $space }.
board-act-mines = { $n ->
    [one] { $n } mina
    [few] { $n } miny
    [many] { $n } min
   *[other] { $n } miny
}
board-act-avalanche = { $name }: lawina wysadzona
board-act-avalanche-cause = 1 amunicja toruje drogę: { $space }.
board-act-way-free = droga wolna
board-act-explore = { $name }: wyprawa, { $card }
board-act-sent = Wysłani: { $names }.
board-act-event = Wydarzenie: { $card }
board-act-event-cause = Odkryto je, gdy uzupełniano miejsca; dotyczy wszystkich.
board-act-object = { $name } zagrywa: { $card }
board-act-automa = Automa zagrywa: { $card }
board-act-automa-explores = wyprawa: { $card }
board-act-automa-drives = jedzie: { $space }
board-act-automa-fires = { $enemy }: { $n ->
    [one] { $n } uszkodzenie
    [few] { $n } uszkodzenia
    [many] { $n } uszkodzeń
   *[other] { $n } uszkodzenia
}
board-act-automa-waits = nic więcej
board-act-cancelled = Anulujesz efekty karty
board-act-story = Fabuła: { $story }
board-act-chooses = { $name }: { $choice }
board-act-success = sukces
board-act-failure = porażka
board-act-chosen = wybrane
board-act-round = Zaczyna się runda { $round }
board-act-ship = Aurora płynie dalej: { $space }.
board-act-first-round = Konwoje ruszają w drogę.
board-act-left = Zostają w tyle: { $enemies }
board-act-healed = Pola Asgardu odnowione: { $enemies }
board-act-end = Podróż skończona
board-act-boarded = Na pokładzie Aurory: { $names }.
board-act-sailed = Aurora odpływa bez was.
board-act-aboard = { $name }, na pokładzie
board-act-points = { $name }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
board-act-crew = { $name }: { $crew }
board-act-draw = Dobierasz: { $card }
board-act-breaks = { $box }: uszkodzone
board-act-sick = { $who }: skażenie
board-act-cleansed = { $who }: oczyszczenie
board-act-dies = { $who }: śmierć
board-act-leaves = { $who }: odejście
board-act-joins = dołącza: { $who }
board-act-loot-of = łup: { $card }
board-act-waypoint-of = punkt specjalny: { $name }
board-act-level = poziom konwoju { $level }
board-act-dodged = uniki: { $n }
board-act-mission = misja
board-act-kept = zatrzymuje kartę Fabuły
board-stage-levels = obrażenia wg poziomu broni
board-stage-columns = kolumny ataku
board-stage-letters = litery testu
board-stage-automa-explores = wyprawa od { $slot } w { $way }
board-stage-automa-drives = jedzie o { $n } dalej
board-stage-automa-fires = strzela za { $n }

## Co warto wiedzieć

board-know-place = { $region }, { $n }. pole drogi
board-know-waypoint = Dostaje go tylko pierwszy konwój, który skończy tu ruch.
board-know-avalanche = Lawina: 2 pola więcej, na gąsienicach 1; 1 amunicja ją wysadza.
board-know-mine = Wybucha pod każdym innym konwojem: 1 uszkodzenie w kolumnie 1.
board-know-here = Tutaj: { $names }
board-know-tokens = Na karcie: { $goods }
board-know-value = Miejsce { $slot }: badacze potrzebują razem { $value }.
board-know-target = Cel { $n }: { $reward } ({ $name })
board-know-free = wolny
board-know-attack = Atakuje każdy konwój w swoim regionie, uszkodzenia: { $n }
board-know-new = Dopiero przybywa: atakuje od następnej rundy.
board-know-played = Zagrane w tej rundzie:
board-know-damaged = Uszkodzone: do naprawy niczego nie mieści.
board-know-objects = Karty na rękę, trzymane w tajemnicy.
board-know-loot = Kto ma pierwszy znacznik na pokonanym wrogu, może wziąć wierzchnią kartę.
board-know-outcome = Każdy strzał, każdy atak wroga i każdy test odkrywa kartę.
board-know-level = Broń { $level }: trafia { $n } z { $of } kart
board-know-deck-exploration = Talia eksploracji
board-know-deck-object = Talia przedmiotów
board-know-deck-loot = Talia łupów
board-know-deck-outcome = Talia wyników
board-know-deck-story = Talia fabuły
board-know-fame = Na koniec sława to punkty.
board-know-order = Eksploracja i odpoczynek idą od prawej, jazda i ostrzał od lewej. Kto jest najdalej na drodze, zaczyna następną rundę.
board-know-dodge-head = Tor uników
board-know-dodge = Każde trafienie od gracza przesuwa znacznik dalej; co rundę cofa się o jedno pole.
board-know-attack-head = Tor ataku
board-know-track = Na koniec fazy Ostrzału płatne są wszystkie premie na lewo od znacznika: { $bonuses }
