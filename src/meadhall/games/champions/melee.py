"""Choices in the middle of a fight or a voyage: rerolls, runes, and who is lost."""

from typing import Final

from meadhall.games.champions.combat import EndOfRound, ExchangeBlows, LoseWarriors
from meadhall.games.champions.moves import (
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
from meadhall.games.champions.odds import (
    CREW_STRENGTH,
    ONE,
    fight_odds,
    roll_outcomes,
    voyage_odds,
    without_weakest,
)
from meadhall.games.champions.rolls import AfterRoll, damage_of, shields_of
from meadhall.games.champions.runes import BEFORE_LOSSES
from meadhall.games.champions.runes import RUNES as RUNE_KINDS
from meadhall.games.champions.state import ChampionsState, Roll
from meadhall.games.champions.tables import (
    BLANK,
    ENEMIES,
    FACE_KINDS,
    FED_PER_FOOD,
    FIRST_SHIP,
    FOOD,
    HIT_1,
    HIT_2,
    JOURNEYS,
    LEADERS,
    NONE,
    SEA,
    SHIELD,
    WARRIOR_TYPES,
)
from meadhall.games.champions.voyage import LoseFromShip, ReplaceJourney
from meadhall.games.champions.worth import (
    MEAN_DAMAGE,
    Outlook,
    reward_for,
    worth_of_favor,
    worth_of_next,
)

NEEDED_AT_SEA: Final = 4.0
"""A warrior who survives the sea still has the monster before him, and is worth more there."""
RUNE_PATIENCE: Final[list[float]] = [0.05, 1.0, 2.0, 2.5, 3.0, 3.0, 3.0, 3.0]
"""What a rune has to gain now, with so many rounds left in which it might gain more."""

REROLLED_FACES: Final[list[list[int]]] = [
    [BLANK],
    [BLANK, SHIELD],
    [BLANK, HIT_1],
    [BLANK, HIT_1, SHIELD],
    [BLANK, HIT_1, HIT_2],
]
"""Dice worth rerolling: for more damage, for much more damage, or for shields."""


class Melee:
    """A combat round in which the dice lie on the table."""

    __slots__ = ("attack", "crew", "left", "outlook", "reward", "roll", "strength_worth", "style")

    def __init__(self, outlook: Outlook, target: int, card: int, damage: int) -> None:
        state = outlook.state
        enemy = ENEMIES[card]
        self.outlook = outlook
        self.style = outlook.style
        self.attack = enemy.attack
        self.left = enemy.defense - damage
        """Damage the enemy can still take."""
        self.crew = crew_at(state, target)
        self.reward = reward_of_fight(outlook, target, card)
        self.strength_worth = outlook.strength_worth
        if enemy.kind == SEA:
            self.strength_worth += NEEDED_AT_SEA

    def value_after(self, damage: int, shields: int, is_healed: bool) -> float:
        """What a round brings that ends with so much damage and so many shields."""
        losses = 0 if is_healed else self.attack - shields
        return self.value_of_rest(without_weakest(self.crew, losses, self.style), damage)

    def value_of_rest(self, rest: int, damage: int) -> float:
        if damage >= self.left:
            return self.reward + CREW_STRENGTH[self.style][rest] * self.strength_worth
        win, left = fight_odds(rest, self.attack, self.left - damage, self.style)
        return win * self.reward + left * self.strength_worth


def crew_at(state: ChampionsState, target: int) -> int:
    at = target * WARRIOR_TYPES
    crews = state.crews
    return crews[at] * ONE[0] + crews[at + 1] * ONE[1] + crews[at + 2]


def reward_of_fight(outlook: Outlook, target: int, card: int) -> float:
    coins = 0
    if target >= FIRST_SHIP:
        coins = outlook.state.monster_coins[outlook.state.port_ships.index(target - FIRST_SHIP)]
    return reward_for(outlook, card, coins)


# After a roll


def choose_after_roll(state: ChampionsState, seat: int, moves: list[int], step: AfterRoll) -> int:
    """Favor or a rune, if it gains more than it is worth unspent."""
    if len(moves) == 1:
        return moves[0]
    outlook = Outlook(state, seat)
    if step.is_hunt:
        return choose_after_hunt(outlook, moves)
    roll = state.roll
    blows = state.steps[-2]
    assert roll is not None
    assert isinstance(blows, ExchangeBlows)
    melee = Melee(outlook, blows.target, blows.enemy, blows.damage)
    damage, shields = damage_of(roll, outlook.player.leader), shields_of(roll)
    if is_decided(melee, damage, shields, roll.losses_prevented):
        return ACCEPT
    now = melee.value_after(damage, shields, roll.losses_prevented)
    best, best_gain = ACCEPT, 0.0
    for move in moves:
        if move == ACCEPT:
            continue
        if move == FAVOR_REROLL:
            faces = best_faces(melee, roll)
            gain = value_of_reroll(melee, roll, REROLLED_FACES[faces]) - now
            gain -= price_of_reroll(outlook)
        else:
            gain = value_of_roll_rune(melee, roll, move - RUNE) - now
            gain -= RUNE_PATIENCE[outlook.rounds_left]
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def is_decided(melee: Melee, damage: int, shields: int, is_healed: bool) -> bool:
    """The enemy falls and nobody is lost: nothing can be better."""
    return damage >= melee.left and (is_healed or shields >= melee.attack)


def price_of_reroll(outlook: Outlook) -> float:
    """CHM-LEAD-01: one leader gets the glory of a spent favor all the same."""
    leader = LEADERS[outlook.player.leader]
    return worth_of_favor(outlook) - worth_of_next(outlook, leader.reroll_good, 0) * (
        leader.reroll_gain
    )


def value_of_roll_rune(melee: Melee, roll: Roll, rune: int) -> float:
    """Healing, Retaliation, or Potential."""
    leader = melee.outlook.player.leader
    kind = RUNE_KINDS[rune]
    if kind.timing == BEFORE_LOSSES:
        return melee.value_after(damage_of(roll, leader), 0, True)
    if kind.figure:
        roll = Roll(roll.faces, roll.locked, kind.figure, roll.losses_prevented)
        return melee.value_after(damage_of(roll, leader), shields_of(roll), roll.losses_prevented)
    return value_of_reroll(melee, roll, REROLLED_FACES[0])


def best_faces(melee: Melee, roll: Roll) -> int:
    """Which faces are best rerolled, as a number in ``REROLLED_FACES``."""
    best = 0
    best_value = -1000.0
    for number in range(len(REROLLED_FACES)):
        value = value_of_reroll(melee, roll, REROLLED_FACES[number])
        if value > best_value + 0.001:
            best, best_value = number, value
    return best


def value_of_reroll(melee: Melee, roll: Roll, faces: list[int]) -> float:
    """The average over all that the rerolled dice can show."""
    again = 0
    kept = roll.faces[:]
    for face in faces:
        for warrior in range(WARRIOR_TYPES):
            group = warrior * FACE_KINDS + face
            n = roll.faces[group] - roll.locked[group]
            kept[group] -= n
            again += n * ONE[warrior]
    rest = Roll(kept, roll.locked, roll.shield_damage, roll.losses_prevented)
    damage = damage_of(rest, melee.outlook.player.leader)
    shields = shields_of(rest)
    value = 0.0
    for more_damage, more_shields, chance in roll_outcomes(again, melee.style):
        value += chance * melee.value_after(
            damage + more_damage + more_shields * roll.shield_damage,
            shields + more_shields,
            roll.losses_prevented,
        )
    return value


def choose_dice(state: ChampionsState, seat: int, moves: list[int]) -> int:
    """All dice that show the faces best rerolled, then the roll."""
    roll = state.roll
    assert roll is not None
    outlook = Outlook(state, seat)
    faces = REROLLED_FACES[0]
    blows = state.steps[-3]
    if isinstance(blows, ExchangeBlows):
        melee = Melee(outlook, blows.target, blows.enemy, blows.damage)
        faces = REROLLED_FACES[best_faces(melee, roll)]
    for move in moves:
        if move != ROLL and (move - REROLL) % FACE_KINDS in faces:
            return move
    return ROLL if ROLL in moves else moves[0]


def choose_after_hunt(outlook: Outlook, moves: list[int]) -> int:
    """Blanks are rerolled only if favor costs less than the food it may bring."""
    roll = outlook.state.roll
    assert roll is not None
    if FAVOR_REROLL not in moves:
        return ACCEPT
    food = 0.0
    for warrior in range(WARRIOR_TYPES):
        group = warrior * FACE_KINDS + BLANK
        food += (roll.faces[group] - roll.locked[group]) * MEAN_DAMAGE[outlook.style][warrior]
    brought = damage_of(roll, outlook.player.leader)
    worth = food * worth_of_next(outlook, FOOD, outlook.player.goods[FOOD] + brought)
    return FAVOR_REROLL if food and worth > price_of_reroll(outlook) else ACCEPT


# Losses


def choose_losses(state: ChampionsState, seat: int, moves: list[int], step: LoseWarriors) -> int:
    """Lose the one without whom the rest of the crew still does best."""
    outlook = Outlook(state, seat)
    crew = crew_at(state, step.target)
    below = state.steps[-2]
    if isinstance(below, EndOfRound):
        melee = Melee(outlook, below.target, below.enemy, 0)
        return best_loss(melee, moves, crew, step.n, below.damage)
    shore = state.port_ships.index(step.target - FIRST_SHIP)
    monster = state.monsters[shore]
    doomed = choose_doomed(monster, moves)
    if doomed != NONE:
        return doomed
    return best_loss(Melee(outlook, step.target, monster, 0), moves, crew, step.n, 0)


def best_loss(melee: Melee, moves: list[int], crew: int, n: int, damage: int) -> int:
    best = moves[0]
    best_value = -1000.0
    for move in moves:
        rest = without_weakest(crew - ONE[move - LOSE], n - 1, melee.style)
        value = melee.value_of_rest(rest, damage)
        if value > best_value + 0.001:
            best, best_value = move, value
    return best


def choose_doomed(monster: int, moves: list[int]) -> int:
    """Warriors whom the monster forbids die anyway (CHM-COMBAT-12)."""
    if monster != NONE:
        for move in moves:
            if move != LOSE_FOOD and ENEMIES[monster].forbidden[move - LOSE]:
                return move
    return NONE


def choose_loss_at_sea(
    state: ChampionsState, seat: int, moves: list[int], step: LoseFromShip
) -> int:
    """Food or a warrior, by what is left of the voyage."""
    shore = state.port_ships.index(step.ship)
    monster = state.monsters[shore]
    doomed = choose_doomed(monster, moves)
    if doomed != NONE or monster == NONE:
        return moves[0] if doomed == NONE else doomed
    outlook = Outlook(state, seat)
    enemy = ENEMIES[monster]
    crew = crew_at(state, FIRST_SHIP + step.ship)
    reward = reward_of_fight(outlook, FIRST_SHIP + step.ship, monster)
    best = moves[0]
    best_value = -1000.0
    for move in moves:
        food = state.cargo[step.ship] - (1 if move == LOSE_FOOD else 0)
        rest = crew if move == LOSE_FOOD else crew - ONE[move - LOSE]
        win, left, _ = voyage_odds(
            rest, food, FED_PER_FOOD[shore], enemy.attack, enemy.defense, QUIET, outlook.style
        )
        value = win * reward + left * outlook.strength_worth
        if value > best_value + 0.001:
            best, best_value = move, value
    return best


def _find_quiet() -> int:
    """The journey card that does nothing."""
    for card, journey in enumerate(JOURNEYS):
        if journey.enemy == NONE and not journey.losses:
            return card
    return NONE


QUIET: Final = _find_quiet()


def choose_other_journey(state: ChampionsState, seat: int, step: ReplaceJourney) -> int:
    """The Journey rune: if an unknown card promises more than the one revealed."""
    shore = step.shore
    monster = state.monsters[shore]
    if monster == NONE:
        return DECLINE
    outlook = Outlook(state, seat)
    enemy = ENEMIES[monster]
    ship = state.port_ships[shore]
    crew = crew_at(state, FIRST_SHIP + ship)
    reward = reward_of_fight(outlook, FIRST_SHIP + ship, monster)
    values: list[float] = []
    for card in (state.journeys[shore], NONE):
        win, left, glory = voyage_odds(
            crew,
            state.cargo[ship],
            FED_PER_FOOD[shore],
            enemy.attack,
            enemy.defense,
            card,
            outlook.style,
        )
        values.append(win * reward + left * outlook.strength_worth + glory)
    gain = values[1] - values[0]
    return USE if gain > 0.5 * RUNE_PATIENCE[outlook.rounds_left] else DECLINE
