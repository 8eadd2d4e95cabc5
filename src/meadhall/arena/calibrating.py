"""Whether chances come true: positions from games of strong bots, judged, and how the games ended.

A position is judged as an analysis judges it, by what one of the seats may know, and noted beside
that seat's share in the victory. Half of the games are set up as usual, the others in turn in every
possible way. ``reliability.py`` makes a calibration of the notes.
"""

from collections.abc import Iterator

import msgspec

from meadhall.arena.training import settings_in_turn
from meadhall.arena.workers import Task, Workers
from meadhall.bots import find_bot
from meadhall.bots.calibration import fair_share
from meadhall.bots.outlook import judge_plainly
from meadhall.bots.seen import Memory, Seen
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice

GAMES_IN_TASK = 5
POSITION_IN = 48
"""One position in this many is judged."""
WORLDS = 16
"""How many worlds it is judged in: as many as an analysis looks at first."""


class Trials(msgspec.Struct, frozen=True):
    """The games whose positions are judged."""

    game: str
    players: int
    bot: str
    seed: str


class Judged(msgspec.Struct, frozen=True):
    """A position as a seat could judge it, and what became of that seat."""

    game: int
    """The number of the game: what was judged in one game belongs together."""
    progress: float
    chance: float
    """Not calibrated."""
    fair: float
    """What the chance would be if all seats were equal."""
    share: float
    """The seat's share in the victory."""


def judge_games(trials: Trials, games: int, workers: Workers) -> Iterator[list[Judged]]:
    """What was judged in each game, in order, whoever does the work."""
    tasks = [
        Task(first, min(first + GAMES_IN_TASK, games)) for first in range(0, games, GAMES_IN_TASK)
    ]
    return workers.share(judge_task, trials, tasks)


def judge_task(trials: Trials, task: Task) -> list[list[Judged]]:
    return [_judge_game(trials, number) for number in range(task.first, task.end)]


def _judge_game(trials: Trials, number: int) -> list[Judged]:
    game = find_game(trials.game)
    bot = find_bot(trials.bot)
    seed = f"{trials.seed}/{trials.players}/{number}"
    state = game.new(trials.players, settings_in_turn(game, trials.players, number), seed)
    dice = [Dice.from_seed(f"{seed}/bot/{seat}", streams=1) for seat in range(state.seats)]
    memories = [Memory() for _ in range(state.seats)]
    chance = Dice.from_seed(f"{seed}/judge", streams=1)
    judged: list[tuple[float, float, int]] = []
    last_seat = -1
    while deciders := state.deciders():
        if chance.below(0, POSITION_IN) == 0:
            seat = chance.below(0, state.seats)
            seen = Seen(game, state, seat, Dice.from_seed(f"{seed}/{len(judged)}", streams=1))
            found = judge_plainly(seen, WORLDS)
            judged.append((game.evaluation.progress(state), found, seat))
        seat = deciders[0]
        memories[seat].recall(state, is_own_turn=seat == last_seat)
        last_seat = seat
        state.play(seat, bot.choose(Seen(game, state, seat, dice[seat], memories[seat])))
    places = game.result(state).places
    allies = [len(game.evaluation.allies(state, seat)) for seat in range(state.seats)]
    return [
        Judged(
            number,
            progress,
            guess,
            fair_share(state.seats, allies[seat]),
            allies[seat] / max(1, places.count(1)) if places[seat] == 1 else 0.0,
        )
        for progress, guess, seat in judged
    ]
