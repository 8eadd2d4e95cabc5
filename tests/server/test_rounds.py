"""Open pages are counted, and looked at again and again."""

import asyncio
import logging

import pytest

from meadhall.server import people
from meadhall.server.config import Limits
from meadhall.server.pages import Pages, Place
from meadhall.tables.refusal import TooMuch


class Page:
    def __init__(self, address: str = "here", person: str | None = None, fails: bool = False):
        self.address = address
        self.person = person
        self.fails = fails
        self.checks = 0

    def place(self, now: float) -> Place | None:
        return None

    def hear_all_but(self, unheard: frozenset[str]) -> None: ...

    async def check(self) -> None:
        self.checks += 1
        if self.fails:
            raise ZeroDivisionError


def come(pages: Pages, count: int, address: str = "here", person: str | None = None) -> list[Page]:
    made = [Page(address, person) for _ in range(count)]
    for page in made:
        pages.come(page)
    return made


@pytest.mark.parametrize(
    "limits",
    [
        Limits(sockets=3, sockets_per_address=9, sockets_per_person=9),
        Limits(sockets=9, sockets_per_address=3, sockets_per_person=9),
        Limits(sockets=9, sockets_per_address=9, sockets_per_person=3),
    ],
)
def test_only_so_many_until_one_leaves(limits: Limits) -> None:
    pages = Pages(limits)
    first, *_ = come(pages, 3, person="anna")
    with pytest.raises(TooMuch):
        come(pages, 1, person="anna")
    assert len(pages) == 3
    pages.leave(first)
    pages.leave(first)
    come(pages, 1, person="anna")
    with pytest.raises(TooMuch):
        come(pages, 1, person="anna")


def test_addresses_and_people_have_limits_of_their_own() -> None:
    pages = Pages(Limits(sockets=9, sockets_per_address=2, sockets_per_person=1))
    come(pages, 1, "here", "anna")
    come(pages, 1, "here", "bjorn")
    come(pages, 1, "there", "carl")
    come(pages, 1, "there")
    assert len(list(pages)) == 4


def test_every_page_is_looked_at_in_every_round(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One that fails is logged and delays nobody; one that has left is not looked at."""
    monkeypatch.setattr(people, "KNOWN_FOR", 0.02)
    pages = Pages(Limits())
    made = [Page(str(number), fails=number == 7) for number in range(30)]
    for page in made:
        pages.come(page)
    gone = made.pop()
    pages.leave(gone)

    async def rounds() -> None:
        going = asyncio.create_task(pages.go_round())
        while min(page.checks for page in made) < 3:
            await asyncio.sleep(0.001)
        going.cancel()

    with caplog.at_level(logging.ERROR):
        asyncio.run(asyncio.wait_for(rounds(), 20))
    assert max(page.checks for page in made) <= 5
    assert gone.checks == 0
    assert "unforeseen" in caplog.messages
