"""Pgx: its games in JAX, many at once, compiled for the processor.

A step of all games, the random choice of their actions and the restart of finished ones are one
compiled function; it returns the observations and masks, so that none of it is left out.
"""

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pgx
from pgx.experimental.wrappers import auto_reset

from bench.peers.workers.answering import GAMES_AT_ONCE, Pick, Piece, Worker, serve

SEED = 1


class Pgx(Worker):
    packages = ("pgx", "jax")

    def __init__(self) -> None:
        super().__init__()
        self._seeds = count()

    def piece(self, kind: str, game: str, variant: str) -> Piece:
        environment = pgx.make(game)
        take_step = stepping(environment)
        key = jax.random.PRNGKey(SEED)
        state = jax.jit(jax.vmap(environment.init))(jax.random.split(key, GAMES_AT_ONCE))

        def step() -> int:
            nonlocal state, key
            state, key = take_step(state, key)
            jax.block_until_ready(state.observation)
            return GAMES_AT_ONCE

        return step

    def _key(self) -> Any:
        """What ``PRNGKey`` makes of a number, without its detour through JAX."""
        return np.array([0, next(self._seeds)], np.uint32)

    def play(self, game: str, pick: Pick) -> None:
        begin, step = functions(game)
        state = begin(self._key())
        while not bool(state.terminated):
            action = int(pick(np.flatnonzero(state.legal_action_mask).tolist()))
            state = step(state, action, self._key())


@cache
def functions(game: str) -> tuple[Any, Any]:
    """How a single game begins and goes on, compiled once."""
    environment = pgx.make(game)
    return jax.jit(environment.init), jax.jit(environment.step)


def stepping(environment: Any) -> Callable[[Any, Any], tuple[Any, Any]]:
    """The compiled function that takes one random step in every game."""
    step = jax.vmap(auto_reset(environment.step, environment.init))

    def take_step(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, playing = jax.random.split(key, 3)
        likely = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, likely, axis=1)
        return step(state, actions, jax.random.split(playing, GAMES_AT_ONCE)), key

    compiled: Callable[[Any, Any], tuple[Any, Any]] = jax.jit(take_step)
    return compiled


if __name__ == "__main__":
    serve(Pgx())
