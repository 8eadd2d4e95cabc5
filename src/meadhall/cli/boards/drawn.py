"""Grids, hands and heaps in the terminal, for games without a board of their own there."""

from collections.abc import Iterator, Sequence

from msgspec import Struct, structs
from rich.console import Group, RenderableType
from rich.text import Text

from meadhall.cli.boards.styles import seat_style
from meadhall.kernel.drawn import NO_SEAT, Grid, Hand, Tokens
from meadhall.words import Words

EMPTY = "·"
SPECIAL = "×"
FACE_DOWN = "▒"

Drawn = Grid | Hand | Tokens


def drawn_parts(value: object) -> Iterator[Drawn]:
    """The parts of a view that can be drawn, in their order."""
    if isinstance(value, Drawn):
        yield value
    elif isinstance(value, Struct):
        yield from drawn_parts(list(structs.asdict(value).values()))
    elif isinstance(value, dict):
        yield from drawn_parts(list(value.values()))
    elif isinstance(value, list):
        for item in value:
            yield from drawn_parts(item)


def draw(part: Drawn, words: Words) -> RenderableType:
    if isinstance(part, Grid):
        return draw_grid(part, words)
    if isinstance(part, Hand):
        cards = [words.name(card) for card in part.cards] + [FACE_DOWN] * part.hidden
        return _owned(part, ", ".join(cards) or "–", words)
    return _owned(part, str(part.n), words)


def _owned(part: Hand | Tokens, told: str, words: Words) -> Text:
    line = Text.assemble((f"{words.name(part.id)}: ", "dim"), told)
    if part.seat == NO_SEAT:
        return line
    owner = Text(words.name(f"seat_{part.seat}"), style=seat_style(part.seat))
    return Text.assemble(owner, ", ", line)


def draw_grid(grid: Grid, words: Words) -> RenderableType:
    """Squares with a letter for each piece, the names of rows and columns, and a legend."""
    names = {piece.id: words.name(piece.id) for piece in grid.pieces}
    letters = signs(names)
    on = {
        piece.at: Text(letters[piece.id], style=seat_style(piece.seat) if piece.seat >= 0 else "")
        for piece in grid.pieces
    }
    special = {one.at for one in grid.special}
    rows = [grid.squares[row * grid.columns : (row + 1) * grid.columns] for row in range(grid.rows)]
    columns = [label([row[column] for row in rows]) for column in range(grid.columns)]
    edge = max(len(label(row)) for row in rows)
    wide = max(len(name) for name in columns)
    lines = [
        Text(" ").join(
            [
                Text(label(row).rjust(edge), style="dim"),
                *(_cell(square, on, square in special, wide) for square in row),
            ]
        )
        for row in reversed(rows)
    ]
    below = Text(" ".join([" " * edge, *(name.rjust(wide) for name in columns)]), style="dim")
    meanings = [f"{letters[id]} {names[id]}" for id in sorted(names)]
    if grid.special:
        called = dict.fromkeys(words.name(one.id) for one in grid.special)
        meanings.append(f"{SPECIAL} {', '.join(called)}")
    return Group(*lines, below, Text("   ".join(meanings), style="dim"))


def _cell(square: str, on: dict[str, Text], is_special: bool, wide: int) -> Text:
    sign = on.get(square) or Text(SPECIAL if is_special else EMPTY, style="dim")
    if not square:
        sign = Text(" ")
    return Text.assemble(" " * (wide - 1), sign)


def signs(names: dict[str, str]) -> dict[str, str]:
    """A letter for each id, from its name if possible, each only once.

    >>> signs({"king": "King", "knight": "Knight", "queen": "Queen"})
    {'king': 'K', 'knight': 'N', 'queen': 'Q'}
    """
    found: dict[str, str] = {}
    for id in sorted(names):
        letters = [letter.upper() for letter in names[id] if letter.isalpha()]
        spare = [*letters, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ", *"0123456789"]
        found[id] = next((one for one in spare if one not in found.values()), "?")
    return found


def label(squares: Sequence[str]) -> str:
    """What the ids of a row or a column share.

    >>> label(["a11", "b11", "c11"]), label(["c1", "c2", "c3"])
    ('11', 'c')
    """
    named = [square for square in squares if square]
    shared = beginning(named) or beginning([name[::-1] for name in named])[::-1]
    return shared or (named[0] if named else "")


def beginning(words: Sequence[str]) -> str:
    """The first letters that all words have in common."""
    first, last = min(words, default=""), max(words, default="")
    same = [n for n in range(len(first) + 1) if first[:n] == last[:n]]
    return first[: same[-1]]
