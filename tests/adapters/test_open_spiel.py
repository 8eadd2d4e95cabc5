"""OpenSpiel: its random simulations for every game; honest chance and honest information."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts

import meadhall.adapters.open_spiel  # noqa: F401, registers the games
from meadhall.adapters.lines import CHANCE, TERMINAL
from meadhall.kernel.catalogue import game_ids
from meadhall.kernel.game import WrongSetting
from meadhall.kernel.state import IllegalMove

GAMES = [
    "champions",
    "champions(players=3,assign_mode=simultaneous)",
    "northgard(players=2)",
    "ice_garden(players=1,solo_level=hard)",
    "ice_garden(players=3,vuko_tiles=True)",
    "last_aurora(players=1)",
    "last_aurora(players=2,stories=True,player_versus_player=True)",
]


def load(name: str) -> pyspiel.Game:
    return pyspiel.load_game(f"python_meadhall_{name}")


def play_on(state: pyspiel.State, chance: random.Random, steps: int = 10**5) -> pyspiel.State:
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def to_choice(state: pyspiel.State, chance: random.Random) -> pyspiel.State:
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["champions(chance=sampled)", "ice_garden(chance=sampled)"])
def test_random_simulations_pass_with_sampled_chance(name: str) -> None:
    """OpenSpiel does not store games of this kind that are written in Python."""
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_is_registered_and_tells_its_kind(game_id: str) -> None:
    game = load(game_id)
    kind = game.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.num_players() == 2
    assert game.observation_tensor_size() > 500


def test_alone_the_sum_is_not_zero() -> None:
    game = load("last_aurora(players=1)")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = play_on(game.new_initial_state(), random.Random(1))
    assert state.returns() in ([1.0], [-1.0])


def test_a_chance_node_has_equally_likely_outcomes() -> None:
    state = load("champions").new_initial_state()
    outcomes = state.chance_outcomes()
    assert [outcome for outcome, _ in outcomes] == state.legal_actions()
    assert sum(share for _, share in outcomes) == pytest.approx(1)
    assert len({share for _, share in outcomes}) == 1
    with pytest.raises(IllegalMove, match=r"outcomes are 0 to \d+, not 999"):
        state.apply_action(999)


def test_the_same_history_leads_to_the_same_place() -> None:
    game = load("champions")
    state = play_on(game.new_initial_state(), random.Random(3), 200)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for player in range(2):
        assert again.observation_string(player) == state.observation_string(player)
        assert again.information_state_string(player) == state.information_state_string(player)


def test_a_clone_and_its_original_go_separate_ways() -> None:
    state = to_choice(load("champions").new_initial_state(), random.Random(1))
    before = [state.information_state_string(player) for player in range(2)]
    clone = state.clone()
    assert clone.information_state_string(0) == before[0]
    play_on(clone, random.Random(1), 40)
    assert [state.information_state_string(player) for player in range(2)] == before
    assert clone.information_state_string(0) != before[0]


def test_a_stored_state_recalls_everything() -> None:
    game = load("last_aurora(players=2)")
    state = to_choice(play_on(game.new_initial_state(), random.Random(2), 120), random.Random(2))
    state.information_state_string(0)
    loaded = game.deserialize_state(state.serialize())
    assert loaded.legal_actions() == state.legal_actions()
    for player in range(2):
        assert loaded.information_state_string(player) == state.information_state_string(player)


def test_a_player_recalls_all_its_own_moves() -> None:
    """Whoever is in the same information state got there by the same moves of its own."""
    game = load("champions")
    own_moves: dict[str, list[int]] = {}
    visits = 0
    for number in range(30):
        state = to_choice(game.new_initial_state(), random.Random(0))
        for _ in range(4):
            for player in range(2):
                taken = [step.action for step in state.full_history() if step.player == player]
                told = state.information_state_string(player)
                assert own_moves.setdefault(told, taken) == taken
                visits += 1
            state.apply_action(random.Random(number).choice(state.legal_actions()))
            to_choice(state, random.Random(0))
    assert len(own_moves) < visits


def secret_actions(state: pyspiel.State) -> list[int]:
    """How player 0 may assign warriors now, if all assign at once."""
    if state.current_player() != 0 or state.view(0).deciders != [0, 1]:
        return []
    return [a for a in state.legal_actions() if state.action_to_string(a).startswith("die:")]


def test_what_is_chosen_at_the_same_time_stays_hidden() -> None:
    game = load("champions(assign_mode=simultaneous)")
    chance = random.Random(4)
    state = game.new_initial_state()
    while len(secret_actions(state)) < 2:
        state = game.new_initial_state() if state.is_terminal() else play_on(state, chance, 1)
    unmoved = state.information_state_string(1)
    told_to_0 = set()
    for action in secret_actions(state):
        child = state.child(action)
        assert child.information_state_string(1) == unmoved
        told_to_0.add(child.information_state_string(0))
    assert len(told_to_0) == len(secret_actions(state))


def test_a_spectator_can_watch() -> None:
    game = load("champions")
    state = to_choice(game.new_initial_state(), random.Random(1))
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    watching = game.make_py_observer(kind)
    assert game.make_py_observer().string_from(state, 1) == state.observation_string(1)
    assert watching.string_from(state, 0) == watching.string_from(state, 1)
    assert watching.string_from(state, 0).startswith('{"seat":-1')


def test_sampled_chance_cannot_be_foreseen_by_a_clone() -> None:
    state = load("champions(chance=sampled)").new_initial_state()
    chance = random.Random(1)
    ends = set()
    actions: list[int] = []
    while not state.is_terminal():
        actions.append(chance.choice(state.legal_actions()))
        for clone in [state.clone() for _ in range(4)] if len(actions) > 8 else []:
            clone.apply_action(actions[-1])
            ends.add((len(actions), clone.observation_string(0)))
        state.apply_action(actions[-1])
    moments = [moment for moment, _ in ends]
    assert len(moments) > len(set(moments))


def test_a_seed_fixes_sampled_chance() -> None:
    def played(seed: int) -> str:
        state = load(f"champions(chance=sampled,rng_seed={seed})").new_initial_state()
        chance = random.Random(1)
        play_on(state.clone(), chance, 20)
        return str(play_on(state, chance, 60).observation_string(0))

    assert played(3) == played(3)
    assert played(3) != played(4)
    assert played(-1) != played(-1)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_chance_node_has_several_outcomes_and_no_more_than_declared(game_id: str) -> None:
    game = load(f"{game_id}(players=4)")
    state = game.new_initial_state()
    chance = random.Random(6)
    chance_nodes = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance_nodes += 1
            assert 1 < len(state.chance_outcomes()) <= game.max_chance_outcomes()
        state.apply_action(chance.choice(state.legal_actions()))
    assert chance_nodes <= game.max_chance_nodes_in_history()


def test_with_sampled_chance_a_player_recalls_too() -> None:
    state = load("champions(chance=sampled)").new_initial_state()
    told = set()
    chance = random.Random(1)
    for _ in range(30):
        told.add(state.information_state_string(0))
        assert state.clone().information_state_string(0) in told
        state.apply_action(chance.choice(state.legal_actions()))
    assert len(told) > 20


def test_their_algorithms_run() -> None:
    game = load("champions")
    state = to_choice(game.new_initial_state(), random.Random(1))
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    assert mcts.MCTSBot(game, 2.0, 8, rollouts).step(state) in state.legal_actions()
    table = rl_environment.Environment(
        game, observation_type=rl_environment.ObservationType.OBSERVATION
    )
    step = table.reset()
    assert len(step.observations["info_state"][0]) == game.observation_tensor_size()


def test_a_wrong_action_is_refused_and_leaves_no_trace() -> None:
    state = to_choice(load("champions").new_initial_state(), random.Random(1))
    before = state.history()
    with pytest.raises(IllegalMove, match="place:troll_gate is no answer"):
        state.apply_action(5)
    with pytest.raises(IllegalMove, match="actions are the numbers from 0 to"):
        state.apply_action(10**6)
    assert state.history() == before
    play_on(state, random.Random(1))
    with pytest.raises(IllegalMove, match="the game is over"):
        state.apply_action(0)


def test_a_wrong_table_is_refused_at_once() -> None:
    with pytest.raises(WrongSetting, match="champions is for 2 to 4 players, not 9"):
        load("champions(players=9)")
    with pytest.raises(WrongSetting, match="option assign_mode can be turn_order, simultaneous"):
        load("champions(assign_mode=chaos)")
    with pytest.raises(ValueError, match="chance can be explicit or sampled, not none"):
        load("champions(chance=none)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        load("champions(colour=red)")
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="an observation is that of one player, or public"):
        load("champions").make_py_observer(kind)


def test_the_numbers_of_players_are_those_of_openspiel() -> None:
    assert pyspiel.PlayerId.CHANCE == CHANCE
    assert pyspiel.PlayerId.TERMINAL == TERMINAL
