"""How a game of Northgard looks to one seat: what is still to come, and what its goods are worth.

Everything is counted in Glory, by rules of thumb with figures, and judged by what the seat may
know: never by hands and draw piles of others nor by Glory that the view hides.
"""

from typing import Final

from meadhall.games.northgard.bot.odds import fight_odds
from meadhall.games.northgard.bot.prospects import prospect_of
from meadhall.games.northgard.content.tables import (
    BUILDING_IDS,
    BUILDING_LARGE,
    BUILDING_PRICE,
    BUILDING_YIELD,
    BUILDINGS,
    CLOSED_SMALL_GLORY,
    CLOSED_WIDE_GLORY,
    DEFENDER_CASUALTIES,
    DEFENDER_POINTS,
    HARVEST,
    HARVEST_GLORY,
    RESOURCES_PER_GLORY,
    UNITS,
    UNREST_PENALTY,
    WIDE,
    WINTER_FOOD,
    WINTER_WOOD,
)
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

UNKNOWN: Final = -1
NOTHING: Final = -1000.0
"""Less than anything is worth."""
DENIAL: Final = 0.3
"""What an opponent gains or loses counts for less than the own."""
ALTAR: Final[int] = BUILDING_IDS.index("altar_of_kings")
LARGE_PRICE: Final[int] = max(BUILDING_PRICE)

# Goods
SCORED: Final = 1.0 / RESOURCES_PER_GLORY
"""What any resource is worth at the end."""
UNREST_COST: Final = UNREST_PENALTY + 1.5
"""A card that costs Glory and a place in the hand."""
FOOD_STORE: Final = 2
FOOD_WORTH: Final = 0.6
FOOD_SPARE: Final = 0.4
"""Food beyond the next Winter, up to a small store, and beyond that."""
WOOD_WORTH: Final = 0.55
WOOD_PER_YEAR: Final = 0.1
WOOD_FOR_ALTAR: Final = 0.6
"""The share of an altar's Glory that each wood for it is worth."""
WOOD_SPARE: Final = 0.42
LORE_WORTH: Final = 0.45
LORE_PER_YEAR: Final = 0.08
LORE_SPARE: Final = 0.4

# Land: what an icon brings at each Harvest, and an empty site for each year to come.
ICON_WORTH: Final[list[float]] = [0.55, 0.75, 0.6]
PLENTY: Final = 5
PLENTY_WORTH: Final = 0.36
"""Of what there is so much in stock, more is worth little besides Glory at the end."""
SMALL_SITE: Final = 0.2
LARGE_SITE: Final = 0.75
STRONGHOLD: Final = 3.0
"""A closed territory with a large building is a third of a domination."""
HELD: Final = 0.05
"""Any territory counts when scores are tied."""

RAID: Final = 0.5
"""How often somebody attacks who could."""


USEFUL_LARGE: Final = 1.2
USEFUL_SMALL: Final = 0.3
"""A building that yields nothing at a Harvest."""


def _yearly(building: int) -> float:
    worth = float(HARVEST_GLORY[building])
    for resource in range(RESOURCES):
        worth += ICON_WORTH[resource] * BUILDING_YIELD[building][resource]
    return worth if worth else USEFUL_LARGE if BUILDING_LARGE[building] else USEFUL_SMALL


YEARLY: Final[list[float]] = [_yearly(building) for building in range(BUILDINGS)]
"""What each building brings in a year."""


