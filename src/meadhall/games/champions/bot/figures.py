"""The features that show how well a player of Champions of Midgard stands, in groups.

Searches ask in the middle of turns. So what is under way counts as if it were half done: fights by
their odds (``prospect``), hunters by the food they will bring, a pending choice by a feature of
its own. Hidden cards are looked at: a search evaluates worlds in which they are guessed.

Plain factors only bring the features to a similar size; what each counts is in the weights.
"""

from typing import Final

from meadhall.games.champions.bot.campaign import most_aboard
from meadhall.games.champions.bot.crews import (
    ONE,
    SIZE,
    STRENGTH,
    STRONGEST_FIRST,
    count_in,
    fit_to_fight,
    hunted_food,
)
from meadhall.games.champions.bot.destinies import DESTINY_STEP, lead_in
from meadhall.games.champions.bot.odds import fight_odds, voyage_odds
from meadhall.games.champions.bot.outlook import HUT_PRICES
from meadhall.games.champions.bot.prospect import Prospect
from meadhall.games.champions.bot.turns import ship_to_sail, shores_to_reach
from meadhall.games.champions.bot.underway import read_steps
from meadhall.games.champions.bot.worth import blame_cost
from meadhall.games.champions.content import tables
from meadhall.games.champions.content.tables import NONE
from meadhall.games.champions.rules.fighting.resolution import FOOD_CAP
from meadhall.games.champions.rules.fighting.rolls import damage_of
from meadhall.games.champions.rules.scoring import blame_points
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.kernel.evaluation import Evaluation, FigureGroup
from meadhall.kernel.state import State

GLORY_UNIT: Final = 0.05
"""Glory is counted in twenties: about the distance between two players."""


Group = FigureGroup[Prospect]


# Score

USUAL_RUNE: Final = 2.0
"""The glory of a rune that is about to be chosen; the useful ones have little."""
BOLD: Final = 0.35
"""How far one step ahead raises the chance to fulfil a destiny."""


class Score(Group):
    NAMES = ("score", "destinies_now", "destinies_to_hope_for", "destinies")

    def values(self, prospect: Prospect) -> list[float]:
        player, underway = prospect.player, prospect.underway
        score = score_without_destinies(prospect)
        now = hope = to_open = 0.0
        for card in player.destinies:
            lead = lead_in(prospect.state, prospect.seat, card)
            points = float(tables.DESTINY_FULL[card])
            hope += points * max(-1.0, min(1.0, BOLD * lead / DESTINY_STEP[card]))
            if lead <= 0.0:
                points = float(tables.DESTINY_TIED[card]) if lead == 0.0 else 0.0
            now += points
            if card not in player.opened:
                to_open = max(to_open, points)
        if underway.opens:
            score += to_open
        score += USUAL_RUNE * underway.runes
        destinies = len(player.destinies) + underway.destinies
        return [GLORY_UNIT * score, GLORY_UNIT * now, GLORY_UNIT * hope, 0.5 * destinies]


def score_without_destinies(prospect: Prospect) -> float:
    player = prospect.player
    goods = player.goods
    favor = tables.FAVOR_GLORY * goods[tables.FAVOR]
    score = float(goods[tables.GLORY] + favor + blame_points(goods[tables.BLAME]))
    score += goods[tables.COIN] / tables.COINS_PER_GLORY + tables.SET_GLORY * sets_of(prospect)
    for rune in player.runes:
        score += tables.RUNE_GLORY[rune]
    for rune in player.used_runes:
        score += tables.RUNE_GLORY[rune]
    if player.ship != NONE:
        score += tables.SHIP_GLORY[tables.PUBLIC_SHIPS + player.ship]
    return score


def sets_of(prospect: Prospect) -> int:
    """The complete sets of defeated enemies."""
    first, second, third = tables.SET_COLORS
    colors = prospect.colors
    return min(colors[first], colors[second], colors[third])


# Fights, blame and defeated enemies


class Fights(Group):
    NAMES = ("glory_to_win", "victories_to_come", "strength_to_lose")

    def values(self, prospect: Prospect) -> list[float]:
        return [GLORY_UNIT * prospect.points(), prospect.victories, 0.3 * prospect.lost]


OTHERS_TRY: Final = 0.5
HOLDER_WINS: Final = 0.9
"""The chance that somebody else defeats the troll, before and after it is reserved."""


class Blame(Group):
    NAMES = ("blame_to_come", "weight_of_the_next_blame")

    def values(self, prospect: Prospect) -> list[float]:
        weight = -4.0 * GLORY_UNIT * blame_cost(prospect.player.goods[tables.BLAME])
        return [weight * blame_to_come(prospect), weight]


