"""How good a finished game's positions were, move by move, and what turned it."""

from collections.abc import Callable

import pytest

from meadhall.bots.thinker import Hint, Judgement
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.saga import SagaMove
from meadhall.tables.analysis import (
    FIRST_LOOK,
    LEAST_CHANGE,
    MOST_POINTS,
    SECOND_LOOK,
    Analysis,
    Question,
    TurningPoint,
)
from meadhall.tables.refusal import Unsuitable
from meadhall.tables.table import Table
from tests.kernel.toy import Fingers
from tests.tables.hall import ANNA, BJORN, ME, OPEN, Hall, settings, two_play

Judge = Callable[[Question], Judgement]


def played(*rounds: tuple[int, int]) -> Table:
    """Anna and Bjorn show these fingers; whoever shows more wins a stone, three stones the game."""
    hall = two_play(seed="analysis")
    for anna, bjorn in rounds:
        hall.plays(ANNA, f"show:{anna}")
        hall.plays(BJORN, f"show:{bjorn}")
    assert hall.status() == "over"
    return hall.table


def by_stones(question: Question) -> Judgement:
    """Stones decide; showing two fingers is always best, then one, then three."""
    state = question.state
    assert isinstance(state, Fingers)
    lead = (state.stones[0] - state.stones[1]) / 6
    own = -lead if question.seat else lead
    asked = question.simulations > 0
    ranking = [
        Hint("show:2", 0.8, 0.6 + own),
        Hint("show:1", 0.1, 0.3 + own),
        Hint("show:3", 0.1, 0.2 + own),
    ]
    return Judgement([0.5 + lead, 0.5 - lead], ranking if asked else [])


def analysed(table: Table, judge: Judge = by_stones) -> tuple[Analysis, list[Question]]:
    analysis = Analysis(table)
    asked: list[Question] = []
    while (question := analysis.question()) is not None:
        asked.append(question)
        analysis.answer(judge(question))
    return analysis, asked


def point(analysis: Analysis, number: int) -> TurningPoint:
    return next(one for one in analysis.turning_points if one.number == number)


CLEAN = ((2, 1), (2, 1), (2, 1))


def test_only_a_game_that_is_over_is_looked_at() -> None:
    with pytest.raises(Unsuitable, match="not over"):
        Analysis(two_play().table)


def test_every_position_is_judged_for_every_seat_and_the_last_by_the_rules() -> None:
    analysis, asked = analysed(played(*CLEAN))
    assert all(one.seat in one.state.deciders() for one in asked if one.simulations)
    first = [one for one in asked if one.worlds == FIRST_LOOK]
    assert [one.seat for one in first] == [0, 1] * 6
    half, ahead, nearly = 0.5, 0.5 + 1 / 6, 0.5 + 2 / 6
    assert [chances[0] for chances in analysis.chances] == pytest.approx(
        [half, half, ahead, ahead, nearly, nearly, 1.0]
    )
    assert analysis.chances[-1] == [1.0, 0.0]


def test_chances_are_there_before_all_is_known() -> None:
    analysis = Analysis(played(*CLEAN))
    for known in (0, 0, 1, 1, 2):
        assert len(analysis.chances) == known
        question = analysis.question()
        assert question is not None
        analysis.answer(by_stones(question))
    assert analysis.turning_points == []


def test_the_game_itself_gives_the_seeds() -> None:
    table = played(*CLEAN)
    _, once = analysed(table)
    _, again = analysed(table)
    assert [one.seed for one in once] == [one.seed for one in again]
    # The same seed in all positions of a seat, but another for each seat, and for the second look.
    looks = {(one.seat, one.worlds) for one in once}
    assert len(looks) == len({one.seed for one in once}) == 4


def test_what_came_to_light_is_told_apart_from_what_was_decided() -> None:
    analysis, _ = analysed(played(*CLEAN))
    # Only the second move of each round opens the hands; the first changes nothing.
    assert [one.number for one in analysis.turning_points] == [2, 4, 6]
    turn = point(analysis, 4)
    # Bjorn shows one finger where two were better: falling behind is his own doing.
    assert (turn.kind, turn.by, turn.seat) == ("mistake", 1, 1)
    assert (turn.move, turn.better) == ("show:1", "show:2")
    assert turn.before == pytest.approx(0.5 - 1 / 6)
    assert turn.after == pytest.approx(0.5 - 2 / 6)


def test_whoever_did_the_best_and_loses_had_bad_luck() -> None:
    analysis, _ = analysed(played((3, 2), (2, 2), (2, 2), (2, 2), (2, 2)))
    turn = point(analysis, 2)
    assert (turn.kind, turn.by, turn.better) == ("luck", 1, None)
    assert abs(turn.after - turn.before) == pytest.approx(1 / 6)


def test_a_move_that_gives_a_chance_away_is_a_mistake_though_nothing_came_to_light() -> None:
    def judge(question: Question) -> Judgement:
        """Anna knows that three fingers were foolish as soon as she has shown them."""
        state = question.state
        known = by_stones(question)
        if question.seat == 0 and state.shown[0] == 3:
            return Judgement([0.1, 0.9], known.ranking)
        return known

    analysis, _ = analysed(played((3, 1), (2, 1), (2, 1)), judge)
    turn = point(analysis, 1)
    assert (turn.kind, turn.seat, turn.better) == ("mistake", 0, "show:2")
    assert (turn.before, turn.after) == (0.5, 0.1)


def test_a_move_nobody_foresaw_is_neither_mistake_nor_luck() -> None:
    def judge(question: Question) -> Judgement:
        state = question.state
        known = by_stones(question)
        if question.seat == 0 and state.shown[0] == 2:
            return Judgement([0.9, 0.1], known.ranking)
        return known

    analysis, _ = analysed(played(*CLEAN), judge)
    turn = point(analysis, 1)
    assert (turn.kind, turn.seat, turn.better) == ("move", 0, None)


