"""Tournaments over the network: entering, rounds that follow one another, and how they end."""

import asyncio
from itertools import combinations

import pytest

from tests.server.client import Browser, Json, Server, wait_until

GAME = "fingers"


def sets_up(who: Browser, **wish: Json) -> Json:
    return who.post("/api/tournaments", {"title": "Winter Moot", "game": GAME, **wish})


def seen(who: Browser, id: str) -> Json:
    return who.get(f"/api/tournaments/{id}")


def looks_after(server: Server) -> None:
    server.call(server.house.tournaments.look_after())


def plays_to_the_end(server: Server, id: str) -> Json:
    """Nobody but bots plays: rounds follow one another until it is over."""
    stranger = server.stranger()

    def is_over() -> bool:
        looks_after(server)
        return bool(seen(stranger, id)["stage"] == "over")

    wait_until(is_over, seconds=300)
    return seen(stranger, id)


def test_a_swiss_of_32_bots_is_played_to_its_end(server: Server) -> None:
    anna = server.guest("Anna")
    levels = ["thrall", "karl", "huscarl", "karl"] * 8
    id = sets_up(anna, bots=levels, rounds=5)["id"]
    anna.post(f"/api/tournaments/{id}/begin")
    found = plays_to_the_end(server, id)
    assert [len(one["tables"]) for one in found["rounds"]] == [16] * 5
    pairs = [tuple(sorted(one["entries"])) for r in found["rounds"] for one in r["tables"]]
    assert len(pairs) == len(set(pairs))
    assert sum(one["points"] for one in found["entrants"]) == 80.0
    points = [one["points"] for one in found["entrants"]]
    assert points == sorted(points, reverse=True)
    assert found["entrants"][0]["place"] == 1
    for one in found["entrants"]:
        assert sum(one["results"]) == one["points"]
    # It stays over, however often somebody looks.
    looks_after(server)
    assert seen(anna, id)["rounds"] == found["rounds"]


