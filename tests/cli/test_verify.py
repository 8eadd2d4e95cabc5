"""``meadhall verify``: stored games that are intact, and some that were changed."""

import json
import sqlite3
from pathlib import Path

import msgspec
import pytest

from meadhall.kernel.catalogue import find_game
from meadhall.kernel.saga import encode, next_link
from meadhall.tables.draft import Draft
from meadhall.tables.entries import AnyEntry, Moved, TookBack
from meadhall.tables.folding import fold
from meadhall.tables.sagas import continue_saga, to_saga
from meadhall.tables.snapshot import encode_snapshot
from meadhall.tables.summary import summarize
from meadhall.tables.table import Table
from tests.cli.conftest import Outcome, Run
from tests.store.sample import ANNA, NOW
from tests.stored_games import play, store_in, tampering, wait_for_players

MOVE = 7


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """One table of each kind: waiting, running, over."""
    with store_in(tmp_path) as store:
        wait_for_players(store, "waiting")
        play(store, "running", moves=20)
        play(store, "over")
    return tmp_path


def entry_of(connection: sqlite3.Connection, table: str, move: int) -> tuple[int, Moved]:
    """A move with its position in the log."""
    rows = connection.execute(
        "SELECT seq, data FROM entries WHERE table_id = ? ORDER BY seq", (table,)
    )
    entries = [(seq, msgspec.json.decode(data, type=AnyEntry)) for seq, data in rows]
    return [(seq, entry) for seq, entry in entries if isinstance(entry, Moved)][move - 1]


def rewrite(connection: sqlite3.Connection, table: str, seq: int, data: str) -> None:
    connection.execute(
        "UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?", (data, table, seq)
    )


def write_move(connection: sqlite3.Connection, table: str, seq: int, entry: Moved) -> None:
    rewrite(connection, table, seq, msgspec.json.encode(entry).decode())


def first_difference(outcome: Outcome) -> tuple[str, int, str]:
    assert outcome.code == 1, outcome
    [broken] = json.loads(outcome.out)["broken"]
    return broken["table"], broken["difference"]["move"], broken["difference"]["sentence"]


def test_games_as_they_were_hold(meadhall: Run, data: Path) -> None:
    outcome = meadhall("verify", "--data", str(data))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith("All 3 tables check out, with ")
    found = json.loads(meadhall("verify", "--data", str(data), "--json").out)
    assert found["tables"] == 3
    assert found["moves"] > 100
    assert found["broken"] == []


def test_an_empty_database_holds(meadhall: Run, tmp_path: Path) -> None:
    with store_in(tmp_path):
        pass
    outcome = meadhall("verify", "--data", str(tmp_path))
    assert outcome.code == 0
    assert outcome.out == "There is no table to check.\n"


def test_undone_and_continued_games_hold(meadhall: Run, tmp_path: Path) -> None:
    with store_in(tmp_path) as store:
        over = play(store, "over")
        log = play(store, "undone", moves=20)
        log.append(store, log.add(Draft.add, TookBack(at=NOW, seat=0, to=12)))
        log.append(store, [log.move()])
        for id, saga in (
            ("continued", to_saga(over.table)),
            ("scripted", msgspec.structs.replace(to_saga(over.table), seed=None)),
        ):
            entries = continue_saga(encode(saga), 15, ANNA, NOW)
            table = fold(id, entries)
            store.tables.create(summarize(table), entries, None)
    outcome = meadhall("verify", "--data", str(tmp_path), "--json")
    assert outcome.code == 0, outcome.out


@pytest.mark.parametrize("table", ["running", "over"])
def test_a_changed_outcome_is_found(meadhall: Run, data: Path, table: str) -> None:
    with tampering(data) as connection:
        number = next(n for n in range(1, 20) if entry_of(connection, table, n)[1].outcomes)
        seq, entry = entry_of(connection, table, number)
        outcomes = [entry.outcomes[0] ^ 1, *entry.outcomes[1:]]
        write_move(connection, table, seq, msgspec.structs.replace(entry, outcomes=outcomes))
    found = first_difference(meadhall("verify", "--data", str(data), "--json"))
    assert found[:2] == (table, number)
    assert "was changed after it was made" in found[2]


def relinked(table: Table, entry: Moved, **changes: object) -> Moved:
    """A forged move whose link fits."""
    forged = msgspec.structs.replace(entry, **changes)
    before = table.moves[MOVE - 2].link
    return msgspec.structs.replace(
        forged, link=next_link(before, forged.seat, forged.move, forged.outcomes)
    )


@pytest.mark.parametrize("change", ["outcome", "move", "unknown move", "seat"])
def test_a_change_with_a_forged_link_is_found(meadhall: Run, data: Path, change: str) -> None:
    with store_in(data) as store:
        log = play(store, "forged")
    forgeries: dict[str, dict[str, object]] = {
        "outcome": {"outcomes": [5, 5, 5]},
        "move": {"move": find_game("champions").moves.word(0)},
        "unknown move": {"move": "frolic:everywhere"},
        "seat": {"seat": 77},
    }
    with tampering(data) as connection:
        seq, entry = entry_of(connection, "forged", MOVE)
        write_move(connection, "forged", seq, relinked(log.table, entry, **forgeries[change]))
    table, move, _ = first_difference(meadhall("verify", "--data", str(data), "--json"))
    assert (table, move) == ("forged", MOVE)


