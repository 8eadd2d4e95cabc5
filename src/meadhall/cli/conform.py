"""``meadhall conform``: play random games and check what must hold for every game."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from meadhall.arena.conformance import Finding, check_game, configurations
from meadhall.cli.defaults import catalogue_game
from meadhall.cli.errors import DIFFERENT, SUCCESS
from meadhall.cli.files import written
from meadhall.cli.parser import add_game, positive
from meadhall.cli.screen import make_screen, progress
from meadhall.kernel.saga import encode

USUAL_GAMES = 200


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--games",
        metavar="N",
        type=positive,
        default=USUAL_GAMES,
        help=f"to play, over all numbers of players and options (default: {USUAL_GAMES})",
    )
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        default=Path("finding.saga.json"),
        help="for the game in which something was wrong (default: finding.saga.json)",
    )


def run(options: Namespace) -> int:
    game = catalogue_game(options.game)
    screen = make_screen()
    every = configurations(game)
    with progress("playing", options.games) as advance:
        for number in range(options.games):
            played = every[number % len(every)]
            try:
                check_game(game, played.players, played.settings, f"conform {number}")
            except Finding as finding:
                with written(options.out) as file:
                    file.write(encode(finding.saga))
                screen.print(f"{played}, game {number + 1}: {finding}")
                screen.print(f"meadhall replay {options.out} shows how it came to that.")
                return DIFFERENT
            advance(1)
    screen.print(f"{options.games} games of {game.id} conform, in {len(every)} configurations.")
    return SUCCESS
