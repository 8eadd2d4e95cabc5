"""Where units go: to neutral land, to fights that can be won, to where they are needed."""

from typing import Final

from meadhall.games.northgard.bot.battle import (
    value_of_attack,
    value_of_hunt,
    worth_of_help,
    worth_of_unit,
)
from meadhall.games.northgard.bot.outlook import NOTHING, Outlook
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.actions.groups import link_cost
from meadhall.games.northgard.rules.actions.movement import MoveEffect, target_obstacle
from meadhall.games.northgard.rules.cards.passages import BribeUnits, way_out_obstacle
from meadhall.games.northgard.rules.fighting.fights import first_fierce
from meadhall.games.northgard.rules.moves import (
    DECLINE,
    DONE,
    FROM,
    TO,
    UNITS_MOVED,
    WITH_KAIJA,
    WITHOUT_KAIJA,
)
from meadhall.games.northgard.rules.progress import NO_BONUS, MoveTerms
from meadhall.games.northgard.rules.under_way import the_action, the_card

ENOUGH: Final = 0.3
"""A march is made for any gain worth mentioning."""
LOCKED: Final = 0.4
"""The share of its worth that land has where a creature lets nobody out."""
ANOTHER: Final = 0.6
"""The share of a second march that an action with more moves counts."""
STILL_HELD: Final = 0.2
"""The share of its worth that land loses to its owner when only some units leave."""
UNWELCOME: Final = -500.0
"""Units that come to the own land have to be fought."""
HELPERS: Final = 0.9
"""The share of a joint attack that counts while only the first group marches."""


class March:
    """A group on its way; ``gain`` is what it brings."""

    __slots__ = ("figures", "gain", "origin", "target")

    def __init__(self, origin: int, target: int, figures: int, gain: float) -> None:
        self.origin = origin
        self.target = target
        self.figures = figures
        self.gain = gain


def march_between(
    outlook: Outlook, origin: int, target: int, terms: MoveTerms, helpers: int
) -> March:
    """The best number of figures to send, and what that gains."""
    state = outlook.state
    seat = outlook.seat
    figures = state.figures_in(origin, seat)
    units = state.units_in(origin, seat)
    holder = state.figures.holders[target]
    if state.figures.holders[origin] != seat:
        return March(origin, target, units, NOTHING)
    home = outlook.worth_of_land(origin)
    safe = outlook.danger(origin, figures)
    best = March(origin, target, units, NOTHING)
    there = state.figures_in(target, seat)
    before = value_at_target(outlook, target, terms, there, holder)
    for n in range(units, 0, -1):
        loss = home * (outlook.danger(origin, figures - n) - safe)
        gain = value_at_target(outlook, target, terms, there + n, holder) - before
        if helpers and state.is_enemy(seat, holder):
            joint = value_at_target(outlook, target, terms, there + n + helpers, holder) - before
            gain = max(gain, HELPERS * joint)
        if gain - loss > best.gain:
            best = March(origin, target, n, gain - loss)
    return best


def value_at_target(
    outlook: Outlook, target: int, terms: MoveTerms, figures: int, holder: int
) -> float:
    """What it is worth to have so many figures in a territory at the end of the action."""
    if figures == 0:
        return 0.0
    state = outlook.state
    if state.is_enemy(outlook.seat, holder):
        return value_of_attack(outlook, target, terms, figures)
    if holder not in (NONE, outlook.seat):
        return NOTHING
    worth = outlook.worth_of_land(target)
    if state.creatures.line:
        fierce = first_fierce(state.creatures_in(target))
        if fierce != NONE:
            return value_of_hunt(outlook, target, terms, figures, fierce)
        if state.is_locked(target):
            worth *= LOCKED
    return worth * (1.0 - outlook.danger(target, figures))


