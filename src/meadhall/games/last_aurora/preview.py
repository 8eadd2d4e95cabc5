# mypyc: interpreted
"""What a choice costs, gains and risks, in figures that its seat may know.

The chances of an attack are those of the whole Outcome deck: what lies in the discard pile is not
counted out. The same holds for the Test of a Story.
"""

from meadhall.games.last_aurora.bot.fighting import chances_of
from meadhall.games.last_aurora.bot.journey import FAR, distance_between, has_tracks
from meadhall.games.last_aurora.bot.reading import chance_of_test
from meadhall.games.last_aurora.card_actions import zone_after
from meadhall.games.last_aurora.driving import Drive
from meadhall.games.last_aurora.enemies import boxes_left, foes_near
from meadhall.games.last_aurora.exploration import ChooseExplorers, ExploreTurn, reach
from meadhall.games.last_aurora.fire import ChooseTarget, FireTurn, first_hit_bonus
from meadhall.games.last_aurora.movement import Prepare
from meadhall.games.last_aurora.moves import (
    ABILITY,
    AT_ENEMY,
    AT_SEAT,
    DECLINE,
    DONE,
    DRIVE,
    EXPLORE,
    FIRE,
    OPTION,
    SEND,
    STOP,
    TO,
    USE,
)
from meadhall.games.last_aurora.pvp import DODGE_TRACK, rivals_near
from meadhall.games.last_aurora.road import IS_SICK, SLOT_VALUE
from meadhall.games.last_aurora.speed import fuel_of, movement_points
from meadhall.games.last_aurora.state import AuroraState
from meadhall.games.last_aurora.stories import BoostTest, FaceStory
from meadhall.games.last_aurora.story_book import CHOICES, TEST
from meadhall.games.last_aurora.survivors import active_with, exploration_value, in_zone
from meadhall.games.last_aurora.tables import (
    ABILITIES,
    ACTIVE,
    BOX_LEVEL,
    EXTRA_FUEL,
    FIRST_ENEMY,
    IS_CONTAMINATED,
    MISS_TO_DAMAGE,
    NONE,
    REST,
    SNIPE,
)
from meadhall.kernel.game import Preview


def preview(state: AuroraState, seat: int, move: int) -> Preview | None:
    step = state.steps[-1]
    match step:
        case ExploreTurn():
            return _explore(state, seat, move)
        case ChooseExplorers():
            return _send(state, move)
        case Prepare():
            return _prepare(state, seat, move)
        case Drive():
            return _drive(state, seat, move, step)
        case FireTurn():
            return _fire(state, seat, move)
        case ChooseTarget():
            return _aim(state, seat, move, step)
        case FaceStory():
            return _test(state, seat, step.story, move - OPTION)
        case BoostTest():
            return _boost(state, seat, move, step)
    return None


def _percent(chance: float) -> int:
    return round(100 * chance)


# Exploration


def _explore(state: AuroraState, seat: int, move: int) -> Preview | None:
    """What the slot needs, and the most that one Survivor can make alone, with all help."""
    if not EXPLORE <= move < SEND:
        return None
    player = state.players[seat]
    slot = move - EXPLORE
    needed = SLOT_VALUE[state.options.map][slot]
    alone = max([reach(state, player, [one]) for one in in_zone(state, player, ACTIVE)])
    facts = {"needed": needed, "strength": alone}
    if IS_CONTAMINATED[state.slots[slot]]:
        return Preview("explore-contaminated", facts)
    return Preview("explore", facts)


def _send(state: AuroraState, move: int) -> Preview | None:
    """LAU-EXP-04, LAU-EXP-10: the value that is reached, and where the explorer goes after it."""
    if move == DONE:
        return None
    survivor = move - SEND
    value = exploration_value(state, survivor)
    for other in state.explorers:
        value += exploration_value(state, other)
    facts = {"value": value, "needed": SLOT_VALUE[state.options.map][state.slot]}
    if zone_after(state, survivor) == REST:
        return Preview("send-rests", facts)
    return Preview("send", facts)


# Movement


