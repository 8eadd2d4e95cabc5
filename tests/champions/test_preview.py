"""What a choice is said to cost, gain and risk."""

import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.content.tables import (
    DESTINY_IDS,
    STOCK_GOOD,
    WARRIOR_IDS,
)
from meadhall.games.champions.rules.state import DESTINIES, ChampionsState
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Preview
from meadhall.kernel.playout import play_randomly
from meadhall.kernel.shared import replaced
from tests.champions.previews import ENGLISH, POLISH, found, note, preview
from tests.champions.table import Table, fight_with
from tests.rules import rule


def test_places_in_town() -> None:
    table = Table(leaders=["dagrun", "gylfir", "asmundr"])
    table.give(0, coin=6)
    table.stock("armory", 3)
    table.merchant("merchant_fishmonger")
    assert note(table, "place:armory") == "Gain 3 swordsmen"
    assert note(table, "place:armory", POLISH) == "Zysk: 3 fechmistrze"
    assert note(table, "place:worker_huts") == "Pay 5 coins, gain 1 worker"
    assert note(table, "place:beg") == "Gain 1 coin and 1 blame"
    assert note(table, "place:runesmith") == "Costs 1 wood"
    assert note(table, "place:merchant_ship").startswith("Pay 1 coin, gain ")
    assert note(table, "place:jarls_longhouse") == "Gain 1 swordsman"
    table.play("place:stave_church")
    assert note(table, "buy:2") == "Pay 3 coins, gain 2 favor"
    assert note(table, "buy:2", POLISH) == "Koszt: 3 monety; zysk: 2 przysługi"
    table.play("buy:1")
    assert note(table, "place:merchant_ship").startswith("Gain ")


def test_longships_runes_and_shores() -> None:
    table = Table()
    table.give(0, wood=9, coin=9)
    table.monster("shore_2", "monster_mare_blue")
    table.show_runes("rune_fame")
    table.play("place:shipwright")
    assert note(table, table.moves()[0]).startswith("Pay ")
    table.play(table.moves()[0])
    table.beg_until(0)
    table.play("place:runesmith")
    assert note(table, "take:rune_fame").startswith("Worth ")
    table.play("take:rune_fame")
    table.beg_until(0)
    table.play("place:small_public_longship")
    shore = "Attack 2, defense 3, for 9 glory and 1 favor; 1 food feeds 2 warriors"
    assert note(table, "sail:shore_2") == shore


def test_fame_and_blame() -> None:
    table = fight_with("troll_cave_1", axeman=4)
    table.rune(0, "rune_fame")
    table.give(2, blame=2)
    table.play("done", rolls=["axeman:hit_2"] * 4)
    table.play("accept")
    assert note(table, "use") == "Gain 3 glory"
    table.play("use")
    assert note(table, "blame:seat_2") == "Then 3 blame in all: −6 glory at the end"


# Never more than the player gets


@rule("CHM-COMP-06", "CHM-LOC-01")
@pytest.mark.parametrize(
    ("owned", "said", "gained"),
    [(5, "Gain 3 swordsmen", 3), (7, "Gain 1 swordsman", 1), (8, "Brings nothing", 0)],
)
def test_a_blue_space_promises_no_more_dice_than_there_is_room_for(
    owned: int, said: str, gained: int
) -> None:
    table = Table()
    table.muster(0, spearman=owned)
    table.stock("armory", 3)
    assert note(table, "place:armory") == said
    table.play("place:armory")
    assert table.warriors(0)["swordsman"] == gained


@rule("CHM-LOC-02")
def test_food_needs_no_room_among_the_warriors() -> None:
    table = Table()
    table.muster(0, spearman=8)
    table.stock("smokehouse", 2)
    assert note(table, "place:smokehouse") == "Gain 2 food"


@rule("CHM-COMP-07", "CHM-STALL-04")
@pytest.mark.parametrize(
    ("supply", "said"),
    [
        (2, "Pay 1 food, gain 2 swordsmen"),
        (1, "Pay 1 food, gain 1 swordsman"),
        (0, "Costs 1 food and brings nothing"),
    ],
)
def test_a_stall_promises_no_more_dice_than_the_supply_has(supply: int, said: str) -> None:
    table = Table()
    table.stall("stall_space_1", "stall_savages")
    table.give(0, food=1)
    drain(table, swordsman=supply)
    assert note(table, "place:stall_space_1") == said
    table.play("place:stall_space_1")
    assert table.warriors(0)["swordsman"] == 1 + supply


