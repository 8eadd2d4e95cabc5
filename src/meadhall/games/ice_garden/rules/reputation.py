"""Reputation (LIG-REP) and what is decided by it."""

from meadhall.games.ice_garden.content.tables import (
    BEST_REPUTATION,
    NONE,
    REPUTATION_VALUES,
    WORST_REPUTATION,
    YIN_YANG,
)
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.state import INDEPENDENT, IceGardenState


def lose_reputation(state: IceGardenState, side: int, n: int) -> None:
    """LIG-REP-01, LIG-REP-04, LIG-REP-05: one movement, to the top of the stack it ends on.

    LIG-SOL-04: without a track nothing is lost.
    """
    if n == 0 or state.is_solo():
        return
    before = state.sides[side].reputation
    state.sides[side].reputation = max(WORST_REPUTATION, before - n)
    state.own_tracks().reputation_stack.remove(side)
    state.own_tracks().reputation_stack.append(side)
    _tell(state, side, before)


def raise_reputation(state: IceGardenState, side: int, n: int) -> None:
    """LIG-REP-01, LIG-REP-03: to the bottom of the stack it ends on; 0 is the best.

    LIG-RAV-02: nobody raises a reputation that cannot rise.
    """
    before = state.sides[side].reputation
    state.sides[side].reputation = min(BEST_REPUTATION, before + n)
    state.own_tracks().reputation_stack.remove(side)
    state.own_tracks().reputation_stack.insert(0, side)
    _tell(state, side, before)


def _tell(state: IceGardenState, side: int, before: int) -> None:
    after = state.sides[side].reputation
    state.tell(
        events.REPUTATION_CHANGED,
        side,
        REPUTATION_VALUES.index(before),
        REPUTATION_VALUES.index(after),
    )


def is_more_reputable(state: IceGardenState, side: int, other: int) -> bool:
    """LIG-DEF-09: the higher space, then the lower place in the stack.

    LIG-SOL-05: without a track the player loses every tie.
    """
    if state.is_solo():
        return side == INDEPENDENT
    own, theirs = state.sides[side].reputation, state.sides[other].reputation
    if own != theirs:
        return own > theirs
    stack = state.tracks.reputation_stack
    return stack.index(side) < stack.index(other)


def least_reputable(state: IceGardenState) -> int:
    """LIG-DEF-09: the topmost marker of the lowest occupied space."""
    worst = state.tracks.reputation_stack[0]
    for side in state.tracks.reputation_stack:
        if state.sides[side].reputation <= state.sides[worst].reputation:
            worst = side
    return worst


def is_everyone_safe(state: IceGardenState) -> bool:
    """LIG-VUK-01."""
    for side in state.sides:
        if side.reputation != YIN_YANG:
            return False
    return True


def final_reputation(state: IceGardenState, side: int) -> int:
    """LIG-SNW-03."""
    return state.sides[side].reputation - 2 * state.sides[side].vuko_tokens


def is_ahead_in_snow(state: IceGardenState, side: int, other: int) -> bool:
    """LIG-SNW-04: whether a side is ahead of another once the Dead Snow has fallen."""
    own, theirs = final_reputation(state, side), final_reputation(state, other)
    if own != theirs:
        return own > theirs
    if state.options.snow_moves_markers:
        first = came_first(state, side, state.sides[side].vuko_tokens, other)
        if first != NONE:
            return first == side
    return is_more_reputable(state, side, other)


def came_first(state: IceGardenState, side: int, tokens: int, other: int) -> int:
    """LIG-SNW-04 in the Polish rulebook: of two sides that end on one space the one whose marker
    got there first; ``NONE`` if neither moves. ``tokens`` are the Vuko tokens of ``side``.
    """
    theirs = state.sides[other].vuko_tokens
    if tokens and theirs:
        return side if state.order.index(side) < state.order.index(other) else other
    if tokens or theirs:
        return other if tokens else side
    return NONE


def would_win_by_snow(state: IceGardenState, side: int, loss: int) -> bool:
    """LIG-SNW-05: whether a player would win by LIG-SNW-04 if he let the Dead Snow fall now.

    First he loses that much reputation and takes a Vuko token (LIG-SNW-02).
    """
    space = max(WORST_REPUTATION, state.sides[side].reputation - loss)
    tokens = state.sides[side].vuko_tokens
    if state.vuko_tokens_left():
        tokens += 1
    own = space - 2 * tokens
    for other in range(len(state.sides)):
        if other == side:
            continue
        theirs = final_reputation(state, other)
        if theirs > own:
            return False
        if theirs == own:
            if state.options.snow_moves_markers:
                first = came_first(state, side, tokens, other)
                if first == other:
                    return False
                if first == side:
                    continue
            other_space = state.sides[other].reputation
            if other_space > space:
                return False
            if other_space == space and (loss or is_more_reputable(state, other, side)):
                return False
    return True
