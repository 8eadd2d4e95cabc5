"""Which tables can be opened, and what people may be called."""

import pytest
from msgspec import structs

from meadhall.tables.clock import DAY, Clock
from meadhall.tables.refusal import Wrong
from meadhall.tables.settings import SeatWish, Settings, check_name, check_settings, name_key
from tests.tables.hall import FINGERS, ME, OPEN, settings

GOOD = settings(ME, OPEN)


def kind_of(wanted: Settings) -> str:
    with pytest.raises(Wrong) as refusal:
        check_settings(wanted)
    return refusal.value.kind


def test_good_settings_give_the_game() -> None:
    assert check_settings(GOOD).id == FINGERS.id


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "x" * 10_000}, "unknown-game"),
        ({"seats": []}, "wrong-setting"),
        ({"seats": [ME] * 9}, "wrong-setting"),
        ({"options": {"hands": 3}}, "wrong-setting"),
        ({"options": {"unheard": True}}, "wrong-setting"),
        ({"sit_in": "genius"}, "unknown-bot"),
        ({"seats": [ME, SeatWish("bot", bot="genius")]}, "unknown-bot"),
        ({"seats": [ME, SeatWish("me", name="\u200b")]}, "wrong-name"),
        ({"clock": "never"}, "unknown-clock"),
        ({"clock": Clock(29, 1, 40)}, "wrong-clock"),
        ({"clock": Clock(30, 1, 61 * DAY)}, "wrong-clock"),
        ({"clock": Clock(50, 1, 40)}, "wrong-clock"),
        ({"clock": Clock(30, 41, 40)}, "wrong-clock"),
        ({"clock": Clock(30, -1, 40)}, "wrong-clock"),
        ({"clock": Clock(float("nan"), 1, 40)}, "wrong-clock"),
        ({"clock": Clock(30, 1, float("inf"))}, "wrong-clock"),
        ({"seed": ""}, "wrong-seed"),
        ({"seed": "x" * 65}, "wrong-seed"),
    ],
)
def test_wrong_settings_are_refused(changes: dict[str, object], kind: str) -> None:
    assert kind_of(structs.replace(GOOD, **changes)) == kind


def test_options_that_do_not_go_together_are_refused() -> None:
    champions = settings(ME, OPEN, game="champions", options={"first_player": "4"})
    assert kind_of(champions) == "wrong-setting"


def test_a_clock_of_ones_own() -> None:
    check_settings(structs.replace(GOOD, clock=Clock(30, 0, 30)))
    assert structs.replace(GOOD, clock="quick").clock_figures() == Clock(300, 15, 300)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("Anna", "Anna"), ("  Anna\t Maria ", "Anna Maria"), ("Z\u0307o\u0301łw", "Żółw")],
)
def test_names_are_tidied(typed: str, shown: str) -> None:
    assert check_name(typed) == shown


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\u202eb", "a\u200bb", "a\x00b", "a\ud800", "\u3164"]
)
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    with pytest.raises(Wrong, match=r"."):
        check_name(name)


def test_names_that_look_alike_are_one() -> None:
    assert name_key("ANNA") == name_key("anna") == name_key("Ａnna")
