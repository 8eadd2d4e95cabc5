"""A real PostgreSQL for tests, without a system service (pgserver)."""

import os
import tempfile
from itertools import count
from pathlib import Path

import psycopg
from sqlalchemy import make_url

_numbers = count(1)


def start_postgres(folder: Path, durable: bool = False) -> str:
    """Start a server that stops with this process; return the address of its first database.

    Unless ``durable``, what it stores may be lost in a power cut, which tests do not mind.
    """
    # Without it pgserver warns; as root it runs as a user who must be able to reach the folder.
    run = Path(tempfile.gettempdir(), f"meadhall-run-{os.getuid()}")
    run.mkdir(mode=0o700, exist_ok=True)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(run))
    folder.chmod(0o755)
    from pgserver.postgres_server import get_server

    url = str(get_server(folder, cleanup_mode="stop").get_uri())
    with psycopg.connect(url, autocommit=True) as connection:
        for setting in ("fsync", "full_page_writes"):
            connection.execute(
                f"ALTER SYSTEM SET {setting} = {'on' if durable else 'off'}".encode()
            )
        connection.execute("SELECT pg_reload_conf()")
    return url


def stop_postgres(folder: Path) -> None:
    from pgserver.postgres_server import get_server

    get_server(folder, cleanup_mode="stop").cleanup()


def new_database(url: str) -> str:
    """An empty database on the same server."""
    name = f"meadhall_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return make_url(url).set(database=name).render_as_string(hide_password=False)
