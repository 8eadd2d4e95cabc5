"""``meadhall serve``: a real server, from the first line to a clean shutdown."""

import json
import re
import shlex
import shutil
import signal
import socket
import stat
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from meadhall.cli import make_parser
from meadhall.cli.serve import open_browser, public_url, shown_address, usual_bots
from meadhall.cli.settings import variable
from tests.cli.conftest import Run
from tests.cli.serving import Server, serving
from tests.postgres import new_database, start_postgres, stop_postgres

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"
NOWHERE = "postgresql://meadhall:hush-hush@127.0.0.1:1/meadhall?connect_timeout=2"
LISTENING = 60.0
"""Seconds within which a server must notice what a host did, on a busy machine too."""


@pytest.fixture(autouse=True)
def _no_settings_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("host", "port", "database", "data", "workers", "bots", "log_level"):
        monkeypatch.delenv(variable(name), raising=False)


def read_until(socket: ClientConnection, part: str) -> str:
    deadline = time.monotonic() + LISTENING
    while time.monotonic() < deadline:
        message = socket.recv(timeout=LISTENING)
        assert isinstance(message, str)
        if part in message:
            return message
    raise AssertionError(f"{part} did not come")


def log_of(server: Server) -> list[dict[str, object]]:
    """Every line of the log is JSON, so there are no tracebacks in between."""
    return [json.loads(line) for line in server.errors.read_text().splitlines()]


