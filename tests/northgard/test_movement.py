"""The Move action (NUL-MOVE), and control while units move (NUL-CTRL)."""

from meadhall.games.northgard.content.tables import CARD_IDS, KAIJA_MAY_ATTACK
from meadhall.games.northgard.rules.actions.movement import MoveEffect, begin_action
from meadhall.games.northgard.rules.cards.effects import CARD_EFFECTS
from tests.northgard.table import Table
from tests.rules import rule

MOVE_ONE, MOVE_TWO, MOVE_FOUR = "start_move", "dev_militia", "dev_incursion"
INFILTRATION = "dev_infiltration"


def northern_map(creatures: bool = False) -> Table:
    """The start tile with a hill in the north: ``tile_20.n`` lies behind a hard border."""
    table = Table(clans=("bear", "goat", "stag", "raven"), creatures=creatures)
    table.lay("tile_20 0,-1")
    return table


@rule("EX-03", "NUL-MOVE-01", "NUL-MOVE-03", "NUL-MOVE-07")
def test_four_moves_take_units_further_and_across_a_hard_border() -> None:
    """Here A is start.w, B start.s, C start.n and D tile_20.n."""
    table = northern_map()
    table.units(0, "start.w 2", "start.n 4")
    table.resolve(0, MOVE_FOUR)
    table.play("from:start.w", "to:start.s", "units:1")
    table.play("from:start.w", "to:tile_20.s")
    assert table.state.action is not None
    assert table.state.action.left == 2
    table.play("from:tile_20.s", "to:tile_20.n", "units:4")
    assert table.step() == "over"
    assert [table.control(area) for area in ("start.s", "start.n", "tile_20.n")] == [0, 0, 0]
    assert [table.units_in(area, 0) for area in ("start.s", "start.n", "tile_20.n")] == [1, 1, 4]


@rule("NUL-MOVE-01")
def test_any_number_of_moves_may_be_used_even_none() -> None:
    table = northern_map()
    table.units(0, "start.w 2")
    table.resolve(0, MOVE_TWO)
    assert table.moves() == ["from:start.w", "done"]
    table.play("done")
    assert (table.step(), table.units_in("start.w", 0)) == ("over", 2)


@rule("NUL-MOVE-02", "NUL-MOVE-13")
def test_a_move_takes_one_or_more_units_to_an_adjacent_territory() -> None:
    table = northern_map()
    table.units(0, "start.s 3")
    table.resolve(0, MOVE_ONE)
    table.play("from:start.s")
    assert table.moves() == ["to:start.e", "to:start.w"]
    table.play("to:start.e")
    assert table.moves() == ["units:1", "units:2", "units:3"]
    table.play("units:2")
    assert (table.units_in("start.s", 0), table.units_in("start.e", 0)) == (1, 2)
    assert table.heard("moved") == [
        {"seat": 0, "origin": "start.s", "territory": "start.e", "n": 2}
    ]


@rule("NUL-MOVE-02")
def test_only_own_units_move() -> None:
    table = northern_map()
    table.units(0, "start.s 3")
    table.units(1, "start.w 3")
    table.resolve(0, MOVE_ONE)
    assert table.moves() == ["from:start.s", "done"]


@rule("NUL-MOVE-03", "NUL-MOVE-14", "EX-16")
def test_one_move_does_not_cross_a_hard_border_and_two_do() -> None:
    table = northern_map()
    table.units(0, "start.n 2")
    table.resolve(0, MOVE_ONE)
    table.play("from:tile_20.s")
    assert table.refused("to:tile_20.n") == "NUL-MOVE-14"
    table = northern_map()
    table.units(0, "start.n 2")
    table.resolve(0, MOVE_TWO)
    table.play("from:tile_20.s", "to:tile_20.n", "units:2")
    assert (table.step(), table.control("tile_20.n")) == ("over", 0)


@rule("NUL-MOVE-14")
def test_who_stands_behind_a_hard_border_cannot_begin_a_move() -> None:
    table = northern_map()
    table.units(0, "tile_20.n 2", "start.s 2")
    table.resolve(0, MOVE_ONE)
    assert table.obstacle("from:tile_20.n") == "NUL-MOVE-02"
    assert table.moves() == ["from:start.s", "done"]


