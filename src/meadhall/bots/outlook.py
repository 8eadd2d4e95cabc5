# mypyc: interpreted
"""How good a position is, and which of two lines is better, as far as one seat may know.

In worlds consistent with what the seat knows, a line is played and then the policy goes on for as
long as a search of the game looks ahead, and as long again; meanwhile the evaluation is asked a few
times, or the rules if the game is over by then. All lines face the same worlds with the same luck,
so their difference shows sooner than either value, and its standard error says how far it can be
trusted.
"""

import time
from collections.abc import Sequence
from math import hypot, inf, sqrt

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
    seats = _by_seat(_play_lines(seen, [()], worlds, seconds)[0])
    world = seen.deal(0)
    raw = [mean_of([mean_of(looks) for looks in chances]) for chances in seats]
    errors = [_noise(chances) for chances in seats]
    steep = [_steepness(seen, world, *each) for each in zip(raw, errors, strict=True)]
    return Outlook(
        calibrated(seen.game, world, seen.seat, raw),
        [error * slope for error, slope in zip(errors, steep, strict=True)],
    )


def judge_plainly(seen: Seen, worlds: int) -> float:
    """The seat's own chance, not calibrated."""
    found = _by_seat(_play_lines(seen, [()], worlds, inf)[0])[seen.seat]
    return mean_of([mean_of(looks) for looks in found])


def compare(
    seen: Seen, lines: Sequence[Sequence[int]], worlds: int, seconds: float = inf
) -> list[Line]:
    """What these lines are worth to the seat, in the same worlds."""
    played = _play_lines(seen, lines, worlds, seconds)
    found = [_by_seat(each)[seen.seat] for each in played]
    world = seen.deal(0)
    values = [mean_of([mean_of(looks) for looks in each]) for each in found]
    start = calibrated_chance(seen.game, world, seen.seat, values[0])
    compared: list[Line] = []
    for value, each in zip(values, found, strict=True):
        chance = calibrated_chance(seen.game, world, seen.seat, value)
        slope = (chance - start) / (value - values[0]) if value != values[0] else 1.0
        error = _noise([_minus(mine, first) for mine, first in zip(each, found[0], strict=True)])
        compared.append(Line(chance, chance - start, error * slope))
    return compared


Looks = list[list[float]]
"""Everybody's chances, each time that the evaluation was asked on the way."""


def _play_lines(
    seen: Seen, lines: Sequence[Sequence[int]], worlds: int, seconds: float
) -> list[list[Looks]]:
    """What was seen on the way, line by line, and for each in the same worlds."""
    found: list[list[Looks]] = [[] for _ in lines]
    ends_at = time.monotonic() + seconds
    for number in range(worlds):
        for each, line in zip(found, lines, strict=True):
            each.append(_play_on(seen, number, line))
        if time.monotonic() >= ends_at:
            break
    return found


def _play_on(seen: Seen, number: int, line: Sequence[int]) -> Looks:
    """Play a line in one world, and let the policy go on."""
    game = seen.game
    world = seen.deal(number)
    dice = Dice.from_seed(f"{seen.dice.seed}/on/{number}", streams=1)
    for move in line:
        if move not in world.moves(seen.seat):
            break
        world.play(seen.seat, move)
    looks: Looks = []
    horizon = game.evaluation.manner.horizon
    while len(looks) < LOOKS:
        for _ in range(horizon // PART if looks else horizon):
            deciders = world.deciders()
            if not deciders:
                break
            seat = deciders[0]
            world.play(seat, game.policy.choose(world, seat, world.moves(seat), dice))
        looks.append(_chances_in(seen, world))
        if world.is_over():
            looks += [looks[-1]] * (LOOKS - len(looks))
    return looks


def _chances_in(seen: Seen, world: State) -> list[float]:
    if world.is_over():
        return Tree(seen.game, seen.seat, seen.moves).outcome(world)
    return seen.game.evaluation.chances(world)


def _by_seat(worlds: Sequence[Looks]) -> list[list[tuple[float, ...]]]:
    """For each seat and world its chance, look by look."""
    turned = [list(zip(*looks, strict=True)) for looks in worlds]
    return [[looks[seat] for looks in turned] for seat in range(len(turned[0]))]


def _minus(some: Sequence[float], others: Sequence[float]) -> tuple[float, ...]:
    return tuple(one - other for one, other in zip(some, others, strict=True))


def _noise(worlds: Sequence[Sequence[float]]) -> float:
    """The standard error of a mean over worlds and looks: other worlds, or places to look at, would
    have given another one.
    """
    of_worlds = _error([mean_of(looks) for looks in worlds])
    of_looks = _error([mean_of(look) for look in zip(*worlds, strict=True)])
    return hypot(of_worlds, of_looks)


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
