"""Playing at a table: moves, undo, plans, hints, resigning, coming back, and the clock."""

from pathlib import Path

from meadhall.tables.clock import HOUR
from meadhall.tables.entries import Moved, SatIn
from meadhall.tables.waking import OPEN_FOR
from tests.server.client import (
    WITH_ANYONE,
    Browser,
    Server,
    allowed,
    decisions_in,
    running_server,
    wait_until,
)


def move_of(anna: Browser, table: str, **changed: object) -> dict[str, object]:
    decision = anna.decisions(table)[0]
    return {
        "seat": decision["seat"],
        "decision": decision["id"],
        "move": allowed(decision)[0],
        **changed,
    }


def test_a_move_is_stored_before_it_is_acknowledged(server: Server) -> None:
    anna, _, table = server.two_play()
    done = anna.moves(table, "show:3")
    log = server.logs()[table]
    assert done == {"seq": len(log), "moves": 1, "repeated": False}
    last = log[-1]
    assert isinstance(last, Moved)
    assert (last.seat, last.move, last.by) == (0, "show:3", anna.me()["id"])


def test_a_request_that_is_sent_twice_is_carried_out_once(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    move = move_of(anna, table, key="first")
    assert anna.post(f"/api/tables/{table}/moves", move)["repeated"] is False
    log = server.logs()[table]
    assert anna.post(f"/api/tables/{table}/moves", move)["repeated"] is True
    assert server.logs()[table] == log
    other = {**move, "move": "show:3"}
    anna.is_refused(409, "duplicate-key", "POST", f"/api/tables/{table}/moves", other)
    # A key belongs to one person: another may use the same.
    assert bjorn.moves(table, key="first")["repeated"] is False


def test_a_repeated_request_is_known_after_the_table_was_loaded_again(folder: Path) -> None:
    with running_server(folder) as server:
        anna = server.guest("Anna")
        table = anna.opens(game="champions")["id"]
        move = move_of(anna, table, key="first")
        anna.post(f"/api/tables/{table}/moves", move)
        server.house.tables._tables.clear()
        assert anna.post(f"/api/tables/{table}/moves", move)["repeated"] is True


# Taking back


def test_a_move_that_showed_nothing_is_taken_back_freely(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.opens()["id"]
    anna.moves(table, "show:3", seat=0)
    back = f"/api/tables/{table}/take-back"
    view = anna.sees(table)["views"][0]
    assert view["undo_to"] == 0
    assert anna.post(back, {"seat": 0})["moves"] == 0
    anna.is_refused(404, "nothing-to-take-back", "POST", back, {"seat": 0})


def test_free_undo_ends_where_something_came_to_light(server: Server) -> None:
    anna, bjorn, table = server.two_play(undo="free")
    anna.moves(table)
    bjorn.moves(table)
    back = f"/api/tables/{table}/take-back"
    anna.is_refused(409, "undo-closed", "POST", back, {"seat": 0})


def test_no_undo_means_none(server: Server) -> None:
    anna, _, table = server.two_play(undo="none")
    anna.moves(table)
    anna.is_refused(403, "undo-off", "POST", f"/api/tables/{table}/take-back", {"seat": 0})


def test_friendly_undo_goes_back_at_once(server: Server) -> None:
    anna, bjorn, table = server.two_play(undo="friendly")
    anna.moves(table)
    bjorn.moves(table)
    assert anna.post(f"/api/tables/{table}/take-back", {"seat": 0, "to": 0})["moves"] == 0
    assert decisions_in(bjorn.sees(table))


def test_undo_by_consent(server: Server) -> None:
    anna, bjorn, table = server.two_play(undo="consent")
    back = f"/api/tables/{table}/take-back"
    bjorn.is_refused(409, "no-undo-asked", "POST", f"{back}/answer", {"agrees": True})
    anna.moves(table)
    bjorn.moves(table)
    assert anna.post(back, {"seat": 0})["moves"] == 2
    assert bjorn.sees(table)["undo_wish"] == {"seat": 0, "to": 0, "your_answer_needed": True}
    assert anna.sees(table)["undo_wish"]["your_answer_needed"] is False
    anna.is_refused(409, "undo-answered", "POST", f"{back}/answer", {"agrees": True})
    server.guest().is_refused(403, "not-seated", "POST", f"{back}/answer", {"agrees": True})
    bjorn.post(f"{back}/answer", {"agrees": False})
    anna.is_refused(409, "undo-refused", "POST", back, {"seat": 0})
    server.clock.wait(60)
    anna.post(back, {"seat": 0})
    assert bjorn.post(f"{back}/answer", {"agrees": True})["moves"] == 0


# Resigning, plans, hints


def test_resigning_ends_a_game_for_two(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    path = f"/api/tables/{table}"
    anna.post(f"{path}/resign", {"seat": 0})
    for person, has_won in ((anna, False), (bjorn, True)):
        picture = person.sees(table)
        assert (picture["status"], picture["ending"]["won"]) == ("over", has_won)
    anna.is_refused(409, "not-running", "POST", f"{path}/return", {"seat": 0})
    bjorn.is_refused(409, "not-running", "POST", f"{path}/resign", {"seat": 1})


def test_a_plan_plays_by_itself_until_it_is_ended(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    plan = f"/api/tables/{table}/plan"
    anna.is_refused(422, "unknown-plan", "POST", plan, {"seat": 0, "plan": "win"})
    anna.post(plan, {"seat": 0, "plan": "one"})
    assert anna.sees(table)["moves"] == 1
    assert anna.sees(table)["views"][0]["plan"]["id"] == "one"
    assert bjorn.sees(table)["views"][0]["plan"] is None
    bjorn.moves(table)
    anna.post(plan, {"seat": 0})
    assert anna.sees(table)["views"][0]["plan"] is None


def test_champions_offers_to_accept_rolls(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.opens(game="champions")["id"]
    while not (plans := anna.sees(table)["views"][0]["plans"]):
        anna.post(f"/api/tables/{table}/moves", move_of(anna, table))
    assert [plan["id"] for plan in plans] == ["accept_rolls:1"]
    assert plans[0]["text"] != "accept_rolls:1"
    anna.post(f"/api/tables/{table}/plan", {"seat": 0, "plan": "accept_rolls:1"})
    assert anna.sees(table)["views"][0]["plan"]["id"] == "accept_rolls:1"


def test_a_hint_is_something_that_can_be_done(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.opens(game="champions")["id"]
    decision = anna.decisions(table)[0]
    hints = anna.post(f"/api/tables/{table}/hint", {"seat": decision["seat"]})
    assert {hint["move"] for hint in hints} <= set(allowed(decision))
    assert all(hint["text"] != hint["move"] for hint in hints)
    assert len(hints) == 2
    assert all(0 < hint["chance"] < 1 for hint in hints)
    other = 1 - decision["seat"]
    path = f"/api/tables/{table}/hint"
    anna.is_refused(409, "not-your-turn", "POST", path, {"seat": other})


def test_no_hints_where_there_are_none(server: Server) -> None:
    anna, bjorn, table = server.two_play(hints=False)
    path = f"/api/tables/{table}/hint"
    anna.is_refused(403, "no-hints", "POST", path, {"seat": 0})
    bjorn.is_refused(403, "not-your-seat", "POST", path, {"seat": 0})


def test_no_hint_gives_away_what_nobody_may_foresee(server: Server) -> None:
    anna, _, table = server.two_play(game="oracle")
    path = f"/api/tables/{table}/hint"
    anna.moves(table, "bow")
    anna.is_refused(409, "hint-sealed", "POST", path, {"seat": 0})


# The clock


def test_when_time_is_over_a_bot_sits_in_and_the_player_returns(
    folder: Path, fingers: None
) -> None:
    with running_server(folder) as server:
        anna, bjorn, table = server.two_play(game="champions", clock="live", sit_in="random")
        path = f"/api/tables/{table}"
        asked = anna if anna.decisions(table) else bjorn
        seat = asked.decisions(table)[0]["seat"]
        asked.is_refused(409, "nobody-sits-in", "POST", f"{path}/return", {"seat": seat})
        server.clock.wait(HOUR)
        server.wakes_tables()
        entries = server.logs()[table]
        assert any(isinstance(one, SatIn) and one.seat == seat for one in entries)
        wait_until(lambda: server.table(table).moves != [])
        assert server.table(table).moves[0].seat == seat
        asked.is_refused(
            409,
            "bot-sits-in",
            "POST",
            f"{path}/moves",
            {"seat": seat, "decision": 1, "move": "show:1"},
        )
        asked.post(f"{path}/return", {"seat": seat})
        assert asked.sees(table)["seats"][seat]["sitting_in"] is None
        assert server.errors.take() == []


def test_a_table_to_which_nobody_comes_is_closed(folder: Path, fingers: None) -> None:
    with running_server(folder) as server:
        anna = server.guest("Anna")
        table = anna.opens(seats=WITH_ANYONE)["id"]
        server.clock.wait(OPEN_FOR + 1)
        server.wakes_tables()
        assert anna.sees(table)["end_reason"] == "nobody-came"


def test_a_bot_moves_by_itself(server: Server) -> None:
    anna = server.guest("Anna")
    seats = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
    before = server.house.thinkers.thoughts
    table = anna.opens(game="champions", seats=seats)["id"]
    with anna.watches(table) as live:
        for _ in range(5):
            live.until(lambda one: one["type"] == "update" and bool(decisions_in(one["picture"])))
            anna.moves(table)
    assert any(move.seat == 1 for move in server.table(table).moves)
    assert server.house.thinkers.thoughts > before
