"""Changed modules are put in at import, and nothing else is touched."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.mutants import coverage, hook
from tools.mutants.rules import Module

LEFT = Module("mutants_toy.left", "mutants_toy/left.py")
PACKAGE = Module("mutants_toy", "mutants_toy/__init__.py")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "mutants_toy"
    folder.mkdir()
    (folder / "__init__.py").write_text("NAME = 'toy'\n")
    (folder / "left.py").write_text("PRICE = 3\n")
    (folder / "right.py").write_text("from mutants_toy.left import PRICE\nCOST = PRICE + 1\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith("mutants_toy")]:
        del sys.modules[name]


def test_only_the_one_module_is_changed(project: Path) -> None:
    hook.install({LEFT.name: "PRICE = 7"}, [LEFT], project)
    left = importlib.import_module("mutants_toy.left")
    right = importlib.import_module("mutants_toy.right")
    assert (left.PRICE, right.COST) == (7, 8)
    assert type(right.__loader__) is not hook.CodeLoader
    assert left.__file__ == str(project / LEFT.path)
    assert (project / LEFT.path).read_text() == "PRICE = 3\n"


def test_a_package_still_finds_its_modules(project: Path) -> None:
    hook.install({PACKAGE.name: "NAME = 'changed'"}, [PACKAGE], project)
    right = importlib.import_module("mutants_toy.right")
    assert (sys.modules["mutants_toy"].NAME, right.COST) == ("changed", 4)


def test_what_is_imported_already_is_not_changed_silently(project: Path) -> None:
    importlib.import_module("mutants_toy.left")
    with pytest.raises(ImportError, match=r"mutants_toy\.left is imported already"):
        hook.install({LEFT.name: "PRICE = 7"}, [LEFT], project)


def test_statements_note_that_they_were_executed() -> None:
    source = '''def pay(n):
    """Rule 1."""
    if n > 1:
        for _ in range(n):
            n += 1
    elif n:
        return 0
    else:
        n = 5
    try:
        return 1 // n
    except ZeroDivisionError:
        return 9

pay(0)
'''
    heard = coverage.listen()
    module: dict[str, object] = {}
    exec(coverage.noting(source, 4), module)
    assert sorted(heard) == [(4, 3), (4, 6), (4, 9), (4, 10), (4, 11)]
    heard.clear()
    exec("pay(2)", module)
    assert sorted(heard) == [(4, 3), (4, 4), (4, 5), (4, 10), (4, 11)]
