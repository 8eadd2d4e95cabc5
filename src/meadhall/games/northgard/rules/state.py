"""The data of a game of Northgard, and the few things every chapter does with it.

A territory is the number of its first area (NUL-TILE-24), as ``lands`` gives it. What has to stay
in its place while territories grow (creatures, loose buildings) is kept by area.
"""

from typing import Any, Final

from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import NONE, RESOURCES, SITE_AREA
from meadhall.games.northgard.rules.events import GAINED, GLORY_GAINED, PAID, PHASE_BEGAN
from meadhall.games.northgard.rules.ground.lands import Joined, Lands
from meadhall.games.northgard.rules.pieces import Buildings, Creatures, Figures, Supply
from meadhall.games.northgard.rules.pile import Pile
from meadhall.games.northgard.rules.players import Options, Player
from meadhall.games.northgard.rules.progress import Action, CardInPlay, Combat, Placing
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import State, Step

# Chance streams: the draw pile of each seat first.
TILE_STREAM: Final = tables.MOST_PLAYERS
EARLY_STREAM: Final = tables.MOST_PLAYERS + 1
ADVANCED_STREAM: Final = tables.MOST_PLAYERS + 2
ACHIEVEMENT_STREAM: Final = tables.MOST_PLAYERS + 3
CREATURE_STREAM: Final = tables.MOST_PLAYERS + 4
CLAN_STREAM: Final = tables.MOST_PLAYERS + 5
FIRST_PLAYER_STREAM: Final = tables.MOST_PLAYERS + 6
COMBAT_STREAM: Final = tables.MOST_PLAYERS + 7
DISCARD_STREAM: Final = tables.MOST_PLAYERS + 8
STREAM_IDS: Final[list[str]] = [
    *[f"draw_pile_{seat}" for seat in range(tables.MOST_PLAYERS)],
    "tiles", "early", "advanced", "achievements", "creatures", "clans", "first_player", "combat",
    "discard",
]  # fmt: skip
STREAMS: Final[int] = len(STREAM_IDS)


