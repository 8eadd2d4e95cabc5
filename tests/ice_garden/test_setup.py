"""Setup (LIG-SET)."""

import pytest

from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.content.tables import (
    ACTION_MARKERS,
    EFFECT_IDS,
    HELM_MARKERS,
    SCIENTIST_IDS,
    VUKO_TILE_SIDES,
)
from meadhall.games.ice_garden.rules.position import SCIENTISTS
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.game import WrongSetting
from tests.ice_garden.table import Table
from tests.rules import rule

WITHOUT_VAN_DYKEN = ("freihoff", "callo", "fjollsfinn")
SEEDS = [f"setup {number}" for number in range(40)]


def begun(players: int, seed: str, **given: object) -> IceGardenState:
    """A game at its first choice."""
    state = GAME.begin(players, given, seed)
    state.settle()
    return state


def lay_all_tiles(table: Table) -> None:
    while table.step() == "LayTile":
        table.play(table.moves()[0])


# Players


@rule("LIG-SET-01")
def test_each_player_takes_what_belongs_to_his_scientist() -> None:
    players = Table(players=4, begun=False).view().players
    assert [player.scientist for player in players] == list(SCIENTISTS)
    assert [player.influence_markers for player in players] == [20] * 4
    for player in players:
        assert [unit.in_supply for unit in player.units] == [3, 2, 1]
    assert [player.red_towers for player in players] == [6, 0, 0, 0]
    assert [player.nightmare_tokens for player in players] == [0, 0, 4, 0]
    assert [player.lock_tokens for player in players] == [0, 0, 2, 0]
    assert ACTION_MARKERS == max(HELM_MARKERS) == 5


@rule("LIG-SET-02")
def test_each_player_begins_with_four_population_two_gold_and_an_m_factor() -> None:
    view = Table(players=3, begun=False).view()
    for player in view.players:
        assert (player.population, player.gold, player.m_factor) == (4, 2, [1, 0, 0, 0])
    assert view.stock == {"population": 24 - 3 * 4, "gold": 22 - 3 * 2, "m_factor": 16 - 3}


@rule("LIG-SET-03")
def test_every_order_of_play_can_come_up() -> None:
    orders = {tuple(begun(3, seed).order) for seed in SEEDS}
    assert len(orders) == 6


@rule("LIG-SET-03")
def test_the_order_of_play_is_told() -> None:
    table = Table(players=3, begun=False)
    assert table.heard("order_set") == [{"order": ["seat_0", "seat_1", "seat_2"]}]
    assert table.seat() == 0


@rule("LIG-SET-04")
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_the_first_player_lies_on_top_of_both_stacks(seed: str) -> None:
    view = GAME.view(begun(4, seed), 0)
    assert view.helms[0].stack == view.order
    assert view.reputation[0].space == "yin_yang"
    assert view.reputation[0].stack == view.order
    assert [player.victory_points for player in view.players] == [0] * 4


@rule("LIG-SET-14")
def test_scientists_that_were_named_are_fixed_and_nobody_is_asked() -> None:
    for seed in SEEDS[:5]:
        state = begun(2, seed, scientist_1="callo", scientist_2="freihoff")
        assert [SCIENTIST_IDS[side.scientist] for side in state.sides] == ["callo", "freihoff"]
        assert type(state.steps[-1]).__name__ == "LayTile"


@rule("LIG-SET-14")
def test_scientists_that_were_not_named_are_drawn_without_repetition() -> None:
    games = [begun(3, seed, scientist_2="callo") for seed in SEEDS]
    drawn = [[side.scientist for side in state.sides] for state in games]
    assert all(len(set(scientists)) == 3 for scientists in drawn)
    assert {SCIENTIST_IDS[scientists[1]] for scientists in drawn} == {"callo"}
    others = {"freihoff", "van_dyken", "fjollsfinn"}
    assert {SCIENTIST_IDS[scientists[0]] for scientists in drawn} == others


@rule("LIG-SET-13")
def test_what_is_played_unless_something_else_is_settled() -> None:
    settings = GAME.read_settings(3, {})
    assert settings["vuko_tiles"] is False
    assert settings["action_order"] is False
    assert settings["faun_may_leave_locked"] is True
    assert settings["crab_third_attack"] is False
    assert settings["dead_snow_ties"] == "english"
    assert settings["solo_level"] == "easy"
    drawn = [f"{name}_{number}" for name in ("vuko", "scientist") for number in range(1, 5)]
    assert [settings[name] for name in drawn] == ["random"] * 8


