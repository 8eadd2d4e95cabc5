"""``meadhall puzzles``: find positions with one clearly best choice, and search them again."""

from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from pathlib import Path

import msgspec

from meadhall.arena.mining import check, dig
from meadhall.arena.workers import WorkerDied
from meadhall.bots.puzzles import FORMAT, PLACE, PuzzleFile, decode_puzzles
from meadhall.cli.defaults import catalogue_game, new_seed
from meadhall.cli.errors import DIFFERENT, SUCCESS, Refusal
from meadhall.cli.files import read, written
from meadhall.cli.parser import add_game, add_json, add_seed, positive, sentence
from meadhall.cli.screen import make_screen, print_json, progress
from meadhall.cli.workers import add_workers, hired
from meadhall.kernel.content import BrokenContent
from meadhall.kernel.game import Game

USUAL_COUNT = 60
USUAL_SIMULATIONS = 400
CHECKING_SIMULATIONS = 8000
"""Ten times as many as jarl makes."""


def add_arguments(parser: ArgumentParser) -> None:
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    finding = "find puzzles in games between bots, or go on with a file"
    mining = commands.add_parser(
        "mine", help=finding, description=sentence(finding), allow_abbrev=False
    )
    add_game(mining)
    mining.add_argument(
        "--count",
        metavar="N",
        type=positive,
        default=USUAL_COUNT,
        help=f"how many puzzles there shall be (default: {USUAL_COUNT})",
    )
    mining.add_argument(
        "--simulations",
        metavar="N",
        type=positive,
        default=USUAL_SIMULATIONS,
        help=f"of a search; five to ten verify a puzzle (default: {USUAL_SIMULATIONS})",
    )
    add_seed(mining)
    mining.set_defaults(work=_mine)
    searching = "search puzzles again, and count where the best choice is the same"
    checking = commands.add_parser(
        "check", help=searching, description=sentence(searching), allow_abbrev=False
    )
    add_game(checking)
    checking.add_argument(
        "--sample", metavar="N", type=positive, help="only the first N (default: all)"
    )
    checking.add_argument(
        "--simulations",
        metavar="N",
        type=positive,
        default=CHECKING_SIMULATIONS,
        help=f"of a search (default: {CHECKING_SIMULATIONS})",
    )
    add_seed(checking)
    add_json(checking)
    checking.set_defaults(work=_check)
    for command in (mining, checking):
        command.add_argument(
            "--out",
            metavar="FILE",
            type=Path,
            help="the file of the puzzles (default: where the game looks)",
        )
        add_workers(command)


def run(options: Namespace) -> int:
    code: int = options.work(options)
    return code


def _mine(options: Namespace) -> int:
    game = catalogue_game(options.game)
    place = options.out or game.folder / PLACE
    file = _read(game, place) if place.exists() else None
    if file is None:
        file = PuzzleFile(
            format=FORMAT,
            game=game.id,
            rules=game.rules,
            seed=options.seed or new_seed(),
            looked=0,
            simulations=options.simulations,
            puzzles=[],
        )
    elif options.seed not in (None, file.seed):
        raise Refusal(f"{place} was begun with the seed {file.seed}: go on with that")
    elif file.simulations != options.simulations:
        begun = file.simulations
        raise Refusal(f"{place} was begun with --simulations {begun}: go on with that")
    with ExitStack() as closing:
        workers = closing.enter_context(hired(options))
        advance = closing.enter_context(progress("mining", options.count))
        advance(len(file.puzzles))
        try:
            for grown in dig(file, options.count, options.simulations, workers):
                with written(place) as out:
                    out.write(msgspec.json.format(msgspec.json.encode(grown), indent=1) + b"\n")
                advance(len(grown.puzzles) - len(file.puzzles))
                file = grown
        except WorkerDied as error:
            raise Refusal(f"{error}; {place} holds what was found before", DIFFERENT) from error
    make_screen().print(
        f"{game.id}: {len(file.puzzles)} puzzles in {file.looked:,} games of the seed {file.seed}"
    )
    return SUCCESS


def _check(options: Namespace) -> int:
    game = catalogue_game(options.game)
    place = options.out or game.folder / PLACE
    file = _read(game, place)
    puzzles = file.puzzles[: options.sample]
    seed = options.seed or new_seed()
    agreed = 0
    others: list[str] = []
    with ExitStack() as closing:
        workers = closing.enter_context(hired(options))
        advance = closing.enter_context(progress("searching", len(puzzles)))
        try:
            found = check(game.id, puzzles, options.simulations, seed, workers)
            for puzzle, agrees in zip(puzzles, found, strict=True):
                agreed += agrees
                others += [] if agrees else [puzzle.id]
                advance(1)
        except WorkerDied as error:
            raise Refusal(str(error), DIFFERENT) from error
    if options.json:
        print_json(
            {"game": game.id, "seed": seed, "searched": len(puzzles), "agreed": agreed}
            | {"simulations": options.simulations, "others": others}
        )
    else:
        screen = make_screen()
        screen.print(f"{game.id}: {agreed} of {len(puzzles)} agree")
        for id in others:
            screen.print(f"  {id}: another choice is best")
    return DIFFERENT if others else SUCCESS


def _read(game: Game, place: Path) -> PuzzleFile:
    try:
        file = decode_puzzles(read(place))
    except BrokenContent as error:
        raise Refusal(f"{place}: {error}") from error
    if (file.game, file.rules) != (game.id, game.rules):
        raise Refusal(
            f"{place} is for {file.game} by rules {file.rules}, not for {game.id} by {game.rules}"
        )
    return file
