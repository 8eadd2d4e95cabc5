"""The content files as tables of small integers, read once; what the rules compute with.

``tiles.py`` has the tables of the map, ``rules/builders.py`` what the cards do.
"""

from collections.abc import Callable
from typing import Any, Final

from meadhall.games.northgard.content import schema, vocabulary
from meadhall.games.northgard.content.tiles import (
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    SITE_KIND_IDS,
    TILE_IDS,
    cell_number,
)

CONTENT: Final = schema.read_all()

_GAME: Final = CONTENT.game
_YEAR: Final = _GAME.year
_SETUP: Final = _GAME.setup
_SCORING: Final = _GAME.scoring
_LONG: Final = _GAME.variant.long_game

FEWEST_PLAYERS: Final[int] = _GAME.players_min
MOST_PLAYERS: Final[int] = _GAME.players_max
SEAT_IDS: Final[list[str]] = [f"seat_{seat}" for seat in range(MOST_PLAYERS)]
COLOR_IDS: Final[list[str]] = [color.id for color in _GAME.colors]
UNITS: Final[int] = _GAME.components.units_per_player

# Phases: setup, then those of the year in their order, then the end.
PHASE_IDS: Final[list[str]] = ["setup", *[phase.id for phase in _GAME.phases], "end"]
SETUP: Final = 0
START_OF_YEAR: Final[int] = PHASE_IDS.index("start_of_year")
ACTIONS: Final[int] = PHASE_IDS.index("actions")
CREATURE_PHASE: Final[int] = PHASE_IDS.index("creatures")
HARVEST: Final[int] = PHASE_IDS.index("harvest")
WINTER: Final[int] = PHASE_IDS.index("winter")
END_OF_YEAR: Final[int] = PHASE_IDS.index("end_of_year")
END: Final[int] = PHASE_IDS.index("end")

# Setup and year. What the long game changes stands at index 1 (NUL-LONG-01).
YEARS: Final[list[int]] = [_YEAR.years, _LONG.years]
EARLY_YEARS: Final[list[int]] = [len(_YEAR.early_years), len(_LONG.early_years)]
"""How many of the first years have Early cards in the display; the last has Achievements."""
START_TILE_CELL: Final[int] = cell_number(_SETUP.start_tile.x, _SETUP.start_tile.y)
START_FIVE_CELL: Final[int] = cell_number(
    _SETUP.start_tile_five_players.x, _SETUP.start_tile_five_players.y
)
SETUP_TILES: Final[int] = _SETUP.setup_tiles_drawn
SETUP_ROUNDS: Final[int] = _SETUP.setup_tiles_placed
SETUP_GROUP: Final[int] = _SETUP.setup_group_size
STARTING_RESOURCES: Final[list[list[int]]] = [
    [row.food, row.wood, row.lore]
    for place in range(1, MOST_PLAYERS + 1)
    for row in _SETUP.starting_resources
    if place in row.seats
]
"""By the place in turn order (NUL-SETUP-12)."""
HAND_SIZE: Final[int] = _YEAR.hand_size
REPLACE_PRICE: Final[int] = _YEAR.replace_cost_lore
REPLACE_DRAW: Final[int] = _YEAR.replace_draw
REMOVE_PRICE: Final[int] = _YEAR.remove_cost_lore
REMOVE_DRAW: Final[int] = _YEAR.remove_draw
UPGRADE_PRICE: Final[int] = _YEAR.upgrade_cost_lore
EXCHANGE_RATE: Final[int] = _YEAR.exchange_rate
SECOND_CHANCE_GROUP: Final[int] = _YEAR.second_chance_units


def _winter_row(units: int) -> schema.Winter:
    return next(row for row in _GAME.winter if row.units_min <= units <= row.units_max)


WINTER_FOOD: Final[list[int]] = [_winter_row(units).food for units in range(UNITS + 1)]
WINTER_WOOD: Final[list[int]] = [_winter_row(units).wood for units in range(UNITS + 1)]
"""By the number of units on the map (NUL-WINTER-01)."""

# Scoring.
CLOSING_GLORY: Final[int] = _SCORING.close_glory_per_tile
CLOSED_SMALL_GLORY: Final[int] = _SCORING.harvest_closed_up_to_two_tiles
CLOSED_WIDE_GLORY: Final[int] = _SCORING.harvest_closed_three_or_more_tiles
WIDE: Final = 3
"""A closed territory of this many tiles or more is worth the higher Glory (NUL-HARV-02)."""
RESOURCES_PER_GLORY: Final[int] = _SCORING.resources_per_glory
UNREST_PENALTY: Final[int] = _SCORING.unrest_penalty
DOMINATION: Final[int] = _SCORING.domination_territories
TEAM_DOMINATION: Final[int] = _GAME.variant.team_game.domination_territories

