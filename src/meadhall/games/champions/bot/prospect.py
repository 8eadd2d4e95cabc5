"""What the fights of a player will probably bring in this round, at any moment of it.

Fights to come count by their odds, with the warriors who would sensibly be sent there; fights
under way count by what lies on the table. So the outlook changes little while a plan is carried
out.
"""

from typing import Final

from meadhall.games.champions.bot.campaign import food_to_load, most_aboard
from meadhall.games.champions.bot.crews import (
    CREW_STRENGTH,
    ONE,
    SIZE,
    STRONGEST_FIRST,
    STYLE_OF_LEADER,
    count_in,
    crew_at,
    fit_to_fight,
    home_crew,
    without_weakest,
)
from meadhall.games.champions.bot.odds import QUIET, Odds, fight_odds, voyage_odds
from meadhall.games.champions.bot.outlook import (
    COIN_WANT,
    WOOD_WANT,
    colors_defeated,
    worth_of_strength,
)
from meadhall.games.champions.bot.turns import shores_to_reach
from meadhall.games.champions.bot.underway import Underway
from meadhall.games.champions.bot.worth import SET_PART
from meadhall.games.champions.content import tables
from meadhall.games.champions.content.tables import NONE, Enemy
from meadhall.games.champions.rules.builders import JOURNEYS
from meadhall.games.champions.rules.fighting.combat import ExchangeBlows, InFight
from meadhall.games.champions.rules.fighting.rolls import damage_of, shields_of
from meadhall.games.champions.rules.state import ChampionsState

TROLL_WORTH: Final = 2.5
"""What defeating the troll is worth: neither it nor another victor adds a blame."""
COLOR_WORTH: Final = SET_PART * tables.SET_GLORY
AT_HOME: Final = 0.1
ELSEWHERE: Final = 1.2
"""What each further warrior must gain, if no other fight needs him, or if one does."""
MOST_STORES: Final = 15
"""More food than this makes no difference."""


