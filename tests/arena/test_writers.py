import io
import json

import pytest

from meadhall.arena import writers
from meadhall.arena.simulate import GameRecord, Plan, make_plan, run
from meadhall.arena.writers import WRITERS


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan("champions", 2, {}, ["random"], "written")


@pytest.fixture(scope="module")
def records() -> list[GameRecord]:
    return list(run("champions", 5, 2, {}, ["random"], "written"))


def write(ending: str, plan: Plan, records: list[GameRecord]) -> bytes:
    file = io.BytesIO()
    writer = WRITERS[ending](file, plan)
    for record in records:
        writer.write(record)
    writer.finish()
    return file.getvalue()


def test_csv_has_one_row_for_a_game(plan: Plan, records: list[GameRecord]) -> None:
    header, *rows = write(".csv", plan, records).decode().splitlines()
    assert header.startswith("index,seed,players,length,rounds,seat1_bot,seat1_total,seat1_place")
    assert [row.split(",")[1] for row in rows] == [f"written/{index}" for index in range(5)]


def test_json_lines_are_the_records(plan: Plan, records: list[GameRecord]) -> None:
    lines = write(".jsonl", plan, records).splitlines()
    assert [json.loads(line)["totals"] for line in lines] == [game.totals for game in records]


def test_parquet_in_several_groups(
    plan: Plan, records: list[GameRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr(writers, "ROWS_IN_GROUP", 2)
    file = parquet.ParquetFile(io.BytesIO(write(".parquet", plan, records)))
    assert file.num_row_groups == 3
    assert file.read().column("seat2_total").to_pylist() == [game.totals[1] for game in records]
