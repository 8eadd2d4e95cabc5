"""The Domination phase (LIG-DOM)."""

import pytest

from meadhall.games.ice_garden.content.tables import REGION_IDS
from meadhall.games.ice_garden.rules.regions.ranking import ranking
from tests.ice_garden.table import Table
from tests.rules import rule


def ranked(table: Table, region: str) -> list[int]:
    return ranking(table.state, REGION_IDS.index(region))


# Dominance


@rule("LIG-DOM-01")
def test_regions_are_resolved_one_by_one_by_rising_red_number() -> None:
    table = Table(2)
    table.tile("frozen_wastes", "t2_5")
    table.put(0, "frozen_wastes", influence_marker=2)
    table.put(0, "bear_lands", influence_marker=2)
    table.dominate()
    assert (table.view().resolving, table.moves()) == (
        "bear_lands", ["take:population", "take:gold"],
    )  # fmt: skip
    table.play("take:gold")
    assert table.view().resolving == "frozen_wastes"


@rule("LIG-DOM-12")
def test_who_dominated_the_regions_before_is_seen_even_if_that_has_changed_since() -> None:
    table = Table(2)
    table.tile("frozen_wastes", "t2_5")
    table.put(1, "frozen_wastes", influence_marker=2)
    table.put(0, "bear_lands", influence_marker=2)
    table.dominate()
    place = table.view().dominated.index(0)
    table.put(1, "bear_lands", influence_marker=3)
    table.play("take:gold")
    assert table.view().dominated[place] == 0
    assert table.view().dominated[-1] == 1
    table.finish_phase()
    assert len(table.view().dominated) == len(table.state.map.by_number)


@rule("LIG-DOM-02")
@pytest.mark.parametrize(("markers", "nations", "is_eligible"), [(2, 1, True), (1, 1, False)])
def test_influence_must_exceed_the_nations(markers: int, nations: int, is_eligible: bool) -> None:
    table = Table(2)
    table.put(0, "frozen_wastes", influence_marker=markers)
    table.put(0, "bear_lands", influence_marker=9)
    table.region("frozen_wastes", nations=nations)
    assert ranked(table, "frozen_wastes") == ([0] if is_eligible else [])


@rule("LIG-DOM-02")
def test_without_influence_nobody_is_eligible_even_where_no_nation_is_left() -> None:
    table = Table(2)
    table.region("frozen_wastes", nations=0)
    table.put(0, "frozen_wastes", controlled_marker=1)
    assert ranked(table, "frozen_wastes") == []


@rule("LIG-DOM-02")
def test_who_is_not_eligible_gets_nothing() -> None:
    table = Table(3)
    table.scoring(1)
    table.put(0, "frozen_wastes", influence_marker=2)
    table.put(1, "frozen_wastes", influence_marker=1)
    table.dominate()
    table.play("take:population")
    assert table.step() == "Stop"
    assert table.each("victory_points") == [3, 0, 0]


@rule("LIG-DOM-03")
def test_eligible_players_are_ranked_by_influence() -> None:
    table = Table(3)
    table.put(0, "frozen_wastes", influence_marker=2)
    table.put(1, "frozen_wastes", influence_marker=1, wyvern=1)
    table.put(2, "frozen_wastes", influence_marker=1, faun=1)
    assert ranked(table, "frozen_wastes") == [1, 2, 0]


@rule("LIG-DOM-03", "EX-11")
def test_a_tie_goes_to_the_larger_influence_next_door() -> None:
    table = Table(3, ("callo", "van_dyken", "freihoff"))
    table.put(2, "frozen_wastes", influence_marker=2)
    table.put(0, "frozen_wastes", influence_marker=2)
    table.put(2, "northern_fjords", influence_marker=2)
    table.put(0, "bear_lands", influence_marker=1)
    table.put(0, "fire_lands", influence_marker=5)
    assert ranked(table, "frozen_wastes") == [2, 0]


