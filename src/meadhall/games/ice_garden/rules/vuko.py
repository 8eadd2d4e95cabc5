"""Vuko (LIG-VUK), and the Vuko tiles of his fourth step (LIG-ADV)."""

from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.actions.movement import (
    has_way_out,
    nearest_open_by_number,
    neighbour_candidates,
)
from meadhall.games.ice_garden.rules.independent import tell_choice
from meadhall.games.ice_garden.rules.moves import LOSE, TO
from meadhall.games.ice_garden.rules.reputation import is_everyone_safe, least_reputable
from meadhall.games.ice_garden.rules.state import INDEPENDENT, PLAYER, IceGardenState
from meadhall.kernel.state import Choice, Obstacle, Step


class VukoActs(Step[IceGardenState]):
    """Box 7: Vuko goes to the least reputable player, and his four steps follow."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        if state.vuko.active & tables.SKIP_VUKO:
            state.tell(events.VUKO_SKIPPED)  # LIG-ADV-10
            return True
        victim = whom_vuko_visits(state)
        if victim == tables.NONE:
            state.tell(events.VUKO_IDLE)  # LIG-VUK-01, LIG-ADV-11
            return True
        if state.is_solo():
            state.tell(events.INDEPENDENT_ACTS, INDEPENDENT, tables.VUKO_BOX)  # LIG-SOL-15
        finds_him = move_vuko(state, victim)
        state.take_vuko_token(victim, events.TOKEN_VISIT)
        if state.vuko.region == tables.NONE:
            return True  # LIG-VUK-09
        state.steps.append(VukoTile(0))
        state.steps.append(TakeControl())
        if finds_him and units_in(state, victim, state.vuko.region):
            state.steps.append(LoseUnit(victim))
        return True


def whom_vuko_visits(state: IceGardenState) -> int:
    """LIG-VUK-01, LIG-VUK-02; LIG-SOL-15: the player, in round 1 only once he has summoned."""
    if state.is_solo():
        return PLAYER if state.round > 1 or state.solo.summoned else tables.NONE
    return tables.NONE if is_everyone_safe(state) else least_reputable(state)


def full_influence(state: IceGardenState, side: int, region: int) -> int:
    """LIG-DEF-06: outside the Domination phase controlled markers count as well."""
    return state.influence(side, region) + state.sides[side].controlled[region]


def move_vuko(state: IceGardenState, victim: int) -> bool:
    """LIG-VUK-02 to LIG-VUK-04, LIG-VUK-09, LIG-VUK-10, LIG-VUK-13; whether he finds him."""
    here = state.vuko.region
    best, most = tables.NONE, 0
    for region in state.map.by_number:
        if region != here and state.map.is_open[region]:
            influence = full_influence(state, victim, region)
            if influence > most:
                best, most = region, influence
    if best == tables.NONE:
        return stay(state, victim)
    if here == tables.NONE:
        state.tell(events.VUKO_CAME, victim, best)
    else:
        state.free_controlled(here)
        state.tell(events.VUKO_MOVED, victim, here, best)
        if state.vuko.active & tables.CARRY_NATIONS and state.map.nations[here]:
            # LIG-ADV-03, LIG-ADV-14
            n = state.map.nations[here]
            state.own_map().nations[here] = 0
            state.own_map().nations[best] += n
            state.tell(events.NATIONS_CARRIED, here, best, n)
    state.own_vuko().region = best
    return True


def stay(state: IceGardenState, victim: int) -> bool:
    """LIG-VUK-03, LIG-VUK-09: Vuko has nowhere to go; control begins anew (LIG-VUK-04)."""
    here = state.vuko.region
    if here == tables.NONE or not state.map.is_open[here]:
        state.tell(events.VUKO_FINDS_NOBODY, victim)
        return False
    state.free_controlled(here)
    finds_him = full_influence(state, victim, here) > 0
    if finds_him:
        state.tell(events.VUKO_STAYED, victim, here)
    else:
        state.tell(events.VUKO_FINDS_NOBODY, victim)
    return finds_him


def units_in(state: IceGardenState, side: int, region: int) -> list[int]:
    """The unit types a side has in a region."""
    return [
        unit for unit in state.units_of(side) if state.units.on_map[unit * tables.REGIONS + region]
    ]


class LoseUnit(Choice[IceGardenState]):
    """D22, LIG-VUK-06: step 2, one unit in Vuko's region goes to supply."""

    __slots__ = ()

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [LOSE.at(unit) for unit in units_in(state, seat, state.vuko.region)]

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        state.remove_unit(seat, LOSE.target(move), state.vuko.region, events.GONE_VUKO)


class TakeControl(Step[IceGardenState]):
    """LIG-VUK-07: step 3, as many markers of each player as he has Vuko tokens."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        region = state.vuko.region
        if not state.map.is_open[region]:
            return True  # LIG-VUK-09
        for number, side in enumerate(state.sides):
            n = min(side.vuko_tokens, side.markers[region])
            if n:
                state.add_markers(number, tables.MARKER, region, -n)
                state.add_markers(number, tables.CONTROLLED_MARKER, region, n)
                state.tell(events.CONTROLLED, number, region, n)
        return True


class VukoTile(Step[IceGardenState]):
    """LIG-VUK-08: step 4, active tiles of that timing, leftmost first."""

    __slots__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, state: IceGardenState) -> bool:
        if self.stage >= len(state.vuko.tiles):
            state.steps.pop()
            return True
        state.steps[-1] = VukoTile(self.stage + 1)
        effect = state.vuko.active & 1 << state.vuko.tiles[self.stage]
        if effect & tables.EXPEL_CONTROLLED:
            expel_controlled(state)
        elif effect & tables.ADVANCE_DEAD_SNOW:
            state.advance_dead_snow(tables.BEARS_STEPS)
            if state.dead_snow_falls():
                state.end_by_dead_snow()  # LIG-SNW-06
        elif effect & tables.WITHDRAW_UNITS and state.map.is_open[state.vuko.region]:
            state.steps.append(WithdrawTurn(0))
        return True


def expel_controlled(state: IceGardenState) -> None:
    """LIG-ADV-05, LIG-ADV-13, LIG-ADV-15: controlled markers go home, a Vuko token with each."""
    region = state.vuko.region
    for number, side in enumerate(state.sides):
        n = side.controlled[region]
        if n:
            state.add_markers(number, tables.CONTROLLED_MARKER, region, -n)
            side.supply += n
            state.tell(events.EXPELLED, number, region, n)
            state.discard_vuko_tokens(number, n, events.TOKEN_NIGHTWALKERS)


class WithdrawTurn(Step[IceGardenState]):
    """LIG-ADV-08: in initiative order, all units leave Vuko's region, if there is a way out."""

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
                state.move_piece(side, tables.FIRST_UNIT + units[0], region, to, events.BY_SNAKE)
            else:
                state.steps.append(WithdrawUnit(side, units[0]))
            break
        return True


class WithdrawUnit(Choice[IceGardenState]):
    """D27: the region to which one unit withdraws."""

    __slots__ = ("unit",)
    FACTS = {"unit": tables.UNIT_IDS}

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return neighbour_candidates(state, state.vuko.region)

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return None if state.map.is_open[TO.target(move)] else obstacles.REGION_LOCKED

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        state.move_piece(
            seat, tables.FIRST_UNIT + self.unit, state.vuko.region, TO.target(move), events.BY_SNAKE
        )
