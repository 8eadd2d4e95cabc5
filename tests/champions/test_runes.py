"""Runes in general, and those that may be used freely (CHM-RUNE).

Runes that act on a roll, a victory or a voyage are in ``test_runes_in_action.py``.
"""

import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.content.tables import CONTENT, DESTINY_IDS
from meadhall.games.champions.rules.state import DESTINIES
from tests.champions.table import Table, fight_with
from tests.rules import rule

GIFTS = ("gift:wood", "gift:food", "gift:coin", "gift:coin")


def glory_of_runes(table: Table, seat: int) -> int:
    return GAME.result(table.state).sheets[seat]["runes"]


# Once, and for glory


@rule("CHM-RUNE-01")
def test_a_rune_works_once() -> None:
    table = Table()
    table.rune(0, "rune_gifts")
    table.play("rune:rune_gifts", *GIFTS)
    assert table.refused("rune:rune_gifts") == "CHM-RUNE-01"
    table.finish_round()
    assert table.refused("rune:rune_gifts") == "CHM-RUNE-01"
    assert "rune:rune_gifts" not in table.moves()


@rule("CHM-RUNE-01")
def test_a_rune_keeps_its_glory_used_or_not() -> None:
    printed = {rune.id: rune.glory for rune in CONTENT.runes}
    assert (printed["rune_gifts"], printed["rune_journey"]) == (2, 4)
    table = Table()
    table.rune(0, "rune_gifts", "rune_journey")
    assert glory_of_runes(table, 0) == 6
    table.play("rune:rune_gifts", *GIFTS)
    assert glory_of_runes(table, 0) == 6


@rule("CHM-RUNE-17")
def test_a_used_rune_stays_with_its_owner_and_everyone_knows_it() -> None:
    table = Table()
    table.rune(0, "rune_gifts", "rune_fame")
    table.play("rune:rune_gifts", *GIFTS)
    for seat in range(3):
        owner = table.view(seat).players[0]
        assert (owner.runes, owner.used_runes) == (["rune_fame"], ["rune_gifts"])
    assert table.heard("rune_used", seat=2) == [{"seat": 0, "rune": "rune_gifts"}]


# Windows


@rule("CHM-RUNE-02")
def test_a_free_rune_can_be_used_before_placing_a_worker_in_the_own_turn() -> None:
    table = Table()
    table.rune(1, "rune_gifts")
    assert table.refuses("rune:rune_gifts")
    table.play("place:market")
    assert table.refuses("rune:rune_gifts")
    table.play("done")
    assert table.seat() == 1
    assert "rune:rune_gifts" in table.moves()


@rule("CHM-RUNE-02")
def test_a_free_rune_cannot_be_used_in_the_middle_of_a_placement() -> None:
    table = Table()
    table.rune(0, "rune_wealth")
    table.play("place:market")
    assert not [move for move in table.moves() if move.startswith("rune:")]
    assert table.refuses("rune:rune_wealth")


@rule("CHM-RUNE-02")
@pytest.mark.parametrize("mode", ["turn_order", "simultaneous"])
def test_the_owner_of_a_free_rune_is_asked_in_the_assignment_without_a_fight(mode: str) -> None:
    table = Table(assign_mode=mode)
    table.rune(1, "rune_wealth")
    table.finish_placement()
    assert table.step() in ("AssignWarriors", "AssignTogether")
    assert (table.seat(), table.moves()) == (1, ["rune:rune_wealth", "done"])
    coins = table.good(1, "coin")
    table.play("rune:rune_wealth")
    assert table.good(1, "coin") == 2 * coins


@rule("CHM-RUNE-02")
@pytest.mark.parametrize(
    "name",
    ["rune_fame", "rune_healing", "rune_journey", "rune_potential", "rune_retaliation"],
)
def test_other_runes_wait_for_their_own_moment(name: str) -> None:
    table = Table()
    table.rune(0, name)
    assert table.refused(f"rune:{name}") == "CHM-RUNE-02"
    table.finish_placement()
    assert table.view().round == 2


@rule("CHM-RUNE-02")
def test_there_is_a_last_window_after_the_cleanup_of_round_eight() -> None:
    table = Table()
    table.rune(2, "rune_gifts")
    table.reach_the_last_window()
    assert [facts["round"] for facts in table.heard("round_ended")][-1] == 8
    assert (table.seat(), table.moves()) == (2, ["rune:rune_gifts", "done"])
    table.play("done")
    assert table.state.is_over()


