"""What spaces, cards and leaders do: the effects that belong to no single chapter.

``builders`` makes all effects from the content files.
"""

from typing import Final

from meadhall.games.champions.content.tables import GOOD_IDS, WARRIOR_TYPES
from meadhall.games.champions.rules.moves import MUSTER
from meadhall.games.champions.rules.obstacles import cannot_pay
from meadhall.games.champions.rules.state import ChampionsState, Roll
from meadhall.kernel.effect import Effect
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Choice, Obstacle


class Power(Effect[ChampionsState]):
    """A leader's ability (CHM-LEAD): the rules ask for it wherever one may matter."""

    __slots__ = ()

    def price(self, space: int, good: int, n: int) -> int:
        """What a space that costs this many of a good costs the leader; never more."""
        return n

    def extra_destinies(self) -> int:
        """How many more destiny cards are drawn at the Sage's House."""
        return 0

    def bonus_damage(self, warrior: int, face: int) -> int:
        """Damage added to a die of this type with this face, if it deals any at all."""
        return 0

    def when_favor_is_spent(self, state: ChampionsState, seat: int) -> None:
        pass

    def when_blows_fall(self, state: ChampionsState, seat: int, roll: Roll) -> None:
        pass


class Printed:
    """What leaders and runes do, by their numbers.

    Steps ask for these effects, and some of the effects push the same steps; so ``builders``, which
    knows both, fills this in.
    """

    __slots__ = ("leaders", "runes")

    def __init__(self) -> None:
        self.leaders: list[Power] = []
        self.runes: list[Effect[ChampionsState]] = []


PRINTED: Final = Printed()


class Pay(Effect[ChampionsState]):
    """CHM-PLACE-04: a compulsory cost. A leader may be spared it at one space (CHM-LEAD-03)."""

    __slots__ = ("good", "n", "space", "unpaid")

    def __init__(self, good: int, n: int, space: int) -> None:
        self.good = good
        self.n = n
        self.space = space
        self.unpaid = cannot_pay(GOOD_IDS[good], n)

    def price(self, state: ChampionsState, seat: int) -> int:
        power = PRINTED.leaders[state.players[seat].leader]
        return power.price(self.space, self.good, self.n)

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        owned = state.players[seat].goods[self.good]
        return None if owned >= self.n or owned >= self.price(state, seat) else self.unpaid

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        price = self.price(state, seat)
        if price:
            state.pay(seat, self.good, price)


class Gain(Effect[ChampionsState]):
    __slots__ = ("good", "n")

    def __init__(self, good: int, n: int) -> None:
        self.good = good
        self.n = n

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.gain(seat, self.good, self.n)


class GainWarriors(Effect[ChampionsState]):
    """All the dice one use offers, by type."""

    __slots__ = ("offer",)

    def __init__(self, offer: list[int]) -> None:
        self.offer = offer

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        """CHM-COMP-07: the supply may give less. CHM-COMP-06: what does not fit is not taken."""
        there = self.available(state)
        if sum(there) <= state.room_for_warriors(seat):
            for warrior, n in enumerate(there):
                state.muster(seat, warrior, n)
        else:
            state.steps.append(TakeDie(seat, tuple(there)))

    def available(self, state: ChampionsState) -> list[int]:
        return [min(n, state.supply[warrior]) for warrior, n in enumerate(self.offer)]

    def is_idle(self, state: ChampionsState, seat: int) -> bool:
        return not any(self.available(state)) or not state.room_for_warriors(seat)


class TakeDie(Choice[ChampionsState]):
    """D-TAKE-DIE: more dice on offer than room, so the taker picks one after the other."""

    __slots__ = ("offer",)

    def __init__(self, seat: int, offer: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.offer = offer

    def run(self, state: ChampionsState) -> bool:
        if sum(self.offer) and state.room_for_warriors(self.seat):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [MUSTER.at(warrior) for warrior in range(WARRIOR_TYPES) if self.offer[warrior]]

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        warrior = MUSTER.target(move)
        state.muster(seat, warrior, 1)
        offer = replaced(self.offer, warrior, self.offer[warrior] - 1)
        state.steps[-1] = TakeDie(seat, offer)
