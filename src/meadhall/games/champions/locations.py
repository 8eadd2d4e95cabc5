"""Locations and market stalls (CHM-LOC, CHM-STALL): what a placed worker does."""

from collections.abc import Sequence
from typing import Final

from meadhall.games.champions import vocabulary
from meadhall.games.champions.effects import Effect, Gain, GainWarriors, Pay, collect_dice
from meadhall.games.champions.events import (
    BUILT,
    FIRST_PLAYER,
    HIRED,
    RUNE_TAKEN,
    SAILED,
)
from meadhall.games.champions.moves import (
    AGAIN,
    BUILD,
    BUY,
    DONE,
    SAIL,
    SWAP,
    SWAPPED,
    TAKE_RUNE,
    TAKE_TOP_RUNE,
)
from meadhall.games.champions.obstacles import (
    HAS_LONGSHIP,
    HUT_EMPTY,
    LONGSHIP_SOLD,
    LONGSHIP_TOO_DEAR,
    NO_FREE_PORT,
    NO_LONGSHIP_LEFT,
    NO_RUNES,
    PORT_TAKEN,
    cannot_pay,
)
from meadhall.games.champions.sage import DrawDestiny, PeekJourney
from meadhall.games.champions.state import RUNES, SHIP_FREE, SHIP_OUT_OF_PLAY, ChampionsState
from meadhall.games.champions.tables import (
    COIN,
    CONTENT,
    FIRST_SHIP,
    FOOD,
    GOOD_IDS,
    NONE,
    PRIVATE_SHIPS,
    PUBLIC_SHIPS,
    SHIP_COST,
    SHIP_IDS,
    SHORE_MIN_PLAYERS,
    SHORES,
    SPACE_IDS,
    STOCK_FOOD,
    STOCK_GOOD,
    TARGET_IDS,
    WARRIOR_IDS,
    WARRIOR_TYPES,
    WOOD,
)
from meadhall.kernel.state import Choice, Obstacle, Step

# Blue spaces


