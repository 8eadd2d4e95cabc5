### Lekcja gry Ostatnia Aurora: notatka do każdego ruchu uczącego się.
### `.wrong` słyszy, kto próbuje czegoś innego; gdzie go brak, mówi `wrong`.

title = Dwie rundy na lodzie
wrong = Dobry pomysł na inny dzień. W tej lekcji wybierz zaznaczoną możliwość.

## Round 1: Exploration

step-1 =
    Świat zamarzł, a Aurora to ostatni statek, który zabiera ludzi na pokład. Co rundę odpływa trochę dalej wzdłuż trasy, a po sześciu rundach wyścig się kończy. Punkty dają Sława, przewaga na trasie, zdrowi Ocalali i miejsce na pokładzie.

    Grasz jako Astrid i ścigasz się z Bjornem. Runda ma pięć faz: Eksploracja, Odpoczynek, Ruch, Ostrzał i Koniec Rundy. Kto jest ostatni w kolejności tur, ten eksploruje pierwszy, dlatego zaczął Bjorn. Następną odsłoniętą kartą okazał się Wróg: czają się [Wilki Wojny](war_wolves) i jeszcze w tej rundzie uderzą.

    Przyda się lepsza broń. Eksploruj [Karabin Maszynowy](slot_4) na Miejscu 4.
    .wrong = Nadciągają Wilki Wojny, a jedno małe działko to mało. Eksploruj Karabin Maszynowy.
step-2 =
    Miejsce ma wartość, którą wysłani Ocalali muszą razem osiągnąć; tutaj to 2. [Lider](leader_red) ma 2, [Nawigator](copilot_red) 1. Wyślij Lidera.
    .wrong = Sam Nawigator musiałby zjeść na to twoją jedyną Żywność. Wyślij Lidera.
step-3 =
    Można wysłać jeszcze drugą osobę, ale 2 wystarczy. Zakończ, a Nawigator zbada coś innego.
    .wrong = We dwoje nie zdobędą tu więcej. Zakończ.
step-4 =
    Każda Eksploracja daje Akcję Karty, która jest obowiązkowa, i Akcję Dodatkową miejsca, która zależy od ciebie; kolejność jest dowolna. Karta Konwoju trafia do Konwoju, Ocalały dołącza do ciebie, Lokacja daje żetony.

    Zacznij od Akcji Karty.
    .wrong = Akcja Dodatkowa nie ucieknie. Zacznij od Akcji Karty.
step-5 =
    Karabin Maszynowy to Urządzenie: staje na dachu Ciężarówki albo Przyczepy, po jednym na każdej. Przyczepę można kiedyś porzucić, a z nią jej Urządzenie. Na Ciężarówce zostanie nawet po wymianie na lepszą. Zamontuj go na [Starej Ciężarówce](start_truck_red).
    .wrong = Na Starej Ciężarówce będzie najbezpieczniejszy.
step-6 =
    Każdy strzał kosztuje 1 Amunicję. Masz teraz dwie Bronie, a Amunicję tylko jedną, więc weź drugą jako [Akcję Dodatkową](slot_4). Każdy żeton Ładunku potrzebuje własnego pola, które go przyjmie; z [Karabinem](machine_gun) przybyło ci pole Amunicji.
    .wrong = Nikt u ciebie nie jest skażony, a dwie Bronie potrzebują 2 Amunicji. Weź 1 Amunicję.
step-7 =
    Z Eksploracji wraca się do Strefy Wyczerpania. Tylko Lider idzie od razu do Strefy Odpoczynku i szybciej dochodzi do siebie.

    Teraz Nawigator o wartości 1. Każdy wysłany może zjeść 1 Żywność i mieć o 1 więcej, jak przed chwilą Nawigator Bjorna, a Akcja Dodatkowa Miejsca 3 odda ci tę Żywność. Eksploruj [Przyczepę Bydlęcą](slot_3): nowi Ocalali potrzebują miejsca.
    .wrong = Paliwo poczeka do następnej rundy. Eksploruj Przyczepę Bydlęcą.
