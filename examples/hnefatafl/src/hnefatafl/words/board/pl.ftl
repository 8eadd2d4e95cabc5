### Plansza do hnefatafla na stronie.

board-title = Plansza
board-attackers = Atakujący
board-defenders = Obrońcy
board-goal-attackers = Pojmij króla, zanim dotrze do rogu.
board-goal-defenders = Doprowadź króla do rogu planszy.
board-left =
    { $n ->
        [one] { $n } pionek na planszy
        [few] { $n } pionki na planszy
       *[many] { $n } pionków na planszy
    }
board-lost =
    { $n ->
        [0] bez strat
        [one] { $n } zbity
        [few] { $n } zbite
       *[many] { $n } zbitych
    }
board-quiet =
    { $n ->
        [one] { $n } ruch bez bicia
        [few] { $n } ruchy bez bicia
       *[many] { $n } ruchów bez bicia
    }
board-repeated = Ta pozycja powstała już { $n } razy
board-empty = Puste pole.
board-text-now = Teraz
board-text-moves = Rusza się { $name }.
board-text-over = Gra jest skończona.
board-text-king = Król stoi na polu { $square }.
board-text-none = Nie ma już żadnego.
