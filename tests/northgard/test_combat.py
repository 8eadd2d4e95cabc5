"""Combat between players (NUL-COMBAT-01 to 11, 15 to 19)."""

import pytest

from meadhall.games.northgard.content.tables import (
    FACE_IDS,
    IGNORE_ENEMY_DEFENCES,
    KAIJA_MAY_ATTACK,
)
from tests.northgard.table import Table
from tests.rules import rule

RED, PURPLE, YELLOW = 0, 1, 2


def border(red: int, purple: int, clans: tuple[str, ...] = ("goat", "boar", "raven")) -> Table:
    """Red in the west of the start tile, Purple in the south, with as many units as that."""
    table = Table(clans=clans)
    table.units(RED, f"start.w {red}")
    table.units(PURPLE, f"start.s {purple}")
    return table


def attack(table: Table, n: int, card: str = "start_move", rolls: tuple[str, ...] = ()) -> None:
    """Red goes south with all its units by a card."""
    table.resolve(RED, card)
    table.play("from:start.w", "to:start.s", f"units:{n}", rolls=rolls)


def scores(table: Table) -> tuple[object, object]:
    """Attack and defence of the last combat."""
    scored = table.heard("combat_scored")[-1]
    return scored["attack"], scored["defence"]


def losses(table: Table) -> tuple[object, object]:
    scored = table.heard("combat_scored")[-1]
    return scored["attacker_losses"], scored["defender_losses"]


@rule("EX-06", "NUL-COMBAT-08", "NUL-COMBAT-09")
def test_red_wins_with_the_lower_score_because_purple_is_wiped_out() -> None:
    table = border(red=5, purple=2)
    table.build("fortress start.s", "defence_tower start.s")
    table.give(RED, food=4)
    table.give(PURPLE, food=3)
    attack(table, 5)
    assert table.moves() == [f"food:{n}" for n in range(5)]
    table.play("food:2")
    assert (table.seat(), table.moves()) == (PURPLE, ["food:0", "food:1", "food:2"])
    assert table.refuses("food:3")
    combat = table.state.combat
    assert combat is not None
    assert (combat.attacker.points(), combat.defender.points()) == (7, 4)
    table.play("food:2", rolls=["skull2", "axe2"])
    assert (scores(table), losses(table)) == ((7, 8), (1, 2))
    assert (table.control("start.s"), table.units_in("start.s", RED)) == (RED, 4)
    assert (table.step(), table.heard("retreated")) == ("over", [])
    assert (table.resource(RED, "food"), table.resource(PURPLE, "food")) == (2, 1)


@rule("EX-07", "NUL-COMBAT-07", "NUL-COMBAT-10")
def test_purple_wins_the_tie_and_the_survivors_retreat_to_two_territories() -> None:
    table = border(red=4, purple=2)
    table.build("fortress start.s", "defence_tower start.s")
    table.give(PURPLE, food=2)
    attack(table, 4, card="dev_bodyguard")
    table.play("food:2", rolls=["axe_skull", "skull_or_axe"])
    assert (table.seat(), table.moves()) == (PURPLE, ["point", "casualty"])
    table.play("casualty")
    assert (scores(table), losses(table)) == ((6, 6), (2, 1))
    assert table.heard("combat_won") == [{"seat": PURPLE, "territory": "start.s"}]
    assert table.seat() == RED
    table.play("retreat:start.w", "retreat:start.e")
    assert [table.units_in(area, RED) for area in ("start.w", "start.e", "start.s")] == [1, 1, 0]
    assert (table.control("start.s"), table.units_in("start.s", PURPLE)) == (PURPLE, 1)


