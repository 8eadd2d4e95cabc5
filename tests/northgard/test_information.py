"""Who may know what (NUL-INFO), and that redealt worlds agree with it."""

import msgspec
import pytest

from meadhall.games.northgard.content.tables import CARD_IDS, GLORY_CLOSING
from meadhall.games.northgard.content.tiles import TILE_IDS
from meadhall.games.northgard.rules.progress import FOR_SETUP, Placing
from meadhall.games.northgard.rules.state import COMBAT_STREAM, NorthgardState
from meadhall.games.northgard.rules.under_way import the_card
from meadhall.games.northgard.seen.hidden import resample
from meadhall.games.northgard.seen.view import NorthgardView, PlayerView
from meadhall.games.northgard.seen.viewing import secrets, view
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR, only
from tests.northgard.table import Table
from tests.rules import rule

RED, PURPLE, YELLOW = 0, 1, 2
EVERYBODY = [SPECTATOR, RED, PURPLE, YELLOW]


def seen_of(table: Table, owner: int, viewer: int) -> PlayerView:
    """What a viewer sees of a player."""
    return view(table.state, viewer).players[owner]


def worlds(table: Table, seat: int, n: int = 20) -> list[NorthgardState]:
    dice = Dice.from_seed("worlds", 1)
    return [resample(table.state, seat, dice) for _ in range(n)]


def hands(table: Table, viewer: int, owner: int) -> set[tuple[int, ...]]:
    """The hands in worlds consistent with what a viewer knows."""
    return {tuple(sorted(world.players[owner].hand)) for world in worlds(table, viewer)}


@rule("NUL-INFO-01")
def test_what_lies_on_the_table_is_seen_by_all() -> None:
    table = Table(clans=("bear", "snake", "wolf"), creatures=True)
    table.lay("tile_07 1,0")
    table.units(RED, "tile_07.m 3")
    table.kaija("tile_07.m")
    table.build("fortress tile_07.m", "food_silo tile_07.m.m1")
    table.creature("wolf_beige", "tile_07.m")
    table.scorch("tile_07.m")
    table.give(PURPLE, food=2, wood=1)
    table.active(RED, "start_move")
    table.discard(RED, "start_feast")
    table.display("dev_spy")
    first, *others = [
        msgspec.structs.replace(view(table.state, seat), seat=RED, players=[]) for seat in EVERYBODY
    ]
    assert all(other == first for other in others)
    territory = next(one for one in first.territories if one.id == "start.e")
    assert (territory.controller, territory.units, territory.kaija) == (RED, [3, 0, 0], True)
    assert (territory.printed, territory.yields) == (
        {"food": 1, "wood": 0, "lore": 0},
        {"food": 1, "wood": 0, "lore": 0},
    )
    assert [(one.building, one.site) for one in territory.buildings] == [
        ("food_silo", "tile_07.m.m1"),
        ("fortress", None),
    ]
    assert [one.creature for one in territory.creatures] == ["wolf_beige"]
    assert territory.scorched_earth
    assert first.display == ["dev_spy"]
    assert (first.tile_pile, first.unrest, first.creature_deck) == (33, 10, 8)
    assert first.building_tokens["fortress"] == 6
    for viewer in EVERYBODY:
        red, purple = seen_of(table, RED, viewer), seen_of(table, PURPLE, viewer)
        assert ([card.card for card in red.active], red.discard) == (
            ["start_move"],
            ["start_feast"],
        )
        assert (purple.food, purple.wood, purple.lore) == (2, 1, 0)
        assert (red.reserve, red.units_on_map, red.kaija, purple.kaija) == (11, 3, "map", None)
        assert len(purple.upgrades) == 2


