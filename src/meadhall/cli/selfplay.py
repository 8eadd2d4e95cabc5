"""``meadhall selfplay``: let a bot play against itself, and store what there is to learn."""

from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from pathlib import Path

from meadhall.arena.workers import WorkerDied
from meadhall.bots import NAMES, UnknownBot, find_bot, searches
from meadhall.cli.defaults import catalogue_game
from meadhall.cli.errors import DIFFERENT, SUCCESS, Refusal
from meadhall.cli.parser import add_game, positive
from meadhall.cli.screen import progress
from meadhall.cli.workers import add_workers, hired

USUAL_GAMES = 20_000
QUICK_LOT = 500
SEARCHED_LOT = 10
"""How many games one file holds; those of bots that think take longer."""


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--out", metavar="FOLDER", type=Path, required=True, help="for the files")
    parser.add_argument(
        "--games",
        metavar="N",
        type=positive,
        default=USUAL_GAMES,
        help=f"for each number of players (default: {USUAL_GAMES})",
    )
    parser.add_argument(
        "--players",
        metavar="N",
        type=positive,
        action="append",
        help="only games for N players; can be repeated (default: every number of players)",
    )
    parser.add_argument(
        "--bot", metavar="BOT", default="huscarl", help=f"who plays: {NAMES} (default: huscarl)"
    )
    parser.add_argument(
        "--seed", default="lessons", help="a word that the games depend on (default: lessons)"
    )
    add_workers(parser)


def run(options: Namespace) -> int:
    game = catalogue_game(options.game)
    if not game.evaluation.names:
        raise Refusal(f"{game.id} has no figures to learn from")
    try:
        is_quick = not searches(options.bot)
        find_bot(options.bot, game)
    except UnknownBot as error:
        raise Refusal(str(error)) from error
    counts = options.players or range(game.min_players, game.max_players + 1)
    for players in counts:
        if not game.min_players <= players <= game.max_players:
            raise Refusal(f"{game.id} is not for {players} players")
    try:
        from meadhall.learning.files import OtherPlan, Plan, begin, lots, store
        from meadhall.learning.selfplay import Lessons, play_lots
    except ImportError as error:
        raise Refusal("learning needs NumPy: install meadhall[research]") from error
    plan = Plan(game.id, game.rules, options.bot, options.seed, game.evaluation.names)
    try:
        begin(options.out, plan)
    except OtherPlan as error:
        raise Refusal(str(error)) from error
    in_lot = QUICK_LOT if is_quick else SEARCHED_LOT
    missing = [
        lot
        for players in counts
        for lot in lots(
            options.out,
            Lessons(game.id, players, options.bot, options.seed),
            options.games,
            in_lot,
        )
    ]
    with ExitStack() as closing:
        workers = closing.enter_context(hired(options))
        advance = closing.enter_context(
            progress("playing", sum(lot.end - lot.first for lot in missing))
        )
        try:
            for played in play_lots(missing, workers):
                store(options.out, played)
                advance(played.lot.end - played.lot.first)
        except WorkerDied as error:
            raise Refusal(f"{error}; the same command goes on", DIFFERENT) from error
    return SUCCESS
