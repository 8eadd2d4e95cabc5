"""Convoy, cargo and Damage: what cards and boxes are worth, what is dropped, hit and mended."""

from typing import Final

from meadhall.games.last_aurora.bot.worth import (
    Outlook,
    best_gun,
    contamination_cost,
    crew_room,
    newcomer_worth,
    survivor_worth,
    token_worth,
)
from meadhall.games.last_aurora.content.road import TRACKED_ROADS, WHEELED_ROADS
from meadhall.games.last_aurora.content.tables import (
    AMMO,
    ARMOR,
    ASGARD_ARMOR,
    BOX_ACCEPTS,
    BOX_FAME,
    BOX_FAME_PER_ASGARD_ARMOR,
    BOX_KIND,
    BOX_LEVEL,
    BOX_MAX,
    BOX_OBJECTS_EACH_ROUND,
    BOXES,
    BURNS_FOOD,
    FIRST_TRUCK,
    FUEL,
    HOLD,
    IS_TRACKED,
    NONE,
    SURVIVOR,
    SURVIVOR_LIMIT,
    SURVIVORS,
    TRUCK_POWER,
    TRUCK_SPEED,
)
from meadhall.games.last_aurora.rules.cards import abilities
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES
from meadhall.games.last_aurora.rules.convoys.cargo import (
    boxes_at,
    fits,
    fits_one_more,
    has_driver,
    recount_box,
)
from meadhall.games.last_aurora.rules.convoys.convoy import (
    columns,
    is_device,
    is_trailer,
    is_truck,
    power,
    truck_of,
)
from meadhall.games.last_aurora.rules.convoys.damage import is_damaged
from meadhall.games.last_aurora.rules.moves import (
    DAMAGE,
    DECLINE,
    DISMISS,
    DONE,
    DROP,
    REFUSE,
    REPAIR,
)
from meadhall.games.last_aurora.rules.state import RESTING

SPEED: Final = 0.9
"""A point of speed in one move to come; some moves end before the last point is used."""
WHOLE_CARD: Final = 0.35
"""A card without Damage counts only if nobody reaches the ship."""
NO_DRIVER: Final = 9.0
SPACES_AHEAD: Final = 12
"""How many spaces of the road ahead are looked at for ways that need tracks."""


# Boxes and cards


def box_worth(outlook: Outlook, box: int) -> float:
    """A box that works, as part of a card that may come or go."""
    kind = BOX_KIND[box]
    if kind == HOLD:
        return hold_worth(outlook, BOX_ACCEPTS[box])
    if kind == ARMOR:
        return 0.35
    if kind == ASGARD_ARMOR:
        return 0.5
    if BOX_FAME[box]:
        return 0.9 * BOX_FAME[box]
    if BOX_FAME_PER_ASGARD_ARMOR[box]:
        return 0.5 * BOX_MAX[box]
    if BOX_OBJECTS_EACH_ROUND[box]:
        return 0.9 * outlook.rounds_left
    if BOX_LEVEL[box]:
        better = BOX_LEVEL[box] > best_gun(outlook)
        return outlook.fires_left * (0.12 * BOX_LEVEL[box] + (0.1 if better else 0.0))
    return 0.3


def hold_worth(outlook: Outlook, accepts: int) -> float:
    """Room is worth more while the Convoy is nearly full; nothing after the last exploration."""
    if outlook.rounds_left == 0 and outlook.state.phase > RESTING:
        return 0.1
    player = outlook.player
    spare = player.room[15] - sum(player.load)
    worth = 0.9 if spare <= 1 else 0.5 if spare <= 3 else 0.25
    if not accepts & ~(1 << AMMO):
        worth *= 0.4
    if accepts & 1 << SURVIVOR and outlook.rounds_left and crew_room(outlook) <= 0:
        worth += 0.9
    return worth


def card_worth(outlook: Outlook, card: int) -> float:
    """A Convoy card with all its boxes; for a Truck without its speed."""
    worth = WHOLE_CARD
    for box in BOXES[card]:
        worth += box_worth(outlook, box)
    return worth


def card_left(outlook: Outlook, place: int) -> float:
    """A card of the own Convoy as it is, with Damage."""
    player, damaged = outlook.player, outlook.state.damaged
    worth = 0.0
    is_whole = True
    for box in boxes_at(player, place):
        if damaged[box]:
            is_whole = False
            worth += 0.1
        else:
            worth += box_worth(outlook, box)
    return worth + (WHOLE_CARD if is_whole else 0.0)


