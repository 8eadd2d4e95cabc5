"""The odds of fights and voyages, before any die is rolled; what the quick policy reckons with.

A crew is one number, so that tables can be looked up by it: swordsmen times 81 plus spearmen
times 9 plus axemen, as nobody ever has more than eight warriors. All tables fill as they are asked;
what they answer depends on nothing but the question.

>>> win, strength_left = fight_odds(crew_of(2, 0, 1), attack=2, defense=3, style=PLAIN)
>>> 0.5 < win < 1
True
"""

from typing import Final

from meadhall.games.champions.content.tables import (
    DIE_FACES,
    ENEMIES,
    FACE_DAMAGE,
    FACE_SHIELDS,
    JOURNEY_COPIES,
    NONE,
    WARRIOR_LIMIT,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.builders import JOURNEYS, LEADERS
from meadhall.games.champions.rules.leaders import DamageBonus

# Crews as numbers

BASE: Final = WARRIOR_LIMIT + 1
ONE: Final[list[int]] = [BASE * BASE, BASE, 1]
"""What a crew grows by with one warrior of each type."""
CREWS: Final = BASE * BASE * BASE
SIZE: Final[list[int]] = [
    crew // (BASE * BASE) + crew // BASE % BASE + crew % BASE for crew in range(CREWS)
]


def crew_of(swordsmen: int, spearmen: int, axemen: int) -> int:
    return swordsmen * ONE[0] + spearmen * ONE[1] + axemen


def count_in(crew: int, warrior: int) -> int:
    return crew // ONE[warrior] % BASE


# Fighting styles: leaders who add damage to a type of warrior have one of their own.

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
"""A shield saves a warrior only while the enemy's attack is not spent: a little less than a hit."""


def _strength(style: int, warrior: int) -> float:
    faces = DIE_FACES[warrior]
    damage = sum([damage_of_face(style, warrior, face) for face in faces])
    shields = sum([FACE_SHIELDS[face] for face in faces])
    return (damage + SHIELD_SHARE * shields) / len(faces)


STRENGTH: Final[list[list[float]]] = [
    [_strength(style, warrior) for warrior in range(WARRIOR_TYPES)] for style in range(STYLES)
]
"""What one warrior does in one roll, on average; by style and type."""


def _weakest_first(style: int) -> list[int]:
    pairs = sorted([(STRENGTH[style][warrior], warrior) for warrior in range(WARRIOR_TYPES)])
    return [warrior for _, warrior in pairs]


WEAKEST_FIRST: Final[list[list[int]]] = [_weakest_first(style) for style in range(STYLES)]
STRONGEST_FIRST: Final[list[list[int]]] = [order[::-1] for order in WEAKEST_FIRST]


def _crew_strength(style: int, crew: int) -> float:
    return sum([STRENGTH[style][w] * count_in(crew, w) for w in range(WARRIOR_TYPES)])


CREW_STRENGTH: Final[list[list[float]]] = [
    [_crew_strength(style, crew) for crew in range(CREWS)] for style in range(STYLES)
]


def without_weakest(crew: int, n: int, style: int) -> int:
    """The crew after n losses, if the weakest go first."""
    for warrior in WEAKEST_FIRST[style]:
        if n <= 0:
            break
        lost = min(n, crew // ONE[warrior] % BASE)
        crew -= lost * ONE[warrior]
        n -= lost
    return crew


# Rolls

Outcomes = list[tuple[int, int, float]]
"""Damage, shields and their chance, for everything a crew can roll."""

_rolls: Final[dict[int, Outcomes]] = {}


def roll_outcomes(crew: int, style: int) -> Outcomes:
    """All that a crew can roll, in no order that matters."""
    key = crew * STYLES + style
    known = _rolls.get(key)
    if known is None:
        known = _combine_rolls(crew, style) if crew else [(0, 0, 1.0)]
        _rolls[key] = known
    return known


def _combine_rolls(crew: int, style: int) -> Outcomes:
    warrior = 0
    while not count_in(crew, warrior):
        warrior += 1
    faces = DIE_FACES[warrior]
    chances: dict[int, float] = {}
    for damage, shields, chance in roll_outcomes(crew - ONE[warrior], style):
        for face in faces:
            total = damage + damage_of_face(style, warrior, face)
            key = total * 64 + shields + FACE_SHIELDS[face]
            chances[key] = chances.get(key, 0.0) + chance / len(faces)
    return [(key // 64, key % 64, chance) for key, chance in chances.items()]


# Fights

_fights: Final[dict[int, tuple[float, float]]] = {}


def fight_odds(crew: int, attack: int, defense: int, style: int) -> tuple[float, float]:
    """The chance to win, and the strength that comes home on average (none from a lost fight).

    The weakest are lost first; favor and runes are left out of account.
    """
    if defense <= 0:
        return 1.0, CREW_STRENGTH[style][crew]
    if not crew:
        return 0.0, 0.0
    key = ((crew * 16 + attack) * 32 + defense) * STYLES + style
    known = _fights.get(key)
    if known is None:
        known = _reckon_fight(crew, attack, defense, style)
        _fights[key] = known
    return known


def _reckon_fight(crew: int, attack: int, defense: int, style: int) -> tuple[float, float]:
    win = left = stalled = 0.0
    for damage, shields, chance in roll_outcomes(crew, style):
        rest = without_weakest(crew, attack - shields, style)
        if rest == crew and damage == 0:
            stalled += chance
            continue
        if damage >= defense or rest:
            then_win, then_left = fight_odds(rest, attack, defense - damage, style)
            win += chance * then_win
            left += chance * then_left
    return win / (1.0 - stalled), left / (1.0 - stalled)


# Voyages

_voyages: Final[dict[int, tuple[float, float, float]]] = {}


def voyage_odds(
    crew: int, food: int, fed: int, attack: int, defense: int, journey: int, style: int
) -> tuple[float, float, float]:
    """The chance to defeat the monster, the strength that comes home, and glory on the way.

    ``fed`` is how many one food feeds there; ``journey`` is the card, or ``NONE`` if unknown.
    """
    key = (((crew * 16 + food) * 4 + fed) * 16 + attack) * 32 + defense
    key = (key * 16 + journey + 1) * STYLES + style
    known = _voyages.get(key)
    if known is None:
        if journey != NONE:
            known = _reckon_voyage(crew, food, fed, attack, defense, journey, style)
        else:
            known = _reckon_unknown(crew, food, fed, attack, defense, style)
        _voyages[key] = known
    return known


def _reckon_unknown(
    crew: int, food: int, fed: int, attack: int, defense: int, style: int
) -> tuple[float, float, float]:
    """Every journey card, as often as there are copies."""
    win = left = glory = 0.0
    copies = sum(JOURNEY_COPIES)
    for journey, n in enumerate(JOURNEY_COPIES):
        odds = voyage_odds(crew, food, fed, attack, defense, journey, style)
        win += odds[0] * n / copies
        left += odds[1] * n / copies
        glory += odds[2] * n / copies
    return win, left, glory


def _reckon_voyage(
    crew: int, food: int, fed: int, attack: int, defense: int, journey: int, style: int
) -> tuple[float, float, float]:
    card = JOURNEYS[journey]
    survive = 1.0
    glory = 0.0
    if card.enemy != NONE:
        enemy = ENEMIES[card.enemy]
        survive, left_strength = fight_odds(crew, enemy.attack, enemy.defense, style)
        crew = _typical_rest(crew, survive, left_strength, style)
        glory = survive * enemy.glory
    for _ in range(card.losses):
        if card.takes_food and food and (not card.takes_warriors or fed * (food - 1) >= SIZE[crew]):
            food -= 1
        elif card.takes_warriors:
            crew = without_weakest(crew, 1, style)
    crew = without_weakest(crew, SIZE[crew] - fed * food, style)
    win, left = fight_odds(crew, attack, defense, style)
    return survive * win, survive * left, glory


def _typical_rest(crew: int, survive: float, left_strength: float, style: int) -> int:
    """The crew as it usually comes out of a fight that was won."""
    if survive <= 0.0:
        return 0
    usual = left_strength / survive
    rest = crew
    while rest:
        fewer = without_weakest(rest, 1, style)
        if CREW_STRENGTH[style][rest] + CREW_STRENGTH[style][fewer] <= 2 * usual:
            break
        rest = fewer
    return rest
