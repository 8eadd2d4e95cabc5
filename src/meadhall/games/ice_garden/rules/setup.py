"""Setup (LIG-SET)."""

from meadhall.games.ice_garden.content.tables import (
    ABILITIES,
    FEWEST_PLAYERS,
    INFLUENCE_MARKERS,
    LEVEL_HAS_VUKO_TILES,
    NONE,
    ORDERED_BOXES,
    PLAN_BOXES,
    REGIONS,
    RESERVES,
    SCIENTISTS,
    SPACES,
    START_GOODS,
    START_INFLUENCE,
    TILE_ORDER,
    TILE_SETS,
    TOKENS,
    UNIT_FIGURES,
    UNIT_PRINTED,
    UNIT_TYPES,
    UPGRADE_COPIES,
    VAN_DYKEN,
    VUKO_TILE_OF,
    VUKO_TILE_SIDES,
    YIN_YANG,
)
from meadhall.games.ice_garden.rules.events import (
    FOR_SETUP,
    NOT_ENDED,
    ORDER_SET,
    RESERVE_FOUND,
    SCIENTIST_TAKEN,
    THORN_PLACED,
    TILE_LAID,
    TILE_REVEALED,
    VUKO_TILE_LAID,
)
from meadhall.games.ice_garden.rules.independent import begin_with_unit, fill_spaces, roll_thorn
from meadhall.games.ice_garden.rules.moves import INFLUENCE_AT, THORN_AT, TILE_AT
from meadhall.games.ice_garden.rules.obstacles import SAME_REGION, TILE_THERE
from meadhall.games.ice_garden.rules.rounds import BeginRound
from meadhall.games.ice_garden.rules.state import (
    FACE_DOWN,
    INDEPENDENT,
    ORDER_STREAM,
    RESERVE_STREAM,
    SCIENTIST_STREAM,
    SETUP,
    SOURCES,
    STREAMS,
    TILE_STREAM,
    VUKO_TILE_STREAM,
    IceGardenState,
    Options,
)
from meadhall.kernel.deck import Deck
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import Choice, Obstacle, Step


def begin_game(seats: int, options: Options, seed: str) -> IceGardenState:
    """The table before anything is drawn. LIG-SOL-30: the Independent Player has no goods."""
    sides = max(seats, FEWEST_PLAYERS)
    goods: list[int] = []
    stock = TOKENS[:]
    for side in range(sides):
        if side < seats:
            goods += START_GOODS
            for kind in range(len(stock)):
                stock[kind] -= START_GOODS[kind]
        else:
            goods += [0] * len(START_GOODS)
    abilities = [0] * (UNIT_TYPES * ABILITIES)
    for unit, printed in enumerate(UNIT_PRINTED):
        for ability in printed:
            abilities[unit * ABILITIES + ability] += 1
    return IceGardenState(
        seats=seats,
        dice=Dice.from_seed(seed, STREAMS),
        steps=[SetUp()],
        reveals=0,
        options=options,
        sides=sides,
        phase=SETUP,
        round=0,
        order=[],
        scientists=options.scientists[:sides],
        goods=goods,
        stock=stock,
        supply=[INFLUENCE_MARKERS] * sides,
        gorge=[0] * sides,
        captured=[0] * sides,
        vuko_tokens=[0] * sides,
        victory_points=[0] * sides,
        scored=[0] * (sides * SOURCES),
        action_markers=[0] * sides,
        figures=UNIT_FIGURES[:],
        upgrade_stock=UPGRADE_COPIES[:],
        spaces=[NONE] * (UNIT_TYPES * SPACES),
        abilities=abilities,
        tiles=[NONE] * REGIONS,
        region_order=[],
        is_open=[False] * REGIONS,
        locked=[False] * REGIONS,
        markers=[0] * (sides * REGIONS),
        controlled=[0] * (sides * REGIONS),
        units=[0] * (UNIT_TYPES * REGIONS),
        nations=[0] * REGIONS,
        reserves=[0] * REGIONS,
        reserves_down=[0] * REGIONS,
        towers=[0] * REGIONS,
        nightmares=[0] * REGIONS,
        thorn=NONE,
        absorbed=0,
        vuko=NONE,
        wounded=[],
        slots=[[] for _ in range(PLAN_BOXES)],
        box_order=ORDERED_BOXES[:],
        helms=[0] * sides,
        arrivals=[],
        double_steps=[0] * sides,
        ships=0,
        scoring_count=0,
        stage=0,
        reputation=[YIN_YANG] * sides,
        reputation_stack=[],
        dead_snow=0,
        vuko_tiles=[],
        active=0,
        summoned=False,
        roll_purpose=NONE,
        roll_number=0,
        ended=NOT_ENDED,
    )


def seats_in_order(state: IceGardenState) -> list[int]:
    """Those who decide for themselves, in the order of play."""
    return [side for side in state.order if not state.is_independent(side)]


