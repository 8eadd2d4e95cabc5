"""Games to learn from: what stood on the table, what a search said about it, and who won.

A bot plays all seats, but now and then a seat makes a random move: where such moves lead is what a
search has to judge. Half of the games are set up as usual, the others in turn in every possible
way. Every game depends on the seed and its own number alone.

From some positions the features of all seats are kept and, if the bot looked ahead there, its legal
moves with the simulations that each of them got and what they were worth.
"""

from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from meadhall.arena.training import settings_in_turn
from meadhall.arena.workers import Workers
from meadhall.bots import find_bot
from meadhall.bots.search import SearchBot
from meadhall.bots.seen import Bot, Memory, Seen
from meadhall.bots.tree import Tree
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.state import NOBODY, State

SLIPS_IN = 16
"""One move in this many is random."""
POSITION_IN = 5
"""One in this many of the positions in which nothing happened is kept."""

Arrays = dict[str, NDArray[np.generic]]


class Lessons(msgspec.Struct, frozen=True):
    """The games that are played."""

    game: str
    players: int
    bot: str
    seed: str


class Lot(msgspec.Struct, frozen=True):
    """Games that are stored in one file, from ``first`` up to but not including ``end``."""

    lessons: Lessons
    first: int
    end: int


class Played(msgspec.Struct, frozen=True):
    """What became of a lot: the file's arrays, by name."""

    lot: Lot
    arrays: Arrays


class Position(msgspec.Struct):
    """A position that is kept."""

    game: int
    seat: int
    """Who decides."""
    progress: float
    figures: list[list[float]]
    """The features of each seat."""
    favourite: int
    """The move that the policy would make; -1 where nothing was searched."""
    value: float
    """The chance of the seat as its search saw it; not a number where nothing was searched."""
    moves: list[int] = []
    """The legal moves, if they were searched."""
    visits: list[int] = []
    """How many simulations began with each of them."""
    means: list[float] = []
    """And the seat's mean chance in these."""
    shares: list[float] = []
    """Each seat's share in the victory."""


def play_lots(lots: Sequence[Lot], workers: Workers) -> Iterator[Played]:
    """The lots, in order, whoever does the work."""
    return workers.share(play_lot, None, lots)


def play_lot(plan: None, lot: Lot) -> list[Played]:
    positions: list[Position] = []
    for number in range(lot.first, lot.end):
        positions += play_lesson(lot.lessons, number)
    return [Played(lot, pack(positions, lot.lessons))]


def play_lesson(lessons: Lessons, number: int) -> list[Position]:
    """The positions of one game."""
    game = find_game(lessons.game)
    bot = find_bot(lessons.bot, game)
    seed = f"{lessons.seed}/{lessons.players}/{number}"
    state = game.new(lessons.players, settings_in_turn(game, lessons.players, number), seed)
    dice = [Dice.from_seed(f"{seed}/bot/{seat}", streams=1) for seat in range(state.seats)]
    memories = [Memory() for _ in range(state.seats)]
    chance = Dice.from_seed(f"{seed}/lesson", streams=1)
    kept: list[Position] = []
    last_seat = NOBODY
    was_slip = False
    while deciders := state.deciders():
        seat = deciders[0]
        memories[seat].recall(state, is_own_turn=seat == last_seat)
        last_seat = seat
        seen = Seen(game, state, seat, dice[seat], memories[seat])
        is_wanted = was_slip or chance.below(0, POSITION_IN) == 0
        was_slip = chance.below(0, SLIPS_IN) == 0
        if was_slip:
            move, tree = seen.moves[chance.below(0, len(seen.moves))], None
            memories[seat].thoughts = None
        else:
            move, tree = _decide(bot, seen)
        if tree is not None or is_wanted:
            kept.append(_position(game, state, seat, number, tree))
        state.play(seat, move)
    places = game.result(state).places
    winners = max(1, places.count(1))
    for position in kept:
        position.shares = [1 / winners if place == 1 else 0.0 for place in places]
    return kept


def _decide(bot: Bot, seen: Seen) -> tuple[int, Tree | None]:
    """The bot's move, and what it thought if it looked ahead."""
    if isinstance(bot, SearchBot):
        tree = bot.think(seen)
        if tree is not None:
            return tree.ranking[0].edge.move, tree
    return bot.choose(seen), None


def _position(game: Game, state: State, seat: int, number: int, tree: Tree | None) -> Position:
    figures = [game.evaluation.figures(state, each) for each in range(state.seats)]
    position = Position(number, seat, game.evaluation.progress(state), figures, -1, float("nan"))
    if tree is not None and tree.root is not None:
        position.favourite = tree.root.favourite
        position.value = tree.chances()[seat]
        for trial in tree.ranking:
            position.moves.append(trial.edge.move)
            position.visits.append(len(trial.results))
            position.means.append(trial.mean())
    return position


def pack(positions: Sequence[Position], lessons: Lessons) -> Arrays:
    """The arrays of a file; ``docs/learning.md`` says what is in them."""
    ends = np.cumsum([0, *(len(each.moves) for each in positions)])
    count = len(find_game(lessons.game).evaluation.names)
    figures = np.array([each.figures for each in positions], dtype=np.float16)
    return {
        "game": np.array([each.game for each in positions], dtype=np.int32),
        "seat": np.array([each.seat for each in positions], dtype=np.int8),
        "progress": np.array([each.progress for each in positions], dtype=np.float32),
        "figures": figures.reshape(len(positions), lessons.players, count),
        "shares": np.array([each.shares for each in positions], dtype=np.float32).reshape(
            len(positions), lessons.players
        ),
        "favourite": np.array([each.favourite for each in positions], dtype=np.int32),
        "value": np.array([each.value for each in positions], dtype=np.float32),
        "ends": ends.astype(np.int64),
        "moves": np.array([move for each in positions for move in each.moves], dtype=np.int32),
        "visits": np.array([n for each in positions for n in each.visits], dtype=np.int32),
        "means": np.array([mean for each in positions for mean in each.means], dtype=np.float32),
    }
