"""What is in the box, and how much of it there can be (CHM-COMP)."""

from collections import Counter

import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.content.tables import (
    CONTENT,
    ENEMIES,
    ENEMY_IDS,
    STOCK_GOOD,
    WARRIOR_IDS,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.kernel.dice import Dice
from tests.champions.table import Table
from tests.rules import rule


def deck_sizes_before_setup() -> dict[str, int]:
    return GAME.view(GAME.begin(4, {}, "test"), seat=0).deck_sizes


def dice_everywhere(state: ChampionsState) -> dict[str, int]:
    """All dice of each type: supply, blue spaces, leader boards, fights and ships."""
    found = Counter(dict(zip(WARRIOR_IDS, state.supply, strict=True)))
    for n, good in zip(state.town.stock, STOCK_GOOD, strict=True):
        if 0 <= good < WARRIOR_TYPES:
            found[WARRIOR_IDS[good]] += n
    for player in state.players:
        found.update(dict(zip(WARRIOR_IDS, player.warriors, strict=True)))
    for at, n in enumerate(state.crews.warriors):
        found[WARRIOR_IDS[at % WARRIOR_TYPES]] += n
    return dict(found)


@rule("CHM-COMP-01")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    counts = CONTENT.components.counts
    listed = {
        "leader_boards": 5,
        "market_stalls": 8,
        "market_stalls_military": 4,
        "market_stalls_economic": 4,
        "workers": 20,
        "workers_per_color": 5,
        "public_longships": 2,
        "private_longships": 4,
        "rune_cards": 10,
        "destiny_cards": 12,
        "warrior_dice": 34,
        "swordsman_dice": 12,
        "spearman_dice": 12,
        "axeman_dice": 10,
        "wood_cubes": 20,
        "favor_tokens": 54,
        "blame_tokens": 28,
        "damage_tokens": 3,
    }
    assert {name: counts[name] for name in listed} == listed


@rule("CHM-COMP-01")
def test_every_listed_board_tile_card_and_die_is_described() -> None:
    assert len(CONTENT.leaders) == 5
    assert Counter(stall.kind for stall in CONTENT.stalls) == {"military": 4, "economic": 4}
    assert [ship.id for ship in CONTENT.ships if ship.kind == "public"] == [
        "small_public",
        "large_public",
    ]
    assert sum(ship.kind == "private" for ship in CONTENT.ships) == 4
    assert len(CONTENT.components.colors) == 4
    dice = {die.id: die.count for die in CONTENT.dice.dice}
    assert dice == {"swordsman": 12, "spearman": 12, "axeman": 10}
    decks = deck_sizes_before_setup()
    assert (decks["rune"], decks["destiny"]) == (10, 12)


@rule("CHM-COMP-02")
def test_the_decks_have_the_sizes_of_the_published_list() -> None:
    sizes = {"troll": 16, "draugr": 21, "monster": 36, "journey": 18, "merchant": 8}
    decks = deck_sizes_before_setup()
    assert {name: decks[name] for name in sizes} == sizes
    counts = CONTENT.components.counts
    assert {name: counts[f"{name}_cards"] for name in sizes} == sizes


@rule("CHM-COMP-02")
def test_food_coins_discs_and_markers_have_the_published_counts() -> None:
    counts = CONTENT.components.counts
    listed = {
        "food_cubes": 30,
        "coins": 60,
        "player_color_markers": 8,
        "round_markers": 1,
        "start_player_markers": 1,
    }
    assert {name: counts[name] for name in listed} == listed


@rule("CHM-COMP-03")
def test_wood_and_food_are_given_even_when_all_cubes_are_taken() -> None:
    table = Table()
    table.give(1, wood=20, food=30)
    table.stall("stall_space_2", "stall_trader")
    table.play("place:stall_space_2")
    assert (table.good(0, "wood"), table.good(0, "food")) == (2, 2)


@rule("CHM-COMP-03")
def test_coins_favor_and_blame_are_given_even_when_all_tokens_are_taken() -> None:
    table = Table()
    table.give(1, coin=60, favor=54, blame=28)
    table.play("place:beg")
    assert (table.good(0, "coin"), table.good(0, "blame")) == (2, 1)
    table.beg_until(0)
    table.give(0, coin=3)
    table.play("place:stave_church", "buy:2")
    assert table.good(0, "favor") == 3


@rule("CHM-COMP-03")
def test_an_enemy_can_bear_more_damage_than_there_are_tokens() -> None:
    table = Table()
    table.enemy("draugr_1", "draugr_guard_yellow")
    table.muster(0, axeman=3)
    table.reserve(0, "draugr_1")
    table.send("draugr_1", axeman=3)
    table.play("done", rolls=["axeman:hit_2", "axeman:hit_2", "axeman:blank"])
    table.play("accept", rolls=["axeman:blank", "axeman:hit_1"])
    table.play("accept")
    assert [facts["total"] for facts in table.heard("damaged")] == [4, 5]
    assert len(table.heard("enemy_defeated")) == 1


@rule("CHM-COMP-04")
def test_a_die_is_in_exactly_one_place_all_through_a_game() -> None:
    state = Table(players=4).state
    chance = Dice.from_seed("any moves", 1)
    positions = 0
    while not state.is_over():
        assert dice_everywhere(state) == {"swordsman": 12, "spearman": 12, "axeman": 10}
        seat = state.deciders()[0]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(0, len(moves))])
        positions += 1
    assert positions > 8 * 4 * 3


