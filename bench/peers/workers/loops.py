"""Playing through an interface that several workers share, so that all are driven the same way."""

from random import choices
from typing import Any

from bench.peers.workers.answering import Pick


def play_environment(environment: Any, pick: Pick) -> int:
    """Play a game of a PettingZoo environment by the loop in its documentation; return the steps.

    The steps that PettingZoo demands of agents who are out are made but not counted.
    """
    environment.reset()
    steps = 0
    for _ in environment.agent_iter():
        seen, _, is_over, is_cut_short, _ = environment.last()
        if is_over or is_cut_short:
            environment.step(None)
        else:
            # As booleans: NumPy finds these many times as fast as nonzero numbers.
            legal = seen["action_mask"].view(bool).nonzero()[0]
            environment.step(int(pick(legal)))
            steps += 1
    return steps


def play_state(state: Any, pick: Pick) -> int:
    """Play from this OpenSpiel state to the end; return how many decisions the players made."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(outcomes, chances)[0])
        else:
            state.apply_action(pick(state.legal_actions()))
            decisions += 1
    return decisions
