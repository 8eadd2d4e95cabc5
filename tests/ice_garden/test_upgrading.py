"""Upgrades of unit types (LIG-MAK-05 to LIG-MAK-11, LIG-MAK-17 to LIG-MAK-19, LIG-MAK-21)."""

import pytest

from meadhall.games.ice_garden import GAME
from tests.ice_garden.table import Table
from tests.rules import rule

VAN_DYKEN_FIRST = ("van_dyken", "freihoff", "callo")


def upgrader(table: Table, **goods: int) -> Table:
    """Seat 0 has these goods, no others, and has taken the option of an upgrade."""
    table.give(0, **{"population": 0, "gold": 0, "m_factor_0": 0, **goods})
    table.resolve("making", 0)
    table.play("make:upgrade_unit")
    return table


# The option and its price


@rule("LIG-MAK-05")
def test_an_upgrade_costs_a_space_of_reputation_and_buys_one_token() -> None:
    table = upgrader(Table(), gold=2, m_factor_0=3)
    assert (table.state.sides[0].reputation, table.view().dead_snow) == (0, 1)
    table.play("upgrade:enlightened_one", "ability:shield")
    assert table.step() == "Making"
    assert table.spaces("enlightened_one") == ["shield", None]
    assert table.heard("upgraded") == [
        {"seat": 0, "unit": "enlightened_one", "ability": "shield", "space": "1"}
    ]
    assert table.moves() == ["make:move_m_factor", "done"]


@rule("LIG-MAK-05", "LIG-MAK-06")
@pytest.mark.parametrize(
    ("goods", "is_asked"),
    [
        ({"population": 4, "gold": 4}, False),
        ({"m_factor_0": 1}, False),
        ({"gold": 4, "m_factor_1": 3}, False),
        ({"m_factor_0": 2}, True),
        ({"gold": 1, "m_factor_0": 1}, True),
        ({"population": 1, "m_factor_0": 1}, True),
    ],
)
def test_the_option_moves_the_dead_snow_whether_or_not_anything_can_be_paid(
    goods: dict[str, int], is_asked: bool
) -> None:
    table = upgrader(Table(), **goods)
    assert (table.view().dead_snow, table.state.sides[0].reputation) == (1, 0)
    assert table.step() == ("UpgradeUnit" if is_asked else "Making")
    assert table.heard("upgrade_forgone") == ([] if is_asked else [{"seat": 0}])


@rule("LIG-MAK-05", "LIG-MAK-17")
def test_the_option_may_be_left_without_buying() -> None:
    table = upgrader(Table(), population=4, gold=4, m_factor_0=4)
    goods, stock = table.state.sides[0].goods[:], table.state.upgrades.stock[:]
    table.play("done")
    assert table.heard("upgrade_forgone") == [{"seat": 0}]
    assert (table.state.sides[0].goods, table.state.upgrades.stock) == (goods, stock)
    assert (table.view().dead_snow, table.state.sides[0].reputation) == (1, 0)
    assert table.moves() == ["make:move_m_factor", "done"], "each option once"


@rule("LIG-MAK-05", "LIG-SNW-05")
def test_two_steps_of_dead_snow_in_one_making_without_goods() -> None:
    table = Table()
    table.give(0, population=0, gold=0, m_factor_0=0)
    table.reputation(seat_0=-1, seat_1=-9, seat_2=-9)
    table.dead_snow(22)
    table.resolve("making", 0)
    table.play("make:move_m_factor", "make:upgrade_unit")
    assert (table.step(), table.view().ended_by) == ("over", "dead_snow")
    assert GAME.result(table.state).places[0] == 1


@rule("LIG-MAK-06")
@pytest.mark.parametrize(
    ("ability", "price"),
    [
        ("attack", (0, 1, 1)),
        ("shield", (0, 1, 1)),
        ("dominate", (1, 0, 1)),
        ("speed", (0, 0, 2)),
    ],
)
def test_prices(ability: str, price: tuple[int, int, int]) -> None:
    table = upgrader(Table(), population=4, gold=4, m_factor_0=4)
    table.play("upgrade:enlightened_one", f"ability:{ability}")
    left = [table.good(0, good) for good in ("population", "gold", "m_factor_0")]
    assert left == [4 - n for n in price]


@rule("LIG-MAK-06")
def test_an_ability_that_cannot_be_paid_cannot_be_bought() -> None:
    table = upgrader(Table(), population=1, gold=1, m_factor_0=1)
    table.play("upgrade:enlightened_one")
    assert table.moves() == ["ability:attack", "ability:shield", "ability:dominate"]
    assert table.refused("ability:speed") == "LIG-MAK-06"


# Spaces


