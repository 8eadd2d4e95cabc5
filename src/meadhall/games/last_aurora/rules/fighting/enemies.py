"""Enemies on the road: Damage, Target counters, effects on one of them (LAU-FIRE-07, -08, -17)."""

from meadhall.games.last_aurora.content.road import REGION
from meadhall.games.last_aurora.content.story_book import ON_ENEMY_DEFEATED
from meadhall.games.last_aurora.content.tables import (
    ASGARD_DEFENSE,
    CARD_IDS,
    DEFENSE,
    FIRST_ENEMY,
    NONE,
    TARGET_COUNTERS,
)
from meadhall.games.last_aurora.rules.cards.scripts import AuroraEffect, CountedEffect
from meadhall.games.last_aurora.rules.events import ENEMY_HIT, TARGET_PLACED, TARGET_REMOVED
from meadhall.games.last_aurora.rules.fighting.loot import Defeat
from meadhall.games.last_aurora.rules.modules.stories import meet
from meadhall.games.last_aurora.rules.moves import AT_ENEMY, REMOVE
from meadhall.games.last_aurora.rules.obstacles import NOBODY_TO_SHOOT
from meadhall.games.last_aurora.rules.pieces import Foe
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Obstacle


def boxes_left(foe: Foe) -> int:
    enemy = foe.card - FIRST_ENEMY
    return ASGARD_DEFENSE[enemy] - foe.asgard_hits + DEFENSE[enemy] - foe.hits


def foes_near(state: AuroraState, seat: int) -> list[Foe]:
    """The Enemies in a Convoy's region that still stand, in the order in which they entered."""
    region = REGION[state.positions[seat]]
    return [foe for foe in state.fight.foes if foe.region == region and boxes_left(foe)]


def is_foe_near(state: AuroraState, seat: int) -> bool:
    """Whether ``foes_near`` would find one."""
    region = REGION[state.positions[seat]]
    for foe in state.fight.foes:
        if foe.region == region and boxes_left(foe):
            return True
    return False


def hit_enemy(state: AuroraState, seat: int, foe: Foe, n: int) -> None:
    """LFS-ASG-03: Asgard defence first; LAU-FIRE-09: a full Enemy is defeated at once."""
    enemy = foe.card - FIRST_ENEMY
    placed = min(n, boxes_left(foe))
    asgard = min(placed, ASGARD_DEFENSE[enemy] - foe.asgard_hits)
    foe.asgard_hits += asgard
    foe.hits += placed - asgard
    state.tell(ENEMY_HIT, seat, foe.card, placed)
    if not boxes_left(foe):
        state.steps.append(Defeat(foe.card))
        meet(state, seat, ON_ENEMY_DEFEATED)


# Target counters


def targets_left(state: AuroraState, seat: int) -> int:
    left = TARGET_COUNTERS
    for foe in state.fight.foes:
        for target in foe.targets:
            if target == seat:
                left -= 1
    return left


def may_place_target(state: AuroraState, seat: int, foe: Foe) -> bool:
    return seat not in foe.targets and NONE in foe.targets and targets_left(state, seat) > 0


def place_target(state: AuroraState, seat: int, foe: Foe) -> None:
    """LAU-FIRE-07: the leftmost empty space, unless the seat has a counter there or none left."""
    if may_place_target(state, seat, foe):
        place = foe.targets.index(NONE)
        foe.targets = replaced(foe.targets, place, seat)
        state.tell(TARGET_PLACED, seat, foe.card, place + 1)


def may_swap_target(state: AuroraState, seat: int, foe: Foe) -> bool:
    """Whether a Smoke Candle would change anything here."""
    for other in foe.targets:
        if other != NONE and other != seat:
            return True
    return may_place_target(state, seat, foe)