@rule("CHM-COMP-05")
def test_nobody_gets_more_than_eight_warriors() -> None:
    table = Table()
    table.muster(0, swordsman=4, spearman=4)
    table.play("place:jarls_longhouse")
    assert table.warriors(0) == {"swordsman": 4, "spearman": 4, "axeman": 0}
    assert table.state.supply[0] == 12 - 4 - 2 - 1


@rule("CHM-COMP-05")
def test_warriors_that_were_sent_out_count_towards_the_eight() -> None:
    table = Table()
    table.muster(0, swordsman=8)
    table.reserve(0, "troll_gate", "small_public_longship>shore_2")
    table.send("troll", swordsman=2)
    table.send("small_public", swordsman=3)
    assert table.warriors(0)["swordsman"] == 3
    assert table.state.warriors_owned(0) == 8
    assert table.state.room_for_warriors(0) == 0


@rule("CHM-COMP-06")
def test_dice_of_a_blue_space_that_do_not_fit_go_to_the_supply() -> None:
    table = Table()
    table.muster(0, swordsman=6)
    table.stock("spear_maker", 5)
    table.play("place:spear_maker")
    assert table.warriors(0) == {"swordsman": 6, "spearman": 2, "axeman": 0}
    assert table.view().supply["spearman"] == 12 - 2
    assert next(space.stock for space in table.view().spaces if space.id == "spear_maker") == 0


@rule("CHM-COMP-06", "CHM-EDGE-08")
@pytest.mark.parametrize("taken", ["swordsman", "axeman"])
def test_the_taker_chooses_which_of_several_dice_fits(taken: str) -> None:
    table = Table()
    table.stall("stall_space_1", "stall_heroes")
    table.give(0, coin=2)
    table.muster(0, spearman=7)
    table.play("place:stall_space_1")
    assert table.moves() == ["muster:swordsman", "muster:axeman"]
    table.play(f"muster:{taken}")
    both = {"swordsman": 0, "spearman": 7, "axeman": 0}
    assert table.warriors(0) == {**both, taken: 1}
    assert table.good(0, "coin") == 0
    assert table.seat() == 1


@rule("CHM-COMP-07")
def test_a_short_supply_gives_what_it_has_and_owes_nothing() -> None:
    table = Table()
    table.stall("stall_space_1", "stall_savages")
    table.muster(1, swordsman=8)
    table.muster(2, swordsman=1)
    assert table.view().supply["swordsman"] == 1
    table.play("place:stall_space_1")
    assert table.warriors(0)["swordsman"] == 2
    assert table.good(0, "food") == 0
    table.muster(1)
    table.finish_round()
    assert table.warriors(0)["swordsman"] == 2


@rule("CHM-COMP-07")
def test_a_type_that_is_gone_leaves_the_other_die_of_the_offer() -> None:
    table = Table()
    table.stall("stall_space_1", "stall_vikings")
    table.muster(1, spearman=8)
    table.muster(2, spearman=3)
    assert table.view().supply["spearman"] == 0
    table.play("place:stall_space_1")
    assert table.warriors(0) == {"swordsman": 2, "spearman": 0, "axeman": 0}


