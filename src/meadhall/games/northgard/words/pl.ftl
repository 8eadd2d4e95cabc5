### Northgard: Niezbadane Ziemie po polsku (Project Fluent).
###
### Nazwy zmiennych opisuje `meadhall.words.vocabulary`: `$x` to nazwa, `$x_id` identyfikator do
### wyboru wariantu, `$x_amount` liczba z rzeczą (`_acc` w bierniku), `$x_<field>` dane z plików
### treści, `$x_now_<field>` stan stołu. Efekt karty ma nazwę swojego słowa kluczowego: `$move_n`.
###
### Imion graczy, nazw kart i terytoriów nie odmieniamy: stoją w mianowniku, po dwukropku, w nawiasie
### albo w cudzysłowie. Zdarzenia są w czasie teraźniejszym, bez form zależnych od płci.

game-name = Northgard: Niezbadane Ziemie
game-summary = Poprowadź klan wikingów na ziemie, których nikt nie zbadał: odkrywaj je kafel po kaflu, zasiedlaj, zabudowuj, walcz o nie i z każdym rokiem ulepszaj swoje karty. Po { $year_years } latach wygrywa największa Chwała, chyba że ktoś wcześniej zdobędzie zamknięte terytoria z dużymi budynkami (potrzeba ich { $scoring_domination_territories }).

## Amounts

amount-food =
    { $n ->
        [one] { $n } żywność
       *[other] { $n } żywności
    }
amount-wood =
    { $n ->
        [one] { $n } drewno
       *[other] { $n } drewna
    }
amount-lore =
    { $n ->
        [one] { $n } wiedza
       *[other] { $n } wiedzy
    }
    .acc =
        { $n ->
            [one] { $n } wiedzę
           *[other] { $n } wiedzy
        }
amount-glory =
    { $n ->
        [one] { $n } Punkt Chwały
        [few] { $n } Punkty Chwały
       *[many] { $n } Punktów Chwały
    }
amount-unit =
    { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }
    .acc =
        { $n ->
            [one] { $n } jednostkę
            [few] { $n } jednostki
           *[many] { $n } jednostek
        }
