"""Where units go: to neutral land, to fights they can win, to where they are needed."""

from typing import Final

from meadhall.games.northgard.bot.battle import (
    value_of_attack,
    value_of_hunt,
    worth_of_help,
    worth_of_unit,
)
from meadhall.games.northgard.bot.outlook import IMPOSSIBLE, Outlook
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.actions.groups import link_cost
from meadhall.games.northgard.rules.actions.movement import MoveEffect, target_obstacle
from meadhall.games.northgard.rules.cards.passages import BribeUnits, way_out_obstacle
from meadhall.games.northgard.rules.fighting.fights import first_fierce
from meadhall.games.northgard.rules.moves import (
    FROM,
    TO,
    UNITS_MOVED,
    WITH_KAIJA,
    WITHOUT_KAIJA,
)
from meadhall.games.northgard.rules.progress import NO_BONUS, MoveTerms
from meadhall.games.northgard.rules.under_way import the_action, the_card
from meadhall.kernel.best import Best

# Marches

ENOUGH: Final = 0.3
"""The least gain for which units march."""


class March:
    """A group on its way, and what it gains."""

    __slots__ = ("figures", "gain", "target")

    def __init__(self, target: int, figures: int, gain: float) -> None:
        self.target = target
        self.figures = figures
        self.gain = gain


def better(first: March, second: March) -> March:
    """The march that gains more, the first of equals."""
    return second if second.gain > first.gain else first


HELPERS: Final = 0.9
"""The share of a joint attack that counts while only the first group marches."""


def march_between(
    outlook: Outlook, origin: int, target: int, terms: MoveTerms, helpers: int
) -> March:
    """The best number of figures to send, and what that gains."""
    state = outlook.state
    seat = outlook.seat
    figures = state.figures_in(origin, seat)
    units = state.units_in(origin, seat)
    best = March(target, units, IMPOSSIBLE)
    if state.control(origin) != seat:
        return best
    home = outlook.worth_of_land(origin)
    safe = outlook.danger(origin, figures)
    there = state.figures_in(target, seat)
    before = value_at_target(outlook, target, terms, there)
    for n in range(units, 0, -1):
        loss = home * (outlook.danger(origin, figures - n) - safe)
        gain = value_at_target(outlook, target, terms, there + n) - before
        if helpers:
            joint = value_at_target(outlook, target, terms, there + n + helpers) - before
            gain = max(gain, HELPERS * joint)
        best = better(best, March(target, n, gain - loss))
    return best


LOCKED: Final = 0.4
"""The share of land that counts where a creature prevents leaving."""


def value_at_target(outlook: Outlook, target: int, terms: MoveTerms, figures: int) -> float:
    """What it is worth to have these figures in a territory at the end of the action."""
    if figures == 0:
        return 0.0
    state = outlook.state
    holder = state.control(target)
    if state.is_enemy(outlook.seat, holder):
        return value_of_attack(outlook, target, terms, figures)
    if holder not in (NONE, outlook.seat):
        return IMPOSSIBLE
    worth = outlook.worth_of_land(target)
    if state.creatures.line:
        fierce = first_fierce(state.creatures_in(target))
        if fierce != NONE:
            return value_of_hunt(outlook, target, terms, figures, fierce)
        if state.is_locked(target):
            worth *= LOCKED
    return worth * (1.0 - outlook.danger(target, figures))


ANOTHER: Final = 0.6
"""The share of a second march that counts, for an action with more than one move."""


def value_of_moving(outlook: Outlook, effect: MoveEffect) -> float:
    """What a Move action gains: its best marches, and creatures that can be slain."""
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
    """What the seat gains from creatures that share a territory with it (NUL-CREA-09)."""
    state = outlook.state
    value = 0.0
    for creature in state.creatures.line:
        territory = state.lands.territory(state.creatures.at[creature])
        if state.control(territory) == outlook.seat:
            figures = state.figures_in(territory, outlook.seat)
            value += max(0.0, value_of_hunt(outlook, territory, terms, figures, creature))
    return value


def helpers_of(outlook: Outlook, origin: int, target: int, moves: int) -> int:
    """How many units from elsewhere may join an attack with the remaining moves."""
    state = outlook.state
    if moves < 1 or not state.is_enemy(outlook.seat, state.control(target)):
        return 0
    best = 0
    for neighbour in state.lands.links(target):
        if (
            neighbour != origin
            and state.control(neighbour) == outlook.seat
            and not state.lands.is_hard(neighbour, target)
        ):
            best = max(best, state.units_in(neighbour, outlook.seat) - 1)
    return best


