"""The Fire Weapons phase: what to shoot at, how to pay, when to duck."""

from typing import Final

from meadhall.games.last_aurora.bot.choosing import best_of
from meadhall.games.last_aurora.bot.hauling import joining_worth
from meadhall.games.last_aurora.bot.outlook import Outlook
from meadhall.games.last_aurora.bot.reading import script_worth
from meadhall.games.last_aurora.bot.worth import cheapest_object, object_worth, price_of_token
from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.road import PROGRESS
from meadhall.games.last_aurora.content.tables import AMMO, BOX_LEVEL, FIRST_ENEMY, NONE
from meadhall.games.last_aurora.rules.cards import abilities
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES, active_with
from meadhall.games.last_aurora.rules.fighting.ambush import struck_by
from meadhall.games.last_aurora.rules.fighting.attack import (
    LOOKOUTS,
    ChooseTarget,
    ReadOutcome,
    first_hit_bonus,
)
from meadhall.games.last_aurora.rules.fighting.enemies import boxes_left, foes_near
from meadhall.games.last_aurora.rules.fighting.loot import OfferLoot
from meadhall.games.last_aurora.rules.modules.pvp import DODGE_TRACK, rivals_near
from meadhall.games.last_aurora.rules.moves import (
    ABILITY,
    AT_ENEMY,
    AT_SEAT,
    DECLINE,
    DISCARD,
    DONE,
    FIRE,
    HIT,
    LOAD,
    LOAD_AMMO,
    OUTCOME,
    PLAY,
    REMOVE,
    USE,
)
from meadhall.games.last_aurora.rules.pieces import Foe
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.best import Best
from meadhall.kernel.moves import Verb

# Chances


def _chance_table(cards: list[int]) -> list[list[float]]:
    """For each level of a Weapon the chance of 0, 1, 2 ... Damage."""
    table: list[list[float]] = []
    for level in range(tables.MAX_WEAPON_LEVEL):
        chances = [0.0] * 8
        for card in cards:
            chances[tables.OUTCOME_HITS[card][level]] += 1.0 / len(cards)
        table.append(chances)
    return table


BASE_CHANCES: Final = _chance_table(tables.BASE_OUTCOMES)
PVP_CHANCES: Final = _chance_table(tables.PVP_OUTCOMES)


def chances_of(state: AuroraState, level: int) -> list[float]:
    """The chances of 0, 1, 2 ... Damage for a Weapon of this level."""
    return (PVP_CHANCES if state.options.pvp else BASE_CHANCES)[level - 1]


# What an attack is worth

LOOT: Final = 2.6
"""What the first Target space of an Enemy brings on average."""


def reward_of(outlook: Outlook, foe: Foe) -> float:
    """What the seat's Target counter, or its next one, brings when the Enemy is defeated."""
    counter = outlook.seat if outlook.seat in foe.targets else NONE
    if counter not in foe.targets:
        return 0.0
    place = foe.targets.index(counter)
    if place == 0:
        return LOOT
    return script_worth(outlook, tables.TARGET_REWARDS[foe.card - FIRST_ENEMY][place])


FAME: Final = 1.0
ATTACK_AVERTED: Final = 0.3
"""What it is worth, for each point of its attack, that an Enemy is gone."""
DAMAGE_DEALT: Final = 0.25
"""Damage on an Enemy brings its defeat nearer."""
FIRST_HIT: Final = 0.2
"""The share of a reward that a Target counter is worth by itself."""


def hit_worth(outlook: Outlook, foe: Foe, damage: int) -> float:
    """LAU-FIRE-07: Fame, and the Target counter's share of a defeat that comes nearer."""
    left = boxes_left(foe)
    reward = reward_of(outlook, foe)
    if damage >= left:
        return FAME + reward + ATTACK_AVERTED * tables.ATTACK[foe.card - FIRST_ENEMY]
    worth = FAME + DAMAGE_DEALT * damage * reward / max(1.0, 0.5 * left)
    if outlook.seat not in foe.targets and outlook.fires_left > 1:
        worth += FIRST_HIT * reward
    return worth


def shot_worth(outlook: Outlook, foe: Foe, level: int) -> float:
    """What it is worth to fire a Weapon of this level at an Enemy."""
    state = outlook.state
    bonus = 0 if outlook.player.has_hit else first_hit_bonus(state, outlook.player)
    lookouts = active_with(state, outlook.player, LOOKOUTS)
    worth = 0.0
    for damage, chance in enumerate(chances_of(state, level)):
        if chance == 0.0:
            continue
        if damage:
            worth += chance * hit_worth(outlook, foe, damage + bonus)
        elif lookouts:
            worth += chance * hit_worth(outlook, foe, ABILITIES[lookouts[0]].n + bonus)
    return worth


FIRST_HIT_ON_PLAYER: Final = 1.0
NEXT_HIT_ON_PLAYER: Final = 0.6
"""LFS-PVP-14: the bonuses of the attack track, and what the opponent loses."""
AT_THE_LEADER: Final = 0.1
"""How much better a shot is at an opponent who is not behind."""


