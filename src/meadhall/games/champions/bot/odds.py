"""The odds of fights and voyages, before any die is rolled.

The tables fill up as they are asked; an answer depends on nothing but the question.

>>> from meadhall.games.champions.bot.crews import PLAIN, crew_of
>>> win, strength_left = fight_odds(crew_of(2, 0, 1), attack=2, defense=3, style=PLAIN)
>>> 0.5 < win < 1
True
"""

from typing import Final

from meadhall.games.champions.bot.crews import (
    CREW_STRENGTH,
    ONE,
    SIZE,
    STYLES,
    count_in,
    damage_of_face,
    without_weakest,
)
from meadhall.games.champions.content.tables import (
    DIE_FACES,
    ENEMIES,
    FACE_SHIELDS,
    JOURNEY_COPIES,
    NONE,
)
from meadhall.games.champions.rules.builders import JOURNEYS

# Rolls

Outcomes = list[tuple[int, int, float]]
"""Damage, shields and their chance, for everything a crew can roll."""

_rolls: Final[dict[int, Outcomes]] = {}


def roll_outcomes(crew: int, style: int) -> Outcomes:
    """All that a crew can roll, in no particular order."""
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

    The weakest are lost first; favor and runes are not considered.
    """
    if defense <= 0:
        return 1.0, CREW_STRENGTH[style][crew]
    if not crew:
        return 0.0, 0.0
    key = ((crew * 16 + attack) * 32 + defense) * STYLES + style
    known = _fights.get(key)
    if known is None:
        known = _compute_fight(crew, attack, defense, style)
        _fights[key] = known
    return known


def _compute_fight(crew: int, attack: int, defense: int, style: int) -> tuple[float, float]:
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

Odds = tuple[float, float, float]
"""The chance to win, the strength that comes home, and glory won on the way."""
QUIET: Final[int] = [card.enemy == NONE and not card.losses for card in JOURNEYS].index(True)
"""The journey card that does nothing."""

_voyages: Final[dict[int, Odds]] = {}


def voyage_odds(
    crew: int, food: int, fed: int, attack: int, defense: int, journey: int, style: int
) -> Odds:
    """The odds of a crew with this much food, of which each feeds ``fed`` warriors.

    ``journey`` is the journey card, or ``NONE`` if it is unknown.
    """
    key = (((crew * 16 + food) * 4 + fed) * 16 + attack) * 32 + defense
    key = (key * 16 + journey + 1) * STYLES + style
    known = _voyages.get(key)
    if known is None:
        if journey != NONE:
            known = _compute_voyage(crew, food, fed, attack, defense, journey, style)
        else:
            known = _compute_unknown(crew, food, fed, attack, defense, style)
        _voyages[key] = known
    return known


def _compute_unknown(crew: int, food: int, fed: int, attack: int, defense: int, style: int) -> Odds:
    """The average of all journey cards, weighted by their copies."""
    win = left = glory = 0.0
    copies = sum(JOURNEY_COPIES)
    for journey, n in enumerate(JOURNEY_COPIES):
        odds = voyage_odds(crew, food, fed, attack, defense, journey, style)
        win += odds[0] * n / copies
        left += odds[1] * n / copies
        glory += odds[2] * n / copies
    return win, left, glory


def _compute_voyage(
    crew: int, food: int, fed: int, attack: int, defense: int, journey: int, style: int
) -> Odds:
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
