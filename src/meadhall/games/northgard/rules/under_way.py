"""The card, tile, Move action or combat that is under way, where there must be one."""

from meadhall.games.northgard.rules.progress import Action, CardInPlay, Combat, Placing
from meadhall.games.northgard.rules.state import NorthgardState


def the_card(state: NorthgardState) -> CardInPlay:
    card = state.in_play
    assert card is not None
    return card


def the_placing(state: NorthgardState) -> Placing:
    placing = state.placing
    assert placing is not None
    return placing


def the_action(state: NorthgardState) -> Action:
    action = state.action
    assert action is not None
    return action


def the_combat(state: NorthgardState) -> Combat:
    combat = state.combat
    assert combat is not None
    return combat
