"""Fights with creatures (NUL-CREA-06 to 16, 25 to 31, 35, 38)."""

import pytest

from meadhall.games.northgard.content.tables import CREATURE_IDS
from meadhall.games.northgard.rules.creatures import CreaturePhase
from tests.northgard.table import Table
from tests.rules import rule

RED, PURPLE, YELLOW = 0, 1, 2
BEAR, DRAUGR, WOLF = "brown_bear_beige", "draugr_beige", "wolf_beige"
VALKYRIE, OTHER_VALKYRIE = "fallen_valkyrie_beige", "fallen_valkyrie_brown"


def creature_table(*clans: str) -> Table:
    """Three players on the start tile, with a territory of its own in the north-east."""
    table = Table(players=3, clans=clans or ("goat", "boar", "raven"), creatures=True)
    table.lay("tile_07 1,0")
    return table


def scores(table: Table) -> tuple[object, object]:
    scored = table.heard("combat_scored")[-1]
    return scored["attack"], scored["defence"]


def storm_west(table: Table, creature: str) -> None:
    """Red goes west with nine units and beats the creature there; a Valkyrie is not declared."""
    declared = [] if creature == VALKYRIE else [f"fight:{creature}"]
    table.resolve(RED, "start_move")
    table.play("from:start.n", "to:start.w", "units:9", *declared, rolls=["axe3", "axe2"])


@rule("EX-09", "NUL-CREA-09", "NUL-CREA-11", "NUL-CREA-12", "NUL-CREA-14", "NUL-CREA-16")
def test_a_wolf_wins_the_tie_and_red_stays() -> None:
    table = creature_table()
    table.units(RED, "start.n 2", "start.w 1")
    table.creature(WOLF, "start.w")
    table.give(RED, food=1)
    table.resolve(RED, "start_move")
    table.play("from:start.n", "to:start.w", "units:2", f"fight:{WOLF}")
    assert table.heard("creature_fought") == [
        {"seat": RED, "creature": WOLF, "territory": "start.w"}
    ]
    table.play("food:1", rolls=["skull_or_axe", "skull_or_axe"])
    assert scores(table) == (3 + 1 + 1, 4 + 1)
    assert table.heard("creature_won") == [{"creature": WOLF, "territory": "start.w"}]
    assert table.heard("creature_rolled") == [
        {"seat": PURPLE, "creature": WOLF, "face": "skull_or_axe"}
    ]
    assert (table.units_in("start.w", RED), table.step(), table.glory(RED)) == (3, "over", 0)


@rule("EX-11", "NUL-CREA-13", "NUL-CREA-16", "NUL-CREA-25")
def test_a_valkyrie_attacks_and_red_retreats_in_two_groups() -> None:
    table = creature_table()
    table.units(RED, "start.n 3")
    table.creature(VALKYRIE, "start.e")
    table.give(RED, food=4)
    table.ask(CreaturePhase())
    assert table.heard("creature_attacked") == [
        {"creature": VALKYRIE, "seat": RED, "territory": "start.n"}
    ]
    assert (table.seat(), table.moves()) == (RED, ["food:0", "food:1", "food:2", "food:3"])
    table.play("food:3", rolls=["skull_or_axe", "skull2"])
    assert scores(table) == (7 + 1, 3 + 3)
    assert table.heard("combat_scored")[0]["attacker_losses"] == 0
    assert (table.step(), table.resource(RED, "food")) == ("Retreat", 1)
    table.play("retreat:start.e", "retreat_all:start.w")
    assert [table.units_in(area, RED) for area in ("start.n", "start.e", "start.w")] == [0, 1, 2]


@rule("EX-11", "NUL-CREA-14", "NUL-CREA-15")
def test_red_wins_the_tie_as_defender_and_gains_four_glory() -> None:
    table = creature_table("wolf", "boar", "raven")
    table.units(RED, "start.n 3")
    table.creature(VALKYRIE, "start.e")
    table.give(RED, food=3)
    table.ask(CreaturePhase())
    table.play("food:3", rolls=["skull_or_axe", "axe2"])
    assert scores(table) == (8, 8)
    assert (table.glory(RED), table.state.creatures.line) == (4, [])
    assert table.state.creatures.discard == [CREATURE_IDS.index(VALKYRIE)]
    assert table.resource(RED, "food") == 0


