"""Where several decide at once, nobody can count what the others do, by whatever they are sent."""

from contextlib import ExitStack
from time import time
from typing import Any

import pytest

from tests.server.client import (
    Browser,
    Clock,
    Json,
    Live,
    Server,
    allowed,
    decisions_in,
)

SETTINGS: dict[str, Any] = {
    "seed": "quiet 189",
    "options": {"assign_mode": "simultaneous"},
    "clock": {"bank": 600.0, "gain": 60.0, "cap": 3600.0},
}
ON_THE_WAY = """
    0 leader:gylfir, 1 leader:asmundr, 1 place:troll_gate, 0 place:draugr_2, 1 place:smokehouse,
    0 place:sage_house, 0 peek:shore_3, 1 place:beg, 0 place:merchant_ship, 1 place:draugr_1,
    0 place:armory
"""
"""The moves until both assign their warriors."""


class Onlooker:
    """Somebody at the table who may not notice what Anna does."""

    def __init__(self, browser: Browser, live: Live, table: str) -> None:
        self.browser = browser
        self.live = live
        self.path = f"/api/tables/{table}"
        self.number = live.next("update")["picture"]["seq"]

    def asks_for_everything(self) -> Json:
        """Whatever the server tells about the table."""
        picture = self.browser.get(self.path)
        moves = picture["moves"]
        moment = self.browser.get(f"{self.path}/moves/{moves}", params={"seat": -1})
        beyond = self.browser.ask("GET", f"{self.path}/moves/{moves + 1}", params={"seat": -1})
        assert beyond.status_code == 404
        lists = self.browser.get("/api/tables", params={"status": "playing"})
        [listed] = [one for one in lists if self.path.endswith(one["id"])]
        told = self.browser.get(f"{self.path}/events")
        return {
            "picture": picture,
            "moment": moment,
            "beyond": beyond.json(),
            "listed": listed,
            "told": told,
        }

    def hears_nothing_before(self, text: str) -> None:
        """No update has come before this line of chat."""
        message = self.live.next()
        while message["type"] == "presence":
            message = self.live.next()
        assert (message["type"], message.get("text")) == ("chat", text)


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that clocks differ only by what was gained."""
    now = time()
    monkeypatch.setattr(Clock, "__call__", lambda self: now)


@pytest.fixture
def both(server: Server) -> tuple[Browser, Browser, str]:
    """Anna and Bjorn, who are both assigning their warriors."""
    anna, bjorn, table = server.two_play("champions", **SETTINGS)
    for step in ON_THE_WAY.split(","):
        seat, move = step.split()
        (anna, bjorn)[int(seat)].moves(table, move)
    return anna, bjorn, table


def assigning(browser: Browser, table: str) -> list[str]:
    [decision] = browser.decisions(table)
    return [move for move in allowed(decision) if move.startswith("die:")]


def test_secret_steps_cannot_be_counted(server: Server, both: tuple[Browser, Browser, str]) -> None:
    anna, bjorn, table = both
    path = f"/api/tables/{table}"
    with ExitStack() as stack:
        onlookers = [
            Onlooker(browser, stack.enter_context(browser.watches(table)), table)
            for browser in (bjorn, server.guest("Cilla"), server.stranger())
        ]
        before = [one.asks_for_everything() for one in onlookers]
        decision = bjorn.decisions(table)[0]["id"]
        entries = server.table(table).seq
        for step in range(3):
            done = anna.moves(table, assigning(anna, table)[0])
            assert done["moves"] == before[0]["picture"]["moves"] + step + 1
        seat = anna.decisions(table)[0]["seat"]
        anna.post(f"{path}/take-back", {"seat": seat})
        assert server.table(table).seq == entries + 4
        for one, known in zip(onlookers, before, strict=True):
            for name, told in one.asks_for_everything().items():
                assert told == known[name], name
        anna.post(f"{path}/chat", {"text": "still thinking"})
        for one in onlookers:
            one.hears_nothing_before("still thinking")
            # Whoever comes back has missed nothing, and may still ask from the same number.
            with one.browser.watches(table, since=one.number) as again:
                update = again.next("update")
            assert (update["picture"]["seq"], update["events"]) == (one.number, [])

        # Bjorn's own steps are numbered as if Anna had made none.
        assert bjorn.decisions(table)[0]["id"] == decision
        done = bjorn.moves(table, assigning(bjorn, table)[0])
        assert done["seq"] == onlookers[0].number + 1
        assert done["moves"] == before[0]["picture"]["moves"] + 1
        update = onlookers[0].live.next("update")
        assert {event["move"] for event in update["events"]} == {done["moves"]}
        assert decisions_in(update["picture"])[0]["id"] == done["seq"]
        # Bjorn may take it back, although Anna goes on in the meantime; hers stays.
        mine = anna.sees(table)["views"][0]["view"]
        anna_goes_on = anna.moves(table, assigning(anna, table)[0])
        bjorn.post(f"{path}/take-back", {"seat": 1 - seat})
        assert bjorn.sees(table)["views"][0]["view"] == before[0]["picture"]["views"][0]["view"]
        assert anna.sees(table)["moves"] == anna_goes_on["moves"]
        assert anna.sees(table)["views"][0]["view"] != mine

        # That she is done is seen by all, once; how it came about only when all are.
        anna.moves(table, "done")
        for one in onlookers[1:]:
            picture = one.live.next("update")["picture"]
            assert picture["seq"] == one.number + 1
            assert picture["moves"] == before[0]["picture"]["moves"] + 1
        bjorn.moves(table, "done")
        shown = len(server.table(table).moves)
        assert {one.browser.sees(table)["moves"] for one in onlookers} == {shown}