GLORY_IDS: Final[list[str]] = ["closing", "harvest", "altars", "clan", "creatures", "winter"]
"""Where Glory tokens come from; the sources of a score sheet add resources, cards, achievements
and unrest."""
GLORY_CLOSING: Final = 0
GLORY_HARVEST: Final = 1
GLORY_ALTARS: Final = 2
GLORY_CLAN: Final = 3
GLORY_CREATURES: Final = 4
GLORY_WINTER: Final = 5

# Cards: those of all players and decks in one row. A number is a kind of card; only Feast and
# Unrest have several copies.
STARTING: Final = 0
INITIAL: Final = 1
UPGRADE: Final = 2
EARLY: Final = 3
ADVANCED: Final = 4
ACHIEVEMENT: Final = 5
UNREST_CARD: Final = 6
CARD_IDS: Final[list[str]] = [
    card.id
    for cards in (
        CONTENT.cards.starting,
        CONTENT.cards.clan,
        CONTENT.cards.development,
        CONTENT.cards.achievements,
        CONTENT.cards.unrest,
    )
    for card in cards
]
CARD_KIND: Final[list[int]] = (
    [STARTING for _ in CONTENT.cards.starting]
    + [INITIAL if card.role == "initial" else UPGRADE for card in CONTENT.cards.clan]
    + [EARLY if card.deck == "early" else ADVANCED for card in CONTENT.cards.development]
    + [ACHIEVEMENT for _ in CONTENT.cards.achievements]
    + [UNREST_CARD for _ in CONTENT.cards.unrest]
)
CARDS: Final[int] = len(CARD_IDS)
UNREST: Final[int] = CARD_KIND.index(UNREST_CARD)
UNREST_COPIES: Final[int] = CONTENT.cards.unrest[0].copies
_ACTION_CARDS: Final = {card.id: card for card in CONTENT.action_cards()}
CARD_FLASH: Final[list[bool]] = [
    card in _ACTION_CARDS and _ACTION_CARDS[card].flash for card in CARD_IDS
]
CARD_GLORY: Final[list[int]] = [
    _ACTION_CARDS[card].glory if card in _ACTION_CARDS else 0 for card in CARD_IDS
]
"""Printed Glory; of Achievements and Unrest see ``SCORING`` and ``UNREST_PENALTY``."""
STARTING_CARDS: Final[list[int]] = [
    CARD_IDS.index(card.id) for card in CONTENT.cards.starting for _ in range(card.copies)
]


EFFECT_IDS: Final[list[str]] = [
    str(kind.__struct_config__.tag) for kind in vocabulary.OfCard.__subclasses__()
]
"""The keywords of cards' effects."""
CANCELLING_CARD: Final[int] = next(
    CARD_IDS.index(card.id)
    for card in CONTENT.action_cards()
    if [type(effect) for effect in card.effects] == [vocabulary.CancelCard]
)
"""The one card that is played in the turn of others (NUL-CARD-20)."""
FLAG_IDS: Final[list[str]] = ["kaija_may_attack", "ignore_enemy_defences"]
KAIJA_MAY_ATTACK: Final = 1
IGNORE_ENEMY_DEFENCES: Final = 2
"""What cards allow a player until the End of Year, as bits."""


def cards_of(kind: int) -> list[int]:
    return [card for card in range(CARDS) if CARD_KIND[card] == kind]


# Achievements (NUL-END-05): pairs of what is counted and the Glory for each.
COUNTED_IDS: Final[list[str]] = [
    "small_building", "large_building", "empty_small_site", "empty_large_site", "food_icon",
    "wood_icon", "lore_icon", "lair", "unit",
]  # fmt: skip
_ACHIEVEMENTS: Final = {card.id: card for card in CONTENT.cards.achievements}
SCORING: Final[list[list[tuple[int, int]]]] = [
    [(COUNTED_IDS.index(score.what), score.glory) for score in _ACHIEVEMENTS[card].scoring]
    if card in _ACHIEVEMENTS
    else []
    for card in CARD_IDS
]

