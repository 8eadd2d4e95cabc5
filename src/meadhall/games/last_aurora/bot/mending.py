"""Damage: which boxes are given up, and which are repaired."""

from typing import Final

from meadhall.games.last_aurora.bot.choosing import best_of
from meadhall.games.last_aurora.bot.crew import weakest_worth
from meadhall.games.last_aurora.bot.hauling import WHOLE_CARD, box_worth, hold_worth
from meadhall.games.last_aurora.bot.outlook import Outlook
from meadhall.games.last_aurora.bot.worth import token_worth
from meadhall.games.last_aurora.content.tables import (
    AMMO,
    ARMOR,
    ASGARD_ARMOR,
    BOX_ACCEPTS,
    BOX_KIND,
    FUEL,
    HOLD,
)
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES, SpeedIfUndamaged
from meadhall.games.last_aurora.rules.convoys.cargo import boxes_at, fits, has_driver, recount_box
from meadhall.games.last_aurora.rules.convoys.damage import damaged_boxes, is_damaged, place_of
from meadhall.games.last_aurora.rules.moves import DAMAGE, DONE, REPAIR
from meadhall.kernel.best import Best

NO_DRIVER: Final = 9.0
"""What it costs to have no box for a driver."""

# Damage

FIRST_SCRATCH: Final = 1.2
"""What any Damage costs whoever is fast without it (LFS-CREW-10)."""


def damage_price(outlook: Outlook, box: int) -> float:
    """What a Damage counter costs on a box of the seat's Convoy."""
    state, player = outlook.state, outlook.player
    kind = BOX_KIND[box]
    if kind == ASGARD_ARMOR:
        price = 0.05
    elif kind == ARMOR:
        price = 0.1
    elif kind == HOLD:
        price = 0.6 * hold_worth(outlook, BOX_ACCEPTS[box]) + load_at_risk(outlook, box)
    else:
        price = box_worth(outlook, box)
    if not hits_beside(outlook, box):
        price += WHOLE_CARD
    if not is_damaged(state, player):
        for survivor in player.crew:
            if isinstance(ABILITIES[survivor], SpeedIfUndamaged):
                price += FIRST_SCRATCH
    return price


def hits_beside(outlook: Outlook, box: int) -> int:
    """The Damage counters on the other boxes of a card."""
    player, damaged = outlook.player, outlook.state.damaged
    hits = 0
    for other in boxes_at(player, place_of(player, box)):
        if damaged[other] and other != box:
            hits += 1
    return hits


def load_at_risk(outlook: Outlook, box: int) -> float:
    """What would have to be unloaded, and whether there would still be a driver."""
    state, player = outlook.state, outlook.player
    room = player.room
    state.own_damaged()[box] = True
    recount_box(player, box, -1)
    price = 0.0
    if not fits(player):
        price = least_dropped(outlook)
    elif not has_driver(state, player):
        price = NO_DRIVER
    state.own_damaged()[box] = False
    player.room = room
    return price


def least_dropped(outlook: Outlook) -> float:
    """The cheapest token whose loss makes the load fit."""
    player = outlook.player
    best = weakest_worth(outlook)
    for token in range(FUEL, AMMO + 1):
        if player.load[token]:
            player.load[token] -= 1
            if fits(player):
                best = min(best, token_worth(outlook, token, player.load[token]))
            player.load[token] += 1
    return best


def choose_damaged(outlook: Outlook, moves: list[int]) -> int:
    return best_of(moves, [-damage_price(outlook, DAMAGE.target(move)) for move in moves])


# Repair


def mending_worth(outlook: Outlook, box: int) -> float:
    """What it is worth to repair a box."""
    player = outlook.player
    worth = box_worth(outlook, box)
    if not hits_beside(outlook, box):
        worth += WHOLE_CARD
    is_in_truck = place_of(player, box) == 0
    if is_in_truck and BOX_KIND[box] == HOLD and not has_driver(outlook.state, player):
        worth += NO_DRIVER
    return worth


def choose_repaired(outlook: Outlook, moves: list[int]) -> int:
    best = Best(DONE.move, 0.0)
    for move in moves:
        if REPAIR.has(move):
            best.offer(move, mending_worth(outlook, REPAIR.target(move)))
    return best.move


def repair_worth(outlook: Outlook, n: int) -> float:
    """What it is worth to repair this many boxes of the owner's choice."""
    boxes = damaged_boxes(outlook.state, outlook.player)
    worths = sorted([mending_worth(outlook, box) for box in boxes])
    return sum(worths[-n:])
