"""Final scoring (CHM-SCORE) and the comparisons of destiny cards."""

from typing import Final

from meadhall.games.champions.content import tables
from meadhall.games.champions.rules.state import ChampionsState

SOURCES: Final = [
    "track", "destiny", "sets", "runes", "longship", "favor", "coins", "blame",
]  # fmt: skip
"""CHM-SCORE-01: where the points come from."""

_KIND_METRICS: Final = {
    "trolls_defeated": tables.TROLL,
    "draugr_defeated": tables.DRAUGR,
    "monsters_defeated": tables.MONSTER,
}
_COLOR_METRICS: Final = {f"{id}_defeated": color for color, id in enumerate(tables.COLOR_IDS)}
_GOOD_METRICS: Final = {
    "coins": tables.COIN,
    "wood": tables.WOOD,
    "food": tables.FOOD,
    "favor": tables.FAVOR,
}
METRICS: Final[list[str]] = [str(card.metric) for card in tables.CONTENT.destinies]


def metric_value(state: ChampionsState, seat: int, metric: str) -> int:
    """CHM-SCORE-05: what a destiny card counts."""
    player = state.players[seat]
    if metric in _KIND_METRICS:
        kind = _KIND_METRICS[metric]
        return sum(tables.ENEMIES[card].kind == kind for card in player.defeated)
    if metric in _COLOR_METRICS:
        return defeated_of_color(state, seat, _COLOR_METRICS[metric])
    if metric == "warriors":
        return state.warriors_owned(seat)
    if metric == "runes":
        return len(player.runes) + len(player.used_runes)
    owned = player.goods[_GOOD_METRICS[metric]]
    return owned + loaded_food(state, seat) if metric == "food" else owned


def defeated_of_color(state: ChampionsState, seat: int, color: int) -> int:
    return sum(tables.ENEMIES[card].color == color for card in state.players[seat].defeated)


def loaded_food(state: ChampionsState, seat: int) -> int:
    """CHM-SCORE-14: food on the player's ships still counts as owned."""
    return sum(
        state.crews.food[ship]
        for ship in range(tables.SHIPS)
        if state.crews.holders[tables.FIRST_SHIP + ship] == seat
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
        return tables.DESTINY_FULL[card]
    return tables.DESTINY_TIED[card] if own == best else 0


def set_points(state: ChampionsState, seat: int) -> int:
    """CHM-SCORE-07."""
    return tables.SET_GLORY * min(
        defeated_of_color(state, seat, color) for color in tables.SET_COLORS
    )


def blame_points(blame: int) -> int:
    """CHM-SCORE-10."""
    return tables.BLAME_PENALTY[min(blame, len(tables.BLAME_PENALTY) - 1)]


def score_sheet(state: ChampionsState, seat: int) -> list[int]:
    """The points of a seat for each of ``SOURCES``."""
    player = state.players[seat]
    return [
        player.goods[tables.GLORY],
        sum(destiny_points(state, seat, card) for card in player.destinies),
        set_points(state, seat),
        sum(tables.RUNE_GLORY[rune] for rune in player.runes + player.used_runes),
        0 if player.ship == tables.NONE else tables.SHIP_GLORY[tables.PUBLIC_SHIPS + player.ship],
        tables.FAVOR_GLORY * player.goods[tables.FAVOR],
        player.goods[tables.COIN] // tables.COINS_PER_GLORY,
        blame_points(player.goods[tables.BLAME]),
    ]
