"""The round: five phases and their turns (LAU-ROUND)."""

from typing import Final

from meadhall.games.last_aurora.content.story_book import (
    ON_EXPLORATION_END,
    ON_FIRE_END,
    ON_FIRE_START,
    ON_MOVEMENT_END,
    ON_REST_END,
    ON_REST_START,
)
from meadhall.games.last_aurora.content.tables import MOST_PLAYERS
from meadhall.games.last_aurora.rules.automa.turns import (
    AutomaExplores,
    AutomaFires,
    AutomaMoves,
    AutomaRests,
    deal_automa_hand,
)
from meadhall.games.last_aurora.rules.cards.objects import show_interest
from meadhall.games.last_aurora.rules.driving.movement import MoveTurn
from meadhall.games.last_aurora.rules.ending import begin_end_phase
from meadhall.games.last_aurora.rules.events import PHASE_BEGAN, ROUND_BEGAN
from meadhall.games.last_aurora.rules.exploring.exploration import EXPLORE_TURNS
from meadhall.games.last_aurora.rules.fighting.ambush import Ambush, EnemyAttacks, enter_enemies
from meadhall.games.last_aurora.rules.fighting.fire import FireTurn
from meadhall.games.last_aurora.rules.modules.pvp import CollectBonuses
from meadhall.games.last_aurora.rules.modules.stories import begin_turn, meet_outside_turns
from meadhall.games.last_aurora.rules.rest import RestEnds, RestTurn
from meadhall.games.last_aurora.rules.state import (
    ENDING,
    EXPLORING,
    FIRING,
    MOVING,
    RESTING,
    AuroraState,
)
from meadhall.kernel.state import Step


class BeginRound(Step[AuroraState]):
    """LAU-ROUND-01. ``ending.py`` begins the next one."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.tell(ROUND_BEGAN, state.round)
        for player in state.players:
            player.has_passed = False
            player.used_tales = ()
        state.steps[-1] = PHASES[ENDING]
        for phase in (FIRING, MOVING, RESTING, EXPLORING):
            state.steps.append(PHASES[phase])
        return True


class BeginPhase(Step[AuroraState]):
    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        state.phase = self.phase
        state.tell(PHASE_BEGAN, self.phase)
        for player in state.players:
            if player.used:
                player.used = ()
        if state.options.stories and self.phase < ENDING:
            state.steps.append(PHASE_ENDS[self.phase])
        if self.phase == EXPLORING:
            if state.automa is not None:
                deal_automa_hand(state)
            state.steps.append(EXPLORATION_TURNS[0])
        elif self.phase == RESTING:
            state.steps.append(RestEnds())
            state.steps.append(TURNS[RESTING][0])
            meet_outside_turns(state, ON_REST_START)
        elif self.phase == MOVING:
            state.steps.append(StormEnds())
            state.steps.append(TURNS[MOVING][0])
        elif self.phase == FIRING:
            begin_fire_phase(state)
        else:
            state.steps.append(BeginRound())
            begin_end_phase(state)
        return True


PHASES: Final = [BeginPhase(phase) for phase in range(ENDING + 1)]


class PhaseEnds(Step[AuroraState]):
    """LFS-STORY-36: everything in the phase is done, and the next one has not begun."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        meet_outside_turns(state, ON_PHASE_END[self.phase])
        return True


PHASE_ENDS: Final = [PhaseEnds(phase) for phase in range(ENDING)]
ON_PHASE_END: Final = [0, ON_EXPLORATION_END, ON_REST_END, ON_MOVEMENT_END, ON_FIRE_END]
"""By phase; nothing ends with the setup."""


class ExplorationTurns(Step[AuroraState]):
    """LAU-EXP-01: in Reverse Turn Order, around the table until all have passed."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: AuroraState) -> bool:
        order = state.order
        n = len(order)
        for offset in range(n):
            place = (self.place + offset) % n
            seat = order[n - 1 - place]
            if state.is_automa(seat):
                if state.the_automa().hand:
                    state.steps[-1] = EXPLORATION_TURNS[(place + 1) % n]
                    begin_turn(state)
                    state.steps.append(AutomaExplores())
                    return True
            elif not state.players[seat].has_passed:
                state.steps[-1] = EXPLORATION_TURNS[(place + 1) % n]
                begin_player_turn(state, seat)
                state.steps.append(EXPLORE_TURNS[seat])
                return True
        state.steps.pop()
        return True


EXPLORATION_TURNS: Final = [ExplorationTurns(place) for place in range(MOST_PLAYERS)]


class Turns(Step[AuroraState]):
    """LAU-ROUND-03: one turn each, in Reverse Turn Order for Rest, otherwise in Standard Order."""

    __slots__ = ("phase", "place")

    def __init__(self, phase: int, place: int) -> None:
        self.phase = phase
        self.place = place

    def run(self, state: AuroraState) -> bool:
        place = self.place
        if place == len(state.order):
            state.steps.pop()
            return True
        state.steps[-1] = TURNS[self.phase][place + 1]
        if self.phase == RESTING:
            place = len(state.order) - 1 - place
        seat = state.order[place]
        if state.is_automa(seat):
            begin_turn(state)
            state.steps.append(automa_turn(self.phase))
        else:
            begin_player_turn(state, seat)
            state.steps.append(PLAYER_TURNS[self.phase][seat])
        return True


TURNS: Final = [
    [Turns(phase, place) for place in range(MOST_PLAYERS + 1)] for phase in range(FIRING + 1)
]
PLAYER_TURNS: Final[dict[int, list[Step[AuroraState]]]] = {
    RESTING: [RestTurn(seat) for seat in range(MOST_PLAYERS)],
    MOVING: [MoveTurn(seat) for seat in range(MOST_PLAYERS)],
    FIRING: [FireTurn(seat) for seat in range(MOST_PLAYERS)],
}


def begin_player_turn(state: AuroraState, seat: int) -> None:
    begin_turn(state)
    show_interest(state, seat)


def automa_turn(phase: int) -> Step[AuroraState]:
    if phase == RESTING:
        return AutomaRests()
    return AutomaMoves() if phase == MOVING else AutomaFires()


class StormEnds(Step[AuroraState]):
    """LFS-EV-01: a Snowstorm lasts for one Movement phase."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        road = state.own_road()
        road.left = ()
        road.storm = (0,) * len(road.storm)
        return True


def begin_fire_phase(state: AuroraState) -> None:
    """LAU-FIRE-01: Enemies enter, Ambushes, turns, attacks, bonuses of the PvP cards."""
    for player in state.players:
        player.fired = ()
        player.has_hit = False
        player.is_hidden = False
    fight = state.own_fight()
    fight.hit_by = (0,) * len(fight.hit_by)
    state.steps.append(FirePhaseEnds())
    if state.options.pvp:
        state.steps.append(CollectBonuses(0))
    state.steps.append(EnemyAttacks())
    state.steps.append(TURNS[FIRING][0])
    enter_enemies(state)
    for foe in state.fight.foes[::-1]:
        if foe.is_new:
            state.steps.append(Ambush(foe.card))
    meet_outside_turns(state, ON_FIRE_START)


class FirePhaseEnds(Step[AuroraState]):
    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        for foe in state.own_fight().foes:
            foe.is_new = False
            foe.spared = 0
        for player in state.players:
            player.is_hidden = False
        return True
