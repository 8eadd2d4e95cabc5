"""Before the actions: the Thorn, initiative, the order of the boxes, and action markers."""

from typing import Final

from meadhall.games.ice_garden.bot.changes import shift
from meadhall.games.ice_garden.bot.goods import needs_of
from meadhall.games.ice_garden.bot.making import can_let_snow_fall
from meadhall.games.ice_garden.bot.outlook import SOLO_DEAD_SNOW, Outlook, m_factor_of
from meadhall.games.ice_garden.bot.pieces import hope_of_influence, hope_of_mountain, hope_of_moving
from meadhall.games.ice_garden.bot.regions import worth_now, worth_of_region
from meadhall.games.ice_garden.bot.repute import SNOW_WON, hope_of_raven, snow_left, snow_to_come
from meadhall.games.ice_garden.bot.summoning import gain_of_making
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import GOLD, INFLUENCE, M_FACTOR, POPULATION
from meadhall.games.ice_garden.rules.actions.voracious_mountain import price_in_population
from meadhall.games.ice_garden.rules.builders import SOLO_ACTIONS
from meadhall.games.ice_garden.rules.independent.actions import DoNothing, PlaceByDie, next_summon
from meadhall.games.ice_garden.rules.moves import ADVANCE, ORDER_BOX, PLAN, THORN_AT
from meadhall.games.ice_garden.rules.regions.ranking import ranking
from meadhall.games.ice_garden.rules.state import INDEPENDENT, IceGardenState
from meadhall.kernel.best import Best

# Setup


def choose_thorn(state: IceGardenState, moves: list[int]) -> int:
    """Where most neighbours are in play: influence and units get there easily."""
    best = Best(moves[0])
    for move in moves:
        neighbours = tables.ADJACENT[THORN_AT.target(move)]
        best.offer(move, sum([state.map.tiles[region] != tables.NONE for region in neighbours]))
    return best.move


# Initiative


def choose_advance(outlook: Outlook, moves: list[int]) -> int:
    best = Best(moves[0])
    for move in moves:
        best.offer(move, worth_of_helm(outlook, outlook.own.helm + ADVANCE.target(move) + 1))
    return best.move


ACTION: Final = 2.0
"""What an action marker earns."""
EARLY: Final = 0.3
"""Each place earlier in the order."""
SHIP: Final = 0.6
"""The share of a lead in the regions that counts when a red ship is triggered now."""
END: Final = 0.3
"""The share of a lead in points that counts when the last helm is reached."""


def worth_of_helm(outlook: Outlook, helm: int) -> float:
    """Its action markers, its place in the order, and the scoring or the end that it brings."""
    state = outlook.state
    worth = ACTION * tables.HELM_MARKERS[helm] - EARLY * tables.HELM_SHIP[helm]
    ships = max(0, tables.RED_SHIPS_UP_TO[helm] - state.tracks.ships)
    lead = lead_in_regions(state, outlook.seat)
    if ships:
        worth += SHIP * ships * lead
    if helm == tables.LAST_HELM:
        worth += END * (lead_in_points(state, outlook.seat) + ships * lead)
    return worth


def lead_in_points(state: IceGardenState, seat: int) -> int:
    best = 0
    for side in range(len(state.sides)):
        if side != seat:
            best = max(best, state.sides[side].victory_points)
    return state.sides[seat].victory_points - best


def lead_in_regions(state: IceGardenState, seat: int) -> int:
    """The points of the regions as they are, compared with the best rival's."""
    points = [0] * len(state.sides)
    for region in state.map.by_number:
        if state.map.is_open[region]:
            for place, side in enumerate(ranking(state, region)):
                points[side] += tables.TILE_VICTORY_POINTS[state.map.tiles[region]][place]
    own = points[seat]
    points[seat] = 0
    return own - max(points)


# The order of the boxes

