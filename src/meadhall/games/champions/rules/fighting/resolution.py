"""Combat resolution (CHM-RESOLVE) in its order, and hunting (CHM-HUNT)."""

from typing import Final

from meadhall.games.champions.content.tables import FOOD, NONE, SHORES, TOWN_TARGETS
from meadhall.games.champions.rules.builders import SPACE_EFFECTS
from meadhall.games.champions.rules.events import FIGHT_SKIPPED, HUNT_BEGAN
from meadhall.games.champions.rules.fighting.combat import begin_fight
from meadhall.games.champions.rules.fighting.rolls import (
    AfterRoll,
    damage_of,
    roll_warriors,
    the_roll,
)
from meadhall.games.champions.rules.fighting.voyage import Voyage
from meadhall.games.champions.rules.runes import RunesBeforeFight, has_free_rune, offer_runes_after
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.rules.town.locations import ReserveHunt
from meadhall.kernel.state import Step

_HUNTS: Final = [
    (space, effect.cap)
    for space, effects in enumerate(SPACE_EFFECTS)
    for effect in effects
    if isinstance(effect, ReserveHunt)
]
HUNTING_GROUNDS: Final[int] = _HUNTS[0][0]
FOOD_CAP: Final[int] = _HUNTS[0][1]


class Resolution(Step[ChampionsState]):
    """CHM-RESOLVE-01: hunting, troll, both draugr, then the shores from left to right."""

    __slots__ = ("asked",)

    def __init__(self, asked: int) -> None:
        self.asked = asked
        """The seat that could use runes until a moment ago, or ``NONE``."""

    def run(self, state: ChampionsState) -> bool:
        steps = state.steps
        steps.pop()
        for shore in range(SHORES - 1, -1, -1):
            if state.shores.ships[shore] != NONE:
                steps.append(Voyage(shore))
        for target in range(TOWN_TARGETS - 1, -1, -1):
            if state.crews.holders[target] != NONE:
                owner = state.players[state.crews.holders[target]]
                steps.append(TownFight(target, has_free_rune(owner)))
        for seat in reversed(state.turn_order()):
            if state.town.workers_on[HUNTING_GROUNDS] & 1 << seat:
                steps.append(Hunt(seat, has_free_rune(state.players[seat])))
        first = next_in_town(state)
        if first is not None and first.fighter(state) == self.asked:
            steps[steps.index(first)] = first.without_asking()
        return True


class InTown(Step[ChampionsState]):
    """A hunt, or a fight against the troll or a draugr; its owner may use runes before it."""

    __slots__ = ("asks",)

    def __init__(self, asks: bool) -> None:
        self.asks = asks
        """Whether the owner has still to be asked about runes."""

    def fighter(self, state: ChampionsState) -> int:
        """The seat that will roll, or ``NONE`` if nobody goes there."""
        return NONE

    def without_asking(self) -> "InTown":
        return self


def next_in_town(state: ChampionsState) -> InTown | None:
    """The next hunt or fight in town that somebody goes to, or None."""
    for step in state.steps[::-1]:
        if not isinstance(step, InTown):
            return None
        if step.fighter(state) != NONE:
            return step
    return None


def let_use_runes_after(state: ChampionsState, seat: int, enemy: int) -> None:
    """CHM-RUNE-18: not if the next thing to happen is a fight of the same seat, which asks too."""
    following = next_in_town(state)
    if following is None or following.fighter(state) != seat:
        offer_runes_after(state, seat, enemy)


class TownFight(InTown):
    """A reserved fight against the troll or a draugr; skipped without warriors."""

    __slots__ = ("target",)

    def __init__(self, target: int, asks: bool) -> None:
        super().__init__(asks)
        self.target = target

    def fighter(self, state: ChampionsState) -> int:
        return state.crews.holders[self.target] if state.crews.size(self.target) else NONE

    def without_asking(self) -> InTown:
        return TownFight(self.target, asks=False)

    def run(self, state: ChampionsState) -> bool:
        seat = self.fighter(state)
        enemy = state.town.enemies[self.target]
        if seat != NONE and self.asks:
            state.steps[-1] = self.without_asking()
            state.steps.append(RunesBeforeFight(seat, enemy))
            return True
        state.steps.pop()
        if seat == NONE:
            state.tell(FIGHT_SKIPPED, enemy)
        else:
            let_use_runes_after(state, seat, enemy)
            begin_fight(state, seat, self.target, enemy)
        return True


class Hunt(InTown):
    """CHM-ASSIGN-08: exactly the warriors at home go hunting; CHM-HUNT-06: perhaps none."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, asks: bool) -> None:
        super().__init__(asks)
        self.seat = seat

    def fighter(self, state: ChampionsState) -> int:
        return self.seat if any(state.players[self.seat].warriors) else NONE

    def without_asking(self) -> InTown:
        return Hunt(self.seat, asks=False)

    def run(self, state: ChampionsState) -> bool:
        seat = self.seat
        if self.fighter(state) == NONE:
            state.steps.pop()
        elif self.asks:
            state.steps[-1] = self.without_asking()
            state.steps.append(RunesBeforeFight(seat, NONE))
        else:
            state.steps.pop()
            let_use_runes_after(state, seat, NONE)
            state.tell(HUNT_BEGAN, seat)
            roll_warriors(state, seat, state.players[seat].warriors)
            state.steps.append(BringFood(seat))
            state.steps.append(AfterRoll(seat, is_hunt=True))
        return True


class BringFood(Step[ChampionsState]):
    """CHM-HUNT-01: food equal to the damage shown, up to the cap."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        damage = damage_of(the_roll(state), state.players[self.seat].leader)
        state.roll = None
        state.gain(self.seat, FOOD, min(damage, FOOD_CAP))
        return True
