"""Setup (LIG-SET)."""

from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.actions.summoning import place_unit
from meadhall.games.ice_garden.rules.actions.upgrading import lay_upgrade, space_obstacle
from meadhall.games.ice_garden.rules.components import (
    FACE_DOWN,
    Map,
    Options,
    Side,
    Solo,
    Tracks,
    Units,
    Upgrades,
    Vuko,
)
from meadhall.games.ice_garden.rules.independent.dice import roll_region, tell_choice
from meadhall.games.ice_garden.rules.moves import INFLUENCE_AT, THORN_AT, TILE_AT
from meadhall.games.ice_garden.rules.rounds import BeginRound
from meadhall.games.ice_garden.rules.state import (
    INDEPENDENT,
    ORDER_STREAM,
    PLAYER,
    RESERVE_STREAM,
    SCIENTIST_STREAM,
    SETUP,
    STREAMS,
    TILE_STREAM,
    VUKO_TILE_STREAM,
    IceGardenState,
)
from meadhall.kernel.deck import Deck
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import Choice, Obstacle, Step


def begin_game(seats: int, options: Options, seed: str) -> IceGardenState:
    """The table before anything is drawn. LIG-SOL-30: the Independent Player has no goods."""
    sides = [
        new_side(scientist) for scientist in options.scientists[: max(seats, tables.FEWEST_PLAYERS)]
    ]
    stock = tables.TOKENS[:]
    for side in sides[:seats]:
        side.goods = tables.START_GOODS[:]
        for kind in range(tables.KINDS):
            stock[kind] -= tables.START_GOODS[kind]
    return IceGardenState(
        seats=seats,
        dice=Dice.from_seed(seed, STREAMS),
        steps=[SetUp()],
        reveals=0,
        options=options,
        phase=SETUP,
        round=0,
        resolving=tables.NONE,
        dominated=(),
        order=(),
        box_order=tuple(tables.ORDERED_BOXES),
        slots=[()] * tables.PLAN_BOXES,
        stock=stock,
        sides=sides,
        map=empty_map(),
        units=Units(
            supply=tables.UNIT_FIGURES[:],
            on_map=[0] * (tables.UNIT_TYPES * tables.REGIONS),
            wounded=[],
        ),
        upgrades=Upgrades(
            stock=tables.UPGRADE_COPIES[:],
            spaces=[(tables.NONE,) * n for n in tables.UNIT_SPACES],
            abilities=[
                tuple(printed.count(ability) for ability in range(tables.ABILITIES))
                for printed in tables.UNIT_PRINTED
            ],
        ),
        tracks=Tracks(
            arrivals=[], ships=0, scoring_count=0, stage=0, reputation_stack=[], dead_snow=0
        ),
        vuko=Vuko(region=tables.NONE, tiles=(), active=0),
        solo=Solo(summoned=False, roll_purpose=tables.NONE, roll_number=0),
        ended=events.NOT_ENDED,
    )


def new_side(scientist: int) -> Side:
    return Side(
        scientist=scientist,
        goods=[0] * tables.GOODS,
        supply=tables.INFLUENCE_MARKERS,
        markers=[0] * tables.REGIONS,
        controlled=(0,) * tables.REGIONS,
        gorge=0,
        captured=0,
        vuko_tokens=0,
        victory_points=0,
        scored=(0,) * len(events.SCORING_IDS),
        action_markers=0,
        helm=0,
        double_steps=0,
        reputation=tables.YIN_YANG,
    )


def empty_map() -> Map:
    return Map(
        tiles=[tables.NONE] * tables.REGIONS,
        by_number=[],
        is_open=[False] * tables.REGIONS,
        locked=[False] * tables.REGIONS,
        nations=[0] * tables.REGIONS,
        reserves=[0] * tables.REGIONS,
        reserves_down=[0] * tables.REGIONS,
        towers=[0] * tables.REGIONS,
        nightmares=[0] * tables.REGIONS,
        thorn=tables.NONE,
        absorbed=0,
    )


def seats_in_order(state: IceGardenState) -> list[int]:
    """The seats in the order of play, without the Independent Player."""
    return [side for side in state.order if not state.is_independent(side)]


