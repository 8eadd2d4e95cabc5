"""What goods, warriors, runes, destinies and enemies are worth to a player, counted in glory.

Rules of thumb with figures, for the quick policy. Everything is judged by what the seat may know:
never by other players' destinies or piles, nor by the order of a deck.
"""

from typing import Final

from meadhall.games.champions.odds import STRENGTH, STYLE_OF_LEADER, STYLES, crew_of, damage_of_face
from meadhall.games.champions.runes import (
    AFTER_DEFEAT,
    AFTER_JOURNEY,
    AFTER_ROLL,
    AT_SAGE,
    BEFORE_LOSSES,
    RUNES,
    DoubleResource,
    GainChoice,
    ScoreDestinyNow,
)
from meadhall.games.champions.scoring import (
    METRICS,
    blame_points,
    defeated_of_color,
    metric_value,
)
from meadhall.games.champions.state import SHIP_FREE, ChampionsState, Player
from meadhall.games.champions.tables import (
    BLAME,
    COIN,
    COINS_PER_GLORY,
    COLOR_IDS,
    COLORLESS,
    CONTENT,
    DESTINY_FULL,
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
    SET_COLORS,
    SET_GLORY,
    SHIP_GLORY,
    TROLL,
    WARRIOR_TYPES,
    WOOD,
)

ACTION: Final = 2.6
"""What one more worker earns in a round, on average."""
STRENGTH_WORTH: Final[list[float]] = [0.02, 2.0, 2.6, 3.0, 3.0, 3.0, 3.0, 3.0]
"""What a warrior who deals one damage a roll is worth with so many rounds still to come."""
FAVOR_OPTION: Final = 0.3
"""What the chance to reroll adds to the glory of a favor while fights are still to come."""
NO_USE: Final = 0.02
"""Goods that nothing can be done with are still a little better than none."""

HUT_PRICES: Final[list[int]] = list(CONTENT.components.scoring.worker_hut_prices)


class Outlook:
    """How the game looks to one seat: who it is, how much is still to come, what it lacks."""

    __slots__ = (
        "coin_goal", "coin_want", "food_goal", "food_price", "player", "rounds_left", "seat", "state",
        "strength_worth", "style", "wood_goal", "wood_want",
    )  # fmt: skip

    def __init__(self, state: ChampionsState, seat: int) -> None:
        self.state = state
        self.seat = seat
        player = state.players[seat]
        self.player = player
        self.style = STYLE_OF_LEADER[player.leader]
        self.rounds_left = ROUNDS - state.round
        self.strength_worth = STRENGTH_WORTH[self.rounds_left]
        self.coin_goal = 2
        self.coin_want = 0.8
        self.wood_goal = 1
        self.wood_want = 1.4
        self.food_goal = 5
        self.food_price = 0.8 if self.rounds_left else NO_USE
        """What a food is worth that a ship takes along."""
        if player.hut_worker and self.rounds_left >= 2:
            # Saving for the worker: each coin is worth its share of him.
            price = HUT_PRICES[state.hut_buyers]
            self.coin_goal = price
            self.coin_want = min(1.5, 0.5 * ACTION * self.rounds_left / price)
        if player.ship == NONE and SHIP_FREE in state.ship_owners and self.rounds_left >= 1:
            self.coin_goal = max(self.coin_goal, 5)
            self.wood_goal = 4
        if self.rounds_left == 0:
            self.coin_goal = 1
            self.coin_want = 0.6
            self.wood_want = 0.8
            self.food_goal = 0


def home_crew(player: Player) -> int:
    """The warriors at home."""
    return crew_of(player.warriors[0], player.warriors[1], player.warriors[2])


# Goods


def worth_of_next(outlook: Outlook, good: int, owned: int) -> float:
    """One more of a good. It never rises with the number owned, so swaps come to an end."""
    if good == COIN:
        return outlook.coin_want if owned < outlook.coin_goal else 1.0 / COINS_PER_GLORY + 0.1
    if good == WOOD:
        return outlook.wood_want if owned < outlook.wood_goal else NO_USE
    if good == FOOD:
        return 1.4 - 0.15 * owned if owned < outlook.food_goal else NO_USE
    if good == FAVOR:
        return worth_of_favor(outlook)
    if good == GLORY:
        return 1.0
    return blame_cost(owned)


def blame_cost(owned: int) -> float:
    """CHM-SCORE-10: every blame weighs more than the one before, up to a limit; negative."""
    return float(blame_points(owned + 1) - blame_points(owned))


def worth_of_favor(outlook: Outlook) -> float:
    """Its glory at the end, and the rerolls it may be spent on."""
    return FAVOR_GLORY + FAVOR_OPTION if outlook.rounds_left else float(FAVOR_GLORY)


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


def worth_of_warriors(outlook: Outlook, dice: list[int]) -> float:
    """Warriors gained, as far as there is room; the seventh and eighth are worth less."""
    strengths = STRENGTH[outlook.style]
    room = outlook.state.room_for_warriors(outlook.seat)
    worth = 0.0
    for warrior in range(WARRIOR_TYPES):
        for _ in range(min(dice[warrior], room)):
            worth += strengths[warrior] * (1.0 if room > 2 else 0.6)
            room -= 1
    return worth * outlook.strength_worth


MEAN_DAMAGE: Final[list[list[float]]] = [
    [
        sum([damage_of_face(style, warrior, face) for face in DIE_FACES[warrior]])
        / len(DIE_FACES[warrior])
        for warrior in range(WARRIOR_TYPES)
    ]
    for style in range(STYLES)
]
"""Damage of one warrior in one roll, and so the food of one hunter."""

