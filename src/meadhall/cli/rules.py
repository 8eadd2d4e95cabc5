"""``meadhall rules``: a rule of a game, and the tests that would fail if it were broken."""

from argparse import ArgumentParser, Namespace

from rich.padding import Padding
from rich.text import Text

from meadhall.cli.defaults import catalogue_game
from meadhall.cli.errors import SUCCESS, Refusal
from meadhall.cli.parser import add_game, add_json
from meadhall.cli.rulebook import Citation, find_citations, find_tests
from meadhall.cli.screen import make_screen, print_json
from meadhall.words.rulebook import Rule, Rulebook, read_rulebook


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "number",
        metavar="NUMBER",
        nargs="?",
        help="the number of a rule, such as CHM-COMBAT-07 or COMBAT-07, or of an example, EX-04",
    )
    add_json(parser)


def run(options: Namespace) -> int:
    game = catalogue_game(options.game)
    book = read_rulebook(game.id)
    if book is None:
        raise Refusal(f"the rules of {game.id} are not installed")
    if options.number is None:
        show_sections(book, options.json)
        return SUCCESS
    rule = book.find(options.number)
    if rule is None:
        raise Refusal(f"{game.id} has no rule {options.number}{did_you_mean(book, options.number)}")
    tests = find_tests(game)
    citations = [one for one in find_citations(tests) if one.rule == rule.number] if tests else []
    if options.json:
        print_json({"rule": rule, "tests": citations})
    else:
        show_rule(rule, citations, has_tests=tests is not None)
    return SUCCESS


def did_you_mean(book: Rulebook, typed: str) -> str:
    similar = book.similar(typed)
    if not similar:
        return f"; `meadhall rules {book.game}` lists them"
    more = ", ..." if len(similar) > 8 else ""
    return f"; near it are {', '.join(similar[:8])}{more}"


def show_sections(book: Rulebook, as_json: bool) -> None:
    if as_json:
        sections = {
            name: [rule.number for rule in rules] for name, rules in book.sections().items()
        }
        print_json({"game": book.game, "sections": sections})
        return
    screen = make_screen()
    for name, rules in book.sections().items():
        screen.print(Text(name, style="bold"))
        screen.print(
            Padding(Text("  ".join(rule.number for rule in rules)), (0, 0, 1, 2), expand=False)
        )
    screen.print(Text(f"Read one with: meadhall rules {book.game} NUMBER", style="dim"))


def show_rule(rule: Rule, citations: list[Citation], has_tests: bool) -> None:
    screen = make_screen()
    screen.print(Text.assemble((rule.number, "bold"), "  ", (rule.section, "dim")))
    screen.print(Padding(Text(rule.text), (0, 0, 1, 2), expand=False))
    if not has_tests:
        screen.print(Text("The tests are in the source tree of the project.", style="dim"))
    elif not citations:
        screen.print(Text("No test cites it.", style="yellow"))
    else:
        screen.print(Text("Tests that cite it:", style="dim"))
        for citation in citations:
            screen.print(Text(f"  {citation.file}::{citation.test}"), soft_wrap=True)
