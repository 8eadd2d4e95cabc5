"""Setting up the game (CHM-SETUP)."""

from collections.abc import Sequence

import msgspec
import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.content.schema import Card
from meadhall.games.champions.content.tables import CONTENT, DESTINY_IDS, JOURNEY_IDS
from meadhall.kernel.events import Event
from meadhall.kernel.game import WrongSetting
from meadhall.words import Words
from tests.champions.table import Table
from tests.rules import rule

SEEDS = [f"seed {number}" for number in range(60)]
MILITARY = {"stall_savages", "stall_heroes", "stall_raiders", "stall_vikings"}
ECONOMIC = {"stall_outcast", "stall_trader", "stall_skald", "stall_stranger"}


def stalls(table: Table) -> list[str]:
    return [space.stall for space in table.view().spaces if space.stall]


def choosing_order(table: Table) -> list[int]:
    """Everyone takes the first free leader; the seats in the order in which they were asked."""
    order = []
    while table.step() == "ChooseLeader":
        order.append(table.seat())
        table.play(table.moves()[0])
    return order


@rule("CHM-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_begins_in_round_one_without_glory(players: int) -> None:
    table = Table(players=players)
    assert table.view().round == 1
    assert [player.glory for player in table.view().players] == [0] * players


@rule("CHM-SETUP-02", "CHM-SETUP-03")
@pytest.mark.parametrize(("players", "military", "economic"), [(2, 1, 1), (3, 1, 2), (4, 2, 2)])
def test_military_stalls_lie_first_then_economic_ones(
    players: int, military: int, economic: int
) -> None:
    for seed in SEEDS[:10]:
        tiles = stalls(Table(players=players, seed=seed))
        assert len(set(tiles)) == len(tiles) == military + economic
        assert set(tiles[:military]) <= MILITARY
        assert set(tiles[military:]) <= ECONOMIC


@rule("CHM-SETUP-02")
@pytest.mark.parametrize(("players", "last"), [(2, 2), (3, 3), (4, 4)])
def test_there_are_as_many_stall_spaces_as_tiles(players: int, last: int) -> None:
    spaces = [space.id for space in Table(players=players).view().spaces]
    wanted = [f"stall_space_{number}" for number in range(1, last + 1)]
    assert [space for space in spaces if space.startswith("stall_space")] == wanted


@rule("CHM-SETUP-02")
def test_any_stall_can_come_up_and_the_others_leave_the_game() -> None:
    tables = [Table(players=2, seed=seed) for seed in SEEDS]
    assert {tile for table in tables for tile in stalls(table)} == MILITARY | ECONOMIC
    table = tables[0]
    gone = (MILITARY | ECONOMIC) - set(stalls(table))
    table.finish_game()
    assert not gone & set(stalls(table))


@rule("CHM-SETUP-04")
@pytest.mark.parametrize(
    ("players", "private"),
    [
        (2, ["private_karve", "private_drakkar"]),
        (3, ["private_karve", "private_snekkja", "private_drakkar"]),
        (4, ["private_karve", "private_snekkja", "private_skeid", "private_drakkar"]),
    ],
)
def test_ships_marked_for_more_players_are_removed(players: int, private: list[str]) -> None:
    table = Table(players=players)
    ships = table.view().ships
    assert [ship.id for ship in ships] == ["small_public", "large_public", *private]
    assert all(ship.owner is None and ship.holder is None for ship in ships)
    table.give(0, wood=9, coin=9)
    table.play("place:shipwright")
    assert table.moves() == [f"build:{ship}" for ship in private]


@rule("CHM-SETUP-04")
def test_one_private_ship_is_marked_three_and_one_four() -> None:
    table = CONTENT.components.by_players
    marks = [
        min(row.players for row in table if ship.id in row.private_longships)
        for ship in CONTENT.ships
        if ship.kind == "private"
    ]
    assert sorted(marks) == [2, 2, 3, 4]


@rule("CHM-SETUP-05")
def test_all_decks_are_shuffled() -> None:
    tables = [Table(players=4, seed=seed) for seed in SEEDS]
    assert len({table.view().fights[0].enemy for table in tables}) > 8
    assert len({table.view().fights[1].enemy for table in tables}) > 10
    assert len({table.view().shores[0].monster for table in tables}) > 18
    assert len({table.view().merchants[0] for table in tables}) == 8
    assert len({table.view().runes_shown[0] for table in tables}) > 5
    destinies = {DESTINY_IDS[table.player(0).destinies[0]] for table in tables}
    assert len(destinies) > 6
    journeys = {JOURNEY_IDS[table.state.shores.journeys[0]] for table in tables}
    assert len(journeys) > 3


@rule("CHM-SETUP-05")
def test_decks_lie_face_down() -> None:
    table = Table(players=4)
    face_up: list[tuple[Sequence[Card], int]] = [
        (CONTENT.trolls, 1),
        (CONTENT.draugr, 2),
        (CONTENT.monsters, 4),
        (CONTENT.merchants, 1),
        (CONTENT.runes, 3),
        (CONTENT.journeys, 0),
    ]
    for seat in range(4):
        shown = msgspec.json.encode(table.view(seat)).decode()
        for cards, n in face_up:
            assert sum(f'"{card.id}"' in shown for card in cards) == n
        own = 1
        assert sum(f'"{card.id}"' in shown for card in CONTENT.destinies) == own


@rule("CHM-SETUP-06")
def test_the_first_player_is_drawn_unless_someone_is_named() -> None:
    drawn = {Table(players=4, seed=seed, first_player="random").seat() for seed in SEEDS}
    assert drawn == {0, 1, 2, 3}
    assert {GAME.view(GAME.new(3, {}, seed), 0).first_player for seed in SEEDS} == {0, 1, 2}
    for seat in range(4):
        table = Table(players=4, first_player=str(seat + 1))
        assert table.view().first_player == table.seat() == seat


@rule("CHM-SETUP-06")
def test_the_named_first_player_has_to_take_part() -> None:
    with pytest.raises(WrongSetting, match="3 players"):
        GAME.new(3, {"first_player": "4"}, "test")


@rule("CHM-SETUP-06")
def test_any_of_four_players_can_be_named_and_nobody_else() -> None:
    [option] = [option for option in GAME.options if option.id == "first_player"]
    assert (option.default, option.values) == ("random", ("random", "1", "2", "3", "4"))
    for nobody in ("0", "5"):
        with pytest.raises(WrongSetting, match="can be random, 1, 2, 3, 4, not"):
            GAME.new(4, {"first_player": nobody}, "test")


@rule("CHM-SETUP-07")
@pytest.mark.parametrize(("players", "order"), [(2, [1, 0]), (3, [2, 1, 0]), (4, [3, 2, 1, 0])])
def test_the_first_player_chooses_a_leader_last(players: int, order: list[int]) -> None:
    assert choosing_order(Table(players=players, leaders=())) == order


@rule("CHM-SETUP-14")
@pytest.mark.parametrize(("first", "order"), [("3", [1, 0, 3, 2]), ("1", [3, 2, 1, 0])])
def test_to_the_right_is_the_next_lower_seat(first: str, order: list[int]) -> None:
    table = Table(players=4, leaders=(), first_player=first)
    assert choosing_order(table) == order


@rule("CHM-SETUP-07")
def test_a_leader_can_be_chosen_only_once() -> None:
    table = Table(leaders=())
    table.play("leader:ullr")
    assert table.refused("leader:ullr") == "CHM-SETUP-07"
    assert "leader:ullr" not in table.moves()
    table.play("leader:gylfir", "leader:asmundr")
    assert [player.leader for player in table.view().players] == ["asmundr", "gylfir", "ullr"]


@rule("CHM-SETUP-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_one_of_each_good_and_a_swordsman(players: int) -> None:
    table = Table(players=players)
    for player in table.view().players:
        assert (player.food, player.wood, player.coin, player.favor) == (1, 1, 1, 1)
        assert player.blame == 0
        assert player.warriors == {"swordsman": 1, "spearman": 0, "axeman": 0}
    on_armory = 1
    assert table.view().supply["swordsman"] == 12 - players - on_armory


@rule("CHM-SETUP-09")
@pytest.mark.parametrize(("players", "workers"), [(2, 4), (3, 3), (4, 3)])
def test_one_worker_waits_in_the_huts(players: int, workers: int) -> None:
    table = Table(players=players)
    for player in table.view().players:
        assert (player.workers, player.hut_worker) == (workers, True)
    table.finish_placement()
    assert len(table.heard("placed")) == players * workers


@rule("CHM-SETUP-10")
def test_everyone_holds_one_secret_destiny_card() -> None:
    table = Table(players=4)
    for seat in range(4):
        assert [player.destiny_count for player in table.view(seat).players] == [1, 1, 1, 1]
        known = [len(player.destinies) for player in table.view(seat).players]
        assert known == [int(other == seat) for other in range(4)]
        assert [facts["seat"] for facts in table.heard("destiny_seen", seat)] == [seat]
    assert all(not player.destinies for player in table.view().players)
    assert len({player.destinies[0] for player in table.state.players}) == 4


@rule("CHM-SETUP-11")
@pytest.mark.parametrize(
    ("players", "shores"),
    [
        (2, ["shore_2", "shore_3", "shore_4"]),
        (3, ["shore_2", "shore_3", "shore_4"]),
        (4, ["shore_1", "shore_2", "shore_3", "shore_4"]),
    ],
)
def test_the_leftmost_shore_is_used_only_with_four_players(players: int, shores: list[str]) -> None:
    table = Table(players=players)
    assert [facts["shore"] for facts in table.heard("journey_laid")] == shores
    assert [facts["shore"] for facts in table.heard("monster_appeared")] == shores
    assert [shore.id for shore in table.view().shores] == shores
    table.play("place:small_public_longship")
    assert table.moves() == [f"sail:{shore}" for shore in shores]


@rule("CHM-SETUP-12")
def test_clockwise_is_the_next_higher_seat() -> None:
    table = Table(players=4, first_player="3")
    order = []
    for _ in range(5):
        order.append(table.seat())
        table.play("place:beg")
    assert order == [2, 3, 0, 1, 2]


@rule("CHM-SETUP-12")
def test_the_last_seat_has_the_first_one_on_its_left() -> None:
    table = Table(players=4, first_player="4")
    table.play("place:jarls_longhouse")
    assert table.view().first_player == 0


@rule("CHM-SETUP-13")
def test_seats_have_the_colours_in_their_order() -> None:
    colours = [colour.id for colour in CONTENT.components.colors]
    assert colours == ["color_red", "color_green", "color_purple", "color_orange"]
    assert len(colours) == GAME.max_players
    english, polish = Words(GAME, "en", []), Words(GAME, "pl", [])
    assert [english.name(id) for id in colours] == ["Red", "Green", "Purple", "Orange"]
    in_polish = ["Czerwony", "Zielony", "Fioletowy", "Pomarańczowy"]
    assert [polish.name(id) for id in colours] == in_polish
    assert not [option.id for option in GAME.options if "color" in option.id]
    assert [player.color for player in Table(players=4).view().players] == colours


@rule("CHM-SETUP-15")
def test_leaders_are_chosen_when_stalls_lie_open_and_destinies_are_not_yet_dealt() -> None:
    table = Table(players=4, leaders=())
    while table.step() == "ChooseLeader":
        assert len(stalls(table)) == 4
        assert [player.destiny_count for player in table.view().players] == [0, 0, 0, 0]
        table.play(table.moves()[0])
    assert [player.destiny_count for player in table.view().players] == [1, 1, 1, 1]


@rule("CHM-SETUP-15")
def test_destinies_are_dealt_from_the_first_player_clockwise() -> None:
    state, events = GAME.begin(4, {"first_player": "3"}, "test"), list[Event]()
    state.listen(events)
    state.settle()
    for seat in (1, 0, 3, 2):
        state.play_checked(seat, state.moves(seat)[0])
    told = [event.kind.name for event in events]
    parts = ["first_player", "stall_opened", "leader_chosen", "destiny_dealt", "round_began"]
    assert [name for name in dict.fromkeys(told) if name in parts] == parts
    dealt = [event.facts()["seat"] for event in events if event.kind.name == "destiny_dealt"]
    assert dealt == [2, 3, 0, 1]


@rule("CHM-SETUP-16")
def test_two_discs_of_each_colour_show_glory_and_leader() -> None:
    discs = CONTENT.components.counts["player_color_markers"]
    assert discs == 2 * len(CONTENT.components.colors)
    table = Table()
    table.stall("stall_space_2", "stall_skald")
    table.play("place:stall_space_2")
    shown = [(player.glory, player.leader) for player in table.view().players]
    assert shown == [(2, "gylfir"), (0, "dagrun"), (0, "asmundr")]
