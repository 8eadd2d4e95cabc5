# mypyc: interpreted
"""Which rule explains a card, a piece or a place, for readers who want to know exactly."""

from collections.abc import Iterable

from meadhall.games.northgard.content.schema import ClanCard, DevelopmentCard, StartingCard
from meadhall.games.northgard.content.tables import CONTENT
from meadhall.games.northgard.content.tiles import AREA_IDS, SITE_IDS, TILE_IDS

_SINGLE = {
    # Resources and pieces
    "food": "NUL-COMBAT-05",
    "wood": "NUL-BUILD-02",
    "lore": "NUL-TURN-12",
    "glory": "NUL-END-03",
    "unit": "NUL-CTRL-01",
    "kaija": "NUL-CLAN-01",
    "scorched_earth": "NUL-CLAN-05",
    "first_player": "NUL-TURN-15",
    "reserve": "NUL-REC-02",
    # The map
    "territory": "NUL-TILE-06",
    "small": "NUL-BUILD-03",
    "stone": "NUL-TILE-03",
    "large": "NUL-BUILD-03",
    "lair": "NUL-CREA-02",
    "regular": "NUL-MOVE-02",
    "hard": "NUL-MOVE-03",
    "start": "NUL-SETUP-05",
    "start_five": "NUL-SETUP-06",
    "tile_pile": "NUL-SETUP-07",
    # Cards and where they lie
    "flash": "NUL-TURN-04",
    "draw_pile": "NUL-DECK-02",
    "hand": "NUL-YEAR-02",
    "active": "NUL-TURN-04",
    "discard": "NUL-DECK-02",
    "display": "NUL-YEAR-03",
    "development_deck": "NUL-SETUP-03",
    "creature_line": "NUL-CREA-17",
    "unrest": "NUL-TURN-13",
    # Phases
    "setup": "NUL-SETUP-13",
    "start_of_year": "NUL-YEAR-02",
    "actions": "NUL-TURN-01",
    "creatures": "NUL-CREA-17",
    "harvest": "NUL-HARV-01",
    "winter": "NUL-WINTER-01",
    "end_of_year": "NUL-EOY-01",
    "end": "NUL-END-03",
    # Actions
    "recruit": "NUL-REC-01",
    "move": "NUL-MOVE-01",
    "explore": "NUL-EXPL-02",
    "build": "NUL-BUILD-01",
    "draw": "NUL-DRAW-01",
    # Clans
    "bear": "NUL-CLAN-01",
    "boar": "NUL-CLAN-02",
    "goat": "NUL-CLAN-03",
    "raven": "NUL-CLAN-04",
    "snake": "NUL-CLAN-05",
    "stag": "NUL-CLAN-09",
    "wolf": "NUL-CLAN-10",
    # Buildings
    "food_silo": "NUL-HARV-04",
    "woodcutter_lodge": "NUL-HARV-04",
    "menhir": "NUL-BUILD-03",
    "defence_tower": "NUL-COMBAT-08",
    "training_camp": "NUL-REC-03",
    "fortress": "NUL-COMBAT-04",
    "forge": "NUL-YEAR-02",
    "altar_of_kings": "NUL-HARV-03",
    # Kinds of creatures; the Wolf bears the id of its clan
    "brown_bear": "NUL-CREA-22",
    "draugr": "NUL-CREA-24",
    "fallen_valkyrie": "NUL-CREA-25",
    # Cards that bear a rule of their own
    "start_feast": "NUL-CARD-01",
    "clan_bear": "NUL-MOVE-12",
    "clan_bear_awakens": "NUL-MOVE-11",
    "clan_bear_protector": "NUL-CARD-17",
    "clan_boar_osmosis": "NUL-CARD-06",
    "clan_boar_lay_of_the_land": "NUL-EXPL-08",
    "clan_goat_teamwork": "NUL-CARD-02",
    "clan_goat_resourceful": "NUL-DRAW-06",
    "clan_raven_raiding_party": "NUL-CARD-08",
    "clan_raven_mercenaries": "NUL-CARD-07",
    "clan_snake": "NUL-CLAN-05",
    "clan_snake_rapacious": "NUL-CARD-22",
    "clan_snake_stolen_lore": "NUL-CARD-18",
    "clan_stag": "NUL-CARD-16",
    "clan_stag_glory": "NUL-CARD-14",
    "clan_stag_annexation": "NUL-CARD-15",
    "clan_wolf": "NUL-MOVE-10",
    "clan_wolf_plunder": "NUL-CARD-09",
    "clan_wolf_call_to_war": "NUL-CARD-05",
    "dev_negotiation": "NUL-CARD-03",
    "dev_intimidate": "NUL-COMBAT-17",
    "dev_feast": "NUL-CARD-01",
    "dev_scout_camp": "NUL-EXPL-06",
    "dev_shieldbearers": "NUL-COMBAT-08",
    "dev_future_sight": "NUL-CARD-19",
    "dev_spy": "NUL-CARD-21",
    "dev_axe_throwers": "NUL-COMBAT-16",
    "dev_industrious": "NUL-CARD-13",
    "dev_defensive_strategy": "NUL-CARD-20",
    "dev_enemy_secrets": "NUL-CARD-18",
    "dev_hunters": "NUL-CARD-04",
    "dev_woodcutters": "NUL-CARD-04",
    "dev_loremasters": "NUL-CARD-04",
    "dev_mercenary": "NUL-REC-06",
    "dev_outpost": "NUL-REC-06",
    "dev_allies_wild": "NUL-REC-06",
    "dev_recruitment": "NUL-REC-06",
    "dev_hidden_ways": "NUL-CARD-11",
    "dev_carpentry": "NUL-BUILD-08",
    "dev_conqueror": "NUL-COMBAT-18",
    "dev_huginn_muninn": "NUL-EXPL-03",
    "dev_ancestral_curse": "NUL-CARD-23",
    "dev_veiled_threats": "NUL-CARD-23",
    "dev_rangers": "NUL-EXPL-07",
    "dev_infiltration": "NUL-MOVE-09",
    "dev_amenities": "NUL-BUILD-07",
    "dev_bribery": "NUL-CARD-12",
    "dev_legendary_heroes": "NUL-CARD-18",
    "dev_capture": "NUL-CARD-30",
    # Options
    "more_creatures": "NUL-MORE-01",
    "long_game": "NUL-LONG-01",
    "team_game": "NUL-TEAM-01",
    "clans": "NUL-SETUP-09",
    "five_tile_in_pile_with_fewer_players": "NUL-SETUP-08",
    "open_totals": "NUL-INFO-04",
}