def blame_to_come(prospect: Prospect) -> float:
    """CHM-BLAME-01, -02: from the troll if it stands, or from whoever defeats it."""
    state = prospect.state
    if state.town.enemies[0] == NONE:
        return prospect.underway.named
    holder = state.crews.holders[0]
    if holder == prospect.seat:
        relief = prospect.troll if prospect.player.goods[tables.BLAME] else 0.0
        return 1.0 - prospect.troll - relief
    beaten = OTHERS_TRY if holder == NONE else HOLDER_WINS
    if prospect.underway.are_fights_on and not state.crews.size(0):
        beaten = 0.0
    return 1.0 - beaten + beaten / (state.seats - 1)


class Defeated(Group):
    NAMES = ("enemies_defeated", "colors_towards_a_set", "colors_to_spare")

    def values(self, prospect: Prospect) -> list[float]:
        sets = sets_of(prospect)
        towards = spare = 0
        for color in tables.SET_COLORS:
            towards += min(1, prospect.colors[color] - sets)
            spare += max(0, prospect.colors[color] - sets - 1)
        return [0.1 * len(prospect.player.defeated), 0.5 * towards, 0.5 * spare]


# Army and goods

ROOMY: Final = tables.WARRIOR_LIMIT - 2
"""More warriors than these leave little room for new ones."""


class Army(Group):
    """All warriors, at home and sent out."""

    NAMES = ("swordsmen", "spearmen", "axemen", "strength", "crowding")

    def values(self, prospect: Prospect) -> list[float]:
        crews = prospect.state.crews
        warriors = prospect.player.warriors[:]
        for target, holder in enumerate(crews.holders):
            if holder == prospect.seat:
                for warrior in range(tables.WARRIOR_TYPES):
                    warriors[warrior] += crews.warriors[target * tables.WARRIOR_TYPES + warrior]
        strength = 0.0
        for warrior in range(tables.WARRIOR_TYPES):
            strength += warriors[warrior] * STRENGTH[prospect.style][warrior]
        swordsmen, spearmen, axemen = warriors
        crowding = float(max(0, swordsmen + spearmen + axemen - ROOMY))
        return [0.5 * swordsmen, 0.5 * spearmen, 0.5 * axemen, 0.5 * strength, crowding]


COINS_TO_USE: Final = 3.0
COINS_TO_SPARE: Final = 12.0
WOOD_TO_USE: Final = 2.0
WOOD_TO_SPARE: Final = 4.0
FOOD_TO_SPARE: Final = 6.0
"""How much of each good is sure to be used, and how much more may be of some use."""


class Goods(Group):
    """Goods, with those that fights and hunts will probably bring."""

    NAMES = (
        "coins_to_use", "coins_to_spare", "wood_to_use", "wood_to_spare", "food_for_the_army",
        "food_to_spare", "favor", "runes_to_use",
    )  # fmt: skip

    def values(self, prospect: Prospect) -> list[float]:
        player, underway = prospect.player, prospect.underway
        coins = player.goods[tables.COIN] + prospect.coins + underway.gifts
        wood = player.goods[tables.WOOD] + prospect.wood
        food = prospect.food + food_to_hunt(prospect)
        needed = float(prospect.state.warriors_owned(prospect.seat) + 1)
        return [
            min(coins, COINS_TO_USE) * 0.5,
            max(0.0, min(coins - COINS_TO_USE, COINS_TO_SPARE)) * 0.25,
            min(wood, WOOD_TO_USE) * 0.5,
            max(0.0, min(wood - WOOD_TO_USE, WOOD_TO_SPARE)) * 0.5,
            min(food, needed) * 0.3,
            max(0.0, min(food - needed, FOOD_TO_SPARE)) * 0.3,
            (player.goods[tables.FAVOR] + prospect.favor) * 0.3,
            0.5 * (len(player.runes) + underway.runes),
        ]


def food_to_hunt(prospect: Prospect) -> float:
    """The food on its way from the hunting grounds."""
    if prospect.underway.brings_food:
        roll = prospect.state.roll
        if roll is not None:
            return float(min(FOOD_CAP, damage_of(roll, prospect.player.leader)))
    if not prospect.underway.hunts:
        return 0.0
    return min(hunted_food(prospect.home, prospect.style), FOOD_CAP - 0.5)


# What is still to come


class Workforce(Group):
    NAMES = (
        "own_longship", "worker_from_the_hut", "worker_rounds", "coins_for_the_hut",
        "workers_to_place",
    )  # fmt: skip

    def values(self, prospect: Prospect) -> list[float]:
        state, player = prospect.state, prospect.player
        rounds_left = tables.ROUNDS - state.round
        hired = player.workforce - tables.WORKERS[state.seats - tables.FEWEST_PLAYERS]
        saved = 0.0
        if player.hut_worker:
            saved = min(1.0, player.goods[tables.COIN] / HUT_PRICES[state.town.hut_buyers])
        return [
            1.0 if player.ship != NONE else 0.0,
            float(hired),
            hired * rounds_left * 0.2,
            saved * rounds_left * 0.2,
            0.5 * player.workers,
        ]


