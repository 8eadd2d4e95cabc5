"""``meadhall train``: play a game many times, and fit the evaluation of its positions."""

import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table

from meadhall import __version__
from meadhall.arena.workers import WorkerDied
from meadhall.bots import NAMES, UnknownBot, find_bot
from meadhall.cli.defaults import catalogue_game, new_seed
from meadhall.cli.errors import DIFFERENT, SUCCESS, Refusal
from meadhall.cli.files import written
from meadhall.cli.parser import add_game, add_json, add_seed, positive
from meadhall.cli.screen import make_screen, print_json, progress
from meadhall.cli.workers import add_workers, hired
from meadhall.kernel.evaluation import Manner
from meadhall.kernel.game import Game
from meadhall.kernel.weights import FORMAT, PLACE, MannerEntry, WeightsEntry, WeightsFile

if TYPE_CHECKING:
    from meadhall.arena.fitting import Fit

FIRST_MANNER = Manner(horizon=16, trust=0.5, curiosity=0.3, routine=set())
USUAL_GAMES = 2000
FEWEST_GAMES = 10
USUAL_STAGES = 4
USUAL_PENALTY = 3.0


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--games",
        metavar="N",
        type=games,
        default=USUAL_GAMES,
        help=f"to learn from, for each number of players (default: {USUAL_GAMES})",
    )
    parser.add_argument(
        "--bot",
        metavar="BOT",
        default="greedy",
        help=f"who plays: {NAMES} (default: greedy)",
    )
    parser.add_argument(
        "--stages",
        metavar="N",
        type=stages,
        default=USUAL_STAGES,
        help=f"of a game, each with weights of its own (default: {USUAL_STAGES})",
    )
    add_seed(parser)
    add_workers(parser)
    parser.add_argument(
        "--out", metavar="FILE", type=Path, help="for the weights (default: where the game looks)"
    )
    parser.add_argument(
        "--samples", metavar="FILE", type=Path, help="write figures and outcomes too, as .npz"
    )
    add_json(parser)


def games(typed: str) -> int:
    if positive(typed) < FEWEST_GAMES:
        raise ArgumentTypeError(f"it takes at least {FEWEST_GAMES} games to learn anything")
    return int(typed)


def stages(typed: str) -> int:
    if positive(typed) < 2:
        raise ArgumentTypeError("a game has at least two stages: its beginning and its end")
    return int(typed)


def run(options: Namespace) -> int:
    game = catalogue_game(options.game)
    if not game.evaluation.names:
        raise Refusal(f"{game.id} has no figures to learn from")
    try:
        find_bot(options.bot, game)
    except UnknownBot as error:
        raise Refusal(str(error)) from error
    try:
        from meadhall.arena.fitting import Gathered, fit
        from meadhall.arena.training import Lessons, play_lessons
    except ImportError as error:
        raise Refusal("training needs NumPy: install meadhall[research]") from error
    seed = options.seed or new_seed()
    began = time.perf_counter()
    counts = range(game.min_players, game.max_players + 1)
    with ExitStack() as closing:
        out = closing.enter_context(written(options.out or game.folder / PLACE))
        samples = closing.enter_context(written(options.samples)) if options.samples else None
        workers = closing.enter_context(hired(options))
        advance = closing.enter_context(progress("playing", options.games * len(counts)))
        gathered = Gathered()
        for players in counts:
            lessons = Lessons(game.id, players, options.bot, seed)
            try:
                for taken in play_lessons(lessons, options.games, workers):
                    gathered.add(players, taken)
                    advance(1)
            except WorkerDied as error:
                raise Refusal(f"{error}; nothing was written", DIFFERENT) from error
        if samples is not None:
            gathered.save(samples)
        fits = [fit(gathered, players, options.stages, USUAL_PENALTY) for players in counts]
        file = weights_file(game, fits, options, seed)
        out.write(msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n")
    if options.json:
        seconds = time.perf_counter() - began
        print_json({"game": game.id, "seed": seed, "seconds": seconds, "fits": fits})
    else:
        show(game, fits)
    return SUCCESS


def weights_file(game: Game, fits: "list[Fit]", options: Namespace, seed: str) -> WeightsFile:
    manner = game.evaluation.manner if game.evaluation.fitted else FIRST_MANNER
    return WeightsFile(
        format=FORMAT,
        game=game.id,
        rules=game.rules,
        manner=MannerEntry(manner.horizon, manner.trust, manner.curiosity, manner.routine),
        figures=game.evaluation.names,
        weights=[WeightsEntry(each.players, each.stages) for each in fits],
        training={
            "version": __version__,
            "seed": seed,
            "games": options.games,
            "bot": options.bot,
            "losses": {str(each.players): round(each.loss, 4) for each in fits},
        },
    )


def show(game: Game, fits: "list[Fit]") -> None:
    columns = ("players", "positions", "loss", "of guessing", "early", "middle", "late", "right")
    table = Table(*columns)
    for each in fits:
        losses = [each.loss, each.loss_of_guessing, *each.loss_by_third]
        figures = [f"{loss:.3f}" for loss in losses]
        table.add_row(str(each.players), f"{each.positions:,}", *figures, f"{each.right:.1%}")
    screen = make_screen()
    screen.print(f"{game.id}: {len(game.evaluation.names)} figures; in games held back")
    screen.print(table)
