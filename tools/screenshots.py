"""Make the pictures in docs/screenshots: ``python tools/screenshots.py``.

The script starts its own server, seats four people at a table whose seed and moves are always the
same, and photographs every page on the way; then the boards of the other games at moments of their
own. Only clocks and dates differ from run to run.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from meadhall.store import sqlite_url
from tests.browser.conftest import FLAGS, find_browser
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.running import ROOT, Server
from tools.scenes import SCENES, Move, Scene, is_busy_town, is_open_fight, play_out, play_to

SEED = "harbour 28"
PEOPLE = ("Astrid", "Halvard", "Signe", "Ketil")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
LIGHTS = {"night": "dark", "birch": "light"}
QUALITY = 66
MOST_BYTES = 5_000_000


class House:
    """A server with people in it, one of whom shows us around."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.url = server.url
        self.people = [self._comes(name) for name in PEOPLE]
        self.guide = self.people[0]
        self.moves = play_out("champions", len(PEOPLE), SEED)
        self.placing = len(play_to(Scene("", "champions", len(PEOPLE), SEED, {}, is_busy_town)))
        self.fight = len(play_to(Scene("", "champions", len(PEOPLE), SEED, {}, is_open_fight)))
        self.table = self._new_table("champions", len(PEOPLE), SEED, {})
        self._made = 0

    def _comes(self, name: str) -> Visitor:
        visitor = Visitor(self.browser.new_context(base_url=self.url), self.url)
        visitor.ask("/api/enter", {"name": name})
        return visitor

    def _new_table(self, game: str, players: int, seed: str, options: Mapping[str, object]) -> str:
        seats = ["me"] + ["open"] * (players - 1)
        table = self.guide.opens(
            *seats, game=game, seed=seed, options=options, public=True, clock="live"
        )
        for seat, person in enumerate(self.people[1:players], 1):
            person.ask(f"/api/tables/{table}/join", {"seat": seat})
        return table

    def lay(self, scene: Scene) -> str:
        """The address of a table at which a scene has reached its moment."""
        table = self._new_table(scene.game, scene.players, scene.seed, scene.options)
        play(table, self.people, play_to(scene))
        return f"/t/{table}"

    def others_play(self) -> None:
        """Open tables for the Hall to list, and play games that are already over."""
        _, halvard, signe, ketil = self.people
        signe.opens("me", "open", "open", public=True)
        ketil.opens("me", "bot", "open", "open", public=True, clock="live")
        watched = halvard.opens("me", "open", public=True, seed="watched")
        signe.ask(f"/api/tables/{watched}/join", {})
        for number, other in enumerate((halvard, ketil)):
            old = self.guide.opens("me", "open", public=True, seed=f"{SEED} {number}")
            other.ask(f"/api/tables/{old}/join", {})
            play(old, [self.guide, other], play_out("champions", 2, f"{SEED} {number}"))

    def goes_on_until(self, moves: int) -> None:
        play(self.table, self.people, self.moves[self._made : moves])
        self._made = moves

    @contextmanager
    def all_look(self) -> Iterator[str]:
        """Seat everybody at the table; yields its address."""
        for person in self.people[1:]:
            person.sits_at(self.table)
            person.sees_the_board()
        yield f"/t/{self.table}"
        for person in self.people[1:]:
            person.page.goto("about:blank")


def play(table: str, people: list[Visitor], moves: list[Move]) -> None:
    for seat, word in moves:
        decision = people[seat].picture(table)["views"][0]["decision"]
        answer = {"seat": seat, "decision": decision["id"], "move": word, "key": None}
        people[seat].ask(f"/api/tables/{table}/moves", answer)


class Photographer:
    def __init__(self, house: House, folder: Path) -> None:
        self.house = house
        self.folder = folder

    @contextmanager
    def page(self, size: str, language: str) -> Iterator[Page]:
        """The guide's browser, on a screen of this size."""
        guide = self.house.guide.context
        assert guide.request.patch("/api/me", data={"language": language}).ok
        context = self.house.browser.new_context(
            base_url=self.house.url,
            storage_state=guide.storage_state(),
            viewport=ViewportSize(width=SIZES[size]["width"], height=SIZES[size]["height"]),
            is_mobile=size == "phone",
            has_touch=size == "phone",
            reduced_motion="reduce",
        )
        yield context.new_page()
        context.close()

    def take(
        self,
        name: str,
        address: str,
        shows: str,
        language: str = "en",
        prepare: Callable[[Page], None] = lambda page: None,
    ) -> None:
        """Photograph a page on both screens, in both lights."""
        for size in SIZES:
            with self.page(size, language) as page:
                page.goto(address)
                expect(page.locator(shows).first).to_be_visible(timeout=15_000)
                prepare(page)
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(400)
                for light, scheme in LIGHTS.items():
                    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
                    page.wait_for_timeout(150)
                    end = "" if language == "en" else f"-{language}"
                    self._keep(page, f"{name}-{size}-{light}{end}")

    def _keep(self, page: Page, name: str) -> None:
        """Save as WebP, which Playwright itself does not offer."""
        devtools = page.context.new_cdp_session(page)
        shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
        devtools.detach()

    def go_round(self) -> None:
        house = self.house
        house.others_play()
        house.goes_on_until(house.placing)
        for language in ("en", "pl"):
            self.take("hall", "/", ".lists li", language)
            with house.all_look() as table:
                self.take("table", table, ".prompt .choice", language, dismiss_recap)
        self.take("new-table", "/new/champions", ".settings")
        self.take("learn", "/learn/champions", ".speech")
        self.take("rules", "/rules/champions#CHM-COMBAT-07", "li.target")
        house.goes_on_until(house.fight)
        with house.all_look() as table:
            self.take("fight", table, ".prompt .choice", prepare=dismiss_recap)
        house.goes_on_until(len(house.moves))
        self.take("end", f"/t/{house.table}", "dialog .places")
        # The chart is drawn while the moves come in.
        replay = f"/t/{house.table}/replay?move={house.fight}"
        self.take("replay", replay, ".replay svg", prepare=until_quiet)
        self.take("player", f"/u/{PEOPLE[0]}", ".page h1")
        for scene in SCENES:
            address = house.lay(scene)
            self.take(f"table-{scene.name}", address, ".prompt .choice", prepare=dismiss_recap)


def dismiss_recap(page: Page) -> None:
    recap = page.locator(".banner button").last
    if recap.count() > 0:
        recap.click()


def until_quiet(page: Page) -> None:
    page.wait_for_load_state("networkidle")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "docs/screenshots")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    browser_path = find_browser()
    assert browser_path, "there is no Chromium here"
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        server = Server(sqlite_url(Path(temporary) / "meadhall.db"), Path(temporary) / "log")
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
            Photographer(House(browser, server), folder).go_round()
            browser.close()
        finally:
            server.kill()
    size = sum(path.stat().st_size for path in folder.glob("*.webp"))
    print(f"{len(list(folder.glob('*.webp')))} pictures, {size / 1e6:.1f} MB, in {folder}")
    assert size <= MOST_BYTES, f"that is more than {MOST_BYTES / 1e6:.0f} MB"


if __name__ == "__main__":
    main()
