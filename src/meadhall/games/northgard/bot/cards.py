"""What cards are worth: in general, as part of a deck, and played right now."""

from typing import Final

from meadhall.games.northgard.bot.battle import worth_of_unit
from meadhall.games.northgard.bot.marching import (
    ENOUGH,
    value_of_hidden_way,
    value_of_moving,
)
from meadhall.games.northgard.bot.outlook import Outlook
from meadhall.games.northgard.bot.prospects import chance_next, glory_of_closed
from meadhall.games.northgard.bot.works import (
    FEWER,
    value_of_building_at_all,
    value_of_recruiting,
    value_of_unit,
    value_of_units,
)
from meadhall.games.northgard.content.keywords import (
    ADD_UNIT,
    ALL_OPPONENTS_DISCARD,
    BUILD,
    CHOOSE_ACTION,
    CHOOSE_ONE,
    COLLECT,
    COPY_CARD,
    DRAW,
    DRAW_PER,
    EXPLORE,
    EXTORT,
    IGNORE_ENEMY_DEFENCES,
    INSPECT_AND_DISCARD,
    MOVE,
    OPPONENT_DISCARDS_RANDOM,
    OWN_PLAYED_THIS_YEAR,
    RECRUIT,
    RECRUIT_EACH,
    RECRUIT_PER_ICON,
    REMOVE_ENEMY_UNIT,
    SEQUENCE_ANY_ORDER,
    SET_YEAR_FLAG,
    SHIFT_ENEMY_UNITS,
    TAKE_DISPLAY_CARD,
    TAKE_FROM_DISCARD,
    TELEPORT_UNITS,
)
from meadhall.games.northgard.content.tables import (
    ACHIEVEMENT,
    CARD_FLASH,
    CARD_GLORY,
    CARD_KIND,
    CARDS,
    SCORING,
    UNREST,
    UNREST_PENALTY,
    WIDE,
)
from meadhall.games.northgard.rules.cards.effects import (
    CANCELLING_CARD,
    CARD_EFFECTS,
    EFFECTS,
    FIRST_KIND,
    SEQUENCES,
    any_order_effect,
    build_effect,
    choose_effect,
    copy_effect,
    draw_effect,
    explore_effect,
    move_effect,
    recruit_effect,
    resource_effect,
)
from meadhall.games.northgard.rules.cards.interpreter import sequence_obstacle
from meadhall.games.northgard.rules.cards.special import struck_by
from meadhall.games.northgard.rules.scoring import count_achieved

# What an effect brings on average, in Glory.
A_UNIT: Final = 1.3
A_MOVE: Final = 1.5
MORE_MOVES: Final = 0.5
A_POINT: Final = 0.5
AN_EXPLORE: Final = 3.0
VARIETY: Final = 0.15
AGAIN: Final = 0.6
"""How much each further tile to choose from, and another Explore, add to that."""
NEW_LAND: Final = 0.5
NEW_LAND_PER_YEAR: Final = 0.15
"""A tile that closes nothing."""
A_BUILD: Final = 2.4
A_CARD: Final = 1.6
A_RESOURCE: Final = 0.55
A_BLOW: Final = 1.2
"""A unit or a card that an opponent loses."""
FLASH: Final = 0.25
"""What it is worth that a card takes no turn."""
COMES_UP: Final = 0.42
"""How often a card of the deck is drawn in a year."""
AVERAGE: Final = 1.7
"""The worth of a card that neither helps nor hinders a deck."""


def variety(tiles: int) -> float:
    return 1.0 + VARIETY * (tiles - 1)


def _power_of(sequence: int) -> float:
    power = 0.0
    for effect in SEQUENCES[sequence]:
        power += _power_of_effect(effect)
    return power


