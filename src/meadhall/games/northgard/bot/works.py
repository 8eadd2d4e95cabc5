"""Recruiting and building: where a unit or a building is worth most, and whether it pays."""

from typing import Final

from meadhall.games.northgard.bot.outlook import (
    FOOD_WORTH,
    IMPOSSIBLE,
    STRONGHOLD,
    YEARLY,
    Outlook,
)
from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import FOOD, NONE, RESOURCES, SITE_AREA, WOOD
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
    COLLECT,
    DONE,
    INTO,
    MOVES,
    RECRUIT_KAIJA,
    SWAP,
    SWAP_LOOSE,
)
from meadhall.games.northgard.rules.progress import FOR_RECRUIT
from meadhall.games.northgard.rules.year.harvest import yield_in
from meadhall.games.northgard.rules.year.year_end import is_stronghold, strongholds

# Recruiting

PRESENCE: Final = 0.8
PRESENCE_PER_YEAR: Final = 0.1
"""One more unit, wherever it stands."""
SPREAD: Final = 0.45
SPREAD_FURTHER: Final = 0.1
"""The share of neutral land next door that a second and a further unit may take."""
TRAINED: Final = 0.7
"""The share of a recruited unit that the one added by a Training Camp counts."""


def value_of_unit(outlook: Outlook, territory: int) -> float:
    """What one more unit in a territory of the seat is worth, Winter aside."""
    state = outlook.state
    figures = state.figures_in(territory, outlook.seat)
    risk = outlook.danger(territory, figures)
    value = PRESENCE + PRESENCE_PER_YEAR * outlook.years_left
    value += outlook.worth_of_land(territory) * (risk - outlook.danger(territory, figures + 1))
    if outlook.years_left or figures == 1:
        spread = SPREAD if figures == 1 else SPREAD_FURTHER
        value += spread * best_neutral_beside(outlook, territory)
    if not state.is_locked(territory):
        value *= 1.0 + TRAINED * state.buildings.sum(territory, tables.EXTRA_RECRUIT)
    return value


def best_neutral_beside(outlook: Outlook, territory: int) -> float:
    state = outlook.state
    best = 0.0
    for neighbour in state.lands.links(territory):
        is_neutral = state.control(neighbour) == NONE
        if is_neutral and not state.lands.is_hard(territory, neighbour):
            best = max(best, outlook.worth_of_land(neighbour))
    return best


def value_of_recruiting(outlook: Outlook, n: int, where: int) -> float:
    """What a card gains that recruits up to n units."""
    state = outlook.state
    best = 0.0
    if where == CONTROLLED and not state.figures_on_map(outlook.seat):
        for territory in homes(state, FOR_RECRUIT):
            best = max(best, outlook.worth_of_land(territory))
        return best
    for territory in recruiting_ground(state, outlook.seat, where):
        if state.control(territory) == NONE:
            best = max(best, outlook.worth_of_land(territory))
        else:
            best = max(best, value_of_unit(outlook, territory))
    return value_of_units(outlook, n, best)


NEXT_UNIT: Final = 0.75
"""The share of a unit's worth that the next one of the same card has."""


def value_of_units(outlook: Outlook, n: int, each: float) -> float:
    """Up to n units, as many as pay; the first is worth ``each``."""
    best = total = 0.0
    for count in range(1, min(n, outlook.player.reserve) + 1):
        total += each
        each *= NEXT_UNIT
        best = max(best, total - outlook.price_of_units(count))
    return best


KAIJA: Final = 0.8
"""She is worth more than a unit, and eats nothing."""


def value_of_recruit(outlook: Outlook, move: int) -> float:
    """What the next unit is worth in a territory, less what it eats."""
    verb = MOVES.verb(move)
    territory = verb.target(move)
    value = KAIJA if verb is RECRUIT_KAIJA else -outlook.price_of_units(1)
    if outlook.state.control(territory) == NONE:
        safety = 1.0 - outlook.danger(territory, 1)
        return value + outlook.worth_of_land(territory) * safety
    return value + value_of_unit(outlook, territory)


def value_of_added(outlook: Outlook, move: int) -> float:
    """A unit that is not recruited costs nothing; it has to be put somewhere."""
    return value_of_unit(outlook, MOVES.verb(move).target(move))


# Building

WORTHWHILE: Final = 0.05
"""The least gain for which something is built or swapped."""
HUNGER: Final = 0.5
"""What food is worth in addition where there is not enough."""
CARD_A_YEAR: Final = 1.7
"""What one more card each year brings."""
CAMP_A_YEAR: Final = 0.45
DEFENCE_A_YEAR: Final = 0.12
QUIET: Final = 3
"""What the worth of a defence is divided by where no enemy is near."""