@rule("CHM-STALL-02", "CHM-STALL-03", "CHM-STALL-04", "CHM-STALL-05")
@pytest.mark.parametrize(
    ("tile", "said"),
    [
        ("stall_outcast", "Pay 1 food, gain 1 favor"),
        ("stall_trader", "Gain 1 wood and 1 food"),
        ("stall_skald", "Gain 2 glory"),
        ("stall_stranger", "Gain 2 coins"),
        ("stall_savages", "Pay 1 food, gain 2 swordsmen"),
        ("stall_heroes", "Pay 2 coins, gain 1 swordsman and 1 axeman"),
        ("stall_raiders", "Pay 1 wood, gain 2 spearmen"),
        ("stall_vikings", "Pay 1 coin, gain 1 swordsman and 1 spearman"),
    ],
)
def test_each_stall_says_what_it_costs_and_brings(tile: str, said: str) -> None:
    table = Table()
    table.stall("stall_space_1", tile)
    table.give(0, coin=2, wood=1, food=1)
    assert note(table, "place:stall_space_1") == said


@rule("CHM-COMP-06", "CHM-EDGE-08")
def test_where_the_taker_chooses_the_type_only_the_number_is_promised() -> None:
    table = Table()
    table.stall("stall_space_1", "stall_heroes")
    table.give(0, coin=2)
    table.muster(0, spearman=7)
    assert note(table, "place:stall_space_1") == "Pay 2 coins, gain 1 warrior"
    drain(table, axeman=0)
    assert note(table, "place:stall_space_1") == "Pay 2 coins, gain 1 swordsman"


@rule("CHM-COMP-06", "CHM-LOC-10")
def test_a_merchant_promises_goods_but_no_warrior_without_room() -> None:
    table = Table(leaders=["dagrun", "gylfir", "asmundr"])
    table.give(0, coin=1)
    table.muster(0, spearman=8)
    table.merchant("merchant_settlers")
    assert note(table, "place:merchant_ship") == "Pay 1 coin, gain 1 wood and 1 food"
    table.merchant("merchant_young_blades")
    assert note(table, "place:merchant_ship") == "Costs 1 coin and brings nothing"
    polish = "Koszt: 1 moneta; bez zysku"
    assert note(table, "place:merchant_ship", POLISH) == polish


@rule("CHM-EDGE-04")
def test_the_longhouse_without_room_promises_the_marker_only() -> None:
    table = Table()
    table.muster(0, spearman=8)
    said = "No warrior; only the First Player Marker moves"
    assert note(table, "place:jarls_longhouse") == said
    assert preview(table, "place:jarls_longhouse").claims["first_player"] == 1
    table.play("place:jarls_longhouse")
    assert table.view().first_player == 1


def test_spaces_that_can_only_do_nothing_say_so() -> None:
    table = Table()
    table.stock("smokehouse", 0)
    assert note(table, "place:smokehouse") == "Brings nothing"
    assert note(table, "place:smokehouse", POLISH) == "Nic nie daje"
    assert found(table, "place:market") is None
    table.give(0, food=0, wood=0, coin=0)
    assert note(table, "place:market") == "Brings nothing"
    assert found(table, "place:sage_house") is None
    every = [*table.deck(DESTINIES), *table.player(1).destinies]
    table.destinies(1, *[DESTINY_IDS[card] for card in every])
    assert found(table, "place:sage_house") is None
    table.let_know(0, *range(4))
    assert note(table, "place:sage_house") == "Brings nothing"


def test_looking_again_at_a_journey_card_brings_no_news() -> None:
    table = Table()
    table.let_know(0, 1)
    table.play("place:sage_house")
    assert note(table, "peek:shore_2") == "You already know this card"
    assert found(table, "peek:shore_3") is None


