"""How people are notified that it is their turn, from the setting to the message that arrives."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from meadhall.tables.clock import HOUR, MINUTE
from tests.server.client import Browser, Json, Server, running_server, wait_until
from tests.server.post.servers import OK, WebServer, web_server

BROKEN = b"HTTP/1.1 500 Oops\r\nContent-Length: 4\r\n\r\noops"


@contextmanager
def receiver(answer: bytes = OK, wait: float = 0) -> Iterator[WebServer]:
    """A chat service on this computer, in a thread of its own."""
    ready = threading.Event()
    found: list[WebServer] = []
    loop = asyncio.new_event_loop()
    done = asyncio.Event()

    async def serve() -> None:
        async with web_server(answer, wait=wait) as server:
            found.append(server)
            ready.set()
            await done.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=[serve()])
    thread.start()
    ready.wait()
    try:
        yield found[0]
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join()
        loop.close()


def add_webhook(who: Browser, url: str) -> Json:
    config = {"service": "plain", "url": url}
    return who.post("/api/me/channels", {"kind": "webhook", "config": config})


@pytest.fixture
def hours(folder: Path, fingers: None) -> Iterator[Server]:
    """A separate server, so that hours may pass."""
    with running_server(folder, private_webhooks=True, public_url="https://hall.example") as server:
        yield server
        assert server.errors.take() == []


def test_the_server_says_what_it_can_do(server: Server) -> None:
    ways = server.stranger().get("/api/channels")
    assert ways["kinds"] == ["webhook"]
    assert "ntfy" in ways["services"]


def test_a_channel_is_tried_out_and_removed(server: Server) -> None:
    anna = server.guest("Anna")
    with receiver() as service:
        channel = add_webhook(anna, service.url("/hooks/very-secret"))
        assert "very-secret" not in str(channel)
        tested = anna.post(f"/api/me/channels/{channel['id']}/test")
        assert tested["last_ok_at"] is not None
        message = msgspec.json.decode(service.requests[0].body)
        assert message["kind"] == "test"
    anna.delete(f"/api/me/channels/{channel['id']}")
    assert anna.get("/api/me/channels") == []


def test_the_last_error_is_shown_to_the_owner(server: Server) -> None:
    anna = server.guest("Anna")
    with receiver(BROKEN) as service:
        channel = add_webhook(anna, service.url("/hooks/very-secret"))
        anna.post(f"/api/me/channels/{channel['id']}/test")
    (shown,) = anna.get("/api/me/channels")
    assert "500" in shown["last_error"]
    assert shown["last_error_at"] is not None
    assert "very-secret" not in str(shown)


def test_channels_of_others_are_out_of_reach(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    path = f"/api/me/channels/{add_webhook(anna, 'http://127.0.0.1:9/x')['id']}"
    bjorn.is_refused(404, "no-such-channel", "DELETE", path)
    bjorn.is_refused(404, "no-such-channel", "POST", f"{path}/test")
    assert bjorn.get("/api/me/channels") == []
    assert len(anna.get("/api/me/channels")) == 1


@pytest.mark.parametrize(
    ("channel", "config", "kind"),
    [
        ("webhook", {"service": "plain"}, "channel-keys"),
        ("webhook", {"service": "x", "url": "https://a.example"}, "unknown-service"),
        ("webhook", {"service": "plain", "url": "ftp://a.example"}, "address-not-https"),
        ("webhook", {"service": "plain", "url": "https://a.example/\0"}, "address-wrong"),
        ("webhook", {"service": "plain", "url": "https://a.example/\r\nX: y"}, "address-wrong"),
        ("mail", {"address": "anna@example.org"}, "no-mail"),
        ("push", {}, "no-push"),
    ],
)
def test_only_channels_that_work_here_are_taken(
    server: Server, channel: str, config: dict[str, str], kind: str
) -> None:
    wish = {"kind": channel, "config": config}
    server.guest().is_refused(422, kind, "POST", "/api/me/channels", wish)


def test_there_is_an_end_to_channels(server: Server) -> None:
    anna = server.guest("Anna")
    for number in range(10):
        add_webhook(anna, f"http://127.0.0.1:9/{number}")
    config = {"service": "plain", "url": "http://127.0.0.1:9/x"}
    wish = {"kind": "webhook", "config": config}
    anna.is_refused(429, "too-many-channels", "POST", "/api/me/channels", wish)


def test_private_addresses_are_refused_unless_the_host_allows_them(folder: Path) -> None:
    with running_server(folder) as server:
        config = {"service": "plain", "url": "https://127.0.0.1/x"}
        wish = {"kind": "webhook", "config": config}
        server.guest().is_refused(422, "address-private", "POST", "/api/me/channels", wish)


# Notices


def test_whoever_has_been_away_for_a_minute_is_notified_once(hours: Server) -> None:
    anna, bjorn, table = hours.two_play(clock="live")
    anna.patch("/api/me", {"language": "pl"})
    with receiver() as service:
        add_webhook(anna, service.url("/hook"))
        with anna.watches(table) as live:
            live.picture()
        hours.clock.wait(30)
        hours.wakes_tables()
        hours.sends_posts()
        assert service.requests == [], "told within the minute"
        hours.clock.wait(MINUTE)
        hours.wakes_tables()
        hours.sends_posts()
        wait_until(lambda: len(service.requests) == 1)
        message = msgspec.json.decode(service.requests[0].body)
        assert message["kind"] == "turn"
        assert message["url"] == f"https://hall.example/t/{table}"
        assert bjorn.me()["name"] in message["text"]
        assert "Twoja" in message["title"] or "Twój" in message["title"]
        hours.clock.wait(MINUTE)
        hours.wakes_tables()
        hours.sends_posts()
        assert len(service.requests) == 1, "told twice"
        assert anna.get("/api/me/channels")[0]["last_ok_at"] is not None


def test_there_is_a_reminder_when_four_fifths_of_the_time_are_gone(hours: Server) -> None:
    anna, _, table = hours.two_play(clock={"bank": 10 * HOUR, "gain": 0, "cap": 10 * HOUR})
    with receiver() as service:
        add_webhook(anna, service.url("/hook"))
        with anna.watches(table) as live:
            live.picture()

        def kinds() -> list[str]:
            hours.wakes_tables()
            hours.sends_posts()
            return [msgspec.json.decode(one.body)["kind"] for one in service.requests]

        hours.clock.wait(7.9 * HOUR)
        wait_until(lambda: kinds() == ["turn"])
        hours.clock.wait(0.2 * HOUR)
        wait_until(lambda: kinds() == ["turn", "reminder"])


def test_a_service_that_fails_is_tried_again_and_its_error_is_shown(hours: Server) -> None:
    anna, _, table = hours.two_play(clock="daily")

    def last_error() -> str:
        hours.sends_posts()
        error: str = anna.get("/api/me/channels")[0]["last_error"]
        return error

    with receiver(BROKEN) as service:
        add_webhook(anna, service.url("/hook"))
        hours.clock.wait(2 * MINUTE)
        hours.wakes_tables()
        wait_until(lambda: "500" in last_error())
        tried = len(service.requests)
        hours.clock.wait(HOUR)
        wait_until(lambda: "500" in last_error() and len(service.requests) > tried)
    assert hours.table(table).status == "playing"


def test_whoever_has_moved_meanwhile_is_not_notified(hours: Server) -> None:
    anna, _, table = hours.two_play(clock="daily")
    with receiver() as service:
        add_webhook(anna, service.url("/hook"))
        hours.clock.wait(2 * MINUTE)
        anna.moves(table)
        hours.wakes_tables()
        hours.sends_posts()
        assert service.requests == []


def test_a_slow_webhook_delays_only_its_own_notices(hours: Server) -> None:
    def told_soon(url: str) -> Browser:
        anna, bjorn, table = hours.two_play()
        add_webhook(bjorn, url)
        anna.moves(table)
        hours.clock.wait(2 * MINUTE)
        hours.wakes_tables()
        return bjorn

    with receiver(wait=8) as slow, receiver() as quick:
        patient = told_soon(slow.url("/hook"))
        wait_until(lambda: len(slow.requests) == 1)
        # This one comes while the slow service has not answered yet.
        told_soon(quick.url("/hook"))
        wait_until(lambda: len(quick.requests) == 1, 6)
        wait_until(lambda: patient.get("/api/me/channels")[0]["last_ok_at"] is not None)
