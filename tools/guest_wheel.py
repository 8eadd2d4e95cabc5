"""Try what the guide promises: a game of another package, beside the wheel of Meadhall, in an empty
environment: `python tools/guest_wheel.py`. With `--guide` every command of its evening is carried
out there, too, in an empty folder and in the order of the page.

Both wheels are built and installed as people do it. The server that is started there knows nothing
of this source tree. In a browser two people play Hnefatafl to the end, and somebody plays against
Jarl, as in ``tests/browser/test_a_guest.py``.
"""

import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "examples" / "hnefatafl" / "src"))

from tests.browser.conftest import FLAGS, find_browser, visitors
from tests.browser.test_a_guest import (
    test_a_stranger_finds_it_in_the_hall_and_plays_against_jarl as plays_against_jarl,
)
from tests.browser.test_a_guest import test_two_people_play_it_to_the_end as two_play

ROOT = Path(__file__).resolve().parent.parent
GUEST = ROOT / "examples" / "hnefatafl"
GUIDE = ROOT / "docs" / "adding-a-game.md"
FOR_PEOPLE = ("meadhall dev", "meadhall play")
"""These wait for somebody at the keyboard; they have tests of their own."""


class Hall(NamedTuple):
    url: str


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="meadhall-guest-") as temporary:
        folder = Path(temporary)
        # No setting of this session may reach it.
        outside = {key: text for key, text in os.environ.items() if not key.startswith("MEADHALL_")}
        outside.pop("PYTHONPATH", None)
        wheels = [build(ROOT, folder / "house"), build(GUEST, folder / "guest")]
        bin = folder / "environment" / "bin"
        subprocess.run([sys.executable, "-m", "venv", bin.parent], check=True)
        install: list[str | Path] = [bin / "python", "-m", "pip", "install", "--quiet", *wheels]
        subprocess.run(install, cwd=folder, env=outside, check=True)
        print("installed:", *(wheel.name for wheel in wheels), flush=True)
        if "--guide" in sys.argv:
            follow_the_guide(folder, bin, wheels[0], outside)
        command: list[str | Path] = [
            bin / "meadhall",
            "serve",
            "--port",
            "0",
            "--data",
            folder / "data",
        ]
        with subprocess.Popen(
            command, cwd=folder, env=outside, stdout=subprocess.PIPE, text=True
        ) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://[^ /]+", server.stdout.readline())
                assert found is not None, "the server did not start"
                play(Hall(found[0]))
            finally:
                server.terminate()
        assert server.returncode == 0
    return 0


def build(project: Path, out: Path) -> Path:
    """Build a wheel without compiled modules."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", f"--outdir={out}"]
    environment = {**os.environ, "MEADHALL_ENGINE": "interpreted"}
    subprocess.run([*command, project], env=environment, stdout=subprocess.DEVNULL, check=True)
    [wheel] = out.glob("*.whl")
    return wheel


def follow_the_guide(folder: Path, bin: Path, wheel: Path, outside: dict[str, str]) -> None:
    """Carry out the commands as they stand there; Meadhall comes from the wheel."""
    here = folder / "evening"
    here.mkdir()
    own = {**outside, "PATH": f"{bin}{os.pathsep}{outside['PATH']}"}
    for block in re.findall(r"```sh\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL):
        lines = [line for line in block.splitlines() if not line.startswith(FOR_PEOPLE)]
        commands = "\n".join(lines).replace("'meadhall[", f"{shlex.quote(str(wheel))}'[")
        subprocess.run(["sh", "-exc", commands], cwd=here, env=own, check=True)


def play(hall: Hall) -> None:
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for game in (two_play, plays_against_jarl):
            with visitors(browser) as comes:
                game(hall, comes)
            print("played to the end:", game.__name__, flush=True)
        browser.close()


if __name__ == "__main__":
    sys.exit(main())
