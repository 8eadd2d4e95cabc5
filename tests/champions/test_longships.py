"""Longships and the Shipwright (CHM-LOC-06 to -08, -13, -16, -18, -21)."""

import pytest

from meadhall.games.champions import GAME
from tests.champions.table import Table
from tests.rules import rule


def ship_at(table: Table, shore: str) -> str | None:
    return next(shown.ship for shown in table.view().shores if shown.id == shore)


def reason(table: Table, word: str) -> str:
    """The name of the sentence that says why a move is refused."""
    obstacle = table.state.obstacle(table.seat(), GAME.moves.number(word))
    assert obstacle
    return obstacle.name


def load_until_full(table: Table, ship: str) -> int:
    """Load dice, then food, as long as the ship takes any; how much it carries then."""
    loaded = 0
    while True:
        loading = [move for move in table.moves() if move.endswith(f":{ship}")]
        if not loading:
            return loaded
        table.play(loading[0])
        loaded += 1


@rule("CHM-LOC-06")
def test_the_large_public_longship_costs_a_coin_and_carries_ten() -> None:
    table = Table()
    table.give(0, coin=3, food=9)
    table.muster(0, swordsman=8)
    table.reserve(0, "large_public_longship>shore_2")
    assert table.good(0, "coin") == 2
    assert ship_at(table, "shore_2") == "large_public"
    table.finish_placement()
    assert load_until_full(table, "large_public") == 10
    assert table.refused("food:large_public") == "CHM-ASSIGN-05"


@rule("CHM-LOC-06")
def test_the_large_public_longship_needs_its_coin() -> None:
    table = Table()
    table.give(0, coin=0)
    assert table.refused("place:large_public_longship") == "CHM-PLACE-04"
    assert table.obstacle("place:small_public_longship") is None


@rule("CHM-LOC-07")
def test_the_small_public_longship_is_free_and_carries_five() -> None:
    table = Table()
    table.give(0, coin=0, food=9)
    table.muster(0, swordsman=3)
    table.reserve(0, "small_public_longship>shore_4")
    assert table.good(0, "coin") == 0
    assert ship_at(table, "shore_4") == "small_public"
    table.finish_placement()
    assert load_until_full(table, "small_public") == 5


@rule("CHM-LOC-08")
def test_a_port_holds_one_longship() -> None:
    table = Table()
    table.play("place:small_public_longship", "sail:shore_3", "place:large_public_longship")
    assert table.refused("sail:shore_3") == "CHM-LOC-08"
    assert table.moves() == ["sail:shore_2", "sail:shore_4"]
    table.play("sail:shore_2")
    assert [ship_at(table, f"shore_{number}") for number in (2, 3, 4)] == [
        "large_public",
        "small_public",
        None,
    ]


@rule("CHM-LOC-08")
def test_without_a_free_port_no_longship_may_be_chosen() -> None:
    table = Table()
    for seat, ship in enumerate(["private_karve", "private_snekkja", "private_drakkar"]):
        table.longship(seat, ship)
    table.play("place:own_longship", "sail:shore_2", "place:own_longship", "sail:shore_3")
    assert table.obstacle("place:own_longship") is None
    table.play("place:small_public_longship")
    assert ship_at(table, "shore_4") == "small_public"
    table.give(0, coin=5)
    assert table.refused("place:large_public_longship") == "CHM-LOC-08"
    table.beg_until(2)
    assert table.refused("place:own_longship") == "CHM-LOC-08"
    assert "place:own_longship" not in table.moves()


@rule("CHM-LOC-08")
def test_ports_are_free_again_in_the_next_round() -> None:
    table = Table()
    table.reserve(0, "small_public_longship>shore_3")
    table.finish_round()
    table.play("place:small_public_longship")
    assert "sail:shore_3" in table.moves()


@rule("CHM-LOC-13")
@pytest.mark.parametrize(
    ("ship", "wood", "coin"),
    [
        ("private_karve", 2, 2),
        ("private_snekkja", 3, 2),
        ("private_skeid", 3, 4),
        ("private_drakkar", 4, 5),
    ],
)
def test_a_private_longship_is_built_for_its_cost(ship: str, wood: int, coin: int) -> None:
    table = Table(players=4)
    table.give(0, wood=wood + 4, coin=coin + 4)
    table.play("place:shipwright", f"build:{ship}")
    assert (table.good(0, "wood"), table.good(0, "coin")) == (4, 4)
    assert table.view().players[0].longship == ship
    assert next(shown.owner for shown in table.view().ships if shown.id == ship) == 0
    assert table.seat() == 1


@rule("CHM-LOC-13")
def test_a_new_longship_can_sail_in_the_same_round() -> None:
    table = Table()
    table.give(0, wood=2, coin=2)
    table.play("place:shipwright")
    assert table.view().players[0].longship == "private_karve"
    table.beg_until(0)
    table.play("place:own_longship", "sail:shore_2")
    assert ship_at(table, "shore_2") == "private_karve"