@rule("LIG-MAK-07")
def test_a_token_goes_on_a_free_space_or_replaces_a_bought_one() -> None:
    table = Table()
    table.upgrade("enlightened_one", "attack", first_space=2)
    upgrader(table, gold=1, m_factor_0=1)
    stock = table.view().upgrade_stock
    table.play("upgrade:enlightened_one")
    assert table.moves() == ["space:1", "space:2"], "Attack is there: only Shield can be bought"
    table.play("space:2")
    assert table.spaces("enlightened_one") == [None, "shield"]
    unit = table.view().players[0].units[1]
    assert (unit.attack, unit.shield) == (0, 1)
    assert table.heard("upgrade_returned") == [
        {"seat": 0, "unit": "enlightened_one", "ability": "attack"}
    ]
    changed = {"attack": stock["attack"] + 1, "shield": stock["shield"] - 1}
    assert table.view().upgrade_stock == {**stock, **changed}


@rule("LIG-MAK-07")
def test_a_token_is_not_replaced_by_one_of_its_kind() -> None:
    table = Table()
    table.upgrade("harrasim", "speed", "attack")
    upgrader(table, m_factor_0=2)
    table.play("upgrade:harrasim")
    assert table.moves() == ["space:2", "space:3"]
    assert table.refused("space:1") == "LIG-MAK-07"


@rule("LIG-MAK-07")
def test_the_same_ability_on_the_last_space_leaves_the_others_open() -> None:
    table = Table()
    table.upgrade("harrasim", "speed", first_space=4)
    upgrader(table, m_factor_0=2)
    table.play("upgrade:harrasim")
    assert table.moves() == ["space:1", "space:3"]


@rule("LIG-MAK-07")
def test_printed_abilities_are_not_covered() -> None:
    table = Table(scientists=VAN_DYKEN_FIRST)
    table.upgrade("crab", "shield")
    upgrader(table, population=1, m_factor_0=1)
    table.play("upgrade:crab")
    assert table.spaces("crab") == ["dominate"], "the only space, beside the printed pair"
    assert table.view().players[0].units[0].attack == 2


@rule("LIG-MAK-08")
@pytest.mark.parametrize(
    ("scientists", "unit", "bought", "twice"),
    [
        (("freihoff", "callo", "van_dyken"), "moonlit_brother", [], "dominate"),
        (("freihoff", "callo", "van_dyken"), "enlightened_one", ["speed"], "speed"),
        (("callo", "freihoff", "van_dyken"), "wild_children", [], "attack"),
        (("fjollsfinn", "callo", "van_dyken"), "volcano_people", [], "shield"),
    ],
)
def test_levels_1_and_2_have_no_ability_twice_printed_ones_included(
    scientists: tuple[str, ...], unit: str, bought: list[str], twice: str
) -> None:
    table = Table(scientists=scientists)
    table.upgrade(unit, *bought)
    upgrader(table, population=4, gold=4, m_factor_0=4)
    table.play(f"upgrade:{unit}")
    assert table.refused(f"ability:{twice}") == "LIG-MAK-08"
    assert len(table.moves()) == 3


@rule("LIG-MAK-08")
def test_it_does_not_matter_on_which_space_the_ability_lies() -> None:
    table = Table()
    table.upgrade("enlightened_one", "attack", first_space=2)
    upgrader(table, population=1, gold=1, m_factor_0=1)
    table.play("upgrade:enlightened_one")
    assert table.refused("ability:attack") == "LIG-MAK-08"


@rule("LIG-MAK-08")
def test_crabs_get_no_third_attack() -> None:
    table = upgrader(Table(scientists=VAN_DYKEN_FIRST), gold=4, m_factor_0=4)
    table.play("upgrade:crab")
    assert table.refused("ability:attack") == "LIG-MAK-08"


@rule("LIG-MAK-08", "LIG-SET-13")
def test_crabs_get_a_third_attack_by_option() -> None:
    table = Table(scientists=VAN_DYKEN_FIRST, crab_third_attack=True)
    upgrader(table, gold=4, m_factor_0=4)
    table.play("upgrade:crab", "ability:attack")
    assert table.view().players[0].units[0].attack == 3
    assert table.spaces("crab") == ["attack"]


@rule("LIG-MAK-08")
def test_the_option_for_crabs_is_for_nobody_else() -> None:
    table = Table(scientists=("callo", "freihoff", "van_dyken"), crab_third_attack=True)
    upgrader(table, population=1, gold=1, m_factor_0=1)
    table.play("upgrade:wild_children")
    assert table.refused("ability:attack") == "LIG-MAK-08"


@rule("LIG-MAK-09")
def test_level_3_may_have_an_ability_several_times() -> None:
    table = Table(scientists=("fjollsfinn", "callo", "van_dyken"))
    table.upgrade("tree_brothers", "attack")
    upgrader(table, gold=1, m_factor_0=1)
    table.play("upgrade:tree_brothers", "ability:attack")
    assert table.view().players[0].units[2].attack == 2 + 2


