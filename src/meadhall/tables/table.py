"""A table, derived from its log. ``Table.apply`` is the only thing that changes one."""

from bisect import bisect_right
from collections.abc import Callable
from functools import singledispatchmethod
from typing import Any, Literal
from zlib import crc32

from msgspec import Struct, field, structs

from meadhall.kernel.catalogue import find_game
from meadhall.kernel.events import Event
from meadhall.kernel.game import Game, Result
from meadhall.kernel.moves import UnknownMove
from meadhall.kernel.saga import SagaMove, commitment_of
from meadhall.kernel.state import State
from meadhall.tables.clock import Clock, SeatClock
from meadhall.tables.entries import (
    AnyEntry,
    Ended,
    Joined,
    Left,
    Moved,
    Opened,
    Person,
    Planned,
    Rematched,
    Resigned,
    Returned,
    SatIn,
    Started,
    TookBack,
    UndoAnswered,
    UndoAsked,
)
from meadhall.tables.settings import USUAL_BOT, SeatKind, Settings

Status = Literal["open", "playing", "over", "ended"]
"""``over``: the game has a result. ``ended``: the table was closed before that."""

POSITIONS_KEPT = 16
"""How many earlier positions are kept for undo; older ones are reached by replaying."""

KEYS_KEPT = 64


class BrokenLog(Exception):
    """A table's log no longer leads where it led when it was written: the rules have changed."""

    def __init__(self, table: str, move: int) -> None:
        super().__init__(f"table {table}: the rules do not give what is written for move {move}")
        self.move = move


class OtherRules(BrokenLog):
    """The game began under a version of its rules other than the installed one."""

    def __init__(self, table: str, began: str, installed: str) -> None:
        super().__init__(table, 0)
        self.began = began
        self.installed = installed


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
    question: int
    """A fingerprint of the question."""


