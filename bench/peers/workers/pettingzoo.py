"""PettingZoo: its own classic games, in the wrappers that its ``env`` puts around them."""

from importlib import import_module
from typing import Any

from bench.peers.workers.answering import Pick, Piece, Worker, at_random, serve
from bench.peers.workers.loops import play_environment


class PettingZoo(Worker):
    packages = ("pettingzoo",)

    def piece(self, kind: str, game: str, variant: str) -> Piece:
        environment = make(game)
        return lambda: play_environment(environment, at_random)

    def play(self, game: str, pick: Pick) -> None:
        play_environment(make(game), pick)


def make(game: str) -> Any:
    return import_module(f"pettingzoo.classic.{game}").env()


if __name__ == "__main__":
    serve(PettingZoo())
