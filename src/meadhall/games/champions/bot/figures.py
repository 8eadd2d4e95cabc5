"""What tells how well a player of Champions of Midgard stands; fitted weights say what it counts.

Searches ask in the middle of turns. So what is under way counts as if it were half done: fights by
their odds (``prospect``), hunters by the food they will bring, a choice that waits by a figure of
its own. Hidden cards are looked at: a search evaluates worlds in which they are guessed.
"""

from typing import Final

from meadhall.games.champions.bot.odds import (
    BASE,
    ONE,
    SIZE,
    STRENGTH,
    STRONGEST_FIRST,
    fight_odds,
    voyage_odds,
)
from meadhall.games.champions.bot.prospect import Prospect, fit_to_fight
from meadhall.games.champions.bot.turns import HIRE_PRICE, HIRE_SPACE
from meadhall.games.champions.bot.underway import read_steps
from meadhall.games.champions.bot.worth import (
    DESTINY_STEP,
    HUT_PRICES,
    MEAN_DAMAGE,
    blame_cost,
    count_defeated,
    counts_enemies,
)
from meadhall.games.champions.content.tables import (
    BLAME,
    COIN,
    COINS_PER_GLORY,
    DESTINY_FULL,
    DESTINY_TIED,
    ENEMIES,
    FAVOR,
    FAVOR_GLORY,
    FED_PER_FOOD,
    FEWEST_PLAYERS,
    FIRST_SHIP,
    FOOD,
    GLORY,
    LEADER_IDS,
    NONE,
    PUBLIC_SHIPS,
    ROUNDS,
    RUNE_GLORY,
    SET_COLORS,
    SET_GLORY,
    SHIP_CAPACITY,
    SHIP_GLORY,
    SHORES,
    TOWN_TARGETS,
    WARRIOR_LIMIT,
    WARRIOR_TYPES,
    WOOD,
    WORKERS,
)
from meadhall.games.champions.rules.fighting.resolution import FOOD_CAP
from meadhall.games.champions.rules.fighting.rolls import damage_of
from meadhall.games.champions.rules.scoring import METRICS, blame_points
from meadhall.games.champions.rules.state import ChampionsState, Player
from meadhall.kernel.evaluation import Evaluation
from meadhall.kernel.state import State

FIGURES: Final[list[str]] = [
    "score",
    "destinies_now",
    "destinies_to_hope_for",
    "destinies",
    "glory_to_win",
    "victories_to_come",
    "strength_to_lose",
    "blame_to_come",
    "weight_of_the_next_blame",
    "enemies_defeated",
    "colors_towards_a_set",
    "colors_to_spare",
    "swordsmen",
    "spearmen",
    "axemen",
    "strength",
    "crowding",
    "coins_to_use",
    "coins_to_spare",
    "wood_to_use",
    "wood_to_spare",
    "food_for_the_army",
    "food_to_spare",
    "favor",
    "runes_to_use",
    "own_longship",
    "worker_from_the_hut",
    "worker_rounds",
    "coins_for_the_hut",
    "workers_to_place",
    "best_open_fight",
    "moves_first",
    "on_turn",
    "journeys_known",
    "buying",
    "swapping",
    *[f"leader_{leader}" for leader in LEADER_IDS],
]

GLORY_UNIT: Final = 0.05
"""Glory is counted in twenties: about so much lies between two players."""
COINS_TO_USE: Final = 3.0
COINS_TO_SPARE: Final = 12.0
WOOD_TO_USE: Final = 2.0
WOOD_TO_SPARE: Final = 4.0
FOOD_TO_SPARE: Final = 6.0
"""What each good is good for, and how much more of it can be of any use."""
PLACEMENT: Final = 0.9
"""The share of a round that is over when all workers are placed."""
ROOMY: Final = WARRIOR_LIMIT - 2
"""More warriors than these leave little room for new ones."""
OTHERS_TRY: Final = 0.5
HOLDER_WINS: Final = 0.9
"""The chance that somebody else defeats the troll, before and after it is reserved."""
USUAL_RUNE: Final = 2.0
"""The glory of a rune that is about to be chosen; the useful ones have little."""
BOLD: Final = 0.35
"""How far one step ahead raises the chance to fulfil a destiny."""

_GOODS: Final = {"coins": COIN, "wood": WOOD, "food": FOOD, "favor": FAVOR}
DESTINY_GOOD: Final[list[int]] = [_GOODS.get(metric, NONE) for metric in METRICS]
"""For each destiny the good that it counts, or ``NONE``."""
COUNTS_WARRIORS: Final[list[bool]] = [metric == "warriors" for metric in METRICS]


class ChampionsEvaluation(Evaluation):
    def figures(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, ChampionsState)
        underway = read_steps(state, seat)
        prospect = Prospect(state, seat, underway)
        prospect.look_at_fights()
        figures: list[float] = []
        add_score(figures, state, prospect)
        army = add_army(figures, state, prospect)
        add_goods(figures, prospect, army)
        add_prospects(figures, state, prospect)
        figures.append(1.0 if underway.buys else 0.0)
        figures.append(1.0 if underway.swaps else 0.0)
        add_leader(figures, prospect.player.leader)
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
        return (state.round - 1 + PLACEMENT * placed / workforce) / ROUNDS


