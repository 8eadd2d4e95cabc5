"""What a choice costs, gains and risks, in figures that its seat may know.

All of them are exact; ``forecast.py`` says what the odds of a fight leave out. What a move is
certain to lead to is also claimed, in the counts of ``tallies``.
"""

from collections.abc import Mapping
from typing import Final

from meadhall.games.northgard.bot.laying import holder_of, mergers_of, tiles_of
from meadhall.games.northgard.bot.outlook import Outlook
from meadhall.games.northgard.content import tables, tiles
from meadhall.games.northgard.rules import moves
from meadhall.games.northgard.rules.actions.build import BUILD_EFFECTS, Build, price_of
from meadhall.games.northgard.rules.actions.groups import ChooseUnits
from meadhall.games.northgard.rules.actions.movement import ChooseTarget
from meadhall.games.northgard.rules.actions.recruit import RecruitUnits
from meadhall.games.northgard.rules.cards.decks import cards_left
from meadhall.games.northgard.rules.cards.display import TakeDisplayCard
from meadhall.games.northgard.rules.fighting.combat import (
    ChooseFace,
    PushDefender,
    SpendFood,
    TakeBonus,
)
from meadhall.games.northgard.rules.fighting.fights import (
    DeclareFight,
    ResolveFights,
)
from meadhall.games.northgard.rules.ground.placing import ChooseCell, ChooseTurn, legal_turns
from meadhall.games.northgard.rules.progress import FOR_EXPLORE
from meadhall.games.northgard.rules.scoring import count_achieved
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_placing
from meadhall.games.northgard.rules.year.exchange import Exchange
from meadhall.games.northgard.rules.year.harvest import yield_in
from meadhall.games.northgard.rules.year.turns import TakeTurn
from meadhall.games.northgard.rules.year.year_end import SecondChance, SettleOnTile
from meadhall.games.northgard.seen import forecast
from meadhall.kernel.game import Preview

Amounts = dict[str, int]

PRINTED: Final = (tiles.AREA_FOOD, tiles.AREA_WOOD, tiles.AREA_LORE)
"""The icons of each area, by resource."""

UNCLAIMED: Final = frozenset(
    {
        "achieved", "attack", "chance", "chance-defence", "chance-food", "hunt", "up-to", "worth",
    }
)  # fmt: skip
"""Previews that claim nothing: odds, the best of several turns, and what is scored at the end."""


def tallies(state: NorthgardState, seat: int) -> Mapping[str, int]:
    """What previews make claims about; all of it is public or the seat's own (NUL-INFO-01, 02)."""
    player = state.players[seat]
    goods = dict(zip(tiles.RESOURCE_IDS, player.resources, strict=True))
    return goods | {
        "glory": player.tokens(),
        "hand": len(player.hand),
        "units": state.units_on_map(seat),
        "territories": len(state.controlled(seat)),
        "marker": int(state.first_player == seat),
    }


def preview(state: NorthgardState, seat: int, move: int) -> Preview | None:
    step = state.steps[-1]
    match step:
        case TakeTurn():
            return _turn(state, seat, move)
        case ChooseTurn():
            return _gain(state, seat, _gain_of_tile(state, seat, moves.TURN.target(move)))
        case ChooseCell():
            return _cell(state, seat, moves.CELL.target(move))
        case Build():
            return _build(state, step, move)
        case RecruitUnits():
            return _recruit(state, step, move)
        case ChooseTarget():
            return forecast.arrival_at(state, seat, moves.TO.target(move))
        case ChooseUnits():
            return forecast.arrival_of(state, seat, moves.UNITS_MOVED.target(move))
        case DeclareFight():
            return forecast.hunt(state, seat, step.area, move)
        case ResolveFights():
            return forecast.fight(state, seat, moves.RESOLVE.target(move))
        case PushDefender():
            return forecast.push(state, move)
        case SpendFood():
            return forecast.food(state, seat, moves.SPEND_FOOD.target(move))
        case ChooseFace():
            return forecast.face(state, step.who, move == moves.POINT.move)
        case TakeBonus():
            return forecast.bonus(state, move == moves.POINT.move)
        case TakeDisplayCard():
            return _display(state, seat, moves.TAKE.target(move))
        case SecondChance() | SettleOnTile():
            return _second_chance(state, seat, move)
        case Exchange():
            return (
                _winter(state, seat, state.units_on_map(seat), 0)
                if move == moves.DONE.move
                else None
            )
    return None


# A turn


def _turn(state: NorthgardState, seat: int, move: int) -> Preview | None:
    if moves.REPLACE.has(move):
        return _trade(state, seat, tables.REPLACE_PRICE, tables.REPLACE_DRAW)
    if moves.REMOVE.has(move):
        return _trade(state, seat, tables.REMOVE_PRICE, tables.REMOVE_DRAW)
    if moves.UPGRADE.has(move):
        claims = {"lore": state.players[seat].resources[tiles.LORE] - tables.UPGRADE_PRICE}
        return Preview("cost", {"cost": {"lore": tables.UPGRADE_PRICE}}, claims=claims)
    if move == moves.PASS.move and not any(player.has_passed for player in state.players):
        return Preview("marker", {}, claims={"marker": 1})
    return None


def _trade(state: NorthgardState, seat: int, lore: int, cards: int) -> Preview:
    """NUL-TURN-09, 10: a card is given for others, as far as there are any (NUL-DECK-03)."""
    player = state.players[seat]
    cards = min(cards, cards_left(state, seat))
    claims = {"lore": player.resources[tiles.LORE] - lore, "hand": len(player.hand) - 1 + cards}
    facts = {"cost": {"lore": lore}, "gain": {"card": cards}}
    if cards:
        return Preview("trade", facts, claims=claims)
    return Preview("trade-none", facts, claims=claims)