class Manned:
    """A crew with its food, its odds, and what it gains compared with staying at home."""

    __slots__ = ("crew", "gain", "odds", "stores")

    def __init__(self, crew: int, stores: int, odds: Odds, gain: float) -> None:
        self.crew = crew
        self.stores = stores
        self.odds = odds
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
        self.strength_worth = worth_of_strength(state)
        self.home = home_crew(player)
        """Warriors at home who have not been planned for a fight."""
        self.food = player.goods[tables.FOOD]
        self.price = AT_HOME
        self.colors = colors_defeated(player.defeated)
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
        """Look at all that the seat holds, the most glorious first: it is manned best."""
        state = self.state
        targets: list[int] = []
        cards: list[int] = []
        for target in range(tables.TARGETS):
            if state.crews.holders[target] == self.seat and (
                self.underway.may_assign or state.crews.size(target)
            ):
                card = self.card_at(target)
                glory = tables.ENEMIES[card].glory
                place = 0
                while place < len(cards) and tables.ENEMIES[cards[place]].glory >= glory:
                    place += 1
                targets.insert(place, target)
                cards.insert(place, card)
        for place in range(len(targets)):
            self.price = ELSEWHERE if place + 1 < len(targets) else AT_HOME
            self.look_at(targets[place], tables.ENEMIES[cards[place]])
        if self.underway.choosing_ship != NONE:
            self.look_for_shore(tables.FIRST_SHIP + self.underway.choosing_ship)

    def card_at(self, target: int) -> int:
        state = self.state
        if target < tables.FIRST_SHIP:
            return state.town.enemies[target]
        return state.shores.monsters[state.shores.ships.index(target - tables.FIRST_SHIP)]

    def look_at(self, target: int, enemy: Enemy) -> None:
        crew = crew_at(self.state, target)
        shore = NONE
        stores = 0
        if target >= tables.FIRST_SHIP:
            ship = target - tables.FIRST_SHIP
            shore = self.state.shores.ships.index(ship)
            stores = self.state.crews.food[ship]
        fight = self.underway.fight
        if fight is not None and fight.target == target:
            odds = self.odds_in_fight(crew, fight, enemy, shore)
        elif shore != NONE and shore == self.underway.shore:
            odds = self.odds_at_sea(crew, enemy, shore)
        elif self.underway.may_assign:
            manned = self.man(target, crew, enemy, shore)
            self.home -= manned.crew - crew
            self.food -= manned.stores - stores
            crew, odds = manned.crew, manned.odds
        else:
            odds = self.odds_of(crew, enemy, shore, stores)
        self.count(enemy, shore, crew, odds)
        if target == 0:
            self.troll = odds[0]

    def look_for_shore(self, target: int) -> None:
        """A ship is about to sail: to where most can be gained."""
        monsters = self.state.shores.monsters
        best: Manned | None = None
        best_shore = NONE
        for shore in shores_to_reach(self.state):
            manned = self.man(target, 0, tables.ENEMIES[monsters[shore]], shore)
            if best is None or manned.gain > best.gain:
                best = manned
                best_shore = shore
        if best is not None:
            self.home -= best.crew
            self.food -= best.stores
            self.count(tables.ENEMIES[monsters[best_shore]], best_shore, best.crew, best.odds)

    def count(self, enemy: Enemy, shore: int, crew: int, odds: Odds) -> None:
        """Add what a fight brings on average."""
        win, left, glory = odds
        self.glory += win * self.glory_for(enemy) + glory
        self.victories += win
        self.lost += CREW_STRENGTH[self.style][crew] - left
        if enemy.reward == tables.COIN:
            self.coins += win * enemy.reward_count
        elif enemy.reward == tables.WOOD:
            self.wood += win * enemy.reward_count
        else:
            self.favor += win * enemy.reward_count
        if shore != NONE:
            self.coins += win * self.state.shores.coins[shore]

    def points(self) -> float:
        """All that the fights bring, counted in glory."""
        return self.glory + tables.FAVOR_GLORY * self.favor + self.coins / tables.COINS_PER_GLORY

    def glory_for(self, enemy: Enemy) -> float:
        """The glory of an enemy, and of the set that it completes."""
        if enemy.color == tables.COLORLESS:
            return float(enemy.glory)
        own = self.colors[enemy.color]
        for color in tables.SET_COLORS:
            if color != enemy.color and self.colors[color] <= own:
                return float(enemy.glory)
        return float(enemy.glory + tables.SET_GLORY)

    def reward_for(self, enemy: Enemy) -> float:
        """All that defeating an enemy brings."""
        each = COIN_WANT
        if enemy.reward == tables.WOOD:
            each = WOOD_WANT
        elif enemy.reward == tables.FAVOR:
            each = float(tables.FAVOR_GLORY)
        reward = self.glory_for(enemy) + enemy.reward_count * each
        return reward + (TROLL_WORTH if enemy.kind == tables.TROLL else COLOR_WORTH)

    def man(self, target: int, crew: int, enemy: Enemy, shore: int) -> Manned:
        """The crew that would sensibly be sent, and the food it takes along."""
        stores = fed = room = 0
        most = tables.WARRIOR_LIMIT
        if shore != NONE:
            ship = target - tables.FIRST_SHIP
            stores = self.state.crews.food[ship]
            fed = tables.FED_PER_FOOD[shore]
            room = tables.SHIP_CAPACITY[ship]
            most = most_aboard(fed, stores + self.food, room)
        reward = self.reward_for(enemy)
        odds = self.odds_of(crew, enemy, shore, stores)
        best = Manned(crew, stores, odds, self.gain(odds, crew, reward))
        size = SIZE[crew]
        for warrior in STRONGEST_FIRST[self.style]:
            if enemy.forbidden[warrior]:
                continue
            for _ in range(min(count_in(self.home, warrior), most - size)):
                crew += ONE[warrior]
                size += 1
                loaded = stores
                if fed:
                    loaded = max(stores, food_to_load(size, fed, stores + self.food, room))
                odds = self.odds_of(crew, enemy, shore, loaded)
                gain = self.gain(odds, crew, reward)
                if gain > best.gain + self.price * (size - SIZE[best.crew]):
                    best = Manned(crew, loaded, odds, gain)
        return best

    def gain(self, odds: Odds, crew: int, reward: float) -> float:
        lost = CREW_STRENGTH[self.style][crew] - odds[1]
        return odds[0] * reward + odds[2] - lost * self.strength_worth

    # Odds of a crew

    def odds_of(self, crew: int, enemy: Enemy, shore: int, stores: int) -> Odds:
        """Before the fight or the voyage begins."""
        if not crew:
            return 0.0, 0.0, 0.0
        if shore == NONE:
            win, left = fight_odds(crew, enemy.attack, enemy.defense, self.style)
            return win, left, 0.0
        shores = self.state.shores
        journey = NONE
        if shores.journeys[shore] == NONE:
            journey = QUIET
        elif shores.is_open(shore) or shores.known[shore] >> self.seat & 1:
            journey = shores.journeys[shore]
        return self.odds_of_voyage(crew, enemy, shore, stores, journey)

    def odds_of_voyage(
        self, crew: int, enemy: Enemy, shore: int, stores: int, journey: int
    ) -> Odds:
        crew = fit_to_fight(crew, enemy)
        fed = tables.FED_PER_FOOD[shore]
        food = min(stores, MOST_STORES)
        return voyage_odds(crew, food, fed, enemy.attack, enemy.defense, journey, self.style)

    def odds_in_fight(self, crew: int, fight: InFight, enemy: Enemy, shore: int) -> Odds:
        """In the middle of a fight, perhaps with a roll on the table."""
        foe = tables.ENEMIES[fight.enemy]
        needed = foe.defense - fight.damage
        losses = self.underway.losses
        roll = self.state.roll
        if roll is not None and isinstance(fight, ExchangeBlows):
            needed -= damage_of(roll, self.player.leader)
            losses = 0 if roll.losses_prevented else foe.attack - shields_of(roll)
        crew = without_weakest(crew, losses, self.style)
        win, left = fight_odds(crew, foe.attack, needed, self.style)
        if foe.kind != tables.SEA:
            return win, left, 0.0
        # The monster is still to come.
        then_win, then_left, _ = self.odds_at_sea(crew, enemy, shore)
        return win * then_win, win * then_left, win * foe.glory

    def odds_at_sea(self, crew: int, enemy: Enemy, shore: int) -> Odds:
        """In the middle of a voyage, before the monster is met."""
        stores = self.state.crews.food[self.state.shores.ships[shore]]
        if not self.underway.is_through:
            return self.odds_of(crew, enemy, shore, stores)
        if self.underway.is_fed:
            crew = fit_to_fight(without_weakest(crew, self.underway.losses, self.style), enemy)
            win, left = fight_odds(crew, enemy.attack, enemy.defense, self.style)
            return win, left, 0.0
        losing = self.underway.losses_at_sea
        if losing is not None:
            if JOURNEYS[losing.journey].takes_food and stores:
                stores = max(0, stores - losing.n)
            else:
                crew = without_weakest(crew, losing.n, self.style)
        return self.odds_of_voyage(crew, enemy, shore, stores, QUIET)
