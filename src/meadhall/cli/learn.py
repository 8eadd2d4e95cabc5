"""``meadhall learn``: train a network on games that were played, for the level Konung."""

import time
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table

from meadhall import __version__
from meadhall.bots.learned import FORMAT, PLACE, MannerEntry, NetworkFile, read_manner
from meadhall.cli.defaults import catalogue_game
from meadhall.cli.errors import SUCCESS, Refusal
from meadhall.cli.files import written
from meadhall.cli.parser import add_game, add_json, natural, positive
from meadhall.cli.screen import make_screen, print_json, progress
from meadhall.kernel.game import Game

if TYPE_CHECKING:
    from meadhall.learning.training import Teacher

FIRST_MANNER = MannerEntry(
    simulations=800, horizon=16, trust=0.5, curiosity=0.3, patience=0, narrow=0.0
)


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--from",
        dest="folders",
        metavar="FOLDER",
        type=Path,
        action="append",
        required=True,
        help="with games that meadhall selfplay stored; can be repeated",
    )
    parser.add_argument(
        "--steps", metavar="N", type=positive, default=4000, help="of training (default: 4000)"
    )
    parser.add_argument(
        "--seconds", metavar="N", type=positive, default=0, help="stop training after N seconds"
    )
    parser.add_argument(
        "--seed", type=natural, default=1, help="a number that the training depends on (default: 1)"
    )
    parser.add_argument(
        "--konung",
        action="store_true",
        help="offer it as the level Konung: only once an arena has shown that it beats Jarl",
    )
    parser.add_argument(
        "--out", metavar="FILE", type=Path, help="for the network (default: where the game looks)"
    )
    add_json(parser)


def run(options: Namespace) -> int:
    game = catalogue_game(options.game)
    try:
        from meadhall.learning.files import OtherPlan, read_plan
        from meadhall.learning.lessons import read_blocks
        from meadhall.learning.training import Course, Teacher
    except ImportError as error:
        raise Refusal("learning needs PyTorch: install meadhall[learning]") from error
    try:
        plans = [read_plan(folder) for folder in options.folders]
    except OtherPlan as error:
        raise Refusal(str(error)) from error
    for folder, plan in zip(options.folders, plans, strict=True):
        if plan.game != game.id or plan.figures != game.evaluation.names:
            raise Refusal(f"the games in {folder} are of another game, or have other features")
    began = time.perf_counter()
    with ExitStack() as closing:
        out = closing.enter_context(written(options.out or game.folder / PLACE))
        course = Course(steps=options.steps, seed=options.seed, seconds=float(options.seconds))
        teacher = Teacher(game, read_blocks(options.folders), course)
        teacher.train(closing.enter_context(progress("learning", options.steps)))
        losses = teacher.losses()
        training: dict[str, object] = {
            "version": __version__,
            "games": [{"bot": plan.bot, "seed": plan.seed} for plan in plans],
            "course": course,
            "losses": losses,
        }
        file = network_file(game, teacher, training, options.konung)
        out.write(msgspec.json.encode(file) + b"\n")
    if options.json:
        seconds = time.perf_counter() - began
        found = {"game": game.id, "seconds": seconds, "curve": teacher.curve, "losses": losses}
        print_json(found)
    else:
        show(game, teacher)
    return SUCCESS


def network_file(
    game: Game, teacher: "Teacher", training: dict[str, object], is_level: bool = False
) -> NetworkFile:
    """With the manner of the network that there was before."""
    manner = read_manner(game) or FIRST_MANNER
    has_moves = any(len(block.moves) for block in teacher.blocks)
    return NetworkFile(
        format=FORMAT,
        game=game.id,
        rules=game.rules,
        manner=manner,
        figures=game.evaluation.names,
        preferences=teacher.model.preferences(teacher.parts) if has_moves else None,
        is_level=is_level,
        training=training,
        **teacher.model.layers(),
    )


def show(game: Game, teacher: "Teacher") -> None:
    screen = make_screen()
    curve = ", ".join(f"{loss:.4f} after {step:,}" for step, loss in teacher.curve)
    screen.print(f"{game.id}: loss {curve} steps, in games held back")
    columns = ("players", "positions", "of guessing", "of Jarl's", "loss", "moves", "of the policy")
    table = Table(*columns)
    for each in teacher.losses():
        losses = [each.guessing, each.before, each.after, each.moves, each.moves_before]
        cells = [f"{loss:.4f}" for loss in losses]
        table.add_row(str(each.players), f"{each.positions:,}", *cells)
    screen.print(table)
