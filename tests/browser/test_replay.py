"""Going through a game that was played."""

from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.browser.finished import Finished
from tests.server.running import Server


def test_keys_and_links_lead_to_moves(server: Server, comes: Comes, finished: Finished) -> None:
    reader = comes(server, storage_state=finished.state)
    page = reader.page
    moves = finished.moves
    page.goto(f"/t/{finished.table}/replay?move=10")
    said = page.locator(".prompt .say p")
    expect(said).to_have_text(f"Move 10 of {moves}")
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text(f"Move 11 of {moves}")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(said).to_have_text(f"Move 9 of {moves}")
    page.keyboard.press("Home")
    expect(said).to_have_text("The opening")
    page.keyboard.press("End")
    expect(said).to_have_text(f"Move {moves} of {moves}")
    glory = page.locator(".left .score").all_inner_texts()
    assert len(glory) == 2

    # A line of the saga leads to its move, and the address to what is seen.
    page.get_by_label("Show the table after move 20", exact=True).first.click()
    expect(said).to_have_text(f"Move 20 of {moves}")
    page.wait_for_url("**/replay?*move=20*")
    prompt = reader.prompt.inner_text()
    again = comes(server, storage_state=finished.state)
    again.page.goto(page.url)
    expect(again.page.locator(".prompt .say p")).to_have_text(f"Move 20 of {moves}")
    expect(again.prompt).to_have_text(prompt)


def test_others_eyes(server: Server, comes: Comes, finished: Finished) -> None:
    reader = comes(server, storage_state=finished.state)
    page = reader.page
    page.goto(f"/t/{finished.table}/replay?move=10")
    eyes = page.locator(".left button[aria-pressed]")
    expect(eyes).to_have_count(3)
    for place in range(3):
        eyes.nth(place).click()
        expect(eyes.nth(place)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("v")
    expect(eyes.nth(0)).to_have_attribute("aria-pressed", "true")
