"""The places in town (CHM-LOC); those about longships are in ``test_longships.py``."""

import pytest

from meadhall.games.champions.content.tables import DESTINY_IDS, RUNE_IDS
from meadhall.games.champions.rules.state import DESTINIES, RUNES
from meadhall.kernel.dice import Dice
from meadhall.kernel.playout import play_randomly
from tests.champions.table import Table
from tests.rules import rule


def goods(table: Table, seat: int) -> tuple[int, int, int]:
    """Food, wood and coins of a player."""
    return table.good(seat, "food"), table.good(seat, "wood"), table.good(seat, "coin")


def stock_of(table: Table, space: str) -> int:
    return next(shown.stock for shown in table.view().spaces if shown.id == space)


# Blue spaces


@rule("CHM-LOC-01")
@pytest.mark.parametrize(
    ("space", "warrior"),
    [("armory", "swordsman"), ("spear_maker", "spearman"), ("blacksmith", "axeman")],
)
def test_all_dice_that_lie_on_the_space_are_taken(space: str, warrior: str) -> None:
    table = Table()
    table.muster(0)
    table.stock(space, 3)
    supply = table.view().supply[warrior]
    table.play(f"place:{space}")
    assert table.warriors(0) == {"swordsman": 0, "spearman": 0, "axeman": 0, warrior: 3}
    assert stock_of(table, space) == 0
    assert table.view().supply[warrior] == supply


@rule("CHM-LOC-01", "CHM-COMP-06")
def test_dice_that_find_no_room_do_not_stay_on_the_space() -> None:
    table = Table()
    table.muster(0, spearman=7)
    table.stock("armory", 4)
    table.play("place:armory")
    assert table.warriors(0) == {"swordsman": 1, "spearman": 7, "axeman": 0}
    assert stock_of(table, "armory") == 0
    assert table.view().supply["swordsman"] == 12 - 2 - 1


@rule("CHM-LOC-02")
def test_all_food_of_the_smokehouse_is_taken() -> None:
    table = Table()
    table.stock("smokehouse", 4)
    table.play("place:smokehouse")
    assert table.good(0, "food") == 1 + 4
    assert stock_of(table, "smokehouse") == 0


# Red spaces


@rule("CHM-LOC-03")
@pytest.mark.parametrize(
    ("space", "target", "enemy"),
    [
        ("troll_gate", "troll", "troll_forest_1"),
        ("draugr_1", "draugr_1", "draugr_thrall_red"),
        ("draugr_2", "draugr_2", "draugr_thrall_blue"),
    ],
)
def test_a_fight_is_reserved_for_the_player(space: str, target: str, enemy: str) -> None:
    table = Table()
    table.enemy(target, enemy)
    table.play("place:beg", f"place:{space}")
    fight = next(fight for fight in table.view().fights if fight.target == target)
    assert (fight.holder, fight.enemy) == (1, enemy)
    table.finish_placement()
    assert (table.seat(), table.moves()) == (1, [f"die:swordsman:{target}", "done"])


@rule("CHM-LOC-04")
def test_many_players_may_hunt_but_each_with_one_worker() -> None:
    table = Table()
    table.play("place:hunting_grounds", "place:hunting_grounds", "place:beg")
    assert table.refused("place:hunting_grounds") == "CHM-LOC-04"
    assert "place:hunting_grounds" not in table.moves()
    table.beg_until(2)
    table.play("place:hunting_grounds")
    hunters = next(space for space in table.view().spaces if space.id == "hunting_grounds")
    assert hunters.workers == [0, 1, 2]


# Jarl's Longhouse


@rule("CHM-LOC-05")
def test_the_longhouse_gives_a_swordsman_and_the_marker() -> None:
    table = Table()
    table.play("place:beg", "place:beg", "place:jarls_longhouse")
    assert table.warriors(2)["swordsman"] == 2
    assert table.view().supply["swordsman"] == 12 - 4 - 1
    assert table.view().first_player == 2


@rule("CHM-LOC-05", "CHM-EDGE-05")
@pytest.mark.parametrize(("players", "first", "left"), [(2, "1", 1), (3, "3", 0), (4, "2", 2)])
def test_the_first_player_passes_the_marker_to_the_left(
    players: int, first: str, left: int
) -> None:
    table = Table(players=players, first_player=first)
    table.play("place:jarls_longhouse")
    assert table.view().first_player == left
    assert table.warriors(int(first) - 1)["swordsman"] == 2


@rule("CHM-LOC-05", "CHM-EDGE-04")
def test_the_marker_moves_even_if_the_swordsman_finds_no_room() -> None:
    table = Table()
    table.muster(1, spearman=8)
    table.play("place:beg", "place:jarls_longhouse")
    assert table.warriors(1) == {"swordsman": 0, "spearman": 8, "axeman": 0}
    assert table.view().first_player == 1


@rule("CHM-LOC-05")
def test_the_marker_moves_in_no_other_way() -> None:
    table = Table(players=4)
    play_randomly(table.state, Dice.from_seed("any moves", 1))
    visits = [facts for facts in table.heard("placed") if facts["space"] == "jarls_longhouse"]
    assert visits
    assert len(table.heard("first_player")) == 1 + len(visits), "the first one is the setup's"


