"""How the game looks to one seat: what points, goods and steps towards a goal are worth.

Everything is counted in victory points. Rules of thumb with figures, for the quick policy.
"""

import math
from typing import Final

from meadhall.games.ice_garden.bot.survey import influences_of, pools_of
from meadhall.games.ice_garden.content.tables import (
    ATTACK,
    CALLO,
    DEAD_SNOW_STEP,
    FIRST_UNIT,
    FREIHOFF,
    GOAL_TARGETS,
    HELM_RED,
    HELMS,
    KINDS,
    LAST_HELM,
    M_FACTOR,
    MAKING_REPUTATION,
    NIGHTMARES_TO_LOCK,
    NONE,
    REGIONS,
    SUMMON_SURCHARGE,
    UNIT_FIGURES,
    UNIT_LEVEL,
    UNIT_TYPES,
    UNITS_EACH,
    VAN_DYKEN,
)
from meadhall.games.ice_garden.rules.builders import EVENTS, SOLO_ACTIONS, SPECIALS
from meadhall.games.ice_garden.rules.independent.actions import SummonByDie
from meadhall.games.ice_garden.rules.regions.specials import Gain, Seize, Steal
from meadhall.games.ice_garden.rules.state import INITIATIVE, IceGardenState

RED_SHIPS: Final[int] = sum(HELM_RED)
LATER_SCORING: Final = 0.28
"""A place held now will score again when a later red ship is triggered, in part."""
HELMS_A_ROUND: Final = 1.4
"""How fast the foremost marker goes to the last helm."""
ROUNDS_TO_GO: Final[list[int]] = [math.ceil(left / HELMS_A_ROUND) for left in range(HELMS)]
"""Rounds after this one, probably, by the helms that are left."""

GOOD_WORTH: Final[list[float]] = [0.9, 0.8, 1.4]
"""Population, gold and M-factor gained while there are rounds to use them in."""
LATE_WORTH: Final[list[float]] = [0.0, 0.6, 0.9, 1.0]
"""The share of it with so many rounds left."""
PLENTY: Final = 5
"""Who has so many of a kind has little use for more."""
PLENTY_SHARE: Final = 0.4
NO_MAKING: Final = 0.2
"""The share of its worth that M-factor keeps when the Dead Snow closes Making."""
PRICE_SHARE: Final = 0.5
"""What a good is worth to whoever keeps it, compared with gaining one in time."""

GOAL_WORTH: Final = 36.0
"""A goal wins the game. Its steps share this worth, the later ones more of it."""
ROUNDS_COUNTED: Final = 3
"""So far ahead the use of units and upgrades is looked at."""
RIVALRY: Final = 0.8
"""How much the gains of all rivals together hurt."""
RIVALRY_ALONE: Final = 1.2
"""The same for the Independent Player, whom nobody else holds back."""

SEEN_AHEAD: Final = 4
"""How many more pieces of a kind in one region are looked at, and one fewer."""
AMOUNTS: Final[int] = SEEN_AHEAD + 2
OWN_PIECES: Final[int] = FIRST_UNIT + UNITS_EACH
"""The kinds of pieces that a seat has: free markers, controlled ones, three unit types."""

LOSSES: Final[int] = 1 + max(
    MAKING_REPUTATION[0] + level * figures + surcharge
    for level, figures, surcharge in zip(UNIT_LEVEL, UNIT_FIGURES, SUMMON_SURCHARGE, strict=True)
)
"""Nobody loses so many spaces of reputation with one summon."""
UNKNOWN: Final[list[float]] = [math.nan] * max(OWN_PIECES * REGIONS * AMOUNTS, LOSSES)
"""What has not been reckoned yet."""
NOTHING: Final[list[float]] = []
NO_NUMBERS: Final[list[int]] = []
NO_LISTS: Final[list[list[float]]] = []
"""What has not been asked for yet: never changed, always replaced."""

# Some goals are reached in stages; each stage is a step.
STEPS_TO_LOCK: Final[int] = NIGHTMARES_TO_LOCK + 1
STEPS_TO_ABSORB: Final = 2
GOAL_STEPS: Final[list[int]] = [
    target
    * (STEPS_TO_LOCK if scientist == CALLO else STEPS_TO_ABSORB if scientist == VAN_DYKEN else 1)
    for scientist, target in enumerate(GOAL_TARGETS)
]


def _serves_goal(unit: int) -> bool:
    for effect in SPECIALS[unit] + EVENTS[unit]:
        if isinstance(effect, Seize):
            if effect.recruits:
                return True
        elif not isinstance(effect, (Gain, Steal)):
            return True
    return False


SERVES_GOAL: Final[list[bool]] = [_serves_goal(unit) for unit in range(UNIT_TYPES)]
"""Whether a unit type brings its scientist nearer to the goal."""


