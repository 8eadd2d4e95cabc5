"""What positions are made of."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of a position: a state, a step, a player, a deck.

    Its constructor takes all its fields by name, so that ``plain`` can take it apart and put it
    together again. Attributes that begin with an underscore are caches and not part of it.

    What copies of a state share must never change: a ``tuple``, or another part behind a flag that
    says whether this state alone owns it. Whoever changes such a part asks the state for one of its
    own first (``own_decks()``); ``copy()`` clears the flag on both sides.
    """

    __slots__ = ()
