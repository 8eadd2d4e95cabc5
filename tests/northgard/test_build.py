"""Build actions (NUL-BUILD), Glory of the Clan, Industrious Villagers (NUL-CARD-13, 14)."""

from typing import Any

import pytest

from meadhall.games.northgard.content.tables import BUILDING_IDS
from meadhall.games.northgard.content.tiles import SITE_IDS
from meadhall.games.northgard.rules.actions.swapping import SwapBuilding
from meadhall.games.northgard.rules.year.harvest import yields_anything
from tests.northgard.table import Table
from tests.rules import rule


def steading(*clans: str, **options: Any) -> Table:
    """Seat 0 on a stone and a small site north, on a large one east of the start tile."""
    table = Table(clans=clans or ("boar", "wolf", "raven"), **options)
    table.lay("tile_09 0,-1", "tile_21 1,0")
    table.units(0, "tile_09.e 1", "tile_09.s 1", "tile_21.s 1")
    return table


def count(table: Table, building: str, area: str) -> int:
    return table.state.buildings.count(table.territory(area), BUILDING_IDS.index(building))


@rule("NUL-BUILD-01", "NUL-BUILD-02", "NUL-TILE-25")
def test_a_building_costs_wood_and_takes_an_empty_site() -> None:
    table = steading()
    table.give(0, wood=4)
    table.resolve(0, "start_build")
    table.play("build:food_silo:tile_09.s.s1")
    assert table.resource(0, "wood") == 3
    assert count(table, "food_silo", "tile_09.s") == 1
    table.resolve(0, "start_build")
    assert not any(move.endswith("tile_09.s.s1") for move in table.moves())
    table.play("build:fortress:tile_21.s.s1")
    assert table.resource(0, "wood") == 0


@rule("NUL-BUILD-01")
def test_only_own_territories_are_built_in() -> None:
    table = steading()
    table.units(1, "tile_09.n 1")
    table.give(0, wood=3)
    table.resolve(0, "start_build")
    assert not any("tile_09.n" in move for move in table.moves())


@rule("NUL-BUILD-02")
def test_without_the_price_nothing_is_built() -> None:
    table = steading()
    table.give(0, wood=2)
    table.resolve(0, "start_build")
    assert table.refused("build:forge:tile_21.s.s1") == "NUL-BUILD-02"
    table = steading()
    table.hand(0, "start_build")
    table.resolve(0, "start_build")
    assert table.step() == "over"


@rule("NUL-BUILD-01", "NUL-BUILD-02", "NUL-TURN-07")
def test_more_wood_is_asked_for_only_where_it_would_help() -> None:
    table = Table()
    table.lay("tile_09 0,-1")
    table.units(0, "start.w 1")
    table.hand(0, "start_build", "start_move")
    table.turn(0)
    # The west of the start tile has no site.
    assert table.refused("play:start_build") == "NUL-TURN-07"
    table.give(0, wood=3)
    assert table.refused("play:start_build") == "NUL-TURN-07"
    table.give(0, wood=0)
    table.units(0, "tile_09.s 1")
    assert table.refused("play:start_build") == "NUL-BUILD-02"
    table.build("food_silo tile_09.s.s1")
    assert table.refused("play:start_build") == "NUL-TURN-07"


@rule("NUL-BUILD-02")
def test_a_discount_makes_small_buildings_free() -> None:
    table = steading()
    table.resolve(0, "clan_boar")
    table.play("build:food_silo:tile_09.s.s1")
    assert table.resource(0, "wood") == 0
    assert count(table, "food_silo", "tile_09.s") == 1


@rule("NUL-BUILD-03", "EX-02")
def test_each_kind_of_site_takes_its_buildings() -> None:
    table = steading()
    table.give(0, wood=2)
    table.resolve(0, "start_build")
    small = ["defence_tower", "food_silo", "training_camp", "woodcutter_lodge"]
    built = sorted(move.removeprefix("build:") for move in table.moves())
    assert built == sorted(
        [f"{building}:{site}" for building in small for site in ("tile_09.e.e1", "tile_09.s.s1")]
        + ["menhir:tile_09.e.e1"]
    )
    assert table.refused("build:menhir:tile_09.s.s1") == "NUL-BUILD-03"
    # A large building needs 3 wood.
    assert table.refused("build:fortress:tile_21.s.s1") == "NUL-BUILD-02"


@rule("NUL-BUILD-04", "NUL-EDGE-22")
def test_one_of_a_type_in_a_territory_unless_the_card_allows_more() -> None:
    table = Table(clans=("goat", "boar", "wolf"))
    table.lay("tile_10 0,-1", "tile_02 0,-2 r0")
    table.units(0, "tile_10.n 1")
    table.give(0, wood=5)
    table.build("food_silo tile_10.n.n1", "food_silo tile_02.s")
    table.resolve(0, "start_build")
    assert table.refused("build:food_silo:tile_02.s.s1") == "NUL-BUILD-04"
    assert "build:defence_tower:tile_02.s.s1" in table.moves()
    table.state.steps.clear()
    table.resolve(0, "clan_goat")
    table.play("build:food_silo:tile_02.s.s1")
    assert count(table, "food_silo", "tile_10.n") == 3


