"""Golden games: both engines have to play them move by move alike, today and tomorrow.

When the rules are meant to change, ``python -m tests.conformance.test_golden`` writes them anew.
"""

import json
from pathlib import Path

from meadhall.arena.conformance import settings_of
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.saga import Recorder

FILE = Path(__file__).parent / "golden.json"


def play_golden_games() -> dict[str, str]:
    """For every game, number of players and combination of options: the last link of a saga."""
    links: dict[str, str] = {}
    for game_id in game_ids():
        game = find_game(game_id)
        for players in range(game.min_players, game.max_players + 1):
            for settings in settings_of(game):
                try:
                    recorder = Recorder(game, players, settings, "golden")
                except ValueError:
                    continue  # This combination is not for so few players.
                dice = Dice.from_seed("golden moves", streams=1)
                while seats := recorder.state.deciders():
                    seat = seats[dice.below(0, len(seats))]
                    moves = recorder.state.moves(seat)
                    recorder.play(seat, moves[dice.below(0, len(moves))])
                name = " ".join([game_id, str(players), *map(str, settings.values())])
                links[name] = recorder.saga.moves[-1].link
    return links


def test_golden_games_are_played_alike() -> None:
    assert play_golden_games() == json.loads(FILE.read_text())


if __name__ == "__main__":
    FILE.write_text(json.dumps(play_golden_games(), indent=1) + "\n")
