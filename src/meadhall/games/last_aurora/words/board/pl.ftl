### Co plansza Ostatniej Aurory mówi sama; nazwy pochodzą ze słownika.

board-title = Droga do Aurory
board-round = Runda { $round }
board-round-of = runda { $round } z { $rounds }
board-phase-setup = Przygotowanie
board-phase-exploration = Eksploracja
board-phase-rest = Odpoczynek
board-phase-movement = Ruch
board-phase-fire = Ostrzał
board-phase-end = Koniec rundy
board-phase-over = Gra skończona

## Ilości i znaczniki

board-amount-fuel = { $n } paliwa
board-amount-food = { $n } żywności
board-amount-ammo = { $n } amunicji
board-amount-resource = { $n ->
    [one] dowolny { $n } zasób
    [few] dowolne { $n } zasoby
   *[other] dowolnych { $n } zasobów
}
board-amount-object = { $n ->
    [one] { $n } przedmiot
    [few] { $n } przedmioty
   *[other] { $n } przedmiotów
}
board-amount-survivor = { $n ->
    [one] { $n } ocalały
    [few] { $n } ocalałych
   *[other] { $n } ocalałych
}
board-amount-fame = { $n } sławy
board-amount-damage = { $n ->
    [one] { $n } uszkodzenie
    [few] { $n } uszkodzenia
    [many] { $n } uszkodzeń
   *[other] { $n } uszkodzenia
}
board-amount-contamination = { $n ->
    [one] { $n } skażenie
    [few] { $n } skażenia
    [many] { $n } skażeń
   *[other] { $n } skażenia
}
board-amount-speed = { $n } do prędkości
board-amount-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
board-token-fuel = paliwo
board-token-food = żywność
board-token-ammo = amunicja
board-token-survivor = ocalały
board-token-object = przedmiot
board-or = { " lub " }

## Co się zyskuje

board-do-repair = Napraw { $n }
board-do-decontaminate = Oczyść { $n }
board-do-move-survivor = { $n } do: { $zone }
board-do-loot = łup

## Regiony i droga

board-road = Trasa
board-whole-road = Cała trasa
board-region-valley = Dolina
board-region-coast = Wybrzeże
board-region-bay = Zatoka
board-start = Start
board-contaminated = skażone
board-waypoint = punkt specjalny { $name }: { $reward }
board-stop = postój Aurory { $n }
board-red-stop = czerwony postój Aurory { $n }
board-avalanche = drogę zamyka lawina
board-mine = mina gracza { $names }
board-ship-here = tu czeka Aurora
board-ship-at = Aurora czeka tutaj: { $space }
board-shortcut = Skrót: tylko ciężarówki gąsienicowe
board-way-pass = boczna droga na { $space }
board-way-tracked = skrót dla gąsienic na { $space }
board-at = { $n }. pole drogi
board-persona = { $crew } · { $people }
board-convoy-of = Konwój: { $name }

## Strefa Eksploracji

board-type-location = Lokacja
board-type-survivor = Ocalały
board-type-truck = Ciężarówka
board-type-trailer = Przyczepa
board-type-device = Urządzenie
board-type-encounter = Spotkanie
board-type-event = Wydarzenie
board-explores = eksploracja { $n }
board-drives = prędkość { $speed }, uciąg { $power }
board-tracked = gąsienice
board-boxes = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
}
board-slot = Miejsce { $slot }, wartość { $value }
board-slot-hole = Puste do końca rundy
board-slot-setup = Zapełni się po wyborze załóg
board-slot-no-cards = Puste: talia się wyczerpała
board-slot-story = leży tu fabuła { $story }
board-slot-now = właśnie eksplorowane
board-slot-bonus = Premia: { $bonus }
board-bonus = Akcja Dodatkowa: { $words }

## Konwój

