"""What lists of effects are worth, and which option of a card or a Story is best."""

from typing import Final

from meadhall.games.last_aurora.bot.choosing import best_of
from meadhall.games.last_aurora.bot.crew import cleansing_worth, least_contamination, waking_worth
from meadhall.games.last_aurora.bot.hauling import gaining_worth, joining_worth
from meadhall.games.last_aurora.bot.mending import repair_worth
from meadhall.games.last_aurora.bot.outlook import Outlook
from meadhall.games.last_aurora.bot.worth import (
    cheapest_object,
    cheapest_token,
    drawn_worth,
    object_worth,
    token_worth,
)
from meadhall.games.last_aurora.content import story_book, tables
from meadhall.games.last_aurora.content.road import PROGRESS, REGION
from meadhall.games.last_aurora.content.story_book import CHOICES, StoryChoice
from meadhall.games.last_aurora.content.tables import AMMO, FUEL, NONE
from meadhall.games.last_aurora.rules.cards import effects, objects
from meadhall.games.last_aurora.rules.cards.scripts import SCRIPTS, AuroraEffect
from meadhall.games.last_aurora.rules.convoys import cargo, convoy, crew, damage, recruiting
from meadhall.games.last_aurora.rules.convoys.convoy import is_device, is_trailer, is_truck
from meadhall.games.last_aurora.rules.convoys.damage import is_damaged
from meadhall.games.last_aurora.rules.convoys.survivors import in_zone, is_survivor
from meadhall.games.last_aurora.rules.driving import speed
from meadhall.games.last_aurora.rules.exploring.card_actions import ChooseEncounter
from meadhall.games.last_aurora.rules.fighting import enemies
from meadhall.games.last_aurora.rules.fighting.enemies import is_foe_near
from meadhall.games.last_aurora.rules.modules.facing import BoostTest, FaceStory, has_situation
from meadhall.games.last_aurora.rules.moves import DECLINE, OPTION, USE
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.best import Best

# Effects


def script_worth(outlook: Outlook, script: int) -> float:
    """What it is worth to carry out a list of effects."""
    if script == NONE:
        return 0.0
    worth = 0.0
    for effect in SCRIPTS[script]:
        worth += effect_worth(outlook, effect)
    return worth


DAMAGE: Final = 0.55
DAMAGE_PLACED: Final = 0.8
"""What a Damage counter costs on a box of the owner's choice, and in a place that is given."""


def effect_worth(outlook: Outlook, effect: AuroraEffect) -> float:
    """The effects of the base game, the most frequent first."""
    if isinstance(effect, cargo.Gain):
        return gain_worth(outlook, effect.token, effect.n)
    if isinstance(effect, (cargo.PayTokens, cargo.Lose)):
        return -loss_worth(outlook, effect.token, effect.n)
    if isinstance(effect, objects.PayObject):
        kind = cheapest_object(outlook)
        return -effect.n * object_worth(outlook, kind) if kind != NONE else 0.0
    if isinstance(effect, effects.Fame):
        return float(effect.n)
    if isinstance(effect, effects.PayFame):
        return float(-effect.n)
    if isinstance(effect, objects.DrawObject):
        return drawn_worth(outlook, effect.n)
    if isinstance(effect, damage.Repair):
        return repair_worth(outlook, effect.n)
    if isinstance(effect, damage.Damage):
        return -effect.n * (DAMAGE if effect.where == 0 else DAMAGE_PLACED)
    if isinstance(effect, damage.DamageInColumns):
        return -len(effect.columns) * DAMAGE_PLACED
    if isinstance(effect, crew.Contaminate):
        return -least_contamination(outlook, outlook.player.crew)
    if isinstance(effect, crew.ContaminateResting):
        return -1.0 * len(in_zone(outlook.state, outlook.player, tables.REST))
    return rare_effect_worth(outlook, effect)


