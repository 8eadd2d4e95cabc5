"""Count the rules that tests cite: every rule needs a test, and every citation a rule.

With `--json` it prints for each game the number of rules, the number with tests, and those without.
The exit code is 1 if a rule or an example has no test, or if a test cites a rule that does not
exist.
"""

import argparse
import sys

import msgspec
from rich.console import Console
from rich.table import Table

from meadhall.cli.rulebook import TESTS, Coverage, find_citations, measure_coverage
from meadhall.kernel.catalogue import game_ids
from meadhall.words.rulebook import read_rulebook


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON for other programs")
    options = parser.parse_args()
    coverage = measure()
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(coverage), indent=2).decode())
    else:
        show(coverage)
    return 0 if all(game.is_complete() for game in coverage.values()) else 1


def measure() -> dict[str, Coverage]:
    """The coverage of every game whose rules are written down."""
    citations = find_citations(TESTS)
    books = {game: read_rulebook(game) for game in game_ids()}
    return {
        game: measure_coverage(book, citations) for game, book in books.items() if book is not None
    }


def show(coverage: dict[str, Coverage]) -> None:
    console = Console(highlight=False)
    table = Table("game", "rules", "with tests", "examples", "with tests")
    for game, figures in coverage.items():
        counts = (
            figures.rules,
            figures.with_tests,
            figures.examples,
            figures.examples_with_tests,
        )
        table.add_row(game, *map(str, counts))
    console.print(table)
    for game, figures in coverage.items():
        for what, numbers in (
            ("rules without a test", figures.untested),
            ("examples without a test", figures.examples_untested),
            ("cited but unknown", figures.unknown_citations),
        ):
            if numbers:
                console.print(f"{game}, {what}: {', '.join(numbers)}")


if __name__ == "__main__":
    sys.exit(main())
