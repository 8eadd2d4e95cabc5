"""What a game of Lords of the Ice Garden is made of: sides, map, units, upgrades, tracks, Vuko.

A *side* is whoever has a character board: every seat, and in the solo variant the Independent
Player as side 1. Copies of a state share everything here but the sides.
"""

from typing import Final

from meadhall.games.ice_garden.content.tables import NONE
from meadhall.kernel.part import Part
from meadhall.kernel.shared import replaced

FACE_DOWN: Final = -2
"""A region tile that nobody has seen; which one it is, is drawn when it is turned up."""

ASSIGNED: Final = 4
"""Abilities put on a space by Maker-Spy are counted from here, bought ones from 0."""

DEFEATED: Final = 15
"""The damage of a unit that has been laid down."""
DAMAGES: Final = 16


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
        scientists: tuple[int, ...],
        vuko_choice: tuple[int, ...],
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


class Side(Part):
    """A player, or the Independent Player: a character board and what belongs to it."""

    __slots__ = (
        "action_markers", "captured", "controlled", "double_steps", "goods", "gorge", "helm",
        "markers", "reputation", "scientist", "scored", "supply", "victory_points", "vuko_tokens",
    )  # fmt: skip

    def __init__(
        self,
        scientist: int,
        goods: list[int],
        supply: int,
        markers: list[int],
        controlled: tuple[int, ...],
        gorge: int,
        captured: int,
        vuko_tokens: int,
        victory_points: int,
        scored: tuple[int, ...],
        action_markers: int,
        helm: int,
        double_steps: int,
        reputation: int,
    ) -> None:
        self.scientist = scientist
        self.goods = goods
        """Population, gold, then M-factor by its level."""
        self.supply = supply
        """Influence markers that are neither on the map nor anywhere else."""
        self.markers = markers
        """Free influence markers by region."""
        self.controlled = controlled
        """Influence markers under Vuko's control, by region."""
        self.gorge = gorge
        """Influence markers in Viper Gorge."""
        self.captured = captured
        """Influence markers held in the Ice Garden."""
        self.vuko_tokens = vuko_tokens
        self.victory_points = victory_points
        self.scored = scored
        """Where the victory points came from: attacks, regions and Viper Gorge."""
        self.action_markers = action_markers
        """Those still to be placed."""
        self.helm = helm
        self.double_steps = double_steps
        """The stages whose double step has been made, as bits."""
        self.reputation = reputation

    def copy(self) -> "Side":
        return Side(
            scientist=self.scientist,
            goods=self.goods[:],
            supply=self.supply,
            markers=self.markers[:],
            controlled=self.controlled,
            gorge=self.gorge,
            captured=self.captured,
            vuko_tokens=self.vuko_tokens,
            victory_points=self.victory_points,
            scored=self.scored,
            action_markers=self.action_markers,
            helm=self.helm,
            double_steps=self.double_steps,
            reputation=self.reputation,
        )


class Map(Part):
    """The regions, each list by region, and what lies there apart from units and markers."""

    __slots__ = (
        "absorbed", "by_number", "is_open", "locked", "nations", "nightmares", "reserves",
        "reserves_down", "thorn", "tiles", "towers",
    )  # fmt: skip

    def __init__(
        self,
        tiles: list[int],
        by_number: list[int],
        is_open: list[bool],
        locked: list[bool],
        nations: list[int],
        reserves: list[int],
        reserves_down: list[int],
        towers: list[int],
        nightmares: list[int],
        thorn: int,
        absorbed: int,
    ) -> None:
        self.tiles = tiles
        """The tile of each region, ``FACE_DOWN``, or ``NONE`` if the region is not in play."""
        self.by_number = by_number
        """The regions in play by rising red number, once the tiles are turned up."""
        self.is_open = is_open
        """LIG-DEF-02: in play, and not locked in an earlier round."""
        self.locked = locked
        self.nations = nations
        self.reserves = reserves
        self.reserves_down = reserves_down
        """Only where the Thorn is (LIG-EVT-03)."""
        self.towers = towers
        self.nightmares = nightmares
        self.thorn = thorn
        """The region of the Thorn, or ``NONE``."""
        self.absorbed = absorbed
        """Reserves that the Thorn has absorbed."""

    def copy(self) -> "Map":
        return Map(
            tiles=self.tiles[:],
            by_number=self.by_number[:],
            is_open=self.is_open[:],
            locked=self.locked[:],
            nations=self.nations[:],
            reserves=self.reserves[:],
            reserves_down=self.reserves_down[:],
            towers=self.towers[:],
            nightmares=self.nightmares[:],
            thorn=self.thorn,
            absorbed=self.absorbed,
        )


