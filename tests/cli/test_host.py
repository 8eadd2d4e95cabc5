"""``meadhall host``: lists, backups, and what a host does to tables and people."""

import io
import json
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from meadhall.cli import keeping
from meadhall.store import Account, Session, Store
from meadhall.tables.entries import AnyEntry, Ended, Left, Resigned
from meadhall.tables.table import Table
from tests.cli.conftest import Run
from tests.store.sample import ANNA, BERT, CARL, NOW, Log
from tests.stored_games import enter, play, store_in, tampering, wait_for_players


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Anna and Bert, one waiting table, one running and one that is over."""
    with store_in(tmp_path) as store:
        enter(store, ANNA, BERT)
        wait_for_players(store, "waiting")
        play(store, "running", moves=20)
        play(store, "over")
    return tmp_path


def last_entries(store: Store, id: str, count: int = 1) -> list[AnyEntry]:
    return store.tables.entries(id)[-count:]


def load(store: Store, id: str) -> Table:
    table = store.tables.load(id)
    assert table is not None
    return table


# Lists


def test_tables_are_listed(meadhall: Run, data: Path) -> None:
    outcome = meadhall("host", "tables", "--data", str(data))
    assert outcome.code == 0
    for word in ("waiting", "running", "over", "champions", "playing", "Anna, Bert"):
        assert word in outcome.out
    listed = json.loads(meadhall("host", "tables", "--data", str(data), "--json").out)["tables"]
    assert {one["id"]: one["status"] for one in listed} == {
        "waiting": "open",
        "running": "playing",
        "over": "over",
    }
    assert "seed" not in listed[0]


def test_tables_are_listed_by_status(meadhall: Run, data: Path) -> None:
    chosen = meadhall("host", "tables", "--data", str(data), "--status", "playing", "--json")
    assert [one["id"] for one in json.loads(chosen.out)["tables"]] == ["running"]
    one = meadhall("host", "tables", "--data", str(data), "--limit", "1", "--json")
    assert len(json.loads(one.out)["tables"]) == 1
    assert meadhall("host", "tables", "--data", str(data), "--status", "lost").refuses("lost")
    none = meadhall("host", "tables", "--data", str(data), "--status", "ended")
    assert none.out == "There is no table.\n"


def test_users_are_listed_without_their_passwords(meadhall: Run, data: Path) -> None:
    outcome = meadhall("host", "users", "--data", str(data))
    assert outcome.code == 0
    assert "Anna" in outcome.out
    assert "account" in outcome.out
    listed = json.loads(meadhall("host", "users", "--data", str(data), "--json").out)["users"]
    assert [one["name"] for one in listed] == ["Anna", "Bert"]
    assert listed[0].keys() == {"id", "name", "guest", "language", "created_at", "seen_at"}


# Backups


def test_a_backup_is_a_database_of_its_own(meadhall: Run, data: Path) -> None:
    file = data / "copy" / "meadhall.db"
    file.parent.mkdir()
    outcome = meadhall("host", "backup", str(file), "--data", str(data))
    assert outcome.code == 0
    assert str(file) in outcome.out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (3,)
    assert meadhall("verify", "--data", str(file.parent)).code == 0
    again = meadhall("host", "backup", str(file), "--data", str(data))
    assert again.refuses("exists already")
    nowhere = meadhall("host", "backup", str(data / "no" / "x.db"), "--data", str(data))
    assert nowhere.refuses("cannot be made")


# Ending tables


@pytest.mark.parametrize("id", ["waiting", "running"])
def test_a_table_is_ended(meadhall: Run, data: Path, id: str) -> None:
    outcome = meadhall("host", "end-table", id, "--data", str(data))
    assert outcome.code == 0
    assert id in outcome.out
    with store_in(data) as store:
        assert load(store, id).status == "ended"
        [ended] = last_entries(store, id)
        assert isinstance(ended, Ended)
        assert ended.reason == "host"
        summary = store.tables.summary(id)
        assert summary is not None
        assert summary.status == "ended"
        # A server that has the table in memory should look at it at once.
        assert store.tables.due(ended.at + 1) == [id]
    assert meadhall("host", "end-table", id, "--data", str(data)).refuses("is over already")
    assert meadhall("verify", "--data", str(data)).code == 0


def test_a_table_that_cannot_be_run_is_ended_too(meadhall: Run, data: Path) -> None:
    with tampering(data) as connection:
        connection.execute("UPDATE entries SET data = '{}' WHERE table_id = 'running' AND seq = 9")
    assert meadhall("host", "end-table", "running", "--data", str(data)).code == 0
    with store_in(data) as store:
        summary = store.tables.summary("running")
        assert summary is not None
        assert (summary.status, summary.end_reason) == ("ended", "host")
        assert not any(seat.asked for seat in summary.seats)
        assert store.tables.due(NOW * 2) == []


def test_only_tables_that_are_there_and_not_over_can_be_ended(meadhall: Run, data: Path) -> None:
    assert meadhall("host", "end-table", "none", "--data", str(data)).refuses("no table none")
    assert meadhall("host", "end-table", "over", "--data", str(data)).refuses("is over already")


def test_whoever_is_faster_is_not_overwritten(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server stores a move between reading the table and ending it."""
    with store_in(data) as store:
        load_table = store.tables.load
        hurried: list[str] = []

        def load_and_be_late(id: str) -> Table | None:
            table = load_table(id)
            assert table is not None
            if not hurried:
                hurried.append(id)
                log = Log(id)
                log.table = table.copy()
                log.append(store, [log.move()])
            return table

        monkeypatch.setattr(store.tables, "load", load_and_be_late)
        assert keeping.end_table(store, "running", NOW)
        assert len(load(store, "running").moves) == 21
        assert load(store, "running").status == "ended"


