"""Locations and market stalls (CHM-LOC, CHM-STALL): what a placed worker does."""

from collections.abc import Sequence
from typing import Final

from meadhall.games.champions.content import vocabulary
from meadhall.games.champions.content.tables import (
    COIN,
    CONTENT,
    FOOD,
    GOOD_IDS,
    NONE,
    SHIP_IDS,
    SPACE_IDS,
    STOCK_FOOD,
    STOCK_GOOD,
    TARGET_IDS,
    WARRIOR_IDS,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.effects import Effect, Gain, GainWarriors, Pay, collect_dice
from meadhall.games.champions.rules.events import (
    FIRST_PLAYER,
    HIRED,
    RUNE_TAKEN,
)
from meadhall.games.champions.rules.moves import (
    TAKE_RUNE,
    TAKE_TOP_RUNE,
)
from meadhall.games.champions.rules.obstacles import (
    HUT_EMPTY,
    NO_RUNES,
    cannot_pay,
)
from meadhall.games.champions.rules.state import RUNES, ChampionsState
from meadhall.games.champions.rules.town.longships import BuyLongship, Sail
from meadhall.games.champions.rules.town.sage import DrawDestiny, PeekJourney
from meadhall.games.champions.rules.town.trading import PRICE_TABLE, REPEATED_TRADE, Exchange
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

    def is_idle(self, state: ChampionsState, seat: int) -> bool:
        if not state.stock[self.space]:
            return True
        is_food = STOCK_GOOD[self.space] == STOCK_FOOD
        return not is_food and not state.room_for_warriors(seat)


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
        state.first_player = self.taker(state, seat)
        state.tell(FIRST_PLAYER, state.first_player)

    def taker(self, state: ChampionsState, seat: int) -> int:
        return state.next_seat(seat) if state.first_player == seat else seat


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


# Merchant Ship, Runesmith


class TakeMerchant(Effect):
    """CHM-LOC-10: all that the top face-up card shows; the card stays."""

    __slots__ = ()

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        for effect in MERCHANT_EFFECTS[state.merchants[-1]]:
            effect.carry_out(state, seat)

    def is_idle(self, state: ChampionsState, seat: int) -> bool:
        return all(effect.is_idle(state, seat) for effect in MERCHANT_EFFECTS[state.merchants[-1]])


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
        shown = sorted([TAKE_RUNE.at(rune) for rune in state.runes_shown if rune != NONE])
        return [*shown, TAKE_TOP_RUNE.move] if state.decks[RUNES].size() else shown

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == TAKE_TOP_RUNE.move:
            rune = state.draw(RUNES)
        else:
            rune = TAKE_RUNE.target(move)
            state.runes_shown[state.runes_shown.index(rune)] = NONE
        player = state.players[seat]
        player.runes.append(rune)
        player.runes.sort()
        state.tell(RUNE_TAKEN, seat, rune)


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
        return REPEATED_TRADE
    if isinstance(effect, vocabulary.BuyTable):
        return PRICE_TABLE
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


def _has_obstacle(effect: Effect) -> bool:
    """Whether such an effect may stand in the way at all."""
    return type(effect).obstacle is not Effect.obstacle


IS_CONDITIONAL: Final[list[bool]] = [
    STALL_PLACE[space] != NONE or any(_has_obstacle(effect) for effect in effects)
    for space, effects in enumerate(SPACE_EFFECTS)
]
"""For each space whether its effects may be an obstacle; those of a stall hang on its tile."""


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
