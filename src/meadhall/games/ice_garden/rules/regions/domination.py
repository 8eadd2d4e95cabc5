"""The Domination phase (LIG-DOM)."""

from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.independent import tell_choice
from meadhall.games.ice_garden.rules.moves import TAKE
from meadhall.games.ice_garden.rules.regions.ranking import ranking
from meadhall.games.ice_garden.rules.regions.specials import Specials
from meadhall.games.ice_garden.rules.regions.unit_events import UnitEvents
from meadhall.games.ice_garden.rules.state import DOMINATION, IceGardenState
from meadhall.kernel.state import Choice, Obstacle, Step


class DominationPhase(Step[IceGardenState]):
    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.phase = DOMINATION
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
            begin_region(state, state.map.by_number[self.place])
        else:
            state.steps.pop()
            turn_reserves_up(state)
        return True


def begin_region(state: IceGardenState, region: int) -> None:
    """LIG-DOM-05: dominance, special abilities, events; then ``ShareOut``."""
    if state.map.locked[region]:
        score_locked_region(state, region)  # LIG-DOM-15
        return
    ranked = ranking(state, region)
    if not ranked:
        state.tell(events.NOBODY_DOMINATES, region)  # LIG-DOM-04
        return
    state.tell(events.RANKED, region, *ranked)
    side = ranked[0]
    if state.sides[side].scientist == tables.VAN_DYKEN and region == state.map.thorn:
        absorb_reserves(state, side, region)
    state.steps.append(ShareOut(region, ranked))
    state.steps.append(UnitEvents(side, region, tables.UNITS_EACH))
    state.steps.append(Specials(side, region, tables.UNITS_EACH))


def absorb_reserves(state: IceGardenState, side: int, region: int) -> None:
    """LIG-DOM-06, LIG-EVT-04: those that lie face up."""
    n = state.map.reserves[region]
    if n:
        tell_choice(state, side, events.CHOSE_EVENT)
        state.own_map().reserves[region] = 0
        state.own_map().absorbed += n
        state.tell(events.ABSORBED, side, region, n, state.map.absorbed)


def turn_reserves_up(state: IceGardenState) -> None:
    """LIG-DOM-11."""
    if state.map.thorn != tables.NONE:
        n = state.map.reserves_down[state.map.thorn]
        if n:
            state.own_map().reserves_down[state.map.thorn] = 0
            state.own_map().reserves[state.map.thorn] += n
            state.tell(events.RESERVES_TURNED, state.map.thorn, n)


def score_locked_region(state: IceGardenState, region: int) -> None:
    """LIG-DOM-10, LIG-LOCK-11: only Callo, only the first place."""
    callo = state.side_of(tables.CALLO)
    if state.tracks.scoring_count and callo != tables.NONE and state.influence(callo, region) > 0:
        n = tables.TILE_VICTORY_POINTS[state.map.tiles[region]][0] * state.tracks.scoring_count
        state.score(callo, n, events.SCORED_REGION)


class ShareOut(Step[IceGardenState]):
    """LIG-DOM-05, LIG-DOM-13: rank again; then resources, reserves and victory points.

    Nothing between takes influence from the dominating player, so somebody is eligible still.
    """

    __slots__ = ("ranked", "region")

    def __init__(self, region: int, ranked: list[int]) -> None:
        self.region = region
        self.ranked = ranked
        """As it was before special abilities and events."""

    def run(self, state: IceGardenState) -> bool:
        region = self.region
        if state.map.locked[region]:
            state.steps.pop()
            score_locked_region(state, region)
            return True
        ranked = ranking(state, region)
        if ranked != self.ranked:
            state.tell(events.RANKED, region, *ranked)
        state.steps[-1] = Reward(region, ranked)
        state.steps.append(ShareResources(region, ranked, 0, 0))
        return True


class ShareResources(Step[IceGardenState]):
    """LIG-DOM-07: in rank order; LIG-SOL-16: the Independent Player takes nothing."""

    __slots__ = ("gone", "place", "ranked", "region")

    def __init__(self, region: int, ranked: list[int], place: int, gone: int) -> None:
        self.region = region
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
            for kind in range(tables.KINDS):
                if kind_obstacle(state, self.region, kind, place, self.gone) is None:
                    choice = TakeKind(side, self.region, self.ranked, place, self.gone)
                    state.steps.append(choice)
                    return True
        return True


class TakeKind(Choice[IceGardenState]):
    """D25: a kind that is left, all of it."""

    __slots__ = ("gone", "place", "ranked", "region")
    FACTS = {"region": tables.REGION_IDS}

    def __init__(self, seat: int, region: int, ranked: list[int], place: int, gone: int) -> None:
        super().__init__(seat)
        self.region = region
        self.ranked = ranked
        self.place = place
        self.gone = gone

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return TAKE.all()

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return kind_obstacle(state, self.region, TAKE.target(move), self.place, self.gone)

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        kind = TAKE.target(move)
        gone = self.gone | 1 << kind
        state.steps[-1] = ShareResources(self.region, self.ranked, self.place + 1, gone)
        state.gain(
            seat,
            kind,
            tables.TILE_RESOURCES[state.map.tiles[self.region]][kind],
            events.GAIN_REGION,
        )


def kind_obstacle(
    state: IceGardenState, region: int, kind: int, place: int, gone: int
) -> Obstacle | None:
    """LIG-DOM-07, LIG-ADV-07; LIG-SOL-17: second to the Independent Player, only single tokens."""
    amount = tables.TILE_RESOURCES[state.map.tiles[region]][kind]
    if not amount:
        return obstacles.KIND_NOT_THERE
    if gone >> kind & 1:
        return obstacles.KIND_TAKEN
    if not state.stock[kind]:
        return obstacles.KIND_NOT_IN_STOCK
    if kind == tables.M_FACTOR and is_m_factor_blocked(state, region):
        return obstacles.M_FACTOR_IS_BLOCKED
    if place > 0 and amount > 1 and state.is_solo():
        return obstacles.ONLY_SINGLE_KINDS
    return None


def is_m_factor_blocked(state: IceGardenState, region: int) -> bool:
    """LIG-ADV-07, LIG-ADV-12."""
    return bool(state.vuko.active & tables.BLOCK_M_FACTOR) and region == state.vuko.region


class Reward(Step[IceGardenState]):
    """LIG-DOM-08, LIG-DOM-09: M-factor from reserves, then victory points by rank."""

    __slots__ = ("ranked", "region")

    def __init__(self, region: int, ranked: list[int]) -> None:
        self.region = region
        self.ranked = ranked

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        region = self.region
        n = state.map.reserves[region]
        if n and not state.is_independent(self.ranked[0]):
            if is_m_factor_blocked(state, region):
                state.tell(events.M_FACTOR_BLOCKED, region)
            else:
                state.gain(self.ranked[0], tables.M_FACTOR, n, events.GAIN_RESERVES)
        if state.tracks.scoring_count:
            points = tables.TILE_VICTORY_POINTS[state.map.tiles[region]]
            for place, side in enumerate(self.ranked):
                state.score(side, points[place] * state.tracks.scoring_count, events.SCORED_REGION)
        return True
