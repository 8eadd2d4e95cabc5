"""The conformance suite over every game, number of players and option."""

from pathlib import Path

import pytest

from meadhall import engine
from meadhall.arena.conformance import Configuration, Finding, check_game, configurations
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.saga import encode


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Spread the wanted number of games over the configurations of each game."""
    if "played" not in metafunc.fixturenames:
        return
    wanted: int = metafunc.config.getoption("--games")
    cases = []
    for game_id in game_ids():
        every = configurations(find_game(game_id))
        chosen = every[:: max(1, len(every) // wanted)]
        cases += [(one, -(-wanted // len(chosen))) for one in chosen]
    metafunc.parametrize(("played", "times"), cases, ids=[str(played) for played, _ in cases])


def test_random_games_conform(played: Configuration, times: int, tmp_path: Path) -> None:
    game = find_game(played.game)
    for number in range(times):
        try:
            check_game(game, played.players, played.settings, seed=f"conformance {number}")
        except Finding as finding:
            saga = tmp_path / "finding.saga.json"
            saga.write_bytes(encode(finding.saga))
            pytest.fail(f"{finding}; seed {number}, {engine.name()} engine; see {saga}")
