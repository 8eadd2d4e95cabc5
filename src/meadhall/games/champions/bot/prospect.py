"""What the fights of a player will probably bring in this round, at any moment of it.

Fights to come count by their odds, with the warriors who would sensibly be sent there; fights
under way by what lies on the table. So a position changes little while a plan is carried out.
"""

from typing import Final

from meadhall.games.champions.bot.campaign import FOOD_MARGIN
from meadhall.games.champions.bot.odds import (
    BASE,
    CREW_STRENGTH,
    ONE,
    SIZE,
    STRONGEST_FIRST,
    STYLE_OF_LEADER,
    crew_of,
    fight_odds,
    voyage_odds,
    without_weakest,
)
from meadhall.games.champions.bot.underway import Underway
from meadhall.games.champions.bot.worth import (
    COIN_WANT,
    SCARCITY,
    SET_PART,
    STRENGTH_WORTH,
    WOOD_WANT,
)
from meadhall.games.champions.content.tables import (
    COIN,
    COINS_PER_GLORY,
    COLOR_IDS,
    COLORLESS,
    ENEMIES,
    FAVOR,
    FAVOR_GLORY,
    FED_PER_FOOD,
    FIRST_SHIP,
    FOOD,
    GOOD_IDS,
    NONE,
    ROUNDS,
    SEA,
    SET_COLORS,
    SET_GLORY,
    SHIP_CAPACITY,
    SHORES,
    TARGETS,
    TROLL,
    WARRIOR_TYPES,
    WOOD,
    Enemy,
)
from meadhall.games.champions.rules.builders import JOURNEYS
from meadhall.games.champions.rules.fighting.combat import ExchangeBlows, InFight
from meadhall.games.champions.rules.fighting.rolls import damage_of, shields_of
from meadhall.games.champions.rules.state import ChampionsState

REWARD_WORTH: Final[list[float]] = [
    FAVOR_GLORY if good == FAVOR else WOOD_WANT if good == WOOD else COIN_WANT
    for good in range(len(GOOD_IDS))
]
"""What one good is worth that is the reward for an enemy."""
TROLL_WORTH: Final = 2.5
"""Neither the troll nor another victor adds a blame."""
COLOR_WORTH: Final = SET_PART * SET_GLORY
AT_HOME: Final = 0.1
ELSEWHERE: Final = 1.2
"""What each further warrior must gain to be sent along, if another fight needs him or none."""
MOST_STORES: Final = 15
"""More food than this is never reckoned with."""
_QUIET: Final = [card.enemy == NONE and not card.losses for card in JOURNEYS]
QUIET: Final[int] = _QUIET.index(True)
"""The journey on which nothing happens."""


class Manned:
    """A crew with its food, and what it gains compared with staying at home."""

    __slots__ = ("crew", "gain", "stores")

    def __init__(self, crew: int, stores: int, gain: float) -> None:
        self.crew = crew
        self.stores = stores
        self.gain = gain


