"""Marks a test with the rules it checks: ``@rule("CHM-COMBAT-07")``."""

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """The rules (or worked examples, such as ``EX-04``) that are broken if the test fails."""
    return pytest.mark.rule(*ids)
