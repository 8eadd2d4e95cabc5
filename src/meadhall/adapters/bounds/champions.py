"""The view of Champions of Midgard: every card exists once, except the journeys."""

from meadhall.adapters.bounds.fields import Fields, steps_in, table, up_to, word, words
from meadhall.games.champions.content.tables import (
    DESTINY_IDS,
    DIE_FACE_IDS,
    ENEMY_IDS,
    JOURNEY_COPIES,
    JOURNEY_IDS,
    LEADER_IDS,
    MERCHANT_IDS,
    PLAYER_COLOR_IDS,
    PRIVATE_SHIP_IDS,
    RUNE_IDS,
    SHIP_IDS,
    SHORE_IDS,
    SPACE_IDS,
    STALL_IDS,
    TARGET_IDS,
    TOWN_TARGETS,
    WARRIOR_IDS,
)
from meadhall.games.champions.seen.viewing import DECK_IDS, PHASE_IDS


def fields(players: int) -> Fields:
    destinies = words(len(DESTINY_IDS), DESTINY_IDS)
    runes = words(len(RUNE_IDS), RUNE_IDS)
    enemies = words(len(ENEMY_IDS), ENEMY_IDS)
    warriors = table(WARRIOR_IDS)
    seats = up_to(players)
    return {
        "PlayerView.color": word(PLAYER_COLOR_IDS),
        "PlayerView.leader": word(LEADER_IDS),
        "PlayerView.warriors": warriors,
        "PlayerView.longship": word(PRIVATE_SHIP_IDS),
        "PlayerView.runes": runes,
        "PlayerView.used_runes": runes,
        "PlayerView.destinies": destinies,
        "PlayerView.opened": destinies,
        "PlayerView.defeated": enemies,
        "SpaceView.id": word(SPACE_IDS),
        "SpaceView.workers": seats,
        "SpaceView.stall": word(STALL_IDS),
        "SpaceView.card": word([*ENEMY_IDS, *MERCHANT_IDS]),
        "FightView.target": word(TARGET_IDS),
        "FightView.enemy": word(ENEMY_IDS),
        "FightView.crew": warriors,
        "ShoreView.id": word(SHORE_IDS),
        "ShoreView.journey": word(JOURNEY_IDS),
        "ShoreView.seen_by": seats,
        "ShoreView.monster": word(ENEMY_IDS),
        "ShoreView.ship": word(SHIP_IDS),
        "ShipView.id": word(SHIP_IDS),
        "ShipView.crew": warriors,
        "DiceView.die": word(DIE_FACE_IDS),
        "CombatView.enemy": word(ENEMY_IDS),
        "CombatView.target": word(TARGET_IDS),
        "ChampionsView.phase": word(PHASE_IDS),
        "ChampionsView.deciders": seats,
        "ChampionsView.waiting_for": word(steps_in("meadhall.games.champions")),
        "ChampionsView.players": seats,
        "ChampionsView.spaces": up_to(len(SPACE_IDS)),
        "ChampionsView.fights": up_to(TOWN_TARGETS),
        "ChampionsView.shores": up_to(len(SHORE_IDS)),
        "ChampionsView.ships": up_to(len(SHIP_IDS)),
        "ChampionsView.supply": warriors,
        "ChampionsView.deck_sizes": table(DECK_IDS),
        "ChampionsView.merchants": words(len(MERCHANT_IDS), MERCHANT_IDS),
        "ChampionsView.runes_shown": runes,
        "ChampionsView.enemy_discard": enemies,
        "ChampionsView.journey_discard": words(sum(JOURNEY_COPIES), JOURNEY_IDS),
        "ChampionsView.drawn": destinies,
        "ChampionsView.under_destinies": destinies,
        "ChampionsView.dice": up_to(len(DIE_FACE_IDS)),
        "ChampionsView.voyage": word(SHORE_IDS),
    }
