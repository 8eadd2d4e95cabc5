### Northgard: Niezbadane Ziemie po polsku (Project Fluent).
###
### Nazwy zmiennych opisuje `meadhall.words.vocabulary`: `$x` to nazwa, `$x_id` identyfikator do
### wyboru wariantu, `$x_amount` liczba z rzeczą (`_acc` w bierniku), `$x_<field>` dane z plików
### treści, `$x_now_<field>` stan stołu. Efekt karty ma nazwę swojego słowa kluczowego: `$move_n`.
###
### Imion graczy nie odmieniamy: gracz jest podmiotem zdania, choćby podrzędnego. Tytuły kart stoją
### w cudzysłowie po słowie „karta”. Ziemie mają formy z przyimkiem: `$x_at` (w Kruczej Puszczy),
### `$x_to` (do Kruczej Puszczy) i `$x_from` (z Kruczej Puszczy). Zdarzenia są w czasie
### teraźniejszym, bez form zależnych od płci.

game-name = Northgard: Niezbadane Ziemie
game-summary = Poprowadź klan wikingów na ziemie, których nikt nie zbadał: odkrywaj je kafel po kaflu, zasiedlaj, zabudowuj, walcz o nie i z każdym rokiem ulepszaj swoje karty. Po { $year_years } latach wygrywa największa Chwała, chyba że ktoś wcześniej zdobędzie { $scoring_domination_territories } zamknięte terytoria z dużymi budynkami.

## Amounts

