"""The view of Last Aurora: every card exists once, except the Objects.

In the solo game the Automa is a second one on the road; lists of those on the road have room for
all seats.
"""

from typing import Final

from meadhall.adapters.bounds.fields import Fields, some_of, steps_in, table, up_to, word, words
from meadhall.games.last_aurora.content.action_cards import ACTION_IDS
from meadhall.games.last_aurora.content.road import (
    AVALANCHES,
    BONUS_CHOICES,
    MAP_IDS,
    REGION_IDS,
    SLOT_IDS,
    SPACE_IDS,
    WAYPOINT_IDS,
)
from meadhall.games.last_aurora.content.story_book import (
    DEADLINE_IDS,
    GOAL_IDS,
    KIND_IDS,
    SITUATION_IDS,
    STORY_IDS,
    TRIGGER_IDS,
)
from meadhall.games.last_aurora.content.tables import (
    BOX_EFFECT_IDS,
    BOX_IDS,
    BOX_KIND_IDS,
    BOXES,
    CARD_IDS,
    COLOUR_IDS,
    ENEMY_IDS,
    FIRST_ENCOUNTER,
    FIRST_EVENT,
    LETTER_IDS,
    LOCATION_TOKEN_IDS,
    MAX_COLUMNS,
    MINE_COUNTERS,
    MOST_PLAYERS,
    OBJECT_COPIES,
    OBJECT_IDS,
    OPTION_KEYS,
    OUTCOME_IDS,
    STORY_BOXES,
    SURVIVOR_LIMIT,
    TARGET_SPACES,
    TOKEN_IDS,
    ZONE_IDS,
)
from meadhall.games.last_aurora.rules.events import BONUS_IDS, PHASE_IDS
from meadhall.games.last_aurora.rules.modules.pvp import ATTACK_TRACK, DODGE_TRACK
from meadhall.games.last_aurora.rules.scoring import SOURCES
from meadhall.games.last_aurora.seen.viewing import DECK_IDS, MODULE_IDS

ENCOUNTER_IDS: Final = CARD_IDS[FIRST_ENCOUNTER:FIRST_EVENT]
AMOUNT_IDS: Final = [
    *["fame", "object", "repair", "damage", "contamination", "cleanse", "attach", "recruit"],
    *["survivor", "fuel", "food", "ammo", "resource"],
    *["pay_fame", "pay_object", "pay_fuel", "pay_food", "pay_ammo", "pay_resource"],
    *["speed_this_move", "speed_next_move", "to_active", "to_rest", "to_exhausted"],
]
"""Everything an option or a Bonus Action can cost or give (``choices.py``)."""
PLACES: Final = 2 * MAX_COLUMNS
"""Places in a convoy: a column has a card and perhaps a device."""
BOXES_ON_CARD: Final = max(map(len, BOXES)) + max(map(len, STORY_BOXES))


_CARD: Final = word(CARD_IDS)
_ENEMY: Final = word(ENEMY_IDS)
_STORY: Final = word(STORY_IDS)
_SPACE: Final = word(SPACE_IDS)
_REGION: Final = word(REGION_IDS)
_TOKEN: Final = word(TOKEN_IDS)
_CARDS: Final = words(len(CARD_IDS), CARD_IDS)
_STORIES: Final = words(len(STORY_IDS), STORY_IDS)
_OBJECTS: Final = words(sum(OBJECT_COPIES), OBJECT_IDS)
_OUTCOMES: Final = words(len(OUTCOME_IDS), OUTCOME_IDS)
_LETTERS: Final = words(len(LETTER_IDS), LETTER_IDS)
_LOAD: Final = table(TOKEN_IDS)
_SCORE: Final = table(SOURCES)
_AMOUNTS: Final = some_of(AMOUNT_IDS)
_SIDES: Final = up_to(MOST_PLAYERS)