@rule("NUL-BUILD-05")
def test_seven_of_a_type_and_no_more() -> None:
    table = steading()
    table.give(0, wood=3)
    assert table.state.buildings.tokens[BUILDING_IDS.index("food_silo")] == 7
    table.build(*["food_silo start.w"] * 7)
    table.resolve(0, "start_build")
    assert table.refused("build:food_silo:tile_09.s.s1") == "NUL-BUILD-05"


@rule("NUL-BUILD-06", "NUL-CTRL-03")
def test_a_building_stays_and_serves_whoever_controls_the_territory() -> None:
    table = steading()
    table.build("food_silo tile_09.s.s1")
    table.state.take_units(0, table.territory("tile_09.s"), 1)
    assert count(table, "food_silo", "tile_09.s") == 1
    table.units(1, "tile_09.s 1")
    table.give(1, wood=1)
    table.resolve(1, "start_build")
    assert table.step() == "over"  # Its only site is taken.


@rule("NUL-BUILD-07")
def test_amenities_need_no_site_for_a_small_building() -> None:
    table = steading()
    table.give(0, wood=4)
    table.build("food_silo tile_09.s.s1")
    table.resolve(0, "dev_amenities")
    there = table.name("tile_09.s")
    assert table.refused(f"build_loose:food_silo:{there}") == "NUL-BUILD-04"
    assert "build:fortress:tile_21.s.s1" in table.moves()
    assert not any(move.startswith("build_loose:fortress") for move in table.moves())
    table.play(f"build_loose:menhir:{there}")
    assert count(table, "menhir", "tile_09.s") == 1
    assert table.resource(0, "wood") == 3


@rule("NUL-BUILD-08")
def test_carpentry_builds_twice_at_most_one_large() -> None:
    table = steading()
    table.lay("tile_05 2,0 r0")
    table.give(0, wood=7)
    table.resolve(0, "dev_carpentry")
    assert "done" not in table.moves()
    table.play("build:fortress:tile_21.s.s1")
    assert "done" in table.moves()
    table.play("build:food_silo:tile_09.s.s1")
    assert table.step() == "over"
    assert table.resource(0, "wood") == 3

    table = steading()
    table.lay("tile_04 0,1 r0")
    table.units(0, "tile_04.n 1")
    table.give(0, wood=7)
    table.resolve(0, "dev_carpentry")
    table.play("build:fortress:tile_21.s.s1")
    assert table.refused("build:forge:tile_04.n.n1") == "NUL-BUILD-08"
    table.play("done")
    assert table.step() == "over"


@rule("NUL-CLAN-03")
def test_goat_gains_food_for_what_it_builds_even_if_free() -> None:
    table = steading("goat", "boar", "wolf")
    table.give(0, wood=3)
    table.resolve(0, "start_build")
    table.play("build:fortress:tile_21.s.s1")
    assert table.resource(0, "food") == 2
    table.resolve(0, "clan_boar")
    table.play("build:food_silo:tile_09.s.s1")
    assert table.resource(0, "food") == 3


@rule("NUL-CARD-13")
def test_villagers_swap_a_building_for_another_of_its_size() -> None:
    table = steading("goat", "boar", "wolf")
    table.give(0, wood=1)
    table.build("fortress tile_21.s.s1", "defence_tower tile_09.e")
    table.resolve(0, "dev_industrious")
    table.play("build:food_silo:tile_09.s.s1")
    food = table.resource(0, "food")
    assert table.moves() == [
        "swap:tile_09.s.s1",
        "swap:tile_21.s.s1",
        "swap_loose:defence_tower:tile_09.e",
        "decline",
    ]
    table.play("swap:tile_09.s.s1")
    assert table.refused("into:fortress") == "NUL-CARD-13"
    assert table.refused("into:menhir") == "NUL-BUILD-03"
    table.play("into:training_camp")
    assert count(table, "training_camp", "tile_09.s") == 1
    assert count(table, "food_silo", "tile_09.s") == 0
    assert table.resource(0, "food") == food


@rule("NUL-CARD-13")
def test_villagers_may_make_a_menhir_of_a_building_without_a_site() -> None:
    table = steading()
    table.give(0, wood=1)
    table.build("defence_tower tile_09.s", "menhir tile_09.s")
    table.resolve(0, "dev_industrious")
    table.play("build:food_silo:tile_09.s.s1")
    table.play("swap_loose:defence_tower:tile_09.s", "into:menhir")
    assert count(table, "menhir", "tile_09.s") == 2


