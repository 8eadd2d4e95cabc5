"""A table: a game with its people, clocks and moves. ``folding.py`` derives it from its log."""

from bisect import bisect_right
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct, field, structs

from meadhall.kernel.catalogue import find_game
from meadhall.kernel.draw import Draw, commitment_to
from meadhall.kernel.events import Event
from meadhall.kernel.game import Game, Result
from meadhall.kernel.saga import SagaMove, commitment_of
from meadhall.kernel.state import State
from meadhall.tables.clock import Clock, SeatClock
from meadhall.tables.entries import DailyTry, Person, TournamentGame
from meadhall.tables.settings import SeatKind, Settings

Status = Literal["open", "playing", "over", "ended"]
"""``over``: the game has a result. ``ended``: the table was closed before that."""


class Seat(Struct):
    kind: SeatKind
    name: str = ""
    person: Person | None = None
    bot: str | None = None
    """The bot whose seat this is."""
    sitting_in: str | None = None
    """The bot that is playing for the person."""
    resigned: bool = False
    plan: str | None = None
    invitation: str = ""
    reserved: str = ""
    pledge: str = ""
    """The hash of what the person will add to the seed."""
    contribution: str = ""
    """What the person has added to it."""

    def is_taken(self) -> bool:
        return self.person is not None or self.bot is not None

    def played_by(self) -> str | None:
        """The bot that decides here, or None if a person does."""
        return self.bot or self.sitting_in


class Asked(Struct, frozen=True):
    """A question to a seat that is still unanswered."""

    decision: int
    """Its id: the number of the entry that raised it. If the seat is asked something else, or the
    same after an undo, the id is a new one; it does not change when other seats answer.
    """
    since: float


class Made(Struct, frozen=True):
    """What undo needs to know about a move."""

    seq: int
    """The number of its entry; questions raised from then on are withdrawn."""
    gained: float
    """The time that its seat gained by it."""
    quiet: bool = False
    """Whether only its seat knew of it when it was made."""


class Quiet(Struct, frozen=True):
    """An entry of which only its seat knows."""

    seq: int
    seat: int


class UndoRequest(Struct):
    seat: int
    to: int
    agreed: list[str]
    """The ids of those who agree, including whoever asked."""


