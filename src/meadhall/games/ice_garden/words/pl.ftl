### Pan Lodowego Ogrodu po polsku (Project Fluent).
###
### Nazwy zmiennych opisuje `meadhall.words.vocabulary`: `$x` to nazwa, `$x_id` identyfikator do
### wyboru wariantu, `$x_amount` liczba z rzeczą, `$x_<field>` dane z plików
### treści, `$x_now_<field>` stan stołu.
###
### Nazwy mają przypadki jako atrybuty (`.acc` to biernik, w zdaniu `$x_acc`). Imiona graczy stoją
### w mianowniku, bo gracz jest podmiotem zdania. Regiony odmieniają się w częściach `in-region`, `from-region`, `into-to` i tak
### dalej. Zdarzenia są w czasie teraźniejszym, bez form zależnych od płci.

game-name = Pan Lodowego Ogrodu
game-summary = Naukowcy z Ziemi władają Midgaardem jak bogowie. Rozszerzaj wpływy, powołuj stwory czynnikiem „M” i dominuj w Regionach, ale dbaj o reputację: Vuko Drakkainen ściga tych, którzy przesadzają. Zdobądź { $victory_track_end_threshold } punktów zwycięstwa albo osiągnij cel swojego naukowca, zanim spadnie Martwy Śnieg.

## Amounts

amount-population =
    { $n ->
        [one] { $n } populacja
        [few] { $n } populacje
       *[many] { $n } populacji
    }
    .acc =
        { $n ->
            [one] { $n } populację
            [few] { $n } populacje
           *[many] { $n } populacji
        }
amount-gold =
    { $n ->
        [one] { $n } złoty gwicht
        [few] { $n } złote gwichty
       *[many] { $n } złotych gwichtów
    }
amount-m_factor =
    { $n ->
        [one] { $n } czynnik „M”
        [few] { $n } czynniki „M”
       *[many] { $n } czynników „M”
    }
amount-m_factor_level_0 = { amount-m_factor }
amount-m_factor_0 = { amount-m_factor } z poziomu 0
amount-m_factor_1 = { amount-m_factor } z poziomu 1
amount-m_factor_2 = { amount-m_factor } z poziomu 2
amount-m_factor_3 = { amount-m_factor } z poziomu 3
amount-victory_points =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
amount-influence_marker =
    { $n ->
        [one] { $n } znacznik wpływu
        [few] { $n } znaczniki wpływu
       *[many] { $n } znaczników wpływu
    }
amount-controlled_marker =
    { $n ->
        [one] { $n } znacznik wpływu wycofany przez Vuko
        [few] { $n } znaczniki wpływu wycofane przez Vuko
       *[many] { $n } znaczników wpływu wycofanych przez Vuko
    }
amount-action_marker =
    { $n ->
        [one] { $n } znacznik Akcji
        [few] { $n } znaczniki Akcji
       *[many] { $n } znaczników Akcji
    }
amount-nation =
    { $n ->
        [one] { $n } znacznik niezależnej nacji
        [few] { $n } znaczniki niezależnych nacji
       *[many] { $n } znaczników niezależnych nacji
    }
amount-magical_reserve =
    { $n ->
        [one] { $n } uroczysko
        [few] { $n } uroczyska
       *[many] { $n } uroczysk
    }
amount-vuko_token =
    { $n ->
        [one] { $n } żeton Vuko
        [few] { $n } żetony Vuko
       *[many] { $n } żetonów Vuko
    }
amount-moonlit_brother =
    { $n ->
        [one] { $n } Księżycowy Brat
        [few] { $n } Księżycowi Bracia
       *[many] { $n } Księżycowych Braci
    }
    .acc =
        { $n ->
            [one] { $n } Księżycowego Brata
           *[other] { $n } Księżycowych Braci
        }
amount-enlightened_one =
    { $n ->
        [one] { $n } Oświecona Istota
        [few] { $n } Oświecone Istoty
       *[many] { $n } Oświeconych Istot
    }
    .acc =
        { $n ->
            [one] { $n } Oświeconą Istotę
            [few] { $n } Oświecone Istoty
           *[many] { $n } Oświeconych Istot
        }
amount-harrasim =
    { $n ->
        [one] { $n } Harrasim
        [few] { $n } Harrasimowie
       *[many] { $n } Harrasimów
    }
    .acc =
        { $n ->
            [one] { $n } Harrasima
           *[other] { $n } Harrasimów
        }
amount-crab =
    { $n ->
        [one] { $n } Krab
        [few] { $n } Kraby
       *[many] { $n } Krabów
    }
    .acc =
        { $n ->
            [one] { $n } Kraba
            [few] { $n } Kraby
           *[many] { $n } Krabów
        }
amount-rattling_musician =
    { $n ->
        [one] { $n } Szczurzy Grajek
        [few] { $n } Szczurzy Grajkowie
       *[many] { $n } Szczurzych Grajków
    }
    .acc =
        { $n ->
            [one] { $n } Szczurzego Grajka
           *[other] { $n } Szczurzych Grajków
        }
amount-wyvern =
    { $n ->
        [one] { $n } Wywerna
        [few] { $n } Wywerny
       *[many] { $n } Wywern
    }
    .acc =
        { $n ->
            [one] { $n } Wywernę
            [few] { $n } Wywerny
           *[many] { $n } Wywern
        }
amount-wild_children =
    { $n ->
        [one] { $n } gromada Dzikich Dzieci
        [few] { $n } gromady Dzikich Dzieci
       *[many] { $n } gromad Dzikich Dzieci
    }
    .acc =
        { $n ->
            [one] { $n } gromadę Dzikich Dzieci
            [few] { $n } gromady Dzikich Dzieci
           *[many] { $n } gromad Dzikich Dzieci
        }
amount-faun =
    { $n ->
        [one] { $n } Faun
        [few] { $n } Fauny
       *[many] { $n } Faunów
    }
    .acc =
        { $n ->
            [one] { $n } Fauna
            [few] { $n } Fauny
           *[many] { $n } Faunów
        }
amount-nightmare =
    { $n ->
        [one] { $n } Koszmar
        [few] { $n } Koszmary
       *[many] { $n } Koszmarów
    }
amount-volcano_people =
    { $n ->
        [one] { $n } gromada Ludzi Wulkanu
        [few] { $n } gromady Ludzi Wulkanu
       *[many] { $n } gromad Ludzi Wulkanu
    }
    .acc =
        { $n ->
            [one] { $n } gromadę Ludzi Wulkanu
            [few] { $n } gromady Ludzi Wulkanu
           *[many] { $n } gromad Ludzi Wulkanu
        }
amount-ice_drakkar =
    { $n ->
        [one] { $n } Lodowy Drakkar
        [few] { $n } Lodowe Drakkary
       *[many] { $n } Lodowych Drakkarów
    }
amount-tree_brothers =
    { $n ->
        [one] { $n } gromada Braci Drzewa
        [few] { $n } gromady Braci Drzewa
       *[many] { $n } gromad Braci Drzewa
    }
    .acc =
        { $n ->
            [one] { $n } gromadę Braci Drzewa
            [few] { $n } gromady Braci Drzewa
           *[many] { $n } gromad Braci Drzewa
        }

## Names: terms

name-seat_1 = Gracz Niezależny
name-population = Populacja
name-gold = Złote gwichty
name-m_factor = Czynnik „M”
name-m_factor_0 = Czynnik „M” z poziomu 0
name-m_factor_1 = Czynnik „M” z poziomu 1
name-m_factor_2 = Czynnik „M” z poziomu 2
name-m_factor_3 = Czynnik „M” z poziomu 3
name-stock = Rezerwa
name-victory_points = Punkty zwycięstwa
name-region = Region
name-region_tile = Kafelek punktacji Regionu
name-order = Czerwona cyfra
name-unit = Jednostka
name-level = Poziom jednostki
name-character = Naukowiec
name-character_board = Karta postaci
name-influence_marker = Znacznik wpływu
name-controlled_marker = Znacznik wycofany przez Vuko
name-controlled = Wycofany przez Vuko
name-nation = Niezależna nacja
name-magical_reserve = Uroczysko
name-thorn = Cierń
name-red_tower = Czerwona Wieża
name-nightmare_token = Żeton Koszmaru
name-region_lock = Zamknięty Region
name-region_lock_token = Zamknięcie Regionu
name-action_marker = Znacznik Akcji
name-action_box = Pole Akcji
name-action_order_token = Żeton kolejności pól Akcji
name-order_1 = Żeton kolejności 1
    .acc = żeton kolejności 1
name-order_2 = Żeton kolejności 2
    .acc = żeton kolejności 2
name-order_3 = Żeton kolejności 3
    .acc = żeton kolejności 3
name-order_4 = Żeton kolejności 4
    .acc = żeton kolejności 4
name-order_5 = Żeton kolejności 5
    .acc = żeton kolejności 5
