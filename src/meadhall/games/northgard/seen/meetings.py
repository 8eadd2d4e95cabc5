"""The fights that are about to begin, or may still come, with their odds.

Odds are exact for what stands there now, without the food of either side, and with no units but
those that are named. Compiled, because what a Move action may bring is part of every view.
"""

from meadhall.games.northgard.bot.odds import Odds, creature_odds, fight_odds
from meadhall.games.northgard.content.tables import (
    CREATURE_GLORY,
    CREATURE_SHARES,
    CREATURE_VALUE,
    DEFENDER_CASUALTIES,
    DEFENDER_POINTS,
)
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.actions.groups import link_cost
from meadhall.games.northgard.rules.clans import combat_points
from meadhall.games.northgard.rules.fighting.combat import ignores_defences
from meadhall.games.northgard.rules.fighting.fights import first_fierce
from meadhall.games.northgard.rules.progress import NO_BONUS, Action, MoveTerms
from meadhall.games.northgard.rules.state import NorthgardState


def percent(odds: float) -> int:
    """Rounded, but nothing possible is shown as impossible, and nothing uncertain as certain."""
    if 0.0 < odds < 1.0:
        return min(99, max(1, round(100 * odds)))
    return round(100 * odds)


class Meeting:
    """Two sides that are about to fight: their points, and how it ends on average."""

    __slots__ = ("attack", "defence", "odds")

    def __init__(self, attack: int, defence: int, odds: Odds) -> None:
        self.attack = attack
        self.defence = defence
        self.odds = odds

    def percent(self) -> int:
        """The attacker's chance to win."""
        return percent(self.odds.win)

    def losses(self) -> int:
        """The attacker's casualties, in hundredths of a unit."""
        return round(100 * self.odds.losses)

    def losses_of_foe(self) -> int:
        return round(100 * self.odds.loss_of_foe)


def points_of(state: NorthgardState, territory: int, seat: int) -> int:
    """NUL-COMBAT-03."""
    points = state.units_in(territory, seat)
    if seat == state.figures.kaija_seat and state.kaija_is_in(territory):
        points += state.power(seat).kaija_points
    return points


def assault(
    state: NorthgardState, seat: int, territory: int, terms: MoveTerms, figures: int, points: int,
    pushed: int = 0,
) -> Meeting:  # fmt: skip
    """An attack of ``seat`` on the player in a territory, of whose units one may be pushed away."""
    defender = state.control(territory)
    foes = state.figures_in(territory, defender) - pushed
    attack = points + terms.points + combat_points(state, seat, territory)
    defence = points_of(state, territory, defender) - pushed
    defence += combat_points(state, defender, territory)
    towers = 0
    if not ignores_defences(state, seat):
        defence += state.buildings.sum(territory, DEFENDER_POINTS)
        towers = state.buildings.sum(territory, DEFENDER_CASUALTIES)
    return Meeting(
        attack,
        defence,
        fight_odds(
            attack - defence,
            figures,
            foes,
            towers,
            terms.cancel_casualties,
            int(terms.bonus_choice),
        ),
    )


def challenge(
    state: NorthgardState,
    seat: int,
    territory: int,
    terms: MoveTerms,
    creature: int,
    figures: int,
    points: int,
) -> Meeting:
    """An attack on a creature (NUL-CREA-11)."""
    attack = points + terms.points + combat_points(state, seat, territory) + int(terms.bonus_choice)
    value = CREATURE_VALUE[creature]
    odds = creature_odds(attack - value, figures, terms.cancel_casualties, True)
    return Meeting(attack, value, odds)


