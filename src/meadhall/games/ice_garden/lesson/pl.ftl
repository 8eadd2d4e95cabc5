### Lekcja gry Pan Lodowego Ogrodu: notatka do każdego ruchu uczącego się.
### `.wrong` słyszy, kto próbuje czegoś innego; gdzie go brak, mówi `wrong`.

title = Dwie wieże na Midgaardzie
wrong = Dobry pomysł, ale na inną okazję. W tej lekcji wybierz zaznaczoną możliwość.

## Setup: six regions

step-1 =
    Naukowcy z Ziemi władają Midgaardem jak bogowie, a każdy ma własny plan. Wygrywasz, gdy osiągniesz cel swojego naukowca albo masz najwięcej punktów zwycięstwa, kiedy ktoś zdobędzie ich 50.

    Grasz jako Astrid i prowadzisz Ulrike Freihoff: jej cel to Czerwona Wieża w każdym z sześciu Regionów. Bjorn prowadzi Piera van Dykena. Rozegramy dwie rundy i zaczniemy trzecią.

    Najpierw mapa. Na zmianę kładziecie zakryte kafelki; w grze są tylko Regiony z kafelkiem. Zacznij od [Ziem Ludzi Niedźwiedzi](bear_lands) na środku mapy.
    .wrong = Każdy Region byłby dobry. W tej lekcji zacznij od Ziem Ludzi Niedźwiedzi.
step-2 =
    Runda ma cztery fazy. Inicjatywa: kto zaczyna i ile ma Akcji. Planowanie: kładziecie znaczniki Akcji. Akcje: pola rozpatruje się po kolei. Dominacja: każdy Region nagradza tego, kto jest w nim najsilniejszy.

    Następny kafelek połóż w [Północnych Fiordach](northern_fjords).
    .wrong = W tej lekcji połóż go w Północnych Fiordach.
step-3 =
    W Regionie liczy się wpływ. Każdy twój znacznik wpływu daje tam 1, a każda jednostka tyle, ile ma poziomu.

    Ostatni kafelek połóż na [Pustkowiach Trwogi](wastes_of_dread).
    .wrong = W tej lekcji połóż go na Pustkowiach Trwogi.
step-4 =
    Kafelki są już odkryte. Na każdym widać czerwoną cyfrę, która wyznacza kolejność Regionów, surowce oraz punkty zwycięstwa za pierwsze i drugie miejsce. [Cierń](thorn) należy do Bjorna i od niego zależy cel Bjorna.

    Każde z was zaczyna z dwoma znacznikami wpływu. [Wybrzeże Żagli](coast_of_sails) daje 2 złote gwichty i ma [uroczysko](magical_reserve), czyli 1 czynnik „M” dla tego, kto dominuje. Do tego sąsiaduje z [Ziemiami Ludzi Niedźwiedzi](bear_lands), na których leży najbogatszy kafelek. Umieść znacznik na Wybrzeżu Żagli.
    .wrong = Też nieźle, ale nasz plan zaczyna się na Wybrzeżu Żagli.
step-5 =
    Drugi znacznik musi trafić do innego Regionu. Na [Ziemiach Ludzi Ognia](fire_lands) pierwsze miejsce jest warte 4 punkty zwycięstwa, a drugie jeszcze 2. Umieść go tam.
    .wrong = Pomyśl o punktach: Ziemie Ludzi Ognia dają ich 4, a za drugie miejsce 2.

## Round 1: the first tower

step-6 =
    Bjorn poszedł za tobą: będzie rywalizacja.

    Runda 1. Każde z was ma 3 znaczniki Akcji i kładzie je na zmianę, po jednym. Nic się nie dzieje, dopóki nie leżą wszystkie, więc planuj to, za co zdołasz zapłacić. Masz 4 populacje, 2 złote gwichty i 1 czynnik „M”.

    Żmijowe Gardło jest pierwsze i daje zapasy. Kosztuje znacznik wpływu, który zostaje tam na zawsze; kto jednak ma ich tam najwięcej, dostaje 5 punktów zwycięstwa, jeśli to punkty rozstrzygną grę. Zaplanuj [Żmijowe Gardło](viper_gorge).
    .wrong = Najpierw zapasy: zaplanuj Żmijowe Gardło.
step-7 =
    Bjorn planuje Wpływ. To może chwilę poczekać: Czynienie ma dla was dwojga tylko trzy miejsca, a bez niego nie ma jednostek. Zaplanuj [Czynienie](making).
    .wrong = Bez Czynienia nie ma jednostek, a bez jednostek nie ma wież.
step-8 =
    Na polu pierwszy działa najwyższy numer: kto przychodzi ostatni, działa pierwszy. Bjorn zajął na polu „Wpływ” numery 1 i 2, więc z numerem 3 go wyprzedzisz. Zaplanuj [Wpływ](influence).
    .wrong = Masz populację do wydania. Zaplanuj Wpływ.

