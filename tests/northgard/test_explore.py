"""Explore actions and what a placement brings (NUL-EXPL)."""

from typing import Any

from meadhall.games.northgard.content.tiles import TILE_IDS
from tests.northgard.maps import THIRTEEN_TILES
from tests.northgard.table import Table
from tests.rules import rule


def frontier(*clans: str, **options: Any) -> Table:
    """Seat 0 in the north of the start tile, seat 1 in the south."""
    table = Table(players=2, clans=clans or ("goat", "wolf"), **options)
    table.units(0, "start.n 1")
    table.units(1, "start.s 1")
    return table


def explore(table: Table, cell: str, turn: int, card: str = "start_explore") -> None:
    """Explore with a single drawn tile; choices without an alternative are made by themselves."""
    table.resolve(0, card)
    if table.step() == "ChooseCell":
        table.play(f"cell:{cell}")
    if table.step() == "ChooseTurn":
        table.play(f"turn:{turn}")


@rule("NUL-EXPL-01", "NUL-EXPL-12")
def test_explore_needs_a_tile_and_an_open_territory() -> None:
    table = frontier()
    table.only_tiles()
    table.resolve(0, "start_explore")
    assert table.step() == "over"

    table = frontier()
    table.lay("tile_02 0,-1 r2")  # The north is closed now.
    table.resolve(0, "start_explore")
    assert table.step() == "over"
    assert len(table.state.lands.territories()) == 5


@rule("NUL-EXPL-01", "NUL-EDGE-12")
def test_huginn_and_muninn_explore_without_an_open_territory() -> None:
    table = frontier()
    table.lay("tile_02 0,-1 r2")
    table.next_tiles("tile_13")
    table.resolve(0, "dev_huginn_muninn")
    assert "cell:0,1" in table.moves()


@rule("NUL-EXPL-02")
def test_one_of_the_drawn_tiles_is_placed_and_the_others_go_under() -> None:
    table = frontier("boar", "wolf")
    table.next_tiles("tile_13", "tile_02", "tile_07")
    table.resolve(0, "clan_boar_lay_of_the_land")
    assert table.moves() == ["tile:tile_02", "tile:tile_07", "tile:tile_13"]
    table.play("tile:tile_13")  # It fits in one place only.
    assert table.moves() == ["under:tile_02", "under:tile_07"]
    table.play("under:tile_07")
    under = [TILE_IDS[tile] for tile in table.state.tile_pile.bottom]
    assert under == ["tile_07", "tile_02"]
    assert table.state.placing is None


@rule("NUL-EXPL-03")
def test_the_cell_borders_an_own_open_territory() -> None:
    table = frontier()
    table.lay("tile_13 1,0")
    table.next_tiles("tile_10")
    table.resolve(0, "start_explore")
    assert table.moves()[0].startswith("turn:")  # Only the cell north of the start tile.
    table.play("turn:0")
    assert table.state.lands.tile_count(table.territory("start.n")) == 2


@rule("NUL-EXPL-03")
def test_anywhere_means_any_open_territory() -> None:
    table = frontier()
    table.next_tiles("tile_10")
    table.resolve(0, "dev_huginn_muninn")
    assert table.moves() == ["cell:0,-1", "cell:-1,0", "cell:1,0", "cell:0,1"]


@rule("NUL-EXPL-04", "NUL-EDGE-38")
def test_a_pile_that_fits_nowhere_ends_the_action_without_effect() -> None:
    table = frontier()
    ring(table)
    # The only cell at the north is one where no remaining tile fits.
    table.only_tiles("tile_13")
    before = table.state.tile_pile.size()
    table.resolve(0, "start_explore")
    assert (table.step(), table.state.placing) == ("over", None)
    assert table.heard("found_no_place") == [{"seat": 0}]
    assert table.state.tile_pile.size() == before
    assert table.player(0).goods() == 0


@rule("NUL-CLAN-02", "NUL-EXPL-04")
def test_boar_gains_lore_for_an_explore_in_which_no_tile_fits() -> None:
    table = frontier("boar", "wolf")
    ring(table)
    table.only_tiles("tile_13")
    table.resolve(0, "start_explore")
    assert table.heard("found_no_place") == [{"seat": 0}]
    assert table.player(0).resources == [0, 0, 1]
    assert (table.step(), table.state.placing) == ("over", None)


