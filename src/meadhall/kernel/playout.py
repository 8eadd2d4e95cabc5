"""Playing a game to its end without asking anyone; compiled, because the loop is the cost."""

from typing import Final

from meadhall.kernel.dice import Dice
from meadhall.kernel.state import NOBODY, State

NO_LIMIT: Final = 1 << 30


def play_randomly(state: State, dice: Dice, limit: int = NO_LIMIT) -> int:
    """Play random legal moves until the game is over or ``limit`` is reached; return how many."""
    decisions = 0
    while decisions < limit:
        seat = state.sole_decider()
        if seat == NOBODY:
            deciders = state.deciders()
            if not deciders:
                break
            seat = deciders[dice.below(0, len(deciders))] if len(deciders) > 1 else deciders[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(0, len(moves))])
        decisions += 1
    return decisions