# Removing people


def session_of(person: str) -> Session:
    return Session(
        id_hash=f"hash of {person}",
        person=person,
        created_at=NOW,
        seen_at=NOW,
        expires_at=NOW * 2,
        agent="",
    )


def test_a_person_is_removed(meadhall: Run, data: Path) -> None:
    with store_in(data) as store:
        enter(store, CARL)
        wait_for_players(store, "carls", BERT, opener=CARL)
        store.sessions.add(session_of("bert"))
        store.talk.add("over", "bert", "Bert", NOW, "Well played!")
        store.talk.set_note("over", "bert", "Anna likes trolls.")
    outcome = meadhall("host", "remove-user", "bert", "--yes", "--data", str(data))
    assert outcome.code == 0
    assert "Bert is removed and has left 2 unfinished tables." in outcome.out
    assert "Finished games keep the name" in outcome.out
    with store_in(data) as store:
        assert store.people.by_name(["bert"]) is None
        assert store.sessions.of_person("bert") == []
        assert store.talk.note("over", "bert") == ""
        [line] = store.talk.lines("over")
        assert (line.person, line.name, line.text) == (None, "", "Well played!")
        # As if he had left himself: the seat is free, the game for two is over.
        [left] = last_entries(store, "carls")
        assert isinstance(left, Left)
        [resigned] = last_entries(store, "running")
        assert isinstance(resigned, Resigned)
        assert load(store, "running").status == "over"
        assert load(store, "over").names() == ["Anna", "Bert"]
    assert meadhall("verify", "--data", str(data)).code == 0
    # The opener closes a table that has not begun.
    assert meadhall("host", "remove-user", "Anna", "--yes", "--data", str(data)).code == 0
    with store_in(data) as store:
        [ended] = last_entries(store, "waiting")
        assert isinstance(ended, Ended)
        assert ended.reason == "opener"
    assert meadhall("verify", "--data", str(data)).code == 0


def test_removing_asks_first(meadhall: Run, data: Path) -> None:
    for typed in ((), ("yes",), ("Anna",)):
        outcome = meadhall("host", "remove-user", "Bert", "--data", str(data), typed=typed)
        assert outcome.code == 1
        assert "Bert leaves 1 unfinished table " in outcome.out
        assert outcome.err == "meadhall: nothing was changed\n"
    with store_in(data) as store:
        assert store.people.by_name(["bert"]) is not None
    assert meadhall("host", "remove-user", "Bert", "--data", str(data), typed=("Bert",)).code == 0


def test_a_table_that_cannot_be_run_does_not_keep_a_person(meadhall: Run, data: Path) -> None:
    with tampering(data) as connection:
        connection.execute("UPDATE entries SET data = '{}' WHERE table_id = 'running' AND seq = 9")
    outcome = meadhall("host", "remove-user", "Bert", "--yes", "--data", str(data))
    assert outcome.code == 0
    assert "still sits at table running" in outcome.err
    assert "has left 0 unfinished tables" in outcome.out


def test_nobody_else_can_be_removed(meadhall: Run, data: Path) -> None:
    for command in ("remove-user", "reset-password"):
        assert meadhall("host", command, "Olaf", "--data", str(data)).refuses("nobody is called")


# Passwords


def test_a_new_password_is_like_one_of_the_server(meadhall: Run, data: Path) -> None:
    with store_in(data) as store:
        store.sessions.add(session_of("anna"))
    reset = ("host", "reset-password", "ANNA", "--data", str(data))
    outcome = meadhall(*reset, typed=("correct horse",))
    assert outcome.code == 0
    assert "horse" not in outcome.out
    with store_in(data) as store:
        anna = store.people.by_name(["anna"])
        assert anna is not None
        assert anna.password_hash is not None
        assert PasswordHasher().verify(anna.password_hash, "correct horse")
        assert not PasswordHasher().check_needs_rehash(anna.password_hash)
        assert store.sessions.of_person("anna") == []
    for typed in ((), ("short",), ("x" * 201,)):
        assert meadhall(*reset, typed=typed).refuses("password")


def test_a_guest_gets_an_account_by_a_password(meadhall: Run, data: Path) -> None:
    with store_in(data) as store:
        store.people.add(
            Account(
                id="gast",
                name="Gast",
                key="gast",
                guest=True,
                password_hash=None,
                language="en",
                created_at=NOW,
                seen_at=NOW,
            )
        )
    reset = ("host", "reset-password", "Gast", "--data", str(data))
    assert meadhall(*reset, typed=("correct horse",)).code == 0
    with store_in(data) as store:
        gast = store.people.by_name(["gast"])
        assert gast is not None
        assert not gast.guest


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_at_a_terminal_a_password_is_asked_for_twice(
    meadhall: Run, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = ["correct horse", "battery staple"]
    monkeypatch.setattr("meadhall.cli.host.getpass.getpass", lambda prompt: answers.pop(0))
    monkeypatch.setattr("io.StringIO", _Terminal)
    outcome = meadhall("host", "reset-password", "Anna", "--data", str(data))
    assert outcome.refuses("two different passwords")


# Wrong input


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ([], "COMMAND"),
        (["frolic"], "frolic"),
        (["end-table"], "ID"),
        (["tables", "--data", "nowhere"], "there is no database"),
        (["users", "--database", "sqlite:///nowhere.db"], "there is no database"),
        (["users", "--database", "postgresql://a:hush-hush@127.0.0.1:1/b"], "does not answer"),
    ],
)
def test_wrong_input_is_refused(meadhall: Run, arguments: list[str], part: str) -> None:
    outcome = meadhall("host", *arguments)
    assert outcome.refuses(part), outcome
    assert "hush" not in outcome.err
    assert not Path("nowhere.db").exists()
