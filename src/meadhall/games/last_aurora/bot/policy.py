"""A quick sensible way to play Last Aurora: rules of thumb, no looking ahead.

The advice behind it: room and a faster Truck first, Fuel for every move and some to burn, Food so
that the crew works every round; recruit early, shoot whatever comes near, and be at the ship when
it stops. Everything is valued in points at the end.

``journey.py`` knows the way to the ship, ``worth.py`` what tokens and Survivors are worth,
``hauling.py`` the same of Convoy cards, cargo and Damage, ``reading.py`` of the effects of cards;
``exploring.py``, ``travelling.py`` and ``fighting.py`` decide in their phases.
"""

from typing import Final

from meadhall.games.last_aurora.bot.exploring import (
    choose_action,
    choose_explorer,
    choose_strength,
    choose_token,
    choose_turn,
)
from meadhall.games.last_aurora.bot.fighting import (
    choose_enemy,
    choose_fire,
    choose_loot,
    choose_opponent,
    choose_outcome,
    choose_payment,
    choose_reaction,
    choose_second_look,
    choose_target,
)
from meadhall.games.last_aurora.bot.hauling import (
    choose_damaged,
    choose_drop,
    choose_place,
    choose_repaired,
    choose_salvaged,
    choose_scrapped,
    contamination_of_choice,
    one_more_worth,
)
from meadhall.games.last_aurora.bot.reading import (
    choose_boost,
    choose_encounter,
    choose_option,
    choose_story_option,
    script_worth,
)
from meadhall.games.last_aurora.bot.travelling import (
    choose_burned,
    choose_move_or_stay,
    choose_preparation,
    choose_rest,
    choose_road,
)
from meadhall.games.last_aurora.bot.worth import (
    Outlook,
    ability_now,
    cleansing_worth,
    object_worth,
    survivor_worth,
    token_worth,
    waking_worth,
)
from meadhall.games.last_aurora.content.tables import (
    ACTIVE,
    CREW_IDS,
    EXHAUSTED,
    FOOD,
    IN_FIRE,
    NONE,
    OBJECT_IDS,
    OBJECT_PHASE,
    OBJECT_SCRIPTS,
)
from meadhall.games.last_aurora.rules.automa import turns
from meadhall.games.last_aurora.rules.cards.effects import ChooseOption
from meadhall.games.last_aurora.rules.cards.objects import AfterAction, DiscardObjects, KeepLimit
from meadhall.games.last_aurora.rules.convoys import cargo, convoy
from meadhall.games.last_aurora.rules.convoys.crew import (
    ChooseCleansed,
    ChooseCleansedZone,
    ChooseContaminated,
    CleanseInZone,
    LoseSurvivors,
    ShiftSurvivors,
)
from meadhall.games.last_aurora.rules.convoys.damage import RepairBoxes, SufferDamage
from meadhall.games.last_aurora.rules.convoys.recruiting import Recruit, RecruitFromDiscard
from meadhall.games.last_aurora.rules.driving.driving import Drive
from meadhall.games.last_aurora.rules.driving.movement import BurnFuel, MoveTurn, Prepare
from meadhall.games.last_aurora.rules.exploring.card_actions import (
    ChooseEncounter,
    Gather,
    RestInstead,
    TakeActions,
)
from meadhall.games.last_aurora.rules.exploring.event_cards import DonateFood
from meadhall.games.last_aurora.rules.exploring.exploration import (
    ChooseExplorers,
    EatObject,
    ExploreTurn,
    Strengthen,
)
from meadhall.games.last_aurora.rules.fighting import ambush, attack, enemies, fire, loot
from meadhall.games.last_aurora.rules.modules import pvp
from meadhall.games.last_aurora.rules.modules.facing import BoostTest, FaceStory
from meadhall.games.last_aurora.rules.modules.keeping import KeepUnder
from meadhall.games.last_aurora.rules.moves import (
    CLEANSE,
    CONTAMINATE,
    CREW,
    DECLINE,
    DISCARD,
    DONE,
    GAIN,
    GIVE,
    HIT,
    MOUNT,
    PLAY,
    REMOVE,
    REPLACE,
    SALVAGE,
    SCRAP,
    SHIFT,
    USE,
    ZONE,
)
from meadhall.games.last_aurora.rules.rest import ChooseFrozen, RestTurn
from meadhall.games.last_aurora.rules.setup import DraftCrew
from meadhall.games.last_aurora.rules.state import EXPLORING, RESTING, AuroraState
from meadhall.kernel.dice import Dice
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State, Step

CREWS_BY_MERIT: Final = ["pack", "androids", "asgardians", "mutants"]
"""As they fare in games of this policy against itself, best first."""
CANNED_FOOD: Final = OBJECT_IDS.index("canned_food")
STIMULANTS: Final = OBJECT_IDS.index("stimulants")
MINE_CARD: Final = OBJECT_IDS.index("mine")


