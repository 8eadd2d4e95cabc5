"""Sagas are replayed, and any change in one is found."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.content.tables import DESTINY_IDS
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.draw import Draw, commitment_to, pledge_of
from meadhall.kernel.saga import Recorder, Saga, encode
from meadhall.words import Words
from tests.cli.conftest import Run

FILE = "game.saga.json"
DESTINIES = [Words(GAME, "en", []).name(card) for card in DESTINY_IDS]


def record(decisions: int | None = None) -> bytes:
    """A game of random moves, up to its end or for this many decisions."""
    recorder = Recorder(find_game("champions"), 2, {}, "replayed", ["Anna", "Bjorn"])
    dice = Dice.from_seed("moves", streams=1)
    while (seats := recorder.state.deciders()) and len(recorder.saga.moves) != decisions:
        moves = recorder.state.moves(seats[0])
        recorder.play(seats[0], moves[dice.below(0, len(moves))])
    return encode(recorder.saga)


@pytest.fixture(scope="module")
def whole() -> bytes:
    return record()


def test_a_replay_tells_the_story_and_the_result(
    meadhall: Run, tmp_path: Path, whole: bytes
) -> None:
    (tmp_path / FILE).write_bytes(whole)
    outcome = meadhall("replay", FILE)
    assert outcome.code == 0
    assert "Anna chooses" in outcome.out
    assert "Round 8" in outcome.out
    assert any(destiny in outcome.out for destiny in DESTINIES)
    assert "Glory track" in outcome.out
    assert "victory" in outcome.out or "wins with" in outcome.out


def test_a_replay_stops_where_it_is_told(meadhall: Run, tmp_path: Path, whole: bytes) -> None:
    (tmp_path / FILE).write_bytes(whole)
    start = meadhall("replay", FILE, "--to", "0").out
    assert "chooses" not in start
    assert "to choose a leader" in start
    assert "Waiting for" in meadhall("replay", FILE, "--to", "30").out
    assert meadhall("replay", FILE, "--to", "9999").refuses("9999")
    assert meadhall("replay", FILE, "--to", "-1").refuses("--to")


def test_secrets_of_a_running_game_are_kept(meadhall: Run, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(record(decisions=40))
    outcome = meadhall("replay", FILE)
    assert outcome.code == 0
    assert "secret" in outcome.out
    assert not any(destiny in outcome.out for destiny in DESTINIES)
    assert meadhall("replay", FILE, "--check").code == 0


def test_polish(meadhall: Run, tmp_path: Path, whole: bytes) -> None:
    (tmp_path / FILE).write_bytes(whole)
    assert "unda 8" in meadhall("replay", FILE, "--lang", "pl").out
    assert "zgadza się z zapisem" in meadhall("replay", FILE, "--lang", "pl", "--check").out


def change_move(saga: Any) -> None:
    saga["moves"][9]["move"] = "place:beg"


def change_seat(saga: Any) -> None:
    saga["moves"][9]["seat"] = 1 - saga["moves"][9]["seat"]


def change_outcome(saga: Any) -> None:
    [number, *_] = [n for n, move in enumerate(saga["moves"]) if move["outcomes"] and n > 2]
    saga["moves"][number]["outcomes"][0] ^= 1


def change_link(saga: Any) -> None:
    saga["moves"][4]["link"] = "00" + saga["moves"][4]["link"][2:]


def drop_move(saga: Any) -> None:
    del saga["moves"][6]


def change_seed(saga: Any) -> None:
    saga["seed"] = "another"


def change_result(saga: Any) -> None:
    saga["result"]["totals"][0] += 1


def change_opening(saga: Any) -> None:
    saga["opening"][0] ^= 1


def change_option(saga: Any) -> None:
    saga["options"]["variant_hall_of_fame"] = True


def change_rules(saga: Any) -> None:
    saga["rules"] = "0"


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (change_move, "move 10"),
        (change_seat, "move 10"),
        (change_outcome, "move"),
        (change_link, "move 5"),
        (drop_move, "move 7"),
        (change_seed, "the start"),
        (change_opening, "the start"),
        (change_option, "the start"),
        (change_result, "result"),
        (change_rules, "rules 0"),
    ],
)
def test_every_change_is_found(
    meadhall: Run, tmp_path: Path, whole: bytes, change: Callable[[Any], None], where: str
) -> None:
    saga = json.loads(whole)
    change(saga)
    (tmp_path / FILE).write_text(json.dumps(saga))
    assert meadhall("replay", FILE, "--check").refuses(where, code=1)
    assert meadhall("replay", FILE).refuses(FILE, code=2)


def test_the_first_changed_outcome_is_named(meadhall: Run, tmp_path: Path, whole: bytes) -> None:
    saga = json.loads(whole)
    with_chance = [n for n, move in enumerate(saga["moves"], start=1) if move["outcomes"]]
    for number in with_chance[1:4]:
        saga["moves"][number - 1]["outcomes"][0] ^= 1
    (tmp_path / FILE).write_text(json.dumps(saga))
    assert meadhall("replay", FILE, "--check").refuses(f"move {with_chance[1]}", code=1)


# The seed


def drawn() -> Saga:
    """A game whose seed both players have added to, though Bjorn did not reveal his number."""
    draw = Draw(
        secret="rune",
        pledges=[pledge_of("ab" * 32), pledge_of("cd" * 32)],
        contributions=["ab" * 32, ""],
    )
    recorder = Recorder(
        GAME, 2, {}, draw.seed(), ["Anna", "Bjorn"], commitment=commitment_to("rune")
    )
    while seats := recorder.state.deciders():
        recorder.play(seats[0], recorder.state.moves(seats[0])[0])
    recorder.saga.draw = draw
    return recorder.saga


def test_the_check_tells_what_the_seed_was_made_from(
    meadhall: Run, tmp_path: Path, whole: bytes
) -> None:
    saga = drawn()
    (tmp_path / FILE).write_bytes(encode(saga))
    kept = ("--commitment", saga.commitment, "--contribution", "ab" * 32)
    outcome = meadhall("replay", FILE, "--check", *kept)
    assert outcome.code == 0
    assert f"Anna: {'ab' * 32}" in outcome.out
    assert "Bjorn: pledged something, but never revealed it" in outcome.out
    (tmp_path / FILE).write_bytes(whole)
    assert "one side alone" in meadhall("replay", FILE, "--check").out
    (tmp_path / FILE).write_bytes(record(decisions=5))
    assert "has no seed" in meadhall("replay", FILE, "--check").out


def test_what_a_player_has_kept_is_compared(meadhall: Run, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(encode(drawn()))
    check = ("replay", FILE, "--check")
    assert meadhall(*check, "--commitment", "0" * 64).refuses("not the one that you kept", code=1)
    assert meadhall(*check, "--contribution", "cd" * 32).refuses("not part of the seed", code=1)
    assert meadhall("replay", FILE, "--commitment", "0" * 64).refuses("--check")


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("secret", "ruin"),
        ("contributions", ["ab" * 32, "cd" * 32]),
        ("contributions", ["", "ab" * 32]),
        ("pledges", [pledge_of("cd" * 32), pledge_of("ab" * 32)]),
    ],
)
def test_a_changed_draw_is_found(meadhall: Run, tmp_path: Path, part: str, value: object) -> None:
    saga = json.loads(encode(drawn()))
    saga["draw"][part] = value
    (tmp_path / FILE).write_text(json.dumps(saga))
    assert meadhall("replay", FILE, "--check").refuses("the start", code=1)


@pytest.mark.parametrize(
    "content",
    ["", "hello", "{}", "[1]", '{"format": 1}', "\x00\x01", '{"game": "champions"}', "null"],
)
def test_what_is_no_saga_is_refused(meadhall: Run, tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content)
    assert meadhall("replay", FILE).refuses("no saga")
    assert meadhall("replay", FILE, "--check").refuses("no saga")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 2),
        ("game", "chess"),
        ("players", 9),
        ("options", {"weather": "fair"}),
        ("options", {"first_player": "4"}),
    ],
)
def test_impossible_settings_are_refused(
    meadhall: Run, tmp_path: Path, whole: bytes, field: str, value: object
) -> None:
    saga = json.loads(whole)
    saga[field] = value
    (tmp_path / FILE).write_text(json.dumps(saga))
    assert meadhall("replay", FILE).refuses("")
