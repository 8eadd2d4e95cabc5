### Ostatnia Aurora z dodatkiem Lodowa Stal po polsku (Project Fluent).
###
### Nazwy zmiennych opisuje `meadhall.words.vocabulary`: `$x` to nazwa, `$x_id` identyfikator do
### wyboru wariantu, `$x_amount` liczba z rzeczą, `$x_<field>` dane z plików treści,
### `$x_now_<field>` stan stołu.
###
### Nazwy i liczby mają przypadki jako atrybuty (`.acc` to biernik, w zdaniu `$x_acc`). Imiona graczy
### stoją w mianowniku, bo gracz jest podmiotem zdania, tytuły kart Fabuły i Spotkań w cudzysłowie. Zdarzenia są w czasie
### teraźniejszym, bez form zależnych od płci. Teksty kart Fabuły są w stories/: `$x_told` i jego
### części; skutki wyboru podają tylko story_succeeded i story_failed.

game-name = Ostatnia Aurora z Lodową Stalą
game-summary = Świat skuł lód, a ostatni statek zabiera ludzi na pokład. Przeszukuj ruiny, rozbudowuj Konwój, karm Ocalałych, ładuj działa i zdąż na Aurorę, zanim odpłynie. Po najwyżej sześciu rundach wygrywa ten, kto ma najwięcej punktów.

## Amounts

amount-fuel =
    { $n ->
        [one] { $n } Paliwo
        [few] { $n } Paliwa
       *[many] { $n } Paliw
    }
amount-food =
    { $n ->
        [one] { $n } Żywność
        [few] { $n } Żywności
       *[many] { $n } Żywności
    }
amount-ammo =
    { $n ->
        [one] { $n } Amunicja
        [few] { $n } Amunicji
       *[many] { $n } Amunicji
    }
    .acc =
        { $n ->
            [one] { $n } Amunicję
           *[other] { $n } Amunicji
        }
amount-survivor =
    { $n ->
        [one] { $n } Ocalały
        [few] { $n } Ocalałych
       *[many] { $n } Ocalałych
    }
    .acc =
        { $n ->
            [one] { $n } Ocalałego
           *[other] { $n } Ocalałych
        }
amount-object =
    { $n ->
        [one] { $n } Przedmiot
        [few] { $n } Przedmioty
       *[many] { $n } Przedmiotów
    }
amount-resource =
    { $n ->
        [one] { $n } dowolny Zasób
        [few] { $n } dowolne Zasoby
       *[many] { $n } dowolnych Zasobów
    }
amount-fame =
    { $n ->
        [one] { $n } punkt Sławy
        [few] { $n } punkty Sławy
       *[many] { $n } punktów Sławy
    }
amount-damage =
    { $n ->
        [one] { $n } Uszkodzenie
        [few] { $n } Uszkodzenia
       *[many] { $n } Uszkodzeń
    }
    .gen =
        { $n ->
            [one] { $n } Uszkodzenia
           *[other] { $n } Uszkodzeń
        }
amount-contamination =
    { $n ->
        [one] { $n } Skażenie
        [few] { $n } Skażenia
       *[many] { $n } Skażeń
    }
amount-repair =
    { $n ->
        [one] naprawa { $n } pola
        [few] naprawa { $n } pól
       *[many] naprawa { $n } pól
    }
amount-cleanse =
    { $n ->
        [one] usunięcie { $n } Skażenia
        [few] usunięcie { $n } Skażeń
       *[many] usunięcie { $n } Skażeń
    }
amount-speed_this_move = prędkość +{ $n }
amount-speed_next_move = prędkość +{ $n } w następnym ruchu
amount-to_rest =
    { $n ->
        [one] { $n } wyczerpany Ocalały do Strefy Odpoczynku
        [few] { $n } wyczerpanych Ocalałych do Strefy Odpoczynku
       *[many] { $n } wyczerpanych Ocalałych do Strefy Odpoczynku
    }
amount-to_exhausted =
    { $n ->
        [one] { $n } aktywny Ocalały do Strefy Wyczerpania
        [few] { $n } aktywnych Ocalałych do Strefy Wyczerpania
       *[many] { $n } aktywnych Ocalałych do Strefy Wyczerpania
    }
amount-attach =
    { $n ->
        [one] karta Konwoju ze stosu odrzuconych
        [few] { $n } karty Konwoju ze stosu odrzuconych
       *[many] { $n } kart Konwoju ze stosu odrzuconych
    }
amount-recruit =
    { $n ->
        [one] Ocalały ze stosu odrzuconych
        [few] { $n } Ocalałych ze stosu odrzuconych
       *[many] { $n } Ocalałych ze stosu odrzuconych
    }
amount-pay_food =
    { $n ->
        [one] oddaj { $n } Żywność
        [few] oddaj { $n } Żywności
       *[many] oddaj { $n } Żywności
    }

## Names: terms

name-survivor = Ocalały
name-object = Przedmiot
name-resource = Zasób
name-fame = Sława
name-damage = Uszkodzenie
name-contamination = Skażenie
name-target = Żeton Celu
name-aurora = Aurora
name-avalanche = Lawina
name-seat_1 = Automa
name-red = Czerwony
name-blue = Niebieski
name-green = Zielony
name-yellow = Żółty

# Zones and phases
name-out = Poza grą
name-active = Strefa Aktywna
name-rest = Odpoczynek
name-exhausted = Strefa Wyczerpania
name-setup = Przygotowanie
name-exploration = Eksploracja
name-movement = Ruch
name-fire = Ostrzał
name-end = Koniec Rundy
name-over = Koniec gry

# The Exploration Zone
name-slot_1 = Miejsce 1
    .gen = Miejsca 1
    .loc = Miejscu 1
name-slot_2 = Miejsce 2
    .gen = Miejsca 2
    .loc = Miejscu 2
name-slot_3 = Miejsce 3
    .gen = Miejsca 3
    .loc = Miejscu 3
name-slot_4 = Miejsce 4
    .gen = Miejsca 4
    .loc = Miejscu 4
name-slot_5 = Miejsce 5
    .gen = Miejsca 5
    .loc = Miejscu 5
name-top = Wierzchnia karta Fabuły

# Boxes of Convoy cards
name-hold = Pole Ładunku
name-armor = Pole Pancerza
name-asgard_armor = Pole Asgardzkiego Pancerza
name-weapon = Broń
name-scrap_weapon = Broń Szmelcowa
name-special = Pole specjalne
name-fame_end = Pole Sławy
name-fame_end_per_asgard_armor = Pole Sławy Asgardu
name-object_limit = Pole limitu Przedmiotów
name-object_each_round = Pole Przedmiotu

# Bonuses of the attack track
name-repair = Naprawa
name-hit_player = Trafiony Gracz

# When a Story is faced
name-gather = Zbieranie Zasobów
name-improve = Ulepszanie Konwoju
name-recruit = Rekrutacja
name-encounter = Spotkanie
name-bonus_action = Akcja Dodatkowa
name-explore_value_3 = Eksploracja miejsca o wartości 3
name-explore_contaminated = Eksploracja skażonej karty
name-send_two = Wysłanie dwojga Ocalałych
name-feed = Karmienie Ocalałych
name-rest_start = Początek fazy Odpoczynku
name-move_start = Początek ruchu
name-end_on_contaminated = Koniec ruchu na skażonym polu
name-take_waypoint = Zabranie Punktu Specjalnego
name-stay = Pozostanie na miejscu
name-enter_region = Wjazd do nowego regionu
name-fire_start = Początek fazy Ostrzału
name-attack = Atak na Wroga
name-enemy_defeated = Pokonanie Wroga
name-suffer_ambush = Wpadnięcie w Zasadzkę
name-end_start = Początek fazy Końca Rundy
name-exploration_end = Koniec fazy Eksploracji
name-rest_end = Koniec fazy Odpoczynku
name-movement_end = Koniec fazy Ruchu
name-fire_end = Koniec fazy Ostrzału

# What a Story asks for
name-auto = Wybór
name-test = Próba
name-mission = Misja
name-end_move_on = Zakończ ruch na Punkcie Specjalnym
name-have = Miej w Konwoju, co trzeba
name-lead_at_round_end = Prowadź na koniec rundy
name-hit_enemy = Trafiaj Wrogów
name-no_damage = Bez Uszkodzeń
name-end_of_round = do końca rundy
name-end_of_next_round = do końca następnej rundy
name-end_of_game = do końca gry
name-tracked_truck = Ciężarówka na gąsienicach
name-fame_at_least = Dość Sławy

# Options
name-map = Mapa
name-exploration_deck = Nowe karty Eksploracji
name-asgaror = Klan Asgaror
name-asgaror_clan = Klan Asgaror
name-crews = Załogi
name-stories = Fabuła
name-pvp = Gracz przeciw graczowi
name-player_versus_player = Gracz przeciw graczowi
name-hurried_ship = Śpieszny statek
name-automa = Automa
name-off = Lider i Nawigator
name-random = losowo
name-draft = z wyboru

## Names: maps and regions

name-a00 = Start
name-b00 = Start
name-alpha = Mapa Alfa
name-beta = Mapa Beta
name-valley = Dolina
    .gen = Doliny
    .acc = Dolinę
    .loc = Dolinie
name-coast = Wybrzeże
    .gen = Wybrzeża
    .loc = Wybrzeżu
name-bay = Zatoka
    .gen = Zatoki
    .acc = Zatokę
    .loc = Zatoce

## Names: components

name-road_board = plansza Trasy (dwustronna)
name-player_board = plansza Gracza
name-start_card = karta startowa (S)
name-exploration_card = karta Eksploracji
name-object_card = karta Przedmiotu
name-enemy_card = karta Wroga
name-loot_card = karta Łupu
name-outcome_card = karta Wyniku
name-aurora_token = znacznik Aurory
name-object_token = znacznik Przedmiotu
name-ammo_token = znacznik Amunicji
name-food_token = znacznik Żywności
name-fuel_token = znacznik Paliwa
name-survivor_token = znacznik Ocalałego (5 w kolorze)
name-convoy_token = znacznik Konwoju
name-fame_counter = znacznik Sławy
name-turn_order_counter = żeton Kolejności
name-target_counter = żeton Celu (2 w kolorze)
name-damage_counter = żeton Uszkodzenia
name-contamination_counter = żeton Skażenia
name-waypoint_counter = żeton Punktu Specjalnego
name-avalanche_counter = żeton Lawiny
name-mine_card = karta Miny (opcjonalna)
name-mine_counter = żeton Miny (opcjonalny)
name-automa_board = plansza Konwoju Automy
name-automa_action_card = karta Akcji Automy
name-automa_counter = żeton Automy
name-fs_exploration_card = karta Eksploracji
name-fs_object_card = karta Przedmiotu
name-fs_enemy_card = karta Wroga (Asgaror)
name-fs_loot_card = karta Łupu (Asgaror)
name-fs_crew_card = karta Ocalałego (S)
name-fs_story_card = karta Fabuły
name-fs_pvp_card = karta PvP
name-fs_outcome_card = karta Wyniku (PvP)

## Names: waypoints

name-waypoint_alpha_1 = Kanister
name-waypoint_alpha_2 = Zimna spiżarnia
name-waypoint_alpha_3 = Skrzynka amunicji
name-waypoint_alpha_4 = Skrytka
name-waypoint_alpha_5 = Warsztat
name-waypoint_alpha_6 = Pomnik
name-waypoint_beta_1 = Zrzut zaopatrzenia
name-waypoint_beta_2 = Zamknięty bunkier
name-waypoint_beta_3 = Latarnia
name-waypoint_beta_4 = Czyste źródło

## Names: start cards

name-leader_red = Lider
    .gen = Lidera
    .acc = Lidera
name-leader_blue = Lider
    .gen = Lidera
    .acc = Lidera
name-leader_green = Lider
    .gen = Lidera
    .acc = Lidera
name-leader_yellow = Lider
    .gen = Lidera
    .acc = Lidera
name-copilot_red = Nawigator
    .gen = Nawigatora
    .acc = Nawigatora
name-copilot_blue = Nawigator
    .gen = Nawigatora
    .acc = Nawigatora
name-copilot_green = Nawigator
    .gen = Nawigatora
    .acc = Nawigatora
name-copilot_yellow = Nawigator
    .gen = Nawigatora
    .acc = Nawigatora
name-start_truck_red = Stara Ciężarówka
    .gen = Starej Ciężarówki
    .acc = Starą Ciężarówkę
    .loc = Starej Ciężarówce
name-start_truck_blue = Stara Ciężarówka
    .gen = Starej Ciężarówki
    .acc = Starą Ciężarówkę
    .loc = Starej Ciężarówce
name-start_truck_green = Stara Ciężarówka
    .gen = Starej Ciężarówki
    .acc = Starą Ciężarówkę
    .loc = Starej Ciężarówce
name-start_truck_yellow = Stara Ciężarówka
    .gen = Starej Ciężarówki
    .acc = Starą Ciężarówkę
    .loc = Starej Ciężarówce
name-start_container_red = Kontener
    .gen = Kontenera
    .loc = Kontenerze
name-start_container_blue = Kontener
    .gen = Kontenera
    .loc = Kontenerze
name-start_container_green = Kontener
    .gen = Kontenera
    .loc = Kontenerze
