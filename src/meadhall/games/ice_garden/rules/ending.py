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
from meadhall.games.ice_garden.rules.events import (
    BY_DEAD_SNOW,
    BY_GOAL,
    BY_VICTORY_POINTS,
    GOAL_REACHED,
    SCORED_GORGE,
)
from meadhall.games.ice_garden.rules.reputation import is_more_reputable
from meadhall.games.ice_garden.rules.state import INDEPENDENT, PLAYER, IceGardenState

GORGE_BONUS: Final = 5
"""LIG-END-03."""


def goal_progress(state: IceGardenState, side: int) -> int:
    """LIG-GOAL-01 to LIG-GOAL-04."""
    scientist = state.scientists[side]
    if scientist == FREIHOFF:
        return sum(state.towers)
    if scientist == VAN_DYKEN:
        return state.absorbed
    if scientist == CALLO:
        return sum(state.locked)
    return sum(state.captured)


def has_reached_goal(state: IceGardenState, side: int) -> bool:
    return goal_progress(state, side) >= GOAL_TARGETS[state.scientists[side]]


WON: Final = 0
DRAWN: Final = 1
LOST: Final = 2
OUTCOME_IDS: Final = ["won", "drawn", "lost"]


def solo_outcome(state: IceGardenState) -> int:
    """LIG-SOL-25, LIG-SOL-26: the Dead Snow is always lost, a tie is shared."""
    if state.ended == BY_DEAD_SNOW:
        return LOST
    if state.ended == BY_GOAL:
        has_won = has_reached_goal(state, PLAYER)
        if has_won != has_reached_goal(state, INDEPENDENT):
            return WON if has_won else LOST
    own, theirs = state.victory_points[PLAYER], state.victory_points[INDEPENDENT]
    if own == theirs:
        return DRAWN
    return WON if own > theirs else LOST


def is_game_over(state: IceGardenState) -> bool:
    """LIG-END-01: goals first, then victory points or the last helm; if so, the game is ended."""
    is_goal_reached = False
    for side in range(state.sides):
        if has_reached_goal(state, side):
            is_goal_reached = True
            state.tell(GOAL_REACHED, side, state.scientists[side])
    if is_goal_reached:
        state.end(BY_GOAL)
        return True
    if max(state.victory_points) < VICTORY_POINTS_TO_END and max(state.helms) < LAST_HELM:
        return False
    winner = gorge_winner(state)
    if winner != NONE:
        state.score(winner, GORGE_BONUS, SCORED_GORGE)
    state.end(BY_VICTORY_POINTS)
    return True


def gorge_winner(state: IceGardenState) -> int:
    """LIG-END-03: most influence markers in Viper Gorge, ties to the better reputation."""
    winner = NONE
    for side in range(state.sides):
        n = state.gorge[side]
        if n and (
            winner == NONE
            or n > state.gorge[winner]
            or (n == state.gorge[winner] and is_more_reputable(state, side, winner))
        ):
            winner = side
    return winner
