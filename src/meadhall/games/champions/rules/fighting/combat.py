"""Combat (CHM-COMBAT), the same for troll, draugr, Kraken and monster; blame (CHM-BLAME)."""

from meadhall.games.champions.content.tables import (
    AFTER_DEFEAT,
    BLAME,
    COIN,
    ENEMIES,
    ENEMY_IDS,
    FIRST_SHIP,
    GLORY,
    MONSTER,
    NONE,
    SEA,
    TROLL,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules import events
from meadhall.games.champions.rules.effects import PRINTED
from meadhall.games.champions.rules.fighting.rolls import (
    AfterRoll,
    damage_of,
    roll_warriors,
    shields_of,
    the_roll,
)
from meadhall.games.champions.rules.moves import BLAMED, DECLINE, LOSE, USE
from meadhall.games.champions.rules.runes import find_rune, use_rune
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.kernel.effect import Effect
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Choice, Step


def begin_fight(state: ChampionsState, seat: int, target: int, enemy: int) -> None:
    state.tell(events.FIGHT_BEGAN, seat, enemy)
    state.steps.append(CombatRound(seat, target, enemy, 0))


class InFight(Step[ChampionsState]):
    """A part of a combat round."""

    __slots__ = ("damage", "enemy", "seat", "target")

    def __init__(self, seat: int, target: int, enemy: int, damage: int) -> None:
        self.seat = seat
        self.target = target
        """Where the warriors are."""
        self.enemy = enemy
        self.damage = damage
        """Damage that lies on the enemy; it stays there over the rounds of this fight."""


class CombatRound(InFight):
    """Steps 1 and 2: roll all warriors of this fight, then let the fighter change the roll."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.steps[-1] = ExchangeBlows(self.seat, self.target, self.enemy, self.damage)
        card = ENEMIES[self.enemy]
        crew = state.crews.of(self.target)
        roll_warriors(state, self.seat, crew, card.attack, card.defense - self.damage)
        state.steps.append(AfterRoll(self.seat, is_hunt=False))
        return True


class ExchangeBlows(InFight):
    """Steps 3 and 4: damage on the enemy and losses, at the same time (CHM-COMBAT-06)."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        seat, target, enemy = self.seat, self.target, self.enemy
        roll = the_roll(state)
        state.roll = None
        leader = state.players[seat].leader
        dealt = damage_of(roll, leader)
        total = self.damage + dealt
        state.tell(events.DAMAGED, seat, enemy, dealt, total)
        PRINTED.leaders[leader].when_blows_fall(state, seat, roll)
        losses = 0 if roll.losses_prevented else ENEMIES[enemy].attack - shields_of(roll)
        state.steps[-1] = EndOfRound(seat, target, enemy, total)
        if losses > 0:
            state.steps.append(LoseWarriors(seat, target, losses, events.COMBAT_LOSS))
        return True


class LoseWarriors(Choice[ChampionsState]):
    """D-LOSE, D-STARVE: the owner chooses, by type, one after the other."""

    __slots__ = ("n", "reason", "target")
    FACTS = {"n": None, "reason": events.LOSS_IDS}

    def __init__(self, seat: int, target: int, n: int, reason: int) -> None:
        super().__init__(seat)
        self.target = target
        self.n = n
        self.reason = reason

    def run(self, state: ChampionsState) -> bool:
        """Losing all, or all of one type, isn't a choice."""
        if self.n < state.crews.size(self.target) and len(self.candidates(state, self.seat)) > 1:
            return False
        state.steps.pop()
        for warrior in range(WARRIOR_TYPES):
            n = min(self.n, state.crews.warriors[self.target * WARRIOR_TYPES + warrior])
            lose_warriors(state, self.seat, self.target, warrior, n, self.reason)
        return True

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        at = self.target * WARRIOR_TYPES
        return [
            LOSE.at(warrior)
            for warrior in range(WARRIOR_TYPES)
            if state.crews.warriors[at + warrior]
        ]

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        lose_warriors(state, seat, self.target, LOSE.target(move), 1, self.reason)
        if self.n > 1:
            state.steps.append(LoseWarriors(seat, self.target, self.n - 1, self.reason))


def lose_warriors(
    state: ChampionsState, seat: int, target: int, warrior: int, n: int, reason: int
) -> None:
    """CHM-COMBAT-05: lost dice go to the supply."""
    state.own_crews().warriors[target * WARRIOR_TYPES + warrior] -= n
    state.supply[warrior] += n
    for _ in range(n):
        state.tell(events.LOST, seat, warrior, reason)


class EndOfRound(InFight):
    """Step 5: the enemy falls, or the next round begins, or nobody is left."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        seat, target, enemy = self.seat, self.target, self.enemy
        if self.damage >= ENEMIES[enemy].defense:
            state.steps.pop()
            defeat(state, seat, target, enemy)
        elif state.crews.size(target):
            state.steps[-1] = CombatRound(seat, target, enemy, self.damage)
        else:
            state.steps.pop()
            state.tell(events.ENEMY_STANDS, seat, enemy)
        return True


def defeat(state: ChampionsState, seat: int, target: int, enemy: int) -> None:
    """CHM-COMBAT-15: card and reward, survivors return, Fame, and for a troll the blame."""
    card = ENEMIES[enemy]
    state.tell(events.ENEMY_DEFEATED, seat, enemy)
    state.gain(seat, GLORY, card.glory)
    state.gain(seat, card.reward, card.reward_count)
    if card.kind != SEA:
        player = state.players[seat]
        player.defeated = (*player.defeated, enemy)
        if card.kind == MONSTER:
            take_monster(state, seat, target)
        else:
            state.own_town().enemies = replaced(state.town.enemies, target, NONE)
        bring_home(state, seat, target)
    if card.kind == TROLL:
        state.steps.append(ShiftBlame(seat))
    if find_rune(state.players[seat], AFTER_DEFEAT) != NONE:
        state.steps.append(UseFame(seat, enemy))


def take_monster(state: ChampionsState, seat: int, target: int) -> None:
    """CHM-COMBAT-10: the bonus coins on the card go with it."""
    shores = state.own_shores()
    shore = shores.ships.index(target - FIRST_SHIP)
    shores.monsters = replaced(shores.monsters, shore, NONE)
    state.gain(seat, COIN, shores.coins[shore])
    shores.coins = replaced(shores.coins, shore, 0)


def bring_home(state: ChampionsState, seat: int, target: int) -> None:
    """The warriors at a target go back to the leader board."""
    sent, home = state.own_crews().warriors, state.players[seat].warriors
    for warrior in range(WARRIOR_TYPES):
        at = target * WARRIOR_TYPES + warrior
        home[warrior] += sent[at]
        sent[at] = 0


class BonusGlory(Effect[ChampionsState]):
    """Fame, CHM-RUNE-05: a share of the printed glory more, rounded down."""

    __slots__ = ("percent",)

    def __init__(self, percent: int) -> None:
        self.percent = percent

    def bonus(self, enemy: int) -> int:
        return ENEMIES[enemy].glory * self.percent // 100

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        step = state.steps[-1]
        assert isinstance(step, UseFame)
        state.gain(seat, GLORY, self.bonus(step.enemy))


class UseFame(Choice[ChampionsState]):
    """D-FAME."""

    __slots__ = ("enemy",)
    FACTS = {"enemy": ENEMY_IDS}

    def __init__(self, seat: int, enemy: int) -> None:
        super().__init__(seat)
        self.enemy = enemy

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        if move == USE.move:
            use_rune(state, seat, find_rune(state.players[seat], AFTER_DEFEAT))
        state.steps.pop()


# Blame


class ShiftBlame(Step[ChampionsState]):
    """CHM-BLAME-01: the victor over the troll discards a blame, if any, then names another."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: ChampionsState) -> bool:
        goods = state.players[self.seat].goods
        if goods[BLAME]:
            goods[BLAME] -= 1
            state.tell(events.BLAME_DISCARDED, self.seat)
        state.steps[-1] = NameBlamed(self.seat)
        return True


class NameBlamed(Choice[ChampionsState]):
    """D-BLAME."""

    __slots__ = ()

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [BLAMED.at(other) for other in range(state.seats) if other != seat]

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        state.tell(events.BLAME_NAMED, seat, BLAMED.target(move))
        state.gain(BLAMED.target(move), BLAME, 1)
