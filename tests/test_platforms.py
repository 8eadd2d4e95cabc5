"""Whatever the platform, every module can be imported."""

import ast
from pathlib import Path

import meadhall

PACKAGE = Path(meadhall.__file__).parent
UNIX_ONLY = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}


def test_nothing_needs_unix_to_be_imported() -> None:
    """Windows has wheels too; what only Unix has is imported where it is used, or under a guard."""
    found = {
        (path.relative_to(PACKAGE).as_posix(), name)
        for path in PACKAGE.rglob("*.py")
        for statement in ast.parse(path.read_bytes()).body
        for name in imported(statement)
    }
    assert {(path, name) for path, name in found if name in UNIX_ONLY} == set()
    assert ("server/gate.py", "asyncio") in found


def imported(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.Import(names=names):
            return [alias.name.partition(".")[0] for alias in names]
        case ast.ImportFrom(module=str(module), level=0):
            return [module.partition(".")[0]]
    return []
