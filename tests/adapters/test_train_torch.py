"""The example for PyTorch: it runs and learns where PyTorch is installed, and says so elsewhere."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "train_torch.py"
HAS_TORCH = importlib.util.find_spec("torch") is not None


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, SCRIPT, *arguments], capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(not HAS_TORCH, reason="PyTorch is not installed")
def test_it_learns_to_win() -> None:
    finished = run("--seconds", "20", "--games", "64")
    shares = [float(share) for share in re.findall(r"won ([\d.]+)%", finished.stdout)]
    assert shares[1] > shares[0] + 10, finished.stderr


@pytest.mark.skipif(HAS_TORCH, reason="PyTorch is installed")
def test_without_pytorch_it_says_what_is_missing() -> None:
    finished = run()
    assert finished.returncode == 1
    assert finished.stderr.startswith("train_torch: PyTorch is not installed; `pip install torch`")


@pytest.mark.skipif(not HAS_TORCH, reason="PyTorch is not installed")
def test_wrong_input_is_one_sentence() -> None:
    finished = run("--game", "chess")
    assert finished.returncode == 2
    assert finished.stderr.startswith("train_torch: there is no game chess")
