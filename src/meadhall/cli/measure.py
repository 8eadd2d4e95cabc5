"""How fast the engine is, and how large its states are.

The games are measured in turn, round after round, and so is plain Python on this machine: a
yardstick that a throttled machine slows as much as the games. Times are processor times of this
process, so that other work on the same processor matters as little as possible.
"""

import platform
import statistics
import sys
import time
from collections.abc import Callable, Mapping
from enum import Enum
from itertools import count
from operator import attrgetter
from typing import Annotated

import msgspec

from meadhall import __version__, engine
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import Event
from meadhall.kernel.game import Game
from meadhall.kernel.plain import field_names
from meadhall.kernel.playout import play_randomly
from meadhall.kernel.state import State

ROUNDS = 7
SECONDS_PER_ROUND = 0.3
SEED = "bench"
ATTENTION = 10
"""After this many decisions a listener has read the events."""


class Figure(msgspec.Struct, frozen=True):
    """A quantity measured several times: the median, the extremes, and all values in order."""

    median: float
    lowest: float
    highest: float
    rounds: list[float]

    def __post_init__(self) -> None:
        if not self.rounds or min(self.rounds) <= 0:
            raise ValueError("every figure has rounds, and each is above 0")

    @staticmethod
    def of(rounds: list[float]) -> "Figure":
        return Figure(statistics.median(rounds), min(rounds), max(rounds), rounds)


class Measurement(msgspec.Struct, frozen=True):
    """What is known about the speed of one game."""

    players: int
    decisions_per_second: Figure
    milliseconds_per_game: Figure
    decisions_per_game: float
    time_with_events: Figure
    """How long a game takes while someone listens to its events, relative to without."""
    copies_per_second: Figure
    bytes_per_state: Annotated[int, msgspec.Meta(gt=0)]
    yardstick_per_second: Figure
    """Turns of plain Python in the same rounds."""

    def __post_init__(self) -> None:
        figures = [value for value in msgspec.structs.astuple(self) if isinstance(value, Figure)]
        if len({len(figure.rounds) for figure in figures}) > 1:
            raise ValueError("all figures of a game have the same number of rounds")


class Kind(Enum):
    """How a faster machine affects a quantity: it raises rates and shortens durations."""

    RATE = "rate"
    DURATION = "duration"
    INDEPENDENT = "independent"


class Quantity(msgspec.Struct, frozen=True):
    """A field of ``Measurement`` that judges an engine: of rates more is better, else less."""

    name: str
    label: str
    kind: Kind
    digits: int = 0

    def rounds(self, measured: Measurement) -> list[float]:
        """Every value that was measured."""
        value = getattr(measured, self.name)
        return value.rounds if isinstance(value, Figure) else [value]

    def text(self, value: float) -> str:
        return f"{value:,.{self.digits}f}"


QUANTITIES = (
    Quantity("decisions_per_second", "decisions per second", Kind.RATE),
    Quantity("milliseconds_per_game", "time per full game, ms", Kind.DURATION, digits=2),
    Quantity("time_with_events", "time with events / without", Kind.INDEPENDENT, digits=2),
    Quantity("copies_per_second", "copies per second", Kind.RATE),
    Quantity("bytes_per_state", "bytes per state", Kind.INDEPENDENT),
)


class Run(msgspec.Struct, frozen=True):
    """Everything that ``meadhall bench --json`` writes."""

    version: str
    engine: str
    python: str
    games: dict[str, Measurement]


def measure(
    players: Mapping[Game, int],
    advance: Callable[[int], None],
    rounds: int = ROUNDS,
    seconds: float = SECONDS_PER_ROUND,
) -> Run:
    """Measure each game with these numbers of players; ``advance`` is called after each round."""
    courses = [Course(game, number) for game, number in players.items()]
    for _ in range(rounds):
        for course in courses:
            course.take_round(seconds)
            advance(1)
    measured = {course.game.id: course.measurement() for course in courses}
    return Run(__version__, engine.name(), platform.python_version(), measured)


class Round(msgspec.Struct, frozen=True):
    games: int
    decisions: int
    silent_seconds: float
    heard_seconds: float
    yardstick_per_second: float
    copies_per_second: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.silent_seconds

    @property
    def milliseconds_per_game(self) -> float:
        return 1000 * self.silent_seconds / self.games

    @property
    def time_with_events(self) -> float:
        return self.heard_seconds / self.silent_seconds


