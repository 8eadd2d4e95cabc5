"""A hall with one table, so that a test reads like play: people sit down, play, wait."""

from collections.abc import Sequence

from meadhall.bots import Seen, find_bot
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import PLAN_ASKS, PLAN_IS_OVER
from meadhall.kernel.state import State
from meadhall.tables import lobby, playing, undoing
from meadhall.tables.clock import Clock
from meadhall.tables.entries import AnyEntry, Opened, Person
from meadhall.tables.playing import moved
from meadhall.tables.settings import SeatWish, Settings, UndoPolicy
from meadhall.tables.table import Table, open_from
from meadhall.tables.waking import follow_up, thoughts
from tests.kernel.toy import Fingers, FingersGame

ANNA = Person("p-anna", "Anna")
BJORN = Person("p-bjorn", "Bjorn")
CILLA = Person("p-cilla", "Cilla")
STRANGER = Person("p-stranger", "Stranger")

ME = SeatWish("me")
FRIEND = SeatWish("friend")
OPEN = SeatWish("open")
BOT = SeatWish("bot", bot="random")

NOON = 1_800_000_000.0
SOME_CLOCK = Clock(bank=100.0, gain=10.0, cap=120.0)


class FingersWithPlans(FingersGame):
    """``one``: one finger, until a stone is won. ``three``: three, as long as that is allowed.
    ``rest``: one finger with a tired hand, otherwise ask.
    """

    def plans(self, state: State, seat: int) -> list[str]:
        return ["one", "three", "rest"]

    def planned(self, state: State, seat: int, plan: str) -> int:
        assert isinstance(state, Fingers)
        if plan == "three":
            return 2
        if plan == "rest":
            return 0 if state.tired[seat] else PLAN_ASKS
        return PLAN_IS_OVER if state.stones[seat] else 0


FINGERS = FingersWithPlans()


def settings(
    *seats: SeatWish,
    game: str = "fingers",
    clock: str | Clock = SOME_CLOCK,
    undo: UndoPolicy = "free",
    public: bool = True,
    seed: str | None = None,
    options: dict[str, bool | int | str] | None = None,
    starts_when_full: bool = True,
) -> Settings:
    return Settings(
        game=game,
        seats=list(seats),
        options=options or {},
        public=public,
        clock=clock,
        undo=undo,
        seed=seed,
        sit_in="random",
        starts_when_full=starts_when_full,
    )


class Hall:
    """One table, its log, and the time."""

    def __init__(self, entries: Sequence[AnyEntry], id: str = "t1") -> None:
        first = entries[0]
        assert isinstance(first, Opened)
        self.now = first.at
        self.log: list[AnyEntry] = [first]
        self.table = open_from(id, first)
        self.happens(entries[1:])

    @staticmethod
    def opened(wanted: Settings, opener: Person = ANNA) -> "Hall":
        return Hall(lobby.open_table(wanted, opener, NOON))

    def happens(self, entries: Sequence[AnyEntry]) -> None:
        """Store and apply the entries, and whatever follows from them."""
        for entry in entries:
            self.table.apply(entry)
            self.log.append(entry)
        if self.table.seq and (more := follow_up(self.table, self.now)):
            self.happens(more)

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.happens([])

    def folded(self) -> Table:
        """The table rebuilt from its log."""
        return fold(self.table.id, self.log)

    # What people do

    def joins(self, person: Person, seat: int | None = None, invitation: str | None = None) -> None:
        self.happens(lobby.join(self.table, person, seat, invitation, self.now))

    def leaves(self, person: Person) -> None:
        self.happens(lobby.leave(self.table, person, self.now))

    def starts(self, person: Person) -> None:
        self.happens(lobby.start(self.table, person, None, self.now))

    def plays(self, person: Person, move: str, seat: int | None = None, key: str = "") -> None:
        number = self.seat_of(person) if seat is None else seat
        asked = self.table.asked.get(number)
        decision = asked.decision if asked else 0
        entries = playing.make_move(self.table, person, number, decision, move, key, self.now)
        self.happens(entries)

    def plans(self, person: Person, plan: str | None) -> None:
        seat = self.seat_of(person)
        self.happens(playing.make_plan(self.table, person, seat, plan, self.now))

    def resigns(self, person: Person, seat: int | None = None) -> None:
        number = self.seat_of(person) if seat is None else seat
        self.happens(playing.resign(self.table, person, number, self.now))

    def returns(self, person: Person) -> None:
        seat = self.seat_of(person)
        self.happens(playing.take_seat_back(self.table, person, seat, self.now))

    def takes_back(self, person: Person, to: int | None = None, seat: int | None = None) -> None:
        number = self.seat_of(person) if seat is None else seat
        self.happens(undoing.take_back(self.table, person, number, to, self.now))

    def answers(self, person: Person, agrees: bool) -> None:
        self.happens(undoing.answer(self.table, person, agrees, self.now))

    def seat_of(self, person: Person) -> int:
        return self.table.seats_of(person.id)[0]

    # What bots do

    def bots_play(self) -> None:
        """Make all decisions of bots, until a person is asked or the game is over."""
        while found := thoughts(self.table):
            thought = found[0]
            dice = Dice.from_seed(f"bot {self.table.seq}", 1)
            seen = Seen(self.table.game, self.table.state, thought.seat, dice)
            word = self.table.game.moves.word(find_bot(thought.bot).choose(seen))
            by = f"bot:{thought.bot}"
            self.happens([moved(self.table, thought.seat, word, by, self.now)])

    # What can be seen

    def status(self) -> str:
        return self.table.status

    def words(self) -> list[str]:
        return [move.move for move in self.table.moves]

    def left(self, seat: int) -> float:
        return self.table.clocks[seat].at(self.now)

    def decision(self, seat: int) -> int | None:
        asked = self.table.asked.get(seat)
        return None if asked is None else asked.decision


def fold(id: str, log: Sequence[AnyEntry]) -> Table:
    first = log[0]
    assert isinstance(first, Opened)
    table = open_from(id, first)
    for entry in log[1:]:
        table.apply(entry)
    return table


def two_play(
    undo: UndoPolicy = "free", clock: str | Clock = SOME_CLOCK, seed: str | None = None
) -> Hall:
    """Anna and Bjorn at fingers."""
    hall = Hall.opened(settings(ME, OPEN, undo=undo, clock=clock, seed=seed))
    hall.joins(BJORN)
    return hall


def three_play(undo: UndoPolicy = "free", clock: str | Clock = SOME_CLOCK) -> Hall:
    """Anna, Bjorn and Cilla at fingers."""
    hall = Hall.opened(settings(ME, OPEN, OPEN, undo=undo, clock=clock))
    hall.joins(BJORN)
    hall.joins(CILLA)
    return hall


def finished(undo: UndoPolicy = "free") -> Hall:
    """Anna has won three stones, Bjorn none."""
    hall = two_play(undo)
    for _ in range(3):
        hall.plays(ANNA, "show:2")
        hall.plays(BJORN, "show:1")
    return hall


def alone(undo: UndoPolicy = "free", seats: Sequence[SeatWish] = (ME, ME)) -> Hall:
    """Anna plays all seats at one screen."""
    return Hall.opened(settings(*seats, undo=undo, public=False))