def truck_gain(outlook: Outlook, card: int) -> float:
    """LAU-IMP-01: what another Truck changes."""
    player = outlook.player
    new, old = card - FIRST_TRUCK, truck_of(player)
    moves = outlook.moves_left
    gain = SPEED * moves * outlook.point_worth * (TRUCK_SPEED[new] - TRUCK_SPEED[old])
    gain += card_worth(outlook, card) - card_left(outlook, 0)
    gain += 0.6 * (TRUCK_POWER[new] - TRUCK_POWER[old]) * min(1.0, 0.4 * outlook.rounds_left)
    if moves:
        gain += shortcuts_ahead(outlook) * (int(IS_TRACKED[new]) - int(IS_TRACKED[old]))
        gain += 0.8 * (int(BURNS_FOOD[new]) - int(BURNS_FOOD[old]))
    excess = columns(player) - 1 - TRUCK_POWER[new]
    if excess > 0:
        gain -= excess * 2.0
    return gain


def shortcuts_ahead(outlook: Outlook) -> float:
    """LAU-MOVE-06: ways that only tracks can use, each a space saved."""
    space = outlook.state.positions[outlook.seat]
    found = 0.0
    for _ in range(SPACES_AHEAD):
        roads = TRACKED_ROADS[space]
        if not roads:
            break
        if len(roads) > len(WHEELED_ROADS[space]):
            found += 0.8
        space = roads[0]
    return found


def attaching_worth(outlook: Outlook, card: int) -> float:
    """LAU-IMP: what a new Convoy card gains, less what it replaces."""
    if is_truck(card):
        return truck_gain(outlook, card)
    player = outlook.player
    worth = card_worth(outlook, card)
    if is_trailer(card):
        if columns(player) - 1 < power(player):
            return worth + longer_convoy_worth(outlook)
        return worth - worst_place(outlook, 2)[1]
    place, lost = worst_place(outlook, 1)
    if player.convoy[place] == NONE:
        worth += longer_convoy_worth(outlook)
    return worth - lost


def longer_convoy_worth(outlook: Outlook) -> float:
    """LFS-CREW-08, LFS-CREW-09: about every second card makes the Asgardians better."""
    worth = 0.0
    for survivor in outlook.player.crew:
        if isinstance(ABILITIES[survivor], abilities.SpeedByConvoy):
            worth += 0.3 * outlook.moves_left
        elif isinstance(ABILITIES[survivor], abilities.FirstHitByConvoy):
            worth += 0.1 * outlook.fires_left
    return worth


def worst_place(outlook: Outlook, first: int) -> tuple[int, float]:
    """The Trailer (from place 2) or Device (from place 1) that is missed least."""
    convoy = outlook.player.convoy
    best, best_worth = NONE, 0.0
    for place in range(first, len(convoy), 2):
        worth = 0.0 if convoy[place] == NONE else card_left(outlook, place)
        if best == NONE or worth < best_worth:
            best, best_worth = place, worth
    return best, best_worth


def choose_place(outlook: Outlook, card: int, verb: int, moves: list[int]) -> int:
    """LAU-IMP-03, LAU-IMP-04: in the place of what is missed least."""
    convoy = outlook.player.convoy
    place = worst_place(outlook, 1)[0] - 1 if is_device(card) else worst_place(outlook, 2)[0]
    move = verb + convoy[place] - FIRST_TRUCK
    return move if move in moves else moves[0]


def choose_scrapped(outlook: Outlook, verb: int, moves: list[int]) -> int:
    """LAU-IMP-02: the Trailer that is missed least, with its Device."""
    convoy = outlook.player.convoy
    best, best_worth = moves[0], 0.0
    for move in moves:
        place = convoy.index(move - verb + FIRST_TRUCK)
        worth = card_left(outlook, place)
        if convoy[place + 1] != NONE:
            worth += card_left(outlook, place + 1)
        if move == moves[0] or worth < best_worth:
            best, best_worth = move, worth
    return best


def choose_salvaged(outlook: Outlook, verb: int, moves: list[int]) -> int:
    """LAU-IMP-07, LAU-REC-03: the best card of the discard pile, if it is any good."""
    best, best_worth = DECLINE.move, 0.1
    for move in moves:
        if move != DECLINE.move:
            worth = joining_worth(outlook, move - verb)
            if worth > best_worth:
                best, best_worth = move, worth
    return best


# Cargo


def gaining_worth(outlook: Outlook, tokens: list[int]) -> float:
    """What these Resources are worth as far as they fit, one after the other."""
    load = outlook.player.load
    before = load[:]
    worth = 0.0
    for token in tokens:
        if not outlook.state.supply[token]:
            continue
        worth += one_more_worth(outlook, token)
        if fits_one_more(outlook.player, token):
            load[token] += 1
    outlook.player.load[:] = before
    return worth


