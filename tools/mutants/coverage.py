"""Make modules note which of their statements are executed.

Before each statement of a function stands a call that notes its line. That is all which is needed
here, costs little, and is the same on every version of Python. What a module executes when it is
imported, and the functions that it calls then, count as executed by the import.
"""

import ast
import builtins
from typing import Final

NOTE: Final = "__note__"


def noting(source: str, number: int) -> str:
    """The source with its notes; `number` stands for the module in them."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            _annotate(node, number)
    return ast.unparse(ast.fix_missing_locations(tree))


def _annotate(function: ast.FunctionDef | ast.AsyncFunctionDef, number: int) -> None:
    documented = ast.get_docstring(function) is not None
    function.body[documented:] = _with_notes(function.body[documented:], number)


def _with_notes(body: list[ast.stmt], number: int) -> list[ast.stmt]:
    noted: list[ast.stmt] = []
    for statement in body:
        noted += [_note(number, statement.lineno), statement]
        # A function inside this one is met by itself.
        if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            _annotate_blocks(statement, number)
    return noted


def _annotate_blocks(statement: ast.stmt, number: int) -> None:
    for field in ("body", "orelse", "finalbody"):
        block = getattr(statement, field, None)
        if block:
            setattr(statement, field, _with_notes(block, number))
    for part in [*getattr(statement, "handlers", []), *getattr(statement, "cases", [])]:
        part.body = _with_notes(part.body, number)


def _note(number: int, line: int) -> ast.stmt:
    noted = ast.Tuple([ast.Constant(number), ast.Constant(line)], ast.Load())
    return ast.Expr(ast.Call(ast.Name(NOTE, ast.Load()), [noted], []))


def listen() -> set[tuple[int, int]]:
    """A set to which all notes of this process are added from now on."""
    heard: set[tuple[int, int]] = set()
    setattr(builtins, NOTE, heard.add)
    return heard
