"""Whatever comes over a WebSocket, or doesn't, is answered or dropped and changes nothing."""

import asyncio
import base64
import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from meadhall.server import people
from meadhall.server.config import Config
from meadhall.server.wire import LONGEST_MESSAGE
from meadhall.store import sqlite_url
from tests.server.client import (
    BROKEN,
    GENEROUS,
    STARTS_WITHIN,
    WAIT,
    Live,
    Server,
    running_server,
    wait_until,
)

LOOKING = '{"type":"looking"}'
MALFORMED = (4422, "malformed-message")


@pytest.fixture
def table(server: Server) -> str:
    return server.two_play()[2]


# Who may watch


def test_unknown_and_private_tables(server: Server) -> None:
    private = server.guest("Anna").opens()["id"]
    for id in (private, "AAAAAAAAAAAAAAAAAAAAAA", "%00", "%FF", "x" * 3000, "..%2F"):
        with server.guest().watches(id) as page:
            assert page.end()[0] in (4404, 4405)
        with server.stranger().watches(private, secret=id[:64]) as page:
            assert page.end() == (4404, "no-such-table")


def test_the_watch_link_opens_a_private_table(server: Server) -> None:
    picture = server.guest("Anna").opens()
    with server.stranger().watches(picture["id"], secret=picture["watch"]) as page:
        assert [view["seat"] for view in page.picture()["views"]] == [-1]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1"])
def test_wrong_origin(server: Server, table: str, origin: str) -> None:
    with server.guest().watches(table, headers={"Origin": origin}) as page:
        assert page.end() == (4403, "wrong-origin")


def test_wrong_host(server: Server, table: str) -> None:
    host = f"evil.example:{server.port}"
    here = socket.create_connection(("127.0.0.1", server.port))
    with connect(
        f"ws://{host}/api/tables/{table}/live",
        sock=here,
        origin=Origin(f"http://{host}"),
        compression=None,
        proxy=None,
    ) as connection:
        assert Live(connection, []).end() == (4403, "wrong-host")


def test_right_origin(server: Server, table: str) -> None:
    with server.guest().watches(table, headers={"Origin": server.url}) as page:
        page.picture()


@pytest.mark.parametrize("cookie", ["x", "x.y", ".", "%00.%00", "x" * 3000])
def test_forged_cookie(server: Server, table: str, cookie: str) -> None:
    forger = server.stranger()
    forger.cookie = cookie
    with forger.watches(table) as page:
        assert page.end() == (4401, "session-invalid")


def test_an_ended_session_watches_nothing(server: Server, table: str) -> None:
    anna = server.guest("Anna")
    cookie = anna.cookie
    anna.delete("/api/sessions/current")
    anna.cookie = cookie
    with anna.watches(table) as page:
        assert page.end() == (4401, "session-ended")


def test_ending_a_session_ends_its_open_pages(
    server: Server, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "KNOWN_FOR", 0.2)
    anna = server.guest("Anna")
    with anna.watches(table) as page:
        page.picture()
        anna.delete("/api/sessions/current")
        assert page.end() == (4401, "session-ended")


def test_rubbish_in_the_address_is_ignored(server: Server, table: str) -> None:
    for since in ("", "x", "-1", "1e3", "9" * 50, "\0", "٣", "0", "999999999"):
        with server.guest().watches(table, since=since) as page:
            assert page.picture()["id"] == table


# Messages


@pytest.mark.parametrize(
    "message",
    [
        "",
        "x",
        "null",
        "[]",
        "{}",
        '{"type":"update"}',
        '{"type":"looking","more":1}',
        '{"type":["looking"]}',
        '{"type":"looking"',
        "[" * 1000,
        '{"type":"looking\0"}',
        '{"type":"\\ud800"}',
        b"",
        b"\x00\xff",
        LOOKING.encode(),
    ],
)
def test_a_message_that_makes_no_sense(server: Server, table: str, message: str | bytes) -> None:
    before = server.log_lengths()
    with server.guest().watches(table) as page:
        page.says(message)
        assert page.end() == MALFORMED
    assert server.log_lengths() == before


def test_a_message_that_is_too_long(server: Server, table: str) -> None:
    with server.guest().watches(table) as page:
        page.says("x" * (LONGEST_MESSAGE + 1))
        assert page.end()[0] == 1009
    with server.guest().watches(table) as page:
        # In pieces, none of which is too long.
        with suppress(ConnectionClosed):
            page.says(["x" * 1000] * 50)
        assert page.end()[0] in (1009, BROKEN)


