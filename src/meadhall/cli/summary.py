"""The summary of a simulation as tables for the terminal."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.arena.simulate import GameRecord, Plan
from meadhall.arena.summary import Figures, Spread, Standing, Summary
from meadhall.cli.screen import make_screen
from meadhall.cli.texts import Texts
from meadhall.kernel.catalogue import find_game
from meadhall.words import Words

BAR_WIDTH = 40
MOST_BARS = 12
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
SHOWN_PERCENTILES = ("5", "25", "50", "75", "95")


def show_summary(
    plan: Plan, summary: Summary, results: list[GameRecord], out: Path | None, say: Texts
) -> None:
    figures = summary.figures()
    words = Words(find_game(plan.game), say.language, [])
    screen = make_screen()
    screen.print(_heading(plan, figures, words, say))
    tables = {
        "each-game": _games(results, say) if results else None,
        "wins-and-scores": _standings(figures, words, say),
        "distribution": _histogram(figures.score_counts, say),
        "points-by-source": _points(figures, words, say),
    }
    for title, table in tables.items():
        if table is not None:
            screen.print(Text(f"\n{say(title)}", style="bold"))
            screen.print(table)
    screen.print(Text(f"\n{_lengths(figures, say)}"))
    if figures.branching is not None:
        mean = f"{figures.branching.mean:.1f}"
        screen.print(Text(say("moves-per-decision", mean=mean, most=figures.branching.most)))
    if out is not None:
        screen.print(Text(say("results-in", file=str(out))), soft_wrap=True)


def _heading(plan: Plan, figures: Figures, words: Words, say: Texts) -> RenderableType:
    chosen = [f"{name}={str(value).lower()}" for name, value in plan.options.items()]
    title = say("simulated", game=words.game_name(), games=figures.games, players=plan.players)
    return Group(
        Text(title, style="bold"),
        Text(say("simulated-bots", bots=", ".join(plan.bots))),
        Text(say("simulated-options", options=", ".join(chosen))),
        Text(say("simulated-seed", seed=plan.seed)),
    )


def _games(results: list[GameRecord], say: Texts) -> Table:
    """Each game with the bot and the score of each seat, the winners in bold."""
    table = Table(box=None)
    table.add_column(say("game-number"), justify="right", style="dim")
    for seat in range(results[0].players):
        table.add_column(f"{say('seat')} {seat + 1}", justify="right")
    for record in results:
        cells = [
            Text(f"{bot} {total}", style="bold green" if place == 1 else "")
            for bot, total, place in zip(record.bots, record.totals, record.places, strict=True)
        ]
        table.add_row(str(record.index), *cells)
    return table


def _standings(figures: Figures, words: Words, say: Texts) -> Table:
    table = Table(box=None)
    table.add_column("")
    table.add_column(say("wins"), justify="right")
    table.add_column(say("win-rate"), justify="right")
    table.add_column(say("mean"), justify="right")
    table.add_column(say("lowest"), justify="right", style="dim")
    for percent in SHOWN_PERCENTILES:
        table.add_column(f"{percent}%", justify="right")
    table.add_column(say("highest"), justify="right", style="dim")
    for seat, standing in enumerate(figures.by_seat):
        table.add_row(f"{say('seat')} {seat + 1}", *_standing(standing))
    for bot, standing in figures.by_bot.items():
        table.add_row(Text(bot, style="cyan"), *_standing(standing))
    for faction, standing in figures.by_faction.items():
        table.add_row(words.name(faction), *_standing(standing))
    table.add_row(say("all-seats"), "", "", *_spread(figures.scores))
    table.add_row(say("winners"), "", "", *_spread(figures.winning_scores))
    return table


def _standing(standing: Standing) -> Iterable[str]:
    margin = (standing.win_rate_high - standing.win_rate_low) / 2
    rate = f"{100 * standing.win_rate:.1f} ± {100 * margin:.1f}"
    return f"{standing.wins:,.1f}".removesuffix(".0"), rate, *_spread(standing.scores)


def _spread(spread: Spread) -> Iterable[str]:
    yield f"{spread.mean:.1f}"
    yield str(spread.lowest)
    for percent in SHOWN_PERCENTILES:
        yield f"{spread.percentiles[percent]:.0f}"
    yield str(spread.highest)


def _histogram(scores: Mapping[int, int], say: Texts) -> Table:
    low, high = min(scores), max(scores)
    step = next(step for step in STEPS if (high - low) // step < MOST_BARS or step == STEPS[-1])
    first = low // step
    counts = [0] * (high // step - first + 1)
    for score, count in scores.items():
        counts[score // step - first] += count
    table = Table(box=None)
    table.add_column(say("score"), justify="right")
    table.add_column("")
    table.add_column("", justify="right")
    for index, count in enumerate(counts):
        start = (first + index) * step
        label = str(start) if step == 1 else f"{start} … {start + step - 1}"
        bar = "█" * round(BAR_WIDTH * count / max(counts))
        table.add_row(label, Text(bar, style="green"), f"{100 * count / sum(counts):.1f} %")
    return table


def _points(figures: Figures, words: Words, say: Texts) -> Table:
    table = Table(box=None)
    table.add_column(say("source"))
    table.add_column(say("mean"), justify="right")
    for source, points in figures.points_by_source.items():
        table.add_row(words.source(source), f"{points:.2f}")
    return table


def _lengths(figures: Figures, say: Texts) -> str:
    spread = figures.decisions
    mean = f"{spread.mean:.1f}"
    return say("decisions-per-game", mean=mean, lowest=spread.lowest, highest=spread.highest)