@rule("LIG-DOM-03")
def test_influence_next_door_is_summed_over_open_regions_without_controlled_markers() -> None:
    table = Table(3)
    for seat in (0, 1):
        table.put(seat, "frozen_wastes", influence_marker=2)
    table.put(0, "northern_fjords", influence_marker=1)
    table.put(0, "coast_of_sails", influence_marker=1)
    table.put(1, "bear_lands", influence_marker=1, controlled_marker=3)
    assert ranked(table, "frozen_wastes") == [0, 1]
    table.lock("northern_fjords")
    table.lock("coast_of_sails")
    assert ranked(table, "frozen_wastes") == [1, 0]


@rule("LIG-DOM-03")
@pytest.mark.parametrize(
    ("spaces", "order"),
    [
        ({"seat_0": -1, "seat_1": 0, "seat_2": -2}, [1, 0, 2]),
        ({"seat_0": -1, "seat_1": -1, "seat_2": -1}, [0, 1, 2]),
        ({"seat_2": -1, "seat_1": -1, "seat_0": -1}, [2, 1, 0]),
    ],
)
def test_a_tie_next_door_as_well_goes_to_the_better_reputation(
    spaces: dict[str, int], order: list[int]
) -> None:
    table = Table(3)
    table.reputation(**spaces)
    for seat in range(3):
        table.put(seat, "frozen_wastes", influence_marker=2)
    assert ranked(table, "frozen_wastes") == order


@rule("LIG-DOM-04")
def test_without_an_eligible_player_nothing_happens() -> None:
    table = Table(3)
    table.scoring(1)
    table.region("frozen_wastes", reserves=1)
    table.put(0, "frozen_wastes", influence_marker=1)
    table.dominate()
    assert table.step() == "Stop"
    assert table.heard("nobody_dominates")[0] == {"region": "frozen_wastes"}
    assert len(table.heard("nobody_dominates")) == 7
    assert table.heard("gained") == table.heard("scored") == []


# The sequence


@rule("LIG-DOM-05")
def test_a_region_is_resolved_in_its_seven_steps() -> None:
    """Pillage, the tower, the new ranking, resources, reserves, victory points."""
    table = Table(2, ("freihoff", "callo"))
    table.scoring(1)
    table.put(0, "frozen_wastes", enlightened_one=1)
    table.put(1, "frozen_wastes", influence_marker=1)
    table.region("frozen_wastes", reserves=1)
    table.dominate()
    assert table.step() == "Pillage"
    table.play("pillage:callo:gold", "take:gold")
    kinds = ("ranked", "pillaged", "tower_built", "gained", "scored")
    told = [event for event in table.events if event.kind.name in kinds]
    assert [event.kind.name for event in told] == [
        "ranked", "pillaged", "tower_built", "gained", "gained", "scored",
    ]  # fmt: skip
    assert [fact["why"] for fact in table.heard("gained")] == ["region", "reserves"]


@rule("LIG-DOM-05", "LIG-DOM-13")
def test_the_ranking_after_abilities_and_events_decides_about_the_rewards() -> None:
    """Enthral makes the third of the region its second."""
    table = Table(3)
    table.scoring(1)
    table.region("frozen_wastes", nations=0)
    table.put(2, "frozen_wastes", faun=2, influence_marker=1)
    table.put(0, "frozen_wastes", influence_marker=2)
    table.put(1, "frozen_wastes", influence_marker=2)
    table.put(0, "bear_lands", influence_marker=1)
    table.dominate()
    table.play("seize:freihoff:influence_marker")
    assert table.heard("ranked")[:2] == [
        {"region": "frozen_wastes", "ranking": ["seat_2", "seat_0", "seat_1"]},
        {"region": "frozen_wastes", "ranking": ["seat_2", "seat_1", "seat_0"]},
    ]
    table.play("take:population")
    assert [(fact["seat"], fact["n"]) for fact in table.heard("scored")] == [(2, 3), (1, 2), (0, 1)]
    assert (table.good(1, "gold"), table.good(0, "gold")) == (3, 2)


@rule("LIG-DOM-13", "LIG-DOM-02")
def test_who_loses_his_only_marker_to_an_ability_is_no_longer_eligible() -> None:
    table = Table(2, ("fjollsfinn", "freihoff"))
    table.scoring(1)
    table.put(0, "frozen_wastes", ice_drakkar=2)
    table.put(1, "frozen_wastes", influence_marker=2)
    table.dominate()
    table.play("take:population")
    assert table.step() == "Stop"
    assert table.each("victory_points") == [2, 0]


