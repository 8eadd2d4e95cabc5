import json
from functools import partial
from pathlib import Path

import msgspec
import pytest

from meadhall import engine
from meadhall.cli.comparison import Verdict, by_the_yardstick, compare
from meadhall.cli.measure import (
    QUANTITIES,
    Figure,
    Measurement,
    Run,
    measure,
    play,
    play_and_listen,
    position_half_way,
    size_of,
)
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import Event
from meadhall.kernel.playout import play_randomly
from tests.cli.conftest import Run as Command


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.cli.bench.measure", partial(measure, rounds=2, seconds=0.01))


def measured(speed: float = 1.0, pace: float = 1.0, listening: float = 1.1) -> Measurement:
    """A game in five rounds that differ a little, for an engine and a machine of these speeds."""
    noise = [0.98, 1.0, 1.02, 0.99, 1.01]
    fast = speed * pace
    return Measurement(
        players=3,
        decisions_per_second=Figure.of([500_000 * fast * one for one in noise]),
        milliseconds_per_game=Figure.of([0.4 / fast / one for one in noise]),
        decisions_per_game=200.0,
        time_with_events=Figure.of([listening * one for one in noise]),
        copies_per_second=Figure.of([300_000 * fast * one for one in noise]),
        bytes_per_state=9_000,
        yardstick_per_second=Figure.of([4_000_000 * pace] * len(noise)),
    )


def run_of(**games: Measurement) -> Run:
    return Run("1.0", engine.name(), "3.11.7", games)


def verdicts(earlier: Measurement, now: Measurement) -> dict[str, str]:
    comparison = compare(run_of(champions=earlier), run_of(champions=now))
    changes = comparison.games["champions, 3 players"]
    return {name: change.verdict.value for name, change in changes.items()}


def write(path: Path, run: Run) -> str:
    path.write_bytes(msgspec.json.encode(run))
    return str(path)


def test_bench_as_json(meadhall: Command) -> None:
    outcome = meadhall("bench", "champions", "--json")
    printed = msgspec.json.decode(outcome.out, type=Run)
    figures = printed.games["champions"]
    assert printed.engine == engine.name()
    assert figures.bytes_per_state > 1000
    for figure in (figures.decisions_per_second, figures.copies_per_second):
        assert 0 < figure.lowest <= figure.median <= figure.highest
        assert len(figure.rounds) == 2


def test_bench_of_all_games(meadhall: Command) -> None:
    outcome = meadhall("bench")
    assert outcome.code == 0
    assert "champions, 3 players" in outcome.out
    assert "decisions per second" in outcome.out


def test_a_copy_is_as_large_as_its_original() -> None:
    state = position_half_way(find_game("champions"), 3).copy()
    assert size_of(state) == size_of(state.copy())


def test_a_listener_is_told_all_events_of_the_game_that_is_played_in_silence() -> None:
    game = find_game("champions")
    heard: list[Event] = []
    state = game.begin(3, {}, "seed")
    state.listen(heard)
    state.settle()
    decisions = play_randomly(state, Dice.from_seed("seed/bot", 1))
    assert decisions == play(game, 3, "seed")
    assert play_and_listen(game, 3, "seed") == len(heard) > 0


def test_an_engine_as_fast_as_before_is_the_same_on_a_slower_machine() -> None:
    assert set(verdicts(measured(), measured(pace=0.6)).values()) == {"same"}


def test_a_slower_engine_is_worse_even_on_a_faster_machine() -> None:
    found = verdicts(measured(), measured(speed=0.85, pace=1.5))
    assert found == {
        "decisions_per_second": "worse",
        "milliseconds_per_game": "worse",
        "time_with_events": "same",
        "copies_per_second": "worse",
        "bytes_per_state": "same",
    }


def test_a_faster_engine_is_better() -> None:
    found = verdicts(measured(), measured(speed=1.2))
    assert found["decisions_per_second"] == found["milliseconds_per_game"] == "better"


def test_what_grew_is_worse() -> None:
    larger = msgspec.structs.replace(measured(), bytes_per_state=12_000)
    assert verdicts(measured(), larger)["bytes_per_state"] == "worse"
    assert verdicts(measured(), measured(listening=1.4))["time_with_events"] == "worse"


def test_a_difference_within_the_spread_of_the_rounds_is_noise() -> None:
    restless = msgspec.structs.replace(
        measured(), copies_per_second=Figure.of([100_000, 400_000, 250_000, 200_000, 290_000])
    )
    assert verdicts(measured(), restless)["copies_per_second"] == Verdict.SAME.value


