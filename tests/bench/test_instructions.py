from pathlib import Path

import pytest

from bench import instructions
from bench.fixed_run import Section, fixed_run
from bench.instructions import (
    Count,
    Counts,
    compare,
    main,
    per_unit,
    read_reference,
    read_references,
    read_totals,
)
from meadhall import engine
from meadhall.cli.errors import Refusal
from meadhall.kernel.catalogue import game_ids

SECTIONS = [
    Section("", "", 0),
    Section("", "turn", 10),
    Section("nim", "", 0),
    Section("nim", "decision", 4),
    Section("nim", "copy", 5),
]
COUNTS = Counts("3.11.7", turn=100, games={"nim": Count(decision=2000, copy=3000)})


def counted(decision: float, copy: float = 3000, turn: float = 100) -> Counts:
    return Counts("3.11.7", turn, {"nim": Count(decision, copy)})


@pytest.fixture
def reference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A reference of our own, with valgrind and a compiled engine apparently present."""
    path = tmp_path / "instructions.json"
    monkeypatch.setattr(instructions, "REFERENCE", path)
    monkeypatch.setattr(instructions, "check_tools", lambda: None)
    monkeypatch.setattr(engine, "level", lambda: engine.QUICKLY)
    path.write_text("{}")
    instructions.write_reference(COUNTS)
    return path


def test_the_fixed_run_is_the_same_every_time_and_marks_every_section(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    marks: list[None] = []
    monkeypatch.setattr("os.getppid", lambda: marks.append(None))
    monkeypatch.setattr("gc.freeze", lambda: None)
    first = fixed_run(turns=10, games=1, copies=3)
    assert len(marks) == len(first)
    assert fixed_run(turns=10, games=1, copies=3) == first
    for game in game_ids():
        units = [section.unit for section in first if section.game == game]
        assert units == ["", "decision", "copy"]


def test_each_section_is_divided_by_what_was_done_in_it() -> None:
    counts = per_unit(SECTIONS, [999, 1000, 999, 8000, 15000])
    assert counts.turn == 100
    assert counts.games == {"nim": Count(decision=2000, copy=3000)}


def test_a_mark_that_was_not_seen_is_refused() -> None:
    with pytest.raises(Refusal, match="saw 4 sections where 5 were run"):
        per_unit(SECTIONS, [999, 1000, 999, 8000])


def test_totals_are_read_in_the_order_of_the_marks(tmp_path: Path) -> None:
    for number in range(1, 12):
        text = f"events: Ir\nfn=(1) totals\n1 5\ntotals: {number * 10}\n"
        (tmp_path / f"count.{number}").write_text(text)
    (tmp_path / "count").write_text("totals: 7\n")
    assert read_totals(tmp_path / "count") == [number * 10 for number in range(1, 12)]


@pytest.mark.parametrize(
    ("now", "code"),
    [
        (counted(2000), 0),
        (counted(2400), 0),
        (counted(2660), 1),
        (counted(2000, copy=4000), 1),
        (counted(500), 0),
        (counted(2660, copy=3990, turn=133), 0),
    ],
    ids=["as before", "a bit more", "a third more", "dearer copies", "less", "another Python"],
)
def test_a_third_more_fails_the_build(
    reference: Path, monkeypatch: pytest.MonkeyPatch, now: Counts, code: int
) -> None:
    monkeypatch.setattr(instructions, "count", lambda: now)
    assert main([]) == code


def test_a_reference_that_lags_behind_is_told(
    reference: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(instructions, "count", lambda: counted(1000))
    assert main([]) == 0
    assert "Much less than the reference" in capsys.readouterr().out
    assert main(["--update"]) == 0
    assert "Much less" not in capsys.readouterr().out
    assert read_reference().games["nim"].decision == 1000


def test_each_level_of_optimization_has_a_reference_of_its_own(
    reference: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "level", lambda: engine.FULLY)
    monkeypatch.setattr(instructions, "count", lambda: counted(1000))
    assert main([]) == 2
    assert main(["--update"]) == 0
    assert read_reference().games["nim"].decision == 1000
    monkeypatch.setattr(engine, "level", lambda: engine.PROFILED)
    assert read_reference().games["nim"].decision == 1000
    monkeypatch.setattr(engine, "level", lambda: engine.QUICKLY)
    assert read_reference() == COUNTS


def test_a_game_without_reference_does_not_pass() -> None:
    new = Counts("3.11.7", 100, {**COUNTS.games, "chess": Count(1, 1)})
    assert [change.is_too_much for change in compare(new, COUNTS)] == [False, False, True, True]


def test_what_is_missing_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda program: None)
    assert main([]) == 2
    assert capsys.readouterr().err == (
        "Instructions cannot be counted: valgrind is not installed.\n"
    )
    monkeypatch.setattr("shutil.which", lambda program: f"/usr/bin/{program}")
    monkeypatch.setattr("meadhall.engine.why_not_compiled", lambda package: "nothing is compiled")
    assert main([]) == 2
    assert "but nothing is compiled: `make compiled`" in capsys.readouterr().err


def test_the_reference_knows_every_game() -> None:
    references = read_references()
    assert list(references) == [engine.QUICKLY, engine.FULLY]
    for reference in references.values():
        assert sorted(reference.games) == sorted(game_ids())
