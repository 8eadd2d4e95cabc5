# mypyc: interpreted
"""The chance to win a fight before the dice of its next round fall.

Favor is taken to reroll blanks, whenever that helps most; a better choice of dice may win a little
more often. Otherwise ``odds.py`` says what is assumed.
"""

from functools import lru_cache

from meadhall.games.champions.bot.crews import (
    ONE,
    STYLE_OF_LEADER,
    count_in,
    damage_of_face,
    without_weakest,
)
from meadhall.games.champions.bot.odds import fight_odds
from meadhall.games.champions.content.tables import BLANK, DIE_FACES, FACE_KINDS, FACE_SHIELDS
from meadhall.games.champions.rules.events import ROLLED
from meadhall.kernel.events import Event

FAVOR_COUNTED = 2
"""With more favor a fight takes too long to reckon while somebody waits for it."""
AS_GOOD_AS_WON = 0.95
"""Above this chance nobody needs favor."""

Throw = tuple[int, int, int]
"""Damage, shields, and the dice that show a blank, as a crew."""


def prospects(event: Event) -> dict[str, float]:
    """``win`` for the first throw of a combat round, and with favor ``win_with_favor``.

    ``favor_counted`` is how much of it that takes into account.
    """
    if event.kind is not ROLLED:
        return {}
    _, leader, favor, attack, left, *groups = event.values
    if not left:
        return {}
    crew = sum(ONE[group // FACE_KINDS] for group in groups)
    style = STYLE_OF_LEADER[leader]
    win = fight_odds(crew, attack, left, style)[0]
    if not favor or win > AS_GOOD_AS_WON:
        return {"win": win}
    counted = min(favor, FAVOR_COUNTED)
    return {
        "win": win,
        "win_with_favor": win_with_favor(crew, attack, left, counted, style),
        "favor_counted": counted,
    }


@lru_cache(maxsize=256)
def win_with_favor(crew: int, attack: int, left: int, favor: int, style: int) -> float:
    """The chance of a crew to win against an enemy that can take this much damage."""
    return _Campaign(attack, style).win(crew, left, favor)


class _Campaign:
    """A fight with favor at hand, from the next throw to its end."""

    def __init__(self, attack: int, style: int) -> None:
        self.attack = attack
        self.style = style
        self._wins: dict[tuple[int, int, int], float] = {}
        self._rests: dict[tuple[int, int, int, Throw], float] = {}

    def win(self, crew: int, left: int, favor: int) -> float:
        """The chance before a throw."""
        if left <= 0 or not crew or not favor:
            return fight_odds(crew, self.attack, left, self.style)[0]
        key = (crew, left, favor)
        if key not in self._wins:
            win = stalled = 0.0
            for throw, chance in _throws_up_to(crew, left, self.attack, self.style).items():
                if throw[0] == 0 and throw[1] >= self.attack:
                    stalled += chance  # The next round rolls all dice again, for no favor.
                else:
                    win += chance * self._after(crew, left, favor, throw)
            self._wins[key] = win / (1.0 - stalled)
        return self._wins[key]

    def _after(self, crew: int, left: int, favor: int, throw: Throw) -> float:
        """The chance once these dice lie on the table, if favor is spent where that is best."""
        damage, shields, blanks = throw
        if damage >= left:
            return 1.0
        key = (crew, left, favor, throw)
        if key not in self._rests:
            rest = without_weakest(crew, self.attack - shields, self.style)
            best = self.win(rest, left - damage, favor)
            if favor and blanks:
                again = _throws_up_to(blanks, left - damage, self.attack - shields, self.style)
                rerolled = 0.0
                for (more, held, still), chance in again.items():
                    shown = (damage + more, shields + held, still)
                    rerolled += chance * self._after(crew, left, favor - 1, shown)
                best = max(best, rerolled)
            self._rests[key] = best
        return self._rests[key]


@lru_cache(maxsize=4096)
def _throws(crew: int, style: int) -> dict[Throw, float]:
    """All that a crew can throw, with its chance."""
    if not crew:
        return {(0, 0, 0): 1.0}
    warrior = 0
    while not count_in(crew, warrior):
        warrior += 1
    faces = DIE_FACES[warrior]
    chances: dict[Throw, float] = {}
    for (damage, shields, blanks), chance in _throws(crew - ONE[warrior], style).items():
        for face in faces:
            throw = (
                damage + damage_of_face(style, warrior, face),
                shields + FACE_SHIELDS[face],
                blanks + (ONE[warrior] if face == BLANK else 0),
            )
            chances[throw] = chances.get(throw, 0.0) + chance / len(faces)
    return chances


@lru_cache(maxsize=4096)
def _throws_up_to(crew: int, damage: int, shields: int, style: int) -> dict[Throw, float]:
    """The same, with no more damage and shields than count."""
    chances: dict[Throw, float] = {}
    for (dealt, held, blanks), chance in _throws(crew, style).items():
        throw = (min(dealt, damage), min(held, shields), blanks)
        chances[throw] = chances.get(throw, 0.0) + chance
    return chances
