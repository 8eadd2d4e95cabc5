"""The Automa's turns in a solo game (LAU-AUTO, LFS-STORY-24, -25, -33, LFS-PVP-17)."""

from typing import Final

from meadhall.games.last_aurora.content import card_schema
from meadhall.games.last_aurora.content.road import MAIN_ROAD
from meadhall.games.last_aurora.content.story_book import ON_ATTACK, ON_FEED, ON_MOVE_START
from meadhall.games.last_aurora.content.tables import (
    AMMO,
    CONTENT,
    FIRST_ENCOUNTER,
    FIRST_LOCATION,
    FOOD,
    FUEL,
    LOCATION_TAKE,
    LOCATION_TOKEN_IDS,
    NONE,
    OBJECT_TOKEN,
    SLOTS,
    TOKENS,
    script_of,
)
from meadhall.games.last_aurora.rules.automa_board import (
    CAPACITY,
    LEVEL_SPEED,
    add_survivors,
    gain_for_automa,
    raise_level,
    spend_for_automa,
)
from meadhall.games.last_aurora.rules.cards.objects import draw_objects
from meadhall.games.last_aurora.rules.cards.scripts import carry_out
from meadhall.games.last_aurora.rules.convoys.convoy import is_truck
from meadhall.games.last_aurora.rules.convoys.survivors import is_survivor
from meadhall.games.last_aurora.rules.driving.driving import arrive, enter, space_triggers
from meadhall.games.last_aurora.rules.events import (
    AUTOMA_CANCELLED,
    AUTOMA_CARD_IDS,
    AUTOMA_EXPLORED,
    AUTOMA_FED,
    AUTOMA_HAND,
    AUTOMA_PLAYED,
    AUTOMA_STORED,
    PASSED,
    SPENT,
    STAYED,
    WAYPOINT_TAKEN,
)
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
from meadhall.games.last_aurora.rules.modules.stories import discard_automa_story, meet
from meadhall.games.last_aurora.rules.moves import DECLINE, USE
from meadhall.games.last_aurora.rules.pieces import AUTOMA, changed
from meadhall.games.last_aurora.rules.state import AUTOMA_DECK, AuroraState, FreeChoice
from meadhall.kernel.state import Step

HUMAN: Final = 0
EXPLORES: Final = 0
MOVES: Final = 1
FIRES: Final = 2

_CARDS: Final = CONTENT.automa.cards
EXPLORE_SLOT: Final[list[int]] = [card.explore_slot - 1 for card in _CARDS]
EXPLORE_STEP: Final[list[int]] = [1 if card.explore_arrow == "right" else -1 for card in _CARDS]
TAKE_PRIORITY: Final[list[list[int]]] = [
    [LOCATION_TOKEN_IDS.index(token) for token in card.take_priority] for card in _CARDS
]
MOVE_BONUS: Final[list[int]] = [card.move_bonus for card in _CARDS]
FIRE_DAMAGE: Final[list[int]] = [card.fire_damage for card in _CARDS]
HAND_SIZE: Final[list[int]] = [level.hand for level in CONTENT.automa.difficulties]
MOST_CARDS: Final = 5
MOST_EXTRA: Final = 2


def _seats(lists: list[card_schema.AutomaEffects]) -> list[int]:
    return [AUTOMA if entry.who == "automa" else HUMAN for entry in lists]


def _scripts(lists: list[card_schema.AutomaEffects]) -> list[int]:
    return [script_of(entry.effects) for entry in lists]


EFFECT_SEATS: Final[list[list[list[int]]]] = [
    [_seats(card.explore_effects), _seats(card.move_effects), _seats(card.fire_effects)]
    for card in _CARDS
]
EFFECT_SCRIPTS: Final[list[list[list[int]]]] = [
    [_scripts(card.explore_effects), _scripts(card.move_effects), _scripts(card.fire_effects)]
    for card in _CARDS
]
"""For each Action card and each phase whom the effects concern, and the effects."""


# Action cards


def flip(state: AuroraState) -> int:
    """LAU-AUTO-02: the top Action card; the used ones are shuffled when the pile is empty."""
    deck = state.own_deck(AUTOMA_DECK)
    if not deck.size():
        deck.shuffle_in(state.the_automa().used)
        state.the_automa().used = []
    return deck.draw(state.dice)


