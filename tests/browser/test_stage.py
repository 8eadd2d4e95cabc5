"""What happens is staged at the reader's pace, waits where it is theirs, and is told again."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import Comes
from tests.browser.visitor import PHONE, SETTLED, SMALL_PHONE, Visitor
from tests.server.running import Server
from tools.scenes import Happening, Move, Scene, View, play_out, play_to

LAPTOP = {"width": 1366, "height": 768}
SEED = "harbour 28"
MOVES = play_out("champions", 2, SEED)
OWN_ROLL = 20
"""The move with which the first seat sends its warriors into a fight."""
OTHERS_ROLL = 45
PLACING = next(
    number
    for number, (one, other) in enumerate(pairwise(MOVES))
    if one.word.startswith("place") and (one.seat, other.seat) == (0, 1)
)
"""The first seat sends a worker out, and then it is the turn of the second."""

WRITING = """picture => [...picture.querySelectorAll("text")].filter(one => {
  const size = parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a;
  return one.textContent.trim() && size < 11;
}).map(one => one.textContent)"""
"""What is written in a picture too small to be read."""

BEYOND = """stage => [...stage.querySelectorAll(".picture text")].filter(one => {
  const [box, frame] = [one, one.ownerSVGElement].map(each => each.getBoundingClientRect());
  return box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
}).map(one => one.textContent)"""
"""What is written beyond the edges of a picture."""


class Pair:
    """Two people whose moves are known beforehand; the first has a page, the second plays blind."""

    def __init__(
        self,
        reader: Visitor,
        other: Visitor,
        game: str = "champions",
        moves: Sequence[Move] = MOVES,
    ) -> None:
        self.moves = moves
        self.people = (reader, other)
        self.reader = reader
        self.page = reader.page
        self.made = 0
        self.table = reader.opens("me", "open", game=game, seed=SEED, public=True)
        other.ask(f"/api/tables/{self.table}/join", {"seat": 1})

    def plays_until(self, number: int) -> None:
        for seat, word in self.moves[self.made : number]:
            person = self.people[seat]
            decision = person.picture(self.table)["views"][0]["decision"]
            answer = {"seat": seat, "decision": decision["id"], "move": word, "key": None}
            person.ask(f"/api/tables/{self.table}/moves", answer)
        self.made = number

    def looks_at(self, number: int, pointing_at: str | None = None) -> None:
        """The page is opened after this many moves, and then one more is made."""
        self.plays_until(number)
        self.reader.sits_at(self.table)
        self.reader.sees_the_board()
        # Nothing is staged for whoever comes in; what stages it is loaded after the table.
        self.page.wait_for_load_state("networkidle")
        expect(self.stage).to_have_count(0)
        if pointing_at is not None:
            self.page.locator(f".board [data-thing={pointing_at}]").hover()
            expect(self.page.get_by_role("dialog")).to_be_visible()
        self.plays_until(number + 1)

    @property
    def stage(self) -> Locator:
        return self.page.locator(".felt")

    @property
    def result(self) -> Locator:
        return self.stage.locator(".result")

    @property
    def recap(self) -> Locator:
        return self.page.locator(".recap")


@pytest.fixture
def pair(server: Server, comes: Comes, request: pytest.FixtureRequest) -> Pair:
    pace = getattr(request, "param", "normal")
    return Pair(comes(server, "Astrid", pace=pace, viewport=LAPTOP), comes(server, "Signe"))


def test_a_roll_of_ones_own_waits_for_a_tap(pair: Pair) -> None:
    pair.looks_at(OWN_ROLL)
    page = pair.page
    expect(pair.stage).to_be_visible()
    everything = [page.locator(part) for part in (".board .stage", "aside", ".log")]
    before = [part.first.text_content() for part in everything]
    page.wait_for_timeout(2500)
    assert [part.first.text_content() for part in everything] == before
    expect(pair.result).to_be_hidden()

    page.locator(".prompt").get_by_role("button", name="Roll").click()
    expect(pair.result).to_be_visible()
    board, _, saga = before
    expect(page.locator(".log").first).not_to_have_text(saga or "")
    assert everything[0].first.text_content() != board
    page.wait_for_timeout(3000)
    expect(pair.stage).to_be_visible()
    page.keyboard.press("Space")
    expect(pair.stage).to_have_count(0)
    pair.reader.is_asked()


def test_no_key_answers_the_question_behind_the_stage(pair: Pair) -> None:
    pair.looks_at(OWN_ROLL)
    expect(pair.stage).to_be_visible()
    for key in ("1", "2", "Space", "1", "Enter", "Space", "Space", "Enter"):
        pair.page.keyboard.press(key)
    expect(pair.stage).to_have_count(0)
    assert pair.reader.picture(pair.table)["moves"] == OWN_ROLL + 1


def test_fights_of_others_go_on_by_themselves(pair: Pair) -> None:
    pair.looks_at(OTHERS_ROLL, pointing_at="blacksmith")
    expect(pair.result).to_be_visible()
    # Nothing lies over what is staged, and all of it can be read.
    expect(pair.page.get_by_role("dialog")).to_have_count(0)
    assert pair.stage.evaluate(WRITING) == []
    expect(pair.stage.get_by_role("img", name="Signe").first).to_be_visible()
    expect(pair.stage).to_have_count(0)


def test_what_is_staged_can_be_skipped_and_watched_again(pair: Pair) -> None:
    pair.looks_at(OTHERS_ROLL)
    expect(pair.stage).to_be_visible()
    pair.page.keyboard.press("Shift+Space")
    expect(pair.stage).to_have_count(0)
    pair.page.keyboard.press("r")
    pair.recap.get_by_role("button", name="Watch again").first.click()
    expect(pair.stage).to_be_visible()
    assert pair.reader.picture(pair.table)["moves"] == OTHERS_ROLL + 1


@pytest.mark.parametrize("pair", ["off"], indirect=True)
def test_without_a_pace_nothing_is_staged(pair: Pair) -> None:
    pair.looks_at(OWN_ROLL)
    pair.reader.is_asked()
    expect(pair.stage).to_have_count(0)


def test_a_turn_begins_with_what_happened_since_the_last_one(pair: Pair) -> None:
    pair.looks_at(PLACING)
    expect(pair.recap).to_have_count(0)
    back = next(n for n in range(PLACING + 1, len(MOVES)) if MOVES[n].seat == 0)
    pair.plays_until(back)
    entry = pair.recap.locator(".entry").first
    expect(entry).to_contain_text(pair.people[1].name.split()[0])
    # Its picture is the thing that it is about, as it lies on the board, or that thing's own.
    picture = entry.locator("svg.thing, svg.emblem")
    expect(picture).to_be_visible()
    assert picture.evaluate(WRITING) == []
    entry.hover()
    expect(pair.page.locator(".board .thing .lit")).to_have_count(1)
    pair.page.locator(".board .thing.can-pick").last.click(button="right")
    expect(pair.recap).to_have_count(0)
    pair.page.keyboard.press("r")
    expect(pair.recap).to_be_visible()


def test_a_phone_shows_all_that_can_be_done_with_the_stage(server: Server, comes: Comes) -> None:
    phone = {"viewport": SMALL_PHONE, "has_touch": True, "is_mobile": True}
    pair = Pair(comes(server, "Astrid", pace="slow", **phone), comes(server, "Signe"))
    pair.looks_at(OTHERS_ROLL)
    expect(pair.result).to_be_visible()
    actions = pair.page.locator(".prompt .acts .act")
    expect(actions).to_have_count(3)
    for action in actions.all():
        box = action.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= SMALL_PHONE["width"]
        assert action.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert pair.stage.evaluate(WRITING) == []
    # On its side all of what is staged is in sight, too.
    pair.page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    pair.page.evaluate(SETTLED)
    assert pair.stage.evaluate("one => one.scrollHeight <= one.clientHeight")


def test_a_phone_on_its_side_shows_an_attack_from_edge_to_edge(
    server: Server, comes: Comes
) -> None:
    def strikes(_: View, told: list[Happening]) -> bool:
        return any(one.kind == "enemy_attacked" for one in told)

    course = play_to(Scene("attack", "last_aurora", 2, SEED, happens=strikes))
    assert course.last is not None
    on_its_side = ViewportSize(width=PHONE["height"], height=PHONE["width"])
    phone = {"viewport": on_its_side, "has_touch": True, "is_mobile": True}
    people = comes(server, "Astrid", pace="slow", **phone), comes(server, "Signe")
    pair = Pair(*people, "last_aurora", [*course.moves, course.last])
    pair.looks_at(len(course.moves))
    letters = pair.stage.get_by_text("letters of a Test")
    while letters.count() == 0:
        expect(pair.stage).to_be_visible()
        pair.page.keyboard.press("Space")
        pair.page.wait_for_timeout(100)
    assert pair.stage.evaluate(BEYOND) == []
    assert pair.stage.evaluate(WRITING) == []
