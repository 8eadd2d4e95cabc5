"""What fights are worth before they begin, and the choices in their course."""

from typing import Final

from meadhall.games.northgard.bot.odds import (
    Clash,
    Odds,
    after_attacker,
    creature_odds,
    fight_odds,
    settled,
    with_bonus,
)
from meadhall.games.northgard.bot.outlook import DENIAL, FOOD_WORTH, NOTHING, Outlook
from meadhall.games.northgard.content.tables import (
    CREATURE_BLOCKS_HARVEST,
    CREATURE_GLORY,
    CREATURE_LOCKS,
    CREATURE_SHARES,
    CREATURE_VALUE,
    DEFENDER_CASUALTIES,
    DEFENDER_POINTS,
    FACE_CHOICE_CASUALTIES,
    FACE_CHOICE_POINTS,
)
from meadhall.games.northgard.content.tiles import FOOD, NONE
from meadhall.games.northgard.rules.clans import combat_points
from meadhall.games.northgard.rules.fighting.combat import ChooseFace, ignores_defences
from meadhall.games.northgard.rules.fighting.fights import DeclareFight
from meadhall.games.northgard.rules.moves import (
    CASUALTY,
    DECLINE,
    FIGHT,
    LOSE_UNIT,
    POINT,
    PUSH,
    RESOLVE,
    RETREAT,
    RETREAT_ALL,
    RETREAT_KAIJA,
    SPEND_FOOD,
)
from meadhall.games.northgard.rules.progress import ATTACKER, Combat, MoveTerms
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_action, the_combat

UNIT_WORTH: Final = 0.9
UNIT_PER_YEAR: Final = 0.12
KILL: Final = 0.35
"""The share of a unit's worth that a unit of an opponent counts."""
STRANDED: Final = 0.35
"""The share of those who lose a combat that find no way back."""
PROVISIONS: Final = 0.3
"""What a food costs that may be spent in a fight, but need not be."""
TOGETHER: Final = 0.01
"""Those who retreat stay together, unless one of them is enough for neutral land."""
NUISANCE: Final = 0.8
"""What it is worth to be rid of a creature that holds up work."""


def worth_of_unit(outlook: Outlook) -> float:
    return UNIT_WORTH + UNIT_PER_YEAR * outlook.years_left


# Before a fight


def attack_odds(
    outlook: Outlook, territory: int, terms: MoveTerms, figures: int, points: int, food: int
) -> Odds:
    """An attack of so many figures, worth these points and so much food of the seat.

    Of the defender's food half of what may be spent is reckoned with.
    """
    state = outlook.state
    defender = state.figures.holders[territory]
    foes = state.figures_in(territory, defender)
    if terms.push_defender:
        foes -= 1
    if foes <= 0:
        return Odds(1.0, 0.0, 0.0)
    defence = foes + (min(foes, state.players[defender].resources[FOOD]) + 1) // 2
    defence += combat_points(state, defender, territory)
    if state.kaija_is_in(territory):
        defence += 1
    towers = 0
    if not ignores_defences(state, outlook.seat):
        defence += state.buildings.sum(territory, DEFENDER_POINTS)
        towers = state.buildings.sum(territory, DEFENDER_CASUALTIES)
    attack = points + food + terms.points + combat_points(state, outlook.seat, territory)
    return fight_odds(
        attack - defence,
        figures,
        foes,
        towers,
        terms.cancel_casualties,
        1 if terms.bonus_choice else 0,
    )


def food_to_spare(outlook: Outlook, figures: int) -> int:
    """Food that can be spent in a fight without anybody going hungry in Winter."""
    outlook.supply()
    spare = 0
    stock = outlook.player.resources[FOOD]
    while spare < min(figures, stock) and outlook.worth_of_next(FOOD, stock - spare - 1) < 1.0:
        spare += 1
    return spare


def value_of_attack(outlook: Outlook, territory: int, terms: MoveTerms, figures: int) -> float:
    """What an attack with so many figures gains on average."""
    if figures <= 0:
        return 0.0
    food = food_to_spare(outlook, figures)
    odds = attack_odds(outlook, territory, terms, figures, figures, food)
    unit = worth_of_unit(outlook)
    state = outlook.state
    power = state.power(outlook.seat)
    stake = outlook.worth_of_land(territory) * (1.0 + DENIAL) + power.conquest_glory
    stake += power.attack_win * FOOD_WORTH
    value = odds.win * stake - unit * odds.losses + KILL * unit * odds.loss_of_foe
    beaten = (1.0 - odds.win) * max(0.0, figures - odds.losses)
    return value - beaten * STRANDED * unit - PROVISIONS * food


