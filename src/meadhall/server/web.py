"""The client in the browser: its files as built, each ready to be sent.

``npm run build`` in ``web/`` writes them beside this module. They are read once: the files of one
build go together, and a newer build is served after a restart.
"""

import gzip
from collections.abc import Awaitable, Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

CLIENT = Path(__file__).parent / "client"

NOT_BUILT = (
    b"<!doctype html><html lang=en><title>Meadhall</title>"
    b"<p>The page for the browser has not been built: run <code>make run</code>, or "
    b"<code>npm ci && npm run build</code> in <code>web/</code>, and start the server again."
)

START = "/index.html"

ADDRESSES = [
    "/",
    "/about",
    "/daily",
    "/daily/{day:str}",
    "/daily/{day:str}/{game:str}",
    "/me",
    "/learn",
    "/learn/{game:str}",
    "/rules",
    "/rules/{game:str}",
    "/rules/{game:str}/{leaf:str}",
    "/rules/{game:str}/{leaf:str}/{thing:str}",
    "/new/{game:str}",
    "/puzzles",
    "/puzzles/{game:str}/{id:str}",
    "/t/{table:str}",
    "/t/{table:str}/replay",
    "/tournaments",
    "/tournaments/{id:str}",
    "/u",
    "/u/{name:str}",
]
"""The pages of the client, which reads the address itself."""

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

COMPRESSED_ALREADY = (".ico", ".png", ".woff2")
PACKED = {".br": "br", ".gz": "gzip"}
"""Extensions of files that a build has compressed, and their content codings."""

ASK_AGAIN = "no-cache"
FOR_GOOD = "public, max-age=31536000, immutable"
"""The build names these files after their content: changed content has another name."""


class WebFile(Struct, frozen=True):
    media_type: str
    caching: str
    tag: str
    bodies: dict[str, bytes]
    """The contents by content coding, the best first; the last is the uncompressed one."""


Head = Callable[[Request[Any, Any, Any]], Awaitable[str]]
"""What the head of the page at an address says besides; nothing for most."""