def deal_automa_hand(state: AuroraState) -> None:
    """LAU-AUTO-02, LAU-AUTO-06: the hand of the level and what Food has bought."""
    automa = state.the_automa()
    n = min(MOST_CARDS, HAND_SIZE[state.options.difficulty] + automa.extra)
    automa.extra = 0
    for _ in range(n):
        automa.hand.append(flip(state))
    state.tell(AUTOMA_HAND, n)


def show(state: AuroraState, card: int) -> None:
    """LAU-AUTO-15: played and flipped cards go to the used pile."""
    state.the_automa().used.append(card)
    state.reveal()
    state.tell(AUTOMA_PLAYED, card)


def play_card(state: AuroraState, card: int, phase: int) -> None:
    """LFS-STORY-25: the human may cancel the effects of a card in the moment it is played."""
    show(state, card)
    if EFFECT_SCRIPTS[card][phase] and state.the_automa().stories:
        state.steps.append(CancelEffects(HUMAN, card, phase))
    else:
        state.steps.append(AutomaActs(card, phase, True))


class CancelEffects(FreeChoice):
    """One Story card from the Automa's zone for all effects of one Action card."""

    __slots__ = ("action", "phase")
    FACTS = {"action": AUTOMA_CARD_IDS}

    def __init__(self, seat: int, action: int, phase: int) -> None:
        super().__init__(seat)
        self.action = action
        self.phase = phase

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps[-1] = AutomaActs(self.action, self.phase, move == DECLINE.move)
        if move == USE.move:
            discard_automa_story(state)
            state.tell(AUTOMA_CANCELLED, self.action)


class AutomaActs(Step[AuroraState]):
    """LAU-AUTO-18: the printed action of the phase, then the effects of the card."""

    __slots__ = ("card", "has_effects", "phase")

    def __init__(self, card: int, phase: int, has_effects: bool) -> None:
        self.card = card
        self.phase = phase
        self.has_effects = has_effects

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        card, phase = self.card, self.phase
        if self.has_effects:
            scripts = EFFECT_SCRIPTS[card][phase]
            for place in range(len(scripts) - 1, -1, -1):
                carry_out(state, EFFECT_SEATS[card][phase][place], scripts[place])
        if phase == EXPLORES:
            explore(state, card)
        elif phase == MOVES:
            move(state, MOVE_BONUS[card])
        else:
            fire(state, FIRE_DAMAGE[card])
        return True


# Exploration


class AutomaExplores(Step[AuroraState]):
    """LAU-AUTO-03: the next hand card, unless the Exploration Zone is empty."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        automa = state.the_automa()
        if all(card == NONE for card in state.slots):
            automa.used.extend(automa.hand)
            automa.hand = []
            state.tell(PASSED, AUTOMA)
            return True
        play_card(state, automa.hand.pop(), EXPLORES)
        return True


def slot_for(state: AuroraState, card: int) -> int:
    """LAU-AUTO-03: the slot of the number, or the next one in the arrow's direction."""
    slot = EXPLORE_SLOT[card]
    while state.slots[slot] == NONE:
        slot = (slot + EXPLORE_STEP[card]) % SLOTS
    return slot


def explore(state: AuroraState, card: int) -> None:
    """LFS-STORY-24: a Story that it meets comes before what it takes."""
    slot = slot_for(state, card)
    found = state.slots[slot]
    state.tell(AUTOMA_EXPLORED, slot, found)
    state.steps.append(AutomaTakes(card, slot))
    state.slot = slot
    meet(state, AUTOMA, card_triggers(state, slot, found))
    state.slot = NONE


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
    found = state.slots[slot]
    if found >= FIRST_ENCOUNTER:
        discard_slot(state, slot)
        state.add_fame(AUTOMA, 1)
    elif found >= FIRST_LOCATION:
        take_tokens(state, slot, TAKE_PRIORITY[card])
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
        state.tell(AUTOMA_STORED, found)
    if state.slots[slot] == NONE:
        state.steps.append(FILL_SLOTS[slot])


def take_tokens(state: AuroraState, slot: int, priority: list[int]) -> None:
    """Up to 2 tokens; those above the capacity of its board are left."""
    load = state.the_automa().load
    left = LOCATION_TAKE
    for token in priority:
        while left and state.slot_tokens[slot * TOKENS + token]:
            if token != OBJECT_TOKEN and load[token] >= CAPACITY[token]:
                break
            state.slot_tokens[slot * TOKENS + token] -= 1
            state.supply[token] += 1
            left -= 1
            if token == OBJECT_TOKEN:
                draw_objects(state, AUTOMA, 1)
            else:
                gain_for_automa(state, token, 1)


