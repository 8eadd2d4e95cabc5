# mypyc: interpreted
"""What a choice costs, gains and risks, in figures that its seat may know.

All of them are exact; ``forecast.py`` says what the odds of a fight leave out.
"""

from meadhall.games.northgard.bot.laying import holder_of, mergers_of, tiles_of
from meadhall.games.northgard.bot.outlook import Outlook
from meadhall.games.northgard.build import Build, price_of
from meadhall.games.northgard.combat import (
    ChooseFace,
    PushDefender,
    SpendFood,
    TakeBonus,
)
from meadhall.games.northgard.display import TakeDisplayCard
from meadhall.games.northgard.effects import build_effect
from meadhall.games.northgard.exchange import Exchange
from meadhall.games.northgard.fights import (
    DeclareFight,
    ResolveFights,
)
from meadhall.games.northgard.forecast import (
    arrival_at,
    arrival_of,
    bonus,
    face,
    fight,
    food,
    hunt,
    push,
)
from meadhall.games.northgard.groups import ChooseUnits
from meadhall.games.northgard.movement import ChooseTarget
from meadhall.games.northgard.moves import (
    BUILD,
    BUILD_LOOSE,
    CELL,
    COLLECT,
    DONE,
    PASS,
    POINT,
    RECRUIT,
    RECRUIT_KAIJA,
    REMOVE,
    REPLACE,
    RESOLVE,
    SPEND_FOOD,
    TAKE,
    TO,
    TURN,
    UNITS_MOVED,
    UPGRADE,
)
from meadhall.games.northgard.placing import ChooseCell, ChooseTurn, legal_turns
from meadhall.games.northgard.progress import FOR_EXPLORE
from meadhall.games.northgard.recruit import RecruitUnits
from meadhall.games.northgard.scoring import count_achieved
from meadhall.games.northgard.state import NorthgardState
from meadhall.games.northgard.tables import (
    ACHIEVEMENT,
    BUILDING_YIELD,
    CARD_GLORY,
    CARD_KIND,
    CARDS,
    EXTRA_RECRUIT,
    HARVEST_GLORY,
    REMOVE_DRAW,
    REMOVE_PRICE,
    REPLACE_DRAW,
    REPLACE_PRICE,
    SCORING,
    UPGRADE_PRICE,
    WINTER_FOOD,
    WINTER_WOOD,
)
from meadhall.games.northgard.tiles import (
    AREA_FOOD,
    AREA_LORE,
    AREA_WOOD,
    AREAS,
    FOOD,
    RESOURCE_IDS,
    SITES,
    WOOD,
)
from meadhall.games.northgard.turns import TakeTurn
from meadhall.games.northgard.yields import yield_in
from meadhall.kernel.game import Preview

Amounts = dict[str, int]


def preview(state: NorthgardState, seat: int, move: int) -> Preview | None:
    step = state.steps[-1]
    match step:
        case TakeTurn():
            return _turn(state, move)
        case ChooseTurn():
            return _closing(state, seat, _gain_of_tile(state, seat, move - TURN))
        case ChooseCell():
            return _cell(state, seat, move - CELL)
        case Build():
            return _build(step, move)
        case RecruitUnits():
            return _recruit(state, step, move)
        case ChooseTarget():
            return arrival_at(state, seat, move - TO)
        case ChooseUnits():
            return arrival_of(state, seat, move - UNITS_MOVED)
        case DeclareFight():
            return hunt(state, seat, step.area, move)
        case ResolveFights():
            return fight(state, seat, move - RESOLVE)
        case PushDefender():
            return push(state, move)
        case SpendFood():
            return food(state, seat, move - SPEND_FOOD)
        case ChooseFace():
            return face(state, step.who, move == POINT)
        case TakeBonus():
            return bonus(state, move == POINT)
        case TakeDisplayCard():
            return _display(state, seat, move - TAKE)
        case Exchange():
            return _winter(state, seat, 0) if move == DONE else None
    return None


# A turn


def _turn(state: NorthgardState, move: int) -> Preview | None:
    if REPLACE <= move < REMOVE:
        return _trade(REPLACE_PRICE, REPLACE_DRAW)
    if REMOVE <= move < REMOVE + CARDS:
        return _trade(REMOVE_PRICE, REMOVE_DRAW)
    if UPGRADE <= move < UPGRADE + CARDS:
        return Preview("cost", {"cost": {"lore": UPGRADE_PRICE}})
    if move == PASS and not any(player.has_passed for player in state.players):
        return Preview("marker", {})
    return None


def _trade(lore: int, cards: int) -> Preview:
    return Preview("trade", {"cost": {"lore": lore}, "gain": {"card": cards}})


def _display(state: NorthgardState, seat: int, card: int) -> Preview | None:
    """Achievements are worth what they would score now; printed Glory is certain."""
    if CARD_KIND[card] == ACHIEVEMENT:
        counts = count_achieved(state, seat)
        glory = sum(counts[what] * each for what, each in SCORING[card])
        return Preview("achieved", {"glory": glory})
    return Preview("worth", {"glory": CARD_GLORY[card]}) if CARD_GLORY[card] else None


