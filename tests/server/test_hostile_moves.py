"""Commands that nobody may give: they are refused with a reason and change nothing."""

import pytest

from tests.server.client import (
    Browser,
    Json,
    Server,
    decided,
)


@pytest.fixture
def game(server: Server) -> tuple[Browser, Browser, str]:
    return server.two_play()


@pytest.mark.parametrize(
    "path", ["", "/moves", "/chat", "/notes", "/events", "/saga", "/proof", "/moves/0"]
)
def test_unknown_table(server: Server, path: str) -> None:
    method = "GET" if path != "/moves" else "POST"
    body = {"seat": 0, "decision": 1, "move": "show:1"} if method == "POST" else None
    url = f"/api/tables/AAAAAAAAAAAAAAAAAAAAAA{path}"
    server.guest().is_refused(404, "no-such-table", method, url, body)


COMMANDS: list[tuple[str, Json]] = [
    ("moves", {"seat": 1, "decision": 4, "move": "show:1"}),
    ("take-back", {"seat": 1}),
    ("resign", {"seat": 1}),
    ("return", {"seat": 1}),
    ("plan", {"seat": 1, "plan": "one"}),
    ("hint", {"seat": 1}),
]


@pytest.mark.parametrize(("command", "body"), COMMANDS)
def test_the_seat_of_another(game: tuple[Browser, Browser, str], command: str, body: Json) -> None:
    anna, _, table = game
    anna.is_refused(403, "not-your-seat", "POST", f"/api/tables/{table}/{command}", body)


@pytest.mark.parametrize(("command", "body"), COMMANDS)
def test_a_seat_that_does_not_exist(
    game: tuple[Browser, Browser, str], command: str, body: Json
) -> None:
    anna, _, table = game
    nowhere = {**body, "seat": 2}
    anna.is_refused(404, "no-such-seat", "POST", f"/api/tables/{table}/{command}", nowhere)
    for seat in (-1, 17, 2**70, "0", 0.5, None, True, [0]):
        anna.is_refused(
            400, "malformed", "POST", f"/api/tables/{table}/{command}", {**body, "seat": seat}
        )


@pytest.mark.parametrize(("command", "body"), COMMANDS)
def test_a_spectator_who_acts(
    server: Server, game: tuple[Browser, Browser, str], command: str, body: Json
) -> None:
    path = f"/api/tables/{game[2]}/{command}"
    server.guest().is_refused(403, "not-your-seat", "POST", path, body)
    server.stranger().is_refused(401, "not-entered", "POST", path, body)


def test_not_your_turn(game: tuple[Browser, Browser, str]) -> None:
    anna, _, table = game
    move = decided(anna, table)
    anna.moves(table)
    anna.is_refused(409, "not-your-turn", "POST", f"/api/tables/{table}/moves", move)


def test_stale_decision(game: tuple[Browser, Browser, str]) -> None:
    anna, bjorn, table = game
    stale = decided(anna, table)
    anna.moves(table)
    bjorn.moves(table)
    anna.is_refused(409, "stale-decision", "POST", f"/api/tables/{table}/moves", stale)
    for decision in (0, 10**6, 2**63 - 1):
        move = decided(anna, table, decision=decision)
        anna.is_refused(409, "stale-decision", "POST", f"/api/tables/{table}/moves", move)


def test_illegal_move_is_refused_with_the_rule(game: tuple[Browser, Browser, str]) -> None:
    anna, bjorn, table = game
    anna.moves(table, "show:3")
    bjorn.moves(table, "show:1")
    tired = decided(anna, table, move="show:3")
    problem = anna.ask("POST", f"/api/tables/{table}/moves", tired).json()
    assert (problem["status"], problem["kind"], problem["rule"]) == (422, "obstacle", "TOY-02")


def test_illegal_move_of_a_real_game(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.opens(game="champions")["id"]
    while True:
        decision = anna.decisions(table)[0]
        forbidden = [one for one in decision["choices"] if one["reason"]]
        if forbidden:
            break
        anna.moves(table)
    wrong = {"seat": decision["seat"], "decision": decision["id"], "move": forbidden[0]["move"]}
    problem = anna.is_refused(422, "obstacle", "POST", f"/api/tables/{table}/moves", wrong)
    assert problem["rule"] == forbidden[0]["reason"]["rule"]
    assert problem["rule"].startswith("CHM-")
    assert problem["detail"] == forbidden[0]["reason"]["text"]


def test_a_word_that_is_not_a_move(game: tuple[Browser, Browser, str]) -> None:
    anna, _, table = game
    path = f"/api/tables/{table}/moves"
    for word in ("fly", "show", "show:4", "show:1:1", "SHOW:1", "show:1\0", "{$x}", "a" * 120):
        anna.is_refused(422, "unknown-move", "POST", path, decided(anna, table, move=word))
    for rubbish in ("", "a" * 121, None, 1, ["show:1"]):
        anna.is_refused(400, "malformed", "POST", path, decided(anna, table, move=rubbish))


def test_a_key_that_is_not_a_key(game: tuple[Browser, Browser, str]) -> None:
    anna, _, table = game
    for key in ("", "a b", "a/b", "x" * 65, "a\0", "ą", "a\n", 7):
        move = decided(anna, table, key=key)
        anna.is_refused(400, "malformed", "POST", f"/api/tables/{table}/moves", move)
