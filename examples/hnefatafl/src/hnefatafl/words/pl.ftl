### Hnefatafl po polsku (Project Fluent).

game-name = Hnefatafl
game-summary = Króla i garstkę jego obrońców oblega dwa razy więcej wrogów. Król wygrywa, gdy ucieknie na róg planszy, a atakujący – gdy wcześniej go pojmają.

## Nazwy

name-attackers = Atakujący
name-defenders = Obrońcy
name-attacker = Atakujący
name-defender = Obrońca
name-king = Król
name-empty = Puste pole
name-board = Plansza
name-copenhagen = Kopenhaska, 11 na 11
name-brandubh = Brandubh, 7 na 7
name-repeated = Ile razy powstała ta pozycja
name-quiet = Ruchy bez bicia
name-ending = Koniec
name-playing = gra trwa
name-throne = Tron
name-captured = Zbite pionki
name-corner = Róg
text-attacker = Porusza się jak wieża w szachach. Bije się go, biorąc między dwa wrogie pionki albo między wrogi pionek i wrogie pole.
text-defender = Porusza się jak wieża w szachach. Bije się go, biorąc między dwa wrogie pionki albo między wrogi pionek i wrogie pole.
text-king = Porusza się tak jak inni, a przy tym może stanąć na tronie i w rogu. Róg daje mu zwycięstwo.
text-throne = Stanąć tu może tylko król. Inni mogą przejść przez pusty tron i mogą zostać przy nim zbici.
text-corner = Wejść tu może tylko król i wtedy wygrywa. Wszystkie inne pionki można zbić przy rogu.

## Opcje

option-board = Duża według zasad kopenhaskich albo mała, na jakiej grali Irlandczycy.

## Pytania i ruchy

prompt-MovePiece = Rusz pionek.
    .waiting = Rusza się { $seat }.
move-move = Ruch z { $a } na { $b }

## Zdarzenia

event-moved =
    { $piece_id ->
        [king] { $seat } rusza króla z { $start } na { $square }.
       *[other] { $seat } rusza pionek z { $start } na { $square }.
    }
event-captured =
    { $piece_id ->
        [king] { $seat } pojmuje króla na { $square }!
        [attacker] { $seat } bije atakującego na { $square }.
       *[other] { $seat } bije obrońcę na { $square }.
    }
event-ended =
    { $ending_id ->
        [corner] Król uciekł.
        [fort] Król jest bezpieczny w twierdzy nie do zdobycia.
        [king_captured] Król został pojmany.
        [surrounded] Król i wszyscy jego obrońcy są otoczeni.
        [stuck] Nie ma już żadnego ruchu.
        [repetition] Ta sama pozycja powstała po raz trzeci: królowi nie udało się wyrwać.
       *[quiet] Przez 100 ruchów nic nie zostało zbite: remis.
    }

## Przeszkody i zapowiedzi

obstacle-restricted = Na tronie i w rogu może stanąć tylko król.
preview-escape = Król ucieka i wygrywa.
preview-king_captured = Pojmanie króla i zwycięstwo.
preview-captures =
    { $n ->
        [one] bije { $n } pionek
        [few] bije { $n } pionki
       *[many] bije { $n } pionków
    }

## Wyniki

source-victory = Zwycięstwo
ending-corner = Wygrywa { $winners }: król uciekł na róg.
ending-fort = Wygrywa { $winners }: król stanął na brzegu w twierdzy nie do zdobycia.
ending-king_captured = Wygrywa { $winners }: król został pojmany.
ending-surrounded = Wygrywa { $winners }: król i wszyscy jego obrońcy zostali otoczeni.
ending-stuck = Wygrywa { $winners }: przeciwnik nie miał ruchu.
ending-repetition = Wygrywa { $winners }: pozycja się powtórzyła, a wyrwać się musiał król.
ending-quiet = Remis: przez 100 ruchów nic nie zostało zbite.
