"""Upgrades of unit types (LIG-MAK-05 to LIG-MAK-11, LIG-MAK-17 to LIG-MAK-21)."""

from typing import Final

from meadhall.games.ice_garden.content.tables import (
    ABILITIES,
    ABILITY_IDS,
    BLANK_SPACES,
    NONE,
    UNIT_IDS,
    UNIT_LEVEL,
    UNIT_PRINTED,
    UNIT_SPACES,
    UPGRADE_PRICES,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.components import ASSIGNED
from meadhall.games.ice_garden.rules.moves import ABILITY, DONE, SPACE, UPGRADE
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Choice, Obstacle

REPEATING_LEVEL: Final = 3
"""LIG-MAK-09: units of this level may have an ability several times."""


class UpgradeUnit(Choice[IceGardenState]):
    """D15, LIG-MAK-05: the unit type, or done without buying."""

    __slots__ = ()

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [*[UPGRADE.at(unit) for unit in state.units_of(seat)], DONE.move]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move:
            return None
        for ability in range(ABILITIES):
            if ability_obstacle(state, seat, UPGRADE.target(move), ability) is None:
                return None
        return obstacles.NO_SPACE_FOR_UPGRADE

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
            state.tell(events.UPGRADE_FORGONE, seat)
        else:
            state.steps[-1] = UpgradeAbility(seat, UPGRADE.target(move))


class UpgradeAbility(Choice[IceGardenState]):
    """D15, LIG-MAK-17: the ability, which is paid for now."""

    __slots__ = ("unit",)
    FACTS = {"unit": UNIT_IDS}

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return ABILITY.all()

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return ability_obstacle(state, seat, self.unit, ABILITY.target(move))

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.pay(seat, UPGRADE_PRICES[ABILITY.target(move)])
        state.steps[-1] = UpgradeSpace(seat, self.unit, ABILITY.target(move))


class UpgradeSpace(Choice[IceGardenState]):
    """D15: a free space, or a token to replace. Of equal spaces only one is offered."""

    __slots__ = ("ability", "unit")
    FACTS = {"ability": ABILITY_IDS, "unit": UNIT_IDS}

    def __init__(self, seat: int, unit: int, ability: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.ability = ability

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [SPACE.at(space) for space in different_spaces(state, self.unit)]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return space_obstacle(state, self.unit, self.ability, SPACE.target(move))

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        state.own_upgrades().stock[self.ability] -= 1
        lay_upgrade(state, seat, self.unit, self.ability, SPACE.target(move))


def is_any_upgrade_open(state: IceGardenState, seat: int) -> bool:
    """Whether some purchase is affordable and has a place."""
    for unit in state.units_of(seat):
        for ability in range(ABILITIES):
            if ability_obstacle(state, seat, unit, ability) is None:
                return True
    return False


def ability_obstacle(state: IceGardenState, seat: int, unit: int, ability: int) -> Obstacle | None:
    """LIG-MAK-06, LIG-MAK-10, and a space that could take it."""
    if not state.upgrades.stock[ability]:
        return obstacles.UPGRADES_USED_UP
    if not state.can_pay(seat, UPGRADE_PRICES[ability]):
        return obstacles.UPGRADE_TOO_DEAR
    obstacle: Obstacle | None = obstacles.NO_SPACE_FOR_UPGRADE
    for space in range(UNIT_SPACES[unit]):
        obstacle = space_obstacle(state, unit, ability, space)
        if obstacle is None:
            return None
    return obstacle


def space_obstacle(state: IceGardenState, unit: int, ability: int, space: int) -> Obstacle | None:
    """LIG-MAK-07; LIG-MAK-08, LIG-MAK-18: twice the same ability only on level 3.

    What is replaced is of another kind, so it never counts for the ability that is bought.
    """
    if UNIT_LEVEL[unit] != REPEATING_LEVEL:
        if state.upgrades.abilities[unit][ability] < most_of(state, unit, ability):
            return None
        return obstacles.ABILITY_TWICE
    return obstacles.SAME_UPGRADE_THERE if state.upgrades.spaces[unit][space] == ability else None


def most_of(state: IceGardenState, unit: int, ability: int) -> int:
    """LIG-MAK-08: once; the option ``crab_third_attack`` adds one to a printed pair."""
    printed = UNIT_PRINTED[unit].count(ability)
    if printed > 1 and state.options.crab_third_attack:
        return printed + 1
    return 1


def different_spaces(state: IceGardenState, unit: int) -> list[int]:
    """LIG-DEF-13: the spaces of a unit type, but only one of those that are equal."""
    different: list[int] = []
    contents = state.upgrades.spaces[unit]
    for space in range(UNIT_SPACES[unit]):
        first = 0 if space < BLANK_SPACES[unit] else BLANK_SPACES[unit]
        if contents[space] not in contents[first:space]:
            different.append(space)
    return different


def clear_space(state: IceGardenState, seat: int, unit: int, space: int) -> None:
    """LIG-MAK-07, LIG-MAK-19, LIG-ATV-07: what lies on a space returns to the stock.

    LIG-SOL-33: the Independent Player's Maker-Spy has no tokens to give back.
    """
    content = state.upgrades.spaces[unit][space]
    if content == NONE:
        return
    upgrades = state.own_upgrades()
    upgrades.clear(unit, space)
    ability = content % ASSIGNED
    if content < ASSIGNED or not state.is_independent(seat):
        upgrades.stock[ability] += 1
        state.tell(events.UPGRADE_RETURNED, seat, unit, ability)


def lay_upgrade(state: IceGardenState, seat: int, unit: int, ability: int, space: int) -> None:
    clear_space(state, seat, unit, space)
    state.own_upgrades().lay(unit, space, ability)
    state.tell(events.UPGRADED, seat, unit, ability, space)
