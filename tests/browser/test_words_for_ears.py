"""Whoever listens knows what somebody sees: the board in words, and a word for every number."""

import re
from typing import Any

import pytest

from meadhall.games.northgard.content.tiles import (
    AREA_IDS,
    SITE_AREA,
    SITE_IDS,
    SITE_KIND,
    SITE_KIND_IDS,
)
from meadhall.kernel.catalogue import game_ids
from tests.browser.conftest import Comes
from tests.browser.hearing import Node
from tests.browser.listener import CHOICES, Listener
from tests.browser.visitor import Visitor
from tests.server.running import Server

NUMBER = r"^[+−×-]?\d+([/:.]\d+)*$"
READ_AS_ONE = {
    "button", "link", "tab", "listitem", "row", "heading", "paragraph", "img", "image",
    "graphics-symbol", "option", "spinbutton", "status", "alert",
}  # fmt: skip
"""What is said in one breath: a number in it is told with the words beside it."""
DECISIONS = 12

NOTHING = Node("", "", "", {}, None, ())
"""The whole page says much; only what is read in one breath counts."""

Json = Any


@pytest.fixture
def player(server: Server, comes: Comes) -> Visitor:
    return comes(server, "Astrid")


def plays_a_while(player: Visitor, game: str) -> Listener:
    listener = Listener(player, "words")
    player.sits_at(player.opens("me", "bot", game=game, seed="words"))
    for _ in range(DECISIONS):
        assert listener.is_asked_or_over()
        listener.chooses()
    assert listener.is_asked_or_over()
    return listener


def bare_numbers(node: Node, around: Node) -> list[str]:
    """Numbers that are read out with nothing that says what they count."""
    around = node if node.role in READ_AS_ONE or (node.role == "group" and node.name) else around
    own = []
    if node.role == "StaticText" and re.match(NUMBER, node.name):
        words = f"{around.name} {around.text}"
        own = [] if re.search(r"[^\W\d_]{2,}", words) else [f"{node.name} in {around.role}"]
    return own + [found for part in node.parts for found in bare_numbers(part, around)]


@pytest.mark.parametrize("game", game_ids())
def test_whoever_listens_knows_what_others_see(player: Visitor, game: str) -> None:
    listener = plays_a_while(player, game)
    says_what_numbers_count(listener)
    listener.presses("button", "^More$")
    listener.presses("button", "^The board in words$")
    words = listener.finds("dialog", "^The board in words$")
    names = {
        id: entry["name"]
        for id, entry in player.ask(f"/api/games/{game}/glossary")["entries"].items()
    }
    picture = player.picture()
    lines = [one.text for one in words.all("listitem")]
    CHECKS[game](picture["views"][0]["view"], lines, names)
    # Everybody has a part of their own.
    headings = [one.name for one in words.all("heading")]
    for seat in picture["seats"]:
        assert any(seat["name"] in heading for heading in headings)


def says_what_numbers_count(listener: Listener) -> None:
    """On the page, and in the list of choices that lies over it."""
    page = listener.reads()
    assert bare_numbers(page, NOTHING) == []
    if not page.first("dialog", CHOICES):
        listener.page.keyboard.press("l")
        assert bare_numbers(listener.finds("dialog", CHOICES), NOTHING) == []
    listener.page.keyboard.press("Escape")


def the(lines: list[str], start: str) -> str:
    """The line about something."""
    return next(line for line in lines if line.startswith(f"{start}:") or line == start)


def champions(view: Json, lines: list[str], names: dict[str, str]) -> None:
    for space in view["spaces"]:
        line = the(lines, names[space["id"]])
        assert ("workers here" in line) == bool(space["workers"])
        assert ("nobody yet" in line) == (not space["workers"])
    for player in view["players"]:
        stores = [f"{player[kind]} {kind}" for kind in ("wood", "food", "favor", "blame")]
        assert any(all(one in line for one in stores) for line in lines), stores
        assert f"Glory: {player['glory']}." in lines
        assert any(
            line.startswith(f"Workers left: {player['workers']} of {player['workforce']}")
            for line in lines
        )


def northgard(view: Json, lines: list[str], names: dict[str, str]) -> None:
    opened = 0
    for territory in view["territories"]:
        line = the(lines, names[territory["id"]])
        opened += territory["is_open"]
        assert bool(re.search(r"open, .*\d+ open sides?", line)) == territory["is_open"]
        assert f"{territory['tiles']} tile" in line
        built = {building["site"] for building in territory["buildings"]}
        for number, kind in enumerate(SITE_KIND_IDS):
            free = [
                id
                for site, id in enumerate(SITE_IDS)
                if AREA_IDS[SITE_AREA[site]] in territory["areas"]
                and SITE_KIND[site] == number
                and id not in built
            ]
            said = {"small": "small site", "stone": "with stone", "large": "large site"}[kind]
            told = line.partition("free: ")[2].partition(". Beside")[0]
            assert (said in told) == bool(free), line
            if len(free) > 1:
                assert re.search(rf"{len(free)} (small|large|)\s?sites", told), line
        assert "Beside it: " in line
    assert opened > 0
    for player in view["players"]:
        goods = [f"{player[kind]} {kind}" for kind in ("food", "wood", "lore") if player[kind]]
        assert any(all(one in line for one in goods) for line in lines), goods
    assert sum("Your hand" in line for line in lines) == 1


def ice_garden(view: Json, lines: list[str], names: dict[str, str]) -> None:
    for region in view["regions"]:
        line = the(lines, names[region["id"]])
        if region["order"] is not None:
            assert f"red number {region['order']}" in line
        for force in region["forces"]:
            if force["influence"]:
                assert f"has {force['influence']} influence" in line
    for player in view["players"]:
        for level, n in enumerate(player["m_factor"]):
            if n:
                assert any(f"Level {level}: {n} M-factor" in line for line in lines)
        assert any(f"{player['gold']} gold" in line for line in lines)
    assert any(line.startswith("Dead Snow") for line in lines)


def last_aurora(view: Json, lines: list[str], names: dict[str, str]) -> None:
    for slot in view["slots"]:
        line = next(one for one in lines if one.startswith(f"Slot {slot['id'][5:]}, "))
        assert f"value {slot['value']}" in line
        assert "Bonus: " in line
        if slot["card"]:
            assert names[slot["card"]] in line
    for player in view["players"]:
        assert any(f"{player['fame']} Fame" in line for line in lines)
        assert any(names[player["space"]] in line for line in lines)
        for survivor in player["survivors"]:
            assert any(names[survivor["card"]] in line for line in lines)


CHECKS = {
    "champions": champions,
    "northgard": northgard,
    "ice_garden": ice_garden,
    "last_aurora": last_aurora,
}