@rule("NUL-CREA-06")
def test_units_pass_through_the_territory_of_a_sharing_creature() -> None:
    table = creature_table()
    table.units(RED, "start.n 2")
    table.creature(WOLF, "start.w")
    table.resolve(RED, "dev_militia")
    table.play("from:start.n", "to:start.w", "units:2", "from:start.w", "to:start.s", "units:2")
    assert (table.step(), table.units_in("start.s", RED)) == ("over", 2)


@rule("NUL-CREA-07", "NUL-CREA-09")
def test_who_enters_a_valkyries_territory_stops_and_fights() -> None:
    table = creature_table()
    table.units(RED, "start.n 5")
    table.creature(VALKYRIE, "start.w")
    table.resolve(RED, "dev_incursion")
    table.play("from:start.n", "to:start.w", "units:4")
    assert table.refused("from:start.w") == "NUL-CREA-07"
    table.play("done", rolls=["axe3", "axe2"])
    assert scores(table) == (4 + 3, 7 + 2)


@rule("NUL-CREA-07")
def test_nobody_enters_a_territory_with_two_valkyries() -> None:
    table = creature_table()
    table.units(RED, "start.n 5")
    table.creature(VALKYRIE, "start.w")
    table.creature(OTHER_VALKYRIE, "start.w")
    table.resolve(RED, "start_move")
    table.play("from:start.n")
    assert table.state.action is not None
    assert table.state.action.target == table.territory("start.e")
    table.play("units:1")
    table.resolve(RED, "dev_militia")
    table.play("from:start.e")
    assert table.refused("to:start.w") == "NUL-CREA-07"


@rule("NUL-CREA-09")
def test_one_creature_of_a_shared_territory_may_be_attacked_even_without_a_move() -> None:
    table = creature_table()
    table.units(RED, "start.n 5")
    table.creature(WOLF, "start.n")
    table.creature(DRAUGR, "start.n")
    table.resolve(RED, "start_move")
    table.play("done")
    assert table.moves() == [f"fight:{WOLF}", f"fight:{DRAUGR}", "decline"]
    table.play(f"fight:{DRAUGR}", rolls=["axe3", "axe2"])
    assert (scores(table), table.glory(RED)) == ((5 + 3, 5 + 2), 2)
    assert table.state.creatures.line == [CREATURE_IDS.index(WOLF)]
    assert table.heard("creature_defeated") == [{"seat": RED, "creature": DRAUGR}]


@rule("NUL-CREA-09")
def test_creatures_may_be_left_in_peace_and_are_not_fought_outside_a_move() -> None:
    table = creature_table()
    table.units(RED, "start.n 5")
    table.creature(WOLF, "start.n")
    table.resolve(RED, "start_move")
    table.play("done", "decline")
    assert table.step() == "over"
    table.resolve(RED, "dev_hidden_ways")
    table.play("to:start.w", "units:2")
    assert (table.step(), table.heard("creature_fought")) == ("over", [])


@rule("NUL-CREA-09", "NUL-CREA-35", "NUL-CREA-04")
def test_units_left_with_a_valkyrie_from_setup_may_leave_it_or_must_fight_it() -> None:
    table = creature_table()
    table.units(RED, "start.n 5")
    table.creature(VALKYRIE, "start.n")
    table.resolve(RED, "dev_militia")
    table.play("from:start.n", "to:start.w", "units:3", "done", rolls=["axe2", "axe2"])
    assert scores(table) == (2 + 2, 7 + 2)
    assert table.units_in("start.w", RED) == 3


@rule("NUL-CREA-10", "NUL-COMBAT-14")
def test_fights_and_combats_are_one_list_and_bar_retreats() -> None:
    table = creature_table()
    table.units(RED, "start.w 4", "start.s 1")
    table.units(PURPLE, "start.n 3")
    table.creature(WOLF, "start.s")
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:start.n", "units:3", f"fight:{WOLF}")
    assert table.moves() == ["resolve:start.n", "resolve:start.s"]
    table.play("resolve:start.n", rolls=["axe2", "axe2"])
    assert (table.step(), table.heard("retreated")) == ("Retreat", [])
    table = creature_table()
    table.units(RED, "start.w 4", "start.n 1")
    table.units(PURPLE, "start.e 3")
    table.creature(WOLF, "start.n")
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:start.e", "units:3", f"fight:{WOLF}")
    table.play("resolve:start.e", rolls=["axe2", "axe2"])
    assert table.refused("retreat:start.n") == "NUL-COMBAT-14"


