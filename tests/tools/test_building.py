"""What a build in an empty environment is given."""

import pytest
from setuptools import build_meta

from tests.server.running import ROOT
from tools.building import backend


@pytest.fixture(autouse=True)
def _asked_in_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    # What setuptools itself asks for takes seconds to find out.
    monkeypatch.setattr(build_meta, "get_requires_for_build_wheel", lambda _: ["wheel"])


def test_compiling_is_given_the_compiler_and_all_that_running_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("MEADHALL_ENGINE", raising=False)
    needed = backend.get_requires_for_build_wheel()
    assert needed[0] == "wheel"
    assert {"litestar", "sqlalchemy", "fluent.runtime", "msgspec"} < set(needed)
    assert any(one.startswith("mypy==") for one in needed)


def test_a_pure_wheel_needs_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_ENGINE", "interpreted")
    assert backend.get_requires_for_build_wheel() == ["wheel"]
