"""A quick sensible way to play one game, for greedy bots and for rollouts."""

from mypy_extensions import mypyc_attr

from meadhall.kernel.dice import Dice
from meadhall.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses from the position alone. This one has no preferences."""

    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        """One of ``moves``; ``world`` contains nothing real that the seat may not know."""
        return moves[dice.below(0, len(moves))]