@rule("NUL-INFO-01", "NUL-INFO-02")
def test_of_a_hand_others_see_the_size() -> None:
    table = Table()
    table.hand(RED, "start_feast", "start_move")
    assert seen_of(table, RED, RED).hand == ["start_feast", "start_move"]
    for viewer in (PURPLE, SPECTATOR):
        assert (seen_of(table, RED, viewer).hand_size, seen_of(table, RED, viewer).hand) == (2, [])
    assert len(hands(table, PURPLE, RED)) > 1
    assert hands(table, RED, RED) == {tuple(sorted(table.player(RED).hand))}


@rule("NUL-INFO-02")
def test_a_card_that_was_seen_in_a_hand_stays_known() -> None:
    table = Table()
    table.hand(RED, "start_feast")
    table.hand(PURPLE, "start_move", "start_build")
    table.resolve(RED, "dev_spy")
    table.play("name:start_build")
    assert seen_of(table, PURPLE, RED).hand == ["start_move"]
    assert seen_of(table, PURPLE, YELLOW).hand == []
    assert hands(table, RED, PURPLE) == {(CARD_IDS.index("start_move"),)}
    assert len(hands(table, YELLOW, PURPLE)) > 1


@rule("NUL-INFO-02", "NUL-CARD-21")
def test_only_the_one_who_looks_and_the_victim_see_an_inspected_hand() -> None:
    table = Table()
    table.hand(RED, "start_feast")
    table.hand(PURPLE, "start_move", "start_build")
    table.resolve(RED, "dev_spy")
    cards = {
        viewer: inspected.cards
        for viewer in EVERYBODY
        if (inspected := view(table.state, viewer).inspected)
    }
    assert cards == {
        SPECTATOR: None,
        RED: ["start_build", "start_move"],
        PURPLE: ["start_build", "start_move"],
        YELLOW: None,
    }


@rule("NUL-INFO-02")
def test_setup_tiles_are_secret_but_for_the_one_that_is_being_placed() -> None:
    table = Table()
    tiles = [TILE_IDS.index(tile) for tile in ("tile_01", "tile_02", "tile_03")]
    for tile in tiles:
        table.state.own_tile_pile().cards.remove(tile)
    table.player(RED).setup_tiles += tuple(tiles)
    assert seen_of(table, RED, RED).setup_tiles == ["tile_01", "tile_02", "tile_03"]
    assert seen_of(table, RED, PURPLE).setup_tiles == [None, None, None]
    assert len({tuple(world.players[RED].setup_tiles) for world in worlds(table, PURPLE)}) > 1
    table.state.placing = Placing(RED, FOR_SETUP, tiles[:], tile=tiles[1])
    assert seen_of(table, RED, PURPLE).setup_tiles == [None, "tile_02", None]
    for world in worlds(table, PURPLE):
        assert world.placing is not None
        assert tuple(world.placing.drawn) == world.players[RED].setup_tiles
        assert world.placing.drawn[1] == tiles[1]


@rule("NUL-INFO-02", "NUL-INFO-04")
def test_glory_of_others_is_hidden_until_the_end() -> None:
    table = Table()
    table.state.gain_glory(RED, 5, GLORY_CLOSING)
    assert [seen_of(table, RED, viewer).glory for viewer in EVERYBODY] == [5, 5, 5, 5]
    table = Table()
    table.hand(RED, "start_move")
    table.units(RED, "start.n 2")
    table.state.gain_glory(RED, 5, GLORY_CLOSING)
    table.resolve(RED, "start_move")
    assert [seen_of(table, RED, viewer).glory for viewer in EVERYBODY] == [None, 5, None, None]
    table.play("done")
    assert table.state.is_over()
    assert view(table.state, PURPLE).glory_by_source is not None


@rule("NUL-INFO-04")
def test_gains_of_glory_are_announced_and_totals_may_be_open() -> None:
    table = Table(open_totals=True)
    table.units(RED, "start.n 2")
    table.state.gain_glory(RED, 5, GLORY_CLOSING)
    table.resolve(RED, "start_move")
    assert seen_of(table, RED, PURPLE).glory == 5
    assert table.heard("glory_gained", seat=PURPLE) == [{"seat": RED, "n": 5, "reason": "closing"}]


