"""The decisions up to the assignment: what is offered, what is refused and why (section 10)."""

import pytest

from meadhall.games.champions.content.tables import RUNE_IDS
from meadhall.games.champions.rules.state import RUNES
from tests.champions.table import Table
from tests.rules import rule


@rule("CHM-SETUP-07")
def test_each_free_leader_is_offered() -> None:
    """D-LEADER."""
    table = Table(players=4, leaders=())
    leaders = ["asmundr", "dagrun", "gylfir", "svanhildr", "ullr"]
    for seat, chosen in ((3, "dagrun"), (2, "ullr"), (1, "asmundr"), (0, "gylfir")):
        assert table.seat() == seat
        assert table.moves() == [f"leader:{leader}" for leader in leaders]
        table.play(f"leader:{chosen}")
        leaders.remove(chosen)
        told = {"seat": seat, "leader": chosen}
        assert all(table.heard("leader_chosen", other)[-1] == told for other in range(4))


@rule("CHM-PLACE-01")
def test_all_spaces_that_can_be_used_are_offered() -> None:
    """D-PLACE."""
    table = Table(leaders=("ullr", "gylfir", "dagrun"))
    table.stall("stall_space_1", "stall_savages")
    table.stall("stall_space_2", "stall_trader")
    table.stall("stall_space_3", "stall_skald")
    for_nothing = [
        "troll_gate", "draugr_1", "draugr_2", "hunting_grounds", "jarls_longhouse", "armory",
        "spear_maker", "blacksmith", "smokehouse", "market", "sage_house",
        "small_public_longship", "stall_space_2", "stall_space_3", "beg",
    ]  # fmt: skip
    for_one_good = [
        "merchant_ship", "runesmith", "stave_church", "large_public_longship", "stall_space_1",
    ]  # fmt: skip
    assert set(table.moves()) == {f"place:{space}" for space in for_nothing + for_one_good}
    table.give(0, coin=0, wood=0, food=0)
    assert set(table.moves()) == {f"place:{space}" for space in for_nothing}


@rule("CHM-LOC-16", "CHM-RUNE-04")
def test_the_own_longship_and_free_runes_are_offered_to_their_owner() -> None:
    """D-PLACE."""
    table = Table()
    assert table.refused("place:own_longship") == "CHM-LOC-16"
    table.longship(0, "private_karve")
    table.rune(0, "rune_wealth", "rune_fame")
    assert table.moves()[-2:] == ["place:own_longship", "rune:rune_wealth"]
    assert table.refused("rune:rune_fame") == "CHM-RUNE-02"
    table.play("rune:rune_wealth")
    assert (table.seat(), table.step()) == (0, "PlaceWorker")
    assert table.refused("rune:rune_wealth") == "CHM-RUNE-01"


@rule("CHM-LOC-08")
@pytest.mark.parametrize(
    "space", ["small_public_longship", "large_public_longship", "own_longship"]
)
def test_each_shore_with_a_free_port_is_offered_to_any_longship(space: str) -> None:
    """D-SHORE."""
    table = Table(players=4)
    table.longship(1, "private_karve")
    table.longship(0, "private_skeid")
    table.play("place:own_longship", "sail:shore_3", f"place:{space}")
    assert table.moves() == ["sail:shore_1", "sail:shore_2", "sail:shore_4"]
    assert table.refused("sail:shore_3") == "CHM-LOC-08"


@rule("CHM-LOC-09", "CHM-EDGE-20")
def test_each_pair_of_different_goods_that_can_be_paid_is_offered() -> None:
    """D-SWAP."""
    table = Table()
    table.play("place:market")
    assert table.moves() == [
        "swap:food>wood",
        "swap:food>coin",
        "swap:wood>food",
        "swap:wood>coin",
        "swap:coin>food",
        "swap:coin>wood",
        "done",
    ]
    table.play("swap:wood>food")
    assert table.refused("swap:wood>coin") == "CHM-PLACE-04"
    assert table.moves() == [
        "swap:food>wood",
        "swap:food>coin",
        "swap:coin>food",
        "swap:coin>wood",
        "done",
    ]


