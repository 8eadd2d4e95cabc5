"""Random games of all sizes and with all modules, examined choice by choice."""

import pytest

from meadhall.arena.conformance import Finding, check_game
from meadhall.games.last_aurora import GAME
from meadhall.kernel.game import WrongSetting
from tests.rules import rule

EVERYTHING: dict[str, object] = {
    "exploration_deck": True,
    "asgaror_clan": True,
    "crews": "random",
    "stories": True,
    "player_versus_player": True,
    "mine": True,
}
GAMES: list[dict[str, object]] = [
    {},
    {"map": "beta"},
    {"exploration_deck": True},
    {"asgaror_clan": True},
    {"crews": "random"},
    {"crews": "draft"},
    {"stories": True},
    {"player_versus_player": True},
    {"mine": True},
    {"hurried_ship": True},
    {"exploration_deck": True, "stories": True, "map": "beta"},
    {"asgaror_clan": True, "player_versus_player": True},
    {"crews": "draft", "stories": True, "player_versus_player": True},
    EVERYTHING,
    {**EVERYTHING, "map": "beta", "crews": "draft", "hurried_ship": True},
]


def examine(players: int, options: dict[str, object], seed: str) -> None:
    """Against the Automa it is no fault that nobody wins."""
    try:
        check_game(GAME, players, options, seed)
    except Finding as finding:
        if players > 1 or str(finding) != "nobody has won":
            raise


@rule("LFS-MOD-01", "LAU-OPT-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", GAMES, ids=lambda options: "+".join(options) or "base")
def test_every_game_can_be_played_to_its_end(players: int, options: dict[str, object]) -> None:
    examine(players, options, "first")


@rule("LAU-AUTO-12")
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_the_automa_plays_at_all_its_levels(level: str) -> None:
    examine(1, {"automa": level}, "level")


@rule("LAU-AUTO-12")
def test_the_level_of_the_automa_is_no_option_for_several_players() -> None:
    with pytest.raises(WrongSetting, match="one player"):
        GAME.new(2, {"automa": "hard"}, "wrong")
