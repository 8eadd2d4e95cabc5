"""Compile the engine and put the compiled modules beside their sources: `make compiled`.

Nothing happens when those already there are up to date. The sources are compiled in a copy, so that
an edit made in the meantime is noticed: the manifest then describes the copy and no longer matches.

With `--quickly` the C compiler optimizes less, which takes about half the time and is good enough
for tests; modules that are fully optimized are good enough, too. What was compiled so is kept in
`build/`: the next time only the games that have changed are compiled. With `--profiled` they are
compiled as those of a release are: once to count in some games what is used how often, and again
with the counts.

With `--background` it is the work of a server that people already play on (`meadhall serve
--compile`): at the lowest priority, one compiler at a time, and not again after a failure until the
sources change. mypy is then installed for this work alone, if it is missing.
"""

import argparse
import fcntl
import hashlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NoReturn

from meadhall import engine
from meadhall.compiling import FAILED, LOCK, ROOT, sources_mark

SOURCES = ROOT / "src"
KEPT = ROOT / "build" / "engine"
NEEDED = ("README.md", "pyproject.toml", "setup.py", "requirements", "src", "tools")
DECIDING = ("setup.py", "requirements/compile.txt")
"""What decides how sources are compiled; the second names the version of the compiler."""
NOT_NEEDED = shutil.ignore_patterns("*.so", ".*", "__pycache__", "*.egg-info", engine.MANIFEST)


class CannotCompile(Exception):
    """Compiling failed; the text is what the compiler said."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--background", action="store_true", help="at the lowest priority")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--quickly", action="store_true", help="good enough for tests")
    how.add_argument("--profiled", action="store_true", help="as for a release")
    options = parser.parse_args()
    is_background = options.background
    level = engine.FULLY
    if options.quickly:
        level = engine.QUICKLY
    elif options.profiled and os.name == "posix":
        level = engine.PROFILED
    signal.signal(signal.SIGTERM, leave)
    if is_background:
        step_back()
    began = time.perf_counter()
    with alone(wait=not is_background) as is_alone:
        if not is_alone:
            print("Another process is compiling the engine.")
            return 0
        if not engine.why_not_compiled(SOURCES / "meadhall", level):
            print("The compiled engine is up to date.")
            return 0
        if obstacle := engine.why_not_compile():
            print(f"The engine stays interpreted: {obstacle}.")
            return 0
        mark = sources_mark()
        try:
            count = compile_engine(
                level, 1 if is_background else os.cpu_count() or 1, is_background
            )
        except CannotCompile as error:
            FAILED.write_text(mark)
            print(error, "The engine could not be compiled.", sep="\n")
            return 1
        FAILED.unlink(missing_ok=True)
    print(f"Compiled {count} modules in {time.perf_counter() - began:.0f} s.")
    return 0


def leave(*_: object) -> NoReturn:
    """End as usual, so that the temporary folder is removed."""
    sys.exit(143)


def step_back() -> None:
    """Let everything else go first: for the processor, and when memory is short."""
    os.nice(19)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000")


@contextmanager
def alone(wait: bool) -> Iterator[bool]:
    """Hold the lock that lets one process compile at a time; it ends with the process."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True


def compile_engine(level: int, jobs: int, install_missing: bool) -> int:
    """Compile and put in place; return how many modules that is."""
    with tempfile.TemporaryDirectory(prefix="meadhall-") as folder:
        workshop, tools = (Path(folder, name) for name in ("copy", "tools"))
        kept = kept_folder(level) if level == engine.QUICKLY else Path(folder, "kept")
        built = kept / "built"
        # All else that the compiler leaves on the way goes with this folder. A demand for one
        # engine concerns playing, not compiling.
        environment = {key: text for key, text in os.environ.items() if key != "MEADHALL_ENGINE"}
        environment |= {"TMPDIR": folder, "MEADHALL_LEVEL": str(min(level, engine.FULLY))}
        environment |= {"MEADHALL_KEPT": str(kept)}
        environment["MEADHALL_PROFILE"] = "1" if level == engine.PROFILED else ""
        if install_missing and not importlib.util.find_spec("mypyc"):
            install_compiler(tools)
            paths = [str(tools), *filter(None, [environment.get("PYTHONPATH")])]
            environment["PYTHONPATH"] = os.pathsep.join(paths)
        copy_project(workshop)
        (built / "meadhall" / engine.MANIFEST).unlink(missing_ok=True)
        build = [sys.executable, "setup.py", "--quiet", "build_ext"]
        run([*build, f"--parallel={jobs}", f"--build-lib={built}"], workshop, environment)
        return replace_compiled(built)


def kept_folder(level: int) -> Path:
    """Return where to keep what is compiled; it is empty unless what is there can be gone on from.

    The compiler looks only at what is newer than what. So whatever else makes a difference is in
    the name; and where the manifest is missing, it was interrupted.
    """
    compiler = [sys.version, os.environ.get("CC"), os.environ.get("CFLAGS")]
    described = [compiler, level, sorted(engine.fingerprints(SOURCES / "meadhall"))]
    texts = [json.dumps(described), *((ROOT / name).read_text() for name in DECIDING)]
    folder = KEPT / hashlib.sha256("".join(texts).encode()).hexdigest()[:12]
    for other in KEPT.glob("*"):
        if other != folder or not (folder / "built" / "meadhall" / engine.MANIFEST).exists():
            shutil.rmtree(other)
    return folder


def install_compiler(folder: Path) -> None:
    locked = ROOT / "requirements" / "compile.txt"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", "--require-hashes"]
    run([*pip, "--target", str(folder), "--requirement", str(locked)], ROOT, dict(os.environ))


def copy_project(workshop: Path) -> None:
    workshop.mkdir()
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, workshop / name, ignore=NOT_NEEDED)
        else:
            shutil.copy(ROOT / name, workshop)


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    finished = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if finished.returncode:
        raise CannotCompile(f"{finished.stdout}\n{finished.stderr}".strip())


def replace_compiled(built: Path) -> int:
    """Replace what was there with what was built; return how many modules that is.

    A process that runs keeps what it has loaded. One that starts meanwhile finds no manifest and
    takes the sources, or finds the manifest and everything that it names.
    """
    manifest = Path("meadhall", engine.MANIFEST)
    modules = [module.relative_to(built) for module in built.rglob("*.so")]
    if not modules:
        raise CannotCompile("Nothing was built; `make test` installs what compiling needs.")
    (SOURCES / manifest).unlink(missing_ok=True)
    for old in SOURCES.rglob("*.so"):
        old.unlink()
    for module in modules:
        shutil.copy(built / module, SOURCES / module)
    # Last and in one piece, because it says that all the others are there.
    shutil.copy(built / manifest, SOURCES / f"{manifest}.new")
    os.replace(SOURCES / f"{manifest}.new", SOURCES / manifest)
    return len(json.loads((built / manifest).read_bytes())["sources"])


if __name__ == "__main__":
    sys.exit(main())