# Score


def add_score(figures: list[float], state: ChampionsState, prospect: Prospect) -> None:
    player = prospect.player
    underway = prospect.underway
    goods = player.goods
    colors = prospect.colors
    sets = min(colors[SET_COLORS[0]], colors[SET_COLORS[1]], colors[SET_COLORS[2]])
    score = float(goods[GLORY] + FAVOR_GLORY * goods[FAVOR] + blame_points(goods[BLAME]))
    score += goods[COIN] / COINS_PER_GLORY + SET_GLORY * sets
    for rune in player.runes:
        score += RUNE_GLORY[rune]
    for rune in player.used_runes:
        score += RUNE_GLORY[rune]
    if player.ship != NONE:
        score += SHIP_GLORY[PUBLIC_SHIPS + player.ship]
    now = 0.0
    hope = 0.0
    to_open = 0.0
    for card in player.destinies:
        lead = lead_in(state, prospect.seat, card)
        points = float(DESTINY_FULL[card])
        hope += points * max(-1.0, min(1.0, BOLD * lead / DESTINY_STEP[card]))
        if lead <= 0.0:
            points = DESTINY_TIED[card] if lead == 0.0 else 0.0
        now += points
        if card not in player.opened:
            to_open = max(to_open, points)
    if underway.opens:
        score += to_open
    score += USUAL_RUNE * underway.runes
    towards = 0
    spare = 0
    for color in SET_COLORS:
        towards += min(1, colors[color] - sets)
        spare += max(0, colors[color] - sets - 1)
    figures.append(GLORY_UNIT * score)
    figures.append(GLORY_UNIT * now)
    figures.append(GLORY_UNIT * hope)
    figures.append(0.5 * (len(player.destinies) + underway.destinies))
    figures.append(GLORY_UNIT * prospect.points())
    figures.append(prospect.victories)
    figures.append(0.3 * prospect.lost)
    next_blame = -4.0 * GLORY_UNIT * blame_cost(goods[BLAME])
    figures.append(next_blame * blame_to_come(state, prospect))
    figures.append(next_blame)
    figures.append(0.1 * len(player.defeated))
    figures.append(0.5 * towards)
    figures.append(0.5 * spare)


def lead_in(state: ChampionsState, seat: int, destiny: int) -> float:
    """How far a seat is ahead in what a destiny counts; nothing at all is never enough."""
    own = amount_for(state, seat, destiny)
    rival = 0.0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, amount_for(state, other, destiny))
    return own - rival if own > 0.0 or rival > 0.0 else -0.1


def amount_for(state: ChampionsState, seat: int, destiny: int) -> float:
    """CHM-SCORE-05, in passing: food on ships is about to be eaten and left out."""
    player = state.players[seat]
    if counts_enemies(destiny):
        return count_defeated(player, destiny)
    good = DESTINY_GOOD[destiny]
    if good != NONE:
        return float(player.goods[good])
    if COUNTS_WARRIORS[destiny]:
        return float(state.warriors_owned(seat))
    return float(len(player.runes) + len(player.used_runes))


def blame_to_come(state: ChampionsState, prospect: Prospect) -> float:
    """CHM-BLAME-01, -02: by the troll that stands, or by the one who defeats it."""
    troll = state.town.enemies[0]
    if troll == NONE:
        return prospect.underway.named
    holder = state.crews.holders[0]
    if holder == prospect.seat:
        relief = prospect.troll if prospect.player.goods[BLAME] else 0.0
        return 1.0 - prospect.troll - relief
    beaten = OTHERS_TRY if holder == NONE else HOLDER_WINS
    if prospect.underway.are_fights_on and not state.crews.size(0):
        beaten = 0.0
    return 1.0 - beaten + beaten / (state.seats - 1)


# Army and goods


def add_army(figures: list[float], state: ChampionsState, prospect: Prospect) -> int:
    """All warriors, at home and sent out; how many they are is given back."""
    warriors = prospect.player.warriors[:]
    for target, holder in enumerate(state.crews.holders):
        if holder == prospect.seat:
            for warrior in range(WARRIOR_TYPES):
                warriors[warrior] += state.crews.warriors[target * WARRIOR_TYPES + warrior]
    strength = 0.0
    army = 0
    for warrior in range(WARRIOR_TYPES):
        figures.append(0.5 * warriors[warrior])
        strength += warriors[warrior] * STRENGTH[prospect.style][warrior]
        army += warriors[warrior]
    figures.append(0.5 * strength)
    figures.append(float(max(0, army - ROOMY)))
    return army


