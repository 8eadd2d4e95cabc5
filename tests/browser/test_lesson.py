"""The first steps of the lesson, with a mistake."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Comes
from tests.server.running import Server

SLOWLY = 60_000
"""Milliseconds, for what takes its time on a busy machine."""

DRAWN_NOWHERE = """async () => {
  const missing = [];
  for (const name of document.querySelectorAll(".speech .name")) {
    name.focus();
    const isLit = () => document.querySelector(".table .lit") !== null;
    for (let wait = 0; wait < 100 && !isLit(); wait++) {
      await new Promise((done) => setTimeout(done, 30));
    }
    if (!isLit()) missing.push(name.textContent);
    name.blur();
  }
  return missing;
}"""


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


@pytest.mark.parametrize("game", ["champions", "northgard", "ice_garden", "last_aurora"])
def test_whatever_a_note_marks_is_drawn(server: Server, comes: Comes, game: str) -> None:
    learner = comes(server)
    page = learner.page
    page.goto(f"/learn/{game}?step=1")
    steps = learner.ask(f"/api/lessons/{game}")["steps"]
    for number in range(1, steps + 1):
        expect(page.locator(".speech header span")).to_contain_text(f"Step {number} of")
        assert page.evaluate(DRAWN_NOWHERE) == [], number
        page.keyboard.press("PageDown")


def test_a_note_points_at_what_it_speaks_of(server: Server, comes: Comes) -> None:
    learner = comes(server)
    page = learner.page
    page.goto("/learn/champions?step=2")
    step = page.locator(".speech header span")
    # Whoever asks for a lesson first waits until the server has played it through.
    expect(step).to_contain_text("Step 2 of", timeout=SLOWLY)
    page.wait_for_url("**/learn/champions")
    assert "/api/lessons/champions/steps/1" not in [urlsplit(one).path for one in learner.addresses]
    shade = page.locator(".shade .dark")
    lit = page.locator("[data-thing=merchant_ship] > .lit")
    expect(shade).to_be_visible()
    expect(lit).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(shade).to_have_count(0)
    expect(lit).to_have_count(0)
    page.get_by_role("button", name="Merchant Ship", exact=True).hover()
    expect(shade).to_be_visible()
    page.locator(".speech header").click()
    expect(shade).to_have_count(0)


COUNT_LESSONS = """
  window.lessons = 0;
  new MutationObserver((changes) => {
    const came = changes.flatMap((change) => [...change.addedNodes]);
    window.lessons += came.filter((one) => one instanceof Element && one.matches(".lesson")).length;
  }).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("address", ["/learn/champions", "/learn/champions?step=4"])
def test_a_lesson_comes_once(server: Server, comes: Comes, address: str) -> None:
    learner = comes(server)
    page = learner.page
    learner.context.add_init_script(COUNT_LESSONS)
    page.goto(address)
    expect(page.locator(".speech")).to_be_visible(timeout=SLOWLY)
    page.wait_for_url("**/learn/champions")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("lessons") == 1
    asked = [urlsplit(one).path for one in learner.addresses]
    assert asked.count("/api/lessons/champions") == 1