@rule("CHM-LOC-13")
def test_a_longship_that_was_built_is_not_for_sale_again() -> None:
    table = Table()
    table.longship(1, "private_karve")
    table.give(0, wood=9, coin=9)
    table.play("place:shipwright")
    assert table.refused("build:private_karve") == "CHM-LOC-13"
    assert table.moves() == ["build:private_snekkja", "build:private_drakkar"]


@rule("CHM-LOC-16")
def test_the_owner_sails_without_a_coin() -> None:
    table = Table()
    table.longship(0, "private_snekkja")
    table.give(0, coin=0, food=9)
    table.muster(0, swordsman=4)
    table.reserve(0, "own_longship>shore_3")
    assert table.player(0).workers == 2
    assert ship_at(table, "shore_3") == "private_snekkja"
    table.finish_placement()
    assert load_until_full(table, "private_snekkja") == 7


@rule("CHM-LOC-16")
def test_the_own_longship_takes_one_worker_per_round() -> None:
    table = Table()
    table.longship(0, "private_karve")
    table.reserve(0, "own_longship>shore_2")
    table.beg_until(0)
    assert table.refused("place:own_longship") == "CHM-LOC-16"
    assert reason(table, "place:own_longship") == "own_longship_sailed"
    table.finish_round()
    assert table.obstacle("place:own_longship") is None


@rule("CHM-LOC-16")
def test_nobody_else_may_use_a_private_longship() -> None:
    table = Table()
    table.longship(0, "private_karve")
    table.beg_until(1)
    assert table.refused("place:own_longship") == "CHM-LOC-16"
    assert reason(table, "place:own_longship") == "no_own_longship"
    assert "place:own_longship" not in table.moves()


@rule("CHM-LOC-18")
def test_who_has_a_private_longship_may_not_visit_the_shipwright() -> None:
    table = Table()
    table.longship(0, "private_karve")
    table.give(0, wood=9, coin=9)
    assert table.refused("place:shipwright") == "CHM-LOC-18"
    assert reason(table, "place:shipwright") == "has_longship"


@rule("CHM-LOC-18")
@pytest.mark.parametrize(("wood", "coin"), [(1, 9), (9, 1), (0, 0)])
def test_who_can_afford_no_longship_may_not_visit_the_shipwright(wood: int, coin: int) -> None:
    table = Table()
    table.give(0, wood=wood, coin=coin)
    assert table.refused("place:shipwright") == "CHM-LOC-18"
    assert reason(table, "place:shipwright") == "longship_too_dear"
    table.give(0, wood=2, coin=2)
    assert table.obstacle("place:shipwright") is None


@rule("CHM-LOC-18")
def test_the_shipwright_is_closed_to_who_can_afford_only_a_sold_longship() -> None:
    table = Table()
    table.longship(1, "private_karve")
    table.give(0, wood=2, coin=2)
    assert table.refused("place:shipwright") == "CHM-LOC-18"


@rule("CHM-LOC-18")
def test_without_longships_the_shipwright_may_not_be_chosen() -> None:
    """Each player builds one, so that only a table with fewer ships than players runs out."""
    table = Table(players=2)
    table.longship(1, "private_karve")
    table.longship(1, "private_drakkar")
    table.give(0, wood=9, coin=9)
    assert table.refused("place:shipwright") == "CHM-LOC-18"
    assert reason(table, "place:shipwright") == "no_longship_left"


@rule("CHM-LOC-21")
def test_the_coin_is_paid_before_the_shore_is_chosen() -> None:
    table = Table()
    table.play("place:large_public_longship")
    assert table.good(0, "coin") == 0
    assert [ship_at(table, f"shore_{number}") for number in (2, 3, 4)] == [None] * 3
    assert table.moves() == ["sail:shore_2", "sail:shore_3", "sail:shore_4"]


@rule("CHM-LOC-21")
def test_the_chosen_shore_is_public_and_final() -> None:
    table = Table()
    table.play("place:small_public_longship", "sail:shore_3")
    sailed = {"seat": 0, "ship": "small_public", "shore": "shore_3"}
    assert all(table.heard("sailed", seat) == [sailed] for seat in range(3))
    assert table.view().shores[1].ship == "small_public"
    table.beg_until(0)
    assert not [move for move in table.moves() if move.startswith("sail:")]
    assert table.refuses("sail:shore_2")
    table.finish_placement()
    assert table.refuses("sail:shore_2", seat=table.seat())
    assert table.view().shores[1].ship == "small_public"


@rule("CHM-LOC-21", "CHM-EDGE-21")
def test_a_ship_that_sails_empty_has_cost_its_coin() -> None:
    table = Table()
    table.muster(0)
    table.give(0, food=0)
    table.reserve(0, "large_public_longship>shore_2")
    table.finish_round()
    assert table.heard("empty_ship") == [{"seat": 0, "ship": "large_public"}]
    assert table.good(0, "coin") == 1 - 1 + 2  # two workers begged
