"""A position of Lords of the Ice Garden, and the changes that several chapters make to it."""

from typing import Any, Final

from meadhall.games.ice_garden.content.tables import (
    DEAD_SNOW_LIMITS,
    DOMINATE,
    FIRST_UNIT,
    KIND_OF_GOOD,
    MARKER,
    NONE,
    REGIONS,
    SHIELD,
    UNIT_LEVEL,
    UNITS_EACH,
    UNITS_OF,
    VUKO_TOKENS,
)
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.components import (
    Map,
    Options,
    Side,
    Solo,
    Tracks,
    Units,
    Upgrades,
    Vuko,
)
from meadhall.kernel.dice import Dice
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import State, Step

# Chance streams.
SCIENTIST_STREAM: Final = 0
ORDER_STREAM: Final = 1
TILE_STREAM: Final = 2
RESERVE_STREAM: Final = 3
VUKO_TILE_STREAM: Final = 4
DIE_STREAM: Final = 5
STREAM_IDS: Final[list[str]] = ["scientist", "order", "tile", "reserve", "vuko_tile", "die"]
STREAMS: Final[int] = len(STREAM_IDS)

# Phases: those before the boxes, the eight boxes, those after them.
SETUP: Final = 0
HELP: Final = 1
INITIATIVE: Final = 2
ACTION_ORDER: Final = 3
PLANNING: Final = 4
FIRST_BOX: Final = 5
DOMINATION: Final = 13
OVER: Final = 14

PLAYER: Final = 0
INDEPENDENT: Final = 1
"""The two sides of the solo variant."""


