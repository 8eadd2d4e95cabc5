"""Paying resources of any kinds, one at a time."""

from meadhall.games.northgard.content.tiles import NONE, RESOURCES
from meadhall.games.northgard.rules.cards.interpreter import Owed
from meadhall.games.northgard.rules.moves import PAY
from meadhall.games.northgard.rules.state import NorthgardState


class PayResources(Owed):
    """``left`` resources go to another player, or to the supply. The payer has that many."""

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
