"""Requests that make no sense are refused with a reason and change nothing."""

import shutil
import socket
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.postgres import new_database, start_postgres, stop_postgres
from tests.server.client import (
    WAIT,
    WITH_ANYONE,
    Json,
    Server,
    problem_in,
    running_server,
)

JSON = {"Content-Type": "application/json"}
BAD_TEXTS = ["\0", "a\0b", "\x1b[31m", "\u202e", "\ufffe", "\U0010ffff", "ä" * 10_000]


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
        with socket.create_connection(address, WAIT) as connection, suppress(ConnectionError):
            connection.sendall(rubbish)
            connection.shutdown(socket.SHUT_WR)
            answer = connection.recv(100)
        assert not answer or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 200"))
    server.stranger().get("/api/games")