@rule("NUL-CLAN-02", "NUL-EXPL-07", "NUL-EXPL-04")
def test_after_an_explore_in_vain_only_boar_has_a_reason_for_a_second() -> None:
    table = frontier("boar", "wolf")
    ring(table)
    table.only_tiles("tile_13")
    table.resolve(0, "dev_rangers")
    assert table.moves() == ["use", "decline"]
    table.play("use")
    assert table.resource(0, "lore") == 2
    assert (table.step(), table.state.placing) == ("over", None)
    table = frontier()
    ring(table)
    table.only_tiles("tile_13")
    table.resolve(0, "dev_rangers")
    assert (table.step(), len(table.heard("found_no_place"))) == ("over", 1)


def ring(table: Table) -> None:
    """Tiles around the cell west of the start tile, where only lines fit; seat 0 moves there."""
    table.lay("tile_11 0,-1 r3", "tile_18 0,1", "tile_15 -1,-1", "tile_17 -1,1 r2")
    table.lay("tile_26 -2,1 r3", "tile_33 -2,0 r1")
    table.state.take_units(0, table.territory("start.n"), 1)
    table.units(0, "start.w 1")


@rule("NUL-EXPL-04")
def test_tiles_that_fit_nowhere_go_under_the_pile_and_others_are_drawn() -> None:
    table = frontier()
    ring(table)
    table.only_tiles("tile_13", "tile_05")
    table.next_tiles("tile_13")
    table.resolve(0, "start_explore")
    assert table.moves() == ["turn:1", "turn:3"]
    table.play("turn:1")
    assert table.state.tile_pile.bottom == (TILE_IDS.index("tile_13"),)
    assert table.heard("tiles_put_under") == [{"seat": 0, "n": 1}]


@rule("NUL-EXPL-05")
def test_a_tile_that_fits_must_be_placed() -> None:
    table = frontier()
    table.next_tiles("tile_10")
    table.resolve(0, "start_explore")
    assert all(move.startswith("turn:") for move in table.moves())


@rule("NUL-EXPL-06", "NUL-EXPL-13")
def test_scout_camp_may_draw_another_tile_once() -> None:
    table = frontier()
    table.next_tiles("tile_10", "tile_07")
    table.resolve(0, "dev_scout_camp")
    assert table.moves() == ["keep_tile", "redraw"]
    table.play("redraw")
    assert table.step() == "ChooseTurn"
    assert table.heard("tile_seen", 0) == [
        {"seat": 0, "seen": "tile_10"},
        {"seat": 0, "seen": "tile_07"},
    ]
    assert table.heard("tile_seen", 1) == []


@rule("NUL-EXPL-13", "NUL-EXPL-04", "NUL-EXPL-05")
def test_a_tile_put_back_comes_up_again_if_no_other_fits() -> None:
    table = Table(players=2, clans=("goat", "wolf"))
    table.lay(*THIRTEEN_TILES[1:])
    table.units(0, "start.w 1")
    table.only_tiles("tile_13", "tile_05")
    table.next_tiles("tile_13", "tile_05")
    table.resolve(0, "dev_scout_camp")
    # The first tile fits nowhere: it is exchanged without a question.
    assert table.moves() == ["keep_tile", "redraw"]
    table.play("redraw")
    assert table.heard("found_no_place") == []
    assert table.moves() == ["turn:1", "turn:3"]
    table.play("turn:1")
    assert table.state.lands.is_placed(TILE_IDS.index("tile_05"))
    assert (table.step(), table.state.placing) == ("over", None)


@rule("NUL-EXPL-13")
def test_no_redraw_from_an_empty_pile() -> None:
    table = frontier()
    table.only_tiles("tile_10")
    table.resolve(0, "dev_scout_camp")
    assert table.step() == "ChooseTurn"


