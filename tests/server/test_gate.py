"""Whoever begins requests and does not finish them keeps nobody else out."""

import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from meadhall.server import gate
from tests.server.client import GENEROUS, Server, running_server, wait_until

MOST = 20
HEADERS = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
BODY = (
    b"POST /api/enter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 20\r\n\r\n{"
)


@pytest.fixture(scope="module")
def guarded(folder: Path) -> Iterator[Server]:
    limits = msgspec.structs.replace(GENEROUS, connections_per_address=MOST)
    with running_server(folder, limits) as server:
        yield server
        assert server.errors.take() == []


@contextmanager
def beginning(server: Server, sent: bytes, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection that has sent the beginning of a request."""
    address = ("127.0.0.1", server.port)
    with socket.create_connection(address, timeout=60, source_address=(source, 0)) as connection:
        with suppress(ConnectionError):
            connection.sendall(sent)
        yield connection


def is_closed(connection: socket.socket) -> bool:
    """Whether the server ends it; what is still on its way is read first."""
    connection.settimeout(60)
    try:
        while connection.recv(10_000):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def healthz(server: Server, source: str) -> httpx.Response:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as client:
        return client.get(f"{server.url}/healthz", timeout=60)


def test_half_sent_requests_of_one_address_keep_nobody_else_out(guarded: Server) -> None:
    with ExitStack() as held:
        begun = [held.enter_context(beginning(guarded, HEADERS)) for _ in range(2 * MOST)]
        assert all(is_closed(one) for one in begun[MOST:])
        assert healthz(guarded, "127.0.0.2").status_code == 200
        with pytest.raises(httpx.TransportError):
            healthz(guarded, "127.0.0.1")
    wait_until(lambda: _answers(guarded))


def _answers(server: Server) -> bool:
    try:
        return healthz(server, "127.0.0.1").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("sent", [b"", b"\r\n", HEADERS], ids=["nothing", "a line", "headers"])
def test_headers_have_to_arrive_in_time(
    guarded: Server, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(gate, "HEADERS_WITHIN", 0.2)
    with beginning(guarded, sent, "127.0.0.3") as connection:
        assert is_closed(connection)


def test_the_next_request_has_to_arrive_in_time_too(
    guarded: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "HEADERS_WITHIN", 0.5)
    with beginning(guarded, HEADERS + b"\r\n", "127.0.0.4") as connection:
        assert connection.recv(10_000).startswith(b"HTTP/1.1 200")
        connection.sendall(HEADERS)
        assert is_closed(connection)


def test_bodies_have_to_arrive_in_time(guarded: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "BODY_WITHIN", 0.2)
    with beginning(guarded, BODY, "127.0.0.5") as connection:
        assert is_closed(connection)


def test_headers_have_an_end(guarded: Server) -> None:
    endless = HEADERS + b"X-Endless: " + b"a" * (gate.LONGEST_HEADERS + 1)
    with beginning(guarded, endless, "127.0.0.6") as connection:
        assert is_closed(connection)


def test_a_page_that_stays_open_is_no_request(
    guarded: Server, monkeypatch: pytest.MonkeyPatch, fingers: None
) -> None:
    monkeypatch.setattr(gate, "HEADERS_WITHIN", 0.2)
    anna = guarded.guest("Anna")
    table = anna.opens()["id"]
    with ExitStack() as pages:
        for _ in range(MOST - 5):
            pages.enter_context(anna.watches(table)).picture()
        live = pages.enter_context(anna.watches(table))
        live.picture()
        anna.moves(table)
        assert live.picture()["moves"] == 1
        assert anna.me()["name"].startswith("Anna")


def test_the_soft_limit_of_open_files_is_raised() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    program = (
        "import resource\n"
        "from meadhall.server.gate import raise_descriptor_limit\n"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, (256, {hard}))\n"
        "raise_descriptor_limit(sockets=10)\n"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert int(done.stdout) == (gate.DESCRIPTORS if hard == -1 else min(gate.DESCRIPTORS, hard))
