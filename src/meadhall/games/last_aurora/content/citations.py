# mypyc: interpreted
"""Which rule explains a card, a space or a counter, for readers who want to know exactly."""

from collections.abc import Iterable

from meadhall.games.last_aurora.content.card_schema import (
    DeviceCard,
    EncounterCard,
    Entry,
    EventCard,
    LocationCard,
    SurvivorCard,
    TrailerCard,
    TruckCard,
)
from meadhall.games.last_aurora.content.tables import BOX_IDS, CONTENT

_CARD_RULES = {
    SurvivorCard: "LAU-REC-01",
    TruckCard: "LAU-IMP-01",
    TrailerCard: "LAU-IMP-03",
    DeviceCard: "LAU-IMP-04",
    LocationCard: "LAU-GATHER-02",
    EncounterCard: "LAU-ENC-01",
    EventCard: "LAU-ZONE-03",
}
_SINGLE = {
    # Tokens and counters
    "survivor": "LAU-CARGO-07",
    "fuel": "LAU-MOVE-02",
    "food": "LAU-REST-01",
    "ammo": "LAU-FIRE-06",
    "object": "LAU-OBJ-01",
    "resource": "LAU-ROUND-07",
    "fame": "LAU-ROUND-08",
    "damage": "LAU-DMG-01",
    "contamination": "LAU-EXP-06",
    "target": "LAU-FIRE-07",
    "aurora": "LAU-END-06",
    "avalanche": "LAU-MOVE-11",
    # Zones and phases
    "out": "LAU-EXP-11",
    "active": "LAU-ROUND-06",
    "rest": "LAU-REST-02",
    "exhausted": "LAU-EXP-10",
    "setup": "LAU-SETUP-12",
    "exploration": "LAU-EXP-01",
    "movement": "LAU-MOVE-01",
    "fire": "LAU-FIRE-01",
    "end": "LAU-END-10",
    "over": "LAU-SCORE-07",
    # Boxes
    "hold": "LAU-CARGO-02",
    "armor": "LAU-CARGO-02",
    "asgard_armor": "LFS-ASG-02",
    "weapon": "LAU-FIRE-05",
    "scrap_weapon": "LFS-EXP-03",
    "special": "LAU-CARGO-03",
    "fame_end": "LAU-SCORE-04",
    "fame_end_per_asgard_armor": "LAU-SCORE-04",
    "object_limit": "LFS-EXP-06",
    "object_each_round": "LFS-EXP-05",
    # Survivors with a rule of their own
    "scavenger": "LAU-SURV-03",
    "hunter": "LAU-SURV-03",
    "smuggler": "LAU-SURV-03",
    "runner": "LAU-SURV-03",
    "cook": "LAU-SURV-04",
    "medic": "LAU-SURV-04",
    "driver": "LAU-SURV-05",
    "ace_driver": "LAU-SURV-05",
    "gunner": "LAU-SURV-06",
    "freed_prisoner": "LAU-SURV-06",
    "veteran": "LAU-SURV-06",
    "mechanic": "LAU-SURV-07",
    "engineer": "LAU-SURV-07",
    "lookout": "LFS-SUR-01",
    "dog_trainer": "LFS-SUR-02",
    "sniper": "LFS-SUR-03",
    "radio_operator": "LFS-ASG-11",
    "arctic_wolf": "LFS-CREW-02",
    "hunting_wolf": "LFS-CREW-03",
    "alpha_mutant": "LFS-CREW-04",
    "ghoul": "LFS-CREW-07",
    "valkyrie": "LFS-CREW-08",
    "daughter_of_war": "LFS-CREW-09",
    "synthetic_prototype": "LFS-CREW-10",
    "supply_bot": "LFS-CREW-11",
    # Other cards with a rule of their own
    "biofuel_turbo": "LAU-MOVE-13",
    "asgard_trunk": "LFS-ASG-10",
    "asgard_trailer": "LFS-ASG-10",
    "asgard_destroyer": "LFS-ASG-10",
    "asgard_plates": "LFS-ASG-10",
    "asgard_power_source": "LFS-ASG-10",
    "wanted_fugitive": "LFS-ENC-01",
    "snowstorm": "LFS-EV-01",
    "emergency_broadcast": "LFS-EV-02",
    "incendiary_rounds": "LAU-OBJ-05",
    "binoculars": "LAU-OBJ-06",
    "nitro": "LAU-OBJ-07",
    "stimulants": "LAU-OBJ-08",
    "first_aid_kit": "LAU-OBJ-08",
    "toolbox": "LAU-OBJ-08",
    "signal_flare": "LAU-OBJ-09",
    "mine": "LAU-OPT-01",
    "canned_food": "LFS-OBJ-01",
    "active_camouflage": "LFS-OBJ-02",
    "at_launcher": "LFS-OBJ-03",
    "smoke_candle": "LFS-OBJ-04",
    "unstable_fuel": "LFS-OBJ-06",
    "antirad": "LFS-OBJ-07",
    "tyr": "LFS-ASG-05",
    "ullr": "LFS-ASG-05",
    "heimdallr": "LFS-ASG-06",
    "hel": "LFS-ASG-07",
    "thor": "LFS-ASG-08",
    "loki": "LFS-ASG-09",
    # Stories and attacks on players
    "top": "LFS-STORY-03",
    "auto": "LFS-STORY-07",
    "test": "LFS-STORY-08",
    "mission": "LFS-STORY-09",
    "tracked_truck": "LFS-STORY-28",
    "fame_at_least": "LFS-STORY-28",
    "repair": "LFS-PVP-14",
    "hit_player": "LFS-PVP-14",
    # The Automa's board
    "survivors": "LAU-AUTO-01",
    "objects_loot": "LAU-AUTO-10",
    # Options
    "map": "LAU-SETUP-01",
    "alpha": "LAU-SETUP-01",
    "beta": "LAU-OPT-03",
    "exploration_deck": "LFS-EXP-01",
    "asgaror": "LFS-ASG-01",
    "asgaror_clan": "LFS-ASG-01",
    "crews": "LFS-CREW-01",
    "stories": "LFS-STORY-01",
    "pvp": "LFS-PVP-06",
    "player_versus_player": "LFS-PVP-06",
    "hurried_ship": "LAU-OPT-02",
    "automa": "LAU-AUTO-12",
}
_TRIGGERS = (
    "gather", "improve", "recruit", "encounter", "bonus_action", "explore_value_3",
    "explore_contaminated", "send_two", "feed", "rest_start", "move_start",
    "end_on_contaminated", "take_waypoint", "stay", "enter_region", "fire_start", "attack",
    "enemy_defeated", "suffer_ambush", "end_start", "exploration_end", "rest_end",
    "movement_end", "fire_end",
)  # fmt: skip
_GOALS = ("end_move_on", "have", "lead_at_round_end", "hit_enemy", "no_damage")
_DEADLINES = ("end_of_round", "end_of_next_round", "end_of_game")


