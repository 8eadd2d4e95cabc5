"""Compile the engine and put the compiled modules beside their sources: `make compiled`.

Nothing happens when those already there are up to date. The sources are compiled in a copy, so that
an edit made in the meantime is noticed: the manifest then describes the copy and no longer matches.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from meadhall import engine

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
NEEDED = ("README.md", "pyproject.toml", "setup.py", "requirements", "src")
NOT_NEEDED = shutil.ignore_patterns("*.so", ".*", "__pycache__", "*.egg-info", engine.MANIFEST)


def main() -> int:
    began = time.perf_counter()
    if not engine.why_not_compiled(SOURCES / "meadhall"):
        print("The compiled engine is up to date.")
        return 0
    with tempfile.TemporaryDirectory(prefix="meadhall-") as folder:
        workshop, built = Path(folder, "copy"), Path(folder, "built")
        copy_project(workshop)
        build = compile_in(workshop, built)
        if build.returncode:
            print(build.stdout, build.stderr, "The engine could not be compiled.", sep="\n")
            return 1
        count = replace_compiled(built)
    if count:
        print(f"Compiled {count} modules in {time.perf_counter() - began:.0f} s.")
    else:
        # The build says what is missing.
        print(build.stdout.strip())
    return 0


def copy_project(workshop: Path) -> None:
    workshop.mkdir()
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, workshop / name, ignore=NOT_NEEDED)
        else:
            shutil.copy(ROOT / name, workshop)


def compile_in(workshop: Path, built: Path) -> subprocess.CompletedProcess[str]:
    jobs = f"--parallel={os.cpu_count() or 1}"
    command = [sys.executable, "setup.py", "--quiet", "build_ext", jobs, f"--build-lib={built}"]
    # A demand for one engine concerns playing, not compiling.
    environment = {key: value for key, value in os.environ.items() if key != "MEADHALL_ENGINE"}
    return subprocess.run(
        command, cwd=workshop, env=environment, capture_output=True, text=True, check=False
    )


def replace_compiled(built: Path) -> int:
    """Replace what was there with what was built; return how many modules that is."""
    manifest = Path("meadhall", engine.MANIFEST)
    (SOURCES / manifest).unlink(missing_ok=True)
    for old in SOURCES.rglob("*.so"):
        old.unlink()
    modules = [module.relative_to(built) for module in built.rglob("*.so")]
    for module in modules:
        shutil.copy(built / module, SOURCES / module)
    if not modules:
        return 0
    # Last, because it says that all the others are there.
    shutil.copy(built / manifest, SOURCES / manifest)
    return len(json.loads((built / manifest).read_bytes()))


if __name__ == "__main__":
    sys.exit(main())
