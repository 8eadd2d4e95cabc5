"""The Independent Player in Activation and before Vuko (LIG-SOL)."""

import pytest

from tests.ice_garden.table import Table, alone
from tests.rules import rule

HERE = "frozen_wastes"


@rule("LIG-SOL-11", "LIG-SOL-36")
def test_in_the_attack_the_independent_player_comes_first() -> None:
    """The player's unit is laid down and still attacks."""
    table = alone("van_dyken", player="callo")
    table.put(0, HERE, wild_children=1)
    table.put(1, HERE, crab=1)
    table.activate()
    assert (table.step(), table.seat()) == ("OfferAttack", 0)
    assert table.heard("unit_defeated") == [
        {"seat": 1, "other": 0, "unit": "wild_children", "region": HERE}
    ]
    table.play("attack", "hit:crab:0")
    assert table.each("victory_points") == [1, 1]
    assert table.where("wild_children") == table.where("crab", 1) == {}


@rule("LIG-SOL-11")
def test_the_independent_player_never_uses_speed() -> None:
    table = alone("van_dyken")
    table.put(1, HERE, wyvern=1)
    table.activate()
    assert table.step() == "Stop"
    assert table.heard("moved") == []


@rule("LIG-SOL-12", "LIG-SOL-33")
def test_its_maker_spy_is_always_attack_and_shield_without_tokens() -> None:
    table = alone("freihoff")
    table.put(1, HERE, harrasim=1)
    table.state.own_upgrades().stock[:] = [0, 0, 5, 5]
    table.activate()
    assert table.spaces("harrasim") == [None, None, "attack", "shield"]
    assert table.state.upgrades.stock == [0, 0, 5, 5]
    assert table.heard("independent_chose") == [{"seat": 1, "why": "maker_spy"}]
    table.activate()
    assert len(table.heard("assigned")) == 2


def drakkars() -> Table:
    """The Independent Player's Drakkars in regions 1 and 6, with a marker and a unit at each."""
    table = alone("fjollsfinn")
    for region in (HERE, "valley_of_sorrow"):
        table.region(region, nations=9)
        table.put(1, region, ice_drakkar=1, influence_marker=1, volcano_people=1)
    return table


@rule("LIG-SOL-13")
@pytest.mark.parametrize("shore", [HERE, "valley_of_sorrow"])
def test_all_cross_to_the_shore_where_the_player_is(shore: str) -> None:
    table = drakkars()
    table.put(0, shore, influence_marker=1)
    table.activate()
    assert table.where("influence_marker", 1) == {shore: 2}
    assert table.where("volcano_people", 1) == {shore: 2}
    assert table.where("ice_drakkar", 1) == {HERE: 1, "valley_of_sorrow": 1}
    assert table.heard("rolled") == []
    assert table.heard("independent_chose")[0] == {"seat": 1, "why": "crossing"}


@rule("LIG-SOL-13")
@pytest.mark.parametrize(
    ("number", "shore"), [(1, HERE), (3, HERE), (4, "valley_of_sorrow"), (6, "valley_of_sorrow")]
)
def test_where_the_player_is_on_both_shores_the_die_decides(number: int, shore: str) -> None:
    table = drakkars()
    for region in (HERE, "valley_of_sorrow"):
        table.put(0, region, influence_marker=1)
    table.activate(rolls=[number])
    assert table.heard("rolled") == [{"seat": 1, "purpose": "ice_floe_crossing", "number": number}]
    assert table.where("volcano_people", 1) == {shore: 2}


@rule("LIG-SOL-13")
def test_nobody_crosses_where_the_player_is_on_neither_shore() -> None:
    table = drakkars()
    table.activate()
    assert table.heard("independent_idle") == [{"seat": 1, "why": "no_player_there"}]
    assert table.heard("moved") == []


@rule("LIG-SOL-13", "LIG-SOL-32")
@pytest.mark.parametrize("controlled", [False, True])
def test_nobody_crosses_while_the_independent_player_dominates_both(controlled: bool) -> None:
    """Controlled markers do not count, so without them it does not dominate."""
    table = alone("fjollsfinn")
    for region in (HERE, "valley_of_sorrow"):
        table.region(region, nations=2)
        table.put(1, region, ice_drakkar=1)
        table.put(1, region, **{"controlled_marker" if controlled else "influence_marker": 1})
    table.put(0, HERE, influence_marker=1)
    table.activate()
    if controlled:
        assert table.where("influence_marker", 1) == {HERE: 1}
    else:
        assert table.heard("independent_idle") == [{"seat": 1, "why": "dominates_both"}]
        assert table.heard("moved") == []


@rule("LIG-SOL-13")
def test_to_dominate_one_shore_is_not_enough() -> None:
    table = drakkars()
    table.region(HERE, nations=0)
    table.put(0, "valley_of_sorrow", influence_marker=1)
    table.activate()
    assert table.where("volcano_people", 1) == {"valley_of_sorrow": 2}