def test_text_that_is_not_utf8(server: Server, table: str) -> None:
    with server.guest().watches(table) as page:
        page.connection.send(b"\xff\xfe", text=True)
        assert page.end()[0] == 1007


def test_a_flood_of_messages(server: Server, table: str) -> None:
    with server.guest().watches(table) as page:
        with suppress(ConnectionClosed):
            for _ in range(1000):
                page.says(LOOKING)
        assert page.end() == (4429, "too-many-requests")


def test_looking_is_all_there_is_to_say(server: Server, table: str) -> None:
    with server.guest().watches(table) as page:
        for _ in range(20):
            page.says(LOOKING)
        for _ in range(20):
            page.next("heard")
        assert page.connection.ping().wait(WAIT)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=8), parts),
    max_leaves=10,
)
nearly_right = st.dictionaries(
    st.sampled_from(["type", "Type", "looking", "seat", ""]),
    st.sampled_from(["looking", "update", "", None, 0]) | json_values,
    max_size=3,
)
messages = (
    st.just(LOOKING)
    | st.text(st.characters(codec="utf-8"), max_size=1500)
    | st.binary(max_size=1500)
    | (json_values | nearly_right).map(lambda value: json.dumps(value))
    | st.text(alphabet='{}[]":,\\ltype0oking', max_size=60)
)
OURS = {1000, 1009, 4422, 4429}


@pytest.fixture(scope="module")
def fuzzed(shared_server: Server) -> str:
    return shared_server.two_play()[2]


@settings(max_examples=120)
@given(said=st.lists(messages, min_size=1, max_size=4))
def test_any_messages(shared_server: Server, fuzzed: str, said: list[str | bytes]) -> None:
    """The connection stays, or ends with a code that we have chosen; and no error is logged."""
    with shared_server.stranger().watches(fuzzed) as page:
        with suppress(ConnectionClosed):
            for message in said:
                page.says(message)
        if all(message == LOOKING for message in said):
            page.picture()
        else:
            assert page.end()[0] in OURS
    assert shared_server.errors.take() == []


# Too many


def test_too_many_pages_of_one_person(folder: Path, fingers: None) -> None:
    limits = structs.replace(GENEROUS, sockets_per_person=2)
    with running_server(folder, limits) as server:
        anna, bjorn, table = server.two_play()
        with anna.watches(table) as first, anna.watches(table) as second:
            first.picture()
            second.picture()
            with anna.watches(table) as third:
                assert third.end() == (4429, "too-many-sockets")
            with bjorn.watches(table) as other:
                other.picture()
        wait_until(lambda: len(server.house.pages) == 0)
        with anna.watches(table) as again:
            again.picture()


def test_too_many_pages_from_one_address(folder: Path, fingers: None) -> None:
    limits = structs.replace(GENEROUS, sockets_per_address=2)
    with running_server(folder, limits) as server:
        table = server.two_play()[2]
        with server.stranger().watches(table) as first, server.guest().watches(table) as second:
            first.picture()
            second.picture()
            with server.stranger().watches(table) as third:
                assert third.end() == (4429, "too-many-sockets")


def test_opening_pages_counts_as_asking(folder: Path, fingers: None) -> None:
    limits = structs.replace(GENEROUS, requests=0.1, request_burst=6)
    with running_server(folder, limits) as server:
        anna = server.guest("Anna")
        table = anna.opens()["id"]
        codes = []
        for _ in range(7):
            with anna.watches(table) as page:
                first = page.next()
                codes.append(first["type"])
        assert codes == ["update"] * 5 + ["refused"] * 2


# Slow readers


def open_page(port: int, table: str, buffer: int | None = None) -> socket.socket:
    """A page opened by hand, so that nothing reads what it is sent."""
    connection = socket.socket()
    if buffer is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    connection.connect(("127.0.0.1", port))
    connection.sendall(handshake(table))
    return connection


