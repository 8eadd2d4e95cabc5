"""Two server processes with one database, whose clocks are moved together."""

import asyncio
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from meadhall.tables.daily import starts_at
from tests.postgres import new_database, start_postgres, stop_postgres
from tests.server.player import Player, answer, decisions, possible
from tests.server.running import ROOT, Server

PROJECT = """
[project]
name = "toys"
version = "1"
[project.entry-points."meadhall.games"]
fingers = "tests.tables.hall:FINGERS"
"""
FIGURES = {
    "meadhall.server.people.KNOWN_FOR": 0.5,
    "meadhall.server.housekeeper.WAKE_EVERY": 0.1,
    "meadhall.server.housekeeper.DEAL_EVERY": 0.1,
    "meadhall.tables.waking.BOT_LEASE": 1.0,
}


class Hall:
    def __init__(self, folder: Path, database: str, figures: Mapping[str, float]) -> None:
        self._clock = folder / "clock"
        self.database = database
        self.set_clock(starts_at("2027-03-01") + 3600)
        self.one = Server(database, folder / "one.log", figures, clock=self._clock)
        self.two = Server(database, folder / "two.log", figures, clock=self._clock)

    def set_clock(self, now: float) -> None:
        """For both servers at once; from then on time passes as usual."""
        written = self._clock.with_suffix(".new")
        written.write_text(str(now - time.time()))
        written.replace(self._clock)

    def now(self) -> float:
        return time.time() + float(self._clock.read_text())


@contextmanager
def two_servers(monkeypatch: pytest.MonkeyPatch, figures: Mapping[str, float]) -> Iterator[Hall]:
    folder = Path(tempfile.mkdtemp(prefix="meadhall-two-", dir="/tmp"))
    folder.chmod(0o755)
    toys = folder / "toys"
    toys.mkdir()
    (toys / "pyproject.toml").write_text(PROJECT)
    monkeypatch.setenv("MEADHALL_PACKAGES", str(toys))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    postgres = folder / "postgres"
    postgres.mkdir()
    found = Hall(folder, new_database(start_postgres(postgres)), figures)
    try:
        found.one.launch()
        found.two.launch()
        found.one.wait()
        found.two.wait()
        yield found
        found.one.stop()
        found.two.stop()
        assert found.one.errors() == []
        assert found.two.errors() == []
    finally:
        found.one.kill()
        found.two.kill()
        stop_postgres(postgres)
        shutil.rmtree(folder, ignore_errors=True)


async def tell(player: Player, table: str) -> None:
    """Play to the end, always the same way."""
    while (seen := await player.get(f"/tables/{table}"))["status"] == "playing":
        if asked := decisions(seen):
            await player.post(
                f"/tables/{table}/moves",
                answer(asked[0], possible(asked[0])[0], f"key-{seen['seq']}"),
            )
        else:
            await asyncio.sleep(0.01)