@rule("EX-14", "LIG-MAK-09", "LIG-ATV-02")
def test_attack_on_both_blank_spaces_of_harrasim_and_on_one_of_maker_spy() -> None:
    table = Table()
    table.upgrade("harrasim", "attack")
    table.put(0, "bear_lands", harrasim=1)
    table.give(1, gold=0)
    upgrader(table, gold=1, m_factor_0=1)
    table.play("upgrade:harrasim", "ability:attack", "space:2", "done")
    assert table.step() == "AssignAbility"
    table.play("assign:attack")
    assert table.refused("assign:attack") == "LIG-ATV-02"
    table.play("assign:speed")
    assert table.spaces("harrasim") == ["attack", "attack", "attack", "speed"]


@rule("LIG-MAK-10")
def test_a_kind_without_tokens_cannot_be_bought() -> None:
    table = Table()
    table.upgrade("harrasim", *["speed"] * 4)
    table.upgrade("enlightened_one", "speed")
    upgrader(table, gold=1, m_factor_0=2)
    assert table.view().upgrade_stock["speed"] == 0
    table.play("upgrade:moonlit_brother")
    assert table.refused("ability:speed") == "LIG-MAK-10"


@rule("LIG-MAK-10")
def test_there_are_five_tokens_of_each_kind() -> None:
    stock = Table().view().upgrade_stock
    assert stock == {"attack": 5, "shield": 5, "dominate": 5, "speed": 5}


# What an upgrade is


@rule("LIG-MAK-11")
def test_an_upgrade_holds_for_all_figures_and_survives_them() -> None:
    table = Table()
    table.region("bear_lands", nations=0)
    table.put(0, "bear_lands", moonlit_brother=1)
    table.put(0, "frozen_wastes", moonlit_brother=1)
    table.put(1, "bear_lands", crab=1)
    table.reputation(seat_1=-3)
    upgrader(table, gold=1, m_factor_0=1)
    table.play("upgrade:moonlit_brother", "ability:shield", "done")
    assert table.view().players[0].units[0].toughness == 2
    table.play("attack", "hit:moonlit_brother:0", "hit:moonlit_brother:1")
    assert table.figures("moonlit_brother") == 2
    assert table.spaces("moonlit_brother") == ["shield", None]


@rule("LIG-MAK-17")
def test_once_a_unit_type_is_chosen_an_upgrade_is_bought_for_it() -> None:
    table = upgrader(Table(), gold=4, m_factor_0=4)
    table.play("upgrade:harrasim")
    assert "done" not in table.moves()
    table.play("ability:attack")
    assert table.moves() == ["space:1", "space:3"]
    assert (table.good(0, "gold"), table.good(0, "m_factor_0")) == (3, 3)


@rule("LIG-MAK-18")
def test_a_replaced_token_no_longer_counts() -> None:
    table = Table()
    table.upgrade("enlightened_one", "attack", "shield")
    upgrader(table, population=1, gold=1, m_factor_0=2)
    table.play("upgrade:enlightened_one")
    assert table.refused("ability:attack") == "LIG-MAK-08"
    table.play("ability:speed", "space:1", "done")
    assert table.spaces("enlightened_one") == ["speed", "shield"]
    upgrader(table, gold=1, m_factor_0=1)
    table.play("upgrade:enlightened_one")
    assert table.spaces("enlightened_one") == ["speed", "shield"]
    assert table.moves() == ["space:1", "space:2"], "Attack can be bought again"


@rule("LIG-MAK-19")
def test_a_bought_token_sends_an_assigned_one_back() -> None:
    table = Table()
    table.assign("attack", "speed")
    upgrader(table, gold=1, m_factor_0=1)
    stock = table.view().upgrade_stock["attack"]
    table.play("upgrade:harrasim", "ability:shield", "space:3")
    assert table.spaces("harrasim") == [None, None, "shield", "speed"]
    assert table.view().upgrade_stock["attack"] == stock + 1


@rule("LIG-MAK-19")
def test_a_bought_token_may_take_the_place_of_an_assigned_one_of_its_kind() -> None:
    table = Table()
    table.assign("attack", "speed")
    upgrader(table, gold=1, m_factor_0=1)
    table.play("upgrade:harrasim", "ability:attack", "space:3")
    [space] = [s for s in table.view().players[0].units[2].spaces if s.ability == "attack"]
    assert (space.number, space.is_assigned) == (3, False)


@rule("LIG-MAK-21")
def test_a_unit_type_without_a_figure_on_the_board_may_be_upgraded() -> None:
    table = upgrader(Table(), gold=1, m_factor_0=1)
    assert table.moves() == [
        "upgrade:moonlit_brother",
        "upgrade:enlightened_one",
        "upgrade:harrasim",
        "done",
    ]
