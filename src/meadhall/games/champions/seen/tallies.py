"""Counts that previews make claims about, as far as a seat may know them."""

from meadhall.games.champions.content.tables import (
    BLAME,
    ENEMIES,
    GOOD_IDS,
    SHORES,
    WARRIOR_IDS,
)
from meadhall.games.champions.rules.effects import TakeDie
from meadhall.games.champions.rules.fighting.combat import ExchangeBlows, InFight, LoseWarriors
from meadhall.games.champions.rules.fighting.resolution import FOOD_CAP, BringFood
from meadhall.games.champions.rules.fighting.rolls import damage_of
from meadhall.games.champions.rules.scoring import SOURCES, score_sheet
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.seen.forecast import losses_in

Tallies = dict[str, int]


def tallies(state: ChampionsState, seat: int) -> Tallies:
    player = state.players[seat]
    sheet = dict(zip(SOURCES, score_sheet(state, seat), strict=True))
    counts = dict(zip(GOOD_IDS, player.goods, strict=True))
    counts |= {name: _owned(state, seat, warrior) for warrior, name in enumerate(WARRIOR_IDS)}
    counts |= {blame_of(other.seat): other.goods[BLAME] for other in state.players}
    counts |= {
        "warrior": state.warriors_owned(seat) + _to_take(state, seat),
        "at_home": sum(player.warriors),
        "worker": player.workforce,
        "destiny": len(player.destinies),
        "journeys_known": _journeys_known(state, seat),
        "glory_of_runes": sheet["runes"],
        "glory_of_longship": sheet["longship"],
        "first_player": state.first_player,
    }
    return counts | _fight(state) | _roll(state)


def tallies_of(state: ChampionsState, seat: int, names: list[str]) -> Tallies:
    """Only these counts: there is a bargain for nearly every space."""
    player = state.players[seat]
    counts: Tallies = {}
    for name in names:
        if name in GOOD_IDS:
            counts[name] = player.goods[GOOD_IDS.index(name)]
        elif name in WARRIOR_IDS:
            counts[name] = _owned(state, seat, WARRIOR_IDS.index(name))
        elif name == "worker":
            counts[name] = player.workforce
        else:
            every = tallies(state, seat)
            return {name: every[name] for name in names}
    return counts


def blame_of(seat: int) -> str:
    """The name of another player's blame."""
    return f"blame_of_{seat}"


def _owned(state: ChampionsState, seat: int, warrior: int) -> int:
    """Dice of one type, at home and sent out."""
    holders = enumerate(state.crews.holders)
    out = sum(state.crews.of(target)[warrior] for target, holder in holders if holder == seat)
    return state.players[seat].warriors[warrior] + out


def _to_take(state: ChampionsState, seat: int) -> int:
    """Dice that the seat is about to choose from those on offer."""
    step = state.steps[-1] if state.steps else None
    if isinstance(step, TakeDie) and step.seat == seat:
        return min(sum(step.offer), state.room_for_warriors(seat))
    return 0


def _journeys_known(state: ChampionsState, seat: int) -> int:
    return sum(
        state.shores.is_face_down(shore) and state.shores.known[shore] >> seat & 1
        for shore in range(SHORES)
    )


def _fight(state: ChampionsState) -> Tallies:
    """Damage on the enemy that is being fought, and warriors that must still be given up."""
    fight = next((step for step in state.steps if isinstance(step, InFight)), None)
    step = state.steps[-1] if state.steps else None
    losses = 0
    if isinstance(step, LoseWarriors):
        losses = min(step.n, state.crews.size(step.target))
    return {"damage": fight.damage if fight else 0, "losses": losses}


def _roll(state: ChampionsState) -> Tallies:
    """What the dice on the table would do if they were accepted."""
    shown = {"damage_shown": 0, "losses_shown": 0, "food_shown": 0}
    if state.roll is None:
        return shown
    for step in state.steps:
        if isinstance(step, ExchangeBlows):
            crew = state.crews.size(step.target)
            dealt = damage_of(state.roll, state.players[step.seat].leader)
            shown["damage_shown"] = step.damage + dealt
            shown["losses_shown"] = losses_in(state.roll, ENEMIES[step.enemy].attack, crew)
        elif isinstance(step, BringFood):
            hit = damage_of(state.roll, state.players[step.seat].leader)
            shown["food_shown"] = min(FOOD_CAP, hit)
    return shown
