"""A quick sensible way to play Last Aurora: rules of thumb, no looking ahead.

The advice behind it: room and a faster Truck first, Fuel for every move and some to burn, Food so
that the crew works every round; recruit early, shoot whatever comes near, and be at the ship when
it stops. Everything is valued in points at the end.

``journey.py`` knows the way to the ship, ``outlook.py`` how long the game will last, ``worth.py``
what Resources and Objects are worth, ``crew.py`` the same of Survivors, ``hauling.py`` and
``mending.py`` of Convoy cards, cargo and Damage, ``reading.py`` of the effects of cards;
``exploring.py``, ``travelling.py``, ``fighting.py`` and ``objects.py`` say what to do.
"""

from collections.abc import Callable
from typing import Any, Final

from meadhall.games.last_aurora.bot import (
    crew,
    exploring,
    fighting,
    hauling,
    mending,
    objects,
    reading,
    travelling,
)
from meadhall.games.last_aurora.bot.outlook import Outlook
from meadhall.games.last_aurora.content.tables import NONE
from meadhall.games.last_aurora.rules import rest, setup
from meadhall.games.last_aurora.rules.automa.turns import CancelEffects
from meadhall.games.last_aurora.rules.cards.effects import ChooseOption
from meadhall.games.last_aurora.rules.cards.objects import AfterAction, DiscardObjects, KeepLimit
from meadhall.games.last_aurora.rules.convoys import cargo, convoy, damage, recruiting
from meadhall.games.last_aurora.rules.convoys import crew as survivors
from meadhall.games.last_aurora.rules.driving import driving, mines, movement
from meadhall.games.last_aurora.rules.exploring import card_actions, event_cards, exploration
from meadhall.games.last_aurora.rules.fighting import ambush, attack, enemies, fire, loot
from meadhall.games.last_aurora.rules.modules import facing, keeping, pvp, stories
from meadhall.games.last_aurora.rules.moves import DECLINE, DONE, USE
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.dice import Dice
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State, Step

Advice = Callable[[Outlook, list[int]], int]
"""Chooses one of the legal moves for the seat that the outlook is of."""


def use_it(outlook: Outlook, moves: list[int]) -> int:
    return USE.move


def finish(outlook: Outlook, moves: list[int]) -> int:
    return DONE.move


def keep_first_story(outlook: Outlook, moves: list[int]) -> int:
    """LFS-STORY-21: rather the Story that is there than the new one."""
    return DECLINE.move if DECLINE.move in moves else moves[0]


def take_first(outlook: Outlook, moves: list[int]) -> int:
    """It hardly makes a difference."""
    return moves[0]


TURNS: Final[dict[type[Step[Any]], Advice]] = {
    exploration.ExploreTurn: exploring.choose_turn,
    rest.RestTurn: travelling.choose_rest,
    movement.MoveTurn: travelling.choose_move_or_stay,
    fire.FireTurn: fighting.choose_fire,
    AfterAction: finish,
}
"""What to do in a turn in which no Object is played first."""

CHOICES: Final[dict[type[Step[Any]], Advice]] = {
    setup.DraftCrew: crew.choose_crew,
    # Exploration
    exploration.ChooseExplorers: exploring.choose_explorer,
    exploration.Strengthen: exploring.choose_strength,
    exploration.EatObject: objects.choose_discarded,
    card_actions.TakeActions: exploring.choose_action,
    card_actions.Gather: exploring.choose_token,
    card_actions.ChooseEncounter: reading.choose_encounter,
    card_actions.RestInstead: use_it,
    event_cards.DonateFood: exploring.choose_donation,
    # Cards
    ChooseOption: reading.choose_option,
    KeepLimit: objects.choose_discarded,
    DiscardObjects: objects.choose_discarded,
    # Convoy
    cargo.GainTokens: hauling.choose_drop,
    cargo.GainAny: hauling.choose_gained,
    cargo.LoseAny: hauling.choose_drop,
    cargo.Unload: hauling.choose_drop,
    convoy.Attach: hauling.choose_place,
    convoy.FitTrailers: hauling.choose_scrapped,
    convoy.SalvageCard: hauling.choose_salvaged,
    damage.SufferDamage: mending.choose_damaged,
    damage.RepairBoxes: mending.choose_repaired,
    # Survivors
    recruiting.Recruit: hauling.choose_drop,
    recruiting.RecruitFromDiscard: hauling.choose_salvaged,
    survivors.LoseSurvivors: hauling.choose_drop,
    survivors.ChooseContaminated: crew.choose_contaminated,
    survivors.ChooseCleansed: crew.choose_cleansed,
    survivors.CleanseInZone: crew.choose_cleansed,
    survivors.ChooseCleansedZone: crew.choose_zone,
    survivors.ShiftSurvivors: crew.choose_shifted,
    rest.ChooseFrozen: crew.choose_frozen,
    # Movement
    movement.Prepare: travelling.choose_preparation,
    movement.BurnFuel: travelling.choose_burned,
    driving.Drive: travelling.choose_road,
    mines.LayMines: take_first,
    # Fire
    attack.ChooseTarget: fighting.choose_target,
    attack.PayShot: fighting.choose_payment,
    attack.LookAgain: fighting.choose_second_look,
    attack.ChooseOutcome: fighting.choose_outcome,
    attack.TurnMiss: use_it,
    ambush.React: fighting.choose_reaction,
    enemies.DamageEnemy: fighting.choose_enemy,
    enemies.ChooseSwap: fighting.choose_enemy,
    enemies.SpareAmbush: fighting.choose_enemy,
    enemies.SwapTarget: fighting.choose_removed,
    loot.OfferLoot: fighting.choose_loot,
    pvp.HitPlayer: fighting.choose_hit,
    pvp.SufferHit: mending.choose_damaged,
    # Stories and the Automa
    stories.ChooseStory: take_first,
    facing.FaceStory: reading.choose_story_option,
    facing.FaceTogether: reading.choose_story_option,
    facing.BoostTest: reading.choose_boost,
    keeping.KeepUnder: keep_first_story,
    keeping.KeepInZone: take_first,
    CancelEffects: use_it,
}
"""What to do about any other kind of decision."""


class LastAuroraPolicy(Policy):
    """Follows the advice of this module. It needs no chance: the same position, the same move."""

    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(world, AuroraState)
        if len(moves) == 1:
            return moves[0]
        step = type(world.steps[-1])
        outlook = Outlook(world, seat)
        if step in CHOICES:
            return CHOICES[step](outlook, moves)
        played = objects.object_in_time(outlook, moves)
        return TURNS[step](outlook, moves) if played == NONE else played
