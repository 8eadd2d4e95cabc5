"""The land of a seat, added up: what it yields, how it may grow, who could take it.

A territory that is being fought over counts for both sides, for each by its chance to win it. So
an attack, the roll of the dice and the conquest differ only by luck.
"""

from typing import Final

from meadhall.games.northgard.bot.battle import clash_of
from meadhall.games.northgard.bot.odds import before_defender_rolls, fight_odds, settled
from meadhall.games.northgard.bot.outlook import RAID, YEARLY
from meadhall.games.northgard.bot.prospects import glory_of_closed, prospect_of
from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import (
    AREA_LAIR,
    AREA_SITES,
    FOOD,
    LARGE,
    LORE,
    NONE,
    RESOURCES,
    SITE_KIND,
    WOOD,
)
from meadhall.games.northgard.rules.clans import combat_points
from meadhall.games.northgard.rules.fighting.combat import ignores_defences
from meadhall.games.northgard.rules.progress import ATTACKER, PUSHING, Combat
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_action

# Combats

ANSWER: Final = 0.5
"""The share of the food that a defender may spend which is expected to be spent."""


def chance_of_attack(state: NorthgardState, territory: int, attacker: int) -> float:
    """The chance of an attacker who has entered a territory to take it from its holder."""
    defender = state.control(territory)
    combat = state.combat
    if (
        combat is not None
        and combat.step > PUSHING
        and combat.attacker.seat == attacker
        and state.lands.territory(combat.area) == territory
    ):
        return _chance_in(state, combat)
    terms = the_action(state).terms()
    attackers = state.figures_in(territory, attacker)
    defenders = state.figures_in(territory, defender)
    margin = attackers - defenders + terms.points
    margin += combat_points(state, attacker, territory) - combat_points(state, defender, territory)
    if state.kaija_is_in(territory):
        margin += 1 if attacker == state.figures.kaija_seat else -1
    towers = 0
    if not ignores_defences(state, attacker):
        margin -= state.buildings.sum(territory, tables.DEFENDER_POINTS)
        towers = state.buildings.sum(territory, tables.DEFENDER_CASUALTIES)
    margin -= _answer(state, defender, defenders)
    bonus = int(terms.bonus_choice)
    return fight_odds(margin, attackers, defenders, towers, terms.cancel_casualties, bonus).win


def _answer(state: NorthgardState, defender: int, defenders: int) -> int:
    return round(ANSWER * min(defenders, state.players[defender].resources[FOOD]))


def _chance_in(state: NorthgardState, combat: Combat) -> float:
    """The attacker's chance in the course of a combat between players."""
    if combat.winner != NONE:
        return 1.0 if combat.winner == ATTACKER else 0.0
    defender = combat.defender
    clash = clash_of(state, combat)
    if defender.die != NONE:
        point = settled(clash, tables.FACE_CHOICE_POINTS[defender.die], 0)
        casualty = settled(clash, 0, tables.FACE_CHOICE_CASUALTIES[defender.die])
        return min(point.win, casualty.win)
    if combat.attacker.die != NONE:
        return before_defender_rolls(clash).win
    margin = clash.margin
    if defender.food == NONE:
        margin -= _answer(state, defender.seat, clash.defenders)
    bonus = int(combat.terms().bonus_choice)
    return fight_odds(
        margin, clash.attackers, clash.defenders, clash.to_attackers, clash.cancels, bonus
    ).win


def chance_of_raid(state: NorthgardState, territory: int, attackers: int, defenders: int) -> float:
    """The chance of units next door to take a territory from the figures that hold it."""
    margin = attackers - defenders - state.buildings.sum(territory, tables.DEFENDER_POINTS)
    towers = state.buildings.sum(territory, tables.DEFENDER_CASUALTIES)
    return fight_odds(margin, attackers, defenders, towers, 0, 0).win


# Land

