"""What goods, warriors, enemies and runes are worth to a player, counted in glory."""

from typing import Final

from meadhall.games.champions.bot.crews import STRENGTH
from meadhall.games.champions.bot.destinies import counts_enemy, hope_of_destiny
from meadhall.games.champions.bot.outlook import NO_USE, Outlook, colors_defeated
from meadhall.games.champions.content import tables
from meadhall.games.champions.rules.builders import RUNES
from meadhall.games.champions.rules.runes import DoubleResource, GainChoice, ScoreDestinyNow
from meadhall.games.champions.rules.scoring import blame_points
from meadhall.games.champions.rules.state import ChampionsState

# Goods

COIN_SPARE: Final = 0.43
"""A coin beyond the goal."""
FOOD_BOUND: Final = 3.0
"""Food without which a ship that is about to sail would have to stay."""
FAVOR_OPTION: Final = 0.1
"""What the chance to reroll adds to the glory of a favor."""


def worth_of_next(outlook: Outlook, good: int, owned: int) -> float:
    """One more of a good, on top of those owned. It is never worth more than the one before."""
    if good == tables.COIN:
        return outlook.coin_want if owned < outlook.coin_goal else COIN_SPARE
    if good == tables.WOOD:
        return outlook.wood_want if owned < outlook.wood_goal else NO_USE
    if good == tables.FOOD:
        if owned < outlook.food_bound:
            return FOOD_BOUND
        return outlook.food_want if owned < outlook.food_goal + outlook.food_bound else NO_USE
    if good == tables.FAVOR:
        return worth_of_favor(outlook)
    if good == tables.GLORY:
        return 1.0
    return blame_cost(owned)


def worth_of_favor(outlook: Outlook) -> float:
    """Its glory at the end, and the rerolls it may be spent on."""
    glory = float(tables.FAVOR_GLORY)
    return glory + FAVOR_OPTION if outlook.rounds_left else glory


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

CROWDED: Final = 0.6
"""The share of their worth that the last two warriors still have: there is no room after them."""


def worth_of_warriors(outlook: Outlook, dice: list[int]) -> float:
    """Warriors gained, by type, as far as there is room."""
    strengths = STRENGTH[outlook.style]
    room = outlook.state.room_for_warriors(outlook.seat)
    worth = 0.0
    for warrior in range(tables.WARRIOR_TYPES):
        for _ in range(min(dice[warrior], room)):
            worth += strengths[warrior] if room > 2 else strengths[warrior] * CROWDED
            room -= 1
    return worth * outlook.strength_worth


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
    enemy = tables.ENEMIES[card]
    worth = enemy.glory + worth_of_goods(outlook, enemy.reward, enemy.reward_count)
    if coins:
        worth += worth_of_goods(outlook, tables.COIN, coins)
    if enemy.kind == tables.TROLL:
        worth += worth_of_blame_shift(outlook)
    elif enemy.color != tables.COLORLESS:
        worth += worth_of_color(outlook, enemy.color)
    for destiny in outlook.player.destinies:
        if counts_enemy(destiny, enemy):
            worth += DESTINY_STAKE * tables.DESTINY_FULL[destiny]
    return worth


def worth_of_blame_shift(outlook: Outlook) -> float:
    """CHM-BLAME-01: one blame less; and neither the troll nor another victor adds one."""
    blame = outlook.player.goods[tables.BLAME]
    relief = -blame_cost(blame - 1) if blame else 0.0
    return relief - BLAME_FEAR * blame_cost(blame) + LEADER_HURT


def worth_of_color(outlook: Outlook, color: int) -> float:
    """CHM-SCORE-07: a card that completes a set brings its glory, a missing one a part of it."""
    if not outlook.colors:
        outlook.colors = colors_defeated(outlook.player.defeated)
    own = outlook.colors[color]
    as_few = 0
    for other in tables.SET_COLORS:
        if outlook.colors[other] < own:
            return COLOR_SPARE
        if outlook.colors[other] == own:
            as_few += 1
    return float(tables.SET_GLORY) if as_few == 1 else SET_PART * tables.SET_GLORY


# Runes: what each does besides its printed glory, in the last round and before

FAME_USE: Final[list[float]] = [3.0, 6.0]
HEALING_USE: Final[list[float]] = [1.0, 4.0]
ROLL_USE: Final[list[float]] = [1.0, 2.5]
JOURNEY_USE: Final[list[float]] = [0.5, 1.5]
SIGHT_USE: Final[list[float]] = [0.2, 1.5]
GIFT_USE: Final[list[float]] = [0.35, 0.9]
WEALTH_USE: Final[list[float]] = [0.35, 0.6]
"""These two for each good."""
COINS_TO_COME: Final = 2
"""Coins that Wealth will probably double besides those in hand."""
SMALL_USE: Final = 0.3


def worth_of_rune(outlook: Outlook, rune: int) -> float:
    """The glory printed on it, and what it is likely to do before the end."""
    timing = tables.RUNE_TIMING[rune]
    when = 1 if outlook.rounds_left else 0
    effect = RUNES[rune]
    use = SMALL_USE
    if isinstance(effect, GainChoice):
        use = effect.n * GIFT_USE[when]
    elif isinstance(effect, DoubleResource):
        doubled = min(effect.limit, outlook.player.goods[tables.COIN] + COINS_TO_COME)
        use = doubled * WEALTH_USE[when]
    elif isinstance(effect, ScoreDestinyNow):
        for destiny in outlook.player.destinies:
            use = max(use, hope_of_destiny(outlook, destiny))
    elif timing == tables.AFTER_DEFEAT:
        use = FAME_USE[when]
    elif timing == tables.BEFORE_LOSSES:
        use = HEALING_USE[when]
    elif timing == tables.AFTER_ROLL:
        use = ROLL_USE[when]
    elif timing == tables.AFTER_JOURNEY:
        use = JOURNEY_USE[when]
    elif timing == tables.AT_SAGE:
        use = SIGHT_USE[when]
    return tables.RUNE_GLORY[rune] + use


# Opponents


def visible_score(state: ChampionsState, seat: int) -> float:
    """What everyone can see of a player's score."""
    player = state.players[seat]
    goods = player.goods
    score = float(
        goods[tables.GLORY]
        + tables.FAVOR_GLORY * goods[tables.FAVOR]
        + blame_points(goods[tables.BLAME])
    )
    score += goods[tables.COIN] / tables.COINS_PER_GLORY
    for rune in player.runes + player.used_runes:
        score += tables.RUNE_GLORY[rune]
    if player.ship != tables.NONE:
        score += tables.SHIP_GLORY[tables.PUBLIC_SHIPS + player.ship]
    return score