@rule("LIG-SET-13")
@pytest.mark.parametrize(
    ("players", "name", "values"),
    [
        (3, "vuko_tiles", (False, True)),
        (3, "action_order", (False, True)),
        (3, "faun_may_leave_locked", (True, False)),
        (3, "crab_third_attack", (False, True)),
        (3, "dead_snow_ties", ("english", "polish")),
        (1, "solo_level", ("easy", "medium", "hard", "true_scientist")),
        *((4, f"scientist_{seat}", ("random", *SCIENTISTS)) for seat in range(1, 5)),
    ],
)
def test_each_option_takes_all_its_values(
    players: int, name: str, values: tuple[object, ...]
) -> None:
    [option] = [option for option in GAME.options if option.id == name]
    assert option.values == values
    for value in values:
        assert GAME.read_settings(players, {name: value})[name] == value


@rule("LIG-SET-12", "LIG-SET-13")
@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_each_stage_takes_any_side_of_a_tile_or_leaves_it_to_chance(stage: int) -> None:
    sides = (
        "fire_people", "whisperers", "nightwalkers", "both_bears",
        "vuko_and_cyphral", "giant_snake", "raven_plan", "spear_of_fools",
    )  # fmt: skip
    name = f"vuko_{stage}"
    [option] = [option for option in GAME.options if option.id == name]
    assert sorted(map(str, option.values)) == sorted(("random", *sides))
    for side in option.values:
        assert GAME.read_settings(2, {"vuko_tiles": True, name: side})[name] == side


@rule("LIG-SET-13")
@pytest.mark.parametrize(
    ("players", "given"),
    [
        (2, {"scientist_1": "callo", "scientist_2": "callo"}),
        (2, {"scientist_3": "callo"}),
        (4, {"solo_level": "medium"}),
        (1, {"action_order": True}),
        (1, {"vuko_tiles": True}),
    ],
)
def test_what_contradicts_itself_is_refused(players: int, given: dict[str, object]) -> None:
    with pytest.raises(WrongSetting):
        GAME.begin(players, given, "seed")


@rule("LIG-SET-13")
def test_alone_the_second_scientist_is_the_opponents() -> None:
    state = begun(1, "alone", scientist_2="callo", solo_level="medium", vuko_tiles=True)
    assert SCIENTIST_IDS[state.sides[1].scientist] == "callo"
    assert len(state.vuko.tiles) == 4


# The map


@rule("LIG-SET-05")
@pytest.mark.parametrize(("players", "tiles"), [(2, 6), (3, 7), (4, 8)])
def test_tiles_are_laid_face_down_in_player_order(players: int, tiles: int) -> None:
    table = Table(players=players, begun=False)
    seats = []
    while table.step() == "LayTile":
        assert all(region.tile is None for region in table.view().regions)
        seats.append(table.seat())
        table.play(table.moves()[0])
    # Of eight tiles the last has one place only, and lies there by itself.
    asked = 7 if tiles == 8 else tiles
    assert seats == [number % players for number in range(asked)]
    assert len(table.heard("tile_laid")) == tiles
    assert sum(region.is_in_play for region in table.view().regions) == tiles


@rule("LIG-SET-05")
def test_a_region_takes_one_tile_only() -> None:
    table = Table(begun=False)
    assert len(table.moves()) == 8
    table.play("tile:bear_lands")
    assert (table.seat(), len(table.moves())) == (1, 7)
    assert table.refused("tile:bear_lands") == "LIG-SET-05"


@rule("LIG-SET-06")
def test_van_dyken_places_the_thorn_before_anything_is_revealed() -> None:
    table = Table(players=3, begun=False)
    lay_all_tiles(table)
    assert (table.step(), table.seat()) == ("PlaceThorn", 1)
    assert len(table.moves()) == 7
    assert table.refuses("thorn:snake_lands")
    assert table.heard("tile_revealed") == table.heard("reserve_found") == []
    table.play("thorn:bear_lands")
    assert table.view().thorn == "bear_lands"
    assert len(table.heard("tile_revealed")) == 7


