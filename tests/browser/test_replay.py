"""Stepping through a game that was played."""

from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.finished import Finished
from tests.server.running import Server

THOUGHT_THROUGH = 90_000
"""Milliseconds that a bot has for a whole game on a slow machine."""


def test_keys_and_links_lead_to_moves(server: Server, comes: Comes, finished: Finished) -> None:
    reader = comes(server, storage_state=finished.state)
    page = reader.page
    moves = finished.moves
    page.goto(f"/t/{finished.table}/replay?move=10")
    said = page.locator(".prompt .say .at")
    expect(said).to_have_text(f"Move 10 of {moves}")
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text(f"Move 11 of {moves}")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(said).to_have_text(f"Move 9 of {moves}")
    page.keyboard.press("Home")
    expect(said).to_have_text("The start")
    page.keyboard.press("End")
    expect(said).to_have_text(f"Move {moves} of {moves}")
    glory = page.locator(".side .score").all_inner_texts()
    assert len(glory) == 2

    # A line of the saga leads to its move, and the address to what is shown.
    page.get_by_label("Show the table after move 20", exact=True).first.click()
    expect(said).to_have_text(f"Move 20 of {moves}")
    page.wait_for_url("**/replay?*move=20*")
    prompt = reader.prompt.inner_text()
    again = comes(server, storage_state=finished.state)
    again.page.goto(page.url)
    expect(again.page.locator(".prompt .say .at")).to_have_text(f"Move 20 of {moves}")
    expect(again.prompt).to_have_text(prompt)


def test_others_eyes(server: Server, comes: Comes, finished: Finished) -> None:
    reader = comes(server, storage_state=finished.state)
    page = reader.page
    page.goto(f"/t/{finished.table}/replay?move=10")
    eyes = page.locator(".seats button[aria-pressed]")
    expect(eyes).to_have_count(3)
    for place in range(3):
        eyes.nth(place).click()
        expect(eyes.nth(place)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("v")
    expect(eyes.nth(0)).to_have_attribute("aria-pressed", "true")


def test_a_turning_point_leads_to_its_move(
    server: Server, comes: Comes, finished: Finished
) -> None:
    reader = comes(server, storage_state=finished.state)
    page = reader.page
    page.goto(f"/t/{finished.table}/replay?move=10")
    page.get_by_role("button", name="Chances", exact=True).click()
    chart = page.get_by_role("img", name="Chance to win over time")
    expect(chart).to_be_visible()
    turns = page.locator("ol button:has(.said)")
    expect(turns.first).to_be_visible(timeout=THOUGHT_THROUGH)
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=THOUGHT_THROUGH)
    at = page.locator(".prompt .say .at")
    before = at.inner_text()
    turns.first.press("Enter")
    expect(turns.first).to_have_attribute("aria-current", "step")
    expect(at).not_to_have_text(before)
    # A mistake is looked at before its turn, and the better line is walked through on the board.
    better = page.get_by_role("group", name="Better", exact=True).first.get_by_role("button")
    better.first.press("Enter")
    prompt = page.locator("#prompt-title")
    expect(prompt).to_contain_text("A better line, step 1 of ")
    before = at.inner_text()
    steps = int(prompt.inner_text().split()[-1])
    if steps > 1:
        page.get_by_role("button", name="Next ›").click()
        expect(prompt).to_have_text(f"A better line, step 2 of {steps}")
    expect(better.locator("xpath=self::*[@aria-current]")).to_have_count(1)
    page.get_by_role("button", name="Back to the game").click()
    expect(prompt).not_to_contain_text("A better line")
    expect(at).to_have_text(before)
    expect(chart.locator(".mark")).to_have_count(turns.count())
    # The chart in words: the end is certain.
    page.get_by_text("The chances as a table").click()
    last = page.locator("tbody tr").last
    expect(last.locator("th")).to_have_text(str(finished.moves))
    assert sorted(last.locator("td").all_inner_texts()) == ["0%", "100%"]

    # The end screen shows the greatest of them, and links here.
    page.goto(f"/t/{finished.table}")
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    page.get_by_role("link", name="See it in the replay").first.click()
    page.wait_for_url("**/replay?*")
    expect(page.locator("ol button:has(.said)[aria-current=step]")).to_have_count(1)
