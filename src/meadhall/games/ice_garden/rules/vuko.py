"""Vuko (LIG-VUK)."""

from meadhall.games.ice_garden.content.tables import CONTROLLED_MARKER, MARKER, NONE, VUKO_BOX
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.actions.movement import units_in
from meadhall.games.ice_garden.rules.builders import active_tiles
from meadhall.games.ice_garden.rules.moves import LOSE
from meadhall.games.ice_garden.rules.reputation import is_everyone_safe, least_reputable
from meadhall.games.ice_garden.rules.state import INDEPENDENT, PLAYER, IceGardenState
from meadhall.kernel.state import Choice, Step


class VukoActs(Step[IceGardenState]):
    """Box 7: Vuko goes to the least reputable player, and his four steps follow."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        if is_vuko_skipped(state):
            state.tell(events.VUKO_SKIPPED)  # LIG-ADV-10
            return True
        victim = whom_vuko_visits(state)
        if victim == NONE:
            state.tell(events.VUKO_IDLE)  # LIG-VUK-01, LIG-ADV-11
            return True
        if state.is_solo():
            state.tell(events.INDEPENDENT_ACTS, INDEPENDENT, VUKO_BOX)  # LIG-SOL-15
        finds_him = move_vuko(state, victim)
        state.take_vuko_token(victim, events.TOKEN_VISIT)
        if state.vuko.region == NONE:
            return True  # LIG-VUK-09
        state.steps.append(VukoTiles(victim, 0))
        state.steps.append(TakeControl())
        if finds_him and units_in(state, victim, state.vuko.region):
            state.steps.append(LoseUnit(victim))
        return True


def is_vuko_skipped(state: IceGardenState) -> bool:
    """LIG-ADV-10."""
    for tile in active_tiles(state):
        if tile.skips_vuko():
            return True
    return False


def whom_vuko_visits(state: IceGardenState) -> int:
    """LIG-VUK-01, LIG-VUK-02; LIG-SOL-15: the player, in round 1 only once he has summoned."""
    if state.is_solo():
        return PLAYER if state.round > 1 or state.solo.summoned else NONE
    return NONE if is_everyone_safe(state) else least_reputable(state)


def full_influence(state: IceGardenState, side: int, region: int) -> int:
    """LIG-DEF-06: outside the Domination phase controlled markers count as well."""
    return state.influence(side, region) + state.sides[side].controlled[region]


def move_vuko(state: IceGardenState, victim: int) -> bool:
    """LIG-VUK-02 to LIG-VUK-04, LIG-VUK-09, LIG-VUK-10, LIG-VUK-13; whether he finds him."""
    here = state.vuko.region
    best, most = NONE, 0
    for region in state.map.by_number:
        if region != here and state.map.is_open[region]:
            influence = full_influence(state, victim, region)
            if influence > most:
                best, most = region, influence
    if best == NONE:
        return stay(state, victim)
    if here == NONE:
        state.tell(events.VUKO_CAME, victim, best)
    else:
        state.free_controlled(here)
        state.tell(events.VUKO_MOVED, victim, here, best)
        for tile in active_tiles(state):
            tile.when_vuko_moves(state, here, best)
    state.own_vuko().region = best
    return True


def stay(state: IceGardenState, victim: int) -> bool:
    """LIG-VUK-03, LIG-VUK-09: Vuko has nowhere to go; control begins again (LIG-VUK-04)."""
    here = state.vuko.region
    if here == NONE or not state.map.is_open[here]:
        state.tell(events.VUKO_FINDS_NOBODY, victim)
        return False
    state.free_controlled(here)
    finds_him = full_influence(state, victim, here) > 0
    if finds_him:
        state.tell(events.VUKO_STAYED, victim, here)
    else:
        state.tell(events.VUKO_FINDS_NOBODY, victim)
    return finds_him


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
                state.add_markers(number, MARKER, region, -n)
                state.add_markers(number, CONTROLLED_MARKER, region, n)
                state.tell(events.CONTROLLED, number, region, n)
        return True


class VukoTiles(Step[IceGardenState]):
    """LIG-VUK-08: step 4, what the active Vuko tiles do, leftmost first."""

    __slots__ = ("place", "victim")

    def __init__(self, victim: int, place: int) -> None:
        self.victim = victim
        self.place = place

    def run(self, state: IceGardenState) -> bool:
        tiles = active_tiles(state)
        if self.place >= len(tiles):
            state.steps.pop()
            return True
        state.steps[-1] = VukoTiles(self.victim, self.place + 1)
        tiles[self.place].carry_out(state, self.victim)
        return True
