"""How fast a Convoy is (LAU-MOVE-03, LAU-SURV-02, LAU-SURV-05, LFS-CREW)."""

from meadhall.games.last_aurora.content.road import PROGRESS
from meadhall.games.last_aurora.content.tables import (
    ABILITIES,
    ACTIVE,
    BURNS_FOOD,
    COPILOT_SPEED,
    EXTRA_FUEL_SPEED,
    FOOD,
    FUEL,
    IS_TRACKED,
    SPEED_BONUS,
    SPEED_BY_CONVOY,
    SPEED_IF_BEHIND,
    SPEED_IF_UNDAMAGED,
    TRUCK_SPEED,
)
from meadhall.games.last_aurora.rules.convoys.convoy import truck_of
from meadhall.games.last_aurora.rules.convoys.damage import convoy_cards, is_damaged
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import AuroraState


def lead_of_others(state: AuroraState, seat: int) -> int:
    """How far the leading Convoy is ahead of this one, in progress."""
    best = max([PROGRESS[space] for space in state.positions])
    return best - PROGRESS[state.positions[seat]]


def ability_speed(state: AuroraState, seat: int) -> int:
    """LAU-SURV-02, LAU-SURV-05, LFS-CREW-03, -08, -10: what Active Survivors add."""
    player = state.players[seat]
    speed = 0
    for survivor in player.crew:
        if state.zones[survivor] != ACTIVE:
            continue
        ability = ABILITIES[survivor]
        keyword = ability.keyword
        if keyword == SPEED_BONUS:
            speed += ability.n
        elif keyword == COPILOT_SPEED:
            speed += ability.n
            if lead_of_others(state, seat) >= ability.gap:
                speed += ability.extra
        elif keyword == SPEED_IF_BEHIND:
            if lead_of_others(state, seat) > 0:
                speed += ability.n
        elif keyword == SPEED_BY_CONVOY:
            speed += ability.by_convoy(convoy_cards(player))
        elif keyword == SPEED_IF_UNDAMAGED and not is_damaged(state, player):
            speed += ability.n
    return speed


def movement_points(state: AuroraState, seat: int, extra_fuel: int) -> int:
    """LAU-MOVE-03, LFS-EV-01."""
    player = state.players[seat]
    return (
        TRUCK_SPEED[truck_of(player)]
        + ability_speed(state, seat)
        + state.move_bonus
        + player.next_move
        - state.storm[state.order.index(seat)]
        + extra_fuel * EXTRA_FUEL_SPEED
    )


def fuel_of(player: Player) -> int:
    """LAU-MOVE-13: some Trucks burn Food as well."""
    if BURNS_FOOD[truck_of(player)]:
        return player.load[FUEL] + player.load[FOOD]
    return player.load[FUEL]


def is_tracked(player: Player) -> bool:
    return IS_TRACKED[truck_of(player)]
