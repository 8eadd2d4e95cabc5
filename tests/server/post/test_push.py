"""A browser can read what is pushed, and knows who pushed it."""

import asyncio
import time
from base64 import urlsafe_b64encode

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json, structs
from py_vapid import jwt

from meadhall.server.post.addresses import WrongAddress
from meadhall.server.post.message import Message
from meadhall.server.post.push import (
    Subscription,
    check_subscription,
    new_vapid_key,
    send_push,
    vapid_public_key,
)
from meadhall.server.post.transport import new_client
from meadhall.server.post.undelivered import Gone, Undelivered
from meadhall.tables.refusal import Wrong
from tests.server.post.servers import MESSAGE, OK, Seen, web_server

AUTH = b"sixteen bytes..!"
CONTACT = "https://hall.example/about"
ENDPOINT = "https://push.example/send/abc"


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def point(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def pushed(
    message: Message, receiver: EllipticCurvePrivateKey, vapid_key: str, answer: bytes = OK
) -> tuple[Seen, str]:
    """The request, and the origin it was made to."""

    async def attempt() -> tuple[Seen, str]:
        async with web_server(answer) as server, new_client() as client:
            browser = check_subscription(
                server.url("/send/abc"), encoded(point(receiver)), encoded(AUTH), True
            )
            await send_push(client, browser, message, vapid_key, CONTACT, allow_private=True)
            return server.requests[0], server.url("")

    return asyncio.run(attempt())


def test_the_browser_can_read_it() -> None:
    receiver = generate_private_key(SECP256R1())
    seen, _ = pushed(MESSAGE, receiver, new_vapid_key())
    assert seen.headers["content-encoding"] == "aes128gcm"
    assert b"Champions" not in seen.body
    payload = http_ece.decrypt(
        seen.body, private_key=receiver, auth_secret=AUTH, version="aes128gcm"
    )
    assert json.decode(payload, type=Message) == MESSAGE


def test_the_server_shows_who_it_is() -> None:
    key = new_vapid_key()
    seen, origin = pushed(MESSAGE, generate_private_key(SECP256R1()), key)
    scheme, _, fields = seen.headers["authorization"].partition(" ")
    parts = dict(field.split("=", 1) for field in fields.split(","))
    assert scheme == "vapid"
    assert parts["k"] == vapid_public_key(key)
    claims = jwt.decode(parts["t"], vapid_public_key(key))  # raises if the signature is wrong
    assert claims["aud"] == origin
    assert claims["sub"] == CONTACT
    assert time.time() < claims["exp"] <= time.time() + 24 * 60 * 60


def test_a_later_message_replaces_an_earlier_one() -> None:
    receiver, key = generate_private_key(SECP256R1()), new_vapid_key()
    reminder = structs.replace(MESSAGE, kind="reminder")
    test = structs.replace(MESSAGE, kind="test", table="")
    first, second, third = (
        pushed(message, receiver, key)[0].headers for message in (MESSAGE, reminder, test)
    )
    assert first["topic"] == second["topic"]
    assert len(first["topic"]) <= 32
    assert (first["urgency"], second["urgency"]) == ("normal", "high")
    assert int(first["ttl"]) > 0
    assert "topic" not in third


@pytest.mark.parametrize("status", ["404 Missing", "410 Gone"])
def test_gone(status: str) -> None:
    answer = f"HTTP/1.1 {status}\r\nContent-Length: 4\r\n\r\ngone".encode()
    with pytest.raises(Gone):
        pushed(MESSAGE, generate_private_key(SECP256R1()), new_vapid_key(), answer)


def test_a_busy_push_service_is_not_gone() -> None:
    answer = b"HTTP/1.1 429 Slowly\r\nContent-Length: 0\r\n\r\n"
    with pytest.raises(Undelivered) as caught:
        pushed(MESSAGE, generate_private_key(SECP256R1()), new_vapid_key(), answer)
    assert not isinstance(caught.value, Gone)


def test_public_key_is_what_browsers_want() -> None:
    public = vapid_public_key(new_vapid_key())
    assert len(public) == 87
    assert public.startswith("B")  # the first byte is 4: an uncompressed point


def test_subscription_in_plain_form() -> None:
    good = point(generate_private_key(SECP256R1()))
    padded = urlsafe_b64encode(good).decode(), urlsafe_b64encode(AUTH).decode()
    expected = Subscription(ENDPOINT, encoded(good), encoded(AUTH))
    assert check_subscription(ENDPOINT, *padded, allow_private=False) == expected


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", encoded(AUTH)),
        ("not base64!", encoded(AUTH)),
        ("ł", encoded(AUTH)),
        (encoded(b"\x04" + b"\x01" * 64), encoded(AUTH)),
        (encoded(b"\x04" + b"\x00" * 64), encoded(AUTH)),
        (encoded(b"\x02" + b"\x01" * 32), encoded(AUTH)),
        (None, encoded(AUTH[:15])),
        (None, encoded(AUTH + b"!")),
        (None, "AAAA\nAAAA"),
        (None, ""),
    ],
)
def test_wrong_keys(p256dh: str | None, auth: str) -> None:
    good = encoded(point(generate_private_key(SECP256R1())))
    with pytest.raises(Wrong) as caught:
        check_subscription(ENDPOINT, good if p256dh is None else p256dh, auth, False)
    assert caught.value.kind == "wrong-subscription"


def test_endpoints_are_outside() -> None:
    good = encoded(point(generate_private_key(SECP256R1())))
    for endpoint in ("https://127.0.0.1/", "http://push.example/"):
        with pytest.raises(WrongAddress):
            check_subscription(endpoint, good, encoded(AUTH), False)