def _alike(entries: Iterable[Entry], rule: str) -> dict[str, str]:
    return {entry.id: rule for entry in entries}


def _start_rule(card: Entry) -> str:
    if isinstance(card, SurvivorCard):
        return "LAU-SURV-01" if card.id.startswith("leader") else "LAU-SURV-02"
    return "LAU-SETUP-09" if card.id.startswith("start") else "LAU-SETUP-08"


EXPLAINED_BY = (
    {space.id: "LAU-MOVE-05" for space in CONTENT.boards.spaces}
    | {space.id: "LAU-MOVE-08" for space in CONTENT.boards.spaces if space.contaminated}
    | _alike(CONTENT.boards.regions, "LAU-ROUND-05")
    | {f"slot_{slot.slot}": "LAU-EXP-04" for slot in CONTENT.boards.slots}
    | dict.fromkeys(BOX_IDS, "LAU-CARGO-03")
    | _alike(CONTENT.components.components, "LAU-SETUP-09")
    | _alike(CONTENT.components.waypoints, "LAU-MOVE-09")
    | {card.id: _start_rule(card) for card in CONTENT.start}
    | {card.id: _CARD_RULES[type(card)] for card in CONTENT.exploration}
    | {card.id: _CARD_RULES[type(card)] for card in CONTENT.new_exploration}
    | _alike(CONTENT.loot, "LAU-LOOT-03")
    | _alike(CONTENT.new_loot, "LAU-LOOT-03")
    | {card.crew: "LFS-CREW-01" for card in CONTENT.crews if isinstance(card, SurvivorCard)}
    | _alike(CONTENT.objects, "LAU-OBJ-01")
    | _alike(CONTENT.enemies, "LAU-FIRE-03")
    | {card.id: "LAU-FIRE-06" for card in CONTENT.outcomes}
    | {card.id: "LFS-PVP-02" for card in CONTENT.pvp.outcomes}
    | _alike(CONTENT.pvp.cards, "LFS-PVP-03")
    | _alike(CONTENT.stories, "LFS-STORY-06")
    | _alike(CONTENT.automa.cards, "LAU-AUTO-03")
    | _alike(CONTENT.automa.difficulties, "LAU-AUTO-12")
    | dict.fromkeys(_TRIGGERS, "LFS-STORY-13")
    | dict.fromkeys(_GOALS, "LFS-STORY-15")
    | dict.fromkeys(_DEADLINES, "LFS-STORY-16")
    | _SINGLE
)
"""Those of one deck share a rule, unless a card has one of its own."""
