"""Hearing from PostgreSQL what other servers have written, until cancelled."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from meadhall.store.address import driver_address, read_address
from meadhall.store.database import CHANNEL, CONNECT_SECONDS
from meadhall.store.errors import StoreError

FIRST_DELAY = 0.1
LONGEST_DELAY = 5.0

# A connection whose other end has silently vanished is noticed within a minute.
KEEPALIVE = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}

_logger = logging.getLogger(__name__)


async def listen(
    url: str,
    on_notice: Callable[[str], None],
    on_connected: Callable[[], Awaitable[None]],
) -> None:
    """Pass every notice to ``on_notice``, until cancelled.

    Notices sent while there is no connection are lost; ``on_connected`` is called after every
    reconnection and must catch up.
    """
    address = read_address(url)
    if address.drivername == "sqlite":
        raise StoreError("only PostgreSQL tells servers of each other")
    delay = FIRST_DELAY
    while True:
        try:
            async with await _connect(driver_address(address)) as connection:
                await connection.execute(f"LISTEN {CHANNEL}".encode())
                await on_connected()
                delay = FIRST_DELAY
                async for notice in connection.notifies():
                    on_notice(notice.payload)
        except (psycopg.Error, StoreError) as error:
            _logger.warning("no news from the database, again in %.1f s: %s", delay, error)
        await asyncio.sleep(delay)
        delay = min(2 * delay, LONGEST_DELAY)


async def _connect(address: str) -> psycopg.AsyncConnection[tuple[object, ...]]:
    given = conninfo_to_dict(address)
    usual: dict[str, Any] = {"connect_timeout": CONNECT_SECONDS, **KEEPALIVE}
    missing = {name: value for name, value in usual.items() if name not in given}
    return await psycopg.AsyncConnection.connect(address, autocommit=True, **missing)