def test_people_enter_play_and_see_their_games(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    id = sets_up(anna, kind="round-robin", clock="quick")["id"]
    anna.post(f"/api/tournaments/{id}/join")
    assert bjorn.post(f"/api/tournaments/{id}/join")["you_take_part"]
    bjorn.is_refused(409, "already-entered", "POST", f"/api/tournaments/{id}/join")
    bjorn.is_refused(403, "only-tournament-opener", "POST", f"/api/tournaments/{id}/begin")
    begun = anna.post(f"/api/tournaments/{id}/begin")
    [table] = begun["rounds"][0]["tables"]
    assert table["yours"]
    assert table["status"] == "playing"
    picture = anna.sees(table["table"])
    assert picture["public"]
    assert not picture["hints"]
    assert [seat["taken"] for seat in picture["seats"]] == [True, True]
    assert server.stranger().sees(table["table"])["status"] == "playing"
    for _ in range(3):
        anna.moves(table["table"], "show:2")
        bjorn.moves(table["table"], "show:1")
    looks_after(server)
    found = seen(bjorn, id)
    assert found["stage"] == "over"
    assert sum(one["points"] for one in found["entrants"]) == 1.0
    assert [one["yours"] for one in found["entrants"]].count(True) == 1


def test_who_organises_need_not_play_and_sees_only_own_games(server: Server) -> None:
    anna = server.guest("Anna")
    id = sets_up(anna, bots=["karl", "karl"], rounds=1)["id"]
    anna.post(f"/api/tournaments/{id}/begin")
    plays_to_the_end(server, id)
    tables = {one["table"] for one in seen(anna, id)["rounds"][0]["tables"]}
    record = anna.get(f"/api/players/{anna.me()['name']}/record")["record"]
    assert record["games"] == 0
    assert len(tables) == 1


@pytest.mark.parametrize("kind", ["swiss", "round-robin", "knock-out"])
@pytest.mark.parametrize("size", [2, 3])
def test_every_kind_comes_to_its_end(server: Server, kind: str, size: int) -> None:
    anna = server.guest("Anna")
    id = sets_up(anna, kind=kind, size=size, rounds=2, bots=["karl"] * 5)["id"]
    anna.post(f"/api/tournaments/{id}/begin")
    found = plays_to_the_end(server, id)
    rounds = found["rounds"]
    for one in rounds:
        seated = [entry for table in one["tables"] for entry in table["entries"]]
        assert len(seated) == len(set(seated))
    if kind == "swiss":
        assert len(rounds) == 2
    elif kind == "round-robin":
        met = {
            pair
            for one in rounds
            for table in one["tables"]
            for pair in combinations(sorted(table["entries"]), 2)
        }
        assert met == set(combinations(range(1, 6), 2))
    else:
        assert len(rounds[-1]["tables"]) == 1


def test_bots_fill_up_what_is_missing(server: Server) -> None:
    anna = server.guest("Anna")
    id = sets_up(anna, size=3, fill="karl", rounds=1)["id"]
    anna.post(f"/api/tournaments/{id}/join")
    begun = anna.post(f"/api/tournaments/{id}/begin")
    assert sorted(one["bot"] for one in begun["entrants"]) == ["", "karl", "karl"]
    assert [len(one["entries"]) for one in begun["rounds"][0]["tables"]] == [3]


def test_it_begins_by_itself_at_its_time(server: Server) -> None:
    anna = server.guest("Anna")
    id = sets_up(anna, bots=["karl"] * 2, rounds=1, begins_at=server.clock() + 60)["id"]
    looks_after(server)
    assert seen(anna, id)["stage"] == "open"
    server.clock.wait(61)
    looks_after(server)
    assert seen(anna, id)["stage"] != "open"
    alone = sets_up(anna, begins_at=server.clock() + 60)["id"]
    server.clock.wait(61)
    looks_after(server)
    assert seen(anna, alone)["stage"] == "ended"


def test_a_round_begins_once_however_many_servers_look(server: Server) -> None:
    anna = server.guest("Anna")
    id = sets_up(anna, bots=["karl"] * 8, rounds=3, begins_at=server.clock() + 1)["id"]
    server.clock.wait(2)

    async def all_at_once() -> None:
        tournaments = server.house.tournaments
        await asyncio.gather(*(tournaments.look_after() for _ in range(4)))

    server.call(all_at_once())
    found = seen(anna, id)
    assert [len(one["tables"]) for one in found["rounds"][:1]] == [4]
    numbers = [one["number"] for one in found["rounds"]]
    assert numbers == sorted(set(numbers))
    found = plays_to_the_end(server, id)
    assert [len(one["tables"]) for one in found["rounds"]] == [4, 4, 4]


def test_whoever_leaves_is_paired_no_more(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    id = sets_up(anna, bots=["karl"] * 3, rounds=2)["id"]
    bjorn.post(f"/api/tournaments/{id}/join")
    bjorn.post(f"/api/tournaments/{id}/leave")
    assert not any(one["yours"] for one in seen(bjorn, id)["entrants"])
    bjorn.post(f"/api/tournaments/{id}/join")
    begun = anna.post(f"/api/tournaments/{id}/begin")
    [mine] = [one["number"] for one in seen(bjorn, id)["entrants"] if one["yours"]]
    assert any(mine in one["entries"] for one in begun["rounds"][0]["tables"])
    bjorn.post(f"/api/tournaments/{id}/leave")
    [table] = [one for one in seen(bjorn, id)["rounds"][0]["tables"] if one["yours"]]
    seat = table["entries"].index(mine)
    bjorn.post(f"/api/tables/{table['table']}/resign", {"seat": seat})
    found = plays_to_the_end(server, id)
    assert all(mine not in one["entries"] for one in found["rounds"][1]["tables"])


def test_a_tournament_can_be_called_off(server: Server) -> None:
    anna = server.guest("Anna")
    id = sets_up(anna)["id"]
    server.guest("Bjorn").is_refused(
        403, "only-tournament-opener", "POST", f"/api/tournaments/{id}/end"
    )
    assert anna.post(f"/api/tournaments/{id}/end")["stage"] == "ended"
    anna.is_refused(409, "tournament-has-begun", "POST", f"/api/tournaments/{id}/join")
    assert id in [one["id"] for one in anna.get("/api/tournaments")["tournaments"]]


def test_what_makes_no_sense_is_refused(server: Server) -> None:
    anna = server.guest("Anna")

    def refused(kind: str, **wish: Json) -> None:
        body = {"title": "Moot", "game": GAME, **wish}
        anna.is_refused(422, kind, "POST", "/api/tournaments", body)

    refused("wrong-title", title=" ")
    refused("no-such-game", game="chess")
    refused("wrong-table-size", size=1)
    refused("wrong-rounds", rounds=0)
    refused("unknown-clock", clock="sand")
    refused("unknown-bot", fill="jarl")
    refused("begins-in-the-past", begins_at=1.0)
    anna.is_refused(404, "no-such-tournament", "GET", "/api/tournaments/nothing")
    id = sets_up(anna)["id"]
    anna.is_refused(409, "too-few-entries", "POST", f"/api/tournaments/{id}/begin")
    sets_up(anna)
    sets_up(anna)
    anna.is_refused(
        429, "too-many-tournaments", "POST", "/api/tournaments", {"title": "Moot", "game": GAME}
    )
    server.stranger().is_refused(
        401, "not-entered", "POST", "/api/tournaments", {"title": "Moot", "game": GAME}
    )


def test_those_who_leave_the_house_keep_their_name_in_the_table(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    id = sets_up(anna, bots=["karl"], rounds=1)["id"]
    bjorn.post(f"/api/tournaments/{id}/join")
    assert [one["name"] for one in bjorn.get("/api/me/export")["tournaments"]] == [
        bjorn.me()["name"]
    ]
    name = bjorn.me()["name"]
    anna.post(f"/api/tournaments/{id}/begin")
    bjorn.post("/api/me/farewell", {})
    found = plays_to_the_end(server, id)
    assert name in [one["name"] for one in found["entrants"]]
