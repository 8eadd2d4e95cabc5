"""The benchmark of environments: it measures all games, and says it as a table or as JSON."""

import msgspec
import pytest

from bench import vector
from meadhall.kernel.catalogue import game_ids

QUICKLY = ("--games", "3", "--rounds", "1", "--many", "20")


@pytest.fixture(autouse=True)
def _measure_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector, "SECONDS", 0.01)
    monkeypatch.setattr(vector, "STATES", 2)


def test_it_measures_speed_and_size(capsys: pytest.CaptureFixture[str]) -> None:
    assert vector.main([*QUICKLY, "--json"]) == 0
    report = msgspec.json.decode(capsys.readouterr().out, type=vector.Report)
    assert [found.game for found in report.measured] == list(game_ids())
    for found in report.measured:
        assert found.speed.vector > 0
        assert found.speed.times() == found.speed.vector / found.speed.from_views
        # Each game has its row in the arrays, and the observation alone is two bytes an entry.
        assert found.size.arrays > 20 * (2 * found.observation + found.actions)
        assert 1_000 < found.size.state < 1_000_000
        assert found.size.environment >= 0


def test_it_prints_tables() -> None:
    speed = vector.Speed(from_views=20_000, pettingzoo=50_000, vector=150_000)
    size = vector.Size(state=12_345, arrays=19_000_000, environment=250_000_000)
    measured = [vector.Measured("chess", 800, 160, speed, size)]
    text = vector.render(vector.Report("compiled", "3.11.7", "x86_64", 3, 256, 10_000, measured))
    assert "| chess | 20,000 | 50,000 | 150,000 | 7.5 |" in text
    assert "| chess | 800 | 160 | 12.3 | 19 | 250 |" in text
    assert "10,000 games" in text
