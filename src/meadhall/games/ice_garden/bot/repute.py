"""Reputation, Vuko's visits and the Dead Snow: what losing and gaining there is worth."""

from typing import Final

from meadhall.games.ice_garden.bot.outlook import LOSSES, SOLO_DEAD_SNOW, UNKNOWN, Outlook
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import BEST_REPUTATION, M_FACTOR, REGIONS
from meadhall.games.ice_garden.rules.actions.raven_shadow import DISCARD, RAISE, is_raise_forbidden
from meadhall.games.ice_garden.rules.builders import active_tiles
from meadhall.games.ice_garden.rules.moves import DONE
from meadhall.games.ice_garden.rules.reputation import would_win_by_snow
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.games.ice_garden.rules.vuko import is_vuko_skipped
from meadhall.games.ice_garden.rules.vuko_tiles import AdvanceDeadSnow
from meadhall.kernel.best import Best

# Vuko


SHARE_OF_VISIT: Final[list[float]] = [1.0, 0.45, 0.2, 0.1]
"""The fear of a visit, by the spaces above the worst other player."""
FEAR_WITHOUT_VUKO: Final = 0.4
"""The share of it that is left in a stage in which Vuko is skipped."""


def chance_of_visit(outlook: Outlook, space: int) -> float:
    """How likely Vuko visits the seat if its marker comes down to a space."""
    state = outlook.state
    if state.is_solo():
        return 0.0 if is_vuko_skipped(state) else 1.0
    above = max(0, space - worst_of_others(state, outlook.seat))
    if space > BEST_REPUTATION or above >= len(SHARE_OF_VISIT):
        return 0.0
    chance = SHARE_OF_VISIT[above]
    return chance * FEAR_WITHOUT_VUKO if is_vuko_skipped(state) else chance


def worst_of_others(state: IceGardenState, seat: int) -> int:
    """The reputation of the least reputable other player."""
    worst = BEST_REPUTATION + 1
    for other, side in enumerate(state.sides):
        if other != seat:
            worst = min(worst, side.reputation)
    return worst


VISIT: Final = 2.4
"""A Vuko token, and markers under control."""
UNIT_LOST: Final = 0.5
"""For each level of the unit that Vuko would take."""


def fear_of_vuko(outlook: Outlook, space: int) -> float:
    """What Vuko's visits are likely to cost the seat if its marker is on a space."""
    if outlook.visit != outlook.visit:
        outlook.visit = VISIT + UNIT_LOST * highest_level(outlook.state, outlook.seat)
    return outlook.visit * chance_of_visit(outlook, space)


def highest_level(state: IceGardenState, seat: int) -> int:
    """The level of the highest unit that a seat has on the map, or 0."""
    for level in range(tables.UNITS_EACH, 0, -1):
        unit = state.unit_of(seat, level)
        for region in range(REGIONS):
            if state.units.on_map[unit * REGIONS + region]:
                return level
    return 0


def would_attract_vuko(outlook: Outlook, unit: int, region: int) -> bool:
    """Whether Vuko, visiting the seat, would take this unit if it came to a region.

    He goes where the seat has most influence, controlled markers included, but never stays if he
    can go; his victim gives up the lowest unit there.
    """
    state = outlook.state
    if region == state.vuko.region:
        return False
    for lower in range(outlook.own.scientist * tables.UNITS_EACH, unit):
        if state.units.on_map[lower * REGIONS + region]:
            return False
    influences, controlled = outlook.influences, outlook.own.controlled
    at = outlook.seat * REGIONS
    there = influences[at + region] + controlled[region] + state.unit_influence(unit)
    for other in state.map.by_number:
        if other == region or other == state.vuko.region or not state.map.is_open[other]:
            continue
        if influences[at + other] + controlled[other] > there:
            return False
    return True


# Reputation


SNOW_IS_NEAR: Final = 6
"""How many steps before its limit the Dead Snow may soon end the game."""
SPACE: Final = 0.1
SPACE_IN_SNOW: Final = 0.4
"""A space of reputation; it is worth more when the Dead Snow may soon end the game."""


def worth_of_space(state: IceGardenState) -> float:
    return SPACE_IN_SNOW if snow_left(state) <= SNOW_IS_NEAR else SPACE