def test_a_server_from_its_first_line_to_its_end(meadhall: Run, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(tmp_path) as server:
        # One line says where it is, where the data is, and how to stop it.
        assert re.match(r"Meadhall is open at http://127\.0\.0\.1:\d+ and keeps", server.line)
        assert str(data / "meadhall.db") in server.line
        assert "Ctrl-C" in server.line
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        assert stat.S_IMODE((data / "meadhall.db").stat().st_mode) == 0o600
        assert server.client.get("/healthz").json()["status"] == "ok"
        assert server.client.get("/metrics").status_code == 200

        # A second server is refused: with the same data, or at the same port.
        again = meadhall("serve", "--data", str(data), "--port", "0")
        assert again.refuses(f"another server (process {server.process.pid}) uses")
        port = server.url.rpartition(":")[2]
        elsewhere = meadhall("serve", "--data", str(tmp_path / "other"), "--port", port)
        assert elsewhere.refuses(f"port {port} of 127.0.0.1 cannot be used")

        # Those who watch see what a host does in the meantime.
        server.enter("Anna")
        doomed, kept = server.open_table(), server.open_table()
        with server.watch(doomed) as socket:
            read_until(socket, '"open"')
            assert meadhall("host", "end-table", doomed, "--data", str(data)).code == 0
            assert '"host"' in read_until(socket, '"ended"')
        assert server.client.get(f"/api/tables/{doomed}").json()["status"] == "ended"

        # It stops at once, though somebody is still watching.
        with server.watch(kept) as socket:
            socket.recv()
            code = server.end(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                read_until(socket, "nothing more")
        assert code == 0
        # It would say so if it had lost patience with anybody.
        assert {line["level"] for line in log_of(server)} == {"info"}
        cookies = dict(server.client.cookies)

    # Everything is still there after a restart, and the cookie is still good.
    with serving(tmp_path) as server:
        server.client.cookies.update(cookies)
        listed = server.client.get("/api/me/tables").json()
        assert {table["id"]: table["status"] for table in listed} == {
            doomed: "ended",
            kept: "open",
        }
        # Ctrl-C also reaches the bots and every other process of the server.
        with server.watch(kept) as socket:
            socket.recv()
            code = server.end(signal.SIGINT, everyone=True)
        assert code == 0
        assert {line["level"] for line in log_of(server)} == {"info"}


def test_settings_by_the_environment(tmp_path: Path) -> None:
    settings = {
        "MEADHALL_HOST": "localhost",
        "MEADHALL_PUBLIC_URL": "https://Hall.Example/",
        "MEADHALL_BEHIND_PROXY": "yes",
        "MEADHALL_PRIVATE_WEBHOOKS": "",
        "MEADHALL_CONTACT": "mailto:host@hall.example",
        "MEADHALL_SMTP_HOST": "mail.hall.example",
        "MEADHALL_SMTP_USER": "hall",
        "MEADHALL_SMTP_PASSWORD": "hush-hush",
        "MEADHALL_SMTP_SENDER": "hall@hall.example",
        "MEADHALL_LOG_LEVEL": "error",
        "MEADHALL_WORKERS": "7",
        "LANG": "pl_PL.UTF-8",
    }
    # What is typed wins: seven workers would need PostgreSQL.
    with serving(tmp_path, "--workers", "1", **settings) as server:
        assert "Meadhall działa pod adresem https://hall.example (http://localhost:" in server.line
        entered = server.client.post(
            "/api/enter",
            json={"name": "Anna"},
            headers={"Origin": "https://hall.example", "X-Forwarded-Proto": "https"},
        )
        assert entered.status_code == 201
        assert "secure" in entered.headers["set-cookie"].lower()
        assert server.end(signal.SIGTERM) == 0
        assert server.errors.read_text() == ""


@pytest.fixture
def postgres() -> Iterator[str]:
    folder = Path(tempfile.mkdtemp(prefix="meadhall-postgres-", dir="/tmp"))
    yield new_database(start_postgres(folder))
    stop_postgres(folder)
    shutil.rmtree(folder, ignore_errors=True)


def test_several_workers_share_a_port(meadhall: Run, tmp_path: Path, postgres: str) -> None:
    with (
        serving(tmp_path, "--workers", "2", MEADHALL_DATABASE=postgres) as server,
        ExitStack() as closing,
    ):
        assert not (tmp_path / "data").exists()
        server.enter("Anna")
        table = server.open_table()
        sockets = [closing.enter_context(server.watch(table)) for _ in range(4)]
        for socket in sockets:
            read_until(socket, '"open"')
        assert meadhall("host", "end-table", table, "--database", postgres).code == 0
        for socket in sockets:
            read_until(socket, '"ended"')
        code = server.end(signal.SIGINT, everyone=True)
        assert code == 0
        assert {line["level"] for line in log_of(server)} == {"info"}
    assert meadhall("verify", "--database", postgres).code == 0
    assert meadhall("host", "backup", "b.db", "--database", postgres).refuses("pg_dump")


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--port", "65536"], "--port: a port is at most 65535"),
        (["--port", "-1"], "--port"),
        (["--port", "web"], "--port: 'web' is no whole number"),
        (["--workers", "2"], "2 workers need PostgreSQL"),
        (["--workers", "0"], "--workers: it has to be at least 1"),
        (["--bots", "0"], "--bots: it has to be at least 1"),
        (["--bots", "1000"], "--bots: 1000 processes are too many"),
        (["--public-url", "hall.example"], "not an address such as https://hall.example"),
        (["--public-url", "https://hall.example/games"], "without a path"),
        (["--public-url", "https://me:pw@hall.example"], "no place for a name or password"),
        (["--public-url", "https://hall.example:99999"], "--public-url: "),
        (["--log-level", "chatty"], "--log-level: 'chatty' is none of debug"),
        (["--contact", "host@hall.example"], "neither with mailto:"),
        (["--smtp-host", "mail"], "--smtp-sender"),
        (["--smtp-host", "mail", "--smtp-sender", "a@b", "--smtp-user", "a"], "SMTP_PASSWORD"),
        (["--smtp-host", "m", "--smtp-sender", "a@b", "--smtp-security", "ssl"], "starttls"),
        (["--smtp-host", "m", "--smtp-sender", "a@b", "--smtp-port", "0"], "--smtp-port"),
        (["--host", "no-such-host.invalid"], "no address no-such-host.invalid"),
        (["--host", "192.0.2.1"], "of 192.0.2.1 cannot be used"),
        (["--database", "mysql://localhost/hall"], "the database cannot be mysql"),
        (["--database", "nonsense"], "cannot be read"),
        (["--database", NOWHERE, "--port", "0"], "does not answer"),
        (["--data", "taken"], "cannot be made"),
        (["--data", "/proc/meadhall"], "/proc/meadhall cannot be made"),
    ],
)
def test_what_cannot_work_is_refused_before_anything_starts(
    meadhall: Run, tmp_path: Path, arguments: list[str], part: str
) -> None:
    (tmp_path / "taken").write_text("a file where a folder should be")
    data = [] if "--data" in arguments else ["--data", str(tmp_path / "data")]
    outcome = meadhall("serve", *arguments, *data)
    assert outcome.refuses(part), outcome
    assert "hush-hush" not in outcome.err
    assert not (tmp_path / "data" / "meadhall.db").exists()


