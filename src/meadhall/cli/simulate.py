"""``meadhall simulate``: bots play many games; this shows the outcome."""

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec

from meadhall import engine
from meadhall.arena.simulate import GameRecord, Plan, UnfitBots, make_plan, play_plan
from meadhall.arena.summary import Summary
from meadhall.arena.workers import WorkerDied, Workers
from meadhall.arena.writers import WRITERS, MissingLibrary, Writer
from meadhall.bots import NAMES, UnknownBot
from meadhall.cli.defaults import catalogue_game, new_seed
from meadhall.cli.errors import DIFFERENT, SUCCESS, Refusal
from meadhall.cli.files import written
from meadhall.cli.parser import (
    add_game,
    add_json,
    add_language,
    add_option,
    add_seed,
    chosen_options,
    positive,
)
from meadhall.cli.screen import print_json, progress
from meadhall.cli.texts import Texts
from meadhall.cli.workers import add_workers, hired
from meadhall.kernel.game import WrongSetting

GAMES_SHOWN = 20
"""Up to this many results are shown one by one."""


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", metavar="N", type=positive, required=True, help="how many")
    parser.add_argument("--players", metavar="N", type=positive, required=True, help="per game")
    parser.add_argument(
        "--bots",
        metavar="BOT,BOT",
        default="random",
        help=f"{NAMES}: one for all seats, or one for each; they change seats "
        "from game to game (default: random)",
    )
    add_option(parser)
    add_seed(parser)
    add_workers(parser)
    parser.add_argument(
        "--luck",
        action="store_true",
        help="record how the dice fell, which takes up to half as much time again",
    )
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        help=f"write each game's result to a file, by its ending {', '.join(WRITERS)}",
    )
    add_json(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    plan = read_plan(options)
    summary = Summary(plan.players)
    results: list[GameRecord] = []
    began = time.perf_counter()
    with ExitStack() as closing:
        writer = open_writer(options.out, plan, closing)
        workers = closing.enter_context(hired(options))
        say = Texts(options.lang)
        advance = closing.enter_context(progress(say("playing"), options.games))
        for record in played(plan, options.games, workers):
            summary.add(record)
            if writer is not None:
                writer.write(record)
            elif options.json or options.games <= GAMES_SHOWN:
                results.append(record)
            advance(1)
        if writer is not None:
            writer.finish()
    tell_speed(options.games, time.perf_counter() - began, workers.count)
    if options.json:
        print_summary(plan, options.games, summary, results if writer is None else None)
    else:
        from meadhall.cli.summary import show_summary

        show_summary(plan, summary, results, options.out, say)
    return SUCCESS


def read_plan(options: Namespace) -> Plan:
    game = catalogue_game(options.game)
    bots = [name.strip() for name in options.bots.split(",")]
    given = chosen_options(options.options)
    try:
        seed = options.seed or new_seed()
        return make_plan(game.id, options.players, given, bots, seed, options.luck)
    except (WrongSetting, UnknownBot, UnfitBots) as error:
        raise Refusal(str(error)) from error


def open_writer(out: Path | None, plan: Plan, closing: ExitStack) -> Writer | None:
    if out is None:
        return None
    make_writer = WRITERS.get(out.suffix.lower())
    if make_writer is None:
        raise Refusal(f"the name of {out} must end in {', '.join(WRITERS)}")
    file = closing.enter_context(written(out))
    try:
        writer = make_writer(file, plan)
    except MissingLibrary as error:
        raise Refusal(str(error)) from error
    closing.callback(writer.close)
    return writer


def played(plan: Plan, games: int, workers: Workers) -> Iterator[GameRecord]:
    try:
        yield from play_plan(plan, games, workers)
    except WorkerDied as error:
        raise Refusal(f"{error}; nothing was written", DIFFERENT) from error


def tell_speed(games: int, seconds: float, workers: int) -> None:
    """Report the speed to whoever is watching; the results are the same at any speed."""
    if sys.stderr.isatty():
        speed = f"{games:,} games in {seconds:.1f} s, {games / seconds:,.0f} games per second"
        print(f"{speed}, {workers} workers, {engine.name()} engine", file=sys.stderr)


def print_summary(
    plan: Plan, games: int, summary: Summary, results: list[GameRecord] | None
) -> None:
    """Print the summary, and each game's result too unless it went to a file."""
    printed: dict[str, object] = {
        **msgspec.structs.asdict(plan),
        "games": games,
        "summary": summary.figures(),
    }
    if results is not None:
        printed["results"] = results
    print_json(printed)
