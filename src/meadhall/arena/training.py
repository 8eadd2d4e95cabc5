"""What evaluations are trained on: positions from many games, and how these games ended.

A bot plays the games, but now and then a seat makes a random move. What such moves lead to is what
a search has to judge, so the positions after them are taken, and some others. Half of the games are
set up as usual, the others in turn in every way the conformance suite knows, so that the evaluation
has seen every option.
"""

from collections.abc import Iterator

import msgspec

from meadhall.arena.conformance import configurations
from meadhall.arena.workers import Task, Workers
from meadhall.bots import find_bot
from meadhall.bots.seen import Memory, Seen
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game, Setting
from meadhall.kernel.state import State

GAMES_IN_TASK = 10
SLIPS_IN = 16
"""One move in this many is random."""
POSITION_IN = 12
"""One in this many of the other positions is taken."""


class Lessons(msgspec.Struct, frozen=True):
    """The games that are played for training."""

    game: str
    players: int
    bot: str
    seed: str


class Sample(msgspec.Struct, frozen=True):
    """A position, and how its game ended."""

    game: int
    """The number of the game: samples of one game belong together."""
    progress: float
    figures: list[list[float]]
    """The features of each seat."""
    shares: list[float]
    """Each seat's share in the victory."""


def play_lessons(lessons: Lessons, games: int, workers: Workers) -> Iterator[list[Sample]]:
    """The samples of each game, in order, whoever does the work."""
    tasks = [
        Task(first, min(first + GAMES_IN_TASK, games)) for first in range(0, games, GAMES_IN_TASK)
    ]
    return workers.share(play_task, lessons, tasks)


def play_task(lessons: Lessons, task: Task) -> list[list[Sample]]:
    return [_play_lesson(lessons, number) for number in range(task.first, task.end)]


def _play_lesson(lessons: Lessons, number: int) -> list[Sample]:
    game = find_game(lessons.game)
    bot = find_bot(lessons.bot)
    seed = f"{lessons.seed}/{lessons.players}/{number}"
    state = game.new(lessons.players, settings_in_turn(game, lessons.players, number), seed)
    dice = [Dice.from_seed(f"{seed}/bot/{seat}", streams=1) for seat in range(state.seats)]
    memories = [Memory() for _ in range(state.seats)]
    chance = Dice.from_seed(f"{seed}/lesson", streams=1)
    taken: list[tuple[float, list[list[float]]]] = []
    last_seat = -1
    while deciders := state.deciders():
        seat = deciders[0]
        moves = state.moves(seat)
        memories[seat].recall(state, is_own_turn=seat == last_seat)
        last_seat = seat
        is_slip = chance.below(0, SLIPS_IN) == 0
        if is_slip:
            move = moves[chance.below(0, len(moves))]
            memories[seat].thoughts = None
        else:
            move = bot.choose(Seen(game, state, seat, dice[seat], memories[seat]))
        state.play(seat, move)
        is_wanted = is_slip or chance.below(0, POSITION_IN) == 0
        if is_wanted and not state.is_over():
            taken.append(_figures(game, state))
    places = game.result(state).places
    winners = max(1, places.count(1))
    shares = [1 / winners if place == 1 else 0.0 for place in places]
    return [Sample(number, progress, figures, shares) for progress, figures in taken]


def _figures(game: Game, state: State) -> tuple[float, list[list[float]]]:
    evaluation = game.evaluation
    figures = [evaluation.figures(state, seat) for seat in range(state.seats)]
    return evaluation.progress(state), figures


def settings_in_turn(game: Game, players: int, number: int) -> dict[str, Setting]:
    """Every other game is set up as usual, the others in turn in every possible way."""
    if number % 2 == 0:
        return {}
    possible = [each.settings for each in configurations(game) if each.players == players]
    return possible[number // 2 % len(possible)]
