"""Playing a game to its end without asking anyone; compiled, as the loop is the cost."""

from meadhall.kernel.dice import Dice
from meadhall.kernel.state import State


def play_randomly(state: State, dice: Dice) -> int:
    """Play random legal moves until the game is over; how many decisions that took."""
    decisions = 0
    while True:
        deciders = state.deciders()
        if not deciders:
            return decisions
        seat = deciders[0]
        if len(deciders) > 1:
            seat = deciders[dice.below(0, len(deciders))]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(0, len(moves))])
        decisions += 1
