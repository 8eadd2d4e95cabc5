# mypyc: interpreted
"""What the content files of Lords of the Ice Garden look like, and their checks."""

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from meadhall.games.ice_garden.content.vocabulary import (
    Ability,
    Coordinate,
    Count,
    Positive,
    Resource,
    SoloEffect,
    Source,
    UnitEffect,
    VukoEffect,
)
from meadhall.kernel.content import Entry, check, check_unique, read_content

FOLDER = Path(__file__).parent


class Part(Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything in the files says where it comes from."""

    source: Source
    note: str = ""


class Named(Entry, kw_only=True):
    source: Source
    note: str = ""
    en: str
    pl: str
    pl_source: Source = "rulebook"


class File(Struct, forbid_unknown_fields=True, kw_only=True):
    schema: Literal[1]


# board.toml


class Region(Named, kw_only=True):
    terrain: str
    x: Coordinate
    y: Coordinate
    adjacent: list[str]


class Area(Named, kw_only=True):
    x: Coordinate
    y: Coordinate


class Track(Part, kw_only=True):
    en: str
    pl: str
    x_start: Coordinate
    y_start: Coordinate
    x_end: Coordinate
    y_end: Coordinate


class ReputationTrack(Track, kw_only=True):
    spaces: list[str]
    values: list[int]
    safe_space: str
    start_space: str
    best_after_leaving: int
    worst: int


class DeadSnowTrack(Track, kw_only=True):
    first: int
    last: int
    start: int
    limit: dict[str, Positive]


class VictoryTrack(Track, kw_only=True):
    first: int
    last: int
    wraps: bool
    end_threshold: Positive


class BoardSides(Part, kw_only=True):
    sides: Positive
    same_rules: Literal[True]


class Board(File, kw_only=True):
    regions: list[Region] = field(name="region")
    areas: list[Area] = field(name="area")
    reputation_track: ReputationTrack
    dead_snow_track: DeadSnowTrack
    victory_track: VictoryTrack
    two_sided_board: BoardSides


# components.toml


class Component(Named, kw_only=True):
    count: Positive
    per_character: Positive | None = None
    character: str | None = None


class GameName(Part, kw_only=True):
    en: str
    pl: str


class Players(Part, kw_only=True):
    min: Positive
    max: Positive
    solo: Literal[True]


class StartingResources(Part, kw_only=True):
    population: Count
    gold: Count
    m_factor_level_0: Count
    influence_markers_placed: Positive


class Components(File, kw_only=True):
    game: Literal["ice_garden"]
    name: GameName
    players: Players
    components: list[Component] = field(name="component")
    starting_resources: StartingResources


# actions.toml


class Price(Struct, forbid_unknown_fields=True, frozen=True):
    """In the order in which sentences name them."""

    m_factor_level_0: Count = 0
    population: Count = 0
    gold: Count = 0


class InfluencePrice(Struct, forbid_unknown_fields=True):
    influence_marker: Positive


class Box(Named, kw_only=True):
    printed_order: Count
    order_token: bool
    slots: Count
    limit_2p: Count
    resolve: Literal["initiative_order", "highest_slot_first", "fixed_steps"]
    markers_allowed: bool = True
    place_cost: InfluencePrice | None = None
    cost: Price = Price()
    cost_per: Literal["marker_placed", "step", "action", ""] = ""
    max_times: Count = 0
    options: list[str] = []
    steps: list[str] = []
    discard_cost: Price = Price()
    reputation_gain: Count = 0
    m_factor_steps: Count = 0
    dead_snow_per_option: Count = 0
    reputation_move_m_factor: Count = 0
    reputation_upgrade: Count = 0
    reputation_summon: Literal["level_times_count", ""] = ""
    attack_cost: Price = Price()
    x: Coordinate
    y: Coordinate


class Actions(File, kw_only=True):
    boxes: list[Box] = field(name="box")


# characters.toml


class MFactorPath(Part, kw_only=True):
    levels: list[Count]
    steps_between_adjacent_levels: Literal[1]
    capacity_per_level: Literal[0]
    moves_per_action: Positive


class Goal(Struct, forbid_unknown_fields=True):
    effect: Literal[
        "goal_red_towers", "goal_absorbed_reserves", "goal_locked_regions", "goal_recruited_markers"
    ]
    target: Positive


class Character(Named, kw_only=True):
    title_en: str
    title_pl: str
    colour: str
    goal: Goal
    extra_components: dict[str, Positive]


class Unit(Named, kw_only=True):
    character: str
    level: Annotated[int, Meta(ge=1, le=3)]
    figures: Positive
    printed: list[Ability]
    special: list[str]
    events: list[str]
    free_spaces: Count
    maker_spy_spaces: Count
    summon_surcharge: Count


class Special(Named, kw_only=True):
    when: Literal["activation", "domination"]
    effect: UnitEffect


class UnitEvent(Named, kw_only=True):
    when: Literal["determine_dominance", "after_specials"]
    condition: str
    effect: UnitEffect


class Characters(File, kw_only=True):
    m_factor_path: MFactorPath
    characters: list[Character] = field(name="character")
    units: list[Unit] = field(name="unit")
    specials: list[Special] = field(name="special")
    events: list[UnitEvent] = field(name="event")


# initiative.toml


class Stage(Entry, kw_only=True):
    source: Source
    note: str = ""
    number: Positive
    helms: list[Positive]
    vuko_box_x: Coordinate
    vuko_box_y: Coordinate


class Helm(Part, kw_only=True):
    index: Positive
    stage: Positive
    ship: Positive
    red: bool
    action_markers: Positive
    x: Coordinate
    y: Coordinate


class Initiative(File, kw_only=True):
    stages: list[Stage] = field(name="stage")
    helms: list[Helm] = field(name="helm")


# region_tiles.toml, upgrades.toml, vuko_tiles.toml


class RegionTile(Entry, kw_only=True):
    source: Source
    note: str = ""
    set: Annotated[int, Meta(ge=2, le=4)]
    order: Positive
    population: Count
    gold: Count
    m_factor: Count
    vp: list[Count]


class RegionTiles(File, kw_only=True):
    tiles: list[RegionTile] = field(name="tile")


class Upgrade(Named, kw_only=True):
    id: Ability
    copies: Positive
    price: Price
    price_source: Source
    effect: Ability
    value: Literal[1]


class Upgrades(File, kw_only=True):
    total: Positive
    upgrades: list[Upgrade] = field(name="upgrade")


class VukoTile(Part, kw_only=True):
    id: str
    permanent_side: str
    stage_side: str


class VukoTileSide(Named, kw_only=True):
    arrow: bool
    when: Literal["vuko_moves", "action", "vuko_step_4", "domination", "stage_start"]
    effect: VukoEffect


class VukoTiles(File, kw_only=True):
    tiles: list[VukoTile] = field(name="tile")
    effects: list[VukoTileSide] = field(name="effect")


# solo.toml


class Difficulty(Named, kw_only=True):
    vuko_tiles: bool
    ip_level3_at_setup: bool
    ip_fill_upgrades: list[Ability]


class SoloAction(Part, kw_only=True):
    box: str
    effect: SoloEffect


class DrakkarDie(Part, kw_only=True):
    low: list[Positive]
    high: list[Positive]
    low_target: Literal["lower_numbered_region"]
    high_target: Literal["higher_numbered_region"]


class MakerSpyChoice(Part, kw_only=True):
    abilities: list[Ability]
    needs_tokens: Literal[False]


class PlayerPillage(Part, kw_only=True):
    kinds: list[Resource]
    taken_from: Literal["stock"] = field(name="from")
    requires: Literal["ip_presence_in_region"]


class PillageDie(Part, kw_only=True):
    one: Resource = field(name="1")
    two: Resource = field(name="2")
    three: Resource = field(name="3")
    four: Resource = field(name="4")
    five: Resource = field(name="5")
    six: Resource = field(name="6")


class Solo(File, kw_only=True):
    players_set: Literal[2]
    dead_snow_limit: Positive
    die: Literal[6]
    difficulties: list[Difficulty] = field(name="difficulty")
    actions: list[SoloAction] = field(name="ip_action")
    pillage_die: PillageDie
    drakkar_die: DrakkarDie
    maker_spy_choice: MakerSpyChoice
    player_pillage: PlayerPillage


class Terms(Struct, forbid_unknown_fields=True):
    terms: list[Entry] = field(name="term")


class Content(Struct):
    board: Board
    components: Components
    actions: Actions
    characters: Characters
    initiative: Initiative
    region_tiles: RegionTiles
    upgrades: Upgrades
    vuko_tiles: VukoTiles
    solo: Solo
    terms: list[Entry]


def read_all(folder: Path = FOLDER) -> Content:
    """All content files, checked; ``BrokenContent`` names what is wrong."""
    content = Content(
        board=read_content(folder / "board.toml", Board),
        components=read_content(folder / "components.toml", Components),
        actions=read_content(folder / "actions.toml", Actions),
        characters=read_content(folder / "characters.toml", Characters),
        initiative=read_content(folder / "initiative.toml", Initiative),
        region_tiles=read_content(folder / "region_tiles.toml", RegionTiles),
        upgrades=read_content(folder / "upgrades.toml", Upgrades),
        vuko_tiles=read_content(folder / "vuko_tiles.toml", VukoTiles),
        solo=read_content(folder / "solo.toml", Solo),
        terms=read_content(folder / "terms.toml", Terms).terms,
    )
    _check_map(content.board)
    _check_characters(content.characters)
    _check_tiles(content)
    _check_repeated(content)
    return content


def _check_map(board: Board) -> None:
    regions = {region.id: region for region in board.regions}
    check_unique("board.toml", [region.id for region in board.regions])
    for region in board.regions:
        for other in region.adjacent:
            both_ways = other in regions and region.id in regions[other].adjacent
            check("board.toml", region.id, "adjacent", both_ways, f"no border with {other}")


def _check_characters(characters: Characters) -> None:
    file = "characters.toml"
    check_unique(file, [unit.id for unit in characters.units])
    specials = [special.id for special in characters.specials]
    events = [event.id for event in characters.events]
    for unit in characters.units:
        known = all(name in specials for name in unit.special)
        check(file, unit.id, "special", known, "there is no such special ability")
        known = all(name in events for name in unit.events)
        check(file, unit.id, "events", known, "there is no such event")
    for character in characters.characters:
        levels = [unit.level for unit in characters.units if unit.character == character.id]
        check(file, character.id, "unit", levels == [1, 2, 3], "one unit of each level, in order")


def _check_tiles(content: Content) -> None:
    check_unique("region_tiles.toml", [tile.id for tile in content.region_tiles.tiles])
    for tile in content.region_tiles.tiles:
        kinds = sum(amount > 0 for amount in (tile.population, tile.gold, tile.m_factor))
        check("region_tiles.toml", tile.id, "population", kinds >= 2, "fewer than two kinds")
    sides = [side.id for side in content.vuko_tiles.effects]
    for vuko_tile in content.vuko_tiles.tiles:
        known = vuko_tile.permanent_side in sides and vuko_tile.stage_side in sides
        check("vuko_tiles.toml", vuko_tile.id, "permanent_side", known, "there is no such effect")


def _check_repeated(content: Content) -> None:
    """Facts that stand in two files are the same in both."""
    limit = content.board.dead_snow_track.limit.get("1")
    same = limit == content.solo.dead_snow_limit
    check("solo.toml", "solo", "dead_snow_limit", same, f"the board says {limit}")
    steps = content.characters.m_factor_path.moves_per_action
    [making] = [box for box in content.actions.boxes if box.id == "making"]
    same = making.m_factor_steps == steps
    check("actions.toml", "making", "m_factor_steps", same, f"the characters say {steps}")
    tokens = sum(upgrade.copies for upgrade in content.upgrades.upgrades)
    same = tokens == content.upgrades.total
    check("upgrades.toml", "upgrade", "copies", same, f"there are {tokens} in all")
