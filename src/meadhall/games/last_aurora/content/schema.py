# mypyc: interpreted
"""What the content files of Last Aurora and Frozen Steel look like, and their checks."""

from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar

from msgspec import Meta, Struct, field

from meadhall.games.last_aurora.content import vocabulary
from meadhall.games.last_aurora.content.card_schema import (
    AnyCard,
    AutomaCard,
    ConvoyCard,
    DeviceCard,
    EnemyCard,
    ObjectCard,
    OutcomeCard,
    PvpCard,
    Region,
    StoryCard,
    StoryOption,
    SurvivorCard,
    TrailerCard,
    TruckCard,
)
from meadhall.games.last_aurora.content.vocabulary import Count, Effect, Positive
from meadhall.kernel.content import Entry, Terms, check, check_unique, read_content

FOLDER = Path(__file__).parent

Coordinate = Annotated[int, Meta(ge=0, le=1000)]
Map = Literal["alpha", "beta"]


class RoadMap(Entry, kw_only=True):
    id: Map
    start: str
    waypoint_sets: list[Map]
    use_avalanche: bool


class RegionEntry(Entry, kw_only=True):
    id: Region


class Slot(Entry, kw_only=True):
    map: Map
    slot: Positive
    value: Positive
    bonus: list[list[Effect]]


class Space(Entry, kw_only=True):
    map: Map
    region: Region
    progress: Count
    x: Coordinate
    y: Coordinate
    contaminated: bool
    waypoint: Map | Literal["none"]
    avalanche: bool
    aurora_stop: Count
    aurora_red_stop: Count
    start: bool


class Edge(Struct, forbid_unknown_fields=True):
    map: Map
    frm: str
    to: str
    kind: Literal["road", "pass", "tracked"]


class Boards(Struct, forbid_unknown_fields=True):
    maps: list[RoadMap] = field(name="map")
    regions: list[RegionEntry] = field(name="region")
    slots: list[Slot] = field(name="slot")
    spaces: list[Space] = field(name="space")
    edges: list[Edge] = field(name="edge")


# Components


class Component(Entry, kw_only=True):
    count: Positive


class Waypoint(Entry, kw_only=True):
    set: Map
    effects: list[Effect]


class Constants(Struct, forbid_unknown_fields=True):
    fame_min: int
    fame_max: int
    fame_start: int
    fame_start_pvp: int
    rounds: Positive
    object_limit: Positive
    survivor_limit: Positive
    exploration_slots: Positive
    keep_slots_base: Positive
    keep_slots_base_2p: Positive
    keep_slots_pvp: Positive
    keep_slots_pvp_2p: Positive
    location_take: Positive
    extra_fuel_max: Positive
    extra_fuel_speed: Positive
    start_fuel: Count
    start_food: Count
    start_ammo: Count
    max_columns: Positive
    weapon_level_max: Positive
    aurora_reached_bonus: Positive


class OrangeRemoval(Struct, forbid_unknown_fields=True):
    players: Positive
    orange_removed_per_period: Count


class Components(Struct, forbid_unknown_fields=True):
    components: list[Component] = field(name="component")
    waypoints: list[Waypoint] = field(name="waypoint")
    constants: Constants
    orange_removal: list[OrangeRemoval]


# Cards


class CardsFile(Struct, forbid_unknown_fields=True):
    cards: list[AnyCard] = field(name="card")


class LootFile(Struct, forbid_unknown_fields=True):
    cards: list[SurvivorCard | TruckCard | TrailerCard | DeviceCard] = field(name="loot")


class ObjectsFile(Struct, forbid_unknown_fields=True):
    objects: list[ObjectCard] = field(name="object")
    optional: list[ObjectCard] = field(name="optional_object", default_factory=list)


class EnemiesFile(Struct, forbid_unknown_fields=True):
    enemies: list[EnemyCard] = field(name="enemy")


class OutcomesFile(Struct, forbid_unknown_fields=True):
    outcomes: list[OutcomeCard] = field(name="outcome")


class PvpFile(Struct, forbid_unknown_fields=True):
    cards: list[PvpCard] = field(name="pvp_card")
    outcomes: list[OutcomeCard] = field(name="outcome")


# Stories


class StoriesFile(Struct, forbid_unknown_fields=True):
    stories: list[StoryCard] = field(name="story")


# The Automa


class AutomaZone(Entry, kw_only=True):
    capacity: Positive
    start: Count


class Difficulty(Entry, kw_only=True):
    start_level: Positive
    start_fame: int
    hand: Positive


class AutomaFile(Struct, forbid_unknown_fields=True):
    cards: list[AutomaCard] = field(name="automa_card")
    convoy_speeds: list[Positive]
    zones: list[AutomaZone] = field(name="zone")
    difficulties: list[Difficulty] = field(name="difficulty")


class Content(Struct):
    boards: Boards
    components: Components
    start: list[AnyCard]
    exploration: list[AnyCard]
    new_exploration: list[AnyCard]
    crews: list[AnyCard]
    objects: list[ObjectCard]
    new_objects: list[ObjectCard]
    optional_objects: list[ObjectCard]
    enemies: list[EnemyCard]
    new_enemies: list[EnemyCard]
    loot: list[AnyCard]
    new_loot: list[AnyCard]
    outcomes: list[OutcomeCard]
    pvp: PvpFile
    stories: list[StoryCard]
    automa: AutomaFile
    terms: list[Entry]