def add_goods(figures: list[float], prospect: Prospect, army: int) -> None:
    """Goods, and those that fights and hunts will probably bring."""
    player = prospect.player
    coins = player.goods[COIN] + prospect.coins + prospect.underway.gifts
    wood = player.goods[WOOD] + prospect.wood
    food = prospect.food + food_to_hunt(prospect)
    figures.append(min(coins, COINS_TO_USE) * 0.5)
    figures.append(max(0.0, min(coins - COINS_TO_USE, COINS_TO_SPARE)) * 0.25)
    figures.append(min(wood, WOOD_TO_USE) * 0.5)
    figures.append(max(0.0, min(wood - WOOD_TO_USE, WOOD_TO_SPARE)) * 0.5)
    needed = float(army + 1)
    figures.append(min(food, needed) * 0.3)
    figures.append(max(0.0, min(food - needed, FOOD_TO_SPARE)) * 0.3)
    figures.append((player.goods[FAVOR] + prospect.favor) * 0.3)
    figures.append(0.5 * (len(player.runes) + prospect.underway.runes))


def food_to_hunt(prospect: Prospect) -> float:
    if prospect.underway.brings_food:
        roll = prospect.state.roll
        if roll is not None:
            return float(min(FOOD_CAP, damage_of(roll, prospect.player.leader)))
    if not prospect.underway.hunts:
        return 0.0
    food = 0.0
    for warrior in range(WARRIOR_TYPES):
        food += MEAN_DAMAGE[prospect.style][warrior] * (prospect.home // ONE[warrior] % BASE)
    return min(food, FOOD_CAP - 0.5)


# What is still to come


def add_prospects(figures: list[float], state: ChampionsState, prospect: Prospect) -> None:
    player = prospect.player
    rounds_left = ROUNDS - state.round
    hired = player.workforce - WORKERS[state.seats - FEWEST_PLAYERS]
    price = HUT_PRICES[state.town.hut_buyers] if player.hut_worker else 0
    figures.append(1.0 if player.ship != NONE else 0.0)
    figures.append(float(hired))
    figures.append(hired * rounds_left * 0.2)
    figures.append(min(1.0, player.goods[COIN] / price) * rounds_left * 0.2 if price else 0.0)
    figures.append(0.5 * player.workers)
    best = 0.0
    if player.workers and prospect.home:
        best = max(best_open_fight(state, prospect), best_open_voyage(state, prospect))
    figures.append(GLORY_UNIT * best)
    figures.append(1.0 if state.first_player == prospect.seat else 0.0)
    figures.append(1.0 if prospect.seat in state.deciders() else 0.0)
    known = 0
    for shore in range(SHORES):
        known += state.shores.known[shore] >> prospect.seat & 1
    figures.append(0.5 * known)


def best_open_fight(state: ChampionsState, prospect: Prospect) -> float:
    """What the warriors who have nothing else to do could win in town."""
    best = 0.0
    for target in range(TOWN_TARGETS):
        if state.crews.holders[target] == NONE and state.town.enemies[target] != NONE:
            enemy = ENEMIES[state.town.enemies[target]]
            crew = fit_to_fight(prospect.home, enemy)
            win, _ = fight_odds(crew, enemy.attack, enemy.defense, prospect.style)
            best = max(best, win * prospect.glory_for(enemy))
    return best


def best_open_voyage(state: ChampionsState, prospect: Prospect) -> float:
    """What they could win overseas, if there is food and a ship to be had."""
    ship = ship_to_be_had(state, prospect.player)
    if ship == NONE or not prospect.food:
        return 0.0
    best = 0.0
    for shore in range(SHORES):
        if state.shores.ships[shore] == NONE and state.shores.monsters[shore] != NONE:
            enemy = ENEMIES[state.shores.monsters[shore]]
            fed = FED_PER_FOOD[shore]
            room = SHIP_CAPACITY[ship]
            crew = strongest_of(
                prospect, min(fed * prospect.food, room * fed // (fed + 1)), enemy.forbidden
            )
            food = min(prospect.food, room - SIZE[crew])
            win, _, _ = voyage_odds(
                crew, food, fed, enemy.attack, enemy.defense, NONE, prospect.style
            )
            best = max(best, win * (prospect.glory_for(enemy) + FAVOR_GLORY * enemy.reward_count))
    return best


def strongest_of(prospect: Prospect, most: int, forbidden: list[bool]) -> int:
    crew = 0
    for warrior in STRONGEST_FIRST[prospect.style]:
        if not forbidden[warrior]:
            n = min(most, prospect.home // ONE[warrior] % BASE)
            crew += n * ONE[warrior]
            most -= n
    return crew


def ship_to_be_had(state: ChampionsState, player: Player) -> int:
    """The own longship, or the largest that can be paid and is not taken."""
    own = player.ship
    if own != NONE and state.crews.holders[FIRST_SHIP + PUBLIC_SHIPS + own] == NONE:
        return PUBLIC_SHIPS + own
    for ship in range(PUBLIC_SHIPS - 1, -1, -1):
        if not state.town.workers_on[HIRE_SPACE[ship]] and player.goods[COIN] >= HIRE_PRICE[ship]:
            return ship
    return NONE


def add_leader(figures: list[float], leader: int) -> None:
    """Before a leader is chosen each of them counts in part."""
    share = 1.0 / len(LEADER_IDS) if leader == NONE else 0.0
    for other in range(len(LEADER_IDS)):
        figures.append(1.0 if other == leader else share)
