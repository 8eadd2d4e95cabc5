"""Observations: all that a seat may know and nothing else, for every game and every option."""

import re
import struct
from functools import cache
from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, json, structs

from meadhall.adapters.bounds import NoBounds, bounds_of
from meadhall.adapters.bounds.fields import Fields, some_of, table, up_to, word, words
from meadhall.adapters.encoders.pen import OutOfBounds
from meadhall.adapters.layout import layout_of
from meadhall.adapters.parts import Entry, UnboundField, read_record, write_encoder
from meadhall.arena.conformance import configurations
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR
from tests.adapters.positions import positions

GAMES_EACH = 14


@pytest.mark.parametrize("game_id", game_ids())
def test_an_observation_fits_and_leaks_nothing(game_id: str) -> None:
    game = find_game(game_id)
    every = configurations(game)
    dice = Dice.from_seed("worlds", streams=1)
    for number in range(GAMES_EACH):
        # A fixed selection, so that every number of players and every option has its turn.
        chosen = every[number * len(every) // GAMES_EACH]
        layout = layout_of(game, chosen.players)
        for state in positions(game, chosen.players, chosen.settings, f"layout {number}"):
            for seat in range(chosen.players):
                seen = layout.encode(game.view(state, seat))
                assert (layout.low <= seen).all()
                assert (seen <= layout.high).all()
                world = game.resample(state, seat, dice)
                assert np.array_equal(layout.encode(game.view(world, seat)), seen)
            layout.encode(game.view(state, SPECTATOR))


@pytest.mark.parametrize("game_id", game_ids())
def test_different_views_give_different_observations(game_id: str) -> None:
    game = find_game(game_id)
    players = game.max_players
    layout = layout_of(game, players)
    by_observation: dict[bytes, bytes] = {}
    views: set[bytes] = set()
    for state in positions(game, players, {}, "different"):
        for seat in range(players):
            view = game.view(state, seat)
            views.add(json.encode(view))
            by_observation[layout.encode(view).tobytes()] = json.encode(view)
    assert len(views) > players
    assert set(by_observation.values()) == views


@cache
def steps_to(name: str) -> list[str]:
    """``players[0].coin`` is reached through players, 0 and coin."""
    return [key or field for key, field in re.findall(r"\[(.*?)\]|([^.[]+)", name)]


def look_up(view: Struct, entry: Entry) -> int:
    """What a view says about an entry, by the entry's name alone; 0 if it says nothing."""
    found: object = view
    for step in steps_to(entry.name):
        if step == "is_there":
            return found is not None
        if isinstance(found, list):
            if step == "length":
                return len(found)
            found = found[int(step)] if int(step) < len(found) else None
        elif isinstance(found, dict):
            found = found.get(step)
        elif found is not None:
            found = getattr(found, step)
    if isinstance(found, str):
        return 1 + entry.vocabulary.index(found)
    return found if isinstance(found, int) else 0


@pytest.mark.parametrize("game_id", game_ids())
def test_an_entry_is_what_its_name_finds_in_the_view(game_id: str) -> None:
    """A plain version of the code that fills a vector."""
    game = find_game(game_id)
    every = configurations(game)
    for number in range(GAMES_EACH):
        chosen = every[number * len(every) // GAMES_EACH]
        layout = layout_of(game, chosen.players)
        played = positions(game, chosen.players, chosen.settings, f"plain {number}")
        for state in islice(played, number % 8, None, 8):
            view = game.view(state, number % chosen.players)
            assert layout.encode(view).tolist() == [
                look_up(view, entry) for entry in layout.entries
            ]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_entry_has_a_name_of_its_own(game_id: str) -> None:
    game = find_game(game_id)
    layout = layout_of(game, game.max_players)
    assert len(layout.names) == len(set(layout.names)) == layout.size


def test_an_entry_says_what_its_value_stands_for() -> None:
    game = find_game("champions")
    layout = layout_of(game, 2)
    state = game.new(2, {}, "names")
    seen = layout.encode(game.view(state, 1))
    entry = layout.entries[layout.names.index("players[1].warriors[axeman]")]
    assert entry.vocabulary == ()
    assert seen[layout.names.index("seat")] == 1
    place = layout.names.index("players[0].color")
    assert layout.entries[place].vocabulary[seen[place] - 1] == "color_red"


class Inner(Struct, frozen=True):
    name: str
    marks: list[int]


class Toy(Struct, frozen=True):
    number: int
    is_so: bool
    word: str
    perhaps_number: int | None
    perhaps_word: str | None
    perhaps_inner: Inner | None
    inner: Inner
    words: list[str | None]
    perhaps_list: list[int] | None
    deep: list[list[int]]
    inners: list[Inner]
    whole: dict[str, int]
    part: dict[str, int]
    names: dict[str, str]
    tables: list[dict[str, int]]


LETTERS = ["a", "b", "c"]
TOY_FIELDS: Fields = {
    "Inner.name": word(LETTERS),
    "Inner.marks": up_to(5),
    "Toy.word": word(LETTERS),
    "Toy.perhaps_word": word(LETTERS),
    "Toy.words": words(5, LETTERS),
    "Toy.perhaps_list": up_to(2),
    "Toy.deep": up_to(2, 2),
    "Toy.inners": up_to(2),
    "Toy.whole": table(LETTERS),
    "Toy.part": some_of(LETTERS),
    "Toy.names": some_of(LETTERS, LETTERS),
    "Toy.tables": table(LETTERS, most=2),
}
TOY = read_record(Toy, TOY_FIELDS)
FILL = write_encoder(TOY)

numbers = st.integers(-2, 2)
letters = st.sampled_from(LETTERS)
full_tables = st.fixed_dictionaries(dict.fromkeys(LETTERS, numbers))
inners = st.builds(Inner, letters, st.lists(numbers, max_size=5))
toys = st.builds(
    Toy,
    number=numbers,
    is_so=st.booleans(),
    word=letters,
    perhaps_number=st.none() | numbers,
    perhaps_word=st.none() | letters,
    perhaps_inner=st.none() | inners,
    inner=inners,
    words=st.lists(st.none() | letters, max_size=5),
    perhaps_list=st.none() | st.lists(numbers, max_size=2),
    deep=st.lists(st.lists(numbers, max_size=2), max_size=2),
    inners=st.lists(inners, max_size=2),
    whole=full_tables,
    part=st.dictionaries(letters, numbers),
    names=st.dictionaries(letters, letters),
    tables=st.lists(full_tables, max_size=2),
)
SIMPLE = Toy(
    number=0,
    is_so=False,
    word="a",
    perhaps_number=None,
    perhaps_word=None,
    perhaps_inner=None,
    inner=Inner("a", []),
    words=[],
    perhaps_list=None,
    deep=[],
    inners=[],
    whole=dict.fromkeys(LETTERS, 0),
    part={},
    names={},
    tables=[],
)


def encoded(toy: Toy) -> bytes:
    buffer = bytearray(2 * TOY.size)
    FILL(toy, buffer)
    return bytes(buffer)


@given(toys, toys, st.sampled_from(Toy.__struct_fields__))
def test_no_two_values_of_any_kind_are_confused(first: Toy, other: Toy, field: str) -> None:
    """Each field on its own, so that no difference hides behind another."""
    second = structs.replace(first, **{field: getattr(other, field)})
    assert (encoded(first) == encoded(second)) == (first == second)


def test_nothing_is_told_apart_from_zero() -> None:
    variants = [
        SIMPLE,
        structs.replace(SIMPLE, perhaps_number=0),
        structs.replace(SIMPLE, perhaps_list=[]),
        structs.replace(SIMPLE, perhaps_list=[0]),
        structs.replace(SIMPLE, words=[None]),
        structs.replace(SIMPLE, part={"a": 0}),
        structs.replace(SIMPLE, part={"b": 0}),
        structs.replace(SIMPLE, deep=[[]]),
        structs.replace(SIMPLE, deep=[[], [0]]),
    ]
    assert len({encoded(toy) for toy in variants}) == len(variants)


@pytest.mark.parametrize(
    "changes",
    [
        {"number": 1 << 15},
        {"word": "z"},
        {"words": ["a"] * 6},
        {"perhaps_list": [1, 2, 3]},
        {"deep": [[0, 0, 0]]},
        {"inners": [Inner("a", [])] * 3},
        {"whole": {"a": 1, "b": 2}},
        {"whole": {"a": 1, "b": 2, "z": 3}},
        {"whole": {"a": 1, "b": 2, "c": 3, "z": 4}},
        {"part": {"z": 1}},
        {"names": {"a": "z"}},
    ],
)
def test_what_does_not_fit_is_never_cut_off(changes: dict[str, object]) -> None:
    with pytest.raises((KeyError, IndexError, struct.error)):
        encoded(structs.replace(SIMPLE, **changes))


def test_a_view_beyond_its_bounds_is_an_error_that_names_the_field() -> None:
    game = find_game("champions")
    view = game.view(game.new(2, {}, "bounds"), 0)
    layout = layout_of(game, 2)
    with pytest.raises(OutOfBounds, match=r"ChampionsView.deciders has more than 2 items"):
        layout.encode(structs.replace(view, deciders=[0, 1, 2]))
    with pytest.raises(OutOfBounds, match="atlantis"):
        layout.encode(structs.replace(view, voyage="atlantis"))


def test_bounds_and_fields_must_fit() -> None:
    with pytest.raises(UnboundField, match=r"Toy.words needs a length"):
        read_record(Toy, TOY_FIELDS | {"Toy.words": word(LETTERS)})
    with pytest.raises(UnboundField, match=r"Toy.word needs a vocabulary"):
        read_record(Toy, {name: field for name, field in TOY_FIELDS.items() if name != "Toy.word"})
    with pytest.raises(UnboundField, match=r"no field is called Toy.wort"):
        read_record(Toy, TOY_FIELDS | {"Toy.wort": word(LETTERS)})


def test_a_game_without_bounds_is_named() -> None:
    class Unknown:
        id = "chess"

    with pytest.raises(NoBounds, match="no bounds for the view of chess"):
        bounds_of(Unknown(), 2)  # type: ignore[arg-type]
