"""What goods, warriors, enemies, destinies and runes are worth to a player, counted in glory.

Rules of thumb with figures, for the quick policy. Everything is judged by what the seat may know:
never by other players' destinies or piles, nor by the order of a deck.
"""

from typing import Final

from meadhall.games.champions.bot.odds import (
    STRENGTH,
    STYLE_OF_LEADER,
    STYLES,
    crew_of,
    damage_of_face,
)
from meadhall.games.champions.content.tables import (
    AFTER_DEFEAT,
    AFTER_JOURNEY,
    AFTER_ROLL,
    AT_SAGE,
    BEFORE_LOSSES,
    BLAME,
    COIN,
    COINS_PER_GLORY,
    COLOR_IDS,
    COLORLESS,
    CONTENT,
    DESTINY_FULL,
    DESTINY_TIED,
    DIE_FACES,
    DRAUGR,
    ENEMIES,
    FAVOR,
    FAVOR_GLORY,
    FOOD,
    GLORY,
    MONSTER,
    NONE,
    PUBLIC_SHIPS,
    ROUNDS,
    RUNE_GLORY,
    RUNE_TIMING,
    SET_COLORS,
    SET_GLORY,
    SHIP_COST,
    SHIP_GLORY,
    TROLL,
    WARRIOR_TYPES,
    WOOD,
)
from meadhall.games.champions.rules.builders import RUNES
from meadhall.games.champions.rules.runes import (
    DoubleResource,
    GainChoice,
    ScoreDestinyNow,
)
from meadhall.games.champions.rules.scoring import METRICS, blame_points, metric_value
from meadhall.games.champions.rules.state import SHIP_FREE, ChampionsState, Player

ACTION: Final = 3.0
"""What one more worker earns in a round."""
STRENGTH_WORTH: Final[list[float]] = [0.02, 1.5, 2.2, 3.0, 4.0, 5.0, 5.5, 5.5]
"""A warrior who deals one damage a roll, with so many rounds still to come to use him in."""
SCARCITY: Final[list[float]] = [1.0, 1.0, 0.5, 0.8, 1.0]
"""The more players, the harder it is to find new warriors; by the number of players."""
CROWDED: Final = 0.6
"""The share of their worth that the last two warriors still have: there is no room after them."""

# Each good has a want, up to a goal; what goes beyond is worth little.
COIN_GOAL: Final = 2
COIN_WANT: Final = 0.8
COIN_SPARE: Final = 0.43
HUT_SHARE: Final = 0.5
HUT_MOST: Final = 1.5
"""While the hut's worker is not hired: the share of his worth, and the most, that a coin gets."""
WOOD_GOAL: Final = 1
WOOD_WANT: Final = 1.4
FOOD_GOAL: Final = 3
FOOD_WANT: Final = 0.6
FOOD_PER_WARRIOR: Final = 0.08
"""The more warriors, the more they can do with food."""
FOOD_BOUND: Final = 3.0
"""Food without which a ship that is about to sail would have to stay."""
FOOD_ABOARD: Final = 0.8
"""The price of food that goes aboard."""
FAVOR_OPTION: Final = 0.1
"""What the chance to reroll adds to the glory of a favor."""
LAST_COIN: Final = 0.6
LAST_WOOD: Final = 0.8
"""In the last round a single one may still buy something."""
NO_USE: Final = 0.02

HUT_PRICES: Final[list[int]] = list(CONTENT.components.scoring.worker_hut_prices)


class Outlook:
    """How the game looks to one seat: who it is, how much is still to come, what it lacks."""

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
        self.rounds_left = ROUNDS - state.round
        """Rounds after this one."""
        self.strength_worth = STRENGTH_WORTH[self.rounds_left] * SCARCITY[state.seats]
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
        """Goals: goods for the worker in the huts, the dearest longship for sale, the ships."""
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
        if player.ship == NONE:
            for ship, owner in enumerate(state.town.ship_owners):
                if owner == SHIP_FREE:
                    cost = SHIP_COST[PUBLIC_SHIPS + ship]
                    self.coin_goal = max(self.coin_goal, cost[COIN])
                    self.wood_goal = max(self.wood_goal, cost[WOOD])


# Goods


def worth_of_next(outlook: Outlook, good: int, owned: int) -> float:
    """One more of a good, if so many are owned. It never rises with their number."""
    if good == COIN:
        return outlook.coin_want if owned < outlook.coin_goal else COIN_SPARE
    if good == WOOD:
        return outlook.wood_want if owned < outlook.wood_goal else NO_USE
    if good == FOOD:
        if owned < outlook.food_bound:
            return FOOD_BOUND
        return outlook.food_want if owned < outlook.food_goal + outlook.food_bound else NO_USE
    if good == FAVOR:
        return worth_of_favor(outlook)
    if good == GLORY:
        return 1.0
    return blame_cost(owned)


def worth_of_favor(outlook: Outlook) -> float:
    """Its glory at the end, and the rerolls it may be spent on."""
    return FAVOR_GLORY + FAVOR_OPTION if outlook.rounds_left else float(FAVOR_GLORY)


