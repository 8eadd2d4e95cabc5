"""Many games at once: Gymnasium's conventions, the same games as PettingZoo, nothing left over."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from meadhall.adapters.arrays import MEMORY
from meadhall.adapters.crew import Crew, WorkerFailed
from meadhall.adapters.gymnasium import SeatEnv
from meadhall.adapters.layout import layout_of
from meadhall.adapters.match import Match
from meadhall.adapters.pettingzoo import raw_env
from meadhall.adapters.vector import VectorTables
from meadhall.bots import Bot, Seen, UnknownBot
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import WrongSetting
from meadhall.kernel.state import IllegalMove

STEPS = 60
ENTRIES = layout_of(find_game("champions"), 2).size


@contextmanager
def opened(*given: Any, **named: Any) -> Iterator[VectorTables]:
    tables = VectorTables(*given, **named)
    try:
        yield tables
    finally:
        tables.close()


def played(tables: VectorTables, seed: int, steps: int = STEPS) -> list[Any]:
    """Everything that is seen in some random steps."""
    chance = np.random.default_rng(seed)
    observations, info = tables.reset(seed=seed)
    seen: list[Any] = [observations.copy(), info["action_mask"].copy(), info["to_play"].copy()]
    for _ in range(steps):
        observations, *results, info = tables.step(tables.random_actions(chance))
        seen += [observations.copy(), *(result.copy() for result in results)]
        seen += [info["action_mask"].copy(), info["to_play"].copy(), info["payoffs"].copy()]
    return seen


def assert_same(first: list[Any], second: list[Any]) -> None:
    assert len(first) == len(second)
    for one, other in zip(first, second, strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_returned_fits_the_spaces(game_id: str) -> None:
    with opened(game_id, 3, players=2) as tables:
        observations, info = tables.reset(seed=5)
        chance = np.random.default_rng(5)
        assert tables.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
        assert tables.observation_space.shape == (3, tables.layout.size)
        for _ in range(STEPS):
            assert observations in tables.observation_space
            assert observations[0] in tables.single_observation_space
            actions = tables.random_actions(chance)
            assert actions in tables.action_space
            assert (info["action_mask"][np.arange(3), actions] == 1).all()
            observations, rewards, terminations, truncations, info = tables.step(actions)
            assert rewards.dtype == np.float64
            assert terminations.dtype == truncations.dtype == np.bool_
            assert rewards.shape == terminations.shape == truncations.shape == (3,)


def test_gymnasiums_spaces_sample_legal_actions_from_the_masks() -> None:
    with opened("champions", 3, players=2) as tables:
        _, info = tables.reset(seed=5)
        masks = tuple(info["action_mask"])
        for _ in range(STEPS):
            *_, info = tables.step(tables.action_space.sample(mask=masks))
            masks = tuple(info["action_mask"])


def test_gymnasium_makes_and_wraps_it() -> None:
    made = gymnasium.make_vec(
        "meadhall/Tables-v0",
        num_envs=3,
        vectorization_mode="vector_entry_point",
        game="champions",
        players=2,
    )
    tables = made.unwrapped
    assert isinstance(tables, VectorTables)
    watched = RecordEpisodeStatistics(made)
    watched.reset(seed=5)
    chance = np.random.default_rng(5)
    lengths: list[int] = []
    while not lengths:
        *_, info = watched.step(tables.random_actions(chance))
        if "episode" in info:
            lengths = info["episode"]["l"][info["_episode"]].tolist()
    assert all(length > STEPS for length in lengths)
    watched.close()


@pytest.mark.parametrize("game_id", game_ids())
def test_each_game_is_the_one_that_pettingzoo_plays_with_its_seed(game_id: str) -> None:
    games, seed = 3, 11
    singles = [raw_env(game_id, 3) for _ in range(games)]
    for number, single in enumerate(singles):
        single.reset(seed=seed + number)
    chance = np.random.default_rng(seed)
    with opened(game_id, games, players=3) as tables:
        observations, info = tables.reset(seed=seed)
        ended = 0
        while ended < games:
            for game, single in enumerate(singles):
                expected = single.observe(single.agent_selection)
                assert single.agent_selection == f"player_{info['to_play'][game]}"
                np.testing.assert_array_equal(observations[game], expected["observation"])
                np.testing.assert_array_equal(info["action_mask"][game], expected["action_mask"])
            actions = tables.random_actions(chance)
            observations, rewards, terminations, _, info = tables.step(actions)
            for game, single in enumerate(singles):
                acted = single.agent_selection
                single.step(int(actions[game]))
                assert terminations[game] == single.terminations[acted]
                assert info["payoffs"][game].tolist() == list(single.rewards.values())
                assert rewards[game] == single.rewards[acted]
                if terminations[game]:
                    final = single.observe(acted)["observation"]
                    np.testing.assert_array_equal(info["final_obs"][game], final)
                    assert info["_final_obs"][game]
                    single.reset()
                    ended += 1


def test_with_bots_in_the_other_seats_it_is_the_game_of_gymnasium() -> None:
    """Several games one after the other, so that the bots' dice and memories are the same."""
    single = SeatEnv("champions", seat=1, opponents=["greedy", "random"])
    expected, info = single.reset(seed=3)
    chance = np.random.default_rng(3)
    with opened("champions", 2, players=3, bots={0: "greedy", 2: "random"}) as tables:
        observations, batched = tables.reset(seed=[3, 4])
        ended = 0
        while ended < 2:
            np.testing.assert_array_equal(observations[0], expected)
            np.testing.assert_array_equal(batched["action_mask"][0], info["action_mask"])
            assert (batched["to_play"] == 1).all()
            actions = tables.random_actions(chance)
            observations, rewards, terminations, _, batched = tables.step(actions)
            expected, reward, is_over, _, info = single.step(actions[0])
            assert (rewards[0], terminations[0]) == (reward, is_over)
            if is_over:
                np.testing.assert_array_equal(batched["final_obs"][0], expected)
                expected, info = single.reset()
                ended += 1