# Clans.
CLAN_IDS: Final[list[str]] = [clan.id for clan in CONTENT.clans]
CLANS: Final[int] = len(CLAN_IDS)
CLAN_INITIAL: Final[list[int]] = [CARD_IDS.index(clan.initial_card) for clan in CONTENT.clans]
CLAN_UPGRADES: Final[list[list[int]]] = [
    [CARD_IDS.index(card) for card in clan.upgrade_cards] for clan in CONTENT.clans
]
_CARD_CLAN: Final = {card.id: card.clan for card in CONTENT.cards.clan}
CARD_CLAN: Final[list[int]] = [
    CLAN_IDS.index(_CARD_CLAN[card]) if card in _CARD_CLAN else NONE for card in CARD_IDS
]


class Power:
    """A clan power; what a clan does not have is 0, ``NONE`` or False."""

    __slots__ = (
        "attack_win", "build_large", "build_small", "closing_glory", "collects_closed",
        "conquest_glory", "explore_reward", "has_kaija", "has_scorched_earth", "kaija_points",
        "resource", "scorched_points",
    )  # fmt: skip

    def __init__(
        self,
        has_kaija: bool = False,
        kaija_points: int = 0,
        has_scorched_earth: bool = False,
        scorched_points: int = 0,
        collects_closed: bool = False,
        conquest_glory: int = 0,
        closing_glory: int = 0,
        resource: int = NONE,
        explore_reward: int = 0,
        build_small: int = 0,
        build_large: int = 0,
        attack_win: int = 0,
    ) -> None:
        self.has_kaija = has_kaija
        self.kaija_points = kaija_points
        self.has_scorched_earth = has_scorched_earth
        self.scorched_points = scorched_points
        self.collects_closed = collects_closed
        self.conquest_glory = conquest_glory
        self.closing_glory = closing_glory
        self.resource = resource
        """The kind that the four rewards below are paid in."""
        self.explore_reward = explore_reward
        self.build_small = build_small
        self.build_large = build_large
        self.attack_win = attack_win


POWER_BUILDERS: Final[dict[type[vocabulary.OfClan], Callable[[Any], Power]]] = {
    vocabulary.Kaija: lambda power: Power(has_kaija=True, kaija_points=power.combat_points),
    vocabulary.ExploreWithoutClosing: lambda power: Power(
        resource=RESOURCE_IDS.index(power.resource), explore_reward=power.n
    ),
    vocabulary.BuildReward: lambda power: Power(
        resource=RESOURCE_IDS.index(power.resource),
        build_small=power.small,
        build_large=power.large,
    ),
    vocabulary.CollectOnClosing: lambda power: Power(collects_closed=True),
    vocabulary.ScorchedEarth: lambda power: Power(
        has_scorched_earth=True, scorched_points=power.combat_points
    ),
    vocabulary.BonusGlory: lambda power: Power(
        conquest_glory=power.on_conquest, closing_glory=power.on_closing
    ),
    vocabulary.AttackWinReward: lambda power: Power(
        resource=RESOURCE_IDS.index(power.resource), attack_win=power.n
    ),
}
POWERS: Final[list[Power]] = [
    POWER_BUILDERS[type(clan.power)](clan.power) for clan in CONTENT.clans
]
"""By clan."""
CLAN_WITH_KAIJA: Final[int] = [power.has_kaija for power in POWERS].index(True)
CLAN_WITH_SCORCHED_EARTH: Final[int] = [power.has_scorched_earth for power in POWERS].index(True)

# Buildings.
BUILDING_IDS: Final[list[str]] = [building.id for building in CONTENT.buildings]
BUILDINGS: Final[int] = len(BUILDING_IDS)
BUILDING_TOKENS: Final[list[int]] = [building.copies for building in CONTENT.buildings]
BUILDING_PRICE: Final[list[int]] = [building.cost_wood for building in CONTENT.buildings]
BUILDING_LARGE: Final[list[bool]] = [building.size == "large" for building in CONTENT.buildings]
BUILDING_FITS: Final[list[list[bool]]] = [
    [kind in building.site_kinds for kind in SITE_KIND_IDS] for building in CONTENT.buildings
]
"""By building and kind of site (NUL-BUILD-03)."""
BUILDING_YIELD: Final[list[list[int]]] = [
    [building.produces["food"], building.produces["wood"], building.produces["lore"]]
    for building in CONTENT.buildings
]
PRODUCERS: Final[list[list[int]]] = [
    [building for building in range(BUILDINGS) if BUILDING_YIELD[building][resource]]
    for resource in range(RESOURCES)
]
"""The buildings that produce each resource."""