class SwapTarget(FreeChoice):
    """LFS-OBJ-04: remove a counter of another player, then place one's own."""

    __slots__ = ("card",)
    FACTS = {"card": CARD_IDS}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, state: AuroraState) -> bool:
        if self.candidates(state, self.seat):
            return False
        state.steps.pop()
        place_target(state, self.seat, state.own_foe(self.card))
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        foe = state.foe_with(self.card)
        assert foe is not None
        others = {other for other in foe.targets if other != NONE and other != seat}
        return [REMOVE.at(other) for other in sorted(others)]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        foe = state.own_foe(self.card)
        other = REMOVE.target(move)
        foe.targets = replaced(foe.targets, foe.targets.index(other), NONE)
        state.tell(TARGET_REMOVED, other, self.card)
        place_target(state, seat, foe)


class ChooseEnemy(FreeChoice):
    """One Enemy in the Convoy's region; LFS-EDGE-11: no effect if there isn't one."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        if self.foes(state):
            return False
        state.steps.pop()
        return True

    def foes(self, state: AuroraState) -> list[Foe]:
        return foes_near(state, self.seat)

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return sorted([AT_ENEMY.at(foe.card - FIRST_ENEMY) for foe in self.foes(state)])

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        self.strike(state, state.own_foe(AT_ENEMY.target(move) + FIRST_ENEMY))

    def strike(self, state: AuroraState, foe: Foe) -> None:
        """What is done to the chosen Enemy."""


class DamageEnemy(ChooseEnemy):
    """LAU-FIRE-08, LAU-FIRE-17: Damage outside attacks brings no Fame and no Target counter."""

    __slots__ = ("n",)
    FACTS = {"n": None}

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def strike(self, state: AuroraState, foe: Foe) -> None:
        hit_enemy(state, self.seat, foe, self.n)


class ChooseSwap(ChooseEnemy):
    __slots__ = ()

    def foes(self, state: AuroraState) -> list[Foe]:
        return [
            foe for foe in foes_near(state, self.seat) if may_swap_target(state, self.seat, foe)
        ]

    def strike(self, state: AuroraState, foe: Foe) -> None:
        state.steps.append(SwapTarget(self.seat, foe.card))


class SpareAmbush(ChooseEnemy):
    """One Enemy whose Ambush is ignored by the own Convoy, or by all."""

    __slots__ = ("for_all",)
    FACTS = {"for_all": None}

    def __init__(self, seat: int, for_all: bool) -> None:
        super().__init__(seat)
        self.for_all = for_all

    def foes(self, state: AuroraState) -> list[Foe]:
        if state.fight.ambusher != NONE:
            return [foe for foe in state.fight.foes if foe.card == state.fight.ambusher]
        return [foe for foe in foes_near(state, self.seat) if foe.is_new]

    def strike(self, state: AuroraState, foe: Foe) -> None:
        seats = (1 << len(state.positions)) - 1 if self.for_all else 1 << self.seat
        foe.spared |= seats


# Effects


class EnemyDamage(CountedEffect):
    """An Object that damages an Enemy needs one in the region (LFS-OBJ-03)."""

    __slots__ = ()

    def obstacle(self, state: AuroraState, seat: int) -> Obstacle | None:
        return None if is_foe_near(state, seat) else NOBODY_TO_SHOOT

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(DamageEnemy(seat, self.n))


class ReplaceTarget(AuroraEffect):
    """LFS-OBJ-04: the Smoke Candle."""

    __slots__ = ()

    def is_idle(self, state: AuroraState, seat: int) -> bool:
        for foe in foes_near(state, seat):
            if may_swap_target(state, seat, foe):
                return False
        return True

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ChooseSwap(seat))


class IgnoreAmbush(AuroraEffect):
    __slots__ = ("for_all",)

    def __init__(self, for_all: bool) -> None:
        self.for_all = for_all

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(SpareAmbush(seat, self.for_all))


class IgnoreEnemies(AuroraEffect):
    """LFS-OBJ-02: the Active Camouflage."""

    __slots__ = ()

    def is_idle(self, state: AuroraState, seat: int) -> bool:
        """During a turn, only Enemies that will attack matter (LAU-FIRE-10)."""
        if state.players[seat].is_hidden:
            return True
        if state.fight.ambusher != NONE:
            return False
        for foe in foes_near(state, seat):
            if not foe.is_new:
                return False
        return True

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.players[seat].is_hidden = True
