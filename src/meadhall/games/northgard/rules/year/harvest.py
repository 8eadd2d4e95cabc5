"""The Harvest: Glory, resources and exchange, one player after the other (NUL-HARV)."""

from meadhall.games.northgard.content.tables import GLORY_ALTARS, GLORY_HARVEST, HARVEST
from meadhall.games.northgard.content.tiles import NONE, RESOURCES
from meadhall.games.northgard.rules.events import HARVESTED, STOLEN
from meadhall.games.northgard.rules.moves import DECLINE, STEAL
from meadhall.games.northgard.rules.obstacles import NOT_YIELDED
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year.exchange import Exchange
from meadhall.games.northgard.rules.year.yields import (
    altar_glory_in,
    closed_glory_in,
    yield_in,
    yields_anything,
)
from meadhall.kernel.state import Choice, Obstacle, Step


class Harvest(Step[NorthgardState]):
    """NUL-HARV-01: in turn order."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        state.begin_phase(HARVEST)
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
        state.gain_glory(seat, closed, GLORY_HARVEST)
        state.gain_glory(seat, altars, GLORY_ALTARS)
        state.steps[-1] = Exchange(seat, 0, 0)
        if _can_be_robbed(state, seat):
            state.steps.append(StealResource(state.scorched_seat, seat))
        else:
            _gather(state, seat, territories, NONE)
        return True


def _gather(state: NorthgardState, seat: int, territories: list[int], stolen: int) -> None:
    """NUL-HARV-04, in all territories of a seat; one resource less of the kind that Snake has
    taken."""
    for resource in range(RESOURCES):
        n = 0
        for territory in territories:
            n += yield_in(state, territory, resource)
        state.gain(seat, resource, n - 1 if resource == stolen else n)


def _can_be_robbed(state: NorthgardState, seat: int) -> bool:
    """NUL-CLAN-08: an opponent of Snake whose territory has the token and yields something."""
    if not state.is_enemy(state.scorched_seat, seat) or state.scorched_seat == NONE:
        return False
    if state.scorched_at == NONE:
        return False
    territory = state.lands.territory(state.scorched_at)
    if state.control(territory) != seat:
        return False
    return yields_anything(state, territory)


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
        territory = state.lands.territory(state.scorched_at)
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
