# mypyc: interpreted
"""Bots that do not look ahead."""

from meadhall.bots.seen import Bot, Seen

PARTS = 1000


class RandomBot(Bot):
    """Makes any legal move, all equally likely."""

    def choose(self, seen: Seen) -> int:
        return seen.moves[seen.dice.below(0, len(seen.moves))]


class GreedyBot(Bot):
    """Follows the quick, sensible policy that each game provides."""

    def choose(self, seen: Seen) -> int:
        return seen.game.policy.choose(seen.world(), seen.seat, seen.moves, seen.dice)


class CarelessBot(GreedyBot):
    """Follows the policy, but now and then makes a random move."""

    def __init__(self, slips: float) -> None:
        self.slips = slips
        """How often it slips, from 0 to 1."""

    def choose(self, seen: Seen) -> int:
        if seen.dice.below(0, PARTS) < self.slips * PARTS:
            return seen.moves[seen.dice.below(0, len(seen.moves))]
        return super().choose(seen)
