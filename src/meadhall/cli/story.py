"""Events as lines of a story."""

from collections.abc import Iterable
from itertools import groupby

from rich.text import Text

from meadhall.cli.boards import Board
from meadhall.kernel.events import Event
from meadhall.words import Words


def tell(events: Iterable[Event], words: Words, board: Board, indent: str = "  ") -> list[Text]:
    """A line for each event; the same thing several times in a row takes one line."""
    lines = []
    for (kind, sentence), same in groupby(
        (event.kind.name, words.event(event)) for event in events
    ):
        count = len(list(same))
        times = f" (×{count})" if count > 1 else ""
        lines.append(Text(f"{indent}{sentence}{times}", style=board.styles.get(kind, "")))
    return lines
