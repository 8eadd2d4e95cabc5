"""The quick policy in the boxes, in activation, and in domination: clear positions."""

from meadhall.games.ice_garden.content.tables import (
    DOMINATE,
    INFLUENCE,
    MAKING,
    REGION_IDS,
    UNIT_IDS,
)
from tests.ice_garden.advice import (
    BEARS,
    COAST,
    DREAD,
    FIRE,
    FJORDS,
    VALLEY,
    WASTES,
    advice,
    follow,
)
from tests.ice_garden.table import Table, alone

# Boxes


def test_viper_gorge_gives_what_the_plan_lacks() -> None:
    table = Table()
    table.put(0, FIRE, influence_marker=1)
    table.give(0, population=0, gold=4, m_factor_0=1)
    table.resolve("viper_gorge", 0)
    table.state.slots[INFLUENCE] = (0,)
    assert advice(table) == "take:population"


def test_goods_are_exchanged_for_the_m_factor_of_a_summon() -> None:
    """EX-04: nothing else is planned, so what is at hand goes into units."""
    table = Table()
    table.reputation(seat_1=-9, seat_2=-9)
    for region in (FIRE, VALLEY, COAST):
        table.put(0, region, influence_marker=2)
    for region in (WASTES, FJORDS, DREAD):
        table.region(region, towers=1)
    table.give(0, m_factor_0=0)
    table.resolve("viper_gorge", 0)
    table.state.slots[MAKING] = (0,)
    made = [advice(table)]
    table.play(*made)
    made.append(advice(table))
    assert made[0] == "take:m_factor"
    assert made[1].endswith(">m_factor")


def test_influence_goes_where_it_dominates() -> None:
    table = Table()
    table.scoring(1)
    table.put(0, FIRE, influence_marker=1)
    table.put(0, WASTES, influence_marker=6)
    table.resolve("influence", 0)
    assert follow(table, "PlaceInfluence")[0] == f"influence:{FIRE}"


def test_a_builder_moves_on_when_its_tower_stands() -> None:
    """LIG-EVT-02: one tower for each region."""
    table = Table()
    table.put(0, FIRE, enlightened_one=1, influence_marker=3)
    table.region(FIRE, towers=1)
    table.resolve("move", 0)
    assert advice(table) == f"move:{FIRE}:enlightened_one"


def test_a_marker_flees_from_control() -> None:
    """LIG-MOV-03."""
    table = Table()
    table.put(0, VALLEY, controlled_marker=1)
    table.put(0, FIRE, influence_marker=1)
    table.vuko(VALLEY)
    table.resolve("move", 0)
    made = follow(table, "MoveAction", "MoveTo")
    assert made[:2] == [f"move:{VALLEY}:controlled_marker", f"to:{FIRE}"]


def test_the_mountain_brings_the_builder_to_a_free_region() -> None:
    table = Table()
    table.scoring(1)
    table.put(0, WASTES, enlightened_one=1, influence_marker=3)
    table.region(WASTES, towers=1)
    table.resolve("voracious_mountain", 0)
    made = follow(table, "MountainFrom", "MountainTo", "MountainCarry")
    assert made[:3] == [f"from:{WASTES}", f"to:{FIRE}", "carry:enlightened_one"]
    assert made[-1] == "done"


def test_the_mountain_is_declined_without_a_gain() -> None:
    table = Table()
    table.put(0, FIRE, influence_marker=2)
    table.resolve("voracious_mountain", 0)
    assert advice(table) == "done"


def test_reputation_is_raised_to_let_vuko_visit_another() -> None:
    table = Table()
    table.reputation(seat_0=-3, seat_1=-2)
    table.put(0, FIRE, enlightened_one=1)
    table.resolve("raven_shadow", 0)
    assert advice(table) == "raven:raise_reputation"


def test_a_vuko_token_is_discarded_where_reputation_is_safe() -> None:
    table = Table()
    table.vuko_tokens(0, 2)
    table.resolve("raven_shadow", 0)
    assert advice(table) == "raven:discard_vuko_token"


# Making


def test_m_factor_is_moved_for_the_unit_that_serves_the_goal() -> None:
    table = Table()
    table.reputation(seat_1=-9, seat_2=-9)
    table.put(0, FIRE, influence_marker=2)
    table.put(0, VALLEY, influence_marker=3)
    table.give(0, m_factor_0=2, population=0, gold=0)
    table.resolve("making", 0)
    follow(table, "Making", "ShiftMFactor", "ChooseUnit", "ChooseCount", "PlaceUnit")
    assert sum(table.where("enlightened_one").values()) == 2


