"""Looking back, trying things out, exporting and importing."""

from pathlib import Path

import pytest
from msgspec import structs

from tests.server.client import (
    ALL_MINE,
    GENEROUS,
    Browser,
    Json,
    Server,
    decisions_in,
    running_server,
)


def finished(server: Server) -> tuple[Browser, Browser, str]:
    """Anna has won three stones with two fingers, Bjorn none with one."""
    anna, bjorn, table = server.two_play()
    for _ in range(3):
        anna.moves(table, "show:2")
        bjorn.moves(table, "show:1")
    return anna, bjorn, table


def saga_of(who: Browser, table: str) -> bytes:
    answer = who.ask("GET", f"/api/tables/{table}/saga")
    assert answer.status_code == 200
    name = f'attachment; filename="fingers-{table}.saga.json"'
    assert answer.headers["Content-Disposition"] == name
    return answer.content


def bring(who: Browser, saga: bytes, **params: Json) -> Json:
    headers = {"Content-Type": "application/json"}
    return who.post("/api/sagas", content=saga, params=params, headers=headers)


# Replay and events


def test_a_running_game_is_looked_at_from_ones_own_seat(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    anna.moves(table, "show:3")
    path = f"/api/tables/{table}/moves/1"
    assert anna.get(path, params={"seat": 0})["view"]["own"] == 3
    assert bjorn.get(path, params={"seat": 1})["view"]["own"] == -1
    assert server.stranger().get(path)["view"]["own"] == -1
    for who in (bjorn, server.guest(), server.stranger()):
        who.is_refused(403, "not-your-view", "GET", f"{path}?seat=0")


def test_a_finished_game_is_looked_at_from_every_seat(server: Server) -> None:
    _, bjorn, table = finished(server)
    moment = bjorn.get(f"/api/tables/{table}/moves/1", params={"seat": 0})
    assert moment["view"]["own"] == 2
    assert (moment["move"], moment["moves"], moment["seat"]) == (1, 6, 0)
    last = bjorn.get(f"/api/tables/{table}/moves/6")
    assert last["view"]["stones"] == [3, 0]
    assert {event["kind"] for event in last["events"]} >= {"shown", "won"}


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("moves/99", "no-such-move"),
        ("moves/1?seat=9", "no-such-seat"),
        ("events?last=99", "no-such-move"),
        ("events?first=3&last=1", "no-such-move"),
    ],
)
def test_there_is_nothing_beyond_the_game(server: Server, path: str, kind: str) -> None:
    anna, _, table = server.two_play()
    anna.is_refused(404, kind, "GET", f"/api/tables/{table}/{path}")


