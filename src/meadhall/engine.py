"""Choose the engine: the compiled rules, or the same rules as Python sources.

`meadhall.kernel`, `meadhall.games`, the search in `meadhall.bots`, the encoders of observations and
what shows a move to the people at a table can be compiled with mypyc, which makes them faster and
changes nothing else. A compiled module lies beside its source, and Python would import it even
after the source has been edited. Therefore compiling also writes a manifest with the hash of each
source, and `import meadhall` compares the two before it loads any rules: either every compiled
module matches its source and all are used, or none are.

The environment variable `MEADHALL_ENGINE` can demand one of them, `compiled` or `interpreted`. If
that cannot be met, importing any rules raises an error, and `complaint()` says why.

>>> name() in ("compiled", "interpreted")
True
"""

import hashlib
import json
import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    ExtensionFileLoader,
    ModuleSpec,
    PathFinder,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).parent
MANIFEST: Final = "compiled.json"
PARTS: Final = (
    "kernel",
    "games",
    "bots",
    "adapters/encoders",
    "words/described.py",
    "words/sentences.py",
    "words/vocabulary.py",
    "tables/offers.py",
    "tables/quiet.py",
    "tables/scene.py",
    "tables/sharing.py",
    "tables/undoing.py",
    "server/audiences.py",
    "server/difference.py",
)
"""Folders, and single files where most of a folder would gain nothing."""
ENGINE_MODULES: Final = tuple(
    f"meadhall.{part.removesuffix('.py').replace('/', '.')}" for part in PARTS
)
STAYS_INTERPRETED: Final = b"# mypyc: interpreted"
NOTHING_COMPILED: Final = "nothing is compiled"
QUICKLY: Final = 1
FULLY: Final = 3
PROFILED: Final = 4
"""How much the C compiler optimizes: for tests less will do, in about half the time; with a profile
it takes more than twice as long, because some games are played in between."""


def name() -> str:
    """Return the engine in use: "compiled" or "interpreted"."""
    return _choice()[0]


def describe() -> str:
    """Return the engine in use, and why, in words for people."""
    engine, note = _choice()
    return f"{engine} ({note})" if note else engine


def level() -> int:
    """Return how much the compiled modules are optimized: ``QUICKLY``, ``FULLY``, ``PROFILED``."""
    compiled_at: int = json.loads((PACKAGE / MANIFEST).read_bytes())["level"]
    return compiled_at


def complaint() -> str:
    """Return why the engine that `MEADHALL_ENGINE` demands cannot run; an empty string if it can.

    >>> complaint()
    ''
    """
    engine, note = _choice()
    return "" if engine else note


def choose() -> None:
    """Settle which engine to use for the lifetime of this process."""
    _choice()


@cache
def _choice() -> tuple[str, str]:
    try:
        engine, note = decide(os.environ.get("MEADHALL_ENGINE", ""), PACKAGE)
    except ImportError as error:
        engine, note = "", str(error)
        sys.meta_path.insert(0, Refuser(note))
    if engine == "interpreted":
        sys.meta_path.insert(0, SourceFinder())
    return engine, note


def decide(wish: str, package: Path) -> tuple[str, str]:
    """Return the engine to use and a note about it; an empty string means no wish."""
    if wish == "interpreted":
        return "interpreted", ""
    if wish not in ("", "compiled"):
        raise ImportError(f"MEADHALL_ENGINE must be 'compiled' or 'interpreted', not {wish!r}.")
    obstacle = why_not_compiled(package)
    if not obstacle:
        if why_not_compiled(package, FULLY):
            return "compiled", "mypyc, quickly"
        is_profiled = not why_not_compiled(package, PROFILED)
        return "compiled", "mypyc, with a profile" if is_profiled else "mypyc"
    if wish == "compiled":
        raise ImportError(
            f"MEADHALL_ENGINE asks for the compiled engine, but {obstacle}: "
            "run `make compiled`, or unset MEADHALL_ENGINE."
        )
    return "interpreted", "" if obstacle == NOTHING_COMPILED else obstacle


def why_not_compiled(package: Path, level: int = QUICKLY) -> str:
    """Return what prevents using the compiled engine; an empty string if nothing does."""
    try:
        manifest = json.loads((package / MANIFEST).read_bytes())
        compiled, compiled_at = manifest["sources"], manifest["level"]
    except FileNotFoundError:
        return NOTHING_COMPILED
    except (ValueError, KeyError):
        return f"{MANIFEST} cannot be read"
    if compiled_at < level:
        was_quick = compiled_at == QUICKLY
        return "it was compiled " + ("quickly, for tests" if was_quick else "without a profile")
    sources = fingerprints(package)
    for path in sorted(compiled.keys() | sources.keys()):
        if path not in sources:
            return f"compiled modules still contain {path}"
        if compiled.get(path) != sources[path]:
            return f"compiled modules are older than {path}"
    # The manifest may have been made for another version of Python.
    for path in [*compiled, *(f"../{library}__mypyc.py" for library in libraries(compiled))]:
        source = package / path
        if not any(source.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES):
            return f"no compiled module for this Python belongs to {path}"
    return ""


def why_not_compile() -> str:
    """Return what this machine lacks for compiling; an empty string if nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    # On Windows the compiler is not on the path; setuptools finds it.
    if os.name == "posix" and not shutil.which(compiler):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are not installed"
    return ""


def fingerprints(package: Path) -> dict[str, str]:
    """Return the hash of every source that is compiled, by its path inside the package."""
    found = {}
    for part in PARTS:
        place = package / part
        for source in [place] if place.is_file() else sorted(place.rglob("*.py")):
            text = source.read_bytes()
            first_lines = text.splitlines()[:5]
            if source.name != "__init__.py" and STAYS_INTERPRETED not in first_lines:
                found[source.relative_to(package).as_posix()] = hashlib.sha256(text).hexdigest()
    return found


def libraries(paths: Iterable[str]) -> dict[str, list[str]]:
    """Return the compiled libraries and what is in each: one for each part, and for each game.

    >>> list(libraries(["kernel/dice.py", "games/nim/rules.py", "games/nim/bot/policy.py"]))
    ['meadhall_kernel', 'meadhall_nim']
    """
    found: dict[str, list[str]] = {}
    for path in paths:
        part, name = Path(path).parts[:2]
        found.setdefault(f"meadhall_{name if part == 'games' else part}", []).append(path)
    return found


class Refuser:
    """Refuses to import any rules, because the engine that was demanded cannot run."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.startswith(ENGINE_MODULES):
            raise ImportError(self.reason)
        return None


class SourceFinder:
    """Imports the source wherever Python would import a compiled module of the engine."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(ENGINE_MODULES):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or not isinstance(spec.loader, ExtensionFileLoader):
            return None
        source = Path(spec.loader.path).with_name(fullname.rpartition(".")[2] + ".py")
        if not source.exists():
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        return spec_from_file_location(fullname, source)
