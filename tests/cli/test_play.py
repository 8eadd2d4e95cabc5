"""A game in the terminal, with input from a pipe."""

from itertools import cycle
from pathlib import Path

import pytest

from meadhall.kernel.saga import decode
from tests.cli.conftest import Run

PLAY = ("play", "champions", "--seed", "pipe", "--option", "first_player=1")
TWO = (*PLAY, "--seat", "human:Anna", "--seat", "random")
SAIL = "place:small_public_longship"
HEADING = "glory blame coins wood food favor workers warriors"
"""The heading of the table of players, which begins every board."""


def test_a_move_by_its_number_or_word(meadhall: Run, tmp_path: Path) -> None:
    outcome = meadhall(*TWO, typed=("2", "place:armory", "beg", "save a", "quit"))
    assert outcome.code == 0
    assert outcome.err == ""
    saga = decode((tmp_path / "a.saga.json").read_bytes())
    own = [move.move for move in saga.moves if move.seat == 0]
    assert own == ["leader:dagrun", "place:armory", "place:beg"]
    assert saga.seats == ["Anna", "Random 2"]
    assert saga.seed is None


def test_the_board_shows_the_own_secrets_and_no_others(meadhall: Run) -> None:
    outcome = meadhall(*TWO, typed=("1", "quit"))
    board = outcome.out[outcome.out.index(HEADING) :]
    assert "Round 1 of 8" in board
    assert " 6  Armory 1sw" in board
    assert " Anna: destiny " in board
    assert "Random 2: destiny" not in board


def test_help_and_explanations(meadhall: Run) -> None:
    typed = ("1", "?", "help", "? 6", "? axeman", "?place:runesmith", "? nonsense", "? troll")
    outcome = meadhall(*TWO, typed=(*typed, "quit"))
    assert outcome.out.count("take back your last move") == 2
    assert "Armory: " in outcome.out
    assert "Axeman: " in outcome.out
    assert "Runesmith: " in outcome.out
    assert "There is nothing to say about “nonsense”" in outcome.out


def test_a_search_for_names_gives_no_consequence_away(meadhall: Run) -> None:
    """LFS-STORY-06: whether a Story has boxes to keep is not known before it is read out."""
    play = ("play", "last_aurora", "--seat", "human:Anna", "--seat", "random", "--seed", "pipe")
    outcome = meadhall(*play, "--option", "stories=true", typed=("? box of the", "quit"))
    listed = outcome.out.replace("\n", " ")
    assert "Armour box of the" in listed
    assert "Flag of the Aurora" not in listed
    assert "Hidden Compartment" not in listed


def test_why_names_the_obstacle_and_the_rule(meadhall: Run) -> None:
    typed = ("1", "why huts", "why place:armory", "why xyzzy", "why", "place:worker_huts", "quit")
    outcome = meadhall(*TWO, typed=typed)
    assert outcome.out.count("CHM-PLACE-04") == 4
    assert "meadhall rules champions CHM-PLACE-04" in outcome.out.replace("\n", " ")
    assert "that is possible" in outcome.out
    assert "No move here matches “xyzzy”" in outcome.out


def test_undo_goes_back_until_someone_else_has_decided(meadhall: Run, tmp_path: Path) -> None:
    typed = ("undo", "1", SAIL, "undo", "place:armory", "undo", "save b", "quit")
    outcome = meadhall(*TWO, typed=typed)
    assert "Your last move has been taken back" in outcome.out
    assert outcome.out.count("can no longer be taken back") == 2
    saga = decode((tmp_path / "b.saga.json").read_bytes())
    assert SAIL not in [move.move for move in saga.moves]


def test_undo_at_the_very_start(meadhall: Run) -> None:
    outcome = meadhall(*PLAY, "--seat", "random", "--seat", "human", typed=("undo", "quit"))
    assert "There is no move to take back" in outcome.out


def test_log_score_and_board(meadhall: Run) -> None:
    outcome = meadhall(*TWO, typed=("1", "log 3", "log", "score", "board", "quit"))
    assert "Glory track" in outcome.out
    assert "Where a range is shown, it depends on what you cannot know yet" in outcome.out
    assert outcome.out.count(HEADING) == 3


