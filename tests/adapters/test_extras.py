"""The packages of the extra ``research`` are optional, and the error says so clearly."""

import subprocess
import sys

import pytest

ADAPTERS = [
    ("meadhall.adapters.pettingzoo", "pettingzoo"),
    ("meadhall.adapters.gymnasium", "gymnasium"),
    ("meadhall.adapters.open_spiel", "pyspiel"),
    ("meadhall.adapters.layout", "numpy"),
    ("meadhall.adapters.vector", "gymnasium"),
]


def python(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize(("adapter", "package"), ADAPTERS)
def test_without_its_package_an_adapter_says_what_to_install(adapter: str, package: str) -> None:
    told = python(f"import sys; sys.modules[{package!r}] = None; import {adapter}")
    assert told.splitlines()[-1].startswith("ImportError: ")
    assert 'is not installed; `pip install "meadhall[research]"` brings it along' in told


def test_nothing_else_needs_these_packages() -> None:
    packages = ["gymnasium", "numpy", "pettingzoo", "pyspiel", "torch"]
    told = python(
        "import sys, meadhall.arena.simulate, meadhall.cli, meadhall.server.house\n"
        f"print([name for name in {packages} if name in sys.modules])"
    )
    assert told.strip() == "[]"
