"""The quick policy on the march and in combat, against players and creatures."""

import pytest

from meadhall.games.northgard.bot.odds import creature_odds, fight_odds
from meadhall.games.northgard.content.tables import YEARS
from meadhall.games.northgard.rules.actions.groups import new_action
from meadhall.games.northgard.rules.fighting.fights import DeclareFight
from meadhall.games.northgard.rules.progress import NO_BONUS
from tests.northgard.advice import advice, follow, turn_with
from tests.northgard.table import Table

RED, PURPLE = 0, 1
LAST_YEAR = YEARS[0]

# Odds


def test_the_odds_are_those_of_the_thirty_six_rolls() -> None:
    """Even points: of 36 rolls 13 show more for the attacker, without casualties that matter."""
    assert fight_odds(0, 5, 5, 0, 0, 0).win == pytest.approx(13 / 36)
    assert creature_odds(0, 5, 0, True).win == pytest.approx(13 / 36)
    assert creature_odds(0, 5, 0, False).win == pytest.approx(23 / 36)


def test_a_single_unit_is_wiped_out_by_any_skull() -> None:
    """Four faces of six have a skull or may have one, so only two leave it alive."""
    assert fight_odds(-9, 5, 1, 0, 0, 0).win == pytest.approx(4 / 6)
    assert fight_odds(9, 1, 5, 0, 0, 0).win == pytest.approx(2 / 6)


def test_towers_shields_and_throwers_change_the_odds() -> None:
    plain = fight_odds(1, 2, 2, 0, 0, 0)
    assert fight_odds(1, 2, 2, 1, 0, 0).win < plain.win
    assert fight_odds(1, 2, 2, 1, 1, 0).win == pytest.approx(plain.win)
    assert fight_odds(1, 2, 2, 0, 0, 1).win > plain.win


# Moves


def test_it_moves_into_neutral_land_and_leaves_a_unit_behind() -> None:
    table = turn_with("start_move")
    table.lay("tile_13 0,1")
    table.play("play:start_move")
    follow(table, "MakeMove", "ChooseTarget", "ChooseUnits")
    assert table.units_in("start.n", RED) >= 1
    assert len(table.state.controlled(RED)) == 2


@pytest.mark.parametrize(("defenders", "attacks"), [(1, True), (6, False)])
def test_it_attacks_with_the_odds_on_its_side_and_not_against_them(
    defenders: int, attacks: bool
) -> None:
    table = Table()
    table.lay("tile_13 -1,0")
    table.units(RED, "start.n 5")
    table.units(PURPLE, f"start.w {defenders}")
    table.resolve(RED, "start_move")
    assert advice(table) == "from:start.n"
    table.play("from:start.n")
    assert (advice(table) == f"to:{table.name('start.w')}") == attacks


def test_nobody_moves_without_a_reason() -> None:
    table = Table(year=LAST_YEAR)
    table.units(RED, "start.n 1")
    table.units(PURPLE, "start.e 5", "start.w 5", "start.s 4")
    table.resolve(RED, "start_move")
    assert advice(table) == "done"


@pytest.mark.parametrize(
    ("card", "answer"), [("start_move", "without_kaija"), ("clan_bear", "with_kaija")]
)
def test_kaija_guards_what_the_others_leave_unless_she_collects(card: str, answer: str) -> None:
    table = Table(clans=("bear", "boar", "wolf"))
    table.units(RED, "start.n 2")
    table.kaija("start.n")
    table.build("woodcutter_lodge start.n")
    table.resolve(RED, card)
    table.play("from:start.n", "to:start.e")
    assert advice(table) == answer


# Combat


def border(red: int, purple: int, year: int = 1) -> Table:
    """Red attacks Purple in the south."""
    table = Table(year=year)
    table.lay("tile_13 0,1")
    table.units(RED, f"start.w {red}")
    table.units(PURPLE, f"start.s {purple}")
    return table


