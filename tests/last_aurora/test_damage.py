"""Damage and repair (LAU-DMG)."""

from meadhall.games.last_aurora.content.tables import BOX_IDS
from meadhall.games.last_aurora.rules.convoys.damage import (
    ANYWHERE,
    BEST_WEAPON,
    COLUMN,
    DIFFERENT_CARDS,
    UPPER_ROW,
    RepairBoxes,
    boxes_in,
    suffer,
    suffer_in_columns,
)
from tests.last_aurora.table import Table
from tests.rules import rule


def hit(table: Table, n: int, where: int, column: int = 0) -> None:
    """Let seat 0 suffer Damage now."""
    table.state.steps.clear()
    suffer(table.state, 0, n, where, column)
    table.state.settle()


def places(table: Table, where: int, column: int = 0) -> list[str]:
    boxes = boxes_in(table.state, table.player(0), where, column, 0)
    return [BOX_IDS[box] for box in boxes]


def long_convoy() -> Table:
    table = Table()
    table.convoy(0, "start_truck_red", "machine_gun", "flatbed", None, "tanker", "armour_plates")
    table.crew(0, "leader_red")
    table.load(0, fuel=0, food=0, ammo=0)
    return table


@rule("LAU-DMG-01")
def test_a_counter_goes_on_a_box_without_one_by_the_owners_choice() -> None:
    table = long_convoy()
    table.damage("flatbed.1", "tanker.4")
    hit(table, 1, ANYWHERE)
    assert table.seat() == 0
    assert "damage:flatbed.1" not in table.moves()
    assert "damage:flatbed.2" in table.moves()
    table.play("damage:flatbed.2")
    assert "flatbed.2" in table.damaged()


@rule("LAU-DMG-02")
def test_a_column_is_a_vehicle_and_its_device() -> None:
    table = long_convoy()
    assert places(table, COLUMN, 0) == [
        "start_truck_red.1", "start_truck_red.2", "start_truck_red.3", "start_truck_red.4",
        "machine_gun.1", "machine_gun.2",
    ]  # fmt: skip


@rule("LAU-DMG-03")
def test_without_room_in_a_column_the_damage_goes_toward_the_truck_and_then_behind() -> None:
    table = long_convoy()
    assert places(table, COLUMN, 4) == places(table, COLUMN, 2)
    table.damage(*[f"tanker.{n}" for n in range(1, 5)], "armour_plates.1", "armour_plates.2")
    assert places(table, COLUMN, 2) == ["flatbed.1", "flatbed.2", "flatbed.3"]
    table.damage("machine_gun.1", "machine_gun.2", *[f"start_truck_red.{n}" for n in range(1, 5)])
    table.damage("flatbed.1", "flatbed.2", "flatbed.3")
    assert places(table, COLUMN, 0) == []
    table.state.own_damaged()[BOX_IDS.index("tanker.1")] = False
    assert places(table, COLUMN, 0) == ["tanker.1"]
    table.damage("tanker.1")
    hit(table, 2, ANYWHERE)
    assert table.step() == "over"


@rule("LAU-DMG-03")
def test_between_two_columns_the_damage_goes_toward_the_truck() -> None:
    table = long_convoy()
    table.damage(*[f"flatbed.{n}" for n in range(1, 4)])
    assert places(table, COLUMN, 1) == places(table, COLUMN, 0)


@rule("LAU-DMG-04")
def test_the_upper_row_is_all_devices_and_else_all_vehicles() -> None:
    table = long_convoy()
    upper = ["machine_gun.1", "machine_gun.2", "armour_plates.1", "armour_plates.2"]
    assert sorted(places(table, UPPER_ROW)) == sorted(upper)
    table.damage(*upper)
    assert "tanker.1" in places(table, UPPER_ROW)
    assert "start_truck_red.1" in places(table, UPPER_ROW)


@rule("LAU-DMG-05", "LAU-DMG-07")
def test_columns_take_one_damage_per_entry_in_their_order() -> None:
    table = long_convoy()
    table.state.steps.clear()
    suffer_in_columns(table.state, 0, [2, 0])
    table.state.settle()
    assert all(word.startswith(("damage:tanker", "damage:armour")) for word in table.moves())
    table.play("damage:tanker.4")
    assert all(word.startswith(("damage:start", "damage:machine")) for word in table.moves())


@rule("LAU-DMG-05", "LFS-ASG-08")
def test_different_cards_means_each_on_another_one_and_the_rest_is_lost() -> None:
    table = Table()
    table.convoy(0, "start_truck_red", None, "flatbed")
    table.crew(0, "leader_red")
    table.load(0, fuel=0, food=0, ammo=0)
    hit(table, 3, DIFFERENT_CARDS)
    table.play("damage:flatbed.1")
    assert all(word.startswith("damage:start_truck_red") for word in table.moves())
    table.play("damage:start_truck_red.4")
    assert (table.step(), table.damaged()) == ("over", ["start_truck_red.4", "flatbed.1"])


@rule("LAU-DMG-06", "LFS-ASG-06")
def test_the_best_weapon_is_the_whole_one_of_the_highest_level() -> None:
    table = long_convoy()
    assert places(table, BEST_WEAPON) == ["machine_gun.1"]
    table.damage("machine_gun.1")
    assert places(table, BEST_WEAPON) == ["start_truck_red.4"]
    table.damage("start_truck_red.4")
    assert places(table, BEST_WEAPON) == []


@rule("LAU-DMG-06")
def test_the_owner_chooses_between_equal_weapons_and_scrap_weapons_count() -> None:
    table = Table(exploration_deck=True)
    table.convoy(0, "scrap_rig", "machine_gun")
    assert places(table, BEST_WEAPON) == ["scrap_rig.4", "machine_gun.1"]


@rule("LAU-DMG-08")
def test_repair_removes_counters_and_no_card_is_ever_destroyed() -> None:
    table = long_convoy()
    table.damage(*[f"flatbed.{n}" for n in range(1, 4)])
    assert "flatbed" in table.convoy_of(0)
    table.state.steps[:] = [RepairBoxes(0, 2, False)]
    table.state.settle()
    room = table.player(0).room[15]
    table.play("repair:flatbed.3")
    assert table.damaged() == ["flatbed.1", "flatbed.2"]
    assert table.player(0).room[15] == room + 1
    table.play("done")
    assert (table.step(), table.damaged()) == ("over", ["flatbed.1", "flatbed.2"])
