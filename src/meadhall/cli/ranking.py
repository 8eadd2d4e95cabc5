"""How a game ended: who won, and where the points came from."""

from rich.table import Table
from rich.text import Text

from meadhall.cli.boards import seat_style
from meadhall.cli.texts import Texts
from meadhall.kernel.game import Result
from meadhall.words import Words


def ranking_table(result: Result, names: list[str], words: Words, say: Texts) -> Table:
    """One column per player, best first; one row per source."""
    order = sorted(range(len(names)), key=lambda seat: result.places[seat])
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat in order:
        table.add_column(Text(names[seat], style=seat_style(seat)), justify="right")
    table.add_row(say("place"), *(f"{result.places[seat]}." for seat in order), style="bold")
    for source in result.sheets[0]:
        points = [result.sheets[seat][source] for seat in order]
        table.add_row(words.source(source), *map(str, points), style="" if any(points) else "dim")
    table.add_row(say("total"), *(str(result.totals[seat]) for seat in order), style="bold")
    return table


def winner_line(result: Result, names: list[str], words: Words, say: Texts) -> Text:
    winners = [name for name, place in zip(names, result.places, strict=True) if place == 1]
    best = max(result.totals)
    if len(winners) == 1:
        sentence = say("winner", name=winners[0], total=best)
    else:
        listed = words.interface("list-end", most=", ".join(winners[:-1]), last=winners[-1])
        sentence = say("winners-shared", names=listed, total=best)
    return Text(sentence, style="bold green")
