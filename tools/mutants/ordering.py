"""Changes of order: which way a list is read, which end counts, and what breaks a tie."""

import ast
from typing import Final

from tools.mutants.places import Change, Slot, replace

ENDS: Final = {0: -1, -1: 0}
"""The first index and the last."""

SEATS: Final = frozenset({"seat", "player", "other", "opponent", "rival", "side"})
"""A loop over these goes round the table."""

SEATS_AT_A_TABLE: Final = ("seats", "players")


def number(node: ast.AST | None) -> int | None:
    """The whole number that is written here, as 3 or -3."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        positive = number(node.operand)
        return None if positive is None else -positive
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    return None


def literal(value: int) -> ast.expr:
    return ast.UnaryOp(ast.USub(), ast.Constant(-value)) if value < 0 else ast.Constant(value)


def order(slot: Slot) -> list[Change]:
    """The other end of a list, or the other way through it."""
    node = slot.node
    if isinstance(node, ast.Subscript):
        end = number(node.slice)
        if end in ENDS and not _is_stack(node.value):
            return [Change(node, "slice", None, literal(ENDS[end]))]
    if isinstance(node, ast.Slice) and number(node.step) == -1:
        return [replace(slot, ast.Slice(node.lower, node.upper))]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return [] if _is_stack(node.func.value) else _other_end(slot, node, node.func.attr)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return _other_way(slot, node, node.func.id)
    return []


def _is_stack(node: ast.expr) -> bool:
    """The steps of a state: their order is the kernel's and no rule."""
    return isinstance(node, ast.Attribute) and node.attr == "steps"


def _other_end(slot: Slot, node: ast.Call, method: str) -> list[Change]:
    if method == "sort":
        return [replace(slot, _turned(node))]
    if method == "pop" and not node.args:
        return [replace(slot, ast.Call(node.func, [ast.Constant(0)], []))]
    if method == "pop" and len(node.args) == 1 and number(node.args[0]) == 0:
        return [replace(slot, ast.Call(node.func, [], []))]
    return []


def _other_way(slot: Slot, node: ast.Call, name: str) -> list[Change]:
    if name in ("min", "max"):
        return [Change(node, "func", None, _name("max" if name == "min" else "min"))]
    if name == "sorted":
        return [replace(slot, _turned(node))]
    if name == "reversed":
        return [replace(slot, node.args[0])]
    if name == "range" and _counts_something(slot) and not _goes_round(slot):
        return [replace(slot, _call("reversed", node))]
    return []


def _counts_something(slot: Slot) -> bool:
    """Whether it stands in a loop that uses the number."""
    owner = slot.owner
    if slot.field != "iter" or not isinstance(owner, ast.For | ast.comprehension):
        return False
    return not (isinstance(owner.target, ast.Name) and owner.target.id == "_")


def _turned(node: ast.Call) -> ast.Call:
    """Sort the other way."""
    others = [keyword for keyword in node.keywords if keyword.arg != "reverse"]
    if len(others) == len(node.keywords):
        others.append(ast.keyword("reverse", ast.Constant(True)))
    return ast.Call(node.func, node.args, others)


def tie_break(slot: Slot) -> list[Change]:
    """Another order of seats; a sort key that lacks a part or has it the other way round."""
    node = slot.node
    if slot.field == "iter" and _goes_round(slot) and isinstance(node, ast.expr):
        return [replace(slot, _call("reversed", _call("list", node)))]
    if is_turn_of_seats(slot) and isinstance(node, ast.BinOp):
        turned = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        return [Change(node, "op", None, turned)]
    if isinstance(node, ast.Call):
        return _without_key(slot, node)
    if isinstance(node, ast.Tuple) and _is_sort_key(slot):
        return _without_parts(node)
    if isinstance(node, ast.Compare):
        return _without_compared_parts(slot, node)
    return []


def _goes_round(slot: Slot) -> bool:
    """Whether the iterable stands in a loop over seats."""
    owner = slot.owner
    if not isinstance(owner, ast.For | ast.comprehension):
        return False
    names = {name.id for name in ast.walk(owner.target) if isinstance(name, ast.Name)}
    return bool(names & SEATS)


def is_turn_of_seats(slot: Slot) -> bool:
    """`seat + 1` in `(seat + 1) % state.seats`: to the left, or to the right."""
    node, owner = slot.node, slot.owner
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Add | ast.Sub):
        return False
    if not isinstance(owner, ast.BinOp) or not isinstance(owner.op, ast.Mod):
        return False
    around = ast.unparse(owner.right)
    return slot.field == "left" and any(word in around for word in SEATS_AT_A_TABLE)


def _without_parts(key: ast.Tuple) -> list[Change]:
    found = []
    for index, part in enumerate(key.elts):
        found.append(Change(key, "elts", index, ast.Constant(0)))
        found.append(Change(key, "elts", index, _negative(part)))
    return found


def _negative(part: ast.expr) -> ast.expr:
    if isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.USub):
        return part.operand
    return ast.UnaryOp(ast.USub(), part)


def _without_key(slot: Slot, node: ast.Call) -> list[Change]:
    """A key that is not a tuple is dropped as a whole."""
    others = [keyword for keyword in node.keywords if keyword.arg != "key"]
    if len(others) == len(node.keywords) or _key_has_parts(node):
        return []
    return [replace(slot, ast.Call(node.func, node.args, others))]


def _key_has_parts(node: ast.Call) -> bool:
    return any(
        isinstance(keyword.value, ast.Lambda) and isinstance(keyword.value.body, ast.Tuple)
        for keyword in node.keywords
    )


def _is_sort_key(slot: Slot) -> bool:
    """Whether this is what a `key=` gives: a lambda, or a function of this module by name."""
    if isinstance(slot.owner, ast.Lambda):
        above = slot.ancestors[-2]
        return isinstance(above, ast.keyword) and above.arg == "key"
    function = slot.function
    if function is None or not isinstance(slot.owner, ast.Return):
        return False
    return any(
        isinstance(node, ast.keyword)
        and node.arg == "key"
        and ast.unparse(node.value).rpartition(".")[2] == function.name
        for node in ast.walk(slot.ancestors[0])
    )


def _without_compared_parts(slot: Slot, node: ast.Compare) -> list[Change]:
    """`(a, b) < (c, d)` without one of the pairs."""
    left, right = node.left, node.comparators[0]
    if not isinstance(left, ast.Tuple) or not isinstance(right, ast.Tuple):
        return []
    if not isinstance(node.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE):
        return []
    return [
        replace(slot, ast.Compare(_less(left, index), node.ops, [_less(right, index)]))
        for index in range(min(len(left.elts), len(right.elts)))
    ]


def _less(parts: ast.Tuple, left_out: int) -> ast.Tuple:
    return ast.Tuple([p for i, p in enumerate(parts.elts) if i != left_out], ast.Load())


def _name(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(_name(name), list(arguments), [])
