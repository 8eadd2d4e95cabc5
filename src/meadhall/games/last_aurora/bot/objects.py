"""Object cards: when they are played, and which are discarded."""

from typing import Final

from meadhall.games.last_aurora.bot.choosing import best_of
from meadhall.games.last_aurora.bot.outlook import Outlook
from meadhall.games.last_aurora.bot.reading import script_worth
from meadhall.games.last_aurora.bot.worth import object_worth
from meadhall.games.last_aurora.content.tables import (
    ACTIVE,
    EXHAUSTED,
    FOOD,
    IN_FIRE,
    NONE,
    OBJECT_IDS,
    OBJECT_PHASE,
    OBJECT_SCRIPTS,
)
from meadhall.games.last_aurora.rules.convoys.survivors import in_zone
from meadhall.games.last_aurora.rules.moves import DISCARD, PLAY
from meadhall.games.last_aurora.rules.state import EXPLORING, RESTING
from meadhall.kernel.best import Best


def object_in_time(outlook: Outlook, moves: list[int]) -> int:
    """An Object whose time has come, or ``NONE``."""
    best = Best(NONE, 0.0)
    for move in moves:
        if PLAY.has(move):
            best.offer(move, gain_of_object(outlook, PLAY.target(move)))
    return best.move


CANNED_FOOD: Final = OBJECT_IDS.index("canned_food")
STIMULANTS: Final = OBJECT_IDS.index("stimulants")
MINE: Final = OBJECT_IDS.index("mine")
MINE_GAIN: Final = 0.1


def gain_of_object(outlook: Outlook, kind: int) -> float:
    """What an Object gains now over what it may gain later."""
    state, player = outlook.state, outlook.player
    if kind == MINE:
        return MINE_GAIN
    if OBJECT_PHASE[kind] == IN_FIRE:
        return 0.0  # It is weighed among the attacks.
    worth = script_worth(outlook, OBJECT_SCRIPTS[kind])
    if kind == CANNED_FOOD:
        is_hungry = state.phase == RESTING and bool(in_zone(state, player, EXHAUSTED))
        return worth if is_hungry and not player.load[FOOD] else 0.0
    if kind == STIMULANTS:
        is_awake = state.phase == EXPLORING and bool(in_zone(state, player, ACTIVE))
        if is_awake or state.phase == RESTING:
            return 0.0
    return worth - object_worth(outlook, kind)


def choose_discarded(outlook: Outlook, moves: list[int]) -> int:
    """The Object that is missed least."""
    return best_of(moves, [-object_worth(outlook, DISCARD.target(move)) for move in moves])
