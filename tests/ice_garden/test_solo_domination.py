"""The Independent Player in the Domination phase, in locks and withdrawals (LIG-SOL)."""

import pytest

from tests.ice_garden.table import Table, alone
from tests.rules import rule

HERE = "frozen_wastes"


# Rewards


@rule("LIG-SOL-16")
def test_the_independent_player_takes_no_resources_and_no_m_factor() -> None:
    table = alone("callo")
    table.scoring(1)
    table.put(1, HERE, influence_marker=3)
    table.region(HERE, reserves=1)
    table.dominate()
    assert table.heard("gained") == []
    assert table.each("victory_points") == [0, 2]


@rule("LIG-SOL-16", "LIG-SOL-17")
def test_its_rank_still_counts() -> None:
    table = alone("callo")
    table.scoring(1)
    table.put(1, "wastes_of_dread", influence_marker=3)
    table.put(0, "wastes_of_dread", influence_marker=2)
    table.region("wastes_of_dread", reserves=1)
    table.dominate()
    table.play("take:m_factor")
    assert table.each("victory_points") == [1, 3]
    assert table.good(0, "m_factor_0") == 2


@rule("LIG-SOL-17")
def test_a_second_place_may_take_only_a_single_token() -> None:
    """The tile shows one population, two gold and one M-factor."""
    table = alone("callo")
    table.put(1, "valley_of_sorrow", influence_marker=3)
    table.put(0, "valley_of_sorrow", influence_marker=2)
    table.dominate()
    assert table.moves() == ["take:population", "take:m_factor"]
    assert table.refused("take:gold") == "LIG-SOL-17"


@rule("LIG-SOL-17")
def test_a_first_place_may_take_more() -> None:
    table = alone("callo")
    table.put(0, "valley_of_sorrow", influence_marker=3)
    table.put(1, "valley_of_sorrow", influence_marker=2)
    table.dominate()
    assert table.moves() == ["take:population", "take:gold", "take:m_factor"]


# Special abilities


@rule("LIG-SOL-18")
def test_its_piper_has_no_effect() -> None:
    table = alone("van_dyken")
    table.put(1, HERE, rattling_musician=1)
    table.dominate()
    assert table.heard("gained") == []
    assert table.heard("independent_idle") == [{"seat": 1, "why": "no_use_for_piper"}]


@rule("LIG-SOL-18", "LIG-SPC-02")
@pytest.mark.parametrize("has_free_marker", [True, False])
def test_it_recruits_a_free_marker_if_there_is_one(has_free_marker: bool) -> None:
    table = alone("fjollsfinn")
    table.put(1, HERE, ice_drakkar=1)
    table.put(0, HERE, controlled_marker=1, influence_marker=int(has_free_marker))
    table.dominate()
    [recruited] = table.heard("recruited")
    assert recruited["piece"] == ("influence_marker" if has_free_marker else "controlled_marker")
    assert table.each("captured") == [1, 0]
    assert table.heard("independent_chose") == [{"seat": 1, "why": "recruit"}]


@rule("LIG-SOL-18", "LIG-SPC-06")
@pytest.mark.parametrize("has_free_marker", [True, False])
def test_it_enthrals_a_free_marker_if_there_is_one(has_free_marker: bool) -> None:
    table = alone("callo")
    table.put(1, HERE, faun=1)
    table.put(0, HERE, controlled_marker=1, influence_marker=int(has_free_marker))
    table.dominate()
    piece = "influence_marker" if has_free_marker else "controlled_marker"
    assert table.where(piece, 1) == {HERE: 1}
    assert table.where(piece, 0) == {}
    assert table.heard("independent_chose") == [{"seat": 1, "why": "enthral"}]


@rule("LIG-SOL-18", "LIG-SPC-05")
def test_its_torment_works_as_usual() -> None:
    table = alone("callo")
    table.put(1, HERE, nightmare=1)
    table.dominate()
    assert table.heard("tormented") == [{"seat": 1, "region": HERE, "total": 1}]
    assert table.heard("independent_chose") == [{"seat": 1, "why": "torment"}]


