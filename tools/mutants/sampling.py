"""Choose some of all mutants: repeatably, and spread over the modules by their size."""

import hashlib
from collections.abc import Iterable

from tools.mutants.mutation import Mutant


def sample(mutants: Iterable[Mutant], count: int, seed: str) -> list[Mutant]:
    """At most ``count`` mutants, and at most one of each place.

    Each module has a share by the number of its places. Which of them are chosen depends only on
    the seed and the mutant itself, so a sample stays nearly the same while sources are edited.
    """
    by_module: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        by_module.setdefault(mutant.module.path, []).append(mutant)
    candidates = {path: _one_of_each_place(several, seed) for path, several in by_module.items()}
    shares = _shares({path: len(several) for path, several in candidates.items()}, count)
    chosen = []
    for path, several in candidates.items():
        first = sorted(several, key=lambda mutant: _lot(seed, mutant))[: shares[path]]
        chosen += sorted(first, key=lambda mutant: (mutant.line, mutant.place))
    return chosen


def _one_of_each_place(mutants: list[Mutant], seed: str) -> list[Mutant]:
    chosen: dict[int, Mutant] = {}
    for mutant in mutants:
        other = chosen.get(mutant.place)
        if other is None or _lot(seed, mutant) < _lot(seed, other):
            chosen[mutant.place] = mutant
    return list(chosen.values())


def _lot(seed: str, mutant: Mutant) -> bytes:
    return hashlib.blake2b(f"{seed} {mutant.id}".encode(), digest_size=8).digest()


def _shares(places: dict[str, int], count: int) -> dict[str, int]:
    """Shares in proportion; what is left over goes to the largest remainders."""
    total = sum(places.values())
    count = min(count, total)
    shares = {path: count * n // total for path, n in places.items()}
    by_remainder = sorted(places, key=lambda path: (-(count * places[path] % total), path))
    for path in by_remainder[: count - sum(shares.values())]:
        shares[path] += 1
    return shares