@rule("NUL-MOVE-04")
def test_moves_of_two_actions_never_combine() -> None:
    table = northern_map()
    table.units(0, "start.n 2")
    for _ in range(2):
        table.resolve(0, MOVE_ONE)
        assert "from:tile_20.s" in table.moves()
        table.play("from:tile_20.s")
        assert table.obstacle("to:tile_20.n") == "NUL-MOVE-14"
        table.play("to:start.w", "units:1")
        table.units(0, "start.n 1")


@rule("NUL-MOVE-05", "NUL-MOVE-06", "NUL-MOVE-15", "NUL-EDGE-08")
def test_units_in_enemy_territory_stop_and_are_joined_by_others_for_one_combat() -> None:
    table = northern_map()
    table.units(0, "start.w 2", "start.s 2", "start.n 1")
    table.units(1, "start.e 3")
    table.resolve(0, MOVE_FOUR)
    table.play("from:start.w", "to:start.e", "units:2")
    assert (table.control("start.e"), table.heard("combat_began")) == (1, [])
    assert table.refused("from:start.e") == "NUL-MOVE-05"
    table.play("from:start.s", "to:start.e", "units:2", "done", rolls=["axe3", "axe2"])
    assert len(table.heard("combat_began")) == 1
    [scored] = table.heard("combat_scored")
    assert (scored["attack"], scored["defence"]) == (4 + 3, 3 + 2)


@rule("NUL-MOVE-07", "NUL-EDGE-03", "NUL-CTRL-02")
def test_an_emptied_territory_is_neutral_at_once_and_later_moves_see_it_so() -> None:
    table = northern_map()
    table.units(0, "start.w 2")
    table.resolve(0, MOVE_TWO)
    table.play("from:start.w", "to:start.s", "units:2")
    assert (table.control("start.w"), table.control("start.s")) == (None, 0)
    assert table.moves() == ["from:start.s", "done"]
    table.play("from:start.s", "to:start.w", "units:1")
    assert (table.control("start.w"), table.control("start.s")) == (0, 0)


@rule("NUL-CTRL-03", "NUL-COMBAT-15")
def test_buildings_serve_whoever_takes_the_territory() -> None:
    table = northern_map()
    table.units(0, "start.w 5")
    table.units(1, "start.s 1", "start.e 2")
    table.build("fortress start.s")
    table.resolve(0, MOVE_ONE)
    table.play("from:start.w", "to:start.s", "units:5", rolls=["axe2_skull", "axe2"])
    assert table.control("start.s") == 0
    table.resolve(1, MOVE_ONE)
    table.play("from:start.e", "to:start.s", "units:2", rolls=["axe2", "axe2"])
    assert [fight["defence"] for fight in table.heard("combat_scored")] == [1 + 2 + 2, 5 + 2 + 2]


@rule("NUL-MOVE-08", "NUL-CARD-29")
def test_the_points_of_the_card_count_in_every_combat_of_the_action() -> None:
    table = northern_map()
    table.units(0, "start.w 6")
    table.units(1, "start.s 1", "start.n 1")
    table.resolve(0, "dev_grizzled_warriors")
    table.play("from:start.w", "to:start.s", "units:3", "from:start.w", "to:tile_20.s", "units:3")
    table.play("resolve:start.s", rolls=["axe2_skull", "axe2"] * 2)
    assert [fight["attack"] for fight in table.heard("combat_scored")] == [3 + 2 + 2, 3 + 2 + 2]


@rule("NUL-MOVE-09", "NUL-CARD-29")
def test_infiltrators_pass_through_enemy_territory_and_fight_where_some_remain() -> None:
    table = northern_map()
    table.units(0, "start.w 3")
    table.units(1, "start.e 2")
    table.resolve(0, INFILTRATION)
    table.play("from:start.w", "to:start.e", "units:3", "from:start.e", "to:start.s", "units:3")
    table.play("done")
    assert (table.heard("combat_began"), table.control("start.s")) == ([], 0)
    table.resolve(0, INFILTRATION)
    table.play("from:start.s", "to:start.e", "units:2", "from:start.e", "to:start.w", "units:1")
    table.play("done", rolls=["axe2", "axe2"])
    [scored] = table.heard("combat_scored")
    assert (scored["attack"], scored["defence"]) == (3, 4)


