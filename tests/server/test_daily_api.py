"""The daily saga over the network: who may do and see what, and when."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.kernel.draw import commitment_to
from meadhall.server.config import Limits
from meadhall.server.housekeeper import Housekeeper
from meadhall.tables.clock import DAY
from tests.server.client import Browser, Json, Server, problem_in, running_server, wait_until

GAME = "fingers"


@pytest.fixture(autouse=True)
def another_day(server: Server) -> None:
    """Each test has a day of its own, in which nobody has tried anything; it is its early hours."""
    server.clock.wait(2 * DAY - server.clock() % DAY + 3600)


def day(server: Server, back: int = 0) -> str:
    from meadhall.tables.daily import day_of

    return day_of(server.clock() - back * DAY)


def saga(who: Browser, back: int = 0, game: str = GAME) -> Json:
    return who.get(f"/api/daily/{day(who.server, back)}/{game}")


def begins(who: Browser, game: str = GAME) -> str:
    """Begin a try; afterwards everybody waits for the person, and nothing happens by itself."""
    table: str = who.post(f"/api/daily/{game}")["id"]
    wait_until(lambda: not any(seat["asked"] and not seat["yours"] for seat in seats(who, table)))
    return table


def seats(who: Browser, table: str) -> list[Json]:
    found: list[Json] = who.sees(table)["seats"]
    return found


def tells(who: Browser, table: str) -> None:
    """Play to the end."""
    while (seen := who.sees(table))["status"] == "playing":
        if any(view["decision"] for view in seen["views"]):
            who.moves(table)


def told(who: Browser) -> str:
    table = begins(who)
    tells(who, table)
    return table


def midnight(server: Server) -> None:
    server.clock.wait(DAY - server.clock() % DAY + 1)


def test_every_game_has_a_saga_today(server: Server) -> None:
    found = server.stranger().get("/api/daily")
    assert {one["game"] for one in found["games"]} >= {"champions", "northgard", GAME}
    assert found["day"] == day(server)
    assert found["streak"] is None
    assert found["ends"] - found["now"] < DAY
    assert all(one["told"] == one["under_way"] == 0 for one in found["games"])


def test_the_commitment_is_public_the_day_before_and_the_seed_after(server: Server) -> None:
    anna = server.guest("Anna")
    announced = saga(anna)["tomorrow"]
    assert announced == anna.get(f"/api/daily/{day(server, -1)}/{GAME}")["commitment"]
    server.clock.wait(DAY)
    table = told(anna)
    found = saga(anna)
    assert (found["commitment"], found["secret"], found["seed"]) == (announced, None, None)
    assert anna.sees(table)["commitment"] == announced
    midnight(server)
    found = saga(anna, 1)
    assert commitment_to(found["secret"]) == announced
    proof = anna.get(f"/api/tables/{table}/proof")
    assert proof["proved_from_seed"]
    assert (proof["seed"], proof["commitment"]) == (found["seed"], announced)
    assert anna.get(f"/api/tables/{table}/saga")["draw"]["secret"] == found["secret"]


def test_the_housekeeper_deals_for_today_and_tomorrow(server: Server) -> None:
    server.call(Housekeeper(server.house)._house.daily.prepare())
    for ahead in (0, 1):
        assert server.store.daily.deal(day(server, -ahead), GAME) is not None
    server.stranger().is_refused(
        404, "no-such-daily", "GET", f"/api/daily/{day(server, -2)}/{GAME}"
    )


def test_there_is_one_try_that_counts(server: Server) -> None:
    anna = server.guest("Anna")
    table = begins(anna)
    assert begins(anna) == table
    picture = anna.sees(table)
    assert picture["daily"] == {
        "day": day(server),
        "until": server.clock() // DAY * DAY + DAY,
        "counts": True,
    }
    assert (picture["hints"], picture["rated"], picture["watch"]) == (False, False, None)
    anna.is_refused(
        409, "daily-practice-later", "POST", f"/api/daily/{day(server)}/{GAME}/practice"
    )
    tells(anna, table)
    anna.is_refused(409, "daily-told-already", "POST", f"/api/daily/{GAME}")
    assert saga(anna)["yours"]["table"] == table


def test_the_counting_try_has_no_help(server: Server) -> None:
    anna = server.guest("Anna")
    table = begins(anna)
    seat = next(view["seat"] for view in anna.sees(table)["views"])
    branch = {"seat": seat, "at": 0, "answers": []}
    for path, body, status, kind in (
        ("what-if", branch, 403, "daily-no-what-if"),
        ("hint", {"seat": seat}, 403, "no-hints"),
        ("resign", {"seat": seat}, 409, "daily-no-resigning"),
    ):
        problem_in(anna.ask("POST", f"/api/tables/{table}/{path}", body), status, kind)
    tells(anna, table)
    anna.is_refused(409, "daily-no-rematch", "POST", f"/api/tables/{table}/rematch")


def test_results_open_after_ones_own_end_and_moves_after_midnight(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    table = told(anna)
    begins(bjorn)
    for who in (bjorn, server.stranger()):
        sealed = saga(who)
        assert not sealed["is_open"]
        assert (sealed["told"], sealed["under_way"]) == (1, 1)
        assert (sealed["field"], sealed["distribution"], sealed["best"]) == ([], None, None)
        mine = next(one for one in who.get("/api/daily")["games"] if one["game"] == GAME)
        assert mine["distribution"] is None
    found = saga(anna)
    assert [(row["place"], row["yours"], row["table"]) for row in found["field"]] == [
        (1, True, None)
    ]
    assert found["curve"] == found["best"]["points"]
    for path in ("", "/moves/1", "/events", "/saga", "/proof", "/analysis", "/chat"):
        answer = bjorn.ask("GET", f"/api/tables/{table}{path}")
        problem_in(answer, 404, "no-such-table")
    anna.is_refused(409, "daily-sealed", "GET", f"/api/tables/{table}/saga")
    anna.is_refused(409, "daily-sealed", "GET", f"/api/tables/{table}/proof")
    assert anna.sees(table)["seed"] is None
    assert anna.get(f"/api/tables/{table}/moves/1")["move"] == 1
    midnight(server)
    for who in (bjorn, server.stranger()):
        row = saga(who, 1)["field"][0]
        assert row["table"] == table
        assert who.sees(table)["seed"] == saga(who, 1)["seed"]
        assert who.get(f"/api/tables/{table}/moves/1")["move"] == 1


def test_no_secret_of_the_day_leaves_the_server_before_midnight(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    dealt = server.store.daily.deal(day(server), GAME)
    if dealt is None:
        saga(anna)
        dealt = server.store.daily.deal(day(server), GAME)
    assert dealt is not None
    table = begins(anna)
    with anna.watches(table) as live:
        live.picture()
        tells(anna, table)
    practice = anna.post(f"/api/daily/{day(server)}/{GAME}/practice")["id"]
    tells(anna, practice)
    saga(anna), saga(bjorn), anna.get("/api/daily"), anna.get("/api/me/tables")
    anna.ask("GET", f"/api/tables/{practice}/saga")
    seed = server.table(table).seed
    for received in [*anna.received, *bjorn.received]:
        assert dealt.secret.encode() not in received
        assert seed.encode() not in received


def test_practice_is_listed_nowhere_and_limited(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.server.daily.MOST_PRACTICE", 2)
    anna = server.guest("Anna")
    told(anna)
    before = saga(anna)["field"]
    path = f"/api/daily/{day(server)}/{GAME}/practice"
    for number in (1, 2):
        table = anna.post(path)["id"]
        assert anna.post(path)["id"] == table
        picture = anna.sees(table)
        assert not picture["daily"]["counts"]
        assert picture["hints"]
        tells(anna, table)
        found = saga(anna)
        assert [one["table"] for one in found["practice"]][number - 1 :] == [table]
        assert (found["field"], found["told"]) == (before, 1)
    anna.is_refused(429, "too-many-tries", "POST", path)
    midnight(server)
    problem_in(server.stranger().ask("GET", f"/api/tables/{table}"), 404, "no-such-table")


def test_at_midnight_a_bot_ends_what_was_left_and_it_is_marked(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    table = begins(anna)
    told(bjorn)
    seen = anna.decisions(table)[0]
    midnight(server)
    move = {"seat": seen["seat"], "decision": seen["id"], "move": "show:1"}
    assert anna.ask("POST", f"/api/tables/{table}/moves", move).status_code == 409
    server.wakes_tables()
    wait_until(lambda: anna.sees(table)["status"] == "over")
    yours = saga(anna, 1)["yours"]
    assert (yours["abandoned"], yours["place"]) == (True, None)
    rows = saga(bjorn, 1)["field"]
    assert [row["place"] for row in rows] == [1, None]
    assert [row["yours"] for row in rows] == [True, False]
    assert anna.get("/api/daily")["streak"]["days"] == 0
    assert bjorn.get("/api/daily")["streak"]["days"] == 1


def test_a_streak_belongs_to_the_person_also_with_a_new_password(server: Server) -> None:
    anna = server.guest("Anna")
    for days in (1, 2, 3):
        told(anna)
        streak = anna.get("/api/daily")["streak"]
        assert (streak["days"], streak["week"][-days:]) == (days, [True] * days)
        server.clock.wait(DAY)
    anna.post("/api/accounts", {"password": "a long password"})
    assert saga(anna)["streak"]["days"] == 3
    server.clock.wait(DAY)
    assert anna.get("/api/daily")["streak"] == {
        "days": 0,
        "longest": 3,
        "week": [False, False, True, True, True, False, False],
    }


def test_what_there_is_not(server: Server) -> None:
    anna = server.guest("Anna")
    today = day(server)
    anna.is_refused(404, "no-such-daily", "GET", f"/api/daily/{today}/chess")
    anna.is_refused(404, "no-such-daily", "GET", f"/api/daily/2020-02-31/{GAME}")
    anna.is_refused(404, "no-such-daily", "POST", "/api/daily/chess")
    anna.is_refused(
        409, "daily-practice-later", "POST", f"/api/daily/{day(server, -1)}/{GAME}/practice"
    )
    answer = server.stranger().ask("POST", f"/api/daily/{GAME}")
    problem_in(answer, 401, "not-entered")


@pytest.fixture
def strict(tmp_path: Path, fingers: None) -> Iterator[Server]:
    with running_server(tmp_path, limits=Limits(try_burst=2)) as server:
        yield server


def test_new_names_do_not_fill_the_database(strict: Server) -> None:
    for _ in range(2):
        begins(strict.guest())
    carl = strict.guest("Carl")
    carl.is_refused(429, "too-many-requests", "POST", f"/api/daily/{GAME}")
    strict.house.daily.is_on = False
    carl.is_refused(404, "no-daily", "GET", "/api/daily")
    carl.is_refused(404, "no-daily", "POST", f"/api/daily/{GAME}")
    assert carl.get("/api/games")["daily"] is False
