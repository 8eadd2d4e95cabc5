"""Viper Gorge (LIG-VIP)."""

import pytest

from tests.ice_garden.table import Table
from tests.rules import rule

EXCHANGES = [
    "exchange:population+population>gold",
    "exchange:population+population>m_factor",
    "exchange:population+gold>m_factor",
    "exchange:population+m_factor>gold",
    "exchange:gold+gold>population",
    "exchange:gold+gold>m_factor",
    "exchange:gold+m_factor>population",
    "exchange:m_factor+m_factor>population",
    "exchange:m_factor+m_factor>gold",
]


@rule("LIG-VIP-01")
def test_in_initiative_order_each_with_all_his_markers() -> None:
    table = Table()
    table.order(2, 0, 1)
    table.resolve("viper_gorge", 0, 1, 2, 0, 1)
    seats = []
    while table.step() == "Gorge":
        seats.append(table.seat())
        table.play("done")
    assert seats == [2, 0, 0, 1, 1]
    began = [event["seat"] for event in table.heard("action_began")]
    assert began == seats


@rule("LIG-VIP-02")
def test_each_marker_takes_one_token_and_exchanges_at_will_in_any_sequence() -> None:
    table = Table()
    table.resolve("viper_gorge", 0)
    table.play("exchange:population+population>gold", "take:population")
    assert table.refused("take:gold") == "LIG-VIP-02"
    table.play("exchange:gold+gold>m_factor", "exchange:population+gold>m_factor", "done")
    assert table.step() == "Stop"
    assert [table.good(0, good) for good in ("population", "gold", "m_factor_0")] == [2, 0, 3]


@rule("LIG-VIP-02")
def test_a_second_marker_takes_a_second_token() -> None:
    table = Table()
    table.resolve("viper_gorge", 0, 0)
    table.play("take:gold", "done", "take:gold", "done")
    assert table.good(0, "gold") == 2 + 2
    assert table.step() == "Stop"


@rule("LIG-VIP-02")
def test_an_exchange_without_taking_is_allowed() -> None:
    table = Table()
    table.resolve("viper_gorge", 0)
    table.play("exchange:population+gold>m_factor", "done")
    assert [table.good(0, good) for good in ("population", "gold", "m_factor_0")] == [3, 1, 2]


@rule("LIG-VIP-03")
def test_two_tokens_are_returned_for_one_of_a_kind_not_returned() -> None:
    table = Table()
    table.give(0, m_factor_0=2)
    table.resolve("viper_gorge", 0)
    assert [word for word in table.moves() if word.startswith("exchange")] == EXCHANGES


@rule("LIG-VIP-03")
@pytest.mark.parametrize(
    ("population", "gold", "m_factor", "possible"),
    [
        (1, 0, 0, []),
        (2, 0, 0, EXCHANGES[:2]),
        (1, 1, 0, EXCHANGES[2:3]),
        (0, 1, 1, EXCHANGES[6:7]),
        (0, 0, 2, EXCHANGES[7:]),
    ],
)
def test_both_tokens_must_be_there(
    population: int, gold: int, m_factor: int, possible: list[str]
) -> None:
    table = Table()
    table.give(0, population=population, gold=gold, m_factor_0=m_factor)
    table.resolve("viper_gorge", 0)
    assert [word for word in table.moves() if word.startswith("exchange")] == possible
    impossible = next(word for word in EXCHANGES if word not in possible)
    assert table.refused(impossible) == "LIG-VIP-03"


@rule("EX-03", "LIG-VIP-03")
def test_one_population_and_one_gold_for_an_m_factor() -> None:
    table = Table()
    table.give(0, population=1, gold=1, m_factor_0=0)
    table.resolve("viper_gorge", 0)
    table.play("exchange:population+gold>m_factor")
    assert [table.good(0, good) for good in ("population", "gold", "m_factor_0")] == [0, 0, 1]
    assert table.heard("exchanged") == [
        {"seat": 0, "given": "population", "also": "gold", "taken": "m_factor"}
    ]


@rule("LIG-VIP-04")
def test_a_kind_with_an_empty_stock_cannot_be_taken() -> None:
    table = Table()
    table.give(1, gold=22 - 2 - 2)
    table.resolve("viper_gorge", 0)
    assert table.view().stock["gold"] == 0
    assert table.refused("take:gold") == "LIG-VIP-04"
    assert table.refused("exchange:population+population>gold") == "LIG-VIP-04"
    table.play("take:population")


@rule("LIG-VIP-04")
def test_returned_tokens_are_in_the_stock_for_the_next_exchange() -> None:
    table = Table()
    table.give(1, gold=22 - 2 - 2)
    table.resolve("viper_gorge", 0)
    table.play("exchange:gold+gold>m_factor")
    assert table.view().stock["gold"] == 2
    table.play("take:gold")
    assert table.good(0, "gold") == 1


@rule("LIG-VIP-05")
def test_the_influence_markers_stay_in_viper_gorge() -> None:
    table = Table()
    table.resolve("viper_gorge", 0, 0, 1)
    table.play("take:gold", "done", "done", "done")
    assert [player.viper_gorge for player in table.view().players] == [2, 1, 0]
    assert [player.influence_markers for player in table.view().players] == [18, 19, 20]


@rule("EX-04", "LIG-VIP-02", "LIG-MAK-03", "LIG-MAK-14")
def test_five_m_factor_from_the_starting_goods_bring_two_units_of_level_2() -> None:
    table = Table()
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve("viper_gorge", 0)
    table.play("take:m_factor", *["exchange:population+population>m_factor"] * 2)
    table.play("exchange:gold+gold>m_factor")
    assert [table.good(0, good) for good in ("population", "gold", "m_factor_0")] == [0, 0, 5]
    table.resolve("making", 0)
    table.play("make:move_m_factor", *["shift:0:1", "shift:1:2"] * 2, "done")
    assert table.view().players[0].m_factor == [3, 0, 2, 0]
    before = table.state.sides[0].reputation
    table.play("make:summon_units", "count:2")
    assert table.state.sides[0].reputation == before - 4
    assert table.where("enlightened_one") == {"bear_lands": 2}
