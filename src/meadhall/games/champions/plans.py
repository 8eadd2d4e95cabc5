"""What a player can leave to the table: accepting rolls, so that nobody waits for it."""

from meadhall.games.champions.moves import ACCEPT
from meadhall.games.champions.rolls import AfterRoll
from meadhall.games.champions.state import ChampionsState
from meadhall.kernel.game import PLAN_ASKS, PLAN_IS_OVER

ACCEPT_ROLLS = "accept_rolls"


def plans(state: ChampionsState) -> list[str]:
    """The number is the round that the plan ends with."""
    return [] if state.is_over() else [f"{ACCEPT_ROLLS}:{state.round}"]


def planned(state: ChampionsState, plan: str) -> int:
    verb, _, last_round = plan.partition(":")
    if verb != ACCEPT_ROLLS or state.round > int(last_round):
        return PLAN_IS_OVER
    return ACCEPT if isinstance(state.steps[-1], AfterRoll) else PLAN_ASKS
