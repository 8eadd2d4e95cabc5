"""How people and what is theirs are written on every board."""

from collections.abc import Iterable, Mapping

from rich.table import Table
from rich.text import Text

from meadhall.cli.boards import seat_style
from meadhall.words import Words


def seat_name(words: Words, seat: int) -> Text:
    return Text(words.name(f"seat_{seat}"), style=seat_style(seat))


def piece(seat: int, sign: str = "●") -> Text:
    """``●2`` for the second player."""
    return Text(f"{sign}{seat + 1}", style=seat_style(seat))


def pieces(seats: Iterable[int]) -> Text:
    return Text(" ").join([piece(seat) for seat in seats])


def number(n: int, style: str) -> Text:
    return Text(str(n), style=style if n else "dim")


def amounts(words: Words, counts: Mapping[str, int]) -> str:
    """Whatever there is at least one of: ``2 wood, 1 food``."""
    return ", ".join(words.amount(id, n) for id, n in counts.items() if n)


def columns(*headings: str, right: Iterable[int] = ()) -> Table:
    """A table without lines; the columns with these numbers are aligned to the right."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_header=any(headings))
    for place, heading in enumerate(headings):
        justify = "right" if place in set(right) else "left"
        table.add_column(heading, justify=justify, overflow="fold")  # type: ignore[arg-type]
    return table


def labelled(label: str, *parts: Text | str) -> Text:
    """A line that says first what it is about."""
    return Text.assemble((f"{label}: ", "dim"), *parts)
