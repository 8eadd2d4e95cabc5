"""Files that packages bring for the page: which may be served, and how they are sent."""

import gzip
import re
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Final

from meadhall.server.web import COMPRESSED_ALREADY, FOR_GOOD, WebFile

MOST_BYTES: Final = 1_000_000
"""Of one file."""

NAME: Final = re.compile(r"(?!.*\.\.)[A-Za-z0-9_-][A-Za-z0-9_.-]*(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*")
"""A file below the folder: no way up, nothing hidden, nothing that a browser would escape."""

MEDIA_TYPES: Final[Mapping[str, str]] = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


class Unservable(ValueError):
    """Something that cannot be served; the message says why."""


def check_name(name: str) -> str:
    """The name of a file, if a file of this name may be served."""
    if not NAME.fullmatch(name):
        raise Unservable(f"{name!r} is not the name of a file in the folder")
    if Path(name).suffix not in MEDIA_TYPES:
        raise Unservable(f"{name!r} is of no kind that is served ({', '.join(MEDIA_TYPES)})")
    return name


def read_file(folder: Path, name: str) -> bytes:
    path = folder / name
    if not path.is_file():
        raise Unservable(f"{name} is missing")
    # A link may lead anywhere.
    if not path.resolve().is_relative_to(folder.resolve()):
        raise Unservable(f"{name} lies outside the folder")
    if path.stat().st_size > MOST_BYTES:
        raise Unservable(f"{name} is larger than {MOST_BYTES:,} bytes")
    return path.read_bytes()


def pack(name: str, data: bytes) -> WebFile:
    """The file as it is sent."""
    suffix = Path(name).suffix
    bodies = {"identity": data}
    if suffix not in (*COMPRESSED_ALREADY, ".webp"):
        bodies = {"gzip": gzip.compress(data, mtime=0), "identity": data}
    return WebFile(MEDIA_TYPES[suffix], FOR_GOOD, blake2b(data, digest_size=12).hexdigest(), bodies)
