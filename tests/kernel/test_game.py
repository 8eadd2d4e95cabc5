"""Options, results and the catalogue."""

import pytest

from meadhall.kernel.catalogue import UnknownGame, find_game, game_ids
from meadhall.kernel.game import Result, WrongSetting
from meadhall.kernel.moves import MoveSpace, UnknownMove
from meadhall.kernel.plain import BrokenPlain, from_plain, to_plain
from tests.kernel.toy import Fingers, FingersGame, Show

GAME = FingersGame()


def test_options_have_their_defaults() -> None:
    assert GAME.read_settings(2, {}) == {"lucky": False, "hands": 1}


@pytest.mark.parametrize("given", [True, "true", "True"])
def test_an_option_is_read_from_what_a_person_typed(given: object) -> None:
    assert GAME.read_settings(2, {"lucky": given, "hands": "2"}) == {"lucky": True, "hands": 2}


@pytest.mark.parametrize(
    ("players", "given", "sentence"),
    [
        (1, {}, "fingers is for 2 to 3 players, not 1"),
        (4, {}, "fingers is for 2 to 3 players, not 4"),
        (2, {"size": 3}, "fingers has no option size; it has lucky, hands"),
        (2, {"lucky": "perhaps"}, "option lucky can be false, true, not perhaps"),
        (2, {"hands": 3}, "option hands can be 1, 2, not 3"),
        (2, {"hands": None}, "option hands can be 1, 2, not None"),
    ],
)
def test_a_wrong_setting_gets_a_sentence(
    players: int, given: dict[str, object], sentence: str
) -> None:
    with pytest.raises(WrongSetting, match=sentence):
        GAME.read_settings(players, given)


def test_tied_seats_share_a_place() -> None:
    result = Result.ranked([(7, 2), (9, 1), (7, 3), (7, 2)], [{}] * 4)
    assert (result.totals, result.places) == ([7, 9, 7, 7], [3, 1, 2, 3])


def test_the_catalogue_finds_games_by_their_ids() -> None:
    assert "champions" in game_ids()
    assert find_game("champions").id == "champions"
    with pytest.raises(UnknownGame, match="there is no game chess; there is champions"):
        find_game("chess")


def test_a_word_belongs_to_one_move_only() -> None:
    moves = MoveSpace()
    moves.add("go", ["a", "b"])
    with pytest.raises(ValueError, match='two moves are called "go:b"'):
        moves.add("go", ["b"])


@pytest.mark.parametrize("number", [-1, 3])
def test_a_number_outside_the_space_is_no_move(number: int) -> None:
    with pytest.raises(UnknownMove):
        GAME.moves.word(number)


@pytest.mark.parametrize(
    ("plain", "sentence"),
    [
        ({"is": "Chess"}, "no part of a state is called 'Chess'"),
        ({"is": "Fingers", "seats": 2}, "Fingers has the fields"),
        ({"no": "name"}, "no part of a state is called None"),
        ({"is": "Show", "extra": 1}, "Show has the fields"),
    ],
)
def test_plain_data_that_describes_no_state_is_refused(plain: object, sentence: str) -> None:
    with pytest.raises(BrokenPlain, match=sentence):
        from_plain(plain, [Fingers, Show])


def test_the_plain_form_leaves_out_caches_and_listeners() -> None:
    plain = to_plain(GAME.new(2, {}, "x"))
    assert isinstance(plain, dict)
    assert sorted(plain) == sorted(
        ["is", "dice", "reveals", "seats", "shown", "steps", "stones", "tired"]
    )
