"""What a worker is worth on each space of the board; the heart of the quick policy."""

from typing import Final

from meadhall.games.champions.campaign import (
    Quest,
    gain_alone,
    plan,
    reserved_quests,
    town_quest,
    voyage_quest,
)
from meadhall.games.champions.effects import Effect, Gain, GainWarriors, Pay
from meadhall.games.champions.locations import (
    MERCHANT_EFFECTS,
    PRICE_TABLE,
    REPEATED_TRADE,
    SPACE_EFFECTS,
    STALL_EFFECTS,
    STALL_PLACE,
    SWAP_GETS,
    SWAP_GIVES,
    BuyLongship,
    BuyTable,
    CollectStock,
    Exchange,
    HireWorker,
    RepeatTrade,
    Reserve,
    Sail,
    TakeFirstPlayer,
    TakeMerchant,
    TakeRune,
    longship_obstacle,
)
from meadhall.games.champions.odds import ONE, SIZE
from meadhall.games.champions.resolution import FOOD_CAP, HUNTING_GROUNDS
from meadhall.games.champions.sage import DrawDestiny
from meadhall.games.champions.state import DESTINIES, ChampionsState
from meadhall.games.champions.state import RUNES as RUNE_DECK
from meadhall.games.champions.tables import (
    COIN,
    FIRST_SHIP,
    FOOD,
    GOOD_IDS,
    LEADERS,
    NONE,
    PRIVATE_SHIPS,
    PUBLIC_SHIPS,
    RUNE_IDS,
    SHIP_CAPACITY,
    SHIP_COST,
    SHIP_GLORY,
    SHORES,
    SPACE_IDS,
    STOCK_FOOD,
    STOCK_GOOD,
    TOWN_TARGETS,
    WARRIOR_LIMIT,
    WARRIOR_TYPES,
    WOOD,
)
from meadhall.games.champions.worth import (
    ACTION,
    HUT_PRICES,
    MEAN_DAMAGE,
    Outlook,
    home_crew,
    worth_of_favor,
    worth_of_goods,
    worth_of_next,
    worth_of_rune,
    worth_of_warriors,
)

PROSPECT: Final = 0.6
"""Supplies for a fight that somebody else may still take count for less."""
CAN_WAIT: Final = 0.7
"""Nobody can take this space from us, so it may wait for the last worker."""
FIRST_PLACE: Final = 0.7
"""Choosing first in the next round."""
DESTINY_WORTH: Final = 3.2
"""An unknown destiny, while there is time to work for it."""
LATE_DESTINY_WORTH: Final = 2.4
BETTER_CHOICE: Final = 1.2
"""What each further destiny to choose from adds."""
SHIP_USE: Final = 0.9
"""Having an own longship, for each round to come."""
SWAP_GAIN: Final = 0.3
"""The least gain for which goods are swapped."""
HOPED_FOR: Final = 1
"""Warriors that the workers still in hand will surely bring before the fight."""

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
RUNES: Final = 9
SAGE: Final = 10
SHIPWRIGHT: Final = 11
CHURCH: Final = 12
HUTS: Final = 13


def _sort_of(space: int) -> int:
    if space == HUNTING_GROUNDS:
        return HUNTING
    if STALL_PLACE[space] != NONE:
        return STALL
    sorts = [
        (Reserve, FIGHT), (Sail, SAILING), (TakeFirstPlayer, LONGHOUSE), (TakeMerchant, MERCHANT),
        (CollectStock, STOCK), (Exchange, SWAPS), (TakeRune, RUNES), (DrawDestiny, SAGE),
        (BuyLongship, SHIPWRIGHT), (BuyTable, CHURCH), (HireWorker, HUTS),
    ]  # fmt: skip
    for effect in SPACE_EFFECTS[space]:
        for kind, sort in sorts:
            if isinstance(effect, kind):
                return sort
    return PLAIN_TRADE


SORT: Final[list[int]] = [_sort_of(space) for space in range(len(SPACE_IDS))]


class Trade:
    """Goods and warriors that a space takes and gives, without a choice."""

    __slots__ = ("dice", "goods", "repeated")

    def __init__(self, effects: list[Effect]) -> None:
        self.goods = [0] * len(GOOD_IDS)
        self.dice = [0] * WARRIOR_TYPES
        self.repeated = False
        for effect in effects:
            if isinstance(effect, Pay):
                self.goods[effect.good] -= effect.n
            elif isinstance(effect, Gain):
                self.goods[effect.good] += effect.n
            elif isinstance(effect, GainWarriors):
                for warrior in range(WARRIOR_TYPES):
                    self.dice[warrior] += effect.offer[warrior]
            elif isinstance(effect, RepeatTrade):
                self.repeated = True


