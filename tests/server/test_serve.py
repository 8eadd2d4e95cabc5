"""How the process of a server ends."""

import asyncio
import signal

import pytest
from litestar import Litestar

from meadhall.server import serve
from meadhall.server.config import Config


def test_whoever_asks_a_waiting_server_to_end_need_not_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It wakes up by itself so seldom that it would not notice otherwise."""
    monkeypatch.setattr(serve, "TICK", 1_000_000.0)
    config = Config(database="sqlite:///unused.db")
    settings = serve.settings_of(config, lambda: Litestar(logging_config=None), "WARNING")
    settings.load()
    server = serve._Server(settings, lambda: None)

    async def is_asked_while_it_waits() -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(0.01, server.handle_exit, signal.SIGTERM, None)
        await asyncio.wait_for(server.main_loop(), timeout=60.0)

    asyncio.run(is_asked_while_it_waits())
    assert server.should_exit
