"""Advanced mode: Vuko tiles (LIG-ADV-02 to LIG-ADV-15)."""

from collections.abc import Sequence

import pytest

from meadhall.games.ice_garden.rules.position import SCIENTISTS
from tests.ice_garden.table import Table
from tests.rules import rule

ARROWS = ("fire_people", "whisperers", "nightwalkers", "both_bears")
FOR_A_STAGE = ("vuko_and_cyphral", "giant_snake", "raven_plan", "spear_of_fools")


def with_tile(effect: str, scientists: Sequence[str] = SCIENTISTS) -> Table:
    """The tile with this side lies on stage 1, which is current; the others do not matter yet."""
    table = Table(scientists=scientists)
    others = [side for side in ARROWS if side != effect][:3]
    table.vuko_tiles(effect, *others)
    return table


def active(table: Table) -> list[str | None]:
    return [stage.vuko_tile for stage in table.view().stages if stage.is_active]


def hunted(table: Table, region: str = "bear_lands", **pieces: int) -> None:
    """Seat 0 is the least reputable and has these pieces in one region."""
    table.reputation(seat_0=-3)
    table.put(0, region, **pieces)


# Which tiles are active


@rule("LIG-ADV-02")
@pytest.mark.parametrize(
    ("stage", "expected"),
    [
        (1, ["raven_plan"]),
        (2, ["whisperers"]),
        (3, ["whisperers", "giant_snake"]),
        (4, ["whisperers", "both_bears"]),
    ],
)
def test_a_stage_tile_lasts_its_stage_and_an_arrow_tile_to_the_end(
    stage: int, expected: list[str]
) -> None:
    table = Table(players=2)
    table.helms(seat_0={1: 1, 2: 2, 3: 5, 4: 8}[stage], seat_1=1)
    table.vuko_tiles("raven_plan", "whisperers", "giant_snake", "both_bears", stage=stage - 1 or 1)
    table.advance()
    while table.step() == "Advance":
        table.play("advance:1")
    assert active(table) == expected


@rule("LIG-ADV-02")
@pytest.mark.parametrize("seed", ["tiles 1", "tiles 2", "tiles 3"])
def test_the_tile_of_stage_1_is_active_in_round_1(seed: str) -> None:
    table = Table(players=2, vuko_tiles=True, seed=seed)
    stages = table.view().stages
    assert (table.view().round, len(stages)) == (1, 4)
    assert active(table) == [stages[0].vuko_tile]


@rule("LIG-ADV-02")
def test_tiles_that_begin_and_end_are_told() -> None:
    table = Table(players=2)
    table.helms(seat_0=2, seat_1=1)
    table.vuko_tiles("raven_plan", "whisperers", "giant_snake", "both_bears")
    table.advance()
    table.play("advance:1", "advance:1")
    assert table.heard("vuko_tile_ended") == [{"effect": "raven_plan"}]
    assert table.heard("vuko_tile_began") == [{"effect": "whisperers"}]


@rule("LIG-VUK-08", "LIG-ADV-02")
@pytest.mark.parametrize("effect", [*ARROWS, *FOR_A_STAGE[:3]])
def test_in_step_4_only_the_active_tile_has_its_effect(effect: str) -> None:
    table = with_tile(effect)
    hunted(table, influence_marker=2)
    table.put(1, "bear_lands", crab=1)
    table.visit()
    assert (table.step() == "WithdrawUnit") == (effect == "giant_snake")
    assert len(table.heard("expelled")) == (effect == "nightwalkers")
    assert table.view().dead_snow == (effect == "both_bears")
    if effect != "giant_snake":
        assert table.where("crab", 1) == {"bear_lands": 1}


