"""Compiling in the background: when it is begun, what is said, and that nothing stays behind.

Compiling takes too long for a test, so another program stands in for the compiler.
"""

import fcntl
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from meadhall import compiling, engine
from tools import compile_engine

PATIENCE = 120.0


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


class Checkout:
    """A folder that is taken for the checkout, with a program that stands in for the compiler."""

    def __init__(self, root: Path) -> None:
        self.program = root / "compile_engine.py"
        self.lock = root / "build" / "compiling.lock"
        self.failed = root / "build" / "compiling-failed"
        self.lock.parent.mkdir()
        self.write("print('Compiled 7 modules in 3 s.')")

    def write(self, program: str) -> None:
        self.program.write_text(program)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Checkout]:
    made = Checkout(tmp_path)
    for module in (compiling, compile_engine):
        monkeypatch.setattr(module, "LOCK", made.lock)
        monkeypatch.setattr(module, "FAILED", made.failed)
    monkeypatch.setattr(compiling, "PROGRAM", made.program)
    monkeypatch.setattr(engine, "name", lambda: "interpreted")
    monkeypatch.setattr(engine, "why_not_compile", lambda: "")
    monkeypatch.setattr(
        engine, "why_not_compiled", lambda package, level=1: engine.NOTHING_COMPILED
    )
    monkeypatch.delenv("MEADHALL_ENGINE", raising=False)
    monkeypatch.setattr("sys.argv", ["compile_engine.py"])
    # The program decides how its own process ends; this one goes on.
    before = signal.getsignal(signal.SIGTERM)
    yield made
    signal.signal(signal.SIGTERM, before)


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


