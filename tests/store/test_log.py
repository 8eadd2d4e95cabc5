"""The logs of tables: who is first, what is read back."""

import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import text

from meadhall.store import Append, Conflict, DuplicateKey, Store, sqlite_url
from meadhall.tables.draft import Draft
from meadhall.tables.entries import Planned
from meadhall.tables.folding import UnreadableLog, fold
from meadhall.tables.lobby import rematch
from meadhall.tables.snapshot import encode_snapshot
from meadhall.tables.summary import summarize
from meadhall.tables.table import Table
from tests.store.sample import ANNA, BERT, CARL, NOW, Log, started_log


def same(one: Table | None, other: Table) -> bool:
    """Whether they are the same table; the earlier positions in memory may differ."""
    assert one is not None
    return encode_snapshot(one) == encode_snapshot(other)


def test_entries_come_back_as_they_were(store: Store) -> None:
    log = started_log(store)
    for _ in range(5):
        log.append(store, [log.move()])
    assert store.tables.entries("one") == log.entries
    assert store.tables.entries("one", after=4) == log.entries[4:]
    assert store.tables.entries("other") == []


def test_an_unknown_table_is_none(store: Store) -> None:
    assert store.tables.load("other") is None
    assert store.tables.summary("other") is None
    assert store.tables.snapshot("other") is None


def test_an_id_is_used_once(store: Store) -> None:
    log = started_log(store)
    with pytest.raises(Conflict):
        Log("one", opener=CARL).create(store)
    assert store.tables.entries("one") == log.entries


def test_only_the_first_of_two_appends_is_written(store: Store) -> None:
    log = started_log(store)
    seq = log.table.seq
    entry = log.move()
    log.append(store, [entry])
    with pytest.raises(Conflict):
        store.tables.append(Append("one", seq, [entry], summarize(log.table), None))
    with pytest.raises(Conflict):
        store.tables.append(Append("one", seq + 2, [entry], summarize(log.table), None))
    with pytest.raises(Conflict):
        store.tables.append(Append("other", seq, [entry], summarize(log.table), None))
    assert store.tables.entries("one") == log.entries
    assert store.tables.sequences(["one", "other"]) == {"one": log.table.seq}


def test_of_two_threads_exactly_one_is_first(store: Store) -> None:
    """Two write what follows the same entry, forty times; the log has no gaps or duplicates."""
    log = started_log(store)
    begun = log.table.seq
    rounds = 40
    summary = summarize(log.table)
    barrier = Barrier(2)

    def write(writer: int) -> list[bool]:
        won = []
        for number in range(rounds):
            entry = Planned(at=NOW, seat=writer, plan=str(number))
            barrier.wait()
            try:
                store.tables.append(Append("one", begun + number, [entry], summary, None))
                won.append(True)
            except Conflict:
                won.append(False)
            barrier.wait()
        return won

    with ThreadPoolExecutor(2) as threads:
        first, second = threads.map(write, (0, 1))
    assert [one != other for one, other in zip(first, second, strict=True)] == [True] * rounds
    written = store.tables.entries("one", after=begun)
    expected = [
        Planned(at=NOW, seat=0 if won else 1, plan=str(number)) for number, won in enumerate(first)
    ]
    assert written == expected
    assert store.tables.sequences(["one"]) == {"one": begun + rounds}


def test_a_key_is_used_once_per_table(store: Store) -> None:
    log = started_log(store)
    move = log.move(key="anna/1")
    log.append(store, [move])
    log.append(store, [log.move(), log.move()])
    before = list(log.entries)
    with pytest.raises(DuplicateKey):
        log.append(store, [log.move(key="anna/1")])
    assert store.tables.entries("one") == before
    assert store.tables.sequences(["one"]) == {"one": len(before)}
    assert store.tables.move_with_key("one", "anna/1") == move
    assert store.tables.move_with_key("one", "anna/2") is None
    assert store.tables.move_with_key("one", "") is None
    other = started_log(store, "two")
    move = other.move(key="anna/1")
    other.append(store, [move])
    assert store.tables.move_with_key("two", "anna/1") == move