board-your-convoy = Twój konwój
board-column = Kolumna { $n }
board-device-in = Urządzenie nad kolumną { $n }
board-speed = prędkość { $n }
board-power = uciąg { $n }
board-no-driver = nie ma kto prowadzić
board-hidden = ukryty przed zasadzką
board-points-left = { $n ->
    [one] pozostało { $n } pole jazdy
    [few] pozostały { $n } pola jazdy
   *[other] pozostało { $n } pól jazdy
}
board-room-for = { $n ->
    [one] Miejsce na jeszcze jedną przyczepę
    [few] Miejsce na jeszcze { $n } przyczepy
   *[other] Miejsce na jeszcze { $n } przyczep
}
board-no-room = Brak miejsca
board-broken = { $n ->
    [one] { $n } uszkodzone pole
    [few] { $n } uszkodzone pola
    [many] { $n } uszkodzonych pól
   *[other] { $n } uszkodzonego pola
}
board-look = Pokaż konwój: { $name }
board-kept-story = pod nią fabuła { $story }
board-box-hold = mieści: { $goods }
board-box-armor = pancerz
board-box-asgard-armor = asgardzki pancerz
board-box-weapon = broń poziomu { $n }
board-box-scrap-weapon = broń szmelcowa poziomu { $n }
board-box-none = pole specjalne
board-box-fame-end = na koniec { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
board-box-fame-end-per-asgard-armor = na koniec { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} za każdy asgardzki pancerz
board-box-object-limit = limit przedmiotów +{ $n }
board-box-object-each-round = { $n ->
    [one] przedmiot co rundę
    [few] { $n } przedmioty co rundę
   *[other] { $n } przedmiotów co rundę
}
board-damaged = uszkodzone
board-holds = teraz: { $what }
board-fired = po strzale

## Załoga

board-crew = Twoja załoga
board-crew-of = Załoga
board-convoy-head = Konwój
board-survivors = { $n ->
    [one] { $n } ocalały
   *[other] { $n } ocalałych
}
board-zone-active = Aktywni
board-zone-rest = Odpoczynek
board-zone-exhausted = Wyczerpani
board-zone-out = poza konwojem
board-nobody = nikogo
board-contamination = skażenie { $n } z { $limit }
board-exploring = teraz na eksploracji
board-used = użyte w tej fazie
board-stays-exhausted = w tej rundzie nie wypocznie
board-objects-head = Przedmioty w ręku
board-of = { $n } z { $limit }
board-objects = przedmioty: { $n } z najwyżej { $limit }
board-kept-stories = Zachowane fabuły
board-tales = Zachowane fabuły: { $stories }
board-speed-head = Prędkość, 1 paliwo
board-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
}
board-to-ship = Do Aurory
board-there = przy statku
board-damaged-head = Uszkodzone pola
board-targets-head = Wolne żetony celu
board-targets-left = { $n ->
    [one] { $n } wolny żeton celu
    [few] { $n } wolne żetony celu
   *[other] { $n } wolnych żetonów celu
}
board-score-head = Punkty, gdyby to był koniec
board-score = { $n ->
    [one] { $n } punkt, gdyby gra skończyła się teraz
    [few] { $n } punkty, gdyby gra skończyła się teraz
   *[other] { $n } punktów, gdyby gra skończyła się teraz
}
board-next-move = Następny ruch: pola więcej: { $n }
board-markers = Oznaczony przez: { $cards }
board-has-passed = Spasował
board-passed = { $name } (pas)

## Misje i fabuła

