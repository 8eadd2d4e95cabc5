"""What is changed, by kind."""

import ast

import pytest

from tests.mutants.toy import MODULE, changes
from tools.mutants.mutation import mutants_of, mutated


def in_function(*lines: str) -> str:
    return "\n".join(["def play(state, seat):", *(f"    {line}" for line in lines)])


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("return a < b", "comparison: return a < b -> return a <= b"),
        ("return a >= b", "comparison: return a >= b -> return a > b"),
        ("return a == b", "comparison: return a == b -> return a != b"),
        ("return a not in b", "comparison: return a not in b -> return a in b"),
        ("return 7", "constant: return 7 -> return 8"),
        ("return 7", "constant: return 7 -> return 6"),
        ("return -1", "constant: return -1 -> return 0"),
        ("return -1", "constant: return -1 -> return -2"),
        ("return True", "constant: return True -> return False"),
        ("return a and b", "condition: return a and b -> return a"),
        ("return a and b", "condition: return a and b -> return b"),
        ("return a or b or c", "condition: return a or b or c -> return a or c"),
        ("return not a", "condition: return not a -> return a"),
        ("return [a for a in b if a]", "condition: return [a for a in b if a] -> "
         "return [a for a in b if not a]"),
        ("return [a for a in b if a]", "condition: return [a for a in b if a] -> "
         "return [a for a in b if True]"),
        ("return a[0]", "order: return a[0] -> return a[-1]"),
        ("return a[-1]", "order: return a[-1] -> return a[0]"),
        ("return a[::-1]", "order: return a[::-1] -> return a[:]"),
        ("return min(a)", "order: return min(a) -> return max(a)"),
        ("return sorted(a)", "order: return sorted(a) -> return sorted(a, reverse=True)"),
        ("return sorted(a, reverse=True)", "order: return sorted(a, reverse=True) -> "
         "return sorted(a)"),
        ("return list(reversed(a))", "order: return list(reversed(a)) -> return list(a)"),
        ("a.sort()", "order: a.sort() -> a.sort(reverse=True)"),
        ("return a.pop()", "order: return a.pop() -> return a.pop(0)"),
        ("return [n for n in range(a)]", "order: return [n for n in range(a)] -> "
         "return [n for n in reversed(range(a))]"),
        ("return sorted(a, key=lambda n: (b, -n))", "tie-break: return sorted(a, "
         "key=lambda n: (b, -n)) -> return sorted(a, key=lambda n: (b, 0))"),
        ("return sorted(a, key=lambda n: (b, -n))", "tie-break: return sorted(a, "
         "key=lambda n: (b, -n)) -> return sorted(a, key=lambda n: (b, n))"),
        ("return sorted(a, key=rank)", "tie-break: return sorted(a, key=rank) -> "
         "return sorted(a)"),
        ("return (a, b) > (c, d)", "tie-break: return (a, b) > (c, d) -> return (a,) > (c,)"),
        ("return (seat + 1) % state.seats", "tie-break: return (seat + 1) % state.seats -> "
         "return (seat - 1) % state.seats"),
        ("state.lay(a)", "statement: state.lay(a) -> pass"),
        ("state.first = a", "statement: state.first = a -> pass"),
        ("seat = a", "statement: seat = a -> pass"),
        ("del state.hand[a]", "statement: del state.hand[a] -> pass"),
        ("seat += a", "statement: seat += a -> pass"),
        ("seat += a", "arithmetic: seat += a -> seat -= a"),
        ("return a + b", "arithmetic: return a + b -> return a - b"),
        ("return a // b", "arithmetic: return a // b -> return a * b"),
        ("return a | b", "arithmetic: return a | b -> return a & b"),
        ("state.tell(WON, seat)", "event: state.tell(WON, seat) -> pass"),
        ("state.tell(WON, seat + 1)", "event: state.tell(WON, seat + 1) -> "
         "state.tell(WON, seat - 1)"),
    ],
)  # fmt: skip
def test_a_change(line: str, expected: str) -> None:
    assert expected in changes(in_function(line))


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["if a:", "    pass"], "condition: if a: -> if not a:"),
        (["while a > b:", "    pass"], "condition: while a > b: -> while not a > b:"),
        (["for seat in state.order:", "    pass"],
         "tie-break: for seat in state.order: -> for seat in reversed(list(state.order)):"),
        (["for n in a:", "    continue"], "statement: continue -> pass"),
        (["if a:", "    return", "state.lay(a)"], "statement: return -> pass"),
    ],
)  # fmt: skip
def test_a_change_of_a_block(lines: list[str], expected: str) -> None:
    assert expected in changes(in_function(*lines))


def test_a_key_by_name_loses_its_parts() -> None:
    source = "def rank(n):\n    return (n.score, n.seat)\n\nBEST = sorted(a, key=rank)\n"
    assert "tie-break: return (n.score, n.seat) -> return (n.score, 0)" in changes(source)


@pytest.mark.parametrize(
    "source",
    [
        "class Step:\n    __slots__ = ('seat', 'n')\n",
        "def play(n: Literal[3]) -> Literal[4]:\n    '''Rule 5.'''\n",
        "@cache(3)\ndef play(): ...\n",
        in_function("assert seat < 3"),
        in_function("raise IllegalMove(f'{seat + 1}')"),
        in_function("best = seat"),
        "from a import b\n",
        "WON: Final = 0\nLOST: Final = 1\n",
        in_function("return zip(a, b, strict=True)"),
        in_function("return [a for _ in range(b)]"),
        in_function("return [a] + b"),
    ],
)
def test_what_is_no_rule_stays(source: str) -> None:
    assert changes(source) == []


def test_the_stack_of_steps_keeps_its_end() -> None:
    lines = in_function("state.steps.pop()", "return state.steps[-1]")
    assert not [change for change in changes(lines) if change.startswith("order")]


def test_a_mutant_differs_from_the_source_in_its_change_alone() -> None:
    source = in_function("if seat < 3 and state.first:", "    return [seat, 1]")
    plain = ast.unparse(ast.parse(source)).splitlines()
    for mutant in mutants_of(MODULE, source):
        lines = mutated(source, MODULE, mutant.id).splitlines()
        differing = [n for n, line in enumerate(lines, 1) if line != plain[n - 1]]
        assert differing == [mutant.line]
        assert lines[mutant.line - 1].strip() == mutant.after


def test_a_mutant_keeps_its_name_when_lines_are_added_before_it() -> None:
    source = in_function("return seat < 3")
    later = [mutant.id for mutant in mutants_of(MODULE, f"# A comment\n\n{source}")]
    assert later == [mutant.id for mutant in mutants_of(MODULE, source)]


def test_alike_lines_are_different_mutants() -> None:
    ids = [mutant.id for mutant in mutants_of(MODULE, in_function("a.lay(b)", "a.lay(b)"))]
    assert len(ids) == len(set(ids)) == 2


def test_a_long_line_is_shown_where_it_changes() -> None:
    numbers = ", ".join(f"number_{n}" for n in range(40))
    (change,) = changes(in_function(f"return pay({numbers}, True, {numbers})"))
    assert "number_39, True, number_0" in change
    assert "number_39, False, number_0" in change
    assert len(change) < 250


def test_bodies_of_classes_and_defaults_belong_to_the_import() -> None:
    source = "class Rules:\n    most = 7\n    def play(self, n=5):\n        return n + 3\n"
    met = {mutant.before: mutant.is_in_function for mutant in mutants_of(MODULE, source)}
    assert [met[text] for text in met if "7" in text] == [False]
    assert [met[text] for text in met if "5" in text] == [False]
    assert met["return n + 3"]
