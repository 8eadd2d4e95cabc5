"""States and their copies, which share what seldom changes."""

import pytest

from meadhall.games.champions.rules.state import DESTINIES
from meadhall.kernel.plain import to_plain
from tests.champions.table import Table


@pytest.mark.parametrize("is_copy_changed", [False, True])
def test_a_card_drawn_in_one_state_stays_in_the_other(is_copy_changed: bool) -> None:
    state = Table().state
    copy = state.copy()
    before = to_plain(state)
    changed, other = (copy, state) if is_copy_changed else (state, copy)
    changed.draw(DESTINIES)
    assert to_plain(other) == before
    assert to_plain(changed) != before
