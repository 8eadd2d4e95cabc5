"""Events that units bring about (LIG-EVT)."""

import pytest

from tests.ice_garden.table import Table
from tests.rules import rule

HERE = "frozen_wastes"


def with_callo() -> Table:
    """Everything that a lock of the Frozen Wastes needs."""
    table = Table(2, ("callo", "van_dyken"))
    table.put(0, HERE, faun=1, influence_marker=1)
    table.region(HERE, nations=0, nightmares=2)
    return table


# The lock


@rule("LIG-EVT-01")
def test_a_region_locks_when_all_is_ready() -> None:
    table = with_callo()
    table.dominate()
    assert table.heard("region_locked") == [{"seat": 0, "region": HERE, "total": 1}]
    assert table.view().regions[0].is_locked


@rule("LIG-EVT-01")
def test_a_second_nightmare_token_may_come_in_the_same_phase() -> None:
    table = with_callo()
    table.region(HERE, nightmares=1)
    table.put(0, HERE, nightmare=1)
    table.dominate()
    assert len(table.heard("region_locked")) == 1


@rule("LIG-EVT-01")
@pytest.mark.parametrize("missing", ["dominance", "nightmares", "faun", "thorn", "token"])
def test_each_condition_of_a_lock_is_needed(missing: str) -> None:
    table = with_callo()
    if missing == "dominance":
        table.put(1, HERE, influence_marker=5)
    elif missing == "nightmares":
        table.region(HERE, nightmares=1)
    elif missing == "faun":
        table.put(0, HERE, faun=0)
    elif missing == "thorn":
        table.thorn(HERE)
    else:
        table.lock("bear_lands")
        table.lock("northern_fjords")
    table.dominate()
    assert table.heard("region_locked") == []


# The tower


@rule("LIG-EVT-02")
def test_freihoff_raises_a_tower_where_he_dominates_with_an_enlightened_one() -> None:
    table = Table(2, ("freihoff", "callo"))
    table.put(0, HERE, enlightened_one=1)
    table.put(0, "bear_lands", moonlit_brother=1)
    table.dominate()
    table.finish_phase()
    assert table.heard("tower_built") == [{"seat": 0, "region": HERE, "total": 1}]


@rule("LIG-EVT-02")
def test_a_region_has_one_tower_at_most() -> None:
    table = Table(2, ("freihoff", "callo"))
    table.put(0, HERE, enlightened_one=2)
    table.region(HERE, towers=1)
    table.dominate()
    assert table.heard("tower_built") == []


@rule("LIG-EVT-02")
def test_there_are_six_towers() -> None:
    table = Table(3)
    table.put(0, "fire_lands", enlightened_one=1)
    for region in table.view().regions[:6]:
        table.region(region.id, towers=1)
    table.dominate()
    assert table.heard("tower_built") == []


@rule("LIG-EVT-02")
def test_a_tie_with_the_nations_raises_no_tower() -> None:
    table = Table(2, ("freihoff", "callo"))
    table.put(0, HERE, enlightened_one=1)
    table.region(HERE, nations=2)
    table.dominate()
    assert table.heard("tower_built") == []


# The reserves


@rule("LIG-EVT-03", "LIG-EVT-04", "LIG-DOM-11")
def test_a_musician_carries_all_reserves_face_down_to_the_thorn() -> None:
    """They give no M-factor, here or there, and are turned up in the end."""
    table = Table(2, ("van_dyken", "callo"))
    table.put(0, HERE, rattling_musician=1)
    table.put(0, "valley_of_sorrow", influence_marker=2)
    table.region(HERE, reserves=2)
    table.dominate()
    assert table.heard("reserves_carried") == [
        {"seat": 0, "region": HERE, "to": "valley_of_sorrow", "n": 2}
    ]
    table.play("take:gold", "take:gold")
    assert table.state.map.absorbed == 0
    assert "reserves" not in [fact["why"] for fact in table.heard("gained")]
    valley = table.view().regions[5]
    assert (valley.reserves, valley.reserves_down) == (2, 0)


@rule("LIG-EVT-03")
def test_by_the_thorn_there_is_nothing_to_carry() -> None:
    table = Table(2, ("van_dyken", "callo"))
    table.put(0, "valley_of_sorrow", rattling_musician=1)
    table.region("valley_of_sorrow", reserves=1)
    table.dominate()
    assert table.heard("reserves_carried") == []
    assert table.heard("absorbed")[0]["n"] == 1


@rule("LIG-EVT-03")
def test_where_no_reserve_lies_nothing_is_carried() -> None:
    table = Table(2, ("van_dyken", "callo"))
    table.put(0, HERE, rattling_musician=1)
    table.dominate()
    table.play("take:gold")
    assert table.heard("reserves_carried") == table.heard("reserves_turned") == []


@rule("LIG-EVT-03")
def test_a_musician_who_does_not_dominate_carries_nothing() -> None:
    table = Table(2, ("van_dyken", "callo"))
    table.put(0, HERE, rattling_musician=1)
    table.put(1, HERE, influence_marker=3)
    table.region(HERE, reserves=1)
    table.dominate()
    table.play("take:gold")
    assert table.heard("reserves_carried") == []
    assert table.view().regions[0].reserves == 1


@rule("LIG-EVT-05")
def test_events_use_the_dominance_before_the_abilities() -> None:
    table = with_callo()
    table.put(1, HERE, influence_marker=2)
    table.dominate()
    kinds = [event.kind.name for event in table.events]
    assert kinds.index("ranked") < kinds.index("enthralled") < kinds.index("region_locked")
    assert kinds[: kinds.index("region_locked")].count("ranked") == 1
