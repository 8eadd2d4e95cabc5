"""``meadhall dev``: an open page shows every save at once, and the position stays."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from meadhall.cli.new_game import write_package
from tests.browser.conftest import CLIENT, Comes
from tests.browser.visitor import DESKTOP
from tests.cli.workshop import Workshop, writing


@pytest.fixture
def workshop(tmp_path: Path) -> Iterator[Workshop]:
    assert CLIENT.exists(), "the web page is not built; `make test` does that"
    write_package("saga_dice", tmp_path / "saga_dice")
    with writing(tmp_path, tmp_path / "saga_dice") as workshop:
        workshop.shows(1)
        yield workshop


def test_an_open_page_shows_every_save_and_the_position_stays(
    workshop: Workshop, comes: Comes
) -> None:
    writer = comes(workshop, name="Astrid", viewport=DESKTOP)
    page = writer.page
    seats = [{"who": "me"}, {"who": "bot", "bot": "huscarl"}]
    writer.sits_at(writer.ask("/api/tables", {"game": "saga_dice", "seats": seats})["id"])
    writer.chooses(0)
    writer.is_asked()
    before = writer.picture()

    workshop.saves("words/en.ftl", "prompt-TakeTurn = ", "prompt-TakeTurn = Hear me: ")
    expect(writer.prompt).to_contain_text("Hear me: ")
    assert writer.picture()["moves"] == before["moves"] > 0
    assert [view["view"] for view in writer.picture()["views"]] == [
        view["view"] for view in before["views"]
    ]

    workshop.saves("rules/state.py", "ROUNDS: Final = 10", "ROUNDS: Final = (10")
    trouble = page.get_by_role("alert").filter(has_text="was never closed")
    expect(trouble).to_be_visible()
    workshop.saves("rules/state.py", "ROUNDS: Final = (10", "ROUNDS: Final = 10")
    expect(trouble).to_have_count(0)
    expect(writer.prompt).to_contain_text("Hear me: ")
