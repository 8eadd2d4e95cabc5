"""Hnefatafl by the Copenhagen rules, and Brandubh: two sides that are not alike."""

from collections.abc import Mapping
from pathlib import Path

from hnefatafl.bot.figures import FIGURES, TaflEvaluation
from hnefatafl.bot.policy import TaflPolicy
from hnefatafl.rules.boards import (
    ATTACKER,
    BOARD_IDS,
    DEFENDER,
    EMPTY,
    KING,
    MOVES,
    SIDE_IDS,
    SQUARE_IDS,
)
from hnefatafl.rules.state import TaflState, begin
from hnefatafl.rules.turns import MovePiece
from hnefatafl.seen.preview import preview, tallies
from hnefatafl.seen.view import TaflView, view
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Ending, Game, Option, Preview, Result
from meadhall.kernel.weights import read_weights


class Hnefatafl(Game[TaflState]):
    id = "hnefatafl"
    rules = "1"
    min_players = max_players = 2
    longest = 3700
    """At most 36 pieces can be captured, and 100 moves pass without a capture (TAF-END-07)."""
    options = (Option("board", BOARD_IDS[0], tuple(BOARD_IDS)),)
    moves = MOVES
    policy = TaflPolicy()
    evaluation = TaflEvaluation(FIGURES, *read_weights(Path(__file__).parent, FIGURES))
    turns = ("move",)
    positions = SQUARE_IDS

    def begin(self, players: int, given: Mapping[str, object], seed: str) -> TaflState:
        settings = self.read_settings(players, given)
        return begin(BOARD_IDS.index(str(settings["board"])), seed, [MovePiece(0)])

    def view(self, state: TaflState, seat: int) -> TaflView:
        return view(state, seat)

    def resample(self, state: TaflState, seat: int, dice: Dice) -> TaflState:
        """Nothing is hidden, and nothing is left to chance."""
        return state.copy()

    def result(self, state: TaflState) -> Result:
        """TAF-END: one point for the winner; a draw is shared."""
        points = [int(state.winner == seat) for seat in range(2)]
        return Result.ranked([(n,) for n in points], [{"victory": n} for n in points])

    def ending(self, state: TaflState) -> Ending:
        return Ending(state.ending)

    def faults(self, state: TaflState) -> list[str]:
        counts = [state.pieces.count(kind) for kind in (KING, ATTACKER, DEFENDER)]
        found = [] if counts[0] == 1 else ["there is not exactly one king"]
        lost = zip(SIDE_IDS, state.captured(), strict=True)
        found += [f"there are more {side} than at first" for side, n in lost if n < 0]
        if len(state.standing(EMPTY)) + sum(counts) != len(state.on().squares):
            found.append("a piece stands beside the board")
        return found

    def secrets(self, state: TaflState, seat: int) -> list[dict[str, object]]:
        return []

    def preview(self, state: TaflState, seat: int, move: int) -> Preview | None:
        return preview(state, move)

    def tallies(self, state: TaflState, seat: int) -> Mapping[str, int]:
        return tallies(state)

    def faction(self, state: TaflState, seat: int) -> str | None:
        return SIDE_IDS[seat]


GAME = Hnefatafl()
