"""The solo variant: setup, levels, tracks and the end (LIG-SOL)."""

import pytest

from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.content.tables import BOX_IDS, REGION_IDS, SCIENTIST_IDS
from meadhall.games.ice_garden.rules.actions.making import Making
from tests.ice_garden.table import Table, alone
from tests.rules import rule

LEVELS = ("easy", "medium", "hard", "true_scientist")


def set_up(opponent: str, level: str) -> Table:
    """A table whose setup was played through, with all its events."""
    table = alone(opponent, level=level, begun=False)
    while table.step() != "PlanMarker":
        table.play(table.moves()[0])
    return table


# Setup


@rule("LIG-SOL-01", "LIG-SOL-02")
def test_the_player_lays_all_six_tiles_and_the_other_side_places_no_influence() -> None:
    table = set_up("callo", "easy")
    assert [fact["seat"] for fact in table.heard("tile_laid")] == [0] * 6
    assert [fact["seat"] for fact in table.heard("influence_placed")] == [0, 0]
    assert table.where("influence_marker", 1) == {}
    assert table.view().dead_snow_limit == 18


@rule("LIG-SOL-01")
def test_the_scientists_are_chosen_or_drawn_among_the_others() -> None:
    found = set()
    for number in range(30):
        state = GAME.begin(1, {"scientist_1": "callo"}, f"scientists {number}")
        state.settle()
        assert state.sides[0].scientist == SCIENTIST_IDS.index("callo")
        found.add(SCIENTIST_IDS[state.sides[1].scientist])
    assert found == {"freihoff", "van_dyken", "fjollsfinn"}


@rule("LIG-SOL-02", "LIG-SOL-03")
def test_the_thorn_of_the_independent_player_is_rolled_after_the_tiles_are_turned_up() -> None:
    table = set_up("van_dyken", "easy")
    told = [event.kind.name for event in table.events]
    last_tile = len(told) - told[::-1].index("tile_revealed")
    assert last_tile < told.index("thorn_placed") < told.index("reserve_found")
    [rolled] = table.heard("rolled_region")
    thorn = REGION_IDS.index(str(rolled["region"]))
    assert (rolled["purpose"], table.state.map.thorn) == ("thorn", thorn)
    assert table.view().regions[thorn].order == rolled["number"]
    assert table.view().regions[thorn].reserves == 0


@rule("LIG-SOL-02", "LIG-SET-06")
def test_the_players_own_thorn_is_placed_before_the_tiles_are_turned_up() -> None:
    table = alone("callo", player="van_dyken", begun=False)
    while table.step() == "LayTile":
        table.play(table.moves()[0])
    assert table.step() == "PlaceThorn"
    assert table.heard("tile_revealed") == []


@rule("LIG-SOL-30", "LIG-SOL-10")
def test_the_independent_player_owns_nothing() -> None:
    table = set_up("callo", "easy")
    other = table.view().players[1]
    assert (other.population, other.gold, other.m_factor) == (0, 0, [0, 0, 0, 0])
    assert other.viper_gorge == other.action_markers == 0
    assert table.view().stock == {"population": 20, "gold": 20, "m_factor": 15}


# Tracks


@rule("LIG-SOL-04")
def test_there_is_no_reputation_and_one_marker_on_the_initiative_track() -> None:
    table = alone("callo")
    view = table.view()
    assert view.reputation == []
    assert [player.reputation for player in view.players] == [None, None]
    assert [helm.stack for helm in view.helms if helm.stack] == [[0]]
    assert [player.helm for player in view.players] == [1, None]


@rule("LIG-SOL-04")
def test_costs_in_reputation_are_void() -> None:
    table = alone("callo")
    table.put(0, "frozen_wastes", influence_marker=1)
    table.give(0, m_factor_1=2)
    table.resolve("making", 0, rolls=[1])
    table.play("make:summon_units", "count:2", "done")
    assert table.heard("reputation_changed") == []
    assert table.each("reputation") == [1, 1]
    assert [fact["n"] for fact in table.heard("summoning")] == [2]


