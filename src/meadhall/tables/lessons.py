"""Lessons: a scripted game in which the learner makes the moves of one seat.

A game that has a lesson keeps it in its folder, under ``lesson/``: ``lesson.json`` is the game
(seed and moves, as the whole table made them), ``en.ftl`` and ``pl.ftl`` contain a note for each of
the learner's moves (``step-1``, with a ``.wrong`` hint for learners who try something else), and
one for the end. A note marks the things on the board that it speaks of, ``the [Old Truck](truck)``,
so that they can be pointed out. The game is the same every time, so a step is identified by its
number alone and nothing is stored.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from meadhall.kernel.catalogue import find_game
from meadhall.kernel.events import Event
from meadhall.kernel.game import Game, Setting
from meadhall.kernel.state import State
from meadhall.tables.choices import Choice
from meadhall.tables.offers import choices_of
from meadhall.tables.refusal import Missing
from meadhall.tables.review import Told, facts_of
from meadhall.words import Words
from meadhall.words.messages import Messages

FILE = "lesson.json"
_MARK = re.compile(r"\[(?P<name>[^\]]+)\]\((?P<thing>[^)\s]+)\)")


class LessonMove(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    move: str


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of ``lesson.json``."""

    rules: str
    """The version of the rules by which it was played."""
    minutes: int
    seats: list[str]
    learner: int
    options: dict[str, Setting]
    seed: str
    moves: list[LessonMove]


class Lesson(Struct, frozen=True):
    game: str
    title: str
    minutes: int
    steps: int
    """How many steps there are, including the last one, which asks for nothing."""
    seats: list[str]
    seat: int
    """The learner's seat."""


class Phrase(Struct, frozen=True):
    """A stretch of a note: plain text, or the name of a thing on the board."""

    text: str
    thing: str | None = None


class LessonStep(Struct, frozen=True):
    number: int
    """The number of the step, from 1."""
    steps: int
    note: str
    """What there is to know now, and what to do, in plain text."""
    paragraphs: list[list[Phrase]]
    """The same with its marks; the last paragraph says what to do."""
    seat: int
    view: Any
    outlooks: dict[str, float]
    prompt: str
    choices: list[Choice]
    """Everything that could be done; in the lesson only ``expected`` leads on."""
    expected: str | None
    """The move to make; None at the end."""
    wrong_hint: str
    """What to say to someone who tries something else."""
    events: list[Told]
    """What has happened since the previous step."""


def has_lesson(game: Game) -> bool:
    return (_folder(game) / FILE).is_file()


def _folder(game: Game) -> Path:
    return game.folder / "lesson"


@lru_cache
def read_script(game_id: str) -> Script:
    """The lesson of a game; raises ``Missing`` if it has none."""
    game = find_game(game_id)
    if not has_lesson(game):
        raise Missing("no-lesson")
    return script_of(game)


def script_of(game: Game) -> Script:
    """The lesson of a game, read from its file."""
    return msgspec.json.decode((_folder(game) / FILE).read_bytes(), type=Script)


def steps_in(script: Script) -> int:
    return sum(move.seat == script.learner for move in script.moves) + 1


def describe(game: Game, language: str) -> Lesson:
    script = read_script(game.id)
    title = _notes(game, language).text(["title"], {}, game.id)
    steps = steps_in(script)
    return Lesson(game.id, title, script.minutes, steps, script.seats, script.learner)


def paragraphs_of(note: str) -> list[list[Phrase]]:
    """The paragraphs of a note, which blank lines separate.

    >>> paragraphs_of("Winter.\\n\\nMend the [Truck](old_truck)!")[1][1:]
    [Phrase(text='Truck', thing='old_truck'), Phrase(text='!', thing=None)]
    """
    return [list(_phrases(text.strip())) for text in re.split(r"\n\s*\n", note) if text.strip()]


def _phrases(text: str) -> Iterator[Phrase]:
    end = 0
    for mark in _MARK.finditer(text):
        if plain := text[end : mark.start()]:
            yield Phrase(plain)
        yield Phrase(mark["name"], mark["thing"])
        end = mark.end()
    if rest := text[end:]:
        yield Phrase(rest)


def _notes(game: Game, language: str, strict: bool = False) -> Messages:
    return Messages(_folder(game), language, strict)


def take_step(game: Game, number: int, language: str) -> LessonStep:
    """The table as the learner finds it at a step, counted from 1."""
    script = read_script(game.id)
    steps = steps_in(script)
    if not 1 <= number <= steps:
        raise Missing("no-such-step", most=steps)
    state, heard, made = _play(game, script, number)
    seat = script.learner
    words = Words(game, language, script.seats)
    notes = _notes(game, language)
    key = "end" if number == steps else f"step-{number}"
    hint = notes.text(["wrong"], {}, "")
    if notes.has([key], "wrong"):
        hint = notes.text([key], {}, "", "wrong")
    paragraphs = paragraphs_of(notes.text([key], {}, key))
    is_asked = number < steps
    purpose = f"lesson {number}"
    return LessonStep(
        number=number,
        steps=steps,
        note="\n\n".join("".join(one.text for one in phrases) for phrases in paragraphs),
        paragraphs=paragraphs,
        seat=seat,
        view=game.view(state, seat),
        outlooks=dict(game.outlooks(state, seat)),
        prompt=words.prompt(state, seat) if is_asked else "",
        choices=choices_of(game, words, state, seat, purpose) if is_asked else [],
        expected=script.moves[made].move if is_asked else None,
        wrong_hint=hint if is_asked else "",
        events=[
            Told(move, event.kind.name, facts_of(game, event), words.event(event))
            for move, event in heard
            if event.is_told_to(seat)
        ],
    )


def _play(game: Game, script: Script, number: int) -> tuple[State, list[tuple[int, Event]], int]:
    """The state at a step, the events since the previous step, and the number of moves made."""
    state = game.begin(len(script.seats), script.options, script.seed)
    events: list[Event] = []
    state.listen(events)
    state.settle()
    heard = [(0, event) for event in events]
    reached = 0
    for made, move in enumerate(script.moves):
        if move.seat == script.learner:
            reached += 1
            if reached == number:
                return state, heard, made
            heard = []
        events.clear()
        state.play_checked(move.seat, game.moves.number(move.move))
        heard += [(made + 1, event) for event in events]
    return state, heard, len(script.moves)
