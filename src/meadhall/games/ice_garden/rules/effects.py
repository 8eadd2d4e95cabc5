"""What the rules ask of the effects that unit types and Vuko tiles have.

The effects themselves are in their chapters; ``builders`` makes them from the content files.
"""

from meadhall.games.ice_garden.content.tables import NONE
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.effect import Effect


class UnitEffect(Effect[IceGardenState]):
    """A special ability or an event of a unit type, in the region that is resolved.

    It is carried out for the side that dominates the region.
    """

    __slots__ = ()

    def reason_to_stay(self, state: IceGardenState, region: int) -> int:
        """LIG-SOL-21, LIG-SOL-34: why a unit of the Independent Player does not leave a region
        where it still has this to do, or ``NONE``.
        """
        return NONE


class VukoTile(Effect[IceGardenState]):
    """The side of a Vuko tile that lies face up (LIG-ADV).

    While it is active, it is carried out in Vuko's fourth step and changes what the rules ask for.
    """

    __slots__ = ()

    def mountain_price(self, price: int) -> int:
        """What Voracious Mountain costs in population instead of this."""
        return price

    def forbids_raise(self) -> bool:
        """Whether nobody can raise a reputation at Raven Shadow."""
        return False

    def blocks_m_factor(self) -> bool:
        """Whether nobody gets M-factor from the region where Vuko is."""
        return False

    def skips_vuko(self) -> bool:
        """Whether Vuko's box is skipped."""
        return False

    def when_stage_begins(self, state: IceGardenState) -> None:
        pass

    def when_vuko_moves(self, state: IceGardenState, region: int, to: int) -> None:
        pass
