"""What people set up is checked, and messages arrive through every channel."""

import asyncio

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

from meadhall.server.post.channels import (
    LARGEST_CONFIG,
    PostSettings,
    check_channel,
    deliver,
    offered_channels,
)
from meadhall.server.post.mail import MailSettings
from meadhall.server.post.push import new_vapid_key
from meadhall.server.post.undelivered import Gone, Undelivered
from meadhall.tables.refusal import Wrong
from tests.server.post.servers import MESSAGE, mail_server, web_server
from tests.server.post.test_push import AUTH, encoded, point

KEY = new_vapid_key()
BROWSER = {
    "endpoint": "https://push.example/send/abc",
    "p256dh": encoded(point(generate_private_key(SECP256R1()))),
    "auth": encoded(AUTH),
}
HOOK = {"service": "discord", "url": "https://discord.com/api/webhooks/1/abc"}


def settings(port: int = 587, allow_private: bool = False) -> PostSettings:
    mail = MailSettings(
        host="127.0.0.1", port=port, password="pa55word", sender="a@hall.example", security="none"
    )
    contact = "mailto:host@hall.example"
    return PostSettings(mail=mail, vapid_key=KEY, contact=contact, allow_private=allow_private)


@pytest.mark.parametrize(
    ("kind", "config"),
    [("push", BROWSER), ("webhook", HOOK), ("mail", {"address": "anna@example.org"})],
)
def test_good_channels(kind: str, config: dict[str, str]) -> None:
    assert check_channel(kind, config, settings()) == config


@pytest.mark.parametrize(
    ("kind", "config", "refusal"),
    [
        ("pigeon", {}, "unknown-channel"),
        ("mail", {}, "channel-keys"),
        ("mail", {"address": "a@b.pl", "cc": "c@b.pl"}, "channel-keys"),
        ("mail", {"address": "a@b.pl\r\nBcc: c@b.pl"}, "wrong-mail-address"),
        ("webhook", {"url": HOOK["url"]}, "channel-keys"),
        ("webhook", {**HOOK, "service": "irc"}, "unknown-service"),
        ("webhook", {**HOOK, "url": "http://discord.com/"}, "address-not-https"),
        ("webhook", {**HOOK, "url": "https://169.254.169.254/latest"}, "address-private"),
        ("webhook", {**HOOK, "url": "https://a.pl/" + "a" * 2100}, "address-too-long"),
        ("webhook", {**HOOK, "url": "a" * LARGEST_CONFIG}, "channel-too-large"),
        ("webhook", {**HOOK, "a" * LARGEST_CONFIG: ""}, "channel-too-large"),
        ("push", {**BROWSER, "auth": "AAAA"}, "wrong-subscription"),
        ("push", {**BROWSER, "allow_private": "yes"}, "channel-keys"),
        ("push", {**BROWSER, "endpoint": "https://[::1]/"}, "address-private"),
    ],
)
def test_wrong_channels(kind: str, config: dict[str, str], refusal: str) -> None:
    with pytest.raises(Wrong) as caught:
        check_channel(kind, config, settings())
    assert caught.value.kind == refusal
    with pytest.raises(Undelivered) as undelivered:
        asyncio.run(deliver(kind, config, MESSAGE, settings()))
    assert undelivered.value.kind == refusal


def test_what_a_bare_server_offers() -> None:
    assert offered_channels(PostSettings()) == ["webhook"]
    assert set(offered_channels(settings())) == {"webhook", "mail", "push"}
    for kind, config in (("mail", {"address": "anna@example.org"}), ("push", BROWSER)):
        with pytest.raises(Wrong) as caught:
            check_channel(kind, config, PostSettings())
        assert caught.value.kind == f"no-{kind}"


def test_delivery() -> None:
    async def attempt() -> None:
        async with web_server() as web, mail_server() as mail:
            ours = settings(mail.port, allow_private=True)
            await deliver("webhook", {**HOOK, "url": web.url("/hooks/a")}, MESSAGE, ours)
            await deliver("push", {**BROWSER, "endpoint": web.url("/send/a")}, MESSAGE, ours)
            await deliver("mail", {"address": "anna@example.org"}, MESSAGE, ours)
            assert [seen.target for seen in web.requests] == ["/hooks/a", "/send/a"]
            assert len(mail.mails) == 1

    asyncio.run(attempt())


def test_only_browsers_are_gone() -> None:
    missing = b"HTTP/1.1 404 Missing\r\nContent-Length: 0\r\n\r\n"

    async def attempt() -> None:
        async with web_server(missing) as web:
            ours = settings(allow_private=True)
            with pytest.raises(Gone):
                await deliver("push", {**BROWSER, "endpoint": web.url("/a")}, MESSAGE, ours)
            with pytest.raises(Undelivered) as caught:
                await deliver("webhook", {**HOOK, "url": web.url("/a")}, MESSAGE, ours)
            assert not isinstance(caught.value, Gone)

    asyncio.run(attempt())


def test_secrets_are_not_shown() -> None:
    shown = repr(settings()) + str([settings()])
    assert "pa55word" not in shown
    assert "PRIVATE KEY" not in shown
