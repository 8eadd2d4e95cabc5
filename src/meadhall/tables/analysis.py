"""Reviewing a finished game: everybody's chance to win after each turn, and what turned it.

Every position is judged once for each seat, by what that seat could know at the time, even though
everything is known now: so a line shows how a player could have judged their own chances. Within a
turn (``turns.py``) nothing is judged: a swap is not a mistake because the plan behind it takes
three more.

The turns that seem to have changed most are then judged again, in more worlds. What was done in
each of them, up to where chance or something hidden came in, is compared with the best line that a
search finds from there (``verdict.py`` says what follows). Judging takes a while: an analysis asks
one question after another, and can be looked at in between. The hash of the start provides the
seeds, so the same game gets the same answers; and a seat meets the same luck in all positions, so
that a change comes from the game and not from the judge's dice.
"""

from collections.abc import Generator, Sequence
from typing import Any

from msgspec import Struct

from meadhall.bots.seen import Seen
from meadhall.bots.thinker import Judgement
from meadhall.kernel.dice import Dice
from meadhall.kernel.saga import Saga, replay
from meadhall.kernel.state import State
from meadhall.tables.sagas import to_saga
from meadhall.tables.table import Table
from meadhall.tables.turns import Stretch, Turn, Turns, begins_turn
from meadhall.tables.verdict import Comparison, TurningPoint, pronounce

FIRST_LOOK = 16
"""How many worlds to look at for each position and seat."""

SECOND_LOOK = 80
"""How many worlds to look at for a turn that seems to matter."""

SIMULATIONS = 240
"""How many simulations to spend on each decision of a better line."""

CANDIDATES = 8
"""How many turns are looked at again."""

MOST_POINTS = 5

LONGEST_LINE = 16
"""How many decisions a better line is followed for."""


class Question(Struct, frozen=True):
    """How good is this position for this seat?"""

    state: Any
    """The ``State``; it must not be changed, nor kept after the answer."""
    seat: int
    seed: str
    worlds: int = 0
    """How many worlds to look at."""
    simulations: int = 0
    """How many simulations to spend on the seat's moves; 0 where they do not matter."""
    lines: Sequence[Sequence[str]] = ()
    """Lines of the seat to compare in these worlds, instead of finding the chances."""


class _Candidate(Struct, frozen=True):
    """A turn that may have turned the game."""

    turn: Turn
    seat: int
    """The seat whose chance changed most."""
    size: float


