"""The daily saga: what each day deals, and who has tried."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("sealed_at", sa.Double, nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column(
            "person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
    )
    op.create_index("daily_tries_person", "daily_tries", ["person"])
    op.create_index("daily_tries_table", "daily_tries", ["table_id"])
