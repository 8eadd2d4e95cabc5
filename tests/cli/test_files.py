"""Files are written completely or not at all."""

import os
from pathlib import Path

import pytest

from meadhall.cli.errors import Refusal
from meadhall.cli.files import read, written


def test_nothing_appears_before_the_end(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    with written(file) as output:
        output.write(b"new")
        assert not file.exists()
    assert file.read_bytes() == b"new"
    assert os.listdir(tmp_path) == ["a.txt"]


@pytest.mark.parametrize("error", [KeyboardInterrupt, ValueError])
def test_a_failure_keeps_the_old_file(tmp_path: Path, error: type[BaseException]) -> None:
    file = tmp_path / "a.txt"
    file.write_text("old")

    def fail() -> None:
        with written(file) as output:
            output.write(b"new")
            raise error

    with pytest.raises(error):
        fail()
    assert file.read_text() == "old"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_mode_and_link_of_the_old_file_stay(tmp_path: Path) -> None:
    file, link = tmp_path / "a.txt", tmp_path / "link.txt"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    with written(link) as output:
        output.write(b"new")
    assert link.is_symlink()
    assert file.read_text() == "new"
    assert file.stat().st_mode & 0o777 == 0o640


def test_only_ordinary_files_are_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(Refusal, match="no ordinary file"), written(pipe):
        pass
    assert pipe.is_fifo()


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is protected from root")
def test_a_protected_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("old")
    file.chmod(0o444)
    with pytest.raises(Refusal, match="protected"), written(file):
        pass


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be read"):
        read(tmp_path)
