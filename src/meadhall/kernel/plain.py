# mypyc: interpreted
"""States as plain data, and back again.

The plain form of a ``Part`` is its fields and the name of its class. Attributes that begin with an
underscore are caches and listeners: they are not part of the position.

>>> from meadhall.kernel.deck import Deck
>>> plain = to_plain(Deck(stream=1, cards=[4, 5], bottom=[6]))
>>> plain
{'is': 'Deck', 'bottom': [6], 'cards': [4, 5], 'stream': 1}
>>> from_plain(plain, [Deck]).cards
[4, 5]
>>> to_plain((4, 5)), from_plain(to_plain((4, 5)), [])
({'is': 'tuple', 'items': [4, 5]}, (4, 5))
"""

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any

import msgspec

Plain = dict[str, Any] | list[Any] | str | int | bool | None

TUPLE = "tuple"


class BrokenPlain(ValueError):
    """Plain data that does not describe a state."""


_known_fields: dict[type, tuple[str, ...]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The fields of a class and its bases, sorted; the same for both engines."""
    if kind not in _known_fields:
        _known_fields[kind] = _find_fields(kind)
    return _known_fields[kind]


def _find_fields(kind: type) -> tuple[str, ...]:
    names: set[str] = set()
    for base in kind.__mro__:
        own = base.__dict__
        names.update(own.get("__mypyc_attrs__", own.get("__slots__", ())))
    return tuple(sorted(name for name in names if not name.startswith("_")))


def to_plain(value: object) -> Plain:
    """The plain form of a state or any part of one."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [item if type(item) is int else to_plain(item) for item in value]
    if isinstance(value, tuple):
        return {"is": TUPLE, "items": to_plain(list(value))}
    plain: dict[str, Any] = {"is": type(value).__name__}
    for name in field_names(type(value)):
        item = getattr(value, name)
        plain[name] = item if type(item) is int else to_plain(item)
    return plain


def from_plain(plain: object, classes: Iterable[type]) -> Any:
    """Rebuild what ``to_plain`` took apart, using these classes and no others."""
    return _build(plain, {kind.__name__: kind for kind in classes})


def _build(plain: object, classes: Mapping[str, type]) -> object:
    if isinstance(plain, list):
        return [_build(item, classes) for item in plain]
    if not isinstance(plain, dict):
        return plain
    if plain.get("is") == TUPLE and isinstance(plain.get("items"), list):
        return tuple(_build(item, classes) for item in plain["items"])
    kind = classes.get(str(plain.get("is")))
    if kind is None:
        raise BrokenPlain(f"no part of a state is called {plain.get('is')!r}")
    given = {name: _build(value, classes) for name, value in plain.items() if name != "is"}
    if tuple(sorted(given)) != field_names(kind):
        raise BrokenPlain(f"{kind.__name__} has the fields {', '.join(field_names(kind))}")
    try:
        return kind(**given)
    except TypeError as error:
        raise BrokenPlain(f"{kind.__name__}: {error}") from error


def digest(value: object) -> str:
    """A short fingerprint, equal for equal positions in both engines."""
    return blake2b(msgspec.json.encode(to_plain(value)), digest_size=16).hexdigest()
