"""Everything that the first server with tables needs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def of_table(primary_key: bool = True) -> "sa.Column[str]":
    target = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, target, primary_key=primary_key, nullable=False)


def of_person(primary_key: bool = False) -> "sa.Column[str]":
    target = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.Text, target, primary_key=primary_key, nullable=False)


def create_index(name: str, table: str, columns: list[str], where: str, unique: bool) -> None:
    """Create an index of only those rows that will be looked for."""
    rows = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=rows, postgresql_where=rows)


def upgrade() -> None:
    create_tables()
    create_people()
    create_talk()
    create_notices()
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("wake_at", sa.Double),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.Column("finished_at", sa.Double, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["public", "status", "changed_at"])
    op.create_index("tables_changed", "tables", ["status", "changed_at"])
    create_index("tables_due", "tables", ["wake_at"], "wake_at IS NOT NULL", unique=False)
    results = ["game", "players", "finished_at"]
    create_index("tables_results", "tables", results, "status = 'over' AND rated", unique=False)
    op.create_table(
        "entries",
        of_table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("key", sa.Text),
        sa.Column("data", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    create_index("entries_key", "entries", ["table_id", "key"], "key IS NOT NULL", unique=True)
    op.create_table(
        "snapshots",
        of_table(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "table_people",
        of_table(),
        sa.Column("person", sa.Text, primary_key=True),
    )
    op.create_index("table_people_person", "table_people", ["person"])


def create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("guest", sa.Boolean, nullable=False),
        sa.Column("password_hash", sa.Text),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id_hash", sa.Text, primary_key=True),
        of_person(),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.Column("agent", sa.Text, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_index("sessions_expires", "sessions", ["expires_at"])


def create_talk() -> None:
    op.create_table(
        "chat",
        of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_person", "chat", ["person"])
    op.create_table(
        "notes",
        of_table(),
        of_person(primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("notes_person", "notes", ["person"])


def create_notices() -> None:
    op.create_table(
        "looks",
        of_table(),
        of_person(primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("told_at", sa.Double, nullable=False),
        sa.Column("reminded", sa.Integer, nullable=False),
    )
    op.create_index("looks_person", "looks", ["person"])
    op.create_table(
        "channels",
        sa.Column("id", sa.Integer, primary_key=True),
        of_person(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("config", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("last_ok_at", sa.Double),
        sa.Column("last_error", sa.Text, nullable=False),
        sa.Column("last_error_at", sa.Double),
        sqlite_autoincrement=True,
    )
    op.create_index("channels_person", "channels", ["person"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "channel", sa.Integer, sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False
        ),
        of_table(primary_key=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("runs_out", sa.Double, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("next_at", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("outbox_next", "outbox", ["next_at"])
    op.create_index("outbox_channel", "outbox", ["channel"])
