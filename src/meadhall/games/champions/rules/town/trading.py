"""Spaces that trade: Market and Stave Church (CHM-LOC), the Outcast (CHM-STALL)."""

from typing import Final

from meadhall.games.champions.content import vocabulary
from meadhall.games.champions.content.tables import COIN, CONTENT, FOOD, GOOD_IDS, WOOD
from meadhall.games.champions.rules.effects import Effect
from meadhall.games.champions.rules.moves import AGAIN, BUY, DONE, SWAP, SWAPPED
from meadhall.games.champions.rules.obstacles import cannot_pay
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.kernel.state import Choice, Obstacle


class Exchange(Effect):
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


class RepeatTrade(Effect):
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
        self.trade(state, seat)
        state.steps.append(TradeAgain(seat, self.limit - 1))

    def trade(self, state: ChampionsState, seat: int) -> None:
        state.pay(seat, self.pay, self.price)
        state.gain(seat, self.gain, self.gained)


class TradeAgain(ChooseRepeatedly):
    """D-OUTCAST: asked after each trade."""

    __slots__ = ()

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [AGAIN.move, DONE.move]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        return None if move == DONE.move else REPEATED_TRADE.obstacle(state, seat)

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == AGAIN.move:
            REPEATED_TRADE.trade(state, seat)
            state.steps.append(TradeAgain(seat, self.left - 1))


class BuyTable(Effect):
    """CHM-LOC-14: one row of the price table, at least the first."""

    __slots__ = ("amounts", "gain", "pay", "prices", "unpaid")

    def __init__(self, pay: int, gain: int, table: list[tuple[int, int]]) -> None:
        self.pay = pay
        self.gain = gain
        self.prices = [price for price, _ in table]
        self.amounts = [amount for _, amount in table]
        self.unpaid = [cannot_pay(GOOD_IDS[pay], price) for price in self.prices]

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        return self.row_obstacle(state, seat, 0)

    def row_obstacle(self, state: ChampionsState, seat: int, row: int) -> Obstacle | None:
        if state.players[seat].goods[self.pay] < self.prices[row]:
            return self.unpaid[row]
        return None

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.steps.append(BuyRow(seat))


class BuyRow(Choice[ChampionsState]):
    """D-CHURCH."""

    __slots__ = ()

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [BUY.at(row) for row in range(len(PRICE_TABLE.prices))]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        return PRICE_TABLE.row_obstacle(state, seat, BUY.target(move))

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        state.pay(seat, PRICE_TABLE.pay, PRICE_TABLE.prices[BUY.target(move)])
        state.gain(seat, PRICE_TABLE.gain, PRICE_TABLE.amounts[BUY.target(move)])


# There is one such trade and one such table, so the steps that ask about them need not carry the
# figures along.


def _read_trade() -> RepeatTrade:
    [trade] = [
        effect
        for stall in CONTENT.stalls
        for effect in stall.effects
        if isinstance(effect, vocabulary.RepeatTrade)
    ]
    [(pay, price)] = trade.pay.items()
    [(gain, gained)] = trade.gain.items()
    return RepeatTrade(GOOD_IDS.index(pay), price, GOOD_IDS.index(gain), gained, trade.max)


def _read_table() -> BuyTable:
    [table] = [
        effect
        for space in CONTENT.board.spaces
        for effect in space.effects
        if isinstance(effect, vocabulary.BuyTable)
    ]
    return BuyTable(GOOD_IDS.index(table.pay), GOOD_IDS.index(table.gain), list(table.table))


REPEATED_TRADE: Final = _read_trade()
PRICE_TABLE: Final = _read_table()
