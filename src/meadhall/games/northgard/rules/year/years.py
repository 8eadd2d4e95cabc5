"""NUL-YEAR: the phases of a year, and how it starts."""

from meadhall.games.northgard.content.tables import EXTRA_START_DRAW, HAND_SIZE, START_OF_YEAR
from meadhall.games.northgard.rules.cards.decks import draw_to_hand
from meadhall.games.northgard.rules.cards.display import lay_display
from meadhall.games.northgard.rules.creatures import CreaturePhase
from meadhall.games.northgard.rules.events import YEAR_BEGAN
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year.harvest import Harvest
from meadhall.games.northgard.rules.year.turns import Actions
from meadhall.games.northgard.rules.year.winter import Winter
from meadhall.games.northgard.rules.year.year_end import EndOfYear
from meadhall.kernel.state import Step


class Year(Step[NorthgardState]):
    """NUL-YEAR-01: all phases, last first. It stays below them and so begins the next year."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.tell(YEAR_BEGAN, state.year)
        state.steps += [EndOfYear(), Winter(), Harvest()]
        if state.options.creatures:
            state.steps.append(CreaturePhase())
        state.steps += [Actions(), StartOfYear()]
        return True


class StartOfYear(Step[NorthgardState]):
    """NUL-YEAR-02 to 04, 07: cards for all in turn order, then the display."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        state.steps.pop()
        state.begin_phase(START_OF_YEAR)
        for seat in state.turn_order():
            draw_to_hand(state, seat, HAND_SIZE + _extra_cards(state, seat))
        lay_display(state)
        return True


def _extra_cards(state: NorthgardState, seat: int) -> int:
    """NUL-EDGE-17: for Forges in territories controlled now."""
    extra = 0
    for territory in state.controlled(seat):
        extra += state.buildings.sum(territory, EXTRA_START_DRAW)
    return extra
