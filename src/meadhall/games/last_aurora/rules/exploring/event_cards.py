"""Event cards (LAU-ZONE-03, LAU-ZONE-08, LFS-EV)."""

from meadhall.games.last_aurora.content.road import RED_STOPS
from meadhall.games.last_aurora.content.tables import (
    EVENT_EACH,
    EVENT_LAST,
    EVENT_STORM,
    EVENT_THEN,
    FIRST_EVENT,
    FOOD,
)
from meadhall.games.last_aurora.rules.cards.scripts import (
    AuroraEffect,
    CountedEffect,
    carry_out,
    carry_out_for_all,
)
from meadhall.games.last_aurora.rules.convoys.cargo import spend
from meadhall.games.last_aurora.rules.events import AURORA_MOVED, DONATED, STORM_COMING
from meadhall.games.last_aurora.rules.moves import DONE, GIVE
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice


def resolve_event(state: AuroraState, card: int) -> None:
    """LAU-ZONE-03, LAU-ZONE-08: for all players in turn order, then for the last of them."""
    event = card - FIRST_EVENT
    carry_out(state, 0, EVENT_THEN[event])
    last = state.order[-1]
    if not state.is_automa(last):
        carry_out(state, last, EVENT_LAST[event])
    carry_out_for_all(state, EVENT_EACH[event])
    if any(EVENT_STORM[event]):
        state.tell(STORM_COMING, card)
        road = state.own_road()
        road.storm = tuple(
            [
                before + penalty
                for before, penalty in zip(road.storm, EVENT_STORM[event], strict=True)
            ]
        )


class Donate(AuroraEffect):
    __slots__ = ("fame",)

    def __init__(self, fame: int) -> None:
        self.fame = fame

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(DonateFood(seat, self.fame))


class DonateFood(FreeChoice):
    """LFS-EV-02: any number of Food, one at a time."""

    __slots__ = ("fame",)
    FACTS = {"fame": None}

    def __init__(self, seat: int, fame: int) -> None:
        super().__init__(seat)
        self.fame = fame

    def run(self, state: AuroraState) -> bool:
        if state.players[self.seat].load[FOOD]:
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [GIVE.move, DONE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
            return
        spend(state, seat, FOOD, 1)
        state.own_zone().donated += 1
        state.tell(DONATED, seat, state.zone.donated)
        state.add_fame(seat, self.fame)


class AuroraToRedStop(CountedEffect):
    """LFS-EV-02: if too little was given, the ship goes to the red Stop of this round."""

    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        if state.zone.donated < self.n:
            stop = RED_STOPS[state.options.map][state.round - 1]
            if state.road.aurora != stop:
                state.own_road().aurora = stop
                state.tell(AURORA_MOVED, stop)
        state.own_zone().donated = 0