class Prospect:
    """What the fights of a seat are expected to bring in this round."""

    __slots__ = (
        "coins", "colors", "favor", "food", "glory", "home", "lost", "player", "price", "seat",
        "state", "strength_worth", "style", "troll", "underway", "victories", "wood",
    )  # fmt: skip

    def __init__(self, state: ChampionsState, seat: int, underway: Underway) -> None:
        player = state.players[seat]
        self.state = state
        self.seat = seat
        self.player = player
        self.underway = underway
        self.style = STYLE_OF_LEADER[player.leader]
        self.strength_worth = STRENGTH_WORTH[ROUNDS - state.round] * SCARCITY[state.seats]
        self.home = crew_of(player.warriors[0], player.warriors[1], player.warriors[2])
        """Warriors at home who have not been planned for a fight."""
        self.food = player.goods[FOOD]
        self.price = AT_HOME
        self.colors = [0] * len(COLOR_IDS)
        for card in player.defeated:
            self.colors[ENEMIES[card].color] += 1
        self.glory = 0.0
        self.victories = 0.0
        self.lost = 0.0
        """Strength that will not come home."""
        self.coins = 0.0
        self.wood = 0.0
        self.favor = 0.0
        self.troll = 0.0
        """The chance to defeat the troll."""

    def look_at_fights(self) -> None:
        """All that the seat holds, the most glorious first: it is manned best."""
        state = self.state
        targets: list[int] = []
        cards: list[int] = []
        for target in range(TARGETS):
            if state.crews.holders[target] == self.seat and (
                self.underway.may_assign or state.crews.size(target)
            ):
                card = self.card_at(target)
                place = 0
                while place < len(cards) and ENEMIES[cards[place]].glory >= ENEMIES[card].glory:
                    place += 1
                targets.insert(place, target)
                cards.insert(place, card)
        for place in range(len(targets)):
            self.price = ELSEWHERE if place + 1 < len(targets) else AT_HOME
            self.look_at(targets[place], cards[place])
        if self.underway.choosing_ship != NONE:
            self.look_for_shore(self.underway.choosing_ship)

    def card_at(self, target: int) -> int:
        state = self.state
        if target < FIRST_SHIP:
            return state.town.enemies[target]
        return state.shores.monsters[state.shores.ships.index(target - FIRST_SHIP)]

    def look_at(self, target: int, card: int) -> None:
        enemy = ENEMIES[card]
        at = target * WARRIOR_TYPES
        crews = self.state.crews.warriors
        crew = crew_of(crews[at], crews[at + 1], crews[at + 2])
        shore = NONE if target < FIRST_SHIP else self.state.shores.ships.index(target - FIRST_SHIP)
        stores = 0 if shore == NONE else self.state.crews.food[target - FIRST_SHIP]
        fight = self.underway.fight
        if fight is not None and fight.target == target:
            odds = self.odds_in_course(crew, fight, enemy, shore)
        elif shore != NONE and shore == self.underway.shore:
            odds = self.odds_at_sea(crew, enemy, shore)
        else:
            if self.underway.may_assign:
                manned = self.man(target, crew, enemy, shore)
                self.home -= manned.crew - crew
                self.food -= manned.stores - stores
                crew, stores = manned.crew, manned.stores
            odds = self.odds_of(crew, enemy, shore, stores)
        self.count(enemy, shore, crew, odds)
        if target == 0:
            self.troll = odds[0]

    def look_for_shore(self, ship: int) -> None:
        """A ship is about to sail: to where most can be gained."""
        state = self.state
        best: Manned | None = None
        best_shore = NONE
        for shore in range(SHORES):
            if state.shores.ships[shore] == NONE and state.shores.monsters[shore] != NONE:
                manned = self.man(
                    FIRST_SHIP + ship, 0, ENEMIES[state.shores.monsters[shore]], shore
                )
                if best is None or manned.gain > best.gain:
                    best = manned
                    best_shore = shore
        if best is not None:
            enemy = ENEMIES[state.shores.monsters[best_shore]]
            self.home -= best.crew
            self.food -= best.stores
            odds = self.odds_of(best.crew, enemy, best_shore, best.stores)
            self.count(enemy, best_shore, best.crew, odds)

    def count(self, enemy: Enemy, shore: int, crew: int, odds: tuple[float, float, float]) -> None:
        """Add what a fight brings on average."""
        win, left, glory = odds
        self.glory += win * self.glory_for(enemy) + glory
        self.victories += win
        self.lost += CREW_STRENGTH[self.style][crew] - left
        if enemy.reward == COIN:
            self.coins += win * enemy.reward_count
        elif enemy.reward == WOOD:
            self.wood += win * enemy.reward_count
        else:
            self.favor += win * enemy.reward_count
        if shore != NONE:
            self.coins += win * self.state.shores.coins[shore]

    def points(self) -> float:
        """All that the fights bring, counted in glory."""
        return self.glory + FAVOR_GLORY * self.favor + self.coins / COINS_PER_GLORY

    def glory_for(self, enemy: Enemy) -> float:
        """The glory of an enemy, and of the set that it completes."""
        if enemy.color == COLORLESS:
            return float(enemy.glory)
        own = self.colors[enemy.color]
        for color in SET_COLORS:
            if color != enemy.color and self.colors[color] <= own:
                return float(enemy.glory)
        return float(enemy.glory + SET_GLORY)

    def odds_of(
        self, crew: int, enemy: Enemy, shore: int, stores: int
    ) -> tuple[float, float, float]:
        """The chance to win, the strength that comes home, and glory on the way."""
        if not crew:
            return 0.0, 0.0, 0.0
        if shore == NONE:
            win, left = fight_odds(crew, enemy.attack, enemy.defense, self.style)
            return win, left, 0.0
        journey = NONE
        if self.state.shores.journeys[shore] == NONE:
            journey = QUIET
        elif self.state.shores.is_open(shore) or self.state.shores.known[shore] >> self.seat & 1:
            journey = self.state.shores.journeys[shore]
        return voyage_odds(
            fit_to_fight(crew, enemy),
            min(stores, MOST_STORES),
            FED_PER_FOOD[shore],
            enemy.attack,
            enemy.defense,
            journey,
            self.style,
        )

    def man(self, target: int, crew: int, enemy: Enemy, shore: int) -> Manned:
        """The crew that would sensibly be sent, and the food it takes along."""
        stores = 0
        most = BASE
        fed = 0
        room = 0
        if shore != NONE:
            ship = target - FIRST_SHIP
            stores = self.state.crews.food[ship]
            fed = FED_PER_FOOD[shore]
            room = SHIP_CAPACITY[ship]
            most = min(fed * (stores + self.food), room * fed // (fed + 1))
        reward = self.glory_for(enemy) + enemy.reward_count * REWARD_WORTH[enemy.reward]
        reward += TROLL_WORTH if enemy.kind == TROLL else COLOR_WORTH
        size = SIZE[crew]
        best_crew = crew
        best_stores = stores
        best = 0.0
        if crew:
            best = self.gain(self.odds_of(crew, enemy, shore, stores), crew, reward)
        manned = crew
        for warrior in STRONGEST_FIRST[self.style]:
            if enemy.forbidden[warrior]:
                continue
            for _ in range(self.home // ONE[warrior] % BASE):
                if size >= most:
                    break
                manned += ONE[warrior]
                size += 1
                loaded = stores
                if fed:
                    wanted = (size + fed - 1) // fed + FOOD_MARGIN
                    loaded = max(stores, min(wanted, room - size, stores + self.food))
                gain = self.gain(self.odds_of(manned, enemy, shore, loaded), manned, reward)
                if gain > best + self.price * (size - SIZE[best_crew]):
                    best = gain
                    best_crew = manned
                    best_stores = loaded
        return Manned(best_crew, best_stores, best)

    def gain(self, odds: tuple[float, float, float], crew: int, reward: float) -> float:
        lost = CREW_STRENGTH[self.style][crew] - odds[1]
        return odds[0] * reward + odds[2] - lost * self.strength_worth

    def odds_in_course(
        self, crew: int, fight: InFight, enemy: Enemy, shore: int
    ) -> tuple[float, float, float]:
        """In the middle of a fight, perhaps with a roll on the table."""
        state, style = self.state, self.style
        foe = ENEMIES[fight.enemy]
        needed = foe.defense - fight.damage
        losses = self.underway.losses
        roll = state.roll
        if roll is not None and isinstance(fight, ExchangeBlows):
            needed -= damage_of(roll, self.player.leader)
            losses = 0 if roll.losses_prevented else foe.attack - shields_of(roll)
        if losses > 0:
            crew = without_weakest(crew, losses, style)
        win, left = fight_odds(crew, foe.attack, needed, style)
        if foe.kind != SEA:
            return win, left, 0.0
        # The monster is still to come.
        then_win, then_left, _ = self.odds_at_sea(crew, enemy, shore)
        return win * then_win, win * then_left, win * foe.glory

    def odds_at_sea(self, crew: int, enemy: Enemy, shore: int) -> tuple[float, float, float]:
        """In the middle of a voyage, before the monster is met."""
        stores = self.state.crews.food[self.state.shores.ships[shore]]
        if not self.underway.is_through:
            return self.odds_of(crew, enemy, shore, stores)
        if self.underway.is_fed:
            crew = without_weakest(crew, self.underway.losses, self.style)
            win, left = fight_odds(
                fit_to_fight(crew, enemy), enemy.attack, enemy.defense, self.style
            )
            return win, left, 0.0
        losing = self.underway.losses_at_sea
        if losing is not None:
            if JOURNEYS[losing.journey].takes_food and stores:
                stores = max(0, stores - losing.n)
            else:
                crew = without_weakest(crew, losing.n, self.style)
        return voyage_odds(
            fit_to_fight(crew, enemy),
            min(stores, MOST_STORES),
            FED_PER_FOOD[shore],
            enemy.attack,
            enemy.defense,
            QUIET,
            self.style,
        )


def fit_to_fight(crew: int, enemy: Enemy) -> int:
    """CHM-COMBAT-12: a crew without those who may not fight this enemy."""
    for warrior in range(WARRIOR_TYPES):
        if enemy.forbidden[warrior]:
            crew -= crew // ONE[warrior] % BASE * ONE[warrior]
    return crew
