"""A data folder of 0.1.0 is opened by today's version, as "Upgrade" in docs/hosting.md says.

``meadhall-0.1.0.db.xz`` was written by the server of 0.1.0: Anna and Bert have accounts and played
each of the four games twice, once to the end and once for a dozen moves, all by version 1 of the
rules; they have an open table, and Sigrid, a guest, plays alone.
"""

import lzma
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.bots.puzzles import read_puzzles
from meadhall.cli import main
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.store import sqlite_url
from tests.server.client import Browser, Server, ok, problem_in, running_server

OLD = Path(__file__).parents[1] / "store" / "meadhall-0.1.0.db.xz"
OPEN_TABLE = "kdSsAvzyo6zrnjsVqNfLrg"
RUNNING = {
    "champions": "gNsmXm5JbkibHikUtJk39Q",
    "ice_garden": "1gAk0ZbUpUTIA7ObHYLMmQ",
    "last_aurora": "j1lS-ZQjWL8IfPkgm2lFXQ",
    "northgard": "X_-idrggYpCFHKMYSlbEWA",
}
GAMES = sorted(game_ids())


@pytest.fixture
def data(tmp_path: Path) -> Path:
    (tmp_path / "meadhall.db").write_bytes(lzma.decompress(OLD.read_bytes()))
    return tmp_path


@pytest.fixture
def server(data: Path) -> Iterator[Server]:
    with running_server(data, database=sqlite_url(data / "meadhall.db")) as server:
        yield server


@pytest.fixture
def anna(server: Server) -> Browser:
    return logged_in(server, "Anna", "anna keeps bees")


def logged_in(server: Server, name: str, password: str) -> Browser:
    browser = server.stranger()
    ok(browser.ask("POST", "/api/sessions", {"name": name, "password": password}))
    return browser


def tables_of(browser: Browser) -> dict[str, dict[str, str]]:
    """The ids of a person's tables, by their status and their game."""
    found: dict[str, dict[str, str]] = {}
    for table in browser.get("/api/me/tables"):
        found.setdefault(table["status"], {})[table["game"]] = table["id"]
    return found


def test_people_log_in_and_find_their_tables_and_ratings(server: Server, anna: Browser) -> None:
    assert anna.me()["name"] == "Anna"
    wrong = server.stranger().ask("POST", "/api/sessions", {"name": "Anna", "password": "wrong"})
    assert wrong.status_code == 401
    assert sorted(tables_of(anna)["over"]) == GAMES
    for name in ("Anna", "Bert"):
        player = anna.get(f"/api/players/{name}")
        assert sorted(rating["game"] for rating in player["ratings"]) == GAMES
    assert [account.name for account in server.store.people.all(10)] == ["Anna", "Bert", "Sigrid"]


def test_games_by_other_rules_are_closed_or_kept_with_the_reason(anna: Browser) -> None:
    finished = tables_of(anna)["over"]
    for tables in (finished, RUNNING):
        for game, id in tables.items():
            problem = problem_in(anna.ask("GET", f"/api/tables/{id}"), 409, "other-rules")
            assert f"version {find_game(game).rules}" in problem["detail"]
            assert "version 1 of its rules" in problem["detail"]
    # Results stay; what was being played is closed, by now or when its clock was looked at.
    assert tables_of(anna) == {
        "over": finished,
        "ended": RUNNING,
        "open": {"champions": OPEN_TABLE},
    }


def test_an_open_table_begins_by_the_rules_of_today(server: Server, anna: Browser) -> None:
    bert = logged_in(server, "Bert", "bert mends nets")
    bert.post(f"/api/tables/{OPEN_TABLE}/join", {})
    assert anna.sees(OPEN_TABLE)["status"] == "playing"
    for person in (anna, bert):
        if person.decisions(OPEN_TABLE):
            person.moves(OPEN_TABLE)
            return
    raise AssertionError("nobody may move")


def test_what_has_come_since_then_can_be_used(server: Server, anna: Browser) -> None:
    bert = logged_in(server, "Bert", "bert mends nets")
    anna.put("/api/me/friends/Bert")
    assert bert.put("/api/me/friends/Anna")["standing"] == "friends"
    bert.put("/api/me/avoided/Sigrid", {"how": "mute"})
    assert [one["game"] for one in anna.get("/api/daily")["games"]] == GAMES
    assert anna.sees(anna.post("/api/daily/champions")["id"])["status"] == "playing"
    puzzle = read_puzzles(find_game("northgard")).puzzles[0]
    place = f"/api/puzzles/northgard/{puzzle.id}"
    assert anna.post(place, {"move": puzzle.solution})["counts"]
    assert anna.get(place)["yours"]["solved"] == 1
    wish = {"title": "Winter Moot", "game": "champions", "kind": "round-robin"}
    moot = f"/api/tournaments/{bert.post('/api/tournaments', wish)['id']}"
    anna.post(f"{moot}/join")
    bert.post(f"{moot}/join")
    [pairing] = bert.post(f"{moot}/begin")["rounds"][0]["tables"]
    assert anna.sees(pairing["table"])["status"] == "playing"
    stored = anna.ask("GET", "/api/me/export")
    assert stored.status_code == 200
    assert all(text in stored.text for text in ("Anna", puzzle.id, moot.rpartition("/")[2]))


def test_hosts_see_which_games_cannot_go_on(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--data", str(data), "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert all(game in told for game in GAMES)
    assert "9 of 10" in told
    copy = data / "copy.db"
    assert main(["host", "backup", str(copy), "--data", str(data), "--lang", "en"]) == 0
    assert copy.stat().st_size > 100_000
