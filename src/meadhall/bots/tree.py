"""Information-set tree search, move by move, for any number of players.

Each simulation begins in a world of its own, in which everything the asking seat cannot know is
redealt. It walks down the tree by moves that are legal in this world, each seat choosing for
itself; adds one node where the tree ends; continues for a while with the game's quick policy; and
asks the evaluation, or the rules if the game is over, for everybody's chances. Dice and drawn cards
are not nodes: the value of a move is the mean over all random outcomes that followed it. Where
chance changes who decides next, or about what, the tree branches.

Instead of the weighted features a network that learned the game can judge positions
(``network.py``); it then also says which moves are worth trying.

At the root the moves are compared by sequential halving (``grow``). Further down, PUCT selects the
move to try: its mean so far plus a bonus for moves that were tried rarely, larger for the one the
policy would make. Decisions that are routine in a game are left to its policy, and so are those
whose consequences nobody may foresee (``Step.is_sealed``).
"""

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Any, Final

from meadhall.bots.network import Learned
from meadhall.kernel.dice import Dice
from meadhall.kernel.evaluation import Evaluation, Manner
from meadhall.kernel.game import Game
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import NOBODY, State, Step

NO_TIME_LIMIT: Final = 0.0
UNTRIED: Final = 0.03
"""How much worse than the mean of its siblings an untried move is assumed to be."""

DOUBT: Final = 1.0
"""Another move must look better than the policy's by at least this many standard errors."""

LOOKS: Final = {8, 16, 32, 64, 128, 256, 512, 1024, 2048}
"""If the policy's move leads after this many worlds, no other is likely to be clearly better."""

SURE: Final = 4.0
"""If another move then leads all the rest by this many standard errors, the search can stop."""

AS_GOOD_AS_WON: Final = 0.98
"""Where every move wins this often, it does not matter which one is made."""

FEW_WORLDS: Final = 4
"""With fewer worlds every move might win by luck."""


