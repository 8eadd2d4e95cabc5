"""Squares, pieces and the two boards.

Both boards share one set of squares, ``a1`` to ``k11``: the small one is its corner ``a1`` to
``g7``. So a move has the same word and the same number on either.
"""

from hashlib import blake2b
from typing import Final

from meadhall.kernel.moves import MoveSpace

ATTACKERS: Final = 0
DEFENDERS: Final = 1
SIDE_IDS: Final = ["attackers", "defenders"]

EMPTY: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
KING: Final = 3
PIECE_IDS: Final = ["empty", "attacker", "defender", "king"]
OWNER: Final = [-1, ATTACKERS, DEFENDERS, DEFENDERS]

WIDTH: Final = 11
SQUARE_IDS: Final = [f"{'abcdefghijk'[at % WIDTH]}{at // WIDTH + 1}" for at in range(WIDTH * WIDTH)]
OFF: Final = len(SQUARE_IDS)
"""The square beyond the edge: nothing ever stands on it."""

MOVES: Final = MoveSpace()
FROM: Final[list[int]] = []
TO: Final[list[int]] = []
"""Where each move begins and ends."""

MOVE_AT: Final[dict[tuple[int, int], int]] = {}

for _here, _word in enumerate(SQUARE_IDS):
    _column, _row = _here % WIDTH, _here // WIDTH
    _across = [_row * WIDTH + column for column in range(WIDTH) if column != _column]
    _along = [row * WIDTH + _column for row in range(WIDTH) if row != _row]
    _verb = MOVES.add("move", [_word], [SQUARE_IDS[there] for there in _across + _along])
    for _place, _there in enumerate(_across + _along):
        MOVE_AT[_here, _there] = _verb.at(_place)
        FROM.append(_here)
        TO.append(_there)


class Board:
    """One of the boards: its squares and how they lie to each other."""

    def __init__(self, id: str, rows: list[str], is_copenhagen: bool) -> None:
        self.id = id
        self.size = len(rows)
        self.is_copenhagen = is_copenhagen
        """Whether shieldwalls, forts and a king captured from four sides are played with."""
        self.start = [EMPTY] * (OFF + 1)
        for row, line in enumerate(rows):
            for column, sign in enumerate(line):
                self.start[row * WIDTH + column] = ".ADK".index(sign)
        last = self.size - 1
        self.squares = [
            row * WIDTH + column for row in range(self.size) for column in range(self.size)
        ]
        self.throne = (WIDTH + 1) * (last // 2)
        self.corners = frozenset({0, last, last * WIDTH, last * (WIDTH + 1)})
        self.edge = frozenset(at for at in self.squares if {at % WIDTH, at // WIDTH} & {0, last})
        self.restricted = [at in self.corners or at == self.throne for at in range(OFF + 1)]
        self.beside = [self._beside(at) for at in range(OFF + 1)]
        """East, north, west and south of each square; ``OFF`` beyond the edge."""
        self.rays = [[self._ray(at, way) for way in range(4)] for at in range(OFF)]
        """For each square, the squares in each direction with the moves that lead there."""

    def _beside(self, at: int) -> tuple[int, int, int, int]:
        column, row = at % WIDTH, at // WIDTH
        return (
            at + 1 if column + 1 < self.size else OFF,
            at + WIDTH if row + 1 < self.size else OFF,
            at - 1 if column else OFF,
            at - WIDTH if row else OFF,
        )

    def _ray(self, start: int, way: int) -> list[tuple[int, int]]:
        ray: list[tuple[int, int]] = []
        at = start
        while start in self.squares and (at := self.beside[at][way]) != OFF:
            ray.append((at, MOVE_AT[start, at]))
        return ray


COPENHAGEN: Final = Board(
    "copenhagen",
    [
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
    ],
    is_copenhagen=True,
)
BRANDUBH: Final = Board(
    "brandubh",
    ["...A...", "...A...", "...D...", "AADKDAA", "...D...", "...A...", "...A..."],
    is_copenhagen=False,
)
BOARDS: Final = [COPENHAGEN, BRANDUBH]
BOARD_IDS: Final = [board.id for board in BOARDS]


def _key(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


KEYS: Final = [[_key(f"{piece} {at}") for at in range(OFF)] for piece in PIECE_IDS]
"""A random number for each piece on each square; a position's key is the exclusive or of them."""
