"""Reviewing a finished game: everybody's chance to win after each move, and what turned it.

Every position is judged once for each seat, by what that seat could know at the time, even though
everything is known now: so a line shows how a player could have judged their own chances, and a
move counts as a mistake only if its player could have seen the better one. What a player does in a
row is judged as a whole, up to where something comes to light: a swap is not a mistake because the
plan behind it takes three more. The turns that seem to have changed most are then judged again,
more thoroughly and with all the alternatives. Judging takes a while: an analysis asks one question
after another, and can be looked at in between. The hash of the start provides the seeds, so the
same game gets the same answers; and a seat meets the same luck in all positions, so that a change
comes from the game and not from the judge's dice.
"""

from collections.abc import Generator, Sequence
from typing import Any, Literal

from msgspec import Struct, structs

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
"""How many turns are looked at again."""

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
    """Moves of one seat in a row that may have turned the game; only the last may reveal more."""

    number: int
    """The number of the last of them."""
    positions: list[Any]
    """The position before each of them."""
    after: Any
    """The position after the last of them."""
    seat: int
    """The seat whose chance changed most."""
    size: float

    def first(self) -> int:
        return self.number - len(self.positions) + 1


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
        positions: list[State] = []
        for number, state in enumerate(replay(self.game, saga)):
            now = state.copy()
            if not positions or _ends_turn(saga, number, positions[-1], now):
                chances = yield from self._look(saga, state)
                # Within a turn nothing is judged: the line goes straight to its end.
                inner = max(0, len(positions) - 1)
                self.chances += [self.chances[-1][:] for _ in range(inner)] + [chances]
                if positions:
                    self._note(number, positions, now)
                positions = []
            positions.append(now)
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

    def _note(self, number: int, positions: list[State], after: State) -> None:
        """Remember a turn if it changed the chances a lot."""
        changes = [
            abs(later - earlier)
            for earlier, later in zip(*self.chances[number - 1 : number + 1], strict=True)
        ]
        seat = changes.index(max(changes))
        turns = [*self._turns, _Turn(number, positions, after, seat, changes[seat])]
        self._turns = sorted(turns, key=lambda one: -one.size)[:CANDIDATES]

    def _look_again(self, saga: Saga, turn: _Turn) -> Generator[Question, Judgement, TurningPoint]:
        before = turn.first() - 1
        moves = saga.moves[before : turn.number]
        by = moves[0].seat
        rankings: list[list[Hint]] = []
        for place, position in enumerate(turn.positions):
            judgement = yield _question(saga, position, by, SECOND_LOOK, SIMULATIONS)
            rankings.append(judgement.ranking)
            if place == 0:
                self._set(before, turn.number, by, judgement)
        if turn.seat != by:
            judgement = yield _question(saga, turn.positions[0], turn.seat, SECOND_LOOK)
            self._set(before, turn.number, turn.seat, judgement)
        if not turn.after.is_over():
            for seat in {by, turn.seat}:
                later = yield _question(saga, turn.after, seat, SECOND_LOOK)
                self.chances[turn.number][seat] = later.chances[seat]
        point = _judge(
            turn, moves, rankings, self.chances[before], self.chances[turn.number], self.game
        )
        if point.better is not None:
            proved = yield from self._prove(saga, turn, point)
            return proved
        return point

    def _set(self, first: int, last: int, seat: int, judgement: Judgement) -> None:
        """Correct a chance before a turn, which also stands for the middle of the turn."""
        for number in range(first, last):
            self.chances[number][seat] = judgement.chances[seat]

    def _prove(
        self, saga: Saga, turn: _Turn, point: TurningPoint
    ) -> Generator[Question, Judgement, TurningPoint]:
        """Let the better move prove itself, by the same judge and with the same luck."""
        assert point.better is not None
        position = turn.positions[point.number - turn.first()]
        instead: State = position.copy()
        instead.play(point.by, self.game.moves.number(point.better))
        if instead.is_over() or instead.irrevocable() != position.irrevocable():
            return point
        judgement = yield _question(saga, instead, point.by, SECOND_LOOK)
        if judgement.chances[point.by] - point.after >= LEAST_CHANGE:
            return point
        return structs.replace(point, kind="move", better=None)


def _ends_turn(saga: Saga, number: int, before: State, after: State) -> bool:
    """Whether somebody else goes on after this move, or something has come to light by it."""
    is_last = number == len(saga.moves) or saga.moves[number].seat != saga.moves[number - 1].seat
    return is_last or before.irrevocable() != after.irrevocable()


def _question(saga: Saga, state: State, seat: int, worlds: int, simulations: int = 0) -> Question:
    # Use other worlds for the second look: what stood out by luck in the first must prove itself.
    return Question(state, seat, f"{saga.start}/{seat}/{worlds}", worlds, simulations)


def _judge(
    turn: _Turn,
    moves: Sequence[SagaMove],
    rankings: Sequence[list[Hint]],
    before: list[float],
    after: list[float],
    game: Game,
) -> TurningPoint:
    """What a turn changed, and whether its player or chance was responsible."""
    by = moves[0].seat
    losses = [_loss(ranking, made) for ranking, made in zip(rankings, moves, strict=True)]
    worst = losses.index(max(losses))
    best = rankings[worst][0]
    lost = before[by] - after[by]
    luck = 0.0
    came_to_light = turn.positions[-1].irrevocable() != turn.after.irrevocable()
    if came_to_light:
        # Separate how much worse the move itself was from what chance made of it.
        lost = losses[worst]
        expected = rankings[-1][0].chance - losses[-1]
        luck = abs(after[by] - expected)
    is_mistake = best.move != moves[worst].move and lost >= max(LEAST_CHANGE, luck)
    seat = by if is_mistake else turn.seat
    place = worst if is_mistake else len(moves) - 1
    return TurningPoint(
        number=turn.first() + place,
        kind="mistake" if is_mistake else "luck" if came_to_light else "move",
        by=by,
        seat=seat,
        before=before[seat],
        after=after[seat],
        move=moves[place].move,
        better=best.move if is_mistake else None,
        size=lost if is_mistake else abs(after[seat] - before[seat]),
        view=game.view(turn.positions[place], by),
    )


def _loss(ranking: Sequence[Hint], made: SagaMove) -> float:
    """How much worse a move was than the best one; nothing is held against one that is unknown."""
    best = ranking[0].chance
    return best - next((one.chance for one in ranking if one.move == made.move), best)
