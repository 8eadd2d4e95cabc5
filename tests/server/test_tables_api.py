"""Opening tables, finding them, sitting down, starting and playing again."""

from pathlib import Path

import pytest

from meadhall.bots import levels_of
from meadhall.kernel.catalogue import find_game
from meadhall.store import sqlite_url
from tests.server.client import (
    WITH_A_FRIEND,
    WITH_ANYONE,
    Browser,
    Server,
    decisions_in,
    running_server,
    wait_until,
)
from tests.tables.hall import FINGERS


def finished(server: Server) -> tuple[Browser, Browser, str]:
    """Anna has won three stones."""
    anna, bjorn, table = server.two_play()
    for _ in range(3):
        anna.moves(table, "show:2")
        bjorn.moves(table, "show:1")
    return anna, bjorn, table


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_catalogue_names_games_clocks_and_bots(server: Server, language: str) -> None:
    catalogue = server.stranger(language).get("/api/games")
    champions = next(game for game in catalogue["games"] if game["id"] == "champions")
    assert champions["min_players"] == 2
    assert "Midgard" in champions["name"] or language == "pl"
    assert {option["id"] for option in champions["options"]} >= {"assign_mode", "first_player"}
    assert all(len(option["sentence"]) > 10 for option in champions["options"])
    assert catalogue["usual_clock"] in [clock["id"] for clock in catalogue["clocks"]]
    for game in catalogue["games"]:
        assert game["bots"] == levels_of(find_game(game["id"]))
        assert catalogue["usual_bot"] in game["bots"]


def test_the_catalogue_is_in_the_language_of_the_reader(server: Server) -> None:
    english, polish = (server.stranger(one).get("/api/games") for one in ("en", "pl"))
    assert english["games"][0]["summary"] != polish["games"][0]["summary"]


def test_the_catalogue_names_what_an_option_can_be_set_to(server: Server) -> None:
    for language, expected in (
        ("en", {False: "off", "random": "at random", "2": "seat 2", "hard": "Hard"}),
        ("pl", {False: "nie", "random": "losowo", "2": "miejsce 2", "hard": "Trudny"}),
    ):
        games = {game["id"]: game for game in server.stranger(language).get("/api/games")["games"]}
        named = {
            value["value"]: value["name"]
            for game in ("champions", "last_aurora")
            for option in games[game]["options"]
            for value in option["values"]
        }
        assert {value: named[value] for value in expected} == expected


