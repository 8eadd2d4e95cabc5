"""What spaces, stalls and cards do: the common part of the effect vocabulary."""

from meadhall.games.champions.content.tables import GOOD_IDS, LEADERS, WARRIOR_TYPES
from meadhall.games.champions.rules.moves import MUSTER
from meadhall.games.champions.rules.obstacles import cannot_pay
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.kernel.state import Choice, Obstacle


class Effect:
    """Something that is carried out for the player who uses a space or a card."""

    __slots__ = ()

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        """Why the player may not choose this at all, or None."""
        return None

    def is_idle(self, state: ChampionsState, seat: int) -> bool:
        """Whether it could be carried out now but would change nothing."""
        return False

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        """Do it now, or push the step that asks the player."""


class Pay(Effect):
    """CHM-PLACE-04: a compulsory cost. A leader may be spared it at one space (CHM-LEAD-03)."""

    __slots__ = ("good", "n", "space", "unpaid")

    def __init__(self, good: int, n: int, space: int) -> None:
        self.good = good
        self.n = n
        self.space = space
        self.unpaid = cannot_pay(GOOD_IDS[good], n)

    def price(self, state: ChampionsState, seat: int) -> int:
        leader = LEADERS[state.players[seat].leader]
        if leader.waived_space == self.space and leader.waived_good == self.good:
            return max(0, self.n - leader.waived)
        return self.n

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        if state.players[seat].goods[self.good] < self.price(state, seat):
            return self.unpaid
        return None

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        price = self.price(state, seat)
        if price:
            state.pay(seat, self.good, price)


class Gain(Effect):
    __slots__ = ("good", "n")

    def __init__(self, good: int, n: int) -> None:
        self.good = good
        self.n = n

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.gain(seat, self.good, self.n)


class GainWarriors(Effect):
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
            state.steps.append(TakeDie(seat, there))

    def available(self, state: ChampionsState) -> list[int]:
        return [min(n, state.supply[warrior]) for warrior, n in enumerate(self.offer)]

    def is_idle(self, state: ChampionsState, seat: int) -> bool:
        return not any(self.available(state)) or not state.room_for_warriors(seat)


class TakeDie(Choice[ChampionsState]):
    """D-TAKE-DIE: more dice on offer than room, so the taker picks one after the other."""

    __slots__ = ("offer",)

    def __init__(self, seat: int, offer: list[int]) -> None:
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
        offer = self.offer[:]
        offer[warrior] -= 1
        state.steps[-1] = TakeDie(seat, offer)


def collect_dice(state: ChampionsState, seat: int, warrior: int, n: int) -> None:
    """CHM-COMP-06: dice from a blue space; those that do not fit go to the supply."""
    state.supply[warrior] += n
    state.muster(seat, warrior, min(n, state.room_for_warriors(seat)))
