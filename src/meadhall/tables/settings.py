"""What is settled when a table is opened."""

import re
import unicodedata
from typing import Literal

from msgspec import Struct

from meadhall.bots import BOTS, LEVELS, levels_of
from meadhall.kernel.catalogue import UnknownGame, find_game
from meadhall.kernel.game import Game, Setting, WrongSetting
from meadhall.tables.clock import CLOCKS, LONGEST_BANK, SHORTEST_BANK, USUAL_CLOCK, Clock
from meadhall.tables.look_alikes import GROUPS
from meadhall.tables.refusal import Wrong

UndoPolicy = Literal["none", "free", "consent", "friendly"]
SeatKind = Literal["me", "friend", "open", "bot"]

USUAL_BOT = "huscarl"
LONGEST_NAME = 24
INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that count as letters or symbols but show nothing."""
IGNORABLE = (
    (0x034F, 0x034F),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0xFE00, 0xFE0F),
    (0xE0100, 0xE01EF),
)
"""Marks that show nothing: joiners, inherent vowels, variation selectors."""

ALPHABETS = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"}
"""Alphabets that share letter forms; a name uses one of them."""

LONGEST_SEED = 64


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who should sit here: the opener, someone with a secret link, anyone, or a bot."""

    who: SeatKind
    name: str | None = None
    """For another seat of the opener: who plays it at the same screen."""
    bot: str | None = None
    """The level of a bot; None for the usual one."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, Setting] = {}
    public: bool = False
    clock: str | Clock | None = None
    """The name of a preset, or custom settings. None: the usual one, or no clock at all at a table
    where one person plays alone or against bots.
    """
    undo: UndoPolicy = "free"
    hints: bool = True
    sit_in: str = USUAL_BOT
    """The bot that sits in for someone whose time is up, or who resigns."""
    starts_when_full: bool = True
    seed: str | None = None
    """Whoever chooses the seed can know every outcome in advance; the table says so."""

    def clock_chosen(self) -> str | Clock | None:
        """The clock that runs at the table; None where nobody would wait for anybody."""
        if self.clock is None and not self.is_for_one():
            return USUAL_CLOCK
        return self.clock

    def clock_figures(self) -> Clock | None:
        chosen = self.clock_chosen()
        return CLOCKS[chosen] if isinstance(chosen, str) else chosen

    def is_for_one(self) -> bool:
        """Whether nobody but the opener has a seat, apart from bots."""
        # A loop, because every picture of a table asks for its clock.
        for seat in self.seats:
            if seat.who not in ("me", "bot"):
                return False
        return True


def check_settings(settings: Settings) -> Game:
    """The game, if a table can be opened with these settings."""
    try:
        game = find_game(settings.game)
    except UnknownGame as error:
        raise Wrong("unknown-game", game=settings.game[:LONGEST_SEED]) from error
    players = len(settings.seats)
    try:
        # Some options only fit some numbers of players; the game itself knows.
        game.begin(players, settings.options, "")
    except WrongSetting as error:
        raise Wrong("wrong-setting", sentence=str(error)[:300]) from error
    for bot in [settings.sit_in, *(seat.bot or USUAL_BOT for seat in settings.seats)]:
        check_bot(bot, game)
    for seat in settings.seats:
        if seat.name is not None:
            check_name(seat.name)
    _check_clock(settings.clock)
    if settings.seed is not None and not 1 <= len(settings.seed) <= LONGEST_SEED:
        raise Wrong("wrong-seed", most=LONGEST_SEED)
    return game


def check_bot(bot: str, game: Game) -> None:
    levels = levels_of(game)
    if bot not in BOTS or (bot in LEVELS and bot not in levels):
        raise Wrong("unknown-bot", bot=bot[:LONGEST_SEED], bots=", ".join(levels))


def _check_clock(clock: str | Clock | None) -> None:
    if clock is None:
        return
    if isinstance(clock, str):
        if clock not in CLOCKS:
            raise Wrong("unknown-clock", clock=clock[:LONGEST_SEED], clocks=", ".join(CLOCKS))
    elif not (
        SHORTEST_BANK <= clock.bank <= clock.cap <= LONGEST_BANK and 0 <= clock.gain <= clock.cap
    ):
        raise Wrong("wrong-clock")


def check_name(name: str) -> str:
    """A name as it is shown: no control or invisible characters, no double spaces."""
    tidy = re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip()
    printable = all(
        one == " " or (unicodedata.category(one)[0] not in "CZ" and not _is_invisible(one))
        for one in tidy
    )
    if not 1 <= len(tidy) <= LONGEST_NAME or not printable:
        raise Wrong("wrong-name", most=LONGEST_NAME)
    if len(_alphabets(tidy)) > 1:
        raise Wrong("mixed-alphabets")
    return tidy


def name_key(name: str) -> str:
    """Names that look alike have the same key.

    >>> name_key("coco") == name_key("СОСО") == name_key("сосо"), name_key("Ali") == name_key("All")
    (True, False)
    """
    return "".join(_LOOKS_LIKE.get(one, one) for one in plain_key(name))


def plain_key(name: str) -> str:
    """Names that are the same but for their case or the kind of their characters."""
    return unicodedata.normalize("NFKC", name).casefold()


def name_keys(name: str) -> list[str]:
    """Under which keys to look for a name, the more precise first.

    People whose names were alike before that was noticed have kept the precise key.
    """
    return list(dict.fromkeys([plain_key(name), name_key(name)]))


def _is_invisible(one: str) -> bool:
    return one in INVISIBLE or any(ord(one) in range(first, last + 1) for first, last in IGNORABLE)


def _alphabets(name: str) -> set[str]:
    """The alphabets of a name, among those whose letters are easily taken for one another."""
    words = {unicodedata.name(one, "").partition(" ")[0] for one in plain_key(name)}
    return words & ALPHABETS


_LOOKS_LIKE = {
    one: target
    for target, alike in (line.split(" ") for line in GROUPS.split("\n") if line)
    for one in alike
}
