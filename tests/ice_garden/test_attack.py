"""Attacks and defeated units (LIG-ATK)."""

import pytest

from tests.ice_garden.table import Table
from tests.rules import rule

HERE = "wastes_of_dread"


def with_crabs(crabs: int = 1, gold: int = 2) -> Table:
    """Van Dyken, Callo and Freihoff, in this order, with Crabs in the Wastes of Dread."""
    table = Table(3, ("van_dyken", "callo", "freihoff"))
    table.put(0, HERE, crab=crabs)
    table.give(0, gold=gold)
    return table


def points(table: Table) -> list[int]:
    return table.each("victory_points")


# The offer


@rule("LIG-ATK-01")
def test_two_gold_buy_the_attack_in_all_regions() -> None:
    table = with_crabs(gold=3)
    table.put(0, "bear_lands", crab=1)
    table.activate()
    assert (table.step(), table.moves()) == ("OfferAttack", ["attack", "decline"])
    table.play("attack")
    assert table.good(0, "gold") == 1
    table.play("hit:nation")
    assert table.heard("region_attacked") == [
        {"seat": 0, "region": HERE, "n": 2},
        {"seat": 0, "region": "bear_lands", "n": 2},
    ]


@rule("LIG-ATK-01")
def test_who_does_not_pay_does_not_attack() -> None:
    table = with_crabs()
    table.activate()
    table.play("decline")
    assert table.step() == "Stop"
    assert table.good(0, "gold") == 2
    assert table.heard("attack_declined") == [{"seat": 0}]


@rule("LIG-ATK-01")
def test_players_attack_once_each_in_initiative_order() -> None:
    table = with_crabs(gold=6)
    table.put(1, HERE, wild_children=1)
    table.order(1, 2, 0)
    table.activate()
    offered = []
    while table.step() != "Stop":
        if table.step() == "OfferAttack":
            offered.append(table.seat())
        table.play("decline")
    assert offered == [1, 0]


@rule("LIG-ATK-02")
def test_without_two_gold_nobody_is_asked() -> None:
    table = with_crabs(gold=1)
    table.activate()
    assert table.step() == "Stop"


@rule("LIG-ATK-02")
def test_without_a_target_nobody_is_asked() -> None:
    table = with_crabs()
    table.put(0, HERE, influence_marker=2)
    table.region(HERE, nations=0)
    table.activate()
    assert table.step() == "Stop"


@rule("LIG-ATK-02")
def test_a_target_in_another_region_than_the_attacker_is_none() -> None:
    table = with_crabs()
    table.region(HERE, nations=0)
    table.put(1, "bear_lands", influence_marker=1)
    table.activate()
    assert table.step() == "Stop"


@rule("LIG-ATK-02", "LIG-ATK-04")
@pytest.mark.parametrize("piece", ["influence_marker", "controlled_marker", "faun"])
def test_one_piece_of_another_player_is_target_enough(piece: str) -> None:
    table = with_crabs()
    table.region(HERE, nations=0)
    table.put(1, HERE, **{piece: 1})
    table.activate()
    assert (table.step(), table.seat()) == ("OfferAttack", 0)


@rule("LIG-ATK-02")
def test_units_without_attack_are_not_enough() -> None:
    table = with_crabs(crabs=0)
    table.put(0, HERE, rattling_musician=1, influence_marker=1)
    table.put(1, HERE, influence_marker=1)
    table.activate()
    assert table.step() == "Stop"


# The pool


@rule("LIG-ATK-03")
def test_the_attacks_of_all_units_in_a_region_add_up() -> None:
    table = with_crabs(crabs=2)
    table.put(0, HERE, wyvern=1)
    table.upgrade("wyvern", "attack")
    table.activate()
    table.play("done", "attack")
    assert table.heard("region_attacked") == [{"seat": 0, "region": HERE, "n": 2 * 2 + 2}]


@rule("LIG-ATK-03", "LIG-ATK-13")
def test_points_may_be_left_unused_and_the_gold_is_gone() -> None:
    table = with_crabs()
    table.put(1, HERE, influence_marker=3)
    table.activate()
    table.play("attack", "hit:callo:influence_marker", "done")
    assert table.step() == "Stop"
    assert table.count(1, "influence_marker", HERE) == 2
    assert (table.good(0, "gold"), points(table)) == (0, [1, 0, 0])


@rule("LIG-ATK-03")
def test_the_pool_is_spent_point_by_point() -> None:
    table = with_crabs()
    table.put(1, HERE, influence_marker=3)
    table.activate()
    table.play("attack", "hit:callo:influence_marker", "hit:nation")
    assert table.step() == "Stop"
    assert table.count(1, "influence_marker", HERE) == 2


@rule("LIG-ATK-03")
def test_when_no_target_is_left_the_pool_is_lost() -> None:
    table = with_crabs()
    table.activate()
    table.play("attack", "hit:nation")
    assert (table.step(), points(table)) == ("Stop", [1, 0, 0])


# Targets


