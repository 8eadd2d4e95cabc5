"""How the game looks to one seat: how much of it is left, and which goods the seat lacks.

The policy judges by what the seat may know: never by other players' destinies or piles, nor by the
order of a deck.
"""

from typing import Final

from meadhall.games.champions.bot.crews import STYLE_OF_LEADER
from meadhall.games.champions.content import tables
from meadhall.games.champions.rules.state import SHIP_FREE, ChampionsState

ACTION: Final = 3.0
"""What one more worker earns in a round."""
STRENGTH_WORTH: Final[list[float]] = [0.02, 1.5, 2.2, 3.0, 4.0, 5.0, 5.5, 5.5]
"""The worth of a warrior who deals one damage per roll, by the rounds left to use him in."""
SCARCITY: Final[list[float]] = [1.0, 1.0, 0.5, 0.8, 1.0]
"""The more players, the harder it is to find new warriors; by the number of players."""

# Each good has a goal; what goes beyond it is worth little.
COIN_GOAL: Final = 2
COIN_WANT: Final = 0.8
HUT_SHARE: Final = 0.5
HUT_MOST: Final = 1.5
"""While the hut's worker is not hired: the share of his worth, and the most, that a coin gets."""
WOOD_GOAL: Final = 1
WOOD_WANT: Final = 1.4
FOOD_GOAL: Final = 3
FOOD_WANT: Final = 0.6
FOOD_PER_WARRIOR: Final = 0.08
"""The more warriors, the more they can do with food."""
FOOD_ABOARD: Final = 0.8
"""The price of food that goes aboard."""
LAST_COIN: Final = 0.6
LAST_WOOD: Final = 0.8
"""In the last round a single one may still buy something."""
NO_USE: Final = 0.02

HUT_PRICES: Final[list[int]] = list(tables.CONTENT.components.scoring.worker_hut_prices)


def worth_of_strength(state: ChampionsState) -> float:
    """What a warrior who deals one damage per roll is worth in this round."""
    return STRENGTH_WORTH[tables.ROUNDS - state.round] * SCARCITY[state.seats]


def colors_defeated(cards: tuple[int, ...]) -> list[int]:
    """The number of defeated enemies of each colour."""
    colors = [0] * len(tables.COLOR_IDS)
    for card in cards:
        colors[tables.ENEMIES[card].color] += 1
    return colors


class Outlook:
    """How the game looks to one seat."""

    __slots__ = (
        "coin_goal", "coin_want", "colors", "food_aboard", "food_bound", "food_goal", "food_want",
        "player", "rounds_left", "seat", "state", "strength_worth", "style", "wood_goal",
        "wood_want",
    )  # fmt: skip

    def __init__(self, state: ChampionsState, seat: int) -> None:
        self.state = state
        self.seat = seat
        player = state.players[seat]
        self.player = player
        self.style = STYLE_OF_LEADER[player.leader]
        self.rounds_left = tables.ROUNDS - state.round
        """Rounds after this one."""
        self.strength_worth = worth_of_strength(state)
        self.colors: list[int] = []
        """Own defeated enemies by colour, once they have been counted."""
        self.food_bound = 0
        """Food that a ship already reserved is going to need."""
        if self.rounds_left:
            self.look_ahead()
        else:
            self.coin_goal = self.wood_goal = 1
            self.coin_want = LAST_COIN
            self.wood_want = LAST_WOOD
            self.food_goal = 0
            self.food_want = NO_USE
            self.food_aboard = NO_USE

    def look_ahead(self) -> None:
        """Set goals: coins for the hut's worker, goods for the most expensive longship, food."""
        state, player = self.state, self.player
        self.coin_goal = COIN_GOAL
        self.coin_want = COIN_WANT
        self.wood_goal = WOOD_GOAL
        self.wood_want = WOOD_WANT
        army = state.warriors_owned(self.seat)
        self.food_goal = max(FOOD_GOAL, army + 1)
        self.food_want = FOOD_WANT + FOOD_PER_WARRIOR * army
        self.food_aboard = FOOD_ABOARD
        if player.hut_worker and self.rounds_left >= 2:
            price = HUT_PRICES[state.town.hut_buyers]
            self.coin_goal = price
            self.coin_want = min(HUT_MOST, HUT_SHARE * ACTION * self.rounds_left / price)
        if player.ship == tables.NONE:
            for ship, owner in enumerate(state.town.ship_owners):
                if owner == SHIP_FREE:
                    cost = tables.SHIP_COST[tables.PUBLIC_SHIPS + ship]
                    self.coin_goal = max(self.coin_goal, cost[tables.COIN])
                    self.wood_goal = max(self.wood_goal, cost[tables.WOOD])
