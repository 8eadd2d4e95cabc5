"""What journey cards do to a ship (CHM-VOYAGE-07 to CHM-VOYAGE-10, -14, -15)."""

from meadhall.games.champions import GAME
from tests.champions.table import sail_with
from tests.rules import rule

HULDRA = "monster_huldra_red"


# Losses


@rule("CHM-VOYAGE-07")
def test_all_quiet_does_nothing() -> None:
    table = sail_with("shore_2", "journey_all_quiet", HULDRA, food=1, spearman=2)
    table.play("done", rolls=2 * ["spearman:shield"])
    assert table.heard("lost") == table.heard("lost_food") == []
    assert table.heard("fed") == [{"seat": 0, "n": 2, "starving": 0}]


@rule("CHM-VOYAGE-07", "CHM-VOYAGE-14")
def test_lost_takes_two_things_one_after_the_other() -> None:
    table = sail_with("shore_2", "journey_lost", HULDRA, food=2, swordsman=2, axeman=1)
    table.play("done")
    options = ["lose:swordsman", "lose:axeman", "lose:food"]
    assert (table.step(), table.moves()) == ("LoseFromShip", options)
    table.play("lose:food")
    assert table.moves() == options
    table.play("lose:axeman", rolls=2 * ["swordsman:shield"])
    assert table.heard("lost_food") == [{"seat": 0}]
    assert table.heard("lost") == [{"seat": 0, "warrior": "axeman", "reason": "journey"}]


@rule("CHM-VOYAGE-07")
def test_lost_may_take_two_of_the_same_kind() -> None:
    table = sail_with("shore_2", "journey_lost", HULDRA, food=3, spearman=2)
    table.play("done", "lose:food")
    table.play("lose:food", rolls=2 * ["spearman:shield"])
    assert table.heard("fed") == [{"seat": 0, "n": 2, "starving": 0}]
    assert len(table.heard("lost_food")) == 2


@rule("CHM-VOYAGE-07")
def test_becalmed_takes_a_food_and_no_warrior() -> None:
    table = sail_with("shore_2", "journey_becalmed", HULDRA, food=2, spearman=2, axeman=2)
    table.play("done")
    assert len(table.heard("lost_food")) == 1
    assert table.heard("fed") == [{"seat": 0, "n": 2, "starving": 2}]


@rule("CHM-VOYAGE-07")
def test_storm_takes_a_warrior_or_a_food() -> None:
    table = sail_with("shore_2", "journey_storm", HULDRA, food=1, spearman=2)
    table.play("done")
    assert table.moves() == ["lose:spearman", "lose:food"]
    table.play("lose:spearman", rolls=["spearman:shield"])
    assert table.heard("lost") == [{"seat": 0, "warrior": "spearman", "reason": "journey"}]
    assert table.heard("fed") == [{"seat": 0, "n": 1, "starving": 0}]


@rule("CHM-VOYAGE-07")
def test_whirlpool_takes_a_warrior_of_the_owners_choice() -> None:
    table = sail_with("shore_2", "journey_whirlpool", HULDRA, food=1, spearman=1, axeman=1)
    supply = table.state.supply[:]
    table.play("done")
    assert table.moves() == ["lose:spearman", "lose:axeman"]
    assert table.refuses("lose:food")
    table.play("lose:axeman", rolls=["spearman:shield"])
    assert table.state.supply == [supply[0], supply[1], supply[2] + 1]


@rule("CHM-VOYAGE-08")
def test_becalmed_without_food_takes_nothing() -> None:
    table = sail_with("shore_2", "journey_becalmed", HULDRA, spearman=1)
    table.play("done")
    assert table.heard("lost_food") == []
    assert table.heard("lost") == [{"seat": 0, "warrior": "spearman", "reason": "hunger"}]


@rule("CHM-VOYAGE-08")
def test_lost_with_a_single_thing_takes_that_one() -> None:
    table = sail_with("shore_2", "journey_lost", HULDRA, spearman=1)
    table.play("done")
    assert table.heard("lost") == [{"seat": 0, "warrior": "spearman", "reason": "journey"}]
    assert table.faults() == []


@rule("CHM-VOYAGE-08")
def test_storm_without_food_takes_a_warrior() -> None:
    table = sail_with("shore_2", "journey_storm", HULDRA, swordsman=1, axeman=1)
    table.play("done")
    assert table.moves() == ["lose:swordsman", "lose:axeman"]
    table.play("lose:swordsman")
    reasons = [loss["reason"] for loss in table.heard("lost")]
    assert reasons == ["journey", "hunger"]