amount-food =
    { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
amount-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
amount-lore =
    { $n ->
        [one] { $n } wiedza
        [few] { $n } wiedzy
       *[many] { $n } wiedzy
    }
    .acc =
        { $n ->
            [one] { $n } wiedzę
            [few] { $n } wiedzy
           *[many] { $n } wiedzy
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
    .ins =
        { $n ->
            [one] { $n } jednostką
            [few] { $n } jednostkami
           *[many] { $n } jednostkami
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
name-display = Wyłożone karty
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
name-choose_one = Jedno z dwóch
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
    .acc = Chatę Drwala
name-defence_tower = Wieża Obronna
    .acc = Wieżę Obronną
name-training_camp = Obóz Szkoleniowy
name-menhir = Menhir
name-fortress = Forteca
    .acc = Fortecę
name-forge = Kuźnia
    .acc = Kuźnię
name-altar_of_kings = Ołtarz Królów

## Names: creatures

name-brown_bear = Niedźwiedź Brunatny
name-draugr = Draugr
name-fallen_valkyrie = Upadła Walkiria
name-wolf_beige = Wilk (beżowy)
    .gen = Wilka (beżowego)
    .acc = Wilka (beżowego)
    .ins = Wilkiem (beżowym)
name-wolf_brown = Wilk (brązowy)
    .gen = Wilka (brązowego)
    .acc = Wilka (brązowego)
    .ins = Wilkiem (brązowym)
name-wolf_dark_brown = Wilk (ciemnobrązowy)
    .gen = Wilka (ciemnobrązowego)
    .acc = Wilka (ciemnobrązowego)
    .ins = Wilkiem (ciemnobrązowym)
name-brown_bear_beige = Niedźwiedź Brunatny (beżowy)
    .gen = Niedźwiedzia Brunatnego (beżowego)
    .acc = Niedźwiedzia Brunatnego (beżowego)
    .ins = Niedźwiedziem Brunatnym (beżowym)
name-brown_bear_brown = Niedźwiedź Brunatny (brązowy)
    .gen = Niedźwiedzia Brunatnego (brązowego)
    .acc = Niedźwiedzia Brunatnego (brązowego)
    .ins = Niedźwiedziem Brunatnym (brązowym)
name-draugr_beige = Draugr (beżowy)
    .gen = Draugra (beżowego)
    .acc = Draugra (beżowego)
    .ins = Draugrem (beżowym)
name-draugr_brown = Draugr (brązowy)
    .gen = Draugra (brązowego)
    .acc = Draugra (brązowego)
    .ins = Draugrem (brązowym)
name-fallen_valkyrie_beige = Upadła Walkiria (beżowa)
    .gen = Upadłej Walkirii (beżowej)
    .acc = Upadłą Walkirię (beżową)
    .ins = Upadłą Walkirią (beżową)
name-fallen_valkyrie_brown = Upadła Walkiria (brązowa)
    .gen = Upadłej Walkirii (brązowej)
    .acc = Upadłą Walkirię (brązową)
    .ins = Upadłą Walkirią (brązową)

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
    .acc = Północną Przystań
    .at = w Północnej Przystani
    .to = do Północnej Przystani
    .from = z Północnej Przystani
name-start-e = Wschodni Brzeg
    .at = na Wschodnim Brzegu
    .to = na Wschodni Brzeg
    .from = ze Wschodniego Brzegu
name-start-s = Południowe Żwiry
    .at = na Południowych Żwirach
    .to = na Południowe Żwiry
    .from = z Południowych Żwirów
name-start-w = Zachodnie Piaski
    .at = na Zachodnich Piaskach
    .to = na Zachodnie Piaski
    .from = z Zachodnich Piasków
name-start_five-n = Daleki Przylądek
    .at = na Dalekim Przylądku
    .to = na Daleki Przylądek
    .from = z Dalekiego Przylądka
name-start_five-e = Zewnętrzny Cypel
    .at = na Zewnętrznym Cyplu
    .to = na Zewnętrzny Cypel
    .from = z Zewnętrznego Cypla
name-start_five-s = Solna Równina
    .acc = Solną Równinę
    .at = na Solnej Równinie
    .to = na Solną Równinę
    .from = z Solnej Równiny
name-start_five-w = Miodowa Dolina
    .acc = Miodową Dolinę
    .at = w Miodowej Dolinie
    .to = do Miodowej Doliny
    .from = z Miodowej Doliny
name-tile_01-n = Jęczmienna Łąka
    .acc = Jęczmienną Łąkę
    .at = na Jęczmiennej Łące
    .to = na Jęczmienną Łąkę
    .from = z Jęczmiennej Łąki
name-tile_01-e = Mewi Przylądek
    .at = na Mewim Przylądku
    .to = na Mewi Przylądek
    .from = z Mewiego Przylądka
name-tile_01-s = Wrzosowa Równina
    .acc = Wrzosową Równinę
    .at = na Wrzosowej Równinie
    .to = na Wrzosową Równinę
    .from = z Wrzosowej Równiny
name-tile_01-w = Wyjąca Jama
    .acc = Wyjącą Jamę
    .at = w Wyjącej Jamie
    .to = do Wyjącej Jamy
    .from = z Wyjącej Jamy
name-tile_02-n = Focza Zatoka
    .acc = Foczą Zatokę
    .at = nad Foczą Zatoką
    .to = nad Foczą Zatokę
    .from = znad Foczej Zatoki
name-tile_02-s = Złote Trawy
    .at = na Złotych Trawach
    .to = na Złote Trawy
    .from = ze Złotych Traw
name-tile_03-n = Kościany Dół
    .at = w Kościanym Dole
    .to = do Kościanego Dołu
    .from = z Kościanego Dołu
name-tile_03-e = Stojące Głazy
    .at = przy Stojących Głazach
    .to = pod Stojące Głazy
    .from = spod Stojących Głazów
name-tile_03-s = Rybacka Zatoczka
    .acc = Rybacką Zatoczkę
    .at = nad Rybacką Zatoczką
    .to = nad Rybacką Zatoczkę
    .from = znad Rybackiej Zatoczki
name-tile_03-w = Pszczela Dolina
    .acc = Pszczelą Dolinę
    .at = w Pszczelej Dolinie
    .to = do Pszczelej Doliny
    .from = z Pszczelej Doliny
name-tile_04-n = Królewskie Wzgórze
    .at = na Królewskim Wzgórzu
    .to = na Królewskie Wzgórze
    .from = z Królewskiego Wzgórza
name-tile_04-e = Jaskinia Pazurów
    .acc = Jaskinię Pazurów
    .at = w Jaskini Pazurów
    .to = do Jaskini Pazurów
    .from = z Jaskini Pazurów
name-tile_04-s = Runiczne Wrzosowisko
    .at = na Runicznym Wrzosowisku
    .to = na Runiczne Wrzosowisko
    .from = z Runicznego Wrzosowiska
name-tile_05-n = Rzeźbiona Turnia
    .acc = Rzeźbioną Turnię
    .at = na Rzeźbionej Turni
    .to = na Rzeźbioną Turnię
    .from = z Rzeźbionej Turni
name-tile_05-s = Wysoki Taras
    .at = na Wysokim Tarasie
    .to = na Wysoki Taras
    .from = z Wysokiego Tarasu
name-tile_06-n = Wietrzne Wrzosowisko
    .at = na Wietrznym Wrzosowisku
    .to = na Wietrzne Wrzosowisko
    .from = z Wietrznego Wrzosowiska
name-tile_06-e = Cypel Rybitw
    .at = na Cyplu Rybitw
    .to = na Cypel Rybitw
    .from = z Cypla Rybitw
name-tile_06-s = Runiczny Fiord
    .at = nad Runicznym Fiordem
    .to = nad Runiczny Fiord
    .from = znad Runicznego Fiordu
name-tile_06-w = Krucza Puszcza
    .acc = Kruczą Puszczę
    .at = w Kruczej Puszczy
    .to = do Kruczej Puszczy
    .from = z Kruczej Puszczy
name-tile_07-n = Pradawne Głazy
    .at = przy Pradawnych Głazach
    .to = pod Pradawne Głazy
    .from = spod Pradawnych Głazów
name-tile_07-m = Słoneczna Łąka
    .acc = Słoneczną Łąkę
    .at = na Słonecznej Łące
    .to = na Słoneczną Łąkę
    .from = ze Słonecznej Łąki
name-tile_07-s = Czarna Nora
    .acc = Czarną Norę
    .at = w Czarnej Norze
    .to = do Czarnej Nory
    .from = z Czarnej Nory
name-tile_08-n = Posępne Wrzosowisko
    .at = na Posępnym Wrzosowisku
    .to = na Posępne Wrzosowisko
    .from = z Posępnego Wrzosowiska
name-tile_08-m = Stare Torfowisko
    .at = na Starym Torfowisku
    .to = na Stare Torfowisko
    .from = ze Starego Torfowiska
name-tile_08-s = Trzcinowe Mokradła
    .at = na Trzcinowych Mokradłach
    .to = na Trzcinowe Mokradła
    .from = z Trzcinowych Mokradeł
name-tile_09-n = Koniczynowe Pole
    .at = na Koniczynowym Polu
    .to = na Koniczynowe Pole
    .from = z Koniczynowego Pola
name-tile_09-e = Szary Kopiec
    .at = na Szarym Kopcu
    .to = na Szary Kopiec
    .from = z Szarego Kopca
name-tile_09-s = Burzowe Wybrzeże
    .at = na Burzowym Wybrzeżu
    .to = na Burzowe Wybrzeże
    .from = z Burzowego Wybrzeża
name-tile_10-n = Skowronkowa Dolina
    .acc = Skowronkową Dolinę
    .at = w Skowronkowej Dolinie
    .to = do Skowronkowej Doliny
    .from = ze Skowronkowej Doliny
name-tile_10-e = Zatoka Kotwic
    .acc = Zatokę Kotwic
    .at = nad Zatoką Kotwic
    .to = nad Zatokę Kotwic
    .from = znad Zatoki Kotwic
name-tile_10-s = Mroźne Wrzosowisko
    .at = na Mroźnym Wrzosowisku
    .to = na Mroźne Wrzosowisko
    .from = z Mroźnego Wrzosowiska
name-tile_11-n = Wysokie Sosny
    .at = w Wysokich Sosnach
    .to = do Wysokich Sosen
    .from = z Wysokich Sosen
name-tile_11-s = Orla Grań
    .acc = Orlą Grań
    .at = na Orlej Grani
    .to = na Orlą Grań
    .from = z Orlej Grani
name-tile_12-n = Przystań Drakkarów
    .at = w Przystani Drakkarów
    .to = do Przystani Drakkarów
    .from = z Przystani Drakkarów
name-tile_12-m = Omszały Las
    .at = w Omszałym Lesie
    .to = do Omszałego Lasu
    .from = z Omszałego Lasu
name-tile_12-s = Spienione Wybrzeże
    .at = na Spienionym Wybrzeżu
    .to = na Spienione Wybrzeże
    .from = ze Spienionego Wybrzeża
name-tile_13-a = Żelazny Bór
    .at = w Żelaznym Borze
    .to = do Żelaznego Boru
    .from = z Żelaznego Boru
name-tile_14-n = Żurawie Bagno
    .at = na Żurawim Bagnie
    .to = na Żurawie Bagno
    .from = z Żurawiego Bagna
name-tile_14-m = Rdzawa Równina
    .acc = Rdzawą Równinę
    .at = na Rdzawej Równinie
    .to = na Rdzawą Równinę
    .from = z Rdzawej Równiny
name-tile_14-s = Żytnie Pola
    .at = na Żytnich Polach
    .to = na Żytnie Pola
    .from = z Żytnich Pól
name-tile_15-n = Szerokie Wzgórza
    .at = na Szerokich Wzgórzach
    .to = na Szerokie Wzgórza
    .from = z Szerokich Wzgórz
name-tile_15-e = Kraniec Klifu
    .at = na Krańcu Klifu
    .to = na Kraniec Klifu
    .from = z Krańca Klifu
name-tile_15-s = Lustrzane Jezioro
    .at = nad Lustrzanym Jeziorem
    .to = nad Lustrzane Jezioro
    .from = znad Lustrzanego Jeziora
name-tile_16-n = Dolina Sadów
    .acc = Dolinę Sadów
    .at = w Dolinie Sadów
    .to = do Doliny Sadów
    .from = z Doliny Sadów
name-tile_16-e = Wodorostowy Brzeg
    .at = na Wodorostowym Brzegu
    .to = na Wodorostowy Brzeg
    .from = z Wodorostowego Brzegu
name-tile_16-s = Mglisty Fiord
    .at = nad Mglistym Fiordem
    .to = nad Mglisty Fiord
    .from = znad Mglistego Fiordu
name-tile_17-n = Wąwóz Kłów
    .at = w Wąwozie Kłów
    .to = do Wąwozu Kłów
    .from = z Wąwozu Kłów
name-tile_17-s = Wzgórze Jarla
    .at = na Wzgórzu Jarla
    .to = na Wzgórze Jarla
    .from = ze Wzgórza Jarla
name-tile_18-n = Gromowa Skała
    .acc = Gromową Skałę
    .at = na Gromowej Skale
    .to = na Gromową Skałę
    .from = z Gromowej Skały
name-tile_18-e = Wydrza Struga
    .acc = Wydrzą Strugę
    .at = nad Wydrzą Strugą
    .to = nad Wydrzą Strugę
    .from = znad Wydrzej Strugi
name-tile_18-s = Brzozowy Gaj
    .at = w Brzozowym Gaju
    .to = do Brzozowego Gaju
    .from = z Brzozowego Gaju
name-tile_19-n = Blade Wzgórza
    .at = na Bladych Wzgórzach
    .to = na Blade Wzgórza
    .from = z Bladych Wzgórz
name-tile_19-e = Jezioro Wieszczki
    .at = nad Jeziorem Wieszczki
    .to = nad Jezioro Wieszczki
    .from = znad Jeziora Wieszczki
name-tile_19-s = Ostrygowa Plaża
    .acc = Ostrygową Plażę
    .at = na Ostrygowej Plaży
    .to = na Ostrygową Plażę
    .from = z Ostrygowej Plaży
name-tile_20-n = Pasterska Hala
    .acc = Pasterską Halę
    .at = na Pasterskiej Hali
    .to = na Pasterską Halę
    .from = z Pasterskiej Hali
name-tile_20-s = Srebrny Staw
    .at = nad Srebrnym Stawem
    .to = nad Srebrny Staw
    .from = znad Srebrnego Stawu
name-tile_21-n = Lniana Dolina
    .acc = Lnianą Dolinę
    .at = w Lnianej Dolinie
    .to = do Lnianej Doliny
    .from = z Lnianej Doliny
name-tile_21-s = Wietrzny Płaskowyż
    .at = na Wietrznym Płaskowyżu
    .to = na Wietrzny Płaskowyż
    .from = z Wietrznego Płaskowyżu
name-tile_22-n = Wielorybia Zatoka
    .acc = Wielorybią Zatokę
    .at = nad Wielorybią Zatoką
    .to = nad Wielorybią Zatokę
    .from = znad Wielorybiej Zatoki
name-tile_22-e = Głębia Kurhanów
    .acc = Głębię Kurhanów
    .at = w Głębi Kurhanów
    .to = do Głębi Kurhanów
    .from = z Głębi Kurhanów
name-tile_22-s = Fiord Sag
    .at = nad Fiordem Sag
    .to = nad Fiord Sag
    .from = znad Fiordu Sag
name-tile_22-w = Kamień Odyna
    .at = przy Kamieniu Odyna
    .to = pod Kamień Odyna
    .from = spod Kamienia Odyna
name-tile_23-n = Jezioro Skalda
    .at = nad Jeziorem Skalda
    .to = nad Jezioro Skalda
    .from = znad Jeziora Skalda
name-tile_23-e = Skały Maskonurów
    .at = na Skałach Maskonurów
    .to = na Skały Maskonurów
    .from = ze Skał Maskonurów
name-tile_23-s = Ponure Leże
    .at = w Ponurym Leżu
    .to = do Ponurego Leża
    .from = z Ponurego Leża
name-tile_24-n = Siedzisko Olbrzyma
    .at = na Siedzisku Olbrzyma
    .to = na Siedzisko Olbrzyma
    .from = z Siedziska Olbrzyma
name-tile_24-e = Wybrzeże Wraków
    .at = na Wybrzeżu Wraków
    .to = na Wybrzeże Wraków
    .from = z Wybrzeża Wraków
name-tile_24-s = Zajęcze Wrzosowisko
    .at = na Zajęczym Wrzosowisku
    .to = na Zajęcze Wrzosowisko
    .from = z Zajęczego Wrzosowiska
name-tile_25-n = Tarczowe Wzgórze
    .at = na Tarczowym Wzgórzu
    .to = na Tarczowe Wzgórze
    .from = z Tarczowego Wzgórza
name-tile_25-e = Grota Czaszek
    .acc = Grotę Czaszek
    .at = w Grocie Czaszek
    .to = do Groty Czaszek
    .from = z Groty Czaszek
name-tile_25-s = Zimny Brzeg
    .at = na Zimnym Brzegu
    .to = na Zimny Brzeg
    .from = z Zimnego Brzegu
name-tile_26-n = Sienna Łąka
    .acc = Sienną Łąkę
    .at = na Siennej Łące
    .to = na Sienną Łąkę
    .from = z Siennej Łąki
name-tile_26-e = Lisie Wrzosowisko
    .at = na Lisim Wrzosowisku
    .to = na Lisie Wrzosowisko
    .from = z Lisiego Wrzosowiska
name-tile_26-s = Ciemny Bór
    .at = w Ciemnym Borze
    .to = do Ciemnego Boru
    .from = z Ciemnego Boru
name-tile_27-n = Wzgórza Ognisk
    .at = na Wzgórzach Ognisk
    .to = na Wzgórza Ognisk
    .from = ze Wzgórz Ognisk
name-tile_27-e = Dębowy Cień
    .at = w Dębowym Cieniu
    .to = do Dębowego Cienia
    .from = z Dębowego Cienia
name-tile_27-s = Warczący Jar
    .at = w Warczącym Jarze
    .to = do Warczącego Jaru
    .from = z Warczącego Jaru
name-tile_28-n = Stare Wały
    .at = na Starych Wałach
    .to = na Stare Wały
    .from = ze Starych Wałów
name-tile_28-s = Sowi Las
    .at = w Sowim Lesie
    .to = do Sowiego Lasu
    .from = z Sowiego Lasu
name-tile_29-n = Bursztynowy Las
    .at = w Bursztynowym Lesie
    .to = do Bursztynowego Lasu
    .from = z Bursztynowego Lasu
name-tile_29-e = Sokole Urwisko
    .at = na Sokolim Urwisku
    .to = na Sokole Urwisko
    .from = z Sokolego Urwiska
name-tile_29-w = Śledziowa Zatoka
    .acc = Śledziową Zatokę
    .at = nad Śledziową Zatoką
    .to = nad Śledziową Zatokę
    .from = znad Śledziowej Zatoki
name-tile_30-n = Wdowi Przylądek
    .at = na Wdowim Przylądku
    .to = na Wdowi Przylądek
    .from = z Wdowiego Przylądka
name-tile_30-e = Świerkowy Ostęp
    .at = w Świerkowym Ostępie
    .to = do Świerkowego Ostępu
    .from = ze Świerkowego Ostępu
name-tile_30-s = Poszarpane Wybrzeże
    .at = na Poszarpanym Wybrzeżu
    .to = na Poszarpane Wybrzeże
    .from = z Poszarpanego Wybrzeża
name-tile_30-w = Przeklęty Kurhan
    .at = w Przeklętym Kurhanie
    .to = do Przeklętego Kurhanu
    .from = z Przeklętego Kurhanu
name-tile_31-n = Polana Wiecu
    .acc = Polanę Wiecu
    .at = na Polanie Wiecu
    .to = na Polanę Wiecu
    .from = z Polany Wiecu
name-tile_31-e = Popielne Wrzosowisko
    .at = na Popielnym Wrzosowisku
    .to = na Popielne Wrzosowisko
    .from = z Popielnego Wrzosowiska
name-tile_31-s = Gwiezdna Toń
    .acc = Gwiezdną Toń
    .at = nad Gwiezdną Tonią
    .to = nad Gwiezdną Toń
    .from = znad Gwiezdnej Toni
name-tile_32-n = Wybrzeże Zmierzchu
    .at = na Wybrzeżu Zmierzchu
    .to = na Wybrzeże Zmierzchu
    .from = z Wybrzeża Zmierzchu
name-tile_32-e = Szepczący Las
    .at = w Szepczącym Lesie
    .to = do Szepczącego Lasu
    .from = z Szepczącego Lasu
name-tile_32-s = Łabędzie Bagno
    .at = na Łabędzim Bagnie
    .to = na Łabędzie Bagno
    .from = z Łabędziego Bagna
name-tile_33-n = Księżycowy Głaz
    .at = przy Księżycowym Głazie
    .to = pod Księżycowy Głaz
    .from = spod Księżycowego Głazu
name-tile_33-m = Szczyt Młota
    .at = na Szczycie Młota
    .to = na Szczyt Młota
    .from = ze Szczytu Młota
name-tile_33-s = Krwawa Pieczara
    .acc = Krwawą Pieczarę
    .at = w Krwawej Pieczarze
    .to = do Krwawej Pieczary
    .from = z Krwawej Pieczary

## Names made of others

naming-tile = kafel { $number }
naming-site =
    { $kind_id ->
        [small] { $area } (małe miejsce)
        [stone] { $area } (małe miejsce z kamieniem)
       *[large] { $area } (duże miejsce)
    }
    .at =
        { $kind_id ->
            [small] { $area_at } (małe miejsce)
            [stone] { $area_at } (małe miejsce z kamieniem)
           *[large] { $area_at } (duże miejsce)
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
    .waiting = Czekamy, aż { $seats } wybierze klan.
prompt-ChooseTile = Wybierz kafel do położenia.
    .waiting = Czekamy, aż { $seats } wybierze kafel.
prompt-ChooseCell = Wybierz miejsce na kafel.
    .waiting = Czekamy, aż { $seats } wybierze miejsce na kafel.
prompt-ChooseTurn = Wybierz, jak obrócić kafel.
    .waiting = Czekamy, aż { $seats } obróci kafel.
prompt-PlaceGroup = Wybierz terytorium, na którym wylądujesz.
    .waiting = Czekamy, aż { $seats } wyląduje z grupą jednostek.
prompt-KaijaInGroup = Zdecyduj, czy Kaija zastąpi jednostkę { $territory_at }.
    .waiting = Czekamy, aż { $seats } zdecyduje, czy wyląduje też Kaija.
prompt-TakeTurn = Zagraj kartę albo użyj jej inaczej; spasuj, by skończyć rok.
    .waiting = Czekamy, aż { $seats } rozegra turę.
prompt-ChooseZone = Wybierz, co stanie się z oddaną kartą „{ $card }”.
    .waiting = Czekamy, aż { $seats } odda kartę za ulepszenie.
prompt-TakeUpgrade = Wybierz Kartę Ulepszenia swojego klanu.
    .waiting = Czekamy, aż { $seats } wybierze Kartę Ulepszenia.
prompt-AnswerCard = Przeciwnik zagrywa kartę „{ $card }”: anuluj ją albo przepuść.
    .waiting = Czekamy, aż { $seats } przepuści albo anuluje kartę.
prompt-TakeDisplayCard = Weź jedną z wyłożonych kart; dobierzesz ją jako następną.
    .waiting = Czekamy, aż { $seats } weźmie wyłożoną kartę.
prompt-ChooseOption = Wybierz, do czego użyjesz tej karty.
    .waiting = Czekamy, aż { $seats } wybierze efekt karty.
prompt-ChooseOrder = Wybierz, co zrobisz najpierw.
    .waiting = Czekamy, aż { $seats } wybierze, co zrobi najpierw.
prompt-AddOptional = Zdecyduj, czy wykonać też drugą część karty.
    .waiting = Czekamy, aż { $seats } zdecyduje o drugiej części karty.
prompt-PayOrNot = Zdecyduj, czy dopłacić, aby dostać więcej.
    .waiting = Czekamy, aż { $seats } zdecyduje, czy dopłacić.
prompt-PayResources =
    { $left ->
        [one] Wybierz ostatni zasób do zapłacenia.
        [few] Wybierz zasób do zapłacenia (zostały { $left }).
       *[many] Wybierz zasób do zapłacenia (zostało { $left }).
    }
    .waiting = Czekamy, aż { $seats } zapłaci zasobami.
prompt-RecruitUnits =
    { $left ->
        [one] Wybierz, gdzie zrekrutować ostatnią jednostkę, albo zakończ.
        [few] Wybierz, gdzie zrekrutować jednostkę (zostały { $left }), albo zakończ.
       *[many] Wybierz, gdzie zrekrutować jednostkę (zostało { $left }), albo zakończ.
    }
    .waiting = Czekamy, aż { $seats } zrekrutuje jednostki.
prompt-FillCamps = Rezerwa nie starczy dla wszystkich obozów: wybierz, który szkoli.
    .waiting = Czekamy, aż { $seats } wybierze kolejność Obozów Szkoleniowych.
prompt-AddUnits = Wybierz terytorium, na którym dodasz jednostkę.
    .waiting = Czekamy, aż { $seats } doda jednostkę.
prompt-PullUnit = Wybierz, skąd wezwać jednostkę, albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } wezwie jednostkę { $area_to }.
prompt-OfferTile = Brak neutralnej ziemi: dobierz kafel albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } zdecyduje, czy szukać nowej ziemi.
prompt-Build =
    { $left ->
        [one] Wybierz, co i gdzie zbudujesz.
        [few] Wybierz, co i gdzie zbudujesz (najwyżej { $left } budynki).
       *[many] Wybierz, co i gdzie zbudujesz (najwyżej { $left } budynków).
    }
    .waiting = Czekamy, aż { $seats } coś zbuduje.
prompt-CollectAfterwards = Zdecyduj, czy zebrać teraz zasoby { $area_from }.
    .waiting = Czekamy, aż { $seats } zdecyduje, czy zebrać zasoby.
prompt-SwapBuilding = Wybierz budynek do zamiany albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } zamieni budynek.
prompt-SwapInto = Wybierz, co zastąpi { $building_acc } { $area_at }.
    .waiting = Czekamy, aż { $seats } wybierze nowy budynek.
prompt-KeepOrRedraw = Połóż dobrany kafel albo raz wymień go na inny.
    .waiting = Czekamy, aż { $seats } zatrzyma albo wymieni kafel.
prompt-OrderUnder = Wybierz kafel, który teraz trafi na spód stosu.
    .waiting = Czekamy, aż { $seats } odłoży kafle na spód stosu.
prompt-ExploreAgain = Zdecyduj, czy wykonać jeszcze jedno Odkrycie.
    .waiting = Czekamy, aż { $seats } zdecyduje o kolejnym Odkryciu.
prompt-DivideCards =
    { $top ->
        [0] Podziel dobrane karty (zatrzymasz { $keep }, odrzucisz { $discard }).
       *[other] { $discard ->
            [0] Podziel dobrane karty (zatrzymasz { $keep }, na stos { $top }).
           *[other] Podziel dobrane karty (zatrzymasz { $keep }, odrzucisz { $discard }, na stos { $top }).
        }
    }
    .waiting = Czekamy, aż { $seats } podzieli dobrane karty.
prompt-RecoverCards = Wybierz kartę do odzyskania ze Stosu Kart Odrzuconych.
    .waiting = Czekamy, aż { $seats } odzyska kartę.
prompt-MakeMove =
    { $moving_left ->
        [one] Wybierz, skąd wyruszysz ostatnim ruchem, albo zakończ.
        [few] Wybierz, skąd wyruszysz (zostały { $moving_left } ruchy), albo zakończ.
       *[many] Wybierz, skąd wyruszysz (zostało { $moving_left } ruchów), albo zakończ.
    }
    .waiting = Czekamy, aż { $seats } wykona Ruch.
prompt-ChooseTarget = Wybierz, dokąd pójdą jednostki { $moving_origin_from }.
    .waiting = Czekamy, aż { $seats } wybierze, dokąd pójdą jednostki.
prompt-ChooseKaija = Zdecyduj, czy Kaija pójdzie z nimi.
    .waiting = Czekamy, aż { $seats } zdecyduje, czy pójdzie też Kaija.
prompt-ChooseUnits = Wybierz, ile jednostek pójdzie.
    .waiting = Czekamy, aż { $seats } wybierze, ile jednostek pójdzie.
prompt-EnterHiddenWay = Wybierz, skąd jednostki ruszą ukrytymi ścieżkami.
    .waiting = Czekamy, aż { $seats } wybierze, kto ruszy ukrytymi ścieżkami.
prompt-LeaveHiddenWay = Wybierz otwarte terytorium, na które trafią jednostki.
    .waiting = Czekamy, aż { $seats } wybierze, dokąd prowadzą ukryte ścieżki.
prompt-BribeUnits = Wybierz terytorium, na którym przekupisz jednostki wroga.
    .waiting = Czekamy, aż { $seats } przekupi jednostki wroga.
prompt-LeadAway = Wybierz, dokąd pójdą przekupione jednostki.
    .waiting = Czekamy, aż { $seats } wybierze, dokąd pójdą przekupione jednostki.
prompt-CountBribed = Wybierz, ile jednostek przekupisz.
    .waiting = Czekamy, aż { $seats } wybierze, ile jednostek przekupić.
prompt-CopyFrom = Wybierz terytorium wroga, którego kartę skopiujesz.
    .waiting = Czekamy, aż { $seats } wybierze, czyją kartę skopiować.
prompt-CopyOne = Wybierz kartę do skopiowania.
    .waiting = Czekamy, aż { $seats } skopiuje kartę.
prompt-StrikeUnit = Wybierz terytorium, z którego usuniesz jednostkę wroga.
    .waiting = Czekamy, aż { $seats } usunie jednostkę wroga.
prompt-CollectShown = Wybierz zasób { $area_from }.
    .waiting = Czekamy, aż { $seats } weźmie zasób.
prompt-ChooseVictim = Wybierz przeciwnika, którego dotknie ta karta.
    .waiting = Czekamy, aż { $seats } wybierze przeciwnika.
prompt-InspectHand = Widzisz rękę przeciwnika: wskaż jedną z kart.
    .waiting = Czekamy, aż { $seats } wskaże kartę z ręki przeciwnika.
prompt-AnswerDemand =
    { $price ->
        [one] Odrzuć wskazaną kartę albo wykup ją za { $price } zasób.
        [few] Odrzuć wskazaną kartę albo wykup ją za { $price } zasoby.
       *[many] Odrzuć wskazaną kartę albo wykup ją za { $price } zasobów.
    }
    .waiting = Czekamy, aż { $seats } odrzuci kartę albo zapłaci.
prompt-GiveUpCards = Wybierz z ręki kartę do odrzucenia.
    .waiting = Czekamy, aż { $seats } odrzuci kartę.
prompt-PlaceToken = Połóż Żeton Spalonej Ziemi obok swoich ziem albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } zdecyduje o Żetonie Spalonej Ziemi.
prompt-DeclareFight = Wybierz Stwora do walki { $area_at } albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } zdecyduje o walce ze Stworem.
prompt-ResolveFights = Wybierz następną walkę.
    .waiting = Czekamy, aż { $seats } wybierze następną walkę.
