"""``meadhall bench``: the speed of the engine that is running, alone or beside an earlier run."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from statistics import median

import msgspec
from rich.table import Table

from meadhall import engine
from meadhall.cli.comparison import NOTABLE, Change, Comparison, Verdict, compare, title
from meadhall.cli.defaults import catalogue_game, usual_players
from meadhall.cli.errors import DIFFERENT, SUCCESS, Refusal
from meadhall.cli.files import read
from meadhall.cli.measure import QUANTITIES, ROUNDS, Measurement, Quantity, Run, measure
from meadhall.cli.parser import add_json
from meadhall.cli.screen import make_screen, print_json, progress
from meadhall.kernel.catalogue import game_ids
from meadhall.kernel.game import Game


def add_arguments(parser: ArgumentParser) -> None:
    parser.epilog = "With --compare, exit code 0 if nothing is clearly worse, 1 if something is."
    parser.add_argument("game", metavar="GAME", nargs="?", help="one game only (default: all)")
    parser.add_argument(
        "--compare",
        metavar="FILE",
        type=Path,
        help="what `meadhall bench --json` printed earlier: tell what differs beyond the noise",
    )
    add_json(parser)


def run(options: Namespace) -> int:
    names = [options.game] if options.game else list(game_ids())
    players = {game: usual_players(game) for game in map(catalogue_game, names)}
    earlier = None if options.compare is None else read_run(options.compare, players)
    with progress("measuring", total=ROUNDS * len(players)) as advance:
        now = measure(players, advance)
    if earlier is None:
        if options.json:
            print_json(now)
        else:
            show(now)
        return SUCCESS
    comparison = compare(earlier, now)
    if options.json:
        # The run is included, so that a later one can be compared with it in turn.
        print_json({**msgspec.structs.asdict(now), "comparison": comparison})
    else:
        show_comparison(comparison, earlier, now, options.compare)
    return DIFFERENT if comparison.is_worse() else SUCCESS


def read_run(file: Path, players: dict[Game, int]) -> Run:
    """An earlier run that these games can be compared with, checked before they are measured."""
    try:
        earlier = msgspec.json.decode(read(file), type=Run)
    except msgspec.ValidationError as error:
        raise Refusal(f"{file} was not written by `meadhall bench --json`: {error}") from error
    except msgspec.DecodeError as error:
        raise Refusal(f"{file} is no JSON: {error}") from error
    if earlier.engine != engine.name():
        raise Refusal(
            f"{file} tells of the {earlier.engine} engine, but the {engine.name()} one is running; "
            "MEADHALL_ENGINE chooses between them"
        )
    if not any(_has(earlier, game, number) for game, number in players.items()):
        wanted = "; ".join(title(game.id, number) for game, number in players.items())
        raise Refusal(f"{file} has none of the games to be measured ({wanted})")
    return earlier


def _has(run: Run, game: Game, players: int) -> bool:
    return game.id in run.games and run.games[game.id].players == players


def show(measured: Run) -> None:
    """Print a table for each game: side by side they would not fit into a terminal."""
    screen = make_screen()
    screen.print(f"Random play, engine: {engine.describe()}")
    for game, figures in measured.games.items():
        table = Table(title(game, figures.players), "median (lowest to highest)")
        for quantity in QUANTITIES:
            table.add_row(quantity.label, _cell(quantity, figures))
        table.add_row("decisions per game", f"{figures.decisions_per_game:.1f}")
        screen.print(table)


def _cell(quantity: Quantity, figures: Measurement) -> str:
    rounds = quantity.rounds(figures)
    middle = quantity.text(median(rounds))
    if len(rounds) == 1:
        return middle
    return f"{middle}  ({quantity.text(min(rounds))} to {quantity.text(max(rounds))})"


def show_comparison(comparison: Comparison, earlier: Run, now: Run, file: Path) -> None:
    screen = make_screen()
    screen.print(f"Random play, engine: {engine.describe()}, compared with {file}")
    if earlier.python != now.python:
        screen.print(f"Python was {earlier.python} and is {now.python}: expect differences.")
    screen.print(
        f"Plain Python runs at {comparison.pace:.2f} of its earlier speed here; "
        "the changes of speed and time below are relative to it.",
        soft_wrap=True,
    )
    for game, changes in comparison.games.items():
        table = Table(game, "earlier", "now", "change", "")
        for quantity in QUANTITIES:
            table.add_row(quantity.label, *_row(quantity, changes[quantity.name]))
        screen.print(table)
    for names, where in ((comparison.only_earlier, str(file)), (comparison.only_now, "this run")):
        if names:
            screen.print(f"Only in {where}: {'; '.join(names)}.", soft_wrap=True)
    if comparison.is_worse():
        screen.print("Something is clearly worse.")
    else:
        screen.print(f"Nothing is clearly worse (by more than {NOTABLE:.0%} and by every round).")


def _row(quantity: Quantity, change: Change) -> tuple[str, str, str, str]:
    verdict = "" if change.verdict is Verdict.SAME else change.verdict.value
    figures = (quantity.text(change.earlier), quantity.text(change.now))
    return *figures, f"{change.ratio - 1:+.1%}", verdict