def charge(table: Table, n: int, card: str = "start_move", rolls: tuple[str, ...] = ()) -> None:
    table.resolve(RED, card)
    table.play("from:start.w", f"to:{table.name('start.s')}", f"units:{n}", rolls=rolls)


def test_it_spends_no_food_on_a_fight_that_is_won_or_lost_anyway() -> None:
    table = border(red=12, purple=1)
    table.give(RED, food=6)
    charge(table, 12)
    assert advice(table) == "food:0"


def test_it_spends_food_where_the_fight_hangs_in_the_balance() -> None:
    table = border(red=3, purple=3)
    table.give(RED, food=6)
    charge(table, 3)
    assert advice(table) == "food:3"


def test_food_for_winter_is_not_spent_in_a_poor_fight() -> None:
    table = Table(year=LAST_YEAR)
    table.units(RED, "start.w 4")
    table.units(PURPLE, "start.s 4")
    table.give(RED, food=1)
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:start.s", "units:4")
    assert advice(table) == "food:0"


@pytest.mark.parametrize(("defenders", "taken"), [(3, "point"), (1, "casualty")])
def test_it_takes_the_point_that_may_win_or_the_skull_that_does(defenders: int, taken: str) -> None:
    table = border(red=3, purple=defenders)
    charge(table, 3, rolls=("skull_or_axe",))
    assert table.step() == "ChooseFace"
    assert advice(table) == taken


def test_axe_throwers_strike_the_last_defender() -> None:
    table = border(red=2, purple=1)
    charge(table, 2, "dev_axe_throwers", rolls=("axe2",))
    assert (table.step(), advice(table)) == ("TakeBonus", "casualty")


def test_it_pushes_the_only_defender_away() -> None:
    table = border(red=3, purple=1)
    charge(table, 3, "dev_intimidate")
    assert table.step() == "PushDefender"
    assert advice(table).startswith("push:")


def test_a_beaten_group_takes_neutral_land_on_its_way() -> None:
    table = Table()
    table.lay("tile_13 1,0")
    table.units(RED, "start.n 2")
    table.units(PURPLE, "start.w 6")
    table.resolve(PURPLE, "start_move")
    table.play("from:start.w", "to:start.n", "units:6", rolls=["axe3", "axe2"])
    assert (table.seat(), table.step()) == (RED, "Retreat")
    assert advice(table) == f"retreat:{table.name('start.e')}"
    table.play(advice(table))
    assert advice(table) == "retreat:start.w"


def test_it_begins_with_the_fight_that_promises_most() -> None:
    table = Table()
    table.lay("tile_13 1,0")
    table.units(RED, "start.n 8")
    table.units(PURPLE, "start.w 3", "start.e 1")
    table.resolve(RED, "dev_warriors")
    table.play("from:start.n", "to:start.w", "units:4", "from:start.n")
    table.play(f"to:{table.name('start.e')}", "units:4")
    assert (table.step(), advice(table)) == ("ResolveFights", f"resolve:{table.name('start.e')}")


def test_it_loses_a_unit_rather_than_kaija() -> None:
    table = Table(clans=("bear", "boar", "raven"))
    table.units(RED, "start.n 2")
    table.kaija("start.n")
    table.units(PURPLE, "start.w 1")
    table.resolve(PURPLE, "clan_raven_raiding_party")
    assert table.seat() == RED
    assert advice(table) == "lose:unit"


@pytest.mark.parametrize(
    ("creature", "answer"), [("wolf_beige", "fight:wolf_beige"), ("brown_bear_beige", "decline")]
)
def test_it_hunts_a_wolf_that_it_can_beat_and_lets_a_bear_sleep(creature: str, answer: str) -> None:
    table = Table(creatures=True)
    table.units(RED, "start.n 5")
    table.creature(creature, "start.n")
    table.ask(DeclareFight(RED, table.territory("start.n")))
    table.state.action = new_action(table.state, RED, NO_BONUS, 0)
    assert advice(table) == answer
