"""Run the server until it is asked to stop."""

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FrameType

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from meadhall.server.app import make_app
from meadhall.server.config import Config
from meadhall.server.gate import guarded, raise_descriptor_limit
from meadhall.server.guests import leave_out_broken_guests
from meadhall.server.line import Line
from meadhall.server.logs import set_up_logs

HANDED_ON = "MEADHALL_SERVER_CONFIG"
"""The variable that passes the configuration to the processes of one command."""

LOG_LEVEL = "MEADHALL_LOG_LEVEL"

ENDS_WITHIN = 10
"""Seconds that open connections get when the server is asked to stop."""

BACKLOG = 2048

TICK = 1.0
"""Seconds after which the date that answers bear is renewed."""

SWITCHES_AFTER = 0.001
"""Seconds. The thread that stores moves needs the interpreter for moments before and after it waits
for the disk; a busy event loop would let it wait for Python's usual 5 ms each time.
"""


class NotStarted(Exception):
    """The server did not start, or one of its processes could not be replaced; the log says why."""


def listen(host: str, port: int) -> list[socket.socket]:
    """Take the port on all addresses of the host; ``OSError`` if it is in use.

    Whoever connects from now on waits until the server is ready. Port 0 is any free one.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    sockets: list[socket.socket] = []
    try:
        for family, *_, address in dict.fromkeys(found):
            one = socket.socket(family, socket.SOCK_STREAM)
            sockets.append(one)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                # The same port on IPv4 has a socket of its own.
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind((address[0], port, *address[2:]))
            # Do it at once: two sockets that are merely bound to the same address would not be
            # refused.
            one.listen(BACKLOG)
            port = one.getsockname()[1]
    except BaseException:
        for one in sockets:
            one.close()
        raise
    return sockets


def serve(
    config: Config,
    workers: int = 1,
    log_level: str = "INFO",
    sockets: Sequence[socket.socket] | None = None,
    on_ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until SIGTERM or SIGINT. Several workers share one port; that needs PostgreSQL.

    ``sockets`` is what ``listen`` returned. ``on_ready`` is called once, when all workers answer.
    """
    os.environ[HANDED_ON] = msgspec.json.encode(config).decode()
    os.environ[LOG_LEVEL] = log_level
    set_up_logs(log_level)
    leave_out_broken_guests()
    raise_descriptor_limit(config.limits.sockets)
    settings = settings_of(config, "meadhall.server.serve:app_of_worker", log_level, workers)
    taken = list(sockets or listen(config.host, config.port))
    if workers == 1:
        serve_alone(settings, taken, on_ready)
    else:
        _serve_together(settings, taken, on_ready)


def settings_of(
    config: Config, app: str | Callable[[], Litestar], log_level: str, workers: int = 1
) -> uvicorn.Config:
    """How uvicorn serves an application, which is named or made by this function."""
    return uvicorn.Config(
        app,
        factory=True,
        lifespan="on",
        host=config.host,
        port=config.port,
        workers=workers,
        http=guarded(config),
        ws=Line,
        log_config=None,
        log_level=log_level.lower(),
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        # A picture is small, but compressing it for each of a thousand readers is expensive.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=ENDS_WITHIN,
        # The doorkeeper itself decides which proxy headers to trust.
        proxy_headers=False,
    )


def app_of_worker() -> Litestar:
    config = msgspec.json.decode(os.environ[HANDED_ON], type=Config)
    set_up_logs(os.environ.get(LOG_LEVEL, "INFO"))
    # Positions contain no reference cycles, so searching all of them is seldom worth a pause.
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(SWITCHES_AFTER)
    return make_app(config)


class _Server(uvicorn.Server):
    def __init__(self, settings: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(settings)
        self._on_ready = on_ready
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_asked_to_exit = asyncio.Event()

    async def main_loop(self) -> None:
        """The same as uvicorn's, which wakes up ten times a second to see whether it shall end.

        That took half of what a server needs that has nothing to do.
        """
        self._loop = asyncio.get_running_loop()
        while not await self.on_tick(counter=0):
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK):
                    await self._is_asked_to_exit.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._is_asked_to_exit.set)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._on_ready()


def serve_alone(
    settings: uvicorn.Config, sockets: list[socket.socket], on_ready: Callable[[], None]
) -> None:
    """Serve in this process until SIGTERM or SIGINT; ``NotStarted`` if that cannot begin."""
    server = _Server(settings, on_ready)

    def end(number: int, frame: FrameType | None) -> None:
        server.should_exit = True

    # While running, the server has its own handlers. Signals that arrive earlier are handled here,
    # and so is every signal a second time: the server raises it again when it ends, which isn't an
    # error.
    before = {name: signal.signal(name, end) for name in (signal.SIGINT, signal.SIGTERM)}
    try:
        server.run(sockets)
    except SystemExit as error:
        raise NotStarted from error
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)
    if not server.started:
        raise NotStarted


class _Servers(Multiprocess):
    """Several processes, each replaced when it dies."""

    def __init__(
        self,
        settings: uvicorn.Config,
        sockets: list[socket.socket],
        on_ready: Callable[[], None],
    ) -> None:
        super().__init__(settings, sockets)
        self.is_ready = False
        self.has_failed = False
        self._on_ready = on_ready

    def keep_subprocess_alive(self) -> None:
        if self.should_exit.is_set():
            return
        super().keep_subprocess_alive()
        # Only a worker that cannot be started makes that call stop the others.
        self.has_failed = self.should_exit.is_set()
        if not self.is_ready and all(process.is_ready() for process in self.processes):
            self.is_ready = True
            self._on_ready()


def _serve_together(
    settings: uvicorn.Config, sockets: list[socket.socket], on_ready: Callable[[], None]
) -> None:
    before = {name: signal.getsignal(name) for name in (signal.SIGINT, signal.SIGTERM)}
    servers = _Servers(settings, sockets, on_ready)
    try:
        servers.run()
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)
    if servers.has_failed:
        raise NotStarted