T = TypeVar("T")


def read_all() -> Content:
    objects = _read("objects_base", ObjectsFile)
    content = Content(
        boards=_read("boards", Boards),
        components=_read("components", Components),
        start=_read("start_cards", CardsFile).cards,
        exploration=_read("exploration_base", CardsFile).cards,
        new_exploration=_read("fs_exploration", CardsFile).cards,
        crews=_read("fs_crews", CardsFile).cards,
        objects=objects.objects,
        new_objects=_read("fs_objects", ObjectsFile).objects,
        optional_objects=objects.optional,
        enemies=_read("enemies_base", EnemiesFile).enemies,
        new_enemies=_read("fs_enemies", EnemiesFile).enemies,
        loot=list(_read("loot_base", LootFile).cards),
        new_loot=list(_read("fs_loot", LootFile).cards),
        outcomes=_read("outcome_base", OutcomesFile).outcomes,
        pvp=_read("fs_pvp", PvpFile),
        stories=_read("fs_stories", StoriesFile).stories,
        automa=_read("automa", AutomaFile),
        terms=_read("terms", Terms).terms,
    )
    _check_boards(content.boards)
    _check_cards(content)
    _check_stories(content.stories)
    _name_boxes(content)
    return content


def _name_boxes(content: Content) -> None:
    """A box is called after its card and its place on it."""
    cards = [*content.start, *content.exploration, *content.new_exploration]
    boxes = {
        card.id: card.boxes
        for card in [*cards, *content.loot, *content.new_loot]
        if isinstance(card, ConvoyCard)
    }
    for owner, row in (boxes | {story.id: story.story_boxes for story in content.stories}).items():
        for place, box in enumerate(row, 1):
            box.id = f"{owner}.{place}"


def _read(file: str, kind: type[T]) -> T:
    return read_content(FOLDER / f"{file}.toml", kind)


def _check_boards(boards: Boards) -> None:
    spaces = {space.id: space for space in boards.spaces}
    check_unique("boards.toml", [space.id for space in boards.spaces])
    for edge in boards.edges:
        known = edge.frm in spaces and edge.to in spaces
        check("boards.toml", f"{edge.frm}-{edge.to}", "edge", known, "there is no such space")
        ahead = spaces[edge.frm].progress < spaces[edge.to].progress
        check("boards.toml", f"{edge.frm}-{edge.to}", "edge", ahead, "a road must lead onward")
    # LAU-EDGE-08: equal progress means the same region.
    regions: dict[tuple[str, int], str] = {}
    for space in boards.spaces:
        region = regions.setdefault((space.map, space.progress), space.region)
        right = region == space.region
        check("boards.toml", space.id, "progress", right, "the same progress in two regions")


def _check_cards(content: Content) -> None:
    cards = [
        *content.start, *content.exploration, *content.new_exploration, *content.crews,
        *content.loot, *content.new_loot,
    ]  # fmt: skip
    check_unique("cards", [card.id for card in cards])
    replaced = sum(card.replaced_by_module1 for card in content.exploration)
    right = replaced == len(content.new_exploration)
    check("exploration_base.toml", "cards", "replaced_by_module1", right, "not one for one")


def _check_stories(stories: list[StoryCard]) -> None:
    check_unique("fs_stories.toml", [story.id for story in stories])
    for story in stories:
        right = story.trigger != "phase_end" or story.phase != "end"
        check("fs_stories.toml", story.id, "trigger", right, "the next round begins there")
        for option in story.options:
            place = f"{story.id} {option.key}"
            right = bool(option.test) == (option.kind == "test")
            check("fs_stories.toml", place, "test", right, "only a test has letters")
            right = (option.goal is not None) == (option.kind == "mission")
            check("fs_stories.toml", place, "goal", right, "only a mission has a goal")
            right = (option.deadline != "none") == (option.kind == "mission")
            check("fs_stories.toml", place, "deadline", right, "only a mission has a deadline")
            right = option.boost is None or option.kind == "test"
            check("fs_stories.toml", place, "boost", right, "only a test can be boosted")
            if story.several:
                _check_for_several(place, option)


_FOR_ONE: Final = (
    vocabulary.Keep, vocabulary.EachPlayer, vocabulary.HitBonus, vocabulary.AttackMisses,
    vocabulary.IgnoreAmbush, vocabulary.ExplorerStaysExhausted,
)  # fmt: skip


def _check_for_several(place: str, option: StoryOption) -> None:
    """LFS-STORY-34: one card cannot lie before several players, and only one of them is acting."""
    right = option.kind != "mission"
    check("fs_stories.toml", place, "kind", right, "several players cannot share a mission")
    for effect in option.success + option.failure:
        right = not isinstance(effect, _FOR_ONE)
        if isinstance(effect, vocabulary.Contaminate):
            right = effect.who != "explorer"
        elif isinstance(effect, vocabulary.Speed):
            right = effect.when == "next_move"
        check("fs_stories.toml", place, "effects", right, "it cannot fall to several players")
