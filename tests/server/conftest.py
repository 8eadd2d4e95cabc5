"""One server for the tests of a file, at which the toy games can be played too."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from pathlib import Path

import pytest

from meadhall.kernel import catalogue
from tests.server.client import Server, running_server

TOYS = [
    EntryPoint("fingers", "tests.tables.hall:FINGERS", catalogue.GROUP),
    EntryPoint("oracle", "tests.kernel.oracle:ORACLE", catalogue.GROUP),
]


@pytest.fixture(scope="module")
def fingers() -> Iterator[None]:
    """The toy games are in the catalogue: they are short, and in fingers all decide at once."""
    games = EntryPoints([*entry_points(group=catalogue.GROUP), *TOYS])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "entry_points", lambda group: games)
        catalogue.forget()
        yield
    catalogue.forget()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def shared_server(folder: Path, fingers: None) -> Iterator[Server]:
    with running_server(folder, private_webhooks=True) as server:
        yield server
        assert server.errors.take() == []


@pytest.fixture
def server(shared_server: Server) -> Iterator[Server]:
    """Shared by the tests of a file; none of them may leave an error in its log."""
    shared_server.errors.take()
    yield shared_server
    assert shared_server.errors.take() == []
