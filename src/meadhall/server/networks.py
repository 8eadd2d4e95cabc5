"""Where visitors come from, as far as it matters for limits."""

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

PREFIX = 64
"""Whoever has one IPv6 address usually has 2**64 of them: a /64 counts as one address."""


def network_of(address: str) -> str:
    """What counts as one address.

    >>> network_of("203.0.113.7"), network_of("2001:db8:1:2:3::4"), network_of("::ffff:203.0.113.7")
    ('203.0.113.7', '2001:db8:1:2::/64', '203.0.113.7')
    """
    found = _read(address)
    if found is None:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), PREFIX), strict=False))


def last_hop(lines: Sequence[str]) -> str | None:
    """The address that our own proxy saw, from all lines of ``X-Forwarded-For``; None if there
    is none. Whatever stands before it was sent by the visitor, and proves nothing.

    >>> last_hop(["10.0.0.1", "10.0.0.2, 203.0.113.7"]), last_hop(["[2001:db8::1]:4711"])
    ('203.0.113.7', '2001:db8::1')
    >>> last_hop([]), last_hop(["203.0.113.7, unknown"])
    (None, None)
    """
    written = ",".join(lines).rpartition(",")[2].strip()
    if written.startswith("["):
        written = written[1:].partition("]")[0]
    elif written.count(":") == 1:
        written = written.partition(":")[0]
    found = _read(written)
    return None if found is None else str(found)


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(address.partition("%")[0])
    except ValueError:
        return None
