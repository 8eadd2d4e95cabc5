"""Connections of the database's driver itself, for what is written most often.

SQLAlchemy checks a connection, begins and commits for every transaction, which costs several times
as much as writing a move. Here a connection is checked only after it has been idle.
"""

import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Generic, Protocol, TypeVar

import psycopg

from meadhall.store.errors import StoreError

IDLE_SECONDS = 1.0
"""How long a connection that worked is believed to work still."""


class Driver(Protocol):
    def execute(self, query: Any, /) -> object: ...

    def close(self) -> None: ...


C = TypeVar("C", bound=Driver)


class Drivers(Generic[C]):
    """As many connections as threads use at once; each of them commits by itself."""

    def __init__(self, connect: Callable[[], C]) -> None:
        self._connect = connect
        self._free: deque[tuple[C, float]] = deque()

    @contextmanager
    def one(self) -> Iterator[C]:
        driver = self._take()
        try:
            yield driver
        except StoreError:
            # Refused, but by a connection that works.
            self._give_back(driver)
            raise
        except BaseException:
            driver.close()
            raise
        self._give_back(driver)

    def _take(self) -> C:
        with suppress(IndexError):
            # The one that was used last, so that the others may be idle.
            driver, used_at = self._free.pop()
            if time.monotonic() - used_at < IDLE_SECONDS or _works(driver):
                return driver
            driver.close()
            # Whatever ended it has ended the others too.
            self.close()
        return self._connect()

    def _give_back(self, driver: C) -> None:
        self._free.append((driver, time.monotonic()))

    def close(self) -> None:
        with suppress(IndexError):
            while True:
                self._free.pop()[0].close()


def _works(driver: Driver) -> bool:
    try:
        driver.execute("SELECT 1")
    except (sqlite3.Error, psycopg.Error):
        return False
    return True
