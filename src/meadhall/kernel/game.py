# mypyc: interpreted
"""What the rest of the house may ask of any game."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final, Generic

import msgspec
from typing_extensions import TypeVar

from meadhall.kernel.content import entries
from meadhall.kernel.deck import Deck
from meadhall.kernel.dice import Dice
from meadhall.kernel.evaluation import Evaluation
from meadhall.kernel.events import Event, EventKind
from meadhall.kernel.moves import MoveSpace
from meadhall.kernel.part import Part
from meadhall.kernel.plain import BrokenPlain, from_plain
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State

S = TypeVar("S", bound=State, default=Any)

Setting = bool | int | str

PLAN_ASKS: Final = -1
"""The plan leaves this decision to the player."""

PLAN_IS_OVER: Final = -2


NO_CONTENT: Final = msgspec.defstruct("NoContent", [])()


class WrongSetting(ValueError):
    """A number of players or an option that the game does not have."""


class Option(msgspec.Struct, frozen=True):
    """Something to settle before a game begins; ``values`` lists all possible values."""

    id: str
    default: Setting
    values: tuple[Setting, ...]

    def read(self, given: object) -> Setting:
        """One of the values, given as itself or as typed by a person."""
        typed = str(given).lower()
        for value in self.values:
            if given is value or typed == str(value).lower():
                return value
        choices = ", ".join(str(value).lower() for value in self.values)
        raise WrongSetting(f"option {self.id} can be {choices}, not {given}")


class Result(msgspec.Struct, frozen=True):
    """The standing by the game's own scoring; final once the game is over."""

    totals: list[int]
    places: list[int]
    """Each seat's place, 1 for a winner; tied seats share one."""
    sheets: list[dict[str, int]]
    """Each seat's points by source; they add up to the total."""

    @staticmethod
    def ranked(keys: Sequence[tuple[int, ...]], sheets: list[dict[str, int]]) -> "Result":
        """Rank seats by keys, best first: the total, then the tie-breaks.

        >>> Result.ranked([(5, 1), (9, 0), (5, 1)], [{}, {}, {}]).places
        [2, 1, 2]
        """
        places = [1 + sum(other > key for other in keys) for key in keys]
        return Result([key[0] for key in keys], places, sheets)

    def winners(self) -> list[int]:
        """The seats in first place; none if a solo game was lost."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def is_tie_broken(self) -> bool:
        """Whether someone has as many points as a winner and still comes behind.

        >>> Result([7, 7], [1, 2], [{}, {}]).is_tie_broken()
        True
        """
        best = {self.totals[seat] for seat in self.winners()}
        behind = [total for total, place in zip(self.totals, self.places, strict=True) if place > 1]
        return any(total in best for total in behind)


class Preview(msgspec.Struct, frozen=True):
    """What a move would lead to, as far as its seat may know: a message and its facts."""

    name: str
    """The message is ``preview-<name>`` in the game's words."""
    facts: Mapping[str, object]
    odds: float | None = None
    """The chance, from 0 to 1, to win what the move is about."""
    claims: Mapping[str, int] = {}
    """What the move certainly leads to: names from ``Game.tallies``, with their counts as they will
    stand once it is carried out, before anyone decides again.
    """


class Rival(msgspec.Struct, frozen=True):
    """An opponent without a seat, such as the Automa of a solo game."""

    id: str
    total: int
    sheet: Mapping[str, int]
    """Its points by source."""


class Ending(msgspec.Struct, frozen=True):
    """Why a finished game ended as it did: a message and its facts."""

    name: str
    """The message is ``ending-<name>`` in the game's words; it may also mention the winners."""
    facts: Mapping[str, object] = {}
    rivals: Sequence[Rival] = ()


class Luck(msgspec.Struct, frozen=True):
    """How lucky a seat's dice were over a whole game."""

    seat: int
    dice: int
    """How many were rolled; those rerolled by choice are left out."""
    hits: int
    expected: float
    """The hits that this many dice show on average."""


class Naming(msgspec.Struct, frozen=True):
    """The name of something that is called after others: a message and its facts."""

    message: str
    """The message is ``naming-<message>`` in the game's words."""
    facts: Mapping[str, object]


