"""The view of Lords of the Ice Garden. In the solo game the Independent Player is a second side."""

from typing import Final

from meadhall.adapters.bounds.fields import Fields, some_of, steps_in, table, up_to, word, words
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.rules import events
from meadhall.games.ice_garden.rules.ending import OUTCOME_IDS
from meadhall.games.ice_garden.seen.viewing import PHASE_IDS

_REGION: Final = word(tables.REGION_IDS)
_BOX: Final = word(tables.BOX_IDS)
_UNIT: Final = word(tables.UNIT_IDS)
_ABILITY: Final = word(tables.ABILITY_IDS)

_FIXED: Final[Fields] = {
    "FigureView.unit": _UNIT,
    "ForceView.units": up_to(tables.UNITS_EACH * max(tables.UNIT_FIGURES)),
    "RegionView.id": _REGION,
    "RegionView.tile": word(tables.TILE_IDS),
    "RegionView.victory_points": up_to(max(map(len, tables.TILE_VICTORY_POINTS))),
    "RegionView.resources": some_of(tables.RESOURCE_IDS),
    "RegionView.taken": words(tables.KINDS, tables.RESOURCE_IDS),
    "BoxView.id": _BOX,
    "StageView.vuko_tile": word(tables.EFFECT_IDS),
    "ReputationView.space": word(tables.REPUTATION_IDS),
    "SpaceView.ability": _ABILITY,
    "UnitView.unit": _UNIT,
    "UnitView.printed": words(tables.ABILITIES, tables.ABILITY_IDS),
    "UnitView.spaces": up_to(tables.SPACES),
    "PlayerView.scientist": word(tables.SCIENTIST_IDS),
    "PlayerView.color": word(tables.COLOR_IDS),
    "PlayerView.reputation": word(tables.REPUTATION_IDS),
    "PlayerView.m_factor": up_to(tables.LEVELS),
    "PlayerView.units": up_to(tables.UNITS_EACH),
    "PlayerView.double_steps": up_to(tables.STAGES),
    "PlayerView.goal": word(tables.GOAL_IDS),
    "AttackView.region": _REGION,
    "FocusView.region": _REGION,
    "FocusView.piece": word(tables.PIECE_IDS),
    "FocusView.unit": _UNIT,
    "FocusView.ability": _ABILITY,
    "FocusView.order_token": word(tables.ORDER_TOKEN_IDS),
    "FocusView.used": words(len(tables.MAKING_OPTION_IDS), tables.MAKING_OPTION_IDS),
    "RollView.purpose": word(events.PURPOSE_IDS),
    "SoloView.level": word(tables.LEVEL_IDS),
    "SoloView.actions": table(tables.PLAN_BOX_IDS, tables.SOLO_ACTION_IDS),
    "SoloView.next_box": _BOX,
    "SoloView.next_summon": _UNIT,
    "SoloView.outcome": word(OUTCOME_IDS),
    "IceGardenView.phase": word(PHASE_IDS),
    "IceGardenView.waiting_for": word(steps_in("meadhall.games.ice_garden")),
    "IceGardenView.resolving": _REGION,
    "IceGardenView.dominated": up_to(len(tables.REGION_IDS)),
    "IceGardenView.regions": up_to(len(tables.REGION_IDS)),
    "IceGardenView.boxes": up_to(len(tables.BOX_IDS)),
    "IceGardenView.order_tokens": words(len(tables.ORDER_TOKEN_IDS), tables.BOX_IDS),
    "IceGardenView.helms": up_to(tables.HELMS),
    "IceGardenView.stages": up_to(tables.STAGES),
    "IceGardenView.reputation": up_to(len(tables.REPUTATION_IDS)),
    "IceGardenView.stock": table(tables.RESOURCE_IDS),
    "IceGardenView.upgrade_stock": table(tables.ABILITY_IDS),
    "IceGardenView.vuko": _REGION,
    "IceGardenView.thorn": _REGION,
    "IceGardenView.ended_by": word(events.END_IDS),
}
"""The fields that are the same for any number of players."""


def fields(players: int) -> Fields:
    sides = max(players, tables.FEWEST_PLAYERS)
    of_sides = up_to(sides)
    return _FIXED | {
        "RegionView.forces": of_sides,
        "RegionView.ranking": of_sides,
        "BoxView.markers": up_to(sides * tables.ACTION_MARKERS),
        "HelmView.stack": of_sides,
        "ReputationView.stack": of_sides,
        "IceGardenView.deciders": of_sides,
        "IceGardenView.order": of_sides,
        "IceGardenView.players": of_sides,
    }
