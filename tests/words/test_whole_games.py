"""Whole games can be read in every configuration, in both languages."""

from meadhall.arena.conformance import configurations
from meadhall.kernel.game import Game
from tests.words.reading import Reader, each_game, random_game


@each_game
def test_whole_games_can_be_read(game: Game) -> None:
    reader = Reader(game)
    for number, chosen in enumerate(configurations(game)):
        positions = random_game(game, chosen.players, chosen.settings, f"words {number}")
        reader.read(chosen.players, positions)
