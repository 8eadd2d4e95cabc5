"""The data of a game of Lords of the Ice Garden: players, map, tracks.

A *side* is whoever has a character board: every seat, and in the solo variant the Independent
Player as side 1. Lists by side and region hold side times ``REGIONS`` plus region; lists by unit
type and region likewise.
"""

from typing import Any, Final

from meadhall.games.ice_garden.content.tables import (
    ABILITIES,
    CONTROLLED_MARKER,
    DEAD_SNOW_LIMITS,
    DOMINATE,
    FIRST_UNIT,
    GOODS,
    KIND_OF_GOOD,
    MARKER,
    NONE,
    REGIONS,
    SHIELD,
    UNIT_LEVEL,
    UNITS_EACH,
    VUKO_TOKENS,
)
from meadhall.games.ice_garden.rules.events import (
    BY_DEAD_SNOW,
    DEAD_SNOW_ROSE,
    FREED,
    GAINED,
    GAME_ENDED,
    INFLUENCE_PLACED,
    MOVED,
    NOT_ENDED,
    PAID,
    SCORED,
    UNIT_REMOVED,
    VUKO_TOKEN_DISCARDED,
    VUKO_TOKEN_TAKEN,
)
from meadhall.kernel.dice import Dice
from meadhall.kernel.part import Part
from meadhall.kernel.state import State, Step

# Chance streams.
SCIENTIST_STREAM: Final = 0
ORDER_STREAM: Final = 1
TILE_STREAM: Final = 2
RESERVE_STREAM: Final = 3
VUKO_TILE_STREAM: Final = 4
DIE_STREAM: Final = 5
STREAMS: Final = 6

# Phases: those before the boxes, the eight boxes, those after them.
SETUP: Final = 0
HELP: Final = 1
INITIATIVE: Final = 2
ACTION_ORDER: Final = 3
PLANNING: Final = 4
FIRST_BOX: Final = 5
DOMINATION: Final = 13
OVER: Final = 14

FACE_DOWN: Final = -2
"""A region tile that nobody has seen; which one it is, is drawn when it is turned up."""

ASSIGNED: Final = 4
"""Abilities put on a space by Maker-Spy are counted from here, bought ones from 0."""

DEFEATED: Final = 15
"""The damage of a unit that has been laid down."""
DAMAGES: Final = 16

SOURCES: Final = 3
"""Attacks, regions and Viper Gorge."""

PLAYER: Final = 0
INDEPENDENT: Final = 1
"""The two sides of the solo variant."""


class Options(Part):
    """What was settled before the game."""

    __slots__ = (
        "action_order", "crab_third_attack", "faun_may_leave_locked", "level", "scientists",
        "snow_moves_markers", "vuko_choice", "vuko_tiles",
    )  # fmt: skip

    def __init__(
        self,
        vuko_tiles: bool,
        action_order: bool,
        faun_may_leave_locked: bool,
        crab_third_attack: bool,
        snow_moves_markers: bool,
        scientists: list[int],
        vuko_choice: list[int],
        level: int,
    ) -> None:
        self.vuko_tiles = vuko_tiles
        self.action_order = action_order
        self.faun_may_leave_locked = faun_may_leave_locked
        self.crab_third_attack = crab_third_attack
        self.snow_moves_markers = snow_moves_markers
        """LIG-SNW-04: Vuko tokens move the reputation markers one by one, in initiative order."""
        self.scientists = scientists
        """For each side a scientist, or ``NONE`` to draw one."""
        self.vuko_choice = vuko_choice
        """For each stage the side of a Vuko tile that lies there, or ``NONE`` to draw one."""
        self.level = level
        """The difficulty of the solo variant, or ``NONE``."""


