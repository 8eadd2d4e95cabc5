"""How large the fields of a view can be: what their types do not say.

A type such as ``list[str]`` leaves two things open that an observation of fixed size needs: which
words there are, and at most how many of them. For each game a file here answers both, field by
field, from the content of the game. Where a bound was measured instead, the file says so.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from meadhall.kernel.state import Step


class Field(NamedTuple):
    """What is known about one field of a struct beyond its type."""

    vocabulary: Sequence[str] = ()
    """All words that it can contain, itself or inside a list or a dict."""
    most: tuple[int, ...] = ()
    """The greatest length of a list; a list of lists has one number for each level."""
    keys: Sequence[str] = ()
    is_sparse: bool = False
    """Whether some of the keys may be missing."""


Fields = dict[str, Field]
"""The fields by ``Struct.field``."""


def word(vocabulary: Sequence[str]) -> Field:
    return Field(vocabulary=vocabulary)


def words(most: int, vocabulary: Sequence[str]) -> Field:
    """A list of at most this many words."""
    return Field(vocabulary=vocabulary, most=(most,))


def up_to(*most: int) -> Field:
    """A list of at most this many numbers or structs."""
    return Field(most=most)


def table(keys: Sequence[str], vocabulary: Sequence[str] = (), most: int | None = None) -> Field:
    """A dict that always has all its keys; with ``most``, a list of such dicts."""
    return Field(vocabulary, () if most is None else (most,), keys)


def some_of(keys: Sequence[str], vocabulary: Sequence[str] = (), most: int | None = None) -> Field:
    """A dict that may lack some of its keys; with ``most``, a list of such dicts."""
    return Field(vocabulary, () if most is None else (most,), keys, is_sparse=True)


def steps_in(package: str) -> list[str]:
    """The names of all steps that a game can wait for."""
    found: set[str] = set()
    waiting: list[type[Any]] = [Step]
    while waiting:
        kinds: list[type[Any]] = waiting.pop().__subclasses__()
        for kind in kinds:
            waiting.append(kind)
            if kind.__module__.startswith(f"{package}."):
                found.add(kind.__name__)
    return sorted(found)