board-progress = wykonano { $n } z { $of }
board-due = do końca rundy { $round }
board-due-end = do końca gry
board-goal-recruit = { $n ->
    [one] zwerbuj ocalałego
   *[other] zwerbuj { $n } ocalałych
}
board-goal-end-move-on = zakończ ruch na punkcie specjalnym
board-goal-have = miej { $token }
board-goal-lead-at-round-end = prowadź na koniec rundy
board-goal-hit-enemy = { $n ->
    [one] traf wroga
   *[other] traf wrogów { $n } razy
}
board-goal-no-damage = nie miej uszkodzeń
board-goal-enter-region = dotrzyj do regionu { $region }
board-option = Wybór { $key }
board-option-auto = Dzieje się od razu.
board-option-test = Próba: pierwsza litera { $letters }.
board-option-boost = Dopłata ({ $price }) dodaje { $letters }.
board-option-mission = Misja: { $goal }
board-situation-tracked-truck = Gąsienice dodają { $letters }.
board-situation-fame-at-least = Sława { $n } lub więcej dodaje { $letters }.
board-deadline-end-of-round = do końca tej rundy
board-deadline-end-of-next-round = do końca następnej rundy
board-deadline-end-of-game = do końca gry
board-next-story = Fabuła okresu { $period }: { $when }
board-next-story-for-all = Fabuła okresu { $period } dla wszystkich: { $when }
board-story-for-all = dla wszystkich graczy
board-option-chosen = Wybór: { $names }.
board-trigger-gather = gdy ktoś zbiera zasoby
board-trigger-improve = gdy ktoś rozbudowuje konwój
board-trigger-recruit = gdy ktoś werbuje
board-trigger-encounter = gdy ktoś ma spotkanie
board-trigger-bonus-action = gdy ktoś wykonuje Akcję Dodatkową
board-trigger-explore-value-3 = gdy ktoś eksploruje miejsce o wartości 3
board-trigger-explore-contaminated = gdy ktoś eksploruje skażone miejsce
board-trigger-send-two = gdy ktoś wysyła co najmniej dwóch ocalałych
board-trigger-feed = gdy ktoś karmi ocalałego
board-trigger-rest-start = gdy zaczyna się faza Odpoczynku
board-trigger-move-start = gdy ktoś zaczyna ruch
board-trigger-end-on-contaminated = gdy ktoś staje na skażonym polu
board-trigger-take-waypoint = gdy ktoś zabiera punkt specjalny
board-trigger-stay = gdy ktoś zostaje na miejscu
board-trigger-enter-region = gdy ktoś wjeżdża do nowego regionu
board-trigger-fire-start = gdy zaczyna się faza Ostrzału
board-trigger-attack = gdy ktoś atakuje
board-trigger-enemy-defeated = gdy wróg zostaje pokonany
board-trigger-suffer-ambush = gdy ktoś wpada w zasadzkę
board-trigger-end-start = gdy runda dobiega końca
board-trigger-exploration-end = gdy kończy się faza Eksploracji
board-trigger-rest-end = gdy kończy się faza Odpoczynku
board-trigger-movement-end = gdy kończy się faza Ruchu
board-trigger-fire-end = gdy kończy się faza Ostrzału

## Wrogowie i ostrzał

board-enemies = Wrogowie
board-enemies-key = obrona, potem cele
board-no-enemies = nie widać nikogo
board-road-free = Nikt się nie czai.
board-enemy-in = region { $region }
board-attack-of = atak { $n }
board-asgard-defence = pola lodu: trafione { $hits } z { $n }
board-defence = obrona: trafione { $hits } z { $n }
board-targets = cele: { $targets }
board-enemy-new = właśnie przybył
board-spares = oszczędza: { $names }
board-lurks = czai się
board-lurks-long = Czai się; wyjdzie w fazie Ostrzału
board-ambush = Zasadzka: { $enemy }
board-attacks = { $name } strzela, cel: { $target }
board-with-level = broń poziomu { $level }
board-with-bonus = obrażenia +{ $n }
board-outcome = Wynik: trafienia według poziomu { $hits }; litery { $letters }; kolumny { $columns }
board-loot = Łup

## Tory

board-fame = Sława
board-fame-of = { $name }: sława { $n }
board-order = Kolej
board-dodge-of = { $name } unika { $n ->
    [one] { $n } obrażenia
   *[other] { $n } obrażeń
}
board-attack-mark = { $name }, tor Ataków: { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[other] { $n } trafień
}
board-bonus-fame = sława
board-bonus-repair = naprawa
board-bonus-object = przedmiot
board-bonus-hit-player = trafiony gracz
board-bonus-none = nic
board-hit-by = trafiony przez: { $names }

## Automa