@rule("LIG-VUK-08", "LIG-ADV-02")
@pytest.mark.parametrize("stage", [1, 3])
def test_before_and_after_its_stage_the_giant_snake_drives_nobody_out(stage: int) -> None:
    table = Table()
    table.vuko_tiles("whisperers", "giant_snake", "raven_plan", "fire_people", stage=stage)
    hunted(table, influence_marker=1)
    table.put(1, "bear_lands", crab=1)
    table.visit()
    assert (table.step(), table.view().vuko) == ("Stop", "bear_lands")
    assert table.where("crab", 1) == {"bear_lands": 1}


# Arrow tiles


@rule("LIG-ADV-03")
def test_fire_people_go_with_vuko() -> None:
    table = with_tile("fire_people")
    hunted(table, influence_marker=1)
    table.vuko("frozen_wastes")
    table.region("frozen_wastes", nations=2)
    table.visit()
    assert table.view().vuko == "bear_lands"
    nations = {region.id: region.nations for region in table.view().regions}
    assert (nations["frozen_wastes"], nations["bear_lands"]) == (0, 1 + 2)


@rule("LIG-ADV-03")
def test_without_the_tile_nations_stay() -> None:
    table = with_tile("whisperers")
    hunted(table, influence_marker=1)
    table.vuko("frozen_wastes")
    table.visit()
    assert [region.nations for region in table.view().regions[:7]] == [1] * 7


@rule("LIG-ADV-04")
def test_the_whisperers_make_voracious_mountain_cost_three() -> None:
    table = with_tile("whisperers")
    table.put(0, "bear_lands", influence_marker=1)
    table.resolve("voracious_mountain", 0)
    table.play("from:bear_lands", "to:frozen_wastes")
    assert table.good(0, "population") == 4 - 3


@rule("LIG-ADV-04", "LIG-ACT-04")
def test_with_two_population_the_whispered_price_cannot_be_paid() -> None:
    table = with_tile("whisperers")
    table.put(0, "bear_lands", influence_marker=1)
    table.give(0, population=2)
    table.resolve("voracious_mountain", 0)
    assert table.step() == "Stop"
    table.vuko_tiles("both_bears", *FOR_A_STAGE[:3])
    table.resolve("voracious_mountain", 0)
    assert table.moves() == ["from:bear_lands", "done"]


@rule("LIG-ADV-05", "LIG-ADV-15")
def test_nightwalkers_send_controlled_markers_home_with_a_vuko_token_each() -> None:
    table = with_tile("nightwalkers")
    hunted(table, influence_marker=3)
    table.vuko_tokens(0, 1)
    table.put(1, "bear_lands", influence_marker=1)
    table.vuko_tokens(1, 2)
    table.put(2, "bear_lands", influence_marker=1)
    table.visit()
    # Seat 0 takes a second token: two of its markers are controlled, one of seat 1.
    assert [table.count(seat, "influence_marker", "bear_lands") for seat in range(3)] == [1, 0, 1]
    assert [table.count(seat, "controlled_marker", "bear_lands") for seat in range(3)] == [0, 0, 0]
    assert table.each("supply") == [19, 20, 19]
    assert table.each("vuko_tokens") == [0, 1, 0]
    assert table.view().vuko_token_stock == 10 - 1
    assert table.heard("scored") == []


@rule("LIG-ADV-06")
def test_both_bears_move_the_dead_snow() -> None:
    table = with_tile("both_bears")
    hunted(table, influence_marker=1)
    table.visit()
    assert table.view().dead_snow == 1
    assert table.view().ended_by is None


@rule("LIG-ADV-11")
def test_on_yin_yang_vuko_stays_away_and_so_do_the_bears() -> None:
    table = with_tile("both_bears")
    table.put(0, "bear_lands", influence_marker=1)
    table.visit()
    assert (table.view().vuko, table.view().dead_snow) == (None, 0)
    assert len(table.heard("vuko_idle")) == 1


# Tiles for a stage


