"""Whether a stored game is still what it was: its log is replayed from the start and compared."""

from itertools import islice

import msgspec
from msgspec import Struct

from meadhall.kernel.saga import BrokenSaga, Saga, next_link, replay
from meadhall.store import Store
from meadhall.store.raw import RawTable, raw_table
from meadhall.tables.entries import AnyEntry, Moved, Opened, Started
from meadhall.tables.folding import BrokenLog, apply, open_from
from meadhall.tables.sagas import to_saga
from meadhall.tables.snapshot import BrokenSnapshot, decode_snapshot, encode_snapshot
from meadhall.tables.summary import Summary, summarize
from meadhall.tables.table import Table

LONGEST_REASON = 200
RESULT = ("game", "status", "moves", "rated", "totals", "places", "end_reason")
"""What the list of tables must say just as the log does."""


class Difference(Struct, frozen=True, kw_only=True):
    """The first thing that is not as it should be."""

    move: int
    """The first move that differs, 0 for anything before the first move."""
    entry: int
    """Its position in the log."""
    sentence: str


class Checked(Struct, frozen=True, kw_only=True):
    table: str
    game: str
    status: str
    moves: int
    """How many moves were replayed."""
    difference: Difference | None


class _Differs(Exception):
    def __init__(self, sentence: str, move: int | None = None) -> None:
        super().__init__(" ".join(sentence.split())[:LONGEST_REASON])
        self.move = move


def check_table(store: Store, id: str) -> Checked:
    raw = raw_table(store, id)
    if raw is None:
        return Checked(table=id, game="", status="", moves=0, difference=None)
    run = _Run(id)
    difference: Difference | None = None
    try:
        run.fold(raw)
        run.check_end(raw)
    except _Differs as error:
        move = run.next_move() if error.move is None else error.move
        difference = Difference(move=move, entry=run.entry, sentence=str(error))
    return Checked(
        table=id, game=raw.game, status=raw.status, moves=run.moves(), difference=difference
    )


class _Run:
    """A table that grows entry by entry."""

    def __init__(self, id: str) -> None:
        self._id = id
        self._table: Table | None = None
        self.entry = 0
        """The entry that is being checked."""

    def moves(self) -> int:
        return 0 if self._table is None else len(self._table.moves)

    def next_move(self) -> int:
        """The number of the next move; 0 as long as the game has not begun."""
        return self.moves() + 1 if self._table is not None and self._table.start else 0

    def fold(self, raw: RawTable) -> None:
        """Apply every entry, without the help of a snapshot."""
        for seq, data in raw.entries:
            self.entry += 1
            if seq != self.entry:
                raise _Differs(f"entry {self.entry} of the log is missing")
            try:
                entry = msgspec.json.decode(data, type=AnyEntry)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                raise _Differs(f"entry {seq} of the log cannot be read: {error}") from error
            self._add(entry)
            if raw.snapshot is not None and raw.snapshot[0] == seq:
                self._check_snapshot(raw.snapshot[1])
        if self.entry != raw.seq or self._table is None:
            self.entry += 1
            raise _Differs(f"entry {self.entry} of the log is missing")

    def _check_snapshot(self, data: bytes) -> None:
        """Check that the table a server would load is the one that the log leads to."""
        assert self._table is not None
        try:
            kept = decode_snapshot(data)
        except BrokenSnapshot:
            # A server does not use it either.
            return
        if encode_snapshot(kept) != encode_snapshot(self._table):
            sentence = f"the snapshot after entry {self.entry} is not what the log leads to"
            raise _Differs(sentence, self.moves())

    def _add(self, entry: AnyEntry) -> None:
        number = self.next_move()
        try:
            if self._table is None:
                if not isinstance(entry, Opened):
                    raise _Differs("the log does not begin with the opening of the table")
                self._table = open_from(self._id, entry)
                return
            if isinstance(entry, Started):
                self._check_start(self._table, entry)
            elif isinstance(entry, Moved):
                _check_link(self._table, entry, number)
            apply(self._table, entry)
        except _Differs:
            raise
        except BrokenLog as error:
            sentence = f"move {error.move} ({_word(entry)}) is not possible, or leads elsewhere"
            raise _Differs(sentence, error.move) from error
        except Exception as error:
            # A log that does not fit the rules can make them fail in any way.
            sentence = f"entry {self.entry} of the log does not fit: {_reason(error)}"
            raise _Differs(sentence, number) from error

    def _check_start(self, table: Table, entry: Started) -> None:
        """Check the setup, its link, and any moves that were imported from another game."""
        game = table.game
        players = len(table.seats)
        saga = Saga(
            game=game.id,
            rules=entry.rules,
            players=players,
            options=game.read_settings(players, table.settings.options),
            seats=entry.names,
            commitment=table.commitment,
            seed=None if entry.scripted else table.seed_to_begin_with(),
            draw=None if entry.scripted else table.draw,
            opening=entry.opening,
            start=entry.start,
            moves=entry.imported,
            result=None,
        )
        try:
            # The result comes after the last position, and is not checked here.
            for _ in islice(replay(game, saga), len(entry.imported) + 1):
                pass
        except BrokenSaga as error:
            raise _Differs(str(error), error.move) from error

    def check_end(self, raw: RawTable) -> None:
        """Check the result, and what the list of tables says about it."""
        table = self._table
        assert table is not None
        last = len(table.moves)
        if table.status == "over":
            try:
                for _ in replay(table.game, to_saga(table)):
                    pass
            except BrokenSaga as error:
                raise _Differs(str(error), error.move) from error
        try:
            stored = msgspec.json.decode(raw.summary, type=Summary)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise _Differs(f"the stored result cannot be read: {error}", last) from error
        now = summarize(table)
        for name in RESULT:
            kept, made = getattr(stored, name), getattr(now, name)
            if kept != made:
                sentence = f"the stored result says {name} {kept!r}, the moves lead to {made!r}"
                raise _Differs(sentence, last)
        if (raw.game, raw.status, raw.rated) != (now.game, now.status, now.rated):
            raise _Differs("the table is listed as something that it is not", last)


def _check_link(table: Table, entry: Moved, number: int) -> None:
    link = table.moves[-1].link if table.moves else table.start
    if entry.link != next_link(link, entry.seat, entry.move, entry.outcomes):
        raise _Differs(f"move {number} ({entry.move}) was changed after it was made", number)


def _word(entry: AnyEntry) -> str:
    return entry.move if isinstance(entry, Moved) else type(entry).__name__


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