class CollectStock(Effect):
    """CHM-LOC-01, CHM-LOC-02: take all that lies on the space."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        there = state.stock[self.space]
        state.stock[self.space] = 0
        if STOCK_GOOD[self.space] == STOCK_FOOD:
            state.gain(seat, FOOD, there)
        else:
            collect_dice(state, seat, STOCK_GOOD[self.space], there)


# Red spaces


class Reserve(Effect):
    """CHM-LOC-03: the fight is held in the combat phase."""

    __slots__ = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.holders[self.target] = seat


# Jarl's Longhouse, Worker Huts


class TakeFirstPlayer(Effect):
    """CHM-LOC-05: take the marker, or pass it to the left if you have it."""

    __slots__ = ()

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.first_player = state.next_seat(seat) if state.first_player == seat else seat
        state.tell(FIRST_PLAYER, state.first_player)


class HireWorker(Effect):
    """CHM-LOC-15: every purchase of the game is cheaper than the one before."""

    __slots__ = ("prices", "unpaid")

    def __init__(self, prices: list[int]) -> None:
        self.prices = prices
        self.unpaid = [cannot_pay(GOOD_IDS[COIN], price) for price in prices]

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        player = state.players[seat]
        if not player.hut_worker:
            return HUT_EMPTY
        if player.goods[COIN] < self.prices[state.hut_buyers]:
            return self.unpaid[state.hut_buyers]
        return None

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        player = state.players[seat]
        state.pay(seat, COIN, self.prices[state.hut_buyers])
        state.hut_buyers += 1
        player.hut_worker = False
        player.workforce += 1
        player.workers += 1
        state.tell(HIRED, seat)


# Market, Stave Church, stalls that trade


class Exchange(Effect):
    """CHM-LOC-09, CHM-LOC-20: as many swaps as the player brought goods, at most."""

    __slots__ = ()

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        goods = state.players[seat].goods
        state.steps.append(SwapGoods(seat, goods[FOOD] + goods[WOOD] + goods[COIN]))


_SWAP_PAIRS: Final = [(give, get) for give in SWAPPED for get in SWAPPED if give != get]
SWAP_GIVES: Final = [GOOD_IDS.index(give) for give, _ in _SWAP_PAIRS]
SWAP_GETS: Final = [GOOD_IDS.index(get) for _, get in _SWAP_PAIRS]
_NOTHING_TO_SWAP: Final = [cannot_pay(give, 1) for give, _ in _SWAP_PAIRS]


class ChooseRepeatedly(Choice[ChampionsState]):
    """Asked again after each trade, until the number allowed is used up."""

    __slots__ = ("left",)

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
        return [SWAP + swap for swap in range(len(SWAP_GIVES))] + [DONE]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        if move == DONE or state.players[seat].goods[SWAP_GIVES[move - SWAP]]:
            return None
        return _NOTHING_TO_SWAP[move - SWAP]

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        if move != DONE:
            state.pay(seat, SWAP_GIVES[move - SWAP], 1)
            state.gain(seat, SWAP_GETS[move - SWAP], 1)
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
        return [AGAIN, DONE]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        return None if move == DONE else REPEATED_TRADE.obstacle(state, seat)

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == AGAIN:
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
        return [BUY + row for row in range(len(PRICE_TABLE.prices))]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        return PRICE_TABLE.row_obstacle(state, seat, move - BUY)

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        state.pay(seat, PRICE_TABLE.pay, PRICE_TABLE.prices[move - BUY])
        state.gain(seat, PRICE_TABLE.gain, PRICE_TABLE.amounts[move - BUY])


# Merchant Ship, Runesmith


class TakeMerchant(Effect):
    """CHM-LOC-10: all that the top face-up card shows; the card stays."""

    __slots__ = ()

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        for effect in MERCHANT_EFFECTS[state.merchants[-1]]:
            effect.carry_out(state, seat)


class TakeRune(Effect):
    """CHM-LOC-11."""

    __slots__ = ()

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        if state.decks[RUNES].size() or any(rune != NONE for rune in state.runes_shown):
            return None
        return NO_RUNES

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.steps.append(ChooseRune(seat))


class ChooseRune(Choice[ChampionsState]):
    """D-RUNE-TAKE: a face-up rune, or the top of the deck unseen."""

    __slots__ = ()

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        shown = sorted([TAKE_RUNE + rune for rune in state.runes_shown if rune != NONE])
        return [*shown, TAKE_TOP_RUNE] if state.decks[RUNES].size() else shown

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == TAKE_TOP_RUNE:
            rune = state.draw(RUNES)
        else:
            rune = move - TAKE_RUNE
            state.runes_shown[state.runes_shown.index(rune)] = NONE
        player = state.players[seat]
        player.runes.append(rune)
        player.runes.sort()
        state.tell(RUNE_TAKEN, seat, rune)


# Shipwright


class BuyLongship(Effect):
    """CHM-LOC-13, CHM-LOC-18."""

    __slots__ = ()

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        if state.players[seat].ship != NONE:
            return HAS_LONGSHIP
        if SHIP_FREE not in state.ship_owners:
            return NO_LONGSHIP_LEFT
        for ship in range(PRIVATE_SHIPS):
            if longship_obstacle(state, seat, ship) is None:
                return None
        return LONGSHIP_TOO_DEAR

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.steps.append(ChooseLongship(seat))


_TOO_DEAR: Final = [
    [cannot_pay(good, n) for good, n in zip(GOOD_IDS, cost, strict=True)]
    for cost in SHIP_COST[PUBLIC_SHIPS:]
]


def longship_obstacle(state: ChampionsState, seat: int, ship: int) -> Obstacle | None:
    if state.ship_owners[ship] != SHIP_FREE:
        return LONGSHIP_SOLD
    goods = state.players[seat].goods
    cost = SHIP_COST[PUBLIC_SHIPS + ship]
    for good in (WOOD, COIN):
        if goods[good] < cost[good]:
            return _TOO_DEAR[ship][good]
    return None


class ChooseLongship(Choice[ChampionsState]):
    """D-SHIP."""

    __slots__ = ()

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [
            BUILD + ship
            for ship in range(PRIVATE_SHIPS)
            if state.ship_owners[ship] != SHIP_OUT_OF_PLAY
        ]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        return longship_obstacle(state, seat, move - BUILD)

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        ship = move - BUILD
        state.steps.pop()
        for good in (WOOD, COIN):
            state.pay(seat, good, SHIP_COST[PUBLIC_SHIPS + ship][good])
        state.ship_owners[ship] = seat
        state.players[seat].ship = ship
        state.tell(BUILT, seat, PUBLIC_SHIPS + ship)


# Longships set sail


def is_in_use(state: ChampionsState, shore: int) -> bool:
    """CHM-SETUP-11."""
    return state.seats >= SHORE_MIN_PLAYERS[shore]


def port_obstacle(state: ChampionsState) -> Obstacle | None:
    """CHM-LOC-08: no longship may be chosen when every port is taken."""
    for shore in range(SHORES):
        if state.port_ships[shore] == NONE and is_in_use(state, shore):
            return None
    return NO_FREE_PORT


class Sail(Effect):
    """CHM-LOC-06, CHM-LOC-07, CHM-LOC-16: put the ship into the port of a free shore."""

    __slots__ = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        return port_obstacle(state)

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.steps.append(ChooseShore(seat, self.ship))


class ChooseShore(Choice[ChampionsState]):
    """D-SHORE."""

    __slots__ = ("ship",)

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__(seat)
        self.ship = ship

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [SAIL + shore for shore in range(SHORES) if is_in_use(state, shore)]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        return None if state.port_ships[move - SAIL] == NONE else PORT_TAKEN

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        shore = move - SAIL
        state.steps.pop()
        state.port_ships[shore] = self.ship
        state.holders[FIRST_SHIP + self.ship] = seat
        state.tell(SAILED, seat, self.ship, shore)


# The effects of each space, stall and merchant card, from the content files


def _make_effect(effect: object, space: int) -> Effect:
    if isinstance(effect, vocabulary.Pay):
        return Pay(GOOD_IDS.index(effect.what), effect.n, space)
    if isinstance(effect, vocabulary.Gain):
        return Gain(GOOD_IDS.index(effect.what), effect.n)
    if isinstance(effect, vocabulary.CollectStock):
        return CollectStock(space)
    if isinstance(effect, vocabulary.ReserveFight):
        return Reserve(TARGET_IDS.index(effect.target))
    if isinstance(effect, vocabulary.TakeFirstPlayer):
        return TakeFirstPlayer()
    if isinstance(effect, vocabulary.HireWorker):
        return HireWorker(list(effect.prices))
    if isinstance(effect, vocabulary.Exchange):
        return Exchange()
    if isinstance(effect, vocabulary.RepeatTrade):
        [(pay, price)] = effect.pay.items()
        [(gain, gained)] = effect.gain.items()
        return RepeatTrade(
            GOOD_IDS.index(pay), price, GOOD_IDS.index(gain), gained, effect.max
        )  # fmt: skip
    if isinstance(effect, vocabulary.BuyTable):
        return BuyTable(
            GOOD_IDS.index(effect.pay), GOOD_IDS.index(effect.gain), list(effect.table)
        )  # fmt: skip
    if isinstance(effect, vocabulary.TakeMerchant):
        return TakeMerchant()
    if isinstance(effect, vocabulary.TakeRune):
        return TakeRune()
    if isinstance(effect, vocabulary.PeekJourney):
        return PeekJourney()
    if isinstance(effect, vocabulary.DrawDestiny):
        return DrawDestiny(effect.draw)
    if isinstance(effect, vocabulary.BuyLongship):
        return BuyLongship()
    if isinstance(effect, vocabulary.Sail):
        return Sail(SHIP_IDS.index(effect.ship))
    return Effect()


def _make_effects(effects: Sequence[object], space: int) -> list[Effect]:
    """The dice of one use are offered together, so that the taker can choose (CHM-COMP-06)."""
    made: list[Effect] = []
    offer = [0] * WARRIOR_TYPES
    for effect in effects:
        if isinstance(effect, vocabulary.GainWarrior):
            offer[WARRIOR_IDS.index(effect.type)] += effect.n
        else:
            made.append(_make_effect(effect, space))
    return [*made, GainWarriors(offer)] if any(offer) else made


SPACE_EFFECTS: Final[list[list[Effect]]] = [
    _make_effects(space.effects, index) for index, space in enumerate(CONTENT.board.spaces)
]
STALL_EFFECTS: Final[list[list[Effect]]] = [
    _make_effects(stall.effects, NONE) for stall in CONTENT.stalls
]
MERCHANT_EFFECTS: Final[list[list[Effect]]] = [
    _make_effects(card.effects, NONE) for card in CONTENT.merchants
]


def _only(kind: type[Effect]) -> Effect:
    """The single effect of its sort: the steps that ask about it need not carry its figures."""
    [found] = [
        effect
        for effects in SPACE_EFFECTS + STALL_EFFECTS
        for effect in effects
        if isinstance(effect, kind)
    ]
    return found


def _find_trade() -> RepeatTrade:
    trade = _only(RepeatTrade)
    assert isinstance(trade, RepeatTrade)
    return trade


def _find_price_table() -> BuyTable:
    table = _only(BuyTable)
    assert isinstance(table, BuyTable)
    return table


REPEATED_TRADE: Final = _find_trade()
PRICE_TABLE: Final = _find_price_table()

_STALL_SPACES: Final = [
    index
    for index, space in enumerate(CONTENT.board.spaces)
    if any(isinstance(effect, vocabulary.Stall) for effect in space.effects)
]
STALL_PLACE: Final[list[int]] = [
    _STALL_SPACES.index(space) if space in _STALL_SPACES else NONE
    for space in range(len(SPACE_IDS))
]
"""For each space its place in the row of stalls, or ``NONE``."""


def effects_at(state: ChampionsState, space: int) -> list[Effect]:
    """CHM-STALL-01: on a stall space, those of the tile that lies there."""
    place = STALL_PLACE[space]
    return SPACE_EFFECTS[space] if place == NONE else STALL_EFFECTS[state.stalls[place]]


class CarryOut(Step[ChampionsState]):
    """Carries out the effects of a space, one after the other."""

    __slots__ = ("number", "seat", "space")

    def __init__(self, seat: int, space: int, number: int) -> None:
        self.seat = seat
        self.space = space
        self.number = number

    def run(self, state: ChampionsState) -> bool:
        effects = effects_at(state, self.space)
        if self.number + 1 < len(effects):
            state.steps[-1] = CarryOut(self.seat, self.space, self.number + 1)
        else:
            state.steps.pop()
        effects[self.number].carry_out(state, self.seat)
        return True
