"""Placing workers (CHM-PLACE)."""

import pytest

from meadhall.games.champions.content.tables import CONTENT
from tests.champions.table import Table
from tests.rules import rule

SINGLE_SPACES = [
    "troll_gate", "draugr_1", "draugr_2", "jarls_longhouse", "armory", "spear_maker",
    "blacksmith", "smokehouse", "market", "merchant_ship", "runesmith", "sage_house",
    "shipwright", "stave_church", "worker_huts", "small_public_longship",
    "large_public_longship", "stall_space_1", "stall_space_2", "stall_space_3",
]  # fmt: skip
RICHES = {"coin": 20, "wood": 20, "food": 20, "favor": 20}


def finish_turn(table: Table, seat: int) -> None:
    """Answer whatever the placement asks with the last option, which ends it soonest."""
    while table.seat() == seat:
        table.play(table.moves()[-1])


@rule("CHM-PLACE-01")
def test_players_place_one_worker_after_the_other_until_nobody_has_any() -> None:
    table = Table(first_player="2")
    order, left = [], []
    while table.view().round == 1:
        order.append(table.seat())
        left.append(table.player(table.seat()).workers)
        table.play("place:beg")
    assert order == [1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert left == [3, 3, 3, 2, 2, 2, 1, 1, 1]


@rule("CHM-PLACE-01")
def test_a_brown_or_blue_space_acts_before_the_next_player_places() -> None:
    table = Table()
    table.play("place:armory")
    assert table.warriors(0)["swordsman"] == 2
    table.stall("stall_space_2", "stall_stranger")
    table.play("place:stall_space_2")
    assert table.good(1, "coin") == 3
    assert table.seat() == 2


@rule("CHM-PLACE-02")
def test_who_has_no_workers_left_is_skipped() -> None:
    table = Table()
    table.give(1, coin=5)
    table.play("place:beg", "place:worker_huts")
    order = []
    while table.view().round == 1:
        order.append(table.seat())
        table.play("place:beg")
    assert order == [2, 0, 1, 2, 0, 1, 2, 1]


@rule("CHM-PLACE-02", "CHM-PLACE-05")
def test_who_has_a_worker_may_not_pass_but_can_always_beg() -> None:
    table = Table(players=2, leaders=("ullr", "dagrun"))
    table.give(0, coin=0, wood=0, food=0)
    for _ in range(4):
        assert "place:beg" in table.moves()
        assert all(move.startswith("place:") for move in table.moves())
        assert table.refuses("done")
        table.play("place:beg")
        table.beg_until(0)
        table.give(0, coin=0)


@rule("CHM-PLACE-05", "CHM-DEC-01")
def test_who_can_use_no_space_is_asked_and_must_beg() -> None:
    table = Table()
    table.occupy(1, *SINGLE_SPACES)
    table.occupy(0, "hunting_grounds")
    assert (table.step(), table.seat()) == ("PlaceWorker", 0)
    assert table.moves() == ["place:beg"]
    table.play("place:beg")
    assert table.good(0, "blame") == 1


@rule("CHM-PLACE-03", "CHM-STALL-01")
@pytest.mark.parametrize("space", SINGLE_SPACES)
def test_a_space_takes_one_worker_per_round(space: str) -> None:
    table = Table(leaders=("ullr", "gylfir", "dagrun"))
    for seat in range(3):
        table.give(seat, **RICHES)
    table.play(f"place:{space}")
    finish_turn(table, 0)
    assert table.refused(f"place:{space}") == "CHM-PLACE-03"
    assert f"place:{space}" not in table.moves()
    table.beg_until(0)
    assert table.refused(f"place:{space}") == "CHM-PLACE-03"


@rule("CHM-PLACE-03")
def test_a_taken_space_is_free_again_in_the_next_round() -> None:
    table = Table()
    table.play("place:market", "done")
    table.finish_round()
    assert "place:market" in table.moves()


@rule("CHM-PLACE-03")
def test_hunting_and_begging_are_the_only_places_for_several_workers() -> None:
    slots = {space.id: space.slots for space in CONTENT.board.spaces}
    several = {space for space, workers in slots.items() if max(workers) != 1}
    assert several == {"hunting_grounds", "beg"}
    table = Table()
    table.play("place:hunting_grounds", "place:hunting_grounds", "place:hunting_grounds")
    table.play("place:beg", "place:beg", "place:beg", "place:beg")
    assert [player.begging for player in table.view().players] == [2, 1, 1]


@rule("CHM-PLACE-04")
@pytest.mark.parametrize(
    ("space", "tile", "good", "price"),
    [
        ("merchant_ship", "", "coin", 1),
        ("runesmith", "", "wood", 1),
        ("stave_church", "", "coin", 1),
        ("worker_huts", "", "coin", 5),
        ("large_public_longship", "", "coin", 1),
        ("stall_space_1", "stall_outcast", "food", 1),
        ("stall_space_1", "stall_savages", "food", 1),
        ("stall_space_1", "stall_heroes", "coin", 2),
        ("stall_space_1", "stall_raiders", "wood", 1),
        ("stall_space_1", "stall_vikings", "coin", 1),
    ],
)
def test_a_space_may_be_chosen_only_if_its_cost_can_be_paid_in_full(
    space: str, tile: str, good: str, price: int
) -> None:
    table = Table(leaders=("ullr", "gylfir", "dagrun"))
    if tile:
        table.stall(space, tile)
    table.give(0, **{**RICHES, good: price - 1})
    assert table.refused(f"place:{space}") == "CHM-PLACE-04"
    table.give(0, **{good: price})
    table.play(f"place:{space}")
    finish_turn(table, 0)
    assert table.good(0, good) == 0


@rule("CHM-PLACE-04")
def test_a_space_that_gives_nothing_may_still_be_blocked() -> None:
    table = Table()
    table.stock("smokehouse", 0)
    table.muster(0)
    table.muster(1, swordsman=8)
    table.muster(2, swordsman=3)
    assert table.view().supply["swordsman"] == 0
    table.play("place:jarls_longhouse", "place:smokehouse")
    assert table.warriors(0)["swordsman"] == 0
    assert table.good(1, "food") == 1
    table.give(2, coin=0, wood=0, food=0)
    table.play("place:market")
    assert table.refused("place:market") == "CHM-PLACE-03"


@rule("CHM-PLACE-06")
def test_a_moved_marker_changes_the_order_only_from_the_assignment_on() -> None:
    table = Table()
    table.enemy("troll", "troll_forest_1")
    table.enemy("draugr_1", "draugr_thrall_red")
    table.enemy("draugr_2", "draugr_thrall_blue")
    table.play("place:troll_gate", "place:draugr_1", "place:jarls_longhouse")
    assert table.view().first_player == 2
    order = []
    for space in ("beg", "beg", "draugr_2", "beg", "beg", "beg"):
        order.append(table.seat())
        table.play(f"place:{space}")
    assert order == [0, 1, 2, 0, 1, 2]
    assigned = []
    for _ in range(3):
        assert table.step() == "AssignWarriors"
        assigned.append(table.seat())
        table.play("done")
    assert assigned == [2, 0, 1]
    assert table.view().round == 2
    assert table.seat() == 2


@rule("CHM-PLACE-07")
def test_a_cost_may_be_paid_with_what_a_rune_just_gave() -> None:
    table = Table()
    table.rune(0, "rune_gifts")
    table.give(0, wood=0)
    assert table.refused("place:runesmith") == "CHM-PLACE-04"
    table.play("rune:rune_gifts", "gift:wood", "gift:food", "gift:food", "gift:food")
    assert (table.seat(), table.step()) == (0, "PlaceWorker")
    table.play("place:runesmith", "take:deck")
    assert table.good(0, "wood") == 0
    assert table.player(0).workers == 2


@rule("CHM-PLACE-08")
def test_the_colours_of_the_board() -> None:
    colors: dict[str, set[str]] = {}
    for space in CONTENT.board.spaces:
        colors.setdefault(space.color, set()).add(space.id)
    assert colors["red"] == {"troll_gate", "draugr_1", "draugr_2", "hunting_grounds"}
    assert colors["blue"] == {"armory", "spear_maker", "blacksmith", "smokehouse"}
    assert colors["brown_red"] == {"small_public_longship", "large_public_longship"}
    assert set(colors) == {"red", "blue", "brown_red", "brown"}


@rule("CHM-PLACE-08")
@pytest.mark.parametrize("space", ["troll_gate", "draugr_1", "draugr_2", "hunting_grounds"])
def test_a_red_space_only_reserves(space: str) -> None:
    table = Table()
    before = table.view().players[0]
    table.play(f"place:{space}")
    after = table.view().players[0]
    assert (before.workers, after.workers) == (3, 2)
    for fact in ("coin", "wood", "food", "favor", "glory", "blame", "warriors"):
        assert getattr(before, fact) == getattr(after, fact)
    assert table.seat() == 1


@rule("CHM-PLACE-08")
def test_a_public_longship_costs_and_sails_at_once_and_is_manned_later() -> None:
    table = Table()
    table.play("place:large_public_longship", "sail:shore_4")
    assert table.good(0, "coin") == 0
    assert table.view().shores[2].ship == "large_public"
    assert sum(table.crew("large_public").values()) == 0
    table.finish_placement()
    assert "die:swordsman:large_public" in table.moves()


@rule("CHM-PLACE-09")
def test_a_placement_is_finished_before_the_next_player_acts() -> None:
    table = Table(leaders=("dagrun", "gylfir", "ullr"))
    table.play("place:sage_house")
    assert table.seat() == 0
    table.play("peek:shore_2")
    assert table.seat() == 0
    assert table.state.moves(1) == []
    table.play(table.moves()[0])
    assert table.seat() == 1


@rule("CHM-PLACE-10")
@pytest.mark.parametrize(
    "space", ["troll_gate", "draugr_1", "draugr_2", "hunting_grounds", "small_public_longship"]
)
def test_fights_hunts_and_ships_need_neither_warriors_nor_food(space: str) -> None:
    table = Table()
    table.muster(0)
    table.give(0, food=0)
    assert table.obstacle(f"place:{space}") is None
    table.play(f"place:{space}")
    finish_turn(table, 0)
    table.finish_round()
    assert table.view().round == 2
