# mypyc: interpreted
"""Thinking with a budget: what a search says about a decision, and the bot that follows it."""

import msgspec

from meadhall.bots.calibration import calibrated, calibrated_chance
from meadhall.bots.seen import Bot, Seen
from meadhall.bots.tree import NO_TIME_LIMIT, Tree

LEAST_SIMULATIONS = 2


class Considered(msgspec.Struct, frozen=True):
    """A move that the search has considered."""

    move: int
    share: float
    """The share of all simulations that tried it."""
    chance: float
    """The asking seat's chance to win after it, calibrated."""


class Thought(msgspec.Struct, frozen=True):
    """What a search says about a decision."""

    moves: list[Considered]
    """The moves, best first."""
    chances: list[float]
    """Each seat's chance to be among the winners, as far as the asking seat can know."""
    simulations: int


def consider(seen: Seen, simulations: int, seconds: float | None = None) -> Thought:
    """Think about a decision, for at most this many simulations and seconds.

    Without a time limit the answer depends only on the position, the seat and its dice.
    """
    tree = Tree(seen.game, seen.seat, seen.moves)
    tree.grow(seen.deal, seen.dice, simulations, seconds or NO_TIME_LIMIT)
    world = seen.deal(0)
    moves = [
        Considered(
            trial.edge.move,
            len(trial.results) / tree.simulations,
            calibrated_chance(seen.game, world, seen.seat, trial.mean()),
        )
        for trial in tree.ranking
    ]
    chances = calibrated(seen.game, world, seen.seat, tree.chances())
    return Thought(moves, chances, tree.simulations)


class SearchBot(Bot):
    """Looks ahead, and keeps what it found for the next small move of its turn."""

    def __init__(self, simulations: int) -> None:
        if simulations < LEAST_SIMULATIONS:
            raise ValueError(f"a search needs at least {LEAST_SIMULATIONS} simulations")
        self.simulations = simulations

    def choose(self, seen: Seen) -> int:
        if len(seen.moves) == 1:
            return seen.moves[0]
        routine = seen.game.evaluation.manner.routine
        if seen.question().__name__ in routine or seen.is_sealed():
            return seen.game.policy.choose(seen.world(), seen.seat, seen.moves, seen.dice)
        tree = self._recall(seen)
        tree.grow(seen.deal, seen.dice, self.simulations, seen.seconds or NO_TIME_LIMIT)
        if seen.memory is not None:
            seen.memory.thoughts = tree
        return tree.ranking[0].edge.move

    def _recall(self, seen: Seen) -> Tree:
        kept = None if seen.memory is None else seen.memory.thoughts
        if isinstance(kept, Tree) and kept.follow(seen.moves, seen.question()):
            return kept
        return Tree(seen.game, seen.seat, seen.moves)
