"""Names that look alike have the same key; where two already do, the later one keeps its own."""

import sqlalchemy as sa
from alembic import op

from meadhall.tables.settings import name_key

revision = "0002"
down_revision: str | None = "0001"

people = sa.table(
    "people", sa.column("id"), sa.column("name"), sa.column("key"), sa.column("created_at")
)


def upgrade() -> None:
    connection = op.get_bind()
    rows = connection.execute(sa.select(people).order_by(people.c.created_at)).mappings().all()
    taken = {row["key"] for row in rows}
    for row in rows:
        key = name_key(row["name"])
        if key not in taken:
            taken.add(key)
            connection.execute(people.update().where(people.c.id == row["id"]).values(key=key))
