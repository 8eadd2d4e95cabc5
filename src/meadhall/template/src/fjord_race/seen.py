"""What a seat may know: the view, and what a move would lead to."""

import msgspec
from meadhall.kernel.drawn import Grid, Hand, Piece, Special
from meadhall.kernel.game import Preview

from .rules.state import DROP, HARBOUR, ROW, SQUARE_IDS, WIND_IDS, RaceState


class RaceView(msgspec.Struct):
    seat: int
    """Whose view it is; -1 for a spectator."""
    waiting_for: int
    """The seat that has the turn, or -1 when the game is over."""
    round: int
    fjord: Grid
    winds: list[Hand]
    """The wind card of each seat that still has one."""
    turned: Hand
    """The cards that have been turned up."""


def view(state: RaceState, seat: int) -> RaceView:
    deciders = state.deciders()
    return RaceView(
        seat=seat,
        waiting_for=deciders[0] if deciders else -1,
        round=state.round,
        fjord=Grid(
            columns=HARBOUR + 1,
            rows=state.seats,
            squares=SQUARE_IDS[: state.seats * (HARBOUR + 1)],
            pieces=[Piece("ship", square(lane, n), lane) for lane, n in enumerate(state.ships)],
            special=[Special("harbour", square(lane, HARBOUR)) for lane in range(state.seats)]
            + [
                Special("anchor", square(lane, n))
                for lane, n in enumerate(state.anchors)
                if n < HARBOUR
            ],
        ),
        winds=[
            Hand("wind", [WIND_IDS[wind]] if other == seat else [], int(other != seat), other)
            for other, wind in enumerate(state.winds)
            if wind
        ],
        turned=Hand("turned", [WIND_IDS[wind] for wind in state.turned]),
    )


def square(lane: int, n: int) -> str:
    return SQUARE_IDS[lane * (HARBOUR + 1) + n]


def preview(state: RaceState, seat: int, move: int) -> Preview | None:
    """What a move certainly does is claimed, and the conformance suite compares."""
    if move == ROW:
        return Preview("row", {"square": state.anchors[seat]}, odds=5 / 6)
    ship = state.ships[seat]
    to = ship if move == DROP else min(HARBOUR, ship + state.winds[seat])
    return Preview("stay" if move == DROP else "sail", {"square": to}, claims={"square": to})
