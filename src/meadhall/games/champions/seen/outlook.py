"""How the fights of a round stand before they are fought, for all who look at the table.

Whoever may still send warriors is reckoned with everyone at home who may go there, and on a ship
with as many as find room and food. What ``forecast.py`` leaves out is left out here, too.
"""

from meadhall.games.champions.bot.campaign import food_to_load, most_aboard
from meadhall.games.champions.bot.crews import (
    SIZE,
    STYLE_OF_LEADER,
    crew_at,
    fit_to_fight,
    home_crew,
    without_weakest,
)
from meadhall.games.champions.bot.odds import QUIET, fight_odds, voyage_odds
from meadhall.games.champions.bot.underway import read_steps
from meadhall.games.champions.content.tables import (
    ENEMIES,
    FED_PER_FOOD,
    FIRST_SHIP,
    FOOD,
    NONE,
    SHIP_CAPACITY,
    SHIP_IDS,
    TARGET_IDS,
    TARGETS,
    Enemy,
)
from meadhall.games.champions.rules.fighting.assignment import is_assignment_hidden
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.rules.town.placement import PlaceWorker
from meadhall.kernel.events import SPECTATOR, knows


def outlooks(state: ChampionsState, seat: int) -> dict[str, float]:
    """The chance of whoever holds a fight to win it; of the seat itself while it is open."""
    is_secret = is_assignment_hidden(state)
    is_open = bool(state.steps) and isinstance(state.steps[-1], PlaceWorker)
    found: dict[str, float] = {}
    for target in range(TARGETS):
        fighter = state.crews.holders[target]
        if fighter == NONE and is_open and target < FIRST_SHIP:
            fighter = seat
        if fighter in (NONE, SPECTATOR) or (is_secret and fighter != seat):
            continue
        odds = _odds_of(state, fighter, target, seat)
        if odds is not None:
            ship = target - FIRST_SHIP
            found[TARGET_IDS[target] if ship < 0 else SHIP_IDS[ship]] = odds
    return found


def _odds_of(state: ChampionsState, fighter: int, target: int, viewer: int) -> float | None:
    """None where there is nothing to win, nobody goes there, or the fight has begun."""
    underway = read_steps(state, fighter)
    crew = crew_at(state, target)
    if underway.fight is not None and underway.fight.target == target:
        return None
    if not crew and not underway.may_assign:
        return None
    if target >= FIRST_SHIP:
        return _at_sea(state, fighter, target - FIRST_SHIP, crew, viewer, underway.shore)
    if state.town.enemies[target] == NONE:
        return None
    enemy = ENEMIES[state.town.enemies[target]]
    style = STYLE_OF_LEADER[state.players[fighter].leader]
    able = fit_to_fight(crew or home_crew(state.players[fighter]), enemy)
    return fight_odds(able, enemy.attack, enemy.defense, style)[0]


def _at_sea(
    state: ChampionsState, fighter: int, ship: int, crew: int, viewer: int, begun: int
) -> float | None:
    shores = state.shores
    if ship not in shores.ships:
        return None
    shore = shores.ships.index(ship)
    if shore == begun or shores.monsters[shore] == NONE:
        return None
    enemy = ENEMIES[shores.monsters[shore]]
    style = STYLE_OF_LEADER[state.players[fighter].leader]
    food = state.crews.food[ship]
    fed = FED_PER_FOOD[shore]
    if not crew:
        crew, food = _best_crew(state, fighter, ship, enemy, fed, style)
    journey = NONE
    if shores.journeys[shore] == NONE:
        journey = QUIET
    elif shores.is_open(shore) or knows(viewer, shores.known[shore]):
        journey = shores.journeys[shore]
    able = fit_to_fight(crew, enemy)
    return voyage_odds(able, food, fed, enemy.attack, enemy.defense, journey, style)[0]


def _best_crew(
    state: ChampionsState, fighter: int, ship: int, enemy: Enemy, fed: int, style: int
) -> tuple[int, int]:
    """The strongest from home for whom there is room and food, and the food they load."""
    player = state.players[fighter]
    food = state.crews.food[ship] + player.goods[FOOD]
    room = SHIP_CAPACITY[ship]
    able = fit_to_fight(home_crew(player), enemy)
    crew = without_weakest(able, SIZE[able] - most_aboard(fed, food, room), style)
    return crew, food_to_load(SIZE[crew], fed, food, room)
