"""Boards that packages bring: what is served of them, how, and what is refused."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meadhall.kernel import catalogue
from meadhall.kernel.catalogue import PACKAGES, find_game
from meadhall.server.app import make_app
from meadhall.server.boards import find_board, read_board
from meadhall.server.config import Config
from meadhall.server.parcels import MOST_BYTES, Unservable
from meadhall.server.routes.games import _catalogue
from meadhall.server.scenes import find_scene, read_scene, scene_of
from meadhall.store import sqlite_url
from meadhall.tables.front import read_front
from tests.server.test_guests import package
from tests.test_docs import tiny_game

MANIFEST = {"contract": 1, "module": "board.js", "styles": ["board.css"], "files": ["stones/a.svg"]}
FILES = {
    "board.js": b"export default { mount: () => ({ update() {} }) };\n" * 20,
    "board.css": b".stone { fill: red }\n",
    "stones/a.svg": b"<svg xmlns='http://www.w3.org/2000/svg'></svg>",
    "notes.js": b"not named",
}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game from outside that has a board."""
    monkeypatch.setenv(PACKAGES, str(package(tmp_path, tiny_game(), module="nim_board")))
    folder = tmp_path / "nim_board" / "src" / "nim_board"
    for name, data in FILES.items():
        path = folder / "board" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    write(folder, MANIFEST)
    forget()
    yield folder
    monkeypatch.undo()
    sys.modules.pop("nim_board")
    sys.path.remove(str(folder.parent))
    sys.path.remove(str(folder.parent.parent))
    forget()


def forget() -> None:
    catalogue.forget()
    for kept in (find_board, find_scene, read_front, _catalogue):
        kept.cache_clear()


def write(folder: Path, manifest: object) -> None:
    (folder / "board" / "board.json").write_text(json.dumps(manifest), encoding="utf-8")


def speak(folder: Path, **words: str) -> None:
    (folder / "words" / "board").mkdir(exist_ok=True)
    for language, text in words.items():
        (folder / "words" / "board" / f"{language}.ftl").write_text(text, encoding="utf-8")


@pytest.fixture
def client(home: Path, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    speak(home, en="board-title = Stones\n", pl="board-title = Kamienie\n")
    app = make_app(Config(database=sqlite_url(tmp_path / "x.db"), bots=1))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


def test_the_catalogue_says_where_it_is_and_its_files_last(client: TestClient[Litestar]) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()["games"]}
    assert games["champions"]["board"] is None
    board = games["nim"]["board"]
    wanted = {
        board["module"]: ("text/javascript; charset=utf-8", FILES["board.js"]),
        board["styles"][0]: ("text/css; charset=utf-8", FILES["board.css"]),
        board["module"].replace("board.js", "stones/a.svg"): (
            "image/svg+xml",
            FILES["stones/a.svg"],
        ),
        board["words"]["pl"]: ("text/plain; charset=utf-8", b"board-title = Kamienie\n"),
    }
    for address, (media_type, content) in wanted.items():
        response = client.get(address)
        assert response.status_code == 200
        assert response.content == content
        assert response.headers["content-type"] == media_type
        assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert response.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in response.headers["content-security-policy"]


def test_nothing_but_what_it_names_is_served(client: TestClient[Litestar]) -> None:
    board = find_board("nim")
    assert board is not None
    module = board.info.module
    for other in (
        module.replace("board.js", "notes.js"),
        module.replace("board.js", "board.json"),
        module.replace("board.js", "../__init__.py"),
        module.replace("board.js", "%2e%2e/__init__.py"),
        "/boards/nim/0123456789abcdef01234567/board.js",
        "/boards/nim",
        "/boards/champions/x/board.js",
        "/boards/nobody/x/board.js",
    ):
        assert client.get(other).status_code == 404