SPACE_TRADES: Final[list[Trade]] = [Trade(effects) for effects in SPACE_EFFECTS]
STALL_TRADES: Final[list[Trade]] = [Trade(effects) for effects in STALL_EFFECTS]
MERCHANT_TRADES: Final[list[Trade]] = [Trade(effects) for effects in MERCHANT_EFFECTS]


def _target_of(space: int) -> int:
    for effect in SPACE_EFFECTS[space]:
        if isinstance(effect, Reserve):
            return effect.target
        if isinstance(effect, Sail):
            return FIRST_SHIP + effect.ship
    return NONE


TARGET_AT: Final[list[int]] = [_target_of(space) for space in range(len(SPACE_IDS))]
SPACE_OF_SHIP: Final[list[int]] = [
    TARGET_AT.index(FIRST_SHIP + ship) for ship in range(PUBLIC_SHIPS)
]
SPACE_OF_FIGHT: Final[list[int]] = [TARGET_AT.index(target) for target in range(TOWN_TARGETS)]


class Turn:
    """One placement turn: what is reserved already, and what could still be."""

    __slots__ = (
        "at_home",
        "best_open",
        "food",
        "home",
        "hoped",
        "open",
        "outlook",
        "reserved",
        "reserved_gain",
        "workers_after",
    )  # fmt: skip

    def __init__(self, state: ChampionsState, seat: int) -> None:
        outlook = Outlook(state, seat)
        self.outlook = outlook
        player = outlook.player
        self.home = home_crew(player)
        self.food = player.goods[FOOD]
        self.workers_after = player.workers - 1
        self.reserved = reserved_quests(outlook)
        self.at_home = gain_of_hunter(outlook) if is_hunting(state, seat) else 0.0
        self.reserved_gain = plan(outlook, self.reserved, self.home, self.food, self.at_home)
        self.hoped = self.home
        """Warriors there will be when it comes to the fight."""
        if self.workers_after and SIZE[self.home] < WARRIOR_LIMIT:
            self.hoped += HOPED_FOR * ONE[0]
        self.open: list[Quest] = open_quests(outlook) if self.workers_after else []
        self.best_open = gain_of_open(self, self.home, self.food)


def is_hunting(state: ChampionsState, seat: int) -> bool:
    return bool(state.workers_on[HUNTING_GROUNDS] >> seat & 1)


def gain_of_hunter(outlook: Outlook) -> float:
    """A warrior who stays at home to hunt."""
    return 0.8 * worth_of_next(outlook, FOOD, outlook.player.goods[FOOD] + 1)


# Fights


def open_quests(outlook: Outlook) -> list[Quest]:
    """Fights nobody has reserved yet: those in town, and the shores with the best ship to be had."""
    state = outlook.state
    quests = [
        town_quest(outlook, target)
        for target in range(TOWN_TARGETS)
        if state.holders[target] == NONE
    ]
    ship = best_free_ship(outlook)
    if ship != NONE:
        for shore in free_shores(state):
            quests.append(voyage_quest(outlook, ship, shore))
    return quests


def free_shores(state: ChampionsState) -> list[int]:
    return [
        shore
        for shore in range(SHORES)
        if state.port_ships[shore] == NONE and state.monsters[shore] != NONE
    ]


def best_free_ship(outlook: Outlook) -> int:
    """The roomiest ship that the seat could still send out this round."""
    state = outlook.state
    best = NONE
    own = outlook.player.ship
    if own != NONE and state.holders[FIRST_SHIP + PUBLIC_SHIPS + own] == NONE:
        best = PUBLIC_SHIPS + own
    for ship in range(PUBLIC_SHIPS):
        if not state.workers_on[SPACE_OF_SHIP[ship]] and (
            best == NONE or SHIP_CAPACITY[ship] > SHIP_CAPACITY[best]
        ):
            cost = SPACE_TRADES[SPACE_OF_SHIP[ship]].goods[COIN]
            if outlook.player.goods[COIN] + cost >= 0:
                best = ship
    return best


def gain_of_open(turn: Turn, home: int, food: int) -> float:
    """The best fight that could still be reserved, if there is a worker left for it."""
    best = 0.0
    for quest in turn.open:
        best = max(best, gain_alone(turn.outlook, quest, home, food))
    return best


def value_of_quest(turn: Turn, quest: Quest) -> float:
    """What one more fight adds to those reserved already."""
    outlook = turn.outlook
    alone = gain_alone(outlook, quest, turn.hoped, turn.food)
    if not turn.reserved or alone <= 0.0:
        return alone
    without = plan(outlook, turn.reserved, turn.hoped, turn.food, turn.at_home)
    together = plan(outlook, [*turn.reserved, quest], turn.hoped, turn.food, turn.at_home)
    return together - without