_BY_ACTION = {
    "recruit": "NUL-REC-01",
    "move": "NUL-MOVE-01",
    "explore": "NUL-EXPL-02",
    "build": "NUL-BUILD-01",
    "draw": "NUL-DRAW-01",
    "special": "NUL-TURN-17",
}
_BY_KIND = {
    "wolf": "NUL-CREA-21",
    "brown_bear": "NUL-CREA-22",
    "draugr": "NUL-CREA-24",
    "fallen_valkyrie": "NUL-CREA-25",
}


def _alike(ids: Iterable[str], rule: str) -> dict[str, str]:
    return dict.fromkeys(ids, rule)


def _by_first_action(
    cards: Iterable[StartingCard] | Iterable[ClanCard] | Iterable[DevelopmentCard],
) -> dict[str, str]:
    return {card.id: _BY_ACTION[card.icons[0]] for card in cards}


EXPLAINED_BY = (
    _alike(TILE_IDS, "NUL-TILE-01")
    | _alike(AREA_IDS, "NUL-TILE-06")
    | _alike(SITE_IDS, "NUL-TILE-25")
    | _alike((face.id for face in CONTENT.dice.faces), "NUL-COMBAT-06")
    | _alike((card.id for card in CONTENT.cards.achievements), "NUL-END-05")
    | _by_first_action(CONTENT.cards.starting)
    | _by_first_action(CONTENT.cards.clan)
    | _by_first_action(CONTENT.cards.development)
    | {creature.id: _BY_KIND[creature.kind] for creature in CONTENT.creatures.creatures}
    | _SINGLE
)
"""A card without a rule of its own has that of its first action."""
