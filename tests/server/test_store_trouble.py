"""What visitors see of a store that cannot be written, or of a row that cannot be read."""

from pathlib import Path

import pytest
from sqlalchemy import text

from meadhall.server import house
from meadhall.server.housekeeper import Housekeeper
from meadhall.store import Unavailable
from meadhall.tables.clock import DAY
from tests.server.client import problem_in, running_server, wait_until


def test_a_full_disk_is_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def full() -> None:
        tried.append("written")
        raise Unavailable("the disk of the database is full")

    with running_server(folder) as server:
        assert server.stranger().get("/healthz")["status"] == "ok"
        monkeypatch.setattr(server.store, "check_writable", full)
        monkeypatch.setattr(house, "WRITTEN_EVERY", -1.0)
        problem_in(server.stranger().ask("GET", "/healthz"), 503, "store-away")
        monkeypatch.setattr(house, "WRITTEN_EVERY", 60.0)
        for _ in range(5):
            problem_in(server.stranger().ask("GET", "/healthz"), 503, "store-away")
        assert len(tried) == 1


def test_an_unreadable_row_takes_no_other_table_with_it(folder: Path, fingers: None) -> None:
    with running_server(folder) as server:
        _, _, broken = server.two_play()
        with server.store._database.writing() as connection:
            garbage = text("UPDATE entries SET data = '{' WHERE table_id = :id AND seq = 2")
            connection.execute(garbage, {"id": broken})
        del server.house.tables._tables[broken]
        _, _, sound = server.two_play()
        visitor = server.guest()
        problem_in(visitor.ask("GET", f"/api/tables/{broken}"), 409, "unreadable-log")
        assert visitor.sees(sound)["status"] == "playing"
        server.clock.wait(30 * DAY)
        server.wakes_tables()
        wait_until(lambda: any(seat.sitting_in for seat in server.table(sound).seats))


def test_guests_who_never_played_are_forgotten(folder: Path, fingers: None) -> None:
    with running_server(folder, guest_days=30) as server:
        anna, _, _ = server.two_play()
        idle = server.guest()
        ids = [one.me()["id"] for one in (anna, idle)]
        server.clock.wait(29 * DAY)
        server.call(Housekeeper(server.house).tidy())
        assert all(server.store.people.by_id(id) for id in ids)
        server.clock.wait(2 * DAY)
        server.call(Housekeeper(server.house).tidy())
        assert [server.store.people.by_id(id) is not None for id in ids] == [True, False]
