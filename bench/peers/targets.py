"""What the engine is held to: for each of our games, in one session."""

import msgspec

from bench.peers.races import CATAN_4, CATAN_4_COPY, SEARCH_IN_CPP, SEARCH_IN_PYTHON
from bench.peers.result import Result


class Target(msgspec.Struct, frozen=True):
    """A rate, or its ratio to another rate. The names of runners contain {game}."""

    title: str
    least: float
    race: str
    runner: str
    reference: str | None = None
    is_of_choices: bool = False
    """Whether decisions with a single choice are left out on both sides."""
    is_of_rollouts: bool = False
    """Whether the decisions of rollouts are compared instead of simulations."""

    def reached(self, result: Result, game: str) -> float | None:
        """What one of our games reached; None if it was not measured."""
        runner = self.runner.format(game=game)
        if self.reference is not None and self.is_of_choices:
            return result.ratio_of_choices(runner, self.reference.format(game=game))
        if self.reference is not None and self.is_of_rollouts:
            return result.ratio_of_rollouts(runner, self.reference.format(game=game))
        if self.reference is not None:
            return result.ratio(self.race, runner, self.reference.format(game=game))
        figure = result.figure(self.race, runner)
        return None if figure is None else figure.median


TARGETS = (
    Target(
        "random play compiled, times Catanatron",
        20,
        "play",
        "compiled play.{game}",
        CATAN_4.id,
    ),
    Target(
        "random play interpreted, times Catanatron",
        3,
        "play",
        "interpreted play.{game}",
        CATAN_4.id,
    ),
    Target(
        "compiled, decisions with a choice only, times Catanatron",
        20,
        "play",
        "compiled play.{game}",
        CATAN_4.id,
        is_of_choices=True,
    ),
    Target(
        "interpreted, decisions with a choice only, times Catanatron",
        3,
        "play",
        "interpreted play.{game}",
        CATAN_4.id,
        is_of_choices=True,
    ),
    Target(
        "random play compiled, times interpreted",
        5,
        "play",
        "compiled play.{game}",
        "interpreted play.{game}",
    ),
    Target(
        "copies compiled, times Catanatron",
        12,
        "copies",
        "compiled copies.{game}",
        CATAN_4_COPY.id,
    ),
    Target(
        "copies interpreted, times Catanatron",
        5,
        "copies",
        "interpreted copies.{game}",
        CATAN_4_COPY.id,
    ),
    Target(
        "tree search compiled, times OpenSpiel's in Python",
        5,
        "search",
        "compiled search.{game}.start",
        SEARCH_IN_PYTHON.id,
    ),
    Target(
        "decisions of rollouts compiled, times OpenSpiel's C++ search",
        3,
        "search",
        "compiled search.{game}.start",
        SEARCH_IN_CPP.id,
        is_of_rollouts=True,
    ),
    Target(
        "PettingZoo steps a second, `raw_env`, compiled",
        15_000,
        "pettingzoo",
        "compiled pettingzoo.{game}.raw",
    ),
    Target(
        "PettingZoo steps a second, `env`, compiled",
        15_000,
        "pettingzoo",
        "compiled pettingzoo.{game}.env",
    ),
    Target(
        "`VectorTables` steps a second and core",
        100_000,
        "vector",
        "compiled vector.{game}.tables",
    ),
    Target(
        "`VectorTables`, times PettingZoo's wrapper from views",
        5,
        "vector",
        "compiled vector.{game}.tables",
        "compiled vector.{game}.views",
    ),
    Target(
        "OpenSpiel decisions a second, sampled chance, compiled",
        70_000,
        "open_spiel",
        "compiled open_spiel.{game}.sampled",
    ),
    Target(
        "OpenSpiel decisions a second, explicit chance, compiled",
        70_000,
        "open_spiel",
        "compiled open_spiel.{game}.explicit",
    ),
    Target(
        "random play with a listener compiled, times without",
        0.8,
        "events",
        "compiled events.{game}.on",
        "compiled events.{game}.off",
    ),
    Target(
        "random play with a listener interpreted, times without",
        0.8,
        "events",
        "interpreted events.{game}.on",
        "interpreted events.{game}.off",
    ),
)
