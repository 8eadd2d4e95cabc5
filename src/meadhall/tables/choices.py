"""What a seat that is asked might answer: each choice with its sentence and what prevents it."""

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why a choice cannot be made."""

    rule: str
    text: str


class Change(Struct, frozen=True):
    """What a choice certainly adds to a seat's things, or takes away."""

    seat: int
    text: str
    """The amount with its sign, such as "+2 wood"."""
    n: int


class Choice(Struct, frozen=True):
    move: str
    verb: str
    targets: list[str]
    text: str
    final: bool
    """Whether chance or a secret is involved, so that it cannot simply be taken back."""
    reason: Reason | None
    """What prevents it; None if the choice can be made."""
    note: str | None
    """What it costs, gains and risks, in a few words, where the game can say so."""
    odds: float | None
    """The chance to win the fight, or whatever it is about, from 0 to 1."""
    changes: list[Change]