def test_other_content_has_another_address(home: Path) -> None:
    before = read_board(find_game("nim"))
    (home / "board" / "stones" / "a.svg").write_bytes(b"<svg/>")
    after = read_board(find_game("nim"))
    assert before is not None
    assert after is not None
    assert before.info.module != after.info.module


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"module": "../../secret.js"}, "is not the name of a file in the folder"),
        ({"module": "/etc/passwd.js"}, "is not the name of a file in the folder"),
        ({"files": [".hidden.js"]}, "is not the name of a file in the folder"),
        ({"files": ["none.png"]}, "none.png is missing"),
        ({"files": ["page.html"]}, "is of no kind that is served"),
        ({"files": [f"{n}.png" for n in range(80)]}, "more than 64 files"),
        ({"module": "board.css"}, "does not end in .js"),
        ({"styles": ["board.js"]}, "does not end in .css"),
        ({"contract": 2}, "version 2 of the contract, and this is 1"),
        ({"modul": "board.js"}, "unknown field `modul`"),
    ],
)
def test_what_cannot_be_served_is_refused(home: Path, change: object, reason: str) -> None:
    write(home, MANIFEST | change)  # type: ignore[operator]
    with pytest.raises(Unservable, match=reason):
        read_board(find_game("nim"))


@pytest.mark.parametrize(
    ("scene", "reason"),
    [
        ("../secret.svg", "is not the name of a file in the folder"),
        ("none.svg", "none.svg is missing"),
        ("board/board.js", "is not a picture"),
    ],
)
def test_a_scene_that_cannot_be_served_is_refused_and_named(
    home: Path, caplog: pytest.LogCaptureFixture, scene: str, reason: str
) -> None:
    (home / "hall.toml").write_text(f'scene = "{scene}"\n')
    with pytest.raises(Unservable, match=reason):
        read_scene(find_game("nim"))
    assert scene_of("nim") is None
    assert "the scene of nim cannot be used" in caplog.text


def test_every_game_brings_its_scene_the_same_way(home: Path, client: TestClient[Litestar]) -> None:
    (home / "hall.toml").write_text(
        'scene = "board/stones/a.svg"\nsky = ["#000001", "#000002", "#000003"]\n'
    )
    forget()
    for game in client.get("/api/games").json()["games"]:
        response = client.get(game["scene"])
        assert response.status_code == 200
        assert response.headers["content-type"] == "image/svg+xml"
        assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "default-src 'self'" in response.headers["content-security-policy"]
        assert len(game["sky"]) == 3
        assert client.get(game["scene"].replace(game["id"], "nobody", 1)).status_code == 404
        assert client.get(f"/scenes/{game['id']}/x/scene.svg").status_code == 404


def test_a_link_that_leads_elsewhere_and_a_huge_file_are_refused(home: Path) -> None:
    linked = home / "board" / "board.css"
    linked.unlink()
    linked.symlink_to(home / "__init__.py")
    with pytest.raises(Unservable, match="outside the folder"):
        read_board(find_game("nim"))
    linked.unlink()
    linked.write_bytes(b" " * (MOST_BYTES + 1))
    with pytest.raises(Unservable, match="larger than"):
        read_board(find_game("nim"))
    (home / "board" / "board.json").write_bytes(b" " * (MOST_BYTES + 1))
    with pytest.raises(Unservable, match=r"board\.json is larger than"):
        read_board(find_game("nim"))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"en": "board-title = Stones\n"}, "pl.ftl is missing"),
        ({"en": "web-name = Mine\n", "pl": "board-a = b\n"}, "'web-name' is not a message"),
        ({"en": "board-a = { $\n", "pl": "board-a = b\n"}, "is not a message"),
        ({"en": "board-a = " + "{ " * 100_000, "pl": "board-a = b\n"}, "nested too deeply"),
    ],
)
def test_words_that_are_not_its_own_are_refused(
    home: Path, words: dict[str, str], reason: str
) -> None:
    speak(home, **words)
    with pytest.raises(Unservable, match=reason):
        read_board(find_game("nim"))


def test_a_broken_board_is_named_and_its_game_goes_on(
    home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write(home, {"contract": 1})
    assert find_board("nim") is None
    assert "the board of nim cannot be used" in caplog.text
    assert find_game("nim").id == "nim"
