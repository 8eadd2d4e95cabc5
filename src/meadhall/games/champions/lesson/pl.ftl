### Lekcja gry Wojownicy Midgardu: notatka do każdego ruchu uczącego się.
### `.wrong` słyszy, kto próbuje czegoś innego; gdzie go brak, mówi `wrong`.

title = Dwie rundy w portowym mieście
wrong = Dobry pomysł, ale na inny dzień. W tej lekcji wybierz to, co zaznaczone.

## Round 1: the town and the troll

step-1 =
    Stary jarl nie żyje. Klan, który po ośmiu rundach zdobędzie najwięcej chwały, da miastu nowego. Chwałę przynosi pokonywanie tego, co mu zagraża: [trolli u bram](troll_gate), [draugrów na wzgórzu](draugr_1) i monstrów zza morza.

    Grasz jako Astrid przeciw Bjornowi. Rozegramy dwie rundy; pokażą prawie wszystko, co trzeba wiedzieć.

    Każdy klan idzie za przywódcą, który ma szczególny dar. U [Svanhildr](svanhildr) mocniej biją fechmistrze: każda ich ścianka z trafieniem zadaje o 1 obrażenie więcej. Wybierz ją.
    .wrong = Inni przywódcy też są dobrzy, ale w tej lekcji przydadzą się miecze Svanhildr.
step-2 =
    Runda zaczyna się od robotników: wysyłacie ich z Bjornem na zmianę, po jednym. Masz czterech. Większość pól mieści w rundzie jednego robotnika, więc co zajmiesz, tego on już nie dostanie.

    Masz 1 monetę, 1 drewno, 1 żywność, 1 przysługę i 1 fechmistrza: na walkę za mało. [Kupiec](merchant_ship) za 1 monetę daje wszystko, co widać na odkrytej karcie. Dziś to 1 fechmistrz, 1 drewno i 1 żywność. Wyślij tam robotnika.
    .wrong = Może później. Nigdzie w mieście nie kupisz za monetę tyle, co u Kupca. Najpierw idź tam.
step-3 =
    Towary są już twoje. Teraz spójrz na [trolla](troll_gate): atak 3, obrona 3, nagroda 8 punktów chwały i 2 drewna. Ten wróg obchodzi wszystkich: jeśli przetrwa rundę, każdy klan bierze na siebie 1 potępienie, a ono na koniec gry odbiera chwałę.

    Walkę rezerwujesz teraz robotnikiem, a toczysz później. Zarezerwuj walkę z [trollem](troll_gate), zanim zrobi to Bjorn.
    .wrong = Bjorn też chce trolla. Najpierw zarezerwuj tę walkę.
step-4 =
    Bjorn zmierzy się z draugrem. Wojowników dają niebieskie pola: na każde co rundę przybywa jeden, a ty bierzesz wszystkich, którzy tam czekają.

    Topornicy biją najmocniej, ale nie mają tarcz. Karta tego trolla ich nie dopuszcza, ale w następnej rundzie, na morzu, taki wojownik się przyda. Idź do [Kowala](blacksmith).
    .wrong = W następnej rundzie topornik przyda ci się bardziej. Idź do Kowala.
step-5 =
    To twój ostatni robotnik w tej rundzie. Kto płynie, musi jeść: bez żywności wojownicy giną w drodze. Weź żywność od [Rzeźnika](smokehouse), a będzie z czym wyruszyć w podróż.
    .wrong = Pomyśl o podróży: teraz potrzeba ci żywności.

step-6 =
    Wszyscy robotnicy stoją na polach. Teraz wysyłasz wojowników do zarezerwowanych walk. Wojownik to kość i może walczyć tylko w jednym miejscu.

    Przy każdej możliwości widać szansę na zwycięstwo. Jeden [fechmistrz](swordsman) przeciw temu [trollowi](troll_gate) ma mniej więcej 1 szansę na 6. Wyślij go, a po nim następnego.
    .wrong = Troll czeka. Wyślij fechmistrza.