@rule("LIG-ADV-07")
def test_where_vuko_is_cyphral_leaves_no_m_factor() -> None:
    table = with_tile("vuko_and_cyphral")
    table.tile("bear_lands", "t3_3")
    table.vuko("bear_lands")
    table.region("bear_lands", reserves=1)
    table.put(0, "bear_lands", influence_marker=3)
    table.dominate()
    assert table.moves() == ["take:population", "take:gold"]
    assert table.refused("take:m_factor") == "LIG-ADV-07"
    table.play("take:gold")
    assert table.good(0, "m_factor_0") == 1
    assert table.heard("m_factor_blocked") == [{"region": "bear_lands"}]


@rule("LIG-ADV-07")
def test_elsewhere_m_factor_is_taken_as_ever() -> None:
    table = with_tile("vuko_and_cyphral")
    table.tile("bear_lands", "t3_3")
    table.vuko("frozen_wastes")
    table.region("bear_lands", reserves=1)
    table.put(0, "bear_lands", influence_marker=3)
    table.dominate()
    table.play("take:m_factor")
    assert table.good(0, "m_factor_0") == 1 + 1 + 1


@rule("LIG-ADV-08")
def test_the_giant_snake_drives_units_out_in_initiative_order() -> None:
    table = with_tile("giant_snake")
    table.order(2, 1, 0)
    hunted(table, influence_marker=1, moonlit_brother=2, enlightened_one=1)
    table.put(1, "bear_lands", crab=1, influence_marker=1)
    table.visit()
    table.play("lose:moonlit_brother")
    assert (table.step(), table.seat()) == ("WithdrawUnit", 1)
    table.play("to:frozen_wastes")
    assert table.seat() == 0
    table.play("to:coast_of_sails", "to:valley_of_sorrow")
    assert table.where("crab", 1) == {"frozen_wastes": 1}
    assert table.where("moonlit_brother") == {"coast_of_sails": 1}
    assert table.where("enlightened_one") == {"valley_of_sorrow": 1}
    assert table.count(1, "influence_marker", "bear_lands") == 1, "markers stay"


@rule("LIG-ADV-08")
def test_the_giant_snake_drives_nobody_into_a_locked_region() -> None:
    table = with_tile("giant_snake")
    hunted(table, "frozen_wastes", influence_marker=4)
    table.put(1, "frozen_wastes", crab=1)
    table.lock("bear_lands")
    table.visit()
    assert table.moves() == ["to:northern_fjords", "to:coast_of_sails"]
    assert table.refused("to:bear_lands") == "LIG-MOV-04"


@rule("LIG-ADV-08")
def test_without_a_way_out_units_stay() -> None:
    table = with_tile("giant_snake")
    hunted(table, "frozen_wastes", influence_marker=4)
    table.put(1, "frozen_wastes", crab=1)
    for region in ("northern_fjords", "coast_of_sails", "bear_lands"):
        table.lock(region)
    table.visit()
    assert table.step() == "Stop"
    assert table.where("crab", 1) == {"frozen_wastes": 1}


@rule("LIG-ADV-09")
def test_the_raven_plan_forbids_to_raise_the_reputation() -> None:
    table = with_tile("raven_plan")
    table.reputation(seat_0=-3)
    table.vuko_tokens(0, 1)
    table.resolve("raven_shadow", 0)
    assert table.moves() == ["raven:discard_vuko_token", "done"]
    assert table.refused("raven:raise_reputation") == "LIG-ADV-09"


@rule("LIG-ADV-10")
def test_the_spear_of_fools_takes_vuko_off_the_board() -> None:
    table = Table(players=2)
    table.helms(seat_0=2, seat_1=1)
    table.vuko_tiles("fire_people", "spear_of_fools", "nightwalkers", "whisperers")
    table.vuko("bear_lands")
    table.region("bear_lands", nations=2)
    table.put(0, "bear_lands", influence_marker=1, controlled_marker=2)
    table.advance()
    table.play("advance:1", "advance:1")
    assert table.heard("vuko_left") == [{"region": "bear_lands"}]
    assert table.view().vuko is None
    assert table.where("influence_marker") == {"bear_lands": 3}
    assert table.where("controlled_marker") == {}
    [shown] = [region for region in table.view().regions if region.id == "bear_lands"]
    assert shown.nations == 2