@rule("NUL-EXPL-07")
def test_rangers_may_explore_twice() -> None:
    table = frontier()
    table.next_tiles("tile_13", "tile_10")
    table.resolve(0, "dev_rangers")
    assert table.moves() == ["use", "decline"]
    table.play("decline")
    assert table.step() == "over"
    assert table.state.placing is None

    table = frontier()
    table.next_tiles("tile_13", "tile_10")
    table.resolve(0, "dev_rangers")
    table.play("use")
    assert table.step() == "ChooseCell"


@rule("NUL-EXPL-08")
def test_lay_of_the_land_collects_the_icons_of_the_whole_tile() -> None:
    table = frontier("boar", "wolf")
    table.only_tiles("tile_16")
    explore(table, "0,-1", 2, "clan_boar_lay_of_the_land")
    # One food, one lore, and Boar's lore for a tile that closed nothing.
    assert table.player(0).resources == [1, 0, 2]


@rule("NUL-EXPL-09", "NUL-EDGE-09")
def test_closing_an_own_territory_brings_glory_for_its_tiles() -> None:
    table = frontier()
    table.next_tiles("tile_02")
    explore(table, "0,-1", 2)
    assert table.glory(0) == 2
    assert table.heard("territory_closed") == [{"territory": "tile_02.n", "tiles": 2}]


@rule("NUL-EXPL-10", "NUL-EXPL-09", "EX-05")
def test_a_territory_of_another_player_brings_nobody_glory() -> None:
    table = Table(clans=("goat", "wolf", "bear"))
    table.lay("tile_07 1,0")
    table.units(0, "tile_07.n 1")
    table.units(2, "start.e 1")
    table.next_tiles("tile_02")
    table.resolve(0, "dev_huginn_muninn")
    table.play("cell:2,0", "turn:3")
    assert not table.state.lands.is_open(table.territory("start.e"))
    assert [table.glory(seat) for seat in range(3)] == [0, 0, 0]

    table = Table(clans=("goat", "wolf", "bear"))
    table.lay("tile_07 1,0")
    table.units(2, "start.e 1")
    table.next_tiles("tile_02")
    table.resolve(2, "start_explore")
    table.play("turn:3")
    assert table.glory(2) == 3


@rule("NUL-EXPL-11", "NUL-CREA-05")
def test_glory_comes_before_the_clan_and_the_clan_before_the_creature() -> None:
    table = frontier("stag", "wolf", creatures=True)
    table.next_tiles("tile_17")
    explore(table, "0,-1", 2)
    kinds = [event.kind.name for event in table.events]
    order = [kinds.index(kind) for kind in ("tile_placed", "glory_gained", "creature_appeared")]
    assert order == sorted(order)
    assert [fact["reason"] for fact in table.heard("glory_gained")] == ["closing", "clan"]


@rule("NUL-EXPL-14")
def test_tile_then_cell_then_turn_and_only_what_can_follow() -> None:
    table = frontier()
    table.lay("tile_13 0,-1", "tile_02 1,0 r2")
    table.units(0, "start.e 1")
    table.next_tiles("tile_05")
    table.resolve(0, "start_explore")
    assert "cell:1,-1" in table.moves()
    table.play("cell:1,-1")
    assert table.moves() == ["turn:0", "turn:2"]
    assert table.refused("turn:1") == "NUL-TILE-12"


@rule("NUL-EXPL-15", "NUL-EDGE-10")
def test_own_and_neutral_parts_close_as_one_territory() -> None:
    table = frontier()
    table.lay("tile_07 1,0")
    table.units(0, "start.e 1")  # With the neutral middle of the tile east of it.
    table.next_tiles("tile_02")
    table.resolve(0, "start_explore")
    table.play("cell:2,0", "turn:3")
    assert table.glory(0) == 3


@rule("NUL-EDGE-10", "EX-18")
def test_two_own_territories_joined_and_closed_count_with_all_their_tiles() -> None:
    table = Table(players=2, clans=("goat", "wolf"))
    table.lay("tile_20 -1,0 r3", "tile_08 0,-1 r3", "tile_33 -1,-1 r3", "tile_10 0,-2 r3")
    table.units(0, "start.n 1", "start.w 1")
    assert table.name("start.n") != table.name("start.w")
    table.next_tiles("tile_19")
    table.resolve(0, "start_explore")
    table.play("turn:2")
    assert table.name("start.n") == table.name("start.w")
    assert table.glory(0) == 6


