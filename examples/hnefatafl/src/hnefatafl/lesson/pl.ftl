### Lekcja hnefatafla: notatka do każdego ruchu uczącego się.

title = Król się wyrywa
wrong = Taki ruch jest dozwolony, ale ta lekcja uczy czegoś innego. Wybierz zaznaczone pola.

step-1 =
    To brandubh, mała plansza Irlandczyków. Grasz jako Astrid i prowadzisz [króla](d4) na tronie oraz jego czterech obrońców. Otacza ich ośmiu atakujących Bjorna, który zaczyna.

    Wygrywasz, jeśli król dotrze do jednego z czterech rogów, na przykład do [tego](a7). Jeśli wcześniej zostanie pojmany, wygrywa Bjorn.

    Każdy pionek porusza się jak wieża w szachach: prosto, o dowolną liczbę pól, nigdy ponad innym pionkiem. Na tronie i w rogu może stanąć tylko król.

    Bjorn zszedł z rzędu na lewo od twojego króla. Nie śpiesz się: najpierw zrób miejsce nad nim. Wskaż obrońcę na [c4](c4), a potem pole [c6](c6).
    .wrong = Rusz obrońcę z c4 na c6: wskaż go, a potem pole, na które idzie.
step-2 =
    Pionek zostaje zbity, gdy po twoim ruchu dwa twoje pionki stoją po jego przeciwnych stronach, w rzędzie lub w kolumnie. Wejście między dwa wrogie pionki niczym nie grozi.

    Obok atakującego na [d6](d6) stoi już twój obrońca na [c6](c6).

    Zamknij pułapkę: rusz z [e4](e4) na [e6](e6).
    .wrong = Atakującego na d6 można zbić: rusz z e4 na e6.
step-3 =
    Zbity: schodzi z planszy. Wrogi pionek można też zbić przy rogu albo przy pustym tronie, jakby stał tam twój pionek.

    Z dala od tronu takiego króla też pojmuje dwóch atakujących, więc najpierw się rozejrzyj. Rząd 4 jest wolny aż do brzegu. Na [a4](a4) król będzie miał wolną kolumnę do [rogu](a7), a żaden atakujący nie zdąży w nią wejść.

    Rusz [króla](d4) na [a4](a4).
    .wrong = Droga w rzędzie 4 jest wolna: rusz króla z d4 na a4.
step-4 =
    Bjorn stoi obok twojego króla, ale za królem jest brzeg i nie ma skąd zamknąć go z drugiej strony. A kolumny nikt nie zagrodził.

    Rusz [króla](a4) do rogu na [a7](a7).
    .wrong = Róg stoi otworem: rusz króla z a4 na a7.
end =
    Król uciekł, a ty wygrywasz.

    Na dużej planszy kopenhaskiej króla musi otoczyć czterech atakujących, przy brzegu można zbić cały szereg pionków, a król wygrywa też w twierdzy przy brzegu. We dworze czekają boty; warto poznać i stronę atakujących.