step-8 =
    Został tylko Nawigator, więc to on poszedł i zjadł Żywność. Tym razem zacznij od [Akcji Dodatkowej](slot_3); Akcja Karty wykona się potem sama.
    .wrong = I tak zrobisz jedno i drugie. Najpierw weź Żywność.

## Round 1: Rest and Movement

step-9 =
    Nikt już nie może eksplorować, pora na Odpoczynek. Nakarmiony przechodzi ze Strefy Wyczerpania do Strefy Odpoczynku. Potem wszyscy wracają do sił o jedną strefę: z Wyczerpania do Odpoczynku, z Odpoczynku do Strefy Aktywnej.

    Nakarm [Nawigatora](copilot_red), a od razu będzie aktywny. Tylko aktywni Ocalali eksplorują i używają zdolności.
    .wrong = Głodny Nawigator nie pomoże w jeździe ani w następnej Eksploracji. Wydaj Żywność.
step-10 =
    Ruch odbywa się w kolejności tur, więc zaczynasz. Kosztuje 1 Paliwo i wymaga kierowcy, czyli Ocalałego w Ciężarówce. Twoja [Ciężarówka](start_truck_red) ma prędkość 2, a aktywny Nawigator dodaje 1. Jedź dalej!
    .wrong = Aurora nie czeka, więc i ty nie czekaj. Jedź dalej.
step-11 =
    Na pierwsze pole prowadziła tylko jedna droga. Dalej jest [Dolina 2](a02) z Punktem Specjalnym: Warsztat naprawia 2 Uszkodzenia, ale tylko temu, kto pierwszy się tam zatrzyma. Nie masz żadnego, więc tylko tamtędy przejedziesz.
    .wrong = Masz jeszcze 2 punkty ruchu. Jedź do Doliny 2.
step-12 =
    Każde pole przewagi nad ostatnim Konwojem to punkt na koniec gry. Jedź do [Doliny 3](a03).
    .wrong = Warsztat nie ma u ciebie czego naprawiać. Jedź do Doliny 3.

## Round 1: Fire Weapons

step-13 =
    Bjorn nie miał już Żywności dla Nawigatora i przejechał tylko 2 pola.

    Teraz czający się Wróg wjeżdża do regionu prowadzącego Konwoju, czyli twojego, i urządza Zasadzkę: 1 Uszkodzenie w kolumnie 1, na Ciężarówce lub jej Urządzeniu. Pole wybierasz ty. Uszkodzone pole niczego nie mieści, uszkodzona Broń nie strzela. Wybierz [pole Paliwa](start_truck_red.3): właśnie jest puste.
    .wrong = To pole zaraz się przyda. Pole Paliwa jest puste, niech ono dostanie Uszkodzenie.
step-14 =
    Twoja kolej na strzał. Każda Broń strzela raz w fazie, za 1 Amunicję; potem karta Wyniku podaje Uszkodzenia dla każdego poziomu Broni. Im wyższy poziom, tym mniej pudeł.

    Wilki Wojny wytrzymają 3 Uszkodzenia. Najpierw strzel z [Broni 1](start_truck_red.4) Starej Ciężarówki.
    .wrong = Wystrzelisz z obu Broni. Zacznij od Starej Ciężarówki.
step-15 =
    Celny strzał: 2 Uszkodzenia. Każde trafienie daje 1 punkt Sławy, a pierwsze kładzie na Wrogu twój żeton Celu. Brakuje już tylko jednego Uszkodzenia. Strzelaj z [Karabinu Maszynowego](machine_gun.1).
    .wrong = Wilki Wojny są prawie pokonane. Strzelaj z Karabinu Maszynowego.
step-16 =
    Dla poziomu 1 ta karta to pudło, dla poziomu 2 trafienie: Wilki Wojny pokonane! Właściciel pierwszego żetonu Celu może wziąć Łup. To Uwolniony Jeniec, który w każdej fazie dodaje 1 Uszkodzenie do twojego pierwszego trafienia. W nowej [Przyczepie](cattle_trailer) jest dla niego miejsce. Zgódź się.
    .wrong = Jeniec eksploruje, pomaga strzelać i daje punkty. Zgódź się.

