"""Messages for chat services that accept them as a plain HTTP request.

The texts contain players' names, and nobody must be able to ping a whole channel through theirs.
"""

import re
from collections.abc import Callable, Mapping

import httpx
from msgspec import Struct, json

from meadhall.server.post.addresses import WrongAddress, check_url
from meadhall.server.post.message import Message
from meadhall.server.post.transport import post

JSON = {"Content-Type": "application/json"}
NTFY_TOPIC = re.compile(r"/[-_A-Za-z0-9]{1,64}")
DISCORD_NO_PREVIEWS = 4
TELEGRAM_PATH = re.compile(r"/bot[^/]+/sendMessage")
TELEGRAM_KEYS = ("chat_id", "message_thread_id", "disable_notification")


class Parcel(Struct, frozen=True):
    """What is sent, and where."""

    url: str
    content: bytes
    headers: Mapping[str, str]


def plain(url: str, message: Message) -> Parcel:
    """Everything that is known, for people's own programs."""
    return Parcel(url, json.encode(message), JSON)


def discord(url: str, message: Message) -> Parcel:
    body = {
        "content": _lines(message, _without_markdown),
        # Whatever the text says, nobody is pinged.
        "allowed_mentions": {"parse": []},
        "flags": DISCORD_NO_PREVIEWS,
    }
    return Parcel(url, json.encode(body), JSON)


def slack(url: str, message: Message) -> Parcel:
    body = {
        "text": _lines(message, _without_entities),
        # No bold and no italics; only what is in angle brackets is ever a link or a mention.
        "mrkdwn": False,
        "link_names": False,
        "unfurl_links": False,
    }
    return Parcel(url, json.encode(body), JSON)


def mattermost(url: str, message: Message) -> Parcel:
    """Mattermost knows both Markdown and Slack's brackets, and has no way to turn mentions off."""

    def escape(text: str) -> str:
        unbracketed = text.replace("<", "‹").replace(">", "›")
        # An invisible character after the @ keeps it from being a mention.
        return _without_markdown(unbracketed).replace("@", "@\u200b")

    return Parcel(url, json.encode({"text": _lines(message, escape)}), JSON)


def ntfy(url: str, message: Message) -> Parcel:
    """The title goes into the address, because headers cannot hold every letter."""
    parts = httpx.URL(url)
    if not NTFY_TOPIC.fullmatch(parts.path):
        raise WrongAddress("address-not-of-service", service="ntfy", example="https://ntfy.sh/…")
    told = parts.copy_merge_params({"title": message.title, "click": message.url})
    return Parcel(str(told), message.text.encode(), {"Content-Type": "text/plain; charset=utf-8"})


def telegram(url: str, message: Message) -> Parcel:
    """Call a bot's sendMessage method, with the chat in the address: ``?chat_id=...``."""
    parts = httpx.URL(url)
    if not TELEGRAM_PATH.fullmatch(parts.path) or not parts.params.get("chat_id"):
        example = "https://api.telegram.org/bot…/sendMessage?chat_id=…"
        raise WrongAddress("address-not-of-service", service="telegram", example=example)
    # Only these keys are kept: parse_mode would have names read as markup.
    body = {key: parts.params[key] for key in TELEGRAM_KEYS if key in parts.params}
    body["text"] = _lines(message, str)
    return Parcel(str(parts.copy_with(query=None)), json.encode(body), JSON)


SERVICES: dict[str, Callable[[str, Message], Parcel]] = {
    "discord": discord,
    "mattermost": mattermost,
    "ntfy": ntfy,
    "plain": plain,
    "slack": slack,
    "telegram": telegram,
}

_EMPTY = Message(kind="test", title="", text="", url="", table="", game="")


def check_webhook(url: str, service: str, allow_private: bool) -> str:
    """The address, if the service could be reached there."""
    parts = check_url(url, allow_private)
    SERVICES[service](str(parts), _EMPTY)
    return str(parts)


async def send_webhook(
    client: httpx.AsyncClient, url: str, service: str, message: Message, allow_private: bool
) -> None:
    parcel = SERVICES[service](url, message)
    await post(client, parcel.url, parcel.content, parcel.headers, allow_private)


def _lines(message: Message, escape: Callable[[str], str]) -> str:
    """The address on its own line is the server's own, so it stays a link."""
    return "\n".join([escape(message.title), escape(message.text), message.url])


def _without_markdown(text: str) -> str:
    return re.sub(r"([\\*_~`|<>#\[\]])", r"\\\1", text)


def _without_entities(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
