"""Viper Gorge (LIG-VIP)."""

from meadhall.games.ice_garden.content.tables import KINDS, VIPER_GORGE
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.independent.turns import act_in_box
from meadhall.games.ice_garden.rules.moves import DONE, EXCHANGE, EXCHANGES, TAKE
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.shared import without
from meadhall.kernel.state import Choice, Obstacle, Step


class GorgeTurn(Step[IceGardenState]):
    """LIG-VIP-01: in initiative order, each player with all his markers."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: IceGardenState) -> bool:
        state.steps.pop()
        markers = state.slots[VIPER_GORGE]
        for place in range(self.place, len(state.order)):
            seat = state.order[place]
            if seat in markers:
                if state.is_solo():
                    act_in_box(state, VIPER_GORGE)
                state.slots[VIPER_GORGE] = without(markers, seat)
                state.tell(events.ACTION_BEGAN, seat, VIPER_GORGE)
                state.steps.append(GorgeTurn(place))
                state.steps.append(Gorge(seat, False, True))
                break
        return True


class Gorge(Choice[IceGardenState]):
    """D08, LIG-VIP-02: take a token once, exchange at will, in any sequence."""

    __slots__ = ("fresh", "took")
    FACTS = {"took": None}

    def __init__(self, seat: int, took: bool, fresh: bool) -> None:
        super().__init__(seat)
        self.took = took
        self.fresh = fresh
        """Nothing has been done with this marker yet."""

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [*TAKE.all(), *EXCHANGE.all(), DONE.move]

    def obstacle(self, state: IceGardenState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move:
            return None
        if EXCHANGE.has(move):
            return exchange_obstacle(state, seat, EXCHANGE.target(move))
        if self.took:
            return obstacles.TOOK_ALREADY
        return None if state.stock[TAKE.target(move)] else obstacles.STOCK_EMPTY

    def moves(self, state: IceGardenState, seat: int) -> list[int]:
        """The candidates without an obstacle, found without asking each of them."""
        legal: list[int] = []
        stock = state.stock
        if not self.took:
            for kind in range(KINDS):
                if stock[kind]:
                    legal.append(TAKE.at(kind))
        goods = state.sides[seat].goods
        if goods[0] + goods[1] + goods[2] > 1:
            for number in range(len(EXCHANGES)):
                if exchange_obstacle(state, seat, number) is None:
                    legal.append(EXCHANGE.at(number))
        legal.append(DONE.move)
        return legal

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        if move == DONE.move:
            state.steps.pop()
            if self.fresh:
                state.tell(events.DECLINED, seat, VIPER_GORGE)
        elif EXCHANGE.has(move):
            state.steps[-1] = Gorge(seat, self.took, False)
            exchange(state, seat, EXCHANGE.target(move))
        else:
            state.steps[-1] = Gorge(seat, True, False)
            state.gain(seat, TAKE.target(move), 1, events.GAIN_GORGE)


def exchange_obstacle(state: IceGardenState, seat: int, number: int) -> Obstacle | None:
    """LIG-VIP-03, LIG-VIP-04; a kind that is taken is never one that was returned."""
    first, second, taken = EXCHANGES[number]
    goods = state.sides[seat].goods
    if first == second:
        if goods[first] < 2:
            return obstacles.NOTHING_TO_EXCHANGE
    elif not goods[first] or not goods[second]:
        return obstacles.NOTHING_TO_EXCHANGE
    return None if state.stock[taken] else obstacles.STOCK_EMPTY


def exchange(state: IceGardenState, seat: int, number: int) -> None:
    first, second, taken = EXCHANGES[number]
    goods, stock = state.sides[seat].goods, state.stock
    goods[first] -= 1
    goods[second] -= 1
    goods[taken] += 1
    stock[first] += 1
    stock[second] += 1
    stock[taken] -= 1
    state.tell(events.EXCHANGED, seat, first, second, taken)
