"""NUL-SETUP: from the box to the first year."""

from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import AREA_IDS, NONE, RESOURCES, START, START_FIVE
from meadhall.games.northgard.rules import events
from meadhall.games.northgard.rules.box import new_deck, unpack
from meadhall.games.northgard.rules.cards.decks import draw_tiles, put_tiles_under
from meadhall.games.northgard.rules.creatures import appear_on_tile
from meadhall.games.northgard.rules.ground.placing import ChooseTile, can_one_be_placed
from meadhall.games.northgard.rules.moves import CLAN, PLACE, WITH_KAIJA, WITHOUT_KAIJA
from meadhall.games.northgard.rules.obstacles import (
    CLAN_TAKEN,
    CREATURE_BARS_GROUP,
    TERRITORY_HAS_UNITS,
)
from meadhall.games.northgard.rules.players import Options
from meadhall.games.northgard.rules.progress import FOR_SETUP, Placing
from meadhall.games.northgard.rules.state import (
    ACHIEVEMENT_STREAM,
    CLAN_STREAM,
    FIRST_PLAYER_STREAM,
    NorthgardState,
)
from meadhall.games.northgard.rules.under_way import the_placing
from meadhall.games.northgard.rules.year.years import Year
from meadhall.kernel.shared import without
from meadhall.kernel.state import Choice, Obstacle, Step


def begin_game(seats: int, options: Options, seed: str) -> NorthgardState:
    return unpack(seats, options, seed, [SetUp()])


class SetUp(Step[NorthgardState]):
    """NUL-SETUP-04 to 06: Achievements and start tiles; then the rest of setup, last first."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        _lay_achievements(state)
        _lay_start_tiles(state)
        state.steps += [Year(), DealSetup(), RollForFirst(tuple(range(state.seats)))]
        for seat in reversed(range(state.seats)):
            state.steps.append(ChooseClan(seat))
        return True


def _lay_achievements(state: NorthgardState) -> None:
    deck = new_deck(ACHIEVEMENT_STREAM, tables.cards_of(tables.ACHIEVEMENT))
    achievements = state.own_supply().achievements
    achievements += [deck.draw(state.dice) for _ in range(state.seats)]
    state.tell_list(events.ACHIEVEMENTS_LAID, achievements)


def _lay_start_tiles(state: NorthgardState) -> None:
    state.place_tile(START, tables.START_TILE_CELL, 0)
    state.tell(events.START_TILE_PLACED, START, tables.START_TILE_CELL)
    if state.seats == tables.MOST_PLAYERS:
        state.place_tile(START_FIVE, tables.START_FIVE_CELL, 0)
        state.tell(events.START_TILE_PLACED, START_FIVE, tables.START_FIVE_CELL)


class ChooseClan(Choice[NorthgardState]):
    """NUL-SETUP-09: at random, or chosen in seat order."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        if state.options.choose_clans:
            return False
        state.steps.pop()
        free = [clan for clan in range(tables.CLANS) if not _is_taken(state, clan)]
        take_clan(state, self.seat, free[state.dice.below(CLAN_STREAM, len(free))])
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [CLAN.at(clan) for clan in range(tables.CLANS)]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return CLAN_TAKEN if _is_taken(state, CLAN.target(move)) else None

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        take_clan(state, seat, CLAN.target(move))


def _is_taken(state: NorthgardState, clan: int) -> bool:
    for player in state.players:
        if player.clan == clan:
            return True
    return False


def take_clan(state: NorthgardState, seat: int, clan: int) -> None:
    """NUL-SETUP-09, 10: its initial card comes to the draw pile, its upgrades lie aside."""
    player = state.players[seat]
    player.clan = clan
    player.pile.shuffle_in([tables.CLAN_INITIAL[clan]])
    player.upgrades = tuple(tables.CLAN_UPGRADES[clan])
    if tables.POWERS[clan].has_kaija:
        state.own_figures().kaija_seat = seat
    if tables.POWERS[clan].has_scorched_earth:
        state.own_figures().scorched_seat = seat
    state.tell(events.CLAN_TAKEN, seat, clan)


class RollForFirst(Step[NorthgardState]):
    """NUL-SETUP-11: most axes; those who tie for the lead roll again among themselves."""

    __slots__ = ("rollers",)

    def __init__(self, rollers: tuple[int, ...]) -> None:
        self.rollers = rollers

    def run(self, state: NorthgardState) -> bool:
        most = 0
        leaders: list[int] = []
        for seat in self.rollers:
            faces = [
                state.dice.below(FIRST_PLAYER_STREAM, tables.FACES) for _ in range(tables.DICE)
            ]
            axes = sum([tables.FACE_AXES[face] for face in faces])
            state.tell_list(events.ROLLED_FOR_FIRST, [seat, axes, *faces])
            if axes > most:
                leaders.clear()
            if axes >= most:
                most = axes
                leaders.append(seat)
        if len(leaders) > 1:
            state.steps[-1] = RollForFirst(tuple(leaders))
            return True
        state.steps.pop()
        state.first_player = leaders[0]
        state.tell(events.FIRST_PLAYER, leaders[0])
        return True


