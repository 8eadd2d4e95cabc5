"""What cards, spaces and abilities do.

The content files name an effect by a keyword with its numbers; a struct of the game's vocabulary
gives it a type, and one table maps each struct to the builder of the effect that the rules carry
out. An effect is an object with its own numbers that never changes, so all tables share it.
"""

from typing import Generic

from mypy_extensions import mypyc_attr

from meadhall.kernel.state import Obstacle, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """Something that is carried out for the seat that uses a card, a space or an ability."""

    __slots__ = ()

    def obstacle(self, state: S, seat: int) -> Obstacle | None:
        """Why the seat may not choose this at all, or None."""
        return None

    def is_idle(self, state: S, seat: int) -> bool:
        """Whether it could be carried out now but would change nothing."""
        return False

    def carry_out(self, state: S, seat: int) -> None:
        """Do it now, or push the steps that ask the seat."""