class Outlook:
    """A seat, the years to come, and what it lacks. Figures are reckoned when they are needed."""

    __slots__ = (
        "harvests", "has_place_for_altar", "icon_worth", "income", "is_supplied", "known_defence",
        "known_raiders", "known_towers", "known_worth", "player", "seat", "state", "units",
        "years_left",
    )  # fmt: skip

    def __init__(self, state: NorthgardState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.units = UNITS - self.player.reserve
        self.years_left = state.years() - state.year
        """After this one."""
        self.harvests = self.years_left + (1 if state.phase < HARVEST else 0)
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
        """By territory, as far as they have been asked for."""
        self.is_supplied = False
        self.income: list[int] = []
        """What the Harvest of this year will bring; nothing once it is over."""
        self.has_place_for_altar = False

    def supply(self) -> None:
        """Look at the own land once, when goods have to be judged."""
        if self.is_supplied:
            return
        self.is_supplied = True
        self.income = [0] * RESOURCES
        state = self.state
        for territory in state.controlled(self.seat):
            if state.phase < HARVEST:
                for resource in range(RESOURCES):
                    self.income[resource] += yield_in(state, territory, resource)
            if (
                not self.has_place_for_altar
                and not state.buildings.count(territory, ALTAR)
                and empty_sites_in(state, territory, True)
            ):
                self.has_place_for_altar = True

    # Goods

    def worth_of_next(self, resource: int, stock: int) -> float:
        """One more of a resource, with so many in stock."""
        self.supply()
        if resource == LORE:
            if not self.years_left:
                return SCORED
            wanted = LORE_WORTH + LORE_PER_YEAR * self.years_left
            return wanted if stock < LARGE_PRICE else LORE_SPARE
        have = stock + self.income[resource]
        need = WINTER_FOOD[self.units] if resource == FOOD else WINTER_WOOD[self.units]
        if have < need:
            return UNREST_COST / (need - have)
        if not self.years_left and self.harvests == 0:
            return SCORED
        if resource == FOOD:
            if not self.years_left:
                return SCORED
            return FOOD_WORTH if have < need + FOOD_STORE else FOOD_SPARE
        if self.has_place_for_altar and stock < LARGE_PRICE:
            return max(SCORED, WOOD_FOR_ALTAR * self.harvests)
        if not self.years_left:
            return SCORED
        return WOOD_WORTH + WOOD_PER_YEAR * self.years_left if stock < 2 else WOOD_SPARE

    def worth_of_one(self, resource: int) -> float:
        """What is lost with the last one in stock."""
        return self.worth_of_next(resource, self.player.resources[resource] - 1)

    def price_of_units(self, n: int) -> float:
        """What n more units cost in the Winters to come (NUL-WINTER-01)."""
        self.supply()
        after = min(self.units + n, UNITS)
        food = WINTER_FOOD[after] - WINTER_FOOD[self.units]
        wood = WINTER_WOOD[after] - WINTER_WOOD[self.units]
        if food == 0 and wood == 0:
            return 0.0
        winters = self.years_left + 1
        price = winters * (SCORED * (food + wood))
        goods = self.player.resources
        food_short = WINTER_FOOD[after] - goods[FOOD] - self.income[FOOD]
        wood_short = WINTER_WOOD[after] - goods[WOOD] - self.income[WOOD]
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
            known = self._reckon_land(territory)
            self.known_worth[territory] = known
        return known

    def _reckon_land(self, territory: int) -> float:
        state = self.state
        lands = state.lands
        harvests = self.harvests
        worth = HELD
        yearly = 0.0
        has_large = False
        for resource in range(RESOURCES):
            yearly += self.icon_worth[resource] * lands.resources(territory, resource)
        at = territory * BUILDINGS
        for building in range(BUILDINGS):
            n = state.buildings.counts[at + building]
            if n:
                yearly += n * YEARLY[building]
                has_large = has_large or BUILDING_LARGE[building]
        tiles = lands.tile_counts[territory]
        sides = lands.open_sides[territory]
        if sides:
            worth += prospect_of(tiles, sides, harvests)
        else:
            yearly += CLOSED_WIDE_GLORY if tiles >= WIDE else CLOSED_SMALL_GLORY
            if has_large:
                worth += STRONGHOLD
        worth += yearly * harvests
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
        """How likely it is that so many figures lose a territory to raiders next to it."""
        if figures <= 0:
            return 1.0
        raiders = self.raiders_at(territory)
        if raiders <= 0:
            return 0.0
        margin = raiders - figures - self.known_defence[territory]
        towers = self.known_towers[territory]
        return RAID * fight_odds(margin, raiders, figures, towers, 0, 0).win

    def raiders_at(self, territory: int) -> int:
        """The largest group of enemies next to a territory."""
        if not self.known_raiders:
            self.known_raiders = [UNKNOWN] * AREAS
            self.known_defence = [0] * AREAS
            self.known_towers = [0] * AREAS
        known = self.known_raiders[territory]
        if known == UNKNOWN:
            known = self._reckon_raiders(territory)
            self.known_raiders[territory] = known
        return known

    def _reckon_raiders(self, territory: int) -> int:
        state = self.state
        most = 0
        for neighbour in state.lands.linked[territory]:
            holder = state.figures.holders[neighbour]
            if holder not in (NONE, self.seat) and state.is_enemy(self.seat, holder):
                most = max(most, state.units_in(neighbour, holder))
        if most:
            defence = state.buildings.sum(territory, DEFENDER_POINTS)
            self.known_defence[territory] = defence + combat_points(state, self.seat, territory)
            self.known_towers[territory] = state.buildings.sum(territory, DEFENDER_CASUALTIES)
        return most

    def standing_of(self, seat: int) -> float:
        """How strong an opponent looks on the map."""
        standing = 0.0
        for territory in self.state.controlled(seat):
            standing += self.worth_of_land(territory)
        return standing


def empty_sites_in(state: NorthgardState, territory: int, is_large: bool) -> int:
    count = 0
    for area in state.lands.members[territory]:
        for site in AREA_SITES[area]:
            if state.buildings.on_site[site] == NONE and (SITE_KIND[site] == LARGE) == is_large:
                count += 1
    return count
