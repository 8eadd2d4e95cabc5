"""Hearing from PostgreSQL what other servers have written, about the tables that matter here.

Tables are spread over channels, and a server listens only to those of its tables: what happens at
all others costs it nothing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from meadhall.store.address import driver_address, read_address
from meadhall.store.database import CONNECT_SECONDS, EVERYBODY, channel_of
from meadhall.store.errors import StoreError

FIRST_DELAY = 0.1
LONGEST_DELAY = 5.0

# A connection whose other end has silently vanished is noticed within a minute.
KEEPALIVE = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}

AnyConnection = psycopg.AsyncConnection[tuple[object, ...]]

_logger = logging.getLogger(__name__)


class Listener:
    def __init__(
        self,
        url: str,
        on_notice: Callable[[str], None],
        on_connected: Callable[[], Awaitable[None]],
    ) -> None:
        """``on_notice`` gets every notice.

        Those sent while there is no connection are lost; ``on_connected`` is called after every
        reconnection and must catch up.
        """
        self._address = read_address(url)
        if self._address.drivername == "sqlite":
            raise StoreError("only PostgreSQL tells servers of each other")
        self._on_notice = on_notice
        self._on_connected = on_connected
        self._wanted = {EVERYBODY}
        self._heard: set[str] = set()
        self._is_connected = False
        self._asked = asyncio.Event()
        """Set when there are channels that have to be listened to."""
        self._answered = asyncio.Condition()
        """Notified when channels have been added, or the connection is lost."""

    async def follow(self, table: str) -> None:
        """Hear of this table from now on; without a connection, from when there is one."""
        channel = channel_of(table)
        self._wanted.add(channel)
        if channel in self._heard or not self._is_connected:
            return
        self._asked.set()
        async with self._answered:
            await self._answered.wait_for(lambda: channel in self._heard or not self._is_connected)

    async def run(self) -> None:
        """Listen until cancelled."""
        delay = FIRST_DELAY
        while True:
            try:
                async with await _connect(driver_address(self._address)) as connection:
                    # Those that come while a command is carried out.
                    connection.add_notify_handler(lambda notice: self._on_notice(notice.payload))
                    await self._listen(connection)
                    self._is_connected = True
                    await self._on_connected()
                    delay = FIRST_DELAY
                    while True:
                        await self._hear_until_asked(connection)
                        await self._listen(connection)
            except (psycopg.Error, StoreError) as error:
                _logger.warning("no news from the database, again in %.1f s: %s", delay, error)
            finally:
                self._is_connected = False
                self._heard.clear()
                await self._answer()
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_DELAY)

    async def _listen(self, connection: AnyConnection) -> None:
        """Listen to all channels that are wanted by now."""
        self._asked.clear()
        new = sorted(self._wanted - self._heard)
        if new:
            commands = [f"LISTEN {channel}" for channel in new]
            await connection.execute("; ".join(commands).encode())
        self._heard.update(new)
        await self._answer()

    async def _answer(self) -> None:
        async with self._answered:
            self._answered.notify_all()

    async def _hear_until_asked(self, connection: AnyConnection) -> None:
        """Hand on every notice, read from the connection itself: they come with every move."""
        loop = asyncio.get_running_loop()
        lost: asyncio.Future[None] = loop.create_future()

        def read() -> None:
            try:
                connection.pgconn.consume_input()
                while (notice := connection.pgconn.notifies()) is not None:
                    self._on_notice(notice.extra.decode())
            except psycopg.Error as error:
                loop.remove_reader(file)
                lost.set_exception(error)

        # A connection that is lost would not know it any more.
        file = connection.fileno()
        asked = asyncio.ensure_future(self._asked.wait())
        loop.add_reader(file, read)
        try:
            # Some may have come with the answer to the last command.
            read()
            waiting: list[asyncio.Future[Any]] = [lost, asked]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            if lost.done():
                lost.result()
        finally:
            asked.cancel()
            loop.remove_reader(file)


async def _connect(address: str) -> AnyConnection:
    given = conninfo_to_dict(address)
    usual: dict[str, Any] = {"connect_timeout": CONNECT_SECONDS, **KEEPALIVE}
    missing = {name: value for name, value in usual.items() if name not in given}
    return await psycopg.AsyncConnection.connect(address, autocommit=True, **missing)
