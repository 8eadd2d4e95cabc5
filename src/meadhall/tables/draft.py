"""A command at work: it changes a copy of the table, which counts only once its entries are stored.

So each move is carried out once, and a command that is refused, or cannot be stored, has changed
nothing.
"""

from collections.abc import Collection

from meadhall.kernel.events import Event
from meadhall.kernel.moves import UnknownMove
from meadhall.kernel.saga import next_link
from meadhall.kernel.state import IllegalMove, Obstacle, State
from meadhall.tables.entries import AnyEntry, Moved
from meadhall.tables.folding import apply, apply_move, position_to_play_on
from meadhall.tables.quiet import is_quiet
from meadhall.tables.refusal import Wrong
from meadhall.tables.table import Table
from meadhall.words import Words


class Happening:
    """An entry, the game's events for it, and how many moves the table had then."""

    __slots__ = ("entry", "events", "moves", "quiet")

    def __init__(self, entry: AnyEntry, events: list[Event], table: Table) -> None:
        self.entry = entry
        self.events = events
        self.moves = len(table.moves)
        last = table.quiet[-1] if table.quiet else None
        self.quiet = last.seat if last is not None and last.seq == table.seq else None
        """The only seat that may know of it; None if everybody may."""

    def is_told_to(self, seats: Collection[int]) -> bool:
        return self.quiet is None or self.quiet in seats


class Draft:
    """A copy of a table, and what has been added to its log since."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table.copy()
        self.now = now
        self.happenings: list[Happening] = []

    @property
    def entries(self) -> list[AnyEntry]:
        return [happening.entry for happening in self.happenings]

    def add(self, entry: AnyEntry) -> None:
        heard: list[Event] = []
        apply(self.table, entry, heard)
        self.happenings.append(Happening(entry, heard, self.table))

    def move(self, seat: int, move: str, by: str, key: str = "") -> None:
        """Carry out a move; an illegal one is refused with the reason."""
        table = self.table
        heard: list[Event] = []
        state, outcomes = position_to_play_on(table, heard)
        play_word(table, state, seat, move)
        link = table.moves[-1].link if table.moves else table.start
        entry = Moved(
            at=self.now,
            seat=seat,
            move=move,
            outcomes=outcomes,
            link=next_link(link, seat, move, outcomes),
            by=by,
            key=key,
            quiet=is_quiet(table, state, seat, heard),
        )
        apply_move(table, entry, state)
        self.happenings.append(Happening(entry, heard, table))


class Obstructed(Wrong):
    """A move that a rule prevents."""

    def __init__(self, table: Table, obstacle: Obstacle) -> None:
        super().__init__("obstacle")
        self._table = table
        self.obstacle = obstacle

    def sentence(self, language: str) -> str:
        return Words(self._table.game, language, self._table.names()).obstacle(self.obstacle)


def play_word(table: Table, state: State, number: int, move: str) -> None:
    """Make a move on a position of the table; an illegal one is refused with the reason."""
    try:
        state.play_checked(number, table.game.moves.number(move))
    except UnknownMove as error:
        raise Wrong("unknown-move", move=move[:60]) from error
    except IllegalMove as error:
        if error.obstacle is not None:
            raise Obstructed(table, error.obstacle) from error
        raise Wrong("no-answer", move=move[:60]) from error
