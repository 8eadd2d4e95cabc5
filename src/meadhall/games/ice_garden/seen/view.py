# mypyc: interpreted
"""What a seat, or a spectator, may know of a game (LIG-INFO), as plain typed data.

Regions, boxes, units, abilities and tiles are named by their content ids, players by their seat.
In the solo variant the Independent Player is seat 1, though nobody sits there.
"""

from msgspec import Struct


class FigureView(Struct, frozen=True):
    """A unit on the map. Damage lasts until the end of Activation (LIG-ATK-06)."""

    unit: str
    damage: int
    is_defeated: bool
    """Laid down, to be removed after all attacks (LIG-ATK-08)."""


class ForceView(Struct, frozen=True):
    """What one player has in a region; players without anything there are left out."""

    seat: int
    markers: int
    """Free influence markers."""
    controlled: int
    """Influence markers under Vuko's control."""
    units: list[FigureView]
    influence: int
    """As it counts for dominance (LIG-DEF-04, LIG-DEF-05)."""


class RegionView(Struct, frozen=True):
    id: str
    is_in_play: bool
    """It holds a tile, face up or face down."""
    tile: str | None
    """None while it lies face down."""
    order: int | None
    """The red number."""
    victory_points: list[int]
    """For the first place, the second and so on."""
    resources: dict[str, int]
    """The kinds the tile shows, with their amounts."""
    taken: list[str]
    """Kinds already taken while this region is being resolved."""
    nations: int
    reserves: int
    """Magical reserves face up."""
    reserves_down: int
    forces: list[ForceView]
    ranking: list[int]
    """Eligible players, the dominating one first, if dominance were determined now."""
    has_thorn: bool
    has_vuko: bool
    has_red_tower: bool
    nightmare_tokens: int
    is_locked: bool


class BoxView(Struct, frozen=True):
    """An action box with its markers."""

    id: str
    order: int | None
    """Its place in the order of resolution; None while the order token is off the board."""
    slots: int
    """Numbered fields usable with this number of players; 0 where there is no limit."""
    markers: list[int]
    """The seat on each field from number 1 up; in Viper Gorge in the order of placing."""
    is_current: bool


class HelmView(Struct, frozen=True):
    index: int
    stage: int
    ship: int
    is_red: bool
    is_triggered: bool
    """A marker has reached or passed this red ship."""
    action_markers: int
    stack: list[int]
    """Seats from the top of the stack to its bottom."""


class StageView(Struct, frozen=True):
    number: int
    is_current: bool
    vuko_tile: str | None
    """The side of the Vuko tile that lies face up here."""
    is_arrow: bool
    """It lasts to the end of the game once its stage has come."""
    is_active: bool


class ReputationView(Struct, frozen=True):
    space: str
    stack: list[int]
    """Seats from the top of the stack (worst) to its bottom (best)."""


class SpaceView(Struct, frozen=True):
    """A space for an upgrade on a character board."""

    number: int
    is_maker_spy: bool
    ability: str | None
    is_assigned: bool
    """The ability was put there by Maker-Spy and not bought."""


class UnitView(Struct, frozen=True):
    """A unit type on its owner's character board."""

    unit: str
    level: int
    printed: list[str]
    spaces: list[SpaceView]
    attack: int
    shield: int
    dominate: int
    speed: int
    influence: int
    toughness: int
    """The damage that defeats it (LIG-ATK-05)."""
    in_supply: int
    on_board: int


class PlayerView(Struct, frozen=True):
    seat: int
    is_independent: bool
    """The Independent Player of the solo variant."""
    scientist: str | None
    """None until scientists are drawn."""
    color: str | None
    victory_points: int
    reputation: str | None
    """None where there is no reputation track (LIG-SOL-04)."""
    population: int
    gold: int
    m_factor: list[int]
    """Tokens on the levels 0 to 3."""
    units: list[UnitView]
    influence_markers: int
    """In supply."""
    viper_gorge: int
    """Influence markers left in Viper Gorge."""
    in_ice_garden: int
    """Influence markers of this player held in the Ice Garden."""
    vuko_tokens: int
    action_markers: int
    """Still to be placed this round."""
    helm: int | None
    double_steps: list[int]
    """The stages whose double step has been made."""
    goal: str | None
    goal_progress: int
    goal_target: int
    nightmare_tokens: int
    """In supply; 0 for all but Callo."""
    lock_tokens: int
    red_towers: int
    absorbed_reserves: int


class AttackView(Struct, frozen=True):
    """The attack that is going on in one region."""

    seat: int
    region: str
    pool: int
    """Points still to be dealt."""


class FocusView(Struct, frozen=True):
    """What the choice that is waited for is about, as far as earlier choices have settled it."""

    region: str | None
    """Where something comes from, or where something happens."""
    piece: str | None
    """The piece that is moved: ``influence_marker``, ``controlled_marker`` or a unit."""
    unit: str | None
    ability: str | None
    order_token: str | None
    left: int
    """How often the same choice may still be made, this time included; 0 without a limit."""
    used: list[str]
    """Options of Making already taken in this action."""


class RollView(Struct, frozen=True):
    """The last roll for the Independent Player and what it was for."""

    purpose: str
    number: int


class SoloView(Struct, frozen=True):
    level: str
    seat: int
    actions: dict[str, str]
    """For each box what the Independent Player does before the player's marker is removed."""
    next_box: str | None
    """The box that makes it act next in this round, as the markers lie."""
    next_summon: str | None
    """The units its next Making would summon."""
    roll: RollView | None
    outcome: str | None
    """won, drawn or lost, once the game is over (LIG-SOL-26)."""


class IceGardenView(Struct, frozen=True):
    seat: int
    round: int
    phase: str
    """setup, help, initiative, action_order, planning, the id of a box, domination, or over."""
    deciders: list[int]
    waiting_for: str | None
    order: list[int]
    """The order of play of this round."""
    stage: int
    scoring_count: int
    """How often victory points are given in this round (LIG-INI-08)."""
    ships_triggered: int
    dead_snow: int
    dead_snow_limit: int
    resolving: str | None
    """The region that is being resolved in the Domination phase."""
    dominated: list[int | None]
    """Who dominates each region of the last Domination phase so far, by rising red number; the one
    that is being resolved comes last.
    """
    regions: list[RegionView]
    boxes: list[BoxView]
    order_tokens: list[str | None]
    """The box on which each order token lies, from token 1 to token 5."""
    helms: list[HelmView]
    stages: list[StageView]
    reputation: list[ReputationView]
    """From yin_yang down; empty in the solo variant."""
    players: list[PlayerView]
    stock: dict[str, int]
    """population, gold and m_factor that nobody owns."""
    upgrade_stock: dict[str, int]
    vuko_token_stock: int
    vuko: str | None
    thorn: str | None
    attack: AttackView | None
    focus: FocusView | None
    solo: SoloView | None
    ended_by: str | None
    """dead_snow, goal or victory_points once the game is over."""
