"""Timing and edge cases (section 12)."""

from meadhall.games.champions.content.tables import DESTINY_IDS, JOURNEY_IDS, NONE
from meadhall.games.champions.rules.state import DESTINIES, JOURNEY_DECK
from meadhall.games.champions.rules.town.placement import PlacementTurn
from meadhall.kernel.dice import Dice
from tests.champions.table import Table, fight_with, sail_with
from tests.rules import rule

HULDRA = "monster_huldra_red"


# Decks that run out


@rule("CHM-EDGE-01")
def test_a_game_needs_eight_trolls_sixteen_draugr_and_all_merchants() -> None:
    table = Table(players=4)
    table.finish_game()
    sizes = table.view().deck_sizes
    assert (sizes["troll"], sizes["draugr"], sizes["merchant"]) == (16 - 8, 21 - 16, 8 - 8)


@rule("CHM-EDGE-01")
def test_a_game_needs_at_most_thirty_two_monsters() -> None:
    table = Table(players=4)
    while not table.state.is_over():
        table.player(0).defeated += table.state.shores.monsters
        table.state.shores.monsters = (NONE,) * 4
        table.finish_round()
    assert table.view().deck_sizes["monster"] == 36 - 32
    assert table.faults() == []


@rule("CHM-EDGE-01")
def test_a_game_needs_at_most_all_destinies_and_all_runes() -> None:
    table = Table(players=4)
    while not table.state.is_over():
        table.give(1, wood=1)
        table.play("place:sage_house", "peek:shore_1", "place:runesmith")
        table.play(table.moves()[0])
        table.finish_round()
    sizes = table.view().deck_sizes
    assert (sizes["destiny"], table.view().players[0].destiny_count) == (0, 1 + 8)
    assert (sizes["rune"], len(table.view().players[1].runes)) == (0, 8)


@rule("CHM-EDGE-02")
def test_with_an_empty_destiny_deck_the_sage_gives_only_the_peek() -> None:
    table = table_with_destinies_left(0)
    table.play("place:sage_house", "peek:shore_3")
    assert table.view(0).shores[1].journey is not None
    assert table.view().players[0].destiny_count == 1
    assert table.seat() == 1


@rule("CHM-EDGE-02")
def test_the_sage_draws_what_there_is_and_one_is_kept() -> None:
    table = table_with_destinies_left(3)
    table.lead(0, "dagrun")
    table.lead(1, "gylfir")
    table.rune(0, "rune_true_sight")
    table.play("place:sage_house", "peek:shore_3", "use")
    assert len(table.moves()) == 3
    table.play(table.moves()[0])
    assert table.view().players[0].destiny_count == 2
    assert table.view().deck_sizes["destiny"] == 2


@rule("CHM-EDGE-02")
def test_a_last_destiny_is_kept_without_a_choice() -> None:
    table = table_with_destinies_left(1)
    table.lead(0, "dagrun")
    table.lead(1, "gylfir")
    table.play("place:sage_house", "peek:shore_3")
    assert table.view().players[0].destiny_count == 2
    assert (table.seat(), table.view().deck_sizes["destiny"]) == (1, 0)


def table_with_destinies_left(n: int) -> Table:
    """Three players; the last one holds all destiny cards but two and ``n`` in the deck."""
    table = Table()
    for seat in range(2):
        table.destinies(seat, DESTINY_IDS[seat])
    table.destinies(2)
    table.destinies(2, *DESTINY_IDS[2 + n :])
    assert table.state.decks[DESTINIES].size() == n
    return table


@rule("CHM-EDGE-03")
def test_without_a_face_down_journey_card_the_peek_is_skipped() -> None:
    table = Table()
    table.deck(JOURNEY_DECK).extend(card for card in table.state.shores.journeys if card != NONE)
    table.state.shores.journeys = (NONE,) * 4
    table.play("place:sage_house")
    assert table.heard("peeked") == []
    assert table.view().players[0].destiny_count == 2


@rule("CHM-EDGE-22")
def test_a_rune_from_the_deck_leaves_the_face_up_runes_as_they_are() -> None:
    table = Table()
    shown = table.view().runes_shown
    table.play("place:runesmith", "take:deck")
    assert table.view().runes_shown == shown
    assert len(table.view().players[0].runes) == 1


