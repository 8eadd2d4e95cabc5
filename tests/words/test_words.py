"""How words are looked up, and what happens where some are missing."""

from pathlib import Path

import pytest

from meadhall.games.champions import GAME, Champions
from meadhall.games.champions.rules import events
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.events import EVERYONE, Event
from meadhall.words import (
    LANGUAGES,
    BrokenMessage,
    MissingMessage,
    UnknownLanguage,
    Words,
    interface,
)
from tests.words.reading import SEATS, strict


@pytest.mark.parametrize(
    ("id", "english", "polish"),
    [
        ("champions", "Champions of Midgard", "Wojownicy Midgardu"),
        ("northgard", "Northgard: Uncharted Lands", "Northgard: Niezbadane Ziemie"),
        ("ice_garden", "Lords of the Ice Garden", "Pan Lodowego Ogrodu"),
        ("last_aurora", "Last Aurora with Frozen Steel", "Ostatnia Aurora z Lodową Stalą"),
    ],
)
def test_a_game_is_called_as_on_its_box(id: str, english: str, polish: str) -> None:
    names = [strict(find_game(id), language).game_name() for language in LANGUAGES]
    assert names == [english, polish]


def test_a_seat_is_named_after_its_player() -> None:
    words = strict(GAME, "en")
    assert (words.name("seat_2"), words.name("seat_9")) == ("Cecylia", "seat_9")


def test_a_seat_that_is_not_asked_reads_whom_it_waits_for() -> None:
    state = GAME.new(2, {"first_player": "1"}, "seed")
    words = strict(GAME, "en")
    assert words.prompt(state, 1) == "Choose the leader of your clan."
    assert words.prompt(state, 0) == words.waiting(state) == "Waiting for Bjorn to choose a leader."


def test_a_sentence_that_was_made_before_names_the_people_of_this_table() -> None:
    state = GAME.new(2, {"first_player": "1"}, "seed")
    deciders = state.deciders()
    told = [Words(GAME, "en", names).waiting(state) for names in (["A", "B"], ["C", "-3 \ue000"])]
    asked = [("A", "B")[min(deciders)], ("C", "-3 \ue000")[min(deciders)]]
    assert told == [f"Waiting for {name} to choose a leader." for name in asked]


def test_a_seat_of_nobody_has_a_name_of_its_own() -> None:
    """In a game for one, seat 1 is the Automa; in a game for two it is a person."""
    game = find_game("last_aurora")
    alone, together = Words(game, "pl", ["Anna"]), Words(game, "pl", ["Anna", "Bjorn"])
    move = game.moves.number("at:seat_1")
    assert alone.name("seat_1") == "Automa"
    assert "Bjorn" in together.move(move)
    assert "Bjorn" not in alone.move(move)


def test_a_view_of_the_table_tells_more_about_a_move() -> None:
    state = GAME.new(2, {}, "seed")
    words = strict(GAME, "en")
    move = GAME.moves.number("place:stall_space_1")
    view = GAME.view(state, 0)
    stall = next(space.stall for space in view.spaces if space.id == "stall_space_1")
    assert words.move(move) == "Send a worker to Market Stall 1"
    assert words.move(move, view) == f"Send a worker to Market Stall 1: {words.name(str(stall))}"


def test_a_move_is_told_plainly_where_the_view_does_not_show_its_target() -> None:
    state = GAME.new(2, {}, "seed")
    before_the_first_round = GAME.view(state, 0)
    move = GAME.moves.number("place:draugr_1")
    words = Words(GAME, "en", SEATS)
    assert words.move(move, before_the_first_round) == "Claim the fight with the left draugr"


def test_an_unknown_language_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnknownLanguage, match="no words in de, only in en and pl"):
        Words(GAME, "de", SEATS)


class HalfTranslated(Champions):
    """A game with only a few of its words written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        words = folder / "words"
        words.mkdir()
        (words / "en.ftl").write_text("source-runes = Runes\nevent-hired = { $seat } { $gone }.\n")
        (words / "pl.ftl").write_text("source-coins = Monety\n")


def test_a_missing_message_falls_back_to_english_and_then_to_the_id(tmp_path: Path) -> None:
    words = Words(HalfTranslated(tmp_path), "pl", SEATS)
    assert [words.source(id) for id in ("coins", "runes", "sets")] == ["Monety", "Runes", "sets"]
    assert words.move(GAME.moves.number("place:market")) == "place:market"
    assert words.explain("wood") == "wood"


def test_a_missing_or_broken_message_is_an_error_where_that_is_asked_for(tmp_path: Path) -> None:
    game = HalfTranslated(tmp_path)
    with pytest.raises(MissingMessage, match="source-runes"):
        Words(game, "pl", SEATS, strict=True).source("runes")
    with pytest.raises(BrokenMessage, match="event-hired"):
        Words(game, "en", SEATS, strict=True).event(Event(events.HIRED, EVERYONE, [0]))


def test_shared_texts_need_no_game() -> None:
    assert interface("pl", "yes") == "tak"
    assert strict(GAME, "en").interface("list-end", most="wood", last="food") == "wood and food"
