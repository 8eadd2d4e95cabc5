"""The first steps of the lesson, with a mistake."""

from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.server.running import Server


def test_the_first_steps_and_a_wrong_move(server: Server, comes: Comes) -> None:
    learner = comes(server)
    page = learner.page
    page.goto("/learn")
    page.locator("a[href='/learn/champions']").click()
    step = page.locator(".speech header span")
    expect(step).to_contain_text("Step 1 of")
    first = learner.ask("/api/lessons/champions/steps/1")
    texts = {one["move"]: one["text"] for one in first["choices"] if one["reason"] is None}
    right = texts.pop(first["expected"])
    learner.lists_all()
    choices = page.locator(".list")
    choices.get_by_role("button", name=next(iter(texts.values()))).click()
    expect(page.locator(".speech .hint")).to_have_text(first["wrong_hint"])
    expect(step).to_contain_text("Step 1 of")
    # The right one is marked now.
    expect(page.locator(".list .entry.marked")).to_contain_text(right)
    choices.get_by_role("button", name=right).click()
    expect(step).to_contain_text("Step 2 of")
    # It is marked on the board, too.
    page.locator("[data-thing=merchant_ship]").first.click()
    expect(step).to_contain_text("Step 3 of")
    page.reload()
    expect(step).to_contain_text("Step 3 of")
    page.get_by_role("button", name="Back").click()
    expect(step).to_contain_text("Step 2 of")