def blame_cost(owned: int) -> float:
    """CHM-SCORE-10: every blame weighs more than the one before, up to a limit; negative."""
    return float(blame_points(owned + 1) - blame_points(owned))


def worth_of_goods(outlook: Outlook, good: int, n: int) -> float:
    """Gaining n of a good, or losing them if n is negative."""
    owned = outlook.player.goods[good]
    worth = 0.0
    if n > 0:
        for more in range(n):
            worth += worth_of_next(outlook, good, owned + more)
    else:
        for fewer in range(-n):
            worth -= worth_of_next(outlook, good, owned - fewer - 1)
    return worth


# Warriors


def home_crew(player: Player) -> int:
    """The warriors at home, as a crew."""
    return crew_of(player.warriors[0], player.warriors[1], player.warriors[2])


def worth_of_warriors(outlook: Outlook, dice: list[int]) -> float:
    """Warriors gained, by type, as far as there is room."""
    strengths = STRENGTH[outlook.style]
    room = outlook.state.room_for_warriors(outlook.seat)
    worth = 0.0
    for warrior in range(WARRIOR_TYPES):
        for _ in range(min(dice[warrior], room)):
            worth += strengths[warrior] if room > 2 else strengths[warrior] * CROWDED
            room -= 1
    return worth * outlook.strength_worth


def _mean_damage(style: int, warrior: int) -> float:
    faces = DIE_FACES[warrior]
    return sum([damage_of_face(style, warrior, face) for face in faces]) / len(faces)


MEAN_DAMAGE: Final[list[list[float]]] = [
    [_mean_damage(style, warrior) for warrior in range(WARRIOR_TYPES)] for style in range(STYLES)
]
"""Damage of one warrior in one roll, and so the food of one hunter."""

# Enemies

BLAME_FEAR: Final = 0.6
"""How likely a blame is for those who leave the troll to others."""
LEADER_HURT: Final = 0.5
"""Giving a blame to the leading opponent."""
SET_PART: Final = 0.4
"""The share of a set's glory for a card that is needed for it but does not complete it."""
COLOR_SPARE: Final = 0.5
"""A card for a set that is still far away."""
DESTINY_STAKE: Final = 0.15
"""How far one more defeated enemy raises the chance to fulfil a destiny that counts it."""


def reward_for(outlook: Outlook, card: int, coins: int) -> float:
    """All that defeating an enemy brings, with the coins that lie on it."""
    enemy = ENEMIES[card]
    worth = enemy.glory + worth_of_goods(outlook, enemy.reward, enemy.reward_count)
    if coins:
        worth += worth_of_goods(outlook, COIN, coins)
    if enemy.kind == TROLL:
        worth += worth_of_blame_shift(outlook)
    elif enemy.color != COLORLESS:
        worth += worth_of_color(outlook, enemy.color)
    for destiny in outlook.player.destinies:
        if DESTINY_KIND[destiny] == enemy.kind or DESTINY_COLOR[destiny] == enemy.color:
            worth += DESTINY_STAKE * DESTINY_FULL[destiny]
    return worth


def worth_of_blame_shift(outlook: Outlook) -> float:
    """CHM-BLAME-01: one blame less; and neither the troll nor another victor adds one."""
    blame = outlook.player.goods[BLAME]
    relief = -blame_cost(blame - 1) if blame else 0.0
    return relief - BLAME_FEAR * blame_cost(blame) + LEADER_HURT


def worth_of_color(outlook: Outlook, color: int) -> float:
    """CHM-SCORE-07: a card that completes a set brings its glory, a missing one a part of it."""
    if not outlook.colors:
        outlook.colors = [0] * len(COLOR_IDS)
        for card in outlook.player.defeated:
            outlook.colors[ENEMIES[card].color] += 1
    own = outlook.colors[color]
    as_few = 0
    for other in SET_COLORS:
        if outlook.colors[other] < own:
            return COLOR_SPARE
        if outlook.colors[other] == own:
            as_few += 1
    return float(SET_GLORY) if as_few == 1 else SET_PART * SET_GLORY


# Destinies

_KINDS: Final = {"trolls_defeated": TROLL, "draugr_defeated": DRAUGR, "monsters_defeated": MONSTER}
_COLORS: Final = {f"{COLOR_IDS[color]}_defeated": color for color in SET_COLORS}
_STEPS: Final = {"coins": 3.0, "food": 2.0, "warriors": 2.0}
DESTINY_KIND: Final[list[int]] = [_KINDS.get(metric, NONE) for metric in METRICS]
DESTINY_COLOR: Final[list[int]] = [_COLORS.get(metric, NONE) for metric in METRICS]
"""For each destiny the kind or colour of enemies that it counts, or ``NONE``."""
DESTINY_STEP: Final[list[float]] = [_STEPS.get(metric, 1.0) for metric in METRICS]
"""A lead that means something: one coin more is little, one rune more a lot."""
EVEN_CHANCE: Final = 0.35
"""The chance to fulfil a destiny if nobody is ahead."""
EARLY_LEAD: Final = 0.1
LATE_LEAD: Final = 0.2
"""What a lead adds to the chance at once, and what it adds more by the end of the game."""


