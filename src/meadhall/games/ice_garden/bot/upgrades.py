"""Upgrades of unit types, and the abilities that Maker-Spy assigns."""

from typing import Final

from meadhall.games.ice_garden.bot.changes import change
from meadhall.games.ice_garden.bot.dominance import SERVES_GOAL
from meadhall.games.ice_garden.bot.outlook import Outlook, worth_of_step
from meadhall.games.ice_garden.bot.regions import worth_now, worth_of_region
from meadhall.games.ice_garden.bot.repute import cost_of_loss, cost_of_snow
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import ATTACK, DOMINATE, GOLD, NONE, SHIELD, SPEED
from meadhall.games.ice_garden.rules.actions.making import UPGRADE_UNIT
from meadhall.games.ice_garden.rules.actions.upgrading import ability_obstacle
from meadhall.games.ice_garden.rules.components import ASSIGNED
from meadhall.games.ice_garden.rules.moves import ABILITY, ASSIGN, DONE, KEEP, SPACE, UPGRADE
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.best import Best


def best_upgrade(outlook: Outlook) -> Best:
    """The unit type whose upgrade gains most, or done; what the option costs is left out."""
    state, seat = outlook.state, outlook.seat
    best = Best(DONE.move, 0.0)
    for unit in state.units_of(seat):
        for ability in range(tables.ABILITIES):
            if ability_obstacle(state, seat, unit, ability) is None:
                best.offer(UPGRADE.at(unit), gain_of_upgrade(outlook, unit, ability))
    return best


def gain_of_upgrading(outlook: Outlook) -> float:
    """The best purchase, less what the option costs in reputation and Dead Snow.

    The Dead Snow may be a gain by itself, without any purchase.
    """
    gain = best_upgrade(outlook).value
    gain -= cost_of_loss(outlook, tables.MAKING_REPUTATION[UPGRADE_UNIT])
    return gain - cost_of_snow(outlook, tables.MAKING_REPUTATION[UPGRADE_UNIT])


REPLACED: Final = 1.0
"""What a token that has to make room was worth."""


def gain_of_upgrade(outlook: Outlook, unit: int, ability: int) -> float:
    """What an ability brings to the figures on the map, less its price and what it replaces."""
    gain = gain_of_ability(outlook, unit, ability)
    for kind, n in enumerate(tables.UPGRADE_PRICES[ability]):
        gain -= n * outlook.price[kind]
    return gain if NONE in outlook.state.upgrades.spaces[unit] else gain - REPLACED


LASTING: Final = 0.15
"""The share of its gain that Dominate brings again in each later round."""
FIGHTER: Final = 0.5
HURRIER: Final = 0.5
HURRIER_FOR_GOAL: Final = 0.35
GUARD: Final = 0.25
"""Attack, Speed (for a unit with a goal a share of its step) and Shield, per figure and round."""
THIS_ROUND: Final = 0.5
"""Speed bought now may still be used in this round."""


def gain_of_ability(outlook: Outlook, unit: int, ability: int) -> float:
    state, seat = outlook.state, outlook.seat
    figures = 0
    for region in state.map.by_number:
        if state.map.is_open[region]:
            figures += state.units.on_map[unit * tables.REGIONS + region]
    if not figures:
        return 0.0
    later = outlook.rounds_counted
    if ability == DOMINATE:
        return gain_of_dominate(outlook, unit) * (1.0 + LASTING * later)
    if ability == ATTACK:
        can_pay = outlook.own.goods[GOLD] > tables.ATTACK_COST[GOLD]
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
    for region in outlook.state.map.by_number:
        figures = outlook.state.count_of(outlook.seat, tables.FIRST_UNIT + unit, region)
        change(outlook.influences, outlook.seat * tables.REGIONS + region, n * figures)


def choose_upgrade_unit(outlook: Outlook, moves: list[int]) -> int:
    """LIG-MAK-05: the option is paid for already, so whatever is worth its price is bought."""
    move = best_upgrade(outlook).move
    return move if move in moves else moves[0]


def choose_upgrade_ability(outlook: Outlook, moves: list[int], unit: int) -> int:
    best = Best(moves[0])
    for move in moves:
        best.offer(move, gain_of_upgrade(outlook, unit, ABILITY.target(move)))
    return best.move


def choose_space(state: IceGardenState, moves: list[int], unit: int) -> int:
    """A free blank space first, then any free one, then one that holds a token."""
    for move in moves:
        if state.upgrades.spaces[unit][SPACE.target(move)] == NONE:
            return move
    return moves[0]


# Maker-Spy


def choose_assignment(outlook: Outlook, moves: list[int]) -> int:
    """Dominate, and Attack if it can be paid, else Speed; keep them if they are there."""
    can_pay = outlook.own.goods[GOLD] >= tables.ATTACK_COST[GOLD]
    liked = [DOMINATE, ATTACK if can_pay else SPEED, SHIELD, SPEED, ATTACK]
    spaces = outlook.state.upgrades.spaces[tables.MAKER_SPY_UNIT]
    held = spaces[tables.BLANK_SPACES[tables.MAKER_SPY_UNIT] :]
    if KEEP.move in moves and ASSIGNED + liked[0] in held and ASSIGNED + liked[1] in held:
        return KEEP.move
    for ability in liked:
        if ASSIGN.at(ability) in moves:
            return ASSIGN.at(ability)
    return moves[0]
