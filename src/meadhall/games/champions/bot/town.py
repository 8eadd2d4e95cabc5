"""Choices that a space or a free rune asks for: which rune, which ship, how many swaps."""

from typing import Final

from meadhall.games.champions.bot.campaign import bind_food, plan, reserved_quests
from meadhall.games.champions.bot.crews import STRENGTH, home_crew
from meadhall.games.champions.bot.destinies import (
    counts_enemies,
    glory_of_destiny_now,
    hope_of_destiny,
)
from meadhall.games.champions.bot.outlook import Outlook
from meadhall.games.champions.bot.spaces import (
    best_swap,
    gain_of_outcast,
    value_of_favor_row,
    value_of_longship,
    worth_of_unknown_rune,
)
from meadhall.games.champions.bot.worth import worth_of_next, worth_of_rune
from meadhall.games.champions.content.tables import DESTINY_FULL, ENEMIES, FIRST_SHIP, FOOD, NONE
from meadhall.games.champions.rules.builders import RUNES
from meadhall.games.champions.rules.moves import (
    AGAIN,
    BUILD,
    BUY,
    DONE,
    GIFT,
    KEEP,
    MOVES,
    MUSTER,
    OPEN,
    PEEK,
    RUNE,
    SWAP,
    TAKE_RUNE,
    TAKE_TOP_RUNE,
    USE,
)
from meadhall.games.champions.rules.runes import (
    GIFTS,
    ChooseGift,
    DoubleResource,
    FinalRunes,
    GainChoice,
    PeekAllJourneys,
    RunesAtFight,
    ScoreDestinyNow,
)
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.rules.town.sage import UseTrueSight
from meadhall.games.champions.rules.town.trading import SwapGoods, TradeAgain
from meadhall.kernel.best import Best


def choose_in_town(outlook: Outlook, moves: list[int]) -> int:
    """Answer a question that a space or a free rune asks."""
    step = outlook.state.steps[-1]
    if isinstance(step, SwapGoods):
        bind_food_for_voyages(outlook, 0)
        swap = best_swap(outlook, outlook.player.goods)
        return DONE.move if swap == NONE else SWAP.at(swap)
    if isinstance(step, TradeAgain):
        bind_food_for_voyages(outlook, 0)
        gain = gain_of_outcast(outlook, outlook.player.goods[FOOD])
        return AGAIN.move if gain > 0.0 else DONE.move
    if isinstance(step, ChooseGift):
        bind_food_for_voyages(outlook, step.left)
        return GIFT.at(GIFTS.index(best_gift(outlook, outlook.player.goods)))
    if isinstance(step, RunesAtFight):
        return choose_rune_at_fight(outlook, moves)
    if isinstance(step, FinalRunes):
        return choose_last_rune(moves)
    if isinstance(step, UseTrueSight):
        return USE.move
    best = Best(moves[0])
    for move in moves:
        best.offer(move, value_of_choice(outlook, move))
    return best.move


def value_of_choice(outlook: Outlook, move: int) -> float:
    """What one of several runes, warriors, rows, ships, shores or destinies is worth."""
    verb = MOVES.verb(move)
    target = verb.target(move)
    if verb is TAKE_RUNE:
        return worth_of_rune(outlook, target)
    if verb is TAKE_TOP_RUNE:
        return worth_of_unknown_rune(outlook)
    if verb is MUSTER:
        return STRENGTH[outlook.style][target]
    if verb is BUY:
        return value_of_favor_row(outlook, target)
    if verb is BUILD:
        return value_of_longship(outlook, target)
    if verb is PEEK:
        return value_of_peek(outlook, target)
    if verb is KEEP:
        return hope_of_destiny(outlook, target)
    if verb is OPEN:
        return glory_of_destiny_now(outlook, target)
    return 0.0


FOR_OUR_SHIP: Final = 100.0
"""More than the glory of any monster."""


def value_of_peek(outlook: Outlook, shore: int) -> float:
    """An unknown card: best where we sail, else before the most famous monster with a free port."""
    state = outlook.state
    if state.shores.known[shore] >> outlook.seat & 1:
        return -1.0
    ship = state.shores.ships[shore]
    if ship == NONE:
        return float(ENEMIES[state.shores.monsters[shore]].glory)
    return FOR_OUR_SHIP if state.crews.holders[FIRST_SHIP + ship] == outlook.seat else 0.0


def bind_food_for_voyages(outlook: Outlook, more: int) -> None:
    """Note what food the reserved voyages would use, if there were this much more."""
    quests = reserved_quests(outlook)
    food = outlook.player.goods[FOOD] + more
    plan(outlook, quests, home_crew(outlook.player), food, 0.0)
    bind_food(outlook, quests)


# When to use a free rune

ENOUGH_TO_SAIL: Final = 4
"""Warriors with whom one may think of a voyage."""
WELCOME: Final = 0.7
"""A good worth this much is worth asking for."""


def timely_rune(state: ChampionsState, seat: int, moves: list[int]) -> int:
    """The first free rune whose time has come, as a move, or ``NONE``."""
    for move in moves:
        if RUNE.has(move) and is_time_for(Outlook(state, seat), RUNE.target(move)):
            return move
    return NONE


def is_time_for(outlook: Outlook, rune: int) -> bool:
    """Gifts when they are wanted, Wealth when it pays, Knowledge before a voyage, Success."""
    effect = RUNES[rune]
    if isinstance(effect, GainChoice):
        return is_time_for_gifts(outlook, effect.n)
    if isinstance(effect, DoubleResource):
        return outlook.player.goods[effect.good] >= effect.limit
    if isinstance(effect, PeekAllJourneys):
        return sum(outlook.player.warriors) >= ENOUGH_TO_SAIL
    if isinstance(effect, ScoreDestinyNow):
        return is_time_for_success(outlook)
    return False


def is_time_for_gifts(outlook: Outlook, n: int) -> bool:
    """When a voyage needs food, when every gift is welcome, and in any case near the end."""
    if outlook.rounds_left <= 1:
        return True
    bind_food_for_voyages(outlook, n)
    goods = outlook.player.goods[:]
    if outlook.food_bound > goods[FOOD]:
        return True
    for _ in range(n):
        good = best_gift(outlook, goods)
        if worth_of_next(outlook, good, goods[good]) < WELCOME:
            return False
        goods[good] += 1
    return True


def best_gift(outlook: Outlook, goods: list[int]) -> int:
    """The good that is missing most."""
    best = Best(GIFTS[0])
    for good in GIFTS:
        best.offer(good, worth_of_next(outlook, good, goods[good]))
    return best.move


def is_time_for_success(outlook: Outlook) -> bool:
    """When a destiny is sure to bring all its glory."""
    for card in outlook.player.destinies:
        if (
            card not in outlook.player.opened
            and not counts_enemies(card)
            and glory_of_destiny_now(outlook, card) >= DESTINY_FULL[card]
        ):
            return True
    return False


def choose_rune_at_fight(outlook: Outlook, moves: list[int]) -> int:
    """Only Success depends on the moment; goods and knowledge can wait for the next round."""
    for move in moves:
        if (
            RUNE.has(move)
            and isinstance(RUNES[RUNE.target(move)], ScoreDestinyNow)
            and is_time_for_success(outlook)
        ):
            return move
    return DONE.move


def choose_last_rune(moves: list[int]) -> int:
    """Everything that is left; Success last, when all goods have been gained."""
    for move in moves:
        if RUNE.has(move) and not isinstance(RUNES[RUNE.target(move)], ScoreDestinyNow):
            return move
    return moves[0]
