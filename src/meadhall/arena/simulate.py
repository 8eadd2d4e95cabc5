"""Many games between bots, on any number of processes, always with the same results.

A game depends only on the run's seed and its own number: its seed is ``SEED/NUMBER``, and each bot
rolls its own dice, ``SEED/NUMBER/bot/SEAT``. So it does not matter which process plays which game,
and any single game of a run can be replayed on its own.

The bots change seats from game to game, so that none is favoured by where it sits: in game ``i``
seat ``s`` is taken by bot ``s + i`` of those given, wrapping around.

>>> [record.bots for record in run("champions", 2, 3, {}, ["greedy", "random", "random"], "doc")]
[['greedy', 'random', 'random'], ['random', 'random', 'greedy']]
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from meadhall.arena.workers import Processes, Task, Workers
from meadhall.bots import Memory, Seen, find_bot
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import Event
from meadhall.kernel.game import Game, Luck, Setting
from meadhall.kernel.state import State

MOST_GAMES_IN_TASK = 200
TASKS_PER_JOB = 20
"""Enough that the last tasks end at about the same time and progress can be shown."""

MOVES_IN_OPENING = 2
"""How many of each seat's moves that a turn is about (``Game.turns``) are recorded."""

Watch = Callable[[int, float], None]
"""Called for every decision with the seat and the seconds its bot took."""

NOBODY = -1
"""The last seat to decide, before the first decision."""


class Plan(msgspec.Struct, frozen=True):
    """What all games of a run have in common."""

    game: str
    players: int
    options: dict[str, Setting]
    bots: tuple[str, ...]
    """One bot for each seat, as they sit in game 0."""
    seed: str
    luck: bool = False
    """Whether to record how lucky the dice were."""


class GameRecord(msgspec.Struct, frozen=True):
    """How one game of a run went. Lists are by seat."""

    index: int
    seed: str
    players: int
    bots: list[str]
    totals: list[int]
    places: list[int]
    sheets: list[dict[str, int]]
    decisions: list[int]
    rounds: int | None
    """None in games without rounds."""
    length: int
    """The decisions of all seats together."""
    choices: int = 0
    """The legal moves summed over all decisions: divided by ``length``, the mean branching."""
    most_choices: int = 0
    """The legal moves at the decision that had the most."""
    factions: list[str | None] = []
    """The leader, clan or crew of each seat; None where all start the same."""
    openings: list[str] = []
    """The first moves of each seat that its turns were about, as words separated by spaces."""
    luck: list[Luck] | None = None
    """How lucky the dice were; None if not asked for in the plan, empty where nothing is rolled."""


class UnfitBots(ValueError):
    """A list that has neither one bot for all seats nor one for each."""


def make_plan(
    game: str,
    players: int,
    given: Mapping[str, object],
    bots: Sequence[str],
    seed: str,
    luck: bool = False,
) -> Plan:
    """Check what was asked for before anything is played; the errors are sentences for people."""
    found = find_game(game)
    options = found.read_settings(players, given)
    # Some options only fit some numbers of players, which shows when a game begins.
    found.begin(players, options, seed)
    for bot in bots:
        find_bot(bot, found)
    if len(bots) not in (1, players):
        raise UnfitBots(
            f"{len(bots)} bots cannot share {players} seats: name one for all, or one for each"
        )
    seated = tuple(bots) if len(bots) == players else (bots[0],) * players
    return Plan(game, players, options, seated, seed, luck)


def run(
    game: str,
    games: int,
    players: int,
    options: Mapping[str, object],
    bots: Sequence[str],
    seed: str,
    jobs: int = 1,
) -> Iterator[GameRecord]:
    """Play this many games and yield their records in order, whatever the number of jobs."""
    plan = make_plan(game, players, options, bots, seed)
    return play_plan(plan, games, Processes(jobs))


def play_plan(plan: Plan, games: int, workers: Workers) -> Iterator[GameRecord]:
    size = max(1, min(MOST_GAMES_IN_TASK, games // (workers.count * TASKS_PER_JOB)))
    tasks = [Task(first, min(first + size, games)) for first in range(0, games, size)]
    return workers.share(play_games, plan, tasks)


def play_games(plan: Plan, task: Task) -> Iterator[GameRecord]:
    for index in range(task.first, task.end):
        yield play_game(plan, index)


def play_game(plan: Plan, index: int) -> GameRecord:
    bots = [plan.bots[(seat + index) % plan.players] for seat in range(plan.players)]
    return play_seated(plan.game, plan.options, bots, f"{plan.seed}/{index}", index, plan.luck)


def play_seated(
    name: str,
    options: Mapping[str, object],
    names: list[str],
    seed: str,
    index: int,
    luck: bool = False,
    watch: Watch | None = None,
) -> GameRecord:
    """Play one game between these bots, by seat; ``watch`` is told how long each one thought."""
    game = find_game(name)
    players = len(names)
    bots = [find_bot(name) for name in names]
    chance = [Dice.from_seed(f"{seed}/bot/{seat}", streams=1) for seat in range(players)]
    memories = [Memory() for _ in range(players)]
    last_seat = NOBODY
    state = game.begin(players, options, seed)
    events: list[Event] = []
    if luck:
        state.listen(events)
    state.settle()
    openings = _Openings(game, players)
    decisions = [0] * players
    choices = most_choices = 0
    while deciders := state.deciders():
        # Seats that decide at the same time do not see each other's choices: any order will do.
        seat = deciders[0]
        memories[seat].recall(state, is_own_turn=seat == last_seat)
        last_seat = seat
        seen = Seen(game, state, seat, chance[seat], memories[seat])
        began = time.perf_counter()
        move = bots[seat].choose(seen)
        if watch is not None:
            watch(seat, time.perf_counter() - began)
        decisions[seat] += 1
        choices += len(seen.moves)
        if len(seen.moves) > most_choices:
            most_choices = len(seen.moves)
        if openings.are_open:
            openings.add(state, seat, move)
        state.play(seat, move)
    result = game.result(state)
    return GameRecord(
        index=index,
        seed=seed,
        players=players,
        bots=names,
        totals=result.totals,
        places=result.places,
        sheets=result.sheets,
        decisions=decisions,
        rounds=getattr(state, "round", None),
        length=sum(decisions),
        choices=choices,
        most_choices=most_choices,
        factions=openings.factions,
        openings=openings.words(),
        luck=game.luck(players, events) if luck else None,
    )


class _Openings:
    """How each seat began: its faction, and the first moves that its turns were about."""

    def __init__(self, game: Game, players: int) -> None:
        self.factions: list[str | None] = [None] * players
        self.are_open = True
        self._game = game
        self._moves: list[list[str]] = [[] for _ in range(players)]

    def add(self, state: State, seat: int, move: int) -> None:
        """Record a decision that is about to be carried out."""
        moves = self._moves[seat]
        word = self._game.moves.word(move)
        if len(moves) == MOVES_IN_OPENING or word.partition(":")[0] not in self._game.turns:
            return
        if not moves:
            self.factions[seat] = self._game.faction(state, seat)
        moves.append(word)
        self.are_open = any(len(moves) < MOVES_IN_OPENING for moves in self._moves)

    def words(self) -> list[str]:
        return [" ".join(moves) for moves in self._moves]
