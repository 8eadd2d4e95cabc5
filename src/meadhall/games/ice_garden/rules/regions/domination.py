"""The Domination phase (LIG-DOM)."""

from meadhall.games.ice_garden.content.tables import (
    CALLO,
    KINDS,
    M_FACTOR,
    NONE,
    REGION_IDS,
    REGIONS,
    TILE_RESOURCES,
    TILE_VICTORY_POINTS,
    UNITS_EACH,
)
from meadhall.games.ice_garden.rules import builders, events, obstacles
from meadhall.games.ice_garden.rules.effects import UnitEffect
from meadhall.games.ice_garden.rules.moves import TAKE
from meadhall.games.ice_garden.rules.regions.ranking import ranking
from meadhall.games.ice_garden.rules.state import DOMINATION, IceGardenState
from meadhall.kernel.state import Choice, Obstacle, Step


class DominationPhase(Step[IceGardenState]):
    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.phase = DOMINATION
        state.dominated = ()
        state.steps[-1] = NextRegion(0)
        return True


class NextRegion(Step[IceGardenState]):
    """LIG-DOM-01: by rising red number. LIG-DOM-11: in the end reserves are turned up."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: IceGardenState) -> bool:
        if self.place < len(state.map.by_number):
            state.steps[-1] = NextRegion(self.place + 1)
            state.resolving = state.map.by_number[self.place]
            begin_region(state)
        else:
            state.steps.pop()
            state.resolving = NONE
            turn_reserves_up(state)
        return True


def begin_region(state: IceGardenState) -> None:
    """LIG-DOM-05: dominance, special abilities, events; then ``ShareOut``."""
    region = state.resolving
    if state.map.locked[region]:
        state.dominated += (NONE,)
        score_locked_region(state)  # LIG-DOM-15
        return
    ranked = ranking(state, region)
    if not ranked:
        state.tell(events.NOBODY_DOMINATES, region)  # LIG-DOM-04
        state.dominated += (NONE,)
        return
    state.tell_list(events.RANKED, [region, *ranked])
    state.dominated += (ranked[0],)
    use_effects(state, ranked[0], builders.DOMINANCE_EVENTS)
    state.steps.append(ShareOut(ranked))
    state.steps.append(UseUnits(ranked[0], 0))


class UseUnits(Step[IceGardenState]):
    """LIG-SPC-01, LIG-SPC-07, LIG-EVT-05: the special abilities of the dominating player's units,
    then their events, each time once per unit type and the higher level first.
    """

    __slots__ = ("side", "turn")

    def __init__(self, side: int, turn: int) -> None:
        self.side = side
        self.turn = turn

    def run(self, state: IceGardenState) -> bool:
        side, turn = self.side, self.turn
        if turn == 2 * UNITS_EACH:
            state.steps.pop()
            return True
        state.steps[-1] = UseUnits(side, turn + 1)
        unit = state.unit_of(side, UNITS_EACH - turn % UNITS_EACH)
        if state.units.on_map[unit * REGIONS + state.resolving]:
            effects = builders.SPECIALS if turn < UNITS_EACH else builders.EVENTS
            use_effects(state, side, effects[unit])
        return True


def use_effects(state: IceGardenState, side: int, effects: list[UnitEffect]) -> None:
    """LIG-SPC-08: an ability without a legal object does nothing."""
    for effect in effects:
        if not effect.is_idle(state, side):
            effect.carry_out(state, side)


def turn_reserves_up(state: IceGardenState) -> None:
    """LIG-DOM-11."""
    thorn = state.map.thorn
    if thorn != NONE and state.map.reserves_down[thorn]:
        regions = state.own_map()
        n = regions.reserves_down[thorn]
        regions.reserves_down[thorn] = 0
        regions.reserves[thorn] += n
        state.tell(events.RESERVES_TURNED, thorn, n)


def score_locked_region(state: IceGardenState) -> None:
    """LIG-DOM-10, LIG-LOCK-11: only Callo, only the first place."""
    region = state.resolving
    callo = state.side_of(CALLO)
    times = state.tracks.scoring_count
    if times and callo != NONE and state.influence(callo, region) > 0:
        n = TILE_VICTORY_POINTS[state.map.tiles[region]][0] * times
        state.score(callo, n, events.SCORED_REGION)


class ShareOut(Step[IceGardenState]):
    """LIG-DOM-05, LIG-DOM-13: rank again; then resources, reserves and victory points.

    Nothing in between takes influence from the dominating player, so somebody is still eligible.
    """

    __slots__ = ("ranked",)

    def __init__(self, ranked: list[int]) -> None:
        self.ranked = ranked
        """As it was before special abilities and events."""

    def run(self, state: IceGardenState) -> bool:
        region = state.resolving
        if state.map.locked[region]:
            state.steps.pop()
            score_locked_region(state)
            return True
        ranked = ranking(state, region)
        if ranked != self.ranked:
            state.tell_list(events.RANKED, [region, *ranked])
        state.steps[-1] = Reward(ranked)
        state.steps.append(ShareResources(ranked, 0, 0))
        return True


class ShareResources(Step[IceGardenState]):
    """LIG-DOM-07: in rank order; LIG-SOL-16: the Independent Player takes nothing."""

    __slots__ = ("gone", "place", "ranked")

    def __init__(self, ranked: list[int], place: int, gone: int) -> None:
        self.ranked = ranked
        self.place = place
        self.gone = gone
        """Kinds that were taken from the tile, as bits."""

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        for place in range(self.place, len(self.ranked)):
            side = self.ranked[place]
            if state.is_independent(side):
                continue
            for kind in range(KINDS):
                if kind_obstacle(state, kind, place, self.gone) is None:
                    choice = TakeKind(side, state.resolving, self.ranked, place, self.gone)
                    state.steps.append(choice)
                    return True
        return True


class TakeKind(Choice[IceGardenState]):
    """D25: a kind that is left, all of it."""

    __slots__ = ("gone", "place", "ranked", "region")
    FACTS = {"region": REGION_IDS}

    def __init__(self, seat: int, region: int, ranked: list[int], place: int, gone: int) -> None:
        super().__init__(seat)
        self.region = region
        self.ranked = ranked
        self.place = place
        self.gone = gone

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return TAKE.all()

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return kind_obstacle(state, TAKE.target(move), self.place, self.gone)

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        kind = TAKE.target(move)
        gone = self.gone | 1 << kind
        state.steps[-1] = ShareResources(self.ranked, self.place + 1, gone)
        n = TILE_RESOURCES[state.map.tiles[self.region]][kind]
        state.gain(seat, kind, n, events.GAIN_REGION)


def kind_obstacle(state: IceGardenState, kind: int, place: int, gone: int) -> Obstacle | None:
    """LIG-DOM-07, LIG-ADV-07; LIG-SOL-17: second to the Independent Player, only single tokens."""
    region = state.resolving
    amount = TILE_RESOURCES[state.map.tiles[region]][kind]
    if not amount:
        return obstacles.KIND_NOT_THERE
    if gone >> kind & 1:
        return obstacles.KIND_TAKEN
    if not state.stock[kind]:
        return obstacles.KIND_NOT_IN_STOCK
    if kind == M_FACTOR and is_m_factor_blocked(state, region):
        return obstacles.M_FACTOR_IS_BLOCKED
    if place > 0 and amount > 1 and state.is_solo():
        return obstacles.ONLY_SINGLE_KINDS
    return None


def is_m_factor_blocked(state: IceGardenState, region: int) -> bool:
    """LIG-ADV-07, LIG-ADV-12."""
    if region == state.vuko.region:
        for tile in builders.active_tiles(state):
            if tile.blocks_m_factor():
                return True
    return False


class Reward(Step[IceGardenState]):
    """LIG-DOM-08, LIG-DOM-09: M-factor from reserves, then victory points by rank."""

    __slots__ = ("ranked",)

    def __init__(self, ranked: list[int]) -> None:
        self.ranked = ranked

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        region = state.resolving
        n = state.map.reserves[region]
        if n and not state.is_independent(self.ranked[0]):
            if is_m_factor_blocked(state, region):
                state.tell(events.M_FACTOR_BLOCKED, region)
            else:
                state.gain(self.ranked[0], M_FACTOR, n, events.GAIN_RESERVES)
        times = state.tracks.scoring_count
        if times:
            points = TILE_VICTORY_POINTS[state.map.tiles[region]]
            for place, side in enumerate(self.ranked):
                state.score(side, points[place] * times, events.SCORED_REGION)
        return True
