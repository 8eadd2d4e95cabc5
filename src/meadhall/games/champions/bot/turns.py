"""A placement turn as the policy sees it: fights reserved, fights still open, supplies."""

from typing import Final

from meadhall.games.champions.bot.campaign import (
    Quest,
    bind_food,
    gain_alone,
    plan,
    reserved_quests,
    town_quest,
    voyage_quest,
)
from meadhall.games.champions.bot.crews import ONE, home_crew, hunted_food
from meadhall.games.champions.bot.outlook import Outlook
from meadhall.games.champions.bot.worth import worth_of_goods, worth_of_next, worth_of_warriors
from meadhall.games.champions.content.tables import (
    COIN,
    FIRST_SHIP,
    FOOD,
    NONE,
    PUBLIC_SHIPS,
    SHORES,
    SPACE_IDS,
    TOWN_TARGETS,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.builders import SPACE_EFFECTS
from meadhall.games.champions.rules.effects import Pay
from meadhall.games.champions.rules.fighting.resolution import FOOD_CAP, HUNTING_GROUNDS
from meadhall.games.champions.rules.state import ChampionsState, Player
from meadhall.games.champions.rules.town.locations import ReserveFight
from meadhall.games.champions.rules.town.longships import Sail
from meadhall.kernel.best import Best

# Which space holds which target


def _target_of(space: int) -> int:
    for effect in SPACE_EFFECTS[space]:
        if isinstance(effect, ReserveFight):
            return effect.target
        if isinstance(effect, Sail):
            return FIRST_SHIP + effect.ship
    return NONE


def _coins_at(space: int) -> int:
    for effect in SPACE_EFFECTS[space]:
        if isinstance(effect, Pay) and effect.good == COIN:
            return effect.n
    return 0


TARGET_AT: Final[list[int]] = [_target_of(space) for space in range(len(SPACE_IDS))]
"""For each space the fight or ship it is about, or ``NONE``."""
HIRE_SPACE: Final[list[int]] = [TARGET_AT.index(FIRST_SHIP + ship) for ship in range(PUBLIC_SHIPS)]
HIRE_PRICE: Final[list[int]] = [_coins_at(space) for space in HIRE_SPACE]
"""For each public ship its space, and the coins it costs."""


class Turn:
    """One placement turn of a seat."""

    __slots__ = (
        "at_home", "food", "home", "known_prospects", "next_quest", "outlook", "quests", "reserved",
        "reserved_gain", "workers_after",
    )  # fmt: skip

    def __init__(self, state: ChampionsState, seat: int) -> None:
        outlook = Outlook(state, seat)
        self.outlook = outlook
        self.home = home_crew(outlook.player)
        self.food = outlook.player.goods[FOOD]
        self.workers_after = outlook.player.workers - 1
        self.at_home = gain_at_home(outlook)
        self.reserved = reserved_quests(outlook)
        self.reserved_gain = plan(outlook, self.reserved, self.home, self.food, self.at_home)
        bind_food(outlook, self.reserved)
        self.known_prospects: dict[int, float] = {}
        self.quests: list[Quest] = open_quests(self) if self.workers_after > 0 else []
        """Fights that could still be reserved with a later worker."""
        self.next_quest = NONE
        """The best of them, once it has been looked for."""


def is_hunting(state: ChampionsState, seat: int) -> bool:
    return bool(state.town.workers_on[HUNTING_GROUNDS] >> seat & 1)


HUNTED: Final = 0.8
"""Food that one hunter brings."""


def gain_of_hunter(outlook: Outlook) -> float:
    """What the food of one hunter is worth."""
    return HUNTED * worth_of_next(outlook, FOOD, outlook.player.goods[FOOD] + 1)


def gain_at_home(outlook: Outlook) -> float:
    """What a warrior gains by staying at home."""
    return gain_of_hunter(outlook) if is_hunting(outlook.state, outlook.seat) else 0.0


# Fights still open


def open_quests(turn: Turn) -> list[Quest]:
    """The fights in town that nobody has reserved, and the best voyage."""
    outlook = turn.outlook
    quests = [
        town_quest(outlook, target)
        for target in range(TOWN_TARGETS)
        if outlook.state.crews.holders[target] == NONE
    ]
    ship = ship_to_sail(outlook.state, outlook.player)
    if ship != NONE:
        shore = best_shore(turn, ship)
        if shore != NONE:
            quests.append(voyage_quest(outlook, ship, shore))
    return quests


def ship_to_sail(state: ChampionsState, player: Player) -> int:
    """The own longship if it is free, or the largest public one that can be hired, or ``NONE``."""
    own = player.ship
    if own != NONE and state.crews.holders[FIRST_SHIP + PUBLIC_SHIPS + own] == NONE:
        return PUBLIC_SHIPS + own
    for ship in range(PUBLIC_SHIPS - 1, -1, -1):
        if not state.town.workers_on[HIRE_SPACE[ship]] and player.goods[COIN] >= HIRE_PRICE[ship]:
            return ship
    return NONE


def shores_to_reach(state: ChampionsState) -> list[int]:
    """The shores with a monster and a free port."""
    shores = state.shores
    return [
        shore
        for shore in range(SHORES)
        if shores.ships[shore] == NONE and shores.monsters[shore] != NONE
    ]


def best_shore(turn: Turn, ship: int) -> int:
    """Where most can be gained with all warriors, or ``NONE``."""
    best = Best(NONE)
    for shore in shores_to_reach(turn.outlook.state):
        quest = voyage_quest(turn.outlook, ship, shore)
        best.offer(shore, gain_alone(turn.outlook, quest, turn.home, turn.food))
    return best.move


HOPELESS: Final = -0.5
"""A fight that cannot be manned is better left to others."""


def value_of_quest(turn: Turn, quest: Quest) -> float:
    """What one more fight adds to those reserved already."""
    alone = gain_alone(turn.outlook, quest, turn.home, turn.food)
    if alone <= 0.0:
        return HOPELESS
    if not turn.reserved:
        return alone
    quests = [*turn.reserved, quest]
    return plan(turn.outlook, quests, turn.home, turn.food, turn.at_home) - turn.reserved_gain


def value_of_sailing(turn: Turn, ship: int) -> float:
    """The best voyage of a ship."""
    shore = best_shore(turn, ship)
    return 0.0 if shore == NONE else value_of_quest(turn, voyage_quest(turn.outlook, ship, shore))


def value_of_hunting(turn: Turn) -> float:
    """The food of all warriors who gain more by hunting than by joining a fight."""
    outlook = turn.outlook
    gain = plan(outlook, turn.reserved, turn.home, turn.food, gain_of_hunter(outlook))
    idle = turn.home
    for quest in turn.reserved:
        idle -= quest.sent - quest.crew
    food = min(hunted_food(idle, outlook.style), FOOD_CAP - 1.0)
    whole = int(food)
    gain += worth_of_goods(outlook, FOOD, whole)
    gain += (food - whole) * worth_of_next(outlook, FOOD, turn.food + whole)
    return gain - turn.reserved_gain


# Supplies

PROSPECT: Final = 0.6
"""Supplies for a fight that somebody else may still take count for less."""


def prospects(turn: Turn, home: int, food: int) -> float:
    """What warriors and food can gain this round, in reserved fights and open ones together."""
    key = home * 256 + food
    known = turn.known_prospects.get(key)
    if known is None:
        known = _compute_prospects(turn, home, food)
        turn.known_prospects[key] = known
    return known


def _compute_prospects(turn: Turn, home: int, food: int) -> float:
    outlook = turn.outlook
    if not turn.reserved:
        best = 0.0
        for quest in turn.quests:
            best = max(best, gain_alone(outlook, quest, home, food))
        return PROSPECT * best
    reserved = plan(outlook, turn.reserved, home, food, turn.at_home)
    if not turn.quests:
        return reserved
    quests = [*turn.reserved, find_next_quest(turn)]
    both = plan(outlook, quests, home, food, turn.at_home)
    return reserved + PROSPECT * max(0.0, both - reserved)


def find_next_quest(turn: Turn) -> Quest:
    """The open fight that all warriors together would gain most from."""
    if turn.next_quest == NONE:
        best = Best(NONE)
        for number, quest in enumerate(turn.quests):
            best.offer(number, gain_alone(turn.outlook, quest, turn.home, turn.food))
        turn.next_quest = best.move
    return turn.quests[turn.next_quest]


def value_of_supplies(turn: Turn, dice: list[int], food: int) -> float:
    """What warriors and food add to this round's fights; warriors are useful later, too."""
    outlook = turn.outlook
    home = turn.home
    room = outlook.state.room_for_warriors(outlook.seat)
    for warrior in range(WARRIOR_TYPES):
        n = min(dice[warrior], room)
        room -= n
        home += n * ONE[warrior]
    if home == turn.home and food <= 0:
        return 0.0
    gain = prospects(turn, home, turn.food + food) - prospects(turn, turn.home, turn.food)
    if home != turn.home:
        gain += worth_of_warriors(outlook, dice)
    return gain