WISHED_ORDER: Final[list[int]] = [
    ORDER_BOX.at(tables.ORDERED_BOX_IDS.index(box))
    for box in ("influence", "making", "move", "voracious_mountain", "raven_shadow")
]
"""Units first, so that they can move; reputation last, when the others have lost theirs."""


def choose_token_box(moves: list[int]) -> int:
    for move in WISHED_ORDER:
        if move in moves:
            return move
    return moves[0]


# Planning


def choose_plan(outlook: Outlook, moves: list[int]) -> int:
    """The box where one more marker pays best, beside those planned already."""
    best = Best(moves[0])
    for move in moves:
        best.offer(move, worth_of_box(outlook, PLAN.target(move)))
    return best.move


AGAIN: Final = 0.35
"""The share of its worth that an action keeps if a marker for it lies there already."""


def worth_of_box(outlook: Outlook, box: int) -> float:
    state, seat = outlook.state, outlook.seat
    planned = state.slots[box].count(seat)
    if box == tables.VIPER_GORGE:
        worth = worth_of_gorge(outlook)
    elif box == INFLUENCE:
        worth = worth_of_influence_box(outlook, planned)
    elif box == tables.MOVE_BOX:
        worth = worth_of_moving(outlook) * AGAIN**planned
    elif box == tables.VORACIOUS_MOUNTAIN:
        worth = worth_of_mountain(outlook) * AGAIN**planned
    elif box == tables.RAVEN_SHADOW:
        worth = hope_of_raven(outlook) * AGAIN**planned
    else:
        worth = worth_of_making(outlook, planned)
    return worth - harm_alone(outlook, box) if state.is_solo() else worth


def left_of(outlook: Outlook, kind: int) -> int:
    """Population or gold that no planned action needs, tokens of Viper Gorge included.

    Viper Gorge comes first: a marker there pays for an action that is still out of reach.
    """
    return max(0, outlook.own.goods[kind] - needs_of(outlook)[kind]) + tokens_to_come(outlook)


def tokens_to_come(outlook: Outlook) -> int:
    """What the markers in Viper Gorge will take, as far as planned actions do not need it."""
    tokens = outlook.state.slots[tables.VIPER_GORGE].count(outlook.seat)
    needs = needs_of(outlook)
    for kind in (POPULATION, GOLD):
        tokens -= max(0, needs[kind] - outlook.own.goods[kind])
    return max(0, tokens)


GORGE_MARKER: Final = 2.0
GORGE_MARKER_ALONE: Final = 8.0
"""What the influence marker left in Viper Gorge costs, divided by the supply."""
GORGE_AGAIN: Final = 0.5
"""The share of its worth that a token keeps for each marker that lies there already: whoever does
nothing but gather has nothing left to spend it with.
"""
MOST_GATHERING: Final = 2
"""So many markers gather in a round: each of them stays there for good, and none of the goods is
spent with it.
"""
NOT_AGAIN: Final = -1.0
"""What one more is worth; less than an action that does nothing."""
GORGE_RACE: Final = 0.5
"""Having, or nearly having, the most markers there."""


def worth_of_gorge(outlook: Outlook) -> float:
    """A token; a step to the bonus at the end; goods turned into M-factor for a Making."""
    state, seat, own = outlook.state, outlook.seat, outlook.own
    cost = GORGE_MARKER_ALONE if state.is_solo() else GORGE_MARKER
    planned = state.slots[tables.VIPER_GORGE].count(seat)
    if planned >= MOST_GATHERING and not state.is_solo():
        return NOT_AGAIN * planned
    worth = max(outlook.goods) * GORGE_AGAIN**planned - cost / own.supply
    most = 0
    for side in range(len(state.sides)):
        if side != seat:
            most = max(most, state.sides[side].gorge)
    if abs(most - own.gorge) <= 1:
        worth += GORGE_RACE
    if not planned:
        tokens = own.goods[M_FACTOR]
        more = 1 + goods_for_m_factor(outlook)
        worth += (gain_of_making(outlook, tokens + more) - gain_of_making(outlook, tokens)) / 2
    return worth