def value_of_sailing(turn: Turn, ship: int) -> float:
    best = 0.0
    for shore in free_shores(turn.outlook.state):
        best = max(best, value_of_quest(turn, voyage_quest(turn.outlook, ship, shore)))
    return best


def value_of_hunting(turn: Turn) -> float:
    """The food that warriors can bring who have nothing better to do."""
    outlook = turn.outlook
    at_home = gain_of_hunter(outlook)
    gain = plan(outlook, turn.reserved, turn.home, turn.food, at_home)
    idle = turn.home
    for quest in turn.reserved:
        idle -= quest.sent - quest.crew
    food = 0.0
    for warrior in range(WARRIOR_TYPES):
        food += MEAN_DAMAGE[outlook.style][warrior] * (idle // ONE[warrior] % 9)
    food = min(food, FOOD_CAP - 1.0)
    worth = worth_of_goods(outlook, FOOD, int(food))
    worth += (food - int(food)) * worth_of_next(outlook, FOOD, turn.food + int(food))
    return worth + gain - turn.reserved_gain


# Supplies


def value_of_trade(turn: Turn, trade: Trade) -> float:
    """Goods and warriors for what they are worth, and for the fights they help to win."""
    outlook = turn.outlook
    worth = 0.0
    for good, n in enumerate(trade.goods):
        if n:
            worth += worth_of_goods(outlook, good, n)
    return worth + value_of_supplies(turn, trade.dice, trade.goods[FOOD])


def value_of_supplies(turn: Turn, dice: list[int], food: int) -> float:
    """What warriors and food add to this round's fights, and warriors for later."""
    outlook = turn.outlook
    worth = 0.0
    home = turn.home
    room = outlook.state.room_for_warriors(outlook.seat)
    for warrior in range(WARRIOR_TYPES):
        n = min(dice[warrior], room)
        room -= n
        home += n * ONE[warrior]
    if home != turn.home:
        worth = worth_of_warriors(outlook, dice)
    elif food <= 0:
        return 0.0
    if turn.reserved:
        gain = plan(outlook, turn.reserved, home, turn.food + food, turn.at_home)
        worth += max(0.0, gain - turn.reserved_gain)
    elif turn.open:
        gain = gain_of_open(turn, home, turn.food + food)
        worth += PROSPECT * max(0.0, gain - turn.best_open)
    return worth


def value_of_stock(turn: Turn, space: int) -> float:
    n = turn.outlook.state.stock[space]
    if STOCK_GOOD[space] == STOCK_FOOD:
        return worth_of_goods(turn.outlook, FOOD, n) + value_of_supplies(turn, [0, 0, 0], n)
    dice = [0] * WARRIOR_TYPES
    dice[STOCK_GOOD[space]] = n
    return value_of_supplies(turn, dice, 0)


def value_of_longhouse(turn: Turn, space: int) -> float:
    """A swordsman and the marker; whoever has the marker already gives it away."""
    state = turn.outlook.state
    worth = value_of_supplies(turn, SPACE_TRADES[space].dice, 0)
    if turn.outlook.rounds_left == 0:
        return worth
    return worth - FIRST_PLACE if state.first_player == turn.outlook.seat else worth + FIRST_PLACE


def value_of_outcast(turn: Turn) -> float:
    """As often as it pays, at least once."""
    worth = 0.0
    food = turn.food
    for n in range(min(REPEATED_TRADE.limit, food)):
        gain = worth_of_favor(turn.outlook) - worth_of_next(turn.outlook, FOOD, food - n - 1)
        if n and gain <= 0.0:
            break
        worth += gain
    return worth


# The other spaces


def value_of_swaps(turn: Turn) -> float:
    """All swaps that gain something, one after the other."""
    goods = turn.outlook.player.goods[:]
    worth = 0.0
    for _ in range(6):
        swap = best_swap(turn.outlook, goods)
        if swap == NONE:
            break
        worth += gain_of_swap(turn.outlook, goods, swap)
        goods[SWAP_GIVES[swap]] -= 1
        goods[SWAP_GETS[swap]] += 1
    return worth


def best_swap(outlook: Outlook, goods: list[int]) -> int:
    """The swap that gains most, or ``NONE`` if none is worth the trouble."""
    best = NONE
    best_gain = SWAP_GAIN
    for swap in range(len(SWAP_GIVES)):
        if goods[SWAP_GIVES[swap]]:
            gain = gain_of_swap(outlook, goods, swap)
            if gain > best_gain:
                best, best_gain = swap, gain
    return best


def gain_of_swap(outlook: Outlook, goods: list[int], swap: int) -> float:
    give, get = SWAP_GIVES[swap], SWAP_GETS[swap]
    return worth_of_next(outlook, get, goods[get]) - worth_of_next(outlook, give, goods[give] - 1)


def worth_of_unknown_rune(outlook: Outlook) -> float:
    """The top of the rune deck: any rune that nobody owns and that is not shown."""
    state = outlook.state
    worth = 0.0
    n = 0
    for rune in range(len(RUNE_IDS)):
        if rune not in state.runes_shown and not is_owned(state, rune):
            worth += worth_of_rune(outlook, rune)
            n += 1
    return worth / n if n else 0.0


def is_owned(state: ChampionsState, rune: int) -> bool:
    for player in state.players:
        if rune in player.runes or rune in player.used_runes:
            return True
    return False


def value_of_runesmith(turn: Turn, space: int) -> float:
    """The best rune that lies open, for a wood."""
    outlook = turn.outlook
    state = outlook.state
    best = 0.0
    for rune in state.runes_shown:
        if rune != NONE:
            best = max(best, worth_of_rune(outlook, rune))
    if best == 0.0 and state.decks[RUNE_DECK].size():
        best = worth_of_unknown_rune(outlook)
    return best + worth_of_goods(outlook, WOOD, SPACE_TRADES[space].goods[WOOD])


def value_of_sage(turn: Turn) -> float:
    """A destiny; more of them to choose from are better; few rounds leave no time to work for it."""
    outlook = turn.outlook
    if not outlook.state.decks[DESTINIES].size():
        return 0.2
    worth = DESTINY_WORTH if outlook.rounds_left >= 2 else LATE_DESTINY_WORTH
    return worth + BETTER_CHOICE * LEADERS[outlook.player.leader].extra_destinies


def value_of_longship(outlook: Outlook, ship: int) -> float:
    """Its glory and its use in the rounds to come, for its price."""
    cost = SHIP_COST[PUBLIC_SHIPS + ship]
    worth = SHIP_GLORY[PUBLIC_SHIPS + ship] + SHIP_USE * outlook.rounds_left
    return (
        worth
        + worth_of_goods(outlook, COIN, -cost[COIN])
        + worth_of_goods(outlook, WOOD, -cost[WOOD])
    )


def value_of_shipwright(turn: Turn) -> float:
    best = 0.0
    for ship in range(PRIVATE_SHIPS):
        if longship_obstacle(turn.outlook.state, turn.outlook.seat, ship) is None:
            best = max(best, value_of_longship(turn.outlook, ship))
    return best


def value_of_favor_row(outlook: Outlook, row: int) -> float:
    worth = PRICE_TABLE.amounts[row] * worth_of_favor(outlook)
    return worth + worth_of_goods(outlook, PRICE_TABLE.pay, -PRICE_TABLE.prices[row])


def value_of_church(turn: Turn) -> float:
    coins = turn.outlook.player.goods[PRICE_TABLE.pay]
    best = 0.0
    for row in range(len(PRICE_TABLE.prices)):
        if PRICE_TABLE.prices[row] <= coins:
            best = max(best, value_of_favor_row(turn.outlook, row))
    return best


def value_of_huts(turn: Turn) -> float:
    """One worker more in every round to come; this round he replaces the one who hires him."""
    outlook = turn.outlook
    price = HUT_PRICES[outlook.state.hut_buyers]
    return ACTION * outlook.rounds_left + worth_of_goods(outlook, COIN, -price)


def value_of_space(turn: Turn, space: int) -> float:
    """What a worker there gains, counted in glory."""
    sort = SORT[space]
    if sort == FIGHT:
        return value_of_quest(turn, town_quest(turn.outlook, TARGET_AT[space]))
    if sort == SAILING:
        price = worth_of_goods(turn.outlook, COIN, SPACE_TRADES[space].goods[COIN])
        return value_of_sailing(turn, TARGET_AT[space] - FIRST_SHIP) + price
    if sort == STOCK:
        return value_of_stock(turn, space)
    if sort == STALL:
        trade = STALL_TRADES[turn.outlook.state.stalls[STALL_PLACE[space]]]
        return value_of_outcast(turn) if trade.repeated else value_of_trade(turn, trade)
    if sort == LONGHOUSE:
        return value_of_longhouse(turn, space)
    if sort == MERCHANT:
        return value_of_merchant(turn, space)
    if sort == HUNTING:
        return value_of_hunting(turn) * (CAN_WAIT if turn.workers_after else 1.0)
    if sort == RUNES:
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


def value_of_merchant(turn: Turn, space: int) -> float:
    """What the top card shows, for a coin; one leader is spared it (CHM-LEAD-03)."""
    outlook = turn.outlook
    price = SPACE_TRADES[space].goods[COIN]
    leader = LEADERS[outlook.player.leader]
    if leader.waived_space == space:
        price += leader.waived
    worth = worth_of_goods(outlook, COIN, price)
    return worth + value_of_trade(turn, MERCHANT_TRADES[outlook.state.merchants[-1]])
