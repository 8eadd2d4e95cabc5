"""Vuko (LIG-VUK), and the Vuko tiles of his fourth step (LIG-ADV)."""

from meadhall.games.ice_garden.content.tables import (
    ADVANCE_DEAD_SNOW,
    BEARS_STEPS,
    CARRY_NATIONS,
    EXPEL_CONTROLLED,
    FIRST_UNIT,
    NONE,
    REGIONS,
    SKIP_VUKO,
    UNIT_IDS,
    UNITS_EACH,
    VUKO_BOX,
    WITHDRAW_UNITS,
)
from meadhall.games.ice_garden.rules.actions.movement import (
    has_way_out,
    nearest_open_by_number,
    neighbour_candidates,
)
from meadhall.games.ice_garden.rules.events import (
    BY_SNAKE,
    CHOSE_SNAKE,
    CONTROLLED,
    EXPELLED,
    GONE_VUKO,
    INDEPENDENT_ACTS,
    NATIONS_CARRIED,
    TOKEN_NIGHTWALKERS,
    TOKEN_VISIT,
    VUKO_CAME,
    VUKO_FINDS_NOBODY,
    VUKO_IDLE,
    VUKO_MOVED,
    VUKO_SKIPPED,
    VUKO_STAYED,
)
from meadhall.games.ice_garden.rules.independent import tell_choice
from meadhall.games.ice_garden.rules.moves import LOSE, TO
from meadhall.games.ice_garden.rules.obstacles import REGION_LOCKED
from meadhall.games.ice_garden.rules.reputation import is_everyone_safe, least_reputable
from meadhall.games.ice_garden.rules.state import INDEPENDENT, PLAYER, IceGardenState
from meadhall.kernel.state import Choice, Obstacle, Step


class VukoActs(Step[IceGardenState]):
    """Box 7: Vuko goes to the least reputable player, and his four steps follow."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        if state.active & SKIP_VUKO:
            state.tell(VUKO_SKIPPED)  # LIG-ADV-10
            return True
        victim = whom_vuko_visits(state)
        if victim == NONE:
            state.tell(VUKO_IDLE)  # LIG-VUK-01, LIG-ADV-11
            return True
        if state.is_solo():
            state.tell(INDEPENDENT_ACTS, INDEPENDENT, VUKO_BOX)  # LIG-SOL-15
        finds_him = move_vuko(state, victim)
        state.take_vuko_token(victim, TOKEN_VISIT)
        if state.vuko == NONE:
            return True  # LIG-VUK-09
        state.steps.append(VukoTile(0))
        state.steps.append(TakeControl())
        if finds_him and units_in(state, victim, state.vuko):
            state.steps.append(LoseUnit(victim))
        return True


def whom_vuko_visits(state: IceGardenState) -> int:
    """LIG-VUK-01, LIG-VUK-02; LIG-SOL-15: the player, in round 1 only once he has summoned."""
    if state.is_solo():
        return PLAYER if state.round > 1 or state.summoned else NONE
    return NONE if is_everyone_safe(state) else least_reputable(state)


def full_influence(state: IceGardenState, side: int, region: int) -> int:
    """LIG-DEF-06: outside the Domination phase controlled markers count as well."""
    return state.influence(side, region) + state.controlled[side * REGIONS + region]


def move_vuko(state: IceGardenState, victim: int) -> bool:
    """LIG-VUK-02 to LIG-VUK-04, LIG-VUK-09, LIG-VUK-10, LIG-VUK-13; whether he finds him."""
    here = state.vuko
    best, most = NONE, 0
    for region in state.region_order:
        if region != here and state.is_open[region]:
            influence = full_influence(state, victim, region)
            if influence > most:
                best, most = region, influence
    if best == NONE:
        return stay(state, victim)
    if here == NONE:
        state.tell(VUKO_CAME, victim, best)
    else:
        state.free_controlled(here)
        state.tell(VUKO_MOVED, victim, here, best)
        if state.active & CARRY_NATIONS and state.nations[here]:
            # LIG-ADV-03, LIG-ADV-14
            n = state.nations[here]
            state.nations[here] = 0
            state.nations[best] += n
            state.tell(NATIONS_CARRIED, here, best, n)
    state.vuko = best
    return True


def stay(state: IceGardenState, victim: int) -> bool:
    """LIG-VUK-03, LIG-VUK-09: Vuko has nowhere to go; control begins anew (LIG-VUK-04)."""
    here = state.vuko
    if here == NONE or not state.is_open[here]:
        state.tell(VUKO_FINDS_NOBODY, victim)
        return False
    state.free_controlled(here)
    finds_him = full_influence(state, victim, here) > 0
    if finds_him:
        state.tell(VUKO_STAYED, victim, here)
    else:
        state.tell(VUKO_FINDS_NOBODY, victim)
    return finds_him


def units_in(state: IceGardenState, side: int, region: int) -> list[int]:
    """The unit types a side has in a region."""
    first = state.scientists[side] * UNITS_EACH
    return [
        unit for unit in range(first, first + UNITS_EACH) if state.units[unit * REGIONS + region]
    ]


class LoseUnit(Choice[IceGardenState]):
    """D22, LIG-VUK-06: step 2, one unit in Vuko's region goes to supply."""

    __slots__ = ()

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [LOSE.at(unit) for unit in units_in(state, seat, state.vuko)]

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        state.remove_unit(seat, LOSE.target(move), state.vuko, GONE_VUKO)


