"""Maker-Spy (LIG-ATV-02, LIG-ATV-03, LIG-ATV-07, LIG-ATV-08)."""

from typing import Final

from meadhall.games.ice_garden.content.tables import (
    BLANK_SPACES,
    MAKER_SPY_UNIT,
    NONE,
    SOLO_MAKER_SPY,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.actions.upgrading import clear_space
from meadhall.games.ice_garden.rules.components import ASSIGNED
from meadhall.games.ice_garden.rules.independent.dice import tell_choice
from meadhall.games.ice_garden.rules.moves import ASSIGN, KEEP
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.effect import Effect
from meadhall.kernel.state import Choice, Obstacle

UNIT: Final[int] = MAKER_SPY_UNIT
"""Harrasim."""
FIRST_SPACE: Final[int] = BLANK_SPACES[UNIT]
"""The first of its Maker-Spy spaces, which come after the blank ones."""


class AssignAbilities(Effect[IceGardenState]):
    """LIG-ATV-02: while Harrasim is on the board, if a Maker-Spy space is open (LIG-ATV-03)."""

    __slots__ = ()

    def is_idle(self, state: IceGardenState, seat: int) -> bool:
        return not state.regions_of(UNIT) or not open_spaces(state)

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        if state.is_independent(seat):
            assign_by_rule(state, seat)
        else:
            state.steps.append(AssignAbility(seat, 0, NONE, assigned_now(state)))


def open_spaces(state: IceGardenState) -> list[int]:
    """LIG-ATV-03: Maker-Spy spaces without a bought upgrade."""
    contents = state.upgrades.spaces[UNIT]
    return [
        space
        for space in range(FIRST_SPACE, len(contents))
        if contents[space] == NONE or contents[space] >= ASSIGNED
    ]


def assigned_now(state: IceGardenState) -> int:
    """The abilities that Maker-Spy has assigned, as bits."""
    abilities = 0
    for space in open_spaces(state):
        content = state.upgrades.spaces[UNIT][space]
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
            return obstacles.ABILITIES_DIFFER
        if state.upgrades.stock[ability] or self._returns(state, ability):
            return None
        return obstacles.NO_TOKEN_TO_ASSIGN

    def _returns(self, state: IceGardenState, ability: int) -> bool:
        """LIG-ATV-07: earlier assigned tokens return first."""
        for space in open_spaces(state):
            if state.upgrades.spaces[UNIT][space] == ASSIGNED + ability:
                return True
        return False

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == KEEP.move:
            return
        spaces = open_spaces(state)
        if not self.assigned:
            for space in spaces:
                clear_space(state, seat, UNIT, space)
        ability = ASSIGN.target(move)
        assign_ability(state, seat, ability, spaces[self.assigned])
        state.own_upgrades().stock[ability] -= 1
        if self.assigned + 1 < len(spaces):
            following = AssignAbility(seat, self.assigned + 1, ability, self.earlier)
            if following.moves(state, seat):
                state.steps.append(following)


def assign_ability(state: IceGardenState, side: int, ability: int, space: int) -> None:
    state.own_upgrades().lay(UNIT, space, ASSIGNED + ability)
    state.tell(events.ASSIGNED, side, UNIT, ability, space)


def assign_by_rule(state: IceGardenState, side: int) -> None:
    """LIG-SOL-12, LIG-SOL-33: always the same two, without tokens; they stay."""
    if state.upgrades.spaces[UNIT][FIRST_SPACE] != NONE:
        return
    tell_choice(state, side, events.CHOSE_MAKER_SPY)
    for space, ability in zip(open_spaces(state), SOLO_MAKER_SPY, strict=True):
        assign_ability(state, side, ability, space)
