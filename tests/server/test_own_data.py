"""What belongs to a person: their record, a copy of everything, and leaving for good."""

import json

from tests.server.client import WITH_A_FRIEND, WITH_ANYONE, Browser, Server
from tests.server.test_people import OTHER, PASSWORD, account, logged_in
from tests.server.test_players import play_out


def record(visitor: Browser, name: str) -> dict[str, object]:
    found: dict[str, object] = visitor.get(f"/api/players/{name}/record")
    return found


def games(visitor: Browser, name: str) -> int:
    return int(visitor.get(f"/api/players/{name}/record")["record"]["games"])


def test_a_record_is_made_from_finished_games(server: Server) -> None:
    anna, bjorn, _ = play_out(server)
    found = server.stranger().get(f"/api/players/{anna.me()['name']}/record")
    [fingers] = found["record"]["by_game"]
    assert (fingers["game"], fingers["places"]["people"]) == ("fingers", [1])
    assert found["names"] == [{"factions": [], "levels": []}]
    [course] = found["courses"]
    assert (course["game"], course["players"], len(course["points"])) == ("fingers", 2, 1)
    assert not found["complete"]
    assert fingers["by_players"] == [{"players": 2, "games": 1, "wins": 1}]
    assert found["sagas"]["days"] == 0
    lost = record(anna, bjorn.me()["name"])["record"]
    assert lost["by_game"][0]["places"]["people"] == [0, 1]  # type: ignore[index]


def test_private_games_count_only_for_oneself(server: Server) -> None:
    anna = server.guest("Anna")
    name = anna.me()["name"]
    bjorn = server.guest("Bjorn")
    picture = anna.opens(seats=WITH_A_FRIEND, public=False)
    table, [invitation] = picture["id"], picture["invitations"]
    bjorn.post(f"/api/tables/{table}/join", {"invitation": invitation["secret"]})
    for _ in range(3):
        anna.moves(table, "show:2")
        bjorn.moves(table, "show:1")
    assert games(anna, name) == 1
    assert record(anna, name)["complete"]
    for other in (bjorn, server.guest(), server.stranger()):
        assert games(other, name) == 0
    server.stranger().is_refused(404, "no-such-player", "GET", "/api/players/Nobody/record")


def test_everything_about_a_person_can_be_taken_along(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    anna.post(f"/api/tables/{table}/chat", {"text": "Skål!"})
    bjorn.post(f"/api/tables/{table}/chat", {"text": "To you"})
    anna.put(f"/api/tables/{table}/notes", {"text": "He likes three"})
    answer = anna.ask("GET", "/api/me/export")
    assert "attachment" in answer.headers["Content-Disposition"]
    mine = answer.json()
    assert mine["account"]["name"] == anna.me()["name"]
    assert [line["text"] for line in mine["said"]] == ["Skål!"]
    assert [(note["table"], note["text"]) for note in mine["notes"]] == [(table, "He likes three")]
    assert [one["id"] for one in mine["tables"]] == [table]
    assert [one["agent"] for one in mine["sessions"]] == ["a test"]
    assert mine["daily"] == []
    server.stranger().is_refused(401, "not-entered", "GET", "/api/me/export")


def test_what_is_taken_along_lets_nobody_in(server: Server) -> None:
    solveig = account(server, "Solveig")
    stored = server.store.people.by_id(solveig.me()["id"])
    assert stored is not None
    assert stored.password_hash
    text = json.dumps(solveig.get("/api/me/export"))
    assert stored.password_hash not in text
    assert solveig.cookie.partition(".")[0] not in text
    assert all(one["id"] not in text for one in solveig.get("/api/me/sessions"))


def test_a_guest_leaves_for_good(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    name, cookie = anna.me()["name"], anna.cookie
    waiting = anna.opens(seats=WITH_ANYONE, public=True)["id"]
    anna.post("/api/me/farewell", {})
    assert anna.cookie == ""
    anna.cookie = cookie
    anna.is_refused(401, "session-ended", "GET", "/api/me")
    bjorn.is_refused(404, "no-such-player", "GET", f"/api/players/{name}")
    # A game for two ends when one of them gives up, and an open table with its opener.
    assert bjorn.sees(table)["status"] == "over"
    assert bjorn.sees(table)["seats"][0]["name"] == name
    assert bjorn.sees(waiting)["status"] == "ended"
    assert server.guest(name).me()["id"]


def test_an_account_is_left_only_by_whoever_knows_the_password(server: Server) -> None:
    runa = account(server, "Runa")
    table = runa.opens(seats=WITH_ANYONE)["id"]
    for body in ({}, {"password": OTHER}):
        runa.is_refused(403, "wrong-password", "POST", "/api/me/farewell", body)
    assert runa.sees(table)["status"] == "open"
    elsewhere = logged_in(server, "Runa")
    runa.post("/api/me/farewell", {"password": PASSWORD})
    elsewhere.is_refused(401, "session-ended", "GET", "/api/me")
    server.stranger().is_refused(
        401, "wrong-password", "POST", "/api/sessions", {"name": "Runa", "password": PASSWORD}
    )
