"""The conformance suite over every game, number of players and option."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall import engine
from meadhall.arena.conformance import Finding, check_game, settings_of
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import Setting
from meadhall.kernel.saga import encode

SEEDS = 200

# Options that only say who begins need not be crossed with the others.
NOT_CROSSED = {"champions": ("first_player",)}


def configurations() -> Iterator[tuple[str, int, dict[str, Setting]]]:
    for game_id in game_ids():
        game = find_game(game_id)
        for players in range(game.min_players, game.max_players + 1):
            for settings in settings_of(game, NOT_CROSSED.get(game_id, ())):
                yield game_id, players, settings


def name(value: object) -> str:
    if isinstance(value, dict):
        return "+".join(f"{key}={setting}".lower() for key, setting in value.items())
    return str(value)


@pytest.mark.parametrize(("game_id", "players", "settings"), list(configurations()), ids=name)
def test_random_games_conform(
    game_id: str, players: int, settings: dict[str, Setting], tmp_path: Path
) -> None:
    game = find_game(game_id)
    for number in range(SEEDS):
        try:
            check_game(game, players, settings, seed=f"conformance {number}")
        except Finding as finding:
            saga = tmp_path / "finding.saga.json"
            saga.write_bytes(encode(finding.saga))
            pytest.fail(f"{finding}; seed {number}, {engine.name()} engine; see {saga}")
