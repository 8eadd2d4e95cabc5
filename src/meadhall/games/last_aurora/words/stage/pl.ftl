### Co plansza Last Aurora mówi o rzeczach i zdarzeniach; wczytywane po pierwszym obrazie.

## Co się dzieje, na scenie

board-you = Ty
board-act-step-cause = Powód
board-act-step-outcome = Karta Wyniku
board-act-step-armour = Pancerz
board-act-step-hit = Uszkodzenia
board-act-step-aim = Cel
board-act-step-ambush = Zasadzka
board-act-step-card = Karta
board-act-step-choice = Wybór
board-act-step-test = Próba
board-act-step-loot = Łup
board-act-step-result = Skutek
board-act-attack-you = Atak { $enemy_gen } na ciebie
board-act-attack = Atak { $enemy_gen }: { $names }
board-act-attack-cause = Koniec fazy Ostrzału: Wróg wciąż tu stoi ({ $region }) i uderza w każdy Konwój w tym regionie.
board-act-hits = { $n ->
    [one] { $n } trafienie, kolumna { $columns }
    [few] { $n } trafienia, kolumny { $columns }
    [many] { $n } trafień, kolumny { $columns }
   *[other] { $n } trafienia, kolumny { $columns }
}
board-act-armour-takes = przyjmie Pancerz
board-act-no-armour = bez Pancerza
board-act-armour-takes-all = Pancerz to przyjmie
board-act-nothing-left = nie ma już czego uszkodzić
board-act-not-there = Poza regionem ({ $region }), bez trafienia: { $names }
board-act-break-you = Uszkodzenie twojego Konwoju: { $card }
board-act-break = { $name }: Uszkodzenie na karcie { $card }
board-act-break-cause = Pole nie działa, dopóki nie zostanie naprawione. Co się już nie mieści, przepada.
board-act-choose-boxes = { $name }: wybierz pola, które zostają uszkodzone
board-act-is-hit = { $name }: Konwój trafiony
board-act-stays = Wciąż w grze: { $enemy }
board-act-boxes = zapełniono { $n } z { $of } pól
board-act-ambush-you = Zasadzka { $enemy_gen } na ciebie
board-act-ambush = Zasadzka { $enemy_gen }
board-act-enters = Ostrzał: pojawia się Wróg ({ $region }), { $enemy }.
board-act-struck = { $n ->
    [one] trafiony { $n } Konwój
    [few] trafione { $n } Konwoje
    [many] trafionych { $n } Konwojów
   *[other] trafione { $n } Konwoju
}
board-act-nobody-struck = nikt nie oberwał
board-act-comes-out = wychodzi z ukrycia
board-act-is-ambushed = { $name }: wpada w Zasadzkę
board-act-spared = { $name }: bez szwanku
board-act-shot-you = Strzelasz. Cel: { $target }
board-act-shot-at-you = { $name } strzela do ciebie
board-act-shot = { $name } strzela. Cel: { $target }
board-act-with = Strzela { $what }.
board-act-turn-card = Odkryj kartę Wyniku
board-act-miss = pudło
board-act-chance = Tyle samo lub więcej, na wszystkich kartach Wyniku
board-act-chance-left = Tyle samo lub gorzej, na pozostałych kartach
board-act-chance-of = { $n } z { $of }, { $percent }%
board-act-defeat = Pokonano { $enemy_acc }
board-act-defeat-cause = Wszystkie pola tego Wroga są zapełnione. Żetony Celu dają nagrody od lewej do prawej.
board-act-defeated = Wróg pokonany
board-act-loot = { $name }: Łup
board-act-loot-cause = To nagroda za żeton Celu na pokonanym Wrogu.
board-act-loot-declined = odrzucony
board-act-bonus = { $name }: premie z toru Ataków
board-act-bonus-cause = Ostrzał się kończy, a trafienia w inne Konwoje się opłacają.
board-act-drive = { $name }: koniec jazdy, { $space }
board-act-drive-cause = { $n ->
    [one] Jedno pole drogi.
    [few] { $n } pola drogi.
    [many] { $n } pól drogi.
   *[other] { $n } pola drogi.
}
board-act-radiation = Kto staje na skażonym terenie, kładzie 1 Skażenie na Ocalałym.
board-act-mine = { $name }: { $n ->
    [one] wybucha Mina
    [few] wybuchają { $n } Miny
    [many] wybucha { $n } Min
   *[other] wybucha { $n } Miny
}
board-act-mine-cause = Podłożył ją na polu { $space } inny Konwój.
board-act-mines = { $n ->
    [one] { $n } Mina
    [few] { $n } Miny
    [many] { $n } Min
   *[other] { $n } Miny
}
board-act-avalanche = { $name }: Lawina wysadzona
board-act-avalanche-cause = 1 Amunicja toruje drogę na pole { $space }.
board-act-way-free = droga wolna
board-act-explore = { $name }: Eksploracja, { $card }
board-act-sent = Wysłani: { $names }.
board-act-event = Wydarzenie: { $card }
board-act-event-cause = Odkryto je, gdy uzupełniano miejsca; dotyczy wszystkich.
board-act-object = { $name } zagrywa { $card_acc }
board-act-automa = Automa zagrywa kartę „{ $card }”
board-act-automa-explores = eksploruje { $card_acc }
board-act-automa-drives = jedzie na pole { $space }
board-act-automa-fires = { $n ->
    [one] { $n } Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
} dla { $enemy_gen }
board-act-cancelled = Anulujesz efekty karty
board-act-story = Fabuła: { $story }
board-act-chooses = { $name }: { $choice }
board-act-success = sukces
board-act-failure = porażka
board-act-story-mission = zaczyna się Misja
board-act-story-others = skutki, gdy wybiorą wszyscy
board-act-story-test = rozstrzygnie Próba
board-act-story-faced = trzeba wybrać
board-act-round = Zaczyna się runda { $round }
board-act-ship = Aurora płynie na pole { $space }.
board-act-first-round = Konwoje ruszają w drogę.
board-act-left = Zostają w tyle: { $enemies }
board-act-healed = Pola Asgardu odnowione: { $enemies }
board-act-end = Koniec podróży
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
board-act-draw = Dobierasz { $card_acc }
board-act-breaks = uszkodzono { $box_acc }
board-act-sick = { $who } dostaje Skażenie
board-act-cleansed = oczyszczono { $who_acc }
board-act-dies = { $who } umiera
board-act-leaves = { $who } odchodzi
board-act-joins = nowa karta: { $who }
board-act-loot-of = Łup: { $card }
board-act-waypoint-of = Punkt Specjalny „{ $name }”
board-act-level = poziom Konwoju { $level }
board-act-dodged = uniknięto { $n ->
    [one] { $n } Uszkodzenia
   *[other] { $n } Uszkodzeń
}
board-act-mission = Misja
board-act-kept = zachowuje kartę Fabuły
board-stage-levels = Uszkodzenia wg poziomu Broni
board-stage-columns = kolumny ataku
board-stage-letters = litery Próby
board-stage-automa-explores = eksploruje od { $slot } w { $way }
board-stage-automa-drives = jedzie o { $n } dalej
board-stage-automa-fires = strzela za { $n }

