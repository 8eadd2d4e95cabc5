import csv
import io
import json

import msgspec
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
    assert header.startswith("index,game,options,seed,players,length,rounds,choices,most_choices")
    assert [row.split(",")[3] for row in rows] == [f"written/{index}" for index in range(5)]
    assert {row.split(",")[1] for row in rows} == {"champions"}


def test_json_lines_are_the_plan_and_the_records(plan: Plan, records: list[GameRecord]) -> None:
    first, *lines = write(".jsonl", plan, records).splitlines()
    assert json.loads(first)["seed"] == "written"
    assert [json.loads(line)["totals"] for line in lines] == [game.totals for game in records]


def test_parquet_in_several_groups(
    plan: Plan, records: list[GameRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr(writers, "ROWS_IN_GROUP", 2)
    file = parquet.ParquetFile(io.BytesIO(write(".parquet", plan, records)))
    assert file.num_row_groups == 3
    table = file.read()
    assert table.column("seat2_total").to_pylist() == [game.totals[1] for game in records]
    assert table.column("seat1_faction").to_pylist() == [game.factions[0] for game in records]
    assert str(table.schema.field("seat1_expected_hits").type) == "double"
    assert str(table.schema.field("seat1_dice").type) == "int64"


def test_every_row_has_a_column_for_every_source(records: list[GameRecord]) -> None:
    """The Ice Garden counts other things once the Dead Snow has fallen."""
    plan = make_plan("ice_garden", 2, {}, ["random"], "written")
    snow = [{"reputation": 5, "vuko_tokens": -2}, {"reputation": 3, "vuko_tokens": 0}]
    fallen = msgspec.structs.replace(records[0], sheets=snow)
    scored = [{"attacks": 1, "regions": 2, "viper_gorge": 3}] * 2
    usual = msgspec.structs.replace(records[0], sheets=scored)
    rows = list(csv.DictReader(io.StringIO(write(".csv", plan, [fallen, usual]).decode())))
    assert [row["seat1_points_reputation"] for row in rows] == ["5", ""]
    assert [row["seat2_points_regions"] for row in rows] == ["", "2"]