prompt-PushDefender = Wypchnij obrońcę { $combat_territory_from } albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } zdecyduje, czy wypchnąć obrońcę.
prompt-SpendFood = Wybierz, ile żywności wydasz { $combat_territory_at } (atak { $combat_attacker_points }, obrona { $combat_defender_points }).
    .waiting = Czekamy, aż { $seats } wyda żywność w walce { $combat_territory_at }.
prompt-ChooseFace = Topór albo czaszka: weź 1 punkt walki albo zadaj 1 obrażenie.
    .waiting = Czekamy, aż { $seats } wybierze między toporem a czaszką.
prompt-TakeBonus = Miotacze toporów dodają 1 punkt walki albo 1 obrażenie.
    .waiting = Czekamy, aż { $seats } wybierze punkt walki albo obrażenie.
prompt-LoseFigures = Wybierz, kogo tracisz { $area_at }.
    .waiting = Czekamy, aż { $seats } wybierze, kogo straci.
prompt-Retreat = Wybierz, dokąd wycofasz jednostki { $area_from }.
    .waiting = Czekamy, aż { $seats } wycofa jednostki { $area_from }.
prompt-ChooseCreatureTarget = Wybierz, dokąd pójdzie { $creature }.
    .waiting = Czekamy, aż { $seats } wybierze drogę { $creature_gen }.
