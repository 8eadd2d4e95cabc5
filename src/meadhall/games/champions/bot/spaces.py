"""What a worker is worth on each space of the board."""

from typing import Final

from meadhall.games.champions.bot.campaign import town_quest
from meadhall.games.champions.bot.outlook import ACTION, HUT_PRICES, Outlook
from meadhall.games.champions.bot.turns import (
    TARGET_AT,
    Turn,
    value_of_hunting,
    value_of_quest,
    value_of_sailing,
    value_of_supplies,
)
from meadhall.games.champions.bot.worth import (
    worth_of_favor,
    worth_of_goods,
    worth_of_next,
    worth_of_rune,
)
from meadhall.games.champions.content import tables
from meadhall.games.champions.rules.builders import (
    LEADERS,
    MERCHANT_EFFECTS,
    SPACE_EFFECTS,
    STALL_EFFECTS,
)
from meadhall.games.champions.rules.effects import Gain, GainWarriors, Pay
from meadhall.games.champions.rules.fighting.resolution import HUNTING_GROUNDS
from meadhall.games.champions.rules.state import DESTINIES, ChampionsState
from meadhall.games.champions.rules.state import RUNES as RUNE_DECK
from meadhall.games.champions.rules.town.locations import (
    CollectStock,
    HireWorker,
    ReserveFight,
    TakeFirstPlayer,
    TakeMerchant,
    TakeRune,
)
from meadhall.games.champions.rules.town.longships import BuyLongship, Sail, longship_obstacle
from meadhall.games.champions.rules.town.placement import STALL_PLACE
from meadhall.games.champions.rules.town.sage import DrawDestiny
from meadhall.games.champions.rules.town.trading import (
    SWAP_GETS,
    SWAP_GIVES,
    BuyTable,
    Exchange,
    RepeatTrade,
)
from meadhall.kernel.best import Best
from meadhall.kernel.effect import Effect

# The sorts of spaces

PLAIN_TRADE: Final = 0
FIGHT: Final = 1
SAILING: Final = 2
HUNTING: Final = 3
LONGHOUSE: Final = 4
MERCHANT: Final = 5
STALL: Final = 6
STOCK: Final = 7
SWAPS: Final = 8
RUNESMITH: Final = 9
SAGE: Final = 10
SHIPWRIGHT: Final = 11
CHURCH: Final = 12
HUTS: Final = 13


def _sort_of(space: int) -> int:
    if space == HUNTING_GROUNDS:
        return HUNTING
    if STALL_PLACE[space] != tables.NONE:
        return STALL
    sorts: list[tuple[type[Effect[ChampionsState]], int]] = [
        (ReserveFight, FIGHT), (Sail, SAILING), (TakeFirstPlayer, LONGHOUSE),
        (TakeMerchant, MERCHANT), (CollectStock, STOCK), (Exchange, SWAPS),
        (TakeRune, RUNESMITH), (DrawDestiny, SAGE), (BuyLongship, SHIPWRIGHT),
        (BuyTable, CHURCH), (HireWorker, HUTS),
    ]  # fmt: skip
    for effect in SPACE_EFFECTS[space]:
        for kind, sort in sorts:
            if isinstance(effect, kind):
                return sort
    return PLAIN_TRADE


SORT: Final[list[int]] = [_sort_of(space) for space in range(len(tables.SPACE_IDS))]

PRICE_TABLE: Final = next(
    effect for effects in SPACE_EFFECTS for effect in effects if isinstance(effect, BuyTable)
)
REPEATED_TRADE: Final = next(
    effect for effects in STALL_EFFECTS for effect in effects if isinstance(effect, RepeatTrade)
)


class Trade:
    """Goods and warriors that a space takes and gives, without a choice."""

    __slots__ = ("dice", "goods", "repeated")

    def __init__(self, effects: list[Effect[ChampionsState]]) -> None:
        self.goods = [0] * len(tables.GOOD_IDS)
        self.dice = [0] * tables.WARRIOR_TYPES
        self.repeated = False
        for effect in effects:
            if isinstance(effect, Pay):
                self.goods[effect.good] -= effect.n
            elif isinstance(effect, Gain):
                self.goods[effect.good] += effect.n
            elif isinstance(effect, GainWarriors):
                self.dice = effect.offer
            elif isinstance(effect, RepeatTrade):
                self.repeated = True


SPACE_TRADES: Final[list[Trade]] = [Trade(effects) for effects in SPACE_EFFECTS]
STALL_TRADES: Final[list[Trade]] = [Trade(effects) for effects in STALL_EFFECTS]
MERCHANT_TRADES: Final[list[Trade]] = [Trade(effects) for effects in MERCHANT_EFFECTS]


