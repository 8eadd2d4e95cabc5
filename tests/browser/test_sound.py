"""Sounds: made by the page itself, about as loud as each other, and silent until asked for."""

from math import sqrt

from playwright.sync_api import Page, expect

from tests.browser.conftest import Comes
from tests.server.running import ROOT, Server

SOUNDS = ("dice", "card", "blow", "horn", "gain", "victory")
RATE = 44_100
MOMENT = RATE // 20
"""Samples in which a sound is as loud as it seems."""
CLIPPED = 0.98
LONGEST = 2.0
"""Seconds; the horns of victory."""
APART = 3
"""The loudest sound may be this many times as loud as the quietest: about ten decibels."""
PLAY = """async ([source, sound]) => {
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 4 * 44100, 44100); window.context = this; }
    resume() { return Promise.resolve(); }
  };
  const {synthesiser} = await import(`${source}?${sound}`);
  synthesiser().play(sound, 1);
  const samples = (await window.context.startRendering()).getChannelData(0);
  return [...samples];
}"""
"""What a sound would sound like, at full volume."""
LISTEN = """
window.started = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.started += 1;
  return start.apply(this, when);
};
"""


def loudest(samples: list[float]) -> float:
    """The mean of the loudest moment, as a root mean square."""
    sums = [
        sum(one * one for one in samples[at : at + MOMENT])
        for at in range(0, len(samples), MOMENT // 5)
    ]
    return sqrt(max(sums) / MOMENT)


def test_no_sound_is_clipped_or_much_louder_than_the_others(server: Server, comes: Comes) -> None:
    page = comes(server).page
    page.goto("/healthz")
    [source] = (ROOT / "src/meadhall/server/client/assets").glob("synthesiser-*.js")
    loud = {}
    for sound in SOUNDS:
        samples = page.evaluate(PLAY, [f"/assets/{source.name}", sound])
        assert max(map(abs, samples)) < CLIPPED, sound
        last = max(place for place, one in enumerate(samples) if abs(one) > 0.001)
        assert 0.1 < last / RATE < LONGEST, sound
        loud[sound] = loudest(samples)
    assert max(loud.values()) < APART * min(loud.values()), loud


def has_sounded(page: Page) -> bool:
    return bool(page.evaluate("window.started > 0"))


def opens_the_settings(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()


def test_sounds_are_asked_for_and_that_is_kept(server: Server, comes: Comes) -> None:
    player = comes(server, "Astrid")
    page = player.page
    page.add_init_script(LISTEN)
    player.sits_at(player.opens("me", "bot", seed="sounds"))
    player.is_asked()
    opens_the_settings(page)
    asked = page.get_by_label("Play sounds")
    expect(asked).not_to_be_checked()
    assert not has_sounded(page)
    asked.check()
    page.wait_for_function("() => window.started > 0")
    page.get_by_label("Volume").fill("25")

    page.reload()
    player.is_asked()
    opens_the_settings(page)
    expect(asked).to_be_checked()
    expect(page.get_by_label("Volume")).to_have_value("25")
    asked.uncheck()
    page.evaluate("window.started = 0")
    page.reload()
    player.chooses()
    player.is_asked()
    assert not has_sounded(page)

    # One key turns them on and off; it answers with a sound only when they are on.
    player.folds_the_list()
    page.keyboard.press("m")
    page.wait_for_function("() => window.started > 0")
    page.keyboard.press("m")
    page.reload()
    player.is_asked()
    opens_the_settings(page)
    expect(asked).not_to_be_checked()
    assert not has_sounded(page)
    asked.check()
    expect(page.get_by_label("Volume")).to_have_value("25")
