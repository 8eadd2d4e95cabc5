### Hnefatafl in English (Project Fluent).

game-name = Hnefatafl
game-summary = A king and his few defenders are besieged by twice as many. He wins if he escapes to a corner of the board; the attackers win if they capture him first.

## Names

name-attackers = Attackers
name-defenders = Defenders
name-attacker = Attacker
name-defender = Defender
name-king = King
name-empty = Empty square
name-board = Board
name-copenhagen = Copenhagen, 11 by 11
name-brandubh = Brandubh, 7 by 7
name-repeated = Times this position has come up
name-quiet = Moves without a capture
name-ending = End
name-playing = the game goes on
name-throne = Throne
name-captured = Captured pieces
name-corner = Corner
text-attacker = Moves like a rook in chess. Captured between two enemies, or between an enemy and a hostile square.
text-defender = Moves like a rook in chess. Captured between two enemies, or between an enemy and a hostile square.
text-king = Moves like the others, and may rest on the throne and in the corners. A corner wins him the game.
text-throne = Only the king may rest here. Others may pass while it is empty, and can be captured against it.
text-corner = Only the king may come here, and then he has won. All other pieces can be captured against it.

## Options

option-board = Large with the Copenhagen rules, or small as the Irish played it.

## Prompts and moves

prompt-MovePiece = Move a piece.
    .waiting = Waiting for { $seat } to move.
move-move = Move from { $a } to { $b }

## Events

event-moved =
    { $piece_id ->
        [king] { $seat } moves the king from { $start } to { $square }.
       *[other] { $seat } moves from { $start } to { $square }.
    }
event-captured =
    { $piece_id ->
        [king] { $seat } captures the king on { $square }!
        [attacker] { $seat } captures an attacker on { $square }.
       *[other] { $seat } captures a defender on { $square }.
    }
event-ended =
    { $ending_id ->
        [corner] The king has escaped.
        [fort] The king is safe in a fort that nobody can break.
        [king_captured] The king has fallen.
        [surrounded] The king and all his defenders are surrounded.
        [stuck] No move is left.
        [repetition] The same position has come up for the third time: the king has failed to break out.
       *[quiet] Nothing has been captured in 100 moves: a draw.
    }

## Obstacles and previews

obstacle-restricted = Only the king may rest on the throne or in a corner.
preview-escape = The king escapes and wins.
preview-king_captured = Captures the king and wins.
preview-captures =
    { $n ->
        [one] captures { $n } piece
       *[other] captures { $n } pieces
    }

## Results

source-victory = Victory
ending-corner = { $winners } won: the king escaped to a corner.
ending-fort = { $winners } won: the king reached the edge in an unbreakable fort.
ending-king_captured = { $winners } won: the king was captured.
ending-surrounded = { $winners } won: the king and all his defenders were surrounded.
ending-stuck = { $winners } won: the opponent could not move.
ending-repetition = { $winners } won: the position repeated, and the king had to break out.
ending-quiet = A draw: nothing was captured in 100 moves.
