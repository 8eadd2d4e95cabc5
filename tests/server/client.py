"""A server on this computer and people who come to it, so that a test reads like play."""

import asyncio
import logging
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
import uvicorn
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from meadhall.server import people
from meadhall.server.app import make_app
from meadhall.server.config import Config, Limits
from meadhall.server.gate import guarded
from meadhall.server.house import House
from meadhall.server.housekeeper import Housekeeper
from meadhall.server.line import Line
from meadhall.server.problems import COOKIE
from meadhall.store import Store, sqlite_url
from meadhall.tables.entries import AnyEntry
from meadhall.tables.table import Table
from tests.server.differences import Followed

T = TypeVar("T")
Json = Any
WAIT = 60.0
"""Seconds after which something that should happen counts as not happening."""

STARTS_WITHIN = 180.0
"""Seconds; bots have to load all games first."""

BROKEN = 0
"""What is returned instead of a code when a connection ended without one."""

GENEROUS = Limits(
    requests=1e6,
    request_burst=10**6,
    requests_per_address=1e6,
    address_burst=10**6,
    branches=1e6,
    branch_burst=10**6,
    entrances=1e6,
    tries=1e6,
    try_burst=10**6,
    previews=1e6,
    preview_burst=10**6,
    entrance_burst=10**6,
    guesses=1e6,
    guess_burst=10**6,
    gestures=1e6,
    gesture_burst=10**6,
    messages=1e6,
    message_burst=10**6,
    open_tables=10**6,
    connections_per_address=10**6,
    sagas=10**6,
    searching_bots=10**6,
    searching_bots_per_address=10**6,
)
ALL_MINE = [{"who": "me"}, {"who": "me"}]
WITH_A_FRIEND = [{"who": "me"}, {"who": "friend"}]
WITH_ANYONE = [{"who": "me"}, {"who": "open"}]

_numbers = count(1)


class Clock:
    """The real time, until a test lets hours pass."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead

    def wait(self, seconds: float) -> None:
        self.ahead += seconds


class Errors(logging.Handler):
    """Whatever a server should not have had to log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        # The other end of a WebSocket is in this process too, and has its own log.
        if record.name != "websockets.client":
            self.records.append(record)

    def take(self) -> list[str]:
        found, self.records = self.records, []
        return [f"{record.name}: {self.format(record)}" for record in found]


