"""Reports: the same from every format, honest about chance, complete on one page."""

import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

import meadhall.arena.report
from meadhall.arena.report.comparison import compare
from meadhall.arena.report.page import Reported, make_page
from meadhall.arena.report.plots import Bar, Column, Dot, Stack, bars, dots, histogram, stacks
from meadhall.arena.report.reading import Origin, WrongRun, open_run, summarize
from meadhall.arena.report.telling import Telling
from meadhall.arena.simulate import GameRecord, Plan, make_plan, play_plan
from meadhall.arena.summary import Figures, Summary
from meadhall.arena.workers import Processes
from meadhall.arena.writers import WRITERS
from meadhall.kernel.catalogue import find_game
from meadhall.words import LANGUAGES, SHARED

ENDINGS = list(WRITERS)


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan("champions", 2, {}, ["greedy", "random"], "told", luck=True)


@pytest.fixture(scope="module")
def records(plan: Plan) -> list[GameRecord]:
    return list(play_plan(plan, 8, Processes(1)))


def write(path: Path, plan: Plan, records: Sequence[GameRecord]) -> Path:
    with path.open("wb") as file:
        writer = WRITERS[path.suffix](file, plan)
        for record in records:
            writer.write(record)
        writer.finish()
    return path


def read(path: Path) -> Figures:
    run = open_run(path)
    told: list[int] = []
    figures = summarize(run, told.append).figures()
    run.close()
    assert 0 < sum(told) <= run.size
    return figures


def summed(records: Sequence[GameRecord]) -> Figures:
    summary = Summary(records[0].players)
    for record in records:
        summary.add(record)
    return summary.figures()


# Reading


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_file_tells_what_the_games_told(
    ending: str, plan: Plan, records: list[GameRecord], tmp_path: Path
) -> None:
    path = write(tmp_path / f"run{ending}", plan, records)
    assert read(path) == summed(records)
    run = open_run(path)
    run.close()
    assert (run.origin.game, run.origin.seed) == ("champions", "told")
    assert run.origin.options["first_player"] == "random"


@pytest.mark.parametrize("ending", ENDINGS)
def test_games_without_rounds_factions_or_dice(ending: str, tmp_path: Path) -> None:
    plan = make_plan("last_aurora", 1, {}, ["random"], "alone", luck=True)
    records = [
        msgspec.structs.replace(record, rounds=None) for record in play_plan(plan, 2, Processes(1))
    ]
    figures = read(write(tmp_path / f"run{ending}", plan, records))
    assert figures == summed(records)
    assert (figures.rounds, figures.by_faction, figures.luck) == (None, {}, None)


def test_lines_of_other_commands_are_understood(
    plan: Plan, records: list[GameRecord], tmp_path: Path
) -> None:
    """A tournament describes itself differently, and its last line may be cut off."""
    lines = [json.dumps({"game": "champions", "rules": "1"})]
    lines += [json.dumps({**msgspec.to_builtins(one), "more": 1}) for one in records]
    path = tmp_path / "ladder.jsonl"
    path.write_text("\n".join(lines) + "\n" + lines[-1][:40])
    assert read(path) == summed(records)


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("seat1_total", "total", "no column seat1_total"),
        ("told/3,2,", "told/3,two,", "row 4 has a word"),
        ("told/3,2,", "told/3,2,2,", "row 4 has not as many columns"),
        ("told/3,2,", "told/3,,", "row 4 is not the record"),
        ("told/3,2,", "told/3,3,", "has not the same seats"),
    ],
)
def test_a_table_that_does_not_fit(
    plan: Plan, records: list[GameRecord], tmp_path: Path, old: str, new: str, part: str
) -> None:
    path = write(tmp_path / "run.csv", plan, records)
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(WrongRun, match=part):
        read(path)


