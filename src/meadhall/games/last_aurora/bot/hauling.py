"""Convoy and cargo: what cards and boxes are worth, what is replaced, loaded and dropped."""

from typing import Final

from meadhall.games.last_aurora.bot.choosing import best_of
from meadhall.games.last_aurora.bot.crew import (
    crew_room,
    newcomer_worth,
    survivor_worth,
    weakest_worth,
)
from meadhall.games.last_aurora.bot.outlook import Outlook
from meadhall.games.last_aurora.bot.worth import best_gun, price_of_token, token_worth
from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.road import TRACKED_ROADS, WHEELED_ROADS
from meadhall.games.last_aurora.content.tables import AMMO, FIRST_TRUCK, FUEL, NONE, SURVIVOR
from meadhall.games.last_aurora.rules.cards import abilities
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES
from meadhall.games.last_aurora.rules.convoys.cargo import (
    GainTokens,
    boxes_at,
    fits_in_place_of,
    fits_one_more,
)
from meadhall.games.last_aurora.rules.convoys.convoy import (
    Attach,
    columns,
    is_device,
    is_trailer,
    is_truck,
    power,
    truck_of,
)
from meadhall.games.last_aurora.rules.convoys.recruiting import Recruit
from meadhall.games.last_aurora.rules.moves import (
    DECLINE,
    DISMISS,
    DROP,
    GAIN,
    MOUNT,
    REFUSE,
    REPLACE,
    SALVAGE,
    SCRAP,
)
from meadhall.games.last_aurora.rules.state import RESTING
from meadhall.kernel.best import Best

# Boxes and cards

WHOLE_CARD: Final = 0.35
"""A card without Damage; it counts only if nobody reaches the ship."""


def box_worth(outlook: Outlook, box: int) -> float:
    """A box that works, as part of a card that may come or go."""
    kind = tables.BOX_KIND[box]
    if kind == tables.HOLD:
        return hold_worth(outlook, tables.BOX_ACCEPTS[box])
    if kind == tables.ARMOR:
        return 0.35
    if kind == tables.ASGARD_ARMOR:
        return 0.5
    if tables.BOX_FAME[box]:
        return 0.9 * tables.BOX_FAME[box]
    if tables.BOX_FAME_PER_ASGARD_ARMOR[box]:
        return 0.5 * tables.BOX_MAX[box]
    if tables.BOX_OBJECTS_EACH_ROUND[box]:
        return 0.9 * outlook.rounds_left
    level = tables.BOX_LEVEL[box]
    if level:
        better = 0.1 if level > best_gun(outlook) else 0.0
        return outlook.fires_left * (0.12 * level + better)
    return 0.3


def hold_worth(outlook: Outlook, accepts: int) -> float:
    """Room is worth more while the Convoy is nearly full; little after the last exploration."""
    if outlook.rounds_left == 0 and outlook.state.phase > RESTING:
        return 0.1
    spare = spare_room(outlook)
    worth = 0.9 if spare <= 1 else 0.5 if spare <= 3 else 0.25
    if not accepts & ~(1 << AMMO):
        worth *= 0.4
    if accepts & 1 << SURVIVOR and outlook.rounds_left and crew_room(outlook) <= 0:
        worth += 0.9
    return worth


def spare_room(outlook: Outlook) -> int:
    """Boxes that are still empty; full ones cannot take what the next round brings."""
    return outlook.player.room[-1] - sum(outlook.player.load)


def card_worth(outlook: Outlook, card: int) -> float:
    """A Convoy card with all its boxes; for a Truck without its speed."""
    worth = WHOLE_CARD
    for box in tables.BOXES[card]:
        worth += box_worth(outlook, box)
    return worth


def card_left(outlook: Outlook, place: int) -> float:
    """A card of the seat's Convoy as it is, with its Damage."""
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


# New cards

SPEED: Final = 0.9
"""A point of speed in one later move; some moves end before the last point is used."""
LOST_TRAILER: Final = 2.0


def truck_gain(outlook: Outlook, card: int) -> float:
    """LAU-IMP-01: what another Truck changes."""
    player = outlook.player
    new, old = card - FIRST_TRUCK, truck_of(player)
    moves = outlook.moves_left
    faster = tables.TRUCK_SPEED[new] - tables.TRUCK_SPEED[old]
    stronger = tables.TRUCK_POWER[new] - tables.TRUCK_POWER[old]
    gain = SPEED * moves * outlook.point_worth * faster
    gain += card_worth(outlook, card) - card_left(outlook, 0)
    gain += 0.6 * stronger * min(1.0, 0.4 * outlook.rounds_left)
    if moves:
        tracks = int(tables.IS_TRACKED[new]) - int(tables.IS_TRACKED[old])
        gain += shortcuts_ahead(outlook) * tracks
        gain += 0.8 * (int(tables.BURNS_FOOD[new]) - int(tables.BURNS_FOOD[old]))
    excess = columns(player) - 1 - tables.TRUCK_POWER[new]
    if excess > 0:
        gain -= excess * LOST_TRAILER
    return gain


