"""``meadhall report``: a run of games, or two of them compared, as one page with plots."""

from argparse import ArgumentParser, Namespace
from contextlib import closing
from pathlib import Path

from rich.text import Text

from meadhall.arena.report.comparison import Comparison, compare
from meadhall.arena.report.page import Reported, make_page
from meadhall.arena.report.reading import RUNS, Run, WrongRun, open_run, summarize
from meadhall.arena.report.telling import Telling
from meadhall.arena.writers import MissingLibrary
from meadhall.cli.defaults import catalogue_game
from meadhall.cli.errors import SUCCESS, Refusal
from meadhall.cli.files import written
from meadhall.cli.parser import add_json, add_language
from meadhall.cli.screen import make_screen, print_json, progress
from meadhall.cli.texts import Texts


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "runs",
        metavar="RUN",
        nargs="+",
        type=Path,
        help=f"a file that `meadhall simulate` or `arena` wrote ({', '.join(RUNS)}); a second "
        "one is compared with the first",
    )
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        help="where the page goes (default: the name of the run with the ending .html)",
    )
    add_json(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    paths: list[Path] = options.runs
    say = Texts(options.lang)
    if len(paths) > 2:
        raise Refusal(f"two runs can be compared, not {len(paths)}")
    out: Path | None = options.out
    if out is None and not options.json:
        out = paths[0].with_suffix(".html")
    if out is not None and any(out.resolve() == path.resolve() for path in paths):
        raise Refusal(f"the page would replace the run in {out}: name another file")
    opened = open_runs(paths)
    game = catalogue_game(opened[0].origin.game)
    if out is None:
        runs, comparison = read_runs(opened, say)
    else:
        # Find out whether the page can be written before a long read, not after it.
        with written(out) as file:
            runs, comparison = read_runs(opened, say)
            file.write(make_page(runs, comparison, Telling(game, options.lang)).encode())
    if options.json:
        print_json({"runs": runs, "comparison": comparison})
    elif out is not None:
        make_screen().print(Text(say("report-in", file=str(out))), soft_wrap=True)
    return SUCCESS


def open_runs(paths: list[Path]) -> list[Run]:
    opened: list[Run] = []
    for path in paths:
        try:
            opened.append(open_run(path))
        except (WrongRun, MissingLibrary) as error:
            raise Refusal(str(error)) from error
        except OSError as error:
            raise unreadable(path, error) from error
    games = [one.origin.game for one in opened]
    if games[0] != games[-1]:
        raise Refusal(f"runs of different games cannot be compared: {' and '.join(games)}")
    return opened


def unreadable(path: Path, error: OSError) -> Refusal:
    return Refusal(f"{path} cannot be read: {error.strerror or error}")


def read_runs(opened: list[Run], say: Texts) -> tuple[list[Reported], Comparison | None]:
    runs = []
    with progress(say("reading"), sum(one.size for one in opened)) as advance:
        for one in opened:
            try:
                with closing(one):
                    figures = summarize(one, advance).figures()
            except WrongRun as error:
                raise Refusal(str(error)) from error
            except OSError as error:
                raise unreadable(one.path, error) from error
            runs.append(Reported(one.path.name, one.origin, figures))
    return runs, compare(runs[0].figures, runs[1].figures) if len(runs) == 2 else None
