"""What people answered to puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("person", "puzzle", name="puzzle_answers_first"),
        sqlite_autoincrement=True,
    )
    op.create_index("puzzle_answers_puzzle", "puzzle_answers", ["puzzle"])