def _power_of_effect(effect: int) -> float:
    kind = EFFECTS[effect].kind
    n = EFFECTS[effect].n
    if kind in (RECRUIT, RECRUIT_EACH, RECRUIT_PER_ICON, ADD_UNIT):
        units = min(max(n, 2 if kind != RECRUIT and kind != ADD_UNIT else 1), 3)
        return A_UNIT * units * (1.0 - 0.1 * (units - 1))
    if kind == MOVE:
        move = move_effect(effect)
        power = A_MOVE + MORE_MOVES * (n - 1) + A_POINT * move.points
        has_edge = move.push_defender or move.bonus_choice or move.cancel_casualties > 0
        return power + A_POINT if has_edge else power
    if kind == EXPLORE:
        explore = explore_effect(effect)
        power = AN_EXPLORE * variety(n) * (1.0 + AGAIN * (explore.times - 1))
        return power + 0.5 if explore.redraw or explore.anywhere or explore.collect_tile else power
    if kind == BUILD:
        build = build_effect(effect)
        return A_BUILD + 0.6 * build.discount + 0.8 * (n - 1)
    if kind == DRAW:
        return A_CARD * draw_effect(effect).keep + 0.3 * (n - draw_effect(effect).keep)
    if kind == COLLECT:
        return A_RESOURCE * n
    if kind in (CHOOSE_ONE, CHOOSE_ACTION):
        options = sorted([_power_of(option) for option in choose_effect(effect).options])
        return sum(options[-n:])
    if kind == SEQUENCE_ANY_ORDER:
        order = any_order_effect(effect)
        return _power_of(order.mandatory) + _power_of(order.optional)
    return OTHER_POWERS.get(kind, 0.2)


OTHER_POWERS: Final[dict[int, float]] = {
    DRAW_PER: A_CARD,
    TAKE_FROM_DISCARD: A_CARD + 0.6,
    COPY_CARD: A_CARD,
    TELEPORT_UNITS: A_MOVE,
    SHIFT_ENEMY_UNITS: A_BLOW,
    REMOVE_ENEMY_UNIT: A_BLOW,
    INSPECT_AND_DISCARD: 0.7 * A_BLOW,
    ALL_OPPONENTS_DISCARD: A_BLOW,
    OPPONENT_DISCARDS_RANDOM: 0.6 * A_BLOW,
    EXTORT: 0.8 * A_BLOW,
    TAKE_DISPLAY_CARD: 0.6,
}
CARD_POWER: Final[list[float]] = [
    _power_of(CARD_EFFECTS[card]) + (FLASH if CARD_FLASH[card] else 0.0) for card in range(CARDS)
]
"""What playing a card brings on average."""


# A card of the deck


def worth_in_deck(outlook: Outlook, card: int) -> float:
    """What it is worth to have a card from next year on."""
    if CARD_KIND[card] == ACHIEVEMENT:
        return worth_of_achievement(outlook, card)
    if card == UNREST:
        return -float(UNREST_PENALTY)
    plays = outlook.years_left
    if plays:
        return CARD_GLORY[card] + CARD_POWER[card] * (1.0 + COMES_UP * (plays - 1))
    return float(CARD_GLORY[card])


def worth_of_achievement(outlook: Outlook, card: int) -> float:
    """As if the game ended now (NUL-END-05)."""
    counts = count_achieved(outlook.state, outlook.seat)
    worth = 0.0
    for what, glory in SCORING[card]:
        worth += counts[what] * glory
    return worth


def worth_of_staying(outlook: Outlook, card: int) -> float:
    """What the deck loses with a card: its Glory, and how much better it is than others."""
    if card == UNREST:
        return 0.0
    better = (CARD_POWER[card] - AVERAGE) * COMES_UP * outlook.years_left
    return CARD_GLORY[card] + better


# A card played now


def value_of_card(outlook: Outlook, card: int) -> float:
    return value_of_sequence(outlook, CARD_EFFECTS[card])


def value_of_sequence(outlook: Outlook, sequence: int) -> float:
    value = 0.0
    for effect in SEQUENCES[sequence]:
        value += value_of_effect(outlook, effect)
    return value


def value_of_effect(outlook: Outlook, effect: int) -> float:
    """What an effect brings in this position."""
    kind = EFFECTS[effect].kind
    n = EFFECTS[effect].n
    if kind == MOVE:
        value = value_of_moving(outlook, effect)
        return value if value > ENOUGH else 0.0
    if kind == RECRUIT:
        return value_of_recruiting(outlook, n, recruit_effect(effect).where)
    if kind == EXPLORE:
        return value_of_exploring(outlook, effect)
    if kind == BUILD:
        return value_of_building_at_all(outlook, effect)
    if kind in (CHOOSE_ONE, CHOOSE_ACTION):
        return value_of_options(outlook, choose_effect(effect).options, n)
    if kind == SEQUENCE_ANY_ORDER:
        order = any_order_effect(effect)
        return value_of_sequence(outlook, order.mandatory) + value_of_sequence(
            outlook, order.optional
        )
    return value_of_special(outlook, effect, kind, n)