prompt-LureCreature = Sprowadź Stwora na wybrane terytorium albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } zdecyduje, czy pojawi się Stwór.
prompt-StealResource = Zabierz zasób z tych Zbiorów dzięki Spalonej Ziemi albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } zdecyduje, czy zabrać zasób.
prompt-Exchange = Wymieniaj po trzy zasoby na jeden albo zakończ.
    .waiting = Czekamy, aż { $seats } wymieni zasoby.
prompt-TakeExchanged = Wybierz zasób, który dostaniesz.
    .waiting = Czekamy, aż { $seats } wybierze zasób.
prompt-AnswerSwap = Partner proponuje { $given_amount_acc } za { $taken_amount_acc }: zgódź się albo odmów.
    .waiting = Czekamy, aż { $seats } odpowie na propozycję.
prompt-SecondChance = Wyląduj na neutralnym terytorium albo zrezygnuj z drugiej szansy.
    .waiting = Czekamy, aż { $seats } skorzysta z drugiej szansy.
prompt-SettleOnTile = Wybierz na nowym kaflu terytorium do lądowania.
    .waiting = Czekamy, aż { $seats } wyląduje na nowym kaflu.

## Moves, as on buttons

a-building = { $a_acc }

move-clan = Wybierz { $a }
move-place = Umieść jednostki { $a_at }
move-without_kaija = Bez Kaiji
move-with_kaija = Z Kaiją
move-draw_tile = Dobierz kafel
move-tile = Połóż { $a }
move-tile-start = Połóż { $a }
move-tile-start_five = Połóż { $a }
move-cell = Połóż go o { $a } od kafla startowego
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
move-replace = Zamień kartę „{ $a }” za { $year_replace_cost_lore_amount_acc }
move-remove = Usuń z gry kartę „{ $a }” za { $year_remove_cost_lore_amount_acc }
move-upgrade = Ulepsz klan za { $year_upgrade_cost_lore_amount_acc } i kartę „{ $a }”
move-to_active = Połóż ją w Strefie Aktywnej
move-to_box = Usuń ją z gry
move-take = Weź kartę „{ $a }”
move-pass = Spasuj w tym roku
move-end_turn = Zakończ turę
move-cancel = Anuluj ją Strategią obronną
move-let_pass = Przepuść ją
move-choose = { $a }
move-choose-recruit = Rekrutuj jednostki
move-choose-move = Wykonaj Ruch
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
move-copy_from = Skopiuj kartę tego, kto kontroluje { $a_acc }
move-opponent = Celem będzie { $a }
move-strike = Usuń jednostkę wroga { $a_from }
move-surrender = Odrzuć wskazaną kartę
move-ransom = Zapłać i zatrzymaj wskazaną kartę
move-scorch = Połóż Żeton Spalonej Ziemi { $a_at }
move-recruit = Zrekrutuj jednostkę { $a_at }
move-recruit_kaija = Zrekrutuj Kaiję { $a_at }
move-camp = Wyszkol dodatkową jednostkę { $a_at }
move-build = Zbuduj { a-building } { $b_at }
move-build_loose = Zbuduj { a-building } { $b_at }, nie zajmując miejsca
move-collect = Zbierz zasoby { $a_from }
move-swap = Zamień budynek { $a_at }
move-swap_loose = Zamień { $a_acc } { $b_at } (bez miejsca)
move-into = Postaw zamiast niego { a-building }
move-from = Wyrusz { $a_from }
move-to = Idź { $a_to }
    .seen =
        { $a_now_controller ->
            [none] Idź { $a_to } (neutralne)
           *[other] Idź { $a_to } ({ $a_now_units_sum ->
                [one] { $a_now_units_sum } jednostka
                [few] { $a_now_units_sum } jednostki
               *[many] { $a_now_units_sum } jednostek
            })
        }