@rule("LIG-DOM-12")
def test_what_is_resolved_is_not_redone() -> None:
    """A lock moves markers into a region that has had its turn: nothing more comes of it."""
    table = Table(2, ("callo", "freihoff"))
    table.put(0, "northern_fjords", faun=1, influence_marker=2)
    table.region("northern_fjords", nightmares=2)
    table.put(1, "northern_fjords", influence_marker=2)
    table.dominate()
    table.play("to:frozen_wastes", "to:frozen_wastes")
    assert table.where("influence_marker", 1) == {"frozen_wastes": 1}
    assert [fact["region"] for fact in table.heard("nobody_dominates")] == [
        "frozen_wastes", "wastes_of_dread", "coast_of_sails", "bear_lands", "valley_of_sorrow",
    ]  # fmt: skip


# The Thorn


@rule("LIG-DOM-06", "LIG-EVT-04")
def test_van_dyken_absorbs_the_reserves_that_lie_face_up_by_the_thorn() -> None:
    table = Table(2, ("van_dyken", "callo"))
    table.thorn("bear_lands")
    table.region("bear_lands", reserves=2, reserves_down=1)
    table.put(0, "bear_lands", influence_marker=2)
    before = table.good(0, "m_factor_0")
    table.dominate()
    assert table.heard("absorbed") == [{"seat": 0, "region": "bear_lands", "n": 2, "total": 2}]
    table.play("take:population")
    assert table.good(0, "m_factor_0") == before
    assert table.state.map.absorbed == 2


@rule("LIG-DOM-06")
def test_another_player_who_dominates_there_absorbs_nothing() -> None:
    table = Table(2, ("van_dyken", "callo"))
    table.thorn("bear_lands")
    table.region("bear_lands", reserves=1)
    table.put(1, "bear_lands", influence_marker=3)
    table.put(0, "bear_lands", influence_marker=2)
    table.dominate()
    table.play("take:population")
    assert table.state.map.absorbed == 0
    assert table.heard("gained")[-1]["why"] == "reserves"


@rule("LIG-DOM-11")
def test_in_the_end_face_down_reserves_by_the_thorn_are_turned_up() -> None:
    table = Table(2, ("van_dyken", "callo"))
    table.region("valley_of_sorrow", reserves=1, reserves_down=2)
    table.dominate()
    assert table.heard("reserves_turned") == [{"region": "valley_of_sorrow", "n": 2}]
    region = table.view().regions[5]
    assert (region.reserves, region.reserves_down) == (3, 0)


# Resources, reserves, victory points


@rule("LIG-DOM-07", "EX-13")
def test_who_chooses_a_kind_takes_all_of_it() -> None:
    table = Table(2)
    table.give(0, population=0)
    table.put(0, "frozen_wastes", influence_marker=2)
    table.dominate()
    assert table.moves() == ["take:population", "take:gold"]
    assert table.refused("take:m_factor") == "LIG-DOM-07"
    assert table.refuses("done")
    table.play("take:population")
    assert table.good(0, "population") == 2


@rule("LIG-DOM-07")
def test_a_kind_is_taken_once_and_the_last_gets_nothing() -> None:
    table = Table(3)
    for seat in range(3):
        table.put(seat, "frozen_wastes", influence_marker=4 - seat)
    table.dominate()
    table.play("take:gold")
    assert [(fact["seat"], fact["resource"]) for fact in table.heard("gained")] == [
        (0, "gold"), (1, "population"),
    ]  # fmt: skip
    assert table.step() == "Stop"


@rule("LIG-DOM-07")
def test_a_kind_that_is_gone_is_refused() -> None:
    table = Table(2)
    table.put(0, "wastes_of_dread", influence_marker=3)
    table.put(1, "wastes_of_dread", influence_marker=2)
    table.dominate()
    table.play("take:gold")
    assert (table.seat(), table.moves()) == (1, ["take:population", "take:m_factor"])
    assert table.refused("take:gold") == "LIG-DOM-07"


