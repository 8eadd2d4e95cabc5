"""Recruiting and building: where a unit or a building is worth most, and whether it pays."""

from typing import Final

from meadhall.games.northgard.bot.outlook import (
    FOOD_WORTH,
    HELD,
    NOTHING,
    STRONGHOLD,
    YEARLY,
    Outlook,
)
from meadhall.games.northgard.content.tables import (
    BUILDING_LARGE,
    BUILDING_YIELD,
    BUILDINGS,
    DEFENDER_CASUALTIES,
    DEFENDER_POINTS,
    DOMINATION,
    EXTRA_RECRUIT,
    EXTRA_START_DRAW,
    HARVEST_GLORY,
    TEAM_DOMINATION,
)
from meadhall.games.northgard.content.tiles import (
    AREAS,
    FOOD,
    NONE,
    RESOURCES,
    SITE_AREA,
    SITES,
    WOOD,
)
from meadhall.games.northgard.rules.actions.build import (
    BUILD_EFFECTS,
    Build,
    BuildEffect,
    builds_in,
    collecting_obstacle,
    price_of,
)
from meadhall.games.northgard.rules.actions.recruit import CONTROLLED, recruiting_ground
from meadhall.games.northgard.rules.actions.swapping import SwapInto, swap_obstacle
from meadhall.games.northgard.rules.ground.settling import homes
from meadhall.games.northgard.rules.moves import (
    BUILD,
    BUILD_LOOSE,
    CAMP,
    COLLECT,
    DECLINE,
    DONE,
    INTO,
    PLACE,
    RECRUIT,
    RECRUIT_KAIJA,
    SWAP,
    SWAP_LOOSE,
)
from meadhall.games.northgard.rules.progress import FOR_RECRUIT
from meadhall.games.northgard.rules.year.harvest import yield_in
from meadhall.games.northgard.rules.year.year_end import strongholds

# Recruiting
PRESENCE: Final = 0.8
PRESENCE_PER_YEAR: Final = 0.1
"""A unit more, wherever it stands."""
SPREAD: Final = 0.45
SPREAD_FURTHER: Final = 0.1
"""The share of neutral land next door that a second and a further unit may take."""
FEWER: Final = 0.75
"""Each further unit of a card is worth so much of the one before."""
TRAINED: Final = 0.7
"""The unit that a Training Camp adds, beside the recruited one."""
KAIJA: Final = 0.8
"""She is worth more than a unit."""

# Building
HUNGER: Final = 0.5
"""What food is worth more where there is not enough."""
CARD_A_YEAR: Final = 1.7
"""What a card more each year brings."""
DEFENCE_A_YEAR: Final = 0.12
CAMP_A_YEAR: Final = 0.45
SAVED: Final = 0.4
SAVED_PER_YEAR: Final = 0.1
"""The price of wood that was saved for a large building: what else it could buy."""
BUILD_AGAIN: Final = 1.4
"""What a card is worth more that builds twice."""
VICTORY: Final = 40.0
NEARER: Final = 2.0
"""The last stronghold wins the game; each before is a step on the way."""


# Recruiting


def value_of_unit(outlook: Outlook, territory: int) -> float:
    """One more unit in a territory of the seat, Winter aside."""
    state = outlook.state
    figures = state.figures_in(territory, outlook.seat)
    risk = outlook.danger(territory, figures)
    value = PRESENCE + PRESENCE_PER_YEAR * outlook.years_left
    value += outlook.worth_of_land(territory) * (risk - outlook.danger(territory, figures + 1))
    if outlook.years_left or figures == 1:
        spread = SPREAD if figures == 1 else SPREAD_FURTHER
        value += spread * best_neutral_beside(outlook, territory)
    if not state.is_locked(territory):
        value *= 1.0 + TRAINED * state.buildings.sum(territory, EXTRA_RECRUIT)
    return value


def best_neutral_beside(outlook: Outlook, territory: int) -> float:
    state = outlook.state
    best = 0.0
    for neighbour in state.lands.links(territory):
        if state.figures.holders[neighbour] == NONE and not state.lands.is_hard(
            territory, neighbour
        ):
            best = max(best, outlook.worth_of_land(neighbour))
    return best


