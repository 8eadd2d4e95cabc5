### Lekcja gry Wojownicy Midgardu: notatka do każdego ruchu uczącego się.
### `.wrong` słyszy, kto próbuje czegoś innego; gdzie go brak, mówi `wrong`.

title = Dwie rundy w portowym mieście
wrong = Dobry pomysł na inny dzień. W tej lekcji wybierz zaznaczoną możliwość.

## Round 1: the town and the troll

step-1 =
    Stary jarl nie żyje. Klan, który po ośmiu rundach zdobędzie najwięcej chwały, da miastu nowego. Chwałę przynosi pokonywanie tego, co mu zagraża: trolli u bram, draugrów na wzgórzu i monstrów zza morza.

    Grasz jako Astrid przeciw Bjornowi. Rozegramy dwie rundy; jest w nich prawie wszystko, co trzeba wiedzieć.

    Każdy klan ma przywódcę z własnym darem. Przy Svanhildr mocniej biją fechmistrzowie: każde ich trafienie zadaje o 1 obrażenie więcej. Wybierz ją.
    .wrong = Inni przywódcy też są dobrzy, ale dalsza lekcja liczy na miecze Svanhildr.
step-2 =
    Runda zaczyna się od rozmieszczania robotników, po jednym, na zmianę z Bjornem. Masz ich czterech. Większość pól mieści w rundzie jednego robotnika, więc co zajmiesz, tego on już nie dostanie.

    Masz 1 monetę, 1 drewno, 1 żywność, 1 przysługę i 1 fechmistrza: na walkę za mało. Kupiec za 1 monetę daje wszystko, co widać na odkrytej karcie. Dziś to fechmistrz, drewno i żywność. Wyślij tam robotnika.
    .wrong = Może później. Najpierw weź za swoją monetę więcej niż gdziekolwiek w mieście: u Kupca.
step-3 =
    Towary są już twoje. Teraz spójrz na trolla: atak 3, obrona 3, nagroda 8 punktów chwały i 2 drewna. Ten wróg obchodzi wszystkich: jeśli przetrwa rundę, każdy klan dostaje 1 potępienie, a potępienie na koniec gry odbiera chwałę.

    Walkę najpierw rezerwuje się robotnikiem, a toczy później. Zarezerwuj trolla, zanim zrobi to Bjorn.
    .wrong = Bjorn też chce trolla. Najpierw zarezerwuj tę walkę.
step-4 =
    Bjorn zmierzy się z draugrem. Wojowników dają niebieskie pola: co rundę przybywa tam jeden, a ty bierzesz wszystkich, którzy czekają.

    Topornicy biją najmocniej, ale nie mają tarcz. Karta tego trolla ich nie dopuszcza, lecz jutro na morzu taki wojownik się przyda. Idź do Kowala.
    .wrong = W następnej rundzie topornik będzie wart więcej. Idź do Kowala.
step-5 =
    Twój ostatni robotnik w tej rundzie. Kto płynie, musi jeść: bez żywności wojownicy giną w drodze. Weź żywność od Rzeźnika, a będzie z czym wyruszyć w podróż.
    .wrong = Pomyśl o podróży: teraz potrzeba ci żywności.

step-6 =
    Wszyscy robotnicy stoją na polach. Teraz przypisuje się wojowników do zarezerwowanych walk. Wojownik to kość i może walczyć tylko w jednym miejscu.

    Przy każdej możliwości widać szansę na zwycięstwo. Jeden fechmistrz przeciw temu trollowi: mniej więcej 1 do 6. Wyślij go, a po nim następnego.
    .wrong = Troll czeka. Wyślij fechmistrza.
step-7 =
    W rundzie walki rzucasz wszystkimi kośćmi. Trafienia sumują się w obrażenia, a każda tarcza zatrzymuje jeden cios. Troll uderza w tej samej chwili: tracisz tylu wojowników, o ile jego atak jest większy od liczby twoich tarcz.

    Z dwoma fechmistrzami masz mniej więcej 2 szanse na 5. Wyślij drugiego.
    .wrong = Jeden raczej nie da rady. Wyślij też drugiego fechmistrza.
step-8 =
    Topornik nie może tu walczyć, więc zostaje w domu. Nie ma już kogo przypisać: zakończ, a kości się potoczą.

step-9 =
    Pusta ścianka i trafienie. Z darem Svanhildr trafienie zadaje 2 obrażenia, a trzeba 3. Jeśli przyjmiesz ten rzut, troll odda cios i obaj twoi ludzie padną na próżno.

    Masz jednak przysługę bogów. Po każdym rzucie możesz poświęcić jedną i rzucić ponownie dowolnymi kośćmi. Poświęć ją.
    .wrong = Spójrz na szanse obok możliwości: przyjęcie rzutu to pewna porażka. Poświęć przysługę.
step-10 =
    Zostaw kość, która trafiła, i wskaż tę z pustą ścianką.
    .wrong = Ta już trafiła! Wskaż pustą.
step-11 =
    Wskazana jest tylko pusta kość. Wystarczy dowolne trafienie: szanse pół na pół. Rzucaj!
    .wrong = Trafienie zostaw w spokoju i przerzuć pustą kość.

## Round 2: the voyage

