"""A game of another package, for learning programs: nothing about it stands in the adapters."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.kernel import catalogue

pytest.importorskip("numpy")
import numpy as np

PACKAGE = Path(__file__).parents[2] / "examples" / "hnefatafl"
MOVES = 60


@pytest.fixture(autouse=True)
def _guest(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(catalogue.PACKAGES, str(PACKAGE))
    catalogue.forget()
    yield
    monkeypatch.undo()
    catalogue.forget()


def first(mask: object) -> int:
    return int(np.flatnonzero(np.asarray(mask))[0])


def test_pettingzoo_plays_it() -> None:
    pytest.importorskip("pettingzoo")
    from meadhall.adapters.pettingzoo import env

    table = env("hnefatafl", 2)
    table.reset(seed=1)
    shapes = set()
    for _ in table.agent_iter(MOVES):
        seen, _, ended, cut, _ = table.last()
        shapes.add(seen["observation"].shape)
        table.step(None if ended or cut else first(seen["action_mask"]))
    assert len(shapes) == 1


def test_gymnasium_plays_it_to_the_end() -> None:
    pytest.importorskip("gymnasium")
    from meadhall.adapters.gymnasium import SeatEnv

    seat = SeatEnv("hnefatafl", seat=0, opponents=["greedy"], options={"board": "brandubh"})
    seen, info = seat.reset(seed=1)
    reward, ended = 0.0, False
    while not ended:
        assert seat.observation_space.contains(seen)
        seen, reward, ended, _, info = seat.step(np.int64(first(info["action_mask"])))
    assert reward != 0.0


def test_many_tables_at_once_play_it() -> None:
    pytest.importorskip("gymnasium")
    from meadhall.adapters.vector import VectorTables

    tables = VectorTables("hnefatafl", num_envs=3, players=2)
    seen, info = tables.reset(seed=1)
    for _ in range(MOVES):
        seen, _, _, _, info = tables.step(np.array([first(mask) for mask in info["action_mask"]]))
        assert len(seen) == 3
    tables.close()


PLAYED_BY_OPEN_SPIEL = """
import pyspiel
from meadhall.adapters import open_spiel
state = pyspiel.load_game("python_meadhall_hnefatafl").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
print(state.returns())
"""


def test_open_spiel_plays_it_to_the_end() -> None:
    """In a process of its own: OpenSpiel knows only the games that were there when it was asked."""
    pytest.importorskip("pyspiel")
    done = subprocess.run(
        [sys.executable, "-c", PLAYED_BY_OPEN_SPIEL], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] in ("[1.0, -1.0]", "[-1.0, 1.0]", "[1.0, 0.0]")
