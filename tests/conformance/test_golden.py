"""Golden games: both engines must play them the same move by move, today and tomorrow.

When the rules are meant to change, ``python -m tests.conformance.test_golden`` rewrites them.
"""

import json
from pathlib import Path

import pytest

from meadhall.arena.conformance import configurations
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.saga import Recorder

FILE = Path(__file__).parent / "golden.json"


def play_golden_games(game_id: str) -> dict[str, str]:
    """For every number of players and set of options: the last link of a saga."""
    links: dict[str, str] = {}
    game = find_game(game_id)
    for played in configurations(game):
        recorder = Recorder(game, played.players, played.settings, "golden")
        dice = Dice.from_seed("golden moves", streams=1)
        while seats := recorder.state.deciders():
            seat = seats[dice.below(0, len(seats))]
            moves = recorder.state.moves(seat)
            recorder.play(seat, moves[dice.below(0, len(moves))])
        links[str(played)] = recorder.saga.moves[-1].link
    return links


def stored(game_id: str) -> dict[str, str]:
    links: dict[str, str] = json.loads(FILE.read_text())
    return {played: link for played, link in links.items() if played.split()[0] == game_id}


def test_every_golden_game_is_of_a_game_that_is_played() -> None:
    assert sum(len(stored(game_id)) for game_id in game_ids()) == len(json.loads(FILE.read_text()))


@pytest.mark.parametrize("game_id", game_ids())
def test_played_alike(game_id: str) -> None:
    assert play_golden_games(game_id) == stored(game_id)


if __name__ == "__main__":
    every = {key: link for one in game_ids() for key, link in play_golden_games(one).items()}
    FILE.write_text(json.dumps(every, indent=1) + "\n")
