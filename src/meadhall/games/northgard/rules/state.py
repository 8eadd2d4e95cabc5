"""The data of a game of Northgard, and the few things every chapter does with it.

A territory is the number of its first area (NUL-TILE-24), as ``lands`` gives it. What has to stay
in its place while territories grow (Kaija, the token, creatures, loose buildings) is kept by area.
"""

from typing import Any, Final

from meadhall.games.northgard.content.tables import (
    BUILDING_YIELD,
    BUILDINGS,
    CREATURE_BLOCKS_HARVEST,
    CREATURE_LOCKS,
    CREATURE_SHARES,
    MOST_PLAYERS,
    POWERS,
    PRODUCERS,
    UNITS,
    YEARS,
    Power,
)
from meadhall.games.northgard.content.tiles import NONE, RESOURCES, SITE_AREA
from meadhall.games.northgard.rules.events import GAINED, GLORY_GAINED, PAID, PHASE_BEGAN
from meadhall.games.northgard.rules.ground.lands import Joined, Lands
from meadhall.games.northgard.rules.pile import Pile
from meadhall.games.northgard.rules.players import Options, Player
from meadhall.games.northgard.rules.progress import Action, CardInPlay, Combat, Placing
from meadhall.kernel.deck import Deck
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import State, Step

# Chance streams: the draw pile of each seat first.
TILE_STREAM: Final = MOST_PLAYERS
EARLY_STREAM: Final = MOST_PLAYERS + 1
ADVANCED_STREAM: Final = MOST_PLAYERS + 2
ACHIEVEMENT_STREAM: Final = MOST_PLAYERS + 3
CREATURE_STREAM: Final = MOST_PLAYERS + 4
CLAN_STREAM: Final = MOST_PLAYERS + 5
FIRST_PLAYER_STREAM: Final = MOST_PLAYERS + 6
COMBAT_STREAM: Final = MOST_PLAYERS + 7
DISCARD_STREAM: Final = MOST_PLAYERS + 8
STREAM_IDS: Final = [
    *[f"draw_pile_{seat}" for seat in range(MOST_PLAYERS)],
    "tiles", "early", "advanced", "achievements", "creatures", "clans", "first_player", "combat",
    "discard",
]  # fmt: skip
STREAMS: Final[int] = len(STREAM_IDS)


