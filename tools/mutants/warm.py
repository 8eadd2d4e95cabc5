"""What every trial needs, imported once: each is forked from a process that has this already.

No game is among it, since the changed module has to be put in before its game is imported.
"""

import gc
import sys
from importlib import import_module
from typing import Final

from _pytest.config import default_plugins

NEEDED: Final = (
    *(f"_pytest.{plugin}" for plugin in default_plugins),
    "hypothesis.strategies",
    "meadhall.arena.conformance",
    "meadhall.bots",
    "meadhall.kernel.catalogue",
    "meadhall.words",
    "tools.mutants.run",
)

# Most of the time of a trial would go into compiling the same tests again.
sys.dont_write_bytecode = False

for name in NEEDED:
    import_module(name)

if too_early := [name for name in sys.modules if name.startswith("meadhall.games.")]:
    raise RuntimeError(f"{too_early[0]} was imported before any module could be changed")

# What is here stays: no child has to look through it, and its memory stays shared.
gc.freeze()
