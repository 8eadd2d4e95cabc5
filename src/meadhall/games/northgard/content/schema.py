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
from meadhall.kernel.content import Entry, Terms, check, check_unique, read_content

FOLDER = Path(__file__).parent

Icon = Literal["recruit", "move", "explore", "build", "draw", "special"]


class Card(Entry, kw_only=True):
    copies: Positive


class ActionCard(Card, kw_only=True):
    glory: int
    flash: bool
    effects: list[CardEffect]


class StartingCard(ActionCard, kw_only=True):
    icons: list[Icon]


class ClanCard(ActionCard, kw_only=True):
    icons: list[Icon]
    clan: str
    role: Literal["initial", "upgrade"]


class DevelopmentCard(ActionCard, kw_only=True):
    icons: list[Icon]
    deck: Literal["early", "advanced"]


class AchievementCard(Card, kw_only=True):
    scoring: list[ScorePer]


class Cards(Struct, forbid_unknown_fields=True):
    starting: list[StartingCard] = field(name="starting_card")
    clan: list[ClanCard] = field(name="clan_card")
    development: list[DevelopmentCard] = field(name="development_card")
    achievements: list[AchievementCard] = field(name="achievement_card")
    unrest: list[ActionCard] = field(name="unrest_card")


class Clan(Entry, kw_only=True):
    initial_card: str
    upgrade_cards: list[str]
    power: ClanPower


class Clans(Struct, forbid_unknown_fields=True):
    clans: list[Clan] = field(name="clan")


class Building(Entry, kw_only=True):
    size: Literal["small", "large"]
    cost_wood: Count
    copies: Positive
    site_kinds: list[Literal["small", "stone", "large"]]
    produces: dict[Resource, Count]
    effect: BuildingEffect


class Buildings(Struct, forbid_unknown_fields=True):
    buildings: list[Building] = field(name="building")


class Face(Entry, kw_only=True):
    points: Count
    casualties: Count
    choice: bool
    choice_points: Count = 0
    choice_casualties: Count = 0
    axes_shown: Count


class DiceFile(Struct, forbid_unknown_fields=True):
    dice: Literal[2]
    faces: list[Face] = field(name="face")


class CreatureKind(Entry, kw_only=True):
    value: Positive
    glory: Positive
    shares_territory: bool
    priority: list[Literal["resources", "buildings", "units"]]
    effect: CreatureEffect


class Creature(Entry, kw_only=True):
    kind: str


class Creatures(Struct, forbid_unknown_fields=True):
    kinds: list[CreatureKind] = field(name="kind")
    creatures: list[Creature] = field(name="creature")


class Components(Struct, forbid_unknown_fields=True):
    units_per_player: Positive
    starting_cards_per_player: Positive
    clan_cards_total: Positive
    development_cards_early: Positive
    development_cards_advanced: Positive
    building_tokens_total: Positive
    unrest_cards: Positive
    achievement_cards: Positive
    creature_cards: Positive


class Placement(Struct, forbid_unknown_fields=True):
    tile: str
    x: int
    y: int


class StartingResources(Struct, forbid_unknown_fields=True):
    seats: list[Positive]
    food: Count
    wood: Count
    lore: Count


class Setup(Struct, forbid_unknown_fields=True):
    setup_tiles_drawn: Positive
    setup_tiles_placed: Positive
    setup_group_size: Positive
    starting_resources: list[StartingResources]
    start_tile: Placement
    start_tile_five_players: Placement
    five_tile_in_pile_with_fewer_players: bool


class Year(Struct, forbid_unknown_fields=True):
    years: Positive
    hand_size: Positive
    early_years: list[Positive]
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


class Scoring(Struct, forbid_unknown_fields=True):
    close_glory_per_tile: Positive
    harvest_closed_up_to_two_tiles: Positive
    harvest_closed_three_or_more_tiles: Positive
    resources_per_glory: Positive
    unrest_penalty: Positive
    domination_territories: Positive


class LongGame(Struct, forbid_unknown_fields=True):
    years: Positive
    early_years: list[Positive]


class TeamGame(Struct, forbid_unknown_fields=True):
    players: Literal[4]
    domination_territories: Positive


class Variants(Struct, forbid_unknown_fields=True):
    long_game: LongGame
    team_game: TeamGame


class CreatureModule(Struct, forbid_unknown_fields=True):
    first_deck_max_value: Positive


class Modules(Struct, forbid_unknown_fields=True):
    creatures: CreatureModule


class GameFile(Struct, forbid_unknown_fields=True):
    players_min: Positive
    players_max: Positive
    components: Components
    resources: list[Entry] = field(name="resource")
    colors: list[Entry] = field(name="player_colour")
    phases: list[Entry] = field(name="phase")
    setup: Setup
    year: Year
    winter: list[Winter]
    scoring: Scoring
    variant: Variants
    module: Modules


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
