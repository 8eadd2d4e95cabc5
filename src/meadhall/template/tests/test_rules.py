"""Each test cites the rules that would be broken if it failed."""

import pytest

from fjord_race import GAME
from fjord_race.rules.state import (
    DIE,
    DROP,
    HARBOUR,
    MOVES,
    ROUNDS,
    ROW,
    TURN,
    RaceState,
)

rule = pytest.mark.rule


def race(players: int = 2, winds: bool = True) -> RaceState:
    return GAME.new(players, {"winds": winds}, "a test")


def roll(state: RaceState, *rolled: int) -> None:
    """Let the seat that has the turn row, and the die fall like this."""
    state.dice.rig(DIE, [n - 1 for n in rolled])
    for _ in rolled:
        [seat] = state.deciders()
        state.play_checked(seat, ROW)


def why_not(state: RaceState, move: int) -> str | None:
    obstacle = state.obstacle(state.deciders()[0], move)
    return obstacle.rule if obstacle else None


@rule("FJO-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_ship_lies_at_the_start(players: int) -> None:
    state = race(players)
    assert state.ships == state.anchors == [0] * players
    assert GAME.view(state, 0).fjord.rows == players


@rule("FJO-SETUP-02")
def test_only_its_owner_sees_a_wind_card() -> None:
    state = race()
    own, other = GAME.view(state, 0).winds
    assert (len(own.cards), own.hidden) == (1, 0)
    assert (len(other.cards), other.hidden) == (0, 1)
    assert [hand.hidden for hand in GAME.view(state, -1).winds] == [1, 1]


@rule("FJO-SETUP-02")
def test_the_cards_can_be_left_out() -> None:
    state = race(winds=False)
    assert GAME.view(state, 0).winds == []
    assert why_not(state, TURN) == "FJO-TURN-04"


@rule("FJO-TURN-01")
def test_turns_pass_from_seat_to_seat() -> None:
    state = race(players=3)
    for seat in (0, 1, 2, 0):
        assert state.deciders() == [seat]
        roll(state, 3)
        state.play_checked(seat, DROP)


@rule("FJO-TURN-02")
@pytest.mark.parametrize("rolled", [2, 3, 4, 5, 6])
def test_a_die_moves_the_ship(rolled: int) -> None:
    state = race()
    roll(state, rolled)
    assert state.ships == [rolled, 0]
    assert state.deciders() == [0]


@rule("FJO-TURN-03")
def test_a_storm_drives_the_ship_back_to_its_anchor() -> None:
    state = race()
    roll(state, 4)
    state.play_checked(0, DROP)
    roll(state, 1)
    roll(state, 5, 1)
    assert state.ships == [4, 0]
    assert state.deciders() == [1]


@rule("FJO-TURN-04")
def test_a_wind_card_moves_the_ship_once() -> None:
    state = race()
    wind = state.winds[0]
    state.play_checked(0, TURN)
    assert state.ships[0] == wind
    assert len(GAME.view(state, 1).turned.cards) == 1
    assert why_not(state, TURN) == "FJO-TURN-04"


@rule("FJO-TURN-05")
def test_only_a_ship_that_has_moved_drops_anchor() -> None:
    state = race()
    assert why_not(state, DROP) == "FJO-TURN-05"
    roll(state, 2)
    state.play_checked(0, DROP)
    assert state.anchors == [2, 0]
    assert state.deciders() == [1]


@rule("FJO-END-01")
def test_the_first_ship_in_the_harbour_wins_at_once() -> None:
    state = race()
    roll(state, 6, 5, 6)
    assert state.is_over()
    assert state.ships[0] == HARBOUR
    assert GAME.result(state).places == [1, 2]
    assert GAME.ending(state).name == "arrived"


@rule("FJO-END-02")
def test_after_the_last_round_the_farthest_wins() -> None:
    state = race(winds=False)
    state.round = ROUNDS
    roll(state, 3)
    state.play_checked(0, DROP)
    roll(state, 1)
    assert state.is_over()
    assert GAME.result(state).places == [1, 2]
    assert GAME.ending(state).name == "night"
    tied = race(winds=False)
    tied.round = ROUNDS
    roll(tied, 1, 1)
    assert GAME.result(tied).places == [1, 1]


def test_every_move_has_a_word() -> None:
    assert [MOVES.word(move) for move in (ROW, TURN, DROP)] == [
        "row:ship",
        "turn:wind",
        "drop:anchor",
    ]
