"""Choices in the middle of a fight or a voyage: rerolls, runes, and losses."""

from typing import Final

from meadhall.games.champions.bot.crews import (
    CREW_STRENGTH,
    MEAN_DAMAGE,
    ONE,
    WEAKEST_FIRST,
    crew_at,
    damage_of_face,
    without_weakest,
)
from meadhall.games.champions.bot.odds import QUIET, fight_odds, roll_outcomes, voyage_odds
from meadhall.games.champions.bot.outlook import Outlook
from meadhall.games.champions.bot.worth import reward_for, worth_of_favor, worth_of_next
from meadhall.games.champions.content.tables import (
    BLANK,
    ENEMIES,
    FACE_KINDS,
    FED_PER_FOOD,
    FIRST_SHIP,
    FOOD,
    HIT_1,
    HIT_2,
    MONSTER,
    NONE,
    SEA,
    SHIELD,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.builders import LEADERS, RUNES
from meadhall.games.champions.rules.fighting.combat import EndOfRound, ExchangeBlows, LoseWarriors
from meadhall.games.champions.rules.fighting.journeys import LoseFromShip
from meadhall.games.champions.rules.fighting.rolls import (
    GROUPS,
    AfterRoll,
    ChangeRoll,
    PickDice,
    damage_of,
    shields_of,
)
from meadhall.games.champions.rules.fighting.voyage import ReplaceJourney
from meadhall.games.champions.rules.leaders import GainForFavor
from meadhall.games.champions.rules.moves import (
    ACCEPT,
    DECLINE,
    FAVOR_REROLL,
    LOSE,
    LOSE_FOOD,
    REROLL,
    ROLL,
    RUNE,
    USE,
)
from meadhall.games.champions.rules.state import ChampionsState, Roll
from meadhall.kernel.best import Best

NEEDED_AT_SEA: Final = 4.0
"""What warriors who survive the Kraken are worth on top: the monster is still to come."""


class Melee:
    """A fight under way: who fights, what the enemy can still take, what is at stake."""

    __slots__ = ("attack", "crew", "left", "outlook", "reward", "strength_worth", "style")

    def __init__(self, outlook: Outlook, target: int, card: int, damage: int) -> None:
        enemy = ENEMIES[card]
        self.outlook = outlook
        self.style = outlook.style
        self.attack = enemy.attack
        self.left = enemy.defense - damage
        """Damage that is still needed."""
        self.crew = crew_at(outlook.state, target)
        self.reward = reward_at(outlook, target, card)
        self.strength_worth = outlook.strength_worth
        if enemy.kind == SEA:
            self.strength_worth += NEEDED_AT_SEA


def reward_at(outlook: Outlook, target: int, card: int) -> float:
    coins = 0
    if ENEMIES[card].kind == MONSTER:
        coins = outlook.state.shores.coins[outlook.state.shores.ships.index(target - FIRST_SHIP)]
    return reward_for(outlook, card, coins)


def value_after(melee: Melee, damage: int, shields: int, is_healed: bool) -> float:
    """What the fight will bring if this round ends with this damage and these shields."""
    losses = 0 if is_healed else melee.attack - shields
    return value_of_rest(melee, without_weakest(melee.crew, losses, melee.style), damage)


def value_of_rest(melee: Melee, rest: int, damage: int) -> float:
    """What those who are left will bring after this damage."""
    if damage >= melee.left:
        return melee.reward + CREW_STRENGTH[melee.style][rest] * melee.strength_worth
    win, left = fight_odds(rest, melee.attack, melee.left - damage, melee.style)
    return win * melee.reward + left * melee.strength_worth


# After a roll

PATIENCE: Final[list[float]] = [0.05, 1.5, 2.5, 3.5, 4.5, 5.0, 5.5, 5.5]
"""What a rune has to gain now, by the rounds left in which it might gain more."""


def choose_after_roll(state: ChampionsState, seat: int, moves: list[int], step: AfterRoll) -> int:
    """Favor or a rune, if it gains more than it is worth unspent."""
    outlook = Outlook(state, seat)
    roll = state.roll
    blows = state.steps[-2]
    assert roll is not None
    if step.is_hunt or not isinstance(blows, ExchangeBlows):
        return choose_after_hunt(outlook, roll, moves)
    melee = Melee(outlook, blows.target, blows.enemy, blows.damage)
    damage, shields = damage_of(roll, outlook.player.leader), shields_of(roll)
    if damage >= melee.left and (roll.losses_prevented or shields >= melee.attack):
        return ACCEPT.move  # Nothing can be better.
    now = value_after(melee, damage, shields, roll.losses_prevented)
    best = Best(ACCEPT.move, 0.0)
    for move in moves:
        if move == FAVOR_REROLL.move:
            reroll = value_of_reroll(melee, roll, best_picks(melee, roll))
            best.offer(move, reroll - now - price_of_reroll(outlook))
        elif RUNE.has(move):
            changed = value_of_rune(melee, roll, RUNE.target(move))
            best.offer(move, changed - now - PATIENCE[outlook.rounds_left])
    return best.move


def choose_after_hunt(outlook: Outlook, roll: Roll, moves: list[int]) -> int:
    """Blanks are rerolled only if favor costs less than the food it may bring."""
    food = 0.0
    for warrior in range(WARRIOR_TYPES):
        group = warrior * FACE_KINDS + BLANK
        food += (roll.faces[group] - roll.locked[group]) * MEAN_DAMAGE[outlook.style][warrior]
    brought = outlook.player.goods[FOOD] + damage_of(roll, outlook.player.leader)
    gain = food * worth_of_next(outlook, FOOD, brought) - price_of_reroll(outlook)
    return FAVOR_REROLL.move if food and gain > 0.0 and FAVOR_REROLL.move in moves else ACCEPT.move


def price_of_reroll(outlook: Outlook) -> float:
    """CHM-LEAD-01: one leader gets something back for a spent favor."""
    power = LEADERS[outlook.player.leader]
    refund = 0.0
    if isinstance(power, GainForFavor):
        refund = power.n * worth_of_next(outlook, power.good, 0)
    return worth_of_favor(outlook) - refund


def value_of_rune(melee: Melee, roll: Roll, rune: int) -> float:
    """Healing, Retaliation or Potential on this roll."""
    leader = melee.outlook.player.leader
    effect = RUNES[rune]
    if isinstance(effect, ChangeRoll):
        roll = effect.changed(roll)
        return value_after(melee, damage_of(roll, leader), shields_of(roll), roll.losses_prevented)
    return value_of_reroll(melee, roll, picks_showing(roll, [BLANK]))


# Rerolls: picks are numbers of dice for each type and face, as in a roll

FOR_DAMAGE: Final[list[list[int]]] = [
    [BLANK],
    [BLANK, SHIELD],
    [BLANK, HIT_1],
    [BLANK, HIT_1, SHIELD],
]
"""Faces that may be rerolled while damage is lacking."""


def best_picks(melee: Melee, roll: Roll) -> list[int]:
    """The dice that are best rerolled."""
    if damage_of(roll, melee.outlook.player.leader) >= melee.left:
        return picks_to_spare(melee, roll)
    tried: list[list[int]] = []
    best = Best(0)
    for faces in FOR_DAMAGE:
        picks = picks_showing(roll, faces)
        if picks not in tried:
            best.offer(len(tried), value_of_reroll(melee, roll, picks))
            tried.append(picks)
    return tried[best.move]


def picks_showing(roll: Roll, faces: list[int]) -> list[int]:
    """All dice with these faces that are not locked."""
    picks = [0] * GROUPS
    for face in faces:
        for group in range(face, GROUPS, FACE_KINDS):
            picks[group] = roll.faces[group] - roll.locked[group]
    return picks


def picks_to_spare(melee: Melee, roll: Roll) -> list[int]:
    """The enemy falls: reroll for shields whatever is not needed for that."""
    picks = picks_showing(roll, [BLANK])
    spare = damage_of(roll, melee.outlook.player.leader) - melee.left
    for face in (HIT_1, HIT_2):
        # The types with the best shields are the weakest ones: they go first.
        for warrior in WEAKEST_FIRST[melee.style]:
            group = warrior * FACE_KINDS + face
            each = damage_of_face(melee.style, warrior, face)
            n = min(roll.faces[group] - roll.locked[group], spare // each)
            picks[group] = n
            spare -= n * each
    return picks


def value_of_reroll(melee: Melee, roll: Roll, picks: list[int]) -> float:
    """The average of everything that the picked dice can show."""
    kept = list(roll.faces)
    again = 0
    for group in range(GROUPS):
        if picks[group]:
            kept[group] -= picks[group]
            again += picks[group] * ONE[group // FACE_KINDS]
    rest = Roll(tuple(kept), roll.locked, roll.shield_damage, roll.losses_prevented)
    damage, shields = damage_of(rest, melee.outlook.player.leader), shields_of(rest)
    value = 0.0
    for more_damage, more_shields, chance in roll_outcomes(again, melee.style):
        more_damage += more_shields * roll.shield_damage
        value += chance * value_after(
            melee, damage + more_damage, shields + more_shields, roll.losses_prevented
        )
    return value


def choose_dice(state: ChampionsState, seat: int, moves: list[int], step: PickDice) -> int:
    """Pick the dice that are best rerolled, one by one, then roll."""
    roll = state.roll
    blows = state.steps[-3]
    assert roll is not None
    if isinstance(blows, ExchangeBlows):
        outlook = Outlook(state, seat)
        picks = best_picks(Melee(outlook, blows.target, blows.enemy, blows.damage), roll)
    else:
        picks = picks_showing(roll, [BLANK])
    for move in moves:
        if REROLL.has(move) and picks[REROLL.target(move)] > step.picked[REROLL.target(move)]:
            return move
    return ROLL.move if ROLL.move in moves else moves[0]


# Losses


def choose_losses(state: ChampionsState, seat: int, moves: list[int], step: LoseWarriors) -> int:
    """The warrior whom the others can best do without."""
    outlook = Outlook(state, seat)
    below = state.steps[-2]
    if isinstance(below, EndOfRound):
        melee = Melee(outlook, below.target, below.enemy, 0)
        return best_loss(melee, moves, step.n, below.damage)
    monster = state.shores.monsters[state.shores.ships.index(step.target - FIRST_SHIP)]
    if monster == NONE:
        return moves[0]
    doomed = find_doomed(monster, moves)
    if doomed != NONE:
        return doomed
    return best_loss(Melee(outlook, step.target, monster, 0), moves, step.n, 0)


def best_loss(melee: Melee, moves: list[int], n: int, damage: int) -> int:
    """The first of n losses, if the weakest follow."""
    best = Best(moves[0])
    for move in moves:
        rest = without_weakest(melee.crew - ONE[LOSE.target(move)], n - 1, melee.style)
        best.offer(move, value_of_rest(melee, rest, damage))
    return best.move


def find_doomed(monster: int, moves: list[int]) -> int:
    """Warriors whom the monster forbids die anyway (CHM-COMBAT-12)."""
    for move in moves:
        if LOSE.has(move) and ENEMIES[monster].forbidden[LOSE.target(move)]:
            return move
    return NONE


# Voyages


def value_of_voyage(outlook: Outlook, shore: int, crew: int, food: int, journey: int) -> float:
    """What a crew at sea will bring after this journey card."""
    monster = outlook.state.shores.monsters[shore]
    if monster == NONE:
        return 0.0
    enemy = ENEMIES[monster]
    win, left, glory = voyage_odds(
        crew, food, FED_PER_FOOD[shore], enemy.attack, enemy.defense, journey, outlook.style
    )
    reward = reward_for(outlook, monster, outlook.state.shores.coins[shore])
    return win * reward + left * outlook.strength_worth + glory


def choose_loss_at_sea(
    state: ChampionsState, seat: int, moves: list[int], step: LoseFromShip
) -> int:
    """Food or a warrior, by what the others can still do."""
    shore = state.shores.ships.index(step.ship)
    outlook = Outlook(state, seat)
    crew = crew_at(state, FIRST_SHIP + step.ship)
    food = state.crews.food[step.ship]
    if state.shores.monsters[shore] != NONE:
        doomed = find_doomed(state.shores.monsters[shore], moves)
        if doomed != NONE:
            return doomed
    best = Best(moves[0])
    for move in moves:
        if move == LOSE_FOOD.move:
            value = value_of_voyage(outlook, shore, crew, food - 1, QUIET)
        else:
            value = value_of_voyage(outlook, shore, crew - ONE[LOSE.target(move)], food, QUIET)
        best.offer(move, value)
    return best.move


JOURNEY_PATIENCE: Final = 0.5
"""The share of ``PATIENCE`` for the Journey rune, which seldom gains much."""


def choose_other_journey(state: ChampionsState, seat: int, step: ReplaceJourney) -> int:
    """Use the Journey rune if an unknown card is better than the revealed one."""
    shore = step.shore
    ship = state.shores.ships[shore]
    outlook = Outlook(state, seat)
    crew = crew_at(state, FIRST_SHIP + ship)
    food = state.crews.food[ship]
    gain = value_of_voyage(outlook, shore, crew, food, NONE)
    gain -= value_of_voyage(outlook, shore, crew, food, state.shores.journeys[shore])
    return USE.move if gain > JOURNEY_PATIENCE * PATIENCE[outlook.rounds_left] else DECLINE.move