name-start_container_yellow = Kontener
    .gen = Kontenera
    .loc = Kontenerze
name-rusted_container_1 = Zardzewiały Kontener 1
    .gen = Zardzewiałego Kontenera 1
    .loc = Zardzewiałym Kontenerze 1
name-rusted_container_2 = Zardzewiały Kontener 2
    .gen = Zardzewiałego Kontenera 2
    .loc = Zardzewiałym Kontenerze 2

## Names: Exploration cards

name-abandoned_shop = Opuszczony Sklep
name-petrol_station = Stacja Benzynowa
    .acc = Stację Benzynową
name-hunting_lodge = Domek Myśliwski
name-helicopter_wreck = Wrak Helikoptera
name-contaminated_warehouse = Skażony Magazyn
name-scavenger = Szabrownik
    .gen = Szabrownika
    .acc = Szabrownika
name-mechanic = Mechanik
    .gen = Mechanika
    .acc = Mechanika
name-cook = Kucharka
    .gen = Kucharki
    .acc = Kucharkę
name-hunter = Łowca
    .gen = Łowcy
    .acc = Łowcę
name-light_hauler = Lekki Ciągnik
    .gen = Lekkiego Ciągnika
    .loc = Lekkim Ciągniku
name-snow_plough = Pług Śnieżny
    .gen = Pługu Śnieżnego
    .loc = Pługu Śnieżnym
name-cattle_trailer = Przyczepa Bydlęca
    .gen = Przyczepy Bydlęcej
    .acc = Przyczepę Bydlęcą
    .loc = Przyczepie Bydlęcej
name-flatbed = Platforma
    .gen = Platformy
    .acc = Platformę
    .loc = Platformie
name-roof_rack = Bagażnik Dachowy
    .gen = Bagażnika Dachowego
    .loc = Bagażniku Dachowym
name-machine_gun = Karabin Maszynowy
    .gen = Karabinu Maszynowego
    .loc = Karabinie Maszynowym
name-wandering_trader = Wędrowny Handlarz
    .acc = Wędrownego Handlarza
name-lost_children = Zagubione Dzieci
name-cold_snap = Nagły Mróz
name-frozen_depot = Zamarznięty Skład
name-checkpoint = Posterunek Wojskowy
name-field_hospital = Szpital Polowy
name-leaking_refinery = Cieknąca Rafineria
    .acc = Cieknącą Rafinerię
name-derailed_train = Wykolejony Pociąg
name-driver = Kierowca
    .gen = Kierowcy
    .acc = Kierowcę
name-gunner = Strzelec
    .gen = Strzelca
    .acc = Strzelca
name-medic = Medyczka
    .gen = Medyczki
    .acc = Medyczkę
name-runner = Biegacz
    .gen = Biegacza
    .acc = Biegacza
name-six_wheeler = Sześciokołowiec
    .gen = Sześciokołowca
    .loc = Sześciokołowcu
name-half_track = Ciągnik Półgąsienicowy
    .gen = Ciągnika Półgąsienicowego
    .loc = Ciągniku Półgąsienicowym
name-bunk_wagon = Wóz Sypialny
    .gen = Wozu Sypialnego
    .loc = Wozie Sypialnym
name-tanker = Cysterna
    .gen = Cysterny
    .acc = Cysternę
    .loc = Cysternie
name-armour_plates = Płyty Pancerne
    .gen = Płyt Pancernych
    .loc = Płytach Pancernych
name-autocannon = Działko Automatyczne
    .gen = Działka Automatycznego
    .loc = Działku Automatycznym
name-field_mechanics = Polowi Mechanicy
    .acc = Polowych Mechaników
name-deserters = Dezerterzy
    .acc = Dezerterów
name-fallout_cloud = Radioaktywna Chmura
    .acc = Radioaktywną Chmurę
name-coast_guard_post = Posterunek Straży
name-cold_store = Chłodnia Portowa
    .acc = Chłodnię Portową
name-reactor_ruins = Ruiny Reaktora
name-fuel_barge = Barka Paliwowa
    .acc = Barkę Paliwową
name-sunken_freighter = Zatopiony Frachtowiec
name-veteran = Weteran
    .gen = Weterana
    .acc = Weterana
name-engineer = Inżynierka
    .gen = Inżynierki
    .acc = Inżynierkę
name-smuggler = Przemytnik
    .gen = Przemytnika
    .acc = Przemytnika
name-ace_driver = As Kierownicy
    .gen = Asa Kierownicy
    .acc = Asa Kierownicy
name-biofuel_turbo = Turbociężarówka na Biopaliwo
    .gen = Turbociężarówki na Biopaliwo
    .acc = Turbociężarówkę na Biopaliwo
    .loc = Turbociężarówce na Biopaliwo
name-crawler = Pełzacz
    .gen = Pełzacza
    .loc = Pełzaczu
name-armoured_coach = Opancerzony Wagon
    .gen = Opancerzonego Wagonu
    .loc = Opancerzonym Wagonie
name-gun_wagon = Wóz Bojowy
    .gen = Wozu Bojowego
    .loc = Wozie Bojowym
name-heavy_cannon = Ciężkie Działo
    .gen = Ciężkiego Działa
    .loc = Ciężkim Dziale
name-watch_turret = Wieżyczka Obserwacyjna
    .gen = Wieżyczki Obserwacyjnej
    .acc = Wieżyczkę Obserwacyjną
    .loc = Wieżyczce Obserwacyjnej
name-ice_prophet = Prorok Lodu
    .acc = Proroka Lodu
name-stranded_patrol = Uwięziony Patrol
name-beacon = Sygnał Aurory

## Names: Exploration cards of Frozen Steel

name-scrap_rig = Szmelcowóz
    .gen = Szmelcowozu
    .loc = Szmelcowozie
name-ice_dreadnought = Lodowy Drednot
    .gen = Lodowego Drednota
    .loc = Lodowym Drednocie
name-junk_trailer = Przyczepa Złomiarza
    .gen = Przyczepy Złomiarza
    .acc = Przyczepę Złomiarza
    .loc = Przyczepie Złomiarza
name-mobile_workshop = Ruchomy Warsztat
    .gen = Ruchomego Warsztatu
    .loc = Ruchomym Warsztacie
name-scrap_cannon = Armatka Szmelcowa
    .gen = Armatki Szmelcowej
    .acc = Armatkę Szmelcową
    .loc = Armatce Szmelcowej
name-assembly_rig = Zestaw Montażowy
    .gen = Zestawu Montażowego
    .loc = Zestawie Montażowym
name-lookout = Czujka
    .gen = Czujki
    .acc = Czujkę
name-dog_trainer = Trener Psów
    .gen = Trenera Psów
    .acc = Trenera Psów
name-sniper = Snajperka
    .gen = Snajperki
    .acc = Snajperkę
name-wanted_fugitive = Poszukiwany Zbieg
    .acc = Poszukiwanego Zbiega
name-scrapyard = Złomowisko
name-ranger_hut = Chata Strażnika
    .acc = Chatę Strażnika
name-glowing_well = Świecąca Studnia
    .acc = Świecącą Studnię
name-tool_factory = Fabryka Narzędzi
    .acc = Fabrykę Narzędzi
name-bus_depot = Zajezdnia Autobusów
    .acc = Zajezdnię Autobusów
name-poisoned_silo = Zatruty Silos
name-gun_shop = Sklep z Bronią
name-broken_icebreaker = Rozbity Lodołamacz
name-hot_crater = Gorący Krater
name-fish_cannery = Wytwórnia Konserw
    .acc = Wytwórnię Konserw
name-snowstorm = Śnieżyca
    .acc = Śnieżycę
name-emergency_broadcast = Komunikat Alarmowy

## Names: crews

name-pack = Wataha
    .ins = Watahą
name-mutants = Mutanci
    .ins = Mutantami
name-asgardians = Asgardczycy
    .ins = Asgardczykami
name-androids = Androidy
    .ins = Androidami
name-arctic_wolf = Arktyczny Wilk
    .gen = Arktycznego Wilka
    .acc = Arktycznego Wilka
name-hunting_wolf = Wilk Gończy
    .gen = Wilka Gończego
    .acc = Wilka Gończego
name-alpha_mutant = Mutant Alfa
    .gen = Mutanta Alfa
    .acc = Mutanta Alfa
name-ghoul = Ghul
    .gen = Ghula
    .acc = Ghula
name-valkyrie = Walkiria
    .gen = Walkirii
    .acc = Walkirię
name-daughter_of_war = Córka Wojny
    .gen = Córki Wojny
    .acc = Córkę Wojny
name-synthetic_prototype = Syntetyczny Prototyp
    .gen = Syntetycznego Prototypu
    .acc = Syntetyczny Prototyp
name-supply_bot = Bot Zaopatrzeniowy
    .gen = Bota Zaopatrzeniowego
    .acc = Bota Zaopatrzeniowego

## Names: Objects

name-incendiary_rounds = Pociski Zapalające
name-first_aid_kit = Apteczka
    .acc = Apteczkę
name-toolbox = Skrzynka Narzędziowa
    .acc = Skrzynkę Narzędziową
name-nitro = Nitro
name-stimulants = Stymulanty
name-binoculars = Lornetka
    .acc = Lornetkę
name-signal_flare = Flara Sygnałowa
    .acc = Flarę Sygnałową
name-mine = Mina
    .acc = Minę
name-canned_food = Konserwa
    .acc = Konserwę
name-active_camouflage = Aktywny Kamuflaż
name-at_launcher = Granatnik Przeciwpancerny
name-smoke_candle = Świeca Dymna
    .acc = Świecę Dymną
name-unstable_fuel = Niestabilne Paliwo
name-antirad = Antyrad

## Names: Enemies

name-war_wolves = Wilki Wojny
    .gen = Wilków Wojny
    .dat = Wilkom Wojny
    .loc = Wilkach Wojny
name-ice_jackals = Lodowe Szakale
    .gen = Lodowych Szakali
    .dat = Lodowym Szakalom
    .loc = Lodowych Szakalach
name-rust_brotherhood = Bractwo Rdzy
    .gen = Bractwa Rdzy
    .dat = Bractwu Rdzy
    .loc = Bractwie Rdzy
name-ash_cult = Kult Popiołu
    .gen = Kultu Popiołu
    .dat = Kultowi Popiołu
    .loc = Kulcie Popiołu
name-steel_tide = Stalowa Fala
    .gen = Stalowej Fali
    .dat = Stalowej Fali
    .acc = Stalową Falę
    .loc = Stalowej Fali
name-harbour_king = Król Portu
    .gen = Króla Portu
    .dat = Królowi Portu
    .acc = Króla Portu
    .loc = Królu Portu
name-tyr = Tyr
    .gen = Tyra
    .dat = Tyrowi
    .acc = Tyra
    .loc = Tyrze
name-ullr = Ullr
    .gen = Ullra
    .dat = Ullrowi
    .acc = Ullra
    .loc = Ullrze
name-heimdallr = Heimdallr
    .gen = Heimdallra
    .dat = Heimdallrowi
    .acc = Heimdallra
    .loc = Heimdallrze
name-hel = Hel
    .gen = Hel
    .dat = Hel
    .acc = Hel
    .loc = Hel
name-thor = Thor
    .gen = Thora
    .dat = Thorowi
    .acc = Thora
    .loc = Thorze
name-loki = Loki
    .gen = Lokiego
    .dat = Lokiemu
    .acc = Lokiego
    .loc = Lokim

## Names: Loot

name-spiked_bumper = Kolczasty Zderzak
    .gen = Kolczastego Zderzaka
    .loc = Kolczastym Zderzaku
name-freed_prisoner = Uwolniony Jeniec
    .gen = Uwolnionego Jeńca
    .acc = Uwolnionego Jeńca
name-raider_wagon = Wóz Łupieżców
    .gen = Wozu Łupieżców
    .loc = Wozie Łupieżców
name-twin_cannon = Podwójne Działo
    .gen = Podwójnego Działa
    .loc = Podwójnym Dziale
name-warlord_tractor = Ciągnik Watażki
    .gen = Ciągnika Watażki
    .loc = Ciągniku Watażki
name-war_standard = Sztandar Wojenny
    .gen = Sztandaru Wojennego
    .loc = Sztandarze Wojennym
name-asgard_trunk = Asgardzki Bagażnik
    .gen = Asgardzkiego Bagażnika
    .loc = Asgardzkim Bagażniku
name-radio_operator = Radiooperator
    .gen = Radiooperatora
    .acc = Radiooperatora
name-asgard_trailer = Asgardzka Przyczepa
    .gen = Asgardzkiej Przyczepy
    .acc = Asgardzką Przyczepę
    .loc = Asgardzkiej Przyczepie
name-asgard_destroyer = Asgardzki Niszczyciel
    .gen = Asgardzkiego Niszczyciela
    .loc = Asgardzkim Niszczycielu
name-asgard_plates = Asgardzkie Płyty Pancerne
    .gen = Asgardzkich Płyt Pancernych
    .loc = Asgardzkich Płytach Pancernych
name-asgard_power_source = Asgardzkie Źródło Zasilania
    .gen = Asgardzkiego Źródła Zasilania
    .loc = Asgardzkim Źródle Zasilania

## Names: player versus player

