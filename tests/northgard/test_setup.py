"""Setting up the game (NUL-SETUP)."""

import pytest

from meadhall.games.northgard.content.tables import (
    ACHIEVEMENT,
    ADVANCED,
    CARD_IDS,
    CARD_KIND,
    CLAN_IDS,
    CREATURE_IDS,
    EARLY,
    STARTING_CARDS,
    cards_of,
)
from meadhall.games.northgard.content.tiles import AREA_IDS, TILE_IDS
from meadhall.games.northgard.rules.cards.decks import put_tiles_under
from meadhall.games.northgard.rules.setup import (
    DealSetup,
    ReturnSetupTiles,
    RollForFirst,
    SetupTurn,
)
from tests.northgard.table import Table
from tests.rules import rule

SEEDS = [f"seed {number}" for number in range(20)]


def play_setup(table: Table) -> None:
    """Everyone takes the first legal move until the first year begins."""
    while table.state.phase == 0:
        table.play(table.moves()[0])


def setup_turn(table: Table, seat: int, *tiles: str) -> None:
    """A turn of the setup with these tiles."""
    for tile in tiles:
        table.state.own_tile_pile().cards.remove(TILE_IDS.index(tile))
        table.player(seat).setup_tiles += (TILE_IDS.index(tile),)
    table.ask(SetupTurn(seat))


@rule("NUL-SETUP-01", "NUL-SETUP-02")
def test_the_first_year_begins_with_a_full_supply() -> None:
    state = Table.from_box(players=3).state
    assert state.year == 1
    assert state.supply.unrest == 10
    assert state.buildings.tokens == [7] * 8
    assert [player.tokens() for player in state.players] == [0, 0, 0]


