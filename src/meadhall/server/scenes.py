"""The pictures of the games: what stands in the gables of the Hall and at the end of a game.

Every game brings its own the same way, ours too: ``scene`` in its ``hall.toml`` names a file of its
folder. The address contains a hash of the content, so a browser may keep it for good. A picture
that cannot be used is named in the log, and a shield stands in for it.
"""

import logging
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import Game
from meadhall.server.parcels import Unservable, check_name, pack, read_file
from meadhall.server.web import WebFile, answer, taking
from meadhall.tables.front import read_front

KINDS: Final = (".svg", ".png", ".webp")

log = logging.getLogger(__name__)


class GameScene(Struct, frozen=True):
    address: str
    file: WebFile


def scene_routes() -> list[HTTPRouteHandler]:
    def file(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.url.path
        game = path.removeprefix("/scenes/").partition("/")[0]
        scene = find_scene(game) if game in game_ids() else None
        if scene is None or path != scene.address:
            raise NotFoundException
        return answer(request, scene.file)

    return [taking(["/scenes/{path:path}"])(file)]


def scene_of(game_id: str) -> str | None:
    """Where the page finds the picture of a game."""
    scene = find_scene(game_id)
    return scene.address if scene else None


def read_scenes() -> None:
    """Read all pictures, so that those which cannot be used are named at once."""
    for id in game_ids():
        find_scene(id)


@cache
def find_scene(game_id: str) -> GameScene | None:
    try:
        return read_scene(find_game(game_id))
    except (Unservable, OSError) as error:
        log.error("the scene of %s cannot be used: %s", game_id, error)
        return None


def read_scene(game: Game) -> GameScene | None:
    """The picture of a game; None if it has none, ``Unservable`` if it cannot be served."""
    name = read_front(game).scene
    if name is None:
        return None
    if not check_name(name).endswith(KINDS):
        raise Unservable(f"{name!r} is not a picture ({', '.join(KINDS)})")
    data = read_file(game.folder, name)
    tag = blake2b(data, digest_size=12).hexdigest()
    return GameScene(f"/scenes/{game.id}/{tag}/{name}", pack(name, data))
