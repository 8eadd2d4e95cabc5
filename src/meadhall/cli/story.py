"""Events as lines of a story."""

from collections.abc import Iterable, Mapping
from itertools import groupby

from rich.text import Text

from meadhall.cli.boards import Board
from meadhall.kernel.events import Event
from meadhall.kernel.game import Game, Setting
from meadhall.words import Words


def opening_events(
    game: Game, players: int, options: Mapping[str, Setting], seed: str, outcomes: list[int] | None
) -> list[Event]:
    """What happened before the first choice, by the seed or by these outcomes of chance."""
    state = game.begin(players, options, seed)
    events: list[Event] = []
    state.listen(events)
    if outcomes is not None:
        state.dice.follow(outcomes)
    state.settle()
    return events


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
