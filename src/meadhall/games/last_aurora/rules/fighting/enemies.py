"""Enemies on the road: Damage, Target counters, defeat and Loot (LAU-FIRE-07, LAU-LOOT)."""

from typing import Final

from meadhall.games.last_aurora.content.road import REGION
from meadhall.games.last_aurora.content.story_book import ON_ENEMY_DEFEATED
from meadhall.games.last_aurora.content.tables import (
    ASGARD_DEFENSE,
    CARD_IDS,
    DEFENSE,
    FIRST_ENEMY,
    NONE,
    PERIODS,
    TARGET_COUNTERS,
    TARGET_REWARDS,
    TARGET_SPACES,
)
from meadhall.games.last_aurora.rules.cards.scripts import carry_out
from meadhall.games.last_aurora.rules.convoys.convoy import Attach
from meadhall.games.last_aurora.rules.convoys.recruiting import Recruit
from meadhall.games.last_aurora.rules.convoys.survivors import is_survivor
from meadhall.games.last_aurora.rules.events import (
    ENEMY_DEFEATED,
    ENEMY_HIT,
    LOOT_DECLINED,
    LOOT_LOST,
    LOOT_REVEALED,
    LOOT_TAKEN,
    TARGET_PLACED,
    TARGET_REMOVED,
)
from meadhall.games.last_aurora.rules.modules.stories import meet
from meadhall.games.last_aurora.rules.moves import AT_ENEMY, DECLINE, REMOVE, USE
from meadhall.games.last_aurora.rules.pieces import Foe, changed
from meadhall.games.last_aurora.rules.state import LOOT, AuroraState, FreeChoice
from meadhall.kernel.state import Step

FAME_FOR_NO_LOOT: Final = 2
"""LAU-EDGE-10."""


def boxes_left(foe: Foe) -> int:
    enemy = foe.card - FIRST_ENEMY
    return ASGARD_DEFENSE[enemy] - foe.asgard_hits + DEFENSE[enemy] - foe.hits


def foes_near(state: AuroraState, seat: int) -> list[Foe]:
    """The Enemies in a Convoy's region that still stand, in the order in which they entered."""
    region = REGION[state.positions[seat]]
    return [foe for foe in state.foes if foe.region == region and boxes_left(foe)]


def is_foe_near(state: AuroraState, seat: int) -> bool:
    """Whether ``foes_near`` would find one."""
    region = REGION[state.positions[seat]]
    for foe in state.foes:
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
    placed = 0
    for foe in state.foes:
        placed += foe.targets.count(seat)
    return TARGET_COUNTERS - placed


def may_place_target(state: AuroraState, seat: int, foe: Foe) -> bool:
    return seat not in foe.targets and NONE in foe.targets and targets_left(state, seat) > 0


def place_target(state: AuroraState, seat: int, foe: Foe) -> None:
    """LAU-FIRE-07: the leftmost empty space, unless the counter is there or none is left."""
    if may_place_target(state, seat, foe):
        place = foe.targets.index(NONE)
        foe.targets = changed(foe.targets, place, seat)
        state.tell(TARGET_PLACED, seat, foe.card, place + 1)


def may_swap_target(state: AuroraState, seat: int, foe: Foe) -> bool:
    """Whether a Smoke Candle would change anything here."""
    for other in foe.targets:
        if other != NONE and other != seat:
            return True
    return may_place_target(state, seat, foe)


class SwapTarget(FreeChoice):
    """LFS-OBJ-04: another player's counter of choice goes, one's own takes the first gap."""

    __slots__ = ("card",)
    FACTS = {"card": CARD_IDS}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, state: AuroraState) -> bool:
        foe = state.foe_with(self.card)
        assert foe is not None
        if self.candidates(state, self.seat):
            return False
        state.steps.pop()
        place_target(state, self.seat, foe)
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        foe = state.foe_with(self.card)
        assert foe is not None
        others = {other for other in foe.targets if other != NONE and other != seat}
        return [REMOVE.at(other) for other in sorted(others)]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        foe = state.foe_with(self.card)
        assert foe is not None
        other = REMOVE.target(move)
        foe.targets = changed(foe.targets, foe.targets.index(other), NONE)
        state.tell(TARGET_REMOVED, other, self.card)
        place_target(state, seat, foe)