class Made(Struct, frozen=True):
    """What undo needs to know about a move."""

    seq: int
    """The number of its entry; questions raised from then on are withdrawn."""
    gained: float
    """The time that its seat gained by it."""


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
    watch: str
    after: str
    seats: list[Seat]
    status: Status = "open"
    opened_at: float
    started_at: float = 0.0
    finished_at: float = 0.0
    changed_at: float = 0.0
    opening: list[int] = []
    start: str = ""
    moves: list[SagaMove] = []
    """The moves that were not taken back."""
    made: list[Made] = []
    """What undo needs to know about the same moves."""
    imported: int = 0
    """How many of them come from a saga that this table continues."""
    scripted: bool = False
    asked: dict[int, Asked] = {}
    clocks: list[SeatClock] = []
    undo_asked: UndoRequest | None = None
    undo_refused: dict[int, tuple[int, float]] = {}
    """For each seat how often its undo requests were refused, and when last."""
    answered: dict[str, str] = {}
    """The last requests carried out, by key: seat and move."""
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
    def clock(self) -> Clock:
        return self.settings.clock_figures()

    @property
    def commitment(self) -> str:
        return commitment_of(self.seed)

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
        lost: dict[int, float] = {}
        for move, made in zip(self.moves[to:], self.made[to:], strict=True):
            if self.seats[move.seat].person == person:
                lost[move.seat] = lost.get(move.seat, 0.0) + made.gained
        return lost

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
        state = game.begin(len(self.seats), self.settings.options, self.seed)
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
        """The same table, to try entries on before they are stored."""
        wish = self.undo_asked
        return structs.replace(
            self,
            seats=[structs.replace(seat) for seat in self.seats],
            moves=self.moves[:],
            made=self.made[:],
            asked=dict(self.asked),
            clocks=self.clocks[:],
            undo_asked=wish and structs.replace(wish, agreed=wish.agreed[:]),
            undo_refused=dict(self.undo_refused),
            answered=dict(self.answered),
            past=self.past[:],
        )

    # Changes

    def apply(self, entry: AnyEntry, heard: list[Event] | None = None) -> None:
        """Apply the next entry of the log; ``heard`` collects the game's events."""
        self.seq += 1
        self.changed_at = entry.at
        self._apply(entry, heard)

    @singledispatchmethod
    def _apply(self, entry: AnyEntry, heard: list[Event] | None) -> None:
        raise TypeError(f"a table knows no {type(entry).__name__}")

    @_apply.register
    def _(self, entry: Joined, heard: list[Event] | None) -> None:
        seat = self.seats[entry.seat]
        seat.person = entry.person
        seat.name = entry.name

    @_apply.register
    def _(self, entry: Left, heard: list[Event] | None) -> None:
        seat = self.seats[entry.seat]
        seat.person = None
        seat.name = ""

    @_apply.register
    def _(self, entry: Started, heard: list[Event] | None) -> None:
        if entry.rules != self.game.rules:
            raise OtherRules(self.id, entry.rules, self.game.rules)
        for number, bot in entry.bots.items():
            self.seats[number].bot = bot
        for seat, name in zip(self.seats, entry.names, strict=True):
            seat.name = name
        self.status = "playing"
        self.started_at = entry.at
        self.opening = entry.opening
        self.start = entry.start
        self.moves = list(entry.imported)
        self.imported = len(self.moves)
        self.made = [Made(self.seq, 0.0) for _ in self.moves]
        self.scripted = entry.scripted
        self.clocks = [SeatClock(self.clock.bank) for _ in self.seats]
        self.state = self.run_again(self.imported, heard)
        self._go_on(entry.at)

    @_apply.register
    def _(self, entry: Moved, heard: list[Event] | None) -> None:
        state = self.state.copy()
        if heard is not None:
            state.listen(heard)
        outcomes: list[int] = []
        state.dice.record(outcomes)
        try:
            move = self.game.moves.number(entry.move)
        except UnknownMove as error:
            raise BrokenLog(self.id, len(self.moves) + 1) from error
        if move not in state.moves(entry.seat):
            raise BrokenLog(self.id, len(self.moves) + 1)
        state.play(entry.seat, move)
        if outcomes != entry.outcomes:
            raise BrokenLog(self.id, len(self.moves) + 1)
        self.past.append(self.state)
        del self.past[:-POSITIONS_KEPT]
        self.state = state
        self.moves.append(SagaMove(entry.seat, entry.move, outcomes, entry.link))
        self.undo_asked = None
        if entry.key:
            self.answered[entry.key] = f"{entry.seat} {entry.move}"
            if len(self.answered) > KEYS_KEPT:
                del self.answered[next(iter(self.answered))]
        gained = 0.0
        if self.seats[entry.seat].played_by() is None:
            standing = self.clocks[entry.seat].stopped(entry.at, self.clock, decided=False)
            self.clocks[entry.seat] = standing.stopped(entry.at, self.clock, decided=True)
            gained = self.clocks[entry.seat].left - standing.left
        self.made.append(Made(self.seq, gained))
        self._go_on(entry.at, decided=entry.seat)

    @_apply.register
    def _(self, entry: TookBack, heard: list[Event] | None) -> None:
        self.state = self.position(entry.to)
        # The time gained by a decision is lost with it, so that nobody gains time by going back and
        # forth. The others keep what they gained: it isn't their doing that they have to decide
        # again.
        for number, lost in self.lost_by_undo(entry.seat, entry.to).items():
            clock = self.clocks[number]
            self.clocks[number] = SeatClock(max(0.0, clock.left - lost), clock.since)
        first_undone = self.made[entry.to].seq
        self.asked = {
            number: asked for number, asked in self.asked.items() if asked.decision < first_undone
        }
        del self.past[max(0, len(self.past) - len(self.moves) + entry.to) :]
        del self.moves[entry.to :]
        del self.made[entry.to :]
        self.undo_asked = None
        self.seats[entry.seat].plan = None
        self._go_on(entry.at)

    @_apply.register
    def _(self, entry: UndoAsked, heard: list[Event] | None) -> None:
        person = self.seats[entry.seat].person
        assert person is not None
        self.undo_asked = UndoRequest(entry.seat, entry.to, [person.id])

    @_apply.register
    def _(self, entry: UndoAnswered, heard: list[Event] | None) -> None:
        request = self.undo_asked
        person = self.seats[entry.seat].person
        assert request is not None
        assert person is not None
        if entry.agrees:
            request.agreed.append(person.id)
            return
        times, _ = self.undo_refused.get(request.seat, (0, 0.0))
        self.undo_refused[request.seat] = (times + 1, entry.at)
        self.undo_asked = None

    @_apply.register
    def _(self, entry: SatIn, heard: list[Event] | None) -> None:
        self._seat_bot(entry.seat, entry.bot, entry.at)

    @_apply.register
    def _(self, entry: Resigned, heard: list[Event] | None) -> None:
        self.seats[entry.seat].resigned = True
        self._seat_bot(entry.seat, entry.bot, entry.at)

    def _seat_bot(self, number: int, bot: str, now: float) -> None:
        seat = self.seats[number]
        seat.sitting_in = bot
        seat.plan = None
        if self.undo_asked is not None and self.undo_asked.seat == number:
            self.undo_asked = None
        self.clocks[number] = self.clocks[number].stopped(now, self.clock, decided=False)

    @_apply.register
    def _(self, entry: Returned, heard: list[Event] | None) -> None:
        self.seats[entry.seat].sitting_in = None
        self.clocks[entry.seat] = self.clocks[entry.seat].refilled(self.clock)
        # The question gets a new id, so that a bot that is still thinking about it answers too
        # late.
        self._go_on(entry.at, decided=entry.seat)

    @_apply.register
    def _(self, entry: Planned, heard: list[Event] | None) -> None:
        self.seats[entry.seat].plan = entry.plan

    @_apply.register
    def _(self, entry: Ended, heard: list[Event] | None) -> None:
        self.status = "ended"
        self.end_reason = entry.reason
        self._finish(entry.at)

    @_apply.register
    def _(self, entry: Rematched, heard: list[Event] | None) -> None:
        self.rematch = entry.table

    # Questions

    def _go_on(self, now: float, decided: int | None = None) -> None:
        """Find out who is asked what, and start their clocks."""
        if self.state.is_over():
            self.status = "over"
            self.result = self.game.result(self.state)
            self._finish(now)
            return
        deciders = self.state.deciders()
        step = type(self.state.steps[-1]).__name__
        for number, seat in enumerate(self.seats):
            before = self.asked.pop(number, None)
            if number not in deciders:
                self._stop_clock(number, now)
                continue
            question = crc32(f"{step} {self.state.moves(number)}".encode())
            if before is not None and before.question == question and number != decided:
                self.asked[number] = before
            else:
                self.asked[number] = Asked(self.seq, now, question)
            if seat.played_by() is None:
                self.clocks[number] = self.clocks[number].started(now)

    def _finish(self, now: float) -> None:
        self.finished_at = now
        self.asked = {}
        self.undo_asked = None
        for number in range(len(self.clocks)):
            self._stop_clock(number, now)

    def _stop_clock(self, number: int, now: float) -> None:
        self.clocks[number] = self.clocks[number].stopped(now, self.clock, decided=False)


def open_from(id: str, entry: Opened) -> Table:
    """The table whose log begins with this entry."""
    settings = entry.settings
    seats = [
        Seat(wish.who, invitation=invitation, reserved=reserved)
        for wish, invitation, reserved in zip(
            settings.seats, entry.invitations, entry.reserved, strict=True
        )
    ]
    for seat, wish in zip(seats, settings.seats, strict=True):
        if wish.who == "bot":
            seat.bot = wish.bot or USUAL_BOT
    return Table(
        id=id,
        seq=1,
        settings=settings,
        opener=entry.opener,
        seed=entry.seed,
        watch=entry.watch,
        after=entry.after,
        seats=seats,
        opened_at=entry.at,
        changed_at=entry.at,
    )
