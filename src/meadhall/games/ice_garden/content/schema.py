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
    UnitEffect,
    VukoEffect,
)
from meadhall.kernel.content import Entry, Terms, check, check_unique, read_content

FOLDER = Path(__file__).parent


# board.toml


class Region(Entry, kw_only=True):
    terrain: str
    adjacent: list[str]


class ReputationTrack(Struct, forbid_unknown_fields=True):
    spaces: list[str]
    values: list[int]
    safe_space: str
    best_after_leaving: int
    worst: int


class DeadSnowTrack(Struct, forbid_unknown_fields=True):
    limit: dict[str, Positive]


class VictoryTrack(Struct, forbid_unknown_fields=True):
    last: int
    end_threshold: Positive


class Board(Struct, forbid_unknown_fields=True):
    regions: list[Region] = field(name="region")
    areas: list[Entry] = field(name="area")
    reputation_track: ReputationTrack
    dead_snow_track: DeadSnowTrack
    victory_track: VictoryTrack


# components.toml


class Component(Entry, kw_only=True):
    count: Positive
    per_character: Positive | None = None


class Players(Struct, forbid_unknown_fields=True):
    min: Positive
    max: Positive


class StartingResources(Struct, forbid_unknown_fields=True):
    population: Count
    gold: Count
    m_factor_level_0: Count
    influence_markers_placed: Positive


class Components(Struct, forbid_unknown_fields=True):
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


class Box(Entry, kw_only=True):
    printed_order: Count
    order_token: bool
    slots: Count
    limit_2p: Count
    markers_allowed: bool = True
    place_cost: InfluencePrice | None = None
    cost: Price = Price()
    max_times: Count = 0
    options: list[str] = []
    discard_cost: Price = Price()
    reputation_gain: Count = 0
    m_factor_steps: Count = 0
    dead_snow_per_option: Count = 0
    reputation_move_m_factor: Count = 0
    reputation_upgrade: Count = 0
    attack_cost: Price = Price()


class Actions(Struct, forbid_unknown_fields=True):
    boxes: list[Box] = field(name="box")


# characters.toml


class MFactorPath(Struct, forbid_unknown_fields=True):
    levels: list[Count]
    moves_per_action: Positive


class Goal(Struct, forbid_unknown_fields=True):
    effect: Literal[
        "goal_red_towers", "goal_absorbed_reserves", "goal_locked_regions", "goal_recruited_markers"
    ]
    target: Positive


class Character(Entry, kw_only=True):
    colour: str
    goal: Goal


class Unit(Entry, kw_only=True):
    character: str
    level: Annotated[int, Meta(ge=1, le=3)]
    figures: Positive
    printed: list[Ability]
    special: list[str]
    events: list[str]
    free_spaces: Count
    maker_spy_spaces: Count
    summon_surcharge: Count


class Special(Entry, kw_only=True):
    when: Literal["activation", "domination"]
    effect: UnitEffect


class UnitEvent(Entry, kw_only=True):
    when: Literal["determine_dominance", "after_specials"]
    effect: UnitEffect


class Characters(Struct, forbid_unknown_fields=True):
    m_factor_path: MFactorPath
    characters: list[Character] = field(name="character")
    units: list[Unit] = field(name="unit")
    specials: list[Special] = field(name="special")
    events: list[UnitEvent] = field(name="event")


# initiative.toml


class Helm(Struct, forbid_unknown_fields=True):
    index: Positive
    stage: Positive
    ship: Positive
    red: bool
    action_markers: Positive
    x: Coordinate


class Initiative(Struct, forbid_unknown_fields=True):
    stages: list[Entry] = field(name="stage")
    helms: list[Helm] = field(name="helm")


# region_tiles.toml, upgrades.toml, vuko_tiles.toml


class RegionTile(Entry, kw_only=True):
    set: Annotated[int, Meta(ge=2, le=4)]
    order: Positive
    population: Count
    gold: Count
    m_factor: Count
    vp: list[Count]


class RegionTiles(Struct, forbid_unknown_fields=True):
    tiles: list[RegionTile] = field(name="tile")


class Upgrade(Entry, kw_only=True):
    id: Ability
    copies: Positive
    price: Price
    value: Positive


class Upgrades(Struct, forbid_unknown_fields=True):
    total: Positive
    upgrades: list[Upgrade] = field(name="upgrade")


class VukoTile(Struct, forbid_unknown_fields=True):
    id: str
    permanent_side: str
    stage_side: str


class VukoTileSide(Entry, kw_only=True):
    arrow: bool
    effect: VukoEffect


class VukoTiles(Struct, forbid_unknown_fields=True):
    tiles: list[VukoTile] = field(name="tile")
    effects: list[VukoTileSide] = field(name="effect")


# solo.toml


class Difficulty(Entry, kw_only=True):
    vuko_tiles: bool
    ip_level3_at_setup: bool
    ip_fill_upgrades: list[Ability]


class SoloAction(Struct, forbid_unknown_fields=True):
    box: str
    effect: SoloEffect


class DrakkarDie(Struct, forbid_unknown_fields=True):
    low: list[Positive]


class MakerSpyChoice(Struct, forbid_unknown_fields=True):
    abilities: list[Ability]


class PillageDie(Struct, forbid_unknown_fields=True):
    one: Resource = field(name="1")
    two: Resource = field(name="2")
    three: Resource = field(name="3")
    four: Resource = field(name="4")
    five: Resource = field(name="5")
    six: Resource = field(name="6")


class Solo(Struct, forbid_unknown_fields=True):
    dead_snow_limit: Positive
    die: Literal[6]
    difficulties: list[Difficulty] = field(name="difficulty")
    actions: list[SoloAction] = field(name="ip_action")
    pillage_die: PillageDie
    drakkar_die: DrakkarDie
    maker_spy_choice: MakerSpyChoice


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
