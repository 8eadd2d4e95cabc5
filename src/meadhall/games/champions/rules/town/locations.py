"""Locations (CHM-LOC): what a placed worker does there."""

from meadhall.games.champions.content.tables import (
    COIN,
    FOOD,
    GOOD_IDS,
    NONE,
    STOCK_FOOD,
    STOCK_GOOD,
)
from meadhall.games.champions.rules.events import FIRST_PLAYER, HIRED, RUNE_TAKEN
from meadhall.games.champions.rules.moves import TAKE_RUNE, TAKE_TOP_RUNE
from meadhall.games.champions.rules.obstacles import HUT_EMPTY, NO_RUNES, cannot_pay
from meadhall.games.champions.rules.state import RUNES, ChampionsState
from meadhall.kernel.effect import Effect
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Choice, Obstacle

# Blue spaces


class CollectStock(Effect[ChampionsState]):
    """CHM-LOC-01, CHM-LOC-02: take all that lies on the space."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        there = state.town.stock[self.space]
        state.own_town().stock = replaced(state.town.stock, self.space, 0)
        if STOCK_GOOD[self.space] == STOCK_FOOD:
            state.gain(seat, FOOD, there)
        else:
            # CHM-COMP-06: dice that do not fit go to the supply.
            warrior = STOCK_GOOD[self.space]
            state.supply[warrior] += there
            state.muster(seat, warrior, min(there, state.room_for_warriors(seat)))

    def is_idle(self, state: ChampionsState, seat: int) -> bool:
        if not state.town.stock[self.space]:
            return True
        is_food = STOCK_GOOD[self.space] == STOCK_FOOD
        return not is_food and not state.room_for_warriors(seat)


# Red spaces


class ReserveFight(Effect[ChampionsState]):
    """CHM-LOC-03: the fight is held in the combat phase."""

    __slots__ = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.own_crews().holders[self.target] = seat


class ReserveHunt(Effect[ChampionsState]):
    """CHM-LOC-04: the hunt is held in the combat phase, by all whose workers stand here."""

    __slots__ = ("cap",)

    def __init__(self, cap: int) -> None:
        self.cap = cap


# Market stalls


class Stall(Effect[ChampionsState]):
    """CHM-STALL-01: a place for a tile, which says what a worker does here."""

    __slots__ = ()


# Jarl's Longhouse, Worker Huts


class TakeFirstPlayer(Effect[ChampionsState]):
    """CHM-LOC-05: take the marker, or pass it to the left if you have it."""

    __slots__ = ()

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.first_player = self.taker(state, seat)
        state.tell(FIRST_PLAYER, state.first_player)

    def taker(self, state: ChampionsState, seat: int) -> int:
        return state.next_seat(seat) if state.first_player == seat else seat


class HireWorker(Effect[ChampionsState]):
    """CHM-LOC-15: every purchase of the game is cheaper than the one before."""

    __slots__ = ("prices", "unpaid")

    def __init__(self, prices: list[int]) -> None:
        self.prices = prices
        self.unpaid = [cannot_pay(GOOD_IDS[COIN], price) for price in prices]

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        player = state.players[seat]
        if not player.hut_worker:
            return HUT_EMPTY
        if player.goods[COIN] < self.prices[state.town.hut_buyers]:
            return self.unpaid[state.town.hut_buyers]
        return None

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        player = state.players[seat]
        state.pay(seat, COIN, self.prices[state.town.hut_buyers])
        state.own_town().hut_buyers += 1
        player.hut_worker = False
        player.workforce += 1
        player.workers += 1
        state.tell(HIRED, seat)


# Merchant Ship, Runesmith


class TakeMerchant(Effect[ChampionsState]):
    """CHM-LOC-10: all that the top face-up card shows; the card stays."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[list[Effect[ChampionsState]]]) -> None:
        self.cards = cards

    def shown(self, state: ChampionsState) -> list[Effect[ChampionsState]]:
        return self.cards[state.town.merchants[-1]]

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        for effect in self.shown(state):
            effect.carry_out(state, seat)

    def is_idle(self, state: ChampionsState, seat: int) -> bool:
        return all(effect.is_idle(state, seat) for effect in self.shown(state))


class TakeRune(Effect[ChampionsState]):
    """CHM-LOC-11."""

    __slots__ = ()

    def obstacle(self, state: ChampionsState, seat: int) -> Obstacle | None:
        if state.decks[RUNES].size() or any(rune != NONE for rune in state.town.runes):
            return None
        return NO_RUNES

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        state.steps.append(ChooseRune(seat))


class ChooseRune(Choice[ChampionsState]):
    """D-RUNE-TAKE: a face-up rune, or the top of the deck unseen."""

    __slots__ = ()

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        shown = sorted([TAKE_RUNE.at(rune) for rune in state.town.runes if rune != NONE])
        return [*shown, TAKE_TOP_RUNE.move] if state.decks[RUNES].size() else shown

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == TAKE_TOP_RUNE.move:
            rune = state.draw(RUNES)
        else:
            rune = TAKE_RUNE.target(move)
            shown = state.town.runes
            state.own_town().runes = replaced(shown, shown.index(rune), NONE)
        player = state.players[seat]
        player.runes = tuple(sorted([*player.runes, rune]))
        state.tell(RUNE_TAKEN, seat, rune)