class NorthgardState(State):
    __slots__ = (
        "_owns_buildings", "_owns_figures", "_owns_lands", "achievements", "action", "active",
        "advanced", "buildings", "combat", "creature_at", "creature_deck", "creature_discard",
        "creature_line", "creatures_first", "display", "dominators", "drawn", "drawn_seen", "early",
        "first_player", "holders", "in_play", "kaija_at", "kaija_seat", "lands", "loose",
        "main_played", "on_site", "options", "phase", "placing", "players", "scorched_at",
        "scorched_seat", "strategist", "tile_pile", "tokens", "turn_begun", "units", "unrest",
        "year",
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
        tile_pile: Pile,
        units: list[int],
        holders: list[int],
        kaija_seat: int,
        kaija_at: int,
        scorched_seat: int,
        scorched_at: int,
        buildings: list[int],
        on_site: list[int],
        loose: list[int],
        tokens: list[int],
        early: Deck,
        advanced: Deck,
        display: list[int],
        achievements: list[int],
        unrest: int,
        strategist: int,
        creature_deck: Deck,
        creatures_first: int,
        creature_line: list[int],
        creature_at: list[int],
        creature_discard: list[int],
        in_play: CardInPlay | None,
        placing: Placing | None,
        drawn: list[int],
        drawn_seen: list[int],
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
        """``NONE`` before the dice have said."""
        self.active = active
        """Whose turn it is, in setup and in the Actions phase; ``NONE`` otherwise."""
        self.turn_begun = turn_begun
        """Whether a card has been resolved this turn (NUL-TURN-06)."""
        self.main_played = main_played
        self.players = players
        self.lands = lands
        self.tile_pile = tile_pile
        self.units = units
        """At territory times ``MOST_PLAYERS`` plus seat; without Kaija."""
        self.holders = holders
        """For each territory the seat that controls it, or ``NONE``."""
        self.kaija_seat = kaija_seat
        """The seat of the clan with Kaija, or ``NONE``."""
        self.kaija_at = kaija_at
        """Her area, or ``NONE`` while she is in the reserve."""
        self.scorched_seat = scorched_seat
        self.scorched_at = scorched_at
        """The area of the Scorched Earth token, or ``NONE``."""
        self.buildings = buildings
        """How many stand there, at territory times ``BUILDINGS`` plus the type."""
        self.on_site = on_site
        """The building on each site, or ``NONE``."""
        self.loose = loose
        """Buildings without a site: area times ``BUILDINGS`` plus the type."""
        self.tokens = tokens
        """Building tokens left in the supply."""
        self.early = early
        self.advanced = advanced
        """All cards of the kind that may still come, so those put into the box unseen too."""
        self.display = display
        self.achievements = achievements
        """Laid out in setup; they move to the display in the last year."""
        self.unrest = unrest
        """Unrest cards left."""
        self.strategist = strategist
        """The seat that took the card of NUL-CARD-20, or ``NONE``."""
        self.creature_deck = creature_deck
        self.creatures_first = creatures_first
        """So many cards come before the later creatures are shuffled in (NUL-CREA-01)."""
        self.creature_line = creature_line
        """The creatures on the map, from left to right."""
        self.creature_at = creature_at
        """The area of each creature, or ``NONE``."""
        self.creature_discard = creature_discard
        self.in_play = in_play
        self.placing = placing
        self.drawn = drawn
        """Cards of a Draw action that are still to be divided."""
        self.drawn_seen = drawn_seen
        """The audience that knows each of them, besides the drawer."""
        self.action = action
        self.combat = combat
        self.dominators = dominators
        """Seats that have won by domination, as bits."""
        # Whether no copy has the same objects. Who changes them needs some of their own.
        self._owns_lands = True
        self._owns_figures = True
        self._owns_buildings = True

    def copy(self) -> "NorthgardState":
        """Most of a position stays as it is for long, so a copy shares it: the map, figures and
        buildings until one of the two states changes them; decks and lists of cards, tiles and
        creatures because a change makes new ones. Only what changes all the time is copied."""
        in_play = self.in_play
        placing = self.placing
        action = self.action
        combat = self.combat
        other = NorthgardState(
            self.seats,
            self.dice.copy(),
            self.steps[:],
            self.reveals,
            self.options,
            self.year,
            self.phase,
            self.first_player,
            self.active,
            self.turn_begun,
            self.main_played,
            [player.copy() for player in self.players],
            self.lands,
            self.tile_pile.copy(),
            self.units,
            self.holders,
            self.kaija_seat,
            self.kaija_at,
            self.scorched_seat,
            self.scorched_at,
            self.buildings,
            self.on_site,
            self.loose,
            self.tokens,
            self.early,
            self.advanced,
            self.display,
            self.achievements,
            self.unrest,
            self.strategist,
            self.creature_deck,
            self.creatures_first,
            self.creature_line,
            self.creature_at,
            self.creature_discard,
            None if in_play is None else in_play.copy(),
            None if placing is None else placing.copy(),
            self.drawn,
            self.drawn_seen,
            None if action is None else action.copy(),
            None if combat is None else combat.copy(),
            self.dominators,
        )
        other._share()
        self._share()
        return other

    def _share(self) -> None:
        """From now on a copy has the same map, figures and buildings."""
        self._owns_lands = False
        self._owns_figures = False
        self._owns_buildings = False

    def _own_figures(self) -> None:
        """Before figures change: no longer with the lists of a copy."""
        if not self._owns_figures:
            self._owns_figures = True
            self.units = self.units[:]
            self.holders = self.holders[:]

    def _own_buildings(self) -> None:
        """Before buildings change."""
        if not self._owns_buildings:
            self._owns_buildings = True
            self.buildings = self.buildings[:]
            self.on_site = self.on_site[:]
            self.loose = self.loose[:]
            self.tokens = self.tokens[:]

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

    def power(self, seat: int) -> Power:
        return POWERS[self.players[seat].clan]

    def years(self) -> int:
        return YEARS[1 if self.options.long_game else 0]

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

    # Control

    def control(self, territory: int) -> int:
        """NUL-CTRL-01: the seat that controls a territory, or ``NONE`` if it is neutral."""
        return self.holders[territory]

    def controlled(self, seat: int) -> list[int]:
        """The territories of a seat, ascending; ``NONE`` gives the neutral ones."""
        holders = self.holders
        return [territory for territory in self.lands.territories() if holders[territory] == seat]

    def occupied(self, seat: int) -> list[int]:
        """The territories with figures of a seat, controlled or not, ascending."""
        units = self.units
        with_kaija = NONE
        if seat == self.kaija_seat and self.kaija_at != NONE:
            with_kaija = self.lands.territory(self.kaija_at)
        return [
            territory
            for territory in self.lands.territories()
            if units[territory * MOST_PLAYERS + seat] or territory == with_kaija
        ]

    def kaija_is_in(self, territory: int) -> bool:
        return self.kaija_at != NONE and self.lands.territory(self.kaija_at) == territory

    def units_in(self, territory: int, seat: int) -> int:
        """Without Kaija."""
        return self.units[territory * MOST_PLAYERS + seat]

    def figures_in(self, territory: int, seat: int) -> int:
        """NUL-CLAN-01: units and Kaija."""
        units = self.units[territory * MOST_PLAYERS + seat]
        if seat == self.kaija_seat and self.kaija_is_in(territory):
            return units + 1
        return units

    def units_on_map(self, seat: int) -> int:
        """Without Kaija (NUL-WINTER-05)."""
        return UNITS - self.players[seat].reserve

    def figures_on_map(self, seat: int) -> int:
        """With Kaija (NUL-EOY-04)."""
        has_kaija = seat == self.kaija_seat and self.kaija_at != NONE
        return self.units_on_map(seat) + (1 if has_kaija else 0)

    # Figures. Whoever calls tells the event.

    def put_units(self, seat: int, territory: int, n: int) -> None:
        """From the reserve."""
        self._own_figures()
        self.players[seat].reserve -= n
        self.units[territory * MOST_PLAYERS + seat] += n
        self._settle_control(territory)

    def take_units(self, seat: int, territory: int, n: int) -> None:
        """Back to the reserve."""
        self._own_figures()
        self.players[seat].reserve += n
        self.units[territory * MOST_PLAYERS + seat] -= n
        self._settle_control(territory)

    def shift_units(self, seat: int, origin: int, target: int, n: int) -> None:
        self._own_figures()
        self.units[origin * MOST_PLAYERS + seat] -= n
        self.units[target * MOST_PLAYERS + seat] += n
        self._settle_control(origin)
        self._settle_control(target)

    def put_kaija(self, territory: int) -> None:
        """From the reserve or from where she is."""
        self._own_figures()
        origin = NONE if self.kaija_at == NONE else self.lands.territory(self.kaija_at)
        self.kaija_at = territory
        if origin != NONE:
            self._settle_control(origin)
        self._settle_control(territory)

    def take_kaija(self) -> None:
        """Back to the reserve."""
        self._own_figures()
        origin = self.lands.territory(self.kaija_at)
        self.kaija_at = NONE
        self._settle_control(origin)

    def _settle_control(self, territory: int) -> None:
        """Who controls a territory keeps it until the last figure has gone; then it is neutral, or
        falls to those who have come in (NUL-CTRL-01, NUL-COMBAT-15, NUL-EDGE-03)."""
        holder = self.holders[territory]
        if holder != NONE and self.figures_in(territory, holder):
            return
        self.holders[territory] = NONE
        for seat in range(self.seats):
            if self.figures_in(territory, seat):
                self.holders[territory] = seat
                return

    # The map

    def place_tile(self, tile: int, cell: int, turn: int) -> Joined:
        """Lay a tile; what belongs to territories follows them into those that they join."""
        if not self._owns_lands:
            self._owns_lands = True
            self.lands = self.lands.copy()
        joined = self.lands.place(tile, cell, turn)
        if joined.merged:
            self._own_figures()
            self._own_buildings()
            for merger in joined.merged:
                self._follow(merger[0], merger[1])
        return joined

    def _follow(self, gone: int, kept: int) -> None:
        for seat in range(self.seats):
            self.units[kept * MOST_PLAYERS + seat] += self.units[gone * MOST_PLAYERS + seat]
            self.units[gone * MOST_PLAYERS + seat] = 0
        for building in range(BUILDINGS):
            self.buildings[kept * BUILDINGS + building] += self.buildings[
                gone * BUILDINGS + building
            ]
            self.buildings[gone * BUILDINGS + building] = 0
        if self.holders[gone] != NONE:
            self.holders[kept] = self.holders[gone]
            self.holders[gone] = NONE

    def icons_in(self, territory: int, resource: int) -> int:
        """NUL-TILE-19: printed icons and what the buildings produce."""
        icons = self.lands.icons[territory * RESOURCES + resource]
        for building in PRODUCERS[resource]:
            count = self.buildings[territory * BUILDINGS + building]
            if count:
                icons += count * BUILDING_YIELD[building][resource]
        return icons

    # Buildings

    def buildings_in(self, territory: int, building: int) -> int:
        return self.buildings[territory * BUILDINGS + building]

    def building_sum(self, territory: int, figures: list[int]) -> int:
        """What all buildings of a territory bring together, such as ``DEFENDER_POINTS``."""
        total = 0
        at = territory * BUILDINGS
        for building in range(BUILDINGS):
            if figures[building]:
                total += figures[building] * self.buildings[at + building]
        return total

    def put_building(self, building: int, site: int) -> None:
        """From the supply."""
        self._own_buildings()
        self.on_site[site] = building
        self._count_building(building, SITE_AREA[site], 1)

    def put_loose(self, building: int, area: int) -> None:
        """NUL-BUILD-07: without a site."""
        self._own_buildings()
        self.loose.append(area * BUILDINGS + building)
        self._count_building(building, area, 1)

    def take_building(self, site: int) -> None:
        """Back to the supply."""
        self._own_buildings()
        building = self.on_site[site]
        self.on_site[site] = NONE
        self._count_building(building, SITE_AREA[site], -1)

    def take_loose(self, building: int, area: int) -> None:
        self._own_buildings()
        self.loose.remove(area * BUILDINGS + building)
        self._count_building(building, area, -1)

    def _count_building(self, building: int, area: int, n: int) -> None:
        self.buildings[self.lands.territory(area) * BUILDINGS + building] += n
        self.tokens[building] -= n

    # Creatures

    def creature_is_in(self, creature: int, territory: int) -> bool:
        """Of a creature on the map."""
        return self.lands.territory(self.creature_at[creature]) == territory

    def creatures_in(self, territory: int) -> list[int]:
        """In the order of the creature line."""
        found: list[int] = []
        for creature in self.creature_line:
            if self.creature_is_in(creature, territory):
                found.append(creature)
        return found

    def is_locked(self, territory: int) -> bool:
        """NUL-CREA-22: a Brown Bear is there."""
        for creature in self.creature_line:
            if CREATURE_LOCKS[creature] and self.creature_is_in(creature, territory):
                return True
        return False

    def is_harvest_blocked(self, territory: int) -> bool:
        """NUL-CREA-21: a Wolf is there."""
        for creature in self.creature_line:
            if CREATURE_BLOCKS_HARVEST[creature] and self.creature_is_in(creature, territory):
                return True
        return False

    def bars_recruiting(self, territory: int) -> bool:
        """NUL-CREA-22, 27: a Brown Bear or a Fallen Valkyrie is there."""
        if not self.creature_line:
            return False
        return self.is_locked(territory) or self.fierce_in(territory) > 0

    def fierce_in(self, territory: int) -> int:
        """NUL-CREA-07: how many creatures are there that share their territory with nobody."""
        count = 0
        for creature in self.creature_line:
            if not CREATURE_SHARES[creature] and self.creature_is_in(creature, territory):
                count += 1
        return count
