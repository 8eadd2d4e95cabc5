"""Moves that are certain to draw nothing and to show nothing, known without making them."""

from meadhall.games.champions.rules import moves
from meadhall.games.champions.rules.effects import Gain, GainWarriors, Pay
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.rules.town.locations import CollectStock, ReserveFight, ReserveHunt
from meadhall.games.champions.rules.town.placement import PlaceWorker, effects_at


def reveals_nothing(state: ChampionsState, move: int) -> bool:
    """A worker on a space whose effects draw nothing, unless it is the last one of the round."""
    if not isinstance(state.steps[-1], PlaceWorker) or not moves.PLACE.has(move):
        return False
    left = sum(player.workers for player in state.players)
    return left > 1 and all(
        isinstance(effect, (Pay, Gain, GainWarriors, CollectStock, ReserveFight, ReserveHunt))
        for effect in effects_at(state, moves.PLACE.target(move))
    )
