"""An attack with a Weapon or by the Sniper (LAU-FIRE-05 to -09, -13)."""

from typing import Final

from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.story_book import HIT_ENEMY, ON_ATTACK
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.cards.abilities import (
    ABILITIES,
    MissToDamage,
    SecondOutcome,
    active_with,
    first_unused,
    having,
)
from meadhall.games.last_aurora.rules.cards.objects import discard_object, hand_moves, show_object
from meadhall.games.last_aurora.rules.cards.scripts import AuroraEffect, CountedEffect
from meadhall.games.last_aurora.rules.convoys.cargo import spend
from meadhall.games.last_aurora.rules.fighting.enemies import foes_near, hit_enemy, place_target
from meadhall.games.last_aurora.rules.fighting.outcomes import (
    reveal_another_outcome,
    reveal_outcome,
)
from meadhall.games.last_aurora.rules.modules.missions import advance_missions
from meadhall.games.last_aurora.rules.modules.pvp import rivals_near, strike_player
from meadhall.games.last_aurora.rules.modules.stories import meet
from meadhall.games.last_aurora.rules.moves import (
    AT_ENEMY,
    AT_SEAT,
    DECLINE,
    DISCARD,
    LOAD,
    LOAD_AMMO,
    OUTCOME,
    USE,
)
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice
from meadhall.kernel.state import Step

VETERANS: Final = having(SecondOutcome)
LOOKOUTS: Final = having(MissToDamage)


class Shot(FreeChoice):
    """A part of an attack with a Weapon or by the Sniper."""

    __slots__ = ("box", "sniper", "target")
    FACTS = {"box": tables.BOX_IDS}

    def __init__(self, seat: int, box: int, sniper: int, target: int) -> None:
        super().__init__(seat)
        self.box = box
        """The Weapon, or ``NONE`` for the Sniper's shot."""
        self.sniper = sniper
        self.target = target
        """The card of an Enemy, or the seat of a player."""


class ChooseTarget(FreeChoice):
    """LAU-FIRE-05, LFS-PVP-06: an Enemy or, with the module, a player of the region."""

    __slots__ = ("box", "sniper")
    FACTS = {"box": tables.BOX_IDS}

    def __init__(self, seat: int, box: int, sniper: int) -> None:
        super().__init__(seat)
        self.box = box
        self.sniper = sniper

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        moves = sorted(
            [AT_ENEMY.at(foe.card - tables.FIRST_ENEMY) for foe in foes_near(state, seat)]
        )
        if self.sniper == tables.NONE:
            moves += [AT_SEAT.at(other) for other in rivals_near(state, seat)]
        return moves

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        """LAU-FIRE-13: the Story is met before anything is paid."""
        fight = state.own_fight()
        fight.bonus = 0
        fight.is_spoiled = False
        is_seat = AT_SEAT.has(move)
        target = AT_SEAT.target(move) if is_seat else AT_ENEMY.target(move) + tables.FIRST_ENEMY
        state.steps[-1] = PayShot(seat, self.box, self.sniper, target)
        if target >= tables.FIRST_ENEMY:
            meet(state, seat, ON_ATTACK)


class PayShot(Shot):
    """1 Ammo or Incendiary Rounds; for a Scrap Weapon any Object (LFS-EXP-03, LFS-EXP-04)."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        """LFS-STORY-11: a Story may have taken the last round, the Weapon or the target."""
        is_possible = bool(self.candidates(state, self.seat))
        if self.box != tables.NONE and state.damaged[self.box]:
            is_possible = False
        if self.target >= tables.FIRST_ENEMY and state.foe_with(self.target) is None:
            is_possible = False
        if is_possible:
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        player = state.players[seat]
        if self.box != tables.NONE and tables.BOX_KIND[self.box] == tables.SCRAP_WEAPON:
            return hand_moves(player, DISCARD)
        moves = [LOAD_AMMO.move] if player.load[tables.AMMO] else []
        return moves + [LOAD.at(kind) for kind in tables.LOADABLE if player.hand[kind]]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps[-1] = Shoot(seat, self.box, self.sniper, self.target)
        if DISCARD.has(move):
            discard_object(state, seat, DISCARD.target(move))
        elif LOAD.has(move):
            state.own_fight().bonus += tables.ROUNDS_HIT_BONUS[LOAD.target(move)]
            show_object(state, seat, LOAD.target(move))
        else:
            spend(state, seat, tables.AMMO, 1)


class Shoot(Shot):
    """LAU-FIRE-13: the Outcome card; the Sniper needs none (LFS-SUR-03)."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        seat = self.seat
        player = state.players[seat]
        state.steps.pop()
        if self.box == tables.NONE:
            player.used = (*player.used, self.sniper)
            state.tell(events.SNIPED, seat, self.sniper, self.target)
            damage = 0 if state.fight.is_spoiled else ABILITIES[self.sniper].n
            damage_enemy(state, seat, self.target, damage)
            return True
        player.fired = (*player.fired, self.box)
        if self.target >= tables.FIRST_ENEMY:
            state.tell(events.FIRED, seat, self.box, self.target)
        else:
            state.tell(events.FIRED_AT_PLAYER, seat, self.box, self.target)
        if state.fight.is_spoiled:
            state.tell(events.MISSED, seat)
            return True
        card = reveal_outcome(state, seat)
        state.steps.append(ReadOutcome(seat, self.box, self.target, card))
        if first_unused(state, player, VETERANS) != tables.NONE:
            state.steps.append(LookAgain(seat))
        return True