class LastAuroraPolicy(Policy):
    """Follows the advice of this module. It needs no chance: the same position, the same move."""

    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(world, AuroraState)
        return moves[0] if len(moves) == 1 else choose_move(world, seat, moves)


def choose_move(state: AuroraState, seat: int, moves: list[int]) -> int:
    """One function for each kind of decision; here those of every round."""
    step = state.steps[-1]
    outlook = Outlook(state, seat)
    if isinstance(step, Drive):
        return choose_road(outlook, step, moves)
    if isinstance(step, ExploreTurn):
        played = object_in_time(outlook, moves)
        return played if played != NONE else choose_turn(outlook, moves)
    if isinstance(step, ChooseExplorers):
        return choose_explorer(outlook, moves)
    if isinstance(step, TakeActions):
        return choose_action(outlook, step, moves)
    if isinstance(step, Gather):
        return choose_token(outlook, moves)
    if isinstance(step, RestTurn):
        played = object_in_time(outlook, moves)
        return played if played != NONE else choose_rest(outlook, moves)
    if isinstance(step, MoveTurn):
        played = object_in_time(outlook, moves)
        return played if played != NONE else choose_move_or_stay(outlook, moves)
    if isinstance(step, Prepare):
        return choose_preparation(outlook, moves)
    if isinstance(step, fire.FireTurn):
        played = object_in_time(outlook, moves)
        return played if played != NONE else choose_fire(outlook, moves)
    if isinstance(step, AfterAction):
        played = object_in_time(outlook, moves)
        return played if played != NONE else DONE.move
    if isinstance(step, SufferDamage):
        return choose_damaged(outlook, moves)
    return choose_on_the_way(outlook, step, moves)


def choose_on_the_way(outlook: Outlook, step: Step[AuroraState], moves: list[int]) -> int:
    """Decisions about cargo, cards and the crew, as they come up in any phase."""
    if isinstance(step, cargo.GainTokens):
        return choose_drop(
            outlook, moves, token_worth(outlook, step.token, outlook.player.load[step.token])
        )
    if isinstance(step, cargo.GainAny):
        return choose_gained(outlook, moves)
    if isinstance(step, (cargo.LoseAny, cargo.Unload)):
        return choose_drop(outlook, moves, 0.0)
    if isinstance(step, Recruit):
        return choose_drop(outlook, moves, survivor_worth(outlook, step.card, 0))
    if isinstance(step, convoy.Attach):
        verb = MOUNT.first if convoy.is_device(step.card) else REPLACE.first
        return choose_place(outlook, step.card, verb, moves)
    if isinstance(step, convoy.FitTrailers):
        return choose_scrapped(outlook, SCRAP.first, moves)
    if isinstance(step, (convoy.SalvageCard, RecruitFromDiscard)):
        return choose_salvaged(outlook, SALVAGE.first, moves)
    if isinstance(step, RepairBoxes):
        return choose_repaired(outlook, moves)
    if isinstance(step, ChooseEncounter):
        return choose_encounter(outlook, step.card, moves)
    if isinstance(step, ChooseOption):
        return choose_option(outlook, step.options, moves)
    if isinstance(step, Strengthen):
        return choose_strength(outlook, moves)
    if isinstance(step, (KeepLimit, DiscardObjects, EatObject)):
        return choose_discarded(outlook, moves)
    if isinstance(step, BurnFuel):
        return choose_burned(outlook, moves)
    if isinstance(step, ChooseContaminated):
        return contamination_of_choice(outlook, moves, CONTAMINATE.first)
    if isinstance(step, (ChooseCleansed, CleanseInZone)):
        return choose_cleansed(outlook, moves)
    if isinstance(step, ChooseCleansedZone):
        return choose_zone(outlook, moves)
    if isinstance(step, ShiftSurvivors):
        return choose_shifted(outlook, step, moves)
    if isinstance(step, LoseSurvivors):
        return choose_drop(outlook, moves, 0.0)
    if isinstance(step, RestInstead):
        return USE.move
    if isinstance(step, DonateFood):
        food = token_worth(outlook, FOOD, outlook.player.load[FOOD] - 1)
        return GIVE.move if food < 1.0 else DONE.move
    return choose_in_fight_or_story(outlook, step, moves)