def _building_figures(kind: type[vocabulary.OfBuilding]) -> list[int]:
    return [
        building.effect.n if isinstance(building.effect, kind) else 0
        for building in CONTENT.buildings
    ]


HARVEST_GLORY: Final[list[int]] = _building_figures(vocabulary.HarvestGlory)
EXTRA_START_DRAW: Final[list[int]] = _building_figures(vocabulary.ExtraStartDraw)
EXTRA_RECRUIT: Final[list[int]] = _building_figures(vocabulary.ExtraRecruit)
DEFENDER_POINTS: Final[list[int]] = _building_figures(vocabulary.DefenderPoints)
DEFENDER_CASUALTIES: Final[list[int]] = _building_figures(vocabulary.DefenderCasualties)

# The die.
FACE_IDS: Final[list[str]] = [face.id for face in CONTENT.dice.faces]
FACES: Final[int] = len(FACE_IDS)
FACE_POINTS: Final[list[int]] = [face.points for face in CONTENT.dice.faces]
FACE_CASUALTIES: Final[list[int]] = [face.casualties for face in CONTENT.dice.faces]
FACE_IS_CHOICE: Final[list[bool]] = [face.choice for face in CONTENT.dice.faces]
FACE_CHOICE_POINTS: Final[list[int]] = [face.choice_points for face in CONTENT.dice.faces]
FACE_CHOICE_CASUALTIES: Final[list[int]] = [face.choice_casualties for face in CONTENT.dice.faces]
FACE_AXES: Final[list[int]] = [face.axes_shown for face in CONTENT.dice.faces]
DICE: Final[int] = CONTENT.dice.dice

# Creatures: the nine cards, and what their kinds do.
CREATURE_IDS: Final[list[str]] = [creature.id for creature in CONTENT.creatures.creatures]
CREATURES: Final[int] = len(CREATURE_IDS)
CREATURE_KIND_IDS: Final[list[str]] = [kind.id for kind in CONTENT.creatures.kinds]
CREATURE_KIND: Final[list[int]] = [
    CREATURE_KIND_IDS.index(creature.kind) for creature in CONTENT.creatures.creatures
]
_KINDS: Final = [CONTENT.creatures.kinds[kind] for kind in CREATURE_KIND]
CREATURE_VALUE: Final[list[int]] = [kind.value for kind in _KINDS]
CREATURE_GLORY: Final[list[int]] = [kind.glory for kind in _KINDS]
CREATURE_SHARES: Final[list[bool]] = [kind.shares_territory for kind in _KINDS]
"""False for those that no unit can stay with (NUL-CREA-07)."""


def _creatures_with(kind: type[vocabulary.OfCreature]) -> list[bool]:
    return [isinstance(creature.effect, kind) for creature in _KINDS]


CREATURE_BLOCKS_HARVEST: Final[list[bool]] = _creatures_with(vocabulary.BlockHarvest)
CREATURE_LOCKS: Final[list[bool]] = _creatures_with(vocabulary.Lockdown)
CREATURE_KILLS: Final[list[bool]] = _creatures_with(vocabulary.RemoveUnit)
CREATURE_ATTACKS: Final[list[bool]] = _creatures_with(vocabulary.Attack)
PRIORITY_IDS: Final[list[str]] = ["resources", "buildings", "units"]
BY_RESOURCES: Final = 0
BY_BUILDINGS: Final = 1
BY_UNITS: Final = 2
CREATURE_PRIORITY: Final[list[list[int]]] = [
    [PRIORITY_IDS.index(priority) for priority in kind.priority] for kind in _KINDS
]
_FIRST_MAX: Final[int] = _GAME.module.creatures.first_deck_max_value
FIRST_CREATURES: Final[list[int]] = [
    creature for creature in range(CREATURES) if CREATURE_VALUE[creature] <= _FIRST_MAX
]
LATER_CREATURES: Final[list[int]] = [
    creature for creature in range(CREATURES) if CREATURE_VALUE[creature] > _FIRST_MAX
]
"""NUL-CREA-01: players + 1 of the first come before all others."""

assert [entry.id for entry in _GAME.resources] == RESOURCE_IDS
assert _SETUP.start_tile.tile == TILE_IDS[0]