name-pvp_card_red = karta PvP
name-pvp_card_blue = karta PvP
name-pvp_card_green = karta PvP
name-pvp_card_yellow = karta PvP

## Names: Stories

name-story_locked_cellar = Zamknięta piwnica
name-story_footprints = Świeże ślady
name-story_second_mouth = Jeszcze jedna gęba
name-story_stray_dog = Pies pod osią
name-story_false_trader = Dwa głosy
name-story_toolbox_note = Kartka w skrzynce
name-story_far_light = Światło na grani
name-story_shared_soup = Cienka zupa
name-story_night_song = Pieśń nocą
name-story_thin_ice = Cienki lód
name-story_geiger = Tykający licznik
name-story_engines_in_fog = Silniki we mgle
name-story_jammed_gun = Zacięte działo
name-story_radio_static = Głos w szumie
name-story_booby_trap = Zaminowane półki
name-story_old_debt = Stary dług
name-story_hidden_compartment = Ukryty schowek
name-story_witness = Świadek
name-story_mutant_cub = Coś w klatce
name-story_weather_station = Stacja meteo
name-story_fever = Gorączka
name-story_convoy_wreck = Płonący konwój
name-story_empty_cache = Ktoś był pierwszy
name-story_border_gate = Brama z mytem
name-story_parley = Biała flaga
name-story_prisoner = Ostatni bandyta
name-story_council = Narada konwojów
name-story_harbour_ghosts = Portowe duchy
name-story_flag_of_aurora = Bandera Aurory
name-story_captain_letter = List kapitana
name-story_last_supplies = Ostatnie zapasy
name-story_two_paths = Dwie ścieżki
name-story_mutiny = Bunt
name-story_ice_bridge = Lodowy most
name-story_stranded = Koniec drogi
name-story_first_sea = Zapach morza
name-story_minefield = Stare pole minowe
name-story_last_round = Ostatni nabój
name-story_shield_wall = Ściana tarcz
name-story_ships_horn = Syrena statku
name-story_smoke = Dym za granią
name-story_shared_stove = Jedyny piec
name-story_open_depot = Otwarty magazyn
name-story_roll_call = Apel
name-story_doctor = Lekarka na nartach
name-story_fuel_drums = Beczki przy drodze
name-story_after_the_guns = Po strzałach
name-story_dark_lighthouse = Ciemna latarnia
name-story_boat_list = Lista do szalup

## Names: the Automa

name-automa_1 = Werbownicy
name-automa_2 = Pełny Gaz
name-automa_3 = Obsługa Działa
name-automa_4 = Grabież
name-automa_5 = Głęboki Zwiad
name-automa_6 = Remont
name-survivors = Ocalali
name-fuel = Paliwo
name-food = Żywność
name-ammo = Amunicja
name-objects_loot = Strefa Przedmiotów/Łupów
name-easy = Łatwy
name-normal = Normalny
name-hard = Trudny

## Names made of others

naming-space = { $region } { $progress }
    .gen = { $region_gen } { $progress }
    .acc = { $region_acc } { $progress }
naming-side_road = { $region }, boczna droga { $progress }
    .gen = { $region_gen }, bocznej drogi { $progress }
    .acc = { $region_acc }, boczną drogę { $progress }
naming-outcome = Wynik { $number }
    .gen = Wyniku { $number }
naming-pvp_outcome = Wynik PvP { $number }
    .gen = Wyniku PvP { $number }
naming-box = { $card }, { box-kind }{ box-level }{ box-number }
    .gen = { box-kind.gen }{ box-level }{ box-number } { $card_gen }
    .acc = { box-kind }{ box-level }{ box-number } { $card_gen }
box-kind =
    { $kind_id ->
        [survivor] pole Ocalałego
        [fuel] pole Paliwa
        [food] pole Żywności
        [ammo] pole Amunicji
        [fuel_food] pole Paliwa lub Żywności
        [fuel_food_ammo] pole Zasobu
        [survivor_fuel_food_ammo] pole Ładunku
        [armor] pole Pancerza
        [asgard_armor] pole Asgardzkiego Pancerza
        [weapon] Broń
        [scrap_weapon] Broń Szmelcowa
        [fame_end] pole Sławy
        [fame_end_per_asgard_armor] pole Sławy Asgardu
        [object_limit] pole limitu Przedmiotów
       *[object_each_round] pole Przedmiotu
    }
    .gen =
        { $kind_id ->
            [survivor] pola Ocalałego
            [fuel] pola Paliwa
            [food] pola Żywności
            [ammo] pola Amunicji
            [fuel_food] pola Paliwa lub Żywności
            [fuel_food_ammo] pola Zasobu
            [survivor_fuel_food_ammo] pola Ładunku
            [armor] pola Pancerza
            [asgard_armor] pola Asgardzkiego Pancerza
            [weapon] Broni
            [scrap_weapon] Broni Szmelcowej
            [fame_end] pola Sławy
            [fame_end_per_asgard_armor] pola Sławy Asgardu
            [object_limit] pola limitu Przedmiotów
           *[object_each_round] pola Przedmiotu
        }
box-level =
    { $level ->
        [0] { "" }
       *[other] { " " }{ $level }
    }
box-number =
    { $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }

## Prompts, and what the others read meanwhile

damage-place =
    { $where ->
        [1] połóż 1 Uszkodzenie w kolumnie { column-number } lub najbliższej.
        [2] połóż 1 Uszkodzenie w górnym rzędzie.
        [3] połóż 1 Uszkodzenie na jednej z najlepszych Broni.
        [4] połóż 1 Uszkodzenie; następne trafi na inną kartę.
       *[other] połóż 1 Uszkodzenie na wybranym polu.
    }
automa-effects =
    { $action_id ->
        [automa_1] zyskuje 1 Ocalałego, a ty dostajesz 1 Uszkodzenie
        [automa_2] zyskuje 1 Paliwo
        [automa_3]
            { $phase_id ->
                [fire] zyskuje 1 punkt Sławy
               *[other] zyskuje 1 Amunicję
            }
        [automa_4] tracisz 1 Zasób
        [automa_5]
            { $phase_id ->
                [exploration] zyskuje 1 Przedmiot
                [movement] zyskuje 1 Żywność
               *[other] dostajesz 1 Uszkodzenie w kolumnie 1
            }
        [automa_6]
            { $phase_id ->
                [fire] zyskuje 1 punkt Sławy
               *[other] rośnie o jeden poziom
            }
       *[other] działają jej efekty
    }
column-number =
    { $column ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
       *[other] 5
    }

# Setup and Exploration
prompt-DraftCrew = Wybierz załogę: dwoje Ocalałych z własnymi zdolnościami.
    .waiting = Czekamy, aż { $seats } wybierze załogę.
prompt-ExploreTurn = Wyślij aktywnych Ocalałych na Eksplorację albo spasuj.
    .waiting = Czekamy, aż { $seats } wyśle kogoś na Eksplorację albo spasuje.
prompt-ChooseExplorers = Wybierz, kto idzie na { $exploring_acc }: jedno lub dwoje Ocalałych.
    .waiting = Czekamy, aż { $seats } wyśle Ocalałych na { $exploring_acc }.
prompt-Strengthen =
    { $missing ->
        [one] Do wartości miejsca brakuje { $missing } punktu: wybierz, co pomoże.
       *[other] Do wartości miejsca brakuje { $missing } punktów: wybierz, co pomoże.
    }
    .waiting =
        { $missing ->
            [one] Czekamy, aż { $seats } znajdzie { $missing } brakujący punkt Eksploracji.
           [few] Czekamy, aż { $seats } znajdzie { $missing } brakujące punkty Eksploracji.
           *[many] Czekamy, aż { $seats } znajdzie { $missing } brakujących punktów Eksploracji.
        }
prompt-EatObject = Wybierz Przedmiot, który zje android.
    .waiting = Czekamy, aż { $seats } nakarmi androida.
prompt-TakeActions =
    { $has_acted ->
        [true] Wykonaj Akcję Dodatkową albo zakończ.
       *[false] { $card }: wykonaj Akcję Karty; Dodatkową przed nią lub po niej.
    }
    .waiting = Czekamy, aż { $seats } wykona akcje na karcie „{ $card }”.
prompt-Gather =
    { $n ->
        [one] Weź jeszcze jeden żeton z karty „{ $card }”.
       *[other] Weź żeton z karty „{ $card }” (jeszcze { $n }).
    }
    .waiting = Czekamy, aż { $seats } zbierze Zasoby z karty „{ $card }”.
prompt-ChooseEncounter = { $card }: wybierz, co robisz, albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } rozegra Spotkanie „{ $card }”.
prompt-RestInstead = Zdecyduj, czy { $survivor } zdejmuje 1 Skażenie i idzie odpocząć.
    .waiting = Czekamy, aż { $seats } zdecyduje, dokąd pójdzie { $survivor }.
prompt-Attach =
    { $card_type_id ->
        [device] Wybierz pojazd, na którym montujesz { $card_acc }; stare Urządzenie odpada.
       *[other] Więcej nie uciągniesz: wybierz Przyczepę, którą zastąpi { $card }.
    }
    .waiting = Czekamy, aż { $seats } dołączy { $card_acc }.
prompt-FitTrailers = Nowa Ciężarówka nie uciągnie wszystkich: zostaw jedną Przyczepę.
    .waiting = Czekamy, aż { $seats } zostawi którąś Przyczepę.
prompt-SalvageCard = Weź do Konwoju kartę ze stosu odrzuconych albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } przejrzy stos odrzuconych.
prompt-Recruit = Brakuje miejsca dla { $card_gen }: zwolnij je albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } znajdzie miejsce dla { $card_gen }.
prompt-RecruitFromDiscard = Zwerbuj Ocalałego ze stosu odrzuconych albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } zwerbuje kogoś ze stosu odrzuconych.

# Cargo, Survivors, Damage, Objects
prompt-GainTokens = Brakuje miejsca na { $token_amount_acc }: wyrzuć coś albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } znajdzie miejsce na { $token_amount_acc }.
prompt-GainAny =
    { $n ->
        [one] Wybierz Zasób, który bierzesz.
       *[other] Wybierz Zasób, który bierzesz (jeszcze { $n }).
    }
    .waiting = Czekamy, aż { $seats } wybierze Zasoby.
prompt-LoseAny =
    { $n ->
        [one] Wybierz Zasób, który oddajesz.
       *[other] Wybierz Zasób, który oddajesz (jeszcze { $n }).
    }
    .waiting = Czekamy, aż { $seats } odda Zasoby.
prompt-Unload = Ładunek już się nie mieści: wybierz, co lub kto opuszcza Konwój.
    .waiting = Czekamy, aż { $seats } rozładuje Konwój.
prompt-ChooseContaminated =
    { $who ->
        [1] Wybierz aktywnego Ocalałego, który dostaje 1 Skażenie.
        [2] Wybierz, kto z wysłanych Ocalałych dostaje 1 Skażenie.
       *[other] Wybierz Ocalałego, który dostaje 1 Skażenie.
    }
    .waiting = Czekamy, aż { $seats } wybierze, kto dostanie Skażenie.
prompt-ChooseCleansed =
    { $n ->
        [one] Wybierz Ocalałego, z którego zdejmujesz 1 Skażenie.
       *[other] Wybierz Ocalałego, z którego zdejmujesz 1 Skażenie (jeszcze { $n }).
    }
    .waiting = Czekamy, aż { $seats } usunie Skażenie.
prompt-ChooseCleansedZone = Wybierz strefę, w której oczyszczasz Ocalałych.
    .waiting = Czekamy, aż { $seats } wybierze strefę do oczyszczenia.
prompt-CleanseInZone =
    { $left ->
        [one] Oczyść jeszcze jednego Ocalałego z tej strefy albo zakończ.
       *[other] Oczyść Ocalałego z tej strefy (najwyżej { $left }) albo zakończ.
    }
    .waiting = Czekamy, aż { $seats } usunie Skażenie.
prompt-ShiftSurvivors =
    { $zone_id ->
        [active] Wybierz Ocalałego, który idzie do Strefy Aktywnej.
        [rest] Wybierz Ocalałego, który idzie do Strefy Odpoczynku.
        [exhausted] Wybierz Ocalałego, który idzie do Strefy Wyczerpania.
       *[none] Wybierz Ocalałego, który wraca do sił o jedną strefę.
    }
    .waiting = Czekamy, aż { $seats } wybierze Ocalałego.
prompt-ChooseFrozen = Wybierz, kto z wysłanych nie odpocznie w następnej fazie Odpoczynku.
    .waiting = Czekamy, aż { $seats } wybierze, kto pozostanie w Strefie Wyczerpania.
prompt-LoseSurvivors =
    { $n ->
        [one] Wybierz Ocalałego, który od ciebie odchodzi.
       *[other] Wybierz Ocalałego, który od ciebie odchodzi (jeszcze { $n }).
    }
    .waiting = Czekamy, aż { $seats } pożegna Ocalałego.
prompt-SufferDamage =
    { $ambusher_id ->
        [none]
            { $enemy_id ->
                [none]
                    { $story_id ->
                        [none] Twój Konwój ucierpiał: { damage-place }
                       *[other] { $story }: { damage-place }
                    }
               *[other] Atak { $enemy_gen }: { damage-place }
            }
       *[other] Zasadzka { $ambusher_gen }: { damage-place }
    }
    .waiting = Czekamy, aż { $seats } położy Uszkodzenia.
