"""A version is prepared in a repository of its own: numbers, changelog, one commit."""

import subprocess
from pathlib import Path

import pytest

from tools.release import CHANGELOG, NUMBER, Refused, git, release

BEFORE = """# Changelog

## Unreleased

### Added
- A fifth game.

## 0.1.0 - 2026-11-16

### Added
- Four games.
"""
AFTER = BEFORE.replace("## Unreleased\n", "## Unreleased\n\n## 0.2.0 - 2026-12-01\n")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / NUMBER).parent.mkdir(parents=True)
    (tmp_path / NUMBER).write_text('"""Meadhall."""\n\n__version__ = "0.1.0"\n')
    (tmp_path / CHANGELOG).write_text(BEFORE)
    for command in (
        ["init", "--quiet"],
        ["config", "user.name", "Anna"],
        ["config", "user.email", "anna@hall.example"],
        ["add", "."],
        ["commit", "--quiet", "--message", "Begin"],
    ):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    return tmp_path


def test_a_version_is_one_commit(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    release(project, "0.2.0", "2026-12-01")
    assert (project / CHANGELOG).read_text() == AFTER
    assert '__version__ = "0.2.0"\n' in (project / NUMBER).read_text()
    assert git(project, "log", "-1", "--format=%s") == "Release 0.2.0"
    assert git(project, "status", "--porcelain") == ""
    assert "git push origin HEAD v0.2.0" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("version", "reason"),
    [
        ("", "make release VERSION="),
        ("0.2", "not a version"),
        ("0.02.0", "not a version"),
        ("0.1.0", "does not come after 0.1.0"),
        ("0.0.9", "does not come after 0.1.0"),
        ("0.3.0", "a tag v0.3.0 already"),
    ],
)
def test_a_wrong_version_changes_nothing(project: Path, version: str, reason: str) -> None:
    git(project, "tag", "v0.3.0")
    with pytest.raises(Refused, match=reason):
        release(project, version, "2026-12-01")
    assert git(project, "status", "--porcelain") == ""
    assert git(project, "log", "--format=%s") == "Begin"


def test_edits_come_first(project: Path) -> None:
    (project / "draft.md").write_text("")
    with pytest.raises(Refused, match=r"draft\.md"):
        release(project, "0.2.0", "2026-12-01")


def test_there_has_to_be_something_new(project: Path) -> None:
    release(project, "0.2.0", "2026-12-01")
    with pytest.raises(Refused, match="nothing under Unreleased"):
        release(project, "0.3.0", "2026-12-02")
