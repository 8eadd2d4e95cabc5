"""Figures that go back to their owner's reserve: casualties, and what cards and creatures take."""

from meadhall.games.northgard.content.tiles import AREA_IDS
from meadhall.games.northgard.rules.events import KAIJA_LOST, UNITS_LOST
from meadhall.games.northgard.rules.moves import LOSE_KAIJA, LOSE_UNIT
from meadhall.games.northgard.rules.owed import Owed
from meadhall.games.northgard.rules.state import NorthgardState


def lose_figures(state: NorthgardState, seat: int, territory: int, n: int) -> None:
    """Let a player return ``n`` figures of a territory to the reserve, or all if there are fewer.

    It happens as the next step: push whatever has to wait for it first.
    """
    if n > 0:
        state.steps.append(LoseFigures(seat, n, territory))


def lose_units(state: NorthgardState, seat: int, territory: int, n: int) -> None:
    if n > 0:
        state.take_units(seat, territory, n)
        state.tell(UNITS_LOST, seat, territory, n)


def lose_kaija(state: NorthgardState, seat: int, territory: int) -> None:
    state.take_kaija()
    state.tell(KAIJA_LOST, seat, territory)


class LoseFigures(Owed):
    """NUL-COMBAT-11, NUL-CARD-10, NUL-CREA-24: if Kaija is among the units, her player chooses
    which figure goes, one at a time; nobody else has a choice."""

    __slots__ = ("area",)
    FACTS = {"area": AREA_IDS}

    def __init__(self, seat: int, left: int, area: int) -> None:
        super().__init__(seat, left)
        self.area = area

    def run(self, state: NorthgardState) -> bool:
        territory = state.lands.territory(self.area)
        units = state.units_in(territory, self.seat)
        figures = state.figures_in(territory, self.seat)
        has_kaija = figures > units
        if has_kaija and units and self.left < figures:
            return False
        state.steps.pop()
        lose_units(state, self.seat, territory, min(self.left, units))
        if has_kaija and self.left > units:
            lose_kaija(state, self.seat, territory)
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [LOSE_UNIT.move, LOSE_KAIJA.move]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        territory = state.lands.territory(self.area)
        if move == LOSE_KAIJA.move:
            lose_kaija(state, seat, territory)
        else:
            lose_units(state, seat, territory, 1)
        lose_figures(state, seat, territory, self.left - 1)