name-initiative_track = Tor Inicjatywy
name-helm = Hełm
name-ship = Statek
name-red_ship = Czerwony statek
name-stage = Etap gry
name-stage_1 = Etap 1
name-stage_2 = Etap 2
name-stage_3 = Etap 3
name-stage_4 = Etap 4
name-reputation = Reputacja
name-yin_yang = yin-yang
name-dead_snow = Martwy Śnieg
name-vuko_token = Żeton Vuko
name-vuko_tile = Kafelek scenariusza Vuko
name-goal = Cel indywidualny
name-goal_red_towers = Czerwone Wieże
name-goal_absorbed_reserves = Pochłonięte uroczyska
name-goal_locked_regions = Zamknięte Regiony
name-goal_recruited_markers = Zwerbowane znaczniki
name-summon = Przywołanie
name-upgrade = Ulepszenie
name-discard_vuko_token = Odrzucenie żetonu Vuko
name-raise_reputation = Poprawa reputacji
name-move_m_factor = Przesunięcie czynnika „M”
name-upgrade_unit = Ulepszenie jednostki
name-summon_units = Przywołanie jednostek
name-setup = Przygotowanie
name-help = Pomoc
name-initiative = Inicjatywa
name-initiative_phase = Faza Inicjatywy
name-planning = Planowanie
name-planning_phase = Faza Planowania
name-action_phase = Faza Akcji
name-domination = Dominacja
name-domination_phase = Faza Dominacji
name-over = Koniec gry
name-player = Gracz
name-ip = Gracz Niezależny
name-vuko_tiles = Kafelki scenariuszy Vuko
name-vuko_1 = Kafelek scenariusza na etap 1
name-vuko_2 = Kafelek scenariusza na etap 2
name-vuko_3 = Kafelek scenariusza na etap 3
name-vuko_4 = Kafelek scenariusza na etap 4
name-action_order = Kolejność pól Akcji
name-faun_may_leave_locked = Faun może odejść
name-crab_third_attack = Trzeci Atak Krabów
name-dead_snow_ties = Remisy przy Martwym Śniegu
name-english = według instrukcji angielskiej
name-polish = według instrukcji polskiej
name-solo_level = Poziom gry solo
name-scientist_1 = Naukowiec z miejsca 1
name-scientist_2 = Naukowiec z miejsca 2
name-scientist_3 = Naukowiec z miejsca 3
name-scientist_4 = Naukowiec z miejsca 4
name-random = losowo
name-red = czerwony
name-black = czarny
name-green = zielony
name-blue = niebieski

## Names: regions

# Przypadki Regionów mają swoje przyimki: .acc mówi dokąd, .loc gdzie.
name-ice_garden = Lodowy Ogród
name-viper_gorge_pile = Znaczniki wpływu w Żmijowym Gardle
name-frozen_wastes = Zamarznięte Pustkowia
    .acc = na Zamarznięte Pustkowia
    .loc = na Zamarzniętych Pustkowiach
name-northern_fjords = Północne Fiordy
    .acc = do Północnych Fiordów
    .loc = w Północnych Fiordach
name-wastes_of_dread = Pustkowia Trwogi
    .acc = na Pustkowia Trwogi
    .loc = na Pustkowiach Trwogi
name-coast_of_sails = Wybrzeże Żagli
    .acc = na Wybrzeże Żagli
    .loc = na Wybrzeżu Żagli
name-bear_lands = Ziemie Ludzi Niedźwiedzi
    .acc = na Ziemie Ludzi Niedźwiedzi
    .loc = na Ziemiach Ludzi Niedźwiedzi
name-valley_of_sorrow = Dolina Bolesnej Pani
    .acc = do Doliny Bolesnej Pani
    .loc = w Dolinie Bolesnej Pani
name-fire_lands = Ziemie Ludzi Ognia
    .acc = na Ziemie Ludzi Ognia
    .loc = na Ziemiach Ludzi Ognia
name-snake_lands = Ziemie Ludzi Węży
    .acc = na Ziemie Ludzi Węży
    .loc = na Ziemiach Ludzi Węży

## Names: action boxes

name-viper_gorge = Żmijowe Gardło
name-influence = Wpływ
name-move = Ruch
name-voracious_mountain = Żarłoczna Góra
    .acc = Żarłoczną Górę
name-raven_shadow = Kruczy Cień
name-making = Czynienie
name-activation = Aktywacja jednostek
name-vuko = Vuko Drakkainen

## Names: scientists and units

name-freihoff = Ulrike Freihoff
name-van_dyken = Pier van Dyken
    .gen = Piera van Dykena
    .dat = Pierowi van Dykenowi
name-callo = Passionaria Callo
    .gen = Passionarii Callo
    .dat = Passionarii Callo
name-fjollsfinn = Olaf Fjollsfinn
    .gen = Olafa Fjollsfinna
    .dat = Olafowi Fjollsfinnowi
name-moonlit_brother = Księżycowy Brat
    .gen = Księżycowego Brata
    .dat = Księżycowemu Bratu
    .acc = Księżycowego Brata
name-enlightened_one = Oświecona Istota
    .gen = Oświeconej Istoty
    .dat = Oświeconej Istocie
    .acc = Oświeconą Istotę
name-harrasim = Harrasim
    .gen = Harrasima
    .dat = Harrasimowi
    .acc = Harrasima
name-crab = Krab
    .gen = Kraba
    .dat = Krabowi
    .acc = Kraba
name-rattling_musician = Szczurzy Grajek
    .gen = Szczurzego Grajka
    .dat = Szczurzemu Grajkowi
    .acc = Szczurzego Grajka
name-wyvern = Wywerna
    .gen = Wywerny
    .dat = Wywernie
    .acc = Wywernę
name-wild_children = Dzikie Dzieci
    .gen = Dzikich Dzieci
    .dat = Dzikim Dzieciom
    .acc = Dzikie Dzieci
name-faun = Faun
    .gen = Fauna
    .dat = Faunowi
    .acc = Fauna
name-nightmare = Koszmar
    .gen = Koszmaru
    .dat = Koszmarowi
    .acc = Koszmar
name-volcano_people = Ludzie Wulkanu
    .gen = Ludzi Wulkanu
    .dat = Ludziom Wulkanu
    .acc = Ludzi Wulkanu
name-ice_drakkar = Lodowy Drakkar
    .gen = Lodowego Drakkaru
    .dat = Lodowemu Drakkarowi
name-tree_brothers = Bracia Drzewa
    .gen = Braci Drzewa
    .dat = Braciom Drzewa
    .acc = Braci Drzewa

## Names: what units can do

name-attack = Atak
name-shield = Tarcza
    .acc = Tarczę
name-dominate = Dominacja
    .acc = Dominację
name-speed = Szybkość
name-maker_spy = Czyniący-Szpieg
name-ice_floe_crossing = Przeprawa
name-recruit = Werbunek
name-piper = Grajek
name-pillage = Grabież
name-torment = Koszmar
name-enthral = Faun
name-absorb_reserves = Cierń pochłania uroczyska
name-lock_region = Zamknięcie Regionu
name-build_tower = Wzniesienie Czerwonej Wieży
name-carry_reserves = Przemieszczanie uroczysk

## Names: Vuko tiles

name-fire_people = Ludzie Ognia
name-whisperers = Szepczący do Cieni
name-nightwalkers = Nocni Wędrowcy
name-both_bears = Oba niedźwiedzie
name-vuko_and_cyphral = Vuko i Cyfral
name-giant_snake = Vuko walczy z wielkim wężem Callo
name-raven_plan = Plan Vuko i Kruczego Cienia
name-spear_of_fools = Vuko przebity Włócznią Głupców

## Names: levels of the solo game

name-easy = Poziom łatwy
name-medium = Poziom średni
name-hard = Poziom trudny
name-true_scientist = Poziom Prawdziwego Naukowca z Midgaardu

## Names made of others

naming-region_tile = Kafelek Regionu { $order }
naming-exchange = { $given_acc } na { $taken_acc }

## Who and what is meant, and where it is, comes from or goes to

in-region =
    { $region_id ->
        [frozen_wastes] na Zamarzniętych Pustkowiach
        [northern_fjords] w Północnych Fiordach
        [wastes_of_dread] na Pustkowiach Trwogi
        [coast_of_sails] na Wybrzeżu Żagli
        [bear_lands] na Ziemiach Ludzi Niedźwiedzi
        [valley_of_sorrow] w Dolinie Bolesnej Pani
        [fire_lands] na Ziemiach Ludzi Ognia
       *[snake_lands] na Ziemiach Ludzi Węży
    }
from-region =
    { $region_id ->
        [frozen_wastes] z Zamarzniętych Pustkowi
        [northern_fjords] z Północnych Fiordów
        [wastes_of_dread] z Pustkowi Trwogi
        [coast_of_sails] z Wybrzeża Żagli
        [bear_lands] z Ziem Ludzi Niedźwiedzi
        [valley_of_sorrow] z Doliny Bolesnej Pani
        [fire_lands] z Ziem Ludzi Ognia
       *[snake_lands] z Ziem Ludzi Węży
    }
into-to =
    { $to_id ->
        [frozen_wastes] na Zamarznięte Pustkowia
        [northern_fjords] do Północnych Fiordów
        [wastes_of_dread] na Pustkowia Trwogi
        [coast_of_sails] na Wybrzeże Żagli
        [bear_lands] na Ziemie Ludzi Niedźwiedzi
        [valley_of_sorrow] do Doliny Bolesnej Pani
        [fire_lands] na Ziemie Ludzi Ognia
       *[snake_lands] na Ziemie Ludzi Węży
    }
in-a =
    { $a_id ->
        [frozen_wastes] na Zamarzniętych Pustkowiach
        [northern_fjords] w Północnych Fiordach
        [wastes_of_dread] na Pustkowiach Trwogi
        [coast_of_sails] na Wybrzeżu Żagli
        [bear_lands] na Ziemiach Ludzi Niedźwiedzi
        [valley_of_sorrow] w Dolinie Bolesnej Pani
        [fire_lands] na Ziemiach Ludzi Ognia
       *[snake_lands] na Ziemiach Ludzi Węży
    }