prompt-SufferHit = Strzela { $attacker }: { damage-place }
    .waiting = Czekamy, aż { $seats } położy Uszkodzenia po ataku gracza.
prompt-RepairBoxes =
    { $only_asgard ->
        [true] Usuń Uszkodzenie z Asgardzkiego Pancerza albo zakończ.
       *[false] Wybierz pole do naprawy (najwyżej { $n }) albo zakończ.
    }
    .waiting = Czekamy, aż { $seats } naprawi Konwój.
prompt-KeepLimit = Twój limit Przedmiotów to { $own_object_limit }: wybierz, który odrzucasz.
    .waiting = Czekamy, aż { $seats } odrzuci Przedmiot.
prompt-DiscardObjects =
    { $n ->
        [one] Wybierz Przedmiot, który oddajesz.
       *[other] Wybierz Przedmiot, który oddajesz (jeszcze { $n }).
    }
    .waiting = Czekamy, aż { $seats } odda Przedmiot.
prompt-AfterAction = Zagraj Przedmiot albo zakończ turę.
    .waiting = Czekamy, aż { $seats } skończy turę.
prompt-ChooseOption =
    { $ambusher_id ->
        [none]
            { $card_id ->
                [none]
                    { $phase_id ->
                        [movement] Droga albo Przedmiot daje ci wybór: wskaż jeden z dwóch efektów.
                       *[other] Wybierz jeden z dwóch efektów.
                    }
               *[other] { $card }: wybierz jeden z dwóch efektów.
            }
       *[other] Zasadzka { $ambusher_gen }: wybierz mniejsze zło.
    }
    .waiting = Czekamy, aż { $seats } wybierze.
prompt-DonateFood = Komunikat Alarmowy: oddaj 1 Żywność za { $fame_amount } albo zakończ. Razem: { $donated }.
    .waiting = Czekamy, czy { $seats } odda Żywność. Razem: { $donated }.

# Rest and Movement
prompt-RestTurn = Nakarm wyczerpanych Ocalałych, użyj zdolności i zakończ.
    .waiting = Czekamy, aż { $seats } nakarmi Ocalałych.
prompt-MoveTurn = Zdecyduj, czy Konwój jedzie dalej, czy zostaje.
    .waiting = Czekamy, aż { $seats } pojedzie albo zostanie.
prompt-Prepare = Użyj tego, co przyśpiesza, a potem wybierz, ile Paliwa spalasz.
    .waiting = Czekamy, aż { $seats } przygotuje ruch.
prompt-BurnFuel =
    { $n ->
        [one] Wybierz, co spala Ciężarówka: Paliwo czy Żywność.
       *[other] Wybierz, co spala Ciężarówka: Paliwo czy Żywność (jeszcze { $n }).
    }
    .waiting = Czekamy, aż { $seats } wybierze, co spali Ciężarówka.
prompt-Drive =
    { $move_points ->
        [one] Jedź dalej: został { $move_points } punkt ruchu.
        [few] Jedź dalej: zostały { $move_points } punkty ruchu.
       *[many] Jedź dalej: zostało { $move_points } punktów ruchu.
    }
    .waiting = Czekamy, aż { $seats } pojedzie.
prompt-LayMines =
    { $n ->
        [one] Połóż jeszcze jedną Minę na opuszczonym polu albo zakończ.
       *[other] Połóż Minę na opuszczonym polu (najwyżej { $n }) albo zakończ.
    }
    .waiting = Czekamy, aż { $seats } położy Miny.

# Fire Weapons
prompt-React =
    { $ambusher_id ->
        [none] Wróg zaraz uderzy: zagraj Przedmiot albo przyjmij cios.
       *[other] Zasadzka { $ambusher_gen }: zagraj Przedmiot albo przyjmij cios.
    }
    .waiting = Czekamy, aż { $seats } odpowie Wrogowi.
prompt-FireTurn = Strzelaj, używaj zdolności i Przedmiotów, a potem zakończ.
    .waiting = Czekamy, aż { $seats } przeprowadzi Ostrzał.
prompt-ChooseTarget =
    { $box_id ->
        [none] Wybierz, do kogo strzela Snajperka.
       *[other] Wybierz cel dla { $box_gen }.
    }
    .waiting = Czekamy, aż { $seats } wybierze cel.
prompt-PayShot =
    { $box_id ->
        [none] Wybierz, czym strzela Snajperka.
       *[other] Wybierz, czym ładujesz { $box_acc }.
    }
    .waiting = Czekamy, aż { $seats } załaduje Broń.
prompt-LookAgain = Zdecyduj, czy Weteran odsłania drugą kartę Wyniku.
    .waiting = Czekamy, aż { $seats } zdecyduje o drugiej karcie Wyniku.
prompt-ChooseOutcome = Wybierz kartę Wyniku, która się liczy.
    .waiting = Czekamy, aż { $seats } wybierze kartę Wyniku.
prompt-TurnMiss = PUDŁO: zdecyduj, czy Czujka zamienia je w trafienie.
    .waiting = Czekamy, aż { $seats } zdecyduje, czy użyć Czujki.
prompt-DamageEnemy = Wybierz Wroga, który dostaje { amount-damage }.
    .waiting = Czekamy, aż { $seats } wybierze Wroga.
prompt-ChooseSwap = Wybierz Wroga, którego zasłania dym.
    .waiting = Czekamy, aż { $seats } wybierze Wroga dla Świecy Dymnej.
prompt-SwapTarget = { $card }: wybierz, czyj żeton Celu zdejmujesz.
    .waiting = Czekamy, aż { $seats } zdejmie żeton Celu z Wroga „{ $card }”.
prompt-SpareAmbush =
    { $for_all ->
        [true] Wybierz Wroga, którego Zasadzka nikogo nie dosięgnie.
       *[false] Wybierz Wroga, którego Zasadzki unikasz.
    }
    .waiting = Czekamy, aż { $seats } uniknie Zasadzki.
prompt-OfferLoot = Zdecyduj, czy za pokonanie { $card_gen } bierzesz { $loot_shown_acc }.
    .waiting = Czekamy, aż { $seats } zdecyduje, czy wziąć { $loot_shown_acc } jako Łup.
prompt-HitPlayer = Wybierz trafionego: straci 1 punkt Sławy albo dostanie 1 Uszkodzenie.
    .waiting = Czekamy, aż { $seats } wybierze trafionego gracza.

# Stories and the Automa
prompt-ChooseStory = Spełniasz warunki kilku kart Fabuły: wybierz jedną.
    .waiting = Czekamy, aż { $seats } wybierze kartę Fabuły.
prompt-FaceStory = { $story }: wybierz, co robisz.
    .waiting = { $story }: czekamy, aż wybierze { $seats }.
prompt-FaceTogether = { $story }: wybierz, co robisz. Czytamy dalej, gdy wybiorą wszyscy.
    .waiting = { $story }: z tą kartą mierzą się wszyscy. Czekamy, aż wybierze { $seats }.
prompt-BoostTest =
    { $option_id ->
        [a] Zdecyduj, czy oddajesz { $story_options_1_boost_cost_1_what_amount_acc }, by w Próbie liczyło się też { $story_options_1_boost_adds }.
       *[b] Zdecyduj, czy oddajesz { $story_options_2_boost_cost_1_what_amount_acc }, by w Próbie liczyło się też { $story_options_2_boost_adds }.
    }
    .waiting = Czekamy, aż { $seats } zdecyduje o Próbie na karcie „{ $story }”.
prompt-KeepUnder = Wybierz kartę Konwoju, pod którą zachowujesz kartę „{ $story }”.
    .waiting = Czekamy, aż { $seats } zachowa kartę „{ $story }”.
prompt-KeepInZone = Wybierz miejsce, na którym zostanie karta „{ $story }”.
    .waiting = Czekamy, aż { $seats } zostawi kartę „{ $story }” w Strefie Eksploracji.
prompt-CancelEffects = Automa zagrywa „{ $action }”: { automa-effects }. Zdecyduj, czy odrzucasz jej kartę Fabuły, by to anulować.
    .waiting = Czekamy, czy { $seats } anuluje efekty karty „{ $action }”.

## Moves, as on buttons; `.seen` where the table is known

move-crew = Jedź z { $a_ins }
move-pass = Spasuj do końca fazy
move-explore = Eksploruj { $a_acc }
    .seen =
        { $a_now_card_id ->
            [none] Eksploruj { $a_acc } (puste)
           *[other] Eksploruj { $a_now_card_acc } ({ $a }, wartość { $a_now_value })
        }
move-send = Wyślij { $a_acc }
move-feed = Nakarm { $a_acc } za { $b_amount_acc }
move-help = Skorzystaj z karty „{ $a }”
move-act = Wykonaj Akcję Karty
    .seen =
        { $exploring_now_card_type_id ->
            [survivor] Akcja Karty: zwerbuj { $exploring_now_card_acc }
            [truck] Akcja Karty: wymień Ciężarówkę na { $exploring_now_card_acc }
            [trailer] Akcja Karty: dołącz { $exploring_now_card_acc }
            [device] Akcja Karty: zamontuj { $exploring_now_card_acc }
            [encounter] Akcja Karty: zdecyduj, co robisz ({ $exploring_now_card })
           *[location] { $exploring_now_tokens_count ->
                [0] Akcja Karty: bez żetonów ({ $exploring_now_card })
               *[other] Akcja Karty: weź żetony ({ $exploring_now_tokens })
            }
        }
move-bonus =
    { $b ->
        [3] Weź 1 Żywność z Łowcą zamiast Akcji Dodatkowej { $a_gen }
       *[other] Wykonaj Akcję Dodatkową { $a_gen } (wybór { $b })
    }
    .seen =
        { $b ->
            [1] Akcja Dodatkowa { $a_gen }: { $a_now_bonuses_1 }
            [2] Akcja Dodatkowa { $a_gen }: { $a_now_bonuses_2 }
           *[3] Łowca zamiast Akcji Dodatkowej { $a_gen }: 1 Żywność
        }
move-take = Weź { $a_amount_acc }
move-replace = Zastąp { $a_acc }
move-mount = Zamontuj na { $a_loc }
move-scrap = Zostaw { $a_acc }
move-salvage = Weź { $a_acc } ze stosu odrzuconych
move-gain = Weź { $a_amount_acc }
move-drop = Wyrzuć { $a_amount_acc }
move-dismiss = Pożegnaj { $a_acc }
move-refuse = Zrezygnuj z nowego nabytku
move-contaminate = Skaź { $a_acc }
move-zone =
    { $a_id ->
        [active] Oczyść Strefę Aktywną
        [rest] Oczyść Strefę Odpoczynku
        [exhausted] Oczyść Strefę Wyczerpania
       *[out] Nikogo nie oczyszczaj
    }
move-cleanse = Oczyść { $a_acc }
move-shift = Wybierz { $a_acc }
move-damage = Uszkodź { $a_acc }
move-repair = Napraw { $a_acc }
move-cook = Niech Kucharka nakarmi { $a_acc }
move-heal = Niech Medyczka oczyści { $a_acc }
move-stay = Zostań tutaj
move-go = Jedź dalej
move-drive =
    { $a ->
        [0] Spal 1 Paliwo i jedź
        [1] Spal 2 Paliwa i jedź z prędkością +1
       *[2] Spal 3 Paliwa i jedź z prędkością +2
    }
move-burn = Spal { $a_amount_acc }
move-to =
    { $a_region_id ->
        [coast] Jedź na { $a_acc }
       *[other] Jedź do { $a_gen }
    }{ $a_contaminated ->
        [true] { " " }(skażone)
       *[false] { "" }
    }
move-blast =
    { $a_region_id ->
        [coast] Wysadź Lawinę za 1 Amunicję i jedź na { $a_acc }
       *[other] Wysadź Lawinę za 1 Amunicję i jedź do { $a_gen }
    }
move-stop = Zatrzymaj się tutaj
move-mine = Połóż Minę na polu { $a }
move-fire = Strzel z { $a_gen }
move-at = Wybierz { $a_acc }
    .seen =
        { $a_now_asgard_defense ->
            [0] Wybierz { $a_acc } (Uszkodzenia { $a_now_hits } z { $a_now_defense })
           *[other] Wybierz { $a_acc } (Uszkodzenia { $a_now_hits } z { $a_now_defense }, pola Asgardu { $a_now_asgard_hits } z { $a_now_asgard_defense })
        }
move-at-seat_0 = Celem będzie { $a }
move-at-seat_1 = Celem będzie { $a }
move-at-seat_2 = Celem będzie { $a }
move-at-seat_3 = Celem będzie { $a }
move-load-ammo = Załaduj 1 Amunicję
move-load = Załaduj { $a_acc } zamiast Amunicji
move-remove = Zdejmij żeton Celu, który ma tu { $a }
move-outcome = Użyj { $a_gen }: Uszkodzenia { $a_hits_1 }, { $a_hits_2 }, { $a_hits_3 }, { $a_hits_4 } według poziomu Broni
move-hit = Cios przyjmie { $a }

