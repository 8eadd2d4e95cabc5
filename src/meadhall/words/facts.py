"""The facts that a message can mention, and the variables they become."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from meadhall.kernel.events import SEAT, Event, Meaning
from meadhall.kernel.state import Step

CASES = ("gen", "dat", "acc", "ins", "loc", "at", "to", "from")
"""Grammatical cases that a name or an amount may have as attributes; the nominative is plain.

The last three are for places, with the preposition that each of them takes: w puszczy, na grani."""


class Facts(dict[str, str | int]):
    """The variables of a message. Those that it does not use need not be computed."""

    def __init__(self, wanted: frozenset[str] | None = None) -> None:
        super().__init__()
        self._wanted = wanted

    def wants(self, name: str) -> bool:
        """Whether the message uses this variable, or one whose name begins with it."""
        return self._wanted is None or name in self._wanted

    def wanted_cases(self, name: str) -> tuple[str, ...]:
        """The cases of this name that the message uses."""
        return CASES if self._wanted is None else _cases_among(self._wanted, name)

    def take(self, others: Mapping[str, str | int], prefix: str = "") -> None:
        """Copy variables, adding the prefix to their names."""
        if self._wanted is None:
            self.update({f"{prefix}{name}": value for name, value in others.items()})
            return
        for name in self._wanted:
            if name.startswith(prefix) and name[len(prefix) :] in others:
                self[name] = others[name[len(prefix) :]]


@cache
def _cases_among(wanted: frozenset[str], name: str) -> tuple[str, ...]:
    return tuple(case for case in CASES if f"{name}_{case}" in wanted)


def event_facts(event: Event) -> dict[str, object]:
    """The facts of an event, with ids for seats too."""
    meanings = event.kind.fields
    return {
        name: f"seat_{value}" if meanings[name] == SEAT else value
        for name, value in event.facts().items()
    }


def step_facts(step: Step[Any]) -> dict[str, object]:
    """The fields that the prompt of a step may mention."""
    return {
        name: _meant(getattr(step, name), meaning)
        for name, meaning in declared_facts(type(step)).items()
    }


_declared: dict[type[Step[Any]], Mapping[str, Meaning]] = {}


def declared_facts(kind: type[Step[Any]]) -> Mapping[str, Meaning]:
    """What a class of steps and its bases declare."""
    if kind not in _declared:
        found: dict[str, Meaning] = {}
        for base in reversed(kind.__mro__):
            found.update(vars(base).get("FACTS", {}))
        _declared[kind] = found
    return _declared[kind]


def _meant(value: Any, meaning: Meaning) -> object:
    """The id, or the list of ids, that a number stands for; -1 stands for nothing."""
    if isinstance(meaning, tuple):
        return [_meant(item, meaning[0]) for item in value]
    if isinstance(meaning, list):
        return meaning[value] if value >= 0 else None
    return f"seat_{value}" if meaning == SEAT else value
