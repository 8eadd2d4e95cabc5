# mypyc: interpreted
"""The names of cards, clans, buildings, creatures, tiles, cells, areas and sites by their ids.

Most stand in the content files. The areas of the map bear no printed names, so they have ours: an
area with wood is called after a forest, with food after a valley or meadow, with lore after a
fjord or lake, with a lair after a den; the others after stones, heights, moors and coasts.

>>> names("en")["tile_06.w"], names("pl")["tile_06.w"]
('Ravenwood', 'Krucza Puszcza')
>>> names("en")["tile_07.m.m1"], names("en")["tile_07"], names("en")["2,-1"]
('Sunny Lea (small site)', 'tile 7', '2 east, 1 north')
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from meadhall.games.northgard.content.schema import Named
from meadhall.games.northgard.content.tables import CONTENT
from meadhall.games.northgard.content.tiles import (
    AREA_IDS,
    CELL_IDS,
    CELLS,
    PRINTED,
    SITE_AREA,
    SITE_IDS,
    SITE_KIND,
    SITE_KIND_IDS,
    cell_x,
    cell_y,
)

AREA_NAMES = {
    "start.n": ("North Landing", "Północna Przystań"),
    "start.e": ("East Strand", "Wschodni Brzeg"),
    "start.s": ("South Shingle", "Południowe Żwiry"),
    "start.w": ("Western Sands", "Zachodnie Piaski"),
    "start_five.n": ("Far Cape", "Daleki Przylądek"),
    "start_five.e": ("Outer Point", "Zewnętrzny Cypel"),
    "start_five.s": ("Salt Flats", "Solna Równina"),
    "start_five.w": ("Mead Vale", "Miodowa Dolina"),
    "tile_01.n": ("Barley Meadow", "Jęczmienna Łąka"),
    "tile_01.e": ("Gull Cape", "Mewi Przylądek"),
    "tile_01.s": ("Heather Moor", "Wrzosowa Równina"),
    "tile_01.w": ("Howling Den", "Wyjąca Jama"),
    "tile_02.n": ("Seal Bay", "Focza Zatoka"),
    "tile_02.s": ("Goldgrass", "Złote Trawy"),
    "tile_03.n": ("Bone Hollow", "Kościany Dół"),
    "tile_03.e": ("Standing Stones", "Stojące Głazy"),
    "tile_03.s": ("Fisher's Cove", "Rybacka Zatoczka"),
    "tile_03.w": ("Honeydale", "Pszczela Dolina"),
    "tile_04.n": ("Kings' Hill", "Królewskie Wzgórze"),
    "tile_04.e": ("Claw Cave", "Jaskinia Pazurów"),
    "tile_04.s": ("Runestone Heath", "Runiczne Wrzosowisko"),
    "tile_05.n": ("Carved Crag", "Rzeźbiona Turnia"),
    "tile_05.s": ("High Terrace", "Wysoki Taras"),
    "tile_06.n": ("Windmoor", "Wietrzne Wrzosowisko"),
    "tile_06.e": ("Tern Point", "Cypel Rybitw"),
    "tile_06.s": ("Rune Fjord", "Runiczny Fiord"),
    "tile_06.w": ("Ravenwood", "Krucza Puszcza"),
    "tile_07.n": ("Elder Stones", "Pradawne Głazy"),
    "tile_07.m": ("Sunny Lea", "Słoneczna Łąka"),
    "tile_07.s": ("Black Den", "Czarna Nora"),
    "tile_08.n": ("Bleak Moor", "Posępne Wrzosowisko"),
    "tile_08.m": ("Peat Bog", "Stare Torfowisko"),
    "tile_08.s": ("Reedmarsh", "Trzcinowe Mokradła"),
    "tile_09.n": ("Cloverfield", "Koniczynowe Pole"),
    "tile_09.e": ("Grey Cairn", "Szary Kopiec"),
    "tile_09.s": ("Storm Coast", "Burzowe Wybrzeże"),
    "tile_10.n": ("Larkdale", "Skowronkowa Dolina"),
    "tile_10.e": ("Anchor Bay", "Zatoka Kotwic"),
    "tile_10.s": ("Frost Heath", "Mroźne Wrzosowisko"),
    "tile_11.n": ("Tall Pines", "Wysokie Sosny"),
    "tile_11.s": ("Eagle Ridge", "Orla Grań"),
    "tile_12.n": ("Longship Haven", "Przystań Drakkarów"),
    "tile_12.m": ("Mosswood", "Omszały Las"),
    "tile_12.s": ("Foam Coast", "Spienione Wybrzeże"),
    "tile_13.a": ("Ironwood", "Żelazny Bór"),
    "tile_14.n": ("Crane Marsh", "Żurawie Bagno"),
    "tile_14.m": ("Rust Moor", "Rdzawa Równina"),
    "tile_14.s": ("Ryefields", "Żytnie Pola"),
    "tile_15.n": ("Broad Downs", "Szerokie Wzgórza"),
    "tile_15.e": ("Cliff's End", "Kraniec Klifu"),
    "tile_15.s": ("Mirror Lake", "Lustrzane Jezioro"),
    "tile_16.n": ("Orchard Vale", "Dolina Sadów"),
    "tile_16.e": ("Kelp Shore", "Wodorostowy Brzeg"),
    "tile_16.s": ("Mist Fjord", "Mglisty Fiord"),
    "tile_17.n": ("Fang Gorge", "Wąwóz Kłów"),
    "tile_17.s": ("Jarl's Rise", "Wzgórze Jarla"),
    "tile_18.n": ("Thunder Rock", "Gromowa Skała"),
    "tile_18.e": ("Otter Creek", "Wydrza Struga"),
    "tile_18.s": ("Birchgrove", "Brzozowy Gaj"),
    "tile_19.n": ("Pale Downs", "Blade Wzgórza"),
    "tile_19.e": ("Seer's Mere", "Jezioro Wieszczki"),
    "tile_19.s": ("Oyster Beach", "Ostrygowa Plaża"),
    "tile_20.n": ("Shepherd's Green", "Pasterska Hala"),
    "tile_20.s": ("Silver Tarn", "Srebrny Staw"),
    "tile_21.n": ("Flaxdale", "Lniana Dolina"),
    "tile_21.s": ("Windy Plateau", "Wietrzny Płaskowyż"),
    "tile_22.n": ("Whale Bay", "Wielorybia Zatoka"),
    "tile_22.e": ("Barrow Deep", "Głębia Kurhanów"),
    "tile_22.s": ("Saga Fjord", "Fiord Sag"),
    "tile_22.w": ("Odin's Stone", "Kamień Odyna"),
    "tile_23.n": ("Skald's Lake", "Jezioro Skalda"),
    "tile_23.e": ("Puffin Rocks", "Skały Maskonurów"),
    "tile_23.s": ("Grim Lair", "Ponure Leże"),
    "tile_24.n": ("Giant's Seat", "Siedzisko Olbrzyma"),
    "tile_24.e": ("Shipwreck Coast", "Wybrzeże Wraków"),
    "tile_24.s": ("Hare Heath", "Zajęcze Wrzosowisko"),
    "tile_25.n": ("Shield Hill", "Tarczowe Wzgórze"),
    "tile_25.e": ("Skull Grotto", "Grota Czaszek"),
    "tile_25.s": ("Cold Strand", "Zimny Brzeg"),
    "tile_26.n": ("Haymeadow", "Sienna Łąka"),
    "tile_26.e": ("Fox Moor", "Lisie Wrzosowisko"),
    "tile_26.s": ("Darkfir Forest", "Ciemny Bór"),
    "tile_27.n": ("Beacon Heights", "Wzgórza Ognisk"),
    "tile_27.e": ("Oakenshade", "Dębowy Cień"),
    "tile_27.s": ("Growling Hollow", "Warczący Jar"),
    "tile_28.n": ("Old Ramparts", "Stare Wały"),
    "tile_28.s": ("Owlwood", "Sowi Las"),
    "tile_29.n": ("Amberwood", "Bursztynowy Las"),
    "tile_29.e": ("Falcon Bluff", "Sokole Urwisko"),
    "tile_29.w": ("Herring Bay", "Śledziowa Zatoka"),
    "tile_30.n": ("Widow's Cape", "Wdowi Przylądek"),
    "tile_30.e": ("Spruceholt", "Świerkowy Ostęp"),
    "tile_30.s": ("Broken Shore", "Poszarpane Wybrzeże"),
    "tile_30.w": ("Cursed Barrow", "Przeklęty Kurhan"),
    "tile_31.n": ("Thing Field", "Polana Wiecu"),
    "tile_31.e": ("Ash Moor", "Popielne Wrzosowisko"),
    "tile_31.s": ("Starwater", "Gwiezdna Toń"),
    "tile_32.n": ("Twilight Coast", "Wybrzeże Zmierzchu"),
    "tile_32.e": ("Whispering Wood", "Szepczący Las"),
    "tile_32.s": ("Swan Marsh", "Łabędzie Bagno"),
    "tile_33.n": ("Moonstone", "Księżycowy Głaz"),
    "tile_33.m": ("Hammer Top", "Szczyt Młota"),
    "tile_33.s": ("Blood Cavern", "Krwawa Pieczara"),
}
"""In English and in Polish."""

_SITES = {
    "small": ("small site", "małe miejsce"),
    "stone": ("small site with stone", "małe miejsce z kamieniem"),
    "large": ("large site", "duże miejsce"),
}
_TILES = {
    "start": ("start tile", "kafel startowy"),
    "start_five": ("start tile for five", "kafel startowy dla 5 graczy"),
    "regular": ("tile {number}", "kafel {number}"),
}
_EAST = ("{n} east", "{n} na wschód")
_WEST = ("{n} west", "{n} na zachód")
_SOUTH = ("{n} south", "{n} na południe")
_NORTH = ("{n} north", "{n} na północ")
_MIDDLE = ("right in place", "środek mapy")
_DECKS = {
    "early": ("Early Development", "Wczesny Rozwój"),
    "advanced": ("Advanced Development", "Zaawansowany Rozwój"),
}


def _entries() -> Iterable[Named]:
    yield from CONTENT.game.resources
    yield from CONTENT.game.colors
    yield from CONTENT.game.phases
    yield from CONTENT.action_cards()
    yield from CONTENT.cards.achievements
    yield from CONTENT.clans
    yield from CONTENT.buildings


@cache
def names(language: str) -> dict[str, str]:
    """In Polish for ``pl``, in English otherwise."""
    place = 1 if language == "pl" else 0
    found = {kind.id: (kind.name_en, kind.name_pl) for kind in CONTENT.creatures.kinds}
    # The Wolf Clan and the wolves of the Creatures module share an id, and it is the clan's.
    found |= {entry.id: (entry.name_en, entry.name_pl) for entry in _entries()}
    for entries in (_cards_of_one_name(), _creatures(), _modules(), _tiles(), _sites(), _cells()):
        found.update(entries)
    found |= AREA_NAMES
    return {id: both[place] for id, both in found.items()}


def _cards_of_one_name() -> Iterator[tuple[str, tuple[str, str]]]:
    """Feast is a starting card and a Development card; the latter names its deck."""
    counts = Counter(card.name_en for card in CONTENT.action_cards())
    for card in CONTENT.cards.development:
        if counts[card.name_en] > 1:
            english, polish = _DECKS[card.deck]
            yield card.id, (f"{card.name_en} ({english})", f"{card.name_pl} ({polish})")


def _creatures() -> Iterator[tuple[str, tuple[str, str]]]:
    """A creature is called by its kind and colour."""
    kinds = {kind.id: kind for kind in CONTENT.creatures.kinds}
    for creature in CONTENT.creatures.creatures:
        kind = kinds[creature.kind]
        english = f"{kind.name_en} ({creature.colour.replace('_', ' ')})"
        yield creature.id, (english, f"{kind.name_pl} ({creature.colour_pl})")


def _modules() -> Iterator[tuple[str, tuple[str, str]]]:
    """The variants, and the module that shares its id with the Creature Phase."""
    variants, modules = CONTENT.game.variant, CONTENT.game.module
    yield "creatures", (modules.creatures.name_en, modules.creatures.name_pl)
    yield "more_creatures", (variants.more_creatures.name_en, variants.more_creatures.name_pl)
    yield "long_game", (variants.long_game.name_en, variants.long_game.name_pl)
    yield "team_game", (variants.team_game.name_en, variants.team_game.name_pl)


def _tiles() -> Iterator[tuple[str, tuple[str, str]]]:
    for tile in PRINTED.tiles:
        english, polish = _TILES[tile.role]
        yield tile.id, (english.format(number=tile.number), polish.format(number=tile.number))


def _sites() -> Iterator[tuple[str, tuple[str, str]]]:
    """No area has more than one site."""
    for site, id in enumerate(SITE_IDS):
        english, polish = AREA_NAMES[AREA_IDS[SITE_AREA[site]]]
        kind_in_english, kind_in_polish = _SITES[SITE_KIND_IDS[SITE_KIND[site]]]
        yield id, (f"{english} ({kind_in_english})", f"{polish} ({kind_in_polish})")


def _cells() -> Iterator[tuple[str, tuple[str, str]]]:
    """How far from the start tile, in words."""
    for cell in range(CELLS):
        x, y = cell_x(cell), cell_y(cell)
        parts = [(_EAST if x > 0 else _WEST, abs(x)), (_SOUTH if y > 0 else _NORTH, abs(y))]
        told = [(words, n) for words, n in parts if n]
        english = ", ".join(words[0].format(n=n) for words, n in told)
        polish = ", ".join(words[1].format(n=n) for words, n in told)
        yield CELL_IDS[cell], (english or _MIDDLE[0], polish or _MIDDLE[1])
