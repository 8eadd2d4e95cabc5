"""Why a message did not arrive. The sentences never contain a secret of the channel."""

import re
import unicodedata

from meadhall.tables.refusal import Refused

LONGEST_ANSWER = 200


class Undelivered(Refused):
    """The message did not arrive; it may be worth another attempt."""


class Gone(Undelivered):
    """The channel no longer exists, and will never work again."""


def readable(answer: bytes | str) -> str:
    """What another server says, as one short line without harmful characters.

    >>> readable(b"no \\x1b[31msuch\\r\\n\\r\\nhook")
    'no [31msuch hook'
    """
    text = answer.decode(errors="replace") if isinstance(answer, bytes) else answer
    # Categories that begin with C: control, invisible and text-direction characters.
    kept = [one for one in text if one.isspace() or unicodedata.category(one)[0] != "C"]
    return re.sub(r"\s+", " ", "".join(kept)).strip()[:LONGEST_ANSWER]
