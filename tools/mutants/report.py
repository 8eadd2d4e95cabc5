"""What a run found, for people and for other programs."""

import msgspec
from rich.console import Console

from tools.mutants.equivalents import Equivalent
from tools.mutants.kinds import KINDS
from tools.mutants.trial import CAUGHT, NOT_EXECUTED, SURVIVED, TIMEOUT


class Finding(msgspec.Struct):
    """A mutant, and what became of it."""

    id: str
    file: str
    line: int
    function: str
    kind: str
    before: str
    after: str
    verdict: str
    by: str = ""
    seconds: float = 0.0
    reason: str = ""


class GameReport(msgspec.Struct):
    """What became of the sample of a game."""

    game: str
    count: int
    caught: int
    timeouts: int
    survived: list[Finding]
    not_executed: list[Finding]
    equivalent: list[Finding]
    stale: list[Equivalent]
    failing_tests: list[str]
    share: float
    by_kind: dict[str, tuple[int, int]]
    """For each kind of mutation how many were caught, of how many that count."""
    seconds: float
    has_changed: bool
    """Whether a source or a test was edited while the run went on."""


def summarise(
    game: str,
    findings: list[Finding],
    stale: list[Equivalent],
    failing: list[str],
    seconds: float,
    *,
    has_changed: bool,
) -> GameReport:
    """Count the findings; accepted mutants count neither as caught nor as survived."""
    counted = [one for one in findings if not one.reason]
    by_verdict = {
        verdict: [one for one in counted if one.verdict == verdict]
        for verdict in (CAUGHT, TIMEOUT, SURVIVED, NOT_EXECUTED)
    }
    caught, timeouts = len(by_verdict[CAUGHT]), len(by_verdict[TIMEOUT])
    return GameReport(
        game=game,
        count=len(findings),
        caught=caught,
        timeouts=timeouts,
        survived=by_verdict[SURVIVED],
        not_executed=by_verdict[NOT_EXECUTED],
        equivalent=[one for one in findings if one.reason],
        stale=stale,
        failing_tests=failing,
        share=(caught + timeouts) / len(counted) if counted else 1.0,
        by_kind=_by_kind(counted),
        seconds=seconds,
        has_changed=has_changed,
    )


def _by_kind(findings: list[Finding]) -> dict[str, tuple[int, int]]:
    kinds = {kind: [one for one in findings if one.kind == kind] for kind in KINDS}
    return {
        kind: (sum(one.verdict in (CAUGHT, TIMEOUT) for one in those), len(those))
        for kind, those in kinds.items()
        if those
    }


def show(report: GameReport, console: Console) -> None:
    total = report.caught + report.timeouts
    _say(
        console,
        f"{report.game}: {report.count} mutants, {total} caught"
        f" ({report.caught} by a test, {report.timeouts} by timeout),"
        f" {len(report.survived)} survived, {len(report.not_executed)} not executed by any test,"
        f" {len(report.equivalent)} accepted: {report.share:.1%} caught, {report.seconds:.0f} s",
        style="bold",
    )
    kinds = (f"{kind} {some} of {all}" for kind, (some, all) in report.by_kind.items())
    _say(console, f"  caught by kind: {', '.join(kinds)}")
    _list(report.survived, "survived", console)
    _list(report.not_executed, "no test executes it", console)
    _list(report.equivalent, "accepted", console)
    for one in report.stale:
        _say(console, f"stale: {one.file}, {one.function}: there is no {one.before!r} any more")
    for id in report.failing_tests:
        _say(console, f"fails without any mutation, so it does not count: {id}")
    if report.has_changed:
        _say(console, "sources or tests were edited meanwhile: run it again", style="bold")


def _list(findings: list[Finding], verdict: str, console: Console) -> None:
    for one in findings:
        where = f"{one.file}:{one.line}" + (f", in {one.function}" if one.function else "")
        _say(console, f"\n  {verdict}: {where} ({one.kind}, {one.id})")
        _say(console, f"    - {one.before}", style="red")
        _say(console, f"    + {one.after}", style="green")
        if one.reason:
            _say(console, f"    {one.reason}")


def _say(console: Console, text: str, style: str | None = None) -> None:
    console.print(text, style=style, markup=False, highlight=False, soft_wrap=True)