@rule("LIG-DOM-07", "LIG-DEF-11")
def test_the_stock_gives_what_it_has_and_an_empty_kind_cannot_be_chosen() -> None:
    table = Table(2, ("freihoff", "callo"))
    table.give(1, population=24 - table.good(0, "population") - 1, gold=20)
    table.put(0, "frozen_wastes", influence_marker=2)
    table.dominate()
    assert table.heard("gained") == [{"seat": 0, "resource": "population", "n": 1, "why": "region"}]


@rule("LIG-DOM-07")
def test_a_kind_with_an_empty_stock_is_refused() -> None:
    table = Table(2)
    table.give(1, gold=20)
    table.put(0, "wastes_of_dread", influence_marker=3)
    table.dominate()
    assert table.refused("take:gold") == "LIG-DOM-07"


@rule("LIG-DOM-08")
def test_the_dominating_player_draws_m_factor_from_reserves_and_they_stay() -> None:
    table = Table(3)
    table.region("frozen_wastes", reserves=2)
    table.put(0, "frozen_wastes", influence_marker=3)
    table.put(1, "frozen_wastes", influence_marker=2)
    table.dominate()
    table.play("take:gold")
    assert (table.good(0, "m_factor_0"), table.good(1, "m_factor_0")) == (3, 1)
    assert table.view().regions[0].reserves == 2


@rule("LIG-DOM-09", "LIG-INI-08")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_victory_points_by_rank_are_multiplied_by_the_scoring_count(count: int) -> None:
    table = Table(3)
    table.scoring(count)
    for seat in range(3):
        table.put(seat, "fire_lands", influence_marker=4 - seat)
    table.dominate()
    table.play("take:gold", "take:population")
    assert table.each("victory_points") == [6 * count, 3 * count, 2 * count]


@rule("EX-19", "LIG-INI-08", "LIG-DOM-09")
def test_one_marker_passes_both_last_red_ships() -> None:
    table = Table(2)
    table.helms(seat_0=8, seat_1=7)
    table.put(0, "frozen_wastes", influence_marker=2)
    table.advance()
    table.play("advance:2", "advance:1")
    assert table.view().scoring_count == 2
    table.dominate()
    table.play("take:gold")
    assert table.each("victory_points") == [2 * 2, 0]


@rule("LIG-DOM-14")
def test_a_rank_beyond_the_list_of_the_tile_scores_nothing() -> None:
    table = Table(4)
    table.scoring(1)
    for seat in range(4):
        table.put(seat, "frozen_wastes", influence_marker=5 - seat)
    table.dominate()
    table.finish_phase()
    assert ranked(table, "frozen_wastes") == [0, 1, 2, 3]
    assert table.each("victory_points") == [3, 2, 1, 0]


# Locked regions


@rule("LIG-DOM-10", "LIG-DOM-15")
def test_only_callo_scores_a_locked_region_and_only_its_first_place() -> None:
    table = Table(3)
    table.scoring(2)
    table.put(2, "wastes_of_dread", faun=1)
    table.put(0, "northern_fjords", influence_marker=2)
    table.put(0, "coast_of_sails", influence_marker=2)
    table.region("wastes_of_dread", towers=1, reserves=1)
    table.lock("wastes_of_dread")
    table.dominate()
    table.play("take:gold")
    assert [(fact["seat"], fact["n"]) for fact in table.heard("scored")] == [(0, 6), (2, 6)]
    table.play("take:gold")
    assert table.heard("scored")[-1]["seat"] == 0
    assert {fact["seat"] for fact in table.heard("gained")} == {0}


@rule("LIG-DOM-10")
def test_a_locked_region_without_influence_of_callo_scores_nothing() -> None:
    table = Table(3)
    table.scoring(1)
    table.lock("wastes_of_dread")
    table.dominate()
    assert table.heard("scored") == []


@rule("LIG-DOM-10")
def test_without_a_scoring_ship_a_locked_region_scores_nothing() -> None:
    table = Table(3)
    table.put(2, "wastes_of_dread", faun=1)
    table.lock("wastes_of_dread")
    table.dominate()
    assert table.heard("scored") == []
