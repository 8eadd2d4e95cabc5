"""Survivors: what they are worth, who is cleansed, woken, contaminated or left in the cold."""

from collections.abc import Sequence
from typing import Final

from meadhall.games.last_aurora.bot.choosing import best_of
from meadhall.games.last_aurora.bot.outlook import Outlook, speed_now
from meadhall.games.last_aurora.bot.worth import is_fight_near
from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.tables import EXPLORE, NONE
from meadhall.games.last_aurora.rules.cards import abilities
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES
from meadhall.games.last_aurora.rules.convoys.crew import ShiftSurvivors
from meadhall.games.last_aurora.rules.convoys.damage import damaged_boxes
from meadhall.games.last_aurora.rules.convoys.survivors import contaminated_of
from meadhall.games.last_aurora.rules.moves import CLEANSE, CONTAMINATE, CREW, DONE, SHIFT, ZONE
from meadhall.games.last_aurora.rules.state import EXPLORING, FIRING, MOVING, RESTING
from meadhall.kernel.best import Best

USES_CONTAMINATION: Final = [
    isinstance(ability, (abilities.DecontaminateForSpeed, abilities.DecontaminateToRest))
    for ability in ABILITIES
]
"""Mutants, who need a counter for their ability (LFS-CREW-04, LFS-CREW-07)."""


def crew_room(outlook: Outlook) -> int:
    """Free boxes for Survivors."""
    return outlook.player.room[1 << tables.SURVIVOR] - outlook.player.load[tables.SURVIVOR]


# Abilities

HELPS_A_SHOT: Final = 0.5
SNIPED: Final = 1.3
MENDED: Final = 0.7
COOKED: Final = 1.0
CURED: Final = 0.8
"""What abilities bring in a round in which they can be used."""
SPEED_WITHOUT_FUEL: Final = 0.3
"""What a point of movement is worth to a Convoy that has no Fuel yet."""


def ability_now(outlook: Outlook, survivor: int) -> float:
    """What the ability brings in the rest of this round if its owner is Active."""
    state, player = outlook.state, outlook.player
    ability = ABILITIES[survivor]
    if state.phase <= MOVING:
        speed = speed_now(outlook, survivor)
        if speed:
            return speed * (outlook.point_worth if player.load[tables.FUEL] else SPEED_WITHOUT_FUEL)
    if isinstance(ability, abilities.RepairEndOfRound):
        return MENDED * min(ability.n, len(damaged_boxes(state, player)))
    if isinstance(ability, abilities.FeedFree):
        return COOKED if state.phase <= EXPLORING and outlook.rounds_left else 0.0
    if isinstance(ability, abilities.DecontaminateRest):
        is_anybody_ill = bool(contaminated_of(state, outlook.seat, NONE))
        return CURED if is_anybody_ill and state.phase <= EXPLORING else 0.0
    if is_fight_near(outlook) and player.load[tables.AMMO] and state.phase <= FIRING:
        if isinstance(ability, abilities.Snipe):
            return SNIPED
        if isinstance(ability, (abilities.FirstHitBonus, abilities.FirstHitByConvoy)):
            return HELPS_A_SHOT
        if isinstance(ability, (abilities.SecondOutcome, abilities.MissToDamage)):
            return HELPS_A_SHOT
    return 0.0


def ability_each_round(survivor: int) -> float:
    """What an ability brings in an average round of the future."""
    ability = ABILITIES[survivor]
    if isinstance(ability, abilities.SpeedBonus):
        return 0.7 * ability.n
    if isinstance(ability, (abilities.CopilotSpeed, abilities.SpeedIfBehind)):
        return 0.8
    if isinstance(ability, (abilities.SpeedByConvoy, abilities.SpeedIfUndamaged)):
        return 0.8
    if isinstance(ability, (abilities.GatherBonus, abilities.GatherDrawObject)):
        return 0.5
    if isinstance(ability, abilities.LeaderToRest):
        return 1.0
    if isinstance(ability, abilities.FeedFree):
        return 0.6
    return 0.9 if USES_CONTAMINATION[survivor] else 0.3


# Members and newcomers

ACTION: Final = 2.4
"""What one exploration brings on average."""
ACTIONS_EACH_ROUND: Final = 0.55
ABOARD: Final = 1.0
LEFT_BEHIND: Final = 0.3
"""What a Survivor counts at the end if the Convoy reaches the ship, and if not."""
HEALTHY: Final = 1.0


def survivor_worth(outlook: Outlook, survivor: int) -> float:
    """A Survivor in the crew: points at the end, actions and abilities on the way."""
    worth = ABOARD if outlook.boards else LEFT_BEHIND
    counters = outlook.state.survivors.contamination[survivor]
    if USES_CONTAMINATION[survivor]:
        counters = 0
    if counters == 0:
        worth += HEALTHY
    strength = max(0, EXPLORE[survivor] - counters)
    actions = ACTIONS_EACH_ROUND * outlook.rounds_left
    worth += actions * ACTION * (0.7 + 0.15 * strength)
    return worth + outlook.rounds_left * ability_each_round(survivor)