@rule("NUL-CREA-11", "NUL-CREA-28")
def test_an_attacker_has_card_and_clan_points_but_no_buildings() -> None:
    table = creature_table("snake", "boar", "raven")
    table.units(RED, "start.n 3")
    table.build("fortress start.n")
    table.scorch("start.n")
    table.creature(WOLF, "start.n")
    table.resolve(RED, "dev_bodyguard")
    table.play("done", f"fight:{WOLF}", rolls=["axe2", "axe2"])
    assert scores(table) == (3 + 1 + 1 + 2, 4 + 2)


@rule("NUL-CREA-11", "NUL-CREA-13")
def test_a_defending_player_has_building_points_and_towers_do_nothing() -> None:
    table = creature_table()
    table.units(RED, "start.n 3")
    table.give(RED, food=1)
    table.build("fortress start.n", "defence_tower start.n")
    table.creature(VALKYRIE, "start.e")
    table.ask(CreaturePhase())
    table.play("food:0", rolls=["axe2", "axe2"])
    assert scores(table) == (7 + 2, 3 + 2 + 2)
    assert table.heard("combat_scored")[0]["attacker_losses"] == 0


@rule("NUL-CREA-12", "NUL-CREA-38")
def test_against_a_creature_the_either_or_face_is_a_point_without_a_question() -> None:
    table = creature_table()
    table.units(YELLOW, "start.n 5")
    table.creature(WOLF, "start.n")
    table.resolve(YELLOW, "start_move")
    table.play("done", f"fight:{WOLF}", rolls=["skull_or_axe", "skull_or_axe"])
    assert (scores(table), table.step()) == ((5 + 1, 4 + 1), "over")
    assert table.heard("creature_rolled")[0]["seat"] == RED


@rule("NUL-CREA-13")
def test_casualties_by_a_creature_count_and_can_wipe_out_the_higher_score() -> None:
    table = creature_table()
    table.units(RED, "start.n 2")
    table.give(RED, food=2)
    table.creature(WOLF, "start.n")
    table.resolve(RED, "start_move")
    table.play("done", f"fight:{WOLF}", "food:2", rolls=["axe3", "skull2"])
    assert scores(table) == (2 + 2 + 3, 4)
    assert table.heard("creature_won") == [{"creature": WOLF, "territory": "start.n"}]
    assert (table.control("start.n"), table.state.creatures.line) == (
        None,
        [CREATURE_IDS.index(WOLF)],
    )


@rule("NUL-CREA-15")
@pytest.mark.parametrize(("creature", "glory"), [(WOLF, 1), (DRAUGR, 2), (BEAR, 3), (VALKYRIE, 4)])
def test_the_glory_of_each_creature(creature: str, glory: int) -> None:
    table = creature_table()
    table.units(RED, "start.n 9")
    table.creature(creature, "start.w")
    storm_west(table, creature)
    assert (table.glory(RED), table.state.creatures.line) == (glory, [])
    assert table.heard("glory_gained") == [{"seat": RED, "n": glory, "reason": "creatures"}]


@rule("NUL-CREA-16")
def test_who_attacks_a_valkyrie_and_loses_retreats() -> None:
    table = creature_table()
    table.units(RED, "start.n 2")
    table.creature(VALKYRIE, "start.w")
    table.units(PURPLE, "start.e 1", "start.s 1")
    table.resolve(RED, "start_move")
    table.play("from:start.n", "to:start.w", "units:2", rolls=["axe2", "axe2"])
    assert (table.units_in("start.n", RED), table.control("start.w")) == (2, None)


