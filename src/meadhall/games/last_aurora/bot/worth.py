"""What things are worth to a seat, in points at the end of the game.

A space on the road is a point, and so is Fame. Fuel, Food, Ammo and Objects are worth what they
bring: the first Fuel a whole move, more of it a space each; Food one more action of a Survivor.
"""

from typing import Final

from meadhall.games.last_aurora.bot.journey import (
    distance_between,
    has_tracks,
    last_round,
    moves_before_end,
    pace_of,
    round_of_boarding,
)
from meadhall.games.last_aurora.content.road import PROGRESS
from meadhall.games.last_aurora.content.tables import (
    ACTIVE,
    AMMO,
    BOX_KIND,
    BOX_LEVEL,
    BURNS_FOOD,
    CONTAMINATION_LIMIT,
    EXPLORE,
    EXTRA_FUEL,
    FOOD,
    FUEL,
    NONE,
    OBJECT_IDS,
    OBJECTS,
    REST,
    ROUNDS,
    SCRAP_WEAPON,
    SURVIVOR,
    TRUCK_SPEED,
    WEAPON,
)
from meadhall.games.last_aurora.rules.cards import abilities
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES
from meadhall.games.last_aurora.rules.cards.objects import hand_size, object_limit
from meadhall.games.last_aurora.rules.convoys.cargo import boxes_at
from meadhall.games.last_aurora.rules.convoys.convoy import truck_of
from meadhall.games.last_aurora.rules.convoys.damage import damaged_boxes
from meadhall.games.last_aurora.rules.convoys.survivors import contaminated_of
from meadhall.games.last_aurora.rules.fighting.enemies import foes_near
from meadhall.games.last_aurora.rules.state import EXPLORING, FIRING, MOVING, RESTING, AuroraState

ACTION: Final = 2.4
"""What one exploration brings on the average."""
MOVE_NOW: Final = 1.2
MOVE_LATER: Final = 0.7
"""What the first Fuel is worth for each space of a move that is lost without it."""
FUEL_TO_COME: Final = 1.7
"""Fuel for a later move, which may still be found."""
FUEL_TO_BURN: Final = 0.95
"""Extra Fuel: a space."""
LEFT_OVER: Final = 0.3
"""A Resource at the end; worth half a point if nobody reaches the ship."""
FED: Final = 2.0
"""Food for a Survivor who will be exhausted."""
FOOD_IN_STORE: Final = 1.1
ROUND_TO_FIRE: Final = 0.9
"""Ammo for a Weapon with an Enemy near, on top of that for Ammo in store."""
AMMO_IN_STORE: Final[list[float]] = [0.7, 0.5, 0.35]
OBJECT: Final = 1.1
"""An Object card of unknown kind."""
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
KIND_WORTH: Final[list[float]] = [OBJECT_WORTH[name] for name in OBJECT_IDS]

NEARLY_THERE: Final = 4
SHIP_IN_SIGHT: Final = 4.0
"""Points of movement that a last move lacks, and what it is worth to find them."""
USES_CONTAMINATION: Final = [
    isinstance(ability, (abilities.DecontaminateForSpeed, abilities.DecontaminateToRest))
    for ability in ABILITIES
]
"""Mutants, who need a counter for their ability (LFS-CREW-04, LFS-CREW-07)."""


