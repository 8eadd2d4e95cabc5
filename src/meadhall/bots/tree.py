"""Information-set tree search, move by move, for any number of players.

Each simulation begins in a world of its own, in which all that the asking seat cannot know is dealt
anew. It walks down the tree by the moves that are legal in this world, each seat choosing for
itself; adds one node where the tree ends; goes on for a while by the quick policy of the game; and
asks the evaluation, or the rules if the game is over, for everybody's chances. Dice and drawn cards
are no nodes: what follows a move is the mean over all that chance made of it. Where chance changes
who decides next, or about what, the branches part.

At the root the moves are compared by halves (``grow``). Further down the one to try is weighed as
in PUCT: the mean so far, and a bonus for moves that were tried seldom, greater for the one that the
policy would make. Questions that are routine in a game are left to its policy, and so are those
whose answers nobody may foresee (``Step.is_sealed``).
"""

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Any, Final

from meadhall.kernel.dice import Dice
from meadhall.kernel.evaluation import Evaluation, Manner
from meadhall.kernel.game import Game
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State, Step

NO_TIME_LIMIT: Final = 0.0
UNTRIED: Final = 0.03
"""How much worse than the mean of its siblings a move is thought to be before it was tried."""

DOUBT: Final = 1.0
"""By so many standard errors another move has to look better than the policy's."""

LOOKS: Final = {8, 16, 32, 64, 128, 256, 512}
"""If the policy's move leads after so many worlds, no other is likely to get clearly better."""

SURE: Final = 4.0
"""Another move that leads all the rest by so many standard errors then needs no further thought."""

AS_GOOD_AS_WON: Final = 0.98
"""Where every move wins that often, it does not matter which one is made."""

FEW_WORLDS: Final = 4
"""In fewer worlds every move may win by luck."""