class Game(ABC, Generic[S]):
    """An entry in the catalogue. One object serves all tables and shares nothing between them.

    The game's folder, its events and the classes of its positions are found from the package, or
    the module, in which the game is defined.
    """

    id: str
    rules: str
    """The version of the rules, written into sagas; it rises when play changes."""
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    moves: MoveSpace
    longest: int
    """No game takes more decisions than this."""
    policy: Policy
    """The quick sensible way to play that the greedy bot follows."""
    evaluation: Evaluation = Evaluation([], [])
    """How good a position is, for bots that look ahead."""
    content: msgspec.Struct = NO_CONTENT
    """What the content files say."""
    names_composed: Mapping[str, Naming] = {}
    """How ids are called that have no name of their own: a site after its area, say."""
    turns: Sequence[str] = ()
    """The verbs of the moves that a turn is about; the first such moves are a seat's opening."""
    unclaimed: Collection[str] = ()
    """The names of previews that claim nothing exact: chances, averages, printed values."""
    positions: Sequence[str] = ()
    """Targets of moves that are mere positions on a grid; the glossary leaves them out."""

    def __init__(self) -> None:
        home = next(kind.__module__ for kind in type(self).__mro__ if "id" in vars(kind))
        self.modules = tuple(_modules_from(sys.modules[home]))
        """The module in which the game is defined and, if it is a package, all modules in it."""

    @cached_property
    def folder(self) -> Path:
        """The folder with ``words/`` (en.ftl and pl.ftl), ``content/`` and perhaps ``lesson/``."""
        file = self.modules[0].__file__
        assert file is not None
        return Path(file).parent

    @cached_property
    def events(self) -> tuple[EventKind, ...]:
        """All kinds of events, by name."""
        found = {
            thing.name: thing
            for module in self.modules
            for thing in vars(module).values()
            if isinstance(thing, EventKind)
        }
        return tuple(found[name] for name in sorted(found))

    @cached_property
    def parts(self) -> tuple[type[Part], ...]:
        """The classes that its positions are made of."""
        own = {
            thing
            for module in self.modules
            for thing in vars(module).values()
            if isinstance(thing, type)
            and issubclass(thing, Part)
            and thing.__module__ == module.__name__
        }
        return (Deck, Dice, *sorted(own, key=lambda kind: kind.__name__))

    @cached_property
    def explained_by(self) -> Mapping[str, str]:
        """For ids of cards, places and the like, the number of the rule that explains them."""
        return {entry.id: entry.rule for _, entry in entries(self.content) if entry.rule}

    def read_settings(self, players: int, given: Mapping[str, object]) -> dict[str, Setting]:
        """All options with their values, or ``WrongSetting`` with a sentence for people."""
        if not self.min_players <= players <= self.max_players:
            raise WrongSetting(
                f"{self.id} is for {self.min_players} to {self.max_players} players, not {players}"
            )
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                raise WrongSetting(f"{self.id} has no option {name}; it has {', '.join(known)}")
        return {
            name: option.read(given[name]) if name in given else option.default
            for name, option in known.items()
        }

    def new(self, players: int, given: Mapping[str, object], seed: str) -> S:
        """A new game at its first choice."""
        state = self.begin(players, given, seed)
        state.settle()
        return state

    @abstractmethod
    def begin(self, players: int, given: Mapping[str, object], seed: str) -> S:
        """A new game before anything has been drawn; its steps do the setup."""

    @abstractmethod
    def view(self, state: S, seat: int) -> msgspec.Struct:
        """What a seat, or a spectator, may know."""

    def view_beside(self, state: S, seat: int, other: msgspec.Struct) -> msgspec.Struct:
        """The same as ``view``, for whoever has another seat's view of the same position.

        It may be made of parts of the other one, so neither may be changed. Games that know which
        parts cannot differ are faster than this.
        """
        return self.view(state, seat)

    @abstractmethod
    def resample(self, state: S, seat: int, dice: Dice) -> S:
        """A copy in which ``dice`` redeal everything the seat cannot know."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """The score as it stands."""

    def ending(self, state: S) -> Ending:
        """Why the finished game was won; by points, unless the game says otherwise."""
        return Ending("points")

    def load(self, plain: object) -> S:
        """The state with this plain form (``to_plain``)."""
        state = from_plain(plain, self.parts)
        if not isinstance(state, State):
            raise BrokenPlain(f"{type(state).__name__} is not a whole position")
        return state  # type: ignore[return-value]

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """What is wrong with a position, by the game's invariants; empty for every real one."""

    @abstractmethod
    def secrets(self, state: S, seat: int) -> list[dict[str, object]]:
        """Facts that no event may currently tell this seat, because its view hides them."""

    def plans(self, state: S, seat: int) -> list[str]:
        """The plans a seat can make now, such as ``pass_until_round:4``; most games have none."""
        return []

    def planned(self, state: S, seat: int, plan: str) -> int:
        """The move that a plan makes for a seat that is asked, ``PLAN_ASKS`` or ``PLAN_IS_OVER``.

        It may use only what the seat may know.
        """
        return PLAN_IS_OVER

    def preview(self, state: S, seat: int, move: int) -> Preview | None:
        """What a legal move would cost, gain and risk, if there is a short answer.

        It may use only what the seat may know.
        """
        return None

    def reveals_nothing(self, state: S, seat: int, move: int) -> bool:
        """Whether a legal move is certain to draw nothing and to show nobody anything hidden.

        False where that would have to be tried out. It may use only what the seat may know.
        """
        return False

    def tallies(self, state: S, seat: int) -> Mapping[str, int]:
        """The counts that previews make claims about, as far as the seat may know them."""
        return {}

    def outlooks(self, state: S, seat: int) -> Mapping[str, float]:
        """The chances, from 0 to 1, of what lies ahead, by the id of the thing that it is about.

        They may use only what the seat, or the spectator, may know.
        """
        return {}

    def prospects(self, event: Event) -> Mapping[str, float]:
        """What could be expected before something happened, as more facts of its event.

        It follows from what the event itself says, so whoever hears the event may know it.
        """
        return {}

    def cited(self, event: Event) -> str | None:
        """The number of the rule by which something happened that nobody chose.

        It follows from what the event itself says, so whoever hears the event may know it.
        """
        return None

    def luck(self, players: int, events: Sequence[Event]) -> list[Luck]:
        """How lucky the dice were, from all events of a game; empty where nothing is rolled."""
        return []

    def faction(self, state: S, seat: int) -> str | None:
        """The id of the leader, clan or crew that a seat plays, once it is settled.

        None before that, and where all seats start the same.
        """
        return None


def _modules_from(home: ModuleType) -> Iterator[ModuleType]:
    """A module and, if it is a package, all modules in it."""
    yield home
    for found in walk_packages(getattr(home, "__path__", ()), f"{home.__name__}."):
        yield import_module(found.name)
