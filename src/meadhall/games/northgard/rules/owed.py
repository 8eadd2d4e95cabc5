"""Choices that come back until enough is given: units, cards, resources."""

from meadhall.games.northgard.content.tiles import NONE, RESOURCES
from meadhall.games.northgard.rules.moves import PAY
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.kernel.state import Choice


class Owed(Choice[NorthgardState]):
    """A choice that comes back until ``left`` units, cards or resources are dealt with."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left


class PayResources(Owed):
    """``left`` resources of any kinds go to another player, or to the supply, one at a time. The
    payer has that many."""

    __slots__ = ("receiver",)
    FACTS = {"left": None}

    def __init__(self, seat: int, left: int, receiver: int = NONE) -> None:
        super().__init__(seat, left)
        self.receiver = receiver

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        resources = state.players[seat].resources
        return [PAY.at(resource) for resource in range(RESOURCES) if resources[resource]]

    def moves(self, state: NorthgardState, seat: int) -> list[int]:
        return self.candidates(state, seat)

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        if self.left > 1:
            state.steps[-1] = PayResources(seat, self.left - 1, self.receiver)
        else:
            state.steps.pop()
        state.pay(seat, PAY.target(move), 1)
        if self.receiver != NONE:
            state.gain(self.receiver, PAY.target(move), 1)
