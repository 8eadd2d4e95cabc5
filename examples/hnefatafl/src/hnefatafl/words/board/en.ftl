### The board of Hnefatafl on the page.

board-title = The board
board-attackers = Attackers
board-defenders = Defenders
board-goal-attackers = Capture the king before he reaches a corner.
board-goal-defenders = Bring the king to a corner of the board.
board-left =
    { $n ->
        [one] { $n } piece on the board
       *[other] { $n } pieces on the board
    }
board-lost =
    { $n ->
        [0] none captured
       *[other] { $n } captured
    }
board-quiet =
    { $n ->
        [one] { $n } move without a capture
       *[other] { $n } moves without a capture
    }
board-repeated = This position has come up { $n } times
board-empty = An empty square.
board-text-now = Now
board-text-moves = { $name } is to move.
board-text-over = The game is over.
board-text-king = The king is on { $square }.
board-text-none = None left.