step-9 =
    Teraz rozpatruje się pola. W Żmijowym Gardle bierzesz jeden dowolny żeton. Złotymi gwichtami płaci się za Ruch, Atak i niektóre ulepszenia, a masz tylko 2: weź [złoty gwicht](gold).
    .wrong = Populacji masz dość, a czynnik „M” da ci uroczysko. Weź złoty gwicht.
step-10 =
    Możesz też wymieniać dwa żetony na jeden innego rodzaju, ile razy chcesz. To kosztowne, a wszystko, co masz, jeszcze ci się przyda: populacja na wpływ, czynnik „M” na jednostkę. Zakończ.
    .wrong = Dwa za jeden to kiepski interes. Zachowaj, co masz, i zakończ.
step-11 =
    Możesz umieścić do dwóch znaczników, po 1 populacji za każdy, w Regionach, w których już jesteś.

    Pamiętaj o niezależnej nacji w każdym Regionie: coś dostaje tylko ten, kto ma więcej wpływu, niż jest tam znaczników nacji. Jeden znacznik przeciw jednej nacji nic ci jeszcze nie daje. Umieść znacznik na [Ziemiach Ludzi Ognia](fire_lands).
    .wrong = O Wybrzeże Żagli wkrótce zadba jednostka. Umieść znacznik na Ziemiach Ludzi Ognia.
step-12 =
    I jeszcze jeden w [to samo miejsce](fire_lands): z 3 punktami wpływu coś ci się tam dostanie, nawet jeśli Bjorn będzie miał więcej.
    .wrong = Trzymaj się planu: jeszcze jeden na Ziemiach Ludzi Ognia.
step-13 =
    Bjorn odpowiedział czterema znacznikami: 5 do 3 dla niego. W Czynieniu miał wyższy numer, więc działał przed tobą i przywołał [Kraba](crab) na [Pustkowiach Trwogi](wastes_of_dread).

    Teraz ty. Czynienie ma trzy części, każdą możesz wybrać raz: przesunięcie czynnika „M”, ulepszenie i przywołanie jednostek. Każda kosztuje reputację i przesuwa [Martwy Śnieg](dead_snow), a gdy ten dojdzie do 18, zasypie grę. Rób więc tylko to, czego ci naprawdę trzeba.

    Do przywołania trzeba czynnika „M” na poziomie jednostki, a twój leży na poziomie 0. [Przesuń czynnik „M”](move_m_factor).
    .wrong = Z twojego jedynego czynnika „M” ma powstać jednostka. Najpierw go przesuń.
step-14 =
    Masz do 5 kroków. Na poziomie 1 przywołasz nim [Księżycowego Brata](moonlit_brother), na poziomie 2 [Oświeconą Istotę](enlightened_one), na poziomie 3 [Harrasima](harrasim). Twoje wieże wznoszą Oświecone Istoty. Zrób pierwszy krok.
    .wrong = Najpierw musi opuścić poziom 0.
step-15 =
    Poziom wyżej czekają [Oświecone Istoty](enlightened_one). Zrób jeszcze jeden krok.
    .wrong = Dla Oświeconej Istoty czynnik „M” musi leżeć na poziomie 2.
step-16 =
    To jest właściwy poziom. Pozostałe kroki przepadają, ale nie ma czego żałować. Zakończ.
    .wrong = Leży tam, gdzie powinien. Zakończ.
step-17 =
    Teraz [przywołaj](summon_units) jednostkę. [Oświecona Istota](enlightened_one) kosztuje 1 czynnik „M” z poziomu 2 i 2 punkty reputacji, bo sama ma poziom 2.
    .wrong = Czynnik „M” jest gotowy: przywołaj jednostkę.
step-18 =
    Jednostki pojawiają się tam, gdzie już jesteś. Jeśli dominujesz w Regionie z Oświeconą Istotą, wyrasta tam Czerwona Wieża.

    Na Ziemiach Ludzi Ognia z 5 punktami wpływu byłby tylko remis. Na [Wybrzeżu Żagli](coast_of_sails) nie ma nikogo innego: 1 za znacznik i 2 za jednostkę wystarczą przeciw nacji. Umieść ją tam.
    .wrong = Na Ziemiach Ludzi Ognia Bjorn ma tyle samo. Na Wybrzeżu Żagli wieża jest pewna.
step-19 =
    Zostałoby jeszcze ulepszenie, ale nie masz na nie czynnika „M”, a reputacja i tak by spadła. Zakończ.
    .wrong = Na ulepszenie cię teraz nie stać, a Martwy Śnieg i tak by się przesunął. Zakończ.
