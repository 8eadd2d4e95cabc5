# mypyc: interpreted
"""How the seed of a table is drawn so that nobody, the server included, could have chosen it.

1. When a table is opened, the server draws a secret and publishes its hash, the commitment.
2. Whoever takes a seat draws a number of their own, the contribution, and shows only its hash, the
   pledge.
3. Once every seat is settled, nobody can change anything any more; now the contributions are
   revealed. Each must fit its pledge.
4. The seed is the hash of the secret, all pledges and all contributions, in the order of the seats.

Everything is hashed with SHA-256, as text, so that a few lines in any language can check it.
"""

import re
from hashlib import sha256

import msgspec

HOW = (
    "commitment = SHA-256 of 'meadhall secret', a line feed, the secret. "
    "pledge = SHA-256 of 'meadhall pledge', a line feed, the contribution. "
    "seed = SHA-256 of 'meadhall seed', a line feed, the secret, and for each seat in order "
    "a line feed, its pledge or '-', a space, its contribution or '-'. "
    "All hashes are hexadecimal, all texts UTF-8. The commitment was published before anybody sat "
    "down, every pledge before any contribution was revealed. "
    "Check all of it with: meadhall replay --check FILE"
)
"""What a saga says about it, for whoever has nothing but the file."""

LONGEST_SECRET = 64


class BrokenDraw(ValueError):
    """A draw in which something does not fit."""


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that the seed was made from."""

    secret: str
    pledges: list[str]
    """For each seat the hash of what it was to add; empty if nobody promised anything."""
    contributions: list[str]
    """For each seat what it added; empty if nothing."""
    how: str = HOW

    def seed(self) -> str:
        lines = ["meadhall seed", self.secret]
        lines += [
            f"{pledge or '-'} {contribution or '-'}"
            for pledge, contribution in zip(self.pledges, self.contributions, strict=True)
        ]
        return _hash(lines)

    def check(self, commitment: str, seed: str, seats: int) -> None:
        """Raise ``BrokenDraw`` unless everything fits together."""
        if len(self.pledges) != seats or len(self.contributions) != seats:
            raise BrokenDraw(f"what was added to the seed is not that of {seats} seats")
        if not 1 <= len(self.secret) <= LONGEST_SECRET:
            raise BrokenDraw(f"the secret does not have 1 to {LONGEST_SECRET} characters")
        if not all(is_hexadecimal(one) for one in self.pledges + self.contributions if one):
            raise BrokenDraw("what was added to the seed is not in hexadecimal")
        if commitment_to(self.secret) != commitment:
            raise BrokenDraw("the secret is not the one that was committed to")
        for number, pledge in enumerate(self.pledges, 1):
            contribution = self.contributions[number - 1]
            if contribution and pledge_of(contribution) != pledge:
                raise BrokenDraw(f"seat {number} added something other than it had pledged")
        if self.seed() != seed:
            raise BrokenDraw("the seed does not follow from the secret and what was added to it")


def commitment_to(secret: str) -> str:
    """What is published about the secret before anybody sits down."""
    return _hash(["meadhall secret", secret])


def pledge_of(contribution: str) -> str:
    """What is published about a contribution before it is revealed."""
    return _hash(["meadhall pledge", contribution])


def is_hexadecimal(text: str) -> bool:
    """Whether this can be a pledge or a contribution: 32 bytes, written in hexadecimal."""
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def _hash(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()
