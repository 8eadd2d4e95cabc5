"""Golden games: both engines must play them the same move by move, today and tomorrow.

When the rules are meant to change, ``python -m tests.conformance.test_golden`` rewrites them.
"""

import json
from pathlib import Path

from meadhall.arena.conformance import configurations
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.saga import Recorder

FILE = Path(__file__).parent / "golden.json"


def play_golden_games() -> dict[str, str]:
    """For every game, number of players and set of options: the last link of a saga."""
    links: dict[str, str] = {}
    for game in map(find_game, game_ids()):
        for played in configurations(game):
            recorder = Recorder(game, played.players, played.settings, "golden")
            dice = Dice.from_seed("golden moves", streams=1)
            while seats := recorder.state.deciders():
                seat = seats[dice.below(0, len(seats))]
                moves = recorder.state.moves(seat)
                recorder.play(seat, moves[dice.below(0, len(moves))])
            links[str(played)] = recorder.saga.moves[-1].link
    return links


def test_golden_games_are_played_alike() -> None:
    assert play_golden_games() == json.loads(FILE.read_text())


if __name__ == "__main__":
    FILE.write_text(json.dumps(play_golden_games(), indent=1) + "\n")