def test_a_public_table_is_listed_until_it_starts(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    table = anna.opens(seats=WITH_ANYONE, public=True)["id"]

    def listed(**params: str) -> bool:
        found = server.stranger().get("/api/tables", params=params)
        return table in [one["id"] for one in found]

    assert listed()
    assert listed(game="fingers")
    assert not listed(game="champions")
    assert not listed(game="no\0such")
    assert not listed(before="1")
    bjorn.post(f"/api/tables/{table}/join", {})
    assert not listed()
    assert listed(status="playing")


def test_a_private_table_is_known_only_to_those_who_have_its_secret(server: Server) -> None:
    anna, bjorn, cilla = (server.guest(name) for name in ("Anna", "Bjorn", "Cilla"))
    picture = anna.opens(seats=WITH_A_FRIEND, public=False)
    table = picture["id"]
    assert table not in [one["id"] for one in bjorn.get("/api/tables")]
    for outsider in (bjorn, server.stranger()):
        outsider.is_refused(404, "no-such-table", "GET", f"/api/tables/{table}")
    watching = cilla.sees(table, secret=picture["watch"])
    assert watching["watch"] is None
    assert watching["invitations"] == []
    join = f"/api/tables/{table}/join"
    cilla.is_refused(404, "no-such-table", "POST", join, {"invitation": picture["watch"][:-1]})
    cilla.is_refused(409, "no-free-seat", "POST", join, {"invitation": picture["watch"]})
    cilla.is_refused(
        403, "seat-not-for-you", "POST", join, {"seat": 1, "invitation": picture["watch"]}
    )
    bjorn.post(join, {"invitation": picture["invitations"][0]["secret"]})
    assert bjorn.sees(table)["status"] == "playing"
    assert table in [one["id"] for one in bjorn.get("/api/me/tables")]
    assert table not in [one["id"] for one in cilla.get("/api/me/tables")]


def test_an_invitation_serves_once(server: Server) -> None:
    anna, bjorn, cilla = (server.guest(name) for name in ("Anna", "Bjorn", "Cilla"))
    seats = [*WITH_A_FRIEND, {"who": "friend"}]
    picture = anna.opens(seats=seats)
    join = f"/api/tables/{picture['id']}/join"
    invitation = picture["invitations"][0]
    bjorn.post(join, {"invitation": invitation["secret"]})
    cilla.is_refused(409, "no-free-seat", "POST", join, {"invitation": invitation["secret"]})
    left = [one["seat"] for one in anna.sees(picture["id"])["invitations"]]
    assert left == [2]


def test_hot_seat_all_seats_are_played_in_one_browser(server: Server) -> None:
    anna = server.guest("Anna")
    seats = [{"who": "me"}, {"who": "me", "name": "Little Sister"}]
    picture = anna.opens(seats=seats)
    assert picture["status"] == "playing"
    assert picture["seats"][1]["name"] == "Little Sister"
    assert [one["seat"] for one in decisions_in(picture)] == [0, 1]
    anna.moves(picture["id"], seat=1)
    assert [one["seat"] for one in anna.decisions(picture["id"])] == [0]


def test_bots_take_free_seats_when_the_opener_starts(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    table = anna.opens(game="champions", seats=WITH_ANYONE, public=True)["id"]
    bjorn.is_refused(403, "only-opener", "POST", f"/api/tables/{table}/start")
    anna.is_refused(422, "unknown-bot", "POST", f"/api/tables/{table}/start?bot=wizard")
    picture = anna.post(f"/api/tables/{table}/start?bot=karl")
    assert picture["status"] == "playing"
    assert picture["seats"][1]["bot"] == "karl"
    wait_until(lambda: bool(anna.decisions(table)))
    anna.is_refused(409, "already-started", "POST", f"/api/tables/{table}/start")
    bjorn.is_refused(409, "already-started", "POST", f"/api/tables/{table}/join", {})


def test_a_seat_can_be_left_before_the_game(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    table = anna.opens(seats=WITH_ANYONE, public=True, starts_when_full=False)["id"]
    path = f"/api/tables/{table}"
    bjorn.is_refused(403, "not-seated", "POST", f"{path}/leave")
    bjorn.post(f"{path}/join", {})
    bjorn.is_refused(409, "already-seated", "POST", f"{path}/join", {})
    assert not bjorn.post(f"{path}/leave")["seats"][1]["taken"]
    bjorn.post(f"{path}/join", {"seat": 1})
    anna.post(f"{path}/start")
    bjorn.is_refused(409, "leave-by-resigning", "POST", f"{path}/leave")


def test_a_table_closes_when_its_opener_leaves(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    table = anna.opens(seats=WITH_ANYONE, public=True)["id"]
    assert anna.post(f"/api/tables/{table}/leave")["status"] == "ended"
    bjorn.is_refused(409, "already-started", "POST", f"/api/tables/{table}/join", {})


def test_the_second_to_want_a_rematch_sits_down_at_the_first_ones(server: Server) -> None:
    anna, bjorn, table = finished(server)
    stranger = server.guest()
    stranger.is_refused(403, "not-seated", "POST", f"/api/tables/{table}/rematch")
    new = bjorn.post(f"/api/tables/{table}/rematch")
    assert new["after"] == table
    join = f"/api/tables/{new['id']}/join"
    stranger.is_refused(403, "seat-not-for-you", "POST", join, {"seat": 1})
    second = anna.post(f"/api/tables/{table}/rematch")
    assert (second["id"], second["status"]) == (new["id"], "playing")
    assert anna.sees(table)["rematch"] == new["id"]
    assert anna.post(f"/api/tables/{table}/rematch")["id"] == new["id"]


def test_no_rematch_while_the_game_runs(server: Server) -> None:
    anna, _, table = server.two_play()
    anna.is_refused(409, "not-over", "POST", f"/api/tables/{table}/rematch")


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": []}, "wrong-setting"),
        ({"seats": [{"who": "me"}] * 99}, "wrong-setting"),
        ({"options": {"lucky": "perhaps"}}, "wrong-setting"),
        ({"options": {"no\0such": True}}, "wrong-setting"),
        ({"seats": [{"who": "me"}, {"who": "bot", "bot": "genius"}]}, "unknown-bot"),
        ({"sit_in": "genius"}, "unknown-bot"),
        ({"clock": "sundial"}, "unknown-clock"),
        ({"clock": {"bank": 1, "gain": 0, "cap": 1}}, "wrong-clock"),
        ({"seed": ""}, "wrong-seed"),
        ({"seed": "x" * 65}, "wrong-seed"),
        ({"seats": [{"who": "me"}, {"who": "me", "name": "\0"}]}, "wrong-name"),
    ],
)
def test_a_table_is_opened_only_as_it_can_be_played(
    server: Server, wrong: dict[str, object], kind: str
) -> None:
    wish = {"game": "fingers", "seats": WITH_ANYONE, **wrong}
    anna = server.guest("Anna")
    anna.is_refused(422, kind, "POST", "/api/tables", wish)


def test_a_chosen_seed_is_shown_to_be_chosen_but_not_told(server: Server) -> None:
    anna = server.guest("Anna")
    picture = anna.opens(seed="my own seed", public=True)
    assert picture["seeded"] is True
    assert picture["seed"] is None
    assert "my own seed" not in str(server.guest().sees(picture["id"]))


def test_a_game_is_never_finished_by_other_rules_than_it_began_with(
    folder: Path, fingers: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Running games are closed with a reason; finished ones keep their result."""
    database = sqlite_url(folder / "other-rules.db")
    with running_server(folder, database=database) as server:
        anna, _, running = server.two_play()
        anna.moves(running, "show:2")
        over = finished(server)[2]
        waiting = anna.opens(seats=WITH_ANYONE, public=True)["id"]
    monkeypatch.setattr(FINGERS, "rules", "2")
    with running_server(folder, database=database) as server:
        carl = server.guest("Carl")
        assert carl.ask("GET", f"/api/tables/{running}").status_code == 409
        for table in (over, running):
            problem = carl.is_refused(409, "other-rules", "GET", f"/api/tables/{table}")
            assert "version 1 of its rules" in problem["detail"]
        summaries = {id: server.store.tables.summary(id) for id in (running, over)}
        assert [(one.status, one.end_reason, one.places) for one in summaries.values() if one] == [
            ("ended", "other-rules", []),
            ("over", "", [1, 2]),
        ]
        closed = summaries[running]
        assert closed is not None
        assert not any(seat.asked or seat.runs_out for seat in closed.seats)
        carl.post(f"/api/tables/{waiting}/join", {})
        assert server.table(waiting).status == "playing"


def test_a_clock_that_runs_out_closes_a_game_of_other_rules(
    folder: Path, fingers: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = sqlite_url(folder / "other-rules-asleep.db")
    with running_server(folder, database=database) as server:
        _, _, table = server.two_play(clock="live")
    monkeypatch.setattr(FINGERS, "rules", "2")
    with running_server(folder, database=database) as server:
        server.clock.wait(24 * 3600)
        server.wakes_tables()
        summary = server.store.tables.summary(table)
        assert summary is not None
        assert (summary.status, summary.end_reason) == ("ended", "other-rules")
        assert server.store.tables.due(server.clock() + 10 * 24 * 3600, 10) == []
        server.errors.take()