def goods_for_m_factor(outlook: Outlook) -> int:
    """The M-factor for which goods that are not needed can be exchanged."""
    return (left_of(outlook, POPULATION) + left_of(outlook, GOLD)) // 2


FOOTHOLD: Final = 0.3
"""What an influence marker on the map is worth even if no place in its region is gained by it."""


def worth_of_influence_box(outlook: Outlook, planned: int) -> float:
    state = outlook.state
    times = tables.MOST_TIMES[INFLUENCE]
    payable = left_of(outlook, POPULATION) // tables.COSTS[INFLUENCE][POPULATION]
    n = min(times, payable, outlook.own.supply)
    if not n:
        return 0.0
    hope = hope_of_influence(outlook, state.presence(outlook.seat), planned * times + n)
    worth = hope[planned * times + n] - hope[planned * times] - n * outlook.price[POPULATION]
    return worth if outlook.is_last_round else worth + FOOTHOLD * n * AGAIN**planned


SECOND_STEP: Final = 1.5
"""A Move of two steps, compared with its better step."""


def worth_of_moving(outlook: Outlook) -> float:
    n = min(tables.MOST_TIMES[tables.MOVE_BOX], left_of(outlook, GOLD))
    if not n:
        return 0.0
    gain = hope_of_moving(outlook) - outlook.price[GOLD]
    return gain * SECOND_STEP if n > 1 else gain


def worth_of_mountain(outlook: Outlook) -> float:
    price = price_in_population(outlook.state)
    if left_of(outlook, POPULATION) < price:
        return 0.0
    return hope_of_mountain(outlook) - price * outlook.price[POPULATION]


def worth_of_making(outlook: Outlook, planned: int) -> float:
    """The best summon with the M-factor there will be; or an end by Dead Snow that wins."""
    if not planned and can_let_snow_fall(outlook):
        return SNOW_WON
    more = outlook.state.slots[tables.VIPER_GORGE].count(outlook.seat)
    if more:
        more += goods_for_m_factor(outlook)
    gain = gain_of_making(outlook, outlook.own.goods[M_FACTOR] + more)
    if planned:
        return gain * AGAIN if m_factor_of(outlook.own) + more > 2 * planned else 0.0
    return gain


# Alone


def harm_alone(outlook: Outlook, box: int) -> float:
    """LIG-SOL-06 to LIG-SOL-09: what the Independent Player does for a marker in a box."""
    state = outlook.state
    action = SOLO_ACTIONS[box]
    if isinstance(action, DoNothing):
        return 0.0
    if isinstance(action, PlaceByDie):
        if outlook.harm != outlook.harm:
            n = min(action.n, state.sides[INDEPENDENT].supply)
            outlook.harm = mean_harm(outlook, tables.MARKER, n) if n else 0.0
        return outlook.harm
    if snow_left(state) <= snow_to_come(outlook) + SOLO_DEAD_SNOW + 1:
        return SNOW_WON
    unit = next_summon(state)
    if unit == tables.NONE:
        return 0.0
    return mean_harm(outlook, tables.FIRST_UNIT + unit, 1) * state.units.supply[unit]


HARM_LASTS: Final = 2.5
"""What the Independent Player gets stays there."""


def mean_harm(outlook: Outlook, piece: int, n: int) -> float:
    """What pieces of the Independent Player in a rolled region cost on average."""
    state = outlook.state
    harm, regions = 0.0, 0
    for region in state.map.by_number:
        if state.map.is_open[region]:
            regions += 1
            before = worth_now(outlook, region)
            shift(outlook, INDEPENDENT, piece, region, n)
            harm += before - worth_of_region(outlook, region)
            shift(outlook, INDEPENDENT, piece, region, -n)
    return HARM_LASTS * harm / regions if regions else 0.0