@rule("LIG-SOL-13", "LIG-ATV-04")
def test_two_drakkars_in_one_region_do_not_cross() -> None:
    table = alone("fjollsfinn")
    table.put(1, HERE, ice_drakkar=2, influence_marker=1)
    table.activate()
    assert table.heard("moved") == table.heard("independent_idle") == []


# Its attack


@rule("LIG-SOL-14")
def test_it_attacks_free_of_charge_units_before_markers() -> None:
    table = alone("van_dyken", player="callo")
    table.put(1, HERE, crab=2)
    table.put(0, HERE, faun=1, influence_marker=3)
    table.activate()
    assert table.heard("independent_acts") == [{"seat": 1, "box": "activation"}]
    assert [fact["unit"] for fact in table.heard("unit_defeated")] == ["faun"]
    assert table.count(0, "influence_marker", HERE) == 1
    assert table.each("victory_points") == [0, 2 + 1 + 1]


@rule("LIG-SOL-14")
def test_it_defeats_the_highest_unit_its_pool_can_defeat() -> None:
    """Four points: the Nightmare needs five with its Shields, so both Fauns fall."""
    table = alone("van_dyken", player="callo")
    table.put(1, HERE, crab=2)
    table.put(0, HERE, nightmare=1, faun=2, wild_children=1)
    table.upgrade("nightmare", "shield")
    table.activate()
    assert [fact["unit"] for fact in table.heard("unit_defeated")] == ["faun", "faun"]
    assert len(table.heard("unit_hit")) == 2


@rule("LIG-SOL-14")
def test_what_the_pool_cannot_defeat_is_not_attacked() -> None:
    table = alone("van_dyken", player="callo")
    table.put(1, HERE, wyvern=1)
    table.put(0, HERE, faun=1)
    table.activate()
    assert table.heard("region_attacked") == table.heard("independent_acts") == []
    assert table.state.units.wounded == []


@rule("LIG-SOL-14")
def test_a_level_1_unit_still_comes_before_the_markers() -> None:
    table = alone("van_dyken")
    table.put(1, HERE, wyvern=1)
    table.put(0, HERE, moonlit_brother=1, influence_marker=1)
    table.activate()
    assert [fact["unit"] for fact in table.heard("unit_defeated")] == ["moonlit_brother"]
    assert table.heard("marker_defeated") == []


@rule("LIG-SOL-14")
def test_free_markers_fall_before_controlled_ones() -> None:
    table = alone("van_dyken", player="callo")
    table.put(1, HERE, crab=1)
    table.put(0, HERE, influence_marker=1, controlled_marker=2)
    table.activate()
    assert [fact["piece"] for fact in table.heard("marker_defeated")] == [
        "influence_marker", "controlled_marker",
    ]  # fmt: skip


@rule("LIG-SOL-14")
def test_it_does_not_attack_nations() -> None:
    table = alone("van_dyken", player="callo")
    table.put(1, HERE, crab=3)
    table.region(HERE, nations=2)
    table.activate()
    assert table.heard("nation_defeated") == []
    assert table.view().regions[0].nations == 2


@rule("LIG-SOL-14")
def test_it_attacks_in_all_regions_where_it_can() -> None:
    table = alone("van_dyken", player="callo")
    for region in (HERE, "bear_lands"):
        table.put(1, region, crab=1)
        table.put(0, region, influence_marker=1)
    table.activate()
    assert [fact["region"] for fact in table.heard("region_attacked")] == [HERE, "bear_lands"]
    assert len(table.heard("independent_acts")) == 1


# Vuko


@rule("LIG-SOL-15")
def test_in_round_1_vuko_comes_only_once_the_player_has_summoned() -> None:
    table = alone("callo")
    table.put(0, HERE, influence_marker=1)
    table.visit()
    assert table.heard("vuko_idle") == [{}]
    table.give(0, m_factor_1=1)
    table.resolve("making", 0, rolls=[6])
    table.play("make:summon_units", "done")
    assert table.heard("vuko_came") == [{"seat": 0, "region": HERE}]
    assert table.heard("independent_acts")[-1] == {"seat": 1, "box": "vuko"}


@rule("LIG-SOL-15")
def test_units_that_the_independent_player_summons_do_not_call_vuko() -> None:
    table = alone("callo")
    table.put(0, HERE, influence_marker=1)
    table.resolve("making", 0, rolls=[1])
    table.finish_phase()
    assert table.heard("vuko_idle") == [{}]


@rule("LIG-SOL-15")
def test_from_round_2_vuko_always_visits_the_player() -> None:
    table = alone("callo")
    table.state.round = 2
    table.put(0, "bear_lands", influence_marker=1)
    table.put(1, HERE, influence_marker=5)
    table.visit()
    assert table.heard("vuko_came") == [{"seat": 0, "region": "bear_lands"}]
    assert table.each("vuko_tokens") == [1, 0]