def one_more_worth(outlook: Outlook, token: int) -> float:
    """One more Resource, perhaps in the place of another one."""
    player = outlook.player
    worth = token_worth(outlook, token, player.load[token])
    if fits_one_more(player, token):
        return worth
    best = 0.0
    for other in range(FUEL, AMMO + 1):
        if other == token or not player.load[other]:
            continue
        player.load[other] -= 1
        if fits_one_more(player, token):
            best = max(best, worth - token_worth(outlook, other, player.load[other]))
        player.load[other] += 1
    return best


def joining_worth(outlook: Outlook, card: int) -> float:
    """A card that is recruited or attached."""
    if card >= SURVIVORS:
        return attaching_worth(outlook, card)
    player = outlook.player
    worth = newcomer_worth(outlook, card)
    if len(player.crew) < SURVIVOR_LIMIT:
        if fits_one_more(player, SURVIVOR):
            return worth
        for token in range(FUEL, AMMO + 1):
            if player.load[token]:
                player.load[token] -= 1
                is_room = fits_one_more(player, SURVIVOR)
                player.load[token] += 1
                if is_room:
                    return worth - token_worth(outlook, token, player.load[token] - 1)
    return max(0.0, worth - weakest_worth(outlook))


def weakest_worth(outlook: Outlook) -> float:
    best = 0.0
    for place, survivor in enumerate(outlook.player.crew):
        worth = survivor_worth(outlook, survivor, outlook.state.survivors.contamination[survivor])
        if place == 0 or worth < best:
            best = worth
    return best


def price_of_drop(outlook: Outlook, move: int) -> float:
    """What is lost with a token of the Convoy."""
    if move >= DISMISS.first:
        survivor = DISMISS.target(move)
        return survivor_worth(outlook, survivor, outlook.state.survivors.contamination[survivor])
    token = DROP.target(move)
    return token_worth(outlook, token, outlook.player.load[token] - 1)


def choose_drop(outlook: Outlook, moves: list[int], gained: float) -> int:
    """The token that is missed least, or none for something that is worth less."""
    best, best_price = moves[0], 0.0
    for place, move in enumerate(moves):
        price = gained if move == REFUSE.move else price_of_drop(outlook, move)
        if place == 0 or price < best_price:
            best, best_price = move, price
    return best


# Damage


def damage_price(outlook: Outlook, box: int) -> float:
    """What it costs to have a Damage counter on a box of the own Convoy."""
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
    for place in range(len(player.convoy)):
        boxes = boxes_at(player, place)
        if box in boxes:
            if not any(state.damaged[other] for other in boxes):
                price += WHOLE_CARD
            break
    if not is_damaged(state, player):
        for survivor in player.crew:
            if isinstance(ABILITIES[survivor], abilities.SpeedIfUndamaged):
                price += 1.2
    return price


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
    best = weakest_worth(outlook) if player.crew else 0.0
    for token in range(FUEL, AMMO + 1):
        if player.load[token]:
            player.load[token] -= 1
            if fits(player):
                best = min(best, token_worth(outlook, token, player.load[token]))
            player.load[token] += 1
    return best


def choose_damaged(outlook: Outlook, moves: list[int]) -> int:
    best, best_price = moves[0], 0.0
    for place, move in enumerate(moves):
        price = damage_price(outlook, DAMAGE.target(move))
        if place == 0 or price < best_price:
            best, best_price = move, price
    return best


def mending_worth(outlook: Outlook, box: int) -> float:
    worth = box_worth(outlook, box)
    player, damaged = outlook.player, outlook.state.damaged
    for place in range(len(player.convoy)):
        boxes = boxes_at(player, place)
        if box in boxes:
            if sum([damaged[other] for other in boxes]) == 1:
                worth += WHOLE_CARD
            if place == 0 and BOX_KIND[box] == HOLD and not has_driver(outlook.state, player):
                worth += NO_DRIVER
            break
    return worth


def choose_repaired(outlook: Outlook, moves: list[int]) -> int:
    best, best_worth = DONE.move, 0.0
    for move in moves:
        if move != DONE.move:
            worth = mending_worth(outlook, REPAIR.target(move))
            if worth > best_worth:
                best, best_worth = move, worth
    return best


def repair_worth(outlook: Outlook, n: int) -> float:
    """Repairing so many boxes of choice."""
    player, damaged = outlook.player, outlook.state.damaged
    worths: list[float] = []
    for place in range(len(player.convoy)):
        for box in boxes_at(player, place):
            if damaged[box]:
                worths.append(mending_worth(outlook, box))
    worths.sort()
    return sum(worths[-n:]) if worths else 0.0


def contamination_of_choice(outlook: Outlook, moves: list[int], verb: int) -> int:
    """Whom a counter hurts least."""
    best, best_cost = moves[0], 0.0
    for place, move in enumerate(moves):
        cost = contamination_cost(outlook, move - verb)
        if place == 0 or cost < best_cost:
            best, best_cost = move, cost
    return best