class SetUp(Step[IceGardenState]):
    """LIG-SET-01 to LIG-SET-04, LIG-SET-12: scientists, order, Vuko tiles; then the map."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        draw_scientists(state)
        draw_order(state)
        if state.options.vuko_tiles or (
            state.is_solo() and LEVEL_HAS_VUKO_TILES[state.options.level]
        ):
            lay_vuko_tiles(state)
        state.steps.append(BeginRound())
        state.steps.append(StartInfluence(seats_in_order(state)[0], 0))
        state.steps.append(RevealMap())
        state.steps.append(LayTile(seats_in_order(state)[0], 0))
        return True


def draw_scientists(state: IceGardenState) -> None:
    """LIG-SET-14: those that were not named are drawn, without repetition."""
    left = [number for number in range(SCIENTISTS) if number not in state.scientists]
    for side in range(state.sides):
        if state.scientists[side] == NONE:
            state.scientists[side] = left.pop(state.dice.below(SCIENTIST_STREAM, len(left)))
        state.tell(SCIENTIST_TAKEN, side, state.scientists[side])


def draw_order(state: IceGardenState) -> None:
    """LIG-SET-03, LIG-SET-04: the first player lies on top of both stacks.

    LIG-SOL-36: the Independent Player comes first wherever an order is asked for.
    """
    if state.is_solo():
        state.order = [INDEPENDENT, 0]
        state.arrivals = [0]
        return
    left = list(range(state.seats))
    while left:
        state.order.append(left.pop(state.dice.below(ORDER_STREAM, len(left))))
    state.arrivals = state.order[::-1]
    state.reputation_stack = state.order[::-1]
    state.tell(ORDER_SET, *state.order)


def lay_vuko_tiles(state: IceGardenState) -> None:
    """LIG-SET-12: as they were chosen; the other stages get the tiles left, either side up."""
    choice = state.options.vuko_choice
    chosen = [VUKO_TILE_OF[effect] for effect in choice if effect != NONE]
    left = [tile for tile in range(len(VUKO_TILE_SIDES)) if tile not in chosen]
    for effect in choice:
        if effect == NONE:
            tile = left.pop(state.dice.below(VUKO_TILE_STREAM, len(left)))
            sides = VUKO_TILE_SIDES[tile]
            effect = sides[state.dice.below(VUKO_TILE_STREAM, len(sides))]
        state.vuko_tiles.append(effect)
        state.tell(VUKO_TILE_LAID, len(state.vuko_tiles), effect)


class LayTile(Choice[IceGardenState]):
    """D01, LIG-SET-05: a face-down tile goes on a region without one."""

    __slots__ = ("laid",)

    def __init__(self, seat: int, laid: int) -> None:
        super().__init__(seat)
        self.laid = laid

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return TILE_AT.all()

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return None if state.tiles[TILE_AT.target(move)] == NONE else TILE_THERE

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        region = TILE_AT.target(move)
        state.tiles[region] = FACE_DOWN
        state.is_open[region] = True
        state.tell(TILE_LAID, seat, region)
        laid = self.laid + 1
        if laid < len(TILE_SETS[state.sides]):
            seats = seats_in_order(state)
            state.steps.append(LayTile(seats[laid % len(seats)], laid))


class RevealMap(Step[IceGardenState]):
    """LIG-SET-06 to LIG-SET-08, LIG-SET-10: the Thorn, reserves, tiles, nations.

    LIG-SOL-02: the Independent Player's Thorn comes after the tiles.
    """

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        van_dyken = state.side_of(VAN_DYKEN)
        if van_dyken != NONE and state.thorn == NONE:
            if not state.is_independent(van_dyken):
                state.steps.append(PlaceThorn(van_dyken))
                return True
            reveal_tiles(state)
            roll_thorn(state)
        state.steps.pop()
        reveal_reserves(state)
        if not state.region_order:
            reveal_tiles(state)
        for region in state.region_order:
            state.nations[region] = 1
        if state.is_solo():
            fill_spaces(state)
            begin_with_unit(state)
        return True


class PlaceThorn(Choice[IceGardenState]):
    """D02, LIG-SET-06: in any region in play, before the tiles are seen."""

    __slots__ = ()

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [THORN_AT.at(region) for region in range(REGIONS) if state.tiles[region] != NONE]

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        state.thorn = THORN_AT.target(move)
        state.tell(THORN_PLACED, seat, state.thorn)


def reveal_tiles(state: IceGardenState) -> None:
    """LIG-SET-08."""
    deck = Deck(TILE_STREAM, TILE_SETS[state.sides][:], [])
    by_number = [NONE] * REGIONS
    for region in range(REGIONS):
        if state.tiles[region] == FACE_DOWN:
            tile = deck.draw(state.dice)
            state.tiles[region] = tile
            by_number[TILE_ORDER[tile] - 1] = region
            state.tell(TILE_REVEALED, region, tile)
    state.region_order = [region for region in by_number if region != NONE]


def reveal_reserves(state: IceGardenState) -> None:
    """LIG-SET-07: as many tokens as regions without the Thorn; the empty ones are removed."""
    places = [
        region for region in range(REGIONS) if state.tiles[region] != NONE and region != state.thorn
    ]
    tokens = Deck(RESERVE_STREAM, [1] * RESERVES + [0] * (len(places) - RESERVES), [])
    for region in places:
        if tokens.draw(state.dice):
            state.reserves[region] = 1
            state.tell(RESERVE_FOUND, region)


class StartInfluence(Choice[IceGardenState]):
    """D03, LIG-SET-09: one marker each, then a second one in another region."""

    __slots__ = ("placed",)

    def __init__(self, seat: int, placed: int) -> None:
        super().__init__(seat)
        self.placed = placed
        """By all players together."""

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [INFLUENCE_AT.at(region) for region in range(REGIONS) if state.is_open[region]]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        has_one = state.markers[seat * REGIONS + INFLUENCE_AT.target(move)]
        return SAME_REGION if has_one else None

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        state.place_influence(seat, INFLUENCE_AT.target(move), FOR_SETUP)
        placed = self.placed + 1
        if placed < START_INFLUENCE * state.seats:
            seats = seats_in_order(state)
            state.steps.append(StartInfluence(seats[placed % len(seats)], placed))
