"""The moves that a player may think of, numbered, and how typed input selects one."""

from msgspec import Struct
from rich.table import Table
from rich.text import Text

from meadhall.cli.boards import Board
from meadhall.cli.session import Session
from meadhall.cli.texts import Texts
from meadhall.words import Words

MOST_COLUMNS = 3
FEWEST_ROWS = 4
GAP = 2


class Choices:
    """All candidates of a decision, legal or not, in a fixed order.

    All are numbered, so that a number keeps its meaning as long as the question is the same.
    """

    def __init__(self, session: Session, seat: int, words: Words, board: Board) -> None:
        self._session = session
        self._seat = seat
        self._words = words
        self.view: Struct = session.game.view(session.state, seat)
        self.candidates = session.state.candidates(seat)
        self.legal = set(session.state.moves(seat))
        self.labels = dict(
            zip(self.candidates, words.moves(self.candidates, self.view), strict=True)
        )
        self._short = {move: board.label(self.word(move), self.view) for move in self.candidates}

    def word(self, move: int) -> str:
        return self._session.game.moves.word(move)

    def named(self, typed: str) -> int | None:
        """The candidate with this number, this word (``place:armory``) or this target."""
        wanted = typed.strip().lower()
        if wanted.isdigit():
            number = int(wanted) if wanted.isascii() else 0
            return self.candidates[number - 1] if 0 < number <= len(self.candidates) else None
        for move in self.candidates:
            if self.word(move) == wanted:
                return move
        targeted = [move for move in self.candidates if wanted in self.word(move).split(":")[1:]]
        return targeted[0] if len(targeted) == 1 else None

    def matching(self, typed: str) -> list[int]:
        """The candidates that may have been meant, including by a part of word, label or name."""
        named = self.named(typed)
        if named is not None:
            return [named]
        wanted = typed.strip().casefold()
        return [
            move
            for move in self.candidates
            if wanted in self.word(move) or any(wanted in text for text in self._texts(move))
        ]

    def _texts(self, move: int) -> list[str]:
        """What a move does, and the plain names in it: a sentence may decline them."""
        names = [self._words.name(target) for target in self.word(move).split(":")[1:]]
        return [text.casefold() for text in (self.labels[move], *names)]

    def obstacle(self, move: int, say: Texts) -> Text:
        """Why a candidate is not possible, and which rule says so."""
        obstacle = self._session.state.obstacle(self._seat, move)
        if obstacle is None:
            return Text(say("possible", move=self.labels[move]), style="green")
        source = say("read-rule", game=self._session.game.id, rule=obstacle.rule)
        return Text.assemble(
            (f"{self.labels[move]}: ", "bold"),
            (self._words.obstacle(obstacle), "yellow"),
            (f" {source}", "dim"),
        )

    def table(self, width: int) -> Table:
        """Numbered down the columns; what is not possible now is dimmed and marked with a cross."""
        entries = [self._entry(number, move) for number, move in enumerate(self.candidates, 1)]
        most = min(MOST_COLUMNS, -(-len(entries) // FEWEST_ROWS))
        fitting = (n for n in range(most, 1, -1) if _width_in(entries, n) <= width)
        rows = -(-len(entries) // next(fitting, 1))
        table = Table.grid(padding=(0, GAP, 0, 0))
        for row in range(rows):
            table.add_row(*entries[row::rows])
        return table

    def _entry(self, number: int, move: int) -> Text:
        label = self._short[move] or Text(self.labels[move])
        if move in self.legal:
            return Text.assemble((f"{number:>2}  ", "bold cyan"), label)
        return Text.assemble((f"{number:>2}× ", "dim"), Text(label.plain, "dim"))


def _width_in(entries: list[Text], columns: int) -> int:
    """How wide the entries are in this many columns."""
    rows = -(-len(entries) // columns)
    firsts = range(0, len(entries), rows)
    return sum(max(entry.cell_len for entry in entries[at : at + rows]) + GAP for at in firsts)
