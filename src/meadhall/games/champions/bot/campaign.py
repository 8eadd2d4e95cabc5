"""A player's fights in one round, and how to split warriors and food among them."""

from typing import Final

from meadhall.games.champions.bot.crews import (
    CREW_STRENGTH,
    ONE,
    SIZE,
    STRONGEST_FIRST,
    count_in,
    crew_at,
    fit_to_fight,
)
from meadhall.games.champions.bot.odds import fight_odds, voyage_odds
from meadhall.games.champions.bot.outlook import Outlook
from meadhall.games.champions.bot.worth import reward_for
from meadhall.games.champions.content.tables import (
    ENEMIES,
    FED_PER_FOOD,
    FIRST_SHIP,
    NONE,
    SHIP_CAPACITY,
    TARGETS,
    WARRIOR_TYPES,
)

# Food and room on a ship

FOOD_MARGIN: Final = 1
"""Food to take along for the journey card, if there is room."""


def most_aboard(fed: int, food: int, room: int) -> int:
    """How many warriors find food and room on a ship; each food feeds ``fed`` of them."""
    return min(fed * food, room * fed // (fed + 1))


def food_to_load(size: int, fed: int, food: int, room: int) -> int:
    """Food for a crew of this size and a margin, as far as there is food and room."""
    return min((size + fed - 1) // fed + FOOD_MARGIN, room - size, food)


# Quests

IN_TOWN: Final = 0
"""How many warriors one food feeds in town, where nobody needs any."""


class Quest:
    """A fight that a player has reserved, or might reserve."""

    __slots__ = (
        "cargo", "crew", "enemy", "fed", "gain", "journey", "reward", "room", "sent", "stores",
        "target",
    )  # fmt: skip

    def __init__(self, outlook: Outlook, target: int, card: int, coins: int) -> None:
        self.target = target
        self.enemy = ENEMIES[card]
        self.reward = reward_for(outlook, card, coins)
        self.crew = crew_at(outlook.state, target)
        """Warriors assigned already."""
        self.sent = self.crew
        """Warriors assigned and planned."""
        self.gain = 0.0
        """What the planned crew gains, compared with staying at home."""
        self.fed = IN_TOWN
        self.room = 0
        self.journey = NONE
        self.cargo = 0
        """Food loaded already."""
        self.stores = 0
        """Food loaded and planned."""


def town_quest(outlook: Outlook, target: int) -> Quest:
    return Quest(outlook, target, outlook.state.town.enemies[target], 0)


def voyage_quest(outlook: Outlook, ship: int, shore: int) -> Quest:
    state = outlook.state
    shores = state.shores
    quest = Quest(outlook, FIRST_SHIP + ship, shores.monsters[shore], shores.coins[shore])
    quest.fed = FED_PER_FOOD[shore]
    quest.room = SHIP_CAPACITY[ship]
    quest.cargo = state.crews.food[ship]
    quest.stores = quest.cargo
    if shores.known[shore] >> outlook.seat & 1:
        quest.journey = shores.journeys[shore]
    return quest


def reserved_quests(outlook: Outlook) -> list[Quest]:
    """The fights that a worker of this seat holds."""
    state = outlook.state
    quests: list[Quest] = []
    for target in range(TARGETS):
        if state.crews.holders[target] == outlook.seat:
            if target < FIRST_SHIP:
                quests.append(town_quest(outlook, target))
            else:
                ship = target - FIRST_SHIP
                quests.append(voyage_quest(outlook, ship, state.shores.ships.index(ship)))
    return quests


# What a crew is worth where it is sent


def food_wanted(quest: Quest, crew: int, food: int) -> int:
    """The food that a crew takes along if there is this much at home."""
    return food_to_load(SIZE[crew], quest.fed, quest.stores + food, quest.room)


def gain_of(outlook: Outlook, quest: Quest, crew: int, food: int) -> float:
    """What a crew gains on a quest, compared with staying at home."""
    style, enemy = outlook.style, quest.enemy
    if quest.fed == IN_TOWN:
        win, left = fight_odds(crew, enemy.attack, enemy.defense, style)
        return win * quest.reward + (left - CREW_STRENGTH[style][crew]) * outlook.strength_worth
    stores = food_wanted(quest, crew, food)
    win, left, glory = voyage_odds(
        crew, stores, quest.fed, enemy.attack, enemy.defense, quest.journey, style
    )
    gain = win * quest.reward + glory
    gain += (left - CREW_STRENGTH[style][crew]) * outlook.strength_worth
    if stores > quest.cargo:
        gain -= (stores - quest.cargo) * outlook.food_aboard
    return gain


def gain_alone(outlook: Outlook, quest: Quest, home: int, food: int) -> float:
    """The most that warriors at home can gain on one quest if they have nothing else to do."""
    if quest.fed == IN_TOWN:
        crew = fit_to_fight(home, quest.enemy)
        return max(0.0, gain_of(outlook, quest, crew, food)) if crew else 0.0
    best = 0.0
    crew = 0
    dice = dice_to_send(STRONGEST_FIRST[outlook.style], quest, home, food)
    for n, warrior in enumerate(dice):
        crew += ONE[warrior]
        # All who find food and room, or one or two fewer with food to spare.
        if n + 3 >= len(dice):
            best = max(best, gain_of(outlook, quest, crew, food))
    return best


def dice_to_send(order: list[int], quest: Quest, home: int, food: int) -> list[int]:
    """Warriors that may fight there, types in this order, as many as find food and room."""
    dice: list[int] = []
    for warrior in order:
        if not quest.enemy.forbidden[warrior]:
            dice += [warrior] * count_in(home, warrior)
    if quest.fed == IN_TOWN:
        return dice
    most = most_aboard(quest.fed, quest.stores + food, quest.room)
    return dice[: max(0, most - SIZE[quest.sent])]


# Splitting

ENOUGH: Final = 0.01
"""A warrior is sent out for any gain worth mentioning."""


def plan(outlook: Outlook, quests: list[Quest], home: int, food: int, at_home: float) -> float:
    """Split warriors among quests, and return the gain of all; ``sent`` holds the crews.

    The next few warriors always go where they gain most for each of them; one warrior alone often
    gains nothing. ``at_home`` is what a warrior gains by staying there.
    """
    if not quests:
        return 0.0
    order = sending_order(outlook, quests)
    total = 0.0
    for quest in quests:
        quest.sent = quest.crew
        quest.stores = quest.cargo
        quest.gain = gain_of(outlook, quest, quest.crew, food) if quest.crew else 0.0
        total += quest.gain
    while home:
        best = at_home + ENOUGH
        chosen: Quest | None = None
        chosen_crew = 0
        chosen_gain = 0.0
        for quest in quests:
            crew = quest.sent
            n = 0
            for warrior in dice_to_send(order, quest, home, food):
                crew += ONE[warrior]
                n += 1  # noqa: SIM113
                gain = gain_of(outlook, quest, crew, food)
                if gain - quest.gain > best * n:
                    best = (gain - quest.gain) / n
                    chosen = quest
                    chosen_crew = crew
                    chosen_gain = gain
        if chosen is None:
            break
        home -= chosen_crew - chosen.sent
        if chosen.fed != IN_TOWN:
            stores = max(chosen.stores, food_wanted(chosen, chosen_crew, food))
            food -= stores - chosen.stores
            chosen.stores = stores
        total += chosen_gain - chosen.gain
        chosen.sent = chosen_crew
        chosen.gain = chosen_gain
    return total


def sending_order(outlook: Outlook, quests: list[Quest]) -> list[int]:
    """The types of warriors, strongest first, but before them those barred from some quest."""
    order = STRONGEST_FIRST[outlook.style]
    if len(quests) < 2:
        return order
    barred = [False] * WARRIOR_TYPES
    for quest in quests:
        for warrior in range(WARRIOR_TYPES):
            if quest.enemy.forbidden[warrior]:
                barred[warrior] = True
    return [w for w in order if barred[w]] + [w for w in order if not barred[w]]


def bind_food(outlook: Outlook, quests: list[Quest]) -> None:
    """Note how much food the planned voyages need, so that it is not spent on something else."""
    for quest in quests:
        if quest.fed != IN_TOWN:
            outlook.food_bound += quest.stores - quest.cargo
