"""Reviewing a finished game: everybody's chance to win after each move, and what turned it.

Every position is judged once for each seat, by what that seat could know at the time, even though
everything is known now: so a line shows how a player could have judged their own chances, and a
move counts as a mistake only if its player could have seen the better one. The moves that seem to
have changed most are then judged again, more thoroughly and with all the alternatives. Judging
takes a while: an analysis asks one question after another, and can be looked at in between. The
hash of the start provides the seeds, so the same game gets the same answers; and a seat meets the
same luck in all positions, so that a change comes from the game and not from the judge's dice.
"""

from collections.abc import Generator
from typing import Any, Literal

from msgspec import Struct

from meadhall.bots.thinker import Hint, Judgement
from meadhall.kernel.game import Game
from meadhall.kernel.saga import Saga, SagaMove, replay
from meadhall.kernel.state import State
from meadhall.tables.sagas import to_saga
from meadhall.tables.table import Table

FIRST_LOOK = 16
"""How many worlds to look at for each position and seat."""

SECOND_LOOK = 60
"""How many worlds to look at for a position that seems to matter."""

SIMULATIONS = 240
"""How many simulations to spend on the alternatives there."""

CANDIDATES = 8
"""How many moves are looked at again."""

MOST_POINTS = 5
LEAST_CHANGE = 0.08
"""A smaller change of a chance turned nothing: a search may be off by that much."""

TurnKind = Literal["mistake", "luck", "move"]


class Question(Struct, frozen=True):
    """How good is this position for this seat?"""

    state: Any
    """The ``State``; it must not be changed, nor kept after the answer."""
    seat: int
    seed: str
    worlds: int
    """How many worlds to look at."""
    simulations: int = 0
    """How many simulations to spend on the seat's moves; 0 where they do not matter."""


class TurningPoint(Struct, frozen=True):
    """A move that changed somebody's chance."""

    number: int
    """The number of the move, from 1."""
    kind: TurnKind
    """``mistake``: another move was clearly better, by what its player knew. ``luck``: chance was
    involved, or something hidden was revealed. ``move``: neither; the move itself did it.
    """
    by: int
    """The seat that moved."""
    seat: int
    """The seat whose chance changed most; for a mistake, the seat that made it."""
    before: float
    after: float
    move: str
    better: str | None
    """What a search would have done instead of the mistake."""
    size: float
    """How much it matters, compared with the others."""
    view: Any
    """What ``by`` saw before the move."""


class _Turn(Struct, frozen=True):
    """A move that may have turned the game."""

    number: int
    before: Any
    after: Any
    """The position after the move; ``before`` is the one before it."""
    seat: int
    """The seat whose chance changed most."""
    size: float


class Analysis:
    """An analysis, as far as its questions have been answered."""

    def __init__(self, table: Table) -> None:
        """Begin; ``Unsuitable`` if the game is not over."""
        self.game = table.game
        self.moves = len(table.moves)
        self.chances: list[list[float]] = []
        """After the opening and each move, every seat's chance as that seat could judge it."""
        self.turning_points: list[TurningPoint] = []
        """The biggest turning points, in game order; found once all chances are known."""
        self._turns: list[_Turn] = []
        self._asking = self._ask(to_saga(table))
        self._question: Question | None = next(self._asking)

    def question(self) -> Question | None:
        """What to find out next; None when everything is known."""
        return self._question

    def answer(self, judgement: Judgement) -> None:
        """Answer the current question; ``BrokenSaga`` if the game cannot be replayed."""
        try:
            self._question = self._asking.send(judgement)
        except StopIteration:
            self._question = None

    def _ask(self, saga: Saga) -> Generator[Question, Judgement, None]:
        before: State | None = None
        for number, state in enumerate(replay(self.game, saga)):
            self.chances.append((yield from self._look(saga, state)))
            after = state.copy()
            if before is not None:
                self._note(number, before, after)
            before = after
        for turn in sorted(self._turns, key=lambda one: one.number):
            point = yield from self._look_again(saga, turn)
            if point.size >= LEAST_CHANGE:
                points = sorted([*self.turning_points, point], key=lambda one: -one.size)
                self.turning_points = sorted(points[:MOST_POINTS], key=lambda one: one.number)
        self._turns = []

    def _look(self, saga: Saga, state: State) -> Generator[Question, Judgement, list[float]]:
        if state.is_over():
            return [float(place == 1) for place in self.game.result(state).places]
        chances: list[float] = []
        for seat in range(state.seats):
            judgement = yield _question(saga, state, seat, FIRST_LOOK)
            chances.append(judgement.chances[seat])
        return chances

    def _note(self, number: int, before: State, after: State) -> None:
        """Remember a move if it changed the chances a lot."""
        changes = [
            abs(later - earlier)
            for earlier, later in zip(*self.chances[number - 1 : number + 1], strict=True)
        ]
        seat = changes.index(max(changes))
        turns = [*self._turns, _Turn(number, before, after, seat, changes[seat])]
        self._turns = sorted(turns, key=lambda one: -one.size)[:CANDIDATES]

    def _look_again(self, saga: Saga, turn: _Turn) -> Generator[Question, Judgement, TurningPoint]:
        number = turn.number
        made = saga.moves[number - 1]
        ranking: list[Hint] = []
        for seat in {made.seat, turn.seat}:
            simulations = SIMULATIONS if seat == made.seat else 0
            earlier = yield _question(saga, turn.before, seat, SECOND_LOOK, simulations)
            self.chances[number - 1][seat] = earlier.chances[seat]
            ranking = ranking or earlier.ranking
            if not turn.after.is_over():
                later = yield _question(saga, turn.after, seat, SECOND_LOOK)
                self.chances[number][seat] = later.chances[seat]
        return _judge(
            turn, made, ranking, self.chances[number - 1], self.chances[number], self.game
        )


def _question(saga: Saga, state: State, seat: int, worlds: int, simulations: int = 0) -> Question:
    # Use other worlds for the second look: what stood out by luck in the first must prove itself.
    return Question(state, seat, f"{saga.start}/{seat}/{worlds}", worlds, simulations)


def _judge(
    turn: _Turn,
    made: SagaMove,
    ranking: list[Hint],
    before: list[float],
    after: list[float],
    game: Game,
) -> TurningPoint:
    """What a move changed, and whether its player or chance was responsible."""
    came_to_light = turn.before.irrevocable() != turn.after.irrevocable()
    best = ranking[0]
    lost = before[made.seat] - after[made.seat]
    luck = 0.0
    if came_to_light:
        # Separate how much worse the move itself was from what chance made of it.
        expected = next((one.chance for one in ranking if one.move == made.move), best.chance)
        lost = best.chance - expected
        luck = abs(after[made.seat] - expected)
    is_mistake = best.move != made.move and lost >= max(LEAST_CHANGE, luck)
    seat = made.seat if is_mistake else turn.seat
    return TurningPoint(
        number=turn.number,
        kind="mistake" if is_mistake else "luck" if came_to_light else "move",
        by=made.seat,
        seat=seat,
        before=before[seat],
        after=after[seat],
        move=made.move,
        better=best.move if is_mistake else None,
        size=lost if is_mistake else abs(after[seat] - before[seat]),
        view=game.view(turn.before, made.seat),
    )