def shot_at_player_worth(outlook: Outlook, other: int, level: int) -> float:
    """LFS-PVP-07: the same at a player, less what is dodged."""
    state = outlook.state
    dodged = DODGE_TRACK[state.fight.dodge_marks[other]]
    has_hit = state.fight.attack_marks[outlook.seat] > 0
    first = NEXT_HIT_ON_PLAYER if has_hit else FIRST_HIT_ON_PLAYER
    worth = 0.0
    for damage, chance in enumerate(chances_of(state, level)):
        if damage > dodged:
            worth += chance * (first + NEXT_HIT_ON_PLAYER * (damage - dodged - 1))
    if PROGRESS[state.positions[other]] >= PROGRESS[state.positions[outlook.seat]]:
        worth += AT_THE_LEADER
    return worth


def best_shot(outlook: Outlook, level: int) -> float:
    best = 0.0
    for foe in foes_near(outlook.state, outlook.seat):
        best = max(best, shot_worth(outlook, foe, level))
    for other in rivals_near(outlook.state, outlook.seat):
        best = max(best, shot_at_player_worth(outlook, other, level))
    return best


def sniped_worth(outlook: Outlook, survivor: int) -> float:
    best = 0.0
    damage = ABILITIES[survivor].n
    if not outlook.player.has_hit:
        damage += first_hit_bonus(outlook.state, outlook.player)
    for foe in foes_near(outlook.state, outlook.seat):
        best = max(best, hit_worth(outlook, foe, damage))
    return best


# The turn

ATTACK_GAIN: Final = 0.05
"""What an attack must gain at least."""
RADIO_STRIKE: Final = 1.0


def choose_fire(outlook: Outlook, moves: list[int]) -> int:
    """LAU-FIRE-05: the attack that gains most over what it costs, as long as any does."""
    best = Best(DONE.move, ATTACK_GAIN)
    for move in moves:
        if FIRE.has(move):
            box = FIRE.target(move)
            best.offer(move, best_shot(outlook, BOX_LEVEL[box]) - price_of_shot(outlook, box))
        elif ABILITY.has(move):
            survivor = ABILITY.target(move)
            if isinstance(ABILITIES[survivor], abilities.RadioStrike):
                best.offer(move, RADIO_STRIKE)
            else:
                best.offer(move, sniped_worth(outlook, survivor) - price_of_round(outlook))
        elif PLAY.has(move):
            best.offer(move, object_shot(outlook, PLAY.target(move)))
    return best.move


def price_of_shot(outlook: Outlook, box: int) -> float:
    if tables.BOX_KIND[box] == tables.SCRAP_WEAPON:
        return object_worth(outlook, cheapest_object(outlook))
    return price_of_round(outlook)


def price_of_round(outlook: Outlook) -> float:
    """What it is worth to keep the Ammo."""
    if not outlook.rounds_left:
        return 0.25
    return 0.5 if outlook.player.load[AMMO] <= 1 else 0.4


LAUNCHER: Final = tables.OBJECT_IDS.index("at_launcher")
LAUNCHER_DAMAGE: Final = 2
LAUNCHER_KEPT: Final = 0.4
SMOKE: Final = tables.OBJECT_IDS.index("smoke_candle")
SMOKE_GAIN: Final = 0.8


def object_shot(outlook: Outlook, kind: int) -> float:
    """What it is worth to play an Object at an Enemy."""
    if kind == LAUNCHER:
        return launcher_worth(outlook)
    if kind == SMOKE:
        for foe in foes_near(outlook.state, outlook.seat):
            if foe.targets[0] not in (NONE, outlook.seat) and foe.hits >= 2:
                return SMOKE_GAIN
    return 0.0


def launcher_worth(outlook: Outlook) -> float:
    """LFS-OBJ-03: Fame, and a reward if the Damage defeats an Enemy the seat has hit."""
    foes = foes_near(outlook.state, outlook.seat)
    if not foes:
        return 0.0
    reward = 0.0
    for foe in foes:
        if outlook.seat in foe.targets and boxes_left(foe) <= LAUNCHER_DAMAGE:
            reward = max(reward, reward_of(outlook, foe))
    worth = FAME + reward
    return worth - LAUNCHER_KEPT if outlook.rounds_left else worth


def choose_target(outlook: Outlook, moves: list[int]) -> int:
    step = outlook.state.steps[-1]
    assert isinstance(step, ChooseTarget)
    best = Best(moves[0])
    for move in moves:
        if AT_SEAT.has(move):
            other = AT_SEAT.target(move)
            best.offer(move, shot_at_player_worth(outlook, other, BOX_LEVEL[step.box]))
        elif step.sniper == NONE:
            best.offer(move, shot_worth(outlook, enemy_of(outlook, move), BOX_LEVEL[step.box]))
        else:
            damage = ABILITIES[step.sniper].n
            best.offer(move, hit_worth(outlook, enemy_of(outlook, move), damage))
    return best.move


