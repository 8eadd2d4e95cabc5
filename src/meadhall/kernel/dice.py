"""The only source of chance: numbers that a seed fixes once and for all.

Block ``k`` of stream ``s`` is BLAKE2b of the text ``seed/s/k``, read as sixteen little-endian
32-bit words. Anyone can compute the same numbers from a revealed seed, in any language; nobody can
predict them without it. Streams are independent of each other, so that, say, dice rolls do not
change when one deck is drawn from more often.

>>> dice = Dice.from_seed("midsummer", streams=2)
>>> [dice.below(0, 6) for _ in range(8)]
[1, 3, 1, 1, 4, 4, 5, 0]
>>> dice.below(1, 100), dice.draws
(4, 9)
>>> dice.rig(0, [5, 5])
>>> [dice.below(0, 6) for _ in range(3)], dice.below(1, 100)
([5, 5, 4], 24)
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from meadhall.kernel.part import Part

WORDS_IN_BLOCK: Final = 16
BYTES_IN_WORD: Final = 4
WORD: Final = 1 << 32
LOW_WORD: Final = WORD - 1


class ChanceNeeded(Exception):
    """A scripted stream has run out: the caller must choose one of ``outcomes`` outcomes."""

    def __init__(self, outcomes: int) -> None:
        # Raised for every die and card where chance is explicit, so without a sentence.
        super().__init__(outcomes)
        self.outcomes = outcomes

    def __str__(self) -> str:
        return f"one of {self.outcomes} outcomes is needed"


class Dice(Part):
    """Random streams as data: a copy continues exactly like the original."""

    __slots__ = ("_blocks", "_record", "_rigged", "_script", "draws", "positions", "seed")

    def __init__(
        self,
        seed: str,
        positions: list[int],
        draws: int,
        blocks: list[bytes] | None = None,
    ) -> None:
        self.seed = seed
        self.positions = positions
        self.draws = draws
        """How many outcomes have been drawn; undo may not go back past one."""
        self._blocks: list[bytes] = blocks or [b""] * len(positions)
        """The block that each stream is in; empty before it is needed."""
        self._record: list[int] | None = None
        self._script: list[int] | None = None
        """All outcomes to come, the next one last."""
        self._rigged: dict[int, list[int]] | None = None
        """The next outcomes of some streams, the next one last."""

    @staticmethod
    def from_seed(seed: str, streams: int) -> "Dice":
        return Dice(seed, [0] * streams, 0)

    def copy(self) -> "Dice":
        """A copy with the same future. Recording and scripts stay with the original."""
        return Dice(self.seed, self.positions[:], self.draws, self._blocks[:])

    def fork(self, streams: int) -> "Dice":
        """An independent source, different at each call, for worlds and bots that need chance."""
        return Dice.from_seed(f"{self.seed}/{self.below(0, 1 << 30)}", streams)

    def below(self, stream: int, n: int) -> int:
        """One of ``0 .. n-1``, all equally likely; ``n`` is at most ``1 << 31``."""
        self.draws += 1
        if self._script is not None:
            if not self._script:
                raise ChanceNeeded(n)
            return self._chosen(self._script.pop(), n)
        if self._rigged is not None and self._rigged.get(stream):
            return self._chosen(self._rigged[stream].pop(), n)
        # Compiled, multiplying machine words costs a fraction of multiplying Python's long
        # integers.
        outcomes: i64 = n
        word = self._word(stream)
        product = word * outcomes
        low = product & LOW_WORD
        if low < outcomes:
            # Without this the lowest outcomes would come up slightly too often (Lemire's method).
            unfair = (WORD - outcomes) % outcomes
            while low < unfair:
                word = self._word(stream)
                product = word * outcomes
                low = product & LOW_WORD
        outcome: int = product >> 32
        if self._record is not None:
            self._record.append(outcome)
        return outcome

    def record(self, outcomes: list[int]) -> None:
        """Append every further outcome to this list as well."""
        self._record = outcomes

    def follow(self, script: list[int] | None) -> None:
        """Take outcomes from this list instead of the seed; ``ChanceNeeded`` when it runs out.

        None returns to the seed.
        """
        self._script = None if script is None else script[::-1]
        self._rigged = None

    def rig(self, stream: int, outcomes: list[int]) -> None:
        """Let these be the next outcomes of a stream; then the seed goes on.

        Other streams are not affected. An earlier script of this stream, or of all, is dropped.
        """
        if self._rigged is None:
            self._rigged = {}
        self._rigged[stream] = outcomes[::-1]
        self._script = None

    def _word(self, stream: int) -> i64:
        position: i64 = self.positions[stream]
        self.positions[stream] = position + 1
        offset = position % WORDS_IN_BLOCK
        block = self._blocks[stream]
        if offset == 0 or not block:
            block = blake2b(f"{self.seed}/{stream}/{position // WORDS_IN_BLOCK}".encode()).digest()
            self._blocks[stream] = block
        # Only this word is made of its bytes: numbers for all sixteen cost more than they save.
        at = offset * BYTES_IN_WORD
        lowest: i64 = block[at]
        low: i64 = block[at + 1]
        high: i64 = block[at + 2]
        highest: i64 = block[at + 3]
        return lowest | low << 8 | high << 16 | highest << 24

    def _chosen(self, outcome: int, n: int) -> int:
        """An outcome that somebody has chosen, in place of one by the seed."""
        if not 0 <= outcome < n:
            raise ValueError(f"outcome {outcome} is not one of 0 to {n - 1}")
        if self._record is not None:
            self._record.append(outcome)
        return outcome
