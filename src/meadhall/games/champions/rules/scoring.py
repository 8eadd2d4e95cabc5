"""Final scoring (CHM-SCORE) and the comparisons of destiny cards."""

from typing import Final

from meadhall.games.champions.content.tables import (
    BLAME,
    BLAME_PENALTY,
    COIN,
    COINS_PER_GLORY,
    COLOR_IDS,
    CONTENT,
    DESTINY_FULL,
    DESTINY_TIED,
    DRAUGR,
    ENEMIES,
    FAVOR,
    FAVOR_GLORY,
    FIRST_SHIP,
    FOOD,
    GLORY,
    MONSTER,
    NONE,
    PUBLIC_SHIPS,
    RUNE_GLORY,
    SET_COLORS,
    SET_GLORY,
    SHIP_GLORY,
    SHIPS,
    TROLL,
    WOOD,
)
from meadhall.games.champions.rules.state import ChampionsState

SOURCES: Final = [
    "track", "destiny", "sets", "runes", "longship", "favor", "coins", "blame",
]  # fmt: skip
"""CHM-SCORE-01: where the points come from."""

_KIND_METRICS: Final = {
    "trolls_defeated": TROLL,
    "draugr_defeated": DRAUGR,
    "monsters_defeated": MONSTER,
}
_COLOR_METRICS: Final = {f"{color}_defeated": COLOR_IDS.index(color) for color in COLOR_IDS}
_GOOD_METRICS: Final = {"coins": COIN, "wood": WOOD, "food": FOOD, "favor": FAVOR}
METRICS: Final[list[str]] = [str(card.metric) for card in CONTENT.destinies]


def metric_value(state: ChampionsState, seat: int, metric: str) -> int:
    """CHM-SCORE-05: what a destiny card counts."""
    player = state.players[seat]
    if metric in _KIND_METRICS:
        kind = _KIND_METRICS[metric]
        return sum(ENEMIES[card].kind == kind for card in player.defeated)
    if metric in _COLOR_METRICS:
        return defeated_of_color(state, seat, _COLOR_METRICS[metric])
    if metric == "warriors":
        return state.warriors_owned(seat)
    if metric == "runes":
        return len(player.runes) + len(player.used_runes)
    owned = player.goods[_GOOD_METRICS[metric]]
    return owned + loaded_food(state, seat) if metric == "food" else owned


def defeated_of_color(state: ChampionsState, seat: int, color: int) -> int:
    return sum(ENEMIES[card].color == color for card in state.players[seat].defeated)


def loaded_food(state: ChampionsState, seat: int) -> int:
    """CHM-SCORE-14: food on the player's ships still counts as owned."""
    return sum(
        state.crews.food[ship]
        for ship in range(SHIPS)
        if state.crews.holders[FIRST_SHIP + ship] == seat
    )


def destiny_points(state: ChampionsState, seat: int, card: int) -> int:
    """CHM-SCORE-02, -04, -06: full value for being alone at the top, tied value for sharing it."""
    metric = METRICS[card]
    own = metric_value(state, seat, metric)
    if own == 0:
        return 0
    best = max(
        [metric_value(state, other, metric) for other in range(state.seats) if other != seat]
    )
    if own > best:
        return DESTINY_FULL[card]
    return DESTINY_TIED[card] if own == best else 0


def set_points(state: ChampionsState, seat: int) -> int:
    """CHM-SCORE-07."""
    return SET_GLORY * min(defeated_of_color(state, seat, color) for color in SET_COLORS)


def blame_points(blame: int) -> int:
    """CHM-SCORE-10."""
    return BLAME_PENALTY[min(blame, len(BLAME_PENALTY) - 1)]


def score_sheet(state: ChampionsState, seat: int) -> list[int]:
    """The points of a seat for each of ``SOURCES``."""
    player = state.players[seat]
    return [
        player.goods[GLORY],
        sum(destiny_points(state, seat, card) for card in player.destinies),
        set_points(state, seat),
        sum(RUNE_GLORY[rune] for rune in player.runes + player.used_runes),
        0 if player.ship == NONE else SHIP_GLORY[PUBLIC_SHIPS + player.ship],
        FAVOR_GLORY * player.goods[FAVOR],
        player.goods[COIN] // COINS_PER_GLORY,
        blame_points(player.goods[BLAME]),
    ]
