"""Make the pictures in docs/screenshots: ``python tools/screenshots.py``.

The script starts its own server, seats people at tables whose seeds and moves are always the same,
and photographs every page and every state of a table (``tools/shots.py`` lists them). Only clocks
and dates differ from run to run. ``--only recap`` takes the pictures whose name contains that word.
"""

import argparse
import base64
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from meadhall.kernel import catalogue
from meadhall.store import sqlite_url
from tests.browser.conftest import FLAGS, QUICKLY, find_browser
from tests.browser.visitor import Visitor
from tests.server.running import ROOT, Server
from tools.scenes import Course, Move, Scene, play_out, play_to
from tools.shots import HANDHELD, SHOTS, SIZES, Shot, Sizes

PEOPLE = ("Astrid", "Halvard", "Signe", "Ketil")
LIGHTS = {"night": "dark", "birch": "light"}
QUALITY = 60
MOST_BYTES = 9_000_000
TRIES = 3
SLOWLY = 20_000
"""Milliseconds after which something that should appear counts as missing."""

HOLD = """
  localStorage['meadhall.pace'] = 'normal';
  const later = window.setTimeout;
  window.longest = 900;
  window.setTimeout = (act, delay, ...rest) =>
    later(act, delay >= window.longest ? 1e7 : delay, ...rest);
"""
"""What is staged goes on only when it is told to: a picture takes its time."""


class House:
    """A server with people in it, one of whom shows us around."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.url = server.url
        self.people = [self._comes(name) for name in PEOPLE]
        self.guide = self.people[0]
        self._laid: dict[str, str] = {}

    def _comes(self, name: str) -> Visitor:
        visitor = Visitor(self.browser.new_context(base_url=self.url), self.url)
        visitor.ask("/api/enter", {"name": name})
        return visitor

    def open(self, game: str, players: int, seed: str, options: Mapping[str, object]) -> str:
        """A table at which the first of us sit, in order."""
        seats = ["me"] + ["open"] * (players - 1)
        table = self.guide.opens(*seats, game=game, seed=seed, options=options, public=True)
        for seat, person in enumerate(self.people[1:players], 1):
            person.ask(f"/api/tables/{table}/join", {"seat": seat})
        return table

    def play(self, table: str, moves: list[Move]) -> None:
        decision = 0
        for seat, word in moves:
            person = self.people[seat]
            # The last entry of the log has usually raised the question.
            for _ in range(2):
                answer = {"seat": seat, "decision": decision, "move": word, "key": None}
                reply = person.context.request.post(f"/api/tables/{table}/moves", data=answer)
                if reply.ok:
                    decision = reply.json()["seq"]
                    break
                decision = person.picture(table)["views"][0]["decision"]["id"]
            else:
                raise ValueError(f"{word} of seat {seat} was refused: {reply.text()}")

    def lay(self, scene: Scene) -> tuple[str, Course]:
        """A table shortly before a moment. What only waits for the reader is laid once."""
        course = play_to(scene)
        if scene.name in self._laid:
            return self._laid[scene.name], course
        table = self.open(scene.game, scene.players, scene.seed, scene.options)
        self.play(table, course.moves)
        if course.last is None:
            self._laid[scene.name] = table
        return table, course

    def attend(self, table: str, players: int) -> None:
        """The others are at the table as well: their lines are open."""
        for person in self.people[1:players]:
            person.page.goto("/healthz")
            person.page.evaluate(
                "id => new WebSocket(`ws://${location.host}/api/tables/${id}/live`)", table
            )

    def others_play(self) -> None:
        """Open tables for the Hall to list, and play games that are already over."""
        _, halvard, signe, ketil = self.people
        signe.opens("me", "open", "open", public=True)
        ketil.opens("me", "bot", "open", "open", public=True, clock="live")
        watched = halvard.opens("me", "open", public=True, seed="watched")
        signe.ask(f"/api/tables/{watched}/join", {})
        for number in range(2):
            seed = f"harbour {number}"
            self.play(self.open("champions", 2, seed, {}), play_out("champions", 2, seed))


class Photographer:
    def __init__(self, house: House, shots: Sequence[Shot], folder: Path, only: str) -> None:
        self.house = house
        self.shots = shots
        self.folder = folder
        self.only = only
        self.taken: set[str] = set()
        self.began = time.monotonic()

    def go_round(self) -> None:
        self.house.others_play()
        for shot in self.shots:
            for language, sizes in (("en", shot.sizes), ("pl", shot.polish)):
                end = "" if language == "en" else f"-{language}"
                wanted = {
                    size: lights
                    for size, lights in sizes.items()
                    if any(self.only in f"{shot.name}-{size}-{light}{end}" for light in lights)
                }
                # Windows on a desk are only resized; a phone is another device.
                desks = tuple(size for size in SIZES if size not in HANDHELD)
                for group in (*((size,) for size in HANDHELD), desks):
                    if some := {size: wanted[size] for size in group if size in wanted}:
                        self.try_to_take(shot, language, some, end)

    def try_to_take(self, shot: Shot, language: str, sizes: Sizes, end: str) -> None:
        """A busy machine may come too late to see something happen; then it happens again."""
        for left in reversed(range(TRIES)):
            began = time.monotonic()
            try:
                self.take(shot, language, sizes, end)
            except (AssertionError, Error):
                if left == 0:
                    raise
                print(f"     {shot.name} again, after {time.monotonic() - began:.0f} s", flush=True)
            else:
                return

    def take(self, shot: Shot, language: str, sizes: Sizes, end: str) -> None:
        with self.page(next(iter(sizes)), language) as page:
            if isinstance(shot.at, Scene):
                table, course = self.house.lay(shot.at)
                self.house.attend(table, shot.at.players)
                page.goto(f"/t/{table}{shot.query}")
                expect(page.locator(shot.shows).first).to_be_visible()
                if course.last is not None:
                    # Nothing is staged for whoever comes in; the stage is loaded after the table.
                    page.wait_for_load_state("networkidle")
                    page.wait_for_timeout(500)
                    self.house.play(table, [course.last])
            else:
                page.goto(shot.at)
                expect(page.locator(shot.shows).first).to_be_visible()
            page.evaluate("document.fonts.ready")
            for size, lights in sizes.items():
                page.set_viewport_size(SIZES[size])
                shot.prepare(page)
                page.wait_for_timeout(350)
                for light in lights:
                    page.emulate_media(color_scheme="dark" if light == "night" else "light")
                    page.wait_for_timeout(120)
                    self._keep(page, f"{shot.name}-{size}-{light}{end}")

    @contextmanager
    def page(self, size: str, language: str) -> Iterator[Page]:
        """The guide's browser, on a screen of this size."""
        guide = self.house.guide.context
        assert guide.request.patch("/api/me", data={"language": language}).ok
        context = self.house.browser.new_context(
            base_url=self.house.url,
            storage_state=guide.storage_state(),
            viewport=SIZES[size],
            is_mobile=size in HANDHELD,
            has_touch=size in HANDHELD,
            reduced_motion="reduce",
        )
        context.set_default_timeout(SLOWLY)
        context.add_init_script(f"if (location.protocol !== 'about:') {{ {HOLD} }}")
        yield context.new_page()
        context.close()

    def _keep(self, page: Page, name: str) -> None:
        """Save as WebP, which Playwright itself does not offer."""
        devtools = page.context.new_cdp_session(page)
        shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        file = self.folder / f"{name}.webp"
        file.write_bytes(base64.b64decode(shot["data"]))
        devtools.detach()
        self.taken.add(file.name)
        kilobytes, seconds = file.stat().st_size // 1000, time.monotonic() - self.began
        print(f"{seconds:4.0f} s {name} {kilobytes} kB", flush=True)


