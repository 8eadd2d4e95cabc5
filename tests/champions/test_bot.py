"""The quick policy: its judgement in town and overseas, its fairness, and its strength."""

from collections.abc import Iterator

import pytest

from meadhall.bots import Seen, find_bot
from meadhall.games.champions import GAME
from meadhall.games.champions.bot.crews import PLAIN, STYLE_OF_LEADER, crew_of
from meadhall.games.champions.bot.odds import fight_odds, voyage_odds
from meadhall.games.champions.content.tables import (
    DESTINY_IDS,
    JOURNEY_IDS,
    LEADER_IDS,
    NONE,
    ROUNDS,
)
from meadhall.games.champions.rules.state import DESTINIES, ChampionsState
from meadhall.kernel.dice import Dice
from tests.champions.advice import advice, assign, follow
from tests.champions.table import Table

# Odds


def test_the_odds_of_a_single_swordsman_are_those_of_one_roll() -> None:
    """One of six faces deals two damage; a shield in six saves him for another try."""
    win, left = fight_odds(crew_of(1, 0, 0), attack=1, defense=2, style=PLAIN)
    assert win == pytest.approx(1 / 5)
    assert left == 0.0


def test_more_warriors_win_more_often_and_a_bonus_helps() -> None:
    odds = [fight_odds(crew_of(n, 0, 0), 2, 4, PLAIN)[0] for n in range(1, 9)]
    assert odds == sorted(odds)
    svanhildr = STYLE_OF_LEADER[LEADER_IDS.index("svanhildr")]
    assert fight_odds(crew_of(3, 0, 0), 2, 4, svanhildr)[0] > odds[2]


def test_the_odds_of_an_unknown_journey_lie_between_the_best_and_the_worst_card() -> None:
    crew = crew_of(1, 1, 2)
    known = [voyage_odds(crew, 3, 2, 2, 5, card, PLAIN)[0] for card in range(len(JOURNEY_IDS))]
    assert min(known) < voyage_odds(crew, 3, 2, 2, 5, NONE, PLAIN)[0] < max(known)


# Placement


def test_it_takes_a_fight_it_can_win_rather_than_beg() -> None:
    table = Table()
    table.enemy("troll", "troll_forest_1")
    table.muster(0, axeman=3)
    assert advice(table, "place:troll_gate", "place:beg") == "place:troll_gate"


def test_it_gathers_warriors_before_it_fights() -> None:
    table = Table()
    table.enemy("troll", "troll_bridge_4")
    table.muster(0, swordsman=1)
    assert advice(table, "place:troll_gate", "place:blacksmith") == "place:blacksmith"


def test_it_never_begs_while_there_is_something_to_gain() -> None:
    assert advice(Table()) != "place:beg"


def test_it_hires_the_worker_early() -> None:
    table = Table()
    table.give(0, coin=5)
    assert advice(table, "place:worker_huts", "place:stave_church") == "place:worker_huts"


def test_it_hires_nobody_in_the_last_round() -> None:
    table = Table()
    table.state.round = ROUNDS
    table.give(0, coin=6)
    assert advice(table, "place:worker_huts", "place:stave_church") == "place:stave_church"


def test_it_builds_a_longship_with_goods_that_would_be_worth_nothing() -> None:
    table = Table()
    table.state.round = ROUNDS
    table.give(0, coin=5, wood=4)
    assert advice(table, "place:shipwright", "place:runesmith") == "place:shipwright"
    table.play("place:shipwright")
    assert advice(table) == "build:private_drakkar"


def test_it_sails_where_its_warriors_may_fight() -> None:
    table = Table()
    table.monster("shore_2", "monster_fenris_cubs_yellow")
    table.monster("shore_3", "monster_fenris_cubs_blue")
    table.monster("shore_4", "monster_lindworm_blue")
    table.muster(0, spearman=1, axeman=4)
    table.give(0, coin=1, food=7)
    table.play("place:large_public_longship")
    assert advice(table) == "sail:shore_3"