class Units(Part):
    """The figures of all unit types."""

    __slots__ = ("on_map", "supply", "wounded")

    def __init__(self, supply: list[int], on_map: list[int], wounded: list[int]) -> None:
        self.supply = supply
        """By unit type."""
        self.on_map = on_map
        """Unit type times ``REGIONS`` plus region; laid-down figures are counted."""
        self.wounded = wounded
        """One number for each damaged figure, ascending: its place in ``on_map`` times ``DAMAGES``
        plus the damage, or ``DEFEATED``."""

    def copy(self) -> "Units":
        return Units(supply=self.supply[:], on_map=self.on_map[:], wounded=self.wounded[:])


class Upgrades(Part):
    """What the unit types can do."""

    __slots__ = ("abilities", "spaces", "stock")

    def __init__(
        self, stock: list[int], spaces: list[tuple[int, ...]], abilities: list[tuple[int, ...]]
    ) -> None:
        self.stock = stock
        """Upgrade tokens by ability."""
        self.spaces = spaces
        """What lies on each space of a unit type: an ability, ``ASSIGNED`` plus it, or ``NONE``."""
        self.abilities = abilities
        """How often a unit type has each ability, in all."""

    def copy(self) -> "Upgrades":
        return Upgrades(stock=self.stock[:], spaces=self.spaces[:], abilities=self.abilities[:])

    def lay(self, unit: int, space: int, content: int) -> None:
        """Lay something on an empty space; where it comes from is the caller's business."""
        self.spaces[unit] = replaced(self.spaces[unit], space, content)
        self._count(unit, content % ASSIGNED, 1)

    def clear(self, unit: int, space: int) -> None:
        """Take away what lies on a space."""
        content = self.spaces[unit][space]
        self.spaces[unit] = replaced(self.spaces[unit], space, NONE)
        self._count(unit, content % ASSIGNED, -1)

    def _count(self, unit: int, ability: int, n: int) -> None:
        has = self.abilities[unit]
        self.abilities[unit] = replaced(has, ability, has[ability] + n)


class Tracks(Part):
    """The tracks of the board, except for the places of the sides on them."""

    __slots__ = (
        "arrivals", "dead_snow", "reputation_stack", "scoring_count", "ships", "stage",
    )  # fmt: skip

    def __init__(
        self,
        arrivals: list[int],
        ships: int,
        scoring_count: int,
        stage: int,
        reputation_stack: list[int],
        dead_snow: int,
    ) -> None:
        self.arrivals = arrivals
        """Sides in the order in which they came to their helms: on one helm the last is on top."""
        self.ships = ships
        """Red ships triggered so far."""
        self.scoring_count = scoring_count
        """How often regions score in this round (LIG-INI-08)."""
        self.stage = stage
        self.reputation_stack = reputation_stack
        """On one space, whoever stands later in this list is higher in the stack."""
        self.dead_snow = dead_snow

    def copy(self) -> "Tracks":
        return Tracks(
            arrivals=self.arrivals[:],
            ships=self.ships,
            scoring_count=self.scoring_count,
            stage=self.stage,
            reputation_stack=self.reputation_stack[:],
            dead_snow=self.dead_snow,
        )


class Vuko(Part):
    """Vuko and the tiles that change what he does."""

    __slots__ = ("active", "region", "tiles")

    def __init__(self, region: int, tiles: tuple[int, ...], active: int) -> None:
        self.region = region
        """``NONE`` while he is not on the map."""
        self.tiles = tiles
        """For each stage the side of a Vuko tile that lies face up; empty without Vuko tiles."""
        self.active = active
        """The sides of tiles that are active in this round, as bits."""

    def copy(self) -> "Vuko":
        return Vuko(region=self.region, tiles=self.tiles, active=self.active)


class Solo(Part):
    """What only the solo variant asks for."""

    __slots__ = ("roll_number", "roll_purpose", "summoned")

    def __init__(self, summoned: bool, roll_purpose: int, roll_number: int) -> None:
        self.summoned = summoned
        """Whether anyone has summoned a unit (LIG-SOL-15)."""
        self.roll_purpose = roll_purpose
        """What the last roll was for, or ``NONE`` before the first."""
        self.roll_number = roll_number

    def copy(self) -> "Solo":
        return Solo(
            summoned=self.summoned, roll_purpose=self.roll_purpose, roll_number=self.roll_number
        )
