"""Survivors that are accepted, with a reason."""

from pathlib import Path

import msgspec
import pytest

from tests.mutants.toy import MODULE
from tools.mutants import equivalents
from tools.mutants.mutation import mutants_of

SOURCE = "def first(n):\n    return n < 1\n\n\ndef second(n):\n    return n < 1\n"

ENTRY = """
[[equivalent]]
file = "toy/rules.py"
function = "second"
before = "return n < 1"
after = "return n <= 1"
reason = "It is never 1."
"""


def read(tmp_path: Path, text: str) -> list[equivalents.Equivalent]:
    file = tmp_path / "equivalent.toml"
    file.write_text(text)
    return equivalents.read(file)


def test_an_entry_means_one_change_in_one_function(tmp_path: Path) -> None:
    mutants = mutants_of(MODULE, SOURCE)
    accepted = equivalents.match(mutants, read(tmp_path, ENTRY))
    (mutant,) = [mutant for mutant in mutants if mutant.id in accepted]
    assert (mutant.line, mutant.after) == (6, "return n <= 1")
    assert accepted[mutant.id].reason == "It is never 1."


def test_an_entry_that_fits_nothing_is_stale(tmp_path: Path) -> None:
    known = read(tmp_path, ENTRY)
    accepted = equivalents.match(mutants_of(MODULE, SOURCE.replace("1", "2")), known)
    assert equivalents.stale("toy", known, accepted.values()) == known
    assert equivalents.stale("other", known, accepted.values()) == []


def test_an_entry_needs_a_reason(tmp_path: Path) -> None:
    with pytest.raises(msgspec.ValidationError, match="reason"):
        read(tmp_path, ENTRY.partition("reason")[0])


def test_the_entries_of_the_project_can_be_read() -> None:
    assert all(one.reason.endswith(".") for one in equivalents.read())
