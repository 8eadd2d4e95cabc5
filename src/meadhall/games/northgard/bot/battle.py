"""What fights are worth before they begin, and the choices they bring."""

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
from meadhall.games.northgard.bot.outlook import DENIAL, FOOD_WORTH, IMPOSSIBLE, Outlook
from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import FOOD, NONE
from meadhall.games.northgard.rules.clans import combat_points
from meadhall.games.northgard.rules.fighting.combat import ChooseFace, ignores_defences
from meadhall.games.northgard.rules.fighting.fights import DeclareFight
from meadhall.games.northgard.rules.moves import (
    CASUALTY,
    DECLINE,
    FIGHT,
    MOVES,
    POINT,
    PUSH,
    RESOLVE,
    RETREAT,
    RETREAT_ALL,
    SPEND_FOOD,
)
from meadhall.games.northgard.rules.progress import ATTACKER, Combat, MoveTerms
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_action, the_combat

# Before a fight

UNIT_WORTH: Final = 0.9
UNIT_PER_YEAR: Final = 0.12
KILL: Final = 0.35
"""The weight of a unit that an opponent loses."""
STRANDED: Final = 0.35
"""The share of the figures of a beaten side that cannot retreat."""
NEEDED: Final = 1.0
"""Food worth this much is kept for Winter."""
PROVISIONS: Final = 0.3
"""The price of a food that may be spent in a fight but need not be."""


def worth_of_unit(outlook: Outlook) -> float:
    return UNIT_WORTH + UNIT_PER_YEAR * outlook.years_left


def food_to_spare(outlook: Outlook, figures: int) -> int:
    """Food that can be spent in a fight without anybody going hungry in Winter."""
    spare = 0
    stock = outlook.player.resources[FOOD]
    while spare < min(figures, stock) and outlook.worth_of_next(FOOD, stock - spare - 1) < NEEDED:
        spare += 1
    return spare


def expected_answer(state: NorthgardState, defender: int, figures: int) -> int:
    """Half of the food that a defender may spend, rounded up."""
    return (min(figures, state.players[defender].resources[FOOD]) + 1) // 2


def attack_odds(
    outlook: Outlook, territory: int, terms: MoveTerms, figures: int, food: int
) -> Odds:
    """An attack with these figures and this much food."""
    state = outlook.state
    defender = state.control(territory)
    foes = state.figures_in(territory, defender)
    if terms.push_defender:
        foes -= 1
    if foes <= 0:
        return Odds(1.0, 0.0, 0.0)
    defence = foes + expected_answer(state, defender, foes)
    defence += combat_points(state, defender, territory)
    if state.kaija_is_in(territory):
        defence += 1
    towers = 0
    if not ignores_defences(state, outlook.seat):
        defence += state.buildings.sum(territory, tables.DEFENDER_POINTS)
        towers = state.buildings.sum(territory, tables.DEFENDER_CASUALTIES)
    attack = figures + food + terms.points + combat_points(state, outlook.seat, territory)
    bonus = int(terms.bonus_choice)
    return fight_odds(attack - defence, figures, foes, towers, terms.cancel_casualties, bonus)


def value_of_attack(outlook: Outlook, territory: int, terms: MoveTerms, figures: int) -> float:
    """What an attack with these figures gains on average."""
    if figures <= 0:
        return 0.0
    food = food_to_spare(outlook, figures)
    odds = attack_odds(outlook, territory, terms, figures, food)
    unit = worth_of_unit(outlook)
    power = outlook.state.power(outlook.seat)
    stake = outlook.worth_of_land(territory) * (1.0 + DENIAL) + power.conquest_glory
    stake += power.attack_win * FOOD_WORTH
    value = odds.win * stake - unit * odds.losses + KILL * unit * odds.loss_of_foe
    beaten = (1.0 - odds.win) * max(0.0, figures - odds.losses)
    return value - beaten * STRANDED * unit - PROVISIONS * food


NUISANCE: Final = 0.8
"""What it is worth to be rid of a creature that prevents work."""


def creature_stake(outlook: Outlook, territory: int, creature: int) -> float:
    """What it is worth to beat a creature."""
    power = outlook.state.power(outlook.seat)
    stake = float(tables.CREATURE_GLORY[creature]) + power.attack_win * FOOD_WORTH
    if tables.CREATURE_LOCKS[creature] or tables.CREATURE_BLOCKS_HARVEST[creature]:
        stake += NUISANCE
    if not tables.CREATURE_SHARES[creature]:
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
    margin = points - tables.CREATURE_VALUE[creature]
    odds = creature_odds(margin, figures, terms.cancel_casualties, True)
    unit = worth_of_unit(outlook)
    value = odds.win * creature_stake(outlook, territory, creature) - unit * odds.losses
    if not tables.CREATURE_SHARES[creature]:
        value -= (1.0 - odds.win) * max(0.0, figures - odds.losses) * STRANDED * unit
    return value - PROVISIONS * food


