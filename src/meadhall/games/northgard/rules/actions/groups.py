"""The figures that one move, or one passage of a card, takes to another territory.

``action`` says from where to where; ``choose_group`` asks for the rest and carries it out.
"""

from meadhall.games.northgard.content.tables import KAIJA_MAY_ATTACK
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.events import KAIJA_MOVED, MOVED, SHIFTED
from meadhall.games.northgard.rules.moves import UNITS_MOVED, WITH_KAIJA, WITHOUT_KAIJA
from meadhall.games.northgard.rules.obstacles import (
    KAIJA_STAYS_OUT,
    NO_WAY_OUT_OF_PARTNER,
    NOTHING_MOVES,
)
from meadhall.games.northgard.rules.progress import Action, MoveTerms
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_action
from meadhall.kernel.state import Choice, Obstacle


def new_action(state: NorthgardState, seat: int, terms: MoveTerms, left: int) -> Action:
    """An action before anything has moved."""
    return Action(
        seat=seat,
        effect=terms.number,
        left=left,
        origin=NONE,
        target=NONE,
        with_kaija=False,
        has_collected=False,
        passing=NONE,
        came_from=NONE,
        group=0,
        group_has_kaija=False,
        held=[],
        owned=tuple(state.controlled(seat)),
        fight_areas=[],
        fight_creatures=[],
    )


def may_kaija_enter(state: NorthgardState, seat: int, target: int) -> bool:
    """NUL-MOVE-11: not enemy territory, unless a card allows it this year."""
    if state.players[seat].year_flags & KAIJA_MAY_ATTACK:
        return True
    return not state.is_enemy(seat, state.control(target))


def has_way_out(
    state: NorthgardState, territory: int, came_from: int, with_kaija: bool, left: int
) -> bool:
    """NUL-TEAM-04: whether a group in a partner's territory can leave it to where it may stay,
    perhaps through another one, with the moves that are left then. The way back to where it came
    from does not count: nothing would have changed."""
    if state.is_locked(territory) or state.fierce_in(territory):
        return False
    seat = the_action(state).seat
    for target in state.lands.links(territory):
        cost = link_cost(state, territory, target)
        if cost > left or state.fierce_in(target) > 1:
            continue
        if state.are_partners(seat, state.control(target)):
            if has_way_out(state, target, came_from, with_kaija, left - cost):
                return True
        elif target != came_from and (not with_kaija or may_kaija_enter(state, seat, target)):
            return True
    return False


def link_cost(state: NorthgardState, origin: int, target: int) -> int:
    """NUL-MOVE-03, 10: how many moves it takes to cross."""
    if not state.lands.is_hard(origin, target):
        return 1
    return 1 if the_action(state).terms().ignore_hard else 2


def choose_group(state: NorthgardState, seat: int) -> None:
    """Ask ``seat`` who goes from ``action.origin`` to ``action.target``."""
    action = the_action(state)
    action.with_kaija = False
    state.steps.append(ChooseUnits(seat))
    if action.seat == state.figures.kaija_seat and state.kaija_is_in(action.origin):
        state.steps.append(ChooseKaija(seat))


class ChooseKaija(Choice[NorthgardState]):
    """NUL-MOVE-13: whether Kaija goes with the group, or alone."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [WITHOUT_KAIJA.move, WITH_KAIJA.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        action = the_action(state)
        if move == WITHOUT_KAIJA.move:
            return None if state.units_in(action.origin, seat) else NOTHING_MOVES
        target = action.target
        if not may_kaija_enter(state, seat, target):
            return KAIJA_STAYS_OUT
        if state.are_partners(seat, state.control(target)):
            is_way = has_way_out(state, target, action.origin, True, action.left)
            return None if is_way else NO_WAY_OUT_OF_PARTNER
        return None

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        the_action(state).with_kaija = move == WITH_KAIJA.move


class ChooseUnits(Choice[NorthgardState]):
    """NUL-MOVE-13: how many units go; with Kaija it may be none."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        action = the_action(state)
        least = 0 if action.with_kaija else 1
        most = state.units_in(action.origin, action.seat)
        return [UNITS_MOVED.at(n) for n in range(least, most + 1)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        march(state, seat, UNITS_MOVED.target(move))


def march(state: NorthgardState, seat: int, n: int) -> None:
    """Take ``n`` units, and Kaija if she was chosen, to the target, as ``seat`` decided."""
    action = the_action(state)
    mover = action.seat
    origin = action.origin
    target = action.target
    if action.with_kaija:
        collect_for_kaija(state)
        state.put_kaija(target)
        state.tell(KAIJA_MOVED, mover, origin, target)
    if n:
        state.shift_units(mover, origin, target, n)
        if mover == seat:
            state.tell(MOVED, mover, origin, target, n)
        else:
            state.tell(SHIFTED, seat, mover, origin, target, n)
    if state.are_partners(mover, state.control(target)):
        if action.passing == NONE:
            action.came_from = origin
        action.passing = target
        action.group = n
        action.group_has_kaija = action.with_kaija
    else:
        action.passing = NONE
        action.came_from = NONE
        if state.fierce_in(target):
            action.held.append(target)
    action.origin = NONE
    action.target = NONE
    action.with_kaija = False


def collect_for_kaija(state: NorthgardState) -> None:
    """NUL-MOVE-12: once per action, collect what the territory shows that she leaves first."""
    action = the_action(state)
    resources = action.terms().kaija_collects
    if resources and not action.has_collected:
        action.has_collected = True
        for resource in resources:
            state.gain(action.seat, resource, state.icons_in(action.origin, resource))
