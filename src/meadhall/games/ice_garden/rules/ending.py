"""Individual goals (LIG-GOAL) and the end of the game (LIG-END)."""

from typing import Final

from meadhall.games.ice_garden.content.tables import (
    CALLO,
    FREIHOFF,
    GOAL_TARGETS,
    LAST_HELM,
    NONE,
    VAN_DYKEN,
    VICTORY_POINTS_TO_END,
)
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.reputation import is_more_reputable
from meadhall.games.ice_garden.rules.state import INDEPENDENT, PLAYER, IceGardenState

GORGE_BONUS: Final = 5
"""LIG-END-03."""


def goal_progress(state: IceGardenState, side: int) -> int:
    """LIG-GOAL-01 to LIG-GOAL-04."""
    scientist = state.sides[side].scientist
    if scientist == FREIHOFF:
        return sum(state.map.towers)
    if scientist == VAN_DYKEN:
        return state.map.absorbed
    if scientist == CALLO:
        return sum(state.map.locked)
    return state.captured()


def has_reached_goal(state: IceGardenState, side: int) -> bool:
    return goal_progress(state, side) >= GOAL_TARGETS[state.sides[side].scientist]


WON: Final = 0
DRAWN: Final = 1
LOST: Final = 2
OUTCOME_IDS: Final[list[str]] = ["won", "drawn", "lost"]


def solo_outcome(state: IceGardenState) -> int:
    """LIG-SOL-25, LIG-SOL-26: the Dead Snow is always lost, a tie is shared."""
    if state.ended == events.BY_DEAD_SNOW:
        return LOST
    if state.ended == events.BY_GOAL:
        has_won = has_reached_goal(state, PLAYER)
        if has_won != has_reached_goal(state, INDEPENDENT):
            return WON if has_won else LOST
    own, theirs = state.sides[PLAYER].victory_points, state.sides[INDEPENDENT].victory_points
    if own == theirs:
        return DRAWN
    return WON if own > theirs else LOST


def is_game_over(state: IceGardenState) -> bool:
    """LIG-END-01: goals first, then victory points or the last helm; if so, the game is ended."""
    is_goal_reached = False
    for side in range(len(state.sides)):
        if has_reached_goal(state, side):
            is_goal_reached = True
            state.tell(events.GOAL_REACHED, side, state.sides[side].scientist)
    if is_goal_reached:
        state.end(events.BY_GOAL)
        return True
    points = max([side.victory_points for side in state.sides])
    if points < VICTORY_POINTS_TO_END and state.foremost_helm() < LAST_HELM:
        return False
    winner = gorge_winner(state)
    if winner != NONE:
        state.score(winner, GORGE_BONUS, events.SCORED_GORGE)
    state.end(events.BY_VICTORY_POINTS)
    return True


def gorge_winner(state: IceGardenState) -> int:
    """LIG-END-03: most influence markers in Viper Gorge, ties to the better reputation."""
    winner = NONE
    for side in range(len(state.sides)):
        n = state.sides[side].gorge
        if n and (
            winner == NONE
            or n > state.sides[winner].gorge
            or (n == state.sides[winner].gorge and is_more_reputable(state, side, winner))
        ):
            winner = side
    return winner
