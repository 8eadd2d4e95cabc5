"""Finding puzzles: positions of games between bots, in which one choice is clearly the best.

Games are played by huscarls and karls; a few decisions of each are glanced at and, if one choice
leads, searched shortly. Where it still leads by a margin, it is verified: five to ten whole
searches, until the lead is certain, each in worlds of its own, must all agree, and their mean lead
must be beyond the noise. Then the best choices, and what the policy would do, are played on to the
end in the same worlds by the quick policy. It must not win more often after another choice, and
where its points come from tells why. At last a search that is ten times as long must agree.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import closing
from math import sqrt

import msgspec

from meadhall.arena.training import settings_in_turn
from meadhall.arena.workers import Task, Workers
from meadhall.bots import find_bot
from meadhall.bots.outlook import mean_of
from meadhall.bots.puzzles import Puzzle, PuzzleChoice, PuzzleFile, position_of
from meadhall.bots.search import LEAST_SIMULATIONS, consider
from meadhall.bots.seen import Seen
from meadhall.bots.tree import Tree
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game, Setting
from meadhall.kernel.state import State

PLAYERS = ("huscarl", "karl")
GAMES_IN_SHARE = 24
"""How many games are played before the search checks again what is still missing."""
LOOKS_IN_GAME = 12
"""How many decisions of a game are searched."""
FEWEST_CHOICES, MOST_CHOICES = 3, 12
GLANCE, GLANCED_LEAD = 6, 0.04
"""The first search is shorter by this factor; with this lead the next one follows."""
LOOK, LOOKED_LEAD = 2, 0.06
"""The same for the second, which the whole ones follow."""
FEWEST_SEARCHES, MOST_SEARCHES = 5, 10
"""How many searches verify a puzzle: no more than it takes until its lead is certain."""
LONGER = 10
"""A last search, longer by this factor, must agree with them."""
LEAD = 0.08
"""By how much the best choice must be better than all others."""
ERRORS = 4.0
"""Its lead must be this many standard errors."""
HOPELESS, SUREST = 0.1, 0.98
"""Where hardly any choice, or nearly every one, wins, there is nothing to find."""
DECIDED = 0.02
"""Nor where the position by itself is as good as lost or won: the distance from 0 or 1."""
COMPARED = 2
"""How many of the best choices are played on to the end, besides the natural one."""
ENDINGS = 64
"""How often each is played on."""
NOTICEABLE = 0.25
"""A difference of fewer points is not worth a word."""
FOUND_IN_GAME = 2

MOST_OF_A_KIND = 0.5
"""The share of the puzzles that may ask the same kind of question."""
MOST_OF_A_MOVE = 0.1
"""The share of the puzzles that may have the same answer."""
MOST_NATURAL = 0.5
"""The share of the puzzles whose answer is what the policy would do."""


class Mine(msgspec.Struct, frozen=True):
    """Where to look."""

    game: str
    seed: str
    simulations: int
    """How many each search makes."""
    enough: tuple[str, ...] = ()
    """The kinds of questions of which there are enough."""
    answers: tuple[str, ...] = ()
    """The answers of which there are enough."""
    natural: bool = True
    """Whether answers that the policy would give are still wanted."""


def dig(file: PuzzleFile, count: int, simulations: int, workers: Workers) -> Iterator[PuzzleFile]:
    """Go on with a file until it holds this many puzzles: the file as it is after each game."""
    while len(file.puzzles) < count:
        plan = plan_for(file.game, file.seed, simulations, file.puzzles, count)
        games = range(file.looked, file.looked + GAMES_IN_SHARE)
        with closing(
            workers.share(mine_games, plan, [Task(one, one + 1) for one in games])
        ) as mined:
            for found in mined:
                puzzles = list(file.puzzles)
                for one in found:
                    if len(puzzles) < count and fits_among(one, puzzles, count):
                        puzzles.append(one)
                file = msgspec.structs.replace(file, looked=file.looked + 1, puzzles=puzzles)
                yield file
                if len(file.puzzles) == count:
                    break


def mine_games(plan: Mine, task: Task) -> list[list[Puzzle]]:
    return [_mine_game(plan, number) for number in range(task.first, task.end)]


def plan_for(game: str, seed: str, simulations: int, found: Sequence[Puzzle], count: int) -> Mine:
    """What is still missing in a set of this many puzzles that is to be varied."""
    kinds = Counter(one.question for one in found)
    enough = sorted(kind for kind in kinds if kinds[kind] >= max(1, MOST_OF_A_KIND * count))
    moves = Counter(one.solution for one in found)
    answers = sorted(move for move in moves if moves[move] >= max(1, MOST_OF_A_MOVE * count))
    natural = sum(one.solution == one.natural for one in found)
    is_wanted = natural < MOST_NATURAL * count
    return Mine(game, seed, simulations, tuple(enough), tuple(answers), is_wanted)


def fits_among(puzzle: Puzzle, found: Sequence[Puzzle], count: int) -> bool:
    """Whether a set of this many stays varied with another puzzle."""
    plan = plan_for("", "", 0, found, count)
    return puzzle.question not in plan.enough and _is_wanted(puzzle.solution, puzzle, plan)


def _is_wanted(solution: str, puzzle: Puzzle, plan: Mine) -> bool:
    return solution not in plan.answers and (plan.natural or solution != puzzle.natural)


class Check(msgspec.Struct, frozen=True):
    """Puzzles that are searched again."""

    game: str
    puzzles: list[Puzzle]
    simulations: int
    seed: str


def check(
    game: str, puzzles: list[Puzzle], simulations: int, seed: str, workers: Workers
) -> Iterator[bool]:
    """For each puzzle, whether another search finds the same choice best."""
    plan = Check(game, puzzles, simulations, seed)
    return workers.share(check_again, plan, [Task(one, one + 1) for one in range(len(puzzles))])


def check_again(plan: Check, task: Task) -> Iterator[bool]:
    game = find_game(plan.game)
    for number in range(task.first, task.end):
        puzzle = plan.puzzles[number]
        seed = f"{plan.seed}/{puzzle.id}"
        found = _search(game, position_of(game, puzzle), puzzle, plan.simulations, seed)
        yield _best_of(found) == puzzle.solution


def _best_of(thought: dict[str, float]) -> str:
    return max(thought, key=lambda move: thought[move])


def _search(
    game: Game, state: State, puzzle: Puzzle, simulations: int, seed: str
) -> dict[str, float]:
    seen = Seen(game, state, puzzle.seat, Dice.from_seed(seed, streams=1))
    thought = consider(seen, simulations, is_thorough=True)
    return {game.moves.word(one.move): one.chance for one in thought.moves}


def _mine_game(plan: Mine, number: int) -> list[Puzzle]:
    game = find_game(plan.game)
    seed = f"{plan.seed}/{number}"
    chance = Dice.from_seed(f"{seed}/mine", streams=1)
    most = game.max_players - game.min_players + 1
    players = game.min_players + chance.below(0, most)
    settings = settings_in_turn(game, players, number)
    found: list[Puzzle] = []
    kinds = set(plan.enough)
    for made in _play(game, players, settings, seed, chance, kinds):
        if made.question in kinds or len(found) == FOUND_IN_GAME:
            continue
        puzzle = Puzzle(
            players=players,
            options=settings,
            seed=seed,
            moves=made.moves,
            seat=made.seat,
            question=made.question,
            natural=_natural(game, made.state, made.seat, chance),
            simulations=0,
            choices=[],
        )
        solved = _solve(game, made.state, puzzle, plan)
        if solved is not None:
            kinds.add(made.question)
            found.append(solved)
    return found


def _natural(game: Game, state: State, seat: int, dice: Dice) -> str:
    world = game.resample(state, seat, dice)
    return game.moves.word(game.policy.choose(world, seat, state.moves(seat), dice))


class _Decision(msgspec.Struct):
    state: State
    seat: int
    moves: str
    question: str


def _play(
    game: Game,
    players: int,
    settings: Mapping[str, Setting],
    seed: str,
    chance: Dice,
    enough: Collection[str],
) -> list[_Decision]:
    """Play a game, and draw a few of its decisions, none of the kinds of which there are enough."""
    unwanted = {*game.evaluation.manner.routine, *enough}
    state = game.new(players, settings, seed)
    dice = [Dice.from_seed(f"{seed}/bot/{seat}", streams=1) for seat in range(players)]
    bots = [find_bot(PLAYERS[chance.below(0, len(PLAYERS))]) for _ in range(players)]
    words: list[str] = []
    drawn: list[_Decision] = []
    seen_so_far = 0
    while deciders := state.deciders():
        seat = deciders[0]
        step = state.steps[-1]
        question = type(step).__name__
        choices = len(state.moves(seat))
        if (
            FEWEST_CHOICES <= choices <= MOST_CHOICES
            and question not in unwanted
            and not step.is_sealed()
            and _is_open(game, state, seat, chance)
        ):
            seen_so_far += 1
            # Every decision is as likely as any other to be among those that are drawn.
            place = len(drawn) if len(drawn) < LOOKS_IN_GAME else chance.below(0, seen_so_far)
            if place < LOOKS_IN_GAME:
                made = _Decision(state.copy(), seat, " ".join(words), question)
                drawn[place : place + 1] = [made]
        move = bots[seat].choose(Seen(game, state, seat, dice[seat]))
        words.append(game.moves.word(move))
        state.play(seat, move)
    return drawn


def _is_open(game: Game, state: State, seat: int, dice: Dice) -> bool:
    """Whether the game is not as good as decided for the seat."""
    world = game.resample(state, seat, dice)
    return DECIDED <= game.evaluation.chances(world)[seat] <= 1.0 - DECIDED


def _solve(game: Game, state: State, puzzle: Puzzle, plan: Mine) -> Puzzle | None:
    """The puzzle with its choices, or None if no choice is clearly the best."""
    seed = f"{puzzle.seed}/{len(puzzle.moves)}"
    solution = _promised(game, state, puzzle, plan, seed)
    found = None if solution is None else _verified(game, state, puzzle, plan, seed, solution)
    if solution is None or found is None:
        return None
    means = {word: mean_of(values) for word, values in found.items()}
    ranked = sorted(found, key=lambda word: (word != solution, -means[word]))
    compared = list(dict.fromkeys([*ranked[:COMPARED], puzzle.natural]))
    ends = {word: _play_on(game, state, puzzle.seat, word, seed) for word in compared}
    if any(_wins(ends[word]) > _wins(ends[solution]) for word in compared):
        return None
    last = _search(game, state, puzzle, LONGER * plan.simulations, f"{seed}/last")
    if _best_of(last) != solution:
        return None
    choices = [
        _choice(word, means[word], _error(found[word]), ends[solution], ends.get(word))
        for word in ranked
    ]
    simulations = plan.simulations * len(found[solution])
    return msgspec.structs.replace(puzzle, choices=choices, simulations=simulations)


def _promised(game: Game, state: State, puzzle: Puzzle, plan: Mine, seed: str) -> str | None:
    """The answer that two short searches see, if it leads and is wanted."""
    solution = None
    for factor, least in ((GLANCE, GLANCED_LEAD), (LOOK, LOOKED_LEAD)):
        simulations = max(LEAST_SIMULATIONS, plan.simulations // factor)
        seen = _search(game, state, puzzle, simulations, f"{seed}/{factor}")
        best, second, *_ = sorted(seen.values(), reverse=True)
        solution = _best_of(seen)
        if best - second < least or best < HOPELESS or second > SUREST:
            return None
        if not _is_wanted(solution, puzzle, plan):
            return None
    return solution


def _verified(
    game: Game, state: State, puzzle: Puzzle, plan: Mine, seed: str, solution: str
) -> dict[str, list[float]] | None:
    """The chances of all choices by whole searches, or None if they do not bear the answer out."""
    found: dict[str, list[float]] = {}
    lead = error = 0.0
    for number in range(MOST_SEARCHES):
        again = _search(game, state, puzzle, plan.simulations, f"{seed}/{number}")
        if _best_of(again) != solution:
            return None
        for word, value in again.items():
            found.setdefault(word, []).append(value)
        if number >= 2:
            lead, error = _lead(found, solution)
            if lead < LEAD:
                return None
            if number + 1 >= FEWEST_SEARCHES and lead - ERRORS * error >= LEAD:
                break
    return found if lead >= ERRORS * error else None


def _lead(found: dict[str, list[float]], solution: str) -> tuple[float, float]:
    """How much better the solution is than the next best choice, and the standard error of that."""
    rest = [word for word in found if word != solution]
    following = max(rest, key=lambda word: mean_of(found[word]))
    leads = [mine - other for mine, other in zip(found[solution], found[following], strict=True)]
    return mean_of(leads), _error(leads)


class _End(msgspec.Struct):
    """How a game ended for the seat."""

    won: float
    sheet: dict[str, int]
    rival: int


def _play_on(game: Game, state: State, seat: int, word: str, seed: str) -> list[_End]:
    """Make a choice in many worlds, the same for all choices, and let the policy go on."""
    seen = Seen(game, state, seat, Dice.from_seed(f"{seed}/ends", streams=1))
    tree = Tree(game, seat, seen.moves)
    ends: list[_End] = []
    for number in range(ENDINGS):
        world = seen.deal(number)
        dice = Dice.from_seed(f"{seed}/ends/{number}", streams=1)
        world.play(seat, game.moves.number(word))
        while deciders := world.deciders():
            one = deciders[0]
            world.play(one, game.policy.choose(world, one, world.moves(one), dice))
        result = game.result(world)
        allies = game.evaluation.allies(world, seat)
        rivals = [total for one, total in enumerate(result.totals) if one not in allies]
        rivals += [rival.total for rival in game.ending(world).rivals]
        ends.append(_End(tree.outcome(world)[seat], result.sheets[seat], max(rivals, default=0)))
    return ends


def _wins(ends: Sequence[_End]) -> float:
    return sum(end.won for end in ends)


def _choice(
    word: str, chance: float, error: float, best: Sequence[_End], ends: Sequence[_End] | None
) -> PuzzleChoice:
    lacks: dict[str, float] = {}
    rivals = 0.0
    if ends is not None and ends is not best:
        sources = dict.fromkeys(source for end in [*best, *ends] for source in end.sheet)
        pairs = list(zip(best, ends, strict=True))
        for source in sources:
            lack = _beyond_noise(
                [a.sheet.get(source, 0) - b.sheet.get(source, 0) for a, b in pairs]
            )
            if lack:
                lacks[source] = lack
        rivals = _beyond_noise([b.rival - a.rival for a, b in pairs])
    return PuzzleChoice(word, round(chance, 4), round(error, 4), lacks, rivals)


def _beyond_noise(differences: Sequence[float]) -> float:
    """Their mean to one decimal place, or 0 if it could be chance or hardly matters."""
    mean = mean_of(differences)
    is_real = abs(mean) >= NOTICEABLE and abs(mean) > 2 * _error(differences)
    return round(mean, 1) if is_real else 0.0


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    count = len(values)
    mean = mean_of(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
