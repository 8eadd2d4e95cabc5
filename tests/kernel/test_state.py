"""States, steps and choices, in a game in which several seats decide at once."""

import pytest

from meadhall.arena.conformance import check_game
from meadhall.kernel.events import Event, EventKind, is_disclosed
from meadhall.kernel.state import NOBODY, Choice, IllegalMove, Step, Unending
from meadhall.kernel.undo import Undo
from tests.kernel.oracle import BOW, WAR, OracleGame
from tests.kernel.toy import SHOWN, Fingers, FingersGame

GAME = FingersGame()


def test_several_seats_decide_at_once_in_any_order() -> None:
    state = GAME.new(3, {}, "toy")
    assert state.deciders() == [0, 1, 2]
    state.play_checked(2, 0)
    assert state.deciders() == [0, 1]
    state.play_checked(0, 1)
    state.play_checked(1, 0)
    assert state.deciders() == [0, 1, 2]


def test_a_secret_choice_is_told_to_its_seat_only_until_all_have_chosen() -> None:
    state, events = GAME.new(2, {}, "toy"), list[Event]()
    state.listen(events)
    state.play(0, 2)
    assert [event.is_told_to(seat) for event in events for seat in (-1, 0, 1)] == [
        False,
        True,
        False,
    ]
    events.clear()
    state.play(1, 0)
    assert [event.facts() for event in events if event.is_told_to(1)][1:] == [
        {"seat": 0, "n": 3},
        {"seat": 1, "n": 1},
        {"seat": 0},
    ]


def test_a_seat_that_is_not_asked_cannot_move() -> None:
    state = GAME.new(2, {}, "toy")
    state.play(0, 0)
    assert (state.moves(0), state.candidates(0)) == ([], [])
    with pytest.raises(IllegalMove, match="seat 0 is not asked"):
        state.play_checked(0, 1)
    with pytest.raises(IllegalMove, match="seat 7 is not asked"):
        state.play_checked(7, 1)


def test_an_obstacle_names_its_rule_and_facts() -> None:
    state = GAME.new(2, {}, "toy")
    state.play(0, 2)
    state.play(1, 0)
    assert state.moves(0) == [0, 1]
    with pytest.raises(IllegalMove) as refused:
        state.play_checked(0, 2)
    assert refused.value.obstacle is not None
    assert (refused.value.obstacle.rule, refused.value.obstacle.facts) == ("TOY-02", {"n": 3})


def test_a_move_that_is_no_answer_is_refused() -> None:
    state = GAME.new(2, {}, "toy")
    with pytest.raises(IllegalMove, match="no answer"):
        state.play_checked(0, 99)


def test_listeners_and_recordings_stay_with_the_original() -> None:
    state, events, outcomes = GAME.new(2, {}, "toy"), list[Event](), list[int]()
    state.listen(events)
    state.dice.record(outcomes)
    copy = state.copy()
    for seat in (0, 1):
        copy.play(seat, 1)
    assert (events, outcomes, copy.is_heard()) == ([], [], False)


def test_undo_is_open_until_someone_else_decides() -> None:
    state, undo = GAME.new(3, {}, "toy"), Undo()
    assert not undo.is_open(state, 0)
    undo.remember(state, 0)
    state.play(0, 1)
    assert undo.is_open(state, 0)
    assert not undo.is_open(state, 1)
    undo.remember(state, 1)
    state.play(1, 1)
    assert not undo.is_open(state, 0)
    assert undo.go_back().deciders() == [1, 2]


def test_undo_is_closed_by_a_reveal_and_by_the_end() -> None:
    state, undo = GAME.new(2, {}, "toy"), Undo()
    state.play(0, 1)
    undo.remember(state, 1)
    state.play(1, 0)
    assert not undo.is_open(state, 1)
    while not state.is_over():
        undo.remember(state, state.deciders()[0])
        state.play(state.deciders()[0], 0)
    assert not any(undo.is_open(state, seat) for seat in (0, 1))


def test_a_step_that_runs_for_ever_is_named() -> None:
    state = GAME.new(2, {}, "toy")
    state.steps.append(Treadmill())
    with pytest.raises(Unending, match="Treadmill has run for 10000 steps") as stuck:
        state.settle()
    assert stuck.value.step == "Treadmill"


def test_a_forced_move_that_comes_up_again_and_again_is_named() -> None:
    """A roll that must be repeated while it shows only shields must not hang a server."""
    state = GAME.new(2, {}, "toy")
    state.steps.append(OnlyChoice())
    with pytest.raises(Unending, match="OnlyChoice"):
        state.settle()


class Treadmill(Step[Fingers]):
    __slots__ = ()

    def run(self, state: Fingers) -> bool:
        return True


class OnlyChoice(Step[Fingers]):
    __slots__ = ()

    def deciders(self, state: Fingers) -> list[int]:
        return [0]

    def candidates(self, state: Fingers, seat: int) -> list[int]:
        return [0]


def test_who_decides_is_known_without_a_list() -> None:
    """Several at once, then one, who is found even where a copy has not worked out its moves."""
    state = GAME.new(2, {}, "toy")
    assert (state.sole_decider(), state.first_decider(), state.deciders()) == (NOBODY, 0, [0, 1])
    state.play(0, 1)
    assert (state.sole_decider(), state.first_decider(), state.deciders()) == (1, 1, [1])
    copy = state.copy()
    assert (copy.first_decider(), copy.deciders()) == (1, [1])
    state.steps.append(Alone(0))
    state.pause()
    assert (state.sole_decider(), state.first_decider(), state.deciders()) == (0, 0, [0])
    state.steps.clear()
    assert (state.sole_decider(), state.first_decider(), state.deciders()) == (NOBODY, NOBODY, [])


class Alone(Choice[Fingers]):
    __slots__ = ()

    def candidates(self, state: Fingers, seat: int) -> list[int]:
        return [0, 1]


def test_an_event_has_the_facts_that_were_given() -> None:
    state, events = GAME.new(2, {}, "toy"), list[Event]()
    state.tell(SHOWN, 0, 1)
    state.listen(events)
    kind = EventKind("counted", numbers=([str(number) for number in range(9)],))
    for facts in ([], [3], [0, 0], [1, 2, 3, 4, 5, 6], [-1]):
        state.tell(kind, *facts)
        state.tell_list(kind, facts)
        assert [event.values for event in events] == [facts, facts]
        events.clear()
    state.tell_list(kind, range(9))
    assert events[0].facts() == {"numbers": [str(number) for number in range(9)]}


def test_reading_out_what_was_sealed_closes_the_way_back() -> None:
    state, undo, events = OracleGame().new(2, {}, "toy"), Undo(), list[Event]()
    state.listen(events)
    undo.remember(state, 0)
    state.play(0, BOW)
    assert undo.is_open(state, 0)
    assert not is_disclosed(events)
    undo.remember(state, 0)
    state.play(0, WAR)
    assert not undo.is_open(state, 0)
    assert is_disclosed(events)
    assert events[-1].facts() == {"seat": 0, "question": "war", "stones": 1}


def test_the_way_back_closes_even_if_nobody_listens() -> None:
    state = OracleGame().new(2, {}, "toy")
    before = state.irrevocable()
    state.play(0, WAR)
    assert state.irrevocable() == before + 1


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_written_outside_the_package_conforms(players: int) -> None:
    for seed in range(30):
        check_game(GAME, players, {}, f"toy {seed}")
