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

board-amount-fuel = { $n ->
    [one] { $n } Paliwo
    [few] { $n } Paliwa
   *[many] { $n } Paliw
}
board-amount-food = { $n ->
    [one] { $n } Żywność
    [few] { $n } Żywności
   *[many] { $n } Żywności
}
board-amount-ammo = { $n ->
    [one] { $n } Amunicja
    [few] { $n } Amunicji
   *[many] { $n } Amunicji
}
board-amount-resource = { $n ->
    [one] { $n } dowolny Zasób
    [few] { $n } dowolne Zasoby
   *[many] { $n } dowolnych Zasobów
}
board-amount-object = { $n ->
    [one] { $n } Przedmiot
    [few] { $n } Przedmioty
   *[many] { $n } Przedmiotów
}
board-amount-survivor = { $n ->
    [one] { $n } Ocalały
    [few] { $n } Ocalałych
   *[many] { $n } Ocalałych
}
board-amount-fame = { $n } Sławy
board-amount-damage = { $n ->
    [one] { $n } Uszkodzenie
    [few] { $n } Uszkodzenia
    [many] { $n } Uszkodzeń
   *[other] { $n } Uszkodzenia
}
board-amount-contamination = { $n ->
    [one] { $n } Skażenie
    [few] { $n } Skażenia
    [many] { $n } Skażeń
   *[other] { $n } Skażenia
}
board-amount-speed = { $n } do prędkości
board-amount-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
board-token-fuel = Paliwo
board-token-food = Żywność
board-token-ammo = Amunicja
board-token-survivor = Ocalały
board-token-object = Przedmiot
board-or = { " lub " }

## Co się zyskuje

board-do-repair = Napraw { $n }
board-do-decontaminate = Oczyść { $n }
board-do-move-survivor = { $n } do strefy „{ $zone }”
board-do-loot = Łup

## Regiony i droga

board-road = Trasa
board-whole-road = Cała trasa
board-region-valley = Dolina
board-region-coast = Wybrzeże
board-region-bay = Zatoka
board-start = Start
board-contaminated = skażone
board-waypoint = Punkt Specjalny „{ $name }”: { $reward }
board-stop = Postój Aurory { $n }
board-red-stop = czerwony Postój Aurory { $n }
board-avalanche = drogę zamyka Lawina
board-mine = Mina, którą kładzie { $names }
board-ship-here = tu czeka Aurora
board-ship-at = Aurora czeka na polu { $space }
board-shortcut = Skrót: tylko Ciężarówki na gąsienicach
board-way-pass = boczna droga na pole { $space }
board-way-tracked = skrót dla gąsienic na pole { $space }
board-at = { $n }. pole drogi
board-persona = { $crew } · { $people }
board-convoy-of = Konwój, który prowadzi { $name }

## Strefa Eksploracji

board-type-location = Lokacja
board-type-survivor = Ocalały
board-type-truck = Ciężarówka
board-type-trailer = Przyczepa
board-type-device = Urządzenie
board-type-encounter = Spotkanie
board-type-event = Wydarzenie
board-explores = eksploracja { $n }
board-drives = prędkość { $speed }, moc { $power }
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
board-slot-story = leży tu karta Fabuły „{ $story }”
board-slot-now = właśnie eksplorowane
board-slot-bonus = Premia: { $bonus }
board-bonus = Akcja Dodatkowa: { $words }

## Konwój

board-your-convoy = Twój Konwój
board-column = Kolumna { $n }
board-device-in = Urządzenie nad kolumną { $n }
board-speed = prędkość { $n }
board-power = moc { $n }
board-no-driver = nie ma kto prowadzić
board-hidden = ukryty przed Zasadzkami
board-points-left = { $n ->
    [one] pozostało { $n } pole jazdy
    [few] pozostały { $n } pola jazdy
   *[other] pozostało { $n } pól jazdy
}
board-room-for = { $n ->
    [one] Miejsce na jeszcze jedną Przyczepę
    [few] Miejsce na jeszcze { $n } Przyczepy
   *[other] Miejsce na jeszcze { $n } Przyczep
}
board-no-room = Brak miejsca
board-broken = { $n ->
    [one] { $n } uszkodzone pole
    [few] { $n } uszkodzone pola
    [many] { $n } uszkodzonych pól
   *[other] { $n } uszkodzonego pola
}
board-look = Pokaż Konwój, który prowadzi { $name }
board-kept-story = pod nią karta Fabuły „{ $story }”
board-box-hold = ładunek: { $goods }
board-box-armor = Pancerz
board-box-asgard-armor = Asgardzki Pancerz
board-box-weapon = Broń poziomu { $n }
board-box-scrap-weapon = Broń Szmelcowa poziomu { $n }
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
} za każdy Asgardzki Pancerz
board-box-object-limit = limit Przedmiotów +{ $n }
board-box-object-each-round = { $n ->
    [one] Przedmiot co rundę
    [few] { $n } Przedmioty co rundę
   *[other] { $n } Przedmiotów co rundę
}
board-damaged = uszkodzone
board-holds = zawartość: { $what }
board-fired = już strzelała

