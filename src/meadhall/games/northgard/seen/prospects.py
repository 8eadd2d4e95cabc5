# mypyc: interpreted
"""The fights that a Move action may still bring, by how many units come to them.

A march is weighed before its first step is taken, so these odds cannot belong to a choice: they
are part of the view. They leave out what those of ``forecast.py`` leave out.
"""

from collections.abc import Iterator

from meadhall.games.northgard.content.tables import (
    CREATURE_GLORY,
    CREATURE_IDS,
    CREATURE_SHARES,
)
from meadhall.games.northgard.content.tiles import AREA_IDS, NONE, RESOURCE_IDS
from meadhall.games.northgard.rules.actions.groups import link_cost
from meadhall.games.northgard.rules.fighting.fights import first_fierce
from meadhall.games.northgard.rules.progress import NO_BONUS, Action
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.seen import forecast
from meadhall.games.northgard.seen import view as views


def prospects(state: NorthgardState, action: Action) -> list[views.ProspectView]:
    """Every fight within reach, in the order of the territories."""
    if state.combat is not None:
        return []
    starts = _starts(state, action)
    most = max((state.units_in(start, action.seat) for start in starts), default=0)
    if action.passing != NONE:
        most = action.group
    found: list[views.ProspectView] = []
    for territory in sorted(_within_reach(state, action, starts)):
        if state.is_enemy(action.seat, state.control(territory)):
            found.append(_prospect(state, action, territory, NONE, most))
        elif action.terms() is not NO_BONUS:
            for creature in _creatures(state, territory):
                found.append(_prospect(state, action, territory, creature, most))
    return found


def _starts(state: NorthgardState, action: Action) -> list[int]:
    """Where the units are that may move next."""
    if action.passing != NONE:
        return [action.passing]
    if action.origin != NONE:
        return [action.origin]
    return state.occupied(action.seat)


def _within_reach(state: NorthgardState, action: Action, starts: list[int]) -> set[int]:
    """The territories to which the moves that are left suffice, whatever may be in the way, and
    those in which units of the action stand already."""
    reached = dict.fromkeys([*starts, *state.occupied(action.seat)], action.left)
    if action.target != NONE:
        # The price of this move is paid.
        reached[action.target] = action.left
    waiting = list(reached)
    while waiting:
        origin = waiting.pop()
        for target in state.lands.links(origin):
            left = reached[origin] - link_cost(state, origin, target)
            if left >= 0 and left > reached.get(target, -1):
                reached[target] = left
                waiting.append(target)
    return set(reached)


def _creatures(state: NorthgardState, territory: int) -> list[int]:
    """NUL-CREA-09: a Valkyrie has to be fought, others may be."""
    creatures = state.creatures_in(territory)
    fierce = first_fierce(creatures)
    return creatures if fierce == NONE else [fierce]


def _prospect(
    state: NorthgardState, action: Action, territory: int, creature: int, most: int
) -> views.ProspectView:
    meetings = list(_meetings(state, action, territory, creature, most))
    opponent = state.control(territory) if creature == NONE else NONE
    return views.ProspectView(
        territory=AREA_IDS[territory],
        opponent=None if opponent == NONE else opponent,
        creature=None if creature == NONE else CREATURE_IDS[creature],
        must_fight=creature == NONE or not CREATURE_SHARES[creature],
        figures=1 if opponent == NONE else state.figures_in(territory, opponent),
        gain=_gain(state, action, territory, creature),
        fights=[
            views.FightView(
                units=units,
                percent=forecast.percent(meeting.odds.win),
                losses=round(100 * meeting.odds.losses),
                losses_of_foe=round(100 * meeting.odds.loss_of_foe),
            )
            for units, meeting in meetings
        ],
    )


def _meetings(
    state: NorthgardState, action: Action, territory: int, creature: int, most: int
) -> Iterator[tuple[int, forecast.Meeting]]:
    seat = action.seat
    kaija = int(action.with_kaija or action.group_has_kaija)
    there = state.figures_in(territory, seat)
    strength = forecast.points_of(state, territory, seat) + kaija * state.power(seat).kaija_points
    for units in range(0 if there or kaija else 1, most + 1):
        figures, points = there + kaija + units, strength + units
        if creature == NONE:
            terms = action.terms()
            yield units, forecast.assault(state, seat, territory, terms, figures, points)
        else:
            yield units, forecast.challenge(state, seat, territory, creature, figures, points)


def _gain(state: NorthgardState, action: Action, territory: int, creature: int) -> dict[str, int]:
    """What a victory brings besides the territory (NUL-CREA-15, 26; NUL-CLAN-09, 10)."""
    power = state.power(action.seat)
    glory = 0 if creature == NONE else CREATURE_GLORY[creature]
    is_valkyrie = creature != NONE and not CREATURE_SHARES[creature]
    if creature == NONE or (is_valkyrie and territory not in action.owned):
        glory += power.conquest_glory
    gain = {"glory": glory} if glory else {}
    if power.attack_win:
        gain[RESOURCE_IDS[power.resource]] = power.attack_win
    return gain