CAN_WAIT: Final = 0.7
"""The share of its value for a space that nobody can take from us, while other workers are left."""


def value_of_space(turn: Turn, space: int) -> float:
    """What a worker there gains, counted in glory."""
    sort = SORT[space]
    if sort == FIGHT:
        return value_of_quest(turn, town_quest(turn.outlook, TARGET_AT[space]))
    if sort == SAILING:
        price = worth_of_goods(turn.outlook, tables.COIN, SPACE_TRADES[space].goods[tables.COIN])
        return value_of_sailing(turn, TARGET_AT[space] - tables.FIRST_SHIP) + price
    if sort == STOCK:
        return value_of_stock(turn, space)
    if sort == STALL:
        trade = STALL_TRADES[turn.outlook.state.town.stalls[STALL_PLACE[space]]]
        return value_of_outcast(turn) if trade.repeated else value_of_trade(turn, trade)
    if sort == LONGHOUSE:
        return value_of_longhouse(turn, space)
    if sort == MERCHANT:
        return value_of_merchant(turn, space)
    if sort == HUNTING:
        return value_of_hunting(turn) * (CAN_WAIT if turn.workers_after else 1.0)
    if sort == RUNESMITH:
        return value_of_runesmith(turn, space)
    if sort == SAGE:
        return value_of_sage(turn)
    if sort == SWAPS:
        return value_of_swaps(turn)
    if sort == SHIPWRIGHT:
        return value_of_shipwright(turn)
    if sort == CHURCH:
        return value_of_church(turn)
    if sort == HUTS:
        return value_of_huts(turn)
    return value_of_trade(turn, SPACE_TRADES[space])


# Supplies


def value_of_trade(turn: Turn, trade: Trade) -> float:
    """Goods and warriors for what they are worth, and for the fights they help to win."""
    worth = 0.0
    for good, n in enumerate(trade.goods):
        if n:
            worth += worth_of_goods(turn.outlook, good, n)
    return worth + value_of_supplies(turn, trade.dice, trade.goods[tables.FOOD])


def value_of_merchant(turn: Turn, space: int) -> float:
    """What the top card shows, for a coin; one leader is spared it (CHM-LEAD-03)."""
    outlook = turn.outlook
    price = -SPACE_TRADES[space].goods[tables.COIN]
    price = LEADERS[outlook.player.leader].price(space, tables.COIN, price)
    worth = worth_of_goods(outlook, tables.COIN, -price)
    return worth + value_of_trade(turn, MERCHANT_TRADES[outlook.state.town.merchants[-1]])


def value_of_stock(turn: Turn, space: int) -> float:
    """All that lies on a blue space."""
    n = turn.outlook.state.town.stock[space]
    dice = [0] * tables.WARRIOR_TYPES
    if tables.STOCK_GOOD[space] == tables.STOCK_FOOD:
        return worth_of_goods(turn.outlook, tables.FOOD, n) + value_of_supplies(turn, dice, n)
    dice[tables.STOCK_GOOD[space]] = n
    return value_of_supplies(turn, dice, 0)


FIRST_PLACE: Final = 2.0
"""What it is worth to choose first in the next round."""


def value_of_longhouse(turn: Turn, space: int) -> float:
    """A swordsman and the marker; a player who has the marker already gives it away."""
    worth = value_of_supplies(turn, SPACE_TRADES[space].dice, 0)
    if turn.outlook.rounds_left == 0:
        return worth
    is_first = turn.outlook.state.first_player == turn.outlook.seat
    return worth - FIRST_PLACE if is_first else worth + FIRST_PLACE


def value_of_outcast(turn: Turn) -> float:
    """A favor for a food as often as it pays, but at least once."""
    worth = 0.0
    for n in range(min(REPEATED_TRADE.limit, turn.food)):
        gain = gain_of_outcast(turn.outlook, turn.food - n)
        if n and gain <= 0.0:
            break
        worth += gain
    return worth


def gain_of_outcast(outlook: Outlook, food: int) -> float:
    """One favor for one of the food owned."""
    return worth_of_favor(outlook) - worth_of_next(outlook, tables.FOOD, food - 1)


# Market

SWAP_GAIN: Final = 0.3
"""The least gain for which goods are swapped."""


def value_of_swaps(turn: Turn) -> float:
    """All swaps that gain something, one after the other."""
    goods = turn.outlook.player.goods[:]
    worth = 0.0
    for _ in range(goods[tables.COIN] + goods[tables.WOOD] + goods[tables.FOOD]):
        swap = best_swap(turn.outlook, goods)
        if swap == tables.NONE:
            break
        worth += gain_of_swap(turn.outlook, goods, swap)
        goods[SWAP_GIVES[swap]] -= 1
        goods[SWAP_GETS[swap]] += 1
    return worth


