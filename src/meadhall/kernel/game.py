# mypyc: interpreted
"""What the rest of the house may ask of any game."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from meadhall.kernel.dice import Dice
from meadhall.kernel.evaluation import Evaluation
from meadhall.kernel.events import Event, EventKind
from meadhall.kernel.moves import MoveSpace
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State

Setting = bool | int | str

PLAN_ASKS: Final = -1
"""The plan leaves this decision to the player."""

PLAN_IS_OVER: Final = -2


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


class Luck(msgspec.Struct, frozen=True):
    """How lucky a seat's dice were over a whole game."""

    seat: int
    dice: int
    """How many were rolled; those rerolled by choice are left out."""
    hits: int
    expected: float
    """The hits that this many dice show on average."""


class Game(ABC):
    """An entry in the catalogue. One object serves all tables and shares nothing between them."""

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
    events: tuple[EventKind, ...]
    folder: Path
    """The folder with ``words/`` (en.ftl and pl.ftl), ``content/`` and perhaps ``lesson/``."""
    explained_by: Mapping[str, str] = {}
    """For ids of cards, places and the like, the number of the rule that explains them."""
    turns: Sequence[str] = ()
    """The verbs of the moves that a turn is about; the first such moves are a seat's opening."""
    unclaimed: Collection[str] = ()
    """The names of previews that claim nothing exact: chances, averages, printed values."""
    positions: Sequence[str] = ()
    """Targets of moves that are mere positions on a grid; the glossary leaves them out."""

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

    def new(self, players: int, given: Mapping[str, object], seed: str) -> State:
        """A new game at its first choice."""
        state = self.begin(players, given, seed)
        state.settle()
        return state

    @abstractmethod
    def begin(self, players: int, given: Mapping[str, object], seed: str) -> State:
        """A new game before anything has been drawn; its steps do the setup."""

    @abstractmethod
    def view(self, state: State, seat: int) -> msgspec.Struct:
        """What a seat, or a spectator, may know."""

    @abstractmethod
    def resample(self, state: State, seat: int, dice: Dice) -> State:
        """A copy in which ``dice`` redeal everything the seat cannot know."""

    @abstractmethod
    def result(self, state: State) -> Result:
        """The score as it stands."""

    @abstractmethod
    def load(self, plain: object) -> State:
        """The state with this plain form (``to_plain``)."""

    @abstractmethod
    def faults(self, state: State) -> list[str]:
        """What is wrong with a position, by the game's invariants; empty for every real one."""

    @abstractmethod
    def secrets(self, state: State, seat: int) -> list[dict[str, object]]:
        """Facts that no event may currently tell this seat, because its view hides them."""

    def plans(self, state: State, seat: int) -> list[str]:
        """The plans a seat can make now, such as ``pass_until_round:4``; most games have none."""
        return []

    def planned(self, state: State, seat: int, plan: str) -> int:
        """The move that a plan makes for a seat that is asked, ``PLAN_ASKS`` or ``PLAN_IS_OVER``.

        It may use only what the seat may know.
        """
        return PLAN_IS_OVER

    def preview(self, state: State, seat: int, move: int) -> Preview | None:
        """What a legal move would cost, gain and risk, if there is a short answer.

        It may use only what the seat may know.
        """
        return None

    def tallies(self, state: State, seat: int) -> Mapping[str, int]:
        """The counts that previews make claims about, as far as the seat may know them."""
        return {}

    def luck(self, players: int, events: Sequence[Event]) -> list[Luck]:
        """How lucky the dice were, from all events of a game; empty where nothing is rolled."""
        return []

    def faction(self, state: State, seat: int) -> str | None:
        """The id of the leader, clan or crew that a seat plays, once it is settled.

        None before that, and where all seats start the same.
        """
        return None

    @abstractmethod
    def names(self, language: str) -> Mapping[str, str]:
        """The names of cards, places and people, by id."""