@rule("NUL-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_early_and_four_advanced_cards_come_for_each_player(players: int) -> None:
    table = Table.from_box(players=players)
    state = table.state
    assert sorted(state.supply.early.cards) == cards_of(EARLY)
    assert sorted(state.supply.advanced.cards) == cards_of(ADVANCED)
    assert (len(state.supply.early.cards), len(state.supply.advanced.cards)) == (16, 36)
    while not state.is_over():
        table.play("pass" if "pass" in table.moves() else table.moves()[0])
    assert (16 - len(state.supply.early.cards), 36 - len(state.supply.advanced.cards)) == (
        2 * players,
        4 * players,
    )


@rule("NUL-SETUP-04")
def test_as_many_achievements_as_players_are_laid_out() -> None:
    laid = {tuple(Table.from_box(players=4, seed=seed).state.supply.achievements) for seed in SEEDS}
    assert len(laid) > 1
    for cards in laid:
        assert len(set(cards)) == 4
        assert {CARD_KIND[card] for card in cards} == {ACHIEVEMENT}


@rule("NUL-SETUP-05")
def test_the_start_tile_lies_in_the_middle() -> None:
    table = Table.from_box(players=4)
    assert [AREA_IDS[area] for area in table.state.lands.territories()] == [
        "start.n",
        "start.e",
        "start.s",
        "start.w",
    ]


@rule("NUL-SETUP-06", "NUL-SETUP-21")
def test_with_five_players_the_second_start_tile_lies_beside_it() -> None:
    table = Table.from_box(players=5)
    assert table.name("start_five.w") == table.name("start.e")
    [five] = [fact for fact in table.heard("start_tile_placed") if fact["tile"] != "start"]
    assert five == {"tile": "start_five", "cell": "1,0"}
    table.play(table.moves()[0])
    cells = {word.removeprefix("cell:") for word in table.moves()}
    assert cells == {"0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"}


@rule("NUL-SETUP-07", "NUL-SETUP-08")
@pytest.mark.parametrize(
    ("players", "in_pile", "tiles"), [(4, True, 34), (4, False, 33), (5, True, 33)]
)
def test_all_other_tiles_form_the_pile(players: int, in_pile: bool, tiles: int) -> None:
    table = Table.from_box(players=players, five_tile_in_pile_with_fewer_players=in_pile)
    state = table.state
    drawn = sum(len(player.setup_tiles) for player in state.players)
    assert drawn == 3 * players
    assert state.tile_pile.size() + drawn == tiles


@rule("NUL-SETUP-09", "NUL-SETUP-10")
def test_every_player_has_a_clan_of_its_own_with_its_cards() -> None:
    clans = set()
    for seed in SEEDS:
        state = Table.from_box(players=3, seed=seed).state
        clans |= {player.clan for player in state.players}
        assert len({player.clan for player in state.players}) == 3
        for player in state.players:
            name = CLAN_IDS[player.clan]
            initial = CARD_IDS.index(f"clan_{name}")
            assert sorted(player.pile.cards) == sorted([*STARTING_CARDS, initial])
            assert [CARD_IDS[card].startswith(f"clan_{name}_") for card in player.upgrades] == [
                True,
                True,
            ]
            assert (player.reserve, player.hand) == (14, [])
    assert len(clans) == 7


@rule("NUL-SETUP-09")
def test_clans_can_be_chosen_in_seat_order() -> None:
    table = Table.from_box(players=3, clans="choose")
    assert table.seat() == 0
    table.play("clan:snake")
    assert table.seat() == 1
    assert table.refused("clan:snake") == "NUL-SETUP-09"
    table.play("clan:bear", "clan:stag")
    assert (table.state.figures.scorched_seat, table.state.figures.kaija_seat) == (0, 1)


@rule("NUL-SETUP-11")
def test_most_axes_makes_the_first_player_and_tied_leaders_roll_again() -> None:
    table = Table(players=3)
    faces = ["axe3", "skull_or_axe", "axe2", "axe2_skull", "skull2", "axe_skull"]
    again = ["skull2", "axe2", "axe3", "skull2"]
    table.chance(
        *[
            ["axe2", "axe3", "skull_or_axe", "axe2_skull", "skull2", "axe_skull"].index(face)
            for face in faces + again
        ]
    )
    table.ask(RollForFirst((0, 1, 2)))
    rolls = [(fact["seat"], fact["axes"]) for fact in table.heard("rolled_for_first")]
    assert rolls == [(0, 4), (1, 4), (2, 1), (0, 2), (1, 3)]
    assert table.state.first_player == 1
    assert table.heard("first_player") == [{"seat": 1}]


@rule("NUL-SETUP-12")
def test_later_players_get_more_food() -> None:
    table = Table(players=5)
    table.state.first_player = 3
    table.ask(DealSetup())
    assert [player.resources for player in table.state.players] == [
        [2, 2, 0],
        [3, 2, 0],
        [3, 2, 0],
        [2, 2, 0],
        [2, 2, 0],
    ]


@rule("NUL-SETUP-13", "NUL-SETUP-22")
def test_round_one_a_tile_at_the_start_tile_and_three_units_on_it() -> None:
    table = Table(players=2)
    table.lay("tile_07 1,0")
    setup_turn(table, 0, "tile_20", "tile_13", "tile_05")
    assert table.moves() == ["tile:tile_05", "tile:tile_13", "tile:tile_20"]
    table.play("tile:tile_20")
    assert table.moves() == ["cell:0,-1", "cell:-1,0", "cell:0,1"]
    table.play("cell:0,-1")
    assert table.moves() == ["turn:0", "turn:1", "turn:2", "turn:3"]
    table.play("turn:0")
    assert table.moves() == ["place:tile_20.n", "place:tile_20.s"]
    table.play("place:tile_20.n")
    assert table.units_in("tile_20.n", 0) == 3
    assert table.player(0).reserve == 11
    assert len(table.player(0).setup_tiles) == 2


@rule("NUL-SETUP-13")
def test_the_group_goes_where_nobody_is() -> None:
    table = Table(players=2)
    table.units(1, "start.n 3")
    setup_turn(table, 0, "tile_20", "tile_13", "tile_05")
    table.play("tile:tile_20", "cell:0,-1", "turn:0")
    assert table.units_in("tile_20.n", 0) == 3  # the only territory left on the tile
    assert table.control("tile_20.s") == 1


@rule("NUL-SETUP-13", "NUL-SETUP-14")
def test_both_rounds_go_clockwise_from_the_first_player() -> None:
    table = Table.from_box(players=4)
    play_setup(table)
    first = table.state.first_player
    order = [(first + place) % 4 for place in range(4)]
    assert [fact["seat"] for fact in table.heard("tile_placed")] == order * 2
    assert [fact["seat"] for fact in table.heard("units_placed")] == order * 2


@rule("NUL-SETUP-14")
def test_in_round_two_any_tile_may_be_touched() -> None:
    table = Table(players=2)
    table.lay("tile_07 0,-1", "tile_08 1,0")
    table.units(0, "tile_07.m 3")
    table.units(1, "tile_08.n 3")
    setup_turn(table, 0, "tile_13", "tile_05")
    table.play("tile:tile_05")
    assert {"cell:0,-2", "cell:2,0", "cell:-1,0"} <= set(table.moves())


@rule("NUL-SETUP-20")
def test_nobody_may_join_the_two_groups_of_a_player() -> None:
    table = Table(players=2)
    table.lay("tile_07 0,-1", "tile_08 1,0")
    table.units(0, "tile_07.m 3", "tile_08.n 3")
    table.units(1, "start.s 3")
    setup_turn(table, 1, "tile_13", "tile_05")
    table.play("tile:tile_13")
    assert table.refused("cell:1,-1") == "NUL-SETUP-20"


@rule("NUL-SETUP-15")
def test_a_place_without_room_for_the_group_is_no_place() -> None:
    table = Table(players=2)
    table.units(0, "start.n 3", "start.e 3")
    table.units(1, "start.s 3")
    setup_turn(table, 1, "tile_13", "tile_05")
    table.play("tile:tile_13")
    # The one area of this tile would join whoever is at the start tile.
    assert table.control("tile_13.a") == 1
    assert table.name("tile_13.a") == table.name("start.w")


@rule("NUL-SETUP-15")
def test_tiles_that_fit_nowhere_go_under_the_pile_for_new_ones() -> None:
    table = Table(players=2)
    table.units(0, "start.n 3", "start.e 3", "start.s 3", "start.w 3")
    table.next_tiles("tile_20", "tile_05")
    setup_turn(table, 1, "tile_13")
    assert table.heard("tiles_put_under") == [{"seat": 1, "n": 1}]
    assert [TILE_IDS[tile] for tile in table.player(1).setup_tiles] == ["tile_20"]
    assert [TILE_IDS[tile] for tile in table.state.tile_pile.bottom] == ["tile_13"]


@rule("NUL-SETUP-16")
def test_kaija_may_take_the_place_of_one_unit_once() -> None:
    table = Table(players=2, clans=("bear", "goat"))
    setup_turn(table, 0, "tile_20", "tile_05")
    table.play("tile:tile_20", "cell:0,-1", "turn:0", "place:tile_20.n")
    assert table.moves() == ["without_kaija", "with_kaija"]
    table.play("with_kaija")
    assert table.units_in("tile_20.n", 0) == 2
    assert table.state.kaija_is_in(table.territory("tile_20.n"))
    table.ask(SetupTurn(0))
    table.play("cell:0,1", "turn:0", "place:tile_05.s")
    assert table.units_in("tile_05.s", 0) == 3


@rule("NUL-SETUP-17", "NUL-SETUP-19")
def test_unused_tiles_go_back_and_the_first_player_begins_year_one() -> None:
    table = Table.from_box(players=3)
    play_setup(table)
    state = table.state
    assert [player.setup_tiles for player in state.players] == [(), (), ()]
    assert table.heard("tiles_put_back") == [{"n": 3}]
    assert (state.tile_pile.size(), state.tile_pile.bottom) == (34 - 6, ())
    assert (state.year, table.step(), table.seat()) == (1, "TakeTurn", state.first_player)
    assert state.placing is None


@rule("NUL-SETUP-17")
def test_tiles_put_under_the_pile_are_shuffled_with_the_others() -> None:
    table = Table(players=2)
    tiles = table.state.tile_pile.cards
    put_tiles_under(table.state, 0, [tiles.pop(), tiles.pop()])
    table.player(1).setup_tiles += (tiles.pop(),)
    table.ask(ReturnSetupTiles())
    pile = table.state.tile_pile
    assert (len(set(pile.cards)), pile.bottom, pile.bottom_seen) == (34, (), ())


@rule("NUL-SETUP-18")
def test_nobody_gains_anything_by_closing_territories_in_setup() -> None:
    table = Table(players=2, clans=("boar", "raven"))
    setup_turn(table, 0, "tile_02", "tile_05")
    table.play("tile:tile_02", "cell:0,-1", "turn:2")
    closed = [fact["territory"] for fact in table.heard("territory_closed")]
    assert closed == [table.name("start.n")]
    table.play(f"place:{table.name('start.n')}")
    assert [player.goods() for player in table.state.players] == [0, 0]
    assert [player.tokens() for player in table.state.players] == [0, 0]


@rule("NUL-SETUP-20")
def test_after_setup_everybody_has_two_groups_in_two_territories() -> None:
    for seed in SEEDS[:5]:
        table = Table.from_box(players=5, seed=seed)
        play_setup(table)
        for seat in range(5):
            groups = [table.state.figures_in(own, seat) for own in table.state.controlled(seat)]
            assert groups == [3, 3]


@rule("NUL-SETUP-21")
def test_a_five_player_tile_laid_as_an_ordinary_one_is_no_start_tile() -> None:
    table = Table(players=4)
    table.lay("start_five 1,0")
    setup_turn(table, 0, "tile_20", "tile_05", "tile_13")
    table.play("tile:tile_20")
    assert table.moves() == ["cell:0,-1", "cell:-1,0", "cell:0,1"]


@rule("NUL-SETUP-22")
def test_nothing_can_be_declined_in_setup() -> None:
    table = Table.from_box(players=2)
    verbs = set()
    while table.state.phase == 0:
        verbs |= {word.split(":")[0] for word in table.moves()}
        table.play(table.moves()[-1])
    assert verbs <= {"tile", "cell", "turn", "place", "with_kaija", "without_kaija"}


@rule("NUL-CREA-03", "NUL-SETUP-18")
def test_a_creature_appears_before_the_group_and_does_nothing() -> None:
    table = Table(players=2, creatures=True)
    table.state.own_creatures().deck.cards[:] = [CREATURE_IDS.index("draugr_beige")]
    table.units(1, "start.n 3")
    setup_turn(table, 0, "tile_07", "tile_05")
    table.play("tile:tile_07", "cell:0,-1", "turn:0")
    assert table.state.creatures_in(table.territory("start.n"))
    assert table.units_in("start.n", 1) == 3
    assert table.step() == "PlaceGroup"


@rule("NUL-CREA-04")
def test_a_group_keeps_away_from_a_valkyrie_if_it_can() -> None:
    table = Table(players=2, creatures=True)
    table.state.own_creatures().deck.cards[:] = [CREATURE_IDS.index("fallen_valkyrie_beige")]
    setup_turn(table, 0, "tile_04", "tile_05")
    table.play("tile:tile_04", "cell:0,-1", "turn:0")
    assert table.refused("place:tile_04.e") == "NUL-CREA-04"
    other = Table(players=2, creatures=True)
    other.state.own_creatures().deck.cards[:] = [CREATURE_IDS.index("fallen_valkyrie_beige")]
    other.units(1, "start.n 3")
    setup_turn(other, 0, "tile_17", "tile_05")
    other.play("tile:tile_17", "cell:0,-1", "turn:0")
    assert other.units_in("tile_17.n", 0) == 3  # there was nowhere else to go