def test_a_changed_move_is_named_for_people(meadhall: Run, data: Path) -> None:
    with tampering(data) as connection:
        seq, entry = entry_of(connection, "over", MOVE)
        write_move(connection, "over", seq, msgspec.structs.replace(entry, move="pass"))
    outcome = meadhall("verify", "--data", str(data))
    assert outcome.code == 1
    first, last = outcome.out.splitlines()
    assert first.startswith(f"over  champions, move {MOVE}: move {MOVE} (pass) was changed")
    assert last == "Tables that do not check out: 1 of 3."


def test_a_changed_start_is_found(meadhall: Run, data: Path) -> None:
    with tampering(data) as connection:
        connection.execute(
            "UPDATE entries SET data = replace(data, 'Bert', 'Olaf') WHERE table_id = 'over'"
        )
    assert first_difference(meadhall("verify", "--data", str(data), "--json")) == (
        "over",
        0,
        "the start was changed after the game",
    )


def test_a_changed_seed_is_found(meadhall: Run, data: Path) -> None:
    with tampering(data) as connection:
        connection.execute(
            "UPDATE entries SET data = replace(data, 'the same game', 'another game')"
            " WHERE table_id = 'running' AND seq = 1"
        )
    outcome = meadhall("verify", "--data", str(data), "--json")
    assert first_difference(outcome)[:2] == ("running", 0)


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ('"places":[', '"places":[2,', "places"),
        ('"status":"over"', '"status":"ended"', "status"),
        ('"totals":[', '"totals":[99,', "totals"),
        ('"totals":', "totals", "cannot be read"),
    ],
)
def test_a_changed_result_is_found(
    meadhall: Run, data: Path, old: str, new: str, part: str
) -> None:
    with tampering(data) as connection:
        connection.execute(
            "UPDATE tables SET summary = replace(summary, ?, ?) WHERE id = 'over'", (old, new)
        )
        [moves] = connection.execute(
            "SELECT count(*) FROM entries WHERE table_id = 'over' AND data LIKE '%\"Moved\"%'"
        ).fetchone()
    table, move, sentence = first_difference(meadhall("verify", "--data", str(data), "--json"))
    assert (table, move) == ("over", moves)
    assert part in sentence


@pytest.mark.parametrize(
    "rubbish", ["", "{", "[]", '{"type":"Danced","at":1}', '{"type":"Moved"}', "[" * 100_000]
)
def test_an_entry_that_cannot_be_read_is_reported(meadhall: Run, data: Path, rubbish: str) -> None:
    with tampering(data) as connection:
        seq, _ = entry_of(connection, "running", MOVE)
        rewrite(connection, "running", seq, rubbish)
    table, move, sentence = first_difference(meadhall("verify", "--data", str(data), "--json"))
    assert (table, move) == ("running", MOVE)
    assert f"entry {seq} of the log cannot be read" in sentence


@pytest.mark.parametrize("where", [1, 2, 10, -1])
def test_a_missing_entry_is_reported(meadhall: Run, data: Path, where: int) -> None:
    with tampering(data) as connection:
        [count] = connection.execute(
            "SELECT count(*) FROM entries WHERE table_id = 'running'"
        ).fetchone()
        seq = where % (count + 1)
        connection.execute("DELETE FROM entries WHERE table_id = 'running' AND seq = ?", (seq,))
    _, _, sentence = first_difference(meadhall("verify", "--data", str(data), "--json"))
    assert sentence == f"entry {seq} of the log is missing"


@pytest.mark.parametrize(
    ("data_of", "expected"),
    [
        ('{"type":"TookBack","at":1,"seat":0,"to":500}', "does not fit: IndexError"),
        ('{"type":"Left","at":1,"seat":9,"name":"Anna"}', "does not fit: IndexError"),
        ('{"type":"UndoAnswered","at":1,"seat":0,"agrees":true}', "does not fit: AssertionError"),
    ],
)
def test_an_entry_that_does_not_fit_is_reported(
    meadhall: Run, data: Path, data_of: str, expected: str
) -> None:
    with tampering(data) as connection:
        seq, _ = entry_of(connection, "running", MOVE)
        rewrite(connection, "running", seq, data_of)
    table, move, sentence = first_difference(meadhall("verify", "--data", str(data), "--json"))
    assert (table, move) == ("running", MOVE)
    assert expected in sentence


def test_a_game_that_is_not_installed_is_reported(meadhall: Run, data: Path) -> None:
    with tampering(data) as connection:
        connection.execute("UPDATE entries SET data = replace(data, 'champions', 'chess')")
    outcome = meadhall("verify", "--data", str(data))
    assert outcome.code == 1
    assert "chess" in outcome.out


def test_a_database_that_is_not_there_is_refused_and_not_made(
    meadhall: Run, tmp_path: Path
) -> None:
    assert meadhall("verify", "--data", str(tmp_path / "none")).refuses("there is no database")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_is_refused(meadhall: Run, tmp_path: Path) -> None:
    (tmp_path / "meadhall.db").write_text("Dear diary, " * 100)
    assert meadhall("verify", "--data", str(tmp_path)).refuses("database")


def test_a_forged_snapshot_is_found(meadhall: Run, data: Path) -> None:
    """The server loads a table from its snapshot; the log itself is intact."""
    with store_in(data) as store:
        table = store.tables.load("running")
        assert table is not None
        honest = encode_snapshot(table)
        table.seats[0].name = "Mallory"
        forged = encode_snapshot(table)
    for snapshot, code in ((honest, 0), (forged, 1), (b"garbage", 0)):
        with tampering(data) as connection:
            connection.execute(
                "INSERT OR REPLACE INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)",
                ("running", table.seq, snapshot),
            )
        outcome = meadhall("verify", "--data", str(data), "--json")
        assert outcome.code == code
    assert "the snapshot after entry" not in outcome.out
