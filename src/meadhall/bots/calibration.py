# mypyc: interpreted
"""Chances that people can take at their word: of those called 70 %, seven in ten come true.

What worlds and evaluation say together may be too sure of itself, or not sure enough. How much so
was measured in games of strong bots (``meadhall calibrate``) and is stored beside the weights, in
``bot/calibration.json``: for a few stages of a game, by how much to stretch the distance between a
chance and a fair share, in log odds. Stretching keeps the order of chances, and bots do not use it:
it changes what people read, never which move is made.

>>> stretch = Stretch(2, slopes=[0.5, 1.0], shifts=[0.0, 0.0])
>>> [round(stretch.chance(raw, 0.5, 0.0), 2) for raw in (0.1, 0.5, 0.9)]
[0.25, 0.5, 0.75]
>>> round(stretch.chance(0.9, 0.5, 1.0), 2)
0.9
>>> [round(each, 2) for each in stretch.chances([0.9, 0.1], [0], 0.0)]
[0.75, 0.25]
"""

from collections.abc import Collection, Sequence
from functools import cache
from math import exp, log
from pathlib import Path

import msgspec

from meadhall.kernel.content import BrokenContent
from meadhall.kernel.game import Game
from meadhall.kernel.state import State

FORMAT = 1
PLACE = Path("bot", "calibration.json")
"""The file's path inside a game's folder."""

FLATTEST = 0.05
"""A slope is never smaller, so that a better move always looks better."""

SUREST = 0.999
"""Nothing is surer than this while the game goes on: log odds need a bound."""

CERTAIN = 1e-9
"""What is nearer than this to 0 or 1 is certain by the rules, and stays as it is."""


class Stretch(msgspec.Struct, frozen=True):
    """How to correct chances in games for one number of players."""

    players: int
    slopes: list[float]
    """For each stage, from the beginning of a game to its end: what log odds are multiplied by."""
    shifts: list[float]
    """And what is added then; alone a game may be easier or harder than it looks."""

    def chance(self, raw: float, fair: float, progress: float) -> float:
        """A chance; ``fair`` is what it would be if all seats were equal."""
        if not CERTAIN < raw < 1.0 - CERTAIN:
            return raw
        slope = max(FLATTEST, _between(self.slopes, progress))
        centre = log_odds(fair)
        odds = centre + slope * (log_odds(raw) - centre) + _between(self.shifts, progress)
        return 1.0 / (1.0 + exp(-odds))

    def chances(
        self, raw: Sequence[float], allies: Collection[int], progress: float
    ) -> list[float]:
        """Everybody's chances, as a seat with these allies sees them; they still add up.

        What its own chance gains, the others lose, each by the same share.
        """
        before = raw[min(allies)]
        after = self.chance(before, fair_share(len(raw), len(allies)), progress)
        rest = (1.0 - after) / (1.0 - before) if before < 1.0 else 0.0
        return [after if seat in allies else each * rest for seat, each in enumerate(raw)]


class CalibrationFile(msgspec.Struct, frozen=True):
    format: int
    game: str
    rules: str
    """The version of the rules by which the games were played."""
    stretches: list[Stretch]
    fitting: dict[str, object] = {}
    """How it was found, for people."""


def log_odds(chance: float) -> float:
    kept = min(SUREST, max(1.0 - SUREST, chance))
    return log(kept / (1.0 - kept))


def fair_share(seats: int, allies: int) -> float:
    """Alone the question is only whether the game is won; any middle would do."""
    return 0.5 if seats == 1 else allies / seats


def calibrated(game: Game, state: State, seat: int, raw: Sequence[float]) -> list[float]:
    """Everybody's chances in a position, as one seat may take them."""
    stretch = stretch_for(game, state.seats)
    if stretch is None:
        return list(raw)
    evaluation = game.evaluation
    return stretch.chances(raw, evaluation.allies(state, seat), evaluation.progress(state))


def calibrated_chance(game: Game, state: State, seat: int, raw: float) -> float:
    """One seat's chance in a position, or after a move that is considered there."""
    stretch = stretch_for(game, state.seats)
    if stretch is None:
        return raw
    evaluation = game.evaluation
    fair = fair_share(state.seats, len(evaluation.allies(state, seat)))
    return stretch.chance(raw, fair, evaluation.progress(state))


def stretch_for(game: Game, players: int) -> Stretch | None:
    """For this number of players, or None where nothing was measured."""
    return next((one for one in read_calibration(game.folder) if one.players == players), None)


@cache
def read_calibration(folder: Path) -> tuple[Stretch, ...]:
    file = folder / PLACE
    if not file.exists():
        return ()
    try:
        read = msgspec.json.decode(file.read_bytes(), type=CalibrationFile)
    except (OSError, msgspec.DecodeError) as error:
        raise BrokenContent(f"{file.name}: {error}") from error
    if read.format != FORMAT:
        raise BrokenContent(f"{file.name}: format {read.format} is not known here")
    for one in read.stretches:
        if len(one.slopes) < 2 or len(one.slopes) != len(one.shifts):
            raise BrokenContent(
                f"{file.name}: for {one.players} players there must be a slope and a shift for "
                "each of two stages or more"
            )
    return tuple(read.stretches)


def _between(stages: Sequence[float], progress: float) -> float:
    place = max(0.0, min(1.0, progress)) * (len(stages) - 1)
    first = min(int(place), len(stages) - 2)
    return stages[first] + (place - first) * (stages[first + 1] - stages[first])
