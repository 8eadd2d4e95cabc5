"""Tables and people to store."""

from collections.abc import Sequence

from meadhall.store import Account, Store
from meadhall.tables.entries import AnyEntry, Moved, Opened, Person, TookBack
from meadhall.tables.lobby import join, open_table, started
from meadhall.tables.playing import moved
from meadhall.tables.settings import SeatWish, Settings
from meadhall.tables.summary import summarize
from meadhall.tables.table import Table, open_from

NOW = 1_700_000_000.0
ANNA = Person("anna", "Anna")
BERT = Person("bert", "Bert")
CARL = Person("carl", "Carl")


class Log:
    """A table beside its log."""

    def __init__(self, id: str = "one", public: bool = True, opener: Person = ANNA) -> None:
        settings = Settings(
            game="champions",
            seats=[SeatWish("me"), SeatWish("open")],
            public=public,
            undo="friendly",
            starts_when_full=False,
            seed="the same game in every run",
        )
        opened, *rest = open_table(settings, opener, NOW)
        assert isinstance(opened, Opened)
        self.entries: list[AnyEntry] = [opened]
        self.table = open_from(id, opened)
        self.add(rest)

    @property
    def last(self) -> AnyEntry:
        return self.entries[-1]

    def add(self, entries: Sequence[AnyEntry]) -> list[AnyEntry]:
        for entry in entries:
            self.table.apply(entry)
        self.entries += entries
        return list(entries)

    def begin(self, *people: Person) -> list[AnyEntry]:
        new: list[AnyEntry] = []
        for person in people:
            new += self.add(join(self.table, person, None, None, NOW))
        return new + self.add([started(self.table, NOW)])

    def next_move(self, key: str = "") -> Moved:
        """A move that may follow; not yet added."""
        table = self.table
        seat = table.state.deciders()[0]
        moves = table.state.moves(seat)
        word = table.game.moves.word(moves[len(table.moves) % len(moves)])
        return moved(table, seat, word, "anna", NOW + table.seq, key)

    def move(self, key: str = "") -> Moved:
        entry = self.next_move(key)
        self.add([entry])
        return entry

    def play(self, entries: int) -> None:
        """Play until the log is this long; a game that is over continues from its middle."""
        while self.table.seq < entries:
            entry = self.next_move()
            probe = self.table.state.copy()
            probe.play(entry.seat, self.table.game.moves.number(entry.move))
            if probe.is_over():
                half = len(self.table.moves) // 2
                self.add([TookBack(at=entry.at, seat=entry.seat, to=half)])
            else:
                self.add([entry])

    def create(self, store: Store, wake_at: float | None = None) -> None:
        store.tables.create(summarize(self.table), self.entries, wake_at)

    def append(
        self,
        store: Store,
        entries: Sequence[AnyEntry],
        wake_at: float | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        """Store what has already been added here."""
        before = self.table.seq - len(entries)
        summary = summarize(self.table)
        store.tables.append(self.table.id, before, entries, summary, wake_at, snapshot)


def started_log(store: Store, id: str = "one", public: bool = True) -> Log:
    """A table of Anna and Bert that is being played and is stored."""
    log = Log(id, public)
    log.begin(BERT)
    log.create(store)
    return log


def fold(id: str, entries: Sequence[AnyEntry]) -> Table:
    first, *rest = entries
    assert isinstance(first, Opened)
    table = open_from(id, first)
    for entry in rest:
        table.apply(entry)
    return table


def account(person: Person, guest: bool = False) -> Account:
    return Account(
        id=person.id,
        name=person.name,
        key=person.name.casefold(),
        guest=guest,
        password_hash=None if guest else "hash",
        language="en",
        created_at=NOW,
        seen_at=NOW,
    )
