"""A quick sensible way to play Champions of Midgard: rules of thumb, no looking ahead.

The advice behind it: gather warriors first, for a large crew loses few; take the troll and the
draugr that you can beat, and sail with enough food as soon as you can man a ship; hire the worker
early; spend what is left on runes, a longship and favor. Every move is valued in glory.
"""

from typing import Final

from meadhall.games.champions.assignment import AssignTogether, AssignWarriors
from meadhall.games.champions.campaign import (
    IN_TOWN,
    food_wanted,
    plan,
    reserved_quests,
    voyage_quest,
)
from meadhall.games.champions.combat import LoseWarriors, NameBlamed, UseFame
from meadhall.games.champions.effects import TakeDie
from meadhall.games.champions.locations import (
    BuyRow,
    ChooseLongship,
    ChooseRune,
    ChooseShore,
    SwapGoods,
    TradeAgain,
)
from meadhall.games.champions.melee import (
    choose_after_roll,
    choose_dice,
    choose_loss_at_sea,
    choose_losses,
    choose_other_journey,
)
from meadhall.games.champions.moves import (
    AGAIN,
    BLAMED,
    BUILD,
    BUY,
    DECLINE,
    DIE,
    DONE,
    GIFT,
    KEEP,
    LEADER,
    LOAD,
    MUSTER,
    OPEN,
    PEEK,
    PLACE,
    PLACE_OWN_LONGSHIP,
    RUNE,
    SAIL,
    SWAP,
    TAKE_RUNE,
    TAKE_TOP_RUNE,
    USE,
    die_move,
)
from meadhall.games.champions.odds import BASE, ONE, STRENGTH, voyage_odds
from meadhall.games.champions.placement import PlaceWorker
from meadhall.games.champions.rolls import AfterRoll, PickDice
from meadhall.games.champions.runes import (
    GIFTS,
    RUNES,
    ChooseGift,
    DoubleResource,
    FinalRunes,
    GainChoice,
    OpenDestiny,
    PeekAllJourneys,
    ScoreDestinyNow,
)
from meadhall.games.champions.sage import ChoosePeek, KeepDestiny, UseTrueSight
from meadhall.games.champions.setup import ChooseLeader
from meadhall.games.champions.spaces import (
    Turn,
    best_swap,
    gain_of_hunter,
    is_hunting,
    value_of_favor_row,
    value_of_longship,
    value_of_quest,
    value_of_sailing,
    value_of_space,
    worth_of_unknown_rune,
)
from meadhall.games.champions.state import ChampionsState
from meadhall.games.champions.tables import (
    BLAME,
    BLAME_PENALTY,
    ENEMIES,
    FIRST_SHIP,
    FOOD,
    LEADER_IDS,
    NONE,
    PUBLIC_SHIPS,
    ROUNDS,
    WARRIOR_TYPES,
)
from meadhall.games.champions.voyage import LoseFromShip, ReplaceJourney, Voyage
from meadhall.games.champions.worth import (
    Outlook,
    home_crew,
    hope_of_destiny,
    visible_score,
    worth_of_favor,
    worth_of_next,
    worth_of_rune,
)
from meadhall.kernel.dice import Dice
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State

LEADERS_BY_MERIT: Final = ["svanhildr", "asmundr", "gylfir", "ullr", "dagrun"]
FAME_WAITS_FOR: Final[list[int]] = [0, 9, 10, 11, 12, 13, 13, 14]
"""The least glory of an enemy for which Fame is used, with so many rounds left."""


class ChampionsPolicy(Policy):
    """Follows the advice of this module. It needs no chance: the same position, the same move."""

    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(world, ChampionsState)
        if len(moves) == 1:
            return moves[0]
        return choose_move(world, seat, moves)


def choose_move(state: ChampionsState, seat: int, moves: list[int]) -> int:
    """One function for each kind of decision, the most frequent first."""
    step = state.steps[-1]
    if isinstance(step, (AssignWarriors, AssignTogether)):
        return choose_assignment(state, seat, moves)
    if isinstance(step, PlaceWorker):
        return choose_placement(state, seat, moves)
    if isinstance(step, AfterRoll):
        return choose_after_roll(state, seat, moves, step)
    if isinstance(step, LoseWarriors):
        return choose_losses(state, seat, moves, step)
    if isinstance(step, PickDice):
        return choose_dice(state, seat, moves)
    if isinstance(step, LoseFromShip):
        return choose_loss_at_sea(state, seat, moves, step)
    if isinstance(step, ReplaceJourney):
        return choose_other_journey(state, seat, step)
    if isinstance(step, UseFame):
        return choose_fame(state, seat, step)
    if isinstance(step, NameBlamed):
        return choose_blamed(state, moves)
    if isinstance(step, ChooseShore):
        return choose_shore(state, seat, moves, step.ship)
    if isinstance(step, ChooseLeader):
        return choose_leader(moves)
    return choose_in_town(Outlook(state, seat), moves)


