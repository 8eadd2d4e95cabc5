"""After the moves of an action: which combats there are, and in which order they are fought."""

from meadhall.games.northgard.content.tables import CREATURE_SHARES
from meadhall.games.northgard.content.tiles import AREA_IDS, NONE
from meadhall.games.northgard.rules.fighting.combat import begin_combat
from meadhall.games.northgard.rules.moves import DECLINE, FIGHT, RESOLVE
from meadhall.games.northgard.rules.progress import NO_BONUS
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_action
from meadhall.kernel.state import Choice


def begin_fights(state: NorthgardState, seat: int) -> None:
    """NUL-COMBAT-01: list the combats of the action under way; the active player ``seat``
    declares fights with creatures, then settles all in any order (NUL-CREA-09, 10)."""
    action = the_action(state)
    mover = action.seat
    is_move = action.terms() is not NO_BONUS
    shared: list[int] = []
    for territory in state.occupied(mover):
        if state.control(territory) != mover:
            action.fight_areas.append(territory)
            action.fight_creatures.append(NONE)
        elif is_move and state.creatures.line:
            creatures = state.creatures_in(territory)
            fierce = first_fierce(creatures)
            if fierce != NONE:
                action.fight_areas.append(territory)
                action.fight_creatures.append(fierce)
            elif creatures:
                shared.append(territory)
    state.steps.append(ResolveFights(seat))
    for territory in reversed(shared):
        state.steps.append(DeclareFight(seat, territory))


def first_fierce(creatures: list[int]) -> int:
    for creature in creatures:
        if not CREATURE_SHARES[creature]:
            return creature
    return NONE


class DeclareFight(Choice[NorthgardState]):
    """NUL-CREA-09: fight at most one of the creatures that share a territory with units."""

    __slots__ = ("area",)
    FACTS = {"area": AREA_IDS}

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        creatures = sorted(state.creatures_in(self.area))
        return [*[FIGHT.at(creature) for creature in creatures], DECLINE.move]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move != DECLINE.move:
            action = the_action(state)
            action.fight_areas.append(self.area)
            action.fight_creatures.append(FIGHT.target(move))


class ResolveFights(Choice[NorthgardState]):
    """NUL-COMBAT-02: the active player says which combat comes next; it stays below that combat
    until all are over, and with them the action."""

    __slots__ = ()

    def run(self, state: NorthgardState) -> bool:
        if the_action(state).fight_areas:
            return False
        state.steps.pop()
        state.action = None
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return [RESOLVE.at(territory) for territory in sorted(the_action(state).fight_areas)]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        action = the_action(state)
        index = action.fight_areas.index(RESOLVE.target(move))
        territory = action.fight_areas.pop(index)
        creature = action.fight_creatures.pop(index)
        defender = state.control(territory) if creature == NONE else NONE
        begin_combat(state, territory, action.terms(), action.seat, defender, creature)
