"""The gate: how many connections an address may hold, and how long a request may take to arrive.

uvicorn limits neither. Without limits, one address that begins a thousand requests and finishes
none would use up all connections.
"""

import asyncio
import logging
import sys
from collections import Counter
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from meadhall.server.config import Config
from meadhall.server.networks import network_of

if sys.platform != "win32":
    import resource

HEADERS_WITHIN = 10.0
"""Seconds from the connection, or the first byte of a further request, to the last header."""

BODY_WITHIN = 60.0
"""Seconds from the last header to the end of the body; the largest one is an imported game."""

LONGEST_HEADERS = 64 * 1024

DESCRIPTORS = 65_536
"""As many open files as the server asks for."""

BESIDES_SOCKETS = 1000
"""Open files that the server needs in addition to its WebSockets."""

log = logging.getLogger("meadhall.gate")


class Gate:
    """The connections of one server process, counted by address. WebSockets count elsewhere.

    >>> gate = Gate(most=1)
    >>> gate.enter("203.0.113.7"), gate.enter("203.0.113.7"), gate.enter("203.0.113.8")
    (True, False, True)
    >>> gate.leave("203.0.113.7")
    >>> gate.enter("203.0.113.7")
    True
    """

    def __init__(self, most: int | None) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def enter(self, network: str) -> bool:
        if self._most is not None and self._held[network] >= self._most:
            return False
        self._held[network] += 1
        return True

    def leave(self, network: str) -> None:
        self._held[network] -= 1
        if not self._held[network]:
            del self._held[network]


class GuardedConnection(HttpToolsProtocol):
    """A connection that is closed if its requests do not arrive in time."""

    def __init__(self, *args: Any, gate: Gate, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._gate = gate
        self._network: str | None = None
        """Where the connection is counted, as long as it is."""
        self._deadline: asyncio.TimerHandle | None = None
        self._header_bytes = 0
        self._in_headers = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        network = network_of(self.client[0] if self.client else "")
        if not self._gate.enter(network):
            transport.abort()
            return
        self._network = network
        self._expect_within(HEADERS_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        # The transport belongs to another protocol from here on.
        self._leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._expect_within(HEADERS_WITHIN)
        super().data_received(data)
        if self._in_headers:
            self._header_bytes += len(data)
            if self._header_bytes > LONGEST_HEADERS:
                self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_headers, self._header_bytes = True, 0
        if self._deadline is None:
            self._expect_within(HEADERS_WITHIN)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_headers = False
        self._expect_within(BODY_WITHIN)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expect_nothing()

    def _expect_within(self, seconds: float) -> None:
        self._expect_nothing()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._expect_nothing()
        if self._network is not None:
            self._gate.leave(self._network)
            self._network = None


def guarded(config: Config) -> Any:
    """What uvicorn makes connections with."""
    # All visitors of a proxy come from its address; counting them there is the proxy's business.
    most = None if config.behind_proxy else config.limits.connections_per_address
    return partial(GuardedConnection, gate=Gate(most))


def raise_descriptor_limit(sockets: int) -> None:
    """Allow this process and those it starts as many open files as they may have.

    The usual soft limit is 1,024, for the sake of old programs; the server would run out of it
    long before the limit of its WebSockets. Windows has no such limit.
    """
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(DESCRIPTORS, hard)
    if soft != resource.RLIM_INFINITY and soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
    if wished < sockets + BESIDES_SOCKETS:
        log.warning("few open files allowed", extra={"most": wished, "sockets": sockets})