class TakeControl(Step[IceGardenState]):
    """LIG-VUK-07: step 3, as many markers of each player as he has Vuko tokens."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        region = state.vuko
        if not state.is_open[region]:
            return True  # LIG-VUK-09
        for side in range(state.sides):
            at = side * REGIONS + region
            n = min(state.vuko_tokens[side], state.markers[at])
            if n:
                state.markers[at] -= n
                state.controlled[at] += n
                state.tell(CONTROLLED, side, region, n)
        return True


class VukoTile(Step[IceGardenState]):
    """LIG-VUK-08: step 4, active tiles of that timing, leftmost first."""

    __slots__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, state: IceGardenState) -> bool:
        if self.stage >= len(state.vuko_tiles):
            state.steps.pop()
            return True
        state.steps[-1] = VukoTile(self.stage + 1)
        effect = state.active & 1 << state.vuko_tiles[self.stage]
        if effect & EXPEL_CONTROLLED:
            expel_controlled(state)
        elif effect & ADVANCE_DEAD_SNOW:
            state.advance_dead_snow(BEARS_STEPS)
            if state.dead_snow_falls():
                state.end_by_dead_snow()  # LIG-SNW-06
        elif effect & WITHDRAW_UNITS and state.is_open[state.vuko]:
            state.steps.append(WithdrawTurn(0))
        return True


def expel_controlled(state: IceGardenState) -> None:
    """LIG-ADV-05, LIG-ADV-13, LIG-ADV-15: controlled markers go home, a Vuko token with each."""
    region = state.vuko
    for side in range(state.sides):
        at = side * REGIONS + region
        n = state.controlled[at]
        if n:
            state.controlled[at] = 0
            state.supply[side] += n
            state.tell(EXPELLED, side, region, n)
            state.discard_vuko_tokens(side, n, TOKEN_NIGHTWALKERS)


class WithdrawTurn(Step[IceGardenState]):
    """LIG-ADV-08: in initiative order, all units leave Vuko's region, if there is a way out."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        region = state.vuko
        if not has_way_out(state, region):
            return True
        for place in range(self.place, len(state.order)):
            side = state.order[place]
            units = units_in(state, side, region)
            if not units:
                continue
            state.steps.append(WithdrawTurn(place))
            if state.is_independent(side):
                tell_choice(state, side, CHOSE_SNAKE)
                to = nearest_open_by_number(state, region)  # LIG-SOL-20
                state.move_piece(side, FIRST_UNIT + units[0], region, to, BY_SNAKE)
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
        return neighbour_candidates(state, state.vuko)

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return None if state.is_open[TO.target(move)] else REGION_LOCKED

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        state.move_piece(seat, FIRST_UNIT + self.unit, state.vuko, TO.target(move), BY_SNAKE)