def test_seats_that_decide_at_once_are_asked_one_after_the_other() -> None:
    with opened("champions", 1, players=3, options={"assign_mode": "simultaneous"}) as tables:
        tables.reset(seed=2)
        chance = np.random.default_rng(2)
        deciders = tables.layout.names.index("deciders.length")
        several = 0
        for _ in range(400):
            if tables.arrays.observations[0, deciders] > 1:
                several += 1
                first = tables.layout.names.index("deciders[0]")
                assert tables.arrays.to_play[0] in tables.arrays.observations[0, first : first + 3]
            tables.step(tables.random_actions(chance))
        assert several


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    with opened("ice_garden", 4, players=2) as tables:
        first = played(tables, 1)
        assert_same(first, played(tables, 1))
        other = played(tables, 2)
        assert any((one != two).any() for one, two in zip(first, other, strict=True))
        observations, _ = tables.reset(seed=[7, 7, 8, 7])
        assert (observations[0] == observations[[1, 3]]).all()
        assert (observations[0] != observations[2]).any()


def test_without_a_seed_the_next_games_follow() -> None:
    with opened("champions", 2, players=2) as tables, opened("champions", 2, players=2) as again:
        tables.reset(seed=1)
        again.reset(seed=1)
        first, _ = tables.reset()
        second, _ = again.reset()
        np.testing.assert_array_equal(first, second)
        kept = first.copy()
        third, _ = tables.reset()
        assert (third != kept).any()
        # Some games can be given seeds while the others go on.
        seeded, _ = tables.reset(seed=[5, None])
        alone, _ = again.reset(seed=[5, 6])
        np.testing.assert_array_equal(seeded[0], alone[0])


def test_arrays_are_allocated_once_and_may_be_given() -> None:
    memory = np.zeros((2, ENTRIES), np.int16)
    with opened("champions", 2, players=2, arrays={"observations": memory}) as tables:
        first, info = tables.reset(seed=1)
        assert first is memory
        later, rewards, *_, info_later = tables.step(
            tables.random_actions(np.random.default_rng(1))
        )
        assert later is memory
        assert rewards is tables.arrays.rewards
        assert info["action_mask"] is info_later["action_mask"] is tables.arrays.action_mask
        assert memory.any()


