"""What the rarer words of the cards do: attacks, Events, Stories, the Automa."""

from meadhall.games.last_aurora.content.road import RED_STOPS
from meadhall.games.last_aurora.content.tables import FOOD, NONE
from meadhall.games.last_aurora.rules.automa_board import add_survivors, raise_level
from meadhall.games.last_aurora.rules.cards.scripts import Effect
from meadhall.games.last_aurora.rules.convoys.cargo import spend
from meadhall.games.last_aurora.rules.convoys.survivors import LoseSurvivors
from meadhall.games.last_aurora.rules.driving.mines import LayMines, may_lay_mines
from meadhall.games.last_aurora.rules.events import AURORA_MOVED, DONATED
from meadhall.games.last_aurora.rules.fighting.enemies import (
    ChooseSwap,
    DamageEnemy,
    SpareAmbush,
    foes_near,
    is_foe_near,
    may_swap_target,
)
from meadhall.games.last_aurora.rules.modules.stories import KeepInZone, KeepUnder, keep_active
from meadhall.games.last_aurora.rules.moves import DONE, GIVE, SHIFT
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice


class PlaceMines(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        return not may_lay_mines(state)

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(LayMines(seat, self.n))


class HitBonus(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, state: AuroraState, seat: int) -> None:
        state.attack_bonus += self.n


class AttackMisses(Effect):
    __slots__ = ()

    def apply(self, state: AuroraState, seat: int) -> None:
        state.attack_spoiled = True


class EnemyDamage(Effect):
    """An Object that damages an Enemy needs one in the region (LFS-OBJ-03)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def is_payable(self, state: AuroraState, seat: int) -> bool:
        return is_foe_near(state, seat)

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(DamageEnemy(seat, self.n))


class SwapTarget(Effect):
    __slots__ = ()

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        for foe in foes_near(state, seat):
            if may_swap_target(state, seat, foe):
                return False
        return True

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ChooseSwap(seat))


class IgnoreAmbush(Effect):
    __slots__ = ("for_all",)

    def __init__(self, for_all: bool) -> None:
        self.for_all = for_all

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(SpareAmbush(seat, self.for_all))


class IgnoreEnemies(Effect):
    """LFS-OBJ-02."""

    __slots__ = ()

    def is_vain(self, state: AuroraState, seat: int) -> bool:
        """On one's turn only those Enemies matter that will attack (LAU-FIRE-10)."""
        if state.players[seat].is_hidden:
            return True
        if state.ambusher != NONE:
            return False
        for foe in foes_near(state, seat):
            if not foe.is_new:
                return False
        return True

    def apply(self, state: AuroraState, seat: int) -> None:
        state.players[seat].is_hidden = True


class Donate(Effect):
    __slots__ = ("fame",)

    def __init__(self, fame: int) -> None:
        self.fame = fame

    def apply(self, state: AuroraState, seat: int) -> None:
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
        state.donated += 1
        state.tell(DONATED, seat, state.donated)
        state.add_fame(seat, self.fame)


class AuroraToRedStop(Effect):
    """LFS-EV-02: if too little was given, the ship goes to the red Stop of this round."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, state: AuroraState, seat: int) -> None:
        if state.donated < self.n:
            stop = RED_STOPS[state.options.map][state.round - 1]
            if state.aurora != stop:
                state.aurora = stop
                state.tell(AURORA_MOVED, stop)
        state.donated = 0


class KeepActive(Effect):
    __slots__ = ("story",)

    def __init__(self, story: int) -> None:
        self.story = story

    def apply(self, state: AuroraState, seat: int) -> None:
        keep_active(state, seat, self.story)


class KeepUnderCard(Effect):
    __slots__ = ("story",)

    def __init__(self, story: int) -> None:
        self.story = story

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(KeepUnder(seat, self.story))


class KeepAtSlot(Effect):
    __slots__ = ("story",)

    def __init__(self, story: int) -> None:
        self.story = story

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(KeepInZone(seat, self.story))


class ExplorerStaysExhausted(Effect):
    """LAU-REST-05."""

    __slots__ = ()

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ChooseFrozen(seat))


class ChooseFrozen(FreeChoice):
    """Which of two explorers it is."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        if state.explorers:
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [SHIFT.at(survivor) for survivor in sorted(state.explorers)]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        state.frozen = [*state.frozen, SHIFT.target(move)]


class LoseSurvivor(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, state: AuroraState, seat: int) -> None:
        state.steps.append(LoseSurvivors(seat, self.n))


class AutomaSurvivor(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, state: AuroraState, seat: int) -> None:
        add_survivors(state, self.n)


class AutomaLevel(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, state: AuroraState, seat: int) -> None:
        raise_level(state, self.n)
