"""How the game looks to one seat: what points, goods and steps towards a goal are worth.

Everything is valued in victory points, by rules of thumb.
"""

import math
from typing import Final

from meadhall.games.ice_garden.bot.goals import GOAL_STEPS, count, steps_done
from meadhall.games.ice_garden.bot.survey import has_attackers, influences_of, pools_of
from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.content.tables import KINDS, M_FACTOR, REGIONS
from meadhall.games.ice_garden.rules.builders import SOLO_ACTIONS
from meadhall.games.ice_garden.rules.components import Side
from meadhall.games.ice_garden.rules.independent.actions import SummonByDie
from meadhall.games.ice_garden.rules.state import INITIATIVE, IceGardenState

RED_SHIPS: Final[int] = sum(tables.HELM_RED)
LATER_SCORING: Final = 0.28
"""The share of its points that a place keeps for each red ship that has not been triggered yet."""
HELMS_A_ROUND: Final = 1.4
"""How fast the foremost marker goes to the last helm."""
ROUNDS_TO_GO: Final[list[int]] = [math.ceil(left / HELMS_A_ROUND) for left in range(tables.HELMS)]
"""The probable number of rounds after this one, by the helms that are left."""
ROUNDS_COUNTED: Final = 3
"""How many rounds the use of units and upgrades is looked ahead."""

GOOD_WORTH: Final[list[float]] = [0.9, 0.8, 1.4]
"""Population, gold and M-factor gained while there are rounds to use them in."""
LATE_WORTH: Final[list[float]] = [0.0, 0.6, 0.9, 1.0]
"""The share of it that is left, by the rounds after this one."""
PLENTY: Final = 5
PLENTY_SHARE: Final = 0.4
"""A seat with plenty of a good has little use for more."""
NO_MAKING: Final = 0.2
"""The share of its worth that M-factor keeps when the Dead Snow closes Making."""
PRICE_SHARE: Final = 0.5
"""What a good that could be kept is worth, compared with gaining one in time."""

RIVALRY: Final = 0.8
"""How much the gains of all rivals together hurt."""
RIVALRY_ALONE: Final = 1.2
"""The same for the Independent Player, whom nobody else holds back."""

SEEN_AHEAD: Final = 4
AMOUNTS: Final[int] = SEEN_AHEAD + 2
"""A region is valued with one piece of a kind fewer, or with up to ``SEEN_AHEAD`` more."""
OWN_PIECES: Final[int] = tables.FIRST_UNIT + tables.UNITS_EACH
"""The kinds of pieces that a seat has: free markers, controlled ones, three unit types."""
LOSSES: Final[int] = 1 + max(
    tables.MAKING_REPUTATION[0]
    + tables.UNIT_LEVEL[unit] * tables.UNIT_FIGURES[unit]
    + tables.SUMMON_SURCHARGE[unit]
    for unit in range(tables.UNIT_TYPES)
)
"""More spaces of reputation than any summon costs."""
UNKNOWN: Final[list[float]] = [math.nan] * max(OWN_PIECES * REGIONS * AMOUNTS, LOSSES)
"""Values that have not been computed yet: they alone differ from themselves."""
NO_VALUES: Final[list[float]] = []
NO_NUMBERS: Final[list[int]] = []
NO_LISTS: Final[list[list[float]]] = []
"""What has not been asked for yet: never changed, always replaced."""

SOLO_DEAD_SNOW: Final[int] = sum(
    action.dead_snow for action in SOLO_ACTIONS if isinstance(action, SummonByDie)
)
"""The steps of the Dead Snow with each Making of the Independent Player."""