step-20 =
    Potem przyszedł [Vuko Drakkainen](vuko). Ściga tego, kto ma najgorszą reputację: ty masz −2, ale Bjorn −3, bo Kraby kosztują o 2 więcej. Vuko poszedł tam, gdzie Bjorn jest najsilniejszy, i dał mu żeton Vuko. Za każdy żeton jeden znacznik Bjorna nie liczy się tam, póki Vuko nie odejdzie. Gdyby stała tam jednostka Bjorna, Vuko by ją zabił.

    Teraz Dominacja, według czerwonych cyfr. Na [Wybrzeżu Żagli](coast_of_sails) masz 3 punkty wpływu: dominujesz i oto twoja pierwsza wieża!

    Kto dominuje, wybiera pierwszy i bierze z kafelka wszystko, co jednego rodzaju. Weź 2 [złote gwichty](gold).
    .wrong = Czynnik „M” i tak da ci uroczysko. Weź złote gwichty.

## Round 2: the second tower

step-21 =
    Uroczysko dało ci 1 czynnik „M”. Na [Ziemiach Ludzi Ognia](fire_lands) było 4 do 3 dla Bjorna: wziął populację, a drugie miejsce dało ci jeszcze 1 czynnik „M”.

    Runda 2 zaczyna się od inicjatywy: płyniesz o 1 hełm albo, raz w każdym etapie, o 2. Hełm 2 daje 4 znaczniki Akcji, [hełm 3](helm_3) tylko 3, ale przy hełmie 3 jest statek z numerem 1, więc zaczniesz. A tuż za nim czeka [czerwony statek](helm_4): gdy ktoś tam dotrze, Regiony dadzą punkty zwycięstwa. Popłyń o 2 hełmy.
    .wrong = Dodatkowy znacznik kusi, ale lepiej być przy czerwonym statku przed Bjornem: popłyń o 2 hełmy.
step-22 =
    Zaczynasz i masz 3 znaczniki, 5 złotych gwichtów, 2 populacje i 2 czynniki „M”.

    Wieża zostaje, nawet gdy odejdziesz. Pora więc na następny Region: Ziemie Ludzi Niedźwiedzi, 5 punktów zwycięstwa za pierwsze miejsce. Zaplanuj [Ruch](move).
    .wrong = Druga wieża czeka tuż obok. Zaplanuj Ruch.
step-23 =
    Oświecona Istota nie umie jeszcze walczyć. Zmieni to ulepszenie. Zaplanuj [Czynienie](making).
    .wrong = Twoja jednostka powinna nauczyć się walczyć. Zaplanuj Czynienie.
step-24 =
    Bjorn też wykona Ruch. Czynienie znów kosztuje reputację, a lepiej nie mieć Vuko na karku. [Kruczy Cień](raven_shadow) działa przed Czynieniem i poprawia reputację. Zaplanuj go.
    .wrong = Twoja reputacja jest tylko o 1 lepsza od reputacji Bjorna. Popraw ją: zaplanuj Kruczy Cień.
step-25 =
    Bjorn wziął populację w [Żmijowym Gardle](viper_gorge), umieścił dwa kolejne znaczniki na [Ziemiach Ludzi Ognia](fire_lands) i przesunął dwa do [Doliny Bolesnej Pani](valley_of_sorrow).

    Twój Ruch: 1 złoty gwicht za każdy krok, najwyżej dwa kroki. Wskaż [Oświeconą Istotę](enlightened_one).
    .wrong = Znaczniki są tam, gdzie trzeba. Przesuń Oświeconą Istotę.
step-26 =
    Krok prowadzi do sąsiedniego Regionu. Na [Ziemie Ludzi Niedźwiedzi](bear_lands)!
    .wrong = W Dolinie jest już Bjorn, a Ziemie Ludzi Niedźwiedzi są warte więcej.
step-27 =
    Zostały ci 4 złote gwichty, a trzeba 1 na ulepszenie i 2 na Atak. Dość kroków: zakończ.
    .wrong = Zachowaj złote gwichty na Atak, a jednostkę na miejscu. Zakończ.
step-28 =
    Co to było? Bjorn skorzystał z [Żarłocznej Góry](voracious_mountain): za 2 populacje dowolnie wiele znaczników i jednostek przechodzi z jednego Regionu do dowolnego innego. Jego [Krab](crab) i znacznik stoją teraz obok twojej jednostki: macie tam po 2 punkty wpływu.

    Najpierw Kruczy Cień: [popraw reputację](raise_reputation) o 2. Kto ma żetony Vuko, może się tu zamiast tego pozbyć jednego.
    .wrong = Vuko nigdy nie jest daleko. Popraw reputację.
step-29 =
    Przy remisie rozstrzyga wpływ w sąsiednich Regionach, a potem lepsza reputacja. Nie zdawaj się na to: [kup ulepszenie](upgrade_unit).
    .wrong = Teraz jednostka ma nauczyć się walczyć. Kup ulepszenie.
