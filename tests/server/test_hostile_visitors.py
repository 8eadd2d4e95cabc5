"""Visitors who are not who or where they say they are get nothing."""

import socket
from pathlib import Path

import pytest

from meadhall.server.people import KNOWN_FOR
from tests.server.client import (
    Json,
    Server,
    decided,
    problem_in,
    running_server,
)


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "", "http://[", "http://127.0.0.1", "ftp://127.0.0.1", "x"],
)
def test_wrong_origin(server: Server, origin: str) -> None:
    anna, _, table = server.two_play()
    headers = {"Origin": origin}
    path = f"/api/tables/{table}/moves"
    anna.is_refused(403, "wrong-origin", "POST", path, decided(anna, table), headers=headers)
    anna.is_refused(403, "wrong-origin", "DELETE", "/api/me/sessions", headers=headers)


def test_right_origin(server: Server) -> None:
    anna, _, table = server.two_play()
    path = f"/api/tables/{table}/moves"
    own = {"Origin": server.url}
    assert anna.ask("POST", path, decided(anna, table), headers=own).is_success


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "localhost.evil.example"])
def test_a_name_that_is_not_ours(server: Server, host: str) -> None:
    """A page of another site, whose name was made to lead here, reads and does nothing."""
    headers = {"Host": host, "Origin": f"http://{host}"}
    anna = server.guest()
    anna.is_refused(403, "wrong-host", "GET", "/api/me", headers=headers)
    anna.is_refused(403, "wrong-host", "POST", "/api/enter", {"name": "Eve"}, headers=headers)


def test_names_that_are_ours(folder: Path) -> None:
    with running_server(
        folder, public_url="https://hall.example", hosts=["play.example"]
    ) as server:
        for host in (
            "hall.example",
            "PLAY.example:8000",
            "localhost:8000",
            "192.168.1.20:8000",
            "[::1]:8000",
            socket.gethostname(),
        ):
            server.stranger().get("/api/games", headers={"Host": host}, timeout=60)


def test_browsers_come_back_over_tls_only_if_they_came_over_it(folder: Path) -> None:
    with running_server(folder, behind_proxy=True) as server:
        for proto, is_told in (("https", True), ("http", False)):
            answer = server.stranger().ask("GET", "/", headers={"X-Forwarded-Proto": proto})
            assert ("Strict-Transport-Security" in answer.headers) is is_told


def test_the_origin_may_be_that_of_the_proxy(folder: Path) -> None:
    with running_server(folder, public_url="https://hall.example") as server:
        headers = {"Origin": "https://hall.example"}
        assert (
            server.stranger().ask("POST", "/api/enter", {"name": "A"}, headers=headers).is_success
        )
        headers = {"Origin": "https://hall.example.evil.example"}
        server.stranger().is_refused(
            403, "wrong-origin", "POST", "/api/enter", {"name": "B"}, headers=headers
        )


def test_forged_cookies(server: Server) -> None:
    anna = server.guest("Anna")
    id, _, signature = anna.cookie.partition(".")
    other = server.guest().cookie.partition(".")[0]
    for forged in (
        "x",
        ".",
        f"{id}.",
        f"{id}",
        f"{id}.{signature[:-1]}",
        f"{id}.{signature.upper()}",
        f"{id}x.{signature}",
        f"{other}.{signature}",
        f"{id}.{signature}.{signature}",
        "x" * 4000,
        "%00.%00",
    ):
        browser = server.stranger()
        browser.cookie = forged
        browser.is_refused(401, "session-invalid", "GET", "/api/me")
        # Nor are they treated as a stranger, who may look at public things.
        browser.is_refused(401, "session-invalid", "GET", "/api/tables")


def test_an_ended_session_moves_nothing(server: Server) -> None:
    anna, _, table = server.two_play()
    move = decided(anna, table)
    cookie = anna.cookie
    anna.delete("/api/sessions/current")
    anna.cookie = cookie
    anna.is_refused(401, "session-ended", "POST", f"/api/tables/{table}/moves", move)


def test_an_expired_session_moves_nothing(folder: Path, fingers: None) -> None:
    with running_server(folder) as server:
        anna, _, table = server.two_play(clock="unhurried")
        move = decided(anna, table)
        server.clock.wait(400 * 24 * 3600 + KNOWN_FOR)
        answer = anna.ask("POST", f"/api/tables/{table}/moves", move)
        problem_in(answer, 401, "session-expired")
        assert server.table(table).moves == []


def test_sessions_of_others(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    session = anna.get("/api/me/sessions")[0]["id"]
    bjorn.is_refused(403, "no-such-session", "DELETE", f"/api/me/sessions/{session}")
    assert session not in str(bjorn.get("/api/me/sessions"))
    # The id in the list is not what is in the cookie.
    assert session not in anna.cookie
    stranger = server.stranger()
    stranger.cookie = f"{session}.{anna.cookie.partition('.')[2]}"
    stranger.is_refused(401, "session-invalid", "GET", "/api/me")


PRIVATE: list[tuple[str, str, Json]] = [
    ("GET", "", None),
    ("GET", "/events", None),
    ("GET", "/moves/0", None),
    ("GET", "/moves/0?seat=0", None),
    ("GET", "/saga", None),
    ("GET", "/proof", None),
    ("GET", "/chat", None),
    ("GET", "/notes", None),
    ("PUT", "/notes", {"text": "x"}),
    ("POST", "/chat", {"text": "x"}),
    ("POST", "/join", {}),
    ("POST", "/contribution", {"contribution": "0" * 64}),
    ("POST", "/leave", None),
    ("POST", "/start", None),
    ("POST", "/rematch", None),
    ("POST", "/moves", {"seat": 0, "decision": 3, "move": "show:1"}),
    ("POST", "/take-back", {"seat": 0}),
    ("POST", "/take-back/answer", {"agrees": True}),
    ("POST", "/resign", {"seat": 0}),
    ("POST", "/return", {"seat": 0}),
    ("POST", "/plan", {"seat": 0}),
    ("POST", "/hint", {"seat": 0}),
    ("POST", "/what-if", {"seat": 0, "at": 0}),
]


@pytest.mark.parametrize(("method", "path", "body"), PRIVATE)
def test_a_private_table_is_not_there_for_others(
    server: Server, method: str, path: str, body: Json
) -> None:
    table = server.guest("Anna").opens()["id"]
    where = f"/api/tables/{table}{path}"
    server.guest().is_refused(404, "no-such-table", method, where, body)