@rule("LIG-ADV-10")
def test_while_the_spear_is_active_box_7_is_skipped_with_its_tiles() -> None:
    table = Table()
    table.vuko_tiles("both_bears", "spear_of_fools", "nightwalkers", "whisperers", stage=2)
    hunted(table, influence_marker=1)
    table.visit()
    assert (len(table.heard("vuko_skipped")), table.view().vuko) == (1, None)
    assert (table.view().dead_snow, table.state.sides[0].vuko_tokens) == (0, 0)


@rule("LIG-ADV-10")
def test_after_the_spear_vuko_enters_anew() -> None:
    table = Table()
    table.vuko_tiles("spear_of_fools", "raven_plan", "nightwalkers", "whisperers", stage=2)
    hunted(table, influence_marker=1)
    table.visit()
    assert table.heard("vuko_came") == [{"seat": 0, "region": "bear_lands"}]
    assert table.state.sides[0].vuko_tokens == 1


# While Vuko is away, or locked in


@rule("LIG-ADV-12")
def test_whisperers_and_the_raven_plan_work_without_vuko() -> None:
    table = Table()
    table.vuko_tiles("whisperers", "raven_plan", "fire_people", "both_bears", stage=2)
    table.reputation(seat_0=-3)
    table.put(0, "bear_lands", influence_marker=1)
    table.give(0, population=2)
    assert table.view().vuko is None
    table.vuko_tokens(0, 1)
    table.resolve("raven_shadow", 0)
    assert table.refused("raven:raise_reputation") == "LIG-ADV-09"
    table.events.clear()
    table.resolve("voracious_mountain", 0)
    assert table.heard("declined") == [{"seat": 0, "box": "voracious_mountain"}]


@rule("LIG-ADV-12")
def test_cyphral_has_no_effect_without_vuko() -> None:
    table = with_tile("vuko_and_cyphral")
    table.region("bear_lands", reserves=1)
    table.put(0, "bear_lands", influence_marker=3)
    table.dominate()
    assert "take:m_factor" in table.moves()
    table.finish_phase()
    assert {"seat": 0, "resource": "m_factor", "n": 1, "why": "reserves"} in table.heard("gained")


@rule("LIG-ADV-12")
def test_the_giant_snake_has_no_effect_without_vuko() -> None:
    table = with_tile("giant_snake")
    table.reputation(seat_0=-3)
    table.put(1, "bear_lands", crab=1)
    table.visit()
    assert (table.step(), table.view().vuko) == ("Stop", None)
    assert table.where("crab", 1) == {"bear_lands": 1}


@rule("LIG-ADV-13")
def test_in_a_locked_region_tiles_do_nothing() -> None:
    table = with_tile("giant_snake", ("freihoff", "callo", "van_dyken"))
    table.reputation(seat_0=-3)
    table.put(1, "bear_lands", faun=1, influence_marker=1)
    table.vuko("bear_lands")
    table.lock("bear_lands")
    table.visit()
    assert (table.step(), table.view().vuko) == ("Stop", "bear_lands")
    assert table.where("faun", 1) == {"bear_lands": 1}
    table.vuko_tiles("nightwalkers", *FOR_A_STAGE[:3])
    table.vuko_tokens(1, 2)
    table.visit()
    assert table.where("influence_marker", 1) == {"bear_lands": 1}
    assert table.state.sides[1].vuko_tokens == 2


@rule("LIG-ADV-14")
@pytest.mark.parametrize("region", ["bear_lands", None])
def test_nations_stay_when_vuko_stays_or_comes_from_nowhere(region: str | None) -> None:
    table = with_tile("fire_people")
    hunted(table, influence_marker=1)
    table.vuko(region)
    table.visit()
    assert table.view().vuko == "bear_lands"
    assert [region.nations for region in table.view().regions[:7]] == [1] * 7
    assert table.heard("nations_carried") == []