@rule("LIG-ATK-04")
def test_markers_nations_and_units_of_others_are_targets() -> None:
    table = with_crabs()
    table.put(0, HERE, influence_marker=1)
    table.put(1, HERE, influence_marker=1, controlled_marker=1, faun=1)
    table.put(2, HERE, moonlit_brother=2)
    table.activate()
    table.play("attack")
    assert table.moves() == [
        "hit:nation",
        "hit:callo:influence_marker",
        "hit:callo:controlled_marker",
        "hit:moonlit_brother:0",
        "hit:faun:0",
        "done",
    ]
    assert table.refuses("hit:van_dyken:influence_marker")
    assert table.refuses("hit:crab:0")


@rule("LIG-ATK-04")
def test_a_unit_that_is_defeated_already_is_no_target() -> None:
    table = with_crabs(crabs=2)
    table.put(2, HERE, moonlit_brother=2)
    table.activate()
    table.play("attack", "hit:moonlit_brother:0")
    assert "hit:moonlit_brother:0" in table.moves()
    table.play("hit:moonlit_brother:0")
    assert table.moves() == ["hit:nation", "done"]


@rule("LIG-ATK-04", "LIG-ATK-02")
def test_who_finds_only_defeated_units_is_not_asked() -> None:
    table = with_crabs()
    table.region(HERE, nations=0)
    table.put(1, HERE, wild_children=1)
    table.put(2, HERE, moonlit_brother=1)
    table.upgrade("moonlit_brother", "attack")
    table.order(2, 0, 1)
    table.activate()
    table.play("attack", "hit:crab:0", "attack", "hit:moonlit_brother:0", "done")
    assert table.step() == "Stop"
    assert table.where("wild_children", 1) == {HERE: 1}
    assert table.where("crab") == table.where("moonlit_brother", 2) == {}


@rule("LIG-ATK-10")
def test_tokens_and_vuko_cannot_be_attacked() -> None:
    table = with_crabs()
    table.region(HERE, nations=0, towers=1, nightmares=2, reserves=1)
    table.thorn(HERE)
    table.vuko(HERE)
    table.activate()
    assert table.step() == "Stop"


# Defeat


@rule("LIG-ATK-05", "EX-08")
def test_a_level_1_unit_with_a_shield_needs_two_damage() -> None:
    table = with_crabs()
    table.put(2, HERE, moonlit_brother=1)
    table.upgrade("moonlit_brother", "shield")
    table.activate()
    table.play("attack", "hit:moonlit_brother:0")
    assert table.heard("unit_defeated") == []
    table.play("hit:moonlit_brother:1")
    assert [hit["needed"] for hit in table.heard("unit_hit")] == [2, 2]
    assert len(table.heard("unit_defeated")) == 1


@rule("LIG-ATK-05", "EX-09")
def test_a_level_2_unit_with_a_shield_survives_a_crab() -> None:
    table = with_crabs()
    table.put(1, HERE, faun=1)
    table.upgrade("faun", "shield")
    table.activate()
    table.play("attack", "hit:faun:0", "hit:faun:1")
    assert table.heard("unit_hit")[-1]["damage"] == 2
    assert (table.count(1, "faun", HERE), points(table)) == (1, [0, 0, 0])


@rule("LIG-ATK-05", "LIG-ATK-08")
def test_markers_fall_by_one_point_and_leave_at_once() -> None:
    table = with_crabs()
    table.put(1, HERE, influence_marker=1, controlled_marker=1)
    supply = table.state.sides[1].supply
    table.activate()
    table.play("attack", "hit:callo:controlled_marker")
    assert table.state.sides[1].supply == supply + 1
    assert table.where("controlled_marker", 1) == {}
    table.play("hit:nation")
    assert table.view().regions[2].nations == 0
    assert table.faults() == []


@rule("LIG-ATK-06")
def test_a_later_attacker_may_finish_a_wounded_unit() -> None:
    table = with_crabs()
    table.put(1, HERE, wild_children=1)
    table.put(2, HERE, enlightened_one=1)
    table.upgrade("enlightened_one", "shield")
    table.activate()
    table.play("attack", "hit:enlightened_one:0", "hit:enlightened_one:1")
    table.play("attack")
    assert table.moves() == ["hit:nation", "hit:enlightened_one:2", "hit:crab:0", "done"]
    table.play("hit:enlightened_one:2")
    assert points(table) == [0, 2, 0]


@rule("LIG-ATK-06")
def test_damage_vanishes_at_the_end_of_the_activation() -> None:
    table = with_crabs(gold=4)
    table.put(2, HERE, harrasim=1)
    table.activate()
    table.play("keep", "attack", "hit:harrasim:0", "hit:harrasim:1")
    assert table.state.units.wounded == []
    table.activate()
    table.play("keep", "attack")
    assert "hit:harrasim:0" in table.moves()


@rule("LIG-ATK-06", "LIG-DEF-13")
def test_a_wounded_and_an_unhurt_figure_are_different_targets() -> None:
    table = with_crabs(crabs=2)
    table.put(1, HERE, faun=2)
    table.activate()
    table.play("attack", "hit:faun:0")
    assert table.moves() == ["hit:nation", "hit:faun:0", "hit:faun:1", "done"]
    table.play("hit:faun:0")
    assert table.moves() == ["hit:nation", "hit:faun:1", "done"]