# Tiles


def _gain_of_tile(state: NorthgardState, seat: int, turn: int) -> Amounts:
    """Glory and goods that come at once from laying the chosen tile so (NUL-EXPL-09, 11)."""
    placing = state.placing
    assert placing is not None
    outlook = Outlook(state, seat)
    power = state.power(seat)
    glory = 0
    goods = [0] * len(RESOURCE_IDS)
    is_closing = False
    for merger in mergers_of(outlook, placing.tile, placing.cell, turn):
        if merger.sides:
            continue
        is_closing = True
        if holder_of(outlook, merger) == seat:
            glory += tiles_of(outlook, merger) + power.closing_glory
            if power.collects_closed:
                _collect(state, merger.areas, merger.parts, goods)
    if power.explore_reward and not is_closing:
        goods[power.resource] += power.explore_reward
    gain = {"glory": glory} if glory else {}
    return gain | _amounts(goods)


def _collect(state: NorthgardState, areas: list[int], parts: list[int], goods: list[int]) -> None:
    """NUL-CLAN-04: what the closed territory yields; of a Wolf's ground only the buildings."""
    is_blocked = any(state.is_harvest_blocked(territory) for territory in parts)
    for resource, printed in enumerate((AREA_FOOD, AREA_WOOD, AREA_LORE)):
        for territory in parts:
            goods[resource] += yield_in(state, territory, resource)
            if is_blocked and not state.is_harvest_blocked(territory):
                goods[resource] -= state.lands.resources(territory, resource)
        if not is_blocked:
            goods[resource] += sum(printed[area] for area in areas)


def _amounts(goods: list[int]) -> Amounts:
    return {RESOURCE_IDS[kind]: n for kind, n in enumerate(goods) if n}


def _closing(state: NorthgardState, seat: int, gain: Amounts) -> Preview | None:
    placing = state.placing
    if placing is None or placing.purpose != FOR_EXPLORE or not gain:
        return None
    return Preview("gain", {"gain": gain})


def _cell(state: NorthgardState, seat: int, cell: int) -> Preview | None:
    """The most Glory that one of the turns brings there."""
    placing = state.placing
    assert placing is not None
    if placing.purpose != FOR_EXPLORE:
        return None
    outlook = Outlook(state, seat)
    extra = state.power(seat).closing_glory
    most = 0
    for turn in legal_turns(state, placing.tile, cell):
        glory = 0
        for merger in mergers_of(outlook, placing.tile, cell, turn):
            if not merger.sides and holder_of(outlook, merger) == seat:
                glory += tiles_of(outlook, merger) + extra
        most = max(most, glory)
    return Preview("up-to", {"gain": {"glory": most}}) if most else None


# Buildings and units


def _build(step: Build, move: int) -> Preview | None:
    if move >= COLLECT:
        return None
    building = (move - BUILD_LOOSE) // AREAS if move >= BUILD_LOOSE else (move - BUILD) // SITES
    wood = price_of(build_effect(step.effect), building)
    gain = _amounts(BUILDING_YIELD[building])
    if HARVEST_GLORY[building]:
        gain["glory"] = HARVEST_GLORY[building]
    if gain:
        facts = {"cost": {"wood": wood}, "gain": gain}
        return Preview("yields", facts) if wood else Preview("free-yields", facts)
    return Preview("cost", {"cost": {"wood": wood}}) if wood else Preview("free", {})


def _recruit(state: NorthgardState, step: RecruitUnits, move: int) -> Preview | None:
    """What Winter will ask for, with the units that Training Camps add (NUL-REC-03)."""
    if move == DONE:
        return None
    is_kaija = move >= RECRUIT_KAIJA
    territory = move - (RECRUIT_KAIJA if is_kaija else RECRUIT)
    more = 0 if is_kaija else 1
    if step.with_camps:
        for trained in {*step.received, territory}:
            more += state.building_sum(trained, EXTRA_RECRUIT)
    return _winter(state, step.seat, min(more, state.players[step.seat].reserve))


def _winter(state: NorthgardState, seat: int, more: int) -> Preview:
    """NUL-WINTER-01, 03: the price of so many units more, and whether it can be paid from stock."""
    units = state.units_on_map(seat) + more
    cost = {"food": WINTER_FOOD[units], "wood": WINTER_WOOD[units]}
    cost = {resource: n for resource, n in cost.items() if n}
    if not cost:
        return Preview("winter-free", {"n": units})
    goods = state.players[seat].resources
    can_pay = goods[FOOD] >= WINTER_FOOD[units] and goods[WOOD] >= WINTER_WOOD[units]
    facts = {"n": units, "cost": cost}
    return Preview("winter", facts) if can_pay else Preview("winter-short", facts)
