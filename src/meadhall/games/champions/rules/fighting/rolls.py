"""Rolling warriors, in a fight or a hunt: what a roll is worth, and the choices after it."""

from typing import Final

from meadhall.games.champions.content.tables import (
    AFTER_ROLL,
    BEFORE_LOSSES,
    BLANK,
    DIE_FACES,
    FACE_DAMAGE,
    FACE_KINDS,
    FACE_SHIELDS,
    FAVOR,
    RUNE_TIMING,
    SHIELD,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.effects import PRINTED
from meadhall.games.champions.rules.events import FAVOR_SPENT, ROLLED
from meadhall.games.champions.rules.moves import ACCEPT, FAVOR_REROLL, REROLL, ROLL, RUNE
from meadhall.games.champions.rules.obstacles import (
    DICE_LOCKED,
    NO_BLANK,
    NO_FAVOR,
    NO_LOSSES_IN_HUNT,
    NOTHING_PICKED,
    RUNE_USED_UP,
)
from meadhall.games.champions.rules.runes import use_rune
from meadhall.games.champions.rules.state import WARRIOR_STREAM, ChampionsState, Roll
from meadhall.kernel.effect import Effect
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Choice, Obstacle

GROUPS: Final = WARRIOR_TYPES * FACE_KINDS
"""A group of dice: those of one type that show one face."""


def roll_warriors(
    state: ChampionsState, seat: int, dice: list[int], attack: int = 0, left: int = 0
) -> None:
    """CHM-COMBAT-02, CHM-HUNT-01: roll dice, counted by type.

    In a fight ``attack`` is the enemy's, and ``left`` the damage that it can still take.
    """
    faces = [0] * GROUPS
    for warrior in range(WARRIOR_TYPES):
        roll_into(state, faces, warrior, dice[warrior])
    state.roll = Roll(tuple(faces), (0,) * GROUPS, 0, False)
    tell_roll(state, seat, attack, left)


def roll_into(state: ChampionsState, faces: list[int], warrior: int, n: int) -> None:
    die = DIE_FACES[warrior]
    for _ in range(n):
        faces[warrior * FACE_KINDS + die[state.dice.below(WARRIOR_STREAM, len(die))]] += 1


def the_roll(state: ChampionsState) -> Roll:
    roll = state.roll
    assert roll is not None
    return roll


def tell_roll(state: ChampionsState, seat: int, attack: int = 0, left: int = 0) -> None:
    if state.is_heard():
        faces = the_roll(state).faces
        dice = [group for group in range(GROUPS) for _ in range(faces[group])]
        player = state.players[seat]
        state.tell_list(ROLLED, [seat, player.leader, player.goods[FAVOR], attack, left, *dice])


# What a roll is worth


def damage_of(roll: Roll, leader: int) -> int:
    """CHM-COMBAT-04, CHM-LEAD-04, CHM-RUNE-09."""
    power = PRINTED.leaders[leader]
    damage = 0
    for group, n in enumerate(roll.faces):
        if n:
            face = group % FACE_KINDS
            each = roll.shield_damage if face == SHIELD else FACE_DAMAGE[face]
            if each:
                damage += n * (each + power.bonus_damage(group // FACE_KINDS, face))
    return damage


def shields_of(roll: Roll) -> int:
    shields = 0
    for group, n in enumerate(roll.faces):
        shields += n * FACE_SHIELDS[group % FACE_KINDS]
    return shields


def shows(roll: Roll, face: int) -> bool:
    for warrior in range(WARRIOR_TYPES):
        if roll.faces[warrior * FACE_KINDS + face]:
            return True
    return False


# The choices after a roll


class AfterRoll(Choice[ChampionsState]):
    """D-ROLL: accept, or spend favor and runes in any order and number (CHM-COMBAT-16)."""

    __slots__ = ("is_hunt",)
    FACTS = {"is_hunt": None}

    def __init__(self, seat: int, is_hunt: bool) -> None:
        super().__init__(seat)
        self.is_hunt = is_hunt

    def is_asked_anyway(self) -> bool:
        return True  # CHM-DEC-01

    def run(self, state: ChampionsState) -> bool:
        """CHM-DEC-01: a roller without favor and without a usable rune is not asked."""
        player = state.players[self.seat]
        if player.goods[FAVOR]:
            return False
        if player.runes and len(self.moves(state, self.seat)) > 1:
            return False
        state.steps.pop()
        return True

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        player = state.players[seat]
        runes = [RUNE.at(rune) for rune in player.runes + player.used_runes if works_on_roll(rune)]
        return [*sorted(runes), FAVOR_REROLL.move, ACCEPT.move]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        if move == ACCEPT.move:
            return None
        if move == FAVOR_REROLL.move:
            return self.favor_obstacle(state)
        return self.rune_obstacle(state, RUNE.target(move))

    def moves(self, state: ChampionsState, seat: int) -> list[int]:
        """The candidates without an obstacle; most rollers have no rune."""
        legal: list[int] = []
        for rune in state.players[seat].runes:
            if works_on_roll(rune) and self.rune_obstacle(state, rune) is None:
                legal.append(RUNE.at(rune))
        if self.favor_obstacle(state) is None:
            legal.append(FAVOR_REROLL.move)
        legal.append(ACCEPT.move)
        return legal

    def favor_obstacle(self, state: ChampionsState) -> Obstacle | None:
        if not state.players[self.seat].goods[FAVOR]:
            return NO_FAVOR
        roll = the_roll(state)
        return DICE_LOCKED if roll.locked == roll.faces else None

    def rune_obstacle(self, state: ChampionsState, rune: int) -> Obstacle | None:
        if rune in state.players[self.seat].used_runes:
            return RUNE_USED_UP
        return PRINTED.runes[rune].obstacle(state, self.seat)

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        if move == ACCEPT.move:
            state.steps.pop()
        elif move == FAVOR_REROLL.move:
            state.steps.append(PickDice(seat, (0,) * GROUPS))
        else:
            use_rune(state, seat, RUNE.target(move))


def works_on_roll(rune: int) -> bool:
    return RUNE_TIMING[rune] == AFTER_ROLL or RUNE_TIMING[rune] == BEFORE_LOSSES


class ChangeRoll(Effect[ChampionsState]):
    """A rune that changes what the dice on the table are worth."""

    __slots__ = ()

    def changed(self, roll: Roll) -> Roll:
        return roll

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.roll = self.changed(the_roll(state))


class PreventLosses(ChangeRoll):
    """Healing, CHM-RUNE-06: no losses in this round."""

    __slots__ = ()

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        step = state.steps[-1]
        return NO_LOSSES_IN_HUNT if isinstance(step, AfterRoll) and step.is_hunt else None

    def changed(self, roll: Roll) -> Roll:
        return Roll(roll.faces, roll.locked, roll.shield_damage, True)


class DamageByShields(ChangeRoll):
    """Retaliation, CHM-RUNE-09: shields also deal damage, on the final faces."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def changed(self, roll: Roll) -> Roll:
        return Roll(roll.faces, roll.locked, self.n, roll.losses_prevented)


class RerollBlanks(Effect[ChampionsState]):
    """Potential, CHM-RUNE-08: the new faces have to be accepted."""

    __slots__ = ()

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        return None if shows(the_roll(state), BLANK) else NO_BLANK

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        roll = the_roll(state)
        faces = list(roll.faces)
        fallen = [0] * GROUPS
        for warrior in range(WARRIOR_TYPES):
            blank = warrior * FACE_KINDS + BLANK
            faces[blank] = 0
            roll_into(state, fallen, warrior, roll.faces[blank])
        for group in range(GROUPS):
            faces[group] += fallen[group]
        state.roll = Roll(tuple(faces), tuple(fallen), roll.shield_damage, roll.losses_prevented)
        tell_roll(state, seat)


class PickDice(Choice[ChampionsState]):
    """D-REROLL: equal dice are one option (CHM-DEC-04); ``roll`` spends the favor (CHM-DEC-03)."""

    __slots__ = ("picked",)
    FACTS = {"picked": None}

    def __init__(self, seat: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.picked = picked

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        faces = the_roll(state).faces
        picked = self.picked
        groups = [REROLL.at(group) for group in range(GROUPS) if faces[group] > picked[group]]
        return [*groups, ROLL.move]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        if move == ROLL.move:
            return None if any(self.picked) else NOTHING_PICKED
        group = REROLL.target(move)
        roll = the_roll(state)
        if roll.faces[group] - roll.locked[group] > self.picked[group]:
            return None
        return DICE_LOCKED

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        if move == ROLL.move:
            state.steps.pop()
            spend_favor(state, seat, self.picked)
        else:
            group = REROLL.target(move)
            picked = replaced(self.picked, group, self.picked[group] + 1)
            state.steps[-1] = PickDice(seat, picked)


def spend_favor(state: ChampionsState, seat: int, picked: tuple[int, ...]) -> None:
    """CHM-COMBAT-03, CHM-LEAD-01."""
    player = state.players[seat]
    player.goods[FAVOR] -= 1
    state.tell(FAVOR_SPENT, seat)
    PRINTED.leaders[player.leader].when_favor_is_spent(state, seat)
    roll = the_roll(state)
    faces = [roll.faces[group] - picked[group] for group in range(GROUPS)]
    for group in range(GROUPS):
        roll_into(state, faces, group // FACE_KINDS, picked[group])
    state.roll = Roll(tuple(faces), roll.locked, roll.shield_damage, roll.losses_prevented)
    tell_roll(state, seat)
