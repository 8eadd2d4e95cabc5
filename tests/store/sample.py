"""Tables and people to store."""

from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec

from meadhall.store import Account, Append, Store
from meadhall.tables.draft import Draft
from meadhall.tables.entries import AnyEntry, Person, TookBack
from meadhall.tables.folding import fold
from meadhall.tables.lobby import join, open_table, start
from meadhall.tables.settings import SeatWish, Settings
from meadhall.tables.summary import summarize

P = ParamSpec("P")
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
        self.entries = open_table(settings, opener, NOW)
        self.table = fold(id, self.entries)

    @property
    def last(self) -> AnyEntry:
        return self.entries[-1]

    def add(
        self, command: Callable[Concatenate[Draft, P], None], *args: P.args, **kwargs: P.kwargs
    ) -> list[AnyEntry]:
        """Carry out a command; returns what it added."""
        draft = Draft(self.table, NOW)
        command(draft, *args, **kwargs)
        self.entries += draft.entries
        self.table = draft.table
        return draft.entries

    def begin(self, *people: Person) -> list[AnyEntry]:
        new: list[AnyEntry] = []
        for person in people:
            new += self.add(join, person, None, None)
        return new + self.add(start, self.table.opener, None)

    def move(self, key: str = "") -> AnyEntry:
        """Add a move that may follow."""
        return self.add(_any_move, key)[0]

    def play(self, entries: int) -> None:
        """Play until the log is this long; a game that is over continues from its middle."""
        while self.table.seq < entries:
            self.add(_move_or_go_back)

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
        store.tables.append(Append(self.table.id, before, entries, summary, wake_at, snapshot))


def started_log(store: Store, id: str = "one", public: bool = True) -> Log:
    """A table of Anna and Bert that is being played and is stored."""
    log = Log(id, public)
    log.begin(BERT)
    log.create(store)
    return log


def _any_move(draft: Draft, key: str = "") -> None:
    table = draft.table
    draft.now = NOW + table.seq
    seat = table.state.deciders()[0]
    moves = table.state.moves(seat)
    draft.move(seat, table.game.moves.word(moves[len(table.moves) % len(moves)]), "anna", key)


def _move_or_go_back(draft: Draft) -> None:
    trial = Draft(draft.table, draft.now)
    _any_move(trial)
    if trial.table.status == "over":
        table = draft.table
        draft.add(TookBack(at=NOW + table.seq, seat=0, to=len(table.moves) // 2))
    else:
        _any_move(draft)


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
