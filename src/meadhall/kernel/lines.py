# mypyc: interpreted
"""Positions read from lines.

First comes a header: ``game``, ``players``, and perhaps ``option``, ``seed`` and ``forced``. Every
other line is a building verb of the game's ``Position`` with its arguments as words.

>>> position = read_position('''
... game champions
... players 2
... option first_player=1
... arrange gylfir dagrun      # past the setup, with these leaders
... give 0 coin=7
... play place:stave_church
... ''')
>>> position.moves()
['buy:1', 'buy:2', 'buy:3']
>>> read_position("game champions\\nplayers 2\\ngive 0 gold=7")
Traceback (most recent call last):
...
meadhall.kernel.position.PositionError: line 3: there is no good "gold"; there is coin, ...
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from inspect import Parameter, signature
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

from meadhall.kernel.catalogue import UnknownGame, find_game
from meadhall.kernel.game import Game, Setting, WrongSetting
from meadhall.kernel.moves import UnknownMove
from meadhall.kernel.position import NOTHING, Position, PositionError, listed, number_of
from meadhall.kernel.state import IllegalMove

MOST_LINES: Final = 1000
MOST_CHARACTERS: Final = 100_000
NUMBER: Final = re.compile(r"-?[0-9]{1,6}")
HEADER: Final = ("players", "option", "seed", "forced")

Line = tuple[int, list[str]]
"""The number of a line and its words."""


def read_position(text: str) -> Position:
    """The position that these lines set up; ``PositionError`` says what is wrong with which line.

    A line can call building verbs and nothing else, so text from anywhere is safe to read.
    """
    lines = [
        (number, words)
        for number, line in enumerate(text.splitlines(), start=1)
        if (words := line.partition("#")[0].split())
    ]
    if len(lines) > MOST_LINES or len(text) > MOST_CHARACTERS:
        most = f"{MOST_LINES} lines and {MOST_CHARACTERS} characters"
        raise PositionError(f"this is too long for a position: at most {most} are read")
    position, rest = _read_header(lines)
    for number, words in rest:
        with _at(f"line {number}", position):
            build(position, *words)
    with _at(f"after line {lines[-1][0]}"):
        position.check()
    return position


def position_class(game: Game) -> type[Position]:
    """The class with the building verbs of a game; ``Position`` itself if it has none."""
    found = [
        thing
        for module in game.modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Position)
    ]
    return max(found, key=lambda kind: len(kind.__mro__), default=Position)


@contextmanager
def _at(place: str, position: Position | None = None) -> Iterator[None]:
    """Say at which place something went wrong, and what could be played there instead."""
    try:
        yield
    except (PositionError, UnknownGame, WrongSetting) as error:
        raise PositionError(f"{place}: {error}") from error
    except (IllegalMove, UnknownMove) as error:
        legal = _legal(position) if position else ""
        raise PositionError(f"{place}: {_why(error)}; {legal}") from error
    except Exception as error:
        # What was built may be so odd that the rules stumble over it.
        what = f"{type(error).__name__}: {error}"
        raise PositionError(f"{place}: this cannot be carried out here ({what})") from error


def _why(error: IllegalMove | UnknownMove) -> str:
    if isinstance(error, IllegalMove):
        return f"{error.obstacle.rule} forbids this move" if error.obstacle else "this is not asked"
    return str(error)


def _legal(position: Position) -> str:
    seats = position.state.deciders()
    found = [f"seat {seat} can play {listed(position.moves(seat))}" for seat in seats]
    return "; ".join(found) or "the game is over"


# The header


def _read_header(lines: Sequence[Line]) -> tuple[Position, Sequence[Line]]:
    """A new game, and the lines that build on it."""
    if not lines or lines[0][1][0] != "game" or len(lines[0][1]) != 2:
        number = lines[0][0] if lines else 1
        raise PositionError(f"line {number}: first name the game, such as: game champions")
    with _at(f"line {lines[0][0]}"):
        game = find_game(lines[0][1][1])
    players, seed, asks_forced = 0, "test", False
    options: dict[str, Setting] = {}
    at = 1
    while at < len(lines) and lines[at][1][0] in HEADER:
        number, (name, *words) = lines[at]
        with _at(f"line {number}"):
            if name == "players":
                players = _number(" ".join(words))
                game.read_settings(players, {})
            elif name == "seed":
                seed = " ".join(words)
            elif name == "forced":
                asks_forced = number_of(" ".join(words), ("play", "ask"), "answer") == 1
            else:
                options.update(_option(game, word) for word in words)
        at += 1
    number = lines[at - 1][0]
    if not players:
        raise PositionError(f"line {number}: players is missing after it, such as: players 2")
    with _at(f"line {number}"):
        return position_class(game)(game, players, options, seed, asks_forced), lines[at:]


def _option(game: Game, word: str) -> tuple[str, Setting]:
    name, _, value = word.partition("=")
    ids = [option.id for option in game.options]
    return name, game.options[number_of(name, ids, "option")].read(value)


# Verbs and their arguments


def build(position: Position, verb: str, *given: str) -> None:
    """Call a building verb with arguments as words. A position is of no use after an error."""
    if verb in HEADER:
        raise PositionError(f"{verb} belongs before the first building verb")
    number_of(verb, position.verbs(), "building verb")
    method = getattr(position, verb)
    shape = signature(method)
    plain, named = _arguments(verb, list(shape.parameters.values()), given)
    seat = shape.bind(*plain, **named).arguments.get("seat")
    if seat is not None and not 0 <= seat < position.sides():
        raise PositionError(f"there is no seat {seat}; there is 0 to {position.sides() - 1}")
    method(*plain, **named)


def _arguments(
    verb: str, parameters: list[Parameter], words: Sequence[str]
) -> tuple[list[Any], dict[str, Any]]:
    """Words as the values that parameters expect: ``3 wood=2`` as 3, and wood as 2."""
    plain_words = [word for word in words if "=" not in word]
    named_words = dict(word.split("=", 1) for word in words if "=" in word)
    plain: list[Any] = []
    named: dict[str, Any] = {}
    wrong = PositionError(f"write it as: {_usage(verb, parameters)}")
    if len(plain_words) + len(named_words) < len(words):
        raise wrong
    for one in parameters:
        is_optional = one.default is not Parameter.empty
        if one.kind is Parameter.VAR_POSITIONAL:
            plain += [_value(word, one.annotation) for word in plain_words]
            plain_words = []
        elif one.kind is Parameter.VAR_KEYWORD:
            if not named_words.keys().isdisjoint(["self", *(other.name for other in parameters)]):
                raise wrong
            named |= {name: _value(word, one.annotation) for name, word in named_words.items()}
            named_words = {}
        elif is_optional and one.name in named_words:
            named[one.name] = _value(named_words.pop(one.name), one.annotation)
        elif plain_words and one.kind is Parameter.POSITIONAL_OR_KEYWORD:
            plain.append(_value(plain_words.pop(0), one.annotation))
        elif not is_optional:
            raise wrong
    if plain_words or named_words:
        raise wrong
    return plain, named


def _usage(verb: str, parameters: list[Parameter]) -> str:
    """How to write a line: ``give <seat> <good>=<number> ...``."""
    words = [verb]
    for one in parameters:
        if one.kind is Parameter.VAR_POSITIONAL:
            words.append(f"<{one.name}> ...")
        elif one.kind is Parameter.VAR_KEYWORD:
            words.append(f"<one of {one.name}>=<number> ...")
        elif one.default is Parameter.empty:
            words.append(f"<{one.name}>")
        else:
            words.append(f"[{one.name}=<{one.name}>]")
    return " ".join(words)


def _value(word: str, kind: Any) -> object:
    """A word as a value of the type that a parameter is annotated with."""
    kinds = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    if word == NOTHING and NoneType in kinds:
        return None
    if get_origin(kind) is tuple:
        return tuple(_value(part, get_args(kind)[0]) for part in word.split(","))
    if bool in kinds:
        return bool(number_of(word, ("no", "yes"), "answer"))
    return _number(word) if int in kinds else word


def _number(word: str) -> int:
    if not NUMBER.fullmatch(word):
        raise PositionError(f'"{word}" is not a number of at most six digits')
    return int(word)
