"""What is true of every position (section 13), in played games and in broken positions."""

from collections.abc import Iterator

import pytest

from meadhall.games.champions.content.tables import (
    GOOD_IDS,
    SHIP_IDS,
    SPACE_IDS,
    TARGET_IDS,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.state import (
    DESTINIES,
    RUNES,
)
from meadhall.kernel.dice import Dice
from meadhall.kernel.shared import replaced
from tests.champions.table import Table
from tests.rules import rule

GAMES = pytest.mark.parametrize(
    ("players", "mode"), [(2, "turn_order"), (3, "simultaneous"), (4, "turn_order")]
)


def play_anything(table: Table, dice: Dice) -> None:
    """A random move of a random one of the deciding seats."""
    seats = table.state.deciders()
    seat = seats[dice.below(0, len(seats))]
    moves = table.moves(seat)
    table.play(moves[dice.below(0, len(moves))], seat=seat)


def positions(table: Table, seed: str) -> Iterator[Table]:
    """Play at random to the end, stopping at every decision."""
    dice = Dice.from_seed(seed, 1)
    while not table.state.is_over():
        yield table
        play_anything(table, dice)
    yield table


def play_round(table: Table, dice: Dice) -> None:
    """Play at random to the next round."""
    now = table.state.round
    while table.state.round == now and not table.state.is_over():
        play_anything(table, dice)


def owned_dice(table: Table, warrior: int) -> int:
    """Dice of all players, at home and sent out."""
    at_home = sum(player.warriors[warrior] for player in table.state.players)
    sent = range(warrior, len(table.state.crews.warriors), WARRIOR_TYPES)
    return at_home + sum(table.state.crews.warriors[place] for place in sent)


# Played games


@rule("CHM-INV-01", "CHM-INV-02", "CHM-INV-03", "CHM-INV-04")
@GAMES
def test_no_position_of_a_played_game_has_a_fault(players: int, mode: str) -> None:
    for table in positions(Table(players, assign_mode=mode), f"faultless {players}"):
        assert table.faults() == []


@rule("CHM-INV-01")
@GAMES
def test_dice_are_never_lost_or_gained(players: int, mode: str) -> None:
    blue = [SPACE_IDS.index(space) for space in ("armory", "spear_maker", "blacksmith")]
    for table in positions(Table(players, assign_mode=mode), f"dice {players}"):
        counts = [
            table.state.supply[warrior] + table.state.town.stock[blue[warrior]]
            + owned_dice(table, warrior)
            for warrior in range(WARRIOR_TYPES)
        ]  # fmt: skip
        assert counts == [12, 12, 10]


@rule("CHM-INV-02")
def test_nobody_has_more_than_eight_warriors_or_less_than_nothing() -> None:
    for table in positions(Table(players=4), "limits"):
        for player in table.state.players:
            assert 0 <= table.state.warriors_owned(player.seat) <= 8
            assert min(player.goods) >= 0


@rule("CHM-INV-04")
def test_workers_and_ships_have_room() -> None:
    for table in positions(Table(players=4), "room"):
        for space in table.view().spaces:
            assert len(space.workers) <= 1 or space.id in ("hunting_grounds", "beg")
        sailing = [shore.ship for shore in table.view().shores if shore.ship]
        assert len(sailing) == len(set(sailing))
        for ship in table.view().ships:
            assert table.state.crews.load(SHIP_IDS.index(ship.id)) <= ship.capacity


@rule("CHM-INV-05")
@GAMES
def test_after_cleanup_every_worker_and_every_ship_is_home(players: int, mode: str) -> None:
    rounds = 0
    for table in positions(Table(players, assign_mode=mode), f"home {players}"):
        if table.state.round > rounds or table.state.is_over():
            rounds += 1
            view = table.view()
            assert [space.id for space in view.spaces if space.workers] == []
            assert [player.workers for player in view.players] == [
                player.workforce for player in view.players
            ]
            assert {ship.holder for ship in view.ships} == {None}
            assert {shore.ship for shore in view.shores} == {None}
            assert sum(table.state.crews.warriors) == sum(table.state.crews.food) == 0
    assert rounds == 8 + 1


@rule("CHM-INV-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_blame_rises_by_begging_and_by_what_the_troll_did(players: int) -> None:
    table, rises = Table(players), set()
    dice = Dice.from_seed(f"blame {players}", 1)
    while not table.state.is_over():
        before = blames(table)
        table.events.clear()
        for seat in range(players):
            table.muster(seat)
        table.muster(table.seat(), swordsman=2, spearman=2)
        table.play("place:troll_gate")
        play_round(table, dice)
        begged = [event["seat"] for event in table.heard("placed") if event["space"] == "beg"]
        victors = [
            event["seat"]
            for event in table.heard("enemy_defeated")
            if str(event["enemy"]).startswith("troll")
        ]
        had_blame = any(
            before[seat] or seat in begged for seat in range(players) if seat in victors
        )
        rise = 1 - had_blame if victors else players
        assert sum(blames(table)) == sum(before) + len(begged) + rise
        rises.add(rise)
    assert rises >= {0, players}


def blames(table: Table) -> list[int]:
    return [table.good(seat, "blame") for seat in range(table.state.seats)]


# Broken positions


@rule("CHM-INV-01")
def test_a_lost_die_is_a_fault() -> None:
    table = Table()
    assert table.faults() == []
    table.player(0).warriors[0] -= 1
    assert table.faults() == ["CHM-INV-01: there are 11 swordsman dice"]
    town = table.state.town
    for space in (SPACE_IDS.index("armory"), SPACE_IDS.index("blacksmith")):
        town.stock = replaced(town.stock, space, town.stock[space] + 1)
    assert table.faults() == ["CHM-INV-01: there are 11 axeman dice"]


@rule("CHM-INV-01")
def test_a_die_that_nobody_sent_is_a_fault() -> None:
    table = Table()
    table.state.supply[0] -= 1
    table.state.crews.warriors[TARGET_IDS.index("troll") * WARRIOR_TYPES] += 1
    assert any(fault.startswith("CHM-INV-01") for fault in table.faults())


@rule("CHM-INV-02")
def test_a_ninth_warrior_is_a_fault() -> None:
    table = Table()
    table.muster(1, swordsman=4, axeman=5)
    assert table.faults() == ["CHM-INV-02: seat 1 has too many warriors"]


@rule("CHM-INV-02")
@pytest.mark.parametrize("good", GOOD_IDS)
def test_less_than_nothing_is_a_fault(good: str) -> None:
    table = Table()
    table.give(2, **{good: -1})
    assert table.faults() == ["CHM-INV-02: seat 2 has less than nothing"]


@rule("CHM-INV-02")
def test_less_than_nothing_on_the_board_is_a_fault() -> None:
    fault = "CHM-INV-02: something on the board is less than nothing"
    table = Table()
    table.state.crews.food[1] = -1
    assert table.faults() == [fault]
    table = Table()
    table.state.shores.coins = (0, -1, 0, 0)
    assert table.faults() == [fault]


@rule("CHM-INV-03")
def test_a_lost_card_is_a_fault() -> None:
    table = Table()
    table.deck(RUNES).pop()
    assert table.faults() == [f"CHM-INV-03: cards of deck {RUNES} are lost or doubled"]


@rule("CHM-INV-03")
def test_a_doubled_card_is_a_fault() -> None:
    table = Table()
    table.player(1).destinies = table.player(0).destinies
    assert table.faults() == [f"CHM-INV-03: cards of deck {DESTINIES} are lost or doubled"]


@rule("CHM-INV-03")
def test_a_card_in_two_places_is_a_fault_for_every_deck() -> None:
    table = Table()
    state = table.state
    state.enemy_discard = (*state.town.enemies[:2], state.shores.monsters[1])
    state.journey_discard = state.shores.journeys[1:2]
    state.town.merchants *= 2
    state.players[0].used_runes = state.town.runes[:1]
    state.drawn = state.players[0].destinies
    decks = [f"CHM-INV-03: cards of deck {deck} are lost or doubled" for deck in range(7)]
    assert table.faults() == decks


@rule("CHM-INV-04")
def test_two_workers_on_a_space_for_one_are_a_fault() -> None:
    table = Table()
    table.play("place:market", "done", "place:hunting_grounds", "place:hunting_grounds")
    table.play("place:beg", "place:beg")
    assert table.faults() == []
    table.state.town.workers_on[SPACE_IDS.index("market")] |= 1 << 2
    assert "CHM-INV-04: two workers on a space for one" in table.faults()


@rule("CHM-INV-04")
def test_a_ship_in_two_ports_is_a_fault() -> None:
    table = Table()
    table.play("place:small_public_longship", "sail:shore_2")
    ships = table.state.shores.ships
    table.state.shores.ships = replaced(ships, 2, ships[1])
    assert table.faults() == ["CHM-INV-04: a ship is in two ports"]


@rule("CHM-INV-04")
def test_an_overloaded_ship_is_a_fault() -> None:
    table = Table()
    table.play("place:small_public_longship", "sail:shore_2")
    table.state.crews.food[0] = 6
    assert table.faults() == ["CHM-INV-04: small_public carries too much"]


@rule("CHM-INV-05")
def test_a_worker_left_on_the_board_is_a_fault() -> None:
    table = Table()
    table.occupy(1, "market")
    assert table.faults() == ["CHM-INV-05: workers of seat 1 came from nowhere"]


@rule("CHM-INV-05")
def test_a_ship_left_in_a_port_is_a_fault() -> None:
    table = Table()
    ships = table.state.shores.ships
    table.state.shores.ships = replaced(ships, 1, SHIP_IDS.index("small_public"))
    assert any(fault.startswith("CHM-INV-05") for fault in table.faults())
