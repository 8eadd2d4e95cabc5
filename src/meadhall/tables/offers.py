"""Finds out what a seat that is asked might answer, and puts it into words."""

from collections.abc import Mapping

from msgspec import Struct

from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game, Preview
from meadhall.kernel.state import State
from meadhall.tables.choices import Change, Choice, Reason
from meadhall.tables.table import Table
from meadhall.tables.wording import words_of
from meadhall.words import Words

NO_CHANGES: list[Change] = []


def list_choices(
    state: State, seat: int, table: Table, language: str, purpose: str
) -> list[Choice]:
    return choices_of(table.game, words_of(table, language), state, seat, purpose)


def choices_of(
    game: Game,
    words: Words,
    state: State,
    seat: int,
    purpose: str,
    view: Struct | None = None,
    binds: bool = False,
) -> list[Choice]:
    """Everything the seat might think of, each with what prevents it.

    Whether a move is final, and what it leads to, is tried out in a world consistent with what the
    seat knows, not in the real one: so the answer cannot give away what the seat does not know.
    Where every move can be taken back, ``binds`` is false and nothing is final.
    """
    view = view or game.view(state, seat)
    world = game.resample(state, seat, Dice.from_seed(purpose, 1))
    before = world.irrevocable()
    legal = set(state.moves(seat))
    tallies: Mapping[str, int] | None = None
    choices: list[Choice] = []
    candidates = state.candidates(seat)
    for move, text in zip(candidates, words.moves(candidates, view), strict=True):
        word = game.moves.word(move)
        reason = None
        final = False
        note = None
        odds = None
        changes = NO_CHANGES
        if move in legal:
            preview = game.preview(world, seat, move)
            if preview is not None:
                note = words.preview(preview)
                odds = preview.odds
                if preview.claims:
                    if tallies is None:
                        tallies = game.tallies(world, seat)
                    changes = _changes(words, seat, tallies, preview)
            if binds and not game.reveals_nothing(world, seat, move):
                trial = world.copy()
                trial.play(seat, move)
                final = trial.irrevocable() != before
        else:
            obstacle = state.obstacle(seat, move)
            assert obstacle is not None
            reason = Reason(obstacle.rule, words.obstacle(obstacle))
        verb, targets = _parts_of(word)
        choices.append(Choice(word, verb, targets, text, final, reason, note, odds, changes))
    return choices


_parts: dict[str, tuple[str, list[str]]] = {}
"""By their words, the moves that have been offered so far."""


def _parts_of(word: str) -> tuple[str, list[str]]:
    """The verb of a move, and what it is aimed at. Whoever gets the list may not change it."""
    found = _parts.get(word)
    if found is None:
        verb, *targets = word.split(":")
        found = _parts[word] = (verb, targets)
    return found


def _changes(words: Words, seat: int, tallies: Mapping[str, int], preview: Preview) -> list[Change]:
    """What a preview claims, as differences, where it is counted in words."""
    changes: list[Change] = []
    for id, claimed in preview.claims.items():
        n = claimed - tallies[id]
        text = words.change(id, n) if n else None
        if text is not None:
            changes.append(Change(seat, text, n))
    return changes