@rule("CHM-RUNE-03")
def test_a_rune_bought_with_the_last_worker_works_in_the_assignment_of_the_round() -> None:
    table = Table()
    table.show_runes("rune_gifts", "rune_fame", "rune_healing")
    table.play(*["place:beg"] * 6)
    table.play("place:runesmith", "take:rune_gifts")
    table.finish_placement()
    assert (table.step(), table.seat()) == ("AssignWarriors", 0)
    table.play("rune:rune_gifts", *GIFTS)
    assert table.good(0, "wood") == 1


@rule("CHM-RUNE-03")
def test_a_rune_bought_in_a_turn_works_in_the_next_turn() -> None:
    table = Table()
    table.show_runes("rune_gifts", "rune_fame", "rune_healing")
    table.play("place:runesmith", "take:rune_gifts")
    assert table.seat() == 1
    table.beg_until(0)
    assert "rune:rune_gifts" in table.moves()


@rule("CHM-RUNE-13")
def test_several_runes_may_be_used_in_one_window() -> None:
    table = Table()
    table.rune(0, "rune_gifts", "rune_wealth", "rune_knowledge")
    table.give(0, coin=0)
    table.play("rune:rune_gifts", "gift:coin", "gift:coin", "gift:coin", "gift:coin")
    table.play("rune:rune_wealth", "rune:rune_knowledge")
    assert table.good(0, "coin") == 8
    assert (table.seat(), table.player(0).workers) == (0, 3)


# Gifts, Wealth, Knowledge


@rule("CHM-RUNE-04")
def test_gifts_gives_four_goods_of_any_kind() -> None:
    table = Table()
    table.rune(0, "rune_gifts")
    table.give(0, wood=0, food=0, coin=0)
    table.play("rune:rune_gifts", "gift:wood", "gift:food", "gift:food", "gift:coin")
    assert [table.good(0, good) for good in ("wood", "food", "coin")] == [1, 2, 1]
    assert table.step() == "PlaceWorker"


@rule("CHM-RUNE-04", "CHM-EDGE-19")
@pytest.mark.parametrize(("coins", "after"), [(0, 0), (3, 6), (5, 10), (6, 11), (8, 13)])
def test_wealth_doubles_the_coins_by_at_most_five(coins: int, after: int) -> None:
    table = Table()
    table.rune(0, "rune_wealth")
    table.give(0, coin=coins)
    table.play("rune:rune_wealth")
    assert table.good(0, "coin") == after
    assert table.view().players[0].used_runes == ["rune_wealth"]


@rule("CHM-RUNE-04", "CHM-INFO-09")
def test_knowledge_shows_all_journey_cards_at_the_shores_to_its_user() -> None:
    table = Table()
    table.rune(0, "rune_knowledge")
    table.journey("shore_2", "journey_storm")
    table.journey("shore_3", "journey_kraken")
    table.journey("shore_4", "journey_lost")
    table.play("rune:rune_knowledge")
    seen = [shore.journey for shore in table.view(0).shores]
    assert seen == ["journey_storm", "journey_kraken", "journey_lost"]
    assert [shore.journey for shore in table.view(1).shores] == [None, None, None]
    assert len(table.heard("journey_seen", seat=0)) == 3
    assert table.heard("journey_seen", seat=1) == []
    assert table.view().deck_sizes["journey"] == 15


# Success


@rule("CHM-RUNE-10", "CHM-RUNE-04")
@pytest.mark.parametrize(("rival", "points"), [(4, 6), (5, 3), (6, 0)])
def test_success_scores_a_destiny_against_the_current_state(rival: int, points: int) -> None:
    table = Table()
    table.rune(0, "rune_success")
    table.destinies(0, "destiny_woodcutter", "destiny_troll_slayer")
    table.give(0, wood=5)
    table.give(1, wood=rival)
    table.play("rune:rune_success", "open:destiny_woodcutter")
    assert table.good(0, "glory") == points
    assert table.view(2).players[0].opened == ["destiny_woodcutter"]
    assert table.view(2).players[0].destinies == ["destiny_woodcutter"]
    assert table.view(0).players[0].destiny_count == 2


@rule("CHM-RUNE-10")
def test_an_open_destiny_is_scored_again_at_the_end() -> None:
    table = Table()
    table.rune(0, "rune_success")
    table.destinies(0, "destiny_woodcutter")
    table.give(0, wood=5)
    table.play("rune:rune_success")
    assert table.good(0, "glory") == 6
    table.finish_game()
    sheet = GAME.result(table.state).sheets[0]
    assert (sheet["track"], sheet["destiny"]) == (6, 6)


