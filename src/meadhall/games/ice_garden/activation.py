"""Activation (LIG-ATV): Maker-Spy, Ice Floe Crossing, Speed, Attack, remove defeated units."""

from meadhall.games.ice_garden.attack import AttackTurn, RemoveDefeated
from meadhall.games.ice_garden.ice_floe_crossing import IceFloeCrossing
from meadhall.games.ice_garden.maker_spy import MakerSpy
from meadhall.games.ice_garden.speed import SpeedTurn
from meadhall.games.ice_garden.state import IceGardenState


def begin_activation(state: IceGardenState) -> None:
    """LIG-ATV-01: the steps in their order, the first on top."""
    state.steps.append(RemoveDefeated())
    state.steps.append(AttackTurn(0))
    state.steps.append(SpeedTurn(0))
    state.steps.append(IceFloeCrossing())
    state.steps.append(MakerSpy())
