"""How a game of Northgard looks to one seat: what is still to come, and what its goods are worth.

Everything is valued in Glory, by rules of thumb and by what the seat may know: never by the hands
and draw piles of others, nor by Glory that the view hides.
"""

from typing import Final

from meadhall.games.northgard.bot.odds import fight_odds
from meadhall.games.northgard.bot.prospects import glory_of_closed, prospect_of
from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import (
    AREA_SITES,
    AREAS,
    FOOD,
    LARGE,
    LORE,
    NONE,
    RESOURCES,
    SITE_KIND,
    WOOD,
)
from meadhall.games.northgard.rules.clans import combat_points
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year.harvest import yield_in

IMPOSSIBLE: Final = -1000.0
"""The value of what cannot be done; nothing else is worth so little."""
DENIAL: Final = 0.3
"""The weight of what an opponent gains or loses."""

# Goods
SCORED: Final = 1.0 / tables.RESOURCES_PER_GLORY
"""What any resource is worth at the end."""
UNREST_COST: Final = tables.UNREST_PENALTY + 1.5
"""An Unrest card costs Glory and a place in the hand."""
FOOD_STORE: Final = 2
FOOD_WORTH: Final = 0.6
FOOD_SPARE: Final = 0.4
"""Food beyond the next Winter, up to a small store, and beyond that."""
ALTAR: Final[int] = tables.BUILDING_IDS.index("altar_of_kings")
LARGE_PRICE: Final[int] = max(tables.BUILDING_PRICE)
WOOD_FOR_ALTAR: Final = 0.6
"""The share of an altar's Glory that each wood for it is worth."""
WOOD_STORE: Final = 2
WOOD_WORTH: Final = 0.55
WOOD_PER_YEAR: Final = 0.1
WOOD_SPARE: Final = 0.42
LORE_WORTH: Final = 0.45
LORE_PER_YEAR: Final = 0.08
LORE_SPARE: Final = 0.4

# Land
ICON_WORTH: Final[list[float]] = [0.55, 0.75, 0.6]
"""What an icon of each resource brings at a Harvest."""
PLENTY: Final = 5
PLENTY_WORTH: Final = 0.36
"""The same for a resource of which there is this much in stock."""
SMALL_SITE: Final = 0.2
LARGE_SITE: Final = 0.75
"""What an empty site brings for each year to come."""
STRONGHOLD: Final = 3.0
"""A closed territory with a large building is a third of a domination."""
HELD: Final = 0.05
"""Any territory counts when scores are tied."""
USEFUL_LARGE: Final = 1.2
USEFUL_SMALL: Final = 0.3
"""A building that yields nothing at a Harvest, for each year."""

# Danger
UNKNOWN: Final = -1
RAID: Final = 0.5
"""How often a neighbour who could attack does so."""


def _yearly(building: int) -> float:
    worth = float(tables.HARVEST_GLORY[building])
    for resource in range(RESOURCES):
        worth += ICON_WORTH[resource] * tables.BUILDING_YIELD[building][resource]
    if worth:
        return worth
    return USEFUL_LARGE if tables.BUILDING_LARGE[building] else USEFUL_SMALL


YEARLY: Final[list[float]] = [_yearly(building) for building in range(tables.BUILDINGS)]
"""What each building brings in a year."""


