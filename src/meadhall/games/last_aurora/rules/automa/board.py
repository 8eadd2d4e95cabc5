"""The Automa's board: what it gains and loses (LAU-AUTO-01, -04, -09, -18)."""

from meadhall.games.last_aurora.content.action_cards import CAPACITY, LEVEL_SPEED
from meadhall.games.last_aurora.content.tables import AMMO, AUTOMA, FOOD, FUEL, SURVIVOR
from meadhall.games.last_aurora.rules.cards.scripts import CountedEffect
from meadhall.games.last_aurora.rules.events import (
    AUTOMA_GAINED,
    AUTOMA_LEVEL,
    AUTOMA_LOST,
    AUTOMA_SURVIVORS,
)
from meadhall.games.last_aurora.rules.state import AuroraState


def gain_for_automa(state: AuroraState, token: int, n: int) -> int:
    """LAU-AUTO-18: as many as the zone and the supply allow."""
    load = state.the_automa().load
    n = min(n, CAPACITY[token] - load[token], state.supply[token])
    if n > 0:
        load[token] += n
        state.supply[token] -= n
        state.tell(AUTOMA_GAINED, token, n)
    return n


def spend_for_automa(state: AuroraState, token: int, n: int) -> None:
    state.the_automa().load[token] -= n
    state.supply[token] += n


def add_survivors(state: AuroraState, n: int) -> None:
    """LAU-AUTO-04: beyond the fifth a Survivor is worth 1 Fame."""
    load = state.the_automa().load
    for _ in range(n):
        if load[SURVIVOR] < CAPACITY[SURVIVOR]:
            load[SURVIVOR] += 1
            state.tell(AUTOMA_SURVIVORS, load[SURVIVOR])
        else:
            state.add_fame(AUTOMA, 1)


def raise_level(state: AuroraState, n: int) -> None:
    """LAU-AUTO-18: beyond the last level, 1 Fame instead."""
    automa = state.the_automa()
    for _ in range(n):
        if automa.level < len(LEVEL_SPEED):
            automa.level += 1
            state.tell(AUTOMA_LEVEL, automa.level)
        else:
            state.add_fame(AUTOMA, 1)


def damage_automa(state: AuroraState, n: int) -> None:
    """LAU-AUTO-09: each Damage costs a token, Ammo first, then Food, then Fuel."""
    load = state.the_automa().load
    for _ in range(n):
        for token in (AMMO, FOOD, FUEL):
            if load[token]:
                load[token] -= 1
                state.supply[token] += 1
                state.tell(AUTOMA_LOST, token)
                break


class AutomaSurvivor(CountedEffect):
    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        add_survivors(state, self.n)


class AutomaLevel(CountedEffect):
    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        raise_level(state, self.n)
