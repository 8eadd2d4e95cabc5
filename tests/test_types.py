"""The types of the web client are those of the structs that go over the wire."""

from pathlib import Path
from subprocess import run
from sys import executable

TOOL = Path(__file__).parent.parent / "tools" / "generate_types.py"


def test_the_types_of_the_client_are_up_to_date() -> None:
    done = run([executable, str(TOOL), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