# Wybory karty Fabuły podają Próbę albo Misję, nigdy ich skutki.
test-terms =
    Próba, litery { $a_now_terms_letters }{ $a_now_terms_situation_id ->
        [tracked_truck] ; z gąsienicami też { $a_now_terms_situation_letters }
        [fame_at_least] ; od { $a_now_terms_situation_n } Sławy też { $a_now_terms_situation_letters }
       *[none] { "" }
    }
boost-a =
    { $a_now_terms_boost_letters_count ->
        [0] { "" }
       *[other] ; za { $a_now_story_options_1_boost_cost_1_what_amount_acc } też { $a_now_terms_boost_letters }
    }
boost-b =
    { $a_now_terms_boost_letters_count ->
        [0] { "" }
       *[other] ; za { $a_now_story_options_2_boost_cost_1_what_amount_acc } też { $a_now_terms_boost_letters }
    }
mission-terms =
    Misja: { $a_now_terms_goal_id ->
        [recruit] { $a_now_terms_n ->
            [one] zwerbuj Ocalałego
           *[other] zwerbuj { $a_now_terms_n } Ocalałych
        }
        [end_move_on] zakończ ruch na Punkcie Specjalnym
        [have] { $a_now_terms_token_id ->
            [survivor] miej w Konwoju { $a_now_terms_n } Ocalałych
            [fuel] miej w Konwoju { $a_now_terms_n ->
                [one] { $a_now_terms_n } Paliwo
                [few] { $a_now_terms_n } Paliwa
               *[many] { $a_now_terms_n } Paliw
            }
            [food] miej w Konwoju { $a_now_terms_n ->
                [one] { $a_now_terms_n } Żywność
               *[other] { $a_now_terms_n } Żywności
            }
           *[ammo] miej w Konwoju { $a_now_terms_n ->
                [one] { $a_now_terms_n } Amunicję
               *[other] { $a_now_terms_n } Amunicji
            }
        }
        [lead_at_round_end] prowadź na koniec rundy
        [hit_enemy] traf Wrogów { $a_now_terms_n } razy
        [no_damage] nie miej Uszkodzeń
       *[enter_region] { $a_now_terms_region_id ->
            [coast] wjedź na Wybrzeże
           *[other] wjedź do { $a_now_terms_region_gen }
        }
    } { $a_now_terms_deadline }
terms-a =
    { $a_now_terms_kind_id ->
        [test] { " (" }{ test-terms }{ boost-a })
        [mission] { " (" }{ mission-terms })
       *[auto] { "" }
    }
terms-b =
    { $a_now_terms_kind_id ->
        [test] { " (" }{ test-terms }{ boost-b })
        [mission] { " (" }{ mission-terms })
       *[auto] { "" }
    }
move-option-a = Wybierz A
    .seen =
        { $a_now_story_id ->
            [none] { $a_now_card_id ->
                [none] Wybierz: { $a_now_gain }
               *[other] { $a_now_card_options_1_text_pl } (koszt: { $a_now_cost }; zysk: { $a_now_gain })
            }
           *[other] { $a_now_story_told_a }{ terms-a }
        }
move-option-b = Wybierz B
    .seen =
        { $a_now_story_id ->
            [none] { $a_now_card_id ->
                [none] Wybierz: { $a_now_gain }
               *[other] { $a_now_card_options_2_text_pl } (koszt: { $a_now_cost }; zysk: { $a_now_gain })
            }
           *[other] { $a_now_story_told_b }{ terms-b }
        }
move-face-top = Zmierz się z wierzchnią kartą Fabuły
move-face = Zmierz się z kartą Fabuły na { $a_loc }
    .seen = Zmierz się z kartą Fabuły „{ $a_now_story }” na { $a_loc }
move-keep = Zachowaj ją tutaj: { $a }
move-ability = Użyj zdolności { $a_gen }
move-play = Zagraj { $a_acc }
move-discard = Odrzuć { $a_acc }
move-give = Oddaj 1 Żywność
move-use = Tak, zrób to
move-decline = Nie, zrezygnuj
move-done = Zakończ

## Events, as lines of the log

# Setup and round
event-crew_taken = { $seat } jedzie z { $crew_ins }.
event-turn_order = Kolejność tur: { $seats }.
event-round_began = Zaczyna się runda { $round }.
event-phase_began =
    { $phase_id ->
        [setup] Trwa przygotowanie gry.
        [exploration] Zaczyna się faza Eksploracji.
        [rest] Zaczyna się faza Odpoczynku.
        [movement] Zaczyna się faza Ruchu.
        [fire] Zaczyna się faza Ostrzału.
        [end] Zaczyna się faza Końca Rundy.
       *[over] Gra jest skończona.
    }
event-waypoint_laid = Na polu { $space } leży Punkt Specjalny „{ $waypoint }”.
event-card_laid = Na { $slot_loc } odsłonięto kartę „{ $card }”.
event-card_slid = Karta „{ $card }” przesuwa się na { $slot_acc }.
event-enemy_lurks = Czai się Wróg: { $card }.
event-event_revealed = Odsłonięto Wydarzenie: { $card }.
event-card_discarded = Odrzucono kartę „{ $card }”.

# Goods
event-gained = { $seat } ładuje { $token_amount_acc }.
event-refused = { $seat } nie ma miejsca i zostawia { $token_amount_acc }.
event-spent = { $seat } wydaje { $token_amount_acc }.
event-dropped = { $seat } traci { $token_amount_acc }.
fame-total =
    { $total ->
        [-1] −1
        [-2] −2
        [-3] −3
       *[other] { $total }
    }
event-fame_changed =
    { $n ->
        [-1] { $seat } traci 1 punkt Sławy (ma { fame-total }).
        [-2] { $seat } traci 2 punkty Sławy (ma { fame-total }).
        [-3] { $seat } traci 3 punkty Sławy (ma { fame-total }).
       *[other] { $seat } zdobywa { amount-fame } (ma { fame-total }).
    }
event-object_drawn = { $seat } dobiera Przedmiot.
event-object_seen = Dobierasz { $seen_acc }.
event-object_played = { $seat } zagrywa { $object_acc }.
event-object_discarded = { $seat } odrzuca { $object_acc }.

# Exploration
event-passed = { $seat } pasuje.
event-explored = { $seat } eksploruje { $card_acc } na { $slot_loc }.
event-sent = { $seat } wysyła { $survivor_acc }.
event-ate = { $survivor } ({ $seat }) zjada { $token_amount_acc }, aby dotrzeć dalej.
event-story_helped = { $seat } korzysta w drodze z karty „{ $story }”.
event-bonus_taken = { $seat } wykonuje Akcję Dodatkową { $slot_gen }.
event-token_taken = { $seat } bierze { $token_amount_acc } z { $slot_gen }.
event-option_taken =
    { $option_id ->
        [a] { $seat } rozgrywa Spotkanie „{ $card }”: { $card_options_1_text_pl }
       *[b] { $seat } rozgrywa Spotkanie „{ $card }”: { $card_options_2_text_pl }
    }
event-encounter_declined = { $seat } rezygnuje ze Spotkania „{ $card }”.
event-attached = { $seat } dołącza { $card_acc } w kolumnie { $column }.
event-scrapped = { $seat } zostawia { $card_acc }.
event-recruited = { $seat } przyjmuje { $survivor_acc } do Konwoju.
event-not_recruited = { $seat } nie ma miejsca dla { $survivor_gen }.

# Survivors and Damage
event-zone_changed =
    { $zone_id ->
        [active] { $survivor } ({ $seat }) idzie do Strefy Aktywnej.
        [rest] { $survivor } ({ $seat }) idzie do Strefy Odpoczynku.
        [exhausted] { $survivor } ({ $seat }) idzie do Strefy Wyczerpania.
       *[out] { $survivor } ({ $seat }) odpada z gry.
    }
event-contaminated = { $survivor } ({ $seat }) dostaje 1 Skażenie (ma { $total }).
event-cleansed =
    { $total ->
        [0] { $survivor } ({ $seat }) nie ma już Skażenia.
       *[other] { $survivor } ({ $seat }) pozbywa się Skażenia (zostało { $total }).
    }
event-died = { $survivor } ({ $seat }) umiera od Skażenia.
event-dismissed = { $seat } żegna { $survivor_acc }.
event-damaged = { $seat } dostaje Uszkodzenie na { $box_acc }.
event-repaired = { $seat } naprawia { $box_acc }.
event-ability_used = { $survivor } ({ $seat }) używa zdolności.

# Rest
event-fed = { $seat } karmi { $survivor_acc } za { $token_amount_acc }.
event-fed_free = Kucharka ({ $seat }) karmi { $survivor_acc }.
event-survivors_rested = Wszyscy Ocalali wracają do sił o jedną strefę.

# Movement
event-stayed = { $seat } zostaje na miejscu.
event-set_out =
    { $points ->
        [one] { $seat } rusza i ma { $points } punkt ruchu.
        [few] { $seat } rusza i ma { $points } punkty ruchu.
       *[many] { $seat } rusza i ma { $points } punktów ruchu.
    }
event-moved =
    { $space_region_id ->
        [coast] { $seat } jedzie na { $space_acc }.
       *[other] { $seat } jedzie do { $space_gen }.
    }
event-arrived = { $seat } zatrzymuje się na polu { $space }.
event-speed_marked = { $seat } pojedzie w następnym ruchu szybciej (+{ $n }).
event-storm_coming = { $card } spowolni następną fazę Ruchu, najbardziej prowadzących.
event-avalanche_blasted = { $seat } wysadza Lawinę na polu { $space }.
event-waypoint_taken = { $seat } zabiera Punkt Specjalny „{ $waypoint }”.
event-mine_laid = { $seat } kładzie Minę na polu { $space }.
event-mine_triggered =
    { $n ->
        [one] { $seat } wjeżdża na Minę na polu { $space }.
        [few] { $seat } wjeżdża na { $n } Miny na polu { $space }.
       *[many] { $seat } wjeżdża na { $n } Min na polu { $space }.
    }

# Fire Weapons
event-enemy_entered =
    { $region_id ->
        [coast] Wróg wjeżdża na { $region_acc }: { $enemy }.
       *[other] Wróg wjeżdża do { $region_gen }: { $enemy }.
    }
event-ambushed = { $seat } wpada w Zasadzkę { $enemy_gen }.
event-ambush_ignored = { $seat } unika Zasadzki { $enemy_gen }.
event-fired = { $seat } strzela z { $box_gen } do { $enemy_gen }.
event-fired_at_player = { $seat } strzela z { $box_gen }; celem jest { $other }.
event-sniped = { $survivor } ({ $seat }) strzela do { $enemy_gen }.
event-radio_struck = { $survivor } ({ $seat }) napuszcza Wrogów na wszystkich, którzy są z przodu.
event-outcome_shown = { $seat } odsłania { $outcome_acc }: Uszkodzenia { $outcome_hits_1 }, { $outcome_hits_2 }, { $outcome_hits_3 }, { $outcome_hits_4 } według poziomu Broni, litery { $outcome_letters }.
event-outcome_chosen = { $seat } używa { $outcome_gen }.
event-outcomes_shuffled = Karty Wyniku zostają przetasowane.
event-missed = { $seat } pudłuje.
event-enemy_hit = { $seat } zadaje { $enemy_dat } { amount-damage }.
event-target_placed = { $seat } kładzie żeton Celu na { $enemy_loc } (miejsce { $place }).
event-target_removed = { $seat } traci żeton Celu na { $enemy_loc }.
event-enemy_defeated = Wróg pokonany: { $enemy }.
event-enemy_healed = Wróg usuwa { amount-damage }: { $enemy }.
event-enemy_left = Wróg zostaje w tyle: { $enemy }.
event-enemy_attacked = Atak { $enemy_gen } według { $outcome_gen }.
event-loot_revealed = Odsłonięto Łup: { $card }.
event-loot_taken = { $seat } bierze { $card_acc } jako Łup.
event-loot_declined = { $seat } rezygnuje z Łupu „{ $card }”.
event-loot_lost = Nikt nie chce Łupu „{ $card }”; odpada z gry.

# Player versus player
event-dodged = { $seat } unika { amount-damage.gen }.
event-dodge_moved = { $seat } przesuwa znacznik Uników na pole { $place }.
event-attack_moved = { $seat } przesuwa znacznik Ataków na pole { $place }.
event-attack_bonus =
    { $bonus_id ->
        [fame] { $seat } zbiera premię za ataki: 1 punkt Sławy.
        [repair] { $seat } zbiera premię za ataki: naprawa 1 pola.
        [object] { $seat } zbiera premię za ataki: 1 Przedmiot.
       *[other] { $seat } zbiera premię za ataki: Trafiony Gracz.
    }
event-hit_player = { $seat } wykorzystuje premię za ataki; cios przyjmuje { $other }.

# Events and Stories
period-number =
    { $period ->
        [1] I
        [2] II
       *[3] III
    }
event-donated = { $seat } oddaje 1 Żywność (razem oddano { $total }).
event-story_shown = Na wierzchu leży nowa karta Fabuły z Okresu { period-number }.
event-story_deck_changed = Zaczyna się Fabuła Okresu { period-number }.
event-story_skipped = Wierzchnia karta Fabuły zostaje odrzucona bez czytania.
event-story_faced = { $seat } mierzy się z kartą Fabuły. { $story }: { $story_told }
event-story_faced_by_all = { $seat } natrafia na kartę Fabuły, z którą mierzą się wszyscy gracze. { $story }: { $story_told }
event-story_chosen =
    { $option_id ->
        [a] { $seat } wybiera: { $story_told_a }
       *[b] { $seat } wybiera: { $story_told_b }
    }