class NorthgardState(State):
    """A game: players, map, supplies, and what is under way."""

    __slots__ = (
        "_owns_buildings", "_owns_creatures", "_owns_figures", "_owns_lands", "_owns_supply",
        "_owns_tile_pile", "action", "active", "buildings", "combat", "creatures", "dominators",
        "figures", "first_player", "in_play", "lands", "main_played", "options", "phase", "placing",
        "players", "supply", "tile_pile", "turn_begun", "year",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        dice: Dice,
        steps: list[Step[Any]],
        reveals: int,
        options: Options,
        year: int,
        phase: int,
        first_player: int,
        active: int,
        turn_begun: bool,
        main_played: bool,
        players: list[Player],
        lands: Lands,
        figures: Figures,
        buildings: Buildings,
        tile_pile: Pile,
        supply: Supply,
        creatures: Creatures,
        in_play: CardInPlay | None,
        placing: Placing | None,
        action: Action | None,
        combat: Combat | None,
        dominators: int,
    ) -> None:
        super().__init__(seats, dice, steps, reveals)
        self.options = options
        self.year = year
        self.phase = phase
        """A number of ``PHASE_IDS``."""
        self.first_player = first_player
        """``NONE`` before the dice have decided."""
        self.active = active
        """Whose turn it is, in setup and in the Actions phase; ``NONE`` otherwise."""
        self.turn_begun = turn_begun
        """Whether a card has been resolved this turn (NUL-TURN-06)."""
        self.main_played = main_played
        self.players = players
        self.lands = lands
        self.figures = figures
        self.buildings = buildings
        self.tile_pile = tile_pile
        self.supply = supply
        self.creatures = creatures
        self.in_play = in_play
        self.placing = placing
        self.action = action
        self.combat = combat
        self.dominators = dominators
        """Seats that have won by domination, as bits."""
        self._owns_lands = True
        self._owns_figures = True
        self._owns_buildings = True
        self._owns_tile_pile = True
        self._owns_supply = True
        self._owns_creatures = True

    def copy(self) -> "NorthgardState":
        """The map and the pieces on it, the tiles and the cards of the supply seldom change: both
        states share them until one of the two asks for its own."""
        in_play = self.in_play
        placing = self.placing
        action = self.action
        combat = self.combat
        other = NorthgardState(
            seats=self.seats,
            dice=self.dice.copy(),
            steps=self.steps[:],
            reveals=self.reveals,
            options=self.options,
            year=self.year,
            phase=self.phase,
            first_player=self.first_player,
            active=self.active,
            turn_begun=self.turn_begun,
            main_played=self.main_played,
            players=[player.copy() for player in self.players],
            lands=self.lands,
            figures=self.figures,
            buildings=self.buildings,
            tile_pile=self.tile_pile,
            supply=self.supply,
            creatures=self.creatures,
            in_play=None if in_play is None else in_play.copy(),
            placing=None if placing is None else placing.copy(),
            action=None if action is None else action.copy(),
            combat=None if combat is None else combat.copy(),
            dominators=self.dominators,
        )
        self.share()
        other.share()
        return other

    def share(self) -> None:
        """Somebody else has the parts as well: each is replaced before it is changed here."""
        self._owns_lands = False
        self._owns_figures = False
        self._owns_buildings = False
        self._owns_tile_pile = False
        self._owns_supply = False
        self._owns_creatures = False

    # Parts to be changed: no copy has them too

    def own_lands(self) -> Lands:
        if not self._owns_lands:
            self._owns_lands = True
            self.lands = self.lands.copy()
        return self.lands

    def own_figures(self) -> Figures:
        if not self._owns_figures:
            self._owns_figures = True
            self.figures = self.figures.copy()
        return self.figures

    def own_buildings(self) -> Buildings:
        if not self._owns_buildings:
            self._owns_buildings = True
            self.buildings = self.buildings.copy()
        return self.buildings

    def own_tile_pile(self) -> Pile:
        if not self._owns_tile_pile:
            self._owns_tile_pile = True
            self.tile_pile = self.tile_pile.copy()
        return self.tile_pile

    def own_supply(self) -> Supply:
        if not self._owns_supply:
            self._owns_supply = True
            self.supply = self.supply.copy()
        return self.supply

    def own_creatures(self) -> Creatures:
        if not self._owns_creatures:
            self._owns_creatures = True
            self.creatures = self.creatures.copy()
        return self.creatures

    # Seats

    def turn_order(self) -> list[int]:
        """All seats, clockwise from the holder of the First Player marker."""
        return [(self.first_player + place) % self.seats for place in range(self.seats)]

    def seats_after(self, seat: int) -> list[int]:
        """All other seats, clockwise."""
        return [(seat + place) % self.seats for place in range(1, self.seats)]

    def are_partners(self, seat: int, other: int) -> bool:
        """NUL-TEAM-01: in the team game every second seat; nobody is a partner of ``NONE``."""
        if not self.options.team_game or other in (NONE, seat):
            return False
        return (seat + other) % 2 == 0

    def partner(self, seat: int) -> int:
        """In the team game, which has four seats."""
        return (seat + 2) % 4

    def is_enemy(self, seat: int, other: int) -> bool:
        """Whether ``other``, a seat or ``NONE``, is an opponent (NUL-CTRL-03, NUL-TEAM-06)."""
        return other not in (NONE, seat) and not self.are_partners(seat, other)

    def power(self, seat: int) -> tables.Power:
        return tables.POWERS[self.players[seat].clan]

    def years(self) -> int:
        return tables.YEARS[1 if self.options.long_game else 0]

    def begin_phase(self, phase: int) -> None:
        """NUL-YEAR-01."""
        self.phase = phase
        self.active = NONE
        self.tell(PHASE_BEGAN, phase)

    # Resources and Glory

    def gain(self, seat: int, resource: int, n: int) -> None:
        if n > 0:
            self.players[seat].resources[resource] += n
            self.tell(GAINED, seat, resource, n)

    def pay(self, seat: int, resource: int, n: int) -> None:
        if n > 0:
            self.players[seat].resources[resource] -= n
            self.tell(PAID, seat, resource, n)

    def gain_glory(self, seat: int, n: int, source: int) -> None:
        if n > 0:
            self.players[seat].add_glory(source, n)
            self.tell(GLORY_GAINED, seat, n, source)

    # Figures and control. The caller sends the event.

    def control(self, territory: int) -> int:
        """NUL-CTRL-01: the seat that controls a territory, or ``NONE`` if it is neutral."""
        return self.figures.holders[territory]

    def controlled(self, seat: int) -> list[int]:
        """The territories of a seat, ascending; ``NONE`` gives the neutral ones."""
        holders = self.figures.holders
        return [territory for territory in self.lands.territories() if holders[territory] == seat]

    def occupied(self, seat: int) -> list[int]:
        """The territories with figures of a seat, controlled or not, ascending."""
        figures = self.figures
        units = figures.units
        with_kaija = figures.kaija_at if seat == figures.kaija_seat else NONE
        return [
            territory
            for territory in self.lands.territories()
            if units[territory * tables.MOST_PLAYERS + seat] or territory == with_kaija
        ]

    def kaija_is_in(self, territory: int) -> bool:
        return self.figures.kaija_at == territory

    def units_in(self, territory: int, seat: int) -> int:
        """Without Kaija."""
        return self.figures.units[territory * tables.MOST_PLAYERS + seat]

    def figures_in(self, territory: int, seat: int) -> int:
        """NUL-CLAN-01: units and Kaija."""
        return self.figures.count(territory, seat)

    def units_on_map(self, seat: int) -> int:
        """Without Kaija (NUL-WINTER-05)."""
        return tables.UNITS - self.players[seat].reserve

    def figures_on_map(self, seat: int) -> int:
        """With Kaija (NUL-EOY-04)."""
        has_kaija = seat == self.figures.kaija_seat and self.figures.kaija_at != NONE
        return self.units_on_map(seat) + (1 if has_kaija else 0)

    def put_units(self, seat: int, territory: int, n: int) -> None:
        """From the reserve."""
        self.players[seat].reserve -= n
        self.own_figures().add(seat, territory, n)

    def take_units(self, seat: int, territory: int, n: int) -> None:
        """Back to the reserve."""
        self.players[seat].reserve += n
        self.own_figures().add(seat, territory, -n)

    def shift_units(self, seat: int, origin: int, target: int, n: int) -> None:
        figures = self.own_figures()
        figures.add(seat, origin, -n)
        figures.add(seat, target, n)

    def put_kaija(self, territory: int) -> None:
        """From the reserve or from where she is."""
        self.own_figures().move_kaija(territory)

    def take_kaija(self) -> None:
        """Back to the reserve."""
        self.own_figures().move_kaija(NONE)

    # The map

    def place_tile(self, tile: int, cell: int, turn: int) -> Joined:
        """Lay a tile; what belongs to territories follows them into those that they join."""
        joined = self.own_lands().place(tile, cell, turn)
        for gone, kept in joined.merged:
            self.own_figures().follow(gone, kept)
            self.own_buildings().follow(gone, kept)
        return joined

    def icons_in(self, territory: int, resource: int) -> int:
        """NUL-TILE-19: printed icons and what the buildings produce."""
        icons = self.lands.icons[territory * RESOURCES + resource]
        counts = self.buildings.counts
        for building in tables.PRODUCERS[resource]:
            count = counts[territory * tables.BUILDINGS + building]
            if count:
                icons += count * tables.BUILDING_YIELD[building][resource]
        return icons

    # Buildings

    def put_building(self, building: int, site: int) -> None:
        """From the supply."""
        buildings = self.own_buildings()
        buildings.on_site[site] = building
        buildings.add(self.lands.territory(SITE_AREA[site]), building, 1)

    def put_loose(self, building: int, area: int) -> None:
        """NUL-BUILD-07: without a site."""
        buildings = self.own_buildings()
        buildings.loose.append(area * tables.BUILDINGS + building)
        buildings.add(self.lands.territory(area), building, 1)

    def take_building(self, site: int) -> None:
        """Back to the supply."""
        buildings = self.own_buildings()
        building = buildings.on_site[site]
        buildings.on_site[site] = NONE
        buildings.add(self.lands.territory(SITE_AREA[site]), building, -1)

    def take_loose(self, building: int, area: int) -> None:
        buildings = self.own_buildings()
        buildings.loose.remove(area * tables.BUILDINGS + building)
        buildings.add(self.lands.territory(area), building, -1)

    # Creatures

    def creature_is_in(self, creature: int, territory: int) -> bool:
        """Of a creature on the map."""
        return self.lands.territory(self.creatures.at[creature]) == territory

    def creatures_in(self, territory: int) -> list[int]:
        """In the order of the creature line."""
        found: list[int] = []
        for creature in self.creatures.line:
            if self.creature_is_in(creature, territory):
                found.append(creature)
        return found

    def _is_with(self, kinds: list[bool], territory: int) -> bool:
        """Whether a creature of such a kind is in a territory."""
        for creature in self.creatures.line:
            if kinds[creature] and self.creature_is_in(creature, territory):
                return True
        return False

    def is_locked(self, territory: int) -> bool:
        """NUL-CREA-22: a Brown Bear is there."""
        return self._is_with(tables.CREATURE_LOCKS, territory)

    def is_harvest_blocked(self, territory: int) -> bool:
        """NUL-CREA-21: a Wolf is there."""
        return self._is_with(tables.CREATURE_BLOCKS_HARVEST, territory)

    def bars_recruiting(self, territory: int) -> bool:
        """NUL-CREA-22, 27: a Brown Bear or a Fallen Valkyrie is there."""
        if not self.creatures.line:
            return False
        return self.is_locked(territory) or self.fierce_in(territory) > 0

    def fierce_in(self, territory: int) -> int:
        """NUL-CREA-07: how many creatures are there that share their territory with nobody."""
        count = 0
        for creature in self.creatures.line:
            if not tables.CREATURE_SHARES[creature] and self.creature_is_in(creature, territory):
                count += 1
        return count