step-30 =
    Ulepszenie dostają wszystkie figurki jednego rodzaju i zostaje ono, nawet gdy zginą. Wybierz [Oświeconą Istotę](enlightened_one).
    .wrong = Obok Kraba stoi Oświecona Istota. Wybierz ją.
step-31 =
    Tarcza chroni, Dominacja dodaje 1 punkt wpływu, Szybkość daje darmowy krok. [Atak](attack) usunie [Kraba](crab), a w dodatku da punkt. Kosztuje 1 czynnik „M” i 1 złoty gwicht.
    .wrong = Przydatne, ale Krab by został. Kup Atak.
step-32 =
    Martwy Śnieg jest na 5, twoja [reputacja](reputation) na −1. Z ostatniego czynnika „M” mogłaby powstać jeszcze jedna jednostka, ale przy każdej spadniesz do −3 albo niżej i Vuko przyjdzie po ciebie zamiast po Bjorna. Zakończ.
    .wrong = Szkoda na to reputacji. Zakończ.
step-33 =
    Aktywacja. Za 2 złote gwichty uderzają wszystkie twoje [jednostki](enlightened_one), które mają Atak, każda w swoim Regionie. Zaczynasz ty. Atakuj!
    .wrong = Na to były te złote gwichty. Atakuj!
step-34 =
    Masz 1 obrażenie do zadania. Tyle wystarcza na znacznik albo nację; na jednostkę trzeba tylu obrażeń, ile ma poziomu i Tarcz razem. [Krab](crab) ma poziom 1, żadnej Tarczy i dwa Ataki: lepiej się go pozbyć. Każdy z tych celów jest wart 1 punkt zwycięstwa; jednostki poziomu 2 i 3 są warte 2 i 3.
    .wrong = To Krab mógłby kiedyś oddać cios. Uderz w niego.
step-35 =
    Kraba już nie ma: 1 punkt zwycięstwa. Vuko poszedł do [Doliny Bolesnej Pani](valley_of_sorrow), znów za Bjornem: Bjorn ma dwa żetony Vuko, więc nie liczą się tam oba jego znaczniki.

    Na [Ziemiach Ludzi Niedźwiedzi](bear_lands) dominujesz, 2 do 1. Bjorn wciąż ma tam znacznik, więc Oświecona Istota zagrabiła mu 1 populację. I stoi twoja druga wieża!

    Weź [złote gwichty](gold): przydadzą się na następny Atak.
    .wrong = Po Ruchu i Ataku został ci 1 złoty gwicht. Weź 2 złote gwichty.

## Round 3: the red ship

step-36 =
    Na [Wybrzeżu Żagli](coast_of_sails) jeden znacznik nie wystarczył przeciw nacji; na [Ziemiach Ludzi Ognia](fire_lands) znów masz drugie miejsce.

    Runda 3. Czerwony statek leży przy hełmie 4, a minąć go znaczy tyle, co do niego dotrzeć. W tym etapie znów możesz raz popłynąć o dwa hełmy: [hełm 5](helm_5) ma statek 3, więc działasz na końcu, ale masz 5 znaczników Akcji. Gdy Regiony dają punkty, liczy się każda Akcja. Popłyń o 2 hełmy.
    .wrong = Hełm 4 daje 4 znaczniki Akcji, hełm 5 aż 5. Popłyń o 2 hełmy.

end =
    W tej rundzie Regiony dają punkty. Przy obecnym stanie mapy to dla ciebie 5 punktów zwycięstwa za [Ziemie Ludzi Niedźwiedzi](bear_lands) i 2 za drugie miejsce na Ziemiach Ludzi Ognia, a 4 dla Bjorna. A masz pięć Akcji, by to poprawić: wystarczy jeszcze jeden znacznik na [Wybrzeżu Żagli](coast_of_sails), a da ono 3.

    Czerwone statki są cztery. Gra kończy się po rundzie, w której ktoś ma 50 punktów zwycięstwa albo dotrze do ostatniego hełmu; wygrywa, kto ma najwięcej punktów. Ale cel jest ważniejszy od punktów: sześć wież dla ciebie, cztery uroczyska dla Ciernia van Dykena, dwa zamknięte Regiony dla Callo, sześć cudzych znaczników w [Lodowym Ogrodzie](ice_garden) dla Fjollsfinna.

    A jeśli spadnie [Martwy Śnieg](dead_snow), liczy się tylko reputacja, a każdy żeton Vuko odbiera jej 2. Bjorn ma już dwa.

    Na później czekają kafelki scenariuszy Vuko, zmienna kolejność pól Akcji i gra solo. Wskaż cokolwiek na planszy, aby przeczytać, do czego służy. Wiesz już dość: siadaj do stołu!
