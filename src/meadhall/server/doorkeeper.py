"""At the door: no other site may act in a visitor's name, and all requests are counted."""

import time
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.server.config import Config
from meadhall.tables.refusal import Forbidden

HARMLESS = ("GET", "HEAD", "OPTIONS")

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
]


async def protect(message: Message, scope: Scope) -> None:
    """Add security headers to every answer, including those for unknown addresses."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", []), *HEADERS]


class Doorkeeper(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    def __init__(self, config: Config) -> None:
        self._config = config

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = time.perf_counter()
        request: Request[Any, Any, Any] = Request(scope)
        figures = request.app.state.house.figures

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                figures.requests.labels(request.method, message["status"]).inc()
                figures.seconds.observe(time.perf_counter() - began)
            await send(message)

        if "\0" in scope["path"]:
            # Otherwise the file system would report it as an error of ours.
            raise NotFoundException
        if request.method not in HARMLESS and not is_same_origin(request, self._config):
            raise Forbidden("wrong-origin")
        await next_app(scope, receive, send_counted)


def is_same_origin(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> bool:
    """Whether a browser says that our own pages are asking, or no browser is asking at all.

    A browser sends the origin of the page with every command and every WebSocket; other programs
    need not.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        asked = urlsplit(origin)
    except ValueError:
        return False
    if config.public_url:
        own = urlsplit(config.public_url)
        if (asked.scheme, asked.netloc) == (own.scheme, own.netloc):
            return True
    return asked.scheme in ("http", "https") and asked.netloc == connection.headers.get("host")