@rule("LIG-SOL-04", "LIG-INI-08")
def test_red_ships_follow_the_players_marker_alone() -> None:
    table = alone("callo")
    table.helms(seat_0=3)
    table.advance()
    table.play("advance:1")
    assert table.heard("ship_triggered") == [{"seat": 0, "helm": 4}]
    assert table.view().scoring_count == 1
    assert table.each("action_markers") == [4, 0]


@rule("LIG-SOL-05", "LIG-DOM-03")
def test_the_player_loses_every_tie_that_reputation_would_break() -> None:
    table = alone("callo")
    for seat in (0, 1):
        table.put(seat, "frozen_wastes", influence_marker=2)
    table.dominate()
    assert table.heard("ranked") == [{"region": "frozen_wastes", "ranking": ["seat_1", "seat_0"]}]


@rule("LIG-SOL-05", "LIG-DOM-03")
def test_a_tie_that_the_neighbours_break_is_not_lost() -> None:
    table = alone("callo")
    for seat in (0, 1):
        table.put(seat, "frozen_wastes", influence_marker=2)
    table.put(0, "bear_lands", influence_marker=1)
    table.dominate()
    assert table.heard("ranked")[0]["ranking"] == ["seat_0", "seat_1"]


# Levels


@rule("LIG-SOL-27")
@pytest.mark.parametrize("level", LEVELS)
def test_from_medium_on_vuko_tiles_lie_on_the_stages(level: str) -> None:
    table = set_up("callo", level)
    tiles = [stage.vuko_tile for stage in table.view().stages]
    assert (None not in tiles) == (level != "easy")


@rule("LIG-SOL-27", "LIG-SOL-03")
@pytest.mark.parametrize("level", LEVELS)
def test_from_hard_on_the_level_3_unit_stands_there_before_the_player(level: str) -> None:
    table = set_up("callo", level)
    begins = level in ("hard", "true_scientist")
    assert sum(table.where("nightmare", 1).values()) == int(begins)
    if begins:
        told = [event.kind.name for event in table.events]
        assert told.index("summoned") < told.index("influence_placed")
        [rolled] = table.heard("rolled_region")
        assert rolled["purpose"] == "first_unit"
        assert table.where("nightmare", 1) == {rolled["region"]: 1}


@rule("LIG-SOL-27")
@pytest.mark.parametrize(
    ("opponent", "spaces"),
    [
        (
            "freihoff",
            {
                "harrasim": ["attack", "attack", None, None],
                "enlightened_one": ["attack", "shield"],
                "moonlit_brother": ["attack", "shield"],
            },
        ),
        (
            "van_dyken",
            {
                "wyvern": ["attack", "attack"],
                "rattling_musician": ["attack", "shield"],
                "crab": ["shield"],
            },
        ),
        (
            "callo",
            {
                "nightmare": ["attack", "attack"],
                "faun": ["attack", "shield"],
                "wild_children": ["shield", "dominate"],
            },
        ),
        (
            "fjollsfinn",
            {
                "tree_brothers": ["attack", "attack"],
                "ice_drakkar": ["attack", "shield"],
                "volcano_people": ["attack", "dominate"],
            },
        ),
    ],
)
def test_a_true_scientist_fills_the_free_spaces(
    opponent: str, spaces: dict[str, list[str | None]]
) -> None:
    table = set_up(opponent, "true_scientist")
    assert {unit: table.spaces(unit) for unit in spaces} == spaces
    assert {"seat": 1, "why": "upgrades"} in table.heard("independent_chose")
    assert table.faults() == []


@rule("LIG-SOL-27", "LIG-SOL-10")
@pytest.mark.parametrize("level", LEVELS[:3])
def test_below_true_scientist_no_space_is_filled(level: str) -> None:
    table = set_up("callo", level)
    assert table.spaces("nightmare") + table.spaces("faun") == [None] * 4
    assert table.heard("independent_chose") == []


@rule("LIG-SOL-37", "LIG-SOL-12")
def test_maker_spy_spaces_are_left_for_maker_spy() -> None:
    table = set_up("freihoff", "true_scientist")
    assert table.spaces("harrasim")[2:] == [None, None]
    table.activate()
    assert table.spaces("harrasim") == ["attack", "attack", "attack", "shield"]