def hope_of_destiny(outlook: Outlook, card: int) -> float:
    """The glory a destiny will probably bring: the further ahead, and the later, the surer."""
    state, seat = outlook.state, outlook.seat
    if counts_enemies(card):
        lead = count_defeated(state.players[seat], card) - usual_rival(state, seat, card)
    else:
        lead = float(metric_value(state, seat, METRICS[card]) - best_rival(state, seat, card))
    passed = 1.0 - outlook.rounds_left / ROUNDS
    chance = EVEN_CHANCE + lead / DESTINY_STEP[card] * (EARLY_LEAD + LATE_LEAD * passed)
    return DESTINY_FULL[card] * min(0.95, max(0.03, chance))


def glory_of_destiny_now(outlook: Outlook, card: int) -> float:
    """What a destiny would bring at once; where others' piles matter, what it probably would."""
    if counts_enemies(card):
        return hope_of_destiny(outlook, card)
    own = metric_value(outlook.state, outlook.seat, METRICS[card])
    rival = best_rival(outlook.state, outlook.seat, card)
    if own > rival:
        return float(DESTINY_FULL[card])
    return float(DESTINY_TIED[card]) if own and own == rival else 0.0


def counts_enemies(card: int) -> bool:
    return DESTINY_KIND[card] != NONE or DESTINY_COLOR[card] != NONE


def count_defeated(player: Player, destiny: int) -> float:
    n = 0.0
    for card in player.defeated:
        enemy = ENEMIES[card]
        if DESTINY_KIND[destiny] == enemy.kind or DESTINY_COLOR[destiny] == enemy.color:
            n += 1.0
    return n


def usual_rival(state: ChampionsState, seat: int, destiny: int) -> float:
    """Others' piles are face down, but how many enemies they have defeated in all is known."""
    n = 0.0
    for player in state.players:
        if player.seat != seat:
            for card in player.defeated:
                kind = ENEMIES[card].kind
                if DESTINY_KIND[destiny] == kind:
                    n += 1.0
                elif DESTINY_KIND[destiny] == NONE and kind != TROLL:
                    n += 1.0 / len(SET_COLORS)
    return n / (state.seats - 1) + 0.5


def best_rival(state: ChampionsState, seat: int, destiny: int) -> int:
    """The most that another player has of something everyone can count."""
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, metric_value(state, other, METRICS[destiny]))
    return best


# Runes

FAME_USE: Final[list[float]] = [3.0, 6.0]
HEALING_USE: Final[list[float]] = [1.0, 4.0]
ROLL_USE: Final[list[float]] = [1.0, 2.5]
JOURNEY_USE: Final[list[float]] = [0.5, 1.5]
SIGHT_USE: Final[list[float]] = [0.2, 1.5]
GIFT_USE: Final[list[float]] = [0.35, 0.9]
WEALTH_USE: Final[list[float]] = [0.35, 0.6]
"""What a rune does besides its printed glory, in the last round and before; the last two for
each good."""
SMALL_USE: Final = 0.3


def worth_of_rune(outlook: Outlook, rune: int) -> float:
    """The glory printed on it, and what it is likely to do before the end."""
    timing = RUNE_TIMING[rune]
    when = 1 if outlook.rounds_left else 0
    effect = RUNES[rune]
    use = SMALL_USE
    if isinstance(effect, GainChoice):
        use = effect.n * GIFT_USE[when]
    elif isinstance(effect, DoubleResource):
        use = min(effect.limit, outlook.player.goods[COIN] + 2) * WEALTH_USE[when]
    elif isinstance(effect, ScoreDestinyNow):
        for destiny in outlook.player.destinies:
            use = max(use, hope_of_destiny(outlook, destiny))
    elif timing == AFTER_DEFEAT:
        use = FAME_USE[when]
    elif timing == BEFORE_LOSSES:
        use = HEALING_USE[when]
    elif timing == AFTER_ROLL:
        use = ROLL_USE[when]
    elif timing == AFTER_JOURNEY:
        use = JOURNEY_USE[when]
    elif timing == AT_SAGE:
        use = SIGHT_USE[when]
    return RUNE_GLORY[rune] + use


# Opponents


def visible_score(state: ChampionsState, seat: int) -> float:
    """What everyone can see of a player's score."""
    player = state.players[seat]
    goods = player.goods
    score = float(goods[GLORY] + FAVOR_GLORY * goods[FAVOR] + blame_points(goods[BLAME]))
    score += goods[COIN] / COINS_PER_GLORY
    for rune in player.runes + player.used_runes:
        score += RUNE_GLORY[rune]
    if player.ship != NONE:
        score += SHIP_GLORY[PUBLIC_SHIPS + player.ship]
    return score
