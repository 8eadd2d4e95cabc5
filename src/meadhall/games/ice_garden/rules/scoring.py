# mypyc: interpreted
"""The result (LIG-SNW-03, LIG-SNW-04, LIG-END-02, LIG-END-03), and where the points came from."""

from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.ending import (
    LOST,
    OUTCOME_IDS,
    has_reached_goal,
    solo_outcome,
)
from meadhall.games.ice_garden.rules.reputation import final_reputation, is_ahead_in_snow
from meadhall.games.ice_garden.rules.state import INDEPENDENT, PLAYER, IceGardenState
from meadhall.kernel.game import Ending, Result, Rival

SOURCE_IDS = ["attacks", "regions", "viper_gorge"]
"""Where victory points come from."""
SNOW_SOURCE_IDS = ["reputation", "vuko_tokens"]
"""LIG-SNW-03: what counts once the Dead Snow has fallen."""


def result(state: IceGardenState) -> Result:
    """The result as it stands; while the game goes on, by victory points."""
    if state.is_solo():
        return _solo_result(state)
    if state.ended == events.BY_DEAD_SNOW:
        return _snow_result(state)
    keys = [
        (state.ended == events.BY_GOAL and has_reached_goal(state, number), side.victory_points)
        for number, side in enumerate(state.sides)
    ]
    places = [1 + sum(other > key for other in keys) for key in keys]
    return Result([side.victory_points for side in state.sides], places, _sheets(state))


def _snow_result(state: IceGardenState) -> Result:
    """LIG-SNW-04, LIG-SNW-08."""
    sides = range(len(state.sides))
    totals = [final_reputation(state, side) for side in sides]
    places = [
        1 + sum(is_ahead_in_snow(state, other, side) for other in sides if other != side)
        for side in sides
    ]
    rows = [[side.reputation, -2 * side.vuko_tokens] for side in state.sides]
    sheets = [dict(zip(SNOW_SOURCE_IDS, row, strict=True)) for row in rows]
    return Result(totals, places, sheets)


def _solo_result(state: IceGardenState) -> Result:
    """LIG-SOL-26: a draw shares the first place, a defeat is the second."""
    place = 2 if solo_outcome(state) == LOST else 1
    return Result([state.sides[PLAYER].victory_points], [place], _sheets(state)[:1])


def ending(state: IceGardenState) -> Ending:
    """LIG-END-01, LIG-SNW-03, LIG-SOL-25: why the game ended, and how the other side fared."""
    reached = [
        side.scientist for number, side in enumerate(state.sides) if has_reached_goal(state, number)
    ]
    facts: dict[str, object] = {"goal": tables.GOAL_IDS[reached[0]] if reached else None}
    why = events.END_IDS[state.ended]
    if not state.is_solo():
        return Ending(why, facts)
    facts |= {"why": why, "outcome": OUTCOME_IDS[solo_outcome(state)]}
    other = state.sides[INDEPENDENT]
    rival = Rival("ip", other.victory_points, _sheets(state)[INDEPENDENT])
    return Ending("solo", facts, [rival])


def _sheets(state: IceGardenState) -> list[dict[str, int]]:
    return [dict(zip(SOURCE_IDS, side.scored, strict=True)) for side in state.sides]
