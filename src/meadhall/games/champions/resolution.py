"""Combat resolution (CHM-RESOLVE) in its order, and hunting (CHM-HUNT)."""

from typing import Final

from meadhall.games.champions import vocabulary
from meadhall.games.champions.combat import begin_fight
from meadhall.games.champions.events import FIGHT_SKIPPED, HUNT_BEGAN
from meadhall.games.champions.rolls import AfterRoll, damage_of, roll_warriors, the_roll
from meadhall.games.champions.state import ChampionsState
from meadhall.games.champions.tables import CONTENT, FOOD, NONE, SHORES, TOWN_TARGETS
from meadhall.games.champions.voyage import Voyage
from meadhall.kernel.state import Step

_HUNTS: Final = [
    (index, effect.cap)
    for index, space in enumerate(CONTENT.board.spaces)
    for effect in space.effects
    if isinstance(effect, vocabulary.ReserveHunt)
]
HUNTING_GROUNDS: Final[int] = _HUNTS[0][0]
FOOD_CAP: Final[int] = _HUNTS[0][1]


class Resolution(Step[ChampionsState]):
    """CHM-RESOLVE-01: hunting, troll, both draugr, then the shores from left to right."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        steps = state.steps
        steps.pop()
        for shore in range(SHORES - 1, -1, -1):
            if state.port_ships[shore] != NONE:
                steps.append(Voyage(shore))
        for target in range(TOWN_TARGETS - 1, -1, -1):
            if state.holders[target] != NONE:
                steps.append(TownFight(target))
        for seat in reversed(state.turn_order()):
            if state.workers_on[HUNTING_GROUNDS] & 1 << seat:
                steps.append(Hunt(seat))
        return True


class TownFight(Step[ChampionsState]):
    """A reserved fight against the troll or a draugr; skipped without warriors."""

    __slots__ = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        enemy = state.enemies[self.target]
        if state.crew_size(self.target):
            begin_fight(state, state.holders[self.target], self.target, enemy)
        else:
            state.tell(FIGHT_SKIPPED, enemy)
        return True


class Hunt(Step[ChampionsState]):
    """CHM-ASSIGN-08: exactly the warriors at home go hunting; CHM-HUNT-06: perhaps none."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        warriors = state.players[self.seat].warriors
        if any(warriors):
            state.tell(HUNT_BEGAN, self.seat)
            roll_warriors(state, self.seat, warriors)
            state.steps.append(BringFood(self.seat))
            state.steps.append(AfterRoll(self.seat, is_hunt=True))
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
