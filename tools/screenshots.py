"""Make the pictures in docs/screenshots: ``python tools/screenshots.py``.

The script starts its own server, seats four people at a table whose seed and moves are always the
same, and photographs every page on the way. Only clocks and dates differ from run to run.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from meadhall.bots import Seen, find_bot
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.store import sqlite_url
from tests.browser.conftest import FLAGS, find_browser
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.running import ROOT, Server

SEED = "harbour 28"
PEOPLE = ("Astrid", "Halvard", "Signe", "Ketil")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
LIGHTS = {"night": "dark", "birch": "light"}
QUALITY = 66
MOST_BYTES = 3_000_000


class Move(NamedTuple):
    seat: int
    word: str


class Script(NamedTuple):
    """A game between sensible bots, and the moments at which it is worth a picture."""

    moves: list[Move]
    placing: int
    fight: int


def write_script(players: int, seed: str) -> Script:
    game, bot = find_game("champions"), find_bot("greedy")
    state = game.new(players, {}, seed)
    dice = Dice.from_seed(f"{seed} bots", streams=1)
    moves: list[Move] = []
    placing = fight = 0
    while deciders := state.deciders():
        seat = deciders[0]
        words = [game.moves.word(move) for move in state.moves(seat)]
        view: Any = game.view(state, seat)
        if seat == 0 and not placing and is_busy(view) and has(words, "place:"):
            placing = len(moves)
        if seat == 0 and placing and not fight and is_open(view) and has(words, "favor"):
            fight = len(moves) if not has(words, "rune") else 0
        move = bot.choose(Seen(game, state, seat, dice))
        moves.append(Move(seat, game.moves.word(move)))
        state.play(seat, move)
    return Script(moves, placing, fight)


def has(words: list[str], start: str) -> bool:
    return any(word.startswith(start) for word in words)


def is_busy(view: Any) -> bool:
    """There are workers in the town, and some are still to come."""
    return view.round >= 4 and 6 <= sum(len(space.workers) for space in view.spaces) <= 10


def is_open(view: Any) -> bool:
    """A fight with a few dice, all in one row."""
    return view.combat is not None and 3 <= sum(die.n for die in view.dice) <= 4


class House:
    """A server with people in it, one of whom shows us around."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.url = server.url
        self.people = [self._comes(name) for name in PEOPLE]
        self.guide = self.people[0]
        self.script = write_script(len(PEOPLE), SEED)
        assert self.script.fight, "this seed brings no fight that is worth a picture"
        self.table = self._main_table()
        self._made = 0

    def _comes(self, name: str) -> Visitor:
        visitor = Visitor(self.browser.new_context(base_url=self.url), self.url)
        visitor.ask("/api/enter", {"name": name})
        return visitor

    def _main_table(self) -> str:
        table = self.guide.opens("me", "open", "open", "open", seed=SEED, public=True, clock="live")
        for seat, person in enumerate(self.people[1:], 1):
            person.ask(f"/api/tables/{table}/join", {"seat": seat})
        return table

    def others_play(self) -> None:
        """Tables of which the Hall tells, and games that were played before."""
        _, halvard, signe, ketil = self.people
        signe.opens("me", "open", "open", public=True)
        ketil.opens("me", "bot", "open", "open", public=True, clock="live")
        watched = halvard.opens("me", "open", public=True, seed="watched")
        signe.ask(f"/api/tables/{watched}/join", {})
        for number, other in enumerate((halvard, ketil)):
            old = self.guide.opens("me", "open", public=True, seed=f"{SEED} {number}")
            other.ask(f"/api/tables/{old}/join", {})
            moves = write_script(2, f"{SEED} {number}").moves
            play(old, [self.guide, other], moves)

    def goes_on_until(self, moves: int) -> None:
        play(self.table, self.people, self.script.moves[self._made : moves])
        self._made = moves

    @contextmanager
    def all_look(self) -> Iterator[str]:
        """Everybody sits at the table; its address."""
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
        """A page on both screens, in both lights."""
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
        """As WebP, which Playwright itself does not offer."""
        devtools = page.context.new_cdp_session(page)
        shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
        devtools.detach()

    def go_round(self) -> None:
        house = self.house
        house.others_play()
        house.goes_on_until(house.script.placing)
        for language in ("en", "pl"):
            self.take("hall", "/", ".lists li", language)
            with house.all_look() as table:
                self.take("table", table, ".prompt .choice", language, dismiss_recap)
        self.take("new-table", "/new/champions", ".settings")
        self.take("learn", "/learn/champions", ".speech")
        self.take("rules", "/rules/champions#CHM-COMBAT-07", "li.target")
        house.goes_on_until(house.script.fight)
        with house.all_look() as table:
            self.take("fight", table, ".prompt .choice", prepare=dismiss_recap)
        house.goes_on_until(len(house.script.moves))
        self.take("end", f"/t/{house.table}", "dialog .places")
        # The chart is drawn while the moves come in.
        replay = f"/t/{house.table}/replay?move={house.script.fight}"
        self.take("replay", replay, ".replay svg", prepare=until_quiet)
        self.take("player", f"/u/{PEOPLE[0]}", ".page h1")


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
