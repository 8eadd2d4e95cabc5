"""At the door: no other site may act in a visitor's name, and all requests are counted."""

import socket
import time
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
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
API = "/api/"

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


ONLY_ENCRYPTED = (b"strict-transport-security", b"max-age=31536000")
"""Once reached over TLS, a browser does not come without it for a year."""


def protection(config: Config) -> Callable[[Message, Scope], Awaitable[None]]:
    """Add security headers to every answer, including those for unknown addresses."""

    async def protect(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            added = HEADERS
            if is_encrypted(Request(scope), config):
                added = [*HEADERS, ONLY_ENCRYPTED]
            message["headers"] = [*message.get("headers", []), *added]

    return protect


def is_encrypted(request: Request[Any, Any, Any], config: Config) -> bool:
    """Whether the visitor came over TLS, as far as that can be trusted."""
    return request.scope["scheme"] == "https" or (
        config.behind_proxy and request.headers.get("x-forwarded-proto") == "https"
    )


class Doorkeeper(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    def __init__(self, config: Config) -> None:
        self._config = config

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = time.perf_counter()
        request: Request[Any, Any, Any] = Request(scope)
        house = request.app.state.house
        figures = house.figures

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                figures.requests.labels(request.method, message["status"]).inc()
                figures.seconds.observe(time.perf_counter() - began)
            await send(message)

        if "\0" in scope["path"]:
            # Otherwise the file system would report it as an error of ours.
            raise NotFoundException
        if not is_own_host(request, self._config):
            raise Forbidden("wrong-host")
        if request.method not in HARMLESS and not is_same_origin(request, self._config):
            raise Forbidden("wrong-origin")
        if scope["path"].startswith(API):
            house.allow(house.addresses, house.address(request))
        await next_app(scope, receive, send_counted)


def is_own_host(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> bool:
    """Whether a request is meant for this server.

    Another site may let its own name lead to our address; then a browser takes its pages for ours,
    but says their name. Addresses cannot be rebound like that, so any of them will do.
    """
    host = connection.headers.get("host", "")
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if not name or name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        machine = socket.gethostname().lower()
        own = {config.host, machine, f"{machine}.local", urlsplit(config.public_url).hostname}
        return name in own or name in config.hosts
    return True


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