amount-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc =
        { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
amount-tile =
    { $n ->
        [one] { $n } kafel
        [few] { $n } kafle
       *[many] { $n } kafli
    }

## Names: terms

name-glory = Chwała
name-unit = Jednostka
name-kaija = Kaija, Opancerzony Niedźwiedź
name-scorched_earth = Żeton Spalonej Ziemi
name-first_player = Pierwszy Gracz
name-territory = Terytorium
name-small = Małe miejsce
name-stone = Małe miejsce z kamieniem
name-large = Duże miejsce
name-lair = Legowisko Stwora
name-regular = Regularna Granica
name-hard = Trudna Granica
name-flash = Karta Błysku
name-draw_pile = Stos Dobierania
name-hand = Ręka
name-active = Strefa Aktywna
name-discard = Stos Kart Odrzuconych
name-display = Karty wyłożone na stole
name-reserve = Rezerwa
name-tile_pile = Stos kafli
name-development_deck = Talia Rozwoju
name-creature_line = Linia Stworów
name-setup = Przygotowanie
name-end = Koniec gry

# What cards do
name-recruit = Rekrutacja
name-recruit_each = Rekrutacja na kilku terytoriach
name-recruit_per_icon = Rekrutacja za symbole
name-add_unit = Dodanie jednostki
name-move = Ruch
name-pull_unit = Wezwanie jednostki
name-teleport_units = Ukryty przemarsz
name-shift_enemy_units = Przesunięcie jednostek wroga
name-explore = Odkrycie
name-build = Budowa
name-replace_building = Zamiana budynku
name-draw = Dobieranie
name-draw_per = Dobieranie za terytoria
name-take_from_discard = Odzyskanie karty
name-collect = Zebranie zasobów
name-collect_from_target = Zdobycie zasobu
name-choose_one = Jedno z dwojga
name-choose_action = Akcja podstawowa
name-sequence_any_order = W dowolnej kolejności
name-pay_then = Dopłata
name-remove_enemy_unit = Usunięcie jednostki wroga
name-inspect_and_discard = Obejrzenie ręki
name-all_opponents_discard = Odrzucanie przez przeciwników
name-opponent_discards_random = Losowe odrzucenie
name-extort = Wymuszenie
name-copy_card = Skopiowanie karty
name-cancel_card = Anulowanie karty
name-take_display_card = Wzięcie wyłożonej karty
name-place_scorched_earth = Spalenie ziemi
name-set_year_flag = Do końca roku
name-kaija_may_attack = Kaija może atakować
name-ignore_enemy_defences = Obrona wrogów się nie liczy

# Faces of the die: axes are combat points, skulls are casualties
name-axe2 = 2 topory
name-axe3 = 3 topory
name-skull_or_axe = topór albo czaszka
name-axe2_skull = 2 topory z czaszką
name-skull2 = 2 czaszki
name-axe_skull = topór z czaszką

# Where Glory comes from
name-closing = Zamykanie terytoriów
name-altars = Ołtarze Królów
name-clan = Moc Klanu

# Options
name-clans = Klany
name-five_tile_in_pile_with_fewer_players = Kafel dla 5 graczy w każdej grze
name-open_totals = Jawna Chwała
name-random = losowo
name-choose = do wyboru

## Names: resources, colours and phases

name-food = Żywność
name-wood = Drewno
name-lore = Wiedza
name-red = Czerwony
name-purple = Fioletowy
name-yellow = Żółty
name-blue = Niebieski
name-green = Zielony
name-start_of_year = Początek Roku
name-actions = Akcje
name-creatures = Stwory
name-harvest = Zbiory
name-winter = Zima
name-end_of_year = Koniec Roku

## Names: clans

name-bear = Klan Niedźwiedzia
name-boar = Klan Dzika
name-goat = Klan Kozła
name-raven = Klan Kruka
name-snake = Klan Węża
name-stag = Klan Jelenia
name-wolf = Klan Wilka

## Names: buildings

name-food_silo = Spichlerz
name-woodcutter_lodge = Chata Drwala
name-defence_tower = Wieża Obronna
name-training_camp = Obóz Szkoleniowy
name-menhir = Menhir
name-fortress = Forteca
name-forge = Kuźnia
name-altar_of_kings = Ołtarz Królów

## Names: creatures

name-brown_bear = Niedźwiedź Brunatny
name-draugr = Draugr
name-fallen_valkyrie = Upadła Walkiria
name-wolf_beige = Wilk (beżowy)
name-wolf_brown = Wilk (brązowy)
name-wolf_dark_brown = Wilk (ciemnobrązowy)
name-brown_bear_beige = Niedźwiedź Brunatny (beżowy)
name-brown_bear_brown = Niedźwiedź Brunatny (brązowy)
name-draugr_beige = Draugr (beżowy)
name-draugr_brown = Draugr (brązowy)
name-fallen_valkyrie_beige = Upadła Walkiria (beżowa)
name-fallen_valkyrie_brown = Upadła Walkiria (brązowa)

## Names: starting cards

name-start_recruit = Rekrutacja
name-start_move = Ruch
name-start_explore = Odkrycie
name-start_build = Budowa
name-start_feast = Uczta

## Names: clan cards

name-clan_bear = Klan Niedźwiedzia
name-clan_bear_awakens = Przebudzenie niedźwiedzia
name-clan_bear_protector = Obrońca ziemi
name-clan_boar = Klan Dzika
name-clan_boar_osmosis = Osmoza
name-clan_boar_lay_of_the_land = Ukształtowanie terenu
name-clan_goat = Klan Kozła
name-clan_goat_teamwork = Praca zespołowa
name-clan_goat_resourceful = Zaradny lud
name-clan_raven = Klan Kruka
name-clan_raven_raiding_party = Wyprawa łupieżcza
name-clan_raven_mercenaries = Najemnicy Kruka
name-clan_snake = Klan Węża
name-clan_snake_rapacious = Drapieżny wyzysk
name-clan_snake_stolen_lore = Skradziona wiedza
name-clan_stag = Klan Jelenia
name-clan_stag_glory = Chwała klanu
name-clan_stag_annexation = Aneksja
name-clan_wolf = Klan Wilka
name-clan_wolf_plunder = Grabież
name-clan_wolf_call_to_war = Wezwanie do wojny

## Names: Development cards

name-dev_negotiation = Negocjacje
name-dev_scouts = Zwiadowcy
name-dev_town_hall = Ratusz
name-dev_merchant = Kupiec
name-dev_militia = Milicja
name-dev_villager_tools = Ulepszone narzędzia osadników
name-dev_recruitment = Pobór
name-dev_market_place = Targowisko
name-dev_mercenary = Najemnik
name-dev_intimidate = Zastraszenie
name-dev_feast = Uczta (Wczesny Rozwój)
name-dev_scout_camp = Obóz zwiadowców
name-dev_shieldbearers = Tarczownicy
name-dev_bodyguard = Straż przyboczna
name-dev_simple_living = Proste życie
name-dev_future_sight = Wizja przyszłości
name-dev_spy = Szpieg
name-dev_fishing = Rybołówstwo
name-dev_axe_throwers = Miotacze toporów
name-dev_lore_mastery = Mistrzostwo wiedzy
name-dev_industrious = Pracowici osadnicy
name-dev_defensive_strategy = Strategia obronna
name-dev_enemy_secrets = Tajemnice wroga
name-dev_hunters = Łowcy
name-dev_outpost = Posterunek
name-dev_hidden_ways = Ukryte ścieżki
name-dev_carpentry = Mistrzostwo ciesielskie
name-dev_conqueror = Zdobywca
name-dev_huginn_muninn = Hugin i Munin
name-dev_up_market_place = Ulepszone targowisko
name-dev_grizzled_warriors = Zaprawieni wojownicy
name-dev_up_trading_post = Ulepszona faktoria
name-dev_ancestral_curse = Klątwa przodków
name-dev_veiled_threats = Zawoalowane groźby
name-dev_rangers = Tropiciele
name-dev_up_scout_camp = Ulepszony obóz zwiadowców
name-dev_trade_routes = Wielkie szlaki handlowe
name-dev_woodcutters = Drwale
name-dev_infiltration = Infiltracja
name-dev_up_town_hall = Ulepszony ratusz
name-dev_amenities = Udogodnienia
name-dev_wood_monopoly = Monopol na drewno
name-dev_bribery = Przekupstwo
name-dev_incursion = Najazd
name-dev_heroic_charge = Heroiczna szarża
name-dev_trading_post = Faktoria
name-dev_legendary_heroes = Legendarni bohaterowie
name-dev_allies_wild = Sojusznicy z dziczy
name-dev_loremasters = Mistrzowie wiedzy
name-dev_warriors = Wojownicy
name-dev_cunning_merchant = Przebiegły kupiec
name-dev_capture = Pojmanie

## Names: Achievements and Unrest

name-ach_builder = Budowniczy
name-ach_explorer = Odkrywca
name-ach_food_trader = Handlarz żywnością
name-ach_wood_trader = Handlarz drewnem
name-ach_scholar = Uczony
name-ach_trapper = Traper
name-ach_warlord = Wódz
name-unrest = Niepokoje

## Names: variants

name-more_creatures = Więcej Stworów!
name-long_game = Dłuższa rozgrywka
name-team_game = Gra drużynowa

## Names: the map

name-start = kafel startowy
name-start_five = kafel startowy dla 5 graczy
name-0-0 = środek mapy

## Names: areas

# The areas of the map bear no printed names, so they have ours: an area with wood is called after a
# forest, with food after a valley or meadow, with lore after a fjord or lake, with a lair after a
# den; the others after stones, heights, moors and coasts.

name-start-n = Północna Przystań
name-start-e = Wschodni Brzeg
name-start-s = Południowe Żwiry
name-start-w = Zachodnie Piaski
name-start_five-n = Daleki Przylądek
name-start_five-e = Zewnętrzny Cypel
name-start_five-s = Solna Równina
name-start_five-w = Miodowa Dolina
name-tile_01-n = Jęczmienna Łąka
name-tile_01-e = Mewi Przylądek
name-tile_01-s = Wrzosowa Równina
name-tile_01-w = Wyjąca Jama
name-tile_02-n = Focza Zatoka
name-tile_02-s = Złote Trawy
name-tile_03-n = Kościany Dół
name-tile_03-e = Stojące Głazy
name-tile_03-s = Rybacka Zatoczka
name-tile_03-w = Pszczela Dolina
name-tile_04-n = Królewskie Wzgórze
name-tile_04-e = Jaskinia Pazurów
name-tile_04-s = Runiczne Wrzosowisko
name-tile_05-n = Rzeźbiona Turnia
name-tile_05-s = Wysoki Taras
name-tile_06-n = Wietrzne Wrzosowisko
name-tile_06-e = Cypel Rybitw
name-tile_06-s = Runiczny Fiord
name-tile_06-w = Krucza Puszcza
name-tile_07-n = Pradawne Głazy
name-tile_07-m = Słoneczna Łąka
name-tile_07-s = Czarna Nora
name-tile_08-n = Posępne Wrzosowisko
name-tile_08-m = Stare Torfowisko
name-tile_08-s = Trzcinowe Mokradła
name-tile_09-n = Koniczynowe Pole
name-tile_09-e = Szary Kopiec
name-tile_09-s = Burzowe Wybrzeże
name-tile_10-n = Skowronkowa Dolina
name-tile_10-e = Zatoka Kotwic
name-tile_10-s = Mroźne Wrzosowisko
name-tile_11-n = Wysokie Sosny
name-tile_11-s = Orla Grań
name-tile_12-n = Przystań Drakkarów
name-tile_12-m = Omszały Las
name-tile_12-s = Spienione Wybrzeże
name-tile_13-a = Żelazny Bór
name-tile_14-n = Żurawie Bagno
name-tile_14-m = Rdzawa Równina
name-tile_14-s = Żytnie Pola
name-tile_15-n = Szerokie Wzgórza
name-tile_15-e = Kraniec Klifu
name-tile_15-s = Lustrzane Jezioro
name-tile_16-n = Dolina Sadów
name-tile_16-e = Wodorostowy Brzeg
name-tile_16-s = Mglisty Fiord
name-tile_17-n = Wąwóz Kłów
name-tile_17-s = Wzgórze Jarla
name-tile_18-n = Gromowa Skała
name-tile_18-e = Wydrza Struga
name-tile_18-s = Brzozowy Gaj
name-tile_19-n = Blade Wzgórza
name-tile_19-e = Jezioro Wieszczki
name-tile_19-s = Ostrygowa Plaża
name-tile_20-n = Pasterska Hala
name-tile_20-s = Srebrny Staw
name-tile_21-n = Lniana Dolina
name-tile_21-s = Wietrzny Płaskowyż
name-tile_22-n = Wielorybia Zatoka
name-tile_22-e = Głębia Kurhanów
name-tile_22-s = Fiord Sag
name-tile_22-w = Kamień Odyna
name-tile_23-n = Jezioro Skalda
name-tile_23-e = Skały Maskonurów
name-tile_23-s = Ponure Leże
name-tile_24-n = Siedzisko Olbrzyma
name-tile_24-e = Wybrzeże Wraków
name-tile_24-s = Zajęcze Wrzosowisko
name-tile_25-n = Tarczowe Wzgórze
name-tile_25-e = Grota Czaszek
name-tile_25-s = Zimny Brzeg
name-tile_26-n = Sienna Łąka
name-tile_26-e = Lisie Wrzosowisko
name-tile_26-s = Ciemny Bór
name-tile_27-n = Wzgórza Ognisk
name-tile_27-e = Dębowy Cień
name-tile_27-s = Warczący Jar
name-tile_28-n = Stare Wały
name-tile_28-s = Sowi Las
name-tile_29-n = Bursztynowy Las
name-tile_29-e = Sokole Urwisko
name-tile_29-w = Śledziowa Zatoka
name-tile_30-n = Wdowi Przylądek
name-tile_30-e = Świerkowy Ostęp
name-tile_30-s = Poszarpane Wybrzeże
name-tile_30-w = Przeklęty Kurhan
name-tile_31-n = Polana Wiecu
name-tile_31-e = Popielne Wrzosowisko
name-tile_31-s = Gwiezdna Toń
name-tile_32-n = Wybrzeże Zmierzchu
name-tile_32-e = Szepczący Las
name-tile_32-s = Łabędzie Bagno
name-tile_33-n = Księżycowy Głaz
name-tile_33-m = Szczyt Młota
name-tile_33-s = Krwawa Pieczara

## Names made of others

naming-tile = kafel { $number }
naming-site =
    { $kind_id ->
        [small] { $area } (małe miejsce)
        [stone] { $area } (małe miejsce z kamieniem)
       *[large] { $area } (duże miejsce)
    }
naming-cell = { naming-across }, { naming-along }
naming-across =
    { $across_id ->
        [east] { $columns } na wschód
       *[west] { $columns } na zachód
    }
naming-along =
    { $along_id ->
        [south] { $rows } na południe
       *[north] { $rows } na północ
    }

## Prompts, and what the others read meanwhile

prompt-ChooseClan = Wybierz klan, który poprowadzisz.
    .waiting = Czekamy: { $seats } wybiera klan.
prompt-ChooseTile = Wybierz kafel, który położysz.
    .waiting = Czekamy: { $seats } wybiera kafel.
prompt-ChooseCell = Wybierz, gdzie położysz kafel.
    .waiting = Czekamy: { $seats } wybiera miejsce na kafel.
prompt-ChooseTurn = Wybierz, jak obrócić kafel.
    .waiting = Czekamy: { $seats } obraca kafel.
prompt-PlaceGroup = Wybierz na nowym kaflu terytorium, na którym ląduje twoja grupa.
    .waiting = Czekamy: { $seats } ląduje z grupą jednostek.
prompt-KaijaInGroup = Zdecyduj, czy Kaija zajmie miejsce jednej jednostki ({ $territory }).
    .waiting = Czekamy: { $seats } decyduje, czy ląduje też Kaija.
prompt-TakeTurn = Twoja tura: zagraj kartę albo użyj jej inaczej. Spasuj, gdy w tym roku nie chcesz już nic robić.
    .waiting = Czekamy: { $seats } rozgrywa turę.
prompt-ChooseZone = Wybierz, co stanie się z kartą oddaną za ulepszenie: { $card }.
    .waiting = Czekamy: { $seats } oddaje kartę za ulepszenie.
prompt-TakeUpgrade = Wybierz Kartę Ulepszenia swojego klanu.
    .waiting = Czekamy: { $seats } wybiera Kartę Ulepszenia.
prompt-AnswerCard = Przeciwnik zagrywa kartę „{ $card }”: anuluj ją kartą „Strategia obronna” albo przepuść.
    .waiting = Czekamy: { $seats } przepuszcza albo anuluje kartę.
prompt-TakeDisplayCard = Wybierz wyłożoną kartę; trafi na wierzch twojego Stosu Dobierania.
    .waiting = Czekamy: { $seats } bierze wyłożoną kartę.
prompt-ChooseOption = Wybierz, co robisz dzięki tej karcie.
    .waiting = Czekamy: { $seats } wybiera efekt karty.
prompt-ChooseOrder = Wybierz, co robisz najpierw.
    .waiting = Czekamy: { $seats } wybiera, co robi najpierw.
prompt-AddOptional = Zdecyduj, czy wykonać też drugą część karty.
    .waiting = Czekamy: { $seats } decyduje o drugiej części karty.
prompt-PayOrNot = Zdecyduj, czy dopłacić za więcej.
    .waiting = Czekamy: { $seats } decyduje, czy dopłacić za więcej.
prompt-PayResources =
    { $left ->
        [one] Wybierz ostatni zasób, którym płacisz.
        [few] Wybierz zasób, którym płacisz (zostały { $left }).
       *[many] Wybierz zasób, którym płacisz (zostało { $left }).
    }
    .waiting = Czekamy: { $seats } płaci zasobami.
prompt-RecruitUnits =
    { $left ->
        [one] Wybierz, gdzie rekrutujesz ostatnią jednostkę, albo zakończ.
        [few] Wybierz, gdzie rekrutujesz następną jednostkę (zostały { $left }), albo zakończ.
       *[many] Wybierz, gdzie rekrutujesz następną jednostkę (zostało { $left }), albo zakończ.
    }
    .waiting = Czekamy: { $seats } rekrutuje jednostki.
prompt-FillCamps = Rezerwa nie starczy dla wszystkich Obozów Szkoleniowych: wybierz, gdzie szkolisz następną jednostkę.
    .waiting = Czekamy: { $seats } wybiera kolejność Obozów Szkoleniowych.
prompt-AddUnits = Wybierz terytorium, na którym dodasz jednostkę.
    .waiting = Czekamy: { $seats } dodaje jednostkę.
prompt-PullUnit = Wybierz, skąd jednostka dołączy do rekrutów ({ $area }), albo zrezygnuj.
    .waiting = Czekamy: { $seats } wzywa jednostkę do rekrutów.
prompt-OfferTile = Nie ma już neutralnej ziemi do zasiedlenia: dobierz kafel albo zrezygnuj.
    .waiting = Czekamy: { $seats } decyduje, czy szukać nowej ziemi.
prompt-Build =
    { $left ->
        [one] Wybierz, co i gdzie budujesz.
        [few] Wybierz, co i gdzie budujesz (najwyżej { $left } budynki).
       *[many] Wybierz, co i gdzie budujesz (najwyżej { $left } budynków).
    }
    .waiting = Czekamy: { $seats } buduje.
prompt-CollectAfterwards = Zdecyduj, czy zebrać teraz zasoby z terytorium, na którym powstał budynek ({ $area }).
    .waiting = Czekamy: { $seats } decyduje, czy zebrać zasoby.
prompt-SwapBuilding = Wybierz budynek, który zamienisz na inny, albo zrezygnuj.
    .waiting = Czekamy: { $seats } zamienia budynek.
prompt-SwapInto = Wybierz, co stanie zamiast budynku: { $building } ({ $area }).
    .waiting = Czekamy: { $seats } wybiera nowy budynek.
prompt-KeepOrRedraw = Połóż dobrany kafel albo raz wymień go na inny.
    .waiting = Czekamy: { $seats } zatrzymuje albo wymienia kafel.
prompt-OrderUnder = Wybierz kafel, który jako następny trafi na spód stosu.
    .waiting = Czekamy: { $seats } odkłada kafle na spód stosu.
prompt-ExploreAgain = Zdecyduj, czy wykonać jeszcze jedno Odkrycie.
    .waiting = Czekamy: { $seats } decyduje o kolejnym Odkryciu.
prompt-DivideCards =
    { $top ->
        [0] Podziel dobrane karty (do zatrzymania: { $keep }, do odrzucenia: { $discard }).
       *[other] { $discard ->
            [0] Podziel dobrane karty (do zatrzymania: { $keep }, na wierzch stosu: { $top }).
           *[other] Podziel dobrane karty (do zatrzymania: { $keep }, do odrzucenia: { $discard }, na wierzch stosu: { $top }).
        }
    }
    .waiting = Czekamy: { $seats } dzieli dobrane karty.
prompt-RecoverCards = Wybierz kartę, którą odzyskasz ze Stosu Kart Odrzuconych.
    .waiting = Czekamy: { $seats } odzyskuje kartę.
prompt-MakeMove =
    { $moving_left ->
        [one] Wybierz, skąd zaczyna się ostatni ruch, albo zakończ.
        [few] Wybierz, skąd zaczyna się następny ruch (zostały { $moving_left }), albo zakończ.
       *[many] Wybierz, skąd zaczyna się następny ruch (zostało { $moving_left }), albo zakończ.
    }
    .waiting = Czekamy: { $seats } rusza jednostki.
prompt-ChooseTarget = Wybierz, dokąd idą jednostki ({ $moving_origin }).
    .waiting = Czekamy: { $seats } wybiera, dokąd idą jednostki.
prompt-ChooseKaija = Zdecyduj, czy Kaija idzie z nimi.
    .waiting = Czekamy: { $seats } decyduje, czy idzie też Kaija.
prompt-ChooseUnits = Wybierz, ile jednostek idzie.
    .waiting = Czekamy: { $seats } wybiera, ile jednostek idzie.
prompt-EnterHiddenWay = Wybierz terytorium, które jednostki opuszczą ukrytymi ścieżkami.
    .waiting = Czekamy: { $seats } wybiera, kto rusza ukrytymi ścieżkami.
prompt-LeaveHiddenWay = Wybierz otwarte terytorium, na które trafią jednostki.
    .waiting = Czekamy: { $seats } wybiera, dokąd prowadzą ukryte ścieżki.
prompt-BribeUnits = Wybierz terytorium wroga, którego jednostki przekupisz.
    .waiting = Czekamy: { $seats } przekupuje jednostki wroga.
prompt-LeadAway = Wybierz, dokąd pójdą przekupione jednostki.
    .waiting = Czekamy: { $seats } wybiera, dokąd pójdą przekupione jednostki.
prompt-CountBribed = Wybierz, ile jednostek przekupisz.
    .waiting = Czekamy: { $seats } wybiera, ile jednostek przekupić.
prompt-CopyFrom = Wybierz terytorium wroga; skopiujesz kartę jego właściciela.
    .waiting = Czekamy: { $seats } wybiera, czyją kartę skopiować.
prompt-CopyOne = Wybierz kartę, którą skopiujesz.
    .waiting = Czekamy: { $seats } kopiuje kartę.
prompt-StrikeUnit = Wybierz terytorium, z którego usuniesz jednostkę wroga.
    .waiting = Czekamy: { $seats } usuwa jednostkę wroga.
prompt-CollectShown = Wybierz zasób widoczny na terytorium ({ $area }).
    .waiting = Czekamy: { $seats } bierze zasób.
prompt-ChooseVictim = Wybierz przeciwnika, którego dotknie ta karta.
    .waiting = Czekamy: { $seats } wybiera przeciwnika.
prompt-InspectHand = Widzisz rękę przeciwnika: wskaż z niej kartę.
    .waiting = Czekamy: { $seats } wskazuje kartę z ręki przeciwnika.
prompt-AnswerDemand =
    { $price ->
        [one] Odrzuć wskazaną kartę albo zatrzymaj ją, oddając { $price } zasób.
        [few] Odrzuć wskazaną kartę albo zatrzymaj ją, oddając { $price } zasoby.
       *[many] Odrzuć wskazaną kartę albo zatrzymaj ją, oddając { $price } zasobów.
    }
    .waiting = Czekamy: { $seats } odrzuca kartę albo płaci.
prompt-GiveUpCards = Wybierz z ręki kartę, którą odrzucisz.
    .waiting = Czekamy: { $seats } odrzuca kartę.
prompt-PlaceToken = Połóż Żeton Spalonej Ziemi obok swoich ziem albo zrezygnuj.
    .waiting = Czekamy: { $seats } decyduje o Żetonie Spalonej Ziemi.
prompt-DeclareFight = Wybierz Stwora do walki ({ $area }) albo zachowaj spokój.
    .waiting = Czekamy: { $seats } decyduje o walce ze Stworem.
prompt-ResolveFights = Wybierz, która walka będzie następna.
    .waiting = Czekamy: { $seats } wybiera następną walkę.
prompt-PushDefender = Wypchnij przed walką jednego obrońcę ({ $combat_territory }) albo zrezygnuj.
    .waiting = Czekamy: { $seats } decyduje, czy wypchnąć obrońcę.
prompt-SpendFood = Wybierz, ile żywności wydasz na walkę ({ $combat_territory }: atak { $combat_attacker_points }, obrona { $combat_defender_points }).
    .waiting = Czekamy: { $seats } wydaje żywność na walkę ({ $combat_territory }).
prompt-ChooseFace = Na kości jest topór albo czaszka: weź 1 punkt walki albo zadaj 1 obrażenie.
    .waiting = Czekamy: { $seats } wybiera między toporem a czaszką.
prompt-TakeBonus = Miotacze toporów dodają 1 punkt walki albo 1 obrażenie.
    .waiting = Czekamy: { $seats } wybiera punkt walki albo obrażenie.
prompt-LoseFigures = Wybierz, kogo tracisz ({ $area }).
    .waiting = Czekamy: { $seats } wybiera, kogo traci.
prompt-Retreat = Twoje jednostki muszą się wycofać ({ $area }): wybierz dokąd.
    .waiting = Czekamy: { $seats } wycofuje jednostki ({ $area }).
prompt-ChooseCreatureTarget = { $creature } może pójść na kilka terytoriów: wybierz jedno.
    .waiting = Czekamy: { $seats } wybiera, dokąd idzie Stwór: { $creature }.
prompt-LureCreature = Sprowadź Stwora na wybrane terytorium albo zrezygnuj.
    .waiting = Czekamy: { $seats } decyduje, czy pojawi się Stwór.
prompt-StealResource = Wybierz zasób, który zabierzesz z tych Zbiorów dzięki Spalonej Ziemi, albo zrezygnuj.
    .waiting = Czekamy: { $seats } decyduje, czy zabrać zasób.
prompt-Exchange = Wymieniaj zasoby trzy za jeden albo zakończ.
    .waiting = Czekamy: { $seats } wymienia zasoby.
prompt-TakeExchanged = Wybierz zasób, który dostajesz.
    .waiting = Czekamy: { $seats } wybiera zasób.
prompt-AnswerSwap = Twój partner proponuje wymianę: { $given_amount } za { $taken_amount_acc }. Zgódź się albo odmów.
    .waiting = Czekamy: { $seats } odpowiada na propozycję.
prompt-SecondChance = Nie masz jednostek na mapie: wyląduj na neutralnym terytorium albo zrezygnuj.
    .waiting = Czekamy: { $seats } korzysta z drugiej szansy.
prompt-SettleOnTile = Wybierz na nowym kaflu terytorium, na którym lądują twoje jednostki.
    .waiting = Czekamy: { $seats } ląduje na nowym kaflu.

## Moves, as on buttons

a-building = { $a }

move-clan = Wybierz: { $a }
move-place = Umieść jednostki: { $a }
move-without_kaija = Bez Kaiji
move-with_kaija = Z Kaiją
move-draw_tile = Dobierz kafel
move-tile = Połóż { $a }
move-tile-start = Połóż { $a }
move-tile-start_five = Połóż { $a }
move-cell = Połóż go tutaj: { $a }
move-turn =
    { $a ->
        [0] Połóż go bez obracania
        [1] Obróć go o ćwierć obrotu w prawo
        [2] Obróć go o pół obrotu
       *[3] Obróć go o ćwierć obrotu w lewo
    }
move-keep_tile = Połóż ten kafel
move-redraw = Odłóż go na spód stosu i dobierz inny
move-under = Odłóż { $a } na spód stosu
move-under-start = Odłóż { $a } na spód stosu
move-under-start_five = Odłóż { $a } na spód stosu
move-play = Zagraj kartę „{ $a }”
move-wait = Przeczekaj kartą „{ $a }”
move-replace = Zamień kartę „{ $a }” (wiedza: { $year_replace_cost_lore })
move-remove = Usuń z gry kartę „{ $a }” (wiedza: { $year_remove_cost_lore })
move-upgrade = Ulepsz klan kosztem karty „{ $a }” (wiedza: { $year_upgrade_cost_lore })
move-to_active = Połóż ją w Strefie Aktywnej
move-to_box = Usuń ją z gry
move-take = Weź kartę „{ $a }”
move-pass = Spasuj w tym roku
move-end_turn = Zakończ turę
move-cancel = Anuluj ją kartą „Strategia obronna”
move-let_pass = Przepuść ją
move-choose = { $a }
move-choose-recruit = Rekrutuj jednostki
move-choose-move = Rusz jednostki
move-choose-explore = Wykonaj Odkrycie
move-choose-build = Buduj
move-choose-draw = Dobierz karty
move-choose-take_from_discard = Weź kartę ze Stosu Kart Odrzuconych
move-choose-opponent_discards_random = Każ przeciwnikowi odrzucić losową kartę
move-pay = Zapłać { $a_amount_acc }
move-gain = Zdobądź { $a_amount_acc }
move-keep = Zatrzymaj kartę „{ $a }”
move-discard = Odrzuć kartę „{ $a }”
move-top = Odłóż kartę „{ $a }” na wierzch Stosu Dobierania
move-recover = Odzyskaj kartę „{ $a }” ze Stosu Kart Odrzuconych
move-name = Wskaż kartę „{ $a }”
move-copy = Skopiuj kartę „{ $a }”
move-copy_from = Skopiuj kartę właściciela terytorium: { $a }
move-opponent = Wybierz gracza: { $a }
move-strike = Usuń jednostkę wroga: { $a }
move-surrender = Odrzuć wskazaną kartę
move-ransom = Zapłać i zatrzymaj wskazaną kartę
move-scorch = Połóż Żeton Spalonej Ziemi: { $a }
move-recruit = Zrekrutuj jednostkę: { $a }
move-recruit_kaija = Zrekrutuj Kaiję: { $a }
move-camp = Wyszkol jeszcze jedną jednostkę: { $a }
move-build = Zbuduj: { a-building }, { $b }
move-build_loose = Zbuduj bez miejsca: { a-building }, { $b }
move-collect = Zbierz zasoby: { $a }
move-swap = Zamień budynek: { $a }
move-swap_loose = Zamień budynek bez miejsca: { $a }, { $b }
move-into = Postaw zamiast niego: { a-building }
move-from = Wyrusz stąd: { $a }
move-to = Idź tutaj: { $a }
    .seen =
        { $a_now_controller ->
            [none] Idź tutaj: { $a } (neutralne)
           *[other] Idź tutaj: { $a } (jednostki: { $a_now_units_sum })
        }
move-units =
    { $a ->
        [0] Nie ruszaj jednostek, tylko Kaiję
        [one] Rusz { $a } jednostkę
        [few] Rusz { $a } jednostki
       *[many] Rusz { $a } jednostek
    }
move-fight = Walcz ze Stworem: { $a }, wartość bojowa { $a_kind_value }
move-resolve = Rozstrzygnij teraz walkę: { $a }
move-push = Wypchnij jednego obrońcę: { $a }
move-food =
    { $a ->
        [0] Nie wydawaj żywności
        [one] Wydaj { $a } żywność na { $a } punkt walki
        [few] Wydaj { $a } żywności na { $a } punkty walki
       *[many] Wydaj { $a } żywności na { $a } punktów walki
    }
move-point = Weź 1 punkt walki
move-casualty = Zadaj 1 obrażenie
move-lose = Strać { $a_amount_acc }
move-lose-kaija = Strać Kaiję
move-retreat = Wycofaj 1 jednostkę: { $a }
move-retreat_kaija = Wycofaj Kaiję: { $a }
move-retreat_all = Wycofaj wszystkich: { $a }
move-creature_to = Przemieść Stwora: { $a }
move-appear = Niech Stwór się pojawi: { $a }
move-steal = Zabierz { $a_amount_acc } z tych Zbiorów
move-offer = Zaproponuj { $a_amount_acc } za { $b_amount_acc }
move-accept = Zgódź się na wymianę
move-refuse = Odmów wymiany
move-use = Tak, zrób to
move-decline = Nie, zrezygnuj
move-done = Zakończ

## Events, as lines of the log

the-tile = { $tile }
new-building = { $building }
other-building = { $into }

event-clan_taken = { $seat } prowadzi klan: { $clan }.
event-rolled_for_first =
    { $axes ->
        [0] { $seat } rzuca o pierwszeństwo i nie ma żadnego topora.
        [one] { $seat } rzuca o pierwszeństwo i ma { $axes } topór ({ $faces }).
        [few] { $seat } rzuca o pierwszeństwo i ma { $axes } topory ({ $faces }).
       *[many] { $seat } rzuca o pierwszeństwo i ma { $axes } toporów ({ $faces }).
    }
event-first_player = Znacznik Pierwszego Gracza ma { $seat }.
event-achievements_laid = Osiągnięcia w tej grze: { $cards }.
event-year_began = Zaczyna się rok { $year }.
event-phase_began =
    { $phase_id ->
        [setup] Klany lądują na nieznanym brzegu.
        [start_of_year] Początek Roku: wszyscy dobierają karty.
        [actions] Akcje: klany biorą się do dzieła.
        [creatures] Faza Stworów: bestie ruszają.
        [harvest] Zbiory: ziemia daje, co ma.
        [winter] Zima: trzeba wyżywić klany.
        [end_of_year] Koniec Roku.
       *[end] Ostatni rok dobiegł końca.
    }
event-display_laid = Na stół trafiają karty: { $cards }.
event-display_cleared = Niewzięte karty wracają do pudełka: { $cards }.

event-cards_drawn =
    { $n ->
        [0] { $seat } nie ma czego dobrać.
       *[other] { $seat } dobiera { amount-card.acc }.
    }
event-card_seen = Dobierasz kartę „{ $seen }”.
event-reshuffled = { $seat } tasuje odrzucone karty w nowy Stos Dobierania ({ amount-card }).
event-cards_kept = { $seat } zatrzymuje { amount-card.acc }.
event-cards_put_on_top = { $seat } odkłada na wierzch Stosu Dobierania { amount-card.acc }.
event-discarded = { $seat } odrzuca kartę „{ $card }”.
event-recovered = { $seat } odzyskuje kartę „{ $card }” ze Stosu Kart Odrzuconych.
event-played = { $seat } zagrywa kartę „{ $card }”.
event-cancelled = { $seat } anuluje kartę „{ $card }” (gracz: { $other }).
event-let_pass = { $seat } przepuszcza kartę „{ $card }” (gracz: { $other }).
event-copied = { $seat } kopiuje kartę „{ $card }”.
event-waited = { $seat } przeczekuje kartą „{ $card }”.
event-replaced = { $seat } zamienia kartę „{ $card }”.
event-removed = { $seat } usuwa z gry kartę „{ $card }”.
event-upgraded = { $seat } ulepsza klan kosztem karty „{ $card }” i bierze kartę „{ $upgrade }”.
event-turn_ended = { $seat } kończy turę.
event-passed = { $seat } pasuje w tym roku.
event-display_card_taken = { $seat } bierze ze stołu kartę „{ $card }”.
event-year_flag_set =
    { $flag_id ->
        [kaija_may_attack] Do końca roku Kaija może wchodzić na terytoria wrogów (gracz: { $seat }).
       *[ignore_enemy_defences] Do końca roku { $seat } ignoruje Fortece i Wieże Obronne wrogów.
    }

event-gained = { $seat } zdobywa { $resource_amount_acc }.
event-paid = { $seat } płaci { $resource_amount_acc }.
event-glory_gained =
    { $reason_id ->
        [closing] { $seat } zdobywa { amount-glory } za zamknięcie terytorium.
        [harvest] { $seat } zdobywa { amount-glory } za zamknięte terytoria.
        [altars] { $seat } zdobywa { amount-glory } za Ołtarze Królów.
        [clan] { $seat } zdobywa { amount-glory } dzięki Mocy Klanu.
        [creatures] { $seat } zdobywa { amount-glory } za pokonanie Stwora.
       *[other] { $seat } zdobywa { amount-glory }.
    }
event-glory_lost = { $seat } traci { amount-glory }.

event-units_placed = { $seat } umieszcza { amount-unit.acc }: { $territory }.
event-recruited = { $seat } rekrutuje { amount-unit.acc }: { $territory }.
event-camp_trained = { $seat } dostaje z Obozu Szkoleniowego { amount-unit.acc }: { $territory }.
event-kaija_placed = { $seat } umieszcza Kaiję: { $territory }.
event-built = { $seat } buduje: { new-building }, { $site }.
event-built_loose = { $seat } buduje bez miejsca: { new-building }, { $area }.
event-swapped = { $seat } zamienia budynek ({ $territory }): { new-building } ustępuje, powstaje { other-building }.

event-tiles_drawn = { $seat } dobiera { amount-tile }.
event-tile_seen = Dobierasz { $seen }.
event-tiles_put_under = { $seat } odkłada na spód stosu { amount-tile }.
event-tiles_put_back = Z powrotem do stosu, który jest tasowany: { amount-tile }.
event-tile_placed =
    { $turn ->
        [0] { $seat } kładzie { the-tile }: { $cell } od kafla startowego.
        [1] { $seat } kładzie { the-tile }: { $cell } od kafla startowego, ćwierć obrotu w prawo.
        [2] { $seat } kładzie { the-tile }: { $cell } od kafla startowego, pół obrotu.
       *[3] { $seat } kładzie { the-tile }: { $cell } od kafla startowego, ćwierć obrotu w lewo.
    }
event-start_tile_placed =
    { $tile_id ->
        [start] Na środku stołu leży kafel startowy.
       *[other] Na stole leży { $tile }: { $cell } od kafla startowego.
    }
event-territory_closed =
    { $tiles ->
        [one] Zamyka się terytorium { $territory } ({ $tiles } kafel).
        [few] Zamyka się terytorium { $territory } ({ $tiles } kafle).
       *[many] Zamyka się terytorium { $territory } ({ $tiles } kafli).
    }
event-found_no_place = Żaden kafel nigdzie nie pasuje; { $seat } nie znajduje nowej ziemi.

event-moved = { $seat } rusza { amount-unit.acc } ({ $origin } → { $territory }).
event-kaija_moved = { $seat } rusza Kaiję ({ $origin } → { $territory }).
event-shifted = { $seat } przesuwa { amount-unit.acc } wroga ({ $other }: { $origin } → { $territory }).
event-unit_removed = { $seat } usuwa jednostkę wroga ({ $other }: { $territory }).

event-hand_inspected = { $seat } ogląda rękę gracza: { $other }.
event-hand_seen = Widzisz rękę gracza { $other }: { $seen }.
event-card_named = { $seat } wskazuje kartę na ręce gracza: { $other }.
event-card_demanded_seen = { $seat } wskazuje kartę „{ $named }” (gracz: { $other }).
event-ransomed = { $seat } płaci i zatrzymuje wskazaną kartę (zasoby bierze { $other }).
event-scorched = { $seat } kładzie Żeton Spalonej Ziemi: { $territory }.

event-combat_began = { $seat } atakuje gracza { $other }: { $territory }.
event-creature_fought = { $seat } walczy ze Stworem: { $creature }, { $territory }.
event-creature_attacked = { $creature } atakuje gracza { $seat }: { $territory }.
event-food_spent =
    { $n ->
        [0] { $seat } nie wydaje żywności na walkę.
       *[other] { $seat } wydaje na walkę { amount-food }.
    }
event-rolled = { $seat } rzuca: { $face }.
event-creature_rolled = { $seat } rzuca za Stwora: { $creature }, { $face }.
event-took_point = { $seat } wybiera punkt walki.
event-took_casualty = { $seat } wybiera zadanie obrażenia.
event-combat_scored = { $territory }: atak { $attack }, obrona { $defence }; obrażenia atakującego: { $attacker_losses }, obrońcy: { $defender_losses }.
event-combat_won = { $seat } wygrywa walkę: { $territory }.
event-creature_won = { $creature } wygrywa walkę: { $territory }.
event-nobody_won = Z walki nikt nie wychodzi cało: { $territory }.
event-units_lost = { $seat } traci { amount-unit.acc }: { $territory }.
event-kaija_lost = { $seat } traci Kaiję ({ $territory }); można ją znów zrekrutować.
event-retreated = { $seat } wycofuje { amount-unit.acc } ({ $origin } → { $territory }).
event-kaija_retreated = { $seat } wycofuje Kaiję ({ $origin } → { $territory }).
event-no_retreat = { $seat } nie ma dokąd się wycofać ({ $territory }); z powrotem do rezerwy: { amount-unit }.
event-conquered = { $seat } zdobywa terytorium: { $territory }.

event-creature_appeared = Pojawia się Stwór: { $creature }, { $territory }.
event-creature_moved = { $creature } przemieszcza się ({ $origin } → { $territory }).
event-creature_stayed = { $creature } zostaje na miejscu.
event-creature_defeated = { $seat } pokonuje Stwora: { $creature }.
event-creatures_reshuffled = Odrzucone karty Stworów tworzą nową talię ({ amount-card }).

event-harvested = { $seat } zbiera plony.
event-stolen = { $seat } zabiera { $resource_amount_acc } ze Zbiorów gracza: { $other }.
event-exchanged = { $seat } wymienia zasoby na { $resource_amount_acc }.
event-swap_offered = { $seat } proponuje wymianę ({ $other }): { $given_amount } za { $taken_amount_acc }.
event-swap_accepted = { $seat } zgadza się na wymianę ({ $other }).
event-swap_refused = { $seat } odmawia wymiany ({ $other }).
event-wintered =
    { $wood ->
        [0] { $food ->
            [0] { $seat } przeżywa Zimę bez opłat.
           *[other] { $seat } płaci za Zimę { $food_amount_acc }.
        }
       *[other] { $food ->
            [0] { $seat } płaci za Zimę { $wood_amount_acc }.
           *[other] { $seat } płaci za Zimę { $food_amount_acc } i { $wood_amount_acc }.
        }
    }
event-unrest_taken = Niedostatek budzi Niepokoje: { $seat } bierze kartę Niepokojów.
event-top_card_lost = { $seat } odrzuca z wierzchu Stosu Dobierania kartę „{ $card }”.

event-second_chance = { $seat } dostaje drugą szansę: { $territory }.
event-second_chance_declined = { $seat } rezygnuje z drugiej szansy.
event-year_ended = Kończy się rok { $year }.
event-dominated =
    { $n ->
        [one] { $seat } panuje nad krainą: { $n } zamknięte terytorium z dużym budynkiem.
        [few] { $seat } panuje nad krainą: { $n } zamknięte terytoria z dużymi budynkami.
       *[many] { $seat } panuje nad krainą: { $n } zamkniętych terytoriów z dużymi budynkami.
    }
event-game_ended = Saga dobiegła końca; czas policzyć Chwałę.

## Endings

ending-points =
    { $winners_count ->
        [one] Najwięcej Chwały ma { $winners }: { $points }.
       *[other] { $winners } dzielą się zwycięstwem. Punkty Chwały: { $points }.
    }
ending-tie = Przy remisie (Punkty Chwały: { $points }) wygrywa { $winners } dzięki terytoriom, jednostkom lub budynkom.
ending-domination =
    { $winners_count ->
        [one] { $winners } panuje nad krainą: zamknięte terytoria z dużymi budynkami rozstrzygają przed Chwałą.
       *[other] { $winners } panują nad krainą: zamknięte terytoria z dużymi budynkami rozstrzygają przed Chwałą.
    }

## Obstacles

obstacle-clan_taken = Ten klan prowadzi już inny gracz.
obstacle-no_place_for_tile = Ten kafel nie pasuje nigdzie na mapie.
obstacle-border_breaks = Granica urwałaby się w tym miejscu: każda linia musi mieć ciąg dalszy w rogu kafla.
obstacle-joins_enemies = Jednostki dwóch graczy znalazłyby się na jednym terytorium.
obstacle-joins_partners = Jednostki twoje i partnera znalazłyby się na jednym terytorium.
obstacle-joins_groups = Połączyłyby się dwie grupy jednego gracza; przy rozstawieniu muszą zostać osobno.
obstacle-joins_creature = Upadła Walkiria i jednostki znalazłyby się na jednym terytorium.
obstacle-no_room_for_group = Na tym kaflu nie zostałoby wolne terytorium dla jednostek.
obstacle-no_room_to_settle = Na tym kaflu nie byłoby neutralnego terytorium, na którym można osiąść.
obstacle-territory_has_units = Stoją tam już jednostki; grupa potrzebuje pustego terytorium.
obstacle-creature_bars_group = Czeka tam Upadła Walkiria, a na kaflu jest inne puste terytorium.

obstacle-main_card_played = Główna karta tej tury jest już zagrana; możesz dołożyć tylko Karty Błysku.
obstacle-turn_has_begun = W tej turze zagrano już kartę; możesz tylko zagrać kolejne albo zakończyć turę.
obstacle-nothing_to_carry_out = Nic z tej karty nie da się teraz wykonać. Możesz nią przeczekać.
obstacle-lore_for_replace = Masz za mało wiedzy, aby zamienić kartę.
obstacle-lore_for_remove = Masz za mało wiedzy, aby usunąć kartę.
obstacle-lore_for_upgrade = Masz za mało wiedzy na ulepszenie.
obstacle-no_upgrade_left = Masz już obie Karty Ulepszenia swojego klanu.
obstacle-unrest_stays = Niepokojów nie można usunąć z gry.
obstacle-no_effect = Ta karta nie ma efektu; możesz nią tylko przeczekać albo ją zamienić.
obstacle-only_as_answer = Kartę „Strategia obronna” zagrywa się tylko w odpowiedzi na kartę przeciwnika.
obstacle-not_in_hand = Nie masz teraz na ręce karty „Strategia obronna”.
obstacle-display_card_taken = W tym roku masz już jedną z wyłożonych kart.
obstacle-display_empty = Na stole nie ma wyłożonych kart.
obstacle-too_few_cards = Na twoim Stosie Dobierania i Stosie Kart Odrzuconych jest za mało kart.
obstacle-discard_empty = Twój Stos Kart Odrzuconych jest pusty.
obstacle-no_closed_territory = Nie kontrolujesz dość dużego zamkniętego terytorium.
obstacle-cannot_be_copied = Tej karty nie można skopiować.
obstacle-copy_not_possible = Efektu tej karty nie da się teraz wykonać.
obstacle-hand_of_opponent_empty = Ten gracz nie ma kart na ręce.
obstacle-no_target = Nie ma celu dla tego efektu.
obstacle-cannot_pay = Masz za mało zasobów, aby zapłacić.

obstacle-reserve_empty = Twoja rezerwa jest pusta: wszystkie jednostki są na mapie.
obstacle-not_controlled = Nie masz tam jednostek, więc nie kontrolujesz tego terytorium.
obstacle-not_neutral = To terytorium nie jest neutralne.
obstacle-bear_bars_recruiting = Jest tam Niedźwiedź Brunatny; obok niego nie można rekrutować.
obstacle-valkyrie_bars = Jest tam Upadła Walkiria i nikogo nie wpuszcza.
obstacle-wrong_site = Ten budynek potrzebuje miejsca innego rodzaju.
obstacle-has_such_building = Na tym terytorium stoi już budynek tego typu.
obstacle-no_token_left = We wspólnej rezerwie nie ma już budynku tego typu.
obstacle-wood_for_building = Masz za mało drewna na ten budynek.
obstacle-one_large_only = Tylko jeden z dwóch budynków może być duży.
obstacle-bear_bars_building = Jest tam Niedźwiedź Brunatny; obok niego nie można budować.
obstacle-must_build_there = Zasoby są już zebrane, więc musisz budować na tym samym terytorium.
obstacle-nothing_to_collect = To terytorium nic teraz nie daje, więc nie ma czego zebrać.
obstacle-other_size = Nowy budynek musi być tej samej wielkości co stary.

obstacle-pile_empty = Stos kafli jest pusty; nikt już niczego nie odkryje.
obstacle-nothing_open = Nie kontrolujesz otwartego terytorium, z którego można odkrywać.

obstacle-link_too_hard = Trudna Granica kosztuje 2 ruchy, a tyle już nie masz.
obstacle-units_must_fight = Te jednostki weszły na terytorium wroga i muszą tam zostać do walki.
obstacle-kaija_stays_out = Kaija nie wchodzi na terytoria wrogów.
obstacle-no_way_to_go = Te jednostki nie mają dokąd stamtąd pójść.
obstacle-kaija_alone = Jest tam tylko Kaija, a jej nie można przekupić.
obstacle-partner_there = Stoją tam jednostki partnera, a partnerzy nie dzielą terytorium.
obstacle-must_move_on = Twoje jednostki stoją na terytorium partnera i najpierw muszą iść dalej.
obstacle-no_way_out_of_partner = Zabrakłoby ci ruchów, aby opuścić terytorium partnera.
obstacle-only_way_back = Ta droga prowadzi tylko z powrotem tam, skąd przyszły te jednostki.
obstacle-bear_bars_leaving = Jest tam Niedźwiedź Brunatny i nikogo nie wypuszcza.
obstacle-two_valkyries = Tego terytorium strzegą dwie Upadłe Walkirie; nikt tam nie wejdzie.
obstacle-valkyrie_holds = Kto wejdzie na terytorium Upadłej Walkirii, musi się zatrzymać i walczyć.
obstacle-nothing_moves = Musi ruszyć się co najmniej jedna figurka.
obstacle-not_open = To terytorium jest zamknięte; można dotrzeć tylko na otwarte.

obstacle-too_little_food = Możesz wydać tylko posiadaną żywność, najwyżej 1 za każdą swoją jednostkę w walce.
obstacle-push_to_enemy = Obrońcę można wypchnąć tylko na neutralne terytorium albo na terytorium jego właściciela.
obstacle-push_to_fight = Tam walka dopiero się rozegra, więc nikogo nie można tam wypchnąć.
obstacle-retreat_to_enemy = Odwrót prowadzi tylko na przyjazne lub neutralne terytoria.
obstacle-retreat_across_hard = Odwrót nie może prowadzić przez Trudną Granicę.
obstacle-retreat_to_fight = Tam walka dopiero się rozegra, więc nie można się tam wycofać.

obstacle-too_few_resources = Masz za mało zasobów na wymianę.
obstacle-not_yielded = To terytorium nie daje teraz tego zasobu.
obstacle-partner_lacks_it = Jedno z was nie ma zasobu do tej wymiany.
obstacle-territory_has_creature = Jest tam już Stwór.

## Sources of points

source-closing = Zamknięte terytoria
source-harvest = Zbiory z zamkniętych terytoriów
source-altars = Ołtarze Królów
source-clan = Moc Klanu
source-creatures = Pokonane Stwory
source-winter = Ciężkie zimy
source-resources = Pozostałe zasoby
source-cards = Karty Rozwoju
source-achievements = Osiągnięcia
source-unrest = Niepokoje
source-partner = Chwała partnera

## Options

option-creatures = W legowiskach mieszkają wilki, niedźwiedzie, draugry i upadłe walkirie; krążą po krainie, a za ich pokonanie zdobywa się Chwałę.
option-more_creatures = Kto pasuje, może sprowadzić na mapę kolejnego Stwora. Wymaga Stworów.
option-long_game = Liczba lat: { $variant_long_game_years } zamiast { $year_years }, więcej kart i bez zwycięstwa przez zamknięte terytoria.
option-team_game = Dwóch na dwóch: partnerzy siedzą naprzeciw siebie i sumują Chwałę. Liczba graczy: { $variant_team_game_players }.
option-clans = Klany są losowane albo wybierane w kolejności miejsc.
option-five_tile_in_pile_with_fewer_players = Gdy gra mniej niż pięć osób, kafel startowy dla 5 graczy jest wtasowany między pozostałe kafle.
option-open_totals = Wszyscy widzą, ile kto ma Chwały.

## Explanations: resources, pieces, the map

text-food = Żywi jednostki Zimą i dodaje sił w walce: każda wydana to 1 punkt walki.
text-wood = Służy do budowania. Duży klan potrzebuje go też Zimą.
text-lore = Pozwala zamienić kartę (koszt: { $year_replace_cost_lore }), usunąć kartę z gry (koszt: { $year_remove_cost_lore }) albo zdobyć Kartę Ulepszenia klanu (koszt: { $year_upgrade_cost_lore }).
text-glory = Kto ma jej najwięcej na koniec, wygrywa. Pozostałe zasoby dają wtedy jeszcze 1 punkt za każde { $scoring_resources_per_glory }.
text-unit = Zajmuje terytoria, walczy, a Zimą potrzebuje żywności. Każdy gracz ma jednostek: { $components_units_per_player }.
text-kaija = Niedźwiedzica Klanu Niedźwiedzia. Liczy się jak jednostka warta 2 punkty walki, Zimą nic nie kosztuje i nie wchodzi na terytoria wrogów.
text-scorched_earth = Żeton Klanu Węża: na tym terytorium Wąż ma o 1 punkt walki więcej i może zabrać 1 zasób z jego Zbiorów.
text-first_player = Zaczyna każdą fazę. Znacznik bierze ten, kto pierwszy spasuje.
text-territory = Cały obszar między granicami, często na kilku kaflach. Kontroluje go ten, kto ma tam jednostki; bez jednostek jest neutralny.
text-small = Mieści jeden mały budynek.
text-stone = Mieści jeden mały budynek; tylko tu może stanąć Menhir.
text-large = Mieści jeden duży budynek.
text-lair = W grze ze Stworami jeden z nich pojawia się tu po położeniu kafla.
text-regular = Jednostki przekraczają ją jednym ruchem.
text-hard = Jej przekroczenie kosztuje 2 ruchy tej samej akcji i nie można się przez nią wycofać.
text-flash = Kartę z tym symbolem można zagrać oprócz jedynej głównej karty tury.
text-draw_pile = Twoje przyszłe karty. Gdy się skończą, tasuje się Stos Kart Odrzuconych.
text-hand = Karty do zagrania; na początku roku dobierasz ich { $year_hand_size }.
text-active = Karty zagrane lub przeczekane w tym roku. Gdy spasujesz, trafią na Stos Kart Odrzuconych.
text-discard = Twoje zużyte karty.
text-display = Karty tego roku. Pasując, bierzesz jedną z nich na wierzch Stosu Dobierania.
text-reserve = Twoje jednostki, których nie ma na mapie.
text-tile_pile = Ziemie, których nikt jeszcze nie widział.
text-development_deck = Karty Rozwoju na przyszłe lata.
text-creature_line = Stwory na mapie w kolejności, w jakiej się przemieszczają.
text-start = Środek mapy, tu lądują wszyscy.
text-start_five = Drugi kafel startowy przy pięciu graczach; poza tym zwykły kafel.
text-each-tiles =
    { $area_count ->
        [one] Kafel mapy z jednym obszarem ze wszystkich stron.
        [few] Kafel mapy z { $area_count } obszarami.
       *[many] Kafel mapy z { $area_count } obszarami.
    }

## Explanations: phases

text-setup = Każdy kładzie dwa kafle i ląduje z dwiema grupami jednostek (po { $setup_setup_group_size }).
text-start_of_year = Każdy dobiera karty ({ $year_hand_size }), o 1 więcej za każdą Kuźnię. Na stół trafiają nowe karty.
text-actions = Tura po turze zagrywacie karty, aż wszyscy spasują.
text-creatures = Dzikie Stwory, które po Akcjach przychodzą na wasze ziemie i szkodzą.
text-harvest = Zamknięte terytoria dają Chwałę, a symbole i budynki dają zasoby. Potem możesz wymieniać po { $year_exchange_rate } zasoby na 1.
text-winter = Płacisz żywnością, a duży klan także drewnem, według liczby swoich jednostek. Kto nie może zapłacić, bierze Niepokoje.
text-end_of_year = Kto panuje nad krainą, teraz wygrywa. Kto nie ma jednostek, dostaje drugą szansę.
text-end = Liczenie całej Chwały.

## Explanations: actions

text-recruit = Umieść jednostki z rezerwy na kontrolowanych terytoriach.
text-move = Przejdź dowolną liczbą jednostek na sąsiednie terytorium i walcz, jeśli stoi tam wróg.
text-explore = Dobierz kafel i połóż go przy swoim otwartym terytorium. Zamknięcie własnego terytorium daje 1 Punkt Chwały za każdy jego kafel.
text-build = Postaw budynek na wolnym miejscu kontrolowanego terytorium i zapłać drewnem.
text-draw = Dobierz karty i podziel je tak, jak mówi karta.

## Explanations: clans

text-bear = Masz Kaiję, niedźwiedzicę (punkty walki: { $power_combat_points }). Rekrutujesz ją jak jednostkę, Zimą nic nie kosztuje i nie wchodzi na terytoria wrogów.
text-boar = Za każde twoje Odkrycie, które nie zamyka żadnego terytorium, zdobywasz wiedzę ({ $power_n }).
text-goat = Za każdy postawiony budynek zdobywasz żywność: za mały { $power_small }, za duży { $power_large }.
text-raven = Gdy Odkryciem zamykasz swoje terytoria, od razu zbierasz ich zasoby.
text-snake = Przed każdą swoją Kartą Klanu możesz położyć obok swoich ziem Żeton Spalonej Ziemi: +{ $power_combat_points } do walki na tym terytorium i { $power_harvest_steal } zasób ze Zbiorów wroga.
text-stag = Zdobywasz Chwałę za każde terytorium zdobyte w walce ({ $power_on_conquest }) i dodatkową za każde swoje terytorium zamknięte Odkryciem ({ $power_on_closing }).
# Dane klanu zasłania Stwór o tym samym identyfikatorze.
text-wolf = Za każdą walkę wygraną jako atakujący zdobywasz 1 żywność.

## Explanations: buildings

text-food_silo = Daje { $effect_n } żywność podczas Zbiorów.
text-woodcutter_lodge = Daje { $effect_n } drewno podczas Zbiorów.
text-defence_tower = Zadaje { $effect_n } obrażenie każdemu, kto cię tu zaatakuje.
text-training_camp = Gdy tu rekrutujesz, dołącza jeszcze { $effect_n } jednostka.
text-menhir = Daje { $effect_n } wiedzę podczas Zbiorów. Staje tylko na miejscu z kamieniem.
text-fortress = Daje ci { $effect_n } punkty walki więcej, gdy się tu bronisz.
text-forge = Na początku każdego roku dobierasz o { $effect_n } kartę więcej.
text-altar_of_kings = Daje { $effect_n } Punkty Chwały podczas Zbiorów.

## Explanations: dice and creatures

face-points =
    { $points ->
        [one] { $points } punkt walki
        [few] { $points } punkty walki
       *[many] { $points } punktów walki
    }
face-casualties =
    { $casualties ->
        [one] { $casualties } obrażenie
        [few] { $casualties } obrażenia
       *[many] { $casualties } obrażeń
    }
text-axe2 = Dodaje { face-points }.
text-axe3 = Dodaje { face-points }.
text-skull_or_axe = Dodaje { $choice_points } punkt walki albo zadaje { $choice_casualties } obrażenie, do wyboru.
text-axe2_skull = Dodaje { face-points } i zadaje { face-casualties }.
text-skull2 = Zadaje { face-casualties }.
text-axe_skull = Dodaje { face-points } i zadaje { face-casualties }.

kind-effect =
    { $kind_id ->
        [wolf] Podczas Zbiorów na jego terytorium punktują i produkują tylko budynki.
        [brown_bear] Na jego terytorium nikt nie może budować, rekrutować, odkrywać ani stamtąd wyjść.
        [draugr] Kto kontroluje terytorium, na które przychodzi, traci tam 1 jednostkę.
       *[fallen_valkyrie] Nie znosi nikogo obok siebie i atakuje tego, kto kontroluje terytorium, na które przychodzi.
    }
text-each-creatures = { kind-effect } Wartość bojowa { $kind_value }; Chwała za pokonanie: { $kind_glory }.
text-brown_bear = Na jego terytorium nikt nie może budować, rekrutować, odkrywać ani stamtąd wyjść.
text-draugr = Kto kontroluje terytorium, na które przychodzi, traci tam 1 jednostkę.
text-fallen_valkyrie = Nie znosi nikogo obok siebie i atakuje tego, kto kontroluje terytorium, na które przychodzi.

## Explanations: what most cards do

do-recruit =
    { $recruit_n ->
        [one] Zrekrutuj { $recruit_n } jednostkę na kontrolowanym terytorium.
        [few] Zrekrutuj do { $recruit_n } jednostek na kontrolowanych terytoriach.
       *[many] Zrekrutuj do { $recruit_n } jednostek na kontrolowanych terytoriach.
    }
do-move =
    { $move_n ->
        [one] Wykonaj { $move_n } ruch dowolną liczbą jednostek.
        [few] Wykonaj do { $move_n } ruchów, każdy dowolną liczbą jednostek.
       *[many] Wykonaj do { $move_n } ruchów, każdy dowolną liczbą jednostek.
    }
do-move-strong =
    { do-move } W każdej walce masz o { $move_points ->
        [one] { $move_points } punkt walki
        [few] { $move_points } punkty walki
       *[many] { $move_points } punktów walki
    } więcej.
do-explore = Odkrycie: dobierz kafel i połóż go przy swoim otwartym terytorium.
do-explore-choice =
    { $explore_draw ->
        [2] Odkrycie: dobierz { $explore_draw } kafle, jeden połóż, a drugi odłóż na spód stosu.
       *[other] Odkrycie: dobierz { $explore_draw } kafle, jeden połóż, a pozostałe odłóż na spód stosu.
    }
do-build = Postaw budynek na kontrolowanym terytorium.
do-draw =
    { $draw_discard ->
        [0] { $draw_top ->
            [0] { $draw_n ->
                [one] Dobierz { $draw_n } kartę.
                [few] Dobierz { $draw_n } karty.
               *[many] Dobierz { $draw_n } kart.
            }
           *[other] Dobierz { $draw_n } karty: zatrzymaj { $draw_keep }, a { $draw_top } odłóż na wierzch Stosu Dobierania.
        }
       *[other] { $draw_top ->
            [0] Dobierz { $draw_n } karty: zatrzymaj { $draw_keep } i odrzuć { $draw_discard }.
           *[other] Dobierz { $draw_n } karty: zatrzymaj { $draw_keep }, odrzuć { $draw_discard }, a { $draw_top } odłóż na wierzch Stosu Dobierania.
        }
    }
do-basic-action = Wybierz jedno: zrekrutuj 1 jednostkę, wykonaj 1 ruch, odkryj ziemie albo postaw budynek.

## Explanations: starting cards and clan cards

text-start_recruit = { do-recruit }
text-start_move = { do-move }
text-start_explore = { do-explore }
text-start_build = { do-build }
text-start_feast = { do-basic-action }
text-clan_bear = { do-move } Jeśli rusza się też Kaija, najpierw zbierz całą żywność i drewno z terytorium, które opuszcza.
text-clan_bear_awakens = { do-recruit } Do końca roku Kaija może wchodzić na terytoria wrogów.
text-clan_bear_protector = Dobierz 1 kartę za każde kontrolowane zamknięte terytorium, które ma co najmniej { $draw_per_min_tiles } kafle.
text-clan_boar = { do-build } Płacisz o { $build_discount } drewno mniej.
text-clan_boar_osmosis = Zrekrutuj po { $recruit_each_n } jednostce na kontrolowanych terytoriach (najwyżej { $recruit_each_max_territories }), które są otwarte albo mają drewno na kaflach.
text-clan_boar_lay_of_the_land = { do-explore-choice } Najpierw zbierz wszystkie zasoby z kładzionego kafla.
text-clan_goat = { do-build } Może być tego samego typu co budynek, który już tam stoi.
text-clan_goat_teamwork = Wybierz { $choose_action_count } różne akcje, w dowolnej kolejności: zrekrutuj 1 jednostkę, wykonaj 1 ruch, odkryj ziemie, postaw budynek.
text-clan_goat_resourceful = { do-draw } Możesz zapłacić { $pay_then_any_resources } dowolne zasoby, aby dobrać jeszcze { $pay_then_then_1_n }.
text-clan_raven = { do-explore-choice }
text-clan_raven_raiding_party = Usuń z mapy dowolną jednostkę wroga i zdobądź { $collect_from_target_n } zasób widoczny na jej terytorium.
text-clan_raven_mercenaries = Zrekrutuj do { $recruit_n } jednostek na jednym neutralnym terytorium. Możesz zapłacić { $pay_then_any_resources } dowolne zasoby, aby zrekrutować tam jeszcze { $pay_then_then_1_n }.
text-clan_snake = { do-move } Potem możesz jeszcze raz położyć Żeton Spalonej Ziemi.
text-clan_snake_rapacious = Obejrzyj rękę przeciwnika i wskaż kartę: zostaje odrzucona, chyba że jej właściciel odda ci { $extort_resources } zasoby.
text-clan_snake_stolen_lore = Skopiuj kartę ze Strefy Aktywnej przeciwnika, który kontroluje terytorium z Żetonem Spalonej Ziemi.
text-clan_stag = { do-recruit } Potem może tam dołączyć { $pull_unit_n } twoja jednostka z sąsiedniego terytorium, także przez Trudną Granicę.
text-clan_stag_glory = { do-build } Tuż przed tym albo tuż po tym możesz zebrać zasoby z tego terytorium jak podczas Zbiorów.
text-clan_stag_annexation = Wykonaj 1 ruch dowolną liczbą jednostek. Przed nim albo po nim możesz wykonać Odkrycie.
text-clan_wolf = { do-move } Trudne Granice są dla ciebie zwykłymi, także w odwrocie.
text-clan_wolf_plunder = Usuń jednostkę wroga z terytorium sąsiadującego z twoim. { do-draw }
text-clan_wolf_call_to_war = Zrekrutuj po { $recruit_each_n } jednostce na każdym kontrolowanym terytorium, które sąsiaduje z wrogim.

## Explanations: Early Development cards

text-dev_negotiation = Weź na rękę dowolną kartę ze swojego Stosu Kart Odrzuconych albo dobierz 1 kartę.
text-dev_scouts = { do-explore }
text-dev_town_hall = { do-recruit }
text-dev_merchant = { do-draw }
text-dev_militia = { do-move }
text-dev_villager_tools = { do-build }
text-dev_recruitment = Zrekrutuj do { $recruit_n } jednostek, wszystkie na jednym kontrolowanym terytorium.
text-dev_market_place = { do-draw }
text-dev_mercenary = Zrekrutuj { $recruit_n } jednostkę na kontrolowanym albo neutralnym terytorium.
text-dev_intimidate = { do-move } Przed każdą walką możesz wypchnąć 1 broniącą się jednostkę na sąsiednie terytorium, neutralne lub jej właściciela.
text-dev_feast = { do-basic-action }
text-dev_scout_camp = { do-explore } Raz możesz odłożyć dobrany kafel na spód stosu i dobrać inny.
text-dev_shieldbearers = { do-move } W każdej walce ponosisz o { $move_cancel_casualties } obrażenie mniej.
text-dev_bodyguard = { do-move-strong }
text-dev_simple_living = { do-build } Płacisz o { $build_discount } drewno mniej.
text-dev_future_sight = Weź teraz wyłożoną kartę na wierzch Stosu Dobierania. Pasując w tym roku, nie bierzesz już innej.

## Explanations: Advanced Development cards

text-dev_spy = Obejrzyj rękę przeciwnika i wybierz { $inspect_and_discard_n } kartę, którą odrzuci. { do-draw }
text-dev_fishing = Zdobądź { $collect_n } żywności.
text-dev_axe_throwers = { do-move } W każdej walce po swoim rzucie dodaj 1 punkt walki albo 1 obrażenie.
text-dev_lore_mastery = Zdobądź { $collect_n } wiedzy.
text-dev_industrious = { do-build } Potem możesz zamienić jeden ze swoich budynków na inny tej samej wielkości.
text-dev_defensive_strategy = Zagraj, gdy przeciwnik zagrywa kartę: zostaje odrzucona bez efektu, a przeciwnik gra dalej inną kartą lub akcją.
text-dev_enemy_secrets = Wybierz terytorium wroga sąsiadujące z twoim i skopiuj kartę ze Strefy Aktywnej jego właściciela.
text-dev_hunters = Na każdym kontrolowanym terytorium zrekrutuj 1 jednostkę za każdy symbol żywności na kaflach i budynkach.
text-dev_outpost = Zrekrutuj do { $recruit_n } jednostek, wszystkie na jednym terytorium, kontrolowanym albo neutralnym.
text-dev_hidden_ways = Przenieś dowolną liczbę jednostek z jednego swojego terytorium na dowolne otwarte, choćby najdalsze.
text-dev_carpentry = Buduj do { $build_times } razy; duży może być najwyżej { $build_max_large } budynek.
text-dev_conqueror = Do końca roku Fortece i Wieże Obronne wrogów nie liczą się, gdy atakujesz.
text-dev_huginn_muninn = Odkrycie: dobierz kafel i połóż go przy dowolnym otwartym terytorium, czyjekolwiek jest.
text-dev_up_market_place = { do-draw }
text-dev_grizzled_warriors = { do-move-strong }
text-dev_up_trading_post = { do-draw }
text-dev_ancestral_curse = Każdy przeciwnik odrzuca { $all_opponents_discard_n } wybraną przez siebie kartę. { do-draw }
text-dev_veiled_threats = Wybrany przeciwnik odrzuca 1 losową kartę albo ty dobierasz 1 kartę.
text-dev_rangers = Wykonaj do { $explore_times } Odkryć.
text-dev_up_scout_camp = { do-explore-choice }
text-dev_trade_routes = { do-draw }
text-dev_woodcutters = Na każdym kontrolowanym terytorium zrekrutuj 1 jednostkę za każdy symbol drewna na kaflach i budynkach.
text-dev_infiltration = { do-move } Twoje jednostki mogą przechodzić przez terytoria wrogów bez zatrzymywania się.
text-dev_up_town_hall = { do-recruit }
text-dev_amenities = { do-build } Mały budynek, także Menhir, nie potrzebuje miejsca.
text-dev_wood_monopoly = Zdobądź { $collect_n } drewna.
text-dev_bribery = Przesuń do { $shift_enemy_units_n } jednostek wroga z jednego terytorium na sąsiednie, także przez Trudną Granicę; stoczą walkę z każdym, kto tam stoi.
text-dev_incursion = { do-move }
text-dev_heroic_charge = { do-move-strong }
text-dev_trading_post = { do-draw }
text-dev_legendary_heroes = Wykonaj jeszcze raz efekt karty zagranej przez ciebie w tym roku.
text-dev_allies_wild = Zrekrutuj do { $recruit_n } jednostek na neutralnych terytoriach.
text-dev_loremasters = Na każdym kontrolowanym terytorium zrekrutuj 1 jednostkę za każdy symbol wiedzy na kaflach i budynkach.
text-dev_warriors = { do-move-strong }
text-dev_cunning_merchant = { do-draw }
text-dev_capture = Usuń jednostkę wroga z terytorium sąsiadującego z twoim i dodaj { $add_unit_n } swoją jednostkę na dowolnym kontrolowanym terytorium.

## Explanations: Achievements and Unrest, counted in the territories you control at the end

text-ach_builder = Chwała za każdy mały budynek ({ $scoring_1_glory }) i za każdy duży ({ $scoring_2_glory }) na twoich terytoriach.
text-ach_explorer = Chwała za każde wolne małe miejsce ({ $scoring_1_glory }) i za każde wolne duże ({ $scoring_2_glory }) na twoich terytoriach.
text-ach_food_trader = { $scoring_1_glory } Punkty Chwały za każdy symbol żywności na twoich terytoriach, na kaflach i budynkach.
text-ach_wood_trader = { $scoring_1_glory } Punkty Chwały za każdy symbol drewna na twoich terytoriach, na kaflach i budynkach.
text-ach_scholar = { $scoring_1_glory } Punkty Chwały za każdy symbol wiedzy na twoich terytoriach, na kaflach i budynkach.
text-ach_trapper = { $scoring_1_glory } Punkty Chwały za każde Legowisko Stwora na twoich terytoriach.
text-ach_warlord = { $scoring_1_glory } Punkt Chwały za każdą twoją jednostkę na mapie.
text-unrest = Nie ma efektu i nie można jej usunąć z gry. Na koniec kosztuje { $scoring_unrest_penalty } Punktów Chwały.

## Previews: what a choice brings

preview-gain = Zysk: { $gain }
preview-cost = Koszt: { $cost }
preview-trade = Koszt: { $cost }; dobierasz { $gain_acc }
preview-trade-none = Koszt: { $cost }; nie masz już kart do dobrania
preview-free = Za darmo
preview-up-to = Za zamknięcie terytoriów najwyżej { $gain }
preview-yields = Koszt: { $cost }; w każdych Zbiorach { $gain }
preview-free-yields = Za darmo; w każdych Zbiorach { $gain }
preview-winter =
    { $n ->
        [one] Na mapie { $n } jednostka; koszt Zimy: { $cost }
        [few] Na mapie { $n } jednostki; koszt Zimy: { $cost }
       *[many] Na mapie { $n } jednostek; koszt Zimy: { $cost }
    }
preview-winter-short =
    { $n ->
        [one] Na mapie { $n } jednostka; koszt Zimy: { $cost }, więcej niż teraz masz
        [few] Na mapie { $n } jednostki; koszt Zimy: { $cost }, więcej niż teraz masz
       *[many] Na mapie { $n } jednostek; koszt Zimy: { $cost }, więcej niż teraz masz
    }
preview-winter-free =
    { $n ->
        [one] Na mapie { $n } jednostka; Zima nic nie kosztuje
        [few] Na mapie { $n } jednostki; Zima nic nie kosztuje
       *[many] Na mapie { $n } jednostek; Zima nic nie kosztuje
    }
preview-trained =
    { $n ->
        [one] Na mapie { $n } jednostka, z Obozami Szkoleniowymi { $total }; koszt Zimy: { $cost }
        [few] Na mapie { $n } jednostki, z Obozami Szkoleniowymi { $total }; koszt Zimy: { $cost }
       *[many] Na mapie { $n } jednostek, z Obozami Szkoleniowymi { $total }; koszt Zimy: { $cost }
    }
preview-trained-short =
    { $n ->
        [one] Na mapie { $n } jednostka, z Obozami Szkoleniowymi { $total }; koszt Zimy: { $cost }, więcej niż teraz masz
        [few] Na mapie { $n } jednostki, z Obozami Szkoleniowymi { $total }; koszt Zimy: { $cost }, więcej niż teraz masz
       *[many] Na mapie { $n } jednostek, z Obozami Szkoleniowymi { $total }; koszt Zimy: { $cost }, więcej niż teraz masz
    }
preview-trained-free =
    { $n ->
        [one] Na mapie { $n } jednostka, z Obozami Szkoleniowymi { $total }; Zima nic nie kosztuje
        [few] Na mapie { $n } jednostki, z Obozami Szkoleniowymi { $total }; Zima nic nie kosztuje
       *[many] Na mapie { $n } jednostek, z Obozami Szkoleniowymi { $total }; Zima nic nie kosztuje
    }
preview-beside-valkyrie = { $gain } obok Upadłej Walkirii; następny Ruch musi je stamtąd wyprowadzić, inaczej stoczą z nią walkę
preview-marker = Bierzesz znacznik Pierwszego Gracza
preview-worth =
    { $glory ->
        [one] Na koniec gry { $glory } Punkt Chwały
        [few] Na koniec gry { $glory } Punkty Chwały
       *[many] Na koniec gry { $glory } Punktów Chwały
    }
preview-achieved =
    { $glory ->
        [one] Teraz dałoby { $glory } Punkt Chwały
        [few] Teraz dałoby { $glory } Punkty Chwały
       *[many] Teraz dałoby { $glory } Punktów Chwały
    }
preview-taken = Zajmujesz terytorium bez walki
preview-attack = { $attack } do { $defence } przed żywnością i kośćmi; { $percent } % szans na wygraną
preview-hunt = { $attack } do { $defence } przed żywnością i kośćmi; { $percent } % szans, nagroda: { $gain }
preview-chance = { $percent } % szans na wygraną
preview-chance-food =
    { $answer ->
        [one] { $percent } % szans na wygraną; { $least } %, jeśli obrońca wyda { $answer } żywność
       *[other] { $percent } % szans na wygraną; { $least } %, jeśli obrońca wyda { $answer } żywności
    }
preview-chance-defence = { $percent } % szans na odparcie ataku
