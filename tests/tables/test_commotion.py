"""Whole games with everything people do at once: wrong commands, undo, absence, resignation.

Whatever happens: the log alone gives the same table, a refused command has changed nothing,
nobody's question changes while they answer it, nobody notices what another does in secret, and no
table waits forever.
"""

import random
from collections.abc import Callable
from contextlib import suppress
from itertools import count

import msgspec
import pytest

from meadhall.bots import Seen, find_bot
from meadhall.kernel.dice import Dice
from meadhall.kernel.saga import replay
from meadhall.tables import lobby, playing, sagas, undoing
from meadhall.tables.draft import Draft
from meadhall.tables.entries import AnyEntry, Moved, Person, TookBack
from meadhall.tables.folding import fold
from meadhall.tables.quiet import entries_told
from meadhall.tables.refusal import Refused
from meadhall.tables.review import events_between
from meadhall.tables.scene import take_picture
from meadhall.tables.settings import SeatWish, Settings, UndoPolicy
from meadhall.tables.snapshot import encode_snapshot
from meadhall.tables.summary import summarize
from meadhall.tables.table import Table
from meadhall.tables.waking import follow_up, may_go_on, thoughts, wakes_at
from tests.tables.hall import ANNA, BJORN, BOT, CILLA, ME, OPEN, STRANGER, Hall, settings

PEOPLE = (ANNA, BJORN, CILLA, STRANGER)
POLICIES: tuple[UndoPolicy, ...] = ("none", "free", "consent", "friendly")

Command = Callable[[Draft], object]


class Commotion:
    """People who do anything at any time, most of it sensible."""

    def __init__(self, wanted: Settings, seed: int, fold_every: int) -> None:
        self.chance = random.Random(seed)
        self.hall = Hall(lobby.open_table(wanted, ANNA, 1_800_000_000.0))
        self.fold_every = fold_every
        self.steps = 0
        self.resigning = 0.015
        """How often someone resigns, or tries to leave."""
        self.together = 0
        """How often someone decided while another was asked and stayed so."""
        self.unnoticed = 0
        """How often someone did something that nobody else may notice."""
        self.refused: set[str] = set()
        self.done: set[str] = set()

    @property
    def table(self) -> Table:
        return self.hall.table

    def all_sit_down(self) -> None:
        for person in (BJORN, CILLA):
            with suppress(Refused):
                self.hall.joins(person)

    def play(self, most: int) -> None:
        while self.table.status in ("open", "playing") and self.steps < most:
            self.step()
        self.check_fold()

    def step(self) -> None:
        self.steps += 1
        careful = self.steps % self.fold_every == 0
        before = encode_snapshot(self.table) if careful else b""
        original = self.table
        try:
            self.carry_out(self.any_command())
        except Refused as refusal:
            self.refused.add(refusal.kind)
            assert self.table is original
        assert not before or encode_snapshot(original) == before, "a draft shares nothing"
        foreseen = may_go_on(self.table, self.hall.now)
        while self.carry_out(follow_up):
            assert foreseen, "the table does something that was not expected of it"
            foreseen = may_go_on(self.table, self.hall.now)
        if careful:
            self.check_fold()
        self.check_nobody_waits_for_ever()

    def carry_out(self, command: Command) -> bool:
        before = self.table
        if not self.hall.does(command):
            return False
        for entry in self.hall.log[before.seq :]:
            self.done.add(type(entry).__name__)
            self.check_questions(before, entry)
        if before.seq + 1 == self.table.seq and self.table.quiet[-1:] != before.quiet[-1:]:
            self.check_nobody_notices(before, self.table.quiet[-1].seat)
        return True

    def check_nobody_notices(self, before: Table, seat: int) -> None:
        """Whoever does not sit there sees the same table as before, with the same numbers."""
        self.unnoticed += 1
        now = self.hall.now
        for person in PEOPLE:
            if seat not in before.seats_of(person.id):
                seen, sees = (
                    msgspec.structs.asdict(take_picture(table, person.id, "en", now))
                    for table in (before, self.table)
                )
                assert [name for name in seen if seen[name] != sees[name]] == []
        assert summarize(before) == summarize(self.table)

    def check_questions(self, before: Table, entry: AnyEntry) -> None:
        table = self.table
        if isinstance(entry, Moved) and table.asked:
            is_same_step = type(before.state.steps[-1]) is type(table.state.steps[-1])
            for seat in table.asked.keys() & before.asked.keys() - {entry.seat}:
                if is_same_step and before.state.moves(seat) == table.state.moves(seat):
                    asked = before.asked[seat]
                    assert table.asked[seat] == asked, "what others answer changes no question"
                    self.together += 1
        if isinstance(entry, TookBack) and table.settings.undo == "free":
            came_to_light = table.state.irrevocable() != before.state.irrevocable()
            assert not came_to_light, "nothing had come to light"

    # What they do

    def any_command(self) -> Command:
        chance = self.chance
        table = self.table
        person = chance.choice(PEOPLE)
        own = table.seats_of(person.id)
        seat = chance.choice(own) if own and chance.random() < 0.9 else chance.randint(-1, 4)
        if thoughts(table) and chance.random() < 0.6:
            return self.bot_moves
        if table.undo_asked is not None and chance.random() < 0.4:
            return lambda draft: undoing.answer(draft, person, chance.random() < 0.7)
        if chance.random() < 0.03:
            self.hall.now += chance.choice([1.0, 7.3, 30.0, 200.0])
        kind = chance.random()
        if kind < 0.75:
            return lambda draft: self.any_move(draft, seat, person)
        to = chance.choice([None, None, len(table.moves) - 1, chance.randint(-1, 9)])
        rare: list[Command] = [
            lambda draft: undoing.take_back(draft, person, seat, to),
            lambda draft: undoing.take_back(draft, person, seat, None),
            lambda draft: undoing.answer(draft, person, True),
            lambda draft: playing.take_seat_back(draft, person, seat),
            lambda draft: playing.take_seat_back(draft, person, seat),
            lambda draft: self.any_plan(draft, seat, person),
            lambda draft: lobby.join(draft, person, chance.choice([None, seat]), None),
            lambda draft: lobby.start(draft, person, None),
        ]
        if kind < 0.75 + self.resigning:
            rare = [
                lambda draft: playing.resign(draft, person, seat),
                lambda draft: lobby.leave(draft, person),
                lambda draft: lobby.rematch(draft, person, "t2"),
            ]
        return chance.choice(rare)

    def any_move(self, draft: Draft, seat: int, person: Person) -> None:
        chance, table = self.chance, self.table
        asked = table.asked.get(seat)
        decision = chance.randint(0, 20)
        if asked and chance.random() < 0.95:
            decision = entries_told(table, asked.decision, table.seats_of(person.id))
        legal = table.state.moves(seat) if asked else []
        moves = table.game.moves
        move = chance.choice(legal) if legal and chance.random() < 0.9 else chance.randrange(3)
        word = moves.word(move) if chance.random() < 0.98 else "fly"
        key = chance.choice(["", "a", "b", "c"])
        playing.make_move(draft, person, seat, decision, word, key)

    def any_plan(self, draft: Draft, seat: int, person: Person) -> None:
        table = self.table
        has_seat = bool(table.asked) and seat < table.state.seats
        known = table.game.plans(table.state, seat) if has_seat else []
        plan = self.chance.choice([None, "unheard", *known])
        playing.make_plan(draft, person, seat, plan)

    def bot_moves(self, draft: Draft) -> None:
        thought = self.chance.choice(thoughts(self.table))
        dice = Dice.from_seed(f"{self.chance.random()}", 1)
        seen = Seen(self.table.game, self.table.state, thought.seat, dice)
        word = self.table.game.moves.word(find_bot("random").choose(seen))
        draft.move(thought.seat, word, f"bot:{thought.bot}")

    # What is always true

    def check_fold(self) -> None:
        folded = fold(self.table.id, self.hall.log)
        assert encode_snapshot(folded) == encode_snapshot(self.table)

    def check_nobody_waits_for_ever(self) -> None:
        table = self.table
        wakes = wakes_at(table, self.hall.now)
        assert (wakes is None) == (table.status in ("over", "ended"))
        assert wakes is None or wakes > self.hall.now
        assert len(table.made) == len(table.moves)
        assert set(table.asked) == (
            set(table.state.deciders()) if table.status == "playing" else set()
        )
        for number, clock in enumerate(table.clocks):
            by_person = table.seats[number].played_by() is None
            assert (clock.since is not None) == (number in table.asked and by_person)
            assert table.clock is not None
            assert 0 <= clock.left <= table.clock.cap


