import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_sections_are_listed(meadhall: Run) -> None:
    outcome = meadhall("rules", "champions")
    assert outcome.code == 0
    assert "5.8 Combat" in outcome.out
    assert "CHM-COMBAT-07" in outcome.out


@pytest.mark.parametrize("number", ["CHM-COMBAT-07", "combat-07", "chm-Combat-07"])
def test_a_rule_with_its_tests(meadhall: Run, number: str) -> None:
    outcome = meadhall("rules", "champions", number)
    assert outcome.code == 0
    assert "CHM-COMBAT-07  5.8 Combat" in outcome.out
    assert "damage >= defense" in outcome.out
    assert "tests/champions/" in outcome.out


def test_an_example(meadhall: Run) -> None:
    assert "Given 7 coins" in meadhall("rules", "champions", "ex-05").out


def test_a_rule_as_json(meadhall: Run) -> None:
    printed = json.loads(meadhall("rules", "champions", "EX-05", "--json").out)
    assert printed["rule"]["number"] == "EX-05"
    assert {"rule", "file", "test"} == set(printed["tests"][0])
    sections = json.loads(meadhall("rules", "champions", "--json").out)["sections"]
    assert "EX-05" in sections["14. Worked examples"]


def test_an_installed_package_has_no_tests(
    meadhall: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.cli.rulebook.TESTS", tmp_path / "none")
    outcome = meadhall("rules", "champions", "EX-05")
    assert "source tree" in outcome.out


def test_rules_that_are_not_there(meadhall: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.cli.rules.read_rulebook", lambda game: None)
    assert meadhall("rules", "champions").refuses("not installed")
