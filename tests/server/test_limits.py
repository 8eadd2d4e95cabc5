"""Whoever asks for too much is told to wait, and nobody else has to."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall.server.config import Limits
from tests.server.client import (
    GENEROUS,
    WITH_ANYONE,
    problem_in,
    running_server,
)


def limited(**limits: Any) -> Limits:
    return Limits(**{name: getattr(GENEROUS, name) for name in GENEROUS.__struct_fields__} | limits)


def test_too_many_requests(folder: Path, fingers: None) -> None:
    with running_server(folder, limited(requests=0.5, request_burst=10)) as server:
        anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
        answers = [anna.ask("GET", "/api/me") for _ in range(12)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
        problem_in(answers[-1], 429, "too-many-requests")
        assert 1 <= int(answers[-1].headers["Retry-After"]) <= 3
        bjorn.me()


@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/api/lessons/champions/steps/1"])
def test_too_many_requests_from_one_address(folder: Path, path: str) -> None:
    """People who have entered share what their address may ask for."""
    limits = limited(requests_per_address=0.5, address_burst=10)
    with running_server(folder, limits) as server:
        visitors = [server.guest(), server.guest()]
        codes = [visitors[number % 2].ask("GET", path).status_code for number in range(10)]
        assert codes == [200] * 8 + [429] * 2
        assert server.stranger().get("/healthz")["status"] == "ok"


def test_too_many_branches(folder: Path, fingers: None) -> None:
    with running_server(folder, limited(branches=0.1, branch_burst=3)) as server:
        anna, _, table = server.two_play()
        path = f"/api/tables/{table}/what-if"
        codes = [anna.ask("POST", path, {"seat": 0, "at": 0}).status_code for _ in range(4)]
        assert codes == [200] * 3 + [429]


def test_too_many_requests_with_bad_cookies(folder: Path) -> None:
    with running_server(folder, limited(requests=0.5, request_burst=10)) as server:
        forger = server.stranger()
        codes = []
        for _ in range(12):
            forger.cookie = "forged.forged"
            codes.append(forger.ask("GET", "/api/me").status_code)
        assert codes == [401] * 10 + [429] * 2


def test_too_many_attempts_to_enter(folder: Path) -> None:
    with running_server(folder, limited(entrances=0.1, entrance_burst=5)) as server:
        guesses = [{"name": "Anna", "password": f"guess {number}"} for number in range(7)]
        stranger = server.stranger()
        codes = [stranger.ask("POST", "/api/sessions", guess).status_code for guess in guesses]
        assert codes == [401] * 5 + [429] * 2


def test_behind_a_proxy_addresses_count_one_by_one(folder: Path) -> None:
    limits = limited(entrances=0.1, entrance_burst=1)
    with running_server(folder, limits, behind_proxy=True) as server:

        def enter(name: str, forwarded: str) -> int:
            headers = {"X-Forwarded-For": forwarded}
            stranger = server.stranger()
            return stranger.ask("POST", "/api/enter", {"name": name}, headers=headers).status_code

        assert enter("A", "203.0.113.1") == 201
        assert enter("B", "203.0.113.2") == 201
        # Only what our own proxy has added counts.
        assert enter("C", "198.51.100.7, 203.0.113.1") == 429


def test_too_many_wrong_passwords_from_many_addresses(folder: Path) -> None:
    limits = limited(guesses=0.001, guess_burst=3)
    with running_server(folder, limits, behind_proxy=True) as server:

        def log_in(password: str, address: str, name: str = "Anna") -> int:
            headers = {"X-Forwarded-For": address}
            wish = {"name": name, "password": password}
            return server.stranger().ask("POST", "/api/sessions", wish, headers=headers).status_code

        for name in ("Anna", "Bera"):
            server.stranger().post("/api/accounts", {"name": name, "password": "mead and honey"})
        assert log_in("mead and honey", "203.0.113.1") == 201
        guesses = [log_in(f"guess {number}", f"198.51.100.{number}") for number in range(5)]
        assert guesses == [401] * 3 + [429] * 2
        assert log_in("guess", "198.51.100.9", name=" ANNA ") == 429
        assert log_in("mead and honey", "203.0.113.1") == 201
        assert log_in("mead and honey", "198.51.100.9", name="Bera") == 201


def test_an_ipv6_network_counts_as_one_address(folder: Path) -> None:
    limits = limited(entrances=0.1, entrance_burst=1)
    with running_server(folder, limits, behind_proxy=True) as server:

        def enter(name: str, *forwarded: str) -> int:
            lines = [("X-Forwarded-For", line) for line in forwarded]
            with httpx.Client(base_url=server.url) as client:
                return client.post("/api/enter", json={"name": name}, headers=lines).status_code

        assert enter("A", "2001:db8:1:2::1") == 201
        assert enter("B", "2001:db8:1:2:ffff::2") == 429
        assert enter("C", "2001:db8:1:3::1") == 201
        # Of several lines the last one is our proxy's.
        assert enter("D", "203.0.113.9", "2001:db8:1:3::5") == 429
        assert enter("E", "2001:db8:1:3::5", "203.0.113.9") == 201


def test_too_many_costly_things(folder: Path, fingers: None) -> None:
    with running_server(folder, limited(messages=0.1, message_burst=4)) as server:
        anna, _, table = server.two_play()
        path = f"/api/tables/{table}/chat"
        codes = [anna.ask("POST", path, {"text": "Skål!"}).status_code for _ in range(5)]
        assert codes == [201] * 3 + [429] * 2
        assert len(anna.get(path)) == 3


def test_too_many_tables(folder: Path, fingers: None) -> None:
    with running_server(folder, limited(open_tables=3)) as server:
        anna = server.guest("Anna")
        tables = [anna.opens(seats=WITH_ANYONE)["id"] for _ in range(3)]
        wish = {"game": "fingers", "seats": WITH_ANYONE}
        anna.is_refused(429, "too-many-tables", "POST", "/api/tables", wish)
        anna.post(f"/api/tables/{tables[0]}/leave")
        anna.post("/api/tables", wish)


def test_too_many_bots_that_search(folder: Path, fingers: None) -> None:
    jarls = {"game": "fingers", "seats": [{"who": "me"}, {"who": "bot", "bot": "jarl"}]}
    free = {"game": "fingers", "seats": WITH_ANYONE, "sit_in": "jarl"}
    limits = limited(searching_bots=2, searching_bots_per_address=3)
    with running_server(folder, limits) as server:
        anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
        tables = [anna.post("/api/tables", jarls)["id"] for _ in range(2)]
        problem_in(anna.ask("POST", "/api/tables", jarls), 429, "too-many-jarls")
        empty = anna.post("/api/tables", free)["id"]
        problem_in(anna.ask("POST", f"/api/tables/{empty}/start"), 429, "too-many-jarls")
        anna.opens(seats=[{"who": "me"}, {"who": "bot", "bot": "thrall"}])
        bjorn.post("/api/tables", jarls)
        problem_in(bjorn.ask("POST", "/api/tables", jarls), 429, "too-many-jarls")
        anna.post(f"/api/tables/{tables[0]}/resign", {"seat": 0})
        bjorn.post("/api/tables", jarls)
