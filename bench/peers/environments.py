"""The peers, each in an environment of its own under ``.peers/``.

An environment is created once: a file in it says what was installed, so a second call finds it.
Where packages come from depends on how pip and npm are configured.
"""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".peers"
STAMP = "installed"
LOG = "log.txt"


class Unavailable(Exception):
    """A peer that cannot take part; the sentence says why."""


class Environment(msgspec.Struct, frozen=True):
    """Packages that are installed together."""

    name: str
    packages: tuple[str, ...]
    is_node: bool = False

    @property
    def folder(self) -> Path:
        return FOLDER / self.name

    @property
    def program(self) -> str:
        """The Python or Node that has the packages."""
        return "node" if self.is_node else str(self.folder / "bin" / "python")

    @property
    def variables(self) -> dict[str, str]:
        if not self.is_node:
            return {}
        return {"NODE_ENV": "production", "NODE_PATH": str(self.folder / "node_modules")}


ENVIRONMENTS = (
    Environment("catanatron", ("catanatron==3.2.1",)),
    Environment("open_spiel", ("open_spiel==2.0.2",)),
    Environment("pettingzoo", ("pettingzoo[classic]==1.27.0", "rlcard==1.2.0")),
    Environment("pgx", ("pgx==2.6.0", "jax==0.10.2", "jaxlib==0.10.2")),
    Environment("boardgame.io", ("boardgame.io@0.50.2",), is_node=True),
)


def install(environment: Environment, say: Callable[[str], None]) -> None:
    """Create an environment unless it already exists; ``Unavailable`` if that fails."""
    names = " and ".join(environment.packages)
    if environment.is_node and not (shutil.which("node") and shutil.which("npm")):
        raise Unavailable(f"{names} needs Node and npm, which are not installed")
    stamp = environment.folder / STAMP
    if stamp.exists() and stamp.read_text() == names:
        return
    say(f"Installing {names} ...")
    shutil.rmtree(environment.folder, ignore_errors=True)
    environment.folder.mkdir(parents=True)
    log = environment.folder / LOG
    with log.open("w") as output:
        for command in commands(environment):
            done = subprocess.run(command, stdout=output, stderr=subprocess.STDOUT, check=False)
            if done.returncode:
                raise Unavailable(
                    f"{names} could not be installed (is there a network? "
                    f"{log.relative_to(ROOT)} has the details)"
                )
    stamp.write_text(names)


def commands(environment: Environment) -> list[list[str]]:
    folder = str(environment.folder)
    if environment.is_node:
        quiet = ["--no-package-lock", "--no-audit", "--no-fund"]
        return [["npm", "install", "--prefix", folder, *quiet, *environment.packages]]
    pip = [environment.program, "-m", "pip", "install", "--disable-pip-version-check"]
    return [[sys.executable, "-m", "venv", folder], [*pip, *environment.packages]]
