"""How fast a Convoy is (LAU-MOVE-03, LAU-SURV-02, LAU-SURV-05, LFS-CREW)."""

from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES
from meadhall.games.last_aurora.rules.cards.scripts import AuroraEffect, CountedEffect
from meadhall.games.last_aurora.rules.convoys.convoy import truck_of
from meadhall.games.last_aurora.rules.convoys.survivors import take_from_discard
from meadhall.games.last_aurora.rules.events import SPEED_MARKED
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import AuroraState


def ability_speed(state: AuroraState, seat: int) -> int:
    """LAU-SURV-02, LAU-SURV-05, LFS-CREW-03, -08, -10: what Active Survivors add."""
    zones = state.survivors.zones
    speed = 0
    for survivor in state.players[seat].crew:
        if zones[survivor] == tables.ACTIVE:
            speed += ABILITIES[survivor].speed(state, seat)
    return speed


def movement_points(state: AuroraState, seat: int, extra_fuel: int) -> int:
    """LAU-MOVE-03, LFS-EV-01."""
    player = state.players[seat]
    return (
        tables.TRUCK_SPEED[truck_of(player)]
        + ability_speed(state, seat)
        + state.road.move_bonus
        + player.next_move
        - state.road.storm[state.order.index(seat)]
        + extra_fuel * tables.EXTRA_FUEL_SPEED
    )


def fuel_of(player: Player) -> int:
    """LAU-MOVE-13: some Trucks burn Food as well."""
    if tables.BURNS_FOOD[truck_of(player)]:
        return player.load[tables.FUEL] + player.load[tables.FOOD]
    return player.load[tables.FUEL]


def is_tracked(player: Player) -> bool:
    return tables.IS_TRACKED[truck_of(player)]


class SpeedThisMove(CountedEffect):
    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.own_road().move_bonus += self.n


class SpeedNextMove(AuroraEffect):
    """LAU-MOVE-12, LFS-ENC-02: the card itself may stay as a marker."""

    __slots__ = ("marker", "n")

    def __init__(self, n: int, marker: int) -> None:
        self.n = n
        self.marker = marker

    def carry_out(self, state: AuroraState, seat: int) -> None:
        player = state.players[seat]
        player.next_move += self.n
        if self.marker != tables.NONE:
            take_from_discard(state, self.marker)
            player.markers = (*player.markers, self.marker)
        state.tell(SPEED_MARKED, seat, self.n)