event-test_boosted = { $seat } płaci za większe szanse w Próbie.
# Gdy kartę Fabuły rozpatrują wszyscy, trzeba wiedzieć, czyj wybór jest czytany.
story-told =
    { $story_several ->
        [true] { $story } ({ $seat })
       *[false] { $story }
    }
event-story_succeeded =
    { $option_id ->
        [a] { story-told }: { $story_told_a_success }
       *[b] { story-told }: { $story_told_b_success }
    }
event-story_failed =
    { $option_id ->
        [a] { story-told }, porażka: { $story_told_a_failure }
       *[b] { story-told }, porażka: { $story_told_b_failure }
    }
event-mission_taken = { $seat } podejmuje Misję „{ $story }”.
event-story_kept = { $seat } zachowuje kartę „{ $story }”.
event-story_kept_under = { $seat } zachowuje kartę „{ $story }” pod kartą „{ $card }”.
event-story_kept_at = { $seat } zostawia kartę „{ $story }” na { $slot_loc }.
event-story_discarded = Karta Fabuły „{ $story }” zostaje odrzucona.
event-story_to_automa = Automa bierze kartę Fabuły, bez czytania.
event-story_kept_by_automa = Automa bierze do swojej strefy kartę Fabuły „{ $story }”.

# The Automa
event-automa_hand =
    { $n ->
        [one] Automa dobiera { $n } kartę Akcji.
        [few] Automa dobiera { $n } karty Akcji.
       *[many] Automa dobiera { $n } kart Akcji.
    }
event-automa_played = Automa zagrywa kartę „{ $action }”.
event-automa_cancelled = Efekty karty „{ $action }” zostają anulowane.
event-automa_explored = Automa eksploruje { $card_acc } na { $slot_loc }.
event-automa_fed = Automa wydaje { amount-food }, by mieć więcej kart w następnej rundzie.
event-automa_level = Konwój Automy wchodzi na poziom { $level }.
event-automa_survivors = Automa ma { amount-survivor.acc }.
event-automa_gained = Automa bierze { $token_amount_acc }.
event-automa_lost = Automa traci { $token_amount_acc }.
event-automa_stored = Automa odkłada kartę „{ $card }” do swojej strefy.

# The end
event-aurora_moved = Aurora cumuje na polu { $space }.
event-boarded = { $seat } wchodzi na pokład Aurory!
event-game_ended = Podróż dobiega końca; czas policzyć punkty.

## Endings

ending-points =
    { $winners_count ->
        [one] Najwięcej punktów ma { $winners }: { $points }.
       *[other]
            { $points ->
                [one] { $winners } mają po 1 punkcie i dzielą się zwycięstwem.
                [few] { $winners } mają po { $points } punkty i dzielą się zwycięstwem.
               *[many] { $winners } mają po { $points } punktów i dzielą się zwycięstwem.
            }
    }
ending-tie = Przy remisie { $points } do { $points } wygrywa { $winners }: decyduje droga, a potem liczba Ocalałych.
ending-solo_won = Wygrywasz z Automą { $own } do { $automa }.
ending-solo_lost = Automa wygrywa z tobą { $automa } do { $own }.

## Obstacles

obstacle-no_card_in_slot = Na tym miejscu nie ma karty; zapełni się na koniec rundy.
obstacle-nobody_active = Nie masz w Strefie Aktywnej nikogo, kto mógłby eksplorować.
obstacle-slot_too_far = Nawet dwoje Ocalałych z całą twoją Żywnością nie osiągnie wartości tego miejsca.
obstacle-value_too_low = To za mało na to miejsce; wyślij kogoś innego albo dwoje Ocalałych.
obstacle-must_eat_otherwise = Jeśli android to zje, miejsce będzie poza zasięgiem; wybierz coś innego.
obstacle-must_act_first = Najpierw wykonaj Akcję Karty; tylko Akcję Dodatkową można pominąć.
obstacle-does_not_fit = Nawet bez tego nie byłoby miejsca; wybierz coś innego.
obstacle-nothing_to_change = Teraz niczego by to nie zmieniło.
obstacle-object_not_now = Ten Przedmiot zagrywa się w innym momencie.
obstacle-cannot_pay = Nie stać cię na to.
obstacle-no_driver = Nie ma kto prowadzić: Ocalały potrzebuje nieuszkodzonego pola w Ciężarówce.
obstacle-no_fuel = Nie masz Paliwa, żeby ruszyć.
obstacle-no_fuel_left = Nie masz tyle Paliwa.
obstacle-no_points = Cokolwiek dołożysz, Konwój nie będzie miał ani jednego punktu ruchu.
obstacle-no_points_yet = To nie daje ani jednego punktu ruchu; dołóż więcej albo zostań.
obstacle-road_ends = Tu kończy się droga.
obstacle-only_tracks = Przejedzie tamtędy tylko Ciężarówka na gąsienicach.
obstacle-avalanche_in_the_way = Leży tam Lawina; brakuje ci punktów ruchu, żeby ją pokonać.
obstacle-must_move = Ten ruch jest już opłacony, więc przejedź choć jedno pole.
obstacle-weapon_damaged = Ta Broń jest uszkodzona; najpierw ją napraw.
obstacle-weapon_fired = Ta Broń już strzelała w tej fazie.
obstacle-nobody_to_shoot = W twoim regionie nie ma do kogo strzelać.
obstacle-no_ammo = Nie masz już Amunicji.
obstacle-no_object_to_fire = Broń Szmelcowa strzela Przedmiotami, a nie masz żadnego.
obstacle-ability_used_up = Ta zdolność była już użyta w tej fazie.
obstacle-no_strike = Nikt przed tobą nie ma Wroga w swoim regionie.

## Sources of points

source-fame = Sława
source-progress = Przewaga nad ostatnim Konwojem
source-survivors = Ocalali bez Skażenia
source-special_boxes = Pola specjalne
source-boarding = Wejście na pokład Aurory
source-resources = Zasoby
source-convoy = Nieuszkodzone karty Konwoju
source-zone = Przedmioty i Łupy Automy

## Options

option-map = Mapa Alfa jest dobra na pierwsze gry; Mapa Beta ma boczne drogi, Lawiny i więcej wyboru.
option-exploration_deck = Moduł 1 wymienia 22 karty Eksploracji na nowe i dodaje 12 Przedmiotów.
option-asgaror_clan = Moduł 2 wprowadza klan Asgaror: Wrogów, którzy się leczą, i ich Łupy.
option-crews = Moduł 3 daje każdemu inną załogę zamiast Lidera i Nawigatora.
option-stories = Moduł 4 opowiada w drodze Fabułę: wybory, Próby i Misje.
option-player_versus_player = Moduł 5 pozwala Konwojom z jednego regionu strzelać do siebie.
option-mine = Wśród Przedmiotów jest Mina: uszkadza tego, kto jedzie za tobą.
option-hurried_ship = Aurora od początku staje na czerwonych polach Postoju, więc trudniej ją dogonić.
option-automa = Jak silna jest Automa w grze jednoosobowej.

## Explanations: tokens and counters

text-survivor = Każdy Ocalały potrzebuje miejsca w Konwoju. Na koniec gry każdy bez Skażenia daje 1 punkt.
text-fuel = Każdy ruch spala 1 Paliwo; do 2 dodatkowych go przyśpiesza.
text-food = Karmi wyczerpanych Ocalałych, żeby szybciej wrócili do Strefy Aktywnej, i pomaga w Eksploracji.
text-ammo = Każdy strzał z Broni kosztuje 1 Amunicję; 1 Amunicja wysadza też Lawinę.
text-object = Karta trzymana w tajemnicy i zagrywana we wskazanej fazie. Na początku możesz mieć 3.
text-resource = Paliwo, Żywność lub Amunicja.
text-fame = To, co o tobie mówią: na koniec gry każdy punkt Sławy daje 1 punkt. Tor biegnie od −3 do 20.
text-damage = Leży na polu i wyłącza je, póki nie zostanie naprawione.
text-contamination = Każde zmniejsza wartość Eksploracji Ocalałego o 1; gdy osiągnie limit, Ocalały umiera.
text-target = Pokazuje, kto trafił Wroga. Gdy Wróg zostanie pokonany, żetony od lewej przynoszą nagrody.
text-aurora = Statek, do którego wszyscy jadą. Na koniec każdej rundy płynie na następny Postój.
text-avalanche = Wjazd na pole kosztuje o 2 punkty więcej, z gąsienicami o 1; można też wydać 1 Amunicję i ją wysadzić.
text-survivors = Ocalali na planszy Automy, najwyżej { $capacity }.
text-objects_loot = Tu Automa trzyma Przedmioty, Łupy i karty Konwoju.

## Explanations: zones and phases

text-out = Nie ma go w żadnym Konwoju.
text-active = Ocalali w tej strefie mogą eksplorować, a ich zdolności działają.
text-rest = Ocalali w tej strefie będą aktywni po fazie Odpoczynku.
text-exhausted = Tu trafiają Ocalali po Eksploracji. Nakarm ich w fazie Odpoczynku albo stracą jeszcze jedną rundę.
text-setup = Plansza, talie i Konwoje są szykowane do gry.
text-exploration = Od ostatniego Konwoju do pierwszego gracze eksplorują po kolei, aż wszyscy spasują.
text-movement = Od pierwszego Konwoju do ostatniego każdy jedzie albo zostaje.
text-fire = Wrogowie wjeżdżają i urządzają Zasadzki, gracze strzelają, a potem Wrogowie atakują.
text-end = Naprawy, ruch Aurory, odnowienie Strefy Eksploracji i kolejności tur.
text-over = Ktoś dotarł na Aurorę albo minęło sześć rund.

## Explanations: the Road board

text-alpha = Jedna droga przez trzy regiony, z kilkoma skrótami dla Ciężarówek na gąsienicach.
text-beta = Od głównej drogi odchodzą boczne, z Lawinami i dodatkowymi Punktami Specjalnymi.
text-each-regions = Część trasy. Wrogowie grożą i mogą być trafieni tylko w swoim regionie.
space-danger =
    { $contaminated ->
        [true] { " " }Skażone: kto kończy tu ruch, kładzie 1 Skażenie na swoim Ocalałym.
       *[false] { "" }
    }
space-stop =
    { $aurora_stop ->
        [0] { "" }
       *[other] { " " }Pole Postoju Aurory w rundzie { $aurora_stop }.
    }
space-red_stop =
    { $aurora_red_stop ->
        [0] { "" }
       *[other] { " " }Czerwone pole Postoju w rundzie { $aurora_red_stop }.
    }
text-each-spaces = Region: { $region }; położenie { $progress }.{ space-danger }{ space-stop }{ space-red_stop }
text-slot_1 = Potrzebna wartość Eksploracji: 1. Akcja Dodatkowa: napraw 1 pole; na Mapie Beta zamiast tego można wziąć 1 Żywność.
text-slot_2 = Potrzebna wartość Eksploracji: 1. Akcja Dodatkowa: weź 1 Paliwo; na Mapie Beta zamiast tego można wziąć 1 Amunicję.
text-slot_3 = Potrzebna wartość Eksploracji: 2. Akcja Dodatkowa: weź 1 Żywność; na Mapie Beta zamiast tego wyczerpany Ocalały może przejść do Strefy Odpoczynku.
text-slot_4 = Potrzebna wartość Eksploracji: 2. Akcja Dodatkowa: usuń 1 Skażenie albo weź 1 Amunicję; na Mapie Beta usuń 2 Skażenia albo napraw 2 pola.
text-slot_5 = Potrzebna wartość Eksploracji: 3. Akcja Dodatkowa: dobierz 1 Przedmiot; na Mapie Beta zamiast tego można wziąć 1 punkt Sławy.
text-top = Karta Fabuły, której warunek widzą wszyscy.
waypoint-once = Dostaje to tylko pierwszy Konwój, który zakończy tu ruch.
text-waypoint_alpha_1 = Weź { $gain_acc }. { waypoint-once }
text-waypoint_alpha_2 = { text-waypoint_alpha_1 }
text-waypoint_alpha_3 = { text-waypoint_alpha_1 }
text-waypoint_alpha_4 =
    { $draw_object_n ->
        [one] Dobierz { $draw_object_n } Przedmiot. { waypoint-once }
        [few] Dobierz { $draw_object_n } Przedmioty. { waypoint-once }
       *[many] Dobierz { $draw_object_n } Przedmiotów. { waypoint-once }
    }
text-waypoint_alpha_5 = Napraw { $repair_n } pola. { waypoint-once }
text-waypoint_alpha_6 =
    { $fame_n ->
        [one] Zdobądź { $fame_n } punkt Sławy. { waypoint-once }
       *[other] Zdobądź { $fame_n } punkty Sławy. { waypoint-once }
    }
text-waypoint_beta_1 = { text-waypoint_alpha_1 }
text-waypoint_beta_2 = { text-waypoint_alpha_4 }
text-waypoint_beta_3 = { text-waypoint_alpha_6 }
text-waypoint_beta_4 = Usuń { $decontaminate_n } Skażenia ze swoich Ocalałych. { waypoint-once }
text-each-components = Liczba w pudełku: { $count }.

