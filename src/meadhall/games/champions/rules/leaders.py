"""The leaders' abilities (CHM-LEAD). That of CHM-LEAD-02 is also a rune's: see ``sage``."""

from meadhall.games.champions.content.tables import GLORY
from meadhall.games.champions.rules.effects import Power
from meadhall.games.champions.rules.fighting.rolls import shows
from meadhall.games.champions.rules.state import ChampionsState, Roll


class GainForFavor(Power):
    """CHM-LEAD-01: something back for each favor spent on a reroll."""

    __slots__ = ("good", "n")

    def __init__(self, good: int, n: int) -> None:
        self.good = good
        self.n = n

    def when_favor_is_spent(self, state: ChampionsState, seat: int) -> None:
        state.gain(seat, self.good, self.n)


class WaiveCost(Power):
    """CHM-LEAD-03: one space is cheaper."""

    __slots__ = ("good", "n", "space")

    def __init__(self, space: int, good: int, n: int) -> None:
        self.space = space
        self.good = good
        self.n = n

    def price(self, space: int, good: int, n: int) -> int:
        return max(0, n - self.n) if space == self.space and good == self.good else n


class DamageBonus(Power):
    """CHM-LEAD-04: one type of warriors hits harder."""

    __slots__ = ("faces", "n", "warrior")

    def __init__(self, warrior: int, faces: list[int], n: int) -> None:
        self.warrior = warrior
        self.faces = faces
        self.n = n

    def bonus_damage(self, warrior: int, face: int) -> int:
        return self.n if warrior == self.warrior and face in self.faces else 0


class GloryOnFace(Power):
    """CHM-LEAD-05: glory for each round of a fight in which this face shows."""

    __slots__ = ("face", "n")

    def __init__(self, face: int, n: int) -> None:
        self.face = face
        self.n = n

    def when_blows_fall(self, state: ChampionsState, seat: int, roll: Roll) -> None:
        if shows(roll, self.face):
            state.gain(seat, GLORY, self.n)
