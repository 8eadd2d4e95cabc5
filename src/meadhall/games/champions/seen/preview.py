"""What a choice costs, gains and risks, in numbers that its seat may know.

What is certain is claimed, too, as counts of ``tallies.py``: the suite of all games compares it
with what the move then does. ``UNCLAIMED`` are the previews of what is likely or merely printed.

``forecast.py`` says what the odds of a fight leave out. Those of a voyage are a little rough: a
fight with the Kraken on the way counts with its usual losses.
"""

from meadhall.games.champions.bot.crews import ONE, STYLE_OF_LEADER, crew_at, without_weakest
from meadhall.games.champions.bot.melee import picks_showing
from meadhall.games.champions.bot.odds import QUIET, fight_odds, voyage_odds
from meadhall.games.champions.bot.turns import is_hunting
from meadhall.games.champions.content.tables import (
    BLANK,
    ENEMIES,
    FACE_KINDS,
    FED_PER_FOOD,
    FIRST_SHIP,
    GOOD_IDS,
    NONE,
    Enemy,
)
from meadhall.games.champions.rules import moves
from meadhall.games.champions.rules.builders import RUNES
from meadhall.games.champions.rules.fighting.assignment import Assigning
from meadhall.games.champions.rules.fighting.combat import EndOfRound, ExchangeBlows, LoseWarriors
from meadhall.games.champions.rules.fighting.journeys import LoseFromShip
from meadhall.games.champions.rules.fighting.resolution import FOOD_CAP
from meadhall.games.champions.rules.fighting.rolls import (
    AfterRoll,
    ChangeRoll,
    PickDice,
    damage_of,
)
from meadhall.games.champions.rules.state import ChampionsState, Roll
from meadhall.games.champions.rules.town.locations import ReserveFight
from meadhall.games.champions.rules.town.longships import ChooseShore
from meadhall.games.champions.rules.town.placement import PlaceWorker, effects_at
from meadhall.games.champions.seen.bargain import bargain, rune_bargain, space_bargain
from meadhall.games.champions.seen.forecast import Fight, able_of, average_food
from meadhall.games.champions.seen.tallies import tallies
from meadhall.kernel.events import knows
from meadhall.kernel.game import Preview

UNCLAIMED = ("claim", "sail", "chance", "hunt-average")


def preview(state: ChampionsState, seat: int, move: int) -> Preview | None:
    step = state.steps[-1]
    match step:
        case PlaceWorker():
            return _place(state, seat, move)
        case Assigning():
            return _assign(state, seat, move)
        case AfterRoll() | PickDice():
            return _roll(state, seat, move)
        case LoseWarriors():
            return _lose_warriors(state, seat, move, step)
        case LoseFromShip():
            return _lose_from_ship(state, seat, move, step)
        case ChooseShore():
            return _sail(state, moves.SAIL.target(move))
    return bargain(state, seat, move)


# Fights to be had


def _place(state: ChampionsState, seat: int, move: int) -> Preview | None:
    if moves.RUNE.has(move):
        return rune_bargain(state, seat, move)
    if move == moves.PLACE_OWN_LONGSHIP.move:
        return None
    for effect in effects_at(state, moves.PLACE.target(move)):
        if isinstance(effect, ReserveFight):
            return _claim(state, seat, effect.target)
    return space_bargain(state, seat, moves.PLACE.target(move))


def _claim(state: ChampionsState, seat: int, target: int) -> Preview:
    """A fight in town, with the odds of all warriors at home."""
    enemy = ENEMIES[state.town.enemies[target]]
    crew = able_of(_at_home(state, seat), state.town.enemies[target])
    odds = fight_odds(crew, enemy.attack, enemy.defense, _style(state, seat))[0]
    return Preview("claim", _stakes(enemy, 0) | {"percent": _percent(odds)}, odds)


def _sail(state: ChampionsState, shore: int) -> Preview | None:
    if state.shores.monsters[shore] == NONE:
        return None
    enemy = ENEMIES[state.shores.monsters[shore]]
    stakes = _stakes(enemy, state.shores.coins[shore])
    return Preview("sail", stakes | {"fed": FED_PER_FOOD[shore]})


def _stakes(enemy: Enemy, coins: int) -> dict[str, object]:
    """What an enemy does and what defeating it brings, with the coins that lie on it."""
    gain = {"glory": enemy.glory}
    if enemy.reward_count:
        gain[GOOD_IDS[enemy.reward]] = enemy.reward_count
    if coins:
        gain["coin"] = coins
    return {"attack": enemy.attack, "defense": enemy.defense, "gain": gain}


# Crews and odds


def _style(state: ChampionsState, seat: int) -> int:
    return STYLE_OF_LEADER[state.players[seat].leader]


def _at_home(state: ChampionsState, seat: int) -> int:
    return sum(ONE[warrior] * n for warrior, n in enumerate(state.players[seat].warriors))


def _percent(odds: float) -> int:
    """Rounded, but what is possible is never shown as impossible, nor the likely as certain."""
    if 0.0 < odds < 1.0:
        return min(99, max(1, round(100 * odds)))
    return round(100 * odds)


def _chance(odds: float) -> Preview:
    return Preview("chance", {"percent": _percent(odds)}, odds)


# Assigning


