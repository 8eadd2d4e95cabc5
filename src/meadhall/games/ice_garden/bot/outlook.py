"""How the game looks to one seat: what points, goods and steps towards a goal are worth.

Everything is counted in victory points. Rules of thumb with figures, for the quick policy.
"""

import math
from typing import Final

from meadhall.games.ice_garden.state import HELP, INITIATIVE, SETUP, IceGardenState
from meadhall.games.ice_garden.tables import (
    ABILITIES,
    ATTACK,
    CALLO,
    DEAD_SNOW_STEP,
    EVENTS,
    FREIHOFF,
    GAIN,
    GOAL_TARGETS,
    GOODS,
    HELM_RED,
    KINDS,
    LAST_HELM,
    M_FACTOR,
    NIGHTMARES_TO_LOCK,
    NONE,
    REGIONS,
    SOLO_DEAD_SNOW,
    SPECIALS,
    STEAL,
    SWAP_MARKER,
    UNIT_TYPES,
    UNITS_EACH,
    VAN_DYKEN,
)

RED_SHIPS: Final[int] = sum(HELM_RED)
LATER_SCORING: Final = 0.28
"""A place held now will score again when a later red ship is triggered, in part."""
HELMS_A_ROUND: Final = 1.4
"""How fast the foremost marker goes to the last helm."""

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
        if effect.keyword not in (GAIN, STEAL, SWAP_MARKER):
            return True
    return False


SERVES_GOAL: Final[list[bool]] = [_serves_goal(unit) for unit in range(UNIT_TYPES)]
"""Whether a unit type brings its scientist nearer to the goal."""


class Outlook:
    """The weights of one position, for one seat."""

    __slots__ = (
        "attacks", "goods", "is_last_round", "price", "rivalry", "rounds_left", "scoring", "seat",
        "state", "steps", "summons", "worths",
    )  # fmt: skip

    def __init__(self, state: IceGardenState, seat: int) -> None:
        self.state = state
        self.seat = seat
        left = LAST_HELM - max(state.helms)
        self.is_last_round = left == 0 and state.phase > INITIATIVE
        self.rounds_left: int = math.ceil(left / HELMS_A_ROUND)
        """Rounds after this one, probably."""
        now = 0 if state.phase in (SETUP, HELP, INITIATIVE) else state.scoring_count
        self.scoring = now + LATER_SCORING * (RED_SHIPS - state.ships)
        """How often the places in the regions will score, as they are now."""
        late = LATE_WORTH[min(self.rounds_left, 3)]
        self.goods: list[float] = []
        """What the next token of each kind is worth."""
        self.price: list[float] = []
        """What a token that could be kept is worth."""
        at = seat * GOODS
        for kind in range(KINDS):
            worth = GOOD_WORTH[kind] * late
            if kind == M_FACTOR and is_making_over(state):
                worth *= NO_MAKING
            self.price.append(worth * PRICE_SHARE)
            owned = state.goods[at + kind]
            self.goods.append(worth if owned < PLENTY else worth * PLENTY_SHARE)
        self.rivalry: list[float] = [
            RIVALRY_ALONE if state.is_solo() else RIVALRY / (state.sides - 1)
        ] * state.sides
        self.steps: list[float] = [step_worth(state, side) for side in range(state.sides)]
        """For each side, what the next step towards its goal is worth."""
        self.attacks: list[bool] = [has_attackers(state, side) for side in range(state.sides)]
        self.worths: list[float] = [math.nan] * REGIONS
        """What the regions are worth as they are, once that has been asked."""
        self.summons: list[list[float]] = [[], [], []]
        """By level, what figures would gain, once that has been asked."""


def rounds_counted(outlook: Outlook) -> int:
    return min(outlook.rounds_left, ROUNDS_COUNTED)


def is_making_over(state: IceGardenState) -> bool:
    """One more Making might let the Dead Snow fall."""
    own = DEAD_SNOW_STEP + (SOLO_DEAD_SNOW if state.is_solo() else 0)
    return state.dead_snow + own >= state.dead_snow_limit()


def has_attackers(state: IceGardenState, side: int) -> bool:
    first = state.scientists[side] * UNITS_EACH
    for unit in range(first, first + UNITS_EACH):
        if state.abilities[unit * ABILITIES + ATTACK]:
            return True
    return False


# Goals


def steps_done(state: IceGardenState, side: int) -> int:
    """Steps towards the goal: half-done locks and reserves that lie with the Thorn count too."""
    scientist = state.scientists[side]
    if scientist == FREIHOFF:
        return sum(state.towers)
    if scientist == CALLO:
        return STEPS_TO_LOCK * sum(state.locked) + sum(state.nightmares)
    if scientist == VAN_DYKEN:
        gathered = 0
        if state.thorn != NONE:
            gathered = state.reserves[state.thorn] + state.reserves_down[state.thorn]
        return STEPS_TO_ABSORB * state.absorbed + gathered
    return sum(state.captured)


def step_worth(state: IceGardenState, side: int) -> float:
    """What the next step is worth: the nearer the goal, the more."""
    steps = GOAL_STEPS[state.scientists[side]]
    done = min(steps_done(state, side), steps - 1)
    return GOAL_WORTH * (2 * done + 1) / (steps * steps)


def worth_of_next(outlook: Outlook, kind: int, owned: int) -> float:
    """One more token of a kind for somebody who has so many."""
    share = 1.0 if owned < PLENTY else PLENTY_SHARE
    return 2 * outlook.price[kind] * share


def m_factor_of(state: IceGardenState, seat: int) -> int:
    """On all levels."""
    at = seat * GOODS + M_FACTOR
    return sum(state.goods[at : at + GOODS - M_FACTOR])
