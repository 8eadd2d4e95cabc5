"""A building swapped for another of the same size (NUL-CARD-13)."""

from meadhall.games.northgard.content.tables import (
    BUILDING_FITS,
    BUILDING_IDS,
    BUILDING_LARGE,
    BUILDINGS,
)
from meadhall.games.northgard.content.tiles import AREA_IDS, AREA_SITES, NONE, SITE_AREA, SITE_KIND
from meadhall.games.northgard.rules.cards.effects import CardEffect
from meadhall.games.northgard.rules.events import SWAPPED
from meadhall.games.northgard.rules.moves import DECLINE, INTO, SWAP, SWAP_LOOSE, distinct
from meadhall.games.northgard.rules.obstacles import NO_TOKEN_LEFT, OTHER_SIZE, WRONG_SITE
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.state import Choice, Obstacle


class SwapEffect(CardEffect):
    """An optional part: it never makes a card playable."""

    __slots__ = ()

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        state.steps.append(SwapBuilding(seat))


def swap_obstacle(state: NorthgardState, building: int, site: int, other: int) -> Obstacle | None:
    """Why a building, on a site or without one (``NONE``), cannot become another."""
    if BUILDING_LARGE[building] != BUILDING_LARGE[other]:
        return OTHER_SIZE
    if site != NONE and not BUILDING_FITS[other][SITE_KIND[site]]:
        return WRONG_SITE
    return None if state.buildings.tokens[other] else NO_TOKEN_LEFT


class SwapBuilding(Choice[NorthgardState]):
    """Which building goes, or none. It is free, and duplicates are allowed."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        moves: list[int] = []
        for territory in state.controlled(seat):
            for area in state.lands.areas_of(territory):
                for site in AREA_SITES[area]:
                    building = state.buildings.on_site[site]
                    if building != NONE and self._can_become_another(state, building, site):
                        moves.append(SWAP.at(site))
                for loose in state.buildings.loose:
                    if loose // BUILDINGS == area:
                        building = loose % BUILDINGS
                        if self._can_become_another(state, building, NONE):
                            moves.append(SWAP_LOOSE.at_pair(building, area))
        moves.append(DECLINE.move)
        return distinct(moves)

    def _can_become_another(self, state: NorthgardState, building: int, site: int) -> bool:
        for other in range(BUILDINGS):
            if other != building and swap_obstacle(state, building, site, other) is None:
                return True
        return False

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DECLINE.move:
            return
        if SWAP_LOOSE.has(move):
            building, area = SWAP_LOOSE.pair(move)
            state.steps.append(SwapInto(seat, building, NONE, area))
        else:
            site = SWAP.target(move)
            state.steps.append(SwapInto(seat, state.buildings.on_site[site], site, SITE_AREA[site]))


class SwapInto(Choice[NorthgardState]):
    """Which type comes in its place."""

    __slots__ = ("area", "building", "site")
    FACTS = {"area": AREA_IDS, "building": BUILDING_IDS}

    def __init__(self, seat: int, building: int, site: int, area: int) -> None:
        super().__init__(seat)
        self.building = building
        self.site = site
        self.area = area

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [INTO.at(other) for other in range(BUILDINGS) if other != self.building]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return swap_obstacle(state, self.building, self.site, INTO.target(move))

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        other = INTO.target(move)
        if self.site == NONE:
            state.take_loose(self.building, self.area)
            state.put_loose(other, self.area)
        else:
            state.take_building(self.site)
            state.put_building(other, self.site)
        territory = state.lands.territory(self.area)
        state.tell(SWAPPED, seat, territory, self.building, other)
