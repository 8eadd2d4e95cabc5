"""What copies of a game share, and when they stop sharing it."""

import pytest

from tests.last_aurora.table import Table

AREAS = ("damaged", "road", "zone", "survivors", "piles", "fight", "stories")


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("does_the_copy_change", [False, True])
def test_a_copy_shares_an_area_until_one_of_the_two_changes_it(
    area: str, does_the_copy_change: bool
) -> None:
    state = Table().state
    getattr(state, f"own_{area}")()
    copy = state.copy()
    assert getattr(copy, area) is getattr(state, area)
    changing = copy if does_the_copy_change else state
    own = getattr(changing, f"own_{area}")()
    assert getattr(changing, area) is own
    assert getattr(copy, area) is not getattr(state, area)
    assert getattr(changing, f"own_{area}")() is own
