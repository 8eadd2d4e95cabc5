"""Where a host keeps the tables: a file in the data folder, or the database that was given."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL

from meadhall.cli.errors import DIFFERENT, Refusal
from meadhall.cli.settings import add_setting, setting
from meadhall.store import Store, StoreError, Unavailable, sqlite_url
from meadhall.store.address import kind_of, read_address, shown

FILE = "meadhall.db"


class Place:
    """A database and, for people, where it is."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            self._address = read_address(url)
        except StoreError as error:
            raise Refusal(str(error)) from error
        self.kind = kind_of(self._address)

    @property
    def file(self) -> Path:
        assert self.kind == "sqlite"
        return _file_of(self._address)

    def __str__(self) -> str:
        return str(self.file) if self.kind == "sqlite" else shown(self._address)


def _file_of(address: URL) -> Path:
    """The resolved path, so that two names of one file are the same."""
    return Path(os.path.realpath(address.database or ""))


def add_database(parser: ArgumentParser) -> None:
    add_setting(
        parser,
        "database",
        "URL",
        "sqlite:///FILE or postgresql://USER@HOST/NAME; give one with a password by the "
        "environment, as others can see what is typed (default: SQLite in the data folder)",
    )
    add_setting(
        parser,
        "data",
        "FOLDER",
        f"where the database of SQLite is (default: {_shown_folder()})",
    )


def find_database(options: Namespace) -> Place:
    url = setting(options, "database", str, "")
    if url:
        return Place(url)
    return Place(sqlite_url(setting(options, "data", Path, usual_folder()) / FILE))


def usual_folder() -> Path:
    """The default folder by the XDG base directory specification."""
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    base = given if given.is_absolute() else Path.home() / ".local" / "share"
    return base / "meadhall"


def _shown_folder() -> str:
    folder = usual_folder()
    try:
        return f"~/{folder.relative_to(Path.home())}"
    except ValueError:
        return str(folder)


@contextmanager
def opened(options: Namespace) -> Iterator[Store]:
    """The database of a server, which must exist; any error is turned into a refusal."""
    place = find_database(options)
    if place.kind == "sqlite" and not place.file.is_file():
        raise Refusal(f"there is no database {place}; --data or --database says where it is")
    try:
        store = Store.open(place.url)
    except StoreError as error:
        raise Refusal(str(error)) from error
    try:
        yield store
    except Unavailable as error:
        raise Refusal(str(error), DIFFERENT) from error
    except StoreError as error:
        raise Refusal(str(error)) from error
    finally:
        store.close()


def make_folder(folder: Path) -> None:
    """Create it for this user alone: the database contains secrets."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal(f"the folder {folder} cannot be made: {error.strerror}") from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise Refusal(f"the folder {folder} cannot be written to")


@contextmanager
def locked(place: Place) -> Iterator[None]:
    """Allow only one server to use an SQLite database: two would not hear of each other.

    The lock ends with the process, however that ends; the file beside the database stays.
    """
    if place.kind != "sqlite" or sys.platform == "win32":
        yield
        return
    import fcntl

    lock = place.file.with_name(f"{place.file.name}.lock")
    try:
        number = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Refusal(f"the file {lock} cannot be made: {error.strerror}") from error
    try:
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(number, 20).decode(errors="replace").strip()
            raise Refusal(
                f"another server (process {holder or 'unknown'}) uses {place} already; "
                "several servers need PostgreSQL"
            ) from None
        except OSError as error:
            raise Refusal(f"the file {lock} cannot be locked: {error.strerror}") from error
        os.truncate(number, 0)
        os.write(number, f"{os.getpid()}\n".encode())
        yield
    finally:
        os.close(number)
