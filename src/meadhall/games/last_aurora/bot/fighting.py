"""The Fire Weapons phase: what to shoot at, how to pay, when to duck."""

from typing import Final

from meadhall.games.last_aurora.bot.hauling import joining_worth
from meadhall.games.last_aurora.bot.reading import script_worth
from meadhall.games.last_aurora.bot.worth import (
    Outlook,
    cheapest_object,
    object_worth,
    token_worth,
)
from meadhall.games.last_aurora.content.road import PROGRESS
from meadhall.games.last_aurora.content.tables import (
    AMBUSH_SCRIPTS,
    AMMO,
    ATTACK,
    BASE_OUTCOMES,
    BOX_KIND,
    BOX_LEVEL,
    FIRST_ENEMY,
    HIDES_FROM_ENEMIES,
    MAX_WEAPON_LEVEL,
    NONE,
    OBJECT_IDS,
    OUTCOME_HITS,
    PVP_OUTCOMES,
    SCRAP_WEAPON,
    TARGET_REWARDS,
)
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
    LOAD,
    LOAD_AMMO,
    OUTCOME,
    PLAY,
    USE,
)
from meadhall.games.last_aurora.rules.pieces import Foe
from meadhall.games.last_aurora.rules.state import AuroraState

LOOT: Final = 2.6
"""What the first Target space of an Enemy brings on the average."""
DAMAGE_DEALT: Final = 0.25
"""Damage on an Enemy brings its defeat nearer."""
FIRST_HIT_ON_PLAYER: Final = 1.0
NEXT_HIT_ON_PLAYER: Final = 0.6
"""LFS-PVP-14: the bonuses of the attack track, and what the opponent loses."""
LAUNCHER: Final = OBJECT_IDS.index("at_launcher")
SMOKE: Final = OBJECT_IDS.index("smoke_candle")


def _chance_table(cards: list[int]) -> list[list[float]]:
    """For each level of a Weapon the chance of 0, 1, 2 ... Damage."""
    table: list[list[float]] = []
    for level in range(MAX_WEAPON_LEVEL):
        chances = [0.0] * 8
        for card in cards:
            chances[OUTCOME_HITS[card][level]] += 1.0 / len(cards)
        table.append(chances)
    return table


BASE_CHANCES: Final = _chance_table(BASE_OUTCOMES)
PVP_CHANCES: Final = _chance_table(PVP_OUTCOMES)


def chances_of(state: AuroraState, level: int) -> list[float]:
    return (PVP_CHANCES if state.options.pvp else BASE_CHANCES)[level - 1]


# What an attack is worth


def reward_of(outlook: Outlook, foe: Foe) -> float:
    """What the own Target counter, or the next one, will be paid when the Enemy is defeated."""
    if outlook.seat in foe.targets:
        place = foe.targets.index(outlook.seat)
    elif NONE in foe.targets:
        place = foe.targets.index(NONE)
    else:
        return 0.0
    if place == 0:
        return LOOT
    script = TARGET_REWARDS[foe.card - FIRST_ENEMY][place]
    return script_worth(outlook, script)


def hit_worth(outlook: Outlook, foe: Foe, damage: int) -> float:
    """LAU-FIRE-07: Fame, and the Target counter's share of a defeat that comes nearer."""
    left = boxes_left(foe)
    reward = reward_of(outlook, foe)
    if damage >= left:
        return 1.0 + reward + 0.3 * ATTACK[foe.card - FIRST_ENEMY]
    worth = 1.0 + DAMAGE_DEALT * damage * reward / max(1.0, 0.5 * left)
    if outlook.seat not in foe.targets and outlook.fires_left > 1:
        worth += 0.2 * reward
    return worth


def shot_worth(outlook: Outlook, foe: Foe, level: int) -> float:
    """A Weapon of this level at an Enemy."""
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


def shot_at_player_worth(outlook: Outlook, other: int, level: int) -> float:
    """LFS-PVP-07: less what is dodged."""
    state = outlook.state
    dodged = DODGE_TRACK[state.fight.dodge_marks[other]]
    first = (
        FIRST_HIT_ON_PLAYER if state.fight.attack_marks[outlook.seat] == 0 else NEXT_HIT_ON_PLAYER
    )
    worth = 0.0
    for damage, chance in enumerate(chances_of(state, level)):
        if damage > dodged:
            worth += chance * (first + NEXT_HIT_ON_PLAYER * (damage - dodged - 1))
    if PROGRESS[state.positions[other]] >= PROGRESS[state.positions[outlook.seat]]:
        worth += 0.1
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


def choose_fire(outlook: Outlook, moves: list[int]) -> int:
    """LAU-FIRE-05: the attack that gains most over what it costs, as long as any does."""
    best, best_gain = DONE.move, 0.05
    for move in moves:
        gain = 0.0
        if FIRE.has(move):
            box = FIRE.target(move)
            gain = best_shot(outlook, BOX_LEVEL[box])
            if BOX_KIND[box] == SCRAP_WEAPON:
                gain -= object_worth(outlook, cheapest_object(outlook))
            else:
                gain -= round_kept(outlook)
        elif ABILITY.has(move):
            survivor = ABILITY.target(move)
            if isinstance(ABILITIES[survivor], abilities.RadioStrike):
                gain = 1.0
            else:
                gain = sniped_worth(outlook, survivor) - round_kept(outlook)
        elif PLAY.has(move):
            gain = object_shot(outlook, PLAY.target(move))
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def round_kept(outlook: Outlook) -> float:
    """What Ammo is worth that is not fired now."""
    if not outlook.rounds_left:
        return 0.25
    ammo = outlook.player.load[AMMO]
    return 0.5 if ammo <= 1 else 0.4


