"""The toy games are in the catalogue while tables are tested."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from itertools import count

import pytest

from meadhall.kernel import catalogue
from meadhall.tables import lobby

TOYS = [
    EntryPoint("fingers", "tests.tables.hall:FINGERS", catalogue.GROUP),
    EntryPoint("oracle", "tests.kernel.oracle:ORACLE", catalogue.GROUP),
]


@pytest.fixture(autouse=True, scope="module")
def _toys_are_installed() -> Iterator[None]:
    games = EntryPoints([*entry_points(group=catalogue.GROUP), *TOYS])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "entry_points", lambda group: games)
        catalogue.forget()
        yield
    catalogue.forget()


@pytest.fixture(autouse=True)
def _secrets_are_numbered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failing build must be repeatable, so secrets are the same on every run."""
    numbers = count(1)
    monkeypatch.setattr(lobby, "new_secret", lambda: f"a secret with the number {next(numbers)}")
