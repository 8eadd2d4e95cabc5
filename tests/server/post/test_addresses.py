"""Nothing is sent into the server's own network."""

import asyncio
from ipaddress import ip_address

import pytest

from meadhall.server.post import addresses
from meadhall.server.post.addresses import WrongAddress, check_url, is_public, resolve_public

INSIDE = [
    "127.0.0.1",
    "127.255.255.254",
    "10.0.0.1",
    "10.255.255.255",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "0.0.0.0",
    "0.1.2.3",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "239.1.1.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::7f00:1",
    "2002:7f00:1::",
    "2002:a00:1::1",
    "2001:0:1::1",
    "2001:db8::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]
OUTSIDE = ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]
# Numbers that the system's resolver reads by itself, without asking anyone.
NUMERIC = ["2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "127.1", "0"]


def resolve_to(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Return the names that are looked up; each lookup gets the next answer."""
    asked: list[str] = []

    async def look_up(host: str, port: int) -> list[str]:
        asked.append(host)
        return answers[min(len(asked), len(answers)) - 1]

    monkeypatch.setattr(addresses, "look_up", look_up)
    return asked


def refusal(url: str, allow_private: bool = False) -> str:
    with pytest.raises(WrongAddress) as caught:
        check_url(url, allow_private)
    return caught.value.kind


@pytest.mark.parametrize("address", INSIDE)
def test_inside(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_public(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    assert refusal(f"https://{host}/hook") == "address-private"
    resolve_to(monkeypatch, [address])
    with pytest.raises(WrongAddress):
        asyncio.run(resolve_public("rebound.example", 443))
    assert asyncio.run(resolve_public("rebound.example", 443, allow_private=True)) == [address]


@pytest.mark.parametrize("address", OUTSIDE)
def test_outside(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_public(ip_address(address))
    resolve_to(monkeypatch, [address])
    assert asyncio.run(resolve_public("chat.example", 443)) == [address]


@pytest.mark.parametrize("host", [*NUMERIC, "localhost"])
def test_other_spellings_of_this_computer(host: str) -> None:
    with pytest.raises(WrongAddress) as caught:
        asyncio.run(resolve_public(host, 443))
    assert caught.value.kind == "address-private"


@pytest.mark.parametrize("mixed", [["1.1.1.1", "127.0.0.1"], ["::1", "2606:4700::1111"]])
def test_one_address_inside_is_enough(mixed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, mixed)
    with pytest.raises(WrongAddress):
        asyncio.run(resolve_public("chat.example", 443))


def test_unknown_name(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, [])
    with pytest.raises(WrongAddress) as caught:
        asyncio.run(resolve_public("chat.example", 443))
    assert caught.value.kind == "address-unknown"


@pytest.mark.parametrize(
    ("url", "kind"),
    [
        ("http://chat.example/", "address-not-https"),
        ("ftp://chat.example/", "address-not-https"),
        ("file:///etc/passwd", "address-not-https"),
        ("gopher://chat.example/", "address-not-https"),
        ("chat.example/hook", "address-not-https"),
        ("", "address-not-https"),
        ("https://", "address-wrong"),
        ("https:///hook", "address-wrong"),
        ("https://chat.example:0/", "address-wrong"),
        ("https://chat.example:65536/", "address-wrong"),
        ("https://chat.example:ninety/", "address-wrong"),
        ("https://chat.example/a\r\nHost: b", "address-wrong"),
        ("https://[::1/", "address-wrong"),
        ("https://anna:secret@chat.example/", "address-user-info"),
        ("https://chat.example\\@127.0.0.1/", "address-user-info"),
        ("https://chat.example/" + "a" * 2000, "address-too-long"),
    ],
)
def test_form(url: str, kind: str) -> None:
    assert refusal(url) == kind


def test_plain_http_only_at_home() -> None:
    assert check_url("http://127.0.0.1:8065/hooks/a", allow_private=True).port == 8065
    assert refusal("ftp://127.0.0.1/", allow_private=True) == "address-not-https"