@rule("CHM-EDGE-23")
def test_a_merchant_card_that_was_not_used_is_covered_by_the_next() -> None:
    table = Table()
    table.merchant("merchant_fishmonger")
    table.finish_placement()
    table.merchant("merchant_timber_barge")
    table.give(0, food=0, wood=0)
    table.play("place:merchant_ship")
    assert (table.good(0, "food"), table.good(0, "wood")) == (0, 3)
    assert table.view().merchants == ["merchant_fishmonger", "merchant_timber_barge"]


# Placement


@rule("CHM-EDGE-04")
def test_with_eight_warriors_the_longhouse_still_gives_the_marker() -> None:
    table = Table()
    table.muster(1, swordsman=8)
    supply = table.state.supply[:]
    table.play("place:beg", "place:jarls_longhouse")
    assert table.warriors(1)["swordsman"] == 8
    assert table.state.supply == supply
    assert table.view().first_player == 1


@rule("CHM-EDGE-05")
def test_of_two_players_the_first_hands_the_marker_to_the_other() -> None:
    table = Table(players=2)
    table.play("place:jarls_longhouse")
    assert table.view().first_player == 1
    assert table.warriors(0)["swordsman"] == 2


@rule("CHM-EDGE-06")
def test_a_player_with_several_targets_must_split_the_warriors() -> None:
    table = Table(players=2)
    table.enemy("troll", "troll_forest_1")
    table.enemy("draugr_1", "draugr_thrall_red")
    table.enemy("draugr_2", "draugr_thrall_blue")
    table.muster(0, swordsman=2)
    table.reserve(0, "troll_gate", "draugr_1", "draugr_2", "small_public_longship>shore_2")
    table.send("troll", swordsman=1)
    targets = ["troll", "draugr_1", "draugr_2", "small_public"]
    dice = [f"die:swordsman:{target}" for target in targets]
    assert table.moves() == [*dice, "food:small_public", "done"]
    table.play("die:swordsman:draugr_2")
    assert [table.crew(target)["swordsman"] for target in targets] == [1, 0, 1, 0]
    assert table.refused("die:swordsman:draugr_1") == "CHM-ASSIGN-03"


@rule("CHM-EDGE-07")
def test_a_worker_hired_last_is_still_placed_in_the_same_round() -> None:
    table = Table()
    for _ in range(6):
        table.play("place:beg")
    table.give(0, coin=5)
    table.play("place:worker_huts", "place:beg", "place:beg")
    assert (table.step(), table.seat(), table.state.round) == ("PlaceWorker", 0, 1)
    assert [player.workers for player in table.view().players] == [1, 0, 0]


@rule("CHM-EDGE-08")
def test_heroes_with_one_free_place_give_one_die_of_the_takers_choice() -> None:
    table = Table()
    table.stall("stall_space_1", "stall_heroes")
    table.muster(0, spearman=7)
    table.give(0, coin=2)
    supply = table.state.supply[:]
    table.play("place:stall_space_1")
    assert table.moves() == ["muster:swordsman", "muster:axeman"]
    table.play("muster:axeman")
    assert table.warriors(0) == {"swordsman": 0, "spearman": 7, "axeman": 1}
    assert table.state.supply == [supply[0], supply[1], supply[2] - 1]
    assert (table.good(0, "coin"), table.seat()) == (0, 1)


@rule("CHM-EDGE-19")
def test_wealth_with_no_coins_gives_nothing_and_with_eight_gives_five() -> None:
    for coins, doubled in ((0, 0), (8, 13)):
        table = Table()
        table.rune(0, "rune_wealth")
        table.give(0, coin=coins)
        table.play("rune:rune_wealth")
        assert table.good(0, "coin") == doubled
        assert table.view().players[0].used_runes == ["rune_wealth"]


