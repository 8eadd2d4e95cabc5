"""Laying a tile: which one, where, and how it is turned (NUL-TILE-20, NUL-EXPL-14).

Four things ask for it: the setup, an Explore, a Recruit and a second chance of a player without
units. To start, set ``state.placing``, push what follows and then ``ChooseTile``.

Where many cells are looked at they go by their index in the rim of the map.
"""

from meadhall.games.northgard.content.tables import MOST_PLAYERS
from meadhall.games.northgard.content.tiles import (
    AREA_FOOD,
    AREA_LORE,
    AREA_TILE,
    AREA_WOOD,
    FOOD,
    LORE,
    NONE,
    START,
    START_FIVE,
    TILE_AREAS,
    WOOD,
)
from meadhall.games.northgard.rules import obstacles
from meadhall.games.northgard.rules.events import TERRITORY_CLOSED, TILE_PLACED
from meadhall.games.northgard.rules.moves import CELL, TILE, TURN
from meadhall.games.northgard.rules.progress import FOR_EXPLORE, FOR_RECRUIT, FOR_SETUP
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_placing
from meadhall.kernel.state import Choice, Obstacle


def allowed_cells(state: NorthgardState) -> list[int]:
    """The empty cells at which the purpose allows the tile, ascending."""
    rim = state.lands.rim
    return [rim[index] for index in allowed_on_rim(state)]


def allowed_on_rim(state: NorthgardState) -> list[int]:
    """The same cells by their index in the rim, ascending."""
    placing = the_placing(state)
    if placing.purpose == FOR_EXPLORE:
        return _explorable(state, placing.seat, placing.anywhere)
    if placing.purpose == FOR_SETUP and not state.figures_on_map(placing.seat):
        return _next_to_start(state)
    return list(range(len(state.lands.rim)))  # NUL-SETUP-14, NUL-EOY-05


def _explorable(state: NorthgardState, seat: int, anywhere: bool) -> list[int]:
    """NUL-EXPL-03, NUL-CREA-32."""
    territory_of = state.lands.territory_of
    holders = state.figures.holders
    with_creatures = bool(state.creatures.line)
    found: list[int] = []
    last = NONE
    for side, area in enumerate(state.lands.rim_sides):
        if area == NONE or side // 4 == last:
            continue
        territory = territory_of[area]
        if (anywhere or holders[territory] == seat) and not (
            with_creatures and state.is_locked(territory)
        ):
            last = side // 4
            found.append(last)
    return found


def _next_to_start(state: NorthgardState) -> list[int]:
    """NUL-SETUP-13."""
    has_five = state.seats == MOST_PLAYERS
    found: list[int] = []
    last = NONE
    for side, area in enumerate(state.lands.rim_sides):
        if area == NONE or side // 4 == last:
            continue
        tile = AREA_TILE[area]
        if tile == START or (has_five and tile == START_FIVE):
            last = side // 4
            found.append(last)
    return found


def legal_turns(state: NorthgardState, tile: int, cell: int) -> list[int]:
    """The turns in which a tile may lie on an allowed cell."""
    index = state.lands.rim.index(cell)
    turns = state.lands.turns_on_rim(tile, index)
    if not turns or not _may_join_badly(state, index):
        return turns
    return [turn for turn in turns if _joining_obstacle(state, tile, cell, turn) is None]


def can_lie_on_rim(state: NorthgardState, tile: int, index: int) -> bool:
    """Whether there is a legal turn; stops at the first."""
    turns = state.lands.turns_on_rim(tile, index)
    if not turns or not _may_join_badly(state, index):
        return bool(turns)
    cell = state.lands.rim[index]
    for turn in turns:
        if _joining_obstacle(state, tile, cell, turn) is None:
            return True
    return False


def _may_join_badly(state: NorthgardState, index: int) -> bool:
    """Whether a tile there could join territories that must stay apart. It cannot between neutral
    territories without creatures. In an Explore it can only between territories of two players, or
    of a player and a creature that shares with nobody."""
    is_explore = the_placing(state).purpose == FOR_EXPLORE
    lands = state.lands
    seat = NONE
    for area in lands.rim_sides[index * 4 : index * 4 + 4]:
        if area == NONE:
            continue
        holder = state.figures.holders[lands.territory_of[area]]
        if holder == NONE:
            continue
        if not is_explore or (seat != NONE and seat != holder):
            return True
        seat = holder
    if not state.creatures.line:
        return False
    return not is_explore or (seat != NONE and _is_fierce_around(state, lands.rim[index]))


def _is_fierce_around(state: NorthgardState, cell: int) -> bool:
    for territory in state.lands.cell_borders(cell):
        if state.fierce_in(territory):
            return True
    return False


def placement_obstacle(state: NorthgardState, tile: int, cell: int, turn: int) -> Obstacle | None:
    """NUL-TILE-20, on an allowed cell; judged as if the tile lay there (NUL-TILE-23)."""
    if not state.lands.fits(tile, cell, turn):
        return obstacles.BORDER_BREAKS
    return _joining_obstacle(state, tile, cell, turn)