@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        ({"observations": np.zeros((2, 9), np.int16)}, "int16 of shape"),
        ({"observations": np.zeros((2, ENTRIES), np.int32)}, "not int32"),
        ({"observations": np.zeros((ENTRIES, 2), np.int16).T}, "contiguous"),
        ({"obs": np.zeros(1)}, "no array obs; there are observations"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(arrays: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        VectorTables("champions", 2, players=2, arrays=arrays)


def test_workers_play_the_same_games() -> None:
    with (
        opened("champions", 5, players=2) as alone,
        opened("champions", 5, players=2, workers=2) as shared,
    ):
        assert_same(played(alone, 3, 250), played(shared, 3, 250))
        chance = np.random.default_rng(1)
        actions = shared.random_actions(chance)
        assert (shared.arrays.action_mask[np.arange(5), actions] == 1).all()


def test_workers_tell_the_last_observations() -> None:
    with (
        opened("champions", 4, players=2) as alone,
        opened("champions", 4, players=2, workers=2) as shared,
    ):
        chance = np.random.default_rng(6)
        alone.reset(seed=6)
        shared.reset(seed=6)
        ended = 0
        while not ended:
            actions = alone.random_actions(chance)
            *_, info = alone.step(actions)
            *_, other = shared.step(actions)
            if "final_obs" in info:
                ended += 1
                for one, two in zip(info["final_obs"], other["final_obs"], strict=True):
                    np.testing.assert_array_equal(one, two)


def left_behind() -> set[str]:
    return {name for name in os.listdir(MEMORY) if name.startswith("meadhall-")}


@pytest.mark.skipif(not MEMORY.is_dir(), reason="shared memory has no folder here")
def test_shared_memory_and_processes_are_released() -> None:
    before = left_behind()
    tables = VectorTables("champions", 2, players=2, workers=2)
    crew = tables._games
    assert isinstance(crew, Crew)
    # Its name is gone from the beginning, so even a crash leaves nothing behind.
    assert left_behind() == before
    observations, _ = tables.reset(seed=1)
    kept = observations.copy()
    tables.close()
    assert not any(process.is_alive() for process in crew._processes)
    # What somebody still holds may be read.
    np.testing.assert_array_equal(observations, kept)
    with pytest.raises(RuntimeError, match="closed"):
        tables.reset()
    tables.close()


def test_a_worker_that_ends_is_reported() -> None:
    tables = VectorTables("champions", 2, players=2, workers=2)
    crew = tables._games
    assert isinstance(crew, Crew)
    tables.reset(seed=1)
    crew._processes[1].kill()
    crew._processes[1].join()
    with pytest.raises(WorkerFailed, match="has ended"):
        tables.step(tables.random_actions(np.random.default_rng(1)))
    tables.close()


class Faulty(Bot):
    def choose(self, seen: Seen) -> int:
        raise LookupError("no idea")


def test_what_goes_wrong_in_a_worker_is_said() -> None:
    with (
        opened("champions", 2, players=2, bots={1: Faulty()}, workers=1) as tables,
        # One of the two games begins with the bot.
        pytest.raises(WorkerFailed, match="LookupError: no idea"),
    ):
        tables.reset(seed=6)


@pytest.mark.parametrize("workers", [0, 2])
def test_an_illegal_action_is_refused_and_nothing_happens(workers: int) -> None:
    with opened("champions", 3, players=2, workers=workers) as tables:
        tables.reset(seed=1)
        before = [array.copy() for array in tables.arrays[:-1]]
        good = tables.random_actions(np.random.default_rng(1))
        for action, reason in (
            (tables.action("place:armory"), "game 1: place:armory is no answer"),
            (-1, "game 1: actions are the numbers from 0"),
            (10**6, "game 1: actions are the numbers from 0"),
        ):
            bad = good.copy()
            bad[1] = action
            with pytest.raises(IllegalMove, match=reason):
                tables.step(bad)
        assert_same(before, list(tables.arrays[:-1]))
        tables.step(good)


def test_wrong_input_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="num_envs has to be 1 or more, not 0"):
        VectorTables("champions", 0, players=2)
    with pytest.raises(ValueError, match="workers can be 0 to 2"):
        VectorTables("champions", 2, players=2, workers=3)
    with pytest.raises(ValueError, match="memory of their own"):
        VectorTables("champions", 2, players=2, workers=1, arrays={"rewards": np.zeros(2)})
    with pytest.raises(ValueError, match="seats are numbered 0 to 1, not 2"):
        VectorTables("champions", 2, players=2, bots={2: "random"})
    with pytest.raises(ValueError, match="at least one has to be played from outside"):
        VectorTables("champions", 2, players=1 + 1, bots={0: "random", 1: "random"})
    with pytest.raises(UnknownBot, match="no bot loki"):
        VectorTables("champions", 2, players=2, bots={0: "loki"})
    with pytest.raises(WrongSetting, match="2 to 4 players"):
        VectorTables("champions", 2, players=7)
    with opened("champions", 2, players=2) as tables:
        with pytest.raises(RuntimeError, match="reset has to come before"):
            tables.step(np.zeros(2, np.int64))
        with pytest.raises(ValueError, match="2 games, and 3 seeds"):
            tables.reset(seed=[1, 2, 3])
        with pytest.raises(ValueError, match="no reset_mask"):
            tables.reset(options={"reset_mask": np.ones(2, bool)})
        tables.reset(seed=1)
        for wrong in ([1], [[1, 2]], [0.5, 1.0], "ab"):
            with pytest.raises(ValueError, match="actions are 2 whole numbers"):
                tables.step(wrong)  # type: ignore[arg-type]


def test_without_the_compiled_engine_the_values_are_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with opened("northgard", 2, players=2) as tables:
        usual = played(tables, 4)
    monkeypatch.setattr("meadhall.engine.name", lambda: "interpreted")
    assert Match("northgard", 2, None).observer.encoder is None
    with opened("northgard", 2, players=2) as tables:
        assert_same(usual, played(tables, 4))
