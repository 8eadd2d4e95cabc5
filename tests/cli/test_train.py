"""Training on the command line: a file that the game can read, the same for the same seed."""

import json
import sys
from pathlib import Path

import msgspec
import pytest

from meadhall.arena.workers import WorkerDied
from meadhall.games.champions import GAME
from meadhall.kernel.weights import PLACE, WeightsFile, read_weights
from tests.cli.conftest import Run

TRAIN = ("train", "champions", "--bot", "random", "--stages", "2", "--seed", "x", "--games", "10")
COUNTS = range(GAME.min_players, GAME.max_players + 1)


@pytest.fixture(autouse=True)
def needs_numpy() -> None:
    pytest.importorskip("numpy")


def test_what_is_written_the_game_can_read(meadhall: Run, tmp_path: Path) -> None:
    (tmp_path / "bot").mkdir()
    outcome = meadhall(*TRAIN, "--jobs", "1", "--stages", "3", "--out", str(PLACE))
    assert (outcome.code, outcome.err) == (0, "")
    fitted, manner = read_weights(tmp_path, GAME.evaluation.names)
    assert [weights.players for weights in fitted] == list(COUNTS)
    assert all(len(weights.stages) == 3 for weights in fitted)
    assert any(weight for weights in fitted for stage in weights.stages for weight in stage)
    assert manner.horizon > 0
    file = msgspec.json.decode((tmp_path / PLACE).read_bytes(), type=WeightsFile)
    assert (file.game, file.rules) == (GAME.id, GAME.rules)
    assert file.figures == GAME.evaluation.names
    assert file.training["seed"] == "x"
    assert file.training["games"] == 10


def test_the_same_seed_gives_the_same_file_for_any_number_of_jobs(
    meadhall: Run, tmp_path: Path
) -> None:
    files = []
    for name, jobs in (("one", "1"), ("two", "2")):
        made = ("--out", f"{name}.json", "--samples", f"{name}.npz")
        assert meadhall(*TRAIN[:-1], "11", "--jobs", jobs, *made).code == 0
        files.append([(tmp_path / f"{name}.{ending}").read_bytes() for ending in ("json", "npz")])
    assert files[0] == files[1]


def test_figures_and_outcomes_can_be_kept(meadhall: Run, tmp_path: Path) -> None:
    numpy = pytest.importorskip("numpy")
    command = (*TRAIN, "--jobs", "1", "--json", "--out", "w.json", "--samples", "samples.npz")
    printed = json.loads(meadhall(*command).out)
    samples = numpy.load(tmp_path / "samples.npz")
    for fit in printed["fits"]:
        players = fit["players"]
        shape = (fit["positions"], players, len(GAME.evaluation.names))
        assert samples[f"figures_{players}"].shape == shape
        assert samples[f"shares_{players}"].shape == shape[:2]


def test_the_losses_are_printed(meadhall: Run) -> None:
    printed = json.loads(meadhall(*TRAIN, "--jobs", "1", "--json", "--out", "w.json").out)
    assert (printed["game"], printed["seed"]) == ("champions", "x")
    assert printed["seconds"] > 0
    assert [fit["players"] for fit in printed["fits"]] == list(COUNTS)
    for fit in printed["fits"]:
        assert fit["loss"] > 0
        assert 0 <= fit["right"] <= 1
    shown = meadhall(*TRAIN, "--jobs", "1", "--out", "w.json").out
    for part in ("champions", f"{len(GAME.evaluation.names)} figures", "of guessing", "late"):
        assert part in shown


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["chess"], "there is no game chess"),
        (["champions", "--bot", "elf"], "there is no bot elf"),
        (["champions", "--games", "0"], "--games"),
        (["champions", "--stages", "1"], "at least two stages"),
        (["champions", "--stages", "0"], "--stages"),
        (["champions", "--jobs", "0"], "--jobs"),
        (["champions", "--out", "missing/w.json"], "No such file"),
        (["champions", "--out", "folder.json"], "it is a folder"),
        (["champions", "--out", "w.json", "--samples", "missing/s.npz"], "No such file"),
    ],
)
def test_wrong_input_is_one_sentence_before_anything_is_played(
    meadhall: Run,
    tmp_path: Path,
    arguments: list[str],
    part: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "folder.json").mkdir()
    monkeypatch.setattr("meadhall.arena.training.play_lessons", None)
    before = sorted(tmp_path.iterdir())
    assert meadhall("train", *arguments).refuses(part)
    assert sorted(tmp_path.iterdir()) == before


def test_a_game_without_figures_cannot_be_trained(
    meadhall: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME.evaluation, "names", [])
    assert meadhall(*TRAIN, "--out", "w.json").refuses("champions has no figures")


def test_without_numpy_there_is_no_training(
    meadhall: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "meadhall.arena.fitting", raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    outcome = meadhall(*TRAIN, "--out", "w.json")
    assert outcome.refuses("training needs NumPy: install meadhall[research]")
    assert list(tmp_path.iterdir()) == []


def test_a_worker_that_dies_leaves_the_old_weights(
    meadhall: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object) -> None:
        raise WorkerDied

    (tmp_path / "w.json").write_text("old")
    monkeypatch.setattr("meadhall.arena.training.play_lessons", die)
    assert meadhall(*TRAIN, "--out", "w.json").refuses("nothing was written", code=1)
    assert (tmp_path / "w.json").read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 1
