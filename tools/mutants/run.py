"""A run over one game: sample, record, try, remember."""

import hashlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec
from rich.progress import Progress

from tools.mutants import equivalents, rules, session, trial
from tools.mutants.crew import Crew
from tools.mutants.equivalents import Equivalent
from tools.mutants.ledger import Ledger
from tools.mutants.mutation import Mutant, mutants_of, mutated
from tools.mutants.records import Coverage, Records, fingerprints
from tools.mutants.report import Finding, GameReport, summarise
from tools.mutants.rules import ROOT, Module, Unit
from tools.mutants.sampling import sample
from tools.mutants.trial import CAUGHT, NOT_EXECUTED, Outcome, Trial

LIMIT: Final = 900.0
"""On the clock, for a mutant that does not even react to its timer."""


class Plan(msgspec.Struct, frozen=True):
    """What is asked for."""

    count: int
    seed: str
    survivors: bool
    """Whether mutants that were ever caught count as caught, and only the others are tried."""
    fresh: bool
    """Whether nothing counts that an earlier run found."""


def run(game: str, plan: Plan, crew: Crew, progress: Progress, root: Path = ROOT) -> GameReport:
    """Try a sample of the mutants of the game."""
    began = time.perf_counter()
    sources = {module: (root / module.path).read_text() for module in rules.modules(game, root)}
    possible = [mutant for module, text in sources.items() for mutant in mutants_of(module, text)]
    known = equivalents.read()
    accepted = equivalents.match(possible, known)
    chosen = sample(possible, plan.count, plan.seed)
    records = _recorded(Records(game, root), crew, progress)
    coverage = Coverage(records.units)
    ledger = Ledger(game, _fingerprint(records.wanted), root)
    left = [
        mutant
        for mutant in chosen
        if mutant.id not in accepted and (plan.fresh or not ledger.knows(mutant.id, plan.survivors))
    ]
    bar = progress.add_task(f"{game}: try mutants", total=len(chosen))
    progress.advance(bar, len(chosen) - len(left))
    for id, outcome in _outcomes(left, sources, coverage, crew, root):
        ledger.enter(id, outcome)
        progress.advance(bar)
    progress.remove_task(bar)
    return summarise(
        game,
        [_finding(mutant, ledger, accepted) for mutant in chosen],
        equivalents.stale(game, known, accepted.values()),
        coverage.failing,
        time.perf_counter() - began,
        has_changed=_fingerprint(fingerprints(game, root)) != ledger.fingerprint,
    )


def _recorded(records: Records, crew: Crew, progress: Progress) -> Records:
    bar = progress.add_task(f"{records.game}: record the tests", total=len(records.missing()))
    records.renew(crew, lambda: progress.advance(bar))
    progress.remove_task(bar)
    return records


def _fingerprint(wanted: dict[Unit, str]) -> str:
    return hashlib.sha256("\n".join(wanted.values()).encode()).hexdigest()[:16]


def _outcomes(
    mutants: list[Mutant], sources: dict[Module, str], coverage: Coverage, crew: Crew, root: Path
) -> Iterator[tuple[str, Outcome]]:
    """What becomes of each mutant, as they are done."""
    trials = []
    for mutant in mutants:
        stages = coverage.stages(mutant.module.path, mutant.line, mutant.is_in_function)
        if stages:
            source = mutated(sources[mutant.module], mutant.module, mutant.id)
            trials.append(Trial(root, mutant.id, mutant.module, source, stages, coverage.known))
        else:
            yield mutant.id, Outcome(NOT_EXECUTED)
    for tried, answer in crew.share(hold_silently, trials, LIMIT):
        yield tried.mutant, answer or Outcome(CAUGHT, "the process", "it ended without an answer")


def hold_silently(tried: Trial, answer: Callable[[Outcome], None]) -> None:
    session.be_silent()
    answer(trial.hold(tried, answer))


def _finding(mutant: Mutant, ledger: Ledger, accepted: dict[str, Equivalent]) -> Finding:
    outcome = ledger.outcome(mutant.id)
    reason = accepted[mutant.id].reason if mutant.id in accepted else ""
    return Finding(
        id=mutant.id,
        file=mutant.module.path,
        line=mutant.line,
        function=mutant.function,
        kind=mutant.kind,
        before=mutant.before,
        after=mutant.after,
        verdict=outcome.verdict,
        by=outcome.by,
        seconds=round(outcome.seconds, 2),
        reason=reason,
    )
