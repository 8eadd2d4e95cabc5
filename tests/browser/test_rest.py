"""A page at rest: whoever thinks, or waits for others, does not pay for it with a battery."""

from playwright.sync_api import CDPSession

from meadhall.kernel.catalogue import game_ids
from tests.browser.conftest import Comes
from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Server

SETTLED = 2_000
"""Milliseconds after which what came with the question is over."""
SECONDS = 5
MOST_BUSY = 0.03
"""The share of a processor that a page may use while it waits for its reader, or for others."""


def devtools(visitor: Visitor) -> CDPSession:
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


def busy(session: CDPSession) -> float:
    """Seconds of processor time that the page has used."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def test_a_waiting_page_costs_next_to_nothing(server: Server, comes: Comes) -> None:
    """All games at once, with one's own turn on a desk and another one's on a phone."""
    pages: dict[str, Visitor] = {}
    for game in game_ids():
        asked = pages[f"{game}, asked"] = comes(server, "Astrid")
        table = asked.opens("me", "open", game=game, seed="at rest", public=True)
        waiting = pages[f"{game}, waiting"] = comes(
            server, "Bjorn", viewport=PHONE, has_touch=True, is_mobile=True
        )
        waiting.ask(f"/api/tables/{table}/join", {"seat": 1})
        for one in (asked, waiting):
            one.sits_at(table)
            one.sees_the_board()
    clock = next(iter(pages.values())).page
    clock.wait_for_timeout(SETTLED)
    sessions = {name: devtools(visitor) for name, visitor in pages.items()}
    before = {name: busy(session) for name, session in sessions.items()}
    clock.wait_for_timeout(SECONDS * 1_000)
    shares = {name: (busy(one) - before[name]) / SECONDS for name, one in sessions.items()}
    assert {name: share for name, share in shares.items() if share >= MOST_BUSY} == {}
    for name, visitor in pages.items():
        assert visitor.page.evaluate("document.getAnimations().length") == 0, name
