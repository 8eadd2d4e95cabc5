"""PettingZoo: its own tests for every game, and what a researcher relies on."""

import time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from meadhall.adapters.pettingzoo import env, raw_env
from meadhall.kernel.catalogue import UnknownGame
from meadhall.kernel.game import WrongSetting
from meadhall.kernel.state import IllegalMove

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("champions", 2, {}),
    ("champions", 4, {"assign_mode": "simultaneous", "variant_hall_of_fame": True}),
    ("northgard", 2, {}),
    ("northgard", 4, {"team_game": True, "creatures": True}),
    ("ice_garden", 1, {"solo_level": "hard"}),
    ("ice_garden", 3, {"vuko_tiles": True, "action_order": True}),
    ("last_aurora", 1, {"automa": "hard", "stories": True}),
    ("last_aurora", 4, {"player_versus_player": True, "mine": True, "crews": "draft"}),
]
# Its tests recommend an observation without a mask, or one of the known environments.
RECOMMENDED = "ignore:Observation:UserWarning"


def play_on(table: Any, steps: int, chance: np.random.Generator) -> list[tuple[str, int]]:
    """Take random legal actions, as far as the game goes; return who took which."""
    taken = []
    for agent in table.agent_iter(steps):
        observation, _, is_over, _, _ = table.last()
        if is_over:
            table.step(None)
            continue
        taken.append((agent, int(chance.choice(np.flatnonzero(observation["action_mask"])))))
        table.step(taken[-1][1])
    return taken


@pytest.mark.filterwarnings(RECOMMENDED)
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_interface_is_kept(game: str, players: int, options: dict[str, object]) -> None:
    api_test(env(game, players, options), num_cycles=200)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_seed_fixes_everything(game: str, players: int, options: dict[str, object]) -> None:
    seed_test(lambda: env(game, players, options), num_cycles=60)


def test_the_wrapper_gives_what_the_bare_environment_gives() -> None:
    wrapped, bare = env("northgard", 2), raw_env("northgard", 2)
    chance = np.random.default_rng(5)
    wrapped.reset(seed=3)
    bare.reset(seed=3)
    for _ in range(30):
        [seen, *others], [also_seen, *same] = wrapped.last(), bare.last()
        assert others == same
        assert all(np.array_equal(seen[key], also_seen[key]) for key in seen)
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        wrapped.step(action)
        bare.step(action)
    assert str(wrapped) == str(bare) == "meadhall_northgard"
    assert wrapped.last(observe=False)[0] is None


def test_the_wrapper_tells_of_a_game_that_has_not_begun() -> None:
    with pytest.raises(AttributeError, match="before reset"):
        env("champions", 2).last()


