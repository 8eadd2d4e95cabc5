"""Positions set up by hand: pieces put on squares, a side to move.

>>> from hnefatafl import GAME
>>> position = TaflPosition(GAME, players=2, options={"board": "brandubh"})
>>> position.clear()
>>> position.put("king", "b5")
>>> position.put("attacker", "a5", "c7")
>>> position.ask(0)
>>> position.play("move:c7:c5")
>>> position.step()
'over'
"""

from hnefatafl.rules.boards import EMPTY, KING, PIECE_IDS, SQUARE_IDS
from hnefatafl.rules.state import TaflState
from hnefatafl.rules.turns import MovePiece
from meadhall.kernel.position import Position, PositionError, building, by_line, number_of


class TaflPosition(Position[TaflState]):
    @by_line
    def clear(self) -> None:
        """Take all pieces but the king off the board."""
        self.state.pieces = [piece if piece == KING else EMPTY for piece in self.state.pieces]

    @by_line
    def put(self, piece: str, *squares: str) -> None:
        """Put pieces on squares; the king leaves the one he was on."""
        kind = number_of(piece, PIECE_IDS, "piece")
        for square in squares:
            at = number_of(square, SQUARE_IDS, "square")
            if at not in self.state.on().squares:
                raise PositionError(f"{square} is not on the board")
            if kind == KING:
                self.state.pieces[self.state.king()] = EMPTY
            elif at == self.state.king():
                raise PositionError(f"the king is on {square}")
            self.state.pieces[at] = kind

    @building
    def ask(self, seat: int) -> None:
        """Let this seat move next."""
        self.state.steps = [MovePiece(seat)]
        self.state.seen = ()
        self.state.remember()
