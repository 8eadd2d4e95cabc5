"""``meadhall dev``: a package that changes while it is played."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.conftest import Run

WITHIN = 90.0
"""Seconds for what takes two on a quiet machine."""


class Workshop:
    """A real ``meadhall dev`` in a process of its own, and somebody who plays there."""

    def __init__(self, folder: Path, package: Path) -> None:
        self.package = package
        self.out = folder / "stdout"
        self.err = folder / "stderr"
        with self.out.open("wb") as out, self.err.open("wb") as err:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "meadhall", "dev", str(package), "--port", "0"],
                stdout=out,
                stderr=err,
                env={**os.environ, "LANG": "C.UTF-8"},
                start_new_session=True,
            )
        [url] = self.waits_for(lambda: re.findall(r"http://[^/]+", self.out.read_text()))
        self.client = httpx.Client(base_url=url, timeout=WITHIN)

    def waits_for(self, found: Callable[[], Any]) -> Any:
        deadline = time.monotonic() + WITHIN
        while not (it := found()):
            assert time.monotonic() < deadline, self.out.read_text() + self.err.read_text()
            assert self.process.poll() is None, self.out.read_text() + self.err.read_text()
            time.sleep(0.1)
        return it

    def shows(self, version: int) -> None:
        self.waits_for(lambda: f"version {version} is shown" in self.out.read_text())

    def saves(self, file: str, old: str, new: str) -> None:
        path = self.package / "src" / "saga_dice" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    def news(self) -> dict[str, Any]:
        """What an open page is told."""
        with self.client.stream("GET", "/workshop/news") as lines:
            for line in lines.iter_lines():
                if line.startswith("data: "):
                    told: dict[str, Any] = json.loads(line.removeprefix("data: "))
                    return told
        raise AssertionError("there are no news")

    def asks(self, path: str, body: object = None) -> Any:
        method = "GET" if body is None else "POST"
        answer = self.client.request(method, path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def plays(self, table: str, move: str) -> None:
        views = self.asks(f"/api/tables/{table}")["views"]
        [asked] = [view for view in views if view["decision"]]
        answer = {"seat": asked["seat"], "decision": asked["decision"]["id"], "move": move}
        self.asks(f"/api/tables/{table}/moves", answer)

    def end(self) -> int:
        """Ctrl-C, which a terminal sends to all processes."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(WITHIN)


@pytest.fixture
def workshop(meadhall: Run, tmp_path: Path) -> Iterator[Workshop]:
    meadhall("new-game", "saga_dice")
    workshop = Workshop(tmp_path, tmp_path / "saga_dice")
    workshop.shows(1)
    yield workshop
    workshop.client.close()
    if workshop.process.poll() is None:
        os.killpg(workshop.process.pid, signal.SIGKILL)
        workshop.process.wait()


def seen(picture: dict[str, Any]) -> list[Any]:
    """What the seats know of the position."""
    return [view["view"] for view in picture["views"]]


def test_every_save_shows_and_the_position_stays(workshop: Workshop) -> None:
    assert "/workshop/page.js" in workshop.client.get("/").text
    assert "EventSource" in workshop.client.get("/workshop/page.js").text
    workshop.asks("/api/enter", {"name": "Astrid"})
    seats = [{"who": "me"}, {"who": "me"}]
    table = workshop.asks("/api/tables", {"game": "saga_dice", "seats": seats})["id"]
    workshop.plays(table, "turn:wind")
    before = workshop.asks(f"/api/tables/{table}")
    assert before["moves"] == 1

    # Words: the same position, said differently.
    workshop.saves("words/en.ftl", "move-row = Row", "move-row = Pull the oars")
    workshop.shows(2)
    after = workshop.asks(f"/api/tables/{table}")
    assert seen(after) == seen(before)
    assert "Pull the oars" in json.dumps(after)

    # A mistake: named to people, and the version before goes on.
    workshop.saves("rules/state.py", "ROUNDS: Final = 10", "ROUNDS: Final = (10")
    workshop.waits_for(lambda: "SyntaxError" in workshop.err.read_text())
    news = workshop.news()
    assert news["version"] == 2
    assert "rules/state.py" in news["problem"]
    assert "was never closed" in news["problem"]
    assert "importlib" not in news["problem"]
    assert seen(workshop.asks(f"/api/tables/{table}")) == seen(before)
    workshop.saves("rules/state.py", "ROUNDS: Final = (10", "ROUNDS: Final = 9")
    workshop.shows(3)
    assert workshop.news()["problem"] == ""

    # Rules that the moves so far do not fit: the same people begin again.
    workshop.saves("rules/state.py", 'MOVES.add("turn"', 'MOVES.add("unfold"')
    workshop.shows(4)
    again = workshop.asks(f"/api/tables/{table}")
    assert (again["status"], again["moves"]) == ("playing", 0)
    assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in before["seats"]]
    assert "move 1 (turn:wind) does not fit" in workshop.news()["again"][table]
    assert f"table {table}: The game has begun again" in workshop.out.read_text()
    workshop.plays(table, "unfold:wind")

    # An error that comes only while it is played is shown as well.
    workshop.saves("rules/turns.py", "wind = state.winds[seat]", "wind = 6 // state.ships[seat]")
    workshop.shows(5)
    with pytest.raises(AssertionError, match="server-error"):
        workshop.plays(table, "unfold:wind")
    assert "ZeroDivisionError" in workshop.news()["problem"]
    assert "ZeroDivisionError" in workshop.err.read_text()
    assert workshop.end() == 0


def test_a_package_that_never_worked_is_shown_once_it_does(meadhall: Run, tmp_path: Path) -> None:
    meadhall("new-game", "saga_dice")
    package = tmp_path / "saga_dice"
    policy = package / "src" / "saga_dice" / "policy.py"
    good = policy.read_text(encoding="utf-8")
    policy.write_text(good.replace("return ROW", "return ROW + ROWS"), encoding="utf-8")
    workshop = Workshop(tmp_path, package)
    try:
        problem = workshop.news()["problem"]
        assert "NameError: name 'ROWS' is not defined" in problem
        games = [game["id"] for game in workshop.asks("/api/games")["games"]]
        assert "champions" in games
        assert "saga_dice" not in games
        policy.write_text(good, encoding="utf-8")
        workshop.waits_for(lambda: "is shown" in workshop.out.read_text())
        games = [game["id"] for game in workshop.asks("/api/games")["games"]]
        assert games == ["saga_dice"]
        assert workshop.end() == 0
    finally:
        workshop.client.close()
        if workshop.process.poll() is None:
            os.killpg(workshop.process.pid, signal.SIGKILL)
            workshop.process.wait()


def test_what_is_not_a_package_is_refused(meadhall: Run, tmp_path: Path) -> None:
    assert meadhall("dev", ".").refuses("names no game")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    assert meadhall("dev", str(tmp_path)).refuses("names no game")
