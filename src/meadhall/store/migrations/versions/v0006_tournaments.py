"""Tournaments: what they are about, who takes part, and at which tables they play."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def _tournament() -> "sa.Column[str]":
    target = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament", sa.Text, target, primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("opener", sa.Text, sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("opener_name", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("opened_at", sa.Double, nullable=False),
        sa.Column("begins_at", sa.Double),
        sa.Column("changed_at", sa.Double, nullable=False),
    )
    op.create_index("tournaments_stage", "tournaments", ["stage", "changed_at"])
    op.create_table(
        "tournament_entries",
        _tournament(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.UniqueConstraint("tournament", "person", name="tournament_entries_once"),
    )
    op.create_index("tournament_entries_person", "tournament_entries", ["person"])
    op.create_table(
        "tournament_tables",
        _tournament(),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("entries", sa.Text, nullable=False),
    )
    op.create_index("tournament_tables_table", "tournament_tables", ["table_id"])
