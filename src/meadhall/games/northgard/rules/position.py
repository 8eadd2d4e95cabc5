# mypyc: interpreted
"""Positions of Northgard, set up by hand."""

from meadhall.games.northgard.content.tables import (
    ACHIEVEMENT,
    ACTIONS,
    ADVANCED,
    BUILDING_IDS,
    CANCELLING_CARD,
    CARD_IDS,
    CARD_KIND,
    CLAN_IDS,
    CREATURE_IDS,
    EARLY,
    FACE_IDS,
    LATER_CREATURES,
    START_FIVE_CELL,
    START_TILE_CELL,
    UNREST,
    cards_of,
)
from meadhall.games.northgard.content.tiles import (
    AREA_IDS,
    CELL_IDS,
    NONE,
    RESOURCE_IDS,
    SITE_AREA,
    SITE_IDS,
    START,
    START_FIVE,
    TILE_IDS,
)
from meadhall.games.northgard.rules.box import unpack
from meadhall.games.northgard.rules.cards.display import lay_display
from meadhall.games.northgard.rules.creatures import CreaturePhase
from meadhall.games.northgard.rules.players import Player
from meadhall.games.northgard.rules.setup import take_clan
from meadhall.games.northgard.rules.state import (
    COMBAT_STREAM,
    FIRST_PLAYER_STREAM,
    STREAM_IDS,
    NorthgardState,
)
from meadhall.games.northgard.rules.year.harvest import Harvest
from meadhall.games.northgard.rules.year.turns import Actions
from meadhall.games.northgard.rules.year.winter import Winter
from meadhall.games.northgard.rules.year.year_end import EndOfYear
from meadhall.games.northgard.rules.year.years import StartOfYear, Year
from meadhall.kernel.events import EVERYONE, only
from meadhall.kernel.position import Position, PositionError, building, number_of, take
from meadhall.kernel.shared import without
from meadhall.kernel.state import Step

CLANS = ("goat", "boar", "wolf", "raven", "stag")
"""Clans that seldom matter first; Bear and Snake bring pieces of their own."""

TURNS = ("r0", "r1", "r2", "r3")

PHASES: dict[str, type[Step[NorthgardState]]] = {
    "start_of_year": StartOfYear,
    "actions": Actions,
    "creatures": CreaturePhase,
    "harvest": Harvest,
    "winter": Winter,
    "end_of_year": EndOfYear,
}