from-a =
    { $a_id ->
        [frozen_wastes] z Zamarzniętych Pustkowi
        [northern_fjords] z Północnych Fiordów
        [wastes_of_dread] z Pustkowi Trwogi
        [coast_of_sails] z Wybrzeża Żagli
        [bear_lands] z Ziem Ludzi Niedźwiedzi
        [valley_of_sorrow] z Doliny Bolesnej Pani
        [fire_lands] z Ziem Ludzi Ognia
       *[snake_lands] z Ziem Ludzi Węży
    }
into-a =
    { $a_id ->
        [frozen_wastes] na Zamarznięte Pustkowia
        [northern_fjords] do Północnych Fiordów
        [wastes_of_dread] na Pustkowia Trwogi
        [coast_of_sails] na Wybrzeże Żagli
        [bear_lands] na Ziemie Ludzi Niedźwiedzi
        [valley_of_sorrow] do Doliny Bolesnej Pani
        [fire_lands] na Ziemie Ludzi Ognia
       *[snake_lands] na Ziemie Ludzi Węży
    }
unit-name = { $unit }
the-unit = { $unit_acc }
the-a = { $a_acc }
token-number =
    { $token_id ->
        [order_1] 1
        [order_2] 2
        [order_3] 3
        [order_4] 4
       *[order_5] 5
    }

## Prompts, and what the others read meanwhile

prompt-LayTile = Połóż zakryty kafelek: wskaż Region.
    .waiting = Czekamy, aż { $seats } położy kafelek Regionu.
prompt-PlaceThorn = Wskaż Region dla Ciernia; kafelki są jeszcze zakryte.
    .waiting = Czekamy, aż { $seats } umieści Cierń.
prompt-StartInfluence = Umieść jeden z dwóch pierwszych znaczników wpływu.
    .waiting = Czekamy, aż { $seats } umieści początkowy znacznik wpływu.
prompt-PlaceHelp =
    { $left ->
        [one] Pomoc: umieść 1 znacznik w otwartym Regionie albo zakończ.
       *[other] Pomoc: umieść do { $left } znaczników wpływu albo zakończ.
    }
    .waiting = Czekamy, aż { $seats } wróci na mapę ze znacznikami wpływu.
prompt-Advance = Wybierz, o ile hełmów popłyniesz na Torze Inicjatywy.
    .waiting = Czekamy, aż { $seats } popłynie po Torze Inicjatywy.
prompt-PickToken = Wybierz żeton kolejności pól Akcji.
    .waiting = Czekamy, aż { $seats } wybierze żeton kolejności pól Akcji.
prompt-PlaceToken = { $token }: wskaż pole Akcji.
    .waiting = Czekamy, aż { $seats } położy żeton kolejności na polu Akcji.
prompt-PlanMarker =
    { $own_action_markers ->
        [one] Połóż na polu swój ostatni znacznik Akcji.
       *[other] Połóż na polu jeden ze swoich { $own_action_markers } znaczników Akcji.
    }
    .waiting = Czekamy, aż { $seats } zaplanuje Akcję.
prompt-Gorge =
    { $took ->
        [true] Żmijowe Gardło: wymień dwa żetony na jeden albo zakończ.
       *[false] Żmijowe Gardło: weź żeton, wymień dwa na jeden albo zakończ.
    }
    .waiting = Czekamy, aż { $seats } pohandluje w Żmijowym Gardle.
prompt-PlaceInfluence =
    { $left ->
        [one] Umieść jeszcze jeden znacznik za 1 populację albo zakończ.
       *[other] Umieść do { $left } znaczników po 1 populacji albo zakończ.
    }
    .waiting = Czekamy, aż { $seats } umieści znaczniki wpływu.
prompt-MoveAction =
    { $left ->
        [one] Wskaż, co zrobi jeszcze jeden krok za 1 gwicht, albo zakończ.
       *[other] Wskaż, co zrobi krok za 1 gwicht (do { $left } kroków), albo zakończ.
    }
    .waiting = Czekamy, aż { $seats } wykona Ruch.
prompt-MoveTo = { $piece }: wskaż sąsiedni Region.
    .waiting = Czekamy, aż { $seats } wskaże, dokąd iść { from-region }.
prompt-MountainFrom = Żarłoczna Góra: wskaż, skąd wyruszasz, albo zakończ.
    .waiting = Czekamy, aż { $seats } wybierze, kto wyruszy przez Żarłoczną Górę.
prompt-MountainTo = Żarłoczna Góra: wskaż, dokąd wyruszasz.
    .waiting = Czekamy, aż { $seats } wskaże, dokąd { from-region } zaprowadzi Żarłoczna Góra.
prompt-MountainCarry =
    { $moved ->
        [true] Wskaż, co jeszcze wysyłasz { into-to }, albo zakończ.
       *[false] Wskaż, co najpierw wysyłasz { into-to }.
    }
    .waiting = Czekamy, aż { $seats } wyśle swoich { from-region } { into-to }.
prompt-RavenShadow = Odrzuć żeton Vuko, popraw reputację albo zakończ.
    .waiting = Czekamy, aż { $seats } poprosi o pomoc Kruczego Cienia.
prompt-Making = Czynienie: wybierz część (każdą raz) albo zakończ.
    .waiting = Czekamy, aż { $seats } skorzysta z Czynienia.
prompt-ShiftMFactor =
    { $left ->
        [one] Przesuń czynnik „M” o ostatni krok albo zakończ.
        [few] Przesuń czynnik „M” (zostały { $left } kroki) albo zakończ.
       *[many] Przesuń czynnik „M” (zostało { $left } kroków) albo zakończ.
    }
    .waiting = Czekamy, aż { $seats } przesunie czynnik „M”.
prompt-UpgradeUnit = Wybierz rodzaj jednostek do ulepszenia albo zakończ.
    .waiting = Czekamy, aż { $seats } wybierze jednostki do ulepszenia.
prompt-UpgradeAbility = { unit-name }: wybierz zdolność do kupienia.
    .waiting = Czekamy, aż { $seats } wybierze ulepszenie.
prompt-UpgradeSpace = { unit-name }: wskaż miejsce na { $ability_acc }.
    .waiting = Czekamy, aż { $seats } położy ulepszenie.
prompt-ChooseUnit = Wybierz rodzaj jednostek do przywołania.
    .waiting = Czekamy, aż { $seats } wybierze jednostki do przywołania.
prompt-ChooseCount = { unit-name }: wybierz, ile jednostek przywołujesz.
    .waiting = Czekamy, aż { $seats } wybierze, ile jednostek przywołać.
prompt-PlaceUnit =
    { $left ->
        [one] { unit-name }: wskaż Region, w którym pojawi się jednostka.
        [few] { unit-name }: wskaż Region (zostały { $left } jednostki).
       *[many] { unit-name }: wskaż Region (zostało { $left } jednostek).
    }
    .waiting = Czekamy, aż { $seats } umieści przywołane jednostki.
prompt-AssignAbility =
    { $assigned ->
        [0] Czyniący-Szpieg: wybierz nową zdolność albo zostaw obecne.
       *[other] Czyniący-Szpieg: wybierz drugą, inną zdolność Harrasima.
    }
    .waiting = Czekamy, aż { $seats } wybierze zdolności Harrasima.
prompt-Cross = Przeprawa: wskaż, co się przeprawi, albo zakończ.
    .waiting = Czekamy, aż { $seats } skorzysta z przeprawy Lodowych Drakkarów.
prompt-Hurry = Szybkość: wskaż jednostkę, która zrobi krok, albo zakończ.
    .waiting = Czekamy, aż { $seats } ruszy szybkie jednostki.
prompt-HurryTo = { $piece }: wskaż sąsiedni Region.
    .waiting = Czekamy, aż { $seats } wskaże, dokąd pójdzie szybka jednostka { from-region }.
prompt-OfferAttack = Zapłać 2 złote gwichty i zaatakuj albo zrezygnuj.
    .waiting = Czekamy, aż { $seats } zdecyduje o Ataku.
prompt-DealDamage =
    { $pool ->
        [one] { $region }: zadaj ostatnie obrażenie albo zakończ.
        [few] { $region }: zadaj obrażenie (zostały { $pool }) albo zakończ.
       *[many] { $region }: zadaj obrażenie (zostało { $pool }) albo zakończ.
    }
    .waiting = Czekamy, aż { $seats } zada obrażenia { in-region }.
prompt-LoseUnit = Vuko cię dopadł: wybierz jednostkę, którą tracisz.
    .waiting = Czekamy, aż { $seats } wybierze jednostkę, którą zabije Vuko.
prompt-WithdrawUnit = Wielki wąż: wskaż, dokąd wycofujesz { the-unit }.
    .waiting = Czekamy, aż { $seats } wycofa jednostkę przed wielkim wężem.
prompt-TakeKind = { $region }: wybierz surowiec, który bierzesz.
    .waiting = Czekamy, aż { $seats } weźmie surowiec { from-region }.
prompt-SeizeMarker =
    { $recruits ->
        [true] Werbunek: wybierz znacznik, który trafi do Lodowego Ogrodu.
       *[false] Faun: wybierz znacznik, który zastąpisz własnym.
    }
    .waiting =
        { $recruits ->
            [true] Czekamy, aż { $seats } zwerbuje znacznik wpływu { in-region }.
           *[false] Czekamy, aż { $seats } zastąpi znacznik wpływu { in-region }.
        }
prompt-Pillage = Grabież: wybierz, co i komu zabierasz.
    .waiting = Czekamy, aż { $seats } zagrabi coś { in-region }.
prompt-PillageStock = Grabież: wybierz, co bierzesz z rezerwy.
    .waiting = Czekamy, aż { $seats } coś zagrabi.
