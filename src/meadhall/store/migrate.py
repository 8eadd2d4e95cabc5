"""Bring the database to the schema that this version knows.

Every server does so when it starts; several may start at once. All steps are one transaction under
a lock, so the others wait and then find nothing left to do.
"""

from pathlib import Path
from threading import Lock
from typing import Any

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import ProgrammingError

from meadhall.store.database import TIMEOUTS, Database
from meadhall.store.errors import StoreError
from meadhall.store.sqlite import use_write_ahead_log

MIGRATIONS = Path(__file__).parent / "migrations"
ADVISORY_LOCK = 0x6D656164

# Within one process Alembic can run only one migration at a time.
_one_at_a_time = Lock()


def migrate(database: Database) -> None:
    if database.kind == "sqlite":
        use_write_ahead_log(database.url)
    try:
        with _one_at_a_time, database.writing() as connection:
            if database.kind == "postgresql":
                # The first to come may take long, and the others wait for it.
                for name in TIMEOUTS:
                    connection.execute(text(f"SET LOCAL {name} = 0"))
                connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})"))
            _upgrade(connection)
    except ProgrammingError as error:
        raise StoreError(f"the database cannot be prepared: {error.orig}") from error


def _upgrade(connection: Connection) -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))
    known = {script.revision for script in scripts.walk_revisions()}

    def steps(revision: Any, _: MigrationContext) -> Any:
        return scripts._upgrade_revs("head", revision)

    context = MigrationContext.configure(connection, opts={"fn": steps})
    if not known.issuperset(context.get_current_heads()):
        raise StoreError("the database was made by a newer Meadhall; this one cannot read it")
    with Operations.context(context):
        context.run_migrations()
