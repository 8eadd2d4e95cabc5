"""Friends, whom people avoid, seats offered to them, their colour, and gestures in the talk."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def _person(name: str, primary_key: bool = True) -> "sa.Column[str]":
    target = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column(name, sa.Text, target, primary_key=primary_key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "friends",
        _person("low"),
        _person("high"),
        _person("asker", primary_key=False),
        sa.Column("asked_at", sa.Double, nullable=False),
        sa.Column("accepted_at", sa.Double),
    )
    op.create_index("friends_high", "friends", ["high"])
    op.create_table(
        "avoided",
        _person("person"),
        _person("other"),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("avoided_other", "avoided", ["other"])
    op.create_table(
        "offers",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        _person("person"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("offers_person", "offers", ["person"])
    op.add_column("people", sa.Column("color", sa.Text, nullable=False, server_default=""))
    op.add_column("people", sa.Column("seen_by", sa.Text, nullable=False, server_default="friends"))
    op.add_column("chat", sa.Column("gesture", sa.Text, nullable=False, server_default=""))