@rule("NUL-COMBAT-01", "NUL-CTRL-01")
def test_who_moved_in_attacks_and_the_controller_defends_alone() -> None:
    table = border(red=3, purple=2)
    table.units(PURPLE, "start.e 5")
    table.give(RED, food=1)
    attack(table, 3)
    assert table.heard("combat_began") == [{"seat": RED, "other": PURPLE, "territory": "start.s"}]
    assert table.control("start.s") == PURPLE
    table.play("food:0", rolls=["axe2", "axe2"])
    assert scores(table) == (3 + 2, 2 + 2)


@rule("NUL-COMBAT-02", "NUL-EDGE-25")
def test_the_active_player_chooses_the_order_of_combats() -> None:
    table = border(red=6, purple=1)
    table.units(YELLOW, "start.n 1")
    table.resolve(RED, "dev_militia")
    table.play("from:start.w", "to:start.s", "units:3", "from:start.w", "to:start.n", "units:3")
    assert (table.seat(), table.moves()) == (RED, ["resolve:start.n", "resolve:start.s"])
    table.play("resolve:start.s", rolls=["axe2_skull", "axe2"] * 2)
    assert [event["territory"] for event in table.heard("combat_began")] == ["start.s", "start.n"]
    assert table.step() == "over"


@rule("NUL-COMBAT-03")
def test_a_unit_is_one_point_and_kaija_two() -> None:
    table = border(red=2, purple=2, clans=("goat", "bear", "raven"))
    table.kaija("start.s")
    attack(table, 2, rolls=("axe2", "axe2"))
    assert scores(table) == (2 + 2, 2 + 2 + 2)


@rule("NUL-COMBAT-04", "NUL-COMBAT-19")
def test_the_card_helps_the_attacker_and_every_fortress_the_defender() -> None:
    table = border(red=3, purple=2)
    table.build("fortress start.s", "fortress start.s", "fortress start.w")
    attack(table, 3, card="dev_warriors", rolls=("axe2", "axe2"))
    assert scores(table) == (3 + 1 + 2, 2 + 4 + 2)


@rule("NUL-COMBAT-04", "NUL-CLAN-07")
def test_snake_has_a_point_where_its_token_lies() -> None:
    table = border(red=3, purple=2, clans=("snake", "boar", "raven"))
    table.scorch("start.s")
    attack(table, 3, rolls=("axe2", "axe2"))
    assert scores(table) == (3 + 1 + 2, 2 + 2)


@rule("NUL-COMBAT-05")
def test_food_is_spent_by_the_attacker_first_and_at_most_one_for_each_figure() -> None:
    table = border(red=2, purple=1, clans=("goat", "bear", "raven"))
    table.kaija("start.s")
    table.give(RED, food=1)
    table.give(PURPLE, food=9)
    attack(table, 2)
    assert (table.seat(), table.moves()) == (RED, ["food:0", "food:1"])
    assert table.refused("food:2") == "NUL-COMBAT-05"
    table.play("food:1")
    assert (table.seat(), table.moves()) == (PURPLE, ["food:0", "food:1", "food:2"])
    table.play("food:2", rolls=["axe2", "axe2"])
    assert scores(table) == (2 + 1 + 2, 1 + 2 + 2 + 2)
    assert table.heard("food_spent") == [{"seat": RED, "n": 1}, {"seat": PURPLE, "n": 2}]


@rule("NUL-COMBAT-06")
@pytest.mark.parametrize(
    ("face", "points", "casualties"),
    [("axe2", 2, 0), ("axe3", 3, 0), ("axe2_skull", 2, 1), ("skull2", 0, 2), ("axe_skull", 1, 1)],
)
def test_the_faces_of_the_die(face: str, points: int, casualties: int) -> None:
    table = border(red=5, purple=5)
    attack(table, 5, rolls=(face, "axe2"))
    assert (scores(table), losses(table)) == ((5 + points, 5 + 2), (0, casualties))
    assert [event["face"] for event in table.heard("rolled")] == [face, "axe2"]


@rule("NUL-COMBAT-06")
def test_every_face_is_on_the_die_once() -> None:
    assert sorted(FACE_IDS) == [
        "axe2", "axe2_skull", "axe3", "axe_skull", "skull2", "skull_or_axe",
    ]  # fmt: skip