def value_of_building(outlook: Outlook, building: int, territory: int) -> float:
    """What a building brings from now on, whatever it costs."""
    state = outlook.state
    harvests = outlook.harvests
    is_large = tables.BUILDING_LARGE[building]
    value = float(tables.HARVEST_GLORY[building] * harvests)
    for resource in range(RESOURCES):
        produced = tables.BUILDING_YIELD[building][resource]
        if produced:
            each = outlook.icon_worth[resource]
            if resource == FOOD and is_hungry(outlook):
                each += HUNGER
            value += produced * each * harvests
    years = outlook.years_left
    value += tables.EXTRA_START_DRAW[building] * CARD_A_YEAR * years
    value += tables.EXTRA_RECRUIT[building] * CAMP_A_YEAR * years
    defence = tables.DEFENDER_POINTS[building] + tables.DEFENDER_CASUALTIES[building]
    if defence:
        share = DEFENCE_A_YEAR if outlook.raiders_at(territory) else DEFENCE_A_YEAR / QUIET
        value += share * defence * (years + 1)
    if is_large and not state.options.long_game:
        value += value_of_stronghold(outlook, territory)
    power = state.power(outlook.seat)
    reward = power.build_large if is_large else power.build_small
    if reward:
        value += reward * outlook.worth_of_more(power.resource)
    return value


def is_hungry(outlook: Outlook) -> bool:
    """Whether the seat has not enough food for Winter and a small store."""
    return outlook.worth_of_more(FOOD) >= FOOD_WORTH


VICTORY: Final = 40.0
NEARER: Final = 2.0
"""The last stronghold wins the game; each one before is a step towards it."""


def value_of_stronghold(outlook: Outlook, territory: int) -> float:
    """What the first large building of a closed territory adds (NUL-EOY-01)."""
    state = outlook.state
    if state.lands.is_open(territory) or is_stronghold(state, territory):
        return 0.0
    count = strongholds(state, outlook.seat) + 1
    needed = tables.DOMINATION
    if state.options.team_game:
        count += strongholds(state, state.partner(outlook.seat))
        needed = tables.TEAM_DOMINATION
    if count >= needed:
        return VICTORY
    return STRONGHOLD + NEARER * (count - 1) if outlook.years_left else 0.0


SAVED: Final = 0.4
SAVED_PER_YEAR: Final = 0.1
"""The price of each wood that was saved for a large building: what else it could buy."""


def gain_of_building(outlook: Outlook, effect: BuildEffect, building: int, territory: int) -> float:
    """What a building brings, less its price."""
    price = price_of(effect, building)
    value = value_of_building(outlook, building, territory)
    if tables.BUILDING_LARGE[building]:
        return value - price * (SAVED + SAVED_PER_YEAR * outlook.years_left)
    return value - outlook.price_of(WOOD, price)


BUILD_AGAIN: Final = 1.4
"""What a second build multiplies the value of a card by."""


def best_building(outlook: Outlook, effect: BuildEffect) -> float:
    """The best thing that a Build action can do now."""
    state = outlook.state
    wood = outlook.player.resources[WOOD]
    best = 0.0
    for territory in state.controlled(outlook.seat):
        last = NONE
        last_value = 0.0
        for move in builds_in(state, effect, territory, wood, True):
            building, _ = MOVES.verb(move).pair(move)
            # The same building is worth the same on every site of a territory.
            if building != last:
                last = building
                last_value = gain_of_building(outlook, effect, building, territory)
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
            value += n * outlook.worth_of_more(resource)
    return value


def value_of_build(outlook: Outlook, move: int) -> float:
    """A building; before it, what the territory yields is collected if there is wood in it."""
    state = outlook.state
    step = state.steps[-1]
    assert isinstance(step, Build)
    if move == DONE.move:
        return WORTHWHILE
    if COLLECT.has(move):
        territory = COLLECT.target(move)
        if yield_in(state, territory, WOOD) == 0:
            return IMPOSSIBLE
        return value_of_collecting(outlook, territory)
    building, place = MOVES.verb(move).pair(move)
    territory = state.lands.territory(SITE_AREA[place] if BUILD.has(move) else place)
    return gain_of_building(outlook, BUILD_EFFECTS[step.effect], building, territory)


# Swapping a building for another (NUL-CARD-13)


def best_swap(outlook: Outlook, building: int, site: int) -> float:
    """How much more the best other building would bring."""
    state = outlook.state
    best = 0.0
    for other in range(tables.BUILDINGS):
        if other != building and swap_obstacle(state, building, site, other) is None:
            best = max(best, gain_of_swap(outlook, building, other))
    return best


def gain_of_swap(outlook: Outlook, building: int, other: int) -> float:
    gain = (YEARLY[other] - YEARLY[building]) * outlook.harvests
    return gain if gain > WORTHWHILE else 0.0


def gain_of_swapping(outlook: Outlook, move: int) -> float:
    if SWAP_LOOSE.has(move):
        building, _ = SWAP_LOOSE.pair(move)
        return best_swap(outlook, building, NONE)
    site = SWAP.target(move)
    return best_swap(outlook, outlook.state.buildings.on_site[site], site)


def gain_of_successor(outlook: Outlook, move: int) -> float:
    step = outlook.state.steps[-1]
    assert isinstance(step, SwapInto)
    return gain_of_swap(outlook, step.building, INTO.target(move))
