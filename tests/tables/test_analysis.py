"""How good a finished game's positions were, move by move, and what turned it."""

from collections.abc import Callable

import pytest

from meadhall.bots.outlook import Line
from meadhall.bots.thinker import Hint, Judgement
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.saga import SagaMove
from meadhall.tables.analysis import FIRST_LOOK, MOST_POINTS, SECOND_LOOK, Analysis, Question
from meadhall.tables.refusal import Unsuitable
from meadhall.tables.table import Table
from meadhall.tables.verdict import LEAST_CHANGE, SURE, TurningPoint
from meadhall.tables.what_if import instead
from tests.kernel.toy import Fingers
from tests.tables.hall import ANNA, BJORN, ME, OPEN, Hall, settings, two_play
from tests.tables.test_turns import turns_of

Judge = Callable[[Question], Judgement]


def played(*rounds: tuple[int, int]) -> Table:
    """Anna and Bjorn show these fingers; whoever shows more wins a stone, three stones the game."""
    hall = two_play(seed="analysis")
    for anna, bjorn in rounds:
        hall.plays(ANNA, f"show:{anna}")
        hall.plays(BJORN, f"show:{bjorn}")
    assert hall.status() == "over"
    return hall.table


WORTH = {"show:2": 0.6, "show:1": 0.3, "show:3": 0.2}


def by_stones(question: Question, error: float = 0.01) -> Judgement:
    """Stones decide; showing two fingers is always best, then one, then three."""
    state = question.state
    assert isinstance(state, Fingers)
    lead = (state.stones[0] - state.stones[1]) / 6
    own = -lead if question.seat else lead
    if question.lines:
        worth = [WORTH[line[0]] + own for line in question.lines]
        return Judgement([], [], [], [Line(each, each - worth[0], error) for each in worth])
    ranking = [Hint(word, 0.3, worth + own) for word, worth in WORTH.items()]
    asked = question.simulations > 0
    return Judgement([0.5 + lead, 0.5 - lead], ranking if asked else [], [error, error])


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
    # The same seed in all positions of a seat, but another for each seat and each purpose.
    looks = {(one.seat, one.worlds, one.simulations, bool(one.lines)) for one in once}
    assert len(looks) == len({one.seed for one in once})
    other = Analysis(table, "other").question()
    assert other is not None
    assert other.seed not in {one.seed for one in once}


def words(point: TurningPoint) -> tuple[list[str], list[str]]:
    return [one.move for one in point.played], [one.move for one in point.better]


def test_what_came_to_light_is_told_apart_from_what_was_decided() -> None:
    analysis, _ = analysed(played(*CLEAN))
    # Only the second move of each round opens the hands; the first changes nothing.
    assert [one.number for one in analysis.turning_points] == [2, 4, 6]
    turn = point(analysis, 4)
    # Bjorn shows one finger where two were better: falling behind is his own doing.
    assert (turn.kind, turn.by, turn.seat) == ("mistake", 1, 1)
    assert words(turn) == (["show:1"], ["show:2"])
    # What the better line would have been worth, and what the one that was played was.
    assert (turn.before, turn.after) == pytest.approx((0.6 - 1 / 6, 0.3 - 1 / 6))
    assert turn.error == 0.01


def test_whoever_did_the_best_and_loses_had_bad_luck() -> None:
    analysis, _ = analysed(played((3, 2), (2, 2), (2, 2), (2, 2), (2, 2)))
    turn = point(analysis, 2)
    assert (turn.kind, turn.by, turn.better) == ("luck", 1, [])
    assert abs(turn.after - turn.before) == pytest.approx(1 / 6)


def test_what_lies_within_the_noise_is_no_mistake() -> None:
    """A choice of leader, say: one looks better, but the next look may prefer another."""
    noise = 0.3 / SURE

    def judge(error: float) -> Judge:
        def judge(question: Question) -> Judgement:
            known = by_stones(question, error if question.lines else 0.0)
            return known if question.lines or question.simulations else EVEN

        return judge

    table = played(*CLEAN)
    sure, _ = analysed(table, judge(noise * 0.9))
    assert {one.kind for one in sure.turning_points if one.number < 6} == {"mistake"}
    unsure, _ = analysed(table, judge(noise * 1.1))
    assert [one.number for one in unsure.turning_points] == [6]


