"""Mutants: all that a module could be turned into, each with a name that outlives other edits."""

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from tools.mutants.kinds import Possibility, possibilities
from tools.mutants.places import Change, Slot, slots
from tools.mutants.rules import Module

WIDTH: Final = 100
"""About this much is shown of a change."""


BODIES: Final = frozenset({"body", "orelse", "finalbody", "handlers", "cases", "decorator_list"})


class Mutant(msgspec.Struct, frozen=True):
    """One change of one module."""

    id: str
    module: Module
    line: int
    """Of the statement that is changed: whoever executes it meets the change."""
    function: str
    kind: str
    before: str
    after: str
    place: int
    """Several mutants can change one place; the places of a module are numbered."""
    is_in_function: bool
    """Whether it is met by those who execute its line; otherwise by all who import the module."""


def mutants_of(module: Module, source: str) -> list[Mutant]:
    """Every mutant of the module, in the order of the source."""
    found = []
    alike: Counter[str] = Counter()
    for place, possible in _possibilities(ast.parse(source)):
        before, after = _texts(possible)
        slot = possible.slot
        name = "\n".join([module.name, slot.qualified_name, possible.kind, before, after])
        alike[name] += 1
        id = hashlib.blake2b(f"{name}\n{alike[name]}".encode(), digest_size=4).hexdigest()
        line, function = slot.statement.lineno, slot.qualified_name
        found.append(
            Mutant(
                id,
                module,
                line,
                function,
                possible.kind,
                before,
                after,
                place,
                slot.is_in_function,
            )
        )
    return found


def mutated(source: str, module: Module, id: str) -> str:
    """The source of the module as this mutant has it, without its comments."""
    tree = ast.parse(source)
    mutants = mutants_of(module, source)
    for mutant, (_, possible) in zip(mutants, _possibilities(tree), strict=True):
        if mutant.id == id:
            _carry_out(possible.change)
            return ast.unparse(ast.fix_missing_locations(tree))
    raise LookupError(f"{module.path} has no mutant {id}")


def _possibilities(tree: ast.Module) -> Iterator[tuple[int, Possibility]]:
    for place, slot in enumerate(slots(tree)):
        for possible in possibilities(slot):
            yield place, possible


def _carry_out(change: Change) -> ast.AST:
    """Make the change; what stood there before."""
    owner, field, place, new = change
    if place is None:
        old = getattr(owner, field)
        setattr(owner, field, new)
    else:
        values = getattr(owner, field)
        old = values[place]
        values[place] = new
    assert isinstance(old, ast.AST)
    return old


def _texts(possible: Possibility) -> tuple[str, str]:
    """What stands there now and what would: as much of the statement as can well be shown."""
    slot, change = possible.slot, possible.change
    if isinstance(slot.node, ast.stmt) and change.owner is not slot.node:
        return _excerpts(_text(slot.node), _text(change.new))
    shown = _surroundings(slot, change)
    befores = [_text(node) for node in shown]
    old = _carry_out(change)
    afters = [_text(node) for node in shown]
    _carry_out(change._replace(new=old))
    fitting = [pair for pair in zip(befores, afters, strict=True) if max(map(len, pair)) <= WIDTH]
    return fitting[-1] if fitting else _excerpts(befores[0], afters[0])


def _surroundings(slot: Slot, change: Change) -> list[ast.AST]:
    """What is changed and the expressions around it, up to the statement."""
    inside = slot.ancestors if change.owner is slot.owner else (*slot.ancestors, slot.node)
    found: list[ast.AST] = []
    for node in reversed(inside):
        if isinstance(node, ast.expr | ast.stmt):
            found.append(node)
        if isinstance(node, ast.stmt):
            break
    return found


def _text(node: ast.AST) -> str:
    """The source of this node on one line; of a statement with a body only the beginning."""
    if isinstance(node, ast.stmt) and hasattr(node, "body"):
        fields = dict(ast.iter_fields(node))
        node = type(node)(**{name: [] if name in BODIES else fields[name] for name in fields})
    return " ".join(ast.unparse(ast.fix_missing_locations(node)).split())


def _excerpts(before: str, after: str) -> tuple[str, str]:
    """Both texts, cut down to where they differ."""
    shorter = min(len(before), len(after))
    differ = next((n for n in range(shorter) if before[n] != after[n]), shorter)
    start = max(0, differ - WIDTH // 2) if max(len(before), len(after)) > WIDTH else 0
    return _excerpt(before, start), _excerpt(after, start)


def _excerpt(text: str, start: int) -> str:
    cut = text[start : start + WIDTH]
    return ("…" if start else "") + cut + ("…" if start + WIDTH < len(text) else "")
