"""The trained baseline: it runs, it learns, and it says what is wrong."""

import re

import pytest

from tools import train_baseline


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr("sys.argv", ["train_baseline", *arguments])
    train_baseline.main()


def test_it_learns_to_win(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "--games", "240", "--batch", "20", "--rate", "0.02", "--evaluate", "40")
    told = capsys.readouterr().out
    shares = [float(share) for share in re.findall(r"won ([\d.]+)%", told)]
    assert told.count("random") == 2
    assert shares[1] > shares[0] + 10


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "chess"], "there is no game chess"),
        (["--opponent", "deep_blue"], "there is no bot deep_blue"),
    ],
)
def test_wrong_input_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    sentence: str,
) -> None:
    with pytest.raises(SystemExit) as ended:
        run(monkeypatch, *arguments)
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith(f"train_baseline: {sentence}")
