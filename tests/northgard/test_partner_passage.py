"""Partners' units never share a territory, but may pass through it (NUL-TEAM-03, 04, 10, 11)."""

import pytest

from meadhall.games.northgard.rules.moves import MOVES
from tests.northgard.table import Table
from tests.rules import rule


def team_table(creatures: bool = False) -> Table:
    """Seats 0 and 2 play against 1 and 3; seat 2 holds the east of the start tile."""
    clans = ("bear", "goat", "stag", "raven")
    table = Table(players=4, clans=clans, team_game=True, creatures=creatures)
    table.lay("tile_20 0,-1", "tile_07 1,0")
    table.units(0, "start.s 3")
    table.units(2, "start.e 2")
    return table


def reason(table: Table, word: str) -> str:
    obstacle = table.state.obstacle(table.seat(), MOVES.number(word))
    assert obstacle is not None
    return obstacle.name


@rule("NUL-TEAM-03")
def test_a_move_cannot_end_with_a_partner() -> None:
    table = team_table()
    table.resolve(0, "start_move")
    table.units(0, "start.w 2")
    table.resolve(0, "start_move")
    table.play("from:start.w")
    assert table.refused("to:start.e") == "NUL-TEAM-04"
    assert reason(table, "to:start.e") == "no_way_out_of_partner"


@rule("NUL-TEAM-04", "NUL-TEAM-10")
def test_the_whole_group_that_entered_must_move_on() -> None:
    table = team_table()
    table.resolve(0, "dev_militia")
    table.play("from:start.s", "to:start.e", "units:2")
    assert table.step() == "ChooseTarget"
    assert "done" not in table.moves()
    assert table.moves() == ["to:start.w", "to:tile_07.n", "to:tile_07.s", "to:tile_20.s"]
    table.play("to:tile_07.n")
    assert (table.step(), table.units_in("tile_07.n", 0), table.units_in("start.s", 0)) == (
        "over",
        2,
        1,
    )


@rule("NUL-TEAM-04")
def test_a_way_through_two_territories_of_the_partner_needs_the_moves_for_it() -> None:
    table = team_table()
    table.units(2, "start.n 1")
    table.resolve(0, "dev_militia")
    table.play("from:start.s", "to:start.e", "units:3")
    assert table.refused("to:tile_20.s") == "NUL-TEAM-10"
    table = team_table()
    table.units(2, "start.n 1")
    table.resolve(0, "dev_incursion")
    table.play("from:start.s", "to:start.e", "units:3", "to:tile_20.s", "to:tile_20.n")
    assert (table.step(), table.units_in("tile_20.n", 0)) == ("over", 3)


@rule("NUL-TEAM-04")
def test_the_way_out_does_not_lead_back() -> None:
    table = team_table()
    table.resolve(0, "dev_militia")
    table.play("from:start.s", "to:start.e", "units:2")
    assert table.refused("to:start.s") == "NUL-TEAM-04"
    assert reason(table, "to:start.s") == "only_way_back"


@rule("NUL-TEAM-04")
def test_nobody_enters_only_to_come_back() -> None:
    table = Table(players=4, clans=("bear", "goat", "stag", "raven"), team_game=True)
    # Nothing but the territory beside it is adjacent to the partner's.
    table.lay("tile_02 0,-1 r2")
    table.units(0, "tile_02.n 2")
    table.units(2, "tile_02.s 1")
    table.resolve(0, "dev_militia")
    table.play("from:tile_02.n")
    assert table.refused("to:tile_02.s") == "NUL-TEAM-04"
    assert reason(table, "to:tile_02.s") == "only_way_back"


@rule("NUL-TEAM-04")
def test_the_way_out_of_a_second_territory_does_not_lead_back_either() -> None:
    table = Table(players=4, clans=("bear", "goat", "stag", "raven"), team_game=True)
    table.units(0, "start.n 2")
    table.units(2, "start.e 1", "start.w 1")
    table.resolve(0, "dev_incursion")
    table.play("from:start.n", "to:start.e", "units:2", "to:start.w")
    assert table.refused("to:start.n") == "NUL-TEAM-04"
    assert reason(table, "to:start.n") == "only_way_back"
    table.play("to:start.s")
    assert table.units_in("start.s", 0) == 2


@rule("NUL-TEAM-04")
def test_nobody_goes_round_through_a_partners_land_to_come_back() -> None:
    table = Table(players=4, clans=("bear", "goat", "stag", "raven"), team_game=True)
    table.units(0, "start.n 2")
    table.units(2, "start.e 1", "start.s 1", "start.w 1")
    table.resolve(0, "dev_incursion")
    # There was nothing to choose: no move leads anywhere else.
    assert (table.step(), table.units_in("start.n", 0)) == ("over", 2)


