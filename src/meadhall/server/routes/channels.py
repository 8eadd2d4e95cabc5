"""How a person wants to be notified that it is their turn."""

from typing import Annotated, Literal
from urllib.parse import urlsplit

from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from meadhall.server.house import Home, House, Language, Me
from meadhall.server.post.channels import check_channel, deliver, offered_channels
from meadhall.server.post.message import make_message
from meadhall.server.post.push import vapid_public_key
from meadhall.server.post.undelivered import Undelivered
from meadhall.server.post.webhook import SERVICES
from meadhall.server.problems import problems
from meadhall.store import Channel
from meadhall.tables.refusal import Missing, TooMuch

MOST_CHANNELS = 10

ChannelId = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]


class NewChannel(Struct, forbid_unknown_fields=True):
    kind: Literal["push", "mail", "webhook"]
    config: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=2000)]]
    """push: endpoint, p256dh, auth. mail: address. webhook: service, url."""


class ChannelInfo(Struct):
    id: int
    kind: str
    label: str
    """What distinguishes it from the others, without its secrets."""
    created_at: float
    last_ok_at: float | None
    last_error: str
    last_error_at: float | None


class Ways(Struct):
    """What this server supports."""

    kinds: list[str]
    services: list[str]
    """The chat services that a webhook may belong to."""
    push_key: str
    """The public key that a browser needs to subscribe."""


def info(channel: Channel) -> ChannelInfo:
    return ChannelInfo(
        channel.id,
        channel.kind,
        _label(channel),
        channel.created_at,
        channel.last_ok_at,
        channel.last_error,
        channel.last_error_at,
    )


def _label(channel: Channel) -> str:
    config = channel.config
    if channel.kind == "mail":
        return config["address"]
    if channel.kind == "push":
        return urlsplit(config["endpoint"]).netloc
    return f"{config['service']}: {urlsplit(config['url']).netloc}"


@get("/channels", responses=problems(429))
async def ways(house: Home) -> Ways:
    settings = house.post_settings
    kinds = offered_channels(settings)
    key = vapid_public_key(settings.vapid_key) if "push" in kinds else ""
    return Ways([*kinds], list(SERVICES), key)


@get("/me/channels", responses=problems(401, 429))
async def my_channels(house: Home, me: Me) -> list[ChannelInfo]:
    """Your channels, each with its last error."""
    return [info(one) for one in await _channels(house, me.id)]


@post("/me/channels", responses=problems(400, 401, 413, 415, 422, 429))
async def add_channel(data: JSONBody[NewChannel], house: Home, me: Me) -> ChannelInfo:
    house.allow(house.costly, me.id)
    config = check_channel(data.kind, data.config, house.post_settings)
    if len(await _channels(house, me.id)) >= MOST_CHANNELS:
        raise TooMuch("too-many-channels", most=MOST_CHANNELS)
    store = house.store
    now = house.clock()
    return info(await house.storage.write(store.channels.add, me.id, data.kind, config, now))


@delete("/me/channels/{channel:int}", responses=problems(400, 401, 404, 429))
async def remove_channel(channel: ChannelId, house: Home, me: Me) -> None:
    await _own_channel(house, me, channel)
    await house.storage.write(house.store.channels.remove, channel)


@post("/me/channels/{channel:int}/test", responses=problems(400, 401, 404, 422, 429))
async def test_channel(channel: ChannelId, house: Home, me: Me, language: Language) -> ChannelInfo:
    """Send a message now; the answer says how it went."""
    house.allow(house.costly, me.id)
    found = await _own_channel(house, me, channel)
    store = house.store
    url = house.config.public_url or "/"
    message = make_message("test", language, "", url, "", None, house.clock())
    try:
        await deliver(found.kind, found.config, message, house.post_settings)
        await house.storage.write(store.channels.succeeded, channel, house.clock())
    except Undelivered as error:
        sentence = error.sentence(language)
        await house.storage.write(store.channels.failed, channel, house.clock(), sentence)
    return info(await _own_channel(house, me, channel))


async def _channels(house: House, person: str) -> list[Channel]:
    return await house.storage.read(house.store.channels.of_person, person)


async def _own_channel(house: House, me: Me, channel: int) -> Channel:
    for one in await _channels(house, me.id):
        if one.id == channel:
            return one
    raise Missing("no-such-channel")


channel_routes = Router(
    "/",
    tags=["notices"],
    route_handlers=[ways, my_channels, add_channel, remove_channel, test_channel],
)
