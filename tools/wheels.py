"""Build the wheels and try each in an empty environment: `make wheels`.

There are two: a pure one for every machine, and one for this machine with the compiled engine.
MEADHALL_PROFILE=1 compiles with a profile (see setup.py).
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from meadhall import __version__, engine

ROOT = Path(__file__).resolve().parent.parent
WHEELS = ROOT / "dist"


def main() -> int:
    engines = ["interpreted"]
    if obstacle := engine.why_not_compile():
        print(f"No wheel with the compiled engine: {obstacle}.")
    else:
        engines.append("compiled")
    shutil.rmtree(WHEELS, ignore_errors=True)
    for name in engines:
        wheel = build(name)
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB", flush=True)
        try_out(wheel, name)
        print(f"{wheel.name}: installed, serves, engine {name}", flush=True)
    return 0


def build(engine_name: str) -> Path:
    """Build one wheel as everybody does, with nothing else in reach; return it."""
    wish = engine_name if engine_name == "interpreted" else ""
    command = [sys.executable, "-m", "build", "--wheel"]
    before = set(WHEELS.glob("*.whl"))
    environment = {**os.environ, "MEADHALL_ENGINE": wish}
    subprocess.run([*command, f"--outdir={WHEELS}", ROOT], env=environment, check=True)
    [wheel] = set(WHEELS.glob("*.whl")) - before
    return wheel


def try_out(wheel: Path, engine_name: str) -> None:
    """Install it as people do, and run it where there are no sources."""
    # No setting of this session may reach it.
    outside = {key: text for key, text in os.environ.items() if not key.startswith("MEADHALL_")}
    outside.pop("PYTHONPATH", None)
    with tempfile.TemporaryDirectory(prefix="meadhall-wheel-") as folder:
        environment = Path(folder, "environment")
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        python, meadhall = environment / "bin/python", environment / "bin/meadhall"

        def run(*command: str | Path) -> str:
            return subprocess.run(
                command, cwd=folder, env=outside, stdout=subprocess.PIPE, text=True, check=True
            ).stdout

        run(python, "-m", "pip", "install", "--quiet", wheel)
        version = run(meadhall, "--version")
        assert f"meadhall {__version__}, engine: {engine_name}" in version, version
        assert "serve --open" in run(python, "-m", "meadhall")
        assert "CHM-COMBAT-07" in run(meadhall, "rules", "champions", "CHM-COMBAT-07")
        assert (environment / "share/man/man1/meadhall.1").exists()
        run(meadhall, "simulate", "northgard", "--games", "2", "--players", "2", "--jobs", "1")
        serve([meadhall, "serve", "--port", "0", "--data", f"{folder}/data"], folder, outside)


def serve(command: list[str | Path], folder: str, environment: dict[str, str]) -> None:
    """Start the server, look at its page and its health, and ask it to end."""
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None, "the server did not start"
            assert b"<script" in read(found[0] + "/"), "there is no page in the wheel"
            assert b"ok" in read(found[0] + "/healthz")
            assert b"LFS-" in read(found[0] + "/api/games/last_aurora/rules")
        finally:
            process.terminate()
    assert process.returncode == 0


def read(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=30) as answer:
        text: bytes = answer.read()
        return text


if __name__ == "__main__":
    sys.exit(main())
