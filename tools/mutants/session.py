"""A run of pytest inside a process that is already warm."""

import os
from collections.abc import Generator
from typing import Final

import pytest
from hypothesis import Phase, settings

OPTIONS: Final = ("-q", "-p", "no:cacheprovider", "--tb=line", "--no-header", "--no-summary")
PROFILE: Final = "mutants"


def run_pytest(arguments: list[str], *plugins: object) -> int:
    """Run the tests in these files; the exit code."""
    return int(pytest.main([*OPTIONS, *arguments], plugins=[HasteInHypothesis(), *plugins]))


class HasteInHypothesis:
    """A failure is enough: nobody needs the smallest example of it."""

    @pytest.hookimpl(wrapper=True)
    def pytest_sessionstart(self) -> Generator[None, None, None]:
        yield
        usual = settings.default
        settings.register_profile(PROFILE, usual, phases=(Phase.explicit, Phase.generate))
        settings.load_profile(PROFILE)


def be_silent() -> None:
    """Let this process write nowhere."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
