"""``meadhall arena``: bots against each other, and how good they are."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from meadhall.arena.clocks import Clock
from meadhall.arena.ledger import Ledger, UnfitLedger, opened, seed_in
from meadhall.arena.standings import Tally
from meadhall.arena.tournament import (
    Match,
    Plan,
    Played,
    TooFewBots,
    fewest_opponents,
    make_plan,
    matches,
    play_matches,
)
from meadhall.arena.workers import WorkerDied
from meadhall.bots import NAMES, UnknownBot
from meadhall.cli.defaults import catalogue_game, new_seed
from meadhall.cli.errors import DIFFERENT, SUCCESS, Refusal
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

ENDING = ".jsonl"


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="BOT,BOT",
        required=True,
        help=f"two or more of {NAMES}, with N simulations",
    )
    parser.add_argument(
        "--games",
        metavar="N",
        type=positive,
        required=True,
        help="for each pair of bots, or for each group that fills the seats; rounded up so that "
        "every deal is played from all seats",
    )
    parser.add_argument(
        "--players",
        metavar="N",
        type=positive,
        help="per game; 1 compares bots that play alone (default: as few as have an opponent)",
    )
    add_option(parser)
    add_seed(parser)
    add_workers(parser)
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        help=f"write each game's result to a file that ends in {ENDING}; if it has games of this "
        "tournament already, go on after them",
    )
    add_json(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    plan = read_plan(options)
    chosen = matches(plan, options.games)
    tally = Tally(plan.bots, plan.players)
    clocks = {bot: Clock() for bot in plan.bots}
    say = Texts(options.lang)
    with ExitStack() as closing:
        ledger = open_ledger(options.out, plan, closing)
        open_matches = take_up(ledger, options.out, chosen, tally)
        if open_matches:
            workers = closing.enter_context(hired(options))
            advance = closing.enter_context(progress(say("playing"), len(open_matches)))
            with losses_told(options.out):
                for played in play_matches(plan, open_matches, workers):
                    keep(played, ledger, options.out)
                    tally.add(played.record)
                    for bot, clock in played.clocks.items():
                        clocks[bot].merge(clock)
                    advance(1)
    standings = tally.standings()
    if options.json:
        print_json({**msgspec.structs.asdict(plan), "standings": standings, "times": times(clocks)})
    else:
        from meadhall.cli.standings import show_standings

        show_standings(plan, standings, clocks, options.out, say)
    return SUCCESS


def read_plan(options: Namespace) -> Plan:
    game = catalogue_game(options.game)
    bots = [name.strip() for name in options.bots.split(",")]
    players = options.players or fewest_opponents(game)
    given = chosen_options(options.options)
    if options.out is not None and options.out.suffix.lower() != ENDING:
        raise Refusal(f"the name of {options.out} must end in {ENDING}")
    # Without a seed, continue with the one in the file.
    seed = options.seed or (options.out and seed_in(options.out)) or new_seed()
    try:
        return make_plan(game.id, players, given, bots, seed)
    except (WrongSetting, UnknownBot, TooFewBots) as error:
        raise Refusal(str(error)) from error


def open_ledger(out: Path | None, plan: Plan, closing: ExitStack) -> Ledger | None:
    if out is None:
        return None
    with file_errors_told(out):
        return closing.enter_context(opened(out, plan))


def take_up(
    ledger: Ledger | None, out: Path | None, chosen: list[Match], tally: Tally
) -> list[Match]:
    """Count the games that an earlier run has played; return those still to be played."""
    known = 0
    if ledger is not None:
        with file_errors_told(out):
            for record in ledger.read(chosen):
                tally.add(record)
                known += 1
    return chosen[known:]


def keep(played: Played, ledger: Ledger | None, out: Path | None) -> None:
    if ledger is not None:
        with file_errors_told(out):
            ledger.add(played.record)


@contextmanager
def file_errors_told(out: Path | None) -> Iterator[None]:
    try:
        yield
    except UnfitLedger as error:
        raise Refusal(str(error)) from error
    except OSError as error:
        raise Refusal(f"{out} cannot be written: {error.strerror or error}") from error


@contextmanager
def losses_told(out: Path | None) -> Iterator[None]:
    try:
        yield
    except WorkerDied as error:
        kept = f"{out} holds the games before it" if out else "nothing was written"
        raise Refusal(f"{error}; {kept}", DIFFERENT) from error


def times(clocks: dict[str, Clock]) -> dict[str, dict[str, float]]:
    """Times in seconds, for the games played by this run; they differ from run to run."""
    return {
        bot: {
            "decisions": clock.decisions,
            "mean": clock.mean(),
            "percentile_95": clock.percentile(95),
        }
        for bot, clock in clocks.items()
        if clock.decisions
    }
