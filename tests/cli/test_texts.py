"""The words of the command line exist in both languages, and all of them are used."""

import re
from pathlib import Path

import meadhall.cli
from meadhall.cli.texts import Texts
from meadhall.words import SHARED

SOURCES = Path(meadhall.cli.__file__).parent
MESSAGE = re.compile(r"^cli-([\w-]+) =", re.MULTILINE)


def messages(language: str) -> list[str]:
    return MESSAGE.findall((SHARED / f"{language}.ftl").read_text(encoding="utf-8"))


def patterns_in_sources() -> list[str]:
    """The keys in use, with a gap for each part that is filled in: ``usage-.+``."""
    text = "".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    said = re.findall(r"\bsay\(\s*f?[\"']([^\"']+)[\"']", text)
    kept = re.findall(r"reason = \"([\w-]+)\" if .* else \"([\w-]+)\"", text)
    titles = re.findall(r"^        \"([\w-]+)\": _[a-z]", text, re.MULTILINE)
    return [re.sub(r"\{\w+\}", ".+", key) for key in (*said, *titles, *sum(kept, ()))]


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("pl")


def test_what_is_said_is_written_and_what_is_written_is_said() -> None:
    written, said = messages("en"), patterns_in_sources()
    assert [key for key in said if not any(re.fullmatch(key, m) for m in written)] == []
    assert [m for m in written if not any(re.fullmatch(key, m) for key in said)] == []


def test_plurals() -> None:
    say = Texts("pl")
    totals = [say("winner", name="Anna", total=total) for total in (1, 3, 12, 22)]
    assert [total.split()[-1] for total in totals] == ["punkt.", "punkty.", "punktów.", "punkty."]
