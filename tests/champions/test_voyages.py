"""Voyages (section 5.10): from the port to the monster; the journey cards are in another file."""

import pytest

from meadhall.games.champions.content.tables import JOURNEY_IDS, NONE
from meadhall.games.champions.rules.state import JOURNEY_DECK
from meadhall.kernel.shared import replaced
from tests.champions.table import Table, sail_with
from tests.rules import rule

HULDRA = "monster_huldra_red"
LOST = {"swordsman": 0, "spearman": 0, "axeman": 0}


def shore_journey(table: Table, shore: str) -> str | None:
    """The card that lies at a shore, face up or down."""
    card = table.state.shores.journeys[int(shore[-1]) - 1]
    return None if card == NONE else JOURNEY_IDS[card]


# A, B, C


@rule("CHM-VOYAGE-01")
def test_shores_without_a_ship_are_skipped_and_keep_their_card_face_down() -> None:
    table = sail_with("shore_2", "journey_all_quiet", HULDRA, axeman=1)
    table.journey("shore_3", "journey_kraken")
    table.play("done")
    assert [event["shore"] for event in table.heard("journey_revealed")] == ["shore_2"]
    assert shore_journey(table, "shore_3") == "journey_kraken"
    assert [shore.is_open for shore in table.view().shores] == [False, False, False]


@rule("CHM-VOYAGE-02")
def test_the_journey_card_is_resolved_for_this_ship_alone() -> None:
    table = Table()
    table.journey("shore_2", "journey_lost")
    table.muster(0, swordsman=2, spearman=3, axeman=2)
    table.give(0, coin=1, food=2)
    table.reserve(0, "small_public_longship>shore_2", "large_public_longship>shore_3")
    table.send("small_public", swordsman=2, axeman=1)
    table.send("large_public", food=2, spearman=2)
    table.play("done")
    assert table.heard("journey_revealed")[0] == {
        "seat": 0, "shore": "shore_2", "journey": "journey_lost",
    }  # fmt: skip
    assert table.moves() == ["lose:swordsman", "lose:axeman"]
    assert table.refuses("lose:spearman")
    assert table.refuses("lose:food")
    table.play("lose:axeman")
    assert (table.crew("large_public")["spearman"], table.state.crews.food[1]) == (2, 2)


@rule("CHM-VOYAGE-03", "CHM-VOYAGE-13")
def test_the_card_of_a_ship_without_warriors_is_revealed_and_discarded() -> None:
    table = Table()
    table.journey("shore_2", "journey_kraken")
    table.journey("shore_3", "journey_whirlpool")
    table.muster(0, spearman=2)
    table.give(0, coin=1, food=3)
    table.reserve(0, "small_public_longship>shore_2", "large_public_longship>shore_3")
    table.send("small_public", food=2)
    table.send("large_public", spearman=2, food=1)
    table.rune(0, "rune_journey")
    table.play("done")
    assert table.heard("journey_revealed")[0]["journey"] == "journey_kraken"
    assert table.view().journey_discard == ["journey_kraken"]
    assert table.heard("fight_began") == []
    assert (table.step(), table.view().shores[1].is_open) == ("ReplaceJourney", True)
    assert table.state.crews.food[0] == 0
    assert table.good(0, "food") == 0


@rule("CHM-VOYAGE-04")
@pytest.mark.parametrize(
    ("shore", "fed"), [("shore_1", 4), ("shore_2", 4), ("shore_3", 2), ("shore_4", 2)]
)
def test_food_feeds_two_warriors_at_a_near_shore_and_one_at_a_far_one(shore: str, fed: int) -> None:
    table = Table(players=4)
    table.journey(shore, "journey_all_quiet")
    table.monster(shore, HULDRA)
    table.muster(0, spearman=5)
    table.give(0, coin=1, food=2)
    table.reserve(0, f"large_public_longship>{shore}")
    table.send("large_public", food=2, spearman=5)
    table.play("done", rolls=fed * ["spearman:shield"])
    assert table.crew("large_public")["spearman"] == fed
    assert table.heard("fed") == [{"seat": 0, "n": fed, "starving": 5 - fed}]


@rule("CHM-VOYAGE-04")
def test_all_loaded_food_is_gone_whether_used_or_not() -> None:
    table = sail_with("shore_2", "journey_all_quiet", HULDRA, food=4, spearman=2)
    table.play("done", rolls=2 * ["spearman:shield"])
    assert table.heard("fed") == [{"seat": 0, "n": 2, "starving": 0}]
    assert (table.state.crews.food[1], table.good(0, "food")) == (0, 0)


@rule("CHM-VOYAGE-05")
@pytest.mark.parametrize(("food", "crew", "fed"), [(1, 1, 1), (2, 3, 3), (1, 3, 2), (0, 2, 0)])
def test_a_half_used_food_feeds_one_warrior(food: int, crew: int, fed: int) -> None:
    table = sail_with("shore_2", "journey_all_quiet", HULDRA, food=food, spearman=crew)
    table.play("done", rolls=fed * ["spearman:shield"])
    assert table.heard("fed") == [{"seat": 0, "n": fed, "starving": crew - fed}]


@rule("CHM-VOYAGE-05")
def test_the_player_chooses_who_starves() -> None:
    table = sail_with("shore_3", "journey_all_quiet", HULDRA, food=2, swordsman=2, axeman=2)
    table.play("done")
    assert (table.step(), table.moves()) == ("LoseWarriors", ["lose:swordsman", "lose:axeman"])
    assert table.refuses("lose:spearman")
    table.play("lose:swordsman")
    assert table.moves() == ["lose:swordsman", "lose:axeman"]
    table.play("lose:swordsman", rolls=2 * ["axeman:blank"])
    assert table.heard("lost") == 2 * [{"seat": 0, "warrior": "swordsman", "reason": "hunger"}]


