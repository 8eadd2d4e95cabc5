"""What the words of the rules mean (LIG-DEF)."""

import pytest

from tests.ice_garden.table import Table
from tests.rules import rule


def influence(table: Table, seat: int, region: str) -> int:
    """What a player's pieces in a region are worth, as the view shows it."""
    [shown] = [shown for shown in table.view().regions if shown.id == region]
    return sum(force.influence for force in shown.forces if force.seat == seat)


def dominators(table: Table) -> dict[object, object]:
    """The ranked seats of each region, the best first, after the Domination phase."""
    table.dominate()
    table.finish_phase()
    return {event["region"]: event["ranking"] for event in table.heard("ranked")}


# Regions


@rule("LIG-DEF-01")
def test_a_region_without_a_tile_can_never_be_entered_or_chosen() -> None:
    table = Table(players=3)
    table.put(0, "coast_of_sails", influence_marker=2)
    table.resolve("move", 0)
    table.play("move:coast_of_sails:influence_marker")
    assert table.moves() == ["to:frozen_wastes", "to:bear_lands", "to:valley_of_sorrow"]
    assert table.refuses("to:snake_lands")
    table.resolve("voracious_mountain", 0)
    table.play("from:coast_of_sails")
    assert len(table.moves()) == 6
    assert table.refuses("to:snake_lands")


@rule("LIG-DEF-01")
@pytest.mark.parametrize(
    ("players", "outside"), [(2, ["fire_lands", "snake_lands"]), (3, ["snake_lands"]), (4, [])]
)
def test_the_number_of_tiles_decides_which_regions_are_in_play(
    players: int, outside: list[str]
) -> None:
    table = Table(players=players)
    assert [shown.id for shown in table.view().regions if not shown.is_in_play] == outside
    table.next_round()
    assert table.step() == "PlaceHelp"
    for region in outside:
        assert table.refuses(f"influence:{region}")


@rule("LIG-DEF-02")
def test_adjacent_means_adjacent_on_the_map() -> None:
    table = Table()
    table.put(0, "northern_fjords", influence_marker=1)
    table.resolve("move", 0)
    table.play("move:northern_fjords:influence_marker")
    assert table.moves() == ["to:frozen_wastes", "to:wastes_of_dread", "to:bear_lands"]
    assert table.refuses("to:valley_of_sorrow")


@rule("LIG-DEF-02")
def test_a_locked_region_is_not_open() -> None:
    table = Table()
    table.put(0, "northern_fjords", influence_marker=1)
    table.lock("bear_lands")
    table.resolve("move", 0)
    table.play("move:northern_fjords:influence_marker")
    assert table.moves() == ["to:frozen_wastes", "to:wastes_of_dread"]
    assert table.refused("to:bear_lands") == "LIG-MOV-04"


# Influence and presence


@rule("LIG-DEF-03")
@pytest.mark.parametrize(
    ("unit", "bought", "worth"),
    [
        ("moonlit_brother", [], 1 + 1),
        ("enlightened_one", [], 2),
        ("enlightened_one", ["dominate"], 2 + 1),
        ("harrasim", ["attack", "shield"], 3),
        ("harrasim", ["dominate", "dominate"], 3 + 2),
    ],
)
def test_a_unit_is_worth_its_level_and_its_dominate_abilities(
    unit: str, bought: list[str], worth: int
) -> None:
    table = Table()
    table.upgrade(unit, *bought)
    table.put(0, "bear_lands", **{unit: 1})
    assert influence(table, 0, "bear_lands") == worth


@rule("EX-15", "LIG-DEF-03", "LIG-ATV-05")
def test_harrasim_with_speed_and_dominate_moves_next_door_and_counts_four() -> None:
    table = Table()
    table.put(0, "bear_lands", harrasim=1)
    table.activate()
    table.play("assign:speed", "assign:dominate")
    table.play("move:bear_lands:harrasim", "to:valley_of_sorrow")
    assert influence(table, 0, "bear_lands") == 0
    assert influence(table, 0, "valley_of_sorrow") == 4


@rule("LIG-DEF-04")
def test_markers_and_units_of_a_player_add_up() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=3, moonlit_brother=2, enlightened_one=1)
    table.put(1, "bear_lands", influence_marker=1, crab=3)
    assert influence(table, 0, "bear_lands") == 3 + 2 * 2 + 2
    assert influence(table, 1, "bear_lands") == 1 + 3