def enemy_of(outlook: Outlook, move: int) -> Foe:
    foe = outlook.state.foe_with(AT_ENEMY.target(move) + FIRST_ENEMY)
    assert foe is not None
    return foe


OTHERS_FOE: Final = 0.5
"""What it is worth to defeat an Enemy that brings no reward."""


def choose_enemy(outlook: Outlook, moves: list[int]) -> int:
    """An Enemy to damage without an attack: rather one whose defeat is rewarded."""
    best = Best(moves[0])
    for move in moves:
        foe = enemy_of(outlook, move)
        worth = reward_of(outlook, foe) if outlook.seat in foe.targets else OTHERS_FOE
        best.offer(move, worth / boxes_left(foe))
    return best.move


BETTER_ROUNDS: Final = 0.4
"""What Incendiary Rounds gain over Ammo."""


def choose_payment(outlook: Outlook, moves: list[int]) -> int:
    """LAU-OBJ-05, LFS-EXP-03: Incendiary Rounds or Ammo, or the Object that is missed least."""
    best = Best(moves[0])
    for move in moves:
        if move == LOAD_AMMO.move:
            best.offer(move, -price_of_token(outlook, AMMO))
        elif LOAD.has(move):
            best.offer(move, BETTER_ROUNDS - object_worth(outlook, LOAD.target(move)))
        else:
            best.offer(move, -object_worth(outlook, DISCARD.target(move)))
    return best.move


# Outcome cards


def level_in_use(state: AuroraState) -> int:
    """The level of the Weapon whose Outcome card is being looked at."""
    for depth in range(len(state.steps) - 1, -1, -1):
        step = state.steps[depth]
        if isinstance(step, ReadOutcome):
            return BOX_LEVEL[step.box]
    return 1


def choose_second_look(outlook: Outlook, moves: list[int]) -> int:
    """LAU-SURV-06: a second card if the first is below the average."""
    state = outlook.state
    level = level_in_use(state)
    mean = 0.0
    for damage, chance in enumerate(chances_of(state, level)):
        mean += damage * chance
    is_poor = tables.OUTCOME_HITS[state.piles.shown[-1]][level - 1] < mean
    return USE.move if is_poor else DECLINE.move


def choose_outcome(outlook: Outlook, moves: list[int]) -> int:
    """The card with most Damage."""
    level = level_in_use(outlook.state)
    hits = [float(tables.OUTCOME_HITS[OUTCOME.target(move)][level - 1]) for move in moves]
    return best_of(moves, hits)


# Loot, Ambushes, opponents


def choose_loot(outlook: Outlook, moves: list[int]) -> int:
    """LAU-LOOT-02: the Loot instead of the reward."""
    step = outlook.state.steps[-1]
    assert isinstance(step, OfferLoot)
    script = tables.TARGET_REWARDS[step.card - FIRST_ENEMY][step.place]
    own = script_worth(outlook, script) if step.place else 0.0
    return USE.move if joining_worth(outlook, outlook.state.fight.loot) > own else DECLINE.move


BLOW: Final = 0.7
"""What a point of an attack costs, and the least that is worth a card."""
HIDDEN: Final = 0.3
"""What a card that hides the Convoy gains for each Enemy near."""


def choose_reaction(outlook: Outlook, moves: list[int]) -> int:
    """LAU-FIRE-04: against a heavy blow the card that is missed least."""
    best = Best(DECLINE.move)
    if threat(outlook) >= BLOW:
        foes = len(foes_near(outlook.state, outlook.seat))
        for move in moves:
            if PLAY.has(move):
                kind = PLAY.target(move)
                hidden = HIDDEN * foes if tables.HIDES_FROM_ENEMIES[kind] else 0.0
                best.offer(move, hidden - object_worth(outlook, kind))
    return best.move


def threat(outlook: Outlook) -> float:
    """What the Ambush or the attack in progress will cost."""
    state, seat = outlook.state, outlook.seat
    if state.fight.ambusher == NONE:
        worst = 0
        for foe in foes_near(state, seat):
            worst = max(worst, tables.ATTACK[foe.card - FIRST_ENEMY])
        return BLOW * worst
    ambusher = state.foe_with(state.fight.ambusher)
    assert ambusher is not None
    cost = 0.0
    for entry, script in enumerate(tables.AMBUSH_SCRIPTS[ambusher.card - FIRST_ENEMY]):
        if seat in struck_by(state, ambusher, entry):
            cost -= script_worth(outlook, script)
    return cost


def choose_hit(outlook: Outlook, moves: list[int]) -> int:
    return choose_leader(outlook, moves, HIT)


def choose_removed(outlook: Outlook, moves: list[int]) -> int:
    return choose_leader(outlook, moves, REMOVE)


def choose_leader(outlook: Outlook, moves: list[int], verb: Verb) -> int:
    """The opponent who is ahead by Fame and road."""
    state = outlook.state
    best = Best(moves[0])
    for move in moves:
        other = verb.target(move)
        best.offer(move, float(state.fame[other] + PROGRESS[state.positions[other]]))
    return best.move
