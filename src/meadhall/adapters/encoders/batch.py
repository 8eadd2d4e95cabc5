"""Many games at once, stepped and observed in one compiled loop.

Bots move, and finished games are scored and restarted, outside it; ``play`` returns the games in
which that has to happen, usually none.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.adapters.encoders.page import Page
from meadhall.adapters.encoders.pen import Encoder, Pen, Places
from meadhall.kernel.state import NOBODY, State


@final
class Batch:
    """The games of a vector environment, by number."""

    __slots__ = (
        "actions", "asked", "begins", "encoder", "ends", "learners", "legal", "pages", "pen",
        "size", "states",
    )  # fmt: skip

    def __init__(
        self, encoder: Encoder | None, size: int, actions: int, learners: list[bool], games: int
    ) -> None:
        self.encoder = encoder
        """None where observations are made from views."""
        self.size: i64 = size
        """The entries of an observation."""
        self.actions: i64 = actions
        self.learners = learners
        """By seat, whether it is played from outside."""
        self.states: list[State] = []
        self.asked: vec[i64] = vec[i64]([NOBODY for _ in range(games)])
        """For each game the seat that is asked from outside, or ``NOBODY``."""
        self.pen = Pen()
        self.pages: list[Page] = []
        """What each observation contains already."""
        self.legal = Places()
        """The places of all legal moves in the masks, those of a game one after the other."""
        self.begins: vec[i64] = vec[i64]([0 for _ in range(games)])
        """For each game where its legal moves begin."""
        self.ends: vec[i64] = vec[i64]([0 for _ in range(games)])
        """For each game where they end."""

    def start(self, states: list[State]) -> None:
        """Begin with these games, and observations that contain nothing."""
        self.states = states
        encoder = self.encoder
        if encoder is not None:
            self.pages = [Page(encoder.sections) for _ in states]

    def find_asked(self, game: int) -> int:
        """Whom to ask: of the seats that may decide, the first that is played from outside."""
        state = self.states[game]
        sole = state.sole_decider()
        if sole != NOBODY and self.learners[sole]:
            self.asked[game] = sole
            return sole
        for seat in state.deciders():
            if self.learners[seat]:
                self.asked[game] = seat
                return seat
        self.asked[game] = NOBODY
        return NOBODY

    def first_illegal(self, moves: list[int]) -> int:
        """The first game whose move is not legal, or -1."""
        for game, move in enumerate(moves):
            if not self._is_legal(game, move):
                return game
        return -1

    def _is_legal(self, game: int, move: i64) -> bool:
        """By what was noted when the seat was asked: looking at so many positions takes longer."""
        places = self.legal.places
        place = self.actions * game + move
        for number in range(self.begins[game], self.ends[game]):
            if places[number] == place:
                return True
        return False

    def clear(self) -> None:
        """Forget what was noted in the last step."""
        self.pen.clear()
        self.legal.clear()

    def play(self, moves: list[int]) -> list[int]:
        """Make one move in each game; return the games in which nobody is asked after it.

        The others are observed at once, while what the move has touched is still at hand.
        """
        stopped: list[int] = []
        for game, move in enumerate(moves):
            self.states[game].play(self.asked[game], move)
            if self.find_asked(game) == NOBODY:
                stopped.append(game)
            else:
                self.observe(game)
        return stopped

    def observe(self, game: int) -> None:
        """Note what the seat that is asked may do, and what has changed of what it may know."""
        state, seat = self.states[game], self.asked[game]
        encoder, legal = self.encoder, self.legal
        if encoder is not None:
            self.pen.open(self.pages[game], self.size * game)
            encoder.write(self.pen, state, seat)
        self.begins[game] = legal.count
        first = self.actions * game
        for move in state.moves(seat):
            legal.add(first + move)
        self.ends[game] = legal.count