@rule("NUL-COMBAT-07")
def test_the_attacker_decides_before_the_defender_rolls() -> None:
    table = border(red=4, purple=4)
    attack(table, 4, rolls=("skull_or_axe",))
    assert (table.seat(), table.moves()) == (RED, ["point", "casualty"])
    assert len(table.heard("rolled")) == 1
    table.play("point", rolls=["axe2"])
    assert (scores(table), losses(table)) == ((4 + 1, 4 + 2), (0, 0))


@rule("NUL-COMBAT-08", "NUL-COMBAT-19", "NUL-CARD-29")
def test_towers_and_shieldbearers() -> None:
    table = border(red=5, purple=3)
    table.build("defence_tower start.s", "defence_tower start.s", "defence_tower start.w")
    attack(table, 5, card="dev_shieldbearers", rolls=("axe2", "axe_skull"))
    assert losses(table) == (1 + 2 - 1, 0)


@rule("NUL-COMBAT-08")
def test_shieldbearers_do_not_bring_units_back() -> None:
    table = border(red=5, purple=3)
    attack(table, 5, card="dev_shieldbearers", rolls=("axe2_skull", "axe2"))
    assert losses(table) == (0, 1)


@rule("NUL-COMBAT-09", "NUL-COMBAT-15")
def test_when_both_are_wiped_out_nobody_wins_and_the_territory_is_neutral() -> None:
    table = border(red=2, purple=2, clans=("stag", "boar", "raven"))
    table.build("fortress start.s")
    attack(table, 2, rolls=("skull2", "skull2"))
    assert table.heard("nobody_won") == [{"territory": "start.s"}]
    assert (table.control("start.s"), table.step(), table.glory(RED)) == (None, "over", 0)
    assert [table.player(seat).reserve for seat in (RED, PURPLE)] == [14, 14]


@rule("NUL-COMBAT-10")
def test_a_tie_goes_to_the_defender() -> None:
    table = border(red=3, purple=3)
    attack(table, 3, rolls=("axe2", "axe2"))
    assert table.heard("combat_won") == [{"seat": PURPLE, "territory": "start.s"}]


@rule("NUL-COMBAT-11", "NUL-EDGE-36")
def test_the_winner_takes_casualties_too_and_keeps_a_unit() -> None:
    table = border(red=5, purple=2)
    attack(table, 5, rolls=("axe2_skull", "skull2"))
    assert (losses(table), table.units_in("start.s", RED)) == ((2, 1), 3)
    assert table.player(RED).reserve == 14 - 3
    assert table.heard("units_lost") == [
        {"seat": RED, "territory": "start.s", "n": 2},
        {"seat": PURPLE, "territory": "start.s", "n": 1},
    ]


@rule("NUL-COMBAT-11", "NUL-CLAN-01")
def test_bear_chooses_whether_a_casualty_is_kaija() -> None:
    table = border(red=2, purple=3, clans=("goat", "bear", "raven"))
    table.kaija("start.s")
    attack(table, 2, rolls=("skull2", "axe3"))
    assert (table.seat(), table.moves()) == (PURPLE, ["lose:unit", "lose:kaija"])
    table.play("lose:kaija")
    assert (table.units_in("start.s", PURPLE), table.state.figures.kaija_at) == (2, -1)
    assert table.heard("kaija_lost") == [{"seat": PURPLE, "territory": "start.s"}]


@rule("NUL-COMBAT-11")
def test_bear_may_keep_kaija_as_long_as_there_are_units() -> None:
    table = border(red=2, purple=1, clans=("goat", "bear", "raven"))
    table.kaija("start.s")
    attack(table, 2, rolls=("axe_skull", "axe3"))
    table.play("lose:unit")
    assert (table.units_in("start.s", PURPLE), table.control("start.s")) == (0, PURPLE)