def value_of_special(outlook: Outlook, effect: int, kind: int, n: int) -> float:
    state = outlook.state
    if kind == DRAW:
        return A_CARD * draw_effect(effect).keep
    if kind == COLLECT:
        resource = resource_effect(effect).resource
        stock = outlook.player.resources[resource]
        value = 0.0
        for more in range(n):
            value += outlook.worth_of_next(resource, stock + more)
        return value
    if kind in (RECRUIT_EACH, RECRUIT_PER_ICON, ADD_UNIT):
        return value_of_units(outlook, units_of(outlook, effect), best_unit(outlook))
    if kind == TELEPORT_UNITS:
        return value_of_hidden_way(outlook)
    if kind == REMOVE_ENEMY_UNIT:
        return worth_of_unit(outlook) if struck_by(state, outlook.seat, effect) else 0.0
    if kind == DRAW_PER:
        return A_CARD * wide_territories(outlook)
    if kind == TAKE_FROM_DISCARD:
        return best_of(outlook.player.discard)
    if kind == COPY_CARD:
        own = copy_effect(effect).source == OWN_PLAYED_THIS_YEAR
        return best_of(outlook.player.active) if own else A_CARD
    if kind == SET_YEAR_FLAG:
        is_set = outlook.player.year_flags & n
        return 0.0 if is_set or n != IGNORE_ENEMY_DEFENCES else ENOUGH
    return OTHER_POWERS.get(kind, 0.0)


def value_of_options(outlook: Outlook, options: list[int], n: int) -> float:
    """The best of some sequences that can be carried out, and the next best as far as allowed."""
    values: list[float] = []
    for option in options:
        if sequence_obstacle(outlook.state, outlook.seat, option) is None:
            values.append(value_of_sequence(outlook, option))
    values.sort()
    return sum(values[-n:])


def value_of_exploring(outlook: Outlook, effect: int) -> float:
    """An unknown tile: new land, and the chance to close the territory that is nearest to it."""
    state = outlook.state
    lands = state.lands
    bonus = state.power(outlook.seat).closing_glory
    best = 0.0
    for territory in state.controlled(outlook.seat):
        sides = lands.open_sides[territory]
        if sides and not state.is_locked(territory):
            tiles = lands.tile_counts[territory] + 1
            glory = tiles + bonus + glory_of_closed(tiles) * outlook.harvests
            best = max(best, chance_next(sides) * glory)
    explore = explore_effect(effect)
    value = (best + NEW_LAND + NEW_LAND_PER_YEAR * outlook.years_left) * variety(explore.n)
    return value * (1.0 + AGAIN * (explore.times - 1))


def best_of(cards: list[int]) -> float:
    """The power of the best of some cards."""
    best = 0.0
    for card in cards:
        if card != CANCELLING_CARD and FIRST_KIND[CARD_EFFECTS[card]] != COPY_CARD:
            best = max(best, CARD_POWER[card])
    return FEWER * best


def best_unit(outlook: Outlook) -> float:
    best = 0.0
    for territory in outlook.state.controlled(outlook.seat):
        best = max(best, value_of_unit(outlook, territory))
    return best


def units_of(outlook: Outlook, effect: int) -> int:
    """How many units an effect brings that counts territories or icons."""
    state = outlook.state
    territories = state.controlled(outlook.seat)
    if EFFECTS[effect].kind == ADD_UNIT:
        return EFFECTS[effect].n if territories else 0
    if EFFECTS[effect].kind == RECRUIT_EACH:
        return len(territories)
    resource = resource_effect(effect).resource
    return sum([state.icons_in(territory, resource) for territory in territories])


def wide_territories(outlook: Outlook) -> int:
    lands = outlook.state.lands
    count = 0
    for territory in outlook.state.controlled(outlook.seat):
        if not lands.open_sides[territory] and lands.tile_counts[territory] >= WIDE:
            count += 1
    return count
