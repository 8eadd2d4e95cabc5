"""``meadhall new-game``: a package with a small game that runs, to be made into another one."""

import shutil
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

import meadhall
from meadhall.cli.errors import DIFFERENT, SUCCESS, Refusal
from meadhall.cli.parser import add_json, add_language
from meadhall.cli.screen import print_json
from meadhall.cli.texts import Texts
from meadhall.kernel.catalogue import ID, game_ids

TEMPLATE = Path(meadhall.__file__).parent / "template"
"""A package that works as it is; what is written differs from it in names alone."""

LEFT_BEHIND = shutil.ignore_patterns("__pycache__", ".*_cache")
"""What tools leave in a source tree."""

LETTERS_IN_NUMBERS = 3
"""Of the name, at the beginning of the numbers of rules."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "name", metavar="NAME", help="the id of the game: small letters, digits and underscores"
    )
    parser.add_argument(
        "--out", metavar="FOLDER", type=Path, help="where to write it (default: ./NAME)"
    )
    add_json(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    check_name(options.name)
    folder = options.out or Path(options.name)
    written = write_package(options.name, folder)
    if options.json:
        print_json({"game": options.name, "folder": str(folder), "files": sorted(written)})
        return SUCCESS
    say = Texts(options.lang)
    print(say("new-game-written", game=options.name, folder=str(folder)), end="\n\n")
    for key, command in (
        ("dev", f"meadhall dev {folder} --open"),
        ("install", f"pip install -e {folder}"),
    ):
        print(f"  {command:40}{say(f'new-game-{key}')}")
    return SUCCESS


def check_name(name: str) -> None:
    """Refuse a name that could not be both the id of a game and the name of a module."""
    if not ID.fullmatch(name) or not any(letter.isalpha() for letter in name):
        raise Refusal(
            f"{name!r} cannot be the id of a game: it takes 2 to 40 small letters, digits and "
            "underscores, and begins with a letter, such as fjord_race"
        )
    if iskeyword(name):
        raise Refusal(f"{name} is a word of Python, so no module can be called that")
    if name in game_ids():
        raise Refusal(f"there is a game {name} already; `meadhall games` lists them")
    if find_spec(name) is not None:
        raise Refusal(f"a module {name} is installed already, and would hide the game")


def write_package(name: str, folder: Path) -> list[str]:
    """Write a package of this name; the folder appears only once all of it is there."""
    if folder.exists():
        raise Refusal(f"{folder} exists already; --out names another folder")
    parent = folder.absolute().parent
    if not parent.is_dir():
        raise Refusal(f"there is no folder {parent} in which {folder.name} could be written")
    try:
        with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=parent) as workspace:
            package = Path(workspace, "package")
            shutil.copytree(TEMPLATE, package, ignore=LEFT_BEHIND)
            rename(package, names_for(name))
            files = [path.relative_to(package).as_posix() for path in files_in(package)]
            package.rename(folder)
    except OSError as error:
        raise Refusal(f"{folder} cannot be written: {error.strerror}", DIFFERENT) from error
    return files


def names_for(name: str) -> dict[str, str]:
    """What the template says, and what the package with this name says instead.

    >>> names_for("saga_dice")["FJO"], names_for("saga_dice")["Fjord Race"]
    ('SAG', 'Saga Dice')
    """
    letters = "".join(letter for letter in name if letter.isalpha())
    return {
        "fjord_race": name,
        "fjord-race": name.replace("_", "-"),
        "Fjord Race": name.replace("_", " ").title(),
        "FJO": letters[:LETTERS_IN_NUMBERS].upper(),
    }


def rename(package: Path, names: dict[str, str]) -> None:
    """Give the template another name, in its files and of its folders."""
    for path in files_in(package):
        text = path.read_text(encoding="utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
    for old, new in names.items():
        for path in sorted(package.rglob(old), reverse=True):
            path.rename(path.with_name(new))


def files_in(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file())