class Table(Struct, kw_only=True):
    id: str
    seq: int = 0
    """How many entries the log has."""
    settings: Settings
    opener: Person
    seed: str
    """Empty until the game begins, unless it was chosen."""
    secret: str = ""
    """What the server adds to the seed; empty where the seed was chosen or is older than draws."""
    watch: str
    after: str
    daily: DailyTry | None = None
    """Which day's saga this is a try at, if it is one."""
    tournament: TournamentGame | None = None
    """Which game of a tournament this is, if it is one."""
    seats: list[Seat]
    status: Status = "open"
    opened_at: float
    gathered_at: float = 0.0
    """When the seats were settled and contributions called for; 0 if they never were."""
    started_at: float = 0.0
    finished_at: float = 0.0
    changed_at: float = 0.0
    opening: list[int] = []
    start: str = ""
    moves: list[SagaMove] = []
    """The moves that were not taken back."""
    made: list[Made] = []
    """What undo needs to know about the same moves."""
    quiet: list[Quiet] = []
    """The entries that are left out when others count; see ``quiet.py``."""
    shown_until: int = 0
    """How many of the first moves everybody knows of."""
    joint_step: str = ""
    """The class of the step in which several seats decide at once; empty when none is under way."""
    imported: int = 0
    """How many of them come from a saga that this table continues."""
    scripted: bool = False
    asked: dict[int, Asked] = {}
    clocks: list[SeatClock] = []
    """The time of each seat; empty at a table without a clock."""
    undo_asked: UndoRequest | None = None
    undo_refused: dict[int, tuple[int, float]] = {}
    """For each seat how often its undo requests were refused, and when last."""
    result: Result | None = None
    end_reason: str = ""
    rematch: str = ""
    state: Any = None
    """The position: a ``State`` once the game has started."""
    past: list[Any] = field(default_factory=list)
    """The positions before the most recent moves, oldest first."""

    # Queries

    @property
    def game(self) -> Game:
        return find_game(self.settings.game)

    @property
    def clock(self) -> Clock | None:
        return self.settings.clock_figures()

    @property
    def commitment(self) -> str:
        return _commitment(self.secret, self.seed)

    @property
    def draw(self) -> Draw | None:
        """What the seed is made from; None where it was chosen."""
        if not self.secret:
            return None
        return Draw(
            secret=self.secret,
            pledges=[seat.pledge for seat in self.seats],
            contributions=[seat.contribution for seat in self.seats],
        )

    def seed_to_begin_with(self) -> str:
        return self.seed if self.draw is None else self.draw.seed()

    def is_sealed(self, now: float) -> bool:
        """Whether others still play the same deal, so that its seed and moves are secret."""
        return self.daily is not None and now < self.daily.until

    def is_past_its_day(self, now: float) -> bool:
        """Whether it is a counting try at a daily saga whose day is over."""
        return self.daily is not None and self.daily.counts and now >= self.daily.until

    def bots_end_it_at(self) -> float | None:
        """When bots take over whatever people have not finished; None for never."""
        if self.daily is not None and self.daily.counts:
            return self.daily.until
        return self.tournament.until if self.tournament is not None else None

    def is_left_to_bots(self, now: float) -> bool:
        until = self.bots_end_it_at()
        return until is not None and now >= until

    def is_under_way_for_the_day(self) -> bool:
        """Whether it is a counting try at a daily saga that is being played."""
        return self.daily is not None and self.daily.counts and self.status == "playing"

    def names(self) -> list[str]:
        return [seat.name or f"{number}" for number, seat in enumerate(self.seats, 1)]

    def seats_of(self, person: str) -> list[int]:
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person is not None and seat.person.id == person
        ]

    def people(self) -> list[str]:
        """The ids of the people who sit here, without duplicates."""
        return list(dict.fromkeys(seat.person.id for seat in self.seats if seat.person is not None))

    def lost_by_undo(self, number: int, to: int) -> dict[int, float]:
        """The time that this seat's person would lose by going back, for each of their seats."""
        person = self.seats[number].person
        kept = self.kept_by_undo(number, to)
        lost: dict[int, float] = {}
        for index in range(to, len(self.moves)):
            seat = self.moves[index].seat
            if self.seats[seat].person == person and index not in kept:
                lost[seat] = lost.get(seat, 0.0) + self.made[index].gained
        return lost

    def kept_by_undo(self, number: int, to: int) -> list[int]:
        """The positions in ``moves`` of what others have done in secret since; it stays.

        Such moves have nothing to do with those of this seat, and nobody may notice them by losing
        the right to go back. If others have done anything else since, all of it is taken back.
        """
        others = [at for at in range(to, len(self.moves)) if self.moves[at].seat != number]
        is_secret = to >= self.shown_until and all(self.made[at].quiet for at in others)
        return others if is_secret else []

    def moves_until(self, seq: int) -> int:
        """How many of the moves that still count had been made by that entry."""
        return bisect_right(self.made, seq, key=lambda made: made.seq)

    def position(self, number: int) -> State:
        """The position after this many moves; it must not be changed."""
        back = len(self.moves) - number
        if back == 0:
            assert isinstance(self.state, State)
            return self.state
        if back <= len(self.past):
            earlier = self.past[-back]
            assert isinstance(earlier, State)
            return earlier
        return self.run_again(number)

    def run_again(
        self,
        number: int,
        heard: list[Event] | None = None,
        after_each: Callable[[int, State], None] | None = None,
    ) -> State:
        """Replay the first ``number`` moves from the start; ``heard`` collects all events."""
        game = self.game
        state: State = game.begin(len(self.seats), self.settings.options, self.seed)
        if heard is not None:
            state.listen(heard)
        if self.scripted:
            state.dice.follow(self.opening)
        state.settle()
        for count in range(number + 1):
            if self.scripted:
                follows = count < self.imported and count < number
                state.dice.follow(self.moves[count].outcomes if follows else None)
            if after_each is not None:
                after_each(count, state)
            if count < number:
                entry = self.moves[count]
                state.play(entry.seat, game.moves.number(entry.move))
        return state

    def copy(self) -> "Table":
        """The same table, to which entries can be added without changing this one."""
        wish = self.undo_asked
        return structs.replace(
            self,
            seats=[structs.replace(seat) for seat in self.seats],
            moves=self.moves[:],
            made=self.made[:],
            quiet=self.quiet[:],
            asked=dict(self.asked),
            clocks=self.clocks[:],
            undo_asked=wish and structs.replace(wish, agreed=wish.agreed[:]),
            undo_refused=dict(self.undo_refused),
            past=self.past[:],
        )


@lru_cache(maxsize=4096)
def _commitment(secret: str, seed: str) -> str:
    """It is part of every picture, and never changes."""
    return commitment_to(secret) if secret else commitment_of(seed)
