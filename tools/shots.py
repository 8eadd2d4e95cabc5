"""What ``tools/screenshots.py`` photographs: every page, and every state of a table."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import NamedTuple

from playwright.sync_api import Page, TimeoutError, ViewportSize, expect

from tools import scenes
from tools.scenes import Scene

SIZES = {
    "desktop": ViewportSize(width=1440, height=900),
    "laptop": ViewportSize(width=1366, height=768),
    "wide": ViewportSize(width=1920, height=1080),
    "phone": ViewportSize(width=390, height=844),
    "turned": ViewportSize(width=844, height=390),
}
HANDHELD = ("phone", "turned")
"""A phone, upright and on its side."""

Sizes = Mapping[str, tuple[str, ...]]
"""The lights in which a picture is taken, for each size of screen."""

BOTH = ("night", "birch")
ON_A_DESK: Sizes = {"desktop": BOTH}
ON_ALL_DESKS: Sizes = {"desktop": BOTH, "laptop": ("night",), "wide": ("night",)}
ON_A_PHONE: Sizes = {"phone": BOTH}
ON_ITS_SIDE: Sizes = {"turned": ("night",)}
BOTH_WAYS: Sizes = {**ON_A_PHONE, **ON_ITS_SIDE}
EVERYWHERE: Sizes = {"desktop": BOTH, "phone": BOTH}
ONE_OF_EACH: Sizes = {"desktop": ("night",), "phone": ("birch",)}
LIGHT: Sizes = {"desktop": ("birch",)}
LIGHT_PHONE: Sizes = {"phone": ("birch",)}
NONE: Sizes = {}

LOOKS = 18
BETWEEN_LOOKS = 5_000
"""How often a picture looks whether a bot has judged a game, and for how many milliseconds."""
ASKED = ".prompt .all"
BOARD = ".board svg"


def nothing(page: Page) -> None:
    """The page is right as it comes."""


class Shot(NamedTuple):
    name: str
    at: Scene | str
    """A moment of a game, or the address of a page."""
    prepare: Callable[[Page], None] = nothing
    """Brings the page into its state; called again after the window was resized."""
    sizes: Sizes = EVERYWHERE
    polish: Sizes = NONE
    shows: str = ASKED
    """What has to be there first."""
    query: str = ""
    has_guest: bool = False
    """Whether the game in examples/ has to be there."""


# At a table


def folds_the_recap(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    tab = page.locator("[aria-keyshortcuts=R]")
    # It comes a moment after the table, and only where something has happened.
    with suppress(TimeoutError):
        tab.wait_for(timeout=1500)
    if tab.and_(page.locator("[aria-expanded=true]")).count() > 0:
        page.keyboard.press("r")
    expect(page.locator(".recap")).to_have_count(0)


def hangs_the_recap(page: Page) -> None:
    expect(page.locator(".recap .entry").first).to_be_visible()


def waits_for_a_roll(page: Page) -> None:
    expect(page.locator(".felt")).to_be_visible()


def stages(acts: int = 1) -> Callable[[Page], None]:
    """Go on to the result of this act."""

    def prepare(page: Page) -> None:
        if page.locator(".felt .result").is_visible():
            return
        expect(page.locator(".felt")).to_be_visible()
        for number in range(acts):
            if number > 0:
                page.keyboard.press("Space")
            while not page.locator(".felt .result").is_visible():
                page.keyboard.press("Space")
                page.wait_for_timeout(60)

    return prepare


def thing(id: str) -> str:
    return f".board [data-thing='{id}']"


BARE_SPOT = """id => {
  const steps = [...Array(19).keys()].map((n) => (n + 1) / 20);
  const shares = steps.sort((one, other) => Math.abs(one - 0.5) - Math.abs(other - 0.5));
  for (const one of document.querySelectorAll(`.board [data-thing="${id}"]`)) {
    const { x, y, width, height } = one.getBoundingClientRect();
    for (const across of shares)
      for (const down of shares) {
        const spot = [x + width * across, y + height * down];
        if (document.elementFromPoint(...spot)?.closest("[data-thing]") === one) return spot;
      }
  }
}"""
"""Where nothing else lies over a thing, as near to its middle as possible."""


def points_at(page: Page, id: str) -> None:
    x, y = page.wait_for_function(BARE_SPOT, arg=id).json_value()
    page.mouse.move(2, 2)
    page.mouse.move(x, y)


def considers(id: str) -> Callable[[Page], None]:
    """The pointer is on a thing, and has not rested there for long enough to be told about it."""

    def prepare(page: Page) -> None:
        folds_the_recap(page)
        page.evaluate("longest = 300")
        points_at(page, id)

    return prepare


def chooses(id: str) -> Callable[[Page], None]:
    """A thing is chosen that leaves something to settle, such as how many go there."""

    def prepare(page: Page) -> None:
        folds_the_recap(page)
        page.keyboard.press("Escape")
        page.mouse.click(*page.wait_for_function(BARE_SPOT, arg=id).json_value())
        expect(page.get_by_role("spinbutton")).to_be_visible()

    return prepare


def lists_all(page: Page) -> None:
    folds_the_recap(page)
    if page.locator(".list").count() == 0:
        page.keyboard.press("l")
    expect(page.locator(".list .entry").first).to_be_visible()


def inspects_and_opens(id: str, seat: int) -> Callable[[Page], None]:
    """Somebody else's board is open, and a thing is explained."""

    def prepare(page: Page) -> None:
        folds_the_recap(page)
        if page.locator("section.drawer").count() == 0:
            page.locator(f".people [data-seat='{seat}'] .seat").first.click()
        points_at(page, id)
        expect(page.get_by_role("dialog").first).to_be_visible()

    return prepare