class Edge:
    """A move from a node, and what came of it."""

    __slots__ = ("children", "move", "prior", "total", "visits")

    def __init__(self, move: int, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        """The chances of the seat that moved, added up."""
        self.children: dict[tuple[int, type[Step[Any]]], Node] = {}
        """By who decides next and about what."""


class Node:
    """A decision of a seat, in all the worlds in which it came up."""

    __slots__ = ("edges", "favourite", "total", "visits")

    def __init__(self, favourite: int, chance: float) -> None:
        self.favourite = favourite
        """The move that the policy would make in the world that came here first."""
        self.edges: dict[int, Edge] = {}
        self.visits = 1
        self.total = chance

    def edge(self, move: int, legal: int, manner: Manner) -> Edge:
        """The edge of a move that is legal in the world at hand, one of so many."""
        found = self.edges.get(move)
        if found is None:
            if move == self.favourite:
                prior = manner.trust
            else:
                prior = (1.0 - manner.trust) / max(1, legal - 1)
            found = Edge(move, prior)
            self.edges[move] = found
        return found


class Trial:
    """A move of the root, tried in one world after the other."""

    __slots__ = ("after", "edge", "results", "total")

    def __init__(self, edge: Edge, seats: int) -> None:
        self.edge = edge
        self.results: list[float] = []
        """The chances of the asking seat, by the number of the world."""
        self.total = 0.0
        self.after = [0.0] * seats
        """Everybody's chances, added up."""

    def mean(self) -> float:
        return self.total / len(self.results) if self.results else 0.0

    def is_better_than(self, other: "Trial", errors: float) -> bool:
        """Whether it is better by so many standard errors, in the worlds that both have met."""
        worlds = min(len(self.results), len(other.results))
        if worlds < 2:
            return False
        differences = [self.results[world] - other.results[world] for world in range(worlds)]
        mean = sum(differences) / worlds
        squares = 0.0
        for difference in differences:
            squares += (difference - mean) * (difference - mean)
        return mean > errors * sqrt(squares / (worlds - 1) / worlds)


def best_first(trials: list[Trial]) -> list[Trial]:
    """By mean; among equals what the policy would do, then the lower move."""
    keyed = [
        (-trials[index].mean(), -trials[index].edge.prior, trials[index].edge.move, index)
        for index in range(len(trials))
    ]
    return [trials[key[3]] for key in sorted(keyed)]


def is_beyond_doubt(favourite: Trial, rivals: list[Trial]) -> bool:
    """Whether further thought would hardly change the choice, or the choice hardly matters."""
    worlds = len(favourite.results)
    if worlds in LOOKS:
        leader, *others = best_first(rivals)
        errors = 0.0 if leader is favourite else SURE
        if all(leader.is_better_than(other, errors) for other in others):
            return True
    return worlds >= FEW_WORLDS and min([trial.mean() for trial in rivals]) >= AS_GOOD_AS_WON


class Tree:
    """All that a seat has thought about the decision before it."""

    def __init__(
        self,
        game: Game,
        seat: int,
        moves: list[int],
        policy: Policy | None = None,
        manner: Manner | None = None,
    ) -> None:
        """The policy and the manner are those of the game unless others are given."""
        self.game = game
        self.seat = seat
        self.moves = moves
        """The legal ones at the root, the same in every world that the seat holds for possible."""
        self.root: Node | None = None
        self.ranking: list[Trial] = []
        """The moves of the root, the best first."""
        self.simulations = 0
        """How many were made for this decision."""
        self._policy: Policy = policy or game.policy
        self._evaluation: Evaluation = game.evaluation
        self._manner: Manner = manner or self._evaluation.manner

    def grow(
        self, deal: Callable[[int], State], dice: Dice, simulations: int, seconds: float
    ) -> None:
        """Think for about so many simulations, no longer than so many seconds.

        They are spent on the moves by halves: all are tried a few times, then the better half as
        often again, and so on until two are left. The policy's move always stays; another one has
        to be clearly better, and when the policy's leads after a while, that settles it. Every move
        meets the same worlds in the same order: what is luck in one of them is luck for all, and
        the difference shows sooner. ``deal`` gives the world of a number.
        """
        ends_at = monotonic() + seconds
        worlds = [deal(0)]
        choice = self._policy.choose(worlds[0], self.seat, self.moves, dice)
        root = self.root or Node(choice, 0.0)
        self.root = root
        legal = len(self.moves)
        rivals = [
            Trial(root.edge(move, legal, self._manner), worlds[0].seats) for move in self.moves
        ]
        favourite = rivals[self.moves.index(choice)]
        rounds = max(1, (legal - 1).bit_length())
        dropped: list[Trial] = []
        each = 0
        is_late = is_settled = False
        while not is_late:
            each += max(1, simulations // (rounds * len(rivals)))
            while len(favourite.results) < each and not is_late and not is_settled:
                number = len(favourite.results)
                if number == len(worlds):
                    worlds.append(deal(number))
                for trial in rivals:
                    self._simulate(worlds[number].copy(), trial, dice)
                is_late = seconds != NO_TIME_LIMIT and monotonic() >= ends_at
                is_settled = is_beyond_doubt(favourite, rivals)
            rivals = best_first(rivals)
            if len(rivals) <= 2 or is_settled:
                break
            half = (len(rivals) + 1) // 2
            if favourite in rivals[half:]:
                rivals.remove(favourite)
                rivals.insert(half - 1, favourite)
            dropped = rivals[half:] + dropped
            rivals = rivals[:half]
        if not rivals[0].is_better_than(favourite, DOUBT):
            rivals.remove(favourite)
            rivals.insert(0, favourite)
        self.ranking = rivals + dropped

    def _simulate(self, world: State, trial: Trial, dice: Dice) -> None:
        """Try a move of the root in a world, and note what comes of it all the way."""
        assert self.root is not None
        edge = trial.edge
        nodes = [self.root]
        path = [edge]
        seats = [self.seat]
        world.play(self.seat, edge.move)
        while True:
            deciders = world.deciders()
            if not deciders:
                chances = self.outcome(world)
                break
            # Who decides at the same time does not see the others: any order will do.
            seat = deciders[0]
            moves = world.moves(seat)
            step = world.steps[-1]
            question = type(step)
            if question.__name__ in self._manner.routine or step.is_sealed():
                world.play(seat, self._policy.choose(world, seat, moves, dice))
                continue
            key = (seat, question)
            node = edge.children.get(key)
            if node is None:
                favourite = self._policy.choose(world, seat, moves, dice)
                chances = self._look_ahead(world, seat, favourite, dice)
                edge.children[key] = Node(favourite, chances[seat])
                break
            edge = self._choose_edge(node, moves)
            nodes.append(node)
            path.append(edge)
            seats.append(seat)
            world.play(seat, edge.move)
        for index in range(len(path)):
            chance = chances[seats[index]]
            node = nodes[index]
            node.visits += 1
            node.total += chance
            edge = path[index]
            edge.visits += 1
            edge.total += chance
        self.simulations += 1
        trial.results.append(chances[self.seat])
        trial.total += chances[self.seat]
        for other in range(world.seats):
            trial.after[other] += chances[other]

    def _choose_edge(self, node: Node, moves: list[int]) -> Edge:
        manner = self._manner
        legal = len(moves)
        bonus = manner.curiosity * sqrt(node.visits)
        untried = node.total / node.visits - UNTRIED
        best: Edge | None = None
        most = -1.0e9
        for move in moves:
            edge = node.edge(move, legal, manner)
            mean = edge.total / edge.visits if edge.visits else untried
            worth = mean + bonus * edge.prior / (1 + edge.visits)
            if worth > most:
                best = edge
                most = worth
        assert best is not None
        return best

    def _look_ahead(self, world: State, seat: int, move: int, dice: Dice) -> list[float]:
        """Let the policy play on for a while; everybody's chances then."""
        policy = self._policy
        for _ in range(self._manner.horizon):
            world.play(seat, move)
            deciders = world.deciders()
            if not deciders:
                return self.outcome(world)
            seat = deciders[0]
            move = policy.choose(world, seat, world.moves(seat), dice)
        return self._evaluation.chances(world)

    def outcome(self, world: State) -> list[float]:
        """For each seat 1 if it has won, 0 if not; a victory shared by rivals counts in parts."""
        places: list[int] = self.game.result(world).places
        winners = places.count(1)
        shares = [1.0 / winners if place == 1 else 0.0 for place in places]
        return [
            sum([shares[ally] for ally in self._evaluation.allies(world, seat)])
            for seat in range(world.seats)
        ]

    def chances(self) -> list[float]:
        """Everybody's chances, if the best move is made."""
        best = self.ranking[0]
        return [chance / len(best.results) for chance in best.after]

    def follow(self, moves: list[int], question: type[Step[Any]]) -> bool:
        """Go on from what is known after the best move; False if nothing is, of this question."""
        root = self.ranking[0].edge.children.get((self.seat, question))
        if root is None:
            return False
        self.root = root
        self.moves = moves
        self.simulations = 0
        return True