class Edge:
    """A move from a node, and its results."""

    __slots__ = ("children", "move", "prior", "total", "visits")

    def __init__(self, move: int, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        """The sum of the chances of the seat that moved."""
        self.children: dict[tuple[int, type[Step[Any]]], Node] = {}
        """The nodes after this move, by who decides next and about what."""


class Node:
    """A decision of a seat, in all the worlds in which it came up."""

    __slots__ = ("edges", "favourite", "odds", "total", "visits")

    def __init__(self, favourite: int, chance: float) -> None:
        self.favourite = favourite
        """The move that the policy would make in the world that first got here."""
        self.odds: dict[int, float] = {}
        """How promising a network finds the moves that were legal when it was asked."""
        self.edges: dict[int, Edge] = {}
        self.visits = 1
        self.total = chance

    def edge(self, move: int, legal: int, manner: Manner) -> Edge:
        """The edge of a move that is legal in this world, one of ``legal`` moves."""
        found = self.edges.get(move)
        if found is None:
            if move in self.odds:
                prior = self.odds[move]
            elif move == self.favourite:
                prior = manner.trust
            else:
                prior = (1.0 - manner.trust) / max(1, legal - 1)
            found = Edge(move, prior)
            self.edges[move] = found
        return found


class Trial:
    """A move at the root, tried in one world after another."""

    __slots__ = ("after", "edge", "results", "total")

    def __init__(self, edge: Edge, seats: int) -> None:
        self.edge = edge
        self.results: list[float] = []
        """The chances of the asking seat, by the number of the world."""
        self.total = 0.0
        self.after = [0.0] * seats
        """The sum of everybody's chances."""

    def mean(self) -> float:
        return self.total / len(self.results) if self.results else 0.0

    def is_better_than(self, other: "Trial", errors: float) -> bool:
        """Whether it is better by this many standard errors, in the worlds that both have faced."""
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
    """Sort by mean; among equals the policy's move first, then the lower move."""
    keyed = [
        (-trials[index].mean(), -trials[index].edge.prior, trials[index].edge.move, index)
        for index in range(len(trials))
    ]
    return [trials[key[3]] for key in sorted(keyed)]


def is_beyond_doubt(favourite: Trial, rivals: list[Trial], patience: int = 0) -> bool:
    """Whether more simulations would hardly change the choice, or the choice hardly matters.

    ``patience`` says before how many worlds it is not asked.
    """
    worlds = len(favourite.results)
    if worlds in LOOKS and worlds >= patience:
        leader, *others = best_first(rivals)
        errors = 0.0 if leader is favourite else SURE
        if all(leader.is_better_than(other, errors) for other in others):
            return True
    return worlds >= FEW_WORLDS and min([trial.mean() for trial in rivals]) >= AS_GOOD_AS_WON


class Tree:
    """Everything a seat has worked out about the decision before it."""

    def __init__(
        self,
        game: Game,
        seat: int,
        moves: list[int],
        policy: Policy | None = None,
        manner: Manner | None = None,
        learned: Learned | None = None,
        is_thorough: bool = False,
    ) -> None:
        """Use the game's policy and manner unless others are given, or what was learned.

        A thorough tree makes all its simulations, even where the choice is beyond doubt.
        """
        self.game = game
        self.seat = seat
        self.moves = moves
        """The legal moves at the root, the same in every world consistent with the view."""
        self.root: Node | None = None
        self.ranking: list[Trial] = []
        """The moves at the root, best first."""
        self.simulations = 0
        """How many simulations were made for this decision."""
        self._is_thorough = is_thorough
        self._policy: Policy = policy or game.policy
        self._evaluation: Evaluation = game.evaluation
        self._learned = learned
        usual = learned.manner if learned is not None else self._evaluation.manner
        self._manner: Manner = manner or usual

    def grow(
        self, deal: Callable[[int], State], dice: Dice, simulations: int, seconds: float
    ) -> None:
        """Think for about this many simulations, but no longer than this many seconds.

        Sequential halving spends them on the moves: all are tried a few times, then the better half
        as often again, and so on until two are left. The policy's move is never dropped; another
        one has to be clearly better, and if the policy's leads after a while, that settles it.
        Every move faces the same worlds in the same order: luck affects all of them equally, and
        differences show sooner. ``deal`` returns the world with a given number.
        """
        ends_at = monotonic() + seconds
        worlds = [deal(0)]
        choice = self._policy.choose(worlds[0], self.seat, self.moves, dice)
        root = self.root or Node(choice, 0.0)
        self.root = root
        legal = len(self.moves)
        patience = 0
        if self._learned is not None:
            patience = self._learned.patience
            self._foresee(root, worlds[0], self.seat, self.moves)
        trials = [
            Trial(root.edge(move, legal, self._manner), worlds[0].seats) for move in self.moves
        ]
        favourite = trials[self.moves.index(choice)]
        rivals, dropped = self._promising(trials, favourite)
        rounds = max(1, (len(rivals) - 1).bit_length())
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
                is_settled = not self._is_thorough and is_beyond_doubt(favourite, rivals, patience)
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

    def _promising(self, trials: list[Trial], favourite: Trial) -> tuple[list[Trial], list[Trial]]:
        """The moves to try, and those that a network finds not worth it; all without a network."""
        if self._learned is None:
            return trials, []
        least = self._learned.narrow * max([trial.edge.prior for trial in trials])
        promising: list[Trial] = []
        dropped: list[Trial] = []
        for trial in trials:
            if trial.edge.prior >= least or trial is favourite:
                promising.append(trial)
            else:
                dropped.append(trial)
        return promising, dropped

    def _foresee(self, node: Node, world: State, seat: int, moves: list[int]) -> None:
        """Ask the network which moves are worth trying, if it can tell."""
        if self._learned is None or self._learned.network.preferences is None or node.odds:
            return
        evaluation = self._evaluation
        figures = [evaluation.figures(world, other) for other in range(world.seats)]
        odds = self._learned.network.odds(
            figures, evaluation.progress(world), seat, moves, node.favourite
        )
        for index in range(len(moves)):
            node.odds[moves[index]] = odds[index]

    def _simulate(self, world: State, trial: Trial, dice: Dice) -> None:
        """Try a move of the root in a world, and record the result along the whole path."""
        assert self.root is not None
        edge = trial.edge
        nodes = [self.root]
        path = [edge]
        seats = [self.seat]
        world.play(self.seat, edge.move)
        while True:
            # Seats that decide at the same time do not see each other's choices: any order will do.
            seat = world.first_decider()
            if seat == NOBODY:
                chances = self.outcome(world)
                break
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
            self._foresee(node, world, seat, moves)
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
        """Let the policy play on for a while; return everybody's chances after that."""
        policy = self._policy
        for _ in range(self._manner.horizon):
            world.play(seat, move)
            seat = world.first_decider()
            if seat == NOBODY:
                return self.outcome(world)
            move = policy.choose(world, seat, world.moves(seat), dice)
        return self._judge(world)

    def _judge(self, world: State) -> list[float]:
        """Everybody's chances, by the network if there is one."""
        evaluation = self._evaluation
        if self._learned is None:
            return evaluation.chances(world)
        figures = [evaluation.figures(world, seat) for seat in range(world.seats)]
        shares = self._learned.network.shares(figures, evaluation.progress(world))
        return [
            sum([shares[ally] for ally in evaluation.allies(world, seat)])
            for seat in range(world.seats)
        ]

    def outcome(self, world: State) -> list[float]:
        """For each seat 1 if it has won, 0 if not; rivals who share a victory split the 1."""
        places: list[int] = self.game.result(world).places
        winners = places.count(1)
        shares = [1.0 / winners if place == 1 else 0.0 for place in places]
        return [
            sum([shares[ally] for ally in self._evaluation.allies(world, seat)])
            for seat in range(world.seats)
        ]

    def chances(self) -> list[float]:
        """Everybody's chances if the best move is made."""
        best = self.ranking[0]
        return [chance / len(best.results) for chance in best.after]

    def follow(self, moves: list[int], question: type[Step[Any]]) -> bool:
        """Continue from the node after the best move; False if there is none for this question."""
        root = self.ranking[0].edge.children.get((self.seat, question))
        if root is None:
            return False
        self.root = root
        self.moves = moves
        self.simulations = 0
        return True
