"""What a turn that changed somebody's chance was: a mistake, luck, or a good move.

Chances are estimates, and every estimate comes with its standard error. Whatever lies within the
noise is not called anything: a change must be large enough to matter, and at least ``SURE``
standard errors large.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from meadhall.kernel.game import Game
from meadhall.tables.turns import Stretch, Turn

LEAST_CHANGE = 0.08
"""A smaller change of a chance turned nothing."""

SURE = 3.0
"""A difference of fewer standard errors may be noise."""

TurnKind = Literal["mistake", "luck", "move"]


class Comparison(Struct, frozen=True):
    """Two estimates of a seat's chance, and the standard error of their difference."""

    better: list[str]
    """The line that led to the first of them; empty where the position itself did."""
    before: float
    after: float
    error: float

    def lost(self) -> float:
        return self.before - self.after


class Offer(Struct, frozen=True):
    """A move, and what its seat saw before it."""

    move: str
    view: Any


class TurningPoint(Struct, frozen=True):
    """A turn that changed somebody's chance."""

    first: int
    """The number of its first move, from 1; of a mistake, the first to which it belongs."""
    number: int
    """The number of its last move."""
    kind: TurnKind
    """``mistake``: another line was clearly better, by what its player knew. ``luck``: chance was
    involved, or something hidden was revealed. ``move``: neither; the turn itself did it.
    """
    by: int
    """The seat whose turn it was."""
    seat: int
    """The seat whose chance changed most; for a mistake, the seat that made it."""
    before: float
    """That seat's chance before the turn; for a mistake, the chance with the better line."""
    after: float
    """The chance after it; for a mistake, with the line that was played, by the same judge."""
    error: float
    """The standard error of the difference."""
    played: list[Offer]
    better: list[Offer]
    """The whole line that would have been better, until chance comes in; only for a mistake."""
    size: float
    """How much it matters, compared with the others."""


def is_beyond_noise(difference: float, error: float) -> bool:
    """Whether a difference is large enough to be told.

    >>> is_beyond_noise(0.2, 0.03), is_beyond_noise(0.2, 0.1), is_beyond_noise(0.02, 0.0)
    (True, False, False)
    """
    return abs(difference) >= max(LEAST_CHANGE, SURE * error)


def pronounce(
    game: Game,
    turn: Turn,
    changes: Mapping[int, Comparison],
    comparisons: Sequence[tuple[Stretch, Comparison]],
) -> TurningPoint | None:
    """What a turn was; None if it turned nothing.

    ``changes`` is what it changed for its own seat and for the one that it concerned most;
    ``comparisons`` are the parts of it for which a search knew something else.
    """
    own = changes[turn.seat]
    if comparisons:
        stretch, worst = max(comparisons, key=lambda one: one[1].lost())
        luck = abs(own.lost() - worst.lost()) if turn.came_to_light() else 0.0
        if is_beyond_noise(worst.lost(), worst.error) and worst.lost() >= luck:
            return _mistake(game, turn, stretch, worst)
    told = {
        seat: change
        for seat, change in changes.items()
        if is_beyond_noise(change.lost(), change.error)
        # Nobody's chance falls by doing the best there is: it looked better than it was before.
        and (turn.came_to_light() or seat != turn.seat or change.lost() < 0)
    }
    if not told:
        return None
    seat = max(told, key=lambda one: abs(told[one].lost()))
    change = told[seat]
    return TurningPoint(
        first=turn.first(),
        number=turn.last(),
        kind="luck" if turn.came_to_light() else "move",
        by=turn.seat,
        seat=seat,
        before=change.before,
        after=change.after,
        error=change.error,
        played=_offers(game, turn.seat, turn.positions, turn.moves),
        better=[],
        size=abs(change.lost()),
    )


def _mistake(game: Game, turn: Turn, stretch: Stretch, worst: Comparison) -> TurningPoint:
    state = stretch.positions[0].copy()
    positions = []
    for word in worst.better:
        positions.append(state.copy())
        if len(positions) < len(worst.better):
            state.play(turn.seat, game.moves.number(word))
    return TurningPoint(
        first=stretch.first,
        number=turn.last(),
        kind="mistake",
        by=turn.seat,
        seat=turn.seat,
        before=worst.before,
        after=worst.after,
        error=worst.error,
        played=_offers(game, turn.seat, stretch.positions, stretch.moves),
        better=_offers(game, turn.seat, positions, worst.better),
        size=worst.lost(),
    )


def _offers(game: Game, seat: int, positions: Sequence[Any], moves: Sequence[str]) -> list[Offer]:
    return [
        Offer(move, game.view(position, seat))
        for position, move in zip(positions, moves, strict=True)
    ]
