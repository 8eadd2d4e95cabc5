"""Training, as far as a minute shows it; only where PyTorch is installed."""

from pathlib import Path

import numpy as np
import pytest

from meadhall.bots.learned import NetworkFile, read_network
from meadhall.cli import main
from meadhall.cli.learn import network_file
from meadhall.kernel.catalogue import find_game

torch = pytest.importorskip("torch", reason="PyTorch is not installed")

from meadhall.learning.lessons import read_blocks  # noqa: E402
from meadhall.learning.training import Course, Teacher  # noqa: E402

GAME = find_game("ice_garden")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Quick games for two and one, and some in which there was thinking."""
    folders = [tmp_path_factory.mktemp("quick"), tmp_path_factory.mktemp("searched")]
    quick, searched = (["selfplay", GAME.id, "--jobs", "1", "--out", str(one)] for one in folders)
    assert main([*quick, "--players", "2", "--games", "300"]) == 0
    assert main([*quick, "--players", "1", "--games", "20"]) == 0
    assert main([*searched, "--players", "2", "--games", "2", "--bot", "search:4"]) == 0
    return folders


def taught(played: list[Path], steps: int) -> Teacher:
    teacher = Teacher(GAME, read_blocks(played), Course(steps=steps, batch=512, decisions=64))
    teacher.train()
    return teacher


def test_a_minute_of_training_foretells_games_that_were_held_back(played: list[Path]) -> None:
    before, after = (
        next(each for each in taught(played, steps).losses() if each.players == 2)
        for steps in (1, 100)
    )
    assert after.after < before.after - 0.05
    assert after.after < after.guessing - 0.05


def test_it_learns_which_moves_searches_prefer(played: list[Path]) -> None:
    teacher = taught(played, steps=1)
    number = next(i for i, block in enumerate(teacher.blocks) if block.players == 2)
    block = teacher.blocks[number]
    rows = np.flatnonzero(np.diff(block.ends) > 1)
    before = teacher._moves_loss(number, rows).item()
    again = Teacher(GAME, teacher.blocks, Course(steps=200, batch=64, decisions=64))
    again.train()
    assert again._moves_loss(number, rows).item() < before - 0.05


def test_the_same_seed_learns_the_same(played: list[Path]) -> None:
    one, other = (network_file(GAME, taught(played, steps=20), {}) for _ in range(2))
    assert one == other


def test_what_is_stored_answers_as_what_was_trained(played: list[Path], tmp_path: Path) -> None:
    teacher = taught(played, steps=50)
    file = network_file(GAME, teacher, {})
    place = tmp_path / "network.json"
    place.write_bytes(encoded(file))
    network = read_network(place, GAME).network
    for block in teacher.blocks:
        shares = teacher.shares(block)
        for row in range(0, len(block), max(1, len(block) // 20)):
            found = network.shares(block.figures[row].tolist(), float(block.progress[row]))
            assert found == pytest.approx(shares[row].tolist(), abs=1e-3)


def encoded(file: NetworkFile) -> bytes:
    import msgspec

    return msgspec.json.encode(file)


def test_the_command_writes_a_network(
    played: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "network.json"
    ask = ["learn", GAME.id, "--steps", "20", "--out", str(out)]
    assert main([*ask, "--from", str(played[0]), "--from", str(played[1])]) == 0
    assert read_network(out, GAME).network.preferences is not None
    assert "loss" in capsys.readouterr().out
    assert main(["learn", "champions", "--from", str(played[0]), "--out", str(out)]) == 2
    assert "of another game" in capsys.readouterr().err
    assert main([*ask, "--from", str(tmp_path)]) == 2
    assert "holds no games to learn from" in capsys.readouterr().err