EVEN = Judgement([0.5, 0.5], [], [0.0, 0.0])


def test_a_change_within_the_noise_turned_nothing() -> None:
    table = played((3, 2), (2, 2), (2, 2), (2, 2), (2, 2))
    analysis, _ = analysed(table, lambda question: by_stones(question, 0.1))
    # The last position is sure.
    assert [one.number for one in analysis.turning_points if one.kind == "luck"] == [10]


def test_a_chance_that_falls_though_nothing_was_better_was_never_that_good() -> None:
    def judge(question: Question) -> Judgement:
        """Whoever has shown two fingers, the best there is, looks worse or better than before."""
        state = question.state
        known = by_stones(question)
        if question.lines or question.seat or state.shown[0] != 2:
            return known
        return Judgement([after, 1 - after], known.ranking, known.errors)

    after = 0.1
    analysis, _ = analysed(played(*CLEAN), judge)
    assert all(one.by == 1 for one in analysis.turning_points)
    after = 0.9
    analysis, _ = analysed(played(*CLEAN), judge)
    turn = point(analysis, 1)
    assert (turn.kind, turn.seat, turn.better) == ("move", 0, [])


def test_what_changed_most_is_looked_at_again_and_what_was_an_error_is_dropped() -> None:
    def judge(question: Question) -> Judgement:
        """At first sight everything jumps; at the second look nothing does."""
        if question.lines:
            return Judgement([], [], [], [Line(0.5, 0.0, 0.01)] * 2)
        ranking = [Hint("show:1", 1.0, 0.5)] if question.simulations else []
        jump = 0.3 if question.worlds == FIRST_LOOK and question.state.shown[0] > 0 else 0.0
        return Judgement([0.5 + jump, 0.5 - jump], ranking, [0.01, 0.01])

    analysis, asked = analysed(played(*CLEAN), judge)
    assert SECOND_LOOK in {one.worlds for one in asked}
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
    turn = point(analysis, 4)
    assert [one.view for one in (*turn.played, *turn.better)] == [expected, expected]


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


def jumpy(question: Question) -> Judgement:
    """A judge for whom every position is something else, and whatever was done is wrong."""
    if question.lines:
        return Judgement([], [], [], [Line(0.2, 0.0, 0.01), Line(0.6, 0.4, 0.01)])
    moves = question.state.moves(question.seat)
    chance = 0.3 + 0.4 * (len(moves) % 2)
    words = [find_game("champions").moves.word(move) for move in moves]
    ranking = [Hint(word, 0.1, 0.5) for word in reversed(words)] if question.simulations else []
    return Judgement([chance, 1 - chance], ranking, [0.01, 0.01])


def test_what_is_done_in_a_row_is_judged_as_a_whole(champions: Table) -> None:
    analysis, asked = analysed(champions, jumpy)
    turns = turns_of(champions)
    assert max(len(turn.moves) for turn in turns) >= 5
    assert len(analysis.chances) == len(champions.moves) + 1
    # The last position is judged by the rules.
    assert sum(one.worlds == FIRST_LOOK for one in asked) == 2 * len(turns)
    looked_at = {(one.first(), one.last()) for one in turns}
    assert len(analysis.turning_points) == MOST_POINTS
    for turn in analysis.turning_points:
        assert any(first <= turn.first and turn.number == last for first, last in looked_at)
        # A swap is never told without the swaps before and after it.
        assert len(turn.played) == turn.number - turn.first + 1 or turn.kind == "mistake"


def test_the_better_line_can_be_played_from_where_it_begins(champions: Table) -> None:
    analysis, _ = analysed(champions, jumpy)
    mistakes = [one for one in analysis.turning_points if one.kind == "mistake"]
    assert mistakes
    for turn in mistakes:
        made = [one.move for one in turn.better]
        state = instead(champions, turn.first - 1, turn.by, made[:-1])
        assert champions.game.moves.number(made[-1]) in state.moves(turn.by)
        assert champions.game.view(state, turn.by) == turn.better[-1].view
        assert words(turn)[0] != made
