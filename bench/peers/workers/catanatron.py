"""Catanatron: Catan with random players, whole games by ``Game.play``."""

from collections.abc import Callable
from itertools import count
from typing import Any

from catanatron import Color, Game, RandomPlayer

from bench.peers.workers.answering import Pick, Piece, Worker, serve

PLAYERS = {"catan_2": 2, "catan_4": 4}
SEED_HALF_WAY = 1


class Catanatron(Worker):
    packages = ("catanatron",)

    def __init__(self) -> None:
        super().__init__()
        self._seeds = count(1)

    def _new(self, game: str, seed: int) -> Any:
        players = [RandomPlayer(color) for color in list(Color)[: PLAYERS[game]]]
        return Game(players, seed=seed)

    def piece(self, kind: str, game: str, variant: str) -> Piece:
        def play() -> int:
            played = self._new(game, next(self._seeds))
            played.play()
            return len(played.state.actions)

        return play

    def play(self, game: str, pick: Pick) -> None:
        new = self._new(game, next(self._seeds))
        new.play(decide_fn=lambda player, game, actions: pick(actions))

    def copier(self, game: str) -> Callable[[], object]:
        """A copy includes the log of actions, so it matters how long the game has lasted."""
        whole = self._new(game, SEED_HALF_WAY)
        whole.play()
        half = self._new(game, SEED_HALF_WAY)
        for _ in range(len(whole.state.actions) // 2):
            half.play_tick()
        return half.copy  # type: ignore[no-any-return]


if __name__ == "__main__":
    serve(Catanatron())
