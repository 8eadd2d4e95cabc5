"""Plots as plain SVG inside HTML: no scripts, no fonts, nothing to fetch.

Horizontal positions are percentages of the width, so that a plot fills a phone or a desktop and its
letters keep their size. Rows of bars are lists whose labels are ordinary text; only the bars are
drawn. Colours are classes in ``page.css``.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape

import msgspec

COLOURS = 11
"""How many hues ``page.css`` has for the parts of a bar."""
STEPS = (1, 2, 5)
HISTOGRAM_HEIGHT = 190
FLOOR = 24
"""Space below the bars for the numbers."""
LEAST_LABELLED = 9.0
"""Parts of a bar that are at least this wide, in per cent, are labelled with their number."""
SCALE_WIDTH = 0.1
"""The share of the width to the left of the columns, for the scale."""
MOST_TICKS = 9

Write = Callable[[float], str]
"""Writes a number in the reader's language."""


class Bar(msgspec.Struct, frozen=True):
    """A row with one bar and the interval in which the truth lies, if it is more than a point."""

    label: str
    value: float
    text: str
    low: float
    high: float


class Stack(msgspec.Struct, frozen=True):
    """A row with a bar of several parts; negative ones go to the left of zero."""

    label: str
    text: str
    parts: Mapping[str, float]


class Dot(msgspec.Struct, frozen=True):
    """A row with a point, its interval, and whether it deserves attention."""

    label: str
    text: str
    value: float
    low: float
    high: float
    is_marked: bool


class Column(msgspec.Struct, frozen=True):
    """A position on the horizontal axis, and what is above it."""

    label: str
    value: float
    low: float
    high: float


def nice_step(reach: float, most: int) -> float:
    """The smallest round step that covers a distance in at most ``most`` steps.

    >>> nice_step(0.63, 4), nice_step(97, 10), nice_step(3, 10)
    (0.2, 10, 0.5)
    """
    unit = 10.0**-6
    while True:
        for digit in STEPS:
            step = digit * unit
            if step * most >= reach:
                return round(step, 6) if step < 1 else round(step)
        unit *= 10


def bars(rows: Sequence[Bar], reference: float | None) -> str:
    """Rates or means, starting at zero; the reference is the value if all were even."""
    most = max(reference or 0.0, *(row.high for row in rows)) or 1.0
    step = nice_step(most, 5)
    reach = step * math.ceil(most / step)

    def draw(row: Bar) -> str:
        even = "" if reference is None else _line(reference / reach, 0, 22, "even")
        is_exact = row.low == row.high
        whiskers = "" if is_exact else _interval(row.low / reach, row.high / reach, 11)
        return (
            f'<rect class="track" width="100%" y="4" height="14"/>'
            f'<rect class="bar" width="{_percent(row.value / reach)}" y="4" height="14"/>'
            f"{even}{whiskers}"
        )

    return _rows((row.label, row.text, "", draw(row)) for row in rows)


def stacks(rows: Sequence[Stack], names: Mapping[str, str], write: Write) -> str:
    """Stacked bars with parts in the order of the names, and a legend of colours."""
    above = max(sum(n for n in row.parts.values() if n > 0) for row in rows)
    below = max(-sum(n for n in row.parts.values() if n < 0) for row in rows)
    reach = (above + below) or 1.0

    def draw(row: Stack) -> str:
        left = right = below / reach
        drawn = []
        for colour, source in enumerate(names):
            width = row.parts.get(source, 0.0) / reach
            if width >= 0:
                start, right = right, right + width
            else:
                left = start = left + width
            drawn.append(_part(start, abs(width), colour, write(row.parts.get(source, 0.0))))
        zero = _line(below / reach, 0, 30, "zero") if below else ""
        return "".join(drawn) + zero

    legend = "".join(
        f'<li><svg width="14" height="14" aria-hidden="true"><rect class="hue{colour % COLOURS}"'
        f' width="14" height="14"/></svg>{escape(name)}</li>'
        for colour, name in enumerate(names.values())
    )
    listed = _rows(((row.label, row.text, "", draw(row)) for row in rows), height=30)
    return f'{listed}<ul class="legend">{legend}</ul>'