@rule("LIG-SET-06")
def test_without_van_dyken_there_is_no_thorn() -> None:
    table = Table(players=3, scientists=WITHOUT_VAN_DYKEN, begun=False)
    lay_all_tiles(table)
    assert (table.step(), table.view().thorn) == ("StartInfluence", None)


@rule("LIG-SET-07")
@pytest.mark.parametrize(
    ("players", "scientists", "empty"),
    [
        (2, WITHOUT_VAN_DYKEN, 2),
        (2, SCIENTISTS, 1),
        (3, WITHOUT_VAN_DYKEN, 3),
        (3, SCIENTISTS, 2),
        (4, SCIENTISTS, 3),
    ],
)
def test_four_reserves_lie_among_empty_tokens_where_the_thorn_is_not(
    players: int, scientists: tuple[str, ...], empty: int
) -> None:
    found = set()
    for seed in SEEDS[:12]:
        table = Table(players=players, scientists=scientists, seed=seed, begun=False)
        lay_all_tiles(table)
        if table.step() == "PlaceThorn":
            table.play("thorn:bear_lands")
        others = [r for r in table.view().regions if r.is_in_play and not r.has_thorn]
        assert sorted(r.reserves for r in others) == [0] * empty + [1] * 4
        assert sum(r.reserves for r in table.view().regions) == 4
        told = [event["region"] for event in table.heard("reserve_found")]
        assert told == [r.id for r in others if r.reserves]
        found |= {r.id for r in others if r.reserves}
    assert len(found) == 4 + empty


@rule("LIG-SET-08")
def test_each_tile_of_the_set_is_turned_up_once() -> None:
    arrangements = set()
    for seed in SEEDS[:4]:
        table = Table(players=3, seed=seed, begun=False)
        lay_all_tiles(table)
        table.play("thorn:bear_lands")
        shown = [region for region in table.view().regions if region.is_in_play]
        assert sorted(str(region.tile) for region in shown) == [f"t3_{n}" for n in range(1, 8)]
        assert all(region.tile == f"t3_{region.order}" for region in shown)
        arrangements.add(tuple(region.tile for region in shown))
    assert len(arrangements) == 4


@rule("LIG-SET-09")
def test_two_influence_markers_each_one_after_the_other() -> None:
    table = Table(players=3, begun=False)
    lay_all_tiles(table)
    table.play("thorn:bear_lands")
    seats = []
    for region in ("bear_lands", "bear_lands", "frozen_wastes"):
        seats.append(table.seat())
        table.play(f"influence:{region}")
    assert table.refused("influence:bear_lands") == "LIG-SET-09"
    assert "influence:frozen_wastes" in table.moves()
    for region in ("frozen_wastes", "coast_of_sails", "bear_lands"):
        seats.append(table.seat())
        table.play(f"influence:{region}")
    assert seats == [0, 1, 2, 0, 1, 2]
    assert table.where("influence_marker", 2) == {"frozen_wastes": 1, "bear_lands": 1}
    assert table.each("supply") == [18, 18, 18]
    assert table.step() == "PlanMarker"


@rule("LIG-SET-10")
def test_nations_dead_snow_and_vuko_at_the_beginning() -> None:
    view = Table(players=3).view()
    assert all(region.nations == int(region.is_in_play) for region in view.regions)
    assert (view.dead_snow, view.vuko) == (0, None)


