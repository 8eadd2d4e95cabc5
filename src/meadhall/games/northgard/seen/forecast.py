"""The odds of a fight, before it begins and in its course.

Odds are exact for what stands there now: before a fight without the food of either side, and with
no units but those that are named. While the attacker decides about food the defender's is still
open, so two chances are shown: without it, and with as much as the defender may spend.
"""

from meadhall.games.northgard.bot.battle import clash_of
from meadhall.games.northgard.bot.odds import (
    after_attacker,
    creature_odds,
    fight_odds,
    settled,
    with_bonus,
)
from meadhall.games.northgard.content.tables import (
    CREATURE_GLORY,
    FACE_CHOICE_CASUALTIES,
    FACE_CHOICE_POINTS,
)
from meadhall.games.northgard.content.tiles import FOOD, NONE
from meadhall.games.northgard.rules.fighting.fights import first_fierce
from meadhall.games.northgard.rules.moves import DECLINE, FIGHT
from meadhall.games.northgard.rules.progress import ATTACKER, Combat, MoveTerms
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_action, the_combat
from meadhall.games.northgard.seen.meetings import (
    Meeting,
    assault,
    challenge,
    percent,
    points_of,
)
from meadhall.kernel.game import Preview


def chance(odds: float) -> Preview:
    return Preview("chance", {"percent": percent(odds)}, odds)


# Before a fight


def facts_of(meeting: Meeting) -> dict[str, int]:
    return {
        "attack": meeting.attack,
        "defence": meeting.defence,
        "percent": meeting.percent(),
    }


def _assault(
    state: NorthgardState, seat: int, territory: int, terms: MoveTerms, figures: int, points: int,
    pushed: int = 0,
) -> Preview:  # fmt: skip
    if state.figures_in(territory, state.control(territory)) == pushed:
        claims = {"territories": len(state.controlled(seat)) + 1}
        return Preview("taken", {}, 1.0, claims)
    meeting = assault(state, seat, territory, terms, figures, points, pushed)
    return Preview("attack", facts_of(meeting), meeting.odds.win)


def _challenge(
    state: NorthgardState, seat: int, territory: int, creature: int, figures: int, points: int
) -> Preview:
    terms = the_action(state).terms()
    meeting = challenge(state, seat, territory, terms, creature, figures, points)
    facts = facts_of(meeting) | {"gain": {"glory": CREATURE_GLORY[creature]}}
    return Preview("hunt", facts, meeting.odds.win)


def _arrival(
    state: NorthgardState, seat: int, target: int, units: int, with_kaija: bool
) -> Preview | None:
    """What a group meets at its target, together with figures that are there already."""
    action = the_action(state)
    if action.seat != seat:
        return None
    kaija = int(with_kaija)
    figures = state.figures_in(target, seat) + units + kaija
    points = points_of(state, target, seat) + units + kaija * state.power(seat).kaija_points
    if state.is_enemy(seat, state.control(target)):
        return _assault(state, seat, target, action.terms(), figures, points)
    fierce = first_fierce(state.creatures_in(target))
    return None if fierce == NONE else _challenge(state, seat, target, fierce, figures, points)


def arrival_at(state: NorthgardState, seat: int, target: int) -> Preview | None:
    """With all units that can go."""
    action = the_action(state)
    if action.passing != NONE:
        return _arrival(state, seat, target, action.group, action.group_has_kaija)
    return _arrival(state, seat, target, state.units_in(action.origin, seat), False)


def arrival_of(state: NorthgardState, seat: int, n: int) -> Preview | None:
    action = the_action(state)
    return _arrival(state, seat, action.target, n, action.with_kaija)


def hunt(state: NorthgardState, seat: int, territory: int, move: int) -> Preview | None:
    if move == DECLINE.move:
        return None
    figures = state.figures_in(territory, seat)
    points = points_of(state, territory, seat)
    return _challenge(state, seat, territory, FIGHT.target(move), figures, points)


def fight(state: NorthgardState, seat: int, territory: int) -> Preview | None:
    """The units of another player attack if they were bribed (NUL-CARD-12)."""
    action = the_action(state)
    mover = action.seat
    figures = state.figures_in(territory, mover)
    points = points_of(state, territory, mover)
    creature = action.fight_creatures[action.fight_areas.index(territory)]
    if creature != NONE:
        return _challenge(state, mover, territory, creature, figures, points)
    if mover != seat:
        return None
    return _assault(state, seat, territory, action.terms(), figures, points)


def push(state: NorthgardState, move: int) -> Preview:
    combat = the_combat(state)
    seat = combat.attacker.seat
    figures = state.figures_in(combat.area, seat)
    points = points_of(state, combat.area, seat)
    pushed = 0 if move == DECLINE.move else 1
    return _assault(state, seat, combat.area, combat.terms(), figures, points, pushed)


# In a fight


def food(state: NorthgardState, seat: int, n: int) -> Preview:
    combat = the_combat(state)
    attacker, defender = combat.attacker, combat.defender
    margin = attacker.points() - defender.points()
    more = int(combat.terms().bonus_choice)
    if defender.seat == NONE:
        figures = state.figures_in(combat.area, seat)
        return chance(creature_odds(margin + n + more, figures, attacker.cancels, True).win)
    if attacker.seat == NONE:
        figures = state.figures_in(combat.area, seat)
        return chance(creature_odds(n - margin, figures, 0, False).win)
    if seat == defender.seat:
        odds = 1.0 - _odds_at(state, combat, margin - n)
        return Preview("chance-defence", {"percent": percent(odds)}, odds)
    foes = state.figures_in(combat.area, defender.seat)
    answer = min(foes, state.players[defender.seat].resources[FOOD])
    odds = _odds_at(state, combat, margin + n)
    if not answer:
        return chance(odds)
    least = _odds_at(state, combat, margin + n - answer)
    facts = {"percent": percent(odds), "least": percent(least), "answer": answer}
    return Preview("chance-food", facts, odds)


def _odds_at(state: NorthgardState, combat: Combat, margin: int) -> float:
    """The attacker's chance before the dice are rolled."""
    return fight_odds(
        margin,
        state.figures_in(combat.area, combat.attacker.seat),
        state.figures_in(combat.area, combat.defender.seat),
        combat.defender.building_casualties,
        combat.attacker.cancels,
        int(combat.terms().bonus_choice),
    ).win


def face(state: NorthgardState, who: int, is_point: bool) -> Preview:
    """NUL-COMBAT-07: the attacker's choice leaves a chance, the defender's decides."""
    combat = the_combat(state)
    clash = clash_of(state, combat)
    shown = combat.side(who).die
    points = FACE_CHOICE_POINTS[shown] if is_point else 0
    casualties = 0 if is_point else FACE_CHOICE_CASUALTIES[shown]
    if who == ATTACKER:
        more = int(combat.terms().bonus_choice)
        return chance(with_bonus(clash, points, casualties, more).win)
    odds = 1.0 - settled(clash, points, casualties).win
    return Preview("chance-defence", {"percent": percent(odds)}, odds)


def bonus(state: NorthgardState, is_point: bool) -> Preview:
    """NUL-COMBAT-16."""
    clash = clash_of(state, the_combat(state))
    return chance(after_attacker(clash, int(is_point), int(not is_point)).win)