## Załoga

board-crew = Twoja załoga
board-crew-of = Załoga
board-convoy-head = Konwój
board-survivors = { $n ->
    [one] { $n } Ocalały
   *[other] { $n } Ocalałych
}
board-zone-active = Aktywni
board-zone-rest = Odpoczynek
board-zone-exhausted = Wyczerpani
board-zone-out = poza Konwojem
board-nobody = nikogo
board-contamination = Skażenie { $n } z { $limit }
board-exploring = teraz na eksploracji
board-used = użyte w tej fazie
board-stays-exhausted = w tej rundzie nie odpocznie
board-objects-head = Przedmioty w ręku
board-of = { $n } z { $limit }
board-objects = { $n } z najwyżej { $limit } Przedmiotów
board-kept-stories = Zachowane karty Fabuły
board-tales = Zachowane karty Fabuły: { $stories }
board-speed-head = Prędkość, 1 Paliwo
board-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
}
board-to-ship = Do Aurory
board-there = przy statku
board-damaged-head = Uszkodzone pola
board-targets-head = Wolne żetony Celu
board-targets-left = { $n ->
    [one] { $n } wolny żeton Celu
    [few] { $n } wolne żetony Celu
   *[other] { $n } wolnych żetonów Celu
}
board-score-head = Punkty, gdyby to był koniec
board-score = { $n ->
    [one] { $n } punkt, gdyby gra skończyła się teraz
    [few] { $n } punkty, gdyby gra skończyła się teraz
   *[other] { $n } punktów, gdyby gra skończyła się teraz
}
board-next-move = Następny ruch: { $n ->
    [one] { $n } pole więcej
    [few] { $n } pola więcej
   *[many] { $n } pól więcej
}
board-markers = Znaczniki: { $cards }
board-has-passed = Pas
board-passed = { $name } (pas)

## Misje i fabuła

board-progress = wykonano { $n } z { $of }
board-due = do końca rundy { $round }
board-due-end = do końca gry
board-goal-recruit = { $n ->
    [one] zwerbuj Ocalałego
   *[other] zwerbuj { $n } Ocalałych
}
board-goal-end-move-on = zakończ ruch na Punkcie Specjalnym
board-goal-have = miej w Konwoju { $token }
board-goal-lead-at-round-end = prowadź na koniec rundy
board-goal-hit-enemy = { $n ->
    [one] traf Wroga
   *[other] traf Wrogów { $n } razy
}
board-goal-no-damage = nie miej Uszkodzeń
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
board-trigger-gather = gdy ktoś zbiera Zasoby
board-trigger-improve = gdy ktoś rozbudowuje Konwój
board-trigger-recruit = gdy ktoś werbuje
board-trigger-encounter = gdy ktoś ma Spotkanie
board-trigger-bonus-action = gdy ktoś wykonuje Akcję Dodatkową
board-trigger-explore-value-3 = gdy ktoś eksploruje miejsce o wartości 3
board-trigger-explore-contaminated = gdy ktoś eksploruje skażone miejsce
board-trigger-send-two = gdy ktoś wysyła co najmniej dwoje Ocalałych
board-trigger-feed = gdy ktoś karmi Ocalałego
board-trigger-rest-start = gdy zaczyna się faza Odpoczynku
board-trigger-move-start = gdy ktoś zaczyna ruch
board-trigger-end-on-contaminated = gdy ktoś kończy ruch na skażonym polu
board-trigger-take-waypoint = gdy ktoś zabiera Punkt Specjalny
board-trigger-stay = gdy ktoś zostaje na miejscu
board-trigger-enter-region = gdy ktoś wjeżdża do nowego regionu
board-trigger-fire-start = gdy zaczyna się faza Ostrzału
board-trigger-attack = gdy ktoś atakuje
board-trigger-enemy-defeated = gdy Wróg zostaje pokonany
board-trigger-suffer-ambush = gdy ktoś wpada w Zasadzkę
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
board-asgard-defence = pola Asgardu: trafione { $hits } z { $n }
board-defence = obrona: trafione { $hits } z { $n }
board-targets = cele: { $targets }
board-enemy-new = właśnie przybył
board-spares = oszczędza: { $names }
board-lurks = czai się
board-lurks-long = Czai się; wyjdzie w fazie Ostrzału
board-ambush = Zasadzka: { $enemy }
board-attacks = { $name } strzela, cel: { $target }
board-with-level = Broń poziomu { $level }
board-with-bonus = Uszkodzenia +{ $n }
board-outcome = Wynik: trafienia według poziomu { $hits }; litery { $letters }; kolumny { $columns }
board-loot = Łup