# Rest


class AutomaRests(Step[AuroraState]):
    """LAU-AUTO-06: all Food is spent; each buys a card for the next round, at most 2."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        if state.the_automa().load[FOOD]:
            state.steps.append(AutomaEats())
            meet(state, AUTOMA, ON_FEED)
        return True


class AutomaEats(Step[AuroraState]):
    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        automa = state.the_automa()
        food = automa.load[FOOD]
        spend_for_automa(state, FOOD, food)
        automa.extra = min(MOST_EXTRA, food)
        state.tell(AUTOMA_FED, food)
        return True


# Movement


class AutomaMoves(Step[AuroraState]):
    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        play_card(state, flip(state), MOVES)
        return True


def move(state: AuroraState, bonus: int) -> None:
    state.steps.append(AutomaSetsOut(bonus))
    meet(state, AUTOMA, ON_MOVE_START)


class AutomaSetsOut(Step[AuroraState]):
    """LAU-AUTO-07: by Fuel and level; without Fuel one space."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def run(self, state: AuroraState) -> bool:
        automa = state.the_automa()
        points = 1
        if automa.load[FUEL]:
            spend_for_automa(state, FUEL, 1)
            state.tell(SPENT, AUTOMA, FUEL, 1)
            points = LEVEL_SPEED[automa.level - 1] + self.bonus
        points -= state.storm[state.order.index(AUTOMA)]
        state.left = []
        state.steps[-1] = AutomaDrives(points)
        return True


class AutomaDrives(Step[AuroraState]):
    """LAU-AUTO-07: space by space along the main road, at most to the Aurora."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, state: AuroraState) -> bool:
        space = state.positions[AUTOMA]
        has_arrived = bool(state.left) and space == state.aurora
        if self.points > 0 and MAIN_ROAD[space] != NONE and not has_arrived:
            state.steps[-1] = AutomaDrives(self.points - 1)
            enter(state, AUTOMA, MAIN_ROAD[space])
            return True
        state.steps.pop()
        if not state.left:
            state.tell(STAYED, AUTOMA)
            return True
        arrive(state, AUTOMA)
        if state.waypoints[space] != NONE:
            state.steps.append(AutomaTakesWaypoint())
        meet(state, AUTOMA, space_triggers(state, space))
        return True


class AutomaTakesWaypoint(Step[AuroraState]):
    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        space = state.positions[AUTOMA]
        state.tell(WAYPOINT_TAKEN, AUTOMA, space, state.waypoints[space])
        state.waypoints = changed(state.waypoints, space, NONE)
        state.add_fame(AUTOMA, 1)
        return True


# Fire


class AutomaFires(Step[AuroraState]):
    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        play_card(state, flip(state), FIRES)
        return True


def fire(state: AuroraState, damage: int) -> None:
    """LAU-AUTO-08, LFS-PVP-17: the weakest Enemy of its region, else the human there."""
    automa = state.the_automa()
    foes = foes_near(state, AUTOMA)
    if not automa.load[AMMO] or not (foes or rivals_near(state, AUTOMA)):
        return
    if not foes:
        spend_ammo(state)
        strike_player(state, AUTOMA, HUMAN, damage)
        return
    foe = foes[0]
    for other in foes:
        if boxes_left(other) < boxes_left(foe):
            foe = other
    state.steps.append(AutomaShoots(foe.card, damage))
    meet(state, AUTOMA, ON_ATTACK)


def spend_ammo(state: AuroraState) -> None:
    spend_for_automa(state, AMMO, 1)
    state.tell(SPENT, AUTOMA, AMMO, 1)


class AutomaShoots(Step[AuroraState]):
    """LFS-STORY-11: if the Story has left the Enemy on the road."""

    __slots__ = ("damage", "target")

    def __init__(self, target: int, damage: int) -> None:
        self.target = target
        self.damage = damage

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        foe = state.foe_with(self.target)
        if foe is not None:
            spend_ammo(state)
            hit_enemy(state, AUTOMA, foe, self.damage)
            state.add_fame(AUTOMA, 1)
            place_target(state, AUTOMA, foe)
        return True
