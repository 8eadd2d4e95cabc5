"""The file of a tournament: continued where it ends, refused where it does not fit."""

from pathlib import Path

import msgspec
import pytest

from meadhall.arena.ledger import UnfitLedger, opened, seed_in
from meadhall.arena.simulate import GameRecord
from meadhall.arena.tournament import Plan, make_plan, matches, play_matches
from meadhall.arena.workers import Processes

PLAN = make_plan("champions", 2, {}, ["random", "thrall"], "ledger")
MATCHES = matches(PLAN, games=4)


@pytest.fixture(scope="module")
def records() -> list[GameRecord]:
    return [played.record for played in play_matches(PLAN, MATCHES, Processes(1))]


def write(path: Path, records: list[GameRecord], plan: Plan = PLAN) -> list[GameRecord]:
    """Continue a file until all games are in it; return what was already there."""
    with opened(path, plan) as ledger:
        known = list(ledger.read(MATCHES))
        for record in records[len(known) :]:
            ledger.add(record)
    return known


def test_a_file_is_gone_on_with_wherever_it_was_cut(
    tmp_path: Path, records: list[GameRecord]
) -> None:
    path = tmp_path / "games.jsonl"
    assert write(path, records) == []
    whole = path.read_bytes()
    ends = [place + 1 for place, byte in enumerate(whole) if byte == ord("\n")]
    for cut in {0, *ends, *(end - 1 for end in ends[1:]), *(end + 20 for end in ends[:-1])}:
        path.write_bytes(whole[:cut])
        complete = max(0, sum(end <= cut for end in ends) - 1)
        assert write(path, records) == records[:complete]
        assert path.read_bytes() == whole
    assert whole.count(b"\n") == 1 + len(records)


def test_games_beyond_those_asked_for_stay(tmp_path: Path, records: list[GameRecord]) -> None:
    path = tmp_path / "games.jsonl"
    write(path, records)
    whole = path.read_bytes()
    with opened(path, PLAN) as ledger:
        assert list(ledger.read(MATCHES[:2])) == records[:2]
    assert path.read_bytes() == whole


def test_the_seed_can_be_read(tmp_path: Path, records: list[GameRecord]) -> None:
    path = tmp_path / "games.jsonl"
    assert seed_in(path) is None
    write(path, records)
    assert seed_in(path) == "ledger"
    path.write_text("no tournament\n")
    assert seed_in(path) is None


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seed": "other"}, "its seed is ledger, not other"),
        ({"bots": ("thrall", "random")}, r'its bots is \["random","thrall"\]'),
        ({"players": 3}, "its players is 2, not 3"),
        ({"rules": "99"}, "its rules is .*, not 99"),
        ({"version": "99"}, "its version is .*, not 99"),
    ],
)
def test_the_file_of_another_tournament_is_refused(
    tmp_path: Path, records: list[GameRecord], change: dict[str, object], reason: str
) -> None:
    path = tmp_path / "games.jsonl"
    write(path, records)
    whole = path.read_bytes()
    with pytest.raises(UnfitLedger, match=reason):
        write(path, records, msgspec.structs.replace(PLAN, **change))
    assert path.read_bytes() == whole


@pytest.mark.parametrize("text", ["mine\n", "mine", "{}\n", '{"game":"champions","players":2}\n'])
def test_what_is_no_tournament_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text)
    with pytest.raises(UnfitLedger, match="does not hold a tournament"):
        write(path, [])
    assert path.read_text() == text


def test_a_file_with_a_wrong_game_is_refused(tmp_path: Path, records: list[GameRecord]) -> None:
    path = tmp_path / "games.jsonl"
    write(path, records)
    head, *games = path.read_bytes().splitlines(keepends=True)
    for wrong in ([games[0], games[0]], [games[1]], [b"{}\n"]):
        broken = b"".join([head, *wrong])
        path.write_bytes(broken)
        with pytest.raises(UnfitLedger, match=f"line {len(wrong) + 1} of .* is not game"):
            write(path, records)
        assert path.read_bytes() == broken


def test_a_run_that_played_nothing_leaves_no_file(tmp_path: Path) -> None:
    with opened(tmp_path / "games.jsonl", PLAN) as ledger:
        assert list(ledger.read(MATCHES)) == []
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "mine.jsonl").touch()
    with opened(tmp_path / "mine.jsonl", PLAN):
        pass
    assert (tmp_path / "mine.jsonl").exists()


def test_two_runs_cannot_write_the_same_file(tmp_path: Path, records: list[GameRecord]) -> None:
    path = tmp_path / "games.jsonl"
    with opened(path, PLAN), pytest.raises(UnfitLedger, match="another run"):
        write(path, records)
