"""What is printed on a game's components, for the messages that mention it."""

from functools import cache
from typing import Any

from msgspec import Struct

from meadhall.kernel.content import Entry, entries
from meadhall.kernel.game import Game


class Printed:
    """The content of a game: what it says about each id, and what belongs to no single id."""

    def __init__(self, content: Struct) -> None:
        self.entries: dict[str, Entry] = {}
        self._groups: dict[str, str] = {}
        for group, entry in entries(content):
            self.entries[entry.id] = entry
            self._groups[entry.id] = str(entry.__struct_config__.tag or group)
        self.tables: dict[str, object] = {}
        for part in fields_of(content).values():
            if isinstance(part, Struct):
                self.tables |= {
                    name: table
                    for name, table in fields_of(part).items()
                    if isinstance(table, Struct | dict)
                }

    def about(self, id: str) -> dict[str, Any]:
        """The fields of an entry and its ``group``: its kind, or the list it is in."""
        if id not in self.entries:
            return {}
        return fields_of(self.entries[id]) | {"group": self._groups[id]}

    @staticmethod
    @cache
    def of(game: Game) -> "Printed":
        return Printed(game.content)


def fields_of(struct: Struct) -> dict[str, Any]:
    """The fields of a struct and its tag, by the names that they have in a file."""
    names = zip(struct.__struct_encode_fields__, struct.__struct_fields__, strict=True)
    found = {name: getattr(struct, field) for name, field in names}
    config = struct.__struct_config__
    return found | {config.tag_field: config.tag} if config.tag_field else found
