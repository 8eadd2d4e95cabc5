"""What a person is sent, in their language."""

from typing import Literal

from msgspec import Struct

from meadhall.server.post.undelivered import readable
from meadhall.tables.clock import DAY, HOUR, MINUTE
from meadhall.words import interface

MessageKind = Literal["turn", "reminder", "offer", "test"]


class Message(Struct, frozen=True, kw_only=True):
    kind: MessageKind
    title: str
    text: str
    url: str
    """Where to go to make the move."""
    table: str
    """The id of the table; empty for a test. A later message about it replaces an earlier one."""
    game: str
    """The name of the game in the person's language."""


def make_message(
    kind: MessageKind,
    language: str,
    game_name: str,
    table_url: str,
    opponents: str,
    runs_out: float | None,
    now: float,
    table: str = "",
) -> Message:
    """``opponents`` are the names of the others, joined; ``runs_out`` is when a bot sits in."""
    names = readable(opponents)
    sentences = [
        interface(
            language,
            f"notice-{kind}-text",
            game=game_name,
            opponents=names,
            alone="no" if names else "yes",
        )
    ]
    if runs_out is not None and kind != "test":
        unit, n = time_left(runs_out - now)
        sentences.append(interface(language, "notice-time-left", unit=unit, n=n))
    return Message(
        kind=kind,
        title=interface(language, f"notice-{kind}-title", game=game_name),
        text=" ".join(sentences),
        url=table_url,
        table=table,
        game=game_name,
    )


def time_left(seconds: float) -> tuple[str, int]:
    """The time in a unit of which there are at least two, rounded down so as not to overpromise.

    >>> time_left(60 * 60 * 47), time_left(60 * 60 * 49), time_left(119), time_left(-5)
    (('hours', 47), ('days', 2), ('minutes', 1), ('minutes', 0))
    """
    for unit, length in (("days", DAY), ("hours", HOUR)):
        if seconds >= 2 * length:
            return unit, int(seconds // length)
    return "minutes", max(0, int(seconds // MINUTE))