move-units =
    { $a ->
        [0] Nie wysyłaj jednostek, tylko Kaiję
        [one] Wyślij { $a } jednostkę
        [few] Wyślij { $a } jednostki
       *[many] Wyślij { $a } jednostek
    }
move-fight = Walcz z { $a_ins }, wartość bojowa { $a_kind_value }
move-resolve = Rozstrzygnij teraz walkę { $a_at }
move-push = Wypchnij jednego obrońcę { $a_to }
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
move-retreat = Wycofaj 1 jednostkę { $a_to }
move-retreat_kaija = Wycofaj Kaiję { $a_to }
move-retreat_all = Wycofaj wszystkich { $a_to }
move-creature_to = Poślij Stwora { $a_to }
move-appear = Sprowadź Stwora { $a_to }
move-steal = Zabierz { $a_amount_acc } z tych Zbiorów
move-offer = Zaproponuj { $a_amount_acc } za { $b_amount_acc }
move-accept = Zgódź się na wymianę
move-refuse = Odmów wymiany
move-use = Tak, zrób to
move-decline = Nie, rezygnuję
move-done = Zakończ

## Events, as lines of the log

the-tile = { $tile }
new-building = { $building_acc }
other-building = { $into_acc }

event-clan_taken = { $seat } prowadzi { $clan }.
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
event-display_laid = Wyłożone karty: { $cards }.
event-display_cleared = Do pudełka wracają niewzięte karty: { $cards }.

event-cards_drawn =
    { $n ->
        [0] { $seat } nie ma czego dobrać.
       *[other] { $seat } dobiera { amount-card.acc }.
    }
event-card_seen = Dobierasz kartę „{ $seen }”.
event-reshuffled =
    { $n ->
        [one] { $seat } tworzy nowy Stos Dobierania z { $n } odrzuconej karty.
       *[other] { $seat } tworzy nowy Stos Dobierania z { $n } odrzuconych kart.
    }
