"""When people last looked at their tables, and what they have been sent since."""

from collections.abc import Mapping
from contextlib import suppress

from sqlalchemy import bindparam, insert, literal, select, text

from meadhall.store.database import Database
from meadhall.store.errors import Gone
from meadhall.store.schema import channels, outbox
from meadhall.tables.notices import AWAY_AFTER, Look, Notice

_LOOKED = text(
    "INSERT INTO looks (table_id, person, at, seq, told_at, reminded)"
    " VALUES (:table, :person, :at, :seq, 0, 0)"
    " ON CONFLICT (table_id, person) DO UPDATE SET at = excluded.at, seq = excluded.seq"
    " WHERE excluded.at >= looks.at"
)

_OF_TABLE = "SELECT person, at, seq, told_at, reminded FROM looks WHERE table_id = :table"

# The same conditions as in tables/notices.py: whoever comes second finds them no longer true.
_CLAIMS = {
    kind: text(
        "INSERT INTO looks (table_id, person, at, seq, told_at, reminded)"
        " VALUES (:table, :person, 0, 0, :now, :reminded)"
        f" ON CONFLICT (table_id, person) DO UPDATE SET {change}"
        f" WHERE looks.at + {AWAY_AFTER} <= excluded.told_at AND {condition}"
    )
    for kind, change, condition in (
        ("turn", "told_at = excluded.told_at", "looks.told_at <= looks.at"),
        (
            "reminder",
            "told_at = excluded.told_at, reminded = excluded.reminded",
            "looks.reminded <> excluded.reminded",
        ),
    )
}

_POST = insert(outbox).from_select(
    [
        "channel",
        "table_id",
        "kind",
        "decision",
        "seat",
        "runs_out",
        "created_at",
        "attempts",
        "next_at",
    ],
    select(
        channels.c.id,
        bindparam("table", type_=outbox.c.table_id.type),
        bindparam("kind", type_=outbox.c.kind.type),
        bindparam("decision", type_=outbox.c.decision.type),
        bindparam("seat", type_=outbox.c.seat.type),
        bindparam("runs_out", type_=outbox.c.runs_out.type),
        bindparam("now", type_=outbox.c.created_at.type),
        literal(0),
        bindparam("now", type_=outbox.c.created_at.type),
    ).where(channels.c.person == bindparam("who")),
)


class Looks:
    def __init__(self, database: Database) -> None:
        self._database = database

    def looked(self, looks: Mapping[tuple[str, str], tuple[float, int]]) -> None:
        """Record when people looked, by table and person, and which entry they saw last.

        A later look that is already stored wins. People or tables that no longer exist are skipped.
        """
        facts = [
            {"table": table, "person": person, "at": at, "seq": seq}
            # Always in the same order, so that two servers never wait for each other.
            for (table, person), (at, seq) in sorted(looks.items())
        ]
        try:
            self._record(facts)
        except Gone:
            for one in facts:
                with suppress(Gone):
                    self._record([one])

    def _record(self, facts: list[dict[str, object]]) -> None:
        with self._database.writing() as connection:
            connection.execute(_LOOKED, facts)

    def of_table(self, table: str) -> dict[str, Look]:
        rows = self._database.ask(_OF_TABLE, {"table": table})
        return {person: Look(*facts) for person, *facts in rows}

    def claim_notice(self, table: str, person: str, notice: Notice, now: float) -> bool:
        """Take on notifying the person through all their channels; False if another server did."""
        with self._database.writing() as connection:
            reminded = notice.decision if notice.kind == "reminder" else 0
            claim = {"table": table, "person": person, "now": now, "reminded": reminded}
            if connection.execute(_CLAIMS[notice.kind], claim).rowcount == 0:
                return False
            connection.execute(
                _POST,
                {
                    "who": person,
                    "table": table,
                    "kind": notice.kind,
                    "decision": notice.decision,
                    "seat": notice.seat,
                    "runs_out": notice.runs_out,
                    "now": now,
                },
            )
            return True