@rule("CHM-VOYAGE-14", "CHM-VOYAGE-08")
def test_the_second_loss_is_chosen_from_what_the_first_has_left() -> None:
    table = sail_with("shore_2", "journey_lost", HULDRA, food=1, swordsman=1, axeman=1)
    table.play("done", "lose:food")
    assert table.moves() == ["lose:swordsman", "lose:axeman"]
    assert table.refuses("lose:food")


@rule("CHM-VOYAGE-15")
def test_a_player_may_give_up_the_last_warrior_although_food_is_left() -> None:
    table = sail_with("shore_2", "journey_storm", HULDRA, food=2, swordsman=1)
    table.play("done")
    assert table.moves() == ["lose:swordsman", "lose:food"]
    table.play("lose:swordsman")
    assert table.heard("voyage_failed") == [{"seat": 0, "shore": "shore_2"}]
    assert table.heard("lost_food") == table.heard("fed") == []


# Kraken: attack 2, defense 3


@rule("CHM-VOYAGE-09", "CHM-COMBAT-07")
def test_the_kraken_is_fought_by_the_whole_crew_and_survivors_sail_on() -> None:
    table = sail_with("shore_2", "journey_kraken", HULDRA, food=1, spearman=2, axeman=2)
    rolled = ["spearman:hit_1", "spearman:shield", "axeman:blank", "axeman:hit_2"]
    table.play("done", rolls=rolled)
    assert table.heard("rolled")[0]["dice"] == rolled
    table.play("accept")
    table.play("lose:axeman")
    assert table.good(0, "glory") == 3
    assert table.crew("large_public") == {"swordsman": 0, "spearman": 2, "axeman": 1}
    assert table.moves() == ["lose:spearman", "lose:axeman"]
    table.play("lose:spearman", rolls=["spearman:shield", "axeman:hit_2"])
    assert [fight["enemy"] for fight in table.heard("fight_began")] == ["journey_kraken", HULDRA]
    assert [loss["reason"] for loss in table.heard("lost")] == ["combat", "hunger"]


@rule("CHM-VOYAGE-10")
def test_the_kraken_is_discarded_and_counts_as_no_enemy() -> None:
    table = sail_with("shore_2", "journey_kraken", HULDRA, axeman=3)
    table.play("done", rolls=[*2 * ["axeman:hit_2"], "axeman:blank"])
    table.play("accept")
    assert table.heard("enemy_defeated") == [{"seat": 0, "enemy": "journey_kraken"}]
    assert table.view(0).players[0].defeated == []
    assert table.view().journey_discard == ["journey_kraken"]
    assert GAME.result(table.state).sheets[0]["sets"] == 0


@rule("CHM-VOYAGE-10")
def test_fame_may_be_used_on_the_kraken() -> None:
    table = sail_with("shore_2", "journey_kraken", HULDRA, axeman=3)
    table.rune(0, "rune_fame")
    table.play("done", rolls=[*2 * ["axeman:hit_2"], "axeman:blank"])
    table.play("accept")
    assert table.moves() == ["use", "decline"]
    table.play("use")
    assert table.good(0, "glory") == 3 + 1


# The monster's ban


@rule("CHM-COMBAT-12")
def test_a_forbidden_type_dies_before_the_first_roll() -> None:
    table = sail_with(
        "shore_2", "journey_all_quiet", "monster_nokk_red", food=2, spearman=1, axeman=2
    )
    table.play("done", rolls=2 * ["axeman:hit_1"])
    assert table.heard("lost") == [{"seat": 0, "warrior": "spearman", "reason": "forbidden"}]
    assert table.heard("rolled")[0]["dice"] == 2 * ["axeman:hit_1"]


@rule("CHM-COMBAT-12")
def test_if_none_remain_the_fight_is_not_held() -> None:
    table = sail_with("shore_2", "journey_all_quiet", "monster_nokk_red", food=2, spearman=2)
    table.play("done")
    assert table.heard("fight_began") == table.heard("rolled") == []
    assert len(table.heard("lost")) == 2
    assert table.view().shores[0].monster == "monster_nokk_red"


@rule("CHM-COMBAT-13")
def test_a_forbidden_type_does_fight_the_kraken() -> None:
    table = sail_with("shore_2", "journey_kraken", "monster_nokk_red", food=2, spearman=3)
    rolled = ["spearman:hit_1", "spearman:hit_2", "spearman:shield"]
    table.play("done", rolls=rolled)
    assert table.heard("rolled")[0]["dice"] == rolled
    table.play("accept")
    assert table.good(0, "glory") == 3
    assert [loss["reason"] for loss in table.heard("lost")] == ["combat", "forbidden", "forbidden"]