prompt-EvictMarker =
    { $left ->
        [one] Region się zamyka: wskaż, dokąd odejdzie ostatni znacznik.
       *[other] Region się zamyka: wskaż, dokąd odejdzie znacznik (jeszcze { $left }).
    }
    .waiting = Czekamy, aż { $seats } opuści zamykany Region ({ $region }).

## Moves, as on buttons

move-tile = Połóż kafelek { in-a }
move-thorn = Umieść Cierń { in-a }
move-influence = Umieść znacznik wpływu { in-a }
move-advance =
    { $a ->
        [one] Popłyń o { $a } hełm
        [few] Popłyń o { $a } hełmy
       *[many] Popłyń o { $a } hełmów
    }
move-token = Weź { $a_acc }
move-box = Połóż na polu „{ $a }”
move-plan = Zaplanuj { $a_acc }
move-take =
    Weź { $a_id ->
        [population] populację
        [gold] złote gwichty
       *[m_factor] czynnik „M”
    }
move-exchange = Wymień { $a }
move-move = Przesuń { $b_amount_acc } { from-a }
move-from = Wyrusz { from-a }
move-to = Wyślij { into-a }
move-carry = Zabierz { $a_amount_acc }
move-raven-discard_vuko_token = Zapłać 1 czynnik „M” i odrzuć 1 żeton Vuko
move-raven-raise_reputation = Popraw reputację o 2
move-make-move_m_factor = Przesuń czynnik „M” między poziomami
move-make-upgrade_unit = Kup ulepszenie
move-make-summon_units = Przywołaj jednostki
move-shift = Przesuń 1 czynnik „M” z poziomu { $a } na poziom { $b }
move-upgrade = Ulepsz { the-a }
move-ability = Kup { $a_acc } za { $a_price_acc }
move-space = Użyj miejsca { $a }
move-summon = Przywołaj { the-a } (poziom { $a_level })
move-count =
    { $a ->
        [one] Przywołaj { $a } jednostkę
        [few] Przywołaj { $a } jednostki
       *[many] Przywołaj { $a } jednostek
    }
move-keep = Zostaw zdolności bez zmian
move-assign = Daj Harrasimowi { $a_acc }
move-attack = Zapłać 2 złote gwichty i atakuj
move-hit-nation = Uderz w niezależną nację
move-hit =
    { $a_group_id ->
        [characters] { $b_id ->
            [controlled_marker] Uderz w znacznik { $a_gen } wycofany przez Vuko
           *[influence_marker] Uderz w znacznik wpływu { $a_gen }
        }
       *[units] { $b ->
            [0] Uderz w { the-a }
           *[other] Uderz w { the-a } (obrażenia: { $b })
        }
    }
move-lose = Poświęć { the-a }
move-seize =
    { $b_id ->
        [controlled_marker] Weź znacznik { $a_gen } wycofany przez Vuko
       *[influence_marker] Weź znacznik wpływu { $a_gen }
    }
move-pillage = Zagrab { $a_dat } { $b_amount_acc }
move-decline = Nie atakuj
move-done = Zakończ

## Events, as lines of the log

event-scientist_taken = { $seat } gra jako { $scientist }.
event-order_set = Kolejność graczy: { $order }.
event-tile_laid = { $seat } kładzie zakryty kafelek { in-region }.
event-thorn_placed = { $seat } umieszcza Cierń { in-region }.
event-reserve_found = Uroczysko pojawia się { in-region }.
event-tile_revealed = { $tile } zostaje odkryty { in-region }.
event-vuko_tile_laid = Etap { $stage } dostaje kafelek scenariusza „{ $effect }”.
event-round_began = Zaczyna się runda { $round }.
event-helped = { $seat } ma za mało wpływu i dostaje pomoc.
event-advanced =
    { $n ->
        [one] { $seat } płynie o { $n } hełm, na hełm { $helm }.
        [few] { $seat } płynie o { $n } hełmy, na hełm { $helm }.
       *[many] { $seat } płynie o { $n } hełmów, na hełm { $helm }.
    }
event-ship_triggered = { $seat } dociera do czerwonego statku przy hełmie { $helm }: w tej rundzie Regiony dają punkty.
event-stage_began = Zaczyna się etap { $stage } gry.
event-vuko_tile_began = Kafelek scenariusza „{ $effect }” zaczyna działać.
event-vuko_tile_ended = Kafelek scenariusza „{ $effect }” przestaje działać.
event-markers_taken = { $seat } bierze { amount-action_marker }.
event-order_token_placed = { $seat } kładzie na polu „{ $box }” żeton kolejności { token-number }.
event-round_ended = Kończy się runda { $round }.
event-planned =
    { $box_id ->
        [viper_gorge] { $seat } planuje { $box_acc } i zostawia tam znacznik wpływu.
       *[other] { $seat } planuje { $box_acc } (numer { $number }).
    }
event-set_aside = { $seat } nie ma wolnego pola i odkłada { amount-action_marker }.
event-box_began =
    { $box_id ->
        [vuko] Teraz działa Vuko.
       *[other] Kolej na pole „{ $box }”.
    }
event-action_began = { $seat } przystępuje do Akcji „{ $box }”.
event-declined = { $seat } rezygnuje z działania.
event-influence_placed =
    { $why_id ->
        [help] { $seat } umieszcza w ramach pomocy znacznik wpływu { in-region }.
       *[other] { $seat } umieszcza znacznik wpływu { in-region }.
    }
event-gained =
    { $why_id ->
        [help] { $seat } dostaje w ramach pomocy { $resource_amount_acc }.
        [viper_gorge] { $seat } bierze w Żmijowym Gardle { $resource_amount_acc }.
        [region] { $seat } bierze z Regionu { $resource_amount_acc }.
        [reserves] { $seat } czerpie z uroczysk { $resource_amount_acc }.
        [piper] { $seat } zyskuje { $resource_amount_acc }: ludzie idą za Grajkiem.
       *[pillage] { $seat } zyskuje dzięki Grabieży { $resource_amount_acc }.
    }
event-paid = { $seat } płaci { $resource_amount_acc }.
event-exchanged =
    { $seat } wymienia { $given_id ->
        [population] { $also_id ->
            [population] 2 populacje
            [gold] 1 populację i 1 złoty gwicht
           *[m_factor] 1 populację i 1 czynnik „M”
        }
        [gold] { $also_id ->
            [gold] 2 złote gwichty
           *[m_factor] 1 złoty gwicht i 1 czynnik „M”
        }
       *[m_factor] 2 czynniki „M”
    } na { $taken_amount_acc }.
event-moved =
    { $why_id ->
        [voracious_mountain] { $seat } wysyła przez Żarłoczną Górę { $piece_amount_acc } { from-region } { into-to }.
        [ice_floe_crossing] { $seat } przeprawia { $piece_amount_acc } { from-region } { into-to }.
        [speed] { $seat } przesuwa dzięki Szybkości { $piece_amount_acc } { from-region } { into-to }.
        [lock] { $seat } wycofuje { $piece_amount_acc } { from-region } { into-to }: Region się zamyka.
        [giant_snake] { $seat } wycofuje przed wielkim wężem { $piece_amount_acc } { from-region } { into-to }.
       *[move] { $seat } przesuwa { $piece_amount_acc } { from-region } { into-to }.
    }
event-reputation_changed = { $seat } przesuwa się na torze reputacji z { $before } na { $space }.
event-vuko_token_taken =
    { $why_id ->
        [dead_snow] { $seat } sprowadza Martwy Śnieg i bierze żeton Vuko.
       *[visit] { $seat } dostaje żeton Vuko.
    }
event-vuko_token_discarded =
    { $why_id ->
        [nightwalkers] { $seat } odrzuca przez Nocnych Wędrowców { amount-vuko_token }.
       *[raven_shadow] { $seat } odrzuca { amount-vuko_token }.
    }
event-option_taken =
    { $option_id ->
        [move_m_factor] { $seat } przesuwa czynnik „M”.
        [upgrade_unit] { $seat } sięga po ulepszenia.
       *[summon_units] { $seat } przywołuje jednostki.
    }
event-dead_snow_rose =
    { $n ->
        [one] Martwy Śnieg przesuwa się o { $n } pole, na { $total }.
        [few] Martwy Śnieg przesuwa się o { $n } pola, na { $total }.
       *[many] Martwy Śnieg przesuwa się o { $n } pól, na { $total }.
    }
event-m_factor_moved = { $seat } przesuwa 1 czynnik „M” z poziomu { $level } na poziom { $to }.
event-upgraded = { $seat } kupuje { $unit_dat } { $ability_acc }.
event-upgrade_forgone = { $seat } nie kupuje ulepszenia.
event-upgrade_returned = { $seat } odkłada { $ability_acc } { $unit_gen } do rezerwy.
event-summoning = { $seat } przywołuje { $unit_amount_acc }.
event-summoned = { $seat } wystawia { $unit_amount_acc } { in-region }.
event-assigned = { $seat } przydziela { $unit_dat } { $ability_acc } (Czyniący-Szpieg).
event-attack_began = { $seat } atakuje wszystkimi jednostkami, które mogą.
event-attack_declined = { $seat } nie atakuje.
event-region_attacked = { $seat } atakuje { in-region } z siłą { $n }.
event-unit_hit = { $seat } rani { in-region } { $unit_acc } (obrażenia: { $damage } z { $needed }); broni się { $other }.
event-unit_defeated = { $seat } pokonuje { in-region } { $unit_acc }; stratę ponosi { $other }!
event-marker_defeated =
    { $piece_id ->
        [controlled_marker] { $seat } usuwa { in-region } znacznik wycofany przez Vuko; traci go { $other }.
       *[influence_marker] { $seat } usuwa { in-region } znacznik wpływu; traci go { $other }.
    }