step-7 =
    W rundzie walki rzucasz wszystkimi kośćmi. Trafienia sumują się w obrażenia, a każda tarcza zatrzymuje jeden cios. [Troll](troll_gate) uderza w tej samej chwili: tracisz tylu wojowników, ile wynosi jego atak, o jednego mniej za każdą tarczę.

    Z dwoma [fechmistrzami](swordsman) masz mniej więcej 2 szanse na 5. Wyślij drugiego.
    .wrong = Jeden raczej nie da rady. Wyślij też drugiego fechmistrza.
step-8 =
    Topornik nie może tu walczyć, więc zostaje w domu. Nie ma już kogo wysłać: zakończ, a kości pójdą w ruch.

step-9 =
    Pusta ścianka i trafienie. Dzięki darowi Svanhildr trafienie zadaje 2 obrażenia, a trzeba 3. Jeśli przyjmiesz ten rzut, [troll](troll_gate) odda cios i obaj twoi ludzie padną na próżno.

    Masz jednak przysługę bogów. Po każdym rzucie możesz poświęcić jedną i przerzucić dowolne kości. Poświęć ją.
    .wrong = Spójrz na szanse: przyjęcie rzutu to pewna porażka. Poświęć przysługę.
step-10 =
    Zostaw kość, która trafiła, i wskaż tę z [pustą ścianką](blank).
    .wrong = Ta już trafiła! Wskaż pustą.
step-11 =
    Wskazana jest tylko [pusta kość](blank). Wystarczy dowolne trafienie: szanse pół na pół. Rzucaj!
    .wrong = Trafienie zostaw w spokoju i przerzuć pustą kość.

## Round 2: the voyage

step-12 =
    4 obrażenia: troll nie żyje! Zdążył jednak oddać cios, bo obie strony uderzają naraz, i obaj fechmistrze padli razem z nim. Mimo to zdobywasz 8 punktów chwały i 2 drewna. A kto pokona trolla, zrzuca z siebie 1 potępienie i daje 1 komuś innemu: teraz ma je Bjorn.

    W rundzie 2 przybyli nowi wrogowie, niebieskie pola znów się zapełniły, a zaczyna Bjorn: w [Długim Domu Jarla](jarls_longhouse) wziął [znacznik pierwszego gracza](first_player).

    Największa chwała czeka za morzem. [Mała Łódź Publiczna](small_public_longship) nic nie kosztuje i ma pojemność 5: wojownicy i żywność razem. Wyślij tam robotnika.
    .wrong = Dziś płyniemy. Zajmij Małą Łódź Publiczną, zanim zrobi to Bjorn.
step-13 =
    Wybierz krainę. Nocna Mara w [Odległej Krainie 3](shore_3) to najsłabsze monstrum: atak 1, obrona 4, nagroda 9 punktów chwały i 1 przysługa. Na jej karcie leży też 1 moneta, bo nikt jej jeszcze nie pokonał.

    Krainy 3 i 4 są dalekie: w drodze do nich 1 żywność karmi tylko 1 wojownika. W drodze do bliskich karmi 2.
    .wrong = Tamto monstrum jest za silne dla dwóch wojowników, których będziesz mieć. Płyń do Odległej Krainy 3.
step-14 =
    Między tobą a monstrum leży zakryta karta podróży. Szaman pozwala podejrzeć jedną z nich, a do tego daje kartę przeznaczenia. Odwiedź [Szamana](sage_house).
    .wrong = Lepiej wiedzieć, co szykuje morze. Odwiedź Szamana.
step-15 =
    Podejrzyj [kartę](shore_3) na swojej trasie.
    .wrong = Tam nie płyniesz. Podejrzyj kartę podróży do Odległej Krainy 3.
step-16 =
    Sztorm! Zabierze 1 wojownika albo 1 żywność. Dobrze, że o nim wiesz: możesz zabrać więcej żywności.

    Masz też nowe przeznaczenie: Strażnik Run, 6 punktów chwały na koniec, jeśli tylko ty będziesz mieć najwięcej run. Pierwsze to Pogromca Trolli. Nikt inny ich nie zna.

    Topornik potrzebuje towarzysza. Włócznik ma tarcze na dwóch z sześciu ścianek. Idź do [Grotnika](spear_maker).
    .wrong = Jeden wojownik to za mało na Nocną Marę. Weź włócznika od Grotnika.