@rule("NUL-CARD-13", "NUL-BUILD-07")
def test_villagers_swap_the_first_building_in_the_first_area() -> None:
    """Food Silo and start.n have the lowest numbers of their kind."""
    table = Table()
    table.units(0, "start.n 1")
    table.give(0, wood=1)
    table.resolve(0, "dev_amenities")
    table.play("build_loose:food_silo:start.n")
    assert count(table, "food_silo", "start.n") == 1
    table.ask(SwapBuilding(0))
    table.play("swap_loose:food_silo:start.n", "into:menhir")
    assert (count(table, "food_silo", "start.n"), count(table, "menhir", "start.n")) == (0, 1)


@rule("NUL-CARD-13")
@pytest.mark.parametrize(
    ("site", "building", "other"),
    [
        (SITE_IDS[0], "defence_tower", "training_camp"),
        (SITE_IDS[-1], "fortress", "altar_of_kings"),
    ],
)
def test_villagers_swap_buildings_on_the_first_and_on_the_last_site(
    site: str, building: str, other: str
) -> None:
    area = site.rpartition(".")[0]
    table = Table()
    table.lay(f"{area.partition('.')[0]} 0,-1")
    table.units(0, f"{area} 1")
    table.build(f"{building} {site}")
    table.ask(SwapBuilding(0))
    assert table.moves() == [f"swap:{site}", "decline"]
    table.play(f"swap:{site}", f"into:{other}")
    assert (count(table, building, area), count(table, other, area)) == (0, 1)


@rule("NUL-CARD-14")
def test_glory_of_the_clan_collects_after_building() -> None:
    table = steading("stag", "boar", "wolf")
    table.units(0, "tile_21.n 1")
    table.give(0, wood=1)
    table.resolve(0, "clan_stag_glory")
    table.play("build:woodcutter_lodge:tile_21.n.n1")
    assert table.moves() == ["use", "decline"]
    table.play("use")
    # One printed food, and the wood of the new lodge.
    assert table.player(0).resources == [1, 1, 0]


@rule("NUL-CARD-14")
def test_glory_of_the_clan_collects_first_only_where_it_can_build_then() -> None:
    table = Table(clans=("stag", "boar", "wolf"))
    table.lay("tile_28 0,-1", "tile_21 1,0")
    table.units(0, "tile_28.s 1", "tile_21.n 1")
    table.resolve(0, "clan_stag_glory")
    # Only the wooded territory brings the wood for a building, so it was collected at once.
    assert table.resource(0, "wood") == 1
    assert all(move.endswith("tile_28.s.s1") for move in table.moves())

    table = Table(clans=("stag", "boar", "wolf"))
    table.lay("tile_21 1,0")
    table.units(0, "tile_21.n 1", "start.w 1")
    table.give(0, wood=1)
    table.resolve(0, "clan_stag_glory")
    assert table.refused("collect:start.w") == "NUL-CARD-14"


@rule("NUL-CARD-14")
def test_where_nothing_is_to_be_collected_it_is_not_offered() -> None:
    table = Table(clans=("stag", "boar", "wolf"))
    table.lay("tile_28 0,-1", "tile_09 1,0")
    barren = table.name("tile_09.s")
    assert not yields_anything(table.state, table.territory("tile_09.s"))
    table.units(0, "tile_28.s 1", "tile_09.s 1")
    table.give(0, wood=1)
    table.resolve(0, "clan_stag_glory")
    assert table.refused(f"collect:{barren}") == "NUL-CARD-14"
    assert f"collect:{table.name('tile_28.s')}" in table.moves()
    table.play("build:defence_tower:tile_09.s.s1")
    assert (table.step(), table.player(0).goods()) == ("over", 0)


@rule("NUL-CARD-14")
def test_having_collected_the_player_must_build_there() -> None:
    table = Table(clans=("stag", "boar", "wolf"))
    table.lay("tile_28 0,-1", "tile_21 1,0")
    table.units(0, "tile_28.s 1", "tile_21.n 1")
    table.give(0, wood=1)
    table.resolve(0, "clan_stag_glory")
    wooded = table.name("tile_28.s")
    table.play(f"collect:{wooded}")
    assert table.resource(0, "wood") == 2
    assert table.refused("build:food_silo:tile_21.n.n1") == "NUL-CARD-14"
    table.play("build:food_silo:tile_28.s.s1")
    assert table.step() == "over"
    assert table.player(0).resources == [0, 1, 0]


@pytest.mark.parametrize("bears", [True, False])
@rule("NUL-CREA-22")
def test_nobody_builds_beside_a_brown_bear(bears: bool) -> None:
    table = steading(creatures=True)
    table.give(0, wood=1)
    if bears:
        table.creature("brown_bear_beige", "tile_09.s")
    table.resolve(0, "start_build")
    expected = "NUL-CREA-22" if bears else None
    assert table.obstacle("build:food_silo:tile_09.s.s1") == expected
