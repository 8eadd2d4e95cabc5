import json
from functools import partial

import pytest

from meadhall import engine
from meadhall.cli.measure import measure, position_half_way, size_of
from meadhall.kernel.catalogue import find_game
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.cli.bench.measure", partial(measure, rounds=2, seconds=0.01))


def test_bench_as_json(meadhall: Run) -> None:
    outcome = meadhall("bench", "champions", "--json")
    printed = json.loads(outcome.out)
    figures = printed["games"]["champions"]
    assert printed["engine"] == engine.name()
    assert figures["bytes_per_state"] > 1000
    for name in ("decisions_per_second", "copies_per_second", "milliseconds_per_game"):
        figure = figures[name]
        assert 0 < figure["lowest"] <= figure["median"] <= figure["highest"]


def test_bench_of_all_games(meadhall: Run) -> None:
    outcome = meadhall("bench")
    assert outcome.code == 0
    assert "champions, 3 players" in outcome.out
    assert "decisions per second" in outcome.out


def test_a_copy_is_as_large_as_its_original() -> None:
    state = position_half_way(find_game("champions"), 3).copy()
    assert size_of(state) == size_of(state.copy())