step-17 =
    Masz drewno po trollu i przeznaczenie, które lubi runy. Ostatni robotnik idzie do [Mistrza Run](runesmith): 1 drewno za runę.
    .wrong = Runa przyda się podwójnie: na morzu i do przeznaczenia. Idź do Mistrza Run.
step-18 =
    Każda runa działa raz, a na koniec gry daje chwałę, użyta czy nie. [Leczenie](rune_healing) ratuje wszystkich twoich wojowników w jednej rundzie walki. To coś w sam raz dla małej załogi: weź je.
    .wrong = To dobra runa, ale na morzu bardziej ucieszy cię Leczenie.

step-19 =
    Znów wysyłasz wojowników, tym razem na pokład łodzi. Kto wsiądzie, będzie potrzebować żywności. Najpierw [włócznik](spearman).
    .wrong = Najpierw załoga: wyślij na pokład włócznika.
step-20 =
    A teraz [topornik](axeman).
    .wrong = Topornik to twój najlepszy wojownik; musi płynąć.
step-21 =
    Pora na [żywność](small_public): kraina jest daleka, więc po 1 na każdego z dwóch.
    .wrong = Załoga zginęłaby z głodu. Załaduj żywność.
step-22 =
    Teraz [druga](small_public), dla drugiego wojownika.
    .wrong = Jeden z dwóch zginąłby z głodu. Załaduj jeszcze jedną.
step-23 =
    I [trzecia](small_public) na sztorm, o którym wiesz tylko ty. Zobacz, jak szanse rosną od zera do ponad połowy.
    .wrong = Pamiętaj o sztormie. Załaduj trzecią jednostkę żywności.
step-24 =
    Łódź jest pełna: 2 wojowników i 3 jednostki żywności. Zakończ, a zaczną się walki: najpierw w mieście, potem na morzu.

step-25 =
    W mieście Bjorn pokonał trolla tej rundy i potępienie spadło na ciebie. Takie życie.

    Teraz odsłaniasz swoją kartę podróży: sztorm. Zabierze [żywność](food) albo wojownika, jak wolisz. Masz zapas właśnie na to.
    .wrong = Po to jest ta trzecia jednostka żywności. Oddaj ją morzu.
step-26 =
    Pozostałe 2 jednostki żywności karmią obu wojowników. Potem walka: topornik trafia podwójnie, włócznik wcale. To połowa z 4 obrażeń, ale [Nocna Mara](shore_3) zabiłaby jednego z dwóch.

    Użyj [Leczenia](rune_healing): w tej rundzie nikt nie padnie i dalej walczysz oboma.
    .wrong = Porównaj szanse: z Leczeniem zwycięstwo jest prawie pewne. Użyj runy.

end =
    Topornik trafia znowu, tarcza włócznika wytrzymuje: Nocna Mara pokonana, a obaj wracają do domu. Dostajesz 9 punktów chwały, 1 przysługę i monetę z jej karty.

    Jak stoją sprawy? Masz na torze 17 punktów chwały, Bjorn 15. Gdyby gra skończyła się teraz, doszłoby jeszcze: 4 za remis przy Pogromcy Trolli, 6 za Strażnika Run, 2 za runę, 2 za przysługę, a 1 ubyłby za potępienie. Razem 30 do 19.

    W całej grze są jeszcze: 5 punktów chwały za każdy komplet złożony z czerwonego, żółtego i niebieskiego wroga, własna łódź od [Szkutnika](shipwright), piąty robotnik z [Chaty Robotników](worker_huts), [polowanie na żywność](hunting_grounds) i [żebranie](beg), gdy nie zostaje nic innego. Wskaż cokolwiek na planszy, aby przeczytać, do czego służy.

    Wiesz już dość. Siadaj do stołu!
