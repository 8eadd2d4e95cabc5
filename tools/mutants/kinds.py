"""What can be changed at a place, by kind of change. Order and tie-breaks are in `ordering`."""

import ast
from collections.abc import Callable
from typing import Final, NamedTuple

from tools.mutants import ordering
from tools.mutants.places import Change, Slot, replace

EVENT: Final = "event"
TELLING: Final = frozenset({"tell", "whisper", "disclose"})
"""What these say is for logs and screens: a change of it is of the kind "event"."""

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip

OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip

NEVER_NUMBERS: Final = (
    ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr, ast.Dict, ast.DictComp, ast.Set, ast.SetComp,
)  # fmt: skip


class Possibility(NamedTuple):
    """A change that could be made."""

    kind: str
    slot: Slot
    change: Change


def possibilities(slot: Slot) -> list[Possibility]:
    """All changes of this node; most nodes have none."""
    found = [
        Possibility(kind, slot, change)
        for kind, changes in CHANGES.items()
        for change in changes(slot)
    ]
    if found and _tells(slot.statement):
        return [one._replace(kind=EVENT) for one in found]
    return found


def _tells(statement: ast.stmt) -> bool:
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Call):
        return False
    called = statement.value.func
    return isinstance(called, ast.Attribute) and called.attr in TELLING


def comparison(slot: Slot) -> list[Change]:
    node = slot.node
    if not isinstance(node, ast.Compare):
        return []
    return [
        Change(node, "ops", index, COMPARISONS[type(operator)]())
        for index, operator in enumerate(node.ops)
    ]


def constant(slot: Slot) -> list[Change]:
    """A number one up or down; True for False. The first and the last index are a kind of order."""
    node, owner = slot.node, slot.owner
    if isinstance(owner, ast.keyword) and owner.arg in ("strict", "reverse"):
        return []
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return [replace(slot, ast.Constant(not node.value))]
    number = ordering.number(node)
    if number is None or ordering.number(owner) is not None or _is_label(slot, number):
        return []
    is_end = isinstance(owner, ast.Subscript) and number in ordering.ENDS
    new = [number + 1, number - 1]
    if is_end:
        new.remove(ordering.ENDS[number])
    return [replace(slot, ordering.literal(value)) for value in new]


def _is_label(slot: Slot, number: int) -> bool:
    """Whether a constant is one of several that only have to differ: `WON = 0`, `LOST = 1`."""
    module, owner = slot.ancestors[0], slot.owner
    if not isinstance(module, ast.Module) or len(slot.ancestors) != 2:
        return False
    named = [node for node in module.body if isinstance(node, ast.AnnAssign)]
    if owner not in named:
        return False
    place = named.index(owner)
    before = ordering.number(named[place - 1].value) if place > 0 else None
    after = ordering.number(named[place + 1].value) if place + 1 < len(named) else None
    return before == number - 1 or after == number + 1


def condition(slot: Slot) -> list[Change]:
    """Negate a condition, drop a part of `and` or `or`, drop the condition of a comprehension."""
    node, owner = slot.node, slot.owner
    found: list[Change] = []
    if isinstance(node, ast.BoolOp):
        for left_out in range(len(node.values)):
            rest = [value for index, value in enumerate(node.values) if index != left_out]
            found.append(replace(slot, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        found.append(replace(slot, node.operand))
    elif _is_condition(slot) and isinstance(node, ast.expr) and not _has_an_opposite(node):
        found.append(replace(slot, ast.UnaryOp(ast.Not(), node)))
    if isinstance(owner, ast.comprehension) and slot.field == "ifs":
        found.append(replace(slot, ast.Constant(True)))
    return found


def _is_condition(slot: Slot) -> bool:
    owner = slot.owner
    if isinstance(owner, ast.If | ast.While | ast.IfExp):
        return slot.field == "test"
    return isinstance(owner, ast.comprehension) and slot.field == "ifs"


def _has_an_opposite(node: ast.expr) -> bool:
    """`==` becomes `!=` already, and so on."""
    has_one = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
    return isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], has_one)


def arithmetic(slot: Slot) -> list[Change]:
    node = slot.node
    if isinstance(node, ast.BinOp):
        if isinstance(node.left, NEVER_NUMBERS) or isinstance(node.right, NEVER_NUMBERS):
            return []
        if ordering.is_turn_of_seats(slot):
            return []
    elif not isinstance(node, ast.AugAssign) or isinstance(node.value, NEVER_NUMBERS):
        return []
    other = OPERATORS.get(type(node.op))
    return [Change(node, "op", None, other())] if other else []


def statement(slot: Slot) -> list[Change]:
    """Leave a statement out, where nothing that follows needs what it gives."""
    node = slot.node
    if isinstance(node, ast.stmt) and _can_be_left_out(node, slot.function):
        return [replace(slot, ast.Pass())]
    return []


def _can_be_left_out(node: ast.stmt, function: ast.FunctionDef | None) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.AugAssign | ast.Delete | ast.Continue | ast.Break):
        return True
    if isinstance(node, ast.Return):
        return node.value is None
    if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
        return False
    # A class needs its attributes, and a later line the names that are given here.
    if function is None or function.name == "__init__":
        return False
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return all(
        isinstance(target, ast.Attribute | ast.Subscript)
        or (isinstance(target, ast.Name) and _is_known_before(target.id, node, function))
        for target in targets
    )


def _is_known_before(name: str, node: ast.stmt, function: ast.FunctionDef) -> bool:
    if any(argument.arg == name for argument in function.args.args):
        return True
    return any(
        isinstance(other, ast.Name)
        and other.id == name
        and isinstance(other.ctx, ast.Store)
        and other.lineno < node.lineno
        for other in ast.walk(function)
    )


CHANGES: Final[dict[str, Callable[[Slot], list[Change]]]] = {
    "comparison": comparison,
    "constant": constant,
    "condition": condition,
    "order": ordering.order,
    "tie-break": ordering.tie_break,
    "statement": statement,
    "arithmetic": arithmetic,
}
KINDS: Final = (*CHANGES, EVENT)