@rule("CHM-EDGE-20")
def test_at_the_market_a_chain_is_two_swaps_and_nothing_is_swapped_for_itself() -> None:
    table = Table()
    table.give(0, food=2, wood=0, coin=0)
    table.play("place:market")
    assert table.moves() == ["swap:food>wood", "swap:food>coin", "done"]
    table.play("swap:food>wood", "swap:wood>coin")
    assert [table.good(0, good) for good in ("food", "wood", "coin")] == [1, 0, 1]
    assert table.seat() == 1


@rule("CHM-EDGE-21")
def test_the_large_longship_costs_its_coin_even_if_it_sails_empty() -> None:
    table = Table()
    table.give(0, coin=1)
    table.muster(0)
    table.play("place:large_public_longship", "sail:shore_2")
    assert table.good(0, "coin") == 0
    table.finish_placement()
    table.give(0, coin=0)
    table.play("done")
    assert table.heard("empty_ship") == [{"seat": 0, "ship": "large_public"}]
    assert table.good(0, "coin") == 0


@rule("CHM-EDGE-24")
def test_dice_are_gained_only_in_placement_by_one_player_at_a_time() -> None:
    table = Table(players=4, assign_mode="simultaneous")
    choose = Dice.from_seed("gains", 1)
    while not table.state.is_over():
        heard = len(table.heard("mustered"))
        is_placement = any(isinstance(step, PlacementTurn) for step in table.state.steps)
        deciders = table.state.deciders()
        moves = table.moves(deciders[0])
        table.play(moves[choose.below(0, len(moves))], seat=deciders[0])
        if len(table.heard("mustered")) > heard:
            assert len(deciders) == 1
            assert is_placement
    assert len(table.heard("mustered")) > 20


# Fights


@rule("CHM-EDGE-09")
def test_a_victor_over_the_troll_without_blame_only_names_another() -> None:
    table = fight_with("troll_forest_1", axeman=2)
    table.play("done", rolls=2 * ["axeman:hit_2"])
    table.play("accept")
    assert table.moves() == ["blame:seat_1", "blame:seat_2"]
    assert table.good(0, "blame") == 0
    assert table.heard("blame_discarded") == []


@rule("CHM-EDGE-10")
def test_a_troll_that_was_fought_in_vain_shames_its_fighter_too() -> None:
    table = fight_with("troll_forest_1", axeman=1)
    table.play("done", rolls=["axeman:hit_1"])
    table.play("accept")
    assert table.heard("enemy_stands") == [{"seat": 0, "enemy": "troll_forest_1"}]
    assert [player.blame for player in table.view().players] == [0 + 1, 3 + 1, 3 + 1]


@rule("CHM-EDGE-11")
def test_favor_from_a_monster_may_be_spent_in_a_later_fight_of_the_round() -> None:
    table = Table()
    table.journey("shore_2", "journey_all_quiet")
    table.journey("shore_3", "journey_becalmed")
    table.monster("shore_2", "monster_ulfhedinn_blue")
    table.monster("shore_3", HULDRA)
    table.muster(0, spearman=1, axeman=2)
    table.give(0, coin=1, food=3, favor=0)
    table.reserve(0, "small_public_longship>shore_2", "large_public_longship>shore_3")
    table.send("small_public", food=1, axeman=2)
    table.send("large_public", food=2, spearman=1)
    table.play("done", rolls=[*2 * ["axeman:hit_2"], "spearman:blank"])
    assert (table.good(0, "favor"), table.moves()) == (2, ["favor", "accept"])
    table.play("favor", rolls=["spearman:shield"])
    assert table.heard("favor_spent") == [{"seat": 0}]


@rule("CHM-EDGE-11")
def test_food_from_a_hunt_cannot_be_loaded_any_more() -> None:
    table = Table()
    table.journey("shore_2", "journey_all_quiet")
    table.muster(0, swordsman=1, axeman=1)
    table.give(0, food=0)
    table.reserve(0, "hunting_grounds", "small_public_longship>shore_2")
    table.send("small_public", swordsman=1)
    assert table.refused("food:small_public") == "CHM-ASSIGN-05"
    table.play("done", rolls=["axeman:hit_2"])
    assert table.refuses("food:small_public")
    table.play("accept")
    assert (table.good(0, "food"), table.warriors(0)["swordsman"]) == (2, 0)