ICON: Final = 0.6
"""What an icon of any resource brings at a Harvest."""
SMALL_BUILDING: Final[int] = tables.COUNTED_IDS.index("small_building")
LARGE_BUILDING: Final[int] = tables.COUNTED_IDS.index("large_building")
EMPTY_SMALL: Final[int] = tables.COUNTED_IDS.index("empty_small_site")
EMPTY_LARGE: Final[int] = tables.COUNTED_IDS.index("empty_large_site")
FIRST_ICON: Final[int] = tables.COUNTED_IDS.index("food_icon")
LAIR: Final[int] = tables.COUNTED_IDS.index("lair")
UNIT: Final[int] = tables.COUNTED_IDS.index("unit")


def worth_of(state: NorthgardState, territory: int, harvests: int) -> float:
    """Roughly what a territory brings from now on, in Glory."""
    lands = state.lands
    at = territory * RESOURCES
    yearly = ICON * (lands.icons[at + FOOD] + lands.icons[at + WOOD] + lands.icons[at + LORE])
    at = territory * tables.BUILDINGS
    for building in range(tables.BUILDINGS):
        if state.buildings.counts[at + building]:
            yearly += YEARLY[building] * state.buildings.counts[at + building]
    sides = lands.open_sides[territory]
    tiles = lands.tile_counts[territory]
    if sides:
        return yearly * harvests + prospect_of(tiles, sides, harvests)
    return (yearly + glory_of_closed(tiles)) * harvests