class Chances(Group):
    NAMES = ("best_open_fight", "moves_first", "on_turn", "journeys_known")

    def values(self, prospect: Prospect) -> list[float]:
        state, seat = prospect.state, prospect.seat
        best = 0.0
        if prospect.player.workers and prospect.home:
            best = max(best_open_fight(prospect), best_open_voyage(prospect))
        known = 0
        for seats in state.shores.known:
            known += seats >> seat & 1
        return [
            GLORY_UNIT * best,
            1.0 if state.first_player == seat else 0.0,
            1.0 if seat in state.deciders() else 0.0,
            0.5 * known,
        ]


def best_open_fight(prospect: Prospect) -> float:
    """What the warriors who have nothing else to do could win in town."""
    state = prospect.state
    best = 0.0
    for target in range(tables.TOWN_TARGETS):
        if state.crews.holders[target] == NONE and state.town.enemies[target] != NONE:
            enemy = tables.ENEMIES[state.town.enemies[target]]
            crew = fit_to_fight(prospect.home, enemy)
            win, _ = fight_odds(crew, enemy.attack, enemy.defense, prospect.style)
            best = max(best, win * prospect.glory_for(enemy))
    return best


def best_open_voyage(prospect: Prospect) -> float:
    """What they could win overseas, if there is food and a ship to sail."""
    state = prospect.state
    ship = ship_to_sail(state, prospect.player)
    if ship == NONE or not prospect.food:
        return 0.0
    room = tables.SHIP_CAPACITY[ship]
    best = 0.0
    for shore in shores_to_reach(state):
        enemy = tables.ENEMIES[state.shores.monsters[shore]]
        fed = tables.FED_PER_FOOD[shore]
        crew = strongest_of(prospect, most_aboard(fed, prospect.food, room), enemy)
        food = min(prospect.food, room - SIZE[crew])
        odds = voyage_odds(crew, food, fed, enemy.attack, enemy.defense, NONE, prospect.style)
        reward = prospect.glory_for(enemy) + tables.FAVOR_GLORY * enemy.reward_count
        best = max(best, odds[0] * reward)
    return best


def strongest_of(prospect: Prospect, most: int, enemy: tables.Enemy) -> int:
    """The strongest warriors at home who may fight the enemy, but no more than ``most``."""
    crew = 0
    for warrior in STRONGEST_FIRST[prospect.style]:
        if not enemy.forbidden[warrior]:
            n = min(most, count_in(prospect.home, warrior))
            crew += n * ONE[warrior]
            most -= n
    return crew


class Pending(Group):
    """Choices that have been paid for."""

    NAMES = ("buying", "swapping")

    def values(self, prospect: Prospect) -> list[float]:
        underway = prospect.underway
        return [1.0 if underway.buys else 0.0, 1.0 if underway.swaps else 0.0]


class Leader(Group):
    """Before a leader is chosen, each of them counts in part."""

    NAMES = tuple([f"leader_{leader}" for leader in tables.LEADER_IDS])

    def values(self, prospect: Prospect) -> list[float]:
        leader = prospect.player.leader
        leaders = len(tables.LEADER_IDS)
        share = 1.0 / leaders if leader == NONE else 0.0
        return [1.0 if other == leader else share for other in range(leaders)]


GROUPS: Final[list[Group]] = [
    Score(), Fights(), Blame(), Defeated(), Army(), Goods(), Workforce(), Chances(), Pending(),
    Leader(),
]  # fmt: skip
FIGURES: Final[list[str]] = [name for group in GROUPS for name in group.NAMES]

PLACEMENT: Final = 0.9
"""The share of a round that is over when all workers are placed."""


class ChampionsEvaluation(Evaluation):
    def figures(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, ChampionsState)
        prospect = Prospect(state, seat, read_steps(state, seat))
        prospect.look_at_fights()
        figures: list[float] = []
        for group in GROUPS:
            figures += group.values(prospect)
        return figures

    def progress(self, state: State) -> float:
        """By rounds, and within a round by the workers that have been placed."""
        assert isinstance(state, ChampionsState)
        if not state.steps:
            return 1.0
        placed = 0
        workforce = 0
        for player in state.players:
            workforce += player.workforce
            placed += player.workforce - player.workers
        return (state.round - 1 + PLACEMENT * placed / workforce) / tables.ROUNDS
