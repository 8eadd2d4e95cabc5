"""The odds of a fight under way, with dice on the table.

They ignore favor and runes that have not been spent yet, and assume that the weakest fall first;
otherwise they are exact.
"""

from functools import lru_cache

from meadhall.games.champions.bot.crews import ONE, STYLE_OF_LEADER, count_in, without_weakest
from meadhall.games.champions.bot.melee import FOR_DAMAGE, picks_showing
from meadhall.games.champions.bot.odds import fight_odds, roll_outcomes
from meadhall.games.champions.content.tables import (
    DIE_FACES,
    ENEMIES,
    FACE_DAMAGE,
    FACE_KINDS,
    FACE_SHIELDS,
    SHIELD,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.builders import LEADERS
from meadhall.games.champions.rules.fighting.resolution import FOOD_CAP
from meadhall.games.champions.rules.fighting.rolls import GROUPS, damage_of, shields_of
from meadhall.games.champions.rules.state import Roll


def able_of(crew: int, enemy: int) -> int:
    """The part of a crew that the enemy's card does not forbid."""
    for warrior in range(WARRIOR_TYPES):
        if ENEMIES[enemy].forbidden[warrior]:
            crew -= count_in(crew, warrior) * ONE[warrior]
    return crew


def losses_in(roll: Roll, attack: int, size: int) -> int:
    """How many of a crew fall if this roll is accepted."""
    return 0 if roll.losses_prevented else min(size, max(0, attack - shields_of(roll)))


class Fight:
    """A fight under way: the crew, how hard the enemy hits, what it can still take."""

    def __init__(self, crew: int, attack: int, left: int, leader: int) -> None:
        self.crew = crew
        self.attack = attack
        self.left = left
        self.leader = leader
        self.style = STYLE_OF_LEADER[leader]

    def losses(self, roll: Roll) -> int:
        size = sum(count_in(self.crew, warrior) for warrior in range(WARRIOR_TYPES))
        return losses_in(roll, self.attack, size)

    def after(self, roll: Roll) -> float:
        """The chance to win if the roll is accepted."""
        shields = self.attack if roll.losses_prevented else shields_of(roll)
        return self._win(damage_of(roll, self.leader), shields)

    def _win(self, damage: int, shields: int) -> float:
        if damage >= self.left:
            return 1.0
        rest = without_weakest(self.crew, self.attack - shields, self.style)
        return fight_odds(rest, self.attack, self.left - damage, self.style)[0]

    def after_reroll(self, roll: Roll, picks: list[int]) -> float:
        """The chance to win if these dice are rolled again and the rest stays."""
        kept = [n - picks[group] for group, n in enumerate(roll.faces)]
        again = sum(ONE[group // FACE_KINDS] * n for group, n in enumerate(picks))
        rest = Roll(tuple(kept), roll.locked, roll.shield_damage, roll.losses_prevented)
        damage, shields = damage_of(rest, self.leader), shields_of(rest)
        if roll.losses_prevented:
            shields = self.attack
        return sum(
            chance * self._win(damage + more, shields + more_shields)
            for more, more_shields, chance in outcomes_of(again, self.leader, roll.shield_damage)
        )

    def after_best_reroll(self, roll: Roll) -> float:
        tried: list[list[int]] = []
        for faces in FOR_DAMAGE:
            picks = picks_showing(roll, faces)
            if any(picks) and picks not in tried:
                tried.append(picks)
        if not tried:
            return self.after(roll)
        return max(self.after_reroll(roll, picks) for picks in tried)


@lru_cache(maxsize=4096)
def outcomes_of(crew: int, leader: int, shield_damage: int) -> list[tuple[int, int, float]]:
    """All that a crew can roll: damage, shields and their chance."""
    if not shield_damage:
        return roll_outcomes(crew, STYLE_OF_LEADER[leader])
    chances = {(0, 0): 1.0}
    for warrior in range(WARRIOR_TYPES):
        faces = DIE_FACES[warrior]
        for _ in range(count_in(crew, warrior)):
            fallen: dict[tuple[int, int], float] = {}
            for (damage, shields), chance in chances.items():
                for face in faces:
                    each = shield_damage if face == SHIELD else FACE_DAMAGE[face]
                    if each:
                        each += LEADERS[leader].bonus_damage(warrior, face)
                    key = (damage + each, shields + FACE_SHIELDS[face])
                    fallen[key] = fallen.get(key, 0.0) + chance / len(faces)
            chances = fallen
    return [(damage, shields, chance) for (damage, shields), chance in chances.items()]


def average_food(roll: Roll, picks: list[int], leader: int) -> float:
    """The food that hunters bring on average if these dice are rolled again."""
    kept = [n - picks[group] for group, n in enumerate(roll.faces)]
    damage = damage_of(Roll(tuple(kept), (0,) * GROUPS, roll.shield_damage, False), leader)
    again = sum(ONE[group // FACE_KINDS] * n for group, n in enumerate(picks))
    outcomes = outcomes_of(again, leader, roll.shield_damage)
    return sum(chance * min(FOOD_CAP, damage + more) for more, _, chance in outcomes)