class Realm:
    """The land of a seat that has this many Harvests still to come."""

    __slots__ = (
        "altars", "camps", "closed_glory", "conquest", "counts", "danger", "danger_later",
        "defences", "forges", "harvests", "hold", "hostile", "income", "largest", "nearly_closed",
        "places", "prospects", "seat", "settling", "state", "strongholds", "territories", "worth",
    )  # fmt: skip

    def __init__(self, state: NorthgardState, seat: int, harvests: int) -> None:
        self.state = state
        self.seat = seat
        self.harvests = harvests
        self.territories: float = 0.0
        self.worth: float = 0.0
        self.closed_glory: float = 0.0
        self.altars: float = 0.0
        """Glory at each Harvest, from closed land and from altars."""
        self.prospects: float = 0.0
        self.nearly_closed: float = 0.0
        """Glory that open land may bring, and the tiles of land with one open side."""
        self.income: list[float] = [0.0] * RESOURCES
        self.counts: list[float] = [0.0] * len(tables.COUNTED_IDS)
        """What Achievements look at, without units (NUL-END-05)."""
        self.forges: float = 0.0
        self.camps: float = 0.0
        self.defences: float = 0.0
        self.strongholds: float = 0.0
        self.places: float = 0.0
        """Territories that need only a large building or the last tile to be strongholds."""
        self.hold: float = 1.0
        """The chance that all strongholds stand until the End of Year."""
        self.largest: int = 0
        """The most figures in one territory."""
        self.hostile: int = 0
        """Borders with enemies."""
        self.danger: float = 0.0
        self.danger_later: float = 0.0
        """Land that may be lost this year, and next year to opponents who have passed."""
        self.conquest: float = 0.0
        self.settling: float = 0.0
        """The best land of an enemy next door, by the chance to take it, and the best neutral."""
        self._survey()

    def _survey(self) -> None:
        state = self.state
        seat = self.seat
        mover = NONE if state.action is None else state.action.seat
        for territory in state.lands.roots:
            holder = state.figures.holders[territory]
            if holder == seat:
                if mover in (NONE, seat) or not state.figures_in(territory, mover):
                    self._look_around(territory, self._add(territory, 1.0))
                elif state.is_enemy(seat, mover):
                    self._add(territory, 1.0 - chance_of_attack(state, territory, mover))
                else:
                    self._add(territory, 1.0)
            elif (
                mover == seat and state.figures_in(territory, seat) and state.is_enemy(seat, holder)
            ):
                self._add(territory, chance_of_attack(state, territory, seat))

    def _add(self, territory: int, share: float) -> bool:
        """Count a territory by the chance to have it, and say whether it is a stronghold."""
        state = self.state
        lands = state.lands
        counts = self.counts
        self.territories += share
        self.worth += share * worth_of(state, territory, self.harvests)
        is_blocked = bool(state.creatures.line) and state.is_harvest_blocked(territory)
        for resource in range(RESOURCES):
            icons = share * lands.icons[territory * RESOURCES + resource]
            counts[FIRST_ICON + resource] += icons
            if not is_blocked:
                self.income[resource] += icons
        has_large = self._add_buildings(territory, share)
        has_place = self._add_sites(territory, share)
        sides = lands.open_sides[territory]
        tiles = lands.tile_counts[territory]
        if sides:
            self.prospects += share * prospect_of(tiles, sides, self.harvests)
            if sides == 1:
                self.nearly_closed += share * min(tiles, tables.WIDE)
                if has_large:
                    self.places += share
            return False
        if not is_blocked:
            self.closed_glory += share * glory_of_closed(tiles)
        if has_large:
            self.strongholds += share
        elif has_place:
            self.places += share
        return has_large

    def _add_buildings(self, territory: int, share: float) -> bool:
        """Count the buildings of a territory, and say whether one of them is large."""
        buildings = self.state.buildings.counts
        at = territory * tables.BUILDINGS
        has_large = False
        for building in range(tables.BUILDINGS):
            if not buildings[at + building]:
                continue
            n = share * buildings[at + building]
            self.altars += n * tables.HARVEST_GLORY[building]
            self.forges += n * tables.EXTRA_START_DRAW[building]
            self.camps += n * tables.EXTRA_RECRUIT[building]
            defence = tables.DEFENDER_POINTS[building] + tables.DEFENDER_CASUALTIES[building]
            self.defences += n * defence
            for resource in range(RESOURCES):
                produced = n * tables.BUILDING_YIELD[building][resource]
                self.income[resource] += produced
                self.counts[FIRST_ICON + resource] += produced
            if tables.BUILDING_LARGE[building]:
                has_large = True
                self.counts[LARGE_BUILDING] += n
            else:
                self.counts[SMALL_BUILDING] += n
        return has_large

    def _add_sites(self, territory: int, share: float) -> bool:
        """Count the empty sites of a territory, and say whether one of them is large."""
        state = self.state
        counts = self.counts
        has_place = False
        for area in state.lands.members[territory]:
            if AREA_LAIR[area]:
                counts[LAIR] += share
            for site in AREA_SITES[area]:
                if state.buildings.on_site[site] == NONE:
                    if SITE_KIND[site] == LARGE:
                        counts[EMPTY_LARGE] += share
                        has_place = True
                    else:
                        counts[EMPTY_SMALL] += share
        return has_place

    def _look_around(self, territory: int, is_stronghold: bool) -> None:
        """Find who could attack a territory, and where figures could go from it."""
        state = self.state
        seat = self.seat
        figures = state.figures_in(territory, seat)
        self.largest = max(self.largest, figures)
        raiders = raiders_later = 0
        for neighbour in state.lands.linked[territory]:
            holder = state.figures.holders[neighbour]
            if holder == NONE:
                if figures > 1:
                    worth = worth_of(state, neighbour, self.harvests)
                    self.settling = max(self.settling, worth)
            elif state.is_enemy(seat, holder):
                self.hostile += 1
                foes = state.units_in(neighbour, holder)
                if state.players[holder].has_passed:
                    raiders_later = max(raiders_later, foes)
                else:
                    raiders = max(raiders, foes)
                if figures > foes:
                    chance = chance_of_raid(state, neighbour, figures, foes)
                    worth = chance * worth_of(state, neighbour, self.harvests)
                    self.conquest = max(self.conquest, worth)
        if raiders:
            chance = chance_of_raid(state, territory, raiders, figures)
            self.danger += chance * worth_of(state, territory, self.harvests)
            if is_stronghold:
                self.hold *= 1.0 - RAID * chance
        if raiders_later > raiders:
            chance = chance_of_raid(state, territory, raiders_later, figures)
            self.danger_later += chance * worth_of(state, territory, self.harvests)