@rule("NUL-INFO-06", "NUL-TEAM-02")
def test_partners_see_each_others_glory_and_nothing_else() -> None:
    table = Table(players=4, team_game=True)
    table.units(RED, "start.n 2")
    table.hand(YELLOW, "start_feast")
    table.state.gain_glory(YELLOW, 3, GLORY_CLOSING)
    table.resolve(RED, "start_move")
    assert (seen_of(table, YELLOW, RED).glory, seen_of(table, YELLOW, PURPLE).glory) == (3, None)
    assert seen_of(table, YELLOW, RED).hand == []


@rule("NUL-INFO-03")
def test_cards_on_the_draw_pile_are_known_to_those_who_saw_them() -> None:
    table = Table()
    table.top(RED, "start_move", is_public=True)
    table.top(RED, "start_feast")
    assert seen_of(table, RED, RED).top == ["start_feast", "start_move"]
    assert seen_of(table, RED, PURPLE).top == [None, "start_move"]
    tops = {tuple(world.players[RED].pile.top) for world in worlds(table, PURPLE)}
    assert len(tops) > 1
    assert {top[0] for top in tops} == {CARD_IDS.index("start_move")}


@rule("NUL-INFO-03", "NUL-INFO-07")
def test_tiles_under_the_pile_are_known_to_those_who_put_them_there() -> None:
    table = Table()
    for tile, seat in (("tile_05", RED), ("tile_06", PURPLE)):
        table.state.own_tile_pile().cards.remove(TILE_IDS.index(tile))
        table.state.own_tile_pile().put_under(TILE_IDS.index(tile), only(seat))
    under = {viewer: view(table.state, viewer).under_pile for viewer in EVERYBODY}
    assert under == {
        SPECTATOR: [None, None],
        RED: ["tile_05", None],
        PURPLE: [None, "tile_06"],
        YELLOW: [None, None],
    }
    bottoms = {tuple(world.tile_pile.bottom) for world in worlds(table, RED)}
    assert len(bottoms) > 1
    assert {bottom[0] for bottom in bottoms} == {TILE_IDS.index("tile_05")}


@rule("NUL-INFO-07")
def test_the_explorer_sees_the_drawn_tiles_and_others_the_chosen_one() -> None:
    table = Table()
    table.units(RED, "start.n 3")
    table.next_tiles("tile_05", "tile_06")
    table.resolve(RED, "clan_raven")
    own, others = view(table.state, RED).placing, view(table.state, PURPLE).placing
    assert own is not None
    assert others is not None
    assert (own.drawn, others.drawn) == (["tile_05", "tile_06"], [None, None])
    assert table.heard("tiles_drawn", seat=PURPLE) == [{"seat": RED, "n": 2}]
    assert table.heard("tile_seen", seat=PURPLE) == []
    table.play("tile:tile_06")
    shown = view(table.state, PURPLE).placing
    assert shown is not None
    assert (shown.tile, shown.drawn) == ("tile_06", [None, "tile_06"])


@rule("NUL-INFO-03", "NUL-DRAW-01")
def test_cards_of_a_draw_action_are_seen_by_the_drawer_only() -> None:
    table = Table()
    table.top(RED, "start_move", "start_feast", "start_build")
    table.resolve(RED, "dev_merchant")
    own, others = view(table.state, RED).drawn_cards, view(table.state, PURPLE).drawn_cards
    assert own is not None
    assert others is not None
    assert own.cards == ["start_build", "start_feast", "start_move"]
    assert (others.cards, others.keep, others.discard) == ([None, None, None], 1, 2)
    assert len({the_card(world).drawn for world in worlds(table, PURPLE)}) > 1
    drawn = the_card(table.state).drawn
    assert {the_card(world).drawn for world in worlds(table, RED)} == {drawn}


