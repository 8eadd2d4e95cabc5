"""The Move action (NUL-MOVE): origin, target and figures, move after move; then the combats."""

from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules import obstacles
from meadhall.games.northgard.rules.actions.groups import (
    choose_group,
    has_way_out,
    link_cost,
    march,
    may_kaija_enter,
    new_action,
)
from meadhall.games.northgard.rules.cards.effects import CardEffect
from meadhall.games.northgard.rules.fighting.fights import begin_fights
from meadhall.games.northgard.rules.moves import DONE, FROM, TO
from meadhall.games.northgard.rules.progress import MoveTerms
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_action
from meadhall.kernel.state import Choice, Obstacle


class MoveEffect(CardEffect):
    """The Move action with ``n`` moves; always possible, even with no unit moved (NUL-TURN-07)."""

    __slots__ = ("n", "terms")

    def __init__(self, n: int, terms: MoveTerms) -> None:
        self.n = n
        self.terms = terms

    def obstacle(self, state: NorthgardState, seat: int) -> Obstacle | None:
        return None

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        begin_action(state, seat, self.terms, self.n)


def begin_action(state: NorthgardState, seat: int, terms: MoveTerms, left: int) -> None:
    """A Move action with ``left`` moves (NUL-MOVE-01); moves of several never combine."""
    state.action = new_action(state, seat, terms, left)
    state.steps.append(MakeMove(seat))


class MakeMove(Choice[NorthgardState]):
    """Where the next move begins, if there is one. This step stays below those that put the move
    together; when the moves are over, the combats take its place (NUL-MOVE-06)."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        action = the_action(state)
        if action.passing != NONE:
            action.origin = action.passing
            state.steps.append(ChooseTarget(self.seat))
            return True
        if action.left > 0:
            return False
        state.steps.pop()
        begin_fights(state, self.seat)
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [FROM.at(territory) for territory in state.occupied(seat)] + [DONE.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return None if move == DONE.move else origin_obstacle(state, seat, FROM.target(move))

    def moves(self, state: NorthgardState, seat: int) -> list[int]:
        found = [
            FROM.at(territory)
            for territory in state.occupied(seat)
            if origin_obstacle(state, seat, territory) is None
        ]
        found.append(DONE.move)
        return found

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
            begin_fights(state, seat)
            return
        the_action(state).origin = FROM.target(move)
        state.steps.append(ChooseTarget(seat))


def origin_obstacle(state: NorthgardState, seat: int, origin: int) -> Obstacle | None:
    """Why none of the figures in a territory may leave it with the next move."""
    action = the_action(state)
    if action.held and origin in action.held:
        return obstacles.VALKYRIE_HOLDS
    if state.control(origin) != seat and not action.terms().pass_enemy:
        return obstacles.UNITS_MUST_FIGHT
    if state.is_locked(origin):
        return obstacles.BEAR_BARS_LEAVING
    for target in state.lands.links(origin):
        if target_obstacle(state, seat, origin, target) is None:
            return None
    return obstacles.NO_WAY_TO_GO


def target_obstacle(state: NorthgardState, seat: int, origin: int, target: int) -> Obstacle | None:
    """Why the next move may not go from a territory to an adjacent one. A group that enters a
    partner's territory must be able to leave it, but not by going back (NUL-TEAM-04, 10)."""
    action = the_action(state)
    cost = link_cost(state, origin, target)
    if cost > action.left:
        return obstacles.LINK_TOO_HARD
    if state.fierce_in(target) > 1:
        return obstacles.TWO_VALKYRIES
    is_passing = action.passing != NONE
    goes_with_kaija = action.group_has_kaija if is_passing else not state.units_in(origin, seat)
    if goes_with_kaija and not may_kaija_enter(state, seat, target):
        return obstacles.KAIJA_STAYS_OUT
    came_from = action.came_from if is_passing else origin
    if not state.are_partners(seat, state.control(target)):
        return obstacles.ONLY_WAY_BACK if target == came_from else None
    left = action.left - cost
    if has_way_out(state, target, came_from, goes_with_kaija, left):
        return None
    if is_passing:
        return obstacles.MUST_MOVE_ON
    is_way_back = has_way_out(state, target, NONE, goes_with_kaija, left)
    return obstacles.ONLY_WAY_BACK if is_way_back else obstacles.NO_WAY_OUT_OF_PARTNER


class ChooseTarget(Choice[NorthgardState]):
    """The adjacent territory that the move goes to; its price is paid at once (NUL-MOVE-02, 03)."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [TO.at(target) for target in state.lands.links(the_action(state).origin)]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return target_obstacle(state, seat, the_action(state).origin, TO.target(move))

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        action = the_action(state)
        target = TO.target(move)
        action.left -= link_cost(state, action.origin, target)
        action.target = target
        if action.passing == NONE:
            choose_group(state, seat)
        else:
            action.with_kaija = action.group_has_kaija
            march(state, seat, action.group)