@rule("NUL-TILE-16", "EX-04")
def test_no_placement_joins_the_units_of_two_players() -> None:
    table = Table(players=2, clans=("goat", "wolf"))
    table.lay("tile_07 0,-1", "tile_08 1,0")
    table.units(0, "tile_07.m 1")
    table.units(0, "tile_07.n 1")
    table.units(1, "tile_08.n 1")
    table.next_tiles("tile_13")
    table.resolve(0, "start_explore")
    assert table.refused("cell:1,-1") == "NUL-TILE-16"
    table.play("cell:-1,-1")
    assert table.control("tile_13.a") == 0


@rule("NUL-EDGE-13")
def test_huginn_and_muninn_score_only_own_territories_and_join_no_enemies() -> None:
    table = frontier()
    table.lay("tile_07 0,1")
    table.next_tiles("tile_02")
    table.resolve(0, "dev_huginn_muninn")
    table.play("cell:0,2", "turn:0")
    assert table.glory(0) == table.glory(1) == 0


@rule("NUL-CLAN-02")
def test_boar_gains_lore_only_if_nothing_at_all_was_closed() -> None:
    table = frontier("boar", "wolf")
    table.next_tiles("tile_13")
    explore(table, "0,-1", 0)
    assert table.resource(0, "lore") == 1
    table = frontier("boar", "wolf")
    table.next_tiles("tile_02")
    table.resolve(0, "dev_huginn_muninn")
    table.play("cell:0,1", "turn:0")  # It closes the south of seat 1.
    assert table.resource(0, "lore") == 0


@rule("NUL-CLAN-04", "NUL-CREA-21")
def test_raven_collects_what_it_closes() -> None:
    table = frontier("raven", "wolf", creatures=True)
    table.lay("tile_07 1,0")
    table.units(0, "tile_07.m 1")
    table.build("woodcutter_lodge tile_07.m.m1")
    table.next_tiles("tile_02")
    table.resolve(0, "start_explore")
    table.play("cell:2,0", "turn:3")
    assert table.player(0).resources == [1, 1, 0]

    table = frontier("raven", "wolf", creatures=True)
    table.lay("tile_07 1,0")
    table.units(0, "tile_07.m 1")
    table.build("woodcutter_lodge tile_07.m.m1")
    table.creature("wolf_beige", "tile_07.m")
    table.next_tiles("tile_02")
    table.resolve(0, "start_explore")
    table.play("cell:2,0", "turn:3")
    assert table.player(0).resources == [0, 1, 0]


@rule("NUL-CLAN-09")
def test_stag_gains_a_glory_for_each_territory_it_closes() -> None:
    table = frontier("stag", "wolf")
    table.next_tiles("tile_02")
    explore(table, "0,-1", 2)
    assert table.glory(0) == 2 + 1


@rule("NUL-CARD-28")
def test_fewer_tiles_than_a_card_draws() -> None:
    table = frontier("boar", "wolf")
    table.only_tiles("tile_13", "tile_07")
    table.resolve(0, "clan_boar_lay_of_the_land")
    assert table.moves() == ["tile:tile_07", "tile:tile_13"]


@rule("NUL-CREA-32", "NUL-CREA-22")
def test_nobody_explores_from_the_territory_of_a_brown_bear() -> None:
    table = frontier(creatures=True)
    table.lay("tile_08 1,0")
    table.units(0, "start.w 1")
    table.creature("brown_bear_beige", "start.n")
    table.next_tiles("tile_10")
    table.resolve(0, "start_explore")
    assert table.step() == "ChooseTurn"  # Only the cell west of the start tile.
    assert table.state.placing is not None
    table.play("turn:0")
    assert table.state.lands.tile_count(table.territory("start.n")) == 1

    table = frontier(creatures=True)
    table.creature("brown_bear_beige", "start.n")
    table.next_tiles("tile_10")
    table.resolve(0, "dev_huginn_muninn")
    assert "cell:0,-1" not in table.moves()
