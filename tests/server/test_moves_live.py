"""Moves over the open socket: the same rules as by HTTP, and an answer once they are stored."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from meadhall.server.page import MOVES_AT_ONCE
from meadhall.store import Unavailable
from tests.server.client import GENEROUS, Browser, Live, Server, allowed, running_server

Json = dict[str, Any]


def question(browser: Browser, table: str) -> Json:
    decision: Json = browser.decisions(table)[0]
    return decision


def move_of(asked: Json, key: str = "k", **other: Any) -> Json:
    """What a page says to make the first allowed move."""
    wish = {"seat": asked["seat"], "decision": asked["id"], "move": allowed(asked)[0]}
    return {"type": "move", **wish, "key": key, **other}


def says(page: Live, message: Json) -> None:
    page.says(msgspec.json.encode(message).decode())


def answer(page: Live) -> Json:
    answered: Json = page.until(lambda one: one["type"] in ("stored", "declined"))[-1]
    return answered


def test_a_move_is_stored_answered_and_seen_by_the_others(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    with anna.watches(table) as page, bjorn.watches(table) as other:
        before = other.picture()
        says(page, move_of(question(anna, table), key="mine"))
        answered = answer(page)
        assert answered == {
            "type": "stored",
            "key": "mine",
            "seq": before["seq"] + 1,
            "moves": 1,
            "repeated": False,
        }
        assert len(server.logs()[table]) == answered["seq"]
        assert other.picture()["seq"] == answered["seq"]


def test_a_move_that_is_sent_twice_is_made_once(server: Server) -> None:
    anna, _, table = server.two_play()
    with anna.watches(table) as page:
        move = move_of(question(anna, table))
        says(page, move)
        first = answer(page)
        says(page, move)
        again = answer(page)
        assert (again["seq"], again["repeated"]) == (first["seq"], True)
        # By HTTP it is the same request, too.
        del move["type"]
        assert anna.post(f"/api/tables/{table}/moves", move)["repeated"]


@pytest.mark.parametrize(
    ("other", "status", "kind"),
    [
        ({"decision": 1}, 409, "stale-decision"),
        ({"seat": 1}, 403, "not-your-seat"),
        ({"seat": 9}, 404, "no-such-seat"),
        ({"move": "show:9"}, 422, "unknown-move"),
    ],
)
def test_what_is_refused_says_why_and_the_line_stays(
    server: Server, other: Json, status: int, kind: str
) -> None:
    anna, _, table = server.two_play()
    before = server.log_lengths()
    with anna.watches(table) as page:
        says(page, move_of(question(anna, table), **other))
        declined = answer(page)
        assert (declined["status"], declined["kind"], declined["key"]) == (status, kind, "k")
        assert declined["detail"] not in ("", f"refusal-{kind}")
        assert server.log_lengths() == before
        says(page, move_of(question(anna, table)))
        assert answer(page)["type"] == "stored"


def test_a_rule_that_prevents_a_move_is_named(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    anna.moves(table, "show:3")
    bjorn.moves(table, "show:1")
    with anna.watches(table) as page:
        asked = question(anna, table)
        prevented = next(one for one in asked["choices"] if one["reason"])
        says(page, move_of(asked, move=prevented["move"]))
        declined = answer(page)
        assert (declined["status"], declined["kind"]) == (422, "obstacle")
        assert declined["rule"] == prevented["reason"]["rule"]
        assert declined["detail"] == prevented["reason"]["text"]


def test_strangers_do_not_move(server: Server) -> None:
    anna, _, table = server.two_play()
    move = move_of(question(anna, table))
    with server.stranger().watches(table) as page:
        says(page, move)
        assert answer(page)["status"] == 401
    with server.guest().watches(table) as page:
        says(page, move)
        assert answer(page)["kind"] == "not-your-seat"


def test_nobody_moves_with_a_session_that_has_ended(server: Server) -> None:
    anna, _, table = server.two_play()
    move = move_of(question(anna, table))
    with anna.watches(table) as page:
        anna.delete("/api/sessions/current")
        says(page, move)
        assert answer(page)["kind"] == "session-ended"


@pytest.mark.parametrize(
    "broken",
    [
        {"key": ""},
        {"key": "a b"},
        {"key": None},
        {"seat": -1},
        {"seat": "0"},
        {"decision": -1},
        {"move": ""},
        {"move": "x" * 121},
        {"more": 1},
    ],
)
def test_a_move_that_makes_no_sense_ends_the_line(server: Server, broken: Json) -> None:
    anna, _, table = server.two_play()
    before = server.log_lengths()
    with anna.watches(table) as page:
        says(page, move_of(question(anna, table), **broken))
        assert page.end() == (4422, "malformed-message")
    assert server.log_lengths() == before


def test_moves_count_as_requests(folder: Path, fingers: None) -> None:
    limits = structs.replace(GENEROUS, requests=0.01, request_burst=12)
    with running_server(folder, limits) as server:
        anna, _, table = server.two_play()
        move = move_of(question(anna, table), decision=1)
        with anna.watches(table) as page:
            answers = []
            for _ in range(12):
                says(page, move)
                answers.append(answer(page))
        assert [one["kind"] for one in answers[:3]] == ["stale-decision"] * 3
        assert (answers[-1]["kind"], answers[-1]["status"]) == ("too-many-requests", 429)
        assert answers[-1]["retry_after"] >= 1


def test_a_flood_of_moves_is_answered_but_not_queued(server: Server) -> None:
    anna, _, table = server.two_play()
    move = move_of(question(anna, table))
    with anna.watches(table) as page:
        for _ in range(10 * MOVES_AT_ONCE):
            says(page, move)
        answers = [answer(page) for _ in range(10 * MOVES_AT_ONCE)]
    assert sum(one["type"] == "stored" and not one["repeated"] for one in answers) == 1
    assert {one["kind"] for one in answers if one["type"] == "declined"} <= {"too-many-requests"}
    assert server.errors.take() == []


def test_a_move_that_cannot_be_stored_is_declined_and_not_shown(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, table = server.two_play()
    move = move_of(question(anna, table))
    with anna.watches(table) as page:
        with monkeypatch.context() as patch:

            def fail(*args: Any) -> None:
                raise Unavailable("away")

            patch.setattr(server.store.tables, "append_all", fail)
            says(page, move)
            declined = answer(page)
        assert (declined["status"], declined["kind"]) == (503, "store-away")
        assert server.errors.take()
        says(page, move)
        assert answer(page) == {
            "type": "stored",
            "key": "k",
            "seq": len(server.logs()[table]),
            "moves": 1,
            "repeated": False,
        }
