"""The view of Champions of Midgard: every card exists once, except the journeys."""

from meadhall.adapters.bounds.fields import Fields, steps_in, table, up_to, word, words
from meadhall.games.champions.content import tables
from meadhall.games.champions.seen.viewing import DECK_IDS, PHASE_IDS


def fields(players: int) -> Fields:
    destinies = words(len(tables.DESTINY_IDS), tables.DESTINY_IDS)
    runes = words(len(tables.RUNE_IDS), tables.RUNE_IDS)
    enemies = words(len(tables.ENEMY_IDS), tables.ENEMY_IDS)
    warriors = table(tables.WARRIOR_IDS)
    seats = up_to(players)
    return {
        "PlayerView.color": word(tables.PLAYER_COLOR_IDS),
        "PlayerView.leader": word(tables.LEADER_IDS),
        "PlayerView.warriors": warriors,
        "PlayerView.longship": word(tables.PRIVATE_SHIP_IDS),
        "PlayerView.runes": runes,
        "PlayerView.used_runes": runes,
        "PlayerView.destinies": destinies,
        "PlayerView.opened": destinies,
        "PlayerView.defeated": enemies,
        "SpaceView.id": word(tables.SPACE_IDS),
        "SpaceView.workers": seats,
        "SpaceView.stall": word(tables.STALL_IDS),
        "SpaceView.card": word([*tables.ENEMY_IDS, *tables.MERCHANT_IDS]),
        "FightView.target": word(tables.TARGET_IDS),
        "FightView.enemy": word(tables.ENEMY_IDS),
        "FightView.crew": warriors,
        "ShoreView.id": word(tables.SHORE_IDS),
        "ShoreView.journey": word(tables.JOURNEY_IDS),
        "ShoreView.seen_by": seats,
        "ShoreView.monster": word(tables.ENEMY_IDS),
        "ShoreView.ship": word(tables.SHIP_IDS),
        "ShipView.id": word(tables.SHIP_IDS),
        "ShipView.crew": warriors,
        "DiceView.die": word(tables.DIE_FACE_IDS),
        "CombatView.enemy": word(tables.ENEMY_IDS),
        "CombatView.target": word(tables.TARGET_IDS),
        "ChampionsView.phase": word(PHASE_IDS),
        "ChampionsView.deciders": seats,
        "ChampionsView.waiting_for": word(steps_in("meadhall.games.champions")),
        "ChampionsView.players": seats,
        "ChampionsView.spaces": up_to(len(tables.SPACE_IDS)),
        "ChampionsView.fights": up_to(tables.TOWN_TARGETS),
        "ChampionsView.shores": up_to(len(tables.SHORE_IDS)),
        "ChampionsView.ships": up_to(len(tables.SHIP_IDS)),
        "ChampionsView.supply": warriors,
        "ChampionsView.deck_sizes": table(DECK_IDS),
        "ChampionsView.merchants": words(len(tables.MERCHANT_IDS), tables.MERCHANT_IDS),
        "ChampionsView.runes_shown": runes,
        "ChampionsView.enemy_discard": enemies,
        "ChampionsView.journey_discard": words(sum(tables.JOURNEY_COPIES), tables.JOURNEY_IDS),
        "ChampionsView.drawn": destinies,
        "ChampionsView.under_destinies": destinies,
        "ChampionsView.dice": up_to(len(tables.DIE_FACE_IDS)),
        "ChampionsView.voyage": word(tables.SHORE_IDS),
    }