class DealSetup(Step[NorthgardState]):
    """NUL-SETUP-12, 13: resources and tiles in turn order, then the rounds of placing."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        order = state.turn_order()
        for place, seat in enumerate(order):
            for resource in range(RESOURCES):
                state.gain(seat, resource, tables.STARTING_RESOURCES[place][resource])
        for seat in order:
            state.players[seat].setup_tiles = tuple(draw_tiles(state, seat, tables.SETUP_TILES))
        state.steps.append(ReturnSetupTiles())
        for _ in range(tables.SETUP_ROUNDS):
            for seat in reversed(order):
                state.steps.append(SetupTurn(seat))
        return True


class SetupTurn(Step[NorthgardState]):
    """NUL-SETUP-13, 14: a tile, then a group of units on it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: NorthgardState) -> bool:
        state.active = self.seat
        state.reveal()  # which of the tiles can be placed shows in what is asked now
        player = state.players[self.seat]
        tiles = player.setup_tiles
        state.placing = Placing(self.seat, FOR_SETUP, list(tiles))
        if can_one_be_placed(state, list(tiles)):
            state.steps[-1] = SettleTile(self.seat)
            state.steps.append(ChooseTile(self.seat))
        else:
            # NUL-SETUP-15
            put_tiles_under(state, self.seat, list(tiles))
            player.setup_tiles = tuple(draw_tiles(state, self.seat, len(tiles)))
        return True


class SettleTile(Step[NorthgardState]):
    """The tile lies; its creature appears before the units come (NUL-CREA-03)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: NorthgardState) -> bool:
        tile = the_placing(state).tile
        player = state.players[self.seat]
        player.setup_tiles = without(player.setup_tiles, tile)
        state.steps[-1] = PlaceGroup(self.seat)
        appear_on_tile(state, self.seat, tile, activates=False)
        return True


class PlaceGroup(Choice[NorthgardState]):
    """NUL-SETUP-13: in which territory of the new tile the group goes."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        tile = the_placing(state).tile
        return [PLACE.at(area) for area in sorted(state.lands.territories_on(tile))]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        territory = PLACE.target(move)
        if state.control(territory) != NONE:
            return TERRITORY_HAS_UNITS
        if state.fierce_in(territory) and self._has_peaceful_territory(state):
            return CREATURE_BARS_GROUP
        return None

    def _has_peaceful_territory(self, state: NorthgardState) -> bool:
        """NUL-CREA-04."""
        for territory in state.lands.territories_on(the_placing(state).tile):
            if state.control(territory) == NONE and not state.fierce_in(territory):
                return True
        return False

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps[-1] = KaijaInGroup(seat, PLACE.target(move))


class KaijaInGroup(Choice[NorthgardState]):
    """NUL-SETUP-16: whether Kaija takes the place of one of the units."""

    __slots__ = ("territory",)
    FACTS = {"territory": AREA_IDS}

    def __init__(self, seat: int, territory: int) -> None:
        super().__init__(seat)
        self.territory = territory

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        if seat == state.figures.kaija_seat and state.figures.kaija_at == NONE:
            return [WITHOUT_KAIJA.move, WITH_KAIJA.move]
        return [WITHOUT_KAIJA.move]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        state.placing = None
        units = tables.SETUP_GROUP - 1 if move == WITH_KAIJA.move else tables.SETUP_GROUP
        state.put_units(seat, self.territory, units)
        state.tell(events.UNITS_PLACED, seat, self.territory, units)
        if move == WITH_KAIJA.move:
            state.put_kaija(self.territory)
            state.tell(events.KAIJA_PLACED, seat, self.territory)


class ReturnSetupTiles(Step[NorthgardState]):
    """NUL-SETUP-17: the unused tiles go back into the pile, which is shuffled."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        state.active = NONE
        pile = state.own_tile_pile()
        pile.shuffle_in(list(pile.bottom))
        pile.bottom = ()
        pile.bottom_seen = ()
        returned = 0
        for player in state.players:
            returned += len(player.setup_tiles)
            pile.shuffle_in(list(player.setup_tiles))
            player.setup_tiles = ()
        state.tell(events.TILES_PUT_BACK, returned)
        return True
