"""From a preview to a PNG, in a process of its own: one picture at a time, and never for long."""

import asyncio
import sys
from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import Final

from meadhall.server.previews.drawing import draw
from meadhall.server.previews.facts import Preview
from meadhall.server.storage import Storage
from meadhall.server.web import CLIENT
from meadhall.tables.refusal import TooMuch

PAINTER: Final = Path(__file__).with_name("painter.py")
SECONDS: Final = 20.0
"""Within which a picture has to be done; it usually takes a third of one."""
MOST_WAITING: Final = 8
KEPT: Final = 200
"""How many pictures are kept, each of some 100 kB."""


class Unpainted(Exception):
    """The picture could not be made."""


class Pictures:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._one_at_a_time = asyncio.Lock()
        self.waiting = 0
        """How many pictures are being made or wanted."""
        self._known: OrderedDict[Preview, bytes] = OrderedDict()

    async def of(self, preview: Preview) -> bytes:
        """A PNG. ``TooMuch`` if too many are wanted already, ``Unpainted`` if it cannot be made."""
        if preview not in self._known:
            if self.waiting >= MOST_WAITING:
                raise TooMuch("too-many-requests", seconds=5)
            self.waiting += 1
            try:
                async with self._one_at_a_time:
                    await self._make(preview)
            finally:
                self.waiting -= 1
        self._known.move_to_end(preview)
        return self._known[preview]

    async def _make(self, preview: Preview) -> None:
        if preview in self._known:
            return
        svg = await self._storage.work(draw, preview, mark())
        self._known[preview] = await paint(svg)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)


async def paint(svg: str) -> bytes:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", str(PAINTER), *fonts()),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(SECONDS):
            picture, trouble = await process.communicate(svg.encode())
    except TimeoutError as error:
        raise Unpainted(f"not done within {SECONDS:g} s") from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not picture:
        raise Unpainted(trouble.decode(errors="replace")[-500:])
    return picture


@cache
def fonts() -> tuple[str, ...]:
    """The letters that the build of the page leaves for the painter."""
    return tuple(str(path) for path in sorted((CLIENT / "fonts").glob("*.ttf")))


@cache
def mark() -> bytes:
    """The sign of the house, if the page has been built."""
    file = CLIENT / "mark.svg"
    return file.read_bytes() if file.is_file() else b""
