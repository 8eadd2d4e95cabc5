"""Write the TypeScript types of the web client from the Python structs that go over the wire.

`web/src/api/types.ts` contains what the routes take and return and what the WebSocket sends,
`web/src/boards/<game>/view.ts` what a seat sees of a game, with the facts of its events, and
`web/packages/board/server.d.ts` what boards of other packages are given of all this. `--check`
writes nothing; the exit code is 1 if a file is not what it would write.
"""

import argparse
import ast
import inspect
import pkgutil
import re
import sys
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

import msgspec
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from msgspec import inspect as shapes

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.drawn import Grid, Hand, Tokens
from meadhall.kernel.events import SEAT, SPECTATOR
from meadhall.kernel.game import Game
from meadhall.server import routes
from meadhall.server.page import Bye, Declined, Heard, Looking, Moving, Stored
from meadhall.server.problems import Problem
from meadhall.server.watchers import Changed, ChatMessage, Presence, Update
from meadhall.tables.choices import Choice
from meadhall.tables.review import Told

WEB = Path(__file__).parent.parent / "web" / "src"
PACKAGE = WEB.parent / "packages" / "board"
WIDTH = 100
HEADER = "/** Written by tools/generate_types.py from the Python structs: edit those instead. */\n"

StructClass = type[msgspec.Struct]
Unions = dict[str, tuple[StructClass, ...]]

