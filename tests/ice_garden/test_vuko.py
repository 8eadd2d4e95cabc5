"""Vuko (LIG-VUK)."""

import pytest

from meadhall.games.ice_garden.content.tables import VUKO_TOKENS
from tests.ice_garden.table import Table
from tests.rules import rule


def hunted(*tiles: str, stage: int = 1) -> Table:
    """Seat 0 is the least reputable of three; these Vuko tiles lie from the left."""
    table = Table(3, vuko_tiles=bool(tiles))
    table.reputation(seat_1=0, seat_2=0, seat_0=-2)
    if tiles:
        table.vuko_tiles(*tiles, stage=stage)
    return table


BEARS = ("both_bears", "whisperers", "raven_plan", "vuko_and_cyphral")


# Where he goes


@rule("LIG-VUK-01")
def test_vuko_does_not_come_while_everyone_is_safe() -> None:
    table = Table(3)
    table.put(0, "frozen_wastes", influence_marker=3)
    table.visit()
    assert table.heard("vuko_idle") == [{}]
    assert (table.view().vuko, table.each("vuko_tokens")) == (None, [0, 0, 0])


@rule("LIG-VUK-01", "LIG-DEF-09")
def test_one_player_off_yin_yang_is_enough() -> None:
    table = Table(3)
    table.put(2, "bear_lands", influence_marker=1)
    table.reputation(seat_2=0)
    table.visit()
    assert table.heard("vuko_came") == [{"seat": 2, "region": "bear_lands"}]


@rule("LIG-VUK-02", "LIG-DEF-09")
def test_on_one_space_vuko_visits_the_topmost_marker() -> None:
    table = Table(3)
    table.put(0, "bear_lands", influence_marker=1)
    table.put(1, "frozen_wastes", influence_marker=1)
    table.reputation(seat_0=-3, seat_2=-1, seat_1=-3)
    table.visit()
    assert table.heard("vuko_came") == [{"seat": 1, "region": "frozen_wastes"}]


@rule("LIG-VUK-02")
def test_vuko_goes_where_the_least_reputable_has_most_influence() -> None:
    """Markers, levels and Dominate count; others do not."""
    table = hunted()
    table.put(0, "frozen_wastes", influence_marker=3)
    table.put(0, "bear_lands", moonlit_brother=2)
    table.put(1, "fire_lands", influence_marker=9)
    table.visit()
    assert table.heard("vuko_came") == [{"seat": 0, "region": "bear_lands"}]


@rule("LIG-VUK-02")
def test_equal_influence_is_settled_by_the_lower_red_number() -> None:
    table = hunted()
    table.tile("fire_lands", "t3_1")
    table.put(0, "bear_lands", influence_marker=2)
    table.put(0, "fire_lands", influence_marker=2)
    table.visit()
    assert table.view().vuko == "fire_lands"


@rule("LIG-VUK-02", "EX-10")
@pytest.mark.parametrize(("most", "next_best"), [(6, 4), (5, 3)])
def test_from_the_strongest_region_vuko_goes_to_the_next(most: int, next_best: int) -> None:
    table = hunted()
    table.put(0, "bear_lands", influence_marker=most)
    table.put(0, "fire_lands", influence_marker=next_best)
    table.put(0, "frozen_wastes", influence_marker=1)
    table.vuko("bear_lands")
    table.visit()
    assert table.heard("vuko_moved") == [{"seat": 0, "region": "bear_lands", "to": "fire_lands"}]


@rule("LIG-VUK-13")
def test_equal_next_regions_are_settled_by_the_lower_red_number() -> None:
    table = hunted()
    table.put(0, "bear_lands", influence_marker=5)
    table.put(0, "fire_lands", influence_marker=2)
    table.put(0, "coast_of_sails", influence_marker=2)
    table.vuko("bear_lands")
    table.visit()
    assert table.view().vuko == "coast_of_sails"


@rule("LIG-VUK-02", "LIG-DEF-06")
def test_controlled_markers_still_attract_vuko() -> None:
    table = hunted()
    table.put(0, "bear_lands", controlled_marker=2)
    table.put(0, "frozen_wastes", influence_marker=1)
    table.visit()
    assert table.view().vuko == "bear_lands"


