"""Choices that a space or a free rune asks for: which rune, which ship, how many swaps."""

from typing import Final

from meadhall.games.champions.bot.campaign import bind_food, plan, reserved_quests
from meadhall.games.champions.bot.odds import STRENGTH
from meadhall.games.champions.bot.spaces import (
    best_swap,
    gain_of_outcast,
    value_of_favor_row,
    value_of_longship,
    worth_of_unknown_rune,
)
from meadhall.games.champions.bot.worth import (
    Outlook,
    counts_enemies,
    glory_of_destiny_now,
    home_crew,
    hope_of_destiny,
    worth_of_next,
    worth_of_rune,
)
from meadhall.games.champions.content.tables import DESTINY_FULL, ENEMIES, FIRST_SHIP, FOOD, NONE
from meadhall.games.champions.rules.builders import RUNES
from meadhall.games.champions.rules.effects import TakeDie
from meadhall.games.champions.rules.moves import (
    AGAIN,
    BUILD,
    BUY,
    DONE,
    GIFT,
    KEEP,
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
    OpenDestiny,
    PeekAllJourneys,
    RunesAtFight,
    ScoreDestinyNow,
)
from meadhall.games.champions.rules.town.locations import ChooseRune
from meadhall.games.champions.rules.town.longships import ChooseLongship
from meadhall.games.champions.rules.town.sage import ChoosePeek, KeepDestiny, UseTrueSight
from meadhall.games.champions.rules.town.trading import BuyRow, SwapGoods, TradeAgain

NOTHING: Final = -1000.0
"""Less than anything is worth."""
WELCOME: Final = 0.7
"""A good worth this much is worth asking for."""
ENOUGH_TO_SAIL: Final = 4
"""Warriors with whom one may think of a voyage."""


def choose_in_town(outlook: Outlook, moves: list[int]) -> int:
    """One function for each thing that may be asked."""
    step = outlook.state.steps[-1]
    if isinstance(step, SwapGoods):
        bind_food_for_voyages(outlook, 0)
        swap = best_swap(outlook, outlook.player.goods)
        return DONE.move if swap == NONE else SWAP.at(swap)
    if isinstance(step, ChooseRune):
        return choose_rune(outlook, moves)
    if isinstance(step, TakeDie):
        return choose_die(outlook, moves)
    if isinstance(step, ChooseGift):
        bind_food_for_voyages(outlook, step.left)
        return GIFT.at(GIFTS.index(best_gift(outlook, outlook.player.goods)))
    if isinstance(step, TradeAgain):
        bind_food_for_voyages(outlook, 0)
        gain = gain_of_outcast(outlook, outlook.player.goods[FOOD])
        return AGAIN.move if gain > 0.0 else DONE.move
    if isinstance(step, BuyRow):
        return choose_favor(outlook, moves)
    if isinstance(step, ChooseLongship):
        return choose_longship(outlook, moves)
    if isinstance(step, ChoosePeek):
        return choose_peek(outlook, moves)
    if isinstance(step, KeepDestiny):
        return choose_kept(outlook, moves)
    if isinstance(step, OpenDestiny):
        return choose_opened(outlook, moves)
    if isinstance(step, RunesAtFight):
        return choose_rune_at_fight(outlook, moves)
    if isinstance(step, FinalRunes):
        return choose_last_rune(moves)
    if isinstance(step, UseTrueSight):
        return USE.move
    return moves[0]


def bind_food_for_voyages(outlook: Outlook, more: int) -> None:
    """Note what food the reserved voyages would use, if there were so much more."""
    quests = reserved_quests(outlook)
    food = outlook.player.goods[FOOD] + more
    plan(outlook, quests, home_crew(outlook.player), food, 0.0)
    bind_food(outlook, quests)


# When to use a free rune


def is_time_for(outlook: Outlook, rune: int) -> bool:
    """Goods when they are wanted, coins doubled when it pays, knowledge to sail by."""
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
    """When a voyage needs food, when every gift fills a want, and in any case near the end."""
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
    """What is missing most."""
    best = GIFTS[0]
    for good in GIFTS:
        if worth_of_next(outlook, good, goods[good]) > worth_of_next(outlook, best, goods[best]):
            best = good
    return best


def is_time_for_success(outlook: Outlook) -> bool:
    """When a destiny is sure to bring all its glory; else at the end of the game."""
    for card in outlook.player.destinies:
        if (
            card not in outlook.player.opened
            and not counts_enemies(card)
            and glory_of_destiny_now(outlook, card) >= DESTINY_FULL[card]
        ):
            return True
    return False


def choose_rune_at_fight(outlook: Outlook, moves: list[int]) -> int:
    """Only Success hangs on the moment; goods and knowledge are for the next round anyway."""
    for move in moves:
        if (
            move != DONE.move
            and isinstance(RUNES[RUNE.target(move)], ScoreDestinyNow)
            and is_time_for_success(outlook)
        ):
            return move
    return DONE.move


def choose_last_rune(moves: list[int]) -> int:
    """Everything that is left; Success last, when all goods have been gained."""
    for move in moves:
        if move != DONE.move and not isinstance(RUNES[RUNE.target(move)], ScoreDestinyNow):
            return move
    return moves[0]


# What the spaces ask


def choose_rune(outlook: Outlook, moves: list[int]) -> int:
    best, best_value = moves[0], NOTHING
    for move in moves:
        if move == TAKE_TOP_RUNE.move:
            value = worth_of_unknown_rune(outlook)
        else:
            value = worth_of_rune(outlook, TAKE_RUNE.target(move))
        if value > best_value:
            best, best_value = move, value
    return best


def choose_die(outlook: Outlook, moves: list[int]) -> int:
    """The strongest on offer."""
    best = moves[0]
    for move in moves:
        if (
            STRENGTH[outlook.style][MUSTER.target(move)]
            > STRENGTH[outlook.style][MUSTER.target(best)]
        ):
            best = move
    return best


def choose_favor(outlook: Outlook, moves: list[int]) -> int:
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = value_of_favor_row(outlook, BUY.target(move))
        if value > best_value:
            best, best_value = move, value
    return best


def choose_longship(outlook: Outlook, moves: list[int]) -> int:
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = value_of_longship(outlook, BUILD.target(move))
        if value > best_value:
            best, best_value = move, value
    return best


def choose_peek(outlook: Outlook, moves: list[int]) -> int:
    """An unknown card: where we sail, else where we might, to the most famous monster."""
    state = outlook.state
    best, best_value = moves[0], NOTHING
    for move in moves:
        shore = PEEK.target(move)
        ship = state.shores.ships[shore]
        if state.shores.known[shore] >> outlook.seat & 1:
            value = -1.0
        elif ship == NONE:
            value = float(ENEMIES[state.shores.monsters[shore]].glory)
        else:
            value = 100.0 if state.crews.holders[FIRST_SHIP + ship] == outlook.seat else 0.0
        if value > best_value:
            best, best_value = move, value
    return best


def choose_kept(outlook: Outlook, moves: list[int]) -> int:
    """The destiny that promises most glory at the end."""
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = hope_of_destiny(outlook, KEEP.target(move))
        if value > best_value:
            best, best_value = move, value
    return best


def choose_opened(outlook: Outlook, moves: list[int]) -> int:
    """The destiny that brings most glory at once."""
    best, best_value = moves[0], NOTHING
    for move in moves:
        value = glory_of_destiny_now(outlook, OPEN.target(move))
        if value > best_value:
            best, best_value = move, value
    return best
