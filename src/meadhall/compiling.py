"""Compile the engine of a checkout in the background, while a server serves.

The work is done by `tools/compile_engine.py` in a process of its own. This server goes on with the
modules it has loaded. Whatever starts later, a bot's process too, takes the compiled engine: it
plays every game alike, so the two may sit at one table.
"""

import hashlib
import json
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from meadhall import engine

ROOT: Final = engine.PACKAGE.parent.parent
PROGRAM: Final = ROOT / "tools" / "compile_engine.py"
LOCK: Final = ROOT / "build" / "compiling.lock"
FAILED: Final = ROOT / "build" / "compiling-failed"
"""Remembers what could not be compiled, so that it isn't tried again at every start."""

IN_PROGRESS: Final = "the compiled one is being made, for the next start"
IN_VAIN: Final = "it could not be compiled: `make compiled` says why"

log = logging.getLogger(__name__)


def sources_mark() -> str:
    """Return what tells these sources, for this Python, from others."""
    described = json.dumps([sys.version, engine.fingerprints(engine.PACKAGE)])
    return hashlib.sha256(described.encode()).hexdigest()


def state() -> str:
    """Return what is going on with the compiled engine of a checkout; usually nothing.

    >>> state() in ("", IN_PROGRESS, IN_VAIN)
    True
    """
    if engine.name() == "compiled" or not PROGRAM.exists():
        return ""
    if _is_locked():
        return IN_PROGRESS
    with suppress(FileNotFoundError):
        return IN_VAIN if FAILED.read_text() == sources_mark() else ""
    return ""


def _is_locked() -> bool:
    if sys.platform == "win32":
        return False
    import fcntl

    try:
        with LOCK.open() as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except FileNotFoundError:
        return False
    except BlockingIOError:
        return True
    return False


def why_not() -> str:
    """Return why there is nothing to compile here; an empty string if there is."""
    if os.environ.get("MEADHALL_ENGINE") == "interpreted":
        return "MEADHALL_ENGINE asks for it"
    if not PROGRAM.exists() or sys.platform == "win32":
        return "it can be compiled only in a checkout of the sources, and not on Windows"
    return state() or engine.why_not_compile()


def start() -> Callable[[], None]:
    """Begin to compile, unless there is no need or no way; return what ends it early."""
    if engine.name() == "compiled":
        log.info("The engine is compiled.")
        return _nothing
    if obstacle := why_not():
        log.info("The engine stays interpreted: %s.", obstacle)
        return _nothing
    log.info("The engine is being compiled in the background; it will be used from the next start.")
    process = subprocess.Popen(
        [sys.executable, str(PROGRAM), "--background"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        # Ctrl-C is for the server, which ends this process and the compiler with it.
        start_new_session=True,
    )
    is_ended = threading.Event()

    def report() -> None:
        output = process.communicate()[0].strip()
        if is_ended.is_set():
            return
        if process.returncode == 0:
            log.info("%s The next start uses it.", output.rpartition("\n")[2])
        else:
            log.warning("The engine could not be compiled; `make compiled` says why.")

    reporter = threading.Thread(target=report, daemon=True)
    reporter.start()

    def end() -> None:
        is_ended.set()
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        reporter.join(timeout=5)

    return end


def _nothing() -> None:
    """Nothing was begun, so there is nothing to end."""