class Course:
    """One game on its way through the rounds."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self._players = players
        self._numbers = count()
        self._rounds: list[Round] = []
        # This also does whatever happens only in a first game.
        self._middle = position_half_way(game, players)

    def take_round(self, seconds: float) -> None:
        """Play whole games for at least this long, each once without and once with a listener."""
        games = decisions = 0
        silent = heard = 0.0
        while silent < seconds:
            seed = f"{SEED}/{next(self._numbers)}"
            began = time.process_time()
            decisions += play(self.game, self._players, seed)
            between = time.process_time()
            play_and_listen(self.game, self._players, seed)
            heard += time.process_time() - between
            silent += between - began
            games += 1
        pace = per_second(yardstick, seconds / 4)
        copies = per_second(self._copy, seconds / 2)
        self._rounds.append(Round(games, decisions, silent, heard, pace, copies))

    def _copy(self, times: int) -> None:
        state = self._middle
        for _ in range(times):
            state.copy()

    def measurement(self) -> Measurement:
        games = sum(round.games for round in self._rounds)
        decisions = sum(round.decisions for round in self._rounds)
        return Measurement(
            players=self._players,
            decisions_per_second=self._figure("decisions_per_second"),
            milliseconds_per_game=self._figure("milliseconds_per_game"),
            decisions_per_game=decisions / games,
            time_with_events=self._figure("time_with_events"),
            copies_per_second=self._figure("copies_per_second"),
            # A list that has grown keeps spare room; a copy, as a search holds it, has none.
            bytes_per_state=size_of(self._middle.copy()),
            yardstick_per_second=self._figure("yardstick_per_second"),
        )

    def _figure(self, name: str) -> Figure:
        return Figure.of(list(map(attrgetter(name), self._rounds)))


def play(game: Game, players: int, seed: str) -> int:
    """Play a random game, including setup; return how many decisions it took."""
    return play_randomly(game.new(players, {}, seed), _chooser(seed))


def play_and_listen(game: Game, players: int, seed: str) -> int:
    """The same game with a listener; return how many events there were.

    As at a table, events are soon discarded: keeping them would cost more than sending them.
    """
    heard: list[Event] = []
    state, dice = game.begin(players, {}, seed), _chooser(seed)
    state.listen(heard)
    state.settle()
    told = 0
    while play_randomly(state, dice, ATTENTION):
        told += len(heard)
        heard.clear()
    return told


def _chooser(seed: str) -> Dice:
    return Dice.from_seed(f"{seed}/bot", 1)


def per_second(work: Callable[[int], None], seconds: float) -> float:
    """How often ``work`` is done in a second; the clock is checked once in a hundred times."""
    done = 0
    began = time.process_time()
    while True:
        work(100)
        done += 100
        spent = time.process_time() - began
        if spent >= seconds:
            return done / spent


class Notch:
    """What the yardstick is made of: an object with a list and a number, like a state."""

    __slots__ = ("marks", "number")

    def __init__(self, marks: list[int], number: int) -> None:
        self.marks = marks
        self.number = number

    def copy(self) -> "Notch":
        return Notch(self.marks[:], self.number)


def yardstick(turns: int) -> None:
    """A fixed piece of plain Python, never compiled, that does the kind of work engines do."""
    notch = Notch([0, 1, 2, 3], 0)
    for turn in range(turns):
        notch = notch.copy()
        notch.marks[turn % 4] = turn
        if notch.marks[0] > notch.marks[1] and turn in notch.marks:
            notch.number += 1


def position_half_way(game: Game, players: int) -> State:
    """A random game played for half of its decisions, the same for both engines."""
    length = play(game, players, SEED)
    state: State = game.new(players, {}, SEED)
    play_randomly(state, _chooser(SEED), length // 2)
    return state


def size_of(state: State) -> int:
    """The memory of a state and of everything reachable from its fields, in bytes.

    It counts the state, its parts, lists, texts and numbers, each object once, including those that
    copies share (steps, small numbers). It does not count caches and the classes themselves.
    """
    seen: set[int] = set()
    total = 0
    waiting: list[object] = [state]
    while waiting:
        value = waiting.pop()
        if value is None or isinstance(value, type) or id(value) in seen:
            continue
        seen.add(id(value))
        total += sys.getsizeof(value)
        if isinstance(value, (list, tuple)):
            waiting.extend(value)
        elif isinstance(value, dict):
            waiting.extend(value.keys())
            waiting.extend(value.values())
        elif not isinstance(value, (bool, int, float, str, bytes)):
            waiting.extend(getattr(value, name) for name in field_names(type(value)))
    return total