event-nation_defeated = { $seat } pokonuje niezależną nację { in-region }.
event-unit_removed =
    { $why_id ->
        [vuko] Vuko zabija { in-region } { $unit_acc }; stratę ponosi { $seat }.
        [lock] { $seat } zabiera do puli { $unit_amount_acc } { from-region }: Region się zamyka.
       *[defeated] { $seat } zabiera do puli { $unit_amount_acc } { from-region }.
    }
event-scored =
    { $why_id ->
        [attack] { $seat } zdobywa za Atak { amount-victory_points } (razem: { $total }).
        [region] { $seat } zdobywa za Region { amount-victory_points } (razem: { $total }).
       *[viper_gorge] { $seat } zdobywa za najwięcej znaczników w Żmijowym Gardle { amount-victory_points } (razem: { $total }).
    }
event-vuko_idle = Nikt nie dał Vuko powodu, by się zjawił.
event-vuko_skipped = Vuko tkwi przebity Włócznią Głupców i nie działa.
event-vuko_came = Vuko pojawia się { in-region }; jego cel to { $seat }.
event-vuko_moved = Vuko idzie { from-region } { into-to }; jego cel to { $seat }.
event-vuko_stayed = Vuko zostaje { in-region }; jego cel to { $seat }.
event-vuko_finds_nobody = Vuko szuka na próżno: { $seat } nie ma wpływu w żadnym otwartym Regionie.
event-vuko_left = Vuko znika { from-region } i schodzi z planszy.
event-freed = { $seat } odzyskuje { in-region } { amount-influence_marker }.
event-controlled = { $seat } wycofuje przed Vuko { amount-influence_marker } { in-region }.
event-expelled = { $seat } zabiera { from-region } przez Nocnych Wędrowców { amount-influence_marker }.
event-nations_carried = Vuko prowadzi { from-region } { into-to } { amount-nation }.
event-ranked =
    { $ranking_count ->
        [one] { $ranking } dominuje { in-region }.
       *[other] Kolejność { in-region }: { $ranking }.
    }
event-nobody_dominates = Nikt nie dominuje { in-region }.
event-absorbed = Cierń pochłania { in-region } { amount-magical_reserve } (razem: { $total }).
event-recruited = { $seat } werbuje { in-region } znacznik wpływu; traci go { $other }, a w Lodowym Ogrodzie jest ich { $total }.
event-enthralled = { $seat } zastępuje { in-region } znacznik wpływu własnym; swój traci { $other }.
event-pillaged = { $seat } grabi { in-region } { $good_amount_acc }; traci na tym { $other }.
event-tormented = { $seat } sieje koszmary { in-region } (żetony Koszmaru: { $total }).
event-tower_built = { $seat } wznosi { in-region } Czerwoną Wieżę (razem: { $total }).
event-reserves_carried = { $seat } przenosi { amount-magical_reserve } { from-region } { into-to }, do Ciernia.
event-reserves_turned =
    { $n ->
        [one] { $n } uroczysko { in-region } zostaje odkryte.
        [few] { $n } uroczyska { in-region } zostają odkryte.
       *[many] { $n } uroczysk { in-region } zostaje odkrytych.
    }
event-region_locked = { $seat } zamyka Region „{ $region }” (razem: { $total }).
event-nations_gone =
    { $n ->
        [one] Na zawsze odchodzi { from-region } { $n } znacznik niezależnej nacji.
        [few] Na zawsze odchodzą { from-region } { $n } znaczniki niezależnych nacji.
       *[many] Na zawsze odchodzi { from-region } { $n } znaczników niezależnych nacji.
    }
event-markers_returned = { $seat } zabiera { from-region } do puli { amount-influence_marker }.
event-reserve_rehoused = Uroczysko przenosi się { from-region } { into-to }.
event-reserve_lost = Uroczysko { from-region } nie znajduje miejsca i opuszcza grę.
event-m_factor_blocked = Vuko i Cyfral nie pozwalają nikomu wziąć czynnika „M” { from-region }.
# Co robi Gracz Niezależny; według której reguły, wie seen/citing.py.
rolled-for =
    { $purpose_id ->
        [thorn] Region dla Ciernia
        [first_unit] Region dla pierwszej jednostki
        [influence] Region dla znaczników
        [summon] Region dla przywołanej jednostki
        [unit_move] cel wędrówki jednostki
        [ice_floe_crossing] kierunek przeprawy
       *[pillage] łup
    }
event-rolled = { $seat } losuje { rolled-for } i wyrzuca { $number }.
event-rolled_region = { $seat } losuje { rolled-for } i wyrzuca { $number }, czyli { $region }.
event-rolled_in_vain =
    { $why_id ->
        [locked] { $seat } wyrzuca { $number }, czyli zamknięty Region, i rzuca ponownie.
        [goal_done] { $seat } wyrzuca { $number }, czyli Region, w którym cel już osiągnięto, i rzuca ponownie.
       *[nothing_there] Przy wyniku { $number } nie ma czego zabrać Graczowi: { $seat } rzuca ponownie.
    }
event-independent_acts =
    { $box_id ->
        [viper_gorge] { $seat } nic nie robi na polu „{ $box }”.
        [raven_shadow] { $seat } nic nie robi na polu „{ $box }”.
        [making] { $seat } działa przed Graczem na polu „{ $box }”: przesuwa Martwy Śnieg, potem przywołuje.
        [activation] { $seat } działa przed Graczem na polu „{ $box }” i atakuje, gdzie tylko może.
        [vuko] W grze solo Vuko odwiedza tylko Gracza.
       *[other] { $seat } działa przed Graczem na polu „{ $box }”: kość wskaże Region dla znaczników.
    }
event-independent_idle =
    { $why_id ->
        [nothing_to_place] { $seat } nie ma już znaczników ani jednostek poziomu 1 do wystawienia.
        [nothing_to_summon] { $seat } nie ma już jednostek do przywołania.
        [nothing_to_pillage] { $seat } nie ma czego zagrabić.
        [dominates_both] { $seat } dominuje w obu Regionach z Drakkarami, więc nikt się nie przeprawia.
        [no_use_for_piper] { $seat } nie gromadzi surowców, więc Grajek nikogo nie przywodzi.
       *[no_player_there] { $seat } nie spotyka Gracza w żadnym Regionie z Drakkarem, więc nikt się nie przeprawia.
    }
event-independent_chose =
    { $why_id ->
        [upgrades] { $seat } zapełnia ulepszeniami wolne miejsca swoich jednostek, zaczynając od poziomu 3.
        [maker_spy] { $seat } jak zawsze wybiera dla Czyniącego-Szpiega Atak i Tarczę.
        [crossing] { $seat } przeprawia się do Regionu, w którym jest Gracz.
        [torment] { $seat } sieje koszmary tam, gdzie dominuje, tak jak każdy gracz.
        [recruit] { $seat } werbuje znacznik Gracza, w miarę możliwości wolny.
        [enthral] { $seat } zastępuje znacznik Gracza, w miarę możliwości wolny.
        [event] { $seat } dominuje, więc wydarzenie w Regionie następuje jak zwykle.
        [lock] { $seat } opuszcza zamknięty Region i przechodzi do sąsiedniego otwartego o najniższej czerwonej cyfrze.
       *[giant_snake] { $seat } wycofuje się do sąsiedniego otwartego Regionu o najniższej czerwonej cyfrze.
    }
event-unit_stayed =
    { $why_id ->
        [torment] { $seat } zostawia { $unit_amount_acc } { in-region }: można tam jeszcze siać koszmary.
        [tower] { $seat } zostawia { $unit_amount_acc } { in-region }: nie ma tam jeszcze Czerwonej Wieży.
        [reserves] { $seat } zostawia { $unit_amount_acc } { in-region }: jest tam uroczysko do przeniesienia.
        [recruit] { $seat } zostawia { $unit_amount_acc } { in-region }: są tam znaczniki do zwerbowania.
        [enthral] { $seat } zostawia { $unit_amount_acc } { in-region }: leżą tam dwa żetony Koszmaru.
        [own_region] { $seat } zostawia { $unit_amount_acc } { in-region }: kość wskazuje ten sam Region.
       *[nowhere_to_go] { $seat } zostawia { $unit_amount_acc } { in-region }: nie ma dokąd iść.
    }
event-called = Dwa żetony Koszmaru wzywają { $unit_amount_acc } { from-region } { into-to }.
event-goal_reached = { $seat } osiąga cel indywidualny „{ $goal }”!
event-game_ended =
    { $why_id ->
        [dead_snow] Na Midgaard spada Martwy Śnieg i kończy grę.
        [goal] Koniec gry: osiągnięto cel indywidualny.
       *[other] Koniec gry; decydują punkty zwycięstwa.
    }

## Endings

ending-victory_points =
    { $winners_count ->
        [one] Najwięcej punktów zwycięstwa ma { $winners }: { $points }.
       *[other] { $winners } dzielą się zwycięstwem. Punkty zwycięstwa: { $points }.
    }
ending-goal =
    { $winners_count ->
        [one] { $winners } osiąga cel indywidualny „{ $goal }”.
       *[other] { $winners } osiągają cele indywidualne w tej samej rundzie i dzielą się zwycięstwem.
    }
ending-dead_snow =
    { $winners_count ->
        [one] Na Midgaard spadł Martwy Śnieg, a najlepszą reputację ma { $winners }.
       *[other] Na Midgaard spadł Martwy Śnieg, a najlepszą reputację mają { $winners }.
    }
