"""Calibrating chances, and measuring how far they can be trusted.

The model is that of ``bots/calibration.py``: log odds, counted from a fair share, are stretched by
a slope for each of a few stages of the game; alone a shift is added. It is fitted by logistic
regression, with a small penalty on whatever differs from leaving chances alone. How good it is
shows in games held out of the fit: by the Brier score, the mean square of the difference between a
chance and what happened, and by how often chances of about 10, 20, 30 % ... come true.
"""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from meadhall.arena.calibrating import Judged
from meadhall.bots.calibration import FLATTEST, Stretch, log_odds

Array = NDArray[np.float64]

SLOPE_PENALTY = 100.0
"""Slopes are left alone unless many games agree: in a few hundred they say more about these games
than about the next ones.
"""
SHIFT_PENALTY = 4.0
MOST_STEPS = 30
SMALL_STEP = 1e-7
HELD_BACK = 2
"""One game in this many is held out of the fit: half of them, because measuring is the point."""
BINS = 10


class Bin(msgspec.Struct, frozen=True):
    """The chances within a tenth, what they said on average, and how often they came true."""

    chances: int
    said: float
    true: float


class Score(msgspec.Struct, frozen=True):
    """How far chances can be trusted."""

    brier: float
    bins: list[Bin]
    """By tenths, from 0 to 1; those without a chance are left out."""


class Reliability(msgspec.Struct, frozen=True):
    """Chances of games held out of the fit, as they were and calibrated."""

    players: int
    games: int
    positions: int
    before: Score
    after: Score
    gain: float
    """By how much the Brier score fell."""
    error: float
    """The standard error of the gain, by games."""


def fit_stretch(players: int, judged: Sequence[Judged], stages: int) -> Stretch:
    """The calibration that suits these games best, those held back left out."""
    used = [one for one in judged if one.game % HELD_BACK]
    centre = np.array([log_odds(one.fair) for one in used])
    apart = np.array([log_odds(one.chance) for one in used]) - centre
    shares = np.array([one.share for one in used])
    hats = _hats(np.array([one.progress for one in used]), stages)
    design = hats * apart[:, None]
    if players == 1:
        design = np.concatenate([design, hats], axis=1)
    plain = np.concatenate([np.ones(stages), np.zeros(design.shape[1] - stages)])
    penalty = np.where(plain > 0, SLOPE_PENALTY, SHIFT_PENALTY)
    found = _climb(design, centre, shares, plain, penalty)
    slopes = np.maximum(found[:stages], FLATTEST)
    shifts = found[stages:] if players == 1 else np.zeros(stages)
    return Stretch(
        players,
        [round(float(each), 4) for each in slopes],
        [round(float(each), 4) for each in shifts],
    )


def measure(stretch: Stretch, judged: Sequence[Judged], held_back: bool = True) -> Reliability:
    """What a calibration is worth, in the games held back or in all."""
    tested = [one for one in judged if not held_back or one.game % HELD_BACK == 0]
    shares = np.array([one.share for one in tested])
    before = np.array([one.chance for one in tested])
    after = np.array([stretch.chance(one.chance, one.fair, one.progress) for one in tested])
    gains = (before - shares) ** 2 - (after - shares) ** 2
    games = np.array([one.game for one in tested])
    mean = float(gains.mean())
    sums = [float((gains[games == game] - mean).sum()) for game in np.unique(games)]
    return Reliability(
        players=stretch.players,
        games=len(sums),
        positions=len(tested),
        before=_score(before, shares),
        after=_score(after, shares),
        gain=mean,
        error=float(np.sqrt(np.square(sums).sum())) / len(tested),
    )


def _score(chances: Array, shares: Array) -> Score:
    places = np.minimum((chances * BINS).astype(int), BINS - 1)
    bins = [
        Bin(int(here.sum()), float(chances[here].mean()), float(shares[here].mean()))
        for place in range(BINS)
        if (here := places == place).any()
    ]
    return Score(float(np.square(chances - shares).mean()), bins)


def _hats(progress: Array, stages: int) -> Array:
    """How near each position is to each stage, as ``Stretch`` interpolates."""
    place = np.clip(progress, 0, 1) * (stages - 1)
    result: Array = np.clip(1 - np.abs(place[:, None] - np.arange(stages)[None, :]), 0, 1)
    return result


def _climb(design: Array, centre: Array, shares: Array, plain: Array, penalty: Array) -> Array:
    """Newton's method; the penalties draw every number towards ``plain``."""
    found = plain.copy()
    for _ in range(MOST_STEPS):
        chances = 1 / (1 + np.exp(-(centre + design @ found)))
        slope = design.T @ (shares - chances) - penalty * (found - plain)
        curve = (design * (chances * (1 - chances))[:, None]).T @ design
        step = np.linalg.solve(curve + np.diag(penalty), slope)
        # Far from the maximum a whole step may lead too far.
        found = found + step * min(1.0, 1.0 / max(1e-9, float(np.abs(step).max())))
        if np.abs(step).max() < SMALL_STEP:
            break
    return found