def test_it_does_not_sell_the_food_of_a_ship_about_to_sail() -> None:
    table = Table()
    table.state.round = ROUNDS
    table.monster("shore_2", "monster_dark_elf_red")
    table.muster(0, axeman=5)
    table.give(0, coin=1, food=4, wood=0)
    table.reserve(0, "large_public_longship>shore_2", "market")
    table.give(0, coin=0, wood=3)
    follow(table, "SwapGoods")
    assert table.good(0, "food") >= 4


def test_swaps_come_to_an_end_before_they_have_to() -> None:
    table = Table()
    table.give(0, coin=9, wood=0, food=0)
    table.play("place:market")
    seen: list[list[int]] = []
    while table.step() == "SwapGoods":
        assert table.player(0).goods not in seen
        seen.append(table.player(0).goods[:])
        table.play(advice(table))
    assert len(seen) <= 9
    assert table.good(0, "wood") > 0


# Assignment


def test_it_leaves_a_hopeless_fight_alone() -> None:
    table = Table()
    table.enemy("troll", "troll_bridge_4")
    table.muster(0, swordsman=1)
    table.reserve(0, "troll_gate")
    table.finish_placement()
    assert advice(table) == "done"


def test_it_mans_even_a_poor_fight_when_warriors_are_of_no_more_use() -> None:
    table = Table()
    table.state.round = ROUNDS
    table.enemy("troll", "troll_forest_1")
    table.muster(0, swordsman=1)
    table.reserve(0, "troll_gate")
    table.finish_placement()
    assert advice(table) == "die:swordsman:troll"


@pytest.mark.parametrize(("shore", "fed"), [("shore_2", 2), ("shore_3", 1)])
def test_it_loads_food_for_all_and_some_to_spare(shore: str, fed: int) -> None:
    table = Table()
    table.state.round = 5
    table.monster(shore, "monster_dark_elf_blue")
    table.muster(0, spearman=1, axeman=3)
    table.give(0, coin=1, food=9)
    table.reserve(0, f"large_public_longship>{shore}")
    assign(table)
    crew = sum(table.crew("large_public").values())
    assert crew == 4
    assert (table.state.crews.food[1] - 1) * fed >= crew


def test_it_sends_nobody_whom_the_monster_forbids() -> None:
    table = Table()
    table.monster("shore_2", "monster_hel_hound_red")
    table.muster(0, swordsman=2, spearman=2, axeman=3)
    table.give(0, coin=1, food=6)
    table.reserve(0, "large_public_longship>shore_2")
    assign(table)
    assert table.crew("large_public") == {"swordsman": 0, "spearman": 2, "axeman": 3}


def test_two_fights_share_the_warriors() -> None:
    table = Table()
    table.enemy("troll", "troll_forest_2")
    table.enemy("draugr_1", "draugr_thrall_red")
    table.muster(0, swordsman=2, spearman=2, axeman=2)
    table.reserve(0, "troll_gate", "draugr_1")
    assign(table)
    assert sum(table.crew("troll").values()) >= 2
    assert sum(table.crew("draugr_1").values()) >= 2


def test_it_never_demands_turn_order() -> None:
    demand = GAME.moves.number("demand")
    offered = 0
    for game in range(3):
        state = GAME.new(4, {"assign_mode": "simultaneous"}, f"demand{game}")
        dice = Dice.from_seed("demand", 1)
        while not state.is_over():
            seat = state.deciders()[0]
            moves = state.moves(seat)
            offered += demand in moves
            move = GAME.policy.choose(state, seat, moves, dice)
            assert move != demand
            state.play(seat, move)
    assert offered > 20


# Runes and destinies


@pytest.mark.parametrize(("coins", "uses"), [(2, False), (5, True)])
def test_wealth_waits_for_five_coins(coins: int, uses: bool) -> None:
    table = Table()
    table.rune(0, "rune_wealth")
    table.give(0, coin=coins)
    assert (advice(table) == "rune:rune_wealth") == uses