def creature_stake(outlook: Outlook, territory: int, creature: int) -> float:
    stake = (
        float(CREATURE_GLORY[creature]) + outlook.state.power(outlook.seat).attack_win * FOOD_WORTH
    )
    if CREATURE_LOCKS[creature] or CREATURE_BLOCKS_HARVEST[creature]:
        stake += NUISANCE
    if not CREATURE_SHARES[creature]:
        stake += outlook.worth_of_land(territory)
    return stake


def value_of_hunt(
    outlook: Outlook, territory: int, terms: MoveTerms, figures: int, creature: int
) -> float:
    """What an attack on a creature gains on average (NUL-CREA-11)."""
    state = outlook.state
    food = food_to_spare(outlook, figures)
    points = figures + food + terms.points + combat_points(state, outlook.seat, territory)
    if terms.bonus_choice:
        points += 1
    if state.kaija_is_in(territory) and outlook.seat == state.figures.kaija_seat:
        points += 1
    odds = creature_odds(points - CREATURE_VALUE[creature], figures, terms.cancel_casualties, True)
    unit = worth_of_unit(outlook)
    value = odds.win * creature_stake(outlook, territory, creature) - unit * odds.losses
    if not CREATURE_SHARES[creature]:
        value -= (1.0 - odds.win) * max(0.0, figures - odds.losses) * STRANDED * unit
    return value - PROVISIONS * food


# Which fights, and in which order


def choose_creature(outlook: Outlook, moves: list[int]) -> int:
    step = outlook.state.steps[-1]
    action = outlook.state.action
    assert isinstance(step, DeclareFight)
    assert action is not None
    figures = outlook.state.figures_in(step.area, outlook.seat)
    best, best_value = DECLINE.move, 0.0
    for move in moves:
        if move != DECLINE.move:
            value = value_of_hunt(outlook, step.area, action.terms(), figures, FIGHT.target(move))
            if value > best_value:
                best, best_value = move, value
    return best


def choose_fight(outlook: Outlook, moves: list[int]) -> int:
    """The most promising first: whoever loses later may retreat to what is won now."""
    state = outlook.state
    action = the_action(state)
    best, best_value = moves[0], NOTHING
    for move in moves:
        territory = RESOLVE.target(move)
        creature = action.fight_creatures[action.fight_areas.index(territory)]
        figures = state.figures_in(territory, action.seat)
        if creature != NONE:
            value = value_of_hunt(outlook, territory, action.terms(), figures, creature)
        else:
            value = value_of_attack(outlook, territory, action.terms(), figures)
        if value > best_value:
            best, best_value = move, value
    return best


# In a fight


def clash_of(state: NorthgardState, combat: Combat) -> Clash:
    """A combat between players as far as it has come."""
    attacker = combat.attacker
    defender = combat.defender
    return Clash(
        attacker.points() - defender.points(),
        state.figures_in(combat.area, attacker.seat),
        state.figures_in(combat.area, defender.seat),
        defender.inflicts(),
        attacker.inflicts(),
        attacker.cancels,
    )


def stake_of(outlook: Outlook, combat: Combat) -> float:
    """What it is worth to win."""
    foe = combat.defender if combat.attacker.seat == outlook.seat else combat.attacker
    if foe.seat == NONE:
        stake = creature_stake(outlook, combat.area, foe.creature)
    else:
        stake = outlook.worth_of_land(combat.area) * (1.0 + DENIAL)
        stake += STRANDED * worth_of_unit(outlook)
    if combat.attacker.seat == outlook.seat and foe.seat != NONE:
        stake += outlook.state.power(outlook.seat).conquest_glory
    return stake


