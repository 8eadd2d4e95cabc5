"""Activation (LIG-ATV): Maker-Spy, Ice Floe Crossing, Speed, Attack, remove defeated units."""

from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.games.ice_garden.rules.units.attack import AttackTurn, RemoveDefeated
from meadhall.games.ice_garden.rules.units.ice_floe_crossing import IceFloeCrossing
from meadhall.games.ice_garden.rules.units.maker_spy import MakerSpy
from meadhall.games.ice_garden.rules.units.speed import SpeedTurn


def begin_activation(state: IceGardenState) -> None:
    """LIG-ATV-01: the steps in their order, the first on top."""
    state.steps.append(RemoveDefeated())
    state.steps.append(AttackTurn(0))
    state.steps.append(SpeedTurn(0))
    state.steps.append(IceFloeCrossing())
    state.steps.append(MakerSpy())
