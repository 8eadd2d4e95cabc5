"""The schema of the database as the newest migration leaves it.

The log of a table is the truth. Its row in ``tables`` is what lists need, derived from the log.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA = MetaData()


def _of_table(primary_key: bool = True) -> Column[str]:
    target = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, target, primary_key=primary_key, nullable=False)


def _of_person(primary_key: bool = False, name: str = "person") -> Column[str]:
    target = ForeignKey("people.id", ondelete="CASCADE")
    return Column(name, Text, target, primary_key=primary_key, nullable=False)


tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("wake_at", Double),
    Column("changed_at", Double, nullable=False),
    Column("finished_at", Double, nullable=False),
    Column("summary", Text, nullable=False),
)
Index("tables_listed", tables.c.public, tables.c.status, tables.c.changed_at)
Index("tables_changed", tables.c.status, tables.c.changed_at)
_wakes = text("wake_at IS NOT NULL")
Index("tables_due", tables.c.wake_at, sqlite_where=_wakes, postgresql_where=_wakes)
COUNTS_FOR_RATINGS = text("status = 'over' AND rated")
"""Use exactly this text in queries: only then is the index used."""
Index(
    "tables_results",
    tables.c.game,
    tables.c.players,
    tables.c.finished_at,
    sqlite_where=COUNTS_FOR_RATINGS,
    postgresql_where=COUNTS_FOR_RATINGS,
)

entries = Table(
    "entries",
    METADATA,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("key", Text),
    Column("data", Text, nullable=False),
    # Store the rows in the order in which they are read.
    sqlite_with_rowid=False,
)
_has_key = text("key IS NOT NULL")
Index(
    "entries_key",
    entries.c.table_id,
    entries.c.key,
    unique=True,
    sqlite_where=_has_key,
    postgresql_where=_has_key,
)

snapshots = Table(
    "snapshots",
    METADATA,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# No foreign key: the log still names people who are gone.
table_people = Table(
    "table_people",
    METADATA,
    _of_table(),
    Column("person", Text, primary_key=True),
    Index("table_people_person", "person"),
)

people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("key", Text, nullable=False, unique=True),
    Column("guest", Boolean, nullable=False),
    Column("password_hash", Text),
    Column("language", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    # The colour of the seat they would like, and who may see that they are here.
    Column("color", Text, nullable=False, server_default=""),
    Column("seen_by", Text, nullable=False, server_default="friends"),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("id_hash", Text, primary_key=True),
    _of_person(),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("expires_at", Double, nullable=False),
    Column("agent", Text, nullable=False),
    Index("sessions_person", "person"),
    Index("sessions_expires", "expires_at"),
)

chat = Table(
    "chat",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Column("gesture", Text, nullable=False, server_default=""),
    Index("chat_person", "person"),
)

notes = Table(
    "notes",
    METADATA,
    _of_table(),
    _of_person(primary_key=True),
    Column("text", Text, nullable=False),
    Index("notes_person", "person"),
)

looks = Table(
    "looks",
    METADATA,
    _of_table(),
    _of_person(primary_key=True),
    Column("at", Double, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("told_at", Double, nullable=False),
    Column("reminded", Integer, nullable=False),
    Index("looks_person", "person"),
)

# Never reuse the numbers of deleted rows: a slow server may still come back to one.
channels = Table(
    "channels",
    METADATA,
    Column("id", Integer, primary_key=True),
    _of_person(),
    Column("kind", Text, nullable=False),
    Column("config", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("last_ok_at", Double),
    Column("last_error", Text, nullable=False),
    Column("last_error_at", Double),
    Index("channels_person", "person"),
    sqlite_autoincrement=True,
)

outbox = Table(
    "outbox",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("channel", Integer, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    _of_table(primary_key=False),
    Column("kind", Text, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("runs_out", Double, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("next_at", Double, nullable=False),
    Index("outbox_next", "next_at"),
    Index("outbox_channel", "channel"),
    sqlite_autoincrement=True,
)

secrets = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

daily_deals = Table(
    "daily_deals",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("deal", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("sealed_at", Double, nullable=False),
)

daily_tries = Table(
    "daily_tries",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    _of_person(primary_key=True),
    # 0 is the try that counts, the others are practice.
    Column("number", Integer, primary_key=True),
    _of_table(primary_key=False),
    Index("daily_tries_person", "person"),
    Index("daily_tries_table", "table_id"),
)

# Never reuse the numbers of deleted rows: ratings go on from the last one they know.
puzzle_answers = Table(
    "puzzle_answers",
    METADATA,
    Column("id", Integer, primary_key=True),
    _of_person(),
    Column("game", Text, nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("move", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("person", "puzzle", name="puzzle_answers_first"),
    Index("puzzle_answers_puzzle", "puzzle"),
    sqlite_autoincrement=True,
)

tournaments = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("settings", Text, nullable=False),
    Column("opener", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("opener_name", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("opened_at", Double, nullable=False),
    Column("begins_at", Double),
    Column("changed_at", Double, nullable=False),
    Index("tournaments_stage", "stage", "changed_at"),
)


def _of_tournament() -> Column[str]:
    target = ForeignKey("tournaments.id", ondelete="CASCADE")
    return Column("tournament", Text, target, primary_key=True)


tournament_entries = Table(
    "tournament_entries",
    METADATA,
    _of_tournament(),
    Column("number", Integer, primary_key=True),
    # The name of somebody who has left stays, as it does in finished games.
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("left", Boolean, nullable=False),
    UniqueConstraint("tournament", "person", name="tournament_entries_once"),
    Index("tournament_entries_person", "person"),
)

tournament_tables = Table(
    "tournament_tables",
    METADATA,
    _of_tournament(),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    # Empty for a bye.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL")),
    Column("entries", Text, nullable=False),
    Index("tournament_tables_table", "table_id"),
)

# One row for two people, whoever asked: the lesser id is first.
friends = Table(
    "friends",
    METADATA,
    _of_person(primary_key=True, name="low"),
    _of_person(primary_key=True, name="high"),
    _of_person(name="asker"),
    Column("asked_at", Double, nullable=False),
    Column("accepted_at", Double),
    Index("friends_high", "high"),
)

avoided = Table(
    "avoided",
    METADATA,
    _of_person(primary_key=True),
    _of_person(primary_key=True, name="other"),
    Column("how", Text, nullable=False),
    Column("since", Double, nullable=False),
    Index("avoided_other", "other"),
)

offers = Table(
    "offers",
    METADATA,
    _of_table(),
    _of_person(primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index("offers_person", "person"),
)