def value_of_recruiting(outlook: Outlook, n: int, where: int) -> float:
    """So many units of a card, as many of them as Winter can feed."""
    state = outlook.state
    if where == CONTROLLED and not state.figures_on_map(outlook.seat):
        ground = homes(state, FOR_RECRUIT)
        return best_land(outlook, ground)
    ground = recruiting_ground(state, outlook.seat, where)
    best = 0.0
    for territory in ground:
        if state.figures.holders[territory] == NONE:
            best = max(best, outlook.worth_of_land(territory))
        else:
            best = max(best, value_of_unit(outlook, territory))
    return value_of_units(outlook, n, best)


def value_of_units(outlook: Outlook, n: int, each: float) -> float:
    """So many units, of which the first is worth ``each``, as many as pay."""
    best = total = 0.0
    for count in range(1, min(n, outlook.player.reserve) + 1):
        total += each
        each *= FEWER
        best = max(best, total - outlook.price_of_units(count))
    return best


def best_land(outlook: Outlook, ground: list[int]) -> float:
    best = 0.0
    for territory in ground:
        best = max(best, outlook.worth_of_land(territory))
    return best


def choose_recruit(outlook: Outlook, moves: list[int]) -> int:
    """Where the next unit is worth most, if it is worth what it eats."""
    state = outlook.state
    price = outlook.price_of_units(1)
    best, best_value = DONE.move, 0.0
    for move in moves:
        if move == DONE.move:
            continue
        if move >= RECRUIT_KAIJA.first:
            territory = RECRUIT_KAIJA.target(move)
            value = KAIJA
        else:
            territory = RECRUIT.target(move)
            value = -price
        if state.figures.holders[territory] == NONE:
            safety = 1.0 - outlook.danger(territory, 1)
            value += outlook.worth_of_land(territory) * safety
        else:
            value += value_of_unit(outlook, territory)
        if value > best_value:
            best, best_value = move, value
    return best


def choose_added(outlook: Outlook, moves: list[int]) -> int:
    """Where a unit comes that is not recruited; it has to be put somewhere."""
    verb = CAMP.first if moves[0] >= CAMP.first else PLACE.first
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = value_of_unit(outlook, move - verb)
        if value > best_value:
            best, best_value = move, value
    return best


# Building


def value_of_building(outlook: Outlook, building: int, territory: int) -> float:
    """What a building brings from now on, whatever it costs."""
    state = outlook.state
    harvests = outlook.harvests
    value = float(HARVEST_GLORY[building] * harvests)
    for resource in range(RESOURCES):
        produced = BUILDING_YIELD[building][resource]
        if produced:
            each = outlook.icon_worth[resource]
            if resource == FOOD and is_hungry(outlook):
                each += HUNGER
            value += produced * each * harvests
    years = outlook.years_left
    value += EXTRA_START_DRAW[building] * CARD_A_YEAR * years
    value += EXTRA_RECRUIT[building] * CAMP_A_YEAR * years
    defence = DEFENDER_POINTS[building] + DEFENDER_CASUALTIES[building]
    if defence:
        share = DEFENCE_A_YEAR if outlook.raiders_at(territory) else DEFENCE_A_YEAR / 3
        value += share * defence * (years + 1)
    if BUILDING_LARGE[building] and not state.options.long_game:
        value += value_of_stronghold(outlook, territory)
    power = state.power(outlook.seat)
    reward = power.build_large if BUILDING_LARGE[building] else power.build_small
    if reward:
        value += reward * outlook.worth_of_next(
            power.resource, outlook.player.resources[power.resource]
        )
    return value


def is_hungry(outlook: Outlook) -> bool:
    """Whether the land does not feed the units that stand on it."""
    outlook.supply()
    return outlook.worth_of_next(FOOD, outlook.player.resources[FOOD]) >= FOOD_WORTH


def value_of_stronghold(outlook: Outlook, territory: int) -> float:
    """The first large building of a closed territory (NUL-EOY-01)."""
    state = outlook.state
    for building in range(BUILDINGS):
        if BUILDING_LARGE[building] and state.buildings.count(territory, building):
            return 0.0
    if state.lands.open_sides[territory]:
        return 0.0
    count = strongholds(state, outlook.seat) + 1
    needed = DOMINATION
    if state.options.team_game:
        count += strongholds(state, state.partner(outlook.seat))
        needed = TEAM_DOMINATION
    if count >= needed:
        return VICTORY
    return STRONGHOLD + NEARER * (count - 1) if outlook.years_left else 0.0