class ChooseEnemy(FreeChoice):
    """One Enemy of the own region; LFS-EDGE-11: none there, no effect."""

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
        foe = state.foe_with(AT_ENEMY.target(move) + FIRST_ENEMY)
        assert foe is not None
        self.strike(state, foe)

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
    """One Enemy whose Ambush is ignored by the own Convoy or by all (``ignore_ambush``)."""

    __slots__ = ("for_all",)
    FACTS = {"for_all": None}

    def __init__(self, seat: int, for_all: bool) -> None:
        super().__init__(seat)
        self.for_all = for_all

    def foes(self, state: AuroraState) -> list[Foe]:
        if state.ambusher != NONE:
            return [foe for foe in state.foes if foe.card == state.ambusher]
        return [foe for foe in foes_near(state, self.seat) if foe.is_new]

    def strike(self, state: AuroraState, foe: Foe) -> None:
        seats = (1 << len(state.positions)) - 1 if self.for_all else 1 << self.seat
        foe.spared |= seats


# Defeat and Loot


def take_loot(state: AuroraState) -> int:
    """LAU-SETUP-05: the lowest tier lies on top; ``NONE`` if the deck is empty."""
    for tier in range(PERIODS):
        if state.decks[LOOT + tier].size():
            return state.own_deck(LOOT + tier).draw(state.dice)
    return NONE


class Defeat(Step[AuroraState]):
    """LAU-LOOT-04, LAU-LOOT-06: the Loot first; without Target counters nothing at all."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: AuroraState) -> bool:
        foe = state.foe_with(self.card)
        assert foe is not None
        state.tell(ENEMY_DEFEATED, self.card)
        place = next_target(foe, 0)
        if place == NONE:
            state.steps.pop()
            remove_foe(state, foe)
            return True
        loot = take_loot(state)
        if loot == NONE:
            state.add_fame(foe.targets[place], FAME_FOR_NO_LOOT)
            state.steps[-1] = PayTargets(self.card, 0, place)
            return True
        state.loot_shown = loot
        state.tell(LOOT_REVEALED, loot)
        state.steps[-1] = OfferLoot(foe.targets[place], self.card, place)
        return True


def next_target(foe: Foe, place: int) -> int:
    """The first Target space with a counter, from this one on."""
    for other in range(place, TARGET_SPACES):
        if foe.targets[other] != NONE:
            return other
    return NONE


def remove_foe(state: AuroraState, foe: Foe) -> None:
    """LAU-LOOT-05: its Target counters return with it."""
    state.foes.remove(foe)
    state.gone = [*state.gone, foe.card]


class OfferLoot(FreeChoice):
    """LAU-LOOT-02: to the Target owners from left to right, until one takes it."""

    __slots__ = ("card", "place")
    FACTS = {"card": CARD_IDS}

    def __init__(self, seat: int, card: int, place: int) -> None:
        super().__init__(seat)
        self.card = card
        self.place = place

    def run(self, state: AuroraState) -> bool:
        if not state.is_automa(self.seat):
            return False
        # LAU-AUTO-10, LAU-AUTO-16
        state.steps[-1] = PayTargets(self.card, 0, self.place)
        state.the_automa().loot.append(state.loot_shown)
        state.tell(LOOT_TAKEN, self.seat, state.loot_shown)
        state.loot_shown = NONE
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        loot = state.loot_shown
        if move == USE.move:
            state.steps[-1] = PayTargets(self.card, 0, self.place)
            state.loot_shown = NONE
            state.tell(LOOT_TAKEN, seat, loot)
            # LAU-LOOT-03
            state.steps.append(Recruit(seat, loot) if is_survivor(loot) else Attach(seat, loot))
            return
        state.tell(LOOT_DECLINED, seat, loot)
        foe = state.foe_with(self.card)
        assert foe is not None
        place = next_target(foe, self.place + 1)
        if place != NONE:
            state.steps[-1] = OfferLoot(foe.targets[place], self.card, place)
            return
        state.loot_shown = NONE
        state.gone = [*state.gone, loot]
        state.tell(LOOT_LOST, loot)
        state.steps[-1] = PayTargets(self.card, 0, NONE)


class PayTargets(Step[AuroraState]):
    """LAU-LOOT-01: the other rewards from left to right, then the Enemy leaves the game."""

    __slots__ = ("card", "place", "taker")

    def __init__(self, card: int, place: int, taker: int) -> None:
        self.card = card
        self.place = place
        self.taker = taker
        """The Target space whose owner has the Loot in place of the own reward."""

    def run(self, state: AuroraState) -> bool:
        foe = state.foe_with(self.card)
        assert foe is not None
        place = next_target(foe, self.place)
        if place == NONE:
            state.steps.pop()
            remove_foe(state, foe)
            return True
        state.steps[-1] = PayTargets(self.card, place + 1, self.taker)
        if place != self.taker:
            script = TARGET_REWARDS[self.card - FIRST_ENEMY][place]
            carry_out(state, foe.targets[place], script)
        return True