@pytest.mark.parametrize("game", ["champions", "northgard", "ice_garden", "last_aurora"])
def test_the_benchmark_runs(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a clock that runs ten times too fast."""
    clock = SimpleNamespace(time=lambda: 10 * time.monotonic())
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(env(game, 2))
    assert "turns per second" in capsys.readouterr().out


def test_the_same_seed_begins_the_same_row_of_games() -> None:
    table = raw_env("champions", 2)

    def begun() -> bytes:
        return table.observe("player_0")["observation"].tobytes()

    table.reset(seed=3)
    first = begun()
    table.reset()
    second = begun()
    table.reset(seed=3)
    again = begun()
    table.reset()
    assert (first, second) == (again, begun())
    assert first != second


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_end_brings_the_rewards(game: str, players: int, options: dict[str, object]) -> None:
    table = raw_env(game, players, options)
    table.reset(seed=11)
    chance = np.random.default_rng(11)
    while not any(table.terminations.values()):
        assert set(table.rewards.values()) == {0.0}
        play_on(table, 1, chance)
    assert all(table.terminations.values())
    assert not any(table.truncations.values())
    rewards = list(table.rewards.values())
    assert max(rewards) > 0 or players == 1
    assert sum(rewards) == pytest.approx(0) or (players == 1 and abs(rewards[0]) == 1)
    play_on(table, players, chance)
    assert table.agents == []


def test_only_the_agent_that_is_asked_has_legal_actions() -> None:
    table = raw_env("champions", 4, {"assign_mode": "simultaneous"})
    table.reset(seed=1)
    for _ in range(60):
        for agent in table.agents:
            mask = table.observe(agent)["action_mask"]
            assert mask.any() == (agent == table.agent_selection)
        play_on(table, 1, np.random.default_rng(1))


def test_who_is_asked_later_does_not_see_what_was_chosen_at_the_same_time() -> None:
    """Two games that differ only in what the first seat assigns in secret look the same."""
    tables = [raw_env("champions", 2, {"assign_mode": "simultaneous"}) for _ in range(2)]
    for table in tables:
        table.reset(seed=5)
        chance = np.random.default_rng(5)
        while len(secret_actions(table)) < 2:
            if any(table.terminations.values()):
                table.reset()
            play_on(table, 1, chance)
    for table, action in zip(tables, secret_actions(tables[0]), strict=False):
        table.step(action)
    own = {table.observe("player_0")["observation"].tobytes() for table in tables}
    other = {table.observe("player_1")["observation"].tobytes() for table in tables}
    assert (len(own), len(other)) == (2, 1)


def secret_actions(table: raw_env) -> list[int]:
    """How seat 0 may assign warriors now, if both assign at once."""
    if table._state.deciders() != [0, 1]:
        return []
    return [move for move in table._state.moves(0) if table.word(move).startswith("die:")]


def test_an_observation_may_be_kept() -> None:
    table = raw_env("champions", 2)
    table.reset(seed=2)
    kept = table.observe("player_0")
    copies = kept["observation"].copy(), kept["action_mask"].copy()
    play_on(table, 20, np.random.default_rng(2))
    assert np.array_equal(kept["observation"], copies[0])
    assert np.array_equal(kept["action_mask"], copies[1])


def test_actions_have_words() -> None:
    table = env("champions", 2).unwrapped
    assert table.word(table.action("leader:ullr")) == "leader:ullr"


def test_a_table_can_be_read() -> None:
    table = env("champions", 2, render_mode="ansi")
    table.reset(seed=7)
    asked = table.render()
    assert isinstance(asked, str)
    assert asked.startswith(f"{table.agent_selection}: Choose the leader of your clan.")
    assert "Choose Ullr the Berserker" in asked
    play_on(table, 10**4, np.random.default_rng(7))
    ended = table.render()
    assert isinstance(ended, str)
    assert "place 1" in ended


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (10**6, "actions are the numbers from 0 to"),
        (-1, "actions are the numbers from 0 to"),
        ("leader:ullr", "an action is a whole number, not 'leader:ullr'"),
        (1.0, "an action is a whole number, not 1.0"),
        (None, "an action is a whole number, not None"),
    ],
)
def test_a_wrong_action_is_refused_and_changes_nothing(action: Any, sentence: str) -> None:
    table = raw_env("champions", 2)
    table.reset(seed=1)
    before = table.observe("player_0")["observation"]
    with pytest.raises(IllegalMove, match=sentence):
        table.step(action)
    assert np.array_equal(table.observe("player_0")["observation"], before)


def test_an_illegal_action_is_refused_by_its_name() -> None:
    table = raw_env("champions", 2)
    table.reset(seed=1)
    with pytest.raises(IllegalMove, match="place:smokehouse is no answer to what seat"):
        table.step(table.action("place:smokehouse"))


def test_a_wrong_table_is_refused_at_once() -> None:
    with pytest.raises(UnknownGame, match="there is no game chess; there is champions"):
        env("chess", 2)
    with pytest.raises(WrongSetting, match="champions is for 2 to 4 players, not 5"):
        env("champions", 5)
    with pytest.raises(WrongSetting, match="champions has no option colour"):
        env("champions", 2, {"colour": "red"})
    with pytest.raises(WrongSetting, match="option automa is for one player"):
        env("last_aurora", 2, {"automa": "hard"})
    with pytest.raises(ValueError, match="render_mode can be None or 'ansi', not 'human'"):
        env("champions", 2, render_mode="human")
