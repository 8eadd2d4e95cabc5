"""The Automa's board and its Action cards as tables of small integers (LAU-AUTO)."""

from typing import Final

from meadhall.games.last_aurora.content import card_schema
from meadhall.games.last_aurora.content.tables import (
    AUTOMA,
    CONTENT,
    HUMAN,
    LOCATION_TOKEN_IDS,
    script_of,
)

_ZONES: Final = {zone.id: zone for zone in CONTENT.automa.zones}
_LOADED: Final = [_ZONES[name] for name in ("survivors", "fuel", "food", "ammo")]
CAPACITY: Final[list[int]] = [zone.capacity for zone in _LOADED]
START: Final[list[int]] = [zone.start for zone in _LOADED]
LEVEL_SPEED: Final[list[int]] = CONTENT.automa.convoy_speeds
"""Speed of level 1, 2 and so on."""

DIFFICULTY_IDS: Final[list[str]] = [level.id for level in CONTENT.automa.difficulties]
START_LEVEL: Final[list[int]] = [level.start_level for level in CONTENT.automa.difficulties]
START_FAME: Final[list[int]] = [level.start_fame for level in CONTENT.automa.difficulties]
HAND_SIZE: Final[list[int]] = [level.hand for level in CONTENT.automa.difficulties]

_CARDS: Final = CONTENT.automa.cards
ACTION_IDS: Final[list[str]] = [card.id for card in _CARDS]
EXPLORE_SLOT: Final[list[int]] = [card.explore_slot - 1 for card in _CARDS]
EXPLORE_STEP: Final[list[int]] = [1 if card.explore_arrow == "right" else -1 for card in _CARDS]
TAKE_PRIORITY: Final[list[list[int]]] = [
    [LOCATION_TOKEN_IDS.index(token) for token in card.take_priority] for card in _CARDS
]
MOVE_BONUS: Final[list[int]] = [card.move_bonus for card in _CARDS]
FIRE_DAMAGE: Final[list[int]] = [card.fire_damage for card in _CARDS]

# The phases in which an Action card is played
EXPLORES: Final = 0
MOVES: Final = 1
FIRES: Final = 2


def _seats(lists: list[card_schema.AutomaEffects]) -> list[int]:
    return [AUTOMA if entry.who == "automa" else HUMAN for entry in lists]


def _scripts(lists: list[card_schema.AutomaEffects]) -> list[int]:
    return [script_of(entry.effects) for entry in lists]


EFFECT_SEATS: Final[list[list[list[int]]]] = [
    [_seats(card.explore_effects), _seats(card.move_effects), _seats(card.fire_effects)]
    for card in _CARDS
]
EFFECT_SCRIPTS: Final[list[list[list[int]]]] = [
    [_scripts(card.explore_effects), _scripts(card.move_effects), _scripts(card.fire_effects)]
    for card in _CARDS
]
"""For each Action card and phase, whom the effects are for, and the effects."""