def test_what_changed_most_is_looked_at_again_and_what_was_an_error_is_dropped() -> None:
    def judge(question: Question) -> Judgement:
        """At first sight everything jumps; at the second look nothing does."""
        if question.worlds == SECOND_LOOK:
            return Judgement([0.5, 0.5], [Hint("show:1", 1.0, 0.5)])
        jump = 0.3 if question.state.shown[0] > 0 else 0.0
        return Judgement([0.5 + jump, 0.5 - jump], [Hint("show:1", 1.0, 0.5)])

    analysis, _ = analysed(played(*CLEAN), judge)
    assert [one.number for one in analysis.turning_points] == [6]
    assert all(chances == [0.5, 0.5] for chances in analysis.chances[:6])


def test_only_the_greatest_turning_points_are_told_in_the_order_of_the_game() -> None:
    rounds = [(2, 1), (1, 2)] * 2 + [(2, 1)]
    analysis, _ = analysed(played(*rounds))
    numbers = [one.number for one in analysis.turning_points]
    assert len(numbers) == MOST_POINTS
    assert numbers == sorted(numbers)
    assert all(one.size >= LEAST_CHANGE for one in analysis.turning_points)


def test_the_view_is_that_of_the_one_who_moved() -> None:
    table = played(*CLEAN)
    analysis, _ = analysed(table)
    made: SagaMove = table.moves[3]
    expected = table.game.view(table.position(3), made.seat)
    assert point(analysis, 4).view == expected


# Turns of several moves


@pytest.fixture(scope="module")
def champions() -> Table:
    """A game of Champions of Midgard, in which warriors and goods go one by one."""
    hall = Hall.opened(settings(ME, OPEN, game="champions", seed="turns"))
    hall.joins(BJORN)
    people = (ANNA, BJORN)
    while hall.status() == "playing":
        state, seat = hall.table.state, min(hall.table.asked)
        moves = [hall.table.game.moves.word(move) for move in state.moves(seat)]
        hall.plays(people[seat], moves[len(hall.table.moves) % len(moves)])
    return hall.table


def turns_of(table: Table) -> list[range]:
    """The numbers of moves that one seat made in a row, up to where something came to light."""
    turns: list[range] = []
    first = 1
    for number, made in enumerate(table.moves, 1):
        before, after = table.run_again(number - 1), table.run_again(number)
        is_last = number == len(table.moves) or table.moves[number].seat != made.seat
        if is_last or before.irrevocable() != after.irrevocable():
            turns.append(range(first, number + 1))
            first = number + 1
    return turns


def jumpy(question: Question) -> Judgement:
    """A judge for whom every position is something else."""
    odd = len(question.state.moves(question.seat)) % 2 if not question.simulations else 0
    moves = question.state.moves(question.seat)
    words = [find_game("champions").moves.word(move) for move in moves] or ["none"]
    ranking = [Hint(word, 0.1, 0.5) for word in words] if question.simulations else []
    chance = 0.3 + 0.4 * odd
    return Judgement([chance, 1 - chance], ranking)


def test_what_is_done_in_a_row_is_judged_as_a_whole(champions: Table) -> None:
    analysis, asked = analysed(champions, jumpy)
    turns = turns_of(champions)
    assert max(len(turn) for turn in turns) >= 3
    assert len(analysis.chances) == len(champions.moves) + 1
    for turn in turns:
        before = analysis.chances[turn.start - 1]
        assert all(analysis.chances[number] == before for number in turn[:-1])
    # The last position is judged by the rules.
    first = [one for one in asked if one.worlds == FIRST_LOOK]
    assert len(first) == 2 * len(turns)


def test_of_a_turn_the_worst_move_is_the_mistake(champions: Table) -> None:
    long = max(turns_of(champions), key=len)
    blamed = long[1]
    game = champions.game
    guilty = champions.run_again(blamed - 1)
    seat, made = champions.moves[blamed - 1].seat, champions.moves[blamed - 1].move
    words = [game.moves.word(move) for move in guilty.moves(seat)]
    other = next(word for word in words if word != made)
    end = champions.run_again(long[-1])

    def judge(question: Question) -> Judgement:
        """All is well until the end of that turn; the move in its middle is to blame."""
        moves = [game.moves.word(move) for move in question.state.moves(question.seat)] or [made]
        ranking = [Hint(word, 0.1, 0.6) for word in moves]
        seen = game.view(question.state, seat)
        if seen == game.view(guilty, seat):
            ranking = [Hint(other, 0.9, 0.6), Hint(made, 0.1, 0.2)]
        chances = [0.5, 0.5]
        chances[seat] = 0.2 if seen == game.view(end, seat) else 0.6
        return Judgement(chances, ranking if question.simulations else [])

    analysis, _ = analysed(champions, judge)
    turn = point(analysis, blamed)
    assert (turn.kind, turn.by, turn.move, turn.better) == ("mistake", seat, made, other)
    assert (turn.before, turn.after) == (0.6, 0.2)


def test_a_better_move_has_to_prove_itself() -> None:
    def judge(question: Question) -> Judgement:
        """Three fingers look foolish, but two would have been no better."""
        state = question.state
        known = by_stones(question)
        if question.seat == 0 and state.shown[0] in (2, 3):
            return Judgement([0.1, 0.9], known.ranking)
        return known

    analysis, _ = analysed(played((3, 1), (2, 1), (2, 1)), judge)
    turn = point(analysis, 1)
    assert (turn.kind, turn.better) == ("move", None)