## Explanations: boxes

text-hold = Mieści jeden żeton pokazanego rodzaju.
text-armor = Mieści tylko Uszkodzenie, dzięki czemu oszczędza inne pola.
text-asgard_armor = Mieści tylko Uszkodzenie, a na koniec każdej rundy możesz je usunąć.
text-weapon = Strzela raz na fazę za 1 Amunicję. Jej poziom wskazuje, która kolumna karty Wyniku się liczy.
text-scrap_weapon = Strzela raz na fazę jak Broń, ale za 1 Przedmiot.
text-special = Działa, póki nie jest uszkodzone.
text-fame_end = Nieuszkodzone daje punkty na koniec gry.
text-fame_end_per_asgard_armor = Nieuszkodzone daje na koniec gry 1 punkt za każde pole Asgardzkiego Pancerza w Konwoju, najwyżej 2.
text-object_limit = Póki nie jest uszkodzone, możesz mieć o jeden Przedmiot więcej.
text-object_each_round = Póki nie jest uszkodzone, na koniec każdej rundy dobierasz 1 Przedmiot.

## Explanations: cards of all kinds, by their type

box-1 =
    { $boxes_1_kind_id ->
        [armor] Pancerz
        [asgard_armor] Asgardzki Pancerz
        [weapon] Broń { $boxes_1_level }
        [scrap_weapon] Broń Szmelcowa { $boxes_1_level }
        [special] { $boxes_1_effect_id ->
            [fame_end] Sława { $boxes_1_n }
            [fame_end_per_asgard_armor] Sława za Asgardzki Pancerz
            [object_limit] limit Przedmiotów +{ $boxes_1_n }
           *[object_each_round] Przedmiot co rundę
        }
       *[hold] { $boxes_1_accepts_count ->
            [1] { $boxes_1_accepts }
            [2] Paliwo lub Żywność
            [3] dowolny Zasób
           *[other] dowolny żeton
        }
    }
box-2 =
    { $boxes_2_kind_id ->
        [armor] Pancerz
        [asgard_armor] Asgardzki Pancerz
        [weapon] Broń { $boxes_2_level }
        [scrap_weapon] Broń Szmelcowa { $boxes_2_level }
        [special] { $boxes_2_effect_id ->
            [fame_end] Sława { $boxes_2_n }
            [fame_end_per_asgard_armor] Sława za Asgardzki Pancerz
            [object_limit] limit Przedmiotów +{ $boxes_2_n }
           *[object_each_round] Przedmiot co rundę
        }
       *[hold] { $boxes_2_accepts_count ->
            [1] { $boxes_2_accepts }
            [2] Paliwo lub Żywność
            [3] dowolny Zasób
           *[other] dowolny żeton
        }
    }
box-3 =
    { $boxes_3_kind_id ->
        [armor] Pancerz
        [asgard_armor] Asgardzki Pancerz
        [weapon] Broń { $boxes_3_level }
        [scrap_weapon] Broń Szmelcowa { $boxes_3_level }
        [special] { $boxes_3_effect_id ->
            [fame_end] Sława { $boxes_3_n }
            [fame_end_per_asgard_armor] Sława za Asgardzki Pancerz
            [object_limit] limit Przedmiotów +{ $boxes_3_n }
           *[object_each_round] Przedmiot co rundę
        }
       *[hold] { $boxes_3_accepts_count ->
            [1] { $boxes_3_accepts }
            [2] Paliwo lub Żywność
            [3] dowolny Zasób
           *[other] dowolny żeton
        }
    }
box-4 =
    { $boxes_4_kind_id ->
        [armor] Pancerz
        [asgard_armor] Asgardzki Pancerz
        [weapon] Broń { $boxes_4_level }
        [scrap_weapon] Broń Szmelcowa { $boxes_4_level }
        [special] { $boxes_4_effect_id ->
            [fame_end] Sława { $boxes_4_n }
            [fame_end_per_asgard_armor] Sława za Asgardzki Pancerz
            [object_limit] limit Przedmiotów +{ $boxes_4_n }
           *[object_each_round] Przedmiot co rundę
        }
       *[hold] { $boxes_4_accepts_count ->
            [1] { $boxes_4_accepts }
            [2] Paliwo lub Żywność
            [3] dowolny Zasób
           *[other] dowolny żeton
        }
    }
box-5 =
    { $boxes_5_kind_id ->
        [armor] Pancerz
        [asgard_armor] Asgardzki Pancerz
        [weapon] Broń { $boxes_5_level }
        [scrap_weapon] Broń Szmelcowa { $boxes_5_level }
        [special] { $boxes_5_effect_id ->
            [fame_end] Sława { $boxes_5_n }
            [fame_end_per_asgard_armor] Sława za Asgardzki Pancerz
            [object_limit] limit Przedmiotów +{ $boxes_5_n }
           *[object_each_round] Przedmiot co rundę
        }
       *[hold] { $boxes_5_accepts_count ->
            [1] { $boxes_5_accepts }
            [2] Paliwo lub Żywność
            [3] dowolny Zasób
           *[other] dowolny żeton
        }
    }
box-6 =
    { $boxes_6_kind_id ->
        [armor] Pancerz
        [asgard_armor] Asgardzki Pancerz
        [weapon] Broń { $boxes_6_level }
        [scrap_weapon] Broń Szmelcowa { $boxes_6_level }
        [special] { $boxes_6_effect_id ->
            [fame_end] Sława { $boxes_6_n }
            [fame_end_per_asgard_armor] Sława za Asgardzki Pancerz
            [object_limit] limit Przedmiotów +{ $boxes_6_n }
           *[object_each_round] Przedmiot co rundę
        }
       *[hold] { $boxes_6_accepts_count ->
            [1] { $boxes_6_accepts }
            [2] Paliwo lub Żywność
            [3] dowolny Zasób
           *[other] dowolny żeton
        }
    }
all-boxes =
    { $boxes_count ->
        [2] { box-1 }, { box-2 }
        [3] { box-1 }, { box-2 }, { box-3 }
        [4] { box-1 }, { box-2 }, { box-3 }, { box-4 }
        [5] { box-1 }, { box-2 }, { box-3 }, { box-4 }, { box-5 }
       *[6] { box-1 }, { box-2 }, { box-3 }, { box-4 }, { box-5 }, { box-6 }
    }
tracks =
    { $tracked ->
        [true] , gąsienice
       *[false] { "" }
    }
ability =
    { $ability_do_id ->
        [leader_to_rest] Po Eksploracji idzie do Strefy Odpoczynku, a nie do Strefy Wyczerpania.
        [copilot_speed] Prędkość +{ $ability_n }, a jeszcze +{ $ability_extra }, jeśli do prowadzącego Konwoju brakuje ci co najmniej { $ability_gap }.
        [speed_bonus] Prędkość +{ $ability_n } w twoich ruchach.
        [gather_bonus] Podczas eksploracji Lokacji bierze o { $ability_n } żeton więcej.
        [gather_draw_object] Podczas zbierania Zasobów dobiera jeszcze { $ability_n } Przedmiot.
        [alt_bonus] Podczas Eksploracji może wziąć 1 Żywność zamiast Akcji Dodatkowej miejsca.
        [encounter_bonus] Po rozegranym Spotkaniu dobiera 1 Przedmiot.
        [low_slot_to_rest] Po eksploracji miejsca o wartości { $ability_value } idzie do Strefy Odpoczynku.
        [feed_free] W twojej turze Odpoczynku karmi bez Żywności { $ability_n } wyczerpanego Ocalałego.
        [decontaminate_rest] W twojej turze Odpoczynku usuwa { $ability_n } Skażenie z jednego Ocalałego.
        [repair_end_of_round] Na koniec rundy naprawia pola ({ $ability_n }).
        [first_hit_bonus] Twoje pierwsze trafienie Wroga w fazie zadaje o { $ability_n } Uszkodzenie więcej.
        [second_outcome] Raz na fazę odsłania drugą kartę Wyniku do twojego ataku; używasz jednej z nich.
        [miss_to_damage] Zamienia PUDŁO twojej Broni przeciw Wrogowi w { $ability_n } Uszkodzenia.
        [snipe] Raz na fazę wydaje { $ability_ammo } Amunicję i bez karty Wyniku zadaje { $ability_damage } Uszkodzenia Wrogowi w twoim regionie.
        [radio_strike] Raz na fazę każdy przeciwnik przed tobą dostaje 1 Uszkodzenie za każdego Wroga w swoim regionie.
        [adjacent_bonus] Podczas Eksploracji możesz wykonać też Akcje Dodatkowe miejsc po lewej i po prawej.
        [speed_if_behind] Prędkość +{ $ability_n }, jeśli jakiś Konwój jest przed tobą.
        [decontaminate_to_rest] Po Eksploracji może pozbyć się { $ability_n } Skażenia i pójść do Strefy Odpoczynku.
        [decontaminate_for_speed] Przed ruchem może pozbyć się { $ability_cost } Skażenia: prędkość +{ $ability_n }.
        [speed_by_convoy] Prędkość +{ $ability_values_1 }, +{ $ability_values_2 } lub +{ $ability_values_3 }, jeśli masz co najmniej { $ability_steps_1 }, { $ability_steps_2 } lub { $ability_steps_3 } kart Konwoju.
        [first_hit_by_convoy] Twoje pierwsze trafienie Wroga w fazie zadaje o { $ability_values_1 }, { $ability_values_2 } lub { $ability_values_3 } więcej, jeśli masz co najmniej { $ability_steps_1 }, { $ability_steps_2 } lub { $ability_steps_3 } kart Konwoju.
        [speed_if_undamaged] Prędkość +{ $ability_n }, jeśli żadna karta twojego Konwoju nie jest uszkodzona. Zjada dowolny Zasób lub Przedmiot.
       *[speed_for_object] Przed ruchem może oddać { $ability_cost } Przedmiot: prędkość +{ $ability_n }. Zjada dowolny Zasób lub Przedmiot.
    }
text-each-survivor = Wartość Eksploracji { $explore }, limit Skażenia { $contamination_limit }. { ability }
text-each-truck = Ciężarówka: prędkość { $speed }, moc { $power }{ tracks }. Pola: { all-boxes }.
text-each-trailer = Przyczepa. Pola: { all-boxes }.
text-each-device = Urządzenie na dach pojazdu. Pola: { all-boxes }.
text-each-location =
    { $contaminated ->
        [true] Skażona Lokacja: { $tokens }. Wysłani Ocalali biorą 2 z tych żetonów, a jeden z nich dostaje 1 Skażenie.
       *[false] Lokacja: { $tokens }. Wysłani Ocalali biorą 2 z tych żetonów.
    }
text-biofuel_turbo = { text-each-truck } Spala Żywność tak jak Paliwo.
text-field_hospital = { text-each-location } Potem usuń 1 Skażenie.
text-tool_factory = { text-each-location } Potem napraw 1 pole.

## Explanations: Encounters and Events

text-wandering_trader = Oddaj 1 Żywność za 2 Przedmioty albo 1 Przedmiot za 2 Paliwa.
text-lost_children = Oddaj 1 Żywność za 3 punkty Sławy albo 1 punkt Sławy za 2 dowolne Zasoby.
text-field_mechanics = Oddaj 1 Żywność za naprawę 3 pól albo 1 Przedmiot za Urządzenie ze stosu odrzuconych.
text-deserters = Oddaj 1 Amunicję za Ocalałego ze stosu odrzuconych albo 1 punkt Sławy za 2 Amunicji i 1 Żywność.
text-ice_prophet = Oddaj 1 Paliwo za 2 punkty Sławy albo przyjmij 1 Skażenie za prędkość +2 w następnym ruchu.
text-stranded_patrol = Oddaj 1 Amunicję za 3 punkty Sławy albo 2 punkty Sławy za 3 dowolne Zasoby.
text-wanted_fugitive = Oddaj 1 Przedmiot i 1 punkt Sławy za prędkość +3 w następnym ruchu albo 1 Amunicję za 1 Przedmiot, 1 punkt Sławy i kartę Konwoju ze stosu odrzuconych.
text-cold_snap = Każdy oddaje 1 Żywność albo przenosi aktywnego Ocalałego do Strefy Wyczerpania.
text-fallout_cloud = Każdy kładzie 1 Skażenie na aktywnym Ocalałym.
text-beacon = Każdy bierze 1 Paliwo, a ostatni w kolejności jeszcze 1.
text-snowstorm = W następnej fazie Ruchu pierwszy w kolejności ma prędkość mniejszą o { $speed_penalty_1 }, a drugi i trzeci o { $speed_penalty_2 }.
text-emergency_broadcast = Każdy może oddać Żywność, po 1 punkcie Sławy za każdą. Jeśli razem oddano mniej niż 2, Aurora płynie na czerwone pole Postoju.

## Explanations: crews

text-pack = Arktyczny Wilk i Wilk Gończy: więcej Akcji Dodatkowych i prędkość dla tych, którzy są z tyłu.
text-mutants = Mutant Alfa i Ghul: potrafią wykorzystać Skażenie.
text-asgardians = Walkiria i Córka Wojny: im dłuższy Konwój, tym szybszy i groźniejszy.
text-androids = Syntetyczny Prototyp i Bot Zaopatrzeniowy: szybkie, zjadają dowolny Zasób lub Przedmiot.