@pytest.mark.parametrize(
    ("name", "content", "part"),
    [
        ("run.csv", b"", "no column"),
        ("run.csv", b"a,b\n1,2\n", "no column"),
        ("run.csv", b"\xff\xfe\x00", "not text"),
        ("run.csv", b'"' + 200_000 * b"a", "not a table"),
        ("run.jsonl", b"", "first line"),
        ("run.jsonl", b"[1]\n", "first line"),
        ("run.jsonl", b'{"game": "champions"}\n', "no game in it"),
        ("run.jsonl", b'{"game": "champions"}\n{}\n', "line 2"),
        ("run.parquet", b"PAR1 is what it is not", "not a Parquet file"),
        ("run.txt", b"", "must end in"),
    ],
)
def test_a_file_that_holds_no_run(name: str, content: bytes, part: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(WrongRun, match=part):
        read(tmp_path / name)


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_run_without_games(ending: str, plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(WrongRun, match="no game in it"):
        read(write(tmp_path / f"run{ending}", plan, []))


def test_a_game_with_other_seats_is_noticed(
    plan: Plan, records: list[GameRecord], tmp_path: Path
) -> None:
    odd = msgspec.structs.replace(records[1], index=77, bots=["a", "b", "c"])
    with pytest.raises(WrongRun, match="game 77"):
        read(write(tmp_path / "run.jsonl", plan, [records[0], odd]))


# Comparing


def won_by_greedy(wins: int, games: int) -> Figures:
    sheets = [{"track": 7}, {"track": 4}]
    return summed(
        [
            GameRecord(
                index,
                "s",
                2,
                ["greedy", "random"],
                [7, 4],
                [1, 2] if index < wins else [2, 1],
                sheets,
                [5, 5],
                8,
                10,
            )
            for index in range(games)
        ]
    )


def test_only_what_chance_does_not_explain_is_marked() -> None:
    little = compare(won_by_greedy(50, 100), won_by_greedy(56, 100))
    assert not little.wins_by_bot["greedy"].is_beyond_noise
    much = compare(won_by_greedy(50, 100), won_by_greedy(80, 100))
    assert much.wins_by_bot["greedy"].is_beyond_noise
    assert much.wins_by_bot["greedy"].difference == pytest.approx(0.3)
    assert much.wins_by_bot["greedy"].low > 0.1
    assert not much.decisions.is_beyond_noise


# The page


def page(language: str, records: Sequence[GameRecord], second: bool = False) -> str:
    figures = summed(records)
    game = find_game("champions")
    run = Reported("<run>.csv", Origin("champions", {"first_player": "1"}, "a & b"), figures)
    comparison = compare(figures, figures) if second else None
    return make_page([run, run] if second else [run], comparison, Telling(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("second", [False, True])
def test_the_page_stands_alone_and_is_well_formed(
    language: str, second: bool, records: list[GameRecord]
) -> None:
    text = page(language, records, second)
    assert not re.search(r"https?:|src=|url\(|@import|<script|<link", text)
    body = re.sub(r"<(meta[^>]*)>", r"<\1/>", text.partition("<!doctype html>")[2])
    root = ElementTree.fromstring(body)
    figures = root.findall(".//figure")
    assert len(figures) == (2 * 12 + 8 if second else 12)
    for figure in figures:
        assert figure.findtext("figcaption/h3")
        assert figure.findtext("figcaption/p")
        assert figure.findall(".//table//td")
        for drawing in figure.findall(".//svg"):
            hidden = drawing.get("aria-hidden") == "true"
            assert hidden or (drawing.findtext("title") and drawing.findtext("desc"))


def test_a_run_with_little_to_tell_has_a_page_too() -> None:
    bare = GameRecord(0, "s/0", 1, ["random"], [0], [2], [{}], [1], None, 1)
    text = page("en", [bare], second=True)
    assert "1 game of 1 player" in text
    assert text.count("<figure>") == 2 * 3 + 5


def test_what_a_file_says_cannot_become_part_of_the_page(records: list[GameRecord]) -> None:
    text = page("en", records)
    assert "&lt;run&gt;.csv" in text
    assert "a &amp; b" in text


def test_seats_bots_factions_and_openings_have_their_names(records: list[GameRecord]) -> None:
    text = page("pl", records)
    for part in ("miejsce 2", "greedy", "Ullr Berserker", "Wyślij robotnika", "Tor chwały"):
        assert part in text


def test_numbers_are_written_as_the_language_does() -> None:
    game = find_game("champions")
    assert Telling(game, "en").number(-1234.5, 1) == "−1\u202f234.5"
    assert Telling(game, "pl").percent(0.1234) == "12,3\u202f%"
    assert Telling(game, "en").number(-0.001, 1, signed=True) == "0.0"
    assert Telling(game, "en").opening("place:nowhere") == "place:nowhere"


def test_bars_reach_as_far_as_their_figures() -> None:
    drawn = bars([Bar("a", 0.25, "25 %", 0.2, 0.5)], even_share := 0.5)
    assert 'class="bar" width="50.00%"' in drawn
    assert f'class="even" x1="{200 * even_share:.2f}%"' in drawn
    drawn = stacks([Stack("a", "3", {"gain": 8.0, "loss": -2.0})], {"gain": "G", "loss": "L"}, str)
    assert 'class="hue0" x="20.00%" y="2" width="80.00%"' in drawn
    assert 'class="hue1" x="0.00%" y="2" width="20.00%"' in drawn
    drawn = dots([Dot("a", "+1", 1.0, 0.5, 2.0, True), Dot("b", "0", 0.0, -1.0, 1.0, False)])
    assert drawn.count('class="marked"') == 1
    assert 'class="dot" cx="50.00%"' in drawn
    assert histogram([Column("1", 0.0, 0.0, 0.0)], "t", "d", str).count("<rect") == 1


# Words


def test_all_words_of_a_report_are_there_and_used() -> None:
    folder = Path(meadhall.arena.report.__file__).parent
    sources = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    written = re.findall(r"^report-([\w-]+) =", (SHARED / "en.ftl").read_text(), re.MULTILINE)
    said = [
        re.sub(r"\{\w+\}", r"\\w+", key)
        for key in re.findall(r"(?:\btell|self)\(\s*f?[\"']([^\"']+)[\"']", sources)
    ]
    assert [key for key in said if not any(re.fullmatch(key, one) for one in written)] == []
    assert [one for one in written if not any(re.fullmatch(key, one) for key in said)] == []
