"""What a run found, for people and for other programs."""

import msgspec
from rich.console import Console
from rich.markup import escape

from tools.mutants.equivalents import Equivalent
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
    by_verdict = {
        verdict: [one for one in findings if one.verdict == verdict and not one.reason]
        for verdict in (CAUGHT, TIMEOUT, SURVIVED, NOT_EXECUTED)
    }
    caught, timeouts = len(by_verdict[CAUGHT]), len(by_verdict[TIMEOUT])
    counted = sum(map(len, by_verdict.values()))
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
        share=(caught + timeouts) / counted if counted else 1.0,
        seconds=seconds,
        has_changed=has_changed,
    )


def show(report: GameReport, console: Console) -> None:
    total = report.caught + report.timeouts
    console.print(
        f"[bold]{report.game}[/]: {report.count} mutants, {total} caught"
        f" ({report.caught} by a test, {report.timeouts} by timeout),"
        f" {len(report.survived)} survived, {len(report.not_executed)} not executed by any test,"
        f" {len(report.equivalent)} accepted: {report.share:.1%} caught, {report.seconds:.0f} s"
    )
    _list(report.survived, "survived", console)
    _list(report.not_executed, "no test executes it", console)
    _list(report.equivalent, "accepted", console)
    for one in report.stale:
        console.print(f"  stale: {one.file}, {one.function}: nothing reads", escape(one.before))
    for id in report.failing_tests:
        console.print(f"  without any mutation this test fails, so it does not count: {escape(id)}")
    if report.has_changed:
        console.print("  [bold]sources or tests were edited meanwhile: run it again[/]")


def _list(findings: list[Finding], verdict: str, console: Console) -> None:
    for one in findings:
        where = f"{one.file}:{one.line}" + (f", in {one.function}" if one.function else "")
        console.print(f"\n  {verdict}: {where} ({one.kind}, {one.id})", highlight=False)
        console.print(f"    - {escape(one.before)}", style="red", highlight=False, soft_wrap=True)
        console.print(f"    + {escape(one.after)}", style="green", highlight=False, soft_wrap=True)
        if one.reason:
            console.print(f"    {escape(one.reason)}", highlight=False, soft_wrap=True)
