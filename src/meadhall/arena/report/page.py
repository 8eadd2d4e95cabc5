"""The page itself: one file with its style inside, for any browser, without a network."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

import msgspec

from meadhall.arena.report.comparison import Comparison
from meadhall.arena.report.reading import Origin
from meadhall.arena.report.sections import Plot, differences_of, plots_of
from meadhall.arena.report.telling import Telling
from meadhall.arena.summary import Figures


class Reported(msgspec.Struct, frozen=True):
    """A run that was read and summarised."""

    file: str
    origin: Origin
    figures: Figures


def make_page(runs: Sequence[Reported], comparison: Comparison | None, tell: Telling) -> str:
    title = tell("title", game=tell.game_name())
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    sections = [_run(run, tell) for run in runs]
    if comparison is not None:
        drawn = _plots(differences_of(comparison, tell), tell)
        heading = f"<h2>{escape(tell('comparison'))}</h2>"
        names = [f"<b>{escape(run.file)}</b>" for run in runs]
        lead = f"<p>{tell('compared', first=names[0], second=names[1])}</p>"
        sections.insert(0, f"<section>{heading}{lead}{drawn}</section>")
    return (
        f'<!doctype html>\n<html lang="{tell.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="dark light">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header><p>Meadhall</p><h1>{escape(title)}</h1></header>\n<main>\n"
        f"{''.join(sections)}</main>\n"
        f"<footer><p>{escape(tell('whiskers'))}</p></footer>\n</body>\n</html>\n"
    )


def _run(run: Reported, tell: Telling) -> str:
    figures = run.figures
    players = len(figures.by_seat)
    options = ", ".join(f"{id}={value}".lower() for id, value in run.origin.options.items())
    facts = {
        tell("bots"): ", ".join(figures.by_bot),
        tell("options"): options,
        tell("seed"): run.origin.seed,
        tell("file"): run.file,
    }
    told = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(fact)}</dd></div>"
        for name, fact in facts.items()
        if fact
    )
    heading = tell("run", games=tell.number(figures.games), n=figures.games, players=players)
    return (
        f"<section><h2>{escape(heading)}</h2>{_highlights(figures, tell)}"
        f'<dl class="facts">{told}</dl>{_plots(plots_of(figures, tell), tell)}</section>\n'
    )


def _highlights(figures: Figures, tell: Telling) -> str:
    shown = {
        tell("winning"): tell.number(figures.winning_scores.mean, 1),
        tell("decisions"): tell.number(figures.decisions.mean, 1),
    }
    if figures.rounds is not None:
        shown[tell("rounds")] = tell.number(figures.rounds.mean, 1)
    if figures.branching is not None:
        shown[tell("moves")] = tell.number(figures.branching.mean, 1)
    items = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{number}</dd></div>" for name, number in shown.items()
    )
    return f'<dl class="highlights">{items}</dl>'


def _plots(plots: Sequence[Plot], tell: Telling) -> str:
    return f'<div class="plots">{"".join(_plot(plot, tell) for plot in plots)}</div>'


def _plot(plot: Plot, tell: Telling) -> str:
    return (
        f"<figure><figcaption><h3>{escape(plot.title)}</h3><p>{escape(plot.sentence)}</p>"
        f"</figcaption>{plot.drawing}<details><summary>{escape(tell('figures'))}</summary>"
        f'<div class="wide" tabindex="0" role="group" aria-label="{escape(plot.title)}">'
        f"{_table(plot)}</div></details></figure>"
    )


def _table(plot: Plot) -> str:
    head = "".join(
        f'<th scope="col">{escape(name)}</th>' if name else "<td></td>" for name in plot.head
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in plot.rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
