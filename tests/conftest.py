"""What all tests share."""

import os

import pytest
from hypothesis import settings

# The same examples on every run and no time limits: a failing build must be repeatable.
settings.register_profile("meadhall", derandomize=True, deadline=None)
settings.load_profile("meadhall")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--games",
        type=int,
        default=300,
        metavar="N",
        help="how many random games of each game the conformance suite plays (default: 300)",
    )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two workers for each core: while one waits for a server or a browser, the other works."""
    return 2 * (os.cpu_count() or 1)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the very end, for all to see, what could not be tested."""
    skipped: list[pytest.TestReport] = terminalreporter.stats.get("skipped", [])
    pages = [report for report in skipped if report.nodeid.startswith("tests/browser/")]
    if pages:
        terminalreporter.write_line(
            f"NOT TESTED: the page in a browser ({len(pages)} tests). Install chromium to test it.",
            red=True,
            bold=True,
        )
