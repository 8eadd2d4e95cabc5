"""Databases with people and games in them, created without a server."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from meadhall.store import Store, sqlite_url
from meadhall.tables.entries import Person
from meadhall.tables.lobby import join
from tests.store.sample import ANNA, BERT, Log, account

FILE = "meadhall.db"


@contextmanager
def store_in(folder: Path) -> Iterator[Store]:
    """The database that a server with this data folder uses."""
    store = Store.open(sqlite_url(folder / FILE))
    try:
        yield store
    finally:
        store.close()


def enter(store: Store, *people: Person) -> None:
    for person in people:
        store.people.add(account(person))


def play(store: Store, id: str, moves: int | None = None) -> Log:
    """A game of Anna and Bert: this many moves of it, or all."""
    log = Log(id)
    log.begin(BERT)
    while log.table.status == "playing" and (moves is None or len(log.table.moves) < moves):
        log.move()
    log.create(store)
    return log


def wait_for_players(store: Store, id: str, *people: Person, opener: Person = ANNA) -> Log:
    """A table that has not started yet."""
    log = Log(id, opener=opener)
    for person in people:
        log.add(join, person, None, None)
    log.create(store)
    return log


@contextmanager
def tampering(folder: Path) -> Iterator[sqlite3.Connection]:
    """The file itself, for what no command would do."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        yield connection
        connection.commit()
