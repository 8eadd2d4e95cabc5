"""The command line's own words, in the user's language."""

from meadhall.words import interface


class Texts:
    """The messages of the command line.

    >>> Texts("pl")("seat")
    'miejsce'
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **facts: str | int) -> str:
        """The message ``cli-KEY`` with these facts."""
        return interface(self.language, f"cli-{key}", **facts)
