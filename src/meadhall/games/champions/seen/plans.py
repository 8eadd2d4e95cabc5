"""What a player can leave to the table, so that nobody waits: accepting rolls, keeping runes."""

from meadhall.games.champions.rules.fighting.assignment import AssignmentPhase
from meadhall.games.champions.rules.fighting.rolls import AfterRoll
from meadhall.games.champions.rules.moves import ACCEPT, DONE
from meadhall.games.champions.rules.rounds import Cleanup
from meadhall.games.champions.rules.runes import RunesAtFight, has_free_rune
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.kernel.game import PLAN_ASKS, PLAN_IS_OVER

ACCEPT_ROLLS = "accept_rolls"
KEEP_RUNES = "keep_runes"


def plans(state: ChampionsState, seat: int) -> list[str]:
    """The number is the round that a plan ends with.

    Until warriors are sent out there is nothing to leave to the table.
    """
    if not _is_about_fights(state):
        return []
    verbs = [ACCEPT_ROLLS]
    if has_free_rune(state.players[seat]):
        verbs.append(KEEP_RUNES)
    return [f"{verb}:{state.round}" for verb in verbs]


def _is_about_fights(state: ChampionsState) -> bool:
    """The phases that are still to come wait on the stack."""
    steps = state.steps
    return any(isinstance(step, Cleanup) for step in steps) and not any(
        isinstance(step, AssignmentPhase) for step in steps
    )


def planned(state: ChampionsState, plan: str) -> int:
    verb, _, last_round = plan.partition(":")
    if verb not in (ACCEPT_ROLLS, KEEP_RUNES) or state.round > int(last_round):
        return PLAN_IS_OVER
    step = state.steps[-1]
    if verb == ACCEPT_ROLLS:
        return ACCEPT.move if isinstance(step, AfterRoll) else PLAN_ASKS
    return DONE.move if isinstance(step, RunesAtFight) else PLAN_ASKS