def test_saving_spares_other_files(meadhall: Run, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    typed = ("1", "save diary.txt", "save missing/a", "save", "save a.json", "save a.json", "quit")
    outcome = meadhall(*TWO, typed=typed)
    assert (tmp_path / "diary.txt").read_text() == "dear diary"
    assert "exists already and is not a saga" in outcome.out
    assert "Not saved: missing/a.saga.json cannot be written" in outcome.out
    assert outcome.out.count("Saved in a.json") == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.json", "diary.txt"]


def test_nonsense_is_no_move(meadhall: Run, tmp_path: Path) -> None:
    outcome = meadhall(*TWO, typed=("99", "fly", "", "0", "½", "save c", "quit"))
    assert "“fly” is neither a move nor a command" in outcome.out
    moves = decode((tmp_path / "c.saga.json").read_bytes()).moves
    assert [move.seat for move in moves] == [1]


def test_the_end_of_input_ends_the_game(meadhall: Run) -> None:
    outcome = meadhall(*TWO, typed=("1",))
    assert outcome.code == 0
    assert "Farewell" in outcome.out


def test_polish(meadhall: Run) -> None:
    typed = ("1", "?", "dlaczego chata", "cofnij", "plansza", "wynik", "koniec")
    outcome = meadhall(*TWO, "--lang", "pl", typed=typed)
    assert "Runda 1 z 8" in outcome.out
    assert "przeczytaj: meadhall rules champions" in outcome.out.replace("\n", " ")
    assert "Do zobaczenia." in outcome.out
    assert "cli-" not in outcome.out


def test_humans_at_one_screen_take_turns(meadhall: Run) -> None:
    command = (*PLAY, "--seat", "human:Anna", "--seat", "human:Bjorn")
    outcome = meadhall(*command, typed=("", "1", "", "2", "place:armory", "", "quit"))
    assert outcome.out.count("Bjorn, it is your turn.") == 2
    assert outcome.out.count("Anna, it is your turn.") == 1
    # What Anna may know is gone before Bjorn is called.
    calls_bjorn = outcome.out.rindex("Bjorn, it is your turn")
    public = outcome.out[outcome.out.rindex("> place:armory") : calls_bjorn]
    assert "destiny" not in public


def test_the_humans_sit_where_they_wish(meadhall: Run, tmp_path: Path) -> None:
    meadhall(*PLAY, "--seat", "random", "--seat", "human", "--players", "4", typed=("save d",))
    saga = decode((tmp_path / "d.saga.json").read_bytes())
    assert saga.seats == ["Random 1", "Player 2", "Huscarl 3", "Huscarl 4"]


def test_three_players_unless_told_otherwise(meadhall: Run, tmp_path: Path) -> None:
    meadhall(*PLAY, typed=("save e",))
    assert decode((tmp_path / "e.saga.json").read_bytes()).players == 3


@pytest.mark.parametrize("mode", ["turn_order", "simultaneous"])
def test_a_whole_game_can_be_saved_and_proved(
    meadhall: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    moves = cycle(["place:troll_gate", "place:armory", "place:beg", "1", "done", "accept", "2"])
    monkeypatch.setattr("builtins.input", lambda ask: next(moves) if ask == "> " else "end")
    played = meadhall(*TWO, "--option", f"assign_mode={mode}")
    assert played.code == 0
    assert "Glory track" in played.out
    assert "The seed was pipe" in played.out
    saga = decode((tmp_path / "end.saga.json").read_bytes())
    assert saga.seed == "pipe"
    assert saga.result is not None
    checked = meadhall("replay", "end.saga.json", "--check")
    assert (checked.code, checked.err) == (0, "")
    assert f"all {len(saga.moves)} moves" in checked.out


def test_bots_alone_play_to_the_end(meadhall: Run) -> None:
    outcome = meadhall(*PLAY, "--seat", "random", "--seat", "greedy")
    assert outcome.code == 0
    assert "Greedy 2 wins with" in outcome.out
