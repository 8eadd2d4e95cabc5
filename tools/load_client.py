"""People at many tables, in as little code as possible: it must be faster than the server.

A message is decoded only when it asks something of the seat that receives it.
"""

import asyncio
import random
import re
import time
from collections import Counter, deque
from collections.abc import Coroutine
from contextlib import suppress
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.differences import applied

LOOK_EVERY = 20.0
"""Seconds after which a page says again that somebody is looking at it."""

CONNECTING_AT_ONCE = 20

ANSWERS = (b'{"type":"stored"', b'{"type":"declined"')

_seq = re.compile(rb'"seq":\[?(\d+)')
_length = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
_cookie = re.compile(rb"set-cookie: ([^;]+)", re.IGNORECASE)


class View(msgspec.Struct):
    seat: int
    decision: Any


class Picture(msgspec.Struct):
    views: list[View]


class Update(msgspec.Struct):
    picture: Picture


class ViewChange(msgspec.Struct):
    decision: Any = None


class PictureChange(msgspec.Struct):
    views: dict[str, ViewChange] | list[list[View]] = {}


class Changed(msgspec.Struct):
    picture: PictureChange


_decode = msgspec.json.Decoder(Update).decode
_decode_changed = msgspec.json.Decoder(Changed).decode


class Task(msgspec.Struct, frozen=True):
    """The share of one process."""

    urls: list[str]
    name: str
    tables: int
    seats: int
    seconds: float
    warm_up: float
    """Seconds of play before anything is measured."""
    rate: float
    """Moves per second; 0 means as fast as possible, with ``at_once`` requests at a time."""
    at_once: int
    by_http: bool
    """Send moves as requests of their own, instead of by the open socket."""
    scattered: bool
    """Lead the people of one table to different servers."""


class Measured(msgspec.Struct):
    moves: int = 0
    """Moves that were stored within the time."""
    seen: list[float] = []
    """Seconds from when a move was due until each other seat received it."""
    answered: list[float] = []
    """Seconds from a request to its answer."""
    failures: dict[str, int] = {}
    starved: int = 0
    """Moves that were due while no table was ready for one."""
    games: int = 0
    """Games that ended and were replaced."""
    bytes: int = 0
    busy: float = 0.0
    """What share of its processor this process used."""
    late: float = 0.0
    """How many seconds late moves were sent, on average."""


class Http:
    """HTTP/1.1 over connections that stay open; just enough for a server that we know."""

    def __init__(self, url: str) -> None:
        address = urlsplit(url)
        self._host, self._port = address.hostname or "", address.port or 80
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def post(self, path: str, body: bytes, cookie: bytes = b"") -> tuple[int, bytes, bytes]:
        """Status, head and body."""
        request = (
            b"POST /api%s HTTP/1.1\r\nHost: localhost\r\nCookie: %s\r\n"
            b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s"
            % (path.encode(), cookie, len(body), body)
        )
        # The server closes connections that were idle for some seconds.
        while self._free:
            reader, writer = self._free.pop()
            try:
                return await self._ask(reader, writer, request)
            except (asyncio.IncompleteReadError, ConnectionError):
                writer.close()
        reader, writer = await asyncio.open_connection(self._host, self._port)
        return await self._ask(reader, writer, request)

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes
    ) -> tuple[int, bytes, bytes]:
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        found = _length.search(head)
        answer = await reader.readexactly(int(found[1]) if found else 0)
        self._free.append((reader, writer))
        return int(head[9:12]), head, answer


class Seat:
    """One person with one socket."""

    def __init__(self, http: Http, url: str, cookie: bytes) -> None:
        self.http = http
        self.url = url
        self.cookie = cookie
        self.table = ""
        self.seq = 0
        self.due: deque[tuple[int, float]] = deque()
        """The moves that this seat has yet to see: the entry before each, and when it was due."""
        self.others: list[Seat] = []
        self.answered = 0
        """The last decision that was answered."""
        self.number = 0
        self.decision: Any = None
        """What the seat is asked, as far as that has been told."""
        self.socket: ClientConnection | None = None
        self.waiting: asyncio.Future[bytes] | None = None
        """The answer to the move that is on its way."""


class Wish(msgspec.Struct):
    """A decision that waits for its turn to be answered."""

    seat: Seat
    decision: int
    number: int
    moves: list[str]


