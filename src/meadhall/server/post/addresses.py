"""Players choose where their messages go, but must not reach inside the server's network.

An address is checked twice: its form when it is set up (``check_url``), and what its name resolves
to whenever something is sent (``resolve_public``), since a name can be pointed elsewhere later.
"""

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx

from meadhall.tables.refusal import Wrong

LONGEST_URL = 2000
HIGHEST_PORT = 65535
PORTS = {"https": 443, "http": 80}
NAT64 = IPv6Network("64:ff9b::/96")


class WrongAddress(Wrong):
    """An address to which nothing is sent."""


def check_url(url: str, allow_private: bool) -> httpx.URL:
    """The parts of an address; use these later, never the text, since only they were checked."""
    if len(url) > LONGEST_URL:
        raise WrongAddress("address-too-long", most=LONGEST_URL)
    try:
        parts = httpx.URL(url)
    except httpx.InvalidURL:
        # Without its cause, which may quote the secret part of the address.
        raise WrongAddress("address-wrong") from None
    if parts.scheme != "https" and not (parts.scheme == "http" and allow_private):
        raise WrongAddress("address-not-https")
    if parts.userinfo:
        raise WrongAddress("address-user-info")
    if not parts.host or not 1 <= port_of(parts) <= HIGHEST_PORT:
        raise WrongAddress("address-wrong")
    try:
        literal = ip_address(parts.host)
    except ValueError:
        return parts
    if not (allow_private or is_public(literal)):
        raise WrongAddress("address-private")
    return parts


def port_of(url: httpx.URL) -> int:
    return PORTS[url.scheme] if url.port is None else url.port


async def resolve_public(host: str, port: int, allow_private: bool = False) -> list[str]:
    """The addresses of a name. One internal address is enough to refuse them all."""
    try:
        found = await look_up(host, port)
    except (OSError, UnicodeError):
        raise WrongAddress("address-unknown") from None
    if not found:
        raise WrongAddress("address-unknown")
    if not allow_private and not all(is_public(ip_address(address)) for address in found):
        raise WrongAddress("address-private")
    return found


async def look_up(host: str, port: int) -> list[str]:
    """Ask the system's resolver, which also reads forms such as 2130706433 and 0x7f.1."""
    loop = asyncio.get_running_loop()
    answers = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(answer[4][0]) for answer in answers))


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address belongs to the internet at large.

    >>> is_public(ip_address("1.1.1.1")), is_public(ip_address("64:ff9b::10.0.0.1"))
    (True, False)
    """
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            # Packets go to the address inside, so that one counts.
            return is_public(inner)
        if address.is_site_local:
            return False
    return address.is_global and not (
        address.is_private
        or address.is_loopback
        or address.is_link_local
        or address.is_multicast
        or address.is_reserved
        or address.is_unspecified
    )
