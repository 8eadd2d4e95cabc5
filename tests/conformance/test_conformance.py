"""The conformance suite over every game, number of players and option."""

from pathlib import Path

import pytest

from meadhall import engine
from meadhall.arena.conformance import Configuration, Finding, check_game, configurations
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.saga import encode

GAMES = 300
"""How many games are played of each, spread over its configurations."""

CONFIGURATIONS = {game_id: configurations(find_game(game_id)) for game_id in game_ids()}


@pytest.mark.parametrize(
    "played", [one for several in CONFIGURATIONS.values() for one in several], ids=str
)
def test_random_games_conform(played: Configuration, tmp_path: Path) -> None:
    game = find_game(played.game)
    for number in range(1 + GAMES // len(CONFIGURATIONS[played.game])):
        try:
            check_game(game, played.players, played.settings, seed=f"conformance {number}")
        except Finding as finding:
            saga = tmp_path / "finding.saga.json"
            saga.write_bytes(encode(finding.saga))
            pytest.fail(f"{finding}; seed {number}, {engine.name()} engine; see {saga}")
