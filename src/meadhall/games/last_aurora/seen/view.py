# mypyc: interpreted
"""What a seat, or a spectator, may know of a game (LAU-INFO), as plain typed data."""

from typing import ClassVar

from msgspec import Struct


class BoxView(Struct, frozen=True):
    id: str
    kind: str
    accepts: list[str]
    level: int
    effect: str
    n: int
    is_damaged: bool
    is_fired: bool


class ConvoyCardView(Struct, frozen=True):
    card: str
    column: int
    """1 is the Truck."""
    is_device: bool
    boxes: list[BoxView]
    story: str | None
    """The Story kept under it; its boxes are among those of the card."""


class SurvivorView(Struct, frozen=True):
    card: str
    zone: str
    explore: int
    """As printed."""
    value: int
    """With its Contamination."""
    contamination: int
    limit: int
    is_exploring: bool
    is_used: bool
    """Whether its ability was used up in this phase."""
    stays_exhausted: bool


class MissionView(Struct, frozen=True):
    story: str
    option: str
    goal: str
    token: str | None
    region: str | None
    n: int
    progress: int
    due: int
    """The round at whose end it fails; one more than the last means the end of the game."""


class PlayerView(Struct, frozen=True):
    seat: int
    colour: str
    fame: int
    space: str
    progress: int
    region: str
    convoy: list[ConvoyCardView]
    speed: int
    """Of the Truck."""
    speed_bonus: int
    """What Active Survivors add now."""
    power: int
    is_tracked: bool
    has_driver: bool
    load: dict[str, int]
    survivors: list[SurvivorView]
    object_count: int
    object_limit: int
    objects: list[str] | None
    """None for the hands of others."""
    next_move: int
    markers: list[str]
    has_passed: bool
    is_hidden: bool
    targets_left: int
    tales: list[str]
    used_tales: list[str]
    missions: list[MissionView]
    dodge_mark: int
    attack_mark: int
    score: dict[str, int]


class AutomaView(Struct, frozen=True):
    seat: int
    level: int
    speed: int
    fame: int
    space: str
    progress: int
    region: str
    load: dict[str, int]
    hand_count: int
    extra_cards: int
    used: list[str]
    object_count: int
    cards: list[str]
    loot: list[str]
    story_count: int
    targets_left: int
    dodge_mark: int
    attack_mark: int
    score: dict[str, int]


class SlotView(Struct, frozen=True):
    NAMED_BY: ClassVar[str] = "id"

    id: str
    value: int
    card: str | None
    tokens: dict[str, int]
    bonuses: list[dict[str, int]]
    """The alternatives of its Bonus Action, each by what it brings."""
    story: str | None


class EnemyView(Struct, frozen=True):
    NAMED_BY: ClassVar[str] = "card"

    card: str
    region: str
    asgard_defense: int
    asgard_hits: int
    defense: int
    hits: int
    attack: int
    targets: list[int | None]
    is_new: bool
    spared: list[int]


class MineView(Struct, frozen=True):
    space: str
    seat: int


class StoryOptionView(Struct, frozen=True):
    """LFS-STORY-27: what is read out before the choice, never the consequences."""

    key: str
    kind: str
    letters: list[str]
    boost_letters: list[str]
    boost_cost: dict[str, int]
    situation: str
    situation_n: int
    situation_letters: list[str]
    goal: str | None
    token: str | None
    region: str | None
    n: int
    deadline: str


class StoryView(Struct, frozen=True):
    id: str
    seat: int
    """Whoever has to choose now."""
    choosers: list[int]
    """All seats that choose, in order; more than one in a Story for every player."""
    chosen: list[str]
    """What the first of them have chosen; what comes of it is read when all have."""
    options: list[StoryOptionView]


class ChoiceView(Struct, frozen=True):
    """One of the options of the card in question, with what it costs and brings."""

    NAMED_BY: ClassVar[str] = "key"

    key: str
    card: str | None
    """The Encounter; none for other cards."""
    story: str | None
    terms: StoryOptionView | None
    """What a Story shows of the option before the choice, without the consequences."""
    cost: dict[str, int]
    gain: dict[str, int]


class StoryTopView(Struct, frozen=True):
    """The condition side of the top card."""

    period: int
    trigger: str
    is_for_all: bool
    """Whether its choice is put to every player."""


class AttackView(Struct, frozen=True):
    seat: int
    weapon: str | None
    """None for the Sniper's shot."""
    enemy: str | None
    player: int | None
    bonus: int


class AuroraView(Struct, frozen=True):
    seat: int
    map: str
    modules: list[str]
    round: int
    phase: str
    order: list[int]
    deciders: list[int]
    waiting_for: str | None
    players: list[PlayerView]
    automa: AutomaView | None
    aurora: str
    waypoints: dict[str, str]
    avalanches: list[str]
    mines: list[MineView]
    storm: list[int]
    slots: list[SlotView]
    lurking: list[str]
    enemies: list[EnemyView]
    ambusher: str | None
    supply: dict[str, int]
    period: int | None
    """Of the top Exploration card."""
    deck_sizes: dict[str, int]
    discard: list[str]
    gone: list[str]
    object_discard: list[str]
    outcome_discard: list[str]
    outcome_back: list[int] | None
    """Columns on the back of the top Outcome card, with the PvP deck."""
    outcomes_shown: list[str]
    loot_shown: str | None
    exploring: str | None
    explorers: list[str]
    move_points: int | None
    spaces_left: list[str]
    attack: AttackView | None
    donated: int
    dodge_track: list[int]
    attack_track: list[str]
    hit_by: list[list[int]]
    story_top: StoryTopView | None
    story: StoryView | None
    """The Story that a player is facing."""
    choices: list[ChoiceView]
    """What the options of the card in question are."""
    telling: list[str]
    story_discard: list[str]