## Co warto wiedzieć

board-know-place = { $region }, { $n }. pole drogi
board-know-waypoint = Dostaje go tylko pierwszy Konwój, który zakończy tu ruch.
board-know-avalanche = Lawina: 2 pola więcej, na gąsienicach 1; 1 Amunicja ją wysadza.
board-know-mine = Wybucha pod każdym innym Konwojem: 1 Uszkodzenie w kolumnie 1.
board-know-option = Co z tego wyniknie, przeczytacie dopiero po wyborze.
board-know-here = Tutaj: { $names }
board-know-tokens = Na karcie: { $goods }
board-know-value = Miejsce { $slot }: wysłani muszą mieć razem { $value }.
board-know-target = Cel { $n }: { $reward } ({ $name })
board-know-free = wolny
board-know-attack = Atakuje każdy Konwój w swoim regionie: { $n ->
    [one] { $n } Uszkodzenie
    [few] { $n } Uszkodzenia
   *[many] { $n } Uszkodzeń
}
board-know-new = Dopiero przybywa: atakuje od następnej rundy.
board-know-played = Zagrane w tej rundzie:
board-know-damaged = Uszkodzone: do czasu naprawy niczego nie mieści.
board-know-objects = Karty na rękę, trzymane w tajemnicy.
board-know-loot = Kto ma pierwszy żeton Celu na pokonanym Wrogu, może wziąć wierzchnią kartę.
board-know-outcome = Każdy strzał, każdy atak Wroga i każda Próba odkrywa kartę.
board-know-level = Broń { $level }: trafia { $n } z { $of } kart
board-know-deck-exploration = Talia Eksploracji
board-know-deck-object = Talia Przedmiotów
board-know-deck-loot = Talia Łupów
board-know-deck-outcome = Talia Wyników
board-know-deck-story = Talia Fabuły
board-know-fame = Na koniec gry każdy punkt Sławy to 1 punkt.
board-know-order = W Eksploracji i Odpoczynku gra się od prawej, w Ruchu i Ostrzale od lewej. Kto jest najdalej na drodze, będzie pierwszy w następnej rundzie.
board-know-dodge-head = Tor Uników
board-know-dodge = Każde trafienie od gracza przesuwa znacznik dalej; co rundę cofa się o jedno pole.
board-know-attack-head = Tor Ataków
board-know-track = Na koniec fazy Ostrzału dostajesz wszystkie premie na lewo od znacznika: { $bonuses }
