"""The round and its setup (CHM-ROUND, CHM-RSET)."""

import pytest

from meadhall.games.champions.content.tables import RUNE_IDS
from meadhall.games.champions.rules.state import RUNES
from tests.champions.table import Table
from tests.rules import rule

BLUE_SPACES = ["armory", "spear_maker", "blacksmith", "smokehouse"]


def stocks(table: Table) -> list[int]:
    spaces = {space.id: space.stock for space in table.view().spaces}
    return [spaces[space] for space in BLUE_SPACES]


def told_in_order(table: Table, *kinds: str) -> list[str]:
    """The kinds of event in the order in which they first happened."""
    told = dict.fromkeys(event.kind.name for event in table.events)
    return [kind for kind in told if kind in kinds]


def defeat_the_monster_at(table: Table, shore: str) -> None:
    """Seat 0 sails with three axemen against an easy monster, and the round ends."""
    table.monster(shore, "monster_mare_blue")
    table.journey(shore, "journey_all_quiet")
    table.muster(0, axeman=3)
    table.give(0, food=3)
    table.reserve(0, f"large_public_longship>{shore}")
    table.send("large_public", axeman=3, food=3)
    table.play("done", rolls=["axeman:hit_2"] * 3)
    table.play("accept")


@rule("CHM-ROUND-01")
def test_a_game_has_eight_rounds() -> None:
    table = Table()
    table.finish_game()
    assert [facts["round"] for facts in table.heard("round_began")] == list(range(1, 9))
    assert [facts["round"] for facts in table.heard("round_ended")] == list(range(1, 9))


@rule("CHM-ROUND-01")
def test_a_round_is_setup_placement_assignment_resolution_cleanup() -> None:
    table = Table()
    table.enemy("troll", "troll_forest_1")
    table.reserve(0, "troll_gate")
    table.send("troll", swordsman=1)
    table.play("done", rolls=["swordsman:hit_2"])
    table.play("accept", "blame:seat_1")
    phases = ["round_began", "enemy_appeared", "placed", "assigned", "fight_began", "round_ended"]
    assert told_in_order(table, *phases) == phases
    assert table.view().round == 2
    assert table.step() == "PlaceWorker"


@rule("CHM-RSET-01")
def test_one_troll_is_turned_up_every_round() -> None:
    table = Table()
    first = table.view().fights[0]
    assert (first.target, table.view().deck_sizes["troll"]) == ("troll", 15)
    assert str(first.enemy).startswith("troll_")
    table.finish_round()
    second = table.view().fights[0]
    assert str(second.enemy).startswith("troll_")
    assert second.enemy != first.enemy
    assert table.view().deck_sizes["troll"] == 14


@rule("CHM-RSET-02")
def test_two_draugr_are_turned_up_every_round_the_first_on_the_left() -> None:
    table = Table()
    came = [facts for facts in table.heard("enemy_appeared") if facts["target"] != "troll"]
    assert [facts["target"] for facts in came] == ["draugr_1", "draugr_2"]
    fights = table.view().fights[1:]
    assert [fight.enemy for fight in fights] == [facts["enemy"] for facts in came]
    assert all(str(fight.enemy).startswith("draugr_") for fight in fights)
    assert table.view().deck_sizes["draugr"] == 19
    table.finish_round()
    assert table.view().deck_sizes["draugr"] == 17


@rule("CHM-RSET-03")
@pytest.mark.parametrize(("players", "used"), [(3, [2, 3, 4]), (4, [1, 2, 3, 4])])
def test_every_shore_in_use_gets_a_face_down_journey_card(players: int, used: list[int]) -> None:
    table = Table(players=players)
    laid = [facts["shore"] for facts in table.heard("journey_laid")]
    assert laid == [f"shore_{number}" for number in used]
    for seat in range(players):
        shores = table.view(seat).shores
        assert all(shore.has_journey and not shore.is_open for shore in shores)
        assert [shore.journey for shore in shores] == [None] * len(used)
    assert table.view().deck_sizes["journey"] == 18 - len(used)


