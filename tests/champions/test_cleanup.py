"""Cleanup (section 5.11) and the end of the game."""

from tests.champions.table import Table, fight_with, sail_with
from tests.rules import rule

HULDRA = "monster_huldra_red"


@rule("CHM-CLEAN-01")
def test_all_workers_and_ships_come_back() -> None:
    table = Table()
    table.longship(1, "private_karve")
    table.play("place:small_public_longship", "sail:shore_2")
    table.play("place:own_longship", "sail:shore_3")
    table.play("place:hunting_grounds")
    table.finish_round()
    assert [player.workers for player in table.view().players] == [3, 3, 3]
    assert [player.begging for player in table.view().players] == [0, 0, 0]
    assert [space.id for space in table.view().spaces if space.workers] == []
    assert [shore.ship for shore in table.view().shores] == [None, None, None]
    assert [ship.holder for ship in table.view().ships] == [None] * len(table.view().ships)
    assert table.view().players[1].longship == "private_karve"


@rule("CHM-CLEAN-01")
def test_a_hired_worker_comes_back_to_the_player_too() -> None:
    table = Table()
    table.give(0, coin=5)
    table.play("place:worker_huts")
    table.finish_round()
    assert [player.workers for player in table.view().players] == [4, 3, 3]


@rule("CHM-CLEAN-02")
def test_an_undefeated_troll_is_discarded_and_brings_blame() -> None:
    table = Table()
    table.enemy("troll", "troll_hill_1")
    table.finish_placement()
    assert table.view().enemy_discard[0] == "troll_hill_1"
    assert table.heard("troll_raged") == [{"enemy": "troll_hill_1"}]
    assert [player.blame for player in table.view().players] == [4, 4, 4]


@rule("CHM-CLEAN-02", "CHM-CLEAN-03")
def test_a_defeated_troll_is_not_discarded() -> None:
    table = fight_with("troll_cave_1", axeman=2)
    table.play("done", rolls=2 * ["axeman:hit_2"])
    table.play("accept", "blame:seat_1")
    assert len(table.view().enemy_discard) == 2
    assert "troll_cave_1" not in table.view().enemy_discard
    assert [player.blame for player in table.view().players] == [0, 4, 3]


@rule("CHM-CLEAN-03")
def test_undefeated_draugr_go_to_the_same_discard_pile() -> None:
    table = Table()
    table.enemy("troll", "troll_hill_1")
    table.enemy("draugr_1", "draugr_thrall_red")
    table.enemy("draugr_2", "draugr_guard_blue")
    table.finish_placement()
    assert table.view(1).enemy_discard == ["troll_hill_1", "draugr_thrall_red", "draugr_guard_blue"]
    assert table.view().enemy_discard == table.view(1).enemy_discard


@rule("CHM-CLEAN-04")
def test_revealed_journey_cards_go_to_a_discard_pile_of_their_own() -> None:
    table = sail_with("shore_2", "journey_whirlpool", HULDRA, axeman=1)
    table.play("done")
    assert table.view().journey_discard == ["journey_whirlpool"]
    assert table.view().shores[0].has_journey
    assert not table.view().shores[0].is_open


@rule("CHM-CLEAN-05")
def test_every_undefeated_monster_gets_a_coin_each_round() -> None:
    table = Table(players=4)
    table.finish_placement()
    assert [shore.coins for shore in table.view().shores] == [1, 1, 1, 1]
    table.finish_placement()
    assert [shore.coins for shore in table.view().shores] == [2, 2, 2, 2]


@rule("CHM-CLEAN-05")
def test_the_place_of_a_defeated_monster_starts_without_coins() -> None:
    table = Table()
    table.finish_placement()
    table.journey("shore_2", "journey_all_quiet")
    table.monster("shore_2", HULDRA)
    table.muster(0, axeman=2)
    table.give(0, coin=0, food=1)
    table.reserve(0, "small_public_longship>shore_2")
    table.send("small_public", food=1, axeman=2)
    coins = table.good(0, "coin")
    table.play("done", rolls=2 * ["axeman:hit_2"])
    table.play("accept")
    assert table.good(0, "coin") == coins + 1
    assert [shore.coins for shore in table.view().shores] == [0, 2, 2]
    assert table.view().shores[0].monster not in (None, HULDRA)


@rule("CHM-CLEAN-06")
def test_the_round_marker_advances() -> None:
    table = Table()
    for number in range(1, 8):
        assert table.view().round == number
        table.finish_placement()
    assert table.view().round == 8
    assert not table.state.is_over()


@rule("CHM-CLEAN-06", "CHM-END-01")
def test_the_game_ends_after_the_cleanup_of_round_eight() -> None:
    table = Table()
    table.finish_game()
    assert [event["round"] for event in table.heard("round_ended")] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [event.kind.name for event in table.events[-2:]] == ["round_ended", "game_ended"]
    assert table.state.deciders() == []


@rule("CHM-CLEAN-07")
def test_what_was_not_used_stays_on_the_board() -> None:
    table = Table()
    runes, merchants = table.view().runes_shown, table.view().merchants
    monsters = [shore.monster for shore in table.view().shores]
    journeys = table.state.shores.journeys[:]
    table.finish_placement()
    stock = {space.id: space.stock for space in table.view().spaces if space.stock}
    assert stock == {"armory": 2, "spear_maker": 2, "blacksmith": 2, "smokehouse": 2}
    assert table.view().runes_shown == runes
    assert table.view().merchants[:-1] == merchants
    assert [shore.monster for shore in table.view().shores] == monsters
    assert table.state.shores.journeys == journeys


@rule("CHM-CLEAN-08")
def test_unbought_workers_and_the_first_player_marker_stay_where_they_are() -> None:
    table = Table()
    table.give(0, coin=5)
    table.play("place:worker_huts", "place:jarls_longhouse")
    table.finish_round()
    assert [player.hut_worker for player in table.view().players] == [False, True, True]
    assert (table.view().first_player, table.seat()) == (1, 1)


@rule("CHM-CLEAN-09")
def test_the_last_cleanup_is_carried_out_in_full() -> None:
    table = Table()
    while table.state.round < 8:
        table.finish_placement()
    blame = table.good(0, "blame")
    coins = table.state.shores.coins[1]
    table.finish_game()
    assert table.good(0, "blame") == blame + 3 + 1
    assert table.state.shores.coins[1] == coins + 1
    assert len(table.view().enemy_discard) == 3 * 8
    assert [player.workers for player in table.view().players] == [3, 3, 3]


@rule("CHM-END-01", "CHM-CLEAN-06")
def test_nothing_is_set_up_after_round_eight() -> None:
    table = Table()
    table.finish_game()
    assert len(table.heard("round_began")) == len(table.heard("merchant_arrived")) == 8
    assert [fight.enemy for fight in table.view().fights] == [None, None, None]
    assert [shore.coins for shore in table.view().shores] == [8, 8, 8]
