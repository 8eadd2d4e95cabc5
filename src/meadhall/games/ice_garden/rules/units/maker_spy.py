"""Maker-Spy (LIG-ATV-02, LIG-ATV-03, LIG-ATV-07, LIG-ATV-08)."""

from meadhall.games.ice_garden.content.tables import (
    ABILITIES,
    BLANK_SPACES,
    MAKER_SPY_UNIT,
    NONE,
    SOLO_MAKER_SPY,
    SPACES,
    UNIT_OWNER,
    UNIT_SPACES,
)
from meadhall.games.ice_garden.rules.actions.upgrading import clear_space
from meadhall.games.ice_garden.rules.events import ASSIGNED as ABILITY_ASSIGNED
from meadhall.games.ice_garden.rules.events import CHOSE_MAKER_SPY
from meadhall.games.ice_garden.rules.independent import tell_choice
from meadhall.games.ice_garden.rules.moves import ASSIGN, KEEP
from meadhall.games.ice_garden.rules.obstacles import ABILITIES_DIFFER, NO_TOKEN_TO_ASSIGN
from meadhall.games.ice_garden.rules.state import ASSIGNED, IceGardenState
from meadhall.kernel.state import Choice, Obstacle, Step


class MakerSpy(Step[IceGardenState]):
    """LIG-ATV-02: while Harrasim is on the board, if a Maker-Spy space is open (LIG-ATV-03)."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        side = state.side_of(UNIT_OWNER[MAKER_SPY_UNIT])
        if side != NONE and state.regions_of(MAKER_SPY_UNIT) and open_spaces(state):
            if state.is_independent(side):
                assign_by_rule(state, side)
            else:
                state.steps.append(AssignAbility(side, 0, NONE, assigned_now(state)))
        return True


def open_spaces(state: IceGardenState) -> list[int]:
    """LIG-ATV-03: Maker-Spy spaces without a bought upgrade."""
    at = MAKER_SPY_UNIT * SPACES
    return [
        space
        for space in range(BLANK_SPACES[MAKER_SPY_UNIT], UNIT_SPACES[MAKER_SPY_UNIT])
        if state.spaces[at + space] == NONE or state.spaces[at + space] >= ASSIGNED
    ]


def assigned_now(state: IceGardenState) -> int:
    """The abilities that Maker-Spy has assigned, as bits."""
    abilities = 0
    for space in open_spaces(state):
        content = state.spaces[MAKER_SPY_UNIT * SPACES + space]
        if content != NONE:
            abilities |= 1 << content - ASSIGNED
    return abilities


class AssignAbility(Choice[IceGardenState]):
    """D17: keep what is assigned, or an ability for each open space; LIG-ATV-07, LIG-ATV-08."""

    __slots__ = ("assigned", "earlier", "first")
    FACTS = {"assigned": None}

    def __init__(self, seat: int, assigned: int, first: int, earlier: int) -> None:
        super().__init__(seat)
        self.assigned = assigned
        """How many spaces have been filled this time."""
        self.first = first
        self.earlier = earlier
        """The abilities that were assigned before, as bits."""

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        abilities = ASSIGN.all()
        return abilities if self.assigned else [KEEP.move, *abilities]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        if move == KEEP.move:
            return None
        ability = ASSIGN.target(move)
        if ability == self.first:
            return ABILITIES_DIFFER
        if state.upgrade_stock[ability] or self._returns(state, ability):
            return None
        return NO_TOKEN_TO_ASSIGN

    def _returns(self, state: IceGardenState, ability: int) -> bool:
        """LIG-ATV-07: earlier assigned tokens return first."""
        for space in open_spaces(state):
            if state.spaces[MAKER_SPY_UNIT * SPACES + space] == ASSIGNED + ability:
                return True
        return False

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == KEEP.move:
            return
        spaces = open_spaces(state)
        if not self.assigned:
            for space in spaces:
                clear_space(state, seat, MAKER_SPY_UNIT, space)
        ability = ASSIGN.target(move)
        assign_ability(state, seat, ability, spaces[self.assigned])
        state.upgrade_stock[ability] -= 1
        if self.assigned + 1 < len(spaces):
            following = AssignAbility(seat, self.assigned + 1, ability, self.earlier)
            if following.moves(state, seat):
                state.steps.append(following)


def assign_ability(state: IceGardenState, side: int, ability: int, space: int) -> None:
    state.spaces[MAKER_SPY_UNIT * SPACES + space] = ASSIGNED + ability
    state.abilities[MAKER_SPY_UNIT * ABILITIES + ability] += 1
    state.tell(ABILITY_ASSIGNED, side, MAKER_SPY_UNIT, ability, space)


def assign_by_rule(state: IceGardenState, side: int) -> None:
    """LIG-SOL-12, LIG-SOL-33: always the same two, without tokens; they stay."""
    if state.spaces[MAKER_SPY_UNIT * SPACES + BLANK_SPACES[MAKER_SPY_UNIT]] != NONE:
        return
    tell_choice(state, side, CHOSE_MAKER_SPY)
    for space, ability in zip(open_spaces(state), SOLO_MAKER_SPY, strict=True):
        assign_ability(state, side, ability, space)
