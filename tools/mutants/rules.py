"""What counts as rules, and which tests are to hold them."""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = Path("src/meadhall/games")
CONFORMANCE: Final = "tests/conformance/test_conformance.py"

NO_RULES: Final = frozenset(
    {
        # What is shown, and how things are called.
        "bargain", "citations", "drawing", "forecast", "luck", "names", "preview", "tallies",
        "view", "viewing",
        # The shape of the content files; a mistake in it is an error when they are read.
        "card_schema", "schema", "tile_schema", "vocabulary",
        # A check of positions: it holds the rules as the tests do.
        "invariants",
    }
)  # fmt: skip
"""All other modules of a game are its rules, except those in the folders of ``NO_RULES_IN``."""

NO_RULES_IN: Final = ("bot", "lesson", "words")

RECORDED_CONFIGURATIONS: Final = 24
"""At most this many configurations of the conformance suite count, spread over all of them."""

CONFORMANCE_PARTS: Final = 4
"""It is recorded in this many parts, each in a process of its own."""

CONFORMANCE_SECONDS: Final = 8.0
"""A mutant meets the fastest of them, for about this long in total."""


class Module(msgspec.Struct, frozen=True):
    """A module of the rules."""

    name: str
    path: str
    """As in `src/meadhall/games/northgard/rules/year/turns.py`."""


class Unit(msgspec.Struct, frozen=True):
    """A file with tests, or a part of its tests; recorded by itself."""

    path: str
    part: int = 0
    parts: int = 1

    def __str__(self) -> str:
        return f"{self.path} {self.part + 1}/{self.parts}"


def modules(game: str, root: Path = ROOT) -> list[Module]:
    """The rules of the game, in alphabetical order."""
    package = root / GAMES / game
    paths = sorted(file.relative_to(package) for file in package.rglob("*.py"))
    return [
        Module(".".join(("meadhall.games", game, *_dotted(path))), (GAMES / game / path).as_posix())
        for path in paths
        if path.stem not in NO_RULES and path.parts[0] not in NO_RULES_IN
    ]


def _dotted(path: Path) -> tuple[str, ...]:
    return path.parts[:-1] if path.stem == "__init__" else (*path.parts[:-1], path.stem)


def units(game: str, root: Path = ROOT) -> list[Unit]:
    """The tests that count: those of the game, its doctests, the kernel's, the conformance suite.

    The golden games do not: they notice every change, right or wrong, and say nothing about rules.
    """
    conformance = [Unit(CONFORMANCE, part, CONFORMANCE_PARTS) for part in range(CONFORMANCE_PARTS)]
    if not (root / CONFORMANCE).exists():
        conformance.clear()
    own = sorted((root / "tests" / game).glob("test_*.py"))
    kernel = sorted((root / "tests/kernel").glob("test_*.py"))
    doctests = [root / module.path for module in modules(game, root)]
    files = [*own, *kernel, *(file for file in doctests if ">>> " in file.read_text())]
    return [*conformance, *(Unit(file.relative_to(root).as_posix()) for file in files)]


def fingerprint_of_surroundings(game: str, root: Path = ROOT) -> str:
    """A hash of all that tests of the game execute, except the files with the tests themselves."""
    package = root / "src/meadhall"
    folders = [root / GAMES / game, *(package / part for part in ("kernel", "words", "bots"))]
    files = [file for folder in folders for file in folder.rglob("*") if _counts(file)]
    files += (package / "arena").glob("*.py")
    files += [file for file in (root / "tests" / game).glob("*.py") if not _has_tests(file)]
    files += (root / "tests").glob("*.py")
    files += [Path(__file__).with_name(name) for name in ("coverage.py", "recording.py")]
    return fingerprint(sorted(set(files)))


def _counts(file: Path) -> bool:
    return file.suffix in (".py", ".toml", ".ftl", ".json")


def _has_tests(file: Path) -> bool:
    return file.name.startswith("test_")


def fingerprint(files: Iterable[Path]) -> str:
    hashed = hashlib.sha256()
    for file in files:
        hashed.update(f"{file.name}\n".encode())
        hashed.update(hashlib.sha256(file.read_bytes()).digest())
    return hashed.hexdigest()[:16]