@rule("NUL-INFO-05")
def test_the_seed_decides_everything_and_streams_do_not_disturb_each_other() -> None:
    def rolls(draws: int) -> list[int]:
        dice = Table(seed="chance").state.dice
        for _ in range(draws):
            dice.below(RED, 7)
        return [dice.below(COMBAT_STREAM, 6) for _ in range(20)]

    assert rolls(0) == rolls(5)
    assert Table(seed="chance").state.dice.seed != Table(seed="other").state.dice.seed


@rule("NUL-INFO-02", "NUL-INFO-07")
def test_secrets_are_what_the_view_hides() -> None:
    table = Table()
    table.hand(RED, "start_feast")
    table.hand(PURPLE, "start_move")
    assert secrets(table.state, RED) == [{"seat": PURPLE, "seen": "start_move"}]
    assert secrets(table.state, PURPLE) == [{"seat": RED, "seen": "start_feast"}]
    assert len(secrets(table.state, SPECTATOR)) == 2


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_view_of_a_world_is_the_view_of_the_real_one(viewer: int) -> None:
    table = Table(clans=("bear", "snake", "wolf"), creatures=True)
    table.hand(RED, "start_feast", "start_move")
    table.hand(PURPLE, "start_build", "clan_snake")
    table.top(YELLOW, "start_explore")
    real: NorthgardView = view(table.state, viewer)
    assert all(view(world, viewer) == real for world in worlds(table, viewer))


@rule("EX-06")
def test_a_combat_shows_where_the_points_come_from() -> None:
    table = Table()
    table.units(RED, "start.w 5")
    table.units(PURPLE, "start.s 2")
    table.build("fortress start.s", "defence_tower start.s")
    table.give(RED, food=2)
    table.give(PURPLE, food=2)
    table.resolve(RED, "start_move")
    table.play("from:start.w", "to:start.s", "units:5", "food:2")
    combat = view(table.state, YELLOW).combat
    assert combat is not None
    red, purple = combat.attacker, combat.defender
    assert (combat.territory, combat.step, combat.winner) == ("start.s", "food", None)
    assert (red.seat, red.units, red.unit_points, red.food, red.points) == (RED, 5, 5, 2, 7)
    assert (purple.unit_points, purple.building_points, purple.food, purple.points) == (
        2,
        2,
        None,
        4,
    )
    assert (purple.building_casualties, purple.inflicts) == (1, 1)


def test_a_move_and_the_combats_to_come_are_shown() -> None:
    table = Table()
    table.units(RED, "start.w 6")
    table.units(PURPLE, "start.s 2", "start.n 2")
    table.resolve(RED, "dev_incursion")
    table.play("from:start.w")
    moving = view(table.state, PURPLE).moving
    assert moving is not None
    assert (moving.seat, moving.left, moving.origin, moving.target) == (RED, 4, "start.w", None)
    table.play("to:start.s", "units:3", "from:start.w", "to:start.n", "units:3")
    pending = view(table.state, PURPLE).pending
    assert [(one.territory, one.opponent, one.creature) for one in pending] == [
        ("start.n", PURPLE, None),
        ("start.s", PURPLE, None),
    ]


@rule("NUL-TURN-11", "NUL-INFO-02")
def test_the_card_given_for_an_upgrade_is_shown_before_its_owner_says_where_it_goes() -> None:
    table = Table()
    table.hand(RED, "start_feast", "start_move", "start_feast")
    table.give(RED, lore=3)
    table.turn(RED)
    assert [seen_of(table, RED, viewer).hand for viewer in (SPECTATOR, PURPLE)] == [[], []]
    table.play("upgrade:start_feast")
    assert table.step() == "ChooseZone"
    for viewer in (SPECTATOR, PURPLE, YELLOW):
        # One Feast; of the other two cards nobody learns anything.
        assert seen_of(table, RED, viewer).hand == ["start_feast"]
        assert seen_of(table, RED, viewer).hand_size == 3