def _display(state: NorthgardState, seat: int, card: int) -> Preview | None:
    """Achievements are worth what they would score now; printed Glory is certain."""
    if tables.CARD_KIND[card] == tables.ACHIEVEMENT:
        counts = count_achieved(state, seat)
        glory = sum(counts[what] * each for what, each in tables.SCORING[card])
        return Preview("achieved", {"glory": glory})
    return Preview("worth", {"glory": tables.CARD_GLORY[card]}) if tables.CARD_GLORY[card] else None


# Tiles


def _gain_of_tile(state: NorthgardState, seat: int, turn: int) -> Amounts:
    """Glory and goods that come at once from laying the chosen tile so (NUL-EXPL-08, 09, 11)."""
    placing = the_placing(state)
    if placing.purpose != FOR_EXPLORE:
        return {}
    outlook = Outlook(state, seat)
    power = state.power(seat)
    glory = 0
    goods = [0] * len(tiles.RESOURCE_IDS)
    if placing.collects:
        for area in tiles.TILE_AREAS[placing.tile]:
            for resource, printed in enumerate(PRINTED):
                goods[resource] += printed[area]
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
    for resource, printed in enumerate(PRINTED):
        for territory in parts:
            goods[resource] += yield_in(state, territory, resource)
            if is_blocked and not state.is_harvest_blocked(territory):
                goods[resource] -= state.lands.resources(territory, resource)
        if not is_blocked:
            goods[resource] += sum(printed[area] for area in areas)


def _amounts(goods: list[int]) -> Amounts:
    return {tiles.RESOURCE_IDS[kind]: n for kind, n in enumerate(goods) if n}


def _gain(state: NorthgardState, seat: int, gain: Amounts) -> Preview | None:
    if not gain:
        return None
    now = tallies(state, seat)
    return Preview("gain", {"gain": gain}, claims={what: now[what] + n for what, n in gain.items()})


def _cell(state: NorthgardState, seat: int, cell: int) -> Preview | None:
    """The most Glory that one of the turns brings there."""
    placing = the_placing(state)
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


def _build(state: NorthgardState, step: Build, move: int) -> Preview | None:
    verb = moves.MOVES.verb(move)
    if verb is not moves.BUILD and verb is not moves.BUILD_LOOSE:
        return None
    building, _ = verb.pair(move)
    wood = price_of(BUILD_EFFECTS[step.effect], building)
    gain = _amounts(tables.BUILDING_YIELD[building])
    if tables.HARVEST_GLORY[building]:
        gain["glory"] = tables.HARVEST_GLORY[building]
    claims = {"wood": state.players[step.seat].resources[tiles.WOOD] - wood}
    if gain:
        facts = {"cost": {"wood": wood}, "gain": gain}
        if wood:
            return Preview("yields", facts, claims=claims)
        return Preview("free-yields", facts, claims=claims)
    if wood:
        return Preview("cost", {"cost": {"wood": wood}}, claims=claims)
    return Preview("free", {}, claims=claims)


def _recruit(state: NorthgardState, step: RecruitUnits, move: int) -> Preview | None:
    """What Winter will ask for, with the units that Training Camps add when the action is over
    (NUL-REC-03). These are certain, but claimed only if they come before the next choice."""
    if move == moves.DONE.move:
        return None
    territory = moves.MOVES.verb(move).target(move)
    placed = 1 if moves.RECRUIT.has(move) else 0
    units = state.units_on_map(step.seat) + placed
    reserve = state.players[step.seat].reserve - placed
    camps: list[int] = []
    if step.with_camps:
        camps = [
            state.buildings.sum(trained, tables.EXTRA_RECRUIT)
            for trained in {*step.received, territory}
        ]
    trained = min(sum(camps), reserve)
    is_shared_out = sum(camps) > reserve and sum(1 for extra in camps if extra) > 1
    if step.left == 1 and not is_shared_out:
        units, trained = units + trained, 0
    return _winter(state, step.seat, units, trained)


def _second_chance(state: NorthgardState, seat: int, move: int) -> Preview | None:
    """NUL-CREA-34: what it means to begin again beside a Fallen Valkyrie."""
    if move == moves.DECLINE.move or not state.fierce_in(moves.PLACE.target(move)):
        return None
    claims = {"units": state.units_on_map(seat) + tables.SECOND_CHANCE_GROUP}
    return Preview("beside-valkyrie", {"gain": {"unit": tables.SECOND_CHANCE_GROUP}}, claims=claims)


def _winter(state: NorthgardState, seat: int, units: int, trained: int) -> Preview:
    """NUL-WINTER-01, 03: the price of these units, and of those that are still to be trained, and
    whether it can be paid from stock."""
    total = units + trained
    goods = state.players[seat].resources
    can_pay = (
        goods[tiles.FOOD] >= tables.WINTER_FOOD[total]
        and goods[tiles.WOOD] >= tables.WINTER_WOOD[total]
    )
    cost = {"food": tables.WINTER_FOOD[total], "wood": tables.WINTER_WOOD[total]}
    cost = {resource: n for resource, n in cost.items() if n}
    facts = {"n": units, "total": total, "cost": cost}
    claims = {"units": units}
    if trained:
        if not cost:
            return Preview("trained-free", facts, claims=claims)
        if can_pay:
            return Preview("trained", facts, claims=claims)
        return Preview("trained-short", facts, claims=claims)
    if not cost:
        return Preview("winter-free", facts, claims=claims)
    if can_pay:
        return Preview("winter", facts, claims=claims)
    return Preview("winter-short", facts, claims=claims)
