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

MODULE_IDS: Final = [
    "exploration", "asgaror", "crews", "stories", "pvp", "mine", "hurried_ship",
]  # fmt: skip
ENCOUNTER_IDS: Final = CARD_IDS[FIRST_ENCOUNTER:FIRST_EVENT]
DECK_IDS: Final = ["exploration", "loot", "object", "outcome", "story", "automa"]
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


def fields(players: int) -> Fields:
    card = word(CARD_IDS)
    enemy = word(ENEMY_IDS)
    story = word(STORY_IDS)
    space = word(SPACE_IDS)
    region = word(REGION_IDS)
    token = word(TOKEN_IDS)
    cards = words(len(CARD_IDS), CARD_IDS)
    stories = words(len(STORY_IDS), STORY_IDS)
    objects = words(sum(OBJECT_COPIES), OBJECT_IDS)
    outcomes = words(len(OUTCOME_IDS), OUTCOME_IDS)
    letters = words(len(LETTER_IDS), LETTER_IDS)
    load = table(TOKEN_IDS)
    score = table(SOURCES)
    amounts = some_of(AMOUNT_IDS)
    sides = up_to(MOST_PLAYERS)
    return {
        "BoxView.id": word(BOX_IDS),
        "BoxView.kind": word(BOX_KIND_IDS),
        "BoxView.accepts": words(len(TOKEN_IDS), TOKEN_IDS),
        "BoxView.effect": word(BOX_EFFECT_IDS),
        "ConvoyCardView.card": card,
        "ConvoyCardView.boxes": up_to(BOXES_ON_CARD),
        "ConvoyCardView.story": story,
        "SurvivorView.card": card,
        "SurvivorView.zone": word(ZONE_IDS),
        "MissionView.story": story,
        "MissionView.option": word(OPTION_KEYS),
        "MissionView.goal": word(GOAL_IDS),
        "MissionView.token": token,
        "MissionView.region": region,
        "PlayerView.colour": word(COLOUR_IDS),
        "PlayerView.space": space,
        "PlayerView.region": region,
        "PlayerView.convoy": up_to(PLACES),
        "PlayerView.load": load,
        "PlayerView.survivors": up_to(SURVIVOR_LIMIT),
        "PlayerView.objects": objects,
        "PlayerView.markers": words(len(ENCOUNTER_IDS), ENCOUNTER_IDS),
        "PlayerView.tales": stories,
        "PlayerView.used_tales": stories,
        "PlayerView.missions": up_to(len(STORY_IDS)),
        "PlayerView.score": score,
        "AutomaView.space": space,
        "AutomaView.region": region,
        "AutomaView.load": load,
        "AutomaView.used": words(len(ACTION_IDS), ACTION_IDS),
        "AutomaView.cards": cards,
        "AutomaView.loot": cards,
        "AutomaView.score": score,
        "SlotView.id": word(SLOT_IDS),
        "SlotView.card": card,
        "SlotView.tokens": some_of(LOCATION_TOKEN_IDS),
        "SlotView.bonuses": some_of(AMOUNT_IDS, most=BONUS_CHOICES),
        "SlotView.story": story,
        "EnemyView.card": enemy,
        "EnemyView.region": region,
        "EnemyView.targets": up_to(TARGET_SPACES),
        "EnemyView.spared": sides,
        "MineView.space": space,
        "StoryOptionView.key": word(OPTION_KEYS),
        "StoryOptionView.kind": word(KIND_IDS),
        "StoryOptionView.letters": letters,
        "StoryOptionView.boost_letters": letters,
        "StoryOptionView.boost_cost": amounts,
        "StoryOptionView.situation": word(SITUATION_IDS),
        "StoryOptionView.situation_letters": letters,
        "StoryOptionView.goal": word(GOAL_IDS),
        "StoryOptionView.token": token,
        "StoryOptionView.region": region,
        "StoryOptionView.deadline": word(DEADLINE_IDS),
        "StoryView.id": story,
        "StoryView.choosers": sides,
        "StoryView.chosen": words(MOST_PLAYERS, OPTION_KEYS),
        "StoryView.options": up_to(len(OPTION_KEYS)),
        "ChoiceView.key": word(OPTION_KEYS),
        "ChoiceView.card": card,
        "ChoiceView.story": story,
        "ChoiceView.cost": amounts,
        "ChoiceView.gain": amounts,
        "StoryTopView.trigger": word(TRIGGER_IDS),
        "AttackView.weapon": word(BOX_IDS),
        "AttackView.enemy": enemy,
        "AuroraView.map": word(MAP_IDS),
        "AuroraView.modules": words(len(MODULE_IDS), MODULE_IDS),
        "AuroraView.phase": word(PHASE_IDS),
        "AuroraView.order": sides,
        "AuroraView.deciders": sides,
        "AuroraView.waiting_for": word(steps_in("meadhall.games.last_aurora")),
        "AuroraView.players": up_to(players),
        "AuroraView.aurora": space,
        "AuroraView.waypoints": some_of(SPACE_IDS, WAYPOINT_IDS),
        "AuroraView.avalanches": words(max(map(len, AVALANCHES)), SPACE_IDS),
        "AuroraView.mines": up_to(MINE_COUNTERS),
        "AuroraView.storm": sides,
        "AuroraView.slots": up_to(len(SLOT_IDS)),
        "AuroraView.lurking": words(len(ENEMY_IDS), ENEMY_IDS),
        "AuroraView.enemies": up_to(len(ENEMY_IDS)),
        "AuroraView.ambusher": enemy,
        "AuroraView.supply": table(LOCATION_TOKEN_IDS),
        "AuroraView.deck_sizes": table(DECK_IDS),
        "AuroraView.discard": cards,
        "AuroraView.gone": cards,
        "AuroraView.object_discard": objects,
        "AuroraView.outcome_discard": outcomes,
        "AuroraView.outcome_back": up_to(MAX_COLUMNS),
        "AuroraView.outcomes_shown": outcomes,
        "AuroraView.loot_shown": card,
        "AuroraView.exploring": word(SLOT_IDS),
        "AuroraView.explorers": words(SURVIVOR_LIMIT, CARD_IDS),
        "AuroraView.spaces_left": words(len(SPACE_IDS), SPACE_IDS),
        "AuroraView.dodge_track": up_to(len(DODGE_TRACK)),
        "AuroraView.attack_track": words(len(ATTACK_TRACK), BONUS_IDS),
        "AuroraView.hit_by": up_to(MOST_PLAYERS, MOST_PLAYERS),
        "AuroraView.choices": up_to(len(OPTION_KEYS)),
        "AuroraView.telling": stories,
        "AuroraView.story_discard": stories,
    }
