"""Prepare a version: `make release VERSION=0.2.0`.

Writes the number where it belongs, puts what is unreleased in the changelog under it, and commits
that. Nothing leaves this machine: what to do next is printed.
"""

import argparse
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
NUMBER = Path("src/meadhall/__init__.py")
CHANGELOG = Path("CHANGELOG.md")
HEADING = "## Unreleased\n"

NEXT = """Version {version} is committed. Look at it (git show), then:

  git tag --annotate v{version} --message "Meadhall {version}"
  git push origin HEAD v{version}

The tag lets the release workflow build and publish all wheels. To undo: git reset --hard HEAD~1"""


class Refused(Exception):
    """Why this cannot be released."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("version", nargs="?", default="", help="such as 0.2.0")
    try:
        release(ROOT, parser.parse_args().version, time.strftime("%Y-%m-%d", time.gmtime()))
    except Refused as reason:
        print(f"release: {reason}", file=sys.stderr)
        return 2
    return 0


def release(root: Path, version: str, date: str) -> None:
    if not VERSION.fullmatch(version):
        raise Refused(f"{version!r} is not a version such as 0.2.0: make release VERSION=0.2.0")
    if changed := git(root, "status", "--porcelain"):
        raise Refused(f"commit or remove these first: {' '.join(changed.split()[1::2])}")
    if git(root, "tag", "--list", f"v{version}"):
        raise Refused(f"there is a tag v{version} already")
    code = (root / NUMBER).read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.*)"$', code, re.MULTILINE)
    assert found is not None
    if parts(version) <= parts(found[1]):
        raise Refused(f"{version} does not come after {found[1]}")
    changes = (root / CHANGELOG).read_text(encoding="utf-8")
    (root / CHANGELOG).write_text(released(changes, version, date), encoding="utf-8")
    renumbered = code.replace(found[0], f'__version__ = "{version}"')
    (root / NUMBER).write_text(renumbered, encoding="utf-8")
    git(root, "commit", "--quiet", "--all", "--message", f"Release {version}")
    print(NEXT.format(version=version))


def released(changelog: str, version: str, date: str) -> str:
    """The changelog with what was unreleased under this version, and an empty place for more."""
    before, heading, after = changelog.partition(HEADING)
    if not heading or not after.partition("\n## ")[0].strip():
        raise Refused("CHANGELOG.md has nothing under Unreleased")
    return f"{before}{HEADING}\n## {version} - {date}\n{after}"


def parts(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def git(root: Path, *arguments: str) -> str:
    finished = subprocess.run(
        ["git", *arguments], cwd=root, stdout=subprocess.PIPE, text=True, check=False
    )
    if finished.returncode:
        raise Refused(f"git {arguments[0]} failed")
    return finished.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