def winning_odds(outlook: Outlook, combat: Combat, food: int) -> float:
    """The chance of the seat to win with so much food more, before the dice are rolled."""
    state = outlook.state
    attacker = combat.attacker
    defender = combat.defender
    margin = attacker.points() - defender.points()
    bonus = 1 if combat.terms().bonus_choice else 0
    if defender.seat == NONE:
        figures = state.figures_in(combat.area, attacker.seat)
        return creature_odds(margin + food + bonus, figures, attacker.cancels, True).win
    if attacker.seat == NONE:
        figures = state.figures_in(combat.area, defender.seat)
        return creature_odds(food - margin, figures, 0, False).win
    attackers = state.figures_in(combat.area, attacker.seat)
    defenders = state.figures_in(combat.area, defender.seat)
    towers = defender.building_casualties
    if outlook.seat == attacker.seat:
        answer = (min(defenders, state.players[defender.seat].resources[FOOD]) + 1) // 2
        margin += food - answer
        return fight_odds(margin, attackers, defenders, towers, attacker.cancels, bonus).win
    odds = fight_odds(margin - food, attackers, defenders, towers, attacker.cancels, bonus)
    return 1.0 - odds.win


def choose_food(outlook: Outlook, moves: list[int]) -> int:
    """As much as pays: every food is weighed against Winter and store."""
    combat = the_combat(outlook.state)
    stake = stake_of(outlook, combat)
    stock = outlook.player.resources[FOOD]
    price = 0.0
    best, best_value = moves[0], NOTHING
    for move in moves:
        food = SPEND_FOOD.target(move)
        if food:
            price += outlook.worth_of_next(FOOD, stock - food)
        value = winning_odds(outlook, combat, food) * stake - price
        if value > best_value:
            best, best_value = move, value
    return best


def choose_face(outlook: Outlook, moves: list[int]) -> int:
    """NUL-COMBAT-07: whatever wins more often, or kills more and is killed less."""
    step = outlook.state.steps[-1]
    assert isinstance(step, ChooseFace)
    combat = the_combat(outlook.state)
    clash = clash_of(outlook.state, combat)
    face = combat.side(step.who).die
    points = FACE_CHOICE_POINTS[face]
    casualties = FACE_CHOICE_CASUALTIES[face]
    if step.who == ATTACKER:
        bonus = 1 if combat.terms().bonus_choice else 0
        point = with_bonus(clash, points, 0, bonus).merit()
        return (
            POINT.move
            if point >= with_bonus(clash, 0, casualties, bonus).merit()
            else CASUALTY.move
        )
    point = settled(clash, points, 0).merit()
    return POINT.move if point <= settled(clash, 0, casualties).merit() else CASUALTY.move


def choose_bonus(outlook: Outlook, moves: list[int]) -> int:
    clash = clash_of(outlook.state, the_combat(outlook.state))
    point = after_attacker(clash, 1, 0).merit()
    return POINT.move if point >= after_attacker(clash, 0, 1).merit() else CASUALTY.move


def choose_push(outlook: Outlook, moves: list[int]) -> int:
    """Away with a defender, to where it is worth least to its owner."""
    best, best_value = DECLINE.move, NOTHING
    for move in moves:
        if move != DECLINE.move:
            value = -outlook.worth_of_land(PUSH.target(move))
            if outlook.state.figures.holders[PUSH.target(move)] != NONE:
                value = 1.0
            if value > best_value:
                best, best_value = move, value
    return best


# After a fight


def choose_casualty(outlook: Outlook, moves: list[int]) -> int:
    """Kaija eats nothing and fights for two."""
    return LOSE_UNIT.move


def choose_retreat(outlook: Outlook, moves: list[int]) -> int:
    """One figure to each neutral territory worth having, the rest to where help is needed."""
    best, best_value = moves[0], NOTHING
    for move in moves:
        if move >= RETREAT_ALL.first:
            value = worth_of_help(outlook, RETREAT_ALL.target(move)) + TOGETHER
        elif move >= RETREAT_KAIJA.first:
            value = worth_of_help(outlook, RETREAT_KAIJA.target(move))
        else:
            value = worth_of_help(outlook, RETREAT.target(move))
            if outlook.state.figures.holders[RETREAT.target(move)] == NONE:
                value += 2.0 * TOGETHER
        if value > best_value:
            best, best_value = move, value
    return best


def worth_of_help(outlook: Outlook, territory: int) -> float:
    """What a figure more makes safer there."""
    figures = outlook.state.figures_in(territory, outlook.seat)
    before = outlook.danger(territory, figures)
    return outlook.worth_of_land(territory) * (before - outlook.danger(territory, figures + 1))