class Load:
    def __init__(self, task: Task) -> None:
        self.task = task
        self.measured = Measured()
        self._https = [Http(url) for url in task.urls]
        self._ready: deque[Wish] = deque()
        self._is_ready = asyncio.Event()
        self._is_measuring = False
        self._running: set[asyncio.Task[None]] = set()
        self._connecting = asyncio.Semaphore(CONNECTING_AT_ONCE)
        self._names = 0
        self._tables = 0
        self._failures: Counter[str] = Counter()

    # Setup

    async def open_all(self) -> None:
        await asyncio.gather(*(self._seat_people() for _ in range(self.task.tables)))

    async def _seat_people(self) -> None:
        seats: list[Seat] = []
        self._tables += 1
        first = self._tables
        for number in range(self.task.seats):
            # A proxy leads everybody at a table to the same server, or anybody anywhere.
            which = (first + (number if self.task.scattered else 0)) % len(self.task.urls)
            http = self._https[which]
            self._names += 1
            body = msgspec.json.encode({"name": f"{self.task.name} {self._names}"})
            async with self._connecting:
                status, head, answer = await http.post("/enter", body)
            assert status == 201, answer
            found = _cookie.search(head)
            assert found is not None
            seats.append(Seat(http, self.task.urls[which], found[1]))
        for seat in seats:
            seat.others = [other for other in seats if other is not seat]
        await self._open_table(seats)

    async def _open_table(self, seats: list[Seat]) -> None:
        wishes = [{"who": "me"}, *({"who": "open"} for _ in seats[1:])]
        settings = {"game": "champions", "seats": wishes, "public": True}
        async with self._connecting:
            body = msgspec.json.encode(settings)
            status, _, answer = await seats[0].http.post("/tables", body, seats[0].cookie)
            assert status == 201, answer
            table = msgspec.json.decode(answer)["id"]
            for seat in seats[1:]:
                path = f"/tables/{table}/join"
                status, _, answer = await seat.http.post(path, b"{}", seat.cookie)
                assert status == 201, answer
            for seat in seats:
                seat.table, seat.seq, seat.answered = table, 0, 0
                seat.due.clear()
                seat.socket = await connect(
                    f"{seat.url.replace('http', 'ws', 1)}/api/tables/{table}/live",
                    additional_headers={"Cookie": seat.cookie.decode()},
                    compression=None,
                    max_size=None,
                )
                self._run(self._hear(seat, seat.socket))

    def _run(self, work: Coroutine[None, None, None]) -> None:
        running = asyncio.create_task(work)
        self._running.add(running)
        running.add_done_callback(self._note_end)

    def _note_end(self, ended: "asyncio.Task[None]") -> None:
        self._running.discard(ended)
        if not ended.cancelled() and (error := ended.exception()) is not None:
            self._failures[f"{type(error).__name__}: {error}"[:200]] += 1

    # The table as a seat sees it

    async def _hear(self, seat: Seat, socket: ClientConnection) -> None:
        looking = asyncio.ensure_future(self._look(socket))
        try:
            async with socket:
                while self._take_in(seat, await socket.recv(decode=False)):
                    pass
        except ConnectionClosed as error:
            self._failures[f"socket {error}"] += 1
        finally:
            looking.cancel()

    async def _look(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            await asyncio.sleep(random.uniform(0, LOOK_EVERY))
            while True:
                await socket.send('{"type":"looking"}')
                await asyncio.sleep(LOOK_EVERY)

    def _take_in(self, seat: Seat, data: bytes) -> bool:
        """Process a message; return whether the table goes on."""
        now = time.perf_counter()
        if self._is_measuring:
            self.measured.bytes += len(data)
        if not data.startswith((b'{"type":"changed"', b'{"type":"update"')):
            if seat.waiting and not seat.waiting.done() and data.startswith(ANSWERS):
                seat.waiting.set_result(data)
                seat.waiting = None
            return True
        found = _seq.search(data, 0, 200)
        assert found is not None
        seq = int(found[1])
        # A server that is catching up shows several moves at once.
        while seat.due and seat.due[0][0] < seq:
            _, due = seat.due.popleft()
            if self._is_measuring:
                self.measured.seen.append(now - due)
        seat.seq = seq
        if b'"status":"over"' in data[:300] or b'"status":["over"]' in data[:300]:
            if not seat.others or seat is min([seat, *seat.others], key=id):
                self.measured.games += 1
                self._run(self._replace(seat))
            return False
        if b'"decision":' in data:
            self._note_decision(seat, data)
        return True

    async def _replace(self, seat: Seat) -> None:
        await asyncio.sleep(0.5)  # the others have yet to see the end
        await self._open_table([seat, *seat.others])

    def _note_decision(self, seat: Seat, data: bytes) -> None:
        if data.startswith(b'{"type":"update"'):
            views = _decode(data).picture.views
        else:
            changed = _decode_changed(data).picture.views
            if isinstance(changed, dict):
                part = changed["0"].decision if "0" in changed else None
                # A question that has been answered is what the next one is compared with.
                if part is not None and part != [None]:
                    seat.decision = applied(seat.decision, part)
                views = []
            else:
                views = changed[0]
        for view in views:
            seat.number, seat.decision = view.seat, view.decision
        decision = seat.decision
        if decision is not None and decision["id"] > seat.answered:
            seat.answered = decision["id"]
            moves = [one["move"] for one in decision["choices"] if one["reason"] is None]
            self._ready.append(Wish(seat, decision["id"], seat.number, moves))
            self._is_ready.set()

    # Playing

    async def warm_up(self) -> None:
        """Play, so that the servers have met with most sentences before it counts."""
        if self.task.warm_up:
            await self._play(self.task.warm_up)
            self._failures.clear()
            self.measured = Measured()

    async def play(self) -> None:
        self._is_measuring = True
        began, processor = time.perf_counter(), time.process_time()
        await self._play(self.task.seconds)
        self._is_measuring = False
        elapsed = time.perf_counter() - began
        self.measured.busy = (time.process_time() - processor) / elapsed
        self.measured.failures = dict(self._failures)

    async def _play(self, seconds: float) -> None:
        began = time.perf_counter()
        if self.task.rate:
            await self._play_at_rate(began, began + seconds)
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(self._play_on() for _ in range(self.task.at_once)))

    async def _play_at_rate(self, began: float, ends: float) -> None:
        late = 0.0
        sent = 0
        due = began
        while due < ends:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self._ready:
                late += time.perf_counter() - due
                sent += 1
                self._run(self._move(self._take_ready(), due))
            else:
                self.measured.starved += 1
            due += 1 / self.task.rate
        self.measured.late = late / max(1, sent)

    async def _play_on(self) -> None:
        while True:
            while not self._ready:
                self._is_ready.clear()
                await self._is_ready.wait()
            await self._move(self._take_ready(), time.perf_counter())

    def _take_ready(self) -> Wish:
        """Take any of those that wait, so that tables do not run in lockstep."""
        self._ready.rotate(random.randrange(len(self._ready)))
        return self._ready.popleft()

    async def _move(self, wish: Wish, due: float) -> None:
        seat = wish.seat
        for other in seat.others:
            other.due.append((seat.seq, due))
        body = b'{"seat":%d,"decision":%d,"move":"%s","key":"k%d"}' % (
            wish.number,
            wish.decision,
            random.choice(wish.moves).encode(),
            wish.decision,
        )
        sent = time.perf_counter()
        failure = await (self._request(seat, body) if self.task.by_http else self._say(seat, body))
        if self._is_measuring:
            self.measured.answered.append(time.perf_counter() - sent)
            if failure is None:
                self.measured.moves += 1
            else:
                self._failures[failure] += 1

    async def _request(self, seat: Seat, body: bytes) -> str | None:
        path = f"/tables/{seat.table}/moves"
        status, _, answer = await seat.http.post(path, body, seat.cookie)
        return None if status == 200 else f"{status} {answer[:200].decode()}"

    async def _say(self, seat: Seat, body: bytes) -> str | None:
        assert seat.socket is not None
        seat.waiting = asyncio.get_running_loop().create_future()
        answer = seat.waiting
        await seat.socket.send(b'{"type":"move",' + body[1:], text=True)
        said = await answer
        return None if said.startswith(b'{"type":"stored"') else said[:200].decode()

    async def end(self) -> None:
        for running in list(self._running):
            running.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


def run(task: Task, meet: Barrier, results: "Queue[bytes]") -> None:
    """Run in a process of its own; all meet at the barrier before and after each phase."""

    async def phases() -> None:
        load = Load(task)
        await asyncio.to_thread(meet.wait)
        await load.open_all()
        await asyncio.to_thread(meet.wait)
        await load.warm_up()
        await asyncio.to_thread(meet.wait)
        await load.play()
        await asyncio.to_thread(meet.wait)
        results.put(msgspec.json.encode(load.measured))
        await load.end()

    uvloop.run(phases())
