"""``meadhall dev``: a package that changes while it is played."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.cli.workshop import Workshop, writing


@pytest.fixture
def workshop(meadhall: Run, tmp_path: Path) -> Iterator[Workshop]:
    meadhall("new-game", "saga_dice")
    with writing(tmp_path, tmp_path / "saga_dice") as workshop:
        workshop.shows(1)
        yield workshop


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
    with writing(tmp_path, package) as workshop:
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


def test_what_is_not_a_package_is_refused(meadhall: Run, tmp_path: Path) -> None:
    assert meadhall("dev", ".").refuses("names no game")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    assert meadhall("dev", str(tmp_path)).refuses("names no game")