# Enemies


def reward_for(outlook: Outlook, card: int, coins: int) -> float:
    """All that defeating an enemy brings, with the coins that lie on it."""
    enemy = ENEMIES[card]
    worth = float(enemy.glory)
    worth += worth_of_goods(outlook, enemy.reward, enemy.reward_count)
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
    """CHM-BLAME-01: one blame less; and nobody else gets to blame me, nor does the troll."""
    blame = outlook.player.goods[BLAME]
    relief = -blame_cost(blame - 1) if blame else 0.0
    return relief - 0.6 * blame_cost(blame) + 0.5


def worth_of_color(outlook: Outlook, color: int) -> float:
    """CHM-SCORE-07: a card that completes a set brings its glory, a missing one a part of it."""
    counts = [defeated_of_color(outlook.state, outlook.seat, each) for each in SET_COLORS]
    own = defeated_of_color(outlook.state, outlook.seat, color)
    fewest = min(counts)
    if own > fewest:
        return 0.5
    return float(SET_GLORY) if counts.count(fewest) == 1 else SET_GLORY * 0.4


# Destinies

DESTINY_STAKE: Final = 0.15
"""How far one more step towards a destiny raises the chance to fulfil it."""
_KINDS: Final = {"trolls_defeated": TROLL, "draugr_defeated": DRAUGR, "monsters_defeated": MONSTER}
_COLORS: Final = {f"{COLOR_IDS[color]}_defeated": color for color in SET_COLORS}
_UNITS: Final = {"coins": 3.0, "food": 2.0, "warriors": 2.0}
DESTINY_KIND: Final[list[int]] = [_KINDS.get(metric, NONE) for metric in METRICS]
DESTINY_COLOR: Final[list[int]] = [_COLORS.get(metric, NONE) for metric in METRICS]
DESTINY_STEP: Final[list[float]] = [_UNITS.get(metric, 1.0) for metric in METRICS]
"""A lead that counts: one coin more means little, one rune more a lot."""


def hope_of_destiny(outlook: Outlook, card: int) -> float:
    """The glory a destiny will probably bring: the further ahead, and the later, the surer."""
    state, seat = outlook.state, outlook.seat
    if DESTINY_KIND[card] == NONE and DESTINY_COLOR[card] == NONE:
        own = float(metric_value(state, seat, METRICS[card]))
        rival = 0.0
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, float(metric_value(state, other, METRICS[card])))
    else:
        own = float(count_defeated(state.players[seat], card))
        rival = usual_rival(state, seat, card)
    lead = (own - rival) / DESTINY_STEP[card]
    passed = 1.0 - outlook.rounds_left / ROUNDS
    chance = 0.35 + lead * (0.1 + 0.2 * passed)
    return DESTINY_FULL[card] * min(0.95, max(0.03, chance))


def count_defeated(player: Player, destiny: int) -> int:
    n = 0
    for card in player.defeated:
        enemy = ENEMIES[card]
        if DESTINY_KIND[destiny] == enemy.kind or DESTINY_COLOR[destiny] == enemy.color:
            n += 1
    return n


def usual_rival(state: ChampionsState, seat: int, destiny: int) -> float:
    """Others' piles are face down, but how many enemies they have defeated in all is known."""
    n = 0
    for player in state.players:
        if player.seat != seat:
            for card in player.defeated:
                kind = ENEMIES[card].kind
                if DESTINY_KIND[destiny] == kind:
                    n += 3
                elif DESTINY_KIND[destiny] == NONE and kind != TROLL:
                    n += 1
    return n / 3 / (state.seats - 1) + 0.5


# Runes


def worth_of_rune(outlook: Outlook, rune: int) -> float:
    """The glory printed on it, and what it is likely to do before the end."""
    kind = RUNES[rune]
    is_late = outlook.rounds_left == 0
    effect = kind.effect
    use = 0.3
    if isinstance(effect, GainChoice):
        use = effect.n * (0.35 if is_late else 0.9)
    elif isinstance(effect, DoubleResource):
        use = min(effect.limit, outlook.player.goods[COIN] + 2) * (0.35 if is_late else 0.6)
    elif isinstance(effect, ScoreDestinyNow):
        for destiny in outlook.player.destinies:
            use = max(use, hope_of_destiny(outlook, destiny))
    elif kind.timing == AFTER_DEFEAT:
        use = 3.0 if is_late else 6.0
    elif kind.timing == BEFORE_LOSSES:
        use = 1.0 if is_late else 4.0
    elif kind.timing == AFTER_ROLL:
        use = 1.0 if is_late else 2.5
    elif kind.timing == AFTER_JOURNEY:
        use = 0.5 if is_late else 1.5
    elif kind.timing == AT_SAGE:
        use = 0.2 if is_late else 1.5
    return RUNE_GLORY[rune] + use


# Opponents


def visible_score(state: ChampionsState, seat: int) -> float:
    """What everyone can see of a player's score."""
    player = state.players[seat]
    goods = player.goods
    score = float(goods[GLORY] + FAVOR_GLORY * goods[FAVOR] + blame_points(goods[BLAME]))
    score += goods[COIN] / COINS_PER_GLORY
    for rune in player.runes:
        score += RUNE_GLORY[rune]
    for rune in player.used_runes:
        score += RUNE_GLORY[rune]
    if player.ship != NONE:
        score += SHIP_GLORY[PUBLIC_SHIPS + player.ship]
    return score