class LookAgain(FreeChoice):
    """LAU-SURV-06: the Veteran reveals a second Outcome card, or not."""

    __slots__ = ()

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == USE.move:
            player = state.players[seat]
            veteran = first_unused(state, player, VETERANS)
            player.used = (*player.used, veteran)
            state.tell(events.ABILITY_USED, seat, veteran)
            reveal_another_outcome(state, seat)
            state.steps.append(ChooseOutcome(seat))


class ChooseOutcome(FreeChoice):
    """Which of the two cards counts."""

    __slots__ = ()

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return sorted([OUTCOME.at(card) for card in state.piles.shown])

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        waiting = state.steps[-1]
        assert isinstance(waiting, ReadOutcome)
        card = OUTCOME.target(move)
        state.tell(events.OUTCOME_CHOSEN, seat, card)
        state.steps[-1] = ReadOutcome(seat, waiting.box, waiting.target, card)


class ReadOutcome(Step[AuroraState]):
    """LAU-FIRE-06: the Damage in the column of the Weapon's level."""

    __slots__ = ("box", "card", "seat", "target")

    def __init__(self, seat: int, box: int, target: int, card: int) -> None:
        self.seat = seat
        self.box = box
        self.target = target
        self.card = card

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        seat = self.seat
        damage = tables.OUTCOME_HITS[self.card][tables.BOX_LEVEL[self.box] - 1]
        if self.target < tables.FIRST_ENEMY:
            if damage:
                strike_player(state, seat, self.target, damage + state.fight.bonus)
            else:
                state.tell(events.MISSED, seat)
        elif not damage and active_with(state, state.players[seat], LOOKOUTS):
            state.steps.append(TurnMiss(seat, self.target))
        else:
            damage_enemy(state, seat, self.target, damage)
        return True


class TurnMiss(FreeChoice):
    """LFS-SUR-01: the Lookout may turn a MISS into Damage."""

    __slots__ = ("target",)

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DECLINE.move:
            damage_enemy(state, seat, self.target, 0)
            return
        lookout = active_with(state, state.players[seat], LOOKOUTS)[0]
        state.tell(events.ABILITY_USED, seat, lookout)
        damage_enemy(state, seat, self.target, ABILITIES[lookout].n)


def first_hit_bonus(state: AuroraState, player: Player) -> int:
    """LAU-SURV-06, LFS-CREW-09: on the first successful normal attack of the phase."""
    zones = state.survivors.zones
    bonus = 0
    for survivor in player.crew:
        if zones[survivor] == tables.ACTIVE:
            bonus += ABILITIES[survivor].first_hit(player)
    return bonus


def damage_enemy(state: AuroraState, seat: int, card: int, damage: int) -> None:
    """LAU-FIRE-07, LAU-FIRE-13: bonuses, Damage, Fame, Target counter; 0 is a MISS."""
    if not damage:
        state.tell(events.MISSED, seat)
        return
    player = state.players[seat]
    foe = state.own_foe(card)
    if not player.has_hit:
        player.has_hit = True
        damage += first_hit_bonus(state, player)
    hit_enemy(state, seat, foe, damage + state.fight.bonus)
    state.add_fame(seat, 1)
    place_target(state, seat, foe)
    advance_missions(state, seat, HIT_ENEMY)


class HitBonus(CountedEffect):
    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.own_fight().bonus += self.n


class AttackMisses(AuroraEffect):
    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.own_fight().is_spoiled = True