def visit(browser: Browser, shots: Sequence[Shot], folder: Path, only: str) -> set[str]:
    """Take these pictures at a server of their own; return the names of the files."""
    with tempfile.TemporaryDirectory() as temporary:
        server = Server(
            sqlite_url(Path(temporary) / "meadhall.db"), Path(temporary) / "log", QUICKLY
        )
        server.start()
        try:
            photographer = Photographer(House(browser, server), shots, folder, only)
            photographer.go_round()
        finally:
            server.kill()
    return photographer.taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "docs/screenshots")
    parser.add_argument("--only", default="", help="take the pictures whose name contains this")
    wish = parser.parse_args()
    folder: Path = wish.folder
    folder.mkdir(parents=True, exist_ok=True)
    browser_path = find_browser()
    assert browser_path, "there is no Chromium here"
    expect.set_options(timeout=SLOWLY)
    began = time.monotonic()
    taken: set[str] = set()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        taken |= visit(browser, [shot for shot in SHOTS if not shot.has_guest], folder, wish.only)
        os.environ[catalogue.PACKAGES] = str(ROOT / "examples" / "hnefatafl")
        catalogue.forget()
        taken |= visit(browser, [shot for shot in SHOTS if shot.has_guest], folder, wish.only)
        browser.close()
    if not wish.only:
        for old in folder.glob("*.webp"):
            if old.name not in taken:
                old.unlink()
    pictures = list(folder.glob("*.webp"))
    size = sum(path.stat().st_size for path in pictures)
    minutes = (time.monotonic() - began) / 60
    print(f"{len(pictures)} pictures, {size / 1e6:.1f} MB, in {folder}; {minutes:.1f} minutes")
    assert size <= MOST_BYTES, f"that is more than {MOST_BYTES / 1e6:.0f} MB"


if __name__ == "__main__":
    main()
