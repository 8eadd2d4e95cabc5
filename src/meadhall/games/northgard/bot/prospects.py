"""How likely an open territory is to be closed, and what that is worth."""

from typing import Final

from meadhall.games.northgard.content.tables import CLOSED_SMALL_GLORY, CLOSED_WIDE_GLORY, WIDE

CLOSING: Final[list[float]] = [1.0, 0.6, 0.34, 0.2, 0.12, 0.07, 0.04]
"""The chance that a territory will be closed in time, by the number of its open sides."""
NEXT: Final[list[float]] = [0.0, 0.55, 0.15, 0.04, 0.0, 0.0, 0.0]
"""The chance that the next tile closes it."""
LATER: Final = 0.6
"""The share of the Harvests that will be left by then."""


def chance_to_close(sides: int) -> float:
    return CLOSING[min(sides, len(CLOSING) - 1)]


def chance_next(sides: int) -> float:
    return NEXT[min(sides, len(NEXT) - 1)]


def glory_of_closed(tiles: int) -> int:
    """At each Harvest (NUL-HARV-02)."""
    return CLOSED_WIDE_GLORY if tiles >= WIDE else CLOSED_SMALL_GLORY


def prospect_of(tiles: int, sides: int, harvests: int) -> float:
    """What an open territory may bring by being closed with one more tile."""
    if harvests <= 0:
        return 0.0
    glory = tiles + 1 + LATER * harvests * glory_of_closed(tiles + 1)
    return chance_to_close(sides) * glory
