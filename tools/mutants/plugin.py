"""Run any tests with one mutant, to see a new test catch it.

`MUTANT=northgard:3fa2c1d0 python -m pytest -p tools.mutants.plugin tests/northgard`; the id is the
one that a report gives.
"""

import os

import pytest

from tools.mutants import hook, rules
from tools.mutants.mutation import mutants_of, mutated


def pytest_configure() -> None:
    game, _, id = os.environ.get("MUTANT", "").partition(":")
    for module in rules.modules(game):
        source = (rules.ROOT / module.path).read_text()
        if any(mutant.id == id for mutant in mutants_of(module, source)):
            hook.install({module.name: mutated(source, module, id)}, [module])
            return
    raise pytest.UsageError(f"there is no mutant {game}:{id}; MUTANT has to name one of a report")
