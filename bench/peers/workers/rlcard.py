"""RLCard: its card games through ``env.step``."""

from typing import Any

import rlcard

from bench.peers.workers.answering import Pick, Piece, Worker, at_random, serve


class RLCard(Worker):
    packages = ("rlcard",)

    def piece(self, kind: str, game: str, variant: str) -> Piece:
        environment = rlcard.make(game)
        return lambda: play(environment, at_random)

    def play(self, game: str, pick: Pick) -> None:
        play(rlcard.make(game), pick)


def play(environment: Any, pick: Pick) -> int:
    state, _ = environment.reset()
    decisions = 0
    while not environment.is_over():
        state, _ = environment.step(pick(list(state["legal_actions"])))
        decisions += 1
    return decisions


if __name__ == "__main__":
    serve(RLCard())