@rule("NUL-TEAM-04", "NUL-MOVE-11")
def test_kaija_does_not_go_along_only_to_come_back() -> None:
    table = Table(players=4, clans=("bear", "goat", "stag", "raven"), team_game=True)
    table.units(0, "start.n 1")
    table.kaija("start.n")
    table.units(2, "start.e 1")
    table.units(1, "start.s 1", "start.w 1")
    table.resolve(0, "dev_militia")
    # The units may go on to attack; she may not.
    table.play("from:start.n", "to:start.e")
    assert table.step() == "ChooseTarget"
    assert table.moves() == ["to:start.s", "to:start.w"]


@rule("NUL-TEAM-03")
def test_neutral_ground_and_that_of_enemies_is_no_passage_for_any_team() -> None:
    table = team_table()
    table.units(1, "start.w 3")
    table.resolve(1, "start_move")
    table.play("from:start.w", "to:tile_20.s", "units:3")
    assert (table.step(), table.control("start.n")) == ("over", 1)


@rule("NUL-TEAM-11")
def test_a_passing_group_has_no_effect() -> None:
    table = team_table(creatures=True)
    table.creature("wolf_beige", "start.e")
    table.resolve(0, "dev_militia")
    table.play("from:start.s", "to:start.e", "units:3")
    assert (table.control("start.e"), table.units_in("start.e", 0)) == (2, 3)
    table.play("to:start.w")
    assert (table.step(), table.heard("combat_began"), table.heard("creature_fought")) == (
        "over",
        [],
        [],
    )


@rule("NUL-TEAM-04", "NUL-CREA-22", "NUL-CREA-07")
@pytest.mark.parametrize("creature", ["brown_bear_beige", "fallen_valkyrie_beige"])
def test_nobody_passes_where_a_creature_holds_whoever_enters(creature: str) -> None:
    table = team_table(creatures=True)
    table.creature(creature, "start.e")
    table.resolve(0, "dev_incursion")
    table.play("from:start.s")
    assert table.state.action is not None
    assert (table.step(), table.state.action.target) == ("ChooseUnits", table.territory("start.w"))


@rule("NUL-TEAM-04", "NUL-MOVE-11")
def test_kaija_passes_only_where_she_may_leave() -> None:
    table = team_table()
    table.kaija("start.s")
    table.resolve(0, "dev_militia")
    table.play("from:start.s", "to:start.e", "with_kaija", "units:1")
    table.units(1, "start.w 1")
    assert table.refused("to:start.w") == "NUL-MOVE-11"
    table.play("to:tile_20.s")
    assert table.state.kaija_is_in(table.territory("start.n"))
    assert table.units_in("start.n", 0) == 1


@rule("NUL-TEAM-03", "NUL-COMBAT-12")
def test_nobody_retreats_to_a_partner() -> None:
    table = team_table()
    table.units(0, "start.n 1")
    table.units(1, "start.w 4")
    table.resolve(0, "start_move")
    table.play("from:start.s", "units:2", rolls=["axe2", "axe2"])
    assert table.refused("retreat:start.e") == "NUL-TEAM-03"


@rule("NUL-TEAM-03")
def test_hidden_ways_do_not_lead_to_a_partner_but_bribery_leads_to_one_for_a_fight() -> None:
    table = team_table()
    table.resolve(0, "dev_hidden_ways")
    assert table.refused("to:start.e") == "NUL-TEAM-03"
    table = team_table()
    table.units(1, "start.w 2")
    table.units(3, "start.n 2")
    table.resolve(0, "dev_bribery")
    table.play("from:start.w")
    assert table.refused("to:tile_20.s") == "NUL-TEAM-03"
    table.play("to:start.e", "units:2", rolls=["axe2", "axe3"])
    assert table.heard("combat_began") == [{"seat": 1, "other": 2, "territory": "start.e"}]


@rule("NUL-TEAM-03", "NUL-COMBAT-17")
def test_nobody_is_pushed_to_a_partner() -> None:
    table = team_table()
    table.units(1, "start.w 2")
    table.units(3, "start.n 2")
    table.resolve(0, "dev_intimidate")
    table.play("from:start.s", "to:start.w", "units:3")
    assert table.refused("push:tile_20.s") == "NUL-TEAM-03"
