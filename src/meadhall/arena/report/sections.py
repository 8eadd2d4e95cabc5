"""The plots of a report: what each one shows, in numbers, in a drawing and in a sentence."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from meadhall.arena.report import plots
from meadhall.arena.report.comparison import Comparison, Difference
from meadhall.arena.report.plots import Bar, Column, Dot, Stack
from meadhall.arena.report.telling import Telling
from meadhall.arena.summary import TENTHS, Figures, LuckFigures, Rate, Spread, Standing

SHOWN_OPENINGS = 12
MOST_COLUMNS = 24
LEAST_SHARE = 0.002
"""Amounts of luck that a smaller share of seats had are too rare to say anything about."""

WriteBoth = Callable[[float, bool], str]
"""Writes a number; the flag marks a difference between two."""


class Plot(msgspec.Struct, frozen=True):
    title: str
    sentence: str
    """What there is to see, also for those who cannot see it."""
    drawing: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    """All numbers, as a table."""


def plots_of(figures: Figures, tell: Telling) -> list[Plot]:
    seats = {tell.seat(seat): standing for seat, standing in enumerate(figures.by_seat)}
    standings: dict[str, Mapping[str, Standing]] = {"seat": seats}
    if len(figures.by_bot) > 1:
        standings["bot"] = figures.by_bot
    if figures.by_faction:
        standings["faction"] = {
            tell.faction(id): standing for id, standing in figures.by_faction.items()
        }
    even = 1 / len(seats) if len(seats) > 1 else None
    found = [wins(tell(f"wins-by-{kind}"), rows, even, tell) for kind, rows in standings.items()]
    if figures.by_opening:
        openings = list(figures.by_opening.items())[:SHOWN_OPENINGS]
        rates = {tell.opening(opening): rate for opening, rate in openings}
        found.append(wins(tell("wins-by-opening"), rates, even, tell))
    if figures.points_by_source:
        for kind, rows in standings.items():
            found.append(sources(tell(f"points-by-{kind}"), rows, figures, tell))
    found.append(spread(tell("scores"), figures.score_counts, figures.scores, tell))
    found.append(spread(tell("lengths"), figures.decision_counts, figures.decisions, tell))
    if figures.branching is not None:
        tenths = figures.branching.tenths
        found.append(spread(tell("branching"), figures.branching_counts, tenths, tell, TENTHS))
    if figures.luck is not None:
        found.append(rolled(figures.luck, tell))
        found.append(wins_by_luck(figures.luck, tell))
    return found


def wins(title: str, rates: Mapping[str, Rate], even: float | None, tell: Telling) -> Plot:
    best = max(rates, key=lambda name: rates[name].win_rate)
    bars = [
        Bar(name, rate.win_rate, tell.percent(rate.win_rate), rate.win_rate_low, rate.win_rate_high)
        for name, rate in rates.items()
    ]
    rows = [
        [
            name,
            tell.number(rate.played),
            tell.number(rate.wins, 1),
            tell.number(rate.shared_wins),
            tell.percent(rate.win_rate),
            _percents(rate.win_rate_low, rate.win_rate_high, tell),
        ]
        for name, rate in rates.items()
    ]
    bounds = _percents(rates[best].win_rate_low, rates[best].win_rate_high, tell)
    sentence = tell("best", name=best, rate=tell.percent(rates[best].win_rate), bounds=bounds)
    if even is not None:
        sentence += " " + tell("even", share=tell.percent(even))
    head = ["", tell("played"), tell("wins"), tell("shared"), tell("rate"), tell("interval")]
    return Plot(title, sentence, plots.bars(bars, even), head, rows)


def sources(title: str, standings: Mapping[str, Standing], figures: Figures, tell: Telling) -> Plot:
    """Where the points come from; the sources that make the greatest difference first."""
    means = figures.points_by_source
    order = sorted(means, key=lambda source: -abs(means[source]))
    names = {source: tell.source(source) for source in order if means[source]}
    stacks = [
        Stack(name, tell.number(standing.scores.mean, 1), standing.points_by_source)
        for name, standing in standings.items()
    ]
    rows = [
        [
            name,
            *(tell.number(standing.points_by_source.get(source, 0), 2) for source in names),
            tell.number(standing.scores.mean, 2),
        ]
        for name, standing in standings.items()
    ]
    largest = max(means, key=lambda source: means[source])
    mean = tell.number(means[largest], 1)
    sentence = tell("most-points", source=tell.source(largest), points=mean)
    drawing = plots.stacks(stacks, names, lambda points: tell.number(points, 1))
    return Plot(title, sentence, drawing, ["", *names.values(), tell("points")], rows)


def spread(
    title: str, counts: Mapping[int, int], figures: Spread, tell: Telling, parts: int = 1
) -> Plot:
    """How often each number occurred; numbers are counted in ``parts`` per unit."""

    def write(number: float) -> str:
        return tell.number(number / parts, 0 if parts == 1 else 1)

    low, high = figures.lowest, figures.highest
    step = max(1, int(plots.nice_step((high - low + 1) / MOST_COLUMNS, 1)))
    bins = dict.fromkeys(range(low // step, high // step + 1), 0)
    for number, count in counts.items():
        bins[number // step] += count
    total = sum(counts.values())
    sentence = tell(
        "spread",
        lowest=write(low),
        highest=write(high),
        mean=tell.number(figures.mean / parts, 1),
        early=tell.rank(figures.percentiles["25"] / parts),
        late=tell.rank(figures.percentiles["75"] / parts),
    )
    columns = []
    rows = []
    for bin, count in bins.items():
        first, last = write(bin * step), write(bin * step + step - 1)
        columns.append(Column(first, count / total, 0, count / total))
        label = first if first == last else tell.between(first, last)
        rows.append([label, tell.number(count), tell.percent(count / total)])
    drawing = plots.histogram(columns, title, sentence, tell.scale)
    return Plot(title, sentence, drawing, ["", tell("number"), tell("share")], rows)


def rolled(luck: LuckFigures, tell: Telling) -> Plot:
    """Hits per die, and how many a die shows on average."""
    seats = [(tell.seat(seat), one) for seat, one in enumerate(luck.by_seat) if one.dice]
    bars = [
        Bar(
            name,
            one.hits / one.dice,
            tell("rolled", hits=tell.number(one.hits), expected=tell.number(one.expected)),
            one.hits / one.dice,
            one.hits / one.dice,
        )
        for name, one in seats
    ]
    rows = [
        [
            name,
            tell.number(one.dice),
            tell.number(one.hits),
            tell.number(one.expected, 1),
            tell.percent(one.hits / one.expected - 1, signed=True),
        ]
        for name, one in seats
    ]
    expected = sum(one.expected for _, one in seats) / sum(one.dice for _, one in seats)
    head = ["", tell("dice"), tell("hits"), tell("expected"), tell("difference")]
    sentence = tell("rolled-sentence", expected=tell.number(expected, 2))
    return Plot(tell("luck"), sentence, plots.bars(bars, expected), head, rows)


def wins_by_luck(luck: LuckFigures, tell: Telling) -> Plot:
    total = sum(rate.played for rate in luck.by_difference.values())
    common = {
        difference: rate
        for difference, rate in luck.by_difference.items()
        if rate.played >= LEAST_SHARE * total
    }
    columns = [
        Column(
            tell.number(difference, signed=True),
            rate.win_rate,
            rate.win_rate_low,
            rate.win_rate_high,
        )
        for difference, rate in common.items()
    ]
    rows = [
        [
            tell.number(difference, signed=True),
            tell.number(rate.played),
            tell.percent(rate.win_rate),
            _percents(rate.win_rate_low, rate.win_rate_high, tell),
        ]
        for difference, rate in luck.by_difference.items()
    ]
    worst, best = columns[0], columns[-1]
    sentence = tell(
        "wins-by-luck-sentence",
        worst=worst.label,
        low=tell.percent(worst.value),
        best=best.label,
        high=tell.percent(best.value),
    )
    title = tell("wins-by-luck")
    head = [tell("more-hits"), tell("played"), tell("rate"), tell("interval")]
    return Plot(title, sentence, plots.points(columns, title, sentence, tell.scale), head, rows)


def differences_of(comparison: Comparison, tell: Telling) -> list[Plot]:
    """What changed from the first run to the second."""

    def shares(value: float, is_difference: bool) -> str:
        return tell.percentage_points(value) if is_difference else tell.percent(value)

    def points(value: float, is_difference: bool) -> str:
        return tell.number(value, 2, signed=is_difference)

    def seats(by_seat: Mapping[int, Difference]) -> dict[str, Difference]:
        return {tell.seat(seat): difference for seat, difference in by_seat.items()}

    def factions(by_faction: Mapping[str, Difference]) -> dict[str, Difference]:
        return {tell.faction(id): difference for id, difference in by_faction.items()}

    opened = list(comparison.wins_by_opening.items())[:SHOWN_OPENINGS]
    games = {tell("winning"): comparison.winning_score, tell("decisions"): comparison.decisions}
    if comparison.rounds is not None:
        games[tell("rounds")] = comparison.rounds
    if comparison.branching is not None:
        games[tell("moves")] = comparison.branching
    compared: list[tuple[str, Mapping[str, Difference], WriteBoth]] = [
        (tell("wins-by-seat"), seats(comparison.wins_by_seat), shares),
        (tell("wins-by-bot"), comparison.wins_by_bot, shares),
        (tell("wins-by-faction"), factions(comparison.wins_by_faction), shares),
        (tell("wins-by-opening"), {tell.opening(id): one for id, one in opened}, shares),
        (tell("score-by-seat"), seats(comparison.points_by_seat), points),
        (tell("score-by-bot"), comparison.points_by_bot, points),
        (tell("score-by-faction"), factions(comparison.points_by_faction), points),
        (tell("games"), games, points),
    ]
    return [
        differences(title, by_name, write, tell) for title, by_name, write in compared if by_name
    ]


def differences(
    title: str, by_name: Mapping[str, Difference], write: WriteBoth, tell: Telling
) -> Plot:
    marked = [name for name, one in by_name.items() if one.is_beyond_noise]
    dots = [
        Dot(
            name,
            write(one.difference, True),
            one.difference,
            one.low,
            one.high,
            one.is_beyond_noise,
        )
        for name, one in by_name.items()
    ]
    rows = [
        [
            name,
            write(one.first, False),
            write(one.second, False),
            write(one.difference, True),
            tell.between(write(one.low, True), write(one.high, True)),
            tell("beyond-noise") if one.is_beyond_noise else tell("within-noise"),
        ]
        for name, one in by_name.items()
    ]
    sentence = tell("differing", names=", ".join(marked)) if marked else tell("not-differing")
    head = ["", tell("first"), tell("second"), tell("difference"), tell("interval"), ""]
    return Plot(title, sentence, plots.dots(dots), head, rows)


def _percents(low: float, high: float, tell: Telling) -> str:
    return tell.between(tell.percent(low), tell.percent(high))
