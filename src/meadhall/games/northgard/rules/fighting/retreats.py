"""The retreat of the side that has lost a combat (NUL-COMBAT-12 to 14, 20, 21)."""

from meadhall.games.northgard.content.tiles import AREA_IDS, NONE
from meadhall.games.northgard.rules.events import KAIJA_RETREATED, NO_RETREAT, RETREATED
from meadhall.games.northgard.rules.fighting.casualties import lose_kaija, lose_units
from meadhall.games.northgard.rules.moves import MOVES, RETREAT, RETREAT_ALL, RETREAT_KAIJA
from meadhall.games.northgard.rules.obstacles import (
    PARTNER_THERE,
    RETREAT_ACROSS_HARD,
    RETREAT_TO_ENEMY,
    RETREAT_TO_FIGHT,
    VALKYRIE_BARS,
)
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_combat
from meadhall.kernel.moves import Verb
from meadhall.kernel.state import Choice, Obstacle


def is_fight_pending(state: NorthgardState, territory: int) -> bool:
    """NUL-COMBAT-14, NUL-CREA-10: whether a combat of this action is still to come there."""
    return state.action is not None and territory in state.action.fight_areas


def retreat_obstacle(state: NorthgardState, seat: int, origin: int, target: int) -> Obstacle | None:
    """NUL-COMBAT-12: why a player may not retreat to an adjacent territory; judged now
    (NUL-COMBAT-20)."""
    holder = state.control(target)
    if holder not in (NONE, seat):
        return PARTNER_THERE if state.are_partners(seat, holder) else RETREAT_TO_ENEMY
    if is_fight_pending(state, target):
        return RETREAT_TO_FIGHT
    if state.fierce_in(target):
        return VALKYRIE_BARS
    if state.lands.is_hard(origin, target) and not _crosses_hard(state, seat):
        return RETREAT_ACROSS_HARD
    return None


def _crosses_hard(state: NorthgardState, seat: int) -> bool:
    """NUL-MOVE-10: the attacker's own retreat may cross hard borders, with a card that says so."""
    combat = the_combat(state)
    return combat.attacker.seat == seat and combat.terms().retreat_ignores_hard


class Retreat(Choice[NorthgardState]):
    """Figures retreat one after the other, or all that are left to one territory."""

    __slots__ = ("area",)
    FACTS = {"area": AREA_IDS}

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def run(self, state: NorthgardState) -> bool:
        """With one territory to go to there isn't a choice; with none all go to the reserve
        (NUL-COMBAT-13)."""
        seat = self.seat
        figures = state.figures_in(self.area, seat)
        if figures == 0:
            state.steps.pop()
            return True
        targets = self._targets(state)
        if len(targets) > 1:
            return False
        state.steps.pop()
        if targets:
            self._go(state, targets[0], RETREAT_ALL)
            return True
        units = state.units_in(self.area, seat)
        state.tell(NO_RETREAT, seat, self.area, figures)
        lose_units(state, seat, self.area, units)
        if figures > units:
            lose_kaija(state, seat, self.area)
        return True

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        return self._moves_to(state, list(state.lands.links(self.area)))

    def moves(self, state: NorthgardState, seat: int) -> list[int]:
        return self._moves_to(state, self._targets(state))

    def obstacle(self, state: NorthgardState, seat: int, move: int) -> Obstacle | None:
        return retreat_obstacle(state, seat, self.area, MOVES.verb(move).target(move))

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        verb = MOVES.verb(move)
        self._go(state, verb.target(move), verb)

    def _targets(self, state: NorthgardState) -> list[int]:
        return [
            target
            for target in state.lands.links(self.area)
            if retreat_obstacle(state, self.seat, self.area, target) is None
        ]

    def _moves_to(self, state: NorthgardState, targets: list[int]) -> list[int]:
        units = state.units_in(self.area, self.seat)
        figures = state.figures_in(self.area, self.seat)
        moves: list[int] = []
        if units:
            moves += [RETREAT.at(target) for target in targets]
        if figures > units:
            moves += [RETREAT_KAIJA.at(target) for target in targets]
        if figures > 1:
            moves += [RETREAT_ALL.at(target) for target in targets]
        return moves

    def _go(self, state: NorthgardState, target: int, verb: Verb) -> None:
        seat = self.seat
        units = state.units_in(self.area, seat)
        has_kaija = state.figures_in(self.area, seat) > units
        going = 0 if verb is RETREAT_KAIJA else 1 if verb is RETREAT else units
        if going:
            state.shift_units(seat, self.area, target, going)
            state.tell(RETREATED, seat, self.area, target, going)
        if has_kaija and verb is not RETREAT:
            state.put_kaija(target)
            state.tell(KAIJA_RETREATED, seat, self.area, target)
