"""Boards that packages bring for the page.

A game may have a folder ``board`` with a file ``board.json``, which names a built ES module, its
styles and whatever else they need. The page loads them from this server, under the same security
policy as its own files: no other origin, nothing inline. Only what ``board.json`` names is served,
as it was when the server first looked. The address contains a hash of all of it, so a browser may
keep it for good.

A board that cannot be used is named in the log, and its game is drawn plainly.
"""

import logging
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseComment, Junk, Message
from litestar import Request, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import Game
from meadhall.server.parcels import Unservable, check_name, pack, read_file
from meadhall.server.web import WebFile, answer, taking
from meadhall.words import LANGUAGES

FOLDER: Final = "board"
FILE: Final = "board.json"
CONTRACT: Final = 1
"""The version of the contract (``web/packages/board``) that the page keeps."""

MOST_FILES: Final = 64
MOST_BYTES_IN_ALL: Final = 4_000_000

log = logging.getLogger(__name__)


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of ``board.json``."""

    contract: int
    """The version of the contract that the module was written for."""
    module: str
    """The ES module; its default export is the board."""
    styles: list[str] = []
    files: list[str] = []
    """What module and styles refer to: pictures, fonts, further modules."""

    def names(self) -> list[str]:
        return list(dict.fromkeys([self.module, *self.styles, *self.files]))


class BoardInfo(Struct, frozen=True):
    """Where the page finds the board of a game."""

    module: str
    styles: list[str]
    words: dict[str, str]
    """By language; empty if the board needs none of its own."""


class GuestBoard(Struct, frozen=True):
    info: BoardInfo
    files: dict[str, WebFile]
    """By the part of the address after ``/boards/``."""


def board_routes() -> list[HTTPRouteHandler]:
    """Serve the files of all boards that packages bring."""

    def file(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.url.path.removeprefix("/boards/")
        game = path.partition("/")[0]
        board = find_board(game) if game in game_ids() else None
        if board is None or path not in board.files:
            raise NotFoundException
        return answer(request, board.files[path])

    return [taking(["/boards/{path:path}"])(file)]


def read_boards() -> None:
    """Read all boards, so that those which cannot be used are named at once."""
    for id in game_ids():
        find_board(id)


@cache
def find_board(game_id: str) -> GuestBoard | None:
    """The board that the package of a game brings, if it can be used."""
    try:
        return read_board(find_game(game_id))
    except (Unservable, OSError) as error:
        log.error("the board of %s cannot be used: %s", game_id, error)
        return None


def read_board(game: Game) -> GuestBoard | None:
    """The board in the folder of a game; None if there is none, ``Unservable`` if it is unfit."""
    folder = game.folder / FOLDER
    if not (folder / FILE).is_file():
        return None
    try:
        manifest = msgspec.json.decode(read_file(folder, FILE), type=Manifest)
    except msgspec.DecodeError as error:
        raise Unservable(f"{FILE}: {error}") from error
    if manifest.contract != CONTRACT:
        raise Unservable(
            f"{FILE}: it keeps version {manifest.contract} of the contract, and this is {CONTRACT}"
        )
    _check_kinds(manifest)
    contents = {name: read_file(folder, name) for name in _checked(manifest.names())}
    contents |= _read_words(game.folder / "words" / "board")
    if sum(map(len, contents.values())) > MOST_BYTES_IN_ALL:
        raise Unservable(f"its files are larger than {MOST_BYTES_IN_ALL:,} bytes in all")
    home = f"{game.id}/{_hash(contents)}"
    languages = [code for code in LANGUAGES if f"words/{code}.ftl" in contents]
    return GuestBoard(
        BoardInfo(
            module=f"/boards/{home}/{manifest.module}",
            styles=[f"/boards/{home}/{name}" for name in manifest.styles],
            words={code: f"/boards/{home}/words/{code}.ftl" for code in languages},
        ),
        {f"{home}/{name}": pack(name, data) for name, data in contents.items()},
    )


def _check_kinds(manifest: Manifest) -> None:
    if not manifest.module.endswith(".js"):
        raise Unservable(f"{FILE}: the module {manifest.module!r} does not end in .js")
    if wrong := [name for name in manifest.styles if not name.endswith(".css")]:
        raise Unservable(f"{FILE}: the style {wrong[0]!r} does not end in .css")


def _checked(names: list[str]) -> list[str]:
    if len(names) > MOST_FILES:
        raise Unservable(f"{FILE}: it names more than {MOST_FILES} files")
    return [check_name(name) for name in names]


def _read_words(folder: Path) -> dict[str, bytes]:
    """The words of the board in all languages, or none; they cannot replace those of the page."""
    files = [f"{language}.ftl" for language in LANGUAGES]
    if not any((folder / file).is_file() for file in files):
        return {}
    found = {f"words/{file}": read_file(folder, file) for file in files}
    for name, data in found.items():
        try:
            body = FluentResource(data.decode("utf-8", "replace")).body
        except RecursionError as error:
            raise Unservable(f"{name} is nested too deeply") from error
        for entry in body:
            if isinstance(entry, BaseComment):
                continue
            said = (entry.content or "").strip() if isinstance(entry, Junk) else entry.id.name
            if not isinstance(entry, Message) or not said.startswith("board-"):
                raise Unservable(f"{name}: {said[:60]!r} is not a message whose key is board-...")
    return found


def _hash(contents: Mapping[str, bytes]) -> str:
    whole = blake2b(digest_size=12)
    for name, data in sorted(contents.items()):
        whole.update(f"{name} {len(data)}\n".encode())
        whole.update(data)
    return whole.hexdigest()