def test_many_tables_are_written_together_and_each_is_refused_by_itself(store: Store) -> None:
    logs = [started_log(store, id) for id in ("one", "two", "three", "four")]
    logs[1].append(store, [logs[1].move(key="bert/1")])
    changes = [
        Append(log.table.id, log.table.seq, [log.move(key="bert/1")], summarize(log.table), None)
        for log in logs
    ]
    late = changes[2]
    store.tables.append(late)
    none, known, outrun, stored = store.tables.append_all([*changes[:2], late, changes[3]])
    assert none is stored is None
    assert isinstance(known, DuplicateKey)
    assert isinstance(outrun, Conflict)
    begun = logs[0].table.seq - 1
    assert store.tables.sequences(["one", "two", "three", "four"]) == dict.fromkeys(
        ["one", "two", "three", "four"], begun + 1
    )
    assert store.tables.append_all([]) == []


def test_a_rematch_is_written_with_what_leads_to_it(store: Store) -> None:
    log = started_log(store)
    log.table.status = "over"
    draft = Draft(log.table, NOW)
    opened = rematch(draft, ANNA, "two")
    leads = draft.entries
    again = Log("two")
    again.entries = []
    again.table = fold("two", opened)
    stale = Append("one", log.table.seq - 1, leads, summarize(log.table), None)
    with pytest.raises(Conflict):
        store.tables.create(summarize(again.table), opened, None, also=stale)
    assert store.tables.load("two") is None
    also = Append("one", log.table.seq, leads, summarize(log.table), None)
    store.tables.create(summarize(again.table), opened, None, also=also)
    assert store.tables.entries("one") == [*log.entries, *leads]
    assert store.tables.entries("two") == opened


def test_a_table_is_the_same_from_log_snapshot_or_broken_snapshot(store: Store) -> None:
    log = started_log(store)
    begun = log.table.seq
    log.play(60)
    log.append(store, log.entries[begun:])
    assert same(store.tables.load("one"), fold("one", log.entries))

    entry = log.move()
    log.append(store, [entry], snapshot=encode_snapshot(log.table))
    assert store.tables.snapshot("one") == (61, encode_snapshot(log.table))
    log.append(store, [log.move()])
    log.append(store, [log.move()])
    assert same(store.tables.load("one"), fold("one", log.entries))

    log.append(store, [log.move()], snapshot=b"broken")
    assert store.tables.snapshot("one") == (log.table.seq, b"broken")
    assert same(store.tables.load("one"), fold("one", log.entries))


def test_a_snapshot_is_really_used(store: Store) -> None:
    """Otherwise the other tests of snapshots would prove nothing."""
    log = started_log(store)
    log.move()
    seen = fold("one", log.entries)
    seen.watch = "from the snapshot"
    log.append(store, [log.last], snapshot=encode_snapshot(seen))
    loaded = store.tables.load("one")
    assert loaded is not None
    assert loaded.watch == "from the snapshot"


def test_a_snapshot_of_another_moment_is_not_used(store: Store) -> None:
    log = started_log(store)
    early = encode_snapshot(log.table)
    log.append(store, [log.move(), log.move()], snapshot=early)
    assert same(store.tables.load("one"), log.table)


def test_a_long_table_is_loaded_quickly(tmp_path: Path) -> None:
    store = Store.open(sqlite_url(tmp_path / "long.db"))
    log = Log("one")
    log.begin(BERT)
    log.play(2000)
    store.tables.create(summarize(log.table), log.entries[:1], None)
    snapshot = encode_snapshot(log.table)
    rest = Append("one", 1, log.entries[1:], summarize(log.table), None, snapshot)
    store.tables.append(rest)
    log.play(2025)
    log.append(store, log.entries[2000:])
    times = []
    for _ in range(5):
        begun = time.thread_time()
        loaded = store.tables.load("one")
        times.append(time.thread_time() - begun)
    assert same(loaded, log.table)
    assert loaded is not None
    assert loaded.seq == 2025
    assert statistics.median(times) < 0.05
    store.close()


def test_an_entry_that_cannot_be_read_is_named(store: Store) -> None:
    log = started_log(store)
    with store._database.writing() as connection:
        connection.execute(text("UPDATE entries SET data = '{' WHERE table_id = 'one' AND seq = 2"))
    with pytest.raises(UnreadableLog, match="entry 2 of the log cannot be read"):
        store.tables.load(log.table.id)


def test_a_summary_that_cannot_be_read_hides_no_other(store: Store) -> None:
    started_log(store)
    other = Log("two")
    store.tables.create(summarize(other.table), other.entries, None)
    with store._database.writing() as connection:
        connection.execute(text("UPDATE tables SET summary = '{' WHERE id = 'one'"))
    assert [one.id for one in store.tables.any(None, 10)] == ["two"]