def web_routes(head: Head, script: str = "") -> list[HTTPRouteHandler]:
    """Serve the start page at every address of the client, and its files.

    ``script`` is the address of a script that the start page loads besides its own.
    """
    files = {START: _not_built(), **read_files(CLIENT)}
    if script:
        files[START] = with_script(files[START], script)

    async def start(request: Request[Any, Any, Any]) -> Response[bytes]:
        page = files[START]
        added = await head(request)
        return answer(request, with_head(page, added) if added else page)

    def file(request: Request[Any, Any, Any]) -> Response[bytes]:
        found = files.get(request.url.path)
        if found is None:
            raise NotFoundException
        return answer(request, found)

    def elsewhere(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Show people a page that says so; programs get the problem."""
        if not _is_a_visit(request):
            raise NotFoundException
        return answer(request, files[START], status=404)

    at_the_top = [path for path in files if path.count("/") == 1 and path != START]
    # A service worker serves only what is below its own address, so it must be at the top.
    return [
        route(ADDRESSES, http_method=TAKING, status_code=200, include_in_schema=False)(start),
        taking(["/assets/{path:path}", *at_the_top])(file),
        taking(addresses_beside(ADDRESSES), list(HttpMethod))(elsewhere),
    ]


def addresses_beside(pages: list[str]) -> list[str]:
    """Routes for all other addresses: the router does not backtrack once a part has matched.

    >>> addresses_beside(["/", "/u/{name:str}"])
    ['/{rest:path}', '/u', '/u/{name:str}/{rest:path}']
    """
    beside: list[str] = []
    parts = [page.strip("/").split("/") for page in pages if page != "/"]
    for begun in sorted({tuple(part[:count]) for part in parts for count in range(len(part) + 1)}):
        address = "".join(f"/{word}" for word in begun)
        if begun and address not in pages:
            beside.append(address)
        size = len(begun)
        nexts = [part[size] for part in parts if len(part) > size and tuple(part[:size]) == begun]
        if not any(word.startswith("{") for word in nexts):
            beside.append(f"{address}/{{rest:path}}")
    return beside


def _is_a_visit(request: Request[Any, Any, Any]) -> bool:
    """Whether a person came here with a browser, rather than a page or a program fetching data."""
    return (
        request.method in ("GET", "HEAD")
        and not request.url.path.startswith("/api/")
        and "text/html" in request.headers.get("accept", "")
    )


TAKING = [HttpMethod.GET, HttpMethod.HEAD]


def taking(paths: list[str], methods: list[HttpMethod] = TAKING) -> route:
    """A route for files and pages, which are taken and never sent."""
    return route(
        paths,
        http_method=methods,
        status_code=200,
        include_in_schema=False,
        sync_to_thread=False,
    )


def read_files(folder: Path) -> dict[str, WebFile]:
    """All files of a build by their address."""
    files: dict[str, WebFile] = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix not in MEDIA_TYPES:
            continue
        address = f"/{path.relative_to(folder).as_posix()}"
        data = path.read_bytes()
        is_named_by_content = address.startswith("/assets/")
        files[address] = WebFile(
            media_type=MEDIA_TYPES[path.suffix],
            caching=FOR_GOOD if is_named_by_content else ASK_AGAIN,
            tag=blake2b(data, digest_size=12).hexdigest(),
            bodies={**_packed(path, data), "identity": data},
        )
    return files


def _not_built() -> WebFile:
    return WebFile(MEDIA_TYPES[".html"], ASK_AGAIN, "not-built", {"identity": NOT_BUILT})


def with_script(page: WebFile, address: str) -> WebFile:
    """The same page with a script at its end."""
    script = f'\n<script type="module" src="{address}"></script>'
    return _changed(page, page.bodies["identity"] + script.encode())


def with_head(page: WebFile, added: str) -> WebFile:
    """The same page with more in its head."""
    title = b"</title>"
    data = page.bodies["identity"].replace(title, title + added.encode(errors="replace"), 1)
    return _changed(page, data)


def _changed(page: WebFile, data: bytes) -> WebFile:
    tag = blake2b(data, digest_size=12).hexdigest()
    return WebFile(page.media_type, page.caching, tag, {"identity": data})


def _packed(path: Path, data: bytes) -> dict[str, bytes]:
    bodies = {
        name: packed.read_bytes()
        for ending, name in PACKED.items()
        if (packed := path.with_name(path.name + ending)).is_file()
    }
    if "gzip" not in bodies and path.suffix not in COMPRESSED_ALREADY:
        bodies["gzip"] = gzip.compress(data, mtime=0)
    return {name: body for name, body in bodies.items() if len(body) < len(data)}


def answer(request: Request[Any, Any, Any], file: WebFile, status: int = 200) -> Response[bytes]:
    coding = choose_coding(request.headers.get("accept-encoding", ""), file.bodies)
    body = file.bodies[coding]
    # Each form of a file has a tag of its own, or a cache might mix them up.
    tag = f'"{file.tag}-{coding}"'
    headers = {"Cache-Control": file.caching, "ETag": tag, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    headers |= {"Content-Type": file.media_type, "Content-Length": str(len(body))}
    if coding != "identity":
        headers["Content-Encoding"] = coding
    content = b"" if request.method == "HEAD" else body
    return Response(content, status_code=status, headers=headers)


def choose_coding(accepted: str, bodies: Mapping[str, object]) -> str:
    """The best of the available codings that the browser accepts.

    >>> choose_coding("gzip, deflate, br", {"br": 1, "gzip": 1, "identity": 1})
    'br'
    >>> choose_coding("gzip;q=0, deflate", {"gzip": 1, "identity": 1})
    'identity'
    """
    known = {
        name.strip().lower()
        for name, _, weight in (part.partition(";") for part in accepted.split(","))
        if weight.replace(" ", "").rstrip(".0") != "q="
    }
    return next((coding for coding in bodies if coding in known), "identity")
