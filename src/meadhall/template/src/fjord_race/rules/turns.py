"""The steps of the game: what it does by itself, and what it waits for."""

from meadhall.kernel.deck import take_any
from meadhall.kernel.state import Choice, Obstacle, Step

from .state import (
    ANCHORED,
    ARRIVED,
    CARDS,
    DEALT,
    DIE,
    DROP,
    HARBOUR,
    NIGHT,
    NO_WIND,
    NOT_MOVED,
    ROUNDS,
    ROW,
    ROWED,
    STORM,
    TURN,
    TURNED,
    WINDS,
    RaceState,
)


class DealWinds(Step[RaceState]):
    """FJO-SETUP-02: a card for each seat, which nobody else may see."""

    __slots__ = ("with_winds",)

    def __init__(self, with_winds: bool) -> None:
        self.with_winds = with_winds

    def run(self, state: RaceState) -> bool:
        state.steps.pop()
        if self.with_winds:
            box = WINDS[:]
            for seat in range(state.seats):
                state.winds[seat] = take_any(box, CARDS, state.dice)
                state.whisper(seat, DEALT, seat, state.winds[seat])
        state.steps.append(TakeTurn(0))
        return True


class TakeTurn(Choice[RaceState]):
    """FJO-TURN-01: row, turn up the wind card or drop anchor."""

    __slots__ = ()

    def candidates(self, state: RaceState, seat: int) -> list[int]:
        return [ROW, TURN, DROP]

    def obstacle(self, state: RaceState, seat: int, move: int) -> Obstacle | None:
        if move == TURN and not state.winds[seat]:
            return NO_WIND
        if move == DROP and state.ships[seat] == state.anchors[seat]:
            return NOT_MOVED
        return None

    def is_asked_anyway(self) -> bool:
        """Players roll the die themselves, even where they can do nothing else."""
        return True

    def play(self, state: RaceState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == ROW:
            row(state, seat)
        elif move == TURN:
            turn_up_wind(state, seat)
        else:
            drop_anchor(state, seat)


def row(state: RaceState, seat: int) -> None:
    """FJO-TURN-02, FJO-TURN-03: a die moves the ship on; with a 1 it drifts back."""
    rolled = state.dice.below(DIE, 6) + 1
    state.tell(ROWED, seat, rolled)
    if rolled > 1:
        move_on(state, seat, rolled)
        return
    state.ships[seat] = state.anchors[seat]
    state.tell(STORM, seat, state.anchors[seat])
    end_turn(state, seat)


def turn_up_wind(state: RaceState, seat: int) -> None:
    """FJO-TURN-04: the card moves the ship, once in a game."""
    wind = state.winds[seat]
    state.winds[seat] = 0
    state.turned.append(wind)
    # Others now see what was hidden from them, so this cannot be taken back.
    state.reveal()
    state.tell(TURNED, seat, wind)
    move_on(state, seat, wind)


def drop_anchor(state: RaceState, seat: int) -> None:
    """FJO-TURN-05: no storm can take away what lies behind the ship."""
    state.anchors[seat] = state.ships[seat]
    state.tell(ANCHORED, seat, state.ships[seat])
    end_turn(state, seat)


def move_on(state: RaceState, seat: int, squares: int) -> None:
    """FJO-END-01: a ship in the harbour has won; otherwise the turn goes on."""
    state.ships[seat] = min(HARBOUR, state.ships[seat] + squares)
    if state.ships[seat] < HARBOUR:
        state.steps.append(TakeTurn(seat))
        return
    state.anchors[seat] = HARBOUR
    state.tell(ARRIVED, seat)


def end_turn(state: RaceState, seat: int) -> None:
    """FJO-TURN-01, FJO-END-02: the next seat; after the last round night falls."""
    following = (seat + 1) % state.seats
    if following == 0:
        state.round += 1
    if state.round > ROUNDS:
        state.round = ROUNDS
        state.tell(NIGHT)
        return
    state.steps.append(TakeTurn(following))