def value_of_moving(outlook: Outlook, effect: MoveEffect) -> float:
    """What a Move action gains: its best marches, and creatures that can be slain on the way."""
    state = outlook.state
    terms = effect.terms
    first = second = 0.0
    first_target = NONE
    for origin in state.controlled(outlook.seat):
        if state.is_locked(origin) or not state.units_in(origin, outlook.seat):
            continue
        for target in state.lands.links(origin):
            cost = 2 if state.lands.is_hard(origin, target) and not terms.ignore_hard else 1
            if cost > effect.n or state.fierce_in(target) > 1:
                continue
            helpers = helpers_of(outlook, origin, target, effect.n - cost)
            gain = march_between(outlook, origin, target, terms, helpers).gain
            if gain > first:
                if target != first_target:
                    second = first
                first, first_target = gain, target
            elif gain > second and target != first_target:
                second = gain
    if effect.n > 1:
        first += ANOTHER * second
    return first + value_of_hunting(outlook, terms)


def value_of_hunting(outlook: Outlook, terms: MoveTerms) -> float:
    """The creatures that share a territory with own units (NUL-CREA-09)."""
    state = outlook.state
    value = 0.0
    for creature in state.creatures.line:
        territory = state.lands.territory(state.creatures.at[creature])
        if state.figures.holders[territory] == outlook.seat:
            figures = state.figures_in(territory, outlook.seat)
            value += max(0.0, value_of_hunt(outlook, territory, terms, figures, creature))
    return value


def helpers_of(outlook: Outlook, origin: int, target: int, moves: int) -> int:
    """How many units from elsewhere may join an attack with the moves that are left."""
    state = outlook.state
    if moves < 1 or not state.is_enemy(outlook.seat, state.figures.holders[target]):
        return 0
    best = 0
    for neighbour in state.lands.links(target):
        if (
            neighbour != origin
            and state.figures.holders[neighbour] == outlook.seat
            and not state.lands.is_hard(neighbour, target)
        ):
            best = max(best, state.units_in(neighbour, outlook.seat) - 1)
    return best


# A Move action


def planned_march(outlook: Outlook, origin: int) -> March:
    """The best march of the action under way out of a territory."""
    state = outlook.state
    action = the_action(state)
    best = March(origin, NONE, 0, NOTHING)
    for target in state.lands.links(origin):
        if target_obstacle(state, outlook.seat, origin, target) is None:
            left = action.left - link_cost(state, origin, target)
            helpers = helpers_of(outlook, origin, target, left)
            march = march_between(outlook, origin, target, action.terms(), helpers)
            if march.gain > best.gain:
                best = march
    return best


def choose_origin(outlook: Outlook, moves: list[int]) -> int:
    best, best_gain = DONE.move, ENOUGH
    for move in moves:
        if move != DONE.move:
            gain = planned_march(outlook, FROM.target(move)).gain
            if gain > best_gain:
                best, best_gain = move, gain
    return best


def choose_target(outlook: Outlook, moves: list[int]) -> int:
    """As planned; through a partner's territory to wherever the group may stay."""
    state = outlook.state
    action = the_action(state)
    if action.passing != NONE:
        return best_stay(outlook, moves)
    target = TO.at(planned_march(outlook, action.origin).target)
    return target if target in moves else moves[0]


def best_stay(outlook: Outlook, moves: list[int]) -> int:
    best, best_value = moves[0], NOTHING
    action = the_action(outlook.state)
    for move in moves:
        target = TO.target(move)
        holder = outlook.state.figures.holders[target]
        value = value_at_target(outlook, target, action.terms(), action.group, holder)
        if value > best_value:
            best, best_value = move, value
    return best


def choose_company(outlook: Outlook, moves: list[int]) -> int:
    """Kaija guards what the others leave, unless she collects on the way (NUL-MOVE-12)."""
    state = outlook.state
    action = the_action(state)
    if not action.has_collected and WITH_KAIJA.move in moves:
        for resource in action.terms().kaija_collects:
            if state.icons_in(action.origin, resource):
                return WITH_KAIJA.move
    return WITHOUT_KAIJA.move if WITHOUT_KAIJA.move in moves else WITH_KAIJA.move


