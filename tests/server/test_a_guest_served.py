"""A game of another package at a table that is served: all that our games have, it has too."""

from collections.abc import Iterator

import pytest

from meadhall.kernel import catalogue
from meadhall.tables import analysis
from tests.server.client import Browser, Json, Server, allowed, running_server, wait_until
from tests.server.running import ROOT

BRANDUBH = {"board": "brandubh"}
ESCAPE = ["a4:a5", "c4:c6", "b4:b3", "e4:e6", "f4:f3", "d4:a4", "a5:b5", "a4:a7"]
"""The king runs along the fourth row to the edge, and from there to a corner."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(catalogue.PACKAGES, str(ROOT / "examples" / "hnefatafl"))
        for name, few in (("FIRST_LOOK", 2), ("SECOND_LOOK", 2), ("SIMULATIONS", 8)):
            patch.setattr(analysis, name, few)
        catalogue.forget()
        with running_server(tmp_path_factory.mktemp("guest")) as server:
            yield server
            assert server.errors.take() == []
    catalogue.forget()


@pytest.fixture(scope="module")
def finished(hall: Server) -> tuple[Browser, Browser, str]:
    """The attackers, the defenders, who have won, and their table."""
    anna, bjorn, table = hall.two_play("hnefatafl", options=BRANDUBH)
    attackers, defenders = (anna, bjorn) if anna.decisions(table) else (bjorn, anna)
    play(table, attackers, defenders)
    return attackers, defenders, table


def play(table: str, *people: Browser) -> None:
    for number, word in enumerate(ESCAPE):
        people[number % len(people)].moves(table, f"move:{word}")


def test_a_move_is_taken_back_until_it_is_answered(hall: Server) -> None:
    anna = hall.guest("Anna")
    table = anna.opens("hnefatafl", options=BRANDUBH, undo="free")["id"]
    before = seen(anna, table)
    anna.moves(table, "move:a4:a5")
    anna.post(f"/api/tables/{table}/take-back", {"seat": 0})
    assert seen(anna, table) == before


def seen(who: Browser, table: str) -> list[Json]:
    return [view["view"] for view in who.sees(table)["views"]]


def test_hints_and_what_if(hall: Server) -> None:
    anna = hall.guest("Anna")
    table = anna.opens("hnefatafl", options=BRANDUBH)["id"]
    [decision] = anna.decisions(table)
    hints = anna.post(f"/api/tables/{table}/hint", {"seat": 0})
    assert hints
    assert {hint["move"] for hint in hints} <= set(allowed(decision))
    assert all(hint["text"] != hint["move"] and 0 < hint["chance"] < 1 for hint in hints)


def test_the_end_is_rated_told_and_proved(finished: tuple[Browser, Browser, str]) -> None:
    attackers, defenders, table = finished
    over = defenders.sees(table)
    assert over["status"] == "over"
    assert "king" in over["ending"]["sentence"]
    assert over["result"]["places"] == [2, 1]
    changes = defenders.get(f"/api/tables/{table}/ratings")
    assert [change["after"] > change["before"] for change in changes] == [False, True]
    names = [one["name"] for one in attackers.get("/api/ratings/hnefatafl/2")]
    assert names == [defenders.me()["name"], attackers.me()["name"]]
    proof = defenders.get(f"/api/tables/{table}/proof")
    assert proof["holds"]
    assert proof["proved_from_seed"]


def test_its_turning_points_are_found(finished: tuple[Browser, Browser, str]) -> None:
    attackers, _, table = finished
    path = f"/api/tables/{table}/analysis"
    wait_until(lambda: attackers.get(path)["progress"] != "thinking")
    found = attackers.get(path)
    assert found["progress"] == "done"
    assert len(found["chances"]) == len(ESCAPE) + 1
    assert found["chances"][-1] == [0, 1]
    assert found["turning_points"]


def test_it_is_replayed_and_its_saga_comes_back(finished: tuple[Browser, Browser, str]) -> None:
    attackers, _, table = finished
    moment = attackers.get(f"/api/tables/{table}/moves/1", params={"seat": 0})
    assert moment["view"]["last"] == ["a4", "a5"]
    saga = attackers.ask("GET", f"/api/tables/{table}/saga")
    headers = {"Content-Type": "application/json"}
    brought = attackers.post("/api/sagas", content=saga.content, headers=headers)
    assert brought["game"] == "hnefatafl"


def test_a_rematch_is_played(finished: tuple[Browser, Browser, str]) -> None:
    attackers, defenders, table = finished
    again = attackers.post(f"/api/tables/{table}/rematch")["id"]
    assert defenders.post(f"/api/tables/{table}/rematch")["status"] == "playing"
    people = (attackers, defenders) if attackers.decisions(again) else (defenders, attackers)
    play(again, *people)
    assert attackers.sees(again)["status"] == "over"