@rule("CHM-LOC-14")
@pytest.mark.parametrize(("coins", "rows"), [(3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (30, 4)])
def test_each_favor_that_can_be_afforded_is_offered(coins: int, rows: int) -> None:
    """D-CHURCH."""
    table = Table()
    table.give(0, coin=coins)
    table.play("place:stave_church")
    assert table.moves() == [f"buy:{favor}" for favor in range(1, rows + 1)]
    for favor in range(rows + 1, 5):
        assert table.refused(f"buy:{favor}") == "CHM-PLACE-04"


@rule("CHM-STALL-02")
def test_another_trade_is_offered_while_food_is_left_and_less_than_three_are_done() -> None:
    """D-OUTCAST."""
    table = Table()
    table.stall("stall_space_1", "stall_outcast")
    table.give(0, food=9)
    table.play("place:stall_space_1")
    assert table.moves() == ["again", "done"]
    table.play("again")
    assert table.moves() == ["again", "done"]
    table.play("again")
    assert table.seat() == 1
    assert table.good(0, "food") == 6


@rule("CHM-DEC-01")
def test_no_further_trade_is_offered_without_food() -> None:
    """D-OUTCAST."""
    table = Table()
    table.stall("stall_space_1", "stall_outcast")
    table.give(0, food=2)
    table.play("place:stall_space_1", "again")
    assert table.seat() == 1
    assert (table.good(0, "food"), table.good(0, "favor")) == (0, 3)


@rule("CHM-LOC-11")
def test_each_open_rune_and_the_deck_are_offered() -> None:
    """D-RUNE-TAKE."""
    table = Table()
    table.show_runes("rune_wealth", "rune_fame")
    table.play("place:runesmith")
    assert table.moves() == ["take:rune_fame", "take:rune_wealth", "take:deck"]
    assert table.refuses("take:rune_healing")
    table.play("take:deck")
    [rune] = table.view().players[0].runes
    assert all(table.heard("rune_taken", seat)[-1]["rune"] == rune for seat in range(3))


@rule("CHM-LOC-11")
def test_an_empty_rune_deck_is_not_offered() -> None:
    """D-RUNE-TAKE."""
    table = Table()
    table.show_runes("rune_wealth", "rune_fame")
    table.rune(1, *[RUNE_IDS[rune] for rune in table.deck(RUNES)])
    table.play("place:runesmith")
    assert table.moves() == ["take:rune_fame", "take:rune_wealth"]


@rule("CHM-LOC-12")
@pytest.mark.parametrize(("players", "shores"), [(3, [2, 3, 4]), (4, [1, 2, 3, 4])])
def test_each_shore_in_use_can_be_peeked_at_known_or_not(players: int, shores: list[int]) -> None:
    """D-PEEK."""
    table = Table(players=players)
    table.play("place:sage_house")
    assert table.moves() == [f"peek:shore_{number}" for number in shores]
    table.play("peek:shore_3")
    peeked = {"seat": 0, "shore": "shore_3"}
    assert all(table.heard("peeked", seat) == [peeked] for seat in range(players))
    assert [len(table.heard("journey_seen", seat)) for seat in (0, 1)] == [1, 0]
    table.finish_round()
    table.play("place:sage_house")
    assert "peek:shore_3" in table.moves()


@rule("CHM-RUNE-15")
def test_true_sight_is_offered_between_the_peek_and_the_draw() -> None:
    """D-SIGHT."""
    table = Table()
    table.rune(0, "rune_true_sight")
    table.play("place:sage_house")
    assert all(move.startswith("peek:") for move in table.moves())
    table.play("peek:shore_2")
    assert (table.seat(), table.moves()) == (0, ["use", "decline"])
    assert table.view().deck_sizes["destiny"] == 9
    table.play("use")
    used = {"seat": 0, "rune": "rune_true_sight"}
    assert all(table.heard("rune_used", seat) == [used] for seat in range(3))
    assert table.heard("destinies_drawn", seat=1) == [{"seat": 0, "n": 3}]


@rule("CHM-LEAD-02")
def test_each_drawn_destiny_is_offered_in_secret() -> None:
    """D-KEEP."""
    table = Table(leaders=("dagrun", "gylfir", "ullr"))
    table.play("place:sage_house", "peek:shore_2")
    assert table.step() == "KeepDestiny"
    drawn = table.view(0).drawn
    assert set(table.moves()) == {f"keep:{card}" for card in drawn}
    assert len(table.moves()) == 2
    assert table.view(1).drawn == [None, None]
    table.play(table.moves()[1])
    assert table.heard("destiny_kept", seat=1) == []
    assert len(table.heard("destiny_kept", seat=0)) == 1
    assert table.view(1).under_destinies == [None]


@rule("CHM-LOC-13")
def test_each_affordable_private_longship_is_offered() -> None:
    """D-SHIP."""
    table = Table(players=4)
    table.longship(1, "private_karve")
    table.give(0, wood=3, coin=5)
    table.play("place:shipwright")
    assert table.moves() == ["build:private_snekkja", "build:private_skeid"]
    assert table.refused("build:private_karve") == "CHM-LOC-13"
    assert table.refused("build:private_drakkar") == "CHM-PLACE-04"


@rule("CHM-SETUP-04")
def test_longships_that_were_removed_are_not_even_thought_of() -> None:
    """D-SHIP."""
    table = Table(players=2)
    table.give(0, wood=9, coin=9)
    table.play("place:shipwright")
    assert table.moves() == ["build:private_karve", "build:private_drakkar"]
    assert table.refuses("build:private_skeid")


@rule("CHM-COMP-06")
def test_each_type_on_offer_is_offered_until_the_board_is_full() -> None:
    """D-TAKE-DIE."""
    table = Table()
    table.stall("stall_space_1", "stall_vikings")
    table.muster(0, axeman=7)
    table.play("place:stall_space_1")
    assert table.moves() == ["muster:swordsman", "muster:spearman"]
    assert table.refuses("muster:axeman")
    table.play("muster:spearman")
    assert table.seat() == 1
    assert table.heard("mustered", seat=2) == [{"seat": 0, "warrior": "spearman", "n": 1}]


@rule("CHM-COMP-06")
def test_dice_that_fit_are_taken_without_a_question() -> None:
    """D-TAKE-DIE."""
    table = Table()
    table.stall("stall_space_1", "stall_vikings")
    table.muster(0, axeman=6)
    table.play("place:stall_space_1")
    assert table.warriors(0) == {"swordsman": 1, "spearman": 1, "axeman": 6}
    assert table.seat() == 1


@rule("CHM-RUNE-04")
def test_wood_food_and_coin_are_offered_four_times() -> None:
    """D-GIFT."""
    table = Table()
    table.rune(0, "rune_gifts")
    table.play("rune:rune_gifts")
    for _ in range(4):
        assert (table.step(), table.moves()) == (
            "ChooseGift",
            ["gift:wood", "gift:food", "gift:coin"],
        )
        assert table.refuses("done")
        table.play("gift:food")
    assert table.step() == "PlaceWorker"
    assert table.good(0, "food") == 5


@rule("CHM-RUNE-10")
def test_each_destiny_that_is_not_open_is_offered() -> None:
    """D-SUCCESS."""
    table = Table()
    table.destinies(0, "destiny_woodcutter", "destiny_provider", "destiny_warlord")
    table.player(0).opened = table.player(0).destinies[1:2]
    table.rune(0, "rune_success")
    table.play("rune:rune_success")
    assert table.moves() == ["open:destiny_woodcutter", "open:destiny_warlord"]
    assert table.refuses("open:destiny_provider")
    table.play("open:destiny_warlord")
    opened = table.heard("destiny_opened", seat=2)
    assert opened == [{"seat": 0, "destiny": "destiny_warlord", "n": 3}]
    assert "destiny_warlord" in table.view().players[0].destinies