def _way(state: AuroraState, seat: int, space: int) -> int:
    return distance_between(has_tracks(state, seat), space, state.aurora)


def _prepare(state: AuroraState, seat: int, move: int) -> Preview | None:
    """Points and Fuel left after setting out, and the way to the ship."""
    if not DRIVE <= move <= DRIVE + EXTRA_FUEL:
        return None
    extra = move - DRIVE
    facts = {
        "points": max(0, movement_points(state, seat, extra)),
        "fuel": fuel_of(state.players[seat]) - 1 - extra,
        "way": _way(state, seat, state.positions[seat]),
    }
    return Preview("set-out", facts) if facts["way"] != FAR else Preview("set-out-past", facts)


def _drive(state: AuroraState, seat: int, move: int, step: Drive) -> Preview | None:
    """What is left of the points and of the way; stopping says what the space holds."""
    position = state.positions[seat]
    if move == STOP:
        return Preview("stop-contaminated", {}) if IS_SICK[position] else None
    space = (move - TO) if move < TO + len(state.waypoints) else NONE
    if space == NONE:
        return None
    left = step.points_left(state) - step.cost(state, space)
    way = _way(state, seat, space)
    if way == 0:
        return Preview("board", {})
    facts = {"points": left, "way": way}
    return Preview("step", facts) if way != FAR else Preview("step-past", facts)


# Fire


def _damages(state: AuroraState, seat: int, level: int) -> list[tuple[int, float]]:
    """What a Weapon may deal to an Enemy, a MISS left out, and how likely it is."""
    player = state.players[seat]
    lookouts = active_with(state, player, MISS_TO_DAMAGE)
    bonus = 0 if player.has_hit else first_hit_bonus(state, player)
    damages: list[tuple[int, float]] = []
    for damage, chance in enumerate(chances_of(state, level)):
        dealt = ABILITIES[lookouts[0]].n if not damage and lookouts else damage
        if dealt and chance:
            damages.append((dealt + bonus, chance))
    return damages


def _fire(state: AuroraState, seat: int, move: int) -> Preview | None:
    if FIRE <= move < AT_ENEMY:
        if not foes_near(state, seat) and rivals_near(state, seat):
            return None
        damages = _damages(state, seat, BOX_LEVEL[move - FIRE])
        hit = sum(chance for _, chance in damages)
        most = max(damage for damage, _ in damages)
        return Preview("fire", {"percent": _percent(hit), "n": most}, hit)
    if move >= ABILITY and move - ABILITY in active_with(state, state.players[seat], SNIPE):
        return Preview("snipe", {"n": ABILITIES[move - ABILITY].n})
    return None


def _aim(state: AuroraState, seat: int, move: int, step: ChooseTarget) -> Preview | None:
    """The chance to hit, and to defeat at once, an Enemy; to hit a player through the dodge."""
    if move >= AT_SEAT:
        dodged = DODGE_TRACK[state.dodge_marks[move - AT_SEAT]]
        chances = chances_of(state, BOX_LEVEL[step.box])
        hit = sum(chances[dodged + 1 :])
        return Preview("aim-at-player", {"percent": _percent(hit), "dodged": dodged}, hit)
    foe = state.foe_with(move - AT_ENEMY + FIRST_ENEMY)
    assert foe is not None
    left = boxes_left(foe)
    if step.box == NONE:
        return Preview("snipe", {"n": ABILITIES[step.sniper].n})
    damages = _damages(state, seat, BOX_LEVEL[step.box])
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
    if not choice.boosted:
        return Preview("test", {"percent": _percent(plain)}, plain)
    boosted = chance_of_test(state, seat, choice, True)
    facts = {"percent": _percent(plain), "boosted": _percent(boosted)}
    return Preview("test-with-boost", facts, plain)


def _boost(state: AuroraState, seat: int, move: int, step: BoostTest) -> Preview | None:
    if move not in (USE, DECLINE):
        return None
    choice = CHOICES[step.story][step.option]
    chance = chance_of_test(state, seat, choice, move == USE)
    return Preview("test", {"percent": _percent(chance)}, chance)
