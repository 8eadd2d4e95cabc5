"""`make check`: which programs a change asks for, and how they end."""

import sys
import time

import pytest

from tools.check import SECONDS, Step, describe, run, steps_for


def steps(*changed: str) -> dict[str, list[str]]:
    return {step.name: step.command for step in steps_for(list(changed))}


def test_a_module_asks_for_types_style_and_the_tests_nearest_to_it() -> None:
    asked = steps("src/meadhall/tables/clock.py")
    assert list(asked) == ["tests", "types", "imports", "style", "format"]
    assert asked["tests"][-1] == "tests/tables/test_clock.py"


def test_a_part_of_the_page_asks_for_nothing_of_python() -> None:
    asked = steps("web/src/words.ts")
    assert all(name.startswith("page: ") for name in asked)
    assert asked["page: tests"][-1] == "src/words.ts"


def test_what_nobody_checks_asks_for_nothing() -> None:
    assert steps("LICENSE") == {}


@pytest.mark.parametrize(
    ("program", "began_ago", "line"),
    [
        ("print('3 passed')", 0.0, "3 passed"),
        ("print('1 failed'); exit(1)", 0.0, "FAILED\n1 failed"),
        ("import time; time.sleep(60)", SECONDS - 0.2, "out of time: `make test` runs the rest"),
    ],
)
def test_how_a_step_ends(program: str, began_ago: float, line: str) -> None:
    step = Step("tests", [sys.executable, "-c", program])
    result = run(step, time.monotonic() - began_ago)
    assert describe(result).endswith(f" s  {line}")
