"""For each game, how large the fields of its view can be.

A game of another package has this in a module ``bounds`` of its own.
"""

from importlib import import_module
from importlib.util import find_spec

from meadhall.adapters.bounds.fields import Fields
from meadhall.kernel.catalogue import guest_ids
from meadhall.kernel.game import Game


class NoBounds(LookupError):
    """A game whose view has not been described."""


def bounds_of(game: Game, players: int) -> Fields:
    """The contents of ``bounds/<game>.py``, or of the game's own ``bounds.py``."""
    name = f"{__name__}.{game.id}"
    if game.id in guest_ids():
        name = f"{game.modules[0].__name__}.bounds"
    if find_spec(name) is None:
        raise NoBounds(f"there are no bounds for the view of {game.id}: {name} is missing")
    fields: Fields = import_module(name).fields(players)
    return fields
