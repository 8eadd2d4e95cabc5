"""Measured tables between two marks in a page whose other text is written by hand."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from meadhall.cli.errors import Refusal
from meadhall.cli.files import read


class Marks(msgspec.Struct, frozen=True):
    """Two lines of a page; what is between them is replaced, the rest stays."""

    begin: str
    end: str

    def around(self, page: Path) -> tuple[str, str]:
        """The text before and after the marks, or a refusal if the page lacks them."""
        before, begin, rest = read(page).decode().partition(self.begin)
        _, end, after = rest.partition(self.end)
        if not begin or not end:
            raise Refusal(f"{page} needs the lines {self.begin} and {self.end} for the result")
        return before, after

    def put(self, markdown: str, page: Path) -> None:
        before, after = self.around(page)
        text = f"{before}{self.begin}\n\n{markdown}\n\n{self.end}{after}"
        page.write_text(text, encoding="utf-8")


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table with the first column aligned left and numbers aligned right.

    >>> print(table(["game", "ms"], [["chess", "0.2"]]))
    | game | ms |
    | --- | ---: |
    | chess | 0.2 |
    """
    alignment = ["---", *("---:" for _ in headings[1:])]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (headings, alignment, *rows))
