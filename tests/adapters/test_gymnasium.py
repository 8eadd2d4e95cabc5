"""Gymnasium: its own check for every game, and one seat against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from meadhall.adapters.gymnasium import SeatEnv
from meadhall.adapters.match import payoffs
from meadhall.bots import Bot, Seen, UnknownBot
from meadhall.kernel.game import Result, WrongSetting
from meadhall.kernel.state import IllegalMove

SEATS: list[tuple[str, int, list[str], dict[str, object]]] = [
    ("champions", 1, ["greedy"], {}),
    ("champions", 0, ["random", "greedy", "random"], {"assign_mode": "simultaneous"}),
    ("northgard", 2, ["random", "random"], {"creatures": True}),
    ("ice_garden", 0, [], {"solo_level": "medium"}),
    ("ice_garden", 1, ["random"], {}),
    ("last_aurora", 0, [], {}),
    ("last_aurora", 3, ["random", "random", "random"], {"stories": True}),
]


def play_to_the_end(table: SeatEnv, seed: int) -> tuple[list[bytes], float]:
    chance = np.random.default_rng(seed)
    observation, info = table.reset(seed=seed)
    seen = [observation.tobytes()]
    while True:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, is_over, is_cut_short, info = table.step(action)
        seen.append(observation.tobytes())
        assert not is_cut_short
        if is_over:
            return seen, reward
        assert reward == 0


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
@pytest.mark.parametrize(("game", "seat", "opponents", "options"), SEATS)
def test_the_interface_is_kept(
    game: str, seat: int, opponents: list[str], options: dict[str, object]
) -> None:
    check_env(SeatEnv(game, seat, opponents, options, render_mode="ansi"))


@pytest.mark.parametrize(("game", "seat", "opponents", "options"), SEATS)
def test_a_seed_fixes_a_whole_game(
    game: str, seat: int, opponents: list[str], options: dict[str, object]
) -> None:
    first, second = (SeatEnv(game, seat, opponents, options) for _ in range(2))
    seen, reward = play_to_the_end(first, 4)
    assert play_to_the_end(second, 4) == (seen, reward)
    assert play_to_the_end(second, 5)[0] != seen
    assert reward in {share for players in range(1, 5) for share in shares(players)}


def shares(players: int) -> list[float]:
    """All rewards that a seat can get."""
    every = [[1] * winners + [2] * (players - winners) for winners in range(1, players + 1)]
    return [0.0, -1.0, *[x for places in every for x in payoffs(Result([], places, []))]]


def test_it_can_be_made_by_its_name() -> None:
    table = gymnasium.make("meadhall/Seat-v0", game="champions", opponents=["random"])
    _, info = table.reset(seed=1)
    table.step(table.action_space.sample(info["action_mask"]))


def test_the_mask_is_that_of_the_seat() -> None:
    table = SeatEnv("champions", 1, ["random"])
    _, info = table.reset(seed=1)
    assert np.array_equal(table.action_masks(), info["action_mask"])
    words = [table.word(int(move)) for move in np.flatnonzero(info["action_mask"])]
    assert all(word.startswith("leader:") for word in words)
    assert len(words) >= 4


def test_a_bot_of_ones_own_can_sit_there() -> None:
    class First(Bot):
        asked = 0

        def choose(self, seen: Seen) -> int:
            self.asked += 1
            assert seen.seat == 1
            return seen.moves[0]

    bot = First()
    play_to_the_end(SeatEnv("champions", 0, [bot]), 1)
    assert bot.asked > 10


def test_an_illegal_action_loses_the_game() -> None:
    table = SeatEnv("champions", 0, ["random"])
    table.reset(seed=1)
    *_, reward, is_over, _, info = table.step(table.action("place:beg"))
    assert (reward, is_over) == (-1.0, True)
    assert "place:beg is no answer" in info["illegal_action"]


def test_a_strict_table_refuses_an_illegal_action() -> None:
    table = SeatEnv("champions", 0, ["random"], strict=True)
    table.reset(seed=1)
    with pytest.raises(IllegalMove, match="place:beg is no answer to what seat 0 is asked now"):
        table.step(table.action("place:beg"))


@pytest.mark.parametrize("action", [-1, 10**6, "done", None])
def test_what_is_no_action_at_all_is_always_refused(action: Any) -> None:
    table = SeatEnv("champions", 0, ["random"])
    table.reset(seed=1)
    with pytest.raises(IllegalMove):
        table.step(action)


def test_a_wrong_table_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot, match="there is no bot deep_blue"):
        SeatEnv("champions", 0, ["deep_blue"])
    with pytest.raises(ValueError, match=r"opponents is a list of bots, such as \['random'\]"):
        SeatEnv("champions", 0, "random")
    with pytest.raises(ValueError, match="seats are numbered 0 to 1, not 2"):
        SeatEnv("champions", 2, ["random"])
    with pytest.raises(WrongSetting, match="champions is for 2 to 4 players, not 1"):
        SeatEnv("champions", 0, [])
    with pytest.raises(ValueError, match="render_mode can be None or 'ansi'"):
        SeatEnv("champions", render_mode="human")
