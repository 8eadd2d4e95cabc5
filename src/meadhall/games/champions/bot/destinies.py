"""What destinies count, and how much glory they will probably bring."""

from typing import Final

from meadhall.games.champions.bot.outlook import Outlook
from meadhall.games.champions.content import tables
from meadhall.games.champions.rules.scoring import METRICS, metric_value
from meadhall.games.champions.rules.state import ChampionsState, Player

_KINDS: Final = {
    "trolls_defeated": tables.TROLL,
    "draugr_defeated": tables.DRAUGR,
    "monsters_defeated": tables.MONSTER,
}
_COLORS: Final = {f"{tables.COLOR_IDS[color]}_defeated": color for color in tables.SET_COLORS}
_GOODS: Final = {
    "coins": tables.COIN, "wood": tables.WOOD, "food": tables.FOOD, "favor": tables.FAVOR,
}  # fmt: skip
_STEPS: Final = {"coins": 3.0, "food": 2.0, "warriors": 2.0}
DESTINY_KIND: Final[list[int]] = [_KINDS.get(metric, tables.NONE) for metric in METRICS]
DESTINY_COLOR: Final[list[int]] = [_COLORS.get(metric, tables.NONE) for metric in METRICS]
DESTINY_GOOD: Final[list[int]] = [_GOODS.get(metric, tables.NONE) for metric in METRICS]
"""For each destiny the kind or colour of enemies, or the good, that it counts, or ``NONE``."""
COUNTS_WARRIORS: Final[list[bool]] = [metric == "warriors" for metric in METRICS]
DESTINY_STEP: Final[list[float]] = [_STEPS.get(metric, 1.0) for metric in METRICS]
"""A lead that means something: one coin more is little, one rune more a lot."""

# What a destiny counts


def counts_enemies(destiny: int) -> bool:
    return DESTINY_KIND[destiny] != tables.NONE or DESTINY_COLOR[destiny] != tables.NONE


def counts_enemy(destiny: int, enemy: tables.Enemy) -> bool:
    return DESTINY_KIND[destiny] == enemy.kind or DESTINY_COLOR[destiny] == enemy.color


def count_defeated(player: Player, destiny: int) -> float:
    n = 0.0
    for card in player.defeated:
        if counts_enemy(destiny, tables.ENEMIES[card]):
            n += 1.0
    return n


def amount_for(state: ChampionsState, seat: int, destiny: int) -> float:
    """CHM-SCORE-05, but without food on ships: it is about to be eaten."""
    player = state.players[seat]
    if counts_enemies(destiny):
        return count_defeated(player, destiny)
    good = DESTINY_GOOD[destiny]
    if good != tables.NONE:
        return float(player.goods[good])
    if COUNTS_WARRIORS[destiny]:
        return float(state.warriors_owned(seat))
    return float(len(player.runes) + len(player.used_runes))


NOTHING_YET: Final = -0.1
"""The lead of a seat that has nothing of what a destiny counts, if nobody else has."""


def lead_in(state: ChampionsState, seat: int, destiny: int) -> float:
    """How far a seat is ahead in what a destiny counts, hidden piles included."""
    own = amount_for(state, seat, destiny)
    rival = 0.0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, amount_for(state, other, destiny))
    return own - rival if own > 0.0 or rival > 0.0 else NOTHING_YET


# What a seat may expect of a destiny

EVEN_CHANCE: Final = 0.35
"""The chance to fulfil a destiny if nobody is ahead."""
EARLY_LEAD: Final = 0.1
LATE_LEAD: Final = 0.2
"""What a lead adds to that chance at the beginning, and how much more at the end of the game."""
RIVAL_MARGIN: Final = 0.5
"""How many more the best opponent has defeated than the average one."""
LEAST_CHANCE: Final = 0.03
MOST_CHANCE: Final = 0.95


def hope_of_destiny(outlook: Outlook, card: int) -> float:
    """The glory a destiny will probably bring: the further ahead, and the later, the surer."""
    state, seat = outlook.state, outlook.seat
    if counts_enemies(card):
        lead = count_defeated(state.players[seat], card) - usual_rival(state, seat, card)
    else:
        lead = float(metric_value(state, seat, METRICS[card]) - best_rival(state, seat, card))
    passed = 1.0 - outlook.rounds_left / tables.ROUNDS
    chance = EVEN_CHANCE + lead / DESTINY_STEP[card] * (EARLY_LEAD + LATE_LEAD * passed)
    return tables.DESTINY_FULL[card] * min(MOST_CHANCE, max(LEAST_CHANCE, chance))


def glory_of_destiny_now(outlook: Outlook, card: int) -> float:
    """What a destiny would bring at once; where others' piles matter, what it probably would."""
    if counts_enemies(card):
        return hope_of_destiny(outlook, card)
    own = metric_value(outlook.state, outlook.seat, METRICS[card])
    rival = best_rival(outlook.state, outlook.seat, card)
    if own > rival:
        return float(tables.DESTINY_FULL[card])
    return float(tables.DESTINY_TIED[card]) if own and own == rival else 0.0


def usual_rival(state: ChampionsState, seat: int, destiny: int) -> float:
    """Others' piles are face down, but how many enemies they have defeated in all is known."""
    n = 0.0
    for player in state.players:
        if player.seat != seat:
            for card in player.defeated:
                kind = tables.ENEMIES[card].kind
                if DESTINY_KIND[destiny] == kind:
                    n += 1.0
                elif DESTINY_KIND[destiny] == tables.NONE and kind != tables.TROLL:
                    n += 1.0 / len(tables.SET_COLORS)
    return n / (state.seats - 1) + RIVAL_MARGIN


def best_rival(state: ChampionsState, seat: int, destiny: int) -> int:
    """The most that another player has of something everyone can count."""
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, metric_value(state, other, METRICS[destiny]))
    return best
