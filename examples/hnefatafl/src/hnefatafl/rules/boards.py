"""Squares, pieces and the two boards.

Both boards share one set of squares, ``a1`` to ``k11``: the small one is its corner ``a1`` to
``g7``. So a move has the same word and the same number on either.
"""

from typing import Final

from meadhall.kernel.moves import MoveSpace

SIDE_IDS: Final = ["attackers", "defenders"]
ATTACKERS, DEFENDERS = range(2)

PIECE_IDS: Final = ["empty", "attacker", "defender", "king"]
EMPTY, ATTACKER, DEFENDER, KING = range(4)
OWNER: Final = [-1, ATTACKERS, DEFENDERS, DEFENDERS]

WIDTH: Final = 11
SQUARE_IDS: Final = [f"{'abcdefghijk'[at % WIDTH]}{at // WIDTH + 1}" for at in range(WIDTH * WIDTH)]
OFF: Final = len(SQUARE_IDS)
"""The square beyond the edge: nothing ever stands on it."""

MOVES: Final = MoveSpace()
FROM: Final[list[int]] = []
TO: Final[list[int]] = []
"""Where each move begins and ends."""

for _at in range(OFF):
    _row = range(_at - _at % WIDTH, _at - _at % WIDTH + WIDTH)
    _column = range(_at % WIDTH, OFF, WIDTH)
    _ends = [end for end in (*_row, *_column) if end != _at]
    MOVES.add("move", [SQUARE_IDS[_at]], [SQUARE_IDS[end] for end in _ends])
    FROM.extend([_at] * len(_ends))
    TO.extend(_ends)

MOVE_AT: Final = {ends: move for move, ends in enumerate(zip(FROM, TO, strict=True))}


class Board:
    """One of the boards: its squares and how they lie to each other."""

    def __init__(self, is_copenhagen: bool, *rows: str) -> None:
        self.is_copenhagen = is_copenhagen
        """Whether shieldwalls, forts and a king captured from four sides are played with."""
        self.size = len(rows)
        last = self.size - 1
        self.squares = [at for at in range(OFF) if max(at % WIDTH, at // WIDTH) <= last]
        self.throne = (WIDTH + 1) * (last // 2)
        self.corners = frozenset({0, last, last * WIDTH, last * (WIDTH + 1)})
        self.restricted = self.corners | {self.throne}
        self.beside = {at: [self._next(at, *way) for way in WAYS] for at in self.squares}
        self.edge = frozenset(at for at in self.squares if OFF in self.beside[at])
        self.rays = {at: [self._ray(at, way) for way in range(4)] for at in self.squares}
        """For each square, the squares in each direction with the moves that lead there."""
        self.start = [EMPTY] * (OFF + 1)
        for at in self.squares:
            self.start[at] = ".ADK".index(rows[at // WIDTH][at % WIDTH])

    def _next(self, at: int, across: int, up: int) -> int:
        column, row = at % WIDTH + across, at // WIDTH + up
        return row * WIDTH + column if {column, row} <= {*range(self.size)} else OFF

    def _ray(self, start: int, way: int) -> list[tuple[int, int]]:
        ray: list[tuple[int, int]] = []
        at = start
        while (at := self.beside[at][way]) != OFF:
            ray.append((at, MOVE_AT[start, at]))
        return ray


WAYS: Final = [(1, 0), (0, 1), (-1, 0), (0, -1)]
"""East, north, west and south: two steps on in this list is the way back."""

BOARD_IDS: Final = ["copenhagen", "brandubh"]
BOARDS: Final = [
    Board(
        True,
        "...AAAAA...",
        ".....A.....",
        "...........",
        "A....D....A",
        "A...DDD...A",
        "AA.DDKDD.AA",
        "A...DDD...A",
        "A....D....A",
        "...........",
        ".....A.....",
        "...AAAAA...",
    ),
    Board(
        False,
        "...A...",
        "...A...",
        "...D...",
        "AADKDAA",
        "...D...",
        "...A...",
        "...A...",
    ),
]
