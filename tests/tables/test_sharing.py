"""Values that share their equal parts are still the same values."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from meadhall.kernel.catalogue import find_game
from meadhall.tables.sharing import sharing


class Thing(Struct, frozen=True):
    name: str
    parts: list[Any]


things = st.recursive(
    st.none() | st.integers(0, 2) | st.text("ab", max_size=2),
    lambda parts: (
        st.lists(parts, max_size=4)
        | st.dictionaries(st.text("ab", max_size=1), parts, max_size=3)
        | st.builds(Thing, st.text("ab", max_size=1), st.lists(parts, max_size=3))
    ),
    max_leaves=20,
)


@given(things, things)
def test_the_value_stays_the_same(value: Any, other: Any) -> None:
    before = repr(value)
    assert repr(sharing(value, other)) == before == repr(value)


def test_equal_parts_become_one() -> None:
    first = Thing("a", [Thing("b", [1, 2]), Thing("c", [3])])
    second = Thing("a", [Thing("b", [1, 2]), Thing("c", [4]), Thing("d", [])])
    shared = sharing(second, first)
    assert shared == second
    assert shared.parts[0] is first.parts[0]
    assert shared.parts[1] is not first.parts[1]


def test_two_views_of_a_game_share_what_both_seats_see() -> None:
    game = find_game("champions")
    state = game.new(4, {}, "sharing")
    first: Any = game.view(state, 0)
    second = game.view(state, 1)
    shared = sharing(second, first)
    assert shared == second
    assert shared.spaces is first.spaces
