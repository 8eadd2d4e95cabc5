"""Why something was not done. The sentence for people is the message ``refusal-<kind>``."""

from meadhall.words import interface


class Refused(Exception):
    """A command that was not carried out; nothing has changed."""

    def __init__(self, kind: str, **facts: str | int) -> None:
        super().__init__(kind)
        self.kind = kind
        self.facts = facts

    def sentence(self, language: str) -> str:
        return interface(language, f"refusal-{self.kind}", **self.facts)

    def __str__(self) -> str:
        return self.sentence("en")


class Missing(Refused):
    """There is no such thing, or none that this person may know about."""


class Forbidden(Refused):
    """It exists, but not for this person."""


class Unsuitable(Refused):
    """Not now: the table has moved on, or has not got that far."""


class Wrong(Refused):
    """What was given makes no sense."""


class TooMuch(Refused):
    """More than anyone may ask for."""