def _joining_obstacle(state: NorthgardState, tile: int, cell: int, turn: int) -> Obstacle | None:
    purpose = the_placing(state).purpose
    has_room = False
    for group in state.lands.joined_by(tile, cell, turn):
        obstacle = _group_obstacle(state, group, purpose)
        if obstacle is not None:
            return obstacle
        if _are_free(state, group, purpose):
            has_room = True
    if has_room or purpose == FOR_EXPLORE:
        return None
    return obstacles.NO_ROOM_FOR_GROUP if purpose == FOR_SETUP else obstacles.NO_ROOM_TO_SETTLE


def _group_obstacle(state: NorthgardState, group: list[int], purpose: int) -> Obstacle | None:
    """Why these territories may not become one."""
    seat = NONE
    own = 0
    fierce = 0
    fierce_at = NONE
    for territory in group:
        if state.fierce_in(territory):
            fierce += 1
            fierce_at = territory
        holder = state.control(territory)
        if holder == NONE:
            continue
        if seat not in (NONE, holder):
            return (
                obstacles.JOINS_PARTNERS
                if state.are_partners(seat, holder)
                else obstacles.JOINS_ENEMIES
            )
        seat = holder
        own += 1
    if own > 1 and purpose == FOR_SETUP:
        return obstacles.JOINS_GROUPS
    # NUL-CREA-08; a creature and units that are together already stay so.
    if fierce and own and (len(group) > 1):
        together = fierce == 1 and own == 1 and state.control(fierce_at) != NONE
        return None if together else obstacles.JOINS_CREATURE
    return None


def is_free(state: NorthgardState, territory: int, purpose: int) -> bool:
    """Whether units may be put there: the territory is neutral (NUL-SETUP-15, NUL-EOY-03), and no
    creature bars those that are recruited (NUL-CREA-34)."""
    if state.control(territory) != NONE:
        return False
    return purpose != FOR_RECRUIT or not state.bars_recruiting(territory)


def _are_free(state: NorthgardState, group: list[int], purpose: int) -> bool:
    """Whether the territory that these become is free."""
    for territory in group:
        if not is_free(state, territory, purpose):
            return False
    return True


def can_one_be_placed(state: NorthgardState, tiles: list[int]) -> bool:
    """Whether one of these tiles has a legal cell and turn."""
    allowed = allowed_on_rim(state)
    for tile in tiles:
        if can_lie_at_one_of(state, tile, allowed):
            return True
    return False


def can_lie_at_one_of(state: NorthgardState, tile: int, allowed: list[int]) -> bool:
    for index in allowed:
        if can_lie_on_rim(state, tile, index):
            return True
    return False


class ChooseTile(Choice[NorthgardState]):
    """Which of the tiles drawn; those that fit nowhere cannot be chosen."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [TILE.at(tile) for tile in sorted(the_placing(state).drawn)]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return (
            None if can_one_be_placed(state, [TILE.target(move)]) else obstacles.NO_PLACE_FOR_TILE
        )

    def moves(self, state: NorthgardState, seat: int) -> list[int]:
        allowed = allowed_on_rim(state)
        return [
            TILE.at(tile)
            for tile in sorted(the_placing(state).drawn)
            if can_lie_at_one_of(state, tile, allowed)
        ]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        the_placing(state).tile = TILE.target(move)
        state.steps[-1] = ChooseCell(seat)


class ChooseCell(Choice[NorthgardState]):
    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [CELL.at(cell) for cell in allowed_cells(state)]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        tile = the_placing(state).tile
        cell = CELL.target(move)
        if legal_turns(state, tile, cell):
            return None
        turns = state.lands.turns_that_fit(tile, cell)
        return placement_obstacle(state, tile, cell, turns[0]) if turns else obstacles.BORDER_BREAKS

    def moves(self, state: NorthgardState, seat: int) -> list[int]:
        tile = the_placing(state).tile
        rim = state.lands.rim
        return [
            CELL.at(rim[index])
            for index in allowed_on_rim(state)
            if can_lie_on_rim(state, tile, index)
        ]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        the_placing(state).cell = CELL.target(move)
        state.steps[-1] = ChooseTurn(seat)


class ChooseTurn(Choice[NorthgardState]):
    """A tile that is the same on all sides is offered in one turn only (NUL-TILE-20)."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        turns = 1 if len(TILE_AREAS[the_placing(state).tile]) == 1 else 4
        return [TURN.at(turn) for turn in range(turns)]

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        placing = the_placing(state)
        return placement_obstacle(state, placing.tile, placing.cell, TURN.target(move))

    def moves(self, state: NorthgardState, seat: int) -> list[int]:
        placing = the_placing(state)
        return [TURN.at(turn) for turn in legal_turns(state, placing.tile, placing.cell)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        placing = the_placing(state)
        if placing.collects:
            _collect_icons(state, seat, placing.tile)
        joined = state.place_tile(placing.tile, placing.cell, TURN.target(move))
        placing.closed = tuple(joined.closed)
        state.tell(TILE_PLACED, seat, placing.tile, placing.cell, TURN.target(move))
        for territory in joined.closed:
            state.tell(TERRITORY_CLOSED, territory, state.lands.tile_count(territory))


def _collect_icons(state: NorthgardState, seat: int, tile: int) -> None:
    """NUL-EXPL-08: one resource for each icon on the whole tile."""
    areas = TILE_AREAS[tile]
    state.gain(seat, FOOD, sum([AREA_FOOD[area] for area in areas]))
    state.gain(seat, WOOD, sum([AREA_WOOD[area] for area in areas]))
    state.gain(seat, LORE, sum([AREA_LORE[area] for area in areas]))
