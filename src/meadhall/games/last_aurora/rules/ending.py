"""The End of Round phase and the end of the game (LAU-END)."""

from typing import Final

from meadhall.games.last_aurora.content.road import PROGRESS, RED_STOPS, REGION, STOPS
from meadhall.games.last_aurora.content.story_book import ON_END_START
from meadhall.games.last_aurora.content.tables import BOX_COUNT, MOST_PLAYERS, ROUNDS
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.cards.abilities import (
    ABILITIES,
    RepairEndOfRound,
    active_with,
    having,
)
from meadhall.games.last_aurora.rules.cards.objects import (
    KEEP_LIMIT,
    DrawObjects,
    objects_each_round,
)
from meadhall.games.last_aurora.rules.convoys.damage import RepairBoxes, is_damaged
from meadhall.games.last_aurora.rules.exploring.zone import clear_zone, fill_slots
from meadhall.games.last_aurora.rules.fighting.loot import remove_foe
from meadhall.games.last_aurora.rules.modules.missions import CheckMissions
from meadhall.games.last_aurora.rules.modules.stories import (
    discard_automa_story,
    meet_outside_turns,
    skip_story,
)
from meadhall.games.last_aurora.rules.state import OVER, AuroraState
from meadhall.kernel.state import Step

MECHANICS: Final = having(RepairEndOfRound)


def begin_end_phase(state: AuroraState) -> None:
    """LAU-END-10: the full sequence."""
    state.steps.append(RebuildTrack())
    state.steps.append(RenewZone())
    state.steps.append(MoveAurora())
    state.steps.append(LeaveBehind())
    state.steps.append(UPKEEP[0])
    state.steps.append(CheckReached())
    state.steps.append(CheckMissions(0, 0, False))
    meet_outside_turns(state, ON_END_START)


def is_reached(state: AuroraState) -> bool:
    """LAU-END-01: whether a Convoy stands on the Aurora's space."""
    return state.road.aurora in state.positions


def end_game(state: AuroraState) -> None:
    """LFS-STORY-16: open Missions are checked; only the scoring is left after that."""
    state.steps.clear()
    state.steps.append(GameOver())
    state.steps.append(CheckMissions(0, 0, True))


class CheckReached(Step[AuroraState]):
    """LAU-END-01, LAU-END-02."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        if is_reached(state) or state.round == ROUNDS:
            end_game(state)
        return True


class GameOver(Step[AuroraState]):
    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        state.phase = OVER
        if state.automa is not None:
            # LFS-STORY-26: its Story cards score nothing.
            while state.automa.stories:
                discard_automa_story(state)
        for seat in state.order:
            if state.positions[seat] == state.road.aurora:
                state.tell(events.BOARDED, seat)
        state.tell(events.GAME_ENDED)
        state.reveal()
        return True


class Upkeep(Step[AuroraState]):
    """LAU-END-03, LAU-END-04: one player after the other, then the limit of all hands."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: AuroraState) -> bool:
        if self.place == len(state.order):
            state.steps.pop()
            for seat in state.order[::-1]:
                if not state.is_automa(seat):
                    state.steps.append(KEEP_LIMIT[seat])
            return True
        state.steps[-1] = UPKEEP[self.place + 1]
        seat = state.order[self.place]
        if state.is_automa(seat):
            return True
        player = state.players[seat]
        # LFS-ASG-02: Damage on Asgard Armour may be removed.
        state.steps.append(MEND_ARMOUR[seat])
        state.steps.append(DRAW_FROM_BOXES[seat])
        for survivor in active_with(state, player, MECHANICS):
            if is_damaged(state, player):
                state.tell(events.ABILITY_USED, seat, survivor)
            state.steps.append(RepairBoxes(seat, ABILITIES[survivor].n, False))
        return True


class DrawFromBoxes(Step[AuroraState]):
    """LFS-EXP-05: boxes that are whole now, after the repairs."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        objects = objects_each_round(state, state.players[self.seat])
        if objects:
            state.steps.append(DrawObjects(self.seat, objects))
        return True


UPKEEP: Final = [Upkeep(place) for place in range(MOST_PLAYERS + 1)]
MEND_ARMOUR: Final = [RepairBoxes(seat, BOX_COUNT, True) for seat in range(MOST_PLAYERS)]
DRAW_FROM_BOXES: Final = [DrawFromBoxes(seat) for seat in range(MOST_PLAYERS)]


class LeaveBehind(Step[AuroraState]):
    """LAU-END-05: Enemies behind every Convoy; LFS-ASG-04: Asgard defence heals."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        last = min([REGION[space] for space in state.positions])
        for foe in state.own_fight().foes[:]:
            if foe.region < last:
                state.tell(events.ENEMY_LEFT, foe.card)
                remove_foe(state, foe.card)
            elif foe.asgard_hits:
                state.tell(events.ENEMY_HEALED, foe.card, foe.asgard_hits)
                foe.asgard_hits = 0
        skip_story(state)
        return True


class MoveAurora(Step[AuroraState]):
    """LAU-END-06, LAU-OPT-02: the Stop of the next round; a Convoy there ends the game."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        state.round += 1
        stops = RED_STOPS if state.options.hurried_ship else STOPS
        state.own_road().aurora = stops[state.options.map][state.round - 1]
        state.tell(events.AURORA_MOVED, state.road.aurora)
        if is_reached(state):
            end_game(state)
        return True


class RenewZone(Step[AuroraState]):
    """LAU-END-07."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        clear_zone(state)
        fill_slots(state)
        return True


class RebuildTrack(Step[AuroraState]):
    """LAU-END-08, LAU-END-09: highest progress leftmost, then the earlier arrival."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        arrivals = state.road.arrivals
        keys = [(-PROGRESS[state.positions[seat]], arrivals[seat], seat) for seat in state.order]
        keys.sort()
        state.order = tuple([key[2] for key in keys])
        state.tell_list(events.TURN_ORDER, state.order)
        return True
