"""The file of an evaluation: read by name, and refused where it cannot be right."""

from pathlib import Path

import msgspec
import pytest

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.content import BrokenContent
from meadhall.kernel.evaluation import TO_THE_END
from meadhall.kernel.weights import (
    FORMAT,
    PLACE,
    MannerEntry,
    WeightsEntry,
    WeightsFile,
    read_weights,
)

MANNER = MannerEntry(horizon=40, trust=0.6, curiosity=0.2, routine={"Feed", "Discard"})
FILE = WeightsFile(
    format=FORMAT,
    game="fingers",
    rules="1",
    manner=MANNER,
    figures=["stones", "tired"],
    weights=[WeightsEntry(2, [[1.0, -2.0], [3.0, -4.0]])],
    training={"seed": "winter"},
)


def write(folder: Path, content: bytes) -> Path:
    file = folder / PLACE
    file.parent.mkdir()
    file.write_bytes(content)
    return folder


def changed(**fields: object) -> bytes:
    return msgspec.json.encode({**msgspec.to_builtins(FILE), **fields})


def test_what_is_written_is_read(tmp_path: Path) -> None:
    fitted, manner = read_weights(write(tmp_path, msgspec.json.encode(FILE)), ["stones", "tired"])
    assert [(each.players, each.stages) for each in fitted] == [(2, [[1.0, -2.0], [3.0, -4.0]])]
    assert (manner.horizon, manner.trust, manner.curiosity) == (40, 0.6, 0.2)
    assert manner.routine == {"Feed", "Discard"}


def test_a_game_without_training_has_no_weights_and_plays_to_the_end(tmp_path: Path) -> None:
    assert read_weights(tmp_path, ["stones"]) == ([], TO_THE_END)


def test_weights_go_by_name_and_a_newer_figure_counts_nothing(tmp_path: Path) -> None:
    folder = write(tmp_path, msgspec.json.encode(FILE))
    [weights], _ = read_weights(folder, ["tired", "fresh", "stones"])
    assert weights.stages == [[-2.0, 0.0, 1.0], [-4.0, 0.0, 3.0]]


def test_a_figure_that_is_gone_is_left_out(tmp_path: Path) -> None:
    [weights], _ = read_weights(write(tmp_path, msgspec.json.encode(FILE)), ["tired"])
    assert weights.stages == [[-2.0], [-4.0]]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (changed(format=FORMAT + 1), f"format {FORMAT + 1} is not known here"),
        (b"{", "weights.json: "),
        (b"", "weights.json: "),
        (b"\xff\xfe", "weights.json: "),
        (changed(manner=None), "weights.json: Expected `object`"),
        (changed(figures=["stones"]), "for 2 players .* a weight for every figure"),
        (changed(weights=[{"players": 3, "stages": [[1, 2]]}]), "for 3 players .* two stages"),
        (changed(weights=[{"players": 3, "stages": [[1, 2], [1]]}]), "for 3 players"),
        (changed(weights=[{"players": 2, "stages": [["much", 2], [1, 2]]}]), "Expected `float`"),
    ],
)
def test_a_broken_file_is_told(tmp_path: Path, content: bytes, sentence: str) -> None:
    with pytest.raises(BrokenContent, match=sentence):
        read_weights(write(tmp_path, content), ["stones", "tired"])


@pytest.mark.parametrize("game_id", game_ids())
def test_the_weights_that_come_with_a_game_are_for_its_figures(game_id: str) -> None:
    game = find_game(game_id)
    read = msgspec.json.decode((game.folder / PLACE).read_bytes(), type=WeightsFile)
    assert (read.format, read.game) == (FORMAT, game.id)
    assert int(read.rules) <= int(game.rules)
    assert read.figures == game.evaluation.names
    counts = list(range(game.min_players, game.max_players + 1))
    assert [entry.players for entry in read.weights] == counts