@rule("LIG-ATK-06")
def test_wounded_units_of_several_players_are_kept_apart() -> None:
    table = with_crabs(crabs=2)
    table.put(1, HERE, faun=1)
    table.put(2, HERE, enlightened_one=1)
    table.activate()
    table.play("attack", "hit:faun:0", "hit:enlightened_one:0")
    assert table.moves() == ["hit:nation", "hit:enlightened_one:1", "hit:faun:1", "done"]
    assert table.faults() == []


# Victory points


@rule("LIG-ATK-07")
@pytest.mark.parametrize(("unit", "level"), [("wild_children", 1), ("faun", 2), ("nightmare", 3)])
def test_a_defeated_unit_is_worth_its_level(unit: str, level: int) -> None:
    table = with_crabs(crabs=3)
    table.put(1, HERE, **{unit: 1})
    table.upgrade(unit, "shield", "dominate")
    table.activate()
    table.play("attack")
    damage = 0
    while not table.heard("unit_defeated"):
        table.play(f"hit:{unit}:{damage}")
        damage += 1
    assert damage == level + (2 if unit == "nightmare" else 1)
    assert points(table) == [level, 0, 0]


@rule("LIG-ATK-07")
def test_markers_and_nations_are_worth_one_point_at_once() -> None:
    table = with_crabs()
    table.put(1, HERE, influence_marker=1)
    table.activate()
    table.play("attack", "hit:nation")
    assert points(table) == [1, 0, 0]
    table.play("hit:callo:influence_marker")
    assert points(table) == [2, 0, 0]
    assert table.heard("scored")[0] == {"seat": 0, "n": 1, "why": "attack", "total": 1}


@rule("EX-23", "LIG-ATK-07")
def test_two_crabs_against_a_nightmare_a_faun_and_two_markers() -> None:
    table = with_crabs(crabs=2)
    table.put(1, HERE, nightmare=1, faun=1, influence_marker=2)
    table.activate()
    table.play("attack")
    other = table.state.copy()
    for damage in range(4):
        table.play(f"hit:nightmare:{damage}")
    assert (table.step(), points(table)) == ("Stop", [3, 0, 0])
    table.state = other
    table.play("hit:faun:0", "hit:faun:1")
    table.play("hit:callo:influence_marker", "hit:callo:influence_marker")
    assert (table.step(), points(table)) == ("Stop", [4, 0, 0])


@rule("LIG-ATK-08")
def test_a_defeated_unit_lies_there_until_all_have_attacked() -> None:
    table = with_crabs()
    table.put(1, HERE, wild_children=1)
    table.activate()
    table.play("attack", "hit:wild_children:0", "done")
    assert (table.step(), table.seat()) == ("OfferAttack", 1)
    assert table.count(1, "wild_children", HERE) == 1
    table.play("decline")
    assert table.where("wild_children", 1) == {}


@rule("LIG-ATK-09")
def test_a_laid_down_unit_still_attacks() -> None:
    table = with_crabs()
    table.put(1, HERE, wild_children=1)
    table.activate()
    table.play("attack", "hit:wild_children:0", "done", "attack", "hit:crab:0")
    assert points(table) == [1, 1, 0]
    assert table.where("crab") == table.where("wild_children", 1) == {}


@rule("LIG-ATK-11", "LIG-END-04")
def test_fifty_points_in_an_attack_do_not_stop_the_round() -> None:
    table = with_crabs()
    table.points(0, 49)
    table.put(1, HERE, influence_marker=1)
    table.activate()
    table.play("attack", "hit:nation", "hit:callo:influence_marker")
    assert points(table)[0] == 51
    assert table.step() == "Stop"
    table.play("done")
    assert table.step() == "TakeKind"
    table.finish_phase()
    assert table.view().ended_by == "victory_points"


@rule("LIG-ATK-12")
def test_regions_are_finished_one_by_one_by_rising_number() -> None:
    table = with_crabs()
    table.tile(HERE, "t3_5")
    table.put(0, "northern_fjords", crab=1)
    table.put(1, HERE, influence_marker=2)
    table.put(1, "northern_fjords", influence_marker=2)
    table.activate()
    table.play("attack")
    assert table.heard("region_attacked")[-1]["region"] == "northern_fjords"
    table.play("hit:callo:influence_marker", "hit:callo:influence_marker")
    assert table.heard("region_attacked")[-1]["region"] == HERE
    assert table.where("influence_marker", 1) == {HERE: 2}


@rule("EX-16", "LIG-DOM-02", "LIG-ATK-05")
@pytest.mark.parametrize("is_killed", [True, False])
def test_one_influence_against_one_nation(is_killed: bool) -> None:
    table = with_crabs()
    table.upgrade("crab", "shield")
    table.activate()
    table.play("attack", "hit:nation") if is_killed else table.play("decline")
    table.dominate()
    assert table.heard("ranked") == ([{"region": HERE, "ranking": ["seat_0"]}] if is_killed else [])
