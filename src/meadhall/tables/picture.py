"""Everything a person may know about a table at one moment, ready to be shown.

The sentences are in the person's language, so that clients can be simple: they draw the view, list
the choices and send back the word of one of them. ``scene.py`` takes the pictures.
"""

from typing import Any

from msgspec import Struct

from meadhall.kernel.game import Result, Setting
from meadhall.tables.choices import Choice
from meadhall.tables.clock import Clock
from meadhall.tables.entries import DailyTry, TournamentGame
from meadhall.tables.settings import SeatKind, UndoPolicy
from meadhall.tables.table import Status


class Decision(Struct, frozen=True):
    """A question to a seat; a move must name its id."""

    id: int
    seat: int
    prompt: str
    choices: list[Choice]
    since: float


class Plan(Struct, frozen=True):
    id: str
    text: str


class SeatPicture(Struct, frozen=True):
    kind: SeatKind
    name: str
    taken: bool
    yours: bool
    bot: str | None
    sitting_in: str | None
    resigned: bool
    asked: bool
    left: float | None
    """Seconds left on the clock at the moment of the picture; None without a clock."""
    running: bool
    pledge: str
    """The hash of what the seat adds to the seed; empty if it adds nothing."""
    contribution: str
    """What the seat has added to the seed."""


class SeatView(Struct, frozen=True):
    """What one of your seats knows; seat -1 is a spectator."""

    seat: int
    view: Any
    outlooks: dict[str, float]
    """The chances of what lies ahead, from 0 to 1, by the id of the thing."""
    decision: Decision | None
    undo_to: int | None
    """The number of moves this seat may freely go back to."""
    plan: Plan | None
    plans: list[Plan]


class RivalPicture(Struct, frozen=True):
    """An opponent without a seat, such as the Automa of a solo game."""

    id: str
    name: str
    total: int
    sheet: dict[str, int]
    won: bool


class EndingPicture(Struct, frozen=True):
    """How a finished game ended."""

    sentence: str
    """Why it was won or lost."""
    won: bool | None
    """Whether one of your seats is in first place; None for a spectator."""
    rivals: list[RivalPicture]


class UndoWish(Struct, frozen=True):
    seat: int
    to: int
    your_answer_needed: bool


class Invitation(Struct, frozen=True):
    seat: int
    secret: str


class Picture(Struct, frozen=True, kw_only=True):
    id: str
    seq: int
    """How many entries of the log the person may know of; see ``quiet.py``."""
    now: float
    status: Status
    game: str
    options: dict[str, Setting]
    public: bool
    clock: Clock | None
    clock_name: str | None
    undo: UndoPolicy
    hints: bool
    sit_in: str
    seeded: bool
    rated: bool
    opener: str
    you_opened: bool
    seats: list[SeatPicture]
    moves: int
    imported: int
    commitment: str
    """The hash of the secret that the seed is drawn from, or of a chosen seed; known from the start
    and never changed.
    """
    drawn: bool
    """Whether players may add to the seed; otherwise it was chosen, or comes from an old table."""
    gathered: bool
    """Whether the seats are settled, so that what was pledged is to be revealed."""
    seed: str | None
    """The seed itself, once the game is over; that of a daily saga, once its day is over too."""
    daily: DailyTry | None
    """Which day's saga this is a try at, if it is one."""
    tournament: TournamentGame | None
    """Which game of a tournament this is, if it is one."""
    waiting: str
    """Who is being waited for, and for what."""
    views: list[SeatView]
    undo_wish: UndoWish | None
    result: Result | None
    ending: EndingPicture | None
    end_reason: str
    rematch: str
    after: str
    watch: str | None
    """For the opener: the secret that lets others watch."""
    invitations: list[Invitation]
    """For the opener: the secrets that let friends take their seats."""
