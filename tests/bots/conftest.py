"""What tests of bots share."""

import pytest

from tests.bots.positions import think_quickly


@pytest.fixture
def quick_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    think_quickly(monkeypatch)
