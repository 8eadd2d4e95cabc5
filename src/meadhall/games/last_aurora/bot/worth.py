"""What Resources and Objects are worth to a seat, in points at the end of the game.

A space on the road is a point, and so is Fame. Fuel, Food, Ammo and Objects are worth what they
bring: the first Fuel a whole move, more of it a space each; Food one more action of a Survivor.
"""

from typing import Final

from meadhall.games.last_aurora.bot.outlook import Outlook
from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.tables import AMMO, FOOD, FUEL, NONE
from meadhall.games.last_aurora.rules.cards.abilities import (
    ABILITIES,
    LeaderToRest,
    SpeedForObject,
)
from meadhall.games.last_aurora.rules.cards.objects import hand_size, object_limit
from meadhall.games.last_aurora.rules.convoys.convoy import truck_of
from meadhall.games.last_aurora.rules.convoys.damage import free_boxes
from meadhall.games.last_aurora.rules.fighting.enemies import is_foe_near
from meadhall.games.last_aurora.rules.state import EXPLORING
from meadhall.kernel.best import Best

# Resources

LEFT_OVER: Final = 0.3
"""A Resource at the end; worth half a point if nobody reaches the ship."""


def token_worth(outlook: Outlook, token: int, held: int) -> float:
    """One more Resource, for a seat that holds this many of its kind."""
    if token == FUEL:
        return fuel_worth(outlook, held)
    if token == FOOD:
        return food_worth(outlook, held)
    return ammo_worth(outlook, held)


def price_of_token(outlook: Outlook, token: int) -> float:
    """What is lost by giving away one Resource of a kind."""
    return token_worth(outlook, token, outlook.player.load[token] - 1)


def cheapest_token(outlook: Outlook) -> float:
    """What is lost by giving away one Resource of the owner's choice."""
    load = outlook.player.load
    prices = [price_of_token(outlook, token) for token in range(FUEL, AMMO + 1) if load[token]]
    return min(prices) if prices else 0.0


MOVE_NOW: Final = 1.2
MOVE_LATER: Final = 0.7
"""What the first Fuel is worth for each space of a move that is lost without it."""
FUEL_TO_COME: Final = 1.7
"""Fuel for a later move, which may still be found."""
FUEL_TO_BURN: Final = 0.95
"""Extra Fuel: a space."""


def fuel_worth(outlook: Outlook, held: int) -> float:
    """LAU-MOVE-02, LAU-MOVE-04: a move needs 1 and may take 2 more."""
    moves = outlook.moves_left
    if held < moves:
        if held == 0:
            is_urgent = moves > outlook.rounds_left
            return (MOVE_NOW if is_urgent else MOVE_LATER) * outlook.pace
        return FUEL_TO_COME
    return FUEL_TO_BURN * outlook.point_worth if held < 3 * moves else LEFT_OVER


FED: Final = 2.0
"""Food for a Survivor who will be exhausted."""
FOOD_IN_STORE: Final = 1.1


def food_worth(outlook: Outlook, held: int) -> float:
    """LAU-REST-01: a fed Survivor acts again in the next round."""
    worth = LEFT_OVER
    if outlook.rounds_left > 0:
        eaters = eaters_of(outlook)
        if held < eaters:
            worth = FED
        elif held < eaters * min(2, outlook.rests_left):
            worth = FOOD_IN_STORE
    if tables.BURNS_FOOD[truck_of(outlook.player)]:
        worth = max(worth, fuel_worth(outlook, outlook.player.load[FUEL] + held))
    return worth


def eaters_of(outlook: Outlook) -> int:
    """Survivors who are exhausted by exploring."""
    eaters = 0
    for survivor in outlook.player.crew:
        if not isinstance(ABILITIES[survivor], LeaderToRest):
            eaters += 1
    return eaters


AMMO_IN_STORE: Final[list[float]] = [0.7, 0.5, 0.35]
ROUND_TO_FIRE: Final = 0.9
"""What Ammo for a Weapon is worth in addition while an Enemy is near."""


def ammo_worth(outlook: Outlook, held: int) -> float:
    worth = AMMO_IN_STORE[held] if held < len(AMMO_IN_STORE) else LEFT_OVER
    if not outlook.fires_left:
        return LEFT_OVER
    if held < guns_of(outlook) and is_fight_near(outlook):
        return worth + ROUND_TO_FIRE
    return worth if outlook.rounds_left else LEFT_OVER


def working_boxes(outlook: Outlook) -> list[int]:
    player = outlook.player
    return free_boxes(outlook.state, player, 0, len(player.convoy), 1)


def guns_of(outlook: Outlook) -> int:
    """Undamaged Weapons that fire Ammo and have not fired."""
    guns = 0
    for box in working_boxes(outlook):
        if tables.BOX_KIND[box] == tables.WEAPON and box not in outlook.player.fired:
            guns += 1
    return guns


def best_gun(outlook: Outlook) -> int:
    """The highest level of an undamaged Weapon."""
    best = 0
    for box in working_boxes(outlook):
        if tables.IS_WEAPON[box]:
            best = max(best, tables.BOX_LEVEL[box])
    return best


def is_fight_near(outlook: Outlook) -> bool:
    state = outlook.state
    return bool(state.fight.lurking) or is_foe_near(state, outlook.seat)


# Objects

OBJECT_WORTH: Final[dict[str, float]] = {
    "incendiary_rounds": 0.9,
    "first_aid_kit": 0.5,
    "toolbox": 0.6,
    "nitro": 1.7,
    "stimulants": 1.5,
    "binoculars": 0.5,
    "signal_flare": 0.7,
    "canned_food": 1.3,
    "active_camouflage": 0.8,
    "at_launcher": 1.6,
    "smoke_candle": 0.5,
    "unstable_fuel": 1.1,
    "antirad": 0.6,
    "mine": 0.6,
}
KIND_WORTH: Final[list[float]] = [OBJECT_WORTH[name] for name in tables.OBJECT_IDS]
LAST_CHANCE: Final = 0.5
"""The share of an Object's worth that is left after the last Exploration phase."""


def object_worth(outlook: Outlook, kind: int) -> float:
    """An Object in the hand, with its use still to come."""
    worth = KIND_WORTH[kind]
    if outlook.rounds_left == 0 and outlook.state.phase > EXPLORING:
        worth *= LAST_CHANCE
    return worth


def cheapest_object(outlook: Outlook) -> int:
    """The kind that is missed least, or ``NONE``."""
    best = Best(NONE)
    for kind in range(tables.OBJECTS):
        if outlook.player.hand[kind]:
            best.offer(kind, -object_worth(outlook, kind))
    return best.move


OBJECT: Final = 1.1
"""An Object card of unknown kind."""
REPLACEMENT: Final = 0.3
"""The same beyond the limit, where it only replaces a worse one."""
TO_FEED_THE_BOT: Final = 0.6
"""What an Object is worth in addition to a crew that can trade it for speed."""
TOO_LATE: Final = 0.3
"""The share of all this that is left after the last move."""


def drawn_worth(outlook: Outlook, n: int) -> float:
    """What it is worth to draw this many Objects."""
    room = object_limit(outlook.state, outlook.player) - hand_size(outlook.player)
    worth = 0.0
    for place in range(n):
        worth += OBJECT if place < room else REPLACEMENT
    for survivor in outlook.player.crew:
        if isinstance(ABILITIES[survivor], SpeedForObject) and room > 0:
            worth += TO_FEED_THE_BOT
    return worth if outlook.moves_left else TOO_LATE * worth