def choose_in_fight_or_story(outlook: Outlook, step: Step[AuroraState], moves: list[int]) -> int:
    """The rarer decisions of fights, Stories and the setup."""
    state = outlook.state
    if isinstance(step, attack.ChooseTarget):
        return choose_target(outlook, step, moves)
    if isinstance(step, attack.PayShot):
        return choose_payment(outlook, moves)
    if isinstance(step, attack.LookAgain):
        return choose_second_look(state)
    if isinstance(step, attack.ChooseOutcome):
        return choose_outcome(state, moves)
    if isinstance(step, (attack.TurnMiss, turns.CancelEffects)):
        return USE.move
    if isinstance(step, loot.OfferLoot):
        return choose_loot(outlook, step)
    if isinstance(step, ambush.React):
        return choose_reaction(outlook, moves)
    if isinstance(step, enemies.ChooseEnemy):
        return choose_enemy(outlook, moves)
    if isinstance(step, enemies.SwapTarget):
        return choose_opponent(outlook, moves, REMOVE.first)
    if isinstance(step, pvp.HitPlayer):
        return choose_opponent(outlook, moves, HIT.first)
    if isinstance(step, FaceStory):
        return choose_story_option(outlook, step.story, moves)
    if isinstance(step, BoostTest):
        return choose_boost(outlook, step.story, step.option)
    if isinstance(step, KeepUnder):
        return DECLINE.move if DECLINE.move in moves else moves[0]
    if isinstance(step, ChooseFrozen):
        return choose_frozen(outlook, moves)
    if isinstance(step, DraftCrew):
        return choose_crew(moves)
    return moves[0]


# Objects of any own turn


def object_in_time(outlook: Outlook, moves: list[int]) -> int:
    """An Object whose time has come, or ``NONE``."""
    best, best_gain = NONE, 0.0
    for move in moves:
        if PLAY.has(move):
            gain = gain_of_object(outlook, PLAY.target(move))
            if gain > best_gain:
                best, best_gain = move, gain
    return best


def gain_of_object(outlook: Outlook, kind: int) -> float:
    """What an Object gains now over what it may gain later."""
    state = outlook.state
    if kind == MINE_CARD:
        return 0.1
    if kind == CANNED_FOOD:
        hungry = [card for card in outlook.player.crew if state.survivors.zones[card] == EXHAUSTED]
        is_needed = state.phase == RESTING and hungry and not outlook.player.load[FOOD]
        return script_worth(outlook, OBJECT_SCRIPTS[kind]) if is_needed else 0.0
    if kind == STIMULANTS:
        if state.phase == RESTING:
            return 0.0
        idle = [card for card in outlook.player.crew if state.survivors.zones[card] == ACTIVE]
        if state.phase == EXPLORING and idle:
            return 0.0
    elif OBJECT_PHASE[kind] == IN_FIRE:
        return 0.0  # It is weighed among the attacks.
    return script_worth(outlook, OBJECT_SCRIPTS[kind]) - object_worth(outlook, kind)


# Choices of one thing out of many


def choose_gained(outlook: Outlook, moves: list[int]) -> int:
    best, best_worth = moves[0], -1.0
    for move in moves:
        worth = one_more_worth(outlook, GAIN.target(move))
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def choose_discarded(outlook: Outlook, moves: list[int]) -> int:
    best, best_worth = moves[0], 99.0
    for move in moves:
        worth = object_worth(outlook, DISCARD.target(move))
        if worth < best_worth:
            best, best_worth = move, worth
    return best


def choose_cleansed(outlook: Outlook, moves: list[int]) -> int:
    best, best_worth = DONE.move, 0.0
    for move in moves:
        if move != DONE.move:
            worth = cleansing_worth(outlook, CLEANSE.target(move))
            if worth > best_worth:
                best, best_worth = move, worth
    return best


def choose_zone(outlook: Outlook, moves: list[int]) -> int:
    """LFS-OBJ-07: the zone with most to cleanse."""
    best, best_worth = moves[0], -1.0
    for move in moves:
        worth = 0.0
        for survivor in outlook.player.crew:
            if outlook.state.survivors.zones[survivor] == ZONE.target(move):
                worth += cleansing_worth(outlook, survivor)
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def choose_shifted(outlook: Outlook, step: ShiftSurvivors, moves: list[int]) -> int:
    """Toward Active whoever gains most by it, away from it whoever is missed least."""
    is_waking = step.origin == NONE or step.zone < step.origin
    best, best_worth = moves[0], -99.0
    for move in moves:
        survivor = SHIFT.target(move)
        worth = waking_worth(outlook, survivor) if is_waking else -use_of(outlook, survivor)
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def choose_frozen(outlook: Outlook, moves: list[int]) -> int:
    best, best_use = moves[0], 99.0
    for move in moves:
        use = use_of(outlook, SHIFT.target(move))
        if use < best_use:
            best, best_use = move, use
    return best


def use_of(outlook: Outlook, survivor: int) -> float:
    """How much a Survivor is missed in the near future."""
    counters = outlook.state.survivors.contamination[survivor]
    return ability_now(outlook, survivor) + survivor_worth(outlook, survivor, counters)


def choose_crew(moves: list[int]) -> int:
    for name in CREWS_BY_MERIT:
        move = CREW.at(CREW_IDS.index(name))
        if move in moves:
            return move
    return moves[0]
