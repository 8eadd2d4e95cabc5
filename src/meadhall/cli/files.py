"""Files that are written completely or not at all."""

import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from meadhall.cli.errors import Refusal


@contextmanager
def written(path: Path) -> Iterator[IO[bytes]]:
    """A file that takes its name only if the block succeeds; otherwise nothing is left of it.

    Whether the name can be taken is checked first, before a long run and not after it.
    """
    # A link stays a link; its target is replaced.
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        if target.is_dir():
            raise Refusal(f"{path} cannot be written: it is a folder")
        if target.exists() and not target.is_file():
            raise Refusal(f"{path} cannot be written: it is no ordinary file")
        if target.exists() and not os.access(target, os.W_OK):
            raise Refusal(f"{path} cannot be written: it is write-protected")
        with temporary.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, temporary)
        os.replace(temporary, target)
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror or error}") from error
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refusal(f"{path} cannot be read: {error.strerror or error}") from error
