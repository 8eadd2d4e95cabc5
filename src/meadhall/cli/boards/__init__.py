"""How a game looks in the terminal.

A module in this folder that has the id of a game draws its table; a game without one is shown as a
tree of everything the viewer may know, in which grids, hands and heaps (``kernel/drawn.py``) are
drawn. What is drawn comes from a view, never from the state.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar

from msgspec import Struct, structs
from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from meadhall.cli.boards.drawn import Drawn, draw, drawn_parts
from meadhall.cli.boards.styles import seat_style
from meadhall.cli.texts import Texts
from meadhall.kernel.catalogue import guest_ids
from meadhall.kernel.drawn import Grid
from meadhall.kernel.game import Game
from meadhall.words import Words

__all__ = ["Board", "find_board", "seat_style"]


class Board:
    """Draws any game."""

    quiet: frozenset[str] = frozenset()
    """Events that the board shows anyway, so that the running story can leave them out."""
    milestones: frozenset[str] = frozenset()
    """Events after which so much is new that the whole board is shown."""
    styles: ClassVar[dict[str, str]] = {}
    """The styles of some events' lines."""

    def __init__(self, words: Words, say: Texts) -> None:
        self.words = words
        self.say = say

    def full(self, view: Struct, width: int) -> RenderableType:
        """Draw everything."""
        tree = Tree(self.words.game_name())
        self._grow(tree, structs.asdict(view))
        return tree

    def brief(self, view: Struct) -> RenderableType | None:
        """What matters within a turn, in a few lines; None if there is nothing to add."""
        grids = [draw(part, self.words) for part in drawn_parts(view) if isinstance(part, Grid)]
        return Group(*grids) if grids else None

    def label(self, word: str, view: Struct) -> Text | None:
        """A short label for a move whose place on the table says enough; None for its sentence."""
        return None

    def legend(self) -> str:
        """What the symbols on the board mean."""
        return ""

    def related(self, view: Struct, id: str) -> list[str]:
        """What is at a place or belongs to a thing, to be explained with it."""
        return []

    def _grow(self, tree: Tree, value: object) -> None:
        if isinstance(value, Struct):
            value = structs.asdict(value)
        if isinstance(value, list):
            value = {str(number): item for number, item in enumerate(value, start=1)}
        assert isinstance(value, dict)
        for key, item in value.items():
            if item is None or item == [] or item == {}:
                continue
            name = self.words.name(str(key))
            if isinstance(item, Drawn):
                tree.add(draw(item, self.words))
            elif isinstance(item, (Struct, list, dict)):
                self._grow(tree.add(Text(name, style="bold")), item)
            else:
                shown = self.words.name(item) if isinstance(item, str) else str(item).lower()
                tree.add(Text.assemble((f"{name}: ", "dim"), shown))


def find_board(game: Game, words: Words, say: Texts) -> Board:
    """The game's own board, or the one that draws any game."""
    module = f"{__name__}.{game.id}"
    # A guest may be called like one of the modules here.
    if game.id in guest_ids() or find_spec(module) is None:
        return Board(words, say)
    board: Board = import_module(module).BOARD(words, say)
    return board
