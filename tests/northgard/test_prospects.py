"""The fights that a march may bring, as a view foretells them before anybody sets out."""

from meadhall.games.northgard import GAME
from meadhall.games.northgard.seen.view import FightView, NorthgardView, ProspectView
from tests.northgard.table import Table

RED, PURPLE, YELLOW = 0, 1, 2


def view(table: Table, seat: int = RED) -> NorthgardView:
    return GAME.view(table.state, seat)


def prospects(table: Table, seat: int = RED) -> dict[str, ProspectView]:
    moving = view(table, seat).moving
    assert moving is not None
    return {one.territory: one for one in moving.prospects}


def fight(prospect: ProspectView, units: int) -> FightView:
    return next(one for one in prospect.fights if one.units == units)


def border(clan: str = "goat") -> Table:
    """Red in the west of the start tile with four units, Purple in the south with two."""
    table = Table(clans=(clan, "boar", "raven"))
    table.units(RED, "start.w 4")
    table.units(PURPLE, "start.s 2")
    return table


def test_a_fight_is_foretold_for_every_number_of_units() -> None:
    table = border()
    table.resolve(RED, "start_move")
    foretold = prospects(table)["start.s"]
    assert (foretold.opponent, foretold.figures, foretold.must_fight) == (PURPLE, 2, True)
    assert [one.units for one in foretold.fights] == [1, 2, 3, 4]
    table.play("from:start.w", "to:start.s")
    for one in foretold.fights:
        told = GAME.preview(table.state, RED, GAME.moves.number(f"units:{one.units}"))
        assert told is not None
        assert told.facts["percent"] == one.percent


def test_more_units_win_more_often_and_everyone_sees_the_same() -> None:
    table = border()
    table.resolve(RED, "start_move")
    chances = [one.percent for one in prospects(table)["start.s"].fights]
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]
    assert prospects(table, PURPLE) == prospects(table)


def test_only_what_the_moves_reach_is_foretold() -> None:
    table = Table()
    table.lay("tile_20 0,-1", "tile_09 0,1", "tile_19 0,2", "tile_30 0,3")
    table.units(RED, "start.n 2")
    table.units(PURPLE, "start.e 1")
    table.units(YELLOW, "tile_30.s 1")
    table.resolve(RED, "dev_militia")
    assert set(prospects(table)) == {table.name("start.e")}


def test_stag_wins_glory_and_wolf_food_with_the_land() -> None:
    for clan, gain in (("stag", {"glory": 1}), ("wolf", {"food": 1}), ("goat", {})):
        table = border(clan)
        table.resolve(RED, "start_move")
        assert prospects(table)["start.s"].gain == gain


def test_units_that_wait_for_their_fight_count_with_those_who_come() -> None:
    table = border()
    table.resolve(RED, "dev_militia")
    alone = fight(prospects(table)["start.s"], 3)
    table.play("from:start.w", "to:start.s", "units:3")
    waiting = prospects(table)["start.s"]
    assert fight(waiting, 0) == FightView(0, alone.percent, alone.losses, alone.losses_of_foe)
    assert fight(waiting, 1).percent >= alone.percent


def test_a_creature_may_be_left_in_peace_but_not_a_valkyrie() -> None:
    table = Table(creatures=True)
    table.units(RED, "start.n 5")
    table.creature("wolf_beige", "start.e")
    table.creature("fallen_valkyrie_beige", "start.w")
    table.resolve(RED, "start_move")
    found = prospects(table)
    assert not found["start.e"].must_fight
    assert found["start.e"].creature == "wolf_beige"
    assert found["start.e"].gain == {"glory": 1}
    assert fight(found["start.e"], 5).percent == 64
    assert found["start.w"].must_fight


def test_nothing_is_foretold_while_a_fight_is_on() -> None:
    table = border()
    table.give(RED, food=1)
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:start.s", "units:4")
    assert table.state.combat is not None
    assert prospects(table) == {}