def test_a_duration_counts_in_turns_of_the_yardstick() -> None:
    [time] = [one for one in QUANTITIES if one.name == "milliseconds_per_game"]
    usual, slow = (by_the_yardstick(time, measured(pace=pace)) for pace in (1.0, 0.5))
    assert slow == pytest.approx(usual)


def test_what_only_one_run_has_is_named_and_the_rest_compared() -> None:
    earlier = run_of(champions=measured(), northgard=measured())
    more_players = msgspec.structs.replace(measured(), players=4)
    comparison = compare(earlier, run_of(champions=measured(), northgard=more_players))
    assert list(comparison.games) == ["champions, 3 players"]
    assert comparison.only_earlier == ["northgard, 3 players"]
    assert comparison.only_now == ["northgard, 4 players"]


@pytest.mark.parametrize(("speed", "code"), [(0.001, 0), (1000.0, 1)])
def test_the_exit_code_tells_whether_something_is_worse(
    meadhall: Command, tmp_path: Path, speed: float, code: int
) -> None:
    tiny = msgspec.structs.replace(measured(speed, listening=1000.0), bytes_per_state=10**6)
    file = write(tmp_path / "earlier.json", run_of(champions=tiny, gone=measured()))
    outcome = meadhall("bench", "champions", "--compare", file)
    assert outcome.code == code
    assert "champions, 3 players" in outcome.out
    assert f"Only in {file}: gone, 3 players." in outcome.out
    assert ("is clearly worse." in outcome.out) == bool(code)


def test_a_comparison_as_json_can_be_compared_with_in_turn(
    meadhall: Command, tmp_path: Path
) -> None:
    file = write(tmp_path / "earlier.json", run_of(champions=measured(speed=1000.0)))
    printed = meadhall("bench", "champions", "--json", "--compare", file).out
    change = json.loads(printed)["comparison"]["games"]["champions, 3 players"]
    assert change["decisions_per_second"]["verdict"] == "worse"
    assert change["decisions_per_second"]["ratio"] < 0.1
    (tmp_path / "second.json").write_text(printed)
    outcome = meadhall("bench", "champions", "--json", "--compare", str(tmp_path / "second.json"))
    assert "comparison" in json.loads(outcome.out)


def test_another_python_is_mentioned(meadhall: Command, tmp_path: Path) -> None:
    older = msgspec.structs.replace(run_of(champions=measured()), python="3.9.1")
    outcome = meadhall("bench", "champions", "--compare", write(tmp_path / "old.json", older))
    assert "Python was 3.9.1" in outcome.out


def test_what_cannot_be_compared_is_refused_at_once(
    meadhall: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.cli.bench.measure", None)
    assert meadhall("bench", "--compare", "nowhere.json").refuses("nowhere.json cannot be read")
    (tmp_path / "text.json").write_text("fast")
    assert meadhall("bench", "--compare", "text.json").refuses("text.json is no JSON")
    (tmp_path / "other.json").write_text('{"games": []}')
    assert meadhall("bench", "--compare", "other.json").refuses("not written by `meadhall bench")
    other = "interpreted" if engine.name() == "compiled" else "compiled"
    write(tmp_path / "engine.json", Run("1.0", other, "3.11.7", {"champions": measured()}))
    refusal = meadhall("bench", "--compare", "engine.json")
    assert refusal.refuses(f"engine.json tells of the {other} engine")
    write(tmp_path / "none.json", run_of(chess=measured()))
    assert meadhall("bench", "--compare", "none.json").refuses("none of the games")


@pytest.mark.parametrize("rounds", [[], [5.0, 0.0], [5.0]])
def test_rounds_that_no_run_could_have_are_refused(
    meadhall: Command, tmp_path: Path, rounds: list[float]
) -> None:
    run = json.loads(msgspec.json.encode(run_of(champions=measured())))
    run["games"]["champions"]["yardstick_per_second"]["rounds"] = rounds
    (tmp_path / "odd.json").write_text(json.dumps(run))
    assert meadhall("bench", "--compare", "odd.json").refuses("not written by `meadhall bench")


def test_a_state_without_size_is_refused(meadhall: Command, tmp_path: Path) -> None:
    weightless = msgspec.structs.replace(measured(), bytes_per_state=0)
    file = write(tmp_path / "odd.json", run_of(champions=weightless))
    assert meadhall("bench", "--compare", file).refuses("not written by `meadhall bench")