ending-solo =
    { $outcome_id ->
        [won]
            { $why_id ->
                [goal] Wygrywasz: twój cel indywidualny „{ $goal }” został osiągnięty.
               *[other] Wygrywasz: masz więcej punktów zwycięstwa niż Gracz Niezależny.
            }
        [drawn] Remis: masz tyle samo punktów zwycięstwa co Gracz Niezależny.
       *[lost]
            { $why_id ->
                [dead_snow] Przegrywasz: na Midgaard spadł Martwy Śnieg.
                [goal] Przegrywasz: Gracz Niezależny osiągnął swój cel „{ $goal }”.
               *[other] Przegrywasz: Gracz Niezależny ma więcej punktów zwycięstwa.
            }
    }

## Obstacles

obstacle-tile_there = Leży tam już kafelek; wskaż Region bez kafelka.
obstacle-same_region = Jest tam twój pierwszy znacznik; drugi musi trafić do innego Regionu.
obstacle-no_marker_to_place = Nie masz już w puli znacznika wpływu; zakończ.
obstacle-double_step_made = W tym etapie podwójny krok już za tobą; popłyń o 1 hełm. Następny etap da ci kolejny podwójny krok.
obstacle-track_ends = Na torze został już tylko jeden hełm; popłyń o 1.
obstacle-token_placed = Ten żeton kolejności leży już na polu; wybierz inny.
obstacle-box_has_token = Na tym polu leży już żeton kolejności; wskaż inne pole.
obstacle-box_full = Wszystkie miejsca na tym polu są w tej rundzie zajęte; wybierz inne pole.
obstacle-box_full_for_two = W grze dwojga i w grze solo to pole mieści tylko trzy znaczniki na rundę; wybierz inne.
obstacle-no_marker_for_gorge = Żmijowe Gardło kosztuje znacznik wpływu, a nie masz już żadnego w puli; wybierz inne pole.
obstacle-region_locked = Ten Region jest zamknięty: nikt do niego nie wejdzie ani z niego nie wyjdzie.
obstacle-stock_empty = W rezerwie już tego nie ma; wybierz coś innego.
obstacle-took_already = Za ten znacznik Akcji masz już żeton; możesz jeszcze wymieniać.
obstacle-nothing_to_exchange = Nie masz dwóch żetonów do tej wymiany; czynnik „M” liczy się tylko na poziomie 0.
obstacle-no_presence = Na początku tej Akcji nie było tam twojego znacznika ani jednostki; wskaż Region, w którym coś masz.
obstacle-no_influence_marker = Nie masz już w puli znacznika wpływu; zakończ.
obstacle-faun_stays = W tej grze Faun na zawsze zostaje w zamkniętym Regionie.
obstacle-no_way_out = Stąd nie ma przejścia do żadnego otwartego Regionu.
obstacle-nothing_carried = Za drogę już zapłacono: wyślij choć jeden znacznik lub jednostkę.
obstacle-no_vuko_token = Nie masz żetonu Vuko do odrzucenia.
obstacle-raven_plans = Dopóki działa plan Vuko i Kruczego Cienia, nie można tu poprawić reputacji.
obstacle-no_reputation = W grze solo nie ma reputacji; możesz tylko odrzucić żeton Vuko.
obstacle-reputation_at_best = Twoja reputacja nie może już wzrosnąć.
obstacle-snow_would_fall = Spadłby Martwy Śnieg, a to nie dałoby ci zwycięstwa; musisz mieć najlepszą reputację nawet z jednym żetonem Vuko więcej.
obstacle-snow_would_fall_solo = Spadłby Martwy Śnieg, a to oznacza twoją przegraną.
obstacle-nothing_to_summon = Do przywołania trzeba figurki w puli, czynnika „M” na jej poziomie i obecności w otwartym Regionie.
obstacle-no_m_factor_there = Na tym poziomie nie masz czynnika „M”.
obstacle-upgrade_too_dear = Nie stać cię na to ulepszenie; pamiętaj, że płaci tylko czynnik „M” z poziomu 0.
obstacle-upgrades_used_up = Wszystkie żetony tego ulepszenia są w użyciu; wybierz inne.
obstacle-no_space_for_upgrade = Dla tych jednostek nie możesz teraz kupić żadnego ulepszenia; wybierz inne albo zakończ.
obstacle-same_upgrade_there = Leży tam już takie samo ulepszenie; wskaż inne miejsce.
obstacle-ability_twice = Jednostki poziomu 1 i 2 nie mogą mieć dwa razy tej samej zdolności; wybierz inną.
obstacle-no_figure = Nie masz w puli tylu takich figurek.
obstacle-no_m_factor_on_level = Każda jednostka kosztuje 1 czynnik „M” ze swojego poziomu, a masz tam za mało.
obstacle-no_presence_for_summon = Jednostki pojawiają się tylko tam, gdzie był już twój znacznik lub jednostka; wskaż taki Region.
obstacle-no_token_to_assign = Wszystkie żetony tej zdolności są w użyciu; wybierz inną.
obstacle-abilities_differ = Dwie zdolności Czyniącego-Szpiega muszą się różnić; wybierz inną.
obstacle-kind_taken = Ten surowiec ktoś już stąd zabrał; wybierz inny.
obstacle-kind_not_there = Kafelek tego Regionu nie daje tego surowca.
obstacle-kind_not_in_stock = W rezerwie nie ma już tego surowca; wybierz inny.
obstacle-m_factor_is_blocked = Dopóki są tu Vuko i Cyfral, nikt nie bierze czynnika „M” z tego Regionu.
obstacle-only_single_kinds = Z drugiego miejsca możesz wziąć tylko surowiec, którego kafelek daje 1.
obstacle-cannot_pay = To kosztuje { $resource_amount_acc }, a masz za mało.

## Sources of points

source-attacks = Ataki
source-regions = Regiony
source-viper_gorge = Żmijowe Gardło
source-reputation = Reputacja
source-vuko_tokens = Żetony Vuko

## Options

option-vuko_tiles = Kafelki scenariuszy Vuko: każdy etap gry przynosi własne utrudnienie.
option-vuko_1 = Strona kafelka scenariusza Vuko odkryta w pierwszym etapie albo kafelek wylosowany.
option-vuko_2 = Strona kafelka scenariusza Vuko odkryta w drugim etapie albo kafelek wylosowany.
option-vuko_3 = Strona kafelka scenariusza Vuko odkryta w trzecim etapie albo kafelek wylosowany.
option-vuko_4 = Strona kafelka scenariusza Vuko odkryta w czwartym etapie albo kafelek wylosowany.
option-action_order = Od 2. rundy gracze wspólnie ustalają, w jakiej kolejności rozpatruje się pola Akcji.
option-faun_may_leave_locked = Faun może opuścić Region, który zamknął, ale już do niego nie wróci.
option-crab_third_attack = Krabom można kupić trzeci Atak obok dwóch, które mają.
option-dead_snow_ties = Remis wygrywa gracz, który miał lepszą reputację, zanim policzono żetony Vuko (instrukcja angielska), albo ten, którego znacznik, przesuwany w kolejności inicjatywy, pierwszy stanął na polu (instrukcja polska).
option-solo_level = Jak silny jest Gracz Niezależny w grze solo.
option-scientist_1 = Naukowiec gracza z pierwszego miejsca albo ktoś wylosowany.
option-scientist_2 = Naukowiec gracza z drugiego miejsca (w grze solo: Gracza Niezależnego) albo ktoś wylosowany.
option-scientist_3 = Naukowiec gracza z trzeciego miejsca albo ktoś wylosowany.
option-scientist_4 = Naukowiec gracza z czwartego miejsca albo ktoś wylosowany.

## Explanations: resources and markers

text-population = Płaci się nią za znaczniki wpływu, Żarłoczną Górę i ulepszenie Dominacja.
text-gold = Płaci się nimi za Ruch, Atak oraz ulepszenia Atak i Tarcza.
text-m_factor = Moc, z której bierze się całe Czynienie. Trafia na poziom 0 karty postaci i tam płaci się nim za ulepszenia, a na poziomach 1–3 przywołuje się nim jednostki tego poziomu.
text-m_factor_0 = Tym czynnikiem „M” płaci się za ulepszenia i wymiany.
text-m_factor_1 = Tym czynnikiem „M” przywołuje się jednostki poziomu 1.
text-m_factor_2 = Tym czynnikiem „M” przywołuje się jednostki poziomu 2.
text-m_factor_3 = Tym czynnikiem „M” przywołuje się jednostki poziomu 3.
text-stock = Żetony, które nie należą do nikogo. Gdy jakiś rodzaj się skończy, nikt go już nie weźmie.
text-victory_points = Zdobywasz je w Atakach, a gdy ktoś dotrze do czerwonego statku, także za miejsca w Regionach. Gdy ktoś ma ich { $victory_track_end_threshold }, gra kończy się po tej rundzie.
text-influence_marker = Daje w swoim Regionie 1 punkt wpływu. Każdy gracz ma ich { $per_character }.
text-controlled_marker = Znacznik wpływu, który Vuko ustawił za sobą. Nie liczy się do dominacji, dopóki Vuko nie odejdzie, ale może się ruszyć i można go zaatakować.
text-controlled = { text-controlled_marker }
text-nation = Niezależne nacje stawiają ci opór: z Regionu korzysta tylko ten, kto ma w nim więcej wpływu, niż jest znaczników nacji. Znacznik usuwa 1 obrażenie.
text-magical_reserve = Kto dominuje w jego Regionie, bierze 1 czynnik „M” za każde odkryte uroczysko.
text-thorn = Cierń van Dykena. Gdy van Dyken dominuje w jego Regionie, Cierń pochłania wszystkie odkryte uroczyska.
text-red_tower =
    { $count ->
        [few] Freihoff wznosi ją tam, gdzie dominuje z Oświeconą Istotą. Wszystkie { $count } dają zwycięstwo.
       *[other] Freihoff wznosi ją tam, gdzie dominuje z Oświeconą Istotą. Komplet { $count } wież daje zwycięstwo.
    }
