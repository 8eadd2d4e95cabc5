"""Each chat service gets what it understands, and players' names can only be read."""

import asyncio
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from msgspec import json, structs

from meadhall.server.post.addresses import WrongAddress
from meadhall.server.post.transport import new_client
from meadhall.server.post.webhook import SERVICES, check_webhook, send_webhook
from tests.server.post.servers import MESSAGE, Seen, web_server

NASTY = "@everyone <!channel> <@U1> <https://evil.example|free> *b* [a](https://e.example) & `c`"


def sent(service: str, path: str = "/hooks/a", text: str = NASTY) -> Seen:
    async def attempt() -> Seen:
        async with web_server() as server, new_client() as client:
            url = check_webhook(server.url(path), service, allow_private=True)
            message = structs.replace(MESSAGE, text=text)
            await send_webhook(client, url, service, message, allow_private=True)
            return server.requests[0]

    return asyncio.run(attempt())


def body(seen: Seen) -> Any:
    assert seen.headers["content-type"] == "application/json"
    return json.decode(seen.body)


def test_plain() -> None:
    seen = sent("plain", text="Zażółć")
    assert body(seen) == structs.asdict(structs.replace(MESSAGE, text="Zażółć"))


def test_discord() -> None:
    told = body(sent("discord"))
    assert told["allowed_mentions"] == {"parse": []}
    title, text, url = told["content"].split("\n")
    assert (title, url) == (MESSAGE.title, MESSAGE.url)
    assert r"\*b\*" in text
    assert r"\[a\](" in text
    assert r"\`c\`" in text


def test_slack() -> None:
    told = body(sent("slack"))
    assert told["mrkdwn"] is False
    assert "<" not in told["text"]
    assert "&lt;!channel&gt; &lt;@U1&gt;" in told["text"]
    assert " &amp; " in told["text"]
    assert told["text"].endswith(f"\n{MESSAGE.url}")


def test_mattermost() -> None:
    told = body(sent("mattermost"))
    assert "@everyone" not in told["text"]
    assert "<" not in told["text"]
    assert r"\*b\*" in told["text"]


def test_ntfy() -> None:
    seen = sent("ntfy", "/my-topic?auth=QmVhcmVy")
    assert urlsplit(seen.target).path == "/my-topic"
    assert parse_qs(urlsplit(seen.target).query) == {
        "auth": ["QmVhcmVy"],
        "title": [MESSAGE.title],
        "click": [MESSAGE.url],
    }
    assert seen.body.decode() == NASTY


def test_telegram() -> None:
    path = "/bot123:ABC-d_e/sendMessage"
    seen = sent("telegram", f"{path}?chat_id=-100&parse_mode=HTML&message_thread_id=7")
    assert seen.target == path
    text = f"{MESSAGE.title}\n{NASTY}\n{MESSAGE.url}"
    assert body(seen) == {"chat_id": "-100", "message_thread_id": "7", "text": text}


@pytest.mark.parametrize(
    ("service", "url"),
    [
        ("ntfy", "https://ntfy.example/"),
        ("ntfy", "https://ntfy.example/two/parts"),
        ("telegram", "https://api.telegram.org/bot1:a/sendMessage"),
        ("telegram", "https://api.telegram.org/bot1:a/deleteWebhook?chat_id=1"),
    ],
)
def test_address_of_another_service(service: str, url: str) -> None:
    with pytest.raises(WrongAddress) as caught:
        check_webhook(url, service, allow_private=False)
    assert caught.value.kind == "address-not-of-service"
    assert caught.value.facts["service"] == service


@pytest.mark.parametrize("service", sorted(SERVICES))
def test_line_breaks_stay_in_the_text(service: str) -> None:
    path = {"ntfy": "/topic", "telegram": "/bot1/sendMessage?chat_id=1"}.get(service, "/hooks/a")
    seen = sent(service, path, text="a\r\nX-Injected: yes\r\n\r\nb")
    assert "x-injected" not in seen.headers