def handshake(table: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def test_a_slow_reader_is_dropped_and_delays_nobody(folder: Path) -> None:
    limits = structs.replace(GENEROUS, unread=20)
    with running_server(folder, limits) as server:
        # The system would buffer some megabytes before the server notices anything.
        server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        anna = server.guest("Anna")
        table = anna.opens(game="champions", public=True, undo="friendly")["id"]
        tables = server.house.tables
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        with anna.watches(table) as page, open_page(server.port, table, buffer=4096):
            wait_until(lambda: len(tables._tables[table].watchers) == 2)
            slow = next(one for one in tables._tables[table].watchers if one.person is None)
            longest = 0.0
            seat = anna.decisions(table)[0]["seat"]
            for _ in range(300):
                began = time.monotonic()
                anna.moves(table)
                done = anna.post(f"/api/tables/{table}/take-back", {"seat": seat, "to": 0})
                while page.picture()["seq"] < done["seq"]:
                    pass
                longest = max(longest, time.monotonic() - began)
                assert slow.unread() <= limits.unread
                if slow.is_dropped:
                    break
            assert slow.is_dropped, "the slow reader was never dropped"
            wait_until(lambda: len(tables._tables[table].watchers) == 1)
            # More than a busy machine takes; whoever waited for the slow one would wait for ever.
            assert longest < 20.0
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        assert grown < 100 * 1024, "kilobytes"
        assert server.errors.take() == []


# Very many


IDLE = 1500

SERVE = """
import sys, msgspec
from meadhall.server import gate
from meadhall.server.config import Config
from meadhall.server.serve import serve
if __name__ == "__main__":
    # On a busy machine it may take long until fifty connections at once have said what they want.
    gate.HEADERS_WITHIN = 600.0
    serve(msgspec.json.decode(sys.argv[1], type=Config), log_level="WARNING")
"""


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Any]:
    """A server process as a host runs it."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    limits = structs.replace(GENEROUS, sockets=IDLE, sockets_per_address=10 * IDLE)
    config = Config(database=sqlite_url(tmp_path / "idle.db"), port=port, bots=1, limits=limits)
    script = tmp_path / "serve.py"
    script.write_text(SERVE)
    errors = (tmp_path / "errors").open("w+")
    running = subprocess.Popen(
        [sys.executable, str(script), msgspec.json.encode(config).decode()], stderr=errors
    )
    http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT, verify=False)
    try:
        wait_until(lambda: is_up(http), STARTS_WITHIN)
        yield http, port
        errors.seek(0)
        assert errors.read() == ""
    finally:
        running.terminate()
        running.wait(WAIT)
        http.close()
        errors.close()


def is_up(http: httpx.Client) -> bool:
    try:
        return http.get("/healthz").is_success
    except httpx.TransportError:
        return False


def test_very_many_idle_pages(process: tuple[httpx.Client, int]) -> None:
    """Nobody reads or says anything; the server goes on, and uses no more than it may."""
    http, port = process
    http.post("/api/enter", json={"name": "Anna"})
    wish = {"game": "champions", "seats": [{"who": "me"}] * 2, "public": True}
    table = http.post("/api/tables", json=wish).json()["id"]

    async def crowd() -> None:
        async def come() -> asyncio.StreamWriter:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(handshake(table))
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 101")
            return writer

        writers = []
        for _ in range(IDLE // 50):
            writers += await asyncio.gather(*(come() for _ in range(50)))
        await asyncio.to_thread(all_are_counted)
        await asyncio.to_thread(goes_on)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(handshake(table))
        answer = await reader.read()
        assert b'"kind":"too-many-sockets"' in answer
        assert answer.endswith((4429).to_bytes(2, "big"))
        for one in [*writers, writer]:
            one.close()

    def sockets() -> int:
        figures = http.get("/metrics").text
        return int(float(figures.split("\nmeadhall_sockets ")[1].split()[0]))

    def all_are_counted() -> None:
        wait_until(lambda: sockets() == IDLE)

    def goes_on() -> None:
        for _ in range(5):
            picture = http.get(f"/api/tables/{table}").json()
            decision = next(one["decision"] for one in picture["views"] if one["decision"])
            move = {
                "seat": decision["seat"],
                "decision": decision["id"],
                "move": next(one["move"] for one in decision["choices"] if not one["reason"]),
            }
            assert http.post(f"/api/tables/{table}/moves", json=move).is_success
        assert sockets() == IDLE, "an idle reader is not slow"

    asyncio.run(crowd())
    wait_until(lambda: sockets() == 0, 30)