class Outlook:
    """A position as one seat sees it, and how long the game will last."""

    __slots__ = (
        "boards", "boards_in", "fires_left", "last", "moves_left", "pace", "player",
        "point_worth", "rests_left", "rounds_left", "seat", "state",
    )  # fmt: skip

    def __init__(self, state: AuroraState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.last = max(state.round, last_round(state))
        """The round in which the game is likely to end."""
        self.rounds_left = self.last - state.round
        """Exploration phases after this round's."""
        self.moves_left = moves_before_end(state, seat, self.last)
        self.rests_left = self.rounds_left + (1 if state.phase <= RESTING else 0)
        self.fires_left = self.rounds_left + (1 if state.phase <= FIRING else 0)
        self.pace = pace_of(state, seat)
        self.boards_in = round_of_boarding(state, seat)
        """The round in which the Convoy is likely to catch the ship."""
        self.boards = self.boards_in <= ROUNDS
        self.point_worth = 1.0
        """What one more movement point is worth; more if the last move falls just short."""
        if self.moves_left == 1 and state.phase <= RESTING:
            lacking = points_lacking(self)
            if 0 < lacking <= NEARLY_THERE:
                self.point_worth += SHIP_IN_SIGHT / lacking


def points_lacking(outlook: Outlook) -> int:
    """How many points the next move is short of the ship, with all the help at hand."""
    state, player = outlook.state, outlook.player
    position = state.positions[outlook.seat]
    way = distance_between(has_tracks(state, outlook.seat), position, state.road.aurora)
    points = TRUCK_SPEED[truck_of(player)] + player.next_move
    for survivor in player.crew:
        points += int(speed_now(outlook, survivor))
    points += max(0, min(EXTRA_FUEL, player.load[FUEL] - 1))
    return way - points


# Tokens


def token_worth(outlook: Outlook, token: int, held: int) -> float:
    """What one more Resource is worth to whoever holds some."""
    if token == FUEL:
        return fuel_worth(outlook, held)
    if token == FOOD:
        return food_worth(outlook, held)
    return ammo_worth(outlook, held)


def fuel_worth(outlook: Outlook, held: int) -> float:
    """LAU-MOVE-02, LAU-MOVE-04: a move needs 1 and may take 2 more."""
    moves = outlook.moves_left
    if held < moves:
        if held == 0:
            is_urgent = moves > outlook.rounds_left
            return (MOVE_NOW if is_urgent else MOVE_LATER) * outlook.pace
        return FUEL_TO_COME
    return FUEL_TO_BURN * outlook.point_worth if held < 3 * moves else LEFT_OVER


def food_worth(outlook: Outlook, held: int) -> float:
    """LAU-REST-01: a fed Survivor acts again in the next round."""
    worth = LEFT_OVER
    if outlook.rounds_left > 0:
        eaters = eaters_of(outlook)
        if held < eaters:
            worth = FED
        elif held < eaters * min(2, outlook.rests_left):
            worth = FOOD_IN_STORE
    if BURNS_FOOD[truck_of(outlook.player)]:
        worth = max(worth, fuel_worth(outlook, outlook.player.load[FUEL] + held))
    return worth


def eaters_of(outlook: Outlook) -> int:
    """Survivors who are exhausted by exploring."""
    eaters = 0
    for survivor in outlook.player.crew:
        if not isinstance(ABILITIES[survivor], abilities.LeaderToRest):
            eaters += 1
    return eaters


def ammo_worth(outlook: Outlook, held: int) -> float:
    worth = AMMO_IN_STORE[held] if held < len(AMMO_IN_STORE) else LEFT_OVER
    if not outlook.fires_left:
        return LEFT_OVER
    if held < guns_of(outlook) and is_fight_near(outlook):
        return worth + ROUND_TO_FIRE
    return worth if outlook.rounds_left else LEFT_OVER


def guns_of(outlook: Outlook) -> int:
    """Undamaged Weapons that fire Ammo and have not fired."""
    player, damaged = outlook.player, outlook.state.damaged
    guns = 0
    for place in range(len(player.convoy)):
        for box in boxes_at(player, place):
            if BOX_KIND[box] == WEAPON and not damaged[box] and box not in player.fired:
                guns += 1
    return guns


def best_gun(outlook: Outlook) -> int:
    """The highest level of an undamaged Weapon."""
    player, damaged = outlook.player, outlook.state.damaged
    best = 0
    for place in range(len(player.convoy)):
        for box in boxes_at(player, place):
            kind = BOX_KIND[box]
            if (kind in (WEAPON, SCRAP_WEAPON)) and not damaged[box]:
                best = max(best, BOX_LEVEL[box])
    return best


def is_fight_near(outlook: Outlook) -> bool:
    state = outlook.state
    return bool(state.fight.lurking) or bool(foes_near(state, outlook.seat))


def cheapest_token(outlook: Outlook, token: int) -> float:
    """What is lost by giving one Resource of a kind, or of any kind with ``NONE``."""
    load = outlook.player.load
    best = 0.0
    for kind in range(FUEL, AMMO + 1):
        if load[kind] and (token in (NONE, kind)):
            worth = token_worth(outlook, kind, load[kind] - 1)
            if best == 0.0 or worth < best:
                best = worth
    return best


# Objects


def object_worth(outlook: Outlook, kind: int) -> float:
    """An Object in the hand, with its use still to come."""
    worth = KIND_WORTH[kind]
    if outlook.rounds_left == 0 and outlook.state.phase > EXPLORING:
        worth *= 0.5
    return worth


def cheapest_object(outlook: Outlook) -> int:
    """The kind that is missed least, or ``NONE``."""
    hand = outlook.player.hand
    best, best_worth = NONE, 0.0
    for kind in range(OBJECTS):
        if hand[kind]:
            worth = object_worth(outlook, kind)
            if best == NONE or worth < best_worth:
                best, best_worth = kind, worth
    return best


def drawn_worth(outlook: Outlook, n: int) -> float:
    """Objects to be drawn; beyond the limit they only replace worse ones."""
    room = object_limit(outlook.state, outlook.player) - hand_size(outlook.player)
    worth = 0.0
    for place in range(n):
        worth += OBJECT if place < room else 0.3
    for survivor in outlook.player.crew:
        if isinstance(ABILITIES[survivor], abilities.SpeedForObject) and room > 0:
            worth += 0.6
    return worth if outlook.moves_left else 0.3 * worth


# Survivors


def ability_now(outlook: Outlook, survivor: int) -> float:
    """What the ability brings in the rest of this round if its owner is Active."""
    state = outlook.state
    ability = ABILITIES[survivor]
    if state.phase <= MOVING:
        speed = speed_now(outlook, survivor)
        if speed:
            return speed * outlook.point_worth if outlook.player.load[FUEL] else 0.3 * speed
    if isinstance(ability, abilities.RepairEndOfRound):
        return 0.7 * min(ability.n, len(damaged_boxes(state, outlook.player)))
    if isinstance(ability, abilities.FeedFree):
        return 1.0 if state.phase <= EXPLORING and outlook.rounds_left else 0.0
    if isinstance(ability, abilities.DecontaminateRest):
        ill = bool(contaminated_of(state, outlook.seat, NONE))
        return 0.8 if ill and state.phase <= EXPLORING else 0.0
    if is_fight_near(outlook) and outlook.player.load[AMMO] and state.phase <= FIRING:
        if isinstance(
            ability,
            (
                abilities.FirstHitBonus,
                abilities.FirstHitByConvoy,
                abilities.SecondOutcome,
                abilities.MissToDamage,
            ),
        ):
            return 0.5
        if isinstance(ability, abilities.Snipe):
            return 1.3
    return 0.0


def speed_now(outlook: Outlook, survivor: int) -> float:
    """The points that an Active Survivor would add to this round's move."""
    state = outlook.state
    ability = ABILITIES[survivor]
    if isinstance(ability, abilities.SpeedBonus):
        return float(ability.n)
    if isinstance(ability, (abilities.CopilotSpeed, abilities.SpeedIfBehind)):
        ahead = 0
        for space in state.positions:
            ahead = max(ahead, PROGRESS[space] - PROGRESS[state.positions[outlook.seat]])
        if isinstance(ability, abilities.CopilotSpeed):
            return float(ability.n + (ability.extra if ahead >= ability.gap else 0))
        return float(ability.n) if ahead > 0 else 0.0
    if isinstance(ability, abilities.SpeedByConvoy):
        return float(ability.by_convoy(sum([card != NONE for card in outlook.player.convoy])))
    if isinstance(ability, abilities.SpeedIfUndamaged):
        return 0.0 if damaged_boxes(state, outlook.player) else float(ability.n)
    if isinstance(ability, abilities.DecontaminateForSpeed):
        return float(ability.n) if state.survivors.contamination[survivor] else 0.0
    if isinstance(ability, abilities.SpeedForObject):
        return max(0.0, ability.n - 1.0) if hand_size(outlook.player) else 0.0
    return 0.0


def ability_each_round(outlook: Outlook, survivor: int) -> float:
    """What an ability brings in an average round of the future."""
    ability = ABILITIES[survivor]
    if isinstance(ability, abilities.SpeedBonus):
        return 0.7 * ability.n
    if isinstance(
        ability,
        (
            abilities.CopilotSpeed,
            abilities.SpeedIfBehind,
            abilities.SpeedByConvoy,
            abilities.SpeedIfUndamaged,
        ),
    ):
        return 0.8
    if isinstance(ability, (abilities.GatherBonus, abilities.GatherDrawObject)):
        return 0.5
    if isinstance(ability, abilities.LeaderToRest):
        return 1.0
    if isinstance(ability, abilities.FeedFree):
        return 0.6
    return 0.9 if USES_CONTAMINATION[survivor] else 0.3


def survivor_worth(outlook: Outlook, survivor: int, counters: int) -> float:
    """A Survivor in the crew: points at the end, actions and abilities on the way."""
    worth = 1.0 if outlook.boards else 0.3
    if USES_CONTAMINATION[survivor]:
        counters = 0
    if counters == 0:
        worth += 1.0
    strength = max(0, EXPLORE[survivor] - counters)
    actions = 0.55 * outlook.rounds_left
    worth += actions * ACTION * (0.7 + 0.15 * strength)
    return worth + outlook.rounds_left * ability_each_round(outlook, survivor)


def newcomer_worth(outlook: Outlook, survivor: int) -> float:
    """LAU-REC-01: who joins in an Exploration phase is Active from the next move on."""
    worth = survivor_worth(outlook, survivor, 0)
    if outlook.state.phase == EXPLORING:
        worth += speed_now(outlook, survivor) * outlook.point_worth
    return worth


def contamination_cost(outlook: Outlook, survivor: int) -> float:
    """What one more counter on a Survivor costs."""
    counters = outlook.state.survivors.contamination[survivor]
    if counters + 1 >= CONTAMINATION_LIMIT[survivor]:
        return survivor_worth(outlook, survivor, counters) + 0.5
    if USES_CONTAMINATION[survivor]:
        return -1.0 if counters == 0 and outlook.rounds_left else 1.0
    cost = 0.9 if counters == 0 else 0.0
    if EXPLORE[survivor] > counters:
        cost += 0.35 * outlook.rounds_left
    return cost + 0.2


def least_contamination(outlook: Outlook, survivors: list[int]) -> float:
    """What it costs if the owner chooses who suffers."""
    best = 0.0
    for place, survivor in enumerate(survivors):
        cost = contamination_cost(outlook, survivor)
        if place == 0 or cost < best:
            best = cost
    return best


def cleansing_worth(outlook: Outlook, survivor: int) -> float:
    """What a counter less on a Survivor is worth."""
    state = outlook.state
    counters = state.survivors.contamination[survivor]
    if not counters:
        return 0.0
    if USES_CONTAMINATION[survivor]:
        return 0.2 if outlook.rounds_left else 1.0
    worth = 0.9 if counters == 1 else 0.3
    return worth + 0.3 * outlook.rounds_left


def rest_worth(outlook: Outlook, survivor: int) -> float:
    """What it is worth that an Exhausted Survivor rests now: Active from this move on."""
    worth = 0.0
    if outlook.state.phase <= RESTING:
        worth = ability_now(outlook, survivor)
    if outlook.rounds_left > 0:
        worth += ACTION * (0.55 + 0.2 * EXPLORE[survivor])
    return worth


def waking_worth(outlook: Outlook, survivor: int) -> float:
    """What it is worth that a Survivor moves one zone toward Active."""
    state = outlook.state
    if state.survivors.zones[survivor] == ACTIVE:
        return 0.0
    if state.survivors.zones[survivor] != REST:
        return rest_worth(outlook, survivor)
    if state.phase == EXPLORING:
        return ACTION * (0.6 + 0.2 * EXPLORE[survivor])
    return ability_now(outlook, survivor) if state.phase > RESTING else 0.0


def crew_room(outlook: Outlook) -> int:
    """Boxes for Survivors that are free."""
    return outlook.player.room[1 << SURVIVOR] - outlook.player.load[SURVIVOR]
