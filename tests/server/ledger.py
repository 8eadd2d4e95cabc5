"""What clients sent to a table and the answers they got, to be compared with its log."""

from msgspec import Struct

from meadhall.tables.entries import AnyEntry, Moved, Planned, SatIn, Started
from tests.server.audit import Audit, Violation
from tests.server.player import Json


class SentMove(Struct):
    """A move on its way, and its answer; without one it was lost, and may be sent again."""

    person: str
    body: Json
    seq: int = 0
    moves: int = 0
    repeated: bool = False
    refused: bool = False

    def key(self) -> str:
        """The key as it is in the log."""
        return f"{self.person}/{self.body['key']}"

    def is_open(self) -> bool:
        return not self.seq and not self.refused


class SentUndo(Struct):
    """A request to take back; it has no key, so a lost one is not sent again."""

    seq: int = 0
    refused: bool = False


class Ledger:
    def __init__(self) -> None:
        self.moves: list[SentMove] = []
        self.undos: list[SentUndo] = []

    def acknowledged(self) -> int:
        return sum(bool(move.seq) for move in self.moves)

    def open_moves(self) -> list[SentMove]:
        return [move for move in self.moves if move.is_open()]

    def check(self, audit: Audit) -> None:
        """Everything that was acknowledged is in the log, and nothing that nobody asked for."""
        for move in self.moves:
            if move.seq:
                _check_move(move, audit)
            elif move.refused and move.key() in audit.keys:
                raise Violation(f"table {audit.id}: {move.key()} was refused, yet it is in the log")
        unknown = set(audit.keys) - {move.key() for move in self.moves}
        if unknown:
            raise Violation(f"table {audit.id}: nobody sent {sorted(unknown)}")
        self._check_undos(audit)

    def _check_undos(self, audit: Audit) -> None:
        acknowledged = {_cause(audit, undo.seq) for undo in self.undos if undo.seq}
        written = set(audit.took_back())
        lost = sum(not undo.seq and not undo.refused for undo in self.undos)
        if not acknowledged <= written:
            raise Violation(f"table {audit.id}: undo lost: {sorted(acknowledged - written)}")
        if len(written - acknowledged) > lost:
            raise Violation(f"table {audit.id}: moves were taken back that nobody wanted back")


def _check_move(move: SentMove, audit: Audit) -> None:
    where = f"table {audit.id}: acknowledged {move.key()} as entry {move.seq}, but"
    seq = audit.keys.get(move.key())
    if seq is None:
        raise Violation(f"{where} it is not in the log")
    entry = audit.entries[seq - 1]
    assert isinstance(entry, Moved)
    sent = (move.body["seat"], move.body["move"], move.person)
    if (entry.seat, entry.move, entry.by) != sent:
        raise Violation(f"{where} the log says {entry}")
    if audit.asked_before[seq].get(entry.seat) != move.body["decision"]:
        raise Violation(f"{where} it answers another decision in the log")
    # The answer to a repeated request says only how far the table has come.
    if not move.repeated:
        if _cause(audit, move.seq) != seq:
            raise Violation(f"{where} it is entry {seq}")
        if audit.moves_after[move.seq] != move.moves:
            raise Violation(f"{where} there were not {move.moves} moves then")


def _cause(audit: Audit, seq: int) -> int:
    """The entry that somebody asked for; what follows from it is acknowledged with it."""
    while seq > 0 and _is_automatic(audit.entries[seq - 1]):
        seq -= 1
    return seq


def _is_automatic(entry: AnyEntry) -> bool:
    if isinstance(entry, Moved):
        return entry.by == "plan"
    return isinstance(entry, SatIn | Started | Planned)
