"""The notices read well in both languages."""

import pytest

from meadhall.server.post.message import make_message
from meadhall.server.post.undelivered import Undelivered
from meadhall.words import LANGUAGES

URL = "https://hall.example/tables/t1"
MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60


def text(language: str, left: float | None) -> str:
    runs_out = None if left is None else 1000.0 + left
    return make_message("turn", language, "Midgard", URL, "Anna", runs_out, 1000.0).text


def test_message() -> None:
    message = make_message(
        "reminder", "en", "Midgard", URL, "Anna and\nBjorn", 1000 + 3 * HOUR, 1000, table="t1"
    )
    assert message.title == "Your time is running out: Midgard"
    assert message.text == (
        "Midgard with Anna and Bjorn is still waiting for your move. "
        "You have 3 hours left; after that a bot sits in for you."
    )
    assert (message.kind, message.url, message.table) == ("reminder", URL, "t1")
    assert message.game == "Midgard"


def test_nobody_else() -> None:
    message = make_message("turn", "pl", "Midgard", URL, "", None, 0)
    assert message.title == "Twoja kolej: Midgard"
    assert message.text == "Twoja kolej w grze „Midgard”."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_test_tells_no_time(language: str) -> None:
    message = make_message("test", language, "", URL, "", 5.0, 0)
    assert "bot" not in message.text
    assert "Meadhall" in message.title


@pytest.mark.parametrize(
    ("left", "english", "polish"),
    [
        (-5, "less than a minute", "mniej niż minutę"),
        (59, "less than a minute", "mniej niż minutę"),
        (MINUTE, "1 minute left", "1 minutę;"),
        (3 * MINUTE, "3 minutes", "3 minuty;"),
        (12 * MINUTE, "12 minutes", "12 minut;"),
        (22 * MINUTE, "22 minutes", "22 minuty;"),
        (HOUR, "60 minutes", "60 minut;"),
        (2 * HOUR, "2 hours", "2 godziny;"),
        (5 * HOUR, "5 hours", "5 godzin;"),
        (47 * HOUR, "47 hours", "47 godzin;"),
        (2 * DAY, "2 days", "2 dni;"),
        (60 * DAY, "60 days", "60 dni;"),
    ],
)
def test_time_left(left: float, english: str, polish: str) -> None:
    assert english in text("en", left)
    assert polish in text("pl", left)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_time_at_all(language: str) -> None:
    assert "bot" not in text(language, None)


def test_failures_have_sentences() -> None:
    error = Undelivered("undelivered-answer", status=403, answer="no")
    assert str(error) == "The other server refused the message (status 403): no"
    assert error.sentence("pl") == "Drugi serwer odrzucił wiadomość (status 403): no"