class IceGardenState(State):
    __slots__ = (
        "_owns_map", "_owns_solo", "_owns_tracks", "_owns_units", "_owns_upgrades", "_owns_vuko",
        "box_order", "dominated", "ended", "map", "options", "order", "phase", "resolving", "round",
        "sides", "slots", "solo", "stock", "tracks", "units", "upgrades", "vuko",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        dice: Dice,
        steps: list[Step[Any]],
        reveals: int,
        options: Options,
        phase: int,
        round: int,
        resolving: int,
        dominated: tuple[int, ...],
        order: tuple[int, ...],
        box_order: tuple[int, ...],
        slots: list[tuple[int, ...]],
        stock: list[int],
        sides: list[Side],
        map: Map,
        units: Units,
        upgrades: Upgrades,
        tracks: Tracks,
        vuko: Vuko,
        solo: Solo,
        ended: int,
    ) -> None:
        super().__init__(seats, dice, steps, reveals)
        self.options = options
        self.phase = phase
        self.round = round
        self.resolving = resolving
        """The region that is resolved in the Domination phase, or ``NONE``."""
        self.dominated = dominated
        """Who dominated the regions of the last Domination phase so far, by rising red number;
        ``NONE`` where nobody did.
        """
        self.order = order
        """Sides in the order of play; in the solo variant the Independent Player comes first."""
        self.box_order = box_order
        """The box on which each order token lies, or ``NONE``."""
        self.slots = slots
        """For each box the seats of its action markers, from number 1 up."""
        self.stock = stock
        """Population, gold and M-factor that nobody owns."""
        self.sides = sides
        self.map = map
        self.units = units
        self.upgrades = upgrades
        self.tracks = tracks
        self.vuko = vuko
        self.solo = solo
        self.ended = ended
        self._owns_map = False
        self._owns_units = False
        self._owns_upgrades = False
        self._owns_tracks = False
        self._owns_vuko = False
        self._owns_solo = False

    def copy(self) -> "IceGardenState":
        self.share()
        return IceGardenState(
            seats=self.seats,
            dice=self.dice.copy(),
            steps=self.steps[:],
            reveals=self.reveals,
            options=self.options,
            phase=self.phase,
            round=self.round,
            resolving=self.resolving,
            dominated=self.dominated,
            order=self.order,
            box_order=self.box_order,
            slots=self.slots[:],
            stock=self.stock[:],
            sides=[side.copy() for side in self.sides],
            map=self.map,
            units=self.units,
            upgrades=self.upgrades,
            tracks=self.tracks,
            vuko=self.vuko,
            solo=self.solo,
            ended=self.ended,
        )

    # What copies share, made this state's own before it is changed

    def share(self) -> None:
        """Somebody else has the parts as well: each is replaced before it is changed here."""
        self._owns_map = False
        self._owns_units = False
        self._owns_upgrades = False
        self._owns_tracks = False
        self._owns_vuko = False
        self._owns_solo = False

    def own_map(self) -> Map:
        if not self._owns_map:
            self._owns_map = True
            self.map = self.map.copy()
        return self.map

    def own_units(self) -> Units:
        if not self._owns_units:
            self._owns_units = True
            self.units = self.units.copy()
        return self.units

    def own_upgrades(self) -> Upgrades:
        if not self._owns_upgrades:
            self._owns_upgrades = True
            self.upgrades = self.upgrades.copy()
        return self.upgrades

    def own_tracks(self) -> Tracks:
        if not self._owns_tracks:
            self._owns_tracks = True
            self.tracks = self.tracks.copy()
        return self.tracks

    def own_vuko(self) -> Vuko:
        if not self._owns_vuko:
            self._owns_vuko = True
            self.vuko = self.vuko.copy()
        return self.vuko

    def own_solo(self) -> Solo:
        if not self._owns_solo:
            self._owns_solo = True
            self.solo = self.solo.copy()
        return self.solo

    # Sides

    def is_solo(self) -> bool:
        return self.options.level != NONE

    def is_independent(self, side: int) -> bool:
        """Whether nobody sits there: the Independent Player decides by the die."""
        return side >= self.seats

    def side_of(self, scientist: int) -> int:
        """The side that plays a scientist, or ``NONE``."""
        for number, side in enumerate(self.sides):
            if side.scientist == scientist:
                return number
        return NONE

    def units_of(self, side: int) -> list[int]:
        """The unit types of a side, by level."""
        return UNITS_OF[self.sides[side].scientist]

    def unit_of(self, side: int, level: int) -> int:
        return self.sides[side].scientist * UNITS_EACH + level - 1

    def foremost_helm(self) -> int:
        foremost = 0
        for side in self.sides:
            foremost = max(foremost, side.helm)
        return foremost

    def captured(self) -> int:
        """Influence markers held in the Ice Garden."""
        total = 0
        for side in self.sides:
            total += side.captured
        return total

    # Influence (LIG-DEF)

    def unit_influence(self, unit: int) -> int:
        """LIG-DEF-03."""
        return UNIT_LEVEL[unit] + self.upgrades.abilities[unit][DOMINATE]

    def toughness(self, unit: int) -> int:
        """LIG-ATK-05: the damage that defeats a unit."""
        return UNIT_LEVEL[unit] + self.upgrades.abilities[unit][SHIELD]

    def influence(self, side: int, region: int) -> int:
        """LIG-DEF-04, LIG-DEF-05: as it counts for dominance."""
        owner = self.sides[side]
        total = owner.markers[region]
        on_map = self.units.on_map
        unit = owner.scientist * UNITS_EACH
        for level in range(1, UNITS_EACH + 1):
            n = on_map[unit * REGIONS + region]
            if n:
                total += n * (level + self.upgrades.abilities[unit][DOMINATE])
            unit += 1
        return total

    def has_presence(self, side: int, region: int) -> bool:
        """LIG-DEF-06, LIG-DEF-07: controlled markers count."""
        owner = self.sides[side]
        if owner.markers[region] or owner.controlled[region]:
            return True
        at = owner.scientist * UNITS_EACH * REGIONS + region
        on_map = self.units.on_map
        return bool(on_map[at] or on_map[at + REGIONS] or on_map[at + 2 * REGIONS])

    def presence(self, side: int) -> int:
        """The open regions with presence, as bits."""
        regions = 0
        is_open = self.map.is_open
        for region in self.map.by_number:
            if is_open[region] and self.has_presence(side, region):
                regions |= 1 << region
        return regions

    # Goods

    def gain(self, side: int, kind: int, n: int, why: int) -> None:
        """LIG-DEF-10, LIG-DEF-11: M-factor goes to level 0; what the stock lacks is lost."""
        n = min(n, self.stock[kind])
        if n > 0:
            self.stock[kind] -= n
            self.sides[side].goods[kind] += n
            self.tell(events.GAINED, side, kind, n, why)

    def spend(self, side: int, good: int, n: int) -> None:
        kind = KIND_OF_GOOD[good]
        self.sides[side].goods[good] -= n
        self.stock[kind] += n
        self.tell(events.PAID, side, kind, n)

    def pay(self, side: int, price: list[int]) -> None:
        """A price in population, gold and M-factor of level 0."""
        for kind, n in enumerate(price):
            if n:
                self.spend(side, kind, n)

    def can_pay(self, side: int, price: list[int]) -> bool:
        goods = self.sides[side].goods
        return goods[0] >= price[0] and goods[1] >= price[1] and goods[2] >= price[2]

    def score(self, side: int, n: int, why: int) -> None:
        if n:
            owner = self.sides[side]
            owner.victory_points += n
            owner.scored = replaced(owner.scored, why, owner.scored[why] + n)
            self.tell(events.SCORED, side, n, why, owner.victory_points)

    # Vuko tokens

    def vuko_tokens_left(self) -> int:
        left = VUKO_TOKENS
        for side in self.sides:
            left -= side.vuko_tokens
        return left

    def take_vuko_token(self, side: int, why: int) -> None:
        if self.vuko_tokens_left():
            self.sides[side].vuko_tokens += 1
            self.tell(events.VUKO_TOKEN_TAKEN, side, why)

    def discard_vuko_tokens(self, side: int, n: int, why: int) -> None:
        self.sides[side].vuko_tokens -= n
        self.tell(events.VUKO_TOKEN_DISCARDED, side, n, why)

    # Pieces

    def regions_of(self, unit: int) -> list[int]:
        """Where a unit type has figures."""
        at = unit * REGIONS
        return [region for region in range(REGIONS) if self.units.on_map[at + region]]

    def place_influence(self, side: int, region: int, why: int) -> None:
        self.sides[side].supply -= 1
        self.sides[side].markers[region] += 1
        self.tell(events.INFLUENCE_PLACED, side, region, why)

    def count_of(self, side: int, piece: int, region: int) -> int:
        if piece >= FIRST_UNIT:
            return self.units.on_map[(piece - FIRST_UNIT) * REGIONS + region]
        if piece == MARKER:
            return self.sides[side].markers[region]
        return self.sides[side].controlled[region]

    def add_markers(self, side: int, piece: int, region: int, n: int) -> None:
        """Put free or controlled influence markers into a region, or take them away."""
        owner = self.sides[side]
        if piece == MARKER:
            owner.markers[region] += n
        else:
            owner.controlled = replaced(owner.controlled, region, owner.controlled[region] + n)

    def move_piece(self, side: int, piece: int, region: int, to: int, why: int) -> None:
        """LIG-MOV-03, LIG-VUK-11: a marker that leaves is free, and free where it arrives."""
        if piece >= FIRST_UNIT:
            at = (piece - FIRST_UNIT) * REGIONS
            on_map = self.own_units().on_map
            on_map[at + region] -= 1
            on_map[at + to] += 1
        else:
            self.add_markers(side, piece, region, -1)
            self.sides[side].markers[to] += 1
        self.tell(events.MOVED, side, piece, region, to, why)

    def remove_unit(self, side: int, unit: int, region: int, why: int) -> None:
        units = self.own_units()
        units.on_map[unit * REGIONS + region] -= 1
        units.supply[unit] += 1
        self.tell(events.UNIT_REMOVED, side, unit, region, why)

    def free_controlled(self, region: int) -> None:
        """LIG-VUK-04: all markers under control there are free again."""
        for number, side in enumerate(self.sides):
            n = side.controlled[region]
            if n:
                side.controlled = replaced(side.controlled, region, 0)
                side.markers[region] += n
                self.tell(events.FREED, number, region, n)

    # Dead Snow and the end

    def dead_snow_limit(self) -> int:
        """LIG-SNW-01."""
        return DEAD_SNOW_LIMITS[self.seats]

    def advance_dead_snow(self, n: int) -> None:
        """LIG-SNW-01, LIG-SNW-07: reaching the limit ends the game, see ``dead_snow_falls``."""
        tracks = self.own_tracks()
        n = min(n, self.dead_snow_limit() - tracks.dead_snow)
        tracks.dead_snow += n
        self.tell(events.DEAD_SNOW_ROSE, n, tracks.dead_snow)

    def dead_snow_falls(self) -> bool:
        return self.tracks.dead_snow >= self.dead_snow_limit()

    def end(self, why: int) -> None:
        """Nothing more happens."""
        self.ended = why
        self.phase = OVER
        self.steps.clear()
        self.tell(events.GAME_ENDED, why)

    def end_by_dead_snow(self) -> None:
        assert self.ended == events.NOT_ENDED
        self.end(events.BY_DEAD_SNOW)