SPACES_AHEAD: Final = 12
"""How far ahead the road is searched for ways that need tracks."""


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
        return worth + worst_place(outlook, TRAILERS).value
    worst = worst_place(outlook, DEVICES)
    if player.convoy[worst.move] == NONE:
        worth += longer_convoy_worth(outlook)
    return worth + worst.value


def longer_convoy_worth(outlook: Outlook) -> float:
    """LFS-CREW-08, LFS-CREW-09: about every second card makes the Asgardians better."""
    worth = 0.0
    for survivor in outlook.player.crew:
        if isinstance(ABILITIES[survivor], abilities.SpeedByConvoy):
            worth += 0.3 * outlook.moves_left
        elif isinstance(ABILITIES[survivor], abilities.FirstHitByConvoy):
            worth += 0.1 * outlook.fires_left
    return worth


TRAILERS: Final = 2
DEVICES: Final = 1
"""Their first places in a Convoy; every second place from there on is theirs."""


def worst_place(outlook: Outlook, first: int) -> Best:
    """The place of the Trailer or Device that is missed least; its worth as a negative number."""
    convoy = outlook.player.convoy
    best = Best(NONE)
    for place in range(first, len(convoy), 2):
        best.offer(place, 0.0 if convoy[place] == NONE else -card_left(outlook, place))
    return best


def choose_place(outlook: Outlook, moves: list[int]) -> int:
    """LAU-IMP-03, LAU-IMP-04: where it replaces what is missed least."""
    step = outlook.state.steps[-1]
    assert isinstance(step, Attach)
    convoy = outlook.player.convoy
    if is_device(step.card):
        move = MOUNT.at(convoy[worst_place(outlook, DEVICES).move - 1] - FIRST_TRUCK)
    else:
        move = REPLACE.at(convoy[worst_place(outlook, TRAILERS).move] - FIRST_TRUCK)
    return move if move in moves else moves[0]


def choose_scrapped(outlook: Outlook, moves: list[int]) -> int:
    """LAU-IMP-02: the Trailer that is missed least, with its Device."""
    convoy = outlook.player.convoy
    best = Best(moves[0])
    for move in moves:
        place = convoy.index(SCRAP.target(move) + FIRST_TRUCK)
        worth = card_left(outlook, place)
        if convoy[place + 1] != NONE:
            worth += card_left(outlook, place + 1)
        best.offer(move, -worth)
    return best.move


SALVAGE_GAIN: Final = 0.1
"""What a card of the discard pile must gain at least."""


def choose_salvaged(outlook: Outlook, moves: list[int]) -> int:
    """LAU-IMP-07, LAU-REC-03: the best card of the discard pile, if it is any good."""
    best = Best(DECLINE.move, SALVAGE_GAIN)
    for move in moves:
        if SALVAGE.has(move):
            best.offer(move, joining_worth(outlook, SALVAGE.target(move)))
    return best.move


def joining_worth(outlook: Outlook, card: int) -> float:
    """A card that is recruited or attached."""
    if card >= tables.SURVIVORS:
        return attaching_worth(outlook, card)
    player = outlook.player
    worth = newcomer_worth(outlook, card)
    if len(player.crew) < tables.SURVIVOR_LIMIT:
        if fits_one_more(player, SURVIVOR):
            return worth
        for token in range(FUEL, AMMO + 1):
            if fits_in_place_of(player, SURVIVOR, token):
                return worth - price_of_token(outlook, token)
    return max(0.0, worth - weakest_worth(outlook))


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
    load[:] = before
    return worth


def one_more_worth(outlook: Outlook, token: int) -> float:
    """One more Resource, perhaps in the place of another one."""
    player = outlook.player
    worth = token_worth(outlook, token, player.load[token])
    if fits_one_more(player, token):
        return worth
    best = 0.0
    for other in range(FUEL, AMMO + 1):
        if fits_in_place_of(player, token, other):
            best = max(best, worth - price_of_token(outlook, other))
    return best


def choose_gained(outlook: Outlook, moves: list[int]) -> int:
    return best_of(moves, [one_more_worth(outlook, GAIN.target(move)) for move in moves])


def price_of_drop(outlook: Outlook, move: int) -> float:
    """What is lost with a token of the Convoy."""
    if DISMISS.has(move):
        return survivor_worth(outlook, DISMISS.target(move))
    return price_of_token(outlook, DROP.target(move))


def choose_drop(outlook: Outlook, moves: list[int]) -> int:
    """The token that is missed least; or the one to be gained, if it is worth even less."""
    step = outlook.state.steps[-1]
    gained = 0.0
    if isinstance(step, GainTokens):
        gained = token_worth(outlook, step.token, outlook.player.load[step.token])
    elif isinstance(step, Recruit):
        gained = survivor_worth(outlook, step.card)
    return best_of(
        moves,
        [-gained if move == REFUSE.move else -price_of_drop(outlook, move) for move in moves],
    )
