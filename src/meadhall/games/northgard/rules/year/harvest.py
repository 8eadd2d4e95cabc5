"""The Harvest: Glory, resources and exchange, one player after the other (NUL-HARV)."""

from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import NONE, RESOURCES
from meadhall.games.northgard.rules.events import HARVESTED, STOLEN
from meadhall.games.northgard.rules.moves import DECLINE, STEAL
from meadhall.games.northgard.rules.obstacles import NOT_YIELDED
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year.exchange import Exchange
from meadhall.kernel.state import Choice, Obstacle, Step


class Harvest(Step[NorthgardState]):
    """NUL-HARV-01: in turn order."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        state.begin_phase(tables.HARVEST)
        for seat in reversed(state.turn_order()):
            state.steps.append(HarvestSeat(seat))
        return True


class HarvestSeat(Step[NorthgardState]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: NorthgardState) -> bool:
        seat = self.seat
        state.tell(HARVESTED, seat)
        closed = altars = 0
        territories = state.controlled(seat)
        for territory in territories:
            closed += closed_glory_in(state, territory)
            altars += altar_glory_in(state, territory)
        state.gain_glory(seat, closed, tables.GLORY_HARVEST)
        state.gain_glory(seat, altars, tables.GLORY_ALTARS)
        state.steps[-1] = Exchange(seat, 0, 0)
        if _can_be_robbed(state, seat):
            state.steps.append(StealResource(state.figures.scorched_seat, seat))
        else:
            _gather(state, seat, territories, NONE)
        return True


def _gather(state: NorthgardState, seat: int, territories: list[int], stolen: int) -> None:
    """NUL-HARV-04: collect in all territories of a seat, one resource less of the kind that Snake
    has taken."""
    for resource in range(RESOURCES):
        n = 0
        for territory in territories:
            n += yield_in(state, territory, resource)
        state.gain(seat, resource, n - 1 if resource == stolen else n)


def _can_be_robbed(state: NorthgardState, seat: int) -> bool:
    """NUL-CLAN-08: an opponent of Snake whose territory has the token and yields something."""
    territory = state.figures.scorched_at
    if territory == NONE or state.control(territory) != seat:
        return False
    is_enemy = state.is_enemy(state.figures.scorched_seat, seat)
    return is_enemy and yields_anything(state, territory)


class StealResource(Choice[NorthgardState]):
    """NUL-CLAN-08: Snake may take one resource of a kind that the territory yields."""

    __slots__ = ("victim",)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [STEAL.at(resource) for resource in range(RESOURCES)] + [DECLINE.move]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        if move == DECLINE.move:
            return None
        territory = state.figures.scorched_at
        return None if yield_in(state, territory, STEAL.target(move)) else NOT_YIELDED

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        territories = state.controlled(self.victim)
        if move == DECLINE.move:
            _gather(state, self.victim, territories, NONE)
            return
        resource = STEAL.target(move)
        state.tell(STOLEN, seat, self.victim, resource)
        _gather(state, self.victim, territories, resource)
        state.gain(seat, resource, 1)


# What a territory brings, also where effects collect as in the Harvest


def yield_in(state: NorthgardState, territory: int, resource: int) -> int:
    """NUL-HARV-04; where a Wolf is only the buildings yield (NUL-CREA-21)."""
    if not state.creatures.line or not state.is_harvest_blocked(territory):
        return state.icons_in(territory, resource)
    produced = 0
    for building in tables.PRODUCERS[resource]:
        count = state.buildings.counts[territory * tables.BUILDINGS + building]
        produced += count * tables.BUILDING_YIELD[building][resource]
    return produced


def yields_anything(state: NorthgardState, territory: int) -> bool:
    for resource in range(RESOURCES):
        if yield_in(state, territory, resource):
            return True
    return False


def closed_glory_in(state: NorthgardState, territory: int) -> int:
    """NUL-HARV-02: for a closed territory, unless a Wolf is there."""
    if state.lands.is_open(territory) or state.is_harvest_blocked(territory):
        return 0
    is_wide = state.lands.tile_count(territory) >= tables.WIDE
    return tables.CLOSED_WIDE_GLORY if is_wide else tables.CLOSED_SMALL_GLORY


def altar_glory_in(state: NorthgardState, territory: int) -> int:
    """NUL-HARV-03, NUL-EDGE-27."""
    return state.buildings.sum(territory, tables.HARVEST_GLORY)


def glory_in(state: NorthgardState, territory: int) -> int:
    return closed_glory_in(state, territory) + altar_glory_in(state, territory)
