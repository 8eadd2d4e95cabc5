"""Puzzles over the network: who is shown what, what counts, and what it does to ratings."""

import msgspec

from meadhall.bots.puzzles import Puzzle, position_of, read_puzzles
from meadhall.kernel.catalogue import find_game
from meadhall.tables.puzzles import PuzzleRatings, of_the_day
from tests.server.client import Browser, Json, Server

GAME = "northgard"
PUZZLES = read_puzzles(find_game(GAME)).puzzles


def place(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{GAME}/{puzzle.id}"


def answers(who: Browser, puzzle: Puzzle, move: str = "") -> Json:
    return who.post(place(puzzle), {"move": move or puzzle.solution})


def wrong(puzzle: Puzzle) -> str:
    return puzzle.choices[-1].move


def test_a_puzzle_is_what_its_seat_sees(server: Server) -> None:
    puzzle = PUZZLES[0]
    game = find_game(GAME)
    shown = server.stranger().get(place(puzzle))
    view = game.view(position_of(game, puzzle), puzzle.seat)
    assert shown["puzzle"]["view"] == msgspec.to_builtins(view, str_keys=True)
    assert shown["puzzle"]["seat"] == puzzle.seat
    possible = {one["move"] for one in shown["puzzle"]["choices"] if one["reason"] is None}
    assert possible == {one.move for one in puzzle.choices}
    assert shown["verdict"] is None
    assert shown["yours"] is None


def test_before_the_answer_nothing_gives_it_away(server: Server) -> None:
    anna = server.guest("Anna")
    told = anna.get(place(PUZZLES[0]))
    assert not {"seed", "moves", "chance", "natural"} & {*told, *told["puzzle"]}
    assert PUZZLES[0].seed not in str(told)
    listed = anna.get("/api/puzzles")
    assert "chance" not in str(listed)


def test_strangers_solve_too_but_nothing_is_kept(server: Server) -> None:
    stranger = server.stranger()
    before = stranger.get("/api/puzzles")
    verdict = answers(stranger, PUZZLES[1])
    assert (verdict["solved"], verdict["counts"]) == (True, False)
    assert verdict["simulations"] > 1000
    chances = [one["chance"] for one in verdict["choices"]]
    assert chances[0] == max(chances)
    assert stranger.get("/api/puzzles") == before


def test_the_first_answer_counts(server: Server) -> None:
    anna = server.guest("Anna")
    puzzle = PUZZLES[2]
    first = answers(anna, puzzle, wrong(puzzle))
    assert (first["solved"], first["counts"]) == (False, True)
    second = answers(anna, puzzle)
    assert (second["solved"], second["counts"]) == (True, False)
    own = anna.get(place(puzzle))
    assert own["verdict"]["move"] == wrong(puzzle)
    assert (own["yours"]["answered"], own["yours"]["solved"], own["yours"]["row"]) == (1, 0, 0)
    chosen = {one["move"]: one["chosen"] for one in own["verdict"]["choices"]}
    assert chosen[wrong(puzzle)] >= 1


def test_ratings_move_apart(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    puzzle = PUZZLES[3]
    begun = anna.get(place(puzzle))["rating"]["shown"]
    solved = answers(anna, puzzle)
    assert solved["before"]["shown"] == 1000
    assert anna.get(place(puzzle))["yours"]["rating"]["shown"] > 1000
    assert solved["rating"]["shown"] < begun
    missed = answers(bjorn, puzzle, wrong(puzzle))
    assert missed["rating"]["shown"] > solved["rating"]["shown"]
    assert bjorn.get(place(puzzle))["yours"]["rating"]["shown"] < 1000


def test_ratings_are_made_anew_when_somebody_has_left(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    puzzle = PUZZLES[4]
    begun = bjorn.get(place(puzzle))["rating"]
    answers(anna, puzzle)
    assert bjorn.get(place(puzzle))["rating"] != begun
    anna.post("/api/me/farewell", {})
    assert bjorn.get(place(puzzle))["rating"] == begun


def test_the_next_one_suits_and_is_another(server: Server) -> None:
    anna = server.guest("Anna")
    [listed] = [one for one in anna.get("/api/puzzles")["games"] if one["game"] == GAME]
    ratings = {row["id"]: row["rating"] for row in listed["puzzles"]}
    assert list(ratings.values()) == sorted(ratings.values())
    assert ratings[listed["next"]] == min(ratings.values())
    by_id = {one.id: one for one in PUZZLES}
    answers(anna, by_id[listed["next"]])
    [listed] = [one for one in anna.get("/api/puzzles")["games"] if one["game"] == GAME]
    mine = anna.get("/api/puzzles")["yours"]["rating"]["shown"]
    left = {row["id"]: row["rating"] for row in listed["puzzles"] if row["solved"] is None}
    nearest = min(abs(rating - mine) for rating in left.values())
    assert abs(left[listed["next"]] - mine) == nearest


def test_what_does_not_exist_is_refused(server: Server) -> None:
    anna = server.guest("Anna")
    nothing = {"move": "pass"}
    anna.is_refused(404, "no-such-puzzle", "GET", f"/api/puzzles/{GAME}/0123456789")
    anna.is_refused(404, "no-such-puzzle", "GET", f"/api/puzzles/chess/{PUZZLES[0].id}")
    anna.is_refused(404, "no-such-puzzle", "POST", f"/api/puzzles/{GAME}/0123456789", nothing)
    anna.is_refused(422, "no-such-answer", "POST", place(PUZZLES[5]), {"move": "fly"})


def test_every_day_has_a_puzzle_and_games_take_turns() -> None:
    puzzles = {"a": PUZZLES[:2], "b": PUZZLES[2:4], "none": []}
    days = [of_the_day(puzzles, f"2026-11-{date:02}") for date in range(1, 9)]
    assert all(days)
    games = [day[0] for day in days if day]
    assert games in (["a", "b"] * 4, ["b", "a"] * 4)
    found = {day[1].id for day in days if day}
    assert found == {one.id for one in PUZZLES[:4]}
    assert of_the_day({"none": []}, "2026-11-01") is None


def test_the_puzzle_of_the_day_is_marked(server: Server) -> None:
    stranger = server.stranger()
    today = stranger.get("/api/puzzles")["today"]
    path = f"/api/puzzles/{today['game']}/{today['id']}"
    assert stranger.get(path)["is_today"]
    assert not all(stranger.get(place(one))["is_today"] for one in PUZZLES[:2])


def test_the_same_answers_give_the_same_ratings() -> None:
    def rated() -> int:
        ratings = PuzzleRatings()
        for number, puzzle in enumerate(PUZZLES):
            ratings.add("anna", puzzle, number % 3 > 0)
        return ratings.of_person("anna").shown

    assert rated() == rated()