def _assign(state: ChampionsState, seat: int, move: int) -> Preview | None:
    if moves.DIE.has(move):
        warrior, target = moves.DIE.pair(move)
        crew = crew_at(state, target) + ONE[warrior]
        if target >= FIRST_SHIP:
            return _voyage(state, seat, target - FIRST_SHIP, crew, 0)
        enemy = ENEMIES[state.town.enemies[target]]
        return _chance(fight_odds(crew, enemy.attack, enemy.defense, _style(state, seat))[0])
    if moves.LOAD.has(move):
        ship = moves.LOAD.target(move)
        return _voyage(state, seat, ship, crew_at(state, FIRST_SHIP + ship), 1)
    if moves.RUNE.has(move):
        return rune_bargain(state, seat, move)
    left = sum(state.players[seat].warriors)
    if move != moves.DONE.move or not left:
        return None
    if is_hunting(state, seat):
        return Preview("hunters", {"n": left}, claims={"at_home": left})
    return Preview("stay", {"n": left}, claims={"at_home": left})


def _voyage(state: ChampionsState, seat: int, ship: int, crew: int, more_food: int) -> Preview:
    shore = state.shores.ships.index(ship)
    sees = state.shores.is_open(shore) or knows(seat, state.shores.known[shore])
    journey = state.shores.journeys[shore] if sees else NONE
    food = state.crews.food[ship] + more_food
    return _chance(_voyage_odds(state, seat, shore, crew, food, journey))


def _voyage_odds(
    state: ChampionsState, seat: int, shore: int, crew: int, food: int, journey: int
) -> float:
    monster = state.shores.monsters[shore]
    if monster == NONE:
        return 0.0
    enemy = ENEMIES[monster]
    fed = FED_PER_FOOD[shore]
    style = _style(state, seat)
    able = able_of(crew, monster)
    return voyage_odds(able, food, fed, enemy.attack, enemy.defense, journey, style)[0]


# After a roll


def _roll(state: ChampionsState, seat: int, move: int) -> Preview | None:
    roll = state.roll
    blows = next((step for step in state.steps if isinstance(step, ExchangeBlows)), None)
    assert roll is not None
    leader = state.players[seat].leader
    picks, changed = _change(state, roll, move)
    if blows is None:
        return _hunt(state, seat, move, changed, picks)
    crew = crew_at(state, blows.target)
    enemy = ENEMIES[blows.enemy]
    fight = Fight(crew, enemy.attack, enemy.defense - blows.damage, leader)
    if picks is not None:
        return _chance(fight.after_reroll(changed, picks))
    if move == moves.FAVOR_REROLL.move:
        return _chance(fight.after_best_reroll(changed))
    odds = fight.after(changed)
    losses = fight.losses(changed)
    damage = damage_of(changed, leader)
    facts = {"percent": _percent(odds), "n": losses}
    total = blows.damage + damage
    claims = {"damage_shown": total, "losses_shown": losses}
    if move == moves.ACCEPT.move:
        claims = {"damage": total, "losses": losses}
    elif damage == damage_of(roll, leader) and losses == fight.losses(roll):
        return Preview("unchanged", facts, odds, claims)
    if damage >= fight.left:
        return Preview("falls", facts, odds, claims)
    return Preview("accept", facts, odds, claims)


def _hunt(
    state: ChampionsState, seat: int, move: int, roll: Roll, picks: list[int] | None
) -> Preview:
    leader = state.players[seat].leader
    if picks is not None:
        return Preview("hunt-average", {"n": round(average_food(roll, picks, leader))})
    now = tallies(state, seat)
    food = min(FOOD_CAP, damage_of(roll, leader))
    if move == moves.ACCEPT.move:
        return Preview("hunt", {"n": food}, claims={"food": now["food"] + food})
    if food == now["food_shown"]:
        return Preview("unchanged", {}, claims={"food_shown": food})
    return Preview("hunt", {"n": food}, claims={"food_shown": food})


def _change(state: ChampionsState, roll: Roll, move: int) -> tuple[list[int] | None, Roll]:
    """The dice that a move rolls again (none if they stay), and the roll as it leaves it."""
    step = state.steps[-1]
    if isinstance(step, PickDice):
        picks = list(step.picked)
        if move != moves.ROLL.move:
            picks[moves.REROLL.target(move)] += 1
        return picks, roll
    if move == moves.FAVOR_REROLL.move:
        is_hunt = isinstance(step, AfterRoll) and step.is_hunt
        return (picks_showing(roll, [BLANK]) if is_hunt else None), roll
    if move == moves.ACCEPT.move:
        return None, roll
    effect = RUNES[moves.RUNE.target(move)]
    if isinstance(effect, ChangeRoll):
        return None, effect.changed(roll)
    # Potential rolls blanks again even if they are locked.
    blanks = [n if group % FACE_KINDS == BLANK else 0 for group, n in enumerate(roll.faces)]
    return blanks, roll


# Losses


def _lose_warriors(
    state: ChampionsState, seat: int, move: int, step: LoseWarriors
) -> Preview | None:
    style = _style(state, seat)
    rest = crew_at(state, step.target) - ONE[moves.LOSE.target(move)]
    rest = without_weakest(rest, step.n - 1, style)
    below = state.steps[-2]
    if isinstance(below, EndOfRound):
        enemy = ENEMIES[below.enemy]
        left = enemy.defense - below.damage
        if left <= 0:
            return None
        return _chance(fight_odds(rest, enemy.attack, left, style)[0])
    monster = state.shores.monsters[state.shores.ships.index(step.target - FIRST_SHIP)]
    if monster == NONE:
        return None
    enemy = ENEMIES[monster]
    return _chance(fight_odds(able_of(rest, monster), enemy.attack, enemy.defense, style)[0])


def _lose_from_ship(
    state: ChampionsState, seat: int, move: int, step: LoseFromShip
) -> Preview | None:
    shore = state.shores.ships.index(step.ship)
    crew = crew_at(state, FIRST_SHIP + step.ship)
    food = state.crews.food[step.ship]
    if move == moves.LOSE_FOOD.move:
        food -= 1
    else:
        crew -= ONE[moves.LOSE.target(move)]
    return _chance(_voyage_odds(state, seat, shore, crew, food, QUIET))
