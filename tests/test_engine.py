"""The choice between the compiled engine and the interpreted one.

Compiling takes too long for a test. An extension that comes with Python stands in for a compiled
module: it only has to be a real one that can be told from the source beside it.
"""

import importlib.machinery
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall import engine

STAND_IN = importlib.util.find_spec("_queue")
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
STALE = "compiled modules are older than"

QUESTION = """
import meadhall.kernel._queue as kernel, meadhall.games.tiny._queue as game
from meadhall import engine
print(engine.describe(), *("source" if hasattr(m, "SOURCE") else "binary" for m in (kernel, game)))
"""

WORKER = """
import multiprocessing
from meadhall import engine
if __name__ == "__main__":
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        print(pool.apply(engine.describe))
"""


class Tree:
    """A small Meadhall of its own: the real choice of engine, with two modules to import."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "meadhall"
        for folder in ("kernel", "games", "games/tiny"):
            self.write(f"{folder}/__init__.py", "")
        self.write("kernel/_queue.py", "SOURCE = True\n")
        self.write("games/tiny/_queue.py", "SOURCE = True\n")
        for name in ("__init__.py", "engine.py"):
            shutil.copy(engine.PACKAGE / name, self.package / name)

    def write(self, path: str, text: str) -> None:
        file = self.package / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def compile(self, level: int = engine.FULLY) -> None:
        assert STAND_IN
        assert STAND_IN.origin
        sources = engine.fingerprints(self.package)
        for library in engine.libraries(sources):
            (self.root / f"{library}__mypyc{SUFFIX}").touch()
        for path in sources:
            shutil.copy(STAND_IN.origin, (self.package / path).with_suffix(SUFFIX))
        self.write(engine.MANIFEST, json.dumps({"level": level, "sources": sources}))

    def run(self, code: str, wish: str | None = None) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(self.root), "MEADHALL_ENGINE": wish or ""}
        if wish is None:
            del environment["MEADHALL_ENGINE"]
        (self.root / "question.py").write_text(code)
        return subprocess.run(
            [sys.executable, self.root / "question.py"],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def answer(self, wish: str | None = None) -> str:
        finished = self.run(QUESTION, wish)
        assert finished.returncode == 0, finished.stderr
        return finished.stdout.strip()

    def complaint(self, wish: str) -> str:
        """Return the last line that Python prints when the import fails."""
        finished = self.run(QUESTION, wish)
        assert finished.returncode != 0
        return finished.stderr.splitlines()[-1]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


@pytest.fixture
def compiled(tree: Tree) -> Tree:
    if not (STAND_IN and STAND_IN.has_location):
        pytest.skip("this Python has no extension that could stand in for a compiled module")
    tree.compile()
    return tree


@pytest.mark.parametrize("wish", [None, "", "compiled"])
def test_fresh_compiled_modules_are_used(compiled: Tree, wish: str | None) -> None:
    assert compiled.answer(wish) == "compiled (mypyc) binary binary"


def test_interpreted_engine_can_be_demanded(compiled: Tree) -> None:
    assert compiled.answer("interpreted") == "interpreted source source"


@pytest.mark.parametrize("wish", [None, "", "interpreted"])
def test_without_compiled_modules_the_sources_run(tree: Tree, wish: str | None) -> None:
    assert tree.answer(wish) == "interpreted source source"


def test_one_edited_source_sets_all_compiled_modules_aside(compiled: Tree) -> None:
    compiled.write("games/tiny/_queue.py", "SOURCE = 'edited'\n")
    assert compiled.answer() == f"interpreted ({STALE} games/tiny/_queue.py) source source"


def test_new_source_sets_all_compiled_modules_aside(compiled: Tree) -> None:
    compiled.write("kernel/new.py", "")
    assert compiled.answer() == f"interpreted ({STALE} kernel/new.py) source source"


def test_compiled_module_outlives_its_source_unused(compiled: Tree) -> None:
    (compiled.package / "kernel/_queue.py").unlink()
    assert compiled.complaint("") == "ModuleNotFoundError: No module named 'meadhall.kernel._queue'"


def test_compiled_modules_without_manifest_are_not_trusted(compiled: Tree) -> None:
    (compiled.package / engine.MANIFEST).unlink()
    assert compiled.answer() == "interpreted source source"


def test_unreadable_manifest_is_not_trusted(compiled: Tree) -> None:
    compiled.write(engine.MANIFEST, '{"kernel/_queue.py": ')
    assert compiled.answer() == "interpreted (compiled.json cannot be read) source source"


def test_what_was_compiled_with_less_care_is_used_but_not_good_enough_to_measure(
    tree: Tree,
) -> None:
    tree.compile(engine.QUICKLY)
    assert tree.answer().startswith("compiled (mypyc, quickly)")
    assert engine.why_not_compiled(tree.package) == ""
    assert engine.why_not_compiled(tree.package, engine.FULLY) == (
        "it was compiled quickly, for tests"
    )
    tree.compile(engine.FULLY)
    assert tree.answer().startswith("compiled (mypyc)")
    assert engine.why_not_compiled(tree.package, engine.FULLY) == ""
    assert engine.why_not_compiled(tree.package, engine.PROFILED) == (
        "it was compiled without a profile"
    )
    tree.compile(engine.PROFILED)
    assert tree.answer().startswith("compiled (mypyc, with a profile)")
    assert engine.why_not_compiled(tree.package, engine.PROFILED) == ""


@pytest.mark.parametrize("lost", ["meadhall/kernel/_queue", "meadhall_kernel__mypyc"])
def test_every_compiled_module_has_to_be_there(compiled: Tree, lost: str) -> None:
    (compiled.root / f"{lost}{SUFFIX}").unlink()
    assert compiled.answer().startswith("interpreted (no compiled module for this Python")


def test_compiled_engine_cannot_be_demanded_when_nothing_is_compiled(tree: Tree) -> None:
    assert tree.complaint("compiled") == (
        "ImportError: MEADHALL_ENGINE asks for the compiled engine, but nothing is compiled: "
        "run `make compiled`, or unset MEADHALL_ENGINE."
    )


def test_compiled_engine_cannot_be_demanded_when_it_is_stale(compiled: Tree) -> None:
    compiled.write("kernel/_queue.py", "SOURCE = 'edited'\n")
    assert f"but {STALE} kernel/_queue.py: run" in compiled.complaint("compiled")


def test_unknown_engine_is_refused(tree: Tree) -> None:
    assert tree.complaint("fast") == (
        "ImportError: MEADHALL_ENGINE must be 'compiled' or 'interpreted', not 'fast'."
    )


@pytest.mark.parametrize(
    ("wish", "expected"), [(None, "compiled (mypyc)"), ("interpreted", "interpreted")]
)
def test_spawned_worker_runs_the_same_engine(
    compiled: Tree, wish: str | None, expected: str
) -> None:
    assert compiled.run(WORKER, wish).stdout.strip() == expected


def test_other_packages_keep_their_compiled_modules(compiled: Tree) -> None:
    guest = compiled.root / "guest"
    guest.mkdir()
    shutil.copytree(compiled.package / "kernel", guest / "kernel")
    code = "import meadhall, guest.kernel._queue as guest; print(hasattr(guest, 'SOURCE'))"
    assert compiled.run(code, "interpreted").stdout.strip() == "False"


def test_which_sources_are_compiled(tree: Tree) -> None:
    mark = "# mypyc: interpreted\n"
    tree.write("kernel/marked.py", f'"""A table."""\n\n{mark}')
    tree.write("kernel/marked_too_late.py", f"\n\n\n\n\n{mark}")
    tree.write("cli/elsewhere.py", "")
    tree.write("bots/__init__.py", "")
    tree.write("bots/tree.py", "")
    tree.write("tables/scene.py", "")
    tree.write("tables/table.py", "")
    assert list(engine.fingerprints(tree.package)) == [
        "kernel/_queue.py",
        "kernel/marked_too_late.py",
        "games/tiny/_queue.py",
        "bots/tree.py",
        "tables/scene.py",
    ]


def test_kernel_and_bots_and_each_game_are_a_library_of_their_own() -> None:
    paths = ["kernel/dice.py", "games/tiny/rules.py", "games/tiny/bot/policy.py", "bots/tree.py"]
    assert engine.libraries(paths) == {
        "meadhall_kernel": ["kernel/dice.py"],
        "meadhall_tiny": ["games/tiny/rules.py", "games/tiny/bot/policy.py"],
        "meadhall_bots": ["bots/tree.py"],
    }


def test_the_search_is_compiled_and_what_holds_structs_is_not() -> None:
    compiled = engine.fingerprints(engine.PACKAGE)
    assert "bots/tree.py" in compiled
    assert "bots/search.py" not in compiled


def test_every_part_that_is_compiled_is_there() -> None:
    """A file that was renamed would silently be interpreted from then on."""
    compiled = engine.fingerprints(engine.PACKAGE)
    for part in engine.PARTS:
        assert any(path == part or path.startswith(f"{part}/") for path in compiled), part


@pytest.mark.skipif(engine.name() != "compiled", reason="nothing is compiled")
def test_examples_are_looked_for_where_the_compiled_module_is() -> None:
    """Pytest finds them by itself, and would load the source beside a module that others use."""
    asked = ["tests/kernel/test_game.py", "src/meadhall/kernel"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *asked]
    finished = subprocess.run(
        command, cwd=engine.PACKAGE.parents[1], capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stdout
