# mypyc: interpreted
"""What the content files of Northgard look like, and their checks."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct, field

from meadhall.games.northgard.content.tile_schema import TileFile, read_tiles
from meadhall.games.northgard.content.vocabulary import (
    BuildingEffect,
    CardEffect,
    ClanPower,
    Count,
    CreatureEffect,
    Positive,
    Resource,
    ScorePer,
)
from meadhall.kernel.content import Entry, check, check_unique, read_content

FOLDER = Path(__file__).parent

Source = Literal["rulebook", "public", "reconstructed"]
Icon = Literal["recruit", "move", "explore", "build", "draw", "special"]


class Named(Entry, kw_only=True):
    name_en: str
    name_pl: str
    source: Source
    source_note: str = ""


class Card(Named, kw_only=True):
    copies: Positive
    text_en: str
    text_pl: str


class ActionCard(Card, kw_only=True):
    glory: int
    flash: bool
    effects: list[CardEffect]


class StartingCard(ActionCard, kw_only=True):
    icons: list[Icon]
    per_player: Literal[True]


class ClanCard(ActionCard, kw_only=True):
    icons: list[Icon]
    clan: str
    role: Literal["initial", "upgrade"]


class DevelopmentCard(ActionCard, kw_only=True):
    icons: list[Icon]
    deck: Literal["early", "advanced"]


class AchievementCard(Card, kw_only=True):
    scoring: list[ScorePer]


class UnrestCard(ActionCard, kw_only=True):
    removable: Literal[False]


class Cards(Struct, forbid_unknown_fields=True):
    schema: Literal[1]
    starting: list[StartingCard] = field(name="starting_card")
    clan: list[ClanCard] = field(name="clan_card")
    development: list[DevelopmentCard] = field(name="development_card")
    achievements: list[AchievementCard] = field(name="achievement_card")
    unrest: list[UnrestCard] = field(name="unrest_card")


class Clan(Named, kw_only=True):
    initial_card: str
    upgrade_cards: list[str]
    power: ClanPower
    text_en: str
    text_pl: str


class Clans(Struct, forbid_unknown_fields=True):
    schema: Literal[1]
    source: Source
    clans: list[Clan] = field(name="clan")


class Building(Named, kw_only=True):
    size: Literal["small", "large"]
    cost_wood: Count
    copies: Positive
    site_kinds: list[Literal["small", "stone", "large"]]
    produces: dict[Resource, Count]
    effect: BuildingEffect
    text_en: str
    text_pl: str


class Buildings(Struct, forbid_unknown_fields=True):
    schema: Literal[1]
    source: Source
    tokens_per_type: Positive
    buildings: list[Building] = field(name="building")


class Face(Entry, kw_only=True):
    points: Count
    casualties: Count
    choice: bool
    choice_points: Count = 0
    choice_casualties: Count = 0
    axes_shown: Count
    source: Source


class DiceFile(Struct, forbid_unknown_fields=True):
    schema: Literal[1]
    source: Source
    dice: Literal[2]
    faces: list[Face] = field(name="face")


class CreatureKind(Named, kw_only=True):
    value: Positive
    glory: Positive
    shares_territory: bool
    priority: list[Literal["resources", "buildings", "units"]]
    effect: CreatureEffect
    text_en: str
    text_pl: str


class Creature(Entry, kw_only=True):
    kind: str
    colour: str
    colour_pl: str
    source: Source


class Creatures(Struct, forbid_unknown_fields=True):
    schema: Literal[1]
    source: Source
    count: Positive
    kinds: list[CreatureKind] = field(name="kind")
    creatures: list[Creature] = field(name="creature")


class Tokens(Struct, forbid_unknown_fields=True):
    value: Positive
    count: Positive


class Components(Struct, forbid_unknown_fields=True):
    source: Source
    source_note: str
    units_total: Positive
    units_per_player: Positive
    starting_cards_total: Positive
    starting_cards_per_player: Positive
    clan_cards_total: Positive
    development_cards_early: Positive
    development_cards_advanced: Positive
    building_tokens_total: Positive
    building_tokens_per_type: Positive
    map_tiles_total: Positive
    player_aids: Positive
    unrest_cards: Positive
    achievement_cards: Positive
    glory_tokens: list[Tokens]
    resource_tokens: dict[Resource, Positive]
    resource_multiple_tokens: dict[Resource, Positive]
    resource_supply_is_limited: Literal[False]
    glory_supply_is_limited: Literal[False]
    kaija_tokens: Literal[1]
    scorched_earth_tokens: Literal[1]
    combat_dice: Literal[2]
    first_player_markers: Literal[1]
    year_tracks: Literal[1]
    creature_cards: Positive
    creature_figures: Positive


class Phase(Named, kw_only=True):
    number: str
    module: str = ""


class Placement(Struct, forbid_unknown_fields=True):
    tile: str
    x: int
    y: int
    rotation: Count


class StartingResources(Struct, forbid_unknown_fields=True):
    seats: list[Positive]
    food: Count
    wood: Count
    lore: Count


class Setup(Struct, forbid_unknown_fields=True):
    source: Source
    early_cards_per_player: Positive
    advanced_cards_per_player: Positive
    achievements_drawn_per_player: Literal[1]
    setup_tiles_drawn: Positive
    setup_tiles_placed: Positive
    setup_group_size: Positive
    setup_groups_stay_apart: Literal[True]
    starting_resources: list[StartingResources]
    start_tile: Placement
    start_tile_five_players: Placement
    five_tile_in_pile_with_fewer_players: bool


class Year(Struct, forbid_unknown_fields=True):
    source: Source
    years: Positive
    hand_size: Positive
    extra_card_per_forge: Positive
    display_per_player: Literal[1]
    early_years: list[Positive]
    advanced_years: list[Positive]
    achievement_year: Positive
    replace_cost_lore: Count
    replace_draw: Positive
    remove_cost_lore: Count
    remove_draw: Positive
    upgrade_cost_lore: Count
    exchange_rate: Positive
    second_chance_units: Positive


class Winter(Struct, forbid_unknown_fields=True):
    units_min: Count
    units_max: Count
    food: Count
    wood: Count
    source: Source


class Scoring(Struct, forbid_unknown_fields=True):
    source: Source
    close_glory_per_tile: Positive
    harvest_closed_up_to_two_tiles: Positive
    harvest_closed_three_or_more_tiles: Positive
    harvest_altar_of_kings: Positive
    resources_per_glory: Positive
    unrest_penalty: Positive
    domination_territories: Positive
    tie_breaks: list[str]


class LongGame(Struct, forbid_unknown_fields=True):
    name_en: str
    name_pl: str
    years: Positive
    early_cards_per_player: Positive
    advanced_cards_per_player: Positive
    early_years: list[Positive]
    advanced_years: list[Positive]
    achievement_year: Positive
    domination_enabled: Literal[False]
    source: Source


class TeamGame(Struct, forbid_unknown_fields=True):
    name_en: str
    name_pl: str
    players: Literal[4]
    teams: list[list[Positive]]
    domination_territories: Positive
    exchange_between_partners: Literal["1:1"]
    source: Source


class MoreCreatures(Struct, forbid_unknown_fields=True):
    name_en: str
    name_pl: str
    requires_module: Literal["creatures"]
    source: Source


class Variants(Struct, forbid_unknown_fields=True):
    long_game: LongGame
    team_game: TeamGame
    more_creatures: MoreCreatures


class CreatureModule(Struct, forbid_unknown_fields=True):
    name_en: str
    name_pl: str
    first_deck_max_value: Positive
    first_deck_cards: Literal["players + 1"]
    source: Source


class Modules(Struct, forbid_unknown_fields=True):
    creatures: CreatureModule


class GameFile(Struct, forbid_unknown_fields=True):
    schema: Literal[1]
    id: Literal["northgard"]
    name_en: str
    name_pl: str
    players_min: Positive
    players_max: Positive
    source: Source
    components: Components
    resources: list[Named] = field(name="resource")
    colors: list[Named] = field(name="player_colour")
    phases: list[Phase] = field(name="phase")
    setup: Setup
    year: Year
    winter: list[Winter]
    scoring: Scoring
    variant: Variants
    module: Modules


class Terms(Struct, forbid_unknown_fields=True):
    terms: list[Entry] = field(name="term")


class Content(Struct):
    """Everything that was printed on the components."""

    game: GameFile
    cards: Cards
    clans: list[Clan]
    buildings: list[Building]
    dice: DiceFile
    creatures: Creatures
    tiles: TileFile
    terms: list[Entry]

    def action_cards(self) -> list[ActionCard]:
        """The cards that can be played or waited with, in the order of the file."""
        cards = self.cards
        return [*cards.starting, *cards.clan, *cards.development, *cards.unrest]


@cache
def read_all(folder: Path = FOLDER) -> Content:
    """Read and check all content files of a folder."""
    content = Content(
        game=read_content(folder / "game.toml", GameFile),
        cards=read_content(folder / "cards.toml", Cards),
        clans=read_content(folder / "clans.toml", Clans).clans,
        buildings=read_content(folder / "buildings.toml", Buildings).buildings,
        dice=read_content(folder / "dice.toml", DiceFile),
        creatures=read_content(folder / "creatures.toml", Creatures),
        tiles=read_tiles(folder),
        terms=read_content(folder / "terms.toml", Terms).terms,
    )
    _check_references(content)
    _check_counts(content)
    return content


def _check_references(content: Content) -> None:
    """What one file says of another must be there."""
    cards = [card.id for card in content.action_cards()]
    clans = [clan.id for clan in content.clans]
    kinds = [kind.id for kind in content.creatures.kinds]
    check_unique("cards.toml", cards + [card.id for card in content.cards.achievements])
    check_unique("clans.toml", clans)
    check_unique("buildings.toml", [building.id for building in content.buildings])
    check_unique("creatures.toml", [creature.id for creature in content.creatures.creatures])
    for clan in content.clans:
        known = all(card in cards for card in [clan.initial_card, *clan.upgrade_cards])
        check("clans.toml", f"clan {clan.id}", "upgrade_cards", known, "names an unknown card")
    for card in content.cards.clan:
        known = card.clan in clans
        check("cards.toml", f"clan_card {card.id}", "clan", known, f"there is no clan {card.clan}")
    for creature in content.creatures.creatures:
        known = creature.kind in kinds
        where = f"creature {creature.id}"
        check("creatures.toml", where, "kind", known, f"there is no kind {creature.kind}")


def _check_counts(content: Content) -> None:
    """The component list must agree with what is there."""
    components, cards = content.game.components, content.cards
    decks = [card.deck for card in cards.development for _ in range(card.copies)]
    for name, counted, listed in (
        (
            "starting_cards_per_player",
            _copies(cards.starting),
            components.starting_cards_per_player,
        ),
        ("clan_cards_total", _copies(cards.clan), components.clan_cards_total),
        ("development_cards_early", decks.count("early"), components.development_cards_early),
        (
            "development_cards_advanced",
            decks.count("advanced"),
            components.development_cards_advanced,
        ),
        ("achievement_cards", _copies(cards.achievements), components.achievement_cards),
        ("unrest_cards", _copies(cards.unrest), components.unrest_cards),
        (
            "building_tokens_total",
            sum(building.copies for building in content.buildings),
            components.building_tokens_total,
        ),
        ("creature_cards", len(content.creatures.creatures), components.creature_cards),
    ):
        sentence = f"the content files have {counted}, not {listed}"
        check("game.toml", "components", name, counted == listed, sentence)


def _copies(cards: Sequence[Card]) -> int:
    return sum(card.copies for card in cards)