@rule("NUL-MOVE-10")
def test_the_wolf_clan_crosses_hard_borders_with_one_move() -> None:
    table = northern_map()
    table.units(0, "start.n 2")
    table.resolve(0, "clan_wolf")
    table.play("from:tile_20.s", "to:tile_20.n", "units:2")
    assert (table.step(), table.units_in("tile_20.n", 0)) == ("over", 2)


@rule("NUL-MOVE-11", "NUL-MOVE-13")
def test_kaija_moves_alone_or_with_units() -> None:
    table = northern_map()
    table.units(0, "start.w 2")
    table.kaija("start.w")
    table.resolve(0, MOVE_TWO)
    table.play("from:start.w", "to:start.s")
    assert table.moves() == ["without_kaija", "with_kaija"]
    table.play("with_kaija")
    assert table.moves() == ["units:0", "units:1", "units:2"]
    table.play("units:0", "from:start.s", "to:start.w")
    assert (table.control("start.s"), table.state.kaija_is_in(table.territory("start.w"))) == (
        None,
        True,
    )
    assert [event["territory"] for event in table.heard("kaija_moved")] == ["start.s", "start.w"]


@rule("NUL-MOVE-11")
def test_kaija_does_not_enter_enemy_territory_unless_she_is_awake() -> None:
    table = northern_map()
    table.units(0, "start.w 2")
    table.units(1, "start.s 2", "start.e 2", "start.n 2")
    table.kaija("start.w")
    table.resolve(0, MOVE_ONE)
    table.play("from:start.w", "to:start.s")
    assert table.step() == "ChooseUnits"
    table.play("units:1", rolls=["axe2", "axe2"])
    table.player(0).year_flags |= KAIJA_MAY_ATTACK
    table.resolve(0, MOVE_ONE)
    table.play("from:start.w", "to:start.s")
    assert table.moves() == ["without_kaija", "with_kaija"]


@rule("NUL-MOVE-11")
def test_kaija_alone_among_enemies_has_nowhere_to_go() -> None:
    table = northern_map()
    table.kaija("start.s")
    table.units(0, "tile_20.n 1")
    table.units(1, "start.e 2", "start.w 2")
    table.resolve(0, MOVE_TWO)
    assert table.obstacle("from:start.s") == "NUL-MOVE-02"


@rule("NUL-MOVE-12")
def test_kaija_collects_the_food_and_wood_of_the_territory_that_she_leaves() -> None:
    table = northern_map()
    table.kaija("start.n")
    table.build("food_silo start.n", "woodcutter_lodge start.n")
    table.resolve(0, "clan_bear")
    table.play("from:tile_20.s", "to:start.e")
    assert [table.resource(0, kind) for kind in ("food", "wood", "lore")] == [1, 1, 0]


@rule("NUL-MOVE-12")
def test_kaija_collects_once_in_an_action() -> None:
    table = northern_map()
    table.kaija("start.n")
    table.build("food_silo start.n", "food_silo start.e")
    [bear_move] = CARD_EFFECTS[CARD_IDS.index("clan_bear")].effects
    assert isinstance(bear_move, MoveEffect)
    begin_action(table.state, 0, bear_move.terms, 2)
    table.state.settle()
    table.play("from:tile_20.s", "to:start.e", "from:start.e", "to:start.s")
    assert table.resource(0, "food") == 1


@rule("NUL-CARD-37")
def test_a_wolf_does_not_lessen_what_kaija_collects() -> None:
    table = northern_map(creatures=True)
    table.lay("tile_07 1,0")
    table.kaija("start.e")
    table.creature("wolf_beige", "start.e")
    table.resolve(0, "clan_bear")
    table.play("from:start.e", "to:start.s")
    assert table.resource(0, "food") == 1


@rule("NUL-MOVE-12", "NUL-CARD-25")
def test_the_bear_card_collects_nothing_without_kaija() -> None:
    table = northern_map()
    table.units(1, "start.e 2")
    table.build("food_silo start.e")
    table.resolve(1, "clan_bear")
    table.play("from:start.e", "to:start.s", "units:2")
    assert table.resource(1, "food") == 0