def best_swap(outlook: Outlook, goods: list[int]) -> int:
    """The swap that gains most, or ``NONE``. Every swap gains, so none is ever undone."""
    best = Best(tables.NONE, SWAP_GAIN)
    for swap in range(len(SWAP_GIVES)):
        if goods[SWAP_GIVES[swap]]:
            best.offer(swap, gain_of_swap(outlook, goods, swap))
    return best.move


def gain_of_swap(outlook: Outlook, goods: list[int], swap: int) -> float:
    give, get = SWAP_GIVES[swap], SWAP_GETS[swap]
    return worth_of_next(outlook, get, goods[get]) - worth_of_next(outlook, give, goods[give] - 1)


# Runes and destinies


def value_of_runesmith(turn: Turn, space: int) -> float:
    """The best face-up rune, for a wood."""
    outlook = turn.outlook
    state = outlook.state
    best = 0.0
    for rune in state.town.runes:
        if rune != tables.NONE:
            best = max(best, worth_of_rune(outlook, rune))
    if best == 0.0 and state.decks[RUNE_DECK].size():
        best = worth_of_unknown_rune(outlook)
    return best + worth_of_goods(outlook, tables.WOOD, SPACE_TRADES[space].goods[tables.WOOD])


def worth_of_unknown_rune(outlook: Outlook) -> float:
    """The top of the rune deck: any rune that nobody owns and that is not shown."""
    worth = 0.0
    n = 0
    for rune in range(len(tables.RUNE_IDS)):
        if rune not in outlook.state.town.runes and not is_owned(outlook.state, rune):
            worth += worth_of_rune(outlook, rune)
            n += 1
    return worth / n if n else 0.0


def is_owned(state: ChampionsState, rune: int) -> bool:
    for player in state.players:
        if rune in player.runes or rune in player.used_runes:
            return True
    return False


DESTINY_WORTH: Final = 3.2
"""An unknown destiny, while there is time to work for it."""
LATE_DESTINY_WORTH: Final = 2.4
BETTER_CHOICE: Final = 1.2
"""What each further destiny to choose from adds."""
PEEK_WORTH: Final = 0.2
"""A look at a journey card when no destiny is left."""


def value_of_sage(turn: Turn) -> float:
    """A destiny: worth more with several to choose from, less without time to work for it."""
    outlook = turn.outlook
    if not outlook.state.decks[DESTINIES].size():
        return PEEK_WORTH
    worth = DESTINY_WORTH if outlook.rounds_left >= 2 else LATE_DESTINY_WORTH
    return worth + BETTER_CHOICE * LEADERS[outlook.player.leader].extra_destinies()


# Things that last

SHIP_USE: Final = 0.9
"""What an own longship is worth in each round to come."""


def value_of_shipwright(turn: Turn) -> float:
    best = 0.0
    for ship in range(tables.PRIVATE_SHIPS):
        if longship_obstacle(turn.outlook.state, turn.outlook.seat, ship) is None:
            best = max(best, value_of_longship(turn.outlook, ship))
    return best


def value_of_longship(outlook: Outlook, ship: int) -> float:
    """Its glory and its use in the rounds to come, for its price."""
    cost = tables.SHIP_COST[tables.PUBLIC_SHIPS + ship]
    worth = tables.SHIP_GLORY[tables.PUBLIC_SHIPS + ship] + SHIP_USE * outlook.rounds_left
    worth += worth_of_goods(outlook, tables.COIN, -cost[tables.COIN])
    return worth + worth_of_goods(outlook, tables.WOOD, -cost[tables.WOOD])


def value_of_church(turn: Turn) -> float:
    coins = turn.outlook.player.goods[PRICE_TABLE.pay]
    best = 0.0
    for row, price in enumerate(PRICE_TABLE.prices):
        if price <= coins:
            best = max(best, value_of_favor_row(turn.outlook, row))
    return best


def value_of_favor_row(outlook: Outlook, row: int) -> float:
    worth = PRICE_TABLE.amounts[row] * worth_of_favor(outlook)
    return worth + worth_of_goods(outlook, PRICE_TABLE.pay, -PRICE_TABLE.prices[row])


def value_of_huts(turn: Turn) -> float:
    """One more worker in every later round; in this one he replaces the worker who hires him."""
    outlook = turn.outlook
    price = HUT_PRICES[outlook.state.town.hut_buyers]
    return ACTION * outlook.rounds_left + worth_of_goods(outlook, tables.COIN, -price)
