"""What the Automa does with an Action card (LAU-AUTO-03 to -08, LFS-STORY-24, LFS-PVP-17)."""

from meadhall.games.last_aurora.content import action_cards, tables
from meadhall.games.last_aurora.content.road import MAIN_ROAD
from meadhall.games.last_aurora.content.story_book import ON_ATTACK, ON_MOVE_START
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.automa.board import (
    add_survivors,
    gain_for_automa,
    raise_level,
    spend_for_automa,
)
from meadhall.games.last_aurora.rules.cards.objects import draw_objects
from meadhall.games.last_aurora.rules.convoys.convoy import is_truck
from meadhall.games.last_aurora.rules.convoys.survivors import is_survivor
from meadhall.games.last_aurora.rules.driving.driving import arrive, enter, space_triggers
from meadhall.games.last_aurora.rules.exploring.exploration import card_triggers
from meadhall.games.last_aurora.rules.exploring.zone import (
    FILL_SLOTS,
    discard_slot,
    take_from_slot,
    tokens_on,
)
from meadhall.games.last_aurora.rules.fighting.enemies import (
    boxes_left,
    foes_near,
    hit_enemy,
    place_target,
)
from meadhall.games.last_aurora.rules.modules.pvp import rivals_near, strike_player
from meadhall.games.last_aurora.rules.modules.stories import meet
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Step

# Exploration


def slot_for(state: AuroraState, card: int) -> int:
    """LAU-AUTO-03: the slot with the card's number, or the next occupied one along its arrow."""
    slot = action_cards.EXPLORE_SLOT[card]
    while state.zone.slots[slot] == tables.NONE:
        slot = (slot + action_cards.EXPLORE_STEP[card]) % tables.SLOTS
    return slot


def explore(state: AuroraState, card: int) -> None:
    """LFS-STORY-24: a Story that it meets comes before what it takes."""
    slot = slot_for(state, card)
    found = state.zone.slots[slot]
    state.tell(events.AUTOMA_EXPLORED, slot, found)
    state.steps.append(AutomaTakes(card, slot))
    zone = state.own_zone()
    zone.slot = slot
    meet(state, tables.AUTOMA, card_triggers(state, slot, found))
    zone.slot = tables.NONE


class AutomaTakes(Step[AuroraState]):
    __slots__ = ("card", "slot")

    def __init__(self, card: int, slot: int) -> None:
        self.card = card
        self.slot = slot

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        take_from(state, self.card, self.slot)
        return True


def take_from(state: AuroraState, card: int, slot: int) -> None:
    """LAU-AUTO-04: what it takes, by the type of the card."""
    found = state.zone.slots[slot]
    if found >= tables.FIRST_ENCOUNTER:
        discard_slot(state, slot)
        state.add_fame(tables.AUTOMA, 1)
    elif found >= tables.FIRST_LOCATION:
        take_tokens(state, slot, action_cards.TAKE_PRIORITY[card])
        if not tokens_on(state, slot):
            discard_slot(state, slot)
    elif is_survivor(found):
        discard_slot(state, slot)
        add_survivors(state, 1)
    elif is_truck(found):
        discard_slot(state, slot)
        raise_level(state, 1)
    else:
        take_from_slot(state, slot)
        state.the_automa().cards.append(found)
        state.tell(events.AUTOMA_STORED, found)
    if state.zone.slots[slot] == tables.NONE:
        state.steps.append(FILL_SLOTS[slot])


def take_tokens(state: AuroraState, slot: int, priority: list[int]) -> None:
    """Up to 2 tokens; those above the capacity of its board are left."""
    load = state.the_automa().load
    left = tables.LOCATION_TAKE
    for token in priority:
        while left and state.zone.tokens[slot * tables.TOKENS + token]:
            if token != tables.OBJECT_TOKEN and load[token] >= action_cards.CAPACITY[token]:
                break
            state.own_zone().tokens[slot * tables.TOKENS + token] -= 1
            state.supply[token] += 1
            left -= 1
            if token == tables.OBJECT_TOKEN:
                draw_objects(state, tables.AUTOMA, 1)
            else:
                gain_for_automa(state, token, 1)