event-cards_kept = { $seat } zatrzymuje { amount-card.acc }.
event-cards_put_on_top = { $seat } odkłada na wierzch Stosu Dobierania { amount-card.acc }.
event-discarded = { $seat } odrzuca kartę „{ $card }”.
event-recovered = { $seat } odzyskuje kartę „{ $card }” ze Stosu Kart Odrzuconych.
event-played = { $seat } zagrywa kartę „{ $card }”.
event-cancelled = { $seat } anuluje kartę „{ $card }”, którą zagrywa { $other }.
event-let_pass = { $seat } przepuszcza kartę „{ $card }”, którą zagrywa { $other }.
event-copied = { $seat } kopiuje kartę „{ $card }”.
event-waited = { $seat } przeczekuje kartą „{ $card }”.
event-replaced = { $seat } zamienia kartę „{ $card }”.
event-removed = { $seat } usuwa z gry kartę „{ $card }”.
event-upgraded = { $seat } ulepsza klan kosztem karty „{ $card }” i bierze kartę „{ $upgrade }”.
event-turn_ended = { $seat } kończy turę.
event-passed = { $seat } pasuje w tym roku.
event-display_card_taken = { $seat } bierze wyłożoną kartę „{ $card }”.
event-year_flag_set =
    { $flag_id ->
        [kaija_may_attack] Do końca roku { $seat } może wprowadzać Kaiję na terytoria wrogów.
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
event-glory_lost =
    { $n ->
        [0] { $seat } nie ma Chwały do stracenia.
       *[other] { $seat } traci { amount-glory }.
    }

event-units_placed = { $seat } umieszcza { amount-unit.acc } { $territory_at }.
event-recruited = { $seat } rekrutuje { amount-unit.acc } { $territory_at }.
event-camp_trained = { $seat } dostaje { amount-unit.acc } z Obozu Szkoleniowego { $territory_at }.
event-kaija_placed = { $seat } umieszcza Kaiję { $territory_at }.
event-built = { $seat } buduje { new-building } { $site_at }.
event-built_loose = { $seat } buduje { new-building } { $area_at }, nie zajmując miejsca.
event-swapped = { $seat } zamienia { new-building } { $territory_at } na { other-building }.

event-tiles_drawn = { $seat } dobiera { amount-tile }.
event-tile_seen = Dobierasz { $seen }.
event-tiles_put_under = { $seat } odkłada na spód stosu { amount-tile }.
event-tiles_put_back =
    { $n ->
        [one] { $n } kafel wraca do stosu, który zostaje przetasowany.
        [few] { $n } kafle wracają do stosu, który zostaje przetasowany.
       *[many] { $n } kafli wraca do stosu, który zostaje przetasowany.
    }
event-tile_placed =
    { $turn ->
        [0] { $seat } kładzie { the-tile } o { $cell } od kafla startowego.
        [1] { $seat } kładzie { the-tile } o { $cell } od kafla startowego, po ćwierci obrotu w prawo.
        [2] { $seat } kładzie { the-tile } o { $cell } od kafla startowego, po pół obrotu.
       *[3] { $seat } kładzie { the-tile } o { $cell } od kafla startowego, po ćwierci obrotu w lewo.
    }
event-start_tile_placed =
    { $tile_id ->
        [start] Na środku stołu leży kafel startowy.
       *[other] Na stole leży { $tile }, o { $cell } od kafla startowego.
    }
event-territory_closed =
    { $tiles ->
        [one] Terytorium { $territory } jest zamknięte ({ $tiles } kafel).
        [few] Terytorium { $territory } jest zamknięte ({ $tiles } kafle).
       *[many] Terytorium { $territory } jest zamknięte ({ $tiles } kafli).
    }
event-found_no_place = Żaden kafel nigdzie nie pasuje; { $seat } nie znajduje nowej ziemi.

event-moved = { $seat } prowadzi { amount-unit.acc } { $origin_from } { $territory_to }.
event-kaija_moved = { $seat } prowadzi Kaiję { $origin_from } { $territory_to }.
event-shifted =
    { $n ->
        [one] { $seat } przesuwa { amount-unit.acc }, którą dowodzi { $other }, { $origin_from } { $territory_to }.
       *[other] { $seat } przesuwa { amount-unit.acc }, którymi dowodzi { $other }, { $origin_from } { $territory_to }.
    }
event-unit_removed = { $seat } usuwa { $territory_from } jednostkę, którą dowodzi { $other }.

event-hand_inspected = { $seat } ogląda karty, które ma na ręce { $other }.
event-hand_seen = { $other } ma na ręce: { $seen }.
event-card_named = { $seat } wskazuje jedną z kart, które ma na ręce { $other }.
event-card_demanded_seen = { $seat } wskazuje kartę „{ $named }”, którą ma na ręce { $other }.
event-ransomed = { $seat } zatrzymuje wskazaną kartę, a { $other } dostaje okup.
event-scorched = { $seat } kładzie Żeton Spalonej Ziemi { $territory_at }.

event-combat_began = { $seat } atakuje { $territory_at }; broni się { $other }.
event-creature_fought = { $seat } walczy z { $creature_ins } { $territory_at }.
event-creature_attacked = { $creature } atakuje { $territory_at }; broni się { $seat }.
event-food_spent =
    { $n ->
        [0] { $seat } nie wydaje żywności na walkę.
       *[other] { $seat } wydaje na walkę { amount-food }.
    }
event-rolled = { $seat } rzuca kością: { $face }.
event-creature_rolled = { $seat } rzuca za { $creature_acc }: { $face }.
event-took_point = { $seat } wybiera punkt walki.
event-took_casualty = { $seat } zadaje obrażenie.
event-combat_scored = { $territory }: atak { $attack }, obrona { $defence }; straty atakującego { $attacker_losses }, obrońcy { $defender_losses }.
event-combat_won = { $seat } wygrywa walkę { $territory_at }.
event-creature_won = { $creature } wygrywa walkę { $territory_at }.
event-nobody_won = Z walki { $territory_at } nikt nie wychodzi cało.
event-units_lost = { $seat } traci { amount-unit.acc } { $territory_at }.
event-kaija_lost = { $seat } traci Kaiję { $territory_at }; można ją znów zrekrutować.
event-retreated = { $seat } wycofuje { amount-unit.acc } { $origin_from } { $territory_to }.
event-kaija_retreated = { $seat } wycofuje Kaiję { $origin_from } { $territory_to }.
event-no_retreat =
    { $n ->
        [one] { $seat } nie ma dokąd uciec { $territory_from }; { $n } jednostka wraca do rezerwy.
        [few] { $seat } nie ma dokąd uciec { $territory_from }; { $n } jednostki wracają do rezerwy.
       *[many] { $seat } nie ma dokąd uciec { $territory_from }; { $n } jednostek wraca do rezerwy.
    }
event-conquered = { $seat } zdobywa { $territory_acc }.

event-creature_appeared = { $creature } pojawia się { $territory_at }.
event-creature_moved = { $creature } idzie { $origin_from } { $territory_to }.
event-creature_stayed = { $creature } zostaje na miejscu.
event-creature_defeated = { $seat } pokonuje { $creature_acc }.
event-creatures_reshuffled = Odrzucone karty Stworów tworzą nową talię ({ amount-card }).

event-harvested = { $seat } zbiera plony.
event-stolen = { $seat } zabiera ze Zbiorów { $resource_amount_acc }; traci na tym { $other }.
event-exchanged = { $seat } wymienia zasoby na { $resource_amount_acc }.
event-swap_offered = { $seat } proponuje { $given_amount_acc } za { $taken_amount_acc }; zdecyduje { $other }.
event-swap_accepted = { $seat } zgadza się na wymianę, którą proponuje { $other }.
event-swap_refused = { $seat } odrzuca wymianę, którą proponuje { $other }.
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
event-top_card_lost = { $seat } traci z wierzchu Stosu Dobierania kartę „{ $card }”.

event-second_chance = { $seat } dostaje drugą szansę { $territory_at }.
event-second_chance_declined = { $seat } rezygnuje z drugiej szansy.
event-year_ended = Kończy się rok { $year }.
event-dominated =
    { $n ->
        [one] { $seat } panuje nad krainą dzięki { $n } zamkniętemu terytorium z dużym budynkiem.
       *[other] { $seat } panuje nad krainą dzięki { $n } zamkniętym terytoriom z dużymi budynkami.
    }
event-game_ended = Saga dobiegła końca; czas policzyć Chwałę.

## Endings

ending-points =
    { $winners_count ->
        [one] Najwięcej Chwały ma { $winners }: { $points }.
       *[other] { $winners } dzielą się zwycięstwem, mając po { $points } { $points ->
            [one] Punkcie
            [few] Punkty
           *[many] Punktów
        } Chwały.
    }
ending-tie =
    { $points ->
        [one] { $winners } wygrywa przy remisie ({ $points } Punkt Chwały), mając więcej terytoriów, jednostek lub budynków.
        [few] { $winners } wygrywa przy remisie ({ $points } Punkty Chwały), mając więcej terytoriów, jednostek lub budynków.
       *[many] { $winners } wygrywa przy remisie ({ $points } Punktów Chwały), mając więcej terytoriów, jednostek lub budynków.
    }
ending-domination =
    { $winners_count ->
        [one] { $winners } panuje nad krainą: zamknięte terytoria z dużymi budynkami są ważniejsze niż Chwała.
       *[other] { $winners } panują nad krainą: zamknięte terytoria z dużymi budynkami są ważniejsze niż Chwała.
    }

## Obstacles

obstacle-clan_taken = Ten klan prowadzi już inny gracz.
obstacle-no_place_for_tile = Ten kafel nie pasuje nigdzie na mapie.
obstacle-border_breaks = Granica urwałaby się w tym miejscu: każda linia musi biec dalej od rogu kafla.
obstacle-joins_enemies = Połączyłyby się terytoria z jednostkami dwóch graczy.
obstacle-joins_partners = Połączyłyby się terytoria z jednostkami twoimi i partnera.
obstacle-joins_groups = Połączyłyby się dwie grupy jednego gracza; podczas przygotowania muszą stać osobno.
obstacle-joins_creature = Upadła Walkiria i jednostki znalazłyby się na jednym terytorium.
obstacle-no_room_for_group = Na tym kaflu nie zostałoby wolne terytorium dla jednostek.
obstacle-no_room_to_settle = Na tym kaflu nie byłoby neutralnego terytorium, na którym można osiąść.
obstacle-territory_has_units = Stoją tam już jednostki; grupa potrzebuje pustego terytorium.
obstacle-creature_bars_group = Czeka tam Upadła Walkiria, a na kaflu jest inne puste terytorium.

obstacle-main_card_played = Główna karta tej tury jest już zagrana; możesz dołożyć tylko Karty Błysku.
obstacle-turn_has_begun = Tura już trwa: możesz dołożyć Karty Błysku albo ją zakończyć.
obstacle-nothing_to_carry_out = Nic z tej karty nie da się teraz wykonać. Możesz nią przeczekać.
obstacle-lore_for_replace = Masz za mało wiedzy, aby zamienić kartę.
obstacle-lore_for_remove = Masz za mało wiedzy, aby usunąć kartę.
obstacle-lore_for_upgrade = Masz za mało wiedzy na ulepszenie.
obstacle-no_upgrade_left = Masz już obie Karty Ulepszenia swojego klanu.
obstacle-unrest_stays = Niepokojów nie można usunąć z gry.
obstacle-no_effect = Ta karta nie ma efektu; możesz nią tylko przeczekać albo ją zamienić.
obstacle-only_as_answer = Strategię obronną zagrywa się tylko w odpowiedzi na kartę przeciwnika.
obstacle-not_in_hand = Nie masz teraz na ręce Strategii obronnej.
obstacle-display_card_taken = W tym roku masz już jedną z wyłożonych kart.
obstacle-display_empty = Nie ma już wyłożonych kart.
obstacle-too_few_cards = W Stosie Dobierania i wśród odrzuconych masz za mało kart.
obstacle-discard_empty = Twój Stos Kart Odrzuconych jest pusty.
obstacle-no_closed_territory = Nie kontrolujesz dość dużego zamkniętego terytorium.
obstacle-cannot_be_copied = Tej karty nie można skopiować.
obstacle-copy_not_possible = Efektu tej karty nie da się teraz wykonać.
obstacle-hand_of_opponent_empty = Ten gracz nie ma kart na ręce.
obstacle-no_target = Nie ma tu odpowiedniego celu.
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

obstacle-link_too_hard = Trudna Granica kosztuje 2 ruchy, a zostało ci za mało.
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
obstacle-nothing_moves = Musi pójść co najmniej jedna figurka.
obstacle-not_open = To terytorium jest zamknięte, a potrzebne jest otwarte.

obstacle-too_little_food = Możesz wydać tyle żywności, ile masz, najwyżej 1 na jednostkę w walce.
obstacle-push_to_enemy = Obrońcę można wypchnąć tylko na ziemię neutralną albo jego właściciela.
obstacle-push_to_fight = Czeka tam walka, więc nikogo nie można tam wypchnąć.
obstacle-retreat_to_enemy = Odwrót prowadzi tylko na przyjazne lub neutralne terytoria.
obstacle-retreat_across_hard = Odwrót nie może prowadzić przez Trudną Granicę.
obstacle-retreat_to_fight = Czeka tam walka, więc nie można się tam wycofać.

obstacle-too_few_resources = Masz za mało zasobów na wymianę.
obstacle-not_yielded = To terytorium nie daje teraz tego zasobu.
obstacle-partner_lacks_it = Komuś z was brakuje zasobu do tej wymiany.
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
option-long_game = { $variant_long_game_years } lat zamiast { $year_years }, więcej kart i bez zwycięstwa przez dominację.
option-team_game = Dwoje na dwoje: partnerzy siedzą naprzeciw siebie i sumują Chwałę. Dla { $variant_team_game_players } graczy.
option-clans = Klany są losowane albo wybierane w kolejności miejsc przy stole.
option-five_tile_in_pile_with_fewer_players = Przy mniej niż pięciu graczach kafel startowy dla 5 graczy trafia między pozostałe kafle.
option-open_totals = Wszyscy widzą, ile kto ma Chwały.

## Explanations: resources, pieces, the map

text-food = Żywi jednostki Zimą i dodaje sił w walce: 1 punkt walki za każdą wydaną.
text-wood = Służy do budowania. Duży klan potrzebuje go też Zimą.
text-lore = Pozwala zamienić kartę za { $year_replace_cost_lore_amount_acc }, usunąć ją z gry za { $year_remove_cost_lore_amount_acc } albo wziąć Kartę Ulepszenia klanu za { $year_upgrade_cost_lore_amount_acc }.
text-glory = Kto na koniec ma jej najwięcej, wygrywa. Każde { $scoring_resources_per_glory } pozostałe zasoby dają wtedy jeszcze 1 punkt.
text-unit = Zajmuje terytoria, walczy, a Zimą potrzebuje żywności. Masz ich { $components_units_per_player }.
text-kaija = Niedźwiedzica Klanu Niedźwiedzia. Liczy się jak jednostka warta 2 punkty walki, Zimą nic nie kosztuje i nie wchodzi na terytoria wrogów.
text-scorched_earth = Żeton Klanu Węża: na tym terytorium Wąż ma o 1 punkt walki więcej i może zabrać 1 zasób ze Zbiorów.
text-first_player = Zaczyna każdą fazę. Znacznik bierze ten, kto pierwszy spasuje.
text-territory = Cały obszar między granicami, często na kilku kaflach. Kontroluje go ten, kto ma tam jednostki; bez jednostek jest neutralny.
text-small = Mieści jeden mały budynek.
text-stone = Mieści jeden mały budynek; tylko tu może stanąć Menhir.
text-large = Mieści jeden duży budynek.
text-lair = W grze ze Stworami jeden z nich pojawia się tu po położeniu kafla.
text-regular = Jednostki przekraczają ją jednym ruchem.
text-hard = Jej przekroczenie kosztuje 2 ruchy tej samej akcji i nie można się przez nią wycofać.
text-flash = Kartę z tym symbolem można zagrać oprócz głównej karty tury.
text-draw_pile = Twoje przyszłe karty. Gdy się skończą, tasuje się Stos Kart Odrzuconych.
text-hand = Karty do zagrania; na początku roku dobierasz ich { $year_hand_size }.
text-active = Karty, którymi w tym roku grasz albo przeczekujesz. Gdy spasujesz, trafią na Stos Kart Odrzuconych.
text-discard = Twoje zużyte karty.
text-display = Nowe karty tego roku. Pasując, bierzesz jedną z nich na wierzch Stosu Dobierania.
text-reserve = Twoje jednostki, których nie ma na mapie.
text-tile_pile = Ziemie, których nikt jeszcze nie widział.
text-development_deck = Karty Rozwoju na przyszłe lata.
text-creature_line = Stwory na mapie w kolejności, w jakiej się przemieszczają.
text-start = Środek mapy, tu lądują wszyscy.
text-start_five = Drugi kafel startowy przy pięciu graczach; poza tym zwykły kafel.
text-each-tiles =
    { $area_count ->
        [one] Kafel mapy z jednym obszarem ze wszystkich stron.
       *[other] Kafel mapy z { $area_count } obszarami.
    }

## Explanations: phases

text-setup = Każdy kładzie dwa kafle i na każdym ląduje z { $setup_setup_group_size } jednostkami.
text-start_of_year = Każdy dobiera { $year_hand_size } karty, o 1 więcej za każdą Kuźnię. Na stół trafiają nowe karty.
text-actions = Tura po turze zagrywacie karty, aż wszyscy spasują.
text-creatures = Dzikie Stwory, które po Akcjach przychodzą na wasze ziemie i szkodzą.
text-harvest = Zamknięte terytoria dają Chwałę, a symbole i budynki dają zasoby. Potem możesz wymieniać po { $year_exchange_rate } zasoby na 1.
text-winter = Płacisz żywnością, a duży klan także drewnem, według liczby swoich jednostek. Kto nie może zapłacić, bierze Niepokoje.
text-end_of_year = Kto panuje nad krainą, teraz wygrywa. Kto nie ma jednostek, dostaje drugą szansę.
text-end = Liczenie całej Chwały.

## Explanations: actions

text-recruit = Umieść jednostki z rezerwy na kontrolowanych terytoriach.
text-move = Przeprowadź dowolną liczbę jednostek na sąsiednie terytorium i walcz, jeśli stoi tam wróg.
text-explore = Dobierz kafel i połóż go przy swoim otwartym terytorium. Zamknięcie własnego terytorium daje 1 Punkt Chwały za każdy jego kafel.
text-build = Postaw budynek na wolnym miejscu kontrolowanego terytorium i zapłać drewnem.
text-draw = Dobierz karty i podziel je tak, jak mówi karta.

## Explanations: clans

text-bear = Masz Kaiję, niedźwiedzicę wartą { $power_combat_points } punkty walki. Rekrutujesz ją jak jednostkę, Zimą nic nie kosztuje i nie wchodzi na terytoria wrogów.
text-boar = Za każde twoje Odkrycie, które nie zamyka żadnego terytorium, zdobywasz { $power_n } wiedzę.
text-goat = Zdobywasz { $power_small } żywność za każdy mały budynek, który stawiasz, a { $power_large } żywności za każdy duży.
text-raven = Gdy Odkryciem zamykasz swoje terytoria, od razu zbierasz ich zasoby.
text-snake = Przed każdą swoją Kartą Klanu możesz położyć obok swoich ziem Żeton Spalonej Ziemi: masz tam o { $power_combat_points } punkt walki więcej i bierzesz { $power_harvest_steal } zasób ze Zbiorów wroga.
text-stag = Zdobywasz { $power_on_conquest } Punkt Chwały za każde terytorium zdobyte w walce i { $power_on_closing } dodatkowy za każde swoje terytorium zamknięte Odkryciem.
# Dane klanu zasłania Stwór o tym samym identyfikatorze.
text-wolf = Za każdą walkę wygraną jako atakujący zdobywasz 1 żywność.

## Explanations: buildings

text-food_silo = Daje { $effect_n } żywność podczas Zbiorów.
text-woodcutter_lodge = Daje { $effect_n } drewno podczas Zbiorów.
text-defence_tower = Zadaje { $effect_n } obrażenie każdemu, kto cię tu zaatakuje.
text-training_camp = Gdy tu rekrutujesz, dołącza jeszcze { $effect_n } jednostka.
text-menhir = Daje { $effect_n } wiedzę podczas Zbiorów. Może stanąć tylko na miejscu z kamieniem.
text-fortress = Gdy się tu bronisz, masz o { $effect_n } punkty walki więcej.
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
text-skull_or_axe = Dodaje { $choice_points } punkt walki albo zadaje { $choice_casualties } obrażenie, do wyboru rzucającego.
text-axe2_skull = Dodaje { face-points } i zadaje { face-casualties }.
text-skull2 = Zadaje { face-casualties }.
text-axe_skull = Dodaje { face-points } i zadaje { face-casualties }.

kind-effect =
    { $kind_id ->
        [wolf] Podczas Zbiorów na jego terytorium Chwałę i zasoby dają tylko budynki.
        [brown_bear] Na jego terytorium nie można budować, rekrutować ani odkrywać i nie można stamtąd wyjść.
        [draugr] Kto kontroluje terytorium, na które wchodzi Draugr, traci tam 1 jednostkę.
       *[fallen_valkyrie] Nie znosi nikogo obok siebie: atakuje każdego, na czyje terytorium wchodzi.
    }
text-each-creatures =
    { kind-effect } Wartość bojowa { $kind_value }; za pokonanie { $kind_glory } { $kind_glory ->
        [one] Punkt
        [few] Punkty
       *[many] Punktów
    } Chwały.
text-brown_bear = Na jego terytorium nie można budować, rekrutować ani odkrywać i nie można stamtąd wyjść.
text-draugr = Kto kontroluje terytorium, na które wchodzi Draugr, traci tam 1 jednostkę.
text-fallen_valkyrie = Nie znosi nikogo obok siebie: atakuje każdego, na czyje terytorium wchodzi.

## Explanations: what most cards do

do-recruit =
    { $recruit_n ->
        [one] Zrekrutuj { $recruit_n } jednostkę na kontrolowanym terytorium.
       *[other] Zrekrutuj do { $recruit_n } jednostek na kontrolowanych terytoriach.
    }
do-move =
    { $move_n ->
        [one] Wykonaj { $move_n } ruch dowolną liczbą jednostek.
       *[other] Wykonaj do { $move_n } ruchów, każdy dowolną liczbą jednostek.
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
text-clan_goat = { do-build } Może być takiego typu, jaki już tam stoi.
text-clan_goat_teamwork = Wybierz { $choose_action_count } różne akcje, w dowolnej kolejności: zrekrutuj 1 jednostkę, wykonaj 1 ruch, odkryj ziemie, postaw budynek.
text-clan_goat_resourceful = { do-draw } Możesz zapłacić { $pay_then_any_resources } dowolne zasoby, aby dobrać jeszcze { $pay_then_then_1_n }.
text-clan_raven = { do-explore-choice }
text-clan_raven_raiding_party = Usuń z mapy dowolną jednostkę wroga i zdobądź { $collect_from_target_n } zasób widoczny na jej terytorium.
text-clan_raven_mercenaries = Zrekrutuj do { $recruit_n } jednostek na jednym neutralnym terytorium. Możesz zapłacić { $pay_then_any_resources } dowolne zasoby, aby zrekrutować tam jeszcze { $pay_then_then_1_n }.
text-clan_snake = { do-move } Potem możesz jeszcze raz położyć Żeton Spalonej Ziemi.
text-clan_snake_rapacious = Obejrzyj rękę przeciwnika i wskaż kartę: odrzuci ją, chyba że odda ci { $extort_resources } zasoby.
text-clan_snake_stolen_lore = Skopiuj kartę ze Strefy Aktywnej przeciwnika, który kontroluje terytorium z Żetonem Spalonej Ziemi.
text-clan_stag = { do-recruit } Potem może tam dołączyć { $pull_unit_n } twoja jednostka z sąsiedniego terytorium, także przez Trudną Granicę.
text-clan_stag_glory = { do-build } Tuż przed budową albo tuż po niej możesz zebrać zasoby z tego terytorium jak podczas Zbiorów.
text-clan_stag_annexation = Wykonaj 1 ruch dowolną liczbą jednostek. Przed nim albo po nim możesz wykonać Odkrycie.
text-clan_wolf = { do-move } Trudne Granice traktujesz jak regularne, także w odwrocie.
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
text-dev_intimidate = { do-move } Przed każdą walką możesz wypchnąć 1 broniącą się jednostkę na sąsiednią ziemię, neutralną albo jej właściciela.
text-dev_feast = { do-basic-action }
text-dev_scout_camp = { do-explore } Raz możesz odłożyć dobrany kafel na spód stosu i dobrać inny.
text-dev_shieldbearers = { do-move } W każdej walce otrzymujesz o { $move_cancel_casualties } obrażenie mniej.
text-dev_bodyguard = { do-move-strong }
text-dev_simple_living = { do-build } Płacisz o { $build_discount } drewno mniej.
text-dev_future_sight = Weź teraz wyłożoną kartę na wierzch Stosu Dobierania. Pasując w tym roku, nie bierzesz już innej.

## Explanations: Advanced Development cards

text-dev_spy = Obejrzyj rękę przeciwnika i wybierz { $inspect_and_discard_n } kartę, którą odrzuci. { do-draw }
text-dev_fishing = Zdobądź { $collect_n } żywności.
text-dev_axe_throwers = { do-move } W każdej walce po swoim rzucie dodaj 1 punkt walki albo 1 obrażenie.
text-dev_lore_mastery = Zdobądź { $collect_n } wiedzy.
text-dev_industrious = { do-build } Potem możesz zamienić jeden ze swoich budynków na inny tej samej wielkości.
text-dev_defensive_strategy = Zagraj, gdy przeciwnik zagrywa kartę: odrzuca ją bez efektu i wybiera inną kartę lub akcję.
text-dev_enemy_secrets = Wybierz terytorium wroga sąsiadujące z twoim i skopiuj kartę ze Strefy Aktywnej jego właściciela.
text-dev_hunters = Na każdym kontrolowanym terytorium zrekrutuj 1 jednostkę za każdy symbol żywności na kaflach i budynkach.
text-dev_outpost = Zrekrutuj do { $recruit_n } jednostek, wszystkie na jednym terytorium, kontrolowanym albo neutralnym.
text-dev_hidden_ways = Przenieś dowolną liczbę jednostek z jednego swojego terytorium na dowolne otwarte, choćby najdalsze.
text-dev_carpentry = Buduj do { $build_times } razy; duży może być najwyżej { $build_max_large } budynek.
text-dev_conqueror = Do końca roku Fortece i Wieże Obronne wrogów nie liczą się, gdy atakujesz.
text-dev_huginn_muninn = Odkrycie: dobierz kafel i połóż go przy dowolnym otwartym terytorium, nawet cudzym.
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
text-dev_bribery = Przesuń do { $shift_enemy_units_n } jednostek wroga z jednego terytorium na sąsiednie, także przez Trudną Granicę; walczą z każdym, kto tam stoi.
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

text-ach_builder = { $scoring_1_glory_amount } za każdy mały i { $scoring_2_glory_amount } za każdy duży budynek na twoich terytoriach.
text-ach_explorer = { $scoring_1_glory_amount } za każde wolne małe i { $scoring_2_glory_amount } za każde wolne duże miejsce na twoich terytoriach.
text-ach_food_trader = { $scoring_1_glory_amount } za każdy symbol żywności na kaflach i budynkach twoich terytoriów.
text-ach_wood_trader = { $scoring_1_glory_amount } za każdy symbol drewna na kaflach i budynkach twoich terytoriów.
text-ach_scholar = { $scoring_1_glory_amount } za każdy symbol wiedzy na kaflach i budynkach twoich terytoriów.
text-ach_trapper = { $scoring_1_glory_amount } za każde Legowisko Stwora na twoich terytoriach.
text-ach_warlord = { $scoring_1_glory_amount } za każdą twoją jednostkę na mapie.
text-unrest = Nie działa i nie można jej usunąć z gry. Na koniec odbiera { $scoring_unrest_penalty } Punktów Chwały.

## Previews: what a choice brings

preview-gain = Zysk: { $gain }
preview-cost = Koszt: { $cost }
preview-trade = Koszt: { $cost }; dobierasz { $gain_acc }
preview-trade-none = Koszt: { $cost }; nie masz już kart do dobrania
preview-free = Za darmo
preview-up-to = Za zamknięcie terytoriów najwyżej { $gain }
preview-yields = Koszt: { $cost }; każde Zbiory dają { $gain_acc }
preview-free-yields = Za darmo; każde Zbiory dają { $gain_acc }
preview-winter =
    { $n ->
        [one] Na mapie { $n } jednostka; Zima zabierze { $cost_acc }
        [few] Na mapie { $n } jednostki; Zima zabierze { $cost_acc }
       *[many] Na mapie { $n } jednostek; Zima zabierze { $cost_acc }
    }
preview-winter-short =
    { $n ->
        [one] Na mapie { $n } jednostka; Zima zabierze { $cost_acc }, więcej niż teraz masz
        [few] Na mapie { $n } jednostki; Zima zabierze { $cost_acc }, więcej niż teraz masz
       *[many] Na mapie { $n } jednostek; Zima zabierze { $cost_acc }, więcej niż teraz masz
    }
preview-winter-free =
    { $n ->
        [one] Na mapie { $n } jednostka; Zima nic nie kosztuje
        [few] Na mapie { $n } jednostki; Zima nic nie kosztuje
       *[many] Na mapie { $n } jednostek; Zima nic nie kosztuje
    }
preview-trained =
    { $n ->
        [one] Na mapie { $n } jednostka, z Obozami Szkoleniowymi { $total }; Zima zabierze { $cost_acc }
        [few] Na mapie { $n } jednostki, z Obozami Szkoleniowymi { $total }; Zima zabierze { $cost_acc }
       *[many] Na mapie { $n } jednostek, z Obozami Szkoleniowymi { $total }; Zima zabierze { $cost_acc }
    }
preview-trained-short =
    { $n ->
        [one] Na mapie { $n } jednostka, z Obozami Szkoleniowymi { $total }; Zima zabierze { $cost_acc }, więcej niż teraz masz
        [few] Na mapie { $n } jednostki, z Obozami Szkoleniowymi { $total }; Zima zabierze { $cost_acc }, więcej niż teraz masz
       *[many] Na mapie { $n } jednostek, z Obozami Szkoleniowymi { $total }; Zima zabierze { $cost_acc }, więcej niż teraz masz
    }
preview-trained-free =
    { $n ->
        [one] Na mapie { $n } jednostka, z Obozami Szkoleniowymi { $total }; Zima nic nie kosztuje
        [few] Na mapie { $n } jednostki, z Obozami Szkoleniowymi { $total }; Zima nic nie kosztuje
       *[many] Na mapie { $n } jednostek, z Obozami Szkoleniowymi { $total }; Zima nic nie kosztuje
    }
preview-beside-valkyrie = { $gain } obok Upadłej Walkirii; wyprowadź je następnym Ruchem, inaczej stoczą z nią walkę
preview-marker = Bierzesz Znacznik Pierwszego Gracza
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
preview-attack = { $attack } do { $defence } przed żywnością i kośćmi; { $percent }% szans na wygraną
preview-hunt = { $attack } do { $defence } przed żywnością i kośćmi; { $percent }% szans na { $gain_acc }
preview-chance = { $percent }% szans na wygraną
preview-chance-food =
    { $answer ->
        [one] { $percent }% szans na wygraną; { $least }%, jeśli obrońca wyda { $answer } żywność
       *[other] { $percent }% szans na wygraną; { $least }%, jeśli obrońca wyda { $answer } żywności
    }
preview-chance-defence = { $percent }% szans na odparcie ataku
