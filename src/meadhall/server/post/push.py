"""Web push: a message for a browser, which only that browser can read (RFC 8291, RFC 8292)."""

import binascii
import time
from base64 import b64decode, urlsafe_b64encode
from hashlib import sha256

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from msgspec import Struct, json
from py_vapid import Vapid02

from meadhall.server.post.addresses import check_url
from meadhall.server.post.message import Message
from meadhall.server.post.transport import post
from meadhall.server.post.undelivered import Gone, Undelivered
from meadhall.tables.clock import DAY, HOUR
from meadhall.tables.refusal import Wrong

POINT_BYTES = 65
AUTH_BYTES = 16
GONE = (404, 410)

KEPT_FOR = int(3 * DAY)
"""How long a push service keeps a message for a browser that is off."""
PASS_LASTS = int(12 * HOUR)
"""How long the signed token for a push service is valid; they accept a day at most."""


class Subscription(Struct, frozen=True):
    """Where a browser wants its messages, and how to encrypt them."""

    endpoint: str
    p256dh: str
    auth: str


def new_vapid_key() -> str:
    """The key by which push services know this server; keep it: all subscriptions depend on it."""
    pem = generate_private_key(SECP256R1()).private_bytes(
        Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()
    )
    return pem.decode()


def vapid_public_key(vapid_key: str) -> str:
    """The public key in the form that browsers want as their ``applicationServerKey``."""
    return _encode(_point(_load(vapid_key).public_key()))


def check_subscription(endpoint: str, p256dh: str, auth: str, allow_private: bool) -> Subscription:
    url = check_url(endpoint, allow_private)
    if ":" in url.host:
        # py_vapid signs no token for a bare IPv6 address, and no push service has one.
        raise Wrong("wrong-subscription")
    try:
        point, secret = _decode(p256dh), _decode(auth)
        if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
            raise ValueError
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        raise Wrong("wrong-subscription") from None
    return Subscription(str(url), _encode(point), _encode(secret))


async def send_push(
    client: httpx.AsyncClient,
    subscription: Subscription,
    message: Message,
    vapid_key: str,
    contact: str,
    allow_private: bool,
) -> None:
    headers = {
        "Authorization": _authorization(subscription.endpoint, vapid_key, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Urgency": "high" if message.kind == "reminder" else "normal",
    }
    if message.table:
        # Of several messages about one table, a browser that was off gets only the last. The hash
        # keeps the table's name from the push service.
        headers["Topic"] = _encode(sha256(message.table.encode()).digest()[:24])
    content = encrypt(json.encode(message), subscription)
    try:
        await post(client, subscription.endpoint, content, headers, allow_private)
    except Undelivered as error:
        if error.facts.get("status") in GONE:
            raise Gone("subscription-gone") from None
        raise


def encrypt(payload: bytes, subscription: Subscription) -> bytes:
    encrypted: bytes = http_ece.encrypt(
        payload,
        private_key=generate_private_key(SECP256R1()),
        dh=_decode(subscription.p256dh),
        auth_secret=_decode(subscription.auth),
        version="aes128gcm",
    )
    return encrypted


def _authorization(endpoint: str, vapid_key: str, contact: str) -> str:
    url = httpx.URL(endpoint)
    claims = {
        "aud": f"{url.scheme}://{url.netloc.decode()}",
        "exp": int(time.time()) + PASS_LASTS,
        "sub": contact,
    }
    # Not strict: its check would refuse a contact such as https://hall.example/about.
    signer = Vapid02(_load(vapid_key), {"no-strict": True})
    header: str = signer.sign(claims)["Authorization"]
    return header


def _load(vapid_key: str) -> EllipticCurvePrivateKey:
    key = load_pem_private_key(vapid_key.encode(), password=None)
    if not isinstance(key, EllipticCurvePrivateKey) or not isinstance(key.curve, SECP256R1):
        raise ValueError("the key for web push has to be one on the curve P-256")
    return key


def _point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    """Decode base64 for URLs; browsers omit the padding."""
    bare = text.rstrip("=")
    padded = bare + "=" * (-len(bare) % 4)
    try:
        return b64decode(padded.encode("ascii"), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeError):
        raise ValueError("not base64") from None
