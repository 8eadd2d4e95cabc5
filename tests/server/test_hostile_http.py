"""Whatever is sent over HTTP gets a clear answer and changes nothing."""

import shutil
import socket
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall.server.config import Limits
from meadhall.server.people import KNOWN_FOR
from tests.postgres import new_database, start_postgres, stop_postgres
from tests.server.client import (
    GENEROUS,
    WITH_ANYONE,
    Browser,
    Json,
    Server,
    allowed,
    problem_in,
    running_server,
)

JSON = {"Content-Type": "application/json"}
BAD_TEXTS = ["\0", "a\0b", "\x1b[31m", "\u202e", "\ufffe", "\U0010ffff", "ä" * 10_000]


@pytest.fixture
def game(server: Server) -> tuple[Browser, Browser, str]:
    return server.two_play()


def decided(who: Browser, table: str, **changed: Json) -> Json:
    """A move that would be fine except for what is changed."""
    decision = who.decisions(table)[0]
    move = {"seat": decision["seat"], "decision": decision["id"], "move": allowed(decision)[0]}
    return {**move, **changed}


# Moves


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


# Bodies


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"",
        b"null",
        b"[]",
        b'"name"',
        b'{"name"',
        b'{"name": "x"} {}',
        b'{"nome": "x"}',
        b'{"name": "x", "guest": false}',
        b'{"name": "\xff"}',
        b'{"\xff": "x"}',
        b"\xff\xfe{\x00}\x00",
        b"\xef\xbb\xbf{}",
        b'{"name": "\\ud800"}',
        b'{"name": "\\udc00 x"}',
        b'{"name": "\\ud800\\ud800"}',
        b'{"name": NaN}',
        b'{"name": 1e99999}',
        b"9" * 60_000,
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b'{"name": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    ],
    ids=lambda body: repr(body[:24]),
)
def test_a_body_that_makes_no_sense(server: Server, body: bytes) -> None:
    server.stranger().is_refused(400, "malformed", "POST", "/api/enter", content=body, headers=JSON)


def test_a_body_that_is_too_large(server: Server) -> None:
    anna, _, table = server.two_play()
    large = b'{"text": "' + b"x" * 65_536 + b'"}'
    for path in ("/api/enter", f"/api/tables/{table}/chat", f"/api/tables/{table}/moves"):
        anna.is_refused(413, "too-large", "POST", path, content=large, headers=JSON)

    def drops() -> Iterator[bytes]:
        yield from (b"x" * 5000 for _ in range(50))

    # In drops, so that its length is not known in advance.
    answer = anna.ask("POST", f"/api/tables/{table}/chat", content=drops(), headers=JSON)
    problem_in(answer, 413, "too-large")


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "x", ""],
)
def test_a_body_of_the_wrong_kind(server: Server, kind: str) -> None:
    """A form on another site can send these without asking first."""
    server.stranger().is_refused(
        415,
        "wrong-media-type",
        "POST",
        "/api/enter",
        content=b'{"name": "Form"}',
        headers={"Content-Type": kind},
    )


# Places and texts


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "HEAD", "TRACE"])
def test_a_method_that_is_not_there(server: Server, method: str) -> None:
    answer = server.guest().ask(method, "/api/enter")
    assert answer.status_code == 405
    assert "POST" in answer.headers["Allow"]
    if method != "HEAD":
        problem_in(answer, 405, "no-such-method")


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/api",
        "/api/tables/x/y/z",
        "/assets/../app.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/..%2fapp.py",
        "/assets//etc/passwd",
        "/assets/%00",
    ],
)
def test_a_page_that_is_not_there(server: Server, path: str) -> None:
    problem_in(server.stranger().ask("GET", path), 404, "no-such-page")


def test_every_answer_tells_browsers_to_be_careful(server: Server) -> None:
    anna = server.guest()
    for path in ("/", "/api/me", "/api/nowhere", "/api/tables/x", "/healthz"):
        headers = anna.ask("GET", path).headers
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["X-Frame-Options"] == "DENY"
        assert "default-src 'self'" in headers["Content-Security-Policy"]


BAD_PIECES = ["%00", "a%00b", "%FF", "%ED%A0%80", "%C0%80", "%0D%0AX-Evil:%201", "x" * 5000, "%25s"]