def test_before_a_game_there_is_nothing_to_look_at(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.opens(seats=[{"who": "me"}, {"who": "open"}])["id"]
    for path in ("events", "moves/0"):
        anna.is_refused(404, "no-such-move", "GET", f"/api/tables/{table}/{path}")


def test_events_are_shown_to_those_who_may_know(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    anna.moves(table, "show:3")
    own = anna.get(f"/api/tables/{table}/events")
    assert [event["facts"] for event in own] == [{"seat": 0, "n": 3}]
    for who in (bjorn, server.stranger()):
        assert who.get(f"/api/tables/{table}/events") == []
    bjorn.moves(table, "show:1")
    told = server.stranger().get(f"/api/tables/{table}/events", params={"first": 1})
    assert [event["kind"] for event in told][-1] == "won"
    assert "wins a stone" in told[-1]["text"]
    path = f"/api/tables/{table}/events?all_seeing=true"
    anna.is_refused(403, "not-your-view", "GET", path)


def test_whoever_comes_back_hears_what_happened_meanwhile(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    with anna.watches(table) as live:
        seen = live.picture()["seq"]
    anna.moves(table, "show:2")
    bjorn.moves(table, "show:1")
    # Without a number the server itself knows what was last seen; with one it need not.
    for params in ({}, {"since": seen}):
        with anna.watches(table, **params) as live:
            update = live.next("update")
            assert update["picture"]["moves"] == 2
            kinds = [event["kind"] for event in update["events"]]
            assert kinds[-1] == "won"
    with anna.watches(table) as live:
        assert live.next("update")["events"] == []


# Sagas


def test_a_saga_is_for_games_that_are_over(server: Server) -> None:
    anna, _, table = server.two_play()
    for path in ("saga", "proof"):
        anna.is_refused(409, "not-over", "GET", f"/api/tables/{table}/{path}")


def test_a_finished_game_is_proved_from_its_seed(server: Server) -> None:
    anna, _, table = finished(server)
    picture = anna.sees(table)
    proof = anna.get(f"/api/tables/{table}/proof")
    assert proof["holds"] is True
    assert proof["proved_from_seed"] is True
    assert proof["commitment"] == picture["commitment"]
    assert proof["seed"] == picture["seed"]
    assert proof["sentence"] != "proof-holds"


def test_a_saga_is_brought_to_look_at_or_to_go_on(server: Server) -> None:
    anna, _, table = finished(server)
    saga = saga_of(anna, table)
    cilla = server.guest("Cilla")
    look = bring(cilla, saga)
    assert (look["status"], look["moves"], look["imported"]) == ("over", 6, 6)
    go_on = bring(cilla, saga, at=4)
    assert (go_on["status"], go_on["moves"], go_on["rated"]) == ("playing", 4, False)
    assert [one["seat"] for one in decisions_in(go_on)] == [0, 1]
    assert cilla.moves(go_on["id"], "show:3")["moves"] == 5
    anna.is_refused(404, "no-such-table", "GET", f"/api/tables/{go_on['id']}")


def test_a_changed_saga_is_refused(server: Server) -> None:
    anna, _, table = finished(server)
    saga = saga_of(anna, table)
    for broken in (
        saga.replace(b'"show:2"', b'"show:3"', 1),
        saga[:-20],
        b"",
        b"\xff",
        b"[" * 100_000,
        b'{"game": "fingers"}',
        saga.replace(b'"fingers"', b'"chess"'),
    ):
        anna.is_refused(422, "broken-saga", "POST", "/api/sagas", content=broken)
    path = "/api/sagas?at=99"
    anna.is_refused(404, "no-such-move", "POST", path, content=saga)
    anna.is_refused(413, "too-large", "POST", "/api/sagas", content=b" " * (4 * 2**20 + 1))
    server.stranger().is_refused(401, "not-entered", "POST", "/api/sagas", content=saga)


# What if


def test_what_if_is_played_on_a_private_copy(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    bjorn.moves(table, "show:1")
    log = server.logs()[table]
    answers = [{"seat": 0, "move": "show:3"}]
    path = f"/api/tables/{table}/what-if"
    wish = {"seat": 0, "at": 0, "answers": [*answers, {"seat": 1, "move": "show:1"}]}
    branch = anna.post(path, wish)
    assert branch["view"]["stones"] == [1, 0]
    assert branch["events"][-1]["kind"] == "won"
    assert server.logs()[table] == log
    assert anna.sees(table)["moves"] == 1
    assert anna.post(path, wish) == branch


def test_what_if_redeals_the_unknown(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    bjorn.moves(table, "show:1")
    path = f"/api/tables/{table}/what-if"
    won = set()
    for world in range(20):
        wish = {"seat": 0, "at": 1, "world": world, "answers": [{"seat": 0, "move": "show:2"}]}
        won.add(tuple(anna.post(path, wish)["view"]["stones"]))
    assert won == {(1, 0), (0, 1)}


def test_what_if_stops_in_front_of_what_nobody_may_foresee(server: Server) -> None:
    anna, _, table = server.two_play(game="oracle")
    path = f"/api/tables/{table}/what-if"
    bowed = {"seat": 0, "at": 0, "answers": [{"seat": 0, "move": "bow"}]}
    [asked] = anna.post(path, bowed)["asked"]
    assert (asked["seat"], asked["choices"]) == (0, [])
    assert asked["prompt"].startswith("What-if stops here")
    for answers in (["ask:war"], ["bow", "ask:war"]):
        wish = {"seat": 0, "at": 0, "answers": [{"seat": 0, "move": move} for move in answers]}
        anna.is_refused(409, "what-if-sealed", "POST", path, wish)


def test_what_if_is_for_ones_own_seat(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    anna.moves(table, "show:3")
    path = f"/api/tables/{table}/what-if"
    for who in (bjorn, server.guest()):
        who.is_refused(403, "not-your-view", "POST", path, {"seat": 0, "at": 1})
    server.stranger().is_refused(401, "not-entered", "POST", path, {"seat": 0, "at": 1})
    anna.is_refused(404, "no-such-move", "POST", path, {"seat": 0, "at": 9})
    rubbish = {"seat": 0, "at": 0, "answers": [{"seat": 0, "move": "fly"}]}
    anna.is_refused(422, "unknown-move", "POST", path, rubbish)
    endless = {"seat": 0, "at": 0, "answers": [{"seat": 0, "move": "show:1"}] * 201}
    anna.is_refused(400, "malformed", "POST", path, endless)


def test_hot_seat_tables_can_be_looked_at_from_each_seat(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.opens(seats=ALL_MINE)["id"]
    anna.moves(table, "show:3", seat=1)
    views = [anna.get(f"/api/tables/{table}/moves/1", params={"seat": seat}) for seat in (0, 1)]
    assert [view["view"]["own"] for view in views] == [-1, 3]


def test_imported_games_that_are_over_have_a_limit(folder: Path, fingers: None) -> None:
    limits = structs.replace(GENEROUS, open_tables=1, sagas=2)
    with running_server(folder, limits) as server:
        anna, bjorn, table = finished(server)
        saga = saga_of(anna, table)
        for _ in range(2):
            assert bring(bjorn, saga)["status"] == "over"
        bjorn.is_refused(429, "too-many-sagas", "POST", "/api/sagas", content=saga)
        assert bring(anna, saga)["status"] == "over"