@rule("CHM-EDGE-19", "CHM-RUNE-16")
def test_free_runes_say_what_they_bring_now() -> None:
    table = Table()
    table.rune(0, "rune_wealth", "rune_knowledge", "rune_gifts")
    table.give(0, coin=8)
    assert note(table, "rune:rune_wealth") == "Gain 5 coins"
    assert found(table, "rune:rune_knowledge") is None
    assert found(table, "rune:rune_gifts") is None
    table.give(0, coin=0)
    table.play("rune:rune_gifts", *["gift:food"] * 4)
    assert note(table, "rune:rune_wealth") == "Brings nothing"
    table.let_know(0, *range(4))
    assert note(table, "rune:rune_knowledge") == "Brings nothing"


@rule("CHM-RUNE-10")
@pytest.mark.parametrize(
    ("rival", "said"),
    [
        (4, "Gain 6 glory now; counts again at the end"),
        (6, "Brings nothing now; counts again at the end"),
    ],
)
def test_success_says_what_a_destiny_brings_now(rival: int, said: str) -> None:
    table = Table()
    table.rune(0, "rune_success")
    table.destinies(0, "destiny_woodcutter")
    table.give(0, wood=5)
    table.give(1, wood=rival)
    assert note(table, "rune:rune_success") == said
    table.destinies(0, "destiny_woodcutter", "destiny_warlord")
    assert found(table, "rune:rune_success") is None
    table.play("rune:rune_success")
    assert note(table, "open:destiny_woodcutter") == said


@rule("CHM-INFO-03", "CHM-VAR-01")
@pytest.mark.parametrize("is_open", [False, True])
def test_success_tells_nothing_of_piles_that_lie_face_down(is_open: bool) -> None:
    table = Table(variant_hall_of_fame=is_open)
    table.rune(0, "rune_success")
    table.destinies(0, "destiny_troll_slayer")
    assert (found(table, "rune:rune_success") is not None) == is_open


@pytest.mark.parametrize("mode", ["turn_order", "simultaneous"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_claim_comes_true(players: int, mode: str) -> None:
    """At each choice of a game in which every second seat plays at random."""
    claimed = set()
    dice = Dice.from_seed("claims", 1)
    state = GAME.new(players, {"assign_mode": mode}, "claims")
    while not state.is_over():
        for seat in state.deciders():
            for move in state.moves(seat):
                told = GAME.preview(state, seat, move)
                if told and told.name not in GAME.unclaimed:
                    claimed.add(told.name)
                    assert comes_true(state, seat, move, told), GAME.moves.word(move)
                assert told is None or bool(told.claims) == (told.name not in GAME.unclaimed)
        seat = state.deciders()[0]
        moves = state.moves(seat)
        careful = seat % 2 == 0
        choice = GAME.policy.choose(state, seat, moves, dice) if careful else None
        state.play(seat, moves[dice.below(0, len(moves))] if choice is None else choice)
    assert {"gain", "trade", "cost", "stay", "nothing", "falls"} <= claimed


def comes_true(state: ChampionsState, seat: int, move: int, told: Preview) -> bool:
    """Whether all that is claimed holds at some moment before anyone decides again."""
    after = state.copy()
    after.steps[-1].play(after, seat, move)
    while True:
        counts = GAME.tallies(after, seat)
        if all(counts[name] == n for name, n in told.claims.items()):
            return True
        if not after.advance():
            return False


def drain(table: Table, **left: int) -> None:
    """Leave this many dice of a type in the supply; the others wait on the blue spaces."""
    for warrior, n in left.items():
        number = WARRIOR_IDS.index(warrior)
        place = STOCK_GOOD.index(number)
        town, more = table.state.town, table.state.supply[number] - n
        town.stock = replaced(town.stock, place, town.stock[place] + more)
        table.state.supply[number] = n


# What it may not tell


@pytest.mark.parametrize("options", [{}, {"assign_mode": "simultaneous"}])
def test_a_preview_is_the_same_in_every_world_that_is_possible(options: dict[str, object]) -> None:
    dice = Dice.from_seed("previews", 1)
    state = GAME.new(3, options, "previews")
    while not state.is_over():
        for seat in state.deciders():
            world = GAME.resample(state, seat, dice)
            for move in state.moves(seat):
                told = GAME.preview(state, seat, move)
                assert GAME.preview(world, seat, move) == told
                if told:
                    assert ENGLISH.preview(told)
                    assert POLISH.preview(told)
        play_randomly(state, dice, 1)
