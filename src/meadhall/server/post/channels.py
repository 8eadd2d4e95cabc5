"""The channels to a person: what they set up is checked, then messages are delivered there."""

from typing import Literal

from msgspec import Struct

from meadhall.server.post.mail import MailSettings, check_mail_address, send_mail
from meadhall.server.post.message import Message
from meadhall.server.post.push import Subscription, check_subscription, send_push
from meadhall.server.post.transport import new_client
from meadhall.server.post.undelivered import Undelivered
from meadhall.server.post.webhook import SERVICES, check_webhook, send_webhook
from meadhall.tables.refusal import Wrong

ChannelKind = Literal["push", "mail", "webhook"]

CHANNEL_KEYS: dict[str, tuple[str, ...]] = {
    "push": ("endpoint", "p256dh", "auth"),
    "mail": ("address",),
    "webhook": ("service", "url"),
}
LARGEST_CONFIG = 3000
"""The total length of all keys and values, in characters."""


class PostSettings(Struct, frozen=True, kw_only=True):
    mail: MailSettings | None = None
    vapid_key: str = ""
    """A private key as PEM, from ``new_vapid_key``."""
    contact: str = ""
    """Whom push services may write to about this server: mailto:... or https://..."""
    allow_private: bool = False
    """Whether webhooks may reach into the server's own network, for one that runs at home."""

    def __repr__(self) -> str:
        # The default would write the key into logs.
        return f"PostSettings(mail={self.mail!r}, allow_private={self.allow_private})"


def offered_channels(settings: PostSettings) -> list[ChannelKind]:
    """What this server has been set up for."""
    kinds: list[ChannelKind] = ["webhook"]
    if settings.mail is not None:
        kinds.append("mail")
    if settings.vapid_key and settings.contact:
        kinds.append("push")
    return kinds


def check_channel(kind: str, config: dict[str, str], settings: PostSettings) -> dict[str, str]:
    """The configuration in normalised form. Nothing is sent and no name is looked up."""
    if kind not in CHANNEL_KEYS:
        raise Wrong("unknown-channel", channel=kind[:60], channels=", ".join(CHANNEL_KEYS))
    if kind not in offered_channels(settings):
        raise Wrong(f"no-{kind}")
    if sum(len(key) + len(value) for key, value in config.items()) > LARGEST_CONFIG:
        raise Wrong("channel-too-large", most=LARGEST_CONFIG)
    if config.keys() != set(CHANNEL_KEYS[kind]):
        raise Wrong("channel-keys", keys=", ".join(CHANNEL_KEYS[kind]))
    if kind == "mail":
        return {"address": check_mail_address(config["address"])}
    if kind == "push":
        browser = check_subscription(**config, allow_private=settings.allow_private)
        return {key: getattr(browser, key) for key in CHANNEL_KEYS[kind]}
    service = config["service"]
    if service not in SERVICES:
        raise Wrong("unknown-service", service=service[:60], services=", ".join(SERVICES))
    return {
        "service": service,
        "url": check_webhook(config["url"], service, settings.allow_private),
    }


async def deliver(
    kind: str, config: dict[str, str], message: Message, settings: PostSettings
) -> None:
    """Send the message, or raise Undelivered; Gone if the channel should be removed."""
    try:
        # Check again: what the server allows may have changed since it was set up.
        checked = check_channel(kind, config, settings)
    except Wrong as error:
        raise Undelivered(error.kind, **error.facts) from None
    if kind == "mail":
        assert settings.mail is not None
        await send_mail(checked["address"], message, settings.mail)
        return
    # Use a new client for each message: no cookie or connection outlives it.
    async with new_client() as client:
        if kind == "push":
            await send_push(
                client,
                Subscription(**checked),
                message,
                settings.vapid_key,
                settings.contact,
                settings.allow_private,
            )
        else:
            await send_webhook(
                client, checked["url"], checked["service"], message, settings.allow_private
            )