# On a phone


def taps(id: str) -> Callable[[Page], None]:
    def prepare(page: Page) -> None:
        folds_the_recap(page)
        page.locator(thing(id)).first.tap()

    return prepare


def holds(id: str) -> Callable[[Page], None]:
    """A finger stays on a thing until it is explained."""

    def prepare(page: Page) -> None:
        folds_the_recap(page)
        one = page.locator(thing(id)).first
        one.scroll_into_view_if_needed()
        box = one.bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        hand = page.context.new_cdp_session(page)
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        expect(page.get_by_role("dialog").first).to_be_visible()
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    return prepare


def turns_to(tab: int) -> Callable[[Page], None]:
    def prepare(page: Page) -> None:
        folds_the_recap(page)
        page.locator(".tabs button").nth(tab).tap()

    return prepare


# Elsewhere


def shows_the_games(page: Page) -> None:
    expect(page.locator("article").first).to_be_visible()


def until_judged(page: Page) -> None:
    """A bot has thought the game through; on a slow machine, as far as it came.

    The page asks again only after a while, and here nothing happens by itself: so it is reloaded.
    """
    turning_point = page.locator("dialog[open] .watch").first
    for _ in range(LOOKS):
        with suppress(TimeoutError):
            turning_point.wait_for(timeout=BETWEEN_LOOKS)
            return
        page.reload()
    page.locator("dialog[open]").wait_for()
    page.wait_for_timeout(BETWEEN_LOOKS)


def until_quiet(page: Page) -> None:
    page.wait_for_load_state("networkidle")


HARBOUR = "harbour 28"
SIEGE = Scene("siege", "hnefatafl", 2, "siege 6", is_asked=scenes.is_besieged)
TOWN = Scene("town", "champions", 4, HARBOUR, is_asked=scenes.is_busy_town)
ROLL = Scene("roll", "champions", 4, "harbour 18", happens=scenes.rolls_first)
SLAIN = Scene("slain", "champions", 4, "harbour 1", happens=scenes.slays_at_a_price)
WON = Scene("won", "champions", 4, "harbour 8")
MARCH = Scene(
    "march", "northgard", 4, "saga 5", is_asked=scenes.marches, options={"creatures": True}
)
CARDS = Scene(
    "cards", "northgard", 4, "saga 5", is_asked=scenes.has_a_hand, options={"creatures": True}
)
TILE = Scene(
    "tile", "northgard", 4, "saga 19", is_asked=scenes.lays_a_tile, options={"creatures": True}
)
COMBAT = Scene("combat", "northgard", 3, "saga 3", is_asked=scenes.fights_for_land)
ATTACK = Scene("attack", "last_aurora", 3, "road 26", happens=scenes.is_attacked)
DRIVE = Scene("drive", "last_aurora", 3, "road 3", is_asked=scenes.drives, options={"mine": True})
STORIES = [
    Scene(
        f"story on {seed}",
        "last_aurora",
        2,
        seed,
        is_asked=scenes.faces_a_story,
        options={"stories": True},
    )
    for seed in ("road 2", "road 3")
]
LOST = Scene("lost", "last_aurora", 1, "road 1")
INFLUENCE = Scene(
    "influence",
    "ice_garden",
    4,
    "garden 6",
    is_asked=scenes.spreads_influence,
    options={"vuko_tiles": True},
)
DOMINATION = Scene(
    "domination",
    "ice_garden",
    4,
    "garden 37",
    happens=scenes.dominates,
    options={"vuko_tiles": True},
)
HUNT = Scene(
    "hunt", "ice_garden", 1, "garden 27", happens=scenes.is_hunted, options={"solo_level": "medium"}
)