def dots(rows: Sequence[Dot]) -> str:
    """Differences around zero; a marked one is drawn filled, and says so in words."""
    reach = max(max(abs(row.low), abs(row.high)) for row in rows) or 1.0

    def place(value: float) -> float:
        return 0.5 + value / reach * 0.47

    def draw(row: Dot) -> str:
        return (
            f'<rect class="track" width="100%" y="9" height="4"/>{_line(0.5, 0, 22, "zero")}'
            f"{_interval(place(row.low), place(row.high), 11)}"
            f'<circle class="dot" cx="{_percent(place(row.value))}" cy="11" r="5.5"/>'
        )

    return _rows(
        (row.label, row.text, "marked" if row.is_marked else "", draw(row)) for row in rows
    )


def histogram(columns: Sequence[Column], title: str, description: str, write: Write) -> str:
    """Columns starting at zero, with a few labels below."""
    return _upright(columns, title, description, write, is_histogram=True)


def points(columns: Sequence[Column], title: str, description: str, write: Write) -> str:
    """Points with their intervals, for what rises or falls along an axis."""
    return _upright(columns, title, description, write, is_histogram=False)


def _upright(
    columns: Sequence[Column], title: str, description: str, write: Write, is_histogram: bool
) -> str:
    bottom = HISTOGRAM_HEIGHT - FLOOR
    top = max(column.high for column in columns) or 1.0
    step = nice_step(top, 4)
    lines = [step * n for n in range(1, 5) if step * n <= top * 1.05]
    reach = max([top, *lines]) * 1.06

    def height(value: float) -> float:
        return round(bottom - bottom * value / reach, 1)

    drawn = []
    for value in (0.0, *lines):
        y = height(value)
        drawn.append(
            f'<line class="grid" x1="{_percent(SCALE_WIDTH)}" x2="100%" y1="{y}" y2="{y}"/>'
        )
        if value:
            drawn.append(f'<text class="scale" x="0" y="{y + 4}">{write(value)}</text>')
    width = (1 - SCALE_WIDTH) / len(columns)
    every = math.ceil(len(columns) / MOST_TICKS)
    for number, column in enumerate(columns):
        left = SCALE_WIDTH + number * width
        middle = _percent(left + 0.5 * width)
        y = height(column.value)
        if is_histogram:
            drawn.append(
                f'<rect class="bar" x="{_percent(left + 0.08 * width)}" y="{y}"'
                f' width="{_percent(width * 0.84)}" height="{round(bottom - y, 1)}"/>'
            )
        else:
            drawn.append(
                f'<line class="interval" x1="{middle}" x2="{middle}"'
                f' y1="{height(column.low)}" y2="{height(column.high)}"/>'
                f'<circle class="point" cx="{middle}" cy="{y}" r="4.5"/>'
            )
        if number % every == every // 2:
            label = escape(column.label)
            drawn.append(f'<text x="{middle}" y="{HISTOGRAM_HEIGHT - 6}">{label}</text>')
    return (
        f'<svg class="upright" role="img" width="100%" height="{HISTOGRAM_HEIGHT}">'
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc>{''.join(drawn)}</svg>"
    )


def _rows(rows: Iterable[tuple[str, str, str, str]], height: int = 22) -> str:
    """A list of labels and numbers, each above its drawing."""
    items = "".join(
        f'<li class="{mark}"><span>{escape(label)}</span> <b>{escape(text)}</b>'
        f'<svg width="100%" height="{height}" aria-hidden="true">{drawing}</svg></li>'
        for label, text, mark, drawing in rows
    )
    return f'<ul class="rows">{items}</ul>'


def _part(start: float, width: float, colour: int, text: str) -> str:
    rect = (
        f'<rect class="hue{colour % COLOURS}" x="{_percent(start)}" y="2"'
        f' width="{_percent(width)}" height="26"/>'
    )
    if 100 * width < LEAST_LABELLED:
        return rect
    middle = _percent(start + width / 2)
    return f'{rect}<text class="on" x="{middle}" y="20">{text}</text>'


def _interval(low: float, high: float, y: int) -> str:
    ends = "".join(_line(end, y - 4, y + 4, "interval") for end in (low, high))
    across = f'x1="{_percent(low)}" x2="{_percent(high)}" y1="{y}" y2="{y}"'
    return f'<line class="interval" {across}/>{ends}'


def _line(place: float, top: int, bottom: int, kind: str) -> str:
    x = _percent(place)
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>'


def _percent(share: float) -> str:
    return f"{100 * share:.2f}%"