## Round 2: Exploration

step-17 =
    Aurora odpłynęła do [Zatoki 22](a22). W Strefie Eksploracji zostały dwie karty i przesunęły się na najniższe miejsca, gdzie łatwiej do nich dotrzeć; reszta jest nowa. Prowadzisz, więc pierwszy znów eksplorował Bjorn. I czają się [Lodowe Szakale](ice_jackals): ich Zasadzka będzie każdego kosztować 1 Żywność albo 1 Uszkodzenie.

    Paliwo, Żywność, Amunicja: wszystko zużyte. Zacznij od Paliwa, bo bez niego nie ruszysz. Eksploruj [Stację Benzynową](slot_1), teraz na Miejscu 1.
    .wrong = Bez Paliwa Konwój stoi. Eksploruj Stację Benzynową.
step-18 =
    Wartość 1 to dla Nawigatora spacer. Lider przyda się gdzie indziej. Wyślij [Nawigatora](copilot_red).
    .wrong = Zachowaj Lidera na miejsce o wartości 2. Wyślij Nawigatora.
step-19 =
    To wystarczy. Zakończ.
    .wrong = Lider może zbadać inne miejsce. Zakończ.
step-20 =
    Akcja Dodatkowa Miejsca 1 naprawia 1 Uszkodzenie. Wykonaj [ją](slot_1) najpierw: [pole Paliwa](start_truck_red.3) będzie gotowe, zanim załadujesz Paliwo.
    .wrong = Najpierw naprawa, a będzie o jedno pole więcej na Paliwo.
step-21 =
    Napraw [pole Paliwa](start_truck_red.3).
    .wrong = To nic nie kosztuje. Napraw pole Paliwa.
step-22 =
    Na Lokacji leżą żetony, a kto ją eksploruje, bierze 2; tutaj zostały akurat 2 Paliwa. Bjorn nie ma aktywnych Ocalałych i pasuje.

    Jeniec jeszcze odpoczywa, ale Lider jest aktywny. Eksploruj [Opuszczony Sklep](slot_3) na Miejscu 3: Żywność, Amunicja i Przedmiot.
    .wrong = Brakuje ci Żywności i Amunicji. Jedno i drugie jest w Opuszczonym Sklepie.
step-23 =
    Najpierw [Akcja Dodatkowa Miejsca 3](slot_3): 1 Żywność, z myślą o [Lodowych Szakalach](ice_jackals).
    .wrong = I tak zrobisz jedno i drugie. Najpierw weź Żywność.
step-24 =
    Teraz 2 żetony ze sklepu. Za [Przedmiot](object) dobierasz kartę, której inni nie widzą. Weź go.
    .wrong = Przedmioty to miłe niespodzianki. Weź Przedmiot.
step-25 =
    Stymulanty: Ocalały wraca do sił o jedną strefę. Za chwilę bardzo się przydadzą! Jako drugi żeton weź [Amunicję](ammo), bo nie masz żadnej.
    .wrong = Masz już 1 Żywność, ale nie masz czym strzelać. Weź Amunicję.
step-26 =
    Przedmioty zagrywa się we własnej turze, w fazie podanej na karcie, obok wszystkiego innego. Stymulanty można w każdej. Zagraj je teraz, a w Odpoczynku nie trzeba będzie wydawać Żywności.
    .wrong = To dobra chwila. Zagraj Stymulanty.
step-27 =
    Lider i Jeniec są w Strefie Odpoczynku i sami staną się aktywni. Wyczerpany jest tylko [Nawigator](copilot_red). Wybierz jego.
    .wrong = Ci dwaj i tak będą aktywni. Wybierz Nawigatora.

## Round 2: Movement

step-28 =
    Odpoczynek już za wami: nikt nie potrzebował Żywności i cała trójka Ocalałych jest aktywna. Znów jedziesz przed Bjornem. Jedź dalej.
    .wrong = Masz Paliwo i załogę w komplecie. Jedź dalej.