class Analysis:
    """An analysis, as far as its questions have been answered."""

    def __init__(self, table: Table, seed: str = "") -> None:
        """Begin; ``Unsuitable`` if the game is not over. Another seed means other worlds."""
        self.game = table.game
        self.moves = len(table.moves)
        self.chances: list[list[float]] = []
        """After the opening and each move, every seat's chance as that seat could judge it."""
        self.turning_points: list[TurningPoint] = []
        """The biggest turning points, in game order; found once all chances are known."""
        self._saga = to_saga(table)
        self._seed = f"{self._saga.start}{seed}"
        self._candidates: list[_Candidate] = []
        self._asking = self._ask(self._saga)
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
        turns = Turns(self.game)
        before: State | None = None
        for number, state in enumerate(replay(self.game, saga)):
            now = state.copy()
            if before is None:
                self.chances.append((yield from self._look(now)))
            else:
                following = saga.moves[number] if number < len(saga.moves) else None
                ended = turns.follow(number, saga.moves[number - 1], following, before, now)
                if ended:
                    chances = yield from self._look(now)
                    # Within a turn nothing is judged: the line goes straight to its end.
                    inner = number - len(self.chances)
                    self.chances += [self.chances[-1][:] for _ in range(inner)] + [chances]
                    for turn in ended:
                        self._note(turn)
            before = now
        found: list[TurningPoint] = []
        for candidate in sorted(self._candidates, key=lambda one: one.turn.first()):
            point = yield from self._look_again(candidate)
            if point is not None:
                found = sorted([*found, point], key=lambda one: -one.size)[:MOST_POINTS]
                self.turning_points = sorted(found, key=lambda one: one.number)
        self._candidates = []

    def _look(self, state: State) -> Generator[Question, Judgement, list[float]]:
        if state.is_over():
            return self._outcome(state)
        chances: list[float] = []
        for seat in range(state.seats):
            judgement = yield self._question_of(state, seat, FIRST_LOOK)
            chances.append(judgement.chances[seat])
        return chances

    def _outcome(self, state: State) -> list[float]:
        return [float(place == 1) for place in self.game.result(state).places]

    def _note(self, turn: Turn) -> None:
        """Remember a turn if it changed the chances a lot."""
        changes = [
            abs(later - earlier)
            for earlier, later in zip(self.chances[turn.first() - 1], self.chances[-1], strict=True)
        ]
        seat = changes.index(max(changes))
        candidates = [*self._candidates, _Candidate(turn, seat, changes[seat])]
        self._candidates = sorted(candidates, key=lambda one: -one.size)[:CANDIDATES]

    def _look_again(
        self, candidate: _Candidate
    ) -> Generator[Question, Judgement, TurningPoint | None]:
        turn = candidate.turn
        changes: dict[int, Comparison] = {}
        for seat in sorted({turn.seat, candidate.seat}):
            changes[seat] = yield from self._change_for(seat, turn)
        comparisons: list[tuple[Stretch, Comparison]] = []
        for stretch in turn.stretches():
            better = yield from self._better(turn, stretch)
            if better != stretch.moves:
                compared = yield from self._compare(turn.seat, stretch, better)
                comparisons.append((stretch, compared))
        return pronounce(self.game, turn, changes, comparisons)

    def _change_for(self, seat: int, turn: Turn) -> Generator[Question, Judgement, Comparison]:
        """What a turn changed for a seat, and how sure that is; corrects the line as well."""
        before = yield self._question_of(turn.positions[0], seat, SECOND_LOOK)
        for number in range(turn.first() - 1, turn.last()):
            self.chances[number][seat] = before.chances[seat]
        if turn.after.is_over():
            chance, error = self._outcome(turn.after)[seat], 0.0
        else:
            after = yield self._question_of(turn.after, seat, SECOND_LOOK)
            chance, error = after.chances[seat], after.errors[seat]
        self.chances[turn.last()][seat] = chance
        error = (before.errors[seat] ** 2 + error**2) ** 0.5
        return Comparison([], before.chances[seat], chance, error)

    def _better(self, turn: Turn, stretch: Stretch) -> Generator[Question, Judgement, list[str]]:
        """What a search would have done instead, until chance comes in or the turn is over."""
        seat = turn.seat
        state = stretch.positions[0].copy()
        known = state.irrevocable()
        line: list[str] = []
        while len(line) < LONGEST_LINE and turn.lasts(state) and state.irrevocable() == known:
            word = yield from self._best_move(state, seat)
            if line and begins_turn(self.game, word):
                break
            line.append(word)
            if state.steps[-1].is_sealed():
                break
            state.play(seat, self.game.moves.number(word))
        return line

    def _best_move(self, state: State, seat: int) -> Generator[Question, Judgement, str]:
        """The move of a searching bot, which leaves routine to the policy."""
        step = state.steps[-1]
        routine = self.game.evaluation.manner.routine
        if type(step).__name__ in routine or step.is_sealed():
            seen = Seen(self.game, state, seat, Dice.from_seed(self._seed, streams=1))
            move = self.game.policy.choose(seen.world(), seat, seen.moves, seen.dice)
            return self.game.moves.word(move)
        judgement = yield self._question_of(state.copy(), seat, simulations=SIMULATIONS)
        return judgement.ranking[0].move

    def _compare(
        self, seat: int, stretch: Stretch, better: list[str]
    ) -> Generator[Question, Judgement, Comparison]:
        """Let the better line prove itself in worlds in which nobody has searched."""
        lines = [stretch.moves, better]
        question = self._question_of(stretch.positions[0], seat, SECOND_LOOK, lines=lines)
        judgement = yield question
        played, instead = judgement.lines
        return Comparison(better, instead.chance, played.chance, instead.error)

    def _question_of(
        self,
        state: State,
        seat: int,
        worlds: int = 0,
        simulations: int = 0,
        lines: Sequence[Sequence[str]] = (),
    ) -> Question:
        # Other worlds for each purpose: what stood out by luck in one must prove itself in another.
        purpose = "search" if simulations else "lines" if lines else worlds
        return Question(state, seat, f"{self._seed}/{seat}/{purpose}", worlds, simulations, lines)
