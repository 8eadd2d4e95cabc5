"""Our engine beside its peers: `make peers`, or ``python -m bench.peers --help``."""

import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from bench.peers.crew import gather
from bench.peers.page import MARKS, render
from bench.peers.processes import stay_on_one_core
from bench.peers.races import PARTS
from bench.peers.result import Result, describe_machine, encode, read_result
from bench.peers.session import Session, steps_of_work
from meadhall.cli.errors import INTERRUPTED, SUCCESS, Refusal
from meadhall.cli.files import written
from meadhall.cli.parser import Parser, positive
from meadhall.cli.screen import progress

ROUNDS = 9
SECONDS = 0.3
QUICK_ROUNDS = 3
QUICK_SECONDS = 0.1


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        options = make_parser().parse_args(arguments)
        run(options)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return refusal.code
    except KeyboardInterrupt:
        return INTERRUPTED
    return SUCCESS


def make_parser() -> Parser:
    parser = Parser(prog="bench.peers", description=__doc__)
    parser.add_argument("--rounds", type=positive, help=f"how often all take turns ({ROUNDS})")
    parser.add_argument("--seconds", type=seconds, help=f"how long a turn lasts ({SECONDS})")
    parser.add_argument("--quick", action="store_true", help="few and short rounds, to try it out")
    parser.add_argument(
        "--only", type=parts, default=PARTS, metavar="PART,...", help=f"some of {', '.join(PARTS)}"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write what was measured there")
    parser.add_argument("--out", type=Path, metavar="PAGE", help="put the tables into this page")
    parser.add_argument(
        "--from",
        type=Path,
        metavar="FILE",
        dest="earlier",
        help="measure nothing; show what --json wrote earlier",
    )
    return parser


def seconds(typed: str) -> float:
    try:
        given = float(typed)
    except ValueError:
        given = 0.0
    if not 0 < given <= 60:
        raise ArgumentTypeError(f"{typed!r} is no number of seconds between 0 and 60")
    return given


def parts(typed: str) -> tuple[str, ...]:
    named = tuple(typed.split(","))
    for name in named:
        if name not in PARTS:
            raise ArgumentTypeError(f"there is no part {name}; there are {', '.join(PARTS)}")
    return named


def run(options: Namespace) -> None:
    if options.out:
        MARKS.around(options.out)  # Refuse a page that cannot take the result before measuring.
    with written(options.json) if options.json else nullcontext() as file:
        result = read_result(options.earlier) if options.earlier else measure(options)
        if file is not None:
            file.write(encode(result))
    if options.out:
        MARKS.put(render(result), options.out)
    else:
        print(render(result))


def measure(options: Namespace) -> Result:
    left_out: dict[str, str] = {}
    crew = gather(left_out, say)
    result = Result(
        rounds=options.rounds or (QUICK_ROUNDS if options.quick else ROUNDS),
        seconds=options.seconds or (QUICK_SECONDS if options.quick else SECONDS),
        machine=describe_machine(is_one_core=stay_on_one_core()),
        left_out=left_out,
    )
    try:
        with progress("measuring", steps_of_work(options.only, result.rounds)) as advance:
            # Where there is no terminal to draw a bar on, a log tells how far it got.
            note = (lambda sentence: None) if sys.stderr.isatty() else say
            Session(crew, result, advance, note).run(options.only)
    finally:
        crew.close()
    return result


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