class Outlook:
    """The weights of one position, for one seat."""

    __slots__ = (
        "attacks", "changed", "goods", "harm", "influences", "is_attacked", "is_last_round",
        "losses", "needs", "pools", "price", "prizes", "programs", "rivalry", "rounds_left",
        "scoring", "seat", "state", "steps", "totals", "visit", "worths",
    )  # fmt: skip

    def __init__(self, state: IceGardenState, seat: int) -> None:
        self.state = state
        self.seat = seat
        left = LAST_HELM - state.foremost_helm()
        self.is_last_round = left == 0 and state.phase > INITIATIVE
        self.rounds_left = ROUNDS_TO_GO[left]
        """Rounds after this one, probably."""
        now = 0 if state.phase <= INITIATIVE else state.tracks.scoring_count
        self.scoring = now + LATER_SCORING * (RED_SHIPS - state.tracks.ships)
        """How often the places in the regions will score, as they are now."""
        late = LATE_WORTH[min(self.rounds_left, 3)]
        self.goods: list[float] = []
        """What the next token of each kind is worth."""
        self.price: list[float] = []
        """What a token that could be kept is worth."""
        goods = state.sides[seat].goods
        for kind in range(KINDS):
            worth = GOOD_WORTH[kind] * late
            if kind == M_FACTOR and is_making_over(state):
                worth *= NO_MAKING
            self.price.append(worth * PRICE_SHARE)
            owned = goods[kind]
            self.goods.append(worth if owned < PLENTY else worth * PLENTY_SHARE)
        self.rivalry = RIVALRY_ALONE if state.is_solo() else RIVALRY / (len(state.sides) - 1)
        """How much the gains of one rival hurt."""
        # What the map tells is there after ``look_at_map``.
        self.attacks: list[bool] = []
        """For each side whether it has a unit type that attacks."""
        self.is_attacked = False
        """Whether anyone has."""
        self.influences: list[int] = NO_NUMBERS
        """By side and region, as the map is looked at (``regions.shift``)."""
        self.pools: list[int] = NO_NUMBERS
        """The same of the damage that could be dealt; empty if nobody attacks."""
        # What follows is reckoned once, when it is asked for.
        self.worths: list[float] = NOTHING
        """What the regions are worth as they are."""
        self.changed: list[float] = NOTHING
        """What they would be worth with more or fewer pieces of the seat (``worth_with``)."""
        self.prizes: list[list[float]] = NO_LISTS
        """By region, what the places bring to a player."""
        self.steps: list[float] = NOTHING
        """For each side, what the next step towards its goal is worth."""
        self.totals: list[float] = NOTHING
        """By level and number, what summoning them gains, all costs counted."""
        self.programs: list[float] = NOTHING
        """What a Making gains with so many tokens of M-factor on level 0."""
        self.losses: list[float] = NOTHING
        """What losing so many spaces of reputation costs."""
        self.visit = math.nan
        """What a visit of Vuko costs."""
        self.needs: list[int] = NO_NUMBERS
        """Goods for the actions planned."""
        self.harm = math.nan
        """Alone: what a marker in a box where the Independent Player places influence costs."""

    def look_at_map(self) -> None:
        """Count once what is there; most decisions need it."""
        state = self.state
        self.attacks = [has_attackers(state, side) for side in range(len(state.sides))]
        for attacks in self.attacks:
            if attacks:
                self.is_attacked = True
        self.influences = influences_of(state)
        if self.is_attacked:
            self.pools = pools_of(state, self.attacks)
        self.worths = UNKNOWN[:REGIONS]
        self.prizes = [NOTHING] * REGIONS
        self.steps = UNKNOWN[: len(state.sides)]


def rounds_counted(outlook: Outlook) -> int:
    return min(outlook.rounds_left, ROUNDS_COUNTED)


SOLO_DEAD_SNOW: Final[int] = sum(
    action.dead_snow for action in SOLO_ACTIONS if isinstance(action, SummonByDie)
)
"""The steps of the Dead Snow with each Making of the Independent Player."""


def is_making_over(state: IceGardenState) -> bool:
    """One more Making might let the Dead Snow fall."""
    own = DEAD_SNOW_STEP + (SOLO_DEAD_SNOW if state.is_solo() else 0)
    return state.tracks.dead_snow + own >= state.dead_snow_limit()


def has_attackers(state: IceGardenState, side: int) -> bool:
    for unit in state.units_of(side):
        if state.upgrades.abilities[unit][ATTACK]:
            return True
    return False


# Goals


def count(tokens: list[int]) -> int:
    """All of them together; compiled, this is quicker than ``sum``."""
    total = 0
    for n in tokens:
        total += n
    return total


def locks_of(state: IceGardenState) -> int:
    total = 0
    for is_locked in state.map.locked:
        if is_locked:
            total += 1
    return total


def nightmares_waiting(state: IceGardenState) -> int:
    """Nightmare tokens on their way to a lock; those of a region that is locking are used up."""
    tokens = 0
    for region in range(REGIONS):
        if not state.map.locked[region]:
            tokens += state.map.nightmares[region]
    return tokens


def steps_done(state: IceGardenState, side: int) -> int:
    """Steps towards the goal: half-done locks and reserves that lie with the Thorn count too."""
    scientist = state.sides[side].scientist
    if scientist == FREIHOFF:
        return count(state.map.towers)
    if scientist == CALLO:
        return STEPS_TO_LOCK * locks_of(state) + nightmares_waiting(state)
    if scientist == VAN_DYKEN:
        gathered = 0
        if state.map.thorn != NONE:
            gathered = (
                state.map.reserves[state.map.thorn] + state.map.reserves_down[state.map.thorn]
            )
        return STEPS_TO_ABSORB * state.map.absorbed + gathered
    return state.captured()


def step_worth(state: IceGardenState, side: int) -> float:
    """What the next step is worth: the nearer the goal, the more."""
    steps = GOAL_STEPS[state.sides[side].scientist]
    done = min(steps_done(state, side), steps - 1)
    return GOAL_WORTH * (2 * done + 1) / (steps * steps)


def worth_of_step(outlook: Outlook, side: int) -> float:
    """The same; reckoned once."""
    worth = outlook.steps[side]
    if worth != worth:
        worth = step_worth(outlook.state, side)
        outlook.steps[side] = worth
    return worth


def worth_of_next(outlook: Outlook, kind: int, owned: int) -> float:
    """One more token of a kind for somebody who has so many."""
    share = 1.0 if owned < PLENTY else PLENTY_SHARE
    return 2 * outlook.price[kind] * share


def m_factor_of(state: IceGardenState, seat: int) -> int:
    """On all levels."""
    return sum(state.sides[seat].goods[M_FACTOR:])