SENT: Unions = {
    "LiveMessage": (
        Update,
        Changed,
        Presence,
        ChatMessage,
        Heard,
        Stored,
        Declined,
        Bye,
    )
}
"""Everything that the WebSocket of a table sends."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    options = parser.parse_args()
    stale = [
        path
        for path, text in generate().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    for path in stale:
        if options.check:
            print(f"{path.relative_to(WEB.parent.parent)} is stale: run tools/generate_types.py")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(generate()[path], encoding="utf-8")
            print(f"wrote {path.relative_to(WEB.parent.parent)}")
    return 1 if stale and options.check else 0


@cache
def generate() -> Mapping[Path, str]:
    """Every file with its text."""
    files = {
        WEB / "api" / "types.ts": api_types(),
        PACKAGE / "server.d.ts": Writer([], [Choice, Told, Grid, Hand, Tokens]).text({}),
    }
    for id in game_ids():
        game = find_game(id)
        if type(game).__module__.startswith("meadhall.games."):
            files[WEB / "boards" / id / "view.ts"] = game_types(game)
    return files


def api_types() -> str:
    taken, given = _wire()
    sent = [struct for union in SENT.values() for struct in union]
    writer = Writer([Looking, Moving, *taken], [Problem, *sent, *given])
    return writer.text(SENT)


def game_types(game: Game) -> str:
    seen = type(game.view(game.new(game.min_players, {}, "types"), SPECTATOR))
    facts = "\n".join(
        f"  {kind.name}: {{ {'; '.join(_fact(name, ids) for name, ids in kind.fields.items())} }};"
        if kind.fields
        else f"  {kind.name}: Record<string, never>;"
        for kind in game.events
    )
    note = _comment("The facts of every kind of event.", "")
    name = seen.__name__.removesuffix("View")
    return f"{Writer([], [seen]).text({})}\n{note}export interface {name}Facts {{\n{facts}\n}}\n"


def _fact(name: str, ids: object) -> str:
    if ids is None or ids == SEAT:
        return f"{name}: number"
    return f"{name}: string[]" if isinstance(ids, tuple) else f"{name}: string"


def _wire() -> tuple[list[StructClass], list[StructClass]]:
    """The structs that routes take, and those that they return."""
    taken: list[StructClass] = []
    given: list[StructClass] = []
    for found in pkgutil.iter_modules(routes.__path__):
        module = import_module(f"{routes.__name__}.{found.name}")
        for handler in vars(module).values():
            if isinstance(handler, BaseRouteHandler):
                hints = typing.get_type_hints(handler.fn, include_extras=True)
                taken += _structs_in(hints.get("data"))
                given += _structs_in(hints["return"])
                if isinstance(handler, HTTPRouteHandler):
                    for answer in (handler.responses or {}).values():
                        given += _structs_in(answer.data_container)
    return taken, given


def _structs_in(hint: Any) -> Iterator[StructClass]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for argument in typing.get_args(hint):
        yield from _structs_in(argument)


class Writer:
    """Collects structs with everything they contain, and writes them module by module."""

    def __init__(self, taken: Iterable[StructClass], given: Iterable[StructClass]) -> None:
        self._taken: dict[StructClass, shapes.StructType] = {}
        self._given: dict[StructClass, shapes.StructType] = {}
        self._aliases: dict[str, tuple[str, str]] = {}
        self._used: set[str] = set()
        for struct in taken:
            self._collect(shapes.type_info(struct), self._taken)
        for struct in given:
            self._collect(shapes.type_info(struct), self._given)
        structs = self._structs()
        for module in sorted({struct.__module__ for struct in structs}):
            self._find_aliases(module)
        names = [struct.__name__ for struct in structs]
        if doubled := {name for name in names if names.count(name) > 1}:
            raise ValueError(f"two structs are called {', '.join(sorted(doubled))}")

    def text(self, unions: Unions) -> str:
        bodies = {struct: self._interface(struct) for struct in self._structs()}
        parts = [HEADER]
        parts += [
            f"{_comment(note, '')}export type {name} = {text};\n"
            for text, (name, note) in sorted(self._aliases.items(), key=lambda one: one[1])
            if name in self._used
        ]
        parts += [bodies[struct] for struct in sorted(bodies, key=_place)]
        parts += [
            f"export type {name} = {' | '.join(one.__name__ for one in union)};\n"
            for name, union in unions.items()
        ]
        return "\n".join(parts)

    def _structs(self) -> list[StructClass]:
        return list(self._taken | self._given)

    def _collect(self, shape: shapes.Type, found: dict[StructClass, shapes.StructType]) -> None:
        if isinstance(shape, shapes.StructType):
            if shape.cls not in found:
                found[shape.cls] = shape
                for field in shape.fields:
                    self._collect(field.type, found)
        elif isinstance(shape, shapes.UnionType):
            for part in shape.types:
                self._collect(part, found)
        elif isinstance(shape, shapes.DictType):
            self._collect(shape.value_type, found)
        elif isinstance(shape, shapes.Metadata):
            self._collect(shape.type, found)
        elif isinstance(shape, shapes.TupleType):
            for part in shape.item_types:
                self._collect(part, found)
        elif isinstance(shape, shapes.CollectionType):
            self._collect(shape.item_type, found)

    def _find_aliases(self, module: str) -> None:
        """The names that Python gives to unions, such as ``Status``."""
        for name, value in vars(import_module(module)).items():
            if typing.get_origin(value) in (Literal, types.UnionType):
                text = self._type(shapes.type_info(value))
                note = _notes_in(module).get(name, "")
                if note or text not in self._aliases:
                    self._aliases[text] = (name, note)

    def _interface(self, struct: StructClass) -> str:
        shape = self._given.get(struct) or self._taken[struct]
        notes = _notes_in(struct.__module__, struct.__name__)
        lines: list[str] = []
        if shape.tag is not None:
            lines.append(f"  {shape.tag_field}: {_literal(shape.tag)};")
        for field in shape.fields:
            # Every field is present in what is returned; in what is sent, those with defaults may
            # be missing.
            may_miss = "?" if struct not in self._given and not field.required else ""
            text = self._named(self._type(field.type))
            lines.append(_comment(notes.get(field.name, ""), "  ") + _field(field, may_miss, text))
        note = _comment(_own_note(struct), "")
        body = "\n".join(lines)
        return f"{note}export interface {struct.__name__} {{\n{body}\n}}\n"

    def _named(self, text: str) -> str:
        """Replace a union with its name, where that is the whole type."""
        for whole, (name, _) in self._aliases.items():
            for form, shown in (
                (whole, name),
                (f"({whole})[]", f"{name}[]"),
                (f"Record<string, {whole}>", f"Record<string, {name}>"),
                (f"{whole} | null", f"{name} | null"),
            ):
                if text == form:
                    self._used.add(name)
                    return shown
        return text

    def _type(self, shape: shapes.Type) -> str:
        match shape:
            case shapes.StructType(cls=cls):
                return cls.__name__
            case shapes.Metadata(type=inner):
                return self._type(inner)
            case shapes.BoolType():
                return "boolean"
            case shapes.IntType() | shapes.FloatType():
                return "number"
            case shapes.StrType():
                return "string"
            case shapes.NoneType():
                return "null"
            case shapes.AnyType() | shapes.CustomType():
                return "unknown"
            case shapes.LiteralType(values=values):
                return " | ".join(_literal(value) for value in values)
            case shapes.UnionType(types=parts):
                return self._union(parts)
            case shapes.DictType(value_type=value):
                return f"Record<string, {self._type(value)}>"
            case shapes.TupleType(item_types=items):
                return f"[{', '.join(self._type(item) for item in items)}]"
            case shapes.CollectionType(item_type=item):
                text = self._type(item)
                return f"({text})[]" if " | " in text and "<" not in text else f"{text}[]"
        raise TypeError(f"no TypeScript for {shape}")

    def _union(self, parts: Iterable[shapes.Type]) -> str:
        texts = list(dict.fromkeys(self._type(part) for part in parts))
        return " | ".join(sorted(texts, key=lambda text: text == "null"))


def _field(field: shapes.Field, may_miss: str, text: str) -> str:
    line = f"  {field.encode_name}{may_miss}: {text};"
    if len(line) <= WIDTH:
        return line
    parts = "".join(f"\n    | {part}" for part in text.split(" | "))
    return f"  {field.encode_name}{may_miss}:{parts};"


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _comment(text: str, indent: str) -> str:
    if not text:
        return ""
    text = re.sub(r"\bNone\b", "null", inspect.cleandoc(text)).replace("``", "`")
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) == 1 and len(lines[0]) + len(indent) + 7 <= WIDTH:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def _own_note(struct: StructClass) -> str:
    """The struct's own docstring; msgspec makes up none, but a class inherits those above it."""
    return struct.__dict__.get("__doc__") or ""


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(import_module(module)))


@cache
def _notes_in(module: str, struct: str = "") -> dict[str, str]:
    """The strings below the fields of a struct, or below the names of a module."""
    body: list[ast.stmt] = _tree(module).body
    if struct:
        body = next(
            node.body for node in body if isinstance(node, ast.ClassDef) and node.name == struct
        )
    notes: dict[str, str] = {}
    for node, after in pairwise(body):
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        target = node.target if isinstance(node, ast.AnnAssign) else target
        is_note = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if isinstance(target, ast.Name) and is_note:
            notes[target.id] = str(after.value.value)  # type: ignore[attr-defined]
    return notes


def _place(struct: StructClass) -> tuple[str, int]:
    """Sort by module, and within it in source order."""
    names = [node.name for node in _tree(struct.__module__).body if isinstance(node, ast.ClassDef)]
    return struct.__module__, names.index(struct.__name__)


if __name__ == "__main__":
    sys.exit(main())
