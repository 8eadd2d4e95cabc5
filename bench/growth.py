"""How the cost of a decision and of a copy grows with what is on the table: `make growth`.

All positions (``positions.py``) are visited in turn, round after round, so that a noisy machine
disturbs them all equally. For each game the exponent ``b`` of ``cost = a * things ** b`` is fitted
in each round: 1 is linear, more is worse.
"""

import math
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean, linear_regression, median

import msgspec

from bench.markdown import Marks, table
from bench.positions import FEWEST, SHARES, Place, Spot, find_spots, tables
from meadhall import engine
from meadhall.cli.defaults import USUAL_PLAYERS
from meadhall.cli.errors import INTERRUPTED, SUCCESS, Refusal
from meadhall.cli.parser import Parser, positive
from meadhall.cli.screen import progress

ROUNDS = 25
MARKS = Marks("<!-- growth: what follows is written by `make growth` -->", "<!-- growth ends -->")


class Exponent(msgspec.Struct, frozen=True):
    """How a cost grows with the things on the table: the median of the rounds, and the extremes."""

    median: float
    lowest: float
    highest: float

    def is_worse_than_linear(self) -> bool:
        return self.median > 1

    def __str__(self) -> str:
        return f"{self.median:.2f} ({self.lowest:.2f} to {self.highest:.2f})"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = Parser(prog="bench.growth", description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--rounds", type=positive, default=ROUNDS, help=f"default: {ROUNDS}")
    parser.add_argument("--out", type=Path, metavar="PAGE", help="put the tables into this page")
    try:
        options = parser.parse_args(arguments)
        if options.out:
            MARKS.around(options.out)  # Refuse a page that cannot take them before measuring.
        markdown = render(measure(options.rounds), options.rounds)
        if options.out:
            MARKS.put(markdown, options.out)
        else:
            print(markdown)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return refusal.code
    except KeyboardInterrupt:
        return INTERRUPTED
    return SUCCESS


def measure(rounds: int) -> list[Spot]:
    with progress("playing up to the positions", total=len(tables())) as advance:
        spots = find_spots(advance)
    with progress("measuring", total=rounds) as advance:
        for _ in range(rounds):
            for spot in spots:
                spot.take_round()
            advance(1)
    return spots


# What the numbers say


def exponent(things: Sequence[float], costs: Sequence[Sequence[float]]) -> Exponent:
    """Fit each round by least squares of the logarithms; ``costs`` has the rounds of each spot.

    >>> str(exponent([10, 20, 40], [[3, 5], [6, 5], [12, 5]]))
    '0.50 (0.00 to 1.00)'
    """
    sizes = [math.log(size) for size in things]
    slopes = [
        linear_regression(sizes, [math.log(cost) for cost in costs_of_round]).slope
        for costs_of_round in zip(*costs, strict=True)
    ]
    return Exponent(median(slopes), min(slopes), max(slopes))


def of_decisions(spots: list[Spot]) -> Exponent:
    return exponent([spot.things for spot in spots], [spot.decisions for spot in spots])


def of_copies(spots: list[Spot]) -> Exponent:
    return exponent([spot.things for spot in spots], [spot.copies for spot in spots])


# The page


def render(spots: list[Spot], rounds: int) -> str:
    by_game: dict[str, list[Spot]] = {}
    for spot in spots:
        by_game.setdefault(spot.place.game, []).append(spot)
    return "\n\n".join(
        [
            f"Measured with the {engine.name()} engine and Python {platform.python_version()}, "
            f"medians of {rounds} rounds. Things are the values of a state, outside of its decks, "
            "that tell of something: a worker, a card in hand, a piece of the map.",
            f"As the game goes on, {USUAL_PLAYERS} players: things / µs for a decision / µs for a "
            "copy, at a share of the game's decisions; in the last column many games end, and the "
            "scoring is part of a decision.",
            table(
                ["game", *(f"{share:.0%}" for share in SHARES)],
                [[game, *as_it_goes_on(found)] for game, found in by_game.items()],
            ),
            f"With more players, from {FEWEST} to as many as can play, over the whole game:",
            table(
                ["game", "players", "things", "µs for a decision", "µs for a copy"],
                [[game, *with_more_players(found)] for game, found in by_game.items()],
            ),
            "With options that put more on the table; they add rules too, which cost by "
            "themselves:",
            table(
                ["game", "things", "µs for a decision", "µs for a copy"],
                [
                    [game, *with_more_on_the_table(found)]
                    for game, found in by_game.items()
                    if any(spot.place.is_large for spot in found)
                ],
            ),
            "The exponent with which a cost grows with the things on the table, over all these "
            "positions; 1 is linear, in brackets the lowest and the highest of the rounds:",
            table(
                ["game", "things", "a decision", "a copy"],
                [
                    [game, span(found), str(of_decisions(found)), str(of_copies(found))]
                    for game, found in by_game.items()
                ],
            ),
            verdict(by_game),
        ]
    )


def as_it_goes_on(spots: list[Spot]) -> list[str]:
    return [
        "{:.0f} / {:.1f} / {:.1f}".format(*averages(spots, is_usual, share)) for share in SHARES
    ]


def is_usual(place: Place) -> bool:
    return place.players == USUAL_PLAYERS and not place.is_large


def averages(
    spots: list[Spot], belongs: Callable[[Place], bool], share: float | None = None
) -> tuple[float, float, float]:
    """Mean things, decision and copy of the spots that belong, at one share of the game or all."""
    chosen = [spot for spot in spots if belongs(spot.place) and share in (None, spot.place.share)]
    return (
        fmean(spot.things for spot in chosen),
        fmean(spot.decision() for spot in chosen),
        fmean(spot.copy() for spot in chosen),
    )


def with_more_players(spots: list[Spot]) -> list[str]:
    most = max(spot.place.players for spot in spots)
    few = averages(spots, lambda place: place.players == FEWEST and not place.is_large)
    many = averages(spots, lambda place: place.players == most and not place.is_large)
    return [f"{FEWEST} → {most}", *from_to(few, many)]


def with_more_on_the_table(spots: list[Spot]) -> list[str]:
    return from_to(
        averages(spots, lambda place: not place.is_large),
        averages(spots, lambda place: place.is_large),
    )


def from_to(small: tuple[float, ...], large: tuple[float, ...]) -> list[str]:
    """How each number changes; things are whole, microseconds are not."""
    return [
        f"{before:.{digits}f} → {after:.{digits}f} (× {after / before:.2f})"
        for before, after, digits in zip(small, large, (0, 1, 1), strict=True)
    ]


def span(spots: list[Spot]) -> str:
    return f"{min(spot.things for spot in spots):.0f} to {max(spot.things for spot in spots):.0f}"


def verdict(by_game: dict[str, list[Spot]]) -> str:
    worse = [
        f"{unit} of {game}"
        for game, spots in by_game.items()
        for unit, found in (("a decision", of_decisions(spots)), ("a copy", of_copies(spots)))
        if found.is_worse_than_linear()
    ]
    if worse:
        return f"**Worse than linear: {', '.join(worse)}.**"
    return "**Nothing grows worse than linearly with what lies on the table.**"


if __name__ == "__main__":
    sys.exit(main())