class Server:
    """The whole application behind a real port, in a thread of this process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.clock = Clock()
        self.errors = Errors()
        self.closing = ExitStack()
        """The browsers that came, to be closed in the end."""
        self.app = make_app(config, self.clock)
        self.listening = socket.create_server(("127.0.0.1", 0))
        # asyncio does this only for sockets that it has created itself.
        self.listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.port: int = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._uvicorn = uvicorn.Server(
            uvicorn.Config(
                self.app,
                http=guarded(config),
                ws=Line,
                log_config=None,
                access_log=False,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=1,
            )
        )
        self._thread = threading.Thread(target=self._run)
        self._loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._uvicorn.serve([self.listening])

        asyncio.run(serve())

    def __enter__(self) -> "Server":
        logging.getLogger().addHandler(self.errors)
        self._thread.start()
        wait_until(lambda: self._uvicorn.started or not self._thread.is_alive(), STARTS_WITHIN)
        assert self._uvicorn.started
        return self

    def __exit__(self, *error: object) -> None:
        self.closing.close()
        self._uvicorn.should_exit = True
        self._thread.join(WAIT)
        self.listening.close()
        logging.getLogger().removeHandler(self.errors)

    # What only the house itself knows

    @property
    def house(self) -> House:
        house = self.app.state.house
        assert isinstance(house, House)
        return house

    @property
    def store(self) -> Store:
        return self.house.store

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server do something else as well."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(WAIT)

    def wakes_tables(self) -> None:
        self.call(Housekeeper(self.house).wake_tables())

    def sends_posts(self) -> None:
        self.call(Housekeeper(self.house).send_posts())

    def logs(self) -> dict[str, list[AnyEntry]]:
        """Everything stored about all tables."""
        tables = self.store.tables
        return {id: tables.entries(id) for id in tables.all_ids()}

    def log_lengths(self) -> dict[str, int]:
        """Since entries are only ever added, equal lengths mean equal logs."""
        tables = self.store.tables
        return tables.sequences(list(tables.all_ids()))

    def table(self, id: str) -> Table:
        """The table as the store has it."""
        table = self.store.tables.load(id)
        assert table is not None
        return table

    # Visitors

    def stranger(self, language: str = "en") -> "Browser":
        return Browser(self, language)

    def guest(self, name: str = "Guest", language: str = "en") -> "Browser":
        """Someone whose name begins like this; no two have the same."""
        browser = Browser(self, language)
        browser.post("/api/enter", {"name": f"{name} {next(_numbers)}"})
        return browser

    def two_play(self, game: str = "fingers", **settings: Json) -> tuple["Browser", "Browser", str]:
        """Two people at a table that has started, and its id."""
        anna, bjorn = self.guest("Anna"), self.guest("Bjorn")
        table = anna.opens(game=game, seats=WITH_ANYONE, public=True, **settings)["id"]
        bjorn.post(f"/api/tables/{table}/join", {})
        return anna, bjorn, table


@contextmanager
def running_server(
    folder: Path, limits: Limits = GENEROUS, database: str | None = None, **settings: Json
) -> Iterator[Server]:
    url = database or sqlite_url(folder / f"{next(_numbers)}.db")
    with pytest.MonkeyPatch.context() as patch:
        # Hashing a password properly takes longer than most tests.
        quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(people, "PasswordHasher", quick)
        with Server(Config(database=url, bots=1, limits=limits, **settings)) as server:
            yield server


class Browser:
    """One browser: its cookie, what it asks, and every answer it was given."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url,
            timeout=WAIT,
            # Reading all certificates takes longer than most tests, and nothing here is encrypted.
            verify=False,
            headers={"Accept-Language": language, "User-Agent": "a test"},
        )
        server.closing.callback(self.http.close)
        self.language = language
        self.received: list[bytes] = []

    @property
    def cookie(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    @cookie.setter
    def cookie(self, value: str) -> None:
        self.http.cookies.clear()
        if value:
            self.http.cookies.set(COOKIE, value)

    def ask(self, method: str, path: str, body: Json = None, **more: Json) -> httpx.Response:
        """The answer as it is. Pass anything that isn't JSON as ``content``."""
        if body is not None:
            more["json"] = body
        answer = self.http.request(method, path, **more)
        self.received.append(answer.content)
        return answer

    def get(self, path: str, **more: Json) -> Json:
        return ok(self.ask("GET", path, **more))

    def post(self, path: str, body: Json = None, **more: Json) -> Json:
        return ok(self.ask("POST", path, body, **more))

    def put(self, path: str, body: Json = None) -> Json:
        return ok(self.ask("PUT", path, body))

    def patch(self, path: str, body: Json = None) -> Json:
        return ok(self.ask("PATCH", path, body))

    def delete(self, path: str) -> Json:
        return ok(self.ask("DELETE", path))

    def is_refused(
        self, status: int, kind: str, method: str, path: str, body: Json = None, **more: Json
    ) -> Json:
        """Refused in both languages, each with a sentence of its own, and nothing has changed."""
        before = self.server.log_lengths()
        cookie = self.cookie
        headers = more.pop("headers", {})
        problems: list[Json] = []
        for language in ("en", "pl"):
            # The previous answer may have deleted a bad cookie.
            self.cookie = cookie
            wished = {**headers, "Accept-Language": language}
            answer = self.ask(method, path, body, headers=wished, **more)
            problems.append(problem_in(answer, status, kind))
        english, polish = (problem["detail"] for problem in problems)
        assert english != polish, f"{kind} has no sentence of its own in one of the languages"
        assert self.server.log_lengths() == before
        return problems[0]

    # At a table

    def me(self) -> Json:
        return self.get("/api/me")

    def opens(self, game: str = "fingers", seats: Json = None, **settings: Json) -> Json:
        """Open a table; return the picture of it."""
        wish = {"game": game, "seats": seats or ALL_MINE, **settings}
        return self.post("/api/tables", wish)

    def sees(self, table: str, **params: Json) -> Json:
        return self.get(f"/api/tables/{table}", params=params)

    def decisions(self, table: str) -> list[Json]:
        return decisions_in(self.sees(table))

    def moves(
        self,
        table: str,
        move: str | None = None,
        seat: int | None = None,
        key: str | None = None,
    ) -> Json:
        """Answer a decision, with the first allowed move unless one is named."""
        decision = next(one for one in self.decisions(table) if seat is None or one["seat"] == seat)
        return self.post(
            f"/api/tables/{table}/moves",
            {
                "seat": decision["seat"],
                "decision": decision["id"],
                "move": move or allowed(decision)[0],
                "key": key,
            },
        )

    @contextmanager
    def watches(
        self, table: str, headers: Mapping[str, str] | None = None, **params: Json
    ) -> Iterator["Live"]:
        """An open page of the table."""
        query = str(httpx.QueryParams(params))
        sent = {"Accept-Language": self.language, **(headers or {})}
        if self.cookie:
            sent.setdefault("Cookie", f"{COOKIE}={self.cookie}")
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?{query}"
        with connect(address, additional_headers=sent, compression=None, proxy=None) as connection:
            yield Live(connection, self.received)


class Live:
    """The messages of one open page."""

    def __init__(self, connection: ClientConnection, received: list[bytes]) -> None:
        self.connection = connection
        self._received = received
        self._followed = Followed()

    def next(self, kind: str | None = None, wait: float = WAIT) -> Json:
        """The next message, or the next of this type."""
        until = time.monotonic() + wait
        while True:
            raw = self.connection.recv(max(0.0, until - time.monotonic()), decode=False)
            self._received.append(raw)
            message = self._followed.take_in(msgspec.json.decode(raw))
            if kind in (None, message["type"]):
                return message

    def until(self, is_wanted: Callable[[Json], bool]) -> list[Json]:
        """All messages up to one that is wanted."""
        messages: list[Json] = []
        while not messages or not is_wanted(messages[-1]):
            messages.append(self.next())
        return messages

    def picture(self) -> Json:
        return self.next("update")["picture"]

    def says(self, message: str | bytes | Iterable[str]) -> None:
        self.connection.send(message)

    def end(self, wait: float = WAIT) -> tuple[int, str]:
        """The code with which the server closes the connection, and the kind of reason."""
        kind = ""
        until = time.monotonic() + wait
        try:
            while True:
                message = self.next(wait=max(0.0, until - time.monotonic()))
                if message["type"] == "refused":
                    kind = message["kind"]
                    assert message["text"] != f"refusal-{kind}"
        except ConnectionClosed as error:
            return (error.rcvd.code if error.rcvd else BROKEN), kind


def ok(answer: httpx.Response) -> Json:
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


def problem_in(answer: httpx.Response, status: int, kind: str) -> Json:
    """The problem in an answer, which must be this one, with a sentence for people."""
    assert answer.headers["Content-Type"] == "application/problem+json", answer.text
    problem = answer.json()
    assert (answer.status_code, problem["status"], problem["kind"]) == (status, status, kind)
    assert problem["detail"] not in ("", f"refusal-{kind}", f"problem-{kind}")
    return problem


def decisions_in(picture: Json) -> list[Json]:
    return [view["decision"] for view in picture["views"] if view["decision"]]


def allowed(decision: Json) -> list[str]:
    return [choice["move"] for choice in decision["choices"] if choice["reason"] is None]


def decided(who: Browser, table: str, **changed: Json) -> Json:
    """A move that would be fine except for what is changed."""
    decision = who.decisions(table)[0]
    move = {"seat": decision["seat"], "decision": decision["id"], "move": allowed(decision)[0]}
    return {**move, **changed}


def wait_until(is_so: Callable[[], bool], seconds: float = WAIT) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.01)
