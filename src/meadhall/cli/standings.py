"""The outcome of a tournament as tables for the terminal."""

from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.arena.clocks import Clock
from meadhall.arena.intervals import NORMAL_95
from meadhall.arena.standings import BotStanding, Interval, Rating, Standings
from meadhall.arena.tournament import Plan
from meadhall.cli.screen import make_screen
from meadhall.cli.texts import Texts
from meadhall.kernel.catalogue import find_game
from meadhall.words import Words


def show_standings(
    plan: Plan, standings: Standings, clocks: dict[str, Clock], out: Path | None, say: Texts
) -> None:
    screen = make_screen()
    screen.print(_heading(plan, standings, say))
    screen.print(Text(f"\n{say('arena-strength')}", style="bold"))
    screen.print(_bots(standings, say))
    if standings.pairs:
        screen.print(Text(f"\n{say('arena-pairs')}", style="bold"))
        screen.print(_matrix(standings))
    if standings.differences:
        screen.print(Text(f"\n{say('arena-differences')}", style="bold"))
        screen.print(_differences(standings, say))
    screen.print(Text(f"\n{say('arena-times')}", style="bold"))
    if any(clock.decisions for clock in clocks.values()):
        screen.print(_times(standings, clocks, say))
    else:
        screen.print(say("arena-no-times"))
    screen.print(Text(f"\n{say('arena-bounds')}"))
    if out is not None:
        screen.print(Text(say("results-in", file=str(out))), soft_wrap=True)


def _heading(plan: Plan, standings: Standings, say: Texts) -> RenderableType:
    name = Words(find_game(plan.game), say.language, []).game_name()
    chosen = [f"{name}={str(value).lower()}" for name, value in plan.options.items()]
    return Group(
        Text(say("arena-of", game=name, games=standings.games, players=plan.players), "bold"),
        Text(say("simulated-options", options=", ".join(chosen))),
        Text(say("simulated-seed", seed=plan.seed)),
    )


def _bots(standings: Standings, say: Texts) -> Table:
    table = Table(box=None)
    table.add_column(say("bot"), style="cyan")
    is_rated = any(standing.rating for standing in standings.bots)
    if is_rated:
        table.add_column(say("rating"), justify="right")
        table.add_column(say("rating-surely"), justify="right")
    table.add_column(say("win-rate"), justify="right")
    table.add_column(say("score"), justify="right")
    table.add_column(say("decisions"), justify="right")
    for standing in standings.bots:
        table.add_row(standing.bot, *_rating(standing.rating), *_figures(standing))
    return table


def _rating(rating: Rating | None) -> list[str]:
    if rating is None:
        return []
    return [f"{rating.mean:.1f} ± {NORMAL_95 * rating.sigma:.1f}", f"{rating.ordinal:.1f}"]


def _figures(standing: BotStanding) -> list[str]:
    score = standing.mean_score
    return [
        _percent(standing.win_rate),
        f"{score.value:.1f} ± {score.high - score.value:.1f}",
        f"{standing.decisions:.1f}",
    ]


def _matrix(standings: Standings) -> Table:
    """The row's bot against the column's."""
    rates = {(pair.bot, pair.against): pair.rate for pair in standings.pairs}
    bots = [standing.bot for standing in standings.bots]
    table = Table(box=None)
    table.add_column("", style="cyan")
    for bot in bots:
        table.add_column(bot, justify="right", header_style="cyan")
    for bot in bots:
        cells = [_percent(rates[bot, other]) if bot != other else "·" for other in bots]
        table.add_row(bot, *cells)
    return table


def _differences(standings: Standings, say: Texts) -> Table:
    table = Table(box=None)
    table.add_column("", style="cyan")
    table.add_column(say("win-rate"), justify="right")
    table.add_column(say("score"), justify="right")
    for one in standings.differences:
        rate, score = one.win_rate, one.score
        table.add_row(
            f"{one.bot} − {one.against}",
            f"{100 * rate.value:+.1f} ± {100 * (rate.high - rate.value):.1f}",
            f"{score.value:+.1f} ± {score.high - score.value:.1f}",
        )
    return table


def _times(standings: Standings, clocks: dict[str, Clock], say: Texts) -> Table:
    table = Table(box=None)
    table.add_column(say("bot"), style="cyan")
    table.add_column(say("mean"), justify="right")
    table.add_column(say("arena-nearly-all"), justify="right")
    for standing in standings.bots:
        clock = clocks[standing.bot]
        if clock.decisions:
            table.add_row(standing.bot, _time(clock.mean()), _time(clock.percentile(95)))
    return table


def _percent(rate: Interval) -> str:
    return f"{100 * rate.value:.1f} ({100 * rate.low:.0f}…{100 * rate.high:.0f})"


def _time(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1e3 * seconds:.1f} ms" if seconds >= 1e-3 else f"{1e6 * seconds:.0f} µs"
