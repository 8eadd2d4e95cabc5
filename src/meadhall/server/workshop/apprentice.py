"""One process of a workshop: it waits, tries the package as it is now, and serves it.

It is told what to do over a pipe, step by step: ``Try``, then ``Serve``; while it serves, it hears
what is wrong with a later version, and at last that it should leave.
"""

import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from msgspec import Struct

from meadhall.kernel import catalogue
from meadhall.server.app import make_app
from meadhall.server.config import Config
from meadhall.server.gate import raise_descriptor_limit
from meadhall.server.guests import try_guest
from meadhall.server.logs import set_up_logs
from meadhall.server.serve import serve_alone, settings_of
from meadhall.server.workshop.mistakes import Complaints, readable
from meadhall.server.workshop.page import SCRIPT, Bench, workshop_routes
from meadhall.server.workshop.replaying import BeganAgain, replay_tables
from meadhall.store import Store


class Waiting(Struct, frozen=True):
    """All but the package is loaded."""


class Try(Struct, frozen=True):
    """Try the package."""


class Tried(Struct, frozen=True):
    problem: str


class Serve(Struct, frozen=True):
    """Serve from now on: the package alone or, if that has a problem, all other games."""

    version: int
    problem: str


class Serving(Struct, frozen=True):
    again: list[BeganAgain]


class Wrong(Struct, frozen=True):
    """What is wrong with a version that is not served."""

    problem: str


class Leave(Struct, frozen=True):
    """A newer process takes over."""


def work(folder: Path, config: Config, sockets: Sequence[socket.socket], pipe: Connection) -> None:
    """The life of an apprentice; it ends early when nobody needs it any more."""
    # A terminal sends Ctrl-C to all processes of a command; the master ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What is kept of a file is known by the second in which it was saved: two saves may share one.
    sys.dont_write_bytecode = True
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    try:
        pipe.send(Waiting())
        told = pipe.recv()
        if isinstance(told, Try):
            pipe.send(Tried(problem_with(folder)))
            told = pipe.recv()
    except (EOFError, OSError):
        return
    if isinstance(told, Serve):
        serve(folder, config, sockets, pipe, told)


def problem_with(folder: Path) -> str:
    """What is wrong with the package; nothing if its games can be played."""
    try:
        entries = list(catalogue.entries_in(folder))
        if not entries:
            return f"pyproject.toml names no game in the group {catalogue.GROUP}"
        for entry in entries:
            try_guest(entry.name, entry.load())
    # An import may end in anything, even in sys.exit().
    except (Exception, SystemExit) as error:
        return readable(error, folder)
    catalogue.forget()
    ids = [entry.name for entry in entries]
    return "\n".join(str(one) for one in catalogue.refusals() if one.id in ids)


def serve(
    folder: Path,
    config: Config,
    sockets: Sequence[socket.socket],
    pipe: Connection,
    wish: Serve,
) -> None:
    """Play the tables on, and serve until a newer process takes over."""
    games = [one.name for one in catalogue.entries_in(folder)]
    # The others would only take time to load.
    left_out = games if wish.problem else [one for one in catalogue.our_ids() if one not in games]
    os.environ[catalogue.WITHOUT] = ",".join(left_out)
    catalogue.forget()
    set_up_logs("WARNING")
    bench = Bench(wish.version, [])
    bench.problem = wish.problem

    def blame(problem: str) -> None:
        bench.problem = problem

    logging.getLogger().handlers = [Complaints(folder, blame)]
    if not wish.problem:
        store = Store.open(config.database)
        bench.again = replay_tables(store, games)
        store.close()
    raise_descriptor_limit(config.limits.sockets)
    app = make_app(config, beside=workshop_routes(bench), script=SCRIPT)
    threading.Thread(target=listen, args=[pipe, bench], daemon=True).start()

    def announce() -> None:
        pipe.send(Serving(bench.again))

    serve_alone(settings_of(config, lambda: app, "WARNING"), list(sockets), announce)


def listen(pipe: Connection, bench: Bench) -> None:
    """Hear what the master says; without a master there is nothing left to do."""
    try:
        while isinstance(told := pipe.recv(), Wrong):
            bench.problem = told.problem
    except (EOFError, OSError):
        pass
    bench.is_leaving = True
    signal.raise_signal(signal.SIGTERM)
