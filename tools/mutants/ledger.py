"""Verdicts of earlier runs, kept in `build/mutants/` so that a run can go on where one stopped."""

from pathlib import Path
from typing import Final

import msgspec

from tools.mutants.records import BUILD
from tools.mutants.trial import CAUGHT, NOT_TRIED, TIMEOUT, Outcome


class Entry(msgspec.Struct):
    """What became of a mutant, and the fingerprint of sources and tests it was tried with."""

    fingerprint: str
    outcome: Outcome


class Ledger:
    """The verdicts about the mutants of a game."""

    def __init__(self, game: str, fingerprint: str, root: Path) -> None:
        self.file: Final = root / BUILD / f"{game}.verdicts.json"
        self.fingerprint: Final = fingerprint
        self.entries: Final = self._read()

    def knows(self, id: str, caught_ones: bool) -> bool:
        """Whether this mutant need not be tried again: sources and tests are still the same.

        With `caught_ones` whatever was ever caught counts as caught, and all others are tried.
        """
        entry = self.entries.get(id)
        if entry is None:
            return False
        if caught_ones:
            return entry.outcome.verdict in (CAUGHT, TIMEOUT)
        return entry.fingerprint == self.fingerprint

    def outcome(self, id: str) -> Outcome:
        """What became of it; an accepted mutant may never have been tried."""
        entry = self.entries.get(id)
        return Outcome(NOT_TRIED) if entry is None else entry.outcome

    def enter(self, id: str, outcome: Outcome) -> None:
        self.entries[id] = Entry(self.fingerprint, outcome)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        written = self.file.with_suffix(".new")
        written.write_bytes(msgspec.json.encode(self.entries))
        written.replace(self.file)

    def _read(self) -> dict[str, Entry]:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, Entry])
        except (FileNotFoundError, msgspec.DecodeError):
            return {}