@rule("LIG-DEF-04")
def test_thorn_towers_nightmare_tokens_and_reserves_are_worth_nothing() -> None:
    table = Table()
    for seat in range(3):
        table.put(seat, "bear_lands", influence_marker=1)
    table.region("bear_lands", towers=1, nightmares=2, reserves=1)
    table.thorn("bear_lands")
    assert [influence(table, seat, "bear_lands") for seat in range(3)] == [1, 1, 1]


@rule("LIG-DEF-05")
def test_controlled_markers_count_nothing_for_dominance() -> None:
    table = Table()
    table.vuko("bear_lands")
    table.put(0, "bear_lands", influence_marker=1, controlled_marker=4)
    table.put(1, "bear_lands", influence_marker=2)
    assert dominators(table) == {"bear_lands": ["seat_1"]}


@rule("LIG-DEF-05")
def test_controlled_markers_count_nothing_next_door_either() -> None:
    table = Table()
    table.vuko("bear_lands")
    table.put(0, "northern_fjords", influence_marker=2)
    table.put(1, "northern_fjords", influence_marker=2)
    table.put(0, "bear_lands", controlled_marker=4)
    table.put(1, "frozen_wastes", influence_marker=1)
    assert dominators(table) == {"northern_fjords": ["seat_1", "seat_0"]}


@rule("LIG-DEF-06")
def test_a_controlled_marker_is_presence_and_can_move() -> None:
    table = Table()
    table.vuko("bear_lands")
    table.put(0, "bear_lands", controlled_marker=1)
    table.resolve("influence", 0)
    assert table.moves() == ["influence:bear_lands", "done"]
    table.resolve("move", 0)
    assert table.moves() == ["move:bear_lands:controlled_marker", "done"]


@rule("LIG-DEF-06")
def test_a_controlled_marker_can_be_attacked() -> None:
    table = Table()
    table.vuko("bear_lands")
    table.put(0, "bear_lands", controlled_marker=1)
    table.put(1, "bear_lands", crab=1)
    table.activate()
    table.play("attack", "hit:freihoff:controlled_marker", "done")
    assert table.where("controlled_marker") == {}
    assert table.state.sides[0].supply == 20


@rule("LIG-DEF-07")
@pytest.mark.parametrize("piece", ["influence_marker", "moonlit_brother", "harrasim"])
def test_one_marker_or_unit_is_presence(piece: str) -> None:
    table = Table()
    table.put(0, "bear_lands", **{piece: 1})
    table.put(1, "frozen_wastes", influence_marker=1)
    table.resolve("influence", 0)
    assert table.moves() == ["influence:bear_lands", "done"]
    assert table.refused("influence:frozen_wastes") == "LIG-INF-01"


@rule("LIG-DEF-08")
@pytest.mark.parametrize(("markers", "ranked"), [(2, {}), (3, {"bear_lands": ["seat_0"]})])
def test_nations_are_as_strong_as_they_are_many(markers: int, ranked: dict[str, object]) -> None:
    table = Table()
    table.region("bear_lands", nations=2)
    table.put(0, "bear_lands", influence_marker=markers)
    assert dominators(table) == ranked


# Reputation


@rule("LIG-DEF-09")
@pytest.mark.parametrize(
    ("spaces", "worst"),
    [
        ({"seat_0": 0, "seat_1": -2, "seat_2": -1}, 1),
        ({"seat_0": 1, "seat_1": 1, "seat_2": 0}, 2),
        ({"seat_2": -3, "seat_0": -3, "seat_1": -3}, 1),
        ({"seat_1": -3, "seat_0": -3, "seat_2": 0}, 0),
    ],
)
def test_the_least_reputable_is_on_top_of_the_lowest_space(
    spaces: dict[str, int], worst: int
) -> None:
    table = Table()
    for seat in range(3):
        table.put(seat, "bear_lands", influence_marker=1)
    table.reputation(**spaces)
    table.visit()
    assert [event["seat"] for event in table.heard("vuko_came")] == [worst]


@rule("LIG-DEF-09")
@pytest.mark.parametrize(
    ("spaces", "ranked"),
    [
        ({"seat_0": 0, "seat_1": 1, "seat_2": -1}, ["seat_1", "seat_0", "seat_2"]),
        ({"seat_2": -4, "seat_0": -4, "seat_1": -4}, ["seat_2", "seat_0", "seat_1"]),
    ],
)
def test_better_is_the_higher_space_then_the_lower_place_in_the_stack(
    spaces: dict[str, int], ranked: list[str]
) -> None:
    table = Table()
    for seat in range(3):
        table.put(seat, "bear_lands", influence_marker=2)
    table.reputation(**spaces)
    assert dominators(table) == {"bear_lands": ranked}


# Tokens


