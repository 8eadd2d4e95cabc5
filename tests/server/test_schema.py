"""The description of the server (OpenAPI) and the server agree, whatever is asked."""

import subprocess
import sys

from tests.server.running import ROOT

OPERATIONS = "tests/server/described.py"


def test_answers_are_as_described() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    command += ["-p", "schemathesis.pytest.plugin", OPERATIONS]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stdout