def test_a_unit_is_not_summoned_to_be_taken_by_vuko() -> None:
    """LIG-VUK-06: all others are safe on yin-yang, and he would find the unit at once."""
    table = Table()
    table.put(0, FIRE, influence_marker=2)
    table.give(0, m_factor_0=0, m_factor_1=1)
    table.resolve("making", 0)
    assert advice(table) == "done"


def test_a_summoned_unit_keeps_away_from_where_vuko_goes() -> None:
    table = alone("callo")
    table.put(0, VALLEY, influence_marker=2)
    table.put(0, COAST, influence_marker=9)
    table.give(0, m_factor_1=1)
    table.resolve("making", 0, rolls=[1])
    table.play("make:summon_units")
    assert advice(table) == f"to:{VALLEY}"


def test_dominate_is_bought_where_it_wins_regions() -> None:
    table = Table()
    table.scoring(1)
    table.reputation(seat_1=-9, seat_2=-9)
    table.put(0, FIRE, enlightened_one=1)
    table.put(0, VALLEY, enlightened_one=1)
    table.put(1, FIRE, influence_marker=3)
    table.put(1, VALLEY, influence_marker=3)
    table.give(0, population=1, gold=0, m_factor_0=1)
    table.resolve("making", 0)
    assert advice(table, "make:upgrade_unit", "done") == "make:upgrade_unit"
    table.play("make:upgrade_unit")
    assert advice(table) == "upgrade:enlightened_one"
    table.play("upgrade:enlightened_one")
    assert table.state.upgrades.abilities[UNIT_IDS.index("enlightened_one")][DOMINATE] == 1


def test_an_upgrade_that_is_not_worth_its_price_is_not_bought() -> None:
    """LIG-MAK-05: no unit is on the map."""
    table = Table()
    table.give(0, population=1, gold=1, m_factor_0=2)
    table.resolve("making", 0)
    assert advice(table, "make:upgrade_unit", "done") == "done"
    table.play("make:upgrade_unit")
    assert advice(table) == "done"


def test_an_empty_upgrade_calls_the_dead_snow_down() -> None:
    """LIG-MAK-05, LIG-SNW-05: two options are left, and two steps."""
    table = Table()
    table.reputation(seat_0=0, seat_1=-9, seat_2=-9)
    table.give(0, population=0, gold=0, m_factor_0=0)
    table.dead_snow(22)
    table.resolve("making", 0)
    assert follow(table, "Making", "UpgradeUnit") == ["make:move_m_factor", "make:upgrade_unit"]
    assert table.view().ended_by == "dead_snow"


def test_a_marker_does_not_withdraw_into_a_region_that_is_locked_as_well() -> None:
    """LIG-LOCK-09: open until the round ends, and worth nothing."""
    table = Table(3, ("callo", "van_dyken", "freihoff"))
    for region in (WASTES, FJORDS):
        table.put(0, region, faun=1, influence_marker=1)
        table.region(region, nightmares=2)
    table.put(2, FJORDS, influence_marker=1)
    table.supply(0, 0)
    table.dominate()
    assert (table.step(), table.seat()) == ("EvictMarker", 2)
    assert f"to:{WASTES}" in table.moves()
    assert advice(table) != f"to:{WASTES}"
    assert advice(table, f"to:{WASTES}", f"to:{DREAD}") == f"to:{DREAD}"


def test_maker_spy_dominates_and_attacks_if_it_can_pay() -> None:
    table = Table()
    table.put(0, FIRE, harrasim=1)
    table.put(1, FIRE, influence_marker=1)
    table.activate()
    assert follow(table, "AssignAbility") == ["assign:dominate", "assign:attack"]
    table.activate()
    assert advice(table) == "keep"
    table.give(0, gold=0)
    assert follow(table, "AssignAbility") == ["assign:dominate", "assign:speed"]


# Activation


def test_a_crossing_brings_markers_where_they_win() -> None:
    table = Table(2, ("fjollsfinn", "callo"))
    table.put(0, VALLEY, ice_drakkar=1)
    table.put(0, WASTES, ice_drakkar=1, influence_marker=3)
    table.put(1, VALLEY, influence_marker=3)
    table.activate()
    assert advice(table) == f"move:{WASTES}:influence_marker"