def check_end(commotion: Commotion) -> None:
    table = commotion.table
    if table.status == "over":
        assert sagas.prove(table).holds
        for _ in replay(table.game, sagas.to_saga(table)):
            pass
        assert summarize(table).places
        assert events_between(table, -1, len(table.moves), [], "en", all_seeing=True)


def test_commotion_at_fingers() -> None:
    refused: set[str] = set()
    done: set[str] = set()
    ends: set[str] = set()
    seats = [ME, OPEN, OPEN], [ME, ME, OPEN], [ME, OPEN, BOT]
    for seed in range(90):
        wanted = settings(*seats[seed % 3], undo=POLICIES[seed % 4])
        commotion = Commotion(wanted, seed, fold_every=1)
        if seed % 5 == 0:
            commotion.all_sit_down()
            commotion.resigning = 0.2
        commotion.play(most=300)
        check_end(commotion)
        refused |= commotion.refused
        done |= commotion.done
        ends.add(f"{commotion.table.status} {commotion.table.end_reason}")
    # It isn't a commotion unless all this happened in it.
    assert {"over ", "ended opener", "ended abandoned"} <= ends
    assert {"TookBack", "UndoAsked", "UndoAnswered", "SatIn", "Returned", "Resigned"} <= done
    assert {"Planned", "Joined", "Started", "Moved", "Ended"} <= done
    assert {"not-your-seat", "stale-decision", "obstacle", "undo-closed", "undo-off"} <= refused


@pytest.fixture(autouse=True)
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games every time."""
    numbers = count()
    monkeypatch.setattr(lobby, "new_secret", lambda: f"secret {next(numbers)}")


@pytest.mark.parametrize("undo", POLICIES)
@pytest.mark.parametrize("seed", range(2))
def test_commotion_at_champions(undo: UndoPolicy, seed: int) -> None:
    """Here several seats assign their warriors at once and in secret."""
    wanted = settings(
        ME,
        OPEN,
        SeatWish("bot", bot="random"),
        game="champions",
        undo=undo,
        clock="quick",
        options={"assign_mode": "simultaneous"},
    )
    commotion = Commotion(wanted, seed, fold_every=50)
    commotion.all_sit_down()
    commotion.resigning = 0.001
    commotion.play(most=2500)
    assert commotion.together > 5
    assert commotion.unnoticed > 5
    check_end(commotion)