board-automa = Automa
board-automa-level = poziom { $level } · prędkość { $speed }
board-automa-played = Zagrane w tej rundzie, { $n ->
    [0] ostatnia świeci
   *[other] na ręce jeszcze { $n }
}
board-automa-waits = { $n ->
    [0] Brak kart na ręce
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
}
board-automa-last = ostatnia karta: { $card }
board-automa-card = eksploruje od miejsca { $slot } w { $way }, jedzie o { $speed } dalej, zadaje { $hits }
board-way-left = lewo
board-way-right = prawo
board-automa-cards = { $n ->
    [one] { $n } odłożona karta
    [few] { $n } odłożone karty
   *[other] { $n } odłożonych kart
}
board-automa-extra = { $n ->
    [one] { $n } karta więcej w następnej rundzie
    [few] { $n } karty więcej w następnej rundzie
   *[other] { $n } kart więcej w następnej rundzie
}
board-automa-loot = łupy: { $n }
board-automa-stories = fabuły: { $n }

## Taca

board-choose-from = Wybierz
board-for-good = Odejdzie na zawsze
board-ahead = Co przed nami
board-last-outcome = Ostatni wynik: trafienia, litery, kolumny
board-storm = Śnieżyca: { $points } pól według kolejności
board-period = Karty Eksploracji okresu { $period }
board-supply = W zasobach: { $goods }
board-donated = Oddano dotąd { $n } żywności
board-outcome-back = Następne trafienie gracza: kolumny { $columns }
board-deck-exploration = { $n ->
    [one] Została { $n } karta Eksploracji
    [few] Zostały { $n } karty Eksploracji
   *[other] Zostało { $n } kart Eksploracji
}
board-deck-object = { $n ->
    [one] Została { $n } karta Przedmiotu
    [few] Zostały { $n } karty Przedmiotów
   *[other] Zostało { $n } kart Przedmiotów
}
board-deck-loot = { $n ->
    [one] Została { $n } karta Łupu
    [few] Zostały { $n } karty Łupów
   *[other] Zostało { $n } kart Łupów
}
board-deck-outcome = { $n ->
    [one] Została { $n } karta Wyniku
    [few] Zostały { $n } karty Wyników
   *[other] Zostało { $n } kart Wyników
}
board-deck-story = { $n ->
    [one] Została { $n } karta Fabuły
    [few] Zostały { $n } karty Fabuły
   *[other] Zostało { $n } kart Fabuły
}

## Strony na telefonie

board-page-road = Trasa
board-page-now = Teraz
board-page-explore = Odkrycia
board-page-convoy = Konwój
board-page-enemies = Wrogowie

## Plansza jako tekst

board-text-now = Teraz
board-text-round = Runda { $round } z { $rounds }, { $phase }
board-text-order = Kolejność: { $names }
board-text-waiting = Czekamy na: { $names }
board-text-exploring = Miejsce { $slot } eksplorują: { $names }
board-text-story = Fabuła
board-text-zone = Strefa Eksploracji
board-text-duels = Gracz przeciw graczowi
board-text-stock = Talie i odrzucone karty
board-discarded = Odrzucone: { $cards }
board-gone = Poza grą: { $cards }
board-objects-discarded = Odrzucone przedmioty: { $cards }
board-outcomes-discarded = { $n ->
    [one] Odrzucono { $n } kartę Wyniku
    [few] Odrzucono { $n } karty Wyniku
   *[other] Odrzucono { $n } kart Wyniku
}
board-stories-discarded = Odrzucone fabuły: { $cards }

## Przejazdy i wyprawy jednym kliknięciem

board-way-points = { $n } z { $of ->
    [one] { $of } pola
   *[other] { $of } pól
}
board-way-mines = { $n ->
    [one] wybuchnie mina
    [few] wybuchną { $n } miny
    [many] wybuchnie { $n } min
   *[other] wybuchnie { $n } miny
}
board-way-avalanches = { $n ->
    [one] przez lawinę
   *[other] przez lawiny ({ $n })
}
board-way-radiation = 1 skażenie
board-way-waypoint = zabierze punkt specjalny
board-way-ship = dojedziesz do Aurory
board-way-ahead = do Aurory: { $n }
board-way-stop = Zatrzymaj się tutaj
board-way-explore = Idź tam i działaj
## Beside the score of a seat

board-unit = { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