@pytest.mark.parametrize("piece", BAD_PIECES, ids=lambda piece: piece[:12])
def test_bad_texts_in_addresses(any_store: Server, piece: str) -> None:
    anna = any_store.guest("Anna")
    table = anna.opens(game="champions")["id"]
    before = any_store.log_lengths()
    for path in (
        f"/api/tables/{piece}",
        f"/api/tables/{piece}/events",
        f"/api/tables/{table}?secret={piece}",
        f"/api/tables/{table}?language={piece}",
        f"/api/tables/{table}/moves/{piece}",
        f"/api/tables/{table}/moves/0?seat={piece}",
        f"/api/tables/{table}/chat?after={piece}",
        f"/api/tables?game={piece}",
        f"/api/tables?status={piece}",
        f"/api/tables?before={piece}",
        f"/api/tables?{piece}=1",
        f"/api/players/{piece}",
        f"/api/players?after={piece}",
        f"/api/ratings/{piece}/2",
        f"/api/ratings/champions/{piece}",
        f"/t/{piece}",
    ):
        answer = anna.ask("GET", path)
        assert answer.status_code in (200, 400, 404, 422), path
        assert "X-Evil" not in answer.headers
        if answer.status_code != 200:
            assert answer.headers["Content-Type"] == "application/problem+json"
    assert anna.ask("DELETE", f"/api/me/sessions/{piece}").status_code in (400, 403, 404)
    assert any_store.log_lengths() == before
    assert any_store.errors.take() == []


@pytest.mark.parametrize("text", BAD_TEXTS, ids=lambda text: repr(text[:6]))
def test_bad_texts_in_bodies(any_store: Server, text: str) -> None:
    anna = any_store.guest("Anna")
    table = anna.opens(game="champions")["id"]
    path = f"/api/tables/{table}"
    requests: list[tuple[str, str, Json]] = [
        ("POST", "/api/enter", {"name": text}),
        ("POST", "/api/accounts", {"name": text, "password": text * 8}),
        ("POST", "/api/sessions", {"name": text, "password": text}),
        ("PUT", "/api/me/password", {"old": text, "new": text * 8}),
        ("POST", "/api/tables", {"game": text, "seats": []}),
        ("POST", "/api/tables", {"game": "champions", "seats": [{"who": "me", "name": text}] * 2}),
        ("POST", "/api/tables", {"game": "champions", "seats": WITH_ANYONE, "options": {text: 1}}),
        ("POST", "/api/tables", {"game": "champions", "seats": WITH_ANYONE, "clock": text}),
        ("POST", f"{path}/join", {"invitation": text}),
        ("POST", f"{path}/moves", {"seat": 0, "decision": 1, "move": text, "key": text}),
        ("POST", f"{path}/plan", {"seat": 0, "plan": text}),
        ("POST", f"{path}/what-if", {"seat": 0, "at": 0, "answers": [{"seat": 0, "move": text}]}),
        ("POST", "/api/me/channels", {"kind": "webhook", "config": {"service": text, "url": text}}),
        ("POST", "/api/me/channels", {"kind": "webhook", "config": {text: text}}),
    ]
    before = any_store.log_lengths()
    for method, where, body in requests:
        answer = anna.ask(method, where, body)
        assert 200 <= answer.status_code < 500, f"{where} {answer.text[:200]}"
    assert any_store.log_lengths() == before
    # Fields that may contain any text return it in a form that can be shown.
    for where, field in ((f"{path}/chat", "text"), (f"{path}/notes", "text")):
        method = "POST" if where.endswith("chat") else "PUT"
        answer = anna.ask(method, where, {field: f"x{text}"[:500]})
        assert answer.is_success
        assert "\0" not in answer.json()[field]
    seeded = {"game": "champions", "seats": WITH_ANYONE, "seed": text[:64]}
    assert anna.ask("POST", "/api/tables", seeded).is_success
    assert any_store.errors.take() == []


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def any_store(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """PostgreSQL chokes on different texts than SQLite does."""
    if request.param == "sqlite":
        with running_server(tmp_path_factory.mktemp("store")) as server:
            yield server
        return
    folder = Path(tempfile.mkdtemp(prefix="meadhall-postgres-", dir="/tmp"))
    url = start_postgres(folder)
    with running_server(folder, database=new_database(url)) as server:
        yield server
    stop_postgres(folder)
    shutil.rmtree(folder, ignore_errors=True)


def test_headers_of_all_sorts(server: Server) -> None:
    anna = server.guest()
    for name in ("Accept-Language", "User-Agent", "X-Forwarded-For", "Accept", "Cookie", "Host"):
        for value in ("", "x" * 5000, "\xff\xfe", "=;=;=", "en;q=x,,,;;", '"'):
            answer = anna.ask("GET", "/api/games", headers={name: value.encode("latin-1")})
            assert answer.status_code in (200, 400, 403)


def test_what_is_not_even_http(server: Server) -> None:
    for rubbish in (
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET\r\n\r\n",
        b"POST /api/enter HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Evil: a\x00b\r\n\r\n",
    ):
        answer = b""
        address = ("127.0.0.1", server.port)
        # Headers without end are cut off.
        with socket.create_connection(address, timeout=5) as connection, suppress(ConnectionError):
            connection.sendall(rubbish)
            connection.shutdown(socket.SHUT_WR)
            answer = connection.recv(100)
        assert not answer or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 200"))
    server.stranger().get("/api/games")


# Who asks


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


# Too much


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
