"""Networks: their answers, their file, and who has one."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from meadhall.arena.conformance import Configuration, configurations
from meadhall.bots import LEVELS, UnknownBot, find_bot, levels_of
from meadhall.bots.learned import PLACE, NetworkFile, knowledge_of, konung_of, read_network
from meadhall.bots.network import CONTEXT, MOST_PLAYERS, Learned
from meadhall.bots.search import LearnedBot
from meadhall.bots.tree import Tree
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.content import BrokenContent
from meadhall.kernel.game import Game
from tests.bots.positions import GAMES, a_choice, look
from tests.learning.made_up import MANNER, SHAPE, a_file, written

CHAMPIONS = find_game("champions")
PLAYERS = [1, 2, 3, 4, 5]
LARGEST_FILE = 3_000_000


def some_figures(players: int) -> list[list[float]]:
    lots = np.random.default_rng(players)
    found: list[list[float]] = lots.normal(size=(players, len(CHAMPIONS.evaluation.names))).tolist()
    return found


def layers_of(file: NetworkFile, figures: list[list[float]], progress: float) -> Any:
    """Inputs and second layer of all seats by NumPy, straight from the file."""
    players = len(figures)
    context = np.zeros((players, CONTEXT))
    context[:, :2] = progress, progress**2
    context[:, 1 + min(players, MOST_PLAYERS)] = 1
    inputs = np.concatenate([np.array(figures), context], axis=1)
    first, second = file.first, file.second
    made = np.maximum(0, inputs @ np.array(first.weights).T + first.bias)
    hidden = []
    for seat in range(players):
        others = np.delete(made, seat, axis=0) if players > 1 else np.zeros((1, made.shape[1]))
        seen = np.concatenate([made[seat], others.mean(axis=0), others.max(axis=0)])
        hidden.append(np.maximum(0, np.array(second.weights) @ seen + second.bias))
    return inputs, np.array(hidden)


@pytest.mark.parametrize("players", PLAYERS)
def test_shares_are_what_the_layers_in_the_file_make(players: int, tmp_path: Path) -> None:
    file = a_file(CHAMPIONS)
    network = read_network(written(file, tmp_path), CHAMPIONS).network
    figures = some_figures(players)
    inputs, hidden = layers_of(file, figures, 0.3)
    odds = np.exp(hidden @ file.strength + inputs @ file.own + file.bias)
    shares = network.shares(figures, 0.3)
    assert shares == pytest.approx(odds / (odds.sum() + (players == 1)))
    assert network.shares(figures[::-1], 0.3) == pytest.approx(shares[::-1])


@pytest.mark.parametrize("players", PLAYERS)
def test_moves_are_as_promising_as_their_parts_say(players: int, tmp_path: Path) -> None:
    file = a_file(CHAMPIONS)
    assert file.preferences is not None
    network = read_network(written(file, tmp_path), CHAMPIONS).network
    figures = some_figures(players)
    words = ["place:smokehouse", "place:armory", "leader:ullr"]
    moves = [CHAMPIONS.moves.number(word) for word in words]
    _, hidden = layers_of(file, figures, 0.3)
    shape = file.preferences.shape
    wanted = np.maximum(0, np.array(shape.weights) @ hidden[players - 1] + shape.bias)
    scores = []
    for word in words:
        verb = word.partition(":")[0]
        parts = [file.preferences.parts[part] for part in (f"0:{verb}", f"1:{word}")]
        vector = np.sum(parts, axis=0)
        scores.append(vector[:SHAPE] @ wanted + vector[SHAPE])
    scores[1] += file.preferences.trust
    odds = network.odds(figures, 0.3, players - 1, moves, favourite=moves[1])
    assert odds == pytest.approx(np.exp(scores) / np.exp(scores).sum())


def test_no_strength_is_too_great_for_a_chance(tmp_path: Path) -> None:
    file = msgspec.structs.replace(a_file(CHAMPIONS), bias=1e6)
    network = read_network(written(file, tmp_path), CHAMPIONS).network
    assert network.shares(some_figures(2), 0.5) == [0.5, 0.5]
    assert network.shares(some_figures(1), 0.5) == [pytest.approx(1)]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"format": 0}, "format 0 is not known"),
        ({"figures": ["score"]}, "other features"),
        ({"strength": [1.0]}, "do not fit together"),
        ({"own": []}, "do not fit together"),
        ({"first": a_file(CHAMPIONS).second}, "do not fit together"),
        ({"second": a_file(CHAMPIONS).first}, "do not fit together"),
    ],
)
def test_a_file_that_cannot_be_is_told(
    changes: dict[str, object], complaint: str, tmp_path: Path
) -> None:
    file = msgspec.structs.replace(a_file(CHAMPIONS), **changes)
    with pytest.raises(BrokenContent, match=complaint):
        read_network(written(file, tmp_path), CHAMPIONS)


def test_a_file_that_is_no_json_is_told(tmp_path: Path) -> None:
    place = tmp_path / "network.json"
    place.write_bytes(b"{")
    with pytest.raises(BrokenContent, match=r"network\.json"):
        read_network(place, CHAMPIONS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_search_asks_the_network(game: Game, tmp_path: Path) -> None:
    known = read_network(written(a_file(game), tmp_path), game)
    for players in range(game.min_players, game.max_players + 1):
        state, seat = a_choice(game, players, {}, "asked", 30)
        thoughts = [think(game, look(game, state, seat), one) for one in (known, known, None)]
        assert thoughts[0] == thoughts[1]
        assert thoughts[0] != thoughts[2]


def think(game: Game, seen: Any, known: Learned | None) -> list[tuple[int, list[float]]]:
    tree = Tree(game, seen.seat, seen.moves, learned=known)
    tree.grow(seen.deal, seen.dice, 60, 0.0)
    return [(trial.edge.move, trial.results) for trial in tree.ranking]


def test_moves_without_promise_are_not_tried_unless_the_policy_makes_them(tmp_path: Path) -> None:
    manner = msgspec.structs.replace(MANNER, narrow=1.0)
    file = msgspec.structs.replace(a_file(CHAMPIONS), manner=manner)
    known = read_network(written(file, tmp_path), CHAMPIONS)
    state, seat = a_choice(CHAMPIONS, 2, {}, "narrow", 30)
    seen = look(CHAMPIONS, state, seat)
    tree = Tree(CHAMPIONS, seat, seen.moves, learned=known)
    tree.grow(seen.deal, seen.dice, 60, 0.0)
    assert sorted(trial.edge.move for trial in tree.ranking) == sorted(seen.moves)
    assert 1 <= sum(bool(trial.results) for trial in tree.ranking) <= 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_konung_plays_with_every_option_the_same_from_the_same_seed(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = read_network(written(a_file(game), tmp_path), game)
    monkeypatch.setattr("meadhall.bots.search.knowledge_of", lambda game: known)
    for configuration in configurations(game)[::5]:
        one, other = (moves_of(game, configuration) for _ in range(2))
        assert one == other


def moves_of(game: Game, configuration: Configuration) -> list[int]:
    """The first moves of a Konung against itself, as many as the file's budget makes quick."""
    state = game.new(configuration.players, configuration.settings, "konung")
    bot = LearnedBot()
    assert bot.budget(game) == MANNER.simulations
    made: list[int] = []
    while (deciders := state.deciders()) and len(made) < 8:
        made.append(bot.choose(look(game, state, deciders[0])))
        state.play(deciders[0], made[-1])
    return made