# Movement


def move(state: AuroraState, bonus: int) -> None:
    state.steps.append(AutomaSetsOut(bonus))
    meet(state, tables.AUTOMA, ON_MOVE_START)


class AutomaSetsOut(Step[AuroraState]):
    """LAU-AUTO-07: by Fuel and level; without Fuel one space."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def run(self, state: AuroraState) -> bool:
        automa = state.the_automa()
        points = 1
        if automa.load[tables.FUEL]:
            spend_for_automa(state, tables.FUEL, 1)
            state.tell(events.SPENT, tables.AUTOMA, tables.FUEL, 1)
            points = action_cards.LEVEL_SPEED[automa.level - 1] + self.bonus
        points -= state.road.storm[state.order.index(tables.AUTOMA)]
        state.own_road().left = ()
        state.steps[-1] = AutomaDrives(points)
        return True


class AutomaDrives(Step[AuroraState]):
    """LAU-AUTO-07: space by space along the main road, at most to the Aurora."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, state: AuroraState) -> bool:
        space = state.positions[tables.AUTOMA]
        has_arrived = bool(state.road.left) and space == state.road.aurora
        if self.points > 0 and MAIN_ROAD[space] != tables.NONE and not has_arrived:
            state.steps[-1] = AutomaDrives(self.points - 1)
            enter(state, tables.AUTOMA, MAIN_ROAD[space])
            return True
        state.steps.pop()
        if not state.road.left:
            state.tell(events.STAYED, tables.AUTOMA)
            return True
        arrive(state, tables.AUTOMA)
        if state.road.waypoints[space] != tables.NONE:
            state.steps.append(AutomaTakesWaypoint())
        meet(state, tables.AUTOMA, space_triggers(state, space))
        return True


class AutomaTakesWaypoint(Step[AuroraState]):
    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        space = state.positions[tables.AUTOMA]
        state.tell(events.WAYPOINT_TAKEN, tables.AUTOMA, space, state.road.waypoints[space])
        road = state.own_road()
        road.waypoints = replaced(road.waypoints, space, tables.NONE)
        state.add_fame(tables.AUTOMA, 1)
        return True


# Fire


def fire(state: AuroraState, damage: int) -> None:
    """LAU-AUTO-08, LFS-PVP-17: the weakest Enemy of its region, else the human there."""
    automa = state.the_automa()
    foes = foes_near(state, tables.AUTOMA)
    if not automa.load[tables.AMMO] or not (foes or rivals_near(state, tables.AUTOMA)):
        return
    if not foes:
        spend_ammo(state)
        strike_player(state, tables.AUTOMA, tables.HUMAN, damage)
        return
    foe = foes[0]
    for other in foes:
        if boxes_left(other) < boxes_left(foe):
            foe = other
    state.steps.append(AutomaShoots(foe.card, damage))
    meet(state, tables.AUTOMA, ON_ATTACK)


def spend_ammo(state: AuroraState) -> None:
    spend_for_automa(state, tables.AMMO, 1)
    state.tell(events.SPENT, tables.AUTOMA, tables.AMMO, 1)


class AutomaShoots(Step[AuroraState]):
    """LFS-STORY-11: unless a Story has just removed the Enemy."""

    __slots__ = ("damage", "target")

    def __init__(self, target: int, damage: int) -> None:
        self.target = target
        self.damage = damage

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        if state.foe_with(self.target) is not None:
            foe = state.own_foe(self.target)
            spend_ammo(state)
            hit_enemy(state, tables.AUTOMA, foe, self.damage)
            state.add_fame(tables.AUTOMA, 1)
            place_target(state, tables.AUTOMA, foe)
        return True
