"""Walk through a module and find the places where something could be changed."""

import ast
from collections.abc import Iterator
from typing import Final, NamedTuple

LEFT_OUT_FIELDS: Final = frozenset(
    {"annotation", "returns", "decorator_list", "bases", "type_comment", "type_params", "ctx"}
)
LEFT_OUT_NODES: Final = (ast.Assert, ast.Import, ast.ImportFrom, ast.Raise)
LEFT_OUT_FUNCTIONS: Final = frozenset({"__repr__"})


class Slot:
    """A node, and where it stands in the tree."""

    __slots__ = ("ancestors", "field", "index", "node")

    def __init__(
        self, node: ast.AST, field: str, index: int | None, ancestors: tuple[ast.AST, ...]
    ) -> None:
        self.node = node
        self.field = field
        self.index = index
        self.ancestors = ancestors
        """From the module down to the owner of this node."""

    @property
    def owner(self) -> ast.AST:
        return self.ancestors[-1]

    @property
    def statement(self) -> ast.stmt:
        """The innermost statement that this node is, or is part of."""
        for node in (self.node, *reversed(self.ancestors)):
            if isinstance(node, ast.stmt):
                return node
        raise LookupError("only statements have places")

    @property
    def function(self) -> ast.FunctionDef | None:
        """The function in whose body this node stands."""
        for above in reversed(self.ancestors):
            if isinstance(above, ast.FunctionDef):
                return above
        return None

    @property
    def is_in_function(self) -> bool:
        """Whether the statement runs when a function is called, not when the module is imported.

        The body of a class and the defaults of arguments belong to the import.
        """
        outside = self.ancestors
        if self.statement in outside:
            outside = outside[: outside.index(self.statement)]
        return any(isinstance(above, ast.FunctionDef) for above in outside)

    @property
    def qualified_name(self) -> str:
        """The names of the classes and functions around it, as in `TakeTurn.play`."""
        around = (ast.ClassDef, ast.FunctionDef)
        return ".".join(above.name for above in self.ancestors if isinstance(above, around))


class Change(NamedTuple):
    """One field of one node that gets something else."""

    owner: ast.AST
    field: str
    place: int | None
    """In a field with several nodes."""
    new: ast.AST


def replace(slot: Slot, new: ast.AST) -> Change:
    """Put something else where the node of this slot stands."""
    return Change(slot.owner, slot.field, slot.index, new)


def slots(tree: ast.Module) -> Iterator[Slot]:
    """Every node that may be changed, in the order of the source."""
    yield from _below(tree, ())


def _below(node: ast.AST, ancestors: tuple[ast.AST, ...]) -> Iterator[Slot]:
    inside = (*ancestors, node)
    for field, value in ast.iter_fields(node):
        if field in LEFT_OUT_FIELDS:
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST) and not _is_left_out(child):
                yield Slot(child, field, index, inside)
                yield from _below(child, inside)


def _is_left_out(node: ast.AST) -> bool:
    if isinstance(node, LEFT_OUT_NODES):
        return True
    if isinstance(node, ast.FunctionDef):
        return node.name in LEFT_OUT_FUNCTIONS
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.Assign):
        return any(isinstance(it, ast.Name) and it.id == "__slots__" for it in node.targets)
    return False
