"""Tables that were begun with the code of before, played again with the code of now.

The moves are made again from the start. If one of them no longer fits, the game begins again for
the same people. Either way the log becomes one that the new rules could have written, so that the
table goes on like any other.
"""

from collections.abc import Collection, Sequence

from msgspec import Struct

from meadhall.store import Store
from meadhall.tables.draft import Draft
from meadhall.tables.entries import (
    AnyEntry,
    Moved,
    Started,
    TookBack,
    UndoAnswered,
    UndoAsked,
)
from meadhall.tables.folding import fold
from meadhall.tables.lobby import started
from meadhall.tables.summary import UNFINISHED, summarize
from meadhall.tables.table import Table


class BeganAgain(Struct, frozen=True):
    """A game whose moves do not fit the new rules."""

    table: str
    move: int
    """The number of the first one that does not."""
    word: str


def replay_tables(store: Store, games: Collection[str]) -> list[BeganAgain]:
    """Bring the tables of these games that are not over up to date; say which began again."""
    found: list[BeganAgain] = []
    for id in list(store.tables.all_ids()):
        summary = store.tables.summary(id)
        if summary is None or summary.game not in games or summary.status not in UNFINISHED:
            continue
        entries, table, unfit = replayed(id, store.tables.entries(id))
        if unfit is not None:
            found.append(unfit)
        # The table is due at once: a bot may have been thinking about its move.
        store.tables.rewrite(id, entries, summarize(table), entries[-1].at)
    return found


def replayed(id: str, log: Sequence[AnyEntry]) -> tuple[list[AnyEntry], Table, BeganAgain | None]:
    """The log that the present rules would have written, its table, and where it did not fit."""
    starts = [at for at, entry in enumerate(log) if isinstance(entry, Started)]
    if not starts:
        return [*log], fold(id, log), None
    lobby, beginning = log[: starts[0]], log[starts[0]]
    assert isinstance(beginning, Started)
    draft = begin_again(id, lobby, beginning)
    unfit = None
    moves = 0
    for entry in without_undone(log[starts[0] + 1 :]):
        draft.now = entry.at
        moves += isinstance(entry, Moved)
        try:
            if isinstance(entry, Moved):
                draft.move(entry.seat, entry.move, entry.by, entry.key)
            else:
                draft.add(entry)
        # The rules of today may fail in any way on the moves of yesterday.
        except Exception:
            draft = begin_again(id, lobby, beginning)
            unfit = BeganAgain(id, moves, entry.move if isinstance(entry, Moved) else "")
            break
    return [*lobby, *draft.entries], draft.table, unfit


def begin_again(id: str, lobby: Sequence[AnyEntry], beginning: Started) -> Draft:
    """The table as it stood at its first choice, by the rules of now."""
    draft = Draft(fold(id, lobby), beginning.at)
    level = next(iter(beginning.bots.values()), None)
    draft.add(started(draft.table, beginning.at, level))
    return draft


def without_undone(log: Sequence[AnyEntry]) -> list[AnyEntry]:
    """These entries without the moves that were taken back, and without all talk about that."""
    kept: list[AnyEntry] = []
    for entry in log:
        if isinstance(entry, TookBack):
            moves = [one for one in kept if isinstance(one, Moved)][entry.to :]
            undone = [one for one in moves if not (one.quiet and one.seat != entry.seat)]
            kept = [one for one in kept if one not in undone]
        elif not isinstance(entry, (UndoAsked, UndoAnswered)):
            kept.append(entry)
    return kept
