"""Whatever takes long is worked out where it keeps nobody else waiting."""

import threading
from typing import Any

import pytest

from meadhall.server import watching
from meadhall.server.audiences import tell_missed
from meadhall.server.routes import games, library, review
from tests.server.client import Server


class Noted:
    """A function that notes in which thread it runs."""

    def __init__(self, module: Any, name: str, patch: pytest.MonkeyPatch) -> None:
        self._real = getattr(module, name)
        self.threads: list[str] = []
        patch.setattr(module, name, self)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        self.threads.append(threading.current_thread().name)
        return self._real(*args, **kwargs)

    def ran_apart(self) -> bool:
        return bool(self.threads) and all(name.startswith("work") for name in self.threads)


def test_what_if(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    explored = Noted(review, "explore", monkeypatch)
    anna, _, table = server.two_play()
    anna.post(f"/api/tables/{table}/what-if", {"seat": 0, "at": 0})
    assert explored.ran_apart()


def test_what_a_page_has_missed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Noted(watching, "tell_missed", monkeypatch)
    anna, bjorn, table = server.two_play()
    anna.moves(table, "show:1")
    bjorn.moves(table, "show:2")
    with anna.watches(table, since=0) as live:
        update = live.next("update")
        assert [one["move"] for one in update["events"] if one["move"]][-1] == 2
    assert told.ran_apart()


def test_a_table_that_goes_on_while_it_is_told(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page misses nothing of what happens in the meantime, and hears nothing twice."""
    anna, bjorn, table = server.two_play()
    real = tell_missed

    def goes_on(*args: Any) -> Any:
        told = real(*args)
        if len(server.table(table).moves) < 2:
            for one in (anna, bjorn):
                one.moves(table)
        return told

    with anna.watches(table, since=0) as live:
        plain = live.next("update")["events"]
    monkeypatch.setattr(watching, "tell_missed", goes_on)
    with bjorn.watches(table, since=0) as live:
        update = live.next("update")
    assert update["picture"]["moves"] == 2
    moves = [one["move"] for one in update["events"]]
    assert moves == sorted(moves)
    assert len([one for one in moves if one == 0]) == len(plain)
    assert moves[-1] == 2


@pytest.mark.parametrize("path", ["/api/games", "/api/lessons/champions/steps/1"])
def test_what_is_the_same_for_all_is_made_once(
    server: Server, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    # The first time takes long: all words have to be read.
    first = server.stranger().get(path, timeout=60)
    monkeypatch.delattr(games, "_game")
    monkeypatch.delattr(library, "take_step")
    assert server.stranger().get(path) == first
