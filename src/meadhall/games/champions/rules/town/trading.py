"""Spaces that trade: Market and Stave Church (CHM-LOC), the Outcast (CHM-STALL)."""

from typing import Final

from meadhall.games.champions.content.tables import COIN, FOOD, GOOD_IDS, WOOD
from meadhall.games.champions.rules.moves import AGAIN, BUY, DONE, SWAP, SWAPPED
from meadhall.games.champions.rules.obstacles import cannot_pay
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.kernel.effect import Effect
from meadhall.kernel.state import Choice, Obstacle


class Exchange(Effect[ChampionsState]):
    """CHM-LOC-09, CHM-LOC-20: as many swaps as the player brought goods, at most."""

    __slots__ = ()

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        goods = state.players[seat].goods
        state.steps.append(SwapGoods(seat, goods[FOOD] + goods[WOOD] + goods[COIN]))

    def is_idle(self, state: ChampionsState, seat: int) -> bool:
        goods = state.players[seat].goods
        return not goods[FOOD] + goods[WOOD] + goods[COIN]


_SWAP_PAIRS: Final = [(give, get) for give in SWAPPED for get in SWAPPED if give != get]
SWAP_GIVES: Final = [GOOD_IDS.index(give) for give, _ in _SWAP_PAIRS]
SWAP_GETS: Final = [GOOD_IDS.index(get) for _, get in _SWAP_PAIRS]
_NOTHING_TO_SWAP: Final = [cannot_pay(give, 1) for give, _ in _SWAP_PAIRS]


class ChooseRepeatedly(Choice[ChampionsState]):
    """Asked again after each trade, until the number allowed is used up."""

    __slots__ = ("left",)
    FACTS = {"left": None}

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, state: ChampionsState) -> bool:
        if self.left:
            return False
        state.steps.pop()
        return True


class SwapGoods(ChooseRepeatedly):
    """D-SWAP."""

    __slots__ = ()

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [SWAP.at(swap) for swap in range(len(SWAP_GIVES))] + [DONE.move]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move or state.players[seat].goods[SWAP_GIVES[SWAP.target(move)]]:
            return None
        return _NOTHING_TO_SWAP[SWAP.target(move)]

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        if move != DONE.move:
            state.pay(seat, SWAP_GIVES[SWAP.target(move)], 1)
            state.gain(seat, SWAP_GETS[SWAP.target(move)], 1)
            state.steps.append(SwapGoods(seat, self.left - 1))


class RepeatTrade(Effect[ChampionsState]):
    """CHM-STALL-02: the same small trade several times, at least once."""

    __slots__ = ("gain", "gained", "limit", "pay", "price", "unpaid")

    def __init__(self, pay: int, price: int, gain: int, gained: int, limit: int) -> None:
        self.pay = pay
        self.price = price
        self.gain = gain
        self.gained = gained
        self.limit = limit
        self.unpaid = cannot_pay(GOOD_IDS[pay], price)

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        return self.unpaid if state.players[seat].goods[self.pay] < self.price else None

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        first = TradeAgain(seat, self.limit, self.pay, self.price, self.gain, self.gained)
        state.steps.append(first)
        first.play(state, seat, AGAIN.move)


class TradeAgain(ChooseRepeatedly):
    """D-OUTCAST: asked after each trade."""

    __slots__ = ("gain", "gained", "pay", "price")

    def __init__(
        self, seat: int, left: int, pay: int, price: int, gain: int, gained: int
    ) -> None:  # fmt: skip
        super().__init__(seat, left)
        self.pay = pay
        self.price = price
        self.gain = gain
        self.gained = gained

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [AGAIN.move, DONE.move]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        if move == DONE.move or state.players[seat].goods[self.pay] >= self.price:
            return None
        return cannot_pay(GOOD_IDS[self.pay], self.price)

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == AGAIN.move:
            state.pay(seat, self.pay, self.price)
            state.gain(seat, self.gain, self.gained)
            state.steps.append(
                TradeAgain(seat, self.left - 1, self.pay, self.price, self.gain, self.gained)
            )


class BuyTable(Effect[ChampionsState]):
    """CHM-LOC-14: one row of the price table, at least the first."""

    __slots__ = ("amounts", "gain", "pay", "prices", "unpaid")

    def __init__(
        self, pay: int, gain: int, prices: tuple[int, ...], amounts: tuple[int, ...]
    ) -> None:
        self.pay = pay
        self.gain = gain
        self.prices = prices
        self.amounts = amounts
        self.unpaid = cannot_pay(GOOD_IDS[pay], prices[0])

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        return self.unpaid if state.players[seat].goods[self.pay] < self.prices[0] else None

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.steps.append(BuyRow(seat, self.pay, self.gain, self.prices, self.amounts))


class BuyRow(Choice[ChampionsState]):
    """D-CHURCH."""

    __slots__ = ("amounts", "gain", "pay", "prices")

    def __init__(
        self, seat: int, pay: int, gain: int, prices: tuple[int, ...], amounts: tuple[int, ...]
    ) -> None:
        super().__init__(seat)
        self.pay = pay
        self.gain = gain
        self.prices = prices
        self.amounts = amounts

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [BUY.at(row) for row in range(len(self.prices))]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        price = self.prices[BUY.target(move)]
        if state.players[seat].goods[self.pay] < price:
            return cannot_pay(GOOD_IDS[self.pay], price)
        return None

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        state.pay(seat, self.pay, self.prices[BUY.target(move)])
        state.gain(seat, self.gain, self.amounts[BUY.target(move)])