class IceGardenState(State):
    __slots__ = (
        "abilities", "absorbed", "action_markers", "active", "arrivals", "box_order", "captured",
        "controlled", "dead_snow", "double_steps", "ended", "figures", "goods", "gorge", "helms",
        "is_open", "locked", "markers", "nations", "nightmares", "options", "order", "phase",
        "region_order", "reputation", "reputation_stack", "reserves", "reserves_down",
        "roll_number", "roll_purpose", "round", "scientists", "scored", "scoring_count", "ships",
        "sides", "slots", "spaces", "stage", "stock", "summoned", "supply", "thorn", "tiles",
        "towers", "units", "upgrade_stock", "victory_points", "vuko", "vuko_tiles", "vuko_tokens",
        "wounded",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        dice: Dice,
        steps: list[Step[Any]],
        reveals: int,
        options: Options,
        sides: int,
        phase: int,
        round: int,
        order: list[int],
        scientists: list[int],
        goods: list[int],
        stock: list[int],
        supply: list[int],
        gorge: list[int],
        captured: list[int],
        vuko_tokens: list[int],
        victory_points: list[int],
        scored: list[int],
        action_markers: list[int],
        figures: list[int],
        upgrade_stock: list[int],
        spaces: list[int],
        abilities: list[int],
        tiles: list[int],
        region_order: list[int],
        is_open: list[bool],
        locked: list[bool],
        markers: list[int],
        controlled: list[int],
        units: list[int],
        nations: list[int],
        reserves: list[int],
        reserves_down: list[int],
        towers: list[int],
        nightmares: list[int],
        thorn: int,
        absorbed: int,
        vuko: int,
        wounded: list[int],
        slots: list[list[int]],
        box_order: list[int],
        helms: list[int],
        arrivals: list[int],
        double_steps: list[int],
        ships: int,
        scoring_count: int,
        stage: int,
        reputation: list[int],
        reputation_stack: list[int],
        dead_snow: int,
        vuko_tiles: list[int],
        active: int,
        summoned: bool,
        roll_purpose: int,
        roll_number: int,
        ended: int,
    ) -> None:
        super().__init__(seats, dice, steps, reveals)
        self.options = options
        self.sides = sides
        self.phase = phase
        self.round = round
        self.order = order
        """Sides in the order of play; in the solo variant the Independent Player comes first."""
        self.scientists = scientists
        self.goods = goods
        """Side times ``GOODS`` plus population, gold, or M-factor by its level."""
        self.stock = stock
        """Population, gold and M-factor that nobody owns."""
        self.supply = supply
        """Influence markers of each side that lie nowhere."""
        self.gorge = gorge
        """Influence markers in Viper Gorge."""
        self.captured = captured
        """Influence markers of each side held in the Ice Garden."""
        self.vuko_tokens = vuko_tokens
        self.victory_points = victory_points
        self.scored = scored
        """Side times ``SOURCES`` plus reason: where the victory points came from."""
        self.action_markers = action_markers
        """Those still to be placed."""
        self.figures = figures
        """For each unit type the figures in supply."""
        self.upgrade_stock = upgrade_stock
        self.spaces = spaces
        """Unit type times ``SPACES`` plus space: an ability, ``ASSIGNED`` plus it, or ``NONE``."""
        self.abilities = abilities
        """Unit type times ``ABILITIES`` plus ability: how often the unit has it, in all."""
        self.tiles = tiles
        """For each region its tile, ``FACE_DOWN``, or ``NONE`` where it is not in play."""
        self.region_order = region_order
        """Regions in play by rising red number, once the tiles are turned up."""
        self.is_open = is_open
        """LIG-DEF-02: in play, and not locked in an earlier round."""
        self.locked = locked
        self.markers = markers
        """Free influence markers by side and region."""
        self.controlled = controlled
        """Influence markers under Vuko's control, by side and region."""
        self.units = units
        """Figures by unit type and region, laid-down ones included."""
        self.nations = nations
        self.reserves = reserves
        self.reserves_down = reserves_down
        """Only where the Thorn is (LIG-EVT-03)."""
        self.towers = towers
        self.nightmares = nightmares
        self.thorn = thorn
        self.absorbed = absorbed
        self.vuko = vuko
        self.wounded = wounded
        """One number for each damaged figure, ascending: its place in ``units`` times ``DAMAGES``
        plus the damage, or ``DEFEATED``."""
        self.slots = slots
        """For each box the seats of its action markers, from number 1 up."""
        self.box_order = box_order
        """The box on which each order token lies, or ``NONE``."""
        self.helms = helms
        self.arrivals = arrivals
        """Sides by their arrival on their helms: on one helm, whoever came later is on top."""
        self.double_steps = double_steps
        """For each side the stages whose double step it has made, as bits."""
        self.ships = ships
        """Red ships triggered so far."""
        self.scoring_count = scoring_count
        self.stage = stage
        self.reputation = reputation
        self.reputation_stack = reputation_stack
        """On one space, whoever stands later in this list is higher in the stack."""
        self.dead_snow = dead_snow
        self.vuko_tiles = vuko_tiles
        """The effect that lies face up for each stage; empty without Vuko tiles."""
        self.active = active
        """Effects of Vuko tiles that are active in this round, as bits."""
        self.summoned = summoned
        """Whether anyone has summoned a unit; the solo variant asks (LIG-SOL-15)."""
        self.roll_purpose = roll_purpose
        self.roll_number = roll_number
        """The last roll of the solo variant and what it was for; ``NONE`` and 0 before it."""
        self.ended = ended

    def copy(self) -> "IceGardenState":
        return IceGardenState(
            self.seats,
            self.dice.copy(),
            self.steps[:],
            self.reveals,
            self.options,
            self.sides,
            self.phase,
            self.round,
            self.order[:],
            self.scientists[:],
            self.goods[:],
            self.stock[:],
            self.supply[:],
            self.gorge[:],
            self.captured[:],
            self.vuko_tokens[:],
            self.victory_points[:],
            self.scored[:],
            self.action_markers[:],
            self.figures[:],
            self.upgrade_stock[:],
            self.spaces[:],
            self.abilities[:],
            self.tiles[:],
            self.region_order[:],
            self.is_open[:],
            self.locked[:],
            self.markers[:],
            self.controlled[:],
            self.units[:],
            self.nations[:],
            self.reserves[:],
            self.reserves_down[:],
            self.towers[:],
            self.nightmares[:],
            self.thorn,
            self.absorbed,
            self.vuko,
            self.wounded[:],
            [slots[:] for slots in self.slots],
            self.box_order[:],
            self.helms[:],
            self.arrivals[:],
            self.double_steps[:],
            self.ships,
            self.scoring_count,
            self.stage,
            self.reputation[:],
            self.reputation_stack[:],
            self.dead_snow,
            self.vuko_tiles[:],
            self.active,
            self.summoned,
            self.roll_purpose,
            self.roll_number,
            self.ended,
        )

    # Sides

    def is_solo(self) -> bool:
        return self.options.level != NONE

    def is_independent(self, side: int) -> bool:
        """Whether nobody sits there: the Independent Player decides by the die."""
        return side >= self.seats

    def unit_of(self, side: int, level: int) -> int:
        return self.scientists[side] * UNITS_EACH + level - 1

    def side_of(self, scientist: int) -> int:
        """The side that plays a scientist, or ``NONE``."""
        for side in range(self.sides):
            if self.scientists[side] == scientist:
                return side
        return NONE

    def regions_of(self, unit: int) -> list[int]:
        """Where a unit type has figures."""
        at = unit * REGIONS
        return [region for region in range(REGIONS) if self.units[at + region]]

    # Influence (LIG-DEF)

    def unit_influence(self, unit: int) -> int:
        """LIG-DEF-03."""
        return UNIT_LEVEL[unit] + self.abilities[unit * ABILITIES + DOMINATE]

    def toughness(self, unit: int) -> int:
        """LIG-ATK-05: the damage that defeats a unit."""
        return UNIT_LEVEL[unit] + self.abilities[unit * ABILITIES + SHIELD]

    def influence(self, side: int, region: int) -> int:
        """LIG-DEF-04, LIG-DEF-05: as it counts for dominance."""
        total = self.markers[side * REGIONS + region]
        units = self.units
        unit = self.scientists[side] * UNITS_EACH
        for level in range(1, UNITS_EACH + 1):
            n = units[unit * REGIONS + region]
            if n:
                total += n * (level + self.abilities[unit * ABILITIES + DOMINATE])
            unit += 1
        return total

    def has_presence(self, side: int, region: int) -> bool:
        """LIG-DEF-06, LIG-DEF-07: controlled markers count."""
        at = side * REGIONS + region
        if self.markers[at] or self.controlled[at]:
            return True
        at = self.scientists[side] * UNITS_EACH * REGIONS + region
        units = self.units
        return bool(units[at] or units[at + REGIONS] or units[at + 2 * REGIONS])

    def presence(self, side: int) -> int:
        """The open regions with presence, as bits."""
        regions = 0
        for region in self.region_order:
            if self.is_open[region] and self.has_presence(side, region):
                regions |= 1 << region
        return regions

    # Goods

    def gain(self, side: int, kind: int, n: int, why: int) -> None:
        """LIG-DEF-10, LIG-DEF-11: M-factor goes to level 0; what the stock lacks is lost."""
        n = min(n, self.stock[kind])
        if n > 0:
            self.stock[kind] -= n
            self.goods[side * GOODS + kind] += n
            self.tell(GAINED, side, kind, n, why)

    def spend(self, side: int, good: int, n: int) -> None:
        kind = KIND_OF_GOOD[good]
        self.goods[side * GOODS + good] -= n
        self.stock[kind] += n
        self.tell(PAID, side, kind, n)

    def pay(self, side: int, price: list[int]) -> None:
        """A price in population, gold and M-factor of level 0."""
        for kind, n in enumerate(price):
            if n:
                self.spend(side, kind, n)

    def can_pay(self, side: int, price: list[int]) -> bool:
        at = side * GOODS
        goods = self.goods
        return goods[at] >= price[0] and goods[at + 1] >= price[1] and goods[at + 2] >= price[2]

    def score(self, side: int, n: int, why: int) -> None:
        if n:
            self.victory_points[side] += n
            self.scored[side * SOURCES + why] += n
            self.tell(SCORED, side, n, why, self.victory_points[side])

    # Vuko tokens

    def vuko_tokens_left(self) -> int:
        return VUKO_TOKENS - sum(self.vuko_tokens)

    def take_vuko_token(self, side: int, why: int) -> None:
        if self.vuko_tokens_left():
            self.vuko_tokens[side] += 1
            self.tell(VUKO_TOKEN_TAKEN, side, why)

    def discard_vuko_tokens(self, side: int, n: int, why: int) -> None:
        self.vuko_tokens[side] -= n
        self.tell(VUKO_TOKEN_DISCARDED, side, n, why)

    # Pieces

    def place_influence(self, side: int, region: int, why: int) -> None:
        self.supply[side] -= 1
        self.markers[side * REGIONS + region] += 1
        self.tell(INFLUENCE_PLACED, side, region, why)

    def count_of(self, side: int, piece: int, region: int) -> int:
        if piece >= FIRST_UNIT:
            return self.units[(piece - FIRST_UNIT) * REGIONS + region]
        if piece == MARKER:
            return self.markers[side * REGIONS + region]
        return self.controlled[side * REGIONS + region]

    def move_piece(self, side: int, piece: int, region: int, to: int, why: int) -> None:
        """LIG-MOV-03, LIG-VUK-11: a marker that leaves is free, and free where it arrives."""
        if piece >= FIRST_UNIT:
            at = (piece - FIRST_UNIT) * REGIONS
            self.units[at + region] -= 1
            self.units[at + to] += 1
        else:
            at = side * REGIONS
            if piece == CONTROLLED_MARKER:
                self.controlled[at + region] -= 1
            else:
                self.markers[at + region] -= 1
            self.markers[at + to] += 1
        self.tell(MOVED, side, piece, region, to, why)

    def remove_unit(self, side: int, unit: int, region: int, why: int) -> None:
        self.units[unit * REGIONS + region] -= 1
        self.figures[unit] += 1
        self.tell(UNIT_REMOVED, side, unit, region, why)

    def free_controlled(self, region: int) -> None:
        """LIG-VUK-04: all markers under control there are free again."""
        for side in range(self.sides):
            at = side * REGIONS + region
            n = self.controlled[at]
            if n:
                self.controlled[at] = 0
                self.markers[at] += n
                self.tell(FREED, side, region, n)

    # Dead Snow and the end

    def dead_snow_limit(self) -> int:
        """LIG-SNW-01."""
        return DEAD_SNOW_LIMITS[self.seats]

    def advance_dead_snow(self, n: int) -> None:
        """LIG-SNW-01, LIG-SNW-07: reaching the limit ends the game, see ``dead_snow_falls``."""
        n = min(n, self.dead_snow_limit() - self.dead_snow)
        self.dead_snow += n
        self.tell(DEAD_SNOW_ROSE, n, self.dead_snow)

    def dead_snow_falls(self) -> bool:
        return self.dead_snow >= self.dead_snow_limit()

    def end(self, why: int) -> None:
        """Nothing more happens."""
        self.ended = why
        self.phase = OVER
        self.steps.clear()
        self.tell(GAME_ENDED, why)

    def end_by_dead_snow(self) -> None:
        assert self.ended == NOT_ENDED
        self.end(BY_DEAD_SNOW)
