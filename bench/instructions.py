"""How many instructions the compiled engine needs: `make instructions`.

Processor time is noisy, instruction counts are not: callgrind counts those of a fixed run
(``fixed_run.py``). To be less sensitive to the build of Python, they are expressed in turns of a
loop of plain Python that is counted in the same run. A game that needs clearly more of them than
the reference in ``instructions.json`` fails the build; ``--update`` updates the reference. There is
one for an engine that was compiled quickly, as tests do, and one for a fully optimized one.
"""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from rich.table import Table

from bench.fixed_run import MARK, Section
from meadhall import engine
from meadhall.cli.errors import DIFFERENT, INTERRUPTED, SUCCESS, Refusal
from meadhall.cli.parser import Parser, add_json
from meadhall.cli.screen import make_screen, print_json, progress

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = Path(__file__).with_suffix(".json")
TOO_MANY = 1.25
"""A game that needs this many times its reference has become slower."""
FEW = 0.8
"""Below this the reference is so outdated that it would let too much pass."""


class Count(msgspec.Struct, frozen=True):
    """Instructions for one decision and one copy."""

    decision: float
    copy: float


class Counts(msgspec.Struct, frozen=True):
    """A whole run, or the reference."""

    python: str
    turn: float
    """Instructions for one turn of the yardstick."""
    games: dict[str, Count]


class Change(msgspec.Struct, frozen=True):
    """One unit of work of one game, now and in the reference."""

    game: str
    unit: str
    instructions: float
    turns: float
    reference: float | None
    """The reference, in turns too; None for a game that it does not contain."""

    @property
    def ratio(self) -> float | None:
        return None if self.reference is None else self.turns / self.reference

    @property
    def is_too_much(self) -> bool:
        """Whether it must not pass; that includes what cannot be judged."""
        return self.ratio is None or self.ratio > TOO_MANY

    @property
    def is_much_less(self) -> bool:
        return self.ratio is not None and self.ratio < FEW


def main(arguments: Sequence[str] | None = None) -> int:
    parser = Parser(prog="bench.instructions", description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--update", action="store_true", help="make this run the new reference")
    add_json(parser)
    try:
        options = parser.parse_args(arguments)
        check_tools()
        counts = count()
        if options.update:
            write_reference(counts)
        changes = list(compare(counts, read_reference()))
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return refusal.code
    except KeyboardInterrupt:
        return INTERRUPTED
    if options.json:
        print_json({"counts": counts, "changes": changes})
    else:
        show(changes)
    return DIFFERENT if any(change.is_too_much for change in changes) else SUCCESS


def check_tools() -> None:
    if not shutil.which("valgrind"):
        raise Refusal("Instructions cannot be counted: valgrind is not installed.")
    if obstacle := engine.why_not_compiled(engine.PACKAGE):
        raise Refusal(f"The compiled engine is what is counted, but {obstacle}: `make compiled`.")


def count() -> Counts:
    """Let callgrind watch the fixed run."""
    with tempfile.TemporaryDirectory(prefix="meadhall-") as folder:
        dumps = Path(folder, "count")
        command = [
            *("valgrind", "--quiet", "--tool=callgrind", f"--dump-before={MARK}"),
            f"--callgrind-out-file={dumps}",
            *(sys.executable, "-m", "bench.fixed_run"),
        ]
        # The order of sets depends on the hash seed.
        environment = {**os.environ, "PYTHONHASHSEED": "0", "MEADHALL_ENGINE": "compiled"}
        with progress("counting instructions", total=None):
            watched = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
            )
        if watched.returncode:
            raise Refusal(f"The fixed run failed: {watched.stderr.strip()[-500:]}")
        sections = msgspec.json.decode(watched.stdout, type=list[Section])
        return per_unit(sections, read_totals(dumps))


def read_totals(dumps: Path) -> list[int]:
    """The counts up to each mark. Callgrind numbers its files; the one after the last has none."""
    totals: list[int] = []
    while (dump := dumps.with_name(f"{dumps.name}.{len(totals) + 1}")).exists():
        found = re.search(r"^totals: (\d+)", dump.read_text(encoding="utf-8"), flags=re.MULTILINE)
        if not found:
            raise Refusal(f"Callgrind wrote no total into {dump.name}.")
        totals.append(int(found[1]))
    return totals


def per_unit(sections: list[Section], totals: list[int]) -> Counts:
    if len(sections) != len(totals):
        raise Refusal(f"Callgrind saw {len(totals)} sections where {len(sections)} were run.")
    costs = {
        (section.game, section.unit): total / section.done
        for section, total in zip(sections, totals, strict=True)
        if section.done
    }
    games = list(dict.fromkeys(game for game, _ in costs if game))
    return Counts(
        python=platform.python_version(),
        turn=costs["", "turn"],
        games={game: Count(costs[game, "decision"], costs[game, "copy"]) for game in games},
    )


def compare(now: Counts, reference: Counts) -> Iterator[Change]:
    for game, counted in now.games.items():
        known = reference.games.get(game)
        for unit in Count.__struct_fields__:
            instructions = getattr(counted, unit)
            expected = None if known is None else getattr(known, unit) / reference.turn
            yield Change(game, unit, instructions, instructions / now.turn, expected)


def read_references() -> dict[int, Counts]:
    """References by how much the engine is optimized."""
    try:
        return msgspec.json.decode(REFERENCE.read_bytes(), type=dict[int, Counts])
    except (OSError, msgspec.DecodeError) as error:
        raise Refusal(f"{REFERENCE.name} cannot be read ({error}).") from error


def read_reference() -> Counts:
    """That of this build; one with a profile must not need more than one without."""
    references, level = read_references(), engine.level()
    if level == engine.PROFILED and level not in references:
        level = engine.FULLY
    if level not in references:
        raise Refusal("There is no reference for this build: --update writes it.")
    return references[level]


def write_reference(counts: Counts) -> None:
    references = read_references() | {engine.level(): counts}
    rounded = {level: _rounded(one) for level, one in sorted(references.items())}
    REFERENCE.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")


def _rounded(counts: Counts) -> dict[str, object]:
    return {
        "python": counts.python,
        "turn": round(counts.turn, 1),
        "games": {
            game: {unit: round(getattr(one, unit)) for unit in Count.__struct_fields__}
            for game, one in sorted(counts.games.items())
        },
    }


def show(changes: list[Change]) -> None:
    screen = make_screen()
    table = Table("", "instructions", "turns", "reference", "change", "")
    for change in changes:
        table.add_row(
            f"{change.game} {change.unit}",
            f"{change.instructions:,.0f}",
            f"{change.turns:.2f}",
            "none" if change.reference is None else f"{change.reference:.2f}",
            "" if change.ratio is None else f"{change.ratio - 1:+.1%}",
            "worse" if change.is_too_much else "",
        )
    screen.print(table)
    if any(change.is_too_much for change in changes):
        screen.print(
            f"More than {TOO_MANY - 1:.0%} above the reference. If that is meant, or a game is "
            "new, `python -m bench.instructions --update` renews the reference.",
            soft_wrap=True,
        )
    if any(change.is_much_less for change in changes):
        screen.print(
            "Much less than the reference: `python -m bench.instructions --update` renews it, so "
            "that what was won is kept.",
            soft_wrap=True,
        )


if __name__ == "__main__":
    sys.exit(main())