class Outlook:
    """A seat, the years to come, and what it lacks; what takes time is computed when asked for."""

    __slots__ = (
        "harvests", "has_place_for_altar", "icon_worth", "income", "is_surveyed", "known_defence",
        "known_raiders", "known_towers", "known_worth", "player", "seat", "state", "units",
        "years_left",
    )  # fmt: skip

    def __init__(self, state: NorthgardState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.units = tables.UNITS - self.player.reserve
        self.years_left = state.years() - state.year
        """After this one."""
        self.harvests = self.years_left + (1 if state.phase < tables.HARVEST else 0)
        """Still to come."""
        self.icon_worth = [
            ICON_WORTH[resource] if self.player.resources[resource] < PLENTY else PLENTY_WORTH
            for resource in range(RESOURCES)
        ]
        """What an icon of each resource brings at a Harvest."""
        self.known_worth: list[float] = []
        self.known_raiders: list[int] = []
        self.known_defence: list[int] = []
        self.known_towers: list[int] = []
        """By territory, once computed."""
        self.is_surveyed = False
        self.income: list[int] = []
        """What the Harvest of this year will bring; nothing once it is over."""
        self.has_place_for_altar = False

    # Goods

    def _survey(self) -> None:
        """Look at the seat's land, once, to find what its goods are needed for."""
        if self.is_surveyed:
            return
        self.is_surveyed = True
        self.income = [0] * RESOURCES
        state = self.state
        for territory in state.controlled(self.seat):
            if state.phase < tables.HARVEST:
                for resource in range(RESOURCES):
                    self.income[resource] += yield_in(state, territory, resource)
            if (
                not self.has_place_for_altar
                and not state.buildings.count(territory, ALTAR)
                and has_large_site(state, territory)
            ):
                self.has_place_for_altar = True

    def worth_of_next(self, resource: int, stock: int) -> float:
        """What one more of a resource is worth to a seat with this stock."""
        self._survey()
        if resource == LORE:
            if not self.years_left:
                return SCORED
            wanted = LORE_WORTH + LORE_PER_YEAR * self.years_left
            return wanted if stock < tables.UPGRADE_PRICE else LORE_SPARE
        have = stock + self.income[resource]
        winter = tables.WINTER_FOOD if resource == FOOD else tables.WINTER_WOOD
        need = winter[self.units]
        if have < need:
            return UNREST_COST / (need - have)
        if resource == WOOD and self.has_place_for_altar and stock < LARGE_PRICE:
            return max(SCORED, WOOD_FOR_ALTAR * self.harvests)
        if not self.years_left:
            return SCORED
        if resource == FOOD:
            return FOOD_WORTH if have < need + FOOD_STORE else FOOD_SPARE
        return WOOD_WORTH + WOOD_PER_YEAR * self.years_left if stock < WOOD_STORE else WOOD_SPARE

    def worth_of_more(self, resource: int) -> float:
        """What one more of a resource is worth to the seat now."""
        return self.worth_of_next(resource, self.player.resources[resource])

    def price_of(self, resource: int, n: int) -> float:
        """What the seat loses by spending n of a resource."""
        price = 0.0
        stock = self.player.resources[resource]
        for spent in range(1, n + 1):
            price += self.worth_of_next(resource, stock - spent)
        return price

    def price_of_units(self, n: int) -> float:
        """What n more units cost in the Winters to come (NUL-WINTER-01)."""
        self._survey()
        after = min(self.units + n, tables.UNITS)
        food = tables.WINTER_FOOD[after] - tables.WINTER_FOOD[self.units]
        wood = tables.WINTER_WOOD[after] - tables.WINTER_WOOD[self.units]
        if food == 0 and wood == 0:
            return 0.0
        winters = self.years_left + 1
        price = winters * (SCORED * (food + wood))
        goods = self.player.resources
        food_short = tables.WINTER_FOOD[after] - goods[FOOD] - self.income[FOOD]
        wood_short = tables.WINTER_WOOD[after] - goods[WOOD] - self.income[WOOD]
        if food_short > 0 or wood_short > 0:
            price += UNREST_COST
        return price

    # Land

    def worth_of_land(self, territory: int) -> float:
        """What it brings to have a territory from now on."""
        if not self.known_worth:
            self.known_worth = [-1.0] * AREAS
        known = self.known_worth[territory]
        if known < 0.0:
            known = self._compute_worth(territory)
            self.known_worth[territory] = known
        return known

    def _compute_worth(self, territory: int) -> float:
        state = self.state
        lands = state.lands
        worth = HELD
        yearly = 0.0
        has_large = False
        for resource in range(RESOURCES):
            yearly += self.icon_worth[resource] * lands.resources(territory, resource)
        at = territory * tables.BUILDINGS
        for building in range(tables.BUILDINGS):
            n = state.buildings.counts[at + building]
            if n:
                yearly += n * YEARLY[building]
                has_large = has_large or tables.BUILDING_LARGE[building]
        tiles = lands.tile_counts[territory]
        sides = lands.open_sides[territory]
        if sides:
            worth += prospect_of(tiles, sides, self.harvests)
        else:
            yearly += glory_of_closed(tiles)
            if has_large:
                worth += STRONGHOLD
        worth += yearly * self.harvests
        if self.years_left:
            sites = 0.0
            for area in lands.members[territory]:
                for site in AREA_SITES[area]:
                    if state.buildings.on_site[site] == NONE:
                        sites += LARGE_SITE if SITE_KIND[site] == LARGE else SMALL_SITE
            worth += sites * self.years_left
        return worth

    # Danger

    def danger(self, territory: int, figures: int) -> float:
        """How likely these figures are to lose a territory to raiders next to it."""
        if figures <= 0:
            return 1.0
        raiders = self.raiders_at(territory)
        if raiders <= 0:
            return 0.0
        margin = raiders - figures - self.known_defence[territory]
        towers = self.known_towers[territory]
        return RAID * fight_odds(margin, raiders, figures, towers, 0, 0).win

    def raiders_at(self, territory: int) -> int:
        """The size of the largest group of enemies next to a territory."""
        if not self.known_raiders:
            self.known_raiders = [UNKNOWN] * AREAS
            self.known_defence = [0] * AREAS
            self.known_towers = [0] * AREAS
        known = self.known_raiders[territory]
        if known == UNKNOWN:
            known = self._compute_raiders(territory)
            self.known_raiders[territory] = known
        return known

    def _compute_raiders(self, territory: int) -> int:
        state = self.state
        buildings = state.buildings
        most = 0
        for neighbour in state.lands.linked[territory]:
            holder = state.figures.holders[neighbour]
            if state.is_enemy(self.seat, holder):
                most = max(most, state.units_in(neighbour, holder))
        if most:
            defence = buildings.sum(territory, tables.DEFENDER_POINTS)
            self.known_defence[territory] = defence + combat_points(state, self.seat, territory)
            self.known_towers[territory] = buildings.sum(territory, tables.DEFENDER_CASUALTIES)
        return most


def has_large_site(state: NorthgardState, territory: int) -> bool:
    """Whether there is room for a large building."""
    for area in state.lands.members[territory]:
        for site in AREA_SITES[area]:
            if SITE_KIND[site] == LARGE and state.buildings.on_site[site] == NONE:
                return True
    return False