step-12 =
    4 obrażenia: troll nie żyje! Zdążył jednak oddać cios, bo obie strony uderzają naraz, i obaj fechmistrzowie padli razem z nim. Mimo to masz 8 punktów chwały i 2 drewna. A kto pokona trolla, zrzuca z siebie 1 potępienie i 1 nakłada na kogoś innego: teraz ma je Bjorn.

    W rundzie 2 przybyli nowi wrogowie, niebieskie pola znów się zapełniły, a zaczyna Bjorn: w Długim Domu wziął znacznik Pierwszego Gracza.

    Największa chwała czeka za morzem. Mała Łódź Publiczna nic nie kosztuje i mieści razem 5 wojowników i żywności. Wyślij tam robotnika.
    .wrong = Dziś płyniemy. Zajmij Małą Łódź Publiczną, zanim zrobi to Bjorn.
step-13 =
    Wybierz krainę. Nocna Mara w Odległej Krainie 3 to najsłabsze monstrum: atak 1, obrona 4, nagroda 9 punktów chwały i 1 przysługa. Na jej karcie leży też 1 moneta, bo nikt jej jeszcze nie pokonał.

    Krainy 3 i 4 są dalekie: tam 1 żywność karmi tylko 1 wojownika, w bliskich karmi 2.
    .wrong = Tamto monstrum jest za silne dla dwóch wojowników, których będziesz mieć. Płyń do Odległej Krainy 3.
step-14 =
    Między tobą a monstrum leży zakryta karta podróży. Szaman pozwala potajemnie obejrzeć jedną z nich, a do tego daje kartę przeznaczenia. Odwiedź Szamana.
    .wrong = Lepiej wiedzieć, co szykuje morze. Odwiedź Szamana.
step-15 =
    Obejrzyj kartę na własnej drodze.
    .wrong = Tam nie płyniesz. Obejrzyj kartę Odległej Krainy 3.
step-16 =
    Sztorm! Zabierze 1 wojownika albo 1 żywność. Dobrze, że o nim wiesz; możesz zabrać więcej żywności.

    Masz też nowe przeznaczenie: Strażnik Run, 6 punktów chwały na koniec, jeśli to ty będziesz mieć najwięcej run. Pierwsze to Pogromca Trolli. Znasz je tylko ty.

    Topornikowi trzeba towarzysza. Włócznik ma na ściankach dwie tarcze. Idź do Grotnika.
    .wrong = Jeden wojownik to za mało na Nocną Marę. Weź włócznika od Grotnika.
step-17 =
    Masz drewno po trollu i przeznaczenie, które lubi runy. Ostatni robotnik idzie do Mistrza Run: 1 drewno za runę.
    .wrong = Runa przyda się podwójnie, na morzu i dla przeznaczenia. Idź do Mistrza Run.
step-18 =
    Każda runa działa raz, a na koniec gry daje chwałę, użyta czy nie. Leczenie ratuje wszystkich twoich wojowników w jednej rundzie walki. W sam raz dla małej załogi: weź je.
    .wrong = To dobra runa, ale na morzu bardziej ucieszy cię Leczenie.

step-19 =
    Znów przypisujesz wojowników, tym razem do łodzi. Kto wsiądzie, będzie potrzebował żywności. Najpierw włócznik.
    .wrong = Najpierw załoga: wyślij na pokład włócznika.
step-20 =
    A teraz topornik.
    .wrong = Topornik to twój najlepszy wojownik; musi płynąć.
step-21 =
    Pora na żywność: w tej dalekiej krainie po 1 na każdego z dwóch.
    .wrong = Załoga by głodowała. Załaduj żywność.
step-22 =
    Druga dla drugiego wojownika.
    .wrong = Jeden z dwóch by głodował. Załaduj jeszcze jedną.
step-23 =
    I trzecia na sztorm, o którym wiesz tylko ty. Zobacz, jak szanse rosną od zera do ponad połowy.
    .wrong = Pamiętaj o sztormie. Załaduj trzecią żywność.
step-24 =
    Łódź jest pełna: dwóch wojowników i trzy żywności. Zakończ, a zaczną się walki: najpierw w mieście, potem na morzu.

step-25 =
    W mieście Bjorn pokonał trolla tej rundy i oddał ci potępienie. Takie życie.

    Teraz odsłania się twoja karta podróży: sztorm. Żywność albo wojownik, co wolisz. Na to masz zapas.
    .wrong = Trzecia żywność jest właśnie na to. Oddaj morzu żywność.
step-26 =
    Dwie żywności karmią obu wojowników. Potem walka: topornik trafia podwójnie, włócznik wcale. Połowa z 4 obrażeń zadana, ale Nocna Mara zabrałaby jednego z dwóch.

    Użyj Leczenia: w tej rundzie nikt nie padnie i walczysz dalej w pełnym składzie.
    .wrong = Porównaj szanse: z Leczeniem zwycięstwo jest prawie pewne. Użyj runy.

end =
    Topornik trafia znowu, tarcza włócznika wytrzymuje: Nocna Mara pokonana, a obaj wracają do domu. Dostajesz 9 punktów chwały, 1 przysługę i monetę z jej karty.

    Jak stoją sprawy? Masz na torze 17 punktów chwały, Bjorn 15. Gdyby gra skończyła się teraz, doszłoby jeszcze: 4 za Pogromcę Trolli, którym się dzielicie, 6 za Strażnika Run, 2 za runę, 2 za przysługę, a 1 ubyłby za potępienie. Razem 30 do 19.

    W całej grze są jeszcze: 5 punktów chwały za każdy komplet złożony z czerwonego, żółtego i niebieskiego wroga, własna łódź od Szkutnika, piąty robotnik z chaty, polowanie na żywność i żebranie, gdy nie zostaje nic innego. Wskaż cokolwiek na planszy, aby przeczytać, do czego służy.

    To wystarczy. Siadaj do stołu!
