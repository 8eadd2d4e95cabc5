# mypyc: interpreted
"""Positions of a game, set up by hand.

A position starts as a new game at its first choice. ``arrange`` takes it past the setup, in the
same way whatever the seed; building verbs then put things where they are wanted, and ``play`` makes
moves. Each game adds its own building verbs in ``rules/position.py``.

>>> from meadhall.games.champions import GAME
>>> from meadhall.games.champions.rules.position import ChampionsPosition
>>> position = ChampionsPosition(GAME, players=2)
>>> position.arrange("gylfir", "dagrun")
>>> position.give(0, coin=7)
>>> position.play("place:stave_church")
>>> position.moves()
['buy:1', 'buy:2', 'buy:3']
>>> position.check()
>>> position.lines()[-1]
'play place:stave_church'

``lines.read_position`` reads such lines from a file.
"""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import wraps
from types import FunctionType
from typing import Any, ClassVar, Final, Generic, cast

from typing_extensions import TypeVar

from meadhall.kernel.events import Event
from meadhall.kernel.game import Game
from meadhall.kernel.state import State

S = TypeVar("S", bound=State, default=Any)
Method = TypeVar("Method", bound=Callable[..., None])

NOTHING: Final = "-"
"""How a line says that something is left empty."""

FEW: Final = 20
"""An error message lists at most this many words."""


_called_by_lines: set[Callable[..., None]] = set()


class PositionError(ValueError):
    """A position that cannot be set up as asked."""


def by_line(method: Method) -> Method:
    """Let lines call this method of a position, and note each call as a line."""
    return _noted(method, asks_again=False)


def building(method: Method) -> Method:
    """Make a method a building verb: called by lines, and then the game asks again."""
    return _noted(method, asks_again=True)


def _noted(method: Method, asks_again: bool) -> Method:
    @wraps(method)
    def noted(self: "Position[Any]", *given: Any, **named: Any) -> None:
        if not self.is_noting:  # called by another verb
            method(self, *given, **named)
            return
        self.is_noting = False
        try:
            method(self, *given, **named)
        finally:
            self.is_noting = True
        if asks_again:
            self.ask_again()
        words = [_word(value) for value in given]
        words += [f"{name}={_word(value)}" for name, value in named.items()]
        self.noted.append(" ".join([method.__name__, *words]))

    _called_by_lines.add(noted)
    return cast(Method, noted)


def _word(value: object) -> str:
    """An argument as a line has it."""
    if isinstance(value, tuple):
        return ",".join(_word(item) for item in value)
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def number_of(word: str, ids: Sequence[str], what: str) -> int:
    """The place of an id among others; ``PositionError`` if it is not there.

    >>> number_of("wod", ["coin", "wood"], "good")
    Traceback (most recent call last):
    ...
    meadhall.kernel.position.PositionError: there is no good "wod"; there is coin, wood
    """
    if word in ids:
        return ids.index(word)
    near = ids if len(ids) <= FEW else get_close_matches(word, ids, FEW) or ids
    raise PositionError(f'there is no {what} "{word}"; there is {listed(near)}')


def listed(words: Sequence[str]) -> str:
    """Words with commas, the first few of them if there are many."""
    more = [f"and {len(words) - FEW} more"] if len(words) > FEW else []
    return ", ".join([*words[:FEW], *more])


def take(pile: list[int], card: int, name: str) -> None:
    """Take a card out of a pile; ``PositionError`` if it is not there."""
    if card not in pile:
        raise PositionError(f"{name} is not where it could be taken from")
    pile.remove(card)


class Position(Generic[S]):
    """A game in progress that can be changed by hand.

    Every component stays in exactly one place: what is put somewhere comes from a supply or a deck,
    or changes places with what was there. ``check`` says whether the whole could arise in play.
    """

    STREAMS: ClassVar[Sequence[str]] = ()
    """The names of the streams of chance, in their order."""

    def __init__(
        self,
        game: Game[S],
        players: int,
        options: Mapping[str, object] | None = None,
        seed: str = "test",
        asks_forced: bool = False,
    ) -> None:
        """A new game. With ``asks_forced`` it also stops where only one move is legal."""
        self.game = game
        self.players = players
        self.options = options or {}
        self.seed = seed
        self.asks_forced = asks_forced
        self.events: list[Event] = []
        """Everything that has happened."""
        self.noted: list[str] = []
        """The lines so far, after the header."""
        self.is_noting = True
        self.start(game.begin(players, self.options, seed))

    def start(self, state: S) -> None:
        """Go on from this state, to its first choice; nothing has happened yet."""
        self.state = state
        self.events.clear()
        state.listen(self.events)
        self.ask_again()

    def ask_again(self) -> None:
        """Go on to the next choice; what is legal is found again."""
        self.state.pause()
        if not self.asks_forced:
            self.state.settle()

    # Looking

    def step(self) -> str:
        """The name of the step that waits."""
        return type(self.state.steps[-1]).__name__ if self.state.steps else "over"

    def seat(self) -> int:
        """The seat that has to decide."""
        deciders = self.state.deciders()
        if len(deciders) != 1:
            raise PositionError(f"{len(deciders)} seats have to decide now, not one")
        return deciders[0]

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves as words, of the seat that decides or of one of several."""
        numbers = self.state.moves(self.seat() if seat is None else seat)
        return [self.game.moves.word(number) for number in numbers]

    def sides(self) -> int:
        """How many sides can be called ``seat`` in a line; some games have sides without a seat."""
        return self.state.seats

    def faults(self) -> list[str]:
        """What is wrong with the position, by the game's invariants."""
        return self.game.faults(self.state)

    def check(self) -> None:
        """Raise ``PositionError`` if the position breaks the game's invariants."""
        if faults := self.faults():
            raise PositionError(f"this position is impossible: {'; '.join(faults)}")

    def lines(self) -> list[str]:
        """Lines for ``read_position`` that repeat every building verb and move so far."""
        return [
            f"game {self.game.id}",
            f"players {self.players}",
            *(f"option {name}={value}" for name, value in self.options.items()),
            f"seed {self.seed}",
            f"forced {'ask' if self.asks_forced else 'play'}",
            *self.noted,
        ]

    @classmethod
    def verbs(cls) -> list[str]:
        """The methods that a line may call."""
        return sorted(
            name
            for name in dir(cls)
            if isinstance(method := getattr(cls, name), FunctionType) and method in _called_by_lines
        )

    # Playing and building

    @by_line
    def play(self, *words: str, seat: int | None = None) -> None:
        """Make checked moves of the seat that decides, or of one of several."""
        for word in words:
            decider = self.seat() if seat is None else seat
            move = self.game.moves.number(word)
            self.state.check(decider, move)
            if self.asks_forced:
                self.state.steps[-1].play(self.state, decider, move)
                self.state.pause()
            else:
                self.state.play(decider, move)

    @by_line
    def dice(self, stream: str, *outcomes: str) -> None:
        """Let these be the next outcomes of a stream of chance; then the seed goes on."""
        number = number_of(stream, self.STREAMS, "stream")
        self.state.dice.rig(number, [self.outcome(stream, word) for word in outcomes])

    def outcome(self, stream: str, word: str) -> int:
        """The outcome that a word means: its number, unless a game knows better."""
        if not (word.isascii() and word.isdecimal()):
            raise PositionError(f'an outcome of {stream} is a number, not "{word}"')
        return int(word)
