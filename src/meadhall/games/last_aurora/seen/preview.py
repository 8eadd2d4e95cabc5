"""What a choice costs, gains and risks, as far as its seat may know.

The chances of an attack are those of the whole Outcome deck: what lies in the discard pile is not
counted out. The same holds for the Test of a Story. Where a preview is exact, its claims name the
counts of ``tallies`` that the move leads to before anyone decides again.
"""

from meadhall.games.last_aurora.bot.fighting import chances_of
from meadhall.games.last_aurora.bot.journey import FAR, distance_between, has_tracks
from meadhall.games.last_aurora.bot.reading import chance_of_test
from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.road import IS_SICK, SLOT_VALUE
from meadhall.games.last_aurora.content.story_book import CHOICES, ON_ATTACK, ON_BONUS_ACTION, TEST
from meadhall.games.last_aurora.rules import moves
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES, active_with
from meadhall.games.last_aurora.rules.cards.effects import ChooseOption
from meadhall.games.last_aurora.rules.cards.objects import hand_size
from meadhall.games.last_aurora.rules.cards.scripts import is_idle, script_obstacle
from meadhall.games.last_aurora.rules.convoys.cargo import GainAny, fits_in_place_of, fits_one_more
from meadhall.games.last_aurora.rules.convoys.convoy import truck_of
from meadhall.games.last_aurora.rules.convoys.crew import ChooseContaminated
from meadhall.games.last_aurora.rules.convoys.damage import damaged_boxes
from meadhall.games.last_aurora.rules.convoys.survivors import exploration_value, in_zone
from meadhall.games.last_aurora.rules.driving.driving import Drive
from meadhall.games.last_aurora.rules.driving.movement import BurnFuel, Prepare
from meadhall.games.last_aurora.rules.driving.speed import fuel_of, movement_points
from meadhall.games.last_aurora.rules.exploring.card_actions import (
    TakeActions,
    bonus_script,
    zone_after,
)
from meadhall.games.last_aurora.rules.exploring.exploration import (
    ChooseExplorers,
    ExploreTurn,
    reach,
)
from meadhall.games.last_aurora.rules.fighting.attack import (
    LOOKOUTS,
    ChooseTarget,
    PayShot,
    first_hit_bonus,
)
from meadhall.games.last_aurora.rules.fighting.enemies import boxes_left, foes_near
from meadhall.games.last_aurora.rules.fighting.fire import SNIPERS, FireTurn
from meadhall.games.last_aurora.rules.modules.facing import BoostTest, FaceStory
from meadhall.games.last_aurora.rules.modules.pvp import DODGE_TRACK, rivals_near
from meadhall.games.last_aurora.rules.modules.stories import would_meet
from meadhall.games.last_aurora.rules.pieces import Foe
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.game import Preview

UNCLAIMED = (
    "explore", "explore-contaminated", "fire", "aim", "aim-at-player", "snipe-open", "test",
    "test-with-boost",
)  # fmt: skip
"""Chances, and what is needed or printed."""


def tallies(state: AuroraState, seat: int) -> dict[str, int]:
    """What a seat has and what is under way for it, and the Damage on the Enemies."""
    player = state.players[seat]
    counts = {
        "fame": state.fame[seat],
        "objects": hand_size(player),
        "damage": len(damaged_boxes(state, player)),
        "contamination": sum(state.survivors.contamination[survivor] for survivor in player.crew),
        "exploring": sum(exploration_value(state, survivor) for survivor in state.zone.explorers),
        "way": _way(state, seat, state.positions[seat]),
        "points": 0,
        "fuel_due": 0,
        "contamination_due": 0,
    }
    counts.update(zip(tables.TOKEN_IDS, player.load, strict=True))
    counts.update((zone, 0) for zone in tables.ZONE_IDS)
    for survivor in player.crew:
        counts[tables.ZONE_IDS[state.survivors.zones[survivor]]] += 1
    counts.update((enemy, 0) for enemy in tables.ENEMY_IDS)
    for foe in state.fight.foes:
        counts[tables.CARD_IDS[foe.card]] = foe.asgard_hits + foe.hits
    for step in state.steps:
        match step:
            case Drive(seat=driver) if driver == seat:
                counts["points"] = step.points_left(state)
            case BurnFuel(seat=driver) if driver == seat:
                counts["fuel_due"] += step.n
            case ChooseContaminated(seat=owner) if owner == seat:
                counts["contamination_due"] += 1
    return counts


def preview(state: AuroraState, seat: int, move: int) -> Preview | None:
    step = state.steps[-1]
    match step:
        case ExploreTurn():
            return _explore(state, seat, move)
        case ChooseExplorers():
            return _send(state, move)
        case TakeActions():
            return _bonus(state, seat, move)
        case ChooseOption():
            return _idle(state, seat, step.options[moves.OPTION.target(move)])
        case GainAny():
            return _gain(state, seat, move)
        case Prepare():
            return _prepare(state, seat, move)
        case Drive():
            return _drive(state, seat, move, step)
        case FireTurn():
            return _fire(state, seat, move)
        case ChooseTarget():
            return _aim(state, seat, move, step)
        case FaceStory():
            return _test(state, seat, step.story, moves.OPTION.target(move))
        case BoostTest():
            return _boost(state, seat, move, step)
    return None