def choose_in_town(outlook: Outlook, moves: list[int]) -> int:
    """What a space or a free rune asks."""
    step = outlook.state.steps[-1]
    if isinstance(step, SwapGoods):
        swap = best_swap(outlook, outlook.player.goods)
        return DONE if swap == NONE else SWAP + swap
    if isinstance(step, ChooseRune):
        return choose_rune(outlook, moves)
    if isinstance(step, TakeDie):
        return choose_die(outlook, moves)
    if isinstance(step, ChooseGift):
        return choose_gift(outlook, moves)
    if isinstance(step, TradeAgain):
        return choose_trade_again(outlook)
    if isinstance(step, BuyRow):
        return choose_favor(outlook, moves)
    if isinstance(step, ChooseLongship):
        return choose_longship(outlook, moves)
    if isinstance(step, ChoosePeek):
        return choose_peek(outlook, moves)
    if isinstance(step, KeepDestiny):
        return choose_destiny(outlook, moves, KEEP)
    if isinstance(step, OpenDestiny):
        return choose_destiny(outlook, moves, OPEN)
    if isinstance(step, FinalRunes):
        return choose_last_rune(moves)
    if isinstance(step, UseTrueSight):
        return USE
    return moves[0]


# Placement


def choose_placement(state: ChampionsState, seat: int, moves: list[int]) -> int:
    """A free rune whose time has come, or else the space where the worker gains most."""
    turn = Turn(state, seat)
    best = moves[0]
    best_value = -1000.0
    for move in moves:
        if move >= RUNE:
            if is_time_for(turn.outlook, move - RUNE):
                return move
            continue
        if move == PLACE_OWN_LONGSHIP:
            value = value_of_sailing(turn, PUBLIC_SHIPS + turn.outlook.player.ship)
        else:
            value = value_of_space(turn, move - PLACE)
        if value > best_value:
            best, best_value = move, value
    return best


def is_time_for(outlook: Outlook, rune: int) -> bool:
    """Free runes: goods when they are wanted, coins doubled when it pays, knowledge to sail by."""
    effect = RUNES[rune].effect
    if isinstance(effect, GainChoice):
        return is_time_for_gifts(outlook)
    if isinstance(effect, DoubleResource):
        return outlook.player.goods[effect.good] >= effect.limit
    if isinstance(effect, PeekAllJourneys):
        return sum(outlook.player.warriors) >= 4
    return False


def is_time_for_gifts(outlook: Outlook) -> bool:
    """As soon as every one of the gifts fills a want."""
    return outlook.rounds_left <= 1 or len(wanted_gifts(outlook)) >= 4


def wanted_gifts(outlook: Outlook) -> list[int]:
    goods = outlook.player.goods[:]
    wanted: list[int] = []
    for _ in range(4):
        best = best_gift(outlook, goods)
        if worth_of_next(outlook, best, goods[best]) < 0.7:
            break
        goods[best] += 1
        wanted.append(best)
    return wanted


def best_gift(outlook: Outlook, goods: list[int]) -> int:
    best = GIFTS[0]
    for good in GIFTS:
        if worth_of_next(outlook, good, goods[good]) > worth_of_next(outlook, best, goods[best]):
            best = good
    return best


def choose_gift(outlook: Outlook, moves: list[int]) -> int:
    """What is missing most."""
    return GIFT + GIFTS.index(best_gift(outlook, outlook.player.goods))


def choose_shore(state: ChampionsState, seat: int, moves: list[int], ship: int) -> int:
    """The monster from which most can be gained."""
    turn = Turn(state, seat)
    best = moves[0]
    best_value = -1000.0
    for move in moves:
        value = value_of_quest(turn, voyage_quest(turn.outlook, ship, move - SAIL))
        if value > best_value:
            best, best_value = move, value
    return best


def choose_rune(outlook: Outlook, moves: list[int]) -> int:
    best = moves[0]
    best_value = -1000.0
    for move in moves:
        if move == TAKE_TOP_RUNE:
            value = worth_of_unknown_rune(outlook)
        else:
            value = worth_of_rune(outlook, move - TAKE_RUNE)
        if value > best_value:
            best, best_value = move, value
    return best


def choose_die(outlook: Outlook, moves: list[int]) -> int:
    """The strongest that is on offer."""
    best = moves[0]
    for move in moves:
        if STRENGTH[outlook.style][move - MUSTER] > STRENGTH[outlook.style][best - MUSTER]:
            best = move
    return best