def choose_number(outlook: Outlook, moves: list[int]) -> int:
    state = outlook.state
    action = the_action(state)
    helpers = helpers_of(outlook, action.origin, action.target, action.left)
    march = march_between(outlook, action.origin, action.target, action.terms(), helpers)
    n = march.figures
    if action.with_kaija:
        n -= 1
    return UNITS_MOVED.at(max(UNITS_MOVED.target(moves[0]), min(n, UNITS_MOVED.target(moves[-1]))))


# Hidden Ways, and the unit that the Stag Clan calls


def best_way(outlook: Outlook, origin: int) -> March:
    """The best hidden way out of a territory (NUL-CARD-11)."""
    state = outlook.state
    best = March(origin, NONE, 0, NOTHING)
    for target in state.lands.territories():
        if (
            target != origin
            and way_out_obstacle(state, outlook.seat, origin, target) is None
            and state.figures.holders[target] != outlook.seat
        ):
            march = march_between(outlook, origin, target, NO_BONUS, 0)
            if march.gain > best.gain:
                best = march
    return best


def value_of_hidden_way(outlook: Outlook) -> float:
    state = outlook.state
    best = 0.0
    for origin in state.controlled(outlook.seat):
        if state.units_in(origin, outlook.seat) > 1 and not state.is_locked(origin):
            best = max(best, best_way(outlook, origin).gain)
    return best


def choose_way_in(outlook: Outlook, moves: list[int]) -> int:
    best, best_gain = moves[0], NOTHING
    for move in moves:
        gain = best_way(outlook, FROM.target(move)).gain
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def choose_way_out(outlook: Outlook, moves: list[int]) -> int:
    target = TO.at(best_way(outlook, the_action(outlook.state).origin).target)
    return target if target in moves else moves[0]


def choose_pulled(outlook: Outlook, moves: list[int]) -> int:
    """From where a unit is of less use than where it is called to."""
    state = outlook.state
    target = state.lands.territory(the_card(state).aim)
    gain = worth_of_help(outlook, target)
    best, best_value = DECLINE.move, 0.0
    for move in moves:
        if move != DECLINE.move:
            origin = FROM.target(move)
            left = state.figures_in(origin, outlook.seat) - 1
            loss = outlook.danger(origin, left) - outlook.danger(origin, left + 1)
            value = gain - loss * outlook.worth_of_land(origin)
            if value > best_value:
                best, best_value = move, value
    return best


# Bribery


def choose_bribed(outlook: Outlook, moves: list[int]) -> int:
    """Units whose territory is worth most, if they are all that hold it."""
    state = outlook.state
    step = state.steps[-1]
    assert isinstance(step, BribeUnits)
    best, best_value = moves[0], NOTHING
    for move in moves:
        territory = FROM.target(move)
        value = outlook.worth_of_land(territory)
        if state.figures_in(territory, state.figures.holders[territory]) > step.most:
            value *= STILL_HELD
        if value > best_value:
            best, best_value = move, value
    return best


def choose_exile(outlook: Outlook, moves: list[int]) -> int:
    """Best against another opponent; else to poor land, and never on the own."""
    state = outlook.state
    owner = the_action(state).seat
    best, best_value = moves[0], NOTHING
    for move in moves:
        holder = state.figures.holders[TO.target(move)]
        value = -outlook.worth_of_land(TO.target(move))
        if holder == outlook.seat:
            value = UNWELCOME
        elif holder == owner:
            value = -1.0
        elif state.is_enemy(outlook.seat, holder):
            value = worth_of_unit(outlook)
        if value > best_value:
            best, best_value = move, value
    return best


def choose_most(outlook: Outlook, moves: list[int]) -> int:
    return moves[-1]
