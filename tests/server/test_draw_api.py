"""The seed of a table over the network: pledged, revealed, and proved by what the saga says."""

from typing import Any

import pytest

from meadhall.kernel.draw import Draw, commitment_to, pledge_of
from meadhall.tables.waking import REVEALS_WITHIN
from tests.server.client import WITH_ANYONE, Browser, Json, Server

NUMBERS = ["a0" * 32, "b1" * 32]


def opens(server: Server, **settings: Any) -> tuple[Browser, Browser, Json]:
    """Anna has opened a table and pledged a number."""
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    wish = {"game": "fingers", "seats": WITH_ANYONE, "public": True, **settings}
    picture = anna.post("/api/tables", wish, params={"pledge": pledge_of(NUMBERS[0])})
    return anna, bjorn, picture


def gathers(server: Server) -> tuple[Browser, Browser, str]:
    """Both have pledged a number, and the seats are settled."""
    anna, bjorn, picture = opens(server)
    path = f"/api/tables/{picture['id']}"
    joined = bjorn.post(f"{path}/join", {}, params={"pledge": pledge_of(NUMBERS[1])})
    assert (joined["status"], joined["gathered"]) == ("open", True)
    return anna, bjorn, path


def test_both_add_to_the_seed(server: Server) -> None:
    anna, bjorn, path = gathers(server)
    with anna.watches(path.rpartition("/")[2]) as page:
        commitment = page.picture()["commitment"]
        bjorn.post(f"{path}/contribution", {"contribution": NUMBERS[1]})
        assert page.picture()["seats"][1]["contribution"] == NUMBERS[1]
        picture = anna.post(f"{path}/contribution", {"contribution": NUMBERS[0]})
    assert (picture["status"], picture["commitment"]) == ("playing", commitment)
    bjorn.post(f"{path}/resign", {"seat": 1})
    saga = anna.get(f"{path}/saga")
    draw = Draw(**saga["draw"])
    assert draw.contributions == NUMBERS
    assert saga["commitment"] == commitment == commitment_to(draw.secret)
    assert saga["seed"] == draw.seed()
    assert anna.get(f"{path}/proof")["proved_from_seed"]


def test_the_game_begins_without_those_who_are_away(server: Server) -> None:
    anna, bjorn, path = gathers(server)
    bjorn.post(f"{path}/contribution", {"contribution": NUMBERS[1]})
    server.clock.wait(REVEALS_WITHIN + 1)
    server.wakes_tables()
    picture = anna.get(path)
    assert picture["status"] == "playing"
    assert [seat["contribution"] for seat in picture["seats"]] == ["", NUMBERS[1]]
    late = {"contribution": NUMBERS[0]}
    anna.is_refused(409, "already-started", "POST", f"{path}/contribution", late)


def test_what_may_not_be_revealed(server: Server) -> None:
    anna, _, picture = opens(server)
    path = f"/api/tables/{picture['id']}/contribution"
    anna.is_refused(409, "not-gathered", "POST", path, {"contribution": NUMBERS[0]})
    anna, _, path = gathers(server)
    path = f"{path}/contribution"
    anna.is_refused(422, "not-as-pledged", "POST", path, {"contribution": NUMBERS[1]})
    server.guest().is_refused(403, "nothing-pledged", "POST", path, {"contribution": NUMBERS[0]})
    for rubbish in ("", "a0" * 31, "A0" * 32, f"{NUMBERS[0]}\n", 7, None):
        anna.is_refused(400, "malformed", "POST", path, {"contribution": rubbish})


@pytest.mark.parametrize("pledge", ["x", "a0" * 31, "A0" * 32, "a0" * 32 + "\n", "\n"])
def test_what_is_not_a_pledge(server: Server, pledge: str) -> None:
    wish = {"game": "fingers", "seats": WITH_ANYONE}
    anna = server.guest()
    anna.is_refused(400, "malformed", "POST", "/api/tables", wish, params={"pledge": pledge})


def test_a_rematch_takes_a_pledge_too(server: Server) -> None:
    anna, _, table = server.two_play()
    anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    pledge = pledge_of(NUMBERS[0])
    picture = anna.post(f"/api/tables/{table}/rematch", params={"pledge": pledge})
    assert [seat["pledge"] for seat in picture["seats"] if seat["yours"]] == [pledge]
