"""Ratings from results."""

import random

from msgspec import structs

from meadhall.tables.ratings import POINTS_KEPT, Rating, Ratings, changes_by, places_of_people, rate
from meadhall.tables.summary import SeatSummary, Summary, summarize
from tests.tables.hall import ANNA, BJORN, BOT, ME, OPEN, Hall, finished, settings, two_play


def seat(person: str, resigned: bool = False, sitting_in: str = "") -> SeatSummary:
    return SeatSummary(
        kind="open",
        name=person,
        person=person,
        bot="" if person else "random",
        sitting_in=sitting_in,
        resigned=resigned,
        asked=False,
        runs_out=None,
    )


def game(seats: list[SeatSummary], places: list[int], number: int = 0) -> Summary:
    """A finished game, as it is in the list of tables."""
    return structs.replace(
        summarize(finished().table),
        id=f"t{number}",
        seats=seats,
        places=places,
        totals=[-place for place in places],
        finished_at=float(number),
    )


def won(winner: str, loser: str, number: int = 0) -> Summary:
    return game([seat(winner), seat(loser)], [1, 2], number)


def test_nobody_is_rated_without_games() -> None:
    assert rate([]) == {}


def test_the_winner_is_ahead_of_the_loser() -> None:
    ratings = rate([won("a", "b")])
    a, b = ratings["a"], ratings["b"]
    assert a.mean > 25 > b.mean
    assert a.spread < 25 / 3
    assert (a.games, a.wins, b.games, b.wins) == (1, 1, 1, 0)
    assert a.shown == round(1000 + 40 * (a.mean - 3 * a.spread))
    assert a.shown > 1000


def test_more_games_tell_more() -> None:
    once = rate([won("a", "b")])["a"]
    often = rate([won("a", "b", number) for number in range(20)])["a"]
    assert often.shown > once.shown
    assert often.spread < once.spread
    assert (often.games, often.wins) == (20, 20)


def test_a_draw_leaves_equals_equal() -> None:
    ratings = rate([game([seat("a"), seat("b")], [1, 1])])
    assert abs(ratings["a"].mean - ratings["b"].mean) < 1e-9
    assert (ratings["a"].wins, ratings["b"].wins) == (1, 1)


def test_the_order_of_the_results_given_does_not_matter() -> None:
    pairs = [random.Random(number).sample("abcd", 2) for number in range(12)]
    results = [won(one, other, number) for number, (one, other) in enumerate(pairs)]
    mixed = results[:]
    random.Random("mixed").shuffle(mixed)
    assert rate(mixed) == rate(results)


def test_bots_are_left_out_of_the_comparison() -> None:
    with_bot = game([seat("a"), seat(""), seat("b")], [2, 1, 3])
    assert places_of_people(with_bot) == {"a": 1, "b": 2}
    assert rate([with_bot]) == rate([won("a", "b")])


def test_whoever_resigned_is_behind_those_who_did_not() -> None:
    result = game([seat("a", resigned=True), seat("b"), seat("c"), seat("d", resigned=True)], [
        1, 3, 2, 4,
    ])  # fmt: skip
    assert places_of_people(result) == {"a": 3, "b": 2, "c": 1, "d": 4}
    ratings = rate([result])
    assert ratings["c"].mean > ratings["b"].mean > ratings["a"].mean > ratings["d"].mean
    assert ratings["a"].wins == 0


def test_a_seat_counts_with_its_place_though_a_bot_sat_in() -> None:
    assert places_of_people(game([seat("a", sitting_in="random"), seat("b")], [1, 2])) == {
        "a": 1,
        "b": 2,
    }


def test_only_rated_games_that_are_over_count() -> None:
    result = won("a", "b")
    assert rate([structs.replace(result, rated=False)]) == {}
    assert rate([structs.replace(result, status="ended")]) == {}
    assert rate([summarize(two_play().table)]) == {}
    assert rate([summarize(Hall.opened(settings(ME, BOT)).table)]) == {}
    assert rate([summarize(Hall.opened(settings(ME, OPEN)).table)]) == {}


def test_a_game_from_a_table() -> None:
    ratings = rate([summarize(finished().table)])
    assert isinstance(ratings[ANNA.id], Rating)
    assert ratings[ANNA.id].shown > ratings[BJORN.id].shown


def test_what_one_game_changed_for_its_people() -> None:
    games = [won("a", "b", 1), won("b", "a", 2), won("a", "c", 3)]
    first, second = changes_by("t1", games)
    assert (first.seat, first.before, second.seat, second.before) == (0, 1000, 1, 1000)
    assert first.after == rate(games[:1])["a"].shown
    winner, loser = changes_by("t2", games)
    assert (winner.before, winner.after) == (second.after, rate(games[:2])["b"].shown)
    assert (loser.before, loser.after) == (first.after, rate(games[:2])["a"].shown)


def test_a_game_that_is_not_rated_changes_nothing() -> None:
    unrated = structs.replace(won("a", "b", 1), rated=False)
    assert changes_by("t1", [unrated]) == []
    assert changes_by("t9", [won("a", "b", 1)]) == []


def test_the_course_of_a_rating() -> None:
    ratings = Ratings()
    ratings.add([won("a", "b", 1), won("b", "a", 2)])
    first, last = ratings.course_of("a")
    assert (first.at, last.at) == (1, 2)
    assert first.mean == rate([won("a", "b", 1)])["a"].mean
    now = ratings.of_everyone()["a"]
    assert (last.mean, last.spread) == (now.mean, now.spread)
    assert ratings.course_of("c") == []


def test_only_the_latest_games_are_part_of_a_course() -> None:
    ratings = Ratings()
    ratings.add([won("a", "b", number) for number in range(POINTS_KEPT + 5)])
    assert [point.at for point in ratings.course_of("a")] == list(range(5, POINTS_KEPT + 5))