@rule("LIG-VUK-03", "LIG-VUK-04")
def test_vuko_stays_with_a_player_who_is_nowhere_else() -> None:
    table = hunted()
    table.put(0, "bear_lands", controlled_marker=1, influence_marker=1, moonlit_brother=1)
    table.vuko_tokens(0, 1)
    table.vuko("bear_lands")
    table.visit()
    assert table.heard("vuko_stayed") == [{"seat": 0, "region": "bear_lands"}]
    assert table.heard("freed") == [{"seat": 0, "region": "bear_lands", "n": 1}]
    assert table.heard("controlled") == [{"seat": 0, "region": "bear_lands", "n": 2}]
    assert table.where("moonlit_brother") == {}


@rule("LIG-VUK-03")
def test_influence_in_a_locked_region_does_not_draw_vuko_away() -> None:
    table = hunted()
    table.put(0, "bear_lands", influence_marker=1)
    table.put(0, "frozen_wastes", influence_marker=4)
    table.lock("frozen_wastes")
    table.vuko("bear_lands")
    table.visit()
    assert table.view().vuko == "bear_lands"


@rule("LIG-VUK-04")
def test_when_vuko_leaves_all_markers_are_free_again() -> None:
    table = hunted()
    table.put(0, "fire_lands", influence_marker=1)
    table.put(1, "bear_lands", controlled_marker=2)
    table.put(2, "bear_lands", controlled_marker=1, influence_marker=1)
    table.vuko("bear_lands")
    table.visit()
    assert table.where("controlled_marker", 1) == table.where("controlled_marker", 2) == {}
    assert table.where("influence_marker", 1) == {"bear_lands": 2}
    assert table.where("influence_marker", 2) == {"bear_lands": 2}


@rule("LIG-VUK-10")
def test_vuko_leaves_a_region_that_has_been_locked_and_never_enters_one() -> None:
    table = hunted()
    table.put(0, "bear_lands", influence_marker=1)
    table.put(0, "northern_fjords", influence_marker=5)
    table.lock("frozen_wastes")
    table.lock("northern_fjords")
    table.vuko("frozen_wastes")
    table.visit()
    assert table.heard("vuko_moved") == [{"seat": 0, "region": "frozen_wastes", "to": "bear_lands"}]


# What he does


@rule("LIG-VUK-05")
def test_the_visited_player_takes_a_vuko_token() -> None:
    table = hunted()
    table.put(0, "bear_lands", influence_marker=1)
    table.put(1, "bear_lands", influence_marker=1)
    table.visit()
    assert table.each("vuko_tokens") == [1, 0, 0]
    assert table.heard("vuko_token_taken") == [{"seat": 0, "why": "visit"}]


@rule("LIG-VUK-05")
def test_without_a_token_in_the_stock_none_is_taken() -> None:
    table = hunted()
    table.put(0, "bear_lands", influence_marker=1)
    table.vuko_tokens(1, VUKO_TOKENS)
    table.visit()
    assert table.heard("vuko_token_taken") == []
    assert table.view().vuko_token_stock == 0


@rule("LIG-VUK-06")
def test_the_visited_player_chooses_a_unit_that_goes_to_supply() -> None:
    table = hunted()
    table.put(0, "bear_lands", harrasim=1, moonlit_brother=2)
    table.put(0, "frozen_wastes", enlightened_one=1)
    table.upgrade("moonlit_brother", "shield")
    table.visit()
    assert (table.step(), table.seat()) == ("LoseUnit", 0)
    assert table.moves() == ["lose:moonlit_brother", "lose:harrasim"]
    table.play("lose:moonlit_brother")
    assert table.where("moonlit_brother") == {"bear_lands": 1}
    assert table.figures("moonlit_brother") == 2
    assert table.each("victory_points") == [0, 0, 0]


@rule("LIG-VUK-06")
def test_only_the_visited_player_loses_a_unit() -> None:
    table = hunted()
    table.put(0, "bear_lands", influence_marker=1)
    table.put(1, "bear_lands", crab=1)
    table.visit()
    assert table.heard("unit_removed") == []


@rule("LIG-VUK-07")
def test_every_player_yields_as_many_markers_as_he_has_tokens() -> None:
    table = hunted()
    table.put(0, "bear_lands", influence_marker=3)
    table.put(1, "bear_lands", influence_marker=1)
    table.put(2, "bear_lands", influence_marker=1)
    table.vuko_tokens(0, 1)
    table.vuko_tokens(1, 3)
    table.visit()
    assert table.where("controlled_marker", 0) == {"bear_lands": 2}
    assert table.where("controlled_marker", 1) == {"bear_lands": 1}
    assert table.where("controlled_marker", 2) == {}
    assert table.count(0, "influence_marker", "bear_lands") == 1