@rule("NUL-CREA-26")
@pytest.mark.parametrize(
    ("clan", "creature", "food", "glory"),
    [
        ("wolf", WOLF, 1, 1),
        ("wolf", VALKYRIE, 1, 4),
        ("stag", WOLF, 0, 1),
        ("stag", VALKYRIE, 0, 5),
    ],
)
def test_clans_that_gain_by_beating_creatures_as_attackers(
    clan: str, creature: str, food: int, glory: int
) -> None:
    table = creature_table(clan, "boar", "raven")
    table.units(RED, "start.n 9")
    table.creature(creature, "start.w")
    storm_west(table, creature)
    assert (table.resource(RED, "food"), table.glory(RED)) == (food, glory)


@rule("NUL-CREA-26")
def test_stag_gains_nothing_more_where_it_had_control_before() -> None:
    table = creature_table("stag", "boar", "raven")
    table.units(RED, "start.n 9")
    table.creature(VALKYRIE, "start.n")
    table.resolve(RED, "start_move")
    table.play("done", rolls=["axe3", "axe2"])
    assert table.glory(RED) == 4


@rule("NUL-CREA-27")
def test_nobody_retreats_to_a_valkyrie_or_is_pushed_to_one() -> None:
    table = creature_table()
    table.units(RED, "start.n 2")
    table.units(PURPLE, "start.w 3")
    table.creature(VALKYRIE, "start.e")
    table.resolve(RED, "dev_intimidate")
    table.play("from:start.n", "to:start.w", "units:2")
    assert table.refused("push:start.e") == "NUL-CREA-27"
    table.play("decline", rolls=["axe2", "axe2"])
    assert table.refused("retreat:start.e") == "NUL-CREA-27"


@rule("NUL-CREA-28")
def test_shieldbearers_and_axe_throwers_help_against_creatures() -> None:
    table = creature_table()
    table.units(RED, "start.n 5")
    table.creature(WOLF, "start.n")
    table.resolve(RED, "dev_shieldbearers")
    table.play("done", f"fight:{WOLF}", rolls=["axe2", "skull2"])
    assert table.units_in("start.n", RED) == 4
    table.creature("wolf_brown", "start.n")
    table.resolve(RED, "dev_axe_throwers")
    table.play("done", "fight:wolf_brown", rolls=["axe2", "axe2"])
    assert scores(table) == (4 + 2 + 1, 4 + 2)


@rule("NUL-CREA-29")
def test_where_enemies_are_the_creatures_take_no_part() -> None:
    table = creature_table()
    table.units(RED, "start.n 3")
    table.units(PURPLE, "start.w 2")
    table.creature(WOLF, "start.w")
    table.resolve(RED, "start_move")
    table.play("from:start.n", "to:start.w", "units:3", rolls=["axe3", "axe2"])
    assert scores(table) == (3 + 3, 2 + 2)
    assert (table.heard("creature_fought"), table.state.creatures.line) == (
        [],
        [CREATURE_IDS.index(WOLF)],
    )


@rule("NUL-CREA-30", "NUL-COMBAT-03")
def test_kaija_enters_a_valkyries_neutral_territory_and_fights() -> None:
    table = creature_table("bear", "boar", "raven")
    table.units(RED, "start.n 4")
    table.kaija("start.n")
    table.creature(VALKYRIE, "start.w")
    table.resolve(RED, "start_move")
    table.play("from:start.n", "to:start.w", "with_kaija", "units:4", rolls=["axe3", "axe2"])
    assert scores(table) == (4 + 2 + 3, 7 + 2)


@rule("NUL-CREA-31")
def test_infiltrators_do_not_slip_away_from_a_valkyrie() -> None:
    table = creature_table()
    table.units(RED, "start.n 3")
    table.creature(VALKYRIE, "start.w")
    table.resolve(RED, "dev_infiltration")
    table.play("from:start.n", "to:start.w", "units:2")
    assert table.refused("from:start.w") == "NUL-CREA-07"


@rule("NUL-CREA-25")
def test_a_valkyrie_that_moves_to_neutral_ground_attacks_nobody() -> None:
    table = creature_table()
    table.creature(VALKYRIE, "tile_07.n")
    table.ask(CreaturePhase())
    assert [event["territory"] for event in table.heard("creature_moved")] == ["start.e"]
    assert (table.heard("creature_attacked"), table.step()) == ([], "over")
