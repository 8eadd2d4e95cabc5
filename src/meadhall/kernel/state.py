"""A game in progress: plain data and a stack of steps.

The top step is what the game does next or waits for. A step that needs no choice runs by itself and
leaves the stack; one that needs a choice names the seats that may choose and what each may do.
Steps never change once they are on the stack, so copies of a state share them: progress replaces
the top. Nothing is kept in a closure, so saving, copying and undoing are plain operations.

This is what a tiny game looks like (``docs/adding-a-game.md`` has a complete one):

>>> class Countdown(State):
...     def __init__(self, seats, dice, steps, reveals, left):
...         super().__init__(seats, dice, steps, reveals)
...         self.left = left
...     def copy(self):
...         return Countdown(self.seats, self.dice.copy(), self.steps[:], self.reveals, self.left)
>>> TOO_MANY = Obstacle("TOY-02", "too_many")
>>> class Take(Choice[Countdown]):
...     def candidates(self, state, seat):
...         return [1, 2, 3]
...     def obstacle(self, state, seat, move):
...         return TOO_MANY if move > state.left else None
...     def play(self, state, seat, move):
...         state.steps.pop()
...         state.left -= move
...         if state.left:
...             state.steps.append(Take(1 - seat))
>>> state = Countdown(2, Dice.from_seed("x", 1), [Take(0)], 0, left=5)
>>> state.play(0, 3)
>>> state.deciders(), state.moves(1), state.obstacle(1, 3).rule
([1], [1, 2], 'TOY-02')
>>> state.play_checked(1, 3)
Traceback (most recent call last):
...
meadhall.kernel.state.IllegalMove: TOY-02 stands in the way of move 3
>>> state.play_checked(1, 1)
>>> state.is_over()          # the last one was no choice: it was taken by itself
True
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.kernel.dice import Dice
from meadhall.kernel.events import EVERYONE, SEAT, Disclosure, Event, EventKind, Meaning, only
from meadhall.kernel.part import Part

S = TypeVar("S", bound="State")

MOST_STEPS: Final = 10_000
"""Far more than any game runs between two choices; beyond this a step must be looping."""

NOBODY: Final = -1
"""No seat decides, or no seat alone."""

NO_FACT: Final = -(1 << 40)
"""Stands where an event has no further fact; no fact is that low."""


class Obstacle:
    """Why something may not be done: the rule, and the name of the message that says so."""

    __slots__ = ("facts", "name", "rule")

    def __init__(self, rule: str, name: str, facts: Mapping[str, object] | None = None) -> None:
        self.rule = rule
        self.name = name
        self.facts: Mapping[str, object] = facts or {}


class IllegalMove(Exception):
    """A move that may not be made now; ``obstacle`` says why, where the game can tell."""

    def __init__(self, sentence: str, obstacle: Obstacle | None = None) -> None:
        super().__init__(sentence)
        self.obstacle = obstacle


class Unending(Exception):
    """A game that keeps running without asking anyone; ``step`` is the last step seen."""

    def __init__(self, step: str) -> None:
        super().__init__(f"{step} has run for {MOST_STEPS} steps without a choice")
        self.step = step


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Part, Generic[S]):
    """One thing the game does next, or waits for."""

    __slots__ = ()

    FACTS: ClassVar[Mapping[str, Meaning]] = {}
    """The fields that the prompt may mention, and what their numbers mean; bases add theirs."""

    def run(self, state: S) -> bool:
        """Do what needs no choice and leave the stack. False: it has to wait for a seat."""
        return False

    def sole_decider(self, state: S) -> int:
        """The seat that chooses alone; ``NOBODY`` if several may choose now, or none."""
        return NOBODY

    def deciders(self, state: S) -> list[int]:
        """The seats that may choose now, in any order.

        A step for several seats overrides this, one for a single seat ``sole_decider``.
        """
        seat = self.sole_decider(state)
        return [] if seat == NOBODY else [seat]

    def candidates(self, state: S, seat: int) -> list[int]:
        """The moves a player might think of here, each once; some may have an obstacle.

        Their order depends on the position alone.
        """
        return []

    def obstacle(self, state: S, seat: int, move: int) -> Obstacle | None:
        """What prevents a candidate, or None."""
        return None

    def moves(self, state: S, seat: int) -> list[int]:
        """The legal moves. A step may override this for speed; a test checks that both agree."""
        return [
            move
            for move in self.candidates(state, seat)
            if self.obstacle(state, seat, move) is None
        ]

    def play(self, state: S, seat: int, move: int) -> None:
        """Carry out a legal move: pop this step, change the state, push what follows."""

    def is_asked_anyway(self) -> bool:
        """Whether the seat is asked even if only one move is legal."""
        return False

    def is_sealed(self) -> bool:
        """Whether the consequences of each choice are printed where nobody may look beforehand.

        Such a choice is neither explored nor searched, and there are no hints for it.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that waits for one seat."""

    __slots__ = ("seat",)

    FACTS: ClassVar[Mapping[str, Meaning]] = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sole_decider(self, state: S) -> int:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """Everything about one game. Each game's state adds its own fields and a ``copy`` of them."""

    __slots__ = ("_events", "_legal", "_legal_seat", "dice", "reveals", "seats", "steps")

    def __init__(self, seats: int, dice: Dice, steps: list[Step[Any]], reveals: int) -> None:
        self.seats = seats
        self.dice = dice
        self.steps = steps
        self.reveals = reveals
        self._events: list[Event] | None = None
        self._legal: list[int] | None = None
        self._legal_seat = -1

    def copy(self) -> "State":
        """The same position, sharing nothing mutable, without listeners."""
        raise TypeError(f"{type(self).__name__} has no copy of its own")

    # Deciding

    def is_over(self) -> bool:
        return not self.steps

    def deciders(self) -> list[int]:
        """The seats that may choose now: one, several at once, or none when the game is over."""
        return self.steps[-1].deciders(self) if self.steps else []

    def sole_decider(self) -> int:
        """The seat that chooses alone now, found without a list; ``NOBODY`` if there is no such."""
        if self._legal is not None:
            return self._legal_seat
        return self.steps[-1].sole_decider(self) if self.steps else NOBODY

    def first_decider(self) -> int:
        """The first of ``deciders``, found without a list; ``NOBODY`` when the game is over."""
        seat = self.sole_decider()
        if seat == NOBODY and self.steps:
            seat = self.steps[-1].deciders(self)[0]
        return seat

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat; empty if it is not asked."""
        if self._legal is not None and self._legal_seat == seat:
            return self._legal
        if seat not in self.deciders():
            return []
        return self.steps[-1].moves(self, seat)

    def candidates(self, seat: int) -> list[int]:
        """The legal moves of a seat and those it might want to make."""
        return self.steps[-1].candidates(self, seat) if seat in self.deciders() else []

    def obstacle(self, seat: int, move: int) -> Obstacle | None:
        """What prevents a candidate, or None if it is legal."""
        return self.steps[-1].obstacle(self, seat, move)

    def play(self, seat: int, move: int) -> None:
        """Make a legal move and continue to the next choice. The caller vouches for legality."""
        self._legal = None
        self.steps[-1].play(self, seat, move)
        self.settle()

    def play_checked(self, seat: int, move: int) -> None:
        """Make a move of unknown origin, or raise ``IllegalMove`` and change nothing."""
        self.check(seat, move)
        self.play(seat, move)

    def check(self, seat: int, move: int) -> None:
        """Raise ``IllegalMove`` unless the seat may make this move now."""
        if seat not in self.deciders():
            raise IllegalMove(f"seat {seat} is not asked for a move now")
        if move in self.moves(seat):
            return
        if move in self.candidates(seat):
            obstacle = self.obstacle(seat, move)
            assert obstacle is not None
            raise IllegalMove(f"{obstacle.rule} stands in the way of move {move}", obstacle)
        raise IllegalMove(f"move {move} is no answer to what is asked now")

    def settle(self) -> None:
        """Run all steps that need no choice; ``Unending`` if they never stop."""
        for _ in range(MOST_STEPS):
            if not self.advance():
                return
        raise Unending(type(self.steps[-1]).__name__)

    def pause(self) -> None:
        """Run steps until one waits for a seat, even for a seat with a single legal move."""
        self._legal = None
        for _ in range(MOST_STEPS):
            if not self.steps or not self.steps[-1].run(self):
                return
        raise Unending(type(self.steps[-1]).__name__)

    def advance(self) -> bool:
        """Run the top step if it needs no choice. A single legal move isn't a choice either.

        False: a seat has to choose, or the game is over.
        """
        steps = self.steps
        if not steps:
            return False
        step = steps[-1]
        if step.run(self):
            return True
        seat = step.sole_decider(self)
        if seat == NOBODY:
            deciders = step.deciders(self)
            if len(deciders) > 1:
                return False
            seat = deciders[0]
        legal = step.moves(self, seat)
        if len(legal) > 1 or step.is_asked_anyway():
            self._legal = legal
            self._legal_seat = seat
            return False
        step.play(self, seat, legal[0])
        return True

    # Secrets and undo

    def reveal(self) -> None:
        """Note that someone has just seen something hidden."""
        self.reveals += 1

    def irrevocable(self) -> int:
        """A number that rises whenever chance or a reveal makes undo impossible."""
        return self.dice.draws + self.reveals

    def change_future(self, dice: Dice) -> None:
        """Let these dice decide what comes; what has been drawn stays counted."""
        draws = self.dice.draws
        self.dice = dice.fork(len(self.dice.positions))
        self.dice.draws = draws

    # Events

    def listen(self, events: list[Event]) -> None:
        """Append every further event to this list."""
        self._events = events

    def is_heard(self) -> bool:
        return self._events is not None

    def tell(
        self,
        kind: EventKind,
        first: int = NO_FACT,
        second: int = NO_FACT,
        third: int = NO_FACT,
        fourth: int = NO_FACT,
        fifth: int = NO_FACT,
        sixth: int = NO_FACT,
    ) -> None:
        """Send an event with up to six facts to everyone, if someone is listening.

        Mostly nobody is. So the facts are no ``*values``: a tuple would be made of them every time.
        """
        if self._events is not None:
            values = [first, second, third, fourth, fifth, sixth]
            while values and values[-1] == NO_FACT:
                values.pop()
            self._events.append(Event(kind, EVERYONE, values))

    def tell_list(self, kind: EventKind, values: Sequence[int]) -> None:
        """Send an event with these facts, however many, to everyone, if someone is listening."""
        if self._events is not None:
            self._events.append(Event(kind, EVERYONE, list(values)))

    def disclose(self, kind: Disclosure, *values: int) -> None:
        """Read out what was printed out of sight: everyone hears it, and undo is ruled out."""
        self.reveals += 1
        if self._events is not None:
            self._events.append(Event(kind, EVERYONE, list(values)))

    def whisper(self, seat: int, kind: EventKind, *values: int) -> None:
        """Send an event to one seat only, if someone is listening."""
        if self._events is not None:
            self._events.append(Event(kind, only(seat), list(values)))