# Market


@rule("CHM-LOC-09")
def test_any_number_of_goods_is_swapped_one_for_one() -> None:
    table = Table()
    table.give(0, food=2, wood=1, coin=3)
    table.play("place:market", "swap:food>coin", "swap:food>wood", "swap:coin>wood", "done")
    assert goods(table, 0) == (0, 3, 3)
    assert table.seat() == 1


@rule("CHM-LOC-09")
def test_a_visit_to_the_market_without_a_swap_is_allowed() -> None:
    table = Table()
    table.play("place:market", "done")
    assert goods(table, 0) == (1, 1, 1)
    assert table.seat() == 1


@rule("CHM-LOC-20")
def test_there_are_no_more_swaps_than_goods_were_brought() -> None:
    table = Table()
    table.give(0, food=1, wood=0, coin=2)
    table.play("place:market", "swap:food>wood", "swap:wood>food")
    assert "done" in table.moves()
    table.play("swap:food>wood")
    assert table.seat() == 1
    assert goods(table, 0) == (0, 1, 2)


@rule("CHM-LOC-20")
def test_who_brings_nothing_to_the_market_is_not_asked() -> None:
    table = Table()
    table.give(0, food=0, wood=0, coin=0)
    table.play("place:market")
    assert (table.step(), table.seat()) == ("PlaceWorker", 1)


# Merchant Ship


@rule("CHM-LOC-10")
def test_the_merchant_gives_all_that_the_top_card_shows_for_a_coin() -> None:
    table = Table(leaders=("ullr", "dagrun", "gylfir"))
    table.merchant("merchant_settlers")
    table.play("place:merchant_ship")
    assert goods(table, 0) == (2, 2, 0)
    assert table.warriors(0)["swordsman"] == 2
    assert table.view().merchants == ["merchant_settlers"]


@rule("CHM-LOC-10", "CHM-COMP-06", "CHM-COMP-07")
def test_merchant_dice_are_limited_by_room_and_supply() -> None:
    table = Table(leaders=("ullr", "dagrun", "gylfir"))
    table.merchant("merchant_young_blades")
    table.muster(0, swordsman=7)
    table.play("place:merchant_ship")
    assert table.warriors(0)["swordsman"] == 8
    table.finish_round()
    table.merchant("merchant_spear_escort")
    table.muster(1, spearman=8)
    table.muster(2, spearman=2)
    assert table.view().supply["spearman"] == 0
    table.muster(0)
    table.play("place:merchant_ship")
    assert table.warriors(0)["spearman"] == 0
    assert table.good(0, "food") == 2


# Runesmith


@rule("CHM-LOC-11")
def test_an_open_rune_is_taken_for_a_wood() -> None:
    table = Table()
    table.show_runes("rune_fame", "rune_healing", "rune_journey")
    table.play("place:runesmith", "take:rune_journey")
    assert table.good(0, "wood") == 0
    assert table.view().players[0].runes == ["rune_journey"]
    assert table.view().runes_shown == ["rune_fame", "rune_healing", None]
    assert table.seat() == 1


@rule("CHM-LOC-11", "CHM-EDGE-22")
def test_the_top_of_the_deck_is_taken_unseen_and_lies_face_up() -> None:
    table = Table()
    table.show_runes("rune_fame", "rune_healing", "rune_journey")
    table.play("place:runesmith", "take:deck")
    [rune] = table.view(1).players[0].runes
    assert rune not in ("rune_fame", "rune_healing", "rune_journey")
    assert table.view().runes_shown == ["rune_fame", "rune_healing", "rune_journey"]
    assert table.view().deck_sizes["rune"] == 6
    assert table.heard("rune_taken", seat=2) == [{"seat": 0, "rune": rune}]


@rule("CHM-LOC-11")
def test_a_rune_place_stays_empty_until_the_next_round() -> None:
    table = Table(players=2)
    table.show_runes("rune_fame", "rune_healing", "rune_journey")
    table.play("place:runesmith", "take:rune_fame", "place:beg", "place:beg")
    assert table.view().runes_shown == [None, "rune_healing", "rune_journey"]
    table.finish_round()
    assert table.view().runes_shown[0] is not None


@rule("CHM-LOC-11")
def test_without_any_rune_the_runesmith_may_not_be_chosen() -> None:
    table = Table()
    table.show_runes("rune_fame")
    table.rune(1, *[RUNE_IDS[rune] for rune in table.deck(RUNES)])
    assert table.obstacle("place:runesmith") is None
    table.rune(2, "rune_fame")
    assert table.refused("place:runesmith") == "CHM-LOC-11"


# Sage's House


@rule("CHM-LOC-12")
def test_the_sage_shows_a_journey_card_secretly_before_a_destiny_is_drawn() -> None:
    table = Table()
    table.journey("shore_3", "journey_kraken")
    table.play("place:sage_house")
    assert table.view().players[0].destiny_count == 1
    table.play("peek:shore_3")
    assert table.view(0).shores[1].journey == "journey_kraken"
    assert [table.view(seat).shores[1].journey for seat in (1, 2)] == [None, None]
    assert table.view(0).shores[0].journey is None
    order = [event.kind.name for event in table.events]
    assert order.index("peeked") < order.index("destinies_drawn")