def price_of_wood(outlook: Outlook, n: int) -> float:
    price = 0.0
    stock = outlook.player.resources[WOOD]
    for spent in range(1, n + 1):
        price += outlook.worth_of_next(WOOD, stock - spent)
    return price


def value_of_build(outlook: Outlook, effect: BuildEffect, move: int) -> float:
    """A legal move to build, less its price."""
    if move >= BUILD_LOOSE.first:
        building, area = BUILD_LOOSE.pair(move)
    else:
        building, site = BUILD.pair(move)
        area = SITE_AREA[site]
    territory = outlook.state.lands.territory(area)
    price = price_of(effect, building)
    value = value_of_building(outlook, building, territory)
    if BUILDING_LARGE[building]:
        return value - price * (SAVED + SAVED_PER_YEAR * outlook.years_left)
    return value - price_of_wood(outlook, price)


def value_of_building_at_all(outlook: Outlook, effect: BuildEffect) -> float:
    """The best thing that a Build action can do now."""
    state = outlook.state
    wood = outlook.player.resources[WOOD]
    best = 0.0
    for territory in state.controlled(outlook.seat):
        last = NONE
        last_value = 0.0
        for move in builds_in(state, effect, territory, wood, True):
            # Like buildings of one territory are worth the same wherever they stand.
            key = (BUILD.target(move)) // SITES if move < BUILD_LOOSE.first else move
            if key != last:
                last = key
                last_value = value_of_build(outlook, effect, move)
                best = max(best, last_value)
        if effect.collects and collecting_obstacle(state, outlook.seat, effect, territory) is None:
            best = max(best, last_value + value_of_collecting(outlook, territory))
    if effect.n > 1:
        best *= BUILD_AGAIN
    return best


def value_of_collecting(outlook: Outlook, territory: int) -> float:
    value = 0.0
    for resource in range(RESOURCES):
        n = yield_in(outlook.state, territory, resource)
        if n:
            stock = outlook.player.resources[resource]
            value += n * outlook.worth_of_next(resource, stock)
    return value


def choose_build(outlook: Outlook, moves: list[int]) -> int:
    """The best building; what the territory yields is collected before, for the wood in it."""
    step = outlook.state.steps[-1]
    assert isinstance(step, Build)
    best, best_value = moves[0], NOTHING
    for move in moves:
        if move == DONE.move:
            value = HELD
        elif move >= COLLECT.first:
            value = value_of_collecting(outlook, COLLECT.target(move))
            if yield_in(outlook.state, COLLECT.target(move), WOOD) == 0:
                value = NOTHING + 1.0
        else:
            value = value_of_build(outlook, BUILD_EFFECTS[step.effect], move)
        if value > best_value:
            best, best_value = move, value
    return best


# Swapping a building for another (NUL-CARD-13)


def best_swap(outlook: Outlook, building: int, site: int) -> float:
    """What the best other building would bring more."""
    state = outlook.state
    best = 0.0
    for other in range(BUILDINGS):
        if other != building and swap_obstacle(state, building, site, other) is None:
            best = max(best, gain_of_swap(outlook, building, other))
    return best


def gain_of_swap(outlook: Outlook, building: int, other: int) -> float:
    gain = (YEARLY[other] - YEARLY[building]) * outlook.harvests
    return gain if gain > HELD else 0.0


def choose_swapped(outlook: Outlook, moves: list[int]) -> int:
    state = outlook.state
    best, best_value = DECLINE.move, 0.0
    for move in moves:
        if move == DECLINE.move:
            continue
        if move >= SWAP_LOOSE.first:
            building = (SWAP_LOOSE.target(move)) // AREAS
            value = best_swap(outlook, building, NONE)
        else:
            site = SWAP.target(move)
            value = best_swap(outlook, state.buildings.on_site[site], site)
        if value > best_value:
            best, best_value = move, value
    return best


def choose_successor(outlook: Outlook, moves: list[int]) -> int:
    step = outlook.state.steps[-1]
    assert isinstance(step, SwapInto)
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = gain_of_swap(outlook, step.building, INTO.target(move))
        if value > best_value:
            best, best_value = move, value
    return best