step-29 =
    1 Paliwo znów daje 3 punkty ruchu, a każde z najwyżej 2 dalszych dodaje 1. Trzy pola dalej leży [Punkt Specjalny](a06) z Amunicją, więc 3 punkty są w sam raz. Spal 1 Paliwo, a drugie zachowaj na następną rundę.
    .wrong = Kto dziś spali wszystko, jutro stoi. Wystarczy 1 Paliwo.
step-30 =
    Dolina 4 jest skażona: przejazd jest bezpieczny, ale kto się tu zatrzyma, temu zachoruje Ocalały. Skażenie osłabia w Eksploracji, a gdy jest go za dużo, zabija. Jedź [dalej](a05).
    .wrong = Nie tutaj, to miejsce jest skażone! Jedź do Doliny 5.
step-31 =
    Jeszcze jedno pole i Skrzynka amunicji jest twoja. Jedź do [Doliny 6](a06).
    .wrong = Do Skrzynki amunicji zostało tylko jedno pole. Jedź do Doliny 6.

## Round 2: Fire Weapons

step-32 =
    Przybyła 1 Amunicja. I są już [Lodowe Szakale](ice_jackals): każdy w regionie oddaje 1 Żywność albo dostaje 1 Uszkodzenie. Na tę chwilę czekała twoja Żywność. Oddaj ją.
    .wrong = Lepiej oddać posiłek niż pole Konwoju. Oddaj Żywność.
step-33 =
    Bjorn nie miał Żywności i dostał Uszkodzenie. Lodowe Szakale wytrzymają 4. Jeniec doda 1 do pierwszego trafienia, więc niech zacznie Broń, która rzadziej pudłuje: [Karabin Maszynowy](machine_gun.1).
    .wrong = Poziom 2 trafia częściej niż poziom 1. Strzelaj z Karabinu Maszynowego.
step-34 =
    3 Uszkodzenia dla poziomu 2 i 1 od Jeńca: wystarczył jeden strzał! Łup to Kolczasty Zderzak: Broń, Pancerz i 1 punkt Sławy na koniec gry. Zgódź się.
    .wrong = Pancerz, Broń i punkt, a wszystko za darmo. Zgódź się.
step-35 =
    Zderzak to też Urządzenie. Na Ciężarówce zastąpiłby Karabin Maszynowy. Na [Kontenerze](start_container_red) jego Pancerz przyjmie Uszkodzenie zamiast Ładunku. Zamontuj go tam.
    .wrong = Kontener wiezie twoje zapasy. Osłoń go Zderzakiem.

end =
    Dwie rundy i dwóch pokonanych Wrogów. Ci, którzy przetrwają, zostają w swoim regionie i co rundę ostrzeliwują wszystkie Konwoje, które tam są. A na koniec odsłonięto Wydarzenie: Nagły Mróz zabiera każdemu 1 Żywność albo wysyła aktywnego Ocalałego do Strefy Wyczerpania. Wydarzenia działają od razu po odsłonięciu.

    Gdyby gra skończyła się teraz, zwycięstwo byłoby twoje, 14 do 8: 3 za Sławę, 1 za przewagę na trasie, 3 za zdrowych Ocalałych, 1 za [Zderzak](spiked_bumper), 1 za dwa Zasoby i 5 za nieuszkodzone karty Konwoju.

    Ale Aurora cumuje w [Zatoce 24](a24), o 18 pól przed tobą, i co rundę odpływa o 2 dalej. Potrzeba ci prędkości: [Lekki Ciągnik](light_hauler) na Miejscu 3 to szybsza Ciężarówka. Gdy na koniec rundy jakiś Konwój stoi na polu statku, gra od razu się kończy, a kto jest na pokładzie, dostaje 3 punkty i po 1 punkcie za każdego Ocalałego; Zasoby i nieuszkodzone karty już się wtedy nie liczą. Jeśli nikt nie zdąży, gra kończy się po szóstej rundzie.

    Lodowa Stal dodaje pięć modułów: nowe karty, klan Asgaror, załogi, Fabułę i walki między graczami. Jest też Mapa Beta, a w pojedynkę ścigasz się z Automą. Wskaż cokolwiek na planszy, aby przeczytać, do czego służy. To wystarczy: siadaj do stołu!