@rule("LIG-SOL-28")
@pytest.mark.parametrize("level", LEVELS)
def test_the_boxes_keep_their_order_at_every_level(level: str) -> None:
    table = alone("callo", level=level)
    table.next_round()
    while table.step() != "PlanMarker":
        table.play(table.moves()[-1])
    assert table.state.round == 2
    assert table.view().order_tokens == BOX_IDS[1:6]


# The end


@rule("LIG-SOL-25", "LIG-SNW-01")
def test_the_player_loses_when_the_dead_snow_falls() -> None:
    table = alone("callo")
    table.points(0, 40)
    table.dead_snow(16)
    table.resolve("making", 0)
    assert (table.view().ended_by, table.view().dead_snow) == ("dead_snow", 18)
    assert table.heard("summoned") == []
    assert GAME.result(table.state).places == [2]


@rule("LIG-SOL-25", "LIG-SNW-05")
def test_the_player_may_take_no_option_that_makes_it_fall() -> None:
    table = alone("callo")
    table.dead_snow(15)
    table.resolve("making", 0, rolls=[1])
    assert table.heard("action_began")[-1] == {"seat": 0, "box": "making"}
    assert table.heard("declined") == [{"seat": 0, "box": "making"}]
    assert table.view().dead_snow == 17


@rule("LIG-SOL-25", "LIG-SNW-07")
def test_the_snow_stops_at_its_limit() -> None:
    table = alone("callo")
    table.dead_snow(17)
    table.resolve("making", 0)
    assert table.heard("dead_snow_rose") == [{"n": 1, "total": 18}]
    assert table.view().ended_by == "dead_snow"


@rule("LIG-SOL-25")
def test_one_step_below_the_limit_every_option_is_closed_by_the_rule_of_the_solo_game() -> None:
    """With nothing else to do the player is not asked, so the step itself is."""
    table = alone("callo")
    table.dead_snow(17)
    making = Making(0, 0)
    options = making.candidates(table.state, 0)[:-1]
    obstacles = [making.obstacle(table.state, 0, option) for option in options]
    assert [obstacle and obstacle.rule for obstacle in obstacles] == ["LIG-SOL-25"] * 3


@rule("LIG-SOL-26", "LIG-END-03")
@pytest.mark.parametrize(
    ("own", "theirs", "outcome", "place"),
    [(50, 49, "won", 1), (50, 50, "drawn", 1), (50, 51, "lost", 2)],
)
def test_points_decide_and_a_tie_is_a_draw(own: int, theirs: int, outcome: str, place: int) -> None:
    table = alone("callo")
    table.points(0, own)
    table.points(1, theirs)
    table.dominate()
    table.play("done")
    solo = table.view().solo
    assert solo is not None
    assert (solo.outcome, GAME.result(table.state).places) == (outcome, [place])


@rule("LIG-SOL-25", "LIG-END-01", "LIG-END-03")
def test_viper_gorge_may_turn_a_defeat_into_a_victory() -> None:
    table = alone("callo")
    table.points(0, 46)
    table.points(1, 50)
    table.gorge(0, 1)
    table.dominate()
    table.play("done")
    assert GAME.result(table.state).totals == [51]
    assert GAME.result(table.state).places == [1]


@rule("LIG-SOL-25", "LIG-END-02")
@pytest.mark.parametrize(
    ("own_towers", "absorbed", "own", "theirs", "outcome"),
    [
        (5, 4, 30, 20, "lost"),
        (6, 3, 20, 30, "won"),
        (6, 4, 30, 20, "won"),
        (6, 4, 20, 30, "lost"),
        (6, 4, 20, 20, "drawn"),
    ],
)
def test_a_goal_decides_and_two_goals_leave_it_to_the_points(
    own_towers: int, absorbed: int, own: int, theirs: int, outcome: str
) -> None:
    table = alone("van_dyken")
    table.points(0, own)
    table.points(1, theirs)
    table.absorbed(absorbed)
    for region in table.view().regions[:own_towers]:
        table.region(region.id, towers=1)
    table.dominate()
    table.play("done")
    solo = table.view().solo
    assert solo is not None
    assert (table.view().ended_by, solo.outcome) == ("goal", outcome)
