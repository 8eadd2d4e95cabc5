"""The built client: served at each of its addresses, compressed, and cached as long as allowed."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meadhall.server import web
from meadhall.server.app import make_app
from meadhall.server.config import Config
from meadhall.store import sqlite_url

SCRIPT = b"export const answer = 42;\n" * 40
FONT = b"wOF2" + os.urandom(600)
FILES = {
    "index.html": b"<!doctype html><title>Meadhall</title>" + b"<p>Come in from the cold.</p>" * 9,
    "offline.html": b"<!doctype html><title>Away</title>",
    "service-worker.js": SCRIPT,
    "manifest.webmanifest": b'{"name": "Meadhall"}',
    "mark.svg": b"<svg xmlns='http://www.w3.org/2000/svg'></svg>",
    "icon-192.png": b"\x89PNG",
    "assets/index-AbC123.js": SCRIPT,
    "assets/index-AbC123.js.br": b"as brotli",
    "assets/index-dEf456.css": b"body { margin: 0 }\n" * 40,
    "assets/face-GhI789.woff2": FONT,
    "assets/notes.md": b"not for the browser",
}
YEAR = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    folder = tmp_path_factory.mktemp("built")
    for name, data in FILES.items():
        path: Path = folder / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(web, "CLIENT", folder / "client")
        app = make_app(Config(database=sqlite_url(folder / "x.db"), bots=1))
        with TestClient(app, base_url="http://127.0.0.1") as client:
            yield client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/about",
        "/me",
        "/learn",
        "/learn/champions",
        "/rules",
        "/rules/champions",
        "/rules/champions/fights",
        "/rules/champions/things/rune_fame",
        "/new/champions",
        "/puzzles",
        "/puzzles/northgard/northgard-1",
        "/tournaments",
        "/tournaments/some-tournament",
        "/t/some-table",
        "/t/some-table/replay?move=3",
        "/u/Sigrun",
        "/u/%C5%81",
    ],
)
def test_every_page_is_the_start_of_the_client(client: TestClient[Litestar], path: str) -> None:
    response = client.get(path)
    assert response.status_code == 200
    assert response.content == FILES["index.html"]
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in response.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "media_type", "caching"),
    [
        ("/service-worker.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/offline.html", "text/html; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/mark.svg", "image/svg+xml", "no-cache"),
        ("/icon-192.png", "image/png", "no-cache"),
        ("/assets/index-AbC123.js", "text/javascript; charset=utf-8", YEAR),
        ("/assets/index-dEf456.css", "text/css; charset=utf-8", YEAR),
        ("/assets/face-GhI789.woff2", "font/woff2", YEAR),
    ],
)
def test_files_say_what_they_are_and_how_long_they_last(
    client: TestClient[Litestar], path: str, media_type: str, caching: str
) -> None:
    response = client.get(path, headers={"accept-encoding": "identity"})
    assert response.status_code == 200
    assert response.content == FILES[path[1:]]
    assert response.headers["content-type"] == media_type
    assert response.headers["cache-control"] == caching
    assert response.headers["x-content-type-options"] == "nosniff"
    assert "content-encoding" not in response.headers


def test_text_is_compressed_for_those_who_can_read_it(client: TestClient[Litestar]) -> None:
    with client.stream("GET", "/", headers={"accept-encoding": "gzip, deflate"}) as response:
        raw = b"".join(response.iter_raw())
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["vary"] == "Accept-Encoding"
    assert int(response.headers["content-length"]) == len(raw) < len(FILES["index.html"])
    assert gzip.decompress(raw) == FILES["index.html"]


def test_what_the_build_compressed_is_used(client: TestClient[Litestar]) -> None:
    path = "/assets/index-AbC123.js"
    with client.stream("GET", path, headers={"accept-encoding": "gzip, br"}) as response:
        assert b"".join(response.iter_raw()) == FILES["assets/index-AbC123.js.br"]
    assert response.headers["content-encoding"] == "br"
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"


def test_fonts_are_not_compressed_twice(client: TestClient[Litestar]) -> None:
    response = client.get("/assets/face-GhI789.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in response.headers
    assert response.content == FONT


@pytest.mark.parametrize("path", ["/", "/assets/index-AbC123.js", "/service-worker.js"])
def test_one_may_ask_without_taking(client: TestClient[Litestar], path: str) -> None:
    asked = client.head(path)
    taken = client.get(path)
    assert asked.status_code == 200
    assert asked.content == b""
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert asked.headers[name] == taken.headers[name]


def test_what_has_not_changed_is_not_sent_again(client: TestClient[Litestar]) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/", headers={"if-none-match": tag})
    assert again.status_code == 304
    assert again.content == b""
    plain = client.get("/", headers={"accept-encoding": "identity", "if-none-match": tag})
    assert plain.status_code == 200, "another form of the file has another tag"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/",
        "/assets/notes.md",
        "/assets/index-AbC123.js.br",
        "/no",
        "/assets/../index.html",
        "/assets/%2e%2e/index.html",
        "/t/a/b",
        "/learn/a/b",
        "/new",
    ],
)
def test_what_is_not_there_is_a_problem(client: TestClient[Litestar], path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert response.json()["kind"] == "no-such-page"


VISIT = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/no", "/t/a/b", "/learn/a/b", "/new", "/no/such/place"])
def test_a_browser_is_shown_that_there_is_nothing(client: TestClient[Litestar], path: str) -> None:
    response = client.get(path, headers=VISIT)
    assert response.status_code == 404
    assert response.content == FILES["index.html"]
    tag = response.headers["etag"]
    again = client.get(path, headers={**VISIT, "if-none-match": tag})
    assert again.status_code == 404
    assert again.content == FILES["index.html"]


@pytest.mark.parametrize("path", ["/api/no", "/api/tables/a/no", "/assets/none.js"])
def test_what_pages_load_is_a_problem_even_for_a_browser(
    client: TestClient[Litestar], path: str
) -> None:
    response = client.get(path, headers=VISIT)
    assert response.status_code == 404
    assert response.json()["kind"] == "no-such-page"


def test_nothing_can_be_sent_to_nowhere(client: TestClient[Litestar]) -> None:
    response = client.post("/no", headers=VISIT)
    assert response.status_code == 404
    assert response.json()["kind"] == "no-such-page"
