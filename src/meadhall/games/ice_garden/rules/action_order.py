"""Action order tokens (LIG-ADV-01)."""

from meadhall.games.ice_garden.content.tables import (
    NONE,
    ORDER_TOKEN_IDS,
    ORDER_TOKENS,
    ORDERED_BOXES,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.moves import ORDER_BOX, ORDER_TOKEN
from meadhall.games.ice_garden.rules.state import ACTION_ORDER, IceGardenState
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Choice, Obstacle, Step


class ActionOrder(Step[IceGardenState]):
    """All tokens are taken off; then the players place them in turn."""

    __slots__ = ()

    def run(self, state: IceGardenState) -> bool:
        state.phase = ACTION_ORDER
        state.box_order = (NONE,) * ORDER_TOKENS
        state.steps[-1] = PickToken(state.order[0], 0)
        return True


class PickToken(Choice[IceGardenState]):
    """D06: one of the tokens that are left."""

    __slots__ = ("placed",)

    def __init__(self, seat: int, placed: int) -> None:
        super().__init__(seat)
        self.placed = placed

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return ORDER_TOKEN.all()

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return None if state.box_order[ORDER_TOKEN.target(move)] == NONE else obstacles.TOKEN_PLACED

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps[-1] = PlaceToken(seat, self.placed, ORDER_TOKEN.target(move))


class PlaceToken(Choice[IceGardenState]):
    """D06: a box without a token."""

    __slots__ = ("placed", "token")
    FACTS = {"token": ORDER_TOKEN_IDS}

    def __init__(self, seat: int, placed: int, token: int) -> None:
        super().__init__(seat)
        self.placed = placed
        self.token = token

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return ORDER_BOX.all()

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        return (
            obstacles.BOX_HAS_TOKEN
            if ORDERED_BOXES[ORDER_BOX.target(move)] in state.box_order
            else None
        )

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()
        box = ORDERED_BOXES[ORDER_BOX.target(move)]
        state.box_order = replaced(state.box_order, self.token, box)
        state.tell(events.ORDER_TOKEN_PLACED, seat, self.token, box)
        placed = self.placed + 1
        if placed < ORDER_TOKENS:
            state.steps.append(PickToken(state.order[placed % len(state.order)], placed))
