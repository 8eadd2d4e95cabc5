"""A table as bytes, and back."""

import zlib

import pytest

from meadhall.tables.snapshot import BrokenSnapshot, decode_snapshot, encode_snapshot
from tests.tables.hall import (
    ANNA,
    BJORN,
    BOT,
    CILLA,
    FINGERS,
    ME,
    OPEN,
    Hall,
    finished,
    settings,
    three_play,
    two_play,
)


def halls() -> list[Hall]:
    playing = two_play("consent")
    playing.plays(ANNA, "show:3")
    playing.plays(BJORN, "show:1")
    playing.takes_back(ANNA)
    refused = three_play("consent")
    for person in (ANNA, BJORN, CILLA):
        refused.plays(person, "show:1")
    refused.takes_back(ANNA)
    refused.answers(BJORN, False)
    champions = Hall.opened(settings(ME, BOT, BOT, game="champions"))
    champions.bots_play()
    return [Hall.opened(settings(ME, OPEN)), playing, refused, finished(), champions]


def test_there_and_back_is_the_same_table() -> None:
    for hall in halls():
        data = encode_snapshot(hall.table)
        table = decode_snapshot(data)
        assert encode_snapshot(table) == data
        assert encode_snapshot(hall.folded()) == data


def test_a_table_from_a_snapshot_plays_on_and_goes_back() -> None:
    hall = two_play("friendly")
    for person in (ANNA, BJORN, ANNA):
        hall.plays(person, "show:1")
    length = len(hall.log)
    hall.table = decode_snapshot(encode_snapshot(hall.table))
    hall.takes_back(ANNA)
    hall.plays(BJORN, "show:2")
    hall.takes_back(BJORN, to=0)
    assert len(hall.log) == length + 3
    assert encode_snapshot(hall.folded()) == encode_snapshot(hall.table)


def test_a_broken_snapshot_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    data = encode_snapshot(two_play().table)
    plain = zlib.decompress(data)
    assert b'"is":"Fingers"' in plain
    broken = [
        b"",
        b"rubbish",
        data[: len(data) // 2],
        zlib.compress(b"{}"),
        zlib.compress(plain.replace(b'"is":"Fingers"', b'"is":"Show"')),
        zlib.compress(plain.replace(b'"stones"', b'"pebbles"')),
        zlib.compress(plain.replace(b'"game":"fingers"', b'"game":"chess"')),
        zlib.compress(plain.replace(b'"state":{', b'"state":[],"other":{')),
    ]
    for one in broken:
        with pytest.raises(BrokenSnapshot):
            decode_snapshot(one)
    monkeypatch.setattr(FINGERS, "rules", "2", raising=False)
    with pytest.raises(BrokenSnapshot, match="other rules"):
        decode_snapshot(data)
