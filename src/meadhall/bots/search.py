# mypyc: interpreted
"""Thinking with a budget: what a search says about a decision, and the bot that follows it."""

import msgspec

from meadhall.bots.calibration import calibrated, calibrated_chance
from meadhall.bots.learned import knowledge_of, konung_of
from meadhall.bots.seen import Bot, Seen
from meadhall.bots.tree import NO_TIME_LIMIT, Tree
from meadhall.kernel.game import Game

LEAST_SIMULATIONS = 2
UNLEARNED = 800
"""Where no network says how many a decision takes."""


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


def consider(
    seen: Seen, simulations: int, seconds: float | None = None, *, is_thorough: bool = False
) -> Thought:
    """Think about a decision, for at most this many simulations and seconds.

    Without a time limit the answer depends only on the position, the seat and its dice. Whoever is
    thorough makes all simulations, even where the choice is beyond doubt.
    """
    learned = konung_of(seen.game)
    tree = Tree(seen.game, seen.seat, seen.moves, learned=learned, is_thorough=is_thorough)
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
        tree = self.think(seen)
        if tree is None:
            return seen.game.policy.choose(seen.world(), seen.seat, seen.moves, seen.dice)
        return tree.ranking[0].edge.move

    def think(self, seen: Seen) -> Tree | None:
        """What a search says; None for decisions that are made without one."""
        routine = seen.game.evaluation.manner.routine
        if len(seen.moves) == 1 or seen.question().__name__ in routine or seen.is_sealed():
            return None
        tree = self._recall(seen) or self.plant(seen)
        tree.grow(seen.deal, seen.dice, self.budget(seen.game), seen.seconds or NO_TIME_LIMIT)
        if seen.memory is not None:
            seen.memory.thoughts = tree
        return tree

    def plant(self, seen: Seen) -> Tree:
        """A tree in which nothing has been tried."""
        return Tree(seen.game, seen.seat, seen.moves)

    def budget(self, game: Game) -> int:
        """How many simulations it makes for a decision."""
        return self.simulations

    def _recall(self, seen: Seen) -> Tree | None:
        kept = None if seen.memory is None else seen.memory.thoughts
        if isinstance(kept, Tree) and kept.follow(seen.moves, seen.question()):
            return kept
        return None


class LearnedBot(SearchBot):
    """Looks ahead with the network that learned the game."""

    def __init__(self, simulations: int = 0) -> None:
        """Without a number it makes as many simulations as the network's file says."""
        super().__init__(simulations or UNLEARNED)
        self._is_free = not simulations

    def plant(self, seen: Seen) -> Tree:
        return Tree(seen.game, seen.seat, seen.moves, learned=knowledge_of(seen.game))

    def budget(self, game: Game) -> int:
        known = knowledge_of(game)
        return known.simulations if self._is_free and known is not None else self.simulations