_FIXED: Final[Fields] = {
    "BoxView.id": word(BOX_IDS),
    "BoxView.kind": word(BOX_KIND_IDS),
    "BoxView.accepts": words(len(TOKEN_IDS), TOKEN_IDS),
    "BoxView.effect": word(BOX_EFFECT_IDS),
    "ConvoyCardView.card": _CARD,
    "ConvoyCardView.boxes": up_to(BOXES_ON_CARD),
    "ConvoyCardView.story": _STORY,
    "SurvivorView.card": _CARD,
    "SurvivorView.zone": word(ZONE_IDS),
    "MissionView.story": _STORY,
    "MissionView.option": word(OPTION_KEYS),
    "MissionView.goal": word(GOAL_IDS),
    "MissionView.token": _TOKEN,
    "MissionView.region": _REGION,
    "PlayerView.colour": word(COLOUR_IDS),
    "PlayerView.space": _SPACE,
    "PlayerView.region": _REGION,
    "PlayerView.convoy": up_to(PLACES),
    "PlayerView.load": _LOAD,
    "PlayerView.survivors": up_to(SURVIVOR_LIMIT),
    "PlayerView.objects": _OBJECTS,
    "PlayerView.markers": words(len(ENCOUNTER_IDS), ENCOUNTER_IDS),
    "PlayerView.tales": _STORIES,
    "PlayerView.used_tales": _STORIES,
    "PlayerView.missions": up_to(len(STORY_IDS)),
    "PlayerView.score": _SCORE,
    "AutomaView.space": _SPACE,
    "AutomaView.region": _REGION,
    "AutomaView.load": _LOAD,
    "AutomaView.used": words(len(ACTION_IDS), ACTION_IDS),
    "AutomaView.cards": _CARDS,
    "AutomaView.loot": _CARDS,
    "AutomaView.score": _SCORE,
    "SlotView.id": word(SLOT_IDS),
    "SlotView.card": _CARD,
    "SlotView.tokens": some_of(LOCATION_TOKEN_IDS),
    "SlotView.bonuses": some_of(AMOUNT_IDS, most=BONUS_CHOICES),
    "SlotView.story": _STORY,
    "EnemyView.card": _ENEMY,
    "EnemyView.region": _REGION,
    "EnemyView.targets": up_to(TARGET_SPACES),
    "EnemyView.spared": _SIDES,
    "MineView.space": _SPACE,
    "StoryOptionView.key": word(OPTION_KEYS),
    "StoryOptionView.kind": word(KIND_IDS),
    "StoryOptionView.letters": _LETTERS,
    "StoryOptionView.boost_letters": _LETTERS,
    "StoryOptionView.boost_cost": _AMOUNTS,
    "StoryOptionView.situation": word(SITUATION_IDS),
    "StoryOptionView.situation_letters": _LETTERS,
    "StoryOptionView.goal": word(GOAL_IDS),
    "StoryOptionView.token": _TOKEN,
    "StoryOptionView.region": _REGION,
    "StoryOptionView.deadline": word(DEADLINE_IDS),
    "StoryView.id": _STORY,
    "StoryView.choosers": _SIDES,
    "StoryView.chosen": words(MOST_PLAYERS, OPTION_KEYS),
    "StoryView.options": up_to(len(OPTION_KEYS)),
    "ChoiceView.key": word(OPTION_KEYS),
    "ChoiceView.card": _CARD,
    "ChoiceView.story": _STORY,
    "ChoiceView.cost": _AMOUNTS,
    "ChoiceView.gain": _AMOUNTS,
    "StoryTopView.trigger": word(TRIGGER_IDS),
    "AttackView.weapon": word(BOX_IDS),
    "AttackView.enemy": _ENEMY,
    "AuroraView.map": word(MAP_IDS),
    "AuroraView.modules": words(len(MODULE_IDS), MODULE_IDS),
    "AuroraView.phase": word(PHASE_IDS),
    "AuroraView.order": _SIDES,
    "AuroraView.deciders": _SIDES,
    "AuroraView.waiting_for": word(steps_in("meadhall.games.last_aurora")),
    "AuroraView.aurora": _SPACE,
    "AuroraView.waypoints": some_of(SPACE_IDS, WAYPOINT_IDS),
    "AuroraView.avalanches": words(max(map(len, AVALANCHES)), SPACE_IDS),
    "AuroraView.mines": up_to(MINE_COUNTERS),
    "AuroraView.storm": _SIDES,
    "AuroraView.slots": up_to(len(SLOT_IDS)),
    "AuroraView.lurking": words(len(ENEMY_IDS), ENEMY_IDS),
    "AuroraView.enemies": up_to(len(ENEMY_IDS)),
    "AuroraView.ambusher": _ENEMY,
    "AuroraView.supply": table(LOCATION_TOKEN_IDS),
    "AuroraView.deck_sizes": table(DECK_IDS),
    "AuroraView.discard": _CARDS,
    "AuroraView.gone": _CARDS,
    "AuroraView.object_discard": _OBJECTS,
    "AuroraView.outcome_discard": _OUTCOMES,
    "AuroraView.outcome_back": up_to(MAX_COLUMNS),
    "AuroraView.outcomes_shown": _OUTCOMES,
    "AuroraView.loot_shown": _CARD,
    "AuroraView.exploring": word(SLOT_IDS),
    "AuroraView.explorers": words(SURVIVOR_LIMIT, CARD_IDS),
    "AuroraView.spaces_left": words(len(SPACE_IDS), SPACE_IDS),
    "AuroraView.dodge_track": up_to(len(DODGE_TRACK)),
    "AuroraView.attack_track": words(len(ATTACK_TRACK), BONUS_IDS),
    "AuroraView.hit_by": up_to(MOST_PLAYERS, MOST_PLAYERS),
    "AuroraView.choices": up_to(len(OPTION_KEYS)),
    "AuroraView.telling": _STORIES,
    "AuroraView.story_discard": _STORIES,
}
"""The fields that are the same for any number of players."""


def fields(players: int) -> Fields:
    return _FIXED | {
        "AuroraView.players": up_to(players),
    }
