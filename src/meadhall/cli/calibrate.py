"""``meadhall calibrate``: find out whether chances come true, and correct them."""

import time
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table

from meadhall import __version__
from meadhall.arena.workers import WorkerDied
from meadhall.bots import NAMES, UnknownBot, find_bot
from meadhall.bots.calibration import FORMAT, PLACE, CalibrationFile, Stretch, stretch_for
from meadhall.cli.defaults import catalogue_game, new_seed
from meadhall.cli.errors import DIFFERENT, SUCCESS, Refusal
from meadhall.cli.files import written
from meadhall.cli.parser import add_game, add_json, add_seed
from meadhall.cli.screen import make_screen, print_json, progress
from meadhall.cli.train import games
from meadhall.cli.workers import add_workers, hired
from meadhall.kernel.game import Game

if TYPE_CHECKING:
    from meadhall.arena.reliability import Reliability

USUAL_GAMES = 800
STAGES = 4


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--games",
        metavar="N",
        type=games,
        default=USUAL_GAMES,
        help=f"to judge positions of, for each number of players (default: {USUAL_GAMES})",
    )
    parser.add_argument(
        "--bot",
        metavar="BOT",
        default="huscarl",
        help=f"who plays: {NAMES} (default: huscarl)",
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="measure the calibration there is, and write nothing",
    )
    add_seed(parser)
    add_workers(parser)
    parser.add_argument(
        "--out", metavar="FILE", type=Path, help="for the result (default: where the game looks)"
    )
    add_json(parser)


def run(options: Namespace) -> int:
    game = catalogue_game(options.game)
    if not game.evaluation.fitted:
        raise Refusal(f"{game.id} has no evaluation to calibrate; meadhall train makes one")
    try:
        find_bot(options.bot, game)
    except UnknownBot as error:
        raise Refusal(str(error)) from error
    try:
        from meadhall.arena.calibrating import Judged, Trials, judge_games
        from meadhall.arena.reliability import fit_stretch, measure
    except ImportError as error:
        raise Refusal("calibrating needs NumPy: install meadhall[research]") from error
    seed = options.seed or new_seed()
    began = time.perf_counter()
    counts = range(game.min_players, game.max_players + 1)
    stretches: list[Stretch] = []
    found: list[Reliability] = []
    with ExitStack() as closing:
        out = None
        if not options.check:
            out = closing.enter_context(written(options.out or game.folder / PLACE))
        workers = closing.enter_context(hired(options))
        advance = closing.enter_context(progress("judging", options.games * len(counts)))
        for players in counts:
            judged: list[Judged] = []
            try:
                for one in judge_games(
                    Trials(game.id, players, options.bot, seed), options.games, workers
                ):
                    judged += one
                    advance(1)
            except WorkerDied as error:
                raise Refusal(f"{error}; nothing was written", DIFFERENT) from error
            if options.check:
                stretch = stretch_for(game, players) or _unchanged(players)
            else:
                stretch = fit_stretch(players, judged, STAGES)
            stretches.append(stretch)
            found.append(measure(stretch, judged, held_back=not options.check))
        if out is not None:
            file = _file(game, stretches, options, seed)
            out.write(msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n")
    if options.json:
        seconds = time.perf_counter() - began
        print_json({"game": game.id, "seed": seed, "seconds": seconds, "found": found})
    else:
        _show(game, found)
    return SUCCESS


def _unchanged(players: int) -> Stretch:
    return Stretch(players, [1.0, 1.0], [0.0, 0.0])


def _file(game: Game, stretches: list[Stretch], options: Namespace, seed: str) -> CalibrationFile:
    fitting: dict[str, object] = {
        "version": __version__,
        "seed": seed,
        "games": options.games,
        "bot": options.bot,
    }
    return CalibrationFile(FORMAT, game.id, game.rules, stretches, fitting)


def _show(game: Game, found: "list[Reliability]") -> None:
    scores = Table("players", "games", "positions", "Brier before", "after", "gain", "error")
    for one in found:
        figures = [one.before.brier, one.after.brier, one.gain, one.error]
        scores.add_row(
            str(one.players),
            f"{one.games:,}",
            f"{one.positions:,}",
            *(f"{figure:.4f}" for figure in figures),
        )
    bins = Table("players", "", "chances", "said", "came true")
    for one in found:
        for name, score in (("before", one.before), ("after", one.after)):
            for each in score.bins:
                bins.add_row(
                    str(one.players),
                    name,
                    f"{each.chances:,}",
                    f"{each.said:.1%}",
                    f"{each.true:.1%}",
                )
    screen = make_screen()
    screen.print(f"{game.id}: chances and what came of them, in games held back")
    screen.print(scores)
    screen.print(bins)