def test_gifts_feed_a_ship_that_lacks_food() -> None:
    table = Table()
    table.monster("shore_2", "monster_dark_elf_red")
    table.muster(0, axeman=5)
    table.give(0, coin=1, food=0)
    table.reserve(0, "large_public_longship>shore_2")
    table.rune(0, "rune_gifts")
    table.finish_placement()
    assert advice(table) == "rune:rune_gifts"
    table.play("rune:rune_gifts")
    assert advice(table) == "gift:food"


def test_all_free_runes_are_used_by_the_end_and_success_last() -> None:
    table = Table(players=2)
    table.rune(0, "rune_wealth", "rune_success")
    table.reach_the_last_window()
    assert table.step() == "FinalRunes"
    assert advice(table) == "rune:rune_wealth"
    table.play("rune:rune_wealth")
    assert advice(table) == "rune:rune_success"


def test_it_keeps_the_destiny_it_is_ahead_in() -> None:
    table = Table(leaders=("dagrun", "gylfir", "asmundr"))
    table.destinies(0, "destiny_troll_slayer")
    for other, name in ((1, "destiny_draugr_slayer"), (2, "destiny_monster_slayer")):
        table.destinies(other, name)
    table.rune(0, "rune_journey", "rune_knowledge")
    cards = table.deck(DESTINIES)
    drawn = [DESTINY_IDS.index(name) for name in ("destiny_provider", "destiny_rune_keeper")]
    cards.sort(key=lambda card: card in drawn)
    table.play("place:sage_house")
    table.chance(len(cards) - 1, len(cards) - 2)
    table.play("peek:shore_2")
    assert advice(table) == "keep:destiny_rune_keeper"


# Fairness, in positions as they arise when good and bad players meet

OPTIONS: list[dict[str, object]] = [
    {},
    {"variant_hall_of_fame": True},
    {"variant_wary_townsfolk": True},
    {"assign_mode": "simultaneous"},
]


def positions(players: int, options: dict[str, object], seed: str) -> Iterator[ChampionsState]:
    """A game of which every second seat follows the policy; stops at its every choice."""
    state = GAME.new(players, options, seed)
    dice = Dice.from_seed(seed, 1)
    while not state.is_over():
        seat = state.deciders()[0]
        moves = state.moves(seat)
        if seat % 2:
            move = moves[dice.below(0, len(moves))]
        else:
            assert isinstance(state, ChampionsState)
            yield state
            move = GAME.policy.choose(state, seat, moves, dice)
        assert move in moves
        state.play(seat, move)
    assert not GAME.faults(state)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_legal_certain_and_blind_to_what_is_hidden(
    players: int, options: dict[str, object]
) -> None:
    for state in positions(players, options, f"fair{players}"):
        seat = state.deciders()[0]
        moves = state.moves(seat)
        chosen = {
            GAME.policy.choose(
                GAME.resample(state, seat, Dice.from_seed(f"world{n}", 1)),
                seat,
                moves,
                Dice.from_seed("bot", 1),
            )
            for n in range(2)
        }
        chosen.add(GAME.policy.choose(state, seat, moves, Dice.from_seed("bot", 1)))
        assert len(chosen) == 1
        assert chosen < {*moves, NONE}


# Strength


def test_it_beats_three_random_players_nearly_always() -> None:
    wins = 0
    for game in range(40):
        state = GAME.new(4, {}, f"strength{game}")
        dice = [Dice.from_seed(f"{game}/{seat}", 1) for seat in range(4)]
        while not state.is_over():
            seat = state.deciders()[0]
            bot = find_bot("greedy" if seat == game % 4 else "random")
            state.play(seat, bot.choose(Seen(GAME, state, seat, dice[seat])))
        wins += GAME.result(state).places[game % 4] == 1
    assert wins >= 36
