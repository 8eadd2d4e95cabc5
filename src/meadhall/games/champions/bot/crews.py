"""Crews as single numbers, so that tables can be indexed by them, and how strong they are.

A crew is swordsmen times 81 plus spearmen times 9 plus axemen: nobody ever has more than eight
warriors.
"""

from typing import Final

from meadhall.games.champions.content.tables import (
    DIE_FACES,
    FACE_DAMAGE,
    FACE_SHIELDS,
    WARRIOR_LIMIT,
    WARRIOR_TYPES,
    Enemy,
)
from meadhall.games.champions.rules.builders import LEADERS
from meadhall.games.champions.rules.leaders import DamageBonus
from meadhall.games.champions.rules.state import ChampionsState, Player

_BASE: Final = WARRIOR_LIMIT + 1
_CREWS: Final = range(_BASE * _BASE * _BASE)
ONE: Final[list[int]] = [_BASE * _BASE, _BASE, 1]
"""What one more warrior of each type adds to a crew."""


def crew_of(swordsmen: int, spearmen: int, axemen: int) -> int:
    return swordsmen * ONE[0] + spearmen * ONE[1] + axemen


def count_in(crew: int, warrior: int) -> int:
    """How many warriors of a type a crew has."""
    return crew // ONE[warrior] % _BASE


SIZE: Final[list[int]] = [
    count_in(crew, 0) + count_in(crew, 1) + count_in(crew, 2) for crew in _CREWS
]


def home_crew(player: Player) -> int:
    """The warriors at home."""
    return crew_of(player.warriors[0], player.warriors[1], player.warriors[2])


def crew_at(state: ChampionsState, target: int) -> int:
    """The warriors sent to a fight or onto a ship."""
    at = target * WARRIOR_TYPES
    crews = state.crews.warriors
    return crew_of(crews[at], crews[at + 1], crews[at + 2])


def fit_to_fight(crew: int, enemy: Enemy) -> int:
    """CHM-COMBAT-12: a crew without those who may not fight this enemy."""
    for warrior in range(WARRIOR_TYPES):
        if enemy.forbidden[warrior]:
            crew -= count_in(crew, warrior) * ONE[warrior]
    return crew


# Fighting styles: a leader who adds damage to a type of warrior has a style of their own.

PLAIN: Final = 0
STYLES: Final = len(LEADERS) + 1
STYLE_OF_LEADER: Final[list[int]] = [
    number + 1 if isinstance(power, DamageBonus) else PLAIN for number, power in enumerate(LEADERS)
]


def damage_of_face(style: int, warrior: int, face: int) -> int:
    """CHM-COMBAT-04, CHM-LEAD-04."""
    damage = FACE_DAMAGE[face]
    if style != PLAIN and damage:
        damage += LEADERS[style - 1].bonus_damage(warrior, face)
    return damage


SHIELD_SHARE: Final = 0.9
"""What a shield counts for, compared with a hit: it saves nobody once the attack is spent."""


def _mean_damage(style: int, warrior: int) -> float:
    faces = DIE_FACES[warrior]
    return sum([damage_of_face(style, warrior, face) for face in faces]) / len(faces)


def _strength(style: int, warrior: int) -> float:
    faces = DIE_FACES[warrior]
    damage = sum([damage_of_face(style, warrior, face) for face in faces])
    shields = sum([FACE_SHIELDS[face] for face in faces])
    return (damage + SHIELD_SHARE * shields) / len(faces)


MEAN_DAMAGE: Final[list[list[float]]] = [
    [_mean_damage(style, warrior) for warrior in range(WARRIOR_TYPES)] for style in range(STYLES)
]
"""The damage of one warrior in one roll, and so the food of one hunter; by style and type."""
STRENGTH: Final[list[list[float]]] = [
    [_strength(style, warrior) for warrior in range(WARRIOR_TYPES)] for style in range(STYLES)
]
"""What one warrior does in one roll, shields included; by style and type."""


def hunted_food(crew: int, style: int) -> float:
    """The food that a crew of hunters brings on average, without any limit."""
    food = 0.0
    for warrior in range(WARRIOR_TYPES):
        food += MEAN_DAMAGE[style][warrior] * count_in(crew, warrior)
    return food


def _weakest_first(style: int) -> list[int]:
    pairs = sorted([(STRENGTH[style][warrior], warrior) for warrior in range(WARRIOR_TYPES)])
    return [warrior for _, warrior in pairs]


def _crew_strength(style: int, crew: int) -> float:
    return sum([STRENGTH[style][w] * count_in(crew, w) for w in range(WARRIOR_TYPES)])


WEAKEST_FIRST: Final[list[list[int]]] = [_weakest_first(style) for style in range(STYLES)]
STRONGEST_FIRST: Final[list[list[int]]] = [order[::-1] for order in WEAKEST_FIRST]
CREW_STRENGTH: Final[list[list[float]]] = [
    [_crew_strength(style, crew) for crew in _CREWS] for style in range(STYLES)
]


def without_weakest(crew: int, n: int, style: int) -> int:
    """The crew after n losses, if the weakest go first."""
    for warrior in WEAKEST_FIRST[style]:
        if n <= 0:
            break
        lost = min(n, count_in(crew, warrior))
        crew -= lost * ONE[warrior]
        n -= lost
    return crew
