"""The positions that web tests draw are told in the words of today."""

import json
from pathlib import Path

import pytest

from tools.refresh_samples import SAMPLES, refreshed


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_the_words_of_a_sample_are_those_of_the_game(path: Path) -> None:
    told = "run tools/refresh_samples.py"
    assert refreshed(path) == json.loads(path.read_text()), told