## Explanations: Objects

text-incendiary_rounds = Załaduj je zamiast 1 Amunicji: trafienie zadaje o { $replace_ammo_hit_bonus } Uszkodzenie więcej.
text-first_aid_kit = W dowolnej swojej turze usuń do { $decontaminate_n } Skażeń z jednego Ocalałego.
text-toolbox = W dowolnej swojej turze napraw do { $repair_n } pól.
text-nitro = Przed ruchem: prędkość +{ $speed_n }.
text-stimulants = W dowolnej swojej turze jeden Ocalały wraca do sił o jedną strefę.
text-binoculars = Podczas Eksploracji: wartość Eksploracji +{ $explore_bonus_n }.
text-signal_flare = Gdy Wróg urządza Zasadzkę: twój Konwój ją ignoruje.
text-mine = Po swoim ruchu połóż do { $place_mines_n } Min na opuszczonych polach. Następny obcy Konwój na tym polu dostaje { $place_mines_damage } Uszkodzenie w kolumnie 1.
text-canned_food = W dowolnej swojej turze weź { $gain_acc }, ale połóż 1 Skażenie na swoim Ocalałym.
text-active_camouflage = Od tej chwili do końca fazy Ostrzału ignorujesz wszystkie Zasadzki i ataki Wrogów.
text-at_launcher = W swojej turze Ostrzału zadaj { $enemy_damage_n } Uszkodzenia Wrogowi w swoim regionie i zdobądź { $fame_n } punkt Sławy, bez żetonu Celu.
text-smoke_candle = W swojej turze Ostrzału zdejmij z Wroga w swoim regionie żeton Celu innego gracza i połóż własny.
text-unstable_fuel = Przed ruchem: prędkość +2 za 2 Uszkodzenia albo +3 za 4 Uszkodzenia.
text-antirad = W dowolnej swojej turze usuń po { $decontaminate_n } Skażeniu z najwyżej trojga Ocalałych w jednej strefie.

## Explanations: Enemies

enemy-figures =
    { $asgard_defense ->
        [0] Obrona { $defense }, atak { $attack }.
       *[other] Obrona { $defense }, obrona Asgardu { $asgard_defense } (leczy się co rundę), atak { $attack }.
    }
text-war_wolves = { enemy-figures } Zasadzka: prowadzący Konwój dostaje 1 Uszkodzenie w kolumnie 1.
text-ice_jackals = { enemy-figures } Zasadzka: każdy oddaje 1 Żywność albo dostaje 1 Uszkodzenie.
text-rust_brotherhood = { enemy-figures } Zasadzka: prowadzący Konwój dostaje po 1 Uszkodzeniu w kolumnach 1 i 2, pozostałe 1 w kolumnie 1.
text-ash_cult = { enemy-figures } Zasadzka: każdy kładzie 1 Skażenie na aktywnym Ocalałym.
text-steel_tide = { enemy-figures } Zasadzka: prowadzący Konwój dostaje po 1 Uszkodzeniu na 2 różnych kartach, pozostałe 1 gdziekolwiek.
text-harbour_king = { enemy-figures } Zasadzka: każdy traci 1 Paliwo, a prowadzący Konwój dostaje 2 Uszkodzenia w kolumnie 1.
text-tyr = { enemy-figures } Zasadzka: prowadzący Konwój dostaje 1 Uszkodzenie w kolumnie 1, pozostałe 1 w kolumnie 2.
text-ullr = { enemy-figures } Zasadzka: prowadzący Konwój dostaje 1 Uszkodzenie w kolumnie 1, pozostałe 1 w kolumnie 3.
text-heimdallr = { enemy-figures } Zasadzka: każdy dostaje 1 Uszkodzenie na najlepszej Broni.
text-hel = { enemy-figures } Zasadzka: każdy Ocalały w Strefie Odpoczynku dostaje 1 Skażenie.
text-thor = { enemy-figures } Zasadzka: każdy dostaje po 1 Uszkodzeniu na 3 różnych kartach.
text-loki = { enemy-figures } Zasadzka: prowadzący Konwój dostaje 1 Uszkodzenie w górnym rzędzie i po 1 w kolumnach 1 i 2, pozostałe 2 w górnym rzędzie.
text-each-outcomes = Uszkodzenia dla Broni poziomu 1 do 4: { $hits_1 }, { $hits_2 }, { $hits_3 }, { $hits_4 }; 0 to PUDŁO. Litery od lewej: { $letters }.

## Explanations: Stories, without what comes of them

text-each-stories = Karta Fabuły z Okresu { $period }. Czyta się ją, gdy ktoś się z nią zmierzy.
story-when = Karta Fabuły z tym warunkiem jest rozpatrywana, zanim to nastąpi.
text-gather = Ktoś zbiera Zasoby w Lokacji. { story-when }
text-improve = Ktoś bierze ze Strefy Eksploracji Ciężarówkę, Przyczepę lub Urządzenie. { story-when }
text-recruit = Ktoś eksploruje kartę Ocalałego. { story-when }
text-encounter = Ktoś eksploruje Spotkanie. { story-when }
text-bonus_action = Ktoś wykonuje Akcję Dodatkową. { story-when }
text-explore_value_3 = Ktoś eksploruje miejsce 5. { story-when }
text-explore_contaminated = Ktoś eksploruje skażoną kartę. { story-when }
text-send_two = Ktoś wysyła na jedno miejsce dwoje Ocalałych. { story-when }
text-feed = Ktoś karmi Ocalałego w fazie Odpoczynku. { story-when }
text-rest_start = Zaczyna się faza Odpoczynku. Z kartą Fabuły mierzy się pierwszy gracz w kolejności.
text-move_start = Ktoś ogłasza ruch. { story-when }
text-end_on_contaminated = Ktoś kończy ruch na skażonym polu. { story-when }
text-take_waypoint = Ktoś kończy ruch na Punkcie Specjalnym. { story-when }
text-stay = Ktoś zostaje na miejscu. { story-when }
text-enter_region = Ktoś wjeżdża do innego regionu trasy.
text-fire_start = Zaczyna się faza Ostrzału i Wrogowie już wjechali. Z kartą Fabuły mierzy się pierwszy gracz w kolejności.
text-attack = Ktoś atakuje Wroga. { story-when }
text-enemy_defeated = Ktoś pokonuje Wroga. Karta Fabuły jest rozpatrywana przed nagrodami.
text-suffer_ambush = Zasadzka zaraz kogoś dosięgnie. { story-when }
text-end_start = Zaczyna się faza Końca Rundy. Z kartą Fabuły mierzy się pierwszy gracz w kolejności.
text-exploration_end = Wszyscy spasowali i faza Eksploracji się kończy. Z kartą Fabuły mierzy się pierwszy gracz w kolejności.
text-rest_end = Ocalali przeszli do kolejnych stref i faza Odpoczynku się kończy. Z kartą Fabuły mierzy się pierwszy gracz w kolejności.
text-movement_end = Wszyscy rozegrali swoje tury i faza Ruchu się kończy. Z kartą Fabuły mierzy się pierwszy gracz w kolejności.
text-fire_end = Padły ostatnie strzały i faza Ostrzału się kończy. Z kartą Fabuły mierzy się pierwszy gracz w kolejności.
text-auto = Wybór bez warunku: od razu się udaje.
text-test = Odsłania się wierzchnią kartę Wyniku; jeśli jej pierwsza litera jest wśród podanych, Próba się udaje.
text-mission = Karta leży w twojej Strefie Aktywnej, aż cel zostanie osiągnięty albo minie termin.
text-end_move_on = Zakończ ruch na polu z Punktem Specjalnym.
text-have = Miej wymienione rzeczy w Konwoju, gdy minie termin.
text-lead_at_round_end = Prowadź na koniec rundy, choćby w remisie.
text-hit_enemy = Od tej chwili trafiaj Wrogów atakami.
text-no_damage = Nie miej w Konwoju Uszkodzeń, gdy minie termin.

## Explanations: player versus player

text-each-cards = Tor Uników pokazuje, ilu Uszkodzeń od graczy unikasz; trafienia graczy dają premie z toru Ataków.
text-repair = Napraw 1 pole.
text-hit_player = Przeciwnik trafiony przez ciebie w tej fazie traci 1 punkt Sławy, a jeśli nie może, dostaje 1 Uszkodzenie.

## Explanations: the Automa

text-automa_1 = Eksploruje od miejsca { $explore_slot }. Gdy jedzie, dostaje 1 Ocalałego, a ty 1 Uszkodzenie. Strzela z siłą { $fire_damage }.
text-automa_2 = Eksploruje od miejsca { $explore_slot } i bierze 1 Paliwo. Jedzie o { $move_bonus } dalej. Strzela z siłą { $fire_damage }.
text-automa_3 = Eksploruje od miejsca { $explore_slot } i bierze 1 Amunicję. Strzela z siłą { $fire_damage } i zdobywa 1 punkt Sławy.
text-automa_4 = Eksploruje od miejsca { $explore_slot }, a ty tracisz 1 Zasób. Jedzie o { $move_bonus } dalej. Strzela z siłą { $fire_damage }.
text-automa_5 = Eksploruje od miejsca { $explore_slot } i bierze 1 Przedmiot. Gdy jedzie, bierze 1 Żywność. Strzela z siłą { $fire_damage }, a ty dostajesz 1 Uszkodzenie w kolumnie 1.
text-automa_6 = Eksploruje od miejsca { $explore_slot } i podnosi poziom o 1. Jedzie o { $move_bonus } dalej. Strzela z siłą { $fire_damage } i zdobywa 1 punkt Sławy.
text-each-difficulties = Automa zaczyna z poziomem Konwoju { $start_level } i Sławą { $start_fame }.

## Co daje wybór

preview-nothing = Teraz niczego by to nie zmieniło
preview-explore = Potrzeba { $needed }; w pojedynkę najwyżej { $strength }
preview-explore-contaminated = Potrzeba { $needed }; w pojedynkę najwyżej { $strength }; 1 Skażenie dla wysłanego
preview-send = Wartość { $value }, potrzeba { $needed }; potem wyczerpanie
preview-send-rests = Wartość { $value }, potrzeba { $needed }; potem odpoczynek
preview-set-out =
    Najwyżej { $points ->
        [one] { $points } pole
        [few] { $points } pola
       *[many] { $points } pól
    }, { $fuel ->
        [one] zostanie { $fuel } Paliwo
        [few] zostaną { $fuel } Paliwa
       *[many] zostanie { $fuel } Paliw
    }; do statku { $way ->
        [one] { $way } pole
        [few] { $way } pola
       *[many] { $way } pól
    }
preview-set-out-past =
    Najwyżej { $points ->
        [one] { $points } pole
        [few] { $points } pola
       *[many] { $points } pól
    }, { $fuel ->
        [one] zostanie { $fuel } Paliwo
        [few] zostaną { $fuel } Paliwa
       *[many] zostanie { $fuel } Paliw
    }; statku nie ma już przed tobą
preview-set-out-mixed =
    Najwyżej { $points ->
        [one] { $points } pole
        [few] { $points } pola
       *[many] { $points } pól
    } za { $n ->
        [one] { $n } Paliwo
        [few] { $n } Paliwa
       *[many] { $n } Paliw
    } lub Żywności; do statku { $way ->
        [one] { $way } pole
        [few] { $way } pola
       *[many] { $way } pól
    }
preview-set-out-mixed-past =
    Najwyżej { $points ->
        [one] { $points } pole
        [few] { $points } pola
       *[many] { $points } pól
    } za { $n ->
        [one] { $n } Paliwo
        [few] { $n } Paliwa
       *[many] { $n } Paliw
    } lub Żywności; statku nie ma już przed tobą
preview-step =
    Do statku { $way ->
        [one] { $way } pole
        [few] { $way } pola
       *[many] { $way } pól
    }; { $points ->
        [one] zostanie { $points } punkt ruchu
        [few] zostaną { $points } punkty ruchu
       *[many] zostanie { $points } punktów ruchu
    }
preview-step-past =
    Statek zostaje z tyłu; { $points ->
        [one] zostanie { $points } punkt ruchu
        [few] zostaną { $points } punkty ruchu
       *[many] zostanie { $points } punktów ruchu
    }
preview-stop-contaminated = 1 Skażenie dla jednego z twoich Ocalałych
preview-board = Docierasz do statku
preview-fire = { $percent }% szans na trafienie; najwyżej { amount-damage }
preview-snipe = Na pewno { amount-damage }
preview-snipe-open = { amount-damage } bez karty Wyniku
preview-aim =
    { $percent }% szans na trafienie, { $defeat }% na pokonanie; { $boxes ->
        [one] zostało { $boxes } pole
        [few] zostały { $boxes } pola
       *[many] zostało { $boxes } pól
    }
preview-aim-at-player =
    { $percent }% szans na trafienie; unik pochłania { $dodged ->
        [one] { $dodged } Uszkodzenie
        [few] { $dodged } Uszkodzenia
       *[many] { $dodged } Uszkodzeń
    }
preview-test = { $percent }% szans na powodzenie
preview-test-with-boost = { $percent }% szans na powodzenie, z opłatą { $boosted }%
