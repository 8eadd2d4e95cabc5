# mypyc: interpreted
"""What a seat, or a spectator, may know of a game (NUL-INFO), as plain typed data. ``viewing.py``
fills it in.

Territories are named by their first area (NUL-TILE-24), such as ``tile_07.m``; sites by
``tile_07.m.m1``; cards, tiles, buildings, clans and creatures by their content ids.
"""

from typing import ClassVar

from msgspec import Struct


class TileView(Struct, frozen=True):
    """A tile on the map: its cell and its quarter turns clockwise (NUL-TILE-04)."""

    tile: str
    x: int
    y: int
    turn: int


class BuildingView(Struct, frozen=True):
    building: str
    area: str
    site: str | None
    """None for a small building that uses no site (NUL-BUILD-07)."""


class CreatureView(Struct, frozen=True):
    creature: str
    """The card: its kind and its colour."""
    kind: str
    area: str


class TerritoryView(Struct, frozen=True):
    NAMED_BY: ClassVar[str] = "id"

    id: str
    areas: list[str]
    tiles: int
    """On how many tiles it lies (NUL-TILE-07)."""
    is_open: bool
    controller: int | None
    """During a combat the defender (NUL-CTRL-01); None where the territory is neutral."""
    units: list[int]
    """By seat, without Kaija. Two seats have units here only until their combat is over."""
    kaija: bool
    printed: dict[str, int]
    """Resource icons on its tiles."""
    yields: dict[str, int]
    """What a Harvest brings its controller now: tiles and buildings, less what a Wolf blocks."""
    harvest_glory: int
    """The Glory that a Harvest brings its controller now."""
    buildings: list[BuildingView]
    creatures: list[CreatureView]
    scorched_earth: bool


class LinkView(Struct, frozen=True):
    """Two adjacent territories (NUL-TILE-09, 10)."""

    a: str
    b: str
    is_hard: bool


class ActiveCardView(Struct, frozen=True):
    card: str
    was_played: bool
    """False for a card that lies there by wait, replace or upgrade."""


class PlayerView(Struct, frozen=True):
    seat: int
    color: str
    partner: int | None
    clan: str | None
    """None before it is chosen."""
    food: int
    wood: int
    lore: int
    glory: int | None
    """The tokens; None where they are hidden from the viewer (NUL-INFO-02, 04, 06)."""
    hand_size: int
    hand: list[str]
    """The cards that the viewer knows to be there: all of the own hand."""
    active: list[ActiveCardView]
    discard: list[str]
    draw_pile: int
    top: list[str | None]
    """Cards whose place on top of the draw pile is fixed, the next one first; None for those that
    the viewer did not see."""
    upgrades: list[str]
    """Clan cards still set aside."""
    removed: list[str]
    """Cards put back into the box."""
    reserve: int
    units_on_map: int
    territories: int
    kaija: str | None
    """``reserve`` or ``map`` for the Bear Clan, None for others."""
    has_passed: bool
    took_display_card: bool
    kaija_may_attack: bool
    ignores_defences: bool
    setup_tiles: list[str | None]
    """Tiles drawn in setup and not yet placed; None for those of others."""


class PlacingView(Struct, frozen=True):
    """A tile that is being placed: what has been chosen of tile, cell and turn so far."""

    seat: int
    tile: str | None
    x: int | None
    y: int | None
    drawn: list[str | None]
    """The tiles to choose from; None where the viewer may not see them (NUL-INFO-07)."""


class DrawnCardsView(Struct, frozen=True):
    """Cards of a Draw action that are still to be divided."""

    seat: int
    cards: list[str | None]
    keep: int
    discard: int
    top: int


class InspectedView(Struct, frozen=True):
    """A hand that somebody looks at (NUL-CARD-21)."""

    seat: int
    victim: int
    cards: list[str] | None
    """None for everyone but the looker and the victim."""
    named: str | None
    """The card that is to be given up or ransomed (NUL-CARD-22), for the same two."""


class FightView(Struct, frozen=True):
    """How a fight with this many units would end on average, before anyone spends food."""

    units: int
    """How many come to those of the mover who are there already."""
    percent: int
    """The attacker's chance to win."""
    losses: int
    """The attacker's casualties, in hundredths of a unit."""
    losses_of_foe: int


class ProspectView(Struct, frozen=True):
    """A fight that the Move action under way may still bring."""

    territory: str
    opponent: int | None
    creature: str | None
    must_fight: bool
    """Other creatures can be left in peace (NUL-CREA-09)."""
    figures: int
    """Those of the opponent, with Kaija."""
    gain: dict[str, int]
    """What a victory brings besides the territory."""
    fights: list[FightView]
    """The more units, the later."""


class MovingView(Struct, frozen=True):
    """A Move action, or another effect that moves units, in progress."""

    seat: int
    left: int
    """Moves left in the action."""
    origin: str | None
    target: str | None
    with_kaija: bool
    passing: str | None
    """The partner's territory that the last move has entered and the next must leave."""
    prospects: list[ProspectView]
    """The fights within reach; none while one is being fought."""


class SideView(Struct, frozen=True):
    """One side of a combat: where its points and the casualties it inflicts come from."""

    seat: int | None
    """None for a creature."""
    creature: str | None
    units: int
    kaija: bool
    unit_points: int
    """For units and Kaija, or the value of the creature."""
    card_points: int
    building_points: int
    clan_points: int
    food: int | None
    """None before it is decided."""
    die: str | None
    die_points: int
    die_casualties: int
    bonus_points: int
    bonus_casualties: int
    building_casualties: int
    cancelled: int
    points: int
    """All of them so far."""
    inflicts: int
    """All casualties so far, less those that the other side cancels."""
    losses_left: int
    """Casualties still to be taken off."""


class CombatView(Struct, frozen=True):
    territory: str
    step: str
    """``push``, ``food``, ``roll``, ``bonus``, ``casualties`` or ``retreat``."""
    attacker: SideView
    defender: SideView
    winner: str | None
    """``attacker``, ``defender``, ``nobody``, or None before it is decided."""


class PendingView(Struct, frozen=True):
    """A combat still to be fought in this action."""

    territory: str
    opponent: int | None
    creature: str | None


class ResolvingView(Struct, frozen=True):
    """The card whose effects are being carried out."""

    seat: int
    card: str
    copied: str | None
    """The card whose effects it has taken over (NUL-CARD-18)."""


class NorthgardView(Struct, frozen=True):
    seat: int
    year: int
    years: int
    phase: str
    """``setup``, one of the phases of ``game.toml``, or ``end``."""
    first_player: int | None
    active: int | None
    """Whose turn it is, in the Actions phase and in setup."""
    deciders: list[int]
    waiting_for: str | None
    players: list[PlayerView]
    tiles: list[TileView]
    territories: list[TerritoryView]
    links: list[LinkView]
    tile_pile: int
    under_pile: list[str | None]
    """Tiles put under the pile, the next to come first; None for those the viewer did not see."""
    display: list[str]
    development_deck: int
    achievements: list[str]
    """Laid out in setup; the display of the last year."""
    unrest: int
    building_tokens: dict[str, int]
    creature_deck: int
    creature_line: list[CreatureView]
    """From left to right."""
    creature_discard: list[str]
    resolving: ResolvingView | None
    placing: PlacingView | None
    drawn_cards: DrawnCardsView | None
    inspected: InspectedView | None
    moving: MovingView | None
    pending: list[PendingView]
    combat: CombatView | None
    owed: int
    """How many resources, units or cards are still to be paid, placed or given up now."""
    glory_by_source: list[dict[str, int]] | None
    """The sheets of the final score; None before the end."""