# A Move action


def planned_march(outlook: Outlook, origin: int) -> March:
    """The best march of the action under way out of a territory."""
    state = outlook.state
    action = the_action(state)
    best = March(NONE, 0, IMPOSSIBLE)
    for target in state.lands.links(origin):
        if target_obstacle(state, outlook.seat, origin, target) is None:
            left = action.left - link_cost(state, origin, target)
            helpers = helpers_of(outlook, origin, target, left)
            best = better(best, march_between(outlook, origin, target, action.terms(), helpers))
    return best


def gain_of_march(outlook: Outlook, move: int) -> float:
    return planned_march(outlook, FROM.target(move)).gain


def choose_target(outlook: Outlook, moves: list[int]) -> int:
    """As planned; after passing through a partner's territory, the best place to stay."""
    state = outlook.state
    action = the_action(state)
    if action.passing != NONE:
        return best_stay(outlook, moves)
    target = TO.at(planned_march(outlook, action.origin).target)
    return target if target in moves else moves[0]


def best_stay(outlook: Outlook, moves: list[int]) -> int:
    action = the_action(outlook.state)
    best = Best(moves[0])
    for move in moves:
        value = value_at_target(outlook, TO.target(move), action.terms(), action.group)
        best.offer(move, value)
    return best.move


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


# Hidden ways, and the unit that the Stag Clan calls


def best_way(outlook: Outlook, origin: int) -> March:
    """The best hidden way out of a territory (NUL-CARD-11)."""
    state = outlook.state
    best = March(NONE, 0, IMPOSSIBLE)
    for target in state.lands.territories():
        if (
            target != origin
            and way_out_obstacle(state, outlook.seat, origin, target) is None
            and state.control(target) != outlook.seat
        ):
            best = better(best, march_between(outlook, origin, target, NO_BONUS, 0))
    return best


def value_of_hidden_way(outlook: Outlook) -> float:
    state = outlook.state
    best = 0.0
    for origin in state.controlled(outlook.seat):
        if state.units_in(origin, outlook.seat) > 1 and not state.is_locked(origin):
            best = max(best, best_way(outlook, origin).gain)
    return best


def gain_of_way(outlook: Outlook, move: int) -> float:
    return best_way(outlook, FROM.target(move)).gain


def choose_way_out(outlook: Outlook, moves: list[int]) -> int:
    target = TO.at(best_way(outlook, the_action(outlook.state).origin).target)
    return target if target in moves else moves[0]


def gain_of_pulling(outlook: Outlook, move: int) -> float:
    """What a unit is worth where it is called to, less its worth where it stands."""
    state = outlook.state
    origin = FROM.target(move)
    gain = worth_of_help(outlook, state.lands.territory(the_card(state).aim))
    left = state.figures_in(origin, outlook.seat) - 1
    loss = outlook.danger(origin, left) - outlook.danger(origin, left + 1)
    return gain - loss * outlook.worth_of_land(origin)


# Bribery

STILL_HELD: Final = 0.2
"""The share of land that counts where only some of the units leave."""


def value_of_bribing(outlook: Outlook, move: int) -> float:
    """Best where the bribed units are all that hold rich land."""
    state = outlook.state
    step = state.steps[-1]
    assert isinstance(step, BribeUnits)
    territory = FROM.target(move)
    value = outlook.worth_of_land(territory)
    is_held = state.figures_in(territory, state.control(territory)) > step.most
    return value * STILL_HELD if is_held else value


UNWELCOME: Final = -500.0
"""Units that come to the seat's own land have to be fought."""
REUNITED: Final = -1.0
"""Units that come to other land of their owner."""


def value_of_exile(outlook: Outlook, move: int) -> float:
    """Best against another opponent, or else to poor land."""
    state = outlook.state
    holder = state.control(TO.target(move))
    if holder == outlook.seat:
        return UNWELCOME
    if holder == the_action(state).seat:
        return REUNITED
    if state.is_enemy(outlook.seat, holder):
        return worth_of_unit(outlook)
    return -outlook.worth_of_land(TO.target(move))