def choose_trade_again(outlook: Outlook) -> int:
    """Food for favor, as long as the food is worth less."""
    food = worth_of_next(outlook, FOOD, outlook.player.goods[FOOD] - 1)
    return AGAIN if worth_of_favor(outlook) > food else DONE


def choose_favor(outlook: Outlook, moves: list[int]) -> int:
    best = moves[0]
    for move in moves:
        if value_of_favor_row(outlook, move - BUY) > value_of_favor_row(outlook, best - BUY):
            best = move
    return best


def choose_longship(outlook: Outlook, moves: list[int]) -> int:
    best = moves[0]
    for move in moves:
        if value_of_longship(outlook, move - BUILD) > value_of_longship(outlook, best - BUILD):
            best = move
    return best


def choose_peek(outlook: Outlook, moves: list[int]) -> int:
    """A shore we sail to, else one we might: unknown, free, and with a famous monster."""
    state = outlook.state
    best = moves[0]
    best_value = -1000
    for move in moves:
        shore = move - PEEK
        monster = state.monsters[shore]
        value = 0 if monster == NONE else ENEMIES[monster].glory
        ship = state.port_ships[shore]
        if ship != NONE:
            value = 100 if state.holders[FIRST_SHIP + ship] == outlook.seat else 0
        if state.journey_known[shore] >> outlook.seat & 1:
            value -= 200
        if value > best_value:
            best, best_value = move, value
    return best


def choose_destiny(outlook: Outlook, moves: list[int], first: int) -> int:
    """The one that promises most glory."""
    best = moves[0]
    best_value = -1000.0
    for move in moves:
        value = hope_of_destiny(outlook, move - first)
        if value > best_value:
            best, best_value = move, value
    return best


def choose_last_rune(moves: list[int]) -> int:
    """Everything that is left; Success last, when all goods have been gained."""
    for move in moves:
        if move != DONE and not isinstance(RUNES[move - RUNE].effect, ScoreDestinyNow):
            return move
    return moves[0]


# Assignment


def choose_assignment(state: ChampionsState, seat: int, moves: list[int]) -> int:
    """Man the fights as planned, then load the ships, then done."""
    outlook = Outlook(state, seat)
    player = outlook.player
    home = home_crew(player)
    quests = reserved_quests(outlook)
    at_home = gain_of_hunter(outlook) if is_hunting(state, seat) else 0.0
    plan(outlook, quests, home, player.goods[FOOD], at_home)
    for quest in quests:
        missing = quest.sent - quest.crew
        for warrior in range(WARRIOR_TYPES):
            if missing // ONE[warrior] % BASE:
                return die_move(warrior, quest.target)
    for quest in quests:
        if quest.fed != IN_TOWN and quest.sent:
            load = LOAD + quest.target - FIRST_SHIP
            if food_wanted(quest, quest.sent, player.goods[FOOD]) > quest.cargo and load in moves:
                return load
    for move in moves:
        if RUNE <= move < DIE and is_time_for(outlook, move - RUNE):
            return move
    return DONE


# After a fight


def choose_fame(state: ChampionsState, seat: int, step: UseFame) -> int:
    """For a famous enemy; in the last round for any, unless a greater one is still to come."""
    glory = ENEMIES[step.enemy].glory
    rounds_left = ROUNDS - state.round
    if rounds_left:
        return USE if glory >= FAME_WAITS_FOR[rounds_left] else DECLINE
    outlook = Outlook(state, seat)
    for pending in state.steps:
        if isinstance(pending, Voyage):
            ship = state.port_ships[pending.shore]
            monster = state.monsters[pending.shore]
            if state.holders[FIRST_SHIP + ship] == seat and monster != NONE:
                quest = voyage_quest(outlook, ship, pending.shore)
                win = voyage_odds(
                    quest.crew, quest.cargo, quest.fed, quest.attack, quest.defense,
                    quest.journey, outlook.style,
                )[0]  # fmt: skip
                if win * ENEMIES[monster].glory > glory:
                    return DECLINE
    return USE


def choose_blamed(state: ChampionsState, moves: list[int]) -> int:
    """The leading opponent, unless more blame would not hurt any more."""
    best = moves[0]
    best_value = -1000.0
    for move in moves:
        other = move - BLAMED
        value = visible_score(state, other)
        if state.players[other].goods[BLAME] >= len(BLAME_PENALTY) - 1:
            value -= 500.0
        if value > best_value:
            best, best_value = move, value
    return best


def choose_leader(moves: list[int]) -> int:
    for name in LEADERS_BY_MERIT:
        move = LEADER + LEADER_IDS.index(name)
        if move in moves:
            return move
    return moves[0]
