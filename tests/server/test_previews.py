"""Previews of links: what programs show of an address before anybody opens it."""

import re
import struct
import time
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec import structs

from meadhall.kernel.catalogue import game_ids
from meadhall.server.previews import Previews, painting
from meadhall.server.previews.drawing import draw
from meadhall.server.previews.facts import Preview, Row
from tests.server.client import ALL_MINE, GENEROUS, Browser, Server, running_server, wait_until
from tests.server.test_review_api import finished

HOSTILE = "\"><script>alert(1)</script><!-- ]]> '&amp; \u202e\u200f\x00"


TAG = re.compile(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)" />')


def head(who: Browser, path: str) -> dict[str, str]:
    """What the head of a page says for previews."""
    answer = who.ask("GET", path)
    assert answer.status_code == 200
    found = re.findall(
        r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)" />', answer.text
    )
    return {key: unescape(said) for key, said in found}


def picture_of(who: Browser, path: str) -> bytes:
    answer = who.ask("GET", path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/png"
    return answer.content


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def words_in(svg: str) -> list[str]:
    tree = ElementTree.fromstring(svg)
    return ["".join(one.itertext()) for one in tree.iter("{http://www.w3.org/2000/svg}text")]


def drawn(server: Server, page: str, told: int | None = None) -> Preview:
    previews: Previews = server.app.state.previews
    return server.call(previews.of_table(page, told, "en"))


# What is shown


def test_a_finished_game_shows_its_result(server: Server) -> None:
    _, _, table = finished(server)
    stranger = server.stranger()
    said = head(stranger, f"/t/{table}")
    assert said["og:title"] == "fingers · Final result"
    assert said["og:url"] == f"{server.url}/t/{table}"
    assert said["twitter:card"] == "summary_large_image"
    assert re.search(r"Anna \d+ 3, Bjorn \d+ 0", said["og:image:alt"])
    picture = said["og:image"]
    assert picture.startswith(f"{server.url}/previews/t/{table}.png?")
    path = picture.removeprefix(server.url)
    assert size(picture_of(stranger, path)) == (1200, 630)
    answer = stranger.ask("GET", path)
    assert answer.headers["cache-control"] == "public, max-age=600"
    again = stranger.ask("GET", path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert stranger.ask("HEAD", path).content == b""


def test_a_link_to_a_moment_shows_that_moment(server: Server) -> None:
    _, _, table = finished(server)
    stranger = server.stranger()
    said = head(stranger, f"/t/{table}/replay?move=4&seat=0")
    assert said["og:title"] == "fingers · Move 4 of 6"
    assert "wins a stone" in said["og:description"]
    assert said["og:url"].endswith(f"/t/{table}/replay?move=4")
    points = [[row.points for row in drawn(server, table, told).rows] for told in (0, 2, 6)]
    assert points == [["0", "0"], ["1", "0"], ["3", "0"]]
    assert size(picture_of(stranger, said["og:image"].removeprefix(server.url))) == (1200, 630)
    polish = head(server.stranger("pl"), f"/t/{table}/replay?move=4")
    assert polish["og:title"].endswith("Ruch 4 z 6")
    assert polish["og:image"].endswith("?move=4&language=pl")


def test_a_day_shows_nothing_of_its_results(server: Server) -> None:
    stranger = server.stranger()
    day = stranger.get("/api/daily")["day"]
    said = head(stranger, f"/daily/{day}/northgard")
    assert said["og:title"] == f"Northgard: Uncharted Lands · Daily saga, {day}"
    assert size(picture_of(stranger, f"/previews/daily/{day}/northgard.png")) == (1200, 630)
    for path in ("2031-01-01/northgard", "2026-02-31/northgard", f"{day}/chess"):
        assert head(stranger, f"/daily/{path}") == {}
        stranger.is_refused(404, "no-such-daily", "GET", f"/previews/daily/{path}.png")


def test_a_tournament_shows_who_is_ahead(server: Server) -> None:
    anna = server.guest("Anna")
    wish = {"title": "Winter Moot", "game": "fingers", "bots": ["thrall", "karl"]}
    id = anna.post("/api/tournaments", wish)["id"]
    said = head(server.stranger(), f"/tournaments/{id}")
    assert said["og:title"] == "Winter Moot · fingers: entries are open"
    assert said["og:description"] == "2 take part."
    assert size(picture_of(anna, f"/previews/tournaments/{id}.png")) == (1200, 630)
    anna.is_refused(404, "no-such-tournament", "GET", "/previews/tournaments/none.png")


@pytest.mark.parametrize("path", ["/", "/about", "/me", "/puzzles", "/tournaments"])
def test_other_pages_are_as_they_were(server: Server, path: str) -> None:
    assert head(server.stranger(), path) == {}


# What is not shown


def test_a_private_table_is_like_one_that_does_not_exist(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.opens(seats=ALL_MINE)
    secret = table["watch"]
    nowhere = server.stranger().ask("GET", "/t/nowhere").content
    for who in (anna, server.stranger()):
        for page in (f"/t/{table['id']}", f"/t/{table['id']}/replay?move=0"):
            for query in ("", f"{'&' if '?' in page else '?'}secret={secret}"):
                assert who.ask("GET", page + query).content == nowhere
        for path in (f"/previews/t/{table['id']}.png", "/previews/t/nowhere.png"):
            who.is_refused(404, "no-such-table", "GET", f"{path}?secret={secret}")


def test_nobody_learns_of_a_secret_choice(server: Server) -> None:
    previews: list[list[Preview]] = []
    for move in ("show:1", "show:3"):
        anna, _, table = server.two_play()
        anna.moves(table, move)
        for who in (anna, server.stranger()):
            said = head(who, f"/t/{table}/replay?move=1&seat=0")
            assert said["og:title"] == "fingers · Move 1 of 1"
            assert "og:description" not in said
        shown = [drawn(server, table), drawn(server, table, 1)]
        # No points either: they may count what only a seat knows.
        assert {row.points for one in shown for row in one.rows} == {""}
        previews.append([structs.replace(one, rows=()) for one in shown])
    assert previews[0] == previews[1]


@pytest.mark.parametrize("move", ["99", "1000000", "-1", "4.5", "", "abc", "٣", "9" * 400])
def test_there_is_no_picture_of_moves_that_do_not_exist(server: Server, move: str) -> None:
    _, _, table = finished(server)
    stranger = server.stranger()
    assert head(stranger, f"/t/{table}/replay?move={move}")["og:title"] == "fingers · Final result"
    answer = stranger.ask("GET", f"/previews/t/{table}.png", params={"move": move})
    assert answer.status_code == 404


@pytest.mark.parametrize(
    "path",
    ["", "/t", "/t/.png", "/t/a/b.png", "/me.png", "/../app.py", "/t/%2e%2e.png", "/t/x.svg"],
)
def test_there_are_no_other_pictures(server: Server, path: str) -> None:
    assert server.stranger().ask("GET", f"/previews{path}").status_code == 404


def test_words_of_others_are_words_and_nothing_else(server: Server) -> None:
    anna = server.guest("Anna")
    title = '"><script>alert(1)</script>&amp;'
    id = anna.post("/api/tournaments", {"title": title, "game": "fingers"})["id"]
    page = anna.ask("GET", f"/tournaments/{id}").text
    assert "<script>alert" not in page
    assert head(anna, f"/tournaments/{id}")["og:title"].startswith(title)


@pytest.mark.parametrize("game", game_ids())
def test_hostile_words_stay_text_in_the_drawing(game: str) -> None:
    rows = (Row(HOSTILE, 1, "12"), Row("Żółć Ивана Ωδή", 2, "9"))
    tame = Preview(game, "title", "line", "text", (Row("name", 1, "12"), rows[1]))
    hostile = Preview(game, HOSTILE, HOSTILE, HOSTILE, rows)
    calm, wild = (ElementTree.fromstring(draw(one, b"")) for one in (tame, hostile))
    kinds = [{one.tag for one in tree.iter()} for tree in (calm, wild)]
    assert kinds[0] == kinds[1]
    words = words_in(draw(hostile, b""))
    assert "Żółć Ивана Ωδή" in words
    assert not any("\u202e" in one or "\x00" in one for one in words)


# What it costs


def test_one_address_may_not_ask_too_often(folder: Path, fingers: None) -> None:
    limits = structs.replace(GENEROUS, previews=0.001, preview_burst=2)
    with running_server(folder, limits) as server:
        _, _, table = finished(server)
        stranger = server.stranger()
        for _ in range(2):
            assert head(stranger, f"/t/{table}")
        # The page is there for everybody all the same.
        assert head(stranger, f"/t/{table}") == {}
        stranger.is_refused(429, "too-many-requests", "GET", f"/previews/t/{table}.png")


def test_a_picture_is_painted_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []

    async def paint(svg: str) -> bytes:
        painted.append(svg)
        return b"a picture"

    monkeypatch.setattr(painting, "paint", paint)
    monkeypatch.setattr(painting, "KEPT", 2)
    _, _, table = finished(server)
    stranger = server.stranger()
    paths = [f"/previews/t/{table}.png?move={move}" for move in (1, 2, 3)]
    for path in (paths[0], paths[0], paths[1], paths[2], paths[1], paths[0]):
        assert stranger.ask("GET", path).content == b"a picture"
    assert len(painted) == 4, "the oldest of three has made room"


@pytest.fixture
def slow_painter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "painter.py"
    script.write_text("import time\ntime.sleep(600)\n")
    monkeypatch.setattr(painting, "PAINTER", script)
    monkeypatch.setattr(painting, "SECONDS", 8.0)


def test_painting_keeps_nobody_waiting(
    server: Server, slow_painter: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting, "MOST_WAITING", 1)
    _, _, table = finished(server)
    path = f"/previews/t/{table}.png"
    pictures = server.app.state.previews.pictures
    with ThreadPoolExecutor(1) as beside:
        first = beside.submit(server.stranger().ask, "GET", path)
        wait_until(lambda: pictures.waiting == 1)
        began = time.monotonic()
        server.stranger().get("/api/games")
        server.stranger().is_refused(429, "too-many-requests", "GET", path)
        assert not first.done()
        assert time.monotonic() - began < painting.SECONDS
        assert first.result().status_code == 404
    [trouble] = server.errors.take()
    assert f"not done within {painting.SECONDS:g} s" in trouble
    assert pictures.waiting == 0
