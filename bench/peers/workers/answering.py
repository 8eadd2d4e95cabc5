"""What all workers written in Python share: they answer questions, one line each.

A worker stays alive for a whole session and answers every line of its input with one line of JSON:

- ``versions``: the versions of the packages it runs;
- ``measure TASK SECONDS``: repeat the task for at least this long: ``units`` of work done, and the
  ``seconds`` they took. They are seconds of the worker's own processor time, so that other work on
  the same processor matters as little as possible;
- ``watch TASK GAMES``: play this many games and count: ``decisions`` in a game, ``choices`` at a
  decision on average, and the share of decisions that were ``forced``, with a single choice;
- ``rollout TASK``: how many ``decisions`` a simulation of this search makes on its way to the end;
- ``hold TASK COUNT``: hold this many copies at once; the ``bytes`` by which each made us grow;
- ``weigh TASK GAMES``: the bytes of a ``state``, of the ``arrays`` of a vector environment with
  this many games, and of the whole ``environment``.

What cannot be done is answered with ``error``, a sentence. A task is a word with dots:
``play.backgammon``.
"""

import gc
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from random import random, seed
from typing import Any, TypeVar

T = TypeVar("T")

Pick = Callable[[Sequence[Any]], Any]
"""Picks one of several choices."""

Piece = Callable[[], int]
"""Does a bit of work and returns how many units it was."""

SIMULATIONS = 100
"""The most simulations of a tree search for one decision."""

GAMES_AT_ONCE = 256
"""The games of a vector environment."""

SEARCHES_TO_WATCH = 5
COPIES_IN_PIECE = 100
HELD_BEFORE = 200
"""How many copies use up the memory left over from earlier work, and are not counted."""


def at_random(choices: Sequence[T]) -> T:
    return choices[int(random() * len(choices))]


class Worker:
    """A library that plays games; each peer has a subclass."""

    packages: tuple[str, ...] = ()

    def __init__(self) -> None:
        self._pieces: dict[str, Piece] = {}

    # What a subclass implements

    def piece(self, kind: str, game: str, variant: str) -> Piece:
        """The work that a task stands for."""
        raise NotImplementedError(f"there is no task {kind}")

    def play(self, game: str, pick: Pick) -> None:
        """Play one whole game, every decision by ``pick``."""
        raise NotImplementedError(f"{game} cannot be watched")

    def copier(self, game: str) -> Callable[[], object]:
        """Copies a position half-way through a random game."""
        raise NotImplementedError(f"{game} cannot be copied")

    def rollout(self, game: str, variant: str) -> float:
        """How many decisions a simulation makes beyond the tree."""
        raise NotImplementedError(f"{game} is not searched")

    def weigh(self, game: str, games: int) -> dict[str, int]:
        """What a vector environment takes."""
        raise NotImplementedError(f"{game} is not played many at once")

    # Answering

    def answer(self, question: str) -> dict[str, Any]:
        try:
            match question.split():
                case ["versions"]:
                    return dict(installed(self.packages))
                case ["measure", task, seconds]:
                    return self._measure(task, float(seconds))
                case ["watch", task, games]:
                    return self._watch(task, int(games))
                case ["rollout", task]:
                    _, game, variant = parts(task)
                    return {"decisions": self.rollout(game, variant)}
                case ["hold", task, count]:
                    return self._hold(task, int(count))
                case ["weigh", task, games]:
                    _, game, _ = parts(task)
                    return self.weigh(game, int(games))
            return {"error": f"{question!r} is no question"}
        except Exception as error:
            return {"error": f"{type(error).__name__}: {error}"}

    def _measure(self, task: str, seconds: float) -> dict[str, Any]:
        if task not in self._pieces:
            self._pieces[task] = self._prepare(task)
            self._pieces[task]()  # The first time also pays for what is kept afterwards.
        piece = self._pieces[task]
        units = 0
        began = time.process_time()
        while True:
            units += piece()
            spent = time.process_time() - began
            if spent >= seconds:
                return {"units": units, "seconds": spent}

    def _prepare(self, task: str) -> Piece:
        kind, game, variant = parts(task)
        return (
            copying(self._half_way(game)) if kind == "copies" else self.piece(kind, game, variant)
        )

    def _half_way(self, game: str) -> Callable[[], object]:
        """The same position in every session, as far as the peer lets us."""
        seed("peers")
        return self.copier(game)

    def _watch(self, task: str, games: int) -> dict[str, Any]:
        _, game, _ = parts(task)
        seen: list[int] = []

        def watching(choices: Sequence[T]) -> T:
            seen.append(len(choices))
            return at_random(choices)

        for _ in range(games):
            self.play(game, watching)
        return {
            "decisions": len(seen) / games,
            "choices": sum(seen) / len(seen),
            "forced": seen.count(1) / len(seen),
        }

    def _hold(self, task: str, count: int) -> dict[str, Any]:
        _, game, _ = parts(task)
        copy = self._half_way(game)
        held = [copy() for _ in range(HELD_BEFORE)]
        gc.collect()
        before = resident_bytes()
        held += [copy() for _ in range(count)]
        grown = resident_bytes() - before
        assert len(held) == HELD_BEFORE + count
        return {"bytes": grown / count}


def installed(packages: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The installed ones of these packages, with their versions."""
    for package in packages:
        with suppress(metadata.PackageNotFoundError):
            yield package, metadata.version(package)


def parts(task: str) -> tuple[str, str, str]:
    """The kind, game and variant of a task.

    >>> parts("play.backgammon"), parts("search.backgammon.python")
    (('play', 'backgammon', ''), ('search', 'backgammon', 'python'))
    """
    kind, _, rest = task.partition(".")
    game, _, variant = rest.partition(".")
    return kind, game, variant


def copying(copy: Callable[[], object]) -> Piece:
    """Check the clock only once in a hundred copies."""

    def piece() -> int:
        for _ in range(COPIES_IN_PIECE):
            copy()
        return COPIES_IN_PIECE

    return piece


def resident_bytes() -> int:
    """The memory that this process currently occupies."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def serve(worker: Worker) -> None:
    """Answer until nobody asks any more."""
    # A library that prints must not spoil the answers.
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        answers.write(json.dumps(worker.answer(line)) + "\n")
        answers.flush()