def object_shot(outlook: Outlook, kind: int) -> float:
    """Objects that are played at an Enemy."""
    foes = foes_near(outlook.state, outlook.seat)
    if kind == LAUNCHER and foes:
        best = 0.0
        for foe in foes:
            own = outlook.seat in foe.targets
            ends = boxes_left(foe) <= 2
            best = max(best, 1.0 + (reward_of(outlook, foe) if own and ends else 0.0))
        return best if outlook.rounds_left == 0 else best - 0.4
    if kind == SMOKE and foes:
        for foe in foes:
            if foe.targets[0] != NONE and foe.targets[0] != outlook.seat and foe.hits >= 2:
                return 0.8
    return 0.0


def choose_target(outlook: Outlook, step: ChooseTarget, moves: list[int]) -> int:
    state = outlook.state
    level = BOX_LEVEL[step.box] if step.box != NONE else 0
    best, best_worth = moves[0], -1.0
    for move in moves:
        if move >= AT_SEAT.first:
            worth = shot_at_player_worth(outlook, AT_SEAT.target(move), level)
        else:
            foe = state.foe_with(AT_ENEMY.target(move) + FIRST_ENEMY)
            assert foe is not None
            worth = shot_worth(outlook, foe, level) if level else hit_worth(outlook, foe, 3)
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def choose_enemy(outlook: Outlook, moves: list[int]) -> int:
    """An Enemy to damage without an attack: one that falls for the own benefit."""
    best, best_worth = moves[0], -1.0
    for move in moves:
        foe = outlook.state.foe_with(AT_ENEMY.target(move) + FIRST_ENEMY)
        assert foe is not None
        worth = reward_of(outlook, foe) if outlook.seat in foe.targets else 0.5
        worth /= boxes_left(foe)
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def choose_payment(outlook: Outlook, moves: list[int]) -> int:
    """LAU-OBJ-05, LFS-EXP-03: Incendiary Rounds or Ammo, or the Object that is missed least."""
    best, best_price = moves[0], 0.0
    for place, move in enumerate(moves):
        if move == LOAD_AMMO.move:
            price = token_worth(outlook, AMMO, outlook.player.load[AMMO] - 1)
        elif LOAD.has(move):
            price = object_worth(outlook, LOAD.target(move)) - 0.4
        else:
            price = object_worth(outlook, DISCARD.target(move))
        if place == 0 or price < best_price:
            best, best_price = move, price
    return best


# Outcome cards


def level_in_use(state: AuroraState) -> int:
    """The level of the Weapon whose Outcome card is being looked at."""
    for depth in range(len(state.steps) - 1, -1, -1):
        step = state.steps[depth]
        if isinstance(step, ReadOutcome):
            return BOX_LEVEL[step.box]
    return 1


def choose_second_look(state: AuroraState) -> int:
    """LAU-SURV-06: if the first card is below the average."""
    level = level_in_use(state)
    mean = 0.0
    for damage, chance in enumerate(chances_of(state, level)):
        mean += damage * chance
    return USE.move if OUTCOME_HITS[state.piles.shown[-1]][level - 1] < mean else DECLINE.move


def choose_outcome(state: AuroraState, moves: list[int]) -> int:
    level = level_in_use(state)
    best, best_hits = moves[0], -1
    for move in moves:
        hits = OUTCOME_HITS[OUTCOME.target(move)][level - 1]
        if hits > best_hits:
            best, best_hits = move, hits
    return best


# Loot, Ambushes, opponents


def choose_loot(outlook: Outlook, step: OfferLoot) -> int:
    """LAU-LOOT-02: the Loot in place of the own reward."""
    foe = outlook.state.foe_with(step.card)
    assert foe is not None
    script = TARGET_REWARDS[step.card - FIRST_ENEMY][step.place]
    own = script_worth(outlook, script) if step.place else 0.0
    return USE.move if joining_worth(outlook, outlook.state.fight.loot) > own else DECLINE.move


def choose_reaction(outlook: Outlook, moves: list[int]) -> int:
    """LAU-FIRE-04: a card against a blow that costs more; the one that is missed least."""
    if threat(outlook) < 0.7:
        return DECLINE.move
    best, best_worth = DECLINE.move, 9.0
    for move in moves:
        if move != DECLINE.move:
            worth = object_worth(outlook, PLAY.target(move))
            if HIDES_FROM_ENEMIES[PLAY.target(move)]:
                worth -= 0.3 * len(foes_near(outlook.state, outlook.seat))
            if worth < best_worth:
                best, best_worth = move, worth
    return best


def threat(outlook: Outlook) -> float:
    """What the Ambush or the attack in progress will cost."""
    state, seat = outlook.state, outlook.seat
    if state.fight.ambusher == NONE:
        worst = 0
        for foe in foes_near(state, seat):
            worst = max(worst, ATTACK[foe.card - FIRST_ENEMY])
        return 0.7 * worst
    ambusher = state.foe_with(state.fight.ambusher)
    assert ambusher is not None
    cost = 0.0
    for entry, script in enumerate(AMBUSH_SCRIPTS[ambusher.card - FIRST_ENEMY]):
        if seat in struck_by(state, ambusher, entry):
            cost -= script_worth(outlook, script)
    return cost


def choose_opponent(outlook: Outlook, moves: list[int], verb: int) -> int:
    """The opponent who is ahead by Fame and road."""
    state = outlook.state
    best, best_total = moves[0], -99
    for move in moves:
        other = move - verb
        total = state.fame[other] + PROGRESS[state.positions[other]]
        if total > best_total:
            best, best_total = move, total
    return best