@rule("LIG-SOL-18", "LIG-EVT-01", "LIG-EVT-02", "LIG-EVT-03", "LIG-DOM-06")
@pytest.mark.parametrize(
    ("opponent", "unit", "region", "kind"),
    [
        ("freihoff", "enlightened_one", HERE, "tower_built"),
        ("van_dyken", "rattling_musician", HERE, "reserves_carried"),
        ("van_dyken", "crab", "valley_of_sorrow", "absorbed"),
        ("callo", "faun", HERE, "region_locked"),
    ],
)
def test_its_events_happen_as_usual(opponent: str, unit: str, region: str, kind: str) -> None:
    table = alone(opponent)
    table.put(1, region, **{unit: 1})
    table.region(region, nations=0, reserves=1, nightmares=2)
    table.dominate()
    assert len(table.heard(kind)) == 1
    assert table.heard("independent_chose") == [{"seat": 1, "why": "event"}]


# Pillage


def pillaged(*rolls: int, **goods: int) -> Table:
    """Freihoff is the Independent Player and dominates; the player has these goods."""
    table = alone("freihoff")
    table.put(1, HERE, enlightened_one=1)
    table.put(0, HERE, influence_marker=1)
    table.region(HERE, towers=1)
    table.give(0, **{"population": 0, "gold": 0, "m_factor_0": 0, **goods})
    table.dominate(rolls=rolls)
    return table


@rule("LIG-SOL-19")
@pytest.mark.parametrize(
    ("number", "good"),
    [
        (1, "population"), (2, "population"), (3, "gold"), (4, "gold"), (5, "m_factor_2"),
        (6, "m_factor_2"),
    ],
)  # fmt: skip
def test_the_die_names_the_loot_and_the_stock_gets_it(number: int, good: str) -> None:
    table = pillaged(number, population=1, gold=1, m_factor_0=1, m_factor_2=1)
    assert table.heard("rolled") == [{"seat": 1, "purpose": "pillage", "number": number}]
    assert table.heard("pillaged") == [{"seat": 1, "other": 0, "good": good, "region": HERE}]
    assert table.good(0, good) == 0
    assert sum(table.state.sides[0].goods) == 3
    assert table.faults() == []


@rule("LIG-SOL-19")
def test_what_the_player_lacks_is_rolled_again() -> None:
    table = pillaged(1, 6, 3, gold=1)
    assert [fact["number"] for fact in table.heard("rolled_in_vain")] == [1, 6]
    assert {fact["why"] for fact in table.heard("rolled_in_vain")} == {"nothing_there"}
    assert table.heard("pillaged")[0]["good"] == "gold"


@rule("LIG-SOL-19")
def test_from_who_has_nothing_nothing_is_taken() -> None:
    table = pillaged()
    assert table.heard("independent_idle") == [{"seat": 1, "why": "nothing_to_pillage"}]
    assert table.heard("rolled") == []


@rule("LIG-SOL-19", "LIG-SPC-04")
def test_where_the_player_is_not_nothing_is_pillaged() -> None:
    table = alone("freihoff")
    table.put(1, HERE, enlightened_one=1)
    table.dominate()
    assert table.heard("pillaged") == table.heard("rolled") == []


@rule("LIG-SOL-29")
def test_the_players_own_pillage_comes_from_the_stock() -> None:
    table = alone("callo", player="freihoff")
    table.put(0, HERE, enlightened_one=1, influence_marker=1)
    table.put(1, HERE, influence_marker=1)
    table.dominate()
    assert (table.step(), table.seat()) == ("PillageStock", 0)
    assert table.moves() == ["take:population", "take:gold", "take:m_factor"]
    stock = table.view().stock["m_factor"]
    table.play("take:m_factor")
    assert (table.good(0, "m_factor_0"), table.view().stock["m_factor"]) == (2, stock - 1)
    assert table.heard("gained")[0]["why"] == "pillage"
    assert table.step() == "TakeKind"


@rule("LIG-SOL-29")
def test_a_kind_that_the_stock_lacks_cannot_be_pillaged() -> None:
    table = alone("callo", player="freihoff")
    table.put(0, HERE, enlightened_one=2)
    table.put(1, HERE, faun=1)
    table.give(0, gold=22)
    table.dominate()
    assert table.refused("take:gold") == "LIG-VIP-04"
    assert table.moves() == ["take:population", "take:m_factor"]


