### Wojownicy Midgardu po polsku (Project Fluent).
###
### Nazwy zmiennych opisuje `meadhall.words.vocabulary`: `$x` to nazwa, `$x_id` identyfikator do
### wyboru wariantu, `$x_amount` liczba z rzeczą, `$x_<field>` dane z plików
### treści, `$x_now_<field>` stan stołu.
###
### Nazwy mają przypadki jako atrybuty (`.acc` to biernik, w zdaniu `$x_acc`). Imiona graczy stoją
### w mianowniku, bo gracz jest podmiotem zdania, a tytuły kart w cudzysłowie. Miejsca mają też `.to`: „do Kowala”, „na Targ”.
### Zdarzenia są w czasie teraźniejszym, bez form zależnych od płci.

game-name = Wojownicy Midgardu
game-summary = Wysyłaj robotników do portowego miasta, zbieraj wojowników i prowadź ich przeciw trollom, draugrom i monstrom zza morza. Po { $round_rounds } rundach klan z największą chwałą da Midgardowi nowego jarla.

## Amounts

amount-coin =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
    .acc =
        { $n ->
            [one] { $n } monetę
            [few] { $n } monety
           *[many] { $n } monet
        }
amount-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
amount-food =
    { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
amount-favor =
    { $n ->
        [one] { $n } przysługa
        [few] { $n } przysługi
       *[many] { $n } przysług
    }
    .acc =
        { $n ->
            [one] { $n } przysługę
            [few] { $n } przysługi
           *[many] { $n } przysług
        }
amount-glory =
    { $n ->
        [one] { $n } punkt chwały
        [few] { $n } punkty chwały
       *[many] { $n } punktów chwały
    }
amount-blame =
    { $n ->
        [one] { $n } potępienie
        [few] { $n } potępienia
       *[many] { $n } potępień
    }
amount-swordsman =
    { $n ->
        [one] { $n } fechmistrz
        [few] { $n } fechmistrze
       *[many] { $n } fechmistrzów
    }
    .acc =
        { $n ->
            [one] { $n } fechmistrza
           *[other] { $n } fechmistrzów
        }
amount-spearman =
    { $n ->
        [one] { $n } włócznik
        [few] { $n } włócznicy
       *[many] { $n } włóczników
    }
    .acc =
        { $n ->
            [one] { $n } włócznika
           *[other] { $n } włóczników
        }
amount-axeman =
    { $n ->
        [one] { $n } topornik
        [few] { $n } topornicy
       *[many] { $n } toporników
    }
    .acc =
        { $n ->
            [one] { $n } topornika
           *[other] { $n } toporników
        }
amount-warrior =
    { $n ->
        [one] { $n } wojownik
        [few] { $n } wojownicy
       *[many] { $n } wojowników
    }
    .acc =
        { $n ->
            [one] { $n } wojownika
           *[other] { $n } wojowników
        }
amount-worker =
    { $n ->
        [one] { $n } robotnik
        [few] { $n } robotnicy
       *[many] { $n } robotników
    }
    .acc =
        { $n ->
            [one] { $n } robotnika
           *[other] { $n } robotników
        }

## Names: terms

name-coin = Moneta
name-wood = Drewno
name-food = Żywność
name-favor = Przysługa
name-glory = Chwała
name-blame = Potępienie
name-warrior = Wojownik
name-worker = Robotnik
name-troll = Troll
name-draugr = Draugr
name-monster = Monstrum
name-journey = Podróż
name-merchant = Kupiec
name-rune = Runa
name-destiny = Przeznaczenie
name-red = czerwony
name-yellow = żółty
name-blue = niebieski
name-troll_card = Troll
name-draugr_card_1 = Lewy draugr
name-draugr_card_2 = Prawy draugr
name-rune_row = Odkryte runy
name-merchant_pile = Karta kupca
name-enemy_discard = Stos odrzuconych wrogów
name-own_longship = Własna łódź
name-deck = Wierzch talii run
name-first_player = Pierwszy gracz
name-random = losowo
name-turn_order = po kolei
name-simultaneous = wszyscy naraz, potajemnie
name-swordsman-blank = Fechmistrz (pusta ścianka)
name-swordsman-hit_1 = Fechmistrz (1 trafienie)
name-swordsman-hit_2 = Fechmistrz (2 trafienia)
name-swordsman-shield = Fechmistrz (tarcza)
name-spearman-blank = Włócznik (pusta ścianka)
name-spearman-hit_1 = Włócznik (1 trafienie)
name-spearman-hit_2 = Włócznik (2 trafienia)
name-spearman-shield = Włócznik (tarcza)
name-axeman-blank = Topornik (pusta ścianka)
name-axeman-hit_1 = Topornik (1 trafienie)
name-axeman-hit_2 = Topornik (2 trafienia)
name-axeman-shield = Topornik (tarcza)
name-food-wood = 1 żywność na 1 drewno
name-food-coin = 1 żywność na 1 monetę
name-wood-food = 1 drewno na 1 żywność
name-wood-coin = 1 drewno na 1 monetę
name-coin-food = 1 monetę na 1 żywność
name-coin-wood = 1 monetę na 1 drewno

## Names: the board

name-troll_gate = Walka z Trollem
name-draugr_1 = Pole Draugrów 1 (lewe)
name-draugr_2 = Pole Draugrów 2 (prawe)
name-hunting_grounds = Polowanie
    .to = na Polowanie
name-jarls_longhouse = Długi Dom Jarla
    .to = do Długiego Domu Jarla
name-armory = Zbrojmistrz
    .to = do Zbrojmistrza
name-spear_maker = Grotnik
    .to = do Grotnika
name-blacksmith = Kowal
    .to = do Kowala
name-smokehouse = Rzeźnik
    .to = do Rzeźnika
name-market = Targ
    .to = na Targ
name-merchant_ship = Kupiec
    .to = do Kupca
name-runesmith = Mistrz Run
    .to = do Mistrza Run
name-sage_house = Szaman
    .to = do Szamana
name-shipwright = Szkutnik
    .to = do Szkutnika
name-stave_church = Kaplica
    .to = do Kaplicy
name-worker_huts = Chata Robotników
    .to = do Chaty Robotników
name-small_public_longship = Mała Łódź Publiczna
    .to = na Małą Łódź Publiczną
name-large_public_longship = Duża Łódź Publiczna
    .to = na Dużą Łódź Publiczną
name-stall_space_1 = Stragan 1
    .to = na Stragan 1
name-stall_space_2 = Stragan 2
    .to = na Stragan 2
name-stall_space_3 = Stragan 3
    .to = na Stragan 3
name-stall_space_4 = Stragan 4
    .to = na Stragan 4
name-beg = Żebranie
name-port_1 = Port 1
name-port_2 = Port 2
name-port_3 = Port 3
name-port_4 = Port 4
name-shore_1 = Odległa Kraina 1
    .gen = Odległej Krainy 1
    .loc = Odległej Krainie 1
name-shore_2 = Odległa Kraina 2
    .gen = Odległej Krainy 2
    .loc = Odległej Krainie 2
name-shore_3 = Odległa Kraina 3
    .gen = Odległej Krainy 3
    .loc = Odległej Krainie 3
name-shore_4 = Odległa Kraina 4
    .gen = Odległej Krainy 4
    .loc = Odległej Krainie 4

## Names: leaders

name-asmundr = Asmundr Pobożny
    .gen = Asmundra Pobożnego
    .acc = Asmundra Pobożnego
name-dagrun = Dagrun Naznaczona
    .gen = Dagrun Naznaczonej
    .acc = Dagrun Naznaczoną
name-gylfir = Gylfir Wilk Morski
    .gen = Gylfira Wilka Morskiego
    .acc = Gylfira Wilka Morskiego
name-svanhildr = Svanhildr Mistrzyni Miecza
    .gen = Svanhildr Mistrzyni Miecza
    .acc = Svanhildr Mistrzynię Miecza
name-ullr = Ullr Berserker
    .gen = Ullra Berserkera
    .acc = Ullra Berserkera

## Names: dice

name-swordsman = Fechmistrz
    .gen = fechmistrza
name-spearman = Włócznik
    .gen = włócznika
name-axeman = Topornik
    .gen = topornika
name-blank = Pusta ścianka
name-hit_1 = Jedno trafienie
name-hit_2 = Dwa trafienia
name-shield = Tarcza

## Names: trolls

name-troll_forest_1 = Leśny Troll Omszały
    .acc = Leśnego Trolla Omszałego
    .ins = Leśnym Trollem Omszałym
name-troll_forest_2 = Leśny Troll Korzeniożerca
    .acc = Leśnego Trolla Korzeniożercę
    .ins = Leśnym Trollem Korzeniożercą
name-troll_forest_3 = Leśny Troll Cierniowa Skóra
    .acc = Leśnego Trolla Cierniową Skórę
    .ins = Leśnym Trollem Cierniową Skórą
name-troll_forest_4 = Leśny Troll Stary Pień
    .acc = Leśnego Trolla Stary Pień
    .ins = Leśnym Trollem Starym Pniem
name-troll_hill_1 = Górski Troll Miotacz Głazów
    .acc = Górskiego Trolla Miotacza Głazów
    .ins = Górskim Trollem Miotaczem Głazów
name-troll_hill_2 = Górski Troll Wrzosobrody
    .acc = Górskiego Trolla Wrzosobrodego
    .ins = Górskim Trollem Wrzosobrodym
name-troll_hill_3 = Górski Troll Koziokrad
    .acc = Górskiego Trolla Koziokrada
    .ins = Górskim Trollem Koziokradem
name-troll_hill_4 = Górski Troll Powolny Grumm
    .acc = Górskiego Trolla Powolnego Grumma
    .ins = Górskim Trollem Powolnym Grummem
name-troll_cave_1 = Jaskiniowy Troll Kapiąca Paszcza
    .acc = Jaskiniowego Trolla Kapiącą Paszczę
    .ins = Jaskiniowym Trollem Kapiącą Paszczą
name-troll_cave_2 = Jaskiniowy Troll Dwugłowy
    .acc = Jaskiniowego Trolla Dwugłowego
    .ins = Jaskiniowym Trollem Dwugłowym
name-troll_cave_3 = Jaskiniowy Troll Żwirowa Pięść
    .acc = Jaskiniowego Trolla Żwirową Pięść
    .ins = Jaskiniowym Trollem Żwirową Pięścią
name-troll_cave_4 = Jaskiniowy Troll Ślepy Ogmund
    .acc = Jaskiniowego Trolla Ślepego Ogmunda
    .ins = Jaskiniowym Trollem Ślepym Ogmundem
name-troll_bridge_1 = Mostowy Troll Poborca Myta
    .acc = Mostowego Trolla Poborcę Myta
    .ins = Mostowym Trollem Poborcą Myta
name-troll_bridge_2 = Mostowy Troll Łamacz Desek
    .acc = Mostowego Trolla Łamacza Desek
    .ins = Mostowym Trollem Łamaczem Desek
name-troll_bridge_3 = Mostowy Troll Król Rzeki
    .acc = Mostowego Trolla Króla Rzeki
    .ins = Mostowym Trollem Królem Rzeki
name-troll_bridge_4 = Mostowy Troll Błotny Brodziciel
    .acc = Mostowego Trolla Błotnego Brodziciela
    .ins = Mostowym Trollem Błotnym Brodzicielem

## Names: draugr

name-draugr_thrall_red = Draugr Niewolnik
    .acc = Draugra Niewolnika
    .ins = Draugrem Niewolnikiem
name-draugr_thrall_yellow = Draugr Niewolnik
    .acc = Draugra Niewolnika
    .ins = Draugrem Niewolnikiem
name-draugr_thrall_blue = Draugr Niewolnik
    .acc = Draugra Niewolnika
    .ins = Draugrem Niewolnikiem
name-draugr_oarsman_red = Utopiony Wioślarz
    .acc = Utopionego Wioślarza
    .ins = Utopionym Wioślarzem
name-draugr_oarsman_yellow = Utopiony Wioślarz
    .acc = Utopionego Wioślarza
    .ins = Utopionym Wioślarzem
name-draugr_oarsman_blue = Utopiony Wioślarz
    .acc = Utopionego Wioślarza
    .ins = Utopionym Wioślarzem
name-draugr_raider_red = Draugr Grabieżca
    .acc = Draugra Grabieżcę
    .ins = Draugrem Grabieżcą
name-draugr_raider_yellow = Draugr Grabieżca
    .acc = Draugra Grabieżcę
    .ins = Draugrem Grabieżcą
name-draugr_raider_blue = Draugr Grabieżca
    .acc = Draugra Grabieżcę
    .ins = Draugrem Grabieżcą
name-draugr_guard_red = Kurhanowy Strażnik
    .acc = Kurhanowego Strażnika
    .ins = Kurhanowym Strażnikiem
name-draugr_guard_yellow = Kurhanowy Strażnik
    .acc = Kurhanowego Strażnika
    .ins = Kurhanowym Strażnikiem
name-draugr_guard_blue = Kurhanowy Strażnik
    .acc = Kurhanowego Strażnika
    .ins = Kurhanowym Strażnikiem
name-draugr_wight_red = Grobowy Upiór
    .acc = Grobowego Upiora
    .ins = Grobowym Upiorem
name-draugr_wight_yellow = Grobowy Upiór
    .acc = Grobowego Upiora
    .ins = Grobowym Upiorem
name-draugr_wight_blue = Grobowy Upiór
    .acc = Grobowego Upiora
    .ins = Grobowym Upiorem
name-draugr_berserker_red = Draugr Berserker
    .acc = Draugra Berserkera
    .ins = Draugrem Berserkerem
name-draugr_berserker_yellow = Draugr Berserker
    .acc = Draugra Berserkera
    .ins = Draugrem Berserkerem
name-draugr_berserker_blue = Draugr Berserker
    .acc = Draugra Berserkera
    .ins = Draugrem Berserkerem
name-draugr_warlord_red = Draugr Wódz
    .acc = Draugra Wodza
    .ins = Draugrem Wodzem
name-draugr_warlord_yellow = Draugr Wódz
    .acc = Draugra Wodza
    .ins = Draugrem Wodzem
name-draugr_warlord_blue = Draugr Wódz
    .acc = Draugra Wodza
    .ins = Draugrem Wodzem

## Names: monsters

name-monster_fenris_cubs_red = Młode Fenrira
    .acc = Młode Fenrira
    .ins = Młodymi Fenrira
name-monster_fenris_cubs_yellow = Młode Fenrira
    .acc = Młode Fenrira
    .ins = Młodymi Fenrira
name-monster_fenris_cubs_blue = Młode Fenrira
    .acc = Młode Fenrira
    .ins = Młodymi Fenrira
name-monster_lindworm_red = Lindworm
    .acc = Lindworma
    .ins = Lindwormem
name-monster_lindworm_yellow = Lindworm
    .acc = Lindworma
    .ins = Lindwormem
name-monster_lindworm_blue = Lindworm
    .acc = Lindworma
    .ins = Lindwormem
name-monster_sea_serpent_red = Morski Wąż
    .acc = Morskiego Węża
    .ins = Morskim Wężem
name-monster_sea_serpent_yellow = Morski Wąż
    .acc = Morskiego Węża
    .ins = Morskim Wężem
name-monster_sea_serpent_blue = Morski Wąż
    .acc = Morskiego Węża
    .ins = Morskim Wężem
name-monster_frost_giant_red = Lodowy Olbrzym
    .acc = Lodowego Olbrzyma
    .ins = Lodowym Olbrzymem
name-monster_frost_giant_yellow = Lodowy Olbrzym
    .acc = Lodowego Olbrzyma
    .ins = Lodowym Olbrzymem
name-monster_frost_giant_blue = Lodowy Olbrzym
    .acc = Lodowego Olbrzyma
    .ins = Lodowym Olbrzymem
name-monster_fire_giant_red = Ognisty Olbrzym
    .acc = Ognistego Olbrzyma
    .ins = Ognistym Olbrzymem
name-monster_fire_giant_yellow = Ognisty Olbrzym
    .acc = Ognistego Olbrzyma
    .ins = Ognistym Olbrzymem
name-monster_fire_giant_blue = Ognisty Olbrzym
    .acc = Ognistego Olbrzyma
    .ins = Ognistym Olbrzymem
name-monster_hel_hound_red = Ogar Hel
    .acc = Ogara Hel
    .ins = Ogarem Hel
name-monster_hel_hound_yellow = Ogar Hel
    .acc = Ogara Hel
    .ins = Ogarem Hel
name-monster_hel_hound_blue = Ogar Hel
    .acc = Ogara Hel
    .ins = Ogarem Hel
name-monster_huldra_red = Huldra
    .acc = Huldrę
    .ins = Huldrą
name-monster_huldra_yellow = Huldra
    .acc = Huldrę
    .ins = Huldrą
name-monster_huldra_blue = Huldra
    .acc = Huldrę
    .ins = Huldrą
name-monster_nokk_red = Nøkk
    .acc = Nøkka
    .ins = Nøkkiem
name-monster_nokk_yellow = Nøkk
    .acc = Nøkka
    .ins = Nøkkiem
name-monster_nokk_blue = Nøkk
    .acc = Nøkka
    .ins = Nøkkiem
name-monster_dark_elf_red = Mroczny Elf
    .acc = Mrocznego Elfa
    .ins = Mrocznym Elfem
name-monster_dark_elf_yellow = Mroczny Elf
    .acc = Mrocznego Elfa
    .ins = Mrocznym Elfem
name-monster_dark_elf_blue = Mroczny Elf
    .acc = Mrocznego Elfa
    .ins = Mrocznym Elfem
name-monster_mare_red = Nocna Mara
    .acc = Nocną Marę
    .ins = Nocną Marą
name-monster_mare_yellow = Nocna Mara
    .acc = Nocną Marę
    .ins = Nocną Marą
name-monster_mare_blue = Nocna Mara
    .acc = Nocną Marę
    .ins = Nocną Marą
name-monster_ulfhedinn_red = Wilcza Skóra
    .acc = Wilczą Skórę
    .ins = Wilczą Skórą
name-monster_ulfhedinn_yellow = Wilcza Skóra
    .acc = Wilczą Skórę
    .ins = Wilczą Skórą
name-monster_ulfhedinn_blue = Wilcza Skóra
    .acc = Wilczą Skórę
    .ins = Wilczą Skórą
name-monster_storm_eagle_red = Orzeł Burzy
    .acc = Orła Burzy
    .ins = Orłem Burzy
name-monster_storm_eagle_yellow = Orzeł Burzy
    .acc = Orła Burzy
    .ins = Orłem Burzy
name-monster_storm_eagle_blue = Orzeł Burzy
    .acc = Orła Burzy
    .ins = Orłem Burzy

## Names: destinies

name-destiny_troll_slayer = Pogromca Trolli
name-destiny_draugr_slayer = Pogromca Draugrów
name-destiny_monster_slayer = Pogromca Monstrów
name-destiny_red_hunter = Łowca Czerwonych
name-destiny_yellow_hunter = Łowca Żółtych
name-destiny_blue_hunter = Łowca Niebieskich
name-destiny_hoarder = Skarbnik
name-destiny_woodcutter = Drwal
name-destiny_provider = Żywiciel
name-destiny_god_touched = Ulubieniec Bogów
name-destiny_warlord = Pan Wojny
name-destiny_rune_keeper = Strażnik Run

## Names: runes

name-rune_gifts = Dary
name-rune_fame = Sława
name-rune_healing = Leczenie
name-rune_journey = Podróż
name-rune_knowledge = Wiedza
name-rune_potential = Potencjał
name-rune_retaliation = Odwet
name-rune_success = Sukces
name-rune_true_sight = Prawdziwa Wizja
name-rune_wealth = Bogactwo

## Names: merchants

name-merchant_fishmonger = Handlarz Ryb
name-merchant_timber_barge = Barka z Drewnem
name-merchant_farmers = Gospodarze z Fiordu
name-merchant_shipbreakers = Rozbieracze Statków
name-merchant_young_blades = Młode Ostrza
name-merchant_spear_escort = Eskorta Włóczników
name-merchant_axe_for_hire = Najemny Topór
name-merchant_settlers = Osadnicy

## Names: journeys

name-journey_all_quiet = Cisza na Morzu
name-journey_kraken = Kraken
    .acc = Krakena
    .ins = Krakenem
name-journey_lost = Zagubieni
name-journey_becalmed = Bezwietrznie
name-journey_storm = Sztorm
name-journey_whirlpool = Wir

## Names: stalls

name-stall_outcast = Przegrany
name-stall_trader = Handlarz
name-stall_skald = Skald
name-stall_stranger = Nieznajomy
name-stall_savages = Dzikusy
name-stall_heroes = Bohaterowie
name-stall_raiders = Najeźdźcy
name-stall_vikings = Wikingowie

## Names: longships

name-small_public = Mała Łódź Publiczna
    .gen = Małej Łodzi Publicznej
    .acc = Małą Łódź Publiczną
    .ins = Małą Łodzią Publiczną
name-large_public = Duża Łódź Publiczna
    .gen = Dużej Łodzi Publicznej
    .acc = Dużą Łódź Publiczną
    .ins = Dużą Łodzią Publiczną
name-private_karve = Karwa
    .gen = Karwy
    .acc = Karwę
    .ins = Karwą
name-private_snekkja = Snekkja
    .gen = Snekkji
    .acc = Snekkję
    .ins = Snekkją
name-private_skeid = Skeida
    .gen = Skeidy
    .acc = Skeidę
    .ins = Skeidą
name-private_drakkar = Drakkar
    .gen = Drakkaru
    .acc = Drakkar
    .ins = Drakkarem

## Names: colours and options

name-color_red = Czerwony
name-color_green = Zielony
name-color_purple = Fioletowy
name-color_orange = Pomarańczowy
name-variant_hall_of_fame = Sala Sławy
name-variant_wary_townsfolk = Nieufni Mieszczanie
name-assign_mode = Wysyłanie wojowników

## Prompts, and what the others read meanwhile

# Kraken przychodzi z kartą podróży, więc jego dane są danymi walki z tej karty.
combat-defense =
    { $combat_enemy_group_id ->
        [journeys] { $combat_enemy_fight_defense }
       *[other] { $combat_enemy_defense }
    }
fame-glory =
    { $enemy_group_id ->
        [journeys] { $enemy_fight_glory }
       *[other] { $enemy_glory }
    }

prompt-ChooseLeader = Wybierz przywódcę swojego klanu.
    .waiting = Czekamy, aż { $seats } wybierze przywódcę.
prompt-PlaceWorker =
    { $own_workers ->
        [one] Wyślij ostatniego robotnika na wolne pole.
       *[other] Wyślij na wolne pole jednego ze swoich { $own_workers } robotników.
    }
    .waiting = Czekamy, aż { $seats } wyśle robotnika.
prompt-ChooseShore = Wskaż krainę, do której popłynie { $ship }.
    .waiting = Czekamy, aż { $seats } wskaże cel dla { $ship_gen }.
prompt-SwapGoods =
    { $left ->
        [one] Wymień towar po raz ostatni albo zakończ.
       *[other] Wymieniaj towary jeden do jednego (do { $left } razy) albo zakończ.
    }
    .waiting = Czekamy, aż { $seats } wymieni towary na Targu.
prompt-TradeAgain =
    { $left ->
        [one] Pohandluj z Przegranym ostatni raz albo zakończ.
       *[other] Pohandluj z Przegranym (jeszcze do { $left } razy) albo zakończ.
    }
    .waiting = Czekamy, aż { $seats } pohandluje z Przegranym.
prompt-BuyRow = Wybierz, ile przysług chcesz kupić.
    .waiting = Czekamy, aż { $seats } kupi przysługi w Kaplicy.
prompt-ChooseRune = Weź odkrytą runę albo w ciemno wierzchnią kartę talii.
    .waiting = Czekamy, aż { $seats } weźmie runę.
prompt-ChooseLongship = Wybierz łódź, którą zbudujesz.
    .waiting = Czekamy, aż { $seats } wybierze łódź do zbudowania.
prompt-TakeDie = Wybierz wojownika; dla wszystkich nie ma miejsca.
    .waiting = Czekamy, aż { $seats } wybierze wojowników.
prompt-ChoosePeek = Wskaż kartę podróży, którą chcesz podejrzeć.
    .waiting = Czekamy, aż { $seats } podejrzy kartę podróży.
prompt-UseTrueSight =
    { $n ->
        [one] Użyj runy „Prawdziwa Wizja” albo dobierz { $n } przeznaczenie.
        [few] Użyj runy „Prawdziwa Wizja” albo dobierz { $n } przeznaczenia.
       *[many] Użyj runy „Prawdziwa Wizja” albo dobierz { $n } przeznaczeń.
    }
    .waiting = Czekamy, aż { $seats } zdecyduje o runie „Prawdziwa Wizja”.
prompt-KeepDestiny = Zatrzymaj jedno przeznaczenie; reszta trafi na spód talii.
    .waiting = Czekamy, aż { $seats } wybierze kartę przeznaczenia.
prompt-FinalRunes = Użyj runy przed końcową punktacją albo zakończ.
    .waiting = Czekamy, czy { $seats } użyje run przed końcową punktacją.
prompt-RunesBeforeFight =
    { $enemy_id ->
        [none] Użyj runy przed polowaniem albo zakończ.
       *[other] Użyj runy przed walką z { $enemy_ins } albo zakończ.
    }
    .waiting =
        { $enemy_id ->
            [none] Czekamy, czy { $seats } użyje run przed polowaniem.
           *[other] Czekamy, czy { $seats } użyje run przed walką z { $enemy_ins }.
        }
prompt-RunesAfterFight =
    { $enemy_id ->
        [none] Użyj runy po polowaniu albo zakończ.
       *[other] Użyj runy po walce z { $enemy_ins } albo zakończ.
    }
    .waiting =
        { $enemy_id ->
            [none] Czekamy, czy { $seats } użyje run po polowaniu.
           *[other] Czekamy, czy { $seats } użyje run po walce z { $enemy_ins }.
        }
prompt-ChooseGift =
    { $left ->
        [one] Wybierz ostatni dar.
        [few] Wybierz dar (zostały jeszcze { $left }).
       *[many] Wybierz dar (zostało jeszcze { $left }).
    }
    .waiting = Czekamy, aż { $seats } wybierze dary.
prompt-OpenDestiny = Wybierz przeznaczenie, które teraz odsłonisz i podliczysz.
    .waiting = Czekamy, aż { $seats } odsłoni kartę przeznaczenia.
prompt-AssignWarriors = Wyślij wojowników, załaduj łodzie i zakończ.
    .waiting = Czekamy, aż { $seats } wyśle wojowników.
prompt-AssignTogether = Potajemnie wyślij wojowników, załaduj łodzie i zakończ.
    .waiting =
        { $seats_count ->
            [one] Czekamy, aż { $seats } potajemnie wyśle wojowników.
           *[other] Czekamy, aż { $seats } potajemnie wyślą wojowników.
        }
prompt-AfterRoll =
    { $is_hunt ->
        [true] Przyjmij rzut łowców albo go zmień.
       *[false] Przyjmij rzut albo go zmień (obrażenia: { $combat_damage } z { combat-defense }).
    }
    .waiting =
        { $is_hunt ->
            [true] Czekamy, aż { $seats } przyjmie albo zmieni rzut na polowaniu.
           *[false] Czekamy, aż { $seats } przyjmie albo zmieni rzut w walce z { $combat_enemy_ins }.
        }
prompt-PickDice =
    { $picked_sum ->
        [0] Wskaż kości do przerzutu za 1 przysługę.
       *[other] Wskaż więcej kości albo przerzuć wskazane ({ $picked_sum }) za 1 przysługę.
    }
    .waiting = Czekamy, aż { $seats } wskaże kości do przerzutu.
prompt-LoseWarriors =
    { $reason_id ->
        [hunger] Wybierz, kto ginie z głodu: tracisz { amount-warrior.acc }.
       *[combat] Wybierz, kto pada w walce: tracisz { amount-warrior.acc }.
    }
    .waiting =
        { $reason_id ->
            [hunger] Czekamy, aż { $seats } wybierze, kto ginie z głodu.
           *[combat] Czekamy, aż { $seats } wybierze, kto pada w walce z { $combat_enemy_ins }.
        }
prompt-UseFame = Użyj runy „Sława” po walce z { $enemy_ins } ({ fame-glory } pkt chwały) albo ją zachowaj.
    .waiting = Czekamy, aż { $seats } zdecyduje o runie „Sława”.
prompt-NameBlamed = Wskaż gracza, który weźmie na siebie 1 potępienie.
    .waiting = Czekamy, aż { $seats } wskaże, na kogo spadnie potępienie.
prompt-ReplaceJourney = Wymień kartę „{ $shore_now_journey }” runą „Podróż” albo zachowaj runę.
    .waiting = Czekamy, aż { $seats } zdecyduje o runie „Podróż”.
prompt-LoseFromShip =
    { $n ->
        [one] { $journey }: wybierz, co traci { $ship }.
       *[other] { $journey }: wybierz, co traci { $ship } (jeszcze { $n }).
    }
    .waiting = Czekamy, aż { $seats } wybierze, co traci { $ship }.

## Moves, as on buttons; `.seen` where the table is known

move-leader = Wybierz { $a_acc }
move-place = Wyślij robotnika { $a_to }
move-place-troll_gate = Zarezerwuj walkę z trollem
    .seen = Zarezerwuj walkę z { $a_now_card_ins }
move-place-draugr_1 = Zarezerwuj walkę z lewym draugrem
    .seen = Zarezerwuj walkę z { $a_now_enemy_ins } (po lewej, kolor { $a_now_enemy_color })
move-place-draugr_2 = Zarezerwuj walkę z prawym draugrem
    .seen = Zarezerwuj walkę z { $a_now_enemy_ins } (po prawej, kolor { $a_now_enemy_color })
move-place-jarls_longhouse = Wyślij robotnika do Długiego Domu Jarla
move-place-armory = Wyślij robotnika do Zbrojmistrza
    .seen = Wyślij robotnika do Zbrojmistrza (czeka { $a_now_stock })
move-place-spear_maker = Wyślij robotnika do Grotnika
    .seen = Wyślij robotnika do Grotnika (czeka { $a_now_stock })
move-place-blacksmith = Wyślij robotnika do Kowala
    .seen = Wyślij robotnika do Kowala (czeka { $a_now_stock })
move-place-smokehouse = Wyślij robotnika do Rzeźnika
    .seen = Wyślij robotnika do Rzeźnika (czeka { $a_now_stock })
move-place-merchant_ship = Wyślij robotnika do Kupca
    .seen = Wyślij robotnika do Kupca: { $a_now_card }
move-place-stall_space_1 = Wyślij robotnika na Stragan 1
    .seen = Wyślij robotnika na Stragan 1: { $a_now_stall }
move-place-stall_space_2 = Wyślij robotnika na Stragan 2
    .seen = Wyślij robotnika na Stragan 2: { $a_now_stall }
move-place-stall_space_3 = Wyślij robotnika na Stragan 3
    .seen = Wyślij robotnika na Stragan 3: { $a_now_stall }
move-place-stall_space_4 = Wyślij robotnika na Stragan 4
    .seen = Wyślij robotnika na Stragan 4: { $a_now_stall }
move-place-beg = Żebrz o 1 monetę i weź na siebie 1 potępienie
move-place-own_longship = Wyślij robotnika na własną łódź
move-sail = Płyń do { $a_gen }
    .seen = Płyń do { $a_gen } ({ $a_now_monster }, kolor { $a_now_monster_color })
move-swap = Wymień { $a }
move-buy =
    { $a ->
        [1] Kup 1 przysługę za { $scoring_church_prices_1_1 ->
            [one] { $scoring_church_prices_1_1 } monetę
            [few] { $scoring_church_prices_1_1 } monety
           *[many] { $scoring_church_prices_1_1 } monet
        }
        [2] Kup 2 przysługi za { $scoring_church_prices_2_1 ->
            [one] { $scoring_church_prices_2_1 } monetę
            [few] { $scoring_church_prices_2_1 } monety
           *[many] { $scoring_church_prices_2_1 } monet
        }
        [3] Kup 3 przysługi za { $scoring_church_prices_3_1 ->
            [one] { $scoring_church_prices_3_1 } monetę
            [few] { $scoring_church_prices_3_1 } monety
           *[many] { $scoring_church_prices_3_1 } monet
        }
       *[4] Kup 4 przysługi za { $scoring_church_prices_4_1 ->
            [one] { $scoring_church_prices_4_1 } monetę
            [few] { $scoring_church_prices_4_1 } monety
           *[many] { $scoring_church_prices_4_1 } monet
        }
    }
move-again = Pohandluj jeszcze raz
move-take = Weź runę „{ $a }”
move-take-deck = Weź wierzchnią kartę talii run
move-peek = Podejrzyj kartę podróży do { $a_gen }
move-keep = Zatrzymaj przeznaczenie „{ $a }”
move-build = Zbuduj { $a_acc } za { $a_build_cost_acc }
move-muster = Weź { $a_amount_acc }
move-rune = Użyj runy „{ $a }”
move-gift = Weź { $a_amount_acc }
move-open = Odsłoń przeznaczenie „{ $a }”
move-die =
    { $b_id ->
        [troll] Wyślij { $a_amount_acc } na trolla
        [draugr_1] Wyślij { $a_amount_acc } na lewego draugra
        [draugr_2] Wyślij { $a_amount_acc } na prawego draugra
       *[other] Wyślij { $a_amount_acc } na pokład { $b_gen }
    }
    .seen =
        { $b_id ->
            [troll] Wyślij { $a_amount_acc } na { $b_now_enemy_acc }
            [draugr_1] Wyślij { $a_amount_acc } na { $b_now_enemy_acc } (po lewej)
            [draugr_2] Wyślij { $a_amount_acc } na { $b_now_enemy_acc } (po prawej)
           *[other] Wyślij { $a_amount_acc } na pokład { $b_gen }
        }
move-food = Załaduj 1 żywność na pokład { $a_gen }
move-favor = Poświęć 1 przysługę na przerzut
move-reroll =
    { $b_id ->
        [blank] Wskaż { $a_amount_acc } (pusta ścianka)
        [hit_1] Wskaż { $a_amount_acc } (1 trafienie)
        [hit_2] Wskaż { $a_amount_acc } (2 trafienia)
       *[shield] Wskaż { $a_amount_acc } (tarcza)
    }
move-roll = Przerzuć wskazane kości
move-accept = Przyjmij rzut
move-lose = Strać { $a_amount_acc }
move-blame = Niech winę poniesie { $a }
move-use = Użyj runy
move-decline = Zachowaj runę na później
move-done = Zakończ
move-demand = Zażądaj wysyłania po kolei: do wszystkich wraca to, co wysłali

## Events, as lines of the log

# Wróg z kolorem; trolle i Kraken go nie mają.
the-enemy =
    { $enemy_group_id ->
        [draugr] { $enemy } (kolor { $enemy_color })
        [monsters] { $enemy } (kolor { $enemy_color })
       *[other] { $enemy }
    }
    .acc =
        { $enemy_group_id ->
            [draugr] { $enemy_acc } (kolor { $enemy_color })
            [monsters] { $enemy_acc } (kolor { $enemy_color })
           *[other] { $enemy_acc }
        }
    .ins =
        { $enemy_group_id ->
            [draugr] { $enemy_ins } (kolor { $enemy_color })
            [monsters] { $enemy_ins } (kolor { $enemy_color })
           *[other] { $enemy_ins }
        }
new-enemy =
    { $enemy_group_id ->
        [trolls] { $enemy } (atak { $enemy_attack }, obrona { $enemy_defense })
       *[other] { $enemy } (kolor { $enemy_color }, atak { $enemy_attack }, obrona { $enemy_defense })
    }

event-first_player = Znacznik pierwszego gracza ma { $seat }.
event-stall_opened = Otwiera się { $space }: { $stall }.
event-leader_chosen = { $seat } staje pod wodzą { $leader_gen }.
event-destiny_dealt = { $seat } dostaje tajną kartę przeznaczenia.
event-round_began = Zaczyna się runda { $round }.
event-enemy_appeared =
    { $target_id ->
        [troll] Pod bramę przychodzi troll: { new-enemy }.
        [draugr_1] Po lewej powstaje draugr: { new-enemy }.
       *[draugr_2] Po prawej powstaje draugr: { new-enemy }.
    }
event-journey_laid = { $shore } dostaje zakrytą kartę podróży.
event-monster_appeared = Monstrum czai się w { $shore_loc }: { new-enemy }.
event-merchant_arrived = Przypływa kupiec: { $merchant }.
event-restocked =
    { $n ->
        [0] { $space } nic nie dostaje, bo pula jest pusta.
       *[other] { $space_id ->
            [armory] { $space } dostaje { amount-swordsman.acc }.
            [spear_maker] { $space } dostaje { amount-spearman.acc }.
            [blacksmith] { $space } dostaje { amount-axeman.acc }.
           *[smokehouse] { $space } dostaje { amount-food }.
        }
    }
event-rune_shown = Mistrz Run wykłada runę „{ $rune }”.
event-placed =
    { $space_id ->
        [troll_gate] { $seat } rezerwuje walkę z trollem.
        [draugr_1] { $seat } rezerwuje walkę z lewym draugrem.
        [draugr_2] { $seat } rezerwuje walkę z prawym draugrem.
        [beg] { $seat } żebrze na ulicach.
       *[other] { $seat } wysyła robotnika { $space_to }.
    }
event-placed_at_stall = { $seat } wysyła robotnika na stragan „{ $stall }”.
event-boarded_own_longship = { $seat } wysyła robotnika na pokład { $ship_gen }.
event-paid =
    { $good_id ->
        [coin] { $seat } płaci { $good_amount_acc }.
       *[other] { $seat } oddaje { $good_amount_acc }.
    }
event-gained =
    { $good_id ->
        [blame] { $seat } bierze na siebie { $good_amount_acc }.
       *[other] { $seat } zdobywa { $good_amount_acc }.
    }
event-mustered = { $seat } werbuje { $warrior_amount_acc }.
event-sailed = { $seat } płynie { $ship_ins } do { $shore_gen }.
event-rune_taken = { $seat } bierze runę „{ $rune }”.
event-peeked = { $seat } podgląda kartę podróży do { $shore_gen }.
event-journey_seen = { $seat } widzi kartę „{ $seen }” na drodze do { $shore_gen }.
event-destinies_drawn =
    { $n ->
        [one] { $seat } dobiera { $n } kartę przeznaczenia.
        [few] { $seat } dobiera { $n } karty przeznaczenia.
       *[many] { $seat } dobiera { $n } kart przeznaczenia.
    }
event-destiny_seen = { $seat } dobiera przeznaczenie „{ $destiny }”.
event-destiny_kept = { $seat } zatrzymuje przeznaczenie „{ $destiny }”.
event-built = { $seat } buduje { $ship_acc }.
event-hired = { $seat } najmuje robotnika z Chaty Robotników.
event-rune_used = { $seat } używa runy „{ $rune }”.
event-destiny_opened = { $seat } odsłania przeznaczenie „{ $destiny }”, teraz warte { amount-glory }.
event-assigned =
    { $target_id ->
        [troll] { $seat } wysyła { $warrior_amount_acc } na trolla.
        [draugr_1] { $seat } wysyła { $warrior_amount_acc } na lewego draugra.
        [draugr_2] { $seat } wysyła { $warrior_amount_acc } na prawego draugra.
       *[other] { $seat } wysyła { $warrior_amount_acc } na pokład { $target_gen }.
    }
event-loaded = { $seat } ładuje { amount-food } na pokład { $ship_gen }.
event-assignment_done = { $seat } kończy wysyłać wojowników.
event-turn_order_demanded = { $seat } żąda wysyłania po kolei: wszystko, co już wysłano, wraca do graczy.
event-hunt_began = { $seat } rusza na polowanie.
event-fight_began = { $seat } staje do walki z { the-enemy.ins }.
event-fight_skipped = Nikt nie staje do walki z { the-enemy.ins }.
event-rolled = { $seat } rzuca kośćmi: { $dice }.
event-favor_spent = { $seat } poświęca 1 przysługę na przerzut.
event-damaged =
    { $n ->
        [0] { $seat } nie zadaje obrażeń w walce z { $enemy_ins }.
        [one] { $seat } zadaje { $n } obrażenie w walce z { $enemy_ins } (razem { $total }).
        [few] { $seat } zadaje { $n } obrażenia w walce z { $enemy_ins } (razem { $total }).
       *[many] { $seat } zadaje { $n } obrażeń w walce z { $enemy_ins } (razem { $total }).
    }
event-lost =
    { $reason_id ->
        [combat] { $seat } traci w boju { $warrior_amount_acc }.
        [hunger] { $seat } traci z głodu { $warrior_amount_acc }.
        [journey] { $seat } traci na morzu { $warrior_amount_acc }.
       *[forbidden] { $seat } traci przed walką { $warrior_amount_acc }: to monstrum takich nie dopuszcza.
    }
event-lost_food = { $seat } traci na morzu 1 żywność.
event-enemy_defeated = { $seat } pokonuje { the-enemy.acc }!
event-enemy_stands = { $seat } przegrywa walkę z { $enemy_ins }.
event-blame_discarded = { $seat } zrzuca z siebie 1 potępienie.
event-blame_named = { $seat } zrzuca winę; ponosi ją { $other }.
event-journey_revealed = { $seat } odsłania kartę podróży „{ $journey }” w drodze do { $shore_gen }.
event-empty_ship = { $ship } nie ma załogi i zawraca.
event-fed =
    { $starving ->
        [0] { $seat } karmi całą załogę ({ amount-warrior }).
       *[other] { $n ->
            [0] { $seat } nie ma żywności dla załogi.
           *[other] { $seat } karmi { amount-warrior.acc }; dla { $starving } żywności brakuje.
        }
    }
event-voyage_failed = { $seat } traci całą załogę i nie dociera do { $shore_gen }.
event-troll_raged = { $enemy } uchodzi cało: potępienie spada na wszystkich.
event-round_ended = Kończy się runda { $round }.
event-game_ended = Saga dobiega końca; czas policzyć chwałę.

## Endings

ending-points =
    { $winners_count ->
        [one] Najwięcej chwały zdobywa { $winners }: { $points }.
       *[other] { $winners } dzielą się zwycięstwem; chwały mają po { $points }.
    }
ending-defeated = Przy remisie ({ $points } pkt chwały) wygrywa { $winners } dzięki większej liczbie pokonanych wrogów.

## Obstacles

obstacle-leader_taken = Za tym przywódcą idzie już inny klan; wybierz innego.
obstacle-space_taken = W tej rundzie stoi tam już robotnik; wybierz inne pole.
obstacle-already_hunting = Twój robotnik jest już na Polowaniu, a w rundzie wolno wysłać tam tylko jednego.
obstacle-no_free_port = W każdym porcie stoi już łódź; popłyń w następnej rundzie.
obstacle-port_taken = Do tej krainy płynie już łódź; wybierz inną.
obstacle-no_runes = Nie ma już żadnej runy, ani odkrytej, ani w talii.
obstacle-has_longship = Masz już własną łódź, a zbudować można tylko jedną.
obstacle-no_longship_left = Wszystkie prywatne łodzie są już zbudowane.
obstacle-longship_too_dear = Nie stać cię na żadną z pozostałych łodzi; zbierz najpierw drewno i monety.
obstacle-longship_sold = Ta łódź ma już właściciela.
obstacle-hut_empty = Robotnik z Chaty Robotników już dla ciebie pracuje.
obstacle-own_longship_sailed = W tej rundzie twoja łódź jest już w drodze.
obstacle-no_own_longship = Nie masz jeszcze własnej łodzi; zbuduj ją u Szkutnika.
obstacle-rune_used_up = Ta runa jest już użyta; każda działa tylko raz.
obstacle-rune_not_now = Tej runy nie można teraz użyć; jej karta mówi, kiedy działa.
obstacle-no_closed_destiny = Nie masz już zakrytego przeznaczenia, które można odsłonić.
obstacle-no_blank = Żadna kość nie pokazuje pustej ścianki, więc nie ma czego przerzucać.
obstacle-no_losses_in_hunt = Na polowaniu nikt nie ginie, więc nie ma kogo leczyć.
obstacle-no_die_at_home = Nie masz w domu takiego wojownika.
obstacle-warrior_forbidden = Ten wróg nie dopuszcza takich wojowników; wyślij innych.
obstacle-ship_full = Ta łódź jest pełna.
obstacle-no_food_left = Nie masz już żywności.
obstacle-already_assigned = Wysyłania po kolei można żądać tylko, zanim się coś wyśle.
obstacle-no_favor = Nie masz już przysług.
obstacle-dice_locked = Kości przerzucone runą „Potencjał” muszą zostać tak, jak padły.
obstacle-nothing_picked = Najpierw wskaż choć jedną kość.
obstacle-cannot_pay = To kosztuje { $good_amount_acc }, a masz za mało.

## Sources of points

source-track = Tor chwały
source-destiny = Przeznaczenia
source-sets = Komplety wrogów
source-runes = Runy
source-longship = Łódź
source-favor = Przysługi
source-coins = Monety
source-blame = Potępienia

## Options

option-variant_hall_of_fame = Pokonani wrogowie leżą odkryci, więc wszyscy widzą, kogo kto pokonał.
option-variant_wary_townsfolk = Miasto nikomu nie ufa: każdy zaczyna z 1 potępieniem.
option-assign_mode = Gracze wysyłają wojowników po kolei albo wszyscy naraz, potajemnie, o ile nikt nie zażąda kolejności.
option-first_player = Grę zaczyna gracz z tego miejsca albo ktoś wylosowany.

## Explanations: goods, warriors, dice

text-coin =
    { $scoring_coins_per_glory ->
        [one] Płaci się nią w mieście. Na koniec gry każda moneta daje 1 punkt chwały.
        [few] Płaci się nią w mieście. Na koniec gry każde { $scoring_coins_per_glory } monety dają 1 punkt chwały.
       *[many] Płaci się nią w mieście. Na koniec gry każde { $scoring_coins_per_glory } monet daje 1 punkt chwały.
    }
text-wood = Płaci się nim za runy i łodzie.
text-food = Karmi załogi łodzi w podróży. Wojownik bez żywności ginie na morzu.
text-favor = Poświęć 1 po rzucie, aby przerzucić dowolne kości. Na koniec gry każda niewykorzystana daje { $scoring_favor_glory_amount }.
text-glory = Kto ma jej najwięcej na koniec gry, ten zwycięża.
text-blame = Na koniec gry odbiera chwałę: za 1 do 5 potępień kolejno { $scoring_blame_penalty_2 }, { $scoring_blame_penalty_3 }, { $scoring_blame_penalty_4 }, { $scoring_blame_penalty_5 } i { $scoring_blame_penalty_6 }, a za 6 i więcej { $scoring_blame_penalty_7 }.
text-worker = W swojej turze wysyłasz jednego na wolne pole. Na koniec rundy wszyscy wracają.
text-warrior = Kość, która dla ciebie walczy, żegluje i poluje. Możesz mieć ich najwyżej { $supply_warrior_limit_per_player }.
text-swordsman = Ścianki tej kości: puste ({ $faces_blank }), z 1 trafieniem ({ $faces_hit_1 }), z 2 trafieniami ({ $faces_hit_2 }), z tarczą ({ $faces_shield }).
text-spearman = { text-swordsman }
text-axeman = Ścianki tej kości: puste ({ $faces_blank }), z 1 trafieniem ({ $faces_hit_1 }), z 2 trafieniami ({ $faces_hit_2 }).
text-blank = Nie ma żadnego działania.
text-hit_1 = Zadaje { $damage } obrażenie, a na polowaniu daje { $damage } żywność.
text-hit_2 = Zadaje { $damage } obrażenia, a na polowaniu daje { $damage } żywności.
text-shield = Ratuje { $shields } wojownika w tej rundzie walki.

## Explanations: leaders

text-asmundr = Ilekroć poświęcasz przysługę na przerzut, zdobywasz { $on_favor_reroll_gain_acc }.
text-dagrun = U Szamana dobierasz o { $extra_destiny_draw_n } kartę przeznaczenia więcej i zatrzymujesz tę, którą wolisz.
text-gylfir = U Kupca nic nie płacisz; oszczędzasz { $waive_cost_acc }.
text-svanhildr = Każda ścianka z trafieniem na kościach twoich fechmistrzów zadaje o { $damage_bonus_n } obrażenie więcej, także na polowaniu. Z runą „Odwet” dotyczy to też ich tarcz.
text-ullr = W każdej rundzie walki, w której choć jedna twoja kość pokazuje 2 trafienia, zdobywasz { $glory_on_face_n } punkt chwały.

## Explanations: the town

text-troll_gate = Rezerwuje walkę z trollem. Kto go pokona, zrzuca z siebie 1 potępienie i daje 1 innemu graczowi; jeśli troll przetrwa, każdy bierze na siebie 1.
text-draugr_1 = Rezerwuje walkę z lewym draugrem, który daje chwałę i monety.
text-draugr_2 = Rezerwuje walkę z prawym draugrem, który daje chwałę i monety.
text-hunting_grounds = Wszyscy wojownicy niewysłani gdzie indziej idą na polowanie: każde trafienie daje 1 żywność, razem najwyżej { $reserve_hunt_cap }. Każdy gracz ma tu miejsce dla jednego robotnika.
text-jarls_longhouse = Weź { $gain_warrior_acc } i znacznik pierwszego gracza; jeśli już go masz, przechodzi do gracza po twojej lewej.
text-armory = Weź wszystkich czekających tu fechmistrzów. Co rundę dochodzi { $round_armory_swordsmen } nowy.
text-spear_maker = Weź wszystkich czekających tu włóczników. Co rundę dochodzi { $round_spear_maker_spearmen } nowy.
text-blacksmith = Weź wszystkich czekających tu toporników. Co rundę dochodzi { $round_blacksmith_axemen } nowy.
text-smokehouse = Weź całą leżącą tu żywność. Co rundę dochodzi { $round_smokehouse_food_amount }.
text-market = Wymieniaj żywność, drewno i monety jeden do jednego, ile razy chcesz.
text-merchant_ship = Zapłać { $pay_acc } i weź wszystko, co daje odkryta karta kupca.
text-runesmith = Oddaj { $pay_acc } i weź jedną z odkrytych run albo w ciemno wierzchnią z talii.
text-sage_house = Podejrzyj kartę podróży jednej krainy, a potem dobierz { $draw_destiny_draw } kartę przeznaczenia.
text-shipwright = Zapłać za własną łódź i weź ją. W całej grze możesz zbudować tylko jedną.
text-stave_church = Kup 1, 2, 3 lub 4 przysługi. Cena w monetach: { $buy_table_table_1_1 }, { $buy_table_table_2_1 }, { $buy_table_table_3_1 } lub { $buy_table_table_4_1 }.
text-worker_huts = Najmij na stałe jeszcze jednego robotnika, gotowego od zaraz. Pierwszy kupujący w grze płaci { $hire_worker_prices_1 } monet, następni { $hire_worker_prices_2 }, { $hire_worker_prices_3 } i { $hire_worker_prices_4 }.
text-small_public_longship = Wyślij tę łódź bez opłaty do wolnej krainy. Pojemność: { $sail_ship_capacity } (wojownicy i żywność razem).
text-large_public_longship = Zapłać { $pay_acc } i wyślij tę łódź do wolnej krainy. Pojemność: { $sail_ship_capacity } (wojownicy i żywność razem).
text-stall_space_1 = Skorzystaj ze straganu, który tu stoi.
text-stall_space_2 = { text-stall_space_1 }
text-stall_space_3 = { text-stall_space_1 }
text-stall_space_4 = { text-stall_space_1 }
text-beg = Zdobądź 1 monetę, ale weź na siebie 1 potępienie. Żebrać można zawsze, dowolną liczbą robotników.
text-own_longship = Wyślij własną łódź do wolnej krainy, raz na rundę i bez opłaty.
text-troll = Troll tej rundy. Jeśli nikt go nie pokona, każdy bierze na siebie 1 potępienie.
text-troll_card = { text-troll }
text-draugr_card_1 = Draugr po lewej; odchodzi z końcem rundy.
text-draugr_card_2 = Draugr po prawej; odchodzi z końcem rundy.
text-rune_row = Runy, które oferuje Mistrz Run. Luki zapełnia się na początku następnej rundy.
text-merchant_pile = Wierzchnia karta mówi, co w tej rundzie daje Kupiec.
text-enemy_discard = Trolle i draugry, których nikt nie pokonał.

## Explanations: the sea

text-port_1 = W każdej rundzie mieści jedną łódź, płynącą do Odległej Krainy 1.
text-port_2 = W każdej rundzie mieści jedną łódź, płynącą do Odległej Krainy 2.
text-port_3 = W każdej rundzie mieści jedną łódź, płynącą do Odległej Krainy 3.
text-port_4 = W każdej rundzie mieści jedną łódź, płynącą do Odległej Krainy 4.
text-shore_1 =
    { $distance_id ->
        [near] Bliska kraina: 1 żywność starcza w drodze dla { $warriors_fed_per_food } wojowników.
       *[far] Daleka kraina: 1 żywność starcza w drodze tylko dla { $warriors_fed_per_food } wojownika.
    }
text-shore_2 = { text-shore_1 }
text-shore_3 = { text-shore_1 }
text-shore_4 = { text-shore_1 }
text-small_public = Pojemność: { $capacity } (wojownicy i żywność razem). Każdy może ją zająć bez opłaty.
text-large_public = Pojemność: { $capacity } (wojownicy i żywność razem). Każdy może ją zająć za { $hire_cost_acc }.
text-private_karve = Pojemność: { $capacity } (wojownicy i żywność razem). Koszt: { $build_cost }; na koniec gry warta { $glory_amount }.
text-private_snekkja = { text-private_karve }
text-private_skeid = { text-private_karve }
text-private_drakkar = { text-private_karve }
text-journey_all_quiet = Spokojny rejs: nic się nie dzieje.
text-journey_kraken = Załoga musi walczyć z Krakenem: atak { $fight_attack }, obrona { $fight_defense }. Zwycięstwo daje { $fight_glory_amount_acc }.
text-journey_lost = Załoga gubi drogę. Łódź traci razem { $lose_from_ship_n } rzeczy: wojowników lub żywność, do wyboru gracza.
text-journey_becalmed = Wiatr ustaje na wiele dni: łódź traci { $lose_from_ship_n } żywność.
text-journey_storm = Łódź traci { $lose_from_ship_n } wojownika albo { $lose_from_ship_n } żywność, do wyboru gracza.
text-journey_whirlpool = Łódź traci { $lose_from_ship_n } wojownika.

## Explanations: stalls and merchants

text-stall_outcast = Oddaj { $repeat_trade_pay_acc } za { $repeat_trade_gain_acc }, najwyżej { $repeat_trade_max } razy.
text-stall_trader = Zdobądź { $gain_acc }.
text-stall_skald = Zdobądź { $gain_acc }.
text-stall_stranger = Zdobądź { $gain_acc }.
text-stall_savages = Oddaj { $pay_acc } i weź { $gain_warrior_acc }.
text-stall_heroes = { text-stall_savages }
text-stall_raiders = { text-stall_savages }
text-stall_vikings = { text-stall_savages }
text-merchant_fishmonger = Zdobądź { $gain_acc }.
text-merchant_timber_barge = Zdobądź { $gain_acc }.
text-merchant_farmers = Zdobądź { $gain_acc }.
text-merchant_shipbreakers = Zdobądź { $gain_acc }.
text-merchant_young_blades = Weź { $gain_warrior_acc }.
text-merchant_spear_escort = Weź { $gain_warrior_acc } i { $gain_acc }.
text-merchant_axe_for_hire = Weź { $gain_warrior_acc } i { $gain_acc }.
text-merchant_settlers = Weź { $gain_warrior_acc }, { $gain_acc }.

## Explanations: runes

rune-free = W swojej turze, przed swoją walką lub polowaniem albo po nich
rune-worth = Na koniec gry daje { $glory_amount_acc }, użyta czy nie.
text-rune_gifts = { rune-free } weź razem { $gain_choice_n } rzeczy: drewno, żywność lub monety, jak wolisz. { rune-worth }
text-rune_fame = Gdy pokonasz wroga, zdobądź jeszcze { $bonus_glory_percent_percent }% jego chwały, z zaokrągleniem w dół. { rune-worth }
text-rune_healing = Po rzucie w walce: w tej rundzie walki nie tracisz wojowników. { rune-worth }
text-rune_journey = Gdy odsłonisz kartę podróży, odrzuć ją i zmierz się z wierzchnią kartą talii. { rune-worth }
text-rune_knowledge = { rune-free } podejrzyj wszystkie zakryte karty podróży. { rune-worth }
text-rune_potential = Po rzucie przerzuć wszystkie puste ścianki; nowe wyniki zostają. { rune-worth }
text-rune_retaliation = Po rzucie każda twoja tarcza zadaje też { $faces_also_damage_n } obrażenie, a na polowaniu daje { $faces_also_damage_n } żywność. { rune-worth }
text-rune_success = { rune-free } odsłoń swoją kartę przeznaczenia i podlicz ją od razu, a na koniec gry ponownie. { rune-worth }
text-rune_true_sight = U Szamana dobierz o { $extra_destiny_draw_n } karty przeznaczenia więcej i zatrzymaj tę, którą wolisz. { rune-worth }
text-rune_wealth = { rune-free } podwój swoje monety, zyskując najwyżej { $double_resource_max_gain }. { rune-worth }

## Explanations: destinies

destiny-worth =
    { $full ->
        [one] { $full } punkt chwały za samodzielne pierwsze miejsce, { $tied } przy remisie.
        [few] { $full } punkty chwały za samodzielne pierwsze miejsce, { $tied } przy remisie.
       *[many] { $full } punktów chwały za samodzielne pierwsze miejsce, { $tied } przy remisie.
    }
text-destiny_troll_slayer = Pokonane trolle: { destiny-worth }
text-destiny_draugr_slayer = Pokonane draugry: { destiny-worth }
text-destiny_monster_slayer = Pokonane monstra: { destiny-worth }
text-destiny_red_hunter = Pokonani wrogowie w kolorze czerwonym: { destiny-worth }
text-destiny_yellow_hunter = Pokonani wrogowie w kolorze żółtym: { destiny-worth }
text-destiny_blue_hunter = Pokonani wrogowie w kolorze niebieskim: { destiny-worth }
text-destiny_hoarder = Monety: { destiny-worth }
text-destiny_woodcutter = Drewno: { destiny-worth }
text-destiny_provider = Żywność: { destiny-worth }
text-destiny_god_touched = Przysługi: { destiny-worth }
text-destiny_warlord = Wojownicy: { destiny-worth }
text-destiny_rune_keeper = Runy, także użyte: { destiny-worth }

## Explanations: enemies, one sentence for each deck

forbidden-warriors =
    { $forbidden_count ->
        [0] { "" }
       *[other] { " " }Nie dopuszcza żadnego { $forbidden_gen }.
    }
text-each-trolls = Atak { $attack }, obrona { $defense }; nagroda: { $glory_amount } i { $wood_amount }.{ forbidden-warriors }
text-each-draugr =
    Draugr, kolor { $color }: atak { $attack }, obrona { $defense }; nagroda: { $glory_amount } i { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }.{ forbidden-warriors }
text-each-monsters =
    { $forbidden_count ->
        [0] Monstrum, kolor { $color }: atak { $attack }, obrona { $defense }; nagroda: { $glory_amount } i { $favor_amount }.
       *[other] Monstrum, kolor { $color }: atak { $attack }, obrona { $defense }; nagroda: { $glory_amount } i { $favor_amount }. Przed walką zabija na pokładzie każdego { $forbidden_gen }.
    }

# Plany: co można zostawić stołowi. $a to runda, z którą plan się kończy.
plan-accept_rolls = Przyjmuj wszystkie moje rzuty do końca rundy { $a }
plan-keep_runes = Nie używaj run przy moich walkach do końca rundy { $a }

## Previews: what a choice brings, in a few words

preview-gain = Zysk: { $gain }
preview-cost = Koszt: { $cost }
preview-trade = Koszt: { $cost }; zysk: { $gain }
preview-waste = Koszt: { $cost }; bez zysku
preview-nothing = Nic nie daje
preview-marker = Bez wojownika; przechodzi tylko znacznik pierwszego gracza
preview-worth =
    { $glory ->
        [one] Na koniec gry warta { $glory } punkt chwały
        [few] Na koniec gry warta { $glory } punkty chwały
       *[many] Na koniec gry warta { $glory } punktów chwały
    }
preview-claim = Atak { $attack }, obrona { $defense }; nagroda: { $gain }; { $percent }% szans, jeśli pójdą wszyscy z domu
preview-sail =
    Atak { $attack }, obrona { $defense }; nagroda: { $gain }; 1 żywność karmi { $fed ->
        [one] { $fed } wojownika
       *[other] { $fed } wojowników
    }
preview-build =
    Koszt: { $cost }; pojemność { $capacity }, na koniec gry { $glory ->
        [one] { $glory } punkt chwały
        [few] { $glory } punkty chwały
       *[many] { $glory } punktów chwały
    }
preview-blame =
    { $blame ->
        [one] Razem { $blame } potępienie
        [few] Razem { $blame } potępienia
       *[many] Razem { $blame } potępień
    }: na koniec gry −{ $penalty } pkt chwały
preview-chance = { $percent }% szans na zwycięstwo
preview-accept =
    { $n ->
        [0] { $percent }% szans na zwycięstwo, teraz bez strat
       *[other] { $percent }% szans na zwycięstwo, teraz tracisz { $n }
    }
preview-falls =
    { $n ->
        [0] Wróg pada, bez strat
       *[other] Wróg pada, tracisz { $n }
    }
preview-unchanged = Nic nie zmienia w tym rzucie
preview-hunt = Przynosi { amount-food }
preview-hunt-average = Przynosi około { $n } żywności
preview-stay =
    { $n ->
        [one] { $n } wojownik zostaje w domu
       *[other] { $n } wojowników zostaje w domu
    }
preview-hunters =
    { $n ->
        [one] { $n } wojownik idzie na polowanie
       *[other] { $n } wojowników idzie na polowanie
    }
preview-open =
    { $n ->
        [0] Teraz nic nie daje; na koniec gry liczy się ponownie
       *[other] Zysk teraz: { amount-glory }; na koniec gry liczy się ponownie
    }
preview-known = Znasz już tę kartę
