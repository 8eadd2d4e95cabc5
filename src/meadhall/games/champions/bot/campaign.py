"""A campaign: the fights of one player in one round, and how to split warriors and food on them."""

from typing import Final

from meadhall.games.champions.bot.odds import (
    BASE,
    CREW_STRENGTH,
    ONE,
    SIZE,
    STRONGEST_FIRST,
    fight_odds,
    voyage_odds,
)
from meadhall.games.champions.bot.worth import Outlook, reward_for
from meadhall.games.champions.content.tables import (
    ENEMIES,
    FED_PER_FOOD,
    FIRST_SHIP,
    NONE,
    SHIP_CAPACITY,
    TARGETS,
    WARRIOR_TYPES,
)

IN_TOWN: Final = 0
"""Nobody has to be fed in town."""
FOOD_MARGIN: Final = 1
"""Food to take along for the journey card, if there is room."""
ENOUGH: Final = 0.01
"""A warrior is sent out for any gain worth mentioning."""


class Quest:
    """A fight that a player has reserved, or might reserve."""

    __slots__ = (
        "attack", "cargo", "crew", "defense", "fed", "forbidden", "gain", "journey", "reward",
        "room", "sent", "stores", "target",
    )  # fmt: skip

    def __init__(self, outlook: Outlook, target: int, card: int, reward: float) -> None:
        enemy = ENEMIES[card]
        self.target = target
        self.attack = enemy.attack
        self.defense = enemy.defense
        self.forbidden = enemy.forbidden
        self.reward = reward
        crews = outlook.state.crews.warriors
        at = target * WARRIOR_TYPES
        self.crew = crews[at] * ONE[0] + crews[at + 1] * ONE[1] + crews[at + 2]
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

    def sail(self, outlook: Outlook, shore: int) -> None:
        """Make it a voyage to this shore."""
        state = outlook.state
        ship = self.target - FIRST_SHIP
        self.fed = FED_PER_FOOD[shore]
        self.room = SHIP_CAPACITY[ship]
        self.cargo = state.crews.food[ship]
        self.stores = self.cargo
        if state.shores.known[shore] >> outlook.seat & 1:
            self.journey = state.shores.journeys[shore]


def town_quest(outlook: Outlook, target: int) -> Quest:
    card = outlook.state.town.enemies[target]
    return Quest(outlook, target, card, reward_for(outlook, card, 0))


def voyage_quest(outlook: Outlook, ship: int, shore: int) -> Quest:
    card = outlook.state.shores.monsters[shore]
    reward = reward_for(outlook, card, outlook.state.shores.coins[shore])
    quest = Quest(outlook, FIRST_SHIP + ship, card, reward)
    quest.sail(outlook, shore)
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
    """Food for all, and some for the journey card, as far as there is any, and room."""
    size = SIZE[crew]
    wanted = (size + quest.fed - 1) // quest.fed + FOOD_MARGIN
    return min(wanted, quest.room - size, quest.stores + food)


def gain_of(outlook: Outlook, quest: Quest, crew: int, food: int) -> float:
    """What a crew gains on a quest, compared with staying at home."""
    style = outlook.style
    if quest.fed == IN_TOWN:
        win, left = fight_odds(crew, quest.attack, quest.defense, style)
        return win * quest.reward + (left - CREW_STRENGTH[style][crew]) * outlook.strength_worth
    stores = food_wanted(quest, crew, food)
    win, left, glory = voyage_odds(
        crew, stores, quest.fed, quest.attack, quest.defense, quest.journey, style
    )
    gain = win * quest.reward + glory
    gain += (left - CREW_STRENGTH[style][crew]) * outlook.strength_worth
    if stores > quest.cargo:
        gain -= (stores - quest.cargo) * outlook.food_aboard
    return gain


def gain_alone(outlook: Outlook, quest: Quest, home: int, food: int) -> float:
    """The most that warriors at home can gain on one quest if they have nothing else to do."""
    crew = 0
    if quest.fed == IN_TOWN:
        for warrior in range(WARRIOR_TYPES):
            if not quest.forbidden[warrior]:
                crew += home // ONE[warrior] % BASE * ONE[warrior]
        return max(0.0, gain_of(outlook, quest, crew, food)) if crew else 0.0
    best = 0.0
    dice = dice_to_send(STRONGEST_FIRST[outlook.style], quest, home, food)
    for n, warrior in enumerate(dice):
        crew += ONE[warrior]
        # All who find food and room, or one or two fewer with food to spare.
        if n + 3 >= len(dice):
            best = max(best, gain_of(outlook, quest, crew, food))
    return best


def dice_to_send(order: list[int], quest: Quest, home: int, food: int) -> list[int]:
    """Warriors that may fight there, in an order of types, as many as find food and room."""
    dice: list[int] = []
    for warrior in order:
        if not quest.forbidden[warrior]:
            n = home // ONE[warrior] % BASE
            if n:
                dice += [warrior] * n
    if quest.fed == IN_TOWN:
        return dice
    aboard = SIZE[quest.sent]
    fed = quest.fed * (quest.stores + food)
    most = quest.room * quest.fed // (quest.fed + 1)
    return dice[: max(0, min(fed, most) - aboard)]


# Splitting


def plan(outlook: Outlook, quests: list[Quest], home: int, food: int, at_home: float) -> float:
    """Split warriors among quests, and give back the gain of all; ``sent`` holds the crews.

    Again and again the quest is served where the next few warriors gain most for each of them; one
    warrior alone often gains nothing. ``at_home`` is what a warrior gains by staying there.
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
    """The strongest first, but before them those that may not fight everywhere."""
    order = STRONGEST_FIRST[outlook.style]
    if len(quests) < 2:
        return order
    barred = [False] * WARRIOR_TYPES
    for quest in quests:
        for warrior in range(WARRIOR_TYPES):
            if quest.forbidden[warrior]:
                barred[warrior] = True
    return [w for w in order if barred[w]] + [w for w in order if not barred[w]]


def bind_food(outlook: Outlook, quests: list[Quest]) -> None:
    """Note how much food the planned voyages need, so that it is not spent on something else."""
    for quest in quests:
        if quest.fed != IN_TOWN:
            outlook.food_bound += quest.stores - quest.cargo
