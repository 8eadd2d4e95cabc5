"""Module 5: attacks on players and the bonuses of the attack track (LFS-PVP)."""

from typing import Final

from meadhall.games.last_aurora.content.road import REGION
from meadhall.games.last_aurora.content.tables import CONTENT, FAME_MIN, NONE, OUTCOME_BACKS
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.automa.board import damage_automa
from meadhall.games.last_aurora.rules.cards.effects import Fame
from meadhall.games.last_aurora.rules.cards.objects import DrawObject
from meadhall.games.last_aurora.rules.cards.scripts import AuroraEffect
from meadhall.games.last_aurora.rules.convoys.damage import (
    ANYWHERE,
    COLUMN,
    Repair,
    SufferDamage,
    put_damage,
    suffer,
)
from meadhall.games.last_aurora.rules.fighting.outcomes import show_back
from meadhall.games.last_aurora.rules.moves import DAMAGE, HIT
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice
from meadhall.kernel.events import SEAT
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Step

DODGE_TRACK: Final[list[int]] = list(CONTENT.pvp.cards[0].dodge_track)
ATTACK_TRACK: Final[list[int]] = [
    events.BONUS_IDS.index(bonus) for bonus in CONTENT.pvp.cards[0].attack_track
]
NO_BONUS: Final = events.BONUS_IDS.index("none")


def rivals_near(state: AuroraState, seat: int) -> list[int]:
    """LFS-PVP-06: the other Convoys of the region; nobody without the module."""
    if not state.options.pvp:
        return []
    region = REGION[state.positions[seat]]
    return [
        other
        for other in range(len(state.positions))
        if other != seat and REGION[state.positions[other]] == region
    ]


def strike_player(state: AuroraState, seat: int, other: int, n: int) -> None:
    """LFS-PVP-07, LFS-PVP-08: less what is dodged, in the columns of the next card's back."""
    dodged = min(n, DODGE_TRACK[state.fight.dodge_marks[other]])
    if dodged:
        state.tell(events.DODGED, other, dodged)
    n -= dodged
    if n <= 0:
        return
    if state.is_automa(other):
        # LFS-PVP-17
        damage_automa(state, n)
        for _ in range(n):
            count_hit(state, seat, other)
        return
    back = OUTCOME_BACKS[show_back(state)]
    for place in range(n - 1, -1, -1):
        state.steps.append(SufferHit(other, back[place % len(back)], seat))


def count_hit(state: AuroraState, seat: int, other: int) -> None:
    """LFS-PVP-09: both markers move for each counter placed and stop at the last space."""
    fight = state.own_fight()
    fight.hit_by = replaced(fight.hit_by, seat, fight.hit_by[seat] | 1 << other)
    if fight.dodge_marks[other] < len(DODGE_TRACK) - 1:
        move_dodge(state, other, 1)
    if fight.attack_marks[seat] < len(ATTACK_TRACK) - 1:
        move_attack(state, seat, fight.attack_marks[seat] + 1)


def move_dodge(state: AuroraState, seat: int, n: int) -> None:
    fight = state.own_fight()
    mark = fight.dodge_marks[seat] + n
    fight.dodge_marks = replaced(fight.dodge_marks, seat, mark)
    state.tell(events.DODGE_MOVED, seat, mark + 1)


def move_attack(state: AuroraState, seat: int, mark: int) -> None:
    fight = state.own_fight()
    fight.attack_marks = replaced(fight.attack_marks, seat, mark)
    state.tell(events.ATTACK_MOVED, seat, mark + 1)


class SufferHit(SufferDamage):
    """One Damage from another player."""

    __slots__ = ("attacker",)
    FACTS = {"attacker": SEAT}

    def __init__(
        self,
        seat: int,
        column: int,
        attacker: int,
        n: int = 1,
        where: int = COLUMN,
        used: int = 0,
        enemy: int = NONE,
        story: int = NONE,
    ) -> None:
        super().__init__(seat, n, where, column, used, enemy, story)
        self.attacker = attacker

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        count_hit(state, self.attacker, seat)
        put_damage(state, seat, DAMAGE.target(move))


# The end of the phase


class CollectBonuses(Step[AuroraState]):
    """LFS-PVP-13, LFS-PVP-22: one player after the other, in Standard Turn Order."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: AuroraState) -> bool:
        if self.place == len(state.order):
            state.steps.pop()
            return True
        state.steps[-1] = CollectBonuses(self.place + 1)
        seat = state.order[self.place]
        if state.fight.dodge_marks[seat]:
            move_dodge(state, seat, -1)
        reached = state.fight.attack_marks[seat]
        if reached:
            move_attack(state, seat, 0)
            state.steps.append(TakeBonus(seat, 0, reached))
        return True


class TakeBonus(Step[AuroraState]):
    """LFS-PVP-14, LFS-PVP-19: the bonuses left of the marker, from left to right."""

    __slots__ = ("place", "reached", "seat")

    def __init__(self, seat: int, place: int, reached: int) -> None:
        self.seat = seat
        self.place = place
        self.reached = reached

    def run(self, state: AuroraState) -> bool:
        seat = self.seat
        if self.place == self.reached:
            state.steps.pop()
            return True
        state.steps[-1] = TakeBonus(seat, self.place + 1, self.reached)
        bonus = ATTACK_TRACK[self.place]
        if bonus == NO_BONUS:
            return True
        state.tell(events.ATTACK_BONUS, seat, bonus)
        if state.is_automa(seat):
            state.add_fame(seat, 1)  # LFS-PVP-17
        else:
            BONUSES[bonus].carry_out(state, seat)
        return True


class HitPlayer(FreeChoice):
    """LFS-PVP-14: an opponent hit in this phase loses 1 Fame or, failing that, takes 1 Damage."""

    __slots__ = ()

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        hit = state.fight.hit_by[seat]
        return [HIT.at(other) for other in range(len(state.positions)) if hit >> other & 1]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        other = HIT.target(move)
        state.tell(events.HIT_PLAYER, seat, other)
        if state.fame[other] > FAME_MIN:
            state.add_fame(other, -1)
        else:
            suffer(state, other, 1, ANYWHERE, 0)


class HitOpponent(AuroraEffect):
    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(HitPlayer(seat))


BONUSES: Final[list[AuroraEffect]] = [Fame(1), Repair(1), DrawObject(1), HitOpponent()]
"""In the order of ``BONUS_IDS``."""