@rule("CHM-RSET-03")
def test_only_an_empty_journey_place_is_filled_again() -> None:
    table = Table()
    table.journey("shore_3", "journey_storm")
    others = table.state.shores.journeys[1], table.state.shores.journeys[3]
    table.reserve(0, "small_public_longship>shore_3")
    table.finish_round()
    laid = [facts["shore"] for facts in table.heard("journey_laid")]
    assert laid == ["shore_2", "shore_3", "shore_4", "shore_3"]
    assert (table.state.shores.journeys[1], table.state.shores.journeys[3]) == others
    assert table.view().deck_sizes["journey"] == 18 - 4


@rule("CHM-RSET-04")
def test_only_a_shore_whose_monster_fell_gets_a_new_one() -> None:
    table = Table()
    defeat_the_monster_at(table, "shore_3")
    came = [facts["shore"] for facts in table.heard("monster_appeared")]
    assert came == ["shore_2", "shore_3", "shore_4", "shore_3"]
    assert table.view().shores[1].monster not in (None, "monster_mare_blue")
    assert table.view().deck_sizes["monster"] == 36 - 4


@rule("CHM-RSET-04")
def test_undefeated_monsters_stay_with_their_coins() -> None:
    table = Table()
    before = [shore.monster for shore in table.view().shores]
    table.finish_round()
    table.finish_round()
    shores = table.view().shores
    assert [shore.monster for shore in shores] == before
    assert [shore.coins for shore in shores] == [2, 2, 2]


@rule("CHM-RSET-05")
def test_a_merchant_card_is_added_every_round_and_only_the_top_one_counts() -> None:
    table = Table()
    table.merchant("merchant_timber_barge")
    table.finish_round()
    table.merchant("merchant_fishmonger")
    assert table.view().merchants == ["merchant_timber_barge", "merchant_fishmonger"]
    assert table.view().deck_sizes["merchant"] == 6
    table.play("place:merchant_ship")
    assert (table.good(0, "food"), table.good(0, "wood")) == (1 + 3, 1)


@rule("CHM-RSET-06")
def test_every_blue_space_gets_one_die_or_food_whether_empty_or_not() -> None:
    table = Table()
    assert stocks(table) == [1, 1, 1, 1]
    assert table.view().supply == {"swordsman": 12 - 3 - 1, "spearman": 11, "axeman": 9}
    table.play("place:spear_maker", "place:smokehouse")
    assert stocks(table) == [1, 0, 1, 0]
    table.finish_round()
    assert stocks(table) == [2, 1, 2, 1]
    table.finish_round()
    assert stocks(table) == [3, 2, 3, 2]


@rule("CHM-RSET-07")
def test_a_blue_space_gets_nothing_when_the_supply_lacks_its_die() -> None:
    table = Table()
    table.muster(1, axeman=8)
    table.muster(2, axeman=1)
    assert table.view().supply["axeman"] == 0
    table.finish_round()
    assert stocks(table) == [2, 2, 1, 2]
    assert table.faults() == []


@rule("CHM-RSET-08")
def test_three_runes_lie_open() -> None:
    table = Table()
    shown = table.view().runes_shown
    assert len(shown) == len(set(shown)) == 3
    assert None not in shown
    assert table.view().deck_sizes["rune"] == 7
    assert [facts["rune"] for facts in table.heard("rune_shown")] == shown


@rule("CHM-RSET-08")
def test_an_empty_rune_place_is_filled_in_the_next_round() -> None:
    table = Table()
    table.show_runes("rune_fame", "rune_healing", "rune_journey")
    table.play("place:runesmith", "take:rune_healing")
    assert table.view().runes_shown == ["rune_fame", None, "rune_journey"]
    table.finish_round()
    first, new, last = table.view().runes_shown
    assert (first, last) == ("rune_fame", "rune_journey")
    assert new not in (None, "rune_healing")
    assert table.view().deck_sizes["rune"] == 6


@rule("CHM-RSET-08")
def test_an_exhausted_rune_deck_leaves_places_empty() -> None:
    table = Table()
    table.show_runes("rune_fame", "rune_healing", "rune_journey")
    table.rune(1, *[RUNE_IDS[rune] for rune in table.deck(RUNES)])
    table.play("place:runesmith", "take:rune_fame")
    table.finish_round()
    assert table.view().runes_shown == [None, "rune_healing", "rune_journey"]