@rule("CHM-EDGE-12")
def test_healing_with_a_killing_blow_means_no_losses_and_a_victory() -> None:
    table = fight_with("draugr_berserker_blue", axeman=2)
    table.rune(0, "rune_healing")
    table.play("done", rolls=["axeman:hit_2", "axeman:blank"])
    table.play("rune:rune_healing", "accept")
    assert table.heard("lost") == []
    assert table.warriors(0)["axeman"] == 2
    assert table.view(0).players[0].defeated == ["draugr_berserker_blue"]


@rule("CHM-EDGE-13")
def test_shields_that_come_from_potential_count_for_an_earlier_retaliation() -> None:
    table = fight_with("draugr_guard_blue", spearman=2)
    table.rune(0, "rune_potential", "rune_retaliation")
    table.play("done", rolls=["spearman:blank", "spearman:shield"])
    table.play("rune:rune_retaliation")
    table.play("rune:rune_potential", rolls=["spearman:shield"])
    table.play("accept", rolls=2 * ["spearman:shield"])
    assert table.heard("damaged")[0]["n"] == 2
    assert table.heard("lost") == []


@rule("CHM-EDGE-14")
def test_ullr_gains_nothing_for_a_hit_that_was_rerolled_away() -> None:
    table = fight_with("draugr_guard_blue", leader="ullr", spearman=2)
    table.give(0, favor=2)
    table.play("done", rolls=["spearman:hit_2", "spearman:shield"])
    table.play("favor", "reroll:spearman:hit_2", "roll", rolls=["spearman:shield"])
    table.play("accept", rolls=["spearman:hit_2", "spearman:shield"])
    assert table.good(0, "glory") == 0
    table.play("accept", rolls=2 * ["spearman:shield"])
    assert table.good(0, "glory") == 1


@rule("CHM-EDGE-18")
def test_the_shield_of_a_die_that_is_lost_still_counts() -> None:
    table = fight_with("draugr_warlord_red", spearman=1, axeman=2)
    table.play("done", rolls=["spearman:shield", "axeman:blank", "axeman:blank"])
    table.play("accept")
    table.play("lose:spearman", rolls=["axeman:hit_2", "axeman:hit_2"])
    assert len(table.heard("lost")) == 1
    assert table.crew("draugr_1") == {"swordsman": 0, "spearman": 0, "axeman": 2}


# Journeys


@rule("CHM-EDGE-15")
def test_with_an_empty_deck_a_replaced_card_may_come_back() -> None:
    table = sail_with("shore_2", "journey_whirlpool", HULDRA, food=1, spearman=2, axeman=1)
    table.rune(0, "rune_journey")
    table.play("done")
    table.deck(JOURNEY_DECK).clear()
    table.play("use")
    assert [event["journey"] for event in table.heard("journey_revealed")] == [
        "journey_whirlpool", "journey_whirlpool",
    ]  # fmt: skip
    assert table.view().journey_discard == []
    assert table.moves() == ["lose:spearman", "lose:axeman"]


@rule("CHM-EDGE-16")
def test_the_replacement_cannot_be_replaced_again() -> None:
    table = sail_with("shore_2", "journey_storm", HULDRA, food=1, spearman=2)
    table.rune(0, "rune_journey")
    table.play("done")
    cards = table.deck(JOURNEY_DECK)
    table.chance(cards.index(JOURNEY_IDS.index("journey_lost")))
    table.play("use")
    assert (table.step(), table.moves()) == ("LoseFromShip", ["lose:spearman", "lose:food"])


@rule("CHM-EDGE-17")
def test_when_the_kraken_kills_all_the_food_is_lost_and_the_monster_gets_its_coin() -> None:
    table = sail_with("shore_2", "journey_kraken", HULDRA, food=3, axeman=2)
    table.play("done", rolls=["axeman:hit_1", "axeman:blank"])
    table.play("accept")
    assert (table.state.crews.food[1], table.good(0, "food")) == (0, 0)
    assert table.heard("fed") == []
    assert (table.view().shores[0].monster, table.view().shores[0].coins) == (HULDRA, 1)
    assert table.good(0, "glory") == 0