def newcomer_worth(outlook: Outlook, survivor: int) -> float:
    """LAU-REC-01: whoever joins in an Exploration phase is Active from the next move on."""
    worth = survivor_worth(outlook, survivor)
    if outlook.state.phase == EXPLORING:
        worth += speed_now(outlook, survivor) * outlook.point_worth
    return worth


def weakest_worth(outlook: Outlook) -> float:
    """The Survivor who is missed least."""
    worths = [survivor_worth(outlook, survivor) for survivor in outlook.player.crew]
    return min(worths) if worths else 0.0


def use_of(outlook: Outlook, survivor: int) -> float:
    """How much a Survivor is missed in the near future."""
    return ability_now(outlook, survivor) + survivor_worth(outlook, survivor)


# Contamination

DEATH: Final = 0.5
"""What a death costs in addition to the Survivor."""
FIRST_COUNTER: Final = 0.9
"""A healthy Survivor is a point at the end."""


def contamination_cost(outlook: Outlook, survivor: int) -> float:
    """What one more counter on a Survivor costs."""
    counters = outlook.state.survivors.contamination[survivor]
    if counters + 1 >= tables.CONTAMINATION_LIMIT[survivor]:
        return survivor_worth(outlook, survivor) + DEATH
    if USES_CONTAMINATION[survivor]:
        return -1.0 if counters == 0 and outlook.rounds_left else 1.0
    cost = FIRST_COUNTER if counters == 0 else 0.0
    if EXPLORE[survivor] > counters:
        cost += 0.35 * outlook.rounds_left
    return cost + 0.2


def least_contamination(outlook: Outlook, survivors: Sequence[int]) -> float:
    """What a counter costs if the owner chooses who suffers."""
    costs = [contamination_cost(outlook, survivor) for survivor in survivors]
    return min(costs) if costs else 0.0


def cleansing_worth(outlook: Outlook, survivor: int) -> float:
    """What it is worth to remove a counter from a Survivor."""
    counters = outlook.state.survivors.contamination[survivor]
    if not counters:
        return 0.0
    if USES_CONTAMINATION[survivor]:
        return 0.2 if outlook.rounds_left else 1.0
    worth = FIRST_COUNTER if counters == 1 else 0.3
    return worth + 0.3 * outlook.rounds_left


def choose_contaminated(outlook: Outlook, moves: list[int]) -> int:
    """The Survivor whom a counter hurts least."""
    return best_of(
        moves, [-contamination_cost(outlook, CONTAMINATE.target(move)) for move in moves]
    )


def choose_cleansed(outlook: Outlook, moves: list[int]) -> int:
    best = Best(DONE.move, 0.0)
    for move in moves:
        if CLEANSE.has(move):
            best.offer(move, cleansing_worth(outlook, CLEANSE.target(move)))
    return best.move


def choose_zone(outlook: Outlook, moves: list[int]) -> int:
    """LFS-OBJ-07: the zone with most to cleanse."""
    worths = [0.0] * len(moves)
    for survivor in outlook.player.crew:
        zone = ZONE.at(outlook.state.survivors.zones[survivor])
        if zone in moves:
            worths[moves.index(zone)] += cleansing_worth(outlook, survivor)
    return best_of(moves, worths)


# Zones


def rest_worth(outlook: Outlook, survivor: int) -> float:
    """What it is worth if an Exhausted Survivor rests now and is Active from this move on."""
    worth = 0.0
    if outlook.state.phase <= RESTING:
        worth = ability_now(outlook, survivor)
    if outlook.rounds_left > 0:
        worth += ACTION * (0.55 + 0.2 * EXPLORE[survivor])
    return worth


def waking_worth(outlook: Outlook, survivor: int) -> float:
    """What it is worth if a Survivor moves one zone toward Active."""
    state = outlook.state
    if state.survivors.zones[survivor] == tables.ACTIVE:
        return 0.0
    if state.survivors.zones[survivor] != tables.REST:
        return rest_worth(outlook, survivor)
    if state.phase == EXPLORING:
        return ACTION * (0.6 + 0.2 * EXPLORE[survivor])
    return ability_now(outlook, survivor) if state.phase > RESTING else 0.0


def choose_shifted(outlook: Outlook, moves: list[int]) -> int:
    """Toward Active whoever gains most by it, away from it whoever is missed least."""
    step = outlook.state.steps[-1]
    assert isinstance(step, ShiftSurvivors)
    if step.origin == NONE or step.zone < step.origin:
        return best_of(moves, [waking_worth(outlook, SHIFT.target(move)) for move in moves])
    return choose_frozen(outlook, moves)


def choose_frozen(outlook: Outlook, moves: list[int]) -> int:
    """Whoever is missed least."""
    return best_of(moves, [-use_of(outlook, SHIFT.target(move)) for move in moves])


# The draft

CREWS_BY_MERIT: Final = ["pack", "androids", "asgardians", "mutants"]
"""By how they do when this policy plays against itself, best first."""


def choose_crew(outlook: Outlook, moves: list[int]) -> int:
    for name in CREWS_BY_MERIT:
        move = CREW.at(tables.CREW_IDS.index(name))
        if move in moves:
            return move
    return moves[0]