def test_the_log_tells_the_beginning_and_the_end(
    checkout: Checkout, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    end = compiling.start()
    wait_for(lambda: len(said(caplog)) == 2)
    assert "is being compiled in the background" in said(caplog)[0]
    assert said(caplog)[1] == "Compiled 7 modules in 3 s. The next start uses it."
    end()


def test_a_failure_is_one_line(checkout: Checkout, caplog: pytest.LogCaptureFixture) -> None:
    checkout.write("print('error: no'); print('more'); raise SystemExit(1)")
    end = compiling.start()
    wait_for(lambda: bool(said(caplog)))
    assert said(caplog) == ["The engine could not be compiled; `make compiled` says why."]
    end()


def test_it_ends_with_the_server(
    checkout: Checkout, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    born = tmp_path / "born"
    # The compiler proper is a process of that process.
    compiler = tmp_path / "compiler.py"
    compiler.write_text(
        "import os, pathlib, time\n"
        f"pathlib.Path({str(born)!r}).write_text(str(os.getpid()))\n"
        "time.sleep(600)"
    )
    checkout.write(f"import subprocess, sys; subprocess.run([sys.executable, {str(compiler)!r}])")
    end = compiling.start()
    wait_for(lambda: born.exists() and bool(born.read_text()))
    end()
    wait_for(lambda: not is_alive(int(born.read_text())))
    assert len(said(caplog)) == 1


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # A process whose parent has not asked for its end is as good as gone.
    return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()


@pytest.mark.parametrize(
    ("prevent", "reason"),
    [
        (lambda c: c.program.unlink(), "only in a checkout"),
        (lambda c: c.failed.write_text(compiling.sources_mark()), "could not be compiled"),
    ],
)
def test_it_is_not_begun_in_vain(
    checkout: Checkout,
    caplog: pytest.LogCaptureFixture,
    prevent: Callable[[Checkout], None],
    reason: str,
) -> None:
    caplog.set_level(logging.INFO)
    prevent(checkout)
    compiling.start()()
    [line] = said(caplog)
    assert line.startswith("The engine stays interpreted: ")
    assert reason in line


def test_other_sources_are_tried_after_a_failure(checkout: Checkout) -> None:
    checkout.failed.write_text("other sources")
    assert compiling.why_not() == ""


def test_whoever_asks_for_the_version_is_told(checkout: Checkout) -> None:
    assert compiling.state() == ""
    with compile_engine.alone(wait=False) as is_alone:
        assert is_alone
        assert compiling.state() == compiling.IN_PROGRESS
        with compile_engine.alone(wait=False) as another:
            assert not another
    assert compiling.state() == ""


def test_a_failure_is_remembered_until_it_succeeds(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(level: int, jobs: int, install_missing: bool) -> int:
        raise compile_engine.CannotCompile("error: no")

    monkeypatch.setattr(compile_engine, "compile_engine", fail)
    assert compile_engine.main() == 1
    assert "error: no" in capsys.readouterr().out
    assert compiling.state() == compiling.IN_VAIN
    monkeypatch.setattr(compile_engine, "compile_engine", lambda level, jobs, install_missing: 7)
    assert compile_engine.main() == 0
    assert compiling.state() == ""


def test_a_build_is_put_in_place_as_a_whole(
    checkout: Checkout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile_engine, "SOURCES", tmp_path / "src")
    built, placed = tmp_path / "built", tmp_path / "src"
    for folder in (built, placed):
        (folder / "meadhall/kernel").mkdir(parents=True)
    (placed / "meadhall/kernel/gone.so").write_text("old")
    (placed / "meadhall/compiled.json").write_text("{}")
    (built / "meadhall/kernel/dice.so").write_text("new")
    (built / "meadhall/compiled.json").write_text(
        '{"level": 3, "sources": {"kernel/dice.py": "hash"}}'
    )
    assert compile_engine.replace_compiled(built) == 1
    files = {str(path.relative_to(placed)) for path in placed.rglob("*") if path.is_file()}
    assert files == {"meadhall/kernel/dice.so", "meadhall/compiled.json"}


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a compilation for tests has left, to be gone on from."""
    monkeypatch.setattr(compile_engine, "KEPT", tmp_path / "engine")
    folder = compile_engine.kept_folder(engine.QUICKLY)
    (folder / "mypyc").mkdir(parents=True)
    (folder / "built/meadhall").mkdir(parents=True)
    (folder / "built/meadhall/compiled.json").write_text("{}")
    return folder


def test_compiling_goes_on_from_what_was_kept(kept: Path) -> None:
    assert compile_engine.kept_folder(engine.QUICKLY) == kept
    assert (kept / "mypyc").exists()


def test_compiling_begins_anew_after_an_interruption(kept: Path) -> None:
    (kept / "built/meadhall/compiled.json").unlink()
    assert compile_engine.kept_folder(engine.QUICKLY) == kept
    assert not kept.exists()


def test_compiling_begins_anew_in_another_way(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = [*engine.fingerprints(engine.PACKAGE), "kernel/another.py"]
    monkeypatch.setattr(engine, "fingerprints", lambda package: dict.fromkeys(files, "hash"))
    other = compile_engine.kept_folder(engine.QUICKLY)
    assert other != kept
    assert not kept.exists()


ENDLESS = """
import subprocess, sys, time
sys.argv = ["compile_engine.py", "--background"]
from pathlib import Path
from meadhall import engine
from tools import compile_engine
compile_engine.LOCK, compile_engine.FAILED = Path({lock!r}), Path({failed!r})
engine.why_not_compiled = lambda package, level: engine.NOTHING_COMPILED
engine.why_not_compile = lambda: ""
compile_engine.install_compiler = lambda folder: None
compile_engine.run = lambda *_: time.sleep(600)
sys.exit(compile_engine.main())
"""


def test_a_request_to_end_leaves_nothing_behind(checkout: Checkout, tmp_path: Path) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    program = ENDLESS.format(lock=str(checkout.lock), failed=str(checkout.failed))
    process = subprocess.Popen(
        [sys.executable, "-c", program],
        env={**os.environ, "TMPDIR": str(temporary)},
        cwd=compiling.ROOT,
    )
    wait_for(lambda: any(temporary.glob("meadhall-*/copy/src")))
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == 143
    assert list(temporary.iterdir()) == []
    with checkout.lock.open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    assert not checkout.failed.exists()