def _percent(chance: float) -> int:
    return round(100 * chance)


def _nothing(state: AuroraState, seat: int) -> Preview:
    return Preview("nothing", {}, claims=tallies(state, seat))


def _idle(state: AuroraState, seat: int, script: int) -> Preview | None:
    """The preview of a choice that would change nothing."""
    return _nothing(state, seat) if is_idle(state, seat, script) else None


# Exploration


def _explore(state: AuroraState, seat: int, move: int) -> Preview | None:
    """What the slot needs, and the most that one Survivor can make alone, with all help."""
    if not moves.EXPLORE.has(move):
        return None
    player = state.players[seat]
    slot = moves.EXPLORE.target(move)
    needed = SLOT_VALUE[state.options.map][slot]
    alone = max([reach(state, player, (one,)) for one in in_zone(state, player, tables.ACTIVE)])
    facts = {"needed": needed, "strength": alone}
    if tables.IS_CONTAMINATED[state.zone.slots[slot]]:
        return Preview("explore-contaminated", facts)
    return Preview("explore", facts)


def _send(state: AuroraState, move: int) -> Preview | None:
    """LAU-EXP-04, LAU-EXP-10: the value that is reached, and where the explorer goes after it."""
    if move == moves.DONE.move:
        return None
    survivor = moves.SEND.target(move)
    value = exploration_value(state, survivor)
    for other in state.zone.explorers:
        value += exploration_value(state, other)
    facts = {"value": value, "needed": SLOT_VALUE[state.options.map][state.zone.slot]}
    claims = {"exploring": value}
    if zone_after(state, survivor) == tables.REST:
        return Preview("send-rests", facts, claims=claims)
    return Preview("send", facts, claims=claims)


def _bonus(state: AuroraState, seat: int, move: int) -> Preview | None:
    """LAU-EXP-07: a Bonus Action that changes nothing, unless a Story waits for it."""
    if not moves.BONUS.has(move) or would_meet(state, ON_BONUS_ACTION):
        return None
    return _idle(state, seat, bonus_script(state, move))


def _gain(state: AuroraState, seat: int, move: int) -> Preview | None:
    """LAU-CARGO-05: a Resource that no box takes, whatever is discarded."""
    player, token = state.players[seat], moves.GAIN.target(move)
    if fits_one_more(player, token):
        return None
    if any(fits_in_place_of(player, token, other) for other in range(tables.TOKENS)):
        return None
    return _nothing(state, seat)


# Movement


def _way(state: AuroraState, seat: int, space: int) -> int:
    return distance_between(has_tracks(state, seat), space, state.road.aurora)


def _prepare(state: AuroraState, seat: int, move: int) -> Preview | None:
    """Points and Fuel left after setting out, and the way to the ship."""
    if not moves.DRIVE.has(move):
        return None
    player = state.players[seat]
    fuel = 1 + moves.DRIVE.target(move)
    points = movement_points(state, seat, moves.DRIVE.target(move))
    way = _way(state, seat, state.positions[seat])
    facts = {"points": points, "n": fuel, "fuel": fuel_of(player) - fuel, "way": way}
    if tables.BURNS_FOOD[truck_of(player)] and player.load[tables.FOOD]:
        claims = {"points": points, "fuel_due": fuel, "way": way}
        if way == FAR:
            return Preview("set-out-mixed-past", facts, claims=claims)
        return Preview("set-out-mixed", facts, claims=claims)
    claims = {"points": points, "fuel": player.load[tables.FUEL] - fuel, "way": way}
    if way == FAR:
        return Preview("set-out-past", facts, claims=claims)
    return Preview("set-out", facts, claims=claims)


def _drive(state: AuroraState, seat: int, move: int, step: Drive) -> Preview | None:
    """What is left of the points and of the way; stopping says what the space holds."""
    if move == moves.STOP.move:
        if not IS_SICK[state.positions[seat]]:
            return None
        return Preview("stop-contaminated", {}, claims={"contamination_due": 1})
    space = moves.BLAST.target(move) if moves.BLAST.has(move) else moves.TO.target(move)
    cost = 1 if moves.BLAST.has(move) else step.cost(state, space)
    facts = {"points": step.points_left(state) - cost, "way": _way(state, seat, space)}
    claims = dict(facts)
    if moves.BLAST.has(move):
        claims["ammo"] = state.players[seat].load[tables.AMMO] - 1
    if facts["way"] == 0:
        return Preview("board", {}, claims=claims)
    if facts["way"] == FAR:
        return Preview("step-past", facts, claims=claims)
    return Preview("step", facts, claims=claims)


# Fire


