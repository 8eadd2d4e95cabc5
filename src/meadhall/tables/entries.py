"""The log of a table: everything that can happen to it. The table is derived from the log."""

from msgspec import Struct

from meadhall.kernel.saga import SagaMove
from meadhall.tables.settings import Settings


class Person(Struct, frozen=True):
    id: str
    name: str


class Entry(Struct, frozen=True, kw_only=True, tag=True):
    at: float
    """Seconds since 1970, UTC."""


class DailyTry(Struct, frozen=True, kw_only=True):
    """Which day's saga a table tells; see ``daily.py``."""

    day: str
    """The date, such as ``2026-11-18``, in UTC."""
    until: float
    """When that day is over. Until then nobody but its player may see the table."""
    counts: bool
    """Whether it is the person's first try; any other is practice."""


class TournamentGame(Struct, frozen=True, kw_only=True):
    """Which game of a tournament a table plays; see ``tournaments/plan.py``."""

    id: str
    title: str
    round: int
    names: list[str]
    """What everybody is called in the tournament, by seat; bots, too, keep their names."""
    until: float | None = None
    """When bots take over whatever is left of the round; None for never."""


class Opened(Entry, frozen=True, kw_only=True):
    settings: Settings
    opener: Person
    seed: str
    """The seed, or the secret that it is drawn from; neither leaves the server before the game is
    over.
    """
    watch: str
    """The secret that lets others watch a private table."""
    invitations: list[str]
    """For each seat, the secret that lets a friend take it; empty for the other seats."""
    reserved: list[str]
    """For each seat, the only person who may take it (a rematch); empty if not reserved."""
    after: str = ""
    """The table that this is the rematch of."""
    drawn: bool = False
    """Whether the players add to the seed; it was not so in the oldest logs."""
    daily: DailyTry | None = None
    tournament: TournamentGame | None = None


class Joined(Entry, frozen=True, kw_only=True):
    seat: int
    person: Person
    name: str
    """The seat's name: the person's name, or that of whoever plays it at the same screen."""
    pledge: str = ""
    """The hash of what the person will add to the seed, if anything."""


class Left(Entry, frozen=True, kw_only=True):
    seat: int
    name: str


class Gathered(Entry, frozen=True, kw_only=True):
    """The seats are settled, so those who have pledged to add to the seed may now do so."""

    bots: dict[int, str]
    """Bots in the seats that nobody took."""


class Revealed(Entry, frozen=True, kw_only=True):
    """What a seat adds to the seed."""

    seat: int
    contribution: str


class Started(Entry, frozen=True, kw_only=True):
    bots: dict[int, str]
    """Bots in the seats that nobody took."""
    opening: list[int]
    """The random outcomes before the first choice."""
    start: str
    """The link that the first move is chained to."""
    names: list[str]
    rules: str = "1"
    """The version of the rules that the game is played by; the oldest logs do not say."""
    imported: list[SagaMove] = []
    """The moves of a saga that this table continues."""
    scripted: bool = False
    """Whether the outcomes of the imported moves differ from those of the seed."""


class Moved(Entry, frozen=True, kw_only=True):
    seat: int
    move: str
    outcomes: list[int]
    link: str
    by: str
    """The id of a person, ``bot:<level>``, or ``plan``."""
    key: str = ""
    """The client's key for its request, so that a repeated one is not carried out twice."""
    quiet: bool = False
    """Whether nobody but its seat may know of it yet; see ``quiet.py``."""


class TookBack(Entry, frozen=True, kw_only=True):
    seat: int
    to: int
    """How many moves remain."""


class UndoAsked(Entry, frozen=True, kw_only=True):
    seat: int
    to: int


class UndoAnswered(Entry, frozen=True, kw_only=True):
    seat: int
    agrees: bool


class SatIn(Entry, frozen=True, kw_only=True):
    """A seat's time is up; a bot plays for it."""

    seat: int
    bot: str


class Returned(Entry, frozen=True, kw_only=True):
    seat: int


class Resigned(Entry, frozen=True, kw_only=True):
    """A person has resigned; a bot plays the seat to the end."""

    seat: int
    bot: str
    ends: bool = False
    """Whether the game is over at once, because only one opponent was left."""


class Planned(Entry, frozen=True, kw_only=True):
    """A seat makes a plan, or (None) ends it."""

    seat: int
    plan: str | None


class Ended(Entry, frozen=True, kw_only=True):
    """The table was closed before the game was over."""

    reason: str
    """``nobody-came``, ``abandoned``, ``host``, ``opener`` or ``other-rules``."""


class Rematched(Entry, frozen=True, kw_only=True):
    table: str


AnyEntry = (
    Opened
    | Joined
    | Left
    | Gathered
    | Revealed
    | Started
    | Moved
    | TookBack
    | UndoAsked
    | UndoAnswered
    | SatIn
    | Returned
    | Resigned
    | Planned
    | Ended
    | Rematched
)