@rule("CHM-VOYAGE-06")
def test_the_monster_is_fought_after_journey_and_feeding() -> None:
    table = sail_with("shore_2", "journey_storm", HULDRA, food=2, swordsman=3)
    table.play("done")
    table.play("lose:food", rolls=2 * ["swordsman:hit_2"])
    kinds = ["journey_revealed", "lost_food", "fed", "lost", "fight_began", "rolled"]
    told = [event.kind.name for event in table.events]
    assert [kind for kind in told if kind in kinds] == kinds
    table.play("accept")
    assert table.view(0).players[0].defeated == [HULDRA]


@rule("CHM-VOYAGE-11")
def test_a_voyage_ends_when_the_journey_takes_all_warriors() -> None:
    table = sail_with("shore_2", "journey_whirlpool", HULDRA, food=1, swordsman=1)
    table.play("done")
    assert table.heard("voyage_failed") == [{"seat": 0, "shore": "shore_2"}]
    assert table.heard("fight_began") == []
    assert (table.view().shores[0].monster, table.view().shores[0].coins) == (HULDRA, 1)


@rule("CHM-VOYAGE-11")
def test_a_voyage_ends_when_all_warriors_starve() -> None:
    table = sail_with("shore_2", "journey_all_quiet", HULDRA, swordsman=1, axeman=1)
    table.play("done")
    assert table.heard("voyage_failed") == [{"seat": 0, "shore": "shore_2"}]
    assert table.warriors(0) == LOST
    assert table.view().shores[0].monster == HULDRA


# The journey deck


@rule("CHM-VOYAGE-12")
def test_the_discards_become_the_new_journey_deck() -> None:
    table = sail_with("shore_2", "journey_all_quiet", HULDRA, axeman=1)
    deck = table.deck(JOURNEY_DECK)
    table.state.journey_discard += tuple(deck)
    deck.clear()
    table.play("done")
    assert table.view().journey_discard == []
    assert table.view().deck_sizes["journey"] == 18 - 3
    assert shore_journey(table, "shore_2") is not None
    assert table.faults() == []


@rule("CHM-VOYAGE-12")
def test_without_any_journey_card_the_place_stays_empty_and_the_sea_is_quiet() -> None:
    table = journeyless_table()
    assert shore_journey(table, "shore_2") is None
    table.monster("shore_2", HULDRA)
    table.muster(0, spearman=2)
    table.give(0, coin=1, food=1)
    table.rune(0, "rune_journey")
    table.reserve(0, "large_public_longship>shore_2")
    table.send("large_public", food=1, spearman=2)
    table.play("done", rolls=2 * ["spearman:shield"])
    assert table.heard("journey_revealed") == []
    assert table.heard("fed") == [{"seat": 0, "n": 2, "starving": 0}]


@rule("CHM-VOYAGE-12")
def test_no_card_is_announced_for_a_place_that_stays_empty() -> None:
    table = journeyless_table()
    assert table.heard("journey_laid")[3:] == []


def journeyless_table() -> Table:
    """The second round, with no card at shore_2 and none left to lay there."""
    table = Table()
    table.deck(JOURNEY_DECK).clear()
    shores = table.state.shores
    shores.journeys = replaced(shores.journeys, 1, NONE)
    table.finish_placement()
    return table


@rule("CHM-VOYAGE-13")
def test_a_resolved_card_lies_open_and_is_no_part_of_a_reshuffle() -> None:
    table = Table()
    table.journey("shore_2", "journey_whirlpool")
    table.journey("shore_3", "journey_storm")
    table.rune(0, "rune_journey")
    table.muster(0, spearman=3)
    table.give(0, coin=1, food=0)
    table.reserve(0, "small_public_longship>shore_2", "large_public_longship>shore_3")
    table.send("small_public", spearman=2)
    table.send("large_public", spearman=1)
    table.play("done", "decline")
    assert (table.seat(), table.step()) == (0, "ReplaceJourney")
    assert table.view().shores[0].journey == "journey_whirlpool"
    assert table.view().shores[0].is_open
    table.deck(JOURNEY_DECK).clear()
    table.play("use")
    assert table.heard("journey_revealed")[-1]["journey"] == "journey_storm"


@rule("CHM-VOYAGE-13")
def test_a_replaced_card_goes_to_the_discard_pile_at_once() -> None:
    table = sail_with("shore_2", "journey_whirlpool", HULDRA, food=1, swordsman=1, axeman=1)
    table.rune(0, "rune_journey")
    table.play("done")
    assert (table.step(), table.moves()) == ("ReplaceJourney", ["use", "decline"])
    assert table.heard("lost") == []
    deck = table.deck(JOURNEY_DECK)
    table.chance(deck.index(JOURNEY_IDS.index("journey_lost")))
    table.play("use")
    assert table.view().journey_discard == ["journey_whirlpool"]
    assert table.view().shores[0].journey == "journey_lost"
    assert table.view().players[0].used_runes == ["rune_journey"]
    assert table.moves() == ["lose:swordsman", "lose:axeman", "lose:food"]


@rule("CHM-RUNE-07")
def test_the_journey_rune_may_be_kept() -> None:
    table = sail_with("shore_2", "journey_whirlpool", HULDRA, food=1, swordsman=1, axeman=1)
    table.rune(0, "rune_journey")
    table.play("done", "decline")
    assert table.view().players[0].runes == ["rune_journey"]
    assert table.moves() == ["lose:swordsman", "lose:axeman"]
