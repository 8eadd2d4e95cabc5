# mypyc: interpreted
"""How good a position is, and which of two lines is better, as far as one seat may know.

In worlds consistent with what the seat knows, a line is played and then the policy goes on for as
long as a search of the game looks ahead, and as long again; meanwhile the evaluation is asked a few
times, or the rules if the game is over by then. All lines face the same worlds with the same luck, so their difference shows sooner
than either value, and its standard error says how far it can be trusted.
"""

import time
from collections.abc import Sequence
from math import inf, sqrt

import msgspec

from meadhall.bots.calibration import calibrated, calibrated_chance
from meadhall.bots.seen import Seen
from meadhall.bots.tree import Tree
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import State


LOOKS = 5
"""How often the evaluation is asked on the way. It sees a fight under way otherwise than the peace
after it, and where it happens to look must not decide.
"""

PART = 4
"""The second half of the way is as long as the first, which is the horizon of a search; each look
is this part of it further on.
"""


class Outlook(msgspec.Struct, frozen=True):
    """Everybody's chances to win."""

    chances: list[float]
    errors: list[float]
    """Their standard errors: other worlds would have given chances that differ by so much."""


class Line(msgspec.Struct, frozen=True):
    """What a sequence of moves is worth to the seat that makes them."""

    chance: float
    lead: float
    """How much better it is than the first line of the comparison."""
    error: float
    """The standard error of the lead."""


def look_ahead(seen: Seen, worlds: int, seconds: float = inf) -> Outlook:
    """Everybody's chances, whoever's turn it is."""
    columns = look_into(seen, worlds, seconds)
    world = seen.deal(0)
    chances = calibrated(seen.game, world, seen.seat, [mean_of(each) for each in columns])
    errors = [
        _error(each) * _steepness(seen, world, mean_of(each), _error(each)) for each in columns
    ]
    return Outlook(chances, errors)


def look_into(seen: Seen, worlds: int, seconds: float = inf) -> list[tuple[float, ...]]:
    """For each seat its chances in these worlds, not calibrated."""
    found: list[list[float]] = []
    ends_at = time.monotonic() + seconds
    for number in range(worlds):
        found.append(_play_on(seen, number, ()))
        if time.monotonic() >= ends_at:
            break
    return list(zip(*found, strict=True))


def compare(
    seen: Seen, lines: Sequence[Sequence[int]], worlds: int, seconds: float = inf
) -> list[Line]:
    """What these lines are worth to the seat, in the same worlds."""
    found: list[list[float]] = []
    ends_at = time.monotonic() + seconds
    for number in range(worlds):
        found.append([_play_on(seen, number, line)[seen.seat] for line in lines])
        if time.monotonic() >= ends_at:
            break
    compared: list[Line] = []
    columns = list(zip(*found, strict=True))
    world = seen.deal(0)
    first = mean_of(columns[0])
    start = calibrated_chance(seen.game, world, seen.seat, first)
    for column in columns:
        raw = mean_of(column)
        chance = calibrated_chance(seen.game, world, seen.seat, raw)
        error = _error([mine - theirs for mine, theirs in zip(column, columns[0], strict=True)])
        slope = (chance - start) / (raw - first) if raw != first else 1.0
        compared.append(Line(chance, chance - start, error * slope))
    return compared


def _play_on(seen: Seen, number: int, line: Sequence[int]) -> list[float]:
    """Everybody's chances after a line and what the policy makes of it, in one world."""
    game = seen.game
    world = seen.deal(number)
    dice = Dice.from_seed(f"{seen.dice.seed}/on/{number}", streams=1)
    for move in line:
        if move not in world.moves(seen.seat):
            break
        world.play(seen.seat, move)
    looks: list[list[float]] = []
    for look in range(LOOKS):
        horizon = game.evaluation.manner.horizon
        for _ in range(horizon // PART if look else horizon):
            deciders = world.deciders()
            if not deciders:
                break
            seat = deciders[0]
            world.play(seat, game.policy.choose(world, seat, world.moves(seat), dice))
        looks.append(_chances_in(seen, world))
        if world.is_over():
            looks += [looks[-1]] * (LOOKS - len(looks))
            break
    return [mean_of(each) for each in zip(*looks, strict=True)]


def _chances_in(seen: Seen, world: State) -> list[float]:
    if world.is_over():
        return Tree(seen.game, seen.seat, seen.moves).outcome(world)
    return seen.game.evaluation.chances(world)


def _steepness(seen: Seen, world: State, raw: float, error: float) -> float:
    """How much a small difference in a raw chance changes the calibrated one."""
    step = max(error, 0.001)
    low, high = max(0.0, raw - step), min(1.0, raw + step)
    rise = calibrated_chance(seen.game, world, seen.seat, high)
    rise -= calibrated_chance(seen.game, world, seen.seat, low)
    return rise / (high - low)


def mean_of(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean; of a single value nothing is known."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = mean_of(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
