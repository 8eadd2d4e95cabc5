"""Events: their facts and their audience."""

import pytest

from meadhall.kernel.events import EVERYONE, SPECTATOR, Event, EventKind, only

FOUND = EventKind("found", seat=None, thing=["coin", "ring"], others=(["axe", "bow"],))


def test_numbers_become_ids_and_the_last_fact_may_be_a_list() -> None:
    event = Event(FOUND, EVERYONE, [2, 1, 0, 0, 1])
    assert event.facts() == {"seat": 2, "thing": "ring", "others": ["axe", "axe", "bow"]}


def test_nothing_is_not_the_last_thing() -> None:
    with pytest.raises(IndexError):
        Event(FOUND, EVERYONE, [2, -1]).facts()


@pytest.mark.parametrize(
    ("audience", "told"), [(EVERYONE, [True, True, True]), (only(1), [False, False, True])]
)
def test_who_is_told(audience: int, told: list[bool]) -> None:
    event = Event(FOUND, audience, [0, 0])
    assert [event.is_told_to(seat) for seat in (SPECTATOR, 0, 1)] == told