@rule("LIG-INI-10", "LIG-SET-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_stage_1_is_current_from_the_first_tile_on(players: int) -> None:
    """All markers stand on helm 1 before the first round begins."""
    view = Table(players=players, begun=False).view()
    assert (view.phase, view.round, view.stage) == ("setup", 0, 1)
    assert [stage.number for stage in view.stages if stage.is_current] == [1]
    assert view.helms[0].stage == 1
    assert (view.scoring_count, view.ships_triggered) == (0, 0)
    assert not any(helm.is_triggered for helm in view.helms)


@rule("LIG-SET-11")
def test_order_tokens_lie_on_the_boxes_in_their_order() -> None:
    boxes = ["influence", "move", "voracious_mountain", "raven_shadow", "making"]
    assert Table(action_order=True).view().order_tokens == boxes


@rule("LIG-SET-12")
def test_four_vuko_tiles_in_any_order_with_any_side() -> None:
    first = set()
    for seed in SEEDS:
        laid = begun(2, seed, vuko_tiles=True).vuko.tiles
        tiles = [next(n for n, t in enumerate(VUKO_TILE_SIDES) if side in t) for side in laid]
        assert sorted(tiles) == [0, 1, 2, 3]
        first.add(EFFECT_IDS[laid[0]])
    assert first == set(EFFECT_IDS)


@rule("LIG-SET-12")
def test_each_stage_gets_its_vuko_tile_in_sight_of_all() -> None:
    table = Table(players=2, vuko_tiles=True, begun=False)
    told = [(event["stage"], event["effect"]) for event in table.heard("vuko_tile_laid")]
    assert told == [(stage.number, stage.vuko_tile) for stage in table.view().stages]


@rule("LIG-SET-12", "LIG-SET-13")
def test_vuko_tiles_can_be_chosen_with_their_order_and_sides() -> None:
    chosen = ["spear_of_fools", "whisperers", "raven_plan", "fire_people"]
    options = {f"vuko_{stage}": side for stage, side in enumerate(chosen, 1)}
    for seed in SEEDS[:4]:
        laid = begun(3, seed, vuko_tiles=True, **options).vuko.tiles
        assert [EFFECT_IDS[side] for side in laid] == chosen


@rule("LIG-SET-12")
def test_a_chosen_tile_is_told_and_shown_like_a_drawn_one() -> None:
    table = Table(2, vuko_tiles=True, vuko_3="giant_snake", begun=False)
    told = [(event["stage"], event["effect"]) for event in table.heard("vuko_tile_laid")]
    assert told[2] == (3, "giant_snake")
    assert told == [(stage.number, stage.vuko_tile) for stage in table.view().stages]


@rule("LIG-SET-12")
def test_stages_without_a_choice_draw_from_the_other_tiles() -> None:
    others, sides = set(), set()
    for seed in SEEDS:
        laid = begun(2, seed, vuko_tiles=True, vuko_2="both_bears").vuko.tiles
        assert EFFECT_IDS[laid[1]] == "both_bears"
        tiles = [next(n for n, t in enumerate(VUKO_TILE_SIDES) if side in t) for side in laid]
        assert sorted(tiles) == [0, 1, 2, 3]
        others.add(tuple(tiles))
        sides |= {EFFECT_IDS[side] for side in laid}
    assert len(others) == 6
    assert sides == {*EFFECT_IDS} - {"spear_of_fools"}


@rule("LIG-SET-12", "LIG-SOL-27")
def test_alone_the_level_brings_the_tiles_that_can_be_chosen() -> None:
    laid = begun(1, "solo", solo_level="medium", vuko_1="nightwalkers").vuko.tiles
    assert EFFECT_IDS[laid[0]] == "nightwalkers"


@rule("LIG-SET-12", "LIG-SET-13")
@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (2, {"vuko_1": "both_bears"}, "option vuko_1 is both_bears, but no Vuko tiles are in"),
        (1, {"vuko_4": "both_bears"}, "option vuko_4 is both_bears, but no Vuko tiles are in"),
        (
            3,
            {"vuko_tiles": True, "vuko_1": "both_bears", "vuko_3": "both_bears"},
            "options vuko_1 and vuko_3 both name the tile of both_bears",
        ),
        (
            3,
            {"vuko_tiles": True, "vuko_2": "both_bears", "vuko_4": "spear_of_fools"},
            "options vuko_2 and vuko_4 name the same tile: both_bears and spear_of_fools are its",
        ),
        (2, {"vuko_tiles": True, "vuko_1": "bears"}, "option vuko_1 can be random, fire_people"),
    ],
)
def test_tiles_that_cannot_lie_so_are_refused_with_a_sentence(
    players: int, options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(WrongSetting, match=sentence):
        GAME.read_settings(players, options)


@rule("LIG-SET-12")
def test_no_vuko_tiles_in_the_plain_game() -> None:
    assert begun(2, "plain").vuko.tiles == ()


@rule("LIG-SET-15")
def test_on_yin_yang_the_last_player_of_the_setup_order_is_the_best() -> None:
    table = Table(players=4)
    for seat in range(4):
        table.put(seat, "bear_lands", influence_marker=2)
    table.dominate()
    [ranked] = table.heard("ranked")
    assert ranked["ranking"] == ["seat_3", "seat_2", "seat_1", "seat_0"]