@rule("NUL-COMBAT-16", "NUL-CARD-29")
@pytest.mark.parametrize(("choice", "points", "casualties"), [("point", 1, 0), ("casualty", 0, 1)])
def test_axe_throwers_take_a_point_or_a_casualty(choice: str, points: int, casualties: int) -> None:
    table = border(red=4, purple=3)
    attack(table, 4, card="dev_axe_throwers", rolls=("axe2",))
    assert (table.seat(), table.moves()) == (RED, ["point", "casualty"])
    assert len(table.heard("rolled")) == 1
    table.play(choice, rolls=["axe2"])
    assert (scores(table), losses(table)) == ((4 + 2 + points, 3 + 2), (0, casualties))


@rule("NUL-COMBAT-16")
def test_axe_throwers_decide_after_the_either_or_face() -> None:
    table = border(red=4, purple=3)
    attack(table, 4, card="dev_axe_throwers", rolls=("skull_or_axe",))
    assert table.step() == "ChooseFace"
    table.play("casualty")
    assert table.step() == "TakeBonus"
    table.play("casualty", rolls=["axe2"])
    assert losses(table) == (0, 2)


@rule("NUL-COMBAT-07", "NUL-COMBAT-16")
@pytest.mark.parametrize("face", ["point", "casualty"])
@pytest.mark.parametrize("bonus", ["point", "casualty"])
def test_everyone_is_told_what_the_attacker_takes(face: str, bonus: str) -> None:
    table = border(red=4, purple=3)
    attack(table, 4, card="dev_axe_throwers", rolls=("skull_or_axe",))
    table.play(face)
    table.play(bonus, rolls=["axe2"])
    for viewer in (RED, PURPLE, YELLOW):
        points, casualties = table.heard("took_point", viewer), table.heard("took_casualty", viewer)
        assert points == [{"seat": RED}] * [face, bonus].count("point")
        assert casualties == [{"seat": RED}] * [face, bonus].count("casualty")


@rule("NUL-COMBAT-07")
@pytest.mark.parametrize("choice", ["point", "casualty"])
def test_everyone_is_told_what_the_defender_takes(choice: str) -> None:
    table = border(red=4, purple=3)
    attack(table, 4, rolls=("axe2", "skull_or_axe"))
    assert table.seat() == PURPLE
    table.play(choice)
    assert table.heard(f"took_{choice}", YELLOW) == [{"seat": PURPLE}]


@rule("NUL-COMBAT-17", "NUL-CARD-29")
def test_intimidate_pushes_a_defender_away_before_the_points_are_counted() -> None:
    table = border(red=4, purple=3)
    table.units(YELLOW, "start.n 1")
    attack(table, 4, card="dev_intimidate")
    assert (table.seat(), table.moves()) == (RED, ["push:start.e", "push:start.w", "decline"])
    table.play("push:start.e", rolls=["axe2", "axe2"])
    assert scores(table) == (4 + 2, 2 + 2)
    assert table.control("start.e") == PURPLE
    assert table.heard("shifted") == [
        {"seat": RED, "other": PURPLE, "origin": "start.s", "territory": "start.e", "n": 1}
    ]


@rule("NUL-COMBAT-17")
def test_intimidate_may_be_declined() -> None:
    table = border(red=4, purple=3)
    attack(table, 4, card="dev_intimidate")
    table.play("decline", rolls=["axe2", "axe2"])
    assert scores(table) == (4 + 2, 3 + 2)


@rule("NUL-COMBAT-17")
def test_nobody_is_pushed_to_enemies_or_into_another_combat() -> None:
    table = Table(clans=("stag", "boar", "wolf"))
    table.units(RED, "start.n 6")
    table.units(PURPLE, "start.e 2", "start.w 2")
    table.units(YELLOW, "start.s 2")
    table.resolve(RED, "dev_intimidate")
    table.play("from:start.n", "to:start.e", "units:3", "from:start.n", "to:start.w", "units:3")
    table.play("resolve:start.w")
    assert table.refused("push:start.s") == "NUL-COMBAT-17"
    assert table.refused("push:start.e") == "NUL-COMBAT-17"
    assert table.moves() == ["push:start.n", "decline"]