SHOTS = (
    Shot("hall", "/", shows_the_games, polish=EVERYWHERE, shows=".lists li"),
    Shot("new-table", "/new/champions", shows=".settings"),
    Shot("learn", "/learn/champions", shows=".speech"),
    Shot(
        "rules",
        "/rules/champions/fights",
        until_quiet,
        polish={**LIGHT, **LIGHT_PHONE},
        shows=".leaf .piece svg",
    ),
    Shot("table-hnefatafl", SIEGE, folds_the_recap, ONE_OF_EACH, has_guest=True),
    Shot("table-champions-recap", TOWN, hangs_the_recap, ON_A_DESK),
    Shot("table-champions-inspect", TOWN, inspects_and_opens("blacksmith", 2), ON_A_DESK, LIGHT),
    Shot(
        "table-champions-roll", ROLL, waits_for_a_roll, {**ON_ALL_DESKS, **ON_A_PHONE}, LIGHT, BOARD
    ),
    Shot("table-champions-rolled", ROLL, stages(), {**ON_A_DESK, **LIGHT_PHONE}, NONE, BOARD),
    Shot("table-champions-slain", SLAIN, stages(), ONE_OF_EACH, NONE, BOARD),
    Shot("table-champions-peek", TOWN, folds_the_recap, BOTH_WAYS, LIGHT_PHONE),
    Shot("table-champions-inspector", TOWN, holds("blacksmith"), ON_A_PHONE, LIGHT_PHONE),
    Shot("table-champions-others", TOWN, turns_to(2), ON_A_PHONE),
    Shot("table-northgard-march", MARCH, chooses("tile_03.w"), ON_ALL_DESKS, LIGHT),
    Shot("table-northgard-list", CARDS, lists_all, ON_A_DESK, LIGHT),
    Shot("table-northgard-tile", TILE, folds_the_recap, ON_A_DESK),
    Shot("table-northgard-combat", COMBAT, folds_the_recap, ON_A_DESK),
    Shot("table-northgard-preview", MARCH, taps("tile_03.w"), BOTH_WAYS, LIGHT_PHONE),
    Shot("table-last-aurora-attack", ATTACK, stages(), {**ON_A_DESK, **ON_A_PHONE}, LIGHT, BOARD),
    Shot("table-last-aurora-drive", DRIVE, considers("a12"), ON_ALL_DESKS, LIGHT),
    Shot("table-last-aurora-road", DRIVE, folds_the_recap, ON_ITS_SIDE),
    Shot("table-last-aurora-story", STORIES[0], folds_the_recap, {**ON_A_DESK, **ON_A_PHONE}),
    Shot("table-last-aurora-story-2", STORIES[1], folds_the_recap, LIGHT, LIGHT),
    Shot("table-ice-garden-influence", INFLUENCE, considers("snake_lands"), ON_ALL_DESKS, LIGHT),
    Shot(
        "table-ice-garden-domination",
        DOMINATION,
        stages(),
        {**ON_ALL_DESKS, **ON_A_PHONE},
        LIGHT,
        BOARD,
    ),
    Shot("table-ice-garden-vuko", HUNT, stages(), ON_A_DESK, shows=BOARD),
    Shot("table-ice-garden-map", INFLUENCE, folds_the_recap, BOTH_WAYS, LIGHT_PHONE),
    Shot("table-ice-garden-mine", INFLUENCE, turns_to(1), ON_A_PHONE),
    Shot("end-champions-victory", WON, until_judged, polish=LIGHT, shows="dialog .places"),
    Shot("end-last-aurora-defeat", LOST, until_judged, shows="dialog .duel"),
    Shot("replay", WON, until_quiet, shows=".replay svg", query="/replay?move=200"),
    Shot("player", "/u/Astrid", sizes={**ON_A_DESK, **LIGHT_PHONE}, shows=".page h1"),
)