@rule("LIG-VUK-08")
@pytest.mark.parametrize("bears_first", [True, False])
def test_active_tiles_follow_from_the_left(bears_first: bool) -> None:
    names = ["both_bears", "nightwalkers"]
    if not bears_first:
        names.reverse()
    table = hunted(*names, "whisperers", "fire_people", stage=2)
    table.put(0, "bear_lands", influence_marker=1)
    table.visit()
    told = [event.kind.name for event in table.events]
    assert (told.index("dead_snow_rose") < told.index("expelled")) == bears_first


@rule("LIG-VUK-08")
def test_tiles_of_later_stages_are_not_resolved() -> None:
    table = hunted("whisperers", "both_bears", "raven_plan", "vuko_and_cyphral")
    table.put(0, "bear_lands", influence_marker=1)
    table.visit()
    assert table.heard("dead_snow_rose") == []


# Nobody to find


@rule("LIG-VUK-09")
def test_off_the_board_vuko_only_gives_a_token_to_a_player_without_influence() -> None:
    table = hunted(*BEARS)
    table.put(1, "bear_lands", influence_marker=1)
    table.visit()
    assert table.heard("vuko_finds_nobody") == [{"seat": 0}]
    assert (table.each("vuko_tokens"), table.view().vuko) == ([1, 0, 0], None)
    assert table.heard("dead_snow_rose") == []


@rule("LIG-VUK-09")
def test_in_an_open_region_he_takes_control_anew_and_his_tiles_follow() -> None:
    table = hunted(*BEARS)
    table.put(1, "bear_lands", influence_marker=1, crab=1)
    table.vuko_tokens(1, 1)
    table.vuko("bear_lands")
    table.visit()
    assert table.heard("vuko_finds_nobody") == [{"seat": 0}]
    assert table.each("vuko_tokens") == [1, 1, 0]
    assert table.where("controlled_marker", 1) == {"bear_lands": 1}
    assert table.heard("unit_removed") == []
    assert table.state.tracks.dead_snow == 1


@rule("LIG-VUK-09")
def test_in_a_locked_region_he_takes_no_control_but_his_tiles_follow() -> None:
    table = hunted(*BEARS)
    table.put(0, "bear_lands", influence_marker=2)
    table.put(2, "bear_lands", influence_marker=2)
    table.vuko_tokens(2, 2)
    table.lock("bear_lands")
    table.vuko("bear_lands")
    table.visit()
    assert table.heard("vuko_finds_nobody") == [{"seat": 0}]
    assert table.heard("controlled") == []
    assert (table.each("vuko_tokens"), table.view().vuko) == ([1, 0, 2], "bear_lands")
    assert table.state.tracks.dead_snow == 1


@rule("LIG-VUK-09", "LIG-LOCK-09")
def test_with_vuko_in_a_locked_region_the_faun_is_not_lost() -> None:
    table = hunted(*BEARS)
    table.reputation(seat_2=-3)
    table.put(2, "bear_lands", faun=1)
    table.lock("bear_lands")
    table.vuko("bear_lands")
    table.visit()
    assert table.heard("vuko_finds_nobody") == [{"seat": 2}]
    assert table.each("vuko_tokens") == [0, 0, 1]
    assert table.heard("unit_removed") == []
    assert table.where("faun", 2) == {"bear_lands": 1}


# Between two visits


@rule("LIG-VUK-11")
def test_a_marker_that_comes_into_his_region_is_free_until_he_acts_again() -> None:
    table = hunted()
    table.put(0, "frozen_wastes", influence_marker=1)
    table.vuko_tokens(0, 2)
    table.vuko("bear_lands")
    table.resolve("move", 0)
    table.play("move:frozen_wastes:influence_marker", "to:bear_lands")
    assert table.where("influence_marker") == {"bear_lands": 1}
    table.play("done")
    assert table.heard("vuko_stayed") == [{"seat": 0, "region": "bear_lands"}]
    assert table.where("controlled_marker") == {"bear_lands": 1}


@rule("LIG-VUK-12")
def test_tokens_gained_or_discarded_change_nothing_for_controlled_markers() -> None:
    table = hunted()
    table.put(0, "bear_lands", influence_marker=2, controlled_marker=1)
    table.vuko("bear_lands")
    table.vuko_tokens(0, 1)
    table.reputation(seat_1=-1)
    table.resolve("raven_shadow", 1, 0)
    table.play("raven:discard_vuko_token")
    assert table.each("vuko_tokens") == [0, 0, 0]
    assert table.where("controlled_marker") == {"bear_lands": 1}
