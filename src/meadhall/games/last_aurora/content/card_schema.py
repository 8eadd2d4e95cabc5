# mypyc: interpreted
"""What the cards of Last Aurora and Frozen Steel look like in the content files."""

from typing import Literal

from msgspec import Struct

from meadhall.games.last_aurora.content.vocabulary import (
    Ability,
    Count,
    Effect,
    KeptExploreBonus,
    Letter,
    Positive,
    Resource,
    Token,
)
from meadhall.kernel.content import Entry

Period = Literal[0, 1, 2, 3]
Region = Literal["valley", "coast", "bay"]
Colour = Literal["none", "red", "blue", "green", "yellow"]
LocationToken = Resource | Literal["object"]


class Box(Entry, kw_only=True):
    id: str = ""
    """After its card; given when the card is read."""
    rule: str = "LAU-CARGO-03"
    kind: Literal["hold", "armor", "asgard_armor", "weapon", "scrap_weapon", "special"]
    accepts: list[Token] = []
    level: Count = 0
    effect: Literal[
        "none", "fame_end", "fame_end_per_asgard_armor", "object_limit", "object_each_round"
    ] = "none"
    n: Count = 0
    max: Count = 0


class Card(Entry, kw_only=True, tag_field="type"):
    """A card of the Exploration deck, a start card, a crew card or a Loot card."""

    period: Period = 0
    orange: bool = False
    replaced_by_module1: bool = False
    contaminated: bool = False
    colour: Colour = "none"
    tier: Literal["none", "I-II", "III-IV", "V-VI"] = "none"


class SurvivorCard(Card, tag="survivor", kw_only=True):
    explore: Positive
    contamination_limit: Positive
    ability: Ability
    crew: str = ""
    feed: Literal["food", "object_or_any_resource"] = "food"


class ConvoyCard(Card, kw_only=True):
    boxes: list[Box]


class TruckCard(ConvoyCard, tag="truck", kw_only=True):
    speed: Positive
    power: Positive
    tracked: bool
    special: Literal["none", "biofuel"] = "none"


class TrailerCard(ConvoyCard, tag="trailer", kw_only=True):
    pass


class DeviceCard(ConvoyCard, tag="device", kw_only=True):
    pass


class LocationCard(Card, tag="location", kw_only=True):
    tokens: list[LocationToken]
    on_gather: list[Effect]


class EncounterOption(Struct, forbid_unknown_fields=True):
    text_en: str
    text_pl: str
    cost: list[Effect]
    effects: list[Effect]


class EncounterCard(Card, tag="encounter", kw_only=True):
    options: tuple[EncounterOption, EncounterOption]


class EventCard(Card, tag="event", kw_only=True):
    each_player: list[Effect]
    last_player: list[Effect] = []
    speed_penalty: tuple[Count, Count, Count, Count] = (0, 0, 0, 0)
    then: list[Effect] = []


AnyCard = (
    SurvivorCard | TruckCard | TrailerCard | DeviceCard | LocationCard | EncounterCard | EventCard
)


class ObjectCard(Entry, kw_only=True):
    copies: Positive
    phase: Literal[
        "fire", "any_own_turn", "movement", "exploration", "fire_ambush", "movement_after_move"
    ]
    effects: list[Effect]


class AmbushEntry(Struct, forbid_unknown_fields=True):
    who: Literal["leading", "others", "all"]
    effects: list[Effect]


class EnemyCard(Entry, kw_only=True):
    period: Literal[1, 2, 3]
    asgard_defense: Count
    defense: Positive
    attack: Positive
    ambush: list[AmbushEntry]
    target_rewards: tuple[list[Effect], list[Effect], list[Effect], list[Effect]]


class OutcomeCard(Entry, kw_only=True):
    hits: tuple[Count, Count, Count, Count]
    letters: tuple[Letter, Letter, Letter, Letter]
    columns: list[Positive]
    back_columns: list[Positive] = []


class PvpCard(Entry, kw_only=True):
    dodge_track: list[Count]
    attack_track: list[Literal["fame", "repair", "object", "hit_player", "none"]]


class Boost(Struct, forbid_unknown_fields=True):
    cost: list[Effect]
    adds: list[Letter]


class Situation(Struct, forbid_unknown_fields=True):
    when: Literal["tracked_truck", "fame_at_least"]
    adds: list[Letter]
    n: Count = 0


class Goal(Struct, forbid_unknown_fields=True):
    goal: Literal[
        "recruit", "end_move_on", "have", "lead_at_round_end", "hit_enemy", "no_damage",
        "enter_region",
    ]  # fmt: skip
    n: Positive = 1
    what: Token | Literal["none"] = "none"
    region: Region | Literal["none"] = "none"


class StoryOption(Struct, forbid_unknown_fields=True, kw_only=True):
    key: Literal["a", "b"]
    kind: Literal["auto", "test", "mission"]
    test: list[Letter] = []
    boost: Boost | None = None
    situation: Situation | None = None
    goal: Goal | None = None
    deadline: Literal["none", "end_of_round", "end_of_next_round", "end_of_game"] = "none"
    success: list[Effect]
    failure: list[Effect]


class StoryCard(Entry, kw_only=True):
    """What is read out stands in ``words/stories``."""

    period: Literal[1, 2, 3]
    phase: Literal["exploration", "rest", "movement", "fire", "end"]
    trigger: Literal[
        "gather", "improve", "recruit", "encounter", "bonus_action", "explore_value_3",
        "explore_contaminated", "send_two", "feed", "phase_start", "phase_end", "move_start",
        "end_on_contaminated", "take_waypoint", "stay", "enter_region", "attack",
        "enemy_defeated", "suffer_ambush",
    ]  # fmt: skip
    several: bool
    """LFS-STORY-34: every player is given the choice."""
    options: tuple[StoryOption, StoryOption]
    story_boxes: list[Box]
    kept: KeptExploreBonus | None = None


class AutomaEffects(Struct, forbid_unknown_fields=True):
    who: Literal["automa", "human"]
    effects: list[Effect]


class AutomaCard(Entry, kw_only=True):
    explore_slot: Positive
    explore_arrow: Literal["left", "right"]
    take_priority: list[LocationToken]
    explore_effects: list[AutomaEffects]
    move_bonus: Count
    move_effects: list[AutomaEffects]
    fire_damage: Count
    fire_effects: list[AutomaEffects]