text-nightmare_token = Koszmar Callo zostawia go tam, gdzie Callo dominuje, najwyżej dwa w Regionie. Dwa żetony i Faun zamykają Region.
text-region_lock = Od następnej rundy zamknięty Region wypada z gry: nic do niego nie wchodzi i nic się w nim nie dzieje. Tylko Callo może jeszcze zdobyć punkty za pierwsze miejsce.
text-region_lock_token = { text-region_lock }
text-vuko_token = Za każdy taki żeton Vuko wycofuje w swoim Regionie jeden twój znacznik wpływu. Gdy spadnie Martwy Śnieg, każdy odbiera 2 punkty reputacji.

## Explanations: the board

text-region = Jedna z krain Midgaardu. Jest w grze, jeśli leży na niej kafelek punktacji.
text-region_tile = Mówi, kiedy rozpatruje się Region, jakie daje surowce i ile punktów za kolejne miejsca.
text-order = Regiony rozpatruje się od najniższej czerwonej cyfry do najwyższej.
text-each-regions =
    { $terrain_id ->
        [ice] Kraina lodu.
        [fjord] Kraina fiordów.
        [waste] Kraina nieurodzajna.
        [coast] Kraina nadmorska.
        [forest] Kraina lasów.
        [valley] Kraina w dolinie.
        [hills] Kraina wzgórz.
       *[marsh] Kraina bagien.
    } Sąsiedzi: { $adjacent }.
text-each-tiles =
    Populacja { $population }, złote gwichty { $gold }, czynnik „M” { $m_factor }; punkty za kolejne miejsca: { $vp_count ->
        [one] { $vp_1 }
        [2] { $vp_1 }, { $vp_2 }
        [3] { $vp_1 }, { $vp_2 }, { $vp_3 }
       *[other] { $vp_1 }, { $vp_2 }, { $vp_3 }, { $vp_4 }
    }.
text-ice_garden = Tu trafiają znaczniki wpływu zwerbowane przez Lodowe Drakkary. Nigdy nie wracają.
text-viper_gorge_pile = Znaczniki wpływu zostają tu do końca gry. Kto ma ich najwięcej, dostaje 5 punktów zwycięstwa, jeśli to punkty rozstrzygają grę.
text-initiative_track = Co rundę twój znacznik płynie o 1 lub 2 hełmy. Hełm mówi, kiedy działasz i ile masz znaczników Akcji.
text-helm = Pole Toru Inicjatywy ze statkiem i liczbą znaczników Akcji.
text-ship = Im niższy numer, tym wcześniej działasz.
text-red_ship = Gdy jakiś znacznik pierwszy raz do niego dotrze lub go minie, w tej rundzie wszystkie Regiony dają punkty.
text-stage = Tor ma cztery etapy. W każdym możesz raz popłynąć o dwa hełmy.
text-stage_1 = { text-stage }
text-stage_2 = { text-stage }
text-stage_3 = { text-stage }
text-stage_4 = { text-stage }
text-reputation = Czynienie kosztuje reputację. Gracza z najgorszą ściga Vuko, a lepsza wygrywa remisy. Na jednym polu najlepszy jest znacznik na spodzie.
text-yin_yang = Bezpieczny początek toru reputacji. Kto go opuści, już nie wróci.
text-dead_snow = Przesuwa go każda część Czynienia. Na { $dead_snow_track_limit_2 } przy dwóch graczach, { $dead_snow_track_limit_3 } przy trzech i { $dead_snow_track_limit_4 } przy czterech gra natychmiast się kończy i wygrywa najlepsza reputacja.
text-vuko_tile = Utrudnienie, które trwa przez swój etap albo, ze strzałką, do końca gry.
text-character_board = Mieści twój czynnik „M” na poziomach i zdolności twoich jednostek.

## Explanations: phases and actions

text-initiative_phase = Każdy płynie o 1 lub 2 hełmy; to ustala kolejność i liczbę znaczników Akcji.
text-initiative = { text-initiative_phase }
text-planning_phase = Na zmianę kładziecie po jednym znaczniku na polach Akcji.
text-planning = { text-planning_phase }
text-action_phase = Pola rozpatruje się jedno po drugim; każdy znacznik daje właścicielowi jedną Akcję.
text-domination_phase = Region po Regionie ustala się, kto dominuje; potem są zdolności, wydarzenia, surowce, uroczyska, a jeśli ktoś dotarł do czerwonego statku, także punkty zwycięstwa.
text-domination = { text-domination_phase }
text-help = Od 2. rundy kto ma w otwartych Regionach mniej niż 2 znaczniki wpływu, może ich dołożyć do 2 i dostaje 2 populacje.
text-action_marker = Każdy daje ci jedną Akcję; możesz ich mieć najwyżej { $per_character }. Na polu pierwszy działa najwyższy numer.
text-action_box = Mieści znaczniki Akcji; żeton kolejności mówi, kiedy się je rozpatruje.
text-action_order_token = Mówi, kiedy rozpatruje się jego pole Akcji.
text-order_1 = Pole Akcji z tym żetonem rozpatruje się jako pierwsze z pięciu.
text-order_2 = Pole Akcji z tym żetonem rozpatruje się jako drugie z pięciu.
text-order_3 = Pole Akcji z tym żetonem rozpatruje się jako trzecie z pięciu.
text-order_4 = Pole Akcji z tym żetonem rozpatruje się jako czwarte z pięciu.
text-order_5 = Pole Akcji z tym żetonem rozpatruje się jako ostatnie z pięciu.
text-viper_gorge = Weź 1 populację, złoty gwicht lub czynnik „M” i wymieniaj dwa żetony na jeden innego rodzaju, ile razy chcesz. Kosztuje to { $place_cost_influence_marker } znacznik wpływu, który zostaje tu na zawsze.
text-influence = Najwyżej { $max_times } razy: zapłać { $cost_acc } i umieść znacznik wpływu tam, gdzie masz znacznik lub jednostkę.
text-move = Najwyżej { $max_times } razy: zapłać { $cost_acc } i przesuń znacznik lub jednostkę do sąsiedniego Regionu.
text-voracious_mountain = Zapłać { $cost_acc } i przenieś dowolnie wiele swoich znaczników i jednostek z jednego Regionu do dowolnego innego.
text-raven_shadow = Zapłać { $discard_cost_acc }, aby odrzucić żeton Vuko, albo popraw reputację o { $reputation_gain }.
text-making = Przesuń czynnik „M”, kup ulepszenie i przywołaj jednostki, każde raz. Każda część przesuwa Martwy Śnieg o { $dead_snow_per_option } i kosztuje reputację.
text-activation = Czyniący-Szpieg, przeprawa Lodowych Drakkarów, Szybkość, a potem Ataki za { $attack_cost_acc }. Nie kładzie się tu znaczników.
text-vuko = Vuko idzie tam, gdzie gracz o najgorszej reputacji ma najwięcej wpływu: daje mu żeton Vuko, zabija jednostkę i wycofuje znaczniki wszystkich.
text-discard_vuko_token = Zapłać 1 czynnik „M” z poziomu 0 i odrzuć jeden swój żeton Vuko.
text-raise_reputation = Twoja reputacja rośnie o 2, najwyżej do 0.
text-move_m_factor = Do 5 kroków, każdy przesuwa 1 czynnik „M” na sąsiedni poziom. Martwy Śnieg +1, reputacja −1.
text-upgrade_unit = Możesz kupić jedną zdolność dla jednego rodzaju jednostek. Martwy Śnieg +1, reputacja −1.
text-summon_units = Wystaw na mapę jednostki jednego rodzaju za czynnik „M” z ich poziomu. Martwy Śnieg +1; każda jednostka kosztuje tyle reputacji, ile ma poziomu.
text-summon = { text-summon_units }
text-upgrade = Żeton ze zdolnością, którą dostają wszystkie figurki jednego rodzaju; zostaje, nawet gdy zginą.

## Explanations: units and what they can do

text-unit = Figurka na mapie. Daje tyle wpływu, ile ma poziomu, i o 1 więcej za każdą Dominację.
text-level = Mówi, ile wpływu daje jednostka, ile obrażeń wytrzyma i ile kosztuje.
text-attack = W Ataku jednostka zadaje w swoim Regionie o { $value } obrażenie więcej. Koszt: { $price }.
text-shield = Do pokonania jednostki trzeba o { $value } obrażenie więcej. Koszt: { $price }.
text-dominate = Jednostka daje o { $value } punkt wpływu więcej. Koszt: { $price }.
text-speed = W Aktywacji jednostka może zrobić { $value } krok do sąsiedniego Regionu. Koszt: { $price }.
unit-line =
    { $character }, poziom { $level }, { $figures ->
        [one] { $figures } figurka
        [few] { $figures } figurki
       *[many] { $figures } figurek
    }. { $printed_count ->
        [0] Bez własnych zdolności
        [one] Ma zdolność „{ $printed }”
       *[other] Ma zdolności: { $printed }
    }; { $free_spaces ->
        [one] { $free_spaces } wolne miejsce
        [few] { $free_spaces } wolne miejsca
       *[many] { $free_spaces } wolnych miejsc
    } na ulepszenia.
