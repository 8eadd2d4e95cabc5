"""The pictures of previews, and what the head of a page says for them.

The picture of a page is at ``/previews`` and the page's own address. What a stranger may not see
has none, and its page is the one that everybody gets.
"""

import logging
import re
from hashlib import blake2b
from html import escape
from typing import Any, Final
from urllib.parse import urlencode

from litestar import Request, Response, route
from litestar.handlers import HTTPRouteHandler

from meadhall.server.doorkeeper import is_encrypted
from meadhall.server.house import House, get_house
from meadhall.server.previews import Previews
from meadhall.server.previews.drawing import HEIGHT, WIDTH, cut
from meadhall.server.previews.facts import Preview
from meadhall.server.previews.painting import Unpainted
from meadhall.server.problems import language_of
from meadhall.server.web import TAKING, WebFile, answer
from meadhall.store import StoreError
from meadhall.tables.refusal import Missing, Refused

KEPT_FOR: Final = 600
"""Seconds for which whoever has a picture need not ask again."""
MOST_TEXT: Final = 200
"""Characters of a description; nobody shows more."""
FOLDER: Final = "/previews"
ENDING: Final = ".png"

TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,64})(?:/replay)?")
DAILY: Final = re.compile(r"/daily/([0-9]{4}-[0-9]{2}-[0-9]{2})/([A-Za-z0-9_-]{1,64})")
TOURNAMENT: Final = re.compile(r"/tournaments/([A-Za-z0-9_-]{1,64})")
MOVE: Final = re.compile(r"[0-9]{1,7}")

log = logging.getLogger(__name__)


def preview_routes() -> list[HTTPRouteHandler]:
    async def picture(request: Request[Any, Any, Any]) -> Response[bytes]:
        house = get_house(request)
        house.allow(house.previews, house.address(request))
        path = request.url.path.removeprefix(FOLDER)
        move = request.query_params.get("move")
        if not path.endswith(ENDING) or (move is not None and not MOVE.fullmatch(move)):
            raise Missing("no-such-picture")
        previews: Previews = request.app.state.previews
        page = path.removesuffix(ENDING)
        told = None if move is None else int(move)
        preview = await find(previews, page, told, language_of(request))
        try:
            content = await previews.pictures.of(preview)
        except Unpainted as error:
            log.error("the picture of %s was not painted: %s", page, error)
            raise Missing("no-such-picture") from error
        tag = blake2b(content, digest_size=12).hexdigest()
        caching = f"public, max-age={KEPT_FOR}"
        return answer(request, WebFile("image/png", caching, tag, {"identity": content}))

    paths = [f"{FOLDER}/{{path:path}}"]
    return [route(paths, http_method=TAKING, status_code=200, include_in_schema=False)(picture)]


async def find(previews: Previews, page: str, told: int | None, language: str) -> Preview:
    """What a stranger may know of the page at this path; refused if that is nothing."""
    if found := TABLE.fullmatch(page):
        return await previews.of_table(found[1], told, language)
    if found := DAILY.fullmatch(page):
        return await previews.of_daily(found[1], found[2], language)
    if found := TOURNAMENT.fullmatch(page):
        return await previews.of_tournament(found[1], language)
    raise Missing("no-such-picture")


async def head_of(request: Request[Any, Any, Any]) -> str:
    """What the head of the page at this address says for previews; nothing for other pages."""
    page = request.url.path
    if not any(kind.fullmatch(page) for kind in (TABLE, DAILY, TOURNAMENT)):
        return ""
    house = get_house(request)
    language = language_of(request)
    previews: Previews = request.app.state.previews
    move = request.query_params.get("move", "")
    told = int(move) if page.endswith("/replay") and MOVE.fullmatch(move) else None
    try:
        house.allow(house.previews, house.address(request))
        try:
            preview = await find(previews, page, told, language)
        except Missing:
            # The page itself shows a game without such a move, too.
            told = None
            preview = await find(previews, page, told, language)
    except (Refused, StoreError):
        return ""
    return _tags(preview, request, house, told, language)


def _tags(
    preview: Preview, request: Request[Any, Any, Any], house: House, told: int | None, language: str
) -> str:
    page = request.url.path
    asked = {"language": language} if told is None else {"move": str(told), "language": language}
    origin = _origin(request, house)
    facts = {
        "og:type": "website",
        "og:site_name": "Meadhall",
        "og:title": f"{preview.title} · {preview.line}",
        "og:description": cut(preview.text, MOST_TEXT),
        "og:url": origin + page + ("" if told is None else f"?move={told}"),
        "og:image": f"{origin}{FOLDER}{page}{ENDING}?{urlencode(asked)}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": _in_words(preview),
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'\n    <meta {"name" if key.startswith("twitter") else "property"}="{key}"'
        f' content="{escape(said)}" />'
        for key, said in facts.items()
        if said
    )


def _in_words(preview: Preview) -> str:
    """The picture for those who do not see it."""
    rows = (f"{row.name} {row.points}".strip() for row in preview.rows)
    return cut(", ".join([preview.title, preview.line, *rows]), MOST_TEXT)


def _origin(request: Request[Any, Any, Any], house: House) -> str:
    """How others reach this server: programs that show previews want whole addresses."""
    if house.config.public_url:
        return house.config.public_url.rstrip("/")
    scheme = "https" if is_encrypted(request, house.config) else "http"
    return f"{scheme}://{request.headers.get('host', '')}"