## Tory

board-fame = Sława
board-fame-of = { $name }: Sława { $n }
board-order = Kolej
board-dodge-of = { $name } unika { $n ->
    [one] { $n } Uszkodzenia
   *[other] { $n } Uszkodzeń
}
board-attack-mark = { $name } ma na torze Ataków { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}
board-bonus-fame = Sława
board-bonus-repair = naprawa
board-bonus-object = Przedmiot
board-bonus-hit-player = Trafiony Gracz
board-bonus-none = nic
board-hit-by = trafienia: { $names }

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
board-automa-loot = { $n ->
    [one] { $n } Łup
    [few] { $n } Łupy
   *[many] { $n } Łupów
}
board-automa-stories = { $n ->
    [one] { $n } karta Fabuły
    [few] { $n } karty Fabuły
   *[many] { $n } kart Fabuły
}

## Taca

board-choose-from = Wybierz
board-for-good = Odejdzie na zawsze
board-ahead = Co przed nami
board-last-outcome = Ostatni Wynik: trafienia, litery, kolumny
board-storm = Śnieżyca: { $points } pól według kolejności
board-period = Karty Eksploracji okresu { $period }
board-supply = W puli: { $goods }
board-donated = Oddano dotąd { $n ->
    [one] { $n } Żywność
   *[other] { $n } Żywności
}
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
board-text-waiting = Czekamy, aż zdecyduje { $names }
board-text-exploring = Miejsce { $slot } eksplorują: { $names }
board-text-story = Fabuła
board-text-zone = Strefa Eksploracji
board-text-duels = Gracz przeciw graczowi
board-text-stock = Talie i odrzucone karty
board-discarded = Odrzucone: { $cards }
board-gone = Poza grą: { $cards }
board-objects-discarded = Odrzucone Przedmioty: { $cards }
board-outcomes-discarded = { $n ->
    [one] Odrzucono { $n } kartę Wyniku
    [few] Odrzucono { $n } karty Wyniku
   *[other] Odrzucono { $n } kart Wyniku
}
board-stories-discarded = Odrzucone karty Fabuły: { $cards }

## Przejazdy i wyprawy jednym kliknięciem

board-way-points = { $n } z { $of ->
    [one] { $of } pola
   *[other] { $of } pól
}
board-way-mines = { $n ->
    [one] wybuchnie Mina
    [few] wybuchną { $n } Miny
    [many] wybuchnie { $n } Min
   *[other] wybuchnie { $n } Miny
}
board-way-avalanches = { $n ->
    [one] przez Lawinę
    [few] przez { $n } Lawiny
   *[many] przez { $n } Lawin
}
board-way-radiation = 1 Skażenie
board-way-waypoint = zabierze Punkt Specjalny
board-way-ship = dojedziesz do Aurory
board-way-ahead = { $n } do Aurory
board-way-around = Z ominięciem Min
board-way-stop = Zatrzymaj się tutaj
board-way-explore = Idź tam i działaj
## Beside the score of a seat

board-unit = { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}

## Lista wszystkich możliwości

board-list-explore = Eksploruj
board-list-fire = Strzelaj
board-list-cards = Zdolności i Przedmioty
board-list-drive = Jedź
