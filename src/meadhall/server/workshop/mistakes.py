"""Mistakes in a package, as whoever is writing it wants to read them."""

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from traceback import TracebackException
from types import TracebackType

from meadhall.kernel.catalogue import Unfit

TELLING = ("meadhall.thinkers", "meadhall.server.boards")
"""Whose warnings without a traceback are about the package: bots think in other processes, and a
board that cannot be used is not an error of the server.
"""


def readable(error: BaseException, folder: Path) -> str:
    """What is wrong and where, without the way that leads to the package."""
    if isinstance(error, Unfit):
        return str(error)
    inside = _first_inside(error.__traceback__, folder)
    told = TracebackException(type(error), error, inside, compact=True)
    return "".join(told.format()).rstrip()


def _first_inside(trace: TracebackType | None, folder: Path) -> TracebackType | None:
    """The traceback from the first line of the package on; nothing of it if there is none."""
    while trace is not None:
        if Path(trace.tb_frame.f_code.co_filename).is_relative_to(folder):
            return trace
        trace = trace.tb_next
    return None


class Complaints(logging.Handler):
    """Prints what a server logs as plain text, and hands on what is the package's fault."""

    def __init__(self, folder: Path, hand_on: Callable[[str], None]) -> None:
        super().__init__(logging.WARNING)
        self._folder = folder
        self._hand_on = hand_on

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        text = readable(error, self._folder) if error is not None else record.getMessage()
        print(text, file=sys.stderr, flush=True)
        if error is not None or record.name in TELLING:
            self._hand_on(text)