text-moonlit_brother = { unit-line }
text-enlightened_one = { unit-line } Tam, gdzie z nią dominujesz, grabisz 1 surowiec i wznosisz Czerwoną Wieżę.
text-harrasim = { unit-line } Jako Czyniący-Szpieg co rundę dostaje za darmo dwie różne zdolności do wyboru.
text-crab =
    { unit-line } Przywołanie Krabów kosztuje o { $summon_surcharge ->
        [one] { $summon_surcharge } punkt
        [few] { $summon_surcharge } punkty
       *[many] { $summon_surcharge } punktów
    } reputacji więcej.
text-rattling_musician = { unit-line } Tam, gdzie z nim dominujesz, zyskujesz 1 populację, a uroczyska wędrują do Ciernia.
text-wyvern = { unit-line }
text-wild_children = { unit-line }
text-faun = { unit-line } Tam, gdzie z nim dominujesz, zastępujesz cudzy znacznik wpływu własnym; z dwoma żetonami Koszmaru zamyka Region.
text-nightmare = { unit-line } Tam, gdzie z nim dominujesz, zostawiasz żeton Koszmaru.
text-volcano_people = { unit-line }
text-ice_drakkar = { unit-line } Tam, gdzie z nim dominujesz, werbujesz cudzy znacznik wpływu do Lodowego Ogrodu. Między oboma Drakkarami mogą się przeprawiać twoje znaczniki i jednostki.
text-tree_brothers = { unit-line }
text-maker_spy =
    { $effect_count ->
        [few] Gdy Harrasim jest na mapie, co rundę połóż za darmo { $effect_count } różne zdolności na jego miejscach Czyniącego-Szpiega.
       *[other] Gdy Harrasim jest na mapie, co rundę połóż za darmo różne zdolności ({ $effect_count }) na jego miejscach Czyniącego-Szpiega.
    }
text-ice_floe_crossing = Gdy oba Lodowe Drakkary są na mapie w różnych Regionach, twoje pozostałe znaczniki i jednostki mogą się między nimi przeprawić, każde raz.
text-recruit = Zabierz z Regionu do Lodowego Ogrodu { $effect_count } znacznik wpływu innego gracza.
text-piper = Weź z rezerwy { $effect_count } populację.
text-pillage = Zabierz { $effect_count } wybrany surowiec graczowi, który ma w Regionie znacznik lub jednostkę.
text-torment = Połóż w Regionie żeton Koszmaru, razem najwyżej { $effect_max_per_region } i nigdy przy Cierniu.
text-enthral = Zastąp w Regionie { $effect_count } znacznik wpływu innego gracza własnym.
text-absorb_reserves = Gdy van Dyken dominuje w Regionie z Cierniem, odkryte uroczyska zostają pochłonięte i schodzą z planszy.
text-lock_region = Gdy Callo dominuje z Faunem i dwoma żetonami Koszmaru, Region się zamyka: jednostki znikają, znaczniki odchodzą, a od następnej rundy nic się tam już nie dzieje.
text-build_tower = Gdy Freihoff dominuje z Oświeconą Istotą, wznosi Czerwoną Wieżę, jedną w każdym Regionie.
text-carry_reserves = Gdy van Dyken dominuje ze Szczurzym Grajkiem, uroczyska Regionu wędrują zakryte do Ciernia.

## Explanations: scientists and goals

text-character = Naukowiec z Ziemi z trzema rodzajami jednostek i własnym celem.
text-freihoff =
    Nahel Ifrija, Ogień Pustyni. Wygrywa, gdy { $goal_target ->
        [one] stoi { $goal_target } Czerwona Wieża
        [few] stoją { $goal_target } Czerwone Wieże
       *[many] stoi { $goal_target } Czerwonych Wież
    }. Wznoszą je Oświecone Istoty tam, gdzie Freihoff dominuje.
text-van_dyken =
    Aaken. Wygrywa, gdy Cierń pochłonie { $goal_target ->
        [one] { $goal_target } uroczysko
        [few] { $goal_target } uroczyska
       *[many] { $goal_target } uroczysk
    }.
text-callo =
    Nasza Pani Bolesna. Wygrywa, gdy { $goal_target ->
        [one] zamknięty jest { $goal_target } Region
        [few] zamknięte są { $goal_target } Regiony
       *[many] zamkniętych jest { $goal_target } Regionów
    }.
text-fjollsfinn =
    Pan Lodowego Ogrodu. Wygrywa, gdy w Lodowym Ogrodzie { $goal_target ->
        [one] jest { $goal_target } cudzy znacznik wpływu
        [few] są { $goal_target } cudze znaczniki wpływu
       *[many] jest { $goal_target } cudzych znaczników wpływu
    }.
text-goal = Kto osiągnął go do końca rundy, wygrywa bez względu na punkty zwycięstwa.
text-goal_red_towers = Freihoff wygrywa, gdy na mapie stoi 6 Czerwonych Wież.
text-goal_absorbed_reserves = Van Dyken wygrywa, gdy Cierń pochłonie 4 uroczyska.
text-goal_locked_regions = Callo wygrywa, gdy zamknięte są 2 Regiony.
text-goal_recruited_markers = Fjollsfinn wygrywa, gdy w Lodowym Ogrodzie jest 6 cudzych znaczników wpływu.

## Explanations: Vuko tiles

tile-lasts =
    { $arrow ->
        [true] Do końca gry.
       *[false] Przez jeden etap.
    }
text-fire_people = Gdy Vuko odchodzi, znaczniki nacji z jego Regionu idą z nim. { tile-lasts }
text-whisperers =
    { $effect_population ->
        [one] Żarłoczna Góra kosztuje { $effect_population } populację. { tile-lasts }
        [few] Żarłoczna Góra kosztuje { $effect_population } populacje. { tile-lasts }
       *[many] Żarłoczna Góra kosztuje { $effect_population } populacji. { tile-lasts }
    }
text-nightwalkers = Znaczniki wycofane przez Vuko wracają do właścicieli, którzy za każdy odrzucają żeton Vuko. { tile-lasts }
text-both_bears = Gdy Vuko działa, Martwy Śnieg przesuwa się o { $effect_count }. { tile-lasts }
text-vuko_and_cyphral = W Regionie Vuko nikt nie bierze czynnika „M”, ani z kafelka, ani z uroczysk. { tile-lasts }
text-giant_snake = Wszystkie jednostki z Regionu Vuko muszą przejść do sąsiednich Regionów. { tile-lasts }
text-raven_plan = Kruczy Cień nie poprawia reputacji. { tile-lasts }
text-spear_of_fools = Vuko znika z planszy i nie działa. { tile-lasts }

## Explanations: the solo game

text-player = Ty, przeciw Graczowi Niezależnemu.
text-ip = Twój przeciwnik w grze solo. Działa według kości i stałych reguł, przed każdą twoją Akcją.
text-seat_1 = { text-ip }
text-easy = Gracz Niezależny bez dodatków.
text-medium = Z kafelkami scenariuszy Vuko.
text-hard = Z kafelkami scenariuszy Vuko, a jednostka poziomu 3 Gracza Niezależnego od początku stoi na mapie.
text-true_scientist = Jak poziom trudny, a jednostki Gracza Niezależnego mają wszystkie wolne miejsca zapełnione ulepszeniami.

## Previews: what a choice brings, in a few words

preview-cost = Koszt: { $cost }
preview-gain = Zysk: { $gain }
preview-rank = Wpływ { $influence }, miejsce { $rank }; przy punktacji { $points }
preview-rank-scored = Wpływ { $influence }, miejsce { $rank }; jeśli tak zostanie, w tej rundzie { $points }
preview-too-weak = Wpływ { $influence } nie przewyższa siły nacji ({ $nations }): nic nie daje
preview-trapped = Ten Region też jest zamknięty: co tam trafi, zostanie na zawsze
gorge-rivals =
    { $most ->
        [0] inni nie mają żadnego
       *[other] inni mają najwyżej { $most }
    }
preview-gorge =
    { $own ->
        [one] Twój pierwszy znacznik w tym miejscu; { gorge-rivals }
       *[other] Twoich znaczników będzie tu { $own }; { gorge-rivals }
    }
helm-actions =
    { $n ->
        [one] { $n } Akcja
        [few] { $n } Akcje
       *[many] { $n } Akcji
    }
preview-helm = { helm-actions }, statek { $ship }
preview-helm-scoring = { helm-actions }, statek { $ship }; w tej rundzie punktują Regiony
preview-helm-last = { helm-actions }, statek { $ship }; punktują Regiony, a po tej rundzie gra się kończy
preview-reputation = Reputacja z { $before } na { $space }
making-lacks =
    { $lacks_id ->
        [upgrade] Nie możesz teraz kupić żadnego ulepszenia;{ " " }
        [m_factor] Nie masz czynnika „M” do przesunięcia;{ " " }
       *[none] { "" }
    }
preview-snow = { making-lacks }Martwy Śnieg na { $snow } z { $limit }
preview-snow-reputation = { making-lacks }Martwy Śnieg na { $snow } z { $limit }, reputacja z { $before } na { $space }
preview-snow-falls = Spada Martwy Śnieg, a ty wygrywasz
preview-attack =
    { $damage ->
        [one] Za { $cost_acc } zadasz łącznie { $damage } obrażenie
       *[other] Za { $cost_acc } zadasz łącznie do { $damage } obrażeń
    }
preview-hit =
    { $n ->
        [one] Za pokonanie: { $points }
       *[other] Do pokonania trzeba { $n } obrażeń; nagroda: { $points }
    }
preview-as-before = Harrasim zachowa te same zdolności
preview-recruit = W Lodowym Ogrodzie będzie { $n } z { $target }
