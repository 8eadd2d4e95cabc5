"""``meadhall bench``: the speed of the engine that is running."""

from argparse import ArgumentParser, Namespace

from rich.table import Table

from meadhall import __version__, engine
from meadhall.cli.defaults import catalogue_game, usual_players
from meadhall.cli.errors import SUCCESS
from meadhall.cli.measure import ROUNDS, Figure, Measurement, measure
from meadhall.cli.parser import add_json
from meadhall.cli.screen import make_screen, print_json, progress
from meadhall.kernel.catalogue import game_ids


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="one game only (default: all)")
    add_json(parser)


def run(options: Namespace) -> int:
    names = [options.game] if options.game else list(game_ids())
    games = [catalogue_game(name) for name in names]
    measured = {}
    with progress("measuring", total=2 * ROUNDS * len(games)) as advance:
        for game in games:
            measured[game.id] = measure(game, usual_players(game), advance)
    if options.json:
        print_json({"version": __version__, "engine": engine.name(), "games": measured})
    else:
        show(measured)
    return SUCCESS


def show(measured: dict[str, Measurement]) -> None:
    """A table for each game: side by side they would not fit into a terminal."""
    screen = make_screen()
    screen.print(f"Random play, engine: {engine.describe()}")
    for game, figures in measured.items():
        table = Table(f"{game}, {figures.players} players", "median (lowest to highest)")
        for name, cell in cells(figures).items():
            table.add_row(name, cell)
        screen.print(table)


def cells(figures: Measurement) -> dict[str, str]:
    return {
        "decisions per second": _figure(figures.decisions_per_second),
        "time per full game, ms": _figure(figures.milliseconds_per_game, digits=2),
        "decisions per game": f"{figures.decisions_per_game:.1f}",
        "copies per second": _figure(figures.copies_per_second),
        "bytes per state": f"{figures.bytes_per_state:,}",
    }


def _figure(figure: Figure, digits: int = 0) -> str:
    low, high = f"{figure.lowest:,.{digits}f}", f"{figure.highest:,.{digits}f}"
    return f"{figure.median:,.{digits}f}  ({low} to {high})"