@rule("LIG-SOL-29", "LIG-SPC-08")
def test_from_an_empty_stock_nothing_is_pillaged() -> None:
    table = alone("callo", player="freihoff")
    table.put(0, HERE, enlightened_one=2)
    table.put(1, HERE, faun=1)
    table.give(0, population=24, gold=22, m_factor_0=16)
    table.dominate()
    assert (table.step(), table.heard("gained")) == ("Stop", [])


@rule("LIG-SOL-29")
def test_the_player_pillages_only_where_the_independent_player_is() -> None:
    table = alone("callo", player="freihoff")
    table.put(0, HERE, enlightened_one=1)
    table.put(1, "bear_lands", influence_marker=1)
    table.dominate()
    assert table.step() == "TakeKind"


# Leaving a region


@rule("LIG-SOL-20", "LIG-LOCK-03")
def test_its_markers_leave_a_lock_for_the_lowest_number() -> None:
    """The player locks region 1; the neighbours are 2, 4 and 5, and 2 is locked already."""
    table = alone("freihoff", player="callo")
    table.put(0, HERE, faun=2, nightmare=1)
    table.put(1, HERE, influence_marker=3)
    table.region(HERE, nightmares=2)
    table.lock("northern_fjords")
    table.dominate()
    assert table.where("influence_marker", 1) == {"coast_of_sails": 2}
    assert table.heard("independent_chose") == [{"seat": 1, "why": "lock"}]


@rule("LIG-SOL-20", "LIG-LOCK-02")
def test_its_own_surplus_leaves_a_lock_for_the_lowest_number() -> None:
    table = alone("callo")
    table.tile("bear_lands", "t2_1")
    table.put(1, HERE, faun=1, influence_marker=5)
    table.region(HERE, nightmares=2)
    table.dominate()
    assert table.where("influence_marker", 1) == {HERE: 3, "bear_lands": 2}
    assert [fact["why"] for fact in table.heard("independent_chose")] == ["event", "lock"]


@rule("LIG-SOL-20", "LIG-ADV-08")
def test_its_units_withdraw_to_the_lowest_number() -> None:
    table = alone("callo", level="medium")
    table.vuko_tiles("giant_snake", "fire_people", "nightwalkers", "both_bears")
    table.state.round = 2
    table.put(0, HERE, influence_marker=1)
    table.put(1, HERE, faun=1, wild_children=1, influence_marker=1)
    table.lock("northern_fjords")
    table.visit()
    assert table.where("faun", 1) == table.where("wild_children", 1) == {"coast_of_sails": 1}
    assert table.where("influence_marker", 1) == {HERE: 1}
    assert table.heard("independent_chose") == 2 * [{"seat": 1, "why": "giant_snake"}]


@rule("LIG-SOL-20", "LIG-ADV-08")
def test_its_units_withdraw_one_by_one_like_those_of_the_player() -> None:
    """All figures of a lower level are reported before those of a higher one."""
    table = alone("callo", level="medium")
    table.vuko_tiles("giant_snake", "fire_people", "nightwalkers", "both_bears")
    table.state.round = 2
    table.put(0, HERE, influence_marker=1, moonlit_brother=1, enlightened_one=2)
    table.put(1, HERE, wild_children=2, faun=1, nightmare=1)
    table.visit()
    table.play("lose:enlightened_one", "to:bear_lands", "to:bear_lands")
    assert [(fact["seat"], fact["piece"]) for fact in table.heard("moved")] == [
        (1, "wild_children"),
        (1, "wild_children"),
        (1, "faun"),
        (1, "nightmare"),
        (0, "moonlit_brother"),
        (0, "enlightened_one"),
    ]


@rule("LIG-SOL-36", "LIG-ADV-08")
def test_in_a_withdrawal_the_independent_player_comes_before_the_player() -> None:
    table = alone("callo", level="medium")
    table.vuko_tiles("giant_snake", "fire_people", "nightwalkers", "both_bears")
    table.state.round = 2
    table.put(0, HERE, moonlit_brother=2)
    table.put(1, HERE, faun=1)
    table.visit()
    assert (table.step(), table.seat()) == ("WithdrawUnit", 0)
    assert table.where("faun", 1) == {"northern_fjords": 1}