@pytest.mark.parametrize(
    ("name", "value", "part"),
    [
        ("MEADHALL_PORT", "high", "MEADHALL_PORT: 'high' is no whole number"),
        ("MEADHALL_BEHIND_PROXY", "perhaps", "MEADHALL_BEHIND_PROXY: 'perhaps' is neither"),
        ("MEADHALL_DATABASE", NOWHERE, "does not answer"),
    ],
)
def test_a_wrong_setting_of_the_environment_is_named(
    meadhall: Run,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    name: str,
    value: str,
    part: str,
) -> None:
    monkeypatch.setenv("MEADHALL_DATA", str(tmp_path))
    monkeypatch.setenv("MEADHALL_PORT", "0")
    monkeypatch.setenv(name, value)
    outcome = meadhall("serve")
    assert outcome.refuses(part)
    assert "hush-hush" not in outcome.err


def test_the_data_folder_follows_the_standard(
    meadhall: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert str(tmp_path / ".local/share/meadhall/meadhall.db") in meadhall("verify").err
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert str(tmp_path / "share/meadhall/meadhall.db") in meadhall("verify").err
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert str(tmp_path / ".local/share/meadhall/meadhall.db") in meadhall("verify").err


def test_addresses() -> None:
    assert public_url("http://localhost:8000") == "http://localhost:8000"
    assert public_url("https://[2001:DB8::1]:8443/") == "https://[2001:db8::1]:8443"
    assert public_url("https://Żubr.example") == "https://xn--ubr-22a.example"
    assert shown_address("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert shown_address("::1", 80) == "http://[::1]:80"
    assert 1 <= usual_bots() <= 4


def test_the_guide_knows_every_setting_and_its_commands_are_understood() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    options = vars(make_parser(["serve"]).parse_args(["serve"]))
    for name in options.keys() - {"run", "lang", "version"}:
        assert f"| `--{name.replace('_', '-')}` | `{variable(name)}` |" in guide
    assert f"`{variable('smtp_password')}`" in guide
    commands = re.findall(r"^meadhall ([^#\n]*)", guide, flags=re.MULTILINE)
    commands += re.findall(r"`meadhall ([^`]*--[^`]*)`", guide)
    assert len(commands) >= 10
    for command in commands:
        words = shlex.split(command)
        make_parser(words).parse_args(words)


def test_a_port_that_only_listens_is_taken(meadhall: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert meadhall("serve", "--data", str(tmp_path), "--port", port).refuses("in use")


@pytest.mark.parametrize(("display", "opened"), [("", []), (":0", ["http://127.0.0.1:8000"])])
def test_a_browser_needs_a_display(
    monkeypatch: pytest.MonkeyPatch, display: str, opened: list[str]
) -> None:
    found: list[str] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("webbrowser.open", found.append)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    before = set(threading.enumerate())
    open_browser("http://127.0.0.1:8000")
    for thread in set(threading.enumerate()) - before:
        thread.join()
    assert found == opened