def cost_of_loss(outlook: Outlook, n: int) -> float:
    """What losing ``n`` spaces of reputation costs; computed once."""
    state = outlook.state
    if not n or state.is_solo():
        return 0.0
    if not outlook.losses:
        outlook.losses = UNKNOWN[:LOSSES]
    cost = outlook.losses[n]
    if cost != cost:
        before = outlook.own.reputation
        after = max(tables.WORST_REPUTATION, before - n)
        cost = max(0.0, fear_of_vuko(outlook, after) - fear_of_vuko(outlook, before))
        cost += (before - after) * worth_of_space(state)
        outlook.losses[n] = cost
    return cost


# Raven Shadow


def choose_raven(outlook: Outlook, moves: list[int]) -> int:
    best = Best(DONE.move, 0.0)
    if RAISE in moves:
        best.offer(RAISE, gain_of_raise(outlook))
    if DISCARD in moves:
        best.offer(DISCARD, gain_of_discard(outlook))
    return best.move


def hope_of_raven(outlook: Outlook) -> float:
    return max(gain_of_raise(outlook), gain_of_discard(outlook))


def gain_of_raise(outlook: Outlook) -> float:
    state = outlook.state
    before = outlook.own.reputation
    if state.is_solo() or before >= BEST_REPUTATION or is_raise_forbidden(state):
        return 0.0
    after = min(BEST_REPUTATION, before + tables.REPUTATION_GAIN)
    gain = fear_of_vuko(outlook, before) - fear_of_vuko(outlook, after)
    return max(0.0, gain) + (after - before) * worth_of_space(state)


TOKEN: Final = 1.0
TOKEN_IN_SNOW: Final = 1.5
"""A Vuko token discarded; it is worth more when the Dead Snow may soon end the game."""


def gain_of_discard(outlook: Outlook) -> float:
    state = outlook.state
    if not outlook.own.vuko_tokens or not outlook.own.goods[M_FACTOR]:
        return 0.0
    gain = TOKEN_IN_SNOW if snow_left(state) <= SNOW_IS_NEAR and not state.is_solo() else TOKEN
    return gain - outlook.price[M_FACTOR]


# The Dead Snow


SNOW_WON: Final = 100.0
"""Winning by the Dead Snow, or losing by it alone."""
SNOW_COST: Final[list[float]] = [20.0, 16.0, 11.0, 9.0, 5.0, 4.0, 3.0, 2.0, 1.5, 1.0]
"""Bringing the Dead Snow nearer while a rival would win by it, by the steps then left."""
SNOW_HOPE: Final[list[float]] = [0.0, 1.0, 2.0, 1.5, 1.0, 0.5, 0.3, 0.2, 0.1, 0.1]
"""The same while the seat itself would win by it."""
SNOW_ALONE: Final = 4.0
"""A step of it alone, divided by the steps then left."""


def snow_left(state: IceGardenState) -> int:
    return state.dead_snow_limit() - state.tracks.dead_snow


def cost_of_snow(outlook: Outlook, loss: int) -> float:
    """One step of the Dead Snow and a loss of reputation with it; negative if it helps the seat."""
    state, seat = outlook.state, outlook.seat
    left = snow_left(state) - tables.DEAD_SNOW_STEP
    if state.is_solo():
        # LIG-SOL-25: the Dead Snow loses the game; the Independent Player brings it nearer too.
        return SNOW_WON if left <= snow_to_come(outlook) else SNOW_ALONE / left
    if left >= len(SNOW_COST):
        return 0.0
    if would_win_by_snow(state, seat, loss):
        return -SNOW_WON if left <= 0 else -SNOW_HOPE[left]
    for other in range(len(state.sides)):
        if other != seat and would_win_by_snow(state, other, tables.DEAD_SNOW_STEP):
            return SNOW_COST[max(0, left)]
    return 0.0


def snow_to_come(outlook: Outlook) -> int:
    """Alone: the steps that nobody can prevent any more."""
    state = outlook.state
    bears = 0
    for tile in active_tiles(state):
        if isinstance(tile, AdvanceDeadSnow):
            bears = outlook.rounds_left + 1
    return bears + SOLO_DEAD_SNOW * state.slots[tables.MAKING].count(outlook.seat)