@rule("LIG-DEF-10")
def test_m_factor_above_level_0_is_neither_spent_nor_exchanged() -> None:
    table = Table()
    table.give(0, population=0, gold=1, m_factor_0=0, m_factor_1=2, m_factor_2=2)
    table.vuko_tokens(0, 1)
    table.resolve("viper_gorge", 0)
    assert table.moves() == ["take:population", "take:gold", "take:m_factor", "done"]
    assert table.refused("exchange:gold+m_factor>population") == "LIG-VIP-03"
    table.reputation(seat_0=-1)
    table.resolve("raven_shadow", 0)
    assert table.refused("raven:discard_vuko_token") == "LIG-ACT-04"
    table.resolve("making", 0)
    table.play("make:upgrade_unit")
    assert table.step() == "Making", "nothing could be bought"


@rule("LIG-DEF-10")
def test_m_factor_that_is_gained_goes_to_level_0() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=2)
    table.region("bear_lands", reserves=1)
    table.give(0, m_factor_0=1, m_factor_2=1)
    table.resolve("viper_gorge", 0)
    table.play("take:m_factor")
    assert (table.good(0, "m_factor_0"), table.good(0, "m_factor_2")) == (2, 1)
    table.dominate()
    table.finish_phase()
    assert {"seat": 0, "resource": "m_factor", "n": 1, "why": "reserves"} in table.heard("gained")
    assert (table.good(0, "m_factor_0"), table.good(0, "m_factor_2")) == (3, 1)


@rule("LIG-DEF-11")
def test_what_is_spent_returns_to_the_stock() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    before = table.view().stock
    table.resolve("influence", 0)
    table.play("influence:bear_lands")
    assert table.view().stock == {**before, "population": before["population"] + 1}
    table.resolve("move", 0)
    table.play("move:bear_lands:influence_marker", "to:frozen_wastes")
    assert table.view().stock["gold"] == before["gold"] + 1


@rule("LIG-DEF-11")
@pytest.mark.parametrize(("left", "gained"), [(2, 2), (1, 1), (0, 0)])
def test_what_the_stock_does_not_hold_is_lost(left: int, gained: int) -> None:
    table = Table(players=2)
    table.put(1, "bear_lands", influence_marker=2)
    table.give(0, population=0)
    table.give(1, population=24 - left)
    table.next_round()
    assert table.good(0, "population") == gained
    assert table.view().stock["population"] == left - gained


@rule("LIG-DEF-12")
def test_the_supply_is_what_lies_nowhere_else() -> None:
    table = Table()
    table.vuko("bear_lands")
    table.put(0, "bear_lands", influence_marker=3, controlled_marker=2, moonlit_brother=2)
    table.gorge(0, 4)
    table.capture(0, 5)
    player = table.view().players[0]
    assert player.influence_markers == 20 - 3 - 2 - 4 - 5
    assert [(unit.in_supply, unit.on_board) for unit in player.units] == [(1, 2), (2, 0), (1, 0)]
    assert table.faults() == []


# Alike pieces and spaces


@rule("LIG-DEF-13")
def test_pieces_that_are_alike_make_one_option() -> None:
    table = Table()
    table.vuko("bear_lands")
    table.put(0, "bear_lands", influence_marker=3, controlled_marker=2, moonlit_brother=2)
    table.put(0, "frozen_wastes", influence_marker=1)
    table.resolve("move", 0)
    assert table.moves() == [
        "move:frozen_wastes:influence_marker",
        "move:bear_lands:influence_marker",
        "move:bear_lands:controlled_marker",
        "move:bear_lands:moonlit_brother",
        "done",
    ]


@rule("LIG-DEF-13")
def test_a_damaged_figure_is_another_target_than_an_unhurt_one() -> None:
    table = Table()
    table.region("bear_lands", nations=0)
    table.put(0, "bear_lands", enlightened_one=2)
    table.put(1, "bear_lands", crab=2)
    table.activate()
    table.play("attack")
    assert table.moves() == ["hit:enlightened_one:0", "done"]
    table.play("hit:enlightened_one:0")
    assert table.moves() == ["hit:enlightened_one:0", "hit:enlightened_one:1", "done"]


@rule("LIG-DEF-13")
def test_of_spaces_that_are_alike_one_is_offered() -> None:
    table = Table()
    table.give(0, gold=4, m_factor_0=4)
    table.resolve("making", 0)
    table.play("make:upgrade_unit", "upgrade:harrasim", "ability:attack")
    assert table.moves() == ["space:1", "space:3"]
    table.upgrade("harrasim", "shield", "shield")
    table.assign("dominate", "speed")
    assert table.moves() == ["space:1", "space:3", "space:4"]
