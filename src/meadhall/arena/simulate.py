"""Many games between bots, on as many processes as wished, always with the same results.

A game depends on nothing but the run's seed and its own number: its seed is ``SEED/NUMBER``, and
each bot rolls dice of its own, ``SEED/NUMBER/bot/SEAT``. So it does not matter which process plays
which game, and any single game of a run can be played again alone.

The bots change seats from game to game, so that none is favoured by where it sits: in game ``i``
seat ``s`` is taken by bot ``s + i`` of those given, counted in a circle.

>>> [record.bots for record in run("champions", 2, 3, {}, ["greedy", "random", "random"], "doc")]
[['greedy', 'random', 'random'], ['random', 'random', 'greedy']]
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from meadhall.arena.workers import Task, in_processes
from meadhall.bots import Seen, find_bot
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.game import Setting

MOST_GAMES_IN_TASK = 200
TASKS_PER_JOB = 20
"""Enough that the last tasks end at about the same time, and that progress is seen."""


class Plan(msgspec.Struct, frozen=True):
    """What all games of a run have in common."""

    game: str
    players: int
    options: dict[str, Setting]
    bots: tuple[str, ...]
    """One for each seat, as they sit in game 0."""
    seed: str


class GameRecord(msgspec.Struct, frozen=True):
    """How one game of a run went. Lists go by seat."""

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


class UnfitBots(ValueError):
    """Neither one bot for all seats nor one for each."""


def make_plan(
    game: str, players: int, given: Mapping[str, object], bots: Sequence[str], seed: str
) -> Plan:
    """Check what was asked for before anything is played; the errors are sentences for people."""
    found = find_game(game)
    options = found.read_settings(players, given)
    # Some options only fit some numbers of players, which shows when a game begins.
    found.begin(players, options, seed)
    for bot in bots:
        find_bot(bot)
    if len(bots) not in (1, players):
        raise UnfitBots(
            f"{len(bots)} bots cannot share {players} seats: name one for all, or one for each"
        )
    seated = tuple(bots) if len(bots) == players else (bots[0],) * players
    return Plan(game, players, options, seated, seed)


def run(
    game: str,
    games: int,
    players: int,
    options: Mapping[str, object],
    bots: Sequence[str],
    seed: str,
    jobs: int = 1,
) -> Iterator[GameRecord]:
    """Play so many games and give back their records in order, whatever the number of jobs."""
    return play_plan(make_plan(game, players, options, bots, seed), games, jobs)


def play_plan(plan: Plan, games: int, jobs: int) -> Iterator[GameRecord]:
    size = max(1, min(MOST_GAMES_IN_TASK, games // (jobs * TASKS_PER_JOB)))
    tasks = [Task(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1 or len(tasks) == 1:
        return (play_game(plan, index) for index in range(games))
    return in_processes(play_games, plan, tasks, jobs)


def play_games(plan: Plan, task: Task) -> list[GameRecord]:
    return [play_game(plan, index) for index in range(task.first, task.end)]


def play_game(plan: Plan, index: int) -> GameRecord:
    game = find_game(plan.game)
    seats = range(plan.players)
    seed = f"{plan.seed}/{index}"
    names = [plan.bots[(seat + index) % plan.players] for seat in seats]
    bots = [find_bot(name) for name in names]
    chance = [Dice.from_seed(f"{seed}/bot/{seat}", streams=1) for seat in seats]
    decisions = [0] * plan.players
    state = game.new(plan.players, plan.options, seed)
    while deciders := state.deciders():
        # Who decides at the same time does not see the others: any order will do.
        seat = deciders[0]
        state.play(seat, bots[seat].choose(Seen(game, state, seat, chance[seat])))
        decisions[seat] += 1
    result = game.result(state)
    return GameRecord(
        index=index,
        seed=seed,
        players=plan.players,
        bots=names,
        totals=result.totals,
        places=result.places,
        sheets=result.sheets,
        decisions=decisions,
        rounds=getattr(game.view(state, SPECTATOR), "round", None),
        length=sum(decisions),
    )