class NorthgardPosition(Position[NorthgardState]):
    STREAMS = STREAM_IDS

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def territory(self, area: str) -> int:
        """The number of the territory with this area."""
        territory = self.state.lands.territory(number_of(area, AREA_IDS, "area"))
        if territory == NONE:
            raise PositionError(f"{area} is not on the map")
        return territory

    def outcome(self, stream: str, word: str) -> int:
        """Dice fall as ``axe2`` or ``skull``."""
        if stream in (STREAM_IDS[COMBAT_STREAM], STREAM_IDS[FIRST_PLAYER_STREAM]):
            return number_of(word, FACE_IDS, "face")
        return super().outcome(stream, word)

    @building
    def arrange(self, *clans: str, year: int = 1) -> None:
        """Begin without a setup, with these clans, in the Actions phase of a year: nothing is on
        the map but the start tile, all cards are in the draw piles, and there is nothing to decide
        before ``begin``.
        """
        state = unpack(self.players, self.state.options, self.seed, [])
        if not 1 <= year <= state.years():
            raise PositionError(f"there is no year {year}; the last one is {state.years()}")
        self.start(state)
        state.year = year
        state.phase = ACTIONS
        state.first_player = 0
        state.active = 0
        taken = [number_of(clan, CLAN_IDS, "clan") for clan in clans or CLANS[: state.seats]]
        if len(taken) != state.seats or len(set(taken)) != state.seats:
            raise PositionError(f"{state.seats} players need {state.seats} different clans")
        for seat, clan in enumerate(taken):
            take_clan(state, seat, clan)
        state.place_tile(START, START_TILE_CELL, 0)
        if state.seats == 5:
            state.place_tile(START_FIVE, START_FIVE_CELL, 0)
        state.own_supply().achievements = cards_of(ACHIEVEMENT)[: state.seats]

    @building
    def begin(self, phase: str, seat: int = 0) -> None:
        """Begin a phase of the year with this first player; the rest of the game follows. Before
        the Actions phase the display is laid, if it is empty.
        """
        number_of(phase, list(PHASES), "phase")
        if phase == "creatures" and not self.state.options.creatures:
            raise PositionError("option creatures is off")
        self.state.first_player = seat
        self.state.steps[:] = [Year()]
        self.state.steps[0].run(self.state)
        while not isinstance(self.state.steps[-1], PHASES[phase]):
            self.state.steps.pop()
        if phase == "actions" and not self.state.supply.display:
            lay_display(self.state)

    # The map

    @building
    def lay(self, *placements: str) -> None:
        """Lay tiles of the pile, such as ``tile_07 1,0`` or, turned, ``tile_02 2,0 r3``."""
        for tile, cell, turn in read_placements(*placements):
            if not self.state.lands.fits(tile, cell, turn):
                where = f"{CELL_IDS[cell]} with {TURNS[turn]}"
                raise PositionError(f"{TILE_IDS[tile]} does not fit at {where}")
            take(self.state.own_tile_pile().cards, tile, TILE_IDS[tile])
            self.state.place_tile(tile, cell, turn)

    @building
    def next_tiles(self, *tiles: str) -> None:
        """Let these tiles come next from the pile, in this order, known to nobody."""
        for name in reversed(tiles):
            tile = number_of(name, TILE_IDS, "tile")
            take(self.state.own_tile_pile().cards, tile, name)
            self.state.own_tile_pile().put_on_top(tile, 0)

    @building
    def only_tiles(self, *tiles: str) -> None:
        """Let just these tiles of the pile be left; the others leave the game."""
        pile, left = (
            self.state.own_tile_pile(),
            [number_of(name, TILE_IDS, "tile") for name in tiles],
        )
        for tile in left:
            take(pile.cards, tile, TILE_IDS[tile])
        pile.cards[:] = left

    @building
    def units(self, seat: int, *groups: str) -> None:
        """Put units of the reserve on the map, such as ``start.n 3``."""
        for area, n in _pairs(groups):
            if not n.isdecimal() or int(n) > self.player(seat).reserve:
                left = self.player(seat).reserve
                raise PositionError(f"{n} units cannot come from the reserve, which has {left}")
            self.state.put_units(seat, self.territory(area), int(n))

    @building
    def kaija(self, area: str) -> None:
        """Put Kaija into a territory."""
        if self.state.figures.kaija_seat == NONE:
            raise PositionError("nobody plays the clan of Kaija")
        self.state.put_kaija(self.territory(area))

    @building
    def scorch(self, area: str) -> None:
        """Lay the Scorched Earth token."""
        if self.state.figures.scorched_seat == NONE:
            raise PositionError("nobody plays the clan with the Scorched Earth token")
        self.state.own_figures().scorched_at = self.territory(area)

    @building
    def build(self, *buildings: str) -> None:
        """Put buildings of the supply on sites, such as ``forge tile_07.m.m1``, or without a site
        into an area, such as ``food_silo tile_07.m``.
        """
        for name, place in _pairs(buildings):
            building = number_of(name, BUILDING_IDS, "building")
            if not self.state.buildings.tokens[building]:
                raise PositionError(f"no {name} is left in the supply")
            if place not in SITE_IDS:
                self.territory(place)
                self.state.put_loose(building, AREA_IDS.index(place))
                continue
            site = SITE_IDS.index(place)
            self.territory(AREA_IDS[SITE_AREA[site]])
            if self.state.buildings.on_site[site] != NONE:
                raise PositionError(f"{place} is built on already")
            self.state.put_building(building, site)

    @building
    def creature(self, creature: str, area: str) -> None:
        """Put a creature on the map, at the right end of the creature line."""
        number = number_of(creature, CREATURE_IDS, "creature")
        self.territory(area)
        creatures = self.state.own_creatures()
        if number in LATER_CREATURES and creatures.first:
            creatures.deck.shuffle_in(LATER_CREATURES)
            creatures.first = 0
        take(creatures.deck.cards, number, creature)
        creatures.line.append(number)
        creatures.at[number] = AREA_IDS.index(area)

    # What players have

    @building
    def give(self, seat: int, **resources: int) -> None:
        """Set resources of a player to these amounts."""
        for resource, n in resources.items():
            self.player(seat).resources[number_of(resource, RESOURCE_IDS, "resource")] = n

    @building
    def hand(self, seat: int, *cards: str) -> None:
        """Let a player hold exactly these cards, known to nobody else."""
        player = self.player(seat)
        player.pile.cards.extend(player.hand)
        player.hand.clear()
        player.hand_seen.clear()
        for card in cards:
            player.take_in_hand(self._fetch(seat, card), 0)

    @building
    def active(self, seat: int, *cards: str, were_played: bool = True) -> None:
        """Lay cards into the active zone of a player."""
        for card in cards:
            self.player(seat).lay_active(self._fetch(seat, card), were_played)

    @building
    def discard(self, seat: int, *cards: str) -> None:
        """Lay cards onto the discard pile of a player."""
        for card in cards:
            self.player(seat).discard.append(self._fetch(seat, card))

    @building
    def discard_all(self, seat: int) -> None:
        """Lay the whole draw pile onto the discard pile."""
        pile = self.player(seat).pile
        self.player(seat).discard.extend([*pile.cards, *pile.top])
        pile.cards.clear()
        pile.top = ()
        pile.top_seen = ()

    @building
    def top(self, seat: int, *cards: str, is_public: bool = False) -> None:
        """Lay cards on the draw pile of a player, who knows them; the last one is drawn first."""
        seen = EVERYONE if is_public else only(seat)
        for card in cards:
            self.player(seat).pile.put_on_top(self._fetch(seat, card), seen)

    @building
    def display(self, *cards: str) -> None:
        """Let exactly these cards lie in the display."""
        supply = self.state.own_supply()
        for card in supply.display:
            self._deck_of(card).append(card)
        supply.display = [number_of(card, CARD_IDS, "card") for card in cards]
        for card in supply.display:
            take(self._deck_of(card), card, CARD_IDS[card])

    def _fetch(self, seat: int, name: str) -> int:
        """Take a card from where it is: a zone of the player, or the supply."""
        card, player = number_of(name, CARD_IDS, "card"), self.player(seat)
        if card in player.pile.cards:
            player.pile.cards.remove(card)
        elif card in player.discard:
            player.discard.remove(card)
        elif card in player.upgrades:
            player.upgrades = without(player.upgrades, card)
        elif card == UNREST:
            self.state.own_supply().unrest -= 1
        else:
            take(self._deck_of(card), card, name)
        if card == CANCELLING_CARD:
            self.state.own_supply().strategist = seat
        return card

    def _deck_of(self, card: int) -> list[int]:
        """The cards of a deck, or the Achievements, ready to be changed: no copy has this list."""
        supply = self.state.own_supply()
        if CARD_KIND[card] == EARLY:
            return supply.early.cards
        return supply.advanced.cards if CARD_KIND[card] == ADVANCED else supply.achievements


def read_placements(*placements: str) -> list[tuple[int, int, int]]:
    """Tiles, their cells and their turns.

    >>> read_placements("tile_07 1,0", "tile_02 2,0 r3") == read_placements(
    ...     "tile_07", "1,0", "r0", "tile_02", "2,0", "r3"
    ... )
    True
    """
    words, found = " ".join(placements).split(), []
    while words:
        tile = number_of(words.pop(0), TILE_IDS, "tile")
        cell = number_of(words.pop(0) if words else "", CELL_IDS, "cell")
        turn = TURNS.index(words.pop(0)) if words and words[0] in TURNS else 0
        found.append((tile, cell, turn))
    return found


def _pairs(groups: tuple[str, ...]) -> list[tuple[str, str]]:
    """Words two by two, whether they come as ``"forge start.n"`` or one by one."""
    words = " ".join(groups).split()
    if len(words) % 2:
        raise PositionError(f"{words[-1]} stands alone: these words come in pairs")
    return list(zip(words[::2], words[1::2], strict=True))
