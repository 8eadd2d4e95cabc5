"""Connections of the driver are kept while they work, and replaced when they do not."""

import sqlite3
from itertools import count

import pytest

from meadhall.store import drivers
from meadhall.store.drivers import Drivers
from meadhall.store.errors import Conflict

_numbers = count()


class Driver:
    def __init__(self) -> None:
        self.number = next(_numbers)
        self.is_lost = False
        self.is_closed = False
        self.asked = 0

    def execute(self, query: object, /) -> None:
        self.asked += 1
        if self.is_lost:
            raise sqlite3.OperationalError("gone")

    def close(self) -> None:
        self.is_closed = True


@pytest.fixture
def pool() -> Drivers[Driver]:
    return Drivers(Driver)


def test_one_that_works_is_used_again_without_asking(pool: Drivers[Driver]) -> None:
    with pool.one() as first:
        pass
    with pool.one() as second:
        pass
    assert first is second
    assert first.asked == 0


def test_as_many_as_are_used_at_once(pool: Drivers[Driver]) -> None:
    with pool.one() as first, pool.one() as second:
        assert first is not second
    pool.close()
    assert first.is_closed
    assert second.is_closed


def test_one_that_was_idle_is_asked_first(
    pool: Drivers[Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drivers, "IDLE_SECONDS", 0.0)
    with pool.one() as first:
        pass
    with pool.one() as second:
        pass
    assert first is second
    assert first.asked == 1


def test_after_a_lost_connection_all_are_replaced(
    pool: Drivers[Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drivers, "IDLE_SECONDS", 0.0)
    with pool.one() as first, pool.one() as second:
        pass
    first.is_lost = second.is_lost = True
    with pool.one() as third:
        assert third not in (first, second)
    assert first.is_closed
    assert second.is_closed


def test_a_refusal_leaves_the_connection_as_it_is(pool: Drivers[Driver]) -> None:
    with pytest.raises(Conflict), pool.one() as first:
        raise Conflict("somebody was faster")
    with pool.one() as second:
        assert second is first


def test_whatever_else_goes_wrong_ends_the_connection(pool: Drivers[Driver]) -> None:
    with pytest.raises(sqlite3.OperationalError), pool.one() as first:
        raise sqlite3.OperationalError("disk full")
    assert first.is_closed
    with pool.one() as second:
        assert second is not first