def test_a_hurrying_unit_goes_on_to_the_next_tower() -> None:
    table = Table()
    table.put(0, FIRE, enlightened_one=1, influence_marker=3)
    table.region(FIRE, towers=1)
    table.upgrade("enlightened_one", "speed")
    table.activate()
    assert advice(table) == f"move:{FIRE}:enlightened_one"
    table.play(advice(table))
    assert advice(table) in (f"to:{VALLEY}", f"to:{DREAD}")


def test_an_attack_that_pays_is_made_and_hits_what_is_worth_most() -> None:
    table = Table()
    table.put(1, FIRE, crab=1, influence_marker=1)
    table.put(0, FIRE, enlightened_one=1)
    table.region(FIRE, nations=0)
    table.activate()
    assert advice(table) == "attack"
    table.play("attack")
    assert follow(table, "DealDamage") == ["hit:enlightened_one:0", "hit:enlightened_one:1"]


def test_damage_that_defeats_nobody_is_not_dealt() -> None:
    table = Table(2, ("callo", "freihoff"))
    table.put(0, VALLEY, wild_children=1, influence_marker=2)
    table.put(1, VALLEY, harrasim=1)
    table.region(VALLEY, nations=0)
    table.activate()
    table.play("keep")
    assert advice(table) == "decline"


# Vuko and domination


def test_vuko_takes_the_unit_that_is_missed_least() -> None:
    table = Table()
    table.reputation(seat_0=-3)
    table.put(0, FIRE, moonlit_brother=1, enlightened_one=1, influence_marker=2)
    table.visit()
    assert table.step() == "LoseUnit"
    assert advice(table) == "lose:moonlit_brother"


def test_the_greater_amount_is_taken() -> None:
    table = Table()
    table.put(0, WASTES, influence_marker=3)
    table.give(0, population=0)
    table.dominate()
    assert table.step() == "TakeKind"
    assert advice(table) == "take:population"


def test_of_equal_victims_recruitment_hurts_the_leader() -> None:
    table = Table(3, ("fjollsfinn", "callo", "freihoff"))
    table.scoring(1)
    table.region(FIRE, nations=0)
    table.put(0, FIRE, ice_drakkar=1, influence_marker=3)
    table.put(1, FIRE, influence_marker=1)
    table.put(2, FIRE, influence_marker=1)
    table.points(1, 40)
    table.dominate()
    assert table.step() == "SeizeMarker"
    assert advice(table) == "seize:callo:influence_marker"


def test_pillage_takes_m_factor_that_was_raised() -> None:
    table = Table()
    table.put(0, FIRE, enlightened_one=1, influence_marker=1)
    table.put(1, FIRE, influence_marker=1)
    table.give(1, m_factor_0=1, m_factor_3=1)
    table.dominate()
    assert table.step() == "Pillage"
    assert advice(table) == "pillage:van_dyken:m_factor_3"


def test_alone_pillage_takes_what_is_worth_most() -> None:
    table = alone("callo")
    table.put(0, VALLEY, enlightened_one=1, influence_marker=1)
    table.put(1, VALLEY, influence_marker=1)
    table.dominate()
    assert table.step() == "PillageStock"
    assert advice(table) == "take:m_factor"


def test_evicted_markers_go_where_they_count() -> None:
    table = Table(2, ("callo", "freihoff"))
    table.scoring(1)
    table.put(0, VALLEY, faun=1, influence_marker=5)
    table.region(VALLEY, nightmares=2)
    table.put(1, VALLEY, influence_marker=1)
    table.put(1, COAST, influence_marker=1)
    table.dominate()
    follow(table, "TakeKind", "SeizeMarker")
    assert table.step() == "EvictMarker"
    follow(table, "EvictMarker")
    assert table.state.map.locked[REGION_IDS.index(VALLEY)]
    assert table.faults() == []


def test_the_snake_drives_units_to_good_places() -> None:
    table = Table()
    table.vuko_tiles("giant_snake", "fire_people", "whisperers", "both_bears")
    table.reputation(seat_0=-3)
    table.put(0, BEARS, enlightened_one=2, influence_marker=4)
    table.put(0, WASTES, influence_marker=1)
    table.region(WASTES, towers=1)
    table.region(FJORDS, towers=1)
    table.visit()
    follow(table, "LoseUnit")
    assert table.step() == "WithdrawUnit"
    assert advice(table) in (f"to:{DREAD}", f"to:{COAST}", f"to:{VALLEY}")
