"""Upgrades of unit types, and the abilities that Maker-Spy assigns."""

from typing import Final

from meadhall.games.ice_garden.bot.outlook import (
    SERVES_GOAL,
    Outlook,
    rounds_counted,
    worth_of_step,
)
from meadhall.games.ice_garden.bot.pieces import NO_WAY
from meadhall.games.ice_garden.bot.regions import worth_now, worth_of_region
from meadhall.games.ice_garden.bot.repute import cost_of_loss, cost_of_snow
from meadhall.games.ice_garden.content.tables import (
    ABILITIES,
    ATTACK,
    ATTACK_COST,
    BLANK_SPACES,
    DOMINATE,
    GOLD,
    MAKER_SPY_UNIT,
    MAKING_REPUTATION,
    NONE,
    REGIONS,
    SHIELD,
    SPEED,
    UPGRADE_PRICES,
)
from meadhall.games.ice_garden.rules.actions.making import UPGRADE_UNIT
from meadhall.games.ice_garden.rules.actions.upgrading import ability_obstacle
from meadhall.games.ice_garden.rules.components import ASSIGNED
from meadhall.games.ice_garden.rules.moves import ABILITY, ASSIGN, DONE, KEEP, SPACE, UPGRADE
from meadhall.games.ice_garden.rules.state import IceGardenState

LASTING: Final = 0.15
"""An upgrade goes on to help, by this share in each later round."""
FIGHTER: Final = 0.5
HURRIER: Final = 0.5
HURRIER_FOR_GOAL: Final = 0.35
GUARD: Final = 0.25
"""Attack, Speed (for a unit with a goal: a share of its step) and Shield, per figure and round."""
THIS_ROUND: Final = 0.5
"""Speed bought now may still be used in this round."""
REPLACED: Final = 1.0
"""What the token was worth that has to go."""


def best_upgrade(outlook: Outlook) -> tuple[float, int]:
    """The gain of the best purchase, and its unit type; what the option costs is left out."""
    state, seat = outlook.state, outlook.seat
    best, best_unit = NO_WAY, NONE
    for unit in state.units_of(seat):
        for ability in range(ABILITIES):
            if ability_obstacle(state, seat, unit, ability) is not None:
                continue
            gain = gain_of_upgrade(outlook, unit, ability)
            if gain > best:
                best, best_unit = gain, unit
    return best, best_unit


def gain_of_upgrading(outlook: Outlook) -> float:
    """The best purchase, if any is worth its price, less what the option costs in reputation and
    Dead Snow; the latter may be a gain by itself.
    """
    gain = max(0.0, best_upgrade(outlook)[0])
    gain -= cost_of_loss(outlook, MAKING_REPUTATION[UPGRADE_UNIT])
    return gain - cost_of_snow(outlook, MAKING_REPUTATION[UPGRADE_UNIT])


def gain_of_upgrade(outlook: Outlook, unit: int, ability: int) -> float:
    """What an ability brings to the figures on the map, less its price and what it replaces."""
    gain = gain_of_ability(outlook, unit, ability)
    for kind, n in enumerate(UPGRADE_PRICES[ability]):
        gain -= n * outlook.price[kind]
    if NONE in outlook.state.upgrades.spaces[unit]:
        return gain
    return gain - REPLACED


def gain_of_ability(outlook: Outlook, unit: int, ability: int) -> float:
    state, seat = outlook.state, outlook.seat
    figures = 0
    for region in state.map.by_number:
        if state.map.is_open[region]:
            figures += state.units.on_map[unit * REGIONS + region]
    if not figures:
        return 0.0
    later = rounds_counted(outlook)
    if ability == DOMINATE:
        return gain_of_dominate(outlook, unit) * (1.0 + LASTING * later)
    if ability == ATTACK:
        can_pay = state.sides[seat].goods[GOLD] > ATTACK_COST[GOLD]
        return figures * FIGHTER * (later + (1 if can_pay else 0))
    if ability == SPEED:
        if state.upgrades.abilities[unit][SPEED]:
            return 0.0
        worth = worth_of_step(outlook, seat) * HURRIER_FOR_GOAL if SERVES_GOAL[unit] else HURRIER
        return figures * worth * (later + THIS_ROUND)
    for other in range(len(state.sides)):
        if other != seat and outlook.attacks[other]:
            return figures * GUARD * (later + 1)
    return 0.0


def gain_of_dominate(outlook: Outlook, unit: int) -> float:
    """More influence of each figure, in all regions at once."""
    state = outlook.state
    where = [region for region in state.regions_of(unit) if state.map.is_open[region]]
    raise_influence(outlook, unit, 1)
    raised = [worth_of_region(outlook, region) for region in where]
    raise_influence(outlook, unit, -1)
    gain = 0.0
    for number, region in enumerate(where):
        gain += raised[number] - worth_now(outlook, region)
    return gain


def raise_influence(outlook: Outlook, unit: int, n: int) -> None:
    at = outlook.seat * REGIONS
    for region in outlook.state.map.by_number:
        outlook.influences[at + region] += n * outlook.state.units.on_map[unit * REGIONS + region]


def choose_upgrade_unit(outlook: Outlook, moves: list[int]) -> int:
    """LIG-MAK-05: the option is paid for already, so whatever is worth its price is bought."""
    gain, unit = best_upgrade(outlook)
    move = UPGRADE.at(unit) if gain > 0.0 else DONE.move
    return move if move in moves else moves[0]


def choose_upgrade_ability(outlook: Outlook, moves: list[int], unit: int) -> int:
    best, best_gain = moves[0], NO_WAY
    for move in moves:
        gain = gain_of_upgrade(outlook, unit, ABILITY.target(move))
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def choose_space(state: IceGardenState, moves: list[int], unit: int) -> int:
    """A free blank space first, then any free one, then one that holds a token."""
    for move in moves:
        if state.upgrades.spaces[unit][SPACE.target(move)] == NONE:
            return move
    return moves[0]


# Maker-Spy


def choose_assignment(outlook: Outlook, moves: list[int]) -> int:
    """Dominate, and Attack if it can be paid, else Speed; keep them if they are there."""
    state, seat = outlook.state, outlook.seat
    can_pay = state.sides[seat].goods[GOLD] >= ATTACK_COST[GOLD]
    liked = [DOMINATE, ATTACK if can_pay else SPEED, SHIELD, SPEED, ATTACK]
    held = state.upgrades.spaces[MAKER_SPY_UNIT][BLANK_SPACES[MAKER_SPY_UNIT] :]
    if KEEP.move in moves and ASSIGNED + liked[0] in held and ASSIGNED + liked[1] in held:
        return KEEP.move
    for ability in liked:
        if ASSIGN.at(ability) in moves:
            return ASSIGN.at(ability)
    return moves[0]