@rule("CHM-COMP-06", "CHM-COMP-07", "CHM-STALL-04")
@pytest.mark.parametrize(
    ("owned", "tile", "told"),
    [
        (0, "stall_heroes", [("swordsman", 1), ("axeman", 1)]),
        (0, "stall_vikings", [("swordsman", 1), ("spearman", 1)]),
        (0, "stall_savages", [("swordsman", 2)]),
        (0, "stall_raiders", [("spearman", 2)]),
        (8, "stall_savages", []),
    ],
)
def test_only_types_of_which_dice_are_taken_are_told(
    owned: int, tile: str, told: list[tuple[str, int]]
) -> None:
    table = Table()
    table.stall("stall_space_1", tile)
    table.give(0, coin=2)
    table.muster(0, axeman=owned)
    table.play("place:stall_space_1")
    assert [(fact["warrior"], fact["n"]) for fact in table.heard("mustered")] == told


@rule("CHM-COMP-06")
@pytest.mark.parametrize(("owned", "told"), [(5, [3]), (7, [1]), (8, [])])
def test_what_is_told_of_a_blue_space_is_what_fits(owned: int, told: list[int]) -> None:
    table = Table()
    table.muster(0, spearman=owned)
    table.stock("armory", 3)
    table.play("place:armory")
    assert [fact["n"] for fact in table.heard("mustered")] == told


@rule("CHM-COMP-08")
def test_no_die_can_be_given_back_to_make_room() -> None:
    table = Table()
    table.muster(0, swordsman=8)
    verbs = {move.split(":")[0] for move in table.moves()}
    assert verbs == {"place"}
    table.play("place:blacksmith")
    assert table.warriors(0) == {"swordsman": 8, "spearman": 0, "axeman": 0}
    assert table.seat() == 1
    table.muster(1, swordsman=1, axeman=6)
    table.merchant("merchant_young_blades")
    table.play("place:merchant_ship")
    assert table.warriors(1) == {"swordsman": 2, "spearman": 0, "axeman": 6}
    assert table.seat() == 2


@rule("CHM-COMP-09")
def test_draugr_and_monsters_have_three_colours_and_trolls_none() -> None:
    assert {card.color for card in CONTENT.draugr} == {"red", "yellow", "blue"}
    assert {card.color for card in CONTENT.monsters} == {"red", "yellow", "blue"}
    assert {card.color for card in CONTENT.trolls} == {"none"}
    red, yellow, blue = 1, 2, 3
    assert ENEMIES[ENEMY_IDS.index("draugr_warlord_red")].color == red
    assert ENEMIES[ENEMY_IDS.index("monster_lindworm_yellow")].color == yellow
    assert ENEMIES[ENEMY_IDS.index("monster_mare_blue")].color == blue


@rule("CHM-COMP-10")
def test_only_trolls_draugr_and_journeys_are_ever_discarded() -> None:
    table = Table()
    table.journey("shore_3", "journey_storm")
    table.reserve(0, "small_public_longship>shore_3")
    table.finish_game()
    final = table.view()
    kinds = Counter(enemy.split("_")[0] for enemy in final.enemy_discard)
    assert kinds == {"troll": 8, "draugr": 16}
    assert final.journey_discard == ["journey_storm"]
    assert final.deck_sizes["monster"] + len(final.shores) == 36
    assert len(final.merchants) == 8
    assert final.deck_sizes["rune"] + len(final.runes_shown) == 10
    assert final.deck_sizes["destiny"] + 3 == 12


@rule("CHM-COMP-11")
def test_favor_pays_for_nothing_in_town() -> None:
    table = Table(leaders=("ullr", "dagrun", "asmundr"))
    table.give(0, favor=20, coin=0, wood=0, food=0)
    table.stall("stall_space_1", "stall_savages")
    paid = ["merchant_ship", "runesmith", "stave_church", "worker_huts", "large_public_longship"]
    for space in [*paid, "stall_space_1"]:
        assert table.refused(f"place:{space}") == "CHM-PLACE-04"
    assert table.refused("place:shipwright") == "CHM-LOC-18"
    table.give(0, food=1)
    table.play("place:market")
    assert table.moves() == ["swap:food>wood", "swap:food>coin", "done"]