def rare_effect_worth(outlook: Outlook, effect: AuroraEffect) -> float:
    """All other effects."""
    if isinstance(effect, crew.Decontaminate):
        return best_cleansing(outlook, effect.n)
    if isinstance(effect, crew.DecontaminateZone):
        return best_cleansing(outlook, 2)
    if isinstance(effect, speed.SpeedThisMove):
        return 0.9 * effect.n
    if isinstance(effect, speed.SpeedNextMove):
        return 0.85 * effect.n * outlook.point_worth if outlook.moves_left else 0.0
    if isinstance(effect, crew.MoveSurvivor):
        return shift_worth(outlook, effect.origin, effect.zone)
    if isinstance(effect, crew.AdvanceSurvivor):
        return best_waking(outlook, NONE)
    if isinstance(effect, effects.Choose):
        return max([script_worth(outlook, option) for option in effect.options])
    if isinstance(effect, convoy.AttachFromDiscard):
        return best_discarded(outlook, effect.types)
    if isinstance(effect, recruiting.RecruitDiscarded):
        return best_discarded(outlook, ["survivor"])
    if isinstance(effect, enemies.EnemyDamage):
        return 0.5 * effect.n if is_foe_near(outlook.state, outlook.seat) else 0.0
    if isinstance(effect, enemies.ReplaceTarget):
        return 0.8
    return 0.0


def gain_worth(outlook: Outlook, token: int, n: int) -> float:
    if token != NONE:
        return gaining_worth(outlook, [token] * n)
    best = 0.0
    for kind in range(FUEL, AMMO + 1):
        best = max(best, gaining_worth(outlook, [kind]))
    return best * (1.0 + 0.8 * (n - 1))


def loss_worth(outlook: Outlook, token: int, n: int) -> float:
    load = outlook.player.load
    if token == NONE:
        return n * cheapest_token(outlook)
    lost = 0.0
    for place in range(1, min(n, load[token]) + 1):
        lost += token_worth(outlook, token, load[token] - place)
    return lost


def best_cleansing(outlook: Outlook, n: int) -> float:
    worths = sorted([cleansing_worth(outlook, survivor) for survivor in outlook.player.crew])
    return sum(worths[-n:])


def best_waking(outlook: Outlook, zone: int) -> float:
    """What it is worth if one Survivor moves one zone toward Active."""
    best = 0.0
    for survivor in outlook.player.crew:
        if zone == NONE or outlook.state.survivors.zones[survivor] == zone:
            best = max(best, waking_worth(outlook, survivor))
    return best


def shift_worth(outlook: Outlook, origin: int, zone: int) -> float:
    """LAU-REST: a move toward Active helps; one away from it loses an action."""
    if zone < origin:
        return best_waking(outlook, origin)
    is_anybody = bool(in_zone(outlook.state, outlook.player, origin))
    return -1.2 if is_anybody and zone == tables.EXHAUSTED and origin == tables.ACTIVE else 0.0


def best_discarded(outlook: Outlook, types: list[str]) -> float:
    """The best card of these types in the discard pile."""
    best = 0.0
    for card in outlook.state.piles.discard:
        if type_of(card) in types:
            best = max(best, joining_worth(outlook, card))
    return best


def type_of(card: int) -> str:
    if is_survivor(card):
        return "survivor"
    if is_truck(card):
        return "truck"
    if is_trailer(card):
        return "trailer"
    return "device" if is_device(card) else ""


# Choices


def encounter_worth(outlook: Outlook, card: int, option: int) -> float:
    """LAU-ENC-02: the effects less the cost."""
    encounter = card - tables.FIRST_ENCOUNTER
    worth = script_worth(outlook, tables.ENCOUNTER_EFFECTS[encounter][option])
    return worth + script_worth(outlook, tables.ENCOUNTER_COSTS[encounter][option])


ENCOUNTER_GAIN: Final = 0.05
"""What an Encounter must gain at least."""


def choose_encounter(outlook: Outlook, moves: list[int]) -> int:
    step = outlook.state.steps[-1]
    assert isinstance(step, ChooseEncounter)
    best = Best(DECLINE.move, ENCOUNTER_GAIN)
    for move in moves:
        if OPTION.has(move):
            best.offer(move, encounter_worth(outlook, step.card, OPTION.target(move)))
    return best.move


