"""The compiled encoders give the values of the plain one, entry by entry, in every kind of game."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.adapters.encoders.page import Page
from meadhall.adapters.encoders.pen import (
    FIRST_ROOM,
    MOST_TO_MOVE,
    Encoder,
    OutOfBounds,
    Pen,
    Row,
)
from meadhall.adapters.encoding import Observer, compiled_encoder, places_in, put_notes
from meadhall.adapters.layout import Layout, Vector, layout_of
from meadhall.arena.conformance import configurations
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.state import State
from tests.adapters.positions import positions

GAMES_EACH = 20
GAMES_FOLLOWED = 2


class Sheet:
    """An observation that is written again and again, and nothing else."""

    def __init__(self, encoder: Encoder, layout: Layout) -> None:
        self._encoder = encoder
        self._layout = layout
        self._page = Page(encoder.sections)
        self.pen = Pen()
        self.entries: Vector = np.zeros(layout.size, np.int16)

    def write(self, state: State, seat: int) -> None:
        self.pen.clear()
        self.pen.open(self._page, 0)
        self._encoder.write(self.pen, state, seat)
        put_notes(self.pen, self.entries)

    def wrong(self, expected: Vector) -> list[str]:
        return [self._layout.names[entry] for entry in np.flatnonzero(self.entries != expected)]


@pytest.mark.parametrize("game_id", game_ids())
def test_an_encoder_agrees_with_the_view_entry_by_entry(game_id: str) -> None:
    game = find_game(game_id)
    every = configurations(game)
    kept: dict[int, Sheet] = {}
    for number in range(GAMES_EACH):
        # A fixed selection, so that every number of players and every option has its turn.
        chosen = every[number * len(every) // GAMES_EACH]
        layout = layout_of(game, chosen.players)
        encoder = compiled_encoder(game, layout)
        assert encoder is not None
        # One goes on from game to game, as in a vector environment.
        sheet = kept.setdefault(chosen.players, Sheet(encoder, layout))
        for state in positions(game, chosen.players, chosen.settings, f"encoder {number}"):
            for seat in (SPECTATOR, *range(chosen.players)):
                expected = layout.encode(game.view(state, seat))
                sheet.write(state, seat)
                assert sheet.wrong(expected) == []
                new = Sheet(encoder, layout)
                new.write(state, seat)
                assert new.wrong(expected) == []
                # No entry is noted twice.
                assert len(np.unique(places_in(new.pen))) == new.pen.count


@pytest.mark.parametrize("game_id", game_ids())
def test_an_encoder_follows_the_seats_that_are_asked(game_id: str) -> None:
    """Decision after decision and game after game, as in a vector environment."""
    game = find_game(game_id)
    layout = layout_of(game, game.max_players)
    encoder = compiled_encoder(game, layout)
    assert encoder is not None
    sheet = Sheet(encoder, layout)
    dice = Dice.from_seed("followed", streams=1)
    for number in range(GAMES_FOLLOWED):
        state = game.new(game.max_players, {}, f"followed {number}")
        while deciders := state.deciders():
            seat = deciders[0]
            sheet.write(state, seat)
            assert sheet.wrong(layout.encode(game.view(state, seat))) == []
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(0, len(moves))])


@pytest.mark.parametrize("game_id", game_ids())
def test_an_encoder_notes_only_what_has_changed(game_id: str) -> None:
    game = find_game(game_id)
    encoder = compiled_encoder(game, layout_of(game, 3))
    assert encoder is not None
    sheet = Sheet(encoder, layout_of(game, 3))
    state = game.new(3, {}, "changes")
    for number in range(60):
        [seat, *_] = state.deciders()
        sheet.write(state, seat)
        sheet.write(state, seat)
        assert sheet.pen.count == sheet.pen.gone.count == 0
        moves = state.moves(seat)
        state.play(seat, moves[number % len(moves)])


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_page_shares_with_a_state_stays_as_it_was(game_id: str) -> None:
    """Returning to an earlier position writes the same observation again."""
    game = find_game(game_id)
    layout = layout_of(game, 2)
    encoder = compiled_encoder(game, layout)
    assert encoder is not None
    sheet = Sheet(encoder, layout)
    state = game.new(2, {}, "branches")
    for number in range(80):
        if state.is_over():
            break
        [seat, *_] = state.deciders()
        sheet.write(state, seat)
        before = sheet.entries.copy()
        branch = state.copy()
        moves = branch.moves(seat)
        branch.play(seat, moves[-1 - number % len(moves)])
        sheet.write(branch, seat)
        assert sheet.wrong(layout.encode(game.view(branch, seat))) == []
        sheet.write(state, seat)
        assert sheet.wrong(before) == []
        state.play(seat, moves[number % len(moves)])


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


def test_an_observer_starts_anew_after_a_position_without_room() -> None:
    game = find_game("champions")
    observer = Observer(game, layout_of(game, 2))
    state = game.new(2, {}, "room")
    before = observer.new(state, 0)
    coins = state.players[0].goods[2]
    state.players[0].goods[2] = 1 << 15
    with pytest.raises(OutOfBounds):
        observer.new(state, 0)
    state.players[0].goods[2] = coins
    assert np.array_equal(observer.new(state, 0), before)


def test_a_pen_makes_room_and_keeps_what_it_has_noted() -> None:
    pen = Pen()
    page = Page(1)
    entries = np.zeros(6 * FIRST_ROOM, np.int16)
    for shift in (0, 1):
        pen.clear()
        pen.open(page, 0)
        pen.begin(0)
        for place in range(3 * FIRST_ROOM):
            pen.put_at(2 * place + shift, place % 100 + 1)
        pen.end()
        put_notes(pen, entries)
        assert entries[shift::2].tolist() == [place % 100 + 1 for place in range(3 * FIRST_ROOM)]
        assert not entries[1 - shift :: 2].any()


def test_a_section_is_left_out_as_long_as_its_sources_are_the_same_objects() -> None:
    pen = Pen()
    pen.open(Page(2), 0)
    cards, others = [1, 2], [1, 2]
    assert pen.begin_if_new(1, 0, cards)
    pen.end()
    assert not pen.begin_if_new(1, 0, cards)
    assert pen.begin_if_new(1, 0, others)
    assert pen.begin_if_new(1, 3, others)
    assert pen.begin_if_new(1, 3, others, cards)
    assert pen.section(1).first is others
    assert not pen.begin_if_new(1, 3, others, cards)


def test_what_is_there_no_more_is_erased() -> None:
    pen = Pen()
    page = Page(1)
    entries = np.zeros(4, np.int16)
    for values, noted in (([5, 6], 2), ([5, 6], 0), ([5, 7, 8], 2), ([7], 1), ([], 0)):
        pen.clear()
        pen.open(page, 0)
        pen.begin(0)
        pen.numbers(values)
        pen.end()
        put_notes(pen, entries)
        assert pen.count == noted
        assert entries.tolist() == [*values, 0, 0, 0, 0][:4]


@given(
    st.sampled_from([6, 40, 3 * MOST_TO_MOVE]).flatmap(
        lambda size: st.lists(
            st.tuples(
                st.dictionaries(st.integers(0, size - 1), st.integers(-3, 3), max_size=30),
                st.randoms(use_true_random=False),
                st.booleans(),
            ),
            min_size=2,
            max_size=12,
        ).map(lambda changes: (size, changes))
    )
)
def test_a_pen_follows_whatever_changes_in_any_order(
    story: tuple[int, list[tuple[dict[int, int], Random, bool]]],
) -> None:
    """Entries come and go in a section, mostly in the order of their places."""
    size, changes = story
    pen, page = Pen(), Page(1)
    entries, now, order = np.zeros(size, np.int16), [0] * size, list(range(size))

    def write() -> None:
        pen.clear()
        pen.open(page, 0)
        pen.begin(0)
        for place in order:
            pen.put_at(place, now[place])
        pen.end()

    for changed, chance, is_shuffled in changes:
        for place, value in changed.items():
            now[place] = value
        if is_shuffled:
            chance.shuffle(order)
        write()
        put_notes(pen, entries)
        assert entries.tolist() == now
        write()
        assert pen.count == pen.gone.count == 0


def test_a_section_that_is_left_out_is_empty_until_it_is_written_again() -> None:
    pen = Pen()
    page = Page(2)
    entries = np.zeros(4, np.int16)
    cards = [7, 8]

    def write(is_there: bool) -> list[int]:
        pen.clear()
        pen.open(page, 0)
        if is_there:
            pen.begin(0)
            pen.numbers([5, 6])
            pen.end()
            if pen.begin_if_new(1, 0, cards):
                pen.numbers(cards)
                pen.end()
        else:
            pen.leave_out(0)
            pen.leave_out(1)
        put_notes(pen, entries)
        return entries.tolist()

    assert write(is_there=True) == [5, 6, 7, 8]
    assert write(is_there=False) == [0, 0, 0, 0]
    assert write(is_there=True) == [5, 6, 7, 8]


def test_what_does_not_fit_is_never_cut_off() -> None:
    pen = Pen()
    for value in (1 << 15, -(1 << 15) - 1):
        with pytest.raises(OutOfBounds, match=str(value)):
            pen.put(value)
    row = Row("PlayerView.runes", head=2, place=9, size=1, most=3)
    with pytest.raises(OutOfBounds, match=r"PlayerView.runes has more than 3 items"):
        pen.words(0, row, [0, 1, 2, 3])


def test_a_number_that_is_missing_is_told_apart_from_zero() -> None:
    pen = Pen()
    pen.open(Page(1), 0)
    pen.begin(0)
    pen.perhaps(-1)
    pen.perhaps(0)
    pen.perhaps(7)
    pen.end()
    entries = np.zeros(6, np.int16)
    put_notes(pen, entries)
    assert entries.tolist() == [0, 0, 1, 0, 1, 7]
