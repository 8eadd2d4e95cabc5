"""A hall with one table, so that a test reads like play: people sit down, play, wait."""

from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec

from meadhall.bots import Seen, find_bot
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import PLAN_ASKS, PLAN_IS_OVER
from meadhall.kernel.state import State
from meadhall.tables import lobby, playing, undoing
from meadhall.tables.clock import Clock
from meadhall.tables.draft import Draft
from meadhall.tables.entries import AnyEntry, Person
from meadhall.tables.folding import fold
from meadhall.tables.quiet import entries_told
from meadhall.tables.settings import SeatWish, Settings, UndoPolicy
from meadhall.tables.table import Table
from meadhall.tables.waking import follow_up, may_go_on, thoughts
from tests.kernel.toy import Fingers, FingersGame

P = ParamSpec("P")
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
        self.now = entries[0].at
        self.log = list(entries)
        self.table = fold(id, entries)
        self.goes_on()

    @staticmethod
    def opened(wanted: Settings, opener: Person = ANNA) -> "Hall":
        return Hall(lobby.open_table(wanted, opener, NOON))

    def draft(self) -> Draft:
        return Draft(self.table, self.now)

    def does(
        self, command: Callable[Concatenate[Draft, P], object], *args: P.args, **kwargs: P.kwargs
    ) -> bool:
        """Carry out a command; False if it added nothing."""
        draft = self.draft()
        command(draft, *args, **kwargs)
        self.log += draft.entries
        self.table = draft.table
        return bool(draft.entries)

    def happens(
        self, command: Callable[Concatenate[Draft, P], object], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Carry out a command, and whatever follows from it."""
        self.does(command, *args, **kwargs)
        self.goes_on()

    def goes_on(self) -> None:
        foreseen = may_go_on(self.table, self.now)
        while self.does(follow_up):
            assert foreseen
            foreseen = may_go_on(self.table, self.now)

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.goes_on()

    def folded(self) -> Table:
        """The table rebuilt from its log."""
        return fold(self.table.id, self.log)

    # What people do

    def joins(self, person: Person, seat: int | None = None, invitation: str | None = None) -> None:
        self.happens(lobby.join, person, seat, invitation)

    def leaves(self, person: Person) -> None:
        self.happens(lobby.leave, person)

    def starts(self, person: Person) -> None:
        self.happens(lobby.start, person, None)

    def plays(self, person: Person, move: str, seat: int | None = None) -> None:
        number = self.seat_of(person) if seat is None else seat
        asked = self.table.asked.get(number)
        seats = self.table.seats_of(person.id)
        decision = entries_told(self.table, asked.decision, seats) if asked else 0
        self.happens(playing.make_move, person, number, decision, move)

    def plans(self, person: Person, plan: str | None) -> None:
        seat = self.seat_of(person)
        self.happens(playing.make_plan, person, seat, plan)

    def resigns(self, person: Person, seat: int | None = None) -> None:
        number = self.seat_of(person) if seat is None else seat
        self.happens(playing.resign, person, number)

    def returns(self, person: Person) -> None:
        seat = self.seat_of(person)
        self.happens(playing.take_seat_back, person, seat)

    def takes_back(self, person: Person, to: int | None = None, seat: int | None = None) -> None:
        number = self.seat_of(person) if seat is None else seat
        self.happens(undoing.take_back, person, number, to)

    def answers(self, person: Person, agrees: bool) -> None:
        self.happens(undoing.answer, person, agrees)

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
            self.happens(Draft.move, thought.seat, word, by)

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
