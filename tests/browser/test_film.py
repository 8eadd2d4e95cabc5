"""A film of a stretch of a game, recorded in the browser."""

import base64
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Download, Page, expect

from tests.browser.conftest import Comes
from tests.browser.finished import Finished
from tests.browser.test_axe import is_open_to_all
from tests.browser.visitor import DESKTOP, PHONE
from tests.server.running import Server

BEGINNINGS = {".webm": b"\x1a\x45\xdf\xa3", ".mp4": b"ftyp"}
"""Which of them a browser makes is up to its build."""
PLAY = """async (address) => {
  const video = document.createElement("video");
  video.muted = true;
  video.src = address;
  document.body.append(video);
  const ended = new Promise((resolve, reject) => {
    video.onended = resolve;
    video.onerror = () => reject(new Error(video.error.message));
  });
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const shown = [];
  const note = () => {
    canvas.width = 64;
    canvas.height = 40;
    pen.drawImage(video, 0, 0, video.videoWidth, video.videoHeight * 0.9, 0, 0, 64, 40);
    shown.push([...pen.getImageData(0, 0, 64, 40).data]);
    video.requestVideoFrameCallback(note);
  };
  video.requestVideoFrameCallback(note);
  await video.play();
  await ended;
  const color = (frame) => (_, at) => at % 4 ? "" : frame.slice(at, at + 3).join();
  const colors = (frame) => new Set(frame.map(color(frame))).size;
  const apart = (a, b) => a.reduce((sum, value, at) => sum + Math.abs(value - b[at]), 0) / a.length;
  return {
    width: video.videoWidth, height: video.videoHeight, seconds: video.currentTime,
    frames: shown.length, colors: colors(shown[0]), apart: apart(shown[0], shown.at(-1)),
  };
}"""


def played(browser: Browser, film: Path) -> Any:
    """What somebody sees who was sent the film, in a browser that knows nothing of the game."""
    context = browser.new_context()
    page = context.new_page()
    data = base64.b64encode(film.read_bytes()).decode()
    found = page.evaluate(PLAY, f"data:video/{film.suffix[1:]};base64,{data}")
    context.close()
    return found


def chooses(page: Page, first: int, last: int) -> None:
    page.keyboard.press("m")
    page.get_by_label("From move").fill(str(first))
    page.get_by_label("to move", exact=True).fill(str(last))


def saved(page: Page, folder: Path) -> Path:
    page.get_by_role("button", name="Record").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_text("The film is ready")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save film").click()
    found: Download = download.value
    path = folder / found.suggested_filename
    found.save_as(path)
    return path


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_stretch_of_a_game_becomes_a_film(
    browser: Browser,
    server: Server,
    comes: Comes,
    finished: Finished,
    tmp_path: Path,
    size: dict[str, int],
) -> None:
    page = comes(server, storage_state=finished.state, viewport=size).page
    page.goto(f"/t/{finished.table}/replay?move=30&seat=-1")
    expect(page.locator(".prompt .say .at")).to_have_text(f"Move 30 of {finished.moves}")
    chooses(page, 26, 30)
    film = saved(page, tmp_path)
    assert film.stem == f"champions-{finished.table}-26-30"
    assert BEGINNINGS[film.suffix] in film.read_bytes()[:8]
    seen = played(browser, film)
    assert 600 < min(seen["width"], seen["height"]) < max(seen["width"], seen["height"]) <= 1352
    assert seen["seconds"] > 4
    assert seen["frames"] > 20
    assert seen["colors"] > 50, "the board is in the picture"
    assert seen["apart"] > 0.2, "something has moved"
    # The replay is where it was.
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .say .at")).to_have_text(f"Move 30 of {finished.moves}")


def test_a_film_is_given_up(server: Server, comes: Comes, finished: Finished) -> None:
    page = comes(server, storage_state=finished.state).page
    page.goto(f"/t/{finished.table}/replay?move=12&seat=-1")
    expect(page.locator(".prompt .say .at")).to_have_text(f"Move 12 of {finished.moves}")
    chooses(page, 2, 40)
    page.get_by_role("button", name="Record").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Record")).to_be_visible()
    expect(page.get_by_role("link", name="Save film")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    for first, last in ((5, 5), (9, 5), (0, finished.moves + 1)):
        page.get_by_label("From move").fill(str(first))
        page.get_by_label("to move", exact=True).fill(str(last))
        expect(page.get_by_text("Choose a stretch of two to 80 moves")).to_be_visible()
        expect(page.get_by_role("button", name="Record")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .say .at")).to_have_text(f"Move 12 of {finished.moves}")


def test_a_browser_that_cannot_says_so(server: Server, comes: Comes, finished: Finished) -> None:
    page = comes(server, storage_state=finished.state).page
    page.add_init_script("delete window.MediaRecorder")
    page.goto(f"/t/{finished.table}/replay?move=12&seat=-1")
    expect(page.locator(".prompt .say .at")).to_have_text(f"Move 12 of {finished.moves}")
    page.keyboard.press("m")
    expect(page.get_by_role("alert")).to_contain_text("This browser cannot record the board.")
    expect(page.get_by_role("button", name="Record")).to_be_disabled()


def test_making_a_film_is_open_to_all(server: Server, comes: Comes, finished: Finished) -> None:
    page = comes(server, locale="pl-PL").page
    page.goto(f"/t/{finished.table}/replay?move=12&seat=-1")
    expect(page.locator(".prompt .say .at")).to_have_text(f"Ruch 12 z {finished.moves}")
    page.keyboard.press("m")
    expect(page.get_by_role("heading", name="Nagraj film")).to_be_visible()
    is_open_to_all(page, "film")