class Outlook:
    """What things are worth to one seat in one position."""

    __slots__ = (
        "attacks", "changed", "goods", "harm", "influences", "is_last_round", "losses", "needs",
        "own", "pools", "price", "prizes", "programs", "rivalry", "rounds_counted", "rounds_left",
        "scoring", "seat", "state", "steps", "totals", "visit", "worths",
    )  # fmt: skip

    def __init__(self, state: IceGardenState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.own: Side = state.sides[seat]
        left = tables.LAST_HELM - state.foremost_helm()
        self.is_last_round = left == 0 and state.phase > INITIATIVE
        self.rounds_left = ROUNDS_TO_GO[left]
        """The probable number of rounds after this one."""
        self.rounds_counted = min(self.rounds_left, ROUNDS_COUNTED)
        now = 0 if state.phase <= INITIATIVE else state.tracks.scoring_count
        self.scoring = now + LATER_SCORING * (RED_SHIPS - state.tracks.ships)
        """How often the places in the regions will score, as they are now."""
        late = LATE_WORTH[min(self.rounds_left, 3)]
        self.goods: list[float] = []
        """What the next token of each kind is worth."""
        self.price: list[float] = []
        """What a token that could be kept is worth."""
        for kind in range(KINDS):
            worth = GOOD_WORTH[kind] * late
            if kind == M_FACTOR and is_making_over(state):
                worth *= NO_MAKING
            self.price.append(worth * PRICE_SHARE)
            self.goods.append(worth if self.own.goods[kind] < PLENTY else worth * PLENTY_SHARE)
        self.rivalry = RIVALRY_ALONE if state.is_solo() else RIVALRY / (len(state.sides) - 1)
        """How much the gains of one rival hurt."""
        # Known after ``look_at_map``.
        self.attacks: list[bool] = []
        """For each side whether it has a unit type that attacks."""
        self.influences: list[int] = NO_NUMBERS
        """By side and region, as the map is looked at (``changes.shift``)."""
        self.pools: list[int] = NO_NUMBERS
        """The damage that could be dealt, by side and region; empty if nobody has attackers."""
        # Computed once, when it is asked for.
        self.worths: list[float] = NO_VALUES
        """What the regions are worth as they are."""
        self.changed: list[float] = NO_VALUES
        """What they would be worth with more or fewer pieces of the seat (``worth_with``)."""
        self.prizes: list[list[float]] = NO_LISTS
        """By region, what the places bring to a player."""
        self.steps: list[float] = NO_VALUES
        """For each side, what the next step towards its goal is worth."""
        self.totals: list[float] = NO_VALUES
        """By level and number, what summoning units gains, less all costs."""
        self.programs: list[float] = NO_VALUES
        """What a Making gains, by the tokens of M-factor on level 0."""
        self.losses: list[float] = NO_VALUES
        """What losing reputation costs, by the number of spaces."""
        self.visit = math.nan
        """What a visit of Vuko costs."""
        self.needs: list[int] = NO_NUMBERS
        """Goods for the planned actions."""
        self.harm = math.nan
        """Alone: what a marker in a box where the Independent Player places influence costs."""

    def look_at_map(self) -> None:
        """Count what is on the map; most decisions need it."""
        state = self.state
        self.attacks = [has_attackers(state, side) for side in range(len(state.sides))]
        self.influences = influences_of(state)
        self.pools = pools_of(state, self.attacks)
        self.worths = UNKNOWN[:REGIONS]
        self.prizes = [NO_VALUES] * REGIONS
        self.steps = UNKNOWN[: len(state.sides)]


def is_making_over(state: IceGardenState) -> bool:
    """Whether one more Making might let the Dead Snow fall."""
    own = tables.DEAD_SNOW_STEP + (SOLO_DEAD_SNOW if state.is_solo() else 0)
    return state.tracks.dead_snow + own >= state.dead_snow_limit()


GOAL_WORTH: Final = 36.0
"""A goal wins the game. Its steps share this worth, and later ones get more of it."""


def worth_of_step(outlook: Outlook, side: int) -> float:
    """What the next step towards its goal is worth to a side; computed once."""
    worth = outlook.steps[side]
    if worth != worth:
        steps = GOAL_STEPS[outlook.state.sides[side].scientist]
        done = min(steps_done(outlook.state, side), steps - 1)
        worth = GOAL_WORTH * (2 * done + 1) / (steps * steps)
        outlook.steps[side] = worth
    return worth


def worth_of_next(outlook: Outlook, kind: int, owned: int) -> float:
    """One more token of a kind for a seat that owns this many."""
    share = 1.0 if owned < PLENTY else PLENTY_SHARE
    return 2 * outlook.price[kind] * share


def m_factor_of(side: Side) -> int:
    """On all levels."""
    return count(side.goods[M_FACTOR:])
