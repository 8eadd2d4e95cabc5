"""Where output goes: results to standard output, progress to standard error."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Timer
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    import msgspec

PATIENCE = 0.5
"""Seconds before a bar appears."""


def make_screen() -> Console:
    """Standard output, in colour where it is a terminal that wants it (``NO_COLOR``)."""
    return Console(markup=False, highlight=False, emoji=False)


def print_json(value: "msgspec.Struct | dict[str, object]") -> None:
    import msgspec

    text = msgspec.json.format(msgspec.json.encode(value), indent=2)
    print(text.decode())


@contextmanager
def progress(description: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error while the block runs; call what it yields with each step.

    Quick work gets no bar, and nothing is drawn where there is no terminal. Without a total the bar
    only shows that something is going on.
    """
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    figures = (MofNCompleteColumn(), TimeRemainingColumn()) if total else ()
    console = Console(stderr=True)
    # Leave standard output alone: whoever prints there knows why.
    bar = Progress(
        "{task.description}",
        BarColumn(),
        *figures,
        console=console,
        transient=True,
        redirect_stdout=False,
    )
    task = bar.add_task(description, total=total)
    appearance = Timer(PATIENCE, bar.start)
    appearance.daemon = True
    appearance.start()
    try:
        yield partial(bar.advance, task)
    finally:
        appearance.cancel()
        appearance.join()
        bar.stop()
