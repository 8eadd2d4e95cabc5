"""Worlds that look the same to a seat (LIG-INFO).

Face-down tiles and reserve tokens are drawn only when they are turned up (LIG-INFO-02), so a
state holds nothing that a seat could not know; only the future differs.
"""

from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.dice import Dice


def resample(state: IceGardenState, seat: int, dice: Dice) -> IceGardenState:
    """A copy with another future."""
    world = state.copy()
    world.change_future(dice)
    return world
