"""Bots that do not look ahead, and the levels that people play against."""

from math import sqrt

import pytest

from meadhall.arena.conformance import Configuration, configurations
from meadhall.bots import BOTS, LEVELS, Bot, Seen, UnknownBot, find_bot
from meadhall.bots.quick import CarelessBot, GreedyBot, RandomBot
from meadhall.bots.search import SearchBot
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.plain import digest
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State
from tests.bots.positions import GAMES, a_choice, look
from tests.kernel.toy import FingersGame

EVERY = 9
"""One configuration in this many is tried; every number of players of a game is included."""


def some_configurations() -> list[Configuration]:
    chosen = []
    for game in GAMES:
        every = configurations(game)
        first_of_all = {each.players: each for each in reversed(every)}
        chosen += [*first_of_all.values(), *every[4::EVERY]]
    return chosen


def test_there_are_five_levels_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["thrall", "karl", "huscarl", "jarl", "konung"]
    assert list(BOTS) == ["random", "greedy", *LEVELS]


def test_a_bot_that_does_not_exist_is_told_with_those_that_do() -> None:
    with pytest.raises(UnknownBot, match="no bot elf; there is random, greedy, thrall, karl"):
        find_bot("elf")


def test_a_search_is_named_with_its_budget() -> None:
    bot = find_bot("search:250")
    assert isinstance(bot, SearchBot)
    assert bot.simulations == 250


@pytest.mark.parametrize("budget", ["", "0", "1", "-5", "2.5", "+3", " 3", "\u0663", "9" * 5000])
def test_a_search_without_a_budget_that_makes_sense_is_told(budget: str) -> None:
    with pytest.raises(UnknownBot, match="a search needs a number of simulations, at least 2"):
        find_bot(f"search:{budget}")


@pytest.mark.usefixtures("quick_minds")
@pytest.mark.parametrize("configuration", some_configurations(), ids=str)
def test_every_bot_chooses_a_legal_move_and_leaves_the_game_alone(
    configuration: Configuration,
) -> None:
    game = find_game(configuration.game)
    for decisions in (0, 25, 120):
        state, seat = a_choice(
            game, configuration.players, configuration.settings, "legal", decisions
        )
        before = digest(state)
        for name, bot in BOTS.items():
            seen = look(game, state, seat)
            seen.seconds = 0.01
            assert bot.choose(seen) in state.moves(seat), name
        assert digest(state) == before


@pytest.mark.parametrize(
    "bot", [RandomBot(), GreedyBot(), CarelessBot(0.5)], ids=lambda bot: type(bot).__name__
)
def test_a_quick_bot_does_the_same_with_the_same_dice(bot: Bot) -> None:
    for game in GAMES:
        state, seat = a_choice(game, 2, {}, "again", 40)
        assert len({bot.choose(look(game, state, seat, "same")) for _ in range(4)}) == 1


class AlwaysTheFirst(Policy):
    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        return moves[0]


class SureFingers(FingersGame):
    policy = AlwaysTheFirst()


@pytest.mark.parametrize("slips", [0.0, 0.2, 0.7, 1.0])
def test_a_careless_bot_slips_as_often_as_it_says(slips: float) -> None:
    game = SureFingers()
    state = game.new(2, {}, seed="slips")
    dice = Dice.from_seed(f"slips {slips}", streams=1)
    times = 3000
    chosen = [CarelessBot(slips).choose(Seen(game, state, 0, dice)) for _ in range(times)]
    # One slip in three makes the policy's move after all.
    other = slips * 2 / 3
    spread = sqrt(other * (1 - other) / times)
    assert sum(move != 0 for move in chosen) / times == pytest.approx(other, abs=5 * spread)


def test_random_moves_are_all_equally_likely() -> None:
    game = SureFingers()
    state = game.new(2, {}, seed="random")
    dice = Dice.from_seed("random", streams=1)
    chosen = [RandomBot().choose(Seen(game, state, 0, dice)) for _ in range(3000)]
    for move in range(3):
        assert 880 < chosen.count(move) < 1120


def test_the_greedy_bot_does_what_the_policy_says() -> None:
    game = SureFingers()
    seen = look(game, game.new(2, {}, seed="greedy"), 0)
    assert GreedyBot().choose(seen) == 0
