"""What the Vuko tiles do (LIG-ADV-03 to LIG-ADV-15)."""

from meadhall.games.ice_garden.content.tables import (
    CONTROLLED_MARKER,
    FIRST_UNIT,
    NONE,
    UNIT_IDS,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.actions.movement import (
    has_way_out,
    nearest_open_by_number,
    neighbour_candidates,
    units_in,
)
from meadhall.games.ice_garden.rules.effects import VukoTile
from meadhall.games.ice_garden.rules.independent.dice import tell_choice
from meadhall.games.ice_garden.rules.moves import TO
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.state import Choice, Obstacle, Step


class CarryNations(VukoTile):
    """LIG-ADV-03, LIG-ADV-14: nations go with Vuko."""

    __slots__ = ()

    def when_vuko_moves(self, state: IceGardenState, region: int, to: int) -> None:
        n = state.map.nations[region]
        if n:
            nations = state.own_map().nations
            nations[region] = 0
            nations[to] += n
            state.tell(events.NATIONS_CARRIED, region, to, n)


class SetCost(VukoTile):
    """LIG-ADV-04."""

    __slots__ = ("population",)

    def __init__(self, population: int) -> None:
        self.population = population

    def mountain_price(self, price: int) -> int:
        return self.population


class ExpelControlled(VukoTile):
    """LIG-ADV-05, LIG-ADV-13, LIG-ADV-15: controlled markers go home, a Vuko token with each."""

    __slots__ = ()

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        region = state.vuko.region
        for number, side in enumerate(state.sides):
            n = side.controlled[region]
            if n:
                state.add_markers(number, CONTROLLED_MARKER, region, -n)
                side.supply += n
                state.tell(events.EXPELLED, number, region, n)
                state.discard_vuko_tokens(number, n, events.TOKEN_NIGHTWALKERS)


class AdvanceDeadSnow(VukoTile):
    """LIG-ADV-06, LIG-SNW-06."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        state.advance_dead_snow(self.n)
        if state.dead_snow_falls():
            state.end_by_dead_snow()


class BlockMFactor(VukoTile):
    """LIG-ADV-07, LIG-ADV-12."""

    __slots__ = ()

    def blocks_m_factor(self) -> bool:
        return True


class ForbidRaise(VukoTile):
    """LIG-ADV-09."""

    __slots__ = ()

    def forbids_raise(self) -> bool:
        return True


class SkipVuko(VukoTile):
    """LIG-ADV-10: Vuko leaves the board and does not act."""

    __slots__ = ()

    def skips_vuko(self) -> bool:
        return True

    def when_stage_begins(self, state: IceGardenState) -> None:
        region = state.vuko.region
        if region != NONE:
            state.free_controlled(region)
            state.tell(events.VUKO_LEFT, region)
            state.own_vuko().region = NONE


class WithdrawUnits(VukoTile):
    """LIG-ADV-08: all units leave Vuko's region."""

    __slots__ = ()

    def carry_out(self, state: IceGardenState, seat: int) -> None:
        if state.map.is_open[state.vuko.region]:
            state.steps.append(WithdrawTurn(0))


class WithdrawTurn(Step[IceGardenState]):
    """LIG-ADV-08: in initiative order, if there is a way out."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        region = state.vuko.region
        if not has_way_out(state, region):
            return True
        for place in range(self.place, len(state.order)):
            side = state.order[place]
            units = units_in(state, side, region)
            if not units:
                continue
            state.steps.append(WithdrawTurn(place))
            if state.is_independent(side):
                tell_choice(state, side, events.CHOSE_SNAKE)
                to = nearest_open_by_number(state, region)  # LIG-SOL-20
                state.move_piece(side, FIRST_UNIT + units[0], region, to, events.BY_SNAKE)
            else:
                state.steps.append(WithdrawUnit(side, units[0]))
            break
        return True


class WithdrawUnit(Choice[IceGardenState]):
    """D27: the region to which one unit withdraws."""

    __slots__ = ("unit",)
    FACTS = {"unit": UNIT_IDS}

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return neighbour_candidates(state, state.vuko.region)

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return None if state.map.is_open[TO.target(move)] else obstacles.REGION_LOCKED

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        piece, to = FIRST_UNIT + self.unit, TO.target(move)
        state.move_piece(seat, piece, state.vuko.region, to, events.BY_SNAKE)