def choose_option(outlook: Outlook, moves: list[int]) -> int:
    step = outlook.state.steps[-1]
    assert isinstance(step, effects.ChooseOption)
    options = step.options
    return best_of(moves, [script_worth(outlook, options[OPTION.target(move)]) for move in moves])


# Stories are chosen by what the card shows, not by what it hides (LFS-STORY-06).

TEST_PASSED: Final = 1.8
TEST_FAILED: Final = -1.3
MISSION_FULFILLED: Final = 3.0
MISSION_FAILED: Final = -1.0
WITHOUT_RISK: Final = 0.6
"""What Stories bring on average."""


def choose_story_option(outlook: Outlook, moves: list[int]) -> int:
    step = outlook.state.steps[-1]
    assert isinstance(step, FaceStory)
    choices = CHOICES[step.story]
    return best_of(moves, [story_worth(outlook, choices[OPTION.target(move)]) for move in moves])


def story_worth(outlook: Outlook, choice: StoryChoice) -> float:
    if choice.kind == story_book.AUTO:
        return WITHOUT_RISK
    if choice.kind == story_book.TEST:
        chance = chance_of_test(outlook.state, outlook.seat, choice, choice.boosted != 0)
        return chance * TEST_PASSED + (1.0 - chance) * TEST_FAILED
    chance = chance_of_mission(outlook, choice)
    return chance * MISSION_FULFILLED + (1.0 - chance) * MISSION_FAILED


def chance_of_test(state: AuroraState, seat: int, choice: StoryChoice, is_boosted: bool) -> float:
    """LFS-STORY-08: the share of Outcome cards whose first letter is among those of the Test."""
    letters = choice.letters
    if is_boosted:
        letters |= choice.boosted
    if has_situation(state, seat, choice):
        letters |= choice.added
    cards = tables.PVP_OUTCOMES if state.options.pvp else tables.BASE_OUTCOMES
    right = 0
    for card in cards:
        right += letters >> tables.OUTCOME_LETTERS[card][0] & 1
    return right / len(cards)


def chance_of_mission(outlook: Outlook, choice: StoryChoice) -> float:
    """LFS-STORY-15: how likely it is to be fulfilled, judged by the position."""
    state, player = outlook.state, outlook.player
    own = state.positions[outlook.seat]
    if choice.goal == story_book.HAVE:
        missing = choice.n - player.load[choice.token]
        return 0.85 if missing <= 0 else 0.5 if missing == 1 else 0.2
    if choice.goal == story_book.LEAD_AT_ROUND_END:
        lead = max([PROGRESS[space] for space in state.positions])
        return 0.8 if PROGRESS[own] == lead else 0.4
    if choice.goal == story_book.HIT_ENEMY:
        return 0.5 if player.load[AMMO] and outlook.rounds_left else 0.2
    if choice.goal == story_book.ENTER_REGION:
        return 0.8 if REGION[own] + 1 >= choice.region else 0.3
    if choice.goal == story_book.RECRUIT:
        return 0.6
    if choice.goal == story_book.END_MOVE_ON:
        return 0.4
    return 0.2 if is_damaged(state, player) else 0.5


BOOSTED: Final = 1.2
"""What a boost may cost, as a multiple of what it gains."""


def choose_boost(outlook: Outlook, moves: list[int]) -> int:
    """LFS-STORY-08: whether to pay for a better chance."""
    step = outlook.state.steps[-1]
    assert isinstance(step, BoostTest)
    choice = CHOICES[step.story][step.option]
    state, seat = outlook.state, outlook.seat
    gain = chance_of_test(state, seat, choice, True) - chance_of_test(state, seat, choice, False)
    worth = gain * (TEST_PASSED - TEST_FAILED) * BOOSTED
    return USE.move if worth + script_worth(outlook, choice.boost) > 0.0 else DECLINE.move