def test_who_has_learned_a_game_plays_it() -> None:
    for game in GAMES:
        has_konung = konung_of(game) is not None
        assert levels_of(game) == [*LEVELS][: None if has_konung else -1]
        if has_konung:
            assert isinstance(find_bot("konung", game), LearnedBot)
        if knowledge_of(game) is not None:
            assert isinstance(find_bot("learned:50", game), LearnedBot)


def test_a_network_is_a_level_once_its_file_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("northgard")
    monkeypatch.setattr(game, "folder", tmp_path)
    (tmp_path / "bot").mkdir()
    for is_level in (False, True):
        written(msgspec.structs.replace(a_file(game), is_level=is_level), tmp_path / "bot")
        for kept in (knowledge_of, konung_of):
            kept.cache_clear()
        assert knowledge_of(game) is not None
        assert ("konung" in levels_of(game)) == is_level
    for kept in (knowledge_of, konung_of):
        kept.cache_clear()


@pytest.mark.parametrize("game", [*filter(knowledge_of, GAMES)], ids=lambda game: game.id)
def test_a_network_that_is_shipped_is_small_and_knows_every_number_of_players(game: Game) -> None:
    known = knowledge_of(game)
    assert known is not None
    assert (game.folder / PLACE).stat().st_size <= LARGEST_FILE
    for players in range(game.min_players, game.max_players + 1):
        state, _ = a_choice(game, players, {}, "shipped", 30)
        evaluation = game.evaluation
        figures = [evaluation.figures(state, seat) for seat in range(players)]
        shares = known.network.shares(figures, evaluation.progress(state))
        assert all(0 < share < 1 for share in shares)
        assert players == 1 or sum(shares) == pytest.approx(1)


def test_who_has_not_learned_a_game_does_not_play_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for known in ("knowledge_of", "konung_of"):
        monkeypatch.setattr(f"meadhall.bots.{known}", lambda game: None)
    assert levels_of(CHAMPIONS) == ["thrall", "karl", "huscarl", "jarl"]
    for name in ("konung", "learned:50"):
        with pytest.raises(UnknownBot, match=f"{name} has not learned champions"):
            find_bot(name, CHAMPIONS)
