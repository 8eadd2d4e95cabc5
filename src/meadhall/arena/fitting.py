"""Fitting the weights of an evaluation: logistic regression over the seats of a position.

The model is that of ``kernel/evaluation.py``: strengths that are weighted sums of features, with
weights for a few stages of the game, and chances that are the softmax of the strengths. The
likelihood is concave, so Newton's method reaches the maximum in a few steps. A small penalty on the
squares of the weights, and on their changes from stage to stage, keeps weights small when the games
say nothing about them.
"""

from collections.abc import Sequence
from typing import IO, Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from meadhall.arena.training import Sample

Array = NDArray[np.float64]

COLUMNS = ("game", "progress", "shares", "figures")
MOST_STEPS = 30
SMALL_STEP = 1e-6
HELD_BACK = 5
"""One game in this many is held out of the fitting, to measure how good it is."""


class Fit(msgspec.Struct, frozen=True):
    """Weights for one number of players, and how well they predict games held out of the fit."""

    players: int
    stages: list[list[float]]
    positions: int
    loss: float
    """The mean of -log(chance given to the winner), in held-out games."""
    loss_of_guessing: float
    """The same for someone who knows nothing."""
    loss_by_third: list[float]
    """The loss in the first, middle and last third of games."""
    right: float
    """How often the seat with the greatest chance won."""


class Gathered:
    """Samples by number of players, packed so that tens of thousands of games fit into memory."""

    def __init__(self) -> None:
        self._packed: dict[int, list[NDArray[np.float32]]] = {}

    def add(self, players: int, samples: Sequence[Sample]) -> None:
        rows = [
            [each.game, each.progress, *each.shares, *(x for seat in each.figures for x in seat)]
            for each in samples
        ]
        if rows:
            self._packed.setdefault(players, []).append(np.array(rows, dtype=np.float32))

    def columns(self, players: int) -> tuple[Array, Array, Array, Array]:
        """For each position its game's number, its progress, and shares and features by seat."""
        rows = np.concatenate(self._packed[players]).astype(np.float64)
        figures = rows[:, 2 + players :].reshape(len(rows), players, -1)
        return rows[:, 0], rows[:, 1], rows[:, 2 : 2 + players], figures

    def save(self, file: IO[bytes]) -> None:
        """Save as NumPy's ``.npz``: ``game_2``, ``progress_2``, ``shares_2``, ``figures_2`` etc."""
        arrays: dict[str, Any] = {}
        for players in self._packed:
            for name, column in zip(COLUMNS, self.columns(players), strict=True):
                arrays[f"{name}_{players}"] = column.astype(np.float32)
        np.savez_compressed(file, **arrays)


def fit(gathered: Gathered, players: int, stages: int, penalty: float) -> Fit:
    game, progress, shares, figures = gathered.columns(players)
    held_back = game % HELD_BACK == 0
    design = _design(figures, progress, stages)
    if players == 1:
        # A solo player plays against a strength of 0.
        design = np.concatenate([design, np.zeros_like(design)], axis=1)
        shares = np.concatenate([shares, 1 - shares], axis=1)
    ridge = penalty * _roughness(stages, figures.shape[2])
    weights = _climb(design[~held_back], shares[~held_back], ridge)
    tested, won, when = design[held_back], shares[held_back], progress[held_back]
    foretold = _log_chances(tested, weights)
    losses = -(won * foretold).sum(axis=1)
    thirds = [losses[(when >= low) & (when < low + 1 / 3)] for low in (0, 1 / 3, 2 / 3)]
    return Fit(
        players=players,
        stages=[[round(float(weight), 5) for weight in row] for row in weights.reshape(stages, -1)],
        positions=len(figures),
        loss=float(losses.mean()),
        loss_of_guessing=float(np.log(players)) if players > 1 else _entropy(won[:, 0]),
        loss_by_third=[float(third.mean()) if len(third) else 0.0 for third in thirds],
        right=float(won[np.arange(len(won)), foretold.argmax(axis=1)].mean()),
    )


def _design(figures: Array, progress: Array, stages: int) -> Array:
    """For each position and seat the features once per stage, weighted by how near the stage is."""
    place = np.clip(progress, 0, 1) * (stages - 1)
    part = np.clip(1 - np.abs(place[:, None] - np.arange(stages)[None, :]), 0, 1)
    positions, seats, count = figures.shape
    spread = part[:, None, :, None] * figures[:, :, None, :]
    result: Array = spread.reshape(positions, seats, stages * count)
    return result


def _roughness(stages: int, figures: int) -> Array:
    """The penalty as a quadratic form: on each weight, and on its change to the next stage."""
    chain: Array = np.eye(stages)
    for stage in range(stages - 1):
        step = np.zeros(stages)
        step[stage], step[stage + 1] = 1, -1
        chain += np.outer(step, step)
    return np.kron(chain, np.eye(figures)).astype(np.float64)


def _log_chances(design: Array, weights: Array) -> Array:
    strength = design @ weights
    strength -= strength.max(axis=1, keepdims=True)
    result: Array = strength - np.log(np.exp(strength).sum(axis=1, keepdims=True))
    return result


def _climb(design: Array, shares: Array, ridge: Array) -> Array:
    """Maximise the likelihood by Newton's method; a step that makes it worse is halved."""
    weights = np.zeros(design.shape[2])
    whole = shares.sum(axis=1, keepdims=True)
    height = _height(design, shares, ridge, weights)
    for _ in range(MOST_STEPS):
        chances = np.exp(_log_chances(design, weights)) * whole
        slope = np.einsum("psf,ps->f", design, shares - chances) - ridge @ weights
        mean = np.einsum("psf,ps->pf", design, chances)
        curve = np.einsum("psf,ps,psg->fg", design, chances, design, optimize=True)
        curve += ridge - mean.T @ mean
        step = np.linalg.solve(curve, slope)
        while (reached := _height(design, shares, ridge, weights + step)) < height:
            step /= 2
            if np.abs(step).max() < SMALL_STEP:
                return weights
        weights, height = weights + step, reached
        if np.abs(step).max() < SMALL_STEP:
            break
    return weights


def _height(design: Array, shares: Array, ridge: Array, weights: Array) -> float:
    likelihood = (shares * _log_chances(design, weights)).sum()
    return float(likelihood - weights @ ridge @ weights / 2)


def _entropy(won: Array) -> float:
    """The loss when always predicting the mean chance."""
    rate = float(np.clip(won.mean(), 1e-9, 1 - 1e-9))
    return float(-rate * np.log(rate) - (1 - rate) * np.log(1 - rate))
