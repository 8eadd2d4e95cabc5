"""One HTTP request to an address that a player chose."""

import asyncio
import re
from collections.abc import Mapping
from functools import cache
from ssl import SSLContext
from urllib.parse import unquote

import httpx

from meadhall.server.post.addresses import WrongAddress, check_url, port_of, resolve_public
from meadhall.server.post.undelivered import Undelivered, readable

SECONDS = 10.0
LARGEST_ANSWER = 64 * 1024
MOST_ADDRESSES = 4
SHORTEST_SECRET = 4

OWN_HEADERS = {
    "User-Agent": "Meadhall",
    "Accept": "*/*",
    # A compressed answer could be far larger than it looks.
    "Accept-Encoding": "identity",
    # Names may share an address. A connection kept for the next request would have been checked
    # against another name's certificate.
    "Connection": "close",
}


def new_client() -> httpx.AsyncClient:
    """A client that ignores the environment: a proxy from there would look names up again."""
    return httpx.AsyncClient(verify=_certificates(), trust_env=False, follow_redirects=False)


@cache
def _certificates() -> SSLContext:
    # Reading them takes longer than a whole request.
    return httpx.create_ssl_context()


async def post(
    client: httpx.AsyncClient,
    url: str,
    content: bytes,
    headers: Mapping[str, str],
    allow_private: bool,
    seconds: float = SECONDS,
) -> bytes:
    """Send the content; return the answer or its beginning. Anything but success is Undelivered."""
    try:
        async with asyncio.timeout(seconds):
            status, answer = await _exchange(client, url, content, headers, allow_private, seconds)
    except WrongAddress as error:
        raise Undelivered(error.kind, **error.facts) from None
    except (TimeoutError, httpx.TimeoutException):
        raise Undelivered("undelivered-late", seconds=round(seconds)) from None
    except (httpx.HTTPError, httpx.StreamError, httpx.InvalidURL, OSError):
        raise Undelivered("undelivered-unreachable") from None
    if status < 300:
        return answer
    said = readable(_without_secrets(answer.decode(errors="replace"), url))
    if status < 400:
        raise Undelivered("undelivered-redirect", status=status)
    if not said:
        raise Undelivered("undelivered-status", status=status)
    raise Undelivered("undelivered-answer", status=status, answer=said)


async def _exchange(
    client: httpx.AsyncClient,
    url: str,
    content: bytes,
    headers: Mapping[str, str],
    allow_private: bool,
    seconds: float,
) -> tuple[int, bytes]:
    parts = check_url(url, allow_private)
    host = parts.raw_host.decode()
    found = await resolve_public(host, port_of(parts), allow_private)
    addresses = found[:MOST_ADDRESSES]
    timeout = httpx.Timeout(seconds, connect=seconds / len(addresses))
    for address in addresses:
        request = httpx.Request(
            "POST",
            # The address that was checked. The path is passed as the target below: httpx writes
            # this URL into logs, and the path of a webhook is a secret.
            httpx.URL(scheme=parts.scheme, host=address, port=parts.port, path="/"),
            headers={**OWN_HEADERS, **headers, "Host": parts.netloc.decode()},
            content=content,
            extensions={
                "sni_hostname": host,
                "target": parts.raw_path,
                "timeout": timeout.as_dict(),
            },
        )
        try:
            response = await client.send(request, stream=True, auth=None, follow_redirects=False)
        except (httpx.ConnectError, httpx.ConnectTimeout):
            if address == addresses[-1]:
                raise
            continue
        try:
            return response.status_code, await _beginning(response)
        finally:
            await response.aclose()
    raise AssertionError("resolve_public gives one address at least")


async def _beginning(response: httpx.Response) -> bytes:
    answer = bytearray()
    async for part in response.aiter_raw():
        answer += part
        if len(answer) >= LARGEST_ANSWER:
            break
    return bytes(answer[:LARGEST_ANSWER])


def _without_secrets(answer: str, url: str) -> str:
    """Many servers quote the path in their answer: "Cannot POST /hooks/...".

    >>> _without_secrets("Cannot POST /hooks/abcdef", "https://chat.example/hooks/abcdef")
    'Cannot POST /…/…'
    """
    target = httpx.URL(url).raw_path.decode()
    words = re.split(r"[^\w-]+", target) + re.split(r"[^\w-]+", unquote(target))
    secrets = {word for word in words if len(word) >= SHORTEST_SECRET}
    for secret in sorted(secrets, key=len, reverse=True):
        answer = answer.replace(secret, "…")
    return answer