@rule("NUL-COMBAT-17")
def test_who_pushes_the_last_defender_away_takes_the_territory_without_a_combat() -> None:
    table = border(red=4, purple=1, clans=("stag", "boar", "raven"))
    attack(table, 4, card="dev_intimidate")
    table.play("push:start.e")
    assert (table.step(), table.control("start.s"), table.glory(RED)) == ("over", RED, 0)
    assert (table.heard("combat_scored"), table.state.combat) == ([], None)


@rule("NUL-COMBAT-17", "NUL-CLAN-01")
def test_kaija_is_not_pushed() -> None:
    table = Table(clans=("goat", "bear", "raven"))
    table.units(RED, "start.w 4")
    table.kaija("start.s")
    attack(table, 4, card="dev_intimidate", rolls=("axe2", "axe2"))
    assert scores(table) == (4 + 2, 2 + 2)


@rule("NUL-COMBAT-18")
def test_a_conqueror_ignores_defences_when_attacking() -> None:
    table = border(red=4, purple=3)
    table.build("fortress start.s", "defence_tower start.s")
    table.player(RED).year_flags |= IGNORE_ENEMY_DEFENCES
    attack(table, 4, rolls=("axe2", "axe2"))
    assert (scores(table), losses(table)) == ((4 + 2, 3 + 2), (0, 0))


@rule("NUL-COMBAT-18")
def test_the_own_defences_of_a_conqueror_count() -> None:
    table = border(red=4, purple=3)
    table.build("fortress start.s", "defence_tower start.s")
    table.player(PURPLE).year_flags |= IGNORE_ENEMY_DEFENCES
    attack(table, 4, rolls=("axe2", "axe2"))
    assert (scores(table), losses(table)) == ((4 + 2, 3 + 2 + 2), (1, 0))


@rule("NUL-CLAN-09", "NUL-CLAN-10")
@pytest.mark.parametrize(("clan", "glory", "food"), [("stag", 1, 0), ("wolf", 0, 1)])
def test_clans_that_gain_by_winning_as_attackers(clan: str, glory: int, food: int) -> None:
    table = border(red=4, purple=1, clans=(clan, "boar", "raven"))
    attack(table, 4, rolls=("axe2_skull", "axe2"))
    assert (table.glory(RED), table.resource(RED, "food")) == (glory, food)
    assert table.heard("conquered") == [{"seat": RED, "territory": "start.s"}]


@rule("NUL-CLAN-09", "NUL-CLAN-10")
def test_clans_gain_nothing_by_winning_as_defenders() -> None:
    table = border(red=2, purple=4, clans=("goat", "stag", "raven"))
    attack(table, 2, rolls=("axe2", "skull2"))
    assert (table.heard("combat_won")[0]["seat"], table.glory(PURPLE)) == (PURPLE, 0)


@rule("NUL-EDGE-04")
def test_removing_the_last_defender_with_a_card_wins_nothing() -> None:
    table = border(red=2, purple=1, clans=("stag", "boar", "raven"))
    table.resolve(RED, "clan_wolf_plunder")
    assert (table.control("start.s"), table.glory(RED)) == (None, 0)


@rule("NUL-MOVE-11", "NUL-COMBAT-03")
def test_kaija_attacks_when_she_is_awake() -> None:
    table = border(red=2, purple=3, clans=("bear", "boar", "raven"))
    table.kaija("start.w")
    table.player(RED).year_flags |= KAIJA_MAY_ATTACK
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:start.s", "with_kaija", "units:2", rolls=["axe3", "axe2"])
    assert scores(table) == (2 + 2 + 3, 3 + 2)
