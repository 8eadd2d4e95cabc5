"""The compiled encoders give the values of the plain one, entry by entry, in every kind of game."""

import numpy as np
import pytest

from meadhall.adapters.encoders.pen import FIRST_ROOM, OutOfBounds, Pen, Row
from meadhall.adapters.encoding import Observer, compiled_encoder, places_in, put_notes
from meadhall.adapters.layout import layout_of
from meadhall.arena.conformance import configurations
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.events import SPECTATOR
from tests.adapters.positions import positions

GAMES_EACH = 20


@pytest.mark.parametrize("game_id", game_ids())
def test_an_encoder_agrees_with_the_view_entry_by_entry(game_id: str) -> None:
    game = find_game(game_id)
    every = configurations(game)
    pen = Pen()
    for number in range(GAMES_EACH):
        # A fixed selection, so that every number of players and every option has its turn.
        chosen = every[number * len(every) // GAMES_EACH]
        layout = layout_of(game, chosen.players)
        encoder = compiled_encoder(game, layout)
        assert encoder is not None
        for state in positions(game, chosen.players, chosen.settings, f"encoder {number}"):
            for seat in (SPECTATOR, *range(chosen.players)):
                pen.clear()
                pen.at = 0
                encoder.write(pen, state, seat)
                seen = np.zeros(layout.size, np.int16)
                put_notes(pen, seen)
                expected = layout.encode(game.view(state, seat))
                wrong = np.flatnonzero(seen != expected)
                assert [layout.names[entry] for entry in wrong] == []
                # No entry is noted twice.
                assert len(np.unique(places_in(pen))) == pen.count


def test_an_observation_belongs_to_whoever_asked_for_it() -> None:
    game = find_game("champions")
    observer = Observer(game, layout_of(game, 2))
    state = game.new(2, {}, "own")
    first = observer.new(state, 0)
    kept = first.copy()
    observer.new(state, 1)
    assert np.array_equal(first, kept)
    first[0] = 99
    assert observer.new(state, 0)[0] == 0


def test_a_pen_makes_room_and_keeps_what_it_has_noted() -> None:
    pen = Pen()
    for place in range(3 * FIRST_ROOM):
        pen.put_at(2 * place, place % 100 + 1)
    entries = np.zeros(6 * FIRST_ROOM, np.int16)
    put_notes(pen, entries)
    assert entries[::2].tolist() == [place % 100 + 1 for place in range(3 * FIRST_ROOM)]
    assert not entries[1::2].any()


def test_what_does_not_fit_is_never_cut_off() -> None:
    pen = Pen()
    for value in (1 << 15, -(1 << 15) - 1):
        with pytest.raises(OutOfBounds, match=str(value)):
            pen.put(value)
    with pytest.raises(OutOfBounds, match=r"PlayerView.runes has more than 3 items"):
        pen.length(Row("PlayerView.runes", place=9, size=1, most=3), 4)


def test_a_number_that_is_missing_is_told_apart_from_zero() -> None:
    pen = Pen()
    pen.perhaps(-1)
    pen.perhaps(0)
    pen.perhaps(7)
    entries = np.zeros(6, np.int16)
    put_notes(pen, entries)
    assert entries.tolist() == [0, 0, 1, 0, 1, 7]
