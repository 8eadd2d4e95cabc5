"""The end of the game (LAU-SCORE, LAU-AUTO-11)."""

from typing import Final

from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.road import PROGRESS
from meadhall.games.last_aurora.rules.convoys.cargo import boxes_at
from meadhall.games.last_aurora.rules.ending import is_reached
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import AuroraState

SOURCES: Final = [
    "fame", "progress", "survivors", "special_boxes", "boarding", "resources", "convoy", "zone",
]  # fmt: skip
RESOURCES_PER_POINT: Final = 2
AUTOMA_CARDS_PER_POINT: Final = 3
AUTOMA_LOOT_POINTS: Final = 2


def special_points(state: AuroraState, player: Player) -> int:
    """LAU-SCORE-04, LFS-EDGE-07."""
    damaged = state.damaged
    points, asgard = 0, 0
    per_asgard: list[int] = []
    for place in range(len(player.convoy)):
        for box in boxes_at(player, place):
            if tables.BOX_KIND[box] == tables.ASGARD_ARMOR:
                asgard += 1
            if not damaged[box]:
                points += tables.BOX_FAME[box]
                if tables.BOX_FAME_PER_ASGARD_ARMOR[box]:
                    per_asgard.append(box)
    for box in per_asgard:
        points += min(tables.BOX_MAX[box], tables.BOX_FAME_PER_ASGARD_ARMOR[box] * asgard)
    return points


def whole_cards(state: AuroraState, player: Player) -> int:
    """LAU-SCORE-06: Convoy cards without Damage."""
    damaged = state.damaged
    whole = 0
    for place, card in enumerate(player.convoy):
        if card == tables.NONE:
            continue
        for box in boxes_at(player, place):
            if damaged[box]:
                break
        else:
            whole += 1
    return whole


def uncontaminated(state: AuroraState, player: Player) -> int:
    """LAU-SCORE-03: Survivors without Contamination."""
    contamination = state.survivors.contamination
    count = 0
    for survivor in player.crew:
        if contamination[survivor] == 0:
            count += 1
    return count


def lead_over_last(state: AuroraState, seat: int) -> int:
    """LAU-SCORE-02, LAU-AUTO-19."""
    own = PROGRESS[state.positions[seat]]
    last = own
    for space in state.positions:
        last = min(last, PROGRESS[space])
    return own - last


def boarding_points(state: AuroraState, seat: int, survivors: int) -> int:
    """LAU-SCORE-05, LAU-SCORE-09."""
    if state.positions[seat] != state.road.aurora:
        return 0
    return tables.BOARDING_FAME + survivors


def score_sheet(state: AuroraState, seat: int) -> list[int]:
    """The points of a player for each of ``SOURCES``."""
    player = state.players[seat]
    load = player.load
    is_left_behind = not is_reached(state)
    resources = (load[tables.FUEL] + load[tables.FOOD] + load[tables.AMMO]) // RESOURCES_PER_POINT
    return [
        state.fame[seat],
        lead_over_last(state, seat),
        uncontaminated(state, player),
        special_points(state, player),
        boarding_points(state, seat, len(player.crew)),
        resources if is_left_behind else 0,
        whole_cards(state, player) if is_left_behind else 0,
        0,
    ]


def automa_sheet(state: AuroraState) -> list[int]:
    """LAU-AUTO-11."""
    automa = state.the_automa()
    survivors = automa.load[tables.SURVIVOR]
    cards = (len(automa.objects) + len(automa.cards)) // AUTOMA_CARDS_PER_POINT
    return [
        state.fame[tables.AUTOMA],
        lead_over_last(state, tables.AUTOMA),
        survivors,
        0,
        boarding_points(state, tables.AUTOMA, survivors),
        0,
        0,
        cards + AUTOMA_LOOT_POINTS * len(automa.loot),
    ]