class SetUp(Step[IceGardenState]):
    """LIG-SET-01 to LIG-SET-04, LIG-SET-12: scientists, order, Vuko tiles; then the map."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        draw_scientists(state)
        draw_order(state)
        if state.options.vuko_tiles or (
            state.is_solo() and tables.LEVEL_HAS_VUKO_TILES[state.options.level]
        ):
            lay_vuko_tiles(state)
        state.steps.append(BeginRound())
        state.steps.append(StartInfluence(seats_in_order(state)[0], 0))
        state.steps.append(RevealMap())
        state.steps.append(LayTile(seats_in_order(state)[0], 0))
        return True


def draw_scientists(state: IceGardenState) -> None:
    """LIG-SET-14: those that were not named are drawn, without repetition."""
    left = [number for number in range(tables.SCIENTISTS) if state.side_of(number) == tables.NONE]
    for number, side in enumerate(state.sides):
        if side.scientist == tables.NONE:
            side.scientist = left.pop(state.dice.below(SCIENTIST_STREAM, len(left)))
        state.tell(events.SCIENTIST_TAKEN, number, side.scientist)


def draw_order(state: IceGardenState) -> None:
    """LIG-SET-03, LIG-SET-04: the first player lies on top of both stacks.

    LIG-SOL-36: the Independent Player comes first wherever an order is asked for.
    """
    if state.is_solo():
        state.order = (INDEPENDENT, PLAYER)
        state.own_tracks().arrivals = [PLAYER]
        return
    left = list(range(state.seats))
    order: list[int] = []
    while left:
        order.append(left.pop(state.dice.below(ORDER_STREAM, len(left))))
    state.order = tuple(order)
    state.own_tracks().arrivals = order[::-1]
    state.own_tracks().reputation_stack = order[::-1]
    state.tell_list(events.ORDER_SET, order)


def lay_vuko_tiles(state: IceGardenState) -> None:
    """LIG-SET-12: as they were chosen; the other stages get the tiles left, either side up."""
    choice = state.options.vuko_choice
    chosen = [tables.VUKO_TILE_OF[effect] for effect in choice if effect != tables.NONE]
    left = [tile for tile in range(len(tables.VUKO_TILE_SIDES)) if tile not in chosen]
    for effect in choice:
        if effect == tables.NONE:
            tile = left.pop(state.dice.below(VUKO_TILE_STREAM, len(left)))
            sides = tables.VUKO_TILE_SIDES[tile]
            effect = sides[state.dice.below(VUKO_TILE_STREAM, len(sides))]
        state.own_vuko().tiles += (effect,)
        state.tell(events.VUKO_TILE_LAID, len(state.vuko.tiles), effect)


class LayTile(Choice[IceGardenState]):
    """D01, LIG-SET-05: a face-down tile goes on a region without one."""

    __slots__ = ("laid",)

    def __init__(self, seat: int, laid: int) -> None:
        super().__init__(seat)
        self.laid = laid

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return TILE_AT.all()

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return (
            None if state.map.tiles[TILE_AT.target(move)] == tables.NONE else obstacles.TILE_THERE
        )

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        region = TILE_AT.target(move)
        state.own_map().tiles[region] = FACE_DOWN
        state.own_map().is_open[region] = True
        state.tell(events.TILE_LAID, seat, region)
        laid = self.laid + 1
        if laid < len(tables.TILE_SETS[len(state.sides)]):
            seats = seats_in_order(state)
            state.steps.append(LayTile(seats[laid % len(seats)], laid))


class RevealMap(Step[IceGardenState]):
    """LIG-SET-06 to LIG-SET-08, LIG-SET-10: the Thorn, reserves, tiles, nations.

    LIG-SOL-02: the Independent Player's Thorn comes after the tiles.
    """

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        van_dyken = state.side_of(tables.VAN_DYKEN)
        if van_dyken != tables.NONE and state.map.thorn == tables.NONE:
            if not state.is_independent(van_dyken):
                state.steps.append(PlaceThorn(van_dyken))
                return True
            reveal_tiles(state)
            roll_thorn(state)
        state.steps.pop()
        reveal_reserves(state)
        if not state.map.by_number:
            reveal_tiles(state)
        for region in state.map.by_number:
            state.own_map().nations[region] = 1
        if state.is_solo():
            fill_spaces(state)
            begin_with_unit(state)
        return True


class PlaceThorn(Choice[IceGardenState]):
    """D02, LIG-SET-06: in any region in play, before the tiles are seen."""

    __slots__ = ()

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [
            THORN_AT.at(region)
            for region in range(tables.REGIONS)
            if state.map.tiles[region] != tables.NONE
        ]

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        state.own_map().thorn = THORN_AT.target(move)
        state.tell(events.THORN_PLACED, seat, state.map.thorn)


def reveal_tiles(state: IceGardenState) -> None:
    """LIG-SET-08."""
    deck = Deck(TILE_STREAM, tables.TILE_SETS[len(state.sides)][:], [])
    by_number = [tables.NONE] * tables.REGIONS
    for region in range(tables.REGIONS):
        if state.map.tiles[region] == FACE_DOWN:
            tile = deck.draw(state.dice)
            state.own_map().tiles[region] = tile
            by_number[tables.TILE_ORDER[tile] - 1] = region
            state.tell(events.TILE_REVEALED, region, tile)
    state.own_map().by_number = [region for region in by_number if region != tables.NONE]


def reveal_reserves(state: IceGardenState) -> None:
    """LIG-SET-07: as many tokens as regions without the Thorn; the empty ones are removed."""
    places = [
        region
        for region in range(tables.REGIONS)
        if state.map.tiles[region] != tables.NONE and region != state.map.thorn
    ]
    tokens = Deck(RESERVE_STREAM, [1] * tables.RESERVES + [0] * (len(places) - tables.RESERVES), [])
    for region in places:
        if tokens.draw(state.dice):
            state.own_map().reserves[region] = 1
            state.tell(events.RESERVE_FOUND, region)


class StartInfluence(Choice[IceGardenState]):
    """D03, LIG-SET-09: one marker each, then a second one in another region."""

    __slots__ = ("placed",)

    def __init__(self, seat: int, placed: int) -> None:
        super().__init__(seat)
        self.placed = placed
        """By all players together."""

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [
            INFLUENCE_AT.at(region) for region in range(tables.REGIONS) if state.map.is_open[region]
        ]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        has_one = state.sides[seat].markers[INFLUENCE_AT.target(move)]
        return obstacles.SAME_REGION if has_one else None

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        state.place_influence(seat, INFLUENCE_AT.target(move), events.FOR_SETUP)
        placed = self.placed + 1
        if placed < tables.START_INFLUENCE * state.seats:
            seats = seats_in_order(state)
            state.steps.append(StartInfluence(seats[placed % len(seats)], placed))


# The Independent Player


def roll_thorn(state: IceGardenState) -> None:
    """LIG-SOL-02."""
    region = roll_region(state, events.ROLL_THORN)
    state.own_map().thorn = region
    state.tell(events.THORN_PLACED, INDEPENDENT, region)


def begin_with_unit(state: IceGardenState) -> None:
    """LIG-SOL-27: from Hard on, its level 3 unit stands on the map before the player."""
    if tables.LEVEL_BEGINS_WITH_UNIT[state.options.level]:
        region = roll_region(state, events.ROLL_FIRST_UNIT)
        place_unit(state, INDEPENDENT, state.unit_of(INDEPENDENT, tables.UNITS_EACH), region)


def fill_spaces(state: IceGardenState) -> None:
    """LIG-SOL-27, LIG-SOL-37: True Scientist fills the blank spaces, level 3 first."""
    abilities = tables.LEVEL_UPGRADES[state.options.level]
    if not abilities:
        return
    tell_choice(state, INDEPENDENT, events.CHOSE_UPGRADES)
    stock = state.own_upgrades().stock
    for unit in state.units_of(INDEPENDENT)[::-1]:
        space = 0
        for ability in abilities:
            while (
                space < tables.BLANK_SPACES[unit]
                and stock[ability]
                and space_obstacle(state, unit, ability, space) is None
            ):
                stock[ability] -= 1
                lay_upgrade(state, INDEPENDENT, unit, ability, space)
                space += 1