@rule("CHM-RUNE-12", "CHM-RUNE-16")
def test_success_needs_a_destiny_that_is_not_yet_open() -> None:
    table = Table()
    table.player(0).opened = table.player(0).destinies
    table.rune(0, "rune_success")
    assert table.refused("rune:rune_success") == "CHM-RUNE-12"
    table.play("place:sage_house", "peek:shore_2")
    table.beg_until(0)
    assert table.obstacle("rune:rune_success") is None


@rule("CHM-RUNE-12")
def test_an_owner_who_can_open_nothing_is_not_asked_in_the_last_window() -> None:
    table = Table()
    table.player(0).opened = table.player(0).destinies
    table.rune(0, "rune_success")
    table.finish_game()
    assert table.state.is_over()
    assert table.view().players[0].runes == ["rune_success"]


@rule("CHM-RUNE-12")
def test_gifts_and_wealth_of_the_last_window_still_count() -> None:
    table = Table()
    table.rune(0, "rune_gifts", "rune_wealth")
    table.destinies(0, "destiny_provider", "destiny_hoarder")
    table.reach_the_last_window()
    for seat in range(3):
        table.give(seat, coin=5, food=1)
    table.play("rune:rune_gifts", "gift:food", "gift:food", "gift:food", "gift:coin")
    before = GAME.result(table.state).sheets[0]
    assert (before["destiny"], before["coins"]) == (6 + 6, 2)
    table.play("rune:rune_wealth")
    after = GAME.result(table.state).sheets[0]
    assert table.good(0, "coin") == 6 + 5
    assert after["coins"] == 3


@rule("CHM-RUNE-16")
def test_free_runes_may_be_used_even_if_they_change_nothing() -> None:
    table = Table()
    table.rune(0, "rune_wealth", "rune_knowledge", "rune_success")
    table.give(0, coin=0)
    table.play("rune:rune_knowledge")
    runes = [move for move in table.moves() if move.startswith("rune:")]
    assert runes == ["rune:rune_success", "rune:rune_wealth"]
    table.play("rune:rune_wealth")
    assert table.good(0, "coin") == 0


# True Sight


@rule("CHM-RUNE-11", "CHM-RUNE-15")
def test_true_sight_draws_three_destinies_of_which_one_is_kept() -> None:
    table = Table()
    table.rune(0, "rune_true_sight")
    table.play("place:sage_house", "peek:shore_2")
    assert table.moves() == ["use", "decline"]
    assert table.heard("destinies_drawn") == []
    table.play("use")
    assert len(table.moves()) == 3
    table.play(table.moves()[2])
    assert table.view().players[0].destiny_count == 2
    assert table.view().deck_sizes["destiny"] == 9 - 1
    assert table.view().players[0].used_runes == ["rune_true_sight"]


@rule("CHM-RUNE-11")
def test_destinies_not_kept_go_under_the_deck_in_the_order_drawn() -> None:
    table = Table()
    table.rune(0, "rune_true_sight")
    deck = sorted(table.deck(DESTINIES))
    table.deck(DESTINIES)[:] = deck
    table.play("place:sage_house", "peek:shore_2")
    table.chance(7, 4, 0)
    table.play("use")
    drawn = [DESTINY_IDS[deck[place]] for place in (7, 4, 0)]
    assert [facts["destiny"] for facts in table.heard("destiny_seen", 0)][1:] == drawn
    table.play(f"keep:{drawn[1]}")
    assert table.view(0).under_destinies == [drawn[0], drawn[2]]


@rule("CHM-RUNE-11", "CHM-RUNE-15")
def test_true_sight_may_be_saved_for_another_visit() -> None:
    table = Table()
    table.rune(0, "rune_true_sight")
    table.play("place:sage_house", "peek:shore_2", "decline")
    assert table.view().players[0].runes == ["rune_true_sight"]
    assert table.view().players[0].destiny_count == 2
    assert table.view(0).under_destinies == []
    assert table.seat() == 1


@rule("CHM-RUNE-15")
def test_true_sight_is_not_offered_when_the_destiny_deck_is_empty() -> None:
    table = Table()
    table.rune(0, "rune_true_sight")
    all_cards = [*table.deck(DESTINIES), *table.player(1).destinies]
    table.destinies(1, *[DESTINY_IDS[card] for card in all_cards])
    table.play("place:sage_house", "peek:shore_2")
    assert table.seat() == 1
    assert table.view().players[0].runes == ["rune_true_sight"]


@rule("CHM-RUNE-02", "CHM-RUNE-14")
def test_true_sight_is_no_rune_for_a_fight() -> None:
    table = fight_with("troll_hill_4", swordsman=2)
    table.rune(0, "rune_true_sight")
    table.play("done", rolls=["swordsman:blank", "swordsman:shield"])
    assert table.moves() == ["favor", "accept"]
