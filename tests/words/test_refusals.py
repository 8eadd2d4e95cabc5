"""Every reason why something was not done has a sentence, in both languages."""

import re
from pathlib import Path
from typing import get_args

import pytest

import meadhall
from meadhall.server.problems import KINDS
from meadhall.tables.clock import CLOCKS
from meadhall.tables.entries import AnyEntry, Gathered, Moved, Opened, Planned, Revealed
from meadhall.words import LANGUAGES, interface

SOURCES = Path(meadhall.__file__).parent
RAISED = re.compile(
    r"\b(?:Refused|Missing|Forbidden|Unsuitable|Wrong|WrongAddress|TooMuch|NotEntered|Undelivered"
    r"|Gone)\(\s*f?\"([a-z{}-]+)\""
)


def refusals() -> set[str]:
    """The kinds that are raised anywhere, found in the sources."""
    found: set[str] = set()
    for folder in ("tables", "server"):
        for path in (SOURCES / folder).rglob("*.py"):
            found.update(RAISED.findall(path.read_text(encoding="utf-8")))
    assert len(found) > 60
    # The only one composed at run time: a kind of channel that the server is not set up for.
    return (found - {"no-{kind}"}) | {"no-mail", "no-push"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(refusals()))
def test_a_refusal_says_why(kind: str, language: str) -> None:
    assert interface(language, f"refusal-{kind}") != f"refusal-{kind}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*KINDS.values(), "server-error", "store-away"])
def test_a_problem_says_what_is_wrong(kind: str, language: str) -> None:
    assert interface(language, f"problem-{kind}") != f"problem-{kind}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clock_has_a_name(language: str) -> None:
    for clock in CLOCKS:
        assert interface(language, f"clock-{clock}") != f"clock-{clock}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_at_a_table_is_told(language: str) -> None:
    for kind in get_args(AnyEntry):
        if kind not in (Opened, Moved, Planned, Gathered, Revealed):
            key = "table" + re.sub("([A-Z])", r"-\1", kind.__name__).lower()
            assert interface(language, key) != key
