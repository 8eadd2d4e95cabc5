"""What every page comes with, and what a server without a build of the client says."""

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meadhall.server import web
from meadhall.server.app import make_app
from meadhall.server.config import Config
from meadhall.store import sqlite_url


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """A server without a build."""
    folder = tmp_path_factory.mktemp("pages")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(web, "CLIENT", folder / "client")
        app = make_app(Config(database=sqlite_url(folder / "x.db"), bots=1))
        with TestClient(app, base_url="http://127.0.0.1") as client:
            yield client


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/u", "/rules/champions"])
def test_without_a_build_the_page_says_how_to_make_one(
    client: TestClient[Litestar], path: str
) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "make run" in answer.text


def test_a_page_may_neither_be_framed_nor_load_anything_from_elsewhere(
    client: TestClient[Litestar],
) -> None:
    headers = client.get("/").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("path", ["/nowhere", "/assets/nothing.js", "/assets/../app.py"])
def test_what_is_not_there_is_a_problem(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
