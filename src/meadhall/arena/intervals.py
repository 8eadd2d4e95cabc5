"""How far a number measured in some games may be from the truth.

Every interval contains the truth in 95 of 100 cases. So of twenty numbers that are truly the same
in two runs, one seems to differ.
"""

import math

NORMAL_95 = 1.96
"""The number of standard errors on each side."""


def rate_interval(wins: float, played: int) -> tuple[float, float]:
    """The interval of a true rate, by Wilson's score; it stays sensible near 0 and 1.

    >>> [round(bound, 3) for bound in rate_interval(8, 10)]
    [0.49, 0.943]
    >>> [round(bound, 3) for bound in rate_interval(0, 10)]
    [0.0, 0.278]
    """
    rate = wins / played
    weight = NORMAL_95 * NORMAL_95 / played
    middle = (rate + weight / 2) / (1 + weight)
    margin = math.sqrt(weight * (rate * (1 - rate) + weight / 4)) / (1 + weight)
    return max(0.0, middle - margin), min(1.0, middle + margin)


def mean_interval(mean: float, deviation: float, count: int) -> tuple[float, float]:
    """The interval of a true mean."""
    margin = NORMAL_95 * deviation / math.sqrt(count)
    return mean - margin, mean + margin


def difference_interval(
    first: float,
    first_bounds: tuple[float, float],
    second: float,
    second_bounds: tuple[float, float],
) -> tuple[float, float]:
    """The interval of the true difference, second minus first, from both intervals (Newcombe).

    >>> difference_interval(10.0, (7.0, 13.0), 20.0, (16.0, 24.0))
    (5.0, 15.0)
    """
    below = math.hypot(second - second_bounds[0], first_bounds[1] - first)
    above = math.hypot(second_bounds[1] - second, first - first_bounds[0])
    return second - first - below, second - first + above
