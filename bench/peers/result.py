"""What a session found, as stored: the rates of every round, from which all else follows."""

import os
import platform
import re
import shlex
import subprocess
import sysconfig
from pathlib import Path
from statistics import median

import msgspec

from meadhall import engine
from meadhall.cli.errors import Refusal
from meadhall.cli.files import read
from meadhall.cli.measure import Figure

DIGITS = 4
"""How many digits of a stored number are significant; the rest would be noise."""


class Complexity(msgspec.Struct, frozen=True):
    """What a random game is like."""

    decisions: float
    """Decisions in a game, of all players."""
    choices: float
    """Choices at a decision, on average."""
    forced: float
    """The share of the decisions with a single choice."""


class Weight(msgspec.Struct, frozen=True):
    """Bytes."""

    state: int
    arrays: int
    """The arrays of a vector environment."""
    environment: int
    """What a process takes for that environment: arrays, positions, everything."""


class Machine(msgspec.Struct, frozen=True):
    processor: str
    cores: int
    python: str
    compiler: str
    is_one_core: bool
    """Whether every worker was bound to the same core."""
    is_profiled: bool = False
    """Whether our engine was compiled with a profile."""


class Result(msgspec.Struct):
    rounds: int
    seconds: float
    machine: Machine
    versions: dict[str, str] = {}
    left_out: dict[str, str] = {}
    """Who or what could not take part, with the reason."""
    rates: dict[str, dict[str, list[float]]] = {}
    """Units of work per second: by race and runner, round by round."""
    complexity: dict[str, Complexity] = {}
    """Complexity by runner of the races ``play`` and ``vector``."""
    rollouts: dict[str, float] = {}
    """Decisions of a simulation beyond the tree, by runner of the race ``search``."""
    starts: dict[str, list[float]] = {}
    """Seconds from nothing to a game, by title, round by round."""
    memory: dict[str, float] = {}
    """Bytes per copy, by runner of the race ``copies``."""
    weights: dict[str, Weight] = {}
    """What a vector environment takes, by runner of the race ``vector``."""

    def figure(self, race: str, runner: str) -> Figure | None:
        """How fast a runner was; None if it was not measured."""
        rates = self.rates.get(race, {}).get(runner)
        return Figure.of(rates) if rates else None

    def ratio(self, race: str, runner: str, reference: str) -> float | None:
        """How many times as fast as the reference: the median of the rounds' ratios.

        >>> result = Result(3, 0.1, Machine("", 1, "", "", True))
        >>> result.rates["play"] = {"a": [10.0, 20.0, 5.0], "b": [40.0, 60.0, 20.0]}
        >>> result.ratio("play", "b", "a"), result.ratio("play", "b", "c")
        (4.0, None)
        """
        rates = self.rates.get(race, {})
        if runner not in rates or reference not in rates:
            return None
        pairs = zip(rates[runner], rates[reference], strict=True)
        return median(mine / theirs for mine, theirs in pairs)

    def ratio_of_choices(self, runner: str, reference: str) -> float | None:
        """The same in the race ``play``, counting only decisions with more than one choice."""
        ratio = self.ratio("play", runner, reference)
        mine, theirs = self.complexity.get(runner), self.complexity.get(reference)
        if ratio is None or mine is None or theirs is None or theirs.forced == 1:
            return None
        return ratio * (1 - mine.forced) / (1 - theirs.forced)

    def ratio_of_rollouts(self, runner: str, reference: str) -> float | None:
        """The same in the race ``search``, counting decisions of rollouts instead of simulations.

        >>> result = Result(1, 0.1, Machine("", 1, "", "", True))
        >>> result.rates["search"] = {"a": [900.0], "b": [1800.0]}
        >>> result.rollouts |= {"a": 100.0, "b": 150.0}
        >>> result.ratio_of_rollouts("b", "a"), result.ratio_of_rollouts("c", "a")
        (3.0, None)
        """
        ratio = self.ratio("search", runner, reference)
        mine, theirs = self.rollouts.get(runner), self.rollouts.get(reference)
        if ratio is None or mine is None or not theirs:
            return None
        return ratio * mine / theirs


def rounded(figure: float) -> float:
    """Round to the digits that are stored.

    >>> rounded(123456.7), rounded(0.0123456)
    (123500.0, 0.01235)
    """
    return float(f"{figure:.{DIGITS}g}")


def encode(result: Result) -> bytes:
    """Encode readably, with each row of numbers on a line of its own."""
    text = msgspec.json.format(msgspec.json.encode(result), indent=1).decode()
    return re.sub(r"\[[^]]*\]", lambda row: re.sub(r"\s+", "", row[0]), text).encode() + b"\n"


def read_result(file: Path) -> Result:
    try:
        return msgspec.json.decode(read(file), type=Result)
    except msgspec.DecodeError as error:
        raise Refusal(f"{file} is no result of this command: {error}") from error


def describe_machine(is_one_core: bool) -> Machine:
    return Machine(
        processor=processor(),
        cores=os.cpu_count() or 1,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        compiler=compiler(),
        is_one_core=is_one_core,
        is_profiled=not engine.why_not_compiled(engine.PACKAGE, engine.PROFILED),
    )


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    for line in lines:
        name, _, value = line.partition(":")
        if name.strip() == "model name":
            return value.strip()
    return platform.processor() or platform.machine()


def compiler() -> str:
    """The name and version of the C compiler, without what its packager adds."""
    command = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    try:
        said = subprocess.run(
            [command, "-dumpfullversion"], capture_output=True, text=True, check=False
        )
    except OSError:
        return "none"
    return f"{command} {said.stdout.strip()}"
