"""Our own games, with their usual number of players, by the engine of ``MEADHALL_ENGINE``.

Random play is measured twice: whole games by ``play_randomly``, a single call from Python as
Catanatron's ``Game.play`` is; and move by move from a loop in Python, as OpenSpiel is driven.
"""

from collections.abc import Callable
from itertools import count
from typing import Any

from bench.peers.workers.answering import (
    GAMES_AT_ONCE,
    SEARCHES_TO_WATCH,
    SIMULATIONS,
    Pick,
    Piece,
    Worker,
    at_random,
    serve,
)
from bench.peers.workers.loops import play_environment, play_state
from meadhall.bots.seen import Seen
from meadhall.bots.tree import NO_TIME_LIMIT, Tree
from meadhall.cli.defaults import usual_players
from meadhall.cli.measure import position_half_way
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.evaluation import TO_THE_END
from meadhall.kernel.events import Event
from meadhall.kernel.game import Game
from meadhall.kernel.playout import play_randomly
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State


class CountingPolicy(Policy):
    """Has no preferences, and counts its decisions."""

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        self.decisions += 1
        return super().choose(world, seat, moves, dice)


class Meadhall(Worker):
    packages = ("meadhall", "pettingzoo", "open_spiel")

    def __init__(self) -> None:
        super().__init__()
        self._seeds = count()

    def _seed(self) -> str:
        return f"peers/{next(self._seeds)}"

    def _new(self, game: Game) -> State:
        state: State = game.new(usual_players(game), {}, self._seed())
        return state

    def piece(self, kind: str, game: str, variant: str) -> Piece:
        found = find_game(game)
        match kind:
            case "play":
                return lambda: play_randomly(self._new(found), self._dice())
            case "moves":
                return lambda: play_moves(self._new(found), at_random)
            case "events":
                return lambda: self._play_watched(found, is_heard=variant == "on")
            case "search":
                position = self._position(found, variant)
                return lambda: self._search(found, position(), Policy()).simulations
            case "pettingzoo":
                environment = pettingzoo(found, variant)
                return lambda: play_environment(environment, at_random)
            case "open_spiel":
                loaded = open_spiel(found, variant)
                return lambda: play_state(loaded.new_initial_state(), at_random)
            case "vector":
                return many_games(found, variant)
        raise NotImplementedError(f"there is no task {kind}")

    def _dice(self) -> Dice:
        return Dice.from_seed(f"{self._seed()}/bot", streams=1)

    def play(self, game: str, pick: Pick) -> None:
        play_moves(self._new(find_game(game)), pick)

    def copier(self, game: str) -> Callable[[], object]:
        found = find_game(game)
        return position_half_way(found, usual_players(found)).copy

    def _play_watched(self, game: Game, is_heard: bool) -> int:
        """Play decision by decision; if there is a listener, events are discarded at once."""
        state = self._new(game)
        dice = self._dice()
        heard: list[Event] = []
        if is_heard:
            state.listen(heard)
        decisions = 0
        while play_randomly(state, dice, limit=1):
            heard.clear()
            decisions += 1
        return decisions

    def _position(self, game: Game, variant: str) -> Callable[[], State]:
        """Where searches begin: each at the start of a new game, or all in the same mid-game."""
        if variant == "start":
            return lambda: self._new(game)
        return position_half_way(game, usual_players(game)).copy

    def _search(self, game: Game, state: State, policy: Policy) -> Tree:
        """Our bots' search, but with random play to the very end of the game.

        Worlds are dealt for it as they are for a bot, which is part of the cost.
        """
        seat = state.deciders()[0]
        seen = Seen(game, state, seat, self._dice())
        tree = Tree(game, seat, seen.moves, policy, TO_THE_END)
        tree.grow(seen.deal, seen.dice, SIMULATIONS, NO_TIME_LIMIT)
        return tree

    def weigh(self, game: str, games: int) -> dict[str, int]:
        from bench.vector import weigh

        state, arrays, environment = weigh(game, games)
        return {"state": state, "arrays": arrays, "environment": environment}

    def rollout(self, game: str, variant: str) -> float:
        found = find_game(game)
        position = self._position(found, variant)
        policy = CountingPolicy()
        simulations = 0
        for _ in range(SEARCHES_TO_WATCH):
            simulations += self._search(found, position(), policy).simulations
        return policy.decisions / simulations


def play_moves(state: State, pick: Pick) -> int:
    decisions = 0
    while deciders := state.deciders():
        seat = deciders[0]
        state.play(seat, pick(state.moves(seat)))
        decisions += 1
    return decisions


def pettingzoo(game: Game, variant: str) -> Any:
    from meadhall.adapters.pettingzoo import env, raw_env

    return (raw_env if variant == "raw" else env)(game.id, usual_players(game))


def many_games(game: Game, variant: str) -> Piece:
    """Steps of a vector environment, or as many of PettingZoo's with observations from views."""
    from bench.vector import single_steps, vector_steps
    from meadhall.adapters.vector import VectorTables

    if variant == "views":
        return single_steps(game.id, is_from_views=True)
    return vector_steps(VectorTables(game.id, GAMES_AT_ONCE, usual_players(game)))


def open_spiel(game: Game, variant: str) -> Any:
    import pyspiel

    import meadhall.adapters.open_spiel

    prefix = meadhall.adapters.open_spiel.PREFIX
    players = usual_players(game)
    return pyspiel.load_game(f"{prefix}{game.id}(players={players},chance={variant})")


if __name__ == "__main__":
    serve(Meadhall())