def _damages(state: AuroraState, seat: int, level: int) -> list[tuple[int, float]]:
    """What a Weapon may deal to an Enemy, a MISS left out, and how likely it is."""
    player = state.players[seat]
    lookouts = active_with(state, player, LOOKOUTS)
    bonus = 0 if player.has_hit else first_hit_bonus(state, player)
    damages: list[tuple[int, float]] = []
    for damage, chance in enumerate(chances_of(state, level)):
        dealt = ABILITIES[lookouts[0]].n if not damage and lookouts else damage
        if dealt and chance:
            damages.append((dealt + bonus, chance))
    return damages


def _fire(state: AuroraState, seat: int, move: int) -> Preview | None:
    foes = foes_near(state, seat)
    if moves.FIRE.has(move):
        if not foes and rivals_near(state, seat):
            return None
        box = moves.FIRE.target(move)
        damages = _damages(state, seat, tables.BOX_LEVEL[box])
        hit = sum(chance for _, chance in damages)
        most = max(damage for damage, _ in damages) + _best_rounds(state, seat, box)
        # LAU-FIRE-09: what goes beyond the boxes of the target is lost.
        most = min(most, max(boxes_left(foe) for foe in foes))
        return Preview("fire", {"percent": _percent(hit), "n": most}, hit)
    if moves.ABILITY.has(move) and SNIPERS[moves.ABILITY.target(move)]:
        return _snipe(state, seat, moves.ABILITY.target(move), foes)
    return None


def _best_rounds(state: AuroraState, seat: int, box: int) -> int:
    """LAU-OBJ-05, LFS-EXP-04: what Objects loaded in place of Ammo add."""
    if tables.BOX_KIND[box] == tables.SCRAP_WEAPON:
        return 0
    hand = state.players[seat].hand
    return max([tables.ROUNDS_HIT_BONUS[kind] for kind in tables.LOADABLE if hand[kind]], default=0)


def _snipe(state: AuroraState, seat: int, sniper: int, foes: list[Foe]) -> Preview:
    """LFS-SUR-03: exact if target and payment leave no choice, and no Story comes between."""
    player = state.players[seat]
    damage = ABILITIES[sniper].n + (0 if player.has_hit else first_hit_bonus(state, player))
    [payment, *others] = PayShot(seat, tables.NONE, sniper, foes[0].card).candidates(state, seat)
    if len(foes) > 1 or others or would_meet(state, ON_ATTACK):
        most = max(boxes_left(foe) for foe in foes)
        return Preview("snipe-open", {"n": min(damage, most)})
    if payment != moves.LOAD_AMMO.move:
        damage += max(
            tables.ROUNDS_HIT_BONUS[kind] for kind in tables.LOADABLE if player.hand[kind]
        )
    [foe] = foes
    damage = min(damage, boxes_left(foe))
    return Preview(
        "snipe",
        {"n": damage},
        claims={tables.CARD_IDS[foe.card]: foe.asgard_hits + foe.hits + damage},
    )


def _aim(state: AuroraState, seat: int, move: int, step: ChooseTarget) -> Preview | None:
    """The chance to hit, and to defeat at once, an Enemy; to hit a player through the dodge."""
    if moves.AT_SEAT.has(move):
        dodged = DODGE_TRACK[state.fight.dodge_marks[moves.AT_SEAT.target(move)]]
        chances = chances_of(state, tables.BOX_LEVEL[step.box])
        hit = sum(chances[dodged + 1 :])
        return Preview("aim-at-player", {"percent": _percent(hit), "dodged": dodged}, hit)
    foe = state.foe_with(moves.AT_ENEMY.target(move) + tables.FIRST_ENEMY)
    assert foe is not None
    left = boxes_left(foe)
    if step.box == tables.NONE:
        return _snipe(state, seat, step.sniper, [foe])
    damages = _damages(state, seat, tables.BOX_LEVEL[step.box])
    hit = sum(chance for _, chance in damages)
    defeat = sum(chance for damage, chance in damages if damage >= left)
    facts = {"percent": _percent(hit), "boxes": left, "defeat": _percent(defeat)}
    return Preview("aim", facts, hit)


# Stories


def _test(state: AuroraState, seat: int, story: int, option: int) -> Preview | None:
    """LFS-STORY-27: the letters of a Test are known, its consequences are not."""
    choice = CHOICES[story][option]
    if choice.kind != TEST:
        return None
    plain = chance_of_test(state, seat, choice, False)
    if choice.boost == tables.NONE or script_obstacle(state, seat, choice.boost) is not None:
        return Preview("test", {"percent": _percent(plain)}, plain)
    boosted = chance_of_test(state, seat, choice, True)
    facts = {"percent": _percent(plain), "boosted": _percent(boosted)}
    return Preview("test-with-boost", facts, plain)


def _boost(state: AuroraState, seat: int, move: int, step: BoostTest) -> Preview | None:
    if move not in (moves.USE.move, moves.DECLINE.move):
        return None
    choice = CHOICES[step.story][step.option]
    chance = chance_of_test(state, seat, choice, move == moves.USE.move)
    return Preview("test", {"percent": _percent(chance)}, chance)