class Prospect:
    """A fight that the Move action under way may still bring, by how many units come to it."""

    __slots__ = ("creature", "fights", "figures", "first", "glory", "opponent", "territory")

    def __init__(
        self,
        territory: int,
        creature: int,
        opponent: int,
        figures: int,
        glory: int,
        first: int,
        fights: list[Meeting],
    ) -> None:
        self.territory = territory
        self.creature = creature
        self.opponent = opponent
        """``NONE`` if it is a creature."""
        self.figures = figures
        """Those of the opponent, with Kaija."""
        self.glory = glory
        """What a victory brings besides the territory, and besides the clan's resource."""
        self.first = first
        """The number of units that come to the first of the fights; to each other one more."""
        self.fights = fights

    def must_fight(self) -> bool:
        """NUL-CREA-09: other creatures can be left in peace."""
        return self.creature == NONE or not CREATURE_SHARES[self.creature]


def prospects_of(state: NorthgardState, action: Action) -> list[Prospect]:
    """Every fight within reach, in the order of the territories."""
    found: list[Prospect] = []
    if state.combat is not None:
        return found
    starts = _starts(state, action)
    most = 0
    for start in starts:
        most = max(most, state.units_in(start, action.seat))
    if action.passing != NONE:
        most = action.group
    for territory in sorted(_within_reach(state, action, starts)):
        if state.is_enemy(action.seat, state.control(territory)):
            found.append(_prospect(state, action, territory, NONE, most))
        elif state.creatures.line and action.terms() is not NO_BONUS:
            for creature in _creatures(state, territory):
                found.append(_prospect(state, action, territory, creature, most))
    return found


def _starts(state: NorthgardState, action: Action) -> list[int]:
    """Where the units are that may move next."""
    if action.passing != NONE:
        return [action.passing]
    if action.origin != NONE:
        return [action.origin]
    return state.occupied(action.seat)


def _within_reach(state: NorthgardState, action: Action, starts: list[int]) -> list[int]:
    """The territories to which the moves that are left suffice, whatever may be in the way, and
    those in which units of the action stand already."""
    reached: dict[int, int] = {}
    for start in starts:
        reached[start] = action.left
    for start in state.occupied(action.seat):
        reached[start] = action.left
    if action.target != NONE:
        # The price of this move is paid.
        reached[action.target] = action.left
    waiting = list(reached)
    while waiting:
        origin = waiting.pop()
        for target in state.lands.links(origin):
            left = reached[origin] - link_cost(state, origin, target)
            if left >= 0 and left > reached.get(target, -1):
                reached[target] = left
                waiting.append(target)
    return list(reached)


def _creatures(state: NorthgardState, territory: int) -> list[int]:
    """NUL-CREA-09: a Valkyrie has to be fought, others may be."""
    creatures = state.creatures_in(territory)
    fierce = first_fierce(creatures)
    return creatures if fierce == NONE else [fierce]


def _prospect(
    state: NorthgardState, action: Action, territory: int, creature: int, most: int
) -> Prospect:
    seat = action.seat
    terms = action.terms()
    kaija = int(action.with_kaija or action.group_has_kaija)
    there = state.figures_in(territory, seat)
    strength = points_of(state, territory, seat) + kaija * state.power(seat).kaija_points
    first = 0 if there or kaija else 1
    fights: list[Meeting] = []
    for units in range(first, most + 1):
        figures, points = there + kaija + units, strength + units
        if creature == NONE:
            fights.append(assault(state, seat, territory, terms, figures, points))
        else:
            fights.append(challenge(state, seat, territory, terms, creature, figures, points))
    opponent = state.control(territory) if creature == NONE else NONE
    return Prospect(
        territory,
        creature,
        opponent,
        1 if opponent == NONE else state.figures_in(territory, opponent),
        _glory(state, action, territory, creature),
        first,
        fights,
    )


def _glory(state: NorthgardState, action: Action, territory: int, creature: int) -> int:
    """NUL-CREA-15, 26; NUL-CLAN-09."""
    glory = 0 if creature == NONE else CREATURE_GLORY[creature]
    is_valkyrie = creature != NONE and not CREATURE_SHARES[creature]
    if creature == NONE or (is_valkyrie and territory not in action.owned):
        glory += state.power(action.seat).conquest_glory
    return glory
