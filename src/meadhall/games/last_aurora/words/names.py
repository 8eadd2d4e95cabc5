# mypyc: interpreted
"""The names of cards, places, boxes and counters by their ids, from the content files.

Spaces, boxes and Outcome cards bear no printed names: a space is called after its region and its
progress, a box after what it takes and the card it is on.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final

from meadhall.games.last_aurora.content.card_schema import (
    Box,
    DeviceCard,
    Named,
    StoryCard,
    SurvivorCard,
    TrailerCard,
    TruckCard,
)
from meadhall.games.last_aurora.content.schema import Space
from meadhall.games.last_aurora.content.tables import CONTENT

_HOLDS: Final = {
    ("survivor",): ("Survivor box", "pole Ocalałego"),
    ("fuel",): ("Fuel box", "pole Paliwa"),
    ("food",): ("Food box", "pole Żywności"),
    ("ammo",): ("Ammo box", "pole Amunicji"),
    ("fuel", "food"): ("Fuel or Food box", "pole Paliwa lub Żywności"),
    ("fuel", "food", "ammo"): ("Resource box", "pole Zasobu"),
    ("survivor", "fuel", "food", "ammo"): ("Cargo box", "pole Ładunku"),
}
_KINDS: Final = {
    "armor": ("Armour box", "pole Pancerza"),
    "asgard_armor": ("Asgard Armour box", "pole Asgardzkiego Pancerza"),
    "weapon": ("Weapon", "Broń"),
    "scrap_weapon": ("Scrap Weapon", "Broń Szmelcowa"),
}
_SPECIALS: Final = {
    "fame_end": ("Fame box", "pole Sławy"),
    "fame_end_per_asgard_armor": ("Asgard Fame box", "pole Sławy Asgardu"),
    "object_limit": ("Object limit box", "pole limitu Przedmiotów"),
    "object_each_round": ("Object box", "pole Przedmiotu"),
}


def _entries() -> Iterable[Named]:
    yield from CONTENT.boards.maps
    yield from CONTENT.boards.regions
    yield from CONTENT.components.components
    yield from CONTENT.components.waypoints
    yield from CONTENT.start
    yield from CONTENT.exploration
    yield from CONTENT.new_exploration
    yield from CONTENT.crews
    yield from CONTENT.objects
    yield from CONTENT.new_objects
    yield from CONTENT.optional_objects
    yield from CONTENT.enemies
    yield from CONTENT.new_enemies
    yield from CONTENT.loot
    yield from CONTENT.new_loot
    yield from CONTENT.pvp.cards
    yield from CONTENT.stories
    yield from CONTENT.automa.cards
    yield from CONTENT.automa.zones
    yield from CONTENT.automa.difficulties


def _boxed() -> Iterable[tuple[str, list[Box]]]:
    """All that has boxes: Convoy cards, and Stories that may be kept under them."""
    for card in _entries():
        if isinstance(card, (TruckCard, TrailerCard, DeviceCard)):
            yield card.id, card.boxes
        elif isinstance(card, StoryCard):
            yield card.id, card.story_boxes


def _box_word(box: Box, is_polish: bool) -> str:
    if box.kind == "hold":
        both = _HOLDS[tuple(box.accepts)]
    elif box.kind == "special":
        both = _SPECIALS[box.effect]
    else:
        both = _KINDS[box.kind]
    word = both[is_polish]
    return f"{word} {box.level}" if box.level else word


def _box_names(owner: str, boxes: list[Box], is_polish: bool) -> list[str]:
    """Boxes that are alike on one card are numbered."""
    words = [_box_word(box, is_polish) for box in boxes]
    alike = Counter(words)
    names: list[str] = []
    for place, word in enumerate(words):
        number = words[: place + 1].count(word)
        told = f"{word} {number}" if alike[word] > 1 else word
        names.append(f"{owner}, {told}" if is_polish else f"{told} of the {owner}")
    return names


def _space_name(space: Space, region: str, is_polish: bool) -> str:
    if space.start:
        return "Start"
    if space.id[1:].isdigit():
        return f"{region} {space.progress}"
    road = "boczna droga" if is_polish else "side road"
    return f"{region}, {road} {space.progress}"


@cache
def names(language: str) -> dict[str, str]:
    """In Polish for ``pl``, in English otherwise."""
    is_polish = language == "pl"
    found = {entry.id: entry.name_pl if is_polish else entry.name_en for entry in _entries()}
    for card in CONTENT.crews:
        if isinstance(card, SurvivorCard):
            found[card.crew] = card.crew_pl if is_polish else card.crew_en
    for number, card in enumerate(card for card in CONTENT.start if card.colour == "none"):
        found[card.id] += f" {number + 1}"
    for owner, boxes in _boxed():
        for place, name in enumerate(_box_names(found[owner], boxes, is_polish)):
            found[f"{owner}.{place + 1}"] = name
    for space in CONTENT.boards.spaces:
        found[space.id] = _space_name(space, found[space.region], is_polish)
    for word, cards in (
        ("Wynik" if is_polish else "Outcome", CONTENT.outcomes),
        ("Wynik PvP" if is_polish else "PvP Outcome", CONTENT.pvp.outcomes),
    ):
        found |= {card.id: f"{word} {number}" for number, card in enumerate(cards, 1)}
    return found
