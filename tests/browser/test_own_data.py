"""What belongs to a person: their record, a copy of everything, and leaving for good."""

import json
from pathlib import Path

import msgspec
from playwright.sync_api import expect

from meadhall.server.routes.record import GameNames, PlayersRecord
from meadhall.tables.record import AtPlayers, Faction, GameRecord, PersonalRecord, Places, Stone
from tests.browser.conftest import Comes
from tests.browser.finished import Finished
from tests.browser.test_axe import is_open_to_all
from tests.server.running import Server

RECORD = PlayersRecord(
    record=PersonalRecord(
        games=3,
        kept=3,
        streak=1,
        longest=2,
        by_game=[
            GameRecord(
                game="champions",
                games=3,
                places=Places(people=[1, 0, 1], bots=[1], usual_bot="jarl"),
                by_players=[AtPlayers(2, games=1, wins=1), AtPlayers(3, games=2, wins=0)],
                alone=[],
                factions=[Faction("ullr", games=3, wins=2, fair=1.1)],
            )
        ],
        stones=[Stone("giant_slayer", table="slain", at=1_700_000_000.0)],
    ),
    names=[GameNames(factions=["Ullr the Berserker"], levels=[])],
    courses=[],
    sagas=None,
    complete=True,
)


def test_a_record(server: Server, comes: Comes, finished: Finished) -> None:
    page = comes(server, storage_state=finished.state).page
    answer = msgspec.json.encode(RECORD).decode()
    page.route("**/record?*", lambda route: route.fulfill(json=json.loads(answer)))
    page.goto(f"/u/{finished.name}")
    record = page.get_by_role("region", name="Record")
    expect(record.get_by_role("listitem")).to_contain_text("won 1 of 1, mostly Jarl")
    who = page.get_by_role("region", name="Who you play")
    expect(who.get_by_role("listitem")).to_contain_text("Ullr the Berserker")
    stones = page.get_by_role("region", name="Runestones")
    expect(stones.get_by_role("link")).to_have_attribute("href", "/t/slain/replay")
    expect(stones.get_by_text("not raised yet")).to_have_count(6)
    is_open_to_all(page, "record")


def test_taking_everything_along_and_leaving(server: Server, comes: Comes) -> None:
    page = comes(server, name="Leaving").page
    page.goto("/me")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download it").click()
    export = json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))
    assert export["account"]["name"].startswith("Leaving")
    page.get_by_role("button", name="Leave for good").click()
    page.get_by_role("button", name="Yes, remove me").click()
    expect(page.get_by_text("Farewell!")).to_be_visible()
    assert page.request.get(f"/api/players/{export['account']['name']}").status == 404