@rule("CHM-LOC-12")
def test_the_sage_gives_one_destiny_card_that_only_its_owner_knows() -> None:
    table = Table()
    table.play("place:sage_house", "peek:shore_2")
    player = table.view(0).players[0]
    assert (player.destiny_count, len(player.destinies)) == (2, 2)
    assert table.view(1).players[0].destiny_count == 2
    assert table.view(1).players[0].destinies == []
    assert table.view().deck_sizes["destiny"] == 12 - 3 - 1
    assert table.seat() == 1


@rule("CHM-LOC-12", "CHM-EDGE-02")
def test_without_destiny_cards_the_sage_gives_only_the_peek() -> None:
    table = Table()
    all_cards = [*table.deck(DESTINIES), *table.player(1).destinies]
    table.destinies(1, *[DESTINY_IDS[card] for card in all_cards])
    table.play("place:sage_house", "peek:shore_2")
    assert table.heard("peeked") == [{"seat": 0, "shore": "shore_2"}]
    assert table.view().players[0].destiny_count == 1
    assert table.seat() == 1


# Stave Church


@rule("CHM-LOC-14")
@pytest.mark.parametrize(("favor", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_the_prices_of_the_stave_church(favor: int, price: int) -> None:
    table = Table()
    table.give(0, coin=12)
    table.play("place:stave_church", f"buy:{favor}")
    assert (table.good(0, "coin"), table.good(0, "favor")) == (12 - price, 1 + favor)
    assert table.seat() == 1


@rule("CHM-LOC-14")
def test_at_least_one_favor_must_be_bought() -> None:
    table = Table()
    table.give(0, coin=3)
    table.play("place:stave_church")
    assert table.moves() == ["buy:1", "buy:2"]
    assert table.refuses("done")
    table.play("buy:1")
    assert (table.good(0, "coin"), table.seat()) == (2, 1)


# Worker Huts


@rule("CHM-LOC-15")
def test_each_purchase_at_the_huts_is_cheaper_than_the_one_before() -> None:
    table = Table(players=4)
    for buyer, price in ((0, 5), (2, 4), (1, 3), (3, 2)):
        for seat in range(4):
            table.give(seat, coin=0)
        table.beg_until(buyer)
        table.give(buyer, coin=price - 1)
        assert table.refused("place:worker_huts") == "CHM-PLACE-04"
        table.give(buyer, coin=price)
        table.play("place:worker_huts")
        assert table.good(buyer, "coin") == 0
        table.finish_round()
    assert [player.workforce for player in table.view().players] == [4, 4, 4, 4]


@rule("CHM-LOC-15", "CHM-EDGE-07")
def test_the_new_worker_is_available_at_once_and_for_good() -> None:
    table = Table()
    table.beg_until(0)
    table.play("place:beg", "place:beg", "place:beg")
    table.play("place:beg", "place:beg", "place:beg")
    table.give(0, coin=5)
    assert table.player(0).workers == 1
    table.play("place:worker_huts", "place:beg", "place:beg")
    assert (table.seat(), table.player(0).workers) == (0, 1)
    table.play("place:beg")
    assert table.view().round == 2
    assert [player.workers for player in table.view().players] == [4, 3, 3]
    table.finish_round()
    assert table.player(0).workers == 4


@rule("CHM-LOC-15")
def test_there_is_one_purchase_per_round() -> None:
    table = Table()
    table.give(0, coin=9)
    table.give(1, coin=9)
    table.play("place:worker_huts")
    assert table.refused("place:worker_huts") == "CHM-PLACE-03"


@rule("CHM-LOC-15", "CHM-LOC-19")
def test_nobody_buys_a_second_worker() -> None:
    table = Table()
    table.give(0, coin=20)
    table.play("place:worker_huts")
    table.finish_round()
    assert table.view().players[0].hut_worker is False
    assert table.refused("place:worker_huts") == "CHM-LOC-19"
    table.give(1, coin=4)
    table.play("place:beg")
    assert table.obstacle("place:worker_huts") is None


@rule("CHM-LOC-19")
def test_the_price_at_the_huts_does_not_fall_with_time() -> None:
    table = Table()
    for _ in range(4):
        table.finish_round()
    table.give(0, coin=4)
    assert table.refused("place:worker_huts") == "CHM-PLACE-04"
    table.give(0, coin=6)
    table.play("place:worker_huts")
    assert table.good(0, "coin") == 1


# Begging


@rule("CHM-LOC-17")
def test_each_beggar_takes_a_coin_and_a_blame() -> None:
    table = Table(players=2)
    for times in range(1, 5):
        table.beg_until(0)
        table.play("place:beg")
        assert (table.good(0, "coin"), table.good(0, "blame")) == (1 + times, times)
        assert table.view().players[0].begging == times
        assert table.seat() == 1