def value_of_declaring(outlook: Outlook, move: int) -> float:
    """A fight against a creature that shares a territory with the seat."""
    state = outlook.state
    step = state.steps[-1]
    assert isinstance(step, DeclareFight)
    figures = state.figures_in(step.area, outlook.seat)
    terms = the_action(state).terms()
    return value_of_hunt(outlook, step.area, terms, figures, FIGHT.target(move))


def value_of_resolving(outlook: Outlook, move: int) -> float:
    """The most promising fight comes first: losers may retreat to what is won now."""
    state = outlook.state
    action = the_action(state)
    territory = RESOLVE.target(move)
    creature = action.fight_creatures[action.fight_areas.index(territory)]
    figures = state.figures_in(territory, action.seat)
    if creature != NONE:
        return value_of_hunt(outlook, territory, action.terms(), figures, creature)
    return value_of_attack(outlook, territory, action.terms(), figures)


NO_LOSS: Final = 1.0
"""The best place to push a defender to: land that its owner has already."""


def value_of_pushing(outlook: Outlook, move: int) -> float:
    """A defender is pushed to where it is worth least to its owner."""
    if move == DECLINE.move:
        return IMPOSSIBLE
    territory = PUSH.target(move)
    if outlook.state.control(territory) != NONE:
        return NO_LOSS
    return -outlook.worth_of_land(territory)


# In a fight


def clash_of(state: NorthgardState, combat: Combat) -> Clash:
    """A combat between players as it stands now."""
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
        return creature_stake(outlook, combat.area, foe.creature)
    stake = outlook.worth_of_land(combat.area) * (1.0 + DENIAL)
    stake += STRANDED * worth_of_unit(outlook)
    if combat.attacker.seat == outlook.seat:
        stake += outlook.state.power(outlook.seat).conquest_glory
    return stake


def winning_odds(outlook: Outlook, combat: Combat, food: int) -> float:
    """The seat's chance to win if it spends this much food, before the dice are rolled."""
    state = outlook.state
    attacker = combat.attacker
    defender = combat.defender
    margin = attacker.points() - defender.points()
    bonus = int(combat.terms().bonus_choice)
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
        margin += food - expected_answer(state, defender.seat, defenders)
        return fight_odds(margin, attackers, defenders, towers, attacker.cancels, bonus).win
    odds = fight_odds(margin - food, attackers, defenders, towers, attacker.cancels, bonus)
    return 1.0 - odds.win


def value_of_food(outlook: Outlook, move: int) -> float:
    """The chance to win, less what the food is worth in Winter and in store."""
    combat = the_combat(outlook.state)
    food = SPEND_FOOD.target(move)
    chance = winning_odds(outlook, combat, food)
    return chance * stake_of(outlook, combat) - outlook.price_of(FOOD, food)


def choose_face(outlook: Outlook, moves: list[int]) -> int:
    """NUL-COMBAT-07: what wins more often, or kills more and loses fewer."""
    step = outlook.state.steps[-1]
    assert isinstance(step, ChooseFace)
    combat = the_combat(outlook.state)
    clash = clash_of(outlook.state, combat)
    face = combat.side(step.who).die
    points = tables.FACE_CHOICE_POINTS[face]
    casualties = tables.FACE_CHOICE_CASUALTIES[face]
    if step.who == ATTACKER:
        bonus = int(combat.terms().bonus_choice)
        point = with_bonus(clash, points, 0, bonus).merit()
        takes_point = point >= with_bonus(clash, 0, casualties, bonus).merit()
    else:
        takes_point = settled(clash, points, 0).merit() <= settled(clash, 0, casualties).merit()
    return POINT.move if takes_point else CASUALTY.move


def choose_bonus(outlook: Outlook, moves: list[int]) -> int:
    clash = clash_of(outlook.state, the_combat(outlook.state))
    point = after_attacker(clash, 1, 0).merit()
    return POINT.move if point >= after_attacker(clash, 0, 1).merit() else CASUALTY.move


# After a fight

TOGETHER: Final = 0.01
"""Figures retreat together, unless one of them alone can take neutral land."""


def value_of_retreat(outlook: Outlook, move: int) -> float:
    """One figure to each neutral territory worth having, the rest to where help is needed."""
    verb = MOVES.verb(move)
    territory = verb.target(move)
    value = worth_of_help(outlook, territory)
    if verb is RETREAT_ALL:
        return value + TOGETHER
    if verb is RETREAT and outlook.state.control(territory) == NONE:
        return value + 2.0 * TOGETHER
    return value


def worth_of_help(outlook: Outlook, territory: int) -> float:
    """How much safer one more figure makes a territory."""
    figures = outlook.state.figures_in(territory, outlook.seat)
    before = outlook.danger(territory, figures)
    return outlook.worth_of_land(territory) * (before - outlook.danger(territory, figures + 1))
